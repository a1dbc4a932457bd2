import { structuredPatch } from "diff";
import type { Finding } from "../core/report.js";
import type { TextChange } from "../base/text/file-change.js";
import { makeInert, makeVisible, mayBeSecret, shorten } from "../base/text/safe.js";
import type { Wrap } from "../base/text/width.js";
import { breakLines, type Paint, type Style } from "./terminal-text.js";
import { formatCount } from "../base/text/numbers.js";
import { formatPlace } from "./finding-message.js";

interface Offer {
  readonly finding: Finding;
  readonly change: TextChange;
  readonly left: number;
}

interface OfferView {
  readonly paint: Paint;
  readonly pathOf: (file: string) => string;
  readonly width: number;
  readonly wrap?: Wrap | undefined;
}

const CONTEXT = 2;
/** With more changes, the lines are not matched: no single fix makes so many. */
const MAX_CHANGES = 200;
const MAX_LINES = 60;

/** A finding, and its fix as a difference, for a person who decides. */
export function formatFixOffer({ finding, change, left }: Offer, { paint, pathOf, width, wrap }: OfferView): string {
  const place = formatPlace({ ...finding.location, file: makeVisible(pathOf(finding.location.file)) });
  const head = `${place}  ${makeVisible(finding.message)}  ${finding.check}`;
  const help = makeVisible(finding.help ?? "");
  const all = listDifference(change);
  const shown = all.slice(0, MAX_LINES);
  const lines = [...breakLines(head, 2, { wrap })];
  if (help !== "") lines.push(...breakLines(`= ${help}`, 2, { wrap }).map((line) => `  ${line}`));
  lines.push("", ...shown.map((line) => paintLine(line, paint, width)));
  if (all.length > shown.length) lines.push(`  ${formatCount(all.length - shown.length, "more line")}`);
  lines.push("");
  if (left > 1) lines.push(`${formatCount(left, "fix").replace(/fixs$/u, "fixes")} left, this one included.`);
  return `\n${makeInert(lines.join("\n"))}\n`;
}

/** Each line with its sign, and where each part begins. */
function listDifference({ before, after }: TextChange): readonly string[] {
  const options = { context: CONTEXT, maxEditLength: MAX_CHANGES };
  const hunks = structuredPatch("", "", before, after, "", "", options)?.hunks;
  if (!hunks) return ["@@ The whole file changes @@"];
  return hunks.flatMap(({ oldStart, lines }) => [`@@ line ${String(oldStart)} @@`, ...lines]);
}

const STYLES: ReadonlyMap<string, Style> = new Map([
  ["+", "green"],
  ["-", "red"],
]);

function paintLine(line: string, paint: Paint, width: number): string {
  const sign = line.slice(0, 1);
  if (sign === "@" || sign === "\\") return `  ${paint("dim", line)}`;
  const text = line.slice(1).replace(/\r$/u, "").replace(/\t/gu, "    ");
  const words = mayBeSecret(text) ? "… (not shown, as it may contain a secret)" : makeVisible(shorten(text, width - 4));
  return `  ${paint(STYLES.get(sign) ?? "dim", `${sign} ${words}`.trimEnd())}`;
}
