import type { Occasion } from "../core/report.js";
import type { Range } from "../text/location.js";
import type { JobEvent } from "./event.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** Why this run looks at the plugin, by the event that started it. */
export function occasionOf({ name, releaseTag }: JobEvent): Occasion {
  if (name.startsWith("pull_request")) return "pull-request";
  return releaseTag === undefined ? "push" : "release";
}

/** How lines are linked at the commit that was checked; `undefined` outside of GitHub. */
export function linkMaker(
  environment: Environment,
  event: JobEvent,
): ((file: string, range: Range | undefined) => string) | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: checkedOut } = environment;
  // After another workflow's run what is checked out here, if anything, is the default branch.
  const commit = event.name === "workflow_run" ? event.commit : checkedOut;
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
