import type { LostValue, StepName } from "../plugin/lifecycle/lifecycle-run.js";
import type { Location } from "../text/location.js";

/** A reading that found nothing, after an update. */
export interface Miss {
  readonly key: string;
  readonly step: StepName;
  /** Whether the earlier version had stored something under this key, which this one has removed without a look. */
  readonly isRemoved: boolean;
  readonly at?: Location;
}

/** While a plugin is updated or removed, it may look for what is not there: it asks whether there is work. */
const MAY_MISS: ReadonlySet<StepName> = new Set(["onUpdate", "onUninstall"]);

/**
 * What an update loses: a key is read that holds nothing, though the earlier version had stored something there, or
 * under another key that nothing reads any more.
 */
export function readLostValues(misses: readonly Miss[], unread: readonly string[]): readonly LostValue[] {
  const seen = new Set<string>();
  return misses.flatMap(({ key, step, isRemoved, at }) => {
    if (MAY_MISS.has(step) || seen.has(key) || (!isRemoved && unread.length === 0)) return [];
    seen.add(key);
    return [{ key, step, ...(at && { at }), ...(!isRemoved && { unread }) }];
  });
}
