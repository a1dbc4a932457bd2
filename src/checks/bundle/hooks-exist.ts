import { isTyped, type DeclaredHook } from "../../plugin/manifest/declared-hooks.js";
import { defineCheck } from "../../core/check.js";
import { formatMeantQuestion } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { indexLines } from "../../base/text/lines.js";
import { absent, getPresent, inapplicable, isAbsent } from "../../plugin/absent.js";
import { findNearest, findOnlyNear } from "../../base/text/nearest.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../base/text/json/json-text.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, either, set, type Help } from "../../base/text/help.js";
import { HOOKS } from "../../sdk/context.js";

export default defineCheck({
  id: "hooks-exist",
  title: "Every hook that the manifest names is a function of the built code",
  severity: "error",
  codes: {
    "missing-function": "The built code has no such function",
    "near-hook": "A function that no host calls has nearly the name of a hook",
    "not-javascript": "A hook is in a TypeScript file, which only some versions of Node can load",
  },
  needs: ["manifest", "declaredHooks"],
  // The answers use what a run of the plugin has shown.
  wants: ["exportAnswers", "lifecycle"],
  *run({ manifest, declaredHooks, exportAnswers }) {
    const near = getPresent(exportAnswers)?.nearHooks ?? [];
    for (const { name, meant, start, code } of near) {
      const text = Buffer.from(code.latin1, "latin1").toString();
      const at = Buffer.from(code.latin1.slice(0, start), "latin1").toString().length;
      yield {
        code: "near-hook",
        subject: name,
        at: { file: code.path, range: indexLines(text).range(at, at + name.length) },
        severity: "warning",
        message: `The plugin has the function ${quote(name)}, which no host calls${formatMeantQuestion(meant)}`,
        help: decide(`Name it ${meant} in the source, and build again`, "source"),
      };
    }
    if (declaredHooks.length === 0 && near.length > 0) return;
    if (declaredHooks.length === 0) {
      yield inapplicable("the manifest names no hook");
      return;
    }
    const [typed, loadable] = [declaredHooks.filter(isTyped), declaredHooks.filter((hook) => !isTyped(hook))];
    for (const { name, text } of typed) {
      yield {
        code: "not-javascript",
        subject: text,
        at: manifest.at("hooks", name),
        message: `${formatLabel(["hooks", name])} is ${quote(text)}, but a host loads JavaScript: only some versions of Node can load TypeScript`,
        help: decide("Name the JavaScript file that the build makes from it", "meaning"),
      };
    }
    if (isAbsent(exportAnswers)) {
      yield exportAnswers;
      return;
    }
    const named = new Set(declaredHooks.map(({ text }) => text));
    for (const hook of loadable) {
      const { name, text } = hook;
      const answer = exportAnswers.hooks.get(name);
      const place = ["hooks", name];
      if (answer?.kind === "unknown") yield absent(`${formatLabel(place)} is not checked, as ${answer.why}`);
      if (answer?.kind !== "missing") continue;
      const names = answer.names.filter((one) => !isOtherHook(hook, one));
      if (names.includes(getWantedName(hook))) {
        yield {
          code: "missing-function",
          subject: text,
          at: manifest.at(...place),
          message: `${formatLabel(place)} is ${quote(text)}, which the built code exports, but it is not a function`,
          help: decide("Export a function of this name", "source"),
        };
        continue;
      }
      const meant = findMeant(hook, names);
      const isCertain = meant !== undefined && isOnlyOne(hook, names) && !named.has(meant);
      yield {
        code: "missing-function",
        subject: text,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${quote(text)}, but the built code has no such function${formatMeantQuestion(meant)}`,
        help: adviseOnFunction(manifest, place, meant, isCertain),
      };
    }
  },
});

function adviseOnFunction(manifest: Manifest, place: Path, meant: string | undefined, isCertain: boolean): Help {
  if (meant === undefined) return decide("Export the function from the plugin's module, and build again", "source");
  const help = set(manifest, place, meant);
  return either(isCertain ? certain(help) : help, decide("Export that function", "source"));
}

/** Whether a name is that of another hook: calling it would do something else. */
function isOtherHook({ name }: DeclaredHook, one: string): boolean {
  const last = one.slice(one.lastIndexOf(".") + 1);
  return last !== name && HOOKS.some((hook) => hook === last);
}

/** Whether just one of the names is that of an object's function, or is near. */
function isOnlyOne(hook: DeclaredHook, names: readonly string[]): boolean {
  const wanted = getWantedName(hook);
  const owned = names.filter((name) => name.endsWith(`.${wanted}`));
  if (owned.length === 0) return findOnlyNear(wanted, names) !== undefined;
  return owned.length === 1;
}

const getWantedName = (hook: DeclaredHook): string => (hook.function === "" ? hook.name : hook.function);

/** The value that was probably meant: before a similar name, the same one of an object that is exported. */
function findMeant(hook: DeclaredHook, names: readonly string[]): string | undefined {
  const wanted = getWantedName(hook);
  const meant =
    names.find((name) => name.endsWith(`.${wanted}`)) ??
    findNearest(wanted, names) ??
    names.find((name) => name === hook.name);
  if (meant === undefined || hook.file === undefined) return meant;
  const file = hook.function === "" ? hook.text : hook.text.slice(0, -hook.function.length - 1);
  return `${file}#${meant}`;
}
