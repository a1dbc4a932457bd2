import { describe, expect, test } from "vitest";
import { PACKAGE } from "../support/npm-release.js";
import { ARCHIVE } from "../support/release-in-process.js";
import { effectsAt, type ThreeServers } from "../support/three-servers.js";
import { sampleOf } from "../support/torture.js";
import { TAG } from "../support/release.js";
import {
  makeServersOf,
  makeTwoBuilds,
  plantDraft,
  readHeld,
  runHere,
  type Build,
  type Targets,
} from "../support/two-builds.js";
import { nightly } from "../support/nightly.js";

const [OURS, OTHER] = await makeTwoBuilds();
const SETS: readonly Targets[] = [
  ["github-release"],
  ["github-release", "npm"],
  ["github-release", "marketplace"],
  ["github-release", "marketplace", "npm"],
];
/** An archive that nobody has built. */
const EVIL: Build = { ...OURS, bytes: Buffer.from(OURS.bytes).reverse(), sha256: "", tarball: Buffer.of() };
const PERSON = { body: "My own words" };

interface Row {
  readonly what: string;
  /** What is there before the run. */
  readonly make: (servers: ThreeServers) => unknown;
  readonly needs?: Targets[number];
  /** The bytes that are public afterwards; a conflict without any. */
  readonly ends: Build | "conflict";
  /** What the output has. */
  readonly says?: string;
}

/** An earlier run, built to other bytes, that was interrupted after a target had its version. */
async function interrupt(servers: ThreeServers, target: Targets[number]): Promise<void> {
  const { github } = servers;
  github.trouble = ({ operation }) => (operation.startsWith("PATCH") ? { when: "before", what: "403" } : undefined);
  await runHere(servers, OTHER.folder, ["github-release", target]);
  github.trouble = () => undefined;
}

function publish({ github, npm, marketplace }: ThreeServers, target: Targets[number], build: Build): void {
  if (target === "npm") npm.seed(PACKAGE, "1.4.0", "latest", build.tarball);
  else if (target === "github-release") {
    const release = github.repository.add({ tag_name: TAG, draft: false });
    github.repository.addAsset(release, ARCHIVE, build.bytes);
  } else {
    const artifact = {
      filename: ARCHIVE,
      mediaType: "application/zip",
      size: build.bytes.length,
      sha256: build.sha256,
    };
    marketplace.versions.declare(
      "weather-widget",
      "1.4.0",
      { channel: "stable", artifact, release: "manual" },
      undefined,
    );
    const digest = `sha-256=:${Buffer.from(build.sha256, "hex").toString("base64")}:`;
    marketplace.versions.upload("weather-widget", "1.4.0", build.bytes, digest);
  }
}

const FINISHED = "had this version already, with other bytes than this build's";
const ADVICE = "checked-sha256: <its digest>";
const ROWS: readonly Row[] = [
  { what: "a draft of ours with this run's bytes", make: (servers) => plantDraft(servers, OURS), ends: OURS },
  { what: "a draft of ours with other bytes", make: (servers) => plantDraft(servers, OTHER), ends: OURS },
  {
    what: "a draft whose seal names this run's bytes, and whose archive is another",
    make: (servers) => plantDraft(servers, OTHER, { seals: OURS.bytes }),
    ends: OURS,
  },
  { what: "a person's draft with this run's bytes", make: (servers) => plantDraft(servers, OURS, PERSON), ends: OURS },
  {
    what: "a person's draft with other bytes",
    make: (servers) => plantDraft(servers, OTHER, PERSON),
    ends: "conflict",
    says: "use that one",
  },
  {
    what: "other bytes public on GitHub, with our seal",
    make: (servers) => Object.assign(plantDraft(servers, OTHER), { draft: false }),
    ends: "conflict",
    says: ADVICE,
  },
  ...(["npm", "marketplace"] as const).flatMap((needs): readonly Row[] => [
    {
      what: `what an interrupted run left at ${needs}, and its draft`,
      needs,
      ends: OTHER,
      says: FINISHED,
      make: (servers) => interrupt(servers, needs),
    },
    {
      what: `other bytes at ${needs}, and a person's draft with exactly those`,
      needs,
      ends: OTHER,
      says: FINISHED,
      make: (servers) => {
        publish(servers, needs, OTHER);
        plantDraft(servers, OTHER, PERSON);
      },
    },
    {
      what: `other bytes at ${needs}, and no draft`,
      needs,
      ends: "conflict",
      says: ADVICE,
      make: (servers) => {
        publish(servers, needs, OTHER);
      },
    },
    {
      what: `other bytes at ${needs}, and a draft with others again`,
      needs,
      ends: "conflict",
      says: ADVICE,
      make: (servers) => {
        publish(servers, needs, OTHER);
        plantDraft(servers, EVIL);
      },
    },
    {
      what: `other bytes at ${needs} and in a draft, and ours public on GitHub`,
      needs,
      ends: "conflict",
      make: (servers) => {
        publish(servers, needs, OTHER);
        plantDraft(servers, OTHER);
        publish(servers, "github-release", OURS);
      },
    },
  ]),
];
const CASES = ROWS.flatMap((row) =>
  SETS.filter((targets) => row.needs === undefined || targets.includes(row.needs)).map((targets) => ({
    row,
    targets,
    what: row.what,
    at: targets.join(" and "),
  })),
);

describe("a release that begins with", () => {
  nightly.each(sampleOf(CASES, 2))("$what, released to $at", async ({ row, targets }) => {
    const servers = await makeServersOf(OURS);
    await row.make(servers);
    const before = effectsAt(servers);
    const { status, output } = await runHere(servers, OURS.folder, targets);
    expect(status, output).toBe(row.ends === "conflict" ? 4 : 0);
    if (row.says !== undefined) expect(output).toContain(row.says);
    if (row.ends === "conflict") {
      expect(effectsAt(servers), output).toEqual(before);
      return;
    }
    const held = readHeld(servers, [OURS, OTHER]);
    const { sha256 } = row.ends;
    for (const target of targets) expect(held[target === "github-release" ? "github" : target], output).toBe(sha256);
    expect(servers.github.repository.releases, output).toHaveLength(1);
    expect(output.includes(FINISHED), output).toBe(row.ends === OTHER);
    expect(output).toContain(`sha256 ${sha256}`);
    const again = await runHere(servers, row.ends.folder, targets);
    expect(again.output).toContain("Nothing to do");
  });
});

nightly("the complete draft of another author, with our seal, is published nowhere", async () => {
  const servers = await makeServersOf(OURS);
  const planted = plantDraft(servers, OTHER);
  const { status, output } = await runHere(servers, OURS.folder, ["github-release", "npm"]);
  expect(status, output).toBe(0);
  const { github, npm } = readHeld(servers, [OURS, OTHER]);
  expect([github, npm]).toEqual([OURS.sha256, OURS.sha256]);
  expect(servers.github.repository.releases).not.toContain(planted);
  expect(output).not.toContain(OTHER.sha256);
});

const LATER = SETS.slice(1).flatMap((targets) =>
  targets.map((target) => ({ targets, target, at: targets.join(" and ") })),
);

describe("other bytes that appear after a run has begun, and that a draft has as well,", () => {
  test.each(sampleOf(LATER, 1))("are a conflict: at $target, released to $at", async ({ targets, target }) => {
    const servers = await makeServersOf(OURS);
    plantDraft(servers, OTHER);
    const { github } = servers;
    let isThere = false;
    // The run has read everything when it makes its draft.
    github.hold = ({ operation }) => {
      if (operation === "POST /releases" && !isThere) {
        isThere = true;
        publish(servers, target, OTHER);
      }
      return undefined;
    };
    const { status, output } = await runHere(servers, OURS.folder, targets);
    expect([status, isThere], output).toEqual([4, true]);
    expect(output).toContain("another run was faster");
    expect(output).toContain(ADVICE);
    const held = readHeld(servers, [OURS, OTHER]);
    expect(
      Object.values(held).filter((one) => one === OURS.sha256),
      output,
    ).toEqual([]);
  });
});
