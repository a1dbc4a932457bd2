import { Refusal } from "../core/refusal.js";
import { verdict, type Report } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
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
import { notesOf, type NotesText } from "./notes.js";
import type { Outcome } from "./outcome.js";
import { pack, type PluginArchive } from "./pack.js";
import type { Publisher } from "./publisher.js";
import { ALL, DRY, release } from "./release.js";
import { githubRelease } from "./targets/github-release.js";
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
  const wanted: Wanted = { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about };
  const publishers: Publisher[] = [];
  for (const target of request.targets) publishers.push(await PUBLISHERS[target](request.github, wanted));
  const outcome = await release(publishers, request.dryRun ? DRY : ALL);
  return { preflight: checked, archive, commit, outcome };
}

const PUBLISHERS: Readonly<Record<Target, (access: GitHubAccess, wanted: Wanted) => Promise<Publisher>>> = {
  "github-release": async (access, wanted) => {
    const github = await connect({ ...access, limits: CALLS });
    const uploads = await connect({ ...access, limits: UPLOADS });
    return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
  },
};

function unfit(checked: Preflight): Released {
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
function commitOf(workspace: Workspace, tag: string): string {
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

async function wordsOf(
  { tag, changelog: given, github }: ReleaseRequest,
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
    `Add it with what has changed: ## [${String(version)}]`,
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
