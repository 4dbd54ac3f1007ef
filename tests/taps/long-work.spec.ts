/** A battle of twenty thousand entries on a slow phone: its removal says how far it is, can be stopped, and the page answers meanwhile. */
import { expect } from '@playwright/test';
import { words } from '../../src/lib/app/battle/words';
import { words as notice } from '../../src/lib/app/storage/client/notice-words';
import { problemWords } from '../../src/lib/app/storage/words';
import { axeFindings } from '../browser/axe';
import { disk, open, putOnDisk } from '../browser/keeping';
import { test } from '../browser/test';

test.use({ serviceWorkers: 'block' });

const COUNT = 20_000;
const row = { created: 1_700_000_000_000, updated: 1_700_000_000_000 };
const sides = [
	{ name: 'Alexandre', colour: 'blue' },
	{ name: 'Darius', colour: 'red' }
];
const BATTLE = {
	...{ ...row, id: '00000000-0000-4000-8000-00000000000b', game: 'alexander', scenario: 'Gaugamèles' },
	...{ sides, turn: 1, turns: true, state: 'running' }
};
const entries = Array.from({ length: COUNT }, (_, order) => ({
	...{ ...row, id: `00000000-0000-4000-8000-${String(order).padStart(12, '0')}`, battle: BATTLE.id },
	...{ kind: 'note', turn: 1, order, note: `La ligne ${order} tient encore, et celle d’après aussi.` }
}));

test('the removal of a long battle and its undo tell how far they are, and stopped they change nothing', async ({
	page
}) => {
	await open(page, '/fr/session/');
	await putOnDisk(page, 'battles', [BATTLE]);
	await putOnDisk(page, 'entries', entries);
	await open(page, '/fr/session/');
	const count = async () => (await disk(page)).entries.length;
	const slow = await page.context().newCDPSession(page);
	const throttle = (rate: number) => slow.send('Emulation.setCPUThrottlingRate', { rate });
	const button = (word: { readonly fr: string }) => page.getByRole('button', { name: word.fr, exact: true });
	const bar = page.getByRole('progressbar').first();
	const remove = async () => {
		await page.locator('.battle button.more').tap();
		await button(words.removeBattle).tap();
	};

	await throttle(4);
	await remove();
	await expect(bar).toBeVisible();
	await expect(page.locator('.work p').first()).toHaveText(/\d+\s%/);
	await button(notice.stop).first().tap();
	await expect(page.getByText(problemWords.stopped.fr)).toBeVisible();
	await throttle(1);
	expect(await count()).toBe(COUNT);
	expect(await axeFindings(page)).toEqual([]);

	await page.reload();
	await remove();
	await expect(page.getByText(words.emptyWhy.fr)).toBeVisible();
	expect(await count()).toBe(0);
	await throttle(4);
	await page.locator('.toast').getByRole('button', { name: notice.undo.fr }).tap();
	await expect(bar).toBeVisible();
	// Its offer is not to be tapped twice.
	await expect(page.locator('.toast')).toHaveCount(0);
	await button(notice.stop).first().tap();
	await expect(page.locator('.toast')).toContainText(problemWords.stopped.fr);
	await throttle(1);
	expect(await count()).toBe(0);
});
