import { defineCheck } from "../../core/check.js";
import { ENTRY_POINTS, getTypeNeeds } from "../../plugin/manifest/type-needs.js";
import { quote } from "../../base/text/safe.js";
import { say, set } from "../../base/text/help.js";

export default defineCheck({
  id: "manifest-entry-points",
  title: "The manifest names the entry points that its type needs",
  severity: "error",
  codes: {
    missing: "An entry point that the type needs is missing",
  },
  about: ENTRY_POINTS,
  needs: ["manifest"],
  *run({ manifest }) {
    const type = manifest.value["type"];
    const needs = getTypeNeeds(manifest.value);
    if (!needs || needs.entryPoints.some((key) => manifest.has(key))) return;
    const options = needs.entryPoints.map((key) => quote(key)).join(" or ");
    yield {
      code: "missing",
      subject: needs.entryPoints,
      at: manifest.at("type"),
      ...(!needs.runs && { severity: "warning", strict: "error" }),
      message: needs.runs
        ? `A ${quote(type)} needs ${options}, or the host has nothing to run`
        : `A ${quote(type)} without ${options} gives the host no code to load`,
      help: say(
        `Add ${options}: the path of the built file, such as "dist/plugin.js"`,
        ...needs.entryPoints.map((key) =>
          set(manifest, [key], "dist/plugin.js", `Add ${quote(key)}: "dist/plugin.js"`),
        ),
      ),
    };
  },
});
