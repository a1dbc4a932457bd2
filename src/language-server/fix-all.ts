import { isFixable, isFixedIn } from "../run/fix-files.js";
import { decodeUtf8 } from "../text/decode.js";
import { applyFixes } from "../text/edits.js";
import { indexLines } from "../text/lines.js";
import type { Edit } from "../text/location.js";
import type { Judgement, Repository } from "./repository.js";

/** One fix may reveal another problem, such as a key behind a wrong comma. */
const MOST_ROUNDS = 20;

/** Applies every fix to a text, and judges it again until none is left; gives what replaces the text. */
export async function fixText(repository: Repository, file: string, first: Judgement): Promise<readonly Edit[]> {
  const before = decode(first, file);
  if (before === undefined) return [];
  let text = before;
  let judgement = first;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const findings = judgement.report.plugins.flatMap((plugin) => plugin.findings);
    const fixes = findings
      .filter((finding) => isFixable(finding) && isFixedIn(finding, file))
      .map(({ fix = [] }) => fix);
    const fixed = applyFixes(text, fixes).text;
    if (fixed === text) break;
    text = fixed;
    judgement = await repository.judge(new Map([[file, new TextEncoder().encode(text)]]));
  }
  if (text === before) return [];
  return [{ file, range: indexLines(before).range(0, before.length), text }];
}

function decode({ workspace }: Judgement, file: string): string | undefined {
  const bytes = workspace.bytes(file);
  const decoded = bytes && decodeUtf8(bytes);
  return decoded?.fault ? undefined : decoded?.text;
}
