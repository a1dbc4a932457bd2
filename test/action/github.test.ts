import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { gitHubServer, TOKEN, type GitHubServer } from "../servers/github.js";
import { startActionHere, type EndedStep } from "../support/action.js";
import { manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { renderPage } from "../support/rendered-page.js";
import pullRequestPayload from "../github/payloads/pull-request.json" with { type: "json" };
import workflowRunPayload from "../github/payloads/workflow-run.json" with { type: "json" };

const HEAD = pullRequestPayload.pull_request.head.sha;
const WITH_TOKEN = { "github-token": TOKEN };
const READ_ONLY = { answer: 403, message: "Resource not accessible by integration" } as const;

interface Job {
  readonly server?: GitHubServer;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: unknown;
}

function eventFile(payload: unknown): string {
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, JSON.stringify(payload));
  return file;
}

/** Runs the Action on a pull request. */
function onPullRequest(
  workspace: string,
  { server, inputs = {}, event = "pull_request", payload }: Job,
): Promise<EndedStep> {
  const env = {
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: eventFile(payload ?? pullRequestPayload),
    ...(server && { GITHUB_API_URL: server.url }),
  };
  return startActionHere({ workspace, inputs, env });
}

const faulty = (count: number): string => wholePlugin({ "manifest.json": manifestWith(unknownKeys(count)) });

describe("annotations: auto", () => {
  test("is commands where they show all, and a check run on the head of the pull request where they do not", async () => {
    const server = await gitHubServer();
    const few = await onPullRequest(faulty(10), { server, inputs: WITH_TOKEN });
    expect(few.annotations.shown).toHaveLength(10);
    expect(server.repository.runs).toEqual([]);

    const many = await onPullRequest(faulty(11), { server, inputs: WITH_TOKEN });
    expect(many.annotations.shown).toEqual([]);
    const [run] = server.repository.runs;
    expect(run?.annotations).toHaveLength(11);
    expect(run?.values).toMatchObject({
      name: "plugin-preflight",
      head_sha: HEAD,
      details_url: "https://github.example.com/lumen-labs/plugins/actions/runs/1",
      status: "completed",
    });
    expect(server.wrong).toEqual([]);
    expect(many.summary).not.toContain("GitHub shows 10");
  });

  test("has the same verdict with a token that writes, one that reads, and none", async () => {
    const workspace = faulty(11);
    const writes = await onPullRequest(workspace, { server: await gitHubServer(), inputs: WITH_TOKEN });
    const reading = await gitHubServer(({ operation }) => (operation.startsWith("GET") ? undefined : READ_ONLY));
    const reads = await onPullRequest(workspace, { server: reading, inputs: WITH_TOKEN });
    const none = await onPullRequest(workspace, {});
    for (const { status, outputs } of [writes, reads, none]) {
      expect({ status, outputs }).toEqual({ status: none.status, outputs: none.outputs });
    }
    expect(reads.annotations.shown).toHaveLength(11);
    const notices = reads.annotations.shown.filter(({ kind }) => kind === "notice");
    expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining("permissions: checks: write")]);
    expect(reads.output.replace(`::add-mask::${TOKEN}`, "")).not.toContain(TOKEN);
  });
});

test("annotations: checks makes a run even without findings, and reports why if it cannot", async () => {
  const server = await gitHubServer();
  const inputs = { annotations: "checks" };
  await onPullRequest(wholePlugin(), { server, inputs: { ...inputs, ...WITH_TOKEN } });
  expect(server.repository.runs).toMatchObject([{ annotations: [], values: { conclusion: "success" } }]);
  const { status, annotations } = await onPullRequest(wholePlugin(), { inputs });
  expect([status, annotations.shown]).toMatchObject([0, [{ kind: "notice", message: /github-token is empty/u }]]);
});

test("a token with a line break in it is hidden, and used nowhere", async () => {
  const server = await gitHubServer();
  const inputs = { annotations: "checks", "github-token": `${TOKEN}\nX-Evil: 1` };
  const { status, annotations } = await onPullRequest(wholePlugin(), { server, inputs });
  expect(status).toBe(0);
  expect(annotations.shown).toMatchObject([{ kind: "notice", message: /characters that no token has/u }]);
  expect([server.requests, server.wrong]).toEqual([[], []]);
});

test("what the pull request changes comes first", async () => {
  const workspace = faulty(12);
  const lines = readFileSync(join(workspace, "manifest.json"), "utf8").split("\n");
  const at = lines.findIndex((line) => line.includes("unheard_of_11")) + 1;
  const patch = `@@ -${String(at)},1 +${String(at)},1 @@\n-  "old": 1\n+${lines[at - 1] ?? ""}`;
  const server = await gitHubServer();
  server.repository.files = [{ filename: "manifest.json", patch }];
  const inputs = { ...WITH_TOKEN, annotations: "commands" };
  const { annotations, summary } = await onPullRequest(workspace, { server, inputs });
  const warnings = annotations.shown.filter(({ kind }) => kind === "warning");
  expect([warnings.length, warnings[0]?.line]).toEqual([10, at]);
  expect(summary.indexOf("of\\_11")).toBeLessThan(summary.indexOf("of\\_0"));
  expect(server.wrong).toEqual([]);
});

test("suggestions: true makes a review of what has a fix, and one notice where the token only reads", async () => {
  const text = manifestWith({ author: { name: "Harbour", email: " harbour@example.com" } }).replace(/\}\n$/u, ",}\n");
  const workspace = wholePlugin({ "manifest.json": text });
  const lines = text.split("\n");
  const patch = `@@ -0,0 +1,${String(lines.length)} @@\n${lines.map((line) => `+${line}`).join("\n")}`;
  const inputs = { ...WITH_TOKEN, suggestions: "true" };
  const server = await gitHubServer();
  server.repository.files = [{ filename: "manifest.json", patch }];
  const { summary } = await onPullRequest(workspace, { server, inputs });
  expect([server.repository.reviews, server.repository.comments.length]).toEqual([1, 2]);
  expect(summary).toContain("2 fixes are suggested at the lines of the pull request.");
  expect(server.wrong).toEqual([]);

  const readOnly = await gitHubServer(({ operation }) => (operation.startsWith("GET") ? undefined : READ_ONLY));
  readOnly.repository.files = server.repository.files;
  const refused = await onPullRequest(workspace, { server: readOnly, inputs });
  const notices = refused.annotations.shown.filter(({ kind }) => kind === "notice");
  expect(notices.map(({ message }) => message)).toEqual([expect.stringContaining("permissions: pull-requests: write")]);
});

describe("report: an untrusted report, published by a job that may write", () => {
  const report = async (count: number): Promise<{ readonly workspace: string; readonly file: string }> => {
    const workspace = faulty(count);
    await startActionHere({ workspace, inputs: { "report-file": "preflight.json" } });
    return { workspace, file: join(workspace, "preflight.json") };
  };
  const onReport = (file: string, server: GitHubServer): Promise<EndedStep> =>
    onPullRequest(temporaryFolder(), {
      server,
      inputs: { ...WITH_TOKEN, report: file },
      event: "workflow_run",
      payload: workflowRunPayload,
    });

  test("is a check run on the commit that GitHub names", async () => {
    const server = await gitHubServer();
    const { status, summary } = await onReport((await report(3)).file, server);
    expect(status).toBe(0);
    const { head_sha: commit } = workflowRunPayload.workflow_run;
    expect(server.repository.runs).toMatchObject([{ values: { head_sha: commit, conclusion: "success" } }]);
    expect(server.repository.runs[0]?.annotations).toHaveLength(3);
    expect(summary).toContain(`/blob/${commit}/manifest.json#L`);
    expect(server.wrong).toEqual([]);
  });

  test.each([
    ["a page of its own", /"url": ?"[^"]*"/gu, '"url":"https://evil.example.com/"'],
    ["a check of its own", /manifest-known-keys/gu, "evil-check"],
    ["a file elsewhere", /"file": ?"manifest.json"/gu, '"file":"../../etc/passwd"'],
    ["words of its own", /"help": ?"[^"]*"/gu, '"help":"@team ![x](https://evil.example.com/) \\u001b[2J ::error::no"'],
  ])("cannot bring %s with it", async (_, what, other) => {
    const { file } = await report(2);
    writeFileSync(file, readFileSync(file, "utf8").replaceAll(what, other));
    const server = await gitHubServer();
    const { summary, output } = await onReport(file, server);
    // The messages of annotations are plain text: what they hold is not markup.
    const outputs = server.repository.runs.map(({ values }) => values["output"] as { readonly summary: string });
    for (const page of [...outputs.map((shown) => shown.summary), summary].map(renderPage)) {
      expect(page.faults).toEqual([]);
      expect([...page.links, ...page.texts].join("\n")).not.toMatch(/^https:\/\/evil|evil-check|etc\/passwd/mu);
    }
    expect(output).not.toContain("\u001b[2J");
  });
});
