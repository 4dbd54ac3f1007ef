import type { ChartBody, Text } from '$lib/core/types';
import { code } from '$lib/core/charts/write';

const destroyed = code('destroyed');
const allDestroyed: Text = { fr: '{destroyed|Détruits}', en: '{destroyed|Destroyed}' };
const spared: Text = { fr: 'Épargné', en: 'Spared' };
const allSpared: Text = { fr: 'Épargnés', en: 'Spared' };

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'element', title: { fr: 'L’élément', en: 'The element' } },
		{ id: 'met', title: { fr: 'L’ennemi rencontré en reculant', en: 'The enemy met while recoiling' } },
		{
			id: 'friends',
			title: { fr: 'Ses amis, s’il est détruit en mêlée', en: 'Its friends, if destroyed in close combat' }
		},
		{ id: 'spared', title: { fr: 'Amis épargnés', en: 'Friends spared' } }
	],
	rows: [
		{
			id: 'combat',
			head: { fr: 'Perd le combat', en: 'Loses the combat' },
			cells: [
				{ fr: '{destroyed|Détruit}, si le résultat le dit', en: '{destroyed|Destroyed}, if the outcome says so' }
			],
			group: 'element'
		},
		{
			id: 'meets-enemy',
			head: {
				fr: 'En reculant, son bord arrière ou un coin arrière rencontre un ennemi',
				en: 'Recoiling, its rear edge or a rear corner meets an enemy'
			},
			cells: [destroyed],
			group: 'element'
		},
		{
			id: 'meets-friend',
			head: {
				fr: 'Rencontre un ami qu’il ne peut ni traverser ni repousser',
				en: 'Meets a friend it can neither pass through nor push back'
			},
			cells: [destroyed],
			group: 'element'
		},
		{
			id: 'impassable',
			head: { fr: 'Rencontre un terrain infranchissable', en: 'Meets impassable terrain' },
			cells: [destroyed],
			group: 'element'
		},
		{
			id: 'obstacle',
			head: { fr: 'Rencontre une {pf} ou une {tf} défendue', en: 'Meets a defended {pf} or {tf}' },
			cells: [destroyed],
			group: 'element'
		},
		{
			id: 'enemy-rear',
			head: { fr: 'Touché sur un coin ou un côté arrière', en: 'Touched on a rear corner or rear edge' },
			cells: [destroyed],
			group: 'met',
			not: ['ps-recoil']
		},
		{
			id: 'ps-recoil',
			head: { fr: 'Touché par des {ps} qui reculent', en: 'Touched by recoiling {ps}' },
			cells: [spared],
			group: 'met',
			not: ['enemy-rear']
		},
		{ id: 'supports', head: { fr: '{rear|Soutiens}', en: '{rear|Supports}' }, cells: [allDestroyed], group: 'friends' },
		{
			id: 'behind',
			head: {
				fr: 'Derrière lui, à moins d’une profondeur de socle',
				en: 'Less than a base depth from its rear'
			},
			cells: [allDestroyed],
			group: 'friends'
		},
		{
			id: 'beside',
			head: {
				fr: 'À moins d’une largeur de socle, s’ils lui montrent flanc ou arrière',
				en: 'Less than a base width away, if they show flank or rear'
			},
			cells: [allDestroyed],
			group: 'friends'
		},
		{
			id: 'ps',
			head: {
				fr: 'L’élément détruit est {ps}, l’élément arrière ne l’est pas',
				en: 'The destroyed element is {ps}, the one behind is not'
			},
			cells: [allSpared],
			group: 'spared'
		},
		{
			id: 'heavy',
			head: {
				fr: 'L’élément détruit est {art}, {wwg}, {bg} ou {naval}',
				en: 'The destroyed element is {art}, {wwg}, {bg} or {naval}'
			},
			cells: [allSpared],
			group: 'spared'
		},
		{
			id: 'fortification',
			head: { fr: 'Les éléments arrière sont en fortification', en: 'The elements behind are in a fortification' },
			cells: [allSpared],
			group: 'spared'
		}
	]
} satisfies ChartBody;
