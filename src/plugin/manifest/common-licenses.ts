/** The SPDX identifiers that nearly every plugin has one of. */
export const COMMON_LICENSES: readonly string[] = [
  "MIT",
  "Apache-2.0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "GPL-2.0-only",
  "GPL-2.0-or-later",
  "GPL-3.0-only",
  "GPL-3.0-or-later",
  "LGPL-2.1-only",
  "LGPL-2.1-or-later",
  "LGPL-3.0-only",
  "LGPL-3.0-or-later",
  "AGPL-3.0-only",
  "AGPL-3.0-or-later",
  "MPL-2.0",
  "EPL-2.0",
  "Artistic-2.0",
  "EUPL-1.2",
  "0BSD",
  "CC0-1.0",
  "CC-BY-4.0",
  "CC-BY-SA-4.0",
  "Unlicense",
  "Zlib",
  "BSL-1.0",
];

/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
export function isCommonLicense(license: string): boolean {
  return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}
