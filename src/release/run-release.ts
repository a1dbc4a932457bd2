import { Refusal } from "../core/refusal.js";
import { verdict, type Report } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { isAbsent } from "../plugin/absent.js";
import { gitRefsOf } from "../plugin/git-facts.js";
import { preflight, type Preflight, type Request } from "../preflight/preflight.js";
import { quoted } from "../text/safe.js";
import { diskWorkspace } from "../workspace/disk.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Outcome } from "./outcome.js";
import { pack, type PluginArchive } from "./pack.js";
import { publish } from "./publish.js";
import { wordsOf } from "./words.js";

export const TARGETS = ["github-release"] as const;
export type Target = (typeof TARGETS)[number];

export interface ReleaseRequest extends Omit<Request, "occasion" | "failOn"> {
  readonly tag: string;
  readonly targets: readonly Target[];
  readonly dryRun: boolean;
  /** Where the notes come from, relative to the plugin's folder; its own changelog when left out. */
  readonly changelog?: string;
  /** The bundle of `actions/attest` of the archive; on this disk. */
  readonly attestation?: string;
  readonly github: GitHubAccess;
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

/** What became of a release: without an archive the plugin was not fit for one. */
export interface Released {
  /** Left out where nothing could be judged. */
  readonly preflight?: Preflight;
  readonly archive?: PluginArchive;
  readonly commit?: string;
  /** Where the archive is on this disk, which an earlier job has made. */
  readonly file?: string;
  readonly outcome: Outcome;
}

/**
 * Checks, packs and releases the plugin that a tag names, or only says what it would do.
 *
 * @throws {UsageError} for what is asked for and cannot be had. @throws {Refusal} for what must not be shipped.
 */
export async function runRelease(request: ReleaseRequest): Promise<Released> {
  const { tag, today } = request;
  const checked = await preflight({ ...request, occasion: "release", failOn: "error" });
  if (verdict(checked.report) !== "pass") return unfit(checked);
  const [plugin] = checked.report.plugins;
  if (!plugin) throw new UsageError("There is no plugin to release", "Give the folder of one");
  const folder = plugin.path === "." ? "" : plugin.path;
  const workspace = diskWorkspace(checked.root);
  const commit = commitOf(workspace, tag);

  const packed = await pack(workspace, { folder, tag, ...(today !== undefined && { today }) });
  if (packed.state === "refused") {
    const [first] = packed.refusals;
    throw new Refusal(packed.refusals.map(({ message }) => message).join("\n"), first?.help ?? "Remove it");
  }
  if (packed.state === "unnamed") return unfit({ ...checked, report: packed.report });
  const { archive } = packed;
  if (packed.state === "unfit") return { ...unfit({ ...checked, report: packed.report }), archive, commit };

  const about = await wordsOf(request, { workspace, folder });
  const isOneOfSeveral = folder !== "" || (checked.report.selection?.of ?? 1) > 1;
  const done = { preflight: checked, archive, commit };
  return publish(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, done);
}

/** What becomes of a plugin that the checks do not let pass. */
export function unfit(checked: Preflight): Released {
  const isBroken = verdict(checked.report) === "broken";
  const stop = {
    stoppedAt: isBroken ? "A check could not be run" : "The plugin has findings that stop a release",
    ...{ alreadyPublic: "nothing of this run", notPublic: "everything" },
    doThis: isBroken ? "See above why, and run this again" : helpFor(checked.report),
  };
  const ended = isBroken
    ? ({ state: "failed", exitStatus: 3 } as const)
    : ({ state: "rejected", exitStatus: 1 } as const);
  return { preflight: checked, outcome: { ...ended, plan: [], done: [], url: undefined, stop } };
}

const BUILD = "Build before the release, in the workflow: - run: npm ci && npm run build";

function helpFor({ plugins }: Report): string {
  const isUnbuilt = plugins.some(({ findings }) => findings.some(({ check }) => check === "bundle-present"));
  return isUnbuilt
    ? BUILD
    : "Mend the errors above, raise the version if the tag is public already, and push the tag anew";
}

/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
export function commitOf(workspace: Workspace, tag: string): string {
  const refs = gitRefsOf(workspace);
  if (isAbsent(refs))
    throw new UsageError(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone");
  const { head } = refs;
  if (head === undefined) throw new UsageError("There is no commit to release", "Commit, tag and push first");
  const commit = refs.tags.find(({ name }) => name === tag)?.commit;
  if (commit === undefined || commit === head) return head;
  throw new UsageError(
    `The tag ${quoted(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`,
    `Check out the tag itself: git checkout ${tag}, or ref: ${tag} at actions/checkout`,
  );
}
