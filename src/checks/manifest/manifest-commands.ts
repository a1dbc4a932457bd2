import { defineKeyCheck } from "../key-check.js";
import type { Problem } from "../../core/check.js";
import { writeMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, remove, say } from "../../base/text/help.js";

export default defineKeyCheck("commands", {
  id: "manifest-commands",
  title: "Every command has its own name and a description, and its options fit their types",
  codes: {
    "repeated-name": "Two commands or aliases have the same name",
    "repeated-option": "Two options of a command have the same name",
    "default-of-other-type": "The default of an option does not have the option's type",
    "default-of-required": "A required option has a default",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const commands = listItems(manifest, ["commands"]);
    yield* findRepeatedNames(
      manifest,
      commands.flatMap((command) => [
        { place: [...command, "name"], command: command.join() },
        ...listItems(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
      ]),
    );
    for (const options of commands.map((command) => listItems(manifest, [...command, "options"]))) {
      yield* findRepeatedOptions(manifest, options);
      for (const option of options) yield* findDefaultProblems(manifest, option);
    }
  },
});

interface PlacedName {
  readonly place: Path;
  /** The command that is called so. */
  readonly command: string;
}

function* findRepeatedNames(manifest: Manifest, all: readonly PlacedName[]): Generator<Problem<"repeated-name">> {
  const first = new Map<string, PlacedName>();
  for (const named of all) {
    const name = manifest.valueAt(...named.place);
    if (typeof name !== "string" || name === "") continue;
    const before = first.get(name);
    if (!before) {
      first.set(name, named);
      continue;
    }
    const message = `${formatLabel(named.place)} is ${quote(name)}, the same as ${formatLabel(before.place)}`;
    const problem = { code: "repeated-name", subject: name, at: manifest.at(...named.place), message } as const;
    if (before.command === named.command) {
      yield {
        ...problem,
        help: certain(remove(manifest, named.place, "Remove it: the command already has this name")),
      };
    } else {
      yield { ...problem, help: decide("Give each command unique names", "meaning") };
    }
  }
}

/** Options that users cannot tell from an earlier one of the same command. */
function* findRepeatedOptions(manifest: Manifest, options: readonly Path[]): Generator<Problem<"repeated-option">> {
  const first = new Map<string, Path>();
  for (const place of options.map((option) => [...option, "name"])) {
    const name = manifest.valueAt(...place);
    if (typeof name !== "string" || name === "") continue;
    const before = first.get(name);
    if (!before) {
      first.set(name, place);
      continue;
    }
    yield {
      code: "repeated-option",
      subject: name,
      at: manifest.at(...place),
      message: `${formatLabel(place)} is ${quote(name)}, the same as ${formatLabel(before)}`,
      help: decide("Give each option a unique name", "meaning"),
    };
  }
}

/** What a value of each type of option is; of any other type nothing is known. */
const FITS: ReadonlyMap<unknown, (value: unknown) => boolean> = new Map([
  ["string", (value: unknown) => typeof value === "string"],
  ["number", (value: unknown) => typeof value === "number"],
  ["integer", (value: unknown) => Number.isInteger(value)],
  ["boolean", (value: unknown) => typeof value === "boolean"],
  ["array", (value: unknown) => Array.isArray(value)],
  ["object", (value: unknown) => isObject(value)],
]);

function* findDefaultProblems(
  manifest: Manifest,
  place: Path,
): Generator<Problem<"default-of-other-type" | "default-of-required">> {
  const option = manifest.valueAt(...place);
  if (!isObject(option) || !Object.hasOwn(option, "default")) return;
  const value = option["default"];
  const type = getOwn(option, "type");
  if (FITS.get(type)?.(value) === false) {
    const meant = guessDefault(value, type);
    yield {
      code: "default-of-other-type",
      at: manifest.at(...place, "default"),
      message: `${formatLabel([...place, "default"])} is ${quote(value)}, but the option's type is ${quote(type)}`,
      help:
        writeMeant(manifest, [...place, "default"], meant) ??
        decide(`Write a default of type ${quote(type)}, or change the type`, "meaning"),
    };
  }
  if (getOwn(option, "required") === true) {
    yield {
      code: "default-of-required",
      at: manifest.at(...place, "required"),
      severity: "warning",
      message: `${formatLabel([...place, "required"])} is true, but the option has a default, so it is never required`,
      help: say(
        'Remove "required" or "default"',
        ...["required", "default"].map((key) => remove(manifest, [...place, key], `Remove ${quote(key)}`)),
      ),
    };
  }
}

/** The value without quotation marks that are there by mistake, or with those that are missing. */
function guessDefault(value: unknown, type: unknown): string | number | boolean | undefined {
  if (type === "string" && (typeof value === "number" || typeof value === "boolean")) return String(value);
  if (type === "boolean" && (value === "true" || value === "false")) return value === "true";
  const isWhole = typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value);
  return type === "number" && isWhole ? Number(value) : undefined;
}

/** The places of the items of an array; none where there is no array. */
function listItems(manifest: Manifest, place: Path): Path[] {
  const items = manifest.valueAt(...place);
  return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}
