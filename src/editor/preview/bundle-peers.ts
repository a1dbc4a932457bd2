import { join, relative, sep } from "node:path";
import { makeChildEnvironment } from "../../commands/child-environment.js";
import { UsageError } from "../../core/errors.js";
import type { UiLibrary } from "../../plugin/bundle/ui-libraries.js";
import { findPackageManager } from "../../repository/package-manager.js";
import { formatAddCommand } from "../../repository/manager-commands.js";
import { runToEnd } from "../../base/processes/run-to-end.js";
import type { Surroundings } from "../../base/processes/programs.js";
import { HOOKS } from "../../sdk/context.js";
import { parseJson } from "../../base/text/json/parse-json.js";
import { isObject, toObject, toText } from "../../base/text/json/json-object.js";
import { makeVisible } from "../../base/text/safe.js";
import { resolveFolder } from "../../base/files/disk.js";
import { isInside, listDiskFoldersAbove } from "../../base/files/inside.js";
import { joinPath, relativeTo } from "../../base/files/workspace.js";
import { readLooseText } from "../../base/files/file-text.js";
import { makeLocation, type Location } from "../../base/text/location.js";
import { getPackageName } from "../../plugin/bundle/imported-packages.js";
import type { FrameContent } from "./answer-frame.js";
import { makeOwnPlaceFinder, MODULE_NAME, type FindOwnPlace } from "./bundled-places.js";
import type { Problem } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";
import { showPlace } from "./show-place.js";

/** What the browser needs besides the plugin's own files. */
export interface Peers extends Pick<FrameContent, "imports" | "peers"> {
  /** Where a module is that was written as CommonJS, by its path. */
  readonly bundled: ReadonlyMap<string, string>;
  readonly findOwn: FindOwnPlace;
}

export const NO_PEERS: Peers = { imports: {}, peers: new Map(), bundled: new Map(), findOwn: () => undefined };

/** As much of a plugin as is needed to know what to bundle. */
export type BundledPlugin = Pick<
  PreviewedPlugin,
  "code" | "library" | "entries" | "root" | "folder" | "workspace" | "packageJson" | "hooks" | "known"
> & {
  readonly views: readonly { readonly component: string }[];
  /** The only packages that it may import, besides those that mount its components; any if left out. */
  readonly packages?: readonly string[];
};

/**
 * Gives a problem where a package is not installed.
 *
 * @throws {UsageError} where the plugin has no bundler, or it fails.
 */
export type BundlePeers = (plugin: BundledPlugin) => Promise<Peers | { readonly problem: Problem }>;

interface BundlerOptions {
  readonly surroundings: Surroundings;
  readonly pathOf: (root: string, file: string) => string;
}

interface Entry {
  readonly file: string;
  readonly specifier: string;
  readonly names: readonly string[];
  /** The path of the plugin's own module that this is, where it is not a package. */
  readonly module?: string;
}

/** The SDK is ours, as a host brings it: with `validateManifest`, which is large, only where that is imported. */
const SDK = "plugin-preflight/sdk";
const makeOwnImports = (names: ReadonlySet<string> = new Set()): Readonly<Record<string, string>> => ({
  [SDK]: `./host/sdk/${names.has("validateManifest") ? "whole" : "sdk"}.mjs`,
});
/** What `host/mount` loads of a library. */
const LOADED: Readonly<Record<UiLibrary, readonly string[]>> = {
  react: ["react", "react-dom", "react-dom/client"],
  preact: ["preact"],
  vue: ["vue"],
  svelte: ["svelte"],
  "solid-js": ["solid-js/web"],
  lit: [],
};
const LIMITS = { milliseconds: 120_000, mostBytes: 64 * 1024 * 1024 };
const MAX_NAMES = 2000;
const BUNDLERS = ["esbuild", "rolldown", "vite"];

/**
 * Bundles what the plugin imports and does not contain, with the esbuild, rolldown or vite that {@link findBundler}
 * finds. It is done again when the imports change.
 *
 * @param script what the bundler's process runs.
 */
export function makePeerBundler(script: string, options: BundlerOptions): BundlePeers {
  let last: { readonly key: string; readonly peers: Peers } | undefined;
  return async (plugin) => {
    const { entries, own } = await listEntries(plugin);
    const key = JSON.stringify([
      entries,
      own,
      plugin.packageJson,
      isBundled(entries) ? plugin.code?.modules : undefined,
    ]);
    if (last?.key === key) return last.peers;
    if (entries.length === 0) return { ...NO_PEERS, imports: own };
    const bundled = await runBundler(entries, plugin, script, options);
    if ("problem" in bundled) return bundled;
    const { files, maps } = bundled;
    const paths = new Set(plugin.code?.modules.map(({ path }) => relativeTo(plugin.folder, path)));
    const peers = {
      ...toPeers(entries, own, files),
      findOwn: makeOwnPlaceFinder(files, maps, (path) => paths.has(path)),
    };
    last = { key, peers };
    return peers;
  };
}

const isBundled = (entries: readonly Entry[]): boolean => entries.some(({ module }) => module !== undefined);

interface Listed {
  readonly entries: readonly Entry[];
  /** What needs no bundler: addresses, by their specifiers. */
  readonly own: Readonly<Record<string, string>>;
}

async function listEntries(plugin: BundledPlugin): Promise<Listed> {
  const { code, library, entries, root, hooks, views, packages: allowed } = plugin;
  if (!code) return { entries: [], own: makeOwnImports() };
  const { findImports } = await import("./find-imports.js");
  const { names, commonJs } = findImports(code);
  const mounting = library.library === undefined || library.why !== undefined ? [] : LOADED[library.library];
  const specifiers = [...new Set([...names.keys(), ...(names.size + commonJs.length === 0 ? [] : mounting)])];
  const isAllowed = (one: string): boolean =>
    allowed === undefined || mounting.includes(one) || allowed.includes(getPackageName(one));
  const packages = specifiers.filter((one) => one !== SDK && !one.startsWith("node:") && isAllowed(one));
  const exported = [...HOOKS, ...hooks.map((hook) => hook.function), ...views.map(({ component }) => component)];
  const words = exported.map((name) => name.split(".")[0] ?? "").filter((name) => /^[A-Za-z_$][\w$]*$/u.test(name));
  const listed = [
    ...packages.toSorted().map((specifier, at) => ({
      file: `package-${String(at)}`,
      specifier,
      names: [...(names.get(specifier) ?? [])].slice(0, MAX_NAMES),
    })),
    ...entries
      .filter((path) => commonJs.includes(path))
      .map((path, at) => ({
        file: `${MODULE_NAME}${String(at)}`,
        specifier: join(root, path),
        names: [...new Set(words)],
        module: path,
      })),
  ];
  return { entries: listed, own: makeOwnImports(names.get(SDK)) };
}

function toPeers(entries: readonly Entry[], own: Listed["own"], files: Files): Omit<Peers, "findOwn"> {
  const packages = entries.filter(({ module }) => module === undefined);
  const imports = packages.map(({ specifier, file }) => [specifier, `./peers/${file}.js`] as const);
  const bundled = entries.flatMap(({ module, file }) =>
    module === undefined ? [] : [[module, `peers/${file}.js`] as const],
  );
  return {
    peers: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
    imports: { ...own, ...Object.fromEntries(imports) },
    bundled: new Map(bundled),
  };
}

type Files = Readonly<Record<string, string>>;

async function runBundler(
  entries: readonly Entry[],
  plugin: BundledPlugin,
  script: string,
  { surroundings: { env, execPath }, pathOf }: BundlerOptions,
): Promise<{ readonly files: Files; readonly maps: unknown } | { readonly problem: Problem }> {
  const { root, folder, workspace, packageJson } = plugin;
  const own = resolveFolder(join(root, folder)) ?? join(root, folder);
  const first = entries[0]?.specifier ?? "";
  const what = entries.length === 1 || isBundled(entries) ? first : `${first} and ${String(entries.length - 1)} more`;
  const bundler = findBundler(own);
  if (!bundler) {
    const { name } = findPackageManager(workspace, folder, packageJson);
    throw new UsageError(
      `A browser cannot load ${makeVisible(what)} without a bundler, but the plugin has none installed`,
      `Install one of esbuild, rolldown and vite: ${formatAddCommand(name, "esbuild")}`,
    );
  }
  const run = await runToEnd(
    execPath,
    ["--input-type=module", "--eval", script],
    {
      folder: bundler.modules,
      // No folder of the plugin is searched for programs.
      environment: makeChildEnvironment(env, [], "bundler"),
      input: JSON.stringify({ entries, hasModules: isBundled(entries), folder: own, bundler: bundler.name }),
    },
    LIMITS,
  );
  const text = run.kind === "ended" ? run.bytes.toString("utf8").trimEnd() : "";
  const answer = parseJson(text.slice(text.lastIndexOf("\n") + 1));
  const { files, maps, failed, missing } = toObject(answer);
  const [lost] = Array.isArray(missing) ? (missing as readonly unknown[]) : [];
  if (typeof lost === "string" && entries.some(({ specifier }) => specifier === lost)) {
    const { name } = findPackageManager(workspace, folder, packageJson);
    const message = `${makeVisible(lost)} is imported, but not installed`;
    const help = `Install it: ${makeVisible(formatAddCommand(name, getPackageName(lost)))}`;
    const place = findImportPlace(plugin, lost);
    return { problem: { message, help, ...(place && { place: showPlace(place, plugin, pathOf) }) } };
  }
  if (isObject(files))
    return { files: Object.fromEntries(Object.entries(files).map(([name, code]) => [name, String(code)])), maps };
  const said = toText(failed) ?? (run.kind === "ended" ? run.complaint.trim().slice(-MAX_MESSAGE_LENGTH) : run.kind);
  throw new UsageError(
    `${bundler.name} cannot bundle what the plugin imports: ${makeVisible(said.slice(0, MAX_MESSAGE_LENGTH))}`,
    `Install what is missing, in ${joinPath(folder, "package.json")}`,
  );
}

const MAX_MESSAGE_LENGTH = 1000;
const MAX_SOURCE_BYTES = 1024 * 1024;

/** Where a source imports something: the first place that has it in quotation marks. */
function findImportPlace({ workspace, known, code }: BundledPlugin, specifier: string): Location | undefined {
  const built = new Set([...(code?.modules ?? []), ...(code?.others ?? [])].map(({ path }) => path));
  for (const file of [...known].filter((path) => /\.(?:[cm]?[jt]sx?|vue|svelte)$/u.test(path))) {
    const lines = readLooseText(workspace, file, MAX_SOURCE_BYTES)?.split("\n") ?? [];
    const at = lines.findIndex((line) => [`"${specifier}"`, `'${specifier}'`].some((words) => line.includes(words)));
    if (at === -1 || built.has(file)) continue;
    const column = (lines[at] ?? "").indexOf(specifier) + 1;
    const start = { line: at + 1, column };
    return makeLocation(file, { start, end: { line: at + 1, column: column + specifier.length } });
  }
  return undefined;
}

interface FoundBundler {
  readonly name: string;
  /** The `node_modules` that has it. */
  readonly modules: string;
}

/**
 * The first bundler in a `node_modules` of the plugin's folder or above it, as Node would find it, except that nothing
 * of the plugin is one: neither the plugin, by the name that it has, nor what a link leads to within it.
 *
 * @param plugin the plugin's folder, by its real path.
 */
export function findBundler(plugin: string): FoundBundler | undefined {
  for (const name of BUNDLERS) {
    for (const folder of listDiskFoldersAbove(plugin)) {
      const modules = join(folder, "node_modules");
      const real = resolveFolder(join(modules, name));
      if (real !== undefined && !isOwn(plugin, real)) return { name, modules };
    }
  }
  return undefined;
}

function isOwn(plugin: string, real: string): boolean {
  return isInside(plugin, real) && !relative(plugin, real).split(sep).includes("node_modules");
}
