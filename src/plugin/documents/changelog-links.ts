import { indexLines } from "../../base/text/lines.js";
import type { Edit } from "../../base/text/location.js";

/** A definition of a link: its label, what is between, and its address. */
const DEFINITION = /^\[([^\]\r\n]{1,200})(\]:[ \t]+<?)([^\s>]+)/gmu;
const VERSION = /\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+?)?(?:\+[0-9A-Za-z.-]+)?$/u;
/** Two tags of a comparison at the end of an address, as GitHub, GitLab and Gitea write it. */
const COMPARISON = /^(.*\/compare\/)([^/]+?)(\.{2,3})([^/]+?)$/u;
const RELEASE = /^(.*\/)([^/]+)$/u;

export interface LinkChange {
  readonly edits: readonly Edit[];
  readonly isUnreleasedLeft: boolean;
}

interface Definition {
  readonly label: string;
  readonly between: string;
  readonly address: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Gives the new version a link of its own in a changelog whose links are defined below its text, and lets that of the
 * unreleased changes begin at it.
 *
 * @returns the edits, and whether the link of the unreleased changes is of a form that is left as it is.
 * @param before the version of the newest entry so far.
 */
export function changeLinks(file: string, text: string, version: string, before: string | undefined): LinkChange {
  const all = [...text.matchAll(DEFINITION)].map(
    ({ 0: line, 1: label = "", 2: between = "", 3: address = "", index }): Definition => ({
      label,
      between,
      address,
      start: index,
      end: index + line.length,
    }),
  );
  const find = (wanted: string | undefined): Definition | undefined =>
    all.findLast(({ label }) => label.replace(/^v/u, "").toLowerCase() === wanted?.toLowerCase());
  if (find(version)) return { edits: [], isUnreleasedLeft: false };
  const lines = indexLines(text);
  const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
  const unreleased = find("unreleased");
  const newest = find(before);
  const label = newest === undefined ? version : newest.label.replace(before ?? "", () => version);
  const [, base = "", since = "", dots = "", head = ""] = COMPARISON.exec(unreleased?.address ?? "") ?? [];
  if (unreleased && VERSION.test(since)) {
    const tag = since.replace(VERSION, version);
    const renewed = `[${unreleased.label}${unreleased.between}${base}${tag}${dots}${head}${getClosingBracket(text, unreleased)}`;
    const own = `[${label}${unreleased.between}${base}${since}${dots}${tag}`;
    const range = lines.range(unreleased.start, unreleased.end);
    return { edits: [{ file, range, text: renewed + lineBreak + own }], isUnreleasedLeft: false };
  }
  const isUnreleasedLeft = unreleased !== undefined;
  const address = newest && findAddressOfVersion(newest.address, version);
  if (!newest || address === undefined) return { edits: [], isUnreleasedLeft };
  const range = lines.range(newest.start, newest.start);
  const own = `[${label}${newest.between}${address}${getClosingBracket(text, newest)}`;
  return { edits: [{ file, range, text: own + lineBreak }], isUnreleasedLeft };
}

/** An address may be in angle brackets. */
function getClosingBracket(text: string, { between, end }: Definition): string {
  return between.endsWith("<") && text[end] === ">" ? ">" : "";
}

function findAddressOfVersion(address: string, version: string): string | undefined {
  const compared = COMPARISON.exec(address);
  if (compared) {
    const [, base = "", , dots = "", tag = ""] = compared;
    if (!VERSION.test(tag)) return undefined;
    return base + tag + dots + tag.replace(VERSION, version);
  }
  const [, base = "", tag = ""] = RELEASE.exec(address) ?? [];
  if (!VERSION.test(tag)) return undefined;
  return base + tag.replace(VERSION, version);
}
