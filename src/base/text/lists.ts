/** How many items at the beginning of a sorted list pass a test that none of the later ones passes. */
export function countLeading<Item>(items: readonly Item[], passes: (item: Item) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (passes(items[middle] as Item)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first item of each key, in the order of the list. */
export function keepFirst<Item>(items: readonly Item[], getKey: (item: Item) => string): readonly Item[] {
  const first = new Map<string, Item>();
  for (const item of items) {
    const key = getKey(item);
    if (!first.has(key)) first.set(key, item);
  }
  return [...first.values()];
}

/** Items by a key of theirs, in the order in which each key is first met: `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  getKey: (item: Item) => Key,
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
