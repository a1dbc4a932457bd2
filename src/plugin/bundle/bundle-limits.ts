/** A bundle has fewer bytes than this (specification, "Limits"). */
export const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
export const LARGE_BUNDLE = 460_800;
