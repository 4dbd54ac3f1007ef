/** Provided by `scripts/build/about.js`. */
declare module 'virtual:release' {
	/** As in package.json: `1.2.0`. */
	export const version: string;
	/** The sum of all that the build is made of. */
	export const build: string;
	/** Where mistakes are reported: PUBLIC_REPORT_URL of the build, empty if there is none. */
	export const reportUrl: string;
}

declare module 'virtual:changes' {
	import type { Text } from '$lib/core/types';
	/** From the change logs, the newest first. What is in no version yet has no `version`. */
	export const releases: readonly {
		readonly version?: string;
		readonly summary: Text;
		readonly changes: readonly Text[];
	}[];
}

declare module 'virtual:ledger' {
	export const recorded: import('./ledger').Recorded;
	export const mutants: import('./ledger').Mutants;
}
