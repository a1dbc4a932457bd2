import { expect, test } from "vitest";
import { chooseBuild } from "../../../src/editor/preview/choose-build.js";
import type { BuildState, BuildStatus } from "../../../src/editor/preview/protocol.js";
import { makeBuildReader, type BuildReader } from "../../../src/editor/preview/read-build.js";
import { runBuilder } from "../../../src/editor/preview/run-builder.js";
import { makePlugin } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";

const SOURCE = "export const a = 1;\nexport const b = ;\n";

function makeReader(): BuildReader {
  const root = makePlugin({ "src/other.ts": SOURCE });
  return makeBuildReader({ workspace: diskWorkspace(root), root, folder: "" }, (_, file) => file);
}

/** The words for each status that a tool's lines come to, without what repeats. */
function follow(reader: BuildReader, lines: readonly string[]): readonly string[] {
  const said = lines.map((line) => describe(reader.read(line)));
  return said.filter((words, at) => words !== said[at - 1]);
}

function describe(status: BuildStatus): string {
  if (status.kind !== "failed") return status.kind;
  return [status.kind, status.problem.message, status.problem.place?.place].join(": ");
}

const ESCAPE = "\u001b[31m";
const PARSE_ERROR = [
  `${ESCAPE}[PARSE_ERROR] \u001b[0mUnexpected token`,
  "   ╭─[ src/other.ts:2:18 ]",
  "    at a (/x.mjs:1:2)",
];

/** What these tools print, taken from runs of them: a first build, one that fails, and one after the mend. */
const PRINTED: Readonly<Record<string, readonly (readonly string[])[]>> = {
  "rolldown 1.2": [
    ["Waiting for changes...", "✔ Rebuilt dist in 14.00 ms."],
    ["Found src/other.ts changed, rebuilding...", "", " ERROR  Build failed with 1 error:", "", ...PARSE_ERROR],
    ["Found src/other.ts changed, rebuilding...", "✔ Rebuilt dist in 5.00 ms."],
  ],
  "rolldown 1.2 through a pipe": [
    ["[log] Waiting for changes...", "[success] Rebuilt dist in 15.00 ms."],
    ["[log] Found src/other.ts changed, rebuilding...", "[error] Build failed with 1 error:", ...PARSE_ERROR],
    ["[log] Found src/other.ts changed, rebuilding...", "[success] Rebuilt dist in 18.00 ms."],
  ],
  "vite 8": [
    ["watching for file changes...", "build started...", "dist/x.js  0.04 kB │ gzip: 0.06 kB", "built in 129ms."],
    ["build started...", "✓ 2 modules transformed.", "Build failed with 1 error:", ...PARSE_ERROR],
    ["build started...", "dist/x.js  0.04 kB │ gzip: 0.06 kB", "built in 78ms."],
  ],
  esbuild: [
    ["[watch] build finished, watching for changes..."],
    [
      '[watch] build started (change: "src/other.ts")',
      "✘ [ERROR] Unexpected token",
      "",
      "    src/other.ts:2:18:",
      "[watch] build finished",
    ],
    ['[watch] build started (change: "src/other.ts")', "[watch] build finished"],
  ],
  tsc: [
    ["8:32:15 PM - Starting compilation in watch mode...", "8:32:18 PM - Found 0 errors. Watching for file changes."],
    [
      "8:32:18 PM - File change detected. Starting incremental compilation...",
      "src/other.ts(2,18): error TS1109: Unexpected token",
      "8:32:18 PM - Found 1 error. Watching for file changes.",
    ],
    ["8:32:18 PM - File change detected. Starting incremental compilation...", "8:32:19 PM - Found 0 errors."],
  ],
  rollup: [
    ["bundles src/other.ts → dist...", "created dist in 82ms"],
    ["bundles src/other.ts → dist...", "[!] RollupError: Unexpected token", "src/other.ts (2:18)"],
    ["bundles src/other.ts → dist...", "created dist in 12ms"],
  ],
  webpack: [
    ["asset plugin.js 1.2 KiB [emitted]", "webpack 5.99.0 compiled successfully in 82 ms"],
    [
      "ERROR in ./src/other.ts",
      "Module parse failed: Unexpected token (src/other.ts:2:18)",
      "webpack 5.99.0 compiled with 1 error in 9 ms",
    ],
    ["asset plugin.js 1.2 KiB [emitted]", "webpack 5.99.0 compiled successfully in 12 ms"],
  ],
};

test.each(Object.entries(PRINTED))("%s says that a build fails, where, and that the next one does not", (_, rounds) => {
  const reader = makeReader();
  const [first = [], broken = [], mended = []] = rounds;
  expect(follow(reader, first).at(-1)).toBe("built");
  expect(follow(reader, broken).at(-1)).toMatch(/^failed: .*(?:Unexpected token|src\/other).*: src\/other\.ts:2:18$/u);
  expect(follow(reader, mended).at(-1)).toBe("built");
});

test("what a build prints is shown without escape sequences, and without the stack of the tool", () => {
  const reader = makeReader();
  for (const line of ["Build failed with 1 error:", ...PARSE_ERROR]) reader.read(line);
  const last = reader.read("");
  expect(last.kind === "failed" && last.problem.output).toEqual([
    "Build failed with 1 error:",
    "[PARSE_ERROR] Unexpected token",
    "   ╭─[ src/other.ts:2:18 ]",
  ]);
  expect(last.kind === "failed" && last.problem.place).toMatchObject({ line: "export const b = ;" });
});

test("a warning of an import without a package is no failed build", () => {
  const lines = [
    "Found src/other.ts changed, rebuilding...",
    "src/other.ts (1:14) [UNRESOLVED_IMPORT] Could not resolve 'x'",
  ];
  expect(follow(makeReader(), [...lines, "✔ Rebuilt dist in 43.00 ms."])).toEqual(["building", "built"]);
});

test("new files say that a tool of which nothing is known has built, and nothing of one that is known", () => {
  const unknown = makeReader();
  expect(unknown.read("Error: it does not go").kind).toBe("failed");
  expect(unknown.noticeFiles().kind).toBe("built");
  const known = makeReader();
  for (const line of ["build started...", "dist/x.js 1 kB", "Build failed with 1 error:"]) known.read(line);
  expect(known.noticeFiles().kind).toBe("failed");
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ["build:watch", { dev: "plugin-preflight dev", "build:watch": "rolldown -w", build: "rolldown" }, "build:watch"],
  ["dev, where that builds", { dev: "rolldown -w", build: "rolldown" }, "dev"],
  [
    "build, where dev is the preview",
    { dev: "npx plugin-preflight dev --open", build: "rolldown -c" },
    "build --watch",
  ],
])("%s is started", (_, scripts, expected) => {
  const { script, more } = chooseBuild({ scripts });
  expect([script, ...more].join(" ")).toBe(expected);
});

test.runIf(POSIX).each([
  ["exit 3", "npm run dev exited with code 3", "It is started again when you save a file"],
  ["no-such-bundler --watch", "npm run dev exited with code 127", "Install the dependencies: npm install"],
  ["", "npm run dev cannot be started: there is no npm", "Install the dependencies: npm install"],
])("a build goes on before it says anything, and says how it has ended: %j", async (dev, message, help) => {
  const root = makePlugin({ "package.json": JSON.stringify({ name: "weather", version: "1.4.0", scripts: { dev } }) });
  const told: (readonly [BuildState, string | undefined])[] = [];
  const { signal } = new AbortController();
  const place = { workspace: diskWorkspace(root), root, folder: "" };
  const own = { packageJson: {}, environment: dev ? process.env : {}, named: [], platform: process.platform };
  await runBuilder(
    { script: "dev", text: dev, more: [] },
    {
      ...place,
      ...own,
      cancellation: { signal, hurry: signal },
      reader: makeReader(),
      onChange: (...all) => told.push([all[0], all[1]]),
    },
  );
  expect(told[0]).toEqual([{ line: "npm run dev", printed: [], status: { kind: "building" } }, undefined]);
  const [last, line] = told.at(-1) ?? [];
  expect(last?.status).toMatchObject({ kind: "failed", problem: { message, help } });
  expect(line).toBe(`${message}. ${help}`);
});
