import type { LeftValues, LifecycleRun } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import { joinWords } from "../../base/text/join-words.js";
import { formatCount, formatVerb } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { locateHook, type LifecycleFacts } from "./step-problems.js";
import { decide } from "../../base/text/help.js";

const MAX_NAMED = 5;

/** The values that are still there after the plugin was uninstalled, each named once. */
export function* findLeftValues({ lifecycle, manifest }: LifecycleFacts): Generator<Problem<"still-stored">> {
  const hasHook = lifecycle.steps.some(({ name, outcome }) => name === "onUninstall" && outcome.kind === "done");
  const named = new Set<string>();
  for (const { left, when } of listLeft(lifecycle)) {
    const keys = left.keys.filter((key) => !named.has(key));
    if (keys.length === 0) continue;
    for (const key of keys) named.add(key);
    yield {
      code: "still-stored",
      subject: keys,
      severity: "notice",
      at: locateHook(manifest, "onUninstall", lifecycle),
      message: `${formatKeys(keys, left.more)} still stored after ${hasHook ? "onUninstall" : "the removal"}${when}`,
      help: decide(
        hasHook
          ? "Make onUninstall delete every value that the plugin stored, including earlier versions"
          : "Add an onUninstall hook that deletes every value that the plugin stored",
        "source",
      ),
    };
  }
}

function* listLeft({ left, laterLives = [] }: LifecycleRun): Generator<{ left: LeftValues; when: string }> {
  if (left) yield { left, when: "" };
  for (const { left: later, kind, from = "" } of laterLives) {
    if (!later) continue;
    const updated = `, if the plugin was updated from ${from}`;
    yield { left: later, when: kind === "restart" ? ", if there is a restart before it" : updated };
  }
}

/** `"a" is`, `"a" and "b" are`. */
function formatKeys(keys: readonly string[], others: number): string {
  const more = Math.max(0, keys.length - MAX_NAMED) + others;
  const words = keys.slice(0, MAX_NAMED).map((key) => quote(key));
  if (more > 0) words.push(formatCount(more, "more value"));
  return `${joinWords(words)} ${formatVerb(keys.length + others)}`;
}
