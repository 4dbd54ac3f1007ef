/** Texts of the turn: clock, reminders, dice of commands. */
import type { Text } from '$lib/core/types';

export const words = {
	tools: { fr: 'Horloge et rappels', en: 'Clock and reminders' },
	clock: { fr: 'Horloge', en: 'Clock' },
	clockWhy: {
		fr: 'Le temps de chaque camp, d’un appui à l’autre. Éteindre le téléphone n’y change rien.',
		en: 'The time of each side, from one tap to the next. Switching the phone off changes nothing.'
	},
	startClock: { fr: 'Démarrer l’horloge', en: 'Start the clock' },
	stopClock: { fr: 'Arrêter l’horloge', en: 'Stop the clock' },
	removeClock: { fr: 'Se passer d’horloge', en: 'Remove the clock' },
	ends: { fr: 'Fin de la partie à', en: 'Round ends at' },
	endsAt: { fr: 'Fin à', en: 'Ends at' },
	left: { fr: 'reste', en: 'left:' },
	over: { fr: 'c’est l’heure', en: 'time is up' },
	passTo: { fr: 'À', en: 'Over to' },
	reminders: { fr: 'Rappels', en: 'Reminders' },
	remindersWhy: {
		fr: 'Vos propres lignes, montrées au-dessus du bouton de tour de toutes les batailles de ce jeu.',
		en: 'Lines of your own, shown above the turn button in all battles of this game.'
	},
	remind: { fr: 'Me rappeler', en: 'Remind me' },
	inTurn: { fr: 'tour plus tard', en: 'turn from now' },
	inTurns: { fr: 'tours plus tard', en: 'turns from now' },
	eachTurn: { fr: 'À chaque tour', en: 'Every turn' },
	fromTurn: { fr: 'dès le tour', en: 'from turn' },
	reminded: { fr: 'Rappelé au bouton de tour.', en: 'You are reminded at the turn button.' },
	phase: { fr: 'À quel moment', en: 'When' },
	remindMe: { fr: 'À ne pas oublier', en: 'Do not forget' },
	addReminder: { fr: 'Ajouter ce rappel', en: 'Add this reminder' },
	removeReminder: { fr: 'Retirer ce rappel', en: 'Remove this reminder' },
	roll: { fr: 'Lancer', en: 'Roll' },
	rollAll: { fr: 'Lancer tous les dés', en: 'Roll all dice' },
	spend: { fr: 'Dépenser un point', en: 'Spend one point' },
	giveBack: { fr: 'Reprendre un point', en: 'Take one point back' },
	clear: { fr: 'Effacer ce dé', en: 'Clear this die' },
	ordered: { fr: 'ordres :', en: 'orders:' }
} satisfies Record<string, Text>;
