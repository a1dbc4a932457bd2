import { join } from "node:path";
import type { GivenFacts } from "../plugin/plugin.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import type { FindOut } from "../run/request.js";
import { terminal } from "../reporters/terminal.js";
import { diskWorkspace } from "../workspace/disk.js";

/** The examples are of this day, so that they say the same on every other. */
const TODAY = "2026-11-21";

export interface Said extends Preflight {
  /** What the plain reporter says of the plugin: with one check its findings only, else everything. */
  readonly text: string;
  /** The tag that it is judged as the release of, where a file `<case>.tag` beside its folder names one. */
  readonly tag: string | undefined;
}

/** Judges the repository in a folder as the tests and the pages show it. */
export async function said(root: string, folder: string, check?: string): Promise<Said> {
  const workspace = diskWorkspace(root);
  const bytes = workspace.bytes(`${folder}.tag`);
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
    findOut: givenBeside(root, folder),
    ...(tag !== undefined && { tag }),
    ...(check !== undefined && { only: [check] }),
  });
  const { report, source } = result;
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  return { ...result, tag, text: terminal(report, { source, pathOf, quiet: check !== undefined }) };
}

/** What a face would have found out about an example by running it stands in a file of our own beside its folder. */
function givenBeside(root: string, folder: string): FindOut {
  const bytes = diskWorkspace(root).bytes(`${folder}.given.json`);
  const given = bytes === undefined ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as GivenFacts);
  return () => Promise.resolve(given);
}
