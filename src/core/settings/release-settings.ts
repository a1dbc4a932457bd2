import { makeChoice, SWITCH, TEXT, TOKEN, type Setting } from "../setting.js";

/**
 * What releases go to, and the permission that the token of the job needs for each, `unless` that input gives a
 * credential. An input that a target is `impliedBy` names it without `targets`.
 */
export const TARGETS = [
  { name: "github-release", scope: "contents", level: "write" },
  {
    name: "marketplace",
    scope: "id-token",
    level: "write",
    unless: "marketplace-token",
    auth: "marketplace-auth",
    impliedBy: "marketplace-url",
  },
  { name: "npm", scope: "id-token", level: "write", unless: "npm-token" },
] as const;

export type Target = (typeof TARGETS)[number]["name"];

/** A target, with the permission that it needs. */
export function formatTarget(target: (typeof TARGETS)[number]): string {
  const { name, scope, level } = target;
  return `${name} (${scope}: ${level}${"unless" in target ? `, or ${target.unless}` : ""})`;
}

const FOLDER = { without: "The output artifact-dir names the folder, which is a new one for each step" } as const;

/** What is released, where, and how. */
export const RELEASE_SETTINGS = {
  targets: {
    type: "list",
    default: "",
    input: `Where to release: ${TARGETS.map(formatTarget).join(", ")}. None is on by default.`,
    options: [
      {
        of: ["release"],
        value: "TARGET,...",
        help: "The targets: github-release, marketplace, npm. Set their tokens in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
      },
    ],
  },
  tag: {
    ...TEXT,
    input:
      "The release tag to use if no tag was pushed, as with workflow_dispatch on a branch. It must point to the checked-out commit.",
    options: [
      {
        of: ["validate", "check"],
        value: "TAG",
        help: "Check as the release of this tag would: errors fail, and nothing is suppressed",
      },
      { of: ["pack"], value: "TAG", help: "Check the archive as the release of this tag would" },
      {
        of: ["release"],
        value: "TAG",
        help: "The tag to release, such as v1.2.3; it must point to the checked-out commit",
      },
    ],
  },
  "tag-format": {
    ...TEXT,
    input:
      "The form of release tags, such as rel-${version} or ${name}/${version}. It replaces all usual forms, such as v1.2.3.",
    options: [
      {
        of: ["validate", "check", "pack", "release", "version"],
        value: "FORMAT",
        help: "The form of release tags, if it is another than the usual ones, such as rel-${version} or ${name}/${version}",
      },
    ],
  },
  "dry-run": {
    ...SWITCH,
    input: "Print what a release would do, without writing anything: true or false.",
    options: [{ of: ["release"], help: "Print what the release would do, without writing anything" }],
  },
  changelog: {
    ...TEXT,
    input: "The changelog, if it is another file in the plugin's folder than CHANGELOG.md.",
    options: [{ of: ["release"], value: "FILE", help: "The changelog, if it is another file than CHANGELOG.md" }],
  },
  notes: {
    type: "text",
    default: "changelog",
    input:
      "The release notes: changelog (its entry of the version), generated (by GitHub, since the plugin's last release), both, or a file.",
    options: [
      {
        of: ["release"],
        value: "SOURCE",
        help: "The release notes: changelog (its entry), generated (by GitHub), both, or a file; changelog by default",
      },
      {
        of: ["validate", "check", "pack"],
        value: "SOURCE",
        help: "With --tag: where the release takes its notes from, as in release",
      },
    ],
  },
  draft: {
    ...SWITCH,
    input: "Leave the draft on GitHub to a person, who publishes it: true or false.",
    options: [{ of: ["release"], help: "Prepare the release on GitHub as a draft, and let a person publish it" }],
  },
  assets: {
    type: "lines",
    default: "",
    input: "More files of the release on GitHub, or patterns, one per line.",
    options: [
      {
        of: ["release"],
        value: "FILE,...",
        help: "More files for the release on GitHub, or patterns such as build/*.pdf; SHA256SUMS lists them",
      },
    ],
  },
  artifact: {
    ...TEXT,
    input:
      "Release exactly this archive of an earlier job: a file or folder, with its receipt. No code of the repository runs.",
    options: [
      {
        of: ["release"],
        value: "PATH",
        help: "Release exactly this archive: a file or folder from pack --artifact-dir; nothing is packed",
      },
    ],
  },
  "checked-sha256": {
    ...TEXT,
    input:
      "The expected SHA-256 of this archive: the output artifact-sha256 of the job that checked it. Required with artifact. none releases the archive without a pin, and warns.",
    options: [
      {
        of: ["release"],
        value: "HEX",
        help: "The expected SHA-256 of this archive, or none; required with --artifact",
      },
    ],
  },
  attestation: {
    ...TEXT,
    input: "The bundle from actions/attest for the archive. It is released next to the archive.",
    options: [{ of: ["release"], value: "FILE", help: "The attestation bundle of the archive, to release next to it" }],
  },
  "marketplace-url": {
    ...TEXT,
    input: "The URL of the marketplace. Setting it adds the target marketplace.",
    options: [
      { of: ["release"], value: "URL", help: "The URL of the marketplace; setting it adds the target marketplace" },
    ],
  },
  "marketplace-token": {
    ...TEXT,
    input: "A token for the marketplace, from a secret. Without one, the job's identity is used (id-token: write).",
    options: TOKEN,
    variables: ["PLUGIN_MARKETPLACE_TOKEN"],
  },
  "marketplace-plugin": {
    ...TEXT,
    input: "The plugin's id at the marketplace, if it differs from the one made from its name.",
    options: [
      { of: ["release"], value: "ID", help: "The plugin's id there, if it differs from the one made from its name" },
    ],
  },
  "marketplace-auth": {
    ...makeChoice(["auto", "token", "oidc"], "auto"),
    input:
      "How the job authenticates to the marketplace: token, oidc (the job's identity), or auto. auto uses the token if one is given, otherwise oidc.",
    options: [
      {
        of: ["release"],
        value: "HOW",
        help: "How to authenticate: token, oidc (the job's identity), or auto: the token if there is one",
      },
    ],
  },
  "marketplace-wait": {
    ...makeChoice(["submitted", "validated", "published"], "validated"),
    input:
      "What a release waits for: submitted, validated (before anything is public), or published (nothing is public before the review).",
    options: [{ of: ["release"], value: "STATE", help: "What to wait for; validated by default" }],
  },
  "marketplace-timeout": {
    type: "text",
    default: "15m",
    input:
      "The total time to wait for the marketplace, such as 90s, 15m or 2h. After that, an open review is pending-review.",
    options: [{ of: ["release"], value: "TIME", help: "The total time to wait, such as 90s or 2h; 15m by default" }],
  },
  "npm-publish": {
    ...makeChoice(["publish", "stage"], "publish"),
    input:
      "How to publish to npm: publish, or stage. With stage, a person approves the version at npm, with two-factor authentication.",
    options: [{ of: ["release"], value: "HOW", help: "Publish to npm, or stage the version for approval by a person" }],
  },
  "npm-token": {
    ...TEXT,
    input: "The token for npm. Without one, the job's identity token is used (trusted publishing).",
    options: TOKEN,
    variables: ["NPM_TOKEN", "NODE_AUTH_TOKEN"],
  },
  "npm-registry": {
    ...TEXT,
    input: "The URL of the npm registry. The default is npm's own registry.",
    options: [{ of: ["release"], value: "URL", help: "The URL of the registry; npm's own by default" }],
  },
  "npm-tag": {
    ...TEXT,
    input:
      "The dist-tag. The default is latest for the highest version, release-1.4 for a lower one, and a prerelease's first word or next. A tag never moves back to a lower version.",
    options: [{ of: ["release"], value: "TAG", help: "The dist-tag; the version decides by default" }],
  },
  "npm-access": {
    ...makeChoice(["auto", "public", "restricted"], "auto"),
    input: "Who may install a new scoped package: public, restricted, or auto. auto follows npm and package.json.",
    options: [{ of: ["release"], value: "WHO", help: "Who may install a new scoped package" }],
  },
  out: {
    ...TEXT,
    input: FOLDER,
    options: [
      { of: ["pack"], value: "FILE", help: "The path of the archive; by default, its own name in the current folder" },
    ],
  },
  "artifact-dir": {
    ...TEXT,
    input: FOLDER,
    options: [
      {
        of: ["pack"],
        value: "FOLDER",
        help: "Write the archive to this folder instead, with SHA256SUMS and receipt.json",
      },
    ],
  },
} as const satisfies Readonly<Record<string, Setting>>;
