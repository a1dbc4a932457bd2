import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFixtureCase, listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { formatGiven } from "../../scripts/fixtures/given-facts.js";
import type { LifecycleRun } from "../../src/plugin/lifecycle/lifecycle-run.js";
import { expectFact } from "../support/fixture-facts.js";
import { liveIn } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";

const CHECKS = [
  ...["install", "enable", "disable", "update", "uninstall", "leaks"].map((name) => `lifecycle-${name}`),
  "components-mount",
];

function withoutTimes<Life extends Pick<LifecycleRun, "steps">>(life: Life): Life {
  return { ...life, steps: life.steps.map((step) => ({ ...step, milliseconds: 1 })) };
}

/** The facts of a case: the life of its plugin, without times, as the host has seen it. */
function formatLife(run: LifecycleRun | string): string {
  const lifecycle =
    typeof run === "string"
      ? { absent: run }
      : {
          ...withoutTimes(run),
          ...(run.laterLives && { laterLives: run.laterLives.map((life) => withoutTimes(life)) }),
        };
  return formatGiven({ lifecycle });
}

describe.each(CHECKS)("the facts of %s", (check) => {
  nightly.each(listFixtureCases(ROOT, check))("are those of a real life: $name", async (one) => {
    const { folder } = one;
    const earlier = join(ROOT, folder, "earlier");
    const run = await liveIn(join(ROOT, folder), {
      seconds: folder.endsWith("/loops") ? 2 : 20,
      ...(existsSync(earlier) && { from: earlier }),
    });
    const given = formatLife(run);
    expectFact(check, one, "given", given);
    expect(given, "a path of this machine").not.toContain(ROOT);
  });
});

test("the facts of permissions-declared/observed are those of a real life", async () => {
  const one = findFixtureCase(ROOT, "permissions-declared", "observed");
  const run = await liveIn(join(ROOT, one.folder), { seconds: 20 });
  expectFact("permissions-declared", one, "given", formatLife(run));
});
