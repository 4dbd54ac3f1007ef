import type { ChartBody, Doubt } from '$lib/core/types';
import { code, noted, slash } from '$lib/core/charts/write';

const enemies: Doubt = {
	printed: { fr: '« N M I » au-dessus des colonnes', en: '“N M I” above the columns' },
	read: { fr: 'Facteur contre un ennemi de ce genre', en: 'The factor against an enemy of that kind' },
	why: {
		fr: 'Ces lettres sont ce qui reste du mot ENNEMI. La colonne donne le facteur de la troupe face à un ennemi de ce genre : monté, à pied ou naval.',
		en: 'The letters are what is left of ENNEMI (enemy). The column gives the factor of the troops against an enemy of that kind: mounted, on foot or naval.'
	}
};

export default {
	rowHead: { fr: 'Troupe', en: 'Troops' },
	columns: [
		{ id: 'mounted', head: { fr: 'Montés', en: 'Mounted' }, short: 'Mtd', doubt: enemies },
		{ id: 'foot', head: { fr: 'Piétons', en: 'Foot' }, short: { fr: 'Pie', en: 'Foot' }, doubt: enemies },
		{ id: 'naval', head: { fr: 'Troupes navales', en: 'Naval' }, short: 'Na', doubt: enemies },
		{
			id: 'shot-at',
			head: { fr: 'Sous le tir', en: 'Shot at' },
			short: { fr: 'Tir', en: 'Shot' },
			doubt: {
				printed: { fr: '« Tir »', en: '“Tir” (shooting)' },
				read: { fr: 'Facteur de la cible d’un tir', en: 'The factor of the target of shooting' },
				why: { fr: 'Les Bd ont un 4 ici et ne tirent pas.', en: 'Bd have a 4 here and do not shoot.' }
			}
		}
	],
	rows: [
		{ id: 'el', head: code('el'), cells: [5, 4, 3, null] },
		{ id: 'sp-exp-art', head: slash(code('sp'), code('exp'), code('art')), cells: [4, 4, 4, null] },
		{ id: 'kn-wwg', head: slash(code('kn'), code('wwg')), cells: [4, 3, 4, noted(4, 'bow')] },
		{ id: 'pk', head: code('pk'), cells: [4, 3, 4, null] },
		{ id: 'bw-cm', head: slash(code('bw'), code('cm')), cells: [4, 2, 3, noted(3, 'bow')] },
		{ id: 'cv-gal-shp', head: slash(code('cv'), code('gal'), code('shp')), cells: [3, 3, 3, null] },
		{ id: 'bd', head: code('bd'), cells: [3, 5, 4, 4] },
		{ id: 'ax-wb', head: slash(code('ax'), code('wb')), cells: [2, 3, 3, null] },
		{
			id: 'lh-ps-hd-bts',
			head: slash(code('lh'), code('ps'), code('hd'), code('bts')),
			cells: [2, 2, 2, null]
		},
		{ id: 'bg-empty', head: slash(code('bg'), code('naval-empty')), cells: [1, 1, 1, null] }
	],
	notes: [
		{
			id: 'bow',
			mark: '*',
			text: {
				fr: 'Seulement sous le tir de {bw} ; sinon, facteur contre le genre du tireur.',
				en: 'Only when shot at by {bw}; otherwise the factor against the shooter’s kind.'
			}
		},
		{
			id: 'blank',
			text: {
				fr: 'Case vide sous le tir : facteur contre le genre du tireur.',
				en: 'Blank when shot at: use the factor against the shooter’s kind.'
			},
			doubt: {
				printed: { fr: 'Des cases vides', en: 'Blanks' },
				read: { fr: 'Le facteur contre le genre du tireur', en: 'The factor against the shooter’s kind' },
				why: {
					fr: 'Aucun autre facteur n’est donné à ces cibles.',
					en: 'These targets are given no other factor.'
				}
			}
		}
	]
} satisfies ChartBody;
