import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { checks } from "../../src/checks/index.js";
import { GUIDES, listBlocks, readDocument } from "./documents.js";
import { filesIn } from "./imports.js";
import { ROOT } from "./project.js";

/** The workflows that README.md and the pages in docs/ offer to paste, the owner and the commit filled in. */
export function pastedWorkflows(): readonly string[] {
  return GUIDES.flatMap(workflowsOf);
}

/** The workflows in a Markdown file. */
export function workflowsOf(document: string): readonly string[] {
  return listBlocks(readDocument(document))
    .filter(({ language, text }) => /^ya?ml$/u.test(language) && text.includes("runs-on:"))
    .map(({ text }) => text.replaceAll("<sha>", "0123456789".repeat(4)).replaceAll("OWNER/", "lumen-labs/"));
}

/** Workflows of all kinds: those of the documents, those of the fixtures, our own. */
export function workflowTexts(): readonly string[] {
  const found = checks
    .flatMap(({ id }) => listFixtureCases(ROOT, id))
    .flatMap(({ folder }) => filesIn(folder))
    .filter((path) => /workflows\/[^/]+\.yml$/u.test(path));
  const own = readdirSync(join(ROOT, ".github", "workflows")).map((name) => join(".github", "workflows", name));
  const texts = [...own, ...found].map((path) => readFileSync(join(ROOT, path), "utf8"));
  return [...new Set([...pastedWorkflows(), ...texts])];
}

/** What means something in YAML, or nearly does. */
const PIECES = [
  ...Array.from(" :#-?,[]{}&*!|>'\"%@`~\n\t\r\\"),
  ...[
    "  ",
    ": ",
    " #",
    "- ",
    "- - ",
    "? ",
    "|\n",
    "|-\n",
    ">\n",
    "|2\n",
    "''",
    '""',
    "{}",
    "[]",
    "null",
    "---\n",
    "...\n",
    "<<: ",
  ],
  ...[
    "key:",
    "key: value",
    "\n\n",
    "\n  ",
    "\n      ",
    "\u00a0",
    "\u2028",
    "\ufeff",
    "é",
    "💥",
    "0x1",
    "1.0",
    "#",
    " # comment\n",
  ],
];
/** A copy with a few changes: lines taken away, repeated or moved, and signs put in or taken out. */
export function changedWorkflow(text: string, next: (bound: number) => number): string {
  let copy = text;
  for (let changes = next(3); changes >= 0; changes--) {
    const at = next(copy.length + 1);
    const lines = copy.split("\n");
    const line = next(lines.length);
    switch (next(7)) {
      case 0:
        copy = copy.slice(0, at) + copy.slice(at + 1 + next(3));
        break;
      case 1:
        copy = lines.toSpliced(line, 1).join("\n");
        break;
      case 2:
        copy = lines.toSpliced(next(lines.length), 0, lines[line] ?? "").join("\n");
        break;
      case 3:
        copy = lines.with(line, `${" ".repeat(next(4))}${lines[line] ?? ""}`).join("\n");
        break;
      case 4:
        copy = lines.with(line, (lines[line] ?? "").replace(/^ {1,2}/u, "")).join("\n");
        break;
      default:
        copy = copy.slice(0, at) + (PIECES[next(PIECES.length)] ?? "") + copy.slice(at);
    }
  }
  return copy;
}
