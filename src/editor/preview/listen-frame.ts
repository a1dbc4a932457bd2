import { networkInterfaces } from "node:os";
import { UsageError } from "../../core/errors.js";
import type { Handle } from "../../marketplace/serving/answer.js";
import { listen, type Listener } from "../../marketplace/serving/http-listener.js";

/** The server of the plugin's page, which has two names: a browser takes them for two sites. */
export interface FrameListener {
  /** By the name `localhost`, which is another site than the workbench's 127.0.0.1. */
  readonly far: string;
  /** By the name of the workbench. */
  readonly near: string;
  readonly serve: (handle: Handle) => void;
  readonly close: () => Promise<void>;
}

const HOST = "127.0.0.1";
const HOST_6 = "::1";
const MAX_TRIES = 10;

/**
 * Listens on any free port of both loopback addresses. So `localhost` never leads to the server of another user.
 *
 * @throws {UsageError} if nothing can listen.
 */
export async function listenForFrame(reportCrash: (error: Error) => void): Promise<FrameListener> {
  const hasHost6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === HOST_6));
  for (let tries = 1; ; tries++) {
    const first = await listen({ host: HOST, port: 0 }, reportCrash);
    const port = Number(new URL(first.base).port);
    try {
      const second = hasHost6 ? [await listen({ host: HOST_6, port }, reportCrash)] : [];
      return joinListeners([first, ...second], port);
    } catch (error) {
      await first.close();
      if (!(error instanceof UsageError) || tries === MAX_TRIES) throw error;
    }
  }
}

function joinListeners(listeners: readonly Listener[], port: number): FrameListener {
  return {
    far: `http://localhost:${String(port)}`,
    near: `http://${HOST}:${String(port)}`,
    serve(handle) {
      for (const one of listeners) one.serve(handle);
    },
    async close() {
      await Promise.all(listeners.map((one) => one.close()));
    },
  };
}
