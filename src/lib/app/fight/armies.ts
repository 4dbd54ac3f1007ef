/** What units add to the page of a calculator. Types only: the rest is loaded where a battle has units. */
import type { Consequences } from './consequences.svelte';
import type CommandDice from './CommandDice.svelte';
import type ConsequencesBlock from './ConsequencesBlock.svelte';
import type { Fight } from './fight.svelte';
import type FightLine from './FightLine.svelte';
import type { Plan } from './plan.svelte';
import type WhoButtons from './WhoButtons.svelte';
import type WhoFights from './WhoFights.svelte';

export interface Armies {
	readonly fight: Fight;
	readonly consequences: Consequences;
	readonly plan: Plan;
	readonly CommandDice: typeof CommandDice;
	readonly ConsequencesBlock: typeof ConsequencesBlock;
	readonly FightLine: typeof FightLine;
	readonly WhoButtons: typeof WhoButtons;
	readonly WhoFights: typeof WhoFights;
}
