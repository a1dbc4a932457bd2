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
