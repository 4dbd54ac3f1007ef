/** The terms of the game as the sheets name them; their meanings are in terms.ts. */
import type { Name, Text } from '$lib/core/types';

/** What two charts say; here, because a chart that loaded the words of the calculators would load much of the app with them. */
export const NOTHING_PRINTED: Text = { fr: 'Rien à ce sujet', en: 'Nothing about it' };
export const STRENGTH_OF_ATTACK: Text = { fr: 'Force de l’attaque', en: 'Strength of the attack' };

export default [
	{ id: 'ws', abbr: { fr: 'CC', en: 'WS' }, title: { fr: 'Capacité de combat', en: 'Weapon Skill' } },
	{ id: 'bs', abbr: { fr: 'CT', en: 'BS' }, title: { fr: 'Capacité de tir', en: 'Ballistic Skill' } },
	{ id: 's', abbr: { fr: 'F', en: 'S' }, title: { fr: 'Force', en: 'Strength' } },
	{ id: 't', abbr: { fr: 'E', en: 'T' }, title: { fr: 'Endurance', en: 'Toughness' } },
	{ id: 'w', abbr: { fr: 'PV', en: 'W' }, title: { fr: 'Points de vie', en: 'Wounds' } },
	{ id: 'n', abbr: 'N', title: { fr: 'Blessure impossible', en: 'Cannot wound' } },
	{ id: 'd6', abbr: 'D6', title: { fr: 'Dé à six faces', en: 'Six-sided die' } },
	{ id: 'profile', title: { fr: 'Profil', en: 'Profile' } },
	{ id: 'to-hit', title: { fr: 'Pour toucher', en: 'To hit' } },
	{ id: 'wounding', title: { fr: 'Pour blesser', en: 'To wound' } },
	{ id: 'armour-save', title: { fr: 'Sauvegarde d’armure', en: 'Armour save' }, ref: 'p. 49' },
	{ id: 'no-save', abbr: { fr: 'aucune', en: 'no save' }, title: { fr: 'Pas de sauvegarde', en: 'No save' } },
	{ id: 'na', abbr: '–', title: { fr: 'N’existe pas', en: 'Not available' } },
	{ id: 'always', abbr: { fr: 'toujours', en: 'always' }, title: { fr: 'Toujours', en: 'Always' } },
	{
		id: 'front-hit',
		abbr: { fr: 'de face', en: 'to the front' },
		title: { fr: 'Touché de face', en: 'Hit to the front' }
	},
	{
		id: 'against-shooting',
		abbr: { fr: 'contre le tir', en: 'against shooting' },
		title: { fr: 'Contre le tir', en: 'Against shooting' }
	},
	{
		id: 'hand-to-hand',
		abbr: { fr: 'corps à corps', en: 'hand-to-hand' },
		title: { fr: 'Au corps à corps', en: 'In hand-to-hand' }
	},
	{
		id: 'skirmishers',
		abbr: { fr: 'tirailleurs', en: 'skirmishers' },
		title: { fr: 'Tirailleurs', en: 'Skirmishers' }
	},
	{ id: 'infantry', title: { fr: 'Infanterie', en: 'Infantry' } },
	{ id: 'cavalry', title: { fr: 'Cavalerie', en: 'Cavalry' } },
	{ id: 'artillery', title: { fr: 'Artillerie', en: 'Artillery' } },
	{ id: 'elephant', title: { fr: 'Éléphant', en: 'Elephant' } },
	{ id: 'chariot', title: { fr: 'Char', en: 'Chariot' } },
	{ id: 'light-chariot', title: { fr: 'Char léger', en: 'Light chariot' } },
	{ id: 'character', title: { fr: 'Personnage', en: 'Character' } },
	{ id: 'large-target', title: { fr: 'Grande cible', en: 'Large target' } },
	{ id: 'long-range', title: { fr: 'Longue portée', en: 'Long range' } },
	{ id: 'soft-cover', title: { fr: 'Couvert léger', en: 'Soft cover' } },
	{ id: 'hard-cover', title: { fr: 'Couvert lourd', en: 'Hard cover' } },
	{
		id: 'forward-arc',
		abbr: { fr: 'avant', en: 'forward' },
		title: { fr: 'Arc avant', en: 'Forward arc' },
		ref: 'p. 41'
	},
	{ id: 'side-arc', abbr: { fr: 'côtés', en: 'side' }, title: { fr: 'Arcs latéraux', en: 'Side arcs' }, ref: 'p. 41' },
	{ id: 'rear-arc', abbr: { fr: 'arrière', en: 'rear' }, title: { fr: 'Arc arrière', en: 'Rear arc' }, ref: 'p. 41' },
	{ id: 'massed-missiles', title: { fr: 'Tir en masse', en: 'Massed missiles' }, ref: 'p. 41' },
	{ id: 'basic-move', title: { fr: 'Mouvement de base', en: 'Basic move' } },
	{ id: 'engaged', title: { fr: 'Engagé au combat', en: 'Engaged in combat' } },
	{ id: 'trooper', title: { fr: 'Simple soldat', en: 'Trooper' } },
	{ id: 'rocks', title: { fr: 'Pierres, rochers lancés', en: 'Thrown rocks or stones' } },
	{ id: 'javelins', title: { fr: 'Javelots', en: 'Javelins' } },
	{ id: 'darts', title: { fr: 'Dards', en: 'Darts' } },
	{ id: 'handgun', title: { fr: 'Arquebuse', en: 'Handgun' } },
	{ id: 'light-crossbow', title: { fr: 'Arbalète légère', en: 'Light crossbow' } },
	{ id: 'short-bow', title: { fr: 'Arc court', en: 'Short bow' } },
	{ id: 'sling', title: { fr: 'Fronde', en: 'Sling' } },
	{ id: 'composite-bow', title: { fr: 'Arc composite', en: 'Composite bow' } },
	{ id: 'staff-sling', title: { fr: 'Fustibale', en: 'Staff sling' } },
	{ id: 'crossbow', title: { fr: 'Arbalète', en: 'Crossbow' } },
	{ id: 'longbow', title: { fr: 'Arc long', en: 'Longbow' } },
	{ id: 'light-armour', title: { fr: 'Armure légère', en: 'Light armour' } },
	{ id: 'heavy-armour', title: { fr: 'Armure lourde', en: 'Heavy armour' } },
	{ id: 'cataphract', title: { fr: 'Armure de cataphracte', en: 'Cataphract' } },
	{ id: 'partial-plate', title: { fr: 'Armure de plates partielle', en: 'Partial plate' } },
	{ id: 'full-plate', title: { fr: 'Armure de plates complète', en: 'Full plate' } },
	{ id: 'shield', title: { fr: 'Bouclier', en: 'Shield' } },
	{ id: 'large-shield', title: { fr: 'Grand bouclier', en: 'Large shield' } },
	{ id: 'pavise', title: { fr: 'Pavois', en: 'Pavise' } },
	{ id: 'buckler', title: { fr: 'Rondache', en: 'Buckler' } },
	{ id: 'barding', title: { fr: 'Caparaçon', en: 'Barding' } }
] as const satisfies readonly Name[];
