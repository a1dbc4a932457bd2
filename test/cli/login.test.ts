import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  chmodSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { MARKETPLACE_TOKEN, marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { CLI, hasProgram, POSIX, runCli } from "../support/product.js";
import { talkOnTerminal } from "../support/pseudo-terminal.js";
import { TAG, taggedPlugin } from "../support/release.js";

const URL_OF = "https://plugins.example.com";

function startHome() {
  const home = temporaryFolder();
  const folder = join(home, "plugin-preflight", "logins");
  const env = { XDG_CONFIG_HOME: home, HOME: home };
  const list = (): readonly string[] =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const login = (url: string, token: string, more = {}) =>
    runCli(["login", url], { env: { ...env, ...more }, input: `${token}\n` });
  return { env, home, list, login };
}

async function releaseWith(
  server: MarketplaceServer,
  env: Readonly<Record<string, string>>,
  ...more: readonly string[]
) {
  const args = ["release", "--tag", TAG, "--marketplace-url", server.url, ...more];
  return runCli(args, { cwd: taggedPlugin(undefined), env });
}

describe("login", () => {
  test("keeps the token in a file that only its owner can read, and shows it nowhere", async () => {
    const { list, login } = startHome();
    const { status, output } = await login(`${URL_OF}/market`, MARKETPLACE_TOKEN);
    expect(status, output).toBe(0);
    const [file = ""] = list();
    expect(list()).toHaveLength(1);
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ origin: URL_OF, token: MARKETPLACE_TOKEN });
    if (POSIX) expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(output).toContain(file);
    expect(output).not.toContain(MARKETPLACE_TOKEN);
  });

  test("replaces a token, and keeps those of other origins", async () => {
    const { list, login } = startHome();
    await login(URL_OF, "first-token");
    await login(`${URL_OF}:8443`, "other-token");
    await login(URL_OF, "second-token");
    const kept = list().map((file) => (JSON.parse(readFileSync(file, "utf8")) as { token: string }).token);
    expect(kept.toSorted()).toEqual(["other-token", "second-token"]);
  });

  nightly.each([
    ["no token", [URL_OF], "", "No token was given"],
    ["two tokens", [URL_OF], "one two", "a character that is not allowed in a token"],
    ["a token that is too long", [URL_OF], "s".repeat(8_193), "more than 8,192 characters"],
    ["what is no URL", ["plugins"], "token", 'The argument is "plugins", which is not a URL'],
    ["no URL", [], "token", "The URL of the marketplace is missing"],
    ["an address without encryption", ["http://plugins.example.com"], "token", "without encryption"],
  ])("with %s is wrong usage, and writes nothing", async (_, args, input, message) => {
    const { env, list } = startHome();
    const { status, stderr } = await runCli(["login", ...args], { env, input });
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(list()).toEqual([]);
  });

  test("in a CI system is wrong usage", async () => {
    const { list, login } = startHome();
    const { status, stderr } = await login(URL_OF, "token-of-ci", { CI: "true" });
    expect([status, list()]).toEqual([2, []]);
    expect(stderr).toContain("PLUGIN_MARKETPLACE_TOKEN");
  });

  test.skipIf(!POSIX || !hasProgram("script"))("at a terminal does not show what is typed", async () => {
    const { env, home, list } = startHome();
    const talk = [["(it is not shown): ", `typed-tokem\u007fn-of-nobody\r`]] as const;
    const shown = await talkOnTerminal(
      `${process.execPath} ${CLI} login ${URL_OF}`,
      { columns: 200, cwd: home, env },
      talk,
    );
    expect(shown.status, shown.text).toBe(0);
    expect(shown.text).not.toContain("nobody");
    expect(readFileSync(list()[0] ?? "", "utf8")).toContain('"typed-token-of-nobody"');
  });

  test.skipIf(!POSIX || !hasProgram("script"))("at a terminal is ended by Ctrl-C, and writes nothing", async () => {
    const { env, home, list } = startHome();
    const talk = [["(it is not shown): ", `abc\u0003`]] as const;
    const shown = await talkOnTerminal(
      `${process.execPath} ${CLI} login ${URL_OF}`,
      { columns: 200, cwd: home, env },
      talk,
    );
    expect([shown.status, list()]).toEqual([130, []]);
  });
});

describe.skipIf(!POSIX)("login where somebody else can write", () => {
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  const nameOf = (origin: string): string => `${createHash("sha256").update(origin).digest("hex")}.json`;

  nightly("takes its folders and its file from others", async () => {
    const { home, list, login } = startHome();
    const folder = join(home, "plugin-preflight", "logins");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, nameOf(URL_OF)), "");
    for (const path of [folder, join(home, "plugin-preflight")]) chmodSync(path, 0o777);
    chmodSync(join(folder, nameOf(URL_OF)), 0o666);
    const { status, output } = await login(URL_OF, MARKETPLACE_TOKEN);
    expect(status, output).toBe(0);
    expect([folder, join(home, "plugin-preflight"), ...list()].map(modeOf)).toEqual(["700", "700", "600"]);
  });

  nightly("writes through no link, whatever its name, and into no file that others can read", async () => {
    const { home, list, login } = startHome();
    const folder = join(home, "plugin-preflight", "logins");
    const stolen = join(temporaryFolder(), "stolen");
    mkdirSync(folder, { recursive: true });
    symlinkSync(stolen, join(folder, `.${nameOf(URL_OF)}.part`));
    symlinkSync(stolen, join(folder, nameOf(URL_OF)));
    expect((await login(URL_OF, MARKETPLACE_TOKEN)).status).toBe(0);
    expect(existsSync(stolen)).toBe(false);
    const file = list().find((path) => path.endsWith(nameOf(URL_OF))) ?? "";
    expect([lstatSync(file).isFile(), modeOf(file)]).toEqual([true, "600"]);
  });

  nightly.each([
    [
      "a link",
      (home: string) => {
        mkdirSync(join(home, "plugin-preflight"));
        symlinkSync(temporaryFolder(), join(home, "plugin-preflight", "logins"));
      },
      "logins is a link",
    ],
    [
      "below a folder that everybody can change",
      (home: string) => {
        chmodSync(home, 0o777);
      },
      "everybody can change",
    ],
  ])("stores no token in a folder that is %s", async (_, prepare, message) => {
    const { home, list, login } = startHome();
    prepare(home);
    const { status, output } = await login(URL_OF, MARKETPLACE_TOKEN);
    expect(status, output).toBe(5);
    expect(output).toContain(message);
    expect(list()).toEqual([]);
  });

  nightly("is undone by logout, also where it was broken off", async () => {
    const { env, home, list, login } = startHome();
    await login(URL_OF, MARKETPLACE_TOKEN);
    const folder = join(home, "plugin-preflight", "logins");
    writeFileSync(join(folder, `.${nameOf(URL_OF)}.0b7d.part`), MARKETPLACE_TOKEN);
    expect((await runCli(["logout", URL_OF], { env })).status).toBe(0);
    expect(list()).toEqual([]);
  });
});

describe("a release after login", () => {
  nightly("uses the token, says so, and shows it nowhere", async () => {
    const server = await marketplaceServer();
    const { env, login } = startHome();
    await login(server.url, MARKETPLACE_TOKEN);
    const { status, output } = await releaseWith(server, env);
    expect(status, output).toBe(0);
    expect(output).toContain(`Using the token for ${server.url} that login stored`);
    expect(output).not.toContain(MARKETPLACE_TOKEN);
  });

  nightly("uses the variable where there is one", async () => {
    const server = await marketplaceServer();
    const { env, login } = startHome();
    await login(server.url, "a-token-that-is-not-known");
    const { status, output } = await releaseWith(server, { ...env, PLUGIN_MARKETPLACE_TOKEN: MARKETPLACE_TOKEN });
    expect(status, output).toBe(0);
  });

  nightly("in a CI system, and to another origin, has no token", async () => {
    const [server, other] = [await marketplaceServer(), await marketplaceServer()];
    const { env, login } = startHome();
    await login(server.url, MARKETPLACE_TOKEN);
    for (const [at, more] of [
      [server, { CI: "1" }],
      [server, { GITHUB_ACTIONS: "true" }],
      [other, {}],
    ] as const) {
      const { status, output } = await releaseWith(at, { ...env, ...more });
      expect(status, output).toBe(2);
      expect(output).toContain("PLUGIN_MARKETPLACE_TOKEN is not set");
      expect(at.shown).toEqual([]);
    }
  });

  nightly("runs neither scripts nor hooks of the repository", async () => {
    const server = await marketplaceServer();
    const { env, home, login } = startHome();
    await login(server.url, MARKETPLACE_TOKEN);
    const cwd = taggedPlugin(undefined);
    const trace = join(home, "was-run");
    for (const hook of ["post-checkout", "pre-commit", "pre-push", "reference-transaction", "fsmonitor-watchman"]) {
      mkdirSync(join(cwd, ".git", "hooks"), { recursive: true });
      writeFileSync(join(cwd, ".git", "hooks", hook), `#!/bin/sh\necho ${hook} >> ${trace}\n`, { mode: 0o755 });
    }
    const { status, output } = await runCli(["release", "--tag", TAG, "--marketplace-url", server.url], { cwd, env });
    expect(status, output).toBe(0);
    expect(existsSync(trace)).toBe(false);
  });

  test.skipIf(!POSIX)("refuses a file that others can read, and a link", async () => {
    const server = await marketplaceServer();
    const { env, list, login } = startHome();
    await login(server.url, MARKETPLACE_TOKEN);
    const [file = ""] = list();
    chmodSync(file, 0o644);
    const open = await releaseWith(server, env);
    expect(open.status, open.output).toBe(5);
    expect(open.output).toContain("can be read by others");
    const elsewhere = join(temporaryFolder(), "token.json");
    writeFileSync(elsewhere, readFileSync(file, "utf8"), { mode: 0o600 });
    expect((await runCli(["logout", server.url], { env })).status).toBe(0);
    symlinkSync(elsewhere, file);
    const linked = await releaseWith(server, env);
    expect(linked.status, linked.output).toBe(5);
    expect([open.output, linked.output].join()).not.toContain(MARKETPLACE_TOKEN);
    expect(server.shown).toEqual([]);
  });

  test("refuses a file that is damaged", async () => {
    const server = await marketplaceServer();
    const { env, list, login } = startHome();
    await login(server.url, MARKETPLACE_TOKEN);
    writeFileSync(list()[0] ?? "", "{");
    const { status, output } = await releaseWith(server, env);
    expect(status, output).toBe(5);
    expect(output).toContain("is damaged");
  });
});

test("logout forgets the token, and says when there is none", async () => {
  const { env, list, login } = startHome();
  await login(URL_OF, MARKETPLACE_TOKEN);
  const first = await runCli(["logout", URL_OF], { env });
  expect([first.status, list()]).toEqual([0, []]);
  expect(first.output).toContain("until you revoke it there");
  const second = await runCli(["logout", URL_OF], { env });
  expect(second.output).toContain("There is no token");
});
