import type { HookName } from "../sdk/context.js";
import type { Job } from "./job.js";

/** What the process of a plugin that goes on is started with. */
export interface ServeJob extends Job {
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
}

/** What it is ordered to do. Each order is answered by its number. */
export type ServeOrder =
  | { readonly kind: "load"; readonly call: number }
  | { readonly kind: "hook"; readonly call: number; readonly name: HookName }
  | { readonly kind: "config"; readonly call: number; readonly config: Readonly<Record<string, unknown>> };
