import { spawn, type ChildProcess } from "node:child_process";
import { cleanUpLater } from "./clean-up.js";
import { NODE_WITH_SQLITE, TOKENS } from "./marketplace.js";
import { environmentWith } from "./process.js";
import { CLI } from "./product.js";

/** `marketplace serve` of dist/, as an operator starts it. */
export interface ServedCli {
  /** Where it listens; undefined if it has ended before that. */
  readonly base: string | undefined;
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

export const GIVEN = {
  PLUGIN_MARKETPLACE_TOKEN: TOKENS.publish,
  PLUGIN_MARKETPLACE_READ_TOKEN: TOKENS.read,
  PLUGIN_MARKETPLACE_REVIEW_TOKEN: TOKENS.review,
};

export async function serveCli(
  data: string,
  more: readonly string[] = [],
  given: Readonly<Record<string, string>> = GIVEN,
): Promise<ServedCli> {
  const words = [CLI, "marketplace", "serve", "--port", "0", "--data", data, ...more];
  const child = spawn(NODE_WITH_SQLITE ?? "", words, {
    env: environmentWith(given),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", resolve);
  });
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Ctrl-C")) resolve();
      });
    }
  });
  cleanUpLater(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  await Promise.race([ready, ended]);
  const base = /^(?:Listens at|Marketplace) +(http:\S+)/mu.exec(output)?.[1];
  return { base, child, output: () => output, ended };
}
