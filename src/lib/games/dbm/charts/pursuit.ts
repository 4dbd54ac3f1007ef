import type { ChartBody, Text } from '$lib/core/types';
import { code } from '$lib/core/charts/write';
import { whoSkirmishes } from '../skirmishers';

const follows = code('follows');
const allFollow: Text = { fr: '{follows|Suivent}', en: '{follows|Follow up}' };
const stays: Text = { fr: 'Ne suit pas', en: 'Does not follow' };
const allStay: Text = { fr: 'Ne suivent pas', en: 'Do not follow' };

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'when', title: { fr: 'Après quoi, aussitôt', en: 'After what, at once' } },
		{ id: 'who', title: { fr: 'Qui suit', en: 'Who follows up' } },
		{ id: 'far', title: { fr: 'De combien', en: 'How far' } },
		{ id: 'unless', title: { fr: 'Sauf si', en: 'Unless' } }
	],
	rows: [
		{
			id: 'destroyed',
			head: { fr: 'Adversaire {destroyed|détruit}', en: 'Opponent {destroyed|destroyed}' },
			cells: [follows],
			group: 'when'
		},
		{
			id: 'flees',
			head: { fr: 'Adversaire qui {flees|fuit}', en: 'Opponent {flees|flees}' },
			cells: [follows],
			group: 'when'
		},
		{
			id: 'recoils',
			head: { fr: 'Adversaire qui {recoils|recule}', en: 'Opponent {recoils|recoils}' },
			cells: [follows],
			group: 'when'
		},
		{
			id: 'breaks-off',
			head: { fr: 'Adversaire qui {breaks-off|rompt le combat}', en: 'Opponent {breaks-off|breaks off}' },
			cells: [follows],
			group: 'when'
		},
		{
			id: 'kn',
			head: { fr: '{kn}, sauf {chariots|chars} et {x}', en: '{kn}, except {chariots|chariots} and {x}' },
			cells: [allFollow],
			group: 'who'
		},
		{ id: 'pk', head: code('pk'), cells: [allFollow], group: 'who' },
		{
			id: 'bd',
			head: { fr: '{bd} {irregular|irréguliers}', en: '{irregular|Irregular} {bd}' },
			cells: [allFollow],
			group: 'who'
		},
		{
			id: 'sp',
			head: { fr: '{sp} {irregular|irréguliers}', en: '{irregular|Irregular} {sp}' },
			cells: [allFollow],
			group: 'who'
		},
		{ id: 'waders', head: code('waders'), cells: [allFollow], group: 'who' },
		{ id: 'naval', head: code('naval'), cells: [allFollow], group: 'who' },
		{
			id: 'impetuous',
			head: { fr: 'Tous les {impetuous|impétueux}', en: 'All {impetuous|impetuous} troops' },
			cells: [allFollow],
			group: 'who'
		},
		{
			id: 'baggage',
			head: { fr: 'Si des {bg} sont atteints', en: 'If it reaches {bg}' },
			cells: [{ fr: 'Un mouvement', en: 'One move' }],
			group: 'far'
		},
		{
			id: 'otherwise',
			head: { fr: 'Sinon', en: 'Otherwise' },
			cells: [{ fr: 'Une profondeur de son socle', en: 'Its own base depth' }],
			group: 'far'
		},
		{
			id: 'front',
			head: { fr: 'Encore au contact du front d’un ennemi', en: 'Still in contact with an enemy’s front' },
			cells: [stays],
			group: 'unless'
		},
		{
			id: 'overlapping',
			head: { fr: 'Il combattait en {overlap|débord} de flanc', en: 'It was fighting as a flank {overlap|overlap}' },
			cells: [stays],
			group: 'unless'
		},
		{
			id: 'off-table',
			head: { fr: 'Il sortirait de table', en: 'It would leave the table' },
			cells: [stays],
			group: 'unless'
		},
		{
			id: 'foot-skirmishers',
			head: {
				fr: '{foot|Piétons} contre {skirmishers|tirailleurs}',
				en: '{foot|Foot} against {skirmishers|skirmishers}'
			},
			cells: [allStay],
			group: 'unless',
			doubt: whoSkirmishes
		},
		{
			id: 'pk-bd-mounted',
			head: { fr: '{pk} ou {bd} contre {mounted|montés}', en: '{pk} or {bd} against {mounted|mounted}' },
			cells: [allStay],
			group: 'unless'
		},
		{ id: 'kn-ps', head: { fr: '{kn} contre {ps}', en: '{kn} against {ps}' }, cells: [allStay], group: 'unless' },
		{
			id: 'defending',
			head: { fr: 'Il défend une fortification ou une berge', en: 'It is defending a fortification or river bank' },
			cells: [stays],
			group: 'unless'
		}
	]
} satisfies ChartBody;
