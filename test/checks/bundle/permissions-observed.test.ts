import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { startEffort } from "../../support/effort.js";
import { findingsOf, judge, PUSH } from "../../support/judge.js";
import { live, livingPlugin } from "../../support/live.js";
import { nightly } from "../../support/nightly.js";
import { manifest, usesOf } from "../../support/permission-uses.js";

describe("code that is hard to read", () => {
  const skipOf = async (code: string): Promise<string> => {
    const files = { "manifest.json": manifest([]), "dist/plugin.js": code };
    const [outcome] = (await judge(inMemory(files), ["permissions-declared"])).outcomes;
    return outcome?.status === "skipped" ? outcome.reason : String(outcome?.status);
  };

  nightly("is never a pass", async () => {
    expect(await skipOf(`fetch("/tides");${"a();".repeat(1_250_000)}`)).toBe("dist/plugin.js has more than 2 MiB");
    expect(await skipOf(`fetch("/tides");${"[".repeat(50_000)}${"]".repeat(50_000)}`)).toBe(
      "dist/plugin.js is nested too deeply",
    );
    expect(await skipOf('fetch("/tides") fetch("/tides")')).toBe("dist/plugin.js is not JavaScript");
    expect(await skipOf(`${" ".repeat(9 * 1024 * 1024)}fetch("/tides")`)).toBe("dist/plugin.js has more than 8 MiB");
  });

  nightly("is read without a parser where no word is suspicious, however much it is", async () => {
    expect(await skipOf('a("tide");'.repeat(500_000))).toBe("met");
  });

  nightly.each([
    ["calls", 'fetch("a");'],
    ["names that are passed on", "f({fetch});"],
    ["other names for require", 'var t=typeof require;t("x").y();'],
    ["assignments", "x=x.y();"],
    ["large values", "fetch({a:[b,b,b,b,b,b,b,b,b,b]});"],
  ])("takes time in proportion to its length: %s", async (_, piece) => {
    const measure = async (length: number): Promise<number> => {
      const code = `var x;fetch();${piece.repeat(length / piece.length)}`;
      const effortOf = startEffort();
      await findingsOf("permissions-declared", { "manifest.json": manifest([]), "dist/plugin.js": code });
      return effortOf();
    };
    await measure(8000);
    const [short, long] = [await measure(20_000), await measure(160_000)];
    expect(long / short, "eight times the text").toBeLessThan(32);
  });

  nightly("takes a value of a hundred thousand parts", async () => {
    expect(await usesOf(`fetch({ a: [${"b,\n".repeat(100_000)}] });`)).toEqual(["network-access"]);
  });
});

describe("what the host has seen", () => {
  const judgeLife = async (code: string, permissions: readonly string[]): Promise<readonly string[]> => {
    const changes = { manifest: { permissions } };
    const lifecycle = await live(code, changes);
    const needs = ["manifest", "configuration", "declaredPermissions", "undeclaredUses", "permissionSigns"] as const;
    const workspace = inMemory(livingPlugin(code, changes));
    const plugin = await readPlugin(workspace, { needs: [...needs, "lifecycle", "packageJson"], given: { lifecycle } });
    const chosen = checks.filter(({ id }) => id.startsWith("permissions-"));
    return inspect(plugin, chosen, { ...PUSH, strict: true }).findings.map(
      ({ severity, location: { file, range }, message }) =>
        `${severity} ${file}:${String(range?.start.line)}: ${message}`,
    );
  };

  test("is reported although the code does not show it, and once with what the code shows", async () => {
    const code = `const call = globalThis["fe" + "tch"];
export async function onEnable({ storage }) {
  await call("https://tides.example.com/hidden").catch(() => {});
  await storage.set("a", 1);
}`;
    expect(await judgeLife(code, ["camera"])).toEqual([
      'error dist/plugin.js:3: onEnable connects to "https://tides.example.com/hidden", but "permissions" does not have "network-access"',
      'error dist/plugin.js:4: onEnable changes in its storage "a" with storage.set, but "permissions" does not have "storage-write"',
      'notice manifest.json:1: "permissions[0]" is "camera", but nothing in the built code uses it',
    ]);
  });

  test("counts as a use of what is declared", async () => {
    const code = `export const onEnable = () => globalThis["fe" + "tch"]("https://tides.example.com").catch(() => {});`;
    expect(await judgeLife(code, ["network-access"])).toEqual([]);
  });
});
