import { add, lineOf } from '$lib/systems/choices';
import { andThen, D10, sure, thrown, total } from '$lib/odds/odds';
import { settle } from '$lib/odds/settle';
import type { Answers, CalculatorBody, Chance, Illegal, Outcome, Settled, Step, Text } from '$lib/types';
import { rowFor } from '../../read';
import table from '../charts/shock-results';
import { cohesionDie } from '../die';
import { at, battlesNote, CHARGE_STOPS, forbids, groundOf, nameWithin, rowOfHexside } from '../ground';
import { sumOf, worth } from '../roll';
import {
	againstCavalry,
	charges,
	inTown,
	noteOfModifiers,
	questions,
	rowIn,
	withCavalry,
	withInfantry
} from '../shock-questions';
import { attackLines, groundLines, oddsLine } from '../shock-sum';
import { ATTACKER, DEFENDER, tell } from '../shock-told';

const LEVEL_TURNED: Record<string, string> = {
	same: 'same',
	'up-1': 'down-1',
	'up-2': 'down-2',
	'down-1': 'up-1',
	'down-2': 'up-2'
};

/** Why there can be no such shock or charge. */
function forbidden(settled: Settled): Illegal | undefined {
	const sides = [
		['attacker-strength', { fr: 'L’attaquant', en: 'The attacker' }],
		['defender-strength', { fr: 'Le défenseur', en: 'The defender' }]
	] as const;
	for (const [question, who] of sides) {
		if (settled.number(question) === 0) {
			return {
				illegal: {
					fr: `${who.fr} n’a aucun point de force\u00a0: il n’y a pas de rapport à chercher. Artillerie\u00a0: voyez la règle\u00a08.9.`,
					en: `${who.en} has no strength points: there is no ratio to look up. Artillery: see rule\u00a08.9.`
				},
				row: rowIn('odds')
			};
		}
	}

	const ground = groundOf(settled);
	const bridged = settled.has('hexside', 'bridge') && settled.has('spans', 'river');
	if (forbids(ground, 'shock') && !bridged) {
		return {
			illegal: {
				fr: 'Ni choc ni charge vers une rivière, un lac ou la mer, sauf par un pont.',
				en: 'No shock and no charge into a river, a lake or the sea, except over a bridge.'
			},
			row: at(ground, 'shock')
		};
	}
	if (settled.has('gap', 'three')) {
		return {
			illegal: {
				fr: 'Pente raide et trois niveaux d’écart ou plus : le côté est infranchissable, le choc interdit (note i).',
				en: 'Steep slope and three levels or more: the hexside is impassable and shock is not allowed (note i).'
			},
			row: at('steep-slope', 'shock')
		};
	}
	if (!charges(settled)) return undefined;

	const stop = (how: Text, row: string): Illegal => {
		const { fr, en } = nameWithin(row);
		return {
			illegal: {
				fr: `Pas de charge ${how.fr}\u00a0: ${fr} (note e). Sans charger, la cavalerie peut encore faire un choc.`,
				en: `No charge ${how.en}: ${en} (note e). Without charging, cavalry may still make a shock attack.`
			},
			row: at(row, 'shock')
		};
	};
	if (CHARGE_STOPS.includes(ground)) return stop({ fr: 'vers ce terrain', en: 'into this terrain' }, ground);
	const side = settled
		.some('hexside')
		.map(rowOfHexside)
		.find((row) => CHARGE_STOPS.includes(row));
	if (side) return stop({ fr: 'au travers de ce côté', en: 'across this hexside' }, side);
	const way = settled.one('charge-way');
	if (way !== 'open') return stop({ fr: 'depuis ce terrain ni au travers', en: 'from or through this' }, way);
	// With infantry along, it may be the infantry that attacks out of the town.
	const from = settled.one('from');
	if (from !== 'elsewhere' && !withInfantry(settled))
		return stop({ fr: 'depuis ce terrain', en: 'from this terrain' }, from);
	return undefined;
}

export default {
	questions,
	outcomes: ['10-up', '5-9', '0-4', 'below-0'],
	told: {
		parties: [
			{
				who: { fr: '{kind}', en: '{kind}' },
				figures: { fr: '{attacker-strength}', en: '{attacker-strength}' },
				also: ['with-infantry', 'attackers']
			},
			{
				who: { fr: '{defenders}', en: '{defenders}' },
				figures: { fr: '{defender-strength}', en: '{defender-strength}' },
				also: ['defender', 'counter-charge', 'terrain']
			}
		],
		also: ['position', 'hexside', 'level'],
		words: {
			'kind.infantry': { fr: 'infanterie', en: 'infantry' },
			'kind.charge-heavy': { fr: 'charge de cavalerie lourde', en: 'heavy cavalry charge' },
			'kind.charge-other': { fr: 'charge de cavalerie', en: 'cavalry charge' },
			'kind.cavalry-shock': { fr: 'cavalerie sans charger', en: 'cavalry without a charge' },
			'with-infantry.yes': { fr: 'avec de l’infanterie', en: 'with infantry' },
			'attackers.own-rear': { fr: 'arrière exposé', en: 'rear exposed' },
			'counter-charge.yes': { fr: 'contre-charge', en: 'counter-charging' },
			'defenders.foot': { fr: 'infanterie', en: 'infantry' },
			'defenders.mixed': { fr: 'cavalerie et autres', en: 'cavalry and others' },
			'position.rear': { fr: 'de l’arrière', en: 'rear' },
			'position.front-and-rear': { fr: 'du front et de l’arrière', en: 'front and rear' }
		}
	},
	headlines: [
		{ title: { fr: 'Le défenseur recule', en: 'Defender recoils' }, outcomes: ['10-up', '5-9'] },
		{ title: { fr: 'Choc de rupture possible', en: 'Breakthrough possible' }, outcomes: ['10-up'] },
		{ title: { fr: 'Contre-choc possible', en: 'Counter-shock possible' }, outcomes: ['below-0'] }
	],

	/** The counter-shock: what the sheet makes of both sides changes hands; what only the other side had is asked anew. */
	swap(answers): Answers {
		const settled = settle(questions, answers);
		const ground = groundOf(settled);
		const from = settled.one('from');
		const turned = (id: string) => id.replace(/-(in|out)$/, (_, way) => (way === 'in' ? '-out' : '-in'));
		const kept = ['spans', 'gap', 'zero'].filter((id) => id in settled.answers);
		return {
			kind: againstCavalry(settled) ? 'cavalry-shock' : 'infantry',
			...(againstCavalry(settled) && { 'with-infantry': settled.has('defenders', 'mixed') ? 'yes' : 'no' }),
			'attacker-strength': settled.number('defender-strength'),
			'defender-strength': settled.number('attacker-strength'),
			'attacker-cohesion': settled.number('defender-cohesion'),
			'defender-cohesion': settled.number('attacker-cohesion'),
			defenders: !withCavalry(settled) ? 'foot' : withInfantry(settled) ? 'mixed' : 'cavalry',
			...(from !== 'elsewhere' && { terrain: from }),
			level: LEVEL_TURNED[settled.one('level')]!,
			hexside: settled.some('hexside').map(turned),
			from: inTown(ground) ? ground : 'elsewhere',
			...Object.fromEntries(kept.map((id) => [id, settled.answers[id]!]))
		};
	},

	work(settled) {
		const illegal = forbidden(settled);
		if (illegal) return illegal;

		const ours = settled.number('attacker-cohesion');
		const theirs = settled.number('defender-cohesion');
		const ground = groundLines(settled);
		const attack = attackLines(settled);
		const lines = [
			oddsLine(settled.number('attacker-strength'), settled.number('defender-strength')),
			lineOf(
				{ fr: `Cohésion, ${ours} contre ${theirs}`, en: `Cohesion, ${ours} against ${theirs}` },
				ours - theirs,
				rowIn('cohesion')
			),
			...ground.lines,
			...settled.lines('defender'),
			...settled.lines('position').filter(({ row }) => row),
			...settled.lines('attackers'),
			...attack.lines
		];
		const sum = add(lines);

		const verdict = (face: number) => rowFor(table, worth(face, settled) + sum).id;
		const odds = thrown([D10], verdict);
		const told = tell(settled);
		const outcomes: Outcome[] = Object.entries(told).map(([id, { title, attacker, defender }]) => ({
			id,
			title,
			sides: [
				{ side: ATTACKER, result: attacker },
				{ side: DEFENDER, result: defender }
			],
			row: { chart: 'shock-results', row: id }
		}));

		const testOf = (id: string) => told[id]!.steps.find((step) => step.then)?.then?.odds;
		/** A fate that comes at once with one result, and with others when their test fails. */
		const fate = (title: Text, at: string | undefined, tested: readonly string[]): Chance => {
			const fates = andThen(odds, (id) => (tested.includes(id) ? testOf(id)! : sure(id === at ? 'failed' : 'passed')));
			return { title, ways: fates.get('failed') ?? 0n, of: total(fates) };
		};

		const artillery = table.notes.find(({ id }) => id === 'artillery')!;
		const remarks: Step[] = [
			{
				text: {
					fr: 'La somme prend la meilleure cohésion de chaque camp ; chaque unité qui teste a la sienne.',
					en: 'The sum takes each side’s best cohesion; each unit that tests has its own.'
				},
				row: rowIn('cohesion'),
				doubt: cohesionDie
			},
			...(settled.has('position', 'front-and-rear') || settled.has('with-infantry', 'yes')
				? [{ text: noteOfModifiers('adjacent') }]
				: []),
			{ text: artillery.text, doubt: artillery.doubt },
			...battlesNote(settled)
		];

		return {
			title: charges(settled) ? { fr: 'Charge de cavalerie', en: 'Cavalry charge' } : { fr: 'Choc', en: 'Shock' },
			lines,
			total: sum,
			setAside: [...ground.setAside, ...attack.setAside],
			remarks,
			chances: [
				fate({ fr: 'Le défenseur finit en désordre', en: 'Defender ends up disordered' }, '10-up', ['5-9']),
				fate({ fr: 'L’attaquant recule', en: 'Attacker recoils' }, undefined, ['0-4', 'below-0'])
			],
			dice: [{ ...D10, label: ATTACKER }],
			odds,
			outcomes,
			read([face = 0]) {
				const outcome = verdict(face);
				return {
					outcome,
					sum: sumOf(worth(face, settled), sum),
					row: { chart: 'shock-results', row: outcome },
					steps: told[outcome]!.steps
				};
			}
		};
	}
} satisfies CalculatorBody;
