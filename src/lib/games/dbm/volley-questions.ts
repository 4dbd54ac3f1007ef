/** What shooting asks, in the order a player meets it. */
import { houseRule } from '$lib/core/odds/house-rule';
import { choiceIn, choiceOf } from '$lib/core/charts/choices';
import type { Choice, OneOf, Question, SomeOf, Text } from '$lib/core/types';
import tacticalFactors from './charts/tactical-factors';
import { exceptionFor } from './exception-for';
import { abbr, gradeQuestion, seldom, troopAndGrade, troopOf, troopQuestion, yesNo } from './fighters';
import { generalSetting, inCloseOrder } from './melee';
import { rearQuestions } from './rear';
import { SUPPORTS } from './support';
import { DRY_GROUND, FOOT_ONLY, FORTIFIED, GENERAL, HAMPERED, RIVER } from './tactical';
import { TROOPS } from './troops';
import {
	artilleryRow,
	decides,
	DISTANCES,
	isArtillery,
	LIMITS,
	shooterOf,
	SHOOTER,
	SHOOTERS,
	shooterSeen,
	shootingAs,
	supports,
	supportsAnyway,
	TARGET,
	targetOf
} from './volley';

const tactical = (id: string, own: Partial<Choice> & { label: Text }): Choice =>
	choiceOf('tactical-factors', tacticalFactors, id, { not: [], ...own }, 'value');

const shooters = (): OneOf => {
	const { choices, ...question } = troopQuestion(
		'own-type',
		{ ask: { fr: 'Qui tire ?', en: 'Who shoots?' }, short: { fr: 'Tireur', en: 'Shooter' } },
		'bw'
	);
	const known = (id: string) => choiceIn({ id: question.id, choices }, id);
	return {
		...question,
		help: { fr: 'Les autres types ne tirent pas.', en: 'No other type shoots.' },
		choices: SHOOTERS.map((id): Choice => {
			const { troop, grade } = troopAndGrade(id);
			if (!grade) return known(troop);
			const { label, row } = known(troop);
			const named = (words: string) => words.replace(/\(.*\)/, `${abbr(troop)} (X)`);
			return {
				id,
				row,
				label: { fr: named(label.fr), en: named(label.en) },
				hint: { fr: 'Tirent comme de l’artillerie', en: 'Shoot as artillery' }
			};
		})
	};
};

const distance: OneOf = {
	id: 'distance',
	kind: 'one',
	ask: { fr: 'À quelle distance est la cible ?', en: 'How far is the target?' },
	short: { fr: 'Distance', en: 'Range' },
	choices: DISTANCES.map((id, i): Choice => {
		const to = LIMITS[id];
		const nearer = DISTANCES[i - 1];
		const from = nearer ? LIMITS[nearer] : 0;
		if (to === Infinity) return { id, label: { fr: `Plus de ${from} pas`, en: `More than ${from} paces` } };
		if (!nearer) return { id, label: { fr: `${to} pas ou moins`, en: `${to} paces or less` } };
		return {
			id,
			label: { fr: `Plus de ${from}, jusqu’à ${to} pas`, en: `More than ${from}, up to ${to} paces` }
		};
	}),
	default: 'near'
};

/** Archers (X) whose exception leaves them at their own grade. */
const bows = (id: string, ask: Text, short: Text, asked: OneOf['asked']): OneOf => ({
	id,
	kind: 'one',
	ask,
	short,
	choices: [
		{ id: 's', label: { fr: 'Supérieure (S)', en: 'Superior (S)' } },
		{ id: 'o', label: { fr: 'Ordinaire (O)', en: 'Ordinary (O)' } }
	],
	default: 'o',
	asked
});

const ownGrades = (line: ReturnType<typeof exceptionFor>): boolean =>
	!!line && 'troop' in line.as && line.as.grades.length > 1;

const phase: OneOf = {
	id: 'phase',
	kind: 'one',
	ask: { fr: 'Dans la phase de qui l’artillerie tire-t-elle ?', en: 'In whose phase does the artillery shoot?' },
	short: { fr: 'Phase', en: 'Phase of' },
	choices: [
		{ id: 'own', label: { fr: 'La sienne', en: 'Its own' } },
		{ id: 'enemy', label: { fr: 'Celle de l’adversaire', en: 'The enemy’s' } }
	],
	default: 'enemy',
	asked: isArtillery
};

const rank: OneOf = {
	id: 'own-rank',
	kind: 'one',
	ask: { fr: 'L’Art (X) est-elle au premier ou au 2e rang ?', en: 'Is the Art (X) in the front or the second rank?' },
	short: { fr: 'Rang', en: 'Rank' },
	choices: [
		{ id: 'first', label: { fr: 'Premier rang', en: 'Front rank' } },
		{
			id: 'second',
			label: { fr: 'Deuxième rang', en: 'Second rank' },
			row: { chart: 'exception-troops', row: 'art-second-rank' }
		}
	],
	default: 'first',
	asked: (settled) => isArtillery(settled) && artilleryRow(settled) === 'x'
};

const moved = yesNo(
	'own-moved',
	{
		ask: { fr: 'L’artillerie a-t-elle bougé dans sa phase ?', en: 'Did the artillery move in its own phase?' },
		short: { fr: 'A bougé', en: 'Moved' }
	},
	'no',
	{
		asked: (settled) => isArtillery(settled) && artilleryRow(settled) === 'others',
		row: { chart: 'artillery-fire', row: 'others', column: 'moved' }
	}
);

const grounds: readonly Choice[] = [...DRY_GROUND, RIVER];

const shooterFactors: SomeOf = {
	id: 'own-factors',
	kind: 'some',
	ask: { fr: 'Qu’est-ce qui joue pour le tireur ?', en: 'What counts for the shooter?' },
	short: { fr: 'Facteurs du tireur', en: 'Shooter’s factors' },
	choices: [tactical('general', GENERAL), tactical('weather', HAMPERED)]
};

const targetFactors: SomeOf = {
	id: 'enemy-factors',
	kind: 'some',
	ask: { fr: 'Qu’est-ce qui joue pour ou contre la cible ?', en: 'What counts for or against the target?' },
	short: { fr: 'Facteurs de la cible', en: 'Target’s factors' },
	choices: [
		tactical('shooters-1', {
			label: { fr: 'Un autre élément soutient le tireur', en: 'One more element supports the shooter' },
			not: ['shooters-2']
		}),
		tactical('shooters-2', {
			label: { fr: 'Deux autres éléments ou plus', en: 'Two more elements, or more' },
			not: ['shooters-1']
		}),
		tactical('general', GENERAL),
		tactical('fortification', {
			...FORTIFIED,
			barred: (settled) => (TROOPS[targetOf(settled).troop] === 'foot' ? undefined : FOOT_ONLY)
		}),
		tactical('weather', { label: { ...HAMPERED.label, fr: 'Gênée par la météo' } })
	]
};

export const questions: readonly Question[] = [
	shooters(),
	{
		...gradeQuestion(
			'own-grade',
			{
				ask: { fr: 'De quelle classe est le tireur ?', en: 'What grade is the shooter?' },
				short: { fr: 'Classe du tireur', en: 'Shooter’s grade' }
			},
			(settled) => troopAndGrade(settled.one('own-type')).troop
		),
		asked: (settled) => !settled.one('own-type').includes('-')
	},
	troopQuestion(
		'enemy-type',
		{
			ask: { fr: 'De quel type est la cible ?', en: 'What type is the target?' },
			short: { fr: 'Cible', en: 'Target' }
		},
		'sp'
	),
	gradeQuestion(
		'enemy-grade',
		{
			ask: { fr: 'De quelle classe est la cible ?', en: 'What grade is the target?' },
			short: { fr: 'Classe de la cible', en: 'Target’s grade' }
		},
		(settled) => troopOf(settled.one('enemy-type'))
	),
	distance,
	...seldom([
		bows(
			'own-bows',
			{
				fr: 'Quelle est la classe des Bw (X) qui tirent, à part (X) ?',
				en: 'What grade are the shooting Bw (X), besides (X)?'
			},
			{ fr: 'Tireurs Bw (X)', en: 'Shooting Bw (X)' },
			(settled) => ownGrades(exceptionFor({ me: shooterOf(settled), enemy: targetOf(settled), role: 'shooting' }))
		),
		bows(
			'enemy-bows',
			{
				fr: 'Quelle est la classe des Bw (X) visés, à part (X) ?',
				en: 'What grade are the Bw (X) shot at, besides (X)?'
			},
			{ fr: 'Cible Bw (X)', en: 'Target Bw (X)' },
			(settled) => ownGrades(exceptionFor({ me: targetOf(settled), enemy: shooterSeen(settled), role: 'shot-at' }))
		),
		phase,
		rank,
		moved,
		yesNo(
			'enemy-empty',
			{
				ask: { fr: 'Le navire visé a-t-il débarqué ses troupes ?', en: 'Has the vessel shot at landed its troops?' },
				short: { fr: 'Débarqué', en: 'Landed' }
			},
			'no',
			{
				asked: (settled) => TROOPS[targetOf(settled).troop] === 'naval',
				row: { chart: 'combat-factors', row: 'bg-empty' }
			}
		),
		{
			id: 'enemy-going',
			kind: 'one',
			ask: { fr: 'Dans quel terrain est la cible ?', en: 'What going is the target in?' },
			short: { fr: 'Terrain de la cible', en: 'Target’s going' },
			choices: grounds,
			default: 'good'
		},
		{
			id: 'own-going',
			kind: 'one',
			ask: { fr: 'Dans quel terrain est le tireur ?', en: 'What going is the shooter in?' },
			short: { fr: 'Terrain du tireur', en: 'Shooter’s going' },
			choices: grounds,
			default: 'good',
			asked: (settled) => inCloseOrder(shootingAs(settled))
		},
		targetFactors,
		shooterFactors,
		yesNo(
			'enemy-chariots',
			{
				ask: { fr: 'Les Kn visés sont-ils des chars ?', en: 'Are the Kn shot at chariots?' },
				short: { fr: 'Chars visés', en: 'Chariots' },
				help: { fr: 'Les chars n’ont pas de soutien arrière.', en: 'Chariots get no rear support.' }
			},
			'no',
			{
				asked: (settled) => supportsAnyway(settled).length > 0,
				row: { chart: 'support-conditions', row: 'chariots' }
			}
		),
		...rearQuestions(
			'enemy',
			(settled, { id }) => supports(settled).some((line) => line.id === id),
			SUPPORTS.filter(({ against }) => against?.shootingExcept)
		),
		yesNo(
			'enemy-mobile',
			{
				ask: { fr: 'Les bagages visés sont-ils mobiles ?', en: 'Is the baggage shot at mobile?' },
				short: { fr: 'Mobiles', en: 'Mobile' }
			},
			'no',
			{ asked: (settled) => decides(settled, 'mobile'), row: { chart: 'outcome-beaten', row: 'bg-mobile' } }
		),
		yesNo(
			'own-ground',
			{
				ask: { fr: 'Ce terrain est-il bon pour le tireur ?', en: 'Is this going good for the shooter?' },
				short: { fr: 'Bon pour le tireur', en: 'Good for shooter' },
				help: { fr: 'Le terrain où se tient la cible.', en: 'The going where the target stands.' }
			},
			'no',
			{ asked: (settled) => decides(settled, 'good-for-winner') }
		),
		yesNo(
			'enemy-ground',
			{
				ask: { fr: 'Ce terrain est-il bon pour la cible ?', en: 'Is this going good for the target?' },
				short: { fr: 'Bon pour la cible', en: 'Good for target' },
				help: { fr: 'Le terrain où elle se tient.', en: 'The going where it stands.' }
			},
			'no',
			{ asked: (settled) => decides(settled, 'good-for-loser') }
		),
		generalSetting((settled) => ['own-factors', 'enemy-factors'].some((id) => settled.has(id, 'general')))
	]),
	houseRule({ side: 'own', of: SHOOTER, party: 'first' }),
	houseRule({ side: 'enemy', of: TARGET, party: 'second' })
];
