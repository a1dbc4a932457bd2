import { Refusal } from "../../../core/errors.js";
import { quote } from "../../../base/text/safe.js";
import type { JsonObject } from "../../../base/text/json/json-object.js";

/** What npm takes from `publishConfig`, and what does not redirect the token or weaken the connection. */
const HARMLESS: readonly string[] = ["access", "tag", "provenance"];
/** Fields that other package managers copy into package.json. npm ignores them. */
const OF_OTHERS: readonly string[] = [
  ...["bin", "browser", "cpu", "directory", "engines", "es2015", "esnext", "executableFiles", "exports", "fesm2015"],
  ...["imports", "libc", "linkDirectory", "main", "man", "module", "os", "scripts", "sideEffects", "type", "types"],
  ...["typesVersions", "typings", "umd:main", "unpkg"],
];

/**
 * npm obeys every setting in `publishConfig`. One that could lead the token elsewhere is refused.
 *
 * @throws {Refusal}
 */
export function refusePublishConfig(publishConfig: JsonObject, registry: string): void {
  for (const [key, value] of Object.entries(publishConfig)) {
    if (HARMLESS.includes(key) || OF_OTHERS.includes(key)) continue;
    const isRegistry = key === "registry" || /^@[^:]+:registry$/u.test(key);
    if (isRegistry && typeof value === "string" && isSameAddress(value, registry)) continue;
    if (isRegistry) {
      throw new Refusal(
        `publishConfig of package.json publishes to ${quote(value)}, and this release to ${registry}`,
        `Write the same URL in both, or remove ${quote(key)} from publishConfig:\n  with:\n    npm-registry: ${JSON.stringify(value)}`,
      );
    }
    throw new Refusal(
      `publishConfig of package.json sets ${quote(key)}, which npm would apply while it has the token`,
      `Remove ${quote(key)} from publishConfig, commit that, and move the tag`,
    );
  }
}

function isSameAddress(given: string, registry: string): boolean {
  return URL.canParse(given) && `${new URL(given).href.replace(/\/+$/u, "")}/` === registry;
}
