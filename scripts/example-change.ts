import { structuredPatch } from "diff";
import type { FixtureCase } from "./fixtures/fixture-case.js";
import { applyWay } from "../test/support/obeying/apply-way.js";
import { findCover } from "../test/support/obeying/uncovered.js";
import {
  inspectSituation,
  listNewFindings,
  loadSituation,
  type Files,
  type Situation,
} from "../test/support/obeying/situation.js";

const MAX_LINES = 26;
/** Of a file that is new. */
const MAX_NEW_LINES = 6;
const MAX_COLUMNS = 120;

/**
 * What an author changes who does what the findings of an example say, as a difference of text files. It is empty if no
 * program can do that, if findings would be left or come, or if it takes more than a few short lines.
 */
export async function formatChange(check: string, example: FixtureCase): Promise<string> {
  const before = loadSituation(example, false);
  const after = await fixAll(check, before);
  if (after === undefined) return "";
  const [own, fixed] = [readTexts(before.files), readTexts(after.files)];
  const changed = [...own.keys()].filter((path) => fixed.has(path) && fixed.get(path) !== own.get(path)).toSorted();
  const added = [...fixed.keys()].filter((path) => !own.has(path)).toSorted();
  // Nobody writes what a build or a drawing program makes.
  const isMade = [...changed, ...added].some((path) => /^dist\/|\.(?:png|jpe?g|gif|webp|svg)$/u.test(path));
  const isMoved = [...own.keys()].some((path) => !fixed.has(path));
  const lines = [
    ...changed.flatMap((path) => [path, ...formatHunks(own.get(path) ?? "", fixed.get(path) ?? "")]),
    ...added.flatMap((path) => [path, ...formatNew(fixed.get(path) ?? "")]),
  ];
  const isShort = lines.length <= MAX_LINES && lines.every((line) => line.length <= MAX_COLUMNS);
  return lines.length > 0 && isShort && !isMade && !isMoved ? `${lines.join("\n")}\n` : "";
}

/** A plugin after all that a check says of it is done, if that is a fix: nothing is left, and nothing new is found. */
async function fixAll(check: string, before: Situation): Promise<Situation | undefined> {
  const found = await inspectSituation(before);
  const own = found.filter((finding) => finding.check === check);
  let after = before;
  // The last line first, so that an edit moves only what is done already.
  for (const finding of own.toSorted((a, b) => lineOf(b) - lineOf(a))) {
    const [next] = (finding.ways ?? []).flatMap((way) => applyWay(after, finding, way) ?? []);
    if (next === undefined) return undefined;
    after = next;
  }
  const left = await inspectSituation(after);
  const isNew = listNewFindings(found, left).some((one) => !own.some((finding) => findCover(one, finding)));
  return isNew || left.some((finding) => finding.check === check) ? undefined : after;
}

function lineOf({ location }: Awaited<ReturnType<typeof inspectSituation>>[number]): number {
  return location.range?.start.line ?? 0;
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
  const shown = lines.slice(0, MAX_NEW_LINES).map((line) => `+${line}`);
  return lines.length > MAX_NEW_LINES ? [...shown, " ..."] : shown;
}

/** The text files of a plugin, by their paths. What is built from others is left out. */
function readTexts(files: Files): Map<string, string> {
  const texts = [...files].map(([path, bytes]) => [path, readText(bytes)] as const);
  return new Map(texts.filter(([path]) => !/\.map$|^node_modules\//u.test(path)));
}

/** Every byte as a character: a case may be in another encoding on purpose. */
function readText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.includes("\0") ? "" : text;
}
