/** The armies of a battle with their states after all entries of its log, and the words for them. Pure. */
import { number } from '$lib/core/figures';
import { bothLangs, same, sayIn, shortName } from '$lib/core/lang';
import { choicesOf, settle } from '$lib/core/odds/settle';
import { groupStatesOf, standingOf, type Changing, type Group } from '$lib/core/units/standing';
import type { CardField, Standing, UnitRules } from '$lib/core/units/types';
import type { Force, KeptGroup } from '$lib/app/storage/types';
import type { Answers, Label, Name, Question, Text } from '$lib/core/types';

/** What is needed to read the cards of a game. */
export interface CardReader {
	readonly rules: UnitRules;
	readonly names: readonly Name[];
}

/** A state as a chip shows it. */
export interface Mark {
	readonly id: string;
	readonly short: Label;
	readonly title: Text;
}

export interface MusteredUnit extends Standing {
	readonly called: Text;
	/** What its chip says beside the name: `Ca 8 6`. */
	readonly figures: Text;
	readonly marks: readonly Mark[];
	readonly group: string;
	readonly force: string;
	readonly side: 0 | 1;
}

export interface MusteredGroup extends KeptGroup {
	readonly called: Text;
	readonly members: readonly MusteredUnit[];
	/** States of the whole group. */
	readonly marks: readonly Mark[];
	/** What it has lost, as its break counts it. */
	readonly loss: number;
	readonly count: Count;
}

export interface MusteredForce {
	readonly force: Force;
	readonly side: 0 | 1;
	readonly groups: readonly MusteredGroup[];
	readonly units: readonly MusteredUnit[];
	readonly count: Count;
}

/** Figures left of all; units where the game counts no figures. */
interface Count {
	readonly left: number;
	readonly all: number;
}

/** The field that says what kind of unit it is: the first with one answer. */
export const kindField = ({ fields }: UnitRules): CardField | undefined => fields.find(({ kind }) => kind === 'one');

export const isYesNo = (field: Question): boolean =>
	field.kind === 'one' && field.choices.length === 2 && field.choices.some(({ id }) => id === 'yes');

function labelOf(question: Question | undefined, answer: unknown): Text | undefined {
	return question && choicesOf(question).find(({ id }) => id === answer)?.label;
}

const fieldOf = ({ fields }: UnitRules, id: string) => fields.find((field) => field.id === id);

/** `Ca`, `(O)`: as the sheet writes it, where the choice is a term; else its label. */
export function choiceShort({ rules, names }: CardReader, field: string, answer: unknown): Text | undefined {
	const question = fieldOf(rules, field);
	const label = labelOf(question, answer);
	const term = names.find(({ id }) => id === answer);
	// A term of the same letters may be another thing: L is heavy cavalry and a leader.
	const isTerm = term && label && label.fr.startsWith(term.title.fr);
	if (isTerm || (term && term.abbr === `(${String(answer).toUpperCase()})`))
		return bothLangs((lang) => sayIn(shortName(term), lang));
	return label;
}

/** `Ca 8 6`; without the kind where the name says it. */
function figuresOf(reader: CardReader, unit: Standing): Text {
	const { rules } = reader;
	const kind = kindField(rules)?.id;
	const shown = rules.shown.filter((field) => field in unit.card && (unit.name || field !== kind));
	return bothLangs((lang) =>
		shown
			.map((field) => {
				const value = unit.card[field];
				if (field === rules.losses?.field && unit.left !== undefined)
					return unit.left === value
						? number(unit.left, lang)
						: `${number(unit.left, lang)}/${number(Number(value), lang)}`;
				if (typeof value === 'number') return number(value, lang);
				return choiceShort(reader, field, value)?.[lang] ?? '';
			})
			.filter(Boolean)
			.join(' ')
	);
}

export function markOf({ rules, names }: CardReader, id: string): Mark {
	const own = [...rules.states, ...(rules.groupStates ?? [])].find((state) => state.id === id)?.title;
	const term = names.find((name) => name.id === id);
	const title = own ?? term?.title ?? same(id);
	return { id, title, short: (own ? undefined : term?.abbr) ?? title };
}

const UNIT: Text = { fr: 'Unité', en: 'Unit' };
const GROUP: Text = { fr: 'Groupe', en: 'Group' };

/** Nameless units are called by their kind, with a number where a force has several of it. */
function namesOf(
	{ rules }: CardReader,
	units: readonly { id: string; name: string; card: Answers }[]
): Map<string, Text> {
	const kind = kindField(rules);
	const kindOf = (card: Answers) => (kind ? String(card[kind.id]) : '');
	const nameless = units.filter(({ name }) => !name);
	const seen = new Map<string, number>();
	return new Map(
		units.map(({ id, name, card }) => {
			if (name) return [id, same(name)];
			const label = labelOf(kind, card[kind?.id ?? '']) ?? UNIT;
			const nth = (seen.get(kindOf(card)) ?? 0) + 1;
			seen.set(kindOf(card), nth);
			const alone = nameless.filter((one) => kindOf(one.card) === kindOf(card)).length === 1;
			return [id, alone ? label : bothLangs((lang) => `${label[lang]} ${nth}`)];
		})
	);
}

export const groupCalled = ({ rules }: Pick<CardReader, 'rules'>, group: Pick<KeptGroup, 'name'>, at: number): Text =>
	group.name ? same(group.name) : bothLangs((lang) => `${(rules.group ?? GROUP)[lang]} ${at + 1}`);

/** Cards as they are read today: an imported one may lack an answer. */
const read = ({ rules }: CardReader, groups: readonly KeptGroup[]): Group[] =>
	groups.map(({ id, units, states }) => ({
		id,
		units: units.map((unit) => ({ ...unit, card: settle(rules.fields, unit.card).answers })),
		...(states && { states })
	}));

function counting({ losses }: UnitRules, units: readonly Standing[]): Count {
	if (!losses) return { left: units.filter(({ gone }) => !gone).length, all: units.length };
	return {
		left: units.reduce((sum, { gone, left = 0 }) => sum + (gone ? 0 : left), 0),
		all: units.reduce((sum, { card }) => sum + Number(card[losses.field] ?? 0), 0)
	};
}

/** Losses that count towards a break: figures by their worth, else units that are gone. */
export function lossOf({ losses, worth }: UnitRules, units: readonly Standing[]): number {
	if (!losses || !worth) return units.filter(({ gone }) => gone).length;
	return units.reduce((sum, { card, left = 0, gone }) => {
		const all = Number(card[losses.field] ?? 0);
		return sum + (gone ? all : all - left) * Number(card[worth] ?? 1);
	}, 0);
}

export function musteredOf(
	reader: CardReader,
	forces: readonly Force[],
	entries: readonly Changing[]
): MusteredForce[] {
	const { rules } = reader;
	return forces.map((force) => {
		const groups = read(reader, force.groups);
		const standing = standingOf(rules, groups, entries);
		const together = groupStatesOf(groups, entries);
		const called = namesOf(
			reader,
			groups.flatMap(({ units }) => units)
		);
		const side = force.side ?? 0;
		const made = force.groups.map((group, at): MusteredGroup => {
			const members = group.units.flatMap(({ id }): MusteredUnit[] => {
				const [unit, name] = [standing.get(id), called.get(id)];
				if (!unit || !name) return [];
				const marks = unit.states.map((state) => markOf(reader, state));
				const figures = figuresOf(reader, unit);
				return [{ ...unit, called: name, figures, marks, group: group.id, force: force.id, side }];
			});
			return {
				...group,
				called: groupCalled(reader, group, at),
				members,
				marks: (together.get(group.id) ?? []).map((state) => markOf(reader, state)),
				loss: lossOf(rules, members),
				count: counting(rules, members)
			};
		});
		const units = made.flatMap(({ members }) => members);
		return { force, side, groups: made, units, count: counting(rules, units) };
	});
}

export const unitsById = (forces: readonly MusteredForce[]): ReadonlyMap<string, MusteredUnit> =>
	new Map(forces.flatMap(({ units }) => units.map((unit) => [unit.id, unit])));
