import { defineCheck } from "../../core/check.js";
import { formatMeantQuestion } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { absent, getPresent, inapplicable, isAbsent } from "../../plugin/absent.js";
import { findNearest, findOnlyNear } from "../../base/text/nearest.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, either, set, type Help } from "../../base/text/help.js";

export default defineCheck({
  id: "components-exist",
  title: "Every component that the manifest names is exported by the built code",
  severity: "error",
  codes: {
    "missing-export": "The built code does not export a component with this name",
  },
  needs: ["manifest", "declaredComponents"],
  wants: ["exportAnswers", "entryPoints"],
  *run({ manifest, declaredComponents, exportAnswers, entryPoints }) {
    if (declaredComponents.length === 0) {
      yield inapplicable("the manifest names no component");
      return;
    }
    if (isAbsent(exportAnswers)) {
      yield exportAnswers;
      return;
    }
    const points = getPresent(entryPoints) ?? [];
    const web = points.length > 1 ? points.find(({ keys }) => keys.includes("web")) : undefined;
    const searched = web ? `${web.path}, which "web" names,` : "the built code";
    const named = new Set(declaredComponents.map(({ name }) => name));
    for (const { place, name, isPath } of declaredComponents) {
      if (isPath) yield absent(`${formatLabel(place)} is not checked, as it is a path and not the name of an export`);
      const answer = exportAnswers.components.get(name);
      if (answer?.kind === "unknown") yield absent(`${formatLabel(place)} is not checked, as ${answer.why}`);
      if (answer?.kind !== "missing") continue;
      const meant = findNearest(name, answer.names);
      const isCertain = meant !== undefined && findOnlyNear(name, answer.names) === meant && !named.has(meant);
      yield {
        code: "missing-export",
        subject: name,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${quote(name)}, but ${searched} exports nothing of that name${formatMeantQuestion(meant)}`,
        help: adviseOnExport(manifest, place, meant, isCertain),
      };
    }
  },
});

function adviseOnExport(manifest: Manifest, place: Path, meant: string | undefined, isCertain: boolean): Help {
  if (meant === undefined)
    return decide("Export the component by that name from the plugin's module, and build again", "source");
  const help = set(manifest, place, meant);
  const others = decide("Export the component by that name and build again", "source");
  return either(isCertain ? certain(help) : help, others);
}
