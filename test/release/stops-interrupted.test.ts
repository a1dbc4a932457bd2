import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readFileCommands } from "../runner/model.js";
import { RELEASE_TOKEN, releaseServer } from "../servers/release-server.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { DIST } from "../support/project.js";
import { commitOf, TAG, taggedPlugin } from "../support/release.js";
import { fourLines } from "../support/stops.js";

nightly.runIf(POSIX).each([
  ["SIGINT", 130, 2, "failed"],
  ["SIGTERM", 143, 4, "partially-released"],
] as const)(
  "%s, as of a job that is cancelled, ends the Action's release with status %i after %i effects, in four lines",
  async (signal, status, effects, state) => {
    const server = await releaseServer();
    const cwd = taggedPlugin(server);
    const [output, summary] = ["output", "summary"].map((name) => join(temporaryFolder(), name)) as [string, string];
    for (const file of [output, summary]) writeFileSync(file, "");
    const tag = { GITHUB_REF: `refs/tags/${TAG}`, GITHUB_REF_NAME: TAG, GITHUB_REF_TYPE: "tag" };
    const inputs = {
      INPUT_TARGETS: "github-release",
      "INPUT_GITHUB-TOKEN": RELEASE_TOKEN,
      "INPUT_RUN-SCRIPTS": "false",
    };
    const run = { GITHUB_EVENT_NAME: "push", GITHUB_SHA: commitOf(cwd), GITHUB_RUN_ID: "7" };
    const places = { GITHUB_API_URL: server.url, GITHUB_REPOSITORY: "lumen-labs/plugins" };
    const files = { GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary };
    const env = { PATH: process.env["PATH"], ...inputs, ...tag, ...run, ...places, ...files };
    const child = spawn(process.execPath, [join(DIST, "action", "index.js")], { cwd, env });
    server.end = () => child.kill(signal);
    server.trouble = ({ effect }) => (effect === effects ? { when: "after", what: "end in silence" } : undefined);
    const pieces: Buffer[] = [];
    child.stdout.on("data", (piece: Buffer) => pieces.push(piece));
    expect(await new Promise((resolve) => child.once("close", resolve))).toBe(status);
    const log = Buffer.concat(pieces).toString("utf8");
    await expect(fourLines(log, server)).toMatchFileSnapshot(`stops/action-interrupted-${String(effects)}.txt`);
    const outputs = readFileCommands(readFileSync(output, "utf8"));
    expect(outputs).toMatchObject({ verdict: "pass", "release-state": state });
    expect(JSON.parse(outputs["plan"] ?? "")).toHaveLength(7);
    expect(readFileSync(summary, "utf8")).toContain(
      `**Stopped at:** The run was interrupted (${signal})`.replaceAll(/[()]/gu, "\\$&"),
    );
  },
);
