import type { Plugin } from "../plugin/plugin.js";
import type { Check } from "./check.js";
import { type Policy } from "./policy.js";
import type { PluginReport } from "./report.js";
/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
export declare function inspect(plugin: Plugin, checks: readonly Check[], policy: Policy): PluginReport;
