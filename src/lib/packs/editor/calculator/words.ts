/** What the form of calculators says, both languages side by side. */
import type { Text } from '$lib/types';

export const words = {
	new: { fr: 'Nouveau calculateur', en: 'New calculator' },
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
	phase: { fr: 'Moment du tour', en: 'Moment of the turn' },

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
			title: { fr: 'Deux sommes face à face', en: 'Two sums against each other' },
			says: {
				fr: 'Chaque camp lance un dé et ajoute ses facteurs ; le plus haut l’emporte.',
				en: 'Each side rolls a die and adds its factors; the higher one wins.'
			}
		},
		pool: {
			title: { fr: 'Beaucoup de dés, par étapes', en: 'Many dice, in stages' },
			says: { fr: 'Toucher, blesser, sauver : ce qui reste compte.', en: 'Hit, wound, save: what is left counts.' }
		}
	},
	make: { fr: 'Faire ce calculateur', en: 'Make this calculator' },

	resultChart: { fr: 'Quelle table donne le résultat ?', en: 'Which chart gives the result?' },
	noChart: { fr: 'Aucune : un score à atteindre', en: 'None: a score to reach' },
	scoreFrom: { fr: 'Réussi à partir de', en: 'A success from' },
	die: { fr: 'Quel dé ?', en: 'Which die?' },
	dice: { fr: 'Combien de dés additionnés ?', en: 'How many dice, added up?' },
	coin: { fr: 'pièce (0 ou 1)', en: 'coin (0 or 1)' },
	otherDie: { fr: 'autres faces', en: 'other faces' },
	faces: { fr: 'Ses faces, comme 1, 2, 2, 3', en: 'Its faces, such as 1, 2, 2, 3' },
	modifierCharts: { fr: 'Quelles tables sont des modificateurs ?', en: 'Which charts are modifiers?' },
	several: { fr: 'Plusieurs à la fois', en: 'Several at once' },
	modifierColumn: { fr: 'Colonne des chiffres', en: 'Column of the figures' },
	rowBy: { fr: 'Comment trouver la ligne ?', en: 'How is the row found?' },
	columnBy: { fr: 'Comment trouver la colonne ?', en: 'How is the column found?' },
	by: {
		roll: { fr: 'le dé et la somme', en: 'the die and the sum' },
		die: { fr: 'le dé seul', en: 'the die alone' },
		sum: { fr: 'la somme seule', en: 'the sum alone' },
		ratio: { fr: 'un rapport de deux nombres', en: 'a ratio of two numbers' },
		number: { fr: 'un nombre demandé', en: 'a number that is asked' },
		answer: { fr: 'une réponse', en: 'an answer' },
		choice: { fr: 'un choix', en: 'a choice' },
		fixed: { fr: 'toujours la même', en: 'always the same one' },
		none: { fr: 'la première', en: 'the first one' }
	},
	firstNumber: { fr: 'Premier nombre', en: 'First number' },
	secondNumber: { fr: 'Second nombre', en: 'Second number' },
	numberAsked: { fr: 'Le nombre demandé', en: 'The number that is asked' },
	strengthCounts: {
		fr: 'Un nombre demandé s’ajoute à la somme',
		en: 'A number that is asked is added to the sum'
	},
	blankIsNothing: { fr: 'Une case vide : aucun effet', en: 'A blank cell: no effect' },
	belowLater: {
		fr: 'Sous le plus petit rapport, la table ne dit rien : une interdiction s’ajoute ensuite d’un toucher.',
		en: 'Below the lowest ratio the chart says nothing: you can forbid it with one tap.'
	},
	attackers: { fr: 'Attaquants', en: 'Attackers' },
	defenders: { fr: 'Défenseurs', en: 'Defenders' },
	strength: { fr: 'Force', en: 'Strength' },
	count: { fr: 'Nombre de dés', en: 'Number of dice' },
	mine: { fr: 'Nous', en: 'Ours' },
	theirs: { fr: 'Eux', en: 'Theirs' },
	sideName: { fr: 'Camp', en: 'Side' },
	sameCharts: { fr: 'Ce qui s’ajoute au dé, pour chaque camp', en: 'What is added to the die, for each side' },
	doubles: { fr: 'Le double est un résultat à part', en: 'Twice as much is a result of its own' },
	stagesAre: { fr: 'Quelles étapes ?', en: 'Which stages?' },
	stage: {
		hit: { fr: 'Toucher', en: 'To hit' },
		wound: { fr: 'Blesser', en: 'To wound' },
		save: { fr: 'Sauvegarde', en: 'Save' },
		other: { fr: 'Autre étape', en: 'Another stage' }
	},
	scoreIs: { fr: 'Quel score faut-il ?', en: 'Which score does it take?' },
	scoreFixed: { fr: 'toujours le même', en: 'always the same' },
	scoreAsked: { fr: 'un nombre demandé', en: 'a number that is asked' },
	scoreChart: { fr: 'une table', en: 'a chart' },
	score: { fr: 'Score', en: 'Score' },
	woundsEach: { fr: 'Blessures pour en retirer une', en: 'Wounds to remove one' },
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
	noFigure: { fr: 'sans chiffre', en: 'no figure' },
	ownChoice: { fr: 'Choix', en: 'Choice' },
	figure: { fr: 'Chiffre', en: 'Figure' },
	rivals: { fr: 'Exclu par', en: 'Ruled out by' },
	barred: { fr: 'Fermé dans certains cas', en: 'Closed in some cases' },
	barredIf: { fr: 'Fermé si', en: 'Closed if' },
	barredWhy: { fr: 'La raison', en: 'The reason' },
	addBarred: { fr: 'Ajouter un cas', en: 'Add a case' },
	addChoice: { fr: 'Ajouter un choix', en: 'Add a choice' },
	addRows: { fr: 'Ajouter des lignes de', en: 'Add rows of' },
	rare: { fr: 'Rare : repliée', en: 'Rarely asked: folded' },
	setting: { fr: 'Réglage : demandé une fois', en: 'Setting: asked once' },
	decides: { fr: 'Pas de chances avant la réponse', en: 'Must be answered first' },
	askedOnlyIf: { fr: 'Posée seulement si', en: 'Asked only if' },
	addNumber: { fr: 'Un nombre', en: 'A number' },
	addChoices: { fr: 'Mes propres choix', en: 'Choices of my own' },
	addFromChart: { fr: 'Des lignes d’une table', en: 'Rows of a chart' },
	newQuestion: { fr: 'Question', en: 'Question' },
	yes: { fr: 'Oui', en: 'Yes' },
	no: { fr: 'Non', en: 'No' },

	sum: { fr: 'La somme', en: 'The sum' },
	sums: { fr: 'Les deux sommes', en: 'The two sums' },
	counts: { fr: 'Ce qui compte', en: 'What counts' },
	countsNothing: {
		fr: 'Aucune question n’a de chiffre à additionner.',
		en: 'No question has figures to add up.'
	},
	line: { fr: 'Ligne', en: 'Line' },
	lineWhat: { fr: 'Ses mots', en: 'Its words' },
	addLine: { fr: 'Ajouter une ligne', en: 'Add a line' },
	amount: { fr: 'Ce qu’elle ajoute', en: 'What it adds' },
	amountNumber: { fr: 'un chiffre', en: 'a figure' },
	times: { fr: 'fois', en: 'times' },
	minus: { fr: 'à retrancher', en: 'taken off' },
	onlyIf: { fr: 'Seulement si', en: 'Only if' },
	capped: { fr: 'La somme a des limites', en: 'The sum has limits' },
	capMin: { fr: 'Pas moins de', en: 'Not less than' },
	capMax: { fr: 'Pas plus de', en: 'Not more than' },

	theDice: { fr: 'Le dé et la table', en: 'The die and the chart' },
	theVersus: { fr: 'Qui l’emporte', en: 'Who wins' },
	theStages: { fr: 'Les étapes', en: 'The stages' },
	reading: { fr: 'Lecture', en: 'Reading' },
	addReading: { fr: 'Ajouter une lecture', en: 'Add a reading' },
	gives: { fr: 'donne', en: 'gives' },
	givesCell: { fr: 'la case d’une table', en: 'the cell of a chart' },
	always: { fr: 'dans tous les autres cas', en: 'in all other cases' },
	chart: { fr: 'Table', en: 'Chart' },
	row: { fr: 'Ligne', en: 'Row' },
	column: { fr: 'Colonne', en: 'Column' },
	within: {
		fr: 'Hors de la table : sa première ou sa dernière ligne',
		en: 'Off the table: use its first or last row'
	},
	over: { fr: 'Rapport de', en: 'Ratio of' },
	under: { fr: 'à', en: 'to' },
	countOf: { fr: 'Combien de dés', en: 'How many dice' },
	per: { fr: 'Combien en retirent une', en: 'How many take one away' },
	keep: { fr: 'Qui continue', en: 'Which go on' },
	keepMade: { fr: 'les dés réussis', en: 'the dice that make it' },
	keepRest: { fr: 'les autres', en: 'the others' },
	things: { fr: 'Ce qui est lancé (un|plusieurs)', en: 'What is thrown (one|several)' },
	makes: { fr: 'Ce qui en sort (un|plusieurs)', en: 'What comes of it (one|several)' },
	aim: { fr: 'Pour quoi (pour toucher)', en: 'What for (to hit)' },
	made: { fr: 'Le nombre demandé (touches obtenues)', en: 'The number asked (hits made)' },
	helped: { fr: 'Modificateurs ajoutés au dé', en: 'Modifiers added to the die' },
	oneFails: { fr: 'Un 1 échoue toujours', en: 'A 1 always fails' },
	topMakes: { fr: 'Le plus haut réussit toujours', en: 'The highest always makes it' },
	blankFails: { fr: 'Case vide : aucun dé n’y arrive', en: 'Blank cell: no die makes it' },
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
	nobody: { fr: 'personne en particulier', en: 'nobody in particular' },
	addStep: { fr: 'Ajouter une étape à suivre', en: 'Add something to do' },
	stepThen: { fr: 'Un jet suit', en: 'A throw follows' },
	noThen: { fr: 'aucun', en: 'none' },
	stepTimes: { fr: 'Combien de fois', en: 'How many times' },
	follows: { fr: 'Les jets qui suivent', en: 'Throws that follow' },
	followsWhy: {
		fr: 'Ce qu’une étape à suivre fait lancer : un test de cohésion, le sort d’un chef.',
		en: 'What something to do calls for: a cohesion test, the fate of a leader.'
	},
	addFollow: { fr: 'Ajouter un jet qui suit', en: 'Add a throw that follows' },
	thrownBy: { fr: 'Qui lance', en: 'Who throws' },
	worth: { fr: 'Ce que vaut une face', en: 'What a face counts for' },
	passed: { fr: 'Réussi', en: 'Passed' },
	failed: { fr: 'Manqué', en: 'Failed' },
	addResult: { fr: 'Ajouter un résultat', en: 'Add a result' },
	addMissing: { fr: 'Ajouter ceux de la table', en: 'Add those of the chart' },

	stops: { fr: 'Ce qui ne se fait pas', en: 'What is not allowed' },
	stopIf: { fr: 'Pas de jet si', en: 'No throw if' },
	stopSay: { fr: 'La phrase', en: 'The sentence' },
	addStop: { fr: 'Ajouter une interdiction', en: 'Add something not allowed' },

	headlines: { fr: 'Les chances en un coup d’œil', en: 'The chances at a glance' },
	headline: { fr: 'Une chance', en: 'Chance' },
	headlineOf: { fr: 'Quels résultats ?', en: 'Which results?' },
	least: { fr: 'Tant ou plus', en: 'So many or more' },
	addHeadline: { fr: 'Ajouter une chance', en: 'Add a chance' },
	chances: { fr: 'Et aussi', en: 'And also' },
	addChance: { fr: 'Ajouter une chance à part', en: 'Add a chance apart' },
	ofStage: { fr: 'De quelle étape ?', en: 'Of which stage?' },
	allStages: { fr: 'toutes', en: 'all of them' },

	addCondition: { fr: 'Ajouter une condition', en: 'Add a condition' },
	condition: { fr: 'Condition', en: 'Condition' },
	conditionIs: {
		chosen: { fr: 'une réponse est', en: 'an answer is' },
		number: { fr: 'un nombre est', en: 'a number is' },
		ratio: { fr: 'un rapport est', en: 'a ratio is' }
	},
	isChosen: { fr: 'est choisi', en: 'is chosen' },
	isNotChosen: { fr: 'n’est pas choisi', en: 'is not chosen' },
	compare: {
		'<': { fr: 'moins de', en: 'less than' },
		'<=': { fr: 'au plus', en: 'at most' },
		'=': { fr: 'juste', en: 'just' },
		'>=': { fr: 'au moins', en: 'at least' },
		'>': { fr: 'plus de', en: 'more than' }
	},
	aNumber: { fr: 'un nombre…', en: 'a number…' },
	quantity: {
		roll: { fr: 'dé + somme', en: 'die + sum' },
		face: { fr: 'le dé', en: 'the die' },
		natural: { fr: 'le dé tel quel', en: 'the die as it fell' },
		total: { fr: 'la somme', en: 'the sum' },
		a: { fr: 'total du premier', en: 'total of the first' },
		b: { fr: 'total du second', en: 'total of the second' },
		lead: { fr: 'avance du premier', en: 'lead of the first' },
		n: { fr: 'combien tombent', en: 'how many fall' },
		left: { fr: 'ce qui reste', en: 'what is left over' }
	},
	asExpression: { fr: 'En expression', en: 'As an expression' },
	expression: { fr: 'Texte de l’expression', en: 'Text of the expression' },
	byHand: {
		fr: 'Écrit à la main : le formulaire n’y touche pas.',
		en: 'Written by hand: the form leaves it as it is.'
	},
	byHandParts: { fr: 'Écrit à la main, et gardé tel quel :', en: 'Written by hand, and kept as it is:' },
	namedSteps: { fr: 'Étapes nommées', en: 'Named steps' },
	namedStepsWhy: {
		fr: 'Des expressions qui ont un nom : toutes les autres peuvent s’en servir.',
		en: 'Expressions that have a name: all others may use them.'
	},
	stepName: { fr: 'Nom, comme total-net', en: 'Name, such as net-total' },
	addNamedStep: { fr: 'Ajouter une étape nommée', en: 'Add a named step' },
	inExpressions: { fr: 'dans les expressions :', en: 'in expressions:' },
	up: { fr: 'Plus haut', en: 'Up' },
	down: { fr: 'Plus bas', en: 'Down' },
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
	fails: { fr: 'faux', en: 'does not come out' },
	noThrow: { fr: 'pas de jet', en: 'no throw' },
	show: { fr: 'Montrer', en: 'Show' },
	update: { fr: 'Adopter ce résultat', en: 'Use this result' },
	thisExample: { fr: 'Exemple', en: 'Example' }
} satisfies Record<string, Text | Record<string, Text | Record<string, Text>>>;

/** What dice bring into a condition. */
export type Rolled = keyof typeof words.quantity;
