import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { formatChanges } from "../create/format-changes.js";
import { describeOwnAction, formatAction } from "../create/own-copy.js";
import { planInit } from "../create/plan-init.js";
import { findUsedWorkflows } from "../create/plan-workflows.js";
import { formatBadge } from "../create/format-badge.js";
import { readProjectText } from "../create/project-text.js";
import { print } from "../base/output/print.js";
import { breakLines } from "../reporters/terminal-text.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { writePlanned } from "../run/write-change.js";
import { hasManifest } from "../repository/manifest-file.js";
import { findRepositoryPlugins } from "../repository/workspace-packages.js";
import { makeInert, makeVisible, quote } from "../base/text/safe.js";
import { isWithin, joinPath, type Workspace } from "../base/files/workspace.js";
import { canAsk, findYesOrNoFault, isYes, runWithQuestions, type Ask } from "./ask.js";
import type { CommandLine, CommandWork } from "./command.js";
import { askForWanted, formatOptions, readWanted } from "./init-answers.js";
import { getCurrentFolder } from "./print-report.js";
import { loadWrap } from "./terminal.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";

export const init: CommandWork = {
  options: [
    { name: "comment", help: "Let the workflow comment on pull requests, and add a second one for forks" },
    { name: "release", help: "Add the workflow that releases pushed tags" },
    {
      name: "targets",
      value: "TARGET,...",
      help: "The release targets: github-release (the default), marketplace, npm",
    },
    { name: "marketplace-url", value: "URL", help: "The URL of the marketplace for releases" },
    { name: "dry-run", help: "Only show what would be written" },
    { name: "yes", help: "Do not ask before writing" },
  ],
  run: runInit,
};

/** Adds to a repository what is missing, and returns the exit status. */
async function runInit(call: CommandLine): Promise<ExitStatus> {
  const place = await findPlace(call.arguments[0] ?? ".");
  const wanted = readWanted(call);
  // Nobody is asked who has said that all or nothing is written.
  const isAsked = canAsk() && !call.switches.has("yes") && !call.switches.has("dry-run");
  if (isAsked) return runWithQuestions((ask) => addMissing(place, wanted, call.switches, ask));
  return addMissing(place, wanted, call.switches);
}

/** The plugins that a path means. */
interface InitPlace {
  readonly root: string;
  readonly workspace: Workspace;
  readonly folders: readonly string[];
}

/** At the root of several plugins, all of them are meant. @throws {UsageError} where there is none. */
async function findPlace(path: string): Promise<InitPlace> {
  const { root, workspace, folders: named } = await findPluginFolders([path], { cwd: getCurrentFolder() });
  const isPlugin = named.every((folder) => hasManifest(workspace, folder));
  if (isPlugin) return { root, workspace, folders: named };
  const all = await findRepositoryPlugins(workspace);
  const [folder = ""] = named;
  const folders = all.folders.filter((one) => isWithin(one, folder));
  if (folders.length > 0) return { root, workspace, folders };
  throw new UsageError(
    [`There is no manifest.json in ${quote(path)}`, ...all.notes].join(". "),
    "Make a new plugin with create, or go to its folder",
  );
}

async function addMissing(
  { root, workspace, folders }: InitPlace,
  given: ReturnType<typeof readWanted>,
  switches: ReadonlySet<string>,
  ask?: Ask,
): Promise<ExitStatus> {
  const used = await findUsedWorkflows(workspace, folders);
  if (folders.length > 1) print(makeInert(formatFolders(folders)));
  const wanted = ask ? await askForWanted(given, used, ask) : given;
  const own = describeOwnAction();
  const { files, left, workflow } = await planInit(workspace, folders, used, { ...wanted, action: formatAction(own) });
  const notes = [...left, ...used.notes.map((note) => `${note}.`)].map((line) => `${makeVisible(line)}\n`).join("");
  if (files.length === 0) {
    print(makeInert(`${notes}There is nothing to do.\n`));
    return EXIT.pass;
  }
  print(makeInert(`${formatChanges(files)}\n${notes}`));
  if (!(await mayWrite(switches, ask))) {
    print(`Nothing was written. To write it: init ${formatOptions(wanted)}--yes\n`);
    return EXIT.pass;
  }
  for (const file of files) writePlanned(root, file);
  print(makeInert(`Written: ${files.map((file) => makeVisible(file.path)).join(", ")}\n`));
  const badge = workflow === undefined ? undefined : findBadge(workspace, folders[0] ?? "", workflow);
  if (badge !== undefined) print(makeInert(`A badge for README.md:\n  ${makeVisible(badge)}\n`));
  if (own.owner === undefined && files.some((file) => file.after.includes("OWNER/plugin-preflight@"))) {
    const advice = "Write the owner of plugin-preflight instead of OWNER in the workflow before you push.";
    print(`${breakLines(advice, 0, { wrap: await loadWrap() }).join("\n")}\n`);
  }
  return EXIT.pass;
}

const MAX_LISTED = 20;

/** The plugins that are covered, so that a person can see whether these are all. */
function formatFolders(folders: readonly string[]): string {
  const listed = folders.slice(0, MAX_LISTED).map((folder) => `  ${makeVisible(folder || ".")}\n`);
  const left = folders.length - listed.length;
  const more = left > 0 ? `  and ${String(left)} more\n` : "";
  return `The ${String(folders.length)} plugins of this repository:\n${listed.join("")}${more}\n`;
}

/** For a workflow that was written. */
function findBadge(workspace: Workspace, folder: string, workflow: string): string | undefined {
  const sources = ["manifest.json", "package.json"].map((name) =>
    parseJsonObject(readProjectText(workspace, joinPath(folder, name)) ?? ""),
  );
  return formatBadge(workflow, sources);
}

async function mayWrite(switches: ReadonlySet<string>, ask: Ask | undefined): Promise<boolean> {
  if (ask) return isYes(await ask({ text: "Write this?", usual: "yes", findFault: findYesOrNoFault }));
  return switches.has("yes") && !switches.has("dry-run");
}
