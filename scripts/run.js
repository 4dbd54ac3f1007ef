/** Starts other programs in the root of the project, on any platform. */
import { spawn } from 'node:child_process';
import { root } from './build/version.js';

/** Signals passed on to the running program. @type {NodeJS.Signals[]} */
const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program with its output streamed, and returns its exit code; after `seconds` it is ended with its child processes.
 * @param {readonly string[]} command
 * @param {{ env?: Record<string, string>; quiet?: boolean; seconds?: number }} [options]
 * @returns {Promise<number>}
 */
export function run([program = '', ...args], { env = {}, quiet = false, seconds } = {}) {
	const windows = process.platform === 'win32';
	return new Promise((done) => {
		const output = quiet ? 'ignore' : 'inherit';
		const child = spawn(program, args, {
			cwd: root,
			env: { ...process.env, ...env },
			stdio: ['ignore', output, output],
			// On Windows npm is a .cmd file, which only a shell can start.
			shell: windows && program === 'npm',
			// Its own process group, so that its child processes can be ended with it.
			detached: !windows
		});
		const end = () => {
			try {
				if (windows || !child.pid) child.kill();
				else process.kill(-child.pid);
			} catch {
				// It has just ended, or runs under sudo, where we may not end it.
			}
		};
		const timer = seconds === undefined ? undefined : setTimeout(end, seconds * 1000);
		const stop = () => {
			end();
			process.exit(1);
		};
		for (const signal of STOPS) process.once(signal, stop);
		/** @param {number} code */
		const finish = (code) => {
			clearTimeout(timer);
			for (const signal of STOPS) process.off(signal, stop);
			done(code);
		};
		// The program does not exist: 127, as in a shell.
		child.once('error', () => finish(127));
		child.once('close', (code) => finish(code ?? 1));
	});
}

/** The npm that started this script, else the one on the path. @param {readonly string[]} args */
export function npm(...args) {
	const starter = process.env.npm_execpath ?? '';
	return /npm-cli\.[cm]?js$/.test(starter) ? [process.execPath, starter, ...args] : ['npm', ...args];
}

/** A script of package.json. @param {string} name @param {readonly string[]} args */
export const script = (name, ...args) => npm('run', '--silent', name, ...(args.length ? ['--', ...args] : []));

/** The command line of an installed package. @param {readonly string[]} args */
export const tool = (...args) => npm('exec', '--no', '--', ...args);
