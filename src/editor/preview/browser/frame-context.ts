import { cutText } from "../../../host/loading/describe-value.js";
import type { PluginRuntimeContext } from "../../../sdk/context.js";
import { makeLogger, makeStorage } from "../../../sdk/test-context.js";
import type { Send } from "./send.js";

interface ContextOptions {
  readonly id: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** Values as JSON, by key. */
  readonly stored: Readonly<Record<string, string>>;
  readonly previousVersion: string | undefined;
}

export interface FrameContext {
  readonly context: PluginRuntimeContext;
  /** Returns whether the plugin has a listener, which was called. */
  changeConfig(config: Readonly<Record<string, unknown>>): boolean;
}

/** The context of the hooks (specification, "Plugin context objects"). The workbench keeps what is stored. */
export function makeFrameContext(options: ContextOptions, send: Send): FrameContext {
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
