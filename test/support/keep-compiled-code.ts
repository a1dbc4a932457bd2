import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Thousands of processes are started: they keep their compiled code in one place, as on a user's machine. */
export default function keepCompiledCode(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "preflight-compiled-"));
  process.env["XDG_CACHE_HOME"] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
