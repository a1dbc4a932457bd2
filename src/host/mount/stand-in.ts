/** Code that uses a stand-in this often will not end by itself, such as one that follows `parent` upwards. */
const MAX_USES = 100_000;

/**
 * A value that stands in for what is not there: it can be called, constructed, read and written, and gives stand-ins.
 * As a number it is 0, as a list it is empty. Code that uses it goes on as it would with the real thing, for as long as
 * it does not depend on an answer.
 *
 * @param onUse is told of each use. Only to look whether it is there is none.
 * @param onText is told where it is read as a text, of which code may expect a form.
 * @param isOther whether it answers in another way: as a number it is 1, as a list it has one member, and all that it
 *   gives is the same.
 */
export function makeStandIn(onUse: () => void = ignore, isOther = false, onText: () => void = ignore): object {
  let uses = 0;
  const use = (): void => {
    if (++uses > MAX_USES) throw new Error("a stand-in is used without end");
    onUse();
  };
  return makeMember(use, { isOther, isSettled: false, onText });
}

const ignore = (): void => undefined;

interface MemberOptions {
  readonly isOther: boolean;
  readonly isSettled: boolean;
  readonly onText: () => void;
}

function makeMember(onUse: () => void, options: MemberOptions): object {
  const { isOther, isSettled, onText } = options;
  const written = new Map<PropertyKey, unknown>();
  const made = new Map<PropertyKey, object>();
  const getMember = (name: PropertyKey): object => {
    const key = isOther ? "" : name;
    const member = made.get(key) ?? (isOther ? standIn : makeMember(onUse, { ...options, isSettled: false }));
    made.set(key, member);
    return member;
  };
  const target = function () {
    // Only what can be called may stand in for a function.
  };
  const standIn: object = new Proxy(target, {
    get(_, key) {
      if (written.has(key)) return written.get(key);
      if (key === Symbol.toPrimitive)
        return (hint: string) => {
          if (hint === "string") onText();
          return toPrimitive(hint, isOther);
        };
      if (key === Symbol.iterator) return () => (isOther ? [standIn] : []).values();
      if (typeof key === "symbol") return undefined;
      if (key === "prototype" || key === "name") return Reflect.get(target, key) as unknown;
      if (key === "then") return isSettled ? undefined : settle;
      if (key === "toJSON") return () => null;
      // By such names libraries tell their own objects from others.
      if (/^(?:__|\$\$)/u.test(key)) return undefined;
      onUse();
      return getMember(key);
    },
    set(_, key, value) {
      onUse();
      written.set(key, value);
      return true;
    },
    has: () => true,
    apply: () => {
      onUse();
      return getMember("()");
    },
    construct: (_, __, newTarget) => {
      onUse();
      const isOwn = newTarget.prototype === target.prototype;
      return isOwn ? getMember("new") : (Object.create(newTarget.prototype as object) as object);
    },
  });
  return standIn;
  function settle(resolve?: (value: unknown) => unknown, reject?: (reason: unknown) => unknown): Promise<unknown> {
    return Promise.resolve(makeMember(onUse, { ...options, isSettled: true })).then(resolve, reject);
  }
}

function toPrimitive(hint: string, isOther: boolean): string | number {
  if (hint === "string") return isOther ? "1" : "";
  return isOther ? 1 : 0;
}
