const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML, between tags and in double-quoted attributes. */
export const escape = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
