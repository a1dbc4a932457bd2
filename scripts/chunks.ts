/**
 * The files of `dist/shared/` that are loaded on demand, each with what an `import()` loads from it: modules of src/, and
 * packages. What a module needs comes with it. An `import()` of any other module stays in the importing file.
 *
 * `core` is the code of a plain `validate`, `action` that of the Action, and `beyond-validate` that of other commands.
 */
export const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  core: ["action/index.ts", "cli/commands.ts", "library.ts"],
  library: ["index.ts"],
  release: [
    "action/artifact.ts",
    "action/base-archives.ts",
    "action/list-published.ts",
    "action/package-difference.ts",
    "action/release.ts",
    "action/run-release.ts",
    "cli/pack.ts",
    "cli/release.ts",
    "cli/validate-archive.ts",
    "fflate",
    "release/check-archive.ts",
    "release/format-outcome.ts",
    "release/packing/archive-change.ts",
    "release/packing/difference/describe-reported.ts",
    "release/packing/validate-archive.ts",
    "release/stop-for-error.ts",
  ],
  processes: [
    "base/git/committed-files.ts",
    "commands/run-commands.ts",
    "host/call-command.ts",
    "host/hook-limits.ts",
    "host/plans.ts",
    "host/run-plugin.ts",
    "run/ask-npm.ts",
    "run/compare-with-base.ts",
    "run/mark-new-findings.ts",
    "run/selection/changed-plugins.ts",
  ],
  action: ["action/main.ts"],
  "saved-report": ["action/untrusted-report.ts"],
  "beyond-validate": [
    "cli/all-commands.ts",
    "cli/ask-about-fixes.ts",
    "cli/examples.ts",
    "cli/explain-configuration.ts",
    "cli/refuse-nothing-checked.ts",
    "cli/watch-checks.ts",
    "reporters/format-fixed.ts",
    "run/baseline.ts",
    "run/fix-files.ts",
    "run/fix.ts",
    "run/remember-plugins.ts",
    "run/tagged-plugin.ts",
    "run/write-user-file.ts",
  ],
  "markdown-reports": ["reporters/comment.ts", "reporters/summary.ts"],
  reporters: [
    "reporters/compact.ts",
    "reporters/format-fix-offer.ts",
    "reporters/gitlab.ts",
    "reporters/junit.ts",
    "reporters/patch.ts",
    "reporters/sarif.ts",
  ],
  create: ["cli/create.ts", "cli/init.ts", "cli/upgrade.ts"],
  preview: ["cli/dev.ts", "editor/preview/page-host.ts"],
  project: ["cli/completion.ts", "cli/doctor.ts", "cli/env.ts", "cli/types.ts", "cli/version.ts"],
  marketplace: [
    "cli/install.ts",
    "cli/login.ts",
    "marketplace/client/read-public-version.ts",
    "release/targets/marketplace/target.ts",
  ],
  "language-server": ["cli/lsp.ts"],
  "marketplace-server": [
    "cli/marketplace-administration.ts",
    "cli/marketplace-serve.ts",
    "cli/marketplace-verify.ts",
    "marketplace/server/answer-orders.ts",
  ],
  github: ["action/publish-on-github.ts"],
  network: ["@actions/github"],
  toolkit: ["@actions/core", "@actions/exec"],
  yaml: ["base/text/yaml/yaml.ts", "plugin/workflows/workflow-reader.ts"],
  globs: ["base/files/matching-folders.ts", "run/selection/pattern-plugins.ts"],
  workspaces: ["plugin/package/resolve-ranges.ts", "repository/workspace-packages.ts", "run/unused-entries.ts"],
  javascript: [
    "editor/preview/find-imports.ts",
    "plugin/bundle/exported-code.ts",
    "plugin/bundle/exports/module-exports.ts",
    "plugin/bundle/named-hosts.ts",
    "plugin/bundle/syntax-fault.ts",
    "plugin/bundle/undeclared-uses.ts",
    "plugin/bundle/unmet-imports.ts",
  ],
  secrets: ["plugin/secrets/secret-match.ts", "plugin/secrets/secret-search.ts"],
  markdown: ["base/text/markdown/markdown-headings.ts"],
};

const NAMES = new Map(
  Object.entries(CHUNKS).flatMap(([name, modules]) => modules.map((path) => [path, name] as const)),
);

/** The chunk of a module, by its path below src/ or the name of its package. */
export function findChunk(path: string): string | undefined {
  return NAMES.get(path);
}
