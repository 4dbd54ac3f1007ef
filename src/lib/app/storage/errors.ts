/** Turns every storage failure into one of our own kinds, each with a sentence for the player. */
import type { Text } from '$lib/core/types';
import type { Problem } from './types';
import { problemWords } from './words';

export class StorageError extends Error {
	override readonly name = 'StorageError';
	readonly says: Text;

	constructor(
		readonly kind: Problem,
		cause?: unknown
	) {
		super(problemWords[kind].en, { cause });
		this.says = problemWords[kind];
	}
}

interface Cause {
	readonly name?: string;
	readonly message?: string;
	readonly inner?: unknown;
	readonly cause?: unknown;
	/** Set by Dexie's BulkError: the errors of the single rows. */
	readonly failures?: readonly unknown[];
}

const isCause = (value: unknown): value is Cause => typeof value === 'object' && value !== null;

/** The error and all errors it wraps: a quota error may come wrapped in an AbortError. */
function chain(error: unknown): Cause[] {
	const causes: Cause[] = [];
	const next: unknown[] = [error];
	while (next.length && causes.length < 8) {
		const cause = next.shift();
		if (!isCause(cause)) continue;
		causes.push(cause);
		next.push(cause.inner, cause.cause, ...(cause.failures?.slice(0, 2) ?? []));
	}
	return causes;
}

const NAMES: [Problem, RegExp][] = [
	['full', /^(QuotaExceededError|NS_ERROR_DOM_QUOTA_REACHED|NS_ERROR_FILE_NO_DEVICE_SPACE)$/],
	['newer', /^VersionError$/],
	['blocked', /^(SecurityError|MissingAPIError|NotAllowedError)$/],
	// A transaction aborted by the browser has lost its connection.
	['closed', /^(DatabaseClosedError|InvalidStateError|AbortError)$/]
];

/** Safari: “Connection to Indexed Database server lost. Refresh the page to try again”. */
const isLost = ({ name, message }: Cause): boolean =>
	name === 'UnknownError' && /connection|server|clos/i.test(message ?? '');

/** Other errors of the kind `closed` mean, while opening, that the window is private. */
export const isConnectionLost = (error: unknown): boolean => chain(error).some(isLost);

export function kindOf(error: unknown): Problem {
	const causes = chain(error);
	for (const cause of causes) if (cause instanceof StorageError) return cause.kind;
	if (causes.some(({ message }) => /quota|no space left|disk is full/i.test(message ?? ''))) return 'full';
	for (const [kind, names] of NAMES) if (causes.some(({ name }) => names.test(name ?? ''))) return kind;
	return causes.some(isLost) ? 'closed' : 'unknown';
}

export const asStorageError = (error: unknown): StorageError =>
	error instanceof StorageError ? error : new StorageError(kindOf(error), error);
