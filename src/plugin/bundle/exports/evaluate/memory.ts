import {
  join,
  listOptions,
  SYMBOL,
  UNKNOWN,
  type Binding,
  type Code,
  type Key,
  type Member,
  type Region,
  type Thing,
  type Value,
} from "./values.js";

/**
 * The objects of a program, and what becomes of them. A change that may not happen adds a possible value, and keeps the
 * one before.
 */
export interface Memory {
  readonly region: Region;
  /** Runs what may not happen, or, in a loop, may happen often. */
  maybe<Result>(run: () => Result, isLoop?: boolean): Result;
  /** Runs one of two. What both of them write is certainly written. */
  either<Result>(one: () => Result, other: () => Result): readonly [Result, Result];
  make(parent: Value, options?: { readonly code?: Code; readonly isArray?: boolean; readonly settled?: Value }): Thing;
  declare(value: Value | undefined): Binding;
  assign(binding: Binding, value: Value): void;
  set(owner: Value, key: Key, member: Pick<Member, "value" | "getter" | "read">): void;
  remove(owner: Value, key: Key): void;
  join(...values: readonly Value[]): Value;
  /** The value is given to code that is not known. */
  escape(value: Value): void;
  /** The functions that escaped since the last time. */
  takeEscaped(): readonly Thing[];
}

export function makeMemory(): Memory {
  let region: Region = { above: undefined, isLoop: false, writes: new Map() };
  let escaped: Thing[] = [];
  const lost = new WeakSet<Thing>();

  /** Whether a change of what was made in a region certainly happens, and to that one object. */
  const isCertain = (made: Region): boolean => {
    for (let at: Region | undefined = made; at; at = at.above) {
      if (at === region) return true;
      if (at.isLoop) return false;
    }
    return false;
  };

  const escape = (value: Value): void => {
    const left: Value[] = [value];
    for (let one = left.pop(); one; one = left.pop()) {
      for (const thing of listOptions(one)) {
        if (thing.kind !== "thing" || lost.has(thing) || thing.isIntrinsic) continue;
        lost.add(thing);
        thing.isOpen = true;
        if (thing.code) escaped.push(thing);
        for (const { value: inner, getter } of thing.members.values())
          left.push(...(inner ? [inner] : []), ...(getter ? [getter] : []));
        if (thing.settled) left.push(thing.settled);
        left.push(thing.parent);
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
  const openRegion = (isLoop: boolean): Region => ({ above: region, isLoop, writes: new Map() });
  const record = (owner: object, key: string, value: Value): void => {
    for (let at: Region | undefined = region; at; at = at.above) {
      const written = at.writes.get(owner)?.get(key);
      if (at === region) at.writes.set(owner, (at.writes.get(owner) ?? new Map<string, Value>()).set(key, value));
      else if (written) at.writes.get(owner)?.set(key, joinAll(written, value));
    }
  };
  const assign = (binding: Binding, value: Value): void => {
    if (region.above) record(binding, "", value);
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
          if ("members" in owner) memory.set(owner as Thing, key, { value: both });
          else assign(owner as Binding, both);
        }
      }
      return results;
    },
    make: (parent, { code, isArray = false, settled } = {}) => ({
      ...{ kind: "thing", members: new Map(), isOpen: false, parent, code, isArray, region },
      ...(settled && { settled }),
    }),
    declare: (value) => ({ value, region }),
    assign,
    set(owner, key, { value, getter, read }) {
      const options = listOptions(owner);
      for (const thing of options) {
        if (thing.kind !== "thing" || key === undefined || lost.has(thing)) {
          if (value) escape(value);
          if (getter) escape(getter);
        }
        if (thing.kind !== "thing" || key === SYMBOL) continue;
        if (key === undefined) {
          thing.isOpen = true;
          continue;
        }
        if (typeof key !== "string") continue;
        if (key === "__proto__") {
          const isOne = options.length === 1 && isCertain(thing.region);
          thing.parent = isOne ? (value ?? UNKNOWN) : joinAll(thing.parent, value ?? UNKNOWN);
          continue;
        }
        if (region.above && value && options.length === 1) record(thing, key, value);
        const before = thing.members.get(key);
        if (options.length === 1 && isCertain(thing.region)) {
          thing.members.set(key, { value, isCertain: true, ...(getter && { getter }), ...(read && { read }) });
        } else if (!before) {
          thing.members.set(key, { value, isCertain: false, ...(getter && { getter }), ...(read && { read }) });
        } else {
          const both = before.value && value ? joinAll(before.value, value) : UNKNOWN;
          thing.members.set(key, { value: both, isCertain: before.isCertain });
        }
        if (thing.isArray && /^\d+$/u.test(key)) growArray(thing, Number(key) + 1);
      }
    },
    remove(owner, key) {
      for (const thing of listOptions(owner)) {
        if (thing.kind !== "thing" || typeof key !== "string") continue;
        for (let at: Region | undefined = region; at; at = at.above) at.writes.get(thing)?.delete(key);
        const before = thing.members.get(key);
        if (before && isCertain(thing.region)) thing.members.delete(key);
        else if (before) thing.members.set(key, { ...before, isCertain: false });
      }
    },
    join: joinAll,
    escape,
    takeEscaped() {
      const taken = escaped;
      escaped = [];
      return taken;
    },
  };
  return memory;
}

function growArray(array: Thing, length: number): void {
  const known = array.members.get("length")?.value;
  const before = known?.kind === "primitive" && typeof known.value === "number" ? known.value : 0;
  if (length <= before) return;
  array.members.set("length", { value: { kind: "primitive", type: "number", value: length }, isCertain: true });
}
