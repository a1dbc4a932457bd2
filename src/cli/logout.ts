import type { Command } from "./command.js";

export const logout: Command = {
  name: "logout",
  arguments: "<url>",
  most: 1,
  summary: "Forget the token for a marketplace",
  options: [],
  run: async (call) => (await import(/* webpackChunkName: "marketplace" */ "./run-login.js")).runLogout(call),
};
