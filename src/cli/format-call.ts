import { quoteForShell } from "../base/text/shell-word.js";
import type { Call } from "./command.js";
import { findStartedCopy } from "./tool-copy.js";

/** A command line that starts this tool again, ready to paste. */
export function formatCall({ name, arguments: paths, values, switches }: Call): string {
  const options = [...values].flatMap(([option, value]) =>
    value.startsWith("-") ? [`--${option}=${value}`] : [`--${option}`, value],
  );
  const end = paths.some((path) => path.startsWith("-")) ? ["--"] : [];
  const words = [name, ...options, ...[...switches].map((option) => `--${option}`), ...end, ...paths];
  return [findStartedCopy().command, ...words.map(quoteForShell)].join(" ");
}
