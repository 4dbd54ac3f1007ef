import { expect, test } from 'vitest';
import type { OneOf, Question } from '$lib/core/types';
import { isEarly } from './flow';

const say = { fr: '', en: '' };
const one = (id: string, own: Partial<OneOf> = {}): OneOf => ({
	...{ id, kind: 'one', ask: say, short: say, choices: [{ id: 'a', label: say }], default: 'a' },
	...own
});

const type = one('type', { decides: true });
const grade = one('grade', { above: true });
const asked: readonly Question[] = [one('ground'), type, grade];

test('a grade is early as long as nobody has said of what', () => {
	expect(isEarly(grade, asked, new Set())).toBe(true);
	expect(isEarly(grade, asked, new Set(['ground', 'grade']))).toBe(true);
	expect(isEarly(grade, asked, new Set(['type']))).toBe(false);
	expect(isEarly(type, asked, new Set())).toBe(false);
	expect(isEarly(grade, [one('ground'), grade], new Set())).toBe(false);
});
