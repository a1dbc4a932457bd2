import { FRAME_SANDBOX, LOAD_CALL, parseFromFrame, type Answered, type ToFrame } from "../protocol.js";
import { isReached } from "./ask-server.js";
import { makeElement } from "./make-element.js";
import { watchAnswers, type LinkEvents, type PluginLink } from "./plugin-link.js";

/** The other end is the plugin's page: only its window and its origin are heard, and every message is read. */
export interface FrameLink extends PluginLink {
  /** Contains the frame. */
  readonly element: HTMLElement;
  /** The page's own preference of colors follows from the frame's. */
  setScheme(scheme: string): void;
  setSize(width: string, height: string, zoom: number): void;
}

/** What a browser asks its user for: the permissions of the manifest have the same names. */
const FEATURES = ["clipboard-read", "clipboard-write", "geolocation", "camera", "microphone"];

/** Of a page in one second. One that says more has an endless loop, and must not freeze the workbench. */
const MAX_MESSAGES = 500;

export function openFrame(address: string, { onMessage, onFlood, onHang }: LinkEvents): FrameLink {
  const { origin } = new URL(address);
  const element = makeElement("div", { class: "frame" });
  const waiting = new Map<number, (answer: Answered) => void>();
  let frame: HTMLIFrameElement | undefined;
  let scheme = "";
  let count = LOAD_CALL;
  let messages = 0;
  const tell = (message: ToFrame): void => {
    frame?.contentWindow?.postMessage(message, origin);
  };
  const watch = watchAnswers(() => {
    tell({ kind: "ping" });
  }, onHang);
  setInterval(() => {
    messages = 0;
  }, 1000);
  window.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame?.contentWindow) return;
    const message = parseFromFrame(event.data);
    if (message?.kind === "ready") watch.begin();
    if (message?.kind === "pong") watch.notice();
    else if (message?.kind === "answer") {
      waiting.get(message.call)?.(message);
      waiting.delete(message.call);
    } else if (message && ++messages <= MAX_MESSAGES) onMessage(message);
    else if (messages === MAX_MESSAGES + 1) onFlood();
  });
  return {
    element,
    tell,
    restart(permissions) {
      waiting.clear();
      watch.end();
      // A new frame: the process of one that hangs is not used again.
      frame = makeElement("iframe", {
        title: "The plugin",
        sandbox: FRAME_SANDBOX,
        allow: permissions.filter((one) => FEATURES.includes(one)).join("; "),
      });
      frame.style.colorScheme = scheme;
      frame.src = address;
      element.replaceChildren(frame);
    },
    setScheme(wanted) {
      scheme = wanted;
      if (frame) frame.style.colorScheme = wanted;
    },
    setSize(width, height, zoom) {
      element.style.width = width;
      element.style.height = height;
      element.style.setProperty("zoom", String(zoom));
    },
    ask(order) {
      const call = order.kind === "load" ? LOAD_CALL : ++count;
      const answer = new Promise<Answered>((resolve) => waiting.set(call, resolve));
      tell({ ...order, call } as ToFrame);
      return answer;
    },
  };
}

/**
 * Chooses the address of the frame: on a site of its own, unless this browser does not reach that.
 *
 * @param say gets a sentence where it does not.
 */
export async function chooseFrameAddress(
  { far = "", near = "", reach = "" }: DOMStringMap,
  say: (text: string) => void,
): Promise<string> {
  if (await isReached(reach)) return far;
  const { host } = new URL(far);
  say(
    `This browser does not reach ${host}. The plugin runs on the site of this page, so its endless loop freezes both.`,
  );
  return near;
}
