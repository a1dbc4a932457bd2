import { isAbsent, type Absent } from "../../plugin/absent.js";
import { listDeclaredPackages } from "../../repository/dependencies.js";
import { findComponentLibrary, type ComponentLibrary } from "../../plugin/bundle/component-library.js";
import type { BuiltCode } from "../../plugin/bundle/built-code.js";
import { findConfigSchemas } from "../../plugin/config-schema/config-schemas.js";
import { isTyped, type DeclaredHook } from "../../plugin/manifest/declared-hooks.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { readPlugin } from "../../plugin/plugin.js";
import { makeLifecycleSettings, readSettings, type LifecycleSettings } from "../../run/lifecycle-settings.js";
import { makeLifeId } from "../../run/run-lifecycle.js";
import type { OnePlugin } from "../../run/tagged-plugin.js";
import type { Request } from "../../run/request.js";
import { toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { listMenu, listViews } from "./list-views.js";
import { listCommands } from "./list-commands.js";
import type { PreviewState } from "./protocol.js";
import { listKnownFiles, listServedFiles } from "./served-files.js";
import type { SettingsFile } from "../../run/setting-readers.js";

/** Where the plugin is. */
export interface PreviewPlace {
  /** As the caller gave it. */
  readonly path: string;
  readonly cwd: string;
  /** The file of settings that a person gives. */
  readonly settings: SettingsFile | undefined;
}

/** A plugin as its files are now. Paths are relative to the repository's root. */
export interface PreviewedPlugin extends OnePlugin, ShownOfManifest {
  readonly id: string;
  readonly settings: LifecycleSettings;
  readonly packageJson: JsonObject;
  readonly hooks: readonly DeclaredHook[];
  readonly entries: readonly string[];
  readonly code: BuiltCode | undefined;
  readonly library: ComponentLibrary;
  /** The files that an editor may open. */
  readonly known: ReadonlySet<string>;
  /** Those that the frame may have, relative to the plugin's folder, as addresses have them. */
  readonly served: ReadonlySet<string>;
}

type ShownOfManifest = Pick<
  PreviewState,
  "name" | "version" | "type" | "views" | "menu" | "commands" | "properties" | "required" | "permissions"
>;

const NEEDED = [
  ...(["manifest", "declaredHooks", "declaredPermissions", "entryFiles"] as const),
  ...(["packageJson", "archiveFiles", "builtCode"] as const),
] as const;

/**
 * Reads the plugin. Without a manifest that can be read there is none.
 *
 * @param findMemory what was read of the plugin before.
 * @throws {UsageError} for settings that do not fit.
 */
export async function readPreview(
  { root, workspace, folder }: OnePlugin,
  { settings }: Pick<PreviewPlace, "settings">,
  findMemory: NonNullable<Request["findMemory"]>,
): Promise<PreviewedPlugin | Absent> {
  const { facts } = await readPlugin(workspace, { folder, needs: NEEDED, memory: findMemory(folder, undefined) });
  const { manifest, declaredHooks, declaredPermissions, entryFiles, packageJson, archiveFiles, builtCode } = facts;
  if (isAbsent(manifest)) return manifest;
  const given = settings && readSettings(settings.file, settings.by, settings.cwd, root);
  const { value } = manifest;
  const views = listViews(manifest);
  const code = isAbsent(builtCode) ? undefined : builtCode;
  const declared = listDeclaredPackages([value, isAbsent(packageJson) ? {} : packageJson.value]);
  const packed = isAbsent(archiveFiles) ? [] : archiveFiles.files.map((file) => file.path);
  const known = listKnownFiles(workspace, folder, { packed, code });
  return {
    workspace,
    root,
    folder,
    views,
    code,
    id: makeLifeId(value["name"]),
    name: toText(value["name"]) ?? "",
    version: toText(value["version"]) ?? "",
    type: toText(value["type"]) ?? "",
    menu: listMenu(value["menu_items"], views),
    commands: listCommands(value),
    ...readSchema(manifest),
    settings: makeLifecycleSettings(manifest, given),
    permissions: isAbsent(declaredPermissions) ? [] : [...declaredPermissions.places.keys()],
    packageJson: isAbsent(packageJson) ? {} : packageJson.value,
    hooks: isAbsent(declaredHooks) ? [] : declaredHooks.filter((hook) => hook.unusable === undefined && !isTyped(hook)),
    entries: isAbsent(entryFiles) ? [] : sortForBrowser(entryFiles, value["web"]),
    library: code ? findComponentLibrary(code, declared) : {},
    known,
    served: listServedFiles(known, folder),
  };
}

/** A browser loads what `web` names first. */
function sortForBrowser(entries: readonly string[], web: unknown): readonly string[] {
  const isWeb = (path: string): boolean => typeof web === "string" && path.endsWith(web.replace(/^\.\//u, ""));
  return [...entries.filter(isWeb), ...entries.filter((path) => !isWeb(path))];
}

/** The settings of all schemas: each as the first one that has it describes it. */
function readSchema(manifest: Manifest): Pick<PreviewedPlugin, "properties" | "required"> {
  const schemas = findConfigSchemas(manifest).map(({ schema }) => schema);
  const properties = schemas.toReversed().map((schema) => toObject(schema["properties"]));
  const required = schemas.flatMap(({ required: names }): readonly unknown[] => (Array.isArray(names) ? names : []));
  return {
    properties: Object.assign({}, ...properties) as JsonObject,
    required: required.filter((name) => typeof name === "string"),
  };
}
