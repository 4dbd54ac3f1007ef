import { expect, test } from 'vitest';
import { dressed, sheetsOf } from './dress';

const HTML = `<head><meta content="default-src 'none'; style-src 'self'; img-src 'self'"><link href="/_app/a.css" rel="stylesheet">
<link href="/_app/b.css" rel="stylesheet"><link href="/_app/a.js" rel="later"></head>`;

test('styles are worn in their order, by name of their sums, and their links fetch nothing', () => {
	expect(sheetsOf(HTML)).toEqual(['/_app/a.css', '/_app/b.css']);
	const sheets = new Map([
		['/_app/a.css', { css: 'a{content:"$&"}', sum: 'AAA=' }],
		['/_app/b.css', { css: 'b{}', sum: 'BBB=' }]
	]);
	expect(dressed(HTML, sheets)).toBe(
		`<head><meta content="default-src 'none'; style-src 'self' 'sha256-AAA=' 'sha256-BBB='; img-src 'self'">` +
			`<style>a{content:"$&"}</style><link href="/_app/a.css" rel="stylesheet" disabled>\n` +
			`<style>b{}</style><link href="/_app/b.css" rel="stylesheet" disabled><link href="/_app/a.js" rel="later"></head>`
	);
});

test('a style that is missing is left to its link', () => {
	expect(dressed(HTML, new Map())).toBe(HTML);
	const one = dressed(HTML, new Map([['/_app/b.css', { css: 'b{}', sum: 'BBB=' }]]));
	expect(one).toContain('<link href="/_app/a.css" rel="stylesheet">');
	expect(one).toContain("style-src 'self' 'sha256-BBB='; ");
});
