import { defineKeyCheck } from "../key-check.js";

export default defineKeyCheck("webhooks", {
  id: "manifest-webhooks",
  title: "Every webhook has a name, a path for its endpoint, and events",
});
