import type { AnyFunction, Functions } from "../loading/find-hooks.js";

/** Sets a property that the plugin may replace, even where a setter or a value that only can be read is there. */
export function defineValue(owner: object, name: PropertyKey, value: unknown): void {
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
}

/** Replaces a method, where an object or one of its prototypes defines it, by one that is made of the original. */
export function replaceMethod(object: object, name: PropertyKey, make: (original: AnyFunction) => AnyFunction): void {
  let owner: object | null = object;
  while (owner && !Object.hasOwn(owner, name)) owner = Object.getPrototypeOf(owner) as object | null;
  const original = owner && (owner as Functions)[name];
  if (original) (owner as Functions)[name] = make(original);
}
