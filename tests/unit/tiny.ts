/** The tiny game of tests/fixtures, put on a shelf as the games of the app are. */
import { shelf, type Game } from '$lib/systems';

export const tiny = shelf(import.meta.glob<Game>('../fixtures/*/index.ts'));
