import type { RefusedAct } from "../plugin/lifecycle/lifecycle-run.js";
import type { LogLevel } from "../sdk/context.js";
import { getOwn, type JsonObject } from "../base/text/json/json-object.js";
import { locateStack } from "./find-place.js";
import type { MutableStep } from "./finish-steps.js";
import type { SentMessage } from "./job.js";
import { count, needKind, parseError, parseOutcome, parseTexts, text } from "./message-values.js";
import { ask } from "./needs.js";
import type { RunState, SentOf } from "./run-state.js";
import { toError, toOutcome } from "./thrown.js";

type Kind = SentMessage["kind"];

interface MessageKind<Some extends Kind> {
  /** Checks the type of every value, because a plugin that has found the nonce can send anything. */
  parse(value: JsonObject): SentOf<Some> | undefined;
  /**
   * Adds the message to the run.
   *
   * @param step the step that has caused it.
   */
  apply?(message: SentOf<Some>, run: RunState, step: MutableStep): void;
}

const MAX_EVENTS_PER_STEP = 100;
const MAX_USES = 200;

/** All messages of the host's process: how each is read, and what it says about the run. */
const MESSAGES: { readonly [Some in Kind]: MessageKind<Some> } = {
  begin: {
    parse: (value) => ({ kind: "begin", step: count(value["step"]) }),
    apply(message, run) {
      run.at = Math.max(run.at, Math.min(message.step, run.steps.length - 1));
      run.isOpen = true;
      run.needs.begin(run.steps[run.at]?.name ?? "load");
    },
  },
  end: {
    parse(value) {
      const outcome = parseOutcome(value["outcome"]);
      const milliseconds = Math.max(0, count(value["milliseconds"]));
      return outcome && { kind: "end", step: count(value["step"]), milliseconds, outcome };
    },
    apply(message, run, step) {
      if (message.step !== run.at) return;
      step.milliseconds = message.milliseconds;
      step.outcome = toOutcome(message.outcome, run, step);
      run.isOpen = false;
    },
  },
  loading: {
    parse: (value) => ({ kind: "loading", entry: count(value["entry"]) }),
    apply: ({ entry }, { loading }) => void loading.add(entry),
  },
  function: {
    parse: (value) => ({ kind: "function", hook: text(value["hook"]), text: text(value["text"]) }),
    apply: (message, { functions }) => void functions.set(message.hook, message.text),
  },
  log: {
    parse: (value) => ({ kind: "log", level: text(value["level"]), message: text(value["message"]) }),
    apply({ level, message }, _, step) {
      addTo(step, step.logged, () => ({ level: level as LogLevel, message }));
    },
  },
  print: {
    parse: (value) => ({ kind: "print", line: text(value["line"]) }),
    apply({ line }, _, step) {
      addTo(step, step.printed, () => line);
    },
  },
  store: {
    parse: (value) => ({ kind: "store", key: text(value["key"]), change: text(value["change"]) }),
    apply({ key, change }, _, step) {
      addTo(step, step.stored, () => ({ key, change: change === "deleted" ? "deleted" : "set" }));
    },
  },
  notify: {
    parse: (value) => ({
      kind: "notify",
      title: text(value["title"]),
      message: text(value["message"]),
      as: text(value["as"]),
    }),
    apply({ title, message, as }, _, step) {
      addTo(step, step.notified, () => ({ title, message, kind: as }));
    },
  },
  use: {
    parse: (value) => ({
      kind: "use",
      permission: text(value["permission"]),
      object: text(value["object"]),
      stack: text(value["stack"]),
    }),
    apply({ permission, object, stack }, { uses, findPlace }, step) {
      const key = JSON.stringify([permission, object]);
      if (uses.has(key) || uses.size >= MAX_USES) return;
      uses.set(key, { permission, object, step: step.name, ...locateStack(findPlace, stack) });
    },
  },
  refuse: {
    parse: (value) => ({
      kind: "refuse",
      act: text(value["act"]),
      object: text(value["object"]),
      stack: text(value["stack"]),
    }),
    apply({ act, object, stack }, { findPlace, needs }, step) {
      needs.note({ kind: "refused", name: `${act} ${object}` }, step);
      const refused = { act: act as RefusedAct["act"], object, ...locateStack(findPlace, stack) };
      const isKnown = step.refused.some((one) => JSON.stringify(one) === JSON.stringify(refused));
      if (!isKnown) addTo(step, step.refused, () => refused);
    },
  },
  "made-up": {
    parse: (value) => ({ kind: "made-up", name: text(value["name"]) }),
    apply({ name }, { generated, needs }, step) {
      needs.note({ kind: "setting", name }, step);
      if (generated.length < MAX_EVENTS_PER_STEP) generated.push(name);
    },
  },
  native: {
    parse: (value) => ({ kind: "native", file: text(value["file"]) }),
    apply({ file }, run) {
      run.unguarded ??= file;
    },
  },
  "no-network": {
    parse: (value) => ({ kind: "no-network", address: text(value["address"]) }),
    apply({ address }, { needs }, step) {
      needs.note({ kind: "network", name: address }, step);
    },
  },
  unlisted: {
    parse: (value) => ({ kind: "unlisted", member: text(value["member"]) }),
    apply({ member }, { needs }, step) {
      needs.note({ kind: "context", name: member }, step);
    },
  },
  lack: {
    parse: (value) => ({ kind: "lack", what: needKind(value["what"]), name: text(value["name"]) }),
    apply({ what, name }, { needs }, step) {
      needs.note({ kind: what, name }, step);
    },
  },
  uncaught: {
    parse: (value) => ({ kind: "uncaught", error: parseError(value["error"]) }),
    apply(message, run, step) {
      const error = toError(message.error, run);
      addTo(step, step.uncaught, () => error);
      ask(run, step, { error, isUncaught: true, isOfDom: run.isOfDom(message.error) });
    },
  },
  gap: {
    parse: (value) => ({ kind: "gap", name: text(value["name"]), stack: text(value["stack"]) }),
    apply({ name, stack }, { needs, findPlace }, step) {
      needs.note({ kind: "browser", name }, step);
      const gaps = (step.gaps ??= []);
      const isKnown = gaps.some((gap) => gap.name === name);
      if (!isKnown) addTo(step, gaps, () => ({ name, ...locateStack(findPlace, stack) }));
    },
  },
  exit: {
    parse: (value) => ({ kind: "exit", how: text(value["how"]), stack: text(value["stack"]) }),
    apply(message, run) {
      run.exit ??= message;
    },
  },
  interfere: {
    parse: (value) => ({ kind: "interfere", stack: text(value["stack"]) }),
    apply({ stack }, { interfered, findPlace }, step) {
      if (!interfered.has(step)) interfered.set(step, { kind: "interfered", ...locateStack(findPlace, stack) });
    },
  },
  open: {
    parse: (value) => ({
      kind: "open",
      step: count(value["step"]),
      what: text(value["what"]),
      name: text(value["name"]),
      stack: text(value["stack"]),
      isSame: value["isSame"] === true,
    }),
    apply({ step, what, name, stack, isSame }, { steps, findPlace }) {
      const open = steps[step]?.open;
      if (!open || open.length >= MAX_EVENTS_PER_STEP) return;
      const place = locateStack(findPlace, stack);
      if (isSame && !place.at) return; // A package's one listener for all that it makes.
      open.push({ what, ...(name !== "" && { name }), ...place });
    },
  },
  installed: {
    parse: () => ({ kind: "installed" }),
    apply(_, run) {
      run.isKept = true;
    },
  },
  left: {
    parse: (value) => ({ kind: "left", keys: parseTexts(value["keys"]), more: Math.max(0, count(value["more"])) }),
    apply({ keys, more }, run) {
      run.left = { keys, more };
    },
  },
  miss: {
    parse: (value) => ({
      kind: "miss",
      key: text(value["key"]),
      isRemoved: value["isRemoved"] === true,
      isOverwritten: value["isOverwritten"] === true,
      stack: text(value["stack"]),
    }),
    apply({ stack, key, isRemoved, isOverwritten }, { misses, findPlace }, step) {
      if (misses.length >= MAX_EVENTS_PER_STEP) return;
      misses.push({ key, isRemoved, isOverwritten, step: step.name, ...locateStack(findPlace, stack) });
    },
  },
  keys: {
    parse: ({ about, keys }) => ({ kind: "keys", about: about === "grown" ? about : "unread", keys: parseTexts(keys) }),
    apply({ about, keys }, run) {
      run[about] = keys;
    },
  },
  more: {
    parse: () => ({ kind: "more" }),
    apply(_, __, step) {
      step.more++;
    },
  },
  never: { parse: () => ({ kind: "never" }) },
  finished: { parse: () => ({ kind: "finished" }) },
};

/** Reads a message of the host's process; `undefined` for what is none. */
export function parseMessage(value: JsonObject): SentMessage | undefined {
  const kind = value["kind"];
  return typeof kind === "string" ? getOwn(MESSAGES, kind)?.parse(value) : undefined;
}

/** Adds a message to the run. `step` has caused it. */
export function applyMessage<Some extends Kind>(message: SentOf<Some>, run: RunState, step: MutableStep): void {
  const kind: MessageKind<Some> = MESSAGES[message.kind];
  kind.apply?.(message, run, step);
}

/** Adds to a list of a step, or counts what goes beyond its limit. */
function addTo<Item>(step: MutableStep, list: Item[], item: () => Item): void {
  if (list.length < MAX_EVENTS_PER_STEP) list.push(item());
  else step.more++;
}
