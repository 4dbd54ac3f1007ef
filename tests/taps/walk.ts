/** A walk through the app in the tabs of one browser: each change is followed by a look at the disk. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { disk, type Rows } from '../browser/keeping';
import { alive } from '../browser/site';
import { commands, go, type Change } from './commands';
import { comparable, History, NOTHING, plainOf, type EntryRow, type Plain } from './model';

const PLACES = ['/fr/', '/fr/session/', '/fr/alexander/calc/melee/', '/fr/favourites/', '/fr/settings/'];
/** At most so many at a time. */
const TABS = 3;
/** What goes on with the change before it, in its tab; a combat is possible everywhere. */
const FOLLOWING = ['put right on the table', 'take out of the log', 'put back', 'undo by the toast', 'combat'];
const OFTEN = ['combat', 'combat', 'note', 'undo'];

interface OnTable {
	readonly tab: Page;
	readonly entry: Omit<EntryRow, 'id' | 'battle'>;
	/** Its battle. */
	readonly of?: string | undefined;
}

export class Walk {
	readonly said: string[] = [];
	readonly uncaught: string[] = [];
	readonly history = new History();
	plain: Plain = NOTHING;
	rows: Rows = { favourites: [], battles: [], entries: [], recents: [] };
	/** Where the change before this one can be gone on with: its combat is on the table, out of the log, or its toast is shown. */
	table?: OnTable | undefined;
	taken?: Page | undefined;
	toast?: Page | undefined;
	taps = 0;
	#tabs: Page[] = [];

	constructor(
		readonly context: BrowserContext,
		readonly roll: (sides: number) => number
	) {
		context.on('weberror', (error) => this.uncaught.push(error.error().message));
	}

	/** One command after another, each where it is possible. */
	async goOn() {
		if (!this.#tabs.length) await this.#open();
		const follows = this.table?.tab ?? this.taken ?? this.toast;
		const isFollowed = follows && !this.roll(3);
		const names = isFollowed ? FOLLOWING : [...Object.keys(commands), ...Object.keys(this.#happenings), ...OFTEN];
		for (;;) {
			const name = names[this.roll(names.length)]!;
			const n = this.roll(60);
			const happening = this.#happenings[name];
			if (happening) return this.#happened(name, happening);
			const isFollowing = FOLLOWING.includes(name) && name !== 'combat';
			const change = isFollowing && !follows ? undefined : commands[name]?.(this, n);
			if (change) return this.#done(`${name} (${n})`, change, isFollowing ? follows! : this.#any());
		}
	}

	async #happened(name: string, happening: () => Promise<unknown>) {
		this.said.push(name);
		await happening();
		await this.#settled(this.plain);
		this.#forget();
	}

	async #done(name: string, change: Change, tab: Page) {
		this.taps++;
		const isKilled = !this.roll(8);
		this.said.push(`${name} in tab ${this.#tabs.indexOf(tab)}${isKilled ? ', killed' : ''}`);
		await change.ready(tab);
		await change.tap(tab);
		const before = this.plain;
		if (isKilled) await this.#kill(tab);
		else if (change.leadsTo) await tab.waitForURL(change.leadsTo);
		await this.#settled(change.after, isKilled ? before : undefined);
		this.#forget();
		if (isKilled && comparable(before, this.plain) === comparable(this.plain, this.plain)) return;
		if (change.how !== 'step') this.history.move(change.how);
		else this.history.add({ before, after: this.plain, of: change.of ?? this.#begun(before) });
		if (isKilled) return;
		if (change.onTable) this.table = { tab, entry: change.onTable, of: change.of };
		else if (change.isTakenOut) this.taken = tab;
		else if (change.isOffered) this.toast = tab;
	}

	/** A battle that was begun is undone from its own page. */
	#begun = (before: Plain) => this.plain.battles.find(({ id }) => before.battles.every((one) => one.id !== id))?.id;

	#forget() {
		this.table = this.taken = this.toast = undefined;
	}

	/** Waits until the disk has what must be there, or, after a kill, what was there before. */
	async #settled(wanted: Plain, or?: Plain) {
		const tab = this.#tabs.at(-1)!;
		let found = NOTHING;
		const look = async () => {
			this.rows = await disk(tab);
			found = plainOf(this.rows);
			const seen = comparable(found, found);
			return or && seen === comparable(or, found) ? comparable(wanted, found) : seen;
		};
		await expect(async () => {
			const seen = await look();
			expect(JSON.parse(seen), this.said.join('\n')).toEqual(JSON.parse(comparable(wanted, found)));
		}).toPass({ timeout: 20_000, intervals: [0, 20, 50, 100, 250] });
		this.plain = found;
		for (const one of this.#tabs) await alive(one);
		expect(this.uncaught, this.said.join('\n')).toEqual([]);
	}

	/** The process of a tab ends, as on a phone that is short of memory. */
	async #kill(tab: Page) {
		const devtools = await this.context.newCDPSession(tab);
		const crashed = tab.waitForEvent('crash');
		void devtools.send('Page.crash').catch(() => undefined);
		await crashed;
		await tab.close();
		this.#tabs = this.#tabs.filter((one) => one !== tab);
		await this.#open();
	}

	async #open() {
		const tab = await this.context.newPage();
		this.#tabs.push(tab);
		await go(tab, PLACES[this.roll(PLACES.length)]!, 1);
		return tab;
	}

	/** What changes nothing that is kept. */
	readonly #happenings: Readonly<Record<string, () => Promise<unknown>>> = {
		'another tab': async () => {
			if (this.#tabs.length === TABS) await this.#tabs.shift()!.close();
			await this.#open();
		},
		reload: async () => {
			const tab = this.#any();
			await tab.reload();
			await alive(tab);
		},
		kill: () => this.#kill(this.#any()),
		back: async () => {
			const tab = this.#any();
			await tab.goBack();
			// The page before the first is none of ours.
			if (tab.url() === 'about:blank') await tab.goForward();
			await alive(tab);
		},
		'look elsewhere': () => go(this.#any(), PLACES[this.roll(PLACES.length)]!, this.roll(2))
	};

	#any = () => this.#tabs[this.roll(this.#tabs.length)]!;

	get tab(): Page {
		return this.#tabs.at(-1)!;
	}
}
