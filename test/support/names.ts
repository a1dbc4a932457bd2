import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "./folders.js";

/** Has a process find every name on this machine, and ask no one for it. */
const LOOKUP = `
import dns from "node:dns";
dns.lookup = (name, options, callback) => {
  const done = callback ?? options;
  process.nextTick(() => (options?.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4)));
};
`;

/** What NODE_OPTIONS must be for that. */
export function namesAreHere(): string {
  const file = join(temporaryFolder(), "lookup.mjs");
  writeFileSync(file, LOOKUP);
  return `--import ${pathToFileURL(file).href}`;
}
