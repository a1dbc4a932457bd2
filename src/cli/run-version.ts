import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { print } from "../output/print.js";
import { planVersion, type RaisedFile, type RaisedVersion } from "../run/raise-version.js";
import { writeTogether } from "../run/write-change.js";
import { breakLines } from "../reporters/break-lines.js";
import { formatDay } from "../text/day.js";
import { makeVisible, quote } from "../text/safe.js";
import { quoteForShell } from "../text/shell-word.js";
import { getCurrentFolder, makePathFormatter } from "./print-report.js";
import { loadWrap } from "./terminal.js";

interface VersionOptions {
  readonly wanted: string;
  readonly path: string;
  readonly identifier: string | undefined;
  readonly tagFormat: string | undefined;
  readonly isDry: boolean;
}

/** Raises a version, prints what changed and what comes next, and returns the exit status. */
export async function runVersion({ isDry, ...wanted }: VersionOptions): Promise<ExitStatus> {
  const plan = await planVersion({ ...wanted, cwd: getCurrentFolder(), today: formatDay(new Date()) });
  if (!isDry) writeTogether(plan.root, plan.files);
  const wrap = await loadWrap();
  const pathOf = makePathFormatter(plan.root);
  const column = Math.max(...plan.files.map(({ file }) => makeVisible(pathOf(file)).length));
  const rows = plan.files.map((file) => `  ${makeVisible(pathOf(file.file)).padEnd(column)}  ${formatChange(file)}`);
  const next = isDry ? [] : formatNext(plan, pathOf);
  const lines = [
    isDry ? `This would bump the version to ${plan.version}:` : `Bumped the version to ${plan.version}:`,
    ...rows,
    ...plan.notes.flatMap((note) => breakLines(`${makeVisible(note)}.`, 0, { wrap })),
    ...(isDry ? ["Nothing is written."] : []),
    ...next,
  ];
  print(`${lines.join("\n")}\n`);
  return EXIT.pass;
}

function formatChange({ from, to }: RaisedFile): string {
  const [first, ...others] = new Set(from);
  if (first === undefined) return `${makeVisible(to)} (new)`;
  const before = [first, ...others].map((one) => quote(one)).join(" and ");
  const places = from.length > 1 ? `, in ${String(from.length)} places` : "";
  return `${before} to ${quote(to)}${places}`;
}

/** A line that begins with two spaces is to be pasted. */
function formatNext({ files, tag, version }: RaisedVersion, pathOf: (file: string) => string): readonly string[] {
  if (tag === undefined) return [];
  const paths = files.map(({ file }) => quoteForShell(pathOf(file))).join(" ");
  const commands = [
    `git add -- ${paths}`,
    `git commit --message ${quoteForShell(`Release ${version}`)} -- ${paths}`,
    `git tag ${quoteForShell(tag)}`,
    `git push origin HEAD ${quoteForShell(tag)}`,
  ];
  return ["", "When the files are as they should be:", ...commands.map((command) => `  ${makeVisible(command)}`)];
}
