import type { Workspace } from "../../../base/files/workspace.js";
import { getPresent, type Absent } from "../../absent.js";
import type { Facts } from "../../reading.js";
import type { BuiltCode } from "../built-code.js";
import type { EntryFiles } from "../entry-files.js";
import type { BundleCode } from "../bundle.js";
import { findNearHooks, type NearHook } from "./near-hooks.js";
import { showsExport } from "./export-text.js";
import type { ExportAnswer } from "./module-exports.js";

type Hook = Facts["declaredHooks"][number];

export interface ExportAnswers {
  readonly hooks: ReadonlyMap<Hook["name"], ExportAnswer>;
  /** By the name of the component. */
  readonly components: ReadonlyMap<string, ExportAnswer>;
  /** Functions in the place of hooks, where the manifest names none. */
  readonly nearHooks: readonly (NearHook & { readonly code: BundleCode })[];
}

export interface NamedInManifest {
  readonly hooks: readonly Hook[];
  readonly components: readonly string[];
  readonly entries: EntryFiles;
  /** The modules that may have the components. */
  readonly componentEntries: readonly string[];
  readonly code: BuiltCode;
  /** Whether `web` is not a module, such as an HTML file: what it loads may have the components. */
  readonly hasOtherWeb: boolean;
}

/** Each search goes through all of the code. Further names are left to the parser, which reads the code once. */
const MAX_SEARCHED_NAMES = 20;
const OTHER_WEB = { kind: "unknown", why: '"web" is not a module of JavaScript' } as const;
const CUSTOM_ELEMENT = { kind: "unknown", why: "such a name may be the tag of a custom element" } as const;
const FOUND = { kind: "found" } as const;

/**
 * Finds what the manifest names in the built code: by the text, and only where that does not settle it, with a parser.
 */
export async function answerExports(
  workspace: Workspace,
  { hooks, components, entries, componentEntries, hasOtherWeb, code }: NamedInManifest,
  lifecycle: Facts["lifecycle"] | Absent,
): Promise<ExportAnswers> {
  const shown = getPresent(lifecycle);
  const read = (path: string): string => code.modules.find((module) => module.path === path)?.latin1 ?? "";
  const shows = (name: string, files: readonly string[]): boolean =>
    files.some((file) => showsExport(read(file), name));
  const hookAnswers = new Map<Hook["name"], ExportAnswer>();
  const componentAnswers = new Map<string, ExportAnswer>();
  const openHooks: Hook[] = [];
  for (const hook of hooks) {
    if (hook.unusable !== undefined) continue;
    const known = shown && answerFromLifecycle(hook, shown);
    const name = hook.function === "" ? hook.name : hook.function;
    if (known) hookAnswers.set(hook.name, known);
    else if (shows(name, hook.file === undefined ? entries : [hook.file])) hookAnswers.set(hook.name, FOUND);
    else openHooks.push(hook);
  }
  const openComponents = components.filter((name, at) => {
    if (at >= MAX_SEARCHED_NAMES || !shows(name, componentEntries)) return true;
    componentAnswers.set(name, FOUND);
    return false;
  });
  const near =
    hooks.length > 0
      ? []
      : code.modules.flatMap((module) => findNearHooks(module.latin1).map((one) => ({ ...one, code: module })));
  const nearHooks: (typeof near)[number][] = [];
  if (openHooks.length > 0 || openComponents.length > 0 || near.length > 0) {
    const { openModules } = await import("./module-exports.js");
    const modules = openModules(workspace, entries);
    for (const hook of openHooks) hookAnswers.set(hook.name, await modules.answerHook(hook));
    for (const one of near) if (await modules.hasInPlaceOf(one.name, one.meant)) nearHooks.push(one);
    for (const name of openComponents) {
      const answer = modules.answerComponent(name, componentEntries);
      const isMissing = answer.kind === "missing";
      if (isMissing && hasOtherWeb) componentAnswers.set(name, OTHER_WEB);
      else if (isMissing && name.includes("-")) componentAnswers.set(name, CUSTOM_ELEMENT);
      else componentAnswers.set(name, answer);
    }
  }
  return { hooks: hookAnswers, components: componentAnswers, nearHooks };
}

/** What a lifecycle run has shown of a hook. */
function answerFromLifecycle({ name }: Hook, { steps }: Facts["lifecycle"]): ExportAnswer | undefined {
  const outcomes = steps.filter((step) => step.name === name).map(({ outcome }) => outcome);
  const missing = outcomes.find((outcome) => outcome.kind === "missing");
  if (missing) return { kind: "missing", names: missing.functions };
  const isCalled = outcomes.some(({ kind }) => kind !== "not-called" && kind !== "no-hook");
  return isCalled ? FOUND : undefined;
}
