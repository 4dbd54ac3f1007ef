/** What the build rewrites of the output of other tools: where they write it otherwise, it ends with a sentence. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compileWhole } from '../../scripts/build/chunks.js';
import { finished, startedAfterPaint, withPolicy } from '../../scripts/build/head.js';
import { checkPages, checkStyles, checkWorker } from '../../scripts/build/pwa.js';
import { rewritten } from '../../scripts/build/rewritten.js';

/** As Kit 2.70 writes it. */
const PAGE = `<!doctype html>
<html lang="%lang%"><head>
<meta charset="utf-8" />
<link href="/on/_app/immutable/entry/start.AAAA.js" rel="modulepreload">
<link href="/on/_app/immutable/chunks/base.BBBB.js" rel="modulepreload">
<link href="/on/_app/immutable/entry/app.CCCC.js" rel="modulepreload">
<link href="/on/_app/immutable/assets/base.DDDD.css" rel="stylesheet">
</head><body><div class="app">
	<script>
		{
			__sveltekit_1x = { base: "/on" };
			const element = document.currentScript.parentElement;
			Promise.all([
				import("/on/_app/immutable/entry/start.AAAA.js"),
				import("/on/_app/immutable/entry/app.CCCC.js")
			]).then(([kit, app]) => {
				kit.start(app, element, { node_ids: [0, 2] });
			});
		}
	</script>
</div></body></html>`;

const CHUNKS = {
	'entry/start.js': { file: '_app/immutable/entry/start.AAAA.js', imports: ['_base.js'] },
	'_base.js': { file: '_app/immutable/chunks/base.BBBB.js', imports: ['_shared.js'] },
	'_shared.js': { file: '_app/immutable/chunks/shared.EEEE.js' },
	'src/game.ts': { file: '_app/immutable/chunks/game.FFFF.js', imports: ['_shared.js'] }
};

const started = (page: string, sources = ['src/game.ts']) => startedAfterPaint(page, CHUNKS, sources);
const words = (page: string) => finished(page, { lang: 'fr' }, { fetched: ['/on/x.json'], sources: [] });

test('the scripts of a page are asked for in one wave after the first paint, with what Kit’s links leave out', () => {
	const html = started(PAGE);
	expect(html).not.toContain('modulepreload');
	expect(html).toContain('rel="stylesheet"');
	const asked =
		/Promise\.all\("(.*?)"\.split\(" "\)\.map\(\(file\) => import\("\/on\/_app\/immutable\/" \+ file\)\)\)/.exec(
			html
		)?.[1];
	expect(asked?.split(' ')).toEqual([
		'entry/start.AAAA.js',
		'entry/app.CCCC.js',
		'chunks/base.BBBB.js',
		'chunks/game.FFFF.js',
		'chunks/shared.EEEE.js'
	]);
	expect(html).toMatch(
		/requestAnimationFrame\(\(\)=>setTimeout\(go\)\); setTimeout\(go, 1000\); \}\)\.then\(\(\) => \{ const all = \(\) => Promise\.all\("entry/
	);
	expect(html).toContain('return all().catch(all); }).then(([kit, app]) => {');
});

test('a page without scripts stays as it is', () => {
	const bare = PAGE.replace(/<link href="[^"]+js"[^>]*>\n/g, '').replace(/<script>[^]*<\/script>/, '');
	expect(started(bare)).toBe(bare);
});

test.each([
	['Kit’s links', 'modulepreload', started],
	['Kit’s start script', 'Promise.all', started],
	['Kit’s start script', '[kit, app]', started],
	['Kit’s start script', 'import("', started],
	['the charset', '<meta charset="utf-8" />', withPolicy],
	['a place for words', '%lang%', (page: string) => words(page)],
	['the end of the head', '</head>', (page: string) => words(page)]
])('%s with one letter changed in %s ends the build', (_, part, write) => {
	expect(PAGE.split(part).length).toBeGreaterThan(1);
	for (let at = 0; at < part.length; at++) {
		const spoiled = part.slice(0, at) + (part[at] === 'x' ? 'y' : 'x') + part.slice(at + 1);
		expect(() => write(PAGE.replaceAll(part, spoiled)), spoiled).toThrow(
			/is not written as the build expects it: .* matches \d+ times, not \d+/
		);
	}
});

test('how often something must match is counted, and `$` in a replacement is a letter', () => {
	expect(rewritten('a b a', 'a', '$&', 'the letter a', 2)).toBe('$& b $&');
	expect(() => rewritten('a b a', /a/, 'c', 'the letter a')).toThrow(
		'the letter a is not written as the build expects it: /a/ matches 2 times, not 1.'
	);
});

test('a source without a script of its own ends the build', () =>
	expect(() => started(PAGE, ['src/gone.ts'])).toThrow('src/gone.ts has no script of its own'));

test('groups of which a pattern matches nothing end the build', () =>
	expect(() => compileWhole({})).toThrow(/The script “base” has nothing that .* matches/));

test.each([
	['no script is called base', [], /No script is called “base”/],
	['a page has no policy', ['<p>'], /Pages without a policy: a0\.html/],
	[
		'most pages start otherwise',
		['<meta http-equiv="content-security-policy">', '<meta http-equiv="content-security-policy">'],
		/2 of 2 pages do not start/
	]
])('a build ends where %s', (_, pages, says) => {
	const script = { file: '_app/immutable/chunks/base.x.js', body: Buffer.from('') };
	const files = pages.map((html, at) => ({ file: `a${at}.html`, body: Buffer.from(html) }));
	expect(() => checkPages(pages.length ? [script, ...files] : files)).toThrow(says);
});

test('a build with a page that lacks the styles of its elements ends', () => {
	const sheet = (name: string, css: string) => ({
		file: `client/_app/immutable/assets/${name}.css`,
		body: Buffer.from(css)
	});
	const page = (html: string) => ({ file: 'prerendered/a.html', body: Buffer.from(html) });
	const sheets = [sheet('base.A', '.s1a2b{color:red}'), sheet('late.B', 'b.s9z8y.on{color:red}.s1a2b{color:red}')];
	const link = '<link href="/_app/immutable/assets/base.A.css" rel="stylesheet">';
	expect(() => checkStyles([...sheets, page(`${link}<p class="x s1a2b">`)])).not.toThrow();
	expect(() => checkStyles([...sheets, page(`${link}<p class="on s9z8y">`)])).toThrow(
		/a\.html has elements of the class s9z8y and no link to late\.B\.css/
	);
	expect(() => checkStyles([sheet('base.A', '.other{color:red}'), page(link)])).toThrow(/No style sheet has a scoped/);
});

test('a build without a worker, or with one that has no list, ends', () => {
	const folder = mkdtempSync(join(tmpdir(), 'guidon-build-'));
	try {
		expect(() => checkWorker(folder)).toThrow(/sw\.js is missing, or has no list/);
		writeFileSync(join(folder, 'sw.js'), 'const list = [];');
		expect(() => checkWorker(folder)).toThrow(/has no list/);
		writeFileSync(join(folder, 'sw.js'), 'const list = [{"url":"./","digest":"x"}];');
		expect(() => checkWorker(folder)).not.toThrow();
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
});
