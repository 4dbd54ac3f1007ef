/** The keys of the app, as `?` tells them. */
import type { Text } from '$lib/core/types';

export const title: Text = { fr: 'Au clavier', en: 'Keys' };

export const keys: readonly { readonly press: string; readonly does: Text }[] = [
	{ press: '/', does: { fr: 'chercher', en: 'search' } },
	{ press: '← →', does: { fr: 'table précédente, suivante', en: 'previous, next chart' } },
	{
		press: '↑ ↓',
		does: { fr: 'd’une ligne ou d’une réponse à l’autre', en: 'from row to row, from answer to answer' }
	},
	{
		press: 'Enter',
		does: {
			fr: 'choisir la ligne, corriger la case, continuer, lancer les dés',
			en: 'choose the row, correct the cell, continue, roll the dice'
		}
	},
	{ press: '0–9', does: { fr: 'le dé, tel qu’il est tombé', en: 'the die, as it fell' } },
	{ press: 'Ctrl+Z', does: { fr: 'annuler', en: 'undo' } },
	{ press: 'Ctrl+Y', does: { fr: 'rétablir', en: 'redo' } },
	{ press: 'Esc', does: { fr: 'fermer', en: 'close' } },
	{ press: '?', does: { fr: 'montrer les touches', en: 'show these keys' } }
];
