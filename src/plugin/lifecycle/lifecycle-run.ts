import type { HookName, LogLevel } from "../../sdk/context.js";
import type { Location } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";

/** The result of loading a plugin and running its lifecycle hooks once, in order. */
export interface LifecycleRun {
  /** The file that was loaded first, or that could not be loaded, relative to the repository's root. */
  readonly entry: string;
  /** The global of browsers that the plugin needed, or "document" for a component. Then it got a small DOM. */
  readonly dom?: string;
  /** The browser that it had instead, by its name and version. */
  readonly browser?: string;
  /** Whether it has no hooks: then what it does while it is loaded may be its work. */
  readonly hasNoHooks?: boolean;
  /** The first native add-on that was loaded: no guard sees what it does. */
  readonly unguarded?: string;
  /** The settings that were read, and whose values were generated. */
  readonly generated?: readonly string[];
  /** In the order of the lifecycle. The first is the loading. */
  readonly steps: readonly LifecycleStep[];
  /** What the plugin did that needs a permission, each once. */
  readonly uses: readonly PermissionUse[];
  /** What was still stored after the removal. */
  readonly left?: LeftValues;
  /** The keys whose values the second update has added to once more. */
  readonly grown?: readonly string[];
  /** Further runs: with what another one had stored, or of another entry point. */
  readonly laterLives?: readonly LaterRun[];
}

export interface LeftValues {
  /** The first keys, sorted. */
  readonly keys: readonly string[];
  /** How many there are besides. */
  readonly more: number;
}

export interface LaterRun {
  /**
   * `restart`: after the installation, in a new process. `earlier`: an earlier version, until it was disabled.
   * `update`: this version, with what the earlier one had stored. `load`: another entry point is loaded, alone.
   * `unset`: this version, as a new user has it, without optional settings that have no default.
   */
  readonly kind: "restart" | "earlier" | "update" | "load" | "unset";
  /** The settings that are unset. */
  readonly settings?: readonly string[];
  /** The file that is loaded, relative to the repository's root. */
  readonly entry?: string;
  /** The version that was there before an update, or is. */
  readonly from?: string;
  readonly steps: readonly LifecycleStep[];
  readonly left?: LeftValues;
  readonly lost?: readonly LostValue[];
}

/** What the earlier version had stored, and an update loses: a reading finds nothing, or it is written over. */
export interface LostValue {
  readonly key: string;
  readonly step: StepName;
  readonly at?: Location;
  /** What the earlier version has stored and nothing reads any more; left out where it was stored under this key. */
  readonly unread?: readonly string[];
  /** Whether it was written over, and not read before. */
  readonly isOverwritten?: boolean;
}

export interface LifecycleStep {
  readonly name: StepName;
  /** 2 for the second call of the same hook or the second component, and so on. */
  readonly nth: number;
  /** The component that is mounted or removed, as the manifest names it. */
  readonly component?: string;
  readonly outcome: StepOutcome;
  /** Where the hook is in the source: of one that has failed, if nothing else says where. */
  readonly at?: Location;
  readonly milliseconds: number;
  readonly logged: readonly { readonly level: LogLevel; readonly message: string }[];
  readonly stored: readonly { readonly key: string; readonly change: "set" | "deleted" }[];
  readonly notified: readonly { readonly title: string; readonly message: string; readonly kind: string }[];
  /** The lines that it printed. */
  readonly printed: readonly string[];
  /** Errors that nothing caught, while the step ran or after it. */
  readonly uncaught: readonly LifecycleError[];
  /** What the host refused to do for the plugin. */
  readonly refused: readonly RefusedAct[];
  /** What it used and the small DOM does not have, each once. */
  readonly gaps?: readonly DomGap[];
  /** What was still there a moment after `onDisable`, or `onUninstall`, and must not be. */
  readonly open: readonly OpenResource[];
  /** How many events are left out of these lists. */
  readonly more: number;
}

export type StepName = "load" | HookName | "mount" | "unmount" | "command";

export type StepOutcome =
  | {
      readonly kind: "done";
      /** What a command returned, as a text; left out where it returned nothing. */
      readonly returned?: string | undefined;
    }
  /** The plugin has no such hook. */
  | { readonly kind: "no-hook" }
  /** It is a generator: a call runs nothing of its body. */
  | { readonly kind: "never-runs" }
  | { readonly kind: "threw"; readonly error: LifecycleError }
  /** It failed, and does not where it gets a stand-in for these. */
  | { readonly kind: "needs"; readonly error: LifecycleError; readonly needs: readonly Need[] }
  /** It failed, perhaps only without these: no run has shown whether it also fails with them. */
  | { readonly kind: "not-judged"; readonly error: LifecycleError; readonly needs: readonly Need[] }
  /** Nothing here can mount such a component. */
  | { readonly kind: "not-mounted"; readonly why: string }
  /** The manifest names a function that the built code does not have. */
  | { readonly kind: "missing"; readonly hook: string; readonly functions: readonly string[] }
  /** Its promise can never settle: nothing is left that could do it. */
  | { readonly kind: "never-settles" }
  | { readonly kind: "time-limit"; readonly seconds: number; readonly at?: Location }
  | { readonly kind: "memory-limit"; readonly megabytes: number; readonly at?: Location }
  /** The process ended by itself. */
  | { readonly kind: "ended"; readonly how: string; readonly at?: Location }
  /** It used the descriptor of the host's private channel. */
  | { readonly kind: "interfered"; readonly at?: Location }
  | { readonly kind: "not-called"; readonly why: string };

/** What an error may follow from: the host refused it, does not have it, or has generated it. */
export interface Need {
  /**
   * `network`: an address. `setting`: the name of a setting whose value is generated. `browser`: what the small DOM does
   * not have. `page`: an element of the host's page. `context`: a member that the specification does not list. `props`: a
   * property of a component. `refused`: what a guard refuses, such as `read /etc/hosts`.
   */
  readonly kind: NeedKind;
  readonly name: string;
}

export type NeedKind = "network" | "setting" | "browser" | "page" | "context" | "props" | "refused";

export interface LifecycleError {
  /** `TypeError`; "" for what is not an error. */
  readonly name: string;
  readonly message: string;
  /** The first place in the plugin's own code: in its source, where a source map says so. */
  readonly at?: Location;
  /** The file of the plugin that it says is missing. */
  readonly missingFile?: MissingFile;
}

/** The error of a call that never finishes. The host makes it up: the plugin has thrown nothing. */
export const UNENDING: LifecycleError = { name: "", message: "it does not finish" };

/** Paths are relative to the plugin's folder. */
export interface MissingFile {
  readonly file: string;
  /** The file that was probably meant: its name differs in the case of letters, or has an ending. */
  readonly instead?: string;
  /** How the plugin uses it, if the repository has it and the package does not. */
  readonly unpacked?: "imports" | "opens";
}

export interface DomGap {
  /** `canvas`, `WebGL`, `audio`. */
  readonly name: string;
  readonly at?: Location;
}

export interface OpenResource {
  /** `a timer`, `a listener on window`. */
  readonly what: string;
  /** Which one, such as the event. */
  readonly name?: string;
  /** Where it was opened, started or added. */
  readonly at?: Location;
}

export interface RefusedAct {
  readonly act: "write" | "read" | "start" | "signal" | "load" | "use";
  /** The path, the program, or the part of Node. */
  readonly object: string;
  readonly at?: Location;
}

/** A use of a permission, as far as the host could see it. */
export interface PermissionUse {
  /** As the specification lists it, such as `network-access`. */
  readonly permission: string;
  readonly step: StepName;
  /** The address, the path or the key. */
  readonly object: string;
  readonly at?: Location;
}

/** The hooks that are not verified, because they fail with generated settings: why a run that reports no error is not a pass. */
export function listUnverified(run: LifecycleRun): readonly string[] {
  const later = (run.laterLives ?? []).filter(({ kind }) => kind === "update");
  const steps = [run, ...later].flatMap((life) => life.steps);
  // A component that throws is a warning at most.
  return steps.flatMap(({ name, component, outcome }) => {
    if (outcome.kind !== "not-judged" || component !== undefined) return [];
    if (!outcome.needs.every(({ kind }) => kind === "setting")) return [];
    const what = name === "load" ? "the loading" : name;
    const settings = outcome.needs.map((need) => quote(need.name)).join(", ");
    return [`${what} is not checked, because it fails with generated settings: ${settings}`];
  });
}

/** Why an update was not checked: the earlier version could not be installed. */
export function explainNoUpdate({ laterLives = [] }: LifecycleRun): string | undefined {
  const earlier = laterLives.find(({ kind }) => kind === "earlier");
  if (!earlier || laterLives.some(({ kind }) => kind === "update")) return undefined;
  return `${earlier.from ?? ""} is not installed, so that nothing is updated: ${describeFailure(earlier)}`;
}

function describeFailure({ steps }: LaterRun): string {
  const failed = steps.find((step) => step.outcome.kind !== "done" && step.outcome.kind !== "no-hook");
  const name = failed?.name === "load" ? "its loading" : (failed?.name ?? "it");
  return `${name} ends with ${failed?.outcome.kind ?? "nothing"}`;
}
