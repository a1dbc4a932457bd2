import { getSurroundings } from "../base/processes/programs.js";
import type { ExitStatus } from "../core/exit-status.js";
import { basename, dirname, resolve } from "node:path";
import { makeCancellable } from "../commands/cancellation.js";
import { UsageError } from "../core/errors.js";
import { isErrorTerminal, isOutputTerminal, print, printError } from "../base/output/print.js";
import { makeScreen } from "../base/output/screen.js";
import { isDraft } from "../base/files/draft-names.js";
import { findRepositoryRoot, makeWorkspacePath, resolveFolder } from "../base/files/disk.js";
import type { GivenOptions } from "./command.js";
import { getCurrentFolder, type ReportOutput } from "./print-report.js";
import { catchMistake, formatChanged, formatWaiting, isWatched, repeatOnChange, type Round } from "./watch-plugin.js";

/** What writes into the folders that are watched. */
const REFUSED = ["fix", "interactive", "update-baseline"];

interface WatchSettings extends Pick<GivenOptions, "switches"> {
  /** A plugin, or a folder that plugins are in. */
  readonly path: string;
  readonly output: ReportOutput;
}

/**
 * Checks plugins now and after every change in their repository, until the run is interrupted.
 *
 * @param runChecks checks once, and shows the report as usual.
 */
export async function watchChecks(
  { path, switches, output }: WatchSettings,
  runChecks: (show: (text: string) => void) => Promise<ExitStatus>,
): Promise<never> {
  const refused = REFUSED.find((name) => switches.has(name));
  if (refused !== undefined) {
    throw new UsageError(`--watch only reads, and --${refused} writes`, `Run --${refused} by itself, without --watch`);
  }
  const cwd = getCurrentFolder();
  const start = resolveFolder(resolve(cwd, path)) ?? cwd;
  const folder = findRepositoryRoot(start) ?? start;
  const show = usesScreen(output) ? showOnScreen() : showLines;
  return makeCancellable(async (cancellation) =>
    repeatOnChange(
      { folder, path, enters: isWatched, ignores: findOwnWrites(output.file, folder) },
      cancellation,
      async (round) => {
        const texts: string[] = [];
        const mistake = await catchMistake(async () => runChecks((text) => texts.push(text)));
        await show(`${texts.join("")}${mistake ?? ""}`, round);
      },
    ),
  );
}

/** The report's own file, and the draft of it. */
function findOwnWrites(output: string | undefined, folder: string): (path: string) => boolean {
  if (output === undefined) return () => false;
  const file = resolve(output);
  const parent = resolveFolder(dirname(file));
  const inside = parent === undefined ? undefined : makeWorkspacePath(folder, parent);
  if (inside === undefined) return () => false;
  const start = inside === "" ? "" : `${inside}/`;
  const name = basename(file);
  return (path) => path === `${start}${name}` || (path.startsWith(`${start}.${name}.`) && isDraft(path));
}

/** Only a person at a terminal looks at a screen; a log keeps every line. */
function usesScreen({ format, file }: ReportOutput): boolean {
  const { CI: isJob = "", TERM: terminal } = getSurroundings().env;
  const isReport = format === "terminal" || file !== undefined;
  return isReport && isJob === "" && terminal !== "dumb" && isOutputTerminal() && isErrorTerminal();
}

type Show = (text: string, round: Round) => Promise<void>;

function showOnScreen(): Show {
  const screen = makeScreen(print, () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 }));
  return async (text, { changed, warning }) => {
    const time = new Date().toTimeString().slice(0, 8);
    const what = changed.length === 0 ? "" : `: ${formatChanged(changed)}`;
    const lines = [...(warning === undefined ? [] : [`${warning}.`]), `Checked at ${time}${what}`];
    screen.show(`${text}\n${lines.join("\n")}\n${await formatWaiting()}\n`);
  };
}

const showLines: Show = async (text, { changed, warning }) => {
  if (changed.length > 0) printError(`${formatChanged(changed)}.\n\n`);
  print(text);
  printError(`\n${warning === undefined ? "" : `${warning}.\n`}${await formatWaiting()}\n`);
};
