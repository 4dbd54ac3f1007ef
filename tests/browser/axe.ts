/** Runs axe on a page: all rules by day, and only contrast by night, because a theme changes nothing else. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Legacy mode checks only this frame and opens no page for the results. No page here has frames, nor media to load before.
 * What passes is not told node by node: in a long table that takes most of the time.
 */
const looking = (page: Page) =>
	new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false });

/** Restores the page's theme and motion settings afterwards. */
export async function axeFindings(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		// Without transitions: a half-open sheet is half transparent, which spoils the contrast check.
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const night = colorScheme === 'dark';
		const axe = night ? looking(page).withRules(['color-contrast']) : looking(page);
		const { violations, passes } = await axe.analyze();
		// Fails if axe checked nothing, which would otherwise pass.
		expect(passes.length, `${page.url()}, ${colorScheme}: rules that found something to check`).toBeGreaterThan(
			night ? 0 : 10
		);
		for (const { id, help, nodes } of violations)
			for (const { target, failureSummary } of nodes)
				found.push(`${page.url()}, ${colorScheme}: ${id}, ${help} (${target.join(' ')}) ${failureSummary}`);
	}
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
	return found;
}
