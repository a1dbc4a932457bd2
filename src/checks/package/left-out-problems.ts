import type { LeftOut, PackageContents } from "../../plugin/npm-files/package-contents.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { getBaseName } from "../../base/files/workspace.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import type { WithheldFile } from "../../plugin/npm-files/archive-files.js";
import { formatNames } from "../phrases.js";
import { listFileEntries } from "../../plugin/npm-files/expected-files.js";
import { append, certain, decide, either, remove, removeLine, say } from "../../base/text/help.js";

export const LINK_CODES = { link: "A link is not packed, because npm does not pack links" } as const satisfies Codes;

export const LEFT_OUT_CODES = {
  ...LINK_CODES,
  unlisted: "The list of files does not include something",
  excluded: "An entry of the list excludes a file",
  ignored: "A line of an ignore file excludes a file",
} as const satisfies Codes;

/** Where the package is, and what is reported of it already. */
export interface PackageState {
  /** The plugin's folder with a slash at its end; "" for the root. */
  readonly prefix: string;
  /** Files and links, relative to the repository's root. */
  readonly reported: ReadonlySet<string>;
}

type LeftOutCode = keyof typeof LEFT_OUT_CODES;

/** What is expected in a package and left out of it, at what leaves it out. */
export function* findLeftOutProblems(
  packageJson: JsonObjectText,
  { leftOut, additions, idle }: PackageContents,
  { withheld, prefix }: { readonly withheld: readonly WithheldFile[]; readonly prefix: string },
): Generator<Problem<LeftOutCode>> {
  const neverShips = new Map(withheld.map(({ path, because }) => [path, because.by]));
  // The problem is reported at the entry that was meant to name it.
  const misspelt = new Set(idle.map(({ near }) => near?.replace(/\/$/u, "")));
  const unlisted = leftOut.filter(
    ({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")),
  );
  const isNeeded = ({ path }: LeftOut): boolean => neverShips.has(prefix + path);
  if (unlisted.length > 0) {
    const problem = describeUnlisted(packageJson, unlisted, additions);
    yield unlisted.some(isNeeded) ? { ...problem, severity: "error" } : problem;
  }
  for (const found of leftOut) {
    const problem = describeCause(packageJson, found, additions);
    const by = neverShips.get(prefix + found.path);
    // What a pattern of the author's leaves out is reported as that.
    if (problem && (by === undefined || by === "package.json")) {
      yield by === undefined ? problem : { ...problem, severity: "error" };
    }
  }
}

function describeUnlisted(
  packageJson: JsonObjectText,
  leftOut: readonly LeftOut[],
  additions: readonly string[],
): Problem<"unlisted"> {
  const entries = leftOut.map(({ entry }) => entry);
  const help = append(packageJson, ["files"], entries, `Add ${entries.map((entry) => quote(entry)).join(", ")}`);
  return {
    code: "unlisted",
    subject: entries,
    at: packageJson.keyAt("files"),
    message: `"files" leaves ${formatNames(entries)} out of the package`,
    help: additions.length > 0 ? certain(help) : help,
  };
}

function describeCause(
  packageJson: JsonObjectText,
  { path, entry: wanted, because }: LeftOut,
  additions: readonly string[],
): Problem<LeftOutCode> | undefined {
  switch (because.by) {
    case "files": {
      const entry = listFileEntries(packageJson.value)[because.entry];
      return {
        code: "excluded",
        subject: path,
        at: packageJson.at("files", because.entry),
        message: `${quote(entry)} leaves ${quote(path)} out of the package`,
        help: either(remove(packageJson, ["files", because.entry]), decide("Write a narrower pattern", "meaning")),
      };
    }
    case "ignore file": {
      const { file, range, pattern } = because;
      const isGits = getBaseName(file) === ".gitignore";
      const instead = ", or put an .npmignore next to this file: npm then reads that file instead";
      return {
        code: "ignored",
        subject: path,
        at: { file, range },
        message: `${quote(pattern)} leaves ${quote(path)} out of the package`,
        // An entry of `files` wins over the line, which stays right for git.
        help: additions.includes(wanted)
          ? append(packageJson, ["files"], [wanted], `Add ${quote(wanted)} to "files" in package.json`)
          : say(`Remove the line${isGits ? instead : ""}`, removeLine({ file, range })),
      };
    }
    case "link":
      return describeLink(because.file, path);
    default:
      return undefined;
  }
}

/** @param path of the link in the package, or of what is behind it. */
export function describeLink(file: string, path: string): Problem<"link"> {
  return {
    code: "link",
    subject: path,
    at: { file },
    message: `${quote(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
    help: decide("Replace the link with the file or folder itself", "disk"),
  };
}
