import { getLocation, type JSONPath } from "jsonc-parser";
import { getLanguageService, type LanguageService } from "vscode-json-languageservice";
import type { CompletionItem, CompletionList, Hover, Position, Range } from "vscode-languageserver/node";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { readEditorSchema } from "../../catalog/pages.js";
import type { Workspace } from "../../base/files/workspace.js";
import { listOffers } from "./list-offers.js";
import { findValueKind } from "./manifest-value.js";

/** A place in the text of a manifest. */
export interface ManifestPlace {
  readonly document: TextDocument;
  readonly position: Position;
  readonly workspace: Workspace;
  /** The plugin's folder. */
  readonly folder: string;
}

/** The value at a place, or the one that is to be written there. */
interface ValueAt {
  readonly path: JSONPath;
  /** Where its text is; empty where there is none yet. */
  readonly range: Range;
  readonly value: unknown;
}

/** Reads the place of a value. `undefined` for a key. */
export function readValueAt({ document, position }: Pick<ManifestPlace, "document" | "position">): ValueAt | undefined {
  const { path, isAtPropertyKey, previousNode } = getLocation(document.getText(), document.offsetAt(position));
  if (isAtPropertyKey) return undefined;
  if (!previousNode) return { path, range: { start: position, end: position }, value: undefined };
  const { offset, length } = previousNode;
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return { path, range, value: previousNode.value };
}

/**
 * What can be written at a place: keys and values of the schema, and what the repository has. Where a value names
 * something of the repository, only that is proposed. What the host refuses never is.
 */
export async function completeManifest(place: ManifestPlace): Promise<CompletionList> {
  const { document, position, workspace, folder } = place;
  const { service, refused } = openManifestSchema();
  const value = readValueAt(place);
  const kind = value && findValueKind(value.path);
  const list = await service.doComplete(document, position, service.parseJSONDocument(document));
  const isPermission = value?.path[0] === "permissions";
  const ofSchema = (list?.items ?? []).filter(({ label }) => !(isPermission && refused.has(unquote(label))));
  if (!kind) return { isIncomplete: false, items: ofSchema };
  const offers = await listOffers(workspace, folder, kind);
  const items = offers.map((offer, at): CompletionItem => {
    const text = JSON.stringify(offer.value);
    return {
      label: text,
      kind: offer.kind,
      detail: offer.detail,
      filterText: text,
      sortText: String(at).padStart(4, "0"),
      textEdit: { range: value.range, newText: text },
    };
  });
  const known = new Set(items.map(({ label }) => label));
  // An example of the schema may name a file that is not there.
  const others = kind === "license" ? ofSchema.filter(({ label }) => !known.has(label)) : [];
  return { isIncomplete: false, items: [...items, ...others] };
}

const unquote = (label: string): string => label.replace(/^"|"$/gu, "");

/** What the schema says of a key or a value. */
export async function explainManifest({ document, position }: ManifestPlace): Promise<Hover | undefined> {
  const { service } = openManifestSchema();
  return (await service.doHover(document, position, service.parseJSONDocument(document))) ?? undefined;
}

interface ManifestSchema {
  readonly service: LanguageService;
  /** Values that the host refuses, though the schema knows them. */
  readonly refused: ReadonlySet<string>;
}

let opened: ManifestSchema | undefined;

/** Answers from the schema of the manifest. A `$schema` that a manifest names is never fetched: it is this one. */
function openManifestSchema(): ManifestSchema {
  if (opened) return opened;
  const text = readEditorSchema();
  const service = getLanguageService({ schemaRequestService: () => Promise.resolve(text) });
  service.configure({ validate: false, schemas: [{ uri: "manifest:schema", fileMatch: ["*"] }] });
  opened = { service, refused: new Set(listRefused(JSON.parse(text))) };
  return opened;
}

function listRefused(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const own: unknown = "deprecatedValues" in schema ? schema.deprecatedValues : [];
  const values = Array.isArray(own) ? own.filter((value): value is string => typeof value === "string") : [];
  return [...values, ...Object.values(schema).flatMap(listRefused)];
}
