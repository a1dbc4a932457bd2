import { getInput } from "@actions/core";
import { findInput, INPUT_NAMES, type InputName } from "../core/action-interface.js";
import { findMeantInput } from "../core/find-meant-input.js";
import { findNearest } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import type { Environment } from "./runner.js";

/** The value of each input, trimmed, or its default if it is empty. Nothing is validated yet. */
export type InputTexts = Readonly<Record<InputName, string>>;

/** @param read gives the value of an input, trimmed; "" if the workflow does not set it. */
export function readInputTexts(read: (name: InputName) => string = getInput): InputTexts {
  return Object.fromEntries(INPUT_NAMES.map((name) => [name, read(name) || getDefault(name)])) as InputTexts;
}

/** The runner evaluates the expression of a default. Without a runner, it is empty. */
function getDefault(name: InputName): string {
  const value = findInput(name)?.default ?? "";
  return value.includes("${{") ? "" : value;
}

/** The input `tag`, which may have the form of github.ref. */
export function readTagInput({ tag }: Pick<InputTexts, "tag">): string {
  return tag.replace(/^refs\/tags\//u, "");
}

/** One sentence for each input that a workflow sets and the Action does not have. */
export function listUnknownInputs(environment: Environment): readonly string[] {
  const known = new Set(INPUT_NAMES.map((name) => `INPUT_${name.toUpperCase()}`));
  return Object.keys(environment)
    .filter((name) => name.startsWith("INPUT_") && !known.has(name))
    .map((name) => explainUnknownInput(name.slice("INPUT_".length).toLowerCase()));
}

function explainUnknownInput(given: string): string {
  const other = findMeantInput(given);
  const meant = other?.name ?? findNearest(given, INPUT_NAMES);
  const what = `There is no input ${quote(given)}`;
  if (meant === undefined) return `${what}; the inputs are ${INPUT_NAMES.join(", ")}`;
  const page = other?.page === undefined ? "" : ` See ${other.page} of plugin-preflight`;
  return `${what}; did you mean ${quote(meant)}?${page}`;
}

/** Formats inputs as lines of a workflow step, ready to paste after a sentence. */
export function formatWith(inputs: Readonly<Partial<Record<InputName, string>>>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `\n    ${name}: ${value}`);
  return `\n  with:${lines.join("")}`;
}
