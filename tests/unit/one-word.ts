/**
 * One word for one thing in one game: what a thing is called in both languages, and the words that are not used for it. Players
 * may search for those (`also` of a term); no text says them. Between quotation marks a text tells what a sheet prints.
 */
import type { Lang } from '$lib/types';

export interface OneWord {
	/** The folder of a game, or where no game is named the interface. */
	readonly game?: string;
	readonly thing: string;
	/** As some text says it: a plural counts. */
	readonly fr: string;
	readonly en: string;
	/** Whole words, in any case; a plural counts. */
	readonly not: Readonly<Partial<Record<Lang, readonly string[]>>>;
}

export const ONE_WORD: readonly OneWord[] = [
	// The interface
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
	{ thing: 'not to do it', fr: 'Renoncer', en: 'Cancel', not: { fr: ['abandonner'], en: ['leave it', 'never mind'] } },
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
	{ thing: 'without a network', fr: 'hors connexion', en: 'offline', not: { fr: ['hors ligne', 'hors-ligne'] } },

	// Alexander
	{
		game: 'alexander',
		thing: 'who shoots',
		fr: 'tireurs',
		en: 'firing unit',
		not: { en: ['firer', 'shooter', 'shooting unit'] }
	},
	{
		game: 'alexander',
		thing: 'strength against strength',
		fr: 'rapport de force',
		en: 'strength ratio',
		not: { fr: ['table des ratios', 'ratio'], en: ['odds', 'force ratio'] }
	},
	{
		game: 'alexander',
		thing: 'the die with its modifiers',
		fr: 'dé modifié',
		en: 'modified die roll',
		not: { fr: ['d10 modifié'], en: ['modified d10', 'modified roll'] }
	},
	{
		game: 'alexander',
		thing: 'a number added to the die',
		fr: 'modificateur',
		en: 'modifier',
		not: { fr: ['mod.'], en: ['DRM'] }
	},
	{
		game: 'alexander',
		thing: 'to give way by a hex',
		fr: 'recul',
		en: 'retreat',
		not: { fr: ['repli', 'repoussé', 'retraite'], en: ['recoil', 'pushed back', 'fall back'] }
	},
	{ game: 'alexander', thing: 'to run', fr: 'déroute', en: 'rout', not: { fr: ['fuite'], en: ['flight'] } },
	{ game: 'alexander', thing: 'who leads', fr: 'chef', en: 'leader', not: { fr: ['général'], en: ['general'] } },
	{
		game: 'alexander',
		thing: 'fighting hand to hand',
		fr: 'mêlée',
		en: 'melee',
		not: { fr: ['corps à corps'], en: ['close combat', 'hand-to-hand'] }
	},

	// Jours de Gloire
	{
		game: 'jdg',
		thing: 'the chart of strength against strength',
		fr: 'table des ratios',
		en: 'odds table',
		not: { fr: ['table des rapports'], en: ['ratio of strengths', 'strength ratio'] }
	},
	{ game: 'jdg', thing: 'how likely it is', fr: 'chances', en: 'chances', not: { en: ['odds of'] } },
	{ game: 'jdg', thing: 'who fires', fr: 'tireur', en: 'firing unit', not: { en: ['firer', 'shooter'] } },
	{
		game: 'jdg',
		thing: 'a number added to the die',
		fr: 'modificateur',
		en: 'modifier',
		not: { fr: ['MD'], en: ['DRM'] }
	},
	{
		game: 'jdg',
		thing: 'the defender strikes back',
		fr: 'contre-choc',
		en: 'counter-shock',
		not: { fr: ['riposte'], en: ['riposte', 'strikes back'] }
	},
	{
		game: 'jdg',
		thing: 'the attacker goes on',
		fr: 'choc de rupture',
		en: 'breakthrough',
		not: { fr: ['percée'], en: ['break-through', 'exploitation'] }
	},
	{
		game: 'jdg',
		thing: 'the roll against cohesion',
		fr: 'test de cohésion',
		en: 'cohesion test',
		not: { fr: ['test de moral', 'jet de cohésion'], en: ['cohesion check', 'morale test', 'morale check'] }
	},
	{
		game: 'jdg',
		thing: 'to give way by a hex',
		fr: 'recul',
		en: 'recoil',
		not: { fr: ['repli', 'repoussé'], en: ['pushed back', 'fall back'] }
	},

	// DBM
	{ game: 'dbm', thing: 'help from the rank behind', fr: 'soutien', en: 'support', not: { fr: ['support', 'appui'] } },
	{
		game: 'dbm',
		thing: 'to give way',
		fr: 'recule',
		en: 'recoil',
		not: { fr: ['repli', 'retraite'], en: ['repelled', 'fall back', 'retreat'] }
	},
	{
		game: 'dbm',
		thing: 'houses',
		fr: 'zone bâtie',
		en: 'built-up area',
		not: { fr: ['zone construite'], en: ['village'] }
	},
	{ game: 'dbm', thing: 'an enemy beside one’s front', fr: 'débord', en: 'overlap', not: { fr: ['débordement'] } },

	// WAB
	{
		game: 'wab',
		thing: 'no armour to roll for',
		fr: 'aucune',
		en: 'none',
		not: { fr: ['pas de svg', 'svg'], en: ['no sv'] }
	},
	{ game: 'wab', thing: 'who shoots', fr: 'tireur', en: 'shooter', not: { en: ['firer', 'firing unit'] } },
	{
		game: 'wab',
		thing: 'one miniature',
		fr: 'figurine',
		en: 'model',
		not: { fr: ['pion', 'socle'], en: ['figurine'] }
	},
	{
		game: 'wab',
		thing: 'what armour may still stop',
		fr: 'sauvegarde',
		en: 'save',
		not: { fr: ['jet d’armure'], en: ['saving throw', 'armour roll'] }
	},
	{ game: 'wab', thing: 'who is shot at', fr: 'cible', en: 'target', not: { fr: ['objectif'], en: ['victim'] } }
];
