import { expect, test } from "vitest";
import { inMemory } from "../../../src/base/files/workspace.js";
import { openExportedCode } from "../../../src/plugin/bundle/exported-code.js";

const CODE = `import { BasePlugin } from "plugin-preflight/sdk";
export default class Clock extends BasePlugin {
  async onEnable() {}
}
`;

test("a class answers for its own hooks and for those that it inherits, which have no line of their own", async () => {
  const code = openExportedCode(inMemory({ "dist/plugin.js": CODE }), ["dist/plugin.js"]);
  expect(await code.answers("onEnable")).toBe(true);
  expect(await code.answers("onDisable")).toBe(true);
  expect(await code.answers("onFoo")).toBe(false);
  const lineAt = async (name: string) =>
    CODE.slice(0, (await code.locate(name))?.offset)
      .split("\n")
      .at(-1);
  expect(await lineAt("onEnable")).toContain("onEnable");
  expect(await lineAt("onDisable")).toBe("export default ");
});
