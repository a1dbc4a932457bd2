import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { temporaryFolder } from "./folders.js";
import { ROOT } from "./project.js";

/** The extension for VS Code as `npm run vsix` packs it, and a folder in which another program has unpacked it. */
export function packExtension(): { readonly file: string; readonly folder: string } {
  const folder = temporaryFolder();
  const file = join(folder, "plugin-preflight.vsix");
  execFileSync(process.execPath, [join(ROOT, "build", "scripts", "vsix.js"), file], { stdio: "pipe" });
  execFileSync("unzip", ["-q", file, "-d", folder]);
  return { file, folder: join(folder, "extension") };
}

/** A package of our name that says so when it is started. */
export function makeImpostor(mark: string): Readonly<Record<string, string>> {
  const code = `require("node:fs").writeFileSync(${JSON.stringify(mark)}, process.argv.join(" "));\n`;
  const at = "node_modules/plugin-preflight";
  return {
    [`${at}/package.json`]: JSON.stringify({
      name: "plugin-preflight",
      bin: "dist/cli/index.js",
      main: "dist/cli/index.js",
    }),
    [`${at}/dist/cli/index.js`]: code,
    [`${at}/server/cli/index.js`]: code,
    "server/cli/index.js": code,
    node: `#!/bin/sh\necho started > ${mark}\n`,
  };
}
