import { findInput, INPUT_NAMES, findChoice, splitList, TARGET_NAMES } from "../../core/action-interface.js";
import { defineCheck, type Problem } from "../../core/check.js";
import { findMeantInput } from "../../core/find-meant-input.js";
import { readInput, isExpression, type Placed, type Setting, type Step } from "../../plugin/workflows/workflow.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, edit, say, type Help } from "../../base/text/help.js";

/** Other words for true and false. */
const SYNONYMS = new Map([
  ...["yes", "on", "1", "always"].map((word): [string, string] => [word, "true"]),
  ...["no", "off", "0", "never"].map((word): [string, string] => [word, "false"]),
]);

type InputCode =
  "unknown-input" | "unlisted-value" | "unknown-target" | "no-artifact" | "no-pin" | "no-token" | "idle-token";

export default defineCheck({
  id: "workflow-inputs",
  title: "The Action's inputs in a workflow have names and values that it knows",
  severity: "warning",
  codes: {
    "unknown-input": "The Action has no such input",
    "unlisted-value": "The value is not in the list of the input's values",
    "unknown-target": "A target does not exist",
    "no-artifact": "There is a pin without an artifact",
    "no-pin": "There is an artifact without a pin",
    "no-token": "The marketplace's token is required, but missing",
    "idle-token": "The marketplace's token is given, but never used",
  },
  needs: ["workflows"],
  *run({ workflows }) {
    for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
      for (const step of steps) {
        if (step.preflight === undefined) continue;
        for (const { subject = [], ...problem } of findStepProblems(step))
          yield { ...problem, subject: [id.text, ...[subject].flat()] };
      }
    }
  },
});

function* findStepProblems(step: Step): Generator<Problem<InputCode>> {
  for (const [name, setting] of step.inputs) yield* findInputProblems(name, setting);
  yield* findMissingInputs(step);
}

function* findInputProblems(name: string, { key, value }: Setting): Generator<Problem<InputCode>> {
  const input = findInput(name);
  if (!input) {
    yield describeUnknown(key.text, key.at);
    return;
  }
  const word = value.text.trim();
  if (word === "" || isExpression(word)) return;
  const allowed = input.choices;
  if (allowed && findChoice(word, allowed) === undefined) {
    const synonym = SYNONYMS.get(word.toLowerCase());
    const meant = allowed.find((choice) => choice === synonym) ?? findNearest(word, allowed);
    yield {
      code: "unlisted-value",
      subject: name,
      at: value.at,
      message: `"${name}" is ${quote(word)}, but must be one of ${allowed.join(", ")}`,
      help:
        meant === undefined
          ? say(`Write one of them, or remove ${name}`, ...allowed.map((choice) => replaceText(value, choice)))
          : replaceText(value, meant),
    };
  }
  if (name === "targets") yield* findTargetProblems({ key, value });
}

function describeUnknown(name: string, at: Setting["key"]["at"]): Problem<InputCode> {
  const other = findMeantInput(name);
  const meant = other?.name ?? findNearest(name, INPUT_NAMES);
  const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
  const help = adviseOnUnknown({ text: name, at }, meant, other?.page);
  return {
    code: "unknown-input",
    subject: name,
    at,
    message: `The Action has no input ${quote(name)}`,
    help: isSame ? certain(help) : help,
  };
}

/** @param page explains the input that is meant. */
function adviseOnUnknown(key: Placed, meant: string | undefined, page: string | undefined): Help {
  if (meant === undefined) return decide("Remove it, or look up its name in action.yml of plugin-preflight", "meaning");
  return replaceText(key, meant, page === undefined ? `Write ${meant}` : `Write ${meant}, as ${page} explains`);
}

function replaceText({ at }: Placed, text: string, title = `Write ${text}`): Help {
  return edit(title, [{ file: at.file, range: at.range, text }]);
}

function* findTargetProblems({ key, value }: Setting): Generator<Problem<InputCode>> {
  const wrong = splitList(value.text).filter((target) => findChoice(target, TARGET_NAMES) === undefined);
  const [first] = wrong;
  if (first === undefined) return;
  const names = wrong.slice(0, 3).map((target) => quote(target));
  const meant = findNearest(first, TARGET_NAMES) ?? TARGET_NAMES.find((name) => name.startsWith(`${first}-`));
  yield {
    code: "unknown-target",
    subject: wrong,
    at: key.at,
    message: `"targets" contains ${names.join(", ")}, but the only targets are ${TARGET_NAMES.join(", ")}`,
    help: adviseOnTarget(value, first, meant),
  };
}

function adviseOnTarget(value: Placed, first: string, meant: string | undefined): Help {
  if (meant === undefined) return decide("Name one of them", "meaning");
  const title = `Write ${meant} instead of ${quote(first)}`;
  return value.text === first ? replaceText(value, meant, title) : decide(title, "workflow");
}

/** Inputs that another one cannot do without. */
function* findMissingInputs(step: Step): Generator<Problem<InputCode>> {
  const pin = step.inputs.get("checked-sha256");
  if (pin && readInput(step, "artifact") === "") {
    yield {
      code: "no-artifact",
      at: pin.key.at,
      message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
      help: decide("Set artifact to the file or folder that the earlier job made", "workflow"),
    };
  }
  yield* findAuthProblems(step);
  const artifact = step.inputs.get("artifact");
  if (artifact && readInput(step, "checked-sha256") === "") {
    yield {
      code: "no-pin",
      at: artifact.key.at,
      message: `"artifact" needs "checked-sha256", which is missing`,
      help: decide(
        "Set checked-sha256 to the output artifact-sha256 of the job that checked, or to none to release without a pin",
        "workflow",
      ),
    };
  }
}

/** How the marketplace knows the job, and a token that does not fit. */
function* findAuthProblems(step: Step): Generator<Problem<InputCode>> {
  const auth = step.inputs.get("marketplace-auth");
  const token = step.inputs.get("marketplace-token");
  const word = readInput(step, "marketplace-auth");
  if (auth && word === "token" && readInput(step, "marketplace-token") === "") {
    yield {
      code: "no-token",
      at: auth.value.at,
      message: `"marketplace-auth" is "token", but there is no "marketplace-token"`,
      help: say(
        "Set marketplace-token to the secret, or use oidc, the job's identity",
        decide("Set marketplace-token to the secret", "workflow"),
        decide("Use oidc, the job's identity", "workflow"),
      ),
    };
  }
  if (token && word === "oidc" && readInput(step, "marketplace-token") !== "") {
    yield {
      code: "idle-token",
      at: token.key.at,
      message: `"marketplace-auth" is "oidc", so "marketplace-token" is never used`,
      help: decide("Remove marketplace-token, so the step has no secret that it does not need", "workflow"),
    };
  }
}
