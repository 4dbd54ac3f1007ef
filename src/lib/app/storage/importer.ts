/** Imports a file, all or nothing. */
import { MOST_BYTES, inspect, readBackups, refuse, type Backup } from './backup-file';
import type { Engine } from './engine';
import type { BackupOptions } from './exporter';
import { isInUse } from './in-use';
import { carryOut, planOf, type Mode } from './merge';
import type { Writer } from './store';
import type { Imported, Preview, Refusal } from './types';

/** Several texts are imported together. */
function importable(text: string | readonly string[], mode: Mode): { backup: Backup } | Refusal {
	const result = readBackups([text].flat());
	return 'backup' in result && result.backup.scope === 'battle' && mode === 'replace' ? refuse('one-battle') : result;
}

async function carried(writer: Writer, { tables }: Backup, mode: Mode): Promise<Imported> {
	const plan = await planOf(writer, tables, mode);
	await carryOut(writer, plan);
	const { added, updated, kept, removed } = plan.preview;
	return { ok: true, added, updated, kept, removed };
}

export function importer(engine: Engine, options: BackupOptions = {}) {
	return {
		inspect,

		/** The text of a chosen file. A file over the size limit is refused without being read. */
		async readFile(file: Blob): Promise<string | Refusal> {
			return file.size > MOST_BYTES ? refuse('too-big') : file.text();
		},

		/** What an import would change, row by row. Changes nothing. */
		async previewImport(text: string | readonly string[], mode: Mode): Promise<Preview | Refusal> {
			const result = importable(text, mode);
			if ('ok' in result) return result;
			return engine.read(async (reader) => (await planOf(reader, result.backup.tables, mode)).preview);
		},

		/**
		 * `merge` keeps existing rows, and of two versions of a row the newer wins. `replace` removes the existing rows. Both can be
		 * undone.
		 */
		async importAll(text: string | readonly string[], mode: Mode): Promise<Imported | Refusal> {
			const result = importable(text, mode);
			if ('ok' in result) return result;
			const { backup } = result;
			const imported = await engine.change('imported', (writer) => carried(writer, backup, mode), 'refuse');
			// Undo may bring back the rows that the file replaces, and those need their words, so none are removed.
			if (backup.gone) options.gone?.bring(backup.gone, mode === 'merge');
			return imported;
		},

		isInUse: (): Promise<boolean> => engine.read(isInUse)
	};
}
