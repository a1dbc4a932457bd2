import fs from "node:fs";
import tty from "node:tty";
import type { AnyFunction, Functions } from "../loading/find-hooks.js";
import { CHANNEL } from "./channel.js";
import { captureStack } from "./capture-stack.js";
import type { GuardReport } from "./report.js";

/** The functions that change or read what a descriptor is of. */
const OF_DESCRIPTORS = [
  ...["read", "readv", "readFile", "write", "writev", "writeFile", "appendFile", "close"],
  ...["ftruncate", "futimes", "fchmod", "fchown", "fsync", "fdatasync"],
];

/**
 * Keeps the plugin from the descriptor of the channel. It has opened no descriptor of that number itself, as that one
 * is always open: whoever uses it uses what belongs to the host.
 */
export function guardChannel({ send }: GuardReport): void {
  const refuse = (): Error => {
    send({ kind: "interfere", stack: captureStack() });
    return Object.assign(new Error("EBADF: bad file descriptor"), { code: "EBADF" });
  };
  const functions = fs as unknown as Functions;
  for (const name of OF_DESCRIPTORS.flatMap((one) => [one, `${one}Sync`])) {
    const original = functions[name];
    if (!original) continue;
    functions[name] = copyProperties(original, (...values) => {
      if (values[0] !== CHANNEL) return original.apply(fs, values);
      const error = refuse();
      const done = values.at(-1);
      if (name.endsWith("Sync") || typeof done !== "function") throw error;
      process.nextTick(done, error);
      return undefined;
    });
  }
  guardPipes(refuse);
  for (const name of ["ReadStream", "WriteStream"]) guardTerminals(name, refuse);
}

/** A replaced function keeps what util.promisify looks for. */
export function copyProperties<Replaced extends object>(original: object, replaced: Replaced): Replaced {
  for (const key of Object.getOwnPropertySymbols(original)) Reflect.set(replaced, key, Reflect.get(original, key));
  return replaced;
}

/** A socket, or a server, can be made of a descriptor as well. The host's output is a pipe of the same class. */
function guardPipes(refuse: () => Error): void {
  const { _handle: handle } = process.stdout as unknown as { readonly _handle?: object | null };
  const pipes = handle && (Object.getPrototypeOf(handle) as Functions);
  const open = pipes?.["open"];
  if (!open) return;
  pipes["open"] = function (...values) {
    if (values[0] === CHANNEL) throw refuse();
    return open.apply(this, values);
  };
}

/** A terminal's stream writes to whatever its descriptor is of. */
function guardTerminals(name: string, refuse: () => Error): void {
  const streams = tty as unknown as Record<string, AnyFunction & { prototype: object }>;
  const original = streams[name];
  if (!original) return;
  const requireOther = (descriptor: unknown): void => {
    if (descriptor === CHANNEL) throw refuse();
  };
  const guarded = new Proxy(original, {
    apply(target, self, values: unknown[]) {
      requireOther(values[0]);
      return Reflect.apply(target, self, values);
    },
    construct(target, values: unknown[], made) {
      requireOther(values[0]);
      return Reflect.construct(target, values, made) as object;
    },
  });
  streams[name] = guarded;
  Reflect.set(original.prototype, "constructor", guarded);
}
