/**
 * Makes TrustedHTML for `{@html}`: pages require Trusted Types, and only this policy may create it. Its input must have been escaped
 * where it was written.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('guidon-html', { createHTML: (html: string) => html });

/** Typed as string, which `{@html}` expects; Svelte passes the object through. */
export const trusted = (html: string): string => (policy?.createHTML(html) as string | undefined) ?? html;
