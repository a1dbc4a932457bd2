import { INPUTS } from "../core/action-interface.js";
import type { Command } from "./command.js";

export const release: Command = {
  name: "release",
  arguments: "[path]",
  most: 1,
  summary: "Release what a tag names: check, pack, plan, then publish; running it again finishes what is left",
  options: [
    {
      name: "tag",
      value: "TAG",
      help: "The tag of the release, such as v1.2.3; it must name the commit that is checked out",
    },
    {
      name: "targets",
      value: "TARGET,...",
      help: "Where to: github-release, marketplace, npm. Their tokens are in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
    },
    { name: "dry-run", help: "Only say what would be done; nothing is written anywhere" },
    { name: "changelog", value: "FILE", help: "Where the notes come from; CHANGELOG.md by default" },
    {
      name: "artifact",
      value: "PATH",
      help: "Release exactly this archive, a file or folder that pack --artifact-dir has made; nothing is packed",
    },
    {
      name: "checked-sha256",
      value: "HEX",
      help: "The SHA-256 that this archive must have, or none; required with --artifact",
    },
    { name: "attestation", value: "FILE", help: "The bundle of its provenance, to be released next to it" },
    {
      name: "marketplace-url",
      value: "URL",
      help: "The marketplace that the plugin is submitted to; it alone names the target marketplace",
    },
    { name: "marketplace-plugin", value: "ID", help: "The plugin's id there, where it is not made of its name" },
    {
      name: "marketplace-auth",
      value: "HOW",
      choices: INPUTS["marketplace-auth"].choices,
      help: "By the token, by the job's identity, or auto: by the token if there is one",
    },
    {
      name: "marketplace-wait",
      value: "STATE",
      choices: INPUTS["marketplace-wait"].choices,
      help: "How far to wait; validated by default",
    },
    { name: "marketplace-timeout", value: "TIME", help: "How long to wait, such as 90s or 2h; 15m by default" },
    {
      name: "npm-publish",
      value: "HOW",
      choices: INPUTS["npm-publish"].choices,
      help: "Publish at npm, or stage for the approval of a person",
    },
    { name: "npm-registry", value: "URL", help: "The registry; npm's own by default" },
    { name: "npm-tag", value: "TAG", help: "The dist-tag; the version decides by default" },
    {
      name: "npm-access",
      value: "WHO",
      choices: INPUTS["npm-access"].choices,
      help: "Who may install a new package with a scope",
    },
  ],
  run: async (call) =>
    (await import(/* webpackChunkName: "release" */ "./run-release-command.js")).runReleaseCommand(call),
};
