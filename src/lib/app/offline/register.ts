/** Has the browser fetch the worker as soon as a page without one is alive: what it copies takes longest on a first visit. */
import { base } from '$app/paths';

const workers = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;

/** No worker had a hand in this page, whatever takes it over later. */
export const isWithoutWorker = !workers?.controller;

/** A page that requires Trusted Types takes the address of a worker from this policy alone. */
function workerAddress(): string {
	const address = `${base}/sw.js`;
	const policy = globalThis.window?.trustedTypes?.createPolicy('guidon-worker', {
		createScriptURL: (of: string) => of
	});
	return (policy?.createScriptURL(address) as string | undefined) ?? address;
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Rejects where the browser blocks it, or the site is not served over https. */
export const register = () => (registered ??= workers!.register(workerAddress(), { scope: `${base}/` }));

/** On a first visit only: later the copy is there, and the launch goes first. */
export function registerEarly() {
	if (workers && isWithoutWorker) register().catch(() => undefined);
}
