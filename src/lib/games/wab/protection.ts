/** Armour, shield and barding of the target, and the save that results. */
import { show } from '$lib/core/figures';
import { filled } from '$lib/core/filled';
import { bothLangs, same } from '$lib/core/lang';
import { lineOf } from '$lib/core/charts/choices';
import { cellOf, codeIn, figure, figureAt, rowFor } from '$lib/core/charts/read';
import type {
	Barred,
	Choice,
	Doubt,
	Line,
	Question,
	RowRef,
	RuledOut,
	Settled,
	Step,
	Text,
	Value
} from '$lib/core/types';
import armour from './charts/armour';
import saveModifiers from './charts/save-modifiers';
import shields from './charts/shields';
import { headOf, nameOf, noteDoubt, rowChoice, termOf } from './rows';
import { words } from './words';

export type How = 'shooting' | 'combat';

const TROOPS = ['infantry', 'cavalry'] as const;
const WORN = ['none', 'light', 'heavy', 'cataphract', 'partial-plate', 'full-plate'];
const SHIELDS = ['shield', 'large-shield', 'pavise', 'buckler'];
const BARDING = ['full-metal', 'half-metal', 'full-cloth', 'half-cloth'];

/** One worse than 6+: where the bonus of a shield is counted from when there is no armour. */
const NO_SAVE = 7;

/** Whether the condition printed beside a shield or barding holds. */
function holds(when: Value, is: (code: string) => boolean): boolean {
	if (when === null || typeof when !== 'object') return false;
	if ('code' in when) return is(when.code);
	if (!('join' in when)) return false;
	return when.join === 'or' ? when.of.some((part) => holds(part, is)) : when.of.every((part) => holds(part, is));
}

/** Whether a protection counts, were the attack to come from the front or not. */
const counts = (id: string, how: How, settled: Settled, front: boolean): boolean =>
	holds(cellOf(shields, id, 'when').value, (code) => {
		switch (code) {
			case 'always':
				return true;
			case 'front-hit':
				return front;
			case 'against-shooting':
				return how === 'shooting';
			case 'hand-to-hand':
				return how === 'combat';
			case 'skirmishers':
				return how === 'shooting' && settled.has('target', 'skirmish');
			default:
				throw new Error(`No calculator knows the condition “${code}”.`);
		}
	});

function idle(id: string, how: How): Choice['barred'] {
	const { value } = cellOf(shields, id, 'when');
	const barred: Barred = {
		why: filled(words.idle, { when: bothLangs((lang) => show(value, lang, nameOf)) }),
		row: { chart: 'shields', row: id, column: 'when' }
	};
	return (settled) => (counts(id, how, settled, true) ? undefined : barred);
}

const protections = (ids: readonly string[], how: How): Choice[] =>
	ids.map((id) => rowChoice('shields', shields, id, { barred: idle(id, how) }, 'bonus'));

/** What is chosen of shields and barding. */
const carried = (settled: Settled): string[] =>
	['shield', 'barding']
		.filter((question) => question in settled.answers)
		.map((question) => settled.one(question))
		.filter((id) => id !== 'none');

/** Armour that is the same with or without a shield. */
const needsNoShield = (settled: Settled): boolean =>
	Boolean(cellOf(armour, settled.one('armour'), settled.one('troop')).notes?.includes('no-shield'));

/** `À pied 5+ · monté 4+`, from the chart. */
function savesOf(id: string): Text {
	const saveOf = (troop: (typeof TROOPS)[number]): Text => {
		const { value } = cellOf(armour, id, troop);
		return bothLangs((lang) => (codeIn(value) === 'na' ? '–' : show(value, lang, nameOf)));
	};
	return filled(words.worn, { foot: saveOf('infantry'), mounted: saveOf('cavalry') });
}

const inFront: Record<How, Text> = {
	shooting: { fr: 'Les tirs viennent-ils de face ?', en: 'Do the shots come from the front?' },
	combat: { fr: 'Les coups viennent-ils de face ?', en: 'Do the blows come from the front?' }
};

const TROOP: Question = {
	id: 'troop',
	kind: 'one',
	ask: { fr: 'La cible est-elle à pied ou montée ?', en: 'Is the target on foot or mounted?' },
	short: { fr: 'Troupe', en: 'Troops' },
	choices: [
		{ id: 'infantry', label: termOf('infantry').title },
		{ id: 'cavalry', label: termOf('cavalry').title }
	],
	default: 'infantry'
};

const ARMOUR: Question = {
	id: 'armour',
	kind: 'one',
	ask: { fr: 'Quelle armure porte la cible ?', en: 'What armour does the target wear?' },
	short: { fr: 'Armure', en: 'Armour' },
	choices: WORN.map((id) =>
		rowChoice('armour', armour, id, {
			value: undefined,
			hint: savesOf(id),
			not: TROOPS.filter((troop) => codeIn(cellOf(armour, id, troop).value) === 'na').map((troop) => `troop.${troop}`)
		})
	),
	default: 'none',
	doubt: armour.doubt
};

const shield = (how: How): Question => ({
	id: 'shield',
	kind: 'one',
	plus: 'bad',
	ask: { fr: 'Quel bouclier porte la cible ?', en: 'Which shield does the target carry?' },
	short: { fr: 'Bouclier', en: 'Shield' },
	choices: [{ id: 'none', label: { fr: 'Pas de bouclier', en: 'No shield' }, value: 0 }, ...protections(SHIELDS, how)],
	default: 'none'
});

const barding = (how: How): Question => ({
	id: 'barding',
	kind: 'one',
	plus: 'bad',
	rare: true,
	ask: { fr: 'Les montures sont-elles caparaçonnées ?', en: 'Are the mounts barded?' },
	short: { fr: 'Caparaçon', en: 'Barding' },
	asked: (settled) => settled.has('troop', 'cavalry'),
	choices: [
		{ id: 'none', label: { fr: 'Pas de caparaçon', en: 'No barding' }, value: 0 },
		...protections(BARDING, how)
	],
	default: 'none'
});

const front = (how: How): Question => ({
	id: 'front',
	kind: 'one',
	rare: true,
	ask: inFront[how],
	short: { fr: 'De face', en: 'To the front' },
	asked: (settled) =>
		carried(settled)
			.filter((id) => BARDING.includes(id) || !needsNoShield(settled))
			.some((id) => counts(id, how, settled, true) && !counts(id, how, settled, false)),
	choices: [
		{ id: 'yes', label: { fr: 'Oui, de face', en: 'Yes, from the front' } },
		{ id: 'no', label: { fr: 'Non, de flanc ou de dos', en: 'No, from the flank or rear' } }
	],
	default: 'yes'
});

const SAVE_RULE: Question = {
	id: 'save-rule',
	kind: 'one',
	rare: true,
	ask: { fr: 'Comment l’arme entame-t-elle la sauvegarde ?', en: 'How does the weapon affect the save?' },
	short: words.save,
	choices: [
		{
			id: 'standard',
			label: { fr: 'Selon la Force', en: 'By its Strength' },
			hint: { fr: 'La plupart des armes', en: 'Most weapons' }
		},
		rowChoice('save-modifiers', saveModifiers, 'own-modifier', {}),
		{
			id: 'no-save',
			label: words.noSaveAllowed,
			hint: { fr: 'La plupart des pièces d’artillerie', en: 'Most artillery' },
			row: { chart: 'save-modifiers', row: 'artillery' }
		}
	],
	default: 'standard'
};

const OWN_SAVE: Question = {
	id: 'own-save',
	kind: 'number',
	rare: true,
	ask: {
		fr: 'Quel est le modificateur de sauvegarde de l’arme ?',
		en: 'What is the weapon’s own save modifier?'
	},
	short: { fr: 'Modif. de l’arme', en: 'Weapon’s modifier' },
	asked: (settled) => settled.has('save-rule', 'own-modifier'),
	min: -6,
	max: 0,
	default: -1
};

export const protectionQuestions = (how: How): Question[] => [
	TROOP,
	ARMOUR,
	shield(how),
	barding(how),
	front(how),
	SAVE_RULE,
	OWN_SAVE
];

/** What a Strength takes off a save, with the row that says so. */
function strengthLine(strength: number): Line {
	const last = figureAt(saveModifiers, 's6', 'value');
	const beyond = strength - 6;
	const row = beyond > 0 ? 'per-point' : rowFor(saveModifiers, strength).id;
	const value = figureAt(saveModifiers, row, 'value');
	return lineOf(
		filled(words.byStrength, { strength }),
		beyond > 0 ? last + beyond * value : value,
		{ chart: 'save-modifiers', row },
		{ side: 'save', doubt: value ? noteDoubt(saveModifiers, 'order') : undefined }
	);
}

export interface Save {
	/** The score to roll; nothing where there is no save. */
	readonly need?: number;
	readonly lines: readonly Line[];
	readonly row: RowRef;
	/** Carried, but of no use here. */
	readonly setAside: readonly RuledOut[];
	/** No save is left after the modifiers. */
	readonly remark?: Step;
}

const wornRow = (settled: Settled): RowRef => ({
	chart: 'armour',
	row: settled.one('armour'),
	column: settled.one('troop')
});

const NONE = same('–');
const scored = (need: number): Text => (need < NO_SAVE ? same(`${need}+`) : NONE);

/** The bonuses of shield and barding, and those that do not count. */
function bonusesOf(settled: Settled, how: How): { bonuses: Line[]; setAside: RuledOut[] } {
	const front = !('front' in settled.answers) || settled.has('front', 'yes');
	const bonuses: Line[] = [];
	const setAside: RuledOut[] = [];
	for (const id of carried(settled)) {
		const what = headOf(shields, id);
		const value = figureAt(shields, id, 'bonus');
		const question = SHIELDS.includes(id) ? 'shield' : 'barding';
		const row: RowRef = { chart: 'shields', row: id };
		if (question === 'shield' && needsNoShield(settled)) {
			setAside.push({ what, value, question, choice: id, why: words.plate, row: wornRow(settled) });
		} else if (!counts(id, how, settled, front)) {
			setAside.push({ what, value, question, choice: id, why: words.onlyInFront, row: { ...row, column: 'when' } });
		} else bonuses.push(lineOf(what, value, { ...row, column: 'bonus' }, { side: 'save', question }));
	}
	return { bonuses, setAside };
}

/** What the weapon takes off the save: by its Strength, or by a modifier of its own. */
const weaponLine = (settled: Settled, strength: number): Line =>
	settled.has('save-rule', 'own-modifier')
		? lineOf(
				headOf(saveModifiers, 'own-modifier'),
				settled.number('own-save'),
				{ chart: 'save-modifiers', row: 'own-modifier' },
				{ side: 'save', question: 'own-save' }
			)
		: strengthLine(strength);

export function saveOf(settled: Settled, how: How, strength: number): Save {
	const troop = settled.one('troop');
	const worn = settled.one('armour');
	const cell = cellOf(armour, worn, troop);
	const row = wornRow(settled);

	if (settled.has('save-rule', 'no-save')) {
		const none: RowRef = { chart: 'save-modifiers', row: 'artillery' };
		return { lines: [lineOf(words.noSaveAllowed, 0, none, { side: 'save', shown: NONE })], row: none, setAside: [] };
	}

	const bare = codeIn(cell.value) === 'no-save' ? NO_SAVE : figure(cell.value);
	const { bonuses, setAside } = bonusesOf(settled, how);
	const bonus = bonuses.reduce((sum, { value }) => sum + value, 0);
	const doubt: Doubt | undefined = bare < NO_SAVE || bonus ? cell.doubt : undefined;
	const lines = [
		lineOf(headOf(armour, worn), bare, row, { side: 'save', question: 'armour', shown: scored(bare), doubt }),
		...bonuses
	];
	if (bare - bonus >= NO_SAVE) return { lines, row, setAside };

	const cap = figureAt(armour, 'cap', troop);
	const best = Math.max(cap, bare - bonus);
	if (best > bare - bonus) {
		lines.push(
			lineOf(
				headOf(armour, 'cap'),
				bare - bonus - best,
				{ chart: 'armour', row: 'cap', column: troop },
				{ side: 'save', doubt: noteDoubt(saveModifiers, 'order') }
			)
		);
	}
	const modifier = weaponLine(settled, strength);
	lines.push(modifier);
	const need = best - modifier.value;
	if (need < NO_SAVE) return { need, lines, row, setAside };
	return {
		lines,
		row,
		setAside,
		remark: { text: words.saveLost, row: modifier.row, doubt: noteDoubt(saveModifiers, 'worse-than-6') }
	};
}
