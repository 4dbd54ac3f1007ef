/** Queries written from the sheets, as players thumb them, before any ranking had seen them. */
import { asked } from './queries-asked';

export const unseen = asked(`
	# codes
	fr alexander | pf | alexander/terms#sp
	en alexander | ch | alexander/terms#ch alexander/unit-types#ch
	fr jdg | zdc | jdg/terms#zoc jdg/terrain#leave-zoc jdg/terrain#note-d
	fr dbm | gal | dbm/terms#gal dbm/troop-types#gal dbm/terms#general
	fr dbm | bw(x) | dbm/exception-troops#bw-* dbm/exception-troops dbm/movement#note-bw-x
	en dbm | pip | dbm/terms#pip dbm/pip-costs dbm/calc/pip
	en dbm | mtd | dbm/terms#mounted
	fr wab | cc | wab/terms#ws wab/combat-to-hit
	fr any | exp | dbm/terms#exp dbm/troop-types#exp

	# pairs
	fr alexander | el contre in | alexander/melee-types#el.in
	fr alexander | ca vs pe | alexander/melee-types#ca.pe
	fr alexander | archers attaquent cavaliers lourds | alexander/melee-types#ar.ca
	fr alexander | phalangites contre elephants | alexander/melee-types#ph.el
	en alexander | cl attacking ja | alexander/melee-types#cl.ja
	en alexander | ho vs ph | alexander/melee-types#ho.ph
	en alexander | chariots v levies | alexander/melee-types#ch.in
	fr wab | cc3 contre cc5 | wab/combat-to-hit#ws3.ws5
	fr wab | force 6 endurance 4 | wab/to-wound#s6.t4
	en wab | s5 t7 | wab/to-wound#s5.t7
	en wab | strength 3 vs toughness 8 | wab/to-wound#s3.t8
	en wab | ws 5 v ws 2 | wab/combat-to-hit#ws5.ws2
	en any | s2 vs t5 | wab/to-wound#s2.t5
	fr dbm | bd contre montés | dbm/combat-factors#bd dbm/pursuit#pk-bd-mounted
	fr dbm | archers battus par chevaliers | dbm/outcome-beaten#bw-mounted
	fr dbm | ps battus par el | dbm/outcome-beaten#ps-el-exp
	fr dbm | ps derrière lanciers | dbm/rear-support#ps-foot
	en dbm | pk v foot | dbm/combat-factors#pk
	en dbm | elephants beaten by light horse | dbm/outcome-beaten#el-light
	en dbm | wb behind wb | dbm/rear-support#wb dbm/rear-support#wb-mounted
	en jdg | charge vs square | jdg/shock-modifiers#charge-on-square

	# rule numbers
	fr alexander | règle 12.2.1 | alexander/terms#dr alexander/fire-results#second
	fr jdg | regle 8.3.3 | jdg/terms#reaction-fire jdg/fire-modifiers#reaction
	en jdg | 9.5 | jdg/terms#pursuit jdg/terms#retreat jdg/shock-results#10-up jdg/shock-results#5-9 jdg/shock-results#0-4 jdg/shock-results#below-0
	en jdg | rule 7.4 | jdg/terms#line-of-sight jdg/terrain#note-f

	# questions
	fr alexander | une unité découragée peut avancer ? | alexander/melee-results#note-discouraged alexander/terms#d alexander/terms#advance-must
	fr alexander | le 0 du dé vaut 10 ou zéro | alexander/terms#d10 alexander/melee-roll#die
	en alexander | do phalangites have to advance | alexander/melee-results#note-phalanx alexander/terms#ph alexander/terms#advance-must
	en alexander | how far can archers shoot | alexander/fire-table#ar alexander/unit-types#ar
	en alexander | who is checked on a 9 in melee | alexander/melee-leaders#natural-9 alexander/melee-leaders
	fr jdg | on peut charger en forêt ? | jdg/terrain#note-e jdg/terrain#woods
	fr jdg | la route annule le surcout du ruisseau ? | jdg/terrain#note-c jdg/terrain#road
	en jdg | can artillery move up a slope | jdg/terrain#slope jdg/terrain#note-c jdg/terms#slope
	en jdg | does the bridge modifier count over a stream | jdg/terrain#note-h jdg/terrain#bridge
	en jdg | what happens if a cohesion test fails | jdg/terms#ct jdg/terms#ct-1
	fr dbm | qu'arrive t il aux sacrifiables à égalité | dbm/outcome-equal#exp-always dbm/outcome-equal
	fr dbm | mes éléphants reculent, que font les amis derrière ? | dbm/recoil#el
	fr dbm | combien de pip si le général est perdu | dbm/pip-costs#general-lost
	en dbm | can war wagons be pushed back | dbm/recoil#not-pushed
	en dbm | do auxilia support each other | dbm/rear-support#ax dbm/rear-support#ax-x
	en dbm | how far do fleeing troops go | dbm/flight#distance dbm/flight dbm/terms#flees
	fr wab | les archers du 2e rang tirent ? | wab/targets#massed-missiles wab/terms#massed-missiles
	fr wab | peut on tirer dans une mêlée | wab/targets#engaged-targets
	fr wab | l'éléphant peut tirer derrière lui ? | wab/targets#mounted-sight wab/terms#elephant
	en wab | can i split fire between two units | wab/targets#one-target
	en wab | what if i need more than 6 to hit | wab/seven-plus wab/seven-plus#seven wab/seven-plus#eight wab/seven-plus#nine wab/seven-plus#ten wab/seven-plus#from-11 wab/shooting-modifiers#note-seven-or-more
	en any | how many paces do knights move in good going | dbm/movement#el-kn
	fr any | le bouclier compte avec une armure de plates complète ? | wab/armour#note-no-shield wab/armour#full-plate

	# two things
	fr alexander | gué 2 cavalerie | alexander/terrain#ford-2
	en alexander | stream elephants | alexander/terrain#stream
	en alexander | light cavalry fire 2 hexes | alexander/fire-table#cl
	en alexander | uphill chariots | alexander/terrain#up
	fr jdg | bois artillerie | jdg/terrain#woods
	fr jdg | marais choc | jdg/terrain#marsh
	fr jdg | cavalerie village | jdg/terrain#town jdg/terrain#note-b jdg/shock-modifiers#cavalry-in-town
	en jdg | cavalry steep slope | jdg/terrain#steep-slope jdg/terrain#note-c jdg/terms#steep-slope
	en jdg | trail infantry | jdg/terrain#trail
	fr dbm | mvt cv inégal | dbm/movement#cv-exp-cm
	fr dbm | déplacement art (s) difficile | dbm/movement#art-s
	fr dbm | palmeraie visibilité | dbm/visibility#palm-groves
	en dbm | baggage road | dbm/movement#bg
	en dbm | ps ambush marsh | dbm/visibility#marsh
	en dbm | blades shot at | dbm/combat-factors#bd
	fr wab | pavois corps à corps | wab/shields#pavise wab/terms#pavise
	en wab | heavy armour cavalry | wab/armour#heavy
	en wab | javelins strength | wab/weapons#javelins
	fr any | canal artillerie | jdg/terrain#stream

	# modifiers
	fr alexander | tir sur cavalerie lourde | alexander/fire-modifiers#target-ca alexander/unit-types#ca
	fr alexander | phalange en défense | alexander/melee-modifiers#phalanx-defends
	en alexander | attack through rear hex | alexander/melee-modifiers#rear
	en alexander | all defenders routed | alexander/melee-modifiers#defender-all-routed
	en alexander | leader bonus | alexander/melee-modifiers#leaders alexander/terms#bonus
	fr jdg | contre batterie | jdg/fire-modifiers#reaction jdg/terms#counter-battery
	en jdg | combined fire | jdg/fire-modifiers#combined jdg/terms#combined-fire
	en jdg | cohesion difference | jdg/shock-modifiers#cohesion jdg/terms#cohesion
	fr dbm | facteur du général | dbm/tactical-factors#general
	fr dbm | bonus berge | dbm/tactical-factors#bank
	en dbm | weather | dbm/tactical-factors#weather
	en dbm | uphill melee | dbm/tactical-factors#higher
	en wab | shooter moved | wab/shooting-modifiers#moving
	en any | large target | wab/shooting-modifiers#large-target wab/terms#large-target

	# figures
	fr alexander | 10 à 13 | alexander/melee-results#10-to-13
	fr alexander | dé modifié 15 mêlée | alexander/melee-results#14-to-16
	fr alexander | 9 au tir | alexander/fire-leaders#natural-9 alexander/fire-leaders
	en alexander | melee result 8 | alexander/melee-results#7-to-9
	en alexander | leader roll 7 | alexander/melee-leaders#roll-7-to-8 alexander/fire-leaders#roll-7-to-8
	en alexander | ratio 1/3 | alexander/melee-ratio#1-to-3
	fr jdg | 13 au tir | jdg/fire-results#13-14
	fr jdg | rapport 3 contre 1 | jdg/odds#3-to-1
	fr jdg | choc résultat 3 | jdg/shock-results#0-4
	en jdg | odds 1.5/1 | jdg/odds#1-5-to-1
	en jdg | fire roll 15+ | jdg/fire-results#15-up
	en jdg | +2 levels | jdg/terrain#up-2
	fr dbm | portée 500 | dbm/ranges#art
	en dbm | river die 5 | dbm/river#5-6 dbm/river-second#across
	en dbm | 300 paces | dbm/river-second#blocked dbm/spontaneous-advance#behind-forbidden
	fr wab | modif sauvegarde force 5 | wab/save-modifiers#s5
	fr any | 250 pas | dbm/movement#lh

	# slips
	fr alexander | phalngites | alexander/terms#ph alexander/unit-types#ph
	fr alexander | avnce obligatoire | alexander/terms#advance-must alexander/melee-results#note-phalanx
	fr alexander | tir elefants | alexander/fire-table#pe-ja-ch-el alexander/unit-types#el
	en alexander | javlinists range | alexander/fire-table#pe-ja-ch-el alexander/unit-types#ja
	en alexander | ofensive fire | alexander/melee-modifiers#offensive-fire alexander/terms#offensive-fire
	fr jdg | contre charje | jdg/terms#counter-charge jdg/shock-results#0-4
	fr jdg | test de cohesoin | jdg/terms#ct jdg/terms#ct-1
	en jdg | vinyard | jdg/terrain#rough
	en jdg | breakthru | jdg/terms#breakthrough jdg/shock-results#10-up
	fr dbm | chamaux | dbm/terms#cm dbm/troop-types#cm
	fr dbm | avence spontanee | dbm/spontaneous-advance dbm/terms#impetuous
	fr dbm | baguages | dbm/terms#bg dbm/troop-types#bg
	en dbm | visability dunes | dbm/visibility#dunes
	en dbm | pursiut pikes | dbm/pursuit#pk dbm/pursuit#pk-bd-mounted
	fr wab | caparason | wab/terms#barding wab/shields wab/shields#full-metal wab/shields#half-metal wab/shields#full-cloth wab/shields#half-cloth
	en wab | cataphrct | wab/armour#cataphract wab/terms#cataphract
	en wab | casulties | wab/casualties
	fr any | psilloi | dbm/terms#ps dbm/troop-types#ps
	en any | handgn | wab/weapons#handgun wab/terms#handgun

	# words
	fr alexander | dans le dos | alexander/terms#rear alexander/melee-modifiers#rear alexander/melee-modifiers#rear-and-other
	fr alexander | chef blessé | alexander/terms#wounded alexander/fire-leaders#roll-7-to-8 alexander/melee-leaders#roll-7-to-8 alexander/fire-leaders alexander/melee-leaders
	en alexander | odds | alexander/terms#ratio alexander/melee-ratio
	en alexander | companions | alexander/terms#ca alexander/unit-types#ca
	en alexander | terrain costs | alexander/terrain
	fr jdg | cuirassiers | jdg/terms#l jdg/shock-modifiers#charge-heavy
	fr jdg | désorganisé | jdg/terms#d
	fr jdg | escarpement | jdg/terms#steep-slope jdg/terrain#steep-slope
	en jdg | guns | jdg/terms#artillery
	en jdg | melee | jdg/terms#shock jdg/calc/shock jdg/shock-modifiers jdg/shock-results
	fr dbm | hoplites | dbm/terms#sp dbm/troop-types#sp
	fr dbm | noyade | dbm/river-second#drowned
	fr dbm | traverser la rivière | dbm/calc/river dbm/river dbm/river-second
	en dbm | follow up | dbm/pursuit dbm/terms#follows
	fr wab | mur | wab/terms#hard-cover wab/shooting-modifiers#hard-cover
	fr wab | harnois | wab/armour#full-plate wab/terms#full-plate
	en wab | hoplon | wab/terms#large-shield wab/shields#large-shield
	fr any | cailloux | wab/weapons#rocks wab/terms#rocks
	en any | leader killed | alexander/terms#killed alexander/fire-leaders#roll-9 alexander/melee-leaders#roll-9 alexander/fire-leaders alexander/melee-leaders dbm/pip-costs#general-lost
`);
