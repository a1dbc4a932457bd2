import type { Answered, FrameJob, FromFrame, ToFrame } from "../protocol.js";

type Asking = Extract<ToFrame, { readonly call: number } | { readonly kind: "load" }>;
type WithoutCall<Message> = Message extends unknown ? Omit<Message, "call"> : never;
/** What the workbench asks of the plugin. A process has no job: the server knows what to load. */
export type Order =
  WithoutCall<Asking> | (Omit<Extract<ToFrame, { readonly kind: "load" }>, "job"> & { readonly job?: FrameJob });

/** The other end is the plugin, in a frame or in a process. */
export interface PluginLink {
  /** Starts the plugin's page or process again. Open orders to the one before it get no answer. */
  restart(permissions: readonly string[]): void;
  /** Orders something, and waits until it is done. */
  ask(order: Order): Promise<Answered>;
  tell(message: Extract<ToFrame, { readonly kind: "theme" }>): void;
}

export interface LinkEvents {
  readonly onMessage: (message: FromFrame) => void;
  readonly onFlood: () => void;
  /** The plugin has stopped to answer, or answers again. */
  readonly onHang: (isHanging: boolean) => void;
}

/** How often the plugin is asked whether it still answers, in milliseconds. */
const PING_MS = 1000;
/** A plugin that works on something long answers late. */
const HANG_MS = 5000;

/**
 * Watches whether a plugin answers. A loop without an end keeps it from that, and it alone: the workbench is another
 * process.
 */
export function watchAnswers(ping: () => void, onHang: (isHanging: boolean) => void) {
  /** When the oldest ping was sent that has no answer yet. */
  let open: number | undefined;
  let isHanging = false;
  let isWatching = false;
  const setHanging = (hangs: boolean): void => {
    if (hangs !== isHanging) onHang(hangs);
    isHanging = hangs;
  };
  const notice = (): void => {
    open = undefined;
    setHanging(false);
  };
  setInterval(() => {
    if (!isWatching) return;
    if (open === undefined) open = performance.now();
    else if (performance.now() - open > HANG_MS) setHanging(true);
    ping();
  }, PING_MS);
  return {
    /** From now on, as what is watched is there. */
    begin() {
      isWatching = true;
      notice();
    },
    end() {
      isWatching = false;
      notice();
    },
    notice,
  };
}
