import { readFileSync } from "node:fs";
import { join } from "node:path";
import MiniSearch from "minisearch";
import { expect, test } from "vitest";
import { PICTURES } from "../scripts/documents.js";
import { findTarget, listCopied, makeHref } from "../scripts/site/links.js";
import { makeParser } from "../scripts/site/markdown.js";
import { listSections, listSubjects, makePage, readPages } from "../scripts/site/pages.js";
import { SEARCH } from "../scripts/site/search-options.js";
import { indexPages } from "../scripts/site/search.js";
import { checks } from "../src/checks/index.js";
import { DOCUMENTS } from "./support/documents.js";
import { findParserErrors } from "./support/github-parser.js";
import { ROOT } from "./support/project.js";

const PAGES = readPages(ROOT);
const REPOSITORY = "https://git.example/owner/plugin-preflight";
const hrefOf = (from: string, href: string): string => {
  const page = makePage(from, "# Here");
  return makeHref(page, findTarget(ROOT, PAGES, page, href), href, REPOSITORY);
};

test.each([
  ["README.md", "docs/reference/inputs.md#inputs", "reference/inputs/#inputs"],
  ["docs/reference/inputs.md", "../../README.md", "../../"],
  ["docs/release/github.md", "../../CHANGELOG.md", "../../changelog/"],
  ["docs/reference/checks.md", "../../dist/checks/manifest-name.md", "../../checks/manifest-name/"],
  ["src/checks/manifest/manifest-name.md", "bundle-present.md", "../../checks/bundle-present/"],
  ["README.md", "docs/pull-request.svg", "pull-request.svg"],
  ["README.md", "action.yml", `${REPOSITORY}/blob/HEAD/action.yml`],
  ["README.md", "fixtures/whole", `${REPOSITORY}/tree/HEAD/fixtures/whole`],
  ["README.md", "https://nodejs.org", "https://nodejs.org"],
])("%s leads by %s to %s", (from, href, expected) => {
  expect(hrefOf(from, href)).toBe(expected);
});

test("every page is in the list of pages, and a new one comes by itself", () => {
  const added = ["docs/new.md", "docs/guides/new.md", "docs/deep/er/new.md"].map((path) => makePage(path, "# New"));
  const listed = [...listSections([...PAGES, ...added]), ...listSubjects(PAGES)].flatMap(({ pages }) => pages);
  const unlisted = [...PAGES, ...added].filter((page) => !listed.includes(page)).map(({ path }) => path);
  expect(unlisted).toEqual(["README.md", "docs/README.md"]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("every document is a page", () => {
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(DOCUMENTS.toSorted());
});

test("no two pages have one address", () => {
  const addresses = PAGES.map(({ address }) => address);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  expect(listCopied(ROOT, PAGES).length).toBeGreaterThan(0);
});

test("the search finds every check by its id first, and what a person remembers of it", () => {
  const index = MiniSearch.loadJSON<{ id: string }>(JSON.stringify(indexPages(PAGES)), SEARCH);
  const best = (words: string): unknown => index.search(words)[0]?.id;
  for (const { id } of checks) expect.soft(best(id), id).toBe(`checks/${id}/`);
  expect(best("manifest-nam")).toBe("checks/manifest-name/");
  expect(best("exit status")).toMatch(/^reference\/exit-codes\//u);
  expect(index.search("zzzzqqqq")).toEqual([]);
});

test.each([
  ["how to publish", "release/"],
  ["release", "release/"],
  ["pull request", "guides/pull-requests/"],
  ["how do I suppress a finding", "guides/suppress-findings/"],
  ["first plugin", "start/first-plugin/"],
  ["gitlab", "guides/gitlab/"],
  ["preview", "guides/preview/"],
])("the search for %j leads to what a user does: %s", (words, expected) => {
  const index = MiniSearch.loadJSON<{ id: string }>(JSON.stringify(indexPages(PAGES)), SEARCH);
  expect(String(index.search(words)[0]?.id)).toMatch(new RegExp(`^${expected}`, "u"));
});

test("every picture comes from a script, and a test compares it", () => {
  const pictures = listCopied(ROOT, PAGES).filter((path) => !path.endsWith(".yaml"));
  // Most are texts made from the code, and test/e2e/pictures.test.ts compares what is in the others.
  const taken = ["docs/images/marketplace.png", "docs/images/preview.png"];
  expect(pictures.toSorted()).toEqual([...Object.keys(PICTURES), ...taken].toSorted());
});

test("a page has headings as on GitHub, tables that name their columns, and no comments", () => {
  const source = "# A `b` & C\n\n## Twice\n\n## Twice\n\n<!-- x -->\n\n| Key | |\n| --- | --: |\n| `a` | 1 |\n";
  const html = makeParser().render(source, {});
  expect(html).toContain('<h1 id="a-b--c">');
  expect(html).toContain('<h2 id="twice-1">');
  expect(html).toContain('<td data-column="Key"><code>a</code></td>');
  expect(html).not.toMatch(/<!--|style=|<th[^>]*><\/th>/u);
});

test("GitHub's parser accepts the workflow that publishes the site", async () => {
  const workflow = readFileSync(join(ROOT, ".github", "workflows", "site.yml"), "utf8");
  expect(await findParserErrors(workflow)).toEqual([]);
  expect(await findParserErrors(workflow.replace("runs-on:", "runs:"))).not.toEqual([]);
  for (const [line] of workflow.matchAll(/uses: .*/gu)) expect(line).toMatch(/@[\da-f]{40} # v[\d.]+$/u);
});
