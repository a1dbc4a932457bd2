import { HOOKS } from "../../../sdk/context.js";
import type { BuildState } from "../protocol.js";
import type { StepRecord } from "./failures.js";
import type { Wanted } from "./kept.js";
import { formatCount } from "../../../base/text/numbers.js";
import { makeElement } from "./make-element.js";
import { BUILD_WORDS, describeError, NO_BUILD } from "./panels.js";

export interface ShownState {
  readonly wanted: Wanted;
  /** The component that is wanted, if there is one. */
  readonly component: string | undefined;
  /** How many settings a person has changed. */
  readonly changed: number;
  readonly isAchieved: boolean;
  readonly builder: BuildState | undefined;
  readonly steps: ReadonlyMap<string, StepRecord>;
}

const WANTED: Readonly<Record<Wanted, string>> = {
  enabled: "enabled",
  installed: "installed, not enabled",
  removed: "not installed",
};

/** What is wanted, the newest build, and the newest failure of each hook. They stay at the top of the page. */
export function makeStateBar() {
  const element = makeElement("section", { class: "state", "aria-label": "State" });
  let last = "";
  return {
    element,
    show({ wanted, component, changed, isAchieved, builder, steps }: ShownState) {
      const words = [
        WANTED[wanted],
        ...(wanted === "enabled" && component !== undefined ? [`showing ${component}`] : []),
        ...(changed === 0 ? [] : [`${formatCount(changed, "setting")} changed`]),
      ];
      const parts = [
        makePart("Wanted", words.join(", "), isAchieved ? "good" : "bad"),
        ...(builder ? [makeBuildPart(builder)] : []),
        ...[...steps]
          .filter(([step, { failure }]) => failure !== undefined || HOOKS.some((name) => name === step))
          .toSorted(([one], [other]) => getPlace(one) - getPlace(other))
          .map(makeStepPart),
      ];
      const text = parts.map(({ outerHTML }) => outerHTML).join("");
      // A list that is made again loses what is selected in it.
      if (text !== last) element.replaceChildren(...parts);
      last = text;
    },
  };
}

function getPlace(step: string): number {
  const at = HOOKS.findIndex((name) => name === step);
  return at === -1 ? HOOKS.length : at;
}

type Kind = "good" | "bad" | "soft";

function makePart(name: string, words: string, kind: Kind, title = words): HTMLElement {
  return makeElement("p", { class: kind, title }, makeElement("b", {}, name), ` ${words}`);
}

function makeBuildPart({ line, status }: BuildState): HTMLElement {
  if (line === "") return makePart("Build", NO_BUILD, "bad");
  if (status.kind === "building") return makePart("Build", BUILD_WORDS.building, "soft");
  const at = `at ${formatTime(new Date(status.at))}`;
  return status.kind === "built" ? makePart("Build", at, "good") : makePart("Build", `failed ${at}`, "bad");
}

function makeStepPart([step, { failure, isMended }]: readonly [string, StepRecord]): HTMLElement {
  if (!failure) return makePart(step, "✔", "good");
  const words = `failed at ${formatTime(failure.at)}: ${describeError(failure.error)}`;
  return isMended ? makePart(step, `✔ (${words})`, "soft") : makePart(step, words, "bad");
}

function formatTime(time: Date): string {
  return time.toTimeString().slice(0, 8);
}
