import { join } from "node:path";
import { preflight } from "../preflight/preflight.js";
import { terminal } from "../reporters/terminal.js";
import type { Report } from "../core/report.js";

/** What the plain reporter says of the repository in a folder: with one check its findings only, else everything. */
export async function said(root: string, folder: string, check?: string): Promise<{ text: string; report: Report }> {
  const { report, source } = await preflight({
    paths: [folder],
    cwd: root,
    root: join(root, folder),
    occasion: "push",
    strict: false,
    failOn: "error",
    ...(check !== undefined && { only: [check] }),
  });
  return { text: terminal(report, { source, quiet: check !== undefined }), report };
}
