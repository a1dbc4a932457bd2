import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { UNKNOWN_COPY, type ToolCopy } from "../../src/core/tool.js";
import { annotations } from "../../src/reporters/annotations.js";
import { makeCheckRun } from "../../src/reporters/check-run.js";
import { json } from "../../src/reporters/json.js";
import { junit } from "../../src/reporters/junit.js";
import type { View } from "../../src/reporters/reporter.js";
import { sarif } from "../../src/reporters/sarif.js";
import { makeSuggestions } from "../../src/reporters/suggestions.js";
import { summary } from "../../src/reporters/summary.js";
import { preflight } from "../../src/run/preflight.js";
import type { Preflight } from "../../src/run/result.js";
import { LUMEN_COPY } from "../support/copies.js";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { ROOT } from "../support/project.js";
import { runOf } from "../support/sarif-reading.js";

const PAGE = "https://github.com/lumen-labs/plugin-preflight/blob/v1/dist/checks/manifest-manifest-version.md";
const COMMAND = "plugin-preflight explain manifest-manifest-version";
/** A copy that does not know where it is from, whoever owns this repository. */
const NOWHERE: ToolCopy = { command: UNKNOWN_COPY.command };
const manifest = manifestWith({ manifest_version: "1" });
const folder = wholePlugin({ "manifest.json": manifest });

function inspectWith(copy: ToolCopy): Promise<Preflight> {
  const request = { paths: ["."], cwd: folder, occasion: "push", strict: false, failOn: "error" } as const;
  return preflight({ ...request, copy });
}

function formatAll({ report, source }: Preflight, copy: ToolCopy): Readonly<Record<string, string>> {
  const view: View = { source, copy };
  const lines = manifest.split("\n");
  const diff = new Map([["manifest.json", new Map(lines.map((text, at) => [at + 1, { text, hunk: 0, isNew: true }]))]]);
  return {
    annotations: annotations(report, view),
    summary: summary(report, view),
    "check run": JSON.stringify(makeCheckRun(report, view, summary).annotations),
    sarif: sarif(report, view),
    junit: junit(report, view),
    suggestions: makeSuggestions(report, view, diff)
      .suggestions.map(({ body }) => body)
      .join("\n"),
  };
}

describe("a finding leads to the page of its check", async () => {
  const known = await inspectWith(LUMEN_COPY);
  const unknown = await inspectWith(NOWHERE);

  test.each(Object.entries(formatAll(known, LUMEN_COPY)))("by a link, in the format %s", (_, text) => {
    expect(text).toContain(PAGE);
    expect(text).not.toContain(COMMAND);
  });

  test.each(Object.entries(formatAll(unknown, NOWHERE)))(
    "by a command where its address is not known, in the format %s",
    (_, text) => {
      expect(text).toContain(COMMAND);
      expect(text).not.toMatch(/OWNER|undefined|\]\(\)|blob\//u);
    },
  );

  test("in SARIF with and without an address, both as the standard has it", () => {
    const { driver: own } = runOf(sarif(known.report, { source: known.source, copy: LUMEN_COPY })).tool;
    expect(own.informationUri).toBe("https://github.com/lumen-labs/plugin-preflight");
    expect(own.rules?.[0]?.helpUri).toMatch(/^https:\/\/github\.com\/lumen-labs\//u);
    const { driver } = runOf(sarif(unknown.report, { source: unknown.source, copy: NOWHERE })).tool;
    expect(driver.informationUri).toBeUndefined();
    // Read back, as by merge: the copy that merges does not know its own address.
    const { driver: merged } = runOf(sarif(known.report, { source: known.source, copy: NOWHERE })).tool;
    expect(merged.informationUri).toBe("https://github.com/lumen-labs/plugin-preflight");
    for (const { helpUri } of driver.rules ?? []) expect(helpUri).toBeUndefined();
  });

  test("in JSON only where it has an address, as the schema says", () => {
    const schema = JSON.parse(
      readFileSync(join(ROOT, "src", "reporters", "report.schema.json"), "utf8"),
    ) as SchemaObject;
    const validate = new Ajv2020({ strict: false }).compile(schema);
    for (const { report, source } of [known, unknown]) {
      const text = json(report, { source });
      expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true);
      expect(text.includes('"url"')).toBe(report === known.report);
    }
  });
});
