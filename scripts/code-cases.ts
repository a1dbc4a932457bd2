import { join } from "node:path";
import { absent } from "../src/plugin/absent.js";
import type { ConfigFaults } from "../src/plugin/config-schema/validate-config.js";
import { readConfiguration } from "../src/plugin/configuration/configuration.js";
import type { GivenFacts } from "../src/plugin/reading.js";
import { toObjectText, type JsonObjectText } from "../src/base/text/json/json-object.js";
import { readJson } from "../src/base/text/json/read-json.js";
import type { TextLocation } from "../src/base/text/location.js";
import type { Path } from "../src/base/text/json/json-text.js";
import { diskWorkspace, type DiskWorkspace } from "../src/base/files/disk.js";
import { overlayFiles } from "../src/base/files/overlay-files.js";
import type { Workspace } from "../src/base/files/workspace.js";
import { listFixtureCases, type FixtureCase } from "./fixtures/fixture-case.js";
import { readGiven } from "./fixtures/given-facts.js";
import { enlargeEach, replaceEach } from "./varied-files.js";

/** A plugin in which a check may find a problem of some code. */
export interface CodeCase {
  readonly workspace: Workspace;
  readonly given: GivenFacts;
}

interface Fixture extends CodeCase {
  readonly workspace: DiskWorkspace;
}

/** The fixtures of a check, those of checks that do the same, and what no fixture makes true. */
export function listCases(root: string, check: string): readonly CodeCase[] {
  const fixtures = listFixtures(root, check);
  const renamed = (RENAMED.get(check) ?? []).flatMap(([other, words]) => listFixtures(root, other, words));
  const facts = RARE_FACTS.get(check);
  const rare = (facts ? fixtures : []).map(({ workspace, given }) => ({ workspace, given: { ...given, ...facts } }));
  return [...fixtures, ...renamed, ...rare];
}

/** The fixtures of a check, each time with one file or folder that no repository can keep. */
export function* varyFixtures(root: string, check: string): Generator<CodeCase> {
  const fixtures = listFixtures(root, check);
  for (const { workspace, given } of fixtures) {
    for (const replaced of replaceEach(workspace)) yield { workspace: replaced, given };
  }
  for (const { workspace, given } of fixtures) {
    for (const enlarged of enlargeEach(workspace)) yield { workspace: enlarged, given };
  }
}

function listFixtures(root: string, check: string, words?: Words): readonly Fixture[] {
  return listFixtureCases(root, check).map((one) => readFixture(root, one, words));
}

/** What the words of another check's fixtures are for this check. */
type Words = ReadonlyMap<string, string>;

const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];

/** For a check, those that do the same for another script or hook. */
const RENAMED: ReadonlyMap<string, readonly (readonly [check: string, words: Words])[]> = new Map([
  ["scripts-lint", [["scripts-test", mapWords({ test: "lint", testRun: "lintRun" })]]],
  ["scripts-types", [["scripts-test", mapWords({ test: "type-check", testRun: "typecheckRun" })]]],
  ...HOOKS.map((hook) => {
    const others = HOOKS.filter((other) => other !== hook);
    return [
      nameCheck(hook),
      others.map((other) => [nameCheck(other), mapWords({ [other]: hook, [hook]: other })] as const),
    ] as const;
  }),
  ["components-mount", HOOKS.map((hook) => [nameCheck(hook), mapWords({ [hook]: "mount" })] as const)],
]);

function mapWords(words: Readonly<Record<string, string>>): Words {
  return new Map(Object.entries(words));
}

function requireObject(text: string): JsonObjectText<TextLocation> {
  const json = toObjectText(readJson("package.json", text));
  if (!json) throw new Error("This is no JSON object");
  return json;
}

function nameCheck(hook: string): string {
  return `lifecycle-${hook.slice(2).toLowerCase()}`;
}

const ACCEPTED = { check: "no-secrets", file: "dist/plugin.js", fingerprint: "0123456789ab", reason: "x" };
const ACCEPTING_ROOT = requireObject(JSON.stringify({ "plugin-preflight": { off: [ACCEPTED] } }));
const ENTRY = { from: "package.json", index: 0 };
const DIST = { file: "dist/plugin.js" };

/** What no fixture makes true: a thread that fails, git's own files, and many links. */
const RARE_FACTS: ReadonlyMap<string, GivenFacts> = new Map<string, GivenFacts>([
  ["manifest-config-schema", { configFaults: faultAt(["config_schema"]) }],
  ["manifest-default-config", { configFaults: faultAt(["default_config"]) }],
  ["files-fetched", { archiveFiles: { files: [], refused: [{ path: "dist/moon", why: "submodule" }] } }],
  [
    "package-files",
    { packedFiles: { files: [], packages: [], links: Array.from({ length: 11 }, (_, at) => `dist/${String(at)}.js`) } },
  ],
  [
    "no-secrets",
    { secrets: { found: [], inNpmOnly: [], unsearched: [{ ...DIST, size: 9_000_000, why: "too large" }] } },
  ],
  [
    "configuration-valid",
    {
      configuration: {
        off: [
          { ...ENTRY, check: "manifest-name", reason: "it is gone" },
          { ...ENTRY, check: "no-secrets", reason: "it is gone", fingerprint: "0123456789ab", ...DIST },
        ],
        commands: {},
        peers: [],
      },
      sharedConfiguration: {
        isShared: false,
        isReported: true,
        ships: false,
        json: ACCEPTING_ROOT,
        configuration: readConfiguration(ACCEPTING_ROOT),
        fault: { why: "cannot be read", at: { file: "package.json" } },
      },
    },
  ],
]);

function faultAt(path: Path): ConfigFaults {
  return {
    faults: [
      { path, keyword: "time", params: {} },
      { path, keyword: "compile", params: { recursion: true } },
      { path, keyword: "unvalidated", params: { why: "it did not start" } },
      { path, keyword: "additionalProperties", params: { additionalProperty: "depth" } },
    ],
  };
}

/** The thread is a file of dist/: what is compiled and not bundled has none. */
const NO_THREAD: GivenFacts = { configFaults: absent("no thread validates it here") };

const AS_THEY_ARE: Words = new Map();

function readFixture(root: string, { folder, givenText, tag }: FixtureCase, words = AS_THEY_ARE): Fixture {
  const below = diskWorkspace(join(root, folder));
  const packageJson = below.bytes("package.json");
  const files = new Map<string, Uint8Array>();
  if (packageJson && words.size > 0)
    files.set("package.json", new TextEncoder().encode(rename(new TextDecoder().decode(packageJson), words)));
  return {
    workspace: overlayFiles(below, files),
    given: {
      ...NO_THREAD,
      ...(givenText !== undefined && readGiven(rename(givenText, words))),
      ...(tag !== undefined && { tag: { name: tag } }),
    },
  };
}

function rename(text: string, words: Words): string {
  return text.replace(/"(\w+)"/gu, (_, word: string) => `"${words.get(word) ?? word}"`);
}
