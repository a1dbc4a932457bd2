import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licence texts of every package that some bundled modules come from. */
export function licenseList(root: string, modules: Iterable<string>): string {
  const packages = new Set<string>();
  for (const name of modules) {
    const found = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u.exec(name)?.[1];
    if (found !== undefined) packages.add(found);
  }
  const sections = [...packages].toSorted().map((name) => {
    const folder = join(root, "node_modules", name);
    const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<
      string,
      string
    >;
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/iu.test(entry));
    if (file === undefined)
      throw new Error(`${name} is bundled and has no licence file: add its text by hand or drop it`);
    return `${name} ${version ?? ""} (${license ?? "see below"})\n\n${readFileSync(join(folder, file), "utf8").replace(/\r\n/gu, "\n").trim()}\n`;
  });
  return sections.join(`\n${"-".repeat(80)}\n\n`);
}
