import { words } from '$lib/words';

export const load = () => ({ back: { path: '/', title: words.tables } });
