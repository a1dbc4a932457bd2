import { expect, test } from "vitest";
import { npmRegistry } from "../servers/npm-registry.js";
import { PACKAGE, releaseToNpm } from "../support/npm-release.js";
import { taggedPlugin } from "../support/release.js";

test("a version is published once, and a second run finds nothing to do", async () => {
  const registry = await npmRegistry();
  const folder = taggedPlugin(undefined);
  const { status, output } = await releaseToNpm(folder, registry);
  expect(status, output).toBe(0);
  expect(registry.packages.get(PACKAGE)?.tags.get("latest")).toBe("1.4.0");
  const again = await releaseToNpm(folder, registry);
  expect(again.output).toContain("Nothing to do");
  expect(registry.effects()).toEqual(["PUT package"]);
  expect(registry.wrong).toEqual([]);
});
