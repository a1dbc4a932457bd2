import { execFileSync } from "node:child_process";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { readLockFile } from "../../../src/plugin/package/lock-file.js";
import { isAbsent } from "../../../src/plugin/absent.js";
import { indexLines } from "../../../src/base/text/lines.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { makePlugin } from "../../support/folders.js";
import { random } from "../../support/random.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";

/** The versions in a lock file, by their pointers. Each range covers the version and nothing else. */
function readVersions(text: string, name = "package-lock.json"): Record<string, string> {
  const lock = readLockFile(inMemory({ [name]: text }), "");
  if (isAbsent(lock)) throw new Error(lock.absent);
  const lines = indexLines(text);
  for (const { version, at } of lock.versions) expect(JSON.parse(lines.slice(at.range))).toBe(version);
  return Object.fromEntries(lock.versions.map(({ version, at }) => [at.pointer ?? "", version]));
}

nightly.each(["1", "2", "3"])("what npm writes as version %s of its lock file is read", (version) => {
  const root = makePlugin({ "package.json": '{ "name": "@harbour/tides", "version": "1.2.0" }' });
  const args = ["install", "--package-lock-only", "--offline", "--no-audit", `--lockfile-version=${version}`];
  execFileSync("npm", args, { cwd: root, stdio: "ignore", shell: process.platform === "win32" });
  const lock = readLockFile(diskWorkspace(root), "");
  const pointers = isAbsent(lock) ? [] : lock.versions.map(({ version: found, at }) => [at.pointer, found]);
  expect(pointers).toEqual(
    version === "1"
      ? [["/version", "1.2.0"]]
      : [
          ["/version", "1.2.0"],
          ["/packages//version", "1.2.0"],
        ],
  );
});

nightly("of twenty megabytes only the beginning is read", () => {
  const packages = Array.from({ length: 200_000 }, (_, at) => `"node_modules/p${String(at)}": { "version": "1.0.0" }`);
  const text = `{ "version": "1.2.0", "packages": { "": { "version": "1.1.0" }, ${packages.join(",\n")} } }`;
  const effort = startEffort();
  expect(readVersions(text)).toEqual({ "/version": "1.2.0", "/packages//version": "1.1.0" });
  expect(effort()).toBeLessThan(500);
});

test("what only looks like those two places does not count", () => {
  expect(readVersions('{ "packages/": { "version": "9.0.0" }, "packages": [{ "version": "9.0.0" }] }')).toEqual({});
  expect(readVersions('{ "dependencies": { "version": "9.0.0" }, "a": "version", "b": ["version", "9.0.0"] }')).toEqual(
    {},
  );
  expect(readVersions('{ "version": 1, "packages": { "": { "version": null } } }')).toEqual({});
  expect(readVersions('{ "packages": { "a": { "": { "version": "9.0.0" } } } }')).toEqual({});
});

test("escapes, line breaks and order do not matter", () => {
  const text =
    '\uFEFF{\r\n"packages"\r\n:\r\n{"":{"dependencies":{"version":"9.0.0"},"v\\u0065rsion":"1.1.0"}},"version" : "1.2.\\u0030"}';
  expect(readVersions(text)).toEqual({ "/packages//version": "1.1.0", "/version": "1.2.0" });
});

test("a text that is not JSON, or is cut anywhere, is read as far as it goes", () => {
  const whole = '{ "name": "a\\"b", "version": "1.2.0", "packages": { "": { "version": "1.1.0" } } }';
  for (let length = 0; length < whole.length; length++) readVersions(whole.slice(0, length));
  expect(readVersions("")).toEqual({});
  expect(readVersions('"version" "1.0.0"')).toEqual({});
  expect(readVersions('{ "version": "1.2.0')).toEqual({});
  expect(readVersions("<<<<<<< HEAD")).toEqual({});
});

nightly("what is found is what a parser finds, in 5,000 texts", () => {
  const next = random(31);
  const keys = ["version", "packages", "", "name", "a/b"];
  const value = (depth: number): unknown => {
    const kind = next(depth > 3 ? 2 : 5);
    if (kind < 2) return kind === 0 ? "1.2.0" : 3;
    if (kind === 2) return Array.from({ length: next(3) }, () => value(depth + 1));
    return Object.fromEntries(Array.from({ length: next(4) }, () => [keys[next(keys.length)], value(depth + 1)]));
  };
  let found = 0;
  for (let round = 0; round < 5000; round++) {
    const json = { [keys[next(2)] ?? ""]: value(0), ...(next(2) === 0 && { packages: { "": value(1) } }) };
    const expected = {
      ...pick(json, ["version"], "/version"),
      ...pick(json, ["packages", "", "version"], "/packages//version"),
    };
    const actual = readVersions(JSON.stringify(json, undefined, next(3)));
    if (!isDeepStrictEqual(actual, expected)) throw new Error(JSON.stringify({ json, actual, expected }));
    found += Object.keys(actual).length;
  }
  expect(found).toBeGreaterThan(300);
});

function pick(json: unknown, path: readonly string[], pointer: string): Record<string, string> {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key)
        ? (value as Record<string, unknown>)[key]
        : undefined,
    json,
  );
  return typeof found === "string" ? { [pointer]: found } : {};
}

nightly("texts that try to be slow are soon read", () => {
  for (const piece of ['"', '\\"', '"\\', "[", "{", '{"":', "\\", " ", "a", '"a",']) {
    const effort = startEffort();
    readVersions(piece.repeat(100_000));
    expect(effort(), piece).toBeLessThan(500);
  }
});
