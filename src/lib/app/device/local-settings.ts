/**
 * Values kept in localStorage and sessionStorage instead of the database: settings needed before the first paint, and state that a reload
 * needs without opening the database. All keys are listed here, and no other module uses the two storages
 * (`tests/unit/local-settings.test.ts`), except app.html, which runs before any module. If storage is blocked or full, writing does
 * nothing and reading gives undefined: a setting then lasts as long as the page.
 */

/** localStorage keys, each stored as `guidon.<key>`. */
export const LOCAL_KEYS = [
	/** `day`, `night`, `red` or `paper`; empty: the system's. */
	'theme',
	/** `yes` if both languages are shown. */
	'both',
	/** The language last chosen. */
	'lang',
	/** The address last shown, with its time. */
	'place',
	/** The game last viewed. */
	'game',
	/** The player's own game. */
	'my-game',
	/** The game of the running battle, which takes precedence over it. */
	'battle-game',
	/** `large`, `larger` or `largest`; empty: the system's. */
	'text',
	/** Number of visits, for the offer to install. */
	'visits',
	/** `no` if the offer was declined. */
	'install',
	/** Rows of recent pages that the home page reserves height for. */
	'recents',
	/** Recent searches. */
	'searches',
	/** The game the search is limited to; empty: all. */
	'search-game',
	/** Game of the sheet, and its languages: `fr`, `en` or `both`; empty: the page's. */
	'sheet-game',
	'sheet-lang',
	/** `no` if the sheet only marks its doubts, without a word on them. */
	'sheet-doubts',
	/** `all` if calculators show all questions on one page. */
	'calc-way',
	/** Titles of a removed game's favourites and log lines by path, as JSON. */
	'gone-words',
	/** `no` if the screen may sleep during a battle. */
	'awake',
	/** `running` while a battle is running, so that the screen lock needs no database. */
	'battle',
	/** Id of the combat for which starting a log was offered, after that of the paused battle it was offered for. */
	'log-offered',
	/** `yes` once the player was told that the app is ready offline. */
	'told-ready',
	/** Number of entries in no file when the line that says so was closed. */
	'told-unsaved',
	/** The version of the app whose changes were shown last. */
	'version',
	/** When something was written to the database, as JSON: tells a lost database from a first visit. */
	'canary',
	/** The last errors, as JSON. */
	'errors'
] as const;

/** Families of keys, one key per calculator, question or game: `guidon.<family>.<what>`. */
export const LOCAL_FAMILIES = [
	/** `setting.<game>.<question>`: the player's reading of a doubtful rule, as JSON. */
	'setting',
	/** `moment.<game>.<calculator>`: saved state of a calculator: answers, dice, question. Also in sessionStorage. */
	'moment',
	/** `last.<game>`: the calculator of the game answered last. */
	'last',
	/** `plan.<battle>`: the planned combats of a battle, as JSON. */
	'plan',
	/** `sheet.<game>`: the charts on the sheet, as JSON. */
	'sheet',
	/** `reminders.<game>`: the player's own lines for its phases, as JSON. */
	'reminders'
] as const;

export type Family = `${(typeof LOCAL_FAMILIES)[number]}.${string}`;
export type LocalKey = (typeof LOCAL_KEYS)[number] | Family;

/** sessionStorage keys. */
export type TabKey =
	/** The storage problem that the player has dismissed. */
	| 'told-not-kept'
	/** The visit has been counted. */
	| 'visited';

const PREFIX = 'guidon.';

/** Browsers that block storage throw on any access. */
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

/** The keys of a family that exist. */
export const localKeys = (family: (typeof LOCAL_FAMILIES)[number]): Family[] =>
	(attempt(() => Object.keys(localStorage)) ?? [])
		.filter((name) => name.startsWith(PREFIX))
		.map((name) => name.slice(PREFIX.length))
		.filter((name): name is Family => name.startsWith(`${family}.`));

/** Whether a storage event from another tab concerns this key. */
export const hasChanged = (event: StorageEvent, key: LocalKey): boolean => event.key === PREFIX + key;

export const readTab = (key: TabKey): string | undefined => attempt(() => item(sessionStorage, key));

export const writeTab = (key: TabKey, value: string): void =>
	attempt(() => sessionStorage.setItem(PREFIX + key, value));

const BOTH = [() => sessionStorage, () => localStorage];

/** For this tab, and for an installed app restarted in a new one. */
export function writeTabAndLocal(key: Family, value: string): void {
	for (const storage of BOTH) attempt(() => storage().setItem(PREFIX + key, value));
}

/** Whether sessionStorage has the key; localStorage may have been written by another tab. */
export const isOfTab = (key: Family): boolean => attempt(() => item(sessionStorage, key)) !== undefined;

/** The JSON values of sessionStorage, then localStorage; missing or damaged ones are left out. */
export const readTabThenLocal = (key: Family): unknown[] =>
	BOTH.flatMap((storage) => {
		const value: unknown = attempt(() => JSON.parse(item(storage(), key) ?? 'null'));
		return value === null || value === undefined ? [] : [value];
	});

/** A JSON value; undefined if damaged. */
export const readLocalJson = (key: LocalKey): unknown =>
	attempt(() => JSON.parse(readLocal(key) ?? 'null') ?? undefined);
