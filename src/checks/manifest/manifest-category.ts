import { defineKeyCheck } from "../key-check.js";

export default defineKeyCheck("category", {
  id: "manifest-category",
  title: "The category is one of the marketplace's ten",
});
