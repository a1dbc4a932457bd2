import { TOOL } from "../core/tool.js";
import { Interrupted, Refusal, UsageError } from "../core/errors.js";
import { convertToRefusal, EXIT, getErrorStatus, type ExitStatus } from "../core/exit-status.js";
import { findTyped } from "../base/text/nearest.js";
import { quote, makeVisible } from "../base/text/safe.js";
import type { CommandSummary, Option } from "./command.js";
import { parseCall } from "./parse.js";
import { printError, print, PrintError } from "../base/output/print.js";
import { formatCommandHelp, formatHelp } from "./help.js";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { formatCrash, loadErrorWrap, loadWrap } from "./terminal.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { breakLines } from "../reporters/terminal-text.js";
import type { Wrap } from "../base/text/width.js";
import { formatStarted } from "./own-command.js";

/** What other tools call some commands. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ["publish", "release"],
  ["lint", "validate"],
  ["new", "create"],
]);

const HELP: Option = { name: "help", help: "" };
const VERSION: readonly Option[] = [
  { name: "version", help: "Print the version" },
  { name: "verbose", help: "With --version: also the rules, Node, the platform and where this is installed" },
];

/** Runs one command line and returns its exit status. Throws nothing. */
export async function run(words: readonly string[]): Promise<ExitStatus> {
  try {
    return await dispatch(words);
  } catch (thrown) {
    const error = convertToRefusal(thrown);
    if (error instanceof UsageError || error instanceof Refusal) {
      printError(formatFault(error, await loadErrorWrap()));
    } else if (error instanceof Interrupted) {
      printError(`${TOOL.name}: interrupted; all processes that it started have been stopped\n`);
    } else if (error instanceof PrintError) {
      printError(`${TOOL.name}: the report could not be printed: ${makeVisible(error.message)}\n`);
    } else printError(formatCrash(error));
    return getErrorStatus(error);
  }
}

/** A line that begins with two spaces is to be pasted, so it is never broken. */
function formatFault({ message, help }: UsageError | Refusal, wrap: Wrap | undefined): string {
  const lines = [`${TOOL.name}: ${message}`, ...(help === undefined ? [] : help.split("\n"))].map(makeVisible);
  return `${lines.flatMap((line) => (line.startsWith("  ") ? line : breakLines(line, 0, { wrap }))).join("\n")}\n`;
}

async function dispatch(words: readonly string[]): Promise<ExitStatus> {
  const spelled = spellOptions(words);
  const [first, ...rest] = spelled;
  if (first === "help" && rest[0] !== undefined) return dispatch([...rest, "--help"]);
  if (first === undefined || first === "help" || first.startsWith("-")) return runGeneral(spelled);
  const { findCommand, loadCommands, loadExamples } = await import("./commands.js");
  const alone = await findCommand(first);
  // Some commands have a name of two words.
  const command = alone ?? (await findCommand(`${first} ${rest[0] ?? ""}`));
  if (!command) {
    const commands = await loadCommands();
    const below = commands.filter(({ name }) => name.startsWith(`${first} `));
    if (below.length === 0 || !spelled.includes("--help")) throw makeUnknownCommandError(first, commands, below);
    print(formatHelp([{ title: "Commands", commands: below }], [], await loadWrap()));
    return EXIT.pass;
  }
  const call = parseCall(alone ? rest : rest.slice(1), { ...command, options: [...command.options, HELP] });
  if (!call.switches.has("help")) return command.run(call);
  print(formatCommandHelp(command, await loadExamples(command), await loadWrap()));
  return EXIT.pass;
}

/** Writes the short options in full. No word behind `--` is an option. */
function spellOptions(words: readonly string[]): readonly string[] {
  const end = words.includes("--") ? words.indexOf("--") : words.length;
  return words.map((word, at) => {
    if (word === "-h" && at < end) return "--help";
    return word === "-v" && at === 0 ? "--version" : word;
  });
}

async function runGeneral(words: readonly string[]): Promise<ExitStatus> {
  const [first] = words;
  const { switches } = parseCall(first === "help" ? ["--help"] : words, {
    name: "",
    options: [...VERSION, HELP],
    most: 0,
  });
  if (switches.has("version")) {
    print(switches.has("verbose") ? formatVerboseVersion() : `${TOOL.version}\n`);
    return EXIT.pass;
  }
  const { loadGroups } = await import("./commands.js");
  const groups = await loadGroups();
  if (switches.has("help")) print(formatHelp(groups, VERSION, await loadWrap()));
  else printError(formatHelp(groups, VERSION, await loadErrorWrap()));
  return switches.has("help") ? EXIT.pass : EXIT.usage;
}

function formatVerboseVersion(): string {
  const rows = [
    [TOOL.name, TOOL.version],
    ["rules", TOOL.ruleset],
    ["node", process.version],
    ["platform", `${process.platform} ${process.arch}`],
    ["installed in", makeVisible(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))],
  ];
  return rows.map(([name = "", value = ""]) => `${name.padEnd(16)}  ${value}\n`).join("");
}

/** @param below the commands whose names begin with this word. */
function makeUnknownCommandError(
  word: string,
  commands: readonly CommandSummary[],
  below: readonly CommandSummary[],
): UsageError {
  if (below.length > 0) {
    const names = below.map(({ name }) => name).join(", ");
    return new UsageError(`${quote(word)} alone is not a command`, `Write one of: ${names}`);
  }
  const message = `Unknown command ${quote(word)}`;
  const names = commands.map(({ name }) => name);
  const meant = SYNONYMS.get(word) ?? findTyped(word, names);
  if (meant !== undefined) return new UsageError(message, `Did you mean ${meant}?`);
  const advice = `To check a folder, run: ${formatStarted(`validate ${quoteForShell(word)}`)}`;
  return new UsageError(message, /[/.]/u.test(word) ? advice : `For the list, run: ${formatStarted("--help")}`);
}
