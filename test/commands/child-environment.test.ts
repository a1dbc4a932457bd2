import { delimiter, join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeChildEnvironment, MARK } from "../../src/commands/child-environment.js";
import { readNamedVariables } from "../../src/commands/read-named-variables.js";

const CANARY = "canary-0123456789";
const KEPT = [
  ...["PATH", "HOME", "USER", "SHELL", "TERM", "TZ", "LANG", "LC_ALL", "TMPDIR", "TEMP", "XDG_CACHE_HOME"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "NODE_ENV", "npm_config_cache", "npm_config_registry", "COREPACK_HOME"],
  ...["HTTPS_PROXY", "https_proxy", "no_proxy", "GITHUB_SHA", "GITHUB_REF", "GITHUB_WORKSPACE", "GITHUB_EVENT_NAME"],
  ...["RUNNER_OS", "RUNNER_TEMP", "RUNNER_TOOL_CACHE", "SystemRoot", "ProgramFiles(x86)", "PATHEXT", "APPDATA", "CC"],
];
const LEFT_OUT = [
  ...["INPUT_GITHUB-TOKEN", "INPUT_PATH", "GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN", "npm_token"],
  ...["ACTIONS_RUNTIME_TOKEN", "ACTIONS_RUNTIME_URL", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"],
  ...["ACTIONS_CACHE_URL", "ACTIONS_RESULTS_URL", "GITHUB_ENV", "GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STATE"],
  ...["GITHUB_STEP_SUMMARY", "GITHUB_ACTIONS", "AWS_SECRET_ACCESS_KEY", "AWS_ACCESS_KEY_ID", "AWS_SESSION_TOKEN"],
  ...["PLUGIN_API_KEY", "OPENAI_APIKEY", "DB_PASSWORD", "GPG_PASSPHRASE", "SSH_AUTH_SOCK", "SIGNING_KEY", "VSCE_PAT"],
  ...["GOOGLE_APPLICATION_CREDENTIALS", "npm_config__auth", "NPM_CONFIG_//registry.example.com/:_authToken"],
  // Names in which no pattern sees a credential.
  ...["PGPASSWORD", "MYSQL_PWD", "DATABASE_URL", "AZURE_CREDS", "githubToken", "KUBECONFIG", "NETRC", "PGPASSFILE"],
  ...["REDIS_URL", "SENTRY_DSN", "SLACK_WEBHOOK", "DOCKER_CONFIG", "VAULT_ADDR", "SNYK", "CODECOV", "AWS_PROFILE"],
  ...["GIT_ASKPASS", "GIT_CONFIG_VALUE_0", "GIT_SSH_COMMAND", "npm_config_userconfig", "NPM_CONFIG_GLOBALCONFIG"],
  ...["XPATH", "PATH2", "GITHUB_SHA_TOKEN", "LC_ALL.x", "RUNNER_OSX", "MY_PATH", "", "TMPDIR\n"],
];

describe("a command gets", () => {
  test("what a build needs, and nothing that is not on the list", () => {
    const environment = Object.fromEntries([...KEPT, ...LEFT_OUT].map((name) => [name, CANARY]));
    const given = makeChildEnvironment(environment, [], "mark");
    expect(KEPT.filter((name) => given[name] !== CANARY)).toEqual([]);
    expect(LEFT_OUT.filter((name) => name in given)).toEqual([]);
  });

  test.each(["https_proxy", "npm_config_registry", "COREPACK_NPM_REGISTRY", "NODE_OPTIONS"])(
    "no address with a credential in it in %s, but the address alone",
    (name) => {
      for (const address of [`http://user:${CANARY}@proxy.example.com:1`, `https://${CANARY}@registry.example.com/`]) {
        expect(makeChildEnvironment({ [name]: address }, [], "mark"), address).not.toHaveProperty(name);
      }
      expect(makeChildEnvironment({ [name]: "https://example.com/@scope/x" }, [], "mark")).toHaveProperty(name);
    },
  );

  test("what is named on top, and only that", () => {
    const environment = { DATABASE_URL: "postgres://u:p@localhost/x", DATABASE_URL_2: CANARY, REDIS_URL: "redis://x" };
    const names = readNamedVariables("DATABASE_URL,\nREDIS_URL MISSING DATABASE_URL", "--env", environment);
    expect(names).toEqual(["DATABASE_URL", "REDIS_URL", "MISSING"]);
    const given = makeChildEnvironment(environment, [], "mark", names);
    expect(given).toMatchObject({ DATABASE_URL: environment.DATABASE_URL, REDIS_URL: "redis://x" });
    expect(JSON.stringify(given)).not.toContain(CANARY);
  });

  test("variables for a run without a reader, and its mark, whatever is named", () => {
    const given = makeChildEnvironment({ CI: "", FORCE_COLOR: "3" }, [], "mark", ["FORCE_COLOR", "CI", MARK]);
    expect(given).toMatchObject({ CI: "true", NO_COLOR: "1", FORCE_COLOR: "0", [MARK]: "mark" });
  });

  test.each(["PATH", "Path"])("in %s first what is installed in its folder and those above", (name) => {
    const given = makeChildEnvironment({ [name]: "/usr/bin" }, ["/home/runner/tides", "/work"], "mark");
    const bins = ["/home/runner/tides", "/work"].map((folder) => join(folder, "node_modules", ".bin"));
    expect(given[name]).toBe([...bins, "/usr/bin"].join(delimiter));
    expect(Object.keys(given).filter((one) => one.toUpperCase() === "PATH")).toEqual([name]);
  });
});

describe("a variable cannot be named", () => {
  const JOB = {
    "INPUT_GITHUB-TOKEN": CANARY,
    GH_TOKEN: CANARY,
    COPY: ` ${CANARY}\n`,
    HEADER: `Bearer ${CANARY}`,
    ACTIONS_RUNTIME_TOKEN: "runtime-token",
    RUNTIME: "runtime-token",
    INPUT_PATH: ".",
  };

  test.each([
    ["INPUT_PATH", "is an input"],
    ["input_github-token", "is not the name of a variable"],
    ["ACTIONS_ID_TOKEN_REQUEST_TOKEN", "gives access to a service of the runner"],
    ["ACTIONS_RUNTIME_URL", "gives access to a service of the runner"],
    ["GITHUB_TOKEN", "is the job's own token"],
    ["github_token", "is the job's own token"],
    ["GITHUB_OUTPUT", "names a file from which the runner reads commands"],
    ["NODE_AUTH_TOKEN", "is a credential that publishes"],
    ["npm_config__authToken", "is a credential for a package registry"],
    ["GH_TOKEN", "contains one of the job's own tokens"],
    ["COPY", "contains one of the job's own tokens"],
    ["HEADER", "contains one of the job's own tokens"],
    ["RUNTIME", "contains one of the job's own tokens"],
    ["DATABASE_URL=postgres://x", "is not the name of a variable"],
    ["*", "is not the name of a variable"],
  ])("that no command may get: %s", (name, why) => {
    expect(() => readNamedVariables(`TZ, ${name}`, "--env", JOB)).toThrow(why);
  });
});
