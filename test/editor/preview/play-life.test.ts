import { expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import { playLife } from "../../../src/editor/preview/play-life.js";
import type { PreviewedPlugin } from "../../../src/editor/preview/read-preview.js";
import { makePlugin } from "../../support/folders.js";
import { livingPlugin } from "../../support/live.js";

const CODE = `export const onInstall = ({ configService }) => console.log("place " + configService.get("place"));
  export const onEnable = () => undefined;
  export const onDisable = () => new Promise((resolve) => setTimeout(resolve, 600_000));\n`;
const config_schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } };

async function play(order: unknown, { code = CODE, seconds = 20 } = {}) {
  const root = makePlugin(livingPlugin(code, { manifest: { config_schema } }));
  const plugin = { workspace: diskWorkspace(root), root, folder: "", permissions: [] } as unknown as PreviewedPlugin;
  const { signal } = new AbortController();
  const played = await playLife(JSON.stringify(order), plugin, {
    surroundings: getSurroundings(),
    cancellation: { signal, hurry: signal },
    named: [],
    seconds,
    pathOf: (_, file) => `./${file}`,
  });
  return played?.text;
}

test("one hook is called alone, with the settings of the form or of the manifest", async () => {
  const text = await play({ settings: { place: "Faro" }, only: "onInstall" });
  expect(text).toMatch(/^\.\/dist\/plugin\.js\n[^]*✔ onInstall [^]*> place Faro\n/u);
  expect(text).not.toMatch(/[✔✘] on(?:Enable|Disable)/u);
  expect(await play({ settings: {}, only: "onInstall" })).toContain("> place Lisbon\n");
});

test("all hooks are called in their order, within the limit of each", async () => {
  const text = await play({ settings: {} }, { seconds: 2 });
  expect(text).toMatch(/ onInstall [^]* onEnable [^]* onDisable .* within 2 s\n/u);
});

test("settings that do not fit, and a plugin that cannot live, are said", async () => {
  expect(await play({ settings: { place: 7 } })).toMatch(/the form[^]*place[^]*\n/u);
  expect(await play({ settings: {} }, { code: "export const x = ;" })).toMatch(
    /^The lifecycle was not run: |SyntaxError/u,
  );
});

test.each([[{}], [[]], [{ settings: [] }], [{ settings: "x" }]])("%j is no order", async (order) => {
  expect(await play(order)).toBeUndefined();
});
