/**
 * The guide for authors of packs, in both languages. The page of the app and `docs/packs.md` are made of this text alone; after a
 * change `WRITE_GUIDE=1 npm run unit -- guide` writes the document.
 */
import type { Text } from '$lib/types';

export interface Part {
	readonly id: string;
	readonly title: Text;
	readonly says: readonly Text[];
	/** Lines of a list under it. */
	readonly list?: readonly Text[];
	/** As it is typed. */
	readonly code?: string;
}

const T = (fr: string, en: string): Text => ({ fr, en });

/** A small game from an empty page: what is made in each step. The game is the one in `static/packs/three-hills.guidon.txt`. */
export const STEPS: readonly Part[] = [
	{
		id: 'game',
		title: T('Le jeu', 'The game'),
		says: [
			T(
				'«\u202fÉcrire un jeu\u202f», puis «\u202fNouveau jeu\u202f»\u00a0: le titre Trois Collines, un auteur, la licence CC0-1.0, les dés d6.',
				'“Write a game”, then “New game”: the title Three Hills, an author, the licence CC0-1.0, the dice d6.'
			)
		]
	},
	{
		id: 'table',
		title: T('La table de combat', 'The combat table'),
		says: [
			T(
				'«\u202fNouvelle table\u202f», titre Résultats\u00a0: collez la table, une ligne par dé modifié, une colonne par rapport de force. Elle se montre comme elle sera\u00a0: «\u202fCréer la table\u202f».',
				'“New chart”, the title Results: paste the table, a row for each modified die, a column for each ratio. It shows as it will be: “Make the chart”.'
			)
		],
		code: 'Die\t1/2\t1/1\t2/1\t3/1\t4/1\n1-\tAE\tAR\tAR\tNE\tDR\n2\tAR\tAR\tNE\tDR\tDR\n3\tAR\tNE\tDR\tDR\tEX\n4\tNE\tNE\tDR\tEX\tDE\n5\tNE\tDR\tEX\tDE\tDE\n6+\tDR\tEX\tDE\tDE\tDE'
	},
	{
		id: 'heads',
		title: T('Ses têtes', 'Its heads'),
		says: [
			T(
				'La première ligne vaut d’elle-même «\u202f1 et moins\u202f», la dernière «\u202f6 et plus\u202f». Touchez la tête de la dernière colonne et écrivez 4/1+\u00a0: «\u202f4/1 et plus\u202f».',
				'The first row is “1 or less” by itself, the last “6 or more”. Tap the head of the last column and write 4/1+: “4/1 or more”.'
			)
		]
	},
	{
		id: 'terms',
		title: T('Les abréviations', 'The abbreviations'),
		says: [
			T(
				'Six sigles sont à expliquer\u00a0: AE, AR, NE, DR, EX, DE. «\u202fEn faire des termes\u202f», sous la table\u202f; puis, dans «\u202fTermes\u202f», ce que chacun veut dire.',
				'Six abbreviations need a meaning: AE, AR, NE, DR, EX, DE. “Make terms of them”, below the chart; then, in “Terms”, what each of them means.'
			)
		]
	},
	{
		id: 'note',
		title: T('Une note', 'A note'),
		says: [
			T(
				'«\u202fNote sous la table\u202f»\u00a0: moins de 1/2, on n’attaque pas.',
				'“Note under the chart”: less than 1/2, no attack.'
			)
		]
	},
	{
		id: 'terrain',
		title: T('Les terrains', 'The terrain'),
		says: [
			T(
				'Une deuxième table, Terrains\u00a0: coût du mouvement, et ce que le terrain ôte au dé.',
				'A second chart, Terrain: the cost of movement, and what the terrain takes off the die.'
			)
		],
		code: 'Terrain\tCost\tDRM\nClear\t1\t+0\nWoods\t2\t-1\nHill\t2\t-1\nVillage\t1\t-2'
	},
	{
		id: 'modifiers',
		title: T('Les modificateurs', 'The modifiers'),
		says: [
			T(
				'Une troisième, Modificateurs\u00a0: un cas par ligne, avec son signe.',
				'A third, Modifiers: a case for each row, with its sign.'
			)
		],
		code: 'Case\tDRM\nA general leads the attack\t+1\nThe defender is attacked from two opposite sides\t+1\nEvery attacker crosses a stream\t-1'
	},
	{
		id: 'calculator',
		title: T('Le calculateur', 'The calculator'),
		says: [
			T(
				'«\u202fNouveau calculateur\u202f», puis «\u202fUne somme, une table\u202f»\u00a0: la table de combat donne le résultat, le d6 et la somme trouvent la ligne\u202f; Terrains et Modificateurs sont des modificateurs.',
				'“New calculator”, then “A sum, a table”: the combat table gives the result, the d6 and the sum find the row; Terrain and Modifiers are modifiers.'
			)
		]
	},
	{
		id: 'strengths',
		title: T('Les forces', 'The strengths'),
		says: [
			T(
				'Un rapport de deux nombres trouve la colonne\u00a0: Attaquants, Défenseurs. Puis «\u202fFaire ce calculateur\u202f». Sous «\u202fEn expression\u202f», la même chose en texte\u00a0:',
				'A ratio of two numbers finds the column: Attackers, Defenders. Then “Make this calculator”. Under “As an expression” stands the same as a text:'
			)
		],
		code: 'at(results, face + total, ratio(attackers, defenders))'
	},
	{
		id: 'results',
		title: T('Les résultats', 'The results'),
		says: [
			T(
				'Du meilleur au pire pour l’attaquant\u00a0: DE, DR, EX, NE, AR, AE\u202f; DR monte d’un cran. Dites ce que chacun fait à chaque camp.',
				'From best to worst for the attacker: DE, DR, EX, NE, AR, AE; DR goes up by one. Say what each does to each side.'
			)
		]
	},
	{
		id: 'stop',
		title: T('Ce qui ne se fait pas', 'What is not allowed'),
		says: [
			T(
				'Un toucher suffit\u00a0: «\u202fÀ moins de 1 contre 2, on n’attaque pas.\u202f» En expression\u00a0:',
				'One tap is enough: “At less than 1 to 2 there is no attack.” As an expression:'
			)
		],
		code: 'attackers * 2 < defenders'
	},
	{
		id: 'example',
		title: T('Un exemple', 'An example'),
		says: [
			T(
				'6 contre 3 en terrain clair\u00a0: AR 1/6, NE 1/6, DR 2/6, EX 1/6, DE 1/6. «\u202fGarder comme exemple\u202f»\u00a0: il est refait à chaque changement et à chaque ouverture du jeu.',
				'6 against 3 in the clear: AR 1/6, NE 1/6, DR 2/6, EX 1/6, DE 1/6. “Keep this as an example”: it is worked out again at each change, and whenever the game is opened.'
			)
		]
	}
];

export const GUIDE: readonly Part[] = [
	{
		id: 'file',
		title: T('Un jeu, un fichier', 'A game, a file'),
		says: [
			T(
				'Un jeu est un texte en JSON dont le nom finit par .guidon.txt. Il dit ce qu’il est, puis ses termes, ses tables, ses calculateurs et ses exemples. Rien n’y est exécuté\u00a0: ni code, ni HTML, ni adresse, ni image.',
				'A game is a text in JSON whose name ends in .guidon.txt. It says what it is, then its terms, charts, calculators and examples. Nothing in it is run: no code, no HTML, no address, no picture.'
			),
			T(
				'Une langue suffit\u00a0: l’autre la montre, avec une marque. «\u202flicence\u202f» est un identifiant SPDX, ou «\u202fprivate\u202f»\u00a0: alors l’application ne propose pas de le donner.',
				'One language is enough: the other shows it, with a mark. “licence” is an SPDX id, or “private”: then the app does not offer to give it away.'
			)
		],
		code: '{\n\t"guidon": 1,\n\t"id": "my-game", "version": 1, "revised": "2026-11-18",\n\t"licence": "CC0-1.0", "authors": ["Me"], "languages": ["en"],\n\t"game": { "title": "My Game", "dice": "d6" },\n\t"terms": [], "charts": [], "calculators": [], "examples": []\n}'
	},
	{
		id: 'values',
		title: T('Ce qu’une case contient', 'What a cell holds'),
		says: [
			T(
				'Une case, une tête de ligne ou de colonne est une de ces valeurs\u00a0:',
				'A cell, the head of a row or of a column is one of these values:'
			)
		],
		list: [
			T(
				'12\u00a0: un chiffre\u202f; "mots"\u00a0: un texte\u202f; null\u00a0: rien',
				'12: a figure; "words": a text; null: nothing'
			),
			T(
				'{ "plus": 1 }\u00a0: un modificateur avec son signe\u202f; { "need": 4 }\u00a0: 4+',
				'{ "plus": 1 }: a modifier with its sign; { "need": 4 }: 4+'
			),
			T(
				'{ "min": 5, "max": 9 }\u00a0: une tranche, ouverte si un bout manque',
				'{ "min": 5, "max": 9 }: a band, open where an end is left out'
			),
			T('{ "ratio": [3, 1], "open": "more" }\u00a0: 3/1 et plus', '{ "ratio": [3, 1], "open": "more" }: 3/1 or more'),
			T(
				'{ "code": "dr" }\u00a0: un terme\u202f; { "join": "and", "of": […] }\u00a0: plusieurs',
				'{ "code": "dr" }: a term; { "join": "and", "of": […] }: several'
			),
			T(
				'{ "value": …, "notes": ["a"], "doubt": {…} }\u00a0: avec ses renvois et son doute',
				'{ "value": …, "notes": ["a"], "doubt": {…} }: with its notes and its doubt'
			)
		]
	},
	{
		id: 'questions',
		title: T('Les questions', 'The questions'),
		says: [
			T(
				'Un calculateur pose des questions\u00a0: one (une réponse), some (plusieurs), number. Ses choix sont des lignes de tables, avec leurs mots, leur chiffre, leur doute et ce qu’elles excluent\u00a0: { "rows": "terrain", "column": "fire" }, ou { "of": "terrain#crest.fire" } pour une seule.',
				'A calculator asks questions: one (one answer), some (several), number. Its choices are rows of charts, with their words, figure, doubt and what they rule out: { "rows": "terrain", "column": "fire" }, or { "of": "terrain#crest.fire" } for a single one.'
			),
			T(
				'«\u202fasked\u202f» dit quand une question se pose, «\u202fbarred\u202f» quand un choix est fermé et pourquoi, «\u202fnot\u202f» ce qu’il exclut (choix, ou question.choix).',
				'“asked” says when a question is asked, “barred” when a choice is closed and why, “not” what it rules out (choice, or question.choice).'
			)
		]
	},
	{
		id: 'expressions',
		title: T('Les expressions', 'The expressions'),
		says: [
			T(
				'Nombres entiers et oui ou non. + − * / (arrondi vers le bas), < <= = >= >, and or not, if then else, otherwise pour une case vide. Un signe moins s’écrit entre deux espaces. Une division par zéro, une case sans chiffre\u00a0: rien, et une condition sur rien est fausse.',
				'Whole numbers and yes or no. + − * / (rounded down), < <= = >= >, and or not, if then else, otherwise for a blank cell. A minus stands between two spaces. A division by zero, a cell without a figure: a blank, and a condition on a blank is a no.'
			)
		],
		list: [
			T(
				'strength, terrain\u00a0: la réponse à une question\u202f; terrain.woods\u00a0: ce choix est fait',
				'strength, terrain: the answer to a question; terrain.woods: that choice is made'
			),
			T(
				'at(table, ligne, colonne, partie)\u00a0: le chiffre\u202f; la ligne et la colonne par identifiant, nombre, tranche ou ratio(a, b)',
				'at(chart, row, column, part): the figure; row and column by id, number, band or ratio(a, b)'
			),
			T(
				"has(…, 'code'), noted(…, 'note')\u00a0: ce terme ou ce renvoi y est\u202f; exact(table, ratio(a, b))",
				"has(…, 'code'), noted(…, 'note'): that term or note stands there; exact(chart, ratio(a, b))"
			),
			T(
				'sum(question, …), asked(question), min, max, yes(condition)',
				'sum(question, …), asked(question), min, max, yes(condition)'
			),
			T(
				'any, every, count, most, greatest(question as x, …)\u00a0: parcourent les réponses choisies (it, ou le nom donné par as)',
				'any, every, count, most, greatest(question as x, …): walk the chosen answers (it, or the name given by as)'
			),
			T(
				'dans un texte\u00a0: {strength}, {made|touche|touches}, {head(table, ligne)}, {cell(…)}, {small(…)}, {capital(…)}, {signed(…)}, et le nom d’une phrase de «\u202fphrases\u202f»',
				'in a text: {strength}, {made|hit|hits}, {head(chart, row)}, {cell(…)}, {small(…)}, {capital(…)}, {signed(…)}, and the name of a phrase in “phrases”'
			),
			T(
				"{list(question, condition, 'les')}\u00a0: les réponses choisies dont la condition est vraie, ce mot devant chacune\u202f; les deux derniers se laissent",
				"{list(question, condition, 'the')}: the chosen answers for which the condition holds, with that word before each; both may be left out"
			),
			T(
				'row(table, ligne)\u00a0: la ligne trouvée, pour en comparer deux',
				'row(chart, row): the row that is found, to compare two of them'
			),
			T('let\u00a0: des étapes nommées, chacune voit celles d’avant', 'let: named steps, each sees those before it')
		]
	},
	{
		id: 'sum',
		title: T('La somme', 'The sum'),
		says: [T('«\u202flines\u202f», dans l’ordre\u00a0:', '“lines”, in order:')],
		list: [
			T(
				'{ "take": ["terrain"] }\u00a0: les modificateurs choisis, tels quels',
				'{ "take": ["terrain"] }: the chosen modifiers, as they stand'
			),
			T(
				'{ "what": "…", "value": "…" }\u00a0: une ligne à elle\u202f; sa case vient avec at(…)',
				'{ "what": "…", "value": "…" }: a line of its own; at(…) brings its cell along'
			),
			T(
				'{ "lowest": […], "why": "…" }\u00a0: de plusieurs lignes, la plus basse (ou highest)\u202f; les autres sont écartées',
				'{ "lowest": […], "why": "…" }: of several lines the lowest (or highest); the others are set aside'
			),
			T(
				'{ "aside": ["kind"], "why": "…" }\u00a0: répondu, et ne compte pas',
				'{ "aside": ["kind"], "why": "…" }: answered, and does not count'
			),
			T(
				'cap\u00a0: les bornes\u202f; sums au lieu de lines\u00a0: plusieurs sommes\u202f; stop\u00a0: ce qui ne se fait pas',
				'cap: the limits; sums in place of lines: several sums; stop: what is not allowed'
			)
		]
	},
	{
		id: 'dice',
		title: T('Les dés', 'The dice'),
		says: [T('Une des trois formes\u00a0:', 'One of three shapes:')],
		list: [
			T(
				'throw\u00a0: un ou plusieurs dés, lus dans une table (cell, row) ou par conditions (if, outcome). natural est le dé, face ce qu’il vaut, total la somme.',
				'throw: one die or several, read in a chart (cell, row) or by conditions (if, outcome). natural is the die, face what it counts for, total the sum.'
			),
			T(
				'outcomes\u00a0: un résultat est le terme ou le chiffre de la case, ou l’un de ses «\u202fwords\u202f».',
				'outcomes: a result is the term or figure of the cell, or one of its “words”.'
			),
			T('versus\u00a0: deux sommes, un dé chacune\u00a0: a et b.', 'versus: two sums, a die each: a and b.'),
			T(
				'pool\u00a0: beaucoup de dés par étapes\u00a0: toucher, blesser, sauver.',
				'pool: many dice in stages: hit, wound, save.'
			),
			T(
				'follow\u00a0: des jets qui suivent une étape (then, times), un seul niveau\u202f; chances\u00a0: ce qu’ils rendent possible.',
				'follow: throws that a step calls for (then, times), one level deep; chances: what they make possible.'
			),
			T(
				'told\u00a0: comment le journal dit qui se bat, {question} pour chaque réponse\u202f; noun\u00a0: le nom du combat, au singulier et au pluriel.',
				'told: how the log says who fights, {question} for each answer; noun: what such a combat is called, one and many.'
			),
			T(
				'd10 va de 0 à 9\u202f; d’autres faces s’écrivent en liste, comme [1, 2, 2, 3].',
				'd10 runs from 0 to 9; other faces are written as a list, such as [1, 2, 2, 3].'
			)
		]
	},
	{
		id: 'limits',
		title: T('Les limites', 'The limits'),
		says: [
			T(
				'512\u00a0ko, 200 tables, 20\u202f000 cases, 40 calculateurs, 200 expressions par calculateur, un million de façons de tomber, 200 dés comptés, 12 jets qui suivent\u00a0: des réponses qui en demandent plus donnent une phrase et aucune chance. Le fichier entier est ouvert, ou aucun morceau\u00a0: chaque problème est dit à sa place.',
				'512 kB, 200 charts, 20,000 cells, 40 calculators, 200 expressions in a calculator, a million ways to fall, 200 dice counted, 12 follow-up throws: answers that ask for more of either give a sentence and no odds. The whole file is opened, or no part of it: every problem is told at its place.'
			)
		]
	},
	{
		id: 'cannot',
		title: T('Ce que le format ne sait pas dire', 'What the format cannot say'),
		says: [
			T(
				'Un jeu qui a besoin de cela reste un dossier de code\u00a0:',
				'A game that needs these stays a folder of code:'
			)
		],
		list: [
			T(
				'des relances, des dés qui explosent, un dé choisi après le jet',
				'rerolls, dice that explode, a die chosen after the throw'
			),
			T('un jet qui en appelle un qui en appelle un autre', 'a throw that calls for one that calls for another'),
			T('deux sommes lues ensemble avec d’autres dés que deux', 'two sums read together with dice other than two'),
			T(
				'un état gardé d’un jet à l’autre, sauf les réponses marquées «\u202fsetting\u202f»',
				'a state kept from one throw to the next, but for answers marked “setting”'
			),
			T(
				'une liste de noms dont l’article change de l’un à l’autre',
				'a list of names whose article changes from one to the next'
			),
			T(
				'un calcul qui n’a pas de résultat à lire\u00a0: un coût, une distance\u202f; une table y suffit',
				'a sum with no result to read: a cost, a distance; a chart is enough'
			)
		]
	}
];

const heading = (level: number, words: string) => `${'#'.repeat(level)} ${words}\n`;

function partIn(lang: 'fr' | 'en', { title, says, list, code }: Part, level: number, number?: number): string {
	const blocks = [
		heading(level, `${number === undefined ? '' : `${number}. `}${title[lang]}`),
		...says.map((text) => `${text[lang]}\n`),
		...(list ? [`${list.map((text) => `- ${text[lang]}`).join('\n')}\n`] : []),
		...(code ? [`\`\`\`\n${code}\n\`\`\`\n`] : [])
	];
	return blocks.join('\n');
}

const TITLES: Text = T('Écrire un jeu', 'Writing a game');
export const TWELVE: Text = T('Un petit jeu en douze étapes', 'A small game in twelve steps');

/** The whole guide as a document, one language after the other. */
export const guideAsMarkdown = (): string =>
	(['en', 'fr'] as const)
		.map((lang) =>
			[
				heading(1, TITLES[lang]),
				...GUIDE.map((part) => partIn(lang, part, 2)),
				heading(2, TWELVE[lang]),
				...STEPS.map((part, i) => partIn(lang, part, 3, i + 1))
			].join('\n')
		)
		.join('\n');
