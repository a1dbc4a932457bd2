import { absent, getPresent, inapplicable, type Absent } from "../../plugin/absent.js";
import type { LifecycleError, LifecycleStep } from "../../plugin/lifecycle/lifecycle-run.js";
import { defineCheck, type Problem } from "../../core/check.js";
import type { Location } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { describeImport, adviseOnRuntime } from "./import-problems.js";
import { findProblems, STEP_CODES } from "./step-problems.js";
import { formatCall, formatError, formatStepAtStart, getPrintedLines } from "./step-texts.js";
import { decide } from "../../base/text/help.js";

const CODES = {
  throws: "The component throws",
  "uncaught-error": "A later error is not caught",
  "expects-unlisted": "The component expects something from the context that the specification does not list",
  "refused-act": "The component does something that the test host refuses",
  "never-settles": "The promise of the component never settles",
  "never-runs": "The component is a generator, so its body never runs",
  "time-limit": "Mounting does not finish in time",
  "memory-limit": "Mounting takes too much memory",
  interferes: "The component writes to a file descriptor that it did not open",
  "ends-host": "The component ends the process",
  "dom-gap": STEP_CODES["dom-gap"],
  "needs-network": "The component fails without the network",
  "needs-setting": "The component fails with the generated value of a setting, and not without a value",
  "throws-unplaced": "An error is thrown, and nothing shows that the plugin's own code throws it",
  "expects-props": "The component throws because it gets no props",
} as const;

type Code = keyof typeof CODES;

const MAX_NAMES = 5;

export default defineCheck({
  id: "components-mount",
  title: "Every component that the manifest names can be mounted and removed",
  severity: "warning",
  codes: CODES,
  needs: ["lifecycle"],
  wants: ["manifest", "declaredComponents"],
  *run({ lifecycle, manifest, declaredComponents }) {
    const steps = lifecycle.steps.filter(
      ({ name, nth, outcome }) =>
        (name === "mount" && nth === 1) || ((name === "mount" || name === "unmount") && outcome.kind !== "not-mounted"),
    );
    const declared = getPresent(declaredComponents) ?? [];
    const names = new Set(declared.filter(({ isPath }) => !isPath).map(({ name }) => name));
    const mounted = steps.filter(({ name, nth }) => name === "mount" && nth === 1).length;
    if (names.size === 0) yield inapplicable("the manifest names no component");
    else if (mounted === 0) yield absent("no component is mounted in this life");
    else if (names.size > mounted) yield absent(`only the first ${String(mounted)} components are mounted`);
    const seen = new Set<string>();
    for (const step of steps) {
      const named = declared.find(({ name }) => name === step.component);
      const place = (named && getPresent(manifest)?.at(...named.place)) ?? { file: lifecycle.entry };
      for (const one of findMountProblems(step, step.at ?? place)) {
        // Why the first is not mounted is said of all, and what a first mount shows is not said of the second.
        const key = "absent" in one ? one.absent : JSON.stringify([one.code, one.at]);
        if (seen.has(key) && ("absent" in one || step.nth > 1)) continue;
        yield one;
        seen.add(key);
      }
    }
  },
});

function findMountProblems(step: LifecycleStep, place: Location): readonly (Problem<Code> | Absent)[] {
  const { outcome } = step;
  const isOfProps = outcome.kind === "needs" && outcome.needs[0]?.kind === "props";
  if (isOfProps) return [describeProps(step, outcome, place)];
  return [...findProblems<Code>(step, place, () => ({}), describeThrown)].map((found) =>
    // What is certain of a hook, such as its time limit, is a warning of a component.
    "absent" in found || found.severity === "notice" ? found : { ...found, severity: "warning", strict: "warning" },
  );
}

/** React's words for what a plugin exports and nobody can mount. */
const NOT_A_COMPONENT = "Element type is invalid: expected a string";

/** A hook that runs in another copy of React than the one that mounts. Outside of a component, it says the same. */
const SECOND_REACT = /^(?:Cannot read properties of null \(reading 'use[A-Z]\w*'\)|Invalid hook call)/u;
const USE_ONE_REACT =
  'Call hooks only in components, and use one copy of React: "npm ls react" names the packages that bring another';

function describeThrown(step: LifecycleStep, error: LifecycleError, place: Location): Problem<Code> {
  const subject = [formatCall(step), error.name];
  const message = `${formatStepAtStart(step)} throws ${formatError(error)}`;
  const imported = describeImport(error, `${formatStepAtStart(step)} fails`);
  if (imported) return { ...imported, code: "throws", subject, at: error.at ?? place };
  if (error.message.startsWith(NOT_A_COMPONENT)) {
    const help = decide("Export the component itself, which is a function or a class: App, not <App />", "source");
    return { code: "throws", subject, at: error.at ?? place, message, help };
  }
  const known = SECOND_REACT.test(error.message) ? USE_ONE_REACT : undefined;
  if (error.at) {
    const words = known ?? "Fix the error, or catch it and show a message: a user sees an empty widget";
    const help = decide(adviseOnRuntime(error.message) ?? words, "source");
    return { code: "throws", subject, at: error.at, message, help };
  }
  const words = known ?? "Test the component in a browser: the error could not be traced to your code";
  const help = decide(words, "source");
  return { code: "throws-unplaced", subject, at: place, severity: "notice", strict: "notice", message, help };
}

function describeProps(
  step: LifecycleStep,
  { needs, error }: Extract<LifecycleStep["outcome"], { readonly kind: "needs" }>,
  place: Location,
): Problem<Code> {
  const props = needs.filter(({ kind }) => kind === "props").map(({ name }) => name);
  const names = props.slice(0, MAX_NAMES).map((name) => quote(name));
  return {
    code: "expects-props",
    subject: [formatCall(step), ...props],
    severity: "notice",
    strict: "notice",
    at: error.at ?? place,
    message: `${formatStepAtStart(step)} throws ${formatError(error)}, because it does not get ${names.join(", ")}`,
    help: decide(
      `Make ${props.length === 1 ? "it" : "them"} optional, or set a default: the specification does not say which props a component gets`,
      "source",
    ),
    ...getPrintedLines(step),
  };
}
