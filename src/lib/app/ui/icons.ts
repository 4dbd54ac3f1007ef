/** Icons of the app: paths on a grid of 24 × 24, drawn by Icon.svelte with a stroke. */
const FLAG = 'M5 22V3M5 4h15l-4.5 4.5L20 13H5';
const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';

/** Drawn as they are and turned, by Icon.svelte. */
const BACK = 'm14.5 5-7 7 7 7';
const UNDO = 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9';
const UP = 'm5 14.5 7-7 7 7';

export const SHAPES = {
	flag: FLAG,
	pennant: FLAG,
	search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 21 21',
	die: 'M12 2.5 20.5 9l-3.2 10H6.7L3.5 9zM12 7.5l4 6H8z',
	pips: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
	fire: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 2v6M12 16v6M2 12h6M16 12h6',
	melee: 'm4 4 16 16M20 4 4 20M4 12l8 8M20 12l-8 8',
	shock: 'M2 12h8M6 8l4 4-4 4M22 12h-8M18 8l-4 4 4 4',
	river: 'M3 9c3-3 6 3 9 0s6 3 9 0M3 15c3-3 6 3 9 0s6 3 9 0',
	book: 'M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3',
	star: STAR,
	starred: STAR,
	swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
	sliders: 'M3 8h10M17 8h4M3 16h4M11 16h10M15 5v6M9 13v6',
	back: BACK,
	next: BACK,
	close: 'M6 6l12 12M18 6 6 18',
	undo: UNDO,
	redo: UNDO,
	share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
	check: 'm4.5 12.5 5 5 10-11',
	add: 'M12 5v14M5 12h14',
	bin: 'M4 6.5h16M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5',
	grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
	up: UP,
	down: UP,
	play: 'M7 4.5v15l12.5-7.5z',
	pause: 'M8 5v14M16 5v14',
	more: 'M5 12h.01M12 12h.01M19 12h.01',
	moon: 'M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z',
	pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5'
};

export type IconName = keyof typeof SHAPES;
