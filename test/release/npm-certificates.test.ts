import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { certificateFor } from "../servers/certificate.js";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { expectHidden, PACKAGE } from "../support/npm-release.js";
import { runCli, RUNTIMES, type CliRun } from "../support/product.js";
import { TAG, taggedPlugin } from "../support/release.js";
import { sampleOf } from "../support/torture.js";

const HOST = "localhost";
const certificate = certificateFor([HOST]);
const authority = join(temporaryFolder(), "authority.pem");
writeFileSync(authority, certificate.cert);
const folder = taggedPlugin(undefined);

const [, runner] = RUNTIMES;
/** How Node is told of an authority. The last two need a newer Node; npm is run by that of PATH, whichever it is. */
const WAYS: readonly (readonly [string, CliRun])[] = [
  ["NODE_EXTRA_CA_CERTS", { env: { NODE_EXTRA_CA_CERTS: authority } }],
  ["a relative NODE_EXTRA_CA_CERTS", { env: { NODE_EXTRA_CA_CERTS: relative(folder, authority) } }],
  ["--use-openssl-ca", { nodeOptions: ["--use-openssl-ca"], env: { SSL_CERT_FILE: authority } }],
  ...(runner
    ? [
        [
          "--use-system-ca",
          { ...runner, nodeOptions: ["--use-system-ca"], env: { SSL_CERT_FILE: authority } },
        ] as const,
        ["NODE_USE_SYSTEM_CA", { ...runner, env: { NODE_USE_SYSTEM_CA: "1", SSL_CERT_FILE: authority } }] as const,
      ]
    : []),
];
const IN_OPTIONS = {
  env: { NODE_OPTIONS: '--no-use-openssl-ca "--use_openssl_ca"', SSL_CERT_FILE: relative(folder, authority) },
};

async function release({
  env,
  ...how
}: CliRun): Promise<{ registry: NpmRegistry; status: number | null; output: string }> {
  const registry = await npmRegistry({ certificate, host: HOST });
  registry.seed(PACKAGE, "1.3.0");
  const args = ["release", "--tag", TAG, "--targets", "npm", "--npm-registry", registry.url];
  const { status, output } = await runCli(args, { ...how, cwd: folder, env: { NPM_TOKEN, ...env } });
  expectHidden(output);
  return { registry, status, output };
}

describe("npm trusts the authority that our own requests trust", () => {
  nightly.each([["NODE_OPTIONS", IN_OPTIONS] as const, ...sampleOf(WAYS, 1)])("by %s", async (_, how) => {
    const { registry, status, output } = await release(how);
    expect([status, registry.wrong], output).toEqual([0, []]);
    expect(registry.effects()).toEqual(["PUT package"]);
  });

  test("and a registry with another authority stops the plan", async () => {
    const { registry, status, output } = await release({});
    expect([status, registry.calls], output).toEqual([3, []]);
    expect(output).toContain("self-signed certificate");
    expect(output).toContain("NODE_EXTRA_CA_CERTS adds certificates");
  });
});
