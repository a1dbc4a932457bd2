import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { print } from "../base/output/print.js";
import { planVersion, type RaisedFile, type RaisedVersion } from "../run/raise-version.js";
import { formatLockCommand } from "../repository/manager-commands.js";
import { planSync, type SyncRequest } from "../run/sync-versions.js";
import { writeTogether } from "../run/write-change.js";
import { breakLines } from "../reporters/terminal-text.js";
import { formatDay } from "../base/text/day.js";
import { formatCount } from "../base/text/numbers.js";
import { makeVisible, quote } from "../base/text/safe.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { loadWrap } from "./terminal.js";
import { RAISES } from "../base/text/versions/versions.js";
import { UsageError } from "../core/errors.js";
import type { CommandWork } from "./command.js";
import { makeOption, makeOptionSource } from "./options.js";
import { readSetting } from "../run/setting-readers.js";
import { makeArgumentError } from "./parse.js";

const TAG_FORMAT = makeOption("tag-format", "version");
const DRY_RUN = { name: "dry-run", help: "Only show what would change" };
const PREID = { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" };
const SOURCES = ["package.json", "manifest.json"] as const;

export const version: CommandWork = {
  options: [
    DRY_RUN,
    TAG_FORMAT,
    PREID,
    { name: "sync", help: "Raise nothing: copy the version of package.json to manifest.json and npm's lock file" },
    { name: "from", value: "FILE", choices: SOURCES, help: "With --sync: the file whose version is right" },
  ],
  async run({ arguments: words, values, switches }) {
    const isDry = switches.has("dry-run");
    if (switches.has("sync")) {
      refuseRaising(values);
      const source = SOURCES.find((name) => name === values.get("from")) ?? "package.json";
      return runSync({ paths: words.length === 0 ? ["."] : words, source, isDry });
    }
    if (values.has("from")) throw new UsageError("--from needs --sync", "Add --sync, or leave out --from");
    const [wanted, path = ".", more] = words;
    if (wanted === undefined) {
      throw new UsageError("version needs the new version", `Write it, such as 1.5.0, or one of ${RAISES.join(", ")}`);
    }
    if (more !== undefined) throw makeArgumentError(more, "version");
    const tagFormat = readSetting("tag-format", makeOptionSource("version", { values }));
    return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry });
  },
};

/** What --sync does not take. */
function refuseRaising(values: ReadonlyMap<string, string>): void {
  const other = [TAG_FORMAT, PREID].find(({ name }) => values.has(name));
  if (other) throw new UsageError(`--${other.name} cannot be used with --sync`, `Leave out --${other.name}`);
}

interface VersionOptions {
  readonly wanted: string;
  readonly path: string;
  readonly identifier: string | undefined;
  readonly tagFormat: string | undefined;
  readonly isDry: boolean;
}

/** Raises a version, prints what changed and what comes next, and returns the exit status. */
async function runVersion({ isDry, ...wanted }: VersionOptions): Promise<ExitStatus> {
  const plan = await planVersion({ ...wanted, cwd: getCurrentFolder(), today: formatDay(new Date()) });
  if (!isDry) writeTogether(plan.root, plan.files);
  const pathOf = makePathFormatter(plan.root);
  const next = isDry ? [] : formatNext(plan, pathOf);
  const lines = [
    isDry ? `This would bump the version to ${plan.version}:` : `Bumped the version to ${plan.version}:`,
    ...formatRows(plan.files, pathOf),
    ...(await formatNotes(plan.notes)),
    ...(isDry ? ["Nothing is written."] : []),
    ...next,
  ];
  print(`${lines.join("\n")}\n`);
  return EXIT.pass;
}

/** Copies versions from one file of each plugin to the others, prints what changed, and returns the exit status. */
async function runSync({
  isDry,
  ...wanted
}: Omit<SyncRequest, "cwd"> & { readonly isDry: boolean }): Promise<ExitStatus> {
  const plan = await planSync({ ...wanted, cwd: getCurrentFolder() });
  if (!isDry) writeTogether(plan.root, plan.files);
  const title = isDry ? `This would copy the version of ${wanted.source}:` : `Copied the version of ${wanted.source}:`;
  const lines = [
    ...(plan.files.length === 0
      ? [`The versions agree in ${formatCount(plan.plugins, "plugin")}.`]
      : [title, ...formatRows(plan.files, makePathFormatter(plan.root))]),
    ...(await formatNotes(plan.notes)),
    ...(isDry ? ["Nothing is written."] : []),
  ];
  print(`${lines.join("\n")}\n`);
  return EXIT.pass;
}

function formatRows(files: readonly RaisedFile[], pathOf: (file: string) => string): readonly string[] {
  const column = Math.max(...files.map(({ file }) => makeVisible(pathOf(file)).length));
  return files.map((file) => `  ${makeVisible(pathOf(file.file)).padEnd(column)}  ${formatChange(file)}`);
}

async function formatNotes(notes: readonly string[]): Promise<readonly string[]> {
  const wrap = await loadWrap();
  return notes.flatMap((note) => breakLines(`${makeVisible(note)}.`, 0, { wrap }));
}

function formatChange({ from, to }: RaisedFile): string {
  const [first, ...others] = new Set(from);
  if (first === undefined) return `${makeVisible(to)} (new)`;
  const before = [first, ...others].map((one) => quote(one)).join(" and ");
  const places = from.length > 1 ? `, in ${String(from.length)} places` : "";
  return `${before} to ${quote(to)}${places}`;
}

/** A line that begins with two spaces is to be pasted. */
function formatNext(
  { files: all, relock, tag, version: raised }: RaisedVersion,
  pathOf: (file: string) => string,
): readonly string[] {
  if (tag === undefined) return [];
  // git refuses to add what it ignores.
  const files = all.filter(({ isIgnored }) => isIgnored !== true);
  if (files.length === 0) return [];
  const committed = [...files.map(({ file }) => file), ...(relock?.files ?? [])];
  const paths = committed.map((file) => quoteForShell(pathOf(file))).join(" ");
  const commands = [
    ...(relock ? [formatLockCommand(relock.manager, pathOf(relock.folder))] : []),
    `git add -- ${paths}`,
    `git commit --message ${quoteForShell(`Release ${raised}`)} -- ${paths}`,
    `git tag ${quoteForShell(tag)}`,
    `git push origin HEAD ${quoteForShell(tag)}`,
  ];
  return ["", "When the files are as they should be:", ...commands.map((command) => `  ${makeVisible(command)}`)];
}
