import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { checks } from "../../src/checks/index.js";
import { showBlocks } from "./blocks.js";
import { copyOf, findDeadLinks, findTarget, listCopied, makeHref } from "./links.js";
import { isForMaintainers, listSections, listSubjects, readPages, type SitePage } from "./pages.js";

/** What site/.vitepress/config.mjs reads. */
interface Navigation {
  readonly repository: string;
  /** The folder of the server, such as `/plugin-preflight/`. */
  readonly base: string;
  readonly version: string;
  readonly sections: readonly SidebarSection[];
  readonly subjects: readonly SidebarSection[];
  /** Words that people search for, and that the text of a page does not have. */
  readonly words: Readonly<Record<string, string>>;
}

interface SidebarSection {
  readonly text: string;
  readonly items: readonly { readonly text: string; readonly link: string }[];
}

/** Where a page has moved from. */
type Moves = Readonly<Record<string, string>>;

/**
 * Writes what VitePress builds the site from into a folder: pages/, and navigation.json. Returns the number of pages.
 *
 * @throws {Error} if a link leads nowhere.
 */
export function stageSite(root: string, folder: string, repository: string): number {
  const pages = readPages(root);
  const dead = findDeadLinks(root, pages, pages);
  if (dead.length > 0) throw new Error(dead.join("\n"));
  const url = `https://github.com/${repository}`;
  const write = (path: string, text: string): void => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const linkFrom = (from: SitePage, href: string): string => makeHref(findTarget(root, pages, from, href), href, url);
  const nameOwner = (text: string): string => text.replaceAll("OWNER/plugin-preflight", repository);

  rmSync(folder, { recursive: true, force: true });
  for (const page of pages.filter(({ address }) => address !== "")) {
    const text = nameOwner(mapLinks(page.text, (href) => linkFrom(page, href)));
    const shown = showBlocks(text).replace("<!-- checks -->", "<CheckFilter />");
    write(`pages/${page.address}index.md`, `${describe(page, url)}${shown}`);
  }
  const start = readFileSync(join(root, "site", "start.md"), "utf8");
  write("pages/index.md", nameOwner(start.replaceAll("CHECKS", String(checks.length))));
  for (const path of listCopied(root, pages))
    cpSync(join(root, path), join(folder, "pages", "public", copyOf(path)), { recursive: true });
  const base = `/${repository.split("/")[1] ?? ""}/`;
  const moves = JSON.parse(readFileSync(join(root, "site", "moved.json"), "utf8")) as Moves;
  for (const [from, to] of Object.entries(moves)) write(`pages/public/${from}index.html`, redirectTo(`${base}${to}`));
  write("navigation.json", JSON.stringify(makeNavigation(root, pages, { repository: url, base })));
  return pages.length;
}

function makeNavigation(
  root: string,
  pages: readonly SitePage[],
  about: Pick<Navigation, "repository" | "base">,
): Navigation {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string };
  const words = JSON.parse(readFileSync(join(root, "site", "search-words.json"), "utf8")) as Navigation["words"];
  const list = (sections: ReturnType<typeof listSections>): readonly SidebarSection[] =>
    sections.map(({ title, pages: listed }) => ({
      text: title,
      items: listed.map(({ label, address }) => ({ text: label, link: `/${address}` })),
    }));
  return { ...about, version, words, sections: list(listSections(pages)), subjects: list(listSubjects(pages)) };
}

/** The front matter of a page. */
function describe(page: SitePage, url: string): string {
  const values = {
    title: page.title,
    edit: `${url}/edit/main/${page.path}`,
    search: !isForMaintainers(page) && page.address !== "all/",
    outline: page.path.startsWith("src/checks/") ? 2 : [2, 3],
  };
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join("")}---\n\n`;
}

/** A text of Markdown with other links. What is code has none. */
export function mapLinks(text: string, map: (href: string) => string): string {
  return text.replace(
    /(^ *```[^]*?^ *```$|`[^`\n]+`)|(\]\(|\s(?:href|src|srcset)=")([^)\s"]+)/gmu,
    (whole, code: string | undefined, lead = "", href = "") =>
      code === undefined ? `${String(lead)}${map(String(href))}` : whole,
  );
}

function redirectTo(address: string): string {
  return `<!doctype html>
<html lang="en">
<title>This page has moved</title>
<meta http-equiv="refresh" content="0; url=${address}">
<link rel="canonical" href="${address}">
<a href="${address}">This page has moved</a>
</html>
`;
}
