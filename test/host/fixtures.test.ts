import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFixtureCases } from "../../src/catalog/fixture-case.js";
import type { LifecycleRun } from "../../src/plugin/lifecycle/lifecycle-run.js";
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

/** What a case's given.json says: the life of its plugin, without times, as the host has seen it. */
function formatGiven(run: LifecycleRun | string): string {
  const lifecycle =
    typeof run === "string"
      ? { absent: run }
      : {
          ...withoutTimes(run),
          ...(run.laterLives && { laterLives: run.laterLives.map((life) => withoutTimes(life)) }),
        };
  return `${JSON.stringify({ lifecycle }, undefined, 2)}\n`;
}

describe.each(CHECKS)("the facts of %s", (check) => {
  nightly.each(listFixtureCases(ROOT, check))("are those of a real life: $name", async ({ folder }) => {
    const earlier = join(ROOT, folder, "earlier");
    const run = await liveIn(join(ROOT, folder), {
      seconds: folder.endsWith("/loops") ? 2 : 20,
      ...(existsSync(earlier) && { from: earlier }),
    });
    const given = formatGiven(run);
    await expect(given).toMatchFileSnapshot(join(ROOT, `${folder}.given.json`));
    expect(given, "a path of this machine").not.toContain(ROOT);
  });
});

test("the facts of permissions-declared/observed are those of a real life", async () => {
  const folder = join(ROOT, "fixtures", "permissions-declared", "observed");
  const run = await liveIn(folder, { seconds: 20 });
  await expect(formatGiven(run)).toMatchFileSnapshot(`${folder}.given.json`);
});
