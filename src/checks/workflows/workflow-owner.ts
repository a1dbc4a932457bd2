import { defineCheck } from "../../core/check.js";
import { getOwner, PLACEHOLDER, TOOL } from "../../core/tool.js";
import type { Placed, Step } from "../../plugin/workflows/workflow.js";
import type { TextLocation } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { keepFirst } from "../../base/text/lists.js";
import { decide, edit, type Help } from "../../base/text/help.js";

/** `OWNER/name` as an action, a repository or in an address, not at the end of a longer name. */
const NAMED = new RegExp(String.raw`(?<=^|[\s"'=:/@])${PLACEHOLDER}/[\w.-]*\w`, "u");

export default defineCheck({
  id: "workflow-owner",
  title: "Workflows name the owner of each repository that they use",
  severity: "warning",
  codes: {
    placeholder: "A workflow names a repository with the placeholder OWNER as its owner",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { jobs } of workflows.files) {
      const texts = jobs.flatMap(({ steps }) => steps.flatMap(listTexts));
      const named = texts.flatMap(({ text, at }) => {
        const found = NAMED.exec(text);
        if (!found) return [];
        const repository = found[0].slice(PLACEHOLDER.length + 1).replace(/\.git$/u, "");
        return [{ repository, at: narrow(at, found.index, `${PLACEHOLDER}/${repository}`) }];
      });
      for (const { repository, at } of keepFirst(named, (one) => one.repository)) {
        const places = named.filter((one) => one.repository === repository).map((one) => one.at);
        const address = `${PLACEHOLDER}/${repository}`;
        yield {
          code: "placeholder",
          subject: address,
          at,
          message: `${quote(address)} is not a repository: ${PLACEHOLDER} is a placeholder for the account that owns ${quote(repository)}`,
          help: adviseOnOwner(repository, places),
        };
      }
    }
  },
});

/** All that may name a repository. */
function listTexts({ what, inputs }: Step): readonly Placed[] {
  return [what, ...[...inputs.values()].map(({ value }) => value)];
}

/** The place of a part of a text. A text of several lines keeps its whole place. */
function narrow(at: TextLocation, index: number, part: string): TextLocation {
  const { start, end } = at.range;
  if (start.line !== end.line) return at;
  const column = start.column + index;
  return { ...at, range: { start: { ...start, column }, end: { ...start, column: column + part.length } } };
}

function adviseOnOwner(repository: string, all: readonly TextLocation[]): Help {
  const count = all.length;
  const isOurs = repository === TOOL.name;
  const known = isOurs ? getOwner() : undefined;
  const places = count > 1 ? `${PLACEHOLDER}, in all ${String(count)} places` : PLACEHOLDER;
  if (known !== undefined) {
    const text = `${known}/${repository}`;
    const isInOneLine = all.every(({ range: { start, end } }) => start.line === end.line);
    const title = `Write ${quote(known)} instead of ${places}`;
    return isInOneLine
      ? edit(
          title,
          all.map(({ file, range }) => ({ file, range, text })),
        )
      : decide(title, "workflow");
  }
  const own = isOurs ? ": the one that you cloned it from, or the one of your own copy" : "";
  return decide(`Write the name of that account instead of ${places}${own}`, "meaning");
}
