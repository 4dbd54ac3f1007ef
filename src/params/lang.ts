import { isLang } from '$lib/core/lang';

export const match = isLang;
