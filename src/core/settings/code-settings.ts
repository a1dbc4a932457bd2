import { makeChoice, NO_TEST, SWITCH, TEXT, type Setting } from "../setting.js";

const SHELL = { without: "A shell runs any command by itself; on a runner, the result belongs in the report" } as const;

/** What runs of the plugin's own code. */
export const CODE_SETTINGS = {
  "run-scripts": {
    ...makeChoice(["auto", "true", "false"], "auto"),
    input:
      "Run the plugin's tests, lint and type check: auto, true or false. auto runs them, except in a job with a credential for publishing.",
    options: [{ of: ["check"], name: "no-scripts", help: "Do not run the plugin's tests, lint, type check and hooks" }],
  },
  "test-command": {
    ...TEXT,
    input: "Run this command for the tests, instead of the script in package.json.",
    options: SHELL,
  },
  "lint-command": {
    ...TEXT,
    input: "Run this command for the lint, instead of the script in package.json.",
    options: SHELL,
  },
  "typecheck-command": {
    ...TEXT,
    input: "Run this command for the type check, instead of the script in package.json.",
    options: SHELL,
  },
  "time-limit": {
    type: "text",
    default: "10",
    input: "The time limit for each of these commands, in minutes.",
    options: [
      { of: ["check"], value: "MINUTES", help: "The time limit for each command of the plugin; 10 by default" },
      { of: ["test"], value: "SECONDS", help: "The time limit for each hook; 30 by default" },
    ],
  },
  jobs: {
    ...TEXT,
    input: "How many plugins run their commands and hooks at once, up to 64. By default, one per processor.",
    options: [
      {
        of: ["check"],
        value: "N",
        help: "How many plugins run their commands and hooks at once, up to 64; by default, one per processor",
      },
    ],
  },
  "scripts-env": {
    type: "list",
    default: "",
    input:
      "Environment variables to pass to these commands and the hooks, such as DATABASE_URL; never the job's own tokens.",
    options: [
      {
        of: ["check", "test"],
        name: "env",
        repeats: true,
        value: "NAME",
        help: "Pass this environment variable to the plugin's commands and hooks; may be repeated",
      },
    ],
  },
  lifecycle: {
    ...makeChoice(["auto", "true", "false"], "auto"),
    input: "Load the built plugin and run its lifecycle hooks: auto, true or false. auto follows run-scripts.",
    options: [
      {
        of: ["check"],
        value: "WHEN",
        help: "Load the built plugin and run its lifecycle hooks; auto by default, which follows --no-scripts",
      },
    ],
  },
  "lifecycle-network": {
    ...SWITCH,
    input: "Allow the hooks to use the network: true or false.",
    options: [
      { of: ["check"], help: "Allow the hooks to use the network" },
      { of: ["test"], help: "Allow the plugin to use the network" },
    ],
  },
  "lifecycle-settings": {
    ...TEXT,
    input: "A JSON file with settings for the hooks. Otherwise, settings without a default get generated values.",
    options: [
      {
        of: ["check", "test"],
        name: "settings",
        value: "FILE",
        help: "A JSON file with settings for the hooks; others without a default are generated",
      },
    ],
  },
  browser: {
    ...SWITCH,
    input:
      "Run widgets, pages and web modules in an installed Chromium or Chrome, instead of a simulated DOM: true or false.",
    options: [
      {
        of: ["check", "test"],
        help: "Run widgets, pages and web modules in an installed Chromium or Chrome",
      },
    ],
  },
  "no-lifecycle": {
    ...SWITCH,
    input: { without: "A workflow writes lifecycle: false" },
    options: [{ of: ["check"], help: "The same as --lifecycle false" }],
  },
  hooks: {
    ...TEXT,
    input: NO_TEST,
    options: [
      {
        of: ["test"],
        name: "only",
        value: "HOOK,...",
        help: "Run only these hooks, and those that must run before them",
      },
    ],
  },
  from: {
    ...TEXT,
    input: NO_TEST,
    options: [
      { of: ["test"], value: "ARCHIVE", help: "Update from this earlier version: an archive from pack, or its folder" },
    ],
  },
} as const satisfies Readonly<Record<string, Setting>>;
