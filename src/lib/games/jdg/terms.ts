import { explain } from '$lib/core/charts/write';
import { cohesionDie, die } from './die';
import names from './names';

export default explain(names, {
	// Results
	ne: {
		meaning: { fr: 'Rien ne change.', en: 'Nothing changes.' },
		also: ['rien', 'aucun effet', 'sans effet', 'nothing', 'PE', 'NE'],
		doubt: {
			printed: {
				fr: 'PE dans les deux langues ; la légende anglaise dit « PE = No Effect »',
				en: 'PE in both languages; the English legend says “PE = No Effect”'
			},
			read: { fr: 'PE en français, NE en anglais', en: 'PE in French, NE in English' },
			why: {
				fr: 'La table, commune aux deux langues, a gardé l’abréviation de « pas d’effet ».',
				en: 'The table serves both languages and kept the abbreviation of “pas d’effet”.'
			}
		}
	},
	na: {
		meaning: {
			fr: 'Le mouvement, le tir ou le choc est impossible.',
			en: 'The move, the fire or the shock cannot be made.'
		},
		also: ['interdit', 'impossible', 'infranchissable', 'forbidden', 'prohibited', 'impassable']
	},
	uat: {
		meaning: {
			fr: 'La route ou le chemin ne compte pas : prenez la valeur de l’autre terrain de l’hexagone.',
			en: 'The road or trail does not count: take the value of the other terrain in the hex.'
		},
		also: ['autre terrain', 'other terrain']
	},
	d: {
		meaning: {
			fr: 'L’unité passe en désordre. Accolé à un coût de terrain, il est automatique dès qu’on paie ce coût.',
			en: 'The unit becomes disordered. Printed after a terrain cost, it is automatic once that cost is paid.'
		},
		also: [
			'désordonné',
			'en désordre',
			'désorganisé',
			'disorder',
			'disrupted',
			'mise en désordre',
			'automatic disorder'
		]
	},
	r: {
		meaning: {
			fr: 'L’unité est en déroute : l’effet le plus grave d’un tir. En défense, elle donne un bonus au choc ennemi.',
			en: 'The unit is routed: the worst effect of fire. As a defender it gives the enemy shock a bonus.'
		},
		also: ['dérouté', 'en déroute', 'fuite', 'routed', 'flight', 'panique', 'broken']
	},
	recoil: {
		meaning: { fr: 'L’unité recule d’un hexagone.', en: 'The unit falls back one hex.' },
		also: [
			'1',
			'recul',
			'reculer',
			'recule',
			'repousser',
			'falls back',
			'push back',
			'pushed back',
			'repoussé',
			'knocked back'
		]
	},
	ct: {
		meaning: {
			fr: 'L’unité teste sa {cohesion|cohésion}. Échec : {d}.',
			en: 'The unit tests its {cohesion|cohesion}. Failed: {d}.'
		},
		also: ['TdC', 'CT', 'test', 'moral', 'morale', 'morale check', 'test de moral'],
		doubt: cohesionDie
	},
	'ct-1': {
		meaning: {
			fr: 'L’unité teste sa {cohesion|cohésion}. Échec : recul d’un hexagone.',
			en: 'The unit tests its {cohesion|cohesion}. Failed: it recoils one hex.'
		},
		also: ['TdC/1', 'CT/1', 'test', 'recul', 'recoil'],
		doubt: cohesionDie
	},
	breakthrough: {
		meaning: {
			fr: 'Suite offerte à l’attaquant à 10 ou plus ; la règle 8.7 dit comment la jouer.',
			en: 'Follow-up open to the attacker at 10 or more; rule 8.7 says how to play it.'
		},
		also: ['rupture', 'percée', 'breakthrough shock', 'exploitation']
	},
	pursuit: {
		meaning: {
			fr: 'La cavalerie qui l’emporte poursuit l’ennemi ; voir la règle 9.5.',
			en: 'Winning cavalry goes after the enemy; see rule 9.5.'
		},
		also: ['poursuivre', 'pursue', 'chase']
	},
	'counter-shock': {
		meaning: {
			fr: 'Choc offert au défenseur sous zéro ; la règle 8.7 dit comment le jouer.',
			en: 'The defender’s answer below zero; rule 8.7 says how to play it.'
		},
		also: ['contre choc', 'riposte', 'counter shock', 'countershock', 'counterattack', 'contre-attaque']
	},
	'counter-charge': {
		meaning: {
			fr: 'La charge que la cavalerie visée oppose à la charge ; voir la règle 9.4.',
			en: 'The charge that cavalry makes in answer to a charge; see rule 9.4.'
		},
		also: ['contre charge', 'countercharge', 'counter charge']
	},
	retreat: {
		meaning: {
			fr: 'De 0 à 4, quand l’attaquant fait retraite ou recule, le défenseur peut avoir droit à la poursuite.',
			en: 'At 0 to 4, an attacker that retreats or recoils may open pursuit to the defender.'
		},
		also: ['repli', 'se retirer', 'withdraw', 'withdrawal']
	},
	// Dice and figures
	d10: {
		meaning: { fr: 'Le dé du jeu, de 0 à 9.', en: 'The die of the game, from 0 to 9.' },
		also: ['dé', 'jet', 'DR', 'die roll', 'dice', 'zéro', 'zero'],
		doubt: die
	},
	drm: {
		meaning: {
			fr: 'Ce qu’on ajoute au dé, ou qu’on en retranche.',
			en: 'What is added to the die, or taken from it.'
		},
		also: ['MD', 'DRM', 'bonus', 'malus', 'modifier', 'modificateur', 'penalty']
	},
	'modified-die': {
		meaning: {
			fr: 'Le dé et tous ses modificateurs : c’est lui qu’on cherche dans la table.',
			en: 'The die with all its modifiers: this is what you look up in the table.'
		},
		also: ['jet modifié', 'résultat du dé modifié', 'Mod. DR', 'total']
	},
	sp: {
		meaning: {
			fr: 'La force de l’unité. Celle de l’artillerie qui tire s’ajoute au dé.',
			en: 'The strength of the unit. That of the firing artillery is added to the die.'
		},
		also: ['PF', 'SP', 'force', 'strength', 'point de force', 'strength point']
	},
	cohesion: {
		meaning: {
			fr: 'La solidité de l’unité. On la teste au dé ; au choc, c’est l’écart entre la meilleure de chaque camp qui compte.',
			en: 'How firm the unit is. Tests are rolled against it; in shock the gap between the best of each side counts.'
		},
		also: ['moral', 'morale', 'qualité', 'quality', 'cohesion rating', 'valeur de cohésion']
	},
	odds: {
		meaning: {
			fr: 'Force de l’attaquant rapportée à celle du défenseur ; la table en fait un modificateur.',
			en: 'The attacker’s strength set against the defender’s; the table turns it into a modifier.'
		},
		also: ['table des ratios', 'rapports de force', 'ratio', 'strength ratio']
	},
	tec: {
		meaning: {
			fr: 'Le coût de chaque terrain, et ce qu’il change au tir et au choc contre l’unité qui s’y trouve.',
			en: 'What each terrain costs, and what it changes for fire and shock against the unit in it.'
		},
		also: ['TDT', 'TEC', 'effets de terrain', 'terrain chart']
	},
	'movement-point': {
		meaning: {
			fr: 'Ce qu’une unité dépense pour avancer ; le terrain dit combien.',
			en: 'What a unit spends to move; the terrain says how many.'
		},
		also: ['PM', 'MP', 'points de mouvement', 'movement points', 'coût', 'cost', 'surcoût']
	},
	zoc: {
		meaning: {
			fr: 'Les hexagones qu’une unité tient sous sa menace. En sortir a un coût, sauf pour les généraux ; y entrer en a un pour une unité en désordre.',
			en: 'The hexes that a unit threatens. Leaving them has a cost, except for generals; entering them has one for a disordered unit.'
		},
		also: ['ZdC', 'ZoC', 'ZDC', 'ZOC', 'contrôle', 'control zone']
	},
	// Units and formations
	general: {
		meaning: {
			fr: 'Un chef. Il a sa propre colonne de coûts de terrain.',
			en: 'A commander. Generals have a cost column of their own.'
		},
		also: [
			'généraux',
			'chef',
			'leader',
			'commander',
			'officier',
			'officer',
			'maréchal',
			'marshal',
			'Napoléon',
			'Napoleon'
		]
	},
	infantry: {
		meaning: {
			fr: 'Les unités à pied. Seule contre un carré, elle a un bonus.',
			en: 'Units on foot. Alone against a square they get a bonus.'
		},
		also: [
			'fantassin',
			'fantassins',
			'grenadier',
			'voltigeur',
			'fusilier',
			'à pied',
			'foot',
			'inf',
			'garde',
			'guard',
			'ligne'
		]
	},
	cavalry: {
		meaning: {
			fr: 'Les unités à cheval. Elles chargent et poursuivent ; leur choc sans charge est pénalisé.',
			en: 'Mounted units. They charge and pursue; their shock without a charge is penalised.'
		},
		also: [
			'cavalier',
			'cavaliers',
			'hussard',
			'dragon',
			'lancier',
			'uhlan',
			'cheval',
			'horse',
			'mounted',
			'cav',
			'lancers',
			'rider',
			'chasseur',
			'cosaque',
			'cossack',
			'horsemen'
		]
	},
	l: {
		meaning: {
			fr: 'Cavalerie dont le pion porte un L, pour lourde : c’est elle qui donne le plus fort bonus de charge.',
			en: 'Cavalry with an L on its counter, for “lourde”, not light: it brings the biggest charge bonus.'
		},
		also: ['L', 'lourde', 'heavy', 'cuirassier', 'cuirassiers', 'grosse cavalerie', 'carabinier', 'heavy horse']
	},
	artillery: {
		meaning: {
			fr: 'Les canons. Ils tirent avec leur force et ne comptent pas pour grouper une cible ; au choc, voir la règle 8.9.',
			en: 'The guns. They fire with their strength and do not count for a massed target; for shock see rule 8.9.'
		},
		also: [
			'canon',
			'canons',
			'obusier',
			'howitzer',
			'artilleur',
			'batterie',
			'gun',
			'guns',
			'battery',
			'art',
			'cannon',
			'cannons',
			'pièces',
			'artillerie à cheval'
		]
	},
	formation: {
		meaning: {
			fr: 'Les unités d’un même commandement. Deux unités d’artillerie d’une même formation, empilées, peuvent combiner leur tir.',
			en: 'Units of one command. Two artillery units of one formation, stacked together, may combine their fire.'
		},
		also: ['corps', 'division', 'commandement', 'command']
	},
	stack: {
		meaning: { fr: 'Des unités dans le même hexagone.', en: 'Units in the same hex.' },
		also: ['empilement', 'empilées', 'stacked', 'stacking']
	},
	square: {
		meaning: {
			fr: 'L’infanterie formée contre la cavalerie. Elle a six hexagones de front, offre une meilleure cible au tir et ôte à la charge son bonus.',
			en: 'Infantry formed against cavalry. It has six front hexes, makes a better target for fire and robs a charge of its bonus.'
		},
		also: ['en carré', 'formation en carré', 'square formation', 'squares', 'carrés']
	},
	// Facing
	'front-hex': {
		meaning: {
			fr: 'Hexagone adjacent vers lequel l’unité fait face.',
			en: 'An adjacent hex that the unit faces.'
		},
		also: ['front', 'face', 'facing', 'orientation']
	},
	'rear-hex': {
		meaning: {
			fr: 'Hexagone adjacent dans le dos de l’unité. Attaquer de là avantage l’attaquant.',
			en: 'An adjacent hex at the unit’s back. An attack from there favours the attacker.'
		},
		also: ['arrière', 'dos', 'rear', 'back', 'behind', 'flanc', 'flank']
	},
	'six-front': {
		meaning: {
			fr: 'L’unité fait face partout : carré, ville, village, ruines ou château. Carré, ville et village pénalisent son tir ; ville, village, ruines et château, son attaque.',
			en: 'The unit faces all ways: square, town, village, ruins or castle. A square, town or village penalises its fire; a town, village, ruins or castle its attack.'
		},
		also: ['tous azimuts', '6 hex. de front', 'all-round', 'no rear', '6 front hexes']
	},
	hexside: {
		meaning: {
			fr: 'Le bord entre deux hexagones ; il peut avoir ses propres effets.',
			en: 'The edge between two hexes; it may have effects of its own.'
		},
		also: ['bord', 'bord d’hex', 'edge', 'hex side']
	},
	// Fire
	'combined-fire': {
		meaning: {
			fr: 'Deux unités d’artillerie d’une même formation, dans le même hexagone, tirent ensemble.',
			en: 'Two artillery units of one formation in the same hex fire together.'
		},
		also: ['deux artilleries', 'grande batterie', 'grand battery', 'two guns']
	},
	'reaction-fire': {
		meaning: {
			fr: 'Tir en réponse à l’ennemi ; voir la règle 8.3.3. Il est pénalisé et la cible groupée n’y compte pas.',
			en: 'Fire in answer to the enemy; see rule 8.3.3. It is penalised, and a massed target does not count.'
		},
		also: ['réaction', 'reaction', 'tir défensif', 'defensive fire', 'opportunity fire']
	},
	'counter-battery': {
		meaning: {
			fr: 'Tir d’artillerie contre artillerie ; voir la règle 7.1. Il est pénalisé et la cible groupée n’y compte pas.',
			en: 'Artillery against artillery; see rule 7.1. It is penalised, and a massed target does not count.'
		},
		also: ['contrebatterie', 'contre batterie', 'counterbattery', 'counter battery fire']
	},
	'massed-target': {
		meaning: {
			fr: 'Au moins deux unités dans l’hexagone visé, artillerie non comprise.',
			en: 'Two or more units in the target hex, not counting artillery.'
		},
		also: ['massée', 'massé', 'massed', 'dense', 'pile']
	},
	'point-blank': {
		meaning: { fr: 'La cible est adjacente.', en: 'The target is adjacent.' },
		also: ['à bout portant', 'adjacent', 'close range', 'portée 1', 'point blank']
	},
	'efficient-range': {
		meaning: {
			fr: 'Le chiffre en haut à gauche du pion : jusque-là, la distance ne change rien au tir.',
			en: 'The number at the top left of the counter: up to there, distance changes nothing.'
		},
		also: ['portée', 'efficace', 'effective range', 'range', 'top left']
	},
	'long-range': {
		meaning: {
			fr: 'Au-delà de la portée efficace ; chaque hexagone de plus affaiblit le tir.',
			en: 'Beyond efficient range; each further hex weakens the fire.'
		},
		also: ['loin', 'portée', 'far', 'range']
	},
	'line-of-sight': {
		meaning: {
			fr: 'Ce que le tireur voit au-delà de l’hexagone adjacent ; voir la règle 7.4.',
			en: 'What the firing unit can see beyond the adjacent hex; see rule 7.4.'
		},
		also: ['LdV', 'LOS', 'lignes de vue', 'visibilité', 'sight']
	},
	// Shock and charge
	shock: {
		meaning: {
			fr: 'Le combat entre unités adjacentes. Un seul dé modifié décide pour les deux camps.',
			en: 'Combat between adjacent units. One modified die decides for both sides.'
		},
		also: ['corps à corps', 'mêlée', 'assaut', 'melee', 'assault', 'combat', 'close combat']
	},
	charge: {
		meaning: {
			fr: 'L’attaque lancée de la cavalerie, avec bonus, sauf contre un carré. Bien des terrains l’interdisent.',
			en: 'Cavalry’s attack at speed, with a bonus except against a square. Many kinds of terrain forbid it.'
		},
		also: ['charger', 'cavalry charge', 'charge de cavalerie', 'charges']
	},
	// Ground
	level: {
		meaning: {
			fr: 'La hauteur d’un hexagone. Monter ou descendre d’un niveau, ou de deux et plus, ont chacun leur ligne.',
			en: 'The height of a hex. Going up or down by one level, or by two and more, each has a row of its own.'
		},
		also: ['niveaux', 'hauteur', 'colline', 'altitude', 'hill', 'height', 'elevation', 'levels']
	},
	crest: {
		meaning: {
			fr: 'Le haut d’un relief. Par-dessus, ni tir sur un hexagone adjacent, ni charge.',
			en: 'The top of a rise. Across it, no fire at an adjacent hex and no charge.'
		},
		also: ['crêtes', 'ridge', 'crests', 'hilltop']
	},
	slope: {
		meaning: {
			fr: 'Côté en pente : l’artillerie n’y passe que par route ou chemin.',
			en: 'A sloping hexside: artillery crosses it only by road or trail.'
		},
		also: ['pentes', 'slopes', 'incline']
	},
	'steep-slope': {
		meaning: {
			fr: 'Cavalerie et artillerie n’y passent que par route ou chemin, l’infanterie y tombe en désordre. Avec trois niveaux d’écart ou plus, rien ne passe.',
			en: 'Cavalry and artillery cross it only by road or trail, infantry falls into disorder. With three levels or more between, nothing crosses.'
		},
		also: ['pentes raides', 'escarpement', 'cliff', 'steep slopes', 'escarpment']
	},
	redoubt: {
		meaning: {
			fr: 'Ouvrage qui gêne l’attaque du dehors plus que celle du dedans.',
			en: 'A work that hinders an attack from outside more than one from inside.'
		},
		also: [
			'redoute',
			'mur',
			'flèche',
			'redoubt',
			'wall',
			'fieldworks',
			'retranchement',
			'tranchée',
			'trench',
			'earthworks'
		]
	},
	fortification: {
		meaning: {
			fr: 'Un ouvrage plus solide que la redoute : il coûte plus cher à franchir et gêne davantage l’assaillant.',
			en: 'A stronger work than the redoubt: it costs more to cross and hinders the attacker more.'
		},
		also: ['fort', 'fortifié', 'remparts', 'walls', 'fortress', 'fortifications']
	}
});
