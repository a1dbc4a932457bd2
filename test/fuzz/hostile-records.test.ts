import { describe, expect, test } from "vitest";
import type { Finding, PluginReport, Report } from "../../src/index.js";
import { ANNOTATIONS, readGuarded } from "../support/guard.js";
import { faults, marks, QUARTERS, unseen } from "../support/hostile-faults.js";
import { library } from "../support/library.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

describe.each(sampleOf(QUARTERS, 1))(
  "a hundred thousand hostile strings, quarter %i, each in every place of a report",
  (quarter) => {
    nightly("come back from the JSON as they were, without invisible characters in it", () => {
      const wrong = faults(quarter, "json", [{}], (text, { report }) => {
        const { plugins } = JSON.parse(text) as Report;
        const changed = report.plugins.filter((plugin, at) => factsOf(plugin) !== factsOf(plugins[at]));
        return [...changed, ...unseen(text)];
      });
      expect(wrong).toEqual([]);
    });

    test("become one annotation a finding, in its file, at its place, with its words", () => {
      const wrong = faults(quarter, "github", [{}], (text, { findings }) => {
        const { commands, log } = readGuarded(text, "github", ANNOTATIONS);
        const expected = library.SEVERITIES.flatMap((severity) => findings.filter((one) => one.severity === severity));
        if (commands.length !== findings.length || log.length > 0) return [{ commands, log }];
        return commands.flatMap((command, at) => [
          ...unseen(command.data),
          ...(expected[at] && annotates(command, expected[at]) ? [] : [{ command, finding: expected[at] }]),
        ]);
      });
      expect(wrong).toEqual([]);
    });
  },
);

/** Everything in the report of a plugin that came from the plugin. */
function factsOf(plugin: PluginReport | undefined): string {
  const { path, name, version, findings = [], outcomes = [] } = plugin ?? {};
  return JSON.stringify([
    ...[path, name, version],
    ...findings.flatMap(({ message, help, location: { file, range } }) => [message, help, file, placeOf(range)]),
    ...outcomes.map((outcome) => ("reason" in outcome ? outcome.reason : "error" in outcome ? outcome.error : "")),
  ]);
}

function placeOf(range: Finding["location"]["range"]): readonly (number | undefined)[] {
  return [range?.start.line, range?.end.line, range?.start.column, range?.end.column];
}

function annotates(command: ReturnType<typeof readGuarded>["commands"][number], finding: Finding): boolean {
  const { file, title, line, endLine, col, endColumn } = command.properties;
  const { location, message, help = "", check, url, severity, stopsRelease, printed = [] } = finding;
  const release = stopsRelease && severity !== "error" ? ["This would stop a release"] : [];
  const [firstLine, lastLine, ...columns] = placeOf(location.range);
  const place = [firstLine, lastLine, ...(firstLine === lastLine ? columns : [undefined, undefined])];
  return (
    command.name === finding.severity &&
    file === asProperty(location.file) &&
    title === `plugin-preflight: ${check}` &&
    [line, endLine, col, endColumn].join() === place.join() &&
    marks(command.data) === marks([message, help, ...printed, ...release, url].join("\n"))
  );
}

/** The runner takes equals signs before a value for a part of the one after the name, and has no escape for them. */
function asProperty(file: string): string {
  return file.replace(/^=+/u, "");
}
