import { SEVERITIES } from "../../src/core/check.js";
import type { Finding, Report } from "../../src/core/report.js";

/** A report with so many findings, each of its own line, by turns an error, a warning and a notice. */
export function reportWith(count: number): Report {
  const findings = Array.from({ length: count }, (_, at): Finding => {
    const line = at + 1;
    return {
      check: "manifest-known-keys",
      code: "unknown-key",
      subject: `unheard_of_${String(at)}`,
      severity: SEVERITIES[at % 3] ?? "notice",
      stopsRelease: false,
      message: `The key "unheard_of_${String(at)}" is not known`,
      help: "Remove it",
      url: "https://example.com/pages",
      location: { file: "manifest.json", range: { start: { line, column: 3 }, end: { line, column: 9 } } },
    };
  });
  const about = { check: "manifest-known-keys", title: "It has known keys only", url: "https://example.com/pages" };
  const outcome = count === 0 ? { ...about, status: "met" as const } : { ...about, status: "unmet" as const, findings };
  const plugin = { path: ".", name: "Weather", version: "1.2.0", outcomes: [outcome], findings };
  return { occasion: "pull-request", strict: false, failOn: "error", plugins: [plugin] };
}
