import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openOwnArchive } from "../../src/base/files/archive.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { memberText, PLUGIN, pluginWorkspace, type WORKSPACES } from "../support/plugin-workspace.js";
import { runCli } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { commitAll, git, initialize } from "../support/repository.js";
import { startVerdaccio } from "../support/verdaccio.js";

type Manager = keyof typeof WORKSPACES;

const registry = await startVerdaccio();
const tools = temporaryFolder();
cpSync(join(ROOT, "test", "e2e", "package-managers"), tools, { recursive: true });
const home = temporaryFolder();
const env = {
  PATH: process.env["PATH"],
  HOME: home,
  npm_config_cache: join(home, "cache"),
  npm_config_update_notifier: "false",
  npm_config_registry: registry.url,
  YARN_NPM_REGISTRY_SERVER: registry.url,
  YARN_UNSAFE_HTTP_WHITELIST: "127.0.0.1",
  YARN_ENABLE_IMMUTABLE_INSTALLS: "false",
  YARN_ENABLE_GLOBAL_CACHE: "false",
  // What is published here is seconds old.
  YARN_NPM_MINIMAL_AGE_GATE: "0",
  BUN_CONFIG_REGISTRY: registry.url,
  BUN_INSTALL_CACHE_DIR: join(home, "bun"),
};
const ofNpm = { ...process.env, npm_config_cache: env.npm_config_cache };
execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: tools, env: ofNpm, stdio: "ignore" });
// It was installed without the scripts of all those packages, and needs its own.
execFileSync(process.execPath, ["install.js"], { cwd: join(tools, "node_modules", "bun"), stdio: "ignore" });
const bin = (name: string): string => join(tools, "node_modules", ".bin", name);
const YARN = join(tools, "node_modules", "@yarnpkg", "cli-dist", "bin", "yarn.js");

/** How each package manager installs a workspace, and packs a package of it. */
const COMMANDS: Readonly<
  Record<Manager, { readonly install: readonly string[]; pack(out: string): readonly string[] }>
> = {
  pnpm: {
    install: [bin("pnpm"), "install", "--ignore-scripts"],
    pack: (out) => [bin("pnpm"), "pack", "--pack-destination", out],
  },
  yarn: {
    install: [process.execPath, YARN, "install", "--mode=skip-build"],
    pack: (out) => [process.execPath, YARN, "pack", "--out", join(out, "%s.tgz")],
  },
  bun: {
    install: [bin("bun"), "install", "--ignore-scripts"],
    pack: (out) => [bin("bun"), "pm", "pack", "--ignore-scripts", "--destination", out],
  },
  npm: {
    install: ["npm", "install", "--ignore-scripts", "--no-audit", "--no-fund"],
    pack: (out) => ["npm", "pack", "--ignore-scripts", "--pack-destination", out],
  },
};

function run([program = "", ...args]: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")} ends with ${String(status)}:\n${stdout}${stderr}`);
  return stdout;
}

/** Publishes a package that the plugins depend on. */
function publish(name: string, version: string, tag = "latest"): void {
  const folder = makePlugin({
    "package.json": memberText(name, version, { main: "index.js" }),
    "index.js": `module.exports = ${JSON.stringify(version)};\n`,
    ".npmrc": `${registry.url.replace("http:", "")}:_authToken=${registry.token}\n`,
  });
  run(["npm", "publish", "--access", "public", "--tag", tag], folder);
}

publish("@lumen-labs/core", "1.2.3");
publish("is-number", "6.0.1", "old");
publish("is-number", "7.0.1");

const KEYS = ["dependencies", "optionalDependencies", "peerDependencies", "devDependencies"] as const;

function pickRanges(text: string | Uint8Array | undefined): object {
  const json = typeof text === "string" ? text : new TextDecoder().decode(text);
  const value = JSON.parse(json) as Readonly<Record<string, object>>;
  return Object.fromEntries(KEYS.map((key) => [key, value[key] ?? {}]));
}

const CORE = "@lumen-labs/core";
const OF_WORKSPACE = {
  dependencies: { [CORE]: "workspace:^", "is-number": "catalog:" },
  optionalDependencies: {},
  peerDependencies: { [CORE]: "workspace:*" },
  devDependencies: { "@lumen-labs/hidden": "workspace:~", "is-number": "catalog:" },
};

describe.each<[Manager, object]>([
  ["pnpm", { ...OF_WORKSPACE, optionalDependencies: { old: "npm:is-number@^6.0.0" } }],
  ["yarn", OF_WORKSPACE],
  ["bun", OF_WORKSPACE],
  [
    "npm",
    {
      ...OF_WORKSPACE,
      dependencies: { [CORE]: "^1.2.0", "is-number": "^7.0.0" },
      peerDependencies: {},
      devDependencies: {},
    },
  ],
])("a workspace of %s", (manager, ranges) => {
  const tried = manager === "pnpm" ? test : nightly;
  tried("is packed as the package manager packs it, published, and installed by npm", async () => {
    const name = `@lumen-labs/widget-of-${manager}`;
    const root = pluginWorkspace(manager, { name, ...ranges });
    const commands = COMMANDS[manager];
    initialize(root);
    run(commands.install, root);
    commitAll(root);
    git(root, "tag", `${name}@1.4.0`);

    const theirs = temporaryFolder();
    run(commands.pack(theirs), join(root, PLUGIN));
    run(["sh", "-c", "tar xzf *.tgz"], theirs);
    const out = join(temporaryFolder(), "weather-widget-1.4.0.zip");
    const packed = await runCli(["pack", PLUGIN, "--out", out], { cwd: root });
    expect([packed.status, packed.stderr], packed.output).toEqual([0, ""]);
    const ours = openOwnArchive(readFileSync(out)).workspace.bytes("package.json");
    expect(pickRanges(ours)).toEqual(pickRanges(readFileSync(join(theirs, "package", "package.json"), "utf8")));

    const args = ["release", PLUGIN, "--tag", `${name}@1.4.0`, "--targets", "npm", "--npm-registry", registry.url];
    const released = await runCli(args, { cwd: root, env: { NPM_TOKEN: registry.token } });
    expect(released.status, released.output).toBe(0);
    const user = temporaryFolder();
    writeFileSync(join(user, "package.json"), "{}");
    run(["npm", "install", name, "--ignore-scripts", "--no-audit", "--no-fund"], user);
    for (const installed of [name, CORE, "is-number"]) {
      expect(existsSync(join(user, "node_modules", installed, "package.json")), installed).toBe(true);
    }
  });
});
