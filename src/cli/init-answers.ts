import { listTargets, splitList, TARGETS, type Target } from "../core/action-interface.js";
import { UsageError } from "../core/errors.js";
import type { Fault } from "../create/answers.js";
import type { WantedRelease, WantedWorkflows } from "../create/init-plan.js";
import type { UsedWorkflows } from "../create/plan-workflows.js";
import { readMarketplaceUrl } from "../release/credentials/read-marketplace-access.js";
import { quoteForShell } from "../base/text/shell-word.js";
import { isYes, findYesOrNoFault, type Ask } from "./ask.js";
import type { GivenOptions } from "./command.js";
import { MARKETPLACE_OPTIONS, readTargets } from "./options.js";

type Wanted = Omit<WantedWorkflows, "action">;

const USUAL_TARGET = TARGETS[0].name;
const TARGETS_HELP = `Write some of ${TARGETS.map(({ name }) => name).join(", ")}`;

/** @throws {UsageError} for an option that is refused. */
export function readWanted({ values, switches }: GivenOptions): Wanted {
  const named = readTargets(
    listTargets((name) => values.get(name) ?? ""),
    TARGETS_HELP,
  );
  const targets = named.length === 0 && switches.has("release") ? [USUAL_TARGET] : named;
  const release = targets.length === 0 ? undefined : makeRelease(targets, values.get("marketplace-url") ?? "");
  return { comment: switches.has("comment"), release };
}

function makeRelease(targets: readonly Target[], url: string): WantedRelease {
  return targets.includes("marketplace")
    ? { targets, marketplaceUrl: readMarketplaceUrl(url, MARKETPLACE_OPTIONS) }
    : { targets };
}

/** The options that say the same: each with a space behind it. */
export function formatOptions({ comment, release }: Wanted): string {
  const { targets = [], marketplaceUrl } = release ?? {};
  const isUsual = targets.length === 1 && targets[0] === USUAL_TARGET;
  return [
    ...(comment ? ["--comment"] : []),
    ...(release ? ["--release"] : []),
    ...(release && !isUsual ? ["--targets", targets.join(",")] : []),
    ...(marketplaceUrl === undefined ? [] : ["--marketplace-url", quoteForShell(marketplaceUrl)]),
  ]
    .map((word) => `${word} `)
    .join("");
}

/** Asks for what is not given as an option, and not there yet. */
export async function askForWanted(wanted: Wanted, used: UsedWorkflows, ask: Ask): Promise<Wanted> {
  const confirm = async (text: string): Promise<boolean> =>
    isYes(await ask({ text, usual: "no", findFault: findYesOrNoFault }));
  const mayComment = !wanted.comment && used.unchecked.length > 0;
  const comment = mayComment ? await confirm("Comment on pull requests?") : wanted.comment;
  const mayRelease = wanted.release === undefined && used.unreleased.length > 0;
  const release = mayRelease && (await confirm("Release pushed tags?")) ? await askForRelease(ask) : wanted.release;
  return { comment, release };
}

async function askForRelease(ask: Ask): Promise<WantedRelease> {
  const read = (answer: string): readonly Target[] => readTargets(splitList(answer), TARGETS_HELP);
  const targets = read(await ask({ text: "Targets", usual: USUAL_TARGET, findFault: findFaultBy(read) }));
  if (!targets.includes("marketplace")) return { targets };
  const findFault = findFaultBy((answer) => readMarketplaceUrl(answer, MARKETPLACE_OPTIONS));
  return makeRelease(
    targets,
    await ask({ text: "Address of the marketplace", usual: "https://plugins.example.com", findFault }),
  );
}

/** An answer is refused as the option would be. */
function findFaultBy(read: (answer: string) => unknown): (answer: string) => Fault | undefined {
  return (answer) => {
    try {
      read(answer);
      return undefined;
    } catch (error) {
      if (error instanceof UsageError) return { message: error.message, help: error.help ?? "" };
      throw error;
    }
  };
}
