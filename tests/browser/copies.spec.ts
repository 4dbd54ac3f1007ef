/** Copies outside of the phone: what is in no file, a folder, and a start with nothing where something was. */
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { copyWords } from '../../src/lib/app/battle/copy-words';
import { axeFindings } from './axe';
import { open, putOnDisk } from './keeping';
import { test } from './test';

test.use({ serviceWorkers: 'block', locale: 'fr-FR' });

const BATTLE = {
	id: '00000000-0000-4000-8000-00000000000b',
	game: 'alexander',
	scenario: 'Gaugamèles',
	sides: [
		{ name: 'Alexandre', colour: 'blue' },
		{ name: 'Darius', colour: 'red' }
	],
	turn: 2,
	turns: true,
	state: 'running',
	created: 1_700_000_000_000,
	updated: 1_700_000_000_000
};
const BATTLE_PAGE = `/fr/session/battle/?id=${BATTLE.id}`;

const notes = (from: number, to: number) =>
	Array.from({ length: to - from }, (_, i) => ({
		id: `00000000-0000-4000-8000-${String(from + i).padStart(12, '0')}`,
		battle: BATTLE.id,
		kind: 'note',
		turn: 1,
		note: `n° ${from + i}`,
		order: from + i,
		created: BATTLE.created + from + i,
		updated: Date.now() + from + i
	}));

async function saved(page: Page, act: () => Promise<void>) {
	const [download] = await Promise.all([page.waitForEvent('download'), act()]);
	return readFile(await download.path(), 'utf8');
}

test('after each thirty entries that are in no file one line says so, until they are in one', async ({ page }) => {
	await open(page, '/fr/session/');
	await putOnDisk(page, 'battles', [BATTLE]);
	await putOnDisk(page, 'entries', notes(0, 29));
	await open(page, BATTLE_PAGE);
	const line = page.getByRole('status').filter({ hasText: copyWords.device.fr });
	await expect(page.locator('.log li')).not.toHaveCount(0);
	await expect(line).toHaveCount(0);

	await putOnDisk(page, 'entries', notes(29, 30));
	await page.reload();
	await expect(line).toContainText(`30 ${copyWords.device.fr}`);
	expect(await axeFindings(page)).toEqual([]);
	await line.getByRole('button', { name: copyWords.later.fr }).tap();
	await expect(line).toHaveCount(0);
	await putOnDisk(page, 'entries', notes(30, 59));
	await page.reload();
	await expect(page.locator('.log li')).not.toHaveCount(0);
	await expect(line).toHaveCount(0);

	await putOnDisk(page, 'entries', notes(59, 60));
	await page.reload();
	const text = await saved(page, () => line.getByRole('button', { name: copyWords.copy.fr }).tap());
	expect(JSON.parse(text).tables.entries).toHaveLength(60);
	await expect(line).toHaveCount(0);
});
