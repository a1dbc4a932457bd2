import { expect } from "vitest";
import { computeSha256 } from "../../src/release/packing/sums.js";
import { identityEnvironment } from "../servers/identity.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
import type { EndedStep } from "./action.js";
import { PACKAGE } from "./npm-release.js";
import { expectOne } from "./release.js";

/** All that a release to three targets talks to. */
export interface ThreeServers {
  readonly github: ReleaseServer;
  readonly marketplace: MarketplaceServer;
  readonly npm: NpmRegistry;
}

/** The three servers; npm has an earlier version, and trusts the workflow. */
export async function threeServers(): Promise<ThreeServers> {
  const [github, marketplace, npm] = [await releaseServer(), await marketplaceServer(), await npmRegistry()];
  npm.seed(PACKAGE, "1.3.0");
  npm.trusts.set(PACKAGE, { repository: "lumen-labs/plugins", workflow: "release.yml" });
  marketplace.end = () => {
    github.end();
  };
  npm.end = () => {
    github.end();
  };
  return { github, marketplace, npm };
}

/** The variables of a job with `id-token: write`. */
export function identityFor(
  { marketplace, npm }: ThreeServers,
  trouble?: Parameters<typeof identityEnvironment>[1],
): Promise<Readonly<Record<string, string>>> {
  const choose = (audience: string) =>
    audience === marketplace.url ? marketplace.identity : npm.identityEnvironment();
  return identityEnvironment(choose, trouble);
}

/** What was changed of the release at each server, or was to be. */
export function effectsAt({ github, marketplace, npm }: ThreeServers): Readonly<Record<keyof ThreeServers, number>> {
  const count = ({ calls }: { readonly calls: readonly { readonly effect: number; readonly operation: string }[] }) =>
    calls.filter(({ effect, operation }) => effect > 0 && !/^(?:exchange|revoke)Token$/u.test(operation)).length;
  return { github: count(github), marketplace: count(marketplace), npm: count(npm) };
}

/** Each target has the version exactly once, and GitHub and the marketplace have the same archive. */
export function expectThree(
  { github, marketplace, npm }: ThreeServers,
  what: string,
  more: readonly string[] = [],
): void {
  expectOne(github, what, more);
  expect([...marketplace.wrong, ...npm.wrong], what).toEqual([]);
  expect([...marketplace.versions.versions.keys()], what).toEqual(["weather-widget@1.4.0"]);
  const version = marketplace.versions.find("weather-widget", "1.4.0");
  expect(version?.state, what).toBe("published");
  const settled = version?.history.filter((state) => ["received", "published"].includes(state));
  expect(settled, what).toHaveLength(2);
  const asset = github.repository.releases[0]?.assets.find(({ name }) => name.endsWith(".zip"));
  expect(computeSha256(version?.bytes ?? Buffer.of()), what).toBe(computeSha256(asset?.bytes ?? Buffer.of()));
  const published = npm.packages.get(PACKAGE);
  expect([...(published?.versions.keys() ?? [])], what).toEqual(["1.3.0", "1.4.0"]);
  expect(published?.tags.get("latest"), what).toBe("1.4.0");
}

type Target = "github-release" | "marketplace" | "npm";

/** Whether each target shows the version to everybody. */
function readTruth({ github, marketplace, npm }: ThreeServers): Readonly<Record<Target, boolean>> {
  return {
    "github-release": github.repository.releases.some(({ draft }) => !draft),
    marketplace: marketplace.versions.find("weather-widget", "1.4.0")?.state === "published",
    npm: npm.packages.get(PACKAGE)?.versions.has("1.4.0") === true,
  };
}

/** The lines of a red end, by their names. */
function readStop(output: string): ReadonlyMap<string, readonly string[]> {
  const from = output.indexOf("\nStopped at:");
  const lines = new Map<string, string[]>();
  let name = "";
  for (const line of from === -1 ? [] : output.slice(from + 1).split("\n")) {
    if (line.startsWith("::")) break;
    name = /^([A-Z][a-z ]+):/u.exec(line)?.[1] ?? name;
    lines.set(name, [...(lines.get(name) ?? []), line.slice("Already public: ".length)]);
  }
  return lines;
}

const VERDICTS = [
  [1, "rejected"],
  [2, "failed"],
  [3, "failed"],
  [3, "partially-released"],
];

/** What a run reports of each target is what the servers have: its state, exit status, outputs and four lines. */
export function expectTrueReport(servers: ThreeServers, { status, outputs, output }: EndedStep): void {
  const truth = readTruth(servers);
  const isEverywhere = Object.values(truth).every(Boolean);
  const state = outputs["release-state"] ?? "";
  if (status === 0)
    expect([isEverywhere, state], output).toEqual([true, expect.stringMatching(/^(?:released|noop)$/u)]);
  else expect(VERDICTS, output).toContainEqual([status, state]);
  if (state === "failed" || state === "rejected") expect(Object.values(truth), output).not.toContain(true);
  expectTrueLines(truth, output, status === 0);
  expectTrueOutputs(servers, truth, outputs, output);
}

/** A red end has each target in one of its lines, and a green one has no such lines. */
function expectTrueLines(truth: ReturnType<typeof readTruth>, output: string, isGreen: boolean): void {
  const stop = readStop(output);
  expect(stop.size, output).toBe(isGreen ? 0 : 4);
  const already = stop.get("Already public") ?? [];
  if (isGreen || already.includes("nothing of this run")) return;
  for (const [target, isThere] of Object.entries(truth)) {
    const find = (lines: readonly string[] = []) =>
      lines.filter((line) => line === target || line.startsWith(`${target}: `));
    const [shown, missing] = [find(already), find(stop.get("Not public"))];
    expect([...shown, ...missing], `${target}\n${output}`).toHaveLength(1);
    // npm says "accepted" of whatever is answered with 200, and the line says that the registry does not show it.
    const isUnsure = /: (?:perhaps|not looked at|accepted, but the registry does not show it yet)/u.test(
      [...shown, ...missing].join(""),
    );
    if (!isUnsure) expect(shown.length === 1, `${target}\n${output}`).toBe(isThere);
  }
}

/** An output that is empty claims nothing. */
function expectTrueOutputs(
  servers: ThreeServers,
  truth: ReturnType<typeof readTruth>,
  outputs: EndedStep["outputs"],
  output: string,
): void {
  const { github, marketplace, npm } = servers;
  const id = github.repository.releases.find(({ draft }) => !draft)?.id;
  const places: Readonly<Record<Target, string>> = {
    "github-release": `${github.url}/releases/${String(id)}`,
    marketplace: `${marketplace.url}/plugins/weather-widget`,
    npm: `${npm.url}${PACKAGE.replace("/", "%2f")}/1.4.0`,
  };
  const isPublic = (url: string | undefined, targets: readonly Target[]): boolean =>
    !url || targets.some((target) => truth[target] && places[target] === url);
  expect(isPublic(outputs["release-url"], ["github-release", "npm", "marketplace"]), output).toBe(true);
  expect(isPublic(outputs["npm-url"], ["npm"]), output).toBe(true);
  expect(isPublic(outputs["marketplace-listing-url"], ["marketplace"]), output).toBe(true);
  const version = marketplace.versions.find("weather-widget", "1.4.0");
  if (outputs["marketplace-state"]) expect(outputs["marketplace-state"], output).toBe(version?.state);
}
