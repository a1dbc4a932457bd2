import { defineKeyCheck } from "../key-check.js";
import { formatLabel } from "../shape-problems.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";
import { findHostPathProblems, HOST_PATH_CODES, QUERY_CODES } from "./host-path-problems.js";
import { findIconProblems, ICON_CODES } from "./icon-problems.js";

export default defineKeyCheck("pages", {
  id: "manifest-pages",
  title: "Every page has a component and a unique path",
  codes: {
    ...HOST_PATH_CODES,
    ...QUERY_CODES,
    ...ICON_CODES,
    "repeated-path": "Two pages have the same path",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const pages = manifest.value["pages"];
    const first = new Map<string, number>();
    for (const at of Array.isArray(pages) ? pages.keys() : []) {
      yield* findIconProblems(manifest, ["pages", at, "icon"]);
      const path = manifest.valueAt("pages", at, "path");
      if (typeof path !== "string" || !path.startsWith("/")) continue;
      const before = first.get(path);
      if (before === undefined) {
        first.set(path, at);
        yield* findHostPathProblems(manifest, ["pages", at, "path"]);
      } else {
        yield {
          code: "repeated-path",
          at: manifest.at("pages", at, "path"),
          message: `${formatLabel(["pages", at, "path"])} is ${quote(path)}, the same as ${formatLabel(["pages", before, "path"])}`,
          help: decide("Give each page a unique path", "meaning"),
        };
      }
    }
  },
});
