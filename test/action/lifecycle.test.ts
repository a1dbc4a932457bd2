import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { startActionHere, type Step } from "../support/action.js";
import { nightly } from "../support/nightly.js";
import { scriptedPlugin } from "../support/scripted-plugin.js";

const LOUD = `export function onEnable({ logger }) { logger.info("::warning::alive"); }`;

const start = (inputs: Step["inputs"], more: Partial<Step> = {}, code = LOUD) =>
  startActionHere({
    workspace: scriptedPlugin({}, { "dist/plugin.js": code, "dist/plugin.js.map": "" }),
    inputs: inputs ?? {},
    fences: true,
    ...more,
  });

describe("the input lifecycle", () => {
  nightly(
    "by default lets the built plugin live where its commands run, and shows that in a group of the log",
    async () => {
      const { runner } = await start({ "run-scripts": "true" });
      expect(runner.log.join("\n")).toMatch(/✔ onEnable +[\d.]+ ms\n +info {2}::warning::alive/u);
      expect(runner.commands.filter(({ name }) => name === "group").at(-1)?.data).toBe("lifecycle");
    },
  );

  test.each([
    [{ "run-scripts": "false" }, " skipped: the input run-scripts is false"],
    [{ lifecycle: "false" }, "7 checks skipped: the input lifecycle is false"],
  ])("lets it not live with %j", async (inputs, words) => {
    const log = (await start(inputs)).runner.log.join("\n");
    expect(log).toContain(words);
    expect(log).not.toContain("alive");
  });

  nightly("lets it live without the plugin's commands if it is true", async () => {
    const { runner, status } = await start({ "run-scripts": "false", lifecycle: "true" });
    expect(status).toBe(1);
    expect(runner.log.join("\n")).toContain("alive");
    expect(runner.log.join("\n")).toMatch(/dependencies-installed, .* skipped: the input run-scripts is false/u);
  });

  test("refuses next to a credential that publishes, and runs nothing", async () => {
    const { status, runner } = await start(
      { "run-scripts": "auto", lifecycle: "auto" },
      { env: { NODE_AUTH_TOKEN: "npm_x" }, fences: false },
    );
    expect(status).toBe(5);
    expect(runner.log.join("\n")).not.toContain("alive");
  });

  nightly("annotates the line of the code that throws", async () => {
    const code = 'export function onEnable() {\n  throw new RangeError("no tide");\n}\n';
    const { annotations } = await start({ "run-scripts": "false", lifecycle: "true" }, {}, code);
    const shown = annotations.shown.find(({ message }) => message.includes("no tide"));
    expect(shown).toMatchObject({
      file: "dist/plugin.js",
      line: 2,
      message: expect.stringMatching(/^onEnable throws a RangeError: "no tide"/u) as string,
    });
  });
});

nightly("the input lifecycle-network lets its hooks use the network", async () => {
  const server = createServer((_, response) => response.end("high"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const code = `export async function onEnable({ logger }) { logger.info(await (await fetch("${url}")).text()); }`;
  const inputs = { "run-scripts": "false", lifecycle: "true" };
  const log = async (more: object) => (await start({ ...inputs, ...more }, {}, code)).runner.log.join("\n");
  expect(await log({ "lifecycle-network": "true" })).toMatch(/info {2}high/u);
  expect(await log({})).toContain("onEnable needs the network");
  server.close();
});

nightly("gives the hooks the settings of the file that lifecycle-settings names", async () => {
  const code =
    'export function onEnable({ configService, logger }) { logger.info("harbour: " + configService.get("harbour")); }';
  const workspace = scriptedPlugin(
    {},
    { "dist/plugin.js": code, "dist/plugin.js.map": "", ".github/life.json": '{"harbour":"Lisbon"}' },
  );
  const inputs = { "run-scripts": "false", lifecycle: "true", "lifecycle-settings": ".github/life.json" };
  const { runner } = await start(inputs, { workspace });
  expect(runner.log.join("\n")).toContain("harbour: Lisbon");
  const missing = await start({ ...inputs, "lifecycle-settings": "no.json" }, { workspace });
  expect(missing.status).toBe(2);
  expect(JSON.stringify(missing.runner.commands)).toContain("The file of the input lifecycle-settings");
});

test("the input browser needs a browser and the hooks, and runs nothing without", async () => {
  const none = { env: { PREFLIGHT_CHROMIUM: "/no/where" } };
  const lost = await start({ "run-scripts": "true", browser: "true" }, none);
  expect(lost.status).toBe(2);
  expect(JSON.stringify(lost.runner.commands)).toContain("PREFLIGHT_CHROMIUM is ");
  expect(lost.runner.log.join("\n")).not.toContain("alive");
  const idle = await start({ "run-scripts": "false", browser: "true" }, none);
  expect(idle.status).toBe(2);
  expect(JSON.stringify(idle.runner.commands)).toContain(
    "With the input browser, the lifecycle hooks must run, but the input run-scripts is false",
  );
});
