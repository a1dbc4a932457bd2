import { startProcess, type ProcessOptions } from "./start-process.js";

export interface Limits {
  readonly milliseconds: number;
  /** How much it may print. */
  readonly mostBytes: number;
  /** Ends it at once. */
  readonly signal?: AbortSignal | undefined;
}

/** How a process ended, with what it printed; or why it did not end by itself. */
export type Run =
  | { readonly kind: "ended"; readonly status: number; readonly bytes: Buffer; readonly complaint: string }
  | { readonly kind: "not-found" | "too-late" | "too-long" }
  | { readonly kind: "not-started"; readonly why: string };

const MAX_ERROR_OUTPUT_BYTES = 64 * 1024;

export function runToEnd(
  program: string,
  args: readonly string[],
  options: Omit<ProcessOptions, "stdio"> & { readonly input?: string | undefined },
  { milliseconds, mostBytes, signal }: Limits,
): Promise<Run> {
  const { input, ...processOptions } = options;
  const child = startProcess(program, args, {
    ...processOptions,
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  });
  return new Promise((resolve) => {
    const pieces: Buffer[] = [];
    let length = 0;
    let complaint = "";
    const end = (run: Run): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", onLate);
      child.kill("SIGKILL");
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(run);
    };
    const onLate = (): void => {
      end({ kind: "too-late" });
    };
    const timer = setTimeout(onLate, milliseconds);
    signal?.addEventListener("abort", onLate);
    child.stdout?.on("data", (piece: Buffer) => {
      pieces.push(piece);
      length += piece.length;
      if (length > mostBytes) end({ kind: "too-long" });
    });
    child.stderr?.on("data", (piece: Buffer) => {
      if (complaint.length < MAX_ERROR_OUTPUT_BYTES) complaint += piece.toString("utf8");
    });
    child.once("error", (error: NodeJS.ErrnoException) => {
      end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
    });
    child.once("close", (code) => {
      end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
    });
    // The process may end before it has read its input.
    child.stdin?.on("error", () => undefined).end(input);
  });
}
