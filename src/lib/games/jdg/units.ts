/** The units of the game: arm, strength and cohesion, and what the sheet does to them. */
import type { Text } from '$lib/core/types';
import type { Fact, Part, UnitRules } from '$lib/core/units/types';
import { nameById } from '$lib/core/charts/name-by-id';
import names from './names';

const title = (id: string): Text => nameById(names, id).title;

const CAVALRY: Fact = { field: 'arm', is: ['cavalry', 'l'] };
const ON_FOOT: Fact = { field: 'arm', is: ['infantry', 'artillery'] };
const INFANTRY: Fact = { field: 'arm', is: ['infantry'] };

const artilleryFire: Part[] = [
	{
		id: 'attacker',
		acts: true,
		several: true,
		// Of two guns that fire together the stronger one counts.
		answers: [
			{ question: 'strength', best: 'left' },
			{ question: 'firer', choice: 'combined', where: [], of: 2 }
		]
	},
	{
		id: 'defender',
		acts: false,
		several: true,
		answers: [
			{ question: 'target', choice: 'massed', where: [{ field: 'arm', is: ['infantry', 'cavalry', 'l'] }], of: 2 },
			{ question: 'target', choice: 'square', where: [{ state: 'square' }], of: 'all' },
			{ question: 'cohesion', same: 'cohesion' }
		]
	}
];

const shock: Part[] = [
	{
		id: 'attacker',
		acts: true,
		several: true,
		// Whether cavalry charges is decided on the table.
		answers: [
			{ question: 'attacker-strength', sum: 'left' },
			{ question: 'attacker-cohesion', best: 'cohesion' },
			{ question: 'kind', choice: 'infantry', where: [INFANTRY], of: 'all' },
			{ question: 'with-infantry', choice: 'yes', where: [INFANTRY], of: 'part' }
		]
	},
	{
		id: 'defender',
		acts: false,
		several: true,
		answers: [
			{ question: 'defender-strength', sum: 'left' },
			{ question: 'defender-cohesion', best: 'cohesion' },
			{ question: 'defenders', choice: 'foot', where: [ON_FOOT], of: 'all' },
			{ question: 'defenders', choice: 'cavalry', where: [CAVALRY], of: 'all' },
			{ question: 'defenders', choice: 'mixed', where: [CAVALRY], of: 'part' },
			{ question: 'defender', choice: 'routed', where: [{ state: 'r' }], of: 'all' },
			{ question: 'defender', choice: 'square', where: [{ state: 'square' }], of: 'all' }
		]
	}
];

export default {
	fields: [
		{
			id: 'arm',
			kind: 'one',
			ask: { fr: 'Quelle arme ?', en: 'Which arm?' },
			short: { fr: 'Arme', en: 'Arm' },
			choices: ['infantry', 'cavalry', 'l', 'artillery'].map((id) => ({ id, label: title(id) })),
			default: 'infantry'
		},
		{
			id: 'strength',
			kind: 'number',
			ask: title('sp'),
			short: { fr: 'Force', en: 'Strength' },
			min: 0,
			max: 20,
			default: 6
		},
		{ id: 'cohesion', kind: 'number', ask: title('cohesion'), short: title('cohesion'), min: 0, max: 12, default: 6 }
	],
	shown: ['arm', 'strength', 'cohesion'],
	states: [
		{ id: 'd' },
		{ id: 'r' },
		{ id: 'square' },
		{ id: 'eliminated', title: { fr: 'Éliminée', en: 'Eliminated' }, gone: true }
	],
	losses: { field: 'strength', one: { fr: 'PF perdu', en: 'SP lost' }, many: { fr: 'PF perdus', en: 'SP lost' } },
	group: { fr: 'Formation', en: 'Formation' },
	parts: { 'artillery-fire': artilleryFire, shock }
} satisfies UnitRules;
