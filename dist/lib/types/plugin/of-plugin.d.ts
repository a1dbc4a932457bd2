import { type Absent } from "./absent.js";
import type { Reading } from "./plugin.js";
/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
export declare function ofPlugin<Fact>(reading: Reading, read: (reading: Reading) => Fact | Absent): Promise<Fact | Absent>;
