import { getSurroundings } from "../base/processes/programs.js";
import { getOwn } from "../base/text/json/json-object.js";
import { quoteForShell } from "../base/text/shell-word.js";
import type { CommandLine } from "./command.js";
import { basename, delimiter, dirname, relative, sep } from "node:path";
import { PROGRAM } from "../catalog/pages.js";
import { IS_PUBLISHED, NPX, UNKNOWN_COPY, TOOL, type ToolCopy } from "../core/tool.js";
import { RUNNERS } from "../repository/manager-commands.js";
import type { NextCommands } from "../reporters/reporter.js";

/** A command line that starts this tool again, ready to paste. */
export function formatCall({ name, arguments: paths, values, switches }: CommandLine): string {
  const options = [...values].flatMap(([option, value]) =>
    value.startsWith("-") ? [`--${option}=${value}`] : [`--${option}`, value],
  );
  const end = paths.some((path) => path.startsWith("-")) ? ["--"] : [];
  const words = [name, ...options, ...[...switches].map((option) => `--${option}`), ...end, ...paths];
  return formatStarted(words.map(quoteForShell).join(" "));
}

/** The copy that was started, and how a person starts it again from this folder. */
export function findStartedCopy(): ToolCopy {
  return { ...UNKNOWN_COPY, command: findCommand(process.argv[1] ?? "") };
}

/** What a person types for the tool's name and these words, ready to paste. */
export function formatStarted(words: string): string {
  return `${findStartedCopy().command} ${words}`;
}

function findCommand(started: string): string {
  const agent = /^\w+/u.exec(getSurroundings().env["npm_config_user_agent"] ?? "")?.[0] ?? "";
  const runner = isOfProject(started) ? getOwn(RUNNERS, agent) : undefined;
  if (runner !== undefined) return `${runner} ${TOOL.name}`;
  if (IS_PUBLISHED && started.split(sep).includes("_npx")) return NPX;
  // A link that a package manager has made is not the program itself.
  if (basename(started) !== TOOL.name) return `node ${quoteForShell(findShortest(PROGRAM))}`;
  return isOnPath(dirname(started)) ? TOOL.name : quoteForShell(findShortest(started));
}

/** Whether a project that contains this folder has installed what was started: its package manager finds it again. */
function isOfProject(started: string): boolean {
  const [project = ""] = started.split(`${sep}node_modules${sep}`);
  return "pnp" in process.versions || (project !== started && `${process.cwd()}${sep}`.startsWith(`${project}${sep}`));
}

/** Whether every shell finds what is in a folder: for its scripts alone, npm adds the folders of a project. */
function isOnPath(folder: string): boolean {
  const folders = (getSurroundings().env["PATH"] ?? "").split(delimiter);
  return folders.includes(folder) && !folder.split(sep).includes("node_modules");
}

/** With slashes, which Node and every shell take. */
function findShortest(path: string): string {
  const here = relative(process.cwd(), path);
  return (here.length < path.length ? here : path).replaceAll(sep, "/");
}

const NO_CALL = { arguments: [], values: new Map<string, string>(), switches: new Set<string>() };

/** The command that prints the page of a check. Nothing else follows where the files are elsewhere, or in an archive. */
export function makeExplainCommand(): NextCommands {
  return { explain: formatCall({ ...NO_CALL, name: "explain" }) };
}

/** What a person types after a report. `fix` applies all fixes; the same call with `--fix` by default. */
export function makeNextCommands(line: CommandLine, fix = formatCall(addFix(line))): NextCommands {
  const explain = makeExplainCommand();
  if (line.switches.has("fix")) return explain;
  if (!line.values.has("fail-on-new")) return { ...explain, fix };
  const sentence = "If the base has such findings in built code, write a baseline, and give it with --baseline";
  return { ...explain, fix, acceptBuilt: { sentence, command: formatCall(addBaseline(line)) } };
}

/** The same call that lists what it finds in a baseline. */
function addBaseline({ name, arguments: paths, values }: CommandLine): CommandLine {
  const baseline = values.get("baseline") ?? "known-findings.json";
  return { name, arguments: paths, values: new Map([["baseline", baseline]]), switches: new Set(["update-baseline"]) };
}

/** The same call that also fixes what it finds, with the options that say what is checked. */
function addFix(line: CommandLine): CommandLine {
  // No fix changes what test calls. Whatever test reads, validate reads as well.
  if (line.name === "test")
    return { ...NO_CALL, name: "validate", arguments: line.arguments, switches: new Set(["fix"]) };
  const values = [...line.values].filter(([name]) => name !== "format" && name !== "output");
  const switches = [...line.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
  return { ...line, values: new Map(values), switches: new Set([...switches, "fix"]) };
}
