/** What the scripts of the build are called, after what is in them: vite.config.ts writes these names, and the head of a page reads them. */

/** `/src/lib/systems/wab/charts/armour.ts` is `systems-wab-charts-armour`: the name stays when what is in it changes. @param {string} id */
export const nameOf = (id) =>
	id
		.replace(/^.*\/(src|node_modules|\.svelte-kit)\//, '')
		.replace(/^(lib|routes|generated)\//, '')
		.replace(/(\.svelte)?\.\w+$/, '')
		.replace(/[^\w]+/g, '-')
		.replace(/^-|-$/g, '');

/** A game and what is shown of it, as the parameters of an address say. @typedef {{ system?: string, chart?: string, calculator?: string }} Shown */

/**
 * The scripts with the data that a page asks for once it is alive: named in its head, they come together with the others.
 *
 * A chart is alive before its figures and the names of its game have come, but for a matrix, which has lists of them.
 *
 * @param {Shown} shown @param {string} route @param {readonly string[]} games @param {boolean} isMatrix
 */
export function dataOf({ system, chart, calculator }, route, games, isMatrix) {
	const contents = (/** @type {string} */ game) => nameOf(`/src/lib/systems/${game}/index.ts`);
	if (!system) return /\[lang=lang\]/.test(route) ? games.map(contents) : [];
	const isTerms = route.endsWith('/terms');
	const parts = [
		(calculator || isMatrix || isTerms) && 'names',
		isMatrix && `charts/${chart}`,
		// With all other calculators of the game: vite.config.ts.
		calculator && 'rules',
		isTerms && 'terms'
	];
	return [
		contents(system),
		...parts.flatMap((part) => (part ? [nameOf(`/src/lib/systems/${system}/${part}.ts`)] : []))
	];
}

/** What a script begins with that Chromium is to compile whole. */
export const COMPILED_WHOLE = '//# allFunctionsCalledOnLoad';
