import { expect, test } from 'vitest';
import { breaches, holdsTo, textsOf, type OneWord } from './one-word';

holdsTo([
	{ thing: 'how likely it is', fr: 'chances', en: 'chances', not: { en: ['odds'], fr: ['probabilités', 'cote'] } },
	{
		thing: 'what a calculator works out',
		fr: 'calcul',
		en: 'calculation',
		not: { en: ['this sum', 'sum you starred'] }
	},
	{ thing: 'a chart', fr: 'table', en: 'chart', not: { fr: ['tableau'], en: ['the tables', 'this table'] } },
	{
		thing: 'what was starred',
		fr: 'favoris',
		en: 'favourites',
		not: { fr: ['garder en favori', 'signet'], en: ['keep as a favourite', 'bookmark', 'favorite'] }
	},
	// “Annuler” takes back what was done, and “Renoncer” sounded like losing something: a form that is left is closed.
	{
		thing: 'not to do it',
		fr: 'Fermer',
		en: 'Cancel',
		not: { fr: ['abandonner', 'renoncer'], en: ['leave it', 'never mind'] }
	},
	{ thing: 'to take back what was done', fr: 'Annuler', en: 'Undo', not: { fr: ['défaire'], en: ['revert'] } },
	{ thing: 'to throw the dice', fr: 'Aux dés', en: 'Roll', not: { en: ['to the dice'] } },
	{
		thing: 'a place read with doubt',
		fr: 'Lecture incertaine',
		en: 'Unclear on the sheet',
		not: { fr: ['lecture douteuse'], en: ['uncertain reading', 'doubtful reading'] }
	},
	{
		thing: 'a number added to the die',
		fr: 'modificateur',
		en: 'modifier',
		not: { fr: ['MD', 'mod.', '0 ligne', '4 lignes'], en: ['DRM', '3 lines'] }
	},
	{
		thing: 'all questions at once',
		fr: 'Tout sur une page',
		en: 'All on one page',
		not: { fr: ['tout à la fois'], en: ['all at once'] }
	},
	{ thing: 'the battle told', fr: 'journal', en: 'log', not: { fr: ['carnet'], en: ['diary', 'logbook'] } },
	{ thing: 'those who fight each other', fr: 'camp', en: 'side', not: { fr: ['bord'], en: ['camp'] } },
	{ thing: 'what the app runs on', fr: 'appareil', en: 'device', not: { fr: ['ce téléphone'], en: ['this phone'] } },
	{ thing: 'a tap', fr: 'appui', en: 'tap', not: { fr: ['un toucher', 'd’un toucher'] } },
	{ thing: 'what a die did', fr: 'réussis', en: 'Successes', not: { en: ['made it', 'comes out'] } },
	{ thing: 'to take out', fr: 'Retirer', en: 'Remove', not: { en: ['take out', 'taken out'] } },
	{ thing: 'without a network', fr: 'hors connexion', en: 'offline', not: { fr: ['hors ligne', 'hors-ligne'] } }
]);

test('a word that is not used is seen, and a quoted or longer one is not', () => {
	const one: OneWord = { thing: 'help from the rank behind', fr: 'soutien', en: 'support', not: { fr: ['support'] } };
	const found = (fr: string) => breaches(one, textsOf('a.ts', `{ fr: '${fr}' }`));
	expect(found('Deux supports arrière')).toHaveLength(1);
	expect(found('« support AR »')).toEqual([]);
	expect(found('Il supporte tout')).toEqual([]);
	expect(found('Pas de {rear|support}')).toHaveLength(1);
	expect(found('{small(head(support, 1))} soutient')).toEqual([]);
	expect(breaches(one, textsOf('twins/dbm.json', '{ "fr": "Deux supports", "en": "Two" }'))).toHaveLength(1);
});
