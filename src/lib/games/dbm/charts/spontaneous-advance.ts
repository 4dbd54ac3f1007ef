import type { ChartBody, Text } from '$lib/core/types';
import { code, glued, slash } from '$lib/core/charts/write';

const advance: Text = { fr: 'Avancent', en: 'Advance' };
const ignored: Text = { fr: 'Ignoré', en: 'Ignored' };
const allIgnored: Text = { fr: 'Ignorées', en: 'Ignored' };
const s = code('s');
const f = code('f');

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'effect', head: { fr: 'Effet', en: 'Effect' } }],
	groups: [
		{ id: 'irregular', title: { fr: 'Irréguliers qui avancent', en: 'Irregulars that advance' } },
		{ id: 'all', title: { fr: 'Réguliers et irréguliers', en: 'Regulars and irregulars' } },
		{ id: 'distance', title: { fr: 'Distance doublée', en: 'Distance doubled' } },
		{ id: 'friends', title: { fr: 'Amis sur le chemin', en: 'Friends in the way' } },
		{ id: 'way', title: { fr: 'Direction', en: 'Direction' } },
		{ id: 'ignored', title: { fr: 'Ennemis ignorés', en: 'Enemies ignored' } }
	],
	rows: [
		{
			id: 'kn',
			head: { fr: '{kn}, sauf {i} et {x}', en: '{kn}, except {i} and {x}' },
			cells: [advance],
			group: 'irregular'
		},
		{ id: 'cm', head: glued(code('cm'), s), cells: [advance], group: 'irregular' },
		{ id: 'exp', head: code('exp'), cells: [advance], group: 'irregular' },
		{ id: 'wb', head: code('wb'), cells: [advance], group: 'irregular' },
		{ id: 'hd', head: slash(glued(code('hd'), s), glued(code('hd'), f)), cells: [advance], group: 'irregular' },
		{ id: 'bd', head: slash(glued(code('bd'), s), glued(code('bd'), f)), cells: [advance], group: 'irregular' },
		{
			id: 'demoralised-enemy',
			head: {
				fr: 'Troupes terrestres sauf {art}, {wwg}, {bg}, quand leur plus proche ennemi est {broken|démoralisé}, à moins de 600 pas',
				en: 'Land troops except {art}, {wwg}, {bg}, if the nearest enemy is {broken|demoralised} and within 600 paces'
			},
			cells: [advance],
			group: 'all'
		},
		{
			id: 'short',
			head: {
				fr: 'L’avance n’approche aucun ennemi à moins de 200 pas',
				en: 'The advance does not bring it within 200 paces of an enemy'
			},
			cells: [{ fr: '× 2', en: '× 2' }],
			group: 'distance'
		},
		{
			id: 'baggage',
			head: { fr: 'Le double permet d’atteindre des {bg}', en: 'Doubling lets it reach {bg}' },
			cells: [{ fr: '× 2', en: '× 2' }],
			group: 'distance'
		},
		{
			id: 'through',
			head: { fr: 'Amis sur le passage', en: 'Friends in its path' },
			cells: [{ fr: 'Doit les traverser', en: 'Must pass through' }],
			group: 'friends'
		},
		{
			id: 'not-through',
			head: { fr: 'Éléphants, ou amis en mêlée', en: 'Elephants, or friends in close combat' },
			cells: [{ fr: 'Ne les traverse pas', en: 'Not through them' }],
			group: 'friends'
		},
		{
			id: 'impetuous',
			head: { fr: 'Troupes {impetuous|impétueuses}', en: '{impetuous|Impetuous} troops' },
			cells: [{ fr: 'Suivent l’avance', en: 'Follow and join in' }],
			group: 'friends'
		},
		{
			id: 'by-kn-exp',
			head: {
				fr: 'Terrestres non impétueux, traversés par {kn} ou {exp}',
				en: 'Land troops not impetuous, passed through by {kn} or {exp}'
			},
			cells: [{ fr: '{flees|Fuient}', en: 'They {flees|flee}' }],
			group: 'friends',
			notes: ['heavy']
		},
		{
			id: 'by-others',
			head: {
				fr: 'Terrestres non impétueux, traversés par d’autres',
				en: 'Land troops not impetuous, passed through by others'
			},
			cells: [{ fr: '{recoils|Reculent}', en: 'They {recoils|recoil}' }],
			group: 'friends',
			notes: ['heavy']
		},
		{
			id: 'shortest',
			head: {
				fr: '{impetuous|Impétueux} : pour un {rear|soutien arrière} ou un {overlap|débord}',
				en: '{impetuous|Impetuous}: to give {rear|rear support} or an {overlap|overlap}'
			},
			cells: [{ fr: 'Au plus court', en: 'By the shortest move' }],
			group: 'way'
		},
		{
			id: 'forbidden',
			head: {
				fr: '{impetuous|Impétueux} : troupes en terrain interdit',
				en: '{impetuous|Impetuous}: troops in forbidden terrain'
			},
			cells: [allIgnored],
			group: 'ignored'
		},
		{
			id: 'behind-forbidden',
			head: {
				fr: '{impetuous|Impétueux} : troupes derrière ce terrain, si le contourner demande 300 pas ou plus',
				en: '{impetuous|Impetuous}: troops behind such terrain, if going round takes 300 paces or more'
			},
			cells: [allIgnored],
			group: 'ignored'
		},
		{
			id: 'skirmisher',
			head: {
				fr: '{impetuous|Impétueux} : {skirmishers|tirailleur} plus loin qu’une distance F, ou pas droit devant',
				en: '{impetuous|Impetuous}: {skirmishers|skirmisher} more than an F distance away, or not directly ahead'
			},
			cells: [ignored],
			group: 'ignored',
			doubt: {
				printed: { fr: '« une distance F »', en: '“une distance F” (an F distance)' },
				read: { fr: 'Tel quel', en: 'As it stands' },
				why: { fr: 'L’aide de jeu n’explique pas ce F.', en: 'The sheet does not explain this F.' }
			}
		},
		{
			id: 'mounted',
			head: {
				fr: '{mounted|Monté} {impetuous|impétueux} : ennemi en {bgo} ou en fortification',
				en: '{impetuous|Impetuous} {mounted|mounted}: enemy in {bgo} or in fortifications'
			},
			cells: [ignored],
			group: 'ignored'
		}
	],
	notes: [
		{
			id: 'heavy',
			mark: '*',
			text: {
				fr: 'Sauf {art} autre que {x}, {wwg} et {bg} fixes.',
				en: 'Except {art} other than {x}, {wwg} and fixed {bg}.'
			}
		}
	]
} satisfies ChartBody;
