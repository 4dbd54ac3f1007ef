/** Words of players with those of the charts. Folded; inflected forms need no entry. */

/** `said = meant`: each word on the left also finds each on the right. Each word on the left has its query in the tests. */
const SAID = `
	forest foret tree arbre jungle bosquet thicket copse taillis = woods bois
	swamp bog marecage etang mud boue = marsh
	hill colline uphill downhill climb grimper gravir escalader mountain montagne hillside talus montee descente = level niveau
	summit sommet = crest
	falaise = steep
	creek brook torrent ditch fosse = stream
	fleuve ocean lake lac = river riviere sea
	track path sentier lane = trail
	highway chaussee street rue = road
	farm ferme hamlet hameau house maison church eglise building batiment city town = village built town
	fortress gate muraille rempart enceinte = fortification
	tranchee entrenchment = redoubt fortification
	sand sable = dunes
	vignoble = vignes

	musketeer mousquetaire = handgun
	gun = handgun artillery
	canon gunner = artillery
	horseman hussar dragoon cuirassier = cavalry
	horse cheval chevaux = barding cavalry
	officer chief king roi captain commander = leader general
	footman soldier soldat grenadier = infantry foot trooper
	foe opponent adversaire = enemy
	bateau = naval
	machine engin = artillery

	courage = cohesion
	shaken ebranle scared = discouraged demoralised
	dead death die mort mourir meurt kill died slain perish eliminate perdre = destroyed destruction killed lost perdu casualties
	perte = casualties killed
	injured hurt = wounded
	exhausted weary = fatigued
	panique fuyard = rout
	withdrawal repousse repli = retreat recoil
	flee fuir sauver = fuite flight
	chase = pursuit poursuite
	vaincu defeat defaite = beaten battu
	tie draw = equal
	disorganised = disorder

	derriere back dos = rear arriere
	lateral = flank flanc
	ahead = front
	ensemble joint = combined stacked
	stacked together empile = massed
	alone = single
	no aucun = without sans
	partager = shared
	surround entoure encercler contourner = flank rear

	traverser franchir = franchissement crossing
	sortir exit = quitter leaving
	fight fought hth brawl duel assault = melee combat shock
	shooting volley = fire firing
	aim viser = target
	speed vitesse walk = movement
	bouger deplacement avancer = mouvement
	portee reach = distances range
	far loin jusqu = range portee distances movement
	fast quick vite = movement
	hidden hide cache spot vu = visibility sight
	see voir voit voient seen saw = sight visibility
	running ran course courir = basic
	sauver protege protect = saves sauvegarde
	damage degats = wounds
	enlever = removal casualties

	twice = doubled
	half moitie = doubled
	str = strength
	soutenu = support
	superieur better best = higher
	inferieur worse pire = lower
	big huge gros = large
	pres nearby = blank portant
	doivent = obligatoire mandatory
	maximum max plafond = capped cap limite best
	factor facteur = modifiers modificateurs
	modifier modificateur drm = factors facteurs
	outcome issue = results result
	cuirasse helmet casque = armour
	protection = armour shields
	abri shelter = cover

	pleuvoir wet mouille brume mist = weather
	rain snow fog wind storm night meteo neige pluie vent brouillard orage tempete nuit temps climat = weather

	deuxieme 2e 2nd = second
	troisieme = third
	two deux = 2 two deux
	three trois = 3
	four quatre = 4
	five cinq = 5
	seven sept = 7
	eight huit = 8
	nine neuf = 9
	ten dix = 10

	field champ meadow prairie plaine open ouvert flat degage = clear clair good
	ground sol = terrain
	bush buisson = scrub broussailles
	boulder = rocks
	garden jardin = orchard verger
	ice glace = frozen
	shore = bank berge
	desert = dunes
	citadel bastion = fortification castle
	fence cloture barriere barricade = wall mur
	passerelle = bridge
	wade patauger = ford waders
	swim nager = river riviere

	rider cavalier = cavalry mounted
	monster beast bete = large elephant
	cart charrette = baggage wagons
	hero champion = character leader
	emperor empereur boss = leader general

	shot = fire firing shooting
	fire = shooting
	retreat retraite = recoil recul
	bombard bullet boulet = artillery fire
	arrow fleche = shooting bow arc
	fort strong puissant = force strength
	stronger = higher
	rush foncer ruer = charge charging
	strike frapper = hit toucher
	tuer slay massacre annihilate = destroyed killed tue casualties
	escape echapper fled run courir = flight fuite rout deroute
	crush ecraser = doubled destroyed
	lose losing = beaten battu lower loses
	winner vaincre vainqueur victory victoire win = pursuit poursuite advance
	empecher prevent bloquer block = halt arrete
	wheel pivot conversion = straight droite turn
	detect apercevoir reperer visible invisible = visibility sight
	diviser separer = shared split
	aide aider = support soutien
	suivre follow hunt traquer = pursuit poursuite
	pousser shove knock = pushed push recoil
	retirer remove supprimer = removal casualties retrait
	survive survivre alive vivant safe = unharmed indemne spared
	echouer = failed echec
	miss manque = neither below
	outnumber surnombre nombreux = ratio rapport odds
	cumul = add additionnent
	both = two deux
	every = all tous
	adverse = enemy defender
	running = routed
	side = flank flanc
	behind = rear arriere
	price prix pay payer = cost cout
	peur fear afraid = discouraged demoralised rout
	naked unarmoured = no armour sans
	froid cold gel chaleur heat = weather
	at sur = target cible
	crt = results resultats
	mvt = movement mouvement
	mod = modifiers modificateurs
	zero = 0
	six = 6
	onze eleven = 11
	douze twelve = 12
	tenaille pincer = rear front
	village = town built
	jet roll throw = die

	woodland grove plantation = woods bois
	bocage = hedge haie
	reeds wetland fen paddy = marsh
	beach plage coast seashore = bank berge sea
	peak = crest
	rivulet oued wadi = stream
	causeway = road
	donjon tower = castle fortification
	suburb faubourg = town built
	oliveraie = orchard verger
	rifle fusil gunpowder = handgun
	mammoth cornac mahout = elephant
	berserker viking = warband
	warlord seigneur brigadier colonel lieutenant = leader general character
	siege = artillery
	wavering hesitant = discouraged demoralised
	wiped aneanti captured = destroyed killed casualties
	bounce = recoil
	encircled = flank flanc
	raw brut = natural
	competence = skill
	life hp = wounds
	window fenetre = cover
	sun soleil dust poussiere thunder hot dark darkness = weather
	trample pietine stomp overrun = ridden destroyed
	rash frenzy undisciplined = impetuous
	slow lent fastest = movement
	overwatch = reaction
	kamikaze jetable = expendable
	contigu = adjacent
	board = edge
	depth deep profondeur = rank rang
	marcher = movement mouvement
`;

export type Synonyms = ReadonlyMap<string, readonly string[]>;

function read(said: string): Synonyms {
	const known = new Map<string, string[]>();
	for (const line of said.trim().split('\n')) {
		const [typed = '', meant = ''] = line.split('=');
		for (const word of typed.trim().split(/\s+/).filter(Boolean))
			known.set(word, [...(known.get(word) ?? []), ...meant.trim().split(/\s+/)]);
	}
	return known;
}

export const SYNONYMS = read(SAID);
