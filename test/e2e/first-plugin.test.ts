import { spawn } from "node:child_process";
import { describe, expect, test } from "vitest";
import { listBlocks, readDocument } from "../support/documents.js";
import { openSession, showOutput, typeCommand, type Session } from "../support/example-session.js";
import { temporaryFolder } from "../support/folders.js";
import { POSIX } from "../support/product.js";

const GUIDE = "docs/start/first-plugin.md";
/** What does not end with success. */
const STATUSES: Readonly<Record<string, number>> = { "plugin-preflight validate --only manifest-category": 1 };
/** What only ends on Ctrl-C, and what it has printed by then. */
const RUNNING: Readonly<Record<string, RegExp>> = { "npm run dev": /^Open http:\S+\n/mu };
/** What a command must have shown at its end. */
const SHOWN: readonly (readonly [command: string, output: RegExp])[] = [
  ["npm run check", /✔ My Clock 0\.1\.0 passes\b/u],
  ["plugin-preflight pack", /my-clock-0\.1\.0\.zip/u],
];

/** Starts a command, and interrupts it once it has printed what is awaited, or has ended. Gives what it printed. */
async function readUntil(command: string, awaited: RegExp, { cwd, env }: Session): Promise<string> {
  const child = spawn("bash", ["-c", command], { cwd, env: { ...process.env, ...env }, detached: true });
  let printed = "";
  const ended = new Promise((resolve) => child.once("close", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (bytes: Buffer) => {
      printed += bytes.toString();
      if (awaited.test(printed) && child.pid !== undefined) process.kill(-child.pid, "SIGINT");
    });
  }
  await ended;
  return printed;
}

describe.skipIf(!POSIX)("the guide for a first plugin, typed from top to bottom in an empty folder", () => {
  test("every command works as written, and prints what is shown", async () => {
    const session = openSession({ folder: temporaryFolder() });
    const typed = new Map<string, string>();
    const blocks = listBlocks(readDocument(GUIDE)).filter(
      ({ language, text }) => /^(?:sh|console)$/u.test(language) && !text.startsWith("git clone"),
    );
    for (const { language, text } of blocks) {
      const parts = language === "sh" ? text.trim().split("\n") : text.split(/^\$ /mu).slice(1);
      for (const part of parts) {
        const [command = "", ...shown] = part.trim().split("\n");
        const running = RUNNING[command];
        if (running) {
          expect(await readUntil(command, running, session), command).toMatch(running);
          continue;
        }
        const ended = await typeCommand(command, session);
        expect(ended.status, `${command}\n${ended.output}`).toBe(STATUSES[command] ?? 0);
        if (shown.length > 0) expect(showOutput(ended, session)).toBe(shown.join("\n"));
        typed.set(command, ended.stdout);
      }
    }
    for (const [command, output] of SHOWN) expect(typed.get(command), command).toMatch(output);
  });
});
