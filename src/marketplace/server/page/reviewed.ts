import type { Contents } from "../catalog/contents.js";
import type { Listing } from "../catalog/listing.js";
import { makePrecedence } from "../catalog/version-order.js";
import type { Storage } from "../storage.js";
import type { VersionRecord, VersionSummary } from "../version-record.js";

/** What is known of a version that is reviewed, and of the published one before it. */
export interface Reviewed extends Side<VersionRecord> {
  readonly before: Side<VersionSummary> | undefined;
}

interface Side<Kept> {
  readonly record: Kept;
  /** `undefined` where its archive could not be read. */
  readonly listing: Listing | undefined;
  readonly contents: Contents | undefined;
}

const MAX_COMPARED = 100;

export function readReviewed(storage: Storage, record: VersionRecord): Reviewed {
  const before = findBefore(storage, record);
  return { ...readSide(storage, record), before: before && readSide(storage, before) };
}

function readSide<Kept extends VersionSummary>({ catalog, pages }: Storage, record: Kept): Side<Kept> {
  const { pluginId, version, artifact } = record;
  const contents = pages.findContents(pluginId, version, artifact.sha256);
  return { record, contents, listing: catalog.findListing(pluginId, version) };
}

/** The highest published version below this one; if it is below all of them, the lowest. */
function findBefore({ catalog }: Storage, { pluginId, version }: VersionRecord): VersionSummary | undefined {
  const { items } = catalog.listPublished({ pluginId, most: MAX_COMPARED });
  const others = items.filter((item) => item.version !== version);
  return others.find((item) => makePrecedence(item.version) < makePrecedence(version)) ?? others.at(-1);
}
