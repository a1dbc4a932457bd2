import type { Outcome } from "../core/report.js";
import { TOOL } from "../core/tool.js";

type Page = Pick<Outcome, "check" | "url">;

/** Where the page of a check is: its address, or the command that prints it. */
export function formatPageReference({ check, url }: Page): string {
  return url ?? `${TOOL.name} explain ${check}`;
}

/** The same in Markdown. */
export function formatPageLink({ check, url }: Page): string {
  return url === undefined ? `\`${formatPageReference({ check })}\`` : `[${check}](${url})`;
}
