/** The moving picture of the README shows what the app shows now: else `npm run build && npm run pictures`. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { root } from '../../scripts/build/version.js';
import { PHONE, told } from '../../scripts/story.js';
import { test } from '../browser/test';

const picture = (name: string) => join(root, '.github/pictures', name);

test.use({ viewport: PHONE, hasTouch: true, serviceWorkers: 'block', reducedMotion: 'reduce', locale: 'en-GB' });

test('the story of the README is told in the words of the app', async ({ page }) => {
	expect(await told(page)).toBe(readFileSync(picture('story.sum'), 'utf8').trim());
	expect(statSync(picture('story.png')).size).toBeLessThanOrEqual(800_000);
});
