/** What a melee says beyond its questions. The twin in packs takes these texts by their names. */
import type { Doubt, Text } from '$lib/core/types';

export const words = {
	meleeRoll: { fr: 'Jet de mêlée', en: 'Melee roll' },
	attackers: { fr: 'Attaquants', en: 'Attackers' },
	defenders: { fr: 'Défenseurs', en: 'Defenders' },
	attackersHaveNone: {
		fr: 'On n’attaque pas sans point de force : comptez ceux des attaquants.',
		en: 'Nobody attacks without strength points: count those of the attackers.'
	},
	defendersHaveNone: {
		fr: 'Pas de rapport contre zéro point de force : comptez ceux des défenseurs.',
		en: 'There is no ratio against zero: count the defenders’ strength points.'
	},
	types: { fr: '{attacker} contre {defender}', en: '{attacker} against {defender}' },
	ratio: { fr: '{attacker} PF contre {defender} : {ratio}', en: '{attacker} SP against {defender}: {ratio}' },
	quality: { fr: 'Qualité {attacker} contre {defender}', en: 'Quality {attacker} against {defender}' },
	betterTerrain: {
		fr: 'Un autre terrain est plus favorable au défenseur, ou aussi favorable.',
		en: 'Another terrain favours the defender more, or as much.'
	},
	bonuses: {
		fr: 'Bonus des chefs : {attacker} contre {defender}',
		en: 'Leaders’ bonuses: {attacker} against {defender}'
	},

	noEffect: { fr: 'Pas d’effet.', en: 'No effect.' },
	fatigued: {
		fr: 'Toutes les unités sont fatiguées (règle {rule}).',
		en: 'All units are fatigued (rule {rule}).'
	},
	discouraged: {
		fr: 'Toutes les unités sont découragées (règle {rule}).',
		en: 'All units are discouraged (rule {rule}).'
	},
	discouragedAgain: {
		fr: 'Toutes les unités sont découragées (règle {rule}) ; pour celles qui étaient déjà découragées ou en déroute, voir la règle 12.',
		en: 'All units are discouraged (rule {rule}); for those already discouraged or routed, see rule 12.'
	},
	routed: {
		fr: 'Toutes les unités sont en déroute et reculent de deux hexagones (règle {rule}).',
		en: 'All units are routed and retreat two hexes (rule {rule}).'
	},
	retreat: { fr: 'Recul d’un hexagone (règle {rule}).', en: 'Retreat one hex (rule {rule}).' },
	thenRetreat: { fr: 'Puis recul d’un hexagone (règle {rule}).', en: 'Then retreat one hex (rule {rule}).' },

	advancePossible: { fr: 'Avance possible.', en: 'Advance possible.' },
	advanceMandatory: { fr: 'Avance obligatoire.', en: 'Mandatory advance.' },
	advanceOfPhalangites: {
		fr: 'Avance possible : pour les phalangites, l’avance obligatoire devient un choix.',
		en: 'Advance possible: for phalangites a mandatory advance becomes a choice.'
	},
	advanceWithPhalangites: {
		fr: 'Avance obligatoire, sauf pour les phalangites : ils avancent s’ils le veulent.',
		en: 'Mandatory advance, except for phalangites: they advance if they wish.'
	},
	/** Who of a side cannot advance, by its state: added to the advance, or in its place. */
	held: {
		'some-discouraged': {
			fr: '{advance} Les unités découragées n’avancent pas.',
			en: '{advance} Discouraged units do not advance.'
		},
		'all-discouraged': {
			fr: 'Pas d’avance : une unité découragée n’avance jamais.',
			en: 'No advance: a discouraged unit never advances.'
		},
		'some-routed': {
			fr: '{advance} Les unités en déroute ou découragées n’avancent pas.',
			en: '{advance} Routed or discouraged units do not advance.'
		},
		'all-routed': {
			fr: 'Pas d’avance : une unité en déroute n’avance pas.',
			en: 'No advance: a routed unit does not advance.'
		}
	},
	routedAdvance: {
		printed: {
			fr: 'L’avance n’est interdite qu’aux unités découragées ; rien sur celles en déroute',
			en: 'Only discouraged units are barred from advancing; nothing is said of routed ones'
		},
		read: { fr: 'Une unité en déroute n’avance pas non plus', en: 'A routed unit does not advance either' },
		why: {
			fr: 'La déroute est un degré plus grave que le découragement.',
			en: 'Rout is one degree worse than discouragement.'
		}
	},

	/** The lines of the results in a few words. */
	sideRouted: { fr: 'Déroute des {who}', en: '{who} routed' },
	sideRetreats: { fr: 'Les {who} reculent d’un hexagone', en: '{who} retreat one hex' },
	sideRetreatsIn: { fr: '{who} {state}, recul d’un hexagone', en: '{who} {state}, retreat one hex' },
	within: {
		attacker: { fr: 'attaquants', en: 'Attackers' },
		defender: { fr: 'défenseurs', en: 'Defenders' }
	},
	states: { f: { fr: 'fatigués', en: 'fatigued' }, d: { fr: 'découragés', en: 'discouraged' } },

	/** In the verdict: what became of the loser, and what follows, in a few words. As nouns in French: a type does not say how an adjective ends. */
	heads: {
		f: { fr: '{who} : fatigue', en: '{who} fatigued' },
		d: { fr: '{who} : découragement', en: '{who} discouraged' },
		dr: { fr: '{who} : déroute', en: '{who} routed' },
		r: { fr: '{who} : recul 1 hex', en: '{who} retreat 1 hex' }
	},
	briefs: {
		f: { fr: 'fatigue', en: 'fatigued' },
		dr: { fr: 'recul 2 hex', en: 'retreat 2 hexes' },
		r: { fr: 'recul 1 hex', en: 'retreat 1 hex' }
	},
	mayAdvance: { fr: 'avance possible', en: 'advance possible' },
	mustAdvance: { fr: 'avance obligatoire', en: 'mandatory advance' },
	mustAdvanceMixed: {
		fr: 'avance obligatoire, sauf phalangites',
		en: 'mandatory advance, except phalangites'
	},
	heldBack: {
		'some-discouraged': { fr: '{advance}, sauf découragées', en: '{advance}, not those discouraged' },
		'all-discouraged': { fr: 'pas d’avance', en: 'no advance' },
		'some-routed': {
			fr: '{advance}, sauf en déroute ou découragées',
			en: '{advance}, not those routed or discouraged'
		},
		'all-routed': { fr: 'pas d’avance', en: 'no advance' }
	},

	defendingLeaderHit: { fr: 'Un chef défenseur blessé ou tué', en: 'A defending leader wounded or killed' },
	defendingLeaderKilled: { fr: 'Un chef défenseur tué', en: 'A defending leader killed' },
	attackingLeaderHit: { fr: 'Un chef attaquant blessé ou tué', en: 'An attacking leader wounded or killed' },
	attackingLeaderKilled: { fr: 'Un chef attaquant tué', en: 'An attacking leader killed' }
} satisfies Record<string, Text | Doubt | Record<string, Text>>;
