import { readFileSync } from "node:fs";
import { join } from "node:path";
import { makePlugin, manifestWith, wholePlugin, type Files } from "./folders.js";
import { ROOT } from "./project.js";
import { runCliHere } from "./product.js";
import { readReport, type FindingRecord } from "./records.js";
import { commitAll, makeRepository } from "./repository.js";

/** The package.json of the plugin that meets every check. */
export const OWN = JSON.parse(readFileSync(join(ROOT, "fixtures/whole/weather-widget/package.json"), "utf8")) as object;
/** A finding of manifest-known-keys, a warning, and one of manifest-tags. */
export const ODD = manifestWith({ unheard_of: 1 });
export const KNOWN_KEYS = { check: "manifest-known-keys", reason: "our host knows it" };

export const configure = (configuration: unknown): string => JSON.stringify({ "plugin-preflight": configuration });
export const configureOwn = (configuration: unknown): string =>
  JSON.stringify({ ...OWN, "plugin-preflight": configuration });
export const configureRoot = (configuration: unknown): string =>
  JSON.stringify({ private: true, workspaces: ["plugins/*"], "plugin-preflight": configuration }, undefined, 2);

/** A workspace of two plugins, each with a key that no host knows. */
export function workspaceOf(root: unknown, own: Readonly<Record<string, unknown>> = {}, files: Files = {}): string {
  const folder = makeRepository({});
  makePlugin({ "package.json": configureRoot(root), ...files }, folder);
  for (const name of ["tides", "waves"]) {
    const configured = name in own ? { "package.json": configureOwn(own[name]) } : {};
    wholePlugin({ "manifest.json": ODD, ...configured }, join(folder, "plugins", name));
  }
  commitAll(folder);
  return folder;
}

interface Counted {
  readonly path: string;
  readonly suppressed: readonly string[];
  readonly counted: readonly string[];
}

export const validate = async (cwd: string, ...args: readonly string[]) => {
  const { stdout, stderr, status } = await runCliHere(["validate", "--format", "json", ...args], { cwd });
  if (stdout === "") return { stderr, status, plugins: [] as readonly Counted[], findings: [] as readonly Known[] };
  const { plugins } = readReport(stdout);
  const findings = plugins.flatMap((plugin) => plugin.findings as readonly Known[]);
  const listed = plugins.map(({ path, findings: own }): Counted => {
    const known = own as readonly Known[];
    const isSuppressed = ({ suppressed }: Known): boolean => suppressed !== undefined;
    return {
      path,
      suppressed: known.filter(isSuppressed).map(({ check, suppressed = "" }) => `${check}: ${suppressed}`),
      counted: known.filter((one) => !isSuppressed(one)).map(({ check, code }) => `${check}/${code}`),
    };
  });
  return { stderr, status, plugins: listed, findings };
};

export interface Known extends FindingRecord {
  readonly code: string;
  readonly suppressed?: string;
}

export const placesOf = (findings: readonly Known[], check: string): readonly string[] =>
  findings
    .filter((one) => one.check === check)
    .map(({ code, location }) => `${code} ${location.file}:${String(location.range?.start.line)}`);
