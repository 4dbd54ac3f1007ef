/** Opens the sheet to report a mistake, from any page. The sheet is loaded on demand and removed when it closes. */
import { mount, unmount } from 'svelte';
import type { Game } from '$lib/core/types';
import type { ReportLine } from './report';

interface About {
	/** Address of what is wrong; left out: that of the page. */
	readonly link?: string;
	/** Whose game it is; left out: one of the app, whose mistakes the project wants to know. */
	readonly game?: Pick<Game, 'by'>;
}

export async function reportMistake(lines: readonly ReportLine[], { link, game }: About = {}): Promise<void> {
	const { default: ReportSheet } = await import('./ReportSheet.svelte');
	const sheet = mount(ReportSheet, {
		target: document.body,
		props: { lines, link: link ?? location.href, isOurs: !game?.by, closed: () => void unmount(sheet) }
	});
}
