import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { TextFile } from "../../plugin/documents/text-file.js";
import { readAuthor } from "../../plugin/manifest/author-text.js";
import { readPlugin } from "../../plugin/plugin.js";
import { hashContent } from "../../text/hash.js";
import { isObject, type JsonObject } from "../../text/json/json-object.js";
import { shorten } from "../../text/safe.js";
import { findAddressFault } from "../../text/web-address.js";
import type { Workspace } from "../../workspace/workspace.js";
import { findImageType } from "./image-type.js";
import {
  LINK_KINDS,
  type LinkKind,
  type ListedImage,
  type ListedPermission,
  type Listing,
  type ReadListing,
} from "./listing.js";

const LONGEST_TEXT = 500;
const MOST_KEYWORDS = 30;
const MOST_PERMISSIONS = 50;
const MOST_SCREENSHOTS = 10;
const MOST_IMAGE_BYTES = 2 * 1024 * 1024;
const MOST_DOCUMENT = 256 * 1024;
const ICONS = ["icon.png", "assets/icon.png", "icon.webp", "assets/icon.webp"];

/** Reads what people see of a plugin out of its archive. `undefined` without a manifest. */
export async function readListing(workspace: Workspace): Promise<ReadListing | undefined> {
  const needs = ["manifest", "readmeText", "changelogText"] as const;
  const { facts } = await readPlugin(workspace, { needs });
  if (isAbsent(facts.manifest)) return undefined;
  const { value } = facts.manifest;
  const images = new Map<string, Uint8Array>();
  const omitted: string[] = [];
  const keep = (path: string): ListedImage | undefined => {
    const read = readImage(workspace, path);
    if (typeof read === "string") omitted.push(read);
    else if (read) images.set(read.image.sha256, read.bytes);
    return typeof read === "string" ? undefined : read?.image;
  };
  const shown = readTexts(value["screenshots"]);
  const left = shown.length - MOST_SCREENSHOTS;
  if (left > 0) omitted.push(`${String(left)} more screenshots are not shown.`);
  const icon = ICONS.map((path) => keep(path)).find((image) => image !== undefined);
  const screenshots = shown.slice(0, MOST_SCREENSHOTS).flatMap((path) => keep(path.replace(/^\.\//u, "")) ?? []);
  const readme = readDocument(facts.readmeText, omitted);
  const changelog = readDocument(facts.changelogText, omitted);
  const listing: Listing = {
    ...readWords(value),
    permissions: readPermissions(value["permissions"]),
    keywords: [...new Set([...readTexts(value["keywords"]), ...readTexts(value["tags"])])].slice(0, MOST_KEYWORDS),
    links: readLinks(value),
    screenshots,
    omitted,
    ...(icon && { icon }),
    ...(readme !== undefined && { readme }),
    ...(changelog !== undefined && { changelog }),
  };
  return { listing, images };
}

type Words = "name" | "description" | "author" | "category" | "type" | "license" | "minHostVersion" | "maxHostVersion";

function readWords(manifest: JsonObject): Pick<Listing, Words> {
  const optional = Object.fromEntries(
    ["license", "minHostVersion", "maxHostVersion"].flatMap((key) => {
      const text = readText(manifest[key]);
      return text === "" ? [] : [[key, text] as const];
    }),
  );
  return {
    name: readText(manifest["name"]),
    description: readText(manifest["description"]),
    author: readAuthorOf(manifest["author"]),
    category: readText(manifest["category"]),
    type: readText(manifest["type"]),
    ...optional,
  };
}

function readAuthorOf(author: unknown): Listing["author"] {
  const read = typeof author === "string" ? readAuthor(author) : undefined;
  const written =
    typeof read === "string" ? { name: readText(author) } : { ...read, email: read?.mail, website: read?.url };
  const { name, email, website, url }: JsonObject = isObject(author) ? author : { ...written };
  const [mail, address] = [readText(email), readAddress(website) ?? readAddress(url)];
  return {
    name: readText(name),
    ...(mail !== "" && { email: mail }),
    ...(address !== undefined && { website: address }),
  };
}

function readPermissions(list: unknown): readonly ListedPermission[] {
  const items: readonly unknown[] = Array.isArray(list) ? list.slice(0, MOST_PERMISSIONS) : [];
  return items.flatMap((item) => {
    if (!isObject(item)) return typeof item === "string" ? [{ type: readText(item) }] : [];
    const { type, description, required } = item;
    const words = readText(description);
    return [
      {
        type: readText(type),
        ...(words !== "" && { description: words }),
        ...(typeof required === "boolean" && { required }),
      },
    ];
  });
}

function readLinks(manifest: JsonObject): Listing["links"] {
  const found = LINK_KINDS.flatMap((kind): readonly (readonly [LinkKind, string])[] => {
    const address = readAddress(manifest[kind]);
    return address === undefined ? [] : [[kind, address]];
  });
  return Object.fromEntries(found);
}

/** Only what a browser opens. */
function readAddress(value: unknown): string | undefined {
  return typeof value === "string" && value.length <= LONGEST_TEXT && findAddressFault(value) === undefined
    ? value
    : undefined;
}

function readDocument(file: TextFile | Absent, omitted: string[]): string | undefined {
  if (isAbsent(file) || file.fault) return undefined;
  const { name, text, isCut } = file;
  if (isCut || text.length > MOST_DOCUMENT) omitted.push(`${name} is longer than what is shown of it.`);
  return text.slice(0, MOST_DOCUMENT);
}

/** An image with its bytes, why it is left out, or `undefined` if there is none. */
function readImage(
  workspace: Workspace,
  path: string,
): { readonly image: ListedImage; readonly bytes: Uint8Array } | string | undefined {
  const entry = workspace.entry(path);
  if (entry?.kind !== "file") return undefined;
  if (entry.size > MOST_IMAGE_BYTES) return `${shorten(path, LONGEST_TEXT)} has more than 2 MiB, and is not shown.`;
  const bytes = workspace.bytes(path, MOST_IMAGE_BYTES);
  const mediaType = bytes && findImageType(bytes);
  if (!bytes || mediaType === undefined) return `${shorten(path, LONGEST_TEXT)} is not a PNG, JPEG, GIF or WebP image.`;
  return { image: { path, mediaType, size: bytes.length, sha256: hashContent(bytes) }, bytes };
}

function readTexts(list: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter((item): item is string => typeof item === "string" && item !== "" && item.length <= LONGEST_TEXT);
}

function readText(value: unknown): string {
  return typeof value === "string" ? shorten(value, LONGEST_TEXT) : "";
}
