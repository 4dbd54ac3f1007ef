/** What phones are told of the app when it is installed. Plain JavaScript, because the build reads it. */
/** Where the site is. */
export const base = `${process.env.BASE_PATH ?? ''}/`;

const DESCRIPTION = {
	fr: 'Toutes les tables de vos jeux de guerre, en français et en anglais, même sans réseau',
	en: 'Every chart of your wargames, in French and English, even without a connection'
};

/** The same words in both languages where browsers know how to read them, English where not. @param {{fr: string, en: string}} words @param {string} member */
const localized = (member, words) => ({ [member]: words.en, [`${member}_localized`]: words });

/** Root picks the player's language and moves on. @param {string} to @param {{fr: string, en: string}} name */
const shortcut = (to, name) => ({
	...localized('name', name),
	url: `${base}?to=${to}`,
	icons: [{ src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' }]
});

/** @type {any} -- localized members are newer than the types of the plugin */
export const manifest = {
	id: base,
	start_url: base,
	scope: base,
	name: 'Guidon',
	short_name: 'Guidon',
	...localized('description', DESCRIPTION),
	lang: 'en',
	dir: 'ltr',
	display: 'standalone',
	background_color: '#f5efe2',
	theme_color: '#f5efe2',
	categories: ['games', 'utilities'],
	icons: [
		{ src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png', purpose: 'any' },
		{ src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png', purpose: 'any' },
		{ src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' }
	],
	shortcuts: [
		shortcut('/search/', { fr: 'Chercher', en: 'Search' }),
		shortcut('/calculators/', { fr: 'Résoudre', en: 'Resolve' }),
		shortcut('/session/', { fr: 'Bataille', en: 'Battle' })
	],
	// A backup or a battle, as a file from another app or another phone; the worker puts it aside for the page.
	share_target: {
		action: `${base}shared/`,
		method: 'POST',
		enctype: 'multipart/form-data',
		params: { text: 'text', files: [{ name: 'file', accept: ['text/plain', 'application/json', '.txt', '.json'] }] }
	},
	file_handlers: [
		{ action: `${base}?to=/settings/`, accept: { 'application/json': ['.json'], 'text/plain': ['.txt'] } }
	],
	screenshots: [
		{ src: `${base}screenshot-chart.png`, sizes: '720x1480', type: 'image/png', form_factor: 'narrow' },
		{ src: `${base}screenshot-home.png`, sizes: '1280x800', type: 'image/png', form_factor: 'wide' }
	]
};
