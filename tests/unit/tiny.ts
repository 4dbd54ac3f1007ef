/** The tiny game of tests/fixtures, in a catalogue of its own. */
import { catalogue, type GameModule } from '$lib/games';

export const tiny = catalogue(import.meta.glob<GameModule>('../fixtures/*/index.ts'));
