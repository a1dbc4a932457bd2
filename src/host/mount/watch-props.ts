import { makeStandIn } from "./stand-in.js";

/** What a library itself asks of properties. */
const OF_LIBRARIES = /^(?:\$|__)|^(?:children|key|ref|class|className|slot|then|toJSON|defaultProps)$/u;

/**
 * Makes properties that have nothing, as what a host gives is not specified, and keeps the names that are asked for.
 *
 * @param granted the names that have stand-ins.
 */
export function watchProps(granted: readonly string[] = []): { props: object; asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const props = new Proxy(makeAnyProps(granted), {
    get(target, key) {
      if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key)) asked.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
  return { props, asked };
}

/** Properties that have whatever is asked of them. */
export function makeAnyProps(names: Iterable<string>): object {
  return Object.fromEntries(Array.from(names, (name) => [name, makeStandIn()]));
}

/** The names of what an object is asked for and does not have. They are its own afterwards, if they are given. */
export function watchMembers(object: object, asked: Set<string>): void {
  const prototype = Object.getPrototypeOf(object) as object;
  Object.setPrototypeOf(
    object,
    new Proxy(prototype, {
      get(target, key, receiver) {
        if (typeof key === "string" && !(key in target) && !OF_LIBRARIES.test(key)) asked.add(key);
        return Reflect.get(target, key, receiver) as unknown;
      },
    }),
  );
}
