/**
 * Queries by somebody who had seen neither the product nor its ranking, from the sheets alone: words, codes, figures, questions, slips,
 * glued and dictated ones; a third of them hard but fair. What answers them was fixed before they were run.
 */
import { asked } from './queries-asked';

/** Half of a list of 320, split by a coin; the other half stays unseen. */
export const byAnotherHand = asked(`
	# fair
	fr alexander | ruisseau | alexander/terrain#stream
	fr any | peltastes | alexander/fire-table#pe-ja-ch-el alexander/melee-types#ph alexander/melee-types#ho alexander/melee-types#pe alexander/melee-types#ca alexander/melee-types#cl alexander/melee-types#ch alexander/melee-types#el
	fr alexander | Ja | alexander/fire-table#pe-ja-ch-el alexander/melee-types#ph alexander/melee-types#ho alexander/melee-types#pe alexander/melee-types#in alexander/melee-types#ja alexander/melee-types#cl alexander/melee-types#el alexander/unit-types#ja alexander/terms#ja
	fr alexander | PF | alexander/fire-modifiers alexander/fire-modifiers#firers-7 alexander/fire-modifiers#firers-above-7 alexander/fire-modifiers#stack-up-to-3 alexander/fire-modifiers#stack-4-to-7 alexander/fire-modifiers#stack-8-to-9 alexander/terms#sp
	fr alexander | cavalerie gué 3 | alexander/terrain#ford-3
	fr any | mort du chef en mêlée | alexander/melee-leaders alexander/fire-leaders alexander/fire-leaders#natural-9 alexander/fire-leaders#roll-9 alexander/melee-leaders#natural-9 alexander/melee-leaders#roll-9
	fr any | éléphants contre chars | alexander/melee-types#el.ch
	fr alexander | tous les défenseurs en déroute | alexander/melee-modifiers#defender-all-routed
	fr alexander | 10 à 13 | alexander/melee-results#10-to-13
	fr alexander | 12.2.1 | alexander/terms#dr
	fr alexander | voir 9.3 | alexander/fire-results#note-top-unit alexander/terms#top-unit
	fr any | est ce que je peux avancer si je suis découragé | alexander/melee-results#note-discouraged alexander/terms#d alexander/terms#advance-must
	fr any | avence obligatoir | alexander/melee-results alexander/melee-results#5-to-6 alexander/melee-results#7-to-9 alexander/melee-results#10-to-13 alexander/melee-results#14-to-16 alexander/terms#advance-must
	fr alexander | gue2 | alexander/terrain#ford-2
	fr any | cavalierslegers | alexander/fire-table#cl alexander/melee-types#in alexander/melee-types#cl
	fr alexander | toutes unites defenseur decouragees | alexander/melee-modifiers#defender-all-discouraged
	fr alexander | général blessé | alexander/fire-leaders#roll-7-to-8 alexander/melee-leaders#roll-7-to-8
	fr alexander | passer un stream | alexander/terrain#stream
	en alexander | bridge | alexander/terrain#bridge
	en any | javelinists | alexander/fire-table#pe-ja-ch-el alexander/melee-types#ph alexander/melee-types#ho alexander/melee-types#pe alexander/melee-types#in alexander/melee-types#ja alexander/melee-types#cl alexander/melee-types#el
	en alexander | elephant stream | alexander/terrain#stream
	en any | levies attacking phalanx | alexander/melee-types#in.ph
	en any | one attacker discouraged | alexander/melee-modifiers#attacker-some-discouraged
	en alexander | 14 to 16 | alexander/melee-results#14-to-16
	en alexander | 7/8 | alexander/fire-table#pe-ja-ch-el
	en alexander | rule 11 | alexander/melee-results#note-again alexander/terms#f
	en any | see 10.5 | alexander/terms#r
	en any | can i advance if discouraged | alexander/melee-results#note-discouraged alexander/terms#d alexander/terms#advance-must
	en any | discoraged firer | alexander/fire-modifiers#discouraged
	en alexander | levy | alexander/melee-types alexander/melee-types#ph alexander/melee-types#in alexander/melee-types#ca alexander/melee-types#cl
	en alexander | fatigue | alexander/melee-results#note-again alexander/terms#f
	en alexander | general killed | alexander/fire-leaders alexander/fire-leaders#natural-9 alexander/fire-leaders#roll-9 alexander/melee-leaders alexander/melee-leaders#natural-9 alexander/melee-leaders#roll-9
	en alexander | déroute | alexander/melee-modifiers alexander/melee-modifiers#defender-all-routed alexander/terms#dr
	fr any | palmeraie | jdg/terrain#orchard
	fr jdg | redoute | jdg/terrain#slope jdg/terrain#redoubt
	fr jdg | TdC | jdg/fire-results#9-12 jdg/shock-results#5-9 jdg/shock-results#0-4 jdg/shock-results#below-0 jdg/terms#ct jdg/terms#ct-1
	fr jdg | note e | jdg/terrain#note-e
	fr jdg | artillerie bois | jdg/terrain#woods
	fr any | cavalerie dans les marais | jdg/terrain#marsh
	fr any | charge contre un carré | jdg/shock-modifiers#charge-on-square
	fr jdg | inf / ville | jdg/terrain#town jdg/terrain#redoubt jdg/terrain#fortification jdg/shock-modifiers#cavalry-in-town
	fr jdg | 7.4 | jdg/terrain#note-f jdg/terms#line-of-sight
	fr jdg | règle 8.7 | jdg/shock-results#10-up jdg/shock-results#below-0 jdg/terms#breakthrough jdg/terms#counter-shock
	fr any | 4.3.1 | jdg/terrain#note-road-near-enemy
	fr jdg | 9.5 poursuite | jdg/shock-results#10-up jdg/shock-results#5-9 jdg/shock-results#0-4 jdg/shock-results#below-0 jdg/terms#pursuit jdg/terms#retreat
	fr any | fortificasion | jdg/terrain#steep-slope jdg/terrain#fortification
	fr any | etan gelé | jdg/terrain#marsh
	fr any | contre bateri | jdg/fire-modifiers#reaction
	fr any | chateau | jdg/terrain#castle
	fr jdg | pentesraides | jdg/terrain#steep-slope
	fr jdg | charge contre square | jdg/shock-modifiers#charge-on-square
	en any | castle | jdg/terrain#castle
	en any | infantry attack square | jdg/shock-modifiers#infantry-on-square
	en jdg | art road | jdg/terrain#road jdg/terrain#trail jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-road-near-enemy
	en jdg | fire at long range | jdg/fire-modifiers#long
	en jdg | 4.3.1 road | jdg/terrain#note-road-near-enemy
	en any | what happens if cohesion test fails | jdg/terms#ct jdg/terms#ct-1
	en jdg | pontoun bridge | jdg/terrain#bridge
	en any | calvary shock | jdg/shock-modifiers#cavalry-shock
	en jdg | bois cavalry | jdg/terrain#woods
	en any | château shock | jdg/terrain#castle
	fr dbm | dunes | dbm/visibility#dunes
	fr dbm | Hd | dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#lh-ps-hd-bts dbm/tactical-factors#close-order dbm/outcome-beaten#hd-kn dbm/outcome-beaten#hd-el-wb dbm/outcome-beaten#hd-i-close dbm/troop-types#hd dbm/terms#hd
	fr dbm | Ax/Ax | dbm/rear-support#ax-x dbm/rear-support#ax dbm/exception-troops#ax-strong
	fr any | chevaliers face à des éléphants | dbm/outcome-beaten#kn-el-exp-lh
	fr any | piquiers en terrain inégal | dbm/movement#sp-pk-bd-wb-hd dbm/tactical-factors#close-order
	fr any | flanc débordé | dbm/tactical-factors dbm/tactical-factors#overlap-1 dbm/tactical-factors#note-each dbm/terms#overlap
	fr any | 500 pas | dbm/ranges#art
	fr dbm | franchisement riviere | dbm/river dbm/river#1-2 dbm/river#3-4 dbm/river#5-6 dbm/river#7-8 dbm/river#note-bank dbm/river-second#blocked dbm/terms#bank
	fr any | avance spontanné | dbm/spontaneous-advance dbm/spontaneous-advance#kn dbm/spontaneous-advance#demoralised-enemy dbm/spontaneous-advance#short dbm/spontaneous-advance#through dbm/spontaneous-advance#not-through dbm/spontaneous-advance#impetuous dbm/spontaneous-advance#by-kn-exp dbm/spontaneous-advance#by-others dbm/spontaneous-advance#forbidden dbm/spontaneous-advance#behind-forbidden dbm/spontaneous-advance#skirmisher dbm/spontaneous-advance#mounted
	fr dbm | elephant | dbm/movement#el-kn dbm/ranges#art dbm/ranges#note-as-art dbm/combat-factors#el dbm/outcome-beaten#el-art dbm/outcome-beaten#el-light dbm/outcome-beaten#el-cm-x dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#wb-el dbm/outcome-beaten#ax-x dbm/outcome-beaten#wwg-el dbm/outcome-beaten#hd-el-wb dbm/recoil#el dbm/exception-troops#el-shooting
	en dbm | ambush | dbm/visibility#vineyards dbm/visibility#marsh dbm/visibility#rocks dbm/visibility#scrub
	en dbm | hordes | dbm/spontaneous-advance#hd dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#lh-ps-hd-bts dbm/tactical-factors#close-order dbm/outcome-beaten#hd-kn dbm/outcome-beaten#hd-el-wb dbm/outcome-beaten#hd-i-close
	en any | LH | dbm/movement#lh dbm/combat-factors#lh-ps-hd-bts dbm/outcome-beaten#el-light dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#lh-art dbm/outcome-beaten#lh-exp dbm/outcome-beaten#lh-difficult dbm/outcome-beaten#ps-ridden-down dbm/outcome-doubled#lh-close dbm/outcome-doubled#lh-difficult dbm/outcome-doubled#lh-otherwise dbm/troop-types#lh dbm/terms#lh
	en any | baggage on road | dbm/movement#bg
	en dbm | sp vs el | dbm/outcome-beaten#sp-el dbm/outcome-beaten#sp-held
	en dbm | defending a river bank | dbm/pip-costs#halt-irregulars dbm/tactical-factors#bank dbm/pursuit#defending
	en any | how far do light horse move in bad going | dbm/movement#lh
	en any | elphants destroyed | dbm/outcome-beaten#el-art dbm/outcome-beaten#el-light dbm/outcome-beaten#el-cm-x dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#wb-el dbm/outcome-beaten#ax-x dbm/outcome-beaten#wwg-el dbm/outcome-beaten#hd-el-wb
	en any | psilio | dbm/movement#ax-bw-ps dbm/visibility#vineyards dbm/visibility#marsh dbm/visibility#rocks dbm/visibility#scrub dbm/combat-factors#lh-ps-hd-bts dbm/tactical-factors#fortification dbm/outcome-beaten#el-light dbm/outcome-beaten#ps-ridden-down dbm/outcome-doubled#lh-close dbm/outcome-doubled#ps-mounted dbm/outcome-doubled#ps-foot dbm/outcome-doubled#ps-x dbm/destruction#ps-recoil dbm/destruction#ps
	en dbm | pike | dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#pk dbm/rear-support#pk dbm/rear-support#pk-x dbm/rear-support#ax dbm/rear-support#bw dbm/rear-support#ps-foot dbm/outcome-beaten#pk-el dbm/outcome-beaten#pk-kn dbm/outcome-beaten#pk-wb
	en dbm | cannon | dbm/movement#wwg-art dbm/movement#art-s dbm/movement#note-art-x dbm/ranges#art-x dbm/ranges#art dbm/combat-factors#sp-exp-art dbm/outcome-beaten#el-art dbm/outcome-beaten#art-contact dbm/outcome-beaten#wwg-art dbm/outcome-doubled#naval-art-s dbm/naval#naval dbm/destruction#heavy dbm/exception-troops#art-move dbm/exception-troops#art-shooting
	en dbm | uphill | dbm/pip-costs#halt-irregulars dbm/tactical-factors#higher dbm/class-factors#s-shooting
	en any | chameaux | dbm/spontaneous-advance#cm dbm/movement#cv-exp-cm dbm/combat-factors#bw-cm
	en dbm | scores are equal | dbm/outcome-equal dbm/outcome-equal#exp-always dbm/outcome-equal#others-close dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#exp-always dbm/outcome-beaten#sp-kn dbm/outcome-beaten#pk-kn dbm/outcome-beaten#bd-exp dbm/outcome-beaten#wb-kn dbm/outcome-beaten#ax-x dbm/outcome-beaten#hd-kn dbm/outcome-beaten#naval-empty-contact dbm/outcome-doubled#naval-contact dbm/outcome-doubled#naval-empty-anyone dbm/naval#naval-empty dbm/naval#naval
	fr any | fronde | wab/weapons#sling wab/weapons#staff-sling
	fr any | pavois | wab/shields#pavise
	fr wab | F5 | wab/to-wound#s1 wab/to-wound#s2 wab/to-wound#s3 wab/to-wound#s4 wab/to-wound#s5 wab/to-wound#s6 wab/to-wound#s7 wab/to-wound#s8 wab/to-wound#s9 wab/to-wound#s10 wab/save-modifiers#s5
	fr wab | tirer sur des tirailleurs | wab/shooting-modifiers#skirmish
	fr any | force 6 endurance 3 | wab/to-wound#s6.t3
	fr wab | cible de grande taille | wab/shooting-modifiers#large-target
	fr any | cible derrière un couvert lourd | wab/shooting-modifiers#hard-cover
	fr wab | 9 pour toucher | wab/seven-plus#nine
	fr wab | p49 | wab/armour wab/shields wab/save-modifiers wab/casualties wab/terms#armour-save
	fr any | que se passe t il si je dois faire 7 pour toucher | wab/seven-plus wab/seven-plus#up-to-6 wab/seven-plus#seven wab/seven-plus#eight wab/seven-plus#nine wab/seven-plus#ten wab/seven-plus#from-11 wab/combat-to-hit#ws1 wab/combat-to-hit#ws2 wab/combat-to-hit#ws3 wab/combat-to-hit#ws4 wab/combat-to-hit#ws5 wab/combat-to-hit#ws6 wab/combat-to-hit#ws7 wab/combat-to-hit#ws8 wab/combat-to-hit#ws9 wab/combat-to-hit#ws10
	fr wab | demi caparacon tissu | wab/shields#half-cloth
	fr wab | javeline | wab/weapons#javelins
	fr wab | tir hard cover | wab/shooting-modifiers#hard-cover
	en any | sling | wab/weapons#sling
	en any | cataphract | wab/armour#cataphract
	en wab | S6 | wab/seven-plus#nine wab/to-wound#s1 wab/to-wound#s2 wab/to-wound#s3 wab/to-wound#s4 wab/to-wound#s5 wab/to-wound#s6 wab/to-wound#s7 wab/to-wound#s8 wab/to-wound#s9 wab/to-wound#s10 wab/save-modifiers#s6
	en any | infantry light armour | wab/armour#light
	en any | s5 vs t3 | wab/to-wound#s5.t3
	en wab | 18" | wab/weapons#handgun wab/weapons#light-crossbow wab/weapons#short-bow wab/weapons#sling
	en wab | need 10 to hit | wab/seven-plus#ten
	en wab | 5 or 6 | wab/armour#light wab/armour#heavy
	en any | page 49 | wab/armour wab/shields wab/save-modifiers wab/casualties wab/terms#armour-save
	en any | crosbow | wab/weapons#light-crossbow wab/weapons#crossbow
	en wab | pavice | wab/shields#pavise

	# hard
	fr alexander | orientation | alexander/melee-modifiers alexander/melee-quality#phalanx alexander/melee-modifiers#phalanx-attacks
	fr alexander | archers à 4 hex | alexander/fire-table#ar
	fr any | phalange prise de dos | alexander/melee-modifiers alexander/melee-modifiers#rear
	fr any | mes peltastes attaquent une phalange | alexander/melee-types#pe.ph
	fr any | mon attaquant est de moins bonne qualité | alexander/melee-quality#lower
	fr alexander | deux contre un | alexander/melee-ratio#2-to-1
	fr any | elefan contre levé | alexander/melee-types#el.in
	fr alexander | conscrits | alexander/melee-types#ph alexander/melee-types#in alexander/melee-types#ca alexander/melee-types#cl
	fr alexander | attaque rear hex | alexander/melee-modifiers#rear
	en alexander | SP | alexander/fire-modifiers alexander/fire-modifiers#firers-7 alexander/fire-modifiers#firers-above-7 alexander/fire-modifiers#stack-up-to-3 alexander/fire-modifiers#stack-4-to-7 alexander/fire-modifiers#stack-8-to-9 alexander/terms#sp
	en any | two phalanxes same name attack together | alexander/melee-quality#phalanx alexander/melee-modifiers#phalanx-pair
	en any | is a 0 on the d10 ten or zero | alexander/melee-roll#die alexander/terms#d10
	en any | how do leaders help in melee | alexander/melee-modifiers#leaders alexander/terms#bonus
	fr jdg | [b] | jdg/terrain#town jdg/terrain#castle jdg/terrain#note-b jdg/fire-modifiers#six-front jdg/shock-modifiers#six-front
	fr jdg | canons pente raide par la route | jdg/terrain#road jdg/terrain#trail jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-c
	fr jdg | deux batteries empilées même formation | jdg/fire-modifiers#combined
	fr jdg | 1,5 contre 1 | jdg/odds#1-5-to-1
	fr any | peut on charger depuis un village | jdg/terrain#town jdg/terrain#redoubt jdg/terrain#fortification
	fr jdg | mon unité est en désordre ça change quoi | jdg/terrain#leave-zoc jdg/terrain#note-d
	en jdg | guns crossing a wall | jdg/terrain#redoubt
	en jdg | firing at two units stacked together | jdg/fire-modifiers#massed
	en any | can cavalry charge in woods | jdg/terrain#woods jdg/terrain#steep-slope
	en jdg | does bridge count if its over a stream | jdg/terrain#bridge jdg/terrain#note-h
	en jdg | enemy is running away do i get a bonus | jdg/shock-modifiers#routed
	fr dbm | cavaliers contre piétons en difficile | dbm/tactical-factors#mounted
	fr dbm | qui est obligé de poursuivre | dbm/pursuit dbm/pursuit#kn dbm/pursuit#pk dbm/pursuit#bd dbm/pursuit#sp dbm/pursuit#waders dbm/pursuit#naval dbm/pursuit#impetuous dbm/pursuit#kn-ps
	fr dbm | bandesguerrieres | dbm/spontaneous-advance#wb dbm/movement#sp-pk-bd-wb-hd dbm/combat-factors#ax-wb dbm/tactical-factors#bd-wb dbm/rear-support#wb-mounted dbm/outcome-beaten#sp-wb dbm/outcome-beaten#pk-wb dbm/outcome-beaten#bd-wb dbm/outcome-beaten#wb-kn dbm/outcome-beaten#wb-el dbm/outcome-beaten#ax-x dbm/outcome-beaten#hd-el-wb
	fr dbm | il pleut | dbm/tactical-factors#weather
	fr dbm | flee distance | dbm/flight dbm/flight#distance dbm/terms#flees
	fr dbm | mon général est mort | dbm/pip-costs#beyond-1200 dbm/pip-costs#general-lost
	en dbm | bowmen charged by knights | dbm/outcome-beaten#bw-mounted dbm/outcome-doubled#lh-close
	en dbm | 7 8 | dbm/river-second dbm/river#7-8 dbm/river-second#drowned
	en any | can light troops kill elephants | dbm/outcome-beaten#el-light
	en dbm | lost my general | dbm/pip-costs#beyond-1200 dbm/pip-costs#general-lost
	fr wab | F3/4 | wab/weapons#handgun wab/weapons#crossbow
	fr wab | archers au deuxième rang | wab/targets#massed-missiles wab/terms#massed-missiles
	fr wab | ennemi derrière un mur | wab/shooting-modifiers#hard-cover
	fr wab | tirer sur un héros | wab/shooting-modifiers#character
	fr wab | cible dans une haie | wab/shooting-modifiers#soft-cover
	fr wab | je retire qui en premier | wab/casualties wab/casualties#several-ranks wab/terms#armour-save
	fr wab | il tape trop fort mon armure sert à quoi | wab/save-modifiers wab/seven-plus#nine wab/save-modifiers#s4 wab/save-modifiers#s5 wab/save-modifiers#s6
	en wab | pavise against arrows | wab/shields#pavise
	en wab | half cloth barding hit from the front | wab/shields#half-cloth
	en wab | 3+ save infantry | wab/armour wab/armour#full-plate wab/armour#cap
	en wab | does a shield help cataphracts | wab/armour#cataphract wab/armour#partial-plate wab/armour#full-plate wab/armour#note-no-shield
	en any | composit bwo | wab/weapons#composite-bow
	en any | behind a hedge | wab/shooting-modifiers#soft-cover
	en wab | which models die first | wab/casualties wab/casualties#several-ranks
	en wab | i need more than a 6 to hit | wab/seven-plus wab/seven-plus#up-to-6 wab/seven-plus#seven wab/seven-plus#eight wab/seven-plus#nine wab/seven-plus#ten wab/seven-plus#from-11 wab/combat-to-hit#ws1 wab/combat-to-hit#ws2 wab/combat-to-hit#ws3 wab/combat-to-hit#ws4 wab/combat-to-hit#ws5 wab/combat-to-hit#ws6 wab/combat-to-hit#ws7 wab/combat-to-hit#ws8 wab/combat-to-hit#ws9 wab/combat-to-hit#ws10
`);

/** Half of a second list. */
export const byAThirdHand = asked(`
	# fair
	fr any | 6/8 | alexander/fire-table#cl
	en alexander | light cav shooting 2 hexes | alexander/fire-table#cl
	fr any | tir sur fantassins lourds quel modif | alexander/fire-modifiers#target-cl-ph-ho alexander/melee-types#pe alexander/melee-types#in alexander/melee-types#ja alexander/melee-types#ar alexander/melee-types#cl alexander/unit-types#ho
	fr any | tireur decourage | alexander/fire-modifiers#discouraged
	en any | firer moved this activation | alexander/fire-modifiers#moved
	fr any | pile cible 9 PF | alexander/fire-modifiers#stack-8-to-9
	en alexander | el vs ca | alexander/melee-types#el.ca
	en any | heavy infantry attacking javelinists | alexander/melee-types#ho.ja
	fr alexander | chars contre elephants | alexander/melee-types#ch.el
	fr alexander | 2 contre 1 | alexander/melee-ratio#2-to-1
	fr any | tous les defenseurs decouragés | alexander/melee-modifiers#defender-all-discouraged
	en any | one attacker discouraged | alexander/melee-modifiers#attacker-some-discouraged
	en any | 12.2.1 | alexander/terms#dr
	en any | frozen pond | jdg/terrain#marsh
	fr jdg | artillerie en bois | jdg/terrain#woods
	en any | assaulting a redoubt | jdg/terrain#steep-slope jdg/terrain#redoubt
	en jdg | can cavalry enter a fortification | jdg/terrain#road jdg/terrain#trail jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#fortification jdg/terrain#note-c
	fr jdg | choc sur un pont | jdg/terrain#bridge
	fr any | crete | jdg/terrain#crest
	en jdg | artillery +2 levels | jdg/terrain#road jdg/terrain#trail jdg/terrain#up-2 jdg/terrain#down-2 jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-c jdg/terrain#note-i
	en jdg | can I use the road next to an enemy | jdg/terrain#road jdg/terrain#trail jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-c jdg/terrain#note-road-near-enemy jdg/terms#uat jdg/terms#steep-slope
	fr jdg | tir 13 | jdg/fire-results#13-14
	fr any | bout portant | jdg/fire-modifiers#point-blank
	en any | two guns same formation stacked | jdg/fire-modifiers#combined
	en any | 8.7 | jdg/shock-results#10-up jdg/shock-results#below-0 jdg/terms#breakthrough jdg/terms#counter-shock
	fr any | contrechoc | jdg/shock-results#below-0 jdg/terms#counter-shock
	en any | CT/1 | jdg/shock-results#0-4 jdg/shock-results#below-0 jdg/terms#ct-1
	en any | cavalry charging a square | jdg/shock-modifiers#charge-on-square
	fr any | infanterie seule contre carré | jdg/fire-modifiers#square jdg/shock-modifiers#infantry-on-square
	en any | warband move | dbm/movement#sp-pk-bd-wb-hd
	fr any | pip halte | dbm/pip-costs#order
	en any | third march phase irregulars | dbm/pip-costs#third-march
	fr any | noyade | dbm/river-second#drowned
	fr any | embuscade psiloi vigne | dbm/movement#ax-bw-ps dbm/visibility#vineyards dbm/visibility#marsh dbm/visibility#rocks dbm/visibility#scrub
	fr any | mauvais temps | dbm/tactical-factors#weather
	en any | El(X) | dbm/ranges#art dbm/ranges#note-as-art dbm/outcome-beaten#el-art dbm/exception-troops#el-shooting
	fr any | bw x contre piétons | dbm/movement#ax-bw-ps dbm/movement#note-bw-x dbm/rear-support#ax dbm/rear-support#bw dbm/exception-troops#el-strong dbm/exception-troops#bw-move dbm/exception-troops#bw-foot
	fr any | mouvement art x | dbm/movement#wwg-art dbm/movement#art-s dbm/movement#note-art-x dbm/ranges#art-x dbm/exception-troops#art-move dbm/exception-troops#art-shooting
	fr any | sp vs el | dbm/combat-factors#el dbm/combat-factors#sp-exp-art dbm/outcome-beaten#el-art dbm/outcome-beaten#el-light dbm/outcome-beaten#el-cm-x dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#sp-el dbm/outcome-beaten#sp-kn dbm/outcome-beaten#sp-wb dbm/outcome-beaten#sp-held dbm/outcome-beaten#pk-el dbm/outcome-beaten#wb-el dbm/outcome-beaten#ax-x dbm/outcome-beaten#wwg-el dbm/outcome-beaten#hd-el-wb
	en dbm | knights against spears | dbm/combat-factors#sp-exp-art dbm/combat-factors#kn-wwg dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#kn-bw-s dbm/outcome-beaten#kn-difficult dbm/outcome-beaten#sp-el dbm/outcome-beaten#sp-kn dbm/outcome-beaten#sp-wb dbm/outcome-beaten#pk-kn dbm/outcome-beaten#bd-kn dbm/outcome-beaten#wb-kn dbm/outcome-beaten#ax-kn dbm/outcome-beaten#ps-ridden-down dbm/outcome-beaten#hd-kn
	en any | blades vs mounted | dbm/combat-factors#bd
	en any | psiloi combat factor | dbm/combat-factors dbm/combat-factors#lh-ps-hd-bts
	fr dbm | défendre une fortification | dbm/tactical-factors#fortification
	fr any | defend une berge | dbm/pip-costs#halt-irregulars dbm/tactical-factors#bank
	en any | demoralised command in close combat | dbm/tactical-factors#demoralised
	en any | blades in difficult going | dbm/movement#sp-pk-bd-wb-hd dbm/tactical-factors#bd-wb
	fr dbm | portée artillerie | dbm/ranges#art
	fr any | psiloi doublés par des archers | dbm/outcome-beaten#el-light dbm/outcome-beaten#ps-ridden-down dbm/outcome-doubled#lh-close dbm/outcome-doubled#ps-mounted dbm/outcome-doubled#ps-foot dbm/outcome-doubled#ps-x dbm/destruction#ps-recoil dbm/destruction#ps
	en any | light horse beaten in difficult going | dbm/outcome-beaten#lh-art dbm/outcome-beaten#lh-exp dbm/outcome-beaten#lh-difficult dbm/outcome-doubled#lh-otherwise
	fr any | artillerie battue au contact | dbm/outcome-beaten#el-art dbm/outcome-beaten#art-contact dbm/outcome-beaten#wwg-art dbm/outcome-doubled#naval-art-s dbm/naval#naval dbm/destruction#heavy
	en any | war wagons lose to elephants | dbm/outcome-beaten#wwg-art dbm/outcome-beaten#wwg-el dbm/outcome-doubled#lh-close dbm/destruction#heavy
	en any | do recoiling elephants push back friends | dbm/recoil#el
	en any | staff sling | wab/weapons#staff-sling
	fr any | CT 3 pour toucher | wab/shooting-to-hit#bs3 wab/shooting-to-hit#bs4
	fr any | couvert lourd | wab/shooting-modifiers#hard-cover
	en wab | they're charging me, I shoot | wab/shooting-modifiers#charging
	fr any | sauvegarde max cavalerie | wab/armour#cap
	en any | S5 save modifier | wab/save-modifiers wab/save-modifiers#s5
	en any | can I split my shots between two enemy units | wab/targets#one-target wab/targets#fast-skirmishers

	# hard
	en alexander | attacking uphill | alexander/terrain#up alexander/terrain#down alexander/terms#level
	fr any | arché a 2 hexe | alexander/fire-table#ar
	fr alexander | deux piles tirent ensemble mais pas à la même distance, on prend laquelle | alexander/fire-table#note-farthest alexander/terms#ar
	en any | rolled an 8 for my leader is he dead | alexander/fire-leaders#roll-7-to-8 alexander/melee-leaders#roll-7-to-8 alexander/terms#wounded alexander/terms#leader
	en any | peltast v elefants | alexander/melee-types#pe.el alexander/melee-types#el.pe
	fr any | pelstates conte javeloters | alexander/melee-types#pe.ja
	fr alexander | 1/2 | alexander/melee-ratio#1-to-2
	en alexander | 13 against 7 | alexander/melee-ratio#1-to-1
	en alexander | minus five in melee | alexander/melee-results#minus-7-to-minus-4
	fr alexander | Dr | alexander/melee-results alexander/fire-results#second alexander/melee-results#14-to-16 alexander/terms#dr
	en any | do phalangites have to advance | alexander/melee-results#note-phalanx
	fr any | etan gelé | jdg/terrain#marsh
	en any | shock on a bridge that crosses a stream | jdg/terrain#road jdg/terrain#trail jdg/terrain#bridge jdg/terrain#stream jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-c jdg/terrain#note-h
	en any | steap slop infantry | jdg/terrain#steep-slope
	fr any | pente raide avec 3 niveaux d'écart | jdg/terrain#road jdg/terrain#trail jdg/terrain#slope jdg/terrain#steep-slope jdg/terrain#note-c
	en jdg | square | jdg/fire-modifiers#six-front jdg/fire-modifiers#square jdg/shock-modifiers#charge-on-square jdg/shock-modifiers#infantry-on-square
	en jdg | firing 2 hexes beyond efficient range | jdg/fire-modifiers#long jdg/shock-modifiers#charge-on-square
	en jdg | 7 against 2 | jdg/odds#3-to-1
	fr any | charge de cuirassiers | jdg/terrain#redoubt jdg/shock-modifiers#front-and-rear jdg/shock-modifiers#charge-heavy
	en any | further than 1200 paces from his general | dbm/pip-costs#beyond-1200
	en any | how far can they see each other on one hill | dbm/visibility#same-hill
	en any | does rain change anything | dbm/tactical-factors#weather
	en any | ps x how do they fight | dbm/ranges#art dbm/ranges#note-as-art dbm/tactical-factors#fortification dbm/outcome-beaten#ps-shot-at dbm/exception-troops#ps-art
	fr dbm | piquié conte monté | dbm/combat-factors#pk
	en dbm | archers shooting at knights | dbm/combat-factors#kn-wwg dbm/combat-factors#bw-cm
	fr dbm | mes chevaliers attaquent des piétons en terrain inégal | dbm/tactical-factors#mounted
	en any | does a second rank of spears help | dbm/rear-support#sp dbm/rear-support#ax dbm/rear-support#bw dbm/rear-support#ps-foot dbm/outcome-beaten#sp-held
	fr any | éléphants battus par de la cavalerie légère | dbm/outcome-beaten#el-art dbm/outcome-beaten#el-light dbm/outcome-beaten#el-cm-x dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#sp-el dbm/outcome-beaten#pk-el dbm/outcome-beaten#wb-el dbm/outcome-beaten#ax-x dbm/outcome-beaten#wwg-el dbm/outcome-beaten#hd-el-wb
	fr any | mes chevaliers se font doubler par des lames | dbm/outcome-doubled#cv-otherwise dbm/outcome-doubled#ps-foot dbm/outcome-doubled#land-otherwise dbm/naval#naval
	en dbm | what kills knights | dbm/outcome-beaten#kn-el-exp-lh dbm/outcome-beaten#kn-bw-s dbm/outcome-beaten#kn-difficult dbm/outcome-beaten#sp-kn dbm/outcome-beaten#pk-kn dbm/outcome-beaten#bd-kn dbm/outcome-beaten#wb-kn dbm/outcome-beaten#ax-kn dbm/outcome-beaten#ps-ridden-down dbm/outcome-beaten#hd-kn
	fr any | Force cinq contre endurance trois. | wab/to-wound#s5.t3
	en any | can strength 3 wound toughness 7 | wab/to-wound#s3.t7
	en any | My weapon skill is 2 and his is 5. | wab/combat-to-hit#ws2.ws5 wab/combat-to-hit#ws5.ws2
	en any | I need an 8 to hit | wab/seven-plus#eight
	en any | heavy armour and a shield on foot | wab/armour#heavy
`);
