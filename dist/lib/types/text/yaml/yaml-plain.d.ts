import type { YamlTree } from "./yaml-tree.js";
/**
 * Reads a workflow as most are written: maps and lists by indentation, values on one line, scripts behind a `|`. Gives
 * `undefined` for anything else, which is then read by a parser of all YAML. What it accepts, that parser reads the same.
 */
export declare function readPlainYaml(text: string): YamlTree | undefined;
