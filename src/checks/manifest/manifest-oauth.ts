import { defineKeyCheck } from "../key-check.js";

export default defineKeyCheck("oauth", {
  id: "manifest-oauth",
  title: "Every OAuth provider has a name, scopes and a redirect path",
});
