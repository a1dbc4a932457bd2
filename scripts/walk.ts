import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { toObject, toText } from "../src/base/text/json/json-object.js";
import { readJson } from "../src/base/text/json/read-json.js";
import { filesOf, WIDGET } from "../test/support/healthy.js";
import { applyWay } from "../test/support/obeying/apply-way.js";
import { textOf, withText } from "../test/support/obeying/files.js";
import {
  identify,
  inspectSituation,
  listNewFindings,
  type Files,
  type Situation,
} from "../test/support/obeying/situation.js";
import { findCover } from "../test/support/obeying/uncovered.js";

/** Where a collection of repositories keeps the files of each, beside what it says about it. */
const BELOW = "files/";

// Walks over real repositories: each gets the manifest and the build of a healthy plugin, and each way of each finding
// is gone. What is left or new afterwards is printed, and the sums.
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("Usage: node build/scripts/walk.js FOLDER-OF-REPOSITORIES");

const sums = { repositories: 0, findings: 0, decided: 0, obeyed: 0, gone: 0, new: 0 };
for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  sums.repositories++;
  await walk(name, readRepository(resolve(folder, name)));
}
process.stdout.write(`${JSON.stringify(sums)}\n`);

async function walk(name: string, files: Files): Promise<void> {
  const situation: Situation = { name, files, given: {}, tag: undefined, strict: false };
  const before = await inspectSituation(situation);
  sums.findings += before.length;
  for (const finding of before) {
    for (const way of finding.ways ?? []) {
      const after = way.kind === "run" ? undefined : applyWay(situation, finding, way);
      if (!after) {
        sums.decided++;
        continue;
      }
      sums.obeyed++;
      const found = await inspectSituation(after);
      const count = (all: typeof before): number => all.filter((one) => identify(one) === identify(finding)).length;
      const isGone = count(found) < count(before);
      const fresh = listNewFindings(before, found).filter((one) => !findCover(one, finding));
      if (isGone) sums.gone++;
      sums.new += fresh.length;
      const words = `${name}: ${finding.check}: ${finding.message} = ${way.title}`;
      if (!isGone) process.stdout.write(`left  ${words}\n`);
      for (const one of fresh) process.stdout.write(`new   ${words} -> ${one.check}: ${one.message}\n`);
    }
  }
}

/** A repository with the manifest and the built code of a healthy plugin, at the repository's own version. */
function readRepository(path: string): Files {
  const whole = toFiles(filesOf(path));
  const below = [...whole].flatMap(([file, bytes]) =>
    file.startsWith(BELOW) ? [[file.slice(BELOW.length), bytes] as const] : [],
  );
  const own = below.length > 0 ? new Map(below) : whole;
  const { name, version } = toObject(readJson("package.json", textOf(own, "package.json")).value);
  const plugin = toFiles(WIDGET);
  const added = [...plugin].filter(([file]) => file === "manifest.json" || file.startsWith("dist/"));
  const files = new Map([...own, ...added]);
  const manifest = toObject(readJson("manifest.json", textOf(files, "manifest.json")).value);
  const changed = { ...manifest, version: toText(version) ?? manifest["version"], description: `For ${String(name)}` };
  return withText(files, "manifest.json", `${JSON.stringify(changed, undefined, 2)}\n`);
}

function toFiles(contents: ReturnType<typeof filesOf>): Files {
  const encoder = new TextEncoder();
  const pairs = Object.entries(contents).map(([path, content]) => {
    const bytes = typeof content === "string" ? encoder.encode(content) : new Uint8Array(content);
    return [join(path), bytes] as const;
  });
  return new Map(pairs);
}
