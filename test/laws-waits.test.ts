import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readDocument } from "./support/documents.js";
import { ROOT } from "./support/project.js";

/** The rooms in which somebody waits for a plugin, a server or a page. */
const ROOMS = /^src\/(?:commands|host|release|run|editor\/preview)\//u;
const WAIT = /\b(?:setTimeout|setInterval|pause|waitAtMost)\(/u;

test("each file that waits is in the table of waits, with the reason, and no other", () => {
  const text = readDocument("docs/maintainers/performance.md");
  const table = text.slice(text.indexOf("## Waits"), text.indexOf("## Measure a change"));
  const listed = [...table.matchAll(/^\| `([\w/.-]+\.ts)` \| .+ \| .+ \|$/gmu)].map(([, file = ""]) => `src/${file}`);
  const files = readdirSync(join(ROOT, "src"), { recursive: true, encoding: "utf8" })
    .map((path) => `src/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".ts") && ROOMS.test(path));
  const waiting = files.filter((path) => WAIT.test(readFileSync(join(ROOT, path), "utf8")));
  expect(waiting.length).toBeGreaterThan(10);
  expect(listed.toSorted()).toEqual(waiting.toSorted());
});
