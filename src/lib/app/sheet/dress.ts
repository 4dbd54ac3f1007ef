/** The styles of a game in a file of its own, as text: the app's tokens, the accent of the game, and the layout of its charts. */
import app from '../../../app.css?raw';
import sheet from './sheet.css?raw';
import around from './single.css?raw';
import { accentRule } from '$lib/core/charts/accent-rule';
import type { Game } from '$lib/core/types';

const looks = import.meta.glob<string>('../../games/*/look.css', { query: '?raw', import: 'default', eager: true });

/** The first rule of a style sheet: that of the tokens. */
const firstRule = (css: string): string => /[^{}]*\{[^{}]*\}/.exec(css)?.[0] ?? '';

const tight = (css: string): string =>
	css
		.replace(/\/\*[^]*?\*\//g, '')
		.replace(/\s+/g, ' ')
		.replace(/ ?([{};,>]) ?/g, '$1')
		.trim();

/** A game that has no look of its own has the accent that its data names, or keeps that of the app. */
export function dress({ id, inks }: Pick<Game, 'id' | 'inks'>): string {
	const look = looks[`../../games/${id}/look.css`] ?? (inks ? accentRule(id, inks) : '');
	return [firstRule(tight(app)), firstRule(tight(look)), tight(around), tight(sheet)].join('');
}
