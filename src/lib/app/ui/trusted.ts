/**
 * The door through which HTML written by this app enters a page: every built page requires Trusted Types, and this policy may
 * make them. What goes through was escaped where it was written, in this folder.
 */
const policy = globalThis.window?.trustedTypes?.createPolicy('guidon-html', { createHTML: (html: string) => html });

/** Typed as the string that `{@html}` takes; Svelte hands it on as it is. */
export const trusted = (html: string): string => (policy?.createHTML(html) as string | undefined) ?? html;
