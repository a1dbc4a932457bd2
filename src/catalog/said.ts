import { preflight, type Preflight } from "../preflight/preflight.js";
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

/** Judges the plugin in a folder as the tests and the pages show it. */
export async function said(root: string, folder: string, check?: string): Promise<Said> {
  const bytes = diskWorkspace(root).bytes(`${folder}.tag`);
  const tag = bytes && new TextDecoder().decode(bytes).trim();
  const result = await preflight({
    paths: [folder],
    cwd: root,
    occasion: tag === undefined ? "push" : "release",
    strict: false,
    failOn: "error",
    today: TODAY,
    ...(tag !== undefined && { tag }),
    ...(check !== undefined && { only: [check] }),
  });
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  const { report, source } = result;
  return { ...result, tag, text: terminal(report, { source, pathOf, quiet: check !== undefined }) };
}
