import type { Row } from "./help.js";

/** What people type most, by the command: the words behind the tool's name, and what they do. */
export const EXAMPLES: Readonly<Record<string, readonly Row[]>> = {
  validate: [
    ["validate", "Check the plugin in this folder"],
    ["validate --fix --interactive", "Show each fix, and ask before making it"],
    ["validate --watch", "Check again whenever a file changes"],
    ["validate plugins/* --changed-since origin/main", "Check only the plugins that your branch changes"],
  ],
  check: [
    ["check", "Check the plugin in this folder, and run its tests and hooks"],
    ["check --tag v1.4.0", "Check it as the release of this tag would"],
    ["check --format junit --output preflight.xml", "Write a report for another CI system"],
  ],
  test: [
    ["test", "Run all hooks of the built plugin, and show the results"],
    ["test --only onEnable --watch", "Run one hook again after each build"],
    ["test --from old.zip", "Update from an earlier version"],
  ],
  create: [
    ["create my-plugin", "Make a plugin in the new folder my-plugin"],
    ["create @lumen-labs/weather --template service", "Make a scoped package, in the new folder weather"],
    ["create . --yes", "Make a plugin in this empty folder, without asking"],
  ],
  init: [
    ["init --dry-run", "Show what would be added to the project in this folder"],
    ["init --yes --comment --release", "Add the workflows, including one that releases tags"],
  ],
  upgrade: [
    ["upgrade --dry-run", "Show what this version changes in the project in this folder"],
    ["upgrade --yes", "Change it, without asking"],
    ["upgrade --output upgrade.patch", "Write the changes as a patch for git apply"],
  ],
  explain: [
    ["explain", "List all checks"],
    ["explain manifest-name", "Print the page of a check"],
    ["explain hooks", "List the checks whose name or requirement contains a word"],
    ["explain manifest-tags/too-many", "Print the meaning of a code"],
  ],
  dev: [
    ["dev", "Show the plugin in a browser, and rebuild it after each change"],
    ["dev --no-build", "Show the plugin that you build yourself"],
    ["dev --editor code", "Open the locations of findings and errors in this editor"],
    ["dev --screenshot widget.png --size 1280x800", "Take a screenshot, and exit"],
  ],
  completion: [
    ["completion bash", "Print the script for bash, to be added to ~/.bashrc"],
    ["completion zsh", "Print it for zsh, to be added to ~/.zshrc below the line with compinit"],
    ["completion fish", "For fish, in ~/.config/fish/completions/plugin-preflight.fish"],
  ],
  lsp: [["lsp --stdio", "Start the language server; your editor runs this command"]],
  doctor: [["doctor", "Check whether your machine and project are ready"]],
  env: [["env", "Print machine and project details for a bug report"]],
  types: [["types --output src/manifest-types.ts --watch", "Keep the types of the settings up to date"]],
  pack: [
    ["pack", "Make the archive of the plugin in this folder"],
    ["pack --previous old.zip --max-growth 10%", "Show what is new, and fail if the archive grew by more than 10%"],
  ],
  release: [
    ["release --tag v1.4.0 --targets github-release --dry-run", "Print what a release would do"],
    ["release --tag v1.4.0 --targets github-release,npm", "Publish a version on GitHub and on npm"],
  ],
  merge: [["merge one.json two.json", "Join the reports of two jobs into one"]],
  version: [
    ["version minor", "Raise the version everywhere"],
    ["version prerelease --preid rc --dry-run", "Show what the next prerelease would change"],
    ["version --sync", "Copy the version in package.json, in all plugins of a workspace"],
  ],
  install: [
    [
      "install weather-widget --marketplace-url https://plugins.example.com",
      "Download the newest version into the folder weather-widget",
    ],
    [
      "install weather-widget@1.4.0 --marketplace-url https://plugins.example.com --archive weather.zip",
      "Also keep its archive, so that you can verify its attestation",
    ],
  ],
  login: [["login https://plugins.example.com", "Ask for a token, and store it for releases to this marketplace"]],
  logout: [["logout https://plugins.example.com", "Delete the stored token"]],
  "marketplace serve": [
    ["marketplace serve --port 4700", "Start a marketplace on this machine"],
    ["marketplace serve --public-url https://plugins.example.com --trusted-proxy 127.0.0.1", "Start it behind a proxy"],
  ],
  "marketplace owner": [["marketplace owner add weather-team --plugin weather-widget", "Set who may publish a plugin"]],
  "marketplace token": [
    ["marketplace token create --owner weather-team --days 90", "Make a token for publishing"],
    ["marketplace token revoke tok_0f1e2d3c4b5a", "Revoke one"],
  ],
  "marketplace yank": [["marketplace yank weather-widget@1.4.0 --reason 'It forgets its settings'", "Yank a version"]],
  "marketplace deprecate": [
    ["marketplace deprecate weather-widget@1.4.0 --reason 'Use Rain Radar instead'", "Warn about a version"],
  ],
  "marketplace take-down": [
    ["marketplace take-down weather-widget@1.4.0 --reason 'It copies passwords'", "Take a version down"],
  ],
  "marketplace critical": [["marketplace critical weather-widget@1.4.1", "Mark an update as urgent"]],
  "marketplace audit": [["marketplace audit weather-widget --most 20", "List what was done to a plugin"]],
  "marketplace backup": [["marketplace backup ../marketplace-copy", "Copy a running marketplace"]],
  "marketplace restore": [
    ["marketplace restore ../marketplace-copy --data restored", "Make a data folder from a backup"],
  ],
  "marketplace verify": [["marketplace verify --url http://127.0.0.1:4700", "Test a server against the contract"]],
};
