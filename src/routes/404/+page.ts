// Served at any unknown address, so hydration would find another route.
export const csr = false;
