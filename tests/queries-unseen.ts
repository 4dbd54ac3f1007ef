/**
 * Queries written from the sheets when the ranking was already tuned on all the others. It is never tuned on these: only
 * `npm run bench` runs them, and their figure says how good the search is at words that nobody had in mind.
 */
import { asked } from './queries-asked';

export const unseen = asked(`
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
