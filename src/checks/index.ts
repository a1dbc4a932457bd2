import type { Check } from "../core/check.js";
import bundlePresent from "./bundle-present.js";
import changelogPresent from "./changelog-present.js";
import licensePresent from "./license-present.js";
import manifestCategory from "./manifest-category.js";
import manifestJson from "./manifest-json.js";
import manifestKnownKeys from "./manifest-known-keys.js";
import manifestManifestVersion from "./manifest-manifest-version.js";
import manifestName from "./manifest-name.js";
import manifestVersion from "./manifest-version.js";
import packageJson from "./package-json.js";
import readmePresent from "./readme-present.js";
import versionsAgree from "./versions-agree.js";

/** Every check, in the order of the checklist. */
export const checks: readonly Check[] = [
  manifestJson,
  manifestManifestVersion,
  manifestName,
  manifestVersion,
  manifestKnownKeys,
  manifestCategory,
  packageJson,
  versionsAgree,
  readmePresent,
  licensePresent,
  changelogPresent,
  bundlePresent,
];
