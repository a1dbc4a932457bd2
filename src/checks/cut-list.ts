/** One of the items that are reported. */
interface Shown<Item> {
  readonly item: Item;
  /** With the last one, how many more there are; else 0. */
  readonly more: number;
}

/** The first of some items: a check reports no more, and says with the last one how many it leaves out. */
export function cutList<Item>(items: readonly Item[], max: number): readonly Shown<Item>[] {
  return items.slice(0, max).map((item, at) => ({ item, more: at === max - 1 ? items.length - max : 0 }));
}
