import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { wholePlugin } from "../support/folders.js";
import { ask, openPreview } from "../support/preview.js";
import { CLI, POSIX } from "../support/product.js";
import { removeColors, talkOnTerminal, type Talk } from "../support/pseudo-terminal.js";

/** Presses keys. Gives what is shown, and the terminal's state before and after it. */
async function press(keys: Talk) {
  const cwd = wholePlugin();
  const command = `stty -a > before; node ${CLI} dev --no-build; echo "status $?"; stty -a > after`;
  const { text } = await talkOnTerminal(command, { columns: 100, cwd }, keys);
  const [before, after] = ["before", "after"].map((file) => readFileSync(join(cwd, file), "utf8"));
  return { text: removeColors(text.replaceAll("\r\n", "\n")), before, after };
}

describe.runIf(POSIX)("dev on a terminal", () => {
  test("does what keys say, ends the check that one has started, and leaves the terminal as it was", async () => {
    const { text, before, after } = await press([
      ["Press h for help, q to stop.", "h"],
      ["h  show this help", "r"],
      ["reloads the plugin.", "l"],
      ["has not logged anything", "cc"],
      ["check is still running.", "q"],
    ]);
    expect(text).toContain("status 0\n");
    expect(after).toBe(before);
  });

  test("shows what the plugin has logged, each line as text", async () => {
    const { text } = await press([
      [
        "Press h for help, q to stop.",
        async (shown) => {
          const { workbench, cookie } = await openPreview(/Open (http:\S+)/u.exec(shown)?.[1] ?? "");
          const headers = { Cookie: cookie, Origin: new URL(workbench).origin };
          const body = "12:00 high water\n::error::\u001b[31m";
          expect((await ask(`${workbench}log`, headers, { method: "POST", body })).status).toBe(204);
          return "l";
        },
      ],
      ["::error::", "q"],
    ]);
    expect(text).toContain("\n12:00 high water\n\\::error::\\x1b[31m\n");
  });

  test.each([
    ["dev --no-build", "stop.", "q"],
    ["validate --watch", "stop.", "\u0003"],
    ["types --output types.d.ts --watch", "stop.", "\u0003"],
  ])("%s breaks what it says between words where the terminal is narrow", async (command, last, key) => {
    const { text } = await talkOnTerminal(`node ${CLI} ${command}`, { columns: 40, cwd: wholePlugin() }, [[last, key]]);
    const lines = removeColors(text).split(/\r?\n/u);
    const said = lines.filter((line) => /browser|Press|Waiting|stop\.$/u.test(line));
    expect(said.length).toBeGreaterThan(1);
    expect(said.filter((line) => line.length > 40)).toEqual([]);
  });

  test("is interrupted by Ctrl-C as without keys", async () => {
    const { text, before, after } = await press([
      ["Press h for help, q to stop.", "h"],
      ["h  show this help", "\u0003"],
    ]);
    expect(text).toMatch(/: interrupted; [^]*status 130\n/u);
    expect(after).toBe(before);
  });
});
