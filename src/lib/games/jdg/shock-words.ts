/** What a shock or a charge says beyond its questions. The twin in packs takes these texts by their names. */
import type { Doubt, Text } from '$lib/core/types';

export const words = {
	shock: { fr: 'Choc', en: 'Shock' },
	charge: { fr: 'Charge de cavalerie', en: 'Cavalry charge' },
	attacker: { fr: 'Attaquant', en: 'Attacker' },
	defender: { fr: 'Défenseur', en: 'Defender' },
	noSquare: { fr: 'La cavalerie ne se forme pas en carré', en: 'Cavalry does not form square' },
	squareHasSix: { fr: 'Un carré a six hexagones de front', en: 'A square has six front hexes' },
	sixFront: { fr: 'Six hexagones de front (note b) : {ground}', en: 'Six front hexes (note b): {ground}' },

	noPoints: {
		fr: '{who} n’a aucun point de force : il n’y a pas de rapport à chercher. Artillerie : voir la règle 8.9.',
		en: '{who} has no strength points: there is no ratio to look up. Artillery: see rule 8.9.'
	},
	theAttacker: { fr: 'L’attaquant', en: 'The attacker' },
	theDefender: { fr: 'Le défenseur', en: 'The defender' },
	impassable: {
		fr: 'Ni choc ni charge vers une rivière, un lac ou la mer, sauf par un pont.',
		en: 'No shock and no charge into a river, a lake or the sea, except over a bridge.'
	},
	tooSteep: {
		fr: 'Pente raide et trois niveaux d’écart ou plus : le côté est infranchissable, le choc interdit (note i).',
		en: 'Steep slope and three levels or more: the hexside is impassable and shock is not allowed (note i).'
	},
	noCharge: {
		fr: 'Pas de charge {how} : {where} (note e). Sans charger, la cavalerie peut encore faire un choc.',
		en: 'No charge {how}: {where} (note e). Without charging, cavalry may still make a shock attack.'
	},
	into: { fr: 'vers ce terrain', en: 'into this terrain' },
	across: { fr: 'au travers de ce côté', en: 'across this hexside' },
	outOfOrThrough: { fr: 'depuis ce terrain ni au travers', en: 'from or through this' },
	outOf: { fr: 'depuis ce terrain', en: 'from this terrain' },

	ratio: { fr: 'Rapport {attacker}/{defender} : {odds}', en: 'Odds {attacker}/{defender}: {odds}' },
	cohesions: { fr: 'Cohésion, {attacker} contre {defender}', en: 'Cohesion, {attacker} against {defender}' },
	bestCohesion: {
		fr: 'La somme prend la meilleure cohésion de chaque camp ; chaque unité qui teste a la sienne.',
		en: 'The sum takes each side’s best cohesion; each unit that tests has its own.'
	},
	caughtIn: { fr: 'Cavalerie attaquée dans : {ground}', en: 'Cavalry attacked in: {ground}' },
	replacedBy: { fr: 'Remplacé par : {what} (note {note})', en: 'Replaced by: {what} (note {note})' },
	chargeOnSquare: { fr: 'Charge contre un carré', en: 'Charge against a square' },
	bonusLost: { fr: 'Contre un carré, le bonus de charge est perdu', en: 'Against a square the charge bonus is lost' },

	/** The lines of the results, by their ids. */
	lines: {
		'10-up': { fr: 'Le défenseur recule en désordre', en: 'Defender recoils in disorder' },
		'5-9': { fr: 'Le défenseur recule et teste', en: 'Defender recoils and tests' },
		'0-4': { fr: 'L’attaquant en désordre teste', en: 'Disordered attacker tests' },
		'below-0': {
			fr: 'L’attaquant teste, le défenseur a un contre-choc',
			en: 'Attacker tests, defender has a counter-shock'
		}
	},
	/** In the verdict: what became of the loser, and what follows, in a few words. */
	heads: {
		recoils: { fr: '{who} : recul 1 hex', en: '{who} recoils 1 hex' },
		disordered: { fr: '{who} : désordre', en: '{who} disordered' }
	},
	briefs: {
		recoils: { fr: 'recul 1 hex', en: 'recoils 1 hex' },
		breakthrough: { fr: 'choc de rupture ou poursuite', en: 'breakthrough or pursuit' },
		breakthroughOnFoot: { fr: 'choc de rupture', en: 'breakthrough' },
		pursuit: { fr: 'poursuite', en: 'pursuit' },
		riposte: { fr: 'contre-choc ou poursuite', en: 'counter-shock or pursuit' },
		riposteOnFoot: { fr: 'contre-choc', en: 'counter-shock' }
	},
	nothing: { fr: 'Rien', en: 'Nothing' },
	recoils: { fr: 'Recule d’un hexagone (1).', en: 'Recoils one hex (1).' },
	disordered: { fr: 'Passe en désordre (D).', en: 'Becomes disordered (D).' },
	recoilsDisordered: { fr: '1 + D : recule d’un hexagone, en désordre', en: '1 + D: recoils one hex, disordered' },
	recoilsThenTests: {
		fr: '1 + TdC : recule d’un hexagone, puis test ; raté : désordre',
		en: '1 + CT: recoils one hex, then a test; failed: disordered'
	},
	beaten: {
		fr: 'D + TdC/1 : désordre, puis test ; raté : recul d’un hexagone',
		en: 'D + CT/1: disordered, then a test; failed: recoils one hex'
	},
	testsOrDisorder: {
		fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : désordre (TdC).',
		en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: disordered (CT).'
	},
	testsOrRecoils: {
		fr: 'Teste sa cohésion : un dé égal ou inférieur réussit. Raté : recule d’un hexagone (TdC/1).',
		en: 'Tests its cohesion: a roll equal to it or lower passes. Failed: recoils one hex (CT/1).'
	},
	attackerTests: { fr: 'Test de l’attaquant', en: 'Attacker tests' },
	defenderTests: { fr: 'Test du défenseur', en: 'Defender tests' },
	breakthrough: {
		fr: 'Choc de rupture (8.7), ou poursuite de la cavalerie (9.5)',
		en: 'Breakthrough (8.7), or pursuit by the cavalry (9.5)'
	},
	breakthroughOnFoot: {
		fr: 'Choc de rupture (8.7) ; pas de poursuite sans cavalerie',
		en: 'Breakthrough (8.7); no pursuit without cavalry'
	},
	pursuit: { fr: 'Poursuite de la cavalerie (9.5)', en: 'Pursuit by the cavalry (9.5)' },
	counterPursuit: {
		fr: 'Poursuite de la cavalerie qui a contre-chargé, si l’attaquant recule ou fait retraite (9.4, 9.5)',
		en: 'Pursuit by the cavalry that counter-charged, if the attacker recoils or retreats (9.4, 9.5)'
	},
	riposte: {
		fr: 'Contre-choc (8.7), ou poursuite de la cavalerie (9.5)',
		en: 'Counter-shock (8.7), or pursuit by the cavalry (9.5)'
	},
	riposteOnFoot: {
		fr: 'Contre-choc (8.7) ; pas de poursuite sans cavalerie',
		en: 'Counter-shock (8.7); no pursuit without cavalry'
	},
	onFootOnly: { fr: 'Pas de poursuite : il faut de la cavalerie.', en: 'No pursuit: that takes cavalry.' },
	noCounterCharge: {
		fr: 'Pas de poursuite : il faut une contre-charge.',
		en: 'No pursuit: that takes a counter-charge.'
	},
	defenderEndsDisordered: { fr: 'Le défenseur finit en désordre', en: 'Defender ends up disordered' },
	attackerRecoils: { fr: 'L’attaquant recule', en: 'Attacker recoils' },

	overStream: {
		printed: {
			fr: 'Le modificateur du pont « est ignoré » sur un ruisseau, sans dire ce qui le remplace',
			en: 'The bridge’s modifier “is ignored” over a stream, without saying what takes its place'
		},
		read: {
			fr: 'Celui du ruisseau compte à sa place ; charger reste interdit sur le pont',
			en: 'That of the stream counts in its place; charging over the bridge stays forbidden'
		},
		why: {
			fr: 'La note h n’ôte que le modificateur du pont : ni le ruisseau ni la note e ne s’en vont.',
			en: 'Note h takes away the bridge’s modifier alone: neither the stream nor note e goes.'
		}
	},
	mixedShock: {
		printed: {
			fr: '« Choc de cavalerie (sans charger) », sans parler d’infanterie qui l’accompagne',
			en: '“Cavalry shock (without charging)”, with no word on infantry along with it'
		},
		read: {
			fr: 'Compté dès que de la cavalerie attaque sans charger',
			en: 'Counted as soon as cavalry attacks without charging'
		},
		why: {
			fr: 'La ligne ne fait pas d’exception, alors que celles du carré nomment l’infanterie.',
			en: 'The line makes no exception, while those on the square do name the infantry.'
		}
	},
	mixedInTown: {
		printed: {
			fr: '« Les unités de cavalerie » de ces hexagones, sans parler d’infanterie avec elles',
			en: '“Cavalry units in these hexes”, with no word on infantry beside them'
		},
		read: {
			fr: 'Une cavalerie dans l’hexagone suffit, même avec de l’infanterie',
			en: 'Cavalry in the hex is enough, even with infantry beside it'
		},
		why: { fr: 'La note ne demande rien d’autre.', en: 'The note asks for nothing else.' }
	}
} satisfies Record<string, Text | Doubt | Record<string, Text>>;
