/** Registers the worker as soon as a page without one is hydrated, because copying takes longest on a first visit. */
import { base } from '$app/paths';

/** Missing on pages without https. */
const container = (): ServiceWorkerContainer | undefined => globalThis.navigator?.serviceWorker;
const workers = container();

/** This page was loaded without a worker, whatever controls it later. */
export const isWithoutWorker = !workers?.controller;

/** Pages that require Trusted Types take worker URLs only from this policy. */
function workerAddress(): string {
	const address = `${base}/sw.js`;
	const policy = globalThis.window?.trustedTypes?.createPolicy('guidon-worker', {
		createScriptURL: (of: string) => of
	});
	return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Rejects if the browser blocks it or the site has no https. */
export async function register(): Promise<ServiceWorkerRegistration> {
	if (!workers) throw new Error('There are no workers without https.');
	registered ??= workers.register(workerAddress(), { scope: `${base}/` });
	return registered;
}

/** Only on a first visit; later visits register when idle, to keep the launch fast. */
export function registerEarly() {
	if (workers && isWithoutWorker) register().catch(() => undefined);
}
