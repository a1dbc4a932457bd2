/** A part of `src/` whose tests mostly start the built program, and the tests that try it. */
export interface OrdinaryRoom {
  /** What `npm run mutation -- --ordinary ROOM` calls it. */
  readonly room: string;
  readonly what: string;
  readonly folder: string;
  /** Folders and files below `test/`. Only those of them that reach a change are run with it. */
  readonly tests: readonly string[];
}

const CHECKS = ["checks.test.ts", "laws-checks.test.ts", "obeying-helps.test.ts", "checks", "core", "manifest"];

const inFolder = (folder: string, names: string): readonly string[] =>
  names.split(" ").map((name) => `${folder}/${name}.test.ts`);

export const ORDINARY_ROOMS: readonly OrdinaryRoom[] = [
  { room: "checks", what: "what each check finds and says", folder: "src/checks", tests: CHECKS },
  {
    room: "plugin",
    what: "the facts that are read from a plugin's files",
    folder: "src/plugin",
    tests: [...CHECKS, "packing", "plugin", "workspace"],
  },
  {
    room: "reporters",
    what: "the formats of a report",
    folder: "src/reporters",
    tests: [
      ...["checks.test.ts", "core", "reporters"],
      ...inFolder(
        "cli",
        "changed cli colors fail-on-new files fix fix-interactive formats merge next-steps policy several",
      ),
      ...inFolder("action", "action change comment counted fail-on-new github links patch report scripts summary"),
      ...inFolder("github", "check-run suggestions"),
    ],
  },
  {
    room: "run",
    what: "one run: which plugins, which base, which fixes",
    folder: "src/run",
    tests: [
      ...["core", "repository", "run"],
      ...inFolder(
        "cli",
        "baseline changed changed-by-use check fail-on-new files fix fix-at-once merge nothing-vanishes",
      ),
      ...inFolder("cli", "several test-plugin vanishing version version-changelog version-siblings version-sync"),
      ...inFolder("action", "base fail-on-new lifecycle package-difference scripts several-packages workspace-pushes"),
    ],
  },
  {
    room: "cli",
    what: "the commands of the command line",
    folder: "src/cli",
    tests: ["cli", "packing/pack.test.ts", "preview/commands.test.ts"],
  },
  { room: "action", what: "the Action", folder: "src/action", tests: ["action", "examples", "github"] },
  {
    room: "create",
    what: "new projects, and what a machine needs",
    folder: "src/create",
    tests: ["cli", "examples", "git", "repository", "sdk"],
  },
  { room: "preview", what: "the preview of a plugin", folder: "src/editor/preview", tests: ["cli", "preview"] },
  {
    room: "language-server",
    what: "findings in an editor",
    folder: "src/editor/language-server",
    tests: ["language-server", "manifest"],
  },
  {
    room: "pages",
    what: "the marketplace's pages",
    folder: "src/marketplace/server/page",
    tests: ["marketplace-server"],
  },
];

/** What another program runs: bundles for browsers, files of other projects, and what the build makes. */
export const UNMEASURED = ["src/create/templates/", "src/editor/preview/browser/", "src/editor/preview/child/"];
