import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { documents } from "../scripts/documents.js";
import { pagePath } from "../scripts/pages.js";
import { checks } from "../src/checks/index.js";
import { INPUT_NAMES } from "../src/core/action-interface.js";
import { ROOT } from "./support/project.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const SOURCES = filesIn("src").filter((path) => path.endsWith(".ts"));

const FLOORS: readonly (readonly string[])[] = [
  ["text"],
  ["generated"],
  ["workspace"],
  ["output"],
  ["git"],
  ["plugin"],
  ["core"],
  ["checks", "commands", "npm", "reporters"],
  // A run is inspected before it is packed, and what was packed is inspected as a run is.
  ["run"],
  ["packing"],
  ["catalog", "github"],
  ["release"],
  ["manifest.ts"],
  ["cli", "action", "index.ts"],
];
const roomOf = (path: string): string => path.split("/")[1] ?? "";
const floorOf = (path: string): number => FLOORS.findIndex((rooms) => rooms.includes(roomOf(path)));

function importsOf(path: string): { readonly local: string[]; readonly outside: string[] } {
  const names = [...read(path).matchAll(/(?:from|import\() ?"([^"]+)"/gu)].map(([, name = ""]) => name);
  const local = names
    .filter((name) => name.startsWith("."))
    .map((name) => join(dirname(path), name).replaceAll("\\", "/"));
  return {
    local: local.map((name) => name.replace(/\.js$/u, ".ts")),
    outside: names.filter((name) => !name.startsWith(".")),
  };
}

test("a check has a source, a page, fixtures and a place in the list", () => {
  const ids = checks.map(({ id }) => id).toSorted();
  const named = (ending: string): string[] =>
    filesIn("src/checks")
      .filter((path) => path.endsWith(ending) && (ending === ".md" || read(path).includes("export default")))
      .map((path) => basename(path, ending))
      .toSorted();
  const fixtures = readdirSync(join(ROOT, "fixtures"))
    .filter((name) => name !== "whole")
    .toSorted();
  const mend = "run npm run new-check, or remove what is left of a check";
  expect(named(".ts"), mend).toEqual(ids);
  expect(named(".md"), mend).toEqual(ids);
  expect(fixtures, mend).toEqual(ids);
});

test.each(checks.map(({ id }) => id))("%s has a case that speaks and one that is silent", (id) => {
  const mend = `write fixtures/${id}/speaks and fixtures/${id}/silent, then npm test -- -u`;
  expect(read(`fixtures/${id}/speaks.txt`), mend).not.toBe("");
  expect(read(`fixtures/${id}/silent.txt`), mend).toBe("");
});

test.each(checks.map(({ id }) => id))("the page of %s has its four headings", (id) => {
  const headings = [...read(pagePath(ROOT, id)).matchAll(/^## (.*)$/gmu)].map(([, heading]) => heading);
  expect(headings).toEqual(["Requirement", "Why", "How to meet it", "Example"]);
});

test("every text that is made from the code is as the code makes it", async () => {
  const made = await documents(ROOT);
  for (const [path, text] of made) expect.soft(read(path), `${path}: run npm run docs`).toBe(text);
});

test("a check never says in its title what its id does not", () => {
  for (const { id, title } of checks) {
    expect(title, `${id}: a title is a sentence without a full stop`).toMatch(
      /^(?:[A-Z]|manifest\.json|package\.json).*[^.]$/u,
    );
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)+$/u);
  }
});

test("every input has a test", () => {
  const tests = filesIn("test/e2e").map(read).join("\n");
  for (const name of INPUT_NAMES) {
    expect(tests.includes(name), `test the input ${name} in test/e2e`).toBe(true);
  }
});

test("the Action's description fits the marketplace of GitHub", () => {
  const description = /^description: (.*)$/mu.exec(read("action.yml"))?.[1] ?? "";
  expect(description.length).toBeLessThan(125);
  expect(description).not.toBe("");
});

test.each(SOURCES)("%s imports from its own floor or from below", (path) => {
  const floor = floorOf(path);
  expect(floor, `give src/${roomOf(path)} a floor in test/laws.test.ts`).toBeGreaterThanOrEqual(0);
  for (const imported of importsOf(path).local) {
    const below = floorOf(imported) < floor || roomOf(imported) === roomOf(path);
    expect.soft(below, `${path} must not import ${imported}: move what both need down a floor`).toBe(true);
  }
});

test("no files import each other in a circle", () => {
  // A type alone is no circle: nothing of it is left at run time.
  const runtime = (path: string): string[] => {
    const text = read(path).replace(/^import type [^;]*;$/gmu, "");
    return [...text.matchAll(/from "(\.[^"]+)\.js"/gu)].map(([, name = ""]) => `${join(dirname(path), name)}.ts`);
  };
  const done = new Set<string>();
  const visit = (path: string, way: readonly string[]): void => {
    expect(way, `break the circle: ${[...way, path].join(" > ")}`).not.toContain(path);
    if (done.has(path)) return;
    done.add(path);
    for (const next of runtime(path)) visit(next, [...way, path]);
  };
  for (const path of SOURCES) visit(path, []);
});

const ALLOWED: readonly { readonly what: RegExp; readonly where: RegExp; readonly why: string }[] = [
  {
    what: /"node:fs/u,
    where: /^src\/(?:workspace|output|action\/(?:run|channel)\.ts$|commands\/marked-processes\.ts$)/u,
    why: "files are read in workspace/ and written in output/",
  },
  {
    what: /\b(?:writeFile|appendFile|write|copyFile|cp|rename|symlink|link|mkdir|mkdtemp|rm|unlink|truncate|chmod)Sync\b|\bcreateWriteStream\b/u,
    where: /^src\/output\/(?:write-file|append-file|temporary-folder|print)\.ts$/u,
    why: "every file for a user is written by writeFile, which refuses links of the repository; the others are the runner's and temporary ones",
  },
  {
    what: /\bappendFile\((?!environment\["GITHUB_STEP_SUMMARY"\])/u,
    where: /^src\/(?:output\/append-file|action\/(?:run|write-outputs))\.ts$/u,
    why: "only the runner's own files are added to: GITHUB_OUTPUT and GITHUB_STEP_SUMMARY; write others with writeUserFile",
  },
  {
    what: /from "[^"]*\/output\/write-file\.js"/u,
    where: /^src\/(?:run\/write-user-file|action\/artifact)\.ts$/u,
    why: "write a user's file with writeUserFile, which says why it was refused",
  },
  {
    what: /"node:child_process"/u,
    where: /^src\/(?:git|commands|npm)\//u,
    why: "git is run in git/, npm in npm/, other programs in commands/",
  },
  {
    what: /"node:worker_threads"/u,
    where: /^src\/plugin\/config-schema\/config-(?:judgement|worker)\.ts$/u,
    why: "only the schemas of authors are run apart",
  },
  {
    what: /"(?:@actions\/|@octokit\/|undici")/u,
    where: /^src\/github\/(?:client|reach)\.ts$/u,
    why: "its client costs more than all of the check path, and is loaded for a call only",
  },
  { what: /\bfetch\(/u, where: /^src\/github\/(?:bounded-fetch|reach)\.ts$/u, why: "only github/ speaks to a network" },
  {
    what: /\bprocess\.[a-z]/u,
    where: /^src\/(?:cli|action|output|commands)\//u,
    why: "only faces, and what starts processes, know the process",
  },
  { what: /(?<!\/)\bconsole\./u, where: /^$/u, why: "reporters return text and faces write it" },
  { what: /process\.exit\(/u, where: /^$/u, why: "set process.exitCode: output may still be on its way" },
  {
    what: /from "[^"]*\/checks\/(?!index)/u,
    where: /^src\/checks\/index\.ts$/u,
    why: "checks are listed in checks/index.ts, and those of workflows where they are loaded alone",
  },
];

test.each(SOURCES)("%s does only what its floor may do", (path) => {
  for (const { what, where, why } of ALLOWED) {
    if (!where.test(path)) expect.soft(read(path), `${path}: ${why}`).not.toMatch(what);
  }
});

test("no file of ours is over 300 lines, or named after nothing", () => {
  const ours = [...SOURCES, ...filesIn("scripts"), ...filesIn("test")].filter((file) => file.endsWith(".ts"));
  for (const path of ours.filter((file) => !file.startsWith("src/generated/"))) {
    const lines = read(path).split("\n").length - 1;
    expect.soft(lines, `${path} has ${String(lines)} lines: split it by what it does`).toBeLessThanOrEqual(300);
    expect
      .soft(basename(path), "name it after the one thing it holds")
      .not.toMatch(/^(?:utils?|helpers?|common|manager)\./u);
  }
});

test("the lock file names no registry", () => {
  expect(read("package-lock.json"), "set omit-lockfile-registry-resolved=true and write it anew").not.toMatch(
    /"resolved": "https?:/u,
  );
});

test("the package has no dependencies: whoever installs it installs nothing else", () => {
  expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
});
