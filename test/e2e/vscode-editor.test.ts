import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CHROMIUM, openBrowser } from "../../scripts/chromium.js";
import { cleanUpLater } from "../support/clean-up.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { CLI } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { makeImpostor, packExtension } from "../support/vsix.js";

/**
 * The extension in VS Code itself, as code-server serves it. That takes long to install, and its own Node: it is tried
 * where PREFLIGHT_CODE_SERVER names its out/node/entry.js, and PREFLIGHT_NODE24 that Node.
 */
const CODE_SERVER = process.env["PREFLIGHT_CODE_SERVER"];
const NODE = process.env["PREFLIGHT_NODE24"] ?? process.execPath;

interface Seen {
  readonly error?: string;
  readonly isTrusted: boolean;
  readonly found: readonly string[];
  readonly actions: readonly string[];
  readonly terminals?: number;
  readonly saved?: string;
  readonly servers?: number;
  readonly afterKill?: readonly string[];
  readonly dev?: { readonly shellPath: string; readonly shellArgs: readonly string[]; readonly cwd: string };
  readonly devWords?: readonly string[];
}

/** Opens a folder in VS Code with the extension, and gives what the scenario has seen there. */
async function playIn(folder: string, options: readonly string[]): Promise<Seen> {
  const home = temporaryFolder();
  const extensions = join(home, "extensions");
  const common = [CODE_SERVER ?? "", "--user-data-dir", join(home, "data"), "--extensions-dir", extensions];
  const env = { ...process.env, HOME: home };
  const run = (words: readonly string[]) => spawn(NODE, [...common, ...words], { cwd: home, env, stdio: "ignore" });
  const install = run(["--install-extension", packExtension().file]);
  await new Promise((resolve) => install.once("close", resolve));
  mkdirSync(extensions, { recursive: true });
  const scenario = join(extensions, "tests.scenario-0.0.1");
  cpSync(join(ROOT, "test", "e2e", "vscode-scenario"), scenario, { recursive: true });
  const index = join(extensions, "extensions.json");
  const listed = JSON.parse(readFileSync(index, "utf8")) as unknown[];
  const entry = { identifier: { id: "tests.scenario" }, version: "0.0.1", relativeLocation: "tests.scenario-0.0.1" };
  const location = { $mid: 1, path: scenario, scheme: "file" };
  writeFileSync(index, JSON.stringify([...listed, { ...entry, location, metadata: {} }]));
  const port = await findPort();
  const quiet = [
    "--auth",
    "none",
    "--disable-telemetry",
    "--disable-update-check",
    "--disable-getting-started-override",
  ];
  const server = run([...quiet, "--bind-addr", `127.0.0.1:${String(port)}`, ...options, folder]);
  cleanUpLater(() => server.kill());
  const address = `http://127.0.0.1:${String(port)}/?folder=${folder}`;
  while (!(await fetch(address).catch(() => undefined))?.ok) await wait();
  const browser = await openBrowser();
  try {
    await browser.open(address);
    while (!existsSync(`${folder}.json`)) await wait();
    return JSON.parse(readFileSync(`${folder}.json`, "utf8")) as Seen;
  } finally {
    await browser.close();
    server.kill();
  }
}

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 200));

async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

function makeWorkspace(mark: string): string {
  const folder = wholePlugin({ ".git/": "", ...makeImpostor(mark) }, join(temporaryFolder(), "plugin"));
  const manifest = join(folder, "manifest.json");
  writeFileSync(manifest, readFileSync(manifest, "utf8").replace('"manifest_version": 1', '"manifest_version": "1"'));
  return folder;
}

/** VS Code has actions of its own. */
const listOurs = ({ actions }: Seen): readonly string[] =>
  actions.filter((title) => /^(?:Write 1|Switch manifest-|Fix everything that plugin-preflight)/u.test(title));

const IS_THERE = CODE_SERVER !== undefined && existsSync(CHROMIUM);

test.runIf(IS_THERE)(
  "VS Code: findings, a fix, a server that is killed, a restart, and dev in a terminal",
  async () => {
    const mark = join(temporaryFolder(), "started");
    const seen = await playIn(makeWorkspace(mark), ["--disable-workspace-trust"]);
    expect(seen.error).toBeUndefined();
    expect(seen).toMatchObject({ isTrusted: true, found: ["manifest-manifest-version"], servers: 1 });
    expect(listOurs(seen)).toHaveLength(3);
    expect(seen.saved).toContain('"manifest_version": 1');
    expect(seen.afterKill).toEqual(["manifest-category"]);
    expect(seen.dev?.shellPath).toMatch(/^\/.*node$/u);
    expect(seen.dev?.shellArgs).toEqual([expect.stringMatching(/server\/cli\/index\.js$/u), "dev"]);
    expect(seen.devWords).toEqual(expect.arrayContaining(["dev"]));
    expect(seen.devWords).not.toContain(CLI);
    expect(existsSync(mark)).toBe(false);
  },
);

test.runIf(IS_THERE)("VS Code in restricted mode: findings, and nothing else", async () => {
  const mark = join(temporaryFolder(), "started");
  const seen = await playIn(makeWorkspace(mark), []);
  expect(seen.error).toBeUndefined();
  expect(seen).toMatchObject({ isTrusted: false, found: ["manifest-manifest-version"], terminals: 0 });
  expect(listOurs(seen)).toEqual([]);
  expect(existsSync(mark)).toBe(false);
});
