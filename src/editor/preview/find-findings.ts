import { isCounted, type Finding } from "../../core/report.js";
import { preflight } from "../../run/preflight.js";
import { WITH_A_PATH } from "../../run/request.js";
import type { Request } from "../../run/request.js";
import { formatDay } from "../../base/text/day.js";
import { makeVisible } from "../../base/text/safe.js";
import type { PreviewPlace } from "./read-preview.js";
import type { ShownFinding } from "./protocol.js";

const MAX_FINDINGS = 500;

/**
 * What `validate` finds now, by the same engine.
 *
 * @param findMemory what was read of the plugin before.
 * @param pathOf how the terminal writes a file's path.
 */
export async function findFindings(
  { path, cwd }: PreviewPlace,
  findMemory: Request["findMemory"],
  pathOf: (root: string, file: string) => string,
): Promise<readonly ShownFinding[]> {
  const { report, root } = await preflight({
    ...WITH_A_PATH,
    paths: [path],
    cwd,
    findMemory,
    today: formatDay(new Date()),
  });
  const findings = report.plugins.flatMap((plugin) => plugin.findings).filter(isCounted);
  return findings.slice(0, MAX_FINDINGS).map((finding) => showFinding(finding, (file) => pathOf(root, file)));
}

function showFinding({ severity, check, location, message, help }: Finding, pathOf: (file: string) => string) {
  const { file, range } = location;
  const { line, column } = range?.start ?? { line: 0, column: 0 };
  const start = range ? `:${String(line)}:${String(column)}` : "";
  return {
    severity,
    check,
    place: makeVisible(`${pathOf(file)}${start}`),
    ...(range && { at: { file, line, column } }),
    message: makeVisible(message),
    help: (help ?? "").split("\n").map(makeVisible).join("\n"),
  };
}
