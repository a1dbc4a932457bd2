import { describe, expect, test } from "vitest";
import { NPM_TOKEN, npmRegistry, type NpmRegistry } from "../servers/npm-registry.js";
import { PACKAGE, releaseToNpm, stopOf, withVersion, type NpmRun } from "../support/npm-release.js";
import { taggedPlugin, type EndedRelease } from "../support/release.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";
import { nightly } from "../support/nightly.js";

/** A registry whose tags name these versions. */
async function tagged(tags: Readonly<Record<string, string>>): Promise<NpmRegistry> {
  const registry = await npmRegistry();
  registry.firstIsLatest = false;
  for (const [tag, version] of Object.entries(tags)) registry.seed(PACKAGE, version, tag);
  return registry;
}

function release(
  registry: NpmRegistry,
  version: string,
  { changes = {}, ...run }: NpmRun & { readonly changes?: Readonly<Record<string, unknown>> } = {},
): Promise<EndedRelease> {
  const tag = `v${version}`;
  return releaseToNpm(taggedPlugin(undefined, withVersion(version, changes), tag), registry, { ...run, tag });
}

const tagsOf = (registry: NpmRegistry): object => Object.fromEntries(registry.packages.get(PACKAGE)?.tags ?? []);

/** Nothing of the tags is lost, and the version has this one. */
function expectTag(registry: NpmRegistry, before: object, tag: string, version: string, ended: EndedRelease): void {
  expect([ended.status, registry.wrong], ended.output).toEqual([0, []]);
  expect(tagsOf(registry), ended.output).toEqual({ ...before, [tag]: version });
}

const TAGS = { latest: "1.0.0", rc: "2.0.0-rc.5", next: "2.1.0-0", "release-0.9": "0.9.7" };
const LOWER = [
  ["1.0.1-rc.1", "rc-1.0"],
  ["1.0.1-0", "next-1.0"],
  ["0.9.6", "release-0.9.6"],
] as const;

const OLD_DOCUMENTS: readonly Partial<NpmRegistry>[] = [
  { staleTags: { latest: "1.0.0" } },
  { staleTags: { latest: "1.0.0", rc: "1.0.0-rc.1" } },
  { hasTags: false },
];

describe("no tag goes back to a lower version", () => {
  nightly.each(sampleOf(LOWER, 1))("where %s would take one, it gets %s", async (version, tag) => {
    const registry = await tagged(TAGS);
    expectTag(registry, TAGS, tag, version, await release(registry, version));
  });

  nightly("where a tag moves between the plan and the publication", async () => {
    const before = { latest: "1.0.0", rc: "1.0.0-rc.9" };
    const registry = await tagged(before);
    registry.hold = ({ operation }) => {
      // The last question of the plan.
      if (operation === "GET whoami") registry.seed(PACKAGE, "2.0.0-rc.5", "rc");
      return undefined;
    };
    const ended = await release(registry, "1.0.1-rc.1");
    expectTag(registry, { ...before, rc: "2.0.0-rc.5" }, "rc-1.0", "1.0.1-rc.1", ended);
    expect(registry.effects()).toEqual(["PUT package"]);
  });

  test.each(sampleOf(OLD_DOCUMENTS, 1))("where the tags are known by one source only: %o", async (changes) => {
    const registry = Object.assign(await tagged(TAGS), changes);
    const { status, output } = await release(registry, "1.0.1-rc.1", { options: ["--dry-run"] });
    expect([status, registry.effects()], output).toEqual([0, []]);
    expect(output).toContain("with the tag rc-1.0");
  });
});

describe("a tag that is asked for, and that would go back, stops the plan", () => {
  const stops = async (version: string, run: Parameters<typeof release>[2]): Promise<string> => {
    const registry = await tagged({ latest: "2.0.0", rc: "2.0.0-rc.5" });
    const ended = await release(registry, version, run);
    expect([ended.status, registry.effects()], ended.output).toEqual([2, []]);
    return stopOf(ended, registry);
  };

  nightly("from publishConfig", async () => {
    expect(await stops("1.4.0", { changes: { publishConfig: { tag: "latest" } } })).toMatchInlineSnapshot(`
      "Stopped at:     The tag latest would go back from 2.0.0 to 1.4.0, by "tag" in publishConfig of package.json
      Already public: nothing
      Not public:     npm
      Do this:        Give this version another tag; on the command line with --npm-tag release-1.4:
                        with:
                          npm-tag: release-1.4
                      For the next one, remove "tag" from publishConfig: the version then decides
      "
    `);
  });

  nightly("from the key tag of package.json, which npm obeys before its command line", async () => {
    const changes = { tag: "latest" };
    expect(await stops("1.4.0", { changes })).toMatchInlineSnapshot(`
      "Stopped at:     The tag latest would go back from 2.0.0 to 1.4.0, by "tag" of package.json
      Already public: nothing
      Not public:     npm
      Do this:        Remove "tag" from package.json. Commit that, and move the tag; if something is released under it already, bump the version instead:
                        git tag --force v1.4.0
                        git push --force origin refs/tags/v1.4.0
      "
    `);
  });
});

nightly("the advice against a publishConfig that would take latest back is right", async () => {
  const before = { latest: "2.0.0" };
  const registry = await tagged(before);
  const changes = { publishConfig: { tag: "latest" } };
  const ended = await release(registry, "1.4.0", { changes, options: ["--npm-tag", "release-1.4"] });
  expectTag(registry, before, "release-1.4", "1.4.0", ended);
});

describe("the first version of a package", () => {
  nightly.each(IS_TORTURE ? [true, false] : [true])(
    "which is a prerelease, where the registry gives it latest, too: %s",
    async (firstIsLatest) => {
      const registry = await npmRegistry();
      registry.firstIsLatest = firstIsLatest;
      const { status, output } = await release(registry, "1.0.0-rc.1");
      expect([status, registry.wrong], output).toEqual([0, []]);
      expect(tagsOf(registry)).toEqual({ ...(firstIsLatest && { latest: "1.0.0-rc.1" }), rc: "1.0.0-rc.1" });
      const remark = "The registry also gave 1.0.0-rc.1 the tag latest";
      expect(output.includes(remark), output).toBe(firstIsLatest);
    },
  );
});

test.runIf(IS_TORTURE)("what was staged with a tag that has moved on is not to be approved", async () => {
  const registry = await tagged({ latest: "1.0.0" });
  const run = { options: ["--npm-publish", "stage"], env: { NPM_TOKEN } };
  const first = await release(registry, "1.0.1-rc.1", run);
  expect(first.status, first.output).toBe(0);
  expect(first.output).not.toContain("Do not approve it");
  registry.seed(PACKAGE, "2.0.0-rc.5", "rc");
  const second = await release(registry, "1.0.1-rc.1", run);
  expect(second.status, second.output).toBe(0);
  expect(second.output).toContain('is staged with the tag "rc", which is at 2.0.0-rc.5 by now and would go back');
});
