/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
export declare function whyNoPath(path: string): string | undefined;
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
export declare function resolvedPath(folder: string, path: string): string | undefined;
