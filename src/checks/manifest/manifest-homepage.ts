import { ADDRESS_CODES, findAddressProblems } from "./address-problems.js";
import { defineKeyCheck } from "../key-check.js";

export default defineKeyCheck("homepage", {
  id: "manifest-homepage",
  title: "The homepage is a URL that a browser can open",
  codes: ADDRESS_CODES,
  findMore: (facts) => findAddressProblems(facts.manifest, ["homepage"]),
});
