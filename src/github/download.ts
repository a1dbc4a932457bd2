import type { Fetch } from "../network/bounded-fetch.js";
import { GitHubFault } from "./fault.js";

const MOST_HOPS = 4;
const AWAY: readonly number[] = [301, 302, 303, 307, 308];

export interface Download {
  readonly token: string;
  readonly signal: AbortSignal;
}

/**
 * Downloads a file from GitHub. GitHub redirects to another host with a signed address. That address appears in no
 * message, and the token is sent to the first host only.
 *
 * @param fetch with a size limit for answers.
 * @throws {GitHubFault}
 */
export async function download(fetch: Fetch, address: string, { token, signal }: Download): Promise<Uint8Array> {
  const first = new URL(address);
  let at = first;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const isOurs = at.origin === first.origin;
    const headers = {
      ...{ accept: "application/octet-stream", "user-agent": "plugin-preflight" },
      ...(isOurs && { authorization: `token ${token}` }),
    };
    const answer = await request(fetch, at, { headers, redirect: "manual", signal });
    if (answer.status === 200) return new Uint8Array(await answer.arrayBuffer());
    const location = answer.headers.get("location");
    if (!AWAY.includes(answer.status) || location === null) {
      throw new GitHubFault("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
    }
    if (!URL.canParse(location, at.href))
      throw new GitHubFault("lost", "GitHub redirects the download to something that is not an address");
    at = new URL(location, at.href);
    if (at.protocol !== "https:" && at.protocol !== first.protocol) {
      throw new GitHubFault("lost", "GitHub leads to the file on a way that is not encrypted");
    }
  }
  throw new GitHubFault("lost", "GitHub leads to the file in a circle");
}

/** The platform's message about a connection may contain the signed address. */
async function request(get: Fetch, { href, host }: URL, init: RequestInit): Promise<Response> {
  try {
    return await get(href, init);
  } catch (error) {
    if (error instanceof RangeError) throw new GitHubFault("lost", error.message);
    const isLate = error instanceof Error && error.name === "TimeoutError";
    throw new GitHubFault(
      "lost",
      isLate ? `${host} takes too long to send the file` : `${host} does not send the file`,
    );
  }
}
