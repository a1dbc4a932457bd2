import { fork, type ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { cleanUpLater } from "./clean-up.js";
import type { StartOptions } from "../../src/marketplace/server/start-marketplace.js";
import { temporaryFolder } from "./folders.js";
import { RUNTIMES } from "./product.js";
import { ROOT } from "./project.js";

/** What a process sets itself. */
type Seams = "replace" | "wrap" | "onWrite" | "onCrash" | "onAnswered";

export interface ServerOptions extends Partial<Omit<StartOptions, Seams>> {
  /** The name of a seeded fault. */
  readonly fault?: string;
  /** So many published plugins are in the folder before the start. */
  readonly plugins?: number;
  /** The process ends itself at the write of this number, from 0. */
  readonly killAt?: number;
}

export type Order = { readonly order: number } & (
  | { readonly do: "start"; readonly options: Omit<StartOptions, Seams> & ServerOptions }
  | { readonly do: "stop"; readonly server: number }
);

export interface Reply {
  readonly order: number;
  readonly base?: string;
  readonly listens?: string;
  readonly metrics?: string | undefined;
  readonly differences?: readonly string[];
  readonly error?: string;
}

/** A marketplace of this project, on loopback. */
export interface TestMarketplace {
  readonly base: string;
  /** Where it listens itself, and its metrics. */
  readonly listens: string;
  readonly metrics: string | undefined;
  readonly data: string;
  readonly tokens: StartOptions["tokens"];
  /** Ends it. @throws if an exchange differed from docs/marketplace-openapi.yaml. */
  readonly stop: () => Promise<void>;
}

export const TOKENS = { publish: "publish_test", read: "read_test", review: "review_test" } as const;

/** The first Node at hand that has SQLite; `undefined` if there is none. */
export const NODE_WITH_SQLITE = RUNTIMES.map(({ node }) => node).find((node) => {
  const test = 'process.exitCode = process.getBuiltinModule?.("node:sqlite") ? 0 : 1';
  try {
    execFileSync(node, ["-e", test], { stdio: "ignore" });
    return true;
  } catch (error) {
    if (error instanceof Error && "status" in error) return false;
    throw error;
  }
});

/** Why tests with a marketplace are skipped, for their names. */
export const NEEDS_SQLITE = "needs Node 22.13 or newer: set PREFLIGHT_NODE24";

const PROGRAM = join(ROOT, "build", "test", "support", "marketplace-process.js");
const LOOPBACK = { host: "127.0.0.1", port: 0 };

/** A process that runs marketplaces. It ends with the test file. */
export class MarketplaceProcess {
  readonly writes: string[] = [];
  #orders = 0;
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly ended: Promise<void>;

  constructor() {
    this.#child = fork(PROGRAM, [], { execPath: NODE_WITH_SQLITE ?? process.execPath, execArgv: [], env: {} });
    this.#child.on("message", (message: Reply | { readonly write: string }) => {
      if ("write" in message) this.writes.push(message.write);
      else this.#waiting.get(message.order)?.(message);
    });
    this.ended = new Promise((resolve) => {
      this.#child.once("exit", () => {
        for (const [order, answer] of this.#waiting) answer({ order, error: "The process has ended" });
        resolve();
      });
    });
    cleanUpLater(() => this.kill());
  }

  async start(options: ServerOptions = {}): Promise<TestMarketplace> {
    const { data = temporaryFolder(), tokens = TOKENS } = options;
    const defaults = { review: "auto", issuers: {}, publishers: [], maxArtifactBytes: 4 * 1024 * 1024 } as const;
    const server = this.#orders;
    const whole = { ...defaults, ...LOOPBACK, ...options, data, tokens };
    const { base = "", listens = "", metrics } = await this.#send({ do: "start", options: whole });
    const stop = async (): Promise<void> => {
      const { differences = [] } = await this.#send({ do: "stop", server });
      if (differences.length > 0) throw new Error(differences.slice(0, 5).join("\n"));
    };
    return { base, listens, metrics, data, tokens, stop };
  }

  async kill(): Promise<void> {
    this.#child.kill("SIGKILL");
    await this.ended;
  }

  async #send(order: { do: "start"; options: ServerOptions } | { do: "stop"; server: number }): Promise<Reply> {
    const number = this.#orders++;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(number, resolve);
      if (this.#child.exitCode !== null || this.#child.signalCode !== null)
        resolve({ order: number, error: "The process has ended" });
      else this.#child.send({ ...order, order: number });
    });
    this.#waiting.delete(number);
    if (reply.error !== undefined) throw new Error(reply.error);
    return reply;
  }
}
