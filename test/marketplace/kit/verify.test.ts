import { expect, test } from "vitest";
import { runCliHere } from "../../support/product.js";

const TOKEN = { PLUGIN_MARKETPLACE_TOKEN: "publish_test" };
const verify = (args: readonly string[], env = {}) => runCliHere(["marketplace", "verify", ...args], { env });

test.each([
  ["no address", [], "No server is named\nWrite --url http://127.0.0.1:4700"],
  ["an address without encryption", ["--url", "http://plugins.example.com"], "Give an https URL; http only for"],
  ["an address with a password", ["--url", "https://a:b@plugins.example.com"], "Give an https URL"],
  ["a profile that there is not", ["--url", "https://a.example", "--profile", "oidcs"], "Did you mean oidc?"],
  [
    "a plugin that no manifest could name",
    ["--url", "https://a.example", "--plugin", "A b"],
    "Give 3 to 50 lowercase letters",
  ],
  ["a time that is no number", ["--url", "https://a.example", "--timeout", "soon"], "must be a number up to 86400"],
  ["a key without its issuer", ["--url", "https://a.example", "--issuer-key", "issuer.pem"], "Give both: --issuer-key"],
  [
    "a key that is not there",
    ["--url", "https://a.example", "--issuer-key", "no.pem", "--issuer", "https://a.example/kit"],
    "--issuer-key cannot be read",
  ],
  ["nothing that listens", ["--url", "http://127.0.0.1:9"], "There is no marketplace at http://127.0.0.1:9"],
])("verify with %s is wrong usage", async (_, args, message) => {
  const { status, stderr, stdout } = await verify(args, TOKEN);
  expect(stderr).toContain(message);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
});

test("verify without a token says which variable has it", async () => {
  const { status, stderr } = await verify(["--url", "https://a.example"]);
  expect(status).toBe(2);
  expect(stderr).toContain("Set PLUGIN_MARKETPLACE_TOKEN");
});

test("marketplace alone names its commands", async () => {
  const { status, stderr } = await runCliHere(["marketplace"]);
  expect(status).toBe(2);
  expect(stderr).toContain("Write one of: marketplace serve, marketplace verify");
});

test("help of a command of two words", async () => {
  const { status, stdout } = await runCliHere(["help", "marketplace", "verify"]);
  expect(status).toBe(0);
  expect(stdout).toContain(" marketplace verify\n");
});

test("help of the first word lists the commands that begin with it", async () => {
  const { status, stdout } = await runCliHere(["marketplace", "--help"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(/Commands:\n +marketplace serve .*\n(?:.*\n)?.*marketplace verify/u);
  expect(stdout).not.toContain("validate");
  const without = await runCliHere(["marketplace"]);
  expect([without.status, without.stderr]).toEqual([
    2,
    expect.stringContaining('"marketplace" alone is not a command'),
  ]);
});
