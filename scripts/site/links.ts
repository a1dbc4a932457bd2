import { existsSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { listHeadings, listLinks, makeParser } from "./markdown.js";
import type { SitePage } from "./pages.js";

/** Where a link of a page leads: another page, a file that the site has a copy of, the repository, or nowhere. */
export type Target =
  | { readonly kind: "outside" }
  | { readonly kind: "page"; readonly page: SitePage; readonly anchor: string }
  | { readonly kind: "copied" | "repository"; readonly path: string; readonly isFolder: boolean }
  | { readonly kind: "dead" };

/** Files that a page shows or offers, which the site brings along. */
const COPIED = /^docs\/.*\.(?:svg|png|jpe?g|gif|yaml)$/u;

export function findTarget(root: string, pages: readonly SitePage[], from: SitePage, href: string): Target {
  if (/^[a-z][a-z\d+.-]*:/iu.test(href)) return { kind: "outside" };
  const [given = "", anchor = ""] = href.split("#");
  const path = given === "" ? from.path : posix.join(posix.dirname(from.place), decodeURIComponent(given));
  const page = given === "" ? from : pages.find((one) => one.path === path || one.place === path);
  if (page) return { kind: "page", page, anchor };
  const file = join(root, path);
  if (path.startsWith("../") || !existsSync(file)) return { kind: "dead" };
  return { kind: COPIED.test(path) ? "copied" : "repository", path, isFolder: statSync(file).isDirectory() };
}

/** The address of a target, from the root of the site. */
export function makeHref(target: Target, href: string, repository: string): string {
  switch (target.kind) {
    case "outside":
    case "dead":
      return href;
    case "page":
      return `/${target.page.address}${target.anchor === "" ? "" : `#${target.anchor}`}`;
    case "copied":
      return `/${copyOf(target.path)}`;
    case "repository":
      return `${repository}/${target.isFolder ? "tree" : "blob"}/HEAD/${target.path}`;
  }
}

/** Where the site has its copy of a file below docs/. */
export function copyOf(path: string): string {
  return path.slice("docs/".length);
}

/** The links of some pages that lead nowhere, each as a sentence. */
export function findDeadLinks(root: string, pages: readonly SitePage[], some: readonly SitePage[]): readonly string[] {
  const parser = makeParser();
  const anchors = new Map<SitePage, ReadonlySet<string>>();
  const hasAnchor = (page: SitePage, anchor: string): boolean => {
    const known = anchors.get(page) ?? new Set(listHeadings(parser, page.text).map((heading) => heading.anchor));
    anchors.set(page, known);
    return known.has(anchor);
  };
  const isDead = (from: SitePage, href: string): boolean => {
    const target = findTarget(root, pages, from, href);
    const anchor = /#(.*)/u.exec(href)?.[1] ?? "";
    // The start page of the site is not README.md, and has none of its headings.
    if (target.kind === "page") {
      const isOfStart = target.page.address === "" && from !== target.page;
      return anchor !== "" && (isOfStart || !hasAnchor(target.page, anchor));
    }
    // GitHub has anchors for the lines of a file.
    return target.kind === "dead" || (target.kind !== "outside" && anchor !== "" && !/^L\d/u.test(anchor));
  };
  return some.flatMap((from) =>
    listLinks(parser, from.text).flatMap(({ href }) =>
      isDead(from, href) ? [`${from.path}: the link ${href} leads nowhere`] : [],
    ),
  );
}

/** The files that the pages show or offer. */
export function listCopied(root: string, pages: readonly SitePage[]): readonly string[] {
  const parser = makeParser();
  const paths = pages.flatMap((from) =>
    listLinks(parser, from.text).flatMap(({ href }) => {
      const target = findTarget(root, pages, from, href);
      return target.kind === "copied" ? [target.path] : [];
    }),
  );
  return [...new Set(paths)];
}
