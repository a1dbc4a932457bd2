import { getPresent, type Absent } from "../../plugin/absent.js";
import type { DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import { EXPECTED } from "../../plugin/npm-files/expected-files.js";
import type { ArchiveFiles } from "../../plugin/npm-files/archive-files.js";
import { getOwn, type JsonObjectText } from "../../base/text/json/json-object.js";
import { formatNumber, formatVerb } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { getBaseName } from "../../base/files/workspace.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { formatNames } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import type { PackageState } from "./left-out-problems.js";
import { certain, decide, either, remove, set } from "../../base/text/help.js";

type Facts = CheckFacts<"packageJson" | "packedFiles", "npmOnlyFiles" | "packageContents" | "declaredFiles"> &
  Pick<PackageState, "prefix"> & { readonly archive: ArchiveFiles | undefined };

export const LIST_CODES = {
  "no-files": "Without a list of files, npm does not pack expected files",
  "not-shipped": "Without a list of files, npm packs more than a release ships",
  "not-a-list": "The list of files is not an array",
  "not-a-path": "An entry of the list is not a string",
} as const satisfies Codes;

type ListCode = keyof typeof LIST_CODES;

/** Why `files` in package.json is not a list of paths: then nothing else can be checked. */
export function findPackageListProblems(facts: Facts): readonly Problem<ListCode>[] {
  const { packageJson } = facts;
  const files = getOwn(packageJson.value, "files");
  if (files === undefined || files === null || files === false || files === "") return findMissingListProblems(facts);
  if (!Array.isArray(files)) return [describeNoList(packageJson, files)];
  const others = [...files.entries()].filter(([, entry]) => typeof entry !== "string");
  return others.map(([at, entry]) => ({
    code: "not-a-path",
    at: packageJson.at("files", at),
    message: `${formatLabel(["files", at])} is ${quote(entry)}, but must be a path: npm packs nothing otherwise`,
    help: either(decide("Write a path in quotation marks", "meaning"), remove(packageJson, ["files", at])),
  }));
}

function describeNoList(packageJson: JsonObjectText, files: unknown): Problem<ListCode> {
  const isPath = typeof files === "string";
  const expected = EXPECTED.map(({ entry }) => entry);
  // Beside a path only what npm does not pack by itself is missing.
  const missing = expected.filter((entry) => !["README.md", "LICENSE"].includes(entry));
  const entries = isPath ? [...new Set([files, ...missing])] : expected;
  const help = set(packageJson, ["files"], entries, `Write ${quoteList(entries)}`);
  return {
    code: "not-a-list",
    at: packageJson.at("files"),
    message: `"files" is ${quote(files)}, but must be an array of paths`,
    help: isPath ? certain(help) : help,
  };
}

/** What npm packs without `files` leaves out something that is expected, or has more than a release ships. */
function findMissingListProblems(facts: Facts): readonly Problem<ListCode>[] {
  const { packageJson, packedFiles, npmOnlyFiles, packageContents, declaredFiles, archive, prefix } = facts;
  const withheld = new Set(archive?.withheld?.map(({ path }) => path));
  const leftOut = (getPresent(packageContents)?.leftOut ?? []).filter(({ path }) => !withheld.has(prefix + path));
  const entries = [...EXPECTED.map(({ entry }) => entry), ...findOtherParts(declaredFiles, prefix)];
  const help = set(packageJson, ["files"], entries, `Add "files": ${quoteList(entries)}`);
  const at = packageJson.at("files");
  const [ignoring] = leftOut.map(({ because }) =>
    because.by === "ignore file" ? getBaseName(because.file) : undefined,
  );
  const problems: Problem<ListCode>[] = [];
  if (ignoring !== undefined) {
    const paths = leftOut.map(({ path }) => path);
    const count = packedFiles.incomplete === undefined ? ` ${formatNumber(packedFiles.files.length)}` : "";
    const them = `${formatNames(paths)} ${formatVerb(paths.length)} not among them`;
    const message = `package.json has no "files", so npm packs all${count} files that ${ignoring} does not exclude: ${them}`;
    problems.push({ code: "no-files", at, message, help });
  }
  const beyond = getPresent(npmOnlyFiles) ?? [];
  if (!archive || archive.isCut === true || beyond.length === 0) return problems;
  const names = formatNames(beyond.map(({ path }) => path.slice(prefix.length)));
  const files = beyond.length === 1 ? "one file" : `${formatNumber(beyond.length)} files`;
  const more = packedFiles.incomplete === undefined ? files : `at least ${files}`;
  const message = `package.json has no "files", so npm would also pack ${more} that a release leaves out: ${names}`;
  return [...problems, { code: "not-shipped", at, severity: "notice", message, help }];
}

/**
 * The folders and files of the plugin in which the manifest names a file, besides those that every package contains.
 */
function findOtherParts(declaredFiles: DeclaredFiles | Absent, prefix: string): readonly string[] {
  const parts = new Set<string>();
  for (const file of getPresent(declaredFiles)?.values() ?? []) {
    if (file.state !== "file" || !file.path.startsWith(prefix)) continue;
    const [name = "", ...below] = file.path.slice(prefix.length).split("/");
    parts.add(below.length > 0 ? `${name}/` : name);
  }
  return [...parts].filter((part) => EXPECTED.every(({ entry }) => entry !== part)).slice(0, 10);
}

function quoteList(entries: readonly string[]): string {
  return `[${entries.map((entry) => quote(entry)).join(", ")}]`;
}
