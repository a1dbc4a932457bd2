import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join, resolve } from "node:path";
import { build, type Rolldown } from "vite";
import { listBundledPackages } from "./bundled-packages.js";
import { licenseList } from "./license-list.js";
import { DIST, ROOT } from "./ncc-bundle.js";

/**
 * Packs the extension for VS Code, with the command line of dist/ in it: npm run vsix -- [FILE]. The packer, which has
 * ten times as many packages as the extension, is installed in the extension's own folder.
 */

const EXTENSION = join(ROOT, "editors", "vscode");
const STAGE = join(ROOT, "build", "vsix");
const PACKER = join(EXTENSION, "node_modules", "@vscode", "vsce", "vsce");
/** What neither the server nor `dev` reads. */
const LEFT_OUT = new Set(["action"]);

interface Manifest {
  readonly version: string;
  readonly repository: { readonly url: string };
}

const { version, license, repository, homepage, bugs } = readJson(join(ROOT, "package.json"));
const owner = /\/([^/]+)\/[^/]+$/u.exec((repository as Manifest["repository"]).url)?.[1];
const manifest = readJson(join(EXTENSION, "package.json"));
const file = resolve(process.argv[2] ?? join(ROOT, "build", `plugin-preflight-${String(version)}.vsix`));

rmSync(STAGE, { recursive: true, force: true });
mkdirSync(STAGE, { recursive: true });
const packed = {
  ...manifest,
  publisher: owner,
  version,
  license,
  repository,
  homepage,
  bugs: { url: bugs },
  // Older versions of VS Code load no module of the new form.
  type: "commonjs",
  devDependencies: undefined,
};
writeFileSync(join(STAGE, "package.json"), `${JSON.stringify(packed, undefined, 2)}\n`);
for (const name of ["README.md", "icon.png"]) cpSync(join(EXTENSION, name), join(STAGE, name));
for (const name of ["CHANGELOG.md", "LICENSE"]) cpSync(join(ROOT, name), join(STAGE, name));
cpSync(DIST, join(STAGE, "server"), { recursive: true, filter: (path) => !LEFT_OUT.has(path.slice(DIST.length + 1)) });
const { code, moduleIds } = await bundleExtension();
writeFileSync(join(STAGE, "extension.js"), code);
writeFileSync(join(STAGE, "licenses.txt"), licenseList(listBundledPackages(ROOT, moduleIds)));
// Vite has set NODE_ENV to production by now, with which npm leaves the packer out.
if (!existsSync(PACKER)) {
  execFileSync("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: EXTENSION,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
}
// The DOM of the host brings a certificate for tests, which the packer takes for a secret.
const options = ["--no-dependencies", "--allow-package-secrets", "privatekey", "--out", file];
execFileSync(process.execPath, [PACKER, "package", ...options], { cwd: STAGE, stdio: "inherit" });

function readJson(path: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(path, "utf8")) as Readonly<Record<string, unknown>>;
}

/** The code of the extension, with the client of the language server, as one file. */
async function bundleExtension(): Promise<Rolldown.OutputChunk> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: true,
      minify: true,
      target: "es2022",
      rolldownOptions: {
        input: join(ROOT, "build", "editors", "vscode", "src", "extension.js"),
        external: ["vscode", /^node:/u, ...builtinModules],
        output: { codeSplitting: false, format: "cjs" },
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as readonly Rolldown.RolldownOutput[];
  const [chunk, ...others] = outputs.flatMap(({ output }) => output);
  if (chunk?.type !== "chunk" || others.length > 0) throw new Error("the extension must be one file");
  return chunk;
}
