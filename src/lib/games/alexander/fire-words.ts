/** What a fire says beyond its questions. The twin in packs takes these texts by their names. */
import type { Text } from '$lib/core/types';

export const words = {
	fireRoll: { fr: 'Jet de tir', en: 'Fire roll' },
	topUnit: { fr: 'Unité du haut', en: 'Top unit' },
	targetStack: { fr: 'Pile cible', en: 'Target stack' },
	neverFire: { fr: '{who} ne tirent pas.', en: '{who} cannot fire.' },
	outOfRange: { fr: '{who} ne peuvent pas tirer {at}.', en: '{who} cannot fire {at}.' },
	fireWithout: {
		fr: '{who} ne peuvent pas tirer {at}. Faites tirer les autres sans ces unités.',
		en: '{who} cannot fire {at}. Fire with the others alone.'
	},
	nobodyFires: {
		fr: 'Sans point de force, personne ne tire : comptez ceux des tireurs.',
		en: 'Nobody fires without strength points: count those of the firing units.'
	},
	noTarget: {
		fr: 'Une pile sans point de force n’est pas une cible : comptez ceux de la pile visée.',
		en: 'A stack without strength points is no target: count those of the stack fired at.'
	},
	firersSum: { fr: 'Tireurs : {points} PF', en: 'Firing units: {points} SP' },
	stackSum: { fr: 'Pile cible : {points} PF', en: 'Target stack: {points} SP' },
	targetIs: { fr: 'Cible : {it}', en: 'Target: {it}' },
	/** How far, inside a sentence. */
	at: {
		1: { fr: 'à 1 hexagone', en: 'at 1 hex' },
		2: { fr: 'à 2 hexagones', en: 'at 2 hexes' },
		3: { fr: 'à 3 hexagones', en: 'at 3 hexes' },
		4: { fr: 'à 4 hexagones ou plus', en: 'at 4 hexes or more' }
	},
	tableSays: {
		fr: '{who} tirent {at} : {discourage} ou plus décourage, {rout} ou plus met en déroute.',
		en: '{who} fire {at}: {discourage} or more discourages, {rout} or more routs.'
	},
	tableNeverRouts: {
		fr: '{who} tirent {at} : {discourage} ou plus décourage, rien ne met en déroute.',
		en: '{who} fire {at}: {discourage} or more discourages, nothing routs.'
	},
	effects: {
		routed: {
			title: { fr: 'En déroute', en: 'Routed' },
			result: {
				fr: 'En déroute : elle recule de deux hexagones (règle 12.2.1).',
				en: 'Routed: it retreats two hexes (rule 12.2.1).'
			}
		},
		discouraged: {
			title: { fr: 'Découragée', en: 'Discouraged' },
			result: {
				fr: 'Découragée (règle 12.1) ; si elle l’était déjà, voir la règle 12.',
				en: 'Discouraged (rule 12.1); if it already was, see rule 12.'
			}
		},
		'no-effect': { title: { fr: 'Pas d’effet', en: 'No effect' }, result: { fr: 'Sans effet.', en: 'No effect.' } }
	},
	/** In the verdict: what became of the target, and what follows, in a few words. */
	heads: {
		routed: { fr: '{second} : déroute', en: '{second} routed' },
		discouraged: { fr: '{second} : découragement', en: '{second} discouraged' }
	},
	retreats: { fr: 'recul de 2 hex', en: 'retreats 2 hexes' },
	ifAlready: { fr: 'règle 12 si elle l’était déjà', en: 'rule 12 if it already was' },
	leaderHit: { fr: 'Au moins un chef blessé ou tué', en: 'At least one leader wounded or killed' },
	leaderKilled: { fr: 'Au moins un chef tué', en: 'At least one leader killed' }
} satisfies Record<string, Text | Record<string, Text | Record<'title' | 'result', Text>>>;
