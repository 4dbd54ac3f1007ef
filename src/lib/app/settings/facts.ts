/** Facts about this device and browser, for “What happened?”. Pure. */
import { SCHEMA } from '$lib/app/storage/schema';
import type { Keeping, Space } from '$lib/app/storage/types';
import { dayWritten } from '$lib/core/dates';
import { sayIn } from '$lib/core/lang';
import type { Lang, Text } from '$lib/core/types';
import { bytes } from './counts';
import { happenedWords as words } from './happened-words';

export interface DeviceFact {
	readonly name: Text;
	readonly value: string;
}

interface Known {
	/** Undefined where the browser does not tell. */
	readonly space: Space | undefined;
	/** Undefined if the database could not be loaded. */
	readonly keeping: Keeping | undefined;
	/** Version and build of the app. */
	readonly release: string;
	/** Date of the newest data. */
	readonly revised: string;
	readonly copy: { readonly kept: number; readonly all: number; readonly trouble?: string } | undefined;
	/** As `navigator.userAgent`. */
	readonly agent: string;
	readonly standalone: boolean;
	readonly lang: Lang;
}

/** Every Chromium also names WebKit and Safari. */
const ENGINES: readonly (readonly [string, RegExp])[] = [
	['Gecko', /Firefox\/(\d+)/],
	['Chromium', /Chrom(?:e|ium)\/(\d+)/],
	['WebKit', /AppleWebKit\/([\d.]+)/]
];

export function engineOf(agent: string): string | undefined {
	for (const [name, pattern] of ENGINES) {
		const [, version] = pattern.exec(agent) ?? [];
		if (version) return `${name} ${version}`;
	}
	return undefined;
}

export function factsOf({ space, keeping, release, revised, copy, agent, standalone, lang }: Known): DeviceFact[] {
	const said = (text: Text) => sayIn(text, lang);
	const promise = space ? said(space.persisted ? words.promised : words.notPromised) : said(words.unknown);
	const used = space ? `${bytes(space.used, lang)} / ${bytes(space.quota, lang)}` : said(words.unknown);
	const works = keeping && (keeping.problem ?? said(words.works));
	const kept = copy && [`${copy.kept} / ${copy.all}`, copy.trouble].filter(Boolean).join(' · ');
	return [
		{ name: words.promise, value: promise },
		{ name: words.space, value: used },
		{ name: words.database, value: `${works ?? said(words.unknown)} · ${SCHEMA}` },
		{ name: words.offlineCopy, value: kept ?? said(words.unknown) },
		{ name: words.version, value: `${release} · ${said(words.dataOf)} ${dayWritten(revised, lang)}` },
		{ name: words.engine, value: engineOf(agent) ?? said(words.unknown) },
		{ name: words.browser, value: agent },
		{ name: words.opened, value: said(standalone ? words.asApp : words.inTab) }
	];
}
