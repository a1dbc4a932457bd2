import { expect, test } from "vitest";
import { MARKETPLACE_TOKEN, marketplaceServer } from "../servers/marketplace.js";
import { runCliHere } from "../support/product.js";
import { TAG, taggedPlugin } from "../support/release.js";

const folder = taggedPlugin(undefined);
const release = (url: string, env: Readonly<Record<string, string>>, ...more: readonly string[]) =>
  runCliHere(["release", "--tag", TAG, "--marketplace-url", url, ...more], { cwd: folder, env });

test("release submits to a marketplace with its own options, and needs nothing of GitHub", async () => {
  const server = await marketplaceServer();
  const options = ["--marketplace-plugin", "my-weather", "--marketplace-wait", "published"];
  const { status, output } = await release(server.url, { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN }, ...options);
  expect(status, output).toBe(0);
  expect(output).toContain(`Released: ${server.url}/plugins/my-weather`);
  expect(output).not.toContain(MARKETPLACE_TOKEN);
  expect(server.versions.find("my-weather", "1.4.0")?.state).toBe("published");
  expect(server.wrong).toEqual([]);
});

test.each([
  ["the key of the development environment", { PLUGIN_API_KEY: MARKETPLACE_TOKEN }],
  ["an empty token", { PLUGIN_MARKETPLACE_TOKEN: "" }],
  ["a token of white space", { PLUGIN_MARKETPLACE_TOKEN: " " }],
])("%s publishes nothing", async (_, env) => {
  const server = await marketplaceServer();
  const { status, output } = await release(server.url, env);
  expect(status, output).toBe(2);
  expect(output).toContain("no credential for the marketplace: PLUGIN_MARKETPLACE_TOKEN is not set\n");
  expect(output).toContain('export PLUGIN_MARKETPLACE_TOKEN="<token>"');
  expect(output).not.toMatch(/secret|job|permissions/u);
  expect(server.calls).toEqual([]);
});

test("the findings of a marketplace are shown at their lines, with status 1", async () => {
  const server = await marketplaceServer();
  const location = { path: "manifest.json", pointer: "/name" };
  server.versions.findings = [{ ruleId: "names", severity: "error", message: "The name is taken", location }];
  const { status, output } = await release(server.url, { PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN });
  expect(status, output).toBe(1);
  expect(output).toMatch(
    /^ +3:11 +error +The name is taken \(names\) +marketplace\n +3 │ +"name": "Weather Widget",/mu,
  );
  expect(output).toContain("Stopped at:     The marketplace rejected 1.4.0: 1 finding, listed above");
});
