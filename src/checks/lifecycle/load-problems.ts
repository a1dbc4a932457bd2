import { absent, getPresent, isAbsent, type Absent } from "../../plugin/absent.js";
import type { LifecycleError } from "../../plugin/lifecycle/lifecycle-run.js";
import type { CheckFacts, Problem } from "../../core/check.js";
import { makeLocation, type Location } from "../../base/text/location.js";
import { indexLines } from "../../base/text/lines.js";
import type { BundleCode } from "../../plugin/bundle/bundle.js";
import { describeFault, mayRunOnNode20, NEWER_HELP, NODE_ONLY_HELP } from "../code-words.js";
import { quote } from "../../base/text/safe.js";
import { IMPORT_CODES } from "./import-problems.js";
import { describeNotLoaded, findProblems, type LoadCode, type StepCode } from "./step-problems.js";

export type LoadFacts = CheckFacts<
  "lifecycle",
  "manifest" | "packageJson" | "codeSyntax" | "unmetImports" | "builtCode"
>;

/** What prevents a plugin from being loaded. Without hooks, the rest that it does then may be its work. */
const PREVENTS_LOADING: ReadonlySet<string> = new Set(["not-loaded", ...Object.keys(IMPORT_CODES), "interferes"]);

/** How a browser says that a module, or one that it imports, cannot be fetched. */
const NOT_FETCHED = "Failed to fetch dynamically imported module";

/** What is wrong with the loading of each entry point. */
export function* findLoadProblems(facts: LoadFacts): Generator<Problem<StepCode | LoadCode> | Absent> {
  const { lifecycle, codeSyntax } = facts;
  const newer = (getPresent(codeSyntax)?.faults ?? []).filter(({ kind, isLoaded }) => kind === "newer" && isLoaded);
  const mayBeOld = mayRunOnNode20(facts);
  for (const fault of mayBeOld ? newer : []) {
    yield { code: "not-loaded", subject: "SyntaxError", at: fault.at, message: describeFault(fault), help: NEWER_HELP };
  }
  const ofNode = (getPresent(facts.unmetImports)?.imports ?? []).filter(({ target }) => target.kind === "node");
  for (const { at, specifier, file } of ofNode) {
    const message = `${quote(file)} cannot be loaded in a page: it imports ${quote(specifier)}, which only Node.js has`;
    yield { code: "node-only", subject: specifier, at, message, help: NODE_ONLY_HELP };
  }
  const others = (lifecycle.laterLives ?? []).filter(({ kind }) => kind === "load");
  for (const { entry = "", steps } of [lifecycle, ...others]) {
    for (const step of steps.filter(({ name }) => name === "load")) {
      const error = "error" in step.outcome ? step.outcome.error : undefined;
      const isOfNewer = newer.length > 0 && error?.name === "SyntaxError" && error.at === undefined;
      if (isOfNewer && !mayBeOld) yield absent("the plugin requires a newer Node.js than the one that has run this");
      // A browser does not say which import it is.
      const isOfNode = ofNode.length > 0 && error?.message.startsWith(NOT_FETCHED) === true;
      if (isOfNewer || isOfNode) continue;
      const found = findProblems<LoadCode>(
        step,
        { file: entry },
        () => ({}),
        (_, one, place) => describeNotLoaded(step, one, findCause(facts, entry, one) ?? place),
      );
      for (const one of found) yield lifecycle.hasNoHooks === true ? soften(one) : one;
    }
  }
}

function soften(found: Problem<StepCode | LoadCode> | Absent): Problem<StepCode | LoadCode> | Absent {
  if (isAbsent(found) || found.severity === "notice" || PREVENTS_LOADING.has(found.code)) return found;
  return { ...found, severity: "warning", strict: "warning" };
}

/** Where the code is that cannot be loaded. The engine does not always say it. */
function findCause(
  { codeSyntax, unmetImports, builtCode }: LoadFacts,
  entry: string,
  error: LifecycleError,
): Location | undefined {
  if (error.name === "SyntaxError") {
    const faults = (getPresent(codeSyntax)?.faults ?? []).filter(({ isLoaded }) => isLoaded);
    return (faults.find(({ at }) => at.file === entry) ?? faults[0])?.at;
  }
  const json = /^Module "(?:[^"\n]{0,300}\/)?([^"/\n]{1,100})" (?:needs an import attribute|is not of)/u.exec(
    error.message,
  )?.[1];
  if (json !== undefined) return locateText(getPresent(builtCode)?.modules ?? [], json);
  const name = error.missingFile?.file ?? /^Cannot find (?:package|module) '([^']{1,200})'/u.exec(error.message)?.[1];
  return getPresent(unmetImports)?.imports.find(({ target }) => target.name === name)?.at;
}

/** The first text that ends with a file's name. */
function locateText(modules: readonly BundleCode[], name: string): Location | undefined {
  for (const { path, latin1 } of modules) {
    const end = ['"', "'"].map((quotation) => latin1.indexOf(`/${name}${quotation}`)).find((at) => at !== -1);
    if (end === undefined) continue;
    const start = Math.max(...['"', "'"].map((quotation) => latin1.lastIndexOf(quotation, end)));
    return makeLocation(path, indexLines(latin1).range(start + 1, end + name.length + 1));
  }
  return undefined;
}
