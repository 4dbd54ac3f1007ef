/** Icons of the app: paths on a grid of 24 × 24, drawn by Icon.svelte with a stroke. */
const FLAG = 'M5 22V3M5 4h15l-4.5 4.5L20 13H5';
const STAR = 'm12 3.2 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1L3.2 9.6l6.1-.8z';

export const SHAPES = {
	flag: FLAG,
	pennant: FLAG,
	search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3 21 21',
	die: 'M12 2.5 20.5 9l-3.2 10H6.7L3.5 9zM12 7.5l4 6H8z',
	book: 'M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3',
	star: STAR,
	starred: STAR,
	swap: 'M4 8.5h15M15 4.5l4 4-4 4M20 15.5H5M9 11.5l-4 4 4 4',
	sliders:
		'M3.5 8h8.5M18 8h2.5M15 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 16H6M12 16h8.5M9 19a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
	back: 'm14.5 5-7 7 7 7',
	next: 'm9.5 5 7 7-7 7',
	close: 'M6 6l12 12M18 6 6 18',
	undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5.5 5.5 0 0 1 0 11H9',
	redo: 'M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5.5 5.5 0 0 0 0 11h5',
	share: 'M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12',
	check: 'm4.5 12.5 5 5 10-11',
	add: 'M12 5v14M5 12h14',
	bin: 'M4 6.5h16M9.5 6V4h5v2M6.5 6.5l1 13.5h9l1-13.5',
	grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
	up: 'm5 14.5 7-7 7 7',
	down: 'm5 9.5 7 7 7-7',
	starplus: 'M11 4.5 8.8 9l-5 .7 3.6 3.5-.9 5L11 15.8l4.5 2.4-.9-5M17.5 3v7M14 6.5h7',
	play: 'M7 4.5v15l12.5-7.5z',
	pause: 'M8 5v14M16 5v14',
	more: 'M5 12h.01M12 12h.01M19 12h.01',
	phone: 'M7 2.5h10v19H7zM11 18.5h2',
	moon: 'M20 14.2A8.3 8.3 0 1 1 9.8 4a6.6 6.6 0 0 0 10.2 10.2z',
	pen: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5l3.5 3.5'
};

export type IconName = keyof typeof SHAPES;
