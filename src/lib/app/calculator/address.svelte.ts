/** Synchronises a calculator with its page's address, and saves both on the device. */
import { afterNavigate, beforeNavigate, pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import { afterPaint } from '$lib/app/timing/after-paint';
import { fromLink, isLink } from '$lib/core/odds/link';
import { inLang, pageLang } from '$lib/app/page/page-context';
import { paths } from '$lib/core/paths';
import type { Question, Text } from '$lib/core/types';
import type { Calculation } from './calculation.svelte';
import { firstOpen, screensOf } from './flow';
import { lastLeft, leftSince, rememberMoment, type Left } from './saved-calculation';

/** Where the answers came from, if the page should mention it. */
export type Arrival = { readonly kind: 'left' } | { readonly kind: 'brought'; readonly questions: readonly Question[] };

const addressWith = (hash: string) => location.pathname + location.search + hash;

export class CalculatorAddress {
	/** Errors of reading the link. */
	faults = $state.raw<readonly Text[]>([]);
	arrival = $state.raw<Arrival>();
	/** The calculation that the address was last read into. */
	#opened = $state.raw<Calculation>();
	/** Writes pending changes to address and storage. */
	#unwritten: (() => void) | undefined;
	#of: () => { readonly game: string; readonly calculation: Calculation };

	/** Call during component initialisation, because it registers navigation hooks. */
	constructor(of: () => { readonly game: string; readonly calculation: Calculation }) {
		this.#of = of;
		afterNavigate(({ type }) => this.#arrived(type));
		// Write before leaving, so that the way back finds the same dice.
		beforeNavigate(() => this.#unwritten?.());
		$effect(() => this.#follow());
	}

	/** Whether the address has been read, so that the screen shows its question. */
	get isRead(): boolean {
		return this.#opened === this.#of().calculation;
	}

	/** The question on screen, or the dice. */
	get at(): string | undefined {
		return page.state.at;
	}

	goTo(at: string | undefined) {
		pushState(addressWith(this.#of().calculation.hash), { ...page.state, at, behind: true });
		window.scrollTo({ top: 0 });
	}

	/** Called on hashchange: for an address typed over this one the router only updates `page`, and the history entry has no state. */
	typed() {
		if (history.state === null) this.#arrived('link');
	}

	#arrived(type: string) {
		const { game, calculation } = this.#of();
		const { hash } = location;
		const place = hash && !isLink(hash);
		// An anchor on the page, such as the skip link: keep the answers and restore their address.
		if (place && this.#opened === calculation) return replaceState(addressWith(calculation.hash), page.state);
		// Only the language has changed: keep the calculation.
		if (this.#opened === calculation && (type === 'popstate' || calculation.hash === hash)) return;
		const left = lastLeft(game, calculation.calculator.id);
		if (hash && !place) this.#openLink(hash, left, type);
		else this.#openLeft(left, type);
		this.#opened = calculation;
		if (page.state.anew) {
			calculation.throwAgain();
			// Only once, because on the way back the dice thrown since must be kept.
			return replaceState(addressWith(location.hash), { ...page.state, anew: undefined });
		}
		if (page.state.fresh && calculation.thrown.length) {
			calculation.clear();
			this.arrival = undefined;
			return replaceState(addressWith(location.hash), { ...page.state, fresh: undefined, at: undefined });
		}
		// After paint: opening the cache costs 5 ms before the page answers taps.
		if (!hash || place || left?.hash === hash) afterPaint(() => void this.#catchUp(calculation));
	}

	/**
	 * The app may have been killed before localStorage was written: load newer answers from the cache, unless the player has already
	 * continued.
	 */
	async #catchUp(calculation: Calculation) {
		const { answers, faces } = calculation;
		const left = await leftSince(this.#of().game, calculation.calculator.id);
		const isAsOpened = calculation.answers === answers && calculation.faces === faces;
		if (left && isAsOpened && this.#opened === calculation) this.#openLeft(left, 'enter');
	}

	/** Answers in the address win. Those saved before are one undo step back. */
	#openLink(hash: string, left: Left | undefined, type: string) {
		const { calculation } = this.#of();
		const { questions } = calculation.calculator;
		const { answers, faults } = fromLink(hash, questions);
		this.faults = faults;
		// `goto` also comes from the first page, which restores the last page after the app was killed. `again` is “fight again” from the
		// log, which never keeps old dice.
		const isBack = type === 'goto' && !page.state.again;
		const again = type === 'enter' || type === 'popstate' || isBack;
		if (again && left?.hash === hash) {
			calculation.open(answers, left.faces, left.ways, left);
			return this.#show(left.at);
		}
		const before = left && fromLink(left.hash, questions).answers;
		const past = before && Object.keys(before).length && left.hash !== hash ? [before] : [];
		calculation.open(answers, {}, { past, future: [] });
		const brought = calculation.asked.filter(({ id }) => id in answers && String(before?.[id]) !== String(answers[id]));
		this.arrival =
			type === 'link' && !page.state.at && brought.length ? { kind: 'brought', questions: brought } : undefined;
		this.#show(firstOpen(screensOf(calculation.asked), calculation.settled.given));
	}

	/** An address without answers: restore the saved calculation. */
	#openLeft(left: Left | undefined, type: string) {
		const { calculation } = this.#of();
		this.faults = [];
		const { questions } = calculation.calculator;
		const whole = left ? fromLink(left.hash, questions).answers : {};
		// Drop rule readings that came with a link: the player's own apply.
		const isFact = ([id]: [string, unknown]) => !questions.find((one) => one.id === id)?.setting;
		const answers = Object.fromEntries(Object.entries(whole).filter(isFact));
		calculation.open(answers, left?.faces, left?.ways, left);
		const worthAWord = Object.keys(answers).length || Object.keys(calculation.faces).length;
		this.arrival = worthAWord && type !== 'popstate' ? { kind: 'left' } : undefined;
		this.#show(left?.at);
	}

	#show(at: string | undefined) {
		if (at !== undefined && page.state.at === undefined)
			replaceState(addressWith(location.hash), { ...page.state, at });
	}

	/** Writes the answers to the address, where reload, shared links and the log read them. */
	#follow() {
		const { game, calculation } = this.#of();
		if (this.#opened !== calculation) return;
		const { hash, faces, combat, fighters, ways, calculator } = calculation;
		// A history entry left before the last answer has an older address.
		const { state } = page;
		const write = () => {
			this.#unwritten = undefined;
			// While a log entry is corrected, do not save its answers as the player's own.
			if (!page.url.searchParams.has('correct'))
				rememberMoment(game, calculator.id, hash, { faces, combat, fighters, at: state.at, ways });
			// On popstate the location changes before the router reports it, so it may already be another page.
			if (!location.pathname.endsWith(paths.calculator(game, calculator.id))) return;
			// A history entry from before a change of language keeps its own path, so build the path for the current language.
			const address = inLang(pageLang()) + location.search + hash;
			if (address !== addressWith(location.hash)) replaceState(address, state);
		};
		this.#unwritten = write;
		const off = afterPaint(write);
		return () => {
			off();
			this.#unwritten = undefined;
		};
	}
}
