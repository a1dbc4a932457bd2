import { findLogin, isInCi } from "../marketplace/client/logins.js";
import { listTargets, SETTINGS, TARGETS, type Choice, type ChoiceInput } from "../core/action-interface.js";
import { makeCancellable } from "../commands/cancellation.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { NO_TOKEN } from "../commands/publishing-credential.js";
import { printError, print, PrintError } from "../base/output/print.js";
import { getSurroundings } from "../base/processes/programs.js";
import { readTaggedRepository } from "../plugin/tagged-package.js";
import { explainOwnTag } from "../release/remedies.js";
import { readSetting } from "../run/setting-readers.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { decideRelease } from "../repository/tags/decide-release.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { combineFactFinders, findOutEach } from "../run/ask-npm-for-files.js";
import { makeLifecycleSkipper } from "../run/run-lifecycle.js";
import { makeScriptSkipper } from "../run/run-scripts.js";
import { stopForError } from "../release/stop-for-error.js";
import type { NpmTexts } from "../release/credentials/npm-access.js";
import { formatOutcome } from "../release/format-outcome.js";
import { readPin, readTargetAccess, startRelease, type Released, type TargetSettings } from "../release/index.js";
import { formatDay } from "../base/text/day.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { terminal } from "../reporters/terminal.js";
import type { CommandLine, CommandWork } from "./command.js";
import { findStartedCopy, formatCall, formatStarted } from "./own-command.js";
import { formatCrash, usesColor, getTerminalWidth, loadErrorWrap, loadWrap } from "./terminal.js";
import { readChoice } from "./parse.js";
import { listOptions, makeOptionSource, MARKETPLACE_OPTIONS, readTargets } from "./options.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";

export const release: CommandWork = {
  options: listOptions("release", [
    "tag",
    "tag-format",
    "targets",
    "dry-run",
    "changelog",
    "notes",
    "draft",
    "assets",
    "artifact",
    "checked-sha256",
    "attestation",
    "marketplace-url",
    "marketplace-plugin",
    "marketplace-auth",
    "marketplace-wait",
    "marketplace-timeout",
    "npm-publish",
    "npm-registry",
    "npm-tag",
    "npm-access",
  ]),
  run: runReleaseCommand,
};

const NONE_RUN = "release does not run plugin code; check does";
const NPM_WORDS = {
  token: "NPM_TOKEN",
  registry: "--npm-registry",
  tag: "--npm-tag",
  noToken: "neither NPM_TOKEN nor NODE_AUTH_TOKEN is set",
  noCredential: 'Set one of them to a token that may publish the package:\n  export NPM_TOKEN="npm_..."',
};
const NO_GITHUB_TOKEN = {
  what: "neither GITHUB_TOKEN nor GH_TOKEN is set",
  help: 'Set one of them:\n  export GITHUB_TOKEN="$(gh auth token)"',
};

/**
 * Runs the command `release`, and returns the exit status. Whatever ends it is reported as the outcome of a release.
 */
async function runReleaseCommand(call: CommandLine): Promise<ExitStatus> {
  const tag = call.values.get("tag") ?? "";
  try {
    const released = await makeCancellable(({ signal }) => releaseFromCall(call, signal));
    if (typeof released === "string") {
      print(makeInert(`Nothing is released: ${makeVisible(released)}.\n`));
      return EXIT.pass;
    }
    const wrap = await loadWrap();
    if (released.preflight) {
      const { report, root, source } = released.preflight;
      const view = { source, color: usesColor(), width: getTerminalWidth(), pathOf: makePathFormatter(root), wrap };
      print(terminal(report, view));
    }
    print(`\n${formatOutcome(released.outcome, { tag, ...released }, wrap)}`);
    if (released.outcome.crash !== undefined) printError(formatCrash(released.outcome.crash));
    return released.outcome.exitStatus;
  } catch (error) {
    if (error instanceof PrintError) throw error;
    const outcome = stopForError(error, formatRerun(call), findStartedCopy());
    if (outcome.crash !== undefined) printError(formatCrash(outcome.crash));
    printError(`${TOOL.name}: ${formatOutcome(outcome, { tag }, await loadErrorWrap())}`);
    return outcome.exitStatus;
  }
}

/**
 * Why the tag releases nothing, unless that is a mistake.
 *
 * @throws {UsageError} for a tag that releases nothing, by mistake.
 */
async function explainNoRelease(call: CommandLine): Promise<string | undefined> {
  const tag = call.values.get("tag");
  // An archive is compared with the tag when it is read.
  if (tag === undefined || call.values.has("artifact")) return undefined;
  const { workspace, folders } = await findPluginFolders(listPaths(call), { cwd: getCurrentFolder() });
  const repository = readTaggedRepository(
    workspace,
    folders,
    readSetting("tag-format", makeOptionSource("release", call)),
  );
  const decision = decideRelease({ name: "" }, { command: "release", tag, hasTargets: true }, repository);
  if (decision.kind === "release") return undefined;
  if (decision.kind !== "wrong") return decision.why;
  const again = (right: string): string => formatRerun(call, ["tag", right]);
  throw new UsageError(decision.why, explainOwnTag(decision.right, repository.tags, again));
}

function listPaths(call: CommandLine): readonly string[] {
  return call.arguments.length > 0 ? call.arguments : ["."];
}

/** Returns why nothing is released, unless that is a mistake. */
async function releaseFromCall(call: CommandLine, signal: AbortSignal): Promise<Released | string> {
  const { values, switches } = call;
  const tag = values.get("tag");
  if (tag === undefined) {
    throw new UsageError("No tag is set", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
  }
  const names = TARGETS.map(({ name }) => name).join(", ");
  const help = `Name one or several of ${names}:\n  ${formatRerun(call, ["targets", TARGETS[0].name])}`;
  const named = listTargets((name) => values.get(name) ?? "");
  if (named.length === 0) throw new UsageError("No release target is set", help);
  const targets = readTargets(named, help);
  const silent = await explainNoRelease(call);
  if (silent !== undefined) return silent;
  const artifact = values.get("artifact");
  const pin = readPin(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
  if (artifact !== undefined && call.arguments.length > 0) {
    throw new UsageError("A path and --artifact both set what is released", "Give one of them");
  }
  const settings = {
    targets,
    artifact,
    pin,
    dryRun: switches.has("dry-run"),
    draft: switches.has("draft"),
    assets: (values.get("assets") ?? "").split(",").filter((one) => one.trim() !== ""),
    changelog: values.get("changelog"),
    attestation: values.get("attestation"),
  };
  const cwd = getCurrentFolder();
  const source = makeOptionSource("release", call);
  const tagFormat = readSetting("tag-format", source);
  const surroundings = getSurroundings();
  // This machine's own terminal hides nothing, and no token is printed.
  const access = readTargetAccess(targets, readTargetSettings(values), surroundings, () => undefined);
  const request = {
    tag,
    cwd,
    strict: false,
    again: formatRerun(call),
    signal,
    copy: findStartedCopy(),
    paths: listPaths(call),
    tagFormat,
    adviseOnPaths: () => "Give the folder of the plugin that is released",
    today: formatDay(new Date()),
    findOut: findOutEach(combineFactFinders(makeScriptSkipper(NONE_RUN), makeLifecycleSkipper(NONE_RUN))),
    notes: readSetting("notes", source),
  };
  return startRelease(request, settings, { access, surroundings, print: printError });
}

/** Tokens come from the environment, as every process of the machine could read them in the arguments. */
function readTargetSettings(values: CommandLine["values"]): TargetSettings {
  return {
    github: { token: readVariables("github-token").find((text) => text !== ""), missing: NO_GITHUB_TOKEN },
    readMarketplace: () => readMarketplace(values),
    readNpm: () => ({ texts: readNpmTexts(values), words: NPM_WORDS }),
  };
}

/** What the variables of a setting have, in their order. */
function readVariables(name: "github-token" | "npm-token" | "marketplace-token"): readonly string[] {
  return SETTINGS[name].variables.map((variable) => getSurroundings().env[variable] ?? "");
}

function readMarketplace(values: CommandLine["values"]): ReturnType<TargetSettings["readMarketplace"]> {
  const read = (name: string): string => values.get(`marketplace-${name}`)?.trim() ?? "";
  const texts = {
    url: read("url"),
    plugin: read("plugin"),
    timeout: read("timeout"),
    auth: chooseWord(values, "marketplace-auth"),
    wait: chooseWord(values, "marketplace-wait"),
    token: findMarketplaceToken(values),
  };
  const names = {
    ...MARKETPLACE_OPTIONS,
    noToken: "PLUGIN_MARKETPLACE_TOKEN is not set",
    tokenHelp: `Set it:\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"\nOr keep it on this machine:\n  ${formatStarted(`login ${quoteForShell(read("url"))}`)}`,
  };
  return { texts, names };
}

/** The variable counts more than what `login` has kept. In a CI system only the variable counts. */
function findMarketplaceToken(values: CommandLine["values"]): string {
  const [given = ""] = readVariables("marketplace-token").map((text) => text.trim());
  const url = values.get("marketplace-url")?.trim() ?? "";
  if (given !== "" || isInCi(getSurroundings().env) || !URL.canParse(url) || values.get("marketplace-auth") === "oidc")
    return given;
  const { origin } = new URL(url);
  const kept = findLogin(origin, getSurroundings().env);
  if (kept !== undefined) printError(`Using the token for ${origin} that login stored\n`);
  return kept ?? "";
}

/** The word of an option that the Action has as an input, with the same default. */
function chooseWord<Name extends ChoiceInput>(values: CommandLine["values"], name: Name): Choice<Name> {
  const { choices, default: usual } = SETTINGS[name];
  return readChoice<Choice<Name>>(values.get(name)?.trim() ?? usual, choices, `--${name}`);
}

function readNpmTexts(values: CommandLine["values"]): NpmTexts {
  return {
    // setup-node writes a word that is not a token.
    token: readVariables("npm-token").find((text) => !["", NO_TOKEN].includes(text.trim())) ?? "",
    registry: values.get("npm-registry") ?? "",
    tag: values.get("npm-tag") ?? "",
    mode: chooseWord(values, "npm-publish"),
    access: chooseWord(values, "npm-access"),
  };
}

/** The same command line, ready to paste, with options that were missing or wrong. */
function formatRerun(call: CommandLine, ...right: readonly (readonly [string, string])[]): string {
  return formatCall({ ...call, values: new Map([...call.values, ...right]) });
}
