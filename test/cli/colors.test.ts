import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { CLI, POSIX, runCli } from "../support/product.js";
import { removeColors, runOnTerminal } from "../support/pseudo-terminal.js";
import { SAMPLED_RUNTIMES } from "../support/torture.js";

const cwd = wholePlugin({ "manifest.json": manifestWith({ name: "W" }) });
const FORCED = { TERM: "xterm-256color", FORCE_COLOR: "3", COLORTERM: "truecolor" };

describe.each(SAMPLED_RUNTIMES)("the command line under $runtime", ({ node }) => {
  describe.runIf(POSIX)("on a terminal of 60 columns", () => {
    test("prints findings in colours, and fits them", async () => {
      const stdout = await onTerminal("validate");
      expect(stdout).toContain("\u001b[31merror\u001b[39m");
      expect(stdout).toContain("\u001b[2mmanifest-name\u001b[22m");
      const lines = removeColors(stdout).split("\n");
      const sources = lines.filter((line) => line.includes("│"));
      expect(sources.length).toBeGreaterThan(0);
      expect(sources.filter((line) => line.length > 60)).toEqual([]);
    });

    test.each([{ NO_COLOR: "" }, { NO_COLOR: "1", FORCE_COLOR: "1" }, { TERM: "dumb", FORCE_COLOR: "true" }])(
      "prints colours with %j",
      async (wish) => {
        expect(await onTerminal("validate", wish)).toContain("\u001b[31merror\u001b[39m");
      },
    );

    nightly.each([
      ...[{ NO_COLOR: "1" }, { NO_COLOR: "0" }, { TERM: "dumb" }],
      ...[{ FORCE_COLOR: "0" }, { FORCE_COLOR: "false" }, { NO_COLOR: "1", FORCE_COLOR: "" }],
    ])("prints no colours with %j", async (wish) => {
      const stdout = await onTerminal("validate", wish);
      expect(stdout).toContain("error");
      expect(stdout).not.toContain("\u001b");
    });

    test("leaves colours out of a report file", async () => {
      const file = join(temporaryFolder(), "report.txt");
      expect(await onTerminal('validate --output "$FILE"', { FILE: file })).toContain("\u001b");
      expect(readFileSync(file, "utf8")).toContain("error");
      expect(readFileSync(file, "utf8")).not.toContain("\u001b");
    });
  });

  nightly.each(["1", "2", "3", "true"])(
    "prints colours into a pipe with FORCE_COLOR=%s, but not as JSON",
    async (forced) => {
      const { stdout } = await runCli(["validate"], { node, cwd, env: { FORCE_COLOR: forced } });
      expect(stdout).toContain("\u001b[31merror\u001b[39m");
      const { stdout: json } = await runCli(["validate", "--format", "json"], {
        node,
        cwd,
        env: { FORCE_COLOR: forced },
      });
      expect(json).not.toContain("\u001b");
    },
  );

  nightly.each([{}, { NO_COLOR: "1" }, { FORCE_COLOR: "" }, { ...FORCED, FORCE_COLOR: "0" }])(
    "leaves colours out of a pipe, also with %j",
    async (wish) => {
      const env = { TERM: "xterm-256color", ...wish };
      const { stdout } = await runCli(["validate"], { node, cwd, env });
      expect(stdout).toContain("error");
      expect(stdout).not.toContain("\u001b");
    },
  );

  /** What some arguments in the shell's words show. */
  async function onTerminal(args: string, wish: Readonly<Record<string, string>> = {}): Promise<string> {
    const env = { NODE: node, CLI, ...wish };
    const { status, text } = await runOnTerminal(`"$NODE" "$CLI" ${args}`, { columns: 60, cwd, env });
    expect(status).toBe(1);
    return text;
  }
});
