import type { Doubt } from '$lib/core/types';
import { named } from '../names';
import * as ships from './naval';
import { destroyed, onTheirGround, otherwise, type Fate, type Rule, type When } from './rules';

const camels = { of: 'cm', only: ['s'] } as const;

const inDifficultGoing: Rule = {
	id: 'difficult',
	result: 'flees',
	words: { fr: 'En terrain difficile, combat ou tir', en: 'In difficult going, combat or shooting' },
	when: { going: 'difficult' }
};

const facingExpendables: Rule = {
	id: 'exp',
	result: 'flees',
	words: { fr: 'Face à {exp}', en: 'Against {exp}' },
	when: { by: ['exp'] }
};

const recoilsOtherwise: Rule = { id: 'otherwise', result: 'recoils', words: otherwise };

const chargedDown: Rule = {
	id: 'kn',
	result: 'destroyed',
	words: {
		fr: 'Par {kn}, {cm} {s} ou {exp} en terrain bon pour eux',
		en: 'By {kn}, {cm} {s} or {exp}, where the going is good for them'
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

const wagons: Doubt = {
	printed: {
		fr: '« par de l’artillerie sauf (X) ou sauf si War Wagon(X) par des éléphants »',
		en: '“par de l’artillerie sauf (X) ou sauf si War Wagon(X) par des éléphants” (by artillery except (X) or except if War Wagon (X) by elephants)'
	},
	read: {
		fr: 'Détruits par l’Art autre que (X), et par les El sauf s’ils sont (X)',
		en: 'Destroyed by Art other than (X), and by El unless they are (X)'
	},
	why: {
		fr: 'Le second « sauf » ne peut porter que sur des chariots de guerre, non sur l’artillerie.',
		en: 'The second “sauf” (except) can only be about the war wagons, not about the artillery.'
	}
};

const trampled = (unless: readonly When[]): Rule => ({
	id: 'el',
	result: 'destroyed',
	words: {
		fr: 'Par {el} en terrain bon pour eux, sauf si un 2e rang tient bon (ci-dessous)',
		en: 'By {el}, where the going is good for {el}, unless held by a second rank (below)'
	},
	when: { by: ['el'], ...onTheirGround, unless }
});

export default [
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
			facingExpendables,
			inDifficultGoing,
			recoilsOtherwise
		]
	},
	{ id: 'exp', of: ['exp'], title: named('exp'), rules: [destroyed] },
	{
		id: 'mounted',
		of: ['cv', 'cm'],
		title: { fr: 'Autres montés (Cv, Cm)', en: 'Other mounted (Cv, Cm)' },
		rules: [inDifficultGoing, facingExpendables, recoilsOtherwise]
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
						fr: 'C’est aussi ce que dit le soutien arrière : Pk (X) ou (I) derrière Pk (X).',
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
					en: 'By {kn} or {cm} {s}, where the going is good for them, unless held by a second rank (below)'
				},
				when: { by: ['kn', camels], ...onTheirGround, unless: [heldBlades] }
			},
			{
				id: 'exp',
				result: 'destroyed',
				words: { fr: 'Par {exp} en terrain bon pour eux', en: 'By {exp}, where the going is good for them' },
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
					en: 'By {kn} or {cm} {s}, where the going is good for them'
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
					en: 'By {kn}, {cv}, {lh} or {cm} {s}, where the going is good for them'
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
				when: { by: [{ of: 'art', except: ['x'] }] },
				doubt: wagons
			},
			{
				id: 'el',
				result: 'destroyed',
				words: { fr: 'Par {el}, sauf {wwg} {x}', en: 'By {el}, unless {wwg} {x}' },
				when: { by: ['el'], unless: [{ grades: ['x'] }] },
				doubt: wagons
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
	...ships.beaten,
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
] satisfies readonly Fate[];
