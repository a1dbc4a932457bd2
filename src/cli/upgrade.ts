import type { Command } from "./command.js";

export const upgrade: Command = {
  name: "upgrade",
  arguments: "[path]",
  most: 1,
  summary: "Bring a project to this version: its vendored copy, the pins of its workflows and its template",
  options: [
    { name: "output", value: "FILE", help: "Write the changes as a patch to this file, and nothing else" },
    { name: "dry-run", help: "Only show what would change" },
    { name: "yes", help: "Do not ask before writing" },
  ],
  run: async (call) => (await import("./run-upgrade.js")).runUpgrade(call),
};
