/** The figures of sheet 003, typed a second time as they are printed, and its doubtful places one by one. */
import { describe, expect, test } from 'vitest';
import { loadAll } from '..';
import { show } from '$lib/core/figures';
import type { Cell, Chart, Term, Text } from '$lib/core/types';
import { annotated } from '$lib/core/charts/cell';
import { cellOf, figureAt, rowFor, rowOf } from '$lib/core/charts/read';
import { exceptionFor } from './exception-for';
import { EXCEPTIONS, type Role } from './exceptions';
import game from './index';
import { FATES } from './outcomes';
import { SUPPORTS } from './support';
import { ALL_TROOPS, TROOPS, troopsOf, type Side } from './troops';
import { rowOfTroop } from './troop-pattern';

const { terms, charts } = await loadAll(game);
const chart = (id: string): Chart => charts.find((chart) => chart.id === id)!;
const name = (code: string) => {
	const term: Term = terms.find(({ id }) => id === code)!;
	return term.abbr ?? term.title;
};
const shown = (cell: Cell, lang: 'fr' | 'en' = 'en') => show(annotated(cell).value, lang, name) || '·';
const printed = (id: string) =>
	chart(id).rows.map(({ id, cells }) => [id, ...cells.map((cell) => shown(cell))].join(' '));
const lines = (text: string) =>
	text
		.trim()
		.split('\n')
		.map((line) => line.trim());

test('movement: road, good, rough, difficult', () => {
	expect(printed('movement')).toEqual(
		lines(`
			lh 250 250 200 100
			cv-exp-cm 200 200 150 100
			el-kn 200 150 150 100
			ax-bw-ps 200 150 150 150
			sp-pk-bd-wb-hd 200 100 100 100
			wwg-art 150 100 100 100
			art-s 100 50 50 ·
			bg 150 100 50 50
			f-mounted · +50 · ·
			f-foot · +50 +50 +50
			naval · 200 · 100
			naval-x · 100 · 50
		`)
	);
	expect(cellOf(chart('movement'), 'art-s', 'difficult').doubt).toBeDefined();
	for (const troop of [...troopsOf('mounted'), ...troopsOf('foot')])
		expect(rowOfTroop(chart('movement'), troop).cells).toHaveLength(4);
});

test('combat factors: against mounted, foot, naval, and shot at', () => {
	expect(printed('combat-factors')).toEqual(
		lines(`
			el 5 4 3 ·
			sp-exp-art 4 4 4 ·
			kn-wwg 4 3 4 4
			pk 4 3 4 ·
			bw-cm 4 2 3 3
			cv-gal-shp 3 3 3 ·
			bd 3 5 4 4
			ax-wb 2 3 3 ·
			lh-ps-hd-bts 2 2 2 ·
			bg-empty 1 1 1 ·
		`)
	);
	const starred = chart('combat-factors').rows.filter(({ cells }) => annotated(cells[3]!).notes?.includes('bow'));
	expect(starred.map(({ id }) => id)).toEqual(['kn-wwg', 'bw-cm']);
	const heads = (id: string) => rowOfTroop(chart('combat-factors'), id).id;
	expect([...ALL_TROOPS, 'naval-empty'].map(heads).sort()).toEqual(
		chart('combat-factors')
			.rows.flatMap(({ id }) => (id === 'bg-empty' ? [id, id] : id.split('-').map(() => id)))
			.sort()
	);
	expect(chart('combat-factors').columns.every(({ doubt }) => doubt)).toBe(true);
});

test('PIP costs', () => {
	expect(printed('pip-costs')).toEqual(
		lines(`
			order 1
			cinc −1
			beyond-1200 +1
			unseen-600 +1
			general-lost +1
			general-off-table +1
			enemy-edge +1
			deviation +1
			short-move +1
			column +1
			mixed +1
			halt-irregulars +1
			third-march +1
		`)
	);
	const once = (group: string) => chart('pip-costs').rows.filter((row) => row.group === group);
	for (const [group, size] of [
		['distant', 5],
		['irregulars', 3]
	] as const) {
		expect(once(group)).toHaveLength(size);
		for (const row of once(group)) expect(row.not).toHaveLength(size - 1);
	}
	expect(chart('pip-costs').doubt).toBeDefined();
});

test('tactical factors', () => {
	expect(printed('tactical-factors')).toEqual(
		lines(`
			fortification +2
			general +1
			higher +1
			bank +1
			overlap-1 −1
			overlap-2 −2
			shooters-1 −1
			shooters-2 −2
			weather −1
			demoralised −1
			mounted −1
			bd-wb −2
			close-order −2
		`)
	);
	for (const id of ['general', 'mounted']) expect(cellOf(chart('tactical-factors'), id, 'value').doubt).toBeDefined();
	expect(rowOf(chart('tactical-factors'), 'bd-wb').doubt).toBeDefined();
	for (const row of chart('tactical-factors').rows.filter(({ group }) => group === 'overlap'))
		expect(row.not).toHaveLength(3);
});

test('class factors', () => {
	expect(printed('class-factors')).toEqual(
		lines(`
			s-shot-at +1
			s-close +1
			s-shooting +1
			i-not-above −1
			f-enemy-phase −1
			f-shot-at −1
		`)
	);
});

test('rear support: fourteen lines, +1 a rank, the printed maximums', () => {
	const support = chart('rear-support').rows.map((row) =>
		[show(row.head, 'en', name), ...row.cells.map((c) => shown(c))].join(' | ')
	);
	expect(support).toEqual(
		lines(`
			Kn (I) / Kn (I) | Kn, Cv, LH, infantry; shooting except by Art | +1 | +1
			Cv (I) / Cv (I), or Cv (O) / Cv | LH, Cv | +1 | +1
			Sp / Sp | Anyone, in good going and of the same grade | +1 | +1
			Pk / Pk, except (X) | Anyone, in GGo, per rank | +1 | +3
			Pk (X) (I) / Pk (X) | Anyone, in good going, per rank | +1 | +2
			Bd / Bd | Kn | +1 | +1
			Wb / Wb | Anyone | +1 | +1
			Wb (S) (O) / Wb (S) (O) | Mounted | +1 | +3
			Ax (X) / Ax (X) | Anyone, per rank | +1 | +3
			Ax / Ax, except (X) | Sp, Pk, Bd, Bw, Ax | +1 | +1
			Bw / Bw, except (X) | Sp, Pk, Bd, Bw, Ax | +1 | +1
			Ps (O) / Ps | Ps | +1 | +1
			Ps (S) (I) / Cv | Cv, Kn (X), where the army list allows | +1 | +1
			Ps / Sp, Pk, Bd, Ax | Wb, WWg, fortifications, mounted except Kn (X) | +1 | +1
		`)
	);
	const doubted = SUPPORTS.filter(({ doubt }) => doubt).map(({ id }) => id);
	expect(doubted).toEqual(['wb-mounted', 'ax-x', 'ax', 'bw']);
	expect(chart('rear-support').doubt).toBeDefined();
	for (const { id, each, most } of SUPPORTS) {
		expect(figureAt(chart('rear-support'), id, 'value')).toBe(each);
		expect(figureAt(chart('rear-support'), id, 'most')).toBe(most);
	}
});

test('support conditions: five after “ne pas être”, then chariots, then overlaps', () => {
	expect(chart('support-conditions').rows.map(({ id }) => id)).toEqual([
		...['corps', 'difficult', 'against-exp', 'fortification', 'shot-at', 'art-contacted', 'chariots'],
		...['exp-overlap', 'el-overlap']
	]);
	expect(chart('support-conditions').doubt).toBeDefined();
});

test('shooting ranges', () => {
	expect(printed('ranges')).toEqual(
		lines(`
			art-x 100
			bw 200
			wwg 200
			art-i 200
			gal 200
			shp 200
			bts-s 200
			art 500
		`)
	);
	expect(printed('artillery-fire')).toEqual(
		lines(`
			x Either Yes
			f Enemy’s only Yes
			others Enemy’s only No
		`)
	);
});

test('river crossing', () => {
	expect(printed('river')).toEqual(
		lines(`
			1-2 No · · ·
			3-4 Yes 100 · ·
			5-6 · 100 Yes ·
			7-8 · 100 Yes Yes
		`)
	);
	expect(rowOf(chart('river'), '7-8').doubt).toBeDefined();
	expect([1, 2, 3, 4, 5, 6, 7].map((total) => rowFor(chart('river-second'), total).id)).toEqual([
		'drowned',
		...['blocked', 'blocked', 'blocked'],
		...['across', 'across', 'across']
	]);
	for (const id of ['general', 'friend-across']) expect(figureAt(chart('river-second'), id, 'value')).toBe(1);
});

test('visibility', () => {
	expect(chart('visibility').rows.map(({ id, cells }) => `${id} ${shown(cells[1]!)}`)).toEqual(
		lines(`
			woods 50
			built-up 50
			same-hill 100
			orchards 150
			palm-groves 150
			dunes 150
			vineyards 150
			marsh 150
			rocks 150
			scrub 150
		`)
	);
});

describe('exception troops', () => {
	test('ten of them', () => {
		const troops = ['el', 'kn', 'cm', 'pk', 'bd', 'ax', 'bw', 'ps', 'art', 'wwg'];
		expect([...new Set(EXCEPTIONS.map(({ troop }) => troop))]).toEqual(troops);
		expect(chart('exception-troops').groups!.map(({ id }) => id)).toEqual(troops);
	});

	const side = (words: string): Side => {
		const [troop, grade = 'o'] = words.split(' ');
		return { troop, grade } as Side;
	};
	test.each([
		['el', 'sp', 'shooting', 'Art(F)'],
		['el', 'sp', 'close', 'El(S)'],
		['el', 'gal', 'close', 'El(S)'],
		['el', 'bd', 'close', 'El(I)'],
		['el', 'art', 'shot-at', 'El(I)'],
		['kn', 'kn', 'close', 'Kn(I)'],
		['kn', 'kn x', 'close', 'Kn(O)'],
		['kn', 'bd', 'close', 'Kn(I)'],
		['kn', 'wb', 'close', 'Kn(I)'],
		['kn', 'exp', 'close', 'Kn(I)'],
		['kn', 'sp', 'close', 'Kn(O)'],
		['cm', 'el', 'close', 'Cm(S)'],
		['cm', 'el x', 'shot-at', 'Cm(I)'],
		['cm', 'cv', 'close', 'Cm(I)'],
		['pk', 'cv', 'close', 'Pk(S)'],
		['pk', 'bts', 'shot-at', 'Pk(S)'],
		['pk', 'art', 'shot-at', 'Pk(I)'],
		['pk', 'bd', 'close', 'Pk(I)'],
		['bd', 'kn', 'close', 'Bd(S)'],
		['bd', 'sp', 'close', 'Bd(F)'],
		['ax', 'hd', 'close', 'Ax(S)'],
		['ax', 'cv', 'close', 'Ax(I)'],
		['bw', 'bd', 'close', 'Sp(I)'],
		['bw', 'bw', 'shot-at', 'Bw(S)'],
		['bw', 'kn', 'close', 'Bw(S)'],
		['bw', 'bd', 'shooting', 'Bw(S)(O)'],
		['ps', 'kn', 'shooting', 'Art'],
		['ps', 'ax', 'shooting', 'Ps(I)'],
		['ps', 'bw', 'shot-at', 'Ps(I)'],
		['art', 'sp', 'shooting', 'Art(F)'],
		['art', 'sp', 'close', 'Ax(I)'],
		['wwg', 'el', 'close', 'WWg(S)'],
		['wwg', 'kn', 'close', 'WWg(I)']
	])('%s (X) against %s, %s: %s', (me, enemy, role, as) => {
		const line = exceptionFor({ me: side(`${me} x`), enemy: side(enemy), role: role as Role })!;
		expect(shown(rowOf(chart('exception-troops'), line.id).cells[0]!)).toBe(as);
	});

	test('what the sheet leaves open of El (X) and Ps (X) is doubted on the row', () => {
		const doubtOf = (id: string) => rowOf(chart('exception-troops'), id).doubt?.read.en;
		expect(doubtOf('el-strong')).toContain('under their shooting');
		expect(doubtOf('ps-art')).toContain('both shooting and in close combat');
	});

	test('knights with rear support, blades against chariots, and what is left', () => {
		const me = (troop: string) => side(`${troop} x`);
		const kn = exceptionFor({ me: me('kn'), enemy: side('bd'), role: 'close', supported: true });
		const bd = exceptionFor({ me: me('bd'), enemy: side('kn'), role: 'close', chariots: true });
		expect([kn?.id, bd?.id]).toEqual(['kn-otherwise', 'bd-otherwise']);
		expect(exceptionFor({ me: side('kn i'), enemy: side('bd'), role: 'close' })).toBeUndefined();
		expect(
			['bw-move', 'art-move', 'art-second-rank', 'wwg-shooting'].map((id) =>
				shown(rowOf(chart('exception-troops'), id).cells[0]!)
			)
		).toEqual(['Sp', '100', 'Shoots in its own phase', 'Does not shoot']);
	});
});

test('mounted are El, Kn, Cv, LH, Cm and Exp; everything else on land is foot', () => {
	expect(troopsOf('mounted')).toEqual(['el', 'kn', 'cv', 'lh', 'cm', 'exp']);
	expect(troopsOf('naval')).toEqual(['gal', 'shp', 'bts']);
	expect(Object.keys(TROOPS)).toHaveLength(20);
	expect(chart('troop-types').rows).toHaveLength(20);
});

test('spontaneous advance: irregulars, then everyone near a demoralised enemy', () => {
	const rows = chart('spontaneous-advance').rows;
	expect(rows.filter(({ group }) => group === 'irregular').map(({ head }) => show(head, 'fr', name))).toEqual([
		'Kn, sauf (I) et (X)',
		'Cm(S)',
		'Exp',
		'Wb',
		'Hd(S)/Hd(F)',
		'Bd(S)/Bd(F)'
	]);
	expect(rows.filter(({ notes }) => notes?.includes('heavy')).map(({ id }) => id)).toEqual(['by-kn-exp', 'by-others']);
});

describe('outcomes', () => {
	test('a list for each heading of the sheet, in its order', () => {
		const ids = (verdict: keyof typeof FATES) => FATES[verdict].map(({ id }) => id).join(' ');
		expect(ids('equal')).toBe('exp others');
		expect(ids('beaten')).toBe('el kn lh exp mounted sp pk bd wb ax bw ps art wwg hd naval naval-empty bg');
		expect(ids('doubled')).toBe('cv lh ps land naval naval-empty');
	});

	test('the naval table is the outcomes told again', () => {
		expect(
			chart('naval').rows.map(({ cells }) => cells.map((cell) => shown(cell, 'fr').replace(/[\u00a0\u202f]/g, ' ')))
		).toEqual([
			['Détruit : au contact, par tous sauf Exp', 'Détruit : par tous sauf Exp'],
			[
				'Recule : dans tous les cas',
				'Détruit : par Art (S) ; Détruit : au contact, par tous sauf Exp ; Fuit : sous les autres tirs'
			]
		]);
		expect(cellOf(chart('naval'), 'naval', 'doubled').doubt).toBeDefined();
	});

	test('doubts stand on light troops, pikes (X), naval by Art (S), and what is not printed', () => {
		const doubted = Object.entries(FATES).flatMap(([verdict, fates]) =>
			fates.flatMap(({ id, rules }) => rules.filter(({ doubt }) => doubt).map((rule) => `${verdict} ${id}-${rule.id}`))
		);
		expect(doubted).toEqual([
			'equal others-otherwise',
			'beaten el-light',
			'beaten pk-held-x',
			'beaten wwg-art',
			'beaten wwg-el',
			'beaten naval-empty-otherwise',
			'doubled naval-art-s',
			'doubled naval-otherwise',
			'doubled naval-empty-otherwise'
		]);
	});
});

test('spontaneous advance: five lines speak of impetuous troops alone, in both languages', () => {
	const said = chart('spontaneous-advance').rows.filter(({ group }) => group === 'way' || group === 'ignored');
	expect(said.map(({ id }) => id)).toEqual(['shortest', 'forbidden', 'behind-forbidden', 'skirmisher', 'mounted']);
	for (const { head } of said) {
		const { fr, en } = head as Text;
		expect([/impétueux/i.test(fr), /impetuous/i.test(en)]).toEqual([true, true]);
	}
});

test('rear support: the colon is printed between the Bw alone', () => {
	const printed = (id: string) => rowOf(chart('rear-support'), id).doubt!.printed.fr;
	expect([printed('ax'), printed('bw')].map((words) => words.includes('deux-points'))).toEqual([false, true]);
});

test('flight: a recoil, a turn, then a move and 50 paces', () => {
	expect(
		chart('flight')
			.rows.filter(({ group }) => group === 'move')
			.map(({ cells }) => shown(cells[0]!))
	).toEqual(['Recoil', 'Turn about', 'A move + 50']);
});

test('pursuit: who follows, and when not', () => {
	const of = (group: string) =>
		chart('pursuit')
			.rows.filter((row) => row.group === group)
			.map(({ id }) => id);
	expect(of('who')).toEqual(['kn', 'pk', 'bd', 'sp', 'waders', 'naval', 'impetuous']);
	expect(of('unless')).toEqual([
		...['front', 'overlapping', 'off-table'],
		...['foot-skirmishers', 'pk-bd-mounted', 'kn-ps', 'defending']
	]);
	expect(terms.find(({ id }) => id === 'waders')!.doubt).toBeDefined();
	expect(terms.find(({ id }) => id === 'skirmishers')!.doubt?.read.en).toBe('LH and Ps');
	expect(rowOf(chart('pursuit'), 'foot-skirmishers').doubt).toBeDefined();
});
