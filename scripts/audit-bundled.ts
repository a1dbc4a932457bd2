import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIST } from "./ncc-bundle.js";

/**
 * Asks the registry for advisories about what is inside of `dist/`. `npm audit` cannot tell: to it, every package is one
 * for development.
 */

interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version: string;
}

interface Advisory {
  readonly url: string;
  readonly title: string;
  readonly severity: string;
  readonly vulnerable_versions: string;
}

const { components } = JSON.parse(readFileSync(join(DIST, "sbom.json"), "utf8")) as {
  readonly components: readonly Component[];
};
const versions: Record<string, string[]> = {};
for (const { group, name, version } of components) {
  (versions[group === undefined ? name : `${group}/${name}`] ??= []).push(version);
}
const registry = process.argv[2] ?? execFileSync("npm", ["config", "get", "registry"], { encoding: "utf8" }).trim();
const address = new URL("-/npm/v1/security/advisories/bulk", registry.replace(/\/*$/u, "/"));
const answer = await fetch(address, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(versions),
});
if (!answer.ok) throw new Error(`The registry answers ${String(answer.status)} to a question for advisories`);
const found = Object.entries((await answer.json()) as Readonly<Record<string, readonly Advisory[]>>);
const lines = found.flatMap(([name, advisories]) =>
  advisories.map(
    ({ severity, title, url, vulnerable_versions: range }) =>
      `${severity}: ${name} ${(versions[name] ?? []).join(", ")} (${range}): ${title}, ${url}`,
  ),
);
if (lines.length > 0) process.exitCode = 1;
process.stdout.write(
  `${[...lines, `${String(components.length)} bundled packages, ${String(lines.length)} advisories`].join("\n")}\n`,
);
