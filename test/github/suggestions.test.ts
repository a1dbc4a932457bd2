import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Finding, Report } from "../../src/core/report.js";
import { connect } from "../../src/github/client.js";
import { fetchDiff } from "../../src/github/fetch-diff.js";
import { publishSuggestions, type SuggestionResult } from "../../src/github/review.js";
import { makeSuggestions, type Suggestions } from "../../src/reporters/suggestions.js";
import { applyFixes } from "../../src/base/text/edits.js";
import { indexLines } from "../../src/base/text/lines.js";
import type { Edit } from "../../src/base/text/location.js";
import { gitHubServer, TOKEN, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import type { StoredComment } from "../servers/github-repository.js";
import { git, makeRepository } from "../support/git.js";
import { random } from "../support/random.js";
import { reportWith } from "../support/many-findings.js";
import { nightly } from "../support/nightly.js";
import { renderPage } from "../support/rendered-page.js";

const FILE = "manifest.json";
const HEAD = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const LIMITS = { total: 300_000, each: 5_000, pause: 1 };

function edit(line: number, from: number, to: number, text: string, lastLine = line): Edit {
  return { file: FILE, text, range: { start: { line, column: from }, end: { line: lastLine, column: to } } };
}

function reportOf(fixes: readonly (readonly Edit[])[]): Report {
  const { plugins, ...report } = reportWith(fixes.length);
  const withFix = (finding: Finding, at: number): Finding => ({ ...finding, severity: "error", fix: fixes[at] ?? [] });
  return { ...report, plugins: plugins.map((plugin) => ({ ...plugin, findings: plugin.findings.map(withFix) })) };
}

/** The patch that GitHub shows of a file, as git makes it. */
function patchBetween(before: string, after: string): string {
  const folder = makeRepository({ [FILE]: before });
  writeFileSync(join(folder, FILE), after);
  const diff = git(folder, "-c", "core.autocrlf=false", "diff", "--no-color", "--", FILE);
  return diff.slice(diff.indexOf("@@")).replace(/\n$/u, "");
}

/** What GitHub writes when a person accepts suggestions: the lines are replaced, and end as the file's lines do. */
function accepted(text: string, comments: readonly Pick<StoredComment, "body" | "line">[]): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines: (string | undefined)[] = text.split(eol);
  for (const comment of comments) {
    const last = comment.line ?? 0;
    const first = (comment as { start_line?: number }).start_line ?? last;
    const [, , content = ""] = /\n(`{3,})suggestion\n([^]*)\n\1$/u.exec(comment.body) ?? [];
    for (let line = first; line <= last; line++) lines[line - 1] = undefined;
    lines[first - 1] = content.replaceAll("\n", eol);
  }
  return lines.filter((line) => line !== undefined).join(eol);
}

async function onServer(text: string, patch: string, report: Report, faults?: (request: Request) => Fault | undefined) {
  const server = await gitHubServer(faults);
  server.repository.files = [{ filename: FILE, patch }, { filename: "logo.png" }];
  const fixable = report.plugins.flatMap(({ findings }) => findings).length;
  const push = async (head = HEAD): Promise<Suggestions & SuggestionResult & { readonly others: number }> => {
    const access = { token: TOKEN, apiUrl: server.url, repository: "lumen-labs/plugins", limits: LIMITS };
    const github = await connect(access);
    const made = makeSuggestions(report, { source: () => indexLines(text) }, (await fetchDiff(github, 7)).diff);
    const others = fixable - made.suggested.size;
    return { ...made, others, ...(await publishSuggestions(github, { number: 7, head }, made.suggestions)) };
  };
  return { server, push };
}

const LINES = Array.from({ length: 40 }, (_, at) => `  "key_${String(at)}": "value",`);
const TEXT = LINES.join("\n");
const ALL_NEW = patchBetween("", TEXT);
const bodiesOf = ({ repository }: GitHubServer): readonly string[] => repository.comments.map(({ body }) => body);

describe("suggestions that are accepted", () => {
  nightly.each(["\n", "\r\n"])(
    "give exactly what --fix writes, whatever is fixed, with lines that end in %j",
    async (eol) => {
      const below = random(7);
      const text = LINES.join(eol);
      const patch = patchBetween("", text);
      let clashes = 0;
      for (let round = 0; round < 25; round++) {
        const fixes = Array.from({ length: 1 + below(8) }, () => {
          const line = 1 + below(38);
          const last = line + below(2);
          const written = ["x", "", "``` a", `"new",${eol}  "more"`, "````"][below(5)] ?? "";
          return [edit(line, 3, 6, written, last)];
        });
        const { server, push } = await onServer(text, patch, reportOf(fixes));
        const { others, clashing: found } = await push();
        const { text: fixed, applied } = applyFixes(text, fixes);
        const clashing = applied.filter((is) => !is).length;
        if (others !== clashing || found.size !== clashing)
          throw new Error(`${String(others)} are not suggested, and ${String(clashing)} clash`);
        if (accepted(text, server.repository.comments) !== fixed) throw new Error(JSON.stringify(fixes));
        expect(server.wrong).toEqual([]);
        clashes += clashing;
      }
      expect(clashes).toBeGreaterThan(0);
    },
  );

  test("are made in one review, and not again on the next push", async () => {
    const { server, push } = await onServer(TEXT, ALL_NEW, reportOf([[edit(3, 3, 4, "x")], [edit(9, 3, 4, "y")]]));
    expect(await push()).toMatchObject({ made: 2, known: 0, others: 0 });
    expect(await push()).toMatchObject({ made: 0, known: 2, others: 0 });
    expect([server.repository.reviews, server.repository.comments.length]).toEqual([1, 2]);
  });

  nightly("are at most 30 a push, however often its jobs run", async () => {
    const text = Array.from({ length: 200 }, (_, at) => `line ${String(at)}`).join("\n");
    const report = reportOf(Array.from({ length: 80 }, (_, at) => [edit(at * 2 + 1, 1, 2, "x")]));
    const { server, push } = await onServer(text, patchBetween("", text), report);
    await push();
    expect(await push()).toMatchObject({ made: 0, known: 30, left: 50 });
    server.repository.outdate();
    expect(await push()).toMatchObject({ made: 0, known: 0, left: 80 });
    expect(await push("1".repeat(40))).toMatchObject({ made: 30, known: 0, left: 50 });
  });

  test("are made again where those of before are outdated, as nobody can apply them", async () => {
    const { server, push } = await onServer(TEXT, ALL_NEW, reportOf([[edit(3, 3, 4, "x")], [edit(9, 3, 4, "y")]]));
    await push();
    server.repository.outdate();
    expect(await push("1".repeat(40))).toMatchObject({ made: 2, known: 0 });
    expect(await push("2".repeat(40))).toMatchObject({ made: 0, known: 2 });
    expect(server.repository.comments).toHaveLength(4);
  });

  nightly("are known again among thousands of older comments, of which not all are read", async () => {
    const { server, push } = await onServer(TEXT, ALL_NEW, reportOf([[edit(3, 3, 4, "x")], [edit(9, 3, 4, "y")]]));
    const { comments } = server.repository;
    for (let id = 1; id <= 3_100; id++) comments.push({ id, path: FILE, line: 1, body: "Well done" });
    expect(await push()).toMatchObject({ made: 2, known: 0 });
    expect(await push()).toMatchObject({ made: 0, known: 2 });
    expect(comments).toHaveLength(3_102);
  });

  test("are made again if only an untrusted comment has their marks", async () => {
    const { server, push } = await onServer(TEXT, ALL_NEW, reportOf([[edit(3, 3, 4, "x")]]));
    server.repository.author = { login: "mallory", type: "User" };
    await push();
    expect(await push()).toMatchObject({ made: 1, known: 0 });
  });
});

test("of a pull request with more files than GitHub lists, those that it lists get suggestions", async () => {
  for (const [before, made] of [
    [2_999, 1],
    [3_000, 0],
  ] as const) {
    const { server, push } = await onServer(TEXT, ALL_NEW, reportOf([[edit(3, 3, 4, "x")]]));
    const others = Array.from({ length: before }, (_, at) => ({
      filename: `src/${String(at)}.ts`,
      patch: "@@ -0,0 +1 @@\n+1",
    }));
    server.repository.files = [...others, ...server.repository.files];
    expect(await push()).toMatchObject({ made, others: 1 - made });
    expect(server.requests.filter(({ operation }) => operation.includes("/files"))).toHaveLength(30);
  }
});

describe("nothing is suggested", () => {
  nightly.each([
    ["on lines that the diff does not show", TEXT.replace('key_1"', 'key_one"'), edit(20, 3, 4, "x"), TEXT],
    ["over two parts of the diff", TEXT.replace('key_1"', 'k"').replace('key_30"', 'k"'), edit(2, 3, 4, "x", 31), TEXT],
    [
      "where the checkout has other lines than the pull request",
      TEXT.replace('key_2"', 'other"'),
      edit(3, 3, 4, "x"),
      "",
    ],
    ["that would remove a line where it empties it", TEXT, edit(3, 1, 19, ""), ""],
    ["whose characters nobody sees", TEXT, edit(3, 3, 4, "\u202e"), ""],
    ["that mixes line breaks", TEXT, edit(3, 3, 4, "a\r\nb"), ""],
  ])("%s", async (_, after, fix, before) => {
    const source = before === "" ? TEXT : after;
    const line = source.split("\n")[2] ?? "";
    const whole = fix.text === "" ? edit(3, 1, line.length + 1, "") : fix;
    const { server, push } = await onServer(source, patchBetween(before, after), reportOf([[whole]]));
    expect(await push()).toMatchObject({ made: 0, others: 1 });
    expect(server.repository.comments).toEqual([]);
  });
});

describe("when GitHub goes wrong", () => {
  const many = reportOf(Array.from({ length: 12 }, (_, at) => [edit(at * 3 + 1, 3, 4, "x")]));
  const onPost = (fault: Fault) => (request: Request) =>
    request.operation.startsWith("POST") && request.turn === 1 ? fault : undefined;

  test("a line that it refuses does not lose the others, and its answer is kept", async () => {
    const { server, push } = await onServer(TEXT, ALL_NEW, many);
    server.repository.refused.add(`${FILE}:4`);
    expect(await push()).toMatchObject({ made: 11, refused: 1, refusal: { status: 422 } });
    expect(server.repository.comments).toHaveLength(11);
  });

  nightly.each([
    ["502 after it is done"],
    ["cut off after it is done"],
    ["HTML after it is done"],
    ["cut off"],
    ["no answer"],
  ] as const)("each is made once: %s", async (fault) => {
    const { server, push } = await onServer(TEXT, ALL_NEW, many, onPost(fault));
    await push();
    expect(new Set(bodiesOf(server)).size).toBe(12);
    expect(server.repository.comments).toHaveLength(12);
  });

  nightly("more than a person reads are counted", async () => {
    const text = Array.from({ length: 200 }, (_, at) => `line ${String(at)}`).join("\n");
    const report = reportOf(Array.from({ length: 80 }, (_, at) => [edit(at * 2 + 1, 1, 2, "x")]));
    const { push } = await onServer(text, patchBetween("", text), report);
    expect(await push()).toMatchObject({ made: 30, left: 50 });
    expect(await push("1".repeat(40))).toMatchObject({ made: 30, known: 30, left: 20 });
  });
});

test("hostile words neither mention nor link, and do not end the fence", async () => {
  const report = reportOf([[edit(3, 3, 4, "``````\n@team")]]);
  const [plugin] = report.plugins;
  const findings = plugin?.findings.map((finding) => ({
    ...finding,
    message: "@team <img src=x> ![x](https://e.example)\n```",
  }));
  const hostile: Report = { ...report, plugins: plugin && findings ? [{ ...plugin, findings }] : [] };
  const { server, push } = await onServer(TEXT, ALL_NEW, hostile);
  await push();
  const [body = ""] = bodiesOf(server);
  const page = renderPage(body.split("\n")[1] ?? "");
  expect([page.faults, page.links.filter((link) => link.includes("e.example"))]).toEqual([[], []]);
  expect(body).toMatch(/\n`{7}suggestion\n/u);
});
