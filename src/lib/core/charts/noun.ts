import type { CalculatorHead, Text } from '$lib/core/types';

/** What a calculator resolves, as a word: for tight places and for the log. */
export const nounOf = ({ noun, title }: CalculatorHead): Text => noun?.one ?? title;
