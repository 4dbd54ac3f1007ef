/** Which modules share a script, and what scripts are called. */

/** What a chart needs: one script for thirty, 2 kB less in the head of every page. */
const BASE = [
	/^\0rolldown\/runtime/,
	/node_modules\/@sveltejs\/kit\//,
	/\.svelte-kit\/generated\/(root\.svelte|client(-optimized)?\/(app|matchers)\.js)/,
	/src\/(app|routes\/\[lang=lang\]\/phase-list)\.css$/,
	// Kit links the styles of parts that come later too: one sheet for three.
	/(IdleNotices|MatrixPicker)\.svelte\?svelte&type=style/,
	/src\/lib\/(games\/[a-z]+\/look\.css|core\/(figures|charts\/(write|name-by-id|cell))\.ts)$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[game\]\/(\+layout|\[chart\]\/\+page)/
];

/** Of the rest, what three pages and more take. */
const SHARED =
	/node_modules\/svelte\/|src\/lib\/(?!games\/\w+\/|core\/search\/|app\/(search|sheet|packs)\/|packs\/|editor\/)|src\/routes\/\[lang=lang\]\/(games|welcome-words)\.ts/;

/** What every calculator needs beside that: one script for eighteen. */
const CALCULATOR = [
	/src\/routes\/\[lang=lang\]\/\[game\]\/calc\/.*(\.svelte|\+page\.ts)/,
	/src\/lib\/app\/calculator\/(?!ShareSheet)/,
	/src\/lib\/app\/battle\/(KeepCombat|CorrectCombat|UnitNames|WhoPicker)/,
	/src\/lib\/app\/favourites\/KeepPreset/
];

/** What charts are made of by rules comes with any of them, the calculators of a game with what they share as another script. */
const GAME = /src\/lib\/games\/([a-z]+)\//;
const OUTCOMES = /src\/lib\/games\/[a-z]+\/outcomes\//;
const RULES = /src\/lib\/games\/[a-z]+\/(?!(?:index|terms|names|look|units)\.|charts\/)/;

/** Each for itself, or the bundler would put those that a calculator reads into its rules, which a chart does not need. */
const NAMES = /src\/lib\/games\/[a-z]+\/names\.ts$/;
const FIGURES = /src\/lib\/games\/[a-z]+\/charts\//;

/** `/src/lib/games/wab/charts/armour.ts` is `games-wab-charts-armour`. @param {string} id */
const nameOf = (id) =>
	id
		.replace(/^.*\/(src|node_modules|\.svelte-kit)\//, '')
		.replace(/^(lib|routes|generated)\//, '')
		.replace(/(\.svelte)?\.\w+$/, '')
		.replace(/[^\w]+/g, '-')
		.replace(/^-|-$/g, '');

/** @param {string} part @returns {(id: string) => string} */
const ofGame = (part) => (id) => `games-${GAME.exec(id)?.[1]}-${part}`;

export const groups = [
	{ name: 'base', test: (/** @type {string} */ id) => BASE.some((part) => part.test(id)) },
	{ name: 'shared', test: SHARED, minShareCount: 3 },
	{ name: 'calculator', test: (/** @type {string} */ id) => CALCULATOR.some((part) => part.test(id)) },
	{ name: ofGame('outcomes'), test: OUTCOMES },
	{ name: nameOf, test: NAMES },
	{ name: nameOf, test: FIGURES },
	{ name: ofGame('rules'), test: RULES }
];

/** Scripts of which most runs before a page answers taps. */
const AT_LAUNCH = /\/(base|shared|calculator|games-\w+-rules|\d+)\.[\w-]+\.js$/;

/** At the start of a script: Chromium compiles it whole, and keeps what it has compiled. */
export const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad';

/**
 * Chromium keeps the compiled code of a script when it has come, before the functions that hydrate a page have run, and would
 * compile those at every launch.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 */
export function compileWhole(bundle) {
	const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
	const launched = chunks.filter(({ fileName }) => AT_LAUNCH.test(fileName));
	for (const [name, parts] of Object.entries({ base: BASE, shared: [SHARED], calculator: CALCULATOR })) {
		const modules = launched.find((chunk) => chunk.name === name)?.moduleIds ?? [];
		const unmatched = parts.filter((part) => !/css|runtime/.test(part.source) && !modules.some((id) => part.test(id)));
		if (unmatched.length)
			throw new Error(
				`The script “${name}” has nothing that ${unmatched.join(', ')} matches: correct scripts/build/chunks.js.`
			);
	}
	for (const chunk of launched) chunk.code = `${COMPILED_WHOLE}\n${chunk.code}`;
}

/**
 * Kit names chunks by their sums alone; the parcels need to know the game of a script.
 *
 * @param {import('vite').Rolldown.PreRenderedChunk} chunk
 */
export const chunkName = ({ name, facadeModuleId }) =>
	`_app/immutable/chunks/${facadeModuleId ? nameOf(facadeModuleId) : name}.[hash].js`;
