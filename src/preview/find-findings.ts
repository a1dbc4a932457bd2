import { isCounted, type Finding } from "../core/report.js";
import { preflight } from "../run/preflight.js";
import { formatDay } from "../text/day.js";
import { makeVisible } from "../text/safe.js";
import type { PreviewPlace } from "./read-preview.js";
import type { ShownFinding } from "./protocol.js";

const MOST_FINDINGS = 500;

/**
 * What `validate` finds now, by the same engine.
 *
 * @param pathOf how the terminal writes a file's path.
 */
export async function findFindings(
  { path, cwd }: PreviewPlace,
  pathOf: (root: string, file: string) => string,
): Promise<readonly ShownFinding[]> {
  const { report, root } = await preflight({
    ...{ paths: [path], cwd, occasion: "push", strict: false, failOn: "error" },
    today: formatDay(new Date()),
  });
  const findings = report.plugins.flatMap((plugin) => plugin.findings).filter(isCounted);
  return findings.slice(0, MOST_FINDINGS).map((finding) => showFinding(finding, (file) => pathOf(root, file)));
}

function showFinding({ severity, check, location, message, help }: Finding, pathOf: (file: string) => string) {
  const { file, range } = location;
  const start = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
  const toLines = (text: string): string => text.split("\n").map(makeVisible).join("\n");
  return {
    ...{ severity, check },
    place: makeVisible(`${pathOf(file)}${start}`),
    message: makeVisible(message),
    help: toLines(help ?? ""),
  };
}
