/** What dist/ is made of, in short; written by scripts/bundle.ts. Code that is not bundled is of no build. */
export const BUILD = "unbundled";
