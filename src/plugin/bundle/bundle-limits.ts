/** A bundle has fewer bytes than this (specification, "Limits"). */
export const BUNDLE_LIMIT = 512_000;
/** A finding appears from nine tenths of the limit on. */
export const LARGE_BUNDLE = 460_800;
