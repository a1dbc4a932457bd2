import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BundledPackage } from "./bundled-packages.js";

/** The licence texts of packages. */
export function licenseList(packages: readonly BundledPackage[]): string {
  const sections = packages.map((one) => {
    const file = readdirSync(one.folder).find((entry) => /^licen[cs]e/iu.test(entry));
    const text = file === undefined ? reference(one) : readFileSync(join(one.folder, file), "utf8");
    return `${one.name} ${one.version} (${one.license ?? "see below"})\n\n${text.replace(/\r\n/gu, "\n").trim()}\n`;
  });
  return sections.join(`\n${"-".repeat(80)}\n\n`);
}

/** The replacement for the text of a licence that a package names but does not ship. */
function reference({ name, license, author }: BundledPackage): string {
  if (license === undefined) throw new Error(`${name} is bundled and names no licence: do not bundle it`);
  return `${author === undefined ? "" : `By ${author}\n`}Licensed under ${license}: https://spdx.org/licenses/${license}.html`;
}
