/** Names the tests of a room to the configuration of vitest, separated by commas. */
export const TESTS_VARIABLE = "PREFLIGHT_MUTATION_TESTS";

/** Files that guard something, and the tests that run them within their own process. */
export interface Guards {
  /** What `npm run mutation -- ROOM` calls them. */
  readonly room: string;
  readonly what: string;
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export const GUARDS: readonly Guards[] = [
  {
    room: "text",
    what: "how text from a repository is made safe to show",
    files: ["src/base/text/safe.ts"],
    tests: ["test/base/text/safe.test.ts"],
  },
  {
    room: "files",
    what: "which files are read and written, and through which paths",
    files: ["src/base/files/safe-read.ts", "src/base/output/open-folder.ts", "src/base/output/write-file.ts"],
    tests: [
      ...["safe-read", "matching-folders"].map((name) => `test/base/files/${name}.test.ts`),
      ...["write-file", "replaced-file", "open-folder"].map((name) => `test/base/output/${name}.test.ts`),
    ],
  },
  {
    room: "git",
    what: "a repository's git configuration has no effect",
    files: ["src/base/git/git-objects.ts"],
    tests: ["test/base/git/git-objects.test.ts"],
  },
  {
    room: "archive",
    what: "only archives that every program reads in the same way are opened",
    files: ["src/base/files/read-zip.ts"],
    tests: ["archive", "odd-archives", "zip-directory"].map((name) => `test/release/packing/${name}.test.ts`),
  },
  {
    room: "host",
    what: "what a plugin can write to the host's channel",
    files: ["src/host/read-messages.ts", "src/host/message-values.ts"],
    tests: ["test/host/read-messages.test.ts"],
  },
  {
    room: "network",
    what: "which server gets which request, how often, and with which token",
    files: ["connection", "server-fault", "read-waiting-time"].map((name) => `src/base/network/${name}.ts`),
    tests: ["connection", "repeat-request", "read-waiting-time"].map((name) => `test/base/network/${name}.test.ts`),
  },
  {
    room: "preview",
    what: "which requests the preview answers",
    files: ["src/editor/preview/gate.ts"],
    tests: ["test/editor/preview/gate.test.ts"],
  },
  {
    room: "release",
    what: "the steps of a release run in order, and only once",
    files: ["src/release/release.ts"],
    tests: ["turns", "three-targets", "finish-with-draft"].map((name) => `test/release/${name}.test.ts`),
  },
  {
    room: "github",
    what: "a public release is never changed",
    files: ["file-steps", "steps"].map((name) => `src/release/targets/github/${name}.ts`),
    tests: ["github-files", "github-steps"].map((name) => `test/release/${name}.test.ts`),
  },
  {
    room: "npm",
    what: "a version is published once, with the right credential",
    files: ["src/release/targets/npm/steps.ts", "src/release/credentials/npm-credential.ts"],
    tests: ["npm-steps", "npm-credential"].map((name) => `test/release/${name}.test.ts`),
  },
  {
    room: "marketplace",
    what: "which states a version may change to",
    files: ["src/marketplace/server/transitions.ts"],
    tests: ["test/marketplace/server/transitions.test.ts"],
  },
  {
    room: "policy",
    what: "findings that neither a switch nor a baseline can hide",
    files: ["src/core/policy.ts", "src/core/baseline.ts"],
    tests: ["policy", "always-counting", "baseline"].map((name) => `test/core/${name}.test.ts`),
  },
];
