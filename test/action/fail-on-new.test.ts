import { describe, expect, test } from "vitest";
import { ages, NEW, OLD, plugin, reported, withKeys } from "../support/aged.js";
import { manifestWith } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { checkedOut } from "../support/pull-request.js";

const onWarnings = { inputs: { "fail-on-new": "warning" } };
const BROKEN = { "manifest.json": manifestWith({ old_a: 1, version: "one" }) };

describe("with fail-on-new, the step of a pull request", () => {
  test("passes where its base has each finding too, errors among them, and shows and counts them", async () => {
    const pull = checkedOut({ base: plugin(BROKEN), head: { "notes.txt": "x" } });
    const plain = await reported(pull);
    const ended = await reported(pull, onWarnings);
    expect([plain.status, ended.status]).toEqual([1, 0]);
    expect(ended.outputs).toMatchObject({ verdict: "pass", errors: plain.outputs["errors"] });
    expect(ended.summary).toContain("\nNothing new, ");
    expect(ended.summary).toContain("Only new findings of severity warning or higher make it fail.");
    expect(ended.summary).toContain("## plugin-preflight: ✅ Weather Widget one passes: nothing new\n");
    expect(ended.annotations.shown).toEqual([]);
  });

  nightly("fails for one new finding of that severity, and not for a milder one", async () => {
    const pull = checkedOut({ base: plugin(OLD), head: NEW });
    const failing = await reported(pull, onWarnings);
    expect(ages(failing)).toBe("known old_a, new brought, known old_b");
    expect(failing.status).toBe(1);
    const passing = await reported(pull, { inputs: { "fail-on-new": "error" } });
    expect(passing.status).toBe(0);
  });

  nightly("counts every finding without a base, and says so", async () => {
    const pull = checkedOut({ base: plugin(OLD), head: { "notes.txt": "x" } });
    const pushed = await reported(pull, { ...onWarnings, event: "push", payload: {} });
    expect(pushed.status).toBe(1);
    expect(pushed.summary).toContain("\nEvery finding counts, because there is no base to compare with.\n");
    const shallow = checkedOut({ base: plugin(OLD), head: { "notes.txt": "x" }, depth: 1 });
    const unknown = await reported(shallow, onWarnings);
    expect(unknown.status).toBe(1);
    expect(unknown.summary).toContain("Every finding counts, because there is no base to compare with.");
  });

  nightly("takes changed-since for the base where the event has none", async () => {
    const pull = checkedOut({ base: plugin(OLD), head: withKeys("old_a", "old_b", "brought") });
    const inputs = { "fail-on-new": "warning", "changed-since": pull.base };
    const ended = await reported(pull, { inputs, event: "push", payload: {} });
    expect(ages(ended)).toBe("known old_a, known old_b, new brought");
    expect(ended.status).toBe(1);
  });

  nightly("is not told apart on a release: every error stops it", async () => {
    const pull = checkedOut({ base: plugin(BROKEN), head: { "notes.txt": "x" } });
    const inputs = { "fail-on-new": "error", "changed-since": pull.base, tag: "v1.4.0", command: "check" };
    const ended = await reported(pull, { inputs, event: "workflow_dispatch", payload: {} });
    expect(ended.status).toBe(1);
    expect(ended.report).not.toHaveProperty("failOnNew");
  });
});
