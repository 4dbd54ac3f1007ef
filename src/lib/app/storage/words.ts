/** Texts about storage. No database import, so that pages can import it directly. */
import type { Text } from '$lib/core/types';

export const PROBLEMS = [
	'blocked',
	'full',
	'newer',
	'waiting',
	'lost',
	'closed',
	'gone',
	'invalid',
	'no-room',
	'stopped',
	'unknown'
] as const;

export const problemWords: Readonly<Record<(typeof PROBLEMS)[number], Text>> = {
	blocked: {
		fr: 'Ce navigateur n’autorise aucun enregistrement (navigation privée ?). Tout fonctionne, mais rien ne restera une fois cet onglet fermé : exportez ce que vous voulez garder.',
		en: 'This browser does not allow anything to be stored (private browsing?). Everything works, but nothing will remain once this tab is closed: export what you want to keep.'
	},
	full: {
		fr: 'La mémoire de l’appareil est pleine. Ce que vous notez reste dans cet onglet, mais n’est plus enregistré : exportez-le, ou faites de la place puis réessayez.',
		en: 'The device is out of space. What you note stays in this tab but is no longer stored: export it, or make room and try again.'
	},
	newer: {
		fr: 'Une version plus récente de Guidon a enregistré sur cet appareil. Tout se lit et s’exporte ici, mais rien de nouveau n’est enregistré : mettez Guidon à jour pour continuer.',
		en: 'A newer version of Guidon has saved data on this device. Everything can be read and exported here, but nothing new is saved: update Guidon to go on.'
	},
	waiting: {
		fr: 'Le navigateur ne donne pas accès à l’enregistrement ; un autre onglet de Guidon le retient peut-être : fermez-le. En attendant, tout ce que vous notez reste dans cet onglet, et sera enregistré dès que possible.',
		en: 'The browser gives no access to its storage; another tab of Guidon may be holding it: close that tab. Meanwhile all that you note stays in this tab, and will be saved as soon as possible.'
	},
	lost: {
		fr: 'Le navigateur a perdu l’accès à l’enregistrement, comme il arrive sur iPhone. Rien de ce qui est enregistré n’est perdu. Ce que vous notez maintenant reste dans cet onglet, et sera enregistré dès que possible : exportez-le, ou réessayez.',
		en: 'The browser has lost the connection to its storage, as iPhones do at times. Nothing that was saved is lost. What you note now stays in this tab, and will be saved as soon as possible: export it, or try again.'
	},
	closed: {
		fr: 'Le navigateur a coupé l’accès à l’enregistrement. Réessayez, ou rechargez la page ; rien de ce qui est enregistré n’est perdu.',
		en: 'The browser has cut the connection to its storage. Try again, or reload the page; nothing that was saved is lost.'
	},
	gone: {
		fr: 'Cet élément n’existe plus : il a été retiré, peut-être dans un autre onglet. Revenez à la liste.',
		en: 'This is no longer there: it was removed, perhaps in another tab. Go back to the list.'
	},
	invalid: {
		fr: 'Ceci ne peut pas être enregistré : un texte est trop long ou une valeur est hors limites. Raccourcissez-le et réessayez.',
		en: 'This cannot be saved: a text is too long or a value is out of range. Shorten it and try again.'
	},
	'no-room': {
		fr: 'L’appareil est plein et rien n’a pu être fait ; rien n’a changé. Faites de la place sur l’appareil, puis réessayez.',
		en: 'The device is out of space and this could not be done; nothing has changed. Make room on the device, then try again.'
	},
	stopped: {
		fr: 'Arrêté. Rien n’a changé.',
		en: 'Stopped. Nothing has changed.'
	},
	unknown: {
		fr: 'L’enregistrement a échoué. Réessayez ; si cela recommence, exportez vos données et rechargez la page.',
		en: 'Saving failed. Try again; if it happens again, export your data and reload the page.'
	}
};

export const REFUSALS = [
	'too-big',
	'not-json',
	'truncated',
	'other-app',
	'newer',
	'forbidden-key',
	'too-deep',
	'wrong',
	'one-battle'
] as const;

export const refusalWords: Readonly<Record<(typeof REFUSALS)[number], Text>> = {
	'too-big': {
		fr: 'Ce fichier est trop gros pour une sauvegarde de Guidon. Choisissez un fichier exporté par Guidon.',
		en: 'This file is too big for a Guidon backup. Choose a file that Guidon exported.'
	},
	'not-json': {
		fr: 'Ce fichier n’est pas une sauvegarde. Choisissez un fichier exporté par Guidon, qui se termine par .txt ou .json.',
		en: 'This file is not a backup. Choose a file that Guidon exported; its name ends in .txt or .json.'
	},
	truncated: {
		fr: 'Ce fichier est incomplet ou abîmé. Copiez-le de nouveau depuis l’appareil qui l’a exporté.',
		en: 'This file is cut short or damaged. Copy it again from the device that exported it.'
	},
	'other-app': {
		fr: 'Ce fichier vient d’une autre application. Choisissez un fichier exporté par Guidon.',
		en: 'This file comes from another app. Choose a file that Guidon exported.'
	},
	newer: {
		fr: 'Ce fichier vient d’une version plus récente de Guidon. Mettez Guidon à jour, puis importez-le de nouveau.',
		en: 'This file comes from a newer version of Guidon. Update Guidon, then import it again.'
	},
	'forbidden-key': {
		fr: 'Ce fichier contient des données étrangères à Guidon : il vient d’ailleurs. Choisissez un autre fichier.',
		en: 'This file holds data foreign to Guidon: it comes from elsewhere. Choose another file.'
	},
	'too-deep': {
		fr: 'Ce fichier n’a pas la forme d’une sauvegarde de Guidon : il vient d’ailleurs. Choisissez un autre fichier.',
		en: 'This file is not built like a Guidon backup: it comes from elsewhere. Choose another file.'
	},
	wrong: {
		fr: 'Ce fichier contient une valeur que Guidon n’aurait pas écrite. Exportez-le de nouveau depuis l’appareil d’origine.',
		en: 'This file contains a value that Guidon would not have written. Export it again from the device it came from.'
	},
	'one-battle': {
		fr: 'Ce fichier contient une seule bataille et ne peut pas tout remplacer. Choisissez de l’ajouter.',
		en: 'This file holds a single battle and cannot replace everything. Choose to add it instead.'
	}
};

export const STEPS = [
	'favourite-added',
	'favourite-removed',
	'favourite-renamed',
	'favourites-ordered',
	'battle-started',
	'battle-changed',
	'battle-running',
	'battle-paused',
	'battle-ended',
	'battle-removed',
	'entry-added',
	'entry-completed',
	'entry-corrected',
	'entry-changed',
	'entry-removed',
	'turn-begun',
	'turn-noted',
	'turn-passed',
	'unkept-discarded',
	'recents-cleared',
	'pack-installed',
	'pack-removed',
	'draft-begun',
	'draft-removed',
	'force-kept',
	'force-removed',
	'units-changed',
	'aside-removed',
	'imported'
] as const;

export const stepWords: Readonly<Record<(typeof STEPS)[number], Text>> = {
	'favourite-added': { fr: 'Favori ajouté', en: 'Favourite added' },
	'favourite-removed': { fr: 'Favori retiré', en: 'Favourite removed' },
	'favourite-renamed': { fr: 'Favori renommé', en: 'Favourite renamed' },
	'favourites-ordered': { fr: 'Ordre des favoris changé', en: 'Favourites reordered' },
	'battle-started': { fr: 'Bataille commencée', en: 'Battle started' },
	'battle-changed': { fr: 'Bataille modifiée', en: 'Battle changed' },
	'battle-running': { fr: 'Bataille reprise', en: 'Battle resumed' },
	'battle-paused': { fr: 'Bataille en pause', en: 'Battle paused' },
	'battle-ended': { fr: 'Bataille terminée', en: 'Battle ended' },
	'battle-removed': { fr: 'Bataille supprimée', en: 'Battle deleted' },
	'entry-added': { fr: 'Ligne ajoutée au journal', en: 'Entry added to the log' },
	'entry-completed': { fr: 'Combat complété', en: 'Combat completed' },
	'entry-corrected': { fr: 'Combat corrigé', en: 'Combat corrected' },
	'entry-changed': { fr: 'Ligne du journal modifiée', en: 'Entry changed' },
	'entry-removed': { fr: 'Ligne du journal supprimée', en: 'Entry deleted' },
	'turn-noted': { fr: 'Dés du tour notés', en: 'Dice of the turn noted' },
	'turn-passed': { fr: 'Horloge passée', en: 'Clock passed' },
	'turn-begun': { fr: 'Tour commencé', en: 'Turn begun' },
	'unkept-discarded': { fr: 'Combats non gardés effacés', en: 'Unkept combats discarded' },
	'recents-cleared': { fr: 'Consultations récentes effacées', en: 'Recent pages cleared' },
	'pack-installed': { fr: 'Jeu installé', en: 'Game installed' },
	'pack-removed': { fr: 'Jeu retiré', en: 'Game removed' },
	'draft-begun': { fr: 'Jeu commencé', en: 'Game begun' },
	'draft-removed': { fr: 'Brouillon supprimé', en: 'Draft deleted' },
	'force-kept': { fr: 'Unités enregistrées', en: 'Units saved' },
	'force-removed': { fr: 'Unités retirées', en: 'Units removed' },
	'units-changed': { fr: 'État d’unités changé', en: 'State of units changed' },
	'aside-removed': { fr: 'Éléments illisibles effacés', en: 'Unreadable items deleted' },
	imported: { fr: 'Sauvegarde importée', en: 'Backup imported' }
};

/** Column heads of the CSV of a battle. */
export const sheetWords = {
	when: { fr: 'Heure', en: 'Time' },
	turn: { fr: 'Tour', en: 'Turn' },
	kind: { fr: 'Genre', en: 'Kind' },
	who: { fr: 'Camp', en: 'Side' },
	calculator: { fr: 'Calculateur', en: 'Calculator' },
	sentence: { fr: 'En une phrase', en: 'In one sentence' },
	faces: { fr: 'Dés', en: 'Dice' },
	outcome: { fr: 'Issue', en: 'Outcome' },
	shown: { fr: 'Résultat', en: 'Result' },
	note: { fr: 'Remarque', en: 'Note' },
	corrected: { fr: 'Avant correction', en: 'Before correction' },
	answers: { fr: 'Réponses', en: 'Answers' },
	data: { fr: 'Données du', en: 'Data of' },
	combat: { fr: 'Combat', en: 'Combat' },
	remark: { fr: 'Remarque', en: 'Note' },
	turnMark: { fr: 'Début de tour', en: 'Turn begins' },
	unitChange: { fr: 'Unités', en: 'Units' }
} satisfies Record<string, Text>;
