import { verdict, type PluginReport, type Report, type Verdict } from "../core/report.js";
import { formatNumber } from "../base/text/numbers.js";
import { countReportFindings, formatAllCounts, isHealthy, splitByAge } from "./phrases.js";

/** The worst first. `stopped`: it passes, and a release of it would be refused all the same. */
const STATES = ["broken", "fail", "stopped", "pass"] as const satisfies readonly (Verdict | "stopped")[];

/** One row of the table of several plugins. */
export interface OverviewRow {
  readonly plugin: PluginReport;
  readonly state: (typeof STATES)[number];
  /** How many findings are new. */
  readonly fresh: number;
  /** `2 errors, 1 warning`. */
  readonly counts: string;
  /** How many findings would stop a release. */
  readonly stopping: number;
  /** Their checks, such as `manifest-version, license-present and 2 more`; "" for none. */
  readonly stoppedBy: string;
}

const MAX_CHECKS = 3;

/** The plugins with something to report, the worst first: which of them would be refused today, and by what. */
export function listOverviewRows({ plugins, failOn, failOnNew }: Report): readonly OverviewRow[] {
  const rows = plugins
    .filter((plugin) => !isHealthy(plugin))
    .map((plugin) => {
      const fresh = splitByAge({ plugins: [plugin] }).fresh.length;
      const counts = countReportFindings({ plugins: [plugin] });
      const result = verdict({ plugins: [plugin], failOn, failOnNew });
      const row: OverviewRow = {
        plugin,
        state: result === "pass" && counts.stopsRelease > 0 ? "stopped" : result,
        fresh,
        counts: formatAllCounts(counts),
        stopping: counts.stopsRelease,
        stoppedBy: formatStopping(plugin),
      };
      return { row, ranks: [STATES.indexOf(row.state), -fresh, -counts.stopsRelease, -counts.error, -counts.warning] };
    });
  return rows.toSorted((a, b) => compareRanks(a.ranks, b.ranks)).map(({ row }) => row);
}

/** By the first number that differs. Rows of equal ranks keep their order, which is by path. */
function compareRanks(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((rank, index) => rank !== right[index]);
  return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

function formatStopping({ findings }: PluginReport): string {
  const stopping = findings.filter(({ stopsRelease }) => stopsRelease);
  const names = [...new Set(stopping.map(({ check }) => check))];
  const more = names.length - MAX_CHECKS;
  if (more <= 0) return names.join(", ");
  return `${names.slice(0, MAX_CHECKS).join(", ")} and ${formatNumber(more)} more`;
}
