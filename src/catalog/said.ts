import { preflight, type Preflight } from "../preflight/preflight.js";
import { terminal } from "../reporters/terminal.js";
import type { GivenFacts } from "../plugin/plugin.js";
import { diskWorkspace } from "../workspace/disk.js";

/** The examples are of this day, so that they say the same on every other. */
const TODAY = "2026-11-21";

export interface Said extends Preflight {
  /** What the plain reporter says of the plugin: with one check its findings only, else everything. */
  readonly text: string;
  /** What a face would have found out about it. */
  readonly given: GivenFacts;
}

/** Judges the plugin in a folder as the tests and the pages show it; a tag that is given makes it a release. */
export async function said(root: string, folder: string, check?: string): Promise<Said> {
  const given = givenBeside(root, folder);
  const result = await preflight({
    paths: [folder],
    cwd: root,
    occasion: given.tag === undefined ? "push" : "release",
    strict: false,
    failOn: "error",
    today: TODAY,
    findOut: () => Promise.resolve(given),
    ...(check !== undefined && { only: [check] }),
  });
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  const { report, source } = result;
  return { ...result, given, text: terminal(report, { source, pathOf, quiet: check !== undefined }) };
}

/** What a face would have found out about an example by running it stands in a file of our own beside its folder. */
function givenBeside(root: string, folder: string): GivenFacts {
  const bytes = diskWorkspace(root).bytes(`${folder}.given.json`);
  return bytes === undefined ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as GivenFacts);
}
