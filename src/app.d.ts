declare global {
	namespace App {
		interface Error {
			message: string;
			/** A script that the page needs did not come. */
			lacksScript?: boolean;
		}
		interface PageData {
			/** Where the arrow on top leads. */
			back?: { path: string; title: import('$lib/core/types').Text };
			/** What a star on this page keeps, and what it is called among those opened lately. */
			place?: string;
			game?: import('$lib/core/types').Game;
			/** Author of an installed game, which the project has not checked. */
			Mark?: import('svelte').Component<{ game: import('$lib/core/types').Game }> | undefined;
			/** What the game calls things. */
			names?: readonly import('$lib/core/types').Name[];
		}
		interface PageState {
			/** Which question of a calculator is on screen, by its id, or `dice`; nothing at the first one. */
			at?: string | undefined;
			/** The combat of a battle that is fought again, and which side acted in it. */
			again?: { battle: string; who?: 0 | 1 | undefined };
			/** As it was left, but for the dice: the same again, with something changed. */
			anew?: boolean | undefined;
			/** For the next combat: a finished one is cleared from the page, and undo brings it back. */
			fresh?: boolean | undefined;
			/** The question before it is behind it in the history. */
			behind?: boolean;
		}
	}
}

export {};
