import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { runProcess } from "../support/process.js";
import { AUTHOR, POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";

const OWN = join(ROOT, "create-plugin-preflight");

interface PackageJson {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageJson;

describe.skipIf(!POSIX)("npm create plugin-preflight, of both packages as they would be published", () => {
  test("makes a plugin in the current folder", async () => {
    const folder = temporaryFolder();
    for (const from of [ROOT, OWN]) {
      execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", folder], { cwd: from, stdio: "ignore" });
    }
    const { version } = readPackage(ROOT);
    const packed = ["plugin-preflight", "create-plugin-preflight"].map((name) =>
      join(folder, `${name}-${version}.tgz`),
    );
    const cwd = join(folder, "work");
    mkdirSync(cwd);
    // What npm create does with a package's name: it installs the package apart, and runs its program here.
    const packages = packed.map((path) => `--package=${path}`);
    const args = ["exec", "--yes", ...packages, "--", "create-plugin-preflight", "my-clock", "--yes"];
    const { status, output } = await runProcess("npm", args, { cwd, env: { HOME: join(folder, "home"), ...AUTHOR } });
    expect(status, output).toBe(0);
    expect(existsSync(join(cwd, "my-clock", "manifest.json"))).toBe(true);
  });

  test("installs the version that it belongs to", () => {
    const [main, own] = [readPackage(ROOT), readPackage(OWN)];
    expect([own.version, own.dependencies]).toEqual([main.version, { "plugin-preflight": main.version }]);
  });
});
