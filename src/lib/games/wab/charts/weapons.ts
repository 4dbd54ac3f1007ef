import type { ChartBody, Doubt } from '$lib/core/types';
import { code, doubtful, slash } from '$lib/core/charts/write';

const twoStrengths: Doubt = {
	printed: { fr: '« S3/4 »', en: '“S3/4”' },
	read: { fr: 'Force 3 ou 4 : au joueur de choisir', en: 'Strength 3 or 4: the player picks' },
	why: {
		fr: 'L’aide de jeu ne dit pas quand l’arme tire à 3 et quand à 4.',
		en: 'The sheet does not say when the weapon shoots at 3 and when at 4.'
	}
};

export default {
	rowHead: { fr: 'Arme', en: 'Weapon' },
	columns: [
		{ id: 'range', head: { fr: 'Portée (pouces)', en: 'Range (inches)' }, short: { fr: 'Portée ″', en: 'Range ″' } },
		{ id: 'strength', head: { fr: 'Force', en: 'Strength' } }
	],
	rows: [
		{ id: 'rocks', head: code('rocks'), cells: [4, 3] },
		{ id: 'javelins', head: code('javelins'), cells: [8, 3] },
		{ id: 'darts', head: code('darts'), cells: [12, 2] },
		{ id: 'handgun', head: code('handgun'), cells: [18, doubtful(slash(3, 4), twoStrengths)] },
		{ id: 'light-crossbow', head: code('light-crossbow'), cells: [18, 3] },
		{ id: 'short-bow', head: code('short-bow'), cells: [18, 3] },
		{ id: 'sling', head: code('sling'), cells: [18, 3] },
		{ id: 'composite-bow', head: code('composite-bow'), cells: [24, 3] },
		{ id: 'staff-sling', head: code('staff-sling'), cells: [24, 3] },
		{ id: 'crossbow', head: code('crossbow'), cells: [30, doubtful(slash(3, 4), twoStrengths)] },
		{ id: 'longbow', head: code('longbow'), cells: [30, 3] }
	]
} satisfies ChartBody;
