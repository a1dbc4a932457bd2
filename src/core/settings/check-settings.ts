import { SEVERITIES } from "../check.js";
import { FAIL_ON } from "../report.js";
import { makeChoice, NO_PERSON, SWITCH, TEXT, type Setting } from "../setting.js";

/** What is checked, and what fails. */
export const CHECK_SETTINGS = {
  command: {
    ...makeChoice(["auto", "check", "release"], "auto"),
    input: "check, release, or auto. auto releases on a release tag if a target is set, and checks otherwise.",
    options: { without: "A command line names its command first" },
  },
  path: {
    type: "lines",
    default: ".",
    input:
      "The plugin's folder, or several, one per line. Patterns such as plugins/* are allowed; !plugins/old leaves one out.",
    options: { without: "A command line takes paths as arguments" },
  },
  "fail-on": {
    ...makeChoice(FAIL_ON, "error"),
    input:
      "The lowest severity that fails the step: error, warning, notice or never. A release always fails on an error.",
    options: [
      {
        of: ["validate", "check", "test"],
        value: "SEVERITY",
        help: "The lowest severity that fails; error by default",
      },
    ],
  },
  "fail-on-new": {
    ...makeChoice(["off", ...SEVERITIES], "off"),
    input:
      "Replaces fail-on if there is a base: only new findings fail the step, from this severity on: error, warning, notice or off. Without a base, every finding counts.",
    options: [
      {
        of: ["validate", "check"],
        choices: SEVERITIES,
        value: "SEVERITY",
        help: "With --changed-since, fail only for new findings, from this severity on",
      },
    ],
  },
  strict: {
    ...SWITCH,
    input: "Also apply the stricter rules of the sample validator: true or false.",
    options: [{ of: ["validate", "check", "test"], help: "Also apply the stricter rules of the sample validator" }],
  },
  only: {
    ...TEXT,
    input: { without: "A step of a workflow runs all checks, and fail-on or a baseline decide what counts" },
    options: [{ of: ["validate", "check"], value: "ID,...", help: "Run only these checks" }],
  },
  fix: {
    ...SWITCH,
    input: { without: "A workflow offers fixes with suggestions and patch-file, and changes no file" },
    options: [{ of: ["validate", "check"], help: "Fix what can be fixed safely, in place, and check again" }],
  },
  interactive: {
    ...SWITCH,
    input: NO_PERSON,
    options: [{ of: ["validate", "check"], help: "With --fix: show each fix as a diff, and ask before making it" }],
  },
  "update-baseline": {
    ...SWITCH,
    input: NO_PERSON,
    options: [
      {
        of: ["validate", "check"],
        help: "Write all current findings to the file of --baseline, or to the configured one",
      },
    ],
  },
  watch: {
    ...SWITCH,
    input: NO_PERSON,
    options: [
      { of: ["validate"], help: "Check again whenever a file changes" },
      { of: ["test"], help: "Run again whenever a file of the plugin changes" },
    ],
  },
} as const satisfies Readonly<Record<string, Setting>>;
