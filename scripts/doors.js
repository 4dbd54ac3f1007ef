/**
 * Kit asks for its parts by files of their own: the start, the app, each page. Where all of them stand in one chunk, the bundler
 * leaves doors behind, files that say nothing but `export{_layout as component}from"../base.js"`: seven requests of a chart page
 * for what is there. Here those who ask go to the chunk itself.
 */

/** @typedef {{ chunk: string, names: [outside: string, inside: string][] }} Door */

/** What a door leads to; undefined for a script that is none. @param {string} code @returns {Door | undefined} */
export function doorIn(code) {
	const [, inner, chunk] = /^export\{([^{}]*)\}from[`"'](?:\.\.?\/)+([^`"']+)[`"'];?\s*$/.exec(code) ?? [];
	if (inner === undefined || chunk === undefined) return undefined;
	const names = inner.split(',').map((name) => {
		const [inside = '', outside = inside] = name.trim().split(' as ');
		return /** @type {[string, string]} */ ([outside, inside]);
	});
	return { chunk, names };
}

/**
 * What to write in place of `import("…")` of a door: the chunk with the names that the door gives its parts.
 *
 * @param {Door} door @param {string} address of the chunk
 */
export function through({ names }, address) {
	const renamed = names.filter(([outside, inside]) => outside !== inside);
	const asked = `import(${JSON.stringify(address)})`;
	if (!renamed.length) return asked;
	const others = renamed.length < names.length ? ['__proto__:e'] : [];
	return `${asked}.then(e=>({${[...others, ...renamed.map(([outside, inside]) => `${outside}:e.${inside}`)].join()}}))`;
}
