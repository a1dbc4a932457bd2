import { expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import type { Finding } from "../../../src/core/report.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { indexLines } from "../../../src/base/text/lines.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";

async function findings(id: string, manifest: object, strict = false): Promise<readonly Finding[]> {
  const text = JSON.stringify(manifest);
  const chosen = checks.filter((check) => check.id === id);
  const needs = chosen.flatMap((check) => [...check.needs, ...(check.wants ?? [])]);
  const plugin = await readPlugin(inMemory({ "manifest.json": text }), { needs });
  const report = inspect(plugin, chosen, { occasion: "push", strict });
  expect(report.outcomes.filter(({ status }) => status === "skipped" || status === "crashed")).toEqual([]);
  return report.findings;
}

/** The manifest with all fixes of a check applied. */
async function applyFix(id: string, manifest: object): Promise<unknown> {
  const text = JSON.stringify(manifest);
  const { offset } = indexLines(text);
  const edits = (await findings(id, manifest))
    .flatMap(({ fix = [] }) => fix)
    .map((edit) => ({ text: edit.text, start: offset(edit.range.start), end: offset(edit.range.end) }))
    .toSorted((a, b) => b.start - a.start);
  return JSON.parse(edits.reduce((old, edit) => old.slice(0, edit.start) + edit.text + old.slice(edit.end), text));
}

const camera = { type: "camera", description: "x", required: true };

test.each([
  ["a short value", { permissions: ["network"] }, "error"],
  ["permission objects", { permissions: [camera] }, "error"],
  ["a permission twice", { permissions: ["camera", "camera"] }, "warning"],
])("%s is a warning, and under strict has its own severity", async (_, manifest, strict) => {
  expect(await findings("manifest-permissions", manifest)).toMatchObject([{ severity: "warning" }]);
  expect(await findings("manifest-permissions", manifest, true)).toMatchObject([{ severity: strict }]);
});

test.each([
  [
    "manifest-external-services",
    {
      permissions: [],
      external_services: [{ name: "x", base_url: "https://example.com", api_key_required: true, description: "x" }],
    },
  ],
  ["manifest-dependencies", { dependencies: { react: "^19.0.0" } }],
  ["manifest-engines", { engines: { node: ">=14" } }],
])("%s promotes no warning of these", async (id, manifest) => {
  expect(await findings(id, manifest)).toMatchObject([{ severity: "warning" }]);
  expect(await findings(id, manifest, true)).toMatchObject([{ severity: "warning" }]);
});

test.each([
  ["permissions", ["network-acess", "Camera", "telephone"], ["network-access", "camera", "telephone"]],
  ["permissions", ["network", "storage"], ["network-access", "storage"]],
  ["permissions", ["network", "network-access", "network"], ["network-access"]],
  ["permissions", ["camera", "camera", "contacts", "camera", "camera"], ["camera", "contacts"]],
  ["permissions", [camera, camera, { ...camera, description: "y" }], [camera, { ...camera, description: "y" }]],
  [
    "dependencies",
    { a: "workspace:^1.0.0", b: "workspace:*", c: ">=1.0.0, <2.0.0", d: "=>1" },
    { a: "^1.0.0", b: "workspace:*", c: ">=1.0.0 <2.0.0", d: ">=1" },
  ],
  ["engines", { Node: ">=18" }, { node: ">=18" }],
])("the fixes for %s make %j into %j", async (key, value, fixed) => {
  expect(await applyFix(`manifest-${key}`, { [key]: value })).toEqual({ [key]: fixed });
});

test("the fixes for host versions write whole versions", async () => {
  const manifest = { minHostVersion: "v2.1", maxHostVersion: "latest" };
  expect(await applyFix("manifest-host-versions", manifest)).toEqual({ ...manifest, minHostVersion: "2.1.0" });
});

nightly.each([
  ["manifest-permissions", { permissions: Array.from({ length: 10_000 }, () => 1) }],
  ["manifest-permissions", { permissions: Array.from({ length: 10_000 }, () => "camera") }],
  ["manifest-webhooks", { webhooks: Array.from({ length: 5_000 }, () => ({ nam: 1 })) }],
  [
    "manifest-dependencies",
    {
      dependencies: Object.fromEntries(
        Array.from({ length: 10_000 }, (_, at) => [`p${String(at)}`, `- ${String(at)}`]),
      ),
    },
  ],
  ["manifest-dependencies", { dependencies: { a: ",".repeat(1_000_000) } }],
  ["manifest-dependencies", { dependencies: { a: `https://${":".repeat(1_000_000)}` } }],
  ["manifest-host-versions", { minHostVersion: `1.0.0-${"0.".repeat(400_000)}` }],
])("%s is done with a hostile manifest in a few seconds: %#", async (id, manifest) => {
  const effort = startEffort();
  expect(await findings(id, manifest)).not.toEqual([]);
  expect(effort()).toBeLessThan(5000);
});
