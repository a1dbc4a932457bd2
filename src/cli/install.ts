import type { Command } from "./command.js";

export const install: Command = {
  name: "install",
  arguments: "<name[@version]>",
  most: 1,
  summary: "Download a plugin from a marketplace into a new folder, for test and dev; nothing of it is run",
  options: [
    { name: "marketplace-url", value: "URL", help: "The marketplace; it is asked without a credential" },
    { name: "output", value: "FOLDER", help: "The new folder; the plugin's name in this folder by default" },
    { name: "archive", value: "FILE", help: "Keep the archive there, too, so that its attestation can be verified" },
  ],
  run: async (call) => (await import(/* webpackChunkName: "marketplace" */ "./run-install.js")).runInstall(call),
};
