import type { GitFolder } from "../files/workspace.js";

const MAX_CONFIG_BYTES = 1024 * 1024;
const DECODER = new TextDecoder();

/**
 * The address of the remote "origin", or of the only other one, as git's own configuration has it. No file that it
 * includes is read, and nothing is started.
 */
export function readRemoteUrl(git: GitFolder): string | undefined {
  const bytes = git.file("config", MAX_CONFIG_BYTES);
  if (typeof bytes === "string") return undefined;
  const urls = new Map<string, string>();
  let remote: string | undefined;
  for (const line of DECODER.decode(bytes).split(/\r?\n/u)) {
    const section = /^\s*\[(.*)\]/u.exec(line)?.[1];
    if (section !== undefined) remote = /^remote\s+"([^"\\]+)"$/iu.exec(section)?.[1];
    const url = /^\s*url\s*=\s*"?([^\s"\\#;]+)"?\s*$/iu.exec(line)?.[1];
    if (remote !== undefined && url !== undefined && !urls.has(remote)) urls.set(remote, url);
  }
  return urls.get("origin") ?? (urls.size === 1 ? [...urls.values()][0] : undefined);
}
