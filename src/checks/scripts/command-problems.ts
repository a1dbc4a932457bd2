import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { CommandRun } from "../../plugin/scripts/command-run.js";
import { CONFIGURATION_KEY } from "../../plugin/configuration/configuration.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { SCRIPT_NAMES, type Command, type CommandName, type Scripts } from "../../plugin/scripts/scripts.js";
import type { Location } from "../../base/text/location.js";
import { formatCount, formatNumber } from "../../base/text/numbers.js";
import { mayBeSecret, quote, shorten } from "../../base/text/safe.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { describeEnding, ENDING_CODES, MAX_LINE_LENGTH, type NamedCommand } from "./ending-problem.js";
import { adviseOnScript } from "../../plugin/scripts/script-lines.js";
import { joinWords } from "../../base/text/join-words.js";
import { decide, set } from "../../base/text/help.js";

export const COMMAND_CODES = {
  ...ENDING_CODES,
  missing: "package.json has no such script",
  placeholder: "The script is npm's placeholder",
  "runs-nothing": "The script is not a command",
  reported: "The command reports a problem",
  "more-reported": "The command reports more problems than are listed",
  "reported-elsewhere": "The command fails because of a problem that another one also reports",
  "left-running": "The command leaves processes running",
} as const satisfies Codes;

type CommandCode = keyof typeof COMMAND_CODES;

interface CommandFacts extends CheckFacts<"scripts", "packageJson" | "sharedConfiguration"> {
  /** Its result, or why it was not run. */
  readonly run: CommandRun | Absent;
}

/** What keeps one of a plugin's commands from being there and succeeding. */
export function* findCommandProblems(name: CommandName, facts: CommandFacts): Generator<Problem<CommandCode> | Absent> {
  const { scripts, packageJson, run } = facts;
  const command = scripts.commands[name];
  if (command.kind !== "script" && command.kind !== "line") {
    if (!isAbsent(packageJson)) yield describeMissing(name, command, packageJson, scripts);
    return;
  }
  if (isAbsent(run)) {
    yield run;
    return;
  }
  const at = findPlace(name, command, facts);
  yield* findRunProblems(run, { ...nameCommand(command), at, manager: scripts.manager.name });
}

function nameCommand(command: Runnable): Pick<NamedCommand, "subject" | "text"> {
  if (command.kind === "line") return { subject: `The command ${quote(command.line)}`, text: command.line };
  return { subject: `The script "${command.script}"`, text: command.text };
}

type Runnable = Extract<Command, { kind: "script" | "line" }>;
type Unrunnable = Exclude<Command, Runnable>;

function describeMissing(
  name: CommandName,
  command: Unrunnable,
  packageJson: JsonObjectText,
  scripts: Scripts,
): Problem<CommandCode> {
  const { script, kind } = command;
  const { advice, line } = adviseOnScript(name, script, packageJson.value, scripts.manager.name);
  const help = set(packageJson, ["scripts", script], line, advice);
  if (kind === "missing") {
    const [first, ...others] = SCRIPT_NAMES[name].map((one) => `"${one}"`);
    const also = others.length === 0 ? "" : `, nor ${joinWords(others, "or")}`;
    return {
      code: "missing",
      subject: script,
      at: packageJson.at("scripts", script),
      message: `package.json has no script ${first ?? ""}${also}`,
      help,
    };
  }
  if (kind === "placeholder") {
    const message = `The script "${script}" is npm's placeholder, which always fails`;
    return { code: "placeholder", at: packageJson.keyAt("scripts", script), message, help };
  }
  const value = (packageJson.value["scripts"] as Readonly<Record<string, unknown>>)[script];
  const message = `The script "${script}" is ${quote(value)}, which runs nothing`;
  return { code: "runs-nothing", at: packageJson.at("scripts", script), message, help };
}

/** Where a command is written. The caller's own command is in no file: the script that it replaces is nearest. */
function findPlace(
  name: CommandName,
  command: Runnable,
  { packageJson, sharedConfiguration }: CommandFacts,
): Location | undefined {
  const own = isAbsent(packageJson) ? undefined : packageJson;
  if (command.kind === "script") return own?.keyAt("scripts", command.script);
  const root = isAbsent(sharedConfiguration) ? undefined : sharedConfiguration.json;
  const json = [own, root].find((one) => one !== undefined && one.file === command.from);
  return json?.at(CONFIGURATION_KEY, "commands", name) ?? (own && { file: own.file });
}

function* findRunProblems(run: CommandRun, command: NamedCommand): Generator<Problem<CommandCode>> {
  const { problems, moreProblems, leftRunning, repeated } = run;
  const line = shorten(run.line, MAX_LINE_LENGTH);
  const { subject, at } = command;
  const ending = describeEnding(run, command);
  // Where a tool names the wrong places, the failed command needs no finding of its own.
  if (ending && run.ending.kind === "status" && repeated) {
    yield {
      code: "reported-elsewhere",
      at,
      message: formatRepeated(subject, repeated),
      help: decide(`Fix what ${shorten(repeated.by, MAX_LINE_LENGTH)} reports, then verify with: ${line}`, "commands"),
    };
  } else if (ending && (run.ending.kind !== "status" || problems.length === 0)) yield ending;
  for (const problem of ending ? problems : []) {
    yield {
      code: "reported",
      subject: problem.message,
      at: problem.at,
      message: hideSecret(problem.message, subject),
      help: decide(`Fix it, then verify with: ${line}`, "commands"),
    };
  }
  // "More" needs reported problems. Without any, the last printed lines are shown at the place of the command.
  if (ending && (problems.length > 0 || repeated) && moreProblems > 0) {
    const message = `${subject} reports ${formatCount(moreProblems, "more problem")}`;
    const help = decide(`To see all of them, run: ${line}`, "commands");
    yield { code: "more-reported", times: moreProblems, at, message, help };
  }
  if (leftRunning.length > 0) yield describeLeftRunning(leftRunning, command);
}

/** Where a command stops at what another one reports, such as a test that first compiles. */
function formatRepeated(subject: string, { by, count }: Required<CommandRun>["repeated"]): string {
  const problems = count === 1 ? "a problem" : `${formatNumber(count)} problems`;
  return `${subject} fails with ${problems} that ${shorten(by, MAX_LINE_LENGTH)} reports too`;
}

function describeLeftRunning(leftRunning: readonly string[], { subject, at }: NamedCommand): Problem<"left-running"> {
  const shown = leftRunning.slice(0, 3).map((one) => quote(one));
  if (leftRunning.length > shown.length) shown.push("…");
  const [, second] = leftRunning;
  const processes = second === undefined ? "a process" : `${formatNumber(leftRunning.length)} processes`;
  const were = second === undefined ? "was" : "were";
  return {
    code: "left-running",
    at,
    severity: "warning",
    message: `${subject} left ${processes} running, which ${were} ended: ${shown.join(", ")}`,
    help: decide("Stop everything that the command starts, such as a server, a watcher or a browser", "commands"),
  };
}

/** The message of a tool, unless it is a failing test that may quote a secret. */
function hideSecret(message: string, subject: string): string {
  return mayBeSecret(message) ? `${subject} reports a problem here, in words that may contain a secret` : message;
}
