import {
  join,
  listOptions,
  UNKNOWN,
  type Binding,
  type Code,
  type Key,
  type Member,
  type Region,
  type ObjectValue,
  type Value,
} from "./values.js";

/**
 * The objects of a program, and how they change. A change that may not happen adds a possible value, and keeps the
 * one before.
 */
export interface Memory {
  readonly region: Region;
  /** Runs what may not happen, or, in a loop, may happen often. */
  maybe<Result>(run: () => Result, isLoop?: boolean): Result;
  /** Runs one of two. What both of them write is certainly written. */
  either<Result>(one: () => Result, other: () => Result): readonly [Result, Result];
  make(
    prototype: Value,
    options?: { readonly code?: Code; readonly isArray?: boolean; readonly promiseResult?: Value },
  ): ObjectValue;
  declare(value: Value | undefined): Binding;
  assign(binding: Binding, value: Value): void;
  set(owner: Value, key: Key, member: Pick<Member, "value" | "getter" | "read">): void;
  remove(owner: Value, key: Key): void;
  join(...values: readonly Value[]): Value;
  /** The value is given to code that is not known. */
  escape(value: Value): void;
  /** The functions that escaped since the last time. */
  takeEscapedFunctions(): readonly ObjectValue[];
}

export function makeMemory(): Memory {
  let region: Region = { parent: undefined, isLoop: false, writes: new Map() };
  const escapedFunctions: ObjectValue[] = [];
  const escapedObjects = new WeakSet<ObjectValue>();

  /** Whether a change of what was made in a region certainly happens, and to that one object. */
  const isCertain = (made: Region): boolean => {
    for (let at: Region | undefined = made; at; at = at.parent) {
      if (at === region) return true;
      if (at.isLoop) return false;
    }
    return false;
  };

  const escape = (value: Value): void => {
    const left: Value[] = [value];
    for (let one = left.pop(); one; one = left.pop()) {
      for (const object of listOptions(one)) {
        if (object.kind !== "object" || escapedObjects.has(object) || object.isIntrinsic) continue;
        escapedObjects.add(object);
        object.isOpen = true;
        if (object.code) escapedFunctions.push(object);
        for (const { value: inner, getter } of object.members.values())
          left.push(...(inner ? [inner] : []), ...(getter ? [getter] : []));
        if (object.promiseResult) left.push(object.promiseResult);
        left.push(object.prototype);
      }
    }
  };
  const joinAll = (...values: readonly Value[]): Value => join(values, escape);

  const runIn = <Result>(inner: Region, run: () => Result): Result => {
    const before = region;
    region = inner;
    try {
      return run();
    } finally {
      region = before;
    }
  };
  const openRegion = (isLoop: boolean): Region => ({ parent: region, isLoop, writes: new Map() });
  const record = (owner: object, key: string, value: Value): void => {
    for (let at: Region | undefined = region; at; at = at.parent) {
      const written = at.writes.get(owner)?.get(key);
      if (at === region) at.writes.set(owner, (at.writes.get(owner) ?? new Map<string, Value>()).set(key, value));
      else if (written) at.writes.get(owner)?.set(key, joinAll(written, value));
    }
  };
  const assign = (binding: Binding, value: Value): void => {
    if (region.parent) record(binding, "", value);
    binding.value = isCertain(binding.region) || !binding.value ? value : joinAll(binding.value, value);
  };
  const memory: Memory = {
    get region() {
      return region;
    },
    maybe: (run, isLoop = false) => runIn(openRegion(isLoop), run),
    either(one, other) {
      const [first, second] = [openRegion(false), openRegion(false)];
      const results = [runIn(first, one), runIn(second, other)] as const;
      for (const [owner, values] of first.writes) {
        for (const [key, value] of values) {
          const same = second.writes.get(owner)?.get(key);
          if (!same) continue;
          const both = joinAll(value, same);
          if ("members" in owner) memory.set(owner as ObjectValue, key, { value: both });
          else assign(owner as Binding, both);
        }
      }
      return results;
    },
    make: (prototype, { code, isArray = false, promiseResult } = {}) => ({
      kind: "object",
      members: new Map(),
      isOpen: false,
      prototype,
      code,
      isArray,
      isIntrinsic: false,
      region,
      promiseResult,
    }),
    declare: (value) => ({ value, region }),
    assign,
    set(owner, key, { value, getter, read }) {
      const options = listOptions(owner);
      for (const object of options) {
        if (object.kind !== "object" || key === undefined || escapedObjects.has(object)) {
          if (value) escape(value);
          if (getter) escape(getter);
        }
        if (object.kind !== "object") continue;
        if (key === undefined) {
          object.isOpen = true;
          continue;
        }
        if (typeof key !== "string") continue;
        if (key === "__proto__") {
          const isOne = options.length === 1 && isCertain(object.region);
          object.prototype = isOne ? (value ?? UNKNOWN) : joinAll(object.prototype, value ?? UNKNOWN);
          continue;
        }
        if (region.parent && value && options.length === 1) record(object, key, value);
        const before = object.members.get(key);
        if (options.length === 1 && isCertain(object.region)) {
          object.members.set(key, { value, isCertain: true, getter, read });
        } else if (!before) {
          object.members.set(key, { value, isCertain: false, getter, read });
        } else {
          const both = before.value && value ? joinAll(before.value, value) : UNKNOWN;
          object.members.set(key, { value: both, isCertain: before.isCertain });
        }
        if (object.isArray && /^\d+$/u.test(key)) growArray(object, Number(key) + 1);
      }
    },
    remove(owner, key) {
      for (const object of listOptions(owner)) {
        if (object.kind !== "object" || typeof key !== "string") continue;
        for (let at: Region | undefined = region; at; at = at.parent) at.writes.get(object)?.delete(key);
        const before = object.members.get(key);
        if (before && isCertain(object.region)) object.members.delete(key);
        else if (before) object.members.set(key, { ...before, isCertain: false });
      }
    },
    join: joinAll,
    escape,
    takeEscapedFunctions: () => escapedFunctions.splice(0),
  };
  return memory;
}

function growArray(array: ObjectValue, length: number): void {
  const known = array.members.get("length")?.value;
  const before = known?.kind === "primitive" && typeof known.value === "number" ? known.value : 0;
  if (length <= before) return;
  array.members.set("length", { value: { kind: "primitive", type: "number", value: length }, isCertain: true });
}
