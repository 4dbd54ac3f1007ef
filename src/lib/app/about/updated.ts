/** Whether the version has changed since the last check. Returns true once per update. */
import { version } from 'virtual:release';
import { readLocal, writeLocal } from '$lib/app/device/local-settings';

/**
 * The version that was seen last, if it is not this one; empty if it is not known. Undefined at a first visit: a newcomer is told of no
 * changes. Versions before 1.2 noted none, but that they were ready offline.
 */
export function updatedFrom(): string | undefined {
	const seen = readLocal('version') ?? (readLocal('told-ready') ? '' : undefined);
	if (seen === undefined) writeLocal('version', version);
	return seen === version ? undefined : seen;
}

export const noteSeen = (): void => writeLocal('version', version);
