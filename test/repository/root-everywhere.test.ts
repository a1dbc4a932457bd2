import { join } from "node:path";
import { writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { startAction } from "../support/action.js";
import { makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { configureRoot, KNOWN_KEYS, ODD, validate, workspaceOf } from "../support/root-configuration.js";
import { startEditor } from "../support/start-editor.js";

nightly("the Action gives the verdict of the command line", async () => {
  const inputs = { path: "plugins/*", "run-scripts": "false", "fail-on": "warning" };
  const configured = await startAction({ workspace: workspaceOf({ off: [KNOWN_KEYS] }), inputs });
  expect([configured.status, configured.outputs["warnings"]], configured.output).toEqual([0, "0"]);
  const plain = await startAction({ workspace: workspaceOf({}), inputs });
  expect([plain.status, plain.outputs["warnings"]], plain.output).toEqual([1, "2"]);
});

test("an editor shows no finding that the root has switched off, as soon as the root says so", async () => {
  const root = workspaceOf({});
  const manifest = "plugins/tides/manifest.json";
  const editor = await startEditor(root);
  const codes = (found: Awaited<ReturnType<typeof editor.open>>): readonly string[] =>
    found.filter(({ severity }) => severity === 1 || severity === 2).map(({ code }) => String(code));
  expect(codes(await editor.open(manifest))).toEqual(["manifest-known-keys"]);
  await editor.open("package.json");
  writeFileSync(join(root, "package.json"), configureRoot({ off: [KNOWN_KEYS] }));
  await editor.write("package.json", configureRoot({ off: [KNOWN_KEYS] }));
  expect(codes(await editor.waitFor(manifest, (found) => codes(found).length === 0))).toEqual([]);
  await editor.shutDown();
});

nightly("a workspace within the workspace configures nothing: only the root of the repository does", async () => {
  const root = workspaceOf({ off: [{ ...KNOWN_KEYS, file: "plugins" }] });
  makePlugin({ "package.json": configureRoot({ off: [KNOWN_KEYS] }) }, join(root, "inner"));
  wholePlugin({ "manifest.json": ODD }, join(root, "inner", "plugins", "deep"));
  const { plugins } = await validate(root, "plugins/*", "inner/plugins/*");
  expect(plugins.map(({ path, counted }) => [path, counted])).toEqual([
    ["inner/plugins/deep", ["manifest-known-keys/unknown-key"]],
    ["plugins/tides", []],
    ["plugins/waves", []],
  ]);
});
