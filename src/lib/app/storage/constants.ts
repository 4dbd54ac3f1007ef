/** Numbers and marks that stand in kept rows. Without Dexie: a page may import them at once. */

/** The battle of what was resolved while none was running, until the player says whether to keep it. */
export const UNKEPT = '';

/** Stands among the faces of a combat for a throw that was left out while a later one was made: more than any die can show. */
export const UNTHROWN = 1_000;

/** A player who never answers keeps the latest combats outside of a battle. */
export const MOST_UNKEPT = 50;

export const MOST_RECENTS = 30;

/** The last moment that a `Date` can say. Further than any clock, so that no row leaves too little room for a later one. */
export const MOST_TIME = 8_640_000_000_000_000;

export const MOST_TURN = 1_000_000;

export const MOST_ORDER = Number.MAX_SAFE_INTEGER;

/** Characters in the text of a pack. */
export const MOST_PACK = 512 * 1024;

/** Characters in that of a draft: one that has grown too long for a pack is kept all the same. */
export const MOST_DRAFT = 2 * MOST_PACK;

/** Characters in the player's name for a unit. */
export const MOST_NAME = 60;

/** Units of a group, and groups of a force: more than any table holds. */
export const MOST_UNITS = 200;
export const MOST_GROUPS = 40;

/** Changes that one entry may bring. */
export const MOST_CHANGES = 400;

/** As many words of removed games as a phone keeps: more lose theirs, the oldest first. */
export const MOST_GONE = 300;
