import { join } from "node:path";
import { expect, test } from "vitest";
import { realBundle } from "../support/real-bundle.js";
import { DIST } from "../support/project.js";

const SDK = JSON.stringify(join(DIST, "host", "sdk", "sdk.mjs"));

const bytesOf = async (source: string): Promise<number> =>
  Buffer.byteLength((await realBundle(source, { minify: true })).code);

test("a plugin that uses BasePlugin alone carries less than 3 KB of the SDK", async () => {
  const own = await bytesOf("export default class Weather { onEnable() {} }");
  const based = await bytesOf(
    `import { BasePlugin } from ${SDK}; export default class Weather extends BasePlugin { onEnable() {} }`,
  );
  expect(based - own).toBeGreaterThan(300);
  expect(based - own).toBeLessThan(3 * 1024);
});

test("a plugin that imports the SDK and uses nothing of it carries nothing", async () => {
  const source = "export const answer = 42;";
  expect(await bytesOf(`import ${SDK}; ${source}`)).toBe(await bytesOf(source));
});
