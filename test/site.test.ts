import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PICTURES } from "../scripts/documents.js";
import { showBlocks } from "../scripts/site/blocks.js";
import { findTarget, listCopied, makeHref } from "../scripts/site/links.js";
import { isForMaintainers, listSections, listSubjects, makePage, readPages } from "../scripts/site/pages.js";
import { mapLinks } from "../scripts/site/stage.js";
import { FRAMEWORKS, listTemplates } from "../src/create/templates.js";
import { DOCUMENTS, readDocument } from "./support/documents.js";
import { findParserErrors } from "./support/github-parser.js";
import { nightly } from "./support/nightly.js";
import { ROOT } from "./support/project.js";

const PAGES = readPages(ROOT);
const REPOSITORY = "https://git.example/owner/plugin-preflight";
const hrefOf = (from: string, href: string): string =>
  makeHref(findTarget(ROOT, PAGES, makePage(from, "# Here"), href), href, REPOSITORY);

test.each([
  ["README.md", "docs/reference/inputs.md#inputs", "/reference/inputs/#inputs"],
  ["docs/reference/inputs.md", "../../README.md", "/"],
  ["docs/release/github.md", "../../CHANGELOG.md", "/project/changelog/"],
  ["docs/reference/checks.md", "../../dist/checks/manifest-name.md", "/checks/manifest-name/"],
  ["src/checks/manifest/manifest-name.md", "bundle-present.md", "/checks/bundle-present/"],
  ["README.md", "docs/pull-request.svg", "/pull-request.svg"],
  ["README.md", "action.yml", `${REPOSITORY}/blob/HEAD/action.yml`],
  ["README.md", "fixtures/whole", `${REPOSITORY}/tree/HEAD/fixtures/whole`],
  ["README.md", "https://nodejs.org", "https://nodejs.org"],
])("%s leads by %s to %s", (from, href, expected) => {
  expect(hrefOf(from, href)).toBe(expected);
});

test("every page is in the list of pages, and a new one comes by itself", () => {
  const added = ["docs/new.md", "docs/guides/new.md", "docs/deep/er/new.md"].map((path) => makePage(path, "# New"));
  const sections = [...listSections([...PAGES, ...added]), ...listSubjects(PAGES)];
  const listed = sections.flatMap(({ pages }) => pages.map(({ path }) => path));
  const unlisted = [...PAGES, ...added].map(({ path }) => path).filter((path) => !listed.includes(path));
  expect(unlisted).toEqual(["README.md", "docs/README.md"]);
  expect(new Set(listed).size).toBe(listed.length);
});

test("no section has pages for users and for maintainers", () => {
  const mixed = listSections(PAGES).filter(({ pages }) => new Set(pages.map(isForMaintainers)).size > 1);
  expect(mixed).toEqual([]);
  expect(listSections(PAGES).map(({ title }) => title)).toEqual([
    "Get started",
    "Guides",
    "Release",
    "Reference",
    "Operate a marketplace",
    "Troubleshooting and FAQ",
    "Project",
    "For maintainers",
  ]);
});

test("every document is a page", () => {
  expect(PAGES.map(({ path }) => path).toSorted()).toEqual(DOCUMENTS.toSorted());
});

nightly("no two pages have one address", () => {
  const addresses = PAGES.map(({ address }) => address);
  expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  expect(listCopied(ROOT, PAGES).length).toBeGreaterThan(0);
});

test("the start page, the old addresses and the words of the search name pages that exist", () => {
  const addresses = new Set(PAGES.map(({ address }) => address));
  const isPage = (address: string): boolean => addresses.has(address.replace(/^\//u, ""));
  const moved = JSON.parse(readDocument("site/moved.json")) as Readonly<Record<string, string>>;
  const words = JSON.parse(readDocument("site/search-words.json")) as Readonly<Record<string, string>>;
  const links = ["site/start.md", "site/.vitepress/config.mjs"].flatMap((path) =>
    [...readDocument(path).matchAll(/\blink: "?(\/[\w/-]+\/)/gu)].map(([, link = ""]) => link),
  );
  expect(links.length).toBeGreaterThan(12);
  expect([...links, ...Object.values(moved), ...Object.keys(words)].filter((one) => !isPage(one))).toEqual([]);
  // An old address that is a page again would hide that page.
  expect(Object.keys(moved).filter(isPage)).toEqual([]);
});

test("every picture comes from a script, and a test compares it", () => {
  const pictures = listCopied(ROOT, PAGES).filter((path) => !path.endsWith(".yaml"));
  // Most are texts made from the code, and test/e2e/pictures.test.ts compares what is in the others.
  const gallery = [undefined, ...FRAMEWORKS].flatMap((framework) =>
    listTemplates(framework).map((name) => `templates/${[name, framework].filter(Boolean).join("-")}`),
  );
  const taken = ["marketplace", "preview", ...gallery].map((name) => `docs/images/${name}.png`);
  expect(pictures.toSorted()).toEqual([...Object.keys(PICTURES), ...taken].toSorted());
});

test("links in code are left alone", () => {
  const text = "[a](x.md) `[b](x.md)` [`c`](x.md)\n\n```sh\n[d](x.md)\n```\n\n![e](x.md)\n";
  expect(mapLinks(text, () => "Y")).toBe(text.replace(/(?<=[ac`!]`?\]\(|!\[e\]\()x\.md(?=\)(?!`))/gu, "Y"));
  expect(mapLinks(text, () => "Y").match(/Y/gu)?.length).toBe(3);
});

test.each([
  [
    "a file name becomes a caption",
    "```yaml\n# .github/workflows/a.yml\non: push\n```\n",
    "::: code-group\n\n```yaml [.github/workflows/a.yml]\non: push\n```\n\n:::\n",
  ],
  ["a comment is no file name", "```yaml\n# Checks it.\non: push\n```\n", "```yaml\n# Checks it.\non: push\n```\n"],
  [
    "what is typed is apart from what is printed",
    "```console\n$ a\nb\n\nc\n$ d\n```\n",
    "```sh\na\n```\n\n```text\nb\n\nc\n```\n\n```sh\nd\n```\n",
  ],
  [
    "npm has tabs for the other package managers",
    "```sh\nnpm install --save-dev husky\nnpm test\n```\n",
    [
      "::: code-group\n",
      "```sh [npm]\nnpm install --save-dev husky\nnpm test\n```\n",
      "```sh [pnpm]\npnpm add --save-dev husky\npnpm test\n```\n",
      "```sh [Yarn]\nyarn add --dev husky\nyarn test\n```\n",
      ":::\n",
    ].join("\n"),
  ],
  ["other commands have none", "```sh\nnpm ci && x\n```\n", "```sh\nnpm ci && x\n```\n"],
])("of a block of code, %s", (_, text, expected) => {
  expect(showBlocks(text)).toBe(expected);
});

test("GitHub's parser accepts the workflow that publishes the site", async () => {
  const workflow = readFileSync(join(ROOT, ".github", "workflows", "site.yml"), "utf8");
  expect(await findParserErrors(workflow)).toEqual([]);
  expect(await findParserErrors(workflow.replace("runs-on:", "runs:"))).not.toEqual([]);
  for (const [line] of workflow.matchAll(/uses: .*/gu)) expect(line).toMatch(/@[\da-f]{40} # v[\d.]+$/u);
});
