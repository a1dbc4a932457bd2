import { join } from "node:path";
import { expect, test } from "vitest";
import { findFixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { preflight } from "../../src/run/preflight.js";
import { ROOT } from "../support/project.js";

async function severities(check: string, name: string, strict: boolean): Promise<string[]> {
  const request = { cwd: ROOT, occasion: "push", strict, failOn: "error", only: [check] } as const;
  const { folder } = findFixtureCase(ROOT, check, name);
  const { report } = await preflight({ ...request, root: join(ROOT, folder), paths: [folder] });
  return report.plugins.flatMap(({ findings }) => findings.map(({ severity }) => severity));
}

// What the host plainly needs, and the reference does not mark as required.
test.each([
  ["manifest-entry-points", "dashboard-widget-none"],
  ["manifest-entry-points", "page-none"],
  ["manifest-entry-points", "hybrid-none"],
  ["manifest-sections", "service-no-hooks"],
  ["manifest-sections", "service-empty-hooks"],
])("%s: %s is a warning, and an error under strict", async (check, name) => {
  expect(await severities(check, name, false)).toEqual(["warning"]);
  expect(await severities(check, name, true)).toEqual(["error"]);
});

// Strict promotes what the specification is in two minds about, and nothing else.
test.each([
  ["manifest-sections", "speaks", "warning"],
  ["manifest-sections", "hybrid-one", "warning"],
  ["manifest-ui", "speaks", "warning"],
  ["manifest-commands", "required-with-default", "warning"],
  ["manifest-menu-items", "no-pages", "notice"],
])("%s: %s is the same under strict", async (check, name, severity) => {
  for (const strict of [false, true]) expect(await severities(check, name, strict)).toEqual([severity]);
});
