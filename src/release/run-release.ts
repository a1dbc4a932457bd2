import { verdict } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { taggedCommit } from "../git/committed-files.js";
import { connect } from "../github/client.js";
import { releasesOn } from "../github/releases.js";
import { isAbsent } from "../plugin/absent.js";
import { readEntries } from "../plugin/changelog.js";
import { gitRefsOf } from "../plugin/git-facts.js";
import { readPlugin } from "../plugin/plugin.js";
import { preflight, type Preflight, type Request } from "../preflight/preflight.js";
import { quoted } from "../text/safe.js";
import { diskWorkspace } from "../workspace/disk.js";
import { joined, type Workspace } from "../workspace/workspace.js";
import type { Since } from "./archive-text.js";
import { commitDifference } from "./commit-difference.js";
import { commitWarnings, refuseOtherWords } from "./commit-words.js";
import { notesOf, type NotesText } from "./notes.js";
import type { Outcome } from "./outcome.js";
import { pack, type PluginArchive } from "./pack.js";
import { refusedPack } from "./refused-pack.js";
import type { Publisher } from "./publisher.js";
import { changelogEntry, checkOut, commitFirst, moveTag } from "./remedies.js";
import { ALL, DRY, release } from "./release.js";
import { sinceRelease } from "./since-release.js";
import { githubRelease } from "./targets/github-release.js";
import { unfit } from "./unfit.js";
import type { Wanted } from "./wanted.js";

export const TARGETS = ["github-release"] as const;
export type Target = (typeof TARGETS)[number];

export interface ReleaseRequest extends Omit<Request, "occasion" | "failOn"> {
  readonly tag: string;
  readonly targets: readonly Target[];
  readonly dryRun: boolean;
  /** Where the notes come from, relative to the plugin's folder; its own changelog when left out. */
  readonly changelog?: string;
  readonly github: GitHubAccess;
  /** The command that starts the same run, to be pasted. */
  readonly again: string;
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

/** What became of a release: without an archive the plugin was not fit for one. */
export interface Released {
  readonly preflight: Preflight;
  readonly archive?: PluginArchive;
  readonly commit?: string;
  readonly outcome: Outcome;
  /** What is to be known of what is released, and stops nothing: sentences without a full stop. */
  readonly warnings?: readonly string[];
  /** What is in it that the release before has not. */
  readonly since?: Since;
}

const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };

/**
 * Checks, packs and releases the plugin that a tag names, or only says what it would do.
 *
 * @throws {UsageError} for what is asked for and cannot be had. @throws {Refusal} for what must not be shipped.
 */
export async function runRelease(request: ReleaseRequest): Promise<Released> {
  const { tag, today, github, again, signal } = request;
  const checked = await preflight({ ...request, occasion: "release", failOn: "error" });
  const stopped = (preflight: Preflight): Released => ({ preflight, outcome: unfit(preflight, { tag, today, again }) });
  const [plugin] = checked.report.plugins;
  if (!plugin) throw new UsageError("There is no plugin to release", "Give the folder of one");
  const folder = plugin.path === "." ? "" : plugin.path;
  const workspace = diskWorkspace(checked.root);
  const isFit = verdict(checked.report) === "pass";
  const commit = isFit ? await commitOf(workspace, checked.root, tag) : "";

  // What would leak is said before all else.
  const packed = await pack(workspace, { folder, tag, ...(today !== undefined && { today }) });
  if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
    return { preflight: checked, outcome: refusedPack(packed.refusals) };
  }
  if (!isFit || packed.state === "refused") return stopped(checked);
  if (packed.state === "unnamed") return stopped({ ...checked, report: packed.report });
  const { archive } = packed;
  if (packed.state === "unfit") return { ...stopped({ ...checked, report: packed.report }), archive, commit };
  const difference = await commitDifference(checked.root, folder, archive);
  refuseOtherWords(difference, folder, tag);

  const about = await wordsOf(request, { workspace, folder });
  const isOneOfSeveral = folder !== "" || (checked.report.selection?.of ?? 1) > 1;
  const { repository } = github;
  const wanted: Wanted = { tag, commit, archive, isPinned: false, isOneOfSeveral, repository, again, ...about };
  const publishers: Publisher[] = [];
  for (const target of request.targets) publishers.push(await PUBLISHERS[target](github, wanted, signal));
  const outcome = await release(publishers, { again, ...(signal && { signal }) }, request.dryRun ? DRY : ALL);
  const { since, warnings } = await sinceRelease(outcome.exitStatus === 0 ? publishers : [], archive);
  const told = [...commitWarnings(difference), ...warnings];
  return { preflight: checked, archive, commit, warnings: told, outcome, ...(since && { since }) };
}

type PublisherOf = (access: GitHubAccess, wanted: Wanted, signal?: AbortSignal) => Promise<Publisher>;

const PUBLISHERS: Readonly<Record<Target, PublisherOf>> = {
  "github-release": async (access, wanted, signal) => {
    const called = { ...access, ...(signal && { signal }) };
    const github = await connect({ ...called, limits: CALLS });
    const uploads = await connect({ ...called, limits: UPLOADS });
    return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
  },
};

/** The commit that is checked out. @throws {UsageError} where there is none, or the tag names another. */
async function commitOf(workspace: Workspace, root: string, tag: string): Promise<string> {
  const refs = gitRefsOf(workspace);
  if (isAbsent(refs))
    throw new UsageError(
      `The commit that is released is unknown: ${refs.absent}`,
      "Release from a clone; in a workflow, with actions/checkout in a step above",
    );
  const { head } = refs;
  if (head === undefined) throw new UsageError("There is no commit to release", commitFirst(tag));
  const commit = await taggedCommit(root, tag);
  if (commit === undefined || commit === head) return head;
  throw new UsageError(
    `The tag ${quoted(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`,
    checkOut(tag),
  );
}

async function wordsOf(
  { tag, changelog: given, github, today }: ReleaseRequest,
  { workspace, folder }: { readonly workspace: Workspace; readonly folder: string },
): Promise<{ readonly version: string; readonly packageName: string | undefined; readonly notes: NotesText }> {
  const needs = ["manifest", "packageJson", "changelog"] as const;
  const { facts } = await readPlugin(workspace, { folder, needs, places: false });
  const version = isAbsent(facts.manifest) ? "" : facts.manifest.value["version"];
  const name = isAbsent(facts.packageJson) ? undefined : facts.packageJson.value["name"];
  const packageName = typeof name === "string" ? name : undefined;
  const none = { file: "CHANGELOG.md", text: "", entries: [] };
  const own = isAbsent(facts.changelog) ? none : facts.changelog;
  const changelog = given === undefined ? own : await changelogAt(workspace, joined(folder, given), packageName);
  const link = `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(changelog.file)}`;
  const notes = typeof version === "string" ? notesOf(changelog, { version, link }) : undefined;
  if (notes && typeof version === "string") return { version, packageName, notes };
  throw new UsageError(
    `${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`,
    `${changelogEntry(changelog.file, String(version), today)}\n${moveTag(tag)}`,
  );
}

async function changelogAt(workspace: Workspace, file: string, packageName: string | undefined) {
  const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
  if (!bytes)
    throw new UsageError(
      `There is no changelog ${quoted(file)} that can be read`,
      "Name one below the plugin's folder",
    );
  const text = new TextDecoder().decode(bytes);
  return { file, text, entries: await readEntries(file, text, { packageName, name: undefined }) };
}
