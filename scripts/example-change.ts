import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { structuredPatch } from "diff";
import type { FixtureCase } from "../src/catalog/fixture-case.js";

const MOST_LINES = 26;
/** Of a file that is new. */
const MOST_NEW_LINES = 6;
const LONGEST_LINE = 120;

/**
 * What makes the case of an example one without a finding, as a difference of text files. It is empty if that takes more
 * than a few short lines.
 */
export function formatChange(root: string, check: string, before: FixtureCase): string {
  const after = readTexts(join(root, "fixtures", check, "silent"));
  const own = readTexts(join(root, before.folder));
  for (const [path, bytes] of before.overlay ?? []) own.set(path, readText(bytes));
  const changed = [...own.keys()].filter((path) => after.has(path) && after.get(path) !== own.get(path)).toSorted();
  const added = [...after.keys()].filter((path) => !own.has(path)).toSorted();
  const lines = [
    ...changed.flatMap((path) => [path, ...formatHunks(own.get(path) ?? "", after.get(path) ?? "")]),
    ...added.flatMap((path) => [path, ...formatNew(after.get(path) ?? "")]),
  ];
  const isShort = lines.length <= MOST_LINES && lines.every((line) => line.length <= LONGEST_LINE);
  return lines.length > 0 && isShort ? `${lines.join("\n")}\n` : "";
}

function formatHunks(before: string, after: string): readonly string[] {
  const { hunks } = structuredPatch("", "", before, after, undefined, undefined, { context: 1 });
  return hunks.flatMap(({ lines }, at) => [
    ...(at === 0 ? [] : [" ..."]),
    ...lines.filter((line) => !line.startsWith("\\")),
  ]);
}

function formatNew(text: string): readonly string[] {
  const lines = text.trimEnd().split("\n");
  const shown = lines.slice(0, MOST_NEW_LINES).map((line) => `+${line}`);
  return lines.length > MOST_NEW_LINES ? [...shown, " ..."] : shown;
}

/** The text files of a folder, by their paths. What is built from others is left out. */
function readTexts(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = files.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return [path.slice(folder.length + 1).replaceAll("\\", "/"), readText(readFileSync(path))] as const;
  });
  return new Map(texts.filter(([path]) => !path.endsWith(".map")));
}

/** Every byte as a character: a case may be in another encoding on purpose. */
function readText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes("\0") ? "" : text;
}
