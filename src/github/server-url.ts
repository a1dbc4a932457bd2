import type { Environment } from "../base/network/proxy.js";

/**
 * Reads the address of GitHub that the runner names, such as `https://github.com`. "" for none, and for what is more
 * than a protocol, a host and a port: links to it are written into Markdown.
 */
export function readServerUrl({ GITHUB_SERVER_URL: given = "" }: Environment): string {
  return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
}
