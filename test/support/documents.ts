import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pagePaths } from "../../scripts/pages.js";
import { ROOT } from "./project.js";

/** README.md and every page below docs/, README.md first. */
export const GUIDES: readonly string[] = ["README.md", ...listMarkdown("docs")];

/** Every text in Markdown that a reader may open, the pages of the checks included. */
export const DOCUMENTS: readonly string[] = [
  ...GUIDES,
  ...["CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"],
  ...pagePaths(ROOT),
];

function listMarkdown(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".md"))
    .toSorted();
}

export function readDocument(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** A fenced block of code. */
export interface Block {
  readonly language: string;
  readonly text: string;
}

export function listBlocks(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^( *)```([^\n`]*)\n([^]*?)^\1```$/gmu)].map(([, , language = "", text = ""]) => ({
    language,
    text,
  }));
}

/** The addresses of the headings, as GitHub makes them. */
export function listAnchors(markdown: string): readonly string[] {
  const counts = new Map<string, number>();
  const prose = markdown.replace(/^( *)```[^]*?^\1```$/gmu, "");
  return [...prose.matchAll(/^#{1,6} +(.+?) *#*$/gmu)].map(([, heading = ""]) => {
    const slug = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/gu, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\p{M}\- _]/gu, "")
      .replaceAll(" ", "-");
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    return count === 0 ? slug : `${slug}-${String(count)}`;
  });
}
