/** HTML enters a page through one door, and a built page allows nothing else. */
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { tightened, withPolicy } from '../../scripts/build/head.js';

const src = join(import.meta.dirname, '../../src');
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(svelte|ts)$/.test(file));

test('every {@html} takes what trusted() gives, and nothing writes HTML past it', () => {
	const past = sources.flatMap((file) => {
		const text = readFileSync(join(src, file), 'utf8');
		const raw = text.match(
			/\{@html (?!trusted\().*|\b(inner|outer)HTML\s*=(?! trusted\()|insertAdjacentHTML|document\.write|srcdoc/g
		);
		return (raw ?? []).map((what) => `${file}: ${what}`);
	});
	expect(past).toEqual([]);
	const doors = sources.filter((file) => readFileSync(join(src, file), 'utf8').includes('createHTML'));
	expect(doors.map((name) => name.split(sep).join('/'))).toEqual(['lib/app/ui/trusted.ts']);
});

/** A game that came as a file is a game like any other: but for its mark, for where it is kept, and for the pages that open and write it. */
const KNOW_OF_PACKS: Readonly<Record<string, RegExp>> = {
	'hooks.client.ts': /^installed-games$/,
	'routes/[lang=lang]/IdleNotices.svelte': /^installed$/,
	'routes/[lang=lang]/[game]/+layout.ts': /^ByMark\.svelte$/,
	'routes/[lang=lang]/GameSection.svelte': /^ByMark\.svelte$/
};
const LIB_PACKS = /\b(?:from|import)\s*\(?\s*'(?:\$lib(?:\/app)?|(?:\.\.\/)+)\/?packs\/([^']+)'/g;

test('nothing else knows that a game came as a file', () => {
	const known = new Map<string, string[]>();
	for (const file of sources.map((name) => name.split(sep).join('/'))) {
		if (/^(lib\/(app|editor)|routes(\/\[lang=lang\])?)\/packs\/|^lib\/(packs|editor)\//.test(file)) continue;
		for (const [, part = ''] of readFileSync(join(src, file), 'utf8').matchAll(LIB_PACKS))
			known.set(file, [...(known.get(file) ?? []), part]);
	}
	expect([...known].filter(([file, parts]) => !parts.every((part) => KNOW_OF_PACKS[file]?.test(part)))).toEqual([]);
	expect([...known.keys()].sort()).toEqual(Object.keys(KNOW_OF_PACKS).sort());
});

test('the policy stands behind the charset and in front of every script, with the sum of each', () => {
	const html = withPolicy(
		'<head><meta charset="utf-8" />\n<script>a()</script></head><body><script>b()</script></body>'
	);
	expect(html).toMatch(
		/<meta charset="utf-8" \/><meta http-equiv="content-security-policy" content="[^"]+">\n<script>/
	);
	// sha256 of the two scripts, from openssl.
	expect(html).toContain(
		"script-src 'self' 'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-cf242PFc/kb7xD0Qzhsmd9vvRkc+cWFmbi+k+YvtdKc='"
	);
});

test('no script runs but those of the build: no unsafe-inline, no unsafe-eval, no other host', () => {
	const html = withPolicy('<meta charset="utf-8" />');
	expect(html).not.toMatch(/unsafe-(inline|eval)|https?:|[*]/);
	expect(html).toContain("default-src 'none'");
	expect(html).toContain("require-trusted-types-for 'script'");
});

test('indentation and comments are left out of the head', () =>
	expect(tightened('<!--\n why\n--><a />\n\t<!--[0--><b />\n<script>\n\t// why\n\tx(); // y\n</script>')).toBe(
		'<a />\n<!--[0--><b />\n<script>x();</script>'
	));
