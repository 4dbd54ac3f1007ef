/** Texts of the settings. */
import { words as notice } from '$lib/app/storage/client/notice-words';
import type { Text } from '$lib/core/types';

export const words = {
	theme: { fr: 'Apparence', en: 'Appearance' },
	themeSystem: { fr: 'Comme l’appareil', en: 'Same as device' },
	themeDay: { fr: 'Jour', en: 'Day' },
	themeNight: { fr: 'Nuit', en: 'Night' },
	themeRed: { fr: 'Nuit rouge', en: 'Red night' },
	themeRedWhy: { fr: 'Pour ne pas s’éblouir.', en: 'For eyes used to the dark.' },
	themePaper: { fr: 'Papier', en: 'Paper' },
	themePaperWhy: {
		fr: 'Noir sur blanc, sans gris : plein soleil, encre électronique.',
		en: 'Black on white, without greys: full sun, e-ink.'
	},
	textSize: { fr: 'Taille du texte', en: 'Text size' },
	textUsual: { fr: 'Celle de l’appareil', en: 'Same as device' },
	textLarge: { fr: 'Grande', en: 'Large' },
	textLarger: { fr: 'Plus grande', en: 'Larger' },
	textLargest: { fr: 'La plus grande', en: 'Largest' },
	bothLanguages: { fr: 'Deux langues à la fois', en: 'Both languages at once' },
	bothWhy: {
		fr: 'Pour deux joueurs autour d’un même téléphone.',
		en: 'For two players sharing one phone.'
	},
	offline: { fr: 'Hors connexion', en: 'Offline' },
	awake: { fr: 'Garder l’écran allumé', en: 'Keep the screen on' },
	awakeWhy: {
		fr: 'Tant qu’une bataille est en cours. La batterie se vide plus vite.',
		en: 'As long as a battle is running. It drains the battery faster.'
	},
	calculators: { fr: 'Lectures retenues', en: 'Readings remembered' },
	calculatorsWhy: {
		fr: 'Ce que vous avez choisi là où une règle se lit de plusieurs façons.',
		en: 'What you chose where a rule can be read in several ways.'
	},
	forget: { fr: 'Redemander', en: 'Ask again' },
	storage: { fr: 'Ce qui est gardé', en: 'What is kept' },
	kept: {
		fr: 'Favoris, batailles et pages récentes sont gardés sur cet appareil, et nulle part ailleurs.',
		en: 'Favourites, battles and recent pages are kept on this device, and nowhere else.'
	},
	retry: { fr: 'Réessayer d’enregistrer', en: 'Try saving again' },
	asking: { fr: 'Le navigateur n’a pas encore répondu.', en: 'The browser has not answered yet.' },
	persisted: {
		fr: 'Le navigateur a promis de ne rien effacer de lui-même.',
		en: 'The browser has promised not to clear any of it by itself.'
	},
	notPersisted: {
		fr: 'Le navigateur n’a rien promis : s’il manque de place, il peut tout effacer.',
		en: 'The browser has promised nothing: if it runs short of space, it may clear everything.'
	},
	refused: {
		fr: 'Le navigateur ne le promet pas encore. Ajoutez Guidon à l’écran d’accueil, et exportez une sauvegarde de temps en temps.',
		en: 'The browser will not promise it yet. Add Guidon to the home screen, and export a backup now and then.'
	},
	silent: {
		fr: 'Ce navigateur ne dit pas combien de temps il garde les données : exportez une sauvegarde de temps en temps.',
		en: 'This browser does not say for how long it keeps data: export a backup now and then.'
	},
	ask: { fr: 'Lui demander de tout garder', en: 'Ask it to keep everything' },
	used: { fr: 'Place utilisée, pages comprises :', en: 'Space used, pages included:' },
	ofAbout: { fr: 'sur environ', en: 'of about' },
	iphone: { fr: 'Sur iPhone et iPad', en: 'On iPhone and iPad' },
	iphoneWhy: {
		fr: 'Safari peut effacer ce que garde un site qui n’a pas été ouvert depuis sept jours. Touchez Partager, puis « Sur l’écran d’accueil » : l’application garde alors ce que vous y notez. Elle commence vide : exportez d’abord une sauvegarde d’ici, puis importez-la là-bas.',
		en: 'Safari may clear what a site keeps when it has not been opened for seven days. Tap Share, then “Add to Home Screen”: the app then keeps what you note in it. It starts out empty: first export a backup here, then import it there.'
	},
	backup: { fr: 'Sauvegarde', en: 'Backup' },
	backupWhy: {
		fr: 'Tout dans un fichier, pour un autre appareil ou au cas où celui-ci serait perdu.',
		en: 'Everything in one file: for another device, or for the day when this one is lost.'
	},
	export: notice.export,
	exported: { fr: 'Sauvegarde exportée :', en: 'Backup exported:' },
	import: { fr: 'Importer une sauvegarde', en: 'Import a backup' },
	never: { fr: 'Aucune sauvegarde n’a été faite.', en: 'No backup has been made.' },
	last: { fr: 'Dernière sauvegarde :', en: 'Last backup:' },
	lastBattle: { fr: 'Dernière bataille envoyée :', en: 'Last battle sent:' },
	unsaved: {
		fr: 'ligne du journal n’est que sur cet appareil, dans aucun fichier.',
		en: 'log entry is on this device only, in no file.'
	},
	unsavedMany: {
		fr: 'lignes du journal ne sont que sur cet appareil, dans aucun fichier.',
		en: 'log entries are on this device only, in no file.'
	},
	importWhy: {
		fr: 'Un fichier de Guidon, .txt ou .json. Il est montré avant que rien ne change.',
		en: 'A file of Guidon’s, .txt or .json. It is shown before anything changes.'
	},
	paste: { fr: 'Coller le texte d’une sauvegarde', en: 'Paste the text of a backup' },
	pasted: { fr: 'Texte collé', en: 'Pasted text' },
	read: { fr: 'Lire', en: 'Read' },
	comes: { fr: 'Nouveau', en: 'New' },
	changes: { fr: 'Modifié', en: 'Changed' },
	stays: { fr: 'Inchangé', en: 'Stays as it is' },
	goes: { fr: 'Retiré', en: 'Removed' },
	nothingNew: {
		fr: 'Tout est déjà ici : rien ne changerait.',
		en: 'Everything is here already: nothing would change.'
	},
	byBattle: { fr: 'Bataille par bataille', en: 'Battle by battle' },
	becomes: { fr: 'devient', en: 'becomes' },
	more: { fr: 'et d’autres :', en: 'and others:' },
	asideHead: { fr: 'Éléments mis de côté', en: 'Items set aside' },
	asideWhy: {
		fr: 'Cette version ne peut pas les lire. Rien d’autre n’en souffre ; ils partent avec chaque sauvegarde, et une version qui les comprend les reprendra.',
		en: 'This version cannot read them. Nothing else suffers from it; they go into every backup, and a version that understands them will take them up.'
	},
	asideRemove: { fr: 'Effacer ces éléments', en: 'Delete these items' },
	inside: { fr: 'Dans ce fichier', en: 'In this file' },
	made: { fr: 'Sauvegarde du', en: 'Backup of' },
	part: {
		fr: 'Pas tout : une partie d’une sauvegarde, ou plusieurs fichiers. On peut les ajouter ensemble ou l’un après l’autre.',
		en: 'Not all: a part of a backup, or several files. They can be added together or one by one.'
	},
	parts: {
		fr: 'en plusieurs fichiers, parce qu’un seul serait trop gros pour être rouvert. Gardez-les tous.',
		en: 'in several files, because a single one would be too big to be opened again. Keep all of them.'
	},
	oneBattle: { fr: 'Une seule bataille.', en: 'A single battle.' },
	merge: { fr: 'Ajouter à ce qui est ici', en: 'Add to what is here' },
	mergeWhy: {
		fr: 'Rien n’est retiré ; entre deux versions, la plus récente reste.',
		en: 'Nothing is removed; of two versions the newer stays.'
	},
	replace: { fr: 'Remplacer tout', en: 'Replace everything' },
	replaceWhy: {
		fr: 'Ce qui est ici et pas dans le fichier est retiré. Cela peut s’annuler.',
		en: 'What is here and not in the file is removed. This can be undone.'
	},
	cancel: { fr: 'Fermer', en: 'Cancel' },
	refusedFile: { fr: 'Fichier refusé, rien n’a changé.', en: 'File refused, nothing has changed.' },
	where: { fr: 'À cet endroit :', en: 'At this place:' },
	done: { fr: 'Importé.', en: 'Imported.' },
	nothing: { fr: 'Tout y était déjà.', en: 'Everything was there already.' },
	added: { fr: 'Ajouts', en: 'Added' },
	updated: { fr: 'Mises à jour', en: 'Updated' },
	unchanged: { fr: 'Sans changement', en: 'Unchanged' },
	removed: { fr: 'Retraits', en: 'Removed' },
	favourite: { fr: 'favori', en: 'favourite' },
	favourites: { fr: 'favoris', en: 'favourites' },
	battleOne: { fr: 'bataille', en: 'battle' },
	battles: { fr: 'batailles', en: 'battles' },
	entry: { fr: 'ligne de journal', en: 'log entry' },
	entries: { fr: 'lignes de journal', en: 'log entries' },
	recent: { fr: 'page récente', en: 'recent page' },
	recents: { fr: 'pages récentes', en: 'recent pages' },
	pack: { fr: 'jeu installé', en: 'installed game' },
	packs: { fr: 'jeux installés', en: 'installed games' },
	draft: { fr: 'jeu en cours d’écriture', en: 'game being written' },
	drafts: { fr: 'jeux en cours d’écriture', en: 'games being written' },
	force: { fr: 'liste d’unités', en: 'list of units' },
	forces: { fr: 'listes d’unités', en: 'lists of units' },
	aside: { fr: 'élément illisible', en: 'unreadable item' },
	asides: { fr: 'éléments illisibles', en: 'unreadable items' },
	unreadable: {
		fr: 'Ce fichier n’a pas pu être lu. Choisissez-le de nouveau, ou copiez-le d’abord sur cet appareil.',
		en: 'This file could not be read. Choose it again, or copy it to this device first.'
	}
} satisfies Record<string, Text>;
