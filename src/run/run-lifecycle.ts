import { checks } from "../checks/index.js";
import type { Cancellation } from "../commands/cancellation.js";
import { absent, inapplicable, isAbsent, type Absent } from "../plugin/absent.js";
import type { LifecycleRun } from "../plugin/lifecycle/lifecycle-run.js";
import { getHookPath, HOOK_NAMES, isHookPath } from "../plugin/manifest/declared-files.js";
import { readPlugin } from "../plugin/plugin.js";
import type { Facts } from "../plugin/reading.js";
import type { Surroundings } from "../processes/programs.js";
import { isObject, type JsonObject } from "../text/json/json-object.js";
import { readLooseText } from "../workspace/file-text.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";
import type { Asked, FindOut } from "./request.js";

/** The checks that judge a life. */
export const LIFECYCLE_CHECKS: readonly string[] = checks
  .filter(({ needs }) => needs.includes("lifecycle"))
  .map(({ id }) => id);

/** The reason for a plugin that there is nothing to test of. */
export const NO_HOOKS = "the plugin has no hooks";

export interface LifecycleOptions {
  readonly surroundings: Surroundings;
  readonly hasNetwork: boolean;
  readonly cancellation: Cancellation;
  /** For the loading, and for each hook. */
  readonly seconds?: number;
  readonly onRun?: (run: LifecycleRun | Absent, folder: string) => void;
}

/** Loads the built plugin and calls its hooks, if a chosen check needs that. */
export function makeLifecycleRunner(options: LifecycleOptions): FindOut {
  return async (asked) => {
    if (!asked.needs.has("lifecycle")) return {};
    const lifecycle = await live(asked, options);
    options.onRun?.(lifecycle, asked.folder);
    return { lifecycle };
  };
}

/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
export function makeLifecycleSkipper(reason: string): FindOut {
  return () => Promise.resolve({ lifecycle: absent(reason) });
}

async function live({ workspace, root, folder }: Asked, options: LifecycleOptions): Promise<LifecycleRun | Absent> {
  const needs = ["manifest", "declaredFiles", "packageJson"] as const;
  const { manifest, declaredFiles, packageJson } = (await readPlugin(workspace, { folder, needs })).facts;
  if (isAbsent(manifest)) return manifest;
  if (isAbsent(declaredFiles)) return declaredFiles;
  const plugin = manifest.value;
  const [entry, ...others] = listEntries(workspace, folder, plugin, declaredFiles);
  if (entry === undefined) return absent("there is no built code to load");
  const hooks = listHooks(plugin, declaredFiles);
  if (isAbsent(hooks)) return hooks;
  const entries = [entry, ...others] as const;
  if (hooks.length === 0 && !entries.some((path) => namesHook(workspace, path))) {
    return inapplicable(NO_HOOKS);
  }
  const packages = listPackages([plugin, isAbsent(packageJson) ? {} : packageJson.value]);
  const { findMissingPackage, livePlugin, USUAL_LIMITS } = await import(
    /* webpackChunkName: "processes" */ "../host/live-plugin.js"
  );
  const { surroundings, hasNetwork, cancellation, seconds } = options;
  const run = await livePlugin(
    {
      ...{ workspace, root, folder, packages, entries, hooks },
      id: makePluginId(plugin["name"]),
      config: readDefaults(plugin),
      hasFiles: listPermissions(plugin).includes("filesystem-access"),
    },
    {
      ...{ surroundings, hasNetwork, cancellation },
      limits: { ...USUAL_LIMITS, ...(seconds !== undefined && { seconds }) },
    },
  );
  const missing = isAbsent(run) ? undefined : findMissingPackage(run);
  // What is declared is installed by whoever installs the plugin.
  if (missing !== undefined && packages.includes(missing)) {
    return absent(`the plugin needs ${missing}, which is not installed`);
  }
  return run;
}

const ENTRY_KEYS = ["main", "background", "web"] as const;
const BUILT = "dist/plugin.js";
const MOST_CODE = 8 * 1024 * 1024;

/** The modules of a plugin that may have its hooks, the most likely first, each once. */
function listEntries(
  workspace: Workspace,
  folder: string,
  manifest: JsonObject,
  files: Facts["declaredFiles"],
): readonly string[] {
  const declared = ENTRY_KEYS.flatMap((key) => {
    const file = typeof manifest[key] === "string" ? files.get(manifest[key]) : undefined;
    return file?.state === "file" && /\.[cm]?js$/u.test(file.path) ? [file.path] : [];
  });
  const built = joinPath(folder, BUILT);
  return [...new Set([...declared, ...(workspace.entry(built)?.kind === "file" ? [built] : [])])];
}

interface Hook {
  readonly name: "onInstall" | "onEnable" | "onDisable" | "onUpdate" | "onUninstall";
  readonly text: string;
  readonly file?: string;
  readonly function: string;
}

/** The hooks that a manifest names well. What is wrong with the others, `manifest-hooks` says. */
function listHooks({ hooks }: JsonObject, files: Facts["declaredFiles"]): readonly Hook[] | Absent {
  if (!isObject(hooks)) return [];
  const found: Hook[] = [];
  for (const name of HOOK_NAMES as readonly Hook["name"][]) {
    const text = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
    if (typeof text !== "string" || text === "") continue;
    if (!isHookPath(text)) {
      found.push({ name, text, function: text });
      continue;
    }
    const path = getHookPath(text);
    const file = files.get(path);
    if (file?.state !== "file") return absent(`the file of the hook ${name} cannot be read`);
    found.push({ name, text, file: file.path, function: text.slice(path.length + 1) });
  }
  return found;
}

function namesHook(workspace: Workspace, path: string): boolean {
  return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test(readLooseText(workspace, path, MOST_CODE) ?? "");
}

/** The packages that are there where the plugin is installed. */
function listPackages(places: readonly JsonObject[]): readonly string[] {
  const keys = ["dependencies", "peerDependencies", "optionalDependencies"];
  return places.flatMap((place) =>
    keys.flatMap((key) => {
      const packages = place[key];
      return isObject(packages) ? Object.keys(packages) : [];
    }),
  );
}

function listPermissions({ permissions }: JsonObject): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(permissions) ? permissions : [];
  return list.map((one) => (isObject(one) ? one["type"] : one));
}

/** The settings of a user who has changed none. */
function readDefaults(manifest: JsonObject): JsonObject {
  const schemas = [manifest["configSchema"], manifest["config_schema"]];
  const properties = schemas.map((schema) => (isObject(schema) ? schema["properties"] : undefined));
  const defaults = properties.flatMap((one) =>
    Object.entries(isObject(one) ? one : {}).flatMap(([name, property]) =>
      isObject(property) && "default" in property ? [[name, property["default"]] as const] : [],
    ),
  );
  const given = manifest["default_config"];
  return { ...Object.fromEntries(defaults), ...(isObject(given) ? given : {}) };
}

/** The name in lower case, with every run of other characters as one hyphen. */
function makePluginId(name: unknown): string {
  return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
}
