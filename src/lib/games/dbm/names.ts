/** The terms of the game as the sheets name them; their meanings are in terms.ts. */
import type { Name, Text } from '$lib/core/types';
import { nameById } from '$lib/core/charts/name-by-id';

const names = [
	// Troops
	{ id: 'el', abbr: 'El', title: { fr: 'Éléphants', en: 'Elephants' } },
	{ id: 'kn', abbr: 'Kn', title: { fr: 'Chevaliers', en: 'Knights' } },
	{ id: 'cv', abbr: 'Cv', title: { fr: 'Cavalerie', en: 'Cavalry' } },
	{ id: 'lh', abbr: 'LH', title: { fr: 'Cavalerie légère', en: 'Light Horse' } },
	{ id: 'cm', abbr: 'Cm', title: { fr: 'Chameliers', en: 'Camelry' } },
	{ id: 'exp', abbr: 'Exp', title: { fr: 'Sacrifiables', en: 'Expendables' } },
	{ id: 'sp', abbr: 'Sp', title: { fr: 'Lanciers', en: 'Spears' } },
	{ id: 'pk', abbr: 'Pk', title: { fr: 'Piquiers', en: 'Pikes' } },
	{ id: 'bd', abbr: 'Bd', title: { fr: 'Lames', en: 'Blades' } },
	{ id: 'ax', abbr: 'Ax', title: { fr: 'Auxiliaires', en: 'Auxilia' } },
	{ id: 'bw', abbr: 'Bw', title: { fr: 'Archers', en: 'Bows' } },
	{ id: 'ps', abbr: 'Ps', title: { fr: 'Psiloi', en: 'Psiloi' } },
	{ id: 'wb', abbr: 'Wb', title: { fr: 'Bande guerrière', en: 'Warband' } },
	{ id: 'hd', abbr: 'Hd', title: { fr: 'Hordes', en: 'Hordes' } },
	{ id: 'art', abbr: 'Art', title: { fr: 'Artillerie', en: 'Artillery' } },
	{ id: 'wwg', abbr: 'WWg', title: { fr: 'Chariots de guerre', en: 'War Wagons' } },
	{ id: 'bg', abbr: 'Bg', title: { fr: 'Bagages', en: 'Baggage' } },
	{ id: 'gal', abbr: 'Gal', title: { fr: 'Galères', en: 'Galleys' } },
	{ id: 'shp', abbr: 'Shp', title: { fr: 'Navires', en: 'Ships' } },
	{ id: 'bts', abbr: 'Bts', title: { fr: 'Barques', en: 'Boats' } },
	// Kinds
	{ id: 'mounted', abbr: 'Mtd', title: { fr: 'Montés', en: 'Mounted' } },
	{ id: 'foot', abbr: { fr: 'Pie', en: 'Ft' }, title: { fr: 'Piétons', en: 'Foot' } },
	{ id: 'naval', abbr: 'Na', title: { fr: 'Troupes navales', en: 'Naval' } },
	{ id: 'naval-empty', abbr: { fr: 'Na vide', en: 'Empty Na' }, title: { fr: 'Naval vide', en: 'Empty naval' } },
	{ id: 'light', title: { fr: 'Troupes légères', en: 'Light troops' } },
	{ id: 'skirmishers', title: { fr: 'Tirailleurs', en: 'Skirmishers' } },
	{ id: 'chariots', title: { fr: 'Chars', en: 'Chariots' } },
	{ id: 'waders', title: { fr: 'Troupes qui pataugent', en: 'Waders' } },
	// Grades
	{ id: 's', abbr: '(S)', title: { fr: 'Supérieur', en: 'Superior' } },
	{ id: 'o', abbr: '(O)', title: { fr: 'Ordinaire', en: 'Ordinary' } },
	{ id: 'i', abbr: '(I)', title: { fr: 'Inférieur', en: 'Inferior' } },
	{ id: 'f', abbr: '(F)', title: { fr: 'Rapide (Fast)', en: 'Fast' } },
	{ id: 'x', abbr: '(X)', title: { fr: 'Exception', en: 'Exception' } },
	{ id: 'grade', title: { fr: 'Classe', en: 'Grade' } },
	{ id: 'irregular', abbr: 'Irr', title: { fr: 'Irréguliers', en: 'Irregulars' } },
	{ id: 'impetuous', title: { fr: 'Troupes impétueuses', en: 'Impetuous troops' } },
	// Going
	{ id: 'ggo', abbr: 'GGo', title: { fr: 'Bon terrain', en: 'Good going' } },
	{ id: 'rgo', abbr: 'RGo', title: { fr: 'Terrain inégal', en: 'Rough going' } },
	{ id: 'bgo', abbr: 'BGo', title: { fr: 'Terrain difficile', en: 'Difficult going' } },
	{ id: 'rd', abbr: 'Rd', title: { fr: 'Route', en: 'Road' } },
	{ id: 'rv', abbr: 'Rv', title: { fr: 'Rivière', en: 'River' } },
	{ id: 'pf', abbr: 'PF', title: { fr: 'Fortification permanente', en: 'Permanent fortification' } },
	{ id: 'tf', abbr: 'TF', title: { fr: 'Fortification temporaire', en: 'Temporary fortification' } },
	// Command
	{ id: 'pip', abbr: 'PIP', title: { fr: 'Points d’initiative', en: 'Player initiative points' } },
	{ id: 'cinc', abbr: { fr: 'Gal en chef', en: 'C-in-C' }, title: { fr: 'Général en chef', en: 'Commander-in-chief' } },
	{ id: 'general', title: { fr: 'Général', en: 'General' } },
	{ id: 'corps', title: { fr: 'Corps', en: 'Command' } },
	{ id: 'element', title: { fr: 'Élément', en: 'Element' } },
	{ id: 'group', title: { fr: 'Groupe', en: 'Group' } },
	{ id: 'march', title: { fr: 'Marche', en: 'March' } },
	{ id: 'tactical', title: { fr: 'Mouvement tactique', en: 'Tactical move' } },
	{ id: 'halt', title: { fr: 'Halte', en: 'Halt' } },
	{ id: 'column', title: { fr: 'Colonne', en: 'Column' } },
	{ id: 'paces', title: { fr: 'Pas', en: 'Paces' } },
	{ id: 'ambush', title: { fr: 'Embuscade', en: 'Ambush' } },
	{ id: 'bank', title: { fr: 'Berge défendable', en: 'Defensible bank' } },
	// Fighting
	{ id: 'close', title: { fr: 'Mêlée', en: 'Close combat' } },
	{ id: 'shot-at', abbr: { fr: 'Tir', en: 'Shot' }, title: { fr: 'Pris pour cible', en: 'Shot at' } },
	{ id: 'd6', title: { fr: 'Dé', en: 'Die' } },
	{ id: 'rear', abbr: { fr: 'AR', en: 'Rear' }, title: { fr: 'Soutien arrière', en: 'Rear support' } },
	{ id: 'overlap', title: { fr: 'Débord', en: 'Overlap' } },
	{ id: 'broken', title: { fr: 'Démoralisé', en: 'Demoralised' } },
	{ id: 'equal', title: { fr: 'Égalité', en: 'Equal' } },
	{ id: 'beaten', title: { fr: 'Battu', en: 'Beaten' } },
	{ id: 'doubled', title: { fr: 'Doublé', en: 'Doubled' } },
	{ id: 'destroyed', title: { fr: 'Détruit', en: 'Destroyed' } },
	{ id: 'flees', title: { fr: 'Fuit', en: 'Flees' } },
	{ id: 'recoils', title: { fr: 'Recule', en: 'Recoils' } },
	{
		id: 'fights-on',
		abbr: { fr: 'Continue', en: 'Fights on' },
		title: { fr: 'Le combat continue', en: 'The fight goes on' }
	},
	{ id: 'nothing', title: { fr: 'Rien', en: 'Nothing' } },
	{ id: 'follows', title: { fr: 'Suit', en: 'Follows up' } },
	{ id: 'breaks-off', title: { fr: 'Rompt le combat', en: 'Breaks off' } }
] as const satisfies readonly Name[];

export default names;

/** `Chevaliers (Kn)`: how a list of rules is headed. */
export function named(id: string): Text {
	const { title, abbr } = nameById(names, id);
	return typeof abbr === 'string' ? { fr: `${title.fr} (${abbr})`, en: `${title.en} (${abbr})` } : title;
}
