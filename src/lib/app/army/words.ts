/** Texts of the armies. */
import type { Text } from '$lib/core/types';

export const words = {
	armies: { fr: 'Armées', en: 'Armies' },
	why: {
		fr: 'Une unité inscrite ici se choisit d’un appui dans un calculateur, et montre ce qu’il en reste.',
		en: 'A unit that is listed here is chosen with one tap in a calculator, and shows what is left of it.'
	},
	noUnits: { fr: 'Ce jeu n’a pas de fiches d’unités.', en: 'This game has no unit cards.' },
	toBattle: { fr: 'La bataille', en: 'The battle' },
	add: { fr: 'Ajouter', en: 'Add' },
	addUnits: { fr: 'Ajouter des unités', en: 'Add units' },
	newUnit: { fr: 'Nouvelle unité', en: 'New unit' },
	addTimes: { fr: 'Ajouter cette fiche plusieurs fois', en: 'Add this card several times' },
	addedOne: { fr: 'unité ajoutée', en: 'unit added' },
	addedMany: { fr: 'unités ajoutées', en: 'units added' },
	name: { fr: 'Nom', en: 'Name' },
	nameHint: { fr: 'Facultatif', en: 'Optional' },
	more: { fr: 'Le reste de la fiche', en: 'The rest of the card' },
	state: { fr: 'État', en: 'State' },
	stateWhy: {
		fr: 'Un changement s’écrit au journal, avec son tour.',
		en: 'A change is written in the log, with its turn.'
	},
	attacks: { fr: 'Attaque…', en: 'Attacks…' },
	shootsAt: { fr: 'Tire sur…', en: 'Shoots at…' },
	losses: { fr: 'Pertes', en: 'Losses' },
	lose: { fr: 'Une perte', en: 'One loss' },
	regain: { fr: 'Une de moins', en: 'One fewer' },
	left: { fr: 'Il reste', en: 'Left' },
	carried: { fr: 'en cours', en: 'carried over' },
	card: { fr: 'La fiche', en: 'The card' },
	copyOne: { fr: 'Encore une', en: 'One more' },
	copyFour: { fr: 'Encore quatre', en: 'Four more' },
	moveTo: { fr: 'Groupe', en: 'Group' },
	removeUnit: { fr: 'Retirer cette unité', en: 'Remove this unit' },
	editGroup: { fr: 'Modifier ce groupe', en: 'Edit this group' },
	removeGroup: { fr: 'Retirer ce groupe et ses unités', en: 'Remove this group and its units' },
	breaks: { fr: 'Rompt à', en: 'Breaks at' },
	warns: { fr: 'Prévenir à', en: 'Warn at' },
	breaksWhy: {
		fr: 'Nombre d’unités perdues, comme sur votre liste.',
		en: 'Number of units lost, as on your list.'
	},
	breaksWorthWhy: {
		fr: 'Comptés en éléments perdus, chacun pour ce qu’il vaut : les deux nombres sont sur votre liste.',
		en: 'Counted in elements lost, each for what it is worth: both numbers are on your list.'
	},
	lost: { fr: 'perdu', en: 'lost' },
	broken: { fr: 'Rompu', en: 'Broken' },
	warned: { fr: 'Seuil atteint', en: 'Threshold reached' },
	keepArmy: { fr: 'Garder cette armée', en: 'Keep this army' },
	armyKept: {
		fr: 'Un appui la reprend dans une autre bataille de ce jeu.',
		en: 'One tap takes it into another battle of this game.'
	},
	removeArmy: { fr: 'Effacer cette armée gardée', en: 'Delete this kept army' },
	take: { fr: 'Prendre', en: 'Take' },
	removeForce: { fr: 'Retirer toutes ces unités', en: 'Remove all these units' },
	whatWith: { fr: 'Que faire de cette armée', en: 'What to do with this army' },
	pasteList: { fr: 'Coller une liste', en: 'Paste a list' },
	pasteHow: {
		fr: 'Une unité par ligne, ou les colonnes d’un tableur : « 4 Kn (O) », « Compagnons ; Ca ; 8 ; 6 ». Une ligne finie par deux points nomme un groupe.',
		en: 'One unit a line, or columns of a spreadsheet: “4 Kn (O)”, “Companions; Ca; 8; 6”. A line that ends in a colon names a group.'
	},
	toCheck: { fr: 'à vérifier', en: 'check this' },
	leaveOut: { fr: 'Ne pas la prendre', en: 'Do not take it' },
	unit: { fr: 'unité', en: 'unit' },
	units: { fr: 'unités', en: 'units' },
	turn: { fr: 'tour', en: 'turn' },
	group: { fr: 'Groupe', en: 'Group' },
	whole: { fr: 'En tout', en: 'In all' },
	lossesBySide: { fr: 'Les pertes', en: 'Losses by side' },
	unitsOut: { fr: 'Unités hors de combat', en: 'Units out of action' },
	unitGone: { fr: 'unité hors de combat', en: 'unit out of action' },
	unitsGone: { fr: 'unités hors de combat', en: 'units out of action' },
	nextBattle: { fr: 'La bataille suivante', en: 'The next battle' },
	freshArmies: { fr: 'Mêmes armées, au complet', en: 'Same armies, complete' },
	withLosses: { fr: 'Mêmes armées, avec leurs pertes', en: 'Same armies, with their losses' },
	casualties: { fr: 'Feuille de pertes', en: 'Casualty sheet' },
	both: { fr: 'Les deux camps', en: 'Both sides' },
	blank: { fr: 'Vierge', en: 'Blank' },
	asTheyStand: { fr: 'Dans leur état', en: 'As they stand' },
	print: { fr: 'Imprimer', en: 'Print' },
	of: { fr: 'sur', en: 'of' },
	noLonger: { fr: 'n’est plus', en: 'no longer' }
} satisfies Record<string, Text>;
