import { isAbsent } from "../plugin/absent.js";
import { makeConfigTasks } from "../plugin/config-schema/config-tasks.js";
import { listDeclaredPaths } from "../plugin/manifest/declared-files.js";
import type { Manifest } from "../plugin/manifest/manifest.js";
import type { FactName, Plugin } from "../plugin/reading.js";
import type { Path } from "../base/text/json/json-text.js";
import type { Location } from "../base/text/location.js";
import { explainInvalidPath } from "../base/text/relative-path.js";
import { quote } from "../base/text/safe.js";
import type { Check } from "../core/check.js";
import type { Outcome } from "../core/report.js";
import { formatLabel } from "./shape-problems.js";

/** Something that was not judged, because what it takes is absent. */
export interface NotJudged {
  /** The checks that would have judged it. */
  readonly checks: readonly string[];
  /** What was not judged and why, in one sentence. */
  readonly message: string;
  readonly location: Location;
}

interface Part {
  readonly path: Path;
  readonly message: string;
  /** A check that is about this key judges it. */
  readonly key: string;
}

/** The keys that package.json has as well, besides the version, which has a check of its own. */
const COMPARED: readonly string[] = ["license", "dependencies", "peerDependencies", "engines", "compatibility"];

/** The parts of a manifest that a check cannot judge without one of the facts that it wants. */
const PARTS_WITHOUT: Partial<Record<FactName, (manifest: Manifest) => readonly Part[]>> = {
  declaredFiles: (manifest) =>
    listDeclaredPaths(manifest)
      .filter(({ path }) => explainInvalidPath(path) === undefined)
      .map(({ place, path }) =>
        makePart(place, `${formatLabel(place)} names ${quote(path)}: the file itself was not looked at`),
      ),
  packageJson: (manifest) =>
    COMPARED.filter((key) => manifest.valueAt(key) !== undefined).map((key) =>
      makePart([key], `${formatLabel([key])} was not compared with package.json`),
    ),
  configFaults: (manifest) =>
    makeConfigTasks(manifest).flatMap(({ path, values }) => [
      {
        ...makePart(path, `${formatLabel(path)} has keywords that only a complete JSON Schema validator supports`),
        key: "config_schema",
      },
      ...values
        .filter((configured) => configured.path[0] === "default_config")
        .map((configured) =>
          makePart(
            configured.path,
            `${formatLabel(configured.path)} was checked by the listed keywords of its schema only`,
          ),
        ),
    ]),
};

function makePart(path: Path, message: string): Part {
  return { path, message, key: String(path[0]) };
}

/**
 * Lists what the checks of a plugin could not judge: a part of the manifest for each fact that a check wants and that
 * is absent, and the checks that were skipped, by the reason.
 */
export function listRulesNotJudged(
  { facts }: Plugin,
  checks: readonly Check[],
  outcomes: readonly Outcome[],
): readonly NotJudged[] {
  const { manifest } = facts;
  if (isAbsent(manifest)) return listSkipped(outcomes);
  const skipped = new Set(outcomes.filter(({ status }) => status === "skipped").map(({ check }) => check));
  const missing = (Object.keys(PARTS_WITHOUT) as FactName[]).filter((fact) => isAbsent(facts[fact]));
  const parts = missing.flatMap((fact) => {
    const wanting = checks.filter(({ id, wants = [] }) => !skipped.has(id) && wants.includes(fact));
    const unchecked = (PARTS_WITHOUT[fact]?.(manifest) ?? []).map(({ path, message, key }) => ({
      checks: wanting.filter(({ about = [] }) => about.includes(key)).map(({ id }) => id),
      message,
      location: { ...manifest.at(...path) },
    }));
    return unchecked.filter(({ checks: ids }) => ids.length > 0);
  });
  return [...parts, ...listSkipped(outcomes)];
}

function listSkipped(outcomes: readonly Outcome[]): readonly NotJudged[] {
  const skipped = new Map<string, string[]>();
  for (const outcome of outcomes) {
    if (outcome.status !== "skipped") continue;
    skipped.set(outcome.reason, [...(skipped.get(outcome.reason) ?? []), outcome.check]);
  }
  const location = { file: "manifest.json" };
  return [...skipped].map(([reason, ids]) => ({ checks: ids, message: `Skipped, as ${reason}`, location }));
}
