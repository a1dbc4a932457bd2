import type { StepEffects } from "./workflow.js";
import { getBaseName } from "../../base/files/workspace.js";

const splitWords = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const NOTHING: StepEffects = { runsCode: false, mayBuild: false, mayBring: false };
const CODE: StepEffects = { runsCode: true, mayBuild: false, mayBring: false };
const CODE_THAT_MAY_BUILD: StepEffects = { runsCode: true, mayBuild: true, mayBring: false };
/** A program that we do not know: it may do anything, and is blamed for nothing. */
const UNKNOWN: StepEffects = { runsCode: false, mayBuild: true, mayBring: true };

const PACKAGE_MANAGERS = splitWords("npm pnpm yarn bun");
const RUNNERS = splitWords("npx pnpx bunx");
const INSTALLS = splitWords("ci clean-install install-clean i install add it cit install-test install-ci-test");
const RUNS = splitWords("run run-script rum urn");
const TESTS = splitWords("test t tst");
const EXECUTES = splitWords("exec x dlx");
const ASKS = splitWords(
  "global config set get whoami view info audit ls list cache dist-tag ping login logout outdated why help",
);

/** Scripts and programs that check what is there and write nothing of it. */
const CHECKERS =
  /^(?:test|lint|format|fmt|prettier|eslint|type-?check|check-types|check|coverage|vitest|jest|mocha|c8|knip)(?:[:-].*)?$/u;
const HARMLESS = splitWords(
  "echo printf cd ls cat export set unset exit true false test [ [[ : corepack sleep date mkdir pwd whoami read grep sort head tail wc jq case esac fi done chmod",
);
const BUILDERS = splitWords(
  "make tsc vite rollup webpack esbuild tsup parcel turbo nx lerna wireit task just bash sh zsh pwsh python python3 deno tsx ts-node rspack rsbuild swc babel",
);

/** What a command does. What runs code is named; what may build is everything that is not known to do otherwise. */
export function classifyCommand(command: readonly string[]): StepEffects {
  const [first = "", ...rest] = command;
  const program = getBaseName(first);
  const preflight = findPreflightCommand(command);
  if (preflight !== undefined) return preflight;
  if (PACKAGE_MANAGERS.has(program)) return classifyManager(program, rest);
  if (RUNNERS.has(program)) return classifyExecuted(rest);
  if (program === "node") return classifyNode(rest);
  if (HARMLESS.has(program)) return NOTHING;
  if (CHECKERS.test(program)) return CODE;
  if (program === "tsc" && rest.includes("--noEmit")) return CODE;
  if (BUILDERS.has(program) || first.startsWith("./")) return CODE_THAT_MAY_BUILD;
  return UNKNOWN;
}

/** `npx plugin-preflight check`, in any of the ways to call a program of a package. */
function findPreflightCommand(command: readonly string[]): StepEffects | undefined {
  const at = command.findIndex((word) => /^(?:.*\/)?plugin-preflight(?:@.*)?$/u.test(word));
  const before = command.slice(0, Math.max(at, 0));
  const isCalled = before.every((word) => word.startsWith("-") || isCaller(word));
  if (at === -1 || !isCalled) return undefined;
  const preflight = command.slice(at + 1).find((word) => !word.startsWith("-")) ?? "";
  const runs = ["check", "test", "release"].includes(preflight);
  return { ...NOTHING, preflight, runsCode: runs && !isWithoutCode(command) };
}

/** The hooks follow the scripts, unless the command asks for them. */
function isWithoutCode(command: readonly string[]): boolean {
  const calls = command.includes("--lifecycle=true") || command[command.indexOf("--lifecycle") + 1] === "true";
  return command.includes("--no-scripts") && !calls;
}

function isCaller(word: string): boolean {
  return PACKAGE_MANAGERS.has(word) || RUNNERS.has(word) || EXECUTES.has(word) || RUNS.has(word) || word === "node";
}

function classifyManager(program: string, rest: readonly string[]): StepEffects {
  const [verb = "", ...others] = rest.filter((word) => !word.startsWith("-"));
  const isQuiet = rest.includes("--ignore-scripts");
  if (verb === "" || INSTALLS.has(verb)) {
    const printsOnly =
      verb === "" && rest.length > 0 && !rest.includes("--immutable") && !rest.includes("--frozen-lockfile");
    const isGlobal = rest.includes("-g") || rest.includes("--global");
    // Without arguments, yarn installs; every other manager only prints its usage.
    const isInstall = verb !== "" || (program === "yarn" && !printsOnly);
    return isInstall && !isQuiet && !isGlobal ? CODE : NOTHING;
  }
  if (TESTS.has(verb)) return CODE;
  if (EXECUTES.has(verb)) return classifyExecuted(others);
  if (verb === "publish")
    return isQuiet || others.some((word) => word.endsWith(".tgz")) ? NOTHING : CODE_THAT_MAY_BUILD;
  if (RUNS.has(verb)) return CHECKERS.test(others[0] ?? "") ? CODE : CODE_THAT_MAY_BUILD;
  if (ASKS.has(verb)) return NOTHING;
  // yarn, pnpm and bun run a script by its name alone.
  return CHECKERS.test(verb) ? CODE : CODE_THAT_MAY_BUILD;
}

/** A program of a package, by whatever calls it. */
function classifyExecuted(rest: readonly string[]): StepEffects {
  const program = rest.find((word) => !word.startsWith("-")) ?? "";
  const isChecker = CHECKERS.test(getBaseName(program)) || (program === "tsc" && rest.includes("--noEmit"));
  return isChecker ? CODE : CODE_THAT_MAY_BUILD;
}

function classifyNode(rest: readonly string[]): StepEffects {
  if (rest.includes("--test")) return CODE;
  const first = rest[0] ?? "";
  return /^(?:-v|--version|-p|--print|-e|--eval|--check|-c)$/u.test(first) ? NOTHING : CODE_THAT_MAY_BUILD;
}
