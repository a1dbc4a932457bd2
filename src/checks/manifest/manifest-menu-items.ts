import { ADDRESS_CODES, findAddressProblems, type AddressCode } from "./address-problems.js";
import { defineKeyCheck } from "../key-check.js";
import type { Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { findHostPathProblems, HOST_PATH_CODES } from "./host-path-problems.js";
import { findIconProblems, ICON_CODES } from "./icon-problems.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { decide, say, set } from "../../base/text/help.js";

export default defineKeyCheck("menu_items", {
  id: "manifest-menu-items",
  title: "Every menu item leads to a page of the host or to a URL",
  codes: {
    ...ADDRESS_CODES,
    ...HOST_PATH_CODES,
    ...ICON_CODES,
    "not-a-path": "A path neither begins with a slash nor is a URL",
    "no-page": "A path does not lead to a page of the manifest",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const items = manifest.value["menu_items"];
    if (!Array.isArray(items)) return;
    const routes = listRoutes(manifest);
    for (const at of items.keys()) {
      yield* findIconProblems(manifest, ["menu_items", at, "icon"]);
      const path = manifest.valueAt("menu_items", at, "path");
      if (typeof path === "string") yield* findItemProblems(manifest, ["menu_items", at, "path"], path, routes);
    }
  },
});

function* findItemProblems(
  manifest: Manifest,
  place: Path,
  path: string,
  routes: Routes | undefined,
): Generator<Problem<AddressCode | keyof typeof HOST_PATH_CODES | "not-a-path" | "no-page">> {
  const problems = [...findHostPathProblems(manifest, place, true)];
  yield* problems;
  if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
    yield* findAddressProblems(manifest, place);
  } else if (!path.startsWith("/")) {
    yield {
      code: "not-a-path",
      at: manifest.at(...place),
      message: `${formatLabel(place)} is ${quote(path)}, but must begin with "/" or be an absolute URL`,
      help: say(
        `Write ${quote(`/${path}`)}, or the whole URL`,
        set(manifest, place, `/${path}`),
        decide("Write the whole URL", "meaning"),
      ),
    };
  } else if (problems.length === 0 && routes && !leadsIn(routes, path)) {
    yield {
      code: "no-page",
      at: manifest.at(...place),
      severity: "notice",
      message: `${formatLabel(place)} is ${quote(path)}, which is neither a page of this manifest nor a parent of one`,
      help: decide("Make sure that the host has such a page, or write the path of one of your pages", "meaning"),
    };
  }
}

/** The steps of paths, as a tree. */
interface Routes {
  readonly next: Map<string, Routes>;
}

/** The paths of all pages; `undefined` where pages are reported as wrong already. */
function listRoutes(manifest: Manifest): Routes | undefined {
  const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
  if (!Array.isArray(pages)) return undefined;
  const routes: Routes = { next: new Map() };
  for (const at of pages.keys()) {
    const path = manifest.valueAt("pages", at, "path");
    if (typeof path !== "string") continue;
    let here = routes;
    for (const step of splitPath(path)) {
      const next = here.next.get(step) ?? { next: new Map<string, Routes>() };
      here.next.set(step, next);
      here = next;
    }
  }
  return routes;
}

/** Whether a path is that of a page, or above one. */
function leadsIn(routes: Routes, path: string): boolean {
  let here: Routes | undefined = routes;
  for (const step of splitPath(path)) here = here?.next.get(step);
  return here !== undefined;
}

/** Without what follows the path: `/tides/?day=1` is `/tides`. */
function splitPath(path: string): readonly string[] {
  return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}
