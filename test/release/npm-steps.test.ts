import { describe, expect, test } from "vitest";
import { NPM_REGISTRY, type NpmAccess } from "../../src/release/credentials/npm-access.js";
import type { NpmPackage, NpmSpec } from "../../src/release/targets/npm/package.js";
import type { NpmState } from "../../src/release/targets/npm/state-reader.js";
import { choosePackageTag, planNpm } from "../../src/release/targets/npm/steps.js";

const SHASUM = "a".repeat(40);
const OTHER = "b".repeat(40);
const HELP = { reason: "It must not be", help: "Do this" };

interface Changes {
  readonly made?: Partial<NpmPackage>;
  readonly access?: Partial<NpmAccess>;
  readonly state?: Partial<Omit<NpmState, "made">>;
}

function plan({ made: changed, access, state }: Changes = {}) {
  const made: NpmPackage = {
    name: "tides",
    version: "1.4.0",
    tarball: new Uint8Array(),
    integrity: "sha512-ours",
    shasum: SHASUM,
    publishConfig: {},
    tag: undefined,
    repository: undefined,
    blocker: undefined,
    ...changed,
  };
  const spec: NpmSpec = {
    tag: "v1.4.0",
    commit: "c".repeat(40),
    version: made.version,
    packageName: made.name,
    pluginId: "tides",
    folder: "",
    isOneOfSeveral: false,
    isPinned: false,
    again: "run again",
    later: "run later",
    notes: { text: "", generate: false },
    program: {} as NpmSpec["program"],
    shownWithin: 0,
    access: { registry: NPM_REGISTRY, mode: "publish", surroundings: {} as NpmAccess["surroundings"], ...access },
  };
  const whole: NpmState = {
    spec,
    made,
    known: undefined,
    published: undefined,
    staged: undefined,
    credential: { token: "t" },
    provenance: { isSigned: false },
    ...state,
  };
  return { plan: planNpm(whole), tag: choosePackageTag(whole) };
}

const known = (tags: Readonly<Record<string, string>>, ...versions: readonly string[]) => ({
  versions,
  tags: new Map(Object.entries(tags)),
});

describe("a version that is on the registry", () => {
  test("with these bytes is done", () => {
    const { steps, publicAt, remarks } = plan({
      state: { published: { integrity: "sha512-ours", tarball: undefined, sameness: "same" } },
    }).plan;
    expect(steps).toMatchObject([
      {
        target: "npm",
        id: "publish",
        action: "noop",
        reason: "tides 1.4.0 is there with these bytes",
        held: "same",
        evidence: { spec: "sha512-ours", remote: "sha512-ours" },
      },
    ]);
    expect(publicAt).toBe("https://www.npmjs.com/package/tides/v/1.4.0");
    expect(remarks).toEqual([]);
  });

  test("with other bytes, or with bytes that nobody can compare, is a conflict", () => {
    const other = plan({ state: { published: { integrity: "sha512-x", tarball: undefined, sameness: "other" } } }).plan;
    expect(other.steps).toMatchObject([
      {
        id: "publish",
        action: "conflict",
        held: "other",
        reason: "tides 1.4.0 is on npm with other bytes: sha512-x is public, and this build has sha512-ours",
      },
    ]);
    expect(other.steps[0]?.help).toContain("checked-sha256: <its digest>");
    const unknown = plan({ state: { published: { integrity: "", tarball: undefined, sameness: "unknown" } } }).plan;
    expect(unknown.steps).toMatchObject([
      {
        action: "conflict",
        held: "other",
        evidence: { spec: "sha512-ours", remote: "no digest" },
        reason: "tides 1.4.0 is on npm, but it is unknown whether it has these bytes",
      },
    ]);
  });

  test("is at an address of its registry, with a scope as registries write it", () => {
    const at = plan({
      made: { name: "@lumen/tides" },
      access: { registry: "https://npm.example.com/" },
      state: { published: { integrity: "", tarball: undefined, sameness: "same" } },
    }).plan.publicAt;
    expect(at).toBe("https://npm.example.com/@lumen%2ftides/1.4.0");
  });

  describe("that is a prerelease, and the first of its package", () => {
    const first = (
      tags: Readonly<Record<string, string>>,
      versions: readonly string[],
      access: Partial<NpmAccess> = {},
    ) =>
      plan({
        made: { version: "1.4.0-rc.1" },
        access,
        state: {
          known: known(tags, ...versions),
          published: { integrity: "sha512-ours", tarball: undefined, sameness: "same" },
        },
      }).plan.remarks;
    const REMARK =
      "The registry also gave 1.4.0-rc.1 the tag latest, because it is the first version of tides. People who install tides get this prerelease, until a stable version is released";

    test("has the tag latest against all wishes, which is said", () => {
      expect(first({ latest: "1.4.0-rc.1", rc: "1.4.0-rc.1" }, ["1.4.0-rc.1"])).toEqual([REMARK]);
    });

    test.each([
      ["of several", { latest: "1.4.0-rc.1" }, ["1.4.0-rc.1", "1.3.0"], {}],
      ["without that tag", { latest: "1.3.0" }, ["1.4.0-rc.1"], {}],
      ["for which latest was asked", { latest: "1.4.0-rc.1" }, ["1.4.0-rc.1"], { tag: "latest" }],
    ])("but %s, it needs no remark", (_, tags, versions, access) => {
      expect(first(tags, versions, access)).toEqual([]);
    });

    test("but stable, it needs none", () => {
      const { remarks } = plan({
        state: {
          known: known({ latest: "1.4.0" }, "1.4.0"),
          published: { integrity: "sha512-ours", tarball: undefined, sameness: "same" },
        },
        access: { tag: "next" },
      }).plan;
      expect(remarks).toEqual([]);
    });
  });
});

describe("a version that is not there", () => {
  test.each<readonly [string, Changes]>([
    ["package.json", { made: { blocker: HELP } }],
    ["the credential", { state: { credential: HELP } }],
    ["the provenance", { state: { provenance: { isSigned: true, ...HELP } } }],
  ])("is blocked by %s", (_, changes) => {
    expect(plan(changes).plan).toMatchObject({ steps: [{ id: "publish", action: "blocked", ...HELP }] });
    expect(plan(changes).plan.steps).toHaveLength(1);
  });

  test("is blocked by a tag that is none", () => {
    const { steps } = plan({ made: { publishConfig: { tag: "1.x" } } }).plan;
    expect(steps).toMatchObject([{ action: "blocked" }]);
    expect(steps[0]?.reason).toBe('"tag" in publishConfig of package.json is "1.x", which is not a dist-tag');
  });

  test("is published, which cannot be undone", () => {
    const { steps, publicAt } = plan({ state: { known: known({ latest: "1.3.0" }, "1.3.0") } }).plan;
    expect(steps).toMatchObject([
      {
        id: "publish",
        action: "create",
        irreversible: true,
        phase: "commit",
        reason: "Publish tides 1.4.0 with the tag latest",
        evidence: { spec: "sha512-ours", tag: "latest" },
      },
    ]);
    expect(steps).toHaveLength(1);
    expect(publicAt).toBeUndefined();
  });

  test("says that it is the first, and that it is signed", () => {
    const { steps } = plan({ state: { provenance: { isSigned: true } } }).plan;
    expect(steps[0]?.reason).toBe("Publish tides 1.4.0, its first version, with the tag latest and with provenance");
  });

  test("is staged, which can be undone, and waits for a person", () => {
    const { steps } = plan({ access: { mode: "stage" } }).plan;
    expect(steps).toMatchObject([
      { id: "stage", action: "create", reason: "Stage tides 1.4.0, its first version, with the tag latest" },
      { id: "approve", action: "wait", reason: "tides 1.4.0 waits for the approval of a person" },
    ]);
    expect(steps[0]?.irreversible).toBe(false);
  });

  test("without a credential that was needed is planned as well", () => {
    const { steps } = plan({ state: { credential: undefined } as unknown as Changes["state"] & object }).plan;
    expect(steps).toMatchObject([{ action: "create" }]);
  });
});

describe("a version that is staged", () => {
  const staged = (more: object = {}) => ({ id: "7-x", tag: "latest", shasum: SHASUM, ...more });

  test("with these bytes waits for a person", () => {
    const { steps, state, remarks, unread, staged: word } = plan({ state: { staged: staged() } }).plan;
    expect(steps).toMatchObject([
      { id: "stage", action: "noop", reason: "tides 1.4.0 is staged", held: "same" },
      { id: "approve", action: "wait", reason: "tides 1.4.0 is staged, and a person must approve it" },
    ]);
    expect(steps[1]?.help).toContain("npm stage view 7-x");
    expect(steps[1]?.help).toContain(SHASUM);
    expect({ state, remarks, unread, word }).toEqual({
      state: "staged",
      remarks: [],
      unread: undefined,
      word: "staged, so nobody can install it",
    });
  });

  test("with other bytes is a conflict", () => {
    const { steps } = plan({ state: { staged: staged({ shasum: OTHER }) } }).plan;
    expect(steps).toMatchObject([
      {
        id: "stage",
        action: "conflict",
        held: "other",
        reason: `tides 1.4.0 is staged at npm with other bytes: shasum ${OTHER} is there, and this build has ${SHASUM}`,
      },
    ]);
    expect(steps[0]?.help).toContain("npm stage reject 7-x");
    expect(steps).toHaveLength(1);
  });

  test("with bytes that this credential may not ask for says so, and claims nothing", () => {
    const { steps, unread } = plan({ state: { staged: "unknown" } }).plan;
    expect(steps).toMatchObject([
      { id: "stage", action: "noop" },
      { id: "approve", action: "wait" },
    ]);
    expect(steps[0]?.held).toBeUndefined();
    expect(steps[1]?.help).toContain("npm stage list tides");
    expect(unread).toEqual([
      `This credential cannot read which bytes are staged as tides 1.4.0. Before you approve it, check that its shasum is ${SHASUM}`,
    ]);
  });

  test("with a tag that would go back by now is not to be approved", () => {
    const { remarks } = plan({
      state: { staged: staged(), known: known({ latest: "2.0.0" }, "2.0.0") },
    }).plan;
    expect(remarks).toEqual([
      'tides 1.4.0 is staged with the tag "latest", which is at 2.0.0 by now and would go back. Do not approve it: reject it with npm stage reject 7-x, and run this again',
    ]);
    const unknown = plan({ state: { staged: "unknown", known: known({ latest: "2.0.0" }, "2.0.0") } }).plan;
    expect(unknown.remarks).toEqual([]);
  });
});

describe("the tag", () => {
  test("is asked for by package.json, the caller and publishConfig, in this order", () => {
    const all = { made: { tag: "beta", publishConfig: { tag: "old" } }, access: { tag: "beta" } };
    expect(plan(all).tag).toEqual({ tag: "beta" });
    expect(plan({ ...all, made: { publishConfig: { tag: "old" } } }).tag).toEqual({ tag: "beta" });
    expect(plan({ made: { publishConfig: { tag: "old" } } }).tag).toEqual({ tag: "old" });
    expect(plan({ made: { tag: "next" }, access: { tag: "beta" } }).tag).toMatchObject({
      reason: 'npm uses "tag" of package.json, which is "next", before npm-tag, which is "beta"',
    });
  });

  test("that is empty counts as left out, as npm takes it", () => {
    expect(plan({ made: { tag: "", publishConfig: { tag: "" } } }).tag).toEqual({ tag: "latest" });
  });
});
