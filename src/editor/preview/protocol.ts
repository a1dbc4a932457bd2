import type { HookName, LogLevel, NotificationKind } from "../../sdk/context.js";
import type { ContextMessage } from "../../host/loading/live-context.js";
import type { CommandCall, ErrorText, MountJob } from "../../host/job.js";
import type { DeclaredHook } from "../../plugin/manifest/declared-hooks.js";
import { toObject, type JsonObject } from "../../base/text/json/json-object.js";

/*
 * What the workbench, the frame of the plugin and the server say to each other. The frame belongs to the plugin, which
 * can send whatever it likes: the workbench reads it with `parseFromFrame` and shows it as text.
 */

/** What the frame needs in order to load the plugin. */
export interface FrameJob extends Omit<MountJob, "components"> {
  readonly id: string;
  /** The addresses of the plugin's modules, from the frame's own folder. */
  readonly entries: readonly string[];
  readonly hooks: readonly DeclaredHook[];
}

export type ToFrame =
  | {
      readonly kind: "load";
      readonly job: FrameJob;
      readonly config: Readonly<Record<string, unknown>>;
      /** Values as JSON, by key. */
      readonly stored: Readonly<Record<string, string>>;
      readonly previousVersion: string | undefined;
    }
  | { readonly kind: "hook"; readonly call: number; readonly name: HookName }
  | { readonly kind: "mount"; readonly call: number; readonly component: string }
  | { readonly kind: "unmount"; readonly call: number }
  | { readonly kind: "config"; readonly call: number; readonly config: Readonly<Record<string, unknown>> }
  | { readonly kind: "theme"; readonly theme: Theme }
  /** Asks whether it still answers. */
  | { readonly kind: "ping" };

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The result of something that the workbench asked for. */
export type Answered =
  | { readonly outcome: "done" | "no-hook" }
  /** The settings have changed, and the plugin has no listener for that. */
  | { readonly outcome: "unheard" }
  | { readonly outcome: "failed"; readonly error: ErrorText };

export type FromFrame =
  | { readonly kind: "ready" }
  | { readonly kind: "pong" }
  /** The process of the plugin has ended by itself. */
  | { readonly kind: "ended"; readonly why: string }
  | ({ readonly kind: "answer"; readonly call: number } & Answered)
  | ContextMessage
  | { readonly kind: "uncaught"; readonly error: ErrorText }
  /** The page's policy has refused an address. */
  | { readonly kind: "refused"; readonly what: string; readonly address: string };

/** The page may run scripts and keep its own origin. It may not open windows, nor lead the page around it elsewhere. */
export const FRAME_SANDBOX = "allow-scripts allow-same-origin allow-forms";

/** The number of a load is this one. */
export const LOAD_CALL = 0;

const LEVELS: readonly LogLevel[] = ["debug", "info", "warn", "error"];
const KINDS: readonly NotificationKind[] = ["info", "success", "warning", "error"];
const MAX_TEXT_LENGTH = 8000;
/** Of one stored value. */
const MAX_VALUE_LENGTH = 1024 * 1024;

/** Reads what came from the frame; `undefined` for what is not one of its messages. Nothing of its prototype is used. */
export function parseFromFrame(data: unknown): FromFrame | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const message = data as JsonObject;
  const text = (key: string): string => cut(message[key]);
  switch (message["kind"]) {
    case "ready":
    case "pong":
      return { kind: message["kind"] };
    case "ended":
      return { kind: "ended", why: text("why") };
    case "answer":
      return parseAnswer(message);
    case "log":
      return { kind: "log", level: choose(LEVELS, message["level"], "info"), message: text("message") };
    case "notify":
      return {
        kind: "notify",
        title: text("title"),
        message: text("message"),
        as: choose(KINDS, message["as"], "info"),
      };
    case "store": {
      const value = message["text"];
      if (value !== undefined && (typeof value !== "string" || value.length > MAX_VALUE_LENGTH)) return undefined;
      return { kind: "store", key: text("key"), text: value };
    }
    case "use":
      return { kind: "use", permission: text("permission"), object: text("object") };
    case "uncaught":
      return { kind: "uncaught", error: parseError(message["error"]) };
    case "refused":
      return { kind: "refused", what: text("what"), address: text("address") };
    default:
      return undefined;
  }
}

function parseAnswer(message: JsonObject): FromFrame | undefined {
  const { call, outcome } = message;
  if (typeof call !== "number" || !Number.isSafeInteger(call)) return undefined;
  if (outcome === "done" || outcome === "no-hook" || outcome === "unheard") return { kind: "answer", call, outcome };
  if (outcome !== "failed") return undefined;
  return { kind: "answer", call, outcome, error: parseError(message["error"]) };
}

function parseError(value: unknown): ErrorText {
  const { name, message, stack } = toObject(value);
  return { name: cut(name), message: cut(message), stack: cut(stack) };
}

function cut(value: unknown): string {
  return typeof value === "string" ? value.slice(0, MAX_TEXT_LENGTH) : "";
}

function choose<Word extends string>(words: readonly Word[], value: unknown, otherwise: Word): Word {
  return words.find((word) => word === value) ?? otherwise;
}

/** One thing that can be shown: the widget, or a page. */
export interface PreviewView {
  readonly key: string;
  readonly kind: "widget" | "page";
  readonly label: string;
  readonly component: string;
  /** The route of a page. */
  readonly path?: string;
  /** Of a widget, in pixels. */
  readonly defaultSize?: Size | undefined;
  /** The widget's own choice. */
  readonly size?: string | undefined;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** An entry of the host's menu. */
export interface MenuEntry {
  readonly label: string;
  /** The view that it opens; none where no page has its path. */
  readonly view: string | undefined;
  readonly parent: string | undefined;
}

/** A command of the manifest, which the page has a form for. */
export interface PreviewCommand {
  readonly name: string;
  readonly description: string;
  readonly usage: string;
  readonly aliases: readonly string[];
  readonly options: readonly CommandOption[];
}

export interface CommandOption {
  readonly name: string;
  readonly description: string;
  /** As the manifest has it: `string`, `boolean`, `number`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly default: unknown;
}

/** What the workbench asks the server to call. */
export interface CommandOrder extends CommandCall {
  readonly settings: Readonly<Record<string, unknown>>;
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
  readonly isInstalled: boolean;
}

/** The result of a command. */
export interface CommandAnswer {
  readonly milliseconds: number;
  readonly failure?: { readonly message: string; readonly place?: ShownPlace } | undefined;
  readonly returned?: string;
  readonly printed: readonly string[];
  readonly logged: readonly { readonly level: LogLevel; readonly message: string }[];
  readonly notified: readonly { readonly title: string; readonly message: string; readonly kind: string }[];
  readonly uses: readonly { readonly permission: string; readonly object: string }[];
  /** All that is stored afterwards. */
  readonly stored?: Readonly<Record<string, string>>;
}

/** A place in a file, for an editor. Its path is relative to the repository's root. */
export interface FilePlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A finding, with the words that the terminal has for it. */
export interface ShownFinding {
  readonly severity: string;
  readonly check: string;
  readonly place: string;
  /** Left out where no line is meant. */
  readonly at?: FilePlace;
  readonly message: string;
  readonly help: string;
}

/** What has failed, what to do about it, and where. */
export interface Problem {
  readonly message: string;
  readonly help: string;
  readonly place?: ShownPlace;
  /** What a tool has printed of it. */
  readonly output?: readonly string[];
  /** Set where the manifest is missing, or cannot be read. */
  readonly isOfManifest?: true;
}

/** The newest build. Times are milliseconds since 1970. */
export type BuildStatus =
  | { readonly kind: "building" }
  | { readonly kind: "built"; readonly at: number }
  | { readonly kind: "failed"; readonly at: number; readonly problem: Problem };

/** What builds, and its newest build. */
export interface BuildState {
  /** The command; "" where none can be started. */
  readonly line: string;
  readonly status: BuildStatus;
  readonly printed: readonly string[];
}

/** What the server says of the plugin. All of it is text of the repository. */
export interface PreviewState {
  /** Another one after each change of the built files. */
  readonly build: number;
  readonly name: string;
  readonly version: string;
  readonly type: string;
  readonly views: readonly PreviewView[];
  readonly menu: readonly MenuEntry[];
  /** The properties of `config_schema`. */
  readonly properties: Readonly<Record<string, unknown>>;
  readonly required: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** The settings whose values nobody has chosen. */
  readonly generated: readonly string[];
  readonly permissions: readonly string[];
  readonly commands: readonly PreviewCommand[];
  /** How many seconds the host gives the loading, and each hook. */
  readonly limit: number;
  /** The name of the editor that a place can be opened in, if there is one. */
  readonly editor?: string | undefined;
  /** Left out where nothing can be loaded in a browser. */
  readonly job?: FrameJob | undefined;
  /** Whether its life is played in the host's process, as it has nothing to show in a browser. */
  readonly isPlayed?: boolean;
  /** Why nothing is shown, and what to do about it. */
  readonly problem?: Problem | undefined;
  /** Left out until the plugin is checked for the first time. */
  readonly findings?: readonly ShownFinding[];
  readonly builder?: BuildState | undefined;
}

/** The result of a lifecycle run in the host's process, as `test` shows it. */
export interface PlayedRun {
  readonly text: string;
}

/** Why a place is not opened in the editor; "" where it is. */
export interface Opened {
  readonly refused: string;
}

/** A place in the author's code. */
export interface ShownPlace {
  readonly place: string;
  readonly line: string;
  readonly at: FilePlace;
}
