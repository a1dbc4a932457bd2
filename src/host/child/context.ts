import type { NotificationService, PluginRuntimeContext } from "../../sdk/context.js";
import { makeLogger, makeStorage, type TextStore } from "../../sdk/test-context.js";
import type { Job } from "../job.js";
import { makeStandIn } from "../mount/stand-in.js";
import { cutText } from "../loading/describe-value.js";
import type { Grants } from "./grants.js";
import type { Leftovers } from "./leftovers.js";
import type { GuardReport } from "./report.js";

/** Makes the context of the hooks. It reports what the plugin expects of it and it does not have. */
export function makeContext(
  { id, config, generated, previousVersion }: Pick<Job, "id" | "config" | "generated" | "previousVersion">,
  report: GuardReport,
  store: TextStore,
  { grants, leftovers }: { readonly grants: Grants; readonly leftovers: Leftovers },
): PluginRuntimeContext {
  const { send, reportUse: use } = report;
  const names = new Set(generated);
  // Each once: the first reading is enough to know.
  const isMadeUp = names.delete.bind(names);
  const given = new Map<string, object>();
  const getGranted = (member: string): object => {
    const one = given.get(member) ?? makeStandIn();
    given.set(member, one);
    return one;
  };
  const watch = <Service extends object>(name: string, service: Service): Service =>
    new Proxy(service, {
      get(target, key) {
        if (typeof key !== "string" || key in target) return Reflect.get(target, key);
        const member = cutText(`${name}.${key}`);
        if (grants.has("context", member)) return getGranted(member);
        send({ kind: "unlisted", member });
        return undefined;
      },
    });
  return watch("context", {
    id,
    configService: watch("configService", {
      get(key: string) {
        if (grants.has("setting", key)) return undefined;
        if (isMadeUp(key)) send({ kind: "made-up", name: cutText(key) });
        return config[key];
      },
      // No user changes a setting here.
      onChange() {
        let isListening = true;
        leftovers.add("a listener of settings", "", () => isListening, isSure);
        return () => {
          isListening = false;
        };
      },
    }),
    logger: watch(
      "logger",
      makeLogger((level, message) => {
        send({ kind: "log", level, message: cutText(message) });
      }),
    ),
    notificationService: watch<NotificationService>("notificationService", {
      notify(title, message, kind) {
        use("notifications", title);
        send({ kind: "notify", title: cutText(title), message: cutText(message), as: cutText(kind) });
        return Promise.resolve();
      },
    }),
    storage: watch(
      "storage",
      makeStorage({
        read(key) {
          use("storage-read", key);
          return store.read(key);
        },
        write(key, text) {
          use("storage-write", key);
          store.write(key, text);
          send({ kind: "store", key: cutText(key), change: "set" });
        },
        remove(key) {
          use("storage-write", key);
          store.remove(key);
          send({ kind: "store", key: cutText(key), change: "deleted" });
        },
        keys() {
          use("storage-read", "keys()");
          return store.keys();
        },
      }),
    ),
    signal: new AbortController().signal,
    previousVersion,
  });
}

const isSure = (): boolean => true;
