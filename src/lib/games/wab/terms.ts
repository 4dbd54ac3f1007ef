import type { Text } from '$lib/core/types';
import { explain } from '$lib/core/charts/write';
import names from './names';

const crewShoots: Text = {
	fr: 'Son équipage tire dans toutes les directions.',
	en: 'Its crew may shoot in every direction.'
};

export default explain(names, {
	ws: {
		meaning: {
			fr: 'L’adresse au corps à corps. Croisez la CC de l’attaquant et celle de l’adversaire pour le score à faire.',
			en: 'Skill in hand-to-hand fighting. Cross the attacker’s WS with the opponent’s for the score to roll.'
		},
		also: ['weapon skill', 'WS', 'CC', 'capacité de combat', 'mêlée', 'melee']
	},
	bs: {
		meaning: {
			fr: 'L’adresse au tir. Plus elle est haute, plus le score pour toucher est bas.',
			en: 'Skill at shooting. The higher it is, the lower the score needed to hit.'
		},
		also: ['ballistic skill', 'BS', 'CT', 'capacité de tir', 'tireur', 'shooter']
	},
	s: {
		meaning: {
			fr: 'La puissance du coup ou de l’arme. Elle sert à blesser et, assez haute, entame la sauvegarde.',
			en: 'How hard the blow or weapon strikes. It is used to wound and, when high enough, eats into the save.'
		},
		also: ['strength', 'force', 'S3', 'S4', 'F3', 'F4', 'pip', 'puissance']
	},
	t: {
		meaning: {
			fr: 'La résistance de la cible : plus elle est haute, plus il est dur de la blesser.',
			en: 'How much the target can take: the higher it is, the harder it is to wound.'
		},
		also: ['toughness', 'endurance', 'résistance', 'T3', 'E3']
	},
	w: {
		meaning: {
			fr: 'Le nombre de blessures qu’une figurine encaisse avant d’être retirée.',
			en: 'How many wounds a model can suffer before it is removed.'
		},
		also: ['wound', 'wounds', 'blessure', 'blessures', 'point de vie', 'PV']
	},
	n: {
		meaning: {
			fr: 'La Force est trop faible pour cette Endurance : inutile de lancer le dé.',
			en: 'The Strength is too low for that Toughness: do not roll.'
		},
		also: ['never', 'none', 'no effect', 'jamais', 'aucun effet', 'impossible', 'invulnérable', 'immune'],
		doubt: {
			printed: { fr: '« N », sans légende', en: '“N”, with no key' },
			read: { fr: 'Ne peut pas blesser', en: 'Cannot wound' },
			why: {
				fr: 'Les N prolongent les 6, là où l’Endurance dépasse de loin la Force.',
				en: 'The Ns carry on from the 6s, where Toughness is far above Strength.'
			}
		}
	},
	d6: {
		meaning: { fr: 'Le dé de tous les jets de cette aide.', en: 'The die for every roll on this sheet.' },
		also: ['dé', 'dés', 'die', 'dice', '1D6', 'd6']
	},
	profile: {
		meaning: {
			fr: 'La ligne de caractéristiques d’une figurine : {ws}, {bs}, {s}, {t}, {w} et les autres.',
			en: 'A model’s line of characteristics: {ws}, {bs}, {s}, {t}, {w} and the rest.'
		},
		also: ['profil', 'caractéristiques', 'characteristics', 'stats', 'statline']
	},
	'to-hit': {
		meaning: {
			fr: 'Le premier jet d’une attaque ou d’un tir : score requis ou plus, le coup porte.',
			en: 'The first roll of an attack or a shot: the score required or more strikes home.'
		},
		also: ['hit', 'hits', 'touche', 'touches', 'toucher']
	},
	wounding: {
		meaning: {
			fr: 'Le jet qui suit chaque touche : Force de l’attaque contre Endurance de la cible.',
			en: 'The roll after each hit: Strength of the attack against Toughness of the target.'
		},
		also: ['wound', 'wounding', 'blesser', 'blessure']
	},
	'armour-save': {
		meaning: {
			fr: 'Le dernier jet, au défenseur : réussi, il annule la blessure.',
			en: 'The last roll, made by the defender: if it succeeds the wound is ignored.'
		},
		also: ['save', 'saves', 'svg', 'sauvegarde', 'saving throw', 'AS', 'armor save']
	},
	'no-save': {
		meaning: { fr: 'Rien n’arrête la blessure : pas de jet.', en: 'Nothing stops the wound: no roll.' },
		also: ['none', 'no armour save', 'aucune sauvegarde', 'sans sauvegarde']
	},
	na: {
		meaning: {
			fr: 'Un tiret sur l’aide de jeu : aucune sauvegarde donnée pour cette armure à pied.',
			en: 'The sheet has a dash: no save is given for this armour on foot.'
		},
		also: ['dash', 'tiret', 'sans objet', 'n/a']
	},
	always: {
		meaning: {
			fr: 'Sans condition, au tir comme au corps à corps. Un tiret sur l’aide de jeu.',
			en: 'No condition, against shooting and hand-to-hand alike. The sheet has a dash.'
		},
		also: ['sans condition', 'no condition']
	},
	'front-hit': {
		meaning: {
			fr: 'Compte seulement contre un coup ou un tir venu de l’avant.',
			en: 'Counts only against a blow or shot from the front.'
		},
		also: ['front', 'face', 'frontal', 'avant']
	},
	'against-shooting': {
		meaning: {
			fr: 'Compte seulement contre les tirs, pas au corps à corps.',
			en: 'Counts only against shots, not hand-to-hand.'
		},
		also: ['tir', 'shooting', 'missiles', 'projectiles']
	},
	'hand-to-hand': {
		meaning: {
			fr: 'Compte seulement au corps à corps, pas contre les tirs.',
			en: 'Counts only in hand-to-hand combat, not against shots.'
		},
		also: ['HtH', 'H2H', 'càc', 'cac', 'close combat', 'combat', 'mêlée', 'melee']
	},
	skirmishers: {
		meaning: {
			fr: 'Troupe en ordre dispersé, plus difficile à toucher au tir.',
			en: 'Troops in loose, scattered order, harder to hit by shooting.'
		},
		also: ['skirmisher', 'skirmish', 'skirmish formation', 'tirailleur', 'escarmouche', 'ordre dispersé', 'psiloi']
	},
	infantry: {
		meaning: { fr: 'Les troupes à pied.', en: 'Troops on foot.' },
		also: ['foot', 'inf', 'fantassins', 'à pied', 'piétons']
	},
	cavalry: {
		meaning: {
			fr: 'Les troupes montées, dont la colonne de sauvegarde est à part.',
			en: 'Mounted troops, with a save column of their own.'
		},
		also: ['mounted', 'horse', 'cav', 'cavaliers', 'monté', 'montés']
	},
	artillery: {
		meaning: {
			fr: 'Les engins de tir. La plupart ne laissent aucune sauvegarde.',
			en: 'War engines. Most of them allow no save.'
		},
		also: ['engines', 'war machine', 'engins', 'machine de guerre', 'baliste', 'bolt thrower', 'catapulte', 'catapult']
	},
	elephant: {
		meaning: crewShoots,
		also: ['elephants', 'éléphants', 'howdah', 'équipage', 'crew', 'jumbo']
	},
	chariot: {
		meaning: crewShoots,
		also: ['chars', 'chariots', 'équipage', 'crew']
	},
	'light-chariot': {
		meaning: {
			fr: 'Le plus léger des chars, plus difficile à toucher au tir quand il est en mouvement.',
			en: 'The lighter kind of chariot, harder to hit by shooting while it moves.'
		},
		also: ['chars légers', 'light chariots', 'moving chariot', 'char en mouvement']
	},
	character: {
		meaning: {
			fr: 'Une figurine à part, général ou héros, plus difficile à viser.',
			en: 'A model of note, such as a general or hero, harder to pick out.'
		},
		also: [
			'characters',
			'personnages',
			'héros',
			'hero',
			'général',
			'general',
			'leader',
			'perso',
			'champion',
			'porte-étendard',
			'standard bearer'
		]
	},
	'large-target': {
		meaning: {
			fr: 'Une cible assez grosse pour être touchée plus aisément.',
			en: 'A target big enough to be hit more easily.'
		},
		also: ['large targets', 'grandes cibles', 'big', 'gros', 'grosse cible', 'monster', 'monstre']
	},
	'long-range': {
		meaning: {
			fr: 'Le tir de loin, moins précis. L’aide de jeu n’en donne pas la distance.',
			en: 'Shooting from afar, less accurate. The sheet does not give the distance.'
		},
		also: ['longue distance', 'range', 'portée', 'loin', 'far']
	},
	'soft-cover': {
		meaning: {
			fr: 'Un abri qui cache plus qu’il n’arrête, comme une haie ou des arbres.',
			en: 'Cover that hides more than it stops, such as a hedge or trees.'
		},
		also: ['cover', 'light cover', 'couvert', 'couvert souple', 'à couvert', 'haie', 'hedge', 'bois', 'woods']
	},
	'hard-cover': {
		meaning: {
			fr: 'Un abri qui arrête les projectiles, comme un mur.',
			en: 'Cover that stops missiles, such as a wall.'
		},
		also: ['cover', 'heavy cover', 'couvert', 'couvert dur', 'à couvert', 'mur', 'wall', 'fortification']
	},
	'forward-arc': {
		meaning: { fr: 'Ce qui se trouve devant la figurine.', en: 'What lies ahead of the model.' },
		also: ['front', 'arc frontal', 'front arc', 'line of sight', 'LOS', 'ligne de vue', 'champ de vision']
	},
	'side-arc': {
		meaning: { fr: 'Ce qui se trouve sur les flancs de la figurine.', en: 'What lies on the model’s flanks.' },
		also: ['flank', 'flanc', 'arc latéral', 'side arc', 'LOS', 'ligne de vue']
	},
	'rear-arc': {
		meaning: { fr: 'Ce qui se trouve derrière la figurine.', en: 'What lies behind the model.' },
		also: ['back', 'dos', 'rear', 'LOS', 'ligne de vue']
	},
	'massed-missiles': {
		meaning: {
			fr: 'Archers et lanceurs de dards tirent aussi d’un rang arrière, une figurine sur deux.',
			en: 'Archers and darters also shoot from a rear rank, every other model.'
		},
		also: [
			'massed archery',
			'tir massé',
			'tirs groupés',
			'second rank',
			'deuxième rang',
			'rear rank',
			'rang arrière',
			'tir de masse'
		]
	},
	'basic-move': {
		meaning: {
			fr: 'Le déplacement normal du {profile|profil}, sans rien y ajouter.',
			en: 'The normal move on the {profile|profile}, with nothing added.'
		},
		also: ['mouvement normal', 'M', 'move', 'mouvement simple']
	},
	engaged: {
		meaning: {
			fr: 'Une unité au contact de l’ennemi, qui se bat avec lui.',
			en: 'A unit in contact with the enemy and fighting it.'
		},
		also: ['engaged', 'engagé', 'engagée', 'shooting into combat', 'tirer dans la mêlée']
	},
	trooper: {
		meaning: { fr: 'Une figurine ordinaire d’une unité de troupe.', en: 'An ordinary model in a unit of troops.' },
		also: ['troopers', 'soldats', 'rank and file', 'troupe', 'homme du rang']
	},
	rocks: {
		meaning: { fr: 'Pierres ou rochers jetés à la main.', en: 'Rocks or stones thrown by hand.' },
		also: ['rock', 'stone', 'pierre', 'rocher', 'rochers', 'caillou', 'cailloux']
	},
	javelins: {
		meaning: { fr: 'Lances légères faites pour être jetées.', en: 'Light spears made to be thrown.' },
		also: ['javelin', 'javelot', 'throwing spear', 'jav', 'pilum', 'pila']
	},
	darts: {
		meaning: {
			fr: 'Petites armes de jet ; le rang arrière en lance aussi, en {massed-missiles|tir en masse}.',
			en: 'Small throwing weapons; the rear rank uses them too, as {massed-missiles|massed missiles}.'
		},
		also: ['dart', 'dard', 'darters', 'fléchettes', 'plumbata', 'plumbatae']
	},
	handgun: {
		meaning: {
			fr: 'Arme à feu portative des débuts de la poudre.',
			en: 'A hand-held firearm from the early days of powder.'
		},
		also: ['handguns', 'arquebus', 'hackbut', 'arquebuses', 'couleuvrine', 'handgunners', 'arquebusiers', 'arquebusier']
	},
	'light-crossbow': {
		meaning: { fr: 'Une arbalète moins puissante et de moindre portée.', en: 'A crossbow with less power and reach.' },
		also: ['arbalète', 'light crossbows', 'arbalètes légères']
	},
	'short-bow': {
		meaning: { fr: 'Un arc de petite taille.', en: 'A bow of small size.' },
		also: ['bow', 'bows', 'shortbow', 'arc', 'arcs', 'archers']
	},
	sling: {
		meaning: { fr: 'Une lanière qui lance une balle ou une pierre.', en: 'A strap that hurls a bullet or stone.' },
		also: ['slings', 'slingers', 'frondes', 'frondeurs', 'balles']
	},
	'composite-bow': {
		meaning: {
			fr: 'Un arc de bois, de corne et de tendon collés.',
			en: 'A bow of wood, horn and sinew glued together.'
		},
		also: ['bow', 'bows', 'arc', 'arcs', 'archers', 'recurve', 'parthe', 'Parthian']
	},
	'staff-sling': {
		meaning: { fr: 'Une fronde montée au bout d’un bâton.', en: 'A sling fixed to the end of a staff.' },
		also: ['fronde à bâton', 'fronde à hampe', 'fustibalus', 'staff slings', 'fustibales']
	},
	crossbow: {
		meaning: { fr: 'Un arc monté sur un fût, bandé d’avance.', en: 'A bow on a stock, drawn beforehand.' },
		also: ['crossbows', 'crossbowmen', 'xbow', 'arbalètes', 'arbalétriers']
	},
	longbow: {
		meaning: {
			fr: 'Le grand arc d’une pièce, à la plus longue portée des arcs.',
			en: 'The tall self bow, with the longest reach of the bows.'
		},
		also: ['bow', 'bows', 'long bow', 'arc', 'arcs', 'archers', 'warbow']
	},
	'light-armour': {
		meaning: { fr: 'La plus faible des armures.', en: 'The weakest armour.' },
		also: ['light armor', 'LA', 'légère', 'cuir', 'leather', 'linothorax', 'lorica', 'lin']
	},
	'heavy-armour': {
		meaning: { fr: 'L’armure d’un cran au-dessus de la légère.', en: 'The armour one step above light.' },
		also: [
			'heavy armor',
			'HA',
			'lourde',
			'mailles',
			'mail',
			'cotte de mailles',
			'chainmail',
			'haubert',
			'hauberk',
			'écailles',
			'scale'
		]
	},
	cataphract: {
		meaning: {
			fr: 'L’armure du cavalier couvert de la tête aux pieds.',
			en: 'The armour of a horseman covered from head to foot.'
		},
		also: ['cataphracts', 'cataphractes', 'cataphractaire', 'cataphractaires', 'clibanarii', 'clibanaires']
	},
	'partial-plate': {
		meaning: { fr: 'Une armure dont une partie seulement est de plates.', en: 'Armour of which only a part is plate.' },
		also: ['partial plate armour', 'armure de plates', 'plate', 'plates', 'demi-plates']
	},
	'full-plate': {
		meaning: { fr: 'L’armure entièrement faite de plates.', en: 'Armour made of plate throughout.' },
		also: [
			'full plate armour',
			'armure de plates',
			'plate',
			'plates',
			'harnois',
			'harnois blanc',
			'chevalier',
			'knight'
		]
	},
	shield: {
		meaning: { fr: 'Le bouclier ordinaire, bon contre tout.', en: 'The ordinary shield, good against everything.' },
		also: ['shields', 'boucliers', 'sh', 'écu']
	},
	'large-shield': {
		meaning: { fr: 'Un bouclier qui couvre une bonne partie du corps.', en: 'A shield that covers much of the body.' },
		also: ['large shields', 'grands boucliers', 'scutum', 'hoplon', 'aspis', 'LS', 'tower shield', 'thureos']
	},
	pavise: {
		meaning: {
			fr: 'Un haut bouclier posé devant soi : de face et contre le tir seulement.',
			en: 'A tall shield set up in front: against shooting from the front only.'
		},
		also: ['pavises', 'mantelet']
	},
	buckler: {
		meaning: {
			fr: 'Un petit bouclier de poing. Il pare au corps à corps ; seuls les {skirmishers|tirailleurs} s’en couvrent aussi contre le tir.',
			en: 'A small fist shield. It parries hand-to-hand; only {skirmishers|skirmishers} use it against shooting too.'
		},
		also: ['bucklers', 'bocle', 'targe', 'rondaches', 'petit bouclier']
	},
	barding: {
		meaning: {
			fr: 'L’armure de la monture, de métal ou de tissu. Le demi-caparaçon ne couvre que l’avant.',
			en: 'Armour for the mount, of metal or cloth. Half barding covers only the front.'
		},
		also: [
			'barded',
			'horse armour',
			'caparaçonné',
			'barde',
			'bardes',
			'half barding',
			'full barding',
			'demi-caparaçon',
			'armure de cheval',
			'horse armor'
		]
	}
});
