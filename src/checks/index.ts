import type { Check } from "../core/check.js";
import archiveUnchanged from "./archive-unchanged.js";
import bundleFresh from "./bundle-fresh.js";
import bundlePeers from "./bundle-peers.js";
import bundlePresent from "./bundle-present.js";
import bundleSize from "./bundle-size.js";
import changelogEntry from "./changelog-entry.js";
import changelogMajor from "./changelog-major.js";
import changelogPresent from "./changelog-present.js";
import configurationValid from "./configuration-valid.js";
import dependenciesInstalled from "./dependencies-installed.js";
import envPacked from "./env-packed.js";
import envTracked from "./env-tracked.js";
import licensePresent from "./license-present.js";
import licenseText from "./license-text.js";
import manifestAuthor from "./manifest-author.js";
import manifestBackground from "./manifest-background.js";
import manifestBugs from "./manifest-bugs.js";
import manifestCategory from "./manifest-category.js";
import manifestCommands from "./manifest-commands.js";
import manifestCompatibility from "./manifest-compatibility.js";
import manifestConfigSchema from "./manifest-config-schema.js";
import manifestDashboardWidget from "./manifest-dashboard-widget.js";
import manifestDefaultConfig from "./manifest-default-config.js";
import manifestDependencies from "./manifest-dependencies.js";
import manifestDescription from "./manifest-description.js";
import manifestEngines from "./manifest-engines.js";
import manifestEntryPoints from "./manifest-entry-points.js";
import manifestExternalServices from "./manifest-external-services.js";
import manifestHomepage from "./manifest-homepage.js";
import manifestHooks from "./manifest-hooks.js";
import manifestHostVersions from "./manifest-host-versions.js";
import manifestJson from "./manifest-json.js";
import manifestKeywords from "./manifest-keywords.js";
import manifestKnownKeys from "./manifest-known-keys.js";
import manifestLicense from "./manifest-license.js";
import manifestMain from "./manifest-main.js";
import manifestManifestVersion from "./manifest-manifest-version.js";
import manifestMenuItems from "./manifest-menu-items.js";
import manifestName from "./manifest-name.js";
import manifestOauth from "./manifest-oauth.js";
import manifestPages from "./manifest-pages.js";
import manifestPeerDependencies from "./manifest-peer-dependencies.js";
import manifestPermissions from "./manifest-permissions.js";
import manifestPricing from "./manifest-pricing.js";
import manifestRepository from "./manifest-repository.js";
import manifestScreenshots from "./manifest-screenshots.js";
import manifestSections from "./manifest-sections.js";
import manifestTags from "./manifest-tags.js";
import manifestType from "./manifest-type.js";
import manifestUi from "./manifest-ui.js";
import manifestVersion from "./manifest-version.js";
import manifestWeb from "./manifest-web.js";
import manifestWebhooks from "./manifest-webhooks.js";
import noSecrets from "./no-secrets.js";
import packageFiles from "./package-files.js";
import packageJson from "./package-json.js";
import packagePeers from "./package-peers.js";
import readmeInstallation from "./readme-installation.js";
import readmeLength from "./readme-length.js";
import readmePresent from "./readme-present.js";
import screenshotsPresent from "./screenshots-present.js";
import scriptsLint from "./scripts-lint.js";
import scriptsTest from "./scripts-test.js";
import scriptsTypes from "./scripts-types.js";
import versionMatchesTag from "./version-matches-tag.js";
import versionsAgree from "./versions-agree.js";
import workflowBuild from "./workflow-build.js";
import workflowCredentials from "./workflow-credentials.js";
import workflowInputs from "./workflow-inputs.js";
import workflowPermissions from "./workflow-permissions.js";
import workflowPins from "./workflow-pins.js";
import workflowTags from "./workflow-tags.js";
import workflowYaml from "./workflow-yaml.js";

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
  bundlePeers,
  bundleFresh,
  noSecrets,
  dependenciesInstalled,
  scriptsTest,
  scriptsLint,
  scriptsTypes,
  archiveUnchanged,
  workflowYaml,
  workflowInputs,
  workflowBuild,
  workflowTags,
  workflowPermissions,
  workflowCredentials,
  workflowPins,
  configurationValid,
];
