import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findPublishingCredential, isPublishingVariable } from "../../src/commands/publishing-credential.js";
import { listTokenFiles } from "../../src/commands/token-files.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";

const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";

test.each([
  ...["NODE_AUTH_TOKEN", "node_auth_token", "NPM_TOKEN", "npm_token", "Npm_Token", "NPM_AUTH_TOKEN"],
  ...["npm_config_//registry.npmjs.org/:_authToken", "NPM_CONFIG_//npm.pkg.github.com/:_authToken"],
  ...["npm_config_//registry.example.com:8443/team/:_password", "npm_config_//registry.npmjs.org/:_auth"],
  ...[
    "NPM_CONFIG__AUTH",
    "npm_config__auth",
    "NPM_CONFIG__AUTHTOKEN",
    "npm_config__auth_token",
    "npm_config__password",
  ],
  ...["NPM_CONFIG_TOKEN", "BUN_AUTH_TOKEN", "pnpm_config_//registry.npmjs.org/:_authToken"],
  ...["YARN_NPM_AUTH_TOKEN", "YARN_NPM_AUTH_IDENT", "VSCE_PAT", "OVSX_PAT", "PLUGIN_MARKETPLACE_TOKEN"],
])("%s is a credential that publishes", (name) => {
  expect(isPublishingVariable(name)).toBe(true);
  expect(findPublishingCredential({ HOME: "/home/a", [name]: "a-token" })).toBe(`the variable ${name}`);
  for (const none of ["", " ", NO_TOKEN, "${NOT_SET}"])
    expect(findPublishingCredential({ [name]: none })).toBeUndefined();
});

test.each([
  ...["GITHUB_TOKEN", "npm_config_registry", "npm_config_always_auth", "npm_config_auth_type", "NPM_CONFIG_USERCONFIG"],
  ...["npm_config_//registry.npmjs.org/:username", "npm_config_//registry.npmjs.org/:always-auth", "NPM_TOKENS"],
  ...["MY_NPM_TOKEN_URL", "YARN_NPM_REGISTRY_SERVER", "npm_package_config_token", "npm_lifecycle_event"],
])("%s is none", (name) => {
  expect(findPublishingCredential({ [name]: "value-of-it" })).toBeUndefined();
});

test("a variable that refers to another one is what the other one is", () => {
  const name = "npm_config_//registry.npmjs.org/:_authToken";
  expect(findPublishingCredential({ [name]: "${READER}", READER: "a-token" })).toBe(`the variable ${name}`);
  expect(findPublishingCredential({ [name]: "${READER}", READER: "" })).toBeUndefined();
});

describe("a file with a token for a registry is found", () => {
  const TOKEN = "a-token-of-nobody";
  const nowhere = { root: "/", folders: [] };
  const find = (files: Readonly<Record<string, string>>, environment = {}): readonly string[] => {
    const home = makePlugin(files);
    return listTokenFiles({ HOME: home, ...environment }, nowhere).map((file) => file.slice(home.length + 1));
  };

  test.each([
    [".npmrc", `//registry.npmjs.org/:_authToken=${TOKEN}`],
    [".npmrc", `registry=https://a.example\n  //a.example/team/:_auth = "${TOKEN}"\n`],
    [".npmrc", `_auth=${TOKEN}`],
    [".npmrc", `//a.example/:username=me\r\n//a.example/:_password=${TOKEN}\r\n`],
    [".npmrc", "//a.example/:_authToken=${READER}"],
    [".npmrc", `//a.example/:_authToken=\${NONE:-${TOKEN}}`],
    [".yarnrc", `"//a.example/:_authToken" ${TOKEN}`],
    [".yarnrc.yml", `npmAuthToken: ${TOKEN}`],
    [".yarnrc.yml", `npmScopes:\n  lab:\n    npmAuthIdent: "${TOKEN}"\n`],
    [".yarnrc.yml", `npmRegistries: {"//a.example": {npmAlwaysAuth: true, npmAuthToken: '${TOKEN}'}}`],
    [".bunfig.toml", `[install.scopes]\nlab = { token = "${TOKEN}", url = "https://a.example/" }\n`],
    [".bunfig.toml", '[install]\nregistry = { token = "$READER" }\n'],
    [".config/pnpm/rc", `//a.example/:_authToken=${TOKEN}`],
    [".config/pnpm/auth.ini", `//a.example/:_authToken=${TOKEN}`],
  ])("%s: %j", (name, text) => {
    expect(find({ [name]: text }, { READER: TOKEN })).toEqual([name]);
  });

  test.each([
    [".npmrc", ""],
    [".npmrc", "registry=https://a.example/\nalways-auth=true\nalways_auth=true\n"],
    [".npmrc", "//registry.npmjs.org/:_authToken=${NODE_AUTH_TOKEN}\nalways-auth=false\n"],
    [".npmrc", "//registry.npmjs.org/:_authToken=${NOT_SET}"],
    [".npmrc", "//registry.npmjs.org/:_authToken=${EMPTY}"],
    [".npmrc", "//registry.npmjs.org/:_authToken=${NOT_SET?}"],
    [".npmrc", "//registry.npmjs.org/:_authToken="],
    [".npmrc", `#//registry.npmjs.org/:_authToken=${TOKEN}\n; //a.example/:_auth=${TOKEN}\n`],
    [".npmrc", `//localhost:4873/:_authToken=${TOKEN}\n//127.0.0.1:4873/:_authToken=${TOKEN}\n`],
    [".npmrc", "//registry.example.com/:_authToken=fake"],
    [".yarnrc.yml", `# npmAuthToken: ${TOKEN}\nnpmAuthToken: "\${NOT_SET-}"\n`],
    [".bunfig.toml", '[test]\ncoverage = true\n# token = "abcdefghijk"\n'],
  ])("and not where it has none: %s: %j", (name, text) => {
    expect(find({ [name]: text }, { NODE_AUTH_TOKEN: NO_TOKEN, EMPTY: "" })).toEqual([]);
  });

  test("where a variable names it, and in the repository, through no link that leads out of it", () => {
    const npmrc = `//registry.npmjs.org/:_authToken=${TOKEN}\n`;
    const [own, repository] = [makePlugin({ rc: npmrc }), makePlugin({ "plugin/.npmrc": npmrc })];
    symlinkSync(join(own, "rc"), join(repository, ".npmrc"));
    const environment = { npm_config_userconfig: join(own, "rc"), HOME: temporaryFolder() };
    const place = { root: repository, folders: [repository, join(repository, "plugin"), join(repository, "none")] };
    expect(listTokenFiles(environment, place)).toEqual([join(own, "rc"), join(repository, "plugin", ".npmrc")]);
  });
});
