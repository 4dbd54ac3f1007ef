/** Small choices that must be known before the first paint, so not in the database. */

/** What was kept under a name; nothing where storage is blocked. */
export function kept(name: string): string | undefined {
	try {
		return localStorage.getItem(`guidon.${name}`) ?? undefined;
	} catch {
		// Blocked storage: every choice lasts as long as the page.
		return undefined;
	}
}

export function keep(name: string, value: string) {
	try {
		localStorage.setItem(`guidon.${name}`, value);
	} catch {
		// Blocked or full storage: the choice lasts as long as the page.
	}
}

export function forget(name: string) {
	try {
		localStorage.removeItem(`guidon.${name}`);
	} catch {
		// Blocked storage: there is nothing to forget.
	}
}

/** The names of everything that is kept here, whoever keeps it. */
export function keptNames(): string[] {
	try {
		return Object.keys(localStorage);
	} catch {
		// Blocked storage keeps nothing.
		return [];
	}
}
