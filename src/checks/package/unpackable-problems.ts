import { cutList } from "../cut-list.js";
import type { Codes, Problem } from "../../core/check.js";
import { getPresent, type Absent } from "../../plugin/absent.js";
import type { ArchiveFiles } from "../../plugin/npm-files/archive-files.js";
import { describeRefused, type PackRefusal } from "../../plugin/npm-files/pack-refusals.js";
import { formatNumber } from "../../base/text/numbers.js";
import { decide } from "../../base/text/help.js";

export const UNPACKABLE_CODES = {
  unpackable: "The archive would contain something that no archive can have, so nothing is packed",
} as const satisfies Codes;

const MAX_SHOWN = 20;

interface Unpackable {
  readonly archive: ArchiveFiles | undefined;
  readonly unfitFiles: readonly PackRefusal[] | Absent;
  /** Links that are reported already. */
  readonly links: ReadonlySet<string>;
}

/** What has to be changed before anything can be packed: `pack` and a release refuse it in the same words. */
export function* findUnpackableProblems({
  archive,
  unfitFiles,
  links,
}: Unpackable): Generator<Problem<keyof typeof UNPACKABLE_CODES>> {
  const refused = (archive?.refused ?? []).filter(
    ({ path, why }) => why === "special" || why === "outside" || (why === "link" && !links.has(path)),
  );
  const all = [...refused.map(describeRefused), ...(getPresent(unfitFiles) ?? [])];
  for (const { item, more } of cutList(all, MAX_SHOWN)) {
    const { path, message, help, isSecret } = item;
    yield {
      code: "unpackable",
      subject: path,
      ...(path !== undefined && { at: { file: path } }),
      ...(isSecret && { secret: true }),
      message: more > 0 ? `${message}; ${formatNumber(more)} more like it are not listed` : message,
      help: decide(help, "meaning"),
      release: "error",
    };
  }
}
