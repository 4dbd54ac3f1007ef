import { answering, games } from '../../written';

export const prerender = true;
export const entries = games;

/** Served separately, because a changed figure leaves it as it is. */
export const GET = answering('texts');
