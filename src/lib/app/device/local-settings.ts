/**
 * What is kept beside the database, in localStorage and sessionStorage: small choices that must be known before the first paint,
 * and what a reload must find without opening the database. Every key is listed here, and nothing else touches the two storages
 * (`tests/unit/local-settings.test.ts`); only app.html reads some of them itself, because it runs before any module.
 *
 * Where storage is blocked or full, writing does nothing and reading finds nothing: a choice then lasts as long as the page.
 */

/** In localStorage, each as `guidon.<key>`. */
export const LOCAL_KEYS = [
	/** `day`, `night` or `red`; empty: as the device has it. */
	'theme',
	/** `yes` where both languages are shown. */
	'both',
	/** The language last chosen. */
	'lang',
	/** The address last shown, and when. */
	'place',
	/** The game last looked at. */
	'game',
	/** The game the player said is his. */
	'my-game',
	/** The game of the running battle, which goes before it. */
	'battle-game',
	/** `large`, `larger` or `largest`; empty: as the device has it. */
	'text',
	/** How often the app was opened, for the offer to install it. */
	'visits',
	/** `no` where that offer is not wanted. */
	'install',
	/** How many rows of recent pages the home page leaves room for. */
	'recents',
	/** The words last searched for. */
	'searches',
	/** The game the search is narrowed to; empty: all. */
	'search-game',
	/** The game of the sheet to print, and its languages: `fr`, `en` or `both`; empty: that of the page. */
	'sheet-game',
	'sheet-lang',
	/** `all` where calculators show every question at once. */
	'calc-way',
	/** What a game that has been removed called its favourites and the lines of the log, by their path, as JSON. */
	'gone-words',
	/** `no` where the screen may sleep during a battle. */
	'awake',
	/** `running` while a battle runs, so that no page opens the database to know whether to hold the screen lock. */
	'battle',
	/** The combat for which it was asked whether to begin a log, after the id of the paused battle it was asked for. */
	'log-offered',
	/** `yes` once it has been said that the app is ready offline. */
	'told-ready'
] as const;

/** The same, one for each calculator, question or game: `guidon.<key>.<what>`. */
export const LOCAL_FAMILIES = [
	/** `setting.<game>.<question>`: the reading of a doubtful rule, as JSON. */
	'setting',
	/** `moment.<game>.<calculator>`: the calculator as it was left, answers, dice and question; in the tab as well. */
	'moment',
	/** `last.<game>`: the calculator of it that was last answered. */
	'last',
	/** `sheet.<game>`: which of its charts are on the sheet, as JSON. */
	'sheet'
] as const;

export type Family = `${(typeof LOCAL_FAMILIES)[number]}.${string}`;
export type LocalKey = (typeof LOCAL_KEYS)[number] | Family;

/** In sessionStorage: until the tab is closed. */
export type TabKey =
	/** The storage trouble the player has been told of and has closed. */
	| 'told-not-kept'
	/** The visit is counted. */
	| 'visited';

const PREFIX = 'guidon.';

/** Both storages throw as soon as they are touched where the browser blocks them. */
function attempt<T>(act: () => T): T | undefined {
	try {
		return act();
	} catch {
		return undefined;
	}
}

const item = (storage: Storage, key: string): string | undefined => storage.getItem(PREFIX + key) ?? undefined;

export const readLocal = (key: LocalKey): string | undefined => attempt(() => item(localStorage, key));

export const writeLocal = (key: LocalKey, value: string): void =>
	attempt(() => localStorage.setItem(PREFIX + key, value));

export const removeLocal = (key: LocalKey): void => attempt(() => localStorage.removeItem(PREFIX + key));

/** The keys of one family that are in use. */
export const localKeys = (family: (typeof LOCAL_FAMILIES)[number]): Family[] =>
	(attempt(() => Object.keys(localStorage)) ?? [])
		.filter((name) => name.startsWith(`${PREFIX}${family}.`))
		.map((name) => name.slice(PREFIX.length) as Family);

/** Whether an event tells that another tab has changed a key. */
export const hasChanged = (event: StorageEvent, key: LocalKey): boolean => event.key === PREFIX + key;

export const readTab = (key: TabKey): string | undefined => attempt(() => item(sessionStorage, key));

export const writeTab = (key: TabKey, value: string): void =>
	attempt(() => sessionStorage.setItem(PREFIX + key, value));

const BOTH = [() => sessionStorage, () => localStorage];

/** For the tab, and for a phone that starts an installed app again in another one. */
export function writeTabAndLocal(key: Family, value: string): void {
	for (const storage of BOTH) attempt(() => storage().setItem(PREFIX + key, value));
}

/** Whether the tab itself knows it: another one may have written the phone's. */
export const isOfTab = (key: Family): boolean => attempt(() => item(sessionStorage, key)) !== undefined;

/** What the tab holds as JSON, then what the phone holds: each only where it is there and can be read. */
export const readTabThenLocal = (key: Family): unknown[] =>
	BOTH.flatMap((storage) => {
		const value: unknown = attempt(() => JSON.parse(item(storage(), key) ?? 'null'));
		return value === null || value === undefined ? [] : [value];
	});

/** A value kept as JSON; nothing where it is damaged. */
export const readLocalJson = (key: LocalKey): unknown =>
	attempt(() => JSON.parse(readLocal(key) ?? 'null') ?? undefined);
