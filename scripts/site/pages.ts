import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, posix } from "node:path";
import { pagePaths, publishedPage } from "../pages.js";
import { listHeadings, listLinks, makeParser } from "./markdown.js";

/** One page of the site, which is one Markdown file of the repository. */
export interface SitePage {
  /** Relative to the root of the repository. */
  readonly path: string;
  /** What its links are relative to: the published copy of a check's page, else itself. */
  readonly place: string;
  /** Below the root of the site: empty for the start page, else with a slash at its end. */
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly pages: readonly ListedPage[];
}

/** A page with its short title in a list. */
export interface ListedPage extends SitePage {
  readonly label: string;
}

const START = "README.md";
const LIST = "docs/README.md";
/** The addresses of pages that stand elsewhere in the repository. */
const ADDRESSES: Readonly<Record<string, string>> = {
  [START]: "",
  [LIST]: "all/",
  "CHANGELOG.md": "project/changelog/",
  "SECURITY.md": "project/security/",
  "CONTRIBUTING.md": "maintainers/contributing/",
};

/** Every page of the site. A new file below docs/ or src/checks/ becomes a page by itself. */
export function readPages(root: string): readonly SitePage[] {
  const documents = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((name) => `docs/${name.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"));
  const paths = new Set([...Object.keys(ADDRESSES), ...documents, ...pagePaths(root)]);
  return [...paths]
    .filter((path) => existsSync(join(root, path)))
    .toSorted()
    .map((path) => makePage(path, readFileSync(join(root, path), "utf8")));
}

/**
 * The page of a Markdown file.
 *
 * @throws {Error} if it has no title.
 */
export function makePage(path: string, source: string): SitePage {
  const isCheck = path.startsWith("src/checks/");
  const text = isCheck ? publishedPage(source) : source;
  const title = listHeadings(makeParser(), text).find(({ level }) => level === 1)?.text;
  if (title === undefined) throw new Error(`${path} has no title: write "# Title" at its top`);
  return { path, place: isCheck ? `dist/checks/${basename(path)}` : path, address: addressOf(path), title, text };
}

/** `docs/guides/editors.md` is at `guides/editors/`, and the page of a check at `checks/<id>/`. */
function addressOf(path: string): string {
  const own = ADDRESSES[path];
  if (own !== undefined) return own;
  if (path.startsWith("src/checks/")) return `checks/${basename(path, ".md")}/`;
  return `${path.replace(/^docs\/|(?:\/README)?\.md$/gu, "")}/`;
}

/** The pages that are not a check's, in the order of docs/README.md; what it does not list comes behind, by folder. */
export function listSections(pages: readonly SitePage[]): readonly Section[] {
  const others = pages.filter(({ path }) => path !== START && !path.startsWith("src/checks/"));
  const list = pages.find(({ path }) => path === LIST);
  const sections = new Map<string, ListedPage[]>();
  const add = (title: string, page: SitePage, label: string): void => {
    const isListed = [...sections.values()].some((section) => section.some(({ path }) => path === page.path));
    if (!isListed) sections.set(title, [...(sections.get(title) ?? []), { ...page, label }]);
  };
  if (list) {
    for (const { href, text, heading } of listLinks(makeParser(), list.text)) {
      const page = others.find(({ path }) => path === posix.join("docs", href.replace(/#.*/u, "")));
      if (page) add(heading, page, text);
    }
  }
  for (const page of others.filter((one) => one !== list)) add(titleOf(page, sections), page, page.title);
  return [...sections].map(([title, listed]) => ({ title, pages: listed }));
}

/** The section of a page that docs/README.md does not list: that of its neighbours. */
function titleOf({ path }: SitePage, sections: ReadonlyMap<string, readonly ListedPage[]>): string {
  const near = [...sections].find(([, pages]) => pages.some((page) => dirname(page.path) === dirname(path)));
  return near?.[0] ?? "Reference";
}

/** Whether only those who work on this project read it: no user finds it in the navigation or the search. */
export function isForMaintainers({ address }: SitePage): boolean {
  return address.startsWith("maintainers/");
}

/** The pages of the checks, by their subjects. */
export function listSubjects(pages: readonly SitePage[]): readonly Section[] {
  const ofChecks = pages.filter(({ path }) => path.startsWith("src/checks/"));
  const subjects = new Set(ofChecks.map(({ path }) => dirname(path)));
  return [...subjects].map((folder) => ({
    title: basename(folder),
    pages: ofChecks.filter(({ path }) => dirname(path) === folder).map((page) => ({ ...page, label: page.title })),
  }));
}
