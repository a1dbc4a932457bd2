import { createHash } from "node:crypto";
import { joinPath, relativeTo } from "../../base/files/workspace.js";
import type { Peers } from "./bundle-peers.js";
import type { FrameJob, PreviewState } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";

const NOT_BUILT = { message: "There is no built code yet", help: "Build it: dist/plugin.js is loaded" };

/** What the workbench shows of a plugin. */
export function makePluginState(
  plugin: PreviewedPlugin,
  { bundled }: Peers,
  build: number,
): Omit<PreviewState, "build" | "findings" | "limit"> {
  const { name, version, type, views, menu, commands, properties, required, permissions } = plugin;
  const isBuilt = plugin.entries.length > 0;
  return {
    name,
    version,
    type,
    views,
    menu,
    commands,
    properties,
    required,
    permissions,
    problem: isBuilt ? undefined : NOT_BUILT,
    settings: plugin.settings.config,
    generated: plugin.settings.generated,
    isPlayed: isBuilt && views.length === 0,
    job: isBuilt && views.length > 0 ? makeJob(plugin, bundled, build) : undefined,
  };
}

function makeJob(
  { id, entries, hooks, library, folder }: PreviewedPlugin,
  bundled: Peers["bundled"],
  build: number,
): FrameJob {
  const toAddress = (path: string): string =>
    bundled.get(path) ??
    `plugin/${String(build)}/${relativeTo(folder, path).split("/").map(encodeURIComponent).join("/")}`;
  return {
    id,
    entries: entries.map(toAddress),
    hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: toAddress(hook.file) })),
    ...library,
  };
}

const MAX_HASHED_BYTES = 4 * 1024 * 1024;

/** Changes with what the frame would load, and not with a source that is not built yet. */
export function hashBuild({ workspace, folder, code, served, entries, views }: PreviewedPlugin): string {
  const hash = createHash("sha256").update(JSON.stringify([entries, views]));
  const modules = new Map([...(code?.modules ?? []), ...(code?.others ?? [])].map((one) => [one.path, one.latin1]));
  for (const [path, latin1] of modules) hash.update(`${path}\0`).update(latin1, "latin1");
  for (const name of served) {
    const path = joinPath(folder, name);
    const isAsset =
      /\.(?:css|svg|png|jpe?g|gif|webp|wasm|json|woff2?)$/u.test(name) && /^(?:dist|build|out)\//u.test(name);
    if (isAsset && !modules.has(path)) hash.update(`${path}\0`).update(workspace.bytes(path, MAX_HASHED_BYTES) ?? "");
  }
  return hash.digest("base64");
}
