/** Groups modules into chunks, and names the chunks. */

/** Modules that every chart page needs: one chunk in place of thirty, 2 kB less of links in the head of every page. */
const BASE = [
	/^\0rolldown\/runtime/,
	/node_modules\/@sveltejs\/kit\//,
	/\.svelte-kit\/generated\/(root\.svelte|client(-optimized)?\/(app|matchers)\.js)/,
	/src\/app\.css$/,
	// Kit also links the styles of components that are loaded later, and every page waits for those of `shared`: one style sheet in place
	// of four.
	/(IdleNotices|MatrixPicker|CalculatorRow|SumSheet|Distribution|OddsBars|SideMark)\.svelte\?svelte&type=style/,
	/src\/lib\/(games\/[a-z]+\/look\.css|core\/(figures|charts\/(write|name-by-id|cell))\.ts)$/,
	/src\/routes\/(\[lang=lang\]\/)?\+(layout|error)/,
	/src\/routes\/\[lang=lang\]\/\[game\]\/(\+layout|\[chart\]\/\+page)/
];

/** Of the other modules those that three or more pages import, but for what only battles and settings do: files and copies. */
const SHARED =
	/node_modules\/svelte\/|src\/lib\/(?!games\/\w+\/|core\/(search|units)\/|core\/paste|app\/(search|sheet|packs|army|fight)\/|app\/device\/error-log|app\/storage\/client\/(blank-start|copy-folder|end-battle|folder|offered|remembered|save-file)|packs\/|editor\/)|src\/routes\/\[lang=lang\]\/(games|welcome-words)\.ts/;

/** Modules that every calculator needs besides: one chunk in place of eighteen. */
const CALCULATOR = [
	/src\/routes\/\[lang=lang\]\/\[game\]\/calc\/.*(\.svelte|\+page\.ts)/,
	/src\/lib\/app\/calculator\/(?!ShareSheet)/,
	/src\/lib\/app\/battle\/(KeepCombat|CorrectCombat|UnitNames|WhoPicker)/,
	/src\/lib\/app\/favourites\/KeepPreset/,
	/src\/lib\/app\/fight\/WithArmies/
];

/** Two chunks a game: the rules that its charts are made from, and what its calculators share. */
const GAME = /src\/lib\/games\/([a-z]+)\//;
const OUTCOMES = /src\/lib\/games\/[a-z]+\/outcomes\//;
const RULES = /src\/lib\/games\/[a-z]+\/(?!(?:index|terms|names|look|units)\.|charts\/)/;

/** A chunk each: else the bundler would put names that a calculator imports into the chunk of rules, which charts load too. */
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

/** Chunks of which most functions run before a page answers taps. */
const AT_LAUNCH = /\/(base|shared|calculator|games-\w+-rules|\d+)\.[\w-]+\.js$/;

/** As the first line of a script: Chromium compiles all its functions at once, and caches the compiled code. */
export const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad';

/**
 * Chromium fills its code cache when a script has loaded. Functions that hydration calls later are not in it, and would be
 * compiled at every launch.
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
 * Kit names chunks by their hashes alone; the parcels need to know the game of a script.
 *
 * @param {import('vite').Rolldown.PreRenderedChunk} chunk
 */
export const chunkName = ({ name, facadeModuleId }) =>
	`_app/immutable/chunks/${facadeModuleId ? nameOf(facadeModuleId) : name}.[hash].js`;
