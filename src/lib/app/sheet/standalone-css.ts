/** CSS for a game in a single file: the app's tokens, the game's accent, and the layout of charts. */
import app from '../../../app.css?raw';
import sheet from './sheet.css?raw';
import around from './single.css?raw';
import { accentRule } from '$lib/core/charts/accent-rule';
import type { Game } from '$lib/core/types';

const looks = import.meta.glob<string>('../../games/*/look.css', { query: '?raw', import: 'default', eager: true });

/** The first rule of a stylesheet, which holds the tokens. */
const firstRule = (css: string): string => /[^{}]*\{[^{}]*\}/.exec(css)?.[0] ?? '';

const tight = (css: string): string =>
	css
		.replace(/\/\*[^]*?\*\//g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([{};,>]) ?/g, '$1')
		.trim();

/** A game without its own stylesheet uses the accent named in its data, else the app's. */
export function standaloneCss({ id, inks }: Pick<Game, 'id' | 'inks'>): string {
	const look = looks[`../../games/${id}/look.css`] ?? (inks ? accentRule(id, inks) : '');
	return [firstRule(tight(app)), firstRule(tight(look)), tight(around), tight(sheet)].join('');
}
