/** The lines of the sum of a shock or a charge that no single choice brings. */
import { HOUSE } from '$lib/core/odds/house-rule';
import { show } from '$lib/core/figures';
import { filled } from '$lib/core/filled';
import { bothLangs } from '$lib/core/lang';
import { lineOf } from '$lib/core/charts/choices';
import type { Line, Row, RuledOut, Settled, Text } from '$lib/core/types';
import { figureAt, noteOf, rowOf, textIn } from '$lib/core/charts/read';
import oddsChart from './charts/odds';
import modifiers from './charts/shock-modifiers';
import { apart, groundOf, isWork, nameWithin, placeOf } from './ground';
import { againstCavalry, charges, inTown, rowIn, withCavalry, withInfantry } from './shock-questions';
import { words } from './shock-words';

/** The line of the odds table: in whole numbers, and what falls between two lines goes to the defender. */
function oddsLine(attacker: number, defender: number): Line {
	// Twice everything: 1.5/1 has a half in it.
	const reached = ([a, b]: readonly [number, number]) => attacker * 2 * b - defender * 2 * a;
	const ratioOf = (row: Row) => {
		const { head } = row;
		if (head === null || typeof head !== 'object' || !('ratio' in head)) throw new Error(`“${row.id}” is no ratio.`);
		return head;
	};
	const row = oddsChart.rows.find((row) => reached(ratioOf(row).ratio) >= 0) ?? rowOf(oddsChart, '1-to-4');
	const { ratio, open } = ratioOf(row);
	const beyond = reached(ratio);
	// 2/7 lies between 1/3 and 1/4: “1/4 and less” has it by rounding only.
	const printed = beyond === 0 || (open === 'more' && beyond > 0) || (open === 'less' && beyond < 0);
	const odds = bothLangs((lang) => show(row.head, lang, () => ''));
	return lineOf(
		filled(words.ratio, { attacker, defender, odds }),
		figureAt(oddsChart, row.id, 'value'),
		{ chart: 'odds', row: row.id },
		{
			of: ['attacker-strength', 'defender-strength'],
			...(printed ? {} : { doubt: noteOf(oddsChart, 'rounding').doubt })
		}
	);
}

/** The lines of ground and hexsides, after notes b, g and h of the chart. */
function groundLines(settled: Settled): { lines: Line[]; setAside: RuledOut[] } {
	const setAside: RuledOut[] = [];
	const ground = groundOf(settled);

	let inside: Line | undefined = settled.lines('terrain', 'other-terrain')[0];
	if (inTown(ground) && againstCavalry(settled) && withInfantry(settled)) {
		const caught = lineOf(
			filled(words.caughtIn, { ground: nameWithin(ground) }),
			figureAt(modifiers, 'cavalry-in-town', 'value'),
			rowIn('cavalry-in-town'),
			{ question: 'defenders', ...(settled.has('defenders', 'mixed') && { doubt: words.mixedInTown }) }
		);
		if (inside) setAside.push({ ...out(inside), why: because(caught.what, 'b'), row: caught.row });
		inside = caught;
	}

	const sides = settled.lines('hexside');
	const work = sides.find(isWork);
	const outwards = settled.some('hexside').some((id) => id.endsWith('-out'));
	const from = settled.lines('from').find(({ row }) => row);

	// If the attackers come out of a work, the hex inside it is the one they attack from.
	const walled = apart(work, outwards ? from : inside);
	setAside.push(...walled.setAside);

	const others = sides
		.filter((line) => !isWork(line))
		.map((line) => {
			if (line.row?.row !== 'bridge' || !settled.has('spans', 'stream')) return line;
			const stream = placeOf('stream', 'shock');
			const instead: Line = {
				what: stream.label,
				value: stream.value ?? 0,
				row: stream.row,
				question: 'spans',
				doubt: words.overStream
			};
			setAside.push({ ...out(line), why: because(instead.what, 'h'), row: line.row });
			return instead;
		});
	const level = settled.lines('level').filter(({ row }) => row);
	const apartFromIt = outwards ? inside : from;
	return { lines: [...walled.lines, ...(apartFromIt ? [apartFromIt] : []), ...others, ...level], setAside };
}

const out = ({ what, value, question = 'terrain' }: Line) => ({ what, value, question });
const because = (what: Text, note: string): Text => filled(words.replacedBy, { what, note });

/** What the kind of attack adds, and the square that turns it round. */
function attackLines(settled: Settled): { lines: Line[]; setAside: RuledOut[] } {
	const kind = settled
		.lines('kind')
		.filter(({ row }) => row)
		.map((line) =>
			settled.has('kind', 'cavalry-shock') && withInfantry(settled) ? { ...line, doubt: words.mixedShock } : line
		);
	if (!settled.has('defender', 'square')) return { lines: kind, setAside: [] };

	const against = (id: string, what = textIn(rowOf(modifiers, id).head)) =>
		lineOf(what, figureAt(modifiers, id, 'value'), rowIn(id), { question: 'defender' });
	if (charges(settled)) {
		return {
			lines: [against('charge-on-square', words.chargeOnSquare)],
			setAside: kind.map((line) => ({
				...out(line),
				question: 'kind',
				why: words.bonusLost,
				row: rowIn('charge-on-square')
			}))
		};
	}
	if (withCavalry(settled)) return { lines: kind, setAside: [] };
	return {
		lines: [against('infantry-on-square')],
		setAside: []
	};
}

/** The whole sum, before the die. */
export function sumOf(settled: Settled): { lines: Line[]; setAside: RuledOut[] } {
	const ours = settled.number('attacker-cohesion');
	const theirs = settled.number('defender-cohesion');
	const ground = groundLines(settled);
	const attack = attackLines(settled);
	return {
		lines: [
			oddsLine(settled.number('attacker-strength'), settled.number('defender-strength')),
			lineOf(filled(words.cohesions, { attacker: ours, defender: theirs }), ours - theirs, rowIn('cohesion'), {
				of: ['attacker-cohesion', 'defender-cohesion']
			}),
			...ground.lines,
			...settled.lines('defender'),
			...settled.lines('position').filter(({ row }) => row),
			...settled.lines('attackers'),
			...attack.lines,
			...settled.lines(HOUSE)
		],
		setAside: [...ground.setAside, ...attack.setAside]
	};
}
