import { describe, expect, test } from "vitest";
import { formatOutcome } from "../../src/release/format-outcome.js";
import type { Outcome } from "../../src/release/outcome.js";
import { TargetFault } from "../../src/release/publisher.js";
import { ALL, DRY, release } from "../../src/release/release.js";
import { makeThreeTargets, type ScriptedTarget } from "../support/scripted-target.js";

const CALLER = { again: "gh run rerun 1 --failed", later: "gh run rerun 1" };

function run(targets: readonly ScriptedTarget[]): Promise<Outcome> {
  return release(targets, CALLER, { ...ALL, pause: 1 });
}

function step(target: ScriptedTarget, id: string): ScriptedTarget["steps"][number] {
  const found = target.steps.find((one) => one.id === id);
  if (!found) throw new Error(`${target.id} has no step ${id}`);
  return found;
}

function textOf(outcome: Outcome): string {
  return formatOutcome(outcome, { tag: "v1.4.0" });
}

describe("a release to three targets", () => {
  test("stages, submits, and only then does what is permanent: npm, GitHub, the marketplace", async () => {
    const { journal, all } = makeThreeTargets();
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0 });
    expect(journal).toEqual([
      "github-release draft",
      "marketplace submit",
      "npm publish",
      "github-release publish",
      "marketplace release",
      "github-release tidy",
    ]);
    expect(outcome.plan.map(({ target, id }) => `${target} ${id}`)).toEqual([
      "github-release draft",
      "marketplace submit",
      "marketplace judgement",
      "npm publish",
      "github-release publish",
      "marketplace review",
      "marketplace release",
      "github-release tidy",
    ]);
    expect(outcome.targets.map(({ target, url }) => `${target} ${url ?? ""}`)).toEqual([
      "npm https://npm.example.com/1.4.0",
      "github-release https://github-release.example.com/1.4.0",
      "marketplace https://marketplace.example.com/1.4.0",
    ]);
    expect(await run(all)).toMatchObject({ state: "noop", exitStatus: 0, done: [] });
  });

  test("shows all of them as one plan, and changes nothing in a dry run", async () => {
    const { journal, all } = makeThreeTargets();
    const outcome = await release(all, CALLER, DRY);
    expect(journal).toEqual([]);
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  + github-release  draft of github-release
        + marketplace     submit of marketplace
        = marketplace     judgement of marketplace
        + npm             publish of npm
        + github-release  publish of github-release
        = marketplace     review of marketplace
        + marketplace     release of marketplace
        + github-release  tidy of github-release
      Planned: nothing was written
      "
    `);
  });

  test("publishes nothing while one of them is in conflict", async () => {
    const { journal, all, marketplace } = makeThreeTargets();
    step(marketplace, "release").action = "conflict";
    expect(await run(all)).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(journal).toEqual([]);
  });

  // npm is the first in the phase of what is permanent. So only the other two show that all are read before it.
  test.each(["npm", "github", "marketplace"] as const)(
    "publishes nothing where %s comes into conflict after the draft",
    async (name) => {
      const targets = makeThreeTargets();
      const { journal, all, marketplace } = targets;
      const submit = marketplace.apply.bind(marketplace);
      marketplace.apply = async (applied) => {
        await submit(applied);
        step(targets[name], name === "marketplace" ? "release" : "publish").action = "conflict";
      };
      expect(await run(all)).toMatchObject({ state: "conflict", exitStatus: 4 });
      expect(journal).toEqual(["github-release draft", "marketplace submit"]);
    },
  );
});

describe("a version that waits for somebody", () => {
  test("before anything is public, keeps all targets back and is green", async () => {
    const { journal, all, marketplace } = makeThreeTargets();
    step(marketplace, "judgement").action = "wait";
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(journal).toEqual(["github-release draft", "marketplace submit", "marketplace waits for judgement"]);
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  ✔ github-release  draft of github-release
        ✔ marketplace     submit of marketplace
        … marketplace     judgement of marketplace
        · npm             publish of npm
        · github-release  publish of github-release
        = marketplace     review of marketplace
        · marketplace     release of marketplace
        · github-release  tidy of github-release
      Not everything is public yet: the release is waiting
      Waiting for:    marketplace: judgement of marketplace
      Already public: nothing
      Not public:     npm: nothing there
                      github-release: a draft
                      marketplace: a draft
      What happens:   Wait
      "
    `);
    step(marketplace, "judgement").action = "noop";
    expect(await run(all)).toMatchObject({ state: "released", exitStatus: 0 });
  });

  test("at the last target, leaves the others public, and a later run finishes", async () => {
    const { journal, all, marketplace } = makeThreeTargets();
    step(marketplace, "review").action = "wait";
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "pending-review", exitStatus: 0 });
    expect(journal.at(-1)).toBe("github-release tidy");
    expect(journal).not.toContain("marketplace release");
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  ✔ github-release  draft of github-release
        ✔ marketplace     submit of marketplace
        = marketplace     judgement of marketplace
        ✔ npm             publish of npm
        ✔ github-release  publish of github-release
        … marketplace     review of marketplace
        · marketplace     release of marketplace
        ✔ github-release  tidy of github-release
      Not everything is public yet: the release is waiting
      Waiting for:    marketplace: review of marketplace
      Already public: npm: https://npm.example.com/1.4.0
                      github-release: https://github-release.example.com/1.4.0
      Not public:     marketplace: a draft
      What happens:   Wait
      "
    `);
    journal.length = 0;
    step(marketplace, "review").action = "noop";
    expect(await run(all)).toMatchObject({ state: "released", exitStatus: 0 });
    expect(journal).toEqual(["marketplace release"]);
  });

  test("is planned in a dry run, and not waited for", async () => {
    const { journal, all, marketplace } = makeThreeTargets();
    step(marketplace, "judgement").action = "wait";
    expect(await release(all, CALLER, DRY)).toMatchObject({ state: "planned", exitStatus: 0 });
    expect(journal).toEqual([]);
  });
});

describe("a version that is rejected", () => {
  test("before anything is public, stops the release with status 1 and keeps the draft", async () => {
    const { journal, all, marketplace } = makeThreeTargets();
    const submit = marketplace.apply.bind(marketplace);
    marketplace.apply = async (applied) => {
      await submit(applied);
      step(marketplace, "judgement").action = "rejected";
    };
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "rejected", exitStatus: 1 });
    expect(journal).toEqual(["github-release draft", "marketplace submit"]);
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  ✔ github-release  draft of github-release
        ✔ marketplace     submit of marketplace
        = marketplace     judgement of marketplace
        · npm             publish of npm
        · github-release  publish of github-release
        = marketplace     review of marketplace
        · marketplace     release of marketplace
        · github-release  tidy of github-release
      Not released: the plugin does not pass
      Stopped at:     judgement of marketplace
      Already public: nothing
      Not public:     npm: nothing there
                      github-release: a draft
                      marketplace: a draft
      Do this:        Mend it
      "
    `);
  });

  test("by a person after the other targets are public, is released in part", async () => {
    const { all, marketplace } = makeThreeTargets();
    step(marketplace, "review").action = "wait";
    await run(all);
    step(marketplace, "review").action = "rejected";
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  = github-release  draft of github-release
        = marketplace     submit of marketplace
        = marketplace     judgement of marketplace
        = npm             publish of npm
        = github-release  publish of github-release
        ✘ marketplace     review of marketplace
        · marketplace     release of marketplace
        = github-release  tidy of github-release
      Partially released
      Stopped at:     review of marketplace
      Already public: npm: https://npm.example.com/1.4.0
                      github-release: https://github-release.example.com/1.4.0
      Not public:     marketplace: a draft
      Do this:        Mend it
      "
    `);
  });
});

describe("a target that fails", () => {
  test.each([
    ["unavailable", 3],
    ["forbidden", 3],
  ] as const)("as %s after another is public, leaves a release in part, target by target", async (kind, status) => {
    const { all, github } = makeThreeTargets();
    step(github, "publish").fault = new TargetFault(kind, "GitHub is down", "Run this again");
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: status });
    expect(textOf(outcome)).toMatchSnapshot();
    // The next run knows of npm only what npm has.
    expect(await run(all)).toMatchObject({ state: "partially-released", exitStatus: status, done: [] });
    step(github, "publish").fault = undefined;
    expect(await run(all)).toMatchObject({ state: "released", exitStatus: 0 });
  });

  test("before anything is public, has failed, and names what each target has", async () => {
    const { all, marketplace } = makeThreeTargets();
    step(marketplace, "submit").fault = new TargetFault("forbidden", "The token may not publish", "Give another");
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "failed", exitStatus: 2 });
    expect(textOf(outcome)).toMatchInlineSnapshot(`
      "  ✔ github-release  draft of github-release
        ✘ marketplace     submit of marketplace
        = marketplace     judgement of marketplace
        · npm             publish of npm
        · github-release  publish of github-release
        = marketplace     review of marketplace
        · marketplace     release of marketplace
        · github-release  tidy of github-release
      Not released
      Stopped at:     marketplace: submit of marketplace
                      The token may not publish
      Already public: nothing
      Not public:     npm: nothing there
                      github-release: a draft
                      marketplace: a draft
      Do this:        Give another
      "
    `);
  });
});
