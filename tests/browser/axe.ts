/** What axe finds on a page as it stands: every rule by day, and by night the contrast, all that a theme changes. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Legacy mode looks at this frame alone, and opens no page of its own for the results: no page here has a frame. */
const looking = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** The page is left as it was found: by day, with motion as it is set. */
export async function axeFindings(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ['light', 'dark'] as const) {
		// What is half slid in is half transparent, and no colour to judge by.
		await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
		const night = colorScheme === 'dark';
		const axe = night ? looking(page).withRules(['color-contrast']) : looking(page);
		const { violations, passes } = await axe.analyze();
		// A page on which nothing could be checked would pass as well.
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
