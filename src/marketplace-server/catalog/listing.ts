/** What people see of a plugin, as one version's archive says it. Every text is a stranger's. */
export interface Listing {
  readonly name: string;
  readonly description: string;
  readonly author: { readonly name: string; readonly email?: string; readonly website?: string };
  readonly category: string;
  readonly type: string;
  readonly permissions: readonly ListedPermission[];
  readonly keywords: readonly string[];
  readonly license?: string;
  /** The lowest and the highest version of the platform. */
  readonly minHostVersion?: string;
  readonly maxHostVersion?: string;
  readonly links: Readonly<Partial<Record<LinkKind, string>>>;
  /** In Markdown. */
  readonly readme?: string;
  readonly changelog?: string;
  readonly icon?: ListedImage;
  readonly screenshots: readonly ListedImage[];
  /** Why images or texts of the archive are missing here, in sentences. */
  readonly omitted: readonly string[];
}

export const LINK_KINDS = ["homepage", "repository", "bugs"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export interface ListedPermission {
  readonly type: string;
  /** What the author says that it is for. */
  readonly description?: string;
  readonly required?: boolean;
}

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
}
