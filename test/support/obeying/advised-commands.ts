import type { Finding } from "../../../src/core/report.js";
import { isObject, toObject } from "../../../src/base/text/json/json-object.js";
import { readJson } from "../../../src/base/text/json/read-json.js";
import type { MissingFiles } from "../../../src/plugin/npm-files/missing-files.js";
import { textOf, withText } from "./files.js";
import type { Files, Situation } from "./situation.js";

type Run = (situation: Situation, finding: Finding) => Situation | undefined;

/** What commands that helps name do to a plugin, as far as a check sees it; `undefined` where only they know. */
const COMMANDS: readonly (readonly [pattern: RegExp, run: Run])[] = [
  [/^(?:npm|pnpm|yarn|bun)(?: run)? build$/u, build],
  // From the network.
  [/^(?:npm ci|(?:yarn|pnpm|bun|npm) install)\b/u, () => undefined],
  [/^git checkout -- /u, restore],
  [/^git rm --cached /u, untrack],
];

export function runAdvised(situation: Situation, finding: Finding, command: string): Situation | undefined {
  const [, run] = COMMANDS.find(([pattern]) => pattern.test(command)) ?? [];
  if (!run) throw new Error(`Write into advised-commands.ts what this command does: ${command}`);
  return run(situation, finding);
}

/** Writes each missing file that the manifest names. What a bundler makes of sources that changed, only it knows. */
function build(situation: Situation, { check, message }: Finding): Situation | undefined {
  if (/^bundle-(?:fresh|syntax)$/u.test(check)) return undefined;
  const named = /"(dist\/[^"#]*)/u.exec(message)?.[1];
  const names = ["dist/plugin.js", ...(named === undefined ? [] : [named])];
  return {
    ...situation,
    files: names.reduce(
      (files, name) => (files.get(name)?.length ? files : withText(files, name, makeModule(files))),
      situation.files,
    ),
  };
}

/** A module with all that the manifest names: its hooks and its components. */
function makeModule(files: Files): string {
  const manifest = toObject(readJson("manifest.json", textOf(files, "manifest.json")).value);
  const { hooks, pages, dashboard_widget: widget, ui } = manifest;
  const functions = Object.entries(toObject(hooks)).map(([hook, text]) => /#(.+)$/u.exec(String(text))?.[1] ?? hook);
  const parts = [widget, ui, ...(Array.isArray(pages) ? (pages as readonly unknown[]) : [])];
  const components = parts.filter(isObject).map(({ component }) => component);
  const exported = [...functions, ...components].filter((name) => typeof name === "string" && /^[\w$]+$/u.test(name));
  return [...new Set(["tides", ...exported])].map((name) => `exports.${String(name)} = () => [];\n`).join("");
}

function restore(situation: Situation, { location: { file } }: Finding): Situation {
  const { missingFiles } = situation.given as { missingFiles: MissingFiles };
  const left = { ...missingFiles, files: missingFiles.files.filter((path) => path !== file) };
  return {
    ...situation,
    files: withText(situation.files, file, "# What git has\n"),
    given: { ...situation.given, missingFiles: left },
  };
}

function untrack(situation: Situation, { location: { file } }: Finding): Situation {
  const { trackedEnvironment } = situation.given as { trackedEnvironment: { paths: readonly string[] } };
  const left = { ...trackedEnvironment, paths: trackedEnvironment.paths.filter((path) => path !== file) };
  return { ...situation, given: { ...situation.given, trackedEnvironment: left } };
}
