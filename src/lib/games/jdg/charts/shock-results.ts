import type { ChartBody, Doubt } from '$lib/core/types';
import { and, band, code, doubtful, or } from '$lib/core/charts/write';
import { die } from '../die';

const italics: Doubt = {
	printed: {
		fr: 'Ce qui ne concerne que la cavalerie est en italique, et l’italique a disparu du texte',
		en: 'What concerns cavalry alone is in italics, and the text has lost its italics'
	},
	read: {
		fr: 'La poursuite, et l’option du défenseur de 0 à 4, sont réservées à la cavalerie',
		en: 'Pursuit, and the defender’s option at 0 to 4, belong to cavalry alone'
	},
	why: {
		fr: 'La poursuite et la contre-charge relèvent des règles 9.4 et 9.5, à part du choc de la 8.7.',
		en: 'Pursuit and counter-charge come under rules 9.4 and 9.5, apart from the shock of 8.7.'
	}
};

const losing = and(code('d'), code('ct-1'));

export default {
	rowHead: { fr: 'Dé modifié', en: 'Modified die' },
	columns: [
		{ id: 'defender', head: { fr: 'Défenseur', en: 'Defender' } },
		{ id: 'attacker', head: { fr: 'Attaquant', en: 'Attacker' } }
	],
	covers: { rows: [-Infinity, Infinity] },
	rows: [
		{
			id: '10-up',
			head: band(10),
			cells: [and(code('recoil'), code('d')), doubtful(or(code('breakthrough'), code('pursuit')), italics)],
			ref: '8.7, 9.5'
		},
		{
			id: '5-9',
			head: band(5, 9),
			cells: [and(code('recoil'), code('ct')), doubtful(code('pursuit'), italics)],
			ref: '9.5'
		},
		{
			id: '0-4',
			head: band(0, 4),
			cells: [
				doubtful(
					{
						fr: '{pursuit} si {counter-charge|contre-charge} et recul ou retraite de l’attaquant',
						en: '{pursuit} if {counter-charge|counter-charge} and the attacker recoils or retreats'
					},
					italics
				),
				losing
			],
			ref: '9.4, 9.5'
		},
		{
			id: 'below-0',
			head: band(undefined, -1),
			cells: [doubtful(or(code('counter-shock'), code('pursuit')), italics), losing],
			ref: '8.7, 9.5'
		}
	],
	notes: [
		{
			id: 'cavalry-only',
			text: {
				fr: 'La poursuite n’est ouverte qu’à la cavalerie.',
				en: 'Pursuit is open to cavalry only.'
			},
			doubt: italics
		},
		{
			id: 'artillery',
			text: { fr: 'Artillerie : voir la règle 8.9.', en: 'Artillery: see rule 8.9.' },
			doubt: {
				printed: {
					fr: '« Table de choc et charge - Artillerie (8.9) »',
					en: '“Shock and charge table - Artillery (8.9)”'
				},
				read: {
					fr: 'La table de tout choc et de toute charge ; pour l’artillerie, voir en plus la règle 8.9',
					en: 'The table for every shock and charge; for artillery, see rule 8.9 as well'
				},
				why: {
					fr: 'La table parle de poursuite et de cavalerie : ce n’est pas celle de la seule artillerie.',
					en: 'The table speaks of pursuit and cavalry: it is not for artillery alone.'
				}
			}
		}
	],
	doubt: die
} satisfies ChartBody;
