import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { childEnvironment, MARK } from "../../src/commands/child-environment.js";

const KEPT = [
  "HOME",
  "LANG",
  "NODE_OPTIONS",
  "GITHUB_SHA",
  "GITHUB_WORKSPACE",
  "RUNNER_TEMP",
  "KEYBOARD",
  "MONKEY",
  "HTTPS_PROXY",
];
const DROPPED = [
  ...["INPUT_GITHUB-TOKEN", "INPUT_PATH", "GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN", "npm_token"],
  ...["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RUNTIME_URL", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"],
  ...["ACTIONS_CACHE_URL", "ACTIONS_RESULTS_URL", "GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE"],
  ...["GITHUB_STEP_SUMMARY", "GITHUB_ACTIONS", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID", "AWS_SESSION_TOKEN"],
  ...["PLUGIN_API_KEY", "OPENAI_APIKEY", "DB_PASSWORD", "GPG_PASSPHRASE", "SSH_AUTH_SOCK", "SIGNING_KEY", "VSCE_PAT"],
  ...["GOOGLE_APPLICATION_CREDENTIALS", "npm_config__auth", "NPM_CONFIG_//registry.example.com/:_authToken"],
];

test("a command gets the caller's environment without what may be a credential or what the runner obeys", () => {
  const environment = Object.fromEntries([...KEPT, ...DROPPED].map((name) => [name, "x"]));
  const given = childEnvironment(environment, [], "mark");
  expect(KEPT.filter((name) => given[name] !== "x")).toEqual([]);
  expect(DROPPED.filter((name) => name in given)).toEqual([]);
});

test("a command is told that nobody looks, and carries its mark", () => {
  const given = childEnvironment({ CI: "", FORCE_COLOR: "3" }, [], "mark");
  expect(given).toMatchObject({ CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", [MARK]: "mark" });
});

test.each(["PATH", "Path"])("a command finds in %s first what is installed in its folder and those above", (name) => {
  const given = childEnvironment({ [name]: "/usr/bin" }, ["/work/plugins/tides", "/work"], "mark");
  const bins = ["/work/plugins/tides", "/work"].map((folder) => join(folder, "node_modules", ".bin"));
  expect(given[name]).toBe([...bins, "/usr/bin"].join(delimiter));
  expect(Object.keys(given).filter((one) => one.toUpperCase() === "PATH")).toEqual([name]);
});
