/** What the project promises its users, and the tests that try to break it. `npm run torture` counts them. */

export interface Promised {
  readonly id: number;
  /** In the words of a user. */
  readonly words: string;
  readonly tries: readonly Tries[];
}

export interface Tries {
  readonly what: string;
  /** Files below test/, each with a part of the titles that count after " > ", or all of them. */
  readonly tests: readonly string[];
}

const of = (folder: string, ...names: readonly string[]): readonly string[] =>
  names.map((name) => {
    const [file = "", title] = name.split(" > ");
    return [`${folder}/${file}.test.ts`, ...(title === undefined ? [] : [title])].join(" > ");
  });

export const PARTS_OF_FAULTS = 8;
const THREE_FAULTS = Array.from({ length: PARTS_OF_FAULTS }, (_, at) => `three-faults/part-${String(at + 1)}`);

/** Where the canaries of all tests are counted: see `canaries.ts`. */
export const CANARIES = {
  outputs: "outputs of all that the tests start, each in six forms of a token",
  files: "files that it leaves, and those in its archives, each in six forms of a token",
};

export const PROMISES: readonly Promised[] = [
  {
    id: 1,
    words: "Run a failed release again, and it finishes, once. Nothing is there twice, and nothing is lost.",
    tries: [
      {
        what: "crashes before, during and after each request, and two in a row",
        tests: of("release", "crashes", "three-crashes", "npm-crashes", "marketplace-crashes", "believed-crashes"),
      },
      {
        what: "faults of HTTP at each request, once and for good",
        tests: of("release", "faults", ...THREE_FAULTS, "npm-faults", "marketplace-faults", "hostile-marketplace"),
      },
      {
        what: "runs at the same time",
        tests: of("release", "races > two runs", "races > a run", "races > three runs"),
      },
    ],
  },
  {
    id: 2,
    words: "Published bytes are never replaced. Other content under the same version stops with both digests.",
    tries: [
      {
        what: "drafts, releases and versions with the same, other or unknown bytes, now or later",
        tests: of(
          "release",
          ...["believed", "other-bytes-later", "finish-with-draft", "moved-tag", "races > different bytes"],
          ...["npm-plan > other bytes", "npm-faults > other bytes", "npm-faults > another digest"],
        ),
      },
    ],
  },
  {
    id: 3,
    words: "Your token goes only to the hosts that you named. No log, error, report or archive contains it.",
    tries: [
      ...Object.values(CANARIES).map((what) => ({ what, tests: [] })),
      {
        what: "servers, redirects and settings that ask for the token",
        tests: [
          ...of("release", "tokens", "npm-faults > the token goes", "network"),
          ...of("action", "hidden-tokens", "tokens", "network"),
          ...of("base/network", "connection > credential", "connection > redirects"),
          ...of("github", "other-hosts"),
          ...of("release/registry", "publish-tarball"),
        ],
      },
    ],
  },
  {
    id: 4,
    words: "No text of a repository commands the runner, or hides in a terminal or a page.",
    tries: [
      {
        what: "hostile texts in every place that is shown",
        tests: [
          ...of("base/text", "safe"),
          ...of("fuzz", "hostile-output", "hostile-plugins", "hostile-records", "hostile-policy"),
          ...of("reporters", "comment > hostile", "summary-copied"),
        ],
      },
    ],
  },
  {
    id: 5,
    words: "No manifest, schema or workflow crashes or hangs the checks.",
    tries: [
      {
        what: "changed manifests, schemas, workflows and YAML",
        tests: [
          ...of("fuzz", "manifest", "manifest-memory", "workflows"),
          ...of("base/text", "json", "yaml"),
          ...of("plugin/config-schema", "validate-config"),
          ...of("action", "limits > half a million"),
        ],
      },
    ],
  },
  {
    id: 6,
    words: "No file outside your repository is read, packed or written.",
    tries: [
      {
        what: "paths, links, and folders that are swapped for links",
        tests: [
          ...of("checks/manifest", "path-escapes", "path-problems"),
          ...of("base/files", "disk"),
          ...of("base/output", "swapped-folders", "racing-folders", "write-file"),
          ...of("cli", "files"),
          ...of("fuzz", "hostile-secrets > outside"),
        ],
      },
    ],
  },
  {
    id: 7,
    words: "An archive with secrets is not packed, and no part of a secret is shown.",
    tries: [
      {
        what: "planted secrets by kind, form and container, and code that only looks like it",
        tests: [
          ...of("plugin/secrets", "secrets", "secret-examples", "secret-rules", "unseen", "assigned"),
          ...of("cli", "secrets"),
          ...of("release/packing", "pack-refusals"),
        ],
      },
    ],
  },
  {
    id: 8,
    words: "A plugin's code ends at its limits of time and output, and leaves no process.",
    tries: [
      {
        what: "hostile hooks and commands",
        tests: [
          ...of("host", "hostile", "late", "channel", "leaks"),
          ...of("cli", "check-hostile"),
          ...of("commands", "run-command"),
        ],
      },
    ],
  },
  {
    id: 9,
    words: "The same files give the same archive and the same report, on every machine.",
    tries: [
      {
        what: "versions of Node x time zones x languages x umasks x file systems, an archive and a report of each",
        tests: of("release/packing", "same-everywhere"),
      },
      {
        what: "odd machines",
        tests: [...of("release/packing", "pack-same-bytes"), ...of("cli", "odd-machine > unlike others")],
      },
    ],
  },
  {
    id: 10,
    words: "No finding is lost to a limit: what is not shown is counted.",
    tries: [
      {
        what: "none, one, one below, at and above each limit, and ten times as much",
        tests: of("reporters", "limits", "shown-or-counted"),
      },
      {
        what: "check runs whose requests fail, and steps that are full",
        tests: [...of("github", "check-run"), ...of("action", "limits")],
      },
    ],
  },
  {
    id: 11,
    words: "A pull request from a fork gets the same verdict, with a token that only reads.",
    tries: [
      {
        what: "every plugin of the fixtures with a token that writes, one that reads, and none",
        tests: [...of("action", "same-verdict"), ...of("action", "tokens > one verdict")],
      },
    ],
  },
  {
    id: 12,
    words: "Interrupt it at any time: the exit status says whether to run it again, and nothing half-written counts.",
    tries: [
      {
        what: "SIGINT, SIGTERM and SIGKILL at the calls of the file system",
        tests: [...of("base/output", "broken-off > signal"), ...of("cli", "install-broken-off > signal")],
      },
      {
        what: "ENOSPC, EMFILE and EIO at the calls of the file system",
        tests: [
          ...of("base/output", "broken-off > fault"),
          ...of("cli", "odd-machine > disk fails", "install-broken-off > fault"),
        ],
      },
      { what: "killed and disturbed fixes", tests: of("cli", "fix-at-once", "vanishing") },
    ],
  },
];

/** The places in {@link PROMISES} that a test counts for. */
export function listCounted(path: string, title: string): readonly (readonly [id: number, what: string])[] {
  return PROMISES.flatMap(({ id, tries }) =>
    tries
      .filter(({ tests }) =>
        tests.some((one) => {
          const [file, part = ""] = one.split(" > ");
          return file === path && title.includes(part);
        }),
      )
      .map(({ what }) => [id, what] as const),
  );
}
