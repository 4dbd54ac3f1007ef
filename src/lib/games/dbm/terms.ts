import { explain } from '$lib/core/charts/write';
import { whoSkirmishes } from './skirmishers';
import names from './names';

export default explain(names, {
	// Troops
	el: {
		meaning: { fr: 'Éléphants de guerre ; comptent comme montés.', en: 'War elephants; they count as mounted.' },
		also: ['éléphant', 'elephant', 'pachyderme', 'jumbo']
	},
	kn: {
		meaning: {
			fr: 'Cavalerie de choc qui charge à fond, chars lourds compris ; montés.',
			en: 'Shock cavalry that charges home, heavy chariots included; mounted.'
		},
		also: [
			'chevalier',
			'knight',
			'cataphractaires',
			'cataphracts',
			'gendarmes',
			'chars',
			'chariots',
			'cavalerie lourde',
			'heavy cavalry',
			'clibanaires',
			'clibanarii',
			'compagnons',
			'companions'
		]
	},
	cv: {
		meaning: {
			fr: 'Cavalerie qui combat de près comme de loin ; montés.',
			en: 'Cavalry that fights both hand to hand and at a distance; mounted.'
		},
		also: ['cavaliers', 'horse', 'cav']
	},
	lh: {
		meaning: { fr: 'Cavaliers qui harcèlent ; montés.', en: 'Skirmishing horsemen; mounted.' },
		also: ['cavaliers légers', 'light cavalry', 'CL', 'archers à cheval', 'horse archers']
	},
	cm: {
		meaning: { fr: 'Guerriers à dos de chameau ; montés.', en: 'Warriors on camels; mounted.' },
		also: ['chameaux', 'chamelier', 'dromadaires', 'camels', 'camel', 'dromedary']
	},
	exp: {
		meaning: {
			fr: 'Chars à faux, bétail lâché et autres troupes sacrifiées ; comptent comme montés.',
			en: 'Scythed chariots, stampeded beasts and the like, meant to be lost; they count as mounted.'
		},
		also: ['sacrifiable', 'expendable', 'chars à faux', 'scythed chariots', 'bétail', 'cattle']
	},
	sp: {
		meaning: {
			fr: 'Piétons en ordre serré, armés de la lance et du bouclier.',
			en: 'Close-order foot with spear and shield.'
		},
		also: [
			'lances',
			'hoplites',
			'lancier',
			'spear',
			'spearmen',
			'triaires',
			'triarii',
			'mur de boucliers',
			'shieldwall'
		]
	},
	pk: {
		meaning: { fr: 'Piétons en rangs profonds, armés de la pique.', en: 'Deep ranks of foot with pikes.' },
		also: [
			'piques',
			'piquier',
			'phalange',
			'pike',
			'pikemen',
			'phalanx',
			'sarisses',
			'sarissa',
			'lansquenets',
			'landsknechts',
			'Suisses',
			'Swiss'
		]
	},
	bd: {
		meaning: {
			fr: 'Piétons en ordre serré, armés pour le corps à corps : épées, haches, armes lourdes.',
			en: 'Close-fighting foot with swords, axes or heavy cutting weapons.'
		},
		also: [
			'lame',
			'légionnaires',
			'épées',
			'blade',
			'swordsmen',
			'legionaries',
			'hallebardiers',
			'halberdiers',
			'billmen',
			'épéistes',
			'swordsman',
			'Romains',
			'Romans',
			'légion',
			'legion',
			'samouraïs',
			'samurai',
			'huscarls'
		]
	},
	ax: {
		meaning: {
			fr: 'Piétons agiles, à l’aise en terrain accidenté.',
			en: 'Nimble foot, at home in broken ground.'
		},
		also: [
			'auxiliaire',
			'auxiliaries',
			'aux',
			'peltastes',
			'peltasts',
			'javeliniers',
			'javelotiers',
			'javelinmen',
			'thureophoroi',
			'montagnards',
			'hillmen'
		]
	},
	bw: {
		meaning: { fr: 'Piétons qui tirent en formation.', en: 'Foot that shoot in formation.' },
		also: [
			'archer',
			'arcs',
			'arbalétriers',
			'arbalète',
			'bow',
			'bowmen',
			'longbow',
			'crossbow',
			'longbowmen',
			'crossbowmen',
			'archerie',
			'archery'
		]
	},
	ps: {
		meaning: { fr: 'Tirailleurs à pied.', en: 'Skirmishing foot.' },
		also: [
			'psilos',
			'tirailleurs',
			'skirmishers',
			'light infantry',
			'frondeurs',
			'slingers',
			'vélites',
			'velites',
			'javelinmen'
		]
	},
	wb: {
		meaning: { fr: 'Guerriers à pied qui chargent en masse.', en: 'Foot warriors that charge in a mass.' },
		also: [
			'bandes guerrières',
			'barbares',
			'warbands',
			'Gaulois',
			'Gauls',
			'barbarians',
			'Celtes',
			'Celts',
			'Germains',
			'Germans',
			'Bretons',
			'Britons',
			'Galates',
			'Galatians',
			'fanatics'
		]
	},
	hd: {
		meaning: { fr: 'Foules mal armées et peu entraînées.', en: 'Ill-armed, untrained crowds.' },
		also: [
			'horde',
			'levées',
			'levy',
			'paysans',
			'peasants',
			'recrues',
			'recruits',
			'foule',
			'mob',
			'rabble',
			'milice',
			'militia'
		]
	},
	art: {
		meaning: { fr: 'Machines de jet ou canons et leurs servants.', en: 'Engines or guns with their crews.' },
		also: [
			'canons',
			'balistes',
			'guns',
			'bolt-shooters',
			'catapultes',
			'catapults',
			'engines',
			'machines de guerre',
			'war machines',
			'onagre',
			'onager',
			'trébuchet',
			'trebuchet',
			'bombarde',
			'ballista',
			'scorpion',
			'bombard'
		]
	},
	wwg: {
		meaning: { fr: 'Chariots défendus par leur équipage.', en: 'Wagons fought from by their crews.' },
		also: ['Ww', 'Wwg', 'wagons', 'war wagon', 'chariot de guerre', 'hussites', 'laager', 'wagenburg']
	},
	bg: {
		meaning: {
			fr: 'Train et camp de l’armée, mobiles ou fixes.',
			en: 'The army’s train and camp, mobile or fixed.'
		},
		also: ['bagage', 'camp', 'train', 'convoi', 'wagon', 'tentes', 'tents', 'chariot de bagages']
	},
	gal: {
		meaning: {
			fr: 'Navires à rames ; navals. Au franchissement de rivière, l’aide de jeu abrège aussi « général » en Gal.',
			en: 'Oared warships; naval. At river crossing the sheet also shortens “general” to Gal.'
		},
		also: ['galère', 'galley', 'trières', 'triremes', 'birèmes', 'drakkar', 'longship']
	},
	shp: {
		meaning: { fr: 'Navires à voiles ; navals.', en: 'Sailing vessels; naval.' },
		also: ['Shps', 'navire', 'vaisseaux', 'ship', 'voiliers']
	},
	bts: {
		meaning: { fr: 'Petites embarcations ; navals.', en: 'Small craft; naval.' },
		also: ['barque', 'bateaux', 'boat', 'canot', 'canoe']
	},
	// Kinds
	mounted: {
		meaning: {
			fr: 'El, Kn, Cv, LH, Cm et Exp, comme amis ou comme ennemis.',
			en: 'El, Kn, Cv, LH, Cm and Exp, friend or enemy.'
		},
		also: ['monté', 'cavalerie', 'à cheval', 'mounted troops', 'M']
	},
	foot: {
		meaning: {
			fr: 'Toutes les troupes terrestres qui ne sont pas montées.',
			en: 'All land troops that are not mounted.'
		},
		also: ['piéton', 'à pied', 'infanterie', 'infanteries', 'infantry']
	},
	naval: {
		meaning: { fr: 'Galères, navires et barques.', en: 'Galleys, ships and boats.' },
		also: ['Nav', 'naval', 'navals', 'marine', 'flotte', 'fleet']
	},
	'naval-empty': {
		meaning: {
			fr: 'Élément naval qui a débarqué ses troupes.',
			en: 'Naval element that has landed its troops.'
		},
		also: ['Na v vide', 'débarqué', 'landed'],
		doubt: {
			printed: {
				fr: '« naval vide » dans les tableaux, « ayant débarqué ses troupes » dans le texte',
				en: '“naval vide” (empty) in the tables, “ayant débarqué ses troupes” (having landed its troops) in the text'
			},
			read: { fr: 'C’est la même chose', en: 'They are the same' },
			why: {
				fr: 'Les deux passages leur donnent le même sort.',
				en: 'Both places give them the same fate.'
			}
		}
	},
	light: {
		meaning: { fr: 'Cavalerie légère et psiloi.', en: 'Light horse and psiloi.' },
		also: ['légers', 'light', 'LH', 'Ps'],
		doubt: {
			printed: { fr: 'L’aide de jeu ne définit pas ces mots', en: 'The sheet does not define these words' },
			read: { fr: 'LH et Ps', en: 'LH and Ps' },
			why: whoSkirmishes.why
		}
	},
	skirmishers: {
		meaning: {
			fr: 'Troupes dispersées qui harcèlent. L’aide de jeu emploie le mot sans le définir.',
			en: 'Loose troops that harass. The sheet uses the word without defining it.'
		},
		also: ['tirailleur', 'skirmisher'],
		doubt: whoSkirmishes
	},
	chariots: {
		meaning: { fr: 'Éléments de chars, rangés parmi les Kn.', en: 'Chariot elements, classed among the Kn.' },
		also: ['char', 'chariot']
	},
	waders: {
		meaning: {
			fr: 'Troupes qui avancent dans l’eau.',
			en: 'Troops that move through water.'
		},
		also: ['waders', 'wader', 'débarquement', 'landing'],
		doubt: {
			printed: { fr: '« waders », en anglais', en: '“waders”, in English' },
			read: { fr: 'Les troupes qui pataugent dans l’eau', en: 'Troops wading through water' },
			why: { fr: 'L’aide de jeu n’explique pas le mot.', en: 'The sheet does not explain the word.' }
		}
	},
	// Grades
	s: {
		meaning: {
			fr: 'Classe des meilleures troupes d’un type ; elles peuvent gagner +1.',
			en: 'Grade of the best troops of a type; they may gain +1.'
		},
		also: ['S', 'supérieurs', 'sup']
	},
	o: {
		meaning: { fr: 'Classe normale, sans facteur de classe.', en: 'The usual grade, with no grade factor.' },
		also: ['O', 'ordinaires']
	},
	i: {
		meaning: {
			fr: 'Classe des moins bonnes troupes d’un type ; elles peuvent perdre 1.',
			en: 'Grade of the poorer troops of a type; they may lose 1.'
		},
		also: ['I', 'inférieurs', 'inf']
	},
	f: {
		meaning: {
			fr: 'Classe des troupes rapides : 50 pas de plus, mais parfois −1 au combat.',
			en: 'Grade of quick troops: 50 paces more, but sometimes −1 in combat.'
		},
		also: ['F', 'rapides', 'fast']
	},
	x: {
		meaning: {
			fr: 'Classe à part, qui compte tantôt pour une classe, tantôt pour une autre.',
			en: 'A grade apart, that counts now as one grade, now as another.'
		},
		also: ['X', 'exceptions', 'exceptionnel', 'exceptional']
	},
	grade: {
		meaning: {
			fr: 'Qualité d’un élément dans son type : (S), (O), (I), (F) ou (X).',
			en: 'An element’s quality within its type: (S), (O), (I), (F) or (X).'
		},
		also: ['classes', 'class', 'grades', 'qualité', 'quality']
	},
	irregular: {
		meaning: {
			fr: 'Troupes moins disciplinées, plus chères à manœuvrer.',
			en: 'Less drilled troops, dearer to manoeuvre.'
		},
		also: ['irg', 'irrégulier', 'irregular']
	},
	impetuous: {
		meaning: {
			fr: 'Troupes qui partent en avance spontanée et se joignent à celle des autres.',
			en: 'Troops that advance spontaneously, and that join the advance of others.'
		},
		also: ['impétueux', 'impétueuse', 'avance spontanée', 'spontaneous advance', 'incontrôlables', 'uncontrolled']
	},
	// Going
	ggo: {
		meaning: { fr: 'Terrain ouvert, facile à tous.', en: 'Open ground, easy for everyone.' },
		also: ['bon', 'good', 'ouvert', 'open', 'plaine', 'G Go']
	},
	rgo: {
		meaning: { fr: 'Terrain accidenté, qui ralentit.', en: 'Broken ground that slows.' },
		also: ['inégal', 'rough', 'accidenté']
	},
	bgo: {
		meaning: {
			fr: 'Le pire des terrains où l’on passe encore.',
			en: 'The worst ground that can still be crossed.'
		},
		also: ['difficile', 'difficult', 'bad going', 'mauvais terrain']
	},
	rd: {
		meaning: { fr: 'Route ou chemin suivi en colonne.', en: 'A road or track, followed in column.' },
		also: ['routes', 'roads', 'chemin', 'track']
	},
	rv: {
		meaning: {
			fr: 'Cours d’eau ; un dé dit ce qu’il vaut au franchissement.',
			en: 'A watercourse; a die tells what it is like to cross.'
		},
		also: ['rivières', 'fleuve', 'rivers', 'ruisseau']
	},
	pf: {
		meaning: {
			fr: 'Mur ou rempart durable ; défendu, c’est un obstacle.',
			en: 'A lasting wall or rampart; when defended, an obstacle.'
		},
		also: ['murs', 'walls', 'rempart', 'fortifications', 'château', 'castle', 'fort']
	},
	tf: {
		meaning: {
			fr: 'Retranchement de campagne ; défendu, c’est un obstacle.',
			en: 'A field work; when defended, an obstacle.'
		},
		also: ['palissade', 'palisade', 'retranchement', 'field works', 'fortifications', 'barricade', 'pieux', 'stakes']
	},
	// Command
	pip: {
		meaning: {
			fr: 'Ce que l’on dépense pour faire bouger ou arrêter un élément ou un groupe.',
			en: 'What is spent to move or halt an element or a group.'
		},
		also: ['PIPs', 'initiative points', 'command points', 'points de commandement', 'points d’ordre']
	},
	cinc: {
		meaning: {
			fr: 'Le général qui commande toute l’armée.',
			en: 'The general who commands the whole army.'
		},
		also: ['CinC', 'commandant en chef', 'general']
	},
	general: {
		meaning: {
			fr: 'Élément qui commande un corps.',
			en: 'The element that leads a command.'
		},
		also: ['Gal', 'généraux', 'generals', 'chef', 'leader']
	},
	corps: {
		meaning: {
			fr: 'Partie de l’armée sous les ordres d’un général.',
			en: 'The part of an army under one general.'
		},
		also: ['corps d’armée', 'commandement', 'commands']
	},
	element: {
		meaning: {
			fr: 'Un socle de figurines, la plus petite unité du jeu.',
			en: 'One base of figures, the smallest unit of the game.'
		},
		also: ['éléments', 'elements', 'socle', 'base', 'stand']
	},
	group: {
		meaning: {
			fr: 'Éléments qui bougent ensemble pour un seul ordre.',
			en: 'Elements that move together on a single order.'
		},
		also: ['groupes', 'groups']
	},
	march: {
		meaning: {
			fr: 'Mouvement fait en plus du mouvement tactique, par phases de marche successives.',
			en: 'Movement beyond the tactical move, made in successive march phases.'
		},
		also: ['mouvement de marche', 'march move', 'marche forcée']
	},
	tactical: {
		meaning: {
			fr: 'Le mouvement ordinaire d’un élément ou d’un groupe.',
			en: 'The ordinary move of an element or a group.'
		},
		also: ['tactique', 'tactical']
	},
	halt: {
		meaning: {
			fr: 'Ordre qui retient des troupes sur place.',
			en: 'An order that holds troops where they are.'
		},
		also: ['stopper', 'arrêter', 'stop', 'hold', 'retenir', 'freiner', 'hold back']
	},
	column: {
		meaning: {
			fr: 'Groupe sur un élément de front.',
			en: 'A group one element wide.'
		},
		also: ['colonnes', 'columns']
	},
	paces: {
		meaning: { fr: 'L’unité de toutes les distances.', en: 'The unit of all distances.' },
		also: ['pace', 'p', 'distance']
	},
	ambush: {
		meaning: {
			fr: 'Troupes cachées dans un terrain jusqu’à ce qu’on les voie.',
			en: 'Troops hidden in terrain until they are seen.'
		},
		also: ['embusqué', 'ambushers', 'caché', 'hidden']
	},
	bank: {
		meaning: {
			fr: 'Berge dont le défenseur tire avantage.',
			en: 'A bank whose defender has an advantage.'
		},
		also: ['berge', 'berges', 'rive', 'bank', 'riverbank']
	},
	// Fighting
	close: {
		meaning: {
			fr: 'Combat au contact de l’ennemi, dit aussi « combat rapproché ».',
			en: 'Fighting in contact with the enemy; also called melee.'
		},
		also: ['combat rapproché', 'corps à corps', 'contact', 'melee', 'hand-to-hand']
	},
	'shot-at': {
		meaning: {
			fr: 'Se dit de l’élément qui subit un tir.',
			en: 'Said of the element that is the target of shooting.'
		},
		also: ['tir', 'cible', 'target', 'shooting', 'tirs']
	},
	d6: {
		meaning: {
			fr: 'Chaque camp lance un d6 et y ajoute ses facteurs ; les deux totaux sont comparés.',
			en: 'Each side rolls a d6 and adds its factors; the two totals are compared.'
		},
		also: ['dés', 'dice', 'd6', 'jet'],
		doubt: {
			printed: { fr: 'L’aide de jeu ne nomme pas de dé', en: 'The sheet names no die' },
			read: { fr: 'Un d6 par camp', en: 'One d6 per side' },
			why: { fr: 'Les dés de rivière vont de 1 à 6.', en: 'The river rolls run from 1 to 6.' }
		}
	},
	rear: {
		meaning: {
			fr: 'Ce qu’un élément placé derrière un autre (AR derrière AV) ajoute à son combat.',
			en: 'What an element behind another adds to its combat.'
		},
		also: ['AR', 'AV', 'soutien', 'soutien arrière', 'appui', 'support', 'second rang', 'second rank']
	},
	overlap: {
		meaning: {
			fr: 'Un ennemi qui dépasse sur le flanc : −1 par flanc débordé.',
			en: 'An enemy reaching past a flank: −1 for each flank overlapped.'
		},
		also: ['débordement', 'flanc débordé', 'débordé', 'overlapped', 'flank']
	},
	broken: {
		meaning: {
			fr: 'État d’un corps ou d’un élément dont le moral a cédé : il fuit vers sa base.',
			en: 'State of a command or element whose morale has gone: it flees to its base edge.'
		},
		also: ['démoralisés', 'moral', 'broken', 'demoralized', 'morale']
	},
	equal: {
		meaning: { fr: 'Les deux totaux sont les mêmes.', en: 'Both totals are the same.' },
		also: ['égal', 'tie', 'nul', 'draw']
	},
	beaten: {
		meaning: {
			fr: 'Total inférieur à celui de l’ennemi, mais supérieur à sa moitié.',
			en: 'A total below the enemy’s, but more than half of it.'
		},
		also: ['battre', 'moins que double', 'less than double', 'perdu', 'lost']
	},
	doubled: {
		meaning: {
			fr: 'Total qui ne dépasse pas la moitié de celui de l’ennemi.',
			en: 'A total of half the enemy’s or less.'
		},
		also: ['double', 'plus que double', 'moitié', 'half']
	},
	destroyed: {
		meaning: {
			fr: 'L’élément est perdu, et parfois ses voisins avec lui.',
			en: 'The element is lost, and at times its neighbours with it.'
		},
		also: ['destruction', 'détruite', 'mort', 'killed', 'dead', 'éliminé', 'eliminated', 'annihilated']
	},
	flees: {
		meaning: {
			fr: 'Recul, demi-tour, puis une distance de mouvement plus 50 pas.',
			en: 'Recoil, turn about, then a move plus 50 paces.'
		},
		also: ['fuite', 'fuient', 'flee', 'flight', 'déroute', 'rout', 'run away']
	},
	recoils: {
		meaning: {
			fr: 'L’élément se déplace vers son arrière sans se tourner.',
			en: 'The element moves to its rear without turning.'
		},
		also: ['recul', 'reculer', 'recoil', 'repoussé', 'pushed back', 'push back']
	},
	'fights-on': {
		meaning: {
			fr: 'La mêlée reprend à la phase suivante.',
			en: 'The close combat is fought again next phase.'
		},
		also: ['poursuite du combat', 'stand', 'stick', 'égalité']
	},
	nothing: {
		meaning: { fr: 'L’élément ne subit rien.', en: 'Nothing happens to the element.' },
		also: ['sans effet', 'no effect']
	},
	follows: {
		meaning: {
			fr: 'Après la mêlée, l’élément suit aussitôt l’adversaire vaincu.',
			en: 'After close combat the element goes straight after its beaten opponent.'
		},
		also: ['poursuite', 'suivi', 'pursuit', 'pursues', 'pursue', 'follow up', 'suivre']
	},
	'breaks-off': {
		meaning: {
			fr: 'Quitte volontairement une mêlée.',
			en: 'Leaves a close combat of its own will.'
		},
		also: ['rompre', 'rupture', 'break off', 'décrocher']
	}
});
