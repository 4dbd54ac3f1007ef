// An empty page that starts the router at any address: served for pages of installed packs, which the build does not know. Listed as a
// file, not as a page.
export const ssr = false;
export const trailingSlash = 'never';
