import { join } from "node:path";
import type { ToolCopy } from "../core/tool.js";
import { findOutEach } from "../run/ask-npm-for-files.js";
import type { GivenFacts } from "../plugin/reading.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import type { RunFinder } from "../run/request.js";
import { terminal } from "../reporters/terminal.js";
import { diskWorkspace } from "../base/files/disk.js";
import { joinPath } from "../base/files/workspace.js";
import type { FixtureCase } from "./fixture-case.js";

/** The examples are checked as of this day, so that they give the same output on every other. */
const TODAY = "2026-11-21";

export interface InspectedFixture extends Preflight {
  /** The output of the terminal reporter: with one check only its findings, else everything. */
  readonly text: string;
  /** The tag of the release that the plugin is checked for, from a file `<case>.tag` next to it. */
  readonly tag: string | undefined;
}

/** Checks one case of a check, as the tests and the pages show it. */
export function inspectCase(
  root: string,
  { folder, overlay, name }: FixtureCase,
  check: string,
): Promise<InspectedFixture> {
  return inspectInput(root, { folder, nameStart: `fixtures/${check}/${name}`, check, overlay });
}

/** Checks the repository in a folder with all checks, as the tests and the pages show it. */
export function inspectFixture(root: string, folder: string, copy?: ToolCopy): Promise<InspectedFixture> {
  return inspectInput(root, { folder, nameStart: folder, copy });
}

interface FixtureInput extends Pick<FixtureCase, "folder" | "overlay"> {
  /** The start of the names of files that say more about the case. */
  readonly nameStart: string;
  readonly check?: string | undefined;
  readonly copy?: ToolCopy | undefined;
}

async function inspectInput(
  root: string,
  { folder, overlay, nameStart, check, copy }: FixtureInput,
): Promise<InspectedFixture> {
  const tag = readLine(root, `${nameStart}.tag`);
  const result = await preflight({
    paths: [joinPath(folder, readLine(root, `${nameStart}.path`) ?? "")],
    cwd: root,
    // The folder represents a whole repository.
    root: join(root, folder),
    occasion: tag === undefined ? "push" : "release",
    strict: false,
    failOn: "error",
    today: TODAY,
    findOut: readGivenFacts(root, nameStart),
    overlay,
    copy,
    tag,
    only: check === undefined ? undefined : [check],
  });
  const { report, source } = result;
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  return { ...result, tag, text: terminal(report, { source, pathOf, quiet: check !== undefined }) };
}

function readLine(root: string, file: string): string | undefined {
  const bytes = diskWorkspace(root).bytes(file);
  return bytes && new TextDecoder().decode(bytes).trim();
}

/** Reads the facts that an entry point would get by running commands. They are in a file next to the case. */
function readGivenFacts(root: string, nameStart: string): RunFinder {
  const bytes = diskWorkspace(root).bytes(`${nameStart}.given.json`);
  const given = bytes === undefined ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as GivenFacts);
  return findOutEach(() => Promise.resolve(given));
}
