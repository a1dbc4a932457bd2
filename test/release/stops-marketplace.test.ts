import { expect } from "vitest";
import { problem } from "../servers/marketplace-versions.js";
import { MARKETPLACE_TOKEN, marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { releaseServer } from "../servers/release-server.js";
import { taggedPlugin } from "../support/release.js";
import { redRelease } from "../support/stops.js";
import { nightly } from "../support/nightly.js";

interface Case {
  readonly status: number;
  readonly state: string;
  readonly make: (server: MarketplaceServer) => void;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: (server: MarketplaceServer) => Readonly<Record<string, string>>;
}

const CASES: Readonly<Record<string, Case>> = {
  "marketplace-no-right": {
    status: 2,
    state: "failed",
    make: (server) => {
      server.actions = ["validate"];
    },
  },
  "marketplace-wrong-token": {
    status: 2,
    state: "failed",
    inputs: { "marketplace-token": "another-token-of-nobody" },
    make: () => undefined,
  },
  "marketplace-untrusted-job": {
    status: 2,
    state: "failed",
    inputs: { "marketplace-token": "" },
    env: ({ identity }) => identity,
    make: (server) => {
      const mismatches = [{ claim: "workflow", received: "ci.yml", expected: ["release.yml"] }];
      server.distrust = problem(403, "oidc-no-matching-publisher", { mismatches });
    },
  },
  "marketplace-rejection": {
    status: 1,
    state: "rejected",
    make: ({ versions }) => {
      versions.findings = [{ ruleId: "names", severity: "error", message: "The name is taken" }];
    },
  },
  "marketplace-other-version-in-review": {
    status: 3,
    state: "failed",
    make: (server) => {
      server.blockedBy = { version: "1.3.0", state: "in-review" };
    },
  },
  "marketplace-that-shows-nobody": {
    status: 3,
    state: "partially-released",
    inputs: { "marketplace-timeout": "1s" },
    make: (server) => {
      server.features = [...server.features, "public-read"];
      server.distort = ({ operation }, answer) => {
        const isOpen = operation === "getVersion" && server.shown.at(-1)?.authorization === undefined;
        return isOpen ? problem(404, "version-not-found") : answer;
      };
    },
  },
  "marketplace-that-judges-for-ever": {
    status: 3,
    state: "failed",
    inputs: { "marketplace-timeout": "1s" },
    make: ({ versions }) => {
      versions.judgedAfter = 1_000_000;
    },
  },
  "marketplace-that-is-none": {
    status: 3,
    state: "failed",
    make: (server) => {
      server.trouble = () => ({
        when: "before",
        what: "raw",
        raw: (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>Sign in"),
      });
    },
  },
};

nightly.each(Object.entries(CASES))(
  "%s ends a release in four lines",
  async (name, { status, state, make, inputs, env }) => {
    const [server, github] = [await marketplaceServer(), await releaseServer()];
    make(server);
    const given = { targets: "", "run-scripts": "false", "marketplace-url": server.url };
    const ended = await redRelease({
      server: github,
      workspace: taggedPlugin(undefined),
      inputs: { ...given, "marketplace-token": MARKETPLACE_TOKEN, ...inputs },
      env: env?.(server) ?? {},
    });
    expect({ status: ended.status, state: ended.state }, ended.reported).toEqual({ status, state });
    const reported = ended.reported.replaceAll(new URL(server.url).host, "plugins.example.com");
    await expect(reported).toMatchFileSnapshot(`stops/${name}.txt`);
  },
);
