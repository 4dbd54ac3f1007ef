export const prerender = true;
// Paths with a trailing slash map to index.html on any static host.
export const trailingSlash = 'always';
