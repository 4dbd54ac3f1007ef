/** What the stages of an attack are counted in, and what several charts say. */
import { noun } from '$lib/core/count';

export const SHOT = noun({ fr: 'tir|tirs', en: 'shot|shots' });
export const ATTACK = noun({ fr: 'attaque|attaques', en: 'attack|attacks' });
export const HIT = noun({ fr: 'touche|touches', en: 'hit|hits' });
export const WOUND = noun({ fr: 'blessure|blessures', en: 'wound|wounds' });
export const SAVE = noun({ fr: 'sauvegarde|sauvegardes', en: 'save|saves' });
export const MODEL = noun({ fr: 'figurine|figurines', en: 'model|models' });
/** Said of models that fall. */
export const LOST = noun({ fr: 'figurine perdue|figurines perdues', en: 'model lost|models lost' });
