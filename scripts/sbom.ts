import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BundledPackage } from "./bundled-packages.js";

/**
 * What is inside of a bundle, as CycloneDX 1.6 in JSON. It has neither a time nor a number of its own, so that the same
 * code gives the same bytes.
 */
export function makeSbom(root: string, packages: readonly BundledPackage[]): string {
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as BundledPackage;
  const bom = {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: makeComponent("application", own) },
    components: packages.map((one) => makeComponent("library", one)),
  };
  return `${JSON.stringify(bom, undefined, 2)}\n`;
}

function makeComponent(type: string, { name, version, license }: BundledPackage) {
  const [, group, bare = name] = /^(@[^/]+)\/(.+)$/u.exec(name) ?? [];
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type,
    "bom-ref": purl,
    ...(group !== undefined && { group }),
    name: bare,
    version,
    ...(license !== undefined && { licenses: [describeLicense(license)] }),
    purl,
  };
}

/** An expression has its own key. */
function describeLicense(license: string) {
  return /[\s(]/u.test(license) ? { expression: license } : { license: { id: license } };
}
