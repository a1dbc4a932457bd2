import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { listFaults } from "./english-rules.js";
import { listMarkdownTexts, listSourceTexts, type ReadText } from "./english-texts.js";

/** Reads every text that the project shows to a person, and ends with status 1 if one breaks a rule. */

const ROOT = resolve(import.meta.dirname, "..", "..");
const PAGES = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "fixtures/README.md", "editors/vscode/README.md"],
];

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.(?:md|ts)$/u.test(path) && !path.startsWith("src/generated/"));
}

function listTexts(path: string): readonly ReadText[] {
  const content = readFileSync(join(ROOT, path), "utf8");
  if (path.endsWith(".md")) return listMarkdownTexts(content);
  if (path.endsWith(".ts")) return listSourceTexts(path, content);
  return Object.values(
    (parse(content) as { readonly inputs: Readonly<Record<string, { description: string }>> }).inputs,
  ).map(({ description }) => ({ line: 1, text: description.replaceAll(/`[^`]*`/gu, "`code`") }));
}

const only = process.argv.slice(2);
const files = [
  ...PAGES,
  "action.yml",
  ...listFiles("docs"),
  ...listFiles("src"),
  ...listFiles("editors/vscode/src"),
].filter((path) => only.length === 0 || only.some((start) => path.startsWith(start)));
let count = 0;
for (const path of files) {
  for (const { line, text } of listTexts(path)) {
    for (const fault of listFaults(text)) {
      count += 1;
      process.stderr.write(`${path}:${String(line)}  ${fault}\n`);
    }
  }
}
process.stdout.write(
  count === 0 ? `The English of ${String(files.length)} files is plain.\n` : `${String(count)} faults\n`,
);
process.exitCode = count === 0 ? 0 : 1;
