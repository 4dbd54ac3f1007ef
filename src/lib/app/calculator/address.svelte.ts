/** A calculator and the address of its page: each is read into the other, and both are remembered on the phone. */
import { afterNavigate, beforeNavigate, pushState, replaceState } from '$app/navigation';
import { page } from '$app/state';
import { afterPaint } from '$lib/app/timing/after-paint';
import { fromLink, isLink } from '$lib/core/odds/link';
import { inLang, pageLang } from '$lib/app/page/page-context';
import { paths } from '$lib/core/paths';
import type { Question, Text } from '$lib/core/types';
import type { Calculation } from './calculation.svelte';
import { firstOpen, screensOf } from './flow';
import { lastLeft, leftSince, rememberMoment, type Left } from './moment';

/** How the page came to its answers, where that is worth a word. */
export type Arrival = { readonly kind: 'left' } | { readonly kind: 'brought'; readonly questions: readonly Question[] };

const addressWith = (hash: string) => location.pathname + location.search + hash;

export class CalculatorAddress {
	/** What could not be read of the link. */
	faults = $state.raw<readonly Text[]>([]);
	arrival = $state.raw<Arrival>();
	/** What the address was read into. */
	#opened = $state.raw<Calculation>();
	/** What the address and the storage do not say yet. */
	#unwritten: (() => void) | undefined;
	#of: () => { readonly game: string; readonly calculation: Calculation };

	/** While a page is set up: it listens to the router. */
	constructor(of: () => { readonly game: string; readonly calculation: Calculation }) {
		this.#of = of;
		afterNavigate(({ type }) => this.#arrived(type));
		// A page that is left at once is found with the same dice on the way back.
		beforeNavigate(() => this.#unwritten?.());
		$effect(() => this.#follow());
	}

	/** The address has been read: what is on screen is where the player is. */
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

	/** An address typed or pasted over this one: the router only notes it, and leaves the entry of the history without a state. */
	typed() {
		if (history.state === null) this.#arrived('link');
	}

	#arrived(type: string) {
		const { game, calculation } = this.#of();
		const { hash } = location;
		const place = hash && !isLink(hash);
		// A place on the page, however it came into the address: the answers stay as they are, and so does their address.
		if (place && this.#opened === calculation) return replaceState(addressWith(calculation.hash), page.state);
		// The page as it stands, in another language: nothing to open.
		if (this.#opened === calculation && (type === 'popstate' || calculation.hash === hash)) return;
		const left = lastLeft(game, calculation.calculator.id);
		if (hash && !place) this.#openLink(hash, left, type);
		else this.#openLeft(left, type);
		this.#opened = calculation;
		if (page.state.anew) {
			calculation.throwAgain();
			// Once: on the way back to this page what was thrown since lies there.
			return replaceState(addressWith(location.hash), { ...page.state, anew: undefined });
		}
		if (page.state.fresh && calculation.thrown.length) {
			calculation.clear();
			this.arrival = undefined;
			return replaceState(addressWith(location.hash), { ...page.state, fresh: undefined, at: undefined });
		}
		// Once the page stands: to ask for a cache takes 5 ms of those until it is alive.
		if (!hash || place || left?.hash === hash) afterPaint(() => void this.#catchUp(calculation));
	}

	/** The phone may have ended before what was answered last was written. Whoever has gone on already stays there. */
	async #catchUp(calculation: Calculation) {
		const { answers, faces } = calculation;
		const left = await leftSince(this.#of().game, calculation.calculator.id);
		const isAsOpened = calculation.answers === answers && calculation.faces === faces;
		if (left && isAsOpened && this.#opened === calculation) this.#openLeft(left, 'enter');
	}

	/** An address with answers: those count. What was left before is one step back. */
	#openLink(hash: string, left: Left | undefined, type: string) {
		const { calculation } = this.#of();
		const { questions } = calculation.calculator;
		const { answers, faults } = fromLink(hash, questions);
		this.faults = faults;
		// The first page of the app goes there as well, after the phone had ended it; but a combat of the log is thrown again.
		const isBack = type === 'goto' && !page.state.again;
		const again = type === 'enter' || type === 'popstate' || isBack;
		if (again && left?.hash === hash) {
			calculation.open(answers, left.faces, left.ways, left.combat);
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

	/** A bare address: the calculator as it was left. */
	#openLeft(left: Left | undefined, type: string) {
		const { calculation } = this.#of();
		this.faults = [];
		const { questions } = calculation.calculator;
		const whole = left ? fromLink(left.hash, questions).answers : {};
		// Readings of the rules are those of this phone, whatever a link had brought.
		const isFact = ([id]: [string, unknown]) => !questions.find((one) => one.id === id)?.setting;
		const answers = Object.fromEntries(Object.entries(whole).filter(isFact));
		calculation.open(answers, left?.faces, left?.ways, left?.combat);
		const worthAWord = Object.keys(answers).length || Object.keys(calculation.faces).length;
		this.arrival = worthAWord && type !== 'popstate' ? { kind: 'left' } : undefined;
		this.#show(left?.at);
	}

	#show(at: string | undefined) {
		if (at !== undefined && page.state.at === undefined)
			replaceState(addressWith(location.hash), { ...page.state, at });
	}

	/** The address follows the answers: a reload, a shared link and the log all read it. */
	#follow() {
		const { game, calculation } = this.#of();
		if (this.#opened !== calculation) return;
		const { hash, faces, combat, ways, calculator } = calculation;
		// An entry of the history that was left before the last answer has an older address.
		const { state } = page;
		const write = () => {
			this.#unwritten = undefined;
			// An entry of the log that is being put right is not what was left here.
			if (!page.url.searchParams.has('correct'))
				rememberMoment(game, calculator.id, hash, { faces, combat, at: state.at, ways });
			// Already on the way to another page: with the browser’s Back the address is that one before the router says so.
			if (!location.pathname.endsWith(paths.calculator(game, calculator.id))) return;
			// One from before the language was changed has that of then, and the page does not go back to it.
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
