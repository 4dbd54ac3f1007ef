/** What exception troops count as, in order: the first line that fits applies, whatever is left counts as the last. */
import type { Cell, Doubt, Row, Text } from '$lib/core/types';
import { code, glued } from '$lib/core/charts/write';
import type { Grade, Troop } from './troops';
import type { Who } from './troop-pattern';

/** Fighting hand to hand, shooting, or being shot at. */
export type Role = 'close' | 'shooting' | 'shot-at';

export interface Exception {
	readonly id: string;
	readonly troop: Troop;
	/** Left out: in every role. */
	readonly roles?: readonly Role[];
	readonly against?: readonly Who[];
	readonly notAgainst?: readonly Who[];
	readonly notChariots?: true;
	readonly unsupported?: true;
	/** What the element counts as. With two grades it keeps the one it has; without any the sheet names no grade. `other`: an exception of another kind. */
	readonly as: { readonly troop: Troop; readonly grades: readonly Grade[] } | { readonly other: Cell };
	readonly words: Text;
	readonly doubt?: Doubt;
}

const otherwise: Text = { fr: 'Sinon', en: 'Otherwise' };
const suffering: Text = { fr: 'Quand il subit', en: 'When attacked or shot at' };
const againstElephants: Text = { fr: 'Contre {el} en mêlée', en: 'Against {el} in close combat' };

export const EXCEPTIONS: readonly Exception[] = [
	{
		id: 'el-shooting',
		troop: 'el',
		roles: ['shooting'],
		as: { troop: 'art', grades: ['f'] },
		words: { fr: 'Quand il tire', en: 'When shooting' }
	},
	{
		id: 'el-strong',
		troop: 'el',
		against: ['lh', 'sp', 'pk', 'bw', 'naval'],
		as: { troop: 'el', grades: ['s'] },
		words: { fr: 'Contre {lh}, {sp}, {pk}, {bw}, {naval}', en: 'Against {lh}, {sp}, {pk}, {bw}, {naval}' },
		doubt: {
			printed: {
				fr: '« Supérieur contre… Bw, Nav », après « subit comme El (I) »',
				en: '“Supérieur contre… Bw, Nav” (superior against), after “subit comme El (I)” (suffers as)'
			},
			read: {
				fr: 'Supérieur contre eux en mêlée comme sous leur tir, inférieur contre les autres',
				en: 'Superior against these, in close combat and under their shooting, inferior against the rest'
			},
			why: {
				fr: 'Rien ne dit laquelle des deux lignes vaut sous le tir des Bw et des navals.',
				en: 'Nothing says which of the two lines holds under shooting by Bw and naval.'
			}
		}
	},
	{
		id: 'el-suffering',
		troop: 'el',
		as: { troop: 'el', grades: ['i'] },
		words: suffering
	},
	{
		id: 'kn-unsupported',
		troop: 'kn',
		against: [{ of: 'kn', except: ['x'] }, 'bd', 'wb', 'exp'],
		unsupported: true,
		as: { troop: 'kn', grades: ['i'] },
		words: {
			fr: 'Sans soutien arrière, contre {kn} sauf {x}, {bd}, {wb}, {exp}',
			en: 'Without rear support, against {kn} except {x}, {bd}, {wb}, {exp}'
		},
		doubt: {
			printed: {
				fr: '« Inférieur sans support AR contre… »',
				en: '“Inférieur sans support AR contre…” (inferior without rear support against…)'
			},
			read: { fr: 'Compte comme (I) s’il n’a pas de soutien arrière', en: 'Counts as (I) when it has no rear support' },
			why: {
				fr: 'On peut aussi lire : est (I) et ne reçoit pas de soutien arrière.',
				en: 'It could also mean: is (I) and gets no rear support.'
			}
		}
	},
	{ id: 'kn-otherwise', troop: 'kn', as: { troop: 'kn', grades: ['o'] }, words: otherwise },
	{
		id: 'cm-strong',
		troop: 'cm',
		roles: ['close'],
		against: ['el'],
		as: { troop: 'cm', grades: ['s'] },
		words: againstElephants
	},
	{ id: 'cm-otherwise', troop: 'cm', as: { troop: 'cm', grades: ['i'] }, words: otherwise },
	{
		id: 'pk-strong',
		troop: 'pk',
		against: ['cv', 'lh', 'ax', 'bw', 'ps'],
		as: { troop: 'pk', grades: ['s'] },
		words: { fr: 'Contre {cv}, {lh}, {ax}, {bw}, {ps}', en: 'Against {cv}, {lh}, {ax}, {bw}, {ps}' }
	},
	{
		id: 'pk-shot-at',
		troop: 'pk',
		roles: ['shot-at'],
		notAgainst: ['art'],
		as: { troop: 'pk', grades: ['s'] },
		words: { fr: 'Contre tout tir sauf d’{art}', en: 'Against all shooting except by {art}' }
	},
	{ id: 'pk-otherwise', troop: 'pk', as: { troop: 'pk', grades: ['i'] }, words: otherwise },
	{
		id: 'bd-strong',
		troop: 'bd',
		against: ['kn'],
		notChariots: true,
		as: { troop: 'bd', grades: ['s'] },
		words: { fr: 'Contre {kn} sauf {chariots|chars}', en: 'Against {kn} except {chariots|chariots}' }
	},
	{ id: 'bd-otherwise', troop: 'bd', as: { troop: 'bd', grades: ['f'] }, words: otherwise },
	{
		id: 'ax-strong',
		troop: 'ax',
		against: ['kn', 'exp', 'sp', 'bd', 'wb', 'hd'],
		as: { troop: 'ax', grades: ['s'] },
		words: {
			fr: 'Contre {kn}, {exp}, {sp}, {bd}, {wb}, {hd}',
			en: 'Against {kn}, {exp}, {sp}, {bd}, {wb}, {hd}'
		}
	},
	{ id: 'ax-otherwise', troop: 'ax', as: { troop: 'ax', grades: ['i'] }, words: otherwise },
	{
		id: 'bw-move',
		troop: 'bw',
		as: { other: code('sp') },
		words: { fr: 'Mouvement', en: 'Movement' }
	},
	{
		id: 'bw-foot',
		troop: 'bw',
		roles: ['close'],
		against: ['foot'],
		as: { troop: 'sp', grades: ['i'] },
		words: { fr: 'Contre {foot|piétons}, en mêlée', en: 'Against {foot|foot}, in close combat' },
		doubt: {
			printed: { fr: '« Sp (I) contre piétons », sans plus', en: '“Sp (I) contre piétons” (against foot), no more' },
			read: { fr: 'En mêlée seulement', en: 'In close combat only' },
			why: {
				fr: 'Les Sp ne tirent pas, et contre le tir des Bw l’aide de jeu donne Bw (S).',
				en: 'Sp do not shoot, and against Bw shooting the sheet gives Bw (S).'
			}
		}
	},
	{
		id: 'bw-shot-at',
		troop: 'bw',
		roles: ['shot-at'],
		against: ['bw'],
		as: { troop: 'bw', grades: ['s'] },
		words: { fr: 'Contre le tir de {bw}', en: 'Against shooting by {bw}' }
	},
	{
		id: 'bw-mounted',
		troop: 'bw',
		roles: ['close'],
		against: ['mounted'],
		as: { troop: 'bw', grades: ['s'] },
		words: { fr: 'Contre {mounted|montés} en mêlée', en: 'Against {mounted|mounted} in close combat' }
	},
	{
		id: 'bw-otherwise',
		troop: 'bw',
		as: { troop: 'bw', grades: ['s', 'o'] },
		words: otherwise,
		doubt: {
			printed: { fr: '« Bw (S,O) sinon »', en: '“Bw (S,O) sinon” (otherwise)' },
			read: { fr: 'Combat selon sa propre classe, (S) ou (O)', en: 'Fights as its own grade, (S) or (O)' },
			why: {
				fr: 'L’aide de jeu ne dit pas comment choisir entre (S) et (O).',
				en: 'The sheet does not say how to choose between (S) and (O).'
			}
		}
	},
	{
		id: 'ps-art',
		troop: 'ps',
		roles: ['shooting', 'close'],
		notAgainst: ['ax', 'ps'],
		as: { troop: 'art', grades: [] },
		words: { fr: 'Sauf contre {ax} ou {ps}', en: 'Except against {ax} or {ps}' },
		doubt: {
			printed: {
				fr: '« Art sauf contre Ax ou Ps », sans dire au tir ou en mêlée, ni de quelle classe',
				en: '“Art sauf contre Ax ou Ps” (Art except against), with neither shooting nor close combat named, and no grade'
			},
			read: {
				fr: 'Art au tir comme en mêlée, sans facteur de classe, à la portée des autres Art',
				en: 'Art both shooting and in close combat, with no grade factor, at the range of other Art'
			},
			why: {
				fr: 'La ligne ne réserve le mot ni au tir ni à la mêlée.',
				en: 'The line keeps the word for neither of them.'
			}
		}
	},
	{
		id: 'ps-suffering',
		troop: 'ps',
		as: { troop: 'ps', grades: ['i'] },
		words: suffering
	},
	{ id: 'art-move', troop: 'art', as: { other: 100 }, words: { fr: 'Mouvement, en pas', en: 'Movement, in paces' } },
	{
		id: 'art-second-rank',
		troop: 'art',
		as: { other: { fr: 'Tire dans sa phase', en: 'Shoots in its own phase' } },
		words: { fr: '2e rang', en: 'Second rank' }
	},
	{
		id: 'art-shooting',
		troop: 'art',
		roles: ['shooting'],
		as: { troop: 'art', grades: ['f'] },
		words: { fr: 'Quand elle tire, à 100 pas', en: 'When shooting, at 100 paces' }
	},
	{
		id: 'art-close',
		troop: 'art',
		roles: ['close'],
		as: { troop: 'ax', grades: ['i'] },
		words: { fr: 'En mêlée', en: 'In close combat' }
	},
	{
		id: 'wwg-shooting',
		troop: 'wwg',
		roles: ['shooting'],
		as: { other: { fr: 'Ne tire pas', en: 'Does not shoot' } },
		words: { fr: 'Tir', en: 'Shooting' }
	},
	{
		id: 'wwg-strong',
		troop: 'wwg',
		roles: ['close'],
		against: ['el'],
		as: { troop: 'wwg', grades: ['s'] },
		words: againstElephants
	},
	{ id: 'wwg-otherwise', troop: 'wwg', as: { troop: 'wwg', grades: ['i'] }, words: otherwise }
];

export const exceptionRows = (): Row[] =>
	EXCEPTIONS.map(({ id, troop, words, as, doubt }) => ({
		id,
		head: words,
		cells: ['troop' in as ? glued(code(as.troop), ...as.grades.map(code)) : as.other],
		group: troop,
		doubt
	}));
