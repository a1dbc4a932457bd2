import { getOwn } from "../../../base/text/json/json-object.js";
import type { ErrorText } from "../../../host/job.js";
import type { PreviewState, Problem, ShownFinding, ShownPlace } from "../protocol.js";
import type { Failure } from "./failures.js";
import { LATER, SETTINGS } from "./life.js";
import type { ShownProblem } from "./overlay.js";
import { describeError } from "./panels.js";

/** The step of a plugin that does not answer. */
export const HANGING = "answer";

const TITLES: Readonly<Record<string, string>> = {
  load: "The built code cannot be loaded",
  [LATER]: "The plugin threw an error",
  [SETTINGS]: "The plugin does not accept these settings",
  [HANGING]: "The plugin does not answer",
};

/** @param step what is running, if something is. */
export function describeHang(step: string | undefined): ErrorText {
  const where = step === undefined ? "" : ` while ${step} is running`;
  const message = `The plugin has not answered for 5 seconds${where}. Its code may be in a loop that does not end`;
  return { name: "", message, stack: "" };
}

/** All that has failed: the build first, as what follows may be a consequence. */
export function listProblems(
  { problem, builder, findings = [] }: Pick<PreviewState, "problem" | "builder" | "findings">,
  failures: readonly Failure[],
  restart: () => void,
): readonly ShownProblem[] {
  const { status } = builder ?? {};
  const built = status?.kind === "failed" ? [{ title: getTitle(status.problem), ...status.problem }] : [];
  const isSame = problem !== undefined && built.some(({ message }) => message === problem.message);
  return [
    ...built,
    ...(problem && !isSame ? [{ title: getTitle(problem), ...findManifestPlace(problem, findings), ...problem }] : []),
    ...failures.map(({ step, error, place = findSyntaxPlace(error, findings) }) => ({
      title: getOwn(TITLES, step) ?? describeStep(step),
      message: describeError(error),
      help: step === HANGING ? "A new build also starts it again" : "",
      ...(place && { place }),
      ...(step === HANGING && { action: { label: "Start again", act: restart } }),
    })),
  ];
}

const getTitle = ({ output }: Problem): string => (output ? "The build failed" : "The plugin cannot be shown");

/** No browser says where code does not parse. Its finding does. */
function findSyntaxPlace({ name }: ErrorText, findings: readonly ShownFinding[]): ShownPlace | undefined {
  return name === "SyntaxError" ? findFindingPlace("bundle-syntax", findings) : undefined;
}

function findManifestPlace({ isOfManifest }: Problem, findings: readonly ShownFinding[]): Pick<Problem, "place"> {
  const place = isOfManifest && findFindingPlace("manifest-json", findings);
  return place ? { place } : {};
}

function findFindingPlace(id: string, findings: readonly ShownFinding[]): ShownPlace | undefined {
  const found = findings.find(({ check }) => check === id);
  return found?.at && { place: found.place, line: found.message, at: found.at };
}

function describeStep(step: string): string {
  return step.startsWith("mount ") ? `${step.slice("mount ".length)} cannot be shown` : `${step} failed`;
}
