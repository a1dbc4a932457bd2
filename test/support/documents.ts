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
