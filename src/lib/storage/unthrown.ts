/** Stands among the faces of a combat for a throw that was left out while a later one was made: more than any die can show. */
export const UNTHROWN = 1_000;
