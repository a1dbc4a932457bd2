import { makeFactMemory, type FactMemory } from "../plugin/fact-memory.js";
import type { Request } from "./request.js";

/** With more plugins, the others are read again each time: their facts would take too much memory. */
const MAX_REMEMBERED_PLUGINS = 20;

/** Remembers what was read of each plugin, for a process that checks the same folders again and again. */
export function rememberPlugins(): NonNullable<Request["findMemory"]> {
  const memories = new Map<string, FactMemory>();
  return (folder, reportedWith) => {
    const key = JSON.stringify([folder, reportedWith]);
    const known = memories.get(key);
    if (known || memories.size >= MAX_REMEMBERED_PLUGINS) return known;
    const memory = makeFactMemory();
    memories.set(key, memory);
    return memory;
  };
}
