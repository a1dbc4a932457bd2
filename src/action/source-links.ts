import type { Range } from "../base/text/location.js";
import type { JobEvent } from "./event.js";
import type { Runner } from "./runner.js";

/** Makes links to lines at the checked commit. `undefined` outside of GitHub. */
export function makeLinker(
  { serverUrl, repository, commit: checkedOut }: Pick<Runner, "serverUrl" | "repository" | "commit">,
  event: Pick<JobEvent, "name" | "commit">,
): ((file: string, range: Range | undefined) => string) | undefined {
  // After another workflow's run, the checkout is the default branch.
  const commit = event.name === "workflow_run" ? event.commit : checkedOut;
  if (serverUrl === "" || repository === "" || commit === undefined) return undefined;
  return (file, range) => {
    const path = file.split("/").map(encodePart).join("/");
    return `${serverUrl}/${repository}/blob/${commit}/${path}${range ? formatLines(range) : ""}`;
  };
}

/** `#L3`, or `#L3-L5`. */
function formatLines({ start, end }: Range): string {
  return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}

// Parentheses would end a Markdown link, and encodeURIComponent does not encode them.
function encodePart(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*~]/gu,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
}
