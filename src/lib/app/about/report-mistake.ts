/** Opens the sheet to report a mistake, from any page. The sheet is loaded on demand and removed when it closes. */
import { mount, unmount } from 'svelte';
import type { Game } from '$lib/core/types';
import type { ReportLine } from './report';

interface About {
	/** Address of the mistake. Default: the page. */
	readonly link?: string;
	/** Author of an installed game. Left out for a game of the app: then the report goes to the project. */
	readonly game?: Pick<Game, 'by'>;
}

export async function reportMistake(lines: readonly ReportLine[], { link, game }: About = {}): Promise<void> {
	const { default: ReportSheet } = await import('./ReportSheet.svelte');
	const sheet = mount(ReportSheet, {
		target: document.body,
		props: { lines, link: link ?? location.href, isOurs: !game?.by, closed: () => void unmount(sheet) }
	});
}
