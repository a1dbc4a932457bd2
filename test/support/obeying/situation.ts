import { join } from "node:path";
import type { FixtureCase } from "../../../scripts/fixtures/fixture-case.js";
import { isCounted, type Finding } from "../../../src/core/report.js";
import type { GivenFacts } from "../../../src/plugin/reading.js";
import { prepareInspection } from "../../../src/run/inspection.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { filesOf } from "../healthy.js";
import { ROOT } from "../project.js";

export type Files = ReadonlyMap<string, Uint8Array>;

/** A plugin as a fixture has it, with what a run would have found out about it. */
export interface Situation {
  readonly name: string;
  readonly files: Files;
  readonly given: GivenFacts;
  readonly tag: string | undefined;
  readonly strict: boolean;
  /** The plugin's folder; the root if left out. */
  readonly path?: string | undefined;
}

export const TODAY = "2026-11-21";

export function loadSituation({ name, folder, given, tag, path }: FixtureCase, strict: boolean): Situation {
  return { name, strict, files: readFolder(folder), given, tag, path };
}

/** All files of a folder of this repository. */
export function readFolder(folder: string): Files {
  const encoder = new TextEncoder();
  const contents = Object.entries(filesOf(join(ROOT, folder)));
  return new Map(
    contents.map(([path, content]) => [
      path,
      typeof content === "string" ? encoder.encode(content) : new Uint8Array(content),
    ]),
  );
}

/** What all checks find. */
export async function inspectSituation({
  files,
  given,
  tag,
  strict,
  path = "",
}: Situation): Promise<readonly Finding[]> {
  const inspection = prepareInspection({
    occasion: tag === undefined ? "push" : "release",
    strict,
    today: TODAY,
    findOut: () => Promise.resolve(given),
    ...(tag !== undefined && { tag }),
  });
  const { findings, outcomes } = await inspection(inMemory(Object.fromEntries(files)), path);
  const crash = outcomes.find(({ status }) => status === "crashed");
  if (crash) throw new Error(JSON.stringify(crash));
  return findings.filter(isCounted);
}

/** What a finding says, wherever it is: the items of a list and the lines of a file move when it is obeyed. */
export function identify({ check, message, fingerprint = "" }: Finding): string {
  const words = message
    .replace(/\[\d+\]/gu, "[]")
    .replace('"permissions[].type"', '"permissions[]"')
    .replaceAll("configSchema", "config_schema")
    .replace(/^.* (?=has the keyword)|, here and in .*$/gu, "");
  const numbered = words.split(/("[^"]*")/u).map((part) => (part.startsWith('"') ? part : part.replace(/\d+/gu, "#")));
  return `${check}: ${numbered.join("")}${fingerprint}`;
}

/** Those findings that were not there before, each as often as it is new. */
export function listNewFindings(before: readonly Finding[], after: readonly Finding[]): readonly Finding[] {
  const left = before.map(identify);
  return after.filter((finding) => {
    const at = left.indexOf(identify(finding));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
