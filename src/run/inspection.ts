import { checks as allChecks } from "../checks/index.js";
import { listAlwaysCounting, type Check } from "../core/check.js";
import { inspect } from "../core/inspect.js";
import type { Policy } from "../core/policy.js";
import type { ChosenChecks, PluginReport } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import type { FactMemory } from "../plugin/fact-memory.js";
import { readPlugin } from "../plugin/plugin.js";
import { findTyped } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import type { Workspace } from "../base/files/workspace.js";
import type { FactName } from "../plugin/reading.js";
import type { FactFinder, Request } from "./request.js";

/** Inspects the plugin in one folder of a workspace. */
export type Inspection = (workspace: Workspace, folder: string, place?: Place) => Promise<PluginReport>;

export interface Place {
  /** The root of the repository on this disk. */
  readonly root: string;
  /** The plugin whose report contains the findings about the whole repository, if it is another one. */
  readonly reportedWith: string | undefined;
  /** What was read of the plugin before. */
  readonly memory?: FactMemory | undefined;
}

/** How a plugin is inspected. */
export interface InspectionRequest extends Pick<
  Request,
  "only" | "occasion" | "strict" | "today" | "tag" | "tagFormat" | "targets" | "notes" | "copy"
> {
  readonly findOut?: FactFinder | undefined;
}

const CHECK_IDS = allChecks.map(({ id }) => id);
const ALONE: Place = { root: "", reportedWith: undefined };

/**
 * Runs every chosen check on the facts that it needs.
 *
 * @throws {UsageError} if there is no such check.
 */
export function prepareInspection(request: InspectionRequest): Inspection {
  const checks = chooseChecks(request.only);
  const policy = makePolicy(request);
  const needs = listNeeds(request.only);
  const released = request.tag === undefined ? {} : { tag: { name: request.tag, format: request.tagFormat } };
  return async (workspace, folder, { root, reportedWith, memory } = ALONE) => {
    const given = { ...released, ...(await request.findOut?.({ workspace, root, folder, needs })) };
    return inspect(await readPlugin(workspace, { folder, needs, given, reportedWith, memory }), checks, policy);
  };
}

/** By what the problems of a run get their severities. */
export function makePolicy({
  occasion,
  strict,
  targets,
  today,
  notes = "changelog",
  copy,
}: Pick<Request, "occasion" | "strict" | "targets" | "today" | "notes" | "copy">): Policy {
  return {
    occasion,
    strict,
    targets,
    hasOtherNotes: notes !== "changelog",
    known: CHECK_IDS,
    alwaysCounting: listAlwaysCounting(allChecks),
    today,
    ...(copy && { origin: copy.origin }),
  };
}

/**
 * The facts that the chosen checks need.
 *
 * @throws {UsageError} if there is no such check.
 */
export function listNeeds(only: readonly string[] | undefined): ReadonlySet<FactName> {
  const needed = chooseChecks(only).flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  return new Set<FactName>([...needed, "manifest", "configuration"]);
}

/** How many checks are chosen by name; `undefined` if all are. */
export function countChosen(only: readonly string[] | undefined): ChosenChecks | undefined {
  const [chosen, of] = [chooseChecks(only).length, allChecks.length];
  return chosen < of ? { chosen, of } : undefined;
}

function chooseChecks(only: readonly string[] | undefined): readonly Check[] {
  if (!only) return allChecks;
  for (const id of only) if (!CHECK_IDS.includes(id)) throw makeUnknownCheckError(id);
  return allChecks.filter(({ id }) => only.includes(id));
}

/** @param words what may be meant as well. */
export function makeUnknownCheckError(id: string, words: readonly string[] = []): UsageError {
  const meant = findTyped(id, [...CHECK_IDS, ...words]);
  const help = meant === undefined ? "Run the command explain to list all checks" : `Did you mean ${meant}?`;
  return new UsageError(`There is no check ${quote(id)}`, help);
}
