/**
 * What becomes of the loser, written once: the charts show these rules and the calculators walk through them. The first rule
 * that holds applies; destruction is looked for first, then flight, then recoil, and the last rule of a list always holds.
 */
import type { Cell, ChartBody, Doubt, Group, Row, Text } from '$lib/types';
import { code } from '../write';
import { named } from './names';
import { ALL_TROOPS, isOne, troopsOf, type Grade, type Side, type Troop, type Who } from './troops';

export const VERDICTS = ['equal', 'beaten', 'doubled'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const RESULTS = ['destroyed', 'flees', 'recoils', 'fights-on', 'nothing'] as const;
/** Each is also the id of a term. */
export type Result = (typeof RESULTS)[number];

export const COMBATS = ['close', 'shooting'] as const;
export type Combat = (typeof COMBATS)[number];

export const GOINGS = ['good', 'rough', 'difficult'] as const;
export type Going = (typeof GOINGS)[number];

/** What else may be true of the fight, in a player’s words. */
export const FACTS = {
	'good-for-winner': { fr: 'Le vainqueur considère ce terrain comme bon', en: 'The winner counts this going as good' },
	'good-for-loser': { fr: 'Le perdant considère ce terrain comme bon', en: 'The loser counts this going as good' },
	front: { fr: 'Le vainqueur est sur la face avant du perdant', en: 'The winner is on the loser’s front' },
	'front-contacted': {
		fr: 'La face avant du vainqueur a été contactée pendant cette phase',
		en: 'The winner’s front was contacted this phase'
	},
	'in-fortification': { fr: 'Le perdant est dans une fortification', en: 'The loser is inside a fortification' },
	assaulting: { fr: 'Le perdant est à l’assaut d’une fortification', en: 'The loser is assaulting a fortification' },
	mobile: { fr: 'Les bagages sont mobiles', en: 'The baggage is mobile' },
	empty: { fr: 'Le naval a débarqué ses troupes', en: 'The naval element has landed its troops' },
	'breaking-off': { fr: 'Un des deux adversaires rompt le combat', en: 'One of the two breaks off' }
} as const satisfies Record<string, Text>;
export type Fact = keyof typeof FACTS;

export interface Situation {
	readonly verdict: Verdict;
	readonly combat: Combat;
	/** On a tie, the element whose fate is asked. */
	readonly loser: Side;
	readonly winner: Side;
	/** Where the loser stands. */
	readonly going: Going;
	/** The element behind the loser that supports it. */
	readonly second?: Side;
	readonly facts: ReadonlySet<Fact>;
}

/** All that is given must hold. */
export interface When {
	/** The winner is one of these. */
	readonly by?: readonly Who[];
	/** The winner is none of these. */
	readonly notBy?: readonly Who[];
	readonly combat?: Combat;
	readonly going?: Going;
	/** The loser’s grade. */
	readonly grades?: readonly Grade[];
	/** The second rank: of the loser’s own type and grade, or one of these. */
	readonly second?: 'same' | readonly Who[];
	readonly facts?: readonly Fact[];
	readonly without?: readonly Fact[];
	/** None of these may hold as a whole. */
	readonly unless?: readonly When[];
}

export interface Rule {
	readonly id: string;
	readonly result: Result;
	readonly words: Text;
	/** Left out: always. */
	readonly when?: When;
	readonly doubt?: Doubt;
}

export interface Fate {
	readonly id: string;
	readonly of: readonly Troop[];
	/** For vessels that have landed their troops, or for those that have not. */
	readonly empty?: boolean;
	readonly title: Text;
	readonly rules: readonly Rule[];
}

export function holds(when: When, { loser, winner, combat, going, second, facts, ...rest }: Situation): boolean {
	const seconded =
		!when.second ||
		(!!second &&
			(when.second === 'same'
				? second.troop === loser.troop && second.grade === loser.grade
				: isOne(second, when.second)));
	return (
		(!when.by || isOne(winner, when.by)) &&
		(!when.notBy || !isOne(winner, when.notBy)) &&
		(!when.combat || when.combat === combat) &&
		(!when.going || when.going === going) &&
		(!when.grades || when.grades.includes(loser.grade)) &&
		seconded &&
		(when.facts ?? []).every((fact) => facts.has(fact)) &&
		!(when.without ?? []).some((fact) => facts.has(fact)) &&
		!(when.unless ?? []).some((other) => holds(other, { loser, winner, combat, going, second, facts, ...rest }))
	);
}

/** Which list of the sheet speaks of that loser. */
export function fateOf({ verdict, loser, facts }: Situation): Fate {
	const fate = FATES[verdict].find(
		({ of, empty }) => of.includes(loser.troop) && (empty === undefined || empty === facts.has('empty'))
	);
	if (!fate) throw new Error(`No list says what happens to “${loser.troop}” when ${verdict}.`);
	return fate;
}

/** `row` is the id of the row of the chart `outcome-<verdict>` that says so. */
export function outcome(situation: Situation): { result: Result; rule: Rule; row: string } {
	const fate = fateOf(situation);
	const rule = fate.rules.find(({ when }) => !when || holds(when, situation));
	if (!rule) throw new Error(`The list “${fate.id}” when ${situation.verdict} ends without a rule that always holds.`);
	return { result: rule.result, rule, row: rowId(fate, rule) };
}

const rowId = (fate: Fate, rule: Rule) => `${fate.id}-${rule.id}`;

const camels = { of: 'cm', only: ['s'] } as const;
const realArtillery = { of: 'art', except: ['i', 'x'] } as const;
const onTheirGround = { facts: ['good-for-winner'] } as const;

const always: Text = { fr: 'Dans tous les cas', en: 'In all cases' };
const otherwise: Text = { fr: 'Sinon', en: 'Otherwise' };
const recoilsOtherwise: Rule = { id: 'otherwise', result: 'recoils', words: otherwise };
const recoils: Rule = { id: 'always', result: 'recoils', words: always };
const destroyed: Rule = { id: 'always', result: 'destroyed', words: always };

const chargedDown: Rule = {
	id: 'kn',
	result: 'destroyed',
	words: {
		fr: 'Par {kn}, {cm} {s} ou {exp} en terrain bon pour eux',
		en: 'By {kn}, {cm} {s} or {exp} in going good for them'
	},
	when: { by: ['kn', camels, 'exp'], ...onTheirGround }
};
const byWarband: Rule = {
	id: 'wb',
	result: 'destroyed',
	words: { fr: 'Par {wb}', en: 'By {wb}' },
	when: { by: ['wb'] }
};
const byElephants: Rule = {
	id: 'el',
	result: 'destroyed',
	words: { fr: 'Par {el}', en: 'By {el}' },
	when: { by: ['el'] }
};
const inContact: Rule = {
	id: 'contact',
	result: 'destroyed',
	words: { fr: 'Par n’importe qui au contact', en: 'By anyone in contact' },
	when: { combat: 'close' }
};
const inContactNotExpendables: Rule = {
	id: 'contact',
	result: 'destroyed',
	words: { fr: 'Au contact, par tous sauf {exp}', en: 'In contact, by anyone but {exp}' },
	when: { combat: 'close', notBy: ['exp'] }
};

/** Spears and pikes that a second rank holds against elephants. */
const held = { by: ['el'], facts: ['front'], second: 'same' } as const satisfies When;
const heldPikes = {
	by: ['el'],
	facts: ['front'],
	grades: ['x'],
	second: [{ of: 'pk', only: ['x', 'i'] }]
} as const satisfies When;
const heldBlades = {
	by: ['kn', camels],
	facts: ['front'],
	grades: ['s', 'o'],
	second: [{ of: 'bd', only: ['s', 'o'] }]
} as const satisfies When;

const trampled = (unless: readonly When[]): Rule => ({
	id: 'el',
	result: 'destroyed',
	words: {
		fr: 'Par {el} en terrain bon pour eux, sauf si un 2e rang tient bon (ci-dessous)',
		en: 'By {el} in going good for them, unless held by a second rank (below)'
	},
	when: { by: ['el'], ...onTheirGround, unless }
});

const cutDown: readonly Rule[] = [
	{
		id: 'art',
		result: 'flees',
		words: {
			fr: 'En mêlée avec {art}, ni {i} ni {x}',
			en: 'In close combat with {art}, neither {i} nor {x}'
		},
		when: { by: [realArtillery], combat: 'close' }
	},
	{
		id: 'naval',
		result: 'flees',
		words: { fr: 'Face aux troupes navales', en: 'Against naval troops' },
		when: { by: ['naval'] }
	},
	{ id: 'otherwise', result: 'destroyed', words: otherwise }
];

const silent = (printed: Text): Rule => ({
	id: 'otherwise',
	result: 'nothing',
	words: otherwise,
	doubt: {
		printed,
		read: { fr: 'Rien ne se passe', en: 'Nothing happens' },
		why: { fr: 'L’aide de jeu ne donne aucun résultat pour ce cas.', en: 'The sheet gives no result for this case.' }
	}
});

const ships: Text = named('naval');
const emptyShips: Text = { fr: 'Naval vide : troupes débarquées', en: 'Empty naval: troops landed' };

const ownLists: readonly Troop[] = ['cv', 'lh', 'ps'];

export const FATES: Readonly<Record<Verdict, readonly Fate[]>> = {
	equal: [
		{ id: 'exp', of: ['exp'], title: named('exp'), rules: [destroyed] },
		{
			id: 'others',
			of: ALL_TROOPS.filter((troop) => troop !== 'exp'),
			title: { fr: 'Autres troupes', en: 'Other troops' },
			rules: [
				{
					id: 'close',
					result: 'fights-on',
					words: {
						fr: 'En mêlée, si aucun des deux ne rompt : on reprend à la phase suivante',
						en: 'In close combat, if neither breaks off: go on next phase'
					},
					when: { combat: 'close', without: ['breaking-off'] }
				},
				{
					id: 'otherwise',
					result: 'nothing',
					words: { fr: 'Au tir, ou si l’un des deux rompt', en: 'Shooting, or if one breaks off' },
					doubt: {
						printed: { fr: 'Seul le « combat rapproché » est traité', en: 'Only close combat is dealt with' },
						read: { fr: 'Un tir à égalité ne fait rien', en: 'An equal shot does nothing' },
						why: {
							fr: 'L’aide de jeu n’imprime aucun effet du tir à égalité.',
							en: 'The sheet prints no effect for an equal shot.'
						}
					}
				}
			]
		}
	],
	beaten: [
		{
			id: 'el',
			of: ['el'],
			title: named('el'),
			rules: [
				{
					id: 'art',
					result: 'destroyed',
					words: { fr: 'Par le tir d’{art}', en: 'By {art} shooting' },
					when: { by: ['art'], combat: 'shooting' }
				},
				{
					id: 'light',
					result: 'destroyed',
					words: { fr: 'Par des {light|troupes légères} ({lh}, {ps})', en: 'By {light|light troops} ({lh}, {ps})' },
					when: { by: ['lh', 'ps'] },
					doubt: {
						printed: {
							fr: '« Troupes légères », sans définition',
							en: '“Troupes légères” (light troops), not defined'
						},
						read: { fr: 'LH et Ps', en: 'LH and Ps' },
						why: {
							fr: 'Ce sont la cavalerie légère et les fantassins légers en ordre dispersé.',
							en: 'They are the light horse and the light foot in open order.'
						}
					}
				},
				{
					id: 'cm-x',
					result: 'destroyed',
					words: { fr: 'Par {cm} {x}', en: 'By {cm} {x}' },
					when: { by: [{ of: 'cm', only: ['x'] }] }
				},
				recoilsOtherwise
			]
		},
		{
			id: 'kn',
			of: ['kn'],
			title: named('kn'),
			rules: [
				{
					id: 'el-exp-lh',
					result: 'destroyed',
					words: { fr: 'Par {el}, {exp} ou {lh}', en: 'By {el}, {exp} or {lh}' },
					when: { by: ['el', 'exp', 'lh'] }
				},
				{
					id: 'bw-s',
					result: 'destroyed',
					words: {
						fr: 'Par {bw} {s} contactés de front pendant cette phase',
						en: 'By {bw} {s} contacted on their front this phase'
					},
					when: { by: [{ of: 'bw', only: ['s'] }], facts: ['front-contacted'] }
				},
				{
					id: 'difficult',
					result: 'destroyed',
					words: {
						fr: 'En mêlée en terrain difficile, par n’importe qui',
						en: 'In close combat in difficult going, by anyone'
					},
					when: { combat: 'close', going: 'difficult' }
				},
				recoilsOtherwise
			]
		},
		{
			id: 'lh',
			of: ['lh'],
			title: named('lh'),
			rules: [
				{
					id: 'art',
					result: 'flees',
					words: { fr: 'Sous le tir d’{art}', en: 'Shot at by {art}' },
					when: { by: ['art'], combat: 'shooting' }
				},
				{ id: 'exp', result: 'flees', words: { fr: 'Face à {exp}', en: 'Against {exp}' }, when: { by: ['exp'] } },
				{
					id: 'difficult',
					result: 'flees',
					words: { fr: 'En terrain difficile, combat ou tir', en: 'In difficult going, combat or shooting' },
					when: { going: 'difficult' }
				},
				recoilsOtherwise
			]
		},
		{ id: 'exp', of: ['exp'], title: named('exp'), rules: [destroyed] },
		{
			id: 'mounted',
			of: ['cv', 'cm'],
			title: { fr: 'Autres montés (Cv, Cm)', en: 'Other mounted (Cv, Cm)' },
			rules: [
				{
					id: 'difficult',
					result: 'flees',
					words: { fr: 'En terrain difficile, combat ou tir', en: 'In difficult going, combat or shooting' },
					when: { going: 'difficult' }
				},
				{ id: 'exp', result: 'flees', words: { fr: 'Face à {exp}', en: 'Against {exp}' }, when: { by: ['exp'] } },
				recoilsOtherwise
			]
		},
		{
			id: 'sp',
			of: ['sp'],
			title: named('sp'),
			rules: [
				trampled([held]),
				chargedDown,
				byWarband,
				{
					id: 'held',
					result: 'recoils',
					words: {
						fr: '{el} de front, avec un 2e rang de {sp} de même classe',
						en: '{el} to the front, with a second rank of {sp} of the same grade'
					},
					when: held
				},
				recoilsOtherwise
			]
		},
		{
			id: 'pk',
			of: ['pk'],
			title: named('pk'),
			rules: [
				trampled([held, heldPikes]),
				chargedDown,
				byWarband,
				{
					id: 'held',
					result: 'recoils',
					words: {
						fr: '{el} de front, avec un 2e rang de {pk} de même classe',
						en: '{el} to the front, with a second rank of {pk} of the same grade'
					},
					when: held
				},
				{
					id: 'held-x',
					result: 'recoils',
					words: {
						fr: '{el} de front, {pk} {x} avec un 2e rang de {pk} {x} ou {i}',
						en: '{el} to the front, {pk} {x} with a second rank of {pk} {x} or {i}'
					},
					when: heldPikes,
					doubt: {
						printed: {
							fr: '« (X) ou (I) », puis « et le premier rang (X) »',
							en: '“(X) ou (I)” (or), then “et le premier rang (X)” (and the first rank)'
						},
						read: {
							fr: 'Un 2e rang (X) ou (I) derrière un 1er rang (X)',
							en: 'A second rank (X) or (I) behind a first rank (X)'
						},
						why: {
							fr: 'C’est aussi ce que dit le support arrière : Pk (X) ou (I) derrière Pk (X).',
							en: 'Rear support says the same: Pk (X) or (I) behind Pk (X).'
						}
					}
				},
				recoilsOtherwise
			]
		},
		{
			id: 'bd',
			of: ['bd'],
			title: named('bd'),
			rules: [
				{
					id: 'kn',
					result: 'destroyed',
					words: {
						fr: 'Par {kn} ou {cm} {s} en terrain bon pour eux, sauf si un 2e rang tient bon (ci-dessous)',
						en: 'By {kn} or {cm} {s} in going good for them, unless held by a second rank (below)'
					},
					when: { by: ['kn', camels], ...onTheirGround, unless: [heldBlades] }
				},
				{
					id: 'exp',
					result: 'destroyed',
					words: { fr: 'Par {exp} en terrain bon pour eux', en: 'By {exp} in going good for them' },
					when: { by: ['exp'], ...onTheirGround }
				},
				byWarband,
				{
					id: 'held',
					result: 'recoils',
					words: {
						fr: '{kn} ou {cm} {s} de front, {bd} {s} ou {o} avec un 2e rang de {bd} {s} ou {o}',
						en: '{kn} or {cm} {s} to the front, {bd} {s} or {o} with a second rank of {bd} {s} or {o}'
					},
					when: heldBlades
				},
				recoilsOtherwise
			]
		},
		{ id: 'wb', of: ['wb'], title: named('wb'), rules: [chargedDown, byElephants, recoilsOtherwise] },
		{
			id: 'ax',
			of: ['ax'],
			title: named('ax'),
			rules: [
				{
					id: 'kn',
					result: 'destroyed',
					words: {
						fr: 'Par {kn} ou {cm} {s} en terrain bon pour eux',
						en: 'By {kn} or {cm} {s} in going good for them'
					},
					when: { by: ['kn', camels], ...onTheirGround }
				},
				{
					id: 'x',
					result: 'destroyed',
					words: { fr: '{ax} {x} : par {el}, {exp} ou {wb}', en: '{ax} {x}: by {el}, {exp} or {wb}' },
					when: { grades: ['x'], by: ['el', 'exp', 'wb'] }
				},
				recoilsOtherwise
			]
		},
		{
			id: 'bw',
			of: ['bw'],
			title: named('bw'),
			rules: [
				{
					id: 'mounted',
					result: 'destroyed',
					words: { fr: 'Par tout {mounted|monté} au contact', en: 'By any {mounted|mounted} in contact' },
					when: { by: ['mounted'], combat: 'close' }
				},
				recoilsOtherwise
			]
		},
		{
			id: 'ps',
			of: ['ps'],
			title: named('ps'),
			rules: [
				{
					id: 'ridden-down',
					result: 'destroyed',
					words: {
						fr: 'Par {kn}, {cv}, {lh} ou {cm} {s} en terrain bon pour eux',
						en: 'By {kn}, {cv}, {lh} or {cm} {s} in going good for them'
					},
					when: { by: ['kn', 'cv', 'lh', camels], ...onTheirGround }
				},
				{
					id: 'el-exp',
					result: 'recoils',
					words: { fr: 'Face à {el} ou {exp}', en: 'Against {el} or {exp}' },
					when: { by: ['el', 'exp'] }
				},
				{
					id: 'shot-at',
					result: 'recoils',
					words: { fr: 'Sous un tir, sauf d’{art}', en: 'Shot at, except by {art}' },
					when: { combat: 'shooting', notBy: ['art'] }
				},
				{
					id: 'bad-for-both',
					result: 'recoils',
					words: {
						fr: 'En terrain qui n’est bon pour aucun des deux',
						en: 'In going that neither side counts as good'
					},
					when: { without: ['good-for-winner', 'good-for-loser'] }
				},
				{ id: 'otherwise', result: 'flees', words: otherwise }
			]
		},
		{
			id: 'art',
			of: ['art'],
			title: named('art'),
			rules: [
				inContact,
				{
					id: 'fortified',
					result: 'nothing',
					words: { fr: 'Sous le tir, dans une fortification', en: 'Shot at inside a fortification' },
					when: { facts: ['in-fortification'] }
				},
				recoilsOtherwise
			]
		},
		{
			id: 'wwg',
			of: ['wwg'],
			title: named('wwg'),
			rules: [
				{
					id: 'art',
					result: 'destroyed',
					words: { fr: 'Par {art} sauf {x}', en: 'By {art} other than {x}' },
					when: { by: [{ of: 'art', except: ['x'] }] }
				},
				{
					id: 'el',
					result: 'destroyed',
					words: { fr: 'Par {el}, sauf {wwg} {x}', en: 'By {el}, unless {wwg} {x}' },
					when: { by: ['el'], unless: [{ grades: ['x'] }] }
				},
				{
					id: 'assault',
					result: 'recoils',
					words: { fr: '{wwg} {s} à l’assaut d’une fortification', en: '{wwg} {s} assaulting a fortification' },
					when: { grades: ['s'], facts: ['assaulting'] }
				},
				{ id: 'otherwise', result: 'nothing', words: otherwise }
			]
		},
		{
			id: 'hd',
			of: ['hd'],
			title: named('hd'),
			rules: [
				chargedDown,
				{
					id: 'el-wb',
					result: 'destroyed',
					words: { fr: 'Par {el} ou {wb}', en: 'By {el} or {wb}' },
					when: { by: ['el', 'wb'] }
				},
				{
					id: 'i-close',
					result: 'destroyed',
					words: { fr: '{hd} {i} en mêlée', en: '{hd} {i} in close combat' },
					when: { grades: ['i'], combat: 'close' }
				},
				{
					id: 'i',
					result: 'nothing',
					words: { fr: '{hd} {i} sous le tir', en: '{hd} {i} shot at' },
					when: { grades: ['i'] }
				},
				recoilsOtherwise
			]
		},
		{ id: 'naval', of: troopsOf('naval'), empty: false, title: ships, rules: [recoils] },
		{
			id: 'naval-empty',
			of: troopsOf('naval'),
			empty: true,
			title: emptyShips,
			rules: [
				inContactNotExpendables,
				silent({
					fr: 'Rien pour un tir, ni pour les Exp au contact',
					en: 'Nothing for shooting, nor for Exp in contact'
				})
			]
		},
		{
			id: 'bg',
			of: ['bg'],
			title: named('bg'),
			rules: [
				inContact,
				{
					id: 'mobile',
					result: 'flees',
					words: { fr: 'Sous le tir, s’ils sont mobiles', en: 'Shot at, if mobile' },
					when: { facts: ['mobile'] }
				},
				{ id: 'otherwise', result: 'nothing', words: otherwise }
			]
		}
	],
	doubled: [
		{
			id: 'cv',
			of: ['cv'],
			title: named('cv'),
			rules: [
				{
					id: 'sp-pk-ax',
					result: 'flees',
					words: {
						fr: 'Face à {sp}, {pk} ou {ax} {x}, en bon terrain',
						en: 'Against {sp}, {pk} or {ax} {x}, in good going'
					},
					when: { by: ['sp', 'pk', { of: 'ax', only: ['x'] }], going: 'good' }
				},
				...cutDown
			]
		},
		{
			id: 'lh',
			of: ['lh'],
			title: named('lh'),
			rules: [
				{
					id: 'close',
					result: 'destroyed',
					words: {
						fr: 'En mêlée, par tout {mounted|monté}, {bw}, {ps} {o} ou {wwg} {o}',
						en: 'In close combat, by any {mounted|mounted}, {bw}, {ps} {o} or {wwg} {o}'
					},
					when: { combat: 'close', by: ['mounted', 'bw', { of: 'ps', only: ['o'] }, { of: 'wwg', only: ['o'] }] }
				},
				{
					id: 'difficult',
					result: 'destroyed',
					words: { fr: 'En mêlée en terrain difficile', en: 'In close combat in difficult going' },
					when: { combat: 'close', going: 'difficult' }
				},
				{ id: 'otherwise', result: 'flees', words: otherwise }
			]
		},
		{
			id: 'ps',
			of: ['ps'],
			title: named('ps'),
			rules: [
				{
					id: 'mounted',
					result: 'destroyed',
					words: {
						fr: 'Par tout {mounted|monté} en terrain bon pour lui',
						en: 'By any {mounted|mounted} in going good for it'
					},
					when: { by: ['mounted'], ...onTheirGround }
				},
				{
					id: 'foot',
					result: 'destroyed',
					words: { fr: 'Par {bw}, {ps}, ou {ax} sauf {x}', en: 'By {bw}, {ps}, or {ax} other than {x}' },
					when: { by: ['bw', 'ps', { of: 'ax', except: ['x'] }] }
				},
				{ id: 'x', result: 'destroyed', words: { fr: 'Si {ps} {x}', en: 'If {ps} {x}' }, when: { grades: ['x'] } },
				{ id: 'otherwise', result: 'flees', words: otherwise }
			]
		},
		{
			id: 'land',
			of: [...troopsOf('mounted'), ...troopsOf('foot')].filter((troop) => !ownLists.includes(troop)),
			title: { fr: 'Autres troupes terrestres', en: 'Other land troops' },
			rules: cutDown
		},
		{
			id: 'naval',
			of: troopsOf('naval'),
			empty: false,
			title: ships,
			rules: [
				{
					id: 'art-s',
					result: 'destroyed',
					words: { fr: 'Par {art} {s}', en: 'By {art} {s}' },
					when: { by: [{ of: 'art', only: ['s'] }] },
					doubt: {
						printed: {
							fr: 'Art dans le tableau naval, artillerie (S) dans le texte',
							en: 'Art in the naval table, artillery (S) in the text'
						},
						read: { fr: 'Art (S) seulement', en: 'Art (S) only' },
						why: { fr: 'Le texte est le plus précis des deux.', en: 'The text is the more exact of the two.' }
					}
				},
				inContactNotExpendables,
				{
					id: 'shot-at',
					result: 'flees',
					words: { fr: 'Sous les autres tirs', en: 'Under any other shooting' },
					when: { combat: 'shooting' }
				},
				silent({ fr: 'Rien pour les Exp au contact', en: 'Nothing for Exp in contact' })
			]
		},
		{
			id: 'naval-empty',
			of: troopsOf('naval'),
			empty: true,
			title: emptyShips,
			rules: [
				{
					id: 'anyone',
					result: 'destroyed',
					words: { fr: 'Par tous sauf {exp}', en: 'By anyone but {exp}' },
					when: { notBy: ['exp'] }
				},
				silent({ fr: 'Rien pour les Exp', en: 'Nothing for Exp' })
			]
		}
	]
};

/** The rules of one verdict as a chart: a row a rule, a group a troop type. */
export function outcomeChart(verdict: Verdict): Pick<ChartBody, 'rowHead' | 'columns' | 'groups' | 'rows'> {
	const fates = FATES[verdict];
	return {
		rowHead: { fr: 'Le perdant, et comment', en: 'The loser, and how' },
		columns: [{ id: 'result', head: { fr: 'Résultat', en: 'Result' } }],
		groups: fates.map(({ id, title }): Group => ({ id, title })),
		rows: fates.flatMap((fate) =>
			fate.rules.map((rule): Row => ({
				id: rowId(fate, rule),
				head: rule.words,
				cells: [code(rule.result)],
				group: fate.id,
				doubt: rule.doubt
			}))
		)
	};
}

const lowered = (words: string) => words.slice(0, 1).toLowerCase() + words.slice(1);

/** The printed rules of one list in one cell: `Destroyed: by anyone but Exp`. */
export function told(verdict: Verdict, id: string): Cell {
	const fate = FATES[verdict].find((fate) => fate.id === id);
	if (!fate) throw new Error(`No list “${id}” when ${verdict}.`);
	const printed = fate.rules.filter(({ result }) => result !== 'nothing');
	return {
		value: {
			fr: printed.map(({ result, words }) => `{${result}}\u00a0: ${lowered(words.fr)}`).join('\u202f; '),
			en: printed.map(({ result, words }) => `{${result}}: ${lowered(words.en)}`).join('; ')
		},
		doubt: printed.find(({ doubt }) => doubt)?.doubt
	};
}
