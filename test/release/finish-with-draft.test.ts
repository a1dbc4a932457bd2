import { describe, expect, test } from "vitest";
import type { Outcome } from "../../src/release/outcome.js";
import { ALL, release } from "../../src/release/release.js";
import { fileOf } from "../support/release-in-process.js";
import { makeThreeTargets, type ScriptedTarget } from "../support/scripted-target.js";

function run(targets: readonly ScriptedTarget[]): Promise<Outcome> {
  return release(targets, { again: "gh run rerun 1 --failed" }, { ...ALL, pause: 1 });
}

describe("a release to three targets", () => {
  test("believes no draft", async () => {
    const { all, github, npm, marketplace } = makeThreeTargets();
    github.drafts.push(fileOf("weather-widget-1.4.0.zip", "planted"));
    expect(await run(all)).toMatchObject({ state: "released" });
    expect([npm.archive, marketplace.archive, github.archive]).toEqual([undefined, undefined, undefined]);
  });

  test("goes on with the draft that has exactly what npm has, and says so", async () => {
    const { all, github, npm, marketplace, journal } = makeThreeTargets();
    const earlier = fileOf("weather-widget-1.4.0.zip", "the archive of an earlier build");
    github.drafts.push(fileOf("weather-widget-1.4.0.zip", "planted"), earlier);
    npm.kept = earlier;
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "released", exitStatus: 0, finished: earlier });
    expect([npm.archive, marketplace.archive, github.archive]).toEqual([earlier, earlier, earlier]);
    expect(outcome.warnings?.join()).toContain(`npm already had this version`);
    expect(outcome.warnings?.join()).toContain(earlier.sha256);
    expect(journal).not.toContain("npm publish");
  });

  test("goes on with no draft while two targets have other bytes than each other", async () => {
    const { all, github, npm, marketplace, journal } = makeThreeTargets();
    const [one, two] = ["one", "two"].map((text) => fileOf("weather-widget-1.4.0.zip", text));
    github.drafts.push(...[one, two].flatMap((draft) => draft ?? []));
    [npm.kept, marketplace.kept] = [one, two];
    expect(await run(all)).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(journal).toEqual([]);
  });

  test("goes on with no draft while GitHub has public bytes of this run's", async () => {
    const { all, github, npm, journal } = makeThreeTargets();
    const earlier = fileOf("weather-widget-1.4.0.zip", "the archive of an earlier build");
    github.drafts.push(earlier);
    [npm.kept, github.kept] = [earlier, fileOf("weather-widget-1.4.0.zip", "public")];
    expect(await run(all)).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(journal).toEqual([]);
  });

  test("stops where npm gets other bytes meanwhile, and says that another run was faster", async () => {
    const { all, github, npm, marketplace, journal } = makeThreeTargets();
    const faster = fileOf("weather-widget-1.4.0.zip", "of the other run");
    github.drafts.push(faster);
    const submit = marketplace.apply.bind(marketplace);
    marketplace.apply = async (applied) => {
      npm.kept = faster;
      await submit(applied);
    };
    const outcome = await run(all);
    expect(outcome).toMatchObject({ state: "conflict", exitStatus: 4 });
    expect(outcome.stop?.stoppedAt).toContain("another run was faster");
    expect(journal).toEqual(["github-release draft", "marketplace submit"]);
  });
});
