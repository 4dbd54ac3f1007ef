/** What shooting and combat say beyond their questions. The twins of packs take these texts by their names. */
import { noun } from '$lib/core/count';
import type { Text } from '$lib/core/types';

export const words = {
	/** What the stages of an attack are counted in. */
	shots: { fr: 'tir|tirs', en: 'shot|shots' },
	attacks: { fr: 'attaque|attaques', en: 'attack|attacks' },
	hits: { fr: 'touche|touches', en: 'hit|hits' },
	wounds: { fr: 'blessure|blessures', en: 'wound|wounds' },
	saves: { fr: 'sauvegarde|sauvegardes', en: 'save|saves' },
	models: { fr: 'figurine|figurines', en: 'model|models' },
	modelsLost: { fr: 'figurine perdue|figurines perdues', en: 'model lost|models lost' },

	target: { fr: 'Cible', en: 'Target' },
	ranged: { fr: '{range}″ · Force {strength}', en: '{range}″ · Strength {strength}' },
	worn: { fr: 'À pied {foot} · monté {mounted}', en: 'Foot {foot} · mounted {mounted}' },
	idle: {
		fr: 'N’ajoute rien ici. Compte seulement : {when}',
		en: 'Adds nothing here. Counts only: {when}'
	},
	wentTooFar: {
		fr: 'Des tirailleurs qui ont dépassé leur mouvement de base ne tirent pas ce tour.',
		en: 'Skirmishers who went beyond a basic move cannot shoot this turn.'
	},
	carriedTooMany: {
		fr: 'Avec {per} PV, on ne reporte pas plus de {most} : à {per}, la figurine est déjà retirée.',
		en: 'With {per} Wounds no more than {most} can be carried over: at {per} the model is already gone.'
	},
	tooWeak: {
		fr: 'Avec une Force de {force}, aucune blessure n’est possible : la table commence à 1.',
		en: 'At Strength {force} no wound is possible: the chart begins at 1.'
	},
	cannotWound: {
		fr: 'Une Force de {force} ne peut pas blesser une Endurance de {toughness}.',
		en: 'Strength {force} cannot wound Toughness {toughness}.'
	},

	toHit: { fr: 'Toucher', en: 'To hit' },
	toWound: { fr: 'Blesser', en: 'To wound' },
	save: { fr: 'Sauvegarde', en: 'Save' },
	all: { fr: 'toutes', en: 'all' },
	none: { fr: 'aucune', en: 'none' },
	skill: { fr: 'CT {bs}', en: 'BS {bs}' },
	skills: { fr: 'CC {ws} contre CC {enemy}', en: 'WS {ws} against WS {enemy}' },
	otherModifier: { fr: 'Autre modificateur', en: 'Other modifier' },
	weaponStrength: { fr: 'Force de l’arme', en: 'Strength of the weapon' },
	attackStrength: { fr: 'Force des attaques', en: 'Strength of the attacks' },
	strengthShown: { fr: 'F {strength}', en: 'S {strength}' },
	needing: { fr: 'Il faudrait {score}+ pour toucher', en: 'Needing {score}+ to hit' },
	sixLowers: {
		fr: 'Il faudrait {score}+ : un 6 touche, mais la Force baisse de {by}, pour blesser et pour la sauvegarde.',
		en: 'It would take {score}+: a 6 hits, but Strength drops by {by}, for the wound and for the save.'
	},
	against: { fr: 'Contre une Endurance de {toughness}', en: 'Against Toughness {toughness}' },
	noSaveAllowed: { fr: 'Aucune sauvegarde permise', en: 'No save allowed' },
	plate: { fr: 'Un bouclier n’ajoute rien à cette armure', en: 'A shield adds nothing to this armour' },
	onlyInFront: { fr: 'Compte seulement de face', en: 'Counts only to the front' },
	byStrength: { fr: 'Force {strength}', en: 'Strength {strength}' },
	saveLost: { fr: 'Pire que 6+ : il ne reste pas de sauvegarde.', en: 'Worse than 6+: there is no save left.' },

	hitAim: { fr: 'pour toucher', en: 'to hit' },
	hitMade: { fr: 'Touches obtenues', en: 'Hits made' },
	woundAim: { fr: 'pour blesser', en: 'to wound' },
	woundMade: { fr: 'Blessures obtenues', en: 'Wounds made' },
	saveAim: { fr: 'pour sauver, jet de l’adversaire', en: 'to save, rolled by the opponent' },
	saveMade: { fr: 'Sauvegardes réussies', en: 'Saves made' },
	oneHits: { fr: '{one} touche', en: '{one} hits' },
	hitWounds: { fr: 'Une touche blesse', en: '1 hit wounds' },
	woundUnsaved: { fr: 'Une blessure n’est pas sauvée', en: '1 wound is not saved' },
	oneWounds: { fr: '{one} : une blessure à la fin', en: '{one}: an unsaved wound' },
	everyDieHits: { fr: 'Chaque dé touche : passez aux blessures.', en: 'Every die hits: go on to the wounds.' },
	shared: {
		fr: 'Cible engagée au combat : les touches se partagent entre les deux camps.',
		en: 'Target engaged in combat: the hits are shared equally between both sides.'
	},
	inContact: {
		fr: 'Au combat, ne retirez pas les soldats au contact de l’ennemi, sauf s’il n’en reste pas d’autres.',
		en: 'In combat do not remove troopers touching the enemy, unless no others are left.'
	},

	unit: { fr: 'figurines perdues', en: 'models lost' },
	noneLost: { fr: 'Aucune perte', en: 'No casualties' },
	removesNone: { fr: 'Ne retire aucune figurine', en: 'Removes no model' },
	removes: { fr: 'Retire {models}', en: 'Removes {models}' },
	removesOf: { fr: 'Retire {models} de {per} PV', en: 'Removes {models} of {per} Wounds' },
	remove: { fr: 'Retirez {models}.', en: 'Remove {models}.' },
	noneToRemove: { fr: 'Aucune figurine à retirer.', en: 'No model to remove.' },
	carry: { fr: 'reporter {wounds}', en: 'carry over {wounds}' },
	carryOver: {
		fr: 'Reportez {wounds} sur la figurine suivante.',
		en: 'Carry {wounds} over to the next model.'
	}
} satisfies Record<string, Text>;

export const SHOT = noun(words.shots);
export const ATTACK = noun(words.attacks);
export const HIT = noun(words.hits);
export const WOUND = noun(words.wounds);
export const SAVE = noun(words.saves);
export const MODEL = noun(words.models);
/** Said of models that fall. */
export const LOST = noun(words.modelsLost);
