import { expect, test } from 'vitest';
import { isIllegal, resolve } from '$lib/core/odds/resolve';
import { fallen } from '$lib/core/odds/throws';
import { namesOf } from '$lib/core/told';
import { LANGS } from '$lib/core/types';
import { everyCalculator, someAnswers } from '../../../../tests/unit/answers';
import { BREATH, spokenVerdict, wordsIn } from './spoken-verdict';

const all = await everyCalculator();

test.each(all)('$name: a verdict is spoken in twelve words at most', ({ calculator }) => {
	const long = new Set<string>();
	for (const answers of someAnswers(calculator, 100)) {
		const result = resolve(calculator, answers);
		if (isIllegal(result)) continue;
		const names = namesOf(calculator, { answers });
		const [die] = result.dice;
		for (const face of die!.faces.slice(0, 10)) {
			const [one] = fallen(result, { '': result.dice.map(() => face) });
			const said = spokenVerdict(calculator, names, one!);
			for (const lang of LANGS) if (wordsIn(said[lang]) > BREATH) long.add(said[lang]);
		}
	}
	expect([...long]).toEqual([]);
});

test('signs are words, marks are none', () => {
	expect(wordsIn('2 + 3 = 5. Les défenseurs reculent\u202f!')).toBe(8);
});
