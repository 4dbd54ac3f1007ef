/** The units of the running battle in a calculator: who fights, and what their cards answer. */
import { sayActing, actingSide } from '$lib/app/battle/acting-side.svelte';
import type { Calculation, CardAnswers, Fighters } from '$lib/app/calculator/calculation.svelte';
import { screensOf, type Screen } from '$lib/app/calculator/flow';
import { liveQuery } from '$lib/app/storage/client/live-query.svelte';
import { MOST_NAME } from '$lib/app/storage/constants';
import type { Battle, Combat, Units } from '$lib/app/storage/types';
import { bothLangs, COLON } from '$lib/core/lang';
import { pageLang } from '$lib/app/page/page-context';
import { answersOf, isFromCard, joined, saidBy, withCards, withoutCards } from '$lib/core/units/cards';
import type { Part } from '$lib/core/units/types';
import type { Answers, Game, Question, Text } from '$lib/core/types';
import { battleArmies, type BattleArmies } from '$lib/app/army/battle-armies.svelte';
import type { MusteredUnit } from '$lib/app/army/mustered';
import { Commands } from './commands.svelte';
import { rememberedChance, type MainChance } from './main-chance';
import { lastOpponents } from './opponents';
import { listed, toldOf, unitsOf } from './who';
import { words } from './words';

export interface FightContext {
	readonly game: Game;
	readonly calculation: Calculation;
	/** Id of the log entry that is being corrected. */
	readonly correcting: string | undefined;
}

export class Fight implements CardAnswers {
	readonly #of: () => FightContext;
	readonly #running = liveQuery((db) => db.runningBattle());
	readonly #entry = liveQuery((db) => (this.combat === undefined ? undefined : db.entry(this.combat)));
	readonly #own = liveQuery((db) => (this.corrected ? db.battle(this.corrected.battle) : undefined));
	readonly armies: BattleArmies;

	/** Call during component initialisation. */
	constructor(of: () => FightContext) {
		this.#of = of;
		this.armies = battleArmies(
			() => this.battle,
			() => this.combat
		);
	}

	get game(): Game {
		return this.#of().game;
	}

	get calculation(): Calculation {
		return this.#of().calculation;
	}

	/** Id of the combat on the table, or of the one that is corrected. */
	get combat(): string | undefined {
		return this.#of().correcting ?? this.calculation.combat;
	}

	/** The log entry of that combat, once it is written. */
	get entry(): Combat | undefined {
		const entry = this.#entry.value;
		return entry?.kind === 'combat' && entry.id === this.combat ? entry : undefined;
	}

	/** The entry that is corrected. */
	get corrected(): Combat | undefined {
		return this.#of().correcting === undefined ? undefined : this.entry;
	}

	get battle(): Battle | undefined {
		const battle = this.#of().correcting === undefined ? this.#running.value : this.#own.value;
		return battle?.game === this.game.id ? battle : undefined;
	}

	readonly parts: readonly Part[] = $derived.by(
		() => this.armies.reader?.rules.parts[this.calculation.calculator.id] ?? []
	);
	readonly acting = $derived(this.parts.find(({ acts }) => acts));
	readonly other = $derived(this.parts.find(({ acts }) => !acts));

	readonly commands: Commands = new Commands(this);

	/** Whether units are to be chosen. */
	readonly asksWho: boolean = $derived.by(() => Boolean(this.acting && this.other && this.armies.units.size));
	/** Whether there is anybody to choose. */
	readonly isReady: boolean = $derived.by(() => this.asksWho || this.commands.all.length > 0);

	readonly fighters: Fighters | undefined = $derived.by(() => this.corrected?.fought ?? this.calculation.fighters);

	/** The units that take part, by part. */
	readonly chosen: Readonly<Record<string, readonly MusteredUnit[]>> = $derived.by(() =>
		this.#unitsOf(this.fighters ?? {})
	);

	/** What their cards answer. */
	readonly answers: Answers = $derived.by(() => answersOf(this.calculation.calculator, this.parts, this.chosen));

	readonly side: 0 | 1 = $derived.by(() => {
		const [first] = this.chosen[this.acting?.id ?? ''] ?? [];
		if (first) return first.side;
		const { battle } = this;
		return battle ? actingSide(battle.id, this.armies.log.toReversed(), this.calculation) : 0;
	});

	#unitsOf(fighters: Fighters) {
		return unitsOf(this.parts, this.armies.units, fighters);
	}

	/** The units of a side that can still fight, in the order in which they were mustered. */
	unitsOn(side: 0 | 1): MusteredUnit[] {
		return [...this.armies.units.values()].filter((unit) => unit.side === side && !unit.gone);
	}

	/** The last opponents of the acting units come first. */
	readonly enemies: readonly MusteredUnit[] = $derived.by(() => {
		const met = lastOpponents(this.armies.log, this.chosen[this.acting?.id ?? ''] ?? []);
		const rank = ({ id }: MusteredUnit) => (met.includes(id) ? met.indexOf(id) : met.length);
		return this.unitsOn(this.side === 0 ? 1 : 0).sort((a, b) => rank(a) - rank(b));
	});

	#with(part: Part, units: readonly string[]): Fighters {
		const none = Object.fromEntries(this.parts.map(({ id }) => [id, []]));
		return { ...none, ...this.fighters, [part.id]: units };
	}

	/** The player's own answers, with those of the cards of these units. */
	answeredFor(fighters: Fighters, own = this.ownAnswers): Answers {
		const { calculator } = this.calculation;
		return withCards(calculator.questions, own, answersOf(calculator, this.parts, this.#unitsOf(fighters)));
	}

	/** The player's own answers. */
	readonly ownAnswers: Answers = $derived.by(() => {
		const { calculator, answers } = this.calculation;
		return withoutCards(calculator.questions, answers, this.answers);
	});

	choose(part: Part, units: readonly string[]) {
		const fighters = this.#with(part, units);
		const isNobody = Object.values(fighters).every((ids) => !ids.length);
		this.calculation.fight(isNobody ? undefined : fighters, this.answeredFor(fighters));
		const [first] = units;
		const side = part.acts && first !== undefined ? this.armies.units.get(first)?.side : undefined;
		if (side !== undefined) this.actAs(side);
	}

	/** The other side acts, so the units of the first one cannot be chosen. */
	turnTo(side: 0 | 1) {
		if (side === this.side) return;
		this.leave();
		this.actAs(side);
	}

	actAs(side: 0 | 1) {
		if (this.battle) sayActing(this.battle.id, side, this.calculation);
	}

	/** Goes on without units. */
	leave() {
		if (this.fighters) this.calculation.fight(undefined, this.ownAnswers);
	}

	readonly #chance = $derived.by(() => rememberedChance(this.calculation.calculator));

	/** The chance of the first headline against a unit, with the answers as they are. Settles once: three times took 2 ms more. */
	chanceAgainst(unit: string): MainChance {
		if (!this.other) return undefined;
		const { questions } = this.calculation.calculator;
		const chosen = this.#unitsOf(this.#with(this.other, [unit]));
		return this.#chance(joined(questions, this.ownAnswers, saidBy(questions, this.parts, chosen)));
	}

	/** Whether cards answer all that a screen asks. */
	isAnswered({ question, above }: Screen): boolean {
		const { answers } = this.calculation;
		return [question, ...above].every(
			(one) => !(one.kind === 'some' && !one.needed) && isFromCard(one, answers, this.answers)
		);
	}

	/** The screens that are left for the players: what depends on the table. */
	screens(): Screen[] {
		return screensOf(this.calculation.asked).filter((screen) => !this.isAnswered(screen));
	}

	/** Every question that a card answers, as it is asked now. */
	get known(): readonly Question[] {
		return this.calculation.asked.filter(({ id }) => id in this.answers);
	}

	isFromCard(question: Question): boolean {
		return isFromCard(question, this.calculation.answers, this.answers);
	}

	/** Takes the answer of a card, or leaves it to the player. */
	toggleKnown(question: Question) {
		const { calculation } = this;
		const { questions } = calculation.calculator;
		const answer = this.answers[question.id];
		if (answer === undefined) return;
		const known = { [question.id]: answer };
		const change = this.isFromCard(question) ? withoutCards : withCards;
		calculation.replace(change(questions, calculation.answers, known));
	}

	source(question: Question): Text | undefined {
		if (!this.isFromCard(question)) return undefined;
		const units = this.parts
			.filter(({ answers }) => answers.some((rule) => rule.question === question.id))
			.flatMap(({ id }) => this.chosen[id] ?? []);
		const word = units.length > 1 ? words.fromCards : words.fromCard;
		const who = listed(units);
		return units.length ? bothLangs((lang) => `${word[lang]}${COLON[lang]}${who[lang]}`) : undefined;
	}

	swapped(fighters: Fighters, answers: Answers): Answers {
		return this.answeredFor(fighters, answers);
	}

	/** `Companions against Immortals`; undefined if no unit was chosen. */
	readonly told: Text | undefined = $derived.by(() => {
		return this.fighters && toldOf(this.parts, this.chosen);
	});

	/** What the log writes of who fought. */
	get named(): Pick<Combat, 'fought' | 'units' | 'who'> | undefined {
		if (this.corrected || !this.fighters) return undefined;
		const { chosen: paying } = this.commands;
		if (paying)
			return { fought: this.fighters, units: [paying.called[pageLang()].slice(0, MOST_NAME), ''], who: paying.side };
		if (!this.told) return undefined;
		const name = (part: Part | undefined) => listed(this.chosen[part?.id ?? ''] ?? [])[pageLang()].slice(0, MOST_NAME);
		const units: Units = [name(this.acting), name(this.other)];
		return { fought: this.fighters, units, who: this.side };
	}
}
