/** A bundle has fewer bytes than this (specification, "Limits"). */
export declare const BUNDLE_LIMIT = 512000;
/** From nine tenths on it is told. */
export declare const LARGE_BUNDLE = 460800;
