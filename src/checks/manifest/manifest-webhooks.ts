import { defineKeyCheck } from "../key-check.js";
import { decide } from "../../base/text/help.js";
import { quote } from "../../base/text/safe.js";
import { formatLabel } from "../shape-problems.js";
import { findHostPathProblems, HOST_PATH_CODES, QUERY_CODES } from "./host-path-problems.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";

export default defineKeyCheck("webhooks", {
  id: "manifest-webhooks",
  title: "Every webhook has a name, a path for its endpoint, and events",
  codes: {
    ...HOST_PATH_CODES,
    ...QUERY_CODES,
    ...REPEATED_CODES,
    "repeated-endpoint": "Two webhooks have the same endpoint",
  },
  *findMore({ manifest }) {
    const webhooks = manifest.value["webhooks"];
    const first = new Map<unknown, number>();
    for (const at of Array.isArray(webhooks) ? webhooks.keys() : []) {
      const place = ["webhooks", at, "endpoint"];
      const endpoint = manifest.valueAt(...place);
      const before = first.get(endpoint);
      if (before === undefined) {
        first.set(endpoint, at);
        yield* findHostPathProblems(manifest, place);
      } else if (typeof endpoint === "string" && endpoint.startsWith("/")) {
        yield {
          code: "repeated-endpoint",
          at: manifest.at(...place),
          severity: "warning",
          message: `${formatLabel(place)} is ${quote(endpoint)}, the same as ${formatLabel(["webhooks", before, "endpoint"])}`,
          help: decide("Give each webhook a unique path", "meaning"),
        };
      }
      yield* findRepeatedItems(manifest, "webhooks", at, "events");
    }
  },
});
