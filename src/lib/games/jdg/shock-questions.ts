/** What a shock or a charge asks, and what the answers amount to. */
import { houseRule } from '$lib/core/odds/house-rule';
import { filled } from '$lib/core/filled';
import { choiceOf } from '$lib/core/charts/choices';
import { noteOf } from '$lib/core/charts/read';
import type { Choice, Doubt, Question, RowRef, Settled, Text } from '$lib/core/types';
import modifiers from './charts/shock-modifiers';
import terrain from './charts/terrain';
import {
	at,
	CHARGE_STOPS,
	groundIn,
	groundOf,
	hasNote,
	hexsides,
	levelIn,
	nameOf,
	nameWithin,
	otherGroundIn,
	placeOf,
	worksIn
} from './ground';
import { zero } from './roll';
import { words } from './shock-words';

const modifier = (id: string, own: Partial<Choice> = {}) => choiceOf('shock-modifiers', modifiers, id, own);
export const rowIn = (id: string): RowRef => ({ chart: 'shock-modifiers', row: id });

export const charges = (settled: Settled) => settled.one('kind').startsWith('charge');
export const withCavalry = (settled: Settled) => settled.one('kind') !== 'infantry';
export const withInfantry = (settled: Settled) => !withCavalry(settled) || settled.has('with-infantry', 'yes');
export const againstCavalry = (settled: Settled) => settled.one('defenders') !== 'foot';

/** In a town, village, ruins or castle a unit has six front hexes [b]. */
export const inTown = (ground: string) => hasNote(ground, 'shock', 'b');

/** A unit with six front hexes has no rear. */
const noRear: Choice['barred'] = (settled) => {
	if (settled.has('defender', 'square')) {
		return {
			why: words.squareHasSix,
			row: { chart: 'fire-modifiers', row: 'six-front' }
		};
	}
	const ground = groundOf(settled);
	if (!inTown(ground)) return undefined;
	return {
		why: filled(words.sixFront, { ground: nameWithin(ground) }),
		row: at(ground, 'shock')
	};
};

export const noteOfModifiers = (id: string): Text => noteOf(modifiers, id).text;

const oneOfThem: Doubt = {
	printed: {
		fr: '« Les unités, dans ces hex., sont pénalisées d’un –1 », sans dire si une seule sur plusieurs suffit',
		en: '“Units in these hexes are penalized with a −1”, without saying whether one of several is enough'
	},
	read: {
		fr: 'Un seul attaquant placé là suffit, et le −1 vaut une fois',
		en: 'One attacker there is enough, and the −1 counts once'
	},
	why: {
		fr: 'Le choc n’a qu’un dé ; dans le doute, au profit du défenseur.',
		en: 'Shock has one die; in doubt, in the defender’s favour.'
	}
};

export const questions: readonly Question[] = [
	{
		id: 'attacker-strength',
		kind: 'number',
		ask: { fr: 'Quelle est la force de l’attaquant ?', en: 'How strong is the attacker?' },
		short: { fr: 'Force, attaquant', en: 'Strength, attacker' },
		help: { fr: 'Toutes les unités qui attaquent, additionnées.', en: 'All attacking units added up.' },
		unit: { fr: 'PF', en: 'SP' },
		min: 0,
		max: 99,
		default: 6
	},
	{
		id: 'defender-strength',
		kind: 'number',
		ask: { fr: 'Quelle est la force du défenseur ?', en: 'How strong is the defender?' },
		short: { fr: 'Force, défenseur', en: 'Strength, defender' },
		help: { fr: 'Toutes les unités attaquées, additionnées.', en: 'All units under attack added up.' },
		unit: { fr: 'PF', en: 'SP' },
		min: 0,
		max: 99,
		default: 6
	},
	{
		id: 'attacker-cohesion',
		kind: 'number',
		ask: { fr: 'Quelle est la meilleure cohésion chez l’attaquant ?', en: 'What is the attacker’s best cohesion?' },
		short: { fr: 'Cohésion, attaquant', en: 'Cohesion, attacker' },
		min: 0,
		max: 12,
		default: 6
	},
	{
		id: 'defender-cohesion',
		kind: 'number',
		ask: { fr: 'Quelle est la meilleure cohésion chez le défenseur ?', en: 'What is the defender’s best cohesion?' },
		short: { fr: 'Cohésion, défenseur', en: 'Cohesion, defender' },
		min: 0,
		max: 12,
		default: 6
	},
	{
		id: 'kind',
		kind: 'one',
		ask: { fr: 'Quelle attaque ?', en: 'Which attack?' },
		short: { fr: 'Attaque', en: 'Attack' },
		default: 'infantry',
		choices: [
			{ id: 'infantry', label: { fr: 'Choc d’infanterie', en: 'Infantry shock' }, value: 0 },
			modifier('charge-heavy', {
				not: undefined,
				label: {
					fr: 'Charge, avec au moins une cavalerie lourde (L)',
					en: 'Charge, with at least one heavy cavalry unit (L)'
				}
			}),
			modifier('charge-other', { not: undefined }),
			modifier('cavalry-shock', { not: undefined })
		]
	},
	{
		id: 'with-infantry',
		kind: 'one',
		ask: {
			fr: 'De l’infanterie attaque-t-elle avec la cavalerie ?',
			en: 'Does infantry attack along with the cavalry?'
		},
		short: { fr: 'Infanterie aussi', en: 'Infantry too' },
		asked: withCavalry,
		default: 'no',
		choices: [
			{ id: 'no', label: { fr: 'Non, cavalerie seule', en: 'No, cavalry alone' } },
			{ id: 'yes', label: { fr: 'Oui, les deux ensemble', en: 'Yes, both together' } }
		]
	},
	{
		id: 'defenders',
		kind: 'one',
		ask: { fr: 'Qui défend ?', en: 'Who defends?' },
		short: { fr: 'En défense', en: 'Defending' },
		default: 'foot',
		choices: [
			{ id: 'foot', label: { fr: 'Infanterie ou artillerie', en: 'Infantry or artillery' } },
			{ id: 'cavalry', label: { fr: 'Cavalerie', en: 'Cavalry' } },
			{ id: 'mixed', label: { fr: 'De la cavalerie et d’autres unités', en: 'Cavalry and other units' } }
		]
	},
	{
		id: 'defender',
		kind: 'some',
		rare: true,
		ask: { fr: 'Dans quel état est le défenseur ?', en: 'What state is the defender in?' },
		short: { fr: 'État', en: 'State' },
		choices: [
			modifier('routed', { not: ['square', 'position.rear', 'position.front-and-rear'] }),
			{
				id: 'square',
				label: { fr: 'En carré', en: 'In square' },
				hint: {
					fr: 'Ôte son bonus à la charge, donne une meilleure cible à l’infanterie seule',
					en: 'Takes the bonus from a charge, makes a better target for infantry alone'
				},
				not: ['routed'],
				row: rowIn('charge-on-square'),
				barred: (settled) => (settled.has('defenders', 'cavalry') ? { why: words.noSquare } : undefined)
			}
		]
	},
	{
		id: 'position',
		kind: 'one',
		ask: { fr: 'D’où vient l’attaque ?', en: 'Where does the attack come from?' },
		short: { fr: 'Position', en: 'Position' },
		default: 'front',
		choices: [
			{ id: 'front', label: { fr: 'De front', en: 'Front' }, value: 0 },
			modifier('rear', {
				not: ['defender.routed'],
				barred: noRear,
				label: { fr: 'De l’arrière', en: 'Rear' }
			}),
			modifier('front-and-rear', {
				not: ['defender.routed'],
				barred: noRear,
				label: { fr: 'De front et de l’arrière', en: 'Front and rear' },
				hint: noteOfModifiers('opposite')
			})
		]
	},
	groundIn('shock', { fr: 'Sur quel terrain est le défenseur ?', en: 'What terrain is the defender in?' }),
	otherGroundIn('shock'),
	levelIn('shock', { fr: 'Le défenseur est-il plus haut ou plus bas ?', en: 'Is the defender higher or lower?' }),
	{
		id: 'hexside',
		kind: 'some',
		rare: true,
		ask: {
			fr: 'L’attaque franchit-elle un de ces côtés d’hexagone ?',
			en: 'Does the attack cross any of these hexsides?'
		},
		short: { fr: 'Côté d’hexagone', en: 'Hexside' },
		doubt: hexsides,
		choices: [
			placeOf('stream', 'shock', { not: ['bridge'] }),
			placeOf('bridge', 'shock', { not: ['stream'] }),
			placeOf('slope', 'shock', { not: ['steep-slope'] }),
			placeOf('steep-slope', 'shock', { not: ['slope'] }),
			placeOf('crest', 'shock'),
			...worksIn('shock')
		]
	},
	{
		id: 'spans',
		kind: 'one',
		rare: true,
		ask: { fr: 'Que franchit le pont ?', en: 'What does the bridge span?' },
		short: { fr: 'Sous le pont', en: 'Under the bridge' },
		doubt: words.overStream,
		asked: (settled) => settled.has('hexside', 'bridge'),
		default: 'river',
		choices: [
			{ id: 'river', label: { fr: 'Une rivière', en: 'A river' } },
			{ id: 'stream', label: { fr: 'Un ruisseau', en: 'A stream' }, row: at('stream', 'shock') }
		]
	},
	{
		id: 'gap',
		kind: 'one',
		rare: true,
		ask: { fr: 'Combien de niveaux d’écart ?', en: 'How many levels apart?' },
		short: { fr: 'Écart', en: 'Gap' },
		doubt: noteOf(terrain, 'i').doubt,
		asked: (settled) => settled.has('hexside', 'steep-slope') && /2$/.test(settled.one('level')),
		default: 'two',
		choices: [
			{ id: 'two', label: { fr: 'Deux', en: 'Two' } },
			{ id: 'three', label: { fr: 'Trois ou plus', en: 'Three or more' }, row: at('steep-slope', 'shock') }
		]
	},
	{
		id: 'from',
		kind: 'one',
		rare: true,
		ask: { fr: 'Où sont les attaquants ?', en: 'Where are the attackers?' },
		short: { fr: 'Attaquants', en: 'Attackers' },
		help: {
			fr: 'Un seul d’entre eux dans un tel hexagone suffit : il a six hexagones de front (note b).',
			en: 'One of them in such a hex is enough: it has six front hexes (note b).'
		},
		doubt: oneOfThem,
		default: 'elsewhere',
		choices: [
			{ id: 'elsewhere', label: { fr: 'Ailleurs', en: 'Elsewhere' }, value: 0 },
			...['town', 'castle'].map((ground) => {
				const { fr, en } = nameWithin(ground);
				const label = { fr: `Attaque depuis\u00a0: ${fr}`, en: `Attack out of: ${en}` };
				return { ...modifier('six-front', { label }), id: ground };
			})
		]
	},
	{
		id: 'attackers',
		kind: 'some',
		rare: true,
		ask: { fr: 'Un attaquant expose-t-il son arrière ?', en: 'Does an attacker expose its rear?' },
		short: { fr: 'Arrière exposé', en: 'Exposed rear' },
		choices: [modifier('own-rear')]
	},
	{
		id: 'charge-way',
		kind: 'one',
		rare: true,
		ask: {
			fr: 'La charge part-elle d’un de ces terrains, ou en traverse-t-elle un ?',
			en: 'Does the charge start in any of these, or cross one?'
		},
		short: { fr: 'Trajet de la charge', en: 'Path of the charge' },
		help: {
			fr: 'Pas de charge depuis ces terrains et ces côtés, au travers ou vers eux (note e).',
			en: 'No charge from, through or into these hexes and hexsides (note e).'
		},
		asked: charges,
		default: 'open',
		choices: [
			{ id: 'open', label: { fr: 'Non, la voie est libre', en: 'No, the way is open' } },
			...CHARGE_STOPS.map((row) => ({ id: row, label: nameOf(row), row: at(row, 'shock') }))
		]
	},
	{
		id: 'counter-charge',
		kind: 'one',
		rare: true,
		ask: {
			fr: 'La cavalerie attaquée a-t-elle contre-chargé (9.4) ?',
			en: 'Has the cavalry under attack counter-charged (9.4)?'
		},
		short: { fr: 'Contre-charge', en: 'Counter-charge' },
		asked: againstCavalry,
		default: 'no',
		choices: [
			{ id: 'no', label: { fr: 'Non', en: 'No' } },
			{ id: 'yes', label: { fr: 'Oui', en: 'Yes' } }
		]
	},
	zero,
	houseRule()
];
