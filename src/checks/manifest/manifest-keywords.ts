import { defineKeyCheck } from "../key-check.js";
import { findRepeatedItems, REPEATED_CODES } from "./repeated-items.js";

export default defineKeyCheck("keywords", {
  id: "manifest-keywords",
  title: "The keywords are a list of unique strings",
  codes: REPEATED_CODES,
  findMore: (facts) => findRepeatedItems(facts.manifest, "keywords"),
});
