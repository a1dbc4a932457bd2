import type { Check } from "../core/check.js";
import componentsMount from "./lifecycle/components-mount.js";
import lifecycleDisable from "./lifecycle/lifecycle-disable.js";
import lifecycleEnable from "./lifecycle/lifecycle-enable.js";
import lifecycleInstall from "./lifecycle/lifecycle-install.js";
import lifecycleLeaks from "./lifecycle/lifecycle-leaks.js";
import lifecycleUninstall from "./lifecycle/lifecycle-uninstall.js";
import lifecycleUpdate from "./lifecycle/lifecycle-update.js";
import authorNamed from "./package/author-named.js";
import filesFetched from "./package/files-fetched.js";
import packageDependencies from "./package/package-dependencies.js";
import archiveUnchanged from "./scripts/archive-unchanged.js";
import bundleFresh from "./bundle/bundle-fresh.js";
import bundleImports from "./bundle/bundle-imports.js";
import bundlePeers from "./bundle/bundle-peers.js";
import bundlePresent from "./bundle/bundle-present.js";
import bundleSize from "./bundle/bundle-size.js";
import bundleSyntax from "./bundle/bundle-syntax.js";
import changelogEntry from "./documents/changelog-entry.js";
import changelogMajor from "./documents/changelog-major.js";
import changelogPresent from "./documents/changelog-present.js";
import componentsExist from "./bundle/components-exist.js";
import configurationValid from "./configuration/configuration-valid.js";
import dependenciesInstalled from "./scripts/dependencies-installed.js";
import envPacked from "./secrets/env-packed.js";
import envTracked from "./secrets/env-tracked.js";
import hooksExist from "./bundle/hooks-exist.js";
import licensePresent from "./documents/license-present.js";
import licenseText from "./documents/license-text.js";
import manifestAuthor from "./manifest/manifest-author.js";
import manifestBackground from "./manifest/manifest-background.js";
import manifestBugs from "./manifest/manifest-bugs.js";
import manifestCategory from "./manifest/manifest-category.js";
import manifestCommands from "./manifest/manifest-commands.js";
import manifestCompatibility from "./manifest/manifest-compatibility.js";
import manifestConfigSchema from "./config-schema/manifest-config-schema.js";
import manifestDashboardWidget from "./manifest/manifest-dashboard-widget.js";
import manifestDefaultConfig from "./config-schema/manifest-default-config.js";
import manifestDependencies from "./manifest/manifest-dependencies.js";
import manifestDescription from "./manifest/manifest-description.js";
import manifestEngines from "./manifest/manifest-engines.js";
import manifestEntryPoints from "./manifest/manifest-entry-points.js";
import manifestExternalServices from "./manifest/manifest-external-services.js";
import manifestHomepage from "./manifest/manifest-homepage.js";
import manifestHooks from "./manifest/manifest-hooks.js";
import manifestHostVersions from "./manifest/manifest-host-versions.js";
import manifestJson from "./manifest/manifest-json.js";
import manifestKeywords from "./manifest/manifest-keywords.js";
import manifestKnownKeys from "./manifest/manifest-known-keys.js";
import manifestLicense from "./manifest/manifest-license.js";
import manifestMain from "./manifest/manifest-main.js";
import manifestManifestVersion from "./manifest/manifest-manifest-version.js";
import manifestMenuItems from "./manifest/manifest-menu-items.js";
import manifestName from "./manifest/manifest-name.js";
import manifestOauth from "./manifest/manifest-oauth.js";
import manifestPages from "./manifest/manifest-pages.js";
import manifestPeerDependencies from "./manifest/manifest-peer-dependencies.js";
import manifestPermissions from "./manifest/manifest-permissions.js";
import manifestPricing from "./manifest/manifest-pricing.js";
import manifestRepository from "./manifest/manifest-repository.js";
import manifestScreenshots from "./manifest/manifest-screenshots.js";
import manifestSections from "./manifest/manifest-sections.js";
import manifestTags from "./manifest/manifest-tags.js";
import manifestType from "./manifest/manifest-type.js";
import manifestUi from "./manifest/manifest-ui.js";
import manifestVersion from "./manifest/manifest-version.js";
import manifestWeb from "./manifest/manifest-web.js";
import manifestWebhooks from "./manifest/manifest-webhooks.js";
import noSecrets from "./secrets/no-secrets.js";
import packageEntryPoints from "./package/package-entry-points.js";
import packageFiles from "./package/package-files.js";
import packageJson from "./package/package-json.js";
import packagePeers from "./package/package-peers.js";
import permissionsDeclared from "./bundle/permissions-declared.js";
import permissionsUsed from "./bundle/permissions-used.js";
import readmeInstallation from "./documents/readme-installation.js";
import readmeLength from "./documents/readme-length.js";
import readmePresent from "./documents/readme-present.js";
import screenshotsPresent from "./documents/screenshots-present.js";
import scriptsLint from "./scripts/scripts-lint.js";
import scriptsTest from "./scripts/scripts-test.js";
import scriptsTypes from "./scripts/scripts-types.js";
import versionMatchesTag from "./package/version-matches-tag.js";
import versionsAgree from "./package/versions-agree.js";
import workflowBuild from "./workflows/workflow-build.js";
import workflowCredentials from "./workflows/workflow-credentials.js";
import workflowInputs from "./workflows/workflow-inputs.js";
import workflowOwner from "./workflows/workflow-owner.js";
import workflowPermissions from "./workflows/workflow-permissions.js";
import workflowPins from "./workflows/workflow-pins.js";
import workflowTags from "./workflows/workflow-tags.js";
import workflowYaml from "./workflows/workflow-yaml.js";

/** Every check, in the order of the checklist. */
export const checks: readonly Check[] = [
  manifestJson,
  manifestManifestVersion,
  manifestName,
  manifestVersion,
  manifestKnownKeys,
  manifestDescription,
  manifestType,
  manifestAuthor,
  manifestCategory,
  manifestMain,
  manifestWeb,
  manifestBackground,
  manifestEntryPoints,
  manifestSections,
  manifestDashboardWidget,
  manifestConfigSchema,
  manifestDefaultConfig,
  manifestCommands,
  manifestPages,
  manifestMenuItems,
  manifestUi,
  manifestHooks,
  manifestPermissions,
  manifestExternalServices,
  manifestWebhooks,
  manifestOauth,
  manifestDependencies,
  manifestPeerDependencies,
  manifestEngines,
  manifestCompatibility,
  manifestHostVersions,
  manifestLicense,
  manifestRepository,
  manifestHomepage,
  manifestBugs,
  manifestKeywords,
  manifestTags,
  manifestPricing,
  manifestScreenshots,
  packageJson,
  versionsAgree,
  versionMatchesTag,
  packagePeers,
  packageFiles,
  packageEntryPoints,
  envPacked,
  envTracked,
  readmePresent,
  readmeLength,
  readmeInstallation,
  licensePresent,
  licenseText,
  changelogPresent,
  changelogEntry,
  changelogMajor,
  screenshotsPresent,
  bundlePresent,
  bundleSize,
  bundleSyntax,
  bundleImports,
  bundlePeers,
  hooksExist,
  componentsExist,
  bundleFresh,
  permissionsDeclared,
  permissionsUsed,
  noSecrets,
  dependenciesInstalled,
  scriptsTest,
  scriptsLint,
  scriptsTypes,
  archiveUnchanged,
  lifecycleInstall,
  lifecycleEnable,
  lifecycleDisable,
  lifecycleUpdate,
  lifecycleUninstall,
  lifecycleLeaks,
  componentsMount,
  workflowYaml,
  workflowInputs,
  workflowBuild,
  workflowTags,
  workflowPermissions,
  workflowCredentials,
  workflowPins,
  configurationValid,
  filesFetched,
  packageDependencies,
  authorNamed,
  workflowOwner,
];
