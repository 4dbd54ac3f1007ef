/** What close combat asks, in the order a player meets it. Each side is asked in the same way. */
import { houseRule } from '$lib/core/odds/house-rule';
import { choiceOf } from '$lib/core/charts/choices';
import type { Barred, Choice, OneOf, Question, Settled, SomeOf, Text } from '$lib/core/types';
import tacticalFactors from './charts/tactical-factors';
import { exceptionFor } from './exception-for';
import {
	CAMPS,
	gradeQuestion,
	namedFor,
	often,
	otherCamp,
	seldom,
	troopOf,
	troopQuestion,
	yesNo,
	type Camp
} from './fighters';
import {
	available,
	countedIn,
	decides,
	deniedAnyway,
	denial,
	fitting,
	generalSetting,
	groundOf,
	has,
	isBroken,
	sideOf,
	situation,
	superiorSetting
} from './melee';
import { rearQuestions } from './rear';
import { DRY_GROUND, FOOT_ONLY, FORTIFIED, GENERAL, HAMPERED, RIVER } from './tactical';
import { TROOPS } from './troops';

const troopIn = (camp: Camp) => (settled: Settled) => troopOf(settled.one(`${camp}-type`));
const kindIn = (settled: Settled, camp: Camp) => TROOPS[troopIn(camp)(settled)];

/** Wording of a question for the own and for the enemy element. */
const both = (own: Text, enemy: Text) => (camp: Camp) => (camp === 'own' ? own : enemy);
const eachCamp = <T>(make: (camp: Camp) => T): T[] => CAMPS.map(make);

const tactical = (id: string, own: Partial<Choice> & { label: Text }): Choice =>
	choiceOf('tactical-factors', tacticalFactors, id, own, 'value');

const onLand =
	(camp: Camp, row: string) =>
	(settled: Settled): Barred | undefined =>
		kindIn(settled, camp) === 'naval'
			? {
					why: { fr: 'Un élément naval est sur l’eau.', en: 'A naval element is on the water.' },
					row: { chart: 'tactical-factors', row }
				}
			: undefined;

const overlapped =
	(camp: Camp) =>
	(settled: Settled): Barred | undefined =>
		troopIn(otherCamp(camp))(settled) === 'exp'
			? {
					why: { fr: 'Les Exp ne reçoivent aucun soutien en débord.', en: 'Exp get no help from overlaps.' },
					row: { chart: 'support-conditions', row: 'exp-overlap' }
				}
			: undefined;

const factors = (camp: Camp): SomeOf => {
	const enemy = `${otherCamp(camp)}-factors`;
	return {
		id: `${camp}-factors`,
		kind: 'some',
		ask: both(
			{ fr: 'Qu’est-ce qui joue pour ou contre votre élément ?', en: 'What counts for or against your element?' },
			{ fr: 'Qu’est-ce qui joue pour ou contre l’ennemi ?', en: 'What counts for or against the enemy?' }
		)(camp),
		short: both({ fr: 'Vos facteurs', en: 'Your factors' }, { fr: 'Facteurs ennemis', en: 'Enemy factors' })(camp),
		named: namedFor(
			camp,
			(who) => ({ fr: `${who}\u00a0: qu’est-ce qui compte\u202f?`, en: `${who}: what counts?` }),
			(who) => ({ fr: `${who}\u00a0: facteurs`, en: `${who}: factors` })
		),
		common: ['general', 'overlap-1', 'overlap-2'],
		choices: [
			tactical('general', GENERAL),
			tactical('higher', {
				label: { fr: 'Plus haut que l’adversaire', en: 'Uphill of its opponent' },
				not: ['bank', `${enemy}.higher`],
				barred: onLand(camp, 'higher')
			}),
			tactical('bank', {
				label: { fr: 'Défend une berge', en: 'Defends a river bank' },
				hint: { fr: 'Pas sur un pont ni un gué', en: 'Not at a bridge or ford' },
				not: ['higher', `${enemy}.bank`],
				barred: onLand(camp, 'bank')
			}),
			tactical('fortification', {
				...FORTIFIED,
				not: [`${enemy}.fortification`],
				barred: (settled) => (kindIn(settled, camp) === 'foot' ? undefined : FOOT_ONLY)
			}),
			tactical('overlap-1', {
				label: { fr: 'Un flanc débordé (un recouvrement)', en: 'One flank overlapped' },
				not: ['overlap-2'],
				barred: overlapped(camp)
			}),
			tactical('overlap-2', {
				label: { fr: 'Deux flancs débordés', en: 'Two flanks overlapped' },
				not: ['overlap-1'],
				barred: overlapped(camp)
			}),
			tactical('weather', HAMPERED),
			tactical('demoralised', {
				label: { fr: 'Corps démoralisé', en: 'Demoralised command' },
				hint: { fr: 'Le général n’en souffre pas', en: 'Its general does not suffer' },
				not: ['general']
			})
		]
	};
};

const grounds: readonly Choice[] = [
	...DRY_GROUND,
	{
		...RIVER,
		doubt: {
			printed: { fr: 'Rv, à côté de RGo et BGo', en: 'Rv, beside RGo and BGo' },
			read: {
				fr: 'Ni bon ni difficile pour le sort du perdant',
				en: 'Neither good nor difficult for the loser’s fate'
			},
			why: {
				fr: 'L’aide de jeu ne nomme la rivière qu’aux facteurs.',
				en: 'The sheet names rivers among the factors only.'
			}
		}
	}
];

const goingOf = (camp: Camp) =>
	namedFor(
		camp,
		(who) => ({ fr: `${who}\u00a0: dans quel terrain\u202f?`, en: `${who}: in what going?` }),
		(who) => ({ fr: `${who}\u00a0: terrain`, en: `${who}: going` })
	);

const goings: readonly OneOf[] = [
	{
		id: 'own-going',
		kind: 'one',
		ask: { fr: 'Dans quel terrain est votre élément ?', en: 'What going is your element in?' },
		short: { fr: 'Votre terrain', en: 'Your going' },
		named: goingOf('own'),
		choices: grounds,
		default: 'good'
	},
	{
		id: 'enemy-going',
		kind: 'one',
		ask: { fr: 'Dans quel terrain est l’ennemi ?', en: 'What going is the enemy in?' },
		short: { fr: 'Terrain ennemi', en: 'Enemy going' },
		named: goingOf('enemy'),
		choices: [{ id: 'same', label: { fr: 'Dans le même', en: 'The same' } }, ...grounds],
		default: 'same'
	}
];

const chariots = (camp: Camp) =>
	yesNo(
		`${camp}-chariots`,
		{
			ask: both(
				{ fr: 'Vos Kn sont-ils des chars ?', en: 'Are your Kn chariots?' },
				{ fr: 'Les Kn ennemis sont-ils des chars ?', en: 'Are the enemy Kn chariots?' }
			)(camp),
			short: both({ fr: 'Vos chars', en: 'Your chariots' }, { fr: 'Chars ennemis', en: 'Enemy chariots' })(camp),
			named: namedFor(
				camp,
				(who) => ({ fr: `${who}\u00a0: des chars\u202f?`, en: `${who}: chariots?` }),
				(who) => ({ fr: `${who}\u00a0: chars`, en: `${who}: chariots` })
			),
			help: {
				fr: 'Les chars n’ont pas de soutien arrière et ne suivent pas d’office.',
				en: 'Chariots get no rear support and need not follow up.'
			}
		},
		'no',
		{ asked: (settled) => troopIn(camp)(settled) === 'kn', row: { chart: 'support-conditions', row: 'chariots' } }
	);

const empty = (camp: Camp) =>
	yesNo(
		`${camp}-empty`,
		{
			ask: both(
				{ fr: 'Votre navire a-t-il débarqué ses troupes ?', en: 'Has your vessel landed its troops?' },
				{ fr: 'Le navire ennemi a-t-il débarqué ses troupes ?', en: 'Has the enemy vessel landed its troops?' }
			)(camp),
			short: both({ fr: 'Vous, débarqué', en: 'You, landed' }, { fr: 'Ennemi débarqué', en: 'Enemy landed' })(camp),
			named: namedFor(
				camp,
				(who) => ({ fr: `${who}\u00a0: troupes débarquées\u202f?`, en: `${who}: troops landed?` }),
				(who) => ({ fr: `${who}\u00a0: débarqué`, en: `${who}: landed` })
			)
		},
		'no',
		{ asked: (settled) => kindIn(settled, camp) === 'naval', row: { chart: 'combat-factors', row: 'bg-empty' } }
	);

/** Archers (X) whose exception leaves them at their own grade. */
const bows = (camp: Camp): OneOf => ({
	id: `${camp}-bows`,
	kind: 'one',
	ask: both(
		{ fr: 'Quelle est la classe de vos Bw (X), à part (X) ?', en: 'What grade are your Bw (X), besides (X)?' },
		{ fr: 'Quelle est la classe des Bw (X) ennemis, à part (X) ?', en: 'What grade are the enemy Bw (X), besides (X)?' }
	)(camp),
	short: both({ fr: 'Vos Bw (X)', en: 'Your Bw (X)' }, { fr: 'Bw (X) ennemis', en: 'Enemy Bw (X)' })(camp),
	named: namedFor(
		camp,
		(who) => ({ fr: `${who}\u00a0: quelle classe, à part (X)\u202f?`, en: `${who}: what grade, besides (X)?` }),
		(who) => ({ fr: `${who}\u00a0: classe`, en: `${who}: grade` })
	),
	choices: [
		{ id: 's', label: { fr: 'Supérieure (S)', en: 'Superior (S)' } },
		{ id: 'o', label: { fr: 'Ordinaire (O)', en: 'Ordinary (O)' } }
	],
	default: 'o',
	asked: (settled) => {
		const line = exceptionFor({ me: sideOf(settled, camp), enemy: sideOf(settled, otherCamp(camp)), role: 'close' });
		return !!line && 'troop' in line.as && line.as.grades.length > 1;
	}
});

const metArtillery = (camp: Camp) =>
	yesNo(
		`${camp}-met-art`,
		{
			ask: both(
				{
					fr: 'Votre élément vient-il de contacter cette artillerie ?',
					en: 'Has your element just contacted this artillery?'
				},
				{ fr: 'L’ennemi vient-il de contacter votre artillerie ?', en: 'Has the enemy just contacted your artillery?' }
			)(camp),
			short: both({ fr: 'Vous contactez', en: 'You contact' }, { fr: 'Il contacte', en: 'It contacts' })(camp),
			named: namedFor(
				camp,
				(who) => ({
					fr: `${who}\u00a0: vient de contacter l’artillerie\u202f?`,
					en: `${who}: just contacted the artillery?`
				}),
				(who) => ({ fr: `${who}\u00a0: artillerie contactée`, en: `${who}: artillery contacted` })
			),
			help: { fr: 'Si oui, pas de soutien arrière.', en: 'If so, no rear support.' }
		},
		'no',
		{
			asked: (settled) =>
				troopIn(otherCamp(camp))(settled) === 'art' &&
				!deniedAnyway(settled, camp) &&
				fitting(settled, camp).length > 0,
			row: { chart: 'support-conditions', row: 'art-contacted' }
		}
	);

const rear = (camp: Camp): OneOf[] =>
	rearQuestions(
		camp,
		(settled, { id }) =>
			available(settled, camp).some((line) => line.id === id) ||
			// Blades behind blades give no factor against camels (S), but may hold.
			(id === 'bd' && troopIn(camp)(settled) === 'bd' && !denial(settled, camp) && decides(settled, camp, 'second'))
	);

/** Whether a knight (X) is supported decides what it counts as. */
const rearX = (camp: Camp) =>
	yesNo(
		`${camp}-rear-x`,
		{
			ask: both(
				{ fr: 'Vos Kn (X) ont-ils un soutien arrière ?', en: 'Do your Kn (X) have rear support?' },
				{ fr: 'Les Kn (X) ennemis ont-ils un soutien arrière ?', en: 'Do the enemy Kn (X) have rear support?' }
			)(camp),
			short: both({ fr: 'Vos Kn (X)', en: 'Your Kn (X)' }, { fr: 'Kn (X) ennemis', en: 'Enemy Kn (X)' })(camp),
			named: namedFor(
				camp,
				(who) => ({ fr: `${who}\u00a0: un soutien arrière\u202f?`, en: `${who}: rear support?` }),
				(who) => ({ fr: `${who}\u00a0: soutien`, en: `${who}: support` })
			),
			help: { fr: 'Sans lui, ils comptent comme (I).', en: 'Without it they count as (I).' }
		},
		'no',
		{
			asked: (settled) => {
				const bout = { me: sideOf(settled, camp), enemy: sideOf(settled, otherCamp(camp)), role: 'close' } as const;
				return exceptionFor(bout)?.unsupported === true && !denial(settled, camp);
			},
			row: { chart: 'exception-troops', row: 'kn-unsupported' }
		}
	);

const second = (camp: Camp) =>
	yesNo(
		`${camp}-second`,
		{
			ask: both(
				{ fr: 'Votre 2e rang de Pk est-il de la même classe ?', en: 'Is your second rank of Pk of the same grade?' },
				{
					fr: 'Le 2e rang de Pk ennemi est-il de la même classe ?',
					en: 'Is the enemy’s second rank of Pk of the same grade?'
				}
			)(camp),
			short: both({ fr: 'Votre 2e rang', en: 'Your 2nd rank' }, { fr: '2e rang ennemi', en: 'Enemy 2nd rank' })(camp),
			named: namedFor(
				camp,
				(who) => ({
					fr: `${who}\u00a0: 2e rang de la même classe\u202f?`,
					en: `${who}: second rank of the same grade?`
				}),
				(who) => ({ fr: `${who}\u00a0: 2e rang`, en: `${who}: 2nd rank` })
			),
			help: { fr: 'Si oui, il tient face à des El de front.', en: 'If so, it holds against El to the front.' }
		},
		'yes',
		{
			asked: (settled) =>
				troopIn(camp)(settled) === 'pk' &&
				settled.some(`${camp}-rear-pk`).some((id) => id !== 'none') &&
				decides(settled, camp, 'second'),
			row: { chart: 'outcome-beaten', row: 'pk-held' }
		}
	);

const front = (camp: Camp) =>
	yesNo(
		`${camp}-front`,
		{
			ask: both(
				{ fr: 'L’ennemi attaque-t-il votre face avant ?', en: 'Is the enemy on your element’s front?' },
				{ fr: 'Attaquez-vous la face avant de l’ennemi ?', en: 'Are you on the enemy’s front?' }
			)(camp),
			short: both({ fr: 'Votre front', en: 'Your front' }, { fr: 'Front ennemi', en: 'Enemy front' })(camp),
			named: namedFor(
				camp,
				(who) => ({ fr: `${who}\u00a0: attaqué de face\u202f?`, en: `${who}: attacked on its front?` }),
				(who) => ({ fr: `${who}\u00a0: front`, en: `${who}: front` })
			)
		},
		'yes',
		{ asked: (settled) => decides(settled, camp, 'front') && holdsSecond(settled, camp) }
	);

/** A second rank only helps on the front, so the front is only asked once there is one. */
const holdsSecond = (settled: Settled, camp: Camp): boolean => situation(settled, camp, 'beaten').second !== undefined;

const contacted = (camp: Camp) =>
	yesNo(
		`${camp}-contacted`,
		{
			ask: both(
				{
					fr: 'La face avant de vos Bw a-t-elle été contactée pendant cette phase ?',
					en: 'Was the front of your Bw contacted this phase?'
				},
				{
					fr: 'La face avant des Bw ennemis a-t-elle été contactée pendant cette phase ?',
					en: 'Was the front of the enemy Bw contacted this phase?'
				}
			)(camp),
			short: both({ fr: 'Contact, vous', en: 'Contact, you' }, { fr: 'Contact, ennemi', en: 'Contact, enemy' })(camp),
			named: namedFor(
				camp,
				(who) => ({
					fr: `${who}\u00a0: contacté de face cette phase\u202f?`,
					en: `${who}: front contacted this phase?`
				}),
				(who) => ({ fr: `${who}\u00a0: contact`, en: `${who}: contact` })
			)
		},
		'no',
		{
			asked: (settled) => decides(settled, otherCamp(camp), 'front-contacted'),
			row: { chart: 'outcome-beaten', row: 'kn-bw-s' }
		}
	);

const ground = (camp: Camp) =>
	yesNo(
		`${camp}-ground`,
		{
			ask: both(
				{ fr: 'Ce terrain est-il bon pour votre élément ?', en: 'Is this going good for your element?' },
				{ fr: 'Ce terrain est-il bon pour l’ennemi ?', en: 'Is this going good for the enemy?' }
			)(camp),
			short: both({ fr: 'Bon pour vous', en: 'Good for you' }, { fr: 'Bon pour lui', en: 'Good for them' })(camp),
			named: namedFor(
				camp,
				(who) => ({ fr: `${who}\u00a0: ce terrain lui est-il bon\u202f?`, en: `${who}: is this going good for it?` }),
				(who) => ({ fr: `${who}\u00a0: bon terrain`, en: `${who}: good going` })
			),
			help: {
				fr: 'Le terrain du perdant, quand ce n’est pas du bon terrain.',
				en: 'The loser’s going, when it is not good going.'
			}
		},
		'no',
		{
			asked: (settled) =>
				decides(settled, otherCamp(camp), 'good-for-winner') || decides(settled, camp, 'good-for-loser')
		}
	);

export const PHASE_ID = 'phase';
const phaseQuestion: OneOf = {
	id: PHASE_ID,
	kind: 'one',
	ask: { fr: 'À qui est la phase ?', en: 'Whose phase is it?' },
	short: { fr: 'Phase', en: 'Phase of' },
	help: {
		fr: 'Une troupe (F) au total inférieur souffre en phase adverse.',
		en: '(F) troops with the lower total suffer in the enemy’s phase.'
	},
	choices: [
		{ id: 'own', label: { fr: 'La vôtre', en: 'Yours' } },
		{ id: 'enemy', label: { fr: 'Celle de l’ennemi', en: 'The enemy’s' } }
	],
	default: 'own',
	asked: (settled) => CAMPS.some((camp) => countedIn(settled, camp).grade === 'f')
};

const mountedSetting: OneOf = {
	id: 'mounted-going',
	kind: 'one',
	setting: true,
	ask: {
		fr: 'Monté contre piétons : le terrain de qui compte ?',
		en: 'Mounted against foot: whose going counts?'
	},
	short: { fr: 'Terrain compté', en: 'Going that counts' },
	choices: [
		{ id: 'mounted', label: { fr: 'Celui du monté', en: 'The mounted element’s' } },
		{ id: 'foot', label: { fr: 'Celui des piétons', en: 'The foot’s' } }
	],
	default: 'mounted',
	doubt: {
		printed: {
			fr: '« Montés … contre piétons en RGo ou BGo »',
			en: '“Montés … contre piétons en RGo ou BGo” (mounted against foot in rough or difficult going)'
		},
		read: { fr: 'Le terrain où se tient l’élément monté', en: 'The going the mounted element stands in' },
		why: {
			fr: 'Les deux lignes suivantes parlent du terrain de l’élément lui-même.',
			en: 'The next two lines speak of the element’s own going.'
		}
	},
	asked: (settled) =>
		kindIn(settled, 'own') !== kindIn(settled, 'enemy') &&
		CAMPS.every((camp) => kindIn(settled, camp) !== 'naval') &&
		isBroken(groundOf(settled, 'own')) !== isBroken(groundOf(settled, 'enemy'))
};

const houseRuleOf = (camp: Camp): Question =>
	camp === 'own'
		? houseRule({ side: camp, of: { fr: 'premier élément', en: 'first element' }, party: 'first' })
		: houseRule({ side: camp, of: { fr: 'second élément', en: 'second element' }, party: 'second' });

export const questions: readonly Question[] = [
	// First and second: the phone lies between the two players, and neither is “you” for both.
	troopQuestion(
		'own-type',
		{
			ask: { fr: 'De quel type est le premier élément ?', en: 'What type is the first element?' },
			short: { fr: 'Premier élément', en: 'First element' }
		},
		'bd'
	),
	gradeQuestion(
		'own-grade',
		{
			ask: { fr: 'De quelle classe est le premier élément ?', en: 'What grade is the first element?' },
			short: { fr: 'Classe du premier', en: 'Grade of the first' }
		},
		troopIn('own')
	),
	troopQuestion(
		'enemy-type',
		{
			ask: { fr: 'De quel type est le second élément ?', en: 'What type is the second element?' },
			short: { fr: 'Second élément', en: 'Second element' }
		},
		'sp'
	),
	gradeQuestion(
		'enemy-grade',
		{
			ask: { fr: 'De quelle classe est le second élément ?', en: 'What grade is the second element?' },
			short: { fr: 'Classe du second', en: 'Grade of the second' }
		},
		troopIn('enemy')
	),
	...often(eachCamp((camp) => [factors(camp), ...rear(camp)]).flat()),
	...seldom([
		...goings,
		phaseQuestion,
		...eachCamp(ground),
		...eachCamp(rearX),
		...eachCamp(second),
		...eachCamp(front),
		...eachCamp(contacted),
		...eachCamp(metArtillery),
		...eachCamp(bows),
		...eachCamp(empty),
		...eachCamp(chariots),
		generalSetting((settled) => CAMPS.some((camp) => has(settled, camp, 'general'))),
		mountedSetting,
		superiorSetting
	]),
	...CAMPS.map(houseRuleOf)
];
