import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { withoutMarks } from "./generated.js";

const CHECKS = "src/checks";

/** The paths of the pages of all checks, relative to the root of the repository. */
export function pagePaths(root: string): readonly string[] {
  const names = readdirSync(join(root, CHECKS), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".md")).map((name) => `${CHECKS}/${name.replaceAll("\\", "/")}`);
}

/**
 * The path of the page of a check.
 *
 * @throws {Error} if it is missing.
 */
export function pagePath(root: string, check: string): string {
  const path = pagePaths(root).find((one) => basename(one, ".md") === check);
  if (path === undefined) throw new Error(`${check} has no page: write src/checks/<subject>/${check}.md`);
  return path;
}

/** The page as dist/checks/ contains it: one folder up, beside all others, and without the marks of the generator. */
export function publishedPage(text: string): string {
  return withoutMarks(text)
    .replaceAll("](../../../", "](../../")
    .replace(/\]\(\.\.\/[\w-]+\/([\w-]+\.md)/gu, "]($1");
}
