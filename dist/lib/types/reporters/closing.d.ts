import { type Report } from "../core/report.js";
export type Style = "bold" | "dim" | "red" | "yellow" | "blue" | "green";
export type Paint = (style: Style, text: string) => string;
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
export declare function closing(report: Report, paint: Paint): string;
