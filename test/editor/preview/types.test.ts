import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { manifestWith, wholePlugin } from "../../support/folders.js";
import { startPreview } from "../../support/preview.js";
import { POSIX, runCli } from "../../support/product.js";

const withSetting = (name: string): string =>
  manifestWith({ config_schema: { type: "object", properties: { [name]: { type: "string" } } } });

test.runIf(POSIX)("dev keeps the types fresh that a plugin has, and writes to no other file", async () => {
  const cwd = wholePlugin({ ".git/": "", "manifest.json": withSetting("first"), "src/other.ts": "export {};\n" });
  const file = join(cwd, "src", "manifest-types.ts");
  expect((await runCli(["types", "--output", "src/manifest-types.ts"], { cwd })).status).toBe(0);
  const fresh = readFileSync(file, "utf8");
  // Somebody has changed the manifest before dev was started.
  writeFileSync(join(cwd, "manifest.json"), withSetting("second"));
  const preview = await startPreview(cwd);
  const waitFor = async (name: string): Promise<void> => {
    while (!readFileSync(file, "utf8").includes(`${name}?: string`))
      await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await waitFor("second");
  writeFileSync(join(cwd, "manifest.json"), "{ not yet");
  writeFileSync(join(cwd, "manifest.json"), withSetting("third"));
  await waitFor("third");
  expect(readFileSync(file, "utf8")).toBe(fresh.replaceAll("first", "third"));
  expect(readFileSync(join(cwd, "src", "other.ts"), "utf8")).toBe("export {};\n");
  expect(await preview.stop()).toBe(130);
});
