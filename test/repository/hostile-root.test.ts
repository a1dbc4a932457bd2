import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin } from "../support/folders.js";
import { POSIX } from "../support/product.js";
import { git, makeRepository } from "../support/repository.js";
import { configureRoot, KNOWN_KEYS, ODD, placesOf, validate, workspaceOf } from "../support/root-configuration.js";

describe("a root whose package.json", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["is damaged", `${configureRoot({ off: [KNOWN_KEYS] })},,`, "is not one valid JSON object"],
    ["is huge", `${" ".repeat(2 * 1024 * 1024)}${configureRoot({ off: [KNOWN_KEYS] })}`, "has more than 1 MiB"],
    ["is a list", '["plugin-preflight"]', "is not one valid JSON object"],
  ])("%s configures nothing, and one finding says so", async (_, text, why) => {
    const root = workspaceOf({});
    writeFileSync(join(root, "package.json"), text);
    const { findings, plugins } = await validate(root, "plugins/*");
    expect(findings.filter(({ code }) => code === "root-unread").map(({ message }) => message)).toEqual([
      `The root package.json ${why}, so no configuration in it applies`,
    ]);
    expect(plugins.map(({ counted }) => counted.includes("manifest-known-keys/unknown-key"))).toEqual([true, true]);
  });

  test.runIf(POSIX)("is a link out of the repository configures nothing", async () => {
    const outside = makePlugin({ "package.json": configureRoot({ off: [KNOWN_KEYS] }) });
    const folder = makeRepository({});
    wholePlugin({ "manifest.json": ODD }, join(folder, "plugins/tides"));
    symlinkSync(join(outside, "package.json"), join(folder, "package.json"));
    const { findings, plugins } = await validate(folder, "plugins/tides");
    expect(placesOf(findings, "configuration-valid")).toEqual(["root-unread package.json:undefined"]);
    expect(plugins[0]?.counted).toContain("manifest-known-keys/unknown-key");
  });

  test("says nothing of this tool is not looked at further, however odd it is", async () => {
    const root = workspaceOf({});
    writeFileSync(join(root, "package.json"), "{ not json");
    const { findings } = await validate(root, "plugins/*");
    expect(placesOf(findings, "configuration-valid")).toEqual([]);
  });

  test("belongs to a repository around this one configures nothing here", async () => {
    const outer = temporaryFolder();
    makePlugin({ "package.json": configureRoot({ off: [KNOWN_KEYS] }) }, outer);
    git(outer, "init", "--quiet", "--template=");
    const inner = wholePlugin({ "manifest.json": ODD }, join(outer, "inner"));
    git(inner, "init", "--quiet", "--template=");
    const { plugins } = await validate(inner, ".");
    expect(plugins[0]?.counted).toEqual(["manifest-known-keys/unknown-key"]);
  });
});
