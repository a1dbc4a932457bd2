import type { Command } from "./command.js";

export const install: Command = {
  name: "install",
  arguments: "<name[@version]>",
  most: 1,
  summary: "Download a plugin from a marketplace into a new folder, for test and dev, without running it",
  options: [
    { name: "marketplace-url", value: "URL", help: "The URL of the marketplace; no credential is sent" },
    { name: "output", value: "FOLDER", help: "The new folder; the plugin's name by default" },
    {
      name: "archive",
      value: "FILE",
      help: "Also keep the archive in this file, so that you can verify its attestation",
    },
  ],
  run: async (call) => (await import("./run-install.js")).runInstall(call),
};
