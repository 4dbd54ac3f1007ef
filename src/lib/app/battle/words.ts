/** Texts of the battle pages. */
import { sheetWords } from '$lib/app/storage/words';
import type { Text } from '$lib/core/types';

export const words = {
	battles: { fr: 'Batailles', en: 'Battles' },
	emptyWhy: {
		fr: 'Chaque combat résolu se note tout seul : le tour, la somme, les dés, le résultat. Après la bataille, la chronologie, les coups du sort et les dés comparés à ce qu’on attendait.',
		en: 'Every combat you resolve goes into the log by itself: the turn, the sum, the dice, the result. After the battle: the timeline, the turning points, and the dice against what was expected.'
	},
	emptyHow: {
		fr: 'Tout reste sur cet appareil, même éteint. Une bataille commencée peut attendre des jours.',
		en: 'Everything stays on this device, even when it is switched off. A battle can wait for days.'
	},
	startBattle: { fr: 'Commencer une bataille', en: 'Start a battle' },
	start: { fr: 'Commencer', en: 'Start' },
	cancel: { fr: 'Fermer', en: 'Cancel' },
	save: { fr: 'Enregistrer', en: 'Save' },
	game: { fr: 'Jeu', en: 'Game' },
	scenario: { fr: 'Scénario', en: 'Scenario' },
	scenarioHint: { fr: 'Facultatif', en: 'Optional' },
	sides: { fr: 'Les camps', en: 'The sides' },
	sideA: { fr: 'Camp A', en: 'Side A' },
	sideB: { fr: 'Camp B', en: 'Side B' },
	nameOfSide: { fr: 'Camp', en: 'Side' },
	colour: { fr: 'Couleur', en: 'Colour' },
	countTurns: { fr: 'Compter les tours', en: 'Count the turns' },
	battleOf: { fr: 'Bataille du', en: 'Battle of' },
	running: { fr: 'En cours', en: 'In progress' },
	paused: { fr: 'En pause', en: 'Paused' },
	ended: { fr: 'Terminée', en: 'Ended' },
	resume: { fr: 'Reprendre', en: 'Resume' },
	pause: { fr: 'Mettre en pause', en: 'Pause' },
	end: { fr: 'Terminer la bataille', en: 'End the battle' },
	reopen: { fr: 'Rouvrir la bataille', en: 'Reopen the battle' },
	edit: { fr: 'Modifier', en: 'Edit' },
	editBattle: { fr: 'Modifier la bataille', en: 'Edit the battle' },
	removeBattle: { fr: 'Supprimer la bataille', en: 'Delete the battle' },
	actions: { fr: 'Que faire de cette bataille', en: 'What to do with this battle' },
	after: { fr: 'Bilan', en: 'Summary' },
	turn: { fr: 'Tour', en: 'Turn' },
	nextTurn: { fr: 'Tour suivant', en: 'Next turn' },
	beforeTurns: { fr: 'Avant le premier tour', en: 'Before the first turn' },
	combat: { fr: 'combat', en: 'combat' },
	combats: { fr: 'combats', en: 'combats' },
	/** Where a game has throws that are no combat, such as orders and rivers. */
	roll: { fr: 'jet', en: 'roll' },
	rolls: { fr: 'jets', en: 'rolls' },
	noteOne: { fr: 'note', en: 'note' },
	notes: { fr: 'notes', en: 'notes' },
	unitChangeOne: { fr: 'changement d’unités', en: 'change of units' },
	unitChangeMany: { fr: 'changements d’unités', en: 'changes of units' },
	log: { fr: 'Le journal', en: 'The log' },
	logEmpty: {
		fr: 'Rien encore. Ouvrez un calculateur ci-dessus : le combat se note dès que les dés sont lus.',
		en: 'Nothing yet. Open a calculator above: the combat is noted as soon as the dice are read.'
	},
	searchLog: { fr: 'Chercher dans le journal', en: 'Search the log' },
	closeSearch: { fr: 'Fermer la recherche', en: 'Close the search' },
	noneFound: { fr: 'Rien de tel dans ce journal.', en: 'Nothing like that in this log.' },
	found: { fr: 'trouvées', en: 'found' },
	foundOne: { fr: 'trouvée', en: 'found' },
	addNote: { fr: 'Note', en: 'Note' },
	noteHint: { fr: 'L’aile droite plie…', en: 'The right wing gives way…' },
	write: { fr: 'Enregistrer la note', en: 'Save note' },
	note: { fr: 'Note', en: 'Note' },
	unitChange: sheetWords.unitChange,
	unitChanges: { fr: 'Ce qui arrive aux unités', en: 'What happens to units' },
	leaveChange: { fr: 'Retirer', en: 'Remove' },
	remark: { fr: 'Remarque', en: 'Remark' },
	who: { fr: 'Qui agit', en: 'Who acts' },
	acts: { fr: 'à l’action', en: 'to act' },
	nameUnits: { fr: 'Nommer', en: 'Name units' },
	unitActing: { fr: 'Unité qui agit', en: 'Acting unit' },
	unitOther: { fr: 'Unité adverse', en: 'Opposing unit' },
	noted: { fr: 'Au journal', en: 'In the log' },
	corrected: { fr: 'Corrigé', en: 'Corrected' },
	correctedTimes: sheetWords.corrected,
	takeOut: { fr: 'Retirer', en: 'Remove' },
	putBack: { fr: 'Remettre', en: 'Put back' },
	takenOut: { fr: 'Retiré du journal.', en: 'Removed from the log.' },
	undo: { fr: 'Annuler', en: 'Undo' },
	redo: { fr: 'Rétablir', en: 'Redo' },
	retry: { fr: 'Réessayer', en: 'Try again' },
	notInLog: { fr: 'Pas au journal.', en: 'Not in the log.' },
	addToLog: { fr: 'Ajouter', en: 'Add' },
	beginLog: { fr: 'Commencer un journal ?', en: 'Begin a log?' },
	resumeWith: { fr: 'Reprendre', en: 'Resume' },
	unkept: { fr: 'combats sans bataille', en: 'combats without a battle' },
	unkeptOne: { fr: 'combat sans bataille', en: 'combat without a battle' },
	unkeptKeep: { fr: 'En faire une bataille', en: 'Make a battle of them' },
	unkeptDrop: { fr: 'Effacer', en: 'Discard' },
	correct: { fr: 'Corriger', en: 'Correct' },
	correcting: { fr: 'Correction du combat', en: 'Correcting the combat' },
	correctingWhy: {
		fr: 'Changez les réponses ou les dés, puis enregistrez. Ce qui était noté restera visible.',
		en: 'Change the answers or the dice, then save. What was noted will stay visible.'
	},
	unsaved: {
		fr: 'La correction n’est pas enregistrée. Quitter quand même ?',
		en: 'The correction is not saved. Leave all the same?'
	},
	saveCorrection: { fr: 'Enregistrer', en: 'Save' },
	saveNeedsDice: { fr: 'Entrez les dés pour enregistrer.', en: 'Enter the dice to save.' },
	saveNeedsAnswer: {
		fr: 'Ce combat est impossible ainsi : changez une réponse pour enregistrer.',
		en: 'This combat is not possible like this: change an answer to save.'
	},
	throwAgain: { fr: 'Refaire ce combat', en: 'Fight it again' },
	removeEntry: { fr: 'Supprimer la ligne', en: 'Delete the entry' },
	dataOf: { fr: 'Données du', en: 'Data of' },
	todayWouldBe: { fr: 'Aujourd’hui, ce serait :', en: 'Today it would be:' },
	sameToday: {
		fr: 'Les données ont changé depuis ; le résultat est le même.',
		en: 'The data has changed since; the result is the same.'
	},
	wasShown: { fr: 'Résultat noté', en: 'Result noted' },
	theDice: { fr: 'Les dés', en: 'The dice' },
	unknownCalculator: {
		fr: 'Ce calculateur n’existe plus : la somme ne peut pas être refaite. Ce qui a été noté reste.',
		en: 'This calculator no longer exists: the sum cannot be worked out again. What was noted stays.'
	},
	missing: { fr: 'Cette bataille n’est pas sur cet appareil', en: 'This battle is not on this device' },
	missingWhy: {
		fr: 'Elle a été supprimée, ou elle a été jouée sur un autre appareil : importez sa sauvegarde.',
		en: 'It was deleted, or fought on another device: import its backup.'
	},
	allBattles: { fr: 'Toutes les batailles', en: 'All battles' },
	loading: { fr: 'Un instant…', en: 'One moment…' },
	withoutScripts: {
		fr: 'Les batailles sont gardées sur cet appareil, et il faut JavaScript pour les lire.',
		en: 'Battles are kept on this device, and reading them takes JavaScript.'
	}
} satisfies Record<string, Text>;

/** Names of the palette. */
export const colourWords = {
	blue: { fr: 'bleu', en: 'blue' },
	red: { fr: 'rouge', en: 'red' },
	green: { fr: 'vert', en: 'green' },
	gold: { fr: 'or', en: 'gold' },
	violet: { fr: 'violet', en: 'purple' },
	slate: { fr: 'gris', en: 'grey' }
} satisfies Record<string, Text>;
