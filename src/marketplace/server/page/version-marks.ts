import { html, type Html } from "../../serving/html.js";
import type { VersionRecord } from "../version-record.js";

type Marks = Pick<VersionRecord, "yanked" | "deprecated" | "takenDown">;

/** What was said of a version after it was published, above all that its author says. */
export function describeMarks({ yanked, deprecated, takenDown }: Marks): Html {
  return html`${takenDown && html`<p class="banner bad"><strong>Taken down.</strong> ${takenDown.reason}</p>`}
  ${yanked && html`<p class="banner bad"><strong>Do not use this version.</strong> It was yanked: ${yanked.reason}</p>`}
  ${deprecated && html`<p class="banner warn"><strong>Deprecated.</strong> ${deprecated.message}</p>`}`;
}

/** The same in a list of versions. */
export function renderMarks({ yanked, deprecated, takenDown }: Marks): Html {
  return html`${takenDown && html`<span class="tag bad">Taken down</span> ${takenDown.reason} `}
  ${yanked && html`<span class="tag bad">Yanked</span> ${yanked.reason} `}
  ${deprecated && html`<span class="tag warn">Deprecated</span> ${deprecated.message}`}`;
}
