import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { checks } from "../checks/index.js";
import { UsageError } from "../core/errors.js";
import { inspect } from "../core/inspect.js";
import type { LifecycleReport } from "../core/lifecycle-report.js";
import { verdict, type Finding, type Verdict } from "../core/report.js";
import { isAbsent } from "../plugin/absent.js";
import { explainNoUpdate, listUnverified } from "../plugin/lifecycle/lifecycle-run.js";
import { readPlugin } from "../plugin/plugin.js";
import { HOOKS, type HookName } from "../sdk/context.js";
import { formatExactly } from "../sdk/test-context.js";
import { isObject } from "../base/text/json/json-object.js";
import { quote } from "../base/text/safe.js";
import { getSurroundings } from "../base/processes/programs.js";
import { CHECKS_OF_LIFECYCLE, makeLifecycleRunner } from "./run-lifecycle.js";
import { findOnePlugin } from "./tagged-plugin.js";

export interface RunLifeOptions {
  /** The settings; what is left out is the default, or made up by the manifest's schema. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** What an earlier version has stored: a further life is an update from it. */
  readonly update?: { readonly from: string; readonly stored: Readonly<Record<string, unknown>> };
  /** The only hooks to call, with those that must be called before them. Then there is one life only. */
  readonly only?: readonly HookName[];
  /** How many seconds each hook may take; 30 by default. */
  readonly timeLimit?: number;
}

export interface TestedLife {
  readonly verdict: Verdict;
  /** What `plugin-preflight test` would find, worst first where a list is cut. */
  readonly findings: readonly Finding[];
  /** The result of each call. */
  readonly lifecycle: LifecycleReport;
  /** Why a check was skipped, by its id. */
  readonly skipped: ReadonlyMap<string, string>;
}

/**
 * Runs the built plugin as `plugin-preflight test` does, in a process of its own, for the tests of its author.
 *
 * @param plugin the folder with its manifest.json, as a path or a `file:` address.
 * @throws {UsageError} if the plugin cannot be tested, is not built, or is not checked; and for options that do not fit.
 */
export async function runLife(plugin: string | URL, options: RunLifeOptions = {}): Promise<TestedLife> {
  const { config, update, only, timeLimit } = readOptions(options);
  const { root, workspace, folder } = await findOnePlugin(readFolder(plugin), resolve(""));
  const { signal } = new AbortController();
  const run = makeLifecycleRunner({
    surroundings: getSurroundings(),
    cancellation: { signal, hurry: signal },
    hasNetwork: false,
    mayRunScripts: true,
    settings: { file: "config", values: config },
    ...(timeLimit !== undefined && { seconds: timeLimit }),
    only,
    update: update && { version: update.from, stored: formatStore(update.stored) },
  });
  const { lifecycle } = await run({ workspace, root, folder, needs: new Set(["lifecycle"]) });
  if (!lifecycle || isAbsent(lifecycle)) {
    throw new UsageError(`The plugin cannot be tested: ${lifecycle?.absent ?? ""}`, "Build it before the test");
  }
  const chosen = checks.filter(({ id }) => CHECKS_OF_LIFECYCLE.includes(id));
  const needs = chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const facts = await readPlugin(workspace, { folder, needs, given: { lifecycle } });
  const report = inspect(facts, chosen, { occasion: "push", strict: false });
  const result = verdict({ plugins: [report], failOn: "error" });
  const [why] = [...listUnverified(lifecycle), explainNoUpdate(lifecycle)];
  if (result === "pass" && why !== undefined) throw new UsageError(`This is not a pass: ${why}`, "Give them as config");
  if (!report.lifecycle) throw new Error("A life has a report");
  return {
    verdict: result,
    findings: report.findings,
    lifecycle: report.lifecycle,
    skipped: new Map(
      report.outcomes.flatMap((outcome) => (outcome.status === "skipped" ? [[outcome.check, outcome.reason]] : [])),
    ),
  };
}

/** @throws {UsageError} for a value of the plugin, which no other process can have. */
function readFolder(plugin: unknown): string {
  if (typeof plugin === "string" && plugin !== "") return plugin;
  if (plugin instanceof URL && plugin.protocol === "file:") return fileURLToPath(plugin);
  const given = plugin === null ? "null" : `a value of the type ${typeof plugin}`;
  throw new UsageError(
    `runLife takes the folder of the plugin, and was given ${given}`,
    'Write the path of the folder with manifest.json, such as runLife("."): the built plugin runs in a process of its own',
  );
}

const OPTIONS: ReadonlySet<string> = new Set(["config", "update", "only", "timeLimit"]);
const MAX_SECONDS = 3600;

/** @throws {UsageError} for what would be passed over. */
function readOptions(options: unknown): RunLifeOptions & Required<Pick<RunLifeOptions, "config">> {
  const refuse = (what: string, help: string): never => {
    throw new UsageError(`runLife cannot use ${what}`, help);
  };
  if (!isObject(options)) return refuse("these options", 'Write an object, such as { only: ["onEnable"] }');
  const unknown = Object.keys(options).find((name) => !OPTIONS.has(name));
  if (unknown !== undefined) refuse(`the option ${quote(unknown)}`, `The allowed ones are ${[...OPTIONS].join(", ")}`);
  const { config = {}, update, only, timeLimit } = options as RunLifeOptions;
  if (!isObject(config)) refuse('"config"', "Write an object of settings");
  if (update !== undefined && !(isObject(update) && typeof update.from === "string" && isObject(update.stored)))
    refuse('"update"', 'Write { from: "1.3.0", stored: {} }');
  const isList: boolean = only === undefined || Array.isArray(only);
  if (!isList) refuse('"only"', 'Write a list of hooks, such as ["onEnable"]');
  const wrong = only?.find((name) => !HOOKS.includes(name));
  if (wrong !== undefined || only?.length === 0)
    refuse(`${quote(String(wrong))} as a hook`, `The allowed ones are ${HOOKS.join(", ")}`);
  const isTime =
    timeLimit === undefined || (typeof timeLimit === "number" && timeLimit > 0 && timeLimit <= MAX_SECONDS);
  if (!isTime) refuse('"timeLimit"', `Write seconds above 0, and ${String(MAX_SECONDS)} at most`);
  if (only && update) refuse('"only" with "update"', 'An update runs all hooks: leave out "only"');
  return { config, ...(update && { update }), ...(only && { only }), ...(timeLimit !== undefined && { timeLimit }) };
}

/** What is stored, as the host keeps it. @throws {TypeError} for a value that JSON cannot express. */
function formatStore(stored: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(stored).map(([key, value]) => [key, formatExactly(key, value)])),
  );
}
