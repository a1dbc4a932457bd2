import { DEFAULTS, type Settings } from "./time.js";

/** What the user has chosen. */
export const settings = $state<Settings>({ ...DEFAULTS });
