import { join } from "node:path";
import type { GivenFacts } from "../plugin/reading.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import type { FindOut } from "../run/request.js";
import { terminal } from "../reporters/terminal.js";
import { diskWorkspace } from "../workspace/disk.js";
import type { FixtureCase } from "./fixture-case.js";

/** The examples are of this day, so that they say the same on every other. */
const TODAY = "2026-11-21";

export interface InspectedFixture extends Preflight {
  /** What the plain reporter says of the plugin: with one check its findings only, else everything. */
  readonly text: string;
  /** The tag that it is judged as the release of, where a file `<case>.tag` beside it names one. */
  readonly tag: string | undefined;
}

/** Judges a case of a check as the tests and the pages show it. */
export function inspectCase(
  root: string,
  { folder, overlay, name }: FixtureCase,
  check: string,
): Promise<InspectedFixture> {
  return inspectJudged(root, { folder, beside: `fixtures/${check}/${name}`, check, ...(overlay && { overlay }) });
}

/** Judges the repository in a folder by all checks, as the tests and the pages show it. */
export function inspectFixture(root: string, folder: string): Promise<InspectedFixture> {
  return inspectJudged(root, { folder, beside: folder });
}

interface Judged extends Pick<FixtureCase, "folder" | "overlay"> {
  /** What the names of the files begin with that say more of it. */
  readonly beside: string;
  readonly check?: string;
}

async function inspectJudged(root: string, { folder, overlay, beside, check }: Judged): Promise<InspectedFixture> {
  const bytes = diskWorkspace(root).bytes(`${beside}.tag`);
  const tag = bytes && new TextDecoder().decode(bytes).trim();
  const result = await preflight({
    paths: [folder],
    cwd: root,
    // It stands for a whole repository of its own.
    root: join(root, folder),
    occasion: tag === undefined ? "push" : "release",
    strict: false,
    failOn: "error",
    today: TODAY,
    findOut: readGivenFacts(root, beside),
    ...(overlay && { overlay }),
    ...(tag !== undefined && { tag }),
    ...(check !== undefined && { only: [check] }),
  });
  const { report, source } = result;
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  return { ...result, tag, text: terminal(report, { source, pathOf, quiet: check !== undefined }) };
}

/** What a face would have found out about an example by running it stands in a file of our own beside it. */
function readGivenFacts(root: string, beside: string): FindOut {
  const bytes = diskWorkspace(root).bytes(`${beside}.given.json`);
  const given = bytes === undefined ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as GivenFacts);
  return () => Promise.resolve(given);
}
