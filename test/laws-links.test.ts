import { existsSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { describe, expect, test } from "vitest";
import { publishedPage } from "../scripts/pages.js";
import { DOCUMENTS, GUIDES, listAnchors, readDocument } from "./support/documents.js";
import { ROOT } from "./support/project.js";

/** The links of a document that lead to no file, or to no heading of it. */
function findBrokenLinks(document: string, text: string): readonly string[] {
  const prose = text.replace(/^( *)```[^]*?^\1```$/gmu, "").replace(/`[^`\n]*`/gu, "");
  const links = [...prose.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/gu)].map(([, link = ""]) => link);
  return links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = path === "" ? document : posix.join(dirname(document), decodeURI(path));
    if (!existsSync(join(ROOT, target))) return true;
    if (anchor === undefined || /^L\d/u.test(anchor)) return false;
    return !target.endsWith(".md") || !listAnchors(target === document ? text : readDocument(target)).includes(anchor);
  });
}

test.each(DOCUMENTS)("every link of %s to a file of the repository leads to it, and to a heading of it", (document) => {
  const text = readDocument(document);
  const isPage = document.startsWith("src/checks/");
  const [place, shown] = isPage ? [`dist/checks/${posix.basename(document)}`, publishedPage(text)] : [document, text];
  expect(findBrokenLinks(place, shown)).toEqual([]);
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
  test.each([
    ["to a file that does not exist", "[a](docs/no-such-page.md)"],
    ["to a heading that does not exist", "[a](docs/README.md#no-such-heading)"],
    ["to a heading of its own that does not exist", "# Here\n[a](#there)"],
    ["to a heading of a file that has none", "[a](package.json#scripts)"],
  ])("%s", (_, text) => {
    expect(findBrokenLinks("README.md", text)).toHaveLength(1);
  });

  test("never in code, and never for a heading that is there twice", () => {
    const text = "# Twice & more\n# Twice & more\n`[a](x.md)` [b](#twice--more-1) [c](docs/README.md#guides)\n";
    expect(findBrokenLinks("README.md", text)).toEqual([]);
  });
});
