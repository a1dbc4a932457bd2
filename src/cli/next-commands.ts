import type { NextCommands } from "../reporters/reporter.js";
import type { Call } from "./command.js";
import { formatCall } from "./format-call.js";

const NO_CALL = { arguments: [], values: new Map<string, string>(), switches: new Set<string>() };

/** The command that prints the page of a check. Nothing else follows where the files are elsewhere, or in an archive. */
export function makeExplainCommand(): NextCommands {
  return { explain: formatCall({ ...NO_CALL, name: "explain" }) };
}

/** What a person types after a report. `fix` applies all fixes; the same call with `--fix` by default. */
export function makeNextCommands(call: Call, fix = formatCall(addFix(call))): NextCommands {
  const explain = makeExplainCommand();
  if (call.switches.has("fix")) return explain;
  if (!call.values.has("fail-on-new")) return { ...explain, fix };
  const sentence = "If the base has such findings in built code, write a baseline, and give it with --baseline";
  return { ...explain, fix, acceptBuilt: { sentence, command: formatCall(addBaseline(call)) } };
}

/** The same call that lists what it finds in a baseline. */
function addBaseline({ name, arguments: paths, values }: Call): Call {
  const baseline = values.get("baseline") ?? "known-findings.json";
  return { name, arguments: paths, values: new Map([["baseline", baseline]]), switches: new Set(["update-baseline"]) };
}

/** The same call that also fixes what it finds, with the options that say what is checked. */
function addFix(call: Call): Call {
  // No fix changes what test calls. Whatever test reads, validate reads as well.
  if (call.name === "test")
    return { ...NO_CALL, name: "validate", arguments: call.arguments, switches: new Set(["fix"]) };
  const values = [...call.values].filter(([name]) => name !== "format" && name !== "output");
  const switches = [...call.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
  return { ...call, values: new Map(values), switches: new Set([...switches, "fix"]) };
}
