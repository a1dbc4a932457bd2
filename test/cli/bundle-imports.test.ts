import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { prepareInspection } from "../../src/run/inspection.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { temporaryFolder, wholePlugin } from "../support/folders.js";
import { textOf, WIDGET } from "../support/healthy.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";

const IMPORTING = { "dist/plugin.js": `import "canvas-confetti";\n${textOf(WIDGET["dist/plugin.js"])}` };

nightly("validate and pack stop at an import that nothing satisfies, and nothing is written", async () => {
  const cwd = wholePlugin(IMPORTING);
  const validated = await runCli(["validate"], { cwd });
  expect(validated.status).toBe(1);
  expect(validated.stdout).toMatch(/1:9 {2}error {2}"dist\/plugin\.js" imports "canvas-confetti"/u);
  const packed = await runCli(["pack"], { cwd });
  expect(packed.status).toBe(1);
  expect(packed.stdout + packed.stderr).toContain("Nothing was written");
  expect(existsSync(join(cwd, "weather-widget-1.4.0.zip"))).toBe(false);
});

test("all entries of an archive ship, whatever its own package.json lists", async () => {
  const value = JSON.parse(textOf(WIDGET["package.json"])) as object;
  const files = {
    ...WIDGET,
    "package.json": `${JSON.stringify({ ...value, files: ["manifest.json"] })}\n`,
    "dist/plugin.js": `import "../lib/tides.js";\nimport "../lib/gone.js";\n`,
    "lib/tides.js": "export {};\n",
  };
  const entries = Object.entries(files).map(([path, content]) => ({
    path,
    bytes: Buffer.from(content),
    isExecutable: false,
  }));
  const cwd = temporaryFolder();
  writeFileSync(
    join(cwd, "widget.zip"),
    makeZip(
      entries.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      (bytes) => bytes,
    ),
  );
  const { stdout } = await runCli(["validate", "--only", "bundle-imports", "widget.zip"], { cwd });
  expect(stdout).toContain('imports "../lib/gone.js", which is not there');
  expect(stdout).not.toContain('tides.js", ');
});

test.each([
  [["npm", "marketplace"], "error"],
  [["github-release"], "warning"],
  [undefined, "warning"],
] as const)("an entry point that does not ship, released to %s, is of severity %s", async (targets, severity) => {
  const value = JSON.parse(textOf(WIDGET["package.json"])) as object;
  const files = { ...WIDGET, "package.json": JSON.stringify({ ...value, main: "dist/index.js" }) };
  const inspect = prepareInspection({
    only: ["package-entry-points"],
    occasion: "release",
    strict: false,
    tag: "v1.4.0",
    targets,
  });
  const { findings } = await inspect(inMemory(files), "");
  expect(findings.map((finding) => [finding.severity, finding.subject])).toEqual([[severity, "dist/index.js"]]);
});
