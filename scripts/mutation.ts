import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { installPackages } from "../test/bench/peers.js";
import { GUARDS, TESTS_VARIABLE, type Guards } from "../test/mutation/guards.js";
import { formatMutationPage, formatRoomLines } from "../test/mutation/mutation-page.js";
import { readMutants, type RoomResult } from "../test/mutation/mutants.js";
import { measureOrdinary } from "../test/mutation/ordinary/ordinary.js";
import { takeOrdinarySection } from "../test/mutation/ordinary/ordinary-page.js";

/*
 * Changes the files that guard something in thousands of ways, one at a time, and runs their tests after each change.
 * A change that no test notices is printed. The reports stay in build/mutation/.
 *
 *     npm run mutation                 all rooms; writes docs/maintainers/mutation.md
 *     npm run mutation -- text npm     these
 *     npm run mutation -- --page       writes docs/maintainers/mutation.md from the reports that are there
 *     npm run mutation -- --ordinary   the rooms whose tests start the built program: see test/mutation/ordinary/
 */

const FOLDER = join("build", "mutation");
const PACKAGES = ["@stryker-mutator/core@9.6.1", "@stryker-mutator/vitest-runner@9.6.1"];
const STRYKER = join(FOLDER, "node_modules", "@stryker-mutator");
/** A change may make a loop endless. */
const TEST_TIMEOUT_MS = 15_000;
const LEAST_SCORE = 85;

function reportOf(room: string): string {
  return join(FOLDER, `${room}.json`);
}

/** Its peer, vitest, is the one of this project, which is found above this folder. */
function installStryker(): void {
  if (existsSync(join(STRYKER, "core"))) return;
  if (!installPackages(FOLDER, ["--legacy-peer-deps", ...PACKAGES])) throw new Error("npm cannot install Stryker");
}

function mutateRoom({ room, files, tests }: Guards): void {
  const configuration = {
    mutate: files,
    testRunner: "vitest",
    plugins: [resolve(STRYKER, "vitest-runner", "dist", "src", "index.js")],
    vitest: { configFile: "test/mutation/vitest.config.ts", related: false },
    reporters: ["json", "progress-append-only"],
    jsonReporter: { fileName: reportOf(room) },
    coverageAnalysis: "perTest",
    concurrency: 2,
    timeoutMS: TEST_TIMEOUT_MS,
    tempDirName: join(FOLDER, "tmp"),
    // No test here starts what a build makes.
    ignorePatterns: ["/build", "/dist", "/docs", "/site", "/editors"],
    disableTypeChecks: false,
  };
  const file = join(FOLDER, `${room}.config.json`);
  writeFileSync(file, JSON.stringify(configuration));
  const { status } = spawnSync(process.execPath, [join(STRYKER, "core", "bin", "stryker.js"), "run", file], {
    stdio: "inherit",
    env: { ...process.env, [TESTS_VARIABLE]: tests.join(",") },
  });
  if (status !== 0) throw new Error(`Stryker exited with code ${String(status)}`);
}

function readRoom(guards: Guards): RoomResult {
  return { guards, mutants: readMutants(readFileSync(reportOf(guards.room), "utf8")) };
}

const PAGE = join("docs", "maintainers", "mutation.md");

function measureGuards(words: readonly string[]): void {
  const isPage = words.includes("--page");
  const rooms = words.filter((word) => word !== "--page");
  const unknown = rooms.filter((room) => !GUARDS.some((guards) => guards.room === room));
  if (unknown.length > 0) throw new Error(`There is no room ${unknown.join(", ")}`);
  const chosen = GUARDS.filter(({ room }) => rooms.length === 0 || rooms.includes(room));
  mkdirSync(FOLDER, { recursive: true });
  if (!isPage) {
    installStryker();
    for (const guards of chosen) mutateRoom(guards);
  }
  const results = chosen.map(readRoom);
  process.stdout.write(results.map(formatRoomLines).join("\n"));
  if (rooms.length === 0)
    writeFileSync(PAGE, `${formatMutationPage(results)}\n${takeOrdinarySection(readFileSync(PAGE, "utf8"))}`);
  const weak = results.filter(({ mutants }) => mutants.score < LEAST_SCORE || mutants.unexplained.length > 0);
  if (weak.length === 0) return;
  process.stdout.write(`\nToo weak: ${weak.map(({ guards }) => guards.room).join(", ")}\n`);
  process.exitCode = 1;
}

const words = process.argv.slice(2);
if (words.includes("--ordinary")) await measureOrdinary(words);
else measureGuards(words);
