import type { Target } from "../core/action-interface.js";
import type { Request } from "../run/request.js";
import type { Step } from "./publisher.js";

export interface ReleaseRequest extends Omit<Request, "occasion" | "failOn"> {
  readonly tag: string;
  readonly targets: readonly Target[];
  readonly dryRun: boolean;
  /** Where the notes come from, relative to the plugin's folder; its own changelog when left out. */
  readonly changelog?: string;
  /** The bundle of `actions/attest` of the archive; on this disk. */
  readonly attestation?: string;
  readonly github: GitHubAccess;
  /** The command that starts the same run, to be pasted. */
  readonly again: string;
  /** Told of each step before it is done. */
  readonly onStep?: (step: Step) => void;
  /** Calls the run off. */
  readonly signal?: AbortSignal;
}

export interface GitHubAccess {
  readonly token: string;
  readonly apiUrl: string;
  /** Where people look at it. */
  readonly serverUrl: string;
  /** Such as `lumen-labs/plugins`. */
  readonly repository: string;
  /** Whose proxies lead there. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}
