import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import MarkdownIt from "markdown-it";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHROMIUM, openBrowser, type BrowserPage } from "../../scripts/chromium.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { findViolations } from "../support/axe.js";
import { listMarked, pullServer, runWithComment } from "../support/commented.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { TAG, taggedPlugin } from "../support/release.js";

const VIEWS = [
  { width: 1280, height: 900, scheme: "dark" },
  { width: 360, height: 740, scheme: "light", isPhone: true },
] as const;
const PUSHED = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };

/** How GitHub shows Markdown: its width, its colours, and tables and code in frames of their own. */
const STYLE = `
  :root { color-scheme: light dark; color: light-dark(#1f2328, #f0f6fc); background: light-dark(#ffffff, #0d1117) }
  body { font: 16px/1.5 sans-serif; max-width: 1012px; margin: 0 auto; padding: 16px; overflow-wrap: break-word }
  a { color: light-dark(#0969da, #4493f8) }
  table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0 }
  pre { overflow: auto } code { white-space: break-spaces } pre code { white-space: pre }`;

function renderJob(summary: string): string {
  // GitHub lets the keyboard scroll what is wider than the page.
  const body = new MarkdownIt({ html: true, linkify: true })
    .render(summary)
    .replace(/<(?:pre|table)(?=>)/gu, '$& tabindex="0"');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Summary of a job</title><style>${STYLE}</style><main><h1>Summary of a job</h1>${body}</main></html>`;
  const file = join(temporaryFolder(), "summary.html");
  writeFileSync(file, page);
  return pathToFileURL(file).href;
}

/** The rows of tables whose number of cells is not that of the row above, and what was to be a row and is none. */
function findBrokenRows(summary: string): readonly string[] {
  const rows = summary.split("\n").map((line) => (line.startsWith("|") ? line.split(/(?<!\\)\|/u).length : 0));
  const uneven = summary.split("\n").filter((_, at) => {
    const [above = 0, own = 0] = [rows[at - 1], rows[at]];
    return own > 0 && above > 0 && own !== above;
  });
  const shown = new MarkdownIt({ html: true }).parse(summary, {}).filter(({ type }) => type === "tr_open").length;
  const written = rows.filter((cells, at) => cells > 0 && !/^\|(?: :?-+:? \|)+$/u.test(summary.split("\n")[at] ?? ""));
  return shown === written.length ? uneven : [...uneven, `${String(shown)} of ${String(written.length)} rows`];
}

const SUMMARIES: Readonly<Record<string, () => Promise<string>>> = {
  "a plugin with mistakes, and one without": async () => {
    const workspace = temporaryFolder();
    wholePlugin({}, join(workspace, "good"));
    cpSync(join(ROOT, "fixtures", "whole", "weather-widget-broken"), join(workspace, "broken"), { recursive: true });
    return (await startActionHere({ workspace, inputs: { path: "*", "run-scripts": "false" } })).summary;
  },
  "a pull request, as its comment": async () => {
    const server = await pullServer();
    const workspace = temporaryFolder();
    cpSync(join(ROOT, "fixtures", "whole", "weather-widget-broken"), workspace, { recursive: true });
    await runWithComment(workspace, { server });
    return listMarked(server)[0]?.body ?? "";
  },
  "a release": () => release({}),
  "a plan": () => release({ "dry-run": "true" }),
  "a conflict": () =>
    release({}, (server) => {
      const published = server.repository.add({ tag_name: TAG, draft: false });
      server.repository.addAsset(published, "weather-widget-1.4.0.zip", Buffer.from("other"));
    }),
  "a refused release": () => release({}, undefined, { GITHUB_EVENT_NAME: "workflow_run" }),
};

async function release(
  inputs: Readonly<Record<string, string>>,
  prepare?: (server: ReleaseServer) => void,
  env: Readonly<Record<string, string>> = PUSHED,
): Promise<string> {
  const server = await releaseServer();
  const workspace = taggedPlugin(server);
  prepare?.(server);
  const given = { command: "release", tag: TAG, targets: "github-release", "github-token": RELEASE_TOKEN, ...inputs };
  return (await startActionHere({ workspace, inputs: given, env: { GITHUB_API_URL: server.url, ...env } })).summary;
}

describe.skipIf(!existsSync(CHROMIUM))("on GitHub", () => {
  let browser: BrowserPage;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  nightly.each(Object.entries(SUMMARIES))(
    "the summary of %s has whole tables, fits, and axe finds nothing wrong",
    async (_, summarize) => {
      const summary = await summarize();
      expect(findBrokenRows(summary)).toEqual([]);
      const page = renderJob(summary);
      for (const view of VIEWS) {
        await browser.show(view);
        await browser.open(page);
        await browser.evaluate("for (const one of document.querySelectorAll('details')) one.open = true");
        const width = Number(await browser.evaluate("document.documentElement.scrollWidth"));
        expect.soft(width, "is wider than its window").toBeLessThanOrEqual(view.width);
        expect.soft(await findViolations(browser)).toEqual([]);
      }
    },
  );
});

test("a broken table is found", () => {
  expect(findBrokenRows("| a | b |\n| --- | --- |\n| c |\n")).toEqual(["| c |"]);
  expect(findBrokenRows("text\n| a | b |\n| --- |\n")).toEqual(["| --- |", "0 of 1 rows"]);
});
