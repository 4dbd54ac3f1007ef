import type { Entry } from '$lib/app/storage/types';

/** Ids of the units that fought these, the latest first. Pure. */
export function lastOpponents(log: readonly Entry[], units: readonly { readonly id: string }[]): string[] {
	return log.toReversed().flatMap((entry) => {
		const sides = entry.kind === 'combat' && entry.fought ? Object.values(entry.fought) : [];
		const ours = sides.find((ids) => units.some(({ id }) => ids.includes(id)));
		return ours ? sides.filter((ids) => ids !== ours).flat() : [];
	});
}
