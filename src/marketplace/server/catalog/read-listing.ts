import { findSchemaFault } from "../../contract/schemas.js";
import { isAbsent, type Absent } from "../../../plugin/absent.js";
import type { TextFile } from "../../../plugin/documents/text-file.js";
import { readAuthor } from "../../../plugin/manifest/author-text.js";
import { readPlugin } from "../../../plugin/plugin.js";
import { hashContent } from "../../../base/text/hash.js";
import { isObject, type JsonObject } from "../../../base/text/json/json-object.js";
import { shorten } from "../../../base/text/safe.js";
import { findAddressFault } from "../../../base/text/web-address.js";
import type { ZipArchive } from "../../../base/files/archive.js";
import type { Workspace } from "../../../base/files/workspace.js";
import { readContents } from "./contents.js";
import {
  EMPTY_LISTING,
  LINK_KINDS,
  type LinkKind,
  type ListedImage,
  type ListedPermission,
  type Listing,
  type ReadListing,
} from "./listing.js";
import { readImageSize } from "../../../plugin/images/image-size.js";

const MAX_TEXT_LENGTH = 500;
const MAX_KEYWORDS = 30;
const MAX_PERMISSIONS = 50;
const MAX_SCREENSHOTS = 10;
const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
const MAX_DOCUMENT_LENGTH = 256 * 1024;
const ICONS = ["icon.png", "assets/icon.png", "icon.webp", "assets/icon.webp"];

/** Reads what people see of a plugin out of its archive. `undefined` without a manifest. */
export async function readListing(archive: ZipArchive): Promise<ReadListing | undefined> {
  const { workspace } = archive;
  const { facts } = await readPlugin(workspace, { needs: ["manifest", "readmeText", "changelogText"] });
  if (isAbsent(facts.manifest)) return undefined;
  const { value } = facts.manifest;
  const icon = ICONS.map((path) => readImage(workspace, path)).find((image) => image !== undefined);
  const named = readTexts(value["screenshots"]).map((path) => path.replace(/^\.\//u, ""));
  const shown = named.slice(0, MAX_SCREENSHOTS).flatMap((path) => readImage(workspace, path) ?? []);
  const readme = readDocument(facts.readmeText);
  const changelog = readDocument(facts.changelogText);
  const listing: Listing = {
    ...readWords(value),
    permissions: readPermissions(value["permissions"]),
    keywords: [...new Set([...readTexts(value["keywords"]), ...readTexts(value["tags"])])].slice(0, MAX_KEYWORDS),
    links: readLinks(value),
    readme: readme.text,
    changelog: changelog.text,
    screenshots: shown.map(({ image }) => image),
    omitted: {
      ...(readme.left > 0 && { readme: readme.left }),
      ...(changelog.left > 0 && { changelog: changelog.left }),
      ...(named.length > shown.length && { screenshots: named.length - shown.length }),
    },
    ...(icon && { icon: icon.image }),
  };
  const images = [...shown, ...(icon ? [icon] : [])].map(({ image, bytes }) => [image.sha256, bytes] as const);
  return { listing, images: new Map(images), contents: await readContents(archive) };
}

type Words = "name" | "description" | "author" | "category" | "type" | "license" | "minHostVersion" | "maxHostVersion";

function readWords(manifest: JsonObject): Pick<Listing, Words> {
  const optional = ["license", "minHostVersion", "maxHostVersion"].flatMap((key) => {
    const text = readText(manifest[key]);
    return text === "" ? [] : [[key, text] as const];
  });
  const { category, type } = manifest;
  return {
    name: readText(manifest["name"]),
    description: readText(manifest["description"]),
    author: readPluginAuthor(manifest["author"]),
    category: isOf("Category", category) ? (category as Listing["category"]) : EMPTY_LISTING.category,
    type: isOf("PluginType", type) ? (type as Listing["type"]) : EMPTY_LISTING.type,
    ...Object.fromEntries(optional),
  };
}

/** Whether the contract has such a word. */
function isOf(schema: "Category" | "PluginType" | "Permission", value: unknown): boolean {
  return findSchemaFault(`/components/schemas/${schema}`, value) === undefined;
}

function readPluginAuthor(author: unknown): Listing["author"] {
  const read = typeof author === "string" ? readAuthor(author) : undefined;
  const object: JsonObject = isObject(author) ? author : { ...(typeof read === "string" ? { name: author } : read) };
  const url = readAddress(object["website"]) ?? readAddress(object["url"]);
  return { name: readText(object["name"]), ...(url !== undefined && { url }) };
}

function readPermissions(list: unknown): readonly ListedPermission[] {
  const items: readonly unknown[] = Array.isArray(list) ? list.slice(0, MAX_PERMISSIONS) : [];
  const read = items.flatMap((item): readonly ListedPermission[] => {
    const { type, description, required }: JsonObject = isObject(item) ? item : { type: item };
    if (!isOf("Permission", type)) return [];
    const words = readText(description);
    return [
      {
        type: type as ListedPermission["type"],
        ...(words !== "" && { description: words }),
        ...(typeof required === "boolean" && { required }),
      },
    ];
  });
  return read.filter(({ type }, at) => read.findIndex((other) => other.type === type) === at);
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
  return typeof value === "string" && value.length <= MAX_TEXT_LENGTH && findAddressFault(value) === undefined
    ? value
    : undefined;
}

/** As much of a text as is shown, and how many characters are left. */
function readDocument(file: TextFile | Absent): { readonly text: string; readonly left: number } {
  if (isAbsent(file) || file.fault) return { text: "", left: 0 };
  const text = file.text.slice(0, MAX_DOCUMENT_LENGTH);
  return { text, left: file.text.length - text.length + (file.isCut ? 1 : 0) };
}

/** `undefined` for what is no image, or one that is too large. */
function readImage(
  workspace: Workspace,
  path: string,
): { readonly image: ListedImage; readonly bytes: Uint8Array } | undefined {
  const entry = workspace.entry(path);
  if (entry?.kind !== "file" || entry.size > MAX_IMAGE_BYTES) return undefined;
  const bytes = workspace.bytes(path, MAX_IMAGE_BYTES);
  const mediaType = bytes && findImageType(bytes);
  if (!bytes || mediaType === undefined || !isShowable(bytes)) return undefined;
  return { image: { path, mediaType, size: bytes.length, sha256: hashContent(bytes) }, bytes };
}

function readTexts(list: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.filter(
    (item): item is string => typeof item === "string" && item !== "" && item.length <= MAX_TEXT_LENGTH,
  );
}

function readText(value: unknown): string {
  return typeof value === "string" ? shorten(value, MAX_TEXT_LENGTH) : "";
}

/** How files of each kind begin, in Latin-1; a dot of a pattern is any byte. */
const BEGINNINGS: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n\x1a\n/u],
  ["image/jpeg", /^\xff\xd8\xff/u],
  ["image/gif", /^GIF8[79]a/u],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/u],
];

/** The media type of an image by its content. `undefined` for anything else, SVG too: it may run scripts. */
export function findImageType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0];
}

/** A browser takes four bytes for each pixel, however small the file is. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 10_000;

/** Whether an image says how large it is, and is no larger than what a page can show. */
export function isShowable(bytes: Uint8Array): boolean {
  try {
    const { width, height } = readImageSize(bytes);
    return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
  } catch {
    return false;
  }
}
