import { resolve } from "node:path";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { formatChanges, formatConflicts, formatCopies } from "../create/format-changes.js";
import { describeOwnCopy } from "../create/own-copy.js";
import { planUpgrade, type UpgradePlan } from "../create/plan-upgrade.js";
import { RECORD } from "../create/record.js";
import { isOutputTerminal, print, printError } from "../base/output/print.js";
import { makeNoFolderError, resolvePluginFolder } from "../run/resolve-plugin-folder.js";
import { makePlannedFile, writePlanned } from "../run/write-change.js";
import { removeUserFile, writeUserFile } from "../run/write-user-file.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { diskWorkspace, findRepositoryRoot, makeWorkspacePath } from "../base/files/disk.js";
import { findPackageManager } from "../repository/package-manager.js";
import { readPackageJson } from "../repository/dependencies.js";
import { canAsk, isYes, findYesOrNoFault, runWithQuestions } from "./ask.js";
import type { CommandLine, CommandWork } from "./command.js";
import { getCurrentFolder } from "./print-report.js";

export const upgrade: CommandWork = {
  options: [
    { name: "output", value: "FILE", help: "Write the changes as a patch to this file, and nothing else" },
    { name: "dry-run", help: "Only show what would change" },
    { name: "yes", help: "Do not ask before writing" },
  ],
  run: runUpgrade,
};

/** Shows what this version changes in a project, and writes it or a patch. Returns the exit status. */
async function runUpgrade({ arguments: [path = "."], switches, values }: CommandLine): Promise<ExitStatus> {
  const cwd = getCurrentFolder();
  const at = resolvePluginFolder(path, { cwd });
  if (at === undefined) throw makeNoFolderError(path, cwd, "Give the folder of a project");
  const root = findRepositoryRoot(at) ?? at;
  const folder = makeWorkspacePath(root, at) ?? "";
  const workspace = diskWorkspace(root);
  const plan = planUpgrade(workspace, folder, await describeOwnCopy());
  if ("refused" in plan) throw new UsageError(plan.refused, plan.help);
  for (const line of plan.left) printError(makeInert(`${makeVisible(line)}\n`));
  if (plan.files.length + plan.copies.length === 0) {
    printError(`The project is up to date with ${TOOL.name} ${TOOL.version}\n`);
    return EXIT.pass;
  }
  const output = values.get("output");
  if (output !== undefined) {
    const help = "Give --output a file that can be written";
    const file = { path: resolve(cwd, output), what: "The patch", help, checkouts: [root] };
    writeUserFile(file, formatPatch(plan, "whole"));
    return EXIT.pass;
  }
  const isShort = isOutputTerminal() || switches.has("yes");
  print(makeInert(formatPatch(plan, isShort ? "short" : "whole")));
  const isSure = switches.has("yes") && !switches.has("dry-run");
  if (!isSure && !(canAsk() && !switches.has("dry-run") && (await askToWrite()))) {
    printError("Nothing was written. To write it, add --yes\n");
    return EXIT.pass;
  }
  writePlan(root, plan);
  const { name } = findPackageManager(workspace, folder, readPackageJson(workspace, folder));
  print(`\nWritten. Next:\n  ${name} install\n  ${name} run check\n`);
  return EXIT.pass;
}

function askToWrite(): Promise<boolean> {
  return runWithQuestions(async (ask) =>
    isYes(await ask({ text: "Write this?", usual: "yes", findFault: findYesOrNoFault })),
  );
}

/** A patch for `git apply`. The packages in it are megabytes: a person is shown their names. */
function formatPatch({ from, files, copies, conflicts }: UpgradePlan, form: "whole" | "short"): string {
  const project = from === undefined ? "this project" : `a project of ${makeVisible(from)}`;
  const head = `# ${TOOL.name} ${TOOL.version}: what it changes in ${project}. At the repository's root: git apply FILE\n`;
  return `${head}${formatConflicts(conflicts)}${formatChanges(files)}${formatCopies(copies, form)}`;
}

/** Writes the record last: a run that ends halfway is finished by the next one. */
function writePlan(root: string, { files, copies }: UpgradePlan): void {
  const isRecord = ({ path }: { readonly path: string }): boolean => path.endsWith(RECORD);
  for (const { path, before, after } of copies) if (after) writePlanned(root, { path, before, after });
  for (const file of files) if (!isRecord(file)) writePlanned(root, file);
  for (const { path, after } of copies) if (!after) removeUserFile(makePlannedFile(root, path));
  for (const file of files) if (isRecord(file)) writePlanned(root, file);
}
