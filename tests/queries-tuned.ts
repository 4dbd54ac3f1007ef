/**
 * Queries written from the sheets, as players thumb them: the ranking is tuned on these and on `queries-everyday.ts`, and the tests
 * hold them. `queries-asked.ts` says how a line reads. Each list was written before the ranking had seen any of it.
 */
import { asked, type Asked } from './queries-asked';

const first = asked(`
	# codes
	fr jdg | tdc/1 | jdg/terms#ct-1
	fr jdg | PE | jdg/terms#ne
	fr alexander | NA | alexander/terms#na
	fr any | zdc | jdg/terms#zoc
	fr dbm | rgo | dbm/terms#rgo
	fr dbm | el x | dbm/exception-troops#el-*
	fr jdg | [e] | jdg/terrain#*
	fr dbm | GGo | dbm/terms#ggo
	en alexander | F + R | alexander/melee-results#7-to-9 alexander/melee-results#minus-3-to-0
	en jdg | 1D | jdg/terrain#steep-slope
	en jdg | tec | jdg/terms#tec jdg/terrain
	en dbm | bw (x) move | dbm/exception-troops#bw-move
	en dbm | wwg s assault | dbm/outcome-beaten#wwg-assault
	en dbm | art x range | dbm/ranges#art-x
	en dbm | cinc | dbm/terms#cinc dbm/pip-costs#cinc
	fr alexander | dr + r | alexander/melee-results#14-to-16
	fr alexander | D + R | alexander/melee-results#minus-7-to-minus-4 alexander/melee-results#10-to-13
	fr alexander | F+R | alexander/melee-results#7-to-9 alexander/melee-results#minus-3-to-0
	fr jdg | 1 + D | jdg/shock-results#10-up
	fr alexander | PE | alexander/terms#ne
	fr dbm | cm (x) | dbm/exception-troops#cm-*
	fr dbm | pk x soutien | dbm/rear-support#pk-x
	fr dbm | bd (x) contre kn | dbm/exception-troops#bd-strong
	fr jdg | TDT | jdg/terms#tec jdg/terrain
	en jdg | ct/1 | jdg/terms#ct-1
	en jdg | UAT | jdg/terms#uat jdg/terrain#road jdg/terrain#trail
	en jdg | +3D | jdg/terrain#redoubt
	en dbm | Exp | dbm/terms#exp dbm/troop-types#exp
	en dbm | kn x | dbm/exception-troops#kn-*
	en dbm | Rv | dbm/terms#rv
	en wab | WS | wab/terms#ws
	en wab | N | wab/terms#n
	en jdg | [h] | jdg/terrain#bridge

	# matrices
	fr alexander | ph contre el | alexander/melee-types#ph.el
	fr alexander | el vs ho | alexander/melee-types#el.ho
	fr alexander | levees attaquent phalangites | alexander/melee-types#in.ph
	fr any | pe in | alexander/melee-types#pe.in
	fr alexander | peltaste contre cavalerie lourde | alexander/melee-types#pe.ca
	fr alexander | qui gagne éléphants contre archers | alexander/melee-types#el.ar
	fr wab | F3 E5 | wab/to-wound#s3.t5
	fr wab | toucher cc3 cc4 | wab/combat-to-hit#ws3.ws4
	fr wab | blesser f6 e4 | wab/to-wound#s6.t4
	en alexander | javelinists heavy cavalry | alexander/melee-types#ja.ca
	en any | ho pe | alexander/melee-types#ho.pe
	fr alexander | cavaliers lourds contre levées | alexander/melee-types#ca.in
	fr alexander | chars contre javelotiers | alexander/melee-types#ch.ja
	fr wab | force 4 endurance 4 | wab/to-wound#s4.t4
	fr wab | cc 5 contre 3 | wab/combat-to-hit#ws5.ws3
	en alexander | Ph v Ca | alexander/melee-types#ph.ca
	en alexander | chariots vs levies | alexander/melee-types#ch.in
	en alexander | light cavalry attacking heavy infantry | alexander/melee-types#cl.ho
	en alexander | elephants against light cavalry | alexander/melee-types#el.cl
	en alexander | who wins peltasts or chariots | alexander/melee-types#pe.ch alexander/melee-types#ch.pe
	en wab | str 4 tough 3 | wab/to-wound#s4.t3
	en wab | S6 T5 | wab/to-wound#s6.t5
	en wab | ws 4 v ws 6 | wab/combat-to-hit#ws4.ws6
	en wab | ws2 to hit ws3 | wab/combat-to-hit#ws2.ws3
	en wab | strength 3 toughness 4 to wound | wab/to-wound#s3.t4

	# rule numbers
	fr jdg | 8.7 | jdg/terms#breakthrough jdg/terms#counter-shock jdg/shock-results#10-up jdg/shock-results#below-0
	fr jdg | 7.1 | jdg/fire-modifiers#reaction jdg/terms#counter-battery
	fr jdg | 7.4 | jdg/terms#line-of-sight
	fr wab | p 49 | wab/armour wab/save-modifiers wab/casualties
	en alexander | 10.5 | alexander/terms#r
	en alexander | rule 11 | alexander/terms#f
	en wab | p41 | wab/targets
	fr jdg | regle 8.6 | jdg/odds jdg/shock-modifiers#odds jdg/shock-modifiers#cohesion jdg/terms#odds
	fr jdg | 4.3.1 | jdg/terrain#road jdg/terrain#trail
	fr alexander | 9.3 | alexander/terms#top-unit alexander/fire-results
	en jdg | rule 7.1 | jdg/fire-modifiers#reaction jdg/terms#counter-battery

	# questions
	fr alexander | que se passe-t-il si le chef est tué | alexander/melee-leaders#roll-9 alexander/fire-leaders#roll-9 alexander/terms#killed
	fr alexander | quand le chef est-il blessé | alexander/melee-leaders#roll-7-to-8 alexander/fire-leaders#roll-7-to-8 alexander/terms#wounded
	fr alexander | que veut dire découragée | alexander/terms#d
	fr alexander | le 0 du dé vaut zéro ou dix | alexander/melee-roll#die alexander/terms#d10
	fr jdg | à partir de combien la cible est en déroute au tir | jdg/fire-results#15-up
	fr dbm | de combien bougent les lames | dbm/movement#sp-pk-bd-wb-hd
	fr wab | combien pour toucher avec ct 3 | wab/shooting-to-hit#bs3
	fr wab | est-ce que les tirailleurs tirent après une course | wab/targets#fast-skirmishers
	fr wab | quelle est la meilleure sauvegarde de cavalerie | wab/armour#cap
	fr wab | peut-on tirer dans une mêlée | wab/targets#engaged-targets
	fr wab | qui tire au deuxième rang | wab/targets#massed-missiles
	en alexander | can chariots shoot at 3 hexes | alexander/fire-table#pe-ja-ch-el
	en alexander | what do i need to rout with archers adjacent | alexander/fire-table#ar alexander/fire-results#second
	en alexander | can discouraged units advance | alexander/terms#d alexander/terms#advance-may alexander/terms#advance-must
	en alexander | what happens on a natural 9 in melee | alexander/melee-leaders#natural-9
	en alexander | what if two phalanxes attack together | alexander/melee-modifiers#phalanx-pair
	en jdg | can i charge over a bridge | jdg/terrain#bridge
	en jdg | how many movement points for woods | jdg/terrain#woods
	en dbm | how far do knights move | dbm/movement#el-kn
	en dbm | how far can bows shoot | dbm/ranges#bw
	en dbm | what kills knights | dbm/outcome-beaten#kn-*
	en dbm | do elephants recoil through friends | dbm/recoil#el
	en wab | can skirmishers shoot if they run | wab/targets#fast-skirmishers
	en wab | is there a save against artillery | wab/save-modifiers#artillery
	fr alexander | combien pour decourager des archers à 2 hex | alexander/fire-table#ar alexander/fire-results#first
	fr alexander | combien coûte un gué 3 pour la cavalerie | alexander/terrain#ford-3
	fr alexander | peut-on traverser la mer | alexander/terrain#water
	fr alexander | quel malus si on a tiré avant la mêlée | alexander/melee-modifiers#offensive-fire
	fr jdg | combien coûte le marais pour l'artillerie | jdg/terrain#marsh
	fr jdg | peut-on charger dans un bois | jdg/terrain#woods
	fr jdg | quel bonus pour une charge de cavalerie lourde | jdg/shock-modifiers#charge-heavy
	fr jdg | que faire sur 12 au tir | jdg/fire-results#9-12
	fr dbm | les archers tirent à combien | dbm/ranges#bw
	fr dbm | qui détruit les éléphants | dbm/outcome-beaten#el-*
	fr dbm | que deviennent les psiloi face à la cavalerie | dbm/outcome-beaten#ps-ridden-down
	fr dbm | à quelle distance on voit dans un bois | dbm/visibility#woods
	fr dbm | qui avance spontanément | dbm/spontaneous-advance*
	fr dbm | egalité que se passe-t-il | dbm/outcome-equal*
	en alexander | how much does a ford 2 cost | alexander/terrain#ford-2
	en alexander | what if all defenders are routed | alexander/melee-modifiers#defender-all-routed
	en alexander | which range counts when several units fire | alexander/fire-table alexander/calc/fire alexander/fire-results
	en jdg | can artillery enter a marsh | jdg/terrain#marsh
	en jdg | what happens on 13 when firing | jdg/fire-results#13-14
	en jdg | do guns get a bonus together | jdg/fire-modifiers#combined
	en jdg | when can the defender counter shock | jdg/shock-results#below-0 jdg/terms#counter-shock
	en dbm | how far can you see in woods | dbm/visibility#woods
	en dbm | who pursues | dbm/pursuit*
	en dbm | do expendables die on a tie | dbm/outcome-equal#exp-always
	en dbm | what happens to baggage when beaten | dbm/outcome-beaten#bg-*
	en wab | what do i need to hit with bs 4 | wab/shooting-to-hit#bs4
	en wab | max save for infantry | wab/armour#cap
	en wab | who can see behind | wab/targets#mounted-sight
	en wab | does a shield help against shooting | wab/shields#*

	# two things
	fr alexander | archers 3 hexes | alexander/fire-table#ar
	fr alexander | tir cavalerie légère adjacent | alexander/fire-table#cl
	fr alexander | gué 1 mêlée | alexander/terrain#ford-1
	fr jdg | artillerie route | jdg/terrain#road
	fr jdg | pente raide cavalerie | jdg/terrain#steep-slope
	fr jdg | artillerie +2 niveaux | jdg/terrain#up-2
	fr dbm | éléphants contre montés | dbm/combat-factors#el
	fr dbm | chevaliers psiloi poursuite | dbm/pursuit#kn-ps
	fr dbm | cavalerie doublée piquiers | dbm/outcome-doubled#cv-sp-pk-ax
	fr dbm | ps soutien cv | dbm/rear-support#ps-cv
	fr wab | armure lourde cavalerie | wab/armour#heavy
	fr wab | arc court portée | wab/weapons#short-bow
	en alexander | javelin range 2 | alexander/fire-table#pe-ja-ch-el
	en alexander | bridge melee | alexander/terrain#bridge
	en alexander | stream infantry | alexander/terrain#stream
	en alexander | elephants ford 1 | alexander/terrain#ford-1
	en jdg | village shock | jdg/terrain#town
	en jdg | artillery slope | jdg/terrain#slope
	en jdg | castle fire | jdg/terrain#castle
	en dbm | camels mounted | dbm/combat-factors#bw-cm dbm/movement#cv-exp-cm
	en dbm | hordes difficult going | dbm/movement#sp-pk-bd-wb-hd
	en dbm | spears beaten by knights | dbm/outcome-beaten#sp-kn
	en dbm | pikes pursuit | dbm/pursuit#pk
	en dbm | artillery move | dbm/movement#wwg-art dbm/movement#art-s
	en wab | light armour cavalry | wab/armour#light
	en wab | crossbow strength | wab/weapons#crossbow
	en wab | longbow long range | wab/shooting-modifiers#long-range wab/weapons#longbow
	fr alexander | peltastes à 2 hex | alexander/fire-table#pe-ja-ch-el
	fr alexander | pont tir | alexander/terrain#bridge
	fr alexander | +1 niveau cavalerie | alexander/terrain#up
	fr alexander | ruisseau chars | alexander/terrain#stream
	fr alexander | phalange gué | alexander/terrain#ford-*
	fr jdg | verger choc | jdg/terrain#orchard
	fr jdg | redoute tir | jdg/terrain#redoubt
	fr dbm | facteur lames piétons | dbm/combat-factors#bd
	fr dbm | psiloi mouvement difficile | dbm/movement#ax-bw-ps
	fr dbm | bagages route | dbm/movement#bg
	fr wab | pavois tir | wab/shields#pavise
	fr wab | arquebuse force | wab/weapons#handgun
	fr wab | rondache tirailleurs | wab/shields#buckler
	en alexander | bowmen 2 hexes | alexander/fire-table#ar
	en alexander | cavalry uphill | alexander/terrain#up
	en alexander | archers adjacent | alexander/fire-table#ar
	en jdg | woods cavalry | jdg/terrain#woods
	en jdg | trail artillery | jdg/terrain#trail
	en jdg | cavalry in town | jdg/shock-modifiers#cavalry-in-town jdg/terrain#town
	en dbm | knights vs foot factor | dbm/combat-factors#kn-wwg
	en dbm | warband rear support | dbm/rear-support#wb dbm/rear-support#wb-mounted
	en dbm | light horse doubled | dbm/outcome-doubled#lh-*
	en wab | full plate infantry | wab/armour#full-plate
	en wab | buckler shooting | wab/shields#buckler

	# modifiers
	fr alexander | attaque de flanc | alexander/melee-modifiers#flank
	fr alexander | arrière et flanc | alexander/melee-modifiers#rear-and-other
	fr alexander | attaquants tous découragés | alexander/melee-modifiers#attacker-all-discouraged
	fr alexander | moins de 7 pf | alexander/fire-modifiers#firers-below-7
	fr alexander | qualité supérieure | alexander/melee-quality#higher
	fr alexander | le tireur a bougé | alexander/fire-modifiers#moved
	fr jdg | deux canons ensemble tir | jdg/fire-modifiers#combined
	fr jdg | tir longue portee | jdg/fire-modifiers#long
	fr jdg | choc cavalerie sans charge | jdg/shock-modifiers#cavalry-shock
	fr dbm | débordement | dbm/tactical-factors#overlap-* dbm/terms#overlap
	fr dbm | piques terrain difficile malus | dbm/tactical-factors#close-order
	fr wab | tirer en bougeant | wab/shooting-modifiers#moving
	fr wab | cible qui charge | wab/shooting-modifiers#charging
	en alexander | rear and flank | alexander/melee-modifiers#rear-and-other
	en alexander | firing at heavy cavalry | alexander/fire-modifiers#target-ca
	en alexander | lower quality | alexander/melee-quality#lower
	en alexander | discouraged firer | alexander/fire-modifiers#discouraged
	en alexander | one defender discouraged | alexander/melee-modifiers#defender-some-discouraged
	en jdg | long range guns | jdg/fire-modifiers#long
	en jdg | light cavalry charge | jdg/shock-modifiers#charge-other
	en jdg | infantry against square | jdg/shock-modifiers#infantry-on-square
	en jdg | rear hex attack | jdg/shock-modifiers#rear
	en dbm | general lost pips | dbm/pip-costs#general-lost
	en wab | soft cover | wab/shooting-modifiers#soft-cover
	en wab | shooting at skirmishers | wab/shooting-modifiers#skirmish
	en wab | moving and shooting | wab/shooting-modifiers#moving
	fr alexander | petite pile cible | alexander/fire-modifiers#stack-up-to-3
	fr alexander | tir sur phalange | alexander/fire-modifiers#target-cl-ph-ho
	fr alexander | bonus des chefs | alexander/melee-modifiers#leaders alexander/terms#bonus
	fr jdg | tir sur un carré | jdg/fire-modifiers#square
	fr jdg | contre batterie malus | jdg/fire-modifiers#reaction
	fr jdg | front et arrière | jdg/shock-modifiers#front-and-rear
	fr dbm | combat plus haut | dbm/tactical-factors#higher
	fr dbm | bonus du général | dbm/tactical-factors#general
	fr wab | couvert lourd | wab/shooting-modifiers#hard-cover
	en alexander | rear attack | alexander/melee-modifiers#rear
	en alexander | fired then melee | alexander/melee-modifiers#offensive-fire
	en alexander | melee flank | alexander/melee-modifiers#flank
	en alexander | more than 7 sp | alexander/fire-modifiers#firers-above-7
	en jdg | massed target | jdg/fire-modifiers#massed
	en jdg | point blank | jdg/fire-modifiers#point-blank
	en dbm | bad weather | dbm/tactical-factors#weather
	en dbm | uphill | dbm/tactical-factors#higher
	en dbm | overlapped on both flanks | dbm/tactical-factors#overlap-2
	en dbm | demoralised command | dbm/tactical-factors#demoralised
	en wab | shield | wab/shields#shield

	# figures
	fr jdg | 1+TdC | jdg/shock-results#5-9
	fr alexander | melee 8 | alexander/melee-results#7-to-9
	fr jdg | choc 7 | jdg/shock-results#5-9
	fr jdg | choc -3 | jdg/terrain#bridge jdg/terrain#castle jdg/terrain#fortification
	fr dbm | 1200 pas | dbm/pip-costs#beyond-1200
	fr wab | sauvegarde force 5 | wab/save-modifiers#s5
	en alexander | less than 7 sp | alexander/fire-modifiers#firers-below-7
	en alexander | odds 1:3 | alexander/melee-ratio#1-to-3
	en jdg | 1.5:1 | jdg/odds#1-5-to-1
	en alexander | melee result 12 | alexander/melee-results#10-to-13
	en jdg | shock 3 | jdg/shock-results#0-4
	en dbm | 600 paces out of sight | dbm/pip-costs#unseen-600
	en wab | 9 to hit | wab/seven-plus#nine
	fr alexander | 3 contre 1 | alexander/melee-ratio#2-to-1
	fr jdg | 3 contre 1 | jdg/odds#3-to-1
	fr jdg | tir 14 | jdg/fire-results#13-14
	fr wab | 30 pouces | wab/weapons#crossbow wab/weapons#longbow
	fr wab | 8 pour toucher | wab/seven-plus#eight
	fr dbm | 7-8 riviere | dbm/river#7-8
	en alexander | 2 to 1 | alexander/melee-ratio#2-to-1
	en jdg | 1 to 2 odds | jdg/odds#1-to-2
	en jdg | fire 16 | jdg/fire-results#15-up
	en wab | 24 inches | wab/weapons#composite-bow wab/weapons#staff-sling

	# slips
	fr alexander | decouraggee | alexander/terms#d
	fr jdg | poton | jdg/terrain#bridge
	fr jdg | chateu | jdg/terrain#castle
	fr jdg | poursuitte | jdg/terms#pursuit
	fr wab | arbalette | wab/weapons#crossbow
	en alexander | calvary | alexander/terms#ca alexander/terms#cl alexander/terms#mounted alexander/unit-types#ca alexander/unit-types#cl
	en alexander | discoraged | alexander/terms#d
	en alexander | javlins | alexander/terms#ja alexander/unit-types#ja
	en jdg | fortifcation | jdg/terrain#fortification
	en dbm | skirmisers | dbm/terms#skirmishers dbm/terms#ps
	en wab | catafract | wab/armour#cataphract
	en wab | bukler | wab/shields#buckler
	fr alexander | elefant | alexander/terms#el alexander/unit-types#el
	fr alexander | phalagites | alexander/terms#ph alexander/unit-types#ph
	fr dbm | psilloi | dbm/terms#ps dbm/troop-types#ps
	fr dbm | avance spontanne | dbm/spontaneous-advance
	fr wab | sauvgarde | wab/armour wab/terms#armour-save
	fr wab | catafracte | wab/armour#cataphract
	en alexander | phalnx | alexander/terms#ph alexander/unit-types#ph
	en jdg | persuit | jdg/terms#pursuit
	en dbm | auxillia | dbm/terms#ax dbm/troop-types#ax
	en wab | armor | wab/armour

	# forms and synonyms
	fr dbm | noyé | dbm/river-second#drowned
	fr dbm | soutien des lanciers | dbm/rear-support#sp
	fr jdg | muraille | jdg/terrain#redoubt jdg/terrain#fortification
	fr alexander | reculer | alexander/terms#r
	fr wab | mousquet | wab/weapons#handgun
	fr wab | armure de plates | wab/armour#full-plate wab/armour#partial-plate
	fr dbm | fuir | dbm/flight dbm/terms#flees
	en jdg | forest | jdg/terrain#woods
	en jdg | hill | jdg/terrain#up-* jdg/terms#level
	en dbm | drown | dbm/river-second#drowned
	en dbm | skirmisher | dbm/terms#skirmishers
	en dbm | supporting rank | dbm/rear-support*
	en wab | gun | wab/weapons#handgun wab/terms#artillery wab/save-modifiers#artillery
	en wab | horse armour | wab/terms#barding wab/shields#full-* wab/shields#half-*
	fr jdg | forêt | jdg/terrain#woods
	fr jdg | marécage | jdg/terrain#marsh
	fr dbm | poursuivre | dbm/pursuit dbm/terms#follows
	fr dbm | chameaux | dbm/terms#cm dbm/troop-types#cm
	en jdg | swamp | jdg/terrain#marsh
	en jdg | leave zoc | jdg/terrain#leave-zoc
	en dbm | camels | dbm/terms#cm dbm/troop-types#cm
	en wab | musket | wab/weapons#handgun
	en wab | moving | wab/shooting-modifiers#moving
	en alexander | bowmen | alexander/terms#ar alexander/unit-types#ar
	en alexander | routed | alexander/terms#dr

	# terms
	fr dbm | corps | dbm/terms#corps
	fr jdg | ligne de vue | jdg/terms#line-of-sight
	en jdg | cohesion | jdg/terms#cohesion jdg/shock-modifiers#cohesion
	en dbm | impetuous | dbm/terms#impetuous dbm/spontaneous-advance#impetuous
	fr dbm | impétueux | dbm/terms#impetuous dbm/spontaneous-advance#impetuous
	fr wab | arc latéral | wab/terms#side-arc
	fr alexander | orientation | alexander/terms#facing
	en jdg | heavy cavalry | jdg/terms#l jdg/shock-modifiers#charge-heavy
	en alexander | stack | alexander/terms#stack

	# procedures
	fr jdg | faire une charge | jdg/calc/shock jdg/terms#charge jdg/shock-modifiers#charge-*
	en alexander | roll for leader death | alexander/fire-leaders* alexander/melee-leaders*
	en jdg | resolve artillery fire | jdg/calc/artillery-fire
	en dbm | cross a river | dbm/river dbm/calc/river
	en dbm | pip cost | dbm/pip-costs dbm/calc/pip
	en wab | removing casualties | wab/casualties
	en wab | roll to wound | wab/to-wound wab/calc/combat wab/calc/shooting wab/terms#wounding
	fr alexander | tirer | alexander/calc/fire alexander/fire-table alexander/fire-modifiers
	fr dbm | traverser une rivière | dbm/river dbm/calc/river
	fr dbm | coût en pip | dbm/pip-costs dbm/calc/pip
	fr wab | retirer les pertes | wab/casualties
`);

const second = asked(`
	# codes
	fr alexander | Dr+R | alexander/melee-results#14-to-16
	fr alexander | f + r | alexander/melee-results#7-to-9 alexander/melee-results#minus-3-to-0
	fr jdg | [g] | jdg/terrain#redoubt jdg/terrain#fortification jdg/terrain#note-g
	fr dbm | wwg x | dbm/exception-troops#wwg-*
	fr dbm | ax (x) | dbm/exception-troops#ax-*
	fr dbm | lh | dbm/terms#lh dbm/troop-types#lh dbm/movement#lh
	en jdg | D + CT/1 | jdg/shock-results#0-4 jdg/shock-results#below-0
	en dbm | ps x | dbm/exception-troops#ps-*
	en dbm | Hd | dbm/terms#hd dbm/troop-types#hd
	fr jdg | TdC | jdg/terms#ct
	fr jdg | [d] | jdg/terrain#leave-zoc jdg/terrain#note-d
	en dbm | TF | dbm/terms#tf
	en dbm | LH (X) | dbm/terms#lh dbm/troop-types#lh

	# matrices
	fr alexander | archers contre chars | alexander/melee-types#ar.ch
	fr alexander | Ja Ph | alexander/melee-types#ja.ph
	fr alexander | elephant charge peltastes | alexander/melee-types#el.pe
	fr alexander | fantassins lourds vs cavaliers légers | alexander/melee-types#ho.cl
	fr alexander | javelotier face aux éléphants | alexander/melee-types#ja.el
	fr wab | F5 contre E3 | wab/to-wound#s5.t3
	fr wab | cc 3 cc 6 | wab/combat-to-hit#ws3.ws6
	fr wab | force 7 endurance 5 | wab/to-wound#s7.t5
	en alexander | levies vs phalanx | alexander/melee-types#in.ph
	en alexander | cl ar | alexander/melee-types#cl.ar
	en alexander | heavy cavalry into archers | alexander/melee-types#ca.ar
	en alexander | elephants attack chariots | alexander/melee-types#el.ch
	en wab | s3 vs t4 | wab/to-wound#s3.t4
	en wab | weapon skill 4 against 3 | wab/combat-to-hit#ws4.ws3
	en wab | wound s5 t4 | wab/to-wound#s5.t4
	fr alexander | cavaliers lourds attaquent archers | alexander/melee-types#ca.ar
	en alexander | peltasts vs heavy infantry | alexander/melee-types#pe.ho
	en wab | S8 against T6 | wab/to-wound#s8.t6

	# rule numbers
	fr alexander | 10.5 | alexander/terms#r
	en alexander | rule 12.1 | alexander/terms#d
	en jdg | 7.4 | jdg/terms#line-of-sight jdg/terrain#*
	en wab | page 41 | wab/targets
	en alexander | 9.3 top unit | alexander/terms#top-unit alexander/fire-results
	en jdg | 8.9 | jdg/shock-results

	# questions
	fr alexander | est-ce que la phalange avance obligatoirement | alexander/terms#advance-must alexander/terms#advance-may alexander/melee-results*
	fr alexander | que se passe-t-il si mon chef est touché | alexander/melee-leaders* alexander/fire-leaders* alexander/terms#wounded
	fr alexander | quel bonus par l'arrière | alexander/melee-modifiers#rear alexander/melee-modifiers#rear-and-other
	fr alexander | combien de points pour un pont | alexander/terrain#bridge
	fr alexander | peut-on tirer à 3 hex avec des archers | alexander/fire-table#ar
	fr jdg | la cavalerie peut-elle entrer dans un château | jdg/terrain#castle
	fr jdg | combien coûte la route pour l'infanterie | jdg/terrain#road
	fr jdg | qui peut poursuivre | jdg/terms#pursuit jdg/shock-results#*
	fr dbm | que se passe-t-il quand les éléphants reculent | dbm/recoil#el dbm/outcome-beaten#el-*
	fr dbm | les piquiers sont battus par des chevaliers | dbm/outcome-beaten#pk-kn
	fr dbm | combien de pip pour arrêter des irréguliers | dbm/pip-costs#halt-irregulars
	fr dbm | jusqu'où tire l'artillerie | dbm/ranges#art*
	fr wab | qui peut tirer | wab/targets wab/targets#who-shoots
	fr wab | comment enlever les figurines mortes | wab/casualties*
	en alexander | can chariots cross a river | alexander/terrain#water
	en alexander | what if the attacker is discouraged | alexander/melee-modifiers#attacker-some-discouraged alexander/melee-modifiers#attacker-all-discouraged
	en alexander | how far do peltasts shoot | alexander/fire-table#pe-ja-ch-el
	en alexander | does my leader die | alexander/melee-leaders* alexander/fire-leaders* alexander/terms#killed
	en jdg | can i charge from a crest | jdg/terrain#crest
	en jdg | what does cavalry pay to enter a stream | jdg/terrain#stream
	en jdg | who makes a cohesion test | jdg/terms#ct jdg/terms#ct-1 jdg/fire-results#9-12 jdg/shock-results#5-9
	en dbm | when do warbands die | dbm/outcome-beaten#wb-*
	en dbm | how fast do knights move | dbm/movement#el-kn
	en dbm | do spears get support from behind | dbm/rear-support#sp
	en dbm | what happens if i recoil into friends | dbm/recoil#* dbm/destruction#meets-friend
	en wab | what save does heavy armour give | wab/armour#heavy wab/terms#heavy-armour
	en wab | how far does a sling shoot | wab/weapons#sling
	en wab | what do i need to wound strength 4 toughness 5 | wab/to-wound#s4.t5
	en wab | can i shoot into combat | wab/targets#engaged-targets
	fr wab | que vaut un pavois | wab/shields#pavise
	en wab | can i split my shots | wab/targets#one-target

	# two things
	fr alexander | cavaliers légers 2 hex | alexander/fire-table#cl
	fr alexander | gué 3 mêlée | alexander/terrain#ford-3
	fr alexander | pont cavalerie | alexander/terrain#bridge
	fr jdg | marais artillerie | jdg/terrain#marsh
	fr jdg | infanterie pente raide | jdg/terrain#steep-slope
	fr jdg | village tir | jdg/terrain#town
	fr dbm | éléphants route | dbm/movement#el-kn
	fr dbm | facteur piquiers contre montés | dbm/combat-factors#pk
	fr dbm | auxiliaires soutien arrière | dbm/rear-support#ax*
	fr dbm | cavalerie doublée artillerie | dbm/outcome-doubled#cv-art
	fr wab | arc long portée | wab/weapons#longbow
	fr wab | armure légère cavalerie | wab/armour#light
	fr wab | javelots force | wab/weapons#javelins
	en alexander | elephants adjacent | alexander/fire-table#pe-ja-ch-el
	en alexander | ford 1 cavalry | alexander/terrain#ford-1
	en jdg | castle shock | jdg/terrain#castle
	en jdg | artillery +1 level | jdg/terrain#up-1
	en jdg | road cavalry | jdg/terrain#road
	en dbm | psiloi difficult going move | dbm/movement#ax-bw-ps
	en dbm | blades against mounted | dbm/combat-factors#bd
	en dbm | baggage fleeing | dbm/outcome-beaten#bg-*
	en wab | crossbow range | wab/weapons#crossbow
	en wab | cataphract cavalry save | wab/armour#cataphract
	en wab | pavise front | wab/shields#pavise

	# modifiers
	fr alexander | tireur découragé | alexander/fire-modifiers#discouraged
	fr alexander | cible cavalerie lourde | alexander/fire-modifiers#target-ca
	fr alexander | deux phalanges ensemble | alexander/melee-modifiers#phalanx-pair
	fr alexander | meilleure qualité | alexander/melee-quality#higher alexander/melee-quality#several alexander/melee-quality
	fr jdg | cible groupée | jdg/fire-modifiers#massed
	fr jdg | longue portée | jdg/fire-modifiers#long
	fr jdg | infanterie contre carré | jdg/shock-modifiers#infantry-on-square
	fr jdg | défenseur en déroute | jdg/shock-modifiers#routed
	fr dbm | mauvais temps | dbm/tactical-factors#weather
	fr dbm | corps démoralisé | dbm/tactical-factors#demoralised
	fr wab | tir en mouvement | wab/shooting-modifiers#moving
	fr wab | bouclier | wab/shields#shield
	en alexander | firer moved | alexander/fire-modifiers#moved
	en alexander | target stack 9 sp | alexander/fire-modifiers#stack-8-to-9
	en jdg | cavalry charging a square | jdg/shock-modifiers#charge-on-square
	en jdg | attacked from the rear | jdg/shock-modifiers#rear
	en dbm | defending river bank | dbm/tactical-factors#bank
	en dbm | defending fortifications | dbm/tactical-factors#fortification
	en wab | big target | wab/shooting-modifiers#large-target
	en wab | in a hedge soft cover | wab/shooting-modifiers#soft-cover
	en wab | shooting a character | wab/shooting-modifiers#character
	fr alexander | chef bonus en mêlée | alexander/melee-modifiers#leaders alexander/terms#bonus
	en jdg | cavalry shock without charging | jdg/shock-modifiers#cavalry-shock

	# figures
	fr alexander | mêlée 12 | alexander/melee-results#10-to-13
	fr alexander | 1 contre 2 | alexander/melee-ratio#1-to-2
	fr dbm | 600 pas | dbm/pip-costs#unseen-600 dbm/spontaneous-advance#demoralised-enemy
	fr wab | force 6 sauvegarde | wab/save-modifiers#s6
	en alexander | melee roll -5 | alexander/melee-results#minus-7-to-minus-4
	en jdg | odds 2/1 | jdg/odds#2-to-1
	en dbm | river 5 | dbm/river#5-6
	en wab | 18" | wab/weapons#handgun wab/weapons#light-crossbow wab/weapons#short-bow wab/weapons#sling
	fr jdg | tir 10 | jdg/fire-results#9-12
	en dbm | 500 paces | dbm/ranges#art*

	# slips
	fr alexander | pelatstes | alexander/terms#pe alexander/unit-types#pe
	fr alexander | javelottiers | alexander/terms#ja alexander/unit-types#ja
	fr jdg | cohésoin | jdg/terms#cohesion jdg/shock-modifiers#cohesion
	fr dbm | auxilliaires | dbm/terms#ax dbm/troop-types#ax
	en alexander | charriots | alexander/terms#ch alexander/unit-types#ch
	en dbm | expendibles | dbm/terms#exp dbm/troop-types#exp
	en wab | javlins | wab/weapons#javelins wab/terms#javelins
	fr dbm | chevalliers | dbm/terms#kn dbm/troop-types#kn
	fr jdg | redoutte | jdg/terrain#redoubt
	en wab | catapract | wab/armour#cataphract

	# forms and synonyms
	fr jdg | bosquet | jdg/terrain#woods
	fr jdg | étang | jdg/terrain#marsh
	fr dbm | brouillard | dbm/tactical-factors#weather
	fr dbm | se noyer | dbm/river-second#drowned
	en alexander | discouragement | alexander/terms#d
	en jdg | cannon marsh | jdg/terrain#marsh
	en jdg | house | jdg/terrain#town
	en dbm | fleeing | dbm/flight* dbm/terms#flees
	en wab | armoured horse | wab/terms#barding wab/shields#full-metal wab/shields#half-metal wab/shields#full-cloth wab/shields#half-cloth

	# terms
	fr jdg | tir de contre-batterie | jdg/terms#counter-battery jdg/fire-modifiers#reaction
	fr dbm | débord | dbm/terms#overlap dbm/tactical-factors#overlap*
	en alexander | offensive fire | alexander/terms#offensive-fire alexander/melee-modifiers#offensive-fire
	en dbm | element | dbm/terms#element
	en wab | massed missiles | wab/terms#massed-missiles wab/targets#massed-missiles

	# procedures
	fr alexander | résoudre une mêlée | alexander/calc/melee alexander/melee-results alexander/melee-roll alexander/melee-modifiers
	fr jdg | tir d'artillerie | jdg/calc/artillery-fire jdg/fire-results jdg/fire-modifiers
	en dbm | rear support | dbm/rear-support dbm/support-conditions
	en dbm | rout moves | dbm/flight*
	en wab | taking saves | wab/armour wab/save-modifiers wab/calc/shooting wab/calc/combat
`);

const third = asked(`
	# codes
	fr alexander | DR | alexander/terms#dr alexander/fire-results#second alexander/melee-results#14-to-16
	fr dbm | art (f) | dbm/artillery-fire#f dbm/movement#f-mounted
	fr dbm | Na vide | dbm/terms#naval-empty dbm/naval#naval-empty dbm/combat-factors#bg-empty
	fr jdg | L | jdg/terms#l jdg/shock-modifiers#charge-heavy
	fr wab | CT | wab/terms#bs wab/shooting-to-hit wab/shooting-to-hit#*
	en alexander | NE | alexander/terms#ne
	en dbm | Kn (I) | dbm/rear-support#kn dbm/spontaneous-advance#kn dbm/support-conditions#shot-at
	en dbm | Bd Irr | dbm/pursuit#bd dbm/spontaneous-advance#bd
	en jdg | ZOC | jdg/terms#zoc jdg/terrain#leave-zoc
	en wab | T | wab/terms#t wab/to-wound

	# matrices
	fr alexander | ph contre ho | alexander/melee-types#ph.ho
	fr alexander | hoplites contre cavalerie lourde | alexander/melee-types#ho.ca
	fr any | peltaste vs élephants | alexander/melee-types#pe.el
	fr wab | F4 E3 | wab/to-wound#s4.t3
	fr wab | E4 F6 | wab/to-wound#s6.t4
	en alexander | Ch/Ca | alexander/melee-types#ch.ca
	en alexander | archers attacking javelins | alexander/melee-types#ar.ja
	en alexander | light horse charge heavy cav | alexander/melee-types#cl.ca
	en wab | toughness 5 strength 6 | wab/to-wound#s6.t5
	en wab | hit ws2 against ws6 | wab/combat-to-hit#ws2.ws6

	# rule numbers
	fr alexander | regle 9.3 | alexander/terms#top-unit alexander/fire-results#note-top-unit
	fr jdg | 8.7 | jdg/terms#breakthrough jdg/terms#counter-shock jdg/shock-results#10-up jdg/shock-results#below-0
	fr wab | page 49 | wab/armour wab/shields wab/save-modifiers wab/casualties wab/terms#armour-save
	en alexander | 12.2.1 | alexander/terms#dr alexander/fire-results#second
	en any | 7.4 | jdg/terms#line-of-sight jdg/terrain#note-f

	# questions
	fr dbm | combien de pas pour les lames | dbm/movement#sp-pk-bd-wb-hd
	fr dbm | jusqu'où tirent les archers | dbm/ranges#bw
	fr dbm | les el x tirent ils | dbm/exception-troops#el-shooting dbm/ranges#note-as-art dbm/ranges#art
	fr dbm | artillerie peut tirer après avoir bougé | dbm/artillery-fire dbm/artillery-fire#*
	fr dbm | combien coute arreter des irreguliers | dbm/pip-costs#halt-irregulars
	fr alexander | les phalangites tirent ils | alexander/fire-table#note-silent-types alexander/unit-types#ph alexander/terms#ph
	fr jdg | la cavalerie peut charger en ville ? | jdg/terrain#town jdg/terrain#note-e
	fr jdg | combien pour sortir d'une zdc | jdg/terrain#leave-zoc
	fr wab | sauvegarde max cavalerie | wab/armour#cap
	fr wab | bouclier compte avec les plates ? | wab/armour#note-no-shield wab/armour#partial-plate wab/armour#full-plate
	en dbm | what happens on a draw | dbm/outcome-equal dbm/outcome-equal#*
	en any | How far do knights move | dbm/movement#el-kn
	en dbm | can war wagons shoot | dbm/ranges#wwg dbm/ranges#note-wwg-x dbm/exception-troops#wwg-shooting
	en dbm | how many ranks of pikes count | dbm/rear-support#pk dbm/rear-support#pk-x
	en alexander | do elephants shoot | alexander/fire-table#pe-ja-ch-el alexander/unit-types#el alexander/terms#el
	en alexander | Is zero a ten ? | alexander/melee-roll#die alexander/terms#d10
	en jdg | is a wall any good | jdg/terrain#redoubt
	en wab | what do i need bs 3 | wab/shooting-to-hit#bs3
	en wab | does a pavise help in melee | wab/shields#pavise

	# two at once
	fr alexander | javelot 2 hex | alexander/fire-table#pe-ja-ch-el
	fr alexander | tir sur phalange | alexander/fire-modifiers#target-cl-ph-ho alexander/unit-types#ph
	fr alexander | pont melee | alexander/terrain#bridge
	fr dbm | artillerie sur route | dbm/movement#wwg-art dbm/movement#art-s
	fr dbm | lames contre montes | dbm/combat-factors#bd
	fr dbm | ELEPHANT contre pietons | dbm/combat-factors#el
	fr dbm | embuscade marais | dbm/visibility#marsh
	fr jdg | cavalerie pente raide | jdg/terrain#steep-slope
	fr jdg | Carré tir | jdg/fire-modifiers#square jdg/fire-modifiers#six-front
	en alexander | chariots ford 1 | alexander/terrain#ford-1
	en alexander | fire at heavy cav | alexander/fire-modifiers#target-ca alexander/unit-types#ca
	en dbm | knights difficult going | dbm/movement#el-kn dbm/outcome-beaten#kn-difficult
	en dbm | bows shot at | dbm/combat-factors#bw-cm
	en dbm | pikes rough | dbm/movement#sp-pk-bd-wb-hd dbm/tactical-factors#close-order
	en dbm | psiloi vineyard | dbm/visibility#vineyards
	en dbm | fast foot rough going | dbm/movement#f-foot
	en jdg | fire into town | jdg/terrain#town
	en any | heavy cavalry charge square | jdg/shock-modifiers#charge-on-square
	en wab | Longbow strength | wab/weapons#longbow
	en wab | half barding cloth | wab/shields#half-cloth
	fr dbm | chars soutien | dbm/support-conditions#chariots
	en dbm | demoralised enemy 600 paces | dbm/spontaneous-advance#demoralised-enemy
	en dbm | blades pursue mounted | dbm/pursuit#pk-bd-mounted
	fr dbm | horde inferieure melee | dbm/outcome-beaten#hd-i-close
	en dbm | psiloi destroyed by cavalry | dbm/outcome-beaten#ps-ridden-down dbm/outcome-doubled#ps-mounted
	fr dbm | bw x contre montés | dbm/exception-troops#bw-mounted

	# modifiers
	fr alexander | attaque par derrière | alexander/melee-modifiers#rear
	fr alexander | +5 déroute | alexander/melee-modifiers#defender-all-routed
	fr dbm | deux flancs débordés | dbm/tactical-factors#overlap-2
	fr dbm | bonus fortification | dbm/tactical-factors#fortification
	fr dbm | -2 terrain inégal | dbm/tactical-factors#bd-wb dbm/tactical-factors#close-order
	fr dbm | corps démoralisé -1 | dbm/tactical-factors#demoralised
	fr jdg | bout portant | jdg/fire-modifiers#point-blank
	fr jdg | charge cavalerie lourde | jdg/shock-modifiers#charge-heavy
	fr wab | tir en mouvement | wab/shooting-modifiers#moving
	en alexander | better quality +1 | alexander/melee-quality#higher
	en alexander | defender discouraged | alexander/melee-modifiers#defender-some-discouraged alexander/melee-modifiers#defender-all-discouraged
	en dbm | fast troops shot at | dbm/class-factors#f-shot-at
	en jdg | front and rear | jdg/shock-modifiers#front-and-rear
	en wab | shooting at chargers | wab/shooting-modifiers#charging
	en wab | shooting at a moving chariot | wab/shooting-modifiers#light-chariot
	en any | Third march | dbm/pip-costs#third-march
	en dbm | superior shooting bonus | dbm/class-factors#s-shooting

	# figures
	fr alexander | 2 contre 1 | alexander/melee-ratio#2-to-1
	fr alexander | pile de 9 | alexander/fire-modifiers#stack-8-to-9
	fr jdg | un contre deux | jdg/odds#1-to-2
	fr wab | force 6 sauvegarde | wab/save-modifiers#s6
	en alexander | melee roll -5 | alexander/melee-results#minus-7-to-minus-4
	en jdg | 1 to 4 odds | jdg/odds#1-to-4
	en dbm | 1200 paces | dbm/pip-costs#beyond-1200
	en wab | 11+ to hit | wab/seven-plus#from-11
	fr dbm | deuxième dé rivière 3 | dbm/river-second#blocked

	# slips
	fr alexander | ruiseau | alexander/terrain#stream
	fr alexander | gue2 | alexander/terrain#ford-2
	fr dbm | deborrd | dbm/tactical-factors#overlap-1 dbm/tactical-factors#overlap-2 dbm/terms#overlap
	fr dbm | lansiés | dbm/terms#sp dbm/troop-types#sp dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#sp-exp-art
	fr dbm | psiloy mouvement | dbm/movement#ax-bw-ps
	fr any | contre bateri | jdg/fire-modifiers#reaction jdg/terms#counter-battery
	fr wab | caparasson | wab/shields#full-metal wab/shields#half-metal wab/shields#full-cloth wab/shields#half-cloth
	en alexander | strenght ratio | alexander/melee-ratio
	en dbm | auxillia move | dbm/movement#ax-bw-ps
	en dbm | visability | dbm/visibility
	en dbm | pursiut | dbm/pursuit dbm/terms#follows
	en jdg | vineyrad | jdg/terrain#rough
	en jdg | cavlery charge | jdg/shock-modifiers#charge-heavy jdg/shock-modifiers#charge-other jdg/terms#charge
	en wab | cataphrat save | wab/armour#cataphract

	# synonyms
	fr alexander | fleuve | alexander/terrain#water
	fr dbm | se noyer en traversant | dbm/river-second#drowned
	fr dbm | forêt | dbm/visibility#woods
	fr dbm | soutien arriere archers | dbm/rear-support#bw
	fr jdg | canons en foret | jdg/terrain#woods
	fr any | mousquet | wab/weapons#handgun
	en dbm | swamps | dbm/visibility#marsh
	en dbm | drowning | dbm/river-second#drowned
	en dbm | legionaries | dbm/terms#bd dbm/troop-types#bd dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#bd
	en jdg | pond | jdg/terrain#marsh
	en wab | arquebus range | wab/weapons#handgun
	en wab | Slingers | wab/weapons#sling wab/weapons#staff-sling
	fr dbm | Palmiers | dbm/visibility#palm-groves

	# terms
	fr alexander | avance possible | alexander/terms#advance-may alexander/melee-results#minus-7-to-minus-4
	fr dbm | Troupes legeres | dbm/terms#light
	fr wab | profil | wab/terms#profile
	en alexander | Top unit | alexander/terms#top-unit alexander/fire-results#note-top-unit
	en dbm | element | dbm/terms#element
	en dbm | command | dbm/terms#corps
	en jdg | line of sight | jdg/terms#line-of-sight jdg/terrain#note-f
	en wab | rear arc | wab/terms#rear-arc wab/targets#mounted-sight

	# charts
	fr alexander | table des tirs | alexander/fire-table
	fr any | franchissement de riviere | dbm/river dbm/calc/river
	fr jdg | modificateurs choc | jdg/shock-modifiers
	en any | Exception troops | dbm/exception-troops
	en dbm | combat factors | dbm/combat-factors
	en jdg | shock results | jdg/shock-results
	en wab | to wound chart | wab/to-wound

	# notes
	fr jdg | berezina | jdg/terrain#note-battles jdg/terrain#marsh
	fr alexander | archers de force 4 | alexander/fire-modifiers#note-example alexander/fire-modifiers#firers-below-7
	en jdg | note f | jdg/terrain#note-f jdg/terrain#up-1 jdg/terrain#up-2 jdg/terrain#down-2 jdg/terrain#crest jdg/terrain#steep-slope
	en dbm | art x second rank shoots | dbm/artillery-fire#x dbm/artillery-fire#note-second dbm/exception-troops#art-second-rank

	# movement
	fr dbm | mouvement hordes | dbm/movement#sp-pk-bd-wb-hd
	fr dbm | deplacement galeres | dbm/movement#naval
	en dbm | Art (S) move | dbm/movement#art-s
	en dbm | naval x movement | dbm/movement#naval-x

	# ranges, weapons, saves
	fr any | Fustibale | wab/weapons#staff-sling
	fr wab | sans armure à cheval | wab/armour#none
	en wab | darts range | wab/weapons#darts
	en wab | save against artillery | wab/save-modifiers#artillery
`);

const fourth = asked(`
	# codes
	fr wab | CT 4 | wab/shooting-to-hit#bs4
	en wab | BS5 | wab/shooting-to-hit#bs5
	fr dbm | Art (X) | dbm/exception-troops#art-* dbm/ranges#art-x dbm/movement*
	en jdg | NA | jdg/terms#na
	fr alexander | D+R | alexander/melee-results#10-to-13 alexander/melee-results#minus-7-to-minus-4
	en dbm | GGo | dbm/terms#ggo
	fr jdg | PF | jdg/terms#sp jdg/fire-modifiers#strength
	# matrices
	fr alexander | phalange vs peltastes | alexander/melee-types#ph.pe
	en alexander | heavy infantry attacking elephants | alexander/melee-types#ho.el
	fr wab | f4 contre e4 | wab/to-wound#s4.t4
	en wab | ws 5 hits ws 2 | wab/combat-to-hit#ws5.ws2
	fr alexander | éléphants chargent cavalerie légère | alexander/melee-types#el.cl
	# rule numbers
	en jdg | rule 9.4 | jdg/terms#counter-charge jdg/shock-results#* jdg/terms#retreat
	fr wab | p 49 | wab/armour* wab/shields* wab/save-modifiers* wab/casualties* wab/terms#armour-save
	fr jdg | règle 8.6 | jdg/odds* jdg/shock-modifiers#* jdg/terms#*
	# questions
	en jdg | can artillery climb a steep slope | jdg/terrain#steep-slope jdg/terms#steep-slope
	fr jdg | est-ce que le pont donne un malus au choc | jdg/terrain#bridge
	en dbm | what happens to camels in difficult going | dbm/outcome-beaten#mounted-difficult
	fr dbm | qui part en avance spontanée | dbm/spontaneous-advance*
	en wab | which models do i remove first | wab/casualties*
	fr wab | combien pour toucher avec une CT de 3 | wab/shooting-to-hit#bs3
	en alexander | does terrain cap the modifiers | alexander/melee-roll* alexander/melee-modifiers*
	fr alexander | à quelle distance tirent les archers | alexander/fire-table#ar alexander/unit-types#ar
	fr dbm | les chars ont-ils un support | dbm/support-conditions#chariots
	en dbm | do elephants push back friends | dbm/recoil#not-pushed dbm/recoil#el
	en jdg | when is the charge bonus lost | jdg/shock-modifiers#charge-on-square
	fr wab | le pavois compte au corps à corps ? | wab/shields#pavise wab/terms#pavise
	en dbm | how much does it cost to halt irregulars | dbm/pip-costs#halt-irregulars
	fr alexander | que fait un 9 aux chefs | alexander/fire-leaders* alexander/melee-leaders*
	# two at once
	fr jdg | artillerie forêt | jdg/terrain#woods
	en jdg | cavalry village | jdg/terrain#town jdg/shock-modifiers#cavalry-in-town
	fr alexander | pont mêlée | alexander/terrain#bridge
	en alexander | light cavalry 2 hexes | alexander/fire-table#cl
	fr dbm | lanciers sous le tir | dbm/combat-factors#sp-exp-art
	en dbm | knights rough going | dbm/movement#el-kn
	en wab | crossbow strength | wab/weapons#crossbow
	fr wab | plates complète cavalerie | wab/armour#full-plate
	fr dbm | archers battus par montés | dbm/outcome-beaten#bw-mounted
	en dbm | warband beaten by elephants | dbm/outcome-beaten#wb-el
	fr jdg | crête charge | jdg/terrain#crest jdg/terrain#note-e jdg/terms#crest
	en jdg | redoubt infantry cost | jdg/terrain#redoubt
	# modifiers
	fr wab | grande cible | wab/shooting-modifiers#large-target
	en wab | target charging | wab/shooting-modifiers#charging
	fr jdg | bout portant | jdg/fire-modifiers#point-blank
	en jdg | front and rear attack | jdg/shock-modifiers#front-and-rear
	fr alexander | tir offensif | alexander/melee-modifiers#offensive-fire
	en alexander | flank attack | alexander/melee-modifiers#flank
	en alexander | target stack 5 sp | alexander/fire-modifiers#stack-4-to-7
	fr dbm | général hors de vue | dbm/pip-costs#unseen-600
	en dbm | one flank overlapped | dbm/tactical-factors#overlap-1
	fr dbm | plus haut que l'ennemi | dbm/tactical-factors#higher
	en dbm | uphill bonus | dbm/tactical-factors#higher
	en jdg | two batteries stacked | jdg/fire-modifiers#combined
	# figures
	en jdg | fire 13 | jdg/fire-results#13-14
	fr jdg | choc 7 | jdg/shock-results#5-9
	fr wab | force 5 save | wab/save-modifiers#s5
	en alexander | ratio 3/1 | alexander/melee-ratio#2-to-1
	fr dbm | rivière 7 | dbm/river#7-8
	en wab | 30 inches | wab/weapons#crossbow wab/weapons#longbow
	# slips
	fr wab | caparasson | wab/terms#barding wab/shields*
	en dbm | elefants | dbm/terms#el dbm/troop-types#el
	fr jdg | artilerie | jdg/terms#artillery
	en jdg | cohersion | jdg/terms#cohesion jdg/shock-modifiers#cohesion
	fr alexander | phallange | alexander/terms#ph
	en wab | pavisse | wab/shields#pavise
	# synonyms
	en jdg | windmill trees | jdg/terrain#woods
	fr dbm | tempête | dbm/tactical-factors#weather
	fr jdg | descente | jdg/terrain#down-1
	en jdg | horse gunners crossing bridge | jdg/terrain#bridge
	fr wab | bouclier rond | wab/shields#shield wab/shields#buckler
	en alexander | crossing a brook | alexander/terrain#stream
	fr alexander | montée | alexander/terrain#up
	en dbm | catapult range | dbm/ranges#art*
	# terms
	fr dbm | démoralisé | dbm/terms#broken dbm/tactical-factors#demoralised
	en jdg | zone of control | jdg/terms#zoc
	fr wab | tir en masse | wab/terms#massed-missiles wab/targets#massed-missiles
	en alexander | stack | alexander/terms#stack
	# charts
	fr jdg | modificateurs de choc | jdg/shock-modifiers
	en dbm | troop types | dbm/troop-types
	en wab | casualties | wab/casualties
	fr alexander | chefs en mêlée | alexander/melee-leaders
	# movement
	fr dbm | mouvement bagages | dbm/movement#bg
	en dbm | pikes move on road | dbm/movement#sp-pk-bd-wb-hd
	fr jdg | infanterie marais | jdg/terrain#marsh
	en alexander | chariots ford 3 | alexander/terrain#ford-3
	# ranges
	fr wab | portée fronde | wab/weapons#sling
	en wab | handgun range | wab/weapons#handgun
	fr dbm | portée chariots de guerre | dbm/ranges#wwg
`);

const fifth = asked(`
	# codes
	en wab | W | wab/terms#w
	fr dbm | Bg | dbm/terms#bg dbm/troop-types#bg dbm/movement#bg
	en alexander | Cl | alexander/terms#cl
	fr jdg | CT | jdg/terms#ct
	en dbm | Wb (S) | dbm/rear-support#wb-mounted
	fr dbm | Hd (I) | dbm/outcome-beaten#hd-i*
	en jdg | 1 + CT | jdg/shock-results#5-9
	# matrices
	fr wab | CC 6 contre CC 2 | wab/combat-to-hit#ws6.ws2
	en wab | strength 3 hits toughness 6 | wab/to-wound#s3.t6
	en alexander | archers melee chariots | alexander/melee-types#ar.ch
	fr alexander | bonus peltastes contre éléphants | alexander/melee-types#pe.el
	fr alexander | infanterie lourde attaque levées | alexander/melee-types#ho.in
	# rule numbers
	en jdg | 8.3.3 | jdg/fire-modifiers#reaction jdg/terms#reaction-fire
	fr alexander | regle 9.3 | alexander/terms#top-unit
	# questions
	fr dbm | combien coûte un ordre si le général est mort | dbm/pip-costs#general-lost
	en dbm | what do psiloi do when they lose | dbm/outcome-beaten#ps-* dbm/outcome-doubled#ps-*
	fr dbm | que se passe-t-il si les lames sont doublées | dbm/outcome-doubled#land-otherwise dbm/outcome-doubled*
	en dbm | are hidden troops visible in woods | dbm/visibility#woods
	en dbm | who pursues | dbm/pursuit*
	fr dbm | peut-on tirer avec un chariot de guerre exception | dbm/exception-troops#wwg-shooting dbm/ranges#wwg
	en jdg | can infantry cross a river | jdg/terrain#river
	fr jdg | quel est le malus pour tirer de loin | jdg/fire-modifiers#long
	en jdg | what is the result of a fire roll of 9 | jdg/fire-results#9-12
	fr jdg | combien pour traverser un village à cheval | jdg/terrain#town
	en jdg | do generals pay for woods | jdg/terrain#woods
	en wab | is it harder to hit someone in cover | wab/shooting-modifiers#soft-cover wab/shooting-modifiers#hard-cover
	fr wab | qui enlève-t-on quand il y a plusieurs rangs | wab/casualties#several-ranks
	en wab | do skirmishers shoot after running | wab/targets#fast-skirmishers
	fr wab | un tireur qui bouge a quel malus | wab/shooting-modifiers#moving
	fr alexander | combien de points pour une colline avec la cavalerie | alexander/terrain#up
	en alexander | can elephants fire at range 3 | alexander/fire-table#pe-ja-ch-el
	en alexander | does a discouraged unit fire worse | alexander/fire-modifiers#discouraged
	fr alexander | un chef est-il tué par un tir | alexander/fire-leaders*
	en alexander | two phalanxes together | alexander/melee-modifiers#phalanx-pair
	# two at once
	en dbm | camelry against elephants exception | dbm/exception-troops#cm-strong
	fr dbm | cavalerie légère terrain difficile | dbm/movement#lh dbm/outcome-beaten#lh-difficult
	en dbm | bows shot at factor | dbm/combat-factors#bw-cm
	fr dbm | bagages au contact | dbm/outcome-beaten#bg-contact
	en jdg | marsh shock | jdg/terrain#marsh
	fr jdg | mur choc | jdg/terrain#redoubt
	en jdg | artillery slope | jdg/terrain#slope
	fr jdg | général route | jdg/terrain#road
	en wab | longbow range and strength | wab/weapons#longbow
	fr wab | caparaçon tissu face | wab/shields#half-cloth
	fr alexander | levées mouvement | alexander/unit-types#in
	en alexander | stream cavalry cost | alexander/terrain#stream
	# modifiers
	en jdg | square being shot | jdg/fire-modifiers#square
	fr jdg | grosse cavalerie qui charge | jdg/shock-modifiers#charge-heavy
	en dbm | general fighting bonus | dbm/tactical-factors#general
	fr dbm | deux flancs débordés | dbm/tactical-factors#overlap-2
	en dbm | order to troops far from their general | dbm/pip-costs#beyond-1200
	fr wab | tirer sur un héros | wab/shooting-modifiers#character
	en alexander | attack from behind | alexander/melee-modifiers#rear
	fr alexander | défenseur en déroute | alexander/melee-modifiers#defender-all-routed
	en jdg | higher cohesion | jdg/shock-modifiers#cohesion
	# figures
	fr alexander | mêlée -2 | alexander/melee-results#minus-3-to-0
	en jdg | odds 3 to 2 | jdg/odds#1-5-to-1
	fr wab | 7+ pour toucher | wab/seven-plus
	en dbm | river die 4 | dbm/river#3-4
	fr jdg | choc 12 | jdg/shock-results#10-up
	# slips
	fr jdg | fortiffication | jdg/terrain#fortification jdg/terms#fortification
	en alexander | pursiut | alexander/terms#advance-must
	fr dbm | franchisement | dbm/river dbm/calc/river
	en wab | cassualties | wab/casualties
	en dbm | skirmisers | dbm/terms#skirmishers dbm/terms#ps
	# synonyms
	en jdg | cliff | jdg/terms#steep-slope jdg/terrain#steep-slope
	fr jdg | sous-bois | jdg/terrain#woods
	en dbm | fast movers | dbm/movement#f-*
	en dbm | chariots that kill themselves | dbm/terms#exp
	fr alexander | soldats épuisés | alexander/terms#f
	fr wab | dégâts | wab/terms#w wab/to-wound
	en jdg | officers | jdg/terms#general
	fr jdg | canons embourbés | jdg/terrain#marsh
	en wab | horse armour bonus | wab/shields#full-metal wab/shields#half-metal wab/shields#full-cloth wab/shields#half-cloth wab/shields
	# charts
	en dbm | exception troops | dbm/exception-troops
	fr wab | cibles du tir | wab/targets
	en alexander | unit types | alexander/unit-types
	fr dbm | facteurs de combat | dbm/combat-factors
`);

const sixth = asked(`
	# codes
	fr dbm | BGo | dbm/terms#bgo
	fr dbm | Bts (S) | dbm/ranges#bts-s
	fr dbm | irr | dbm/terms#irregular
	fr any | D+TdC/1 | jdg/shock-results#0-4 jdg/shock-results#below-0
	fr jdg | MD | jdg/terms#drm jdg/fire-modifiers jdg/shock-modifiers
	fr any | PE | alexander/terms#ne jdg/terms#ne
	en dbm | pk x | dbm/exception-troops#pk-* dbm/rear-support#pk-x dbm/outcome-beaten#pk-held-x
	en dbm | bd(x) | dbm/exception-troops#bd-*
	en dbm | WWg | dbm/terms#wwg dbm/troop-types#wwg dbm/movement#wwg-art dbm/ranges#wwg dbm/combat-factors#kn-wwg
	en jdg | 1+CT | jdg/shock-results#5-9
	en wab | BS | wab/terms#bs wab/shooting-to-hit wab/shooting-to-hit#*

	# matrices
	fr alexander | el ca | alexander/melee-types#el.ca
	fr alexander | chars contre phalange | alexander/melee-types#ch.ph
	fr alexander | archer attaqué par char | alexander/melee-types#ch.ar
	fr wab | force 5 contre endurance 4 | wab/to-wound#s5.t4
	fr wab | cc4 contre cc5 | wab/combat-to-hit#ws4.ws5
	en alexander | el v ph | alexander/melee-types#el.ph
	en alexander | phalanx against light cavalry | alexander/melee-types#ph.cl
	en wab | ws 5 vs ws 3 | wab/combat-to-hit#ws5.ws3
	en wab | ws3 v 4 | wab/combat-to-hit#ws3.ws4

	# rule numbers
	fr alexander | 12.1 | alexander/terms#d alexander/fire-results#first alexander/fire-results#only
	fr jdg | 4.3.1 | jdg/terrain#note-road-near-enemy
	en alexander | rule 10.5 | alexander/terms#r
	en any | 8.3.3 | jdg/terms#reaction-fire jdg/fire-modifiers#reaction
	en any | p. 41 | wab/targets wab/targets#* wab/terms#forward-arc wab/terms#side-arc wab/terms#rear-arc wab/terms#massed-missiles

	# questions
	fr dbm | Qui gagne en cas d'egalite | dbm/outcome-equal dbm/outcome-equal#*
	fr dbm | peut on repousser des bagages | dbm/recoil#not-pushed
	fr dbm | à quelle distance on voit dans les bois | dbm/visibility#woods
	fr alexander | peut-on avancer si découragé | alexander/melee-results#note-discouraged alexander/terms#d alexander/terms#advance-must
	fr any | le chef meurt sur combien | alexander/fire-leaders#roll-9 alexander/melee-leaders#roll-9
	fr jdg | artillerie peut monter une pente | jdg/terrain#slope jdg/terrain#note-c
	fr wab | de combien pour toucher ct 4 | wab/shooting-to-hit#bs4
	en dbm | What kills elephants | dbm/outcome-beaten#el-art dbm/outcome-beaten#el-light dbm/outcome-beaten#el-cm-x
	en dbm | Does rain matter | dbm/tactical-factors#weather
	en dbm | do supports die too | dbm/destruction#supports
	en alexander | how many hexes does rout retreat | alexander/terms#dr
	en alexander | must phalanx advance | alexander/melee-results#note-phalanx alexander/terms#advance-must alexander/terms#ph
	en jdg | can guns cross marsh | jdg/terrain#marsh
	en jdg | when can cavalry pursue | jdg/terms#pursuit jdg/shock-results jdg/shock-results#*
	en any | can i split shots | wab/targets#one-target
	en wab | do skirmishers shoot after running | wab/targets#fast-skirmishers
	fr dbm | de combien on fuit | dbm/flight#distance dbm/terms#flees
	en dbm | do dismounted remount | dbm/flight#dismounted
	fr dbm | de combien avance le poursuivant | dbm/pursuit#otherwise dbm/pursuit#baggage

	# two at once
	fr alexander | cavalerie gué 3 | alexander/terrain#ford-3
	fr alexander | flanc et arrière | alexander/melee-modifiers#rear-and-other
	fr dbm | LH terrain difficile | dbm/movement#lh dbm/outcome-beaten#lh-difficult dbm/outcome-doubled#lh-difficult
	fr dbm | psiloi sous le tir | dbm/combat-factors#lh-ps-hd-bts dbm/outcome-beaten#ps-shot-at
	fr dbm | piques 2e rang | dbm/rear-support#pk dbm/rear-support#pk-x dbm/outcome-beaten#pk-held dbm/outcome-beaten#pk-held-x
	fr jdg | choc chateau | jdg/terrain#castle
	fr jdg | tir crete | jdg/terrain#crest
	fr wab | rondache tirailleurs | wab/shields#buckler wab/shields#note-skirmishers-buckler
	en alexander | bowmen 2 hexes | alexander/fire-table#ar
	en alexander | leader natural 9 | alexander/fire-leaders#natural-9 alexander/melee-leaders#natural-9
	en dbm | warband vs foot | dbm/combat-factors#ax-wb
	en dbm | camels vs mounted | dbm/combat-factors#bw-cm
	en dbm | recoil into enemy | dbm/destruction#meets-enemy
	en dbm | cavalry doubled by spears | dbm/outcome-doubled#cv-sp-pk-ax
	en dbm | blades beaten by knights | dbm/outcome-beaten#bd-kn dbm/outcome-beaten#bd-held
	en jdg | Cavalry woods | jdg/terrain#woods
	en jdg | guns steep slope by road | jdg/terrain#note-c jdg/terrain#steep-slope
	en wab | light armor cavalry | wab/armour#light
	en dbm | support in difficult going | dbm/support-conditions#difficult
	fr dbm | éléphants reculent sur amis | dbm/recoil#el
	fr dbm | avance spontanée hordes | dbm/spontaneous-advance#hd
	fr dbm | Wb soutien contre montes | dbm/rear-support#wb-mounted
	en dbm | ps cv rear support | dbm/rear-support#ps-cv
	en dbm | empty ships contact | dbm/outcome-beaten#naval-empty-contact dbm/naval#naval-empty
	fr dbm | wwg battu par artillerie | dbm/outcome-beaten#wwg-art
	en dbm | cm x against elephants | dbm/exception-troops#cm-strong dbm/outcome-beaten#el-cm-x

	# modifiers
	fr alexander | Bonus flanc | alexander/melee-modifiers#flank
	fr alexander | tireur qui a bouge | alexander/fire-modifiers#moved
	fr dbm | +1 plus haut | dbm/tactical-factors#higher
	fr jdg | Cible massee | jdg/fire-modifiers#massed
	fr jdg | arrière exposé de l'attaquant | jdg/shock-modifiers#own-rear jdg/shock-modifiers#note-own-rear-adds
	fr wab | -2 couvert | wab/shooting-modifiers#hard-cover
	en alexander | offensive fire penalty | alexander/melee-modifiers#offensive-fire
	en alexander | phalanx next to phalanx | alexander/melee-modifiers#phalanx-* alexander/melee-quality#phalanx
	en dbm | 1 flank overlapped | dbm/tactical-factors#overlap-1
	en dbm | +1 river bank | dbm/tactical-factors#bank
	en dbm | inferior on a tie | dbm/class-factors#i-not-above
	en jdg | two batteries together | jdg/fire-modifiers#combined
	en jdg | cavalry shock no charge | jdg/shock-modifiers#cavalry-shock
	en wab | -1 skirmish formation | wab/shooting-modifiers#skirmish
	fr dbm | bord de table ennemi | dbm/pip-costs#enemy-edge
	en dbm | contract column | dbm/pip-costs#column
	fr dbm | facteur bagages | dbm/combat-factors#bg-empty

	# figures
	fr alexander | dé modifié 12 | alexander/melee-results#10-to-13
	fr jdg | 14 au tir | jdg/fire-results#13-14
	fr dbm | 600 pas hors de vue | dbm/pip-costs#unseen-600
	fr dbm | rivière 5 ou 6 | dbm/river#5-6 dbm/river-second#across
	fr wab | 8 pour toucher | wab/seven-plus#eight
	en alexander | 1:3 | alexander/melee-ratio#1-to-3
	en jdg | shock 7 | jdg/shock-results#5-9
	en dbm | half or less | dbm/outcome-doubled dbm/outcome-doubled#note-half dbm/terms#doubled
	en dbm | river 7 or 8 | dbm/river#7-8 dbm/river-second

	# slips
	fr alexander | falange | alexander/terms#ph alexander/unit-types#ph alexander/melee-modifiers#phalanx-* alexander/melee-quality#phalanx
	fr dbm | chevalié mouvement | dbm/movement#el-kn
	fr any | brousaille | dbm/visibility#scrub
	fr dbm | artilerie portee | dbm/ranges dbm/ranges#art dbm/ranges#art-x dbm/ranges#art-i
	fr jdg | chatau | jdg/terrain#castle
	fr jdg | fortiffication | jdg/terrain#fortification
	fr wab | boucliet | wab/shields#shield
	fr wab | arbalette | wab/weapons#crossbow wab/weapons#light-crossbow
	en alexander | eliphant range | alexander/fire-table#pe-ja-ch-el alexander/unit-types#el
	en alexander | charriots | alexander/terms#ch alexander/unit-types#ch
	en dbm | knigths | dbm/terms#kn dbm/troop-types#kn dbm/movement#el-kn dbm/combat-factors#kn-wwg
	en dbm | spontanious advanse | dbm/spontaneous-advance
	en dbm | orchads | dbm/visibility#orchards
	en jdg | cohsion | jdg/terms#cohesion jdg/shock-modifiers#cohesion
	en wab | Armer saves | wab/armour wab/terms#armour-save

	# synonyms
	fr alexander | Colline | alexander/terrain#up alexander/terrain#down alexander/terms#level
	fr alexander | épuisés | alexander/terms#f
	fr dbm | pluie | dbm/tactical-factors#weather
	fr dbm | chameaux mouvement | dbm/movement#cv-exp-cm
	fr dbm | frondeurs | dbm/terms#ps dbm/troop-types#ps dbm/movement#ax-bw-ps dbm/combat-factors#lh-ps-hd-bts
	fr any | cuirassiers chargent | jdg/shock-modifiers#charge-heavy
	fr wab | derrière un mur | wab/shooting-modifiers#hard-cover
	en alexander | sarissa | alexander/terms#ph alexander/unit-types#ph
	en dbm | Town | dbm/visibility#built-up
	en dbm | scythed chariots | dbm/terms#exp dbm/troop-types#exp dbm/movement#cv-exp-cm dbm/combat-factors#sp-exp-art
	en dbm | second rank of spears | dbm/rear-support#sp dbm/outcome-beaten#sp-held
	en jdg | grand battery | jdg/fire-modifiers#combined
	en wab | behind a hedge | wab/shooting-modifiers#soft-cover

	# terms
	fr alexander | activation | alexander/terms#activation
	fr dbm | c'est quoi un groupe | dbm/terms#group
	fr dbm | impétueux | dbm/terms#impetuous dbm/spontaneous-advance dbm/spontaneous-advance#impetuous dbm/pursuit#impetuous
	fr jdg | choc de rupture | jdg/terms#breakthrough jdg/shock-results#10-up
	en dbm | breaking off | dbm/terms#breaks-off dbm/pursuit#breaks-off
	en dbm | temporary fortification | dbm/terms#tf
	en jdg | front hexes | jdg/terms#front-hex jdg/terms#six-front
	en wab | trooper | wab/terms#trooper wab/casualties#in-contact

	# charts
	fr alexander | resultats mélée | alexander/melee-results
	fr any | cout en pip | dbm/pip-costs
	fr jdg | TABLE DES RATIOS | jdg/odds
	fr wab | Pertes | wab/casualties
	en alexander | leaders in melee | alexander/melee-leaders
	en dbm | naval outcomes | dbm/naval
	en any | missile weapons | wab/weapons

	# notes
	fr jdg | [b] | jdg/terrain#note-b jdg/terrain#town jdg/terrain#castle jdg/shock-modifiers#six-front jdg/shock-modifiers#cavalry-in-town
	fr jdg | note h | jdg/terrain#note-h jdg/terrain#bridge
	en jdg | [i] | jdg/terrain#note-i jdg/terrain#steep-slope
	en wab | strength below 1 | wab/seven-plus#note-below-1

	# movement
	fr dbm | chariots de guerre vitesse | dbm/movement#wwg-art
	en dbm | baggage move | dbm/movement#bg
	en jdg | movement cost orchard | jdg/terrain#orchard

	# ranges, weapons, saves
	fr dbm | portee galère | dbm/ranges#gal
	fr wab | portée arc court | wab/weapons#short-bow
	en dbm | ship shooting range | dbm/ranges#shp
	en wab | infantry partial plate | wab/armour#partial-plate
`);

/** By another hand, run unseen on 19 November 2026. */
const seventh = asked(`
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

/** By another hand; half of it was not looked at while the ranking was mended on the other half. */
const eighth = asked(`
	# codes
	fr jdg | uat | jdg/terms#uat
	en jdg | drm | jdg/terms#drm
	fr dbm | wwg(x) | dbm/exception-troops#wwg-shooting dbm/exception-troops#wwg-strong dbm/exception-troops#wwg-otherwise
	en dbm | hd s | dbm/terms#hd dbm/spontaneous-advance#hd
	en alexander | dr+r | alexander/melee-results#14-to-16 alexander/melee-results#note-order
	en wab | bs4 | wab/shooting-to-hit#bs4
	fr wab | f4 | wab/to-wound#s4 wab/save-modifiers#s4
	fr any | dr | alexander/terms#dr
	en any | zoc | jdg/terms#zoc jdg/terrain#leave-zoc
	# pairs
	fr alexander | el contre ca | alexander/melee-types#el.ca
	en alexander | heavy cav into peltasts | alexander/melee-types#ca.pe
	fr alexander | des chars sur la phalange | alexander/melee-types#ch.ph
	fr alexander | archers attaqués par levées | alexander/melee-types#in.ar
	en alexander | light horse v elephants | alexander/melee-types#cl.el
	en wab | ws5 v ws3 | wab/combat-to-hit#ws5.ws3
	fr wab | cc3 contre cc6 | wab/combat-to-hit#ws3.ws6
	fr wab | force 5 sur endurance 4 | wab/to-wound#s5.t4
	en wab | str 3 tough 8 | wab/to-wound#s3.t8
	fr dbm | piquiers perdent contre elephants | dbm/outcome-beaten#pk-el dbm/outcome-beaten#pk-held dbm/outcome-beaten#pk-held-x
	fr dbm | psiloi battus par des el | dbm/outcome-beaten#ps-el-exp
	en dbm | cav doubled by spears | dbm/outcome-doubled#cv-sp-pk-ax
	en dbm | psiloi behind spears | dbm/rear-support#ps-foot
	fr jdg | fantassins seuls vs carré | jdg/shock-modifiers#infantry-on-square
	en jdg | cuirassiers against a square | jdg/shock-modifiers#charge-on-square
	# rule numbers
	fr jdg | 8.3.3 | jdg/terms#reaction-fire jdg/fire-modifiers#reaction
	en jdg | 7.1 counter battery | jdg/terms#counter-battery jdg/fire-modifiers#reaction
	fr jdg | 4.3.1 route | jdg/terrain#note-road-near-enemy
	fr alexander | 12.2.1 | alexander/terms#dr alexander/fire-results#second
	en alexander | see 9.3 | alexander/terms#top-unit alexander/fire-results#note-top-unit
	fr alexander | recul 10.5 | alexander/terms#r
	fr wab | p49 | wab/armour wab/shields wab/save-modifiers wab/casualties wab/terms#armour-save
	en wab | 2.4 skirmishers | wab/targets#fast-skirmishers
	fr any | 7.4 | jdg/terms#line-of-sight jdg/terrain#note-f
	en any | 12.1 | alexander/terms#d alexander/fire-results#first alexander/fire-results#only
	# questions
	en dbm | my elephant just lost to some psiloi what now | dbm/outcome-beaten#el-light
	fr dbm | combien de pip pour retenir mes irreguliers | dbm/pip-costs#halt-irregulars dbm/calc/pip
	fr dbm | jusqu'où on voit dans les dunes | dbm/visibility#dunes
	en dbm | where do my guys run once the command is broken | dbm/flight#demoralised dbm/terms#broken
	en dbm | do my pikes have to chase | dbm/pursuit dbm/pursuit#pk dbm/pursuit#pk-bd-mounted
	en wab | can i split my shots between two units | wab/targets#one-target
	fr wab | est ce que le deuxieme rang peut tirer | wab/targets#massed-missiles wab/terms#massed-missiles
	en wab | can my horse archers shoot behind them | wab/targets#mounted-sight wab/terms#rear-arc
	fr jdg | on peut charger à travers un bois ? | jdg/terrain#note-e jdg/terrain#woods
	en jdg | can guns go up a slope | jdg/terrain#slope jdg/terrain#note-c jdg/terms#slope
	fr jdg | il se passe quoi si je fais 8 avec mes canons | jdg/fire-results#up-to-8
	fr alexander | la phalange est obligée d'avancer après le combat ? | alexander/melee-results#note-phalanx alexander/terms#advance-must alexander/terms#ph
	en alexander | do hoplites get to shoot | alexander/fire-table#note-silent-types alexander/terms#ho alexander/unit-types#ho
	en alexander | three stacks attack from different ground which terrain do i use | alexander/terrain#note-best-for-defender
	fr any | que devient mon chef s'il fait 9 en mélée | alexander/melee-leaders alexander/melee-leaders#natural-9 alexander/melee-leaders#roll-*
	en any | does a 0 on the ten sided die count as ten | alexander/terms#d10 alexander/melee-roll#die jdg/terms#d10
	# two things
	fr jdg | canon marais | jdg/terrain#marsh
	en jdg | cavalry village move cost | jdg/terrain#town
	fr jdg | choc depuis une redoute | jdg/terrain#redoubt jdg/terrain#note-g
	en jdg | heavy cav charge bonus | jdg/shock-modifiers#charge-heavy
	fr alexander | chars gué 2 | alexander/terrain#ford-2
	en alexander | fighting on a bridge | alexander/terrain#bridge
	fr alexander | archers 3 hex | alexander/fire-table#ar
	en alexander | light cav as target of fire | alexander/fire-modifiers#target-cl-ph-ho alexander/unit-types#cl
	fr dbm | mouvement lh difficile | dbm/movement#lh
	en dbm | pikes on road | dbm/movement#sp-pk-bd-wb-hd
	fr dbm | distance de fuite | dbm/flight dbm/flight#distance dbm/terms#flees
	en dbm | artillery moved can it shoot | dbm/artillery-fire dbm/artillery-fire#x dbm/artillery-fire#f dbm/artillery-fire#others
	fr wab | cavalier armure lourde | wab/armour#heavy
	en wab | foot in full plate | wab/armour#full-plate
	fr wab | pavois au corps a corps | wab/shields#pavise wab/terms#pavise
	# modifiers
	fr wab | malus derriere un mur | wab/shooting-modifiers#hard-cover
	en wab | minus for shooting on the move | wab/shooting-modifiers#moving
	fr wab | bonus rondache | wab/shields#buckler
	en wab | save modifier strength 5 | wab/save-modifiers#s5
	fr alexander | attaque dos + flanc | alexander/melee-modifiers#rear-and-other
	en alexander | shooting at a stack of 9 | alexander/fire-modifiers#stack-8-to-9
	fr alexander | on a tiré avant d'attaquer | alexander/melee-modifiers#offensive-fire alexander/terms#offensive-fire
	en alexander | my troops are better quality | alexander/melee-quality#higher
	fr jdg | tirer sur un carré bonus | jdg/fire-modifiers#square
	fr jdg | choc cav sans charge | jdg/shock-modifiers#cavalry-shock
	en jdg | extra range past effective penalty | jdg/fire-modifiers#long
	fr dbm | bonus general en mêlée | dbm/tactical-factors#general
	fr dbm | débordé des deux cotés | dbm/tactical-factors#overlap-2 dbm/tactical-factors#note-each
	en dbm | general dead pip | dbm/pip-costs#general-lost
	# figures
	fr dbm | portée 500 pas | dbm/ranges#art
	en dbm | 250 paces | dbm/movement#lh
	fr dbm | plus de 1200 pas du general | dbm/pip-costs#beyond-1200
	en dbm | river second die 3 | dbm/river-second#blocked dbm/calc/river
	en wab | 30" range | wab/weapons#crossbow wab/weapons#longbow
	fr wab | armes à 24 pouces | wab/weapons#composite-bow wab/weapons#staff-sling
	en wab | need 9 to hit | wab/seven-plus#nine
	fr wab | svg 2+ max | wab/armour#cap
	en jdg | rolled 14 with artillery | jdg/fire-results#13-14
	fr jdg | 7 au choc | jdg/shock-results#5-9
	fr jdg | 1.5 contre 1 | jdg/odds#1-5-to-1
	en jdg | shock total -2 | jdg/shock-results#below-0
	fr alexander | melee résultat 12 | alexander/melee-results#10-to-13
	en alexander | odds 1/3 | alexander/melee-ratio#1-to-3
	en alexander | +5 | alexander/melee-modifiers#defender-all-routed
	fr any | 600 pas | dbm/pip-costs#unseen-600 dbm/spontaneous-advance#demoralised-enemy
	# slips
	en dbm | psilio | dbm/terms#ps dbm/troop-types#ps
	fr dbm | auxilliaires mouvment | dbm/movement#ax-bw-ps
	fr dbm | embusade | dbm/terms#ambush dbm/visibility#vineyards dbm/visibility#marsh dbm/visibility#rocks dbm/visibility#scrub
	en wab | lonbow rnage | wab/weapons#longbow
	fr wab | arbalette legere | wab/weapons#light-crossbow wab/terms#light-crossbow
	en wab | cataprhact save | wab/armour#cataphract wab/terms#cataphract
	fr jdg | contre baterie | jdg/terms#counter-battery jdg/fire-modifiers#reaction
	fr jdg | chataeu | jdg/terrain#castle
	fr alexander | phalangtie | alexander/terms#ph alexander/unit-types#ph
	en alexander | discouradged attackers | alexander/melee-modifiers#attacker-some-discouraged alexander/melee-modifiers#attacker-all-discouraged
	fr alexander | portée javellotiers | alexander/fire-table#pe-ja-ch-el alexander/unit-types#ja
	en any | elefants | alexander/terms#el alexander/unit-types#el dbm/terms#el dbm/troop-types#el wab/terms#elephant
	fr any | sauvegrade armure | wab/armour wab/terms#armour-save
	# words
	en dbm | jumbos | dbm/terms#el dbm/troop-types#el
	en dbm | wagon laager | dbm/terms#wwg dbm/troop-types#wwg
	fr dbm | noyés | dbm/river-second#drowned
	en wab | removing dead guys | wab/casualties
	fr wab | cotte de mailles | wab/terms#heavy-armour wab/armour#heavy
	en wab | monster easier to hit | wab/shooting-modifiers#large-target wab/terms#large-target
	fr wab | gens qui nous foncent dessus | wab/shooting-modifiers#charging
	en jdg | knocked back | jdg/terms#recoil
	fr jdg | falaise | jdg/terms#steep-slope jdg/terrain#steep-slope jdg/terrain#note-i
	en jdg | hamlet | jdg/terrain#town
	en alexander | exhausted | alexander/terms#f
	fr alexander | poignardés dans le dos | alexander/melee-modifiers#rear alexander/terms#rear
	fr alexander | recrues | alexander/terms#in alexander/unit-types#in
	en any | how far can bows reach | alexander/fire-table#ar alexander/unit-types#ar dbm/ranges dbm/ranges#bw wab/weapons wab/weapons#short-bow wab/weapons#composite-bow wab/weapons#longbow
`);

export const tuned: readonly Asked[] = [
	...first,
	...second,
	...third,
	...fourth,
	...fifth,
	...sixth,
	...seventh,
	...eighth
];
