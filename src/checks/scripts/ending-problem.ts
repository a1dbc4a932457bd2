import type { CommandRun, Ending } from "../../plugin/scripts/command-run.js";
import { formatSeconds } from "../phrases.js";
import { quote, shorten } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import type { ManagerName } from "../../repository/package-manager.js";
import type { Location } from "../../base/text/location.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { formatPrintedLines } from "../../base/text/printed-lines.js";
import { findPackageOfProgram } from "../../plugin/scripts/script-lines.js";
import { formatAddCommand, RUNNERS } from "../../repository/manager-commands.js";
import { decide } from "../../base/text/help.js";

/** How a command can fail. */
export const ENDING_CODES = {
  fails: "The command exits with a status other than 0",
  "time-limit": "The command does not finish in time",
  "ended-by-signal": "A signal ends the command",
  "missing-program": "The command needs a program that is not installed",
  "other-manager": "The command needs another version of the package manager",
  "not-started": "The command cannot be started",
} as const satisfies Codes;

type EndingCode = keyof typeof ENDING_CODES;

/** A command that was run, and its name in messages. */
export interface NamedCommand {
  readonly subject: string;
  /** What it is, as its author wrote it. */
  readonly text: string;
  readonly at: Location | undefined;
  readonly manager: ManagerName;
}

/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
export function describeEnding(run: CommandRun, command: NamedCommand): Problem<EndingCode> | undefined {
  const { ending, line, lastLines } = run;
  if (ending.kind === "status" && ending.status === 0) return undefined;
  const failure = describeFailure(ending, run, command);
  return {
    code: failure.code,
    subject: failure.subject,
    at: command.at,
    message: `${command.subject} ${failure.message}`,
    help: decide(failure.help ?? `Run ${shorten(line, MAX_LINE_LENGTH)}, and fix what it reports`, "commands"),
    ...(lastLines.length > 0 && { printed: formatPrintedLines(lastLines) }),
  };
}

/** A line is written out in a help, as far as a person reads it. */
export const MAX_LINE_LENGTH = 80;

interface Sentences extends Pick<Problem<EndingCode>, "code" | "subject"> {
  readonly message: string;
  readonly help?: string;
}

function describeFailure(ending: Ending, { lastLines, line }: CommandRun, { text, manager }: NamedCommand): Sentences {
  switch (ending.kind) {
    case "time-limit":
      return {
        code: "time-limit",
        message: `did not finish within ${formatDuration(ending.minutes)}, and was stopped`,
        help: adviseOnTimeLimit(text),
      };
    case "signal":
      return describeSignal(ending.signal, line);
    case "no-program":
      return describeStartFailure(ending);
    case "status": {
      const program = findMissingProgram(lastLines);
      if (program !== undefined) return describeMissingProgram(program, manager);
      const named = findNamedManager(lastLines);
      if (named !== undefined) return describeOtherManager(named, line);
      const signal = SIGNALS[ending.status - SIGNAL_STATUS];
      if (signal !== undefined) return describeSignal(signal, line);
      const missing = findMissingConfiguration(lastLines, manager);
      return {
        code: "fails",
        subject: String(ending.status),
        message: `exited with code ${String(ending.status)}${missing ? `: ${missing.message}` : ""}`,
        ...(missing && { help: missing.help }),
      };
    }
  }
}

function adviseOnTimeLimit(text: string): string {
  const watch = /(?<![\w-])(?:-w|--watch(?:-?all)?|watch)(?![\w-])/iu.exec(text.slice(0, 1000))?.[0];
  if (watch !== undefined) return `Make it exit by itself: ${quote(watch)} waits for changes that never come`;
  return "Make it exit by itself, or raise the limit with --time-limit, or the input time-limit";
}

function describeMissingProgram(program: string, manager: ManagerName): Sentences {
  const known = findPackageOfProgram(program);
  return {
    code: "missing-program",
    subject: program,
    message: `needs ${quote(program)}, which is not installed`,
    help:
      known === undefined
        ? "Add the package that provides it to devDependencies, or install it before the check"
        : `Install it with: ${formatAddCommand(manager, known)}`,
  };
}

function describeOtherManager(named: string, line: string): Sentences {
  return {
    code: "other-manager",
    subject: named,
    message: `needs ${quote(named)}, which "packageManager" in package.json names, but another version is installed`,
    help: `Run corepack enable, in a workflow before the step that installs, and then ${shorten(line, MAX_LINE_LENGTH)}`,
  };
}

function describeStartFailure({ program, why }: Extract<Ending, { kind: "no-program" }>): Sentences {
  switch (why) {
    case "ENOENT": {
      const help = `Install it before the check${getOwn(PROGRAM_HELP, program) ?? ""}`;
      return { code: "missing-program", subject: program, message: `needs ${program}, which is not installed`, help };
    }
    case "E2BIG":
      return {
        code: "not-started",
        subject: why,
        message: "is longer than this system allows",
        help: "Move it to a script file, and run that",
      };
    case "ERR_INVALID_ARG_VALUE":
      return {
        code: "not-started",
        subject: why,
        message: "contains a NUL character, so it cannot be started",
        help: "Remove the character",
      };
    default:
      return {
        code: "not-started",
        subject: [program, why],
        message: `needs ${program}, which cannot be started: ${why}`,
        help: `Make sure that ${program} is installed and executable`,
      };
  }
}

const PROGRAM_HELP: Readonly<Record<string, string>> = {
  npm: ": it comes with Node",
  pnpm: ", for example with: corepack enable pnpm",
  yarn: ", for example with: corepack enable yarn",
  bun: ", for example with: npm install --global bun",
};

/** A shell reports with a status of 128 and more that a signal ended the command. */
const SIGNAL_STATUS = 128;
const SIGNALS: Readonly<Record<number, string>> = {
  4: "SIGILL",
  6: "SIGABRT",
  7: "SIGBUS",
  8: "SIGFPE",
  9: "SIGKILL",
  11: "SIGSEGV",
  15: "SIGTERM",
};

function describeSignal(signal: string, line: string): Sentences {
  const help =
    signal === "SIGKILL"
      ? "Reduce its memory use, or give it more memory: systems kill processes that use too much"
      : `Run ${shorten(line, MAX_LINE_LENGTH)}, and find out what kills it`;
  return { code: "ended-by-signal", subject: signal, message: `was ended by the signal ${signal}`, help };
}

/** What a shell could not find: `sh: 1: eslint: not found`, or the same in the words of other shells. */
function findMissingProgram(lines: readonly string[]): string | undefined {
  for (const line of lines) {
    const found =
      /^(?:\w{1,20}: )?command not found: ([@\w./-]{1,80})$/u.exec(line) ??
      /^[\w/.-]{1,40}: (?:(?:line )?\d{1,5}: )?([@\w./-]{1,80}): (?:command )?not found$/u.exec(line) ??
      /^'([@\w./-]{1,80})' is not recognized as an internal or external command/u.exec(line);
    if (found) return found[1];
  }
  return undefined;
}

/** What ESLint says without a configuration, and TypeScript: it then prints its help, which ends like this. */
function findMissingConfiguration(lines: readonly string[], manager: ManagerName) {
  const printed = lines.join("\n");
  if (printed.includes("ESLint couldn't find an eslint.config.")) {
    const start = manager === "npm" ? "npm init @eslint/config@latest" : `${manager} create @eslint/config`;
    return { message: "ESLint finds no eslint.config.js", help: `Make one with: ${start}` };
  }
  if (/compiler options at https:\/\/aka\.ms\/tsc\b/u.test(printed))
    return { message: "TypeScript finds no tsconfig.json", help: `Make one with: ${RUNNERS[manager]} tsc --init` };
  return undefined;
}

/** The package manager that Yarn 1 asks for where Corepack is not switched on: `yarn@4.5.0`. */
function findNamedManager(lines: readonly string[]): string | undefined {
  const pattern = /defines "packageManager": "(yarn@[\w.+-]{1,120})"\. However the current global version of Yarn is/u;
  return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
}

function formatDuration(minutes: number): string {
  if (minutes < 1) return formatSeconds(Math.round(minutes * 600) / 10);
  return minutes === 1 ? "1 minute" : `${String(minutes)} minutes`;
}
