import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, test } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry, type RegistryTrouble } from "../servers/npm-registry.js";
import { computeSha256 } from "../../src/release/packing/sums.js";
import { getSurroundings } from "../../src/base/processes/programs.js";
import { readNpmAccess } from "../../src/release/credentials/npm-access.js";
import { ALL, release } from "../../src/release/release.js";
import { openNpm } from "../../src/release/targets/npm/target.js";
import { makePlugin, temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { PACKAGE, releaseInJob, releaseToNpm } from "../support/npm-release.js";
import { packed } from "../support/pack.js";
import { packageWith, TAG, taggedPlugin } from "../support/release.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

const folder = taggedPlugin(undefined);

async function seeded(): Promise<NpmRegistry> {
  const registry = await npmRegistry();
  registry.seed(PACKAGE, "1.3.0");
  return registry;
}

/** One of the calls of an operation goes wrong, the first by default. */
function spoil(registry: NpmRegistry, operation: string, trouble: RegistryTrouble, times = 1): void {
  let left = times;
  registry.trouble = (call) => (call.operation === operation && left-- > 0 ? trouble : undefined);
}

function expectOnce(registry: NpmRegistry, what: string): void {
  expect(registry.wrong, what).toEqual([]);
  expect([...(registry.packages.get(PACKAGE)?.versions.keys() ?? [])], what).toEqual(["1.3.0", "1.4.0"]);
  expect(registry.packages.get(PACKAGE)?.tags.get("latest"), what).toBe("1.4.0");
}

const AT_PUBLICATION: readonly RegistryTrouble[] = [
  ...(["500", "502", "503", "reset", "409"] as const).map((what) => ({ when: "before", what }) as const),
  ...(["500", "502", "503", "reset", "HTML", "409", "403"] as const).map((what) => ({ when: "after", what }) as const),
];
const AT_READING = ["GET package", "GET tags", "GET version", "GET whoami"].flatMap((operation) =>
  (["500", "503", "reset", "HTML"] as const).map((what) => ({ operation, what })),
);

describe("a release to npm is whole all the same", () => {
  nightly.each(sampleOf(AT_PUBLICATION, 1))("where the publication meets $what $when it", async (trouble) => {
    const registry = await seeded();
    spoil(registry, "PUT package", { ...trouble, message: "Failed to save packument" });
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
    expectOnce(registry, output);
  });

  nightly.each(sampleOf(AT_READING, 1))("where $operation meets $what", async ({ operation, what }) => {
    const registry = await seeded();
    spoil(registry, operation, { when: "before", what });
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
    expectOnce(registry, output);
  });

  nightly("where npm says once that the version is staged: each later plan asks what is staged", async () => {
    const registry = await seeded();
    const answers: RegistryTrouble[] = [
      { when: "before", what: "409", message: "Cannot publish over previously staged version 1.4.0." },
      { when: "before", what: "503" },
    ];
    registry.trouble = ({ operation }) => (operation === "PUT package" ? answers.shift() : undefined);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
    expectOnce(registry, output);
    const asked = registry.calls
      .map(({ operation }) => operation)
      .filter((one) => /^(?:GET stages|PUT package)/u.test(one));
    expect(asked).toEqual(["PUT package", "GET stages", "PUT package", "GET stages", "PUT package"]);
  });

  nightly("where the answer is lost, and the registry shows late what it has taken: it is sent once", async () => {
    const registry = await seeded();
    registry.lag = 2;
    spoil(registry, "PUT package", { when: "after", what: "502" });
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
    expect(registry.effects()).toEqual(["PUT package"]);
    expectOnce(registry, output);
  });

  nightly("where the registry names no digest: the tarball is hashed", async () => {
    const registry = await seeded();
    registry.integrity = () => undefined;
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(0);
    expect(registry.calls.some(({ operation }) => operation === "GET tarball")).toBe(true);
  });
});

describe("a release to npm stops", () => {
  nightly("where the registry never shows what npm has taken, and does not call it unpublished", async () => {
    const registry = await seeded();
    registry.lag = Infinity;
    const bytes = readFileSync((await packed(folder)).out);
    const limits = { each: 5_000, pause: 1, mostPause: 100 };
    const texts = { token: NPM_TOKEN, registry: registry.url, mode: "publish", tag: "", access: "auto" } as const;
    const words = { token: "", registry: "", tag: "", noToken: "", noCredential: "" };
    const access = readNpmAccess(texts, words, { surroundings: getSurroundings(), hideSecret: () => undefined });
    const request = {
      tag: TAG,
      again: "run it again",
      targets: [],
      dryRun: false,
      strict: false,
      cwd: temporaryFolder(),
      paths: [],
    };
    const target = await openNpm(
      { ...request, npm: { ...access, limits } },
      {
        tag: TAG,
        commit: "f".repeat(40),
        version: "1.4.0",
        packageName: PACKAGE,
        pluginId: "weather-widget",
        folder: "",
        isOneOfSeveral: false,
        archive: { name: "weather-widget-1.4.0.zip", bytes, sha256: computeSha256(bytes) },
        isPinned: false,
        notes: { text: "", generate: false },
        again: "run it again",
      },
    );
    const { state, exitStatus, stop } = await release([target], request, { ...ALL, pause: 1 });
    expect({ state, exitStatus }).toEqual({ state: "partially-released", exitStatus: 3 });
    expect(stop?.stoppedAt).toContain(
      "npm accepted @lumen-labs/weather-widget 1.4.0, but the registry does not show it",
    );
    expect(stop?.alreadyPublic).toBe("npm: accepted, but the registry does not show it yet");
    expect(registry.effects()).toEqual(["PUT package"]);
  });

  nightly("where the registry shows another digest than was sent", async () => {
    const registry = await seeded();
    registry.integrity = () => `sha512-${Buffer.alloc(64).toString("base64")}`;
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(4);
    expect(output).toContain("is on npm with other bytes");
  });

  const REFUSALS = [
    ["401", 2, "The registry rejects this credential"],
    ["403", 2, "The registry rejects this credential"],
    ["402", 2, "npm-access: public"],
    ["422", 3, "Fix what npm names"],
  ] as const;

  nightly.each(sampleOf(REFUSALS, 2))("where the publication is refused with %s", async (what, wanted, why) => {
    const registry = await seeded();
    const message = `No, ${NPM_TOKEN}: ::error::injected\n::set-output name=x::y`;
    spoil(registry, "PUT package", { when: "before", what, message }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(wanted);
    expect(output).toContain(why);
    expect(registry.effects()).toHaveLength(1);
  });

  // Each of the attempts waits longer than the one before.
  test.runIf(IS_TORTURE)("where it never works", async () => {
    const registry = await seeded();
    spoil(registry, "PUT package", { when: "before", what: "503" }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(3);
    expect(output).toContain("npm could not publish it (E503)");
  });

  nightly("where a document has no end", async () => {
    const registry = await seeded();
    spoil(registry, "GET package", { when: "before", what: "endless" }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(3);
    expect(output).toContain("The answer has more than 64 MiB");
    expect(registry.calls).toHaveLength(1);
  });
});

describe("the token goes to the registry only", async () => {
  const reached: string[] = [];
  const elsewhere = createServer((request, response) => {
    reached.push(`${request.method ?? ""} ${JSON.stringify(request.headers)}`);
    response.writeHead(404, { "content-type": "application/json" }).end("{}");
  });
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const evil = `http://127.0.0.1:${String((elsewhere.address() as AddressInfo).port)}/`;
  afterAll(() => elsewhere.close());

  test.each(["GET package", "GET version", "GET whoami"])("where %s leads elsewhere", async (operation) => {
    const registry = await seeded();
    spoil(registry, operation, { when: "before", what: "elsewhere", location: evil }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(3);
    expect(output).toContain("it leads elsewhere, and no token is sent there");
    expect(reached.filter((text) => text.includes(NPM_TOKEN))).toEqual([]);
  });

  nightly("where the publication leads to another host", async () => {
    const registry = await seeded();
    const location = evil.replace("127.0.0.1", "localhost");
    spoil(registry, "PUT package", { when: "before", what: "elsewhere", location }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect([2, 3], output).toContain(status);
    expect(reached.filter((text) => text.includes(NPM_TOKEN))).toEqual([]);
  });

  // npm itself sends its token to every port of the same host, whatever the protocol.
  nightly.each([
    ["another port", evil],
    ["another protocol", evil.replace("http:", "https:")],
  ])("where the publication leads to %s of the same host", async (_, location) => {
    const registry = await seeded();
    const before = reached.length;
    spoil(registry, "PUT package", { when: "before", what: "elsewhere", location }, Infinity);
    const { status, output } = await releaseToNpm(folder, registry);
    expect(status, output).toBe(3);
    expect(output).toContain("it leads elsewhere, and no token is sent there");
    expect(output).toContain("If that address is right, name it as the registry");
    expect(reached).toHaveLength(before);
  });

  nightly("whatever a repository's and a user's .npmrc say", async () => {
    const rows = [`registry=${evil}`, `@lumen-labs:registry=${evil}`, `https-proxy=${evil}`, `proxy=${evil}`];
    const npmrc = [...rows, `//${new URL(evil).host}/:_authToken=\${NPM_TOKEN}`, "script-shell=/bin/false", ""].join(
      "\n",
    );
    const home = makePlugin({ ".npmrc": npmrc });
    const registry = await seeded();
    const build = { test: "node -e 0", lint: "node -e 0", "type-check": "node -e 0", build: "node -e 0" };
    const scripts = { ...build, prepublishOnly: "exit 9", prepack: "exit 9", publish: "exit 9" };
    const files = { ".npmrc": npmrc, "package.json": packageWith({ scripts }) };
    const before = reached.length;
    const { status, output } = await releaseToNpm(taggedPlugin(undefined, files), registry, {
      env: {
        NPM_TOKEN,
        HOME: home,
        npm_config_registry: evil,
        "npm_config_@lumen-labs:registry": evil,
        NPM_CONFIG_USERCONFIG: `${home}/.npmrc`,
        NODE_OPTIONS: "--no-warnings",
      },
    });
    expect(status, output).toBe(0);
    expectOnce(registry, output);
    expect(reached).toHaveLength(before);
  });
});

describe("a version that is staged", () => {
  nightly("is green as pending-review, and a run after its approval finds nothing to do", async () => {
    const registry = await seeded();
    const inputs = { "npm-token": NPM_TOKEN, "npm-publish": "stage" };
    const first = await releaseInJob(registry, inputs, folder);
    expect(first.status, first.output).toBe(0);
    expect(first.outputs).toMatchObject({ "release-state": "pending-review", "npm-url": "" });
    const [staged] = registry.staged;
    expect(first.output).toContain(`npm stage approve ${staged?.id ?? ""}`);
    expect(first.output).toContain(staged?.shasum);
    const second = await releaseInJob(registry, inputs, folder);
    expect(second.outputs["release-state"], second.output).toBe("pending-review");
    expect(registry.staged).toHaveLength(1);
    registry.approve(staged?.id ?? "");
    const third = await releaseInJob(registry, inputs, folder);
    expect(third.outputs["release-state"], third.output).toBe("noop");
    expect(third.outputs["npm-url"]).not.toBe("");
    expectOnce(registry, third.output);
  });

  nightly("by a trusted job, which may not ask what is staged, is pending again in the next run", async () => {
    const registry = await seeded();
    registry.trusts.set(PACKAGE, { repository: "lumen-labs/plugins", workflow: "release.yml" });
    await releaseInJob(registry, { "npm-publish": "stage" }, folder);
    const again = await releaseInJob(registry, { "npm-publish": "stage" }, folder);
    expect(again.status, again.output).toBe(0);
    expect(again.outputs["release-state"]).toBe("pending-review");
    expect(again.output).toContain("cannot read which bytes are staged");
    expect(registry.staged).toHaveLength(1);
  });

  test("with other bytes is a conflict", async () => {
    const registry = await seeded();
    registry.staged.push({
      id: "a1",
      name: PACKAGE,
      version: "1.4.0",
      tag: "latest",
      shasum: "0".repeat(40),
      body: {},
    });
    const { status, output } = await releaseToNpm(folder, registry, { options: ["--npm-publish", "stage"] });
    expect(status, output).toBe(4);
    expect(output).toContain("npm stage reject a1");
  });
});
