import type { PluginList, UpdateInformation } from "../../../generated/marketplace-types.js";
import { formatJson, type Answer } from "../../serving/answer.js";
import { formatReprDigest } from "../../../base/text/hash.js";
import type { Call } from "../call.js";
import { canSeeEverything } from "../credentials.js";
import { Refused } from "../refused.js";
import { makeEtag } from "../version-record.js";
import type { PluginQuery } from "./catalog.js";
import { EMPTY_LISTING } from "./listing.js";
import { findArchiveAddress, presentListing, presentPlugin } from "./present-plugin.js";

const PAGE = 50;
const MAX_VERSIONS = 1000;

export function listPlugins({ marketplace, asked }: Call): Answer {
  const { storage, settings } = marketplace;
  const { items, nextCursor } = storage.catalog.listPlugins(readQuery(asked.query));
  const list: PluginList = {
    items: items.map((row) => presentPlugin(row, settings.base)),
    ...(nextCursor !== undefined && { nextCursor }),
  };
  return formatJson(200, list);
}

export function getPlugin({ marketplace, values: { pluginId = "" } }: Call): Answer {
  const { catalog } = marketplace.storage;
  const row = catalog.findPlugin(pluginId);
  if (!row) throw new Refused("plugin-not-found", `There is no plugin ${pluginId}`);
  const listing = catalog.findListing(pluginId, row.version) ?? EMPTY_LISTING;
  const versions = catalog.listPublished({ pluginId, most: MAX_VERSIONS });
  const countLeft = (): number => catalog.countPublished(pluginId) - MAX_VERSIONS;
  return formatJson(200, presentListing(row, listing, versions, countLeft, marketplace.settings.base));
}

export function getLatest({ marketplace, values: { pluginId = "", channel = "" } }: Call): Answer {
  const { storage, settings } = marketplace;
  const version = storage.catalog.findLatest(pluginId, channel);
  const record = version === undefined ? undefined : storage.findVersion(pluginId, version);
  if (!record) throw new Refused("version-not-found", `There is no version of ${pluginId} on the channel ${channel}`);
  const information: UpdateInformation = {
    version: record.version,
    releaseNotes: record.releaseNotes ?? "",
    downloadUrl: findArchiveAddress(record, settings.base),
    critical: record.critical ?? false,
  };
  return formatJson(200, information);
}

export function getArtifact({ marketplace, credential, values: { pluginId = "", version = "" } }: Call): Answer {
  const { storage, archives } = marketplace;
  const record = storage.findVersion(pluginId, version);
  if (record?.takenDown) {
    throw new Refused("version-not-found", `Version ${version} was taken down: ${record.takenDown.reason}`);
  }
  const isShown = record?.state === "published" || (record && canSeeEverything(credential, pluginId));
  const bytes = isShown ? archives.read(record.artifact.sha256) : undefined;
  if (!record || !bytes)
    throw new Refused("version-not-found", `There is no archive of version ${version} of ${pluginId}`);
  const { filename, mediaType, sha256 } = record.artifact;
  const headers = {
    "Content-Type": mediaType,
    "Content-Disposition": `attachment; filename="${filename}"`,
    "Repr-Digest": formatReprDigest(sha256),
    ETag: makeEtag(record),
  };
  return { status: 200, headers, body: bytes };
}

/** What the schemas have checked is one of the words. */
function readQuery(query: URLSearchParams): PluginQuery {
  const read = (name: string): string | undefined => query.get(name) ?? undefined;
  return {
    text: read("q") ?? "",
    category: read("category"),
    type: read("type"),
    permission: read("permission"),
    sort: query.get("sort") === "date" ? "date" : "name",
    cursor: read("cursor"),
    most: PAGE,
  };
}
