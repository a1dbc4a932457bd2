import { describe, expect, test } from "vitest";
import { inMemory } from "../../src/base/files/workspace.js";
import { findRepositoryPlugins } from "../../src/repository/workspace-packages.js";

const PLUGIN = '{ "manifest_version": 1, "type": "service", "name": "tides" }';
const WEB_APP = '{ "name": "Shop", "start_url": "/", "display": "standalone" }';

describe("the plugins of a repository are", () => {
  test.each([
    ["the one at its root", { "manifest.json": PLUGIN, "package.json": "{}" }, [""]],
    [
      "the packages of its workspace that have a manifest, and no web app",
      {
        "package.json": '{ "workspaces": ["packages/*", "apps/*"] }',
        "packages/tides/manifest.json": PLUGIN,
        "packages/core/package.json": "{}",
        "apps/shop/manifest.json": WEB_APP,
        "other/waves/manifest.json": PLUGIN,
      },
      ["packages/tides"],
    ],
    [
      "the root and the packages below it",
      { "manifest.json": PLUGIN, "pnpm-workspace.yaml": "packages: [more/*]", "more/waves/manifest.json": PLUGIN },
      ["", "more/waves"],
    ],
    [
      "in a repository without a workspace, those in its folders, but no fixtures",
      {
        "plugins/tides/manifest.json": PLUGIN,
        "waves/manifest.json": PLUGIN,
        "fixtures/bad/manifest.json": PLUGIN,
        "web/shop/manifest.json": WEB_APP,
        "node_modules/other/manifest.json": PLUGIN,
      },
      ["plugins/tides", "waves"],
    ],
    ["none", { "README.md": "" }, []],
  ])("%s", async (_, files, folders) => {
    const found = await findRepositoryPlugins(inMemory(files));
    expect(found.folders).toEqual(folders);
    expect(found.notes).toEqual([]);
  });
});
