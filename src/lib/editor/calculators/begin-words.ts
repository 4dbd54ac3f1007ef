/** What a new calculator says until its author says it otherwise, both languages side by side. */
import type { Text } from '$lib/core/types';

const HITS: Text = { fr: 'touche|touches', en: 'hit|hits' };
const WOUNDS: Text = { fr: 'blessure|blessures', en: 'wound|wounds' };
export const SUCCESSES: Text = { fr: 'succès|succès', en: 'success|successes' };

/** `{name}` is a title that the author typed; other holes are filled in when the calculator is asked. */
export const words = {
	howMany: { fr: '{name} : combien ?', en: '{name}: how many?' },
	which: { fr: '{name} : quel cas ?', en: '{name}: which one?' },
	whatApplies: { fr: '{name} : qu’est-ce qui s’applique ?', en: '{name}: what applies?' },
	sideOf: { fr: '{name} : {chart}', en: '{name}: {chart}' },
	columnOf: { fr: '{name} : colonne', en: '{name}: column' },
	attacker: { fr: 'Attaquant', en: 'Attacker' },
	defender: { fr: 'Défenseur', en: 'Defender' },
	target: { fr: 'Cible', en: 'Target' },
	nothing: { fr: 'Aucun effet', en: 'No effect' },
	success: { fr: 'Réussi', en: 'Success' },
	failure: { fr: 'Manqué', en: 'Failure' },
	orBetter: { fr: '{name} ou mieux', en: '{name} or better' },
	noThrowBelow: {
		fr: 'À moins de {x} contre {y}, on n’attaque pas.',
		en: 'At less than {x} to {y} there is no attack.'
	},
	doubles: { fr: '{name} : le double', en: '{name} doubles {other}' },
	beats: { fr: '{name} l’emporte', en: '{name} beats {other}' },
	equal: { fr: 'Égalité', en: 'Equal' },
	newTitle: { fr: 'Nouveau calculateur', en: 'New calculator' },
	versusTitle: { fr: 'Deux sommes face à face', en: 'Two sums against each other' },
	poolTitle: { fr: 'Beaucoup de dés, par étapes', en: 'Many dice, in stages' },
	newQuestion: { fr: 'Question', en: 'Question' },
	yes: { fr: 'Oui', en: 'Yes' },
	no: { fr: 'Non', en: 'No' },
	attackers: { fr: 'Attaquants', en: 'Attackers' },
	defenders: { fr: 'Défenseurs', en: 'Defenders' },
	mine: { fr: 'Nous', en: 'Ours' },
	theirs: { fr: 'Eux', en: 'Theirs' },
	strength: { fr: 'Force', en: 'Strength' },
	die: { fr: 'Dé', en: 'Die' },
	shifted: { fr: 'Colonne décalée', en: 'Shifted column' },
	strengthOf: { fr: '{name} : force', en: '{name}: strength' },
	count: { fr: 'Nombre de dés', en: 'Number of dice' },
	woundsEach: { fr: 'Blessures pour en retirer une', en: 'Wounds to remove one' },
	score: { fr: 'Score demandé', en: 'Score asked for' },
	fromChart: { fr: 'Score de la table', en: 'Score of the chart' },
	modelsLost: { fr: '{n|figurine perdue|figurines perdues}', en: '{n|model lost|models lost}' },
	modelsUnit: { fr: 'figurines perdues', en: 'models lost' },
	noLoss: { fr: 'Aucune perte', en: 'No casualties' },
	removes: { fr: 'Retire {n|figurine|figurines}', en: 'Removes {n|model|models}' },
	removesNone: { fr: 'Aucune figurine à retirer.', en: 'No model to remove.' },
	remove: { fr: 'Retirez {n|figurine|figurines}.', en: 'Remove {n|model|models}.' },
	carry: {
		fr: 'Reportez {left|blessure|blessures} sur la figurine suivante.',
		en: 'Carry {left|wound|wounds} over to the next model.'
	},
	atLeastOne: { fr: 'Une perte ou plus', en: 'One loss or more' },
	atLeastThree: { fr: 'Trois pertes ou plus', en: 'Three losses or more' },
	oneThrough: { fr: 'Un dé passe jusqu’au bout', en: 'One die gets all the way through' },
	stages: {
		hit: {
			title: { fr: 'Toucher', en: 'To hit' },
			things: { fr: 'tir|tirs', en: 'shot|shots' },
			makes: HITS,
			aim: { fr: 'pour toucher', en: 'to hit' },
			made: { fr: 'Touches obtenues', en: 'Hits made' }
		},
		wound: {
			title: { fr: 'Blesser', en: 'To wound' },
			things: HITS,
			makes: WOUNDS,
			aim: { fr: 'pour blesser', en: 'to wound' },
			made: { fr: 'Blessures obtenues', en: 'Wounds made' }
		},
		save: {
			title: { fr: 'Sauvegarde', en: 'Save' },
			things: WOUNDS,
			makes: { fr: 'sauvegarde|sauvegardes', en: 'save|saves' },
			aim: { fr: 'pour sauver, jet de l’adversaire', en: 'to save, rolled by the opponent' },
			made: { fr: 'Sauvegardes réussies', en: 'Saves made' }
		},
		other: {
			title: { fr: 'Autre étape', en: 'Another stage' },
			things: { fr: 'dé|dés', en: 'die|dice' },
			makes: SUCCESSES,
			aim: { fr: 'pour réussir', en: 'to succeed' },
			made: { fr: 'Dés réussis', en: 'Successes' }
		}
	} satisfies Record<string, Record<'title' | 'things' | 'makes' | 'aim' | 'made', Text>>
};
