import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import { EXPECTED } from "../../plugin/npm-files/expected-files.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import type { PackageContents } from "../../plugin/npm-files/package-contents.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-file.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";
import { getBaseName } from "../../workspace/workspace.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatNames } from "./names-in-words.js";
import { formatLabel } from "../../core/shape-problems.js";

interface Facts {
  readonly packageJson: JsonObjectText;
  readonly packedFiles: PackedFiles;
  readonly packageContents: PackageContents | Absent;
  readonly declaredFiles: DeclaredFiles | Absent;
  /** Of the plugin, with the slash behind it. */
  readonly prefix: string;
}

export const LIST_CODES = {
  "no-files": "package.json has no list of files",
  "not-a-list": "The list of files is not an array",
  "not-a-path": "An entry of the list is not a text",
} as const satisfies Codes;

type ListCode = keyof typeof LIST_CODES;

/** Why `files` in package.json is not a list of paths: then nothing else can be judged. */
export function findPackageListProblems(facts: Facts): readonly Problem<ListCode>[] {
  const { packageJson } = facts;
  const files = Object.hasOwn(packageJson.value, "files") ? packageJson.value["files"] : undefined;
  if (files === undefined || files === null || files === false || files === "") return [describeUnlimited(facts)];
  if (!Array.isArray(files)) return [describeNoList(packageJson, files)];
  return [...files.entries()].flatMap(([at, entry]) =>
    typeof entry === "string"
      ? []
      : [
          {
            code: "not-a-path" as const,
            at: packageJson.at("files", at),
            message: `${formatLabel(["files", at])} is ${quote(entry)}, but must be a path: npm packs nothing at all with it`,
            help: "Write a path in quotation marks, or remove it",
          },
        ],
  );
}

function describeNoList(packageJson: JsonObjectText, files: unknown): Problem<ListCode> {
  const isPath = typeof files === "string";
  const expected = EXPECTED.map(({ entry }) => entry);
  // Beside a path only what npm does not pack by itself is missing.
  const missing = expected.filter((entry) => !["README.md", "LICENSE"].includes(entry));
  const entries = isPath ? [...new Set([files, ...missing])] : expected;
  return {
    code: "not-a-list",
    at: packageJson.at("files"),
    message: `"files" is ${quote(files)}, but must be an array of paths`,
    help: `Write ${quoteList(entries)}`,
    fix: isPath ? packageJson.replace(["files"], entries) : [],
  };
}

function describeUnlimited({
  packageJson,
  packedFiles,
  packageContents,
  declaredFiles,
  prefix,
}: Facts): Problem<ListCode> {
  const count = packedFiles.incomplete !== undefined ? undefined : packedFiles.files.length;
  const leftOut = isAbsent(packageContents) ? [] : packageContents.leftOut;
  const lines = leftOut.map(({ because }) => (because.by === "ignore file" ? getBaseName(because.file) : undefined));
  const [ignoring] = lines;
  const files = count === undefined ? "all files" : `all ${formatNumber(count)} ${count === 1 ? "file" : "files"}`;
  const paths = leftOut.map(({ path }) => path);
  const passed =
    ignoring === undefined
      ? "that no ignore file leaves out"
      : `that ${ignoring} lets through: ${formatNames(paths)} ${paths.length === 1 ? "is" : "are"} not among them`;
  return {
    code: "no-files",
    at: packageJson.at("files"),
    message: `package.json has no "files", so npm packs ${files} ${passed}`,
    help: `Add "files": ${quoteList([...EXPECTED.map(({ entry }) => entry), ...findOtherParts(declaredFiles, prefix)])}`,
  };
}

/**
 * The folders and files of the plugin in which the manifest names a file, besides those that every package contains.
 */
function findOtherParts(declaredFiles: DeclaredFiles | Absent, prefix: string): readonly string[] {
  const parts = new Set<string>();
  for (const file of isAbsent(declaredFiles) ? [] : declaredFiles.values()) {
    if (file.state !== "file" || !file.path.startsWith(prefix)) continue;
    const [name = "", ...below] = file.path.slice(prefix.length).split("/");
    parts.add(below.length > 0 ? `${name}/` : name);
  }
  return [...parts].filter((part) => EXPECTED.every(({ entry }) => entry !== part)).slice(0, 10);
}

function quoteList(entries: readonly string[]): string {
  return `[${entries.map((entry) => quote(entry)).join(", ")}]`;
}
