import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listTrueFindings, makeGoodPlugin, readGoodPlugins } from "../support/good-plugins.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";

const PLUGINS = readGoodPlugins(join(ROOT, "test", "host", "good-plugins"));

describe("a good plugin gets no error, and only what is true of it", () => {
  test.each(PLUGINS)("$name: $title", async (plugin) => {
    const cwd = makeGoodPlugin(plugin);
    expect(await listTrueFindings(cwd)).toEqual(plugin.says);
    const { status, stdout } = await runCli(["test"], { cwd });
    expect(stdout).not.toContain("  error  ");
    expect(status, stdout).toBe(0);
  });
});

test("a good plugin whose required settings are given is judged whole", async () => {
  const plugin = PLUGINS.find(({ name }) => name === "password-required");
  if (!plugin) throw new Error("it is gone");
  const cwd = makeGoodPlugin({
    ...plugin,
    files: { ...plugin.files, "../settings.json": '{ "apiKey": "sk-0123456789abcdef" }' },
  });
  const { status, stdout } = await runCli(["test", "--settings", "../settings.json"], { cwd });
  expect(stdout).not.toMatch(/not judged|made up/u);
  expect(status, stdout).toBe(0);
});
