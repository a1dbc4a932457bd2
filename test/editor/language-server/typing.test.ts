import { join } from "node:path";
import { DiagnosticSeverity, type Diagnostic } from "vscode-languageserver/node";
import { expect, test } from "vitest";
import { copyFolder, wholePlugin } from "../../support/folders.js";
import { startEditor } from "../../support/start-editor.js";
import { runCli } from "../../support/product.js";
import { ROOT } from "../../support/project.js";

const brief = ({ code, range }: Diagnostic): string =>
  `${String(range.start.line + 1)}:${String(range.start.character + 1)} ${String(code)}`;

test("a key is answered, and what mends it takes the finding away", async () => {
  const editor = await startEditor(wholePlugin({ ".git/": "" }));
  expect(await editor.open("manifest.json")).toEqual([]);
  const found = await editor.type("manifest.json", '"utilities"', '"utility"');
  expect(found.map(brief)).toEqual(["12:15 manifest-category"]);
  expect(found[0]).toMatchObject({ severity: DiagnosticSeverity.Error, source: "plugin-preflight" });
  expect(found[0]?.codeDescription?.href).toMatch(/manifest-category\.md$/u);
  expect(await editor.type("manifest.json", '"utility"', '"utilities"')).toEqual([]);
  expect(editor.logged).toEqual([]);
  expect([await editor.shutDown(), editor.errors()]).toEqual([0, ""]);
});

test("the findings are those of the command line, at the same places", async () => {
  const folder = copyFolder(join(ROOT, "fixtures", "whole", "weather-widget-broken"));
  const editor = await startEditor(folder);
  await editor.open("manifest.json");
  const shown = ["CHANGES.md", "LICENSE.md", "Readme.md", "manifest.json", "package.json"].flatMap((path) =>
    editor.shown(path).map((one) => `${path} ${brief(one)}`),
  );
  const { stdout } = await runCli(["validate", folder, "--format", "json"]);
  const { plugins } = JSON.parse(stdout) as {
    plugins: {
      findings: { check: string; location: { file: string; range?: { start: { line: number; column: number } } } }[];
    }[];
  };
  const expected = plugins.flatMap(({ findings }) =>
    findings.map(({ check, location: { file, range } }) => {
      // An editor hides the byte order mark of the manifest.
      const { line, column } = range?.start ?? { line: 1, column: 1 };
      return `${file} ${String(line)}:${String(column)} ${check}`;
    }),
  );
  expect(expected.length).toBeGreaterThan(15);
  expect(shown.toSorted()).toEqual(expected.toSorted());
});
