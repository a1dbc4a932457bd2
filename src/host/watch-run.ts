import type { Cancellation } from "../commands/cancellation.js";
import type { HostEnding, LimitEnding } from "./finish-steps.js";
import { followSteps } from "./follow-steps.js";
import { getMaxRunSeconds, type HookLimits } from "./hook-limits.js";
import type { Job, Message, PlannedStep } from "./job.js";

/** What a run has sent, and how it ended. */
export interface HostRun {
  readonly events: readonly Message[];
  readonly ending: HostEnding;
}

export interface WatchOptions {
  readonly limits: HookLimits;
  readonly onStep?: ((step: PlannedStep | undefined) => void) | undefined;
  readonly cancellation: Cancellation;
  /** Stops what runs, and gives its stack; "" where nothing does. */
  readonly interrupt: () => Promise<string>;
}

/** Watches one run, in whatever the plugin lives: the order of its messages, and its limits. */
export interface RunWatch {
  readonly events: Message[];
  readonly ending: Promise<HostEnding>;
  take(message: Message): void;
  /** Ends at a limit, with the place of what runs. */
  stopAt(kind: LimitEnding["kind"]): void;
  /** Only the first end counts. */
  end(ending: HostEnding): void;
}

/** What comes before the first step is ours, however little time the plugin has. */
const START_SECONDS = 30;

export function watchRun(job: Job, { limits, onStep, cancellation, interrupt }: WatchOptions): RunWatch {
  const events: Message[] = [];
  const isInOrder = followSteps(job);
  let hasStopped = false;
  let resolve: (ending: HostEnding) => void = () => undefined;
  const ending = new Promise<HostEnding>((settle) => {
    resolve = settle;
  });
  let deadline: NodeJS.Timeout | undefined;
  const end = (result: HostEnding): void => {
    clearTimeout(deadline);
    clearTimeout(lifetime);
    cancellation.signal.removeEventListener("abort", onAbort);
    resolve(result);
  };
  const stopAt = (kind: LimitEnding["kind"]): void => {
    if (hasStopped) return;
    hasStopped = true;
    void interrupt().then((stack) => {
      end({ kind, stack });
    });
  };
  const onAbort = (): void => {
    end({ kind: "signal", signal: "SIGINT" });
  };
  const setDeadline = (seconds: number): void => {
    clearTimeout(deadline);
    deadline = setTimeout(stopAt, seconds * 1000, "time-limit");
  };
  // How long a run may last is known here, whatever messages arrive.
  const lifetime = setTimeout(stopAt, getMaxRunSeconds(job, limits) * 1000, "time-limit");
  cancellation.signal.addEventListener("abort", onAbort);
  setDeadline(Math.max(limits.seconds, START_SECONDS));
  return {
    events,
    ending,
    stopAt,
    end,
    take(message) {
      if (!isInOrder(message)) {
        end({ kind: "interfered" });
        return;
      }
      events.push(message);
      if (message.kind === "begin") onStep?.(job.plan[message.step - 1]);
      if (message.kind === "begin" || message.kind === "end") setDeadline(limits.seconds);
      if (message.kind === "finished" || message.kind === "never") end({ kind: message.kind });
    },
  };
}
