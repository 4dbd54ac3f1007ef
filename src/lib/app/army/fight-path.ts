import { paths } from '$lib/core/paths';

/** A calculator with units of the running battle that fight. */
export const fightPath = (
	game: string,
	calculator: string,
	units: readonly string[],
	against: readonly string[] = []
): string =>
	`${paths.calculator(game, calculator)}?unit=${units.join('.')}${against.length ? `&against=${against.join('.')}` : ''}`;
