import { isLang } from '$lib/lang';

export const match = isLang;
