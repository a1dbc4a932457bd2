import { cpSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * `@actions/core` and `@actions/github` as the bundle has them. Both load an HTTP client at the top, and the first
 * `@actions/exec` as well, which costs as much as two to three empty Nodes. Here, what needs them loads them.
 */

const ROOT = resolve(import.meta.dirname, "..", "..");

/** Copies the packages to where the bundler finds them before the installed ones. */
export function writeToolkit(sources: string): void {
  writeCore(copyPackage(sources, "core"));
  writeGitHub(copyPackage(sources, "github"));
  writeClient(copyPackage(sources, "http-client"));
}

/** So the bundler leaves out the modules that nothing uses. Returns the folder of the copied modules. */
function copyPackage(sources: string, name: string): string {
  const path = join("node_modules", "@actions", name);
  cpSync(join(ROOT, path), join(sources, path), { recursive: true });
  edit(join(sources, path, "package.json"), '"type": "module"', '"type": "module", "sideEffects": false');
  return join(sources, path, "lib");
}

/**
 * Left out are `platform.js` with `@actions/exec`, and `file-command.js` with `crypto`, which costs as much as a tenth of
 * an empty Node. The package prints through a stream, which what is printed later can overtake. Here, it prints through
 * our own door.
 */
function writeCore(lib: string): void {
  renameSync(join(lib, "oidc-utils.js"), join(lib, "oidc-client.js"));
  writeFileSync(join(lib, "oidc-utils.js"), OIDC);
  edit(join(lib, "command.js"), "process.stdout.write(", "print(", PRINT);
}

/** Our requests go through our own connection, and name their routes: nothing asks for agents, or for the routes' table. */
function writeGitHub(lib: string): void {
  edit(join(lib, "internal", "utils.js"), "import * as httpClient from '@actions/http-client';", "");
  edit(join(lib, "internal", "utils.js"), "import { fetch } from 'undici';", "");
  const utils = join(lib, "utils.js");
  edit(utils, "import { restEndpointMethods } from '@octokit/plugin-rest-endpoint-methods';", "");
  edit(utils, "import { paginateRest } from '@octokit/plugin-paginate-rest';", "");
  edit(utils, "Octokit.plugin(restEndpointMethods, paginateRest)", "Octokit");
  edit(utils, "agent: Utils.getProxyAgent(baseUrl),", "");
  edit(utils, "fetch: Utils.getProxyFetch(baseUrl)", "");
}

/** It asks for a token through `tunnel`. The proxies of `fetch` would be 570 KB. */
function writeClient(lib: string): void {
  edit(join(lib, "index.js"), "import { ProxyAgent } from 'undici';", "const ProxyAgent = undefined;");
}

const OIDC = `export class OidcClient {
  static async getIDToken(audience) {
    const { OidcClient } = await import(/* webpackChunkName: "toolkit" */ "./oidc-client.js");
    return OidcClient.getIDToken(audience);
  }
}
`;

const PRINT = 'import { print } from "../../../../base/output/print.js";\n';

/** @throws if the file has what is replaced in another form now. */
function edit(path: string, from: string, to: string, before = ""): void {
  const parts = readFileSync(path, "utf8").split(from);
  if (parts.length !== 2) throw new Error(`${path} has no ${JSON.stringify(from)} now, or several`);
  writeFileSync(path, before + parts.join(to));
}
