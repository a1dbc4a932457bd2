import { INPUTS } from "../core/action-interface.js";
import type { Command } from "./command.js";
import { TAG_FORMAT } from "./tag-format.js";

export const release: Command = {
  name: "release",
  arguments: "[path]",
  most: 1,
  summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
  options: [
    {
      name: "tag",
      value: "TAG",
      help: "The tag to release, such as v1.2.3; it must point to the checked-out commit",
    },
    TAG_FORMAT,
    {
      name: "targets",
      value: "TARGET,...",
      help: "The targets: github-release, marketplace, npm. Set their tokens in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
    },
    { name: "dry-run", help: "Print what the release would do, without writing anything" },
    { name: "changelog", value: "FILE", help: "The changelog, if it is another file than CHANGELOG.md" },
    {
      name: "notes",
      value: "SOURCE",
      help: "The release notes: changelog (its entry), generated (by GitHub), both, or a file; changelog by default",
    },
    { name: "draft", help: "Prepare the release on GitHub as a draft, and let a person publish it" },
    {
      name: "assets",
      value: "FILE,...",
      help: "More files for the release on GitHub, or patterns such as build/*.pdf; SHA256SUMS lists them",
    },
    {
      name: "artifact",
      value: "PATH",
      help: "Release exactly this archive: a file or folder from pack --artifact-dir; nothing is packed",
    },
    {
      name: "checked-sha256",
      value: "HEX",
      help: "The expected SHA-256 of this archive, or none; required with --artifact",
    },
    { name: "attestation", value: "FILE", help: "The attestation bundle of the archive, to release next to it" },
    {
      name: "marketplace-url",
      value: "URL",
      help: "The URL of the marketplace; setting it adds the target marketplace",
    },
    {
      name: "marketplace-plugin",
      value: "ID",
      help: "The plugin's id there, if it differs from the one made from its name",
    },
    {
      name: "marketplace-auth",
      value: "HOW",
      choices: INPUTS["marketplace-auth"].choices,
      help: "How to authenticate: token, oidc (the job's identity), or auto: the token if there is one",
    },
    {
      name: "marketplace-wait",
      value: "STATE",
      choices: INPUTS["marketplace-wait"].choices,
      help: "What to wait for; validated by default",
    },
    { name: "marketplace-timeout", value: "TIME", help: "The total time to wait, such as 90s or 2h; 15m by default" },
    {
      name: "npm-publish",
      value: "HOW",
      choices: INPUTS["npm-publish"].choices,
      help: "Publish to npm, or stage the version for approval by a person",
    },
    { name: "npm-registry", value: "URL", help: "The URL of the registry; npm's own by default" },
    { name: "npm-tag", value: "TAG", help: "The dist-tag; the version decides by default" },
    {
      name: "npm-access",
      value: "WHO",
      choices: INPUTS["npm-access"].choices,
      help: "Who may install a new scoped package",
    },
  ],
  run: async (call) =>
    (await import(/* webpackChunkName: "release" */ "./run-release-command.js")).runReleaseCommand(call),
};
