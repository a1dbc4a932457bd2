import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect } from "vitest";
import { temporaryFolder, makePlugin, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { runCli } from "../support/product.js";
import { readReport } from "../support/records.js";
import { roundsOf, SAMPLED_RUNTIMES } from "../support/torture.js";

const RUNS = roundsOf(12, 6);
/** So many, until one has come upon a file that was gone. */
const MAX_RUNS = 100;

/** Takes every file and folder of a plugin away, one at a time and soon after each other, and puts it back. */
const RESTLESS = `
  const { readdirSync, renameSync, rmSync, cpSync } = require("node:fs");
  const { join } = require("node:path");
  const [, plugin, whole, aside] = process.argv;
  const paths = readdirSync(whole, { recursive: true });
  const attempt = (work) => { try { work(); } catch (error) { if (!error.code) throw error; } };
  let at = 0;
  process.on("SIGTERM", () => process.exit(0));
  (function step() {
    for (let times = 0; times < 5; times++) {
      const path = paths[at++ % paths.length];
      if (at % 3 === 0) attempt(() => { rmSync(join(plugin, path), { recursive: true, force: true }); });
      else attempt(() => { renameSync(join(plugin, path), join(aside, "gone")); });
      attempt(() => { cpSync(join(whole, path), join(plugin, path), { recursive: true }); });
      attempt(() => { rmSync(join(aside, "gone"), { recursive: true, force: true }); });
    }
    setImmediate(step);
  })();
`;

nightly.each(SAMPLED_RUNTIMES)(
  "files that vanish and come back while they are read under $runtime are findings or none, and never a crash",
  async ({ node }) => {
    const [cwd, whole, aside] = [makePlugin({ ".git/": "" }), temporaryFolder(), temporaryFolder()];
    for (const folder of [cwd, whole]) for (const name of ["a", "b"]) wholePlugin({}, join(folder, "plugins", name));
    const restless = spawn(process.execPath, ["-e", RESTLESS, cwd, whole, aside], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    let complained = "";
    restless.stderr.on("data", (bytes: Buffer) => (complained += bytes.toString()));
    const statuses = new Set<number | null>();
    const reported = new Set<string>();
    try {
      for (let run = 0; run < (reported.size > 0 ? RUNS : MAX_RUNS); run++) {
        const args = run % 2 === 0 ? ["validate", "plugins/a", "plugins/b"] : ["validate", "plugins/*"];
        const { status, stdout, stderr } = await runCli([...args, "--format", "json"], { node, cwd });
        statuses.add(status);
        if (status === 2) {
          expect([stdout, stderr]).toEqual([
            "",
            expect.stringMatching(/^plugin-preflight: (?:There is no folder|No plugin matches) .+\n.+\n$/u),
          ]);
          continue;
        }
        expect([[0, 1].includes(status ?? -1), stderr]).toEqual([true, ""]);
        const { plugins } = readReport(stdout);
        expect(plugins.flatMap(({ outcomes }) => outcomes.filter((outcome) => outcome.status === "crashed"))).toEqual(
          [],
        );
        for (const { findings } of plugins) for (const { check } of findings) reported.add(check);
      }
    } finally {
      restless.kill("SIGTERM");
      await once(restless, "close");
    }
    expect(complained).toBe("");
    // Otherwise nothing had vanished, and nothing was shown here.
    expect(reported.size).toBeGreaterThan(0);
  },
);
