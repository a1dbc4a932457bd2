import type { DiskWorkspace } from "./disk.js";
/** A workspace in which some of the files that are there have other bytes. */
export declare function overlaid(below: DiskWorkspace, files: ReadonlyMap<string, Uint8Array>): DiskWorkspace;
