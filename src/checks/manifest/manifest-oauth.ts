import { defineKeyCheck } from "../key-check.js";
import { findHostPathProblems, HOST_PATH_CODES, QUERY_CODES } from "./host-path-problems.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";

export default defineKeyCheck("oauth", {
  id: "manifest-oauth",
  title: "Every OAuth provider has a name, scopes and a redirect path",
  codes: { ...HOST_PATH_CODES, ...QUERY_CODES, ...REPEATED_CODES },
  *findMore({ manifest }) {
    const providers = manifest.value["oauth"];
    for (const at of Array.isArray(providers) ? providers.keys() : []) {
      yield* findHostPathProblems(manifest, ["oauth", at, "redirect_uri"]);
      yield* findRepeatedItems(manifest, "oauth", at, "scopes");
    }
  },
});
