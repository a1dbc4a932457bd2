import { join } from "node:path";
import { describe, expect } from "vitest";
import { listTrueFindings, makeGoodPlugin, readGoodPlugins } from "../support/good-plugins.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";

const PLUGINS = readGoodPlugins(join(ROOT, "test", "host", "good-plugins"));

describe("a good plugin gets no error, and only what is true of it", () => {
  nightly.each(PLUGINS)("$name: $title", async (plugin) => {
    const cwd = makeGoodPlugin(plugin);
    expect(await listTrueFindings(cwd)).toEqual(plugin.says);
    const given = "settings.json" in plugin.files ? ["--settings", "settings.json"] : [];
    const { status, stdout } = await runCli(["test", ...given], { cwd });
    expect(stdout).not.toContain("  error  ");
    expect(status, stdout).toBe(0);
  });
});
