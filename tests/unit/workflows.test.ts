/** The files for the project's host: nothing here runs them, so at least they can be read, and they name commands that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/build/version.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

interface Step {
	readonly uses?: string;
	readonly run?: string;
}
interface Workflow {
	readonly name: string;
	readonly on: object;
	readonly jobs: Readonly<Record<string, { readonly 'runs-on': string; readonly steps: readonly Step[] }>>;
}

describe.each(filesIn('.github/workflows'))('%s', (path) => {
	const workflow = parse(read(path)) as Workflow;

	test('has a name, a start, and steps that each do one thing', () => {
		expect(workflow.name).toMatch(/\S/);
		expect(Object.keys(workflow.on)).toContain('push');
		for (const job of Object.values(workflow.jobs)) {
			expect(job['runs-on']).toMatch(/^ubuntu-/);
			for (const step of job.steps) expect([step.uses, step.run].filter(Boolean), JSON.stringify(step)).toHaveLength(1);
		}
	});

	test('starts files of the project that are there', () => {
		const commands = Object.values(workflow.jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
		const ours = commands.filter((command) => command.startsWith('.'));
		expect(ours).toEqual(['.ci/run']);
		for (const file of ours) expect(existsSync(join(root, file)), file).toBe(true);
	});
});

const FIELDS = ['checkboxes', 'dropdown', 'input', 'markdown', 'textarea'];
interface Form {
	readonly name: string;
	readonly description: string;
	readonly body: readonly {
		readonly type: string;
		readonly id?: string;
		readonly attributes: { readonly label?: string; readonly value?: string; readonly options?: readonly string[] };
	}[];
}

const forms = filesIn('.github/ISSUE_TEMPLATE').filter((path) => !path.endsWith('/config.yml'));

test('there are three forms', () => expect(forms).toHaveLength(3));

test.each(forms)('%s is a form: known fields, each with its own id and a label in both languages', (path) => {
	const { name, description, body } = parse(read(path)) as Form;
	expect(name).toMatch(/ · /);
	expect(description).toMatch(/\.$/);
	for (const { type, attributes } of body) {
		expect(FIELDS).toContain(type);
		if (type === 'markdown') expect(attributes.value).toMatch(/\S/);
		else expect(attributes.label).toMatch(/ · /);
		if (type === 'dropdown') expect(attributes.options?.length).toBeGreaterThan(1);
	}
	const asked = body.filter(({ type }) => type !== 'markdown').map(({ id }) => id);
	expect(asked.every((id) => /^[a-z]+$/.test(id ?? ''))).toBe(true);
	expect(new Set(asked).size).toBe(asked.length);
});

test('compose.yaml publishes the port that the image opens and Caddy listens on', () => {
	const { services } = parse(read('compose.yaml')) as { services: { guidon: { build: string; ports: string[] } } };
	const [, port] = /^EXPOSE (\d+)$/m.exec(read('Dockerfile')) ?? [];
	expect(services.guidon.ports).toEqual([`${port}:${port}`]);
	expect(read('Caddyfile')).toContain(`{$GUIDON_ADDRESS::${port}}`);
	expect(read('Dockerfile')).toContain(`http://127.0.0.1:${port}/`);
});

test('the image copies files that are there, to the folder that Caddy serves', () => {
	const docker = read('Dockerfile');
	expect(existsSync(join(root, 'Caddyfile'))).toBe(true);
	const [, folder] = /\{\$GUIDON_FILES:([^}]+)\}/.exec(read('Caddyfile')) ?? [];
	expect(docker).toContain(`COPY --from=build /guidon/build ${folder}\n`);
	expect(docker).toMatch(/^USER (?!0|root)/m);
});
