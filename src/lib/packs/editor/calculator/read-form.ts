/**
 * Which parts of a calculator a form can show, and which were written by hand: those keep their text, and no form touches them.
 * A part that a form can show is read by the same functions that write it.
 */
import type { BarredDraft, CalculatorDraft, LineDraft, OutcomeDraft, ReadDraft, SaidDraft } from './calculator-draft';
import { readAmount, readConditions, readLook } from './expressions';
import { readStages } from './stages';

const canCondition = (text: string | undefined) => text === undefined || readConditions(text) !== undefined;

/** A text or a list of texts with conditions that a form can show. */
const canSay = (said: SaidDraft | undefined): boolean =>
	said === undefined || typeof said === 'string' || (!Array.isArray(said) && !('phrase' in said) && !('from' in said));

const canLine = (line: LineDraft): boolean => {
	if ('take' in line) return canCondition(line.if);
	if ('value' in line) return canCondition(line.if) && canSay(line.what) && readAmount(line.value) !== undefined;
	return false;
};

const canRead = ({ if: condition, cell, row }: ReadDraft): boolean =>
	canCondition(condition) && [cell, row].every((text) => text === undefined || readLook(text) !== undefined);

/** The parts written by hand, by their place as problems name it: `stop 1`, `throw › read 2`. */
export function handWritten(calculator: CalculatorDraft): readonly string[] {
	const found: string[] = [];
	const note = (place: string, can: boolean) => {
		if (!can) found.push(place);
	};
	const { questions, stop = [], lines = [], sums = [], pool, outcomes = [], chances = [] } = calculator;
	for (const question of questions) {
		const choices = question.kind === 'number' ? [] : question.choices;
		const barred = choices.flatMap((choice) => choice.barred ?? []) as readonly BarredDraft[];
		const canBar = barred.every((one) => canCondition(one.if) && canSay(one.why));
		note(`questions › ${question.id}`, canCondition(question.asked) && canBar);
	}
	for (const [i, { if: condition, say }] of stop.entries())
		note(`stop ${i + 1}`, canCondition(condition) && canSay(say));
	for (const [i, line] of lines.entries()) note(`lines › ${i + 1}`, canLine(line));
	const stages = readStages(calculator);
	if (pool) note('pool', stages !== undefined);
	else
		for (const { side, lines } of sums)
			for (const [i, line] of lines.entries()) note(`sums › ${side} › ${i + 1}`, canLine(line));
	for (const shape of ['throw', 'versus'] as const)
		for (const [i, one] of (calculator[shape]?.read ?? []).entries()) note(`${shape} › read ${i + 1}`, canRead(one));
	const canResult = ({ title, steps = [] }: OutcomeDraft) =>
		canSay(title) && steps.every((step) => canSay(step.text) && canCondition(step.if));
	for (const one of outcomes) note(`outcomes › ${one.id}`, canResult(one));
	for (const [i, { if: condition, within }] of chances.entries())
		note(`chances ${i + 1}`, canCondition(condition) && within === undefined);
	if (!pool) for (const name of Object.keys(calculator.let ?? {})) note(`let › ${name}`, false);
	for (const [name, { title, read, outcomes }] of Object.entries(calculator.follow ?? {}))
		note(`follow › ${name}`, canSay(title) && read.every(canRead) && outcomes.every(canResult));
	return found;
}
