/** Words that count as one: forms of a word, words of the same sound. And those that need not be found. Folded words throughout. */

/** Words that may be missing from what is found: players type them, the charts may put it otherwise. */
export const FILLERS: ReadonlySet<string> = new Set(
	`a ai alors as au aussi aux avec avoir bien ce cela ces cet cette comme comment combien contre dans de des dit dire doit dois
	donc du elle en encore entre es est et etre eu face faire fais faut fait il ils je jusqu la le les leur leurs loin lors ma mais malus
	mes mon ni nos on ont ou par partir passe peut peuvent peux pour puis qu quand que quel quelle quelles quels qui quoi
	regle sa se sera ses si son sont sur ta table te tes ton travers tu un une va vais vaut veut voir vont vos y gagne gagner
	gagnent attaque attaquee attaquees attaquent attaquer attaques devient deviennent vers
	against am an and another any are at be been being by can chart could count counts did do does doing done far for from get gets
	give gives had happen happens has have how i if in into is it its just many may me much must my need needs of on or over please
	rule see shall should so than that the their them then there these they this those through to until v versus vs was we were
	what when where which who whose why will with would you your win wins attack attacks attacking
	attacked cant dont doesnt wont want wants able about also like only use uses while work works
	himself itself myself themselves yourself
	cannot couldnt isnt arent definir define definition mean meaning means signifie signification
	font fera ferait feront serait seraient seront pourra pourrait lequel laquelle lesquels lesquelles
	actually already because but else even everyone go goes going gonna got gotta guys he her him his hi hello know let lets look make makes
	making maybe mine now our people say says she someone something still such sure take takes taken taking tell thing things
	think too try trying us very way went whole yet yes yours
	aller arrive celle celles celui ceux chez deja depuis dessus donne donner elles eux faudrait gars gens juste lui mets mettre moi
	merci nous notre votre peu pourquoi prend prends prendre quelqu quelque quelques sais sait savoir seulement si suis sommes
	toi tres trop vous vraiment oui voila pris prise prises sert each
	ok okay guy dude ever exactly really actually basically simply just kind sort bit quite rather instead however though
	although since once lot lots anyone anybody anything somebody everybody whats thats theyre youre ive im id hes whos
	wheres hows theres between among out off onto upon toward towards along isn doesn didn aren won using used
	veux voudrais chose choses truc trucs genre ben bah hein stp svp bonjour salut devrais devrait pouvoir voulez devez
	pouvez allez allons pouvons avons avez avais avait aura aurait etait etaient soit soient serai es ainsi donc ensuite
	lorsque quoique puisque parce selon tant tel telle ci etc`.split(/\s+/)
);

/** Words that ask for nothing by themselves; any other filler asks for a figure or a rule, not for what a word means. */
export const ARTICLES: ReadonlySet<string> = new Set(
	'a an au aux c de des dire dit du est et is la le les of quoi s se the un une veut what'.split(' ')
);

/** Words that ask what a word means, and so for its definition. */
const DEFINING: ReadonlySet<string> = new Set(
	'definir define definition mean meaning means signifie signification'.split(' ')
);

/** Whether a definition is asked for: also by `veut dire` and `c'est quoi`. */
export const defines = (words: readonly string[]): boolean =>
	words.some((word) => DEFINING.has(word)) ||
	[
		['veut', 'dire'],
		['est', 'quoi'],
		['est', 'ce', 'un'],
		['est', 'ce', 'une'],
		['what', 'is', 'a'],
		['what', 'is', 'an'],
		['what', 'are']
	].some((pair) => pair.every((word) => words.includes(word)));

/** Words that name nearly anything on the table, and what one does with any place on it. */
export const GENERAL: ReadonlySet<string> = new Set(
	'deux two trois three cross crossing crosses enter entering entrer franchir passer traverser figurine figurines homme hommes men soldat soldats soldier soldiers troop troops troupe troupes unit unite unites units'.split(
		' '
	)
);

/** Words before which a word stands for the contrary: `non lourde`. */
export const DENYING: ReadonlySet<string> = new Set('except non not sans sauf without'.split(' '));

/** The mark of troops that fight by rules of their own, and the words that ask for them: who names none wants the plain ones. */
export const SPECIAL: ReadonlySet<string> = new Set(
	'x exception exceptions exceptionnel exceptionnelle exceptionnels exceptionnelles'.split(' ')
);

/** Words before the number of a rule. */
export const REFERRING: ReadonlySet<string> = new Set('article regle regles rule rules see voir'.split(' '));

/** Words that ask whether something is allowed, and what the charts say where it is not. */
const ASKING_LEAVE: ReadonlySet<string> = new Set(
	'allowed autorise can cannot cant could droit may peut peuvent peux permis puis'.split(' ')
);
const FORBIDDING = /\b(?:cannot|forbidden|impossible|na|never|no|not|only)\b/;

/** Words that ask whether something has to be, and what the charts say where it has to. */
const ASKING_DUTY: ReadonlySet<string> = new Set(
	'doit doivent have has must oblige obligee obligees obliges'.split(' ')
);
const OBLIGING = /\b(?:always|mandatory|must)\b/;

/** What a row or a note that answers such a question says, in English. */
export const ruledBy = (words: readonly string[]): RegExp | undefined =>
	words.some((word) => ASKING_LEAVE.has(word))
		? FORBIDDING
		: words.some((word) => ASKING_DUTY.has(word))
			? OBLIGING
			: undefined;

/** After `how`: a figure is asked for. */
const MEASURES: ReadonlySet<string> = new Set('big deep far fast high long many much tall wide'.split(' '));

/** Whether a figure is asked for: `how far`, `de combien`. */
export const asksFigure = (words: readonly string[]): boolean =>
	words.some((word, at) => word === 'combien' || (words[at - 1] === 'how' && MEASURES.has(word)));

/** Words that ask for a modifier, and that stand in none; some ask for its sign. */
export const MODIFYING: ReadonlySet<string> = new Set('bonus drm malus penalite penalty'.split(' '));
export const SIGNED: ReadonlyMap<string, string> = new Map([
	['bonus', '+'],
	...['malus', 'penalite', 'penalty'].map((word) => [word, '−'] as const)
]);

/** Endings of verbs, participles and nouns made of verbs in both languages, the longest first. A plural has lost its own. */
const ENDINGS =
	`issant issent issez ation ement ence ance ante ente euse ment ade age ant ent ers eure eur ier ing ite ive al au ed ee er es ez ie if ir re e t`.split(
		' '
	);
const LEAST_STEM = 3;

const stems = new Map<string, string>();

/** What the forms of a word have in common: `noyé` and `noyade`, `leave` and `leaving`, `poursuivre` and `poursuite`. */
export function stem(word: string): string {
	let known = stems.get(word);
	if (known === undefined) {
		known = cutStem(word);
		if (stems.size >= MOST_STEMS) stems.clear();
		stems.set(word, known);
	}
	return known;
}

/** The words of the charts come again with every key; what is typed does not, and is not kept for ever. */
const MOST_STEMS = 10_000;

/** The forms of `tous` have no ending in common. */
const ALL_OF = /^tou(?:s|te?s?)$/;

function cutStem(word: string): string {
	if (ALL_OF.test(word)) return 'tou';
	if (word.length <= LEAST_STEM || /\d/.test(word)) return word;
	const one = word.length > LEAST_STEM + 1 ? word.replace(/[sx]$/, '') : word;
	if (FALSE_FRIENDS.has(one)) return one;
	const ending = ENDINGS.find((ending) => one.endsWith(ending) && one.length - ending.length >= leastStem(ending));
	const bare = ending ? one.slice(0, -ending.length) : one;
	const single = bare.length > LEAST_STEM ? bare.replace(/(.)\1$/, '$1') : bare;
	// `noient` and `noyer`, `paie` and `payer`
	return single.length > LEAST_STEM ? single.replace(/(?<=...)[eivy]+$/, '') : single.replace(/i$/, 'y');
}

/** Without their ends these would be words of the other language: `rang`, `rout`, `bas`, `hors`, `not`, `pas`. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set('bateau base horse note pass range route tired'.split(' '));

/** `plus` is no plural, nor is `pluie` made of it. */
const leastStem = (ending: string): number =>
	ending === 't' ? LEAST_STEM + 2 : SLIGHT.test(ending) ? LEAST_STEM + 1 : LEAST_STEM;
const SLIGHT = /^(al|au|if|t|ie)$/;

/** How a word sounds to somebody who writes by ear, in either language: `elefant`, `catafracte`. */
export const sound = (word: string): string =>
	word
		.replace(/ph/g, 'f')
		.replace(/eau|au/g, 'o')
		.replace(/ae|ai|ei|ee|ea/g, 'e')
		.replace(/ou|oo/g, 'u')
		.replace(/ch|qu|[cq]/g, 'k')
		.replace(/y/g, 'i')
		.replace(/z/g, 's')
		.replace(/[hw]/g, '')
		.replace(/(.)\1+/g, '$1')
		.replace(/[estdx]+$/, '');

/** Between two names: the first suffers what the second does, `spears vs elephants`, `bows charged by knights`. */
const SUFFERING: ReadonlySet<string> = new Set('against by contre face par to v versus vs'.split(' '));
/** The second suffers it: `shooting at a square`, `what kills knights`. */
const INFLICTING: ReadonlySet<string> = new Set(
	'at on sur bat battent beat beats defeat defeats destroy destroys detruisent detruit kill kills tue tuent'.split(' ')
);

/** What stands before these words does not name what stands after them: `tirer sur un carré` is no `tireur en carré`. */
export const AIMING: ReadonlySet<string> = new Set(['at', 'sur']);

/** Who suffers and who does it, as bits of the places of the words. */
export interface Sides {
	readonly sufferers: number;
	readonly doers: number;
}

/** Who does it to whom, where a word says so. */
export function sidesOf(words: readonly string[]): Sides | undefined {
	const by = words.findIndex((word) => SUFFERING.has(word));
	const at = by >= 0 ? by : words.findIndex((word) => INFLICTING.has(word));
	if (at < 0) return undefined;
	const before = (1 << at) - 1;
	const after = ((1 << words.length) - 1) & ~before & ~(1 << at);
	return by >= 0 ? { sufferers: before, doers: after } : { sufferers: after, doers: before };
}
