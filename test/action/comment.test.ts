import { describe, expect, test } from "vitest";
import { parseMarker } from "../../src/github/comment-marker.js";
import type { GitHubServer } from "../servers/github.js";
import { ACTIONS_BOT, type Account } from "../servers/github-conversation.js";
import { filesBelow, plugin, withKeys } from "../support/aged.js";
import { GROWN, packBase } from "../support/compared.js";
import {
  FIRST,
  listMarked,
  listNotices,
  makeEarlierRun,
  makePull,
  pullServer,
  runWithComment,
  SECOND,
} from "../support/commented.js";
import { makePlugin, manifestWith, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { checkedOut } from "../support/pull-request.js";
import { renderPage } from "../support/rendered-page.js";
import { writeGoodReport } from "../support/untrusted-report.js";

const OCTOCAT: Account = { id: 583231, login: "octocat", type: "User" };
const GOOD = wholePlugin();
const WRONG = { "manifest.json": manifestWith({ version: "one" }) };
const BROKEN = wholePlugin(WRONG);
const bodiesOf = (server: GitHubServer): readonly string[] => listMarked(server).map(({ body }) => body);

function setHead({ repository: { conversation } }: GitHubServer, head: string): void {
  conversation.pulls = [makePull(head)];
}

describe("comment: true", () => {
  test("posts one comment, updates it in place, and folds it when all is well", async () => {
    const server = await pullServer();
    const red = await runWithComment(BROKEN, { server });
    expect([red.status, listNotices(red)]).toEqual([1, []]);
    const [posted] = listMarked(server);
    expect(posted?.body).toMatch(
      /^<!-- .* -->\n## plugin-preflight: ❌ Weather Widget one does not pass\n\n2 errors · /u,
    );
    expect(posted?.body).toContain("\n- ❌ [`manifest.json:4:14`](https://github.example.com/");

    setHead(server, SECOND);
    const green = await runWithComment(GOOD, { server, head: SECOND, turn: [2, 1] });
    expect([green.status, listNotices(green)]).toEqual([0, []]);
    const [updated, ...others] = listMarked(server);
    expect([updated?.id, others]).toEqual([posted?.id, []]);
    const [line = "", ...rest] = (updated?.body ?? "").split("\n").slice(1);
    expect(line).toMatch(/^\*\*plugin-preflight\*\*: ✅ Weather Widget 1\.4\.0 passes · commit \[`2222222`\]/u);
    expect(rest.find((text) => text !== "")).toBe("<details><summary>What was not checked</summary>");
    expect(renderPage(updated?.body.replace(/^.*\n/u, "") ?? "").faults).toEqual([]);
  });

  test("posts nothing where all is well, and asks GitHub for nothing where it is off or nothing is pulled", async () => {
    const server = await pullServer();
    const good = await runWithComment(GOOD, { server });
    expect([good.status, listNotices(good), bodiesOf(server)]).toEqual([0, [], []]);
    const asked = server.requests.length;
    await runWithComment(BROKEN, { server, inputs: { comment: "false" } });
    await runWithComment(BROKEN, { server, event: "push", payload: {} });
    expect(server.requests).toHaveLength(asked);
  });

  nightly("shows what the change does to the package, and is not folded if the archive grew too much", async () => {
    const server = await pullServer();
    const inputs = { "base-artifact": await packBase(), "max-growth": "1 MB" };
    const folder = wholePlugin(GROWN);
    await runWithComment(folder, { server, inputs });
    const [body = ""] = bodiesOf(server);
    expect(body.split("\n")[1]).toMatch(/^\*\*plugin-preflight\*\*: ✅ /u);
    expect(body).toContain("\n### What changes in the package\n");
    expect(body).toContain("\n- new: `camera`\n");

    const stopped = await runWithComment(folder, { server, inputs: { ...inputs, "max-growth": "1 B" }, turn: [2, 1] });
    expect(stopped.status).toBe(1);
    const [now = "", ...others] = bodiesOf(server);
    expect(others).toEqual([]);
    expect(now).toMatch(
      /^<!-- .* -->\n## plugin-preflight: ❌ [^\n]* passes, but the step fails\n[^]*\n❌ \*\*The archive grew by [^\n]+\*\*\n/u,
    );
    expect(renderPage(now.replace(/^.*\n/u, "")).faults).toEqual([]);
  });

  nightly("shows what is new, folds what is known, and folds all where nothing is new", async () => {
    const old = withKeys("old_a", "old_b");
    const pull = checkedOut({ base: plugin(old), head: withKeys("old_a", "old_b", "brought") });
    const server = await pullServer(undefined, pull.head);
    await runWithComment(pull.folder, { server, payload: pull.payload });
    const [body = ""] = bodiesOf(server);
    const [open = "", folded = ""] = body.split("<details><summary>2 existing findings</summary>");
    expect(open).toContain("\n1 new, 2 existing in main.\n");
    expect([open.match(/^- ⚠️ \[/gmu)?.length, folded.match(/^- ⚠️ \[/gmu)?.length]).toEqual([1, 2]);
    expect(open).toContain("brought");

    const calm = checkedOut({ base: plugin(old), head: { "notes.txt": "" } });
    setHead(server, calm.head);
    await runWithComment(calm.folder, { server, payload: calm.payload, turn: [2, 1] });
    const [line = "", , fold] = (bodiesOf(server)[0] ?? "").split("\n").slice(1);
    expect(line).toContain("✅ Weather Widget 1.4.0 passes");
    expect(fold).toBe("<details><summary>2 existing findings</summary>");
    // It begins none: nothing is to be looked at.
    const empty = await pullServer(undefined, calm.head);
    await runWithComment(calm.folder, { server: empty, payload: calm.payload });
    expect(bodiesOf(empty)).toEqual([]);
  });

  test("has a comment for each plugin and workflow, and knows a folder by any way to write it", async () => {
    const server = await pullServer();
    const files = { ...filesBelow("plugins/a", WRONG), ...filesBelow("plugins/b", WRONG) };
    const workspace = makePlugin(files);
    const run = (path: string, workflow = "plugin"): Promise<unknown> =>
      runWithComment(workspace, {
        server,
        inputs: { path },
        env: { GITHUB_WORKFLOW_REF: `lumen-labs/plugins/.github/workflows/${workflow}.yml@refs/pull/7/merge` },
      });
    for (const path of ["plugins/a", "./plugins/a/", "plugins/b", "plugins/*", "plugins/a", "plugins/a\nplugins/b"])
      await run(path);
    expect(listMarked(server)).toHaveLength(4);
    await run("plugins/a", "other");
    const keys = bodiesOf(server).map((body) => parseMarker(body)?.key);
    expect([keys.length, new Set(keys).size]).toEqual([5, 5]);
    expect(bodiesOf(server)[2]).toContain("## plugin-preflight: ❌ 2 plugins do not all pass\n");
  });

  test("leaves alone who forges its marker, in a comment, a title or as another bot", async () => {
    const server = await pullServer();
    await runWithComment(BROKEN, { server });
    const [ours] = listMarked(server);
    const { conversation } = server.repository;
    const bot: Account = { id: 49699333, login: "dependabot[bot]", type: "Bot" };
    for (const user of [OCTOCAT, bot, null]) conversation.say(user, ours?.body ?? "");
    conversation.pulls = [{ ...makePull(SECOND), title: ours?.body ?? "" }];
    const forged = conversation.comments.slice(1);
    await runWithComment(GOOD, { server, head: SECOND, turn: [2, 1] });
    expect(conversation.comments.slice(1)).toEqual(forged);
    expect(conversation.writes).toEqual([`PATCH ${ACTIONS_BOT.login}`]);
  });

  test("of an older commit overwrites no newer one, and says so in the log only", async () => {
    const server = await pullServer(undefined, SECOND);
    await runWithComment(GOOD, { server, head: SECOND, turn: [6, 1] });
    const late = await runWithComment(BROKEN, { server, head: FIRST, turn: [5, 1] });
    expect([late.status, bodiesOf(server), listNotices(late)]).toEqual([1, [], []]);
    expect(late.output).toContain("The run of the newer commit writes the comment of #7.\n");
  });
});

describe("where GitHub refuses, one notice says how, and the verdict is the same:", () => {
  const SECOND_WORKFLOW =
    /pull-requests: write\. The token of a pull request from a fork or from Dependabot is read-only, unless the repository's settings allow more\. A second workflow can comment there: https:\/\/github\.example\.com\/lumen-labs\/plugin-preflight\/blob\/v1\/docs\/guides\/forks\.md#check-runs-and-comments-for-forks$/u;
  const LOCAL = { GITHUB_ACTION_REPOSITORY: "", GITHUB_ACTION_REF: "" };
  test.each<[string, (server: GitHubServer) => void, RegExp, env?: Readonly<Record<string, string>>]>([
    ["a token that only reads", ({ repository }) => (repository.conversation.mayWrite = false), SECOND_WORKFLOW],
    [
      "a token that only reads, of an Action in the repository itself",
      ({ repository }) => (repository.conversation.mayWrite = false),
      /A second workflow can comment there: (?:https:\S+\/)?docs\/guides\/forks\.md#check-runs-and-comments-for-forks$/u,
      LOCAL,
    ],
    [
      "a conversation that is locked",
      ({ repository }) => (repository.conversation.isLocked = true),
      /issue is locked\.$/u,
    ],
  ])("%s", async (_, refuse, words, env = {}) => {
    const server = await pullServer();
    refuse(server);
    const ended = await runWithComment(BROKEN, { server, env });
    expect([ended.status, ended.outputs["verdict"], bodiesOf(server)]).toEqual([1, "fail", []]);
    const notices = listNotices(ended);
    expect(notices).toEqual([
      expect.stringMatching(/^The comment on the pull request cannot be updated: GitHub answers 403 /u),
    ]);
    expect(notices[0]).toMatch(words);
  });

  test("no token, and no workflow that would find it again", async () => {
    const server = await pullServer();
    const none = await runWithComment(BROKEN, { server, inputs: { "github-token": "" } });
    expect([none.status, listNotices(none)]).toEqual([
      1,
      ["Nothing was written to GitHub, because the input github-token is empty"],
    ]);
    const other = await runWithComment(BROKEN, { server, env: { GITHUB_WORKFLOW_REF: "" } });
    expect([other.status, bodiesOf(server)]).toEqual([1, []]);
    expect(listNotices(other)[0]).toContain("the runner names no workflow");
  });
});

describe("after the workflow of a fork", () => {
  const REPORT = writeGoodReport();
  const report = (server: GitHubServer, payload: unknown = makeEarlierRun()) =>
    runWithComment(GOOD, { server, payload, event: "workflow_run", inputs: { report: REPORT } });

  test("the pull request is the open one with its head, and the result is labelled as not verified", async () => {
    const server = await pullServer();
    const closed = { ...makePull(FIRST, 6), state: "closed" as const };
    server.repository.conversation.pulls = [closed, makePull(FIRST, 8, 1), makePull(SECOND, 9), makePull(FIRST)];
    const ended = await report(server);
    expect([ended.status, listNotices(ended)]).toEqual([0, []]);
    expect(listMarked(server).map((one) => (one as { pull?: number }).pull)).toEqual([7]);
    expect(bodiesOf(server)[0]?.split("\n")[1]).toMatch(/^⚠️ \*\*Not verified\*\*: a job of the pull request /u);
  });

  test.each<[string, unknown, readonly ReturnType<typeof makePull>[], string]>([
    [
      "no open one",
      makeEarlierRun(),
      [makePull(SECOND)],
      "no open pull request has the last commit 1111111 of mallory:work",
    ],
    [
      "two open ones",
      makeEarlierRun(),
      [makePull(FIRST), makePull(FIRST, 8)],
      "2 open pull requests have the last commit",
    ],
    [
      "a repository that is gone",
      makeEarlierRun({ head_repository: null }),
      [makePull(FIRST)],
      "GitHub names no branch",
    ],
  ])("with %s there is no comment, and a notice says so", async (_, payload, pulls, words) => {
    const server = await pullServer();
    server.repository.conversation.pulls = [...pulls];
    const ended = await report(server, payload);
    expect([ended.status, bodiesOf(server)]).toEqual([0, []]);
    expect(listNotices(ended)).toEqual([expect.stringContaining(words)]);
  });

  test("the order is that of the earlier runs, not of those that report them", async () => {
    const server = await pullServer();
    await report(server, makeEarlierRun({ run_number: 6 }));
    const [body] = bodiesOf(server);
    expect(parseMarker(body ?? "")).toMatchObject({ run: 6, attempt: 1, commit: FIRST });
    const late = await report(server, makeEarlierRun({ run_number: 5 }));
    expect(late.output).toContain("A later run has written the comment.\n");
    expect(bodiesOf(server)).toEqual([body]);
  });

  test("of a push there is nothing to do", async () => {
    const server = await pullServer();
    await report(server, makeEarlierRun({ event: "push" }));
    expect(server.requests).toEqual([]);
  });
});
