import { words } from '$lib/core/words';

export const load = () => ({ back: { path: '/', title: words.tables } });
