import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { manifestWith } from "../support/folders.js";
import { runCli } from "../support/product.js";
import { makeWidget } from "../support/workbench.js";

test.skipIf(!existsSync(CHROMIUM))("--screenshot writes a PNG of that size, with those settings", async () => {
  const code = `export const onEnable = ({ configService }) => { place = configService.get("place"); };
    let place;
    export const WeatherWidget = (element) => { element.textContent = "Weather of " + place; };\n`;
  const config_schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } };
  const cwd = makeWidget(code, {
    "manifest.json": manifestWith({ hooks: undefined, config_schema, default_config: undefined }),
    "faro.json": JSON.stringify({ place: "Faro" }),
  });
  const take = async (name: string, ...more: readonly string[]): Promise<Buffer> => {
    const args = ["dev", "--screenshot", name, ...more];
    const { status, stderr } = await runCli(args, { cwd, env: { PREFLIGHT_CHROMIUM: CHROMIUM } });
    expect(status, stderr).toBe(0);
    return readFileSync(join(cwd, name));
  };
  const first = await take("one.png", "--size", "400x300");
  expect(imageSize(first)).toMatchObject({ type: "png", width: 400, height: 300 });
  const faro = await take("two.png", "--size", "400x300", "--settings", "faro.json");
  expect(imageSize(faro)).toMatchObject({ width: 400, height: 300 });
  expect(faro.equals(first)).toBe(false);
  // What differs is what was asked for.
  expect((await take("three.png", "--size", "400x300")).equals(first)).toBe(true);
});
