/** The addresses of things, without the language: favourites and search entries hold them too. */
export const paths = {
	home: '/',
	search: '/search/',
	calculators: '/calculators/',
	battle: '/session/',
	/** Battles live on the phone, pages on any host: which one is in the query. */
	battleOf: (id: string, entry?: string) => `/session/battle/?id=${id}${entry ? `#${entry}` : ''}`,
	report: (id: string) => `/session/report/?id=${id}`,
	favourites: '/favourites/',
	settings: '/settings/',
	/** To print; the game is in the query. */
	sheet: (system: string, way?: 'starred') => `/sheet/?game=${system}${way ? `&charts=${way}` : ''}`,
	about: '/about/',
	packs: '/packs/',
	packGuide: '/packs/guide/',
	packEditor: '/packs/edit/',
	system: (system: string) => `/${system}/`,
	terms: (system: string, term?: string) => `/${system}/terms/${term ? `#${term}` : ''}`,
	chart: (system: string, chart: string, row?: string, column?: string) =>
		`/${system}/${chart}/${row ? `#${row}${column ? `.${column}` : ''}` : ''}`,
	calculator: (system: string, calculator: string) => `/${system}/calc/${calculator}/`
};
