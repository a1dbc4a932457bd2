import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { decide, set } from "../../base/text/help.js";
import { quote } from "../../base/text/safe.js";
import type { Codes, Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";

export const ICON_CODES = {
  "icon-scheme": "An icon is a URL with a scheme other than https: or http:",
  "insecure-icon": "An icon is an http: URL",
} as const satisfies Codes;

/** Names of icons are often written with their set: `mdi:home`. These prefixes are no sets. */
const SCHEME =
  /^(?:(?:javascript|vbscript|data|blob|file|filesystem|about|ftp|wss?|mailto|tel|view-source|chrome(?:-extension)?|https?):|[a-z][a-z0-9+.-]*:(?![a-z0-9][a-z0-9-]*$))/iu;

/** Why an icon is neither a name nor an `https:` URL. */
export function* findIconProblems(manifest: Manifest, place: Path): Generator<Problem<keyof typeof ICON_CODES>> {
  const text = manifest.valueAt(...place);
  if (typeof text !== "string") return;
  // Browsers read past spaces and line breaks.
  const scheme = SCHEME.exec(text.replace(/[\0- ]+/gu, ""))?.[0].toLowerCase();
  if (scheme === undefined || scheme === "https:") return;
  const at = manifest.at(...place);
  const message = `${formatLabel(place)} is ${quote(text)}, but must be the name of an icon or an https: URL`;
  if (scheme !== "http:") {
    const help = decide('Write the name of an icon, for example "home", or an https: URL', "meaning");
    yield { code: "icon-scheme", at, message, help };
    return;
  }
  const help = set(manifest, place, text.replace(/^\s*http:/iu, "https:"), "Write an https: URL, if there is one");
  yield { code: "insecure-icon", at, severity: "warning", message, help };
}
