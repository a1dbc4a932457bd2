import type { CommandEvent } from "../commands/run-commands.js";

type OnEvent = (event: CommandEvent) => void;

export interface OrderedLogs {
  /** The log of one plugin. */
  readonly logOf: (folder: string) => OnEvent;
  /** Nothing more comes of this plugin. */
  readonly end: (folder: string) => void;
}

interface HeldLog {
  readonly events: CommandEvent[];
  /** How many printed lines are left out. */
  leftOut: number;
}

/** How many characters are held of all plugins whose turn has not come. */
const MAX_HELD = 32 * 1024 * 1024;

/**
 * The logs of several plugins that run at once, each whole and in the order of the plugins: that of the first one that
 * has not ended arrives as it comes, and the others' are held until then.
 */
export function orderLogs(folders: readonly string[], onEvent: OnEvent): OrderedLogs {
  const held = new Map<string, HeldLog>();
  const ended = new Set<string>();
  let current = 0;
  let size = 0;

  const hold = (folder: string, event: CommandEvent): void => {
    const log = held.get(folder) ?? { events: [], leftOut: 0 };
    held.set(folder, log);
    const length = event.kind === "printed" ? event.text.length : 0;
    if (size + length > MAX_HELD) {
      log.leftOut += 1;
      return;
    }
    size += length;
    log.events.push(event);
  };
  const release = (folder: string): void => {
    const { events, leftOut } = held.get(folder) ?? { events: [], leftOut: 0 };
    held.delete(folder);
    for (const event of events) {
      if (event.kind === "printed") size -= event.text.length;
      onEvent(event);
    }
    if (leftOut > 0) onEvent({ kind: "left-out", folder, lines: leftOut });
  };
  return {
    logOf: (folder) => (event) => {
      if (folders[current] === folder) onEvent(event);
      else hold(folder, event);
    },
    end(folder) {
      ended.add(folder);
      for (let next = folders[current]; next !== undefined && ended.has(next); next = folders[current]) {
        current += 1;
        const following = folders[current];
        if (following !== undefined) release(following);
      }
    },
  };
}
