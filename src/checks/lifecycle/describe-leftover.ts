import type { Codes, Problem } from "../../core/check.js";
import type { OpenResource, StepName } from "../../plugin/lifecycle/lifecycle-run.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

/** What can be left after a plugin was disabled. */
export const LEFTOVER_CODES = {
  "still-open": "Something is still open after onDisable",
  "still-running": "Something still runs after onDisable",
  "listener-left": "A listener is still there after onDisable",
  "observer-left": "Something is still observed after onDisable",
  "element-left": "An element is still in the document after onDisable",
} as const satisfies Codes;

type LeftoverCode = keyof typeof LEFTOVER_CODES;

/** How something is ended, in the hook that must end it. */
type DescribeEnd = (hook: string) => string;

interface Kind {
  readonly code: LeftoverCode;
  /** `opened here is still open`. */
  readonly state: string;
  readonly end: DescribeEnd;
}

const keep =
  (start: string, end: string): DescribeEnd =>
  (hook) =>
    `Store what ${start} returns, and pass it to ${end} in ${hook}`;

const OPEN: Kind = {
  code: "still-open",
  state: "opened here is still open",
  end: (hook) => `Close it in ${hook}, and wait until it is closed`,
};
const RUNS = { code: "still-running", state: "started here still runs" } as const;

const KINDS: readonly (readonly [what: RegExp, kind: Kind])[] = [
  [/^a timer$/u, { ...OPEN, end: keep("setTimeout", "clearTimeout") }],
  [/^an interval$/u, { ...OPEN, end: keep("setInterval", "clearInterval") }],
  [/^an unreferenced interval$/u, { ...RUNS, end: keep("setInterval", "clearInterval") }],
  [/^an unreferenced chain of timers$/u, { ...RUNS, end: keep("setTimeout", "clearTimeout") }],
  [/^a loop of setImmediate$/u, { ...RUNS, end: keep("setImmediate", "clearImmediate") }],
  [/^an animation frame$/u, { ...RUNS, end: keep("requestAnimationFrame", "cancelAnimationFrame") }],
  [
    /^standard input$/u,
    {
      code: "still-open",
      state: "read from here on is still being read",
      end: (hook) => `Close its reader in ${hook}, or pause the stream`,
    },
  ],
  [
    /^a listener on process$/u,
    {
      code: "listener-left",
      state: "added here is still there",
      end: (hook) => `Pass the same event and function to its method off in ${hook}`,
    },
  ],
  [
    /^a listener of settings$/u,
    {
      code: "listener-left",
      state: "added here is never removed, not even",
      end: (hook) => `Store the function that onChange returns, and call it in ${hook}`,
    },
  ],
  [
    /^a handler of /u,
    {
      code: "listener-left",
      state: "set here is still there",
      end: (hook) => `Set it to null in ${hook}`,
    },
  ],
  [
    /^a listener on /u,
    {
      code: "listener-left",
      state: "added here is still there",
      end: (hook) => `Pass the same event and function to removeEventListener in ${hook}`,
    },
  ],
  [
    /^an? \w+Observer$/u,
    {
      code: "observer-left",
      state: "started here still observes",
      end: (hook) => `Call its method disconnect in ${hook}`,
    },
  ],
  [
    /^an element$/u,
    {
      code: "element-left",
      state: "added here is still in the document",
      end: (hook) => `Remove it in ${hook}`,
    },
  ],
];

/** Says what is left, and after which hook. */
export function describeLeftover({
  what,
  name,
  hook,
}: OpenResource & { readonly hook: StepName }): Omit<Problem<LeftoverCode>, "at"> {
  const { code, state, end } = KINDS.find(([pattern]) => pattern.test(what))?.[1] ?? OPEN;
  const named = name === undefined ? what : `${what} (${quote(name)})`;
  const [after, where] = hook === "unmount" ? ["the component is removed, twice", "the component's end"] : [hook, hook];
  return {
    code,
    subject: name === undefined ? what : [what, name],
    message: `${named.replace(/^./u, (letter) => letter.toUpperCase())} ${state} after ${after}`,
    help: decide(end(where), "source"),
  };
}
