/** The SPDX identifiers that nearly every plugin has one of. */
export declare const COMMON_LICENSES: readonly string[];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
export declare function isCommonLicense(license: string): boolean;
