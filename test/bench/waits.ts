import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { TOKEN } from "../servers/github.js";
import { actionCase, makeRepository } from "./cases.js";
import type { Case } from "./measure.js";

const CLEAN = join("fixtures", "whole", "weather-widget");
/** Scripts are what a plugin brings, and would be most of it. */
const NO_SCRIPTS = {
  scripts: {},
  devDependencies: {},
  "plugin-preflight": {
    off: ["scripts-lint", "scripts-test", "scripts-types"].map((check) => ({ check, reason: "Not measured here" })),
  },
};

/** Starts a GitHub on this machine. */
export async function startGitHub(): Promise<{ readonly url: string; readonly stop: () => Promise<unknown> }> {
  const worker = new Worker(new URL("github-thread.js", import.meta.url));
  const url = await new Promise<string>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  return { url, stop: () => worker.terminate() };
}

/** The first case is the one that all others are compared with. */
export function makeWaits(root: string, folder: string, gitHub: string): readonly Case[] {
  writeFileSync(join(folder, "empty.js"), "");
  const broken = makeRepository(join(root, `${CLEAN}-broken`), join(folder, "waits-broken"));
  const one = makePlugins(root, join(folder, "waits-1"), 1);
  const command = (name: string, ...words: readonly string[]): Case => ({
    name,
    words: [join(root, "dist", "cli", "index.js"), ...words],
    status: 0,
  });
  const check = (count: number): Case => {
    const at = count === 1 ? one : makePlugins(root, join(folder, `waits-${String(count)}`), count);
    return command(`check, ${String(count)} plugins`, "check", join(at, "plugins", "*"));
  };
  const test = (count: number): Case => {
    const at = join(folder, `components-${String(count)}`);
    return command(`test, ${String(count)} components`, "test", makeWithComponents(root, at, count));
  };
  const plugin = makeRepository(join(one, "plugins", "weather-0"), join(folder, "waits-action"));
  return [
    { name: "node empty.js", words: [join(folder, "empty.js")], status: 0 },
    actionCase(root, folder, { name: "Action, default inputs", plugin, status: 0 }),
    actionCase(root, folder, {
      name: "Action, 17 findings, with a token",
      plugin: broken,
      status: 1,
      cpu: 6,
      inputs: { "run-scripts": "false", "github-token": TOKEN },
      environment: { GITHUB_API_URL: gitHub },
    }),
    ...[1, 10, 100].map(check),
    ...[1, 20].map(test),
  ];
}

function makePlugins(root: string, at: string, count: number): string {
  const source = join(root, CLEAN);
  for (let number = 0; number < count; number++) {
    const plugin = join(at, "plugins", `weather-${String(number)}`);
    for (const name of ["README.md", "LICENSE", "CHANGELOG.md", "dist", "screenshots"])
      cpSync(join(source, name), join(plugin, name), { recursive: true });
    changeJson(source, plugin, "manifest.json", () => ({ name: `Weather Widget ${String(number)}` }));
    changeJson(source, plugin, "package.json", () => NO_SCRIPTS);
  }
  return makeRepository(at, at);
}

function makeWithComponents(root: string, at: string, count: number): string {
  const source = join(root, CLEAN);
  mkdirSync(at);
  for (const name of ["README.md", "LICENSE", "CHANGELOG.md", "dist", "screenshots"])
    cpSync(join(source, name), join(at, name), { recursive: true });
  const names = Array.from({ length: count }, (_, page) => `Page${String(page)}`);
  changeJson(source, at, "package.json", () => NO_SCRIPTS);
  changeJson(source, at, "manifest.json", () => ({
    type: "hybrid",
    pages: names.map((name, page) => ({ name, path: `/p${String(page)}`, component: name, title: name })),
  }));
  const components = names.map(
    (name) => `\nexport function ${name}(at) { at.textContent = "x"; return () => { at.textContent = ""; }; }\n`,
  );
  writeFileSync(
    join(at, "dist", "plugin.js"),
    readFileSync(join(source, "dist", "plugin.js"), "utf8") + components.join(""),
  );
  return makeRepository(at, at);
}

function changeJson(from: string, to: string, file: string, makeChanges: () => object): void {
  const value = JSON.parse(readFileSync(join(from, file), "utf8")) as object;
  writeFileSync(join(to, file), `${JSON.stringify({ ...value, ...makeChanges() }, undefined, 2)}\n`);
}
