import { chmodSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { findNpm } from "../../../src/base/processes/npm-program.js";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import { makeTarball } from "../../../src/release/registry/make-tarball.js";
import { publishTarball, type Publication } from "../../../src/release/registry/publish-tarball.js";
import { makePlugin, temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { NPM_TOKEN, npmRegistry } from "../../servers/npm-registry.js";
import { proxyServer } from "../../servers/proxy.js";
import { PACKAGE, releaseToNpm } from "../../support/npm-release.js";
import { packed } from "../../support/pack.js";
import { POSIX } from "../../support/product.js";
import { taggedPlugin } from "../../support/release.js";

/** A program in the place of npm that writes down what it is given. */
const RECORDER = `#!${process.execPath}
const { readFileSync, readdirSync, writeFileSync } = require("node:fs");
const config = process.argv.find((word) => word.startsWith("--userconfig="))?.slice("--userconfig=".length);
const record = { argv: process.argv.slice(2), env: process.env, files: readdirSync("."), config: readFileSync(config, "utf8") };
writeFileSync(require("node:path").join(__dirname, "record.json"), JSON.stringify(record));
`;

/** Nothing but the guard of the token is loaded into npm. */
const GUARD = /^--require="[^"]+token-guard\.cjs"$/u;

interface Recorded {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly config: string;
}

async function record(more: Partial<Publication> = {}): Promise<Recorded> {
  // A path with what would be split in a command line.
  const folder = join(makePlugin({ 'a "b" c/npm': RECORDER }), 'a "b" c');
  chmodSync(join(folder, "npm"), 0o755);
  const job = { ACTIONS_ID_TOKEN_REQUEST_TOKEN: "of-the-runner", GITHUB_REPOSITORY: "lumen-labs/plugins" };
  const hostile = {
    NODE_OPTIONS: "--require=/evil.js",
    npm_config_registry: "https://evil.example.com",
    GITHUB_TOKEN: "x",
  };
  const result = await publishTarball({
    program: { file: join(folder, "npm"), args: [], path: (process.env["PATH"] ?? "").split(delimiter) },
    surroundings: {
      env: { ...job, ...hostile, HTTPS_PROXY: "http://proxy.example.com" },
      platform: process.platform,
      execPath: process.execPath,
    },
    registry: "https://npm.example.com/team/",
    token: NPM_TOKEN,
    name: "@a/b",
    tarball: Buffer.from("bytes"),
    tag: "latest",
    isStaged: false,
    hasProvenance: false,
    limit: 1000,
    ...more,
  });
  expect(result).toEqual({ stageId: "" });
  return JSON.parse(readFileSync(join(folder, "record.json"), "utf8")) as Recorded;
}

describe.runIf(POSIX)("npm is started", () => {
  test("with both registries, our own configuration, without scripts, and with no token in an argument or a file", async () => {
    const { argv, env, config, files } = await record();
    expect(argv[0]).toBe("publish");
    const expected = ["--registry=https://npm.example.com/team/", "--@a:registry=https://npm.example.com/team/"];
    expect(argv).toEqual(expect.arrayContaining([...expected, "--ignore-scripts", "--no-provenance", "--tag=latest"]));
    expect(argv.join(" ")).not.toContain(NPM_TOKEN);
    expect(config).toBe("//npm.example.com/team/:_authToken=${PLUGIN_PREFLIGHT_NPM_TOKEN}\n");
    expect(files).toEqual(["README"]);
    const ours = ["HOME", "HTTPS_PROXY", "NODE_OPTIONS", "PATH", "PLUGIN_PREFLIGHT_NPM_TOKEN"];
    expect(Object.keys(env).toSorted()).toEqual([...ours, "TEMP", "TMP", "TMPDIR", "USERPROFILE"]);
    expect(env["NODE_OPTIONS"]).toMatch(GUARD);
  });

  test("with the certificates that this process trusts, by paths that are true in any folder", async () => {
    const paths = ["a", "/b"].join(delimiter);
    const env = { NODE_EXTRA_CA_CERTS: "own.pem", SSL_CERT_FILE: "file.pem", SSL_CERT_DIR: paths };
    const { env: plain } = await record({ surroundings: { ...getSurroundings(), env } });
    expect(plain).toMatchObject({
      NODE_EXTRA_CA_CERTS: resolve("own.pem"),
      SSL_CERT_FILE: resolve("file.pem"),
      SSL_CERT_DIR: [resolve("a"), "/b"].join(delimiter),
    });
    expect(plain["NODE_OPTIONS"]).toMatch(GUARD);
    const options = '--require=/evil.js "--use-openssl-ca" --no-use-openssl-ca --use_openssl_ca';
    const { env: open } = await record({ surroundings: { ...getSurroundings(), env: { NODE_OPTIONS: options } } });
    expect(open["NODE_OPTIONS"]).toMatch(/^--use-openssl-ca --require="[^"]+"$/u);
  });

  test("with the right to identity tokens only where it signs, and as stage where a person approves", async () => {
    const signed = await record({ hasProvenance: true, access: "public", isStaged: true });
    expect(signed.argv.slice(0, 2)).toEqual(["stage", "publish"]);
    expect(signed.argv).toEqual(expect.arrayContaining(["--provenance", "--access=public"]));
    expect(signed.env).toMatchObject({
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "of-the-runner",
      GITHUB_REPOSITORY: "lumen-labs/plugins",
    });
    expect(signed.env["NODE_OPTIONS"]).toMatch(GUARD);
    expect(Object.keys(signed.env)).not.toContain("GITHUB_TOKEN");
  });

  nightly(
    "with all that npm signs: it shows the job's identity to Sigstore, and publishes nothing unsigned",
    async () => {
      const registry = await npmRegistry();
      registry.seed(PACKAGE, "1.3.0");
      const proxy = await proxyServer(9, { refuses: 502 });
      const own = getSurroundings();
      const program = findNpm(own, temporaryFolder());
      if (!program) throw new Error("npm is not installed");
      const env = {
        PATH: own.env["PATH"],
        HTTPS_PROXY: proxy.url,
        NO_PROXY: "127.0.0.1",
        ...registry.identityEnvironment(),
        CI: "true",
        GITHUB_ACTIONS: "true",
        GITHUB_REPOSITORY: "lumen-labs/plugins",
        RUNNER_ENVIRONMENT: "github-hosted",
      };
      const { bytes = Buffer.of() } = await packed(taggedPlugin(undefined));
      const result = await publishTarball({
        program,
        surroundings: { ...own, env },
        registry: registry.url,
        token: NPM_TOKEN,
        name: PACKAGE,
        tarball: await makeTarball(bytes),
        tag: "latest",
        access: "public",
        limit: 5_000,
        isStaged: false,
        hasProvenance: true,
      });
      expect(registry.audiences, JSON.stringify(result)).toContain("sigstore");
      expect(proxy.reported.join("\n"), JSON.stringify(result)).toContain("fulcio.sigstore.dev:443");
      expect([registry.effects(), registry.wrong]).toEqual([[], []]);
    },
  );

  nightly("from outside the repository: one that the repository contains is not taken", async () => {
    const registry = await npmRegistry();
    registry.seed(PACKAGE, "1.3.0");
    const proof = join(temporaryFolder(), "ran");
    const evil = `#!${process.execPath}\nrequire("node:fs").writeFileSync(${JSON.stringify(proof)}, "");\n`;
    const folder = taggedPlugin(undefined, { "tools/npm": evil });
    chmodSync(join(folder, "tools", "npm"), 0o755);
    const path = [join(folder, "tools"), process.env["PATH"] ?? ""].join(delimiter);
    const { status, output } = await releaseToNpm(folder, registry, { env: { NPM_TOKEN, PATH: path } });
    expect(status, output).toBe(0);
    expect(() => readFileSync(proof)).toThrow();
  });
});
