import type { Command } from "./command.js";

export const login: Command = {
  name: "login",
  arguments: "<url>",
  most: 1,
  summary: "Keep a token for a marketplace on this machine, for release alone",
  options: [],
  run: async (call) => (await import(/* webpackChunkName: "marketplace" */ "./run-login.js")).runLogin(call),
};

export const logout: Command = {
  name: "logout",
  arguments: "<url>",
  most: 1,
  summary: "Forget the token for a marketplace",
  options: [],
  run: async (call) => (await import(/* webpackChunkName: "marketplace" */ "./run-login.js")).runLogout(call),
};
