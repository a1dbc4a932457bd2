/** Whether two JSON values mean the same; the order of keys means nothing. It recurses into every level. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ones, others] = [Object.entries(a), Object.entries(b)];
  return (
    ones.length === others.length &&
    ones.every(
      ([key, value]) => Object.hasOwn(b, key) && isSameJson(value, (b as Readonly<Record<string, unknown>>)[key]),
    )
  );
}
