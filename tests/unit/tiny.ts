/** The tiny game of tests/fixtures, put on a shelf as the games of the app are. */
import { shelf, type GameModule } from '$lib/games';

export const tiny = shelf(import.meta.glob<GameModule>('../fixtures/*/index.ts'));
