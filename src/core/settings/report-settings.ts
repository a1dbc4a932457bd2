import { makeChoice, SWITCH, TEXT, TOKEN, type Setting } from "../setting.js";

const GITHUB = { without: "Only a job of GitHub Actions has a pull request to show findings at" } as const;
const FORMAT = { without: "A command line writes one report: --format and --output" } as const;
const PACK = { without: "The command pack compares with the archive of --previous" } as const;

/** How the result is shown and written, and what it is compared with. */
export const REPORT_SETTINGS = {
  annotations: {
    ...makeChoice(["auto", "commands", "checks", "off"], "auto"),
    input:
      "How to show findings at their lines: commands, checks (a check run), off, or auto. auto uses checks if commands cannot show all findings.",
    options: GITHUB,
  },
  "annotate-existing": {
    ...SWITCH,
    input:
      "With fail-on-new, also annotate the findings that the base has as well: true or false. The summary lists them either way.",
    options: GITHUB,
  },
  suggestions: {
    ...SWITCH,
    input: "Suggest fixes at the lines of the pull request, each to apply with one click: true or false.",
    options: GITHUB,
  },
  comment: {
    ...SWITCH,
    input:
      "Post the result as a comment on the pull request, and update it: true or false. Requires pull-requests: write.",
    options: GITHUB,
  },
  "github-token": {
    type: "text",
    default: "${{ github.token }}",
    input:
      "The token for check runs (checks: write), suggestions and a comment (pull-requests: write), and releases (contents: write). Nothing else needs it.",
    options: TOKEN,
    variables: ["GITHUB_TOKEN", "GH_TOKEN"],
  },
  report: {
    ...TEXT,
    input: "Publish this report of an earlier job, instead of running the checks. Use it for pull requests from forks.",
    options: { without: "It is for a workflow that may write, after a job that may not. merge prints a report again" },
  },
  "report-file": { ...TEXT, input: "Write the full report as JSON to this file.", options: FORMAT },
  "sarif-file": {
    ...TEXT,
    input: "Write the findings as SARIF 2.1.0 to this file, for github/codeql-action/upload-sarif and other tools.",
    options: FORMAT,
  },
  "patch-file": {
    ...TEXT,
    input: "Write all fixes as a patch to this file, for git apply in the root of the repository.",
    options: FORMAT,
  },
  baseline: {
    ...TEXT,
    input: "Ignore the findings listed in this file. To write it, run the command line with --update-baseline.",
    options: [{ of: ["validate", "check"], value: "FILE", help: "Ignore the findings listed in this file" }],
  },
  "changed-since": {
    ...TEXT,
    input:
      "Check only plugins that have changed since this branch, tag or commit. Requires fetch-depth: 0 in actions/checkout.",
    options: [
      {
        of: ["validate", "check"],
        value: "REF",
        help: "Check only plugins that have changed since this branch, tag or commit",
      },
    ],
  },
  compare: {
    ...makeChoice(["off", "release"], "off"),
    input: "Compare the archive with that of the last public release: release or off. Requires contents: read.",
    options: PACK,
  },
  "base-artifact": {
    ...TEXT,
    input:
      "Compare the archive with this file or folder instead, which an earlier step has downloaded. For several plugins: a folder with a folder of each.",
    options: PACK,
  },
  "max-growth": {
    ...TEXT,
    input: "Fail if the archive grew by more than this, such as 10% or 50 KB. Ignored on a release.",
    options: [
      {
        of: ["pack"],
        value: "LIMIT",
        help: "With --previous: fail if the archive grew by more than this, such as 10% or 50KB, and write nothing",
      },
    ],
  },
  shard: {
    ...TEXT,
    input: "Check only a part of the plugins, such as 1/4, in a job matrix. plugin-preflight merge joins the reports.",
    options: [
      {
        of: ["validate", "check"],
        value: "I/N",
        help: "Check only part I of N of the plugins; merge joins the JSON reports",
      },
    ],
  },
  format: {
    ...TEXT,
    input: { without: "A step of a workflow writes each format to a file of its own" },
    options: [
      {
        of: ["validate", "check", "test", "merge"],
        value: "FORMAT",
        help: "The format of the report; terminal by default",
      },
      {
        of: ["pack"],
        choices: ["terminal", "json", "markdown"],
        value: "FORMAT",
        help: "The format of the report; terminal by default",
      },
    ],
  },
  output: {
    ...TEXT,
    input: { without: "report-file, sarif-file and patch-file name the files" },
    options: [
      {
        of: ["validate", "check", "test", "merge"],
        value: "FILE",
        help: "Write the report to a file; the terminal still gets its own",
      },
    ],
  },
  quiet: {
    ...SWITCH,
    input: { without: "The log of a job is read afterwards" },
    options: [
      { of: ["validate", "check", "test", "merge"], help: "Print findings only, and nothing when there are none" },
    ],
  },
  repositories: {
    ...SWITCH,
    input: { without: "A workflow joins reports with the command merge" },
    options: [{ of: ["merge"], help: "Each report is from another repository, named after its file" }],
  },
  previous: {
    ...TEXT,
    input: { without: "compare and base-artifact name the archive to compare with" },
    options: [{ of: ["pack"], value: "FILE", help: "The archive of an earlier release: print the differences" }],
  },
} as const satisfies Readonly<Record<string, Setting>>;
