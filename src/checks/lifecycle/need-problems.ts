import { UNENDING, type LifecycleStep, type Need, type NeedKind } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import { decide } from "../../base/text/help.js";
import { joinWords } from "../../base/text/join-words.js";
import type { Location } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { formatCall, formatError, formatStep, formatStepAtStart } from "./step-texts.js";

type NeedCode = "needs-network" | "needs-setting" | "dom-gap" | "expects-unlisted" | "refused-act";

type Outcome<Kind extends "needs" | "not-judged"> = Extract<LifecycleStep["outcome"], { readonly kind: Kind }>;

const MAX_NAMES = 5;

export const BROWSER_HELP = "Test this in a real browser: the test host does not support it";
export const NETWORK_HELP =
  "Catch the error, as a host may be offline. To allow the network here, pass --lifecycle-network, or the input lifecycle-network";

const ABOUT: Readonly<Record<NeedKind, readonly [code: NeedCode, help: string]>> = {
  network: ["needs-network", NETWORK_HELP],
  setting: ["needs-setting", "Pass real settings with --settings, or the input lifecycle-settings"],
  browser: ["dom-gap", BROWSER_HELP],
  page: ["dom-gap", BROWSER_HELP],
  context: ["expects-unlisted", "Check that it exists before you use it: not every host provides it"],
  props: ["expects-unlisted", "Set a default: the specification does not say which props a component gets"],
  refused: ["refused-act", "Handle the error, or avoid this call: hosts that sandbox plugins do not allow it"],
};

/** A step that fails, and does not with stand-ins. What was refused is reported where it was refused. */
export function describeNeeds(
  step: LifecycleStep,
  { needs, error }: Outcome<"needs">,
  place: Location,
): readonly Problem<NeedCode>[] {
  const [first] = needs;
  if (!first || first.kind === "refused") return [];
  const [code, help] = ABOUT[first.kind];
  const used = step.gaps?.find(({ name }) => name === first.name);
  // An error may contain the value of a setting.
  const isEndless = error.name === UNENDING.name && error.message === UNENDING.message;
  const fails = isEndless ? `. Without that, ${UNENDING.message}` : `. It fails with ${formatError(error)}`;
  const how = first.kind === "setting" ? "" : fails;
  return [
    {
      code,
      subject: [formatCall(step), first.name],
      severity: "notice",
      strict: "notice",
      at: error.at ?? used?.at ?? place,
      message: `${formatStepAtStart(step)} needs ${formatNeeds(needs)}${how}`,
      help: decide(help, "source"),
    },
  ];
}

/** Why a step is not verified, and what to do about it. The error may contain the value of a setting, and is not shown. */
export function explainUnverified(step: LifecycleStep, { needs }: Outcome<"not-judged">): string {
  const subject = formatStep(step);
  const kinds = new Set(needs.map(({ kind }) => kind));
  if (kinds.has("network")) {
    const address = needs.find(({ kind }) => kind === "network")?.name ?? "";
    return `${subject} needs the network (${address}), which was not available: allow it with --lifecycle-network, or the input lifecycle-network`;
  }
  if (!kinds.has("setting")) return `${subject} is not checked: it fails, perhaps only without ${formatNeeds(needs)}`;
  const values = needs.length === 1 ? "value is" : "values are";
  const names = formatNames(needs.filter(({ kind }) => kind === "setting"));
  return `${subject} is not checked: it fails after it reads ${names}, whose ${values} generated: pass real ones with --settings, or the input lifecycle-settings`;
}

/** `the network (https://api.example.com/)`, `"context.theme" and "context.user"`. */
function formatNeeds(needs: readonly Need[]): string {
  const kinds = [...new Set(needs.map(({ kind }) => kind))];
  return joinWords(
    kinds.map((kind) =>
      formatKind(
        kind,
        needs.filter((need) => need.kind === kind),
      ),
    ),
  );
}

function formatKind(kind: NeedKind, needs: readonly Need[]): string {
  const names = formatNames(needs);
  switch (kind) {
    case "network":
      return `the network (${needs[0]?.name ?? ""}), which the test host does not provide`;
    case "setting":
      return `a real value for ${names}, not the generated one`;
    case "browser":
      return `${joinWords(needs.slice(0, MAX_NAMES).map(({ name }) => name))}, which the simulated DOM does not support`;
    case "page":
      return `${names} in the host's page`;
    case "context":
      return `${names}, which the specification does not list`;
    case "props":
      return `the properties ${names}`;
    case "refused":
      return `${formatNames(needs.map(({ name }) => ({ kind, name: name.replace(/^\w+ /u, "") })))}, which the test host blocks`;
  }
}

/** `"a", "b" and 3 more`. */
function formatNames(needs: readonly Need[]): string {
  const names = needs.slice(0, MAX_NAMES).map(({ name }) => quote(name));
  const more = needs.length - names.length;
  return joinWords([...names, ...(more > 0 ? [`${String(more)} more`] : [])]);
}
