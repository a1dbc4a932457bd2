import type { YamlTree } from "./yaml-tree.js";
/**
 * Reads one YAML document. What it costs grows with the text and nothing else, whatever its aliases say; a part that an alias
 * names stands where the alias does.
 */
export declare function readYaml(text: string): YamlTree;
