import { findBuildWarnings } from "../run/build-warnings.js";
import { stopHeapGrowth } from "../run/stop-heap-growth.js";
import { extname, join, resolve } from "node:path";
import { EXIT, type ExitStatus, getPackStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { UsageError } from "../core/errors.js";
import { printError, print } from "../base/output/print.js";
import { refuseUnsafePath, writeUserFile } from "../run/write-user-file.js";
import { findPluginFolders } from "../run/plugin-folders.js";
import { refuseWorkspaceRoots } from "../run/refuse-workspace-roots.js";
import { makeSourceReader } from "../run/result.js";
import type { PackageDifference } from "../core/package-difference.js";
import { formatDifference, formatDifferenceMarkdown } from "../release/packing/difference/format-difference.js";
import {
  explainGrowth,
  isTooGrown,
  parseGrowthLimit,
  type GrowthLimit,
} from "../release/packing/difference/growth-limit.js";
import { formatArchiveMarkdown, formatArchive } from "../release/packing/format-archive.js";
import { compareArchiveWithCommit } from "../release/commit-difference.js";
import { findCommitWarnings } from "../release/commit-warnings.js";
import { pack, type Packed, type PluginArchive } from "../release/packing/pack.js";
import { formatPackJson } from "../release/packing/pack-json.js";
import { readPrevious, compareWithPrevious } from "../release/compare-with-previous.js";
import { makeHandedFiles } from "../release/packing/receipt.js";
import { loadReporter } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import { breakLines } from "../reporters/terminal-text.js";
import { formatDay } from "../base/text/day.js";
import { makeInert, quote, makeVisible } from "../base/text/safe.js";
import { findIgnoredPaths } from "../base/git/ignored-paths.js";
import { makeWorkspacePath } from "../base/files/disk.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import type { CommandLine, CommandWork } from "./command.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { usesColor, getTerminalWidth, loadWrap } from "./terminal.js";
import { findTaggedPlugins } from "../run/tagged-plugin.js";
import { listOptions, makeOptionSource, readNotes } from "./options.js";
import { readSetting } from "../run/setting-readers.js";
import { readChoice } from "./parse.js";

const FORMATS = ["terminal", "json", "markdown"] as const;

export const packCommand: CommandWork = {
  options: listOptions("pack", [
    "out",
    "artifact-dir",
    "previous",
    "max-growth",
    "tag",
    "tag-format",
    "notes",
    "format",
  ]),
  run: (call) => runPack(call, readChoice(call.values.get("format") ?? "terminal", FORMATS, "--format")),
};

/** Packs one plugin, writes the archive, prints the result, and returns the exit status. */
async function runPack(call: CommandLine, format: "terminal" | "json" | "markdown"): Promise<ExitStatus> {
  const {
    arguments: [path = "."],
    values,
  } = call;
  const cwd = getCurrentFolder();
  const previous = values.get("previous");
  const limit = readLimit(values);
  const before = previous === undefined ? undefined : await readPrevious(resolve(cwd, previous));
  const tag = values.get("tag");
  const tagFormat = readSetting("tag-format", makeOptionSource("pack", call));
  const notes = readNotes("pack", call);
  const { root, workspace, folders } = await findPluginFolders([path], { cwd });
  await refuseWorkspaceRoots(
    { cwd, adviseOnPaths: () => "Give the folder of one of them" },
    { root, workspace, folders },
  );
  const chosen = tag === undefined ? folders : findTaggedPlugins(workspace, folders, { tag, tagFormat });
  const [folder, ...others] = chosen;
  if (folder === undefined || others.length > 0) {
    throw new UsageError(`${quote(path)} names ${String(chosen.length)} plugins`, "Pack one plugin per run");
  }
  stopHeapGrowth();
  const today = formatDay(new Date());
  const packed = await pack(workspace, { folder, today, tag, tagFormat, notes });
  const compared = before && "archive" in packed ? await compareWithPrevious(before, packed.archive) : undefined;
  const growth = compared && limit && isTooGrown(compared, limit) ? explainGrowth(compared, limit) : undefined;
  const file = packed.state === "packed" && !growth ? writeArchive(packed, cwd, values, root, folder) : undefined;
  const wrap = await loadWrap();
  const view: View = {
    source: makeSourceReader(workspace),
    color: usesColor(),
    width: getTerminalWidth(),
    wrap,
    pathOf: makePathFormatter(root),
  };
  const warnings =
    "archive" in packed
      ? [
          ...(await findBuildWarnings(workspace, folder, root)),
          ...findCommitWarnings(await compareArchiveWithCommit(root, folder, packed.archive)),
        ]
      : [];
  if (format === "json") print(formatPackJson(packed, file, { warnings, since: compared, limit }));
  else {
    const unignored = file !== undefined && !values.has("artifact-dir") ? await warnOfUnignored(root, file) : [];
    for (const warning of [...warnings, ...unignored]) {
      const lines = breakLines(`${TOOL.name}: ${makeVisible(warning)}`, 2, { wrap });
      printError(makeInert(`${lines.join("\n")}\n`));
    }
    if (format === "markdown" && packed.state === "packed")
      print(
        makeInert(
          `${formatArchiveMarkdown(packed.archive)}${compared ? `\n${formatDifferenceMarkdown(compared)}` : ""}`,
        ),
      );
    else await printPacked(packed, view, compared);
  }
  for (const line of growth ?? []) printError(makeInert(`${makeVisible(line)}\n`));
  if (growth) printError("Nothing was written\n");
  return getPackStatus(packed) || (growth ? EXIT.findings : EXIT.pass);
}

/** @throws {UsageError} */
function readLimit(values: CommandLine["values"]): GrowthLimit | undefined {
  const limit = values.get("max-growth");
  if (limit === undefined) return undefined;
  if (!values.has("previous")) {
    throw new UsageError("--max-growth needs an archive to compare with", "Give --previous the archive of a release");
  }
  return parseGrowthLimit(limit, "--max-growth");
}

async function printPacked(packed: Packed, view: View, compared: PackageDifference | undefined): Promise<void> {
  if (packed.state === "refused") {
    const lines = packed.refusals.map(({ message, help }) => `  ${makeVisible(message)}\n    ${makeVisible(help)}`);
    printError(makeInert(`Nothing was packed:\n${lines.join("\n")}\n`));
    return;
  }
  const { state, report } = packed;
  const terminal = await loadReporter("terminal", report);
  print(terminal(report, { ...view, quiet: state === "packed" }));
  if (state === "packed") print(makeInert(`${formatArchive(packed.archive)}\n`));
  if (compared) print(makeInert(`\n${formatDifference(compared).join("\n")}\n`));
  if (state === "unfit") printError("Nothing was written: the archive would not pass\n");
  if (state === "unnamed")
    printError("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
}

/** Writes the requested files, and returns the path of the archive. */
function writeArchive(
  { archive, report }: Extract<Packed, { readonly archive: PluginArchive }>,
  cwd: string,
  values: CommandLine["values"],
  root: string,
  folder: string,
): string {
  const out = values.get("out");
  const artifacts = values.get("artifact-dir");
  if (out !== undefined && artifacts !== undefined) {
    throw new UsageError("--out and --artifact-dir both set where the archive goes", "Give one of them");
  }
  if (out === "-") throw new UsageError("An archive cannot be printed", "Give --out the name of a file");
  const file = artifacts === undefined ? resolve(cwd, out ?? archive.name) : resolve(cwd, artifacts, archive.name);
  const inside = makeWorkspacePath(join(root, folder), file);
  if (archive.files.some(({ path }) => path === inside)) {
    throw new UsageError(
      `${quote(file)} would be packed itself`,
      "Remove it, and give --out a file that is not in the plugin",
    );
  }
  const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
  refuseUnsafePath({ path: file, ...written });
  refuseToReplace(file);
  if (artifacts === undefined) writeUserFile({ path: file, ...written }, archive.bytes);
  else {
    for (const [name, content] of makeHandedFiles(archive, report)) {
      writeUserFile({ path: resolve(cwd, artifacts, name), ...written }, content);
    }
  }
  return file;
}

/** An archive that nobody wants in a commit, where git would add it. Where git does not say, nothing is said. */
async function warnOfUnignored(root: string, file: string): Promise<readonly string[]> {
  const path = makeWorkspacePath(root, file);
  if (path === undefined) return [];
  const ignored = await findIgnoredPaths(root, [path]).catch(() => new Set([path]));
  if (ignored.has(path)) return [];
  return [
    `Git does not ignore ${quote(path)}: add a line ${quote(`*${extname(path)}`)} to .gitignore, so that no commit gets it`,
  ];
}

/** An archive may be replaced by a newer one. Any other file is kept, so that a typing error costs nothing. */
function refuseToReplace(file: string): void {
  const existing = readFileOfCaller(file);
  if ("refused" in existing && existing.missing) return;
  const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
  if (!isArchive)
    throw new UsageError(`${quote(file)} exists and is not an archive`, "Remove it, or give --out another file");
}
