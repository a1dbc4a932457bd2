import module from "node:module";
import { relative, sep } from "node:path";
import type { Job } from "../job.js";
import { cutText } from "../loading/describe-value.js";
import type { Functions } from "../loading/find-hooks.js";
import { makeStandIn } from "../mount/stand-in.js";
import type { GuardReport } from "./report.js";

/**
 * Refuses native code and what else Node's permissions refuse, at the place where the plugin asks for it. Native
 * add-ons of installed packages may be loaded where the job says so: no guard sees what they do.
 */
export function guardNative({ send, refuse }: GuardReport, { hasNative, plugin, readable }: Job): void {
  const loader = process as unknown as Functions;
  const open = loader["dlopen"];
  loader["dlopen"] = function (...values) {
    const file = String(values[1]);
    const folder = readable.find((one) => file.startsWith(one + sep));
    if (!hasNative || folder === undefined) {
      const own = relative(plugin, file);
      const name = own.startsWith("..") ? (file.split(`node_modules${sep}`).at(-1) ?? file) : own;
      return refuse("load", name, () => Reflect.set(values[0] as object, "exports", makeStandIn()));
    }
    const result = open?.apply(process, values);
    send({ kind: "native", file: cutText(relative(folder, file)) });
    return result;
  };
  const guard = (owner: object, name: string, object: string, standIn: () => unknown): void => {
    const functions = owner as Functions;
    if (functions[name] === undefined) return;
    functions[name] = () => refuse("use", object, standIn);
  };
  guard(module, "register", "module.register", () => undefined);
  for (const name of ["binding", "_linkedBinding"]) guard(process, name, "process.binding", () => ({}));
  // It starts the inspector, as a signal does.
  guard(process, "_debugProcess", "the inspector", () => undefined);
}
