import { describe, expect, test } from "vitest";
import { makePlugin } from "../support/folders.js";
import { livingPlugin } from "../support/live.js";
import { CLI, POSIX } from "../support/product.js";
import { runOnTerminal } from "../support/pseudo-terminal.js";

const SLOW = "export const onEnable = () => new Promise((resolve) => setTimeout(resolve, 700));\n";

describe.runIf(POSIX)("test on a terminal", () => {
  test("says which hook runs if it takes long, and removes that line", async () => {
    const cwd = makePlugin({ ".git/": "", ...livingPlugin(SLOW, { manifest: { type: "service" } }) });
    const { text } = await runOnTerminal(`'${process.execPath}' '${CLI}' test --only onEnable`, { columns: 80, cwd });
    const at = text.indexOf("onEnable  0 s");
    expect([at > 0, text.indexOf("\r\u001b[K", at) > at, text.includes("load  0 s")]).toEqual([true, true, false]);
  });
});
