/**
 * Half of 200 queries by a fourth hand, split by a coin, from the sheets alone: its author had seen neither the product nor the other
 * lists. What answers them was fixed before they were run. Before the ranking was tuned on them it answered 84 of these 100 first, 93
 * within three and 97 within ten, and of the 36 hard ones 77.8 %.
 */
import type { Wish } from './queries-shown';

export const byAFourthHand: readonly Wish[] = [
	{
		lang: 'fr',
		q: 'plusieurs chefs dans la pile on teste chacun ?',
		hard: true,
		expect: "(?<![A-Za-zÀ-ÿ])(?:chefs?)(?![A-Za-zÀ-ÿ'’])|leader|g[ée]n[ée]ra(?:l|ux)",
		answer: 'individuel|separately|each|chaque|chacun'
	},
	{
		lang: 'fr',
		q: 'facteurs tactiques',
		current: 'dbm',
		hard: false,
		expect: 'tacti',
		answer: 'fortif|flanc|flank|haut|hill|atmosph|weather|tacti'
	},
	{
		lang: 'fr',
		q: 'mes gars se noient en traversant la rivière sur combien',
		hard: true,
		expect: 'rivi[èe]re|river|franchis|cross',
		answer: 'noy|drown'
	},
	{
		lang: 'en',
		q: '3 levels difference hexside',
		hard: false,
		expect: "steep|raide|pente|slope|niveau|level|(?<![A-Za-zÀ-ÿ])(?:i)(?![A-Za-zÀ-ÿ'’])|notes?(?![A-Za-zÀ-ÿ])|terrain",
		answer: 'impassable|infranchiss|prohibit|interdit'
	},
	{
		lang: 'fr',
		q: 'de combien marchent les psiloi',
		current: 'dbm',
		hard: true,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Ps)(?![A-Za-zÀ-ÿ'’])|psilo|mouv|move",
		answer: String.raw`(?<![\d/.])150(?![\d])`
	},
	{
		lang: 'en',
		q: 'handgun strength',
		hard: false,
		expect: 'handgun|arquebus|couleuvrin|b[âa]ton [àa] feu|arme [àa] (?:feu|poudre)|hand ?gun',
		answer: '3 ?/ ?4'
	},
	{
		lang: 'fr',
		q: 'cavalerie lourde sur javelotiers bonus',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Ca)(?![A-Za-zÀ-ÿ'’])|cavaliers? lourd|cavalerie lourde|heavy cav|(?<![A-Za-zÀ-ÿ])(?:Ja)(?![A-Za-zÀ-ÿ'’])|javelo|javelin|types? (?:des |d['’])?unit|unit types?|dus aux types|type modif",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Ja)(?![A-Za-zÀ-ÿ'’])|javelo|javelin))(?=[\s\S]*(?:\+ ?3(?![\d])))`
	},
	{
		lang: 'en',
		q: 'does a shield help with full plate',
		hard: true,
		expect: 'plate|plaque|shield|bouclier|armou?r|armure',
		answer: "no bonus|adds no|without shield|aucun bonus|pas de bonus|sans bouclier|n['’]ajoute|doesn['’]t|does not"
	},
	{
		lang: 'en',
		q: 'hitting with strength 3 on a toughness 5 guy what do I need to wound',
		hard: true,
		expect: "wound|bless|tough|endurance|(?<![A-Za-zÀ-ÿ])(?:S|F|E|T)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`(?<![\d/.])6(?![\d])`
	},
	{
		lang: 'en',
		q: 'target stack 8 or 9 SPs',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|target|cible",
		answer: String.raw`\+ ?1(?![\d])`
	},
	{
		lang: 'en',
		q: 'which unit of the stack gets hit by arrows',
		current: 'alexander',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|(?<![A-Za-zÀ-ÿ])(?:pile|stack)(?![A-Za-zÀ-ÿ'’])|target|cible|result|r[ée]sultat",
		answer: 'haut de la pile|top unit|unit[ée] du (?:haut|dessus)|top of the'
	},
	{
		lang: 'fr',
		q: 'on voit à combien dans les bois',
		current: 'dbm',
		hard: true,
		expect: 'visib|sight|vue|bois|wood',
		answer: String.raw`(?<![\d/.])50(?![\d])`
	},
	{
		lang: 'fr',
		q: 'cavalerie doublée par des piques',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Cv)(?![A-Za-zÀ-ÿ'’])|caval|r[ée]sultat|result|moins|inf[ée]rieur|total|moiti|half|double|combat outcome|battu|beaten",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:fuites?|fui(?:t|ent|r|an\w*))(?![A-Za-zÀ-ÿ'’])|flee|flight|(?<![A-Za-zÀ-ÿ])(?:flees?|routs?|rout)(?![A-Za-zÀ-ÿ'’])))(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Pk)(?![A-Za-zÀ-ÿ'’])|piq|pike))`
	},
	{
		lang: 'en',
		q: 'follow up pikes against mounted',
		hard: false,
		expect: 'suivi|poursui|follow|pursu',
		answer: 'sauf|except|not|ne '
	},
	{
		lang: 'fr',
		q: 'tirer sur un carré',
		hard: false,
		expect:
			"carr[ée]|square|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|target|cible",
		answer: String.raw`^(?=[\s\S]*(?:carr[ée]|square))(?=[\s\S]*(?:\+ ?1(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'qualité phalangites même nom même orientation',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Ph)(?![A-Za-zÀ-ÿ'’])|phalang|qualit",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Ph)(?![A-Za-zÀ-ÿ'’])|phalang))(?=[\s\S]*(?:\+ ?1(?![\d])|one point|un point))`
	},
	{
		lang: 'en',
		q: 'leaving a ZoC infantry',
		current: 'jdg',
		hard: false,
		expect: 'zoc|zdc|zone de contr|zone of contr',
		answer: String.raw`(?<![\d/.])0(?![\d])`
	},
	{
		lang: 'fr',
		q: 'sacrifiables à égalité',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Exp)(?![A-Za-zÀ-ÿ'’])|sacrifi|expend|[ée]gal|equal|tie|r[ée]sultat|result|moins|inf[ée]rieur|total|moiti|half|double|combat outcome|battu|beaten",
		answer: 'd[ée]tru|destr|destroy|killed|[ée]limin'
	},
	{
		lang: 'en',
		q: 'rout = retreat how many hexes',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Dr)(?![A-Za-zÀ-ÿ'’])|d[ée]route|(?<![A-Za-zÀ-ÿ])(?:rout|routs|routed)(?![A-Za-zÀ-ÿ'’])|abr[ée]v|abbrev|l[ée]gend|key|r[ée]sult|m[êeé]l[ée]e|combat",
		answer: String.raw`(?:deux|two|(?<!\d)2) ?hex`,
		also: 'r[ée]sult'
	},
	{
		lang: 'en',
		q: '+2 levels artillery',
		hard: false,
		expect: 'niveau|level',
		answer:
			"(?<![A-Za-zÀ-ÿ])(?:NA)(?![A-Za-zÀ-ÿ'’])|non autoris|not allowed|interdit|impossible|forbidden|impassable|infranchissable|cannot|can['’]t|ne peu|prohibited|no entry"
	},
	{
		lang: 'en',
		q: 'need 8 to hit strength modifier',
		hard: false,
		expect: String.raw`to hit|toucher|7 ?\+|(?<![A-Za-zÀ-ÿ])(?:8)(?![A-Za-zÀ-ÿ'’])`,
		answer: String.raw`[-−–] ?2(?![\d])`
	},
	{
		lang: 'fr',
		q: '9 au d10 de mêlée',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:chefs?)(?![A-Za-zÀ-ÿ'’])|leader|g[ée]n[ée]ra(?:l|ux)|m[êeé]l[ée]e|combat",
		answer:
			"pile (?:attaqu[ée]e|du d[ée]f)|d[ée]fens|defend|bless|wound|(?<![A-Za-zÀ-ÿ])(?:morts?|death)(?![A-Za-zÀ-ÿ'’])"
	},
	{
		lang: 'fr',
		q: 'avance spontanée distance doublée',
		hard: false,
		expect: 'spontan|imp[ée]tu|doubl',
		answer: String.raw`(?<![\d/.])200(?![\d])|(?<![A-Za-zÀ-ÿ])(?:Bg)(?![A-Za-zÀ-ÿ'’])|bagage|baggage`
	},
	{
		lang: 'fr',
		q: 'cible groupee et tir de reaction, le bonus compte ?',
		current: 'jdg',
		hard: true,
		expect:
			"mass|group|r[ée]action|reaction|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot",
		answer: 'sauf|except|not (?:in|for|if)|pas (?:en|si|pour)'
	},
	{
		lang: 'en',
		q: 'enemy not in the fight standing behind my attacker',
		current: 'jdg',
		hard: true,
		expect: 'rear|arri[èe]re|position|modif|shock|choc',
		answer: String.raw`^(?=[\s\S]*(?:rear|arri[èe]re))(?=[\s\S]*(?:[-−–] ?1(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'bw(x)',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Bw)(?![A-Za-zÀ-ÿ'’])|archer|bow|exception",
		answer: "(?<![A-Za-zÀ-ÿ])(?:Sp)(?![A-Za-zÀ-ÿ'’])|lanc|spear"
	},
	{
		lang: 'en',
		q: 'unmodified 0 in melee',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:chefs?)(?![A-Za-zÀ-ÿ'’])|leader|g[ée]n[ée]ra(?:l|ux)|m[êeé]l[ée]e|combat",
		answer: 'attaquant|attack'
	},
	{
		lang: 'en',
		q: 'general out of sight extra pip',
		hard: true,
		expect: 'pip|circonst|command|g[ée]n[ée]ral',
		answer: '600'
	},
	{
		lang: 'en',
		q: 'long range artillery per hex',
		hard: false,
		expect:
			"long|port[ée]e|range|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot",
		answer: String.raw`^(?=[\s\S]*(?:long))(?=[\s\S]*(?:[-−–] ?2(?![\d])))`
	},
	{
		lang: 'fr',
		q: '13-14 au tir',
		current: 'jdg',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|13|artill|canon|(?<![A-Za-zÀ-ÿ])(?:guns?)(?![A-Za-zÀ-ÿ'’])",
		answer: "(?<![A-Za-zÀ-ÿ])(?:D)(?![A-Za-zÀ-ÿ'’])|d[ée]sordre|disorder"
	},
	{
		lang: 'fr',
		q: 'est ce que mes eleph donnent un débord contre la cavalerie',
		hard: true,
		expect:
			"support|soutien|rang|rank|rear|arri[èe]re|appui|d[ée]bord|overlap|(?<![A-Za-zÀ-ÿ])(?:El)(?![A-Za-zÀ-ÿ'’])|[ée]l[ée]phant",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:El)(?![A-Za-zÀ-ÿ'’])|[ée]l[ée]phant))(?=[\s\S]*(?:d[ée]bord|overlap))`
	},
	{
		lang: 'en',
		q: 'vineyard cavalry cost',
		hard: false,
		expect: 'vigne|vineyard|difficile|difficult|rough',
		answer: String.raw`(?:cav[\s\S]{0,40}?(?<!\d)2(?!\d))|(?<!\d)1(?!\d)\D{0,60}?(?<!\d)1(?!\d)\D{0,60}?(?<!\d)2(?!\d)`
	},
	{
		lang: 'fr',
		q: "choc contre une fortification depuis l'exterieur",
		hard: false,
		expect: 'fortif',
		answer: String.raw`[-−–] ?3(?![\d])`
	},
	{
		lang: 'en',
		q: 'infantry up a steep slope',
		hard: false,
		expect: 'raide|steep|pente|slope',
		answer: String.raw`\+ ?1(?![\d])|\+ ?1 ?D(?![\d])|d[ée]sordre|disorder`
	},
	{
		lang: 'fr',
		q: 'caparaçon tissu complet',
		hard: true,
		expect: 'barding|capara|barde',
		answer: String.raw`hand-to-hand|corps [àa] corps|m[êe]l[ée]e|\+ ?1(?![\d])`
	},
	{
		lang: 'en',
		q: 'can S2 hurt toughness 6',
		hard: true,
		expect: "wound|bless|tough|endurance|(?<![A-Za-zÀ-ÿ])(?:S|F|E|T)(?![A-Za-zÀ-ÿ'’])",
		answer:
			"(?<![A-Za-zÀ-ÿ])(?:N)(?![A-Za-zÀ-ÿ'’])|cannot|can['’]t|ne peu|not possible|no wound|impossible|no effect|aucun"
	},
	{
		lang: 'fr',
		q: 'défendre une fortification',
		current: 'dbm',
		hard: false,
		expect: 'tacti|facteur|factor|modif|fortif',
		answer: String.raw`^(?=[\s\S]*(?:fortif))(?=[\s\S]*(?:\+ ?2(?![\d])))`
	},
	{
		lang: 'fr',
		q: "cout d'un général sur route",
		hard: false,
		expect: 'route|road|chemin|trail',
		answer: '1/2|½|0[.,]5|demi|half'
	},
	{
		lang: 'mix',
		q: 'table des terrains / terrain chart',
		current: 'alexander',
		hard: false,
		expect: 'terrain',
		answer: 'clair|clear|terrain|gu[ée]|ford'
	},
	{
		lang: 'fr',
		q: 'jai bougé mon artillerie elle peut tirer ou pas',
		hard: true,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Art)(?![A-Za-zÀ-ÿ'’])|artil|distance|port[ée]e|range|tir|shoot",
		answer: "immobil|station|not mov|unmoved|didn['’]t move|pas boug|did not move"
	},
	{
		lang: 'en',
		q: 'javelins range',
		current: 'wab',
		hard: false,
		expect: 'javelin|javelot',
		answer: String.raw`(?<!\d)8 ?(?:[\x22”″]|''|in|ps|pouce|pas|cm|,|\)|\||\s|$|[·–—:;])`
	},
	{
		lang: 'fr',
		q: 'tir combiné de deux artilleries empilées',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|combin|artill|canon|(?<![A-Za-zÀ-ÿ])(?:guns?)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`\+ ?2(?![\d])`
	},
	{
		lang: 'fr',
		q: 'bagages en terrain difficile mouvement',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Bg)(?![A-Za-zÀ-ÿ'’])|bagage|baggage|mouv|move",
		answer: String.raw`(?<![\d/.])50(?![\d])`
	},
	{
		lang: 'mix',
		q: 'S5 T6',
		system: 'wab',
		hard: false,
		expect: "wound|bless|tough|endurance|(?<![A-Za-zÀ-ÿ])(?:S|F|E|T)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`(?<![\d/.])5(?![\d])`
	},
	{
		lang: 'en',
		q: 'do second rank archers shoot',
		current: 'wab',
		hard: true,
		expect:
			"rank|rang|mass|archer|target|cible|shoot|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|to hit|toucher",
		answer: 'altern|every other|un sur deux|mass|rear rank|rang arri[èe]re|deuxi[èe]me rang'
	},
	{
		lang: 'fr',
		q: 'mvt piques terrain bon',
		hard: true,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Pk)(?![A-Za-zÀ-ÿ'’])|piq|pike|mouv|move",
		answer: String.raw`(?<![\d/.])100(?![\d])`
	},
	{
		lang: 'fr',
		q: 'piques X supérieures contre qui',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Pk)(?![A-Za-zÀ-ÿ'’])|piq|pike|exception",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Cv)(?![A-Za-zÀ-ÿ'’])|caval))(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:LH)(?![A-Za-zÀ-ÿ'’])|cavalerie l[ée]g|light horse))`
	},
	{
		lang: 'fr',
		q: 'traverser un hex ami avec la cavalerie',
		current: 'jdg',
		hard: false,
		expect: 'ami|friend',
		answer: String.raw`\+ ?1(?![\d])`
	},
	{
		lang: 'mix',
		q: 'TdC / CT',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:TdC|CT)(?![A-Za-zÀ-ÿ'’])|test de coh[ée]sion|cohesion test|choc|shock|tir|fire|abr[ée]v|abbrev|l[ée]gend|key|r[ée]sult",
		answer: 'coh[ée]sion',
		also: 'choc|shock|tir|fire'
	},
	{
		lang: 'fr',
		q: 'choc 5 à 9 défenseur',
		hard: false,
		expect: 'choc|shock|5|result|r[ée]sult',
		answer: "(?<![A-Za-zÀ-ÿ])(?:TdC|CT)(?![A-Za-zÀ-ÿ'’])|test de coh[ée]sion|cohesion test"
	},
	{
		lang: 'en',
		q: 'do recoiling elephants rout their friends',
		hard: true,
		expect: "recul|recoil|(?<![A-Za-zÀ-ÿ])(?:El)(?![A-Za-zÀ-ÿ'’])|[ée]l[ée]phant",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:El)(?![A-Za-zÀ-ÿ'’])|[ée]l[ée]phant))(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:fuites?|fui(?:t|ent|r|an\w*))(?![A-Za-zÀ-ÿ'’])|flee|flight|(?<![A-Za-zÀ-ÿ])(?:flees?|routs?|rout)(?![A-Za-zÀ-ÿ'’])))`
	},
	{
		lang: 'fr',
		q: 'phalange contre levées',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Ph)(?![A-Za-zÀ-ÿ'’])|phalang|(?<![A-Za-zÀ-ÿ])(?:In)(?![A-Za-zÀ-ÿ'’])|lev[ée]e|levy|levies|types? (?:des |d['’])?unit|unit types?|dus aux types|type modif",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:In)(?![A-Za-zÀ-ÿ'’])|lev[ée]e|levy|levies))(?=[\s\S]*(?:\+ ?4(?![\d])))`
	},
	{
		lang: 'en',
		q: 'cavalry shooting arc',
		hard: false,
		expect:
			"arc|target|cible|cavalry|cavaler|shoot|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|to hit|toucher",
		answer: 'side|rear|flanc|arri[èe]re|c[ôo]t[ée]'
	},
	{
		lang: 'fr',
		q: 'D ca veut dire quoi',
		current: 'jdg',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:D)(?![A-Za-zÀ-ÿ'’])|d[ée]sordre|disorder|abr[ée]v|abbrev|l[ée]gend|key|tir|fire|choc|shock|terrain|r[ée]sult",
		answer: 'd[ée]sordre|disorder',
		also: 'terrain'
	},
	{
		lang: 'en',
		q: 'guns on road up a slope additional cost',
		hard: false,
		expect: 'route|road|chemin|trail|slope|pente|notes?(?![A-Za-zÀ-ÿ])|terrain',
		answer: String.raw`\+ ?2(?![\d])|additional 2|surco[ûu]t de 2|2 (?:extra|de plus|more|additional)|(?<![\d/.])2(?![\d])`
	},
	{
		lang: 'en',
		q: 'shooting at a phalanx',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|target|cible|(?<![A-Za-zÀ-ÿ])(?:Ph)(?![A-Za-zÀ-ÿ'’])|phalang",
		answer: String.raw`[-−–] ?1(?![\d])`
	},
	{
		lang: 'fr',
		q: 'monté impétueux et ennemis dans une fortif',
		system: 'dbm',
		hard: false,
		expect: 'spontan|imp[ée]tu',
		answer: 'ignor'
	},
	{
		lang: 'en',
		q: 'longbow',
		hard: false,
		expect: 'long ?bow|arc long',
		answer: String.raw`(?<!\d)30 ?(?:[\x22”″]|''|in|ps|pouce|pas|cm|,|\)|\||\s|$|[·–—:;])`
	},
	{
		lang: 'en',
		q: 'max save for cavalry',
		hard: false,
		expect: 'max|save|sauvegarde|armou?r|armure',
		answer: String.raw`2 ?\+`
	},
	{
		lang: 'fr',
		q: 'que veut dire F en mêlée',
		current: 'alexander',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:F)(?![A-Za-zÀ-ÿ'’])|fatigu|abr[ée]v|abbrev|l[ée]gend|key|r[ée]sult|m[êeé]l[ée]e|combat",
		answer: 'fatigu',
		also: 'r[ée]sult'
	},
	{
		lang: 'en',
		q: 'strength 4 vs toughness 4',
		hard: false,
		expect: "wound|bless|tough|endurance|(?<![A-Za-zÀ-ÿ])(?:S|F|E|T)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`(?<![\d/.])4(?![\d])`
	},
	{
		lang: 'fr',
		q: 'cible derrière un couvert dur',
		hard: false,
		expect:
			"cover|couvert|shoot|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|to hit|toucher",
		answer: String.raw`^(?=[\s\S]*(?:hard|dur|lourd|cover|couvert))(?=[\s\S]*(?:[-−–] ?2(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'contre choc',
		current: 'jdg',
		hard: false,
		expect: 'choc|shock|charge',
		answer: 'contre[- ]?choc|counter[- ]?shock'
	},
	{
		lang: 'en',
		q: 'do routed units have a facing',
		hard: true,
		expect: "d[ée]route|(?<![A-Za-zÀ-ÿ])(?:rout|routs|routed)(?![A-Za-zÀ-ÿ'’])|facing|orientation|modif",
		answer:
			"n['’]ont pas d['’]orientation|don['’]t have (?:a )?facing|no facing|sans orientation|pas (?:être )?cumul|can['’]t be added|not cumul|cannot be (?:added|combined)|non cumul"
	},
	{
		lang: 'en',
		q: 'strength ratio lower than 1/3',
		system: 'alexander',
		hard: false,
		expect: 'rapport|ratio|odds|force|strength|1 ?[/:] ?[23]|2 ?[/:] ?1|attaqu|attack',
		answer: String.raw`[-−–] ?2(?![\d])`
	},
	{
		lang: 'en',
		q: 'can I drag my guns over a frozen pond',
		hard: true,
		expect: 'marais|marsh|[ée]tang|pond|rizi[èe]re|rice',
		answer:
			"(?<![A-Za-zÀ-ÿ])(?:NA)(?![A-Za-zÀ-ÿ'’])|non autoris|not allowed|interdit|impossible|forbidden|impassable|infranchissable|cannot|can['’]t|ne peu|prohibited|no entry"
	},
	{
		lang: 'mix',
		q: 'Ax X',
		current: 'dbm',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Ax)(?![A-Za-zÀ-ÿ'’])|auxil|exception",
		answer: "(?<![A-Za-zÀ-ÿ])(?:Kn)(?![A-Za-zÀ-ÿ'’])|cheval|knight"
	},
	{
		lang: 'fr',
		q: 'warbands en profondeur contre montés',
		hard: true,
		expect:
			"support|soutien|rang|rank|rear|arri[èe]re|appui|(?<![A-Za-zÀ-ÿ])(?:Wb)(?![A-Za-zÀ-ÿ'’])|warband|bandes? guerri",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Wb)(?![A-Za-zÀ-ÿ'’])|warband|bandes? guerri))(?=[\s\S]*(?:\+ ?3(?![\d])))`
	},
	{
		lang: 'mix',
		q: 'BS4',
		current: 'wab',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:BS|CT|BS4)(?![A-Za-zÀ-ÿ'’])|ballistic|shoot|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|to hit|toucher",
		answer: String.raw`(?<![\d/.])3(?![\d])`
	},
	{
		lang: 'en',
		q: 'discouraged archers fire modifier',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|d[ée]courag|discourag",
		answer: String.raw`^(?=[\s\S]*(?:d[ée]courag|discourag))(?=[\s\S]*(?:[-−–] ?1(?![\d])))`
	},
	{
		lang: 'en',
		q: 'we shot before the melee, any penalty',
		current: 'alexander',
		hard: true,
		expect:
			"offensi|modif|m[êeé]l[ée]e|combat|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot",
		answer: String.raw`^(?=[\s\S]*(?:offensi))(?=[\s\S]*(?:[-−–] ?2(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'mes archers se font attaquer par des cavaliers legers',
		current: 'alexander',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Cl)(?![A-Za-zÀ-ÿ'’])|cavaliers? l[ée]ger|cavalerie l[ée]g|light cav|(?<![A-Za-zÀ-ÿ])(?:Ar)(?![A-Za-zÀ-ÿ'’])|archer|types? (?:des |d['’])?unit|unit types?|dus aux types|type modif",
		answer: String.raw`^(?=[\s\S]*(?:(?<![A-Za-zÀ-ÿ])(?:Ar)(?![A-Za-zÀ-ÿ'’])|archer))(?=[\s\S]*(?:\+ ?2(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'chemin artillerie',
		current: 'jdg',
		hard: false,
		expect: 'route|road|chemin|trail',
		answer: String.raw`artil[\s\S]{0,40}?(?<!\d)2(?!\d)|(?<!\d)1(?!\d)\D{0,60}?(?<!\d)1(?!\d)\D{0,60}?(?<!\d)2(?!\d)`
	},
	{
		lang: 'fr',
		q: 'artillerie dans les bois',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:bois|woods?)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`artil[\s\S]{0,40}?(?<!\d)3(?!\d)|(?<!\d)2(?!\d)\D{0,60}?(?<!\d)2(?!\d)\D{0,60}?(?<!\d)3(?!\d)\D{0,60}?(?<!\d)3(?!\d)`
	},
	{
		lang: 'fr',
		q: 'avance obligatoire des phalanges',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Ph)(?![A-Za-zÀ-ÿ'’])|phalang|avance|advance",
		answer: String.raw`avance\s+possible|advance\s+possible|possible advance`
	},
	{
		lang: 'en',
		q: 'can my javelin guys fire 3 hexes away',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:Ja)(?![A-Za-zÀ-ÿ'’])|javelo|javelin|(?<![A-Za-zÀ-ÿ])(?:Pe)(?![A-Za-zÀ-ÿ'’])|peltast|fire table|table des tirs",
		answer:
			"(?<![A-Za-zÀ-ÿ])(?:NA)(?![A-Za-zÀ-ÿ'’])|non autoris|not allowed|interdit|impossible|forbidden|impassable|infranchissable|cannot|can['’]t|ne peu|prohibited|no entry"
	},
	{
		lang: 'fr',
		q: 'tir : premier chiffre, second chiffre',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|r[ée]sultat|chiffre|number",
		answer: String.raw`^(?=[\s\S]*(?:d[ée]courag|discourag))(?=[\s\S]*(?:d[ée]route|(?<![A-Za-zÀ-ÿ])(?:rout|routs|routed)(?![A-Za-zÀ-ÿ'’])))`
	},
	{ lang: 'mix', q: '1.5/1', hard: false, expect: 'ratio|odds|rapport|force', answer: String.raw`\+ ?1(?![\d])` },
	{
		lang: 'fr',
		q: 'recul sur terrain infranchissable',
		hard: false,
		expect: 'd[ée]tru|destr|destroy|killed|[ée]limin|recul|recoil|infranch|impass',
		answer: 'd[ée]tru|destr|destroy|killed|[ée]limin'
	},
	{
		lang: 'fr',
		q: 'mon war wagon X il tire ?',
		hard: true,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Wwg|Ww)(?![A-Za-zÀ-ÿ'’])|chariots? de guerre|war ?wag|exception",
		answer: 'ne tire pas|pas de tir|not shoot|no shoot|not fire|cannot (?:shoot|fire)|never shoot'
	},
	{
		lang: 'fr',
		q: 'pont sur un ruisseau ca compte pour le choc ?',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:ponts?)(?![A-Za-zÀ-ÿ'’])|bridge|pontoon|(?<![A-Za-zÀ-ÿ])(?:h)(?![A-Za-zÀ-ÿ'’])|notes?(?![A-Za-zÀ-ÿ])|terrain",
		answer: 'ignor|rivi[èe]re|river'
	},
	{
		lang: 'fr',
		q: "mvt sur route adjacent à l'ennemi",
		hard: true,
		expect: 'route|road|chemin|trail|notes?(?![A-Za-zÀ-ÿ])|terrain',
		answer: 'adjacen'
	},
	{
		lang: 'en',
		q: 'firing out of a square',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|front|carr[ée]|square",
		answer: String.raw`^(?=[\s\S]*(?:carr[ée]|square|front))(?=[\s\S]*(?:[-−–] ?1(?![\d])))`
	},
	{
		lang: 'en',
		q: 'attacked rear AND flank',
		hard: false,
		expect: 'arri[èe]re|rear|orientation|facing|modif|flanc|flank',
		answer: String.raw`^(?=[\s\S]*(?:arri[èe]re|rear))(?=[\s\S]*(?:\+ ?4(?![\d])))`
	},
	{
		lang: 'fr',
		q: "ma cavalerie en ville se fait attaquer par de l'infanterie",
		hard: true,
		expect:
			"town|ville|village|cavaler|cavalry|front|(?<![A-Za-zÀ-ÿ])(?:b)(?![A-Za-zÀ-ÿ'’])|notes?(?![A-Za-zÀ-ÿ])|terrain",
		answer: String.raw`\+ ?2(?![\d])`
	},
	{
		lang: 'fr',
		q: 'classe inférieure (I) quand -1',
		hard: false,
		expect: "class|(?<![A-Za-zÀ-ÿ])(?:I)(?![A-Za-zÀ-ÿ'’])|facteur|factor|combat",
		answer: String.raw`^(?=[\s\S]*(?:[-−–] ?1(?![\d])))(?=[\s\S]*(?:[ée]gal|inf|equal|less))`
	},
	{
		lang: 'en',
		q: 'redoubt artillery cost',
		hard: false,
		expect: "redou|(?<![A-Za-zÀ-ÿ])(?:mur|wall)(?![A-Za-zÀ-ÿ'’])",
		answer: String.raw`\+ ?3(?![\d])`
	},
	{
		lang: 'mix',
		q: 'UAT',
		hard: false,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:UAT)(?![A-Za-zÀ-ÿ'’])|route|road|chemin|trail|terrain|(?<![A-Za-zÀ-ÿ])(?:TDT|TEC)(?![A-Za-zÀ-ÿ'’])|abr[ée]v|l[ée]gend|autre|other",
		answer: 'autre terrain|other terrain'
	},
	{
		lang: 'en',
		q: 'attacker higher quality',
		current: 'alexander',
		hard: false,
		expect: 'qualit',
		answer: String.raw`\+ ?1(?![\d])`
	},
	{
		lang: 'en',
		q: 'blades factor against foot',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:Bd)(?![A-Za-zÀ-ÿ'’])|lame|blade|facteur|factor|combat",
		answer: String.raw`(?<![\d/.])5(?![\d])`
	},
	{
		lang: 'en',
		q: 'roll of 0 is it ten or zero',
		current: 'alexander',
		hard: true,
		expect: "d10|(?<![A-Za-zÀ-ÿ])(?:dice|die|d[ée])(?![A-Za-zÀ-ÿ'’])|result|r[ée]sult|m[êeé]l[ée]e|combat",
		answer: 'z[ée]ro|not 10|pas 10|0 ?= ?0'
	},
	{
		lang: 'en',
		q: 'my knights go mad when nearest enemy is demoralised, how far',
		hard: true,
		expect: 'spontan|imp[ée]tu',
		answer: String.raw`(?<![\d/.])600(?![\d])`
	},
	{
		lang: 'en',
		q: 'split my shots between two enemy units',
		hard: true,
		expect:
			"target|cible|shoot|(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|to hit|toucher",
		answer: "cannot|can['’]t|one enemy|une seule|ne peu|may not|not divide"
	},
	{
		lang: 'en',
		q: 'heavycavalry charge bonnus',
		hard: true,
		expect: 'charge|cavaler|cavalry|choc|shock',
		answer: String.raw`^(?=[\s\S]*(?:lourd|heavy))(?=[\s\S]*(?:\+ ?3(?![\d])))`
	},
	{
		lang: 'fr',
		q: 'distance de tir bw',
		hard: false,
		expect: "distance|port[ée]e|range|tir|shoot|(?<![A-Za-zÀ-ÿ])(?:Bw)(?![A-Za-zÀ-ÿ'’])|archer|bow",
		answer: String.raw`(?<![\d/.])200(?![\d])`
	},
	{
		lang: 'fr',
		q: 'mes archers ont bougé ce tour ci malus au tir',
		current: 'alexander',
		hard: true,
		expect:
			"(?<![A-Za-zÀ-ÿ])(?:tirs?)(?![A-Za-zÀ-ÿ'’])|tireur|(?<![A-Za-zÀ-ÿ])(?:fire|firing|firer|firers)(?![A-Za-zÀ-ÿ'’])|shoot|d[ée]plac|moved|bouge",
		answer: String.raw`[-−–] ?1(?![\d])`
	},
	{
		lang: 'en',
		q: 'superior S troops when plus one',
		hard: false,
		expect: "class|(?<![A-Za-zÀ-ÿ])(?:S)(?![A-Za-zÀ-ÿ'’])|facteur|factor|combat|sup",
		answer: String.raw`^(?=[\s\S]*(?:\+ ?1(?![\d])))(?=[\s\S]*(?:inf|sup|less|lower|higher|more))`
	},
	{
		lang: 'en',
		q: 'fast foot move bonus',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:F)(?![A-Za-zÀ-ÿ'’])|pi[ée]ton|foot|fast|rapide|mouv|move",
		answer: String.raw`\+ ?50(?![\d])`
	},
	{
		lang: 'en',
		q: 'leader bonus in combat',
		current: 'alexander',
		hard: false,
		expect: "(?<![A-Za-zÀ-ÿ])(?:chefs?)(?![A-Za-zÀ-ÿ'’])|leader|g[ée]n[ée]ra(?:l|ux)|bonus|modif",
		answer: String.raw`^(?=[\s\S]*(?:diff[ée]ren))(?=[\s\S]*(?:bonus))`
	},
	{
		lang: 'fr',
		q: 'défenseur à -1 niveau mêlée',
		current: 'alexander',
		hard: false,
		expect: 'niveau|level',
		answer: String.raw`\+ ?1(?![\d])`
	}
];
