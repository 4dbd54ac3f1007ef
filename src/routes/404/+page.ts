// Served at any address that does not exist: there is nothing for scripts to hydrate there.
export const csr = false;
