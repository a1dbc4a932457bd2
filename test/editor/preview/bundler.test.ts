import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { makePlugin, wholePlugin, type Files } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { ROOT } from "../../support/project.js";
import { ask, openPreview, startPreview, waitForState } from "../../support/preview.js";
import { POSIX } from "../../support/product.js";

const REACT = 'import { useState } from "react";\nexport const WeatherWidget = () => useState(1);\n';

interface Previewed {
  /** What the page says instead of the plugin. */
  readonly problem: string;
  /** What the frame is given as the first package. */
  readonly peer: string;
}

/** Previews a plugin in a folder with a `node_modules`, as an installed one. */
async function preview(outer: string, files: Files): Promise<Previewed> {
  const cwd = wholePlugin({ ".git/": "", "dist/plugin.js": REACT, ...files }, join(outer, "weather"));
  const running = await startPreview(cwd);
  const opened = await openPreview(running.address());
  const { problem } = await waitForState(opened, (state) => state["findings"] !== undefined);
  const peer = await ask(`${opened.frame}peers/package-0.js`);
  await running.stop();
  const said = problem as { readonly message: string; readonly help: string } | undefined;
  return { problem: said === undefined ? "" : `${said.message}. ${said.help}`, peer: peer.body };
}

/** A module that leaves a mark if Node runs it. */
const makeTrap = (mark: string): string =>
  `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(mark)}, "");
   export const build = async () => ({ outputFiles: [], output: [] });
   export const rolldown = async () => ({ generate: build });
   export default {};\n`;

const packageNamed = (name: string, more: object = {}): string =>
  JSON.stringify({ name, version: "1.4.0", type: "module", exports: "./trap.js", main: "./trap.js", ...more });

describe.runIf(POSIX)("the bundler of a preview", () => {
  nightly.each<[string, (mark: string) => Files, (plugin: string) => void]>([
    ...["esbuild", "rolldown", "vite"].map((name): [string, (mark: string) => Files, () => void] => [
      `by its own name ${name}`,
      (mark) => ({ "package.json": packageNamed(name), "trap.js": makeTrap(mark) }),
      () => undefined,
    ]),
    [
      "by a link back into it",
      (mark) => ({ "own/package.json": packageNamed("esbuild"), "own/trap.js": makeTrap(mark) }),
      (plugin) => {
        mkdirSync(join(plugin, "node_modules"));
        symlinkSync("../own", join(plugin, "node_modules", "esbuild"));
      },
    ],
    [
      "by a link above it",
      (mark) => ({ "package.json": packageNamed("weather"), "trap.js": makeTrap(mark) }),
      (plugin) => {
        mkdirSync(join(plugin, "..", "node_modules"));
        symlinkSync("../weather", join(plugin, "..", "node_modules", "vite"));
      },
    ],
  ])("is never the plugin itself: %s", async (_, files, link) => {
    const outer = makePlugin({});
    const mark = join(outer, "mark");
    mkdirSync(join(outer, "weather"));
    link(join(outer, "weather"));
    const { problem } = await preview(outer, files(mark));
    expect(problem).toMatch(
      /^A browser cannot load react and 2 more without a bundler, but the plugin has none installed\. Install one of/u,
    );
    expect(existsSync(mark)).toBe(false);
  });

  describe.each(["rolldown", "vite"])("%s in a node_modules above", (name) => {
    const makeOuter = (): string => {
      const outer = makePlugin({ "private.json": '{ "token": "a private token" }' });
      mkdirSync(join(outer, "node_modules"));
      for (const one of [name, "react", "react-dom", "scheduler"])
        symlinkSync(join(ROOT, "node_modules", one), join(outer, "node_modules", one));
      return outer;
    };

    nightly("bundles what the plugin imports, and runs nothing of the plugin", async () => {
      const outer = makeOuter();
      const mark = join(outer, "mark");
      const trap = makeTrap(mark);
      const configurations = ["vite.config.js", "postcss.config.js", ".postcssrc.js", "rolldown.config.js"];
      const { problem, peer } = await preview(outer, {
        "package.json": packageNamed(name, { postcss: { plugins: { "./trap.js": {} } } }),
        "trap.js": trap,
        "node_modules/.bin/esbuild": `#!/bin/sh\ntouch ${mark}\n`,
        ...Object.fromEntries(configurations.map((file) => [file, trap])),
      });
      expect([problem, existsSync(mark)]).toEqual(["", false]);
      expect(peer).toContain("useState");
    });

    nightly("takes no file of the machine into the page", async () => {
      for (const specifier of ["../../private.json", "../escape.cjs"]) {
        const outer = makeOuter();
        const { problem, peer } = await preview(outer, {
          "package.json": packageNamed("weather", { type: "commonjs" }),
          "escape.cjs": 'module.exports = require("../private.json");\n',
          "dist/plugin.js": `const found = require("${specifier}");\nexports.WeatherWidget = () => found;\n`,
        });
        expect(problem, specifier).toContain("is neither a file of the plugin nor of an installed package");
        expect(peer).not.toContain("a private token");
      }
    });
  });
});
