import { type Report } from "../core/report.js";
import type { View } from "./reporter.js";
/** How a run ended: what became of the checks, and the verdict in the last line. */
export declare function closing(report: Report, view: Pick<View, "color">): string;
