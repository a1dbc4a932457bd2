import type { LicenseTexts } from "./license-texts.js";
import type { TextFile } from "./text-file.js";
/** The commonest license in its usual form; `undefined` for anything that needs a closer look. */
export declare function plainLicense(file: TextFile): LicenseTexts | undefined;
