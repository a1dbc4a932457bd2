import { pause } from "./pause.js";

/** The result of one request. Without a `wait`, the same request would fail again. */
export type Attempt<Answer, Fault extends Error = Error> =
  | { readonly answer: Answer }
  | {
      readonly fault: Fault;
      readonly wait?: number | undefined;
      /** Whether the server asked for this pause. */
      readonly isAsked?: boolean;
    };

/** Called at the beginning of a longer pause that a server asked for: what for, as a sentence, and until when. */
export type OnWait = (what: string, until: Date) => void;

/** The shortest pause in milliseconds that is worth a line. */
const MIN_ANNOUNCED_PAUSE_MS = 1_000;

interface RepeatOptions {
  readonly attempts: number;
  /** Before the first repetition, in milliseconds. */
  readonly pause: number;
  /** Whether there is time to wait so long; always if left out. */
  readonly mayWait?: (milliseconds: number) => boolean;
  /** Ends a pause at once. */
  readonly signal?: AbortSignal | undefined;
  readonly onWait?: OnWait | undefined;
}

/**
 * Sends a request until it is answered, or until another attempt would be in vain.
 *
 * @param attempt is given the usual pause before the next one.
 * @throws the fault of the last attempt.
 */
export async function repeatRequest<Answer>(
  { attempts, pause: first, mayWait = () => true, signal, onWait }: RepeatOptions,
  attempt: (usualPause: number) => Promise<Attempt<Answer>>,
): Promise<Answer> {
  for (let number = 1; ; number++) {
    const attempted = await attempt(first * 2 ** (number - 1));
    if ("answer" in attempted) return attempted.answer;
    const { fault, wait, isAsked = false } = attempted;
    if (wait === undefined || number === attempts || !mayWait(wait)) throw fault;
    if (isAsked && wait >= MIN_ANNOUNCED_PAUSE_MS) onWait?.(fault.message, new Date(Date.now() + wait));
    await pause(Math.max(wait, 1), signal);
    signal?.throwIfAborted();
  }
}
