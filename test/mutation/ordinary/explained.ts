import type { Explanation } from "../explained.js";

/** Why a change of an ordinary room that no test notices does no harm, or is noticed by tests that do not run here. */
export const EXPLAINED: readonly Explanation[] = [
  {
    file: "src/checks/manifest/manifest-license.ts",
    lines: ['help: writeMeant(manifest, ["license"], isCertain ? only : undefined) ?? adviseOnMeant(manifest, meant),'],
    why: "A help is an object, and never empty.",
  },
  {
    file: "src/cli/dev-keys.ts",
    lines: ["const acts = new Map<"],
    why: "These keys need a terminal. `test/e2e/dev-keys.test.ts` presses them.",
  },
  {
    file: "src/plugin/bundle/permissions/occurrences.ts",
    lines: ["for (const passed of key === undefined"],
    why: "No node has a member of that name. Only the compiler needs the condition.",
  },
  {
    file: "src/plugin/bundle/scopes.ts",
    lines: ["namedFunctions: new Set("],
    why: "Only functions are looked up in this set. Only the compiler needs the default.",
  },
  {
    file: "src/plugin/npm-files/missing-files.ts",
    lines: ["return names.has(getBaseName(path)) || workspace.entry"],
    why: "Only saves work: a file that is there is not added later, and no listing of the archive finds it.",
  },
  {
    file: "src/create/environment/unresolved-actions.ts",
    lines: ["const known = isOurs ? getOwner() : undefined;"],
    why: "While nobody knows the owner of this repository, both ways give nothing.",
  },
  {
    file: "src/reporters/change-phrases.ts",
    lines: ['`${change?.from ?? ""} to ${path}`'],
    why: "The filter above keeps only plugins with an earlier path. Only the compiler needs the rest.",
  },
  {
    file: "src/run/ask-npm.ts",
    lines: ['silent: "it was ended"'],
    why: "Nobody sees this text, because the whole run ends.",
  },
  {
    file: "src/run/result.ts",
    lines: ["read.size === MAX_SOURCES"],
    why: "Only the memory of a run shows a difference: a text that is needed again is read again.",
  },
  {
    file: "src/run/run-code.ts",
    lines: ['{ noScripts = "", noLifecycle = "", commands }'],
    why: "Every caller gives both reasons. Only the compiler needs the defaults.",
  },
  {
    file: "src/run/run-plugins.ts",
    lines: ["if (!lifecycle || isAbsent(lifecycle) || !npmPackedFiles) continue;"],
    why: "The changed code only reads the facts of a plugin that did not run.",
  },
];
