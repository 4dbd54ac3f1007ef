/** Percentages exist only on screen, and never say 0 % or 100 % for what is not impossible or certain. */
import type { Lang } from '$lib/core/types';

export function percent(ways: bigint, of: bigint, lang: Lang): string {
	const sign = lang === 'fr' ? '\u202f%' : '%';
	const rounded = Number((ways * 200n + of) / (of * 2n));
	if (ways > 0n && rounded === 0) return `<\u202f1${sign}`;
	if (ways < of && rounded === 100) return `>\u202f99${sign}`;
	return rounded + sign;
}
