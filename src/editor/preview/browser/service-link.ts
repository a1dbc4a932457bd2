import { parseFromFrame, type Answered } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { watchAnswers, type LinkEvents, type PluginLink } from "./plugin-link.js";

/** The other end is the plugin in a process of the host, which the server passes everything on to. */
export function openService({ onMessage, onHang }: LinkEvents): PluginLink {
  let messages: EventSource | undefined;
  let turn = 0;
  const watch = watchAnswers(() => {
    void send({ kind: "ping" });
  }, onHang);
  const listen = (): void => {
    if (messages) return;
    messages = new EventSource("messages");
    messages.addEventListener("message", ({ data }: MessageEvent<string>) => {
      const message = parseFromFrame(JSON.parse(data));
      if (message?.kind === "pong") watch.notice();
      else if (message) onMessage(message);
      if (message?.kind === "ended") watch.end();
    });
  };
  return {
    restart() {
      turn++;
      watch.end();
      listen();
      onMessage({ kind: "ready" });
    },
    tell: () => undefined,
    async ask(order) {
      const own = turn;
      // A process has no page that a component is in.
      if (order.kind === "mount" || order.kind === "unmount") return { outcome: "done" };
      if (order.kind === "load") watch.end();
      const answer = await send(order);
      if (own !== turn) return new Promise<never>(() => undefined);
      if (order.kind === "load" && answer.outcome !== "failed") watch.begin();
      return answer;
    },
  };
}

async function send(order: object): Promise<Answered> {
  try {
    const response = await askServer("service", JSON.stringify(order));
    if (response.ok) return (await response.json()) as Answered;
    return { outcome: "failed", error: { name: "", message: await response.text(), stack: "" } };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { outcome: "failed", error: { name: "", message: "The preview does not answer", stack: "" } };
  }
}
