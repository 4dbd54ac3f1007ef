import { expect, test } from 'vitest';
import { fileNameOf, titleOf } from './sides';

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();

test('two battles of one day that nobody has named have two names, and two files', () => {
	const [noon, night] = [
		{ scenario: '', created: at(12, 5) },
		{ scenario: '', created: at(20, 30) }
	];
	expect(titleOf(noon)).toEqual({ fr: 'Bataille du 20 nov., 12:05', en: 'Battle of 20 Nov, 12:05' });
	expect(titleOf(night)).toEqual({ fr: 'Bataille du 20 nov., 20:30', en: 'Battle of 20 Nov, 20:30' });
	expect(fileNameOf(noon, 'fr')).toBe('guidon-bataille-du-20-novembre-2026-a-12-05');
	expect(fileNameOf(night, 'fr')).not.toBe(fileNameOf(noon, 'fr'));
});

test('a scenario is the name', () => {
	expect(titleOf({ scenario: 'Gaugamèles', created: at(12, 5) }).fr).toBe('Gaugamèles');
	expect(fileNameOf({ scenario: 'Gaugamèles', created: at(12, 5) }, 'fr')).toBe('guidon-gaugameles');
});
