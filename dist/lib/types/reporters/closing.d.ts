import { type Report } from "../core/report.js";
import type { View } from "./reporter.js";
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
export declare function closing(report: Report, view: Pick<View, "color">): string;
