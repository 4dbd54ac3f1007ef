/** Words that mean the same: forms of one word, the same sound, and a small list of synonyms. Folded words throughout. */

/** Words that may be missing from what is found: players type them, the charts may put it otherwise. */
export const FILLERS: ReadonlySet<string> = new Set(
	`a ai alors as au aussi aux avec avoir bien ce cela ces cet cette comme comment combien contre dans de des dit dire doit dois
	donc du elle en encore entre es est et etre eu face faire fais faut fait il ils je la le les leur leurs loin lors ma mais malus
	mes mon ni nos on ont ou par partir passe peut peuvent peux pour puis qu quand que quel quelle quelles quels qui quoi
	regle sa se sera ses si son sont sur ta table te tes ton travers tu un une va vais vaut veut voir vont vos y gagne gagner
	gagnent attaque attaquent devient deviennent vers
	against am an and another any are at be been being by can chart could count counts did do does doing done far for from get gets
	give gives had happen happens has have how i if in into is it its just many may me much must my need needs of on or over please
	rule see shall should so than that the their them then there these they this those through to until v versus vs was we were
	what when where which who whose why will with would you your win wins attack attacks attacking`.split(/\s+/)
);

/** What players say, and what the charts say for it; forms of a word are found by themselves. Each has its query in the tests. */
const SAID = `
	forest foret = woods bois
	swamp bog marecage = marsh
	hill colline uphill = level niveau
	creek brook = stream
	track path sentier = trail
	city house building maison batiment = town built
	citadel fortress muraille = fortification
	musket mousquet = handgun
	gun = handgun artillery
	canon cannon = artillery
	horseman horsemen = cavalry
	horse cheval chevaux = barding
	officer chief = leader general
	moral = cohesion
	rain snow fog wind meteo neige = weather
	dead death mort kill died = destroyed destruction killed
	injured = wounded
	exhausted = fatigued
	panic panique = rout
	withdraw withdrawal repousse pushed = retreat recoil
	flee fuir = fuite flight rout
	chase = pursuit
	derriere = rear
	traverser = franchissement crossing
	fight fighting hth = melee combat
	shoot = fire firing
	fire = shooting
	speed vitesse = movement
	bouger = mouvement
	portee = distances
	hidden cache = visibility
	running ran course = basic
	twice = doubled
	str = strength
	soutien soutenu = support
	superieur superieure = higher
	inferieure = lower
	tous = toutes
	frontal = forward
	ensemble = combined
`;

/** Words that ask for nothing by themselves; any other filler asks for a figure or a rule, not for what a word means. */
export const ARTICLES: ReadonlySet<string> = new Set(
	'a an au aux c de des dire dit du est et is la le les mean means of quoi s se the un une veut what'.split(' ')
);

/** Words that ask for a modifier, and that stand in none. */
export const MODIFYING: ReadonlySet<string> = new Set('bonus drm malus penalite penalty'.split(' '));

const synonyms = (said: string): ReadonlyMap<string, readonly string[]> => {
	const known = new Map<string, string[]>();
	for (const line of said.trim().split('\n')) {
		const [typed = '', meant = ''] = line.split('=');
		for (const word of typed.trim().split(/\s+/))
			known.set(word, [...(known.get(word) ?? []), ...meant.trim().split(/\s+/)]);
	}
	return known;
};

export const SYNONYMS = synonyms(SAID);

/** Endings of verbs, participles and nouns made of verbs in both languages, the longest first. */
const ENDINGS =
	`ements ations ement ments ation ings eurs euse ades ages ment ites iers ing eur ade age ite ees ant ers ent ies
	es ez ed ee er ir re ie e s x t`.split(/\s+/);
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

function cutStem(word: string): string {
	if (word.length <= LEAST_STEM || /\d/.test(word)) return word;
	const ending = ENDINGS.find((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST_STEM);
	const bare = ending ? word.slice(0, -ending.length) : word;
	const single = bare.length > LEAST_STEM ? bare.replace(/(.)\1$/, '$1') : bare;
	return single.length > LEAST_STEM ? single.replace(/[ivy]$/, '') : single;
}

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
