/** The dice on the table survive a reload or a phone call: kept for the tab, beside the answers they belong to. */
import type { Faces } from './calculation.svelte';

const key = (system: string, calculator: string) => `guidon.faces.${system}.${calculator}`;

export function rememberFaces(system: string, calculator: string, hash: string, faces: Faces) {
	try {
		sessionStorage.setItem(key(system, calculator), JSON.stringify({ hash, faces }));
	} catch {
		// Blocked storage: the dice last as long as the page.
	}
}

/** The faces last seen with these very answers. */
export function lastFaces(system: string, calculator: string, hash: string): Faces {
	try {
		const last = JSON.parse(sessionStorage.getItem(key(system, calculator)) ?? 'null') as {
			hash: string;
			faces: Faces;
		} | null;
		return last?.hash === hash ? last.faces : {};
	} catch {
		// Blocked storage, or words that are not ours: no dice were thrown.
		return {};
	}
}
