import { isOutputTerminal } from "../base/output/print.js";

/** What a key does. */
export interface DevKey {
  readonly key: string;
  readonly help: string;
  readonly act: () => void;
}

const CTRL_C = "\u0003";
const CTRL_Z = "\u001A";

/** Whether a person can press keys. */
export function canPressKeys(): boolean {
  return process.stdin.isTTY && isOutputTerminal();
}

/**
 * Does what the keys say that a person presses, until what it returns is called. Ctrl-C interrupts the run and Ctrl-Z
 * stops it, as without this.
 */
export function listenForKeys(keys: readonly DevKey[]): () => void {
  const { stdin } = process;
  const acts = new Map<string, () => void>([
    [CTRL_C, () => process.emit("SIGINT", "SIGINT")],
    [
      CTRL_Z,
      () => {
        stdin.setRawMode(false);
        process.once("SIGCONT", () => stdin.setRawMode(true)).kill(process.pid, "SIGTSTP");
      },
    ],
    ...keys.map(({ key, act }) => [key, act] as const),
  ]);
  const take = (typed: string): void => {
    // Also what is pasted or typed at once.
    for (const sign of typed) acts.get(sign.toLowerCase())?.();
  };
  stdin.setRawMode(true);
  stdin.setEncoding("utf8").on("data", take).resume();
  return () => {
    stdin.removeListener("data", take).setRawMode(false);
    stdin.pause();
  };
}

/** One line for each key. */
export function formatKeys(keys: readonly DevKey[]): string {
  return keys.map(({ key, help }) => `  ${key}  ${help}`).join("\n");
}
