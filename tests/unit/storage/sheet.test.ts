// First: Dexie looks for IndexedDB as it is loaded.
import { BATTLE, COMBAT, newPhone, open } from './world';
import { expect, test } from 'vitest';
import { battleSheet, type SheetNames } from '$lib/app/storage/sheet';
import * as words from '$lib/app/storage/words';
import { faultsIn, textsIn } from '../texts';

async function battle(notes: string[]) {
	let now = Date.UTC(2026, 10, 18, 14);
	const { kept } = open(newPhone(), { now: () => (now += 60_000) });
	const started = await kept.startBattle(BATTLE);
	const { id } = await kept.logCombat(started.id, { ...COMBAT, answers: { type: 'phalanx', points: 9 } });
	await kept.correctCombat(id, { ...COMBAT, answers: { type: 'phalanx', points: 9 }, faces: [2, 0] });
	await kept.nextTurn(started.id);
	for (const note of notes) await kept.addNote(started.id, note, 1);
	const entries = await kept.allEntries(started.id).now();
	await kept.close();
	return { battle: started, entries };
}

test('a battle is a spreadsheet in the language of the player', async () => {
	const { battle: of, entries } = await battle(['Dit « assez ; "vraiment" »']);
	const names: SheetNames = {
		calculator: () => ({ fr: 'Mêlée', en: 'Melee' }),
		sentence: () => ({ fr: 'Éléphants contre levées', en: 'Elephants against levies' })
	};
	expect(battleSheet(of, entries, 'fr', names).split('\r\n')).toEqual([
		'\uFEFF"Heure";"Tour";"Genre";"Camp";"Calculateur";"En une phrase";"Dés";"Issue";"Résultat";"Remarque";"Avant correction";"Réponses";"Données du"',
		`"${new Date(entries[0]!.created).toISOString()}";1;"Combat";"Alexandre";"Mêlée";"Éléphants contre levées";"2 0";"attacker.holds, defender.d-r";"Le défenseur recule";"";"Le défenseur recule";"type: phalanx; points: 9";"2026-11-18"`,
		`"${new Date(entries[1]!.created).toISOString()}";2;"Début de tour";"";"";"";"";"";"";"";"";"";""`,
		`"${new Date(entries[2]!.created).toISOString()}";2;"Remarque";"Darius";"";"";"";"";"";"Dit « assez ; ""vraiment"" »";"";"";""`,
		''
	]);
	const english = battleSheet(of, entries, 'en').split('\r\n');
	expect(english[0]).toContain('"Time","Turn","Kind"');
	expect(english[1]).toContain(
		'"alexander/melee","The defender retreats","2 0","attacker.holds, defender.d-r","The defender retreats"'
	);
});

/** Reads it as a spreadsheet does. */
const cellsOf = (sheet: string) =>
	[...sheet.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => match[1]!.replace(/""/g, '"'));

test.each([
	'=HYPERLINK("http://example.org";"x")',
	"+1+cmd|' /C calc'!A0",
	'-2+3',
	'@SUM(A1)',
	'\t=1',
	'\r=1',
	'  =1',
	'\u00a0=1',
	'＝1+1',
	'a",=1+1,"'
])('no text becomes a formula: %j', async (note) => {
	const { battle: of, entries } = await battle([note]);
	for (const lang of ['fr', 'en'] as const) {
		const cells = cellsOf(battleSheet(of, entries, lang));
		expect(cells.filter((cell) => /^\s*[=+\-@＝\t\r]/.test(cell))).toEqual([]);
		expect(cells.some((cell) => cell.endsWith(note))).toBe(true);
	}
});

test('every sentence of storage stands in both languages, well set', () => {
	expect(textsIn({ ...words, sheetWords: undefined }).flatMap(faultsIn)).toEqual([]);
	for (const { text } of textsIn([words.problemWords, words.refusalWords]))
		for (const words of [text.fr, text.en]) expect(words).toMatch(/\.$/);
});
