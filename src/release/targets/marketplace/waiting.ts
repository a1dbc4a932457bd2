import { pause } from "../../../base/network/pause.js";
import type { Marketplace } from "../../../marketplace/client/open-marketplace.js";
import type { ReadResource, WaitingTime } from "../../../marketplace/client/send-request.js";
import type { Version } from "../../../generated/marketplace-types.js";

/** How long all waiting of a run may take. */
interface WaitingLimits {
  /** In milliseconds. */
  readonly timeout: number;
  /** The first pause between two readings. Each further pause is half as long again. */
  readonly pause: number;
  readonly signal?: AbortSignal | undefined;
}

/** So long may a server hold its answer until something changes. */
const MAX_HELD_SECONDS = 20;
const MAX_PAUSE_MS = 30_000;

/** Waits for a marketplace, and counts the time. The client counts its repetitions here, too. */
export class Waiting implements WaitingTime {
  private spent = 0;

  constructor(private readonly limits: WaitingLimits) {}

  get left(): number {
    return this.limits.timeout - this.spent;
  }

  spend(time: number): void {
    this.spent += time;
  }

  /** Reads a version until it is as wanted, or the time is over. Returns whether it is. */
  async forVersion(
    marketplace: Pick<Marketplace, "changed">,
    known: ReadResource<Version> | undefined,
    isOver: (version: Version) => boolean,
  ): Promise<boolean> {
    let { etag } = known ?? {};
    return this.repeat(async (left) => {
      const seconds = Math.min(MAX_HELD_SECONDS, Math.floor(left / 1000));
      const { value, etag: next, retryAfter } = await marketplace.changed(etag, seconds);
      if (value) etag = next;
      return { isOver: value !== undefined && isOver(value), retryAfter };
    });
  }

  /**
   * Does something again and again until it is over, or the time is. Returns whether it is over.
   *
   * @param read is given the rest of the time, in milliseconds.
   */
  async repeat(
    read: (left: number) => Promise<{ readonly isOver: boolean; readonly retryAfter: number | undefined }>,
  ): Promise<boolean> {
    const { pause: first, signal } = this.limits;
    for (let next = first; this.left > 0; next = Math.min(next * 1.5, MAX_PAUSE_MS)) {
      const [began, before] = [performance.now(), this.spent];
      const { isOver, retryAfter } = await read(this.left);
      const held = performance.now() - began;
      // What the client has counted meanwhile is a part of it.
      this.spent = Math.max(this.spent, before + held);
      if (isOver) return true;
      // A server that has held its answer has waited already.
      const wanted = retryAfter === undefined ? Math.max(0, next - held) : Math.min(retryAfter, MAX_PAUSE_MS);
      const wait = Math.min(Math.max(wanted, first / 2), this.left);
      if (wait <= 0) return false;
      await pause(wait, signal);
      signal?.throwIfAborted();
      this.spend(wait);
    }
    return false;
  }
}
