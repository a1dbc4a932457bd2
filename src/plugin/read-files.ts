import { MAX_JSON_BYTES } from "../base/text/json/json-limits.js";
import { toObjectText, type JsonObjectText } from "../base/text/json/json-object.js";
import type { JsonText } from "../base/text/json/json-text.js";
import { makeOversizedJson, readJson } from "../base/text/json/read-json.js";
import type { Location, TextLocation } from "../base/text/location.js";
import { getBaseName, type Workspace } from "../base/files/workspace.js";
import { explainPointer, isPointerContent } from "../base/git/lfs-pointer.js";
import { absent, isAbsent, type Absent } from "./absent.js";
import { findFile, type FoundFile } from "./found-file.js";
import type { FactName, Facts, Reading } from "./reading.js";

/** What follows from a fact, or why the fact is not there. */
export async function deriveFact<Name extends FactName, Next>(
  { fact }: Reading,
  name: Name,
  read: (found: Facts[Name]) => Next | Absent | Promise<Next | Absent>,
): Promise<Next | Absent> {
  const found = await fact(name);
  if (isAbsent(found)) return found;
  return read(found);
}

/** A fact of a folder that is a plugin: one with an entry called manifest.json, whatever its kind. */
export async function readIfPlugin<Fact>(
  reading: Reading,
  read: (reading: Reading) => Fact | Absent | Promise<Fact | Absent>,
): Promise<Fact | Absent> {
  const manifest = await reading.fact("manifestState");
  if (isAbsent(manifest) || manifest.state !== "file") return absent("there is no manifest.json");
  return read(reading);
}

/** Reads the entry at a name in the folder of a plugin. `others` are names that people give such a file. */
export function findFileNamed(name: string, others: readonly string[] = []) {
  return (reading: Reading) =>
    readIfPlugin(reading, ({ workspace, folder }): FoundFile => findFile(workspace, folder, name, others));
}

/** The text of a file that must be JSON. */
export function readJsonFile(found: FoundFile, workspace: Workspace): JsonText<TextLocation> | Absent {
  if (found.state === "missing") return absent(`there is no ${getBaseName(found.path)}`);
  if (found.state !== "file") return absent(`${found.name} cannot be read`);
  if (found.size > MAX_JSON_BYTES) return makeOversizedJson(found.path, found.size);
  const bytes = workspace.bytes(found.path, MAX_JSON_BYTES);
  if (bytes && isPointerContent(bytes)) return absent(explainPointer(found.name));
  if (bytes) return readJson(found.path, bytes);
  return absent(`${found.name} cannot be read`);
}

/** A JSON text whose value is an object; any other is not a fact. */
export function selectObject<Place extends Location>(json: JsonText<Place>): JsonObjectText<Place> | Absent {
  return toObjectText(json) ?? absent(`${getBaseName(json.file)} is not a JSON object`);
}
