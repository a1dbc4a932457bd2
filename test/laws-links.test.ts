import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { pagePaths, publishedPage } from "../scripts/pages.js";
import { findDeadLinks } from "../scripts/site/links.js";
import { listLinks, makeParser } from "../scripts/site/markdown.js";
import { makePage, readPages } from "../scripts/site/pages.js";
import { GUIDES, readDocument } from "./support/documents.js";
import { ROOT } from "./support/project.js";

const PAGES = readPages(ROOT);

test("every link of a document to a file of the repository leads to it, and to a heading of it", () => {
  expect(findDeadLinks(ROOT, PAGES, PAGES)).toEqual([]);
});

test("every link of a check's page leads to a file in its source as well, which people read at GitHub", () => {
  const dead = pagePaths(ROOT).flatMap((path) =>
    listLinks(makeParser(), readDocument(path))
      .map(({ href }) => href.replace(/#.*$/u, ""))
      .filter((href) => href !== "" && !/^[a-z]+:/u.test(href) && !existsSync(join(ROOT, dirname(path), href)))
      .map((href) => `${path}: the link ${href} leads nowhere`),
  );
  expect(dead).toEqual([]);
});

test("docs/README.md lists every page", () => {
  const list = readDocument("docs/README.md");
  const pages = GUIDES.filter((path) => path.startsWith("docs/") && path !== "docs/README.md");
  expect(pages.filter((path) => !list.includes(`](${path.slice("docs/".length)})`))).toEqual([]);
});

test("README.md has at most 12 KB", () => {
  expect(Buffer.byteLength(readDocument("README.md"))).toBeLessThanOrEqual(12 * 1024);
});

describe("a link is broken", () => {
  const findIn = (path: string, text: string): readonly string[] =>
    findDeadLinks(ROOT, PAGES, [makePage(path, `# Here\n\n${text}`)]);

  test.each([
    ["to a file that does not exist", "[a](docs/no-such-page.md)", "docs/no-such-page.md"],
    ["to a heading that does not exist", "[a](docs/README.md#no-such-heading)", "docs/README.md#no-such-heading"],
    ["to a heading of its own that does not exist", "[a](#there)", "#there"],
    ["to a heading of a file that has none", "[a](package.json#scripts)", "package.json#scripts"],
    ["out of the repository", "[a](../etc/passwd)", "../etc/passwd"],
    [
      "in HTML, and of a picture",
      '<a href="docs/x.md">a</a> ![b](docs/reference/sdk.md)\n\n<img src="y.png">',
      "docs/x.md",
      "y.png",
    ],
  ])("%s", (_, text, ...links) => {
    expect(findIn("README.md", text)).toEqual(links.map((link) => `README.md: the link ${link} leads nowhere`));
  });

  test("never in code, and never for a heading that is there twice", () => {
    const text = "# Twice & more\n# Twice & more\n`[a](x.md)` [b](#twice--more-1) [c](docs/README.md#guides)\n";
    expect(findIn("README.md", text)).toEqual([]);
  });
});

test("no published page of a check has two blank lines where the generator's marks were", () => {
  const pages = pagePaths(ROOT).map((path) => publishedPage(readDocument(path)));
  expect(pages.filter((text) => /\n\n\n|<!--|\n\n$/u.test(text))).toEqual([]);
});
