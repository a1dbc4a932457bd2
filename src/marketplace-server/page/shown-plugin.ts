import type { Page } from "../catalog/catalog.js";
import type { Listing } from "../catalog/listing.js";
import type { VersionRecord, VersionSummary } from "../version-record.js";

/** All that the page of a plugin shows of one of its versions. */
export interface Shown {
  readonly record: VersionRecord;
  readonly listing: Listing;
  /** The newest version of the plugin. */
  readonly newest: string;
  readonly versions: Page<VersionSummary>;
  /** Of these only a reviewer knows. */
  readonly unpublished: readonly VersionRecord[];
}
