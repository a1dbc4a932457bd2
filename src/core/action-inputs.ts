const SWITCH = ["true", "false"];

/**
 * The Action's inputs and, where there is a list of them, their values. A test holds action.yml to it; an input of a later
 * version of the Action is added here first.
 */
export const ACTION_INPUTS: Readonly<Record<string, readonly string[] | undefined>> = {
  command: ["auto", "check", "release"],
  path: undefined,
  tag: undefined,
  strict: SWITCH,
  "fail-on": ["error", "warning", "notice", "never"],
  "run-scripts": ["auto", ...SWITCH],
  "test-command": undefined,
  "lint-command": undefined,
  "typecheck-command": undefined,
  "time-limit": undefined,
  "scripts-env": undefined,
  lifecycle: ["auto", ...SWITCH],
  annotations: ["auto", "commands", "checks", "off"],
  suggestions: SWITCH,
  report: undefined,
  "sarif-file": undefined,
  "report-file": undefined,
  "patch-file": undefined,
  baseline: undefined,
  "changed-since": undefined,
  shard: undefined,
  targets: undefined,
  "dry-run": SWITCH,
  artifact: undefined,
  "checked-sha256": undefined,
  changelog: undefined,
  attestation: undefined,
  "marketplace-url": undefined,
  "marketplace-token": undefined,
  "marketplace-plugin": undefined,
  "marketplace-auth": ["auto", "token", "oidc"],
  "marketplace-wait": ["submitted", "validated", "published"],
  "marketplace-timeout": undefined,
  "npm-publish": ["publish", "stage"],
  "npm-token": undefined,
  "npm-registry": undefined,
  "npm-tag": undefined,
  "npm-access": ["public", "restricted"],
  "github-token": undefined,
};

export const TARGETS = ["github-release", "marketplace", "npm"];

/** The words of a list, however they are parted. */
export function listed(text: string): readonly string[] {
  return text.split(/[\s,]+/u).filter((word) => word !== "");
}
