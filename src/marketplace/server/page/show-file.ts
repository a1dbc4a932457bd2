import type { Answer } from "../../serving/answer.js";
import { decodePercent } from "../../../base/text/decode.js";
import { makeAnswer, type PageCall } from "./answer-page.js";
import { isReviewer } from "./viewer.js";

/** A file of a stranger shares its origin with the reviewer's session: nothing in it may run, or be taken for a page. */
const HEADERS = {
  "Content-Security-Policy": "sandbox; default-src 'none'",
  "Cross-Origin-Resource-Policy": "same-origin",
};
/** What was taken down is gone by then from every browser. */
const KEPT_SECONDS = 600;

/** An image of an archive; `undefined` for all else, and for what this viewer may not see. */
export function showFile({ marketplace, asked, viewer }: PageCall): Answer | undefined {
  const [, pluginId = "", version = "", path = ""] =
    /^\/files\/([a-z0-9-]{1,200})\/([^/]{1,200})\/([^?]{1,2000})$/u.exec(asked.path) ?? [];
  const { storage, images } = marketplace;
  const image = storage.pages.findImage(pluginId, decodePercent(version), decodePercent(path));
  if (!image || !(image.isPublished || isReviewer(viewer))) return undefined;
  const { sha256, mediaType, isPublished } = image;
  const tag = `"${sha256}"`;
  const kept = isPublished ? { "Cache-Control": `private, max-age=${String(KEPT_SECONDS)}`, ETag: tag } : {};
  if (isPublished && asked.headers["if-none-match"] === tag) return { status: 304, headers: { ...HEADERS, ...kept } };
  const bytes = images.read(sha256);
  return bytes && makeAnswer(200, bytes, { "Content-Type": mediaType, ...HEADERS, ...kept });
}

/** The archive of a version; `undefined` if there is none, it was taken down, or this viewer may not have it. */
export function showArchive({ marketplace, viewer }: PageCall, pluginId: string, version: string): Answer | undefined {
  const { storage, archives } = marketplace;
  const record = storage.findVersion(pluginId, version);
  if (!record || record.takenDown || !(record.state === "published" || isReviewer(viewer))) return undefined;
  const { filename, mediaType, sha256 } = record.artifact;
  const bytes = archives.read(sha256);
  const headers = { "Content-Type": mediaType, "Content-Disposition": `attachment; filename="${filename}"` };
  return bytes && makeAnswer(200, bytes, headers);
}
