import { resolve } from "node:path";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { formatChanges, formatConflicts } from "../create/format-changes.js";
import { makeUpdatedFiles } from "../create/make-project.js";
import { describeOwnAction } from "../create/own-copy.js";
import { planUpdate } from "../create/plan-update.js";
import { print, printError } from "../base/output/print.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { diskWorkspace, findRepositoryRoot, makeWorkspacePath } from "../base/files/disk.js";
import { joinPath } from "../base/files/workspace.js";
import type { Call } from "./command.js";
import { getCurrentFolder } from "./print-report.js";

/** Prints what newer templates have as a patch for the project in the current folder, and returns the exit status. */
export function runUpdate({ arguments: [name], values }: Call): ExitStatus {
  if (name !== undefined) throw new UsageError("--update takes no name", "Go to the folder of the project first");
  const cwd = getCurrentFolder();
  const { action } = describeOwnAction();
  const plan = planUpdate(diskWorkspace(cwd), (template) => makeUpdatedFiles(template, action));
  if ("refused" in plan) throw new UsageError(plan.refused, "Go to the folder of a project that create has made");
  const { files, conflicts, left, from } = plan;
  for (const line of left) printError(makeInert(`${makeVisible(line)}\n`));
  if (files.length === 0) {
    printError(`The project is up to date with the templates of ${TOOL.version}\n`);
    return EXIT.pass;
  }
  const root = findRepositoryRoot(cwd) ?? cwd;
  const inside = makeWorkspacePath(root, cwd) ?? "";
  const toRepositoryFile = <Placed extends { readonly path: string }>(file: Placed): Placed => ({
    ...file,
    path: joinPath(inside, file.path),
  });
  const head = `# ${TOOL.name} ${TOOL.version}: what its template has now, for a project of ${makeVisible(from)}. At the repository's root: git apply FILE\n`;
  const patch = `${head}${formatConflicts(conflicts.map(toRepositoryFile))}${formatChanges(files.map(toRepositoryFile))}`;
  const output = values.get("output");
  if (output === undefined) print(makeInert(patch));
  else {
    const help = "Give --output a file that can be written";
    writeUserFile({ path: resolve(cwd, output), what: "The patch", help, checkouts: [root] }, patch);
  }
  return EXIT.pass;
}
