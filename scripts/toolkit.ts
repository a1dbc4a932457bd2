import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `@actions/core` as the bundle has it. The package loads its HTTP client and `@actions/exec` at the top, which costs
 * as much as two to three empty Nodes. Here, what needs them loads them. It also prints through a stream, which what is
 * printed later can overtake. Here, it prints through our own door.
 */

const PACKAGE = join("node_modules", "@actions", "core");
const ROOT = resolve(import.meta.dirname, "..", "..");

/** Copies the package to where the bundler finds it before the installed one. */
export function writeToolkit(sources: string): void {
  const target = join(sources, PACKAGE);
  cpSync(join(ROOT, PACKAGE), target, { recursive: true });
  // So the bundler leaves out the modules that nothing uses: `platform.js` with `@actions/exec`, and `file-command.js`
  // with `crypto`, which costs as much as a tenth of an empty Node.
  edit(join(target, "package.json"), '"type": "module"', '"type": "module", "sideEffects": false');
  const lib = join(target, "lib");
  renameSync(join(lib, "oidc-utils.js"), join(lib, "oidc-client.js"));
  writeFileSync(join(lib, "oidc-utils.js"), OIDC);
  edit(join(lib, "command.js"), "process.stdout.write(", "print(", PRINT);
}

const OIDC = `export class OidcClient {
  static async getIDToken(audience) {
    const { OidcClient } = await import(/* webpackChunkName: "toolkit" */ "./oidc-client.js");
    return OidcClient.getIDToken(audience);
  }
}
`;

const PRINT = 'import { print } from "../../../../base/output/print.js";\n';

/** @throws if the package has what is replaced in another form now. */
function edit(path: string, from: string, to: string, before = ""): void {
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`@actions/core has no ${JSON.stringify(from)} in ${path} now, or several`);
  writeFileSync(path, before + parts.join(to));
}
