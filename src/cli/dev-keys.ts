import { isOutputTerminal } from "../base/output/print.js";

/** What a key does. */
export interface DevKey {
  readonly key: string;
  readonly help: string;
  readonly act: () => void;
}

const CTRL_C = "\u0003";

/** Whether a person can press keys. */
export function canPressKeys(): boolean {
  return process.stdin.isTTY && isOutputTerminal();
}

/**
 * Does what the keys say that a person presses, until what it returns is called. Ctrl-C interrupts the run as before.
 */
export function listenForKeys(keys: readonly DevKey[]): () => void {
  const { stdin } = process;
  const take = (typed: string): void => {
    // Also what is pasted or typed at once.
    for (const sign of typed) {
      if (sign === CTRL_C) process.emit("SIGINT");
      keys.find(({ key }) => key === sign.toLowerCase())?.act();
    }
  };
  stdin.setRawMode(true);
  stdin.setEncoding("utf8").on("data", take).resume();
  return () => {
    stdin.removeListener("data", take).setRawMode(false);
    stdin.pause();
  };
}

/** `o open · r reload`, for the line below the address. */
export function formatKeys(keys: readonly DevKey[]): string {
  return keys.map(({ key, help }) => `  ${key}  ${help}`).join("\n");
}
