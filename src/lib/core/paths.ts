/** The addresses of things, without the language: favourites and search entries hold them too. */
export const paths = {
	home: '/',
	search: '/search/',
	calculators: '/calculators/',
	battle: '/session/',
	/** A battle's id is in the query: battles exist only on the device, so no page can be prerendered for each. */
	battleOf: (id: string, entry?: string) => `/session/battle/?id=${id}${entry ? `#${entry}` : ''}`,
	armies: (id: string) => `/session/armies/?id=${id}`,
	report: (id: string) => `/session/report/?id=${id}`,
	favourites: '/favourites/',
	settings: '/settings/',
	/** To print; the game is in the query. */
	sheet: (game: string, way?: 'starred') => `/sheet/?game=${game}${way ? `&charts=${way}` : ''}`,
	about: '/about/',
	packs: '/packs/',
	packGuide: '/packs/guide/',
	packEditor: '/packs/edit/',
	game: (game: string) => `/${game}/`,
	terms: (game: string, term?: string) => `/${game}/terms/${term ? `#${term}` : ''}`,
	chart: (game: string, chart: string, row?: string, column?: string) =>
		`/${game}/${chart}/${row ? `#${row}${column ? `.${column}` : ''}` : ''}`,
	calculator: (game: string, calculator: string) => `/${game}/calc/${calculator}/`
};
