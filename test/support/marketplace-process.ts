import type { Answer, Asked, Handle } from "../../src/marketplace/serving/answer.js";
import { startMarketplace, type Started } from "../../src/marketplace/server/start-marketplace.js";
import { fillMarketplace } from "../bench/marketplace-plugins.js";
import { findExchangeFault } from "./contract-exchange.js";
import { FAULTS } from "./marketplace-faults.js";
import type { Order, Reply } from "./marketplace.js";

/** A process that runs any number of marketplaces, as its parent orders. It needs a Node with SQLite, and build/. */

const running = new Map<number, Started & { readonly differences: string[] }>();

process.on("message", (order: Order) => {
  void obey(order).then(
    (reply) => process.send?.({ ...reply, order: order.order }),
    (error: unknown) =>
      process.send?.({ order: order.order, error: String(error instanceof Error ? error.stack : error) }),
  );
});

async function obey(order: Order): Promise<Omit<Reply, "order">> {
  if (order.do === "stop") {
    const started = running.get(order.server);
    running.delete(order.server);
    await started?.close();
    return { differences: started?.differences ?? [] };
  }
  const { fault, killAt, plugins = 0, ...options } = order.options;
  if (plugins > 0) await fillMarketplace(options.data, plugins);
  const seeded = fault === undefined ? undefined : FAULTS[fault];
  if (fault !== undefined && !seeded) throw new Error(`There is no fault ${fault}`);
  const differences: string[] = [];
  let writes = 0;
  const started = await startMarketplace({
    ...options,
    replace: (parts) => ({ ...parts, ...seeded?.replace?.(parts) }),
    wrap: (handle) => record(seeded?.wrap?.(handle) ?? handle, differences),
    onCrash: (error) => differences.push(error.stack ?? error.message),
    onWrite(point) {
      process.send?.({ write: point });
      if (writes++ === killAt) process.kill(process.pid, "SIGKILL");
    },
  });
  running.set(order.order, { ...started, differences });
  const { base, listens, metrics } = started;
  return { base, listens, metrics, differences };
}

/** Holds every exchange against the contract. What is sent may be wrong on purpose, if it is refused. */
function record(handle: Handle, differences: string[]): Handle {
  return async (asked) => {
    let body: Uint8Array | undefined;
    const answer = await handle({
      ...asked,
      readBody: async (most) => (body = await asked.readBody(most)),
    });
    const fault = findFault(asked, body, answer);
    if (fault !== undefined) differences.push(fault);
    return answer;
  };
}

function findFault(asked: Asked, body: Uint8Array | undefined, answer: Answer): string | undefined {
  const headers = Object.entries(answer.headers).map(([name, value]) => [name.toLowerCase(), value] as const);
  const bytes = answer.body === undefined ? undefined : new Uint8Array(Buffer.from(answer.body));
  const exchange = {
    request: { ...asked, body },
    status: answer.status,
    answer: { headers: Object.fromEntries(headers), body: bytes },
  };
  return findExchangeFault(exchange, true);
}
