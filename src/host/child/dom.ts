import type { MissingNames } from "./missing-members.js";

/** The small DOM, a file of its own in dist/host. */
export { PropertySymbol, Window } from "happy-dom";
export * as database from "fake-indexeddb";

/** The build writes it: what a browser has by TypeScript's own list, and this DOM has not. */
declare const MISSING_NAMES: MissingNames;
export const missing = MISSING_NAMES;
