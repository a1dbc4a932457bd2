import type { Occasion } from "../core/report.js";
import { isReleaseTag } from "../plugin/release-tag.js";
import type { Range } from "../text/location.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Why this run looks at the plugin, by the event that started it. */
export function occasionOf(environment: Environment): Occasion {
  if (environment["GITHUB_EVENT_NAME"]?.startsWith("pull_request") === true) return "pull-request";
  return releaseTag(environment) === undefined ? "push" : "release";
}

/** The tag of a release that was pushed or published; other tags, as `v1` and `docs-2`, are no release. */
export function releaseTag(environment: Environment): string | undefined {
  const { GITHUB_EVENT_NAME: event = "", GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name = "" } = environment;
  return (event === "push" || event === "release") && kind === "tag" && isReleaseTag(name) ? name : undefined;
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
