import type { PluginListing, PluginSummary } from "../../../generated/marketplace-types.js";
import { findVersionAddress, type VersionSummary } from "../version-record.js";
import type { Page } from "./catalog.js";
import type { Listing } from "./listing.js";
import type { PluginRow } from "./plugin-row.js";

type ListedVersion = PluginListing["versions"][number];

/** A plugin as the contract lists it. */
export function presentPlugin(row: PluginRow, base: string): PluginSummary {
  const { pluginId, name, description, author, category, type, permissions, version, publishedAt } = row;
  const { icon, yanked, deprecated } = row;
  return {
    pluginId,
    name,
    description,
    author,
    category,
    type,
    permissions,
    version,
    publishedAt,
    ...(yanked && { yanked }),
    ...(deprecated && { deprecated }),
    ...(icon !== undefined && { icon: { url: findImageAddress(row, icon, base), path: icon } }),
    publicUrl: `${base}/plugins/${row.pluginId}`,
  };
}

/** A plugin as the contract shows it alone. */
export function presentListing(
  row: PluginRow,
  listing: Listing,
  { items, nextCursor }: Page<VersionSummary>,
  countLeft: () => number,
  base: string,
): PluginListing {
  const { readme, changelog, keywords, links, license, minHostVersion, maxHostVersion } = listing;
  const omitted = { ...listing.omitted, ...(nextCursor !== undefined && { versions: countLeft() }) };
  return {
    ...presentPlugin(row, base),
    readme,
    changelog,
    links,
    keywords: [...keywords],
    screenshots: listing.screenshots.map(({ path }) => ({ url: findImageAddress(row, path, base), path })),
    ...(license !== undefined && { license }),
    ...(minHostVersion !== undefined && { minHostVersion }),
    ...(maxHostVersion !== undefined && { maxHostVersion }),
    versions: items.map((summary) => presentListedVersion(summary, base)),
    ...(Object.keys(omitted).length > 0 && { omitted }),
  };
}

export function findArchiveAddress(record: Pick<VersionSummary, "pluginId" | "version">, base: string): string {
  return `${base}/v1${findVersionAddress(record)}/artifact`;
}

function presentListedVersion(summary: VersionSummary, base: string): ListedVersion {
  const { version, channel, artifact, createdAt, publishedAt = createdAt, yanked, deprecated, critical } = summary;
  return {
    version,
    channel,
    publishedAt,
    artifact,
    downloadUrl: findArchiveAddress(summary, base),
    ...(yanked && { yanked }),
    ...(deprecated && { deprecated }),
    ...(critical !== undefined && { critical }),
  };
}

function findImageAddress({ pluginId, version }: PluginRow, path: string, base: string): string {
  return `${base}${findFileAddress(pluginId, version, path)}`;
}

/** Where an image of an archive is, below the address of the server. */
export function findFileAddress(pluginId: string, version: string, path: string): string {
  return `/files/${pluginId}/${encodeURIComponent(version)}/${path.split("/").map(encodeURIComponent).join("/")}`;
}
