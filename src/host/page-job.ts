import type { Job } from "./job.js";

/** A job whose paths are addresses, and what is stored at first: values as JSON, by key. */
export interface PageJob extends Job {
  /** How the addresses of the plugin's modules begin that are bundled for the page. */
  readonly bundled: string;
  readonly stored: Readonly<Record<string, string>>;
}

/** The key of a stored value, and its JSON; without it, the key is removed. */
export type StoredChange = readonly [key: string, text?: string];

/** The functions between the page and who drives it, by their names, which the plugin never sees. */
export const PAGE_SEND = "preflightSend";
export const PAGE_START = "preflightStart";
