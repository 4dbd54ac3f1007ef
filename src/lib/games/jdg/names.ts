/** The terms of the game as the sheets name them; their meanings are in terms.ts. */
import type { Name } from '$lib/core/types';

export default [
	// Results
	{ id: 'ne', abbr: { fr: 'PE', en: 'NE' }, title: { fr: 'Pas d’effet', en: 'No effect' } },
	{ id: 'na', abbr: 'NA', title: { fr: 'Non autorisé', en: 'Not allowed' } },
	{ id: 'uat', abbr: 'UAT', title: { fr: 'Utiliser l’autre terrain de l’hexagone', en: 'Use other terrain in hex' } },
	{ id: 'd', abbr: 'D', title: { fr: 'Désordre', en: 'Disordered' } },
	{ id: 'r', abbr: 'R', title: { fr: 'Déroute', en: 'Rout' } },
	{ id: 'recoil', abbr: '1', title: { fr: 'Recul d’un hexagone', en: 'Recoil one hex' } },
	{ id: 'ct', abbr: { fr: 'TdC', en: 'CT' }, title: { fr: 'Test de cohésion', en: 'Cohesion test' } },
	{
		id: 'ct-1',
		abbr: { fr: 'TdC/1', en: 'CT/1' },
		title: { fr: 'Test de cohésion ou recul', en: 'Cohesion test or recoil' }
	},
	{ id: 'breakthrough', title: { fr: 'Choc de rupture', en: 'Breakthrough' }, ref: '8.7' },
	{ id: 'pursuit', title: { fr: 'Poursuite', en: 'Pursuit' }, ref: '9.5' },
	{ id: 'counter-shock', title: { fr: 'Contre-choc', en: 'Counter-shock' }, ref: '8.7' },
	{ id: 'counter-charge', title: { fr: 'Contre-charge', en: 'Counter-charge' }, ref: '9.4' },
	{ id: 'retreat', title: { fr: 'Retraite', en: 'Retreat' }, ref: '9.4, 9.5' },
	// Dice and figures
	{ id: 'd10', abbr: 'd10', title: { fr: 'Dé à dix faces', en: 'Ten-sided die' } },
	{ id: 'drm', abbr: { fr: 'MD', en: 'DRM' }, title: { fr: 'Modificateur au dé', en: 'Die roll modifier' } },
	{ id: 'modified-die', title: { fr: 'Dé modifié', en: 'Modified die roll' } },
	{ id: 'sp', abbr: { fr: 'PF', en: 'SP' }, title: { fr: 'Points de force', en: 'Strength points' } },
	{ id: 'cohesion', title: { fr: 'Cohésion', en: 'Cohesion' }, ref: '8.6' },
	{ id: 'odds', title: { fr: 'Rapport de force', en: 'Odds ratio' }, ref: '8.6' },
	{ id: 'tec', abbr: { fr: 'TDT', en: 'TEC' }, title: { fr: 'Table des terrains', en: 'Terrain effects chart' } },
	{ id: 'movement-point', title: { fr: 'Point de mouvement', en: 'Movement point' } },
	{ id: 'zoc', abbr: { fr: 'ZdC', en: 'ZoC' }, title: { fr: 'Zone de contrôle', en: 'Zone of control' } },
	// Units and formations
	{ id: 'general', abbr: { fr: 'Gén.', en: 'Gen.' }, title: { fr: 'Général', en: 'General' } },
	{ id: 'infantry', abbr: 'Inf.', title: { fr: 'Infanterie', en: 'Infantry' } },
	{ id: 'cavalry', abbr: 'Cav.', title: { fr: 'Cavalerie', en: 'Cavalry' } },
	{ id: 'l', abbr: 'L', title: { fr: 'Cavalerie lourde', en: 'Heavy cavalry' } },
	{ id: 'artillery', abbr: 'Art.', title: { fr: 'Artillerie', en: 'Artillery' }, ref: '8.9' },
	{ id: 'formation', title: { fr: 'Formation', en: 'Formation' } },
	{ id: 'stack', title: { fr: 'Pile', en: 'Stack' } },
	{ id: 'square', title: { fr: 'Carré', en: 'Square' } },
	// Facing
	{ id: 'front-hex', title: { fr: 'Hexagone de front', en: 'Front hex' } },
	{ id: 'rear-hex', title: { fr: 'Hexagone d’arrière', en: 'Rear hex' } },
	{ id: 'six-front', title: { fr: 'Six hexagones de front', en: 'Six front hexes' } },
	{ id: 'hexside', title: { fr: 'Côté d’hexagone', en: 'Hexside' } },
	// Fire
	{ id: 'combined-fire', title: { fr: 'Tir combiné', en: 'Combined fire' } },
	{ id: 'reaction-fire', title: { fr: 'Tir de réaction', en: 'Reaction fire' }, ref: '8.3.3' },
	{ id: 'counter-battery', title: { fr: 'Contre-batterie', en: 'Counter-battery' }, ref: '7.1' },
	{ id: 'massed-target', title: { fr: 'Cible groupée', en: 'Massed target' } },
	{ id: 'point-blank', title: { fr: 'Bout portant', en: 'Point-blank range' } },
	{ id: 'efficient-range', title: { fr: 'Portée efficace', en: 'Efficient range' } },
	{ id: 'long-range', title: { fr: 'Longue portée', en: 'Long range' } },
	{ id: 'line-of-sight', title: { fr: 'Ligne de vue', en: 'Line of sight' }, ref: '7.4' },
	// Shock and charge
	{ id: 'shock', title: { fr: 'Choc', en: 'Shock' } },
	{ id: 'charge', title: { fr: 'Charge', en: 'Charge' } },
	// Ground
	{ id: 'level', title: { fr: 'Niveau de terrain', en: 'Terrain level' } },
	{ id: 'crest', title: { fr: 'Crête', en: 'Crest' } },
	{ id: 'slope', title: { fr: 'Pente', en: 'Slope' } },
	{ id: 'steep-slope', title: { fr: 'Pente raide', en: 'Steep slope' } },
	{ id: 'redoubt', title: { fr: 'Redoute ou mur', en: 'Redoubt or wall' } },
	{ id: 'fortification', title: { fr: 'Fortification', en: 'Fortification' } }
] as const satisfies readonly Name[];
