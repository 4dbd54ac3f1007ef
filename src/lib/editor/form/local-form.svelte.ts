/** A form over a part of a draft that has no page of its own, or over what one is going to be made of. */
import { pageLang } from '$lib/app/page/page-context';
import type { PackDraft } from '../draft-file';
import type { Form } from './fields';

interface Source<Whole> {
	readonly file: () => PackDraft;
	readonly whole: () => Whole;
	readonly change: Form['change'];
	readonly problem?: Form['problem'];
}

export class LocalForm<Whole> implements Form {
	constructor(private readonly source: Source<Whole>) {}

	get file() {
		return this.source.file();
	}
	get lang() {
		return pageLang();
	}
	get whole() {
		return this.source.whole();
	}
	change: Form['change'] = (edit, key) => this.source.change(edit, key);
	problem: Form['problem'] = (path, within) => this.source.problem?.(path, within);
	names = () => [];
	nameFor = (words: string) => words;
}
