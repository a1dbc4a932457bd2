import { describe, expect, test } from "vitest";
import { Interrupted } from "../../src/core/errors.js";
import { formatOutcome } from "../../src/release/format-outcome.js";
import { problem } from "../servers/marketplace-versions.js";
import { marketplaceServer, type MarketplaceServer } from "../servers/marketplace.js";
import { releaseToMarketplace } from "../support/marketplace-release.js";

async function run(server: MarketplaceServer, more: Parameters<typeof releaseToMarketplace>[1]) {
  const ended = await releaseToMarketplace(server, more);
  return { ...ended, shown: formatOutcome(ended.outcome, { tag: "v1.4.0" }) };
}

describe("an identity of the job", () => {
  const identity = (audiences: string[], secrets: string[]) => ({
    credential: {
      getIdentityToken: (audience: string) => {
        audiences.push(audience);
        return Promise.resolve(`identity.${Buffer.from(audience).toString("base64url")}.${String(audiences.length)}`);
      },
      hideSecret: (secret: string) => {
        secrets.push(secret);
      },
    },
  });

  test("is never made for the audience that a server asks for", async () => {
    const server = await marketplaceServer();
    server.capabilities = { oidc: { audience: "npm:registry.example.com", issuers: [] } };
    const audiences: string[] = [];
    const { outcome, shown } = await run(server, { access: identity(audiences, []) });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 2 });
    expect(audiences).toEqual([]);
    expect(shown).toContain("npm:registry.example.com");
  });

  test("that is refused falls back to nothing, and the claims are shown", async () => {
    const server = await marketplaceServer();
    const mismatches = [{ claim: "workflow", received: "ci.yml", expected: ["release.yml"] }];
    server.distrust = problem(403, "oidc-no-matching-publisher", { mismatches });
    const audiences: string[] = [];
    const { outcome, shown } = await run(server, { access: identity(audiences, []) });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 2 });
    expect(audiences).toEqual([server.url]);
    expect(shown).toContain("workflow: this job has ci.yml, and release.yml is registered");
    expect(server.calls.map(({ operation }) => operation)).toEqual(["getCapabilities", "exchangeToken"]);
  });

  test("is made again for each attempt, and the token is given back where the release fails", async () => {
    const server = await marketplaceServer();
    const audiences: string[] = [];
    const secrets: string[] = [];
    let exchanges = 0;
    server.trouble = ({ operation }) => {
      if (operation === "exchangeToken" && ++exchanges === 1) return { when: "after", what: "reset" };
      return operation === "putArtifact" ? { when: "before", what: "reset" } : undefined;
    };
    const { outcome, unclosed } = await run(server, { access: identity(audiences, secrets) });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
    expect(new Set(secrets).size).toBe(3);
    expect(audiences).toHaveLength(2);
    expect(unclosed).toEqual([]);
    expect(server.shown.at(-1)?.operation).toBe("revokeToken");
  });

  test("has a token that does not expire by this machine's clock, and is exchanged again when the server says so", async () => {
    const server = await marketplaceServer();
    const audiences: string[] = [];
    server.distort = ({ operation }, answer) => {
      if (operation === "createValidation") server.issued.clear();
      return answer;
    };
    const { outcome, shown } = await run(server, { access: identity(audiences, []) });
    expect(outcome.exitStatus, shown).toBe(0);
    expect(audiences).toHaveLength(2);
  });

  test("that cannot be given back is a warning", async () => {
    const server = await marketplaceServer();
    server.trouble = ({ operation }) => (operation === "revokeToken" ? { when: "before", what: "reset" } : undefined);
    const { outcome, unclosed } = await run(server, { access: identity([], []) });
    expect(outcome.exitStatus).toBe(0);
    expect(unclosed).toEqual([expect.stringContaining("The token of this run was not revoked")]);
  });

  test("gives its token back where the run is interrupted while it waits", async () => {
    const server = await marketplaceServer();
    server.features = ["oidc", "manual-release"];
    server.versions.judgedAfter = 1_000_000;
    const controller = new AbortController();
    const { outcome, unclosed } = await run(server, {
      access: { ...identity([], []), timeout: 600_000 },
      signal: controller.signal,
      onStep: ({ id }) => {
        if (id === "judgement")
          setTimeout(() => {
            controller.abort(new Interrupted("SIGTERM"));
          }, 50);
      },
    });
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 143 });
    expect(server.shown.at(-1)?.operation).toBe("revokeToken");
    expect(server.issued.size).toBe(0);
    expect(unclosed).toEqual([]);
  });
});
