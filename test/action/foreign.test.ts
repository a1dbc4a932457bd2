import { existsSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readEvent } from "../../src/action/event.js";
import { refuseForeignCode } from "../../src/action/scripts-refusal.js";
import { diskWorkspace } from "../../src/base/files/disk.js";
import { startActionHere } from "../support/action.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { commitAll, git } from "../support/repository.js";
import { makePathWithoutNpm, scriptedPlugin } from "../support/scripted-plugin.js";
import { sampleOf } from "../support/torture.js";

const PATH = makePathWithoutNpm();
const OWN = { full_name: "lumen-labs/plugins" };
const FORK = { full_name: "stranger/plugins" };

/** A checkout whose tests leave a trace, and the commit that it is at. */
function checkout(): { readonly workspace: string; readonly head: string } {
  const source = scriptedPlugin({}, {}, { test: ": > started" });
  const workspace = wholePlugin({}, temporaryFolder());
  git(workspace, "init", "--quiet", "--initial-branch=main");
  writeFileSync(join(workspace, "package.json"), scripts(source));
  commitAll(workspace);
  return { workspace, head: git(workspace, "rev-parse", "HEAD").trim() };
}

function scripts(folder: string): Buffer {
  return readFileSync(join(folder, "package.json"));
}

interface ForeignEvent {
  readonly event: string;
  readonly payload: object;
}

function start({ event, payload }: ForeignEvent, sha: string, workspace: string, runScripts: string) {
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, JSON.stringify(payload));
  const env = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file, GITHUB_SHA: sha, PATH };
  return startActionHere({ workspace, env, inputs: { "run-scripts": runScripts }, fences: true });
}

const pull = (repo: object | null): object => ({ pull_request: { number: 1, head: { sha: "a".repeat(40), repo } } });
const FOREIGN: readonly ForeignEvent[] = [
  { event: "pull_request_target", payload: pull(FORK) },
  { event: "pull_request_target", payload: pull(null) },
  { event: "workflow_run", payload: { workflow_run: { head_sha: "a".repeat(40), head_repository: FORK } } },
  { event: "issue_comment", payload: { issue: { number: 1, pull_request: { url: "x" } } } },
];
/** They bring what a fork can have made, and check out the default branch unless the workflow names another commit. */
const CARRIERS: readonly ForeignEvent[] = [
  ["repository_dispatch", { client_payload: { sha: "a".repeat(40) } }],
  ["issues", { issue: { number: 1 } }],
  ["issue_comment", { issue: { number: 1 } }],
  ["discussion_comment", { discussion: { number: 1 } }],
  ["check_run", { check_run: { head_sha: "a".repeat(40), pull_requests: [] } }],
  ["check_suite", { check_suite: { head_sha: "a".repeat(40), pull_requests: [] } }],
  ["status", { sha: "a".repeat(40) }],
  ["deployment_status", { deployment: { sha: "a".repeat(40) } }],
  // Neighbours, and what is not known yet; no other payload is believed to name the repository of the commit.
  ...["deployment", "discussion", "fork", "gollum", "label", "milestone", "project_card", "watch", "tomorrow"].map(
    (event) => [event, { ...pull(OWN), workflow_run: { head_repository: OWN } }] as const,
  ),
].map(([event, payload]) => ({ event: event as string, payload: payload as object }));
const WRITERS = [
  ...["push", "create", "delete", "release", "merge_group", "workflow_dispatch", "schedule", "page_build", "public"],
  ...[
    "branch_protection_rule",
    "registry_package",
    "pull_request",
    "pull_request_review",
    "pull_request_review_comment",
  ],
];
const BASE = "0123456789abcdef0123456789abcdef01234567";

describe("where an event gives a job the rights of the repository", () => {
  nightly.each(FOREIGN)("nothing of another commit is run, also not aloud: $event $payload", async (reported) => {
    const { workspace, head } = checkout();
    const { status, annotations, outputs } = await start(reported, BASE, workspace, "true");
    expect([status, outputs["verdict"]]).toEqual([5, "broken"]);
    expect(annotations.shown.at(-1)?.message).toBe(
      `The checked-out commit ${head.slice(0, 12)} may be untrusted, and ${reported.event} gives this job the permissions of the repository\nCheck it on pull_request, whose jobs have no secrets and cannot write. Or set run-scripts: false, which runs none of its code`,
    );
    expect(existsSync(join(workspace, "started"))).toBe(false);
  });

  test.each(CARRIERS)("nor on an event that a stranger's commit can come with: $event", ({ event, payload }) => {
    expect(readEvent({ GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: OWN.full_name }, payload).mayBeForeign).toBe(true);
  });

  // A job for a comment runs nothing without explicit permission, whichever commit is checked out: see below.
  nightly.each(
    sampleOf(
      CARRIERS.filter(({ event }) => event !== "issue_comment"),
      3,
    ),
  )("$event: by default the commit of the job is run, and no other", async (reported) => {
    const { workspace, head } = checkout();
    expect((await start(reported, BASE, workspace, "auto")).status).toBe(5);
    expect(existsSync(join(workspace, "started"))).toBe(false);
    expect((await start(reported, BASE, workspace, "false")).status).toBe(0);
    const { status, output } = await start(reported, head, workspace, "auto");
    expect([status, existsSync(join(workspace, "started"))], output).toEqual([0, true]);
  });

  test.each(WRITERS)("another commit is run where its author may write, or the job has no rights: %s", (event) => {
    expect(readEvent({ GITHUB_EVENT_NAME: event }, pull(FORK)).mayBeForeign).toBe(false);
  });

  nightly("another tag or branch is run by hand and by a plan", async () => {
    for (const event of ["workflow_dispatch", "schedule"]) {
      const { workspace } = checkout();
      const { status, output } = await start({ event, payload: {} }, BASE, workspace, "auto");
      expect([status, existsSync(join(workspace, "started"))], output).toEqual([0, true]);
    }
  });

  nightly.each(FOREIGN)("nothing is run without explicit permission: $event", async (reported) => {
    const { workspace, head } = checkout();
    const { status, annotations } = await start(reported, head, workspace, "auto");
    expect(status).toBe(5);
    expect(annotations.shown.at(-1)?.message).toMatch(
      /would run with the permissions of the repository, because the event is \w+\nCheck on pull_request, or run nothing:\n {2}with:\n {4}run-scripts: "false"\nOr, if no untrusted code/u,
    );
    expect(existsSync(join(workspace, "started"))).toBe(false);
  });

  nightly.each(FOREIGN)("the files alone are checked where run-scripts is false: $event", async (reported) => {
    const { workspace } = checkout();
    expect((await start(reported, BASE, workspace, "false")).status).toBe(0);
  });

  nightly.each<[what: string, reported: ForeignEvent | undefined, hide: (git: string) => void]>([
    [
      "there is no repository",
      FOREIGN[0],
      (dotGit) => {
        rmSync(dotGit, { recursive: true });
      },
    ],
    [
      "HEAD names a branch without a commit",
      FOREIGN[1],
      (dotGit) => {
        writeFileSync(join(dotGit, "HEAD"), "ref: refs/heads/none\n");
      },
    ],
    [
      "HEAD is not a reference",
      FOREIGN[2],
      (dotGit) => {
        writeFileSync(join(dotGit, "HEAD"), "?\n");
      },
    ],
    [
      "references are kept in a reftable",
      FOREIGN[3],
      (dotGit) => {
        writeFileSync(join(dotGit, "HEAD"), "ref: refs/heads/.invalid\n");
      },
    ],
    [
      "HEAD is a link",
      FOREIGN[0],
      (dotGit) => {
        renameSync(join(dotGit, "HEAD"), join(dotGit, "H"));
        symlinkSync("H", join(dotGit, "HEAD"));
      },
    ],
    [
      ".git points nowhere",
      FOREIGN[2],
      (dotGit) => {
        rmSync(dotGit, { recursive: true });
        writeFileSync(dotGit, "gitdir: /nowhere\n");
      },
    ],
  ])("nothing is run where the commit cannot be determined: %s", async (_, reported, hide) => {
    const { workspace, head } = checkout();
    hide(join(workspace, ".git"));
    const { event = "", payload } = reported ?? {};
    const job = readEvent({ GITHUB_EVENT_NAME: event }, payload);
    const refuses = refuseForeignCode(job, { commit: head });
    const place = { workspace: diskWorkspace(workspace), root: workspace, folder: "", needs: new Set<never>() };
    await expect((async () => refuses(place))()).rejects.toThrow(
      /^Which commit is checked out cannot be determined \(.+\), so .+ gives this job the permissions of the repository$/u,
    );
  });

  nightly("a job without a repository runs nothing of what is untrusted, also not aloud", async () => {
    const { workspace, head } = checkout();
    rmSync(join(workspace, ".git"), { recursive: true });
    const { status } = await start(FOREIGN[0] ?? { event: "", payload: {} }, head, workspace, "true");
    expect([status, existsSync(join(workspace, "started"))]).toEqual([5, false]);
  });

  test("an event without details counts as one about an untrusted commit", () => {
    for (const name of ["issue_comment", "workflow_run", "pull_request_target", ""]) {
      for (const payload of [undefined, null, {}, { issue: null }, { workflow_run: "x" }]) {
        const event = readEvent({ GITHUB_EVENT_NAME: name, GITHUB_REPOSITORY: OWN.full_name }, payload);
        expect(event.mayBeForeign, name + JSON.stringify(payload)).toBe(true);
      }
    }
  });

  nightly.each([
    ["the base that GitHub names", FOREIGN[0], true],
    ["a commit of the repository's own", { event: "pull_request_target", payload: pull(OWN) }, false],
    ["a comment on the default branch", { event: "issue_comment", payload: { issue: { number: 1 } } }, true],
  ])("what is said aloud is run on %s", async (_, reported, isBase) => {
    const { workspace, head } = checkout();
    const { status, output } = await start(
      reported ?? { event: "", payload: {} },
      isBase ? head : BASE,
      workspace,
      "true",
    );
    expect(status, output).toBe(0);
    expect(existsSync(join(workspace, "started"))).toBe(true);
  });
});
