import { isAlive } from '$lib/app/device/alive';
import { KEEP_SERVER_HTML } from '$lib/app/page/prerendered';
import { bothLangs } from '$lib/core/lang';
import { paths } from '$lib/core/paths';
import type { Text } from '$lib/core/types';
import { words } from '../../welcome-words';

/** Its HTML is in the prerendered page alone: 60 kB that no script has to contain. A way to it inside the app loads the page whole. */
async function htmlOf(url: URL): Promise<Text> {
	if (import.meta.env.SSR) {
		const [{ recorded, mutants }, { ledgerFrom }, { ledgerHtml }] = await Promise.all([
			import('virtual:ledger'),
			import('$lib/app/about/ledger'),
			import('$lib/app/about/ledger-page')
		]);
		const ledger = await ledgerFrom(recorded, mutants);
		return bothLangs((lang) => ledgerHtml(ledger, lang));
	}
	if (!isAlive()) return { fr: KEEP_SERVER_HTML, en: KEEP_SERVER_HTML };
	location.assign(url);
	return new Promise(() => {});
}

export const load = async ({ url }: { url: URL }) => ({
	html: await htmlOf(url),
	back: { path: paths.about, title: words.about }
});
