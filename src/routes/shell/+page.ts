// An empty page that starts the router at whatever address it is served: for pages of games that came to this device, which no
// build knows. A file of its own name, for it is no page to visit.
export const ssr = false;
export const trailingSlash = 'never';
