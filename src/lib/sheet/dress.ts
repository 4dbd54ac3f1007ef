/** The styles of a game in a file of its own, as text: the app's tokens, the accent of the game, and the layout of its charts. */
import app from '../../app.css?raw';
import sheet from './sheet.css?raw';
import around from './single.css?raw';

const looks = import.meta.glob<string>('../systems/*/look.css', { query: '?raw', import: 'default', eager: true });

/** The first rule of a style sheet: that of the tokens. */
const firstRule = (css: string): string => /[^{}]*\{[^{}]*\}/.exec(css)?.[0] ?? '';

const tight = (css: string): string =>
	css
		.replace(/\/\*[^]*?\*\//g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([{};,>]) ?/g, '$1')
		.trim();

/** A game that has no look of its own keeps the accent of the app. */
export const dress = (id: string): string =>
	[firstRule(tight(app)), firstRule(tight(looks[`../systems/${id}/look.css`] ?? '')), tight(around), tight(sheet)].join(
		''
	);
