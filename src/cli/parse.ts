import { parseArgs } from "node:util";
import { UsageError } from "../core/errors.js";
import { findTyped } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import { formatStarted } from "./own-command.js";
import type { CommandLine, Option } from "./command.js";

interface Accepted {
  /** The command's name. */
  readonly name: string;
  readonly options: readonly Option[];
  /** How many positional arguments there may be. */
  readonly most: number;
}

/**
 * Parses the words after a command's name.
 *
 * @throws {UsageError} that suggests the nearest known word.
 */
export function parseCall(words: readonly string[], { name: command, options, most }: Accepted): CommandLine {
  const types = Object.fromEntries(
    options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const) },
    ]),
  );
  // The parser is loaded only if there are options.
  const hasOptions = words.some((word) => word.startsWith("-"));
  const { tokens } = hasOptions
    ? parseArgs({ args: [...words], options: types, strict: false, allowPositionals: true, tokens: true })
    : { tokens: words.map((value) => ({ kind: "positional" as const, value })) };
  const positional: string[] = [];
  const switches = new Set<string>();
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === "positional") positional.push(token.value);
    if (token.kind !== "option") continue;
    const option = options.find(({ name }) => name === token.name);
    if (!option) throw makeUnknownOptionError(token.rawName, options, command);
    const read = readValue(option, token.value, token.inlineValue === true);
    const before = values.get(option.name);
    if (read === undefined) switches.add(option.name);
    else values.set(option.name, option.repeats === true && before !== undefined ? `${before},${read}` : read);
  }
  if (positional.length > most) {
    throw makeArgumentError(positional[most] ?? "", command);
  }
  return { name: command, arguments: positional, switches, values };
}

function readValue({ name, value, choices }: Option, written: string | undefined, inline: boolean): string | undefined {
  if (value === undefined) {
    if (written !== undefined) throw new UsageError(`--${name} takes no value`, `Write --${name} by itself`);
    return undefined;
  }
  if (written === undefined || written === "" || (!inline && /^-./u.test(written))) {
    throw new UsageError(`--${name} needs a value`, `Write --${name} ${choices ? choices.join("|") : value}`);
  }
  return choices ? readChoice(written, choices, `--${name}`) : written;
}

/**
 * Reads one of several choices.
 *
 * @throws {UsageError} that lists them and suggests the nearest.
 */
export function readChoice<Word extends string>(given: string, choices: readonly Word[], what: string): Word {
  const chosen = choices.find((choice) => choice === given);
  if (chosen !== undefined) return chosen;
  const meant = findTyped(given, choices);
  const list = choices.join(", ");
  throw new UsageError(
    `${what} is ${quote(given)}, but must be one of ${list}`,
    meant === undefined ? undefined : `Did you mean ${meant}?`,
  );
}

const MAX_PORT = 65_535;

/** Reads a port, the value of an option such as `--port`. @throws {UsageError} */
export function parsePort(option: string, text: string, example: string): number {
  if (/^\d{1,5}$/u.test(text) && Number(text) <= MAX_PORT) return Number(text);
  throw new UsageError(
    `${option} is ${quote(text)}, but must be a number up to ${String(MAX_PORT)}`,
    `Write ${option} ${example}`,
  );
}

function makeUnknownOptionError(raw: string, options: readonly Option[], command: string): UsageError {
  const meant = findTyped(
    raw.replace(/^-+/u, ""),
    options.map(({ name }) => name),
  );
  return new UsageError(
    `Unknown option ${quote(raw)}`,
    meant === undefined ? adviseOnHelp(command) : `Did you mean --${meant}?`,
  );
}

export function makeArgumentError(word: string, command: string): UsageError {
  return new UsageError(`Unexpected argument ${quote(word)}`, adviseOnHelp(command));
}

function adviseOnHelp(command: string): string {
  return `For the list, run: ${formatStarted(`${command} --help`.trim())}`;
}
