import { expect } from "vitest";
import { computeSha256 } from "../../src/packing/sums.js";
import { identityEnvironment } from "../servers/identity.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { releaseServer, type ReleaseServer } from "../servers/release-server.js";
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
export function identityFor({ marketplace, npm }: ThreeServers): Promise<Readonly<Record<string, string>>> {
  return identityEnvironment((audience) =>
    audience === marketplace.url ? marketplace.identity : npm.identityEnvironment(),
  );
}

/** What was changed at each server, or was to be. */
export function effectsAt({ github, marketplace, npm }: ThreeServers): Readonly<Record<keyof ThreeServers, number>> {
  const count = ({ calls }: { readonly calls: readonly { readonly effect: number }[] }): number =>
    calls.filter(({ effect }) => effect > 0).length;
  return { github: count(github), marketplace: count(marketplace), npm: count(npm) };
}

/** Each target has the version exactly once, and GitHub and the marketplace have the same archive. */
export function expectThree({ github, marketplace, npm }: ThreeServers, what: string): void {
  expectOne(github, what);
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
