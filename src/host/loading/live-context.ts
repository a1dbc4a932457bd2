import type { HookName, LogLevel, NotificationKind, PluginRuntimeContext } from "../../sdk/context.js";
import { makeLogger, makeStorage } from "../../sdk/test-context.js";
import { cutText } from "./describe-value.js";
import type { FoundHook } from "./find-hooks.js";

/** What a plugin does by its context. */
export type ContextMessage =
  | { readonly kind: "log"; readonly level: LogLevel; readonly message: string }
  | { readonly kind: "notify"; readonly title: string; readonly message: string; readonly as: NotificationKind }
  /** A value as JSON; without it, the key is removed. */
  | { readonly kind: "store"; readonly key: string; readonly text: string | undefined }
  | { readonly kind: "use"; readonly permission: string; readonly object: string };

interface ContextOptions {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
  readonly previousVersion: string | undefined;
}

/** The context of a plugin that goes on for as long as a person wants. */
export interface LiveContext {
  readonly context: PluginRuntimeContext;
  /** Returns whether the plugin has a listener, which was called. */
  changeConfig(config: Readonly<Record<string, unknown>>): boolean;
}

/** The context of the hooks (specification, "Plugin context objects"). Whoever gets the messages keeps what is stored. */
export function makeLiveContext(options: ContextOptions, send: (message: ContextMessage) => void): LiveContext {
  const { id, stored, previousVersion } = options;
  let { config } = options;
  const texts = new Map(Object.entries(stored));
  const listeners = new Set<() => void>();
  const use = (permission: string, object: string): void => {
    send({ kind: "use", permission, object: cutText(object) });
  };
  const context: PluginRuntimeContext = {
    id,
    configService: {
      get: (key) => structuredClone(config[key]),
      onChange(listener) {
        listeners.add(listener);
        return () => {
          listeners.delete(listener);
        };
      },
    },
    logger: makeLogger((level, message) => {
      send({ kind: "log", level, message: cutText(message) });
    }),
    notificationService: {
      notify(title, message, kind) {
        use("notifications", title);
        send({ kind: "notify", title: cutText(title), message: cutText(message), as: kind });
        return Promise.resolve();
      },
    },
    storage: makeStorage({
      read(key) {
        use("storage-read", key);
        return texts.get(key);
      },
      write(key, text) {
        use("storage-write", key);
        texts.set(key, text);
        send({ kind: "store", key, text });
      },
      remove(key) {
        use("storage-write", key);
        texts.delete(key);
        send({ kind: "store", key, text: undefined });
      },
      keys() {
        use("storage-read", "keys()");
        return [...texts.keys()];
      },
    }),
    signal: new AbortController().signal,
    ...(previousVersion !== undefined && { previousVersion }),
  };
  return {
    context,
    changeConfig(changed) {
      config = changed;
      for (const listener of listeners) listener();
      return listeners.size > 0;
    },
  };
}

/** Calls a hook, if the plugin has it. @throws what the hook throws. */
export async function callLiveHook(
  name: HookName,
  hooks: ReadonlyMap<HookName | "command", FoundHook>,
  context: PluginRuntimeContext,
): Promise<"done" | "no-hook"> {
  const found = hooks.get(name);
  if (!found) return "no-hook";
  if (found.kind === "missing") throw new Error(`The built code has no function "${found.hook}" for ${name}`);
  await found.call(context);
  return "done";
}
