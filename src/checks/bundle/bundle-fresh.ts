import { adviseToBuild } from "../phrases.js";
import { defineCheck } from "../../core/check.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";

export default defineCheck({
  id: "bundle-fresh",
  title: "The built code was built from the current files",
  severity: "notice",
  codes: {
    outdated: "A source file has changed since the build",
  },
  needs: ["bundle", "changedSources"],
  wants: ["packageJson", "scripts"],
  *run({ bundle, changedSources, ...facts }) {
    const [first, ...others] = changedSources;
    if (!first) return;
    const more = formatMore(others.length);
    const { line, column } = first.from;
    yield {
      code: "outdated",
      at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
      message: `${quote(first.name)} differs from the source that ${quote(bundle.name)} was built from${more}`,
      help: adviseToBuild("Build again", facts),
    };
  },
});

function formatMore(count: number): string {
  if (count === 0) return "";
  return count === 1 ? ", and so does 1 more" : `, and so do ${formatNumber(count)} more`;
}
