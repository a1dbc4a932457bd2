import type { DiskWorkspace } from "./disk.js";

/** A workspace in which some of the files that are there have other bytes. */
export function overlayFiles(below: DiskWorkspace, files: ReadonlyMap<string, Uint8Array>): DiskWorkspace {
  return {
    ...below,
    entry(path) {
      const bytes = files.get(path);
      if (bytes) return { kind: "file", size: bytes.length };
      return below.entry(path);
    },
    bytes(path, most = Infinity) {
      const bytes = files.get(path);
      if (!bytes) return below.bytes(path, most === Infinity ? undefined : most);
      return bytes.length <= most ? bytes : undefined;
    },
    checkedBytes: (path) => files.get(path) ?? below.checkedBytes(path),
    ascii: (path) => (files.has(path) ? undefined : below.ascii(path)),
    head: (path, most) => files.get(path)?.subarray(0, most) ?? below.head(path, most),
  };
}
