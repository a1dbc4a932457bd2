import { LOAD_CALL, parseFromFrame, type Answered, type FromFrame, type ToFrame } from "../protocol.js";

type Asking = Extract<ToFrame, { readonly call: number } | { readonly kind: "load" }>;
type WithoutCall<Message> = Message extends unknown ? Omit<Message, "call"> : never;

/** The other end is the plugin's page: only its window and its origin are heard, and every message is read. */
export interface FrameLink {
  readonly element: HTMLIFrameElement;
  /** Loads the page again. Open requests to the page before it get no answer. */
  reload(permissions: readonly string[]): void;
  /** Asks for something, and waits until it is done. */
  ask(message: WithoutCall<Asking>): Promise<Answered>;
  tell(message: ToFrame): void;
}

/** What a browser asks its user for: the permissions of the manifest have the same names. */
const FEATURES = ["clipboard-read", "clipboard-write", "geolocation", "camera", "microphone"];

/** Of a page in one second. One that says more has an endless loop, and must not freeze the workbench. */
const MAX_MESSAGES = 500;

export function openFrame(address: string, onMessage: (message: FromFrame) => void, onFlood: () => void): FrameLink {
  const { origin } = new URL(address);
  const element = document.createElement("iframe");
  element.title = "The plugin";
  // It may run scripts and keep its own origin. It may not open windows, nor lead this page elsewhere.
  element.setAttribute("sandbox", "allow-scripts allow-same-origin allow-forms");
  const waiting = new Map<number, (answer: Answered) => void>();
  let count = LOAD_CALL;
  let messages = 0;
  setInterval(() => {
    messages = 0;
  }, 1000);
  window.addEventListener("message", (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== element.contentWindow) return;
    const message = parseFromFrame(event.data);
    if (message?.kind === "answer") {
      waiting.get(message.call)?.(message);
      waiting.delete(message.call);
    } else if (message && ++messages <= MAX_MESSAGES) onMessage(message);
    else if (messages === MAX_MESSAGES + 1) onFlood();
  });
  const tell = (message: ToFrame): void => {
    element.contentWindow?.postMessage(message, origin);
  };
  return {
    element,
    tell,
    reload(permissions) {
      waiting.clear();
      element.allow = permissions.filter((one) => FEATURES.includes(one)).join("; ");
      element.src = address;
    },
    ask(message) {
      const call = message.kind === "load" ? LOAD_CALL : ++count;
      const answer = new Promise<Answered>((resolve) => waiting.set(call, resolve));
      tell({ ...message, call } as ToFrame);
      return answer;
    },
  };
}
