import type { Occasion } from "../core/report.js";
import { readVersion } from "../text/versions.js";
import type { Range } from "../text/location.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Why this run looks at the plugin, by the event that started it. */
export function occasionOf(environment: Environment): Occasion {
  const { GITHUB_EVENT_NAME: event = "", GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name = "" } = environment;
  if (event.startsWith("pull_request")) return "pull-request";
  return (event === "push" || event === "release") && kind === "tag" && namesVersion(name) ? "release" : "push";
}

/** Whether a tag is a release's: `1.2.3` and `v1.2.3`, also behind `<package>@` and `<package>-`; not `v1`, nor `docs-2`. */
function namesVersion(tag: string): boolean {
  const starts = [0, ...[...tag.matchAll(/[@-]/gu)].map(({ index }) => index + 1)];
  return starts.some((start) => {
    const rest = tag.slice(start);
    const isPlain = start === 0 || tag[start - 1] === "@";
    return rest.startsWith("v") ? readVersion(rest.slice(1)) !== undefined : isPlain && readVersion(rest) !== undefined;
  });
}

/** How lines are linked at the commit that is checked out; `undefined` outside of GitHub. */
export function linkMaker(environment: Environment): ((file: string, range: Range | undefined) => string) | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
  if (!server || !repository || !commit) return undefined;
  return (file, range) => {
    const path = file.split("/").map(urlPart).join("/");
    return `${server}/${repository}/blob/${commit}/${path}${range ? linesPart(range) : ""}`;
  };
}

/** `#L3`, or `#L3-L5`. */
function linesPart({ start, end }: Range): string {
  return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}

// Parentheses would end a Markdown link, and encodeURIComponent leaves them.
function urlPart(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~]/gu,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
