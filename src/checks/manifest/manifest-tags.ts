import { defineKeyCheck } from "../key-check.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";
import { decide } from "../../base/text/help.js";

/** What the specification's sample validator allows. */
const MAX_TAGS = 10;

export default defineKeyCheck("tags", {
  id: "manifest-tags",
  title: "The tags are a list of unique strings, ideally no more than ten",
  codes: {
    ...REPEATED_CODES,
    "too-many": "There are more than ten, which may be refused at submission",
  },
  *findMore(facts) {
    const { manifest } = facts;
    const tags = manifest.value["tags"];
    if (Array.isArray(tags) && tags.length > MAX_TAGS) {
      yield {
        code: "too-many",
        at: manifest.keyAt("tags"),
        severity: "warning",
        strict: "error",
        message: `"tags" has ${String(tags.length)} items, and more than ${String(MAX_TAGS)} may be refused at submission`,
        help: decide(`Keep the ${String(MAX_TAGS)} most useful tags, and move the rest to "keywords"`, "meaning"),
      };
    }
    yield* findRepeatedItems(manifest, "tags");
  },
});
