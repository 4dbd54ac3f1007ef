/** Limits and special values of stored rows. No Dexie import, so that pages can import it directly. */

/** `battle` of combats resolved while no battle was running, until the player decides whether to keep them. */
export const UNKEPT = '';

/** Placeholder among the faces of a combat for a throw that was skipped. Higher than any die. */
export const UNTHROWN = 1_000;

/** Limit of combats kept outside of a battle; older ones are dropped. */
export const MOST_UNKEPT = 50;

export const MOST_RECENTS = 30;

/** The latest time that a `Date` can represent. Limits `updated`, so that later values remain possible. */
export const MOST_TIME = 8_640_000_000_000_000;

export const MOST_TURN = 1_000_000;

export const MOST_ORDER = Number.MAX_SAFE_INTEGER;

/** Characters in the text of a pack. */
export const MOST_PACK = 512 * 1024;

/** Characters in the text of a draft. Above the limit of a pack, because a draft that is too long must still be saved. */
export const MOST_DRAFT = 2 * MOST_PACK;

/** Characters in the player's name for a unit. */
export const MOST_NAME = 60;

/** Units in a group, and groups in a force. */
export const MOST_UNITS = 200;
export const MOST_GROUPS = 40;

/** Unit changes in one entry. */
export const MOST_CHANGES = 400;

/** Words of removed games kept on a device. Beyond it the oldest are dropped. */
export const MOST_GONE = 300;
