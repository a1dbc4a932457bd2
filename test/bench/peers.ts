import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Case } from "./measure.js";

/** Tools of the same kind, in the versions that were compared last. */
const PACKAGES = [
  ...["publint@0.3.25", "@vscode/vsce@3.9.2", "@arethetypeswrong/cli@0.18.5"],
  ...["addons-linter@10.14.0", "ajv-cli@5.0.0"],
];

/** Installs packages with npm into a folder of their own. False where that fails, as without a registry. */
export function installPackages(folder: string, packages: readonly string[] = PACKAGES): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}\n");
  try {
    const install = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries", "1", ...packages];
    execFileSync("npm", install, { cwd: folder, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The peers on the plugins of our own cases, which are in `folder`. @throws {Error} for one that is not installed. */
export function makePeerCases(root: string, folder: string, peers: string): readonly Case[] {
  const plugin = join(folder, "clean");
  const extension = makeExtension(plugin, `${plugin}-extension`);
  const peer = (name: string, cwd: string, ...words: readonly string[]): Case => {
    const path = join(peers, "node_modules", ".bin", name);
    if (!existsSync(path)) throw new Error(`${name} is not installed in ${peers}`);
    return { name: `peer: ${[name, ...words].join(" ")}`, words: [realpathSync(path), ...words], status: "any", cwd };
  };
  const schema = join(root, "dist", "manifest.schema.json");
  const ajv = ["validate", "--strict=false", "--validate-formats=false", "-s", schema, "-d"];
  return [
    peer("publint", plugin, "--pack", "false"),
    peer("publint", plugin),
    { ...peer("ajv", plugin, ...ajv, "manifest.json"), name: AJV, status: 0 },
    peer("vsce", extension, "ls", "--no-dependencies"),
    peer("attw", plugin, "--pack", "."),
    peer("addons-linter", plugin, "."),
    { ...peer("ajv", join(folder, "thousand-clean"), ...ajv, "plugins/*/manifest.json"), name: AJV_MANY, status: 0 },
  ];
}

export const AJV = "peer: ajv validate, the manifest alone";
export const AJV_MANY = "peer: ajv validate, 1,000 manifests alone";

/** The plugin with what a packager of editor extensions asks for besides. */
function makeExtension(plugin: string, at: string): string {
  cpSync(plugin, at, { recursive: true });
  const path = join(at, "package.json");
  const described = JSON.parse(readFileSync(path, "utf8")) as Record<string, unknown>;
  const own = { name: "weather", publisher: "octo", engines: { vscode: "^1.90.0" }, files: undefined };
  const extension = { ...described, ...own };
  writeFileSync(path, JSON.stringify(extension));
  appendFileSync(join(at, ".vscodeignore"), "src/**\n");
  return at;
}
