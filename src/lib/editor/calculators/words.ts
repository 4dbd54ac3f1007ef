/** What the form of calculators says, both languages side by side. */
import type { Text } from '$lib/core/types';
import { words as editor } from '../words';
import { SUCCESSES, words as begin } from './begin-words';

export const words = {
	new: begin.newTitle,
	none: {
		fr: 'Aucun calculateur. Vos tables suffisent pour en faire un : il demande, additionne et montre les chances exactes.',
		en: 'No calculator yet. Your charts are enough to make one: it asks, adds up and shows the exact chances.'
	},
	noCharts: {
		fr: 'Un calculateur se fait avec des tables : commencez par une table.',
		en: 'A calculator is made of charts: begin with a chart.'
	},
	gone: { fr: 'Ce calculateur n’est plus là.', en: 'This calculator is no longer here.' },
	delete: { fr: 'Supprimer ce calculateur', en: 'Delete this calculator' },

	title: { fr: 'Titre', en: 'Title' },
	summary: { fr: 'En une ligne', en: 'In one line' },
	phase: editor.phase,

	shape: { fr: 'Comment se joue-t-il ?', en: 'How is it played?' },
	shapes: {
		table: {
			title: { fr: 'Une somme, une table', en: 'A sum, a table' },
			says: {
				fr: 'Dé et modificateurs, lus dans une table : combat au rapport de force, tir.',
				en: 'Die and modifiers, read in a chart: combat by ratio, fire.'
			}
		},
		versus: {
			title: begin.versusTitle,
			says: {
				fr: 'Chaque camp lance un dé et ajoute ses facteurs ; le plus haut l’emporte.',
				en: 'Each side rolls a die and adds its factors; the higher one wins.'
			}
		},
		pool: {
			title: begin.poolTitle,
			says: { fr: 'Toucher, blesser, sauver : ce qui reste compte.', en: 'Hit, wound, save: what is left counts.' }
		}
	},
	make: { fr: 'Faire ce calculateur', en: 'Make this calculator' },

	resultChart: { fr: 'Quelle table donne le résultat ?', en: 'Which chart gives the result?' },
	noChart: { fr: 'Aucune : un score à atteindre', en: 'None: a score to reach' },
	scoreFrom: { fr: 'Réussi à partir de', en: 'A success from' },
	dice: { fr: 'Combien de dés additionnés ?', en: 'How many dice, added up?' },
	modifierCharts: { fr: 'Quelles tables sont des modificateurs ?', en: 'Which charts are modifiers?' },
	modifierColumn: { fr: 'Colonne des chiffres', en: 'Column of the figures' },
	columnFound: { fr: 'Comment trouver la colonne ?', en: 'How is the column found?' },
	columnBy: {
		difference: { fr: 'la différence de deux nombres', en: 'a difference of two numbers' },
		number: { fr: 'un nombre demandé', en: 'a number that is asked' }
	},
	shiftCharts: { fr: 'Quelles tables décalent la colonne ?', en: 'Which charts shift the column?' },
	shiftColumn: { fr: 'Colonne des décalages', en: 'Column of the shifts' },
	strengthCounts: {
		fr: 'Un nombre demandé s’ajoute à la somme',
		en: 'A number that is asked is added to the sum'
	},
	sideName: { fr: 'Camp', en: 'Side' },
	sameCharts: { fr: 'Ce qui s’ajoute au dé, pour chaque camp', en: 'What is added to the die, for each side' },
	doubles: { fr: 'Le double est un résultat à part', en: 'Twice as much is a result of its own' },
	scoreIs: { fr: 'Quel score faut-il ?', en: 'Which score does it take?' },
	scoreFixed: { fr: '4 ou plus, à changer ensuite', en: '4 or more, to be changed later' },
	noStage: { fr: 'pas cette étape', en: 'no such stage' },
	firstHelped: { fr: 'Modificateurs de la première étape', en: 'Modifiers of the first stage' },
	askWounds: { fr: 'Plusieurs blessures par figurine', en: 'Several wounds to a model' },

	questions: { fr: 'Les questions', en: 'The questions' },
	ask: { fr: 'La question', en: 'The question' },
	short: { fr: 'En un à trois mots', en: 'In one to three words' },
	help: { fr: 'Une ligne d’aide', en: 'A line of help' },
	kind: {
		number: { fr: 'nombre', en: 'number' },
		one: { fr: 'un choix', en: 'one choice' },
		some: { fr: 'plusieurs choix', en: 'several choices' }
	},
	min: { fr: 'Le moins', en: 'Least' },
	max: { fr: 'Le plus', en: 'Most' },
	usual: { fr: 'D’habitude', en: 'Usually' },
	step: { fr: 'Pas', en: 'Step' },
	choices: { fr: 'Les choix', en: 'The choices' },
	rowsOf: { fr: 'Lignes de', en: 'Rows of' },
	whichRows: { fr: 'Quelles lignes ?', en: 'Which rows?' },
	noFigure: { fr: 'Sans chiffre', en: 'No figure' },
	ownChoice: { fr: 'Choix', en: 'Choice' },
	figure: { fr: 'Chiffre ou expression, – pour aucun', en: 'Figure or expression, – for none' },
	rivals: { fr: 'Exclu par', en: 'Ruled out by' },
	barred: { fr: 'Fermé dans certains cas', en: 'Closed in some cases' },
	barredIf: { fr: 'Fermé si', en: 'Closed if' },
	barredWhy: { fr: 'La raison', en: 'The reason' },
	addChoice: { fr: 'Ajouter un choix', en: 'Add a choice' },
	rare: { fr: 'Rare : repliée', en: 'Rarely asked: folded' },
	setting: { fr: 'Réglage : demandé une fois', en: 'Setting: asked once' },
	decides: { fr: 'Pas de chances avant la réponse', en: 'Must be answered first' },
	askedOnlyIf: { fr: 'Posée seulement si', en: 'Asked only if' },
	addNumber: { fr: 'Un nombre', en: 'A number' },
	addChoices: { fr: 'Mes propres choix', en: 'Choices of my own' },

	sum: { fr: 'La somme', en: 'The sum' },
	sums: { fr: 'Les sommes', en: 'The sums' },
	counts: { fr: 'Ce qui compte', en: 'What counts' },
	lineWhat: { fr: 'Ses mots', en: 'Its words' },
	addLine: { fr: 'Ajouter une ligne', en: 'Add a line' },
	amount: { fr: 'Ce qu’elle ajoute', en: 'What it adds' },
	capped: { fr: 'La somme a des limites', en: 'The sum has limits' },
	capMin: { fr: 'Pas moins de', en: 'Not less than' },
	capMax: { fr: 'Pas plus de', en: 'Not more than' },

	theDice: { fr: 'Le dé et la table', en: 'The die and the chart' },
	theVersus: { fr: 'Qui l’emporte', en: 'Who wins' },
	theStages: { fr: 'Les étapes', en: 'The stages' },
	reading: { fr: 'Lecture', en: 'Reading' },
	addReading: { fr: 'Ajouter une lecture', en: 'Add a reading' },
	gives: { fr: 'Un résultat', en: 'An outcome' },
	givesCell: {
		fr: 'La case d’une table, dont les mots sont le résultat',
		en: 'The cell of a chart, whose words are the outcome'
	},
	chart: { fr: 'Table', en: 'Chart' },
	countOf: { fr: 'Combien de dés', en: 'How many dice' },
	per: { fr: 'Combien en retirent une', en: 'How many take one away' },
	keep: { fr: 'Qui continue', en: 'Which go on' },
	things: { fr: 'Ce qui est lancé (un|plusieurs)', en: 'What is thrown (one|several)' },
	makes: { fr: 'Ce qui en sort (un|plusieurs)', en: 'What comes of it (one|several)' },
	aim: { fr: 'Pour quoi (pour toucher)', en: 'What for (to hit)' },
	made: { fr: 'Le nombre demandé (touches obtenues)', en: 'The number asked (hits made)' },
	addStage: { fr: 'Ajouter une étape', en: 'Add a stage' },

	results: { fr: 'Les résultats', en: 'The results' },
	bestFirst: { fr: 'Du meilleur au pire pour qui agit.', en: 'From best to worst for the side that acts.' },
	turnRound: { fr: 'Inverser l’ordre', en: 'Reverse the order' },
	sides: { fr: 'Les camps', en: 'The sides' },
	addSide: { fr: 'Ajouter un camp', en: 'Add a side' },
	resultTitle: { fr: 'Le résultat', en: 'The result' },
	doesTo: { fr: 'Ce qu’il fait :', en: 'What it does:' },
	steps: { fr: 'Ensuite, dans l’ordre', en: 'Then, in order' },
	stepText: { fr: 'À faire', en: 'To do' },
	stepSide: { fr: 'Qui', en: 'Who' },
	addStep: { fr: 'Ajouter une étape à suivre', en: 'Add something to do' },
	stepThen: { fr: 'Un jet suit', en: 'A throw follows' },
	stepTimes: { fr: 'Combien de fois', en: 'How many times' },
	follows: { fr: 'Les jets qui suivent', en: 'Throws that follow' },
	followsWhy: {
		fr: 'Ce qu’une étape à suivre fait lancer : un test de cohésion, le sort d’un chef.',
		en: 'What something to do calls for: a cohesion test, the fate of a leader.'
	},
	addFollow: { fr: 'Ajouter un jet qui suit', en: 'Add a throw that follows' },
	thrownBy: { fr: 'Qui lance', en: 'Who throws' },
	worth: { fr: 'Ce que vaut une face, si ce n’est elle-même', en: 'What a face counts for, if not itself' },
	addResult: { fr: 'Ajouter un résultat', en: 'Add a result' },
	addMissing: { fr: 'Ajouter ceux de la table', en: 'Add those of the chart' },

	stops: { fr: 'Ce qui ne se fait pas', en: 'What is not allowed' },
	stopIf: { fr: 'Pas de jet si', en: 'No throw if' },
	stopSay: { fr: 'La phrase', en: 'The sentence' },
	addStop: { fr: 'Ajouter une interdiction', en: 'Add something not allowed' },

	headlines: { fr: 'Les chances en un coup d’œil', en: 'The chances at a glance' },
	headlineOf: { fr: 'Quels résultats ?', en: 'Which results?' },
	least: { fr: 'Tant ou plus', en: 'So many or more' },
	addHeadline: { fr: 'Ajouter une chance', en: 'Add a chance' },
	chances: { fr: 'Et aussi', en: 'And also' },
	addChance: { fr: 'Ajouter une chance à part', en: 'Add a chance apart' },
	ofStage: { fr: 'De quelle étape ?', en: 'Of which stage?' },
	allStages: { fr: 'toutes', en: 'all of them' },

	quantity: {
		face: { fr: 'le dé', en: 'the die' },
		natural: { fr: 'le dé tel quel', en: 'the die as it fell' },
		total: { fr: 'la somme', en: 'the sum' },
		a: { fr: 'total du premier', en: 'total of the first' },
		b: { fr: 'total du second', en: 'total of the second' },
		suffered: { fr: 'combien ont passé', en: 'how many got through' },
		n: { fr: 'combien tombent', en: 'how many fall' },
		left: { fr: 'ce qui reste', en: 'what is left over' }
	},
	/* Fields of the data that a template fills in, or that few calculators need. */
	above: { fr: 'Montrée au-dessus des autres', en: 'Shown above the others' },
	needed: { fr: 'Il en faut une réponse', en: 'It needs an answer' },
	howMany: { fr: 'Combien de réponses ?', en: 'How many answers?' },
	unit: { fr: 'Unité', en: 'Unit' },
	plusIs: { fr: 'Un plus est', en: 'A plus is' },
	pluses: { bad: { fr: 'mauvais', en: 'bad' }, neutral: { fr: 'ni l’un ni l’autre', en: 'neither good nor bad' } },
	edges: { fr: 'Bornes lues dans une table', en: 'Ends that a chart has' },
	addEdge: { fr: 'Ajouter une table', en: 'Add a chart' },
	along: { fr: 'Le long de', en: 'Along' },
	alongs: { rows: { fr: 'ses lignes', en: 'its rows' }, columns: { fr: 'ses colonnes', en: 'its columns' } },
	group: { fr: 'Groupe de la table', en: 'Group of the chart' },
	rowOf: { fr: 'Ligne ou case d’une table', en: 'Row or cell of a chart' },
	choiceId: { fr: 'Nom dans les expressions', en: 'Name in expressions' },
	blankCounts: { fr: 'Une case vide compte pour', en: 'A blank cell counts for' },
	hint: { fr: 'Une ligne de plus', en: 'One line more' },
	addCase: { fr: 'Ajouter un cas fermé', en: 'Add a closed case' },
	pointsTo: { fr: 'Où c’est écrit', en: 'Where it is written' },
	figuresOf: { fr: 'Chiffres de', en: 'Figures of' },
	takes: { fr: 'Quels chiffres s’ajoutent', en: 'Which figures are added' },
	lineWhatIt: { fr: 'Ses mots, {it} pour le choix', en: 'Its words, {it} for the choice' },
	lowest: { fr: 'Le moins de plusieurs lignes', en: 'The least of several lines' },
	highest: { fr: 'Le plus de plusieurs lignes', en: 'The most of several lines' },
	aside: { fr: 'Répondu, et ne compte pas', en: 'Answered, and does not count' },
	shown: { fr: 'Montré à la place du chiffre', en: 'Shown in place of the figure' },
	ofQuestion: { fr: 'Réponse qu’elle montre', en: 'Answer that it shows' },
	sideId: { fr: 'Nom de la somme', en: 'Name of the sum' },
	total: { fr: 'Total, s’il n’est pas la somme', en: 'Total, where it is not the sum' },
	givesRow: { fr: 'Une ligne, elle-même le résultat', en: 'A row that is itself the result' },
	throwTitle: { fr: 'Titre du jet', en: 'Title of the throw' },
	arithmetic: { fr: 'Le calcul, tel qu’il est dit', en: 'The arithmetic, as it is said' },
	keeps: { made: { fr: 'les dés réussis', en: 'the dice that make it' }, rest: { fr: 'les autres', en: 'the others' } },
	otherStage: {
		things: { fr: 'dé|dés', en: 'die|dice' },
		makes: SUCCESSES,
		aim: { fr: 'pour réussir', en: 'to succeed' },
		made: { fr: 'Dés réussis', en: 'Successes' }
	},
	carried: { fr: 'Combien sont déjà là', en: 'How many are there already' },
	house: { fr: 'Ce que change une règle maison (pour toucher)', en: 'What a house rule changes (to hit)' },
	most: { fr: 'Combien au plus', en: 'How many at most' },
	poolUnit: { fr: 'Ce qui tombe (figurines perdues)', en: 'What falls (models lost)' },
	poolResult: { fr: 'Ce que fait le résultat', en: 'What the result does' },
	resultWords: { fr: 'Mots de la table pour ce résultat', en: 'Words of the chart for this result' },
	addWords: { fr: 'Ajouter des mots', en: 'Add words' },
	within: { fr: 'Dans ce jet qui suit', en: 'Within this follow-up throw' },
	itsCharts: { fr: 'Ses tables', en: 'Its charts' },
	noun: { fr: 'Un nom pour le compter', en: 'A noun to count it by' },
	nounOne: { fr: 'Un seul (Mêlée)', en: 'One (Melee)' },
	nounMany: { fr: 'Plusieurs (Mêlées)', en: 'Several (Melees)' },
	told: { fr: 'Le journal dit qui se bat', en: 'The log says who fights' },
	parties: { fr: 'Qui se bat', en: 'Who fights' },
	addParty: { fr: 'Ajouter un combattant', en: 'Add one who fights' },
	who: { fr: 'Qui, {question} pour une réponse', en: 'Who, {question} for an answer' },
	figures: { fr: 'Ses chiffres', en: 'Its figures' },
	alsoTold: { fr: 'Réponses dites aussi', en: 'Answers that are told too' },
	between: { fr: 'Entre les deux', en: 'Between the two' },
	calledThere: { fr: 'Un choix, dit autrement', en: 'A choice in other words' },
	stepIs: { fr: 'L’expression', en: 'The expression' },
	phrases: { fr: 'Phrases dites plusieurs fois', en: 'Phrases said several times' },
	addPhrase: { fr: 'Ajouter une phrase', en: 'Add a phrase' },
	doubts: { fr: 'Doutes dits plusieurs fois', en: 'Doubts told several times' },
	addDoubt: { fr: 'Ajouter un doute', en: 'Add a doubt' },
	remarks: { fr: 'Remarques et vue de l’autre camp', en: 'Remarks and the other side’s view' },
	remark: { fr: 'La remarque', en: 'The remark' },
	addRemark: { fr: 'Ajouter une remarque', en: 'Add a remark' },
	swap: { fr: 'Ce que devient chaque réponse vue de l’autre camp', en: 'What each answer is to the other side' },
	swapFrom: { fr: 'Prise de', en: 'Taken from' },
	swapAs: { fr: 'Choix qui y correspond', en: 'Choice that it becomes' },

	namedSteps: { fr: 'Étapes nommées', en: 'Named steps' },
	namedStepsWhy: {
		fr: 'Des expressions qui ont un nom : toutes les autres peuvent s’en servir.',
		en: 'Expressions that have a name: all others may use them.'
	},
	addNamedStep: { fr: 'Ajouter une étape nommée', en: 'Add a named step' },
	remove: { fr: 'Enlever', en: 'Remove' },

	live: { fr: 'Les chances, maintenant', en: 'The chances, now' },
	seeOdds: { fr: 'Voir les chances', en: 'See the chances' },
	toMend: { fr: 'À corriger :', en: 'To mend:' },
	notYet: { fr: 'Rien à lancer :', en: 'Nothing to throw:' },
	keepExample: { fr: 'Garder comme exemple', en: 'Keep this as an example' },
	startOver: { fr: 'Effacer les réponses', en: 'Clear the answers' },
	examples: { fr: 'Les exemples', en: 'The examples' },
	examplesWhy: {
		fr: 'Des réponses et ce qui doit en sortir : refaits à chaque changement, et chez qui ouvre le jeu.',
		en: 'Answers and what must come of them: worked out again at each change, and by whoever opens the game.'
	},
	comesOut: { fr: 'juste', en: 'passes' },
	fails: { fr: 'faux', en: 'fails' },
	noThrow: { fr: 'pas de jet', en: 'no throw' },
	show: { fr: 'Montrer', en: 'Show' },
	update: { fr: 'Adopter ce résultat', en: 'Use this result' },
	thisExample: { fr: 'Exemple', en: 'Example' }
} satisfies Record<string, Text | Record<string, Text | Record<string, Text>>>;
