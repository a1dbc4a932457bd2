import type { Command } from "./command.js";
import { listOptions } from "./options.js";

export const release: Command = {
  name: "release",
  arguments: "[path]",
  most: 1,
  summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
  options: listOptions("release", [
    "tag",
    "tag-format",
    "targets",
    "dry-run",
    "changelog",
    "notes",
    "draft",
    "assets",
    "artifact",
    "checked-sha256",
    "attestation",
    "marketplace-url",
    "marketplace-plugin",
    "marketplace-auth",
    "marketplace-wait",
    "marketplace-timeout",
    "npm-publish",
    "npm-registry",
    "npm-tag",
    "npm-access",
  ]),
  run: async (call) => (await import("./run-release-command.js")).runReleaseCommand(call),
};
