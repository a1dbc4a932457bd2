import type { PluginListing, PluginSummary } from "../../../generated/marketplace-types.js";
import type { Contents } from "./contents.js";

export type ListedPermission = PluginSummary["permissions"][number];
type Omitted = NonNullable<PluginListing["omitted"]>;

/** What people see of a plugin, as one version's archive says it. Every text is a stranger's. */
export interface Listing {
  readonly name: string;
  readonly description: string;
  readonly author: PluginSummary["author"];
  readonly category: PluginSummary["category"];
  readonly type: PluginSummary["type"];
  readonly permissions: readonly ListedPermission[];
  readonly keywords: readonly string[];
  readonly license?: string;
  /** The lowest and the highest version of the platform. */
  readonly minHostVersion?: string;
  readonly maxHostVersion?: string;
  readonly links: Readonly<Partial<Record<LinkKind, string>>>;
  /** In Markdown. */
  readonly readme: string;
  readonly changelog: string;
  readonly icon?: ListedImage;
  readonly screenshots: readonly ListedImage[];
  /** How much of the archive's texts and images is not here. */
  readonly omitted: Omitted;
}

export const LINK_KINDS = ["homepage", "repository", "bugs"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Of an archive that could not be read: its plugin is then shown by its id. */
export const EMPTY_LISTING: Listing = {
  name: "",
  description: "",
  author: { name: "" },
  category: "other",
  type: "hybrid",
  permissions: [],
  keywords: [],
  links: {},
  readme: "",
  changelog: "",
  screenshots: [],
  omitted: {},
};

/** An image of the archive. Its bytes are kept by their hash. */
export interface ListedImage {
  /** Inside the archive. */
  readonly path: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
}

/** A listing, and the bytes of its images by their hashes. */
export interface ReadListing {
  readonly listing: Listing;
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly contents: Contents;
}
