import type { ChartBody } from '$lib/core/types';
import { and, code } from '$lib/core/charts/write';

export default {
	rowHead: { fr: 'Cas', en: 'Case' },
	columns: [{ id: 'rule', head: { fr: 'Règle', en: 'Rule' } }],
	rows: [
		{
			id: 'one-target',
			ref: '1',
			head: { fr: 'Cible d’une unité', en: 'Target of a unit' },
			cells: [
				{
					fr: 'Une seule unité ennemie, à désigner ; pas de tirs répartis',
					en: 'One enemy unit, named; the shots may not be split'
				}
			]
		},
		{
			id: 'who-shoots',
			ref: '2',
			head: { fr: 'Figurines qui tirent', en: 'Models that shoot' },
			cells: [
				{
					fr: 'Seulement celles qui voient la cible et sont à portée, figurine par figurine',
					en: 'Only those in range and in sight of the target, model by model'
				}
			]
		},
		{
			id: 'infantry-sight',
			ref: '2.1',
			head: {
				fr: 'Arc vu : {infantry|infanterie}, {artillery|artillerie}',
				en: 'Arc seen: {infantry|infantry}, {artillery|artillery}'
			},
			cells: [code('forward-arc')]
		},
		{
			id: 'mounted-sight',
			ref: '2.2',
			head: {
				fr: 'Arcs vus : {cavalry|cavalerie}, {elephant|éléphants}, {chariot|chars}',
				en: 'Arcs seen: {cavalry|cavalry}, {elephant|elephants}, {chariot|chariots}'
			},
			cells: [and(code('forward-arc'), code('side-arc'), code('rear-arc'))]
		},
		{
			id: 'massed-missiles',
			ref: '2.3',
			head: {
				fr: 'Archers et lanceurs de dards d’un rang arrière ({massed-missiles|tir en masse})',
				en: 'Archers and darters of a rear rank ({massed-missiles|massed missiles})'
			},
			cells: [
				{
					fr: 'Une figurine sur deux tire aussi, si celle du premier rang devant elle peut tirer',
					en: 'Every other model shoots too, if the front-rank model ahead of it can'
				}
			]
		},
		{
			id: 'fast-skirmishers',
			ref: '2.4',
			head: {
				fr: '{skirmishers|Tirailleurs} ayant dépassé leur {basic-move|mouvement de base}',
				en: '{skirmishers|Skirmishers} who went beyond a {basic-move|basic move}'
			},
			cells: [{ fr: 'Pas de tir ce tour', en: 'No shooting this turn' }]
		},
		{
			id: 'engaged-targets',
			ref: '3',
			head: {
				fr: 'Touches sur des unités {engaged|engagées au combat}',
				en: 'Hits on units {engaged|engaged in combat}'
			},
			cells: [{ fr: 'Réparties à parts égales entre les deux camps', en: 'Shared equally between the two sides' }]
		}
	]
} satisfies ChartBody;
