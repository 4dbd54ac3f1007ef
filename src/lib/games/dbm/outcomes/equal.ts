import { named } from '../names';
import { ALL_TROOPS } from '../troops';
import { destroyed, type Fate } from './rules';

export default [
	{ id: 'exp', of: ['exp'], title: named('exp'), rules: [destroyed] },
	{
		id: 'others',
		of: ALL_TROOPS.filter((troop) => troop !== 'exp'),
		title: { fr: 'Autres troupes', en: 'Other troops' },
		rules: [
			{
				id: 'close',
				result: 'fights-on',
				words: {
					fr: 'En mêlée, si aucun des deux ne rompt : on reprend à la phase suivante',
					en: 'In close combat, if neither breaks off: go on next phase'
				},
				when: { combat: 'close', without: ['breaking-off'] }
			},
			{
				id: 'otherwise',
				result: 'nothing',
				words: { fr: 'Au tir, ou si l’un des deux rompt', en: 'Shooting, or if one breaks off' },
				doubt: {
					printed: { fr: 'Seul le « combat rapproché » est traité', en: 'Only close combat is dealt with' },
					read: { fr: 'Un tir à égalité ne fait rien', en: 'An equal shot does nothing' },
					why: {
						fr: 'L’aide de jeu n’imprime aucun effet du tir à égalité.',
						en: 'The sheet prints no effect for an equal shot.'
					}
				}
			}
		]
	}
] satisfies readonly Fate[];
