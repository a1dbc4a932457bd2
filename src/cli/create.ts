import { setImmediate } from "node:timers/promises";
import { basename, join } from "node:path";
import { makeCancellable } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import {
  findAuthorFault,
  findProjectNameFault,
  formatAuthor,
  readProjectName,
  type Answers,
  type Fault,
} from "../create/answers.js";
import { makeProject, type Project } from "../create/make-project.js";
import { describeOwnCopy, type OwnCopy } from "../create/own-copy.js";
import { FRAMEWORKS, readSharedPackages, TEMPLATE_NAMES } from "../create/templates.js";
import { makeRepository, readGitAuthor } from "../base/git/own-git.js";
import { refuseOccupiedFolder, writeNewFolder } from "../base/output/new-folder.js";
import { NotWrittenError } from "../base/output/path-of-file.js";
import { print } from "../base/output/print.js";
import { breakLines } from "../reporters/terminal-text.js";
import { formatDay } from "../base/text/day.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import type { Wrap } from "../base/text/width.js";
import { findRepositoryRoot, resolveFolder } from "../base/files/disk.js";
import { canAsk, runWithQuestions } from "./ask.js";
import type { CommandLine, CommandWork } from "./command.js";
import { askForAnswers, readAnswers } from "./create-answers.js";
import { getCurrentFolder } from "./print-report.js";
import { refuseOccupied } from "./refuse-occupied.js";
import { upgrade } from "./upgrade.js";
import { loadWrap } from "./terminal.js";

export const create: CommandWork = {
  options: [
    {
      name: "template",
      value: "TEMPLATE",
      choices: TEMPLATE_NAMES,
      help: "The template; dashboard-widget by default",
    },
    { name: "framework", value: "NAME", choices: FRAMEWORKS, help: "Write a widget or a page with this library" },
    { name: "description", value: "TEXT", help: "The description of the plugin; 10 to 200 characters" },
    {
      name: "author",
      value: "AUTHOR",
      help: 'The author, such as "Ada Byron <ada@example.com>"; from Git by default',
    },
    { name: "category", value: "CATEGORY", help: "The category in the marketplace; utilities by default" },
    { name: "update", help: "Another name for the command upgrade, in this folder" },
    { name: "output", value: "FILE", help: "With --update: write the changes as a patch to this file" },
    { name: "dry-run", help: "With --update: only show what would change" },
    { name: "yes", help: "Do not ask: use the defaults, without a Git hook" },
  ],
  run: runCreate,
};

const HELP_IF_FULL = "Choose another name, or go to another folder; to check what is in it, use init there";

/** Makes a new plugin, and returns the exit status. */
async function runCreate(call: CommandLine): Promise<ExitStatus> {
  if (call.switches.has("update")) {
    if (call.arguments.length > 0)
      throw new UsageError("--update takes no name", "Go to the folder of the project first");
    return upgrade.run(call);
  }
  const other = ["output", "dry-run"].find((name) => call.values.has(name) || call.switches.has(name));
  if (other !== undefined) throw new UsageError(`--${other} is for --update only`, "Remove it");
  const cwd = getCurrentFolder();
  const [typed] = call.arguments;
  const here = basename(cwd);
  const installed = [TOOL.name, ...FRAMEWORKS.flatMap((one) => Object.keys(readSharedPackages(one)))];
  const findNameFault = (name: string): Fault | undefined =>
    findProjectNameFault(readProjectName(name, here), installed);
  const folderOf = (name: string): string => join(cwd, readProjectName(name, here).folder);
  const findFreeNameFault = (name: string): Fault | undefined =>
    findNameFault(name) ?? findOccupantFault(folderOf(name));
  if (typed !== undefined) {
    const fault = findNameFault(typed);
    if (fault) throw new UsageError(fault.message, fault.help);
    const place = folderOf(typed);
    await refuseOccupied(basename(place), refuseOccupiedFolder.bind(undefined, place), HELP_IF_FULL);
  }
  const { name, email } = await readGitAuthor(cwd);
  const isKnown = name !== "" && email !== "";
  const known = formatAuthor({ name, email });
  const usual = { author: findAuthorFault(known) ? "" : known, findNameFault: findFreeNameFault, here };
  const asks = !call.switches.has("yes") && canAsk();
  const answers = asks
    ? await runWithQuestions((ask) => askForAnswers({ typed, values: call.values }, ask, usual))
    : readAnswers({ typed, values: call.values }, usual);
  const folder = join(cwd, answers.folder);
  const label = basename(folder);
  const copy = await describeOwnCopy();
  const project = makeProject(answers, copy, formatDay(new Date()));
  const root = findRepositoryRoot(resolveFolder(folder) ?? cwd);
  const isMade = await refuseOccupied(label, () => writeProject(folder, project, root === undefined), HELP_IF_FULL);
  const isOwn = root !== undefined && root === resolveFolder(folder);
  const outer = isOwn ? undefined : root;
  // Without a name, git refuses a commit.
  const canCommit = isKnown && (isMade || isOwn);
  const wrap = await loadWrap();
  print(makeInert(formatCreated(answers, { count: project.size, copy, outer, canCommit }, wrap)));
  return EXIT.pass;
}

/** Before all other questions are answered in vain. */
function findOccupantFault(folder: string): Fault | undefined {
  try {
    refuseOccupiedFolder(folder);
  } catch (error) {
    const kind = error instanceof NotWrittenError && error.kind === "full" ? "is not empty" : "cannot be made";
    return { message: `The folder ${basename(folder)} ${kind}`, help: HELP_IF_FULL };
  }
  return undefined;
}

/** Writes all files, and makes a repository of them unless they are in one. Gives whether they have one of their own. */
function writeProject(folder: string, project: Project, isAlone: boolean): Promise<boolean> {
  return makeCancellable(async ({ signal }) => {
    let hasRepository = false;
    await writeNewFolder(folder, project, async (draft) => {
      if (isAlone) hasRepository = await makeRepository(draft);
      // A signal that has arrived meanwhile is heard now.
      await setImmediate();
      signal.throwIfAborted();
    });
    return hasRepository;
  });
}

interface Created {
  readonly count: number;
  readonly copy: OwnCopy;
  /** The repository around the new folder. */
  readonly outer: string | undefined;
  readonly canCommit: boolean;
}

/** What was made, and what to type next: each line that begins with two spaces can be pasted. */
function formatCreated(answers: Answers, { count, copy, outer, canCommit }: Created, wrap?: Wrap): string {
  const steps = [
    ...(answers.folder === "." ? [] : [`cd ${answers.folder}`]),
    "npm install",
    "npm test",
    "npm run check",
    ...(canCommit ? ["git add --all", `git commit --message "feat: start ${answers.name}"`] : []),
  ];
  const notes = [
    ...(copy.owner === undefined
      ? ["Write the owner of plugin-preflight instead of OWNER in .github/workflows before you push."]
      : []),
    ...(outer === undefined
      ? []
      : [`GitHub reads workflows only at the root of a repository: move .github/workflows to ${makeVisible(outer)}.`]),
  ];
  const created = `Created ${answers.name} in ${answers.folder === "." ? "this folder" : answers.folder}: ${String(count)} files, from the template ${answers.template}${answers.framework === undefined ? "" : `, with ${answers.framework}`}.`;
  return [
    ...breakLines(created, 0, { wrap }),
    "",
    "Next:",
    ...steps.map((step) => `  ${step}`),
    "",
    ...breakLines("Show it in your browser, and build it after each change, until Ctrl-C:", 0, { wrap }),
    "  npm run dev",
    ...(notes.length > 0 ? ["", ...notes.flatMap((note) => breakLines(note, 0, { wrap }))] : []),
    "",
  ].join("\n");
}
