/** The outputs of the Action, as `action.yml` and docs/inputs.md describe them. After a change: npm run docs. */
export const OUTPUTS = {
  verdict: "pass, fail, or broken when something could not be checked.",
  errors: "The number of errors.",
  warnings: "The number of warnings.",
  notices: "The number of notices.",
  "stops-release": "The number of findings that a release would be stopped by, suppressed ones among them.",
  plugins: "The folders of the plugins that were checked, as a JSON list for a matrix.",
  "plugin-name": "The plugin's name from its manifest; empty when several plugins were checked.",
  version: "The plugin's version from its manifest; empty when several plugins were checked.",
  prerelease: "Whether that version is a prerelease: true or false; empty when several plugins were checked.",
  "report-file": "The file that the report was written to; empty when none was asked for.",
  "sarif-file": "The file that the SARIF was written to; empty when none was asked for.",
  "patch-file": "The file that the patch was written to; empty when none was asked for, or there is nothing to fix.",
  "artifact-path":
    "The archive that a release ships. A release has one, and so has a check that passes: of a release, or on a push with base-artifact.",
  "artifact-dir":
    "The folder with the archive, SHA256SUMS and receipt.json, for actions/upload-artifact; empty as artifact-path is.",
  "artifact-sha256": "The SHA-256 of that archive; empty when there is none.",
  "release-state":
    "planned, noop, released, pending-review, rejected, failed, refused, partially-released or conflict; empty when nothing was to be released.",
  "release-url": "Where the release is for everyone to see.",
  "marketplace-state":
    "The marketplace's word for the state of the version, such as in-review or published; empty when it has none.",
  "marketplace-listing-url": "Where the marketplace shows the published version; empty until then.",
  "npm-url": "Where the version is on the registry; empty while it is not public there.",
  plan: "The steps of the release, as a JSON list.",
} as const satisfies Record<string, string>;

export type OutputName = keyof typeof OUTPUTS;
/** What the step gives to the steps after it. */
export type Outputs = Readonly<Record<OutputName, string>>;
