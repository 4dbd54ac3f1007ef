/** The files for the project's host: nothing here runs them, so at least they can be read, and they name commands that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/build/version.js';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);

interface Step {
	readonly id?: string;
	readonly env?: Readonly<Record<string, string>>;
	readonly uses?: string;
	readonly run?: string;
}
interface Workflow {
	readonly name: string;
	readonly on: object;
	readonly permissions: Readonly<Record<string, string>>;
	readonly jobs: Readonly<
		Record<string, { readonly 'runs-on': string; readonly if?: string; readonly steps: readonly Step[] }>
	>;
}

/** By the name of a workflow. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
	Checks: [],
	Release: ['contents'],
	Pages: ['pages', 'id-token']
};

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

	test('starts files and commands of the project that are there', () => {
		const commands = Object.values(workflow.jobs).flatMap((job) => job.steps.flatMap(({ run }) => run ?? []));
		const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
		const files = commands.filter((command) => command.startsWith('.'));
		const named = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
		expect(files.length + named.length).toBe(1);
		for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
		for (const name of named) expect(scripts).toHaveProperty([name]);
	});

	test('may only read, but for what its name says it writes', () => {
		const writes = Object.entries(workflow.permissions).filter(([, may]) => may !== 'read');
		expect(writes.map(([what]) => what)).toEqual(WRITES[workflow.name]);
	});

	test('uses the steps whose outputs it names, and names each once', () => {
		const ids = Object.values(workflow.jobs).flatMap((job) => job.steps.flatMap(({ id }) => id ?? []));
		expect(new Set(ids).size).toBe(ids.length);
		const named = [...read(path).matchAll(/steps\.(\w+)\.outputs/g)].map(([, id = '']) => id);
		expect(named.filter((id) => !ids.includes(id))).toEqual([]);
	});
});

const workflowOf = (name: string) => parse(read(`.github/workflows/${name}.yml`)) as Workflow;
const commandsOf = ({ jobs }: Workflow) =>
	Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

test('a release starts by the tag that npm run release makes, and publishes what npm run archive writes', () => {
	expect(workflowOf('release').on).toEqual({ push: { tags: ['v*'] } });
	const [, , publish = ''] = commandsOf(workflowOf('release'));
	expect(publish).toMatch(/^gh release create "\$GITHUB_REF_NAME" .*--notes-file release\/notes\.md$/);
	for (const file of ['guidon-', 'SHA256SUMS', 'notes.md']) {
		expect(publish).toContain(`release/${file}`);
		expect(read('scripts/archive.js')).toContain(file);
	}
});

test('Pages is off until somebody switches it on, and is built for the path of the repository', () => {
	const [job] = Object.values(workflowOf('pages').jobs);
	expect(job?.if).toBe("vars.PAGES == 'on'");
	const build = job?.steps.find(({ run }) => run === 'npm run build');
	expect(build?.env?.BASE_PATH).toBe('${{ steps.pages.outputs.base_path }}');
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
