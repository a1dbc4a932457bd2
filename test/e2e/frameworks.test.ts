import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { CHROMIUM } from "../../scripts/chromium.js";
import { temporaryFolder } from "../support/folders.js";
import { listTrueFindings, makeGoodPlugin, readGoodPlugins, type GoodPlugin } from "../support/good-plugins.js";
import { nightly } from "../support/nightly.js";
import { runProcess } from "../support/process.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";
import { makeWidget, openWorkbench, type Workbench } from "../support/workbench.js";

const SOURCES = join(ROOT, "test", "e2e", "frameworks");
const COMPONENT = "TideWidget";
const HERE = "/* here */";
const ENABLED = 'this.log("info", String(await this.getStorage("harbour")));';

/** What the plugins of all frameworks have. */
const FILES = {
  "src/tides.js": "export const tides = [3.2, 0.4];\n",
  "src/plugin.js": `import { BasePlugin } from "plugin-preflight/sdk";
export * from "./widget.js";
export default class Tides extends BasePlugin {
  async onInstall() {
    if ((await this.getStorage("harbour")) === undefined) await this.setStorage("harbour", "Lisbon");
  }
  async onEnable(context) {
    ${ENABLED}
  }
  async onDisable() {}
  async onUninstall(context) {
    await context.storage.delete("harbour");
  }
}
`,
};
const HOOKS = { onInstall: "onInstall", onEnable: "onEnable", onDisable: "onDisable", onUninstall: "onUninstall" };
const WIDGET = {
  name: "Tides",
  description: "Shows the tide.",
  component: COMPONENT,
  icon: "waves",
  size: "small",
  defaultSize: { width: 280, height: 120 },
  position: "sidebar",
};

let packages = "";

beforeAll(() => {
  const installed = temporaryFolder();
  const own = ["package.json", "package-lock.json", "build.mjs", "compile.mjs", "loader.mjs"];
  for (const file of own) cpSync(join(SOURCES, file), join(installed, file));
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: installed, stdio: "ignore" });
  packages = join(installed, "node_modules");
});

/** One plugin as its author has it: with one fault, or none, and what is said of it then. */
interface Case {
  readonly name: string;
  change(plugin: GoodPlugin): GoodPlugin;
  said(plugin: GoodPlugin): readonly string[];
}

const findComponent = ({ files }: GoodPlugin): readonly [file: string, text: string] => {
  const file = Object.keys(files).find((path) => path.startsWith(`src/${COMPONENT}.`)) ?? "";
  return [file, String(files[file])];
};
const findLine = (text: string, part: string): string =>
  String(text.split("\n").findIndex((line) => line.includes(part)) + 1);

const replaceIn = (plugin: GoodPlugin, file: string, from: string, to: string): GoodPlugin => {
  const text = String(plugin.files[file]);
  expect(text).toContain(from);
  return { ...plugin, files: { ...plugin.files, [file]: text.replace(from, to) } };
};
const findInManifest = ({ manifest }: GoodPlugin, part: string): string =>
  findLine(JSON.stringify(manifest, undefined, 2), part);

const CASES: readonly Case[] = [
  { name: "no fault", change: (plugin) => plugin, said: () => [] },
  {
    name: "a misspelt hook",
    change: ({ manifest, ...plugin }) => ({
      ...plugin,
      manifest: { ...manifest, hooks: { ...HOOKS, onEnable: "onEnabel" } },
    }),
    said: (plugin) => [
      `error hooks-exist manifest.json:${findInManifest(plugin, '"onEnabel"')} "hooks.onEnable" is "onEnabel", ` +
        'but the built code has no such function; did you mean "onEnable"?',
    ],
  },
  {
    name: "a hook that throws",
    change: (plugin) =>
      replaceIn(plugin, "src/plugin.js", ENABLED, 'if (context.id !== "") throw new RangeError("no moon");'),
    said: ({ files }) => [
      `error lifecycle-enable src/plugin.js:${findLine(String(files["src/plugin.js"]), "throw new")} ` +
        'onEnable throws a RangeError: "no moon"',
    ],
  },
  {
    name: "a misspelt component",
    change: ({ manifest, ...plugin }) => ({
      ...plugin,
      manifest: { ...manifest, dashboard_widget: { ...WIDGET, component: "TideWidgt" } },
    }),
    said: (plugin) => [
      `error components-exist manifest.json:${findInManifest(plugin, '"TideWidgt"')} ` +
        '"dashboard_widget.component" is "TideWidgt", but the built code exports nothing of that name; ' +
        `did you mean "${COMPONENT}"?`,
    ],
  },
  {
    name: "a component that throws",
    change: (plugin) => {
      const [file] = findComponent(plugin);
      return replaceIn(plugin, file, HERE, 'if (tides.length > 0) throw new RangeError("no tide");');
    },
    said: (plugin) => {
      const [file, text] = findComponent(plugin);
      return [
        `warning components-mount ${file}:${findLine(text, "throw new")} ` +
          `Mounting "${COMPONENT}" throws a RangeError: "no tide"`,
      ];
    },
  },
];

const BUNDLERS = ["esbuild", "rollup", "vite", "rolldown", "webpack"];
const PLUGINS = readGoodPlugins(SOURCES).map((plugin): GoodPlugin => {
  const { background: web = null, ...common } = plugin.manifest;
  const own = { type: "dashboard-widget", dashboard_widget: WIDGET, screenshots: ["screenshots/dashboard.png"] };
  const manifest = { ...common, ...own, web, hooks: HOOKS, permissions: ["storage-read", "storage-write"] };
  return { ...plugin, files: { ...FILES, ...plugin.files }, manifest };
});
const MATRIX = PLUGINS.flatMap((plugin) =>
  BUNDLERS.flatMap((bundler) =>
    CASES.map((one) => ({ ...one, bundler, framework: plugin.name, title: plugin.title, plugin })),
  ),
);

describe("a plugin with a component is told exactly its fault", () => {
  nightly.each(sampleOf(MATRIX, 2))("$title, built by $bundler: $name", async ({ plugin, ...one }) => {
    const changed = one.change(plugin);
    const cwd = makeGoodPlugin(changed, packages);
    const build = [join(packages, "..", "build.mjs"), one.bundler, one.framework];
    const { status, output } = await runProcess(process.execPath, build, { cwd });
    expect(status, output).toBe(0);
    expect(await listTrueFindings(cwd)).toEqual(one.said(changed));
  });
});

/** As a host enables the plugin, and mounts its component. */
const LIVED = PLUGINS.map((plugin, at) => {
  const bundler = BUNDLERS[at % BUNDLERS.length] ?? "";
  return { title: plugin.title, framework: plugin.name, bundler, plugin };
});

describe.skipIf(!existsSync(CHROMIUM))("in the page of dev (needs PREFLIGHT_CHROMIUM)", () => {
  let page: Workbench;
  beforeAll(async () => {
    page = await openWorkbench();
  });
  afterAll(async () => {
    await page.close();
  });

  nightly.each(sampleOf(LIVED, 2))("$title, built by $bundler, is mounted", async ({ plugin, framework, bundler }) => {
    const cwd = makeGoodPlugin(plugin, packages);
    const build = [join(packages, "..", "build.mjs"), bundler, framework];
    const { status, output } = await runProcess(process.execPath, build, { cwd });
    expect(status, output).toBe(0);
    await page.open(cwd);
    await page.waitFor(`mount ${COMPONENT} took`, "#log");
    await page.waitForPlugin("3.2");
    await page.expectFit(framework);
    expect(page.problems()).toEqual([]);
  });

  nightly.each(sampleOf(["esbuild", "rolldown", "vite"], 1))(
    "React is bundled by the plugin's own %s",
    async (tool) => {
      const code = `import { createElement, useState } from "react";
      import * as React from "react";
      export const WeatherWidget = () => {
        const [place] = useState("Lisbon");
        const { length } = React.useMemo(() => place, []);
        return createElement("p", null, place + " has " + length + " letters");
      };\n`;
      const manifest = { name: "weather", version: "1.4.0", type: "module", peerDependencies: { react: "*" } };
      const cwd = makeWidget(code, { "package.json": JSON.stringify(manifest) });
      mkdirSync(join(cwd, "node_modules"));
      for (const name of ["react", "react-dom", tool])
        symlinkSync(join(packages, name), join(cwd, "node_modules", name));
      await page.open(cwd);
      await page.waitForPlugin("Lisbon has 6 letters");
      expect(page.problems()).toEqual([]);
    },
  );
});
