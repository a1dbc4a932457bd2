import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { join } from "node:path";
import { UsageError } from "../core/errors.js";
import { formatChanges } from "../create/format-changes.js";
import { describeOwnAction } from "../create/own-copy.js";
import { planInit, type FilePlan } from "../create/plan-init.js";
import { formatBadge } from "../create/format-badge.js";
import { readProjectText } from "../create/project-text.js";
import { print } from "../output/print.js";
import { breakLines } from "../reporters/break-lines.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { writeUserFile } from "../run/write-user-file.js";
import { makeInert, makeVisible, quote } from "../text/safe.js";
import { readFileOfCaller } from "../workspace/read-file-of-caller.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";
import { canAsk, judgeYesOrNo, isYes, runWithQuestions } from "./ask.js";
import type { Call } from "./command.js";
import { getCurrentFolder } from "./print-report.js";
import { loadWrap } from "./terminal.js";
import { parseJsonObject } from "../text/json/parse-json.js";

/** Adds to a repository what is missing, and returns the exit status. */
export async function runInit({ arguments: [path = "."], switches }: Call): Promise<ExitStatus> {
  const { root, workspace, folders } = await findPluginFolders([path], { cwd: getCurrentFolder() });
  const [folder = "", ...others] = folders;
  if (others.length > 0) throw new UsageError(`${quote(path)} names several plugins`, "Give the folder of one of them");
  if (workspace.entry(folder === "" ? "manifest.json" : `${folder}/manifest.json`)?.kind !== "file") {
    throw new UsageError(
      `There is no manifest.json in ${quote(path)}`,
      "Make a new plugin with create, or go to its folder",
    );
  }
  const { action, lacksOwner } = describeOwnAction();
  const { files, left } = await planInit(workspace, folder, action);
  const notes = left.map((line) => `${makeVisible(line)}\n`).join("");
  if (files.length === 0) {
    print(makeInert(`${notes}There is nothing to do.\n`));
    return EXIT.pass;
  }
  print(makeInert(`${formatChanges(files)}\n${notes}`));
  if (!(await mayWrite(switches))) {
    print("Nothing was written. To write it: init --yes\n");
    return EXIT.pass;
  }
  for (const file of files) writePlanned(root, file);
  print(makeInert(`Written: ${files.map((file) => makeVisible(file.path)).join(", ")}\n`));
  const badge = findBadge(workspace, folder, files);
  if (badge !== undefined) print(makeInert(`A badge for README.md:\n  ${makeVisible(badge)}\n`));
  if (lacksOwner && files.some((file) => file.after.includes("OWNER/plugin-preflight@"))) {
    const advice = "Write the owner of plugin-preflight in place of OWNER in the workflow before you push.";
    print(`${breakLines(advice, 0, { wrap: await loadWrap() }).join("\n")}\n`);
  }
  return EXIT.pass;
}

/** For a workflow that was written. */
function findBadge(workspace: Workspace, folder: string, files: readonly FilePlan[]): string | undefined {
  const written = files.find(({ path }) => path.startsWith(".github/workflows/"));
  if (!written) return undefined;
  const sources = ["manifest.json", "package.json"].map((name) =>
    parseJsonObject(readProjectText(workspace, joinPath(folder, name)) ?? ""),
  );
  return formatBadge(written.path, sources);
}

async function mayWrite(switches: ReadonlySet<string>): Promise<boolean> {
  if (switches.has("dry-run")) return false;
  if (switches.has("yes")) return true;
  if (!canAsk()) return false;
  return isYes(await runWithQuestions((ask) => ask({ text: "Write this?", usual: "yes", judge: judgeYesOrNo })));
}

/** @throws {UsageError} for a file that has appeared meanwhile. */
function writePlanned(root: string, { path, before, after }: FilePlan): void {
  const full = join(root, path);
  const file = { path: full, what: quote(path), help: "Make it writable, and run init again", checkouts: [root] };
  if (before === undefined) {
    const found = readFileOfCaller(full);
    if (!("refused" in found && found.missing)) throw new UsageError(`${quote(path)} is there now`, "Run init again");
    writeUserFile(file, after);
    return;
  }
  writeUserFile({ ...file, before: Buffer.from(before) }, after);
}
