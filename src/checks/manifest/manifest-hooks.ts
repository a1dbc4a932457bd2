import { listShapeCodes } from "../key-check.js";
import { defineCheck, type Problem } from "../../core/check.js";
import { findPathProblems, PATH_CODES } from "./path-problems.js";
import { formatLabel, findShapeProblems } from "../shape-problems.js";
import { getHookPath, isHookPath } from "../../plugin/manifest/declared-files.js";
import { findHookFault, type HookFault } from "../../plugin/manifest/declared-hooks.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn, isObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import { HOOKS } from "../../sdk/context.js";
import { decide, say, set } from "../../base/text/help.js";

export default defineCheck({
  id: "manifest-hooks",
  title: "Every hook is one of the host's five, and names a function",
  severity: "error",
  codes: {
    ...listShapeCodes("hooks"),
    ...PATH_CODES,
    "not-an-object": "The hooks are an array",
    "not-a-function": "A string is neither the name of a function nor a path",
    "no-export": "There is no file before the #, or no function after it",
  },
  about: ["hooks"],
  needs: ["manifest", "shape"],
  wants: ["declaredFiles", "packageJson", "scripts"],
  *run(facts) {
    const { manifest } = facts;
    const hooks = manifest.value["hooks"];
    if (Array.isArray(hooks)) {
      yield describeHooksArray(manifest, hooks);
      return;
    }
    yield* findShapeProblems(facts, "hooks", "error");
    if (!isObject(hooks)) return;
    for (const name of HOOKS) {
      const hook = getOwn(hooks, name);
      if (typeof hook !== "string" || hook === "") continue;
      const problem = describeFault(manifest, name, hook);
      if (problem) yield problem;
      if (isHookPath(hook) && getHookPath(hook) !== "") {
        yield* findPathProblems(facts, ["hooks", name], { path: getHookPath(hook) });
      }
    }
  },
});

function describeHooksArray(manifest: Manifest, hooks: readonly unknown[]): Problem<"not-an-object"> {
  const named = HOOKS.filter((name) => hooks.includes(name));
  const names = named.length === 0 ? ["onInstall"] : named;
  const form = names.map((name) => `${quote(name)}: ${quote(name)}`);
  return {
    code: "not-an-object",
    at: manifest.at("hooks"),
    message: '"hooks" is an array, but must be an object of hook names and the functions to call',
    help: set(
      manifest,
      ["hooks"],
      Object.fromEntries(names.map((name) => [name, name])),
      `Write { ${form.join(", ")} }`,
    ),
  };
}

const FAULT_WORDS = {
  "not-a-function": "is neither the name of a function nor a path",
  "no-file": 'names no file before the "#"',
  "no-function": 'names no function after the "#"',
} as const satisfies Record<HookFault, string>;

function describeFault(
  manifest: Manifest,
  name: string,
  hook: string,
): Problem<"not-a-function" | "no-export"> | undefined {
  const fault = findHookFault(hook);
  if (fault === undefined) return undefined;
  const path = quote(`dist/hooks.js#${name}`);
  const problem = {
    at: manifest.at("hooks", name),
    message: `${formatLabel(["hooks", name])} is ${quote(hook)}, which ${FAULT_WORDS[fault]}`,
  };
  if (fault !== "not-a-function") {
    const help = decide(`Write a path and the name of an exported function, such as ${path}`, "meaning");
    return { ...problem, code: "no-export", help };
  }
  const help = say(
    `Write the function's name, such as ${quote(name)}, or a path, such as ${path}`,
    set(manifest, ["hooks", name], name),
    decide("Write the path of a file and its function", "meaning"),
  );
  return { ...problem, code: "not-a-function", help };
}
