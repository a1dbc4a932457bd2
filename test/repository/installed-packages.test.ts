import { expect, test } from "vitest";
import { inMemory } from "../../src/base/files/workspace.js";
import { findInstalledVersion, findUninstalledPackages } from "../../src/repository/installed-packages.js";

/** As Yarn 4.5 writes it, shortened. */
const TABLE = String.raw`#!/usr/bin/env node
/* eslint-disable */
const RAW_RUNTIME_STATE =
'{\
  "packageRegistryData": [\
    ["lodash", [\
      ["npm:4.17.21", {\
        "packageLocation": "./.yarn/cache/lodash-npm-4.17.21-6382451519-c08619c038.zip/node_modules/lodash/"\
      }]\
    ]],\
    ["typescript", [\
      ["patch:typescript@npm%3A5.6.3#optional!builtin<compat/typescript>::version=5.6.3&hash=8c6c40", {\
        "packageLocation": "./.yarn/cache/typescript-patch-5.6.3.zip/node_modules/typescript/"\
      }]\
    ]]\
  ]\
}';
throw new Error("nobody runs this");
`;
const USES = { dependencies: { lodash: "^4" }, devDependencies: { typescript: "^5" } };

test("where Plug'n'Play has a table, no package counts as missing, and versions are those of the table", () => {
  for (const table of [".pnp.cjs", ".pnp.data.json"]) {
    const workspace = inMemory({ [table]: TABLE, "plugins/tides/package.json": JSON.stringify(USES) });
    expect(findUninstalledPackages(workspace, "plugins/tides", USES)).toEqual([]);
    expect(findInstalledVersion(workspace, "plugins/tides", "typescript")).toBe("5.6.3");
    expect(findInstalledVersion(workspace, "plugins/tides", "lodash")).toBe("4.17.21");
    expect(findInstalledVersion(workspace, "plugins/tides", "react")).toBeUndefined();
  }
});

test("a table in a folder beside the plugin says nothing of it", () => {
  const workspace = inMemory({ "plugins/waves/.pnp.cjs": TABLE });
  expect(findUninstalledPackages(workspace, "plugins/tides", USES)).toEqual(["lodash", "typescript"]);
  expect(findInstalledVersion(workspace, "plugins/tides", "typescript")).toBeUndefined();
});

test("the nearest node_modules has the version, and a package without one is passed by", () => {
  const workspace = inMemory({
    "node_modules/typescript/package.json": '{ "version": "5.1.0" }',
    "plugins/tides/node_modules/typescript/package.json": "{}",
    "plugins/waves/node_modules/typescript/package.json": '{ "version": "5.2.0" }',
  });
  expect(findInstalledVersion(workspace, "plugins/tides", "typescript")).toBe("5.1.0");
  expect(findInstalledVersion(workspace, "plugins/waves", "typescript")).toBe("5.2.0");
});
