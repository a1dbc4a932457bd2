import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "../../../src/core/errors.js";
import { findChromium, requireChromium } from "../../../src/editor/preview/find-chromium.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

/** A folder with programs of these names. */
function makePrograms(folder: string, names: readonly string[]): string {
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), "#!/bin/sh\n", { mode: 0o755 });
  return folder;
}

const around = (env: Readonly<Record<string, string>>, platform = "linux") => ({ env, platform, execPath: "node" });

function refuse(env: Readonly<Record<string, string>>, { platform = "linux", isRoot = false } = {}): string {
  try {
    requireChromium(around(env, platform), { repository: temporaryFolder(), isRoot, what: "to test it" });
  } catch (error) {
    if (error instanceof UsageError) return `${error.message}. ${error.help ?? ""}`;
    throw error;
  }
  return "";
}

const RELEASE = "/usr/lib/os-release";
const NONE = "No Chromium or Chrome was found to test it";

test.runIf(POSIX)("a browser is the one of the variable, or of PATH, and never a file of the repository", () => {
  const repository = temporaryFolder();
  const own = makePrograms(join(repository, "bin"), ["chromium"]);
  const outer = makePrograms(join(temporaryFolder(), "bin"), ["google-chrome"]);
  const find = (env: Readonly<Record<string, string>>) => findChromium(around(env), repository);
  expect(find({ PATH: [own, outer].join(":") })).toBe(join(outer, "google-chrome"));
  expect(find({ PATH: own })).toBeUndefined();
  expect(find({ PATH: "", PREFLIGHT_CHROMIUM: join(outer, "google-chrome") })).toBe(join(outer, "google-chrome"));
  for (const named of [join(own, "chromium"), "bin/chromium", outer, join(outer, "missing")])
    expect(find({ PATH: outer, PREFLIGHT_CHROMIUM: named }), named).toBeUndefined();
});

test.runIf(POSIX)("without a browser, the command is that of the machine", () => {
  const withPrograms = (...names: string[]) => ({ PATH: makePrograms(join(temporaryFolder(), "bin"), names) });
  const or = ", or set the variable PREFLIGHT_CHROMIUM to its full path";
  expect(refuse(withPrograms("apk", "dnf", "sudo"))).toBe(
    `${NONE}. Install Chromium: sudo dnf install -y chromium${or}`,
  );
  expect(refuse(withPrograms("apk", "sudo"), { isRoot: true })).toBe(
    `${NONE}. Install Chromium: apk add chromium${or}`,
  );
  const isUbuntu = existsSync(RELEASE) && /^ID=ubuntu$/mu.test(readFileSync(RELEASE, "utf8"));
  expect(refuse(withPrograms("apt-get", "snap"))).toBe(
    `${NONE}. Install Chromium: ${isUbuntu ? "snap install chromium" : "apt-get install -y chromium"}${or}`,
  );
  expect(refuse({ PATH: "" })).toBe(`${NONE}. Install Chrome from https://www.google.com/chrome/${or}`);
  expect(refuse({ PATH: "" }, { platform: "win32" })).toContain("does not support that on Windows yet");
  expect(refuse({ PATH: "", PREFLIGHT_CHROMIUM: "/no/where" })).toBe(
    'PREFLIGHT_CHROMIUM is "/no/where", which is not a program outside of the repository. Set it to the full path of Chromium or Chrome, or unset it to search for one',
  );
});
