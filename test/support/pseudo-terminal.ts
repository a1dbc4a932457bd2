import { spawn } from "node:child_process";
import { environmentWith, runProcess } from "./process.js";

interface OnTerminal {
  readonly columns: number;
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** What a shell's command shows on a pseudo-terminal, which the program `script` makes. */
export async function runOnTerminal(command: string, { columns, cwd, env = {} }: OnTerminal): Promise<Shown> {
  const { status, stdout } = await runProcess("script", makeWords(command, columns), {
    cwd,
    env: { TERM: "xterm-256color", ...env },
  });
  return { status, text: stdout.replaceAll("\r\n", "\n") };
}

/** What is typed as soon as some text is shown. A function does something before, and gets all that was shown. */
export type Talk = readonly (readonly [shown: string, typed: string | ((text: string) => string | Promise<string>)])[];

/** The same, with somebody who types. Nothing is typed twice. */
export async function talkOnTerminal(
  command: string,
  { columns, cwd, env = {} }: OnTerminal,
  talk: Talk,
): Promise<Shown> {
  const child = spawn("script", makeWords(command, columns), {
    cwd,
    env: environmentWith({ TERM: "xterm-256color", ...env }),
    timeout: TALK_TIMEOUT_MS,
  });
  let text = "";
  let read = 0;
  let turn = 0;
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    text += piece;
    for (let next = talk[turn]; next; next = talk[turn]) {
      const at = text.indexOf(next[0], read);
      if (at < 0) return;
      read = at + next[0].length;
      turn++;
      const typed = typeof next[1] === "string" ? next[1] : next[1](text);
      if (typeof typed === "string") child.stdin.write(typed);
      else void typed.then((later) => child.stdin.write(later)).catch((error: unknown) => child.emit("error", error));
    }
  });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (turn < talk.length) throw new Error(`${talk[turn]?.[0] ?? ""} was never shown:\n${text}`);
  return { status, text: text.replaceAll("\r\n", "\n") };
}

/** One that waits for what is never typed is ended then. */
const TALK_TIMEOUT_MS = 500_000;

function makeWords(command: string, columns: number): readonly string[] {
  const sized = `stty cols ${String(columns)}; ${command}`;
  return process.platform === "darwin" ? ["-q", "/dev/null", "sh", "-c", sized] : ["-qec", sized, "/dev/null"];
}

interface Shown {
  readonly status: number | null;
  readonly text: string;
}

export function removeColors(text: string): string {
  return text.replace(/\u001b\[\d+m/gu, "");
}
