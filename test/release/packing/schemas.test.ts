import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject, type ValidateFunction } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin } from "../../support/folders.js";
import { packed } from "../../support/pack.js";
import { runCliHere } from "../../support/product.js";
import { DIST, ROOT } from "../../support/project.js";
import { scriptedPlugin } from "../../support/scripted-plugin.js";
import { startActionHere } from "../../support/action.js";
import { nightly } from "../../support/nightly.js";
import { checkJob } from "../../support/two-jobs.js";

const read = (name: string): SchemaObject => JSON.parse(readFileSync(join(DIST, name), "utf8")) as SchemaObject;
const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  allErrors: true,
  validateFormats: false,
  allowUnionTypes: true,
});
ajv.addSchema(read("report.schema.json"));
ajv.addSchema(read("difference.schema.json"));
const pack = ajv.compile(read("pack.schema.json"));
const receipt = ajv.compile(read("receipt.schema.json"));

function expectFit(schema: ValidateFunction, text: string): void {
  schema(JSON.parse(text));
  expect(schema.errors ?? []).toEqual([]);
}

describe("the schema of pack", () => {
  test.each([
    ["packed", {}, 0],
    ["unfit", { "README.md": "" }, 1],
    ["unnamed", { "manifest.json": manifestWith({ version: "1" }) }, 1],
    ["refused", { "dist/.env": "A=1", "dist/aux.js": "" }, 5],
  ])("describes what is %s", async (state, files, status) => {
    const ended = await packed(wholePlugin(files), "--format", "json");
    expect([ended.status, (JSON.parse(ended.stdout) as { state: string }).state]).toEqual([status, state]);
    expectFit(pack, ended.stdout);
  });

  nightly("describes what is different from an earlier archive", async () => {
    const before = await packed(wholePlugin({ "manifest.json": manifestWith({ permissions: [] }), "dist/a.js": "1" }));
    const after = wholePlugin({ "dist/plugin.js": "export {};\n", "dist/b.js": "2" });
    const { stdout } = await packed(after, "--format", "json", "--previous", before.out);
    const { since } = JSON.parse(stdout) as {
      since: { files: { before?: object; after?: object }[]; growth: number; permissions: object };
    };
    const kinds = since.files.map(({ before: was, after: is }) => (was ? (is ? "changed" : "removed") : "added"));
    expect(kinds.toSorted()).toEqual(["added", "changed", "changed", "removed"]);
    expect(since.permissions).toMatchObject({ removed: [] });
    expectFit(pack, stdout);
  });

  test("describes nothing else", async () => {
    const { stdout } = await packed(wholePlugin(), "--format", "json");
    const reported = JSON.parse(stdout) as { archive: object };
    for (const other of [
      { ...reported, more: 1 },
      { ...reported, state: "refused" },
      { ...reported, archive: { ...reported.archive, sha256: "x" } },
      { ...reported, report: {} },
    ]) {
      expect(pack(other), JSON.stringify(other).slice(0, 100)).toBe(false);
    }
  });
});

describe("the schema of a receipt", () => {
  const receiptIn = (folder: string): string => readFileSync(join(folder, "receipt.json"), "utf8");

  nightly("describes that of a check on a tag", async () => {
    expectFit(receipt, receiptIn((await checkJob(undefined)).handed));
  });

  test("describes that of pack outside of a repository, whose commit is null", async () => {
    const folder = temporaryFolder();
    expect((await runCliHere(["pack", wholePlugin(), "--artifact-dir", folder])).status).toBe(0);
    expect(JSON.parse(receiptIn(folder))).toHaveProperty("commit", null);
    expectFit(receipt, receiptIn(folder));
  });

  nightly("describes that of a plugin whose own code was run, and names what was", async () => {
    const step = { workspace: scriptedPlugin({}), inputs: { "run-scripts": "auto" }, fences: true };
    const { outputs, output } = await startActionHere({ ...step, env: { GITHUB_EVENT_NAME: "workflow_dispatch" } });
    const text = receiptIn(outputs["artifact-dir"] ?? output);
    expectFit(receipt, text);
    expect(JSON.parse(text)).toMatchObject({ plugin: { ran: ["scripts-test", "scripts-lint", "scripts-types"] } });
  });

  test("describes nothing else", async () => {
    const { handed } = await checkJob(undefined);
    const reported = JSON.parse(receiptIn(handed)) as object;
    for (const other of [
      { ...reported, commit: "HEAD" },
      { ...reported, tool: {} },
      { ...reported, more: 1 },
    ]) {
      expect(receipt(other)).toBe(false);
    }
  });
});

test("the package exports each schema that dist/ has", () => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { exports: object };
  for (const name of ["manifest", "report", "pack", "receipt", "difference"]) {
    expect(exports).toHaveProperty([`./${name}.schema.json`], `./dist/${name}.schema.json`);
  }
});
