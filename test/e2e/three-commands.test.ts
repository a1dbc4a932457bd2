import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { temporaryFolder } from "../support/folders.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE } from "../support/marketplace.js";
import { DIST, ROOT } from "../support/project.js";

const [DOCUMENT, HEADING] = ["docs/marketplace/try.md", "# Try a marketplace on your own machine"] as const;

let server: ChildProcess | undefined;
afterEach(() => {
  server?.kill("SIGKILL");
});

/** The commands of a document, below a heading. */
function readCommands(document: string, heading: string): readonly string[] {
  const [, below = ""] = `\n${readFileSync(join(ROOT, document), "utf8")}`.split(`\n${heading}\n`);
  const own = below.split(/\n##+ /u)[0] ?? "";
  return [...own.matchAll(/^```sh\n([^]*?)\n```$/gmu)].map(([, command = ""]) => command);
}

/** A clone in which nothing is installed. */
function makeClone(): string {
  const clone = join(temporaryFolder(), "plugin-preflight");
  mkdirSync(clone);
  cpSync(DIST, join(clone, "dist"), { recursive: true });
  cpSync(join(ROOT, "fixtures", "whole", "weather-widget"), join(clone, "fixtures", "whole", "weather-widget"), {
    recursive: true,
  });
  return clone;
}

async function findFreePort(): Promise<number> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const address = taken.address();
  await new Promise((resolve) => taken.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

describe.skipIf(NODE_WITH_SQLITE === undefined || process.platform === "win32")(
  `a release on your own machine in three commands (${NEEDS_SQLITE})`,
  () => {
    test(`as ${DOCUMENT} has them`, async () => {
      const [serve = "", make = "", release = "", ...others] = readCommands(DOCUMENT, HEADING);
      expect(others).toEqual([]);
      expect(release).toContain("release ../weather");
      const clone = makeClone();
      const port = String(await findFreePort());
      const PATH = [dirname(NODE_WITH_SQLITE ?? ""), process.env["PATH"] ?? ""].join(delimiter);
      const start = (command: string): ChildProcess =>
        spawn("bash", ["-c", command], {
          cwd: clone,
          env: { PATH, HOME: clone },
          stdio: ["ignore", "pipe", "inherit"],
        });
      const run = async (command: string): Promise<{ readonly status: number | null; readonly output: string }> => {
        const child = start(command);
        let output = "";
        child.stdout?.on("data", (bytes: Buffer) => (output += bytes.toString()));
        const status = await new Promise<number | null>((resolve) => child.once("close", resolve));
        return { status, output };
      };
      server = start(`exec env ${serve} --port ${port}`);
      await new Promise((resolve) => server?.stdout?.once("data", resolve));
      expect(await run(make)).toMatchObject({ status: 0 });
      const released = await run(release.replace(":4700", `:${port}`));
      const listing = `http://127.0.0.1:${port}/plugins/weather-widget`;
      expect(released.output.trimEnd().split("\n").at(-1)).toBe(`Released: ${listing}`);
      expect(released.status).toBe(0);
      expect(await (await fetch(listing)).text()).toContain("/plugins/weather-widget/versions/1.4.0");
    });
  },
);
