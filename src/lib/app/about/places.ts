import { paths } from '$lib/core/paths';

/** Parts of About. Apart from `paths`, which every page loads. */
export const CHANGES = `${paths.about}#changes`;
export const PROOF = `${paths.about}proof/`;
