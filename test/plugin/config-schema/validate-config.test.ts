import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import type { PluginReport } from "../../../src/core/report.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { HOSTILE_SCHEMAS, setting } from "../../support/hostile-schemas.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";
import { sampleOf } from "../../support/torture.js";

const CHECKS = checks.filter(({ id }) => id === "manifest-config-schema" || id === "manifest-default-config");

/** The findings of the two checks, as text, for a manifest that contains nothing but its configuration. */
async function inspectConfig(config: string): Promise<PluginReport> {
  const needs = CHECKS.flatMap(({ needs: own, wants = [] }) => [...own, ...wants]);
  const plugin = await readPlugin(inMemory({ "manifest.json": config }), { needs });
  return inspect(plugin, CHECKS, { occasion: "push", strict: false });
}

const listErrors = ({ findings }: PluginReport): string[] =>
  findings.filter(({ severity }) => severity === "error").map(({ message }) => message);

/** The test runner has threads and ports of its own. */
const threads = (): string[] => process.getActiveResourcesInfo().filter((name) => /Worker|MessagePort/u.test(name));

describe("a schema of an author who means harm", () => {
  nightly.each(sampleOf(HOSTILE_SCHEMAS, 4))(
    "$what is validated in two seconds and in little memory",
    async ({ config, says }) => {
      const before = process.memoryUsage().rss;
      const effort = startEffort();
      const report = await inspectConfig(config);
      expect(effort()).toBeLessThan(2000);
      expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
      expect(report.outcomes.filter(({ status }) => status === "crashed")).toEqual([]);
      if (says === "") expect(listErrors(report)).toEqual([]);
      else expect(listErrors(report).join("\n")).toContain(says);
    },
  );

  nightly("leaves nothing running behind", async () => {
    const before = threads();
    await inspectConfig(setting({ type: "string", pattern: "^(a|a)*$", default: `${"a".repeat(41)}b` }));
    expect(threads()).toEqual(before);
  });
});

describe("a secret", () => {
  const SECRET = "hunter2-hunter2-hunter2";
  nightly.each([
    ["in a default", setting({ type: "string", format: "password", default: SECRET })],
    ["that is also too short", setting({ type: "string", format: "password", minLength: 99, default: SECRET })],
    [
      "behind a reference",
      setting({ $ref: "#/definitions/a", default: SECRET }, { a: { format: "password", maxLength: 3 } }),
    ],
    ["of another type", setting({ type: "number", format: "password", default: SECRET })],
    ["in one of several forms", setting({ allOf: [{ minLength: 99 }, { format: "password" }], default: SECRET })],
  ])("%s is an error that does not reveal it", async (_, config) => {
    const report = await inspectConfig(config);
    expect(listErrors(report).join("\n")).toContain("is a secret in a public file");
    expect(JSON.stringify(report)).not.toContain(SECRET);
  });
});

describe("the whole validator", () => {
  nightly("validates a schema next to another that runs out of time", async () => {
    const config = {
      config_schema: { type: "object", properties: { a: { type: "string", pattern: "x", default: "y" } } },
      dashboard_widget: {
        configSchema: {
          type: "object",
          properties: { b: { type: "string", pattern: "^(b+)+$", default: `${"b".repeat(40)}a` } },
        },
      },
    };
    const errors = listErrors(await inspectConfig(JSON.stringify(config)));
    expect(errors).toEqual([
      '"config_schema.properties.a.default" is "y", but must match the pattern "x"',
      '"pattern" of "dashboard_widget.configSchema.properties.b" takes more than a second to check "default" of "dashboard_widget.configSchema.properties.b"',
    ]);
  });

  test("knows two schemas of one name, and the name of a draft, apart", async () => {
    for (const $id of ["same", "http://json-schema.org/draft-07/schema#", "urn:x", "http://"]) {
      const schema = { $id, type: "object", properties: { a: { type: "string", pattern: "x", default: "x" } } };
      const config = { config_schema: schema, dashboard_widget: { configSchema: schema } };
      expect(listErrors(await inspectConfig(JSON.stringify(config)))).toEqual([]);
    }
  });

  test("is not asked about a schema that has only the listed keywords", async () => {
    const manifest = setting({ type: "string", default: "x", enum: ["x"], enumNames: ["X"], placeholder: "none" });
    const plugin = await readPlugin(inMemory({ "manifest.json": manifest }), { needs: ["configFaults"] });
    expect(plugin.facts.configFaults).toEqual({ faults: [] });
  });
});
