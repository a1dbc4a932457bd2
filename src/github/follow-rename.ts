import type { Fetch } from "../base/network/answer.js";

/** GitHub answers with them for a repository that was renamed or moved. The request is repeated as it was. */
const MOVED: readonly number[] = [301, 307, 308];
const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;

/**
 * A fetch that goes once to where GitHub says that a renamed repository is: with the same method and body, and only
 * within the same origin, so that the token stays with its host. Later requests go there at once.
 */
export function followRename(send: Fetch): Fetch {
  const moved = new Map<string, string>();
  return async (url, init, mostBytes) => {
    const asked = applyMoves(url, moved);
    const answer = await send(asked, init, mostBytes);
    const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
    if (to === undefined) return answer;
    rememberMove(new URL(url), to, moved);
    return send(to.href, init, mostBytes);
  };
}

/** The new address, where it is of the same origin. */
function findNewAddress(asked: string, location: string | null): URL | undefined {
  if (location === null || !URL.canParse(location, asked)) return undefined;
  const [from, to] = [new URL(asked), new URL(location, asked)];
  if (to.origin !== from.origin || to.username !== "" || to.password !== "") return undefined;
  if (to.search === "") to.search = from.search;
  return to;
}

/** If the path within the repository is the same, all of its paths have moved so. */
function rememberMove({ origin, pathname }: URL, to: URL, moved: Map<string, string>): void {
  const { 0: named = "", index = 0 } = REPOSITORY.exec(pathname) ?? {};
  const repository = pathname.slice(0, index + named.length);
  const rest = pathname.slice(repository.length);
  if (named === "" || rest === "" || !to.pathname.endsWith(rest)) return;
  moved.set(origin + repository, origin + to.pathname.slice(0, -rest.length));
}

function applyMoves(url: string, moved: ReadonlyMap<string, string>): string {
  for (const [from, to] of moved) if (url.startsWith(`${from}/`)) return to + url.slice(from.length);
  return url;
}
