import { answering, games } from '../../written';

export const prerender = true;
export const entries = games;

/** The half of an index that another figure leaves as it is. */
export const GET = answering('texts');
