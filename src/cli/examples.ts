import type { Row } from "./help.js";

/** What people type most, by the command: the words behind the tool's name, and what they do. */
export const EXAMPLES: Readonly<Record<string, readonly Row[]>> = {
  validate: [
    ["validate", "Check the plugin of this folder"],
    ["validate --fix --interactive", "Show each fix, and ask before it is made"],
    ["validate --watch", "Check again whenever a file changes"],
    ["validate plugins/* --changed-since origin/main", "Check only the plugins that a branch changes"],
  ],
  check: [
    ["check", "Check the plugin of this folder, run its tests and call its hooks"],
    ["check --tag v1.4.0", "Judge it as the release of that tag would"],
    ["check --format junit --output preflight.xml", "Write a report for another CI system"],
  ],
  test: [
    ["test", "Call all hooks of the built plugin, and show what it did"],
    ["test --only onEnable --watch", "Call one hook again after each build"],
    ["test --from old.zip", "Update from an earlier version"],
  ],
  create: [
    ["create my-plugin", "Make a plugin in the new folder my-plugin"],
    ["create @lumen-labs/weather --template service", "Make a package with a scope, in the new folder weather"],
    ["create . --yes", "Make a plugin in this empty folder, and ask nothing"],
  ],
  init: [
    ["init --dry-run", "Show what would be added to the project of this folder"],
    ["init --yes --comment --release", "Add the workflows, one that releases tags included"],
  ],
  explain: [
    ["explain", "List all checks"],
    ["explain manifest-name", "Print the page of a check"],
    ["explain hooks", "List the checks whose name or requirement contains a word"],
    ["explain manifest-tags/too-many", "Say what a code means"],
  ],
  dev: [
    ["dev", "Build after each change, and show the plugin in a browser"],
    ["dev --no-build", "Show what another program builds"],
    ["dev --editor code", "Open the places of findings and errors in this editor"],
    ["dev --screenshot widget.png --size 1280x800", "Take a picture of it, and end"],
  ],
  lsp: [["lsp --stdio", "Serve an editor, which starts this command itself"]],
  doctor: [["doctor", "Say whether this machine and this project are fit for a plugin"]],
  env: [["env", "Print machine and project details for a bug report"]],
  types: [["types --output src/manifest-types.ts --watch", "Keep the types of the settings up to date"]],
  pack: [
    ["pack", "Make the archive of the plugin in this folder"],
    ["pack --previous old.zip --max-growth 10%", "Say what is new, and fail if the archive grows by more"],
  ],
  release: [
    ["release --tag v1.4.0 --targets github-release --dry-run", "Say what a release would do"],
    ["release --tag v1.4.0 --targets github-release,npm", "Publish a version on GitHub and on npm"],
  ],
  merge: [["merge one.json two.json", "Join the reports of two jobs into one"]],
  version: [
    ["version minor", "Raise the version everywhere"],
    ["version prerelease --preid rc --dry-run", "Show what the next prerelease would change"],
  ],
  install: [
    [
      "install weather-widget --marketplace-url https://plugins.example.com",
      "Download the newest version into the folder weather-widget",
    ],
    [
      "install weather-widget@1.4.0 --marketplace-url https://plugins.example.com --archive weather.zip",
      "Keep its archive too, so that its attestation can be verified",
    ],
  ],
  login: [["login https://plugins.example.com", "Ask for a token, and keep it for releases to that marketplace"]],
  logout: [["logout https://plugins.example.com", "Forget it"]],
  "marketplace serve": [
    ["marketplace serve --port 4700", "Start a marketplace on this machine"],
    ["marketplace serve --public-url https://plugins.example.com --trusted-proxy 127.0.0.1", "Start it behind a proxy"],
  ],
  "marketplace owner": [["marketplace owner add weather-team --plugin weather-widget", "Say who may publish a plugin"]],
  "marketplace token": [
    ["marketplace token create --owner weather-team --days 90", "Make a token that publishes"],
    ["marketplace token revoke tok_0f1e2d3c4b5a", "Revoke one"],
  ],
  "marketplace yank": [["marketplace yank weather-widget@1.4.0 --reason 'It forgets its settings'", "Yank a version"]],
  "marketplace deprecate": [
    ["marketplace deprecate weather-widget@1.4.0 --reason 'Use Rain Radar instead'", "Warn of a version"],
  ],
  "marketplace take-down": [
    ["marketplace take-down weather-widget@1.4.0 --reason 'It copies passwords'", "Take a version down"],
  ],
  "marketplace critical": [["marketplace critical weather-widget@1.4.1", "Say that an update is urgent"]],
  "marketplace audit": [["marketplace audit weather-widget --most 20", "List what was done to a plugin"]],
  "marketplace backup": [["marketplace backup ../marketplace-copy", "Copy a marketplace that runs"]],
  "marketplace restore": [["marketplace restore ../marketplace-copy --data restored", "Make a folder of a backup"]],
  "marketplace verify": [["marketplace verify --url http://127.0.0.1:4700", "Test a server against the contract"]],
};
