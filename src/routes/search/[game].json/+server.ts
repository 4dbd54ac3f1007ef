import { answering, games } from '../written';

export const prerender = true;
export const entries = games;

export const GET = answering('index');
