import { explain } from '$lib/core/charts/write';
import names from './names';

export default explain(names, {
	ph: {
		meaning: {
			fr: 'Piquiers de la phalange. Plus forts côte à côte ; jamais forcés d’avancer après le combat ; ne tirent pas.',
			en: 'Pikemen of the phalanx. Stronger side by side; never forced to advance after combat; do not fire.'
		},
		also: [
			'phalangite',
			'phalange',
			'phalanx',
			'piquiers',
			'piques',
			'pikemen',
			'pikes',
			'sarisse',
			'sarissa',
			'pike block',
			'phalangiste'
		]
	},
	ho: {
		meaning: {
			fr: 'Infanterie de ligne, du genre hoplite. Moins exposée aux tirs ; ne tire pas.',
			en: 'Infantry of the line, hoplites and the like. Less exposed to fire; does not fire.'
		},
		also: ['hoplites', 'hoplite', 'lanciers', 'spearmen', 'infanterie lourde', 'fantassin lourd', 'heavy foot', 'HI']
	},
	pe: {
		meaning: {
			fr: 'Infanterie légère au petit bouclier, qui combat et qui tire de près.',
			en: 'Light infantry with a small shield that fights, and fires at short range.'
		},
		also: ['peltaste', 'peltast', 'infanterie légère', 'light infantry', 'tirailleurs', 'skirmishers']
	},
	in: {
		meaning: {
			fr: 'Infanterie levée pour la campagne, faible en mêlée. Ne tire pas.',
			en: 'Infantry raised for the campaign, weak in melee. Does not fire.'
		},
		also: [
			'levée',
			'levy',
			'milice',
			'militia',
			'infanterie de levée',
			'levy infantry',
			'conscrits',
			'conscripts',
			'recrues',
			'recruits',
			'paysans',
			'peasants'
		]
	},
	ja: {
		meaning: {
			fr: 'Infanterie légère armée de javelots. Tire de près.',
			en: 'Light infantry with javelins. Fires at short range.'
		},
		also: [
			'javelotier',
			'javelinist',
			'javelot',
			'javelots',
			'javelin',
			'javelins',
			'javelinmen',
			'javeliniers',
			'tirailleurs',
			'skirmishers',
			'lanceurs'
		]
	},
	ar: {
		meaning: {
			fr: 'Les meilleurs tireurs : ils portent le plus loin. Faibles en mêlée.',
			en: 'The best at firing: they reach the farthest. Weak in melee.'
		},
		also: ['archer', 'arc', 'arcs', 'bow', 'bows', 'bowmen', 'archerie', 'archery']
	},
	ca: {
		meaning: {
			fr: 'Cavalerie de choc. La cible la plus difficile au tir ; ne tire pas.',
			en: 'Shock cavalry. The hardest target for fire; does not fire.'
		},
		also: [
			'cavalerie lourde',
			'cavalier lourd',
			'compagnons',
			'companions',
			'cavalerie',
			'cavalry',
			'heavy horse',
			'horse',
			'HC',
			'heavy cav',
			'hétaires',
			'cataphractaires',
			'cataphracts'
		]
	},
	cl: {
		meaning: {
			fr: 'Cavalerie qui tire de près. Moins exposée aux tirs.',
			en: 'Cavalry that fires at short range. Less exposed to fire.'
		},
		also: [
			'cavalerie légère',
			'cavalier léger',
			'cavalerie',
			'cavalry',
			'light horse',
			'LC',
			'LH',
			'light cav',
			'archers à cheval',
			'horse archers'
		]
	},
	ch: {
		meaning: {
			fr: 'Chars attelés. Paient le terrain comme la cavalerie et tirent de près.',
			en: 'Horse-drawn chariots. Pay for terrain as cavalry does and fire at short range.'
		},
		also: ['char', 'chars', 'chariot', 'chars de combats', 'chars à faux', 'scythed chariots']
	},
	el: {
		meaning: {
			fr: 'Éléphants de guerre. Paient le terrain comme l’infanterie, tirent de près, redoutables en mêlée.',
			en: 'War elephants. Pay for terrain as infantry does, fire at short range, fearsome in melee.'
		},
		also: ['éléphant', 'elephant', 'éléph.', 'pachydermes', 'jumbo']
	},
	foot: {
		meaning: {
			fr: 'Ceux qui paient le terrain dans la première colonne.',
			en: 'Those who pay for terrain in the first column.'
		},
		also: ['infanterie', 'infantry', 'à pied', 'fantassins']
	},
	mounted: {
		meaning: {
			fr: 'Ceux qui paient le terrain dans la seconde colonne.',
			en: 'Those who pay for terrain in the second column.'
		},
		also: ['cavalerie', 'cavalry', 'montés', 'mounted', 'cavaliers']
	},
	r: {
		meaning: { fr: 'Reculer d’un hexagone.', en: 'Retreat one hex.' },
		also: ['reculer', 'recule', 'retraite', 'retreats', 'fall back', 'recoil']
	},
	dr: {
		meaning: {
			fr: 'L’unité est en déroute et recule de deux hexagones. Elle n’a plus d’orientation.',
			en: 'The unit is routed and retreats two hexes. It no longer has a facing.'
		},
		also: ['déroute', 'en déroute', 'routed', 'routs', 'fuite', 'fuit', 'flees']
	},
	d: {
		meaning: {
			fr: 'L’unité a perdu courage : elle tire et combat moins bien, et n’avance plus après le combat.',
			en: 'The unit has lost heart: it fires and fights less well, and no longer advances after combat.'
		},
		also: ['découragé', 'découragement', 'décourager', 'discourage', 'discouragement', 'moral', 'morale']
	},
	f: {
		meaning: {
			fr: 'L’unité s’use au combat ; la règle 11 dit ce que donnent plusieurs fatigues.',
			en: 'The unit is worn by combat; rule 11 says what repeated fatigue does.'
		},
		also: ['fatigué', 'fatigue', 'fatigues', 'tired', 'épuisée']
	},
	ne: {
		meaning: { fr: 'Rien ne change.', en: 'Nothing changes.' },
		also: ['PE', 'NE', 'rien', 'nothing', 'sans effet', 'aucun effet'],
		doubt: {
			printed: { fr: 'PE dans la table anglaise, NE dans sa légende', en: 'PE in the English table, NE in its legend' },
			read: { fr: 'PE en français, NE en anglais', en: 'PE in French, NE in English' },
			why: {
				fr: 'La table anglaise a gardé l’abréviation française dans neuf cases.',
				en: 'Nine cells of the English table kept the French abbreviation.'
			}
		}
	},
	na: {
		meaning: { fr: 'Mouvement ou tir impossible.', en: 'The move or the fire cannot be made.' },
		also: ['interdit', 'forbidden', 'impossible', 'hors de portée', 'out of range']
	},
	never: {
		meaning: {
			fr: 'À la place du second nombre : ce tir peut décourager, pas mettre en déroute.',
			en: 'In place of the second number: this fire may discourage but not rout.'
		},
		also: ['tiret', 'dash', '-', 'pas de déroute', 'no rout']
	},
	'advance-may': {
		meaning: {
			fr: 'Le joueur choisit d’avancer ou non après le combat.',
			en: 'The player chooses whether to advance after combat.'
		},
		also: ['avance facultative', 'peut avancer', 'may advance', 'optional advance', 'avance après combat']
	},
	'advance-must': {
		meaning: {
			fr: 'Il faut avancer après le combat. Simple possibilité pour les {ph} ; interdit aux unités {d|découragées}.',
			en: 'The advance after combat has to be made. Only a choice for {ph}; forbidden to {d|discouraged} units.'
		},
		also: [
			'doit avancer',
			'must advance',
			'compulsory advance',
			'avance forcée',
			'advance after combat',
			'poursuite',
			'pursuit'
		]
	},
	unharmed: {
		meaning: { fr: 'Le chef n’a rien.', en: 'Nothing happens to the leader.' },
		also: ['RAS', 'rien à signaler', 'sain et sauf', 'safe', 'unhurt']
	},
	wounded: {
		meaning: { fr: 'Le chef est touché, mais vit.', en: 'The leader is hit but lives.' },
		also: ['blessure', 'wound', 'wounding', 'hurt']
	},
	killed: {
		meaning: { fr: 'Le chef meurt.', en: 'The leader dies.' },
		also: ['mort', 'meurt', 'death', 'dead', 'dies']
	},
	sp: {
		meaning: {
			fr: 'La force d’une unité. On les additionne pour une pile, des tireurs groupés ou un camp en mêlée.',
			en: 'The strength of a unit. They are added up for a stack, for units that fire together or for a side in melee.'
		},
		also: ['PF', 'SP', 'SPs', 'point de force', 'strength point', 'force', 'strength', 'points']
	},
	ratio: {
		meaning: {
			fr: 'Points de force de l’attaquant sur ceux du défenseur, arrondis en faveur du défenseur.',
			en: 'The attacker’s strength points over the defender’s, rounded in favour of the defender.'
		},
		also: ['rapport', 'odds', 'cote', 'ratio', 'supériorité numérique']
	},
	quality: {
		meaning: {
			fr: 'La valeur d’une troupe. En mêlée, on compare la meilleure de chaque camp.',
			en: 'How good a unit is. In melee the best of each side are compared.'
		},
		also: ['valeur', 'élite', 'elite', 'class']
	},
	d10: {
		meaning: { fr: 'Il donne de 0 à 9 : le 0 vaut zéro, pas dix.', en: 'It gives 0 to 9: the 0 is zero, not ten.' },
		also: ['1d10', 'dé', 'die', 'dice', 'jet', 'roll']
	},
	natural: {
		meaning: { fr: 'Le chiffre du dé, avant tout modificateur.', en: 'The number on the die, before any modifier.' },
		also: ['unmodified', 'sans modificateur', 'non modifié', 'natural 9', 'natural 0']
	},
	drm: {
		meaning: { fr: 'Ce qu’on ajoute au dé ou qu’on en retire.', en: 'What is added to the die or taken from it.' },
		also: ['DRM', 'modificateur', 'modificateurs', 'modifier', 'modifiers', 'bonus', 'malus']
	},
	leader: {
		meaning: {
			fr: 'Empilé avec des unités, il les aide en mêlée de son bonus et risque d’être blessé ou tué.',
			en: 'Stacked with units, it helps them in melee with its bonus and may be wounded or killed.'
		},
		also: ['chefs', 'leaders', 'général', 'general', 'commandant', 'commander', 'Alexandre', 'Alexander', 'roi', 'king']
	},
	bonus: {
		meaning: {
			fr: 'Ce qu’un chef apporte en mêlée. On compte la différence entre les deux camps.',
			en: 'What a leader brings to melee. The difference between the two sides counts.'
		},
		also: ['bonus du chef', 'leader’s bonus', 'bonuses']
	},
	stack: {
		meaning: {
			fr: 'Les unités et les chefs placés ensemble dans un hexagone.',
			en: 'The units and leaders placed together in one hex.'
		},
		also: ['piles', 'stacks', 'empilement', 'stacking', 'empilés', 'empilées']
	},
	'top-unit': {
		meaning: {
			fr: 'La première unité de la pile : c’est elle qui subit le tir.',
			en: 'The first unit of the stack: the one that suffers the fire.'
		},
		also: ['sommet de la pile', 'top of the stack', 'dessus']
	},
	attacker: {
		meaning: { fr: 'Le camp qui engage la mêlée.', en: 'The side that starts the melee.' },
		also: ['attaquants', 'attackers', 'assaillant']
	},
	defender: {
		meaning: {
			fr: 'Le camp attaqué en mêlée. Le doute et les arrondis jouent pour lui.',
			en: 'The side attacked in melee. Choices and rounding go its way.'
		},
		also: ['défenseurs', 'defenders', 'attaqué', 'Def.']
	},
	facing: {
		meaning: {
			fr: 'La direction vers laquelle l’unité est tournée ; elle fixe front, flancs et arrière.',
			en: 'The direction a unit is turned to; it sets front, flanks and rear.'
		},
		also: ['orienté', 'tourné', 'direction']
	},
	front: {
		meaning: { fr: 'Un hexagone devant l’unité.', en: 'A hex in front of the unit.' },
		also: ['front', 'devant', 'de face']
	},
	flank: {
		meaning: { fr: 'Un hexagone sur le côté de l’unité.', en: 'A hex to the side of the unit.' },
		also: ['flanc', 'flancs', 'flank', 'flanks', 'côté', 'side']
	},
	rear: {
		meaning: { fr: 'Un hexagone derrière l’unité.', en: 'A hex behind the unit.' },
		also: ['arrière', 'dos', 'derrière', 'rear', 'back', 'behind', 'à revers']
	},
	'offensive-fire': {
		meaning: {
			fr: 'Tir d’une pile qui attaque ensuite ; il la gêne dans la mêlée.',
			en: 'Fire by a stack that then attacks; it hampers it in the melee.'
		},
		also: ['tir avant assaut', 'tir et mêlée', 'fire then attack', 'tirer avant']
	},
	activation: {
		meaning: {
			fr: 'Le moment où des unités agissent. Avoir bougé au cours de la même activation gêne le tir.',
			en: 'The time when units act. Having moved in the same activation hampers fire.'
		},
		also: ['activer', 'activée', 'activated', 'tour', 'turn']
	},
	hex: {
		meaning: {
			fr: 'Une case de la carte. À portée 1, elle est adjacente.',
			en: 'A space of the map. At range 1 it is adjacent.'
		},
		also: ['hex', 'hexes', 'hexagones', 'case', 'cases', 'adjacent']
	},
	ford: {
		meaning: {
			fr: 'Passage à gué, numéroté de 1 à 3. Plus le numéro monte, plus il coûte.',
			en: 'A river crossing, numbered 1 to 3. The higher the number, the more it costs.'
		},
		also: ['gués', 'fords', 'crossing', 'passage']
	},
	level: {
		meaning: {
			fr: 'Changement de hauteur : +1 on monte, −1 on descend.',
			en: 'A change of height: +1 going up, −1 going down.'
		},
		also: ['niveaux', 'levels', 'hauteur', 'élévation', 'elevation', 'colline', 'hill', 'pente', 'slope']
	}
});
