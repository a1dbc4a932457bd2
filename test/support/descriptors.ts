import { existsSync, readdirSync } from "node:fs";

const DESCRIPTORS = "/proc/self/fd";

/** Whether this system shows which descriptors a process has open. */
export const SHOWS_DESCRIPTORS = existsSync(DESCRIPTORS);

/** How many descriptors this process has open. */
export function countDescriptors(): number {
  return readdirSync(DESCRIPTORS).length;
}
