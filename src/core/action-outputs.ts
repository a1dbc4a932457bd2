/** The outputs of the Action, as `action.yml` and docs/reference/inputs.md describe them. After a change: npm run docs. */
export const OUTPUTS = {
  verdict: "pass, fail, or broken if something could not be checked.",
  errors: "The number of errors.",
  warnings: "The number of warnings.",
  notices: "The number of notices.",
  "stops-release": "The number of findings that would stop a release, including suppressed ones.",
  plugins: "The folders of the checked plugins, as the input path names them: a JSON list for a matrix.",
  "plugin-name": "The plugin's name from its manifest. Empty if several plugins were checked.",
  version: "The plugin's version from its manifest. Empty if several plugins were checked.",
  prerelease: "Whether this version is a prerelease: true or false. Empty if several plugins were checked.",
  "report-file": "The path of the report. Empty if you did not set report-file.",
  "sarif-file": "The path of the SARIF file. Empty if you did not set sarif-file.",
  "patch-file": "The path of the patch. Empty if you did not set patch-file, or if there is nothing to fix.",
  "artifact-path":
    "The path of the archive. It is set by a release, and by a check that passes: of a release, or on a push with base-artifact. Empty if several plugins were checked.",
  "artifact-dir":
    "The folder with the archive, SHA256SUMS and receipt.json, for actions/upload-artifact. On a push with base-artifact, several plugins have a folder each in it. Empty if there is no archive.",
  "artifact-sha256": "The SHA-256 of the archive. Empty if there is no archive.",
  "release-state":
    "planned, noop, released, pending-review, rejected, failed, refused, partially-released or conflict. Empty if the run was not a release.",
  "release-url": "The URL of the public release.",
  "marketplace-state":
    "The state of the version at the marketplace, such as in-review or published. Empty if it has none.",
  "marketplace-listing-url": "The URL of the published version at the marketplace. Empty until it is published.",
  "npm-url": "The URL of the version on the registry. Empty until it is public there.",
  plan: "The steps of the release, as a JSON list.",
} as const satisfies Record<string, string>;

export type OutputName = keyof typeof OUTPUTS;
/** What the step gives to the steps after it. */
export type Outputs = Readonly<Record<OutputName, string>>;
