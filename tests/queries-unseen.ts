/** Queries written from the sheets, as players thumb them, before any ranking had seen them. */
import { asked } from './queries-asked';

export const unseen = asked(`
	# codes
	fr dbm | wwg (s) | dbm/outcome-beaten#wwg-assault dbm/terms#wwg dbm/troop-types#wwg
	en alexander | DRM | alexander/terms#drm
	fr alexander | Ja | alexander/terms#ja alexander/unit-types#ja
	fr wab | PV | wab/terms#w
	en wab | HtH | wab/terms#hand-to-hand
	en jdg | zoc [d] | jdg/terrain#note-d jdg/terrain#leave-zoc jdg/terms#zoc

	# pairs
	fr alexander | Pe contre Ho | alexander/melee-types#pe.ho
	en alexander | cl vs ja | alexander/melee-types#cl.ja
	fr alexander | chars attaquent phalange | alexander/melee-types#ch.ph
	en alexander | elephants attacking archers | alexander/melee-types#el.ar
	fr any | cc 5 contre 3 | wab/combat-to-hit#ws5.ws3
	en wab | S5 T4 | wab/to-wound#s5.t4
	en dbm | ax factor against foot | dbm/combat-factors#ax-wb
	fr wab | force 3 endurance 4 | wab/to-wound#s3.t4
	fr dbm | el contre pietons | dbm/combat-factors#el

	# rule numbers
	fr any | 12.2.1 | alexander/terms#dr alexander/fire-results#second
	en alexander | rule 9.3 | alexander/terms#top-unit alexander/fire-results#note-top-unit
	fr jdg | regle 8.9 | jdg/terms#artillery jdg/shock-results#note-artillery
	en any | 4.3.1 | jdg/terrain#note-road-near-enemy

	# questions
	fr dbm | qui suit après la mêlée ? | dbm/pursuit dbm/pursuit#* dbm/terms#follows
	en dbm | do pikes pursue | dbm/pursuit#pk dbm/pursuit#pk-bd-mounted
	fr dbm | combien de pips pour une marche | dbm/pip-costs dbm/pip-costs#order dbm/pip-costs#third-march dbm/calc/pip
	en dbm | can psiloi support spears | dbm/rear-support#ps-foot
	fr dbm | qui repousse-t-on en reculant | dbm/recoil dbm/recoil#same-way dbm/recoil#ps dbm/recoil#not-pushed
	fr dbm | si egalite il se passe quoi | dbm/outcome-equal dbm/outcome-equal#* dbm/terms#equal
	en dbm | how far seen in woods | dbm/visibility#woods
	fr dbm | qui avance sans ordre ? | dbm/spontaneous-advance dbm/spontaneous-advance#* dbm/terms#impetuous
	fr alexander | la phalange doit-elle avancer | alexander/melee-results#note-phalanx alexander/terms#advance-must alexander/terms#ph
	en alexander | who can't fire | alexander/fire-table#note-silent-types
	fr alexander | quand tester un chef | alexander/fire-leaders alexander/melee-leaders alexander/fire-leaders#natural-9 alexander/melee-leaders#natural-9 alexander/melee-leaders#natural-0
	en alexander | is 0 a ten | alexander/terms#d10 alexander/melee-roll#die
	fr wab | tirailleurs qui courent peuvent tirer ? | wab/targets#fast-skirmishers
	en wab | does buckler count vs arrows | wab/shields#buckler wab/shields#note-skirmishers-buckler wab/terms#buckler
	fr jdg | peut-on charger dans les bois | jdg/terrain#note-e jdg/terrain#woods
	en any | can guns cross a slope | jdg/terrain#slope jdg/terms#slope jdg/terrain#note-c
	fr jdg | qui poursuit apres un choc | jdg/terms#pursuit jdg/shock-results#note-cavalry-only jdg/shock-results#10-up jdg/shock-results#5-9 jdg/shock-results#0-4 jdg/shock-results#below-0

	# two ideas
	fr dbm | archers battus par cavaliers | dbm/outcome-beaten#bw-mounted
	en dbm | spears beaten by warband | dbm/outcome-beaten#sp-wb
	fr dbm | piquiers éléphants 2e rang | dbm/outcome-beaten#pk-held dbm/outcome-beaten#pk-held-x dbm/outcome-beaten#pk-el
	en dbm | light horse doubled bad going | dbm/outcome-doubled#lh-difficult
	fr dbm | general perdu pip | dbm/pip-costs#general-lost
	en dbm | Halt irregulars | dbm/pip-costs#halt-irregulars
	fr dbm | soutien lames chevaliers | dbm/rear-support#bd dbm/outcome-beaten#bd-held
	en dbm | overlap elephants | dbm/support-conditions#el-overlap
	fr dbm | bagages sous le tir | dbm/outcome-beaten#bg-mobile dbm/outcome-beaten#bg-otherwise dbm/combat-factors#bg-empty
	en dbm | flee flank march | dbm/flight#flank-march
	fr alexander | chef tué mêlée | alexander/melee-leaders#roll-9 alexander/melee-leaders
	en alexander | phalanx quality | alexander/melee-quality#phalanx alexander/melee-quality#note-either-side
	fr wab | sauvegarde cavalerie armure lourde | wab/armour#heavy
	en wab | full plate with shield | wab/armour#full-plate wab/armour#note-no-shield wab/terms#full-plate
	fr jdg | généraux sur route | jdg/terrain#road jdg/terrain#trail
	en jdg | square target fire | jdg/fire-modifiers#square
	fr wab | elephant ligne de vue | wab/targets#mounted-sight wab/terms#elephant
	en jdg | cavalry in village | jdg/shock-modifiers#cavalry-in-town jdg/terrain#town jdg/terrain#note-b
	fr jdg | Artillerie redoute | jdg/terrain#redoubt jdg/terms#redoubt
	fr jdg | choc ruisseau | jdg/terrain#stream
	fr any | charge contre carre | jdg/shock-modifiers#charge-on-square

	# modifiers
	en dbm | weather penalty | dbm/tactical-factors#weather
	en dbm | +1 for general | dbm/tactical-factors#general dbm/river-second#general
	en dbm | superior troops shooting | dbm/class-factors#s-shooting
	fr dbm | malus inferieurs | dbm/class-factors#i-not-above
	fr alexander | attaque par l'arriere | alexander/melee-modifiers#rear alexander/melee-modifiers#rear-and-other
	en alexander | two pikes same name attack | alexander/melee-modifiers#phalanx-pair
	en alexander | target heavy cavalry fire | alexander/fire-modifiers#target-ca alexander/unit-types#ca
	en wab | hard cover | wab/shooting-modifiers#hard-cover wab/terms#hard-cover
	en wab | strength 6 save modifier | wab/save-modifiers#s6
	fr jdg | TIR COMBINE | jdg/fire-modifiers#combined jdg/terms#combined-fire
	en any | heavy cavalry charge bonus | jdg/shock-modifiers#charge-heavy
	en jdg | attacked front and rear | jdg/shock-modifiers#front-and-rear jdg/shock-modifiers#note-opposite

	# figures
	fr any | 1200 pas | dbm/pip-costs#beyond-1200
	en dbm | 600 paces | dbm/pip-costs#unseen-600 dbm/spontaneous-advance#demoralised-enemy
	fr dbm | riviere 7 8 | dbm/river#7-8 dbm/river-second
	en alexander | melee 5-6 | alexander/melee-results#5-to-6
	fr alexander | rapport 1 contre 2 | alexander/melee-ratio#1-to-2
	en jdg | fire result 16 | jdg/fire-results#15-up
	fr wab | score requis 9 | wab/seven-plus#nine
	en wab | BS 4 | wab/shooting-to-hit#bs4

	# slips
	fr dbm | elefan | dbm/terms#el dbm/troop-types#el dbm/combat-factors#el
	en dbm | nights | dbm/terms#kn dbm/troop-types#kn
	fr dbm | embuscad | dbm/terms#ambush dbm/visibility#vineyards dbm/visibility#marsh dbm/visibility#rocks dbm/visibility#scrub
	en dbm | persuit | dbm/pursuit dbm/terms#follows
	fr dbm | bagaje | dbm/terms#bg dbm/troop-types#bg dbm/movement#bg
	en dbm | dimoralised | dbm/terms#broken dbm/flight#demoralised dbm/tactical-factors#demoralised dbm/spontaneous-advance#demoralised-enemy
	en alexander | retret | alexander/terms#r
	fr alexander | bléser | alexander/terms#wounded alexander/fire-leaders#roll-7-to-8 alexander/melee-leaders#roll-7-to-8
	en any | catafract save | wab/armour#cataphract wab/terms#cataphract
	fr jdg | fortificasion | jdg/terrain#fortification jdg/terms#fortification
	en jdg | cohesoin test | jdg/terms#ct jdg/terms#ct-1

	# forms
	fr dbm | Catapultes | dbm/terms#art dbm/troop-types#art
	en dbm | scythed chariot | dbm/terms#exp dbm/troop-types#exp
	fr dbm | hoplite | dbm/terms#sp dbm/troop-types#sp
	en dbm | swordsmen | dbm/terms#bd dbm/troop-types#bd
	en any | trireme | dbm/terms#gal dbm/troop-types#gal
	fr alexander | sarisses | alexander/terms#ph alexander/unit-types#ph
	en dbm | levies | dbm/terms#hd dbm/troop-types#hd
	fr wab | frondeurs | wab/terms#sling wab/weapons#sling
	en any | scutum | wab/terms#large-shield wab/shields#large-shield
	en wab | hedge | wab/terms#soft-cover wab/shooting-modifiers#soft-cover
	fr jdg | canons | jdg/terms#artillery jdg/calc/artillery-fire
	en jdg | morale | jdg/terms#cohesion jdg/terms#ct

	# definitions
	fr dbm | impétueux c'est quoi | dbm/terms#impetuous
	en dbm | what is an element | dbm/terms#element
	en dbm | waders meaning | dbm/terms#waders
	fr alexander | tir offensif definition | alexander/terms#offensive-fire
	en alexander | Facing | alexander/terms#facing
	fr wab | fustibale | wab/terms#staff-sling wab/weapons#staff-sling
	fr jdg | contre choc | jdg/terms#counter-shock jdg/shock-results#below-0

	# charts
	fr dbm | couts pip | dbm/pip-costs dbm/calc/pip
	en dbm | grade factors | dbm/class-factors
	en alexander | fire table | alexander/fire-table
	fr wab | table pour blesser | wab/to-wound wab/terms#wounding
	en jdg | odds | jdg/odds jdg/terms#odds jdg/shock-modifiers#odds

	# notes
	fr alexander | pile la plus favorable au defenseur | alexander/melee-types#note-several alexander/terrain#note-best-for-defender alexander/fire-table#note-mixed
	en wab | save worse than 6 | wab/save-modifiers#note-worse-than-6
	fr jdg | pont sur ruisseau | jdg/terrain#note-h jdg/terrain#bridge
	en dbm | exactly half | dbm/outcome-doubled#note-half dbm/outcome-doubled dbm/terms#doubled

	# movement
	fr dbm | mouvement piquiers | dbm/movement#sp-pk-bd-wb-hd
	en dbm | galley movement | dbm/movement#naval dbm/movement#naval-x
	fr dbm | LH sur route | dbm/movement#lh
	en jdg | infantry marsh cost | jdg/terrain#marsh

	# ranges
	fr any | portee arc composite | wab/weapons#composite-bow
	en wab | unarmoured horse save | wab/armour#none
	fr alexander | portée peltastes | alexander/fire-table#pe-ja-ch-el alexander/unit-types#pe
	en dbm | bow range | dbm/ranges#bw
`);
