/** The line of battle: combats that are planned, kept on the device until they are fought. */
import { readLocalJson, writeLocal } from '$lib/app/device/local-settings';
import type { Fighters } from '$lib/app/calculator/calculation.svelte';
import { isObject } from '$lib/core/is-object';
import type { Answers } from '$lib/core/types';

export interface Planned {
	/** Id of the calculator. */
	readonly calculator: string;
	readonly fighters: Fighters;
	/** The player's own answers: those of cards follow the state of the units. */
	readonly answers: Answers;
	/** Left out of the count. */
	readonly off?: boolean;
}

/** More is no plan that anybody keeps in mind. */
const MOST = 40;

const isPlanned = (one: unknown): one is Planned =>
	isObject(one) &&
	typeof one.calculator === 'string' &&
	isObject(one.answers) &&
	isObject(one.fighters) &&
	Object.values(one.fighters).every((ids) => Array.isArray(ids));

export const keyOf = ({ calculator, fighters }: Pick<Planned, 'calculator' | 'fighters'>): string =>
	[calculator, ...Object.entries(fighters).map(([part, ids]) => `${part} ${ids.join()}`)].join('; ');

export class Plan {
	readonly #battle: () => string | undefined;
	/** Written since this page was opened. */
	#written = $state.raw<{ readonly battle: string; readonly all: readonly Planned[] }>();

	constructor(battle: () => string | undefined) {
		this.#battle = battle;
	}

	get all(): readonly Planned[] {
		const battle = this.#battle();
		if (battle === undefined) return [];
		if (this.#written && this.#written.battle === battle) return this.#written.all;
		const read = readLocalJson(`plan.${battle}`);
		return Array.isArray(read) ? read.filter(isPlanned) : [];
	}

	has = (one: Pick<Planned, 'calculator' | 'fighters'>) => this.all.some((other) => keyOf(other) === keyOf(one));

	add(one: Planned) {
		this.#write([...this.#without(one), one].slice(-MOST));
	}

	remove(one: Pick<Planned, 'calculator' | 'fighters'>) {
		if (this.has(one)) this.#write(this.#without(one));
	}

	toggle(one: Planned) {
		this.#write(this.all.map((other) => (other === one ? { ...one, off: !one.off } : other)));
	}

	#without = (one: Pick<Planned, 'calculator' | 'fighters'>) => this.all.filter((other) => keyOf(other) !== keyOf(one));

	#write(all: readonly Planned[]) {
		const battle = this.#battle();
		if (battle === undefined) return;
		this.#written = { battle, all };
		writeLocal(`plan.${battle}`, JSON.stringify(all));
	}
}
