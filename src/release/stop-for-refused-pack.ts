import { makeReleaseVerdict } from "../core/exit-status.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { stopBeforePlan } from "./stop-for-error.js";
import type { Outcome } from "./outcome.js";
import type { PackRefusal } from "../plugin/npm-files/pack-refusals.js";

const MAX_NAMED = 10;

/** Stops a release that could not be packed. */
export function stopForRefusedPack(refusals: readonly PackRefusal[]): Outcome {
  const named = refusals.slice(0, MAX_NAMED);
  const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
  const helps = new Map<string, string[]>();
  for (const { help, path, isSecret } of named) {
    const paths = helps.get(help) ?? [];
    if (isSecret === true && path !== undefined) paths.push(path);
    helps.set(help, paths);
  }
  const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
  const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
  return stopBeforePlan(makeReleaseVerdict("refused"), { stoppedAt, doThis: doThis.join("\n") });
}

/** Others have read whatever was pushed, so removing it is not enough. */
function explainRemoval(paths: readonly string[]): string {
  const words = paths.map(quoteForShell).join(" ");
  return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}
