import { describe, expect, test } from "vitest";
import { prepareInspection } from "../../../src/run/inspection.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { RELEASE_TOKEN, releaseServer } from "../../servers/release-server.js";
import { startActionHere } from "../../support/action.js";
import { eventVariables } from "../../support/events.js";
import { wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { runReleaseHere, tagged } from "../../support/release.js";
import { sampleOf } from "../../support/torture.js";

/** What a run does for each event, ref and setting: written from the rules, and compared with run, check and plan. */

const TAGS = [
  { tag: "v1.4.0", is: "right" },
  { tag: "release/v1.4.0", is: "right" },
  { tag: "weather-widget_v1.4.0", is: "right" },
  { tag: "v1.4.1", is: "wrong" },
  { tag: "plugin-v1.4.0", is: "wrong" },
  { tag: "V1.4.0", is: "wrong" },
  { tag: "v1", is: "none" },
  { tag: "@lumen-labs/core@1.2.3", is: "other package" },
] as const;
type TagKind = (typeof TAGS)[number]["is"];

const released = (action: string, draft = false) => ({ action, release: { draft, tag_name: "" } });
const EVENTS = [
  { name: "push", on: "tag", does: "releases", given: {} },
  { name: "push", on: "tag", does: "is silent", given: { deleted: true } },
  ...["published", "released", "prereleased", "created"].map(
    (action) => ({ name: "release", on: "tag", does: "releases", given: released(action) }) as const,
  ),
  ...["edited", "deleted", "unpublished"].map(
    (action) => ({ name: "release", on: "tag", does: "is silent", given: released(action) }) as const,
  ),
  { name: "release", on: "tag", does: "is silent", given: released("created", true) },
  { name: "workflow_dispatch", on: "tag", does: "releases", given: {} },
  { name: "create", on: "tag", does: "knows no tag", given: {} },
  { name: "workflow_dispatch", on: "branch", does: "releases", given: {} },
  { name: "push", on: "branch", does: "releases if asked", given: {} },
  { name: "schedule", on: "branch", does: "releases if asked", given: {} },
  { name: "repository_dispatch", on: "branch", does: "releases if asked", given: {} },
  ...["pull_request", "pull_request_target", "workflow_run", "issue_comment", "merge_group", "new_event"].map(
    (name) => ({ name, on: "branch", does: "never releases", given: {} }) as const,
  ),
] as const;
type Event = (typeof EVENTS)[number];

interface Cell {
  readonly event: Event;
  readonly tag: string;
  readonly is: TagKind;
  readonly command: "auto" | "release" | "check";
}

const CELLS: readonly Cell[] = EVENTS.flatMap((event) =>
  TAGS.flatMap((tag) => (["auto", "release", "check"] as const).map((command) => ({ event, ...tag, command }))),
);

interface Expected {
  readonly state: "planned" | "" | "failed" | "refused";
  readonly says?: string;
}

/** The rules, in the order of their table. */
function expectOf({ event, is, command }: Cell): Expected {
  if (event.does === "never releases") return command === "release" ? { state: "refused" } : { state: "" };
  if (event.does === "is silent") return { state: "", says: "Nothing is released: The " };
  if (event.does === "knows no tag")
    return command === "release" ? { state: "failed" } : { state: "", says: "Nothing is released: The event create" };
  if (command === "check") return { state: "" };
  const isOnlyChecked = event.does === "releases if asked" && command === "auto";
  // A branch or a schedule checks for that release, so a wrong tag is red.
  if (isOnlyChecked) return is === "right" ? { state: "", says: "only releases with command: release" } : { state: "" };
  if (is === "right") return { state: "planned", says: "This run releases: The tag" };
  if (is === "wrong" && command === "release") return { state: "failed", says: "v1.4.0" };
  if (is === "wrong") return { state: "", says: "Nothing is released: The tag" };
  if (is === "none" && command === "release" && event.on === "branch") return { state: "failed" };
  return { state: "", says: "Nothing is released: The tag" };
}

function describeCell({ event, tag, command }: Cell): string {
  const given = event.given as {
    readonly action?: string;
    readonly deleted?: boolean;
    readonly release?: { draft: boolean };
  };
  const more = [given.action, given.deleted === true ? "deleted" : "", given.release?.draft === true ? "draft" : ""];
  return [event.name, ...more.filter(Boolean), "on a", event.on, tag, "with command:", command].join(" ");
}

const CORE = { "packages/core/package.json": '{"name":"@lumen-labs/core","version":"1.2.3"}' };

test("the table has at least 200 cells", () => {
  expect(CELLS.length).toBeGreaterThanOrEqual(200);
});

describe("the run does what the table says", () => {
  nightly.each(sampleOf(CELLS, 16).map((cell) => [describeCell(cell), cell] as const))("%s", async (_, cell) => {
    const { event, tag, command } = cell;
    const server = await releaseServer();
    const workspace = tagged(wholePlugin(CORE), server, [tag]);
    const ref = event.on === "tag" ? tag : "main";
    const variables = {
      ...eventVariables(
        event.name,
        "release" in event.given ? { ...event.given, release: { ...event.given.release, tag_name: tag } } : event.given,
      ),
      GITHUB_REF: `refs/${event.on === "tag" ? "tags" : "heads"}/${ref}`,
      GITHUB_REF_NAME: ref,
      GITHUB_REF_TYPE: event.on,
      GITHUB_API_URL: server.url,
    };
    const inputs = { "github-token": RELEASE_TOKEN, targets: "github-release", "dry-run": "true", command };
    const settings: Readonly<Record<string, string>> = command === "auto" ? { draft: "true", notes: "both" } : {};
    const named: Readonly<Record<string, string>> = event.on === "branch" ? { tag } : {};
    const ended = await startActionHere({ workspace, inputs: { ...inputs, ...settings, ...named }, env: variables });
    const { state, says = "" } = expectOf(cell);
    expect(ended.outputs["release-state"], ended.output).toBe(state);
    expect(ended.output).toContain(says);
    // A wrong tag that a person names is red where it is only checked.
    const isChecked = event.does === "releases if asked" || (event.does === "releases" && command === "check");
    const isRed = event.on === "branch" && cell.is !== "right" && isChecked;
    if (state === "" && !isRed) expect(ended.status, ended.output).toBe(0);
    if (state === "failed" || state === "refused") expect(ended.status).toBe(state === "failed" ? 2 : 5);
  });
});

/** The rest of `on` is silent: only this event, with this activity and this ref, starts the workflow. */
function writeWorkflow({ event, tag, command }: Cell): string {
  const types = "action" in event.given && event.name === "release" ? `types: [${event.given.action}]` : "";
  const refs = event.on === "tag" ? `tags: [${JSON.stringify(tag)}]` : "branches: [main]";
  const filter = event.name === "push" ? refs : types;
  const inputs = [
    "targets: github-release",
    `command: ${command}`,
    ...(command === "auto" ? ["draft: true", "notes: both"] : []),
    ...(event.on === "branch" ? ["tag: '${{ inputs.tag }}'"] : []),
  ];
  return [
    `on: { ${event.name}: { ${filter} } }`,
    "jobs:\n  plugin:\n    runs-on: ubuntu-latest\n    steps:",
    `      - uses: harbour/plugin-preflight@v1\n        with: { ${inputs.join(", ")} }\n`,
  ].join("\n");
}

const MANIFEST = JSON.stringify({ manifest_version: 1, name: "Weather Widget", version: "1.4.0" });
const PACKAGE = JSON.stringify({ name: "@lumen-labs/weather-widget", version: "1.4.0" });
// A filter says nothing about drafts and deletions.
const SEEN = CELLS.filter(({ event, command }) => {
  const isHidden = "deleted" in event.given || ("release" in event.given && event.given.release.draft);
  return !isHidden && command !== "check";
});

nightly("workflow-tags warns if and only if nothing that starts the workflow can release", async () => {
  const inspect = prepareInspection({ occasion: "push", strict: false, only: ["workflow-tags"] });
  expect(SEEN.length).toBeGreaterThan(200);
  for (const cell of SEEN) {
    const files = {
      "manifest.json": MANIFEST,
      "package.json": PACKAGE,
      ".github/workflows/r.yml": writeWorkflow(cell),
    };
    const { findings: all } = await inspect(inMemory(files), "");
    // It releases, but not a draft that is published later.
    const findings = all.filter(({ code }) => code !== "created-only");
    // The version will be another one some day, and an event without a filter brings any tag.
    const isFiltered = cell.event.name === "push" && cell.event.on === "tag";
    const is = isFiltered && cell.tag !== "v1.4.1" ? cell.is : "right";
    const mayRelease = expectOf({ ...cell, is }).state === "planned";
    expect(findings.length, `${describeCell(cell)}\n${writeWorkflow(cell)}`).toBe(mayRelease ? 0 : 1);
  }
});

nightly.each(TAGS)("release --dry-run agrees about $tag", async ({ tag, is }) => {
  const server = await releaseServer();
  const workspace = tagged(wholePlugin(CORE), server, [tag]);
  const { status, output } = await runReleaseHere(workspace, server, "--tag", tag, "--dry-run");
  expect(status, output).toBe(is === "wrong" || is === "none" ? 2 : 0);
  expect(output.includes("Nothing is released: ")).toBe(is === "other package");
  expect(server.calls.filter(({ effect }) => effect > 0)).toEqual([]);
});
