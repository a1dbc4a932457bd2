import { type Absent } from "../../plugin/absent.js";
import type { BundleWeight } from "../../plugin/bundle/bundle-weight.js";
import type { Configuration } from "../../plugin/configuration/configuration.js";
/** What makes a bundle lighter: what is done first, and what its largest parts are. */
export declare function lighterBundle(weight: BundleWeight | Absent, configuration: Configuration | Absent): string;
