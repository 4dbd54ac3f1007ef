/** What players type, and what must come first. Read by the tests and the bench of the search. */
import type { Lang } from '$lib/types';

export interface Query {
	readonly typed: string;
	/** The address of the first hit, without the language. */
	readonly first: string;
	readonly lang: Lang;
	/** The game on the table. */
	readonly current?: string;
	/** The game looked in alone. */
	readonly game?: string;
}

type Line = readonly [typed: string, first: string, asked?: { readonly current?: string; readonly game?: string }];

const asked = (lang: Lang, lines: readonly Line[]): Query[] =>
	lines.map(([typed, first, scope]) => ({ typed, first, lang, ...scope }));

const alexander = { current: 'alexander' };
const jdg = { current: 'jdg' };
const dbm = { current: 'dbm' };
const wab = { current: 'wab' };

export const queries: readonly Query[] = [
	...asked('fr', [
		// Mots d’une table, avec ou sans accents
		['éléphants', '/alexander/terms/#el'],
		['elephant', '/alexander/terms/#el'],
		['ELEPHANTS', '/alexander/terms/#el'],
		['éléphants', '/dbm/terms/#el', dbm],
		['gue 2', '/alexander/terrain/#ford-2'],
		['gué2', '/alexander/terrain/#ford-2'],
		['chateau', '/jdg/terrain/#castle'],
		['rizière', '/jdg/terrain/#marsh'],
		['étang gelé', '/jdg/terrain/#marsh'],
		['ponton', '/jdg/terrain/#bridge'],
		['palmeraie', '/jdg/terrain/#orchard', jdg],
		['palmeraies', '/dbm/visibility/#palm-groves', dbm],
		['pente raide', '/jdg/terms/#steep-slope'],
		['rondache', '/wab/terms/#buckler'],
		['caparacon', '/wab/terms/#barding'],
		['fustibale', '/wab/terms/#staff-sling'],
		['psiloi', '/dbm/terms/#ps'],
		['zone de controle', '/jdg/terms/#zoc'],
		['zone contrôle', '/jdg/terms/#zoc'],
		// Abréviations, dans le jeu de la table
		['D', '/alexander/terms/#d', alexander],
		['D', '/jdg/terms/#d', jdg],
		['R', '/alexander/terms/#r', alexander],
		['R', '/jdg/terms/#r', jdg],
		['F', '/alexander/terms/#f', alexander],
		['F', '/dbm/terms/#f', dbm],
		['F', '/wab/terms/#s', wab],
		['PF', '/dbm/terms/#pf', dbm],
		['PF', '/jdg/terms/#sp', jdg],
		['Dr', '/alexander/terms/#dr'],
		['TdC', '/jdg/terms/#ct'],
		['ZdC', '/jdg/terms/#zoc'],
		['wwg', '/dbm/terms/#wwg'],
		['BGo', '/dbm/terms/#bgo'],
		['uat', '/jdg/terms/#uat'],
		['pip', '/dbm/terms/#pip'],
		['CC', '/wab/terms/#ws'],
		['Bw', '/dbm/terms/#bw'],
		// Titres
		['table des tirs', '/alexander/fire-table/'],
		['resultats de melee', '/alexander/melee-results/'],
		['franchissement', '/dbm/river/'],
		['facteurs tactiques', '/dbm/tactical-factors/'],
		['avance spontanée', '/dbm/spontaneous-advance/'],
		['avance obligatoire', '/alexander/terms/#advance-must'],
		['visibilité', '/dbm/visibility/'],
		['support arrière', '/dbm/terms/#rear', dbm],
		['sauvegarde', '/wab/armour/'],
		['pertes', '/wab/casualties/'],
		['wab modificateurs de tir', '/wab/shooting-modifiers/'],
		['modificateurs de tir', '/jdg/fire-modifiers/', jdg],
		['dbm', '/dbm/'],
		['jours de gloire', '/jdg/'],
		// Lignes : mots de la ligne, de la table et du jeu, dans tous les sens
		['jdg bois tir', '/jdg/terrain/#woods'],
		['tir bois jdg', '/jdg/terrain/#woods'],
		['alexandre pont', '/alexander/terrain/#bridge'],
		['choc carré infanterie', '/jdg/shock-modifiers/#infantry-on-square'],
		['bout portant', '/jdg/terms/#point-blank', jdg],
		['arrière flanc attaque', '/alexander/melee-modifiers/#rear-and-other'],
		['cible en carré', '/jdg/fire-modifiers/#square'],
		['général perdu', '/dbm/pip-costs/#general-lost'],
		['portée arc long', '/wab/weapons/#longbow'],
		['portée arbalète', '/wab/weapons/#crossbow'],
		['mouvement kn', '/dbm/movement/#el-kn'],
		['facteurs el', '/dbm/combat-factors/#el'],
		['mêlée 11', '/alexander/melee-results/#10-to-13'],
		['mêlée -5', '/alexander/melee-results/#minus-7-to-minus-4'],
		// Modificateurs par leur valeur
		['−1 couvert', '/wab/shooting-modifiers/#soft-cover'],
		['couvert -2', '/wab/shooting-modifiers/#hard-cover'],
		['+5 déroute', '/alexander/melee-modifiers/#defender-all-routed'],
		['+3 charge', '/jdg/shock-modifiers/#charge-heavy'],
		['arrière +3', '/alexander/melee-modifiers/#rear', alexander],
		['4/1', '/jdg/odds/#4-to-1'],
		['1,5/1', '/jdg/odds/#1-5-to-1'],
		// Cases des matrices
		['Pe Ca', '/alexander/melee-types/#pe.ca'],
		['ca pe', '/alexander/melee-types/#ca.pe'],
		['peltastes éléphants', '/alexander/melee-types/#pe.el'],
		['wab f4 e3', '/wab/to-wound/#s4.t3'],
		['cc4 contre cc3', '/wab/combat-to-hit/#ws4.ws3'],
		['force 5 endurance 4', '/wab/to-wound/#s5.t4'],
		// Règles et pages
		['12.2.1', '/alexander/terms/#dr'],
		['règle 10.5', '/alexander/terms/#r'],
		['9.5', '/jdg/terms/#pursuit'],
		['p. 41', '/wab/targets/'],
		// Un doigt qui glisse
		['elehpants', '/alexander/terms/#el'],
		['elphants', '/alexander/terms/#el'],
		['eléphqnts', '/alexander/terms/#el'],
		['rizeire', '/jdg/terrain/#marsh'],
		['visiblité', '/dbm/visibility/'],
		['arquebusse', '/wab/terms/#handgun'],
		['franchisement riviere', '/dbm/river/'],
		['facteurs tactqiues', '/dbm/tactical-factors/'],
		// À peine commencé
		['pelt', '/alexander/terms/#pe'],
		['franch', '/dbm/river/'],
		['cata', '/wab/terms/#cataphract'],
		['embus', '/dbm/terms/#ambush']
	]),
	...asked('en', [
		['elephants', '/alexander/terms/#el'],
		['ford 2', '/alexander/terrain/#ford-2'],
		['castle', '/jdg/terrain/#castle'],
		['rice field', '/jdg/terrain/#marsh'],
		['steep slope', '/jdg/terms/#steep-slope'],
		['barding', '/wab/terms/#barding'],
		['handgun', '/wab/terms/#handgun'],
		['war wagons', '/dbm/terms/#wwg'],
		['light horse', '/dbm/terms/#lh'],
		['auxilia', '/dbm/terms/#ax'],
		['warband', '/dbm/terms/#wb'],
		['zone of control', '/jdg/terms/#zoc'],
		['CT', '/jdg/terms/#ct', jdg],
		['DRM', '/jdg/terms/#drm', jdg],
		['ZoC', '/jdg/terms/#zoc'],
		['C-in-C', '/dbm/terms/#cinc'],
		['NE', '/alexander/terms/#ne', alexander],
		['In', '/alexander/terms/#in'],
		['Kn', '/dbm/terms/#kn'],
		['S', '/wab/terms/#s', wab],
		['BS', '/wab/terms/#bs'],
		['fire table', '/alexander/fire-table/'],
		['melee results', '/alexander/melee-results/'],
		['river crossing', '/dbm/river/'],
		['armour saves', '/wab/armour/'],
		['armor save', '/wab/terms/#armour-save'],
		['tactical factors', '/dbm/tactical-factors/'],
		['shooting modifiers', '/wab/shooting-modifiers/'],
		['missile weapons', '/wab/weapons/'],
		['odds', '/jdg/odds/'],
		['7+ to hit', '/wab/seven-plus/'],
		['jdg woods fire', '/jdg/terrain/#woods'],
		['fire woods jdg', '/jdg/terrain/#woods'],
		['longbow range', '/wab/weapons/#longbow'],
		['short bow', '/wab/terms/#short-bow'],
		['square charge', '/jdg/shock-modifiers/#charge-on-square'],
		['elephants friends recoil', '/dbm/recoil/#el'],
		['woods visibility', '/dbm/visibility/#woods'],
		['flank', '/alexander/terms/#flank'],
		['cover -1', '/wab/shooting-modifiers/#soft-cover'],
		['cover -2', '/wab/shooting-modifiers/#hard-cover'],
		['flank +2', '/alexander/melee-modifiers/#flank'],
		['routed +5', '/alexander/melee-modifiers/#defender-all-routed'],
		['square +1', '/jdg/fire-modifiers/#square'],
		['large target', '/wab/terms/#large-target'],
		['2:1', '/alexander/melee-ratio/#2-to-1', alexander],
		['wab s4 t3', '/wab/to-wound/#s4.t3'],
		['s4 t3', '/wab/to-wound/#s4.t3'],
		['t3 s4', '/wab/to-wound/#s4.t3'],
		['ws5 ws3', '/wab/combat-to-hit/#ws5.ws3'],
		['strength 3 vs toughness 5', '/wab/to-wound/#s3.t5'],
		['Ph El', '/alexander/melee-types/#ph.el'],
		['light cavalry archers', '/alexander/melee-types/#cl.ar'],
		['elephants attack peltasts', '/alexander/melee-types/#el.pe'],
		['p49', '/wab/armour/'],
		['page 49', '/wab/armour/'],
		['12.1', '/alexander/terms/#d'],
		['rule 8.7', '/jdg/terms/#breakthrough'],
		['8.3.3', '/jdg/terms/#reaction-fire'],
		['elehpants', '/alexander/terms/#el'],
		['peltsats', '/alexander/terms/#pe'],
		['crosbow', '/wab/terms/#crossbow'],
		['spontanous advance', '/dbm/spontaneous-advance/'],
		['skirmshers', '/dbm/terms/#skirmishers', dbm],
		['cataprhact', '/wab/terms/#cataphract'],
		['phal', '/alexander/terms/#ph'],
		['spont', '/dbm/spontaneous-advance/'],
		['counter-battery', '/jdg/terms/#counter-battery'],
		['counterbattery', '/jdg/terms/#counter-battery'],
		['counter battery', '/jdg/terms/#counter-battery']
	])
];
