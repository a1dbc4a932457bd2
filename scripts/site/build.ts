import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import Eleventy from "@11ty/eleventy";
import { build } from "vite";
import { copyOf, findDeadLinks, findTarget, listCopied, makeHref } from "./links.js";
import { listHeadings, listParts, makeParser } from "./markdown.js";
import { listSections, listSubjects, readPages, type SitePage } from "./pages.js";
import { indexPages } from "./search.js";

const NOT_FOUND: SitePage = {
  path: "404.md",
  place: "404.md",
  address: "404.html",
  title: "Page not found",
  text: "# Page not found\n\nSearch for it above, or begin at the [start page](README.md).\n",
};

/** What a search engine shows of a page at most. */
const DESCRIPTION = 160;

/**
 * Writes the site of the project's pages into a folder, and returns their number.
 *
 * @throws {Error} if a link leads nowhere.
 */
export async function buildSite(root: string, output: string): Promise<number> {
  const pages = readPages(root);
  const dead = findDeadLinks(root, pages, pages);
  if (dead.length > 0) throw new Error(dead.join("\n"));
  const repository = readRepository(root);
  const all = [...pages, NOT_FOUND];
  const hrefOf = (from: SitePage, href: string): string =>
    makeHref(from, findTarget(root, pages, from, href), href, repository.url);
  rmSync(output, { recursive: true, force: true });
  const eleventy = new Eleventy("site", relative(root, output), {
    quietMode: true,
    configPath: null,
    config(config) {
      config.setTemplateFormats(["md"]);
      config.setLibrary(
        "md",
        makeParser((href, env) => hrefOf((env as { readonly shown: SitePage }).shown, href)),
      );
      for (const shown of all)
        config.addTemplate(`site/${shown.path}`, shown.text, describePage(shown, pages, repository));
      config.addPassthroughCopy({
        "site/assets": "assets",
        ...Object.fromEntries(listCopied(root, pages).map((path) => [path, copyOf(path)])),
      });
    },
  });
  await eleventy.write();
  await bundleSearch(root, join(output, "assets"));
  writeFileSync(join(output, "search.json"), JSON.stringify(indexPages(pages)));
  return all.length;
}

async function bundleSearch(root: string, output: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: {
      lib: { entry: join(root, "site", "search.js"), formats: ["es"], fileName: () => "search.js" },
      outDir: output,
      emptyOutDir: false,
    },
  });
}

interface Repository {
  readonly name: string;
  readonly version: string;
  readonly url: string;
}

function readRepository(root: string): Repository {
  const { name, version, repository } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    readonly name: string;
    readonly version: string;
    readonly repository: { readonly url: string };
  };
  return { name, version, url: repository.url.replace(/^git\+|\.git$/gu, "") };
}

/** What site/_includes/page.njk shows around the text of a page. */
function describePage(shown: SitePage, pages: readonly SitePage[], { name, version, url }: Repository): object {
  const isMissing = shown === NOT_FOUND;
  const linkTo = (page: SitePage): object => ({
    title: page.title,
    href: makeHref(shown, { kind: "page", page, anchor: "" }, "", url),
    isCurrent: page === shown,
  });
  const start = pages.filter(({ address }) => address === "").map((page) => ({ ...linkTo(page), title: "Overview" }));
  const list = pages.filter(({ address }) => address === "docs/").map(linkTo);
  const sections = [
    { title: "Start", links: [...start, ...list] },
    ...listSections(pages).map(({ title, pages: listed }) => ({ title, links: listed.map(linkTo) })),
    ...listSubjects(pages).map(({ title, pages: listed }) => ({
      title: `${title} checks`,
      links: listed.map(linkTo),
      isFolded: true,
      isOpen: listed.includes(shown),
    })),
  ];
  return {
    layout: "page.njk",
    // What another template language would replace, such as ${{ github.token }}, is text here.
    templateEngineOverride: "md",
    permalink: isMissing ? shown.address : `${shown.address}index.html`,
    shown,
    name,
    version,
    sections,
    repository: url,
    address: shown.address,
    title: shown.title,
    description: listParts(makeParser(), shown.text)[0]?.body.slice(0, DESCRIPTION) ?? "",
    up: "../".repeat(shown.address.split("/").length - 1),
    // GitHub Pages shows this page for every address that it does not know, in any folder.
    ...(isMissing ? { base: `/${name}/` } : { source: `${url}/blob/HEAD/${shown.path}` }),
    headings: listHeadings(makeParser(), shown.text).filter(({ level }) => level === 2 || level === 3),
  };
}
