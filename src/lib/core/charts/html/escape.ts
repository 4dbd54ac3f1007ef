const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Words as they may stand in HTML, between tags and in an attribute. */
export const escape = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
