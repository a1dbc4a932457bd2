import { type Absent } from "../../plugin/absent.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Location } from "../../text/location.js";
/** Where the manifest names the built code; else the built code itself. */
export declare function bundleAt(manifest: Manifest | Absent, file: string): Location;
