import { D10 } from '$lib/core/odds/odds';
import { settle } from '$lib/core/odds/settle';
import { onTable } from '$lib/core/odds/shapes/on-table';
import { add } from '$lib/core/charts/choices';
import { entryOf } from '$lib/core/charts/read';
import type { Answers, CalculatorBody, Outcome, RowRef, Settled, Step } from '$lib/core/types';
import table from '../charts/shock-results';
import { cohesionDie } from '../die';
import { battlesNote, groundOf } from '../ground';
import { worthIn } from '../roll';
import { forbidden } from '../shock-forbidden';
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
import { sumOf } from '../shock-sum';
import { chances, HEADS, lineFor, LINES, tell, type LineId } from '../shock-told';
import { words } from '../shock-words';

const LEVEL_TURNED: Record<string, string> = {
	same: 'same',
	'up-1': 'down-1',
	'up-2': 'down-2',
	'down-1': 'up-1',
	'down-2': 'up-2'
};

const rowOfLine = (row: LineId): RowRef => ({ chart: 'shock-results', row });

const artillery = table.notes.find(({ id }) => id === 'artillery');

const remarks = (settled: Settled): Step[] => [
	{
		text: words.bestCohesion,
		row: rowIn('cohesion'),
		doubt: cohesionDie
	},
	...(settled.has('position', 'front-and-rear') || settled.has('with-infantry', 'yes')
		? [{ text: noteOfModifiers('adjacent') }]
		: []),
	...(artillery ? [{ text: artillery.text, doubt: artillery.doubt }] : []),
	...battlesNote(settled)
];

export default {
	questions,
	outcomes: LINES,
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
	verdict: {
		called: [[words.attacker], [words.defender]],
		alike: [words.attacker, words.defender],
		heads: HEADS
	},
	headlines: [
		{ title: { fr: 'Le défenseur recule', en: 'Defender recoils' }, outcomes: ['10-up', '5-9'] },
		{ title: { fr: 'Choc de rupture possible', en: 'Breakthrough possible' }, outcomes: ['10-up'] },
		{ title: { fr: 'Contre-choc possible', en: 'Counter-shock possible' }, outcomes: ['below-0'] }
	],

	/** The counter-shock: answers that both sides have are swapped; those that only the other side had are asked again. */
	swap(answers): Answers {
		const settled = settle(questions, answers);
		const ground = groundOf(settled);
		const from = settled.one('from');
		const turned = (id: string) => id.replace(/-(in|out)$/, (_, way) => (way === 'in' ? '-out' : '-in'));
		const kept = ['spans', 'gap', 'zero'].flatMap((id) => {
			const answer = settled.answers[id];
			return answer === undefined ? [] : [[id, answer] as const];
		});
		return {
			kind: againstCavalry(settled) ? 'cavalry-shock' : 'infantry',
			...(againstCavalry(settled) && { 'with-infantry': settled.has('defenders', 'mixed') ? 'yes' : 'no' }),
			'attacker-strength': settled.number('defender-strength'),
			'defender-strength': settled.number('attacker-strength'),
			'attacker-cohesion': settled.number('defender-cohesion'),
			'defender-cohesion': settled.number('attacker-cohesion'),
			defenders: !withCavalry(settled) ? 'foot' : withInfantry(settled) ? 'mixed' : 'cavalry',
			...(from !== 'elsewhere' && { terrain: from }),
			level: entryOf(LEVEL_TURNED, settled.one('level')),
			hexside: settled.some('hexside').map(turned),
			from: inTown(ground) ? ground : 'elsewhere',
			...Object.fromEntries(kept)
		};
	},

	work(settled) {
		const illegal = forbidden(settled);
		if (illegal) return illegal;
		const { lines, setAside } = sumOf(settled);
		const total = add(lines);
		const told = tell(settled);
		const outcome = (id: LineId): Outcome => ({
			id,
			title: told[id].title,
			sides: [
				{ side: words.attacker, result: told[id].attacker },
				{ side: words.defender, result: told[id].defender }
			],
			row: rowOfLine(id)
		});
		const thrown = onTable({
			title: charges(settled) ? words.charge : words.shock,
			dice: [{ ...D10, label: words.attacker }],
			worth: worthIn(settled),
			total,
			verdict: ({ sum }) => {
				const outcome = lineFor(sum);
				return { outcome, row: rowOfLine(outcome) };
			},
			outcomes: LINES,
			outcome,
			steps: ({ outcome }) => told[outcome].steps
		});
		return {
			...thrown,
			// Those that cannot come are listed too: so each keeps its tint in the bar.
			outcomes: LINES.map(outcome),
			lines,
			total,
			setAside,
			remarks: remarks(settled),
			chances: chances(thrown.odds, told)
		};
	}
} satisfies CalculatorBody;
