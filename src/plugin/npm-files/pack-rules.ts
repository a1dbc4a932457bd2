import { compileGlob, type Glob } from "../../base/text/glob.js";
import type { Position, Range } from "../../base/text/location.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";

/** Who wrote a rule: npm itself, package.json, an entry of its `files`, or a line of an ignore file. */
export type RuleOrigin =
  | { readonly by: "npm" | "package.json" }
  | { readonly by: "files"; readonly entry: number }
  /** With the end of the file, where one more line wins, if other lines include what this one leaves out. */
  | {
      readonly by: "ignore file";
      readonly file: string;
      readonly pattern: string;
      readonly range: Range;
      readonly end?: Position;
    };

/** Leaves out what its pattern matches, or includes it. The last rule that matches a path decides. */
export interface Rule {
  readonly includes: boolean;
  readonly glob: Glob;
  readonly origin: RuleOrigin;
}

export interface Rules {
  readonly rules: readonly Rule[];
  /** Patterns that are not understood here. */
  readonly unclear: readonly string[];
}

/** The rules in a text, one a line, as npm reads them. */
export function readRules(text: string, origin: (pattern: string, range: Range) => RuleOrigin): Rules {
  const rules: Rule[] = [];
  const unclear: string[] = [];
  for (const [at, line] of text.split(/\r?\n/u).entries()) {
    const pattern = line.trim();
    if (pattern === "" || pattern.startsWith("#")) continue;
    const signs = /^!*/u.exec(pattern)?.[0].length ?? 0;
    const glob = compileGlob(pattern.slice(signs));
    if (!glob) {
      unclear.push(pattern);
      continue;
    }
    const start = { line: at + 1, column: line.indexOf(pattern) + 1 };
    const range = { start, end: { line: at + 1, column: start.column + pattern.length } };
    rules.push({ includes: signs % 2 === 1, glob, origin: origin(pattern, range) });
  }
  return { rules, unclear };
}

const MAX_IGNORE_FILE_BYTES = 1024 * 1024;

/** The names of ignore files that npm reads; the first of them that is there counts alone. */
const IGNORE_FILES: readonly string[] = [".npmignore", ".gitignore"];

/** The rules of a folder's ignore file, of some of those names. */
export function readIgnoreRules(
  workspace: Workspace,
  folder: string,
  fileNames = IGNORE_FILES,
): Rules & { readonly file: string | undefined } {
  const listed = workspace.list(folder);
  const name = fileNames.find((ignoring) => listed.some((found) => found.name === ignoring));
  if (name === undefined) return { file: undefined, rules: [], unclear: [] };
  const file = joinPath(folder, name);
  const bytes = workspace.bytes(file, MAX_IGNORE_FILE_BYTES);
  if (!bytes) return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
  // A mark at the start is a character of the first line, which reporters show so, too.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const lines = text.split("\n");
  const end = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
  const listing = /^\s*!/mu.test(text) ? { end } : {};
  return { file, ...readRules(text, (pattern, range) => ({ by: "ignore file", file, pattern, range, ...listing })) };
}

function makeNpmRules(...patterns: readonly string[]): readonly Rule[] {
  return readRules(patterns.join("\n"), () => ({ by: "npm" })).rules;
}

/**
 * What npm leaves out of every folder: the data of version control, of editors, of operating systems and of npm itself,
 * which no user of a package needs. These rules come first, so that an author can still include such a file.
 */
export const USUALLY_OUT = makeNpmRules(
  ...[".npmignore", ".gitignore", "**/.git", "**/.svn", "**/.hg", "**/CVS"],
  ...["**/.git/**", "**/.svn/**", "**/.hg/**", "**/CVS/**"],
  ...["/.lock-wscript", "/.wafpickle-*", "/build/config.gypi", "npm-debug.log", "**/.npmrc", ".*.swp"],
  ...[".DS_Store", "**/.DS_Store/**", "._*", "**/._*/**", "*.orig", "/archived-packages/**"],
);

/** It comes after the ignore files, which could include it again: a package must not ship the history of its repository. */
export const NEVER_IN = makeNpmRules("/.git");

/**
 * The last rules of the package's own folder, which no author can override:
 *
 * - `package.json` is included, because nothing can be installed without it.
 * - The README and the license are included, because the registry shows the one, and the other must go with the code. The
 *   end of the pattern leaves out backup copies of editors, such as `README.md~`.
 * - `node_modules` is left out, because whoever installs the package gets the dependencies by it.
 * - `.npmrc` is left out, because it may contain a token.
 * - Lock files are left out, because package managers ignore those of a dependency.
 */
export const ALWAYS_OR_NEVER = makeNpmRules(
  ...["/.git", "!/package.json"],
  ...["readme", "copying", "license", "licence"].map((name) => `!/${name}{,.*[^~$]}`),
  ...["/.git", "/node_modules", ".npmrc", "/package-lock.json", "/yarn.lock", "/pnpm-lock.yaml", "/bun.lockb"],
);

/** With `files`, a package begins with nothing, and each entry adds to it. */
export const NOTHING_IN = readRules("*", () => ({ by: "package.json" })).rules;
