import { getLanguageService, type LanguageService } from "vscode-json-languageservice";
import { readEditorSchema } from "../catalog/pages.js";

interface ManifestSchema {
  readonly service: LanguageService;
  /** Values that the host refuses, though the schema knows them. */
  readonly refused: ReadonlySet<string>;
}

let opened: ManifestSchema | undefined;

/** Answers from the schema of the manifest. A `$schema` that a manifest names is never fetched: it is this one. */
export function openManifestSchema(): ManifestSchema {
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
