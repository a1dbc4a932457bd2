import type { ThreeServers } from "./three-servers.js";
import type { EndedRelease } from "./release.js";

/** One request of a release to three targets that changes something, and when the process is killed at it. */
export interface Kill {
  readonly where: "github" | "marketplace" | "npm";
  readonly operation: string;
  /** From 1, of the requests of this operation in one run. */
  readonly nth: number;
  readonly when: "before" | "during" | "after";
}

const FILE = "POST /releases/{release_id}/assets";
const at = (where: Kill["where"], operation: string, nth = 1) => ({ where, operation, nth });
const EFFECTS = [
  ...[at("github", "POST /releases"), at("github", FILE, 1), at("github", FILE, 2)],
  at("github", "PATCH /releases/{release_id}"),
  ...["createValidation", "putVersion", "putArtifact", "releaseVersion"].map((operation) =>
    at("marketplace", operation),
  ),
  at("npm", "PUT package"),
];

export const KILLS: readonly Kill[] = EFFECTS.flatMap((effect) =>
  (["before", "during", "after"] as const)
    .filter((when) => when !== "during" || effect.where !== "marketplace")
    .map((when) => ({ ...effect, when })),
);

/** Of those, the ones after the first permanent step and before the last one. */
export const KILLS_BETWEEN: readonly Kill[] = KILLS.filter(({ operation, when }) => {
  if (operation === "PUT package") return when !== "before";
  return operation.startsWith("PATCH") || (operation === "releaseVersion" && when === "before");
});

/** Runs a release that is killed at one request, if it comes that far. */
export async function runKilled(
  { github, marketplace, npm }: ThreeServers,
  { where, operation, nth, when }: Kill,
  run: () => Promise<EndedRelease>,
): Promise<EndedRelease> {
  let seen = 0;
  const isThere = (call: { readonly operation: string }): boolean => call.operation === operation && ++seen === nth;
  const end = { what: "end" } as const;
  if (where === "github") github.trouble = (call) => (isThere(call) ? { when, ...end } : undefined);
  else if (when !== "during") {
    const server = where === "npm" ? npm : marketplace;
    server.trouble = (call: { readonly operation: string }) => (isThere(call) ? { when, ...end } : undefined);
  } else {
    // The registry does what it was asked for, and nobody hears of it.
    npm.hold = (call) => {
      if (isThere(call)) npm.end();
      return undefined;
    };
  }
  const ended = await run();
  for (const server of [github, marketplace, npm]) server.trouble = () => undefined;
  npm.hold = () => undefined;
  return ended;
}
