import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { runCli, RUNTIMES } from "../support/product.js";

const cwd = wholePlugin({ "manifest.json": manifestWith({ name: "W" }) });

/** Makes Node take its stdout for a terminal of 60 columns. */
const TERMINAL = `
  import { WriteStream } from "node:tty";
  const { getColorDepth, hasColors } = WriteStream.prototype;
  Object.assign(process.stdout, { isTTY: true, columns: 60, getColorDepth, hasColors });
`;
const onTerminal = ["--import", `data:text/javascript,${encodeURIComponent(TERMINAL)}`];

describe.each(RUNTIMES)("the command line under $runtime", ({ node }) => {
  test("colours what it tells a terminal, and fits it", async () => {
    const env = { TERM: "xterm-256color" };
    const { status, stdout } = await runCli(["validate"], { node, cwd, env, nodeOptions: onTerminal });
    expect(status).toBe(1);
    expect(stdout).toContain("\u001b[31merror\u001b[39m");
    const plain = stdout.replace(/\u001b\[\d+m/gu, "").split("\n");
    for (const line of plain.filter((text) => text.includes("│"))) expect(line.length).toBeLessThanOrEqual(60);
  });

  test.each([{ NO_COLOR: "1" }, { TERM: "dumb" }])("leaves colours out where %j says so", async (wish) => {
    const env = { TERM: "xterm-256color", ...wish };
    const { stdout } = await runCli(["validate"], { node, cwd, env, nodeOptions: onTerminal });
    expect(stdout).toContain("error");
    expect(stdout).not.toContain("\u001b");
  });

  test.each([{}, { NO_COLOR: "1" }, { FORCE_COLOR: "3", COLORTERM: "truecolor" }])(
    "leaves colours out of a pipe, also with %j",
    async (wish) => {
      const env = { TERM: "xterm-256color", ...wish };
      const { stdout } = await runCli(["validate"], { node, cwd, env });
      expect(stdout).toContain("error");
      expect(stdout).not.toContain("\u001b");
    },
  );

  test("leaves colours out of a file that it writes beside a terminal", async () => {
    const file = join(temporaryFolder(), "report.txt");
    const env = { TERM: "xterm-256color" };
    const { status, stdout } = await runCli(["validate", "--output", file], {
      node,
      cwd,
      env,
      nodeOptions: onTerminal,
    });
    expect([status, stdout.includes("\u001b")]).toEqual([1, true]);
    expect(readFileSync(file, "utf8")).toContain("error");
    expect(readFileSync(file, "utf8")).not.toContain("\u001b");
  });
});
