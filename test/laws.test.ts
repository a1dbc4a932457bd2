import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { CHUNKS } from "../scripts/chunks.js";
import { INPUT_NAMES } from "../src/core/action-interface.js";
import { cyclesIn, filesIn, importGraph } from "./support/imports.js";
import { ROOT } from "./support/project.js";

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");
/** Templates are the code of authors. */
const SOURCES = filesIn("src").filter((path) => path.endsWith(".ts") && !path.startsWith("src/create/templates/"));
const IMPORTS = importGraph(SOURCES);

/** From the bottom: a room imports from itself and from the layers below its own. */
const LAYERS: readonly (readonly string[])[] = [
  ["base/text"],
  ["generated", "sdk"],
  ["base/files"],
  ["base/output"],
  ["base/network", "base/processes"],
  ["base/git"],
  ["repository/tags"],
  ["repository"],
  ["plugin"],
  ["core"],
  ["checks", "commands", "reporters"],
  ["host"],
  // A run is inspected before it is packed, and what was packed is inspected as a run is.
  ["run"],
  ["release/packing"],
  ["catalog", "github", "marketplace/contract", "marketplace/serving", "release/registry"],
  ["marketplace/client"],
  ["release", "marketplace/server", "marketplace/kit"],
  ["manifest.ts"],
  ["create", "editor/preview", "editor/language-server"],
  ["cli", "action", "index.ts"],
  ["library.ts"],
  ["main.ts"],
];
const ROOMS = LAYERS.flat().toSorted((one, other) => other.length - one.length);
/** The innermost room of a file; "" for one that is in none. */
const roomOf = (path: string): string =>
  ROOMS.find((room) => path === `src/${room}` || path.startsWith(`src/${room}/`)) ?? "";
const layerOf = (path: string): number => LAYERS.findIndex((rooms) => rooms.includes(roomOf(path)));
/** Folders of a room that have a door of their own. Every other folder of a room is private to it. */
const DOORS: readonly string[] = [
  ...["json", "markdown", "versions", "yaml"].map((folder) => `base/text/${folder}`),
  ...["bundle", "config-schema", "configuration", "documents", "images", "lifecycle", "manifest"].map(inPlugin),
  ...["npm-files", "package", "scripts", "secrets", "workflows"].map(inPlugin),
  // Its faults of values are what a command reports of settings.
  "checks/config-schema",
  "create/environment",
  // The preview finds the place that a build names as a check of commands does.
  "commands/problems",
  // The preview loads and mounts a plugin as the child process of a run does.
  "host/loading",
  "host/mount",
  "release/credentials",
  "release/packing/difference",
];
function inPlugin(subject: string): string {
  return `plugin/${subject}`;
}
const INNER_ROOMS = [...ROOMS, ...DOORS].toSorted((one, other) => other.length - one.length);
/** The innermost room or folder with a door that a path is in. */
const innerRoomOf = (path: string): string => INNER_ROOMS.find((room) => path.startsWith(`src/${room}/`)) ?? "";
/** Of `src/plugin/manifest/shape.ts`: `src/plugin/manifest`; `undefined` for a file that belongs to no subject. */
const subjectOf = (path: string): string | undefined => /^src\/(?:plugin|checks)\/[^/]+(?=\/)/u.exec(path)?.[0];
const linesIn = (path: string): number => read(path).split("\n").length - 1;
const allImports = (): readonly (readonly [from: string, to: string])[] =>
  [...IMPORTS].flatMap(([from, imported]) => imported.map((to) => [from, to] as const));

test("every input has a test", () => {
  const tests = filesIn("test/action").map(read).join("\n");
  for (const name of INPUT_NAMES) {
    expect(tests.includes(name), `test the input ${name} in test/action`).toBe(true);
  }
});

test("the Action's description fits the marketplace of GitHub", () => {
  const description = /^description: (.*)$/mu.exec(read("action.yml"))?.[1] ?? "";
  expect(description.length).toBeLessThan(125);
  expect(description).not.toBe("");
});

test("every room of src/ has a layer", () => {
  const lost = SOURCES.filter((path) => layerOf(path) < 0);
  expect(lost, "give the room a place in LAYERS of test/laws.test.ts").toEqual([]);
});

test("docs/maintainers/architecture.md names the layers as they are", () => {
  const rows = [...read("docs/maintainers/architecture.md").matchAll(/^\| \d+ \| (`[^|]*) \|/gmu)].map(
    ([, rooms = ""]) => [...rooms.matchAll(/`([^`]+?)\/?`/gu)].map(([, room]) => room).toSorted(),
  );
  const layers = LAYERS.map((rooms) => rooms.toSorted());
  expect(rows, 'write the table "Rooms and layers" as LAYERS of test/laws.test.ts has it').toEqual(layers);
});

test("imports go down", () => {
  const up = allImports().filter(([from, to]) => roomOf(from) !== roomOf(to) && layerOf(to) >= layerOf(from));
  expect(up, "move what both need into a layer below them, or let the upper one pass it in").toEqual([]);
});

test("what others import stands at the root of a room", () => {
  const entering = allImports().filter(
    ([from, to]) => innerRoomOf(from) !== innerRoomOf(to) && ![`src/${innerRoomOf(to)}`, "src"].includes(dirname(to)),
  );
  expect(entering, "move it to the root of its room, or ask what is there").toEqual([]);
  for (const door of DOORS)
    expect(
      SOURCES.some((path) => dirname(path) === `src/${door}`),
      door,
    ).toBe(true);
});

test("a subject imports from itself and from below, never from another subject", () => {
  const across = allImports().filter(([from, to]) => {
    const [own, other] = [subjectOf(from), subjectOf(to)];
    return own !== undefined && other !== undefined && roomOf(from) === roomOf(to) && own !== other;
  });
  expect(
    across,
    'in plugin/ ask for the fact: reading.fact("name"), Facts["name"]; or move what both need below',
  ).toEqual([]);
});

test("only plugin.ts and checks/index.ts bring the subjects together", () => {
  const joining = allImports().filter(
    ([from, to]) => roomOf(from) === roomOf(to) && subjectOf(from) === undefined && subjectOf(to) !== undefined,
  );
  const others = joining.filter(([from]) => !["src/plugin/plugin.ts", "src/checks/index.ts"].includes(from));
  expect(others, "what several subjects need knows none of them: move it into the subject, or turn it round").toEqual(
    [],
  );
});

test("nothing imports in a circle, types and import() included", () => {
  expect(cyclesIn(IMPORTS), "move what they share into a file that imports neither").toEqual([]);
});

test("the Action never loads the marketplace's server, nor the tests of its contract", () => {
  const reached = new Set(SOURCES.filter((path) => path.startsWith("src/action/")));
  for (const path of reached) for (const imported of IMPORTS.get(path) ?? []) reached.add(imported);
  const loaded = [...reached].filter((path) => /^src\/marketplace\/(?:server|kit)\//u.test(path));
  expect(reached.size).toBeGreaterThan(200);
  expect(loaded, "move what both need out of marketplace/server/ and marketplace/kit/").toEqual([]);
  const rows = CHUNKS["marketplace-server"]?.map((path) => `src/${path}`) ?? [];
  const loaders = SOURCES.filter((path) => IMPORTS.get(path)?.some((imported) => rows.includes(imported)));
  expect(loaders, "only the table of the commands loads its chunk").toEqual([
    "src/cli/all-commands.ts",
    "src/cli/commands.ts",
  ]);
});

test("the table of chunks has each chunk's modules, which an import() loads, and src/ names no chunk", () => {
  const loaded = SOURCES.flatMap((path) =>
    [...read(path).matchAll(/\bimport\(\s*"([^"]+)",?\s*\)/gu)].map(([, from = ""]) =>
      from.startsWith(".") ? join(dirname(path), from).replace(/^src\/(.*)\.js$/u, "$1.ts") : from,
    ),
  );
  const unused = Object.values(CHUNKS).flatMap((modules) => modules.filter((module) => !loaded.includes(module)));
  expect(unused, "remove them from scripts/chunks.ts").toEqual([]);
  const naming = SOURCES.filter((path) => read(path).includes("webpackChunkName"));
  expect(naming, "name the module in scripts/chunks.ts, and leave out the comment").toEqual([]);
});

const ALLOWED: readonly { readonly what: RegExp; readonly where: RegExp; readonly why: string }[] = [
  {
    what: /"node:fs/u,
    where:
      /^src\/(?:base\/files|base\/output|sdk\/load-environment\.ts$|base\/processes\/programs\.ts$|action\/(?:run|channel)\.ts$|commands\/marked-processes\.ts$|(?:host|editor\/preview)\/child\/)/u,
    why: "files are read in base/files/ and written in base/output/",
  },
  {
    what: /\b(?:writeFile|appendFile|write|copyFile|cp|rename|symlink|link|mkdir|mkdtemp|rm|unlink|truncate|chmod)Sync\b|\bcreateWriteStream\b/u,
    where:
      /^src\/(?:base\/output\/(?:write-file|open-folder|new-folder|append-file|temporary-folder|durable-file|print)|host\/child\/(?:channel|guard-files|report-prints|serve|stored-files))\.ts$/u,
    why: "every file for a user is written by writeFile, which refuses links of the repository; the others are the runner's, temporary ones, and a server's own, and a folder that did not exist",
  },
  {
    what: /\bappendFile\(/u,
    where: /^src\/(?:base\/output\/append-file|action\/(?:outputs|write-summary))\.ts$/u,
    why: "only the runner's own files are added to: GITHUB_OUTPUT and GITHUB_STEP_SUMMARY; write others with writeUserFile",
  },
  {
    what: /from "[^"]*\/output\/write-file\.js"/u,
    where: /^src\/(?:run\/write-user-file|action\/artifact)\.ts$/u,
    why: "write a user's file with writeUserFile, which says why it was refused",
  },
  {
    what: /"node:child_process"/u,
    where: /^src\/(?:base\/processes\/start-process|host\/child\/guard-processes)\.ts$/u,
    why: "processes are started by startProcess, which gives them what is listed and nothing else",
  },
  {
    what: /"node:worker_threads"/u,
    where:
      /^src\/(?:plugin\/config-schema\/(?:validate-config|config-worker)|plugin\/bundle\/syntax-fault|host\/child\/guard-processes|marketplace\/server\/answer-orders)\.ts$/u,
    why: "only the schemas of authors are run apart, and modules compiled that only an engine can check; and the process that checks archives watches whether its server lives",
  },
  {
    what: /"(?:@actions\/|@octokit\/)/u,
    where:
      /^src\/(?:action\/(?:channel|command-log|hide-tokens|input-texts|run-with-scripts)|github\/client|release\/credentials\/identity-token|release\/registry\/publish-tarball)\.ts$/u,
    why: "a client costs more than all of the check path, and is loaded for a call only; in the Action, the build leaves out the toolkit's",
  },
  {
    what: /\bfetch\(/u,
    where:
      /^src\/(?:base\/network\/(?:answer|connection|make-fetch|tunnel)|sdk\/(?:analytics|check-for-update)|editor\/preview\/browser\/ask-server)\.ts$/u,
    why: "only base/network/ speaks to one, what authors call for themselves, and a page to its own server",
  },
  {
    what: /(?<!-)\bprocess\.[a-z]/u,
    where:
      /^src\/(?:(?:cli|action|base\/output|commands|base\/processes|host|editor\/preview\/child)\/|base\/text\/hash\.ts$|plugin\/config-schema\/validate-config\.ts$|release\/credentials\/identity-token\.ts$|release\/registry\/token-guard\.ts$|marketplace\/server\/answer-orders\.ts$)/u,
    why: "only entry points, what starts processes, what npm loads, what counts processor time, what hashes, and what the toolkit's client reads know the process",
  },
  {
    what: /\b(?:openArchive|parseZipDirectory)\b/u,
    where: /^src\/(?:base\/files\/(?:archive|read-zip)|release\/packing\/accept-archive)\.ts$/u,
    why: "an archive of others is opened by acceptArchive, so that each reader refuses the same in the same words; openOwnArchive is for bytes that this tool has made or accepted",
  },
  { what: /(?<![/.])\bconsole\./u, where: /^$/u, why: "reporters return text and entry points write it" },
  { what: /process\.exit\(/u, where: /^$/u, why: "set process.exitCode: output may still be on its way" },
  {
    what: /from "[^"]*\/checks\/(?!index|rules-not-judged|config-schema\/config-fault-problem)/u,
    where: /^src\/checks\/index\.ts$/u,
    why: "checks are listed in checks/index.ts, and those of workflows where they are loaded alone",
  },
];

test.each(ALLOWED)("$why", ({ what, where, why }) => {
  const others = SOURCES.filter((path) => !where.test(path) && what.test(read(path)));
  expect(others, `${why}: do it there, and hand over what comes of it`).toEqual([]);
});

const OURS = [...SOURCES, ...filesIn("scripts"), ...filesIn("test"), ...filesIn("editors/vscode/src")].filter(
  (path) => path.endsWith(".ts") && !path.startsWith("src/generated/"),
);

test("no file of ours is over 300 lines", () => {
  const long = OURS.filter((path) => linesIn(path) > 300).map((path) => `${path}: ${String(linesIn(path))} lines`);
  expect(long, "split it by what it does").toEqual([]);
});

test("a file of a few lines is there because two others need it, or it is loaded alone", () => {
  const few = SOURCES.filter((path) => linesIn(path) <= 12 && !path.startsWith("src/generated/"));
  const lonely = few.filter((path) => {
    const isEntry =
      /^src\/(?:[^/]+|cli\/index|action\/index|host\/child\/dom|editor\/preview\/browser\/(?:frame|workbench))\.ts$/u.test(
        path,
      ) || path.endsWith(".d.ts");
    const isListed = path.endsWith("/facts.ts") || read(path).includes("export default");
    const importers = [...IMPORTS].filter(([, imported]) => imported.includes(path));
    const isLazy = importers.every(([from]) =>
      /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?$/u.test(read(from).split(`"./${basename(path, ".ts")}.js"`)[0] ?? ""),
    );
    return !isEntry && !isListed && importers.length < 2 && !(isLazy && importers.length > 0);
  });
  expect(lonely, "move its lines into the one file that needs them").toEqual([]);
});

test("a file is named after the one thing that it holds, in small letters and hyphens", () => {
  const misnamed = OURS.filter((path) => {
    const name = basename(path).split(".")[0] ?? "";
    return !/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name) || /^(?:utils?|helpers?|common|managers?)$/u.test(name);
  });
  expect(misnamed, "give it the name of what is in it").toEqual([]);
});

test.each(["package-lock.json", "editors/vscode/package-lock.json"])("%s names no registry", (file) => {
  expect(read(file), "set omit-lockfile-registry-resolved=true and write it anew").not.toMatch(/"resolved": "https?:/u);
});

test("the package has no dependencies: whoever installs it installs nothing else", () => {
  expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
});
