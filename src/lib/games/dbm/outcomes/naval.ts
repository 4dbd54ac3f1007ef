import type { Text } from '$lib/core/types';
import { named } from '../names';
import { troopsOf } from '../troops';
import { NOTHING_HAPPENS, always, otherwise, type Fate, type Rule } from './rules';

const inContactNotExpendables: Rule = {
	id: 'contact',
	result: 'destroyed',
	words: { fr: 'Au contact, par tous sauf {exp}', en: 'In contact, by anyone but {exp}' },
	when: { combat: 'close', notBy: ['exp'] }
};

const silent = (printed: Text): Rule => ({
	id: 'otherwise',
	result: 'nothing',
	words: otherwise,
	doubt: {
		printed,
		read: NOTHING_HAPPENS,
		why: { fr: 'L’aide de jeu ne donne aucun résultat pour ce cas.', en: 'The sheet gives no result for this case.' }
	}
});

const laden: Text = named('naval');
const empty: Text = { fr: 'Naval vide : troupes débarquées', en: 'Empty naval: troops landed' };

/** The lists for vessels, which the sheet prints in a table of their own too. */
export const beaten = [
	{
		id: 'naval',
		of: troopsOf('naval'),
		empty: false,
		title: laden,
		rules: [{ id: 'always', result: 'recoils', words: always }]
	},
	{
		id: 'naval-empty',
		of: troopsOf('naval'),
		empty: true,
		title: empty,
		rules: [
			inContactNotExpendables,
			silent({
				fr: 'Rien pour un tir, ni pour les Exp au contact',
				en: 'Nothing for shooting, nor for Exp in contact'
			})
		]
	}
] satisfies readonly Fate[];

export const doubled = [
	{
		id: 'naval',
		of: troopsOf('naval'),
		empty: false,
		title: laden,
		rules: [
			{
				id: 'art-s',
				result: 'destroyed',
				words: { fr: 'Par {art} {s}', en: 'By {art} {s}' },
				when: { by: [{ of: 'art', only: ['s'] }] },
				doubt: {
					printed: {
						fr: 'Art dans le tableau naval, artillerie (S) dans le texte',
						en: 'Art in the naval table, artillery (S) in the text'
					},
					read: { fr: 'Art (S) seulement', en: 'Art (S) only' },
					why: { fr: 'Le texte est le plus précis des deux.', en: 'The text is the more exact of the two.' }
				}
			},
			inContactNotExpendables,
			{
				id: 'shot-at',
				result: 'flees',
				words: { fr: 'Sous les autres tirs', en: 'Under any other shooting' },
				when: { combat: 'shooting' }
			},
			silent({ fr: 'Rien pour les Exp au contact', en: 'Nothing for Exp in contact' })
		]
	},
	{
		id: 'naval-empty',
		of: troopsOf('naval'),
		empty: true,
		title: empty,
		rules: [
			{
				id: 'anyone',
				result: 'destroyed',
				words: { fr: 'Par tous sauf {exp}', en: 'By anyone but {exp}' },
				when: { notBy: ['exp'] }
			},
			silent({ fr: 'Rien pour les Exp', en: 'Nothing for Exp' })
		]
	}
] satisfies readonly Fate[];
