/** The tiny game of tests/fixtures, put on a shelf as the games of the app are. */
import { shelf } from '$lib/systems';
import type { CalculatorBody, ChartBody, Name, System, Term } from '$lib/types';

export const tiny = shelf(
	import.meta.glob<System>('./*/index.ts', { import: 'default', base: '../fixtures' }),
	import.meta.glob<ChartBody>('./*/charts/*.ts', { import: 'default', base: '../fixtures' }),
	import.meta.glob<readonly Name[]>('./*/names.ts', { import: 'default', base: '../fixtures' }),
	import.meta.glob<readonly Term[]>('./*/terms.ts', { import: 'default', base: '../fixtures' }),
	import.meta.glob<CalculatorBody>('./*/calculators/*.ts', { import: 'default', base: '../fixtures' })
);
