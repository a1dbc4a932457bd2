import { preflight, type FindOut } from "../preflight/preflight.js";
import { terminal } from "../reporters/terminal.js";
import type { GivenFacts } from "../plugin/plugin.js";
import type { Report } from "../core/report.js";
import { diskWorkspace } from "../workspace/disk.js";

/** The examples are of this day, so that they say the same on every other. */
const TODAY = "2026-11-21";

/** What the plain reporter says of the plugin in a folder: with one check its findings only, else everything. */
export async function said(root: string, folder: string, check?: string): Promise<{ text: string; report: Report }> {
  const { report, source } = await preflight({
    paths: [folder],
    cwd: root,
    occasion: "push",
    strict: false,
    failOn: "error",
    today: TODAY,
    findOut: givenBeside(root, folder),
    ...(check !== undefined && { only: [check] }),
  });
  const prefix = `${folder}/`;
  const pathOf = (file: string): string => (file.startsWith(prefix) ? file.slice(prefix.length) : file);
  return { text: terminal(report, { source, pathOf, quiet: check !== undefined }), report };
}

/** What a face would have found out about an example by running it stands in a file of our own beside its folder. */
function givenBeside(root: string, folder: string): FindOut {
  const bytes = diskWorkspace(root).bytes(`${folder}.given.json`);
  const given = bytes === undefined ? {} : (JSON.parse(new TextDecoder().decode(bytes)) as GivenFacts);
  return () => Promise.resolve(given);
}
