export interface AnalyticsOptions {
  /** Events are sent to `{url}/analytics`. */
  readonly url: string;
  readonly pluginId: string;
  /** A random one by default. */
  readonly sessionId?: string;
  /** How many events are sent at once; 20 by default. */
  readonly batchSize?: number;
  /** How long an event waits for others, in milliseconds; 30,000 by default. */
  readonly delay?: number;
}

const DEFAULT_BATCH = 20;
const DEFAULT_DELAY = 30_000;
const SEND_TIMEOUT_MS = 10_000;
/** The events that wait. More are dropped, the oldest first: a server that is down must not fill the memory. */
const MAX_WAITING_EVENTS = 1000;
const MAX_EVENT_BYTES = 16 * 1024;

/**
 * Sends events in batches as `POST {url}/analytics`. No method throws or rejects: what cannot be sent is tried again
 * with the next batch, and what cannot be expressed in JSON is dropped. Call `close` in `onDisable`.
 */
export class Analytics {
  readonly #address: string;
  readonly #about: { readonly pluginId: string; readonly sessionId: string };
  readonly #batchSize: number;
  readonly #delay: number;
  /** As JSON, so that a later change of the properties does not matter. */
  #waiting: string[] = [];
  #dropped = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor({ url, pluginId, sessionId, batchSize = DEFAULT_BATCH, delay = DEFAULT_DELAY }: AnalyticsOptions) {
    this.#address = `${url.replace(/\/+$/u, "")}/analytics`;
    this.#about = { pluginId, sessionId: sessionId ?? makeSessionId() };
    this.#batchSize = Math.max(1, batchSize);
    this.#delay = delay;
  }

  /** How many events were dropped: too many were waiting, one was too long, or JSON cannot express it. */
  get dropped(): number {
    return this.#dropped;
  }

  track(event: string, properties: Readonly<Record<string, unknown>> = {}): void {
    if (this.#isClosed) return;
    const text = this.#format(event, properties);
    if (text === undefined || text.length > MAX_EVENT_BYTES) {
      this.#dropped++;
      return;
    }
    this.#keep([...this.#waiting, text]);
    if (this.#waiting.length >= this.#batchSize) void this.flush();
    else this.#timer ??= this.#startTimer();
  }

  /** Sends what waits. Resolves when it was sent, or could not be. */
  flush(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Sends what waits for the last time. Nothing is left running afterwards. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.flush();
    await this.flush();
  }

  #format(event: string, properties: Readonly<Record<string, unknown>>): string | undefined {
    try {
      const timestamp = new Date().toISOString();
      return JSON.stringify({ event, properties: { ...properties, ...this.#about, timestamp } });
    } catch {
      // A cycle, a BigInt, or a getter of the caller's that throws.
      return undefined;
    }
  }

  #keep(events: string[]): void {
    this.#dropped += Math.max(0, events.length - MAX_WAITING_EVENTS);
    this.#waiting = events.slice(-MAX_WAITING_EVENTS);
  }

  #startTimer(): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      void this.flush();
    }, this.#delay);
    // In Node, waiting events do not keep the process alive. Browsers have numbers here.
    if (typeof timer === "object") timer.unref();
    return timer;
  }

  async #sendAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.splice(0, this.#batchSize);
      if (await this.#send(batch)) continue;
      this.#keep([...batch, ...this.#waiting]);
      return;
    }
  }

  /** Whether the server has taken the events, or would never take them. */
  async #send(batch: readonly string[]): Promise<boolean> {
    try {
      const { ok, status } = await fetch(this.#address, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: `{"events":[${batch.join(",")}]}`,
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
      if (isRefused) this.#dropped += batch.length;
      return ok || isRefused;
    } catch {
      // The network's fault is not the plugin's: the events wait for the next time.
      return false;
    }
  }
}

/** Node 16 and pages that are not served securely have no `randomUUID`. The id separates sessions. It guards nothing. */
function makeSessionId(): string {
  const { crypto } = globalThis as { readonly crypto?: { randomUUID?(): string } };
  const makePart = (): string => Math.random().toString(36).slice(2);
  return crypto?.randomUUID?.() ?? `${Date.now().toString(36)}-${makePart()}-${makePart()}`;
}
