import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type SchemaObject } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { startAction } from "../support/action.js";
import { CHANGED_ARCHIVES } from "../support/changed-archives.js";
import {
  ARCHIVE,
  check,
  compareWithRelease,
  GROWN,
  packBase,
  packBytes,
  PULL,
  releasedServer,
  type DifferingReport,
} from "../support/compared.js";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { makeOddArchive } from "../support/odd-archive.js";
import { POSIX, runCliHere, RUNTIMES } from "../support/product.js";
import { DIST } from "../support/project.js";
import { commitAll, git, initialize } from "../support/repository.js";
import { sampleOf } from "../support/torture.js";
import { checkJob } from "../support/two-jobs.js";

describe("a base artifact", () => {
  nightly.each(RUNTIMES)("shows what the change does to the archive, by dist/ on $runtime", async ({ node }) => {
    const workspace = wholePlugin(GROWN);
    const inputs = { "base-artifact": await packBase(), "report-file": "report.json" };
    const { status, stdout, summary } = await startAction({ workspace, node, env: PULL, inputs });
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(/\nSince weather-widget-1\.4\.0\.zip: \+\d+ B \(\+[\d.]+%\)\n {2}Download /u);
    expect(stdout).toContain("\n    + camera\n");
    expect(stdout).toMatch(/\n {4}\+ radar\.example\.com +in dist\/radar\.js\n/u);
    expect(summary).toContain("### What changes in the package\n");
    expect(summary).toContain("- new: `camera`\n");
    const report = JSON.parse(readFileSync(join(workspace, "report.json"), "utf8")) as DifferingReport;
    const schema = JSON.parse(readFileSync(join(DIST, "difference.schema.json"), "utf8")) as SchemaObject;
    const validate = new Ajv2020({ allErrors: true }).compile(schema);
    validate(report.plugins[0]?.difference);
    expect(validate.errors ?? []).toEqual([]);
    expect(report.plugins[0]?.difference).toMatchObject({
      permissions: { added: ["camera"] },
      after: { name: ARCHIVE },
    });
  });

  nightly("is a file, or a folder with its receipt, whose commit is named", async () => {
    const workspace = wholePlugin();
    initialize(workspace);
    commitAll(workspace);
    const folder = temporaryFolder();
    expect((await runCliHere(["pack", workspace, "--artifact-dir", folder])).status).toBe(0);
    const whole = await check({ inputs: { "base-artifact": folder } });
    const commit = git(workspace, "rev-parse", "HEAD").slice(0, 7);
    expect(whole.stdout).toContain(`\nSince weather-widget-1.4.0.zip of commit ${commit}: `);
    const alone = temporaryFolder();
    cpSync(join(folder, ARCHIVE), join(alone, ARCHIVE));
    const file = await check({ inputs: { "base-artifact": join(alone, ARCHIVE) } });
    expect(file.stdout).toContain("\nSince weather-widget-1.4.0.zip: ");
  });

  const BASES: readonly (readonly [what: string, make: () => string | Promise<string>, says: RegExp])[] = [
    ["nothing there", () => "nowhere", /There is no archive, and no folder with one, at "[^"]*nowhere"/u],
    ["an empty folder", () => temporaryFolder(), /The folder "[^"]+" contains no archive/u],
    [
      "another plugin",
      () => packBase({ "manifest.json": manifestWith({ name: "Sun Dial" }) }),
      /"sun-dial-1\.4\.0\.zip" contains another plugin, "sun-dial"/u,
    ],
    [
      "no plugin",
      () => write(makeZip([], (bytes) => bytes)),
      /The archive contains no plugin: there is no manifest\.json/u,
    ],
    ["a link in it", () => write(makeOddArchive({ attributes: 0o120777 << 16 })), /"dist\/lnk" in it is/u],
    ["a name that leads elsewhere", () => write(makeOddArchive({ path: "../x" })), /leads elsewhere/u],
  ];
  test.each(BASES)("with %s is not compared with, and no failure", async (_, make, says) => {
    const { status, stdout, summary, annotations } = await check({ inputs: { "base-artifact": await make() } });
    expect(status, stdout).toBe(0);
    const line = stdout.split("\n").find((text) => text.startsWith("The package is compared with nothing: "));
    expect(line).toMatch(says);
    expect(summary).toContain("The package is compared with nothing: ");
    expect(annotations.shown).toEqual([]);
  });

  // A plugin that does not pass is compared all the same.
  const changed = CHANGED_ARCHIVES.filter(({ change, name }) => change && !name.includes("does not pass"));
  nightly.each(sampleOf(POSIX ? changed : [], 4))("that was changed on its way is not believed: $name", async (one) => {
    const made = await checkJob(undefined);
    one.change?.(made.handed, made);
    const { status, stdout } = await check({ inputs: { "base-artifact": made.handed } });
    expect([status, stdout]).toEqual([0, expect.stringContaining("\nThe package is compared with nothing: ")]);
    expect(stdout).not.toContain("a fault of this tool");
  });

  nightly("that the commit itself brings is no evidence", async () => {
    const workspace = wholePlugin(GROWN);
    const forged = await packBase(GROWN);
    mkdirSync(join(workspace, "base"));
    cpSync(forged, join(workspace, "base"), { recursive: true });
    if (POSIX) symlinkSync(forged, join(workspace, "linked"));
    initialize(workspace);
    commitAll(workspace);
    const outside = join(temporaryFolder(), "link");
    if (POSIX) symlinkSync(join(workspace, "base"), outside);
    for (const given of POSIX ? ["base", "base/", `base/${ARCHIVE}`, "linked", outside] : ["base"]) {
      const { status, stdout } = await check({ workspace, inputs: { "base-artifact": given } });
      expect([status, stdout], given).toEqual([
        0,
        expect.stringContaining("so the change could replace what it is compared with"),
      ]);
    }
  });

  test("is made by a push, for later pull requests", async () => {
    const inputs = { "base-artifact": "nowhere" };
    const pushed = await check({ inputs, env: { GITHUB_EVENT_NAME: "push" } });
    expect(pushed.status, pushed.stdout).toBe(0);
    const { stdout } = await check({ inputs: { "base-artifact": pushed.outputs["artifact-dir"] ?? "" } });
    expect(stdout).toContain("\nIdentical to the package of weather-widget-1.4.0.zip, byte for byte\n");
    expect((await check({ inputs })).outputs["artifact-dir"]).toBe("");
  });

  nightly("gives way to the last release where it is not there", async () => {
    const server = await releasedServer({ "v1.3.0": await packBytes() });
    const { stdout } = await compareWithRelease(server, { more: { "base-artifact": "nowhere" } });
    expect(stdout).toContain("\nSince v1.3.0: ");
    const given = await compareWithRelease(server, { more: { "base-artifact": await packBase() } });
    expect(given.stdout).toContain("\nSince weather-widget-1.4.0.zip: ");
    expect(server.calls.filter(({ operation }) => operation === "GET /releases")).toHaveLength(1);
  });
});

function write(bytes: Uint8Array): string {
  const file = join(temporaryFolder(), "base.zip");
  writeFileSync(file, bytes);
  return file;
}
