export const prerender = true;
// Folders with an index.html open on any static host.
export const trailingSlash = 'always';
