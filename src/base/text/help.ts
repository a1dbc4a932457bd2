import { toObject } from "./json/json-object.js";
import type { JsonText, Path } from "./json/json-text.js";
import type { Edit, TextLocation } from "./location.js";
import { quote } from "./safe.js";

/** How a problem ends: a sentence that a person has written, and the ways that it names. */
export interface Help {
  /** An imperative sentence. */
  readonly sentence: string;
  /** Each of them alone ends the problem, and brings no other. */
  readonly ways: readonly Way[];
}

/** One way to end a problem: its part of the sentence, and what is done. */
export type Way = { readonly title: string } & Operation;

/** What is done: edits in texts, something with a whole file, a command, or what no program can do. */
export type Operation =
  | {
      readonly kind: "edit";
      readonly edits: readonly Edit[];
      /** Whether this is what the author meant, so that `--fix` may do it. */
      readonly isCertain?: true;
    }
  | { readonly kind: "move"; readonly file: string; readonly to: string }
  | { readonly kind: "delete"; readonly file: string }
  | { readonly kind: "run"; readonly command: string }
  | { readonly kind: "decide"; readonly because: Reason };

/** Why no program can do what a help says. */
export const REASONS = {
  meaning: "only the author knows what is meant",
  text: "a person writes the text",
  image: "a person makes the image",
  source: "the source of the plugin is changed, and the plugin is built again",
  commands: "the plugin's own commands are run, and a person fixes what they report",
  build: "the plugin is built again, in a way that its author chooses",
  workflow: "a person decides what the workflow may do, and when",
  disk: "the file is on a disk, a server or a link that this run does not reach",
  call: "the check is started again, in another way",
  answer: "somebody else is asked, and a person reads the answer",
  secret: "a person revokes the secret, and removes it from the history",
} as const;
export type Reason = keyof typeof REASONS;

type Writable = Pick<JsonText, "replace" | "add">;

function makeHelp(title: string, operation: Operation): Help {
  return { sentence: title, ways: [{ title, ...operation }] };
}

/** Edits of one text or several. Without an edit, as where a program gave a value in place of a text, only words. */
export function edit(title: string, edits: readonly Edit[]): Help {
  return edits.length === 0 ? { sentence: title, ways: [] } : makeHelp(title, { kind: "edit", edits });
}

/** Writes a value in JSON, over another or as a new one; objects that its path lacks are made. */
export function set(json: Writable, path: Path, value: unknown, title = `Write ${quote(value)}`): Help {
  return edit(title, makeSetting(json, path, value));
}

export function makeSetting(json: Writable, path: Path, value: unknown): readonly Edit[] {
  const edits = json.replace(path, value);
  const [parent, key] = [path.slice(0, -1), path.at(-1)];
  if (edits.length > 0 || key === undefined) return edits;
  const added = json.add(parent, String(key), value);
  return added.length > 0 ? added : makeSetting(json, parent, { [key]: value });
}

/** Removes an item or a key from JSON. */
export function remove(json: Pick<JsonText, "remove">, path: Path, title = "Remove it"): Help {
  return edit(title, json.remove(path));
}

/** Moves a value of JSON with its key to another place of the same text. */
export function move(json: Writable & Pick<JsonText, "remove" | "value">, from: Path, to: Path, title: string): Help {
  const value = from.reduce<unknown>((here, step) => toObject(here)[step], json.value);
  return edit(title, [...json.remove(from), ...makeSetting(json, to, value)]);
}

/** Gives a key of JSON another name. */
export function rename(json: Pick<JsonText, "rename">, path: Path, key: string): Help {
  return edit(`Rename it to ${quote(key)}`, json.rename(path, key));
}

/** Adds items to the end of a list of JSON. */
export function append(json: Pick<JsonText, "append">, path: Path, items: readonly unknown[], title: string): Help {
  return edit(title, json.append(path, items));
}

/** Removes a whole line of a text. */
export function removeLine({ file, range: { start } }: Pick<TextLocation, "file" | "range">): Help {
  const range = { start: { line: start.line, column: 1 }, end: { line: start.line + 1, column: 1 } };
  return edit("Remove the line", [{ file, range, text: "" }]);
}

/** Moves a file or a folder: both paths are from the root of the repository. */
export function moveFile(title: string, file: string, to: string): Help {
  return makeHelp(title, { kind: "move", file, to });
}

export function deleteFile(title: string, file: string): Help {
  return makeHelp(title, { kind: "delete", file });
}

export function run(title: string, command: string): Help {
  return makeHelp(title, { kind: "run", command });
}

/** What no program can do, and why. */
export function decide(title: string, because: Reason): Help {
  return makeHelp(title, { kind: "decide", because });
}

/** A choice: `Write "array" as the type, or remove "items"`. */
export function either(first: Help, ...others: readonly Help[]): Help {
  const sentences = others.map(({ sentence }) => sentence.slice(0, 1).toLowerCase() + sentence.slice(1));
  return say([first.sentence, ...sentences].join(", or "), first, ...others);
}

/** The ways of some helps, under a sentence of its own. */
export function say(sentence: string, ...helps: readonly Help[]): Help {
  return { sentence, ways: helps.flatMap(({ ways }) => ways) };
}

/** The same as what was certainly meant: `--fix` does it. */
export function certain({ sentence, ways }: Help): Help {
  return { sentence, ways: ways.map((way) => (way.kind === "edit" ? { ...way, isCertain: true } : way)) };
}

/** The edits that `--fix` makes. */
export function findCertainEdits(ways: readonly Way[]): readonly Edit[] | undefined {
  for (const way of ways) if (way.kind === "edit" && way.isCertain) return way.edits;
  return undefined;
}
