/** Rear support as questions: one for each line of the sheet, asked only of an element that the line may help. */
import { entryOf, figureAt, rowOf } from '$lib/core/charts/read';
import type { Choice, Doubt, Line, OneOf, Settled, Text } from '$lib/core/types';
import rearSupport from './charts/rear-support';
import { abbr, CAMP_NAMES, namedFor, troopOf, type Camp } from './fighters';
import type { Combat } from './outcomes';
import { SUPPORTS, type Support } from './support';
import type { Side } from './troops';
import { isOne } from './troop-pattern';

export interface Front {
	readonly front: Side;
	readonly enemy: Side;
	readonly combat: Combat;
	readonly goodGoing: boolean;
	/** The enemy is behind a fortification. */
	readonly enemyFortified: boolean;
}

const isAgainst = ({ against }: Support, { enemy, combat, enemyFortified }: Front): boolean => {
	if (combat === 'shooting') return !!against?.shootingExcept && !isOne(enemy, against.shootingExcept);
	if (!against) return true;
	if (against.fortification && enemyFortified) return true;
	return (!against.enemies || isOne(enemy, against.enemies)) && !isOne(enemy, against.except ?? []);
};

/** The troop behind: of two lines for the same troop only the more generous counts. */
const rearTroop = ({ pairs: [{ rear }] }: Support) => (typeof rear === 'string' ? rear : rear.of);

function fittingLines(front: Front): readonly Support[] {
	const fit = SUPPORTS.filter(
		(line) =>
			line.pairs.some((pair) => isOne(front.front, pair.front)) &&
			(!line.goodGoing || front.goodGoing) &&
			isAgainst(line, front)
	);
	return fit.filter((line) => !fit.some((other) => rearTroop(other) === rearTroop(line) && other.most > line.most));
}

const remembered = new Map<string, readonly Support[]>();

/** The lines of the sheet that may help an element, before it is known what is behind it. Remembered: each line asks this in turn. */
export function supportsFor(one: Front): readonly Support[] {
	const { front, enemy, combat, goodGoing, enemyFortified } = one;
	const key = [front.troop, front.grade, enemy.troop, enemy.grade, combat, goodGoing, enemyFortified].join();
	const lines = remembered.get(key) ?? fittingLines(one);
	remembered.set(key, lines);
	return lines;
}

/** Which troops must be behind, in a player’s words. */
const WHO: Readonly<Record<string, Text>> = {
	kn: { fr: 'des Kn (I)', en: 'Kn (I)' },
	cv: { fr: 'de la Cv (O), ou (I) derrière (I)', en: 'Cv (O), or (I) behind (I)' },
	sp: { fr: 'des Sp de même classe', en: 'Sp of the same grade' },
	pk: { fr: 'des Pk autres que (X)', en: 'Pk other than (X)' },
	'pk-x': { fr: 'des Pk (X) ou (I)', en: 'Pk (X) or (I)' },
	bd: { fr: 'des Bd', en: 'Bd' },
	wb: { fr: 'des Wb', en: 'Wb' },
	'wb-mounted': { fr: 'des Wb (S) ou (O)', en: 'Wb (S) or (O)' },
	'ax-x': { fr: 'des Ax (X)', en: 'Ax (X)' },
	ax: { fr: 'des Ax autres que (X)', en: 'Ax other than (X)' },
	bw: { fr: 'des Bw autres que (X)', en: 'Bw other than (X)' },
	ps: { fr: 'des Ps (O)', en: 'Ps (O)' },
	'ps-cv': { fr: 'des Ps (S) ou (I) permis par la liste d’armée', en: 'Ps (S) or (I) allowed by the army list' },
	'ps-foot': { fr: 'des Ps', en: 'Ps' }
};

const RANKS: readonly { id: string; label: Text }[] = [
	{ id: 'one', label: { fr: 'Un rang de soutien', en: 'One supporting rank' } },
	{ id: 'two', label: { fr: 'Deux rangs de soutien', en: 'Two supporting ranks' } },
	{ id: 'three', label: { fr: 'Trois rangs de soutien', en: 'Three supporting ranks' } }
];

/** A second rank of blades may also hold against knights, if it is (S) or (O). */
const bladeRanks: readonly { id: string; label: Text }[] = [
	{ id: 'steady', label: { fr: 'Soutenu par des Bd (S) ou (O)', en: 'Supported by Bd (S) or (O)' } },
	{ id: 'other', label: { fr: 'Soutenu par d’autres Bd', en: 'Supported by other Bd' } }
];

/** Behind warband (S) or (O) facing mounted, warband of another grade helps as it does against anyone. */
const otherWarband: Choice = {
	id: 'other',
	label: { fr: 'Un rang d’autres Wb', en: 'One rank of other Wb' },
	value: figureAt(rearSupport, 'wb', 'value'),
	row: { chart: 'rear-support', row: 'wb', column: 'value' },
	doubt: rearSupport.doubt
};

const help: Text = {
	fr: 'Du même corps que lui. Des soutiens de types différents s’ajoutent.',
	en: 'Of the same command. Supports of different types add up.'
};

const ADDED: Doubt = {
	printed: {
		fr: 'Chaque ligne avec son maximum, rien sur deux lignes à la fois',
		en: 'Each line with its maximum, nothing on two lines at once'
	},
	read: { fr: 'Deux types de soutien s’ajoutent', en: 'Two types of support add up' },
	why: { fr: 'Aucun maximum d’ensemble n’est imprimé.', en: 'No maximum over all lines is printed.' }
};

function choicesOf({ id, most }: Support): Choice[] {
	const each = figureAt(rearSupport, id, 'value');
	const row = { chart: 'rear-support', row: id, column: 'value' };
	// How many ranks count is a reading of every line, unless the line has a doubt of its own.
	const doubt = rowOf(rearSupport, id).doubt ?? rearSupport.doubt;
	const yes: Text = { fr: 'Soutenu', en: 'Supported' };
	const some =
		id === 'bd'
			? bladeRanks.map((choice) => ({ ...choice, value: each }))
			: RANKS.slice(0, most).map(({ id, label }, i) => ({
					id,
					label: most > 1 ? label : yes,
					value: each * (i + 1)
				}));
	return [
		{ id: 'none', label: { fr: 'Sans soutien', en: 'Not supported' } },
		...some.map((choice) => ({ ...choice, row, doubt })),
		...(id === 'wb-mounted' ? [otherWarband] : [])
	];
}

export const rearQuestionId = (camp: string, line: string) => `${camp}-rear-${line}`;

/** The questions of one side; `asked` says which lines may help it. */
export function rearQuestions(
	camp: Camp,
	asked: (settled: Settled, line: Support) => boolean,
	lines: readonly Support[] = SUPPORTS
): OneOf[] {
	return lines.map((line): OneOf => {
		// The answers tell the grades apart.
		const who = entryOf(WHO, line.id === 'wb-mounted' ? 'wb' : line.id);
		const name = CAMP_NAMES[camp];
		const behind = abbr(troopOf(rearTroop(line)));
		return {
			id: rearQuestionId(camp, line.id),
			kind: 'one',
			ask: {
				fr: `${name.fr} est-il soutenu à l’arrière par ${who.fr}\u202f?`,
				en: `Is ${name.en.toLowerCase()} supported from behind by ${who.en}?`
			},
			short:
				camp === 'own'
					? { fr: `Vos ${behind} derrière`, en: `Your ${behind} behind` }
					: { fr: `Ennemi\u00a0: ${behind} derrière`, en: `Enemy ${behind} behind` },
			named: namedFor(
				camp,
				(front) => ({
					fr: `${front}\u00a0: soutenu à l’arrière par ${who.fr}\u202f?`,
					en: `${front}: supported from behind by ${who.en}?`
				}),
				(front) => ({ fr: `${front}\u00a0: ${behind} derrière`, en: `${front}: ${behind} behind` })
			),
			help,
			doubt: line.id === 'ps-foot' ? ADDED : undefined,
			choices: choicesOf(line),
			default: 'none',
			asked: (settled) => asked(settled, line)
		};
	});
}

/** What the log says of them: the troops behind. */
export const rearWords = (camp: Camp): Record<string, Text> =>
	Object.fromEntries(
		SUPPORTS.flatMap((line) => {
			const behind = abbr(troopOf(rearTroop(line)));
			return choicesOf(line)
				.filter(({ id }) => id !== 'none')
				.map(({ id }) => [
					`${rearQuestionId(camp, line.id)}.${id}`,
					{ fr: `${behind} derrière`, en: `${behind} behind` }
				]);
		})
	);

export const rearIds = (camp: Camp): string[] => SUPPORTS.map(({ id }) => rearQuestionId(camp, id));

/** The chosen supports of one side as lines of its sum, named after the troops behind. */
export const rearLines = (camp: Camp, settled: Settled, lines: readonly Support[]): Line[] =>
	lines.flatMap(({ id }) => {
		return settled.lines(rearQuestionId(camp, id)).map((line) => {
			const who = entryOf(WHO, line.row?.row ?? id);
			return {
				...line,
				what: { fr: `Soutien arrière\u00a0: ${who.fr}`, en: `Rear support: ${who.en}` },
				side: camp
			};
		});
	});
