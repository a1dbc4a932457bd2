import { buildHelp } from "./build-help.js";
import { defineCheck } from "../../core/check.js";
import { grouped } from "../../text/numbers.js";
import { quoted } from "../../text/safe.js";

export default defineCheck({
  id: "bundle-fresh",
  title: "The built code was built from the files that are there",
  severity: "notice",
  needs: ["bundle", "changedSources"],
  wants: ["packageJson", "scripts"],
  *run({ bundle, changedSources, ...facts }) {
    const [first, ...others] = changedSources;
    if (!first) return;
    const count = grouped(others.length);
    const more = others.length === 0 ? "" : others.length === 1 ? ", nor is 1 other file" : `, nor are ${count} others`;
    const { line, column } = first.from;
    yield {
      at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
      message: `${quoted(first.name)} is not what ${quoted(bundle.name)} was built from${more}`,
      help: buildHelp("Build again", facts),
    };
  },
});
