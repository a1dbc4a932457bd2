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
    { name: "targets", value: "TARGET,...", help: "Where to: github-release, with the token in GITHUB_TOKEN" },
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
    { name: "attestation", value: "FILE", help: "The bundle of its provenance, to be released beside it" },
  ],
  run: async (call) =>
    (await import(/* webpackChunkName: "release" */ "./run-release-command.js")).runReleaseCommand(call),
};
