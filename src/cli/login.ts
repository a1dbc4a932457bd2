import type { Command } from "./command.js";

export const login: Command = {
  name: "login",
  arguments: "<url>",
  most: 1,
  summary: "Store a token for a marketplace on this machine; only release uses it",
  options: [],
  run: async (call) => (await import("./run-login.js")).runLogin(call),
};

export const logout: Command = {
  name: "logout",
  arguments: "<url>",
  most: 1,
  summary: "Delete the stored token for a marketplace",
  options: [],
  run: async (call) => (await import("./run-login.js")).runLogout(call),
};
