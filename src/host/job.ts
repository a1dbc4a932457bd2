import type { DeclaredHook } from "../plugin/manifest/declared-hooks.js";
import type { UiLibrary } from "../plugin/bundle/ui-libraries.js";
import type { Need, NeedKind, StepName } from "../plugin/lifecycle/lifecycle-run.js";
import type { HookName } from "../sdk/context.js";
import type { JsonObject } from "../base/text/json/json-object.js";

/** The nonce marks the messages of the host, so that the plugin cannot forge one. It comes before the job. */
export const NONCE_LENGTH = 36;

/** What the host's process is asked to do. It reads this from its standard input. */
export interface Job {
  /** The folder of the copied plugin. */
  readonly plugin: string;
  /** The modules of the plugin, the most likely one first. */
  readonly entries: readonly string[];
  /** Whether they are loaded, and nothing in them is called. */
  readonly isOnlyLoaded: boolean;
  /** The hooks that the manifest names. */
  readonly hooks: readonly DeclaredHook[];
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** The settings whose values nobody has chosen. */
  readonly generated: readonly string[];
  /** The steps of the life, in their order. */
  readonly plan: readonly PlannedStep[];
  readonly storageFile: string;
  /** The folder that the plugin may write to, if it may. */
  readonly dataFolder: string | undefined;
  /** Where what is stored after the installation is kept for another life. */
  readonly installed: { readonly storageFile: string; readonly dataFolder: string | undefined } | undefined;
  /** The version that has stored what is there, where this life is an update. */
  readonly previousVersion: string | undefined;
  /** Folders that it may read. */
  readonly readable: readonly string[];
  readonly hasNetwork: boolean;
  /** Whether the native add-ons of installed packages may be loaded. */
  readonly hasNative: boolean;
  /** The module with the DOM, if the plugin needs one. */
  readonly dom: string | undefined;
  /** Whether its code is that of a page, which has nothing that only Node has. */
  readonly isPage: boolean;
  /** The components that are mounted after the first `onEnable`. */
  readonly mount: MountJob | undefined;
  /** What this run is to show: whether an error comes without these wants, too. */
  readonly granted: Granted | undefined;
}

/** What a run gets stand-ins for. None of it is really there, and nothing that is refused is done. */
export interface Granted {
  readonly needs: readonly Need[];
  /** Whether stand-ins answer in another way than in the first run. */
  readonly hasOtherAnswers: boolean;
}

export interface MountJob {
  /** By the names that the manifest gives. */
  readonly components: readonly string[];
  /** The modules that may have them. */
  readonly entries: readonly string[];
  /** The package that mounts them. */
  readonly library?: UiLibrary | undefined;
  /** Why only what needs no library can be mounted. */
  readonly why?: string | undefined;
}

export interface PlannedStep {
  readonly name: Exclude<StepName, "load">;
  /** Which call of the hook, or which mounting of the component. */
  readonly nth: number;
  /** What is mounted or removed. */
  readonly component?: string;
  /** What a command is called with. */
  readonly call?: CommandCall;
}

/** A command of the manifest, as a person calls it. */
export interface CommandCall {
  readonly name: string;
  /** What is written after the name. */
  readonly words: readonly string[];
  /** The values of its options, by their names. */
  readonly options: JsonObject;
}

const LIFECYCLE: readonly HookName[] = [
  ...["onInstall", "onInstall", "onEnable", "onDisable", "onEnable"],
  ...["onUpdate", "onUpdate", "onDisable", "onUninstall"],
] as readonly HookName[];

/** The calls of these hooks, in their order. */
export function planCalls(hooks: readonly HookName[]): readonly PlannedStep[] {
  return hooks.map((name, at) => ({ name, nth: hooks.slice(0, at + 1).filter((one) => one === name).length }));
}

/**
 * The steps of a life, in their order. Step 0 is the loading, and is not among them. Each component is mounted and
 * removed while the plugin is enabled for the first time, and once more: a page shows it again.
 */
export function planLifecycle(components: readonly string[] = []): readonly PlannedStep[] {
  const calls = planCalls(LIFECYCLE);
  const enabled = LIFECYCLE.indexOf("onEnable") + 1;
  return [...calls.slice(0, enabled), ...planMounts(components), ...calls.slice(enabled)];
}

/** The steps of components alone, each of which is mounted and removed twice. */
export function planMounts(components: readonly string[] = []): readonly PlannedStep[] {
  return components.flatMap((component) =>
    [1, 2].flatMap((nth): readonly PlannedStep[] => [
      { name: "mount", nth, component },
      { name: "unmount", nth, component },
    ]),
  );
}

/** An error as the host's process describes it. */
export interface ErrorText {
  readonly name: string;
  readonly message: string;
  readonly stack: string;
}

/** What the text of a component's function is known by, as that of a hook is by the hook's name. */
export const nameComponent = (component: string): string => `component ${component}`;

export type ChildOutcome =
  | { readonly kind: "done"; readonly returned?: string | undefined }
  | { readonly kind: "no-hook" }
  | { readonly kind: "never-runs" }
  | { readonly kind: "threw"; readonly error: ErrorText }
  | { readonly kind: "not-mounted"; readonly why: string }
  | { readonly kind: "missing"; readonly hook: string; readonly functions: readonly string[] };

/** What arrives from the host's process, and the step that has caused it if that is known. */
export type Message = SentMessage & { readonly by?: number };

/** What the host's process reports. All texts are cut to a length. */
export type SentMessage =
  | { readonly kind: "begin"; readonly step: number }
  /** A module begins to load, by its number among the entries of the job. */
  | { readonly kind: "loading"; readonly entry: number }
  | { readonly kind: "end"; readonly step: number; readonly milliseconds: number; readonly outcome: ChildOutcome }
  /** The beginning of the text of a hook's function, or of a component's. */
  | { readonly kind: "function"; readonly hook: string; readonly text: string }
  | { readonly kind: "log"; readonly level: string; readonly message: string }
  | { readonly kind: "print"; readonly line: string }
  | { readonly kind: "store"; readonly key: string; readonly change: string }
  | { readonly kind: "notify"; readonly title: string; readonly message: string; readonly as: string }
  | { readonly kind: "use"; readonly permission: string; readonly object: string; readonly stack: string }
  | { readonly kind: "refuse"; readonly act: string; readonly object: string; readonly stack: string }
  /** The plugin has read a setting whose value nobody has chosen. */
  | { readonly kind: "made-up"; readonly name: string }
  /** A native add-on was loaded: no guard sees what it does. */
  | { readonly kind: "native"; readonly file: string }
  /** A connection that was refused by the host, or failed. */
  | { readonly kind: "no-network"; readonly address: string }
  /** A member of the context that the specification does not list. */
  | { readonly kind: "unlisted"; readonly member: string }
  | { readonly kind: "uncaught"; readonly error: ErrorText }
  /** The plugin has looked for something that may be elsewhere. */
  | { readonly kind: "lack"; readonly what: NeedKind; readonly name: string }
  /** The plugin uses what the small DOM does not have. */
  | { readonly kind: "gap"; readonly name: string; readonly stack: string }
  | { readonly kind: "exit"; readonly how: string; readonly stack: string }
  | { readonly kind: "never" }
  /** The plugin uses the descriptor of this channel. */
  | { readonly kind: "interfere"; readonly stack: string }
  | {
      readonly kind: "open";
      readonly step: number;
      readonly what: string;
      readonly name: string;
      readonly stack: string;
      /** Whether the very same was there before. */
      readonly isSame?: boolean;
    }
  /** What is stored after the installation is kept for another life. */
  | { readonly kind: "installed" }
  /** What is stored after the last hook: some keys, and how many more there are. */
  | { readonly kind: "left"; readonly keys: readonly string[]; readonly more: number }
  /** A reading that found nothing after an update, or a value of the earlier version that is written over unread. */
  | {
      readonly kind: "miss";
      readonly key: string;
      readonly isRemoved: boolean;
      readonly isOverwritten: boolean;
      readonly stack: string;
    }
  /**
   * Keys of what the earlier version has stored, and this one has not looked at before its removal; or of what a second
   * update has added to once more.
   */
  | { readonly kind: "keys"; readonly about: "unread" | "grown"; readonly keys: readonly string[] }
  | { readonly kind: "more" }
  | { readonly kind: "finished" };
