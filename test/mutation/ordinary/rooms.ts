/** A part of `src/` whose tests mostly start the built program, and the tests that try it. */
export interface OrdinaryRoom {
  /** What `npm run mutation -- --ordinary ROOM` calls it. */
  readonly room: string;
  readonly what: string;
  readonly folder: string;
  /** Folders and files below `test/`. Only those of them that reach a change are run with it. */
  readonly tests: readonly string[];
}

const CHECKS = ["checks.test.ts", "laws-checks.test.ts", "obeying-helps.test.ts", "checks", "core"];

/** What `npm run e2e` runs of the preview, most of it in Chromium. */
const IN_BROWSER = ["dev-keys", "life-in-browser", "preview", "preview-intent", "preview-picture"].map(
  (name) => `e2e/${name}.test.ts`,
);

export const ORDINARY_ROOMS: readonly OrdinaryRoom[] = [
  { room: "checks", what: "what each check finds and says", folder: "src/checks", tests: CHECKS },
  {
    room: "plugin",
    what: "the facts that are read from a plugin's files",
    folder: "src/plugin",
    tests: [
      ...CHECKS,
      "base/files",
      "cli/bundle-imports.test.ts",
      "cli/permission-uses.test.ts",
      "cli/secrets.test.ts",
      "cli/version-changelog.test.ts",
      "plugin",
      "release/packing",
    ],
  },
  {
    room: "reporters",
    what: "the formats of a report",
    folder: "src/reporters",
    tests: ["action", "checks.test.ts", "cli", "core", "github", "reporters", "run"],
  },
  {
    room: "run",
    what: "one run: which plugins, which base, which fixes",
    folder: "src/run",
    tests: ["action", "base/git", "cli", "core", "host", "repository", "run"],
  },
  {
    room: "cli",
    what: "the commands of the command line",
    folder: "src/cli",
    tests: [
      "base/output",
      "cli",
      "create",
      "editor/preview",
      "examples",
      "host",
      "marketplace/server",
      "release",
      "repository",
      "run",
    ],
  },
  { room: "action", what: "the Action", folder: "src/action", tests: ["action", "examples", "github", "release"] },
  {
    room: "create",
    what: "new projects, and what a machine needs",
    folder: "src/create",
    tests: ["base/git", "cli", "create", "examples", "repository", "sdk"],
  },
  {
    room: "preview",
    what: "the preview of a plugin",
    folder: "src/editor/preview",
    tests: ["cli", "editor/preview", ...IN_BROWSER],
  },
  {
    room: "language-server",
    what: "findings in an editor",
    folder: "src/editor/language-server",
    tests: ["editor/language-server", "plugin/manifest"],
  },
  {
    room: "pages",
    what: "the marketplace's pages",
    folder: "src/marketplace/server/page",
    tests: ["marketplace/server"],
  },
];

/** What another program runs: bundles for browsers, files of other projects, and what the build makes. */
export const UNMEASURED = ["src/create/templates/", "src/editor/preview/browser/", "src/editor/preview/child/"];
