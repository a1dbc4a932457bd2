import { expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { findExplanation } from "../../src/cli/find-explanation.js";
import { makeWrap } from "../../src/text/wrap.js";

const COLUMNS = 80;

/** Pairs of lines of one paragraph or list item, of which the first has room for the second one's first word. */
function findEarlyBreaks(page: string): readonly string[] {
  const prose = page.replaceAll(/^ *```[\s\S]*?```/gmu, "").split("\n");
  return prose.flatMap((line, at) => {
    const next = prose[at + 1] ?? "";
    if (/^ *(?:[|#]|$)/u.test(line) || /^ *(?:[|#]|$|[-*] |\d+\. )/u.test(next)) return [];
    const [word = ""] = next.trimStart().split(" ");
    return line.length + 1 + word.length <= COLUMNS ? [`${line}\n${next}`] : [];
  });
}

test.each(checks.map(({ id }) => id))("the page of %s is broken on a terminal only where a line is full", (id) => {
  expect(findEarlyBreaks(findExplanation(id, makeWrap(COLUMNS)))).toEqual([]);
});
