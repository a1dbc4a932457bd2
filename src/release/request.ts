import type { Target } from "../core/action-interface.js";
import type { Access } from "../github/client.js";
import type { Environment } from "../base/network/proxy.js";
import type { OnWait } from "../base/network/connection.js";
import type { Request } from "../run/request.js";
import type { GivenAttestation } from "./attestation.js";
import type { MarketplaceAccess } from "./credentials/marketplace-access.js";
import type { NpmAccess } from "./credentials/npm-access.js";
import type { Step } from "./publisher.js";
import { UsageError } from "../core/errors.js";

export interface ReleaseRequest extends Omit<Request, "occasion" | "failOn" | "targets"> {
  readonly tag: string;
  readonly targets: readonly Target[];
  readonly dryRun: boolean;
  /** More files of the release on GitHub, or patterns of them, relative to `cwd`. */
  readonly assets?: readonly string[] | undefined;
  /** Whether a person publishes the draft on GitHub. Nothing else is released before. */
  readonly draft?: boolean | undefined;
  /** The file with the notes, relative to the plugin's folder. The plugin's own changelog if left out. */
  readonly changelog?: string | undefined;
  /** The `actions/attest` bundle of the archive, on this disk. */
  readonly attestation?: GivenAttestation | undefined;
  /** Only for the target `github-release`. */
  readonly github?: GitHubAccess | undefined;
  /** To read the tag again, if GitHub is not a target. */
  readonly tagAccess?: GitHubAccess | undefined;
  readonly marketplace?: MarketplaceAccess;
  readonly npm?: NpmAccess;
  /** The command that starts the same run, ready to paste. */
  readonly again: string;
  /** The same for a run that did not fail. `again` if left out. */
  readonly later?: string | undefined;
  /** Called before each step. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Called before a pause that a target asked for. */
  readonly onWait?: OnWait | undefined;
  /** Interrupts the run. */
  readonly signal?: AbortSignal | undefined;
}

export interface GitHubAccess extends Pick<Access, "token" | "apiUrl" | "repository"> {
  /** The address that people open. */
  readonly serverUrl: string;
  /** It names the proxies. */
  readonly environment: Environment;
}

/**
 * Refuses settings that only mean something on GitHub where nothing is released there.
 *
 * @throws {UsageError}
 */
export function refuseSettings({ targets, notes, draft = false, assets = [] }: ReleaseRequest): void {
  if (targets.includes("github-release")) return;
  const help = "Add the target github-release, or leave the setting out";
  if (notes === "generated" || notes === "both")
    throw new UsageError(`The setting notes is ${notes}, but only GitHub generates notes`, help);
  if (draft) throw new UsageError("The setting draft is set, but only GitHub has drafts", help);
  if (assets.length > 0)
    throw new UsageError("The setting assets is set, but only a release on GitHub has extra files", help);
}
