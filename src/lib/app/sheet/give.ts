/** Writes a game's file and hands it to the player. Loaded on demand. */
import { saveFile } from '$lib/app/storage/client/save-file';
import type { Whole } from '$lib/core/types';
import { standaloneCss } from './standalone-css';
import { single, singleName } from './single';
import type { Languages } from './write';

export const fileOf = (whole: Whole, langs: Languages): File =>
	new File([single(whole, langs, standaloneCss(whole.game))], singleName(whole.game.id), { type: 'text/html' });

/** False if the player closed the share sheet. */
export const give = (whole: Whole, langs: Languages): Promise<boolean> => saveFile(fileOf(whole, langs));
