import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface About {
  readonly version: string;
  readonly license?: string;
  readonly author?: string;
}

/** The licence texts of every package that the bundled modules come from. */
export function licenseList(root: string, modules: Iterable<string>): string {
  const packages = new Set<string>();
  for (const name of modules) {
    const found = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(name)?.[1];
    if (found !== undefined) packages.add(found);
  }
  const sections = [...packages].toSorted().map((name) => {
    const folder = join(root, "node_modules", name);
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as About;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
    const text = file === undefined ? reference(name, about) : readFileSync(join(folder, file), "utf8");
    return `${name} ${about.version} (${about.license ?? "see below"})\n\n${text.replace(/\r\n/gu, "\n").trim()}\n`;
  });
  return sections.join(`\n${"-".repeat(80)}\n\n`);
}

/** The replacement for the text of a licence that a package names but does not ship. */
function reference(name: string, { license, author }: About): string {
  if (license === undefined) throw new Error(`${name} is bundled and names no licence: do not bundle it`);
  return `${author === undefined ? "" : `By ${author}\n`}Licensed under ${license}: https://spdx.org/licenses/${license}.html`;
}
