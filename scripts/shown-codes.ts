import { isDeepStrictEqual } from "node:util";
import { checks } from "../src/checks/index.js";
import { listAlwaysCounting, type Check, type Severity } from "../src/core/check.js";
import { inspect } from "../src/core/inspect.js";
import type { Finding, Occasion, PluginReport } from "../src/core/report.js";
import { readPlugin } from "../src/plugin/plugin.js";
import { listCases, varyFixtures, type CodeCase } from "./code-cases.js";

/** How severe a problem is, and whether it can be fixed automatically. */
export interface Severities {
  readonly usual: Severity;
  readonly strict: Severity;
  readonly release: Severity;
  readonly hasFix: boolean;
}

/** The codes that a check has shown, each with the severities that it had. */
export type ShownCodes = ReadonlyMap<string, readonly Severities[]>;

const TODAY = "2026-11-21";

/** The codes that the fixtures of a check show, and what is needed beyond them to show all. */
export async function readShownCodes(root: string, check: Check): Promise<ShownCodes> {
  const shown = new Map<string, readonly Severities[]>();
  const add = async (one: CodeCase): Promise<void> => {
    for (const [code, severities] of await findCodes(check, one)) {
      const known = shown.get(code) ?? [];
      if (!known.some((other) => isDeepStrictEqual(other, severities))) shown.set(code, [...known, severities]);
    }
  };
  for (const one of listCases(root, check.id)) await add(one);
  const isComplete = (): boolean => Object.keys(check.codes).every((code) => shown.has(code));
  for (const one of varyFixtures(root, check.id)) {
    if (isComplete()) break;
    await add(one);
  }
  return shown;
}

async function findCodes(check: Check, one: CodeCase): Promise<readonly (readonly [string, Severities])[]> {
  const inspectOn = await readCase(check, one);
  const find = (occasion: Occasion, strict: boolean): readonly Finding[] => {
    const outcome = inspectOn(occasion, strict).outcomes.find(({ check: id }) => id === check.id);
    if (outcome?.status === "crashed") throw new Error(outcome.error);
    return outcome?.status === "unmet" ? outcome.findings : [];
  };
  const [usual, strict, release] = [find("push", false), find("push", true), find("release", false)];
  return usual.map(({ code, severity, fix }, at) => [
    code,
    {
      usual: severity,
      strict: strict[at]?.severity ?? severity,
      release: release[at]?.severity ?? severity,
      hasFix: fix !== undefined && fix.length > 0,
    },
  ]);
}

/** Reads the plugin of a case for a check, which may check it on several occasions. */
export async function readCase(
  check: Check,
  { workspace, given }: CodeCase,
): Promise<(occasion: Occasion, strict: boolean) => PluginReport> {
  // What remains to be said after all checks is said by those that conclude.
  const run = check.conclude ? checks : [check];
  const needs = new Set(run.flatMap((one) => [...one.needs, ...(one.wants ?? [])]));
  const plugin = await readPlugin(workspace, { needs: needs.add("manifest").add("configuration"), given });
  const known = checks.map(({ id }) => id);
  const alwaysCounting = listAlwaysCounting(checks);
  return (occasion, strict) => inspect(plugin, run, { occasion, strict, today: TODAY, known, alwaysCounting });
}
