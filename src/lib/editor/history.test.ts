import { describe, expect, test } from 'vitest';
import { changed, historyOf, redone, undone } from './history';

describe('a history', () => {
	test('goes back and forth by steps', () => {
		const three = changed(changed(historyOf(1), 2), 3);
		const two = undone(three);
		expect([two.now, undone(two).now, undone(undone(undone(two))).now]).toEqual([2, 1, 1]);
		expect([redone(two).now, redone(redone(two)).now]).toEqual([3, 3]);
	});

	test('takes typing in one field as one step, and in another as the next', () => {
		const typed = ['T', 'Th', 'Thr'].reduce((history, word) => changed(history, word, 'title'), historyOf(''));
		expect([typed.now, undone(typed).now]).toEqual(['Thr', '']);
		const other = changed(typed, 'Three', 'author');
		expect(undone(other).now).toBe('Thr');
	});

	test('starts a new step after an undo, though the field is the same', () => {
		const back = undone(changed(changed(historyOf('a'), 'b'), 'c', 'title'));
		expect(undone(changed(back, 'd', 'title')).now).toBe('b');
	});

	test('forgets what was undone once something else is done', () =>
		expect(redone(changed(undone(changed(historyOf(1), 2)), 3)).now).toBe(3));

	test('has no step for what changes nothing', () => expect(changed(historyOf(1), 1).past).toEqual([]));
});
