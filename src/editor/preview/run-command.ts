import { isAbsent } from "../../plugin/absent.js";
import { UsageError } from "../../core/errors.js";
import type { CommandResult } from "../../host/call-command.js";
import type { LifecycleStep } from "../../plugin/lifecycle/lifecycle-run.js";
import { describeFailure } from "../../reporters/timeline.js";
import { runPluginCommand } from "../../run/run-lifecycle.js";
import { isObject } from "../../base/text/json/json-object.js";
import { parseJson, parseJsonObject } from "../../base/text/json/parse-json.js";
import type { Location } from "../../base/text/location.js";
import { makeVisible } from "../../base/text/safe.js";
import type { CommandAnswer, ShownPlace } from "./protocol.js";
import type { PlayOptions } from "./play-life.js";
import type { PreviewedPlugin } from "./read-preview.js";
import { showPlace } from "./show-place.js";

/**
 * Calls a command in the host's process, as a host calls it of a plugin that is enabled.
 *
 * @param order JSON of the workbench: which command, with what, and what is stored.
 * @returns `undefined` for a text of another form, or a command that the manifest does not have.
 */
export async function runCommandOrder(
  order: string,
  plugin: PreviewedPlugin,
  { surroundings, cancellation, named, seconds, pathOf }: PlayOptions,
): Promise<CommandAnswer | undefined> {
  const asked = parseJson(order);
  if (!isObject(asked)) return undefined;
  const { name, words, options, settings, stored, isInstalled } = asked;
  const isKnown = plugin.commands.some((command) => command.name === name);
  if (typeof name !== "string" || !isKnown || !isTexts(words) || !isObject(options)) return undefined;
  if (!isObject(settings) || !isStored(stored)) return undefined;
  try {
    const played = await runPluginCommand(
      plugin,
      { name, words, options },
      {
        surroundings,
        cancellation,
        named,
        ...(seconds !== undefined && { seconds }),
        mayRunScripts: true,
        hasNetwork: plugin.permissions.includes("network-access"),
        settings: { file: "the form", values: settings },
        stored: JSON.stringify(stored),
        isInstalled: isInstalled === true,
      },
    );
    if (isAbsent(played))
      return { ...NOTHING, failure: { message: makeVisible(`The command was not run: ${played.absent}`) } };
    return describeCommand(played, (location) => showPlace(location, plugin, pathOf));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { ...NOTHING, failure: { message: makeVisible([error.message, error.help ?? ""].join(". ")) } };
  }
}

const NOTHING: CommandAnswer = { milliseconds: 0, printed: [], logged: [], notified: [], uses: [] };

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

type ShowPlace = (location: Location) => ShownPlace;

function describeCommand({ steps, uses, stored }: CommandResult, show: ShowPlace): CommandAnswer {
  const last = steps.at(-1);
  const { outcome } = last ?? {};
  const failed = steps.find(({ outcome: { kind }, uncaught }) => !isFine(kind) || uncaught.length > 0);
  const values = parseJsonObject(stored ?? "");
  return {
    milliseconds: last?.milliseconds ?? 0,
    ...(failed && { failure: describeStep(failed, show) }),
    ...(outcome?.kind === "done" && outcome.returned !== undefined && { returned: makeLines(outcome.returned) }),
    printed: steps.flatMap(({ printed }) => printed.map(makeVisible)),
    logged: steps.flatMap(({ logged }) => logged),
    notified: steps.flatMap(({ notified }) => notified),
    uses: uses.map(({ permission, object }) => ({ permission, object })),
    ...(isStored(values) && { stored: values }),
  };
}

const isFine = (kind: string): boolean => kind === "done" || kind === "no-hook";

function describeStep({ name, outcome, uncaught }: LifecycleStep, show: ShowPlace): CommandAnswer["failure"] {
  const error = "error" in outcome ? outcome.error : uncaught[0];
  const words = error ? [error.name, error.message].filter((text) => text !== "").join(": ") : describeFailure(outcome);
  const message = makeLines(name === "command" ? words : `${name}: ${words}`);
  return { message, ...(error?.at && { place: show(error.at) }) };
}

const makeLines = (text: string): string => text.split("\n").map(makeVisible).join("\n");

function isStored(value: unknown): value is Readonly<Record<string, string>> {
  return isObject(value) && isTexts(Object.values(value));
}
