/** Draws the report as an image to send, in the colours of the current theme. */
import { COLON, sayIn } from '$lib/core/lang';
import type { Battle } from '$lib/app/storage/types';
import type { Lang } from '$lib/core/types';
import {
	countsOf,
	diceSentence,
	luck,
	luckSentence,
	pointSentence,
	poolSentence,
	tallySentence,
	toldOf,
	type Report,
	type SideReport
} from './report';
import { reportWords as words } from './report-words';
import { cssOf, titleOf } from './sides';
import { dayOf } from '$lib/core/dates';

const WIDTH = 1080;
const EDGE = 72;
const INNER = WIDTH - 2 * EDGE;

/** Resolves CSS colours to values that a canvas accepts. */
function colours(): (colour: string) => string {
	const probe = document.body.appendChild(document.createElement('i'));
	const found = new Map<string, string>();
	queueMicrotask(() => probe.remove());
	return (colour) => {
		const known = found.get(colour);
		if (known !== undefined) return known;
		probe.style.color = colour;
		const shown = getComputedStyle(probe).color;
		found.set(colour, shown);
		return shown;
	};
}

/** Wraps text at `width`; a word that is too wide is broken. */
export function linesOf(words: string, width: number, measure: (words: string) => number, most = 3): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of words.split(/\s+/)) {
		const longer = line ? `${line} ${word}` : word;
		if (measure(longer) <= width) {
			line = longer;
			continue;
		}
		if (line) lines.push(line);
		line = word;
		while (measure(line) > width && line.length > 1) {
			let fits = line.length - 1;
			while (fits > 1 && measure(line.slice(0, fits)) > width) fits--;
			lines.push(line.slice(0, fits));
			line = line.slice(fits);
		}
	}
	if (line) lines.push(line);
	if (lines.length <= most) return lines;
	const [last = ''] = lines.slice(most - 1);
	return [...lines.slice(0, most - 1), `${last.replace(/.$/, '')}…`];
}

type Pen = ReturnType<typeof penOn>;

interface Lettering {
	readonly size?: number;
	readonly face?: 'serif' | 'sans';
	readonly bold?: boolean;
	readonly ink?: string;
	/** Lines at most. */
	readonly most?: number;
	readonly indent?: number;
}

function penOn(context: CanvasRenderingContext2D, height: number) {
	const colour = colours();
	const style = getComputedStyle(document.documentElement);
	const fonts = { serif: style.getPropertyValue('--serif'), sans: style.getPropertyValue('--sans') };
	context.fillStyle = colour('var(--paper)');
	context.fillRect(0, 0, WIDTH, height);
	let y = EDGE;
	const font = (size: number, face: keyof typeof fonts, bold: boolean) =>
		(context.font = `${bold ? 'bold ' : ''}${size}px ${fonts[face]}`);
	return {
		get y() {
			return y;
		},
		skip: (by: number) => (y += by),
		text(
			words: string,
			{ size = 34, face = 'sans', bold = false, ink = 'var(--ink)', most = 3, indent = 0 }: Lettering = {}
		) {
			font(size, face, bold);
			context.fillStyle = colour(ink);
			context.textBaseline = 'top';
			for (const line of linesOf(words, INNER - indent, (part) => context.measureText(part).width, most)) {
				context.fillText(line, EDGE + indent, y);
				y += size * 1.32;
			}
		},
		rule() {
			y += 18;
			context.fillStyle = colour('var(--hairline)');
			context.fillRect(EDGE, y, INNER, 2);
			y += 24;
		},
		box(x: number, top: number, width: number, height: number, ink: string) {
			context.fillStyle = colour(ink);
			context.fillRect(EDGE + x, top, width, height);
		},
		dot(x: number, top: number, radius: number, ink: string) {
			context.fillStyle = colour(ink);
			context.beginPath();
			context.arc(EDGE + x, top, radius, 0, 2 * Math.PI);
			context.fill();
		}
	};
}

function drawSide(pen: Pen, side: SideReport, name: string, ink: string, lang: Lang) {
	if (!side.fortunes.length && !side.dice.length && !side.pools) return;
	pen.rule();
	pen.box(0, pen.y + 6, 26, 26, ink);
	pen.text(name, { size: 40, face: 'serif', bold: true, indent: 42, most: 1 });
	for (const tally of side.tallies) pen.text(tallySentence(tally, lang), { size: 29, most: 2 });
	for (const dice of side.dice) pen.text(diceSentence(dice, lang), { size: 29, most: 3 });
	if (side.pools) pen.text(poolSentence(side.pools, lang), { size: 29, most: 2 });
	if (!side.fortunes.length) return;
	const top = pen.skip(22);
	pen.box(0, top + 60, INNER, 2, 'var(--edge)');
	pen.box(INNER / 2, top, 2, 60, 'var(--edge)');
	const high = new Map<number, number>();
	for (const fortune of side.fortunes.slice(0, 400)) {
		const place = Math.round(luck(fortune) * 60);
		const level = high.get(place) ?? 0;
		high.set(place, level + 1);
		if (level < 4) pen.dot(8 + (place / 60) * (INNER - 16), top + 51 - level * 15, 7, ink);
	}
	pen.skip(66);
	pen.text(luckSentence(side.fortunes, lang), { size: 29, most: 2 });
	pen.text(`${sayIn(words.worst, lang)} ← → ${sayIn(words.best, lang)}`, { size: 24, ink: 'var(--soft)', most: 1 });
}

/** Draws the report and returns its height. */
function draw(context: CanvasRenderingContext2D, height: number, battle: Battle, report: Report, lang: Lang): number {
	const pen = penOn(context, height);
	const { totals } = report;
	pen.text(sayIn(titleOf(battle), lang), { size: 68, face: 'serif', bold: true });
	pen.text(battle.sides.map(({ name }) => name).join(' – '), { size: 40, most: 2 });
	const facts = [
		report.from === undefined ? '' : dayOf(report.from, lang),
		...countsOf(totals).map((text) => sayIn(text, lang))
	];
	pen.text(facts.filter(Boolean).join(' · '), { size: 30, ink: 'var(--soft)' });
	for (const i of [0, 1] as const)
		drawSide(pen, report.sides[i], battle.sides[i].name, cssOf(battle.sides[i].colour), lang);
	drawSide(pen, report.nobody, sayIn(words.nobody, lang), 'var(--edge)', lang);
	if (report.points.length) {
		pen.rule();
		pen.text(sayIn(words.points, lang), { size: 40, face: 'serif', bold: true });
		for (const point of report.points.slice(0, 3)) {
			const { entry, lucky } = point;
			const who = entry.who === undefined ? '' : `${battle.sides[entry.who].name}${sayIn(COLON, lang)}`;
			pen.skip(8);
			pen.text(`${who}${toldOf(report, entry)[lang]}`, { size: 30, most: 3 });
			pen.text(pointSentence(point, lang), { size: 28, ink: lucky ? 'var(--plus)' : 'var(--minus)', most: 1 });
		}
	}
	pen.rule();
	pen.text(sayIn(words.unofficial, lang), { size: 26, ink: 'var(--soft)', most: 1 });
	return pen.y + EDGE - 20;
}

/** A PNG as wide as a phone's screen and as high as the report. */
export async function pictureOf(battle: Battle, report: Report, lang: Lang): Promise<Blob> {
	const canvas = document.createElement('canvas');
	canvas.width = WIDTH;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('This browser gives no canvas to draw on: share the text instead.');
	canvas.height = 16;
	const height = Math.ceil(draw(context, 16, battle, report, lang));
	canvas.height = height;
	draw(context, height, battle, report, lang);
	return new Promise((done, failed) =>
		canvas.toBlob(
			(blob) => (blob ? done(blob) : failed(new Error('The picture came out empty: share the text instead.'))),
			'image/png'
		)
	);
}
