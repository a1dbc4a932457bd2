import { readCrashes } from "./crash.js";
import {
  formatFailure,
  formatFailedFile,
  takeBlock,
  takeFirstWords,
  MAX_REPORTED,
  readPlaceAtEnd,
  type OutputReader,
  type ReportedPlace,
  type ReportedProblem,
} from "./reported-problem.js";

/** Reads the output of Node's test runner: the list of failed tests at the end of the spec format, or TAP. */
export const readNodeTest: OutputReader = (lines) => {
  const found = [...readSpec(lines), ...readTap(lines)].slice(0, MAX_REPORTED);
  if (found.length === 0) return [];
  // For a file that cannot be loaded, the runner prints only that it failed. The crash itself is printed above.
  const crashes = readCrashes(lines).slice(0, MAX_CRASHES);
  return found.map(({ name, why, places }): ReportedProblem => {
    const isFile = /^(?:\/|[A-Za-z]:\\|file:)|^\S+\.[cm]?[jt]s$/u.test(name);
    const crash = isFile ? crashes.find((one) => one.places.some(({ file }) => file.endsWith(name))) : undefined;
    const message = isFile ? formatFailedFile(getBaseName(name), crash?.message ?? why) : formatFailure(name, why);
    return { places: [...(crash?.places ?? []), ...places], message };
  });
};

const MAX_CRASHES = 100;

interface Failure {
  readonly name: string;
  readonly why: string;
  readonly places: readonly ReportedPlace[];
}

function readSpec(lines: readonly string[]): readonly Failure[] {
  return lines.flatMap((line, at): Failure[] => {
    const where = line.startsWith("test at ") ? readPlaceAtEnd(line.slice("test at ".length)) : undefined;
    const name = /^✖ (\S.*?) \([\d.]+ms\)$/u.exec(lines[at + 1] ?? "")?.[1];
    if (!where || name === undefined) return [];
    const block = takeBlock(lines, at + 2, (next) => !/^(?: {2}|$)/u.test(next));
    return [{ name, why: findReason(block), places: [...findFrames(block), where] }];
  });
}

/** The error's message, without the quotes around a thrown text. */
function findReason(block: readonly string[]): string {
  return takeFirstWords(block).replace(/^'(.*)'$/u, "$1");
}

function findFrames(block: readonly string[]): readonly ReportedPlace[] {
  return block
    .filter((line) => /^ +(?:at )?\S.*:\d+:\d+\)?(?: \{)?$/u.test(line))
    .map((line) => readPlaceAtEnd(line.replace(/ \{$/u, "")))
    .filter((place) => place !== undefined);
}

function readTap(lines: readonly string[]): readonly Failure[] {
  return lines.flatMap((line, at): Failure[] => {
    const [, indent = "", raw] = /^( {0,200})not ok \d+ - (\S.*)$/u.exec(line) ?? [];
    if (raw === undefined || /(?<!\\)# (?:TODO|SKIP)\b/u.test(raw) || lines[at + 1] !== `${indent}  ---`) return [];
    const end = `${indent}  ...`;
    const block = takeBlock(lines, at + 2, (next) => next === end).map((one) => one.slice(indent.length + 2));
    if (readField(block, "failureType") === "subtestsFailed") return [];
    const where = readPlaceAtEnd(readField(block, "location") ?? "");
    const stack = findFrames(readBody(block, "stack").map((one) => `  ${one.trim()}`));
    const kind = /^(?!Assertion|Error)\w+Error$/u.exec(readField(block, "name") ?? "")?.[0];
    const error = readField(block, "error") ?? findReason(readBody(block, "error"));
    const why = kind === undefined ? error : `${kind}: ${error}`;
    return [{ name: raw.replace(/\\(.)/gu, "$1"), why, places: [...stack, ...(where ? [where] : [])] }];
  });
}

/** The value on the line of its key. `undefined` if it is on the lines below. */
function readField(block: readonly string[], key: string): string | undefined {
  const value = block.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
  return value === undefined || value.startsWith("|") ? undefined : value.replace(/^'(.*)'$/u, "$1");
}

function readBody(block: readonly string[], key: string): readonly string[] {
  const start = block.findIndex((line) => line.startsWith(`${key}: |`)) + 1;
  if (start === 0) return [];
  const end = block.slice(start).findIndex((line) => line !== "" && !line.startsWith("  "));
  return block.slice(start, end === -1 ? undefined : start + end);
}

function getBaseName(name: string): string {
  return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
}
