/** Faults of what a page asks of its worker. */
import { vi } from 'vitest';
import { must, type Fault } from './fault';

const SILENT_FOR = 5;

export const faults: Fault[] = [
	{
		name: 'the worker is ended again and again during a first copy',
		always: true,
		async run() {
			const workers = new EventTarget();
			const asked: unknown[] = [];
			let counts = 0;
			const controller = {
				postMessage(message: unknown, ports?: readonly MessagePort[]) {
					asked.push(message);
					// Ended before it answers, but for the last time.
					if (message === 'count' && (counts += 1) > SILENT_FOR)
						ports![0]!.onmessage?.({ data: { status: { of: 'current', kept: 3, all: 9 } } } as MessageEvent);
				}
			};
			/** Answers at once: messages between real ports do not keep the time of a test. */
			class Channel {
				readonly port1 = { onmessage: undefined };
				readonly port2 = this.port1;
			}
			vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
			vi.stubGlobal('navigator', {
				serviceWorker: Object.assign(workers, {
					controller,
					ready: Promise.resolve(),
					register: async () => ({ waiting: null, addEventListener: () => undefined })
				})
			});
			vi.stubGlobal('document', new EventTarget());
			vi.stubGlobal('addEventListener', () => undefined);
			vi.stubGlobal('MessageChannel', Channel);
			vi.resetModules();
			try {
				const { offline } = await import('$lib/app/offline/offline.svelte');
				void offline.start();
				await vi.advanceTimersByTimeAsync(0);
				const status = { of: 'current', kept: 1, all: 9, doing: 'copying' };
				workers.dispatchEvent(Object.assign(new Event('message'), { data: { status } }));
				await vi.advanceTimersByTimeAsync(10_000 * (SILENT_FOR + 1));
				const orders = asked.filter((message) => (message as { order?: string }).order === 'fill');
				must(counts > SILENT_FOR, `It is asked ${counts} times.`);
				must(orders.length > 0, 'It is not told to go on.');
				return `asked ${counts} times, then told to go on`;
			} finally {
				vi.useRealTimers();
				vi.unstubAllGlobals();
				vi.resetModules();
			}
		}
	}
];
