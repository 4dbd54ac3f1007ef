import { describe, expect, test } from 'vitest';
import { escape } from '$lib/core/charts/html/escape';
import { label } from '$lib/core/charts/html/write';

describe('words in HTML', () => {
	test.each([
		['<b>&', '&lt;b&gt;&amp;'],
		// In an attribute a quote would end the value, and what follows would be read as attributes.
		['" onclick="alert(1)', '&quot; onclick=&quot;alert(1)'],
		['Pe & Ca', 'Pe &amp; Ca']
	])('%s', (words, written) => expect(escape(words)).toBe(written));

	test('are escaped in both languages of a label', () => {
		const written = label({ fr: '"<i>', en: '<b>"' }, { lang: 'fr', names: [], termsAt: '' });
		expect(written).toBe('&quot;&lt;i&gt;<span class=other lang=en> &lt;b&gt;&quot;</span>');
	});
});
