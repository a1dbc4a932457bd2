import type { ErrorText } from "../../../host/job.js";
import type { Answered, CommandAnswer, FromFrame, PreviewState, ShownPlace } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { openFrame } from "./frame-link.js";
import { makeCommands } from "./commands.js";
import { keep, readKept } from "./kept.js";
import { makeLife, MOVES } from "./life.js";
import { makeButton, makeElement } from "./make-element.js";
import {
  describeFailure,
  makeLog,
  makePanel,
  showBuild,
  showFindings,
  showPermissions,
  showStorage,
  type PermissionUse,
} from "./panels.js";
import { makeOpener, type OpenPlace } from "./place-button.js";
import { makeSettingsForm } from "./settings-form.js";
import { makePlayer } from "./player.js";
import { makeStage } from "./stage.js";

/* The page of `dev`: everything but the plugin itself, which has a frame with an origin of its own. */

// `--screenshot` wants the plugin alone.
document.documentElement.classList.toggle("picture", location.hash === "#picture");
const kept = readKept();
const uses = new Map<string, PermissionUse>();
let state: PreviewState | undefined;
let shownSettings = "";

const panels = {
  settings: makePanel("settings", "Settings"),
  findings: makePanel("findings", "Findings"),
  storage: makePanel("storage", "Storage"),
  permissions: makePanel("permissions", "Permissions"),
  build: makePanel("build", "Build"),
};
const log = makeLog("log", "Log", "Nothing has been logged yet.");
const notifications = makeLog("notifications", "Notifications", "No notifications yet.");

const findOpener = (): OpenPlace | undefined => makeOpener(state?.editor, log.add);

const frame = openFrame(document.documentElement.dataset["frame"] ?? "", onMessage, () => {
  log.add("warn", "The plugin logs too much at once. Some of it is left out here.");
});
const life = makeLife({
  kept,
  frame,
  onChange,
  onStep,
  state: () => state ?? fail(),
  settings: getSettings,
  view: () => state?.views.find(({ key }) => key === kept.view) ?? state?.views[0],
});
const stage = makeStage({
  kept,
  frame: frame.element,
  onReload: reload,
  onView: life.showView,
  onTheme(theme) {
    frame.tell({ kind: "theme", theme });
  },
  onChoice() {
    keep(kept);
  },
});
const player = makePlayer(getSettings);
const commands = makeCommands({
  getState: () => ({ settings: getSettings(), stored: kept.stored, isInstalled: kept.isInstalled }),
  onAnswer: onCommand,
  openPlace: findOpener,
});
const buttons = MOVES.map((move) => ({
  move,
  button: makeButton(move, () => {
    life.move(move);
  }),
}));
const title = makeElement("h1", {}, "Plugin preview");
const about = makeElement("p", { class: "soft" });
const status = makeElement("p", { class: "status", role: "status" });

document.body.append(
  makeElement(
    "header",
    {},
    makeElement("div", { class: "identity" }, title, about),
    status,
    makeElement(
      "div",
      { class: "life", role: "group", "aria-label": "Plugin lifecycle" },
      ...buttons.map((one) => one.button),
    ),
  ),
  makeElement(
    "main",
    {},
    makeElement("div", { class: "center" }, stage.element, commands.element, player.element),
    makeElement("div", { class: "side" }, panels.settings.element, panels.findings.element),
    makeElement(
      "div",
      { class: "panels" },
      ...[log, panels.storage, notifications, panels.permissions, panels.build].map((one) => one.element),
    ),
  ),
);
onChange();
panels.findings.body.append(makeElement("p", { class: "soft" }, "Checking…"));
const events = new EventSource("events");
/** One after the other: each compares with the one before. */
let lastUpdate: Promise<void> = Promise.resolve();
events.addEventListener("message", () => {
  lastUpdate = lastUpdate.then(update);
});
events.addEventListener("error", () => {
  status.textContent = "The preview has ended, or this page cannot reach it";
});

function fail(): never {
  throw new Error("The plugin has not been read yet");
}

function getSettings(): Readonly<Record<string, unknown>> {
  return { ...state?.settings, ...kept.settings };
}

/** Asks for what has changed, and loads the plugin again if it was built. */
async function update(): Promise<void> {
  const before = state;
  const response = await askServer("state");
  if (!response.ok) {
    status.textContent = "This page belongs to an earlier run. Open the URL that the terminal shows";
    events.close();
    return;
  }
  const next = (await response.json()) as PreviewState;
  state = next;
  const { name, version, type, views, menu, permissions, problem } = next;
  title.textContent = name || "Plugin preview";
  document.title = `${name || "Plugin"} preview`;
  about.textContent = [version, type].filter((text) => text !== "").join(" · ");
  stage.show(views, menu);
  stage.setVisible(next.job !== undefined, next.isPlayed !== true);
  player.element.hidden = next.isPlayed !== true;
  document.body.classList.toggle("played", next.isPlayed === true);
  document.body.classList.toggle("silent", next.isPlayed === true && next.commands.length === 0);
  showSettings();
  commands.show(next.commands);
  if (next.findings) showFindings(panels.findings, next.findings, findOpener());
  showPermissions(panels.permissions, permissions, uses);
  showBuild(panels.build, next.builder);
  if (problem && JSON.stringify(problem) !== JSON.stringify(before?.problem)) {
    stage.showProblems(
      makeElement("p", { class: "problem" }, makeElement("b", {}, problem.message), ` ${problem.help}`),
    );
  }
  if (problem) sayShown(problem.message);
  else if (next.isPlayed) sayShown("it has no widget and no page");
  const isNew = next.build !== before?.build || (next.job && !before.job);
  if (next.job && isNew) reload();
  onChange();
}

function reload(): void {
  uses.clear();
  stage.showProblems();
  frame.reload(state?.permissions ?? []);
}

function showSettings(): void {
  if (!state) return;
  const { properties, required, madeUp, settings } = state;
  const text = JSON.stringify([properties, required, madeUp, settings]);
  if (text === shownSettings) return;
  shownSettings = text;
  const known = new Set(Object.keys(properties));
  kept.settings = Object.fromEntries(Object.entries(kept.settings).filter(([key]) => known.has(key)));
  const form = makeSettingsForm({
    properties,
    required,
    values: getSettings(),
    madeUp: madeUp.filter((name) => !Object.hasOwn(kept.settings, name)),
    onChange(values) {
      kept.settings = { ...values };
      keep(kept);
      life.passSettings();
    },
    onReset() {
      kept.settings = {};
      keep(kept);
      shownSettings = "";
      showSettings();
      life.passSettings();
    },
  });
  panels.settings.body.replaceChildren(form);
}

function onMessage(message: FromFrame): void {
  switch (message.kind) {
    case "ready":
      stage.applyTheme();
      life.begin();
      break;
    case "log":
      log.add(message.level, message.message);
      break;
    case "notify":
      notifications.add(message.as, makeElement("strong", {}, message.title), ` ${message.message}`);
      break;
    case "store":
      kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([key]) => key !== message.key));
      if (message.text !== undefined) kept.stored[message.key] = message.text;
      onChange();
      break;
    case "use":
      addUse(message);
      break;
    case "uncaught":
      void showFailure("error", message.error);
      break;
    case "refused":
      log.add("warn", `The policy of this preview refuses ${message.address || "it"} (${message.what})`);
      break;
    case "answer":
      break;
  }
}

/** Effects and transitions of a component end by then, as a rule. */
const UNTIL_DRAWN = 400;

/** Tells `--screenshot` when the plugin is drawn, or why it is not. */
function sayShown(text: string): void {
  window.setTimeout(() => {
    document.documentElement.dataset["shown"] = text;
  }, UNTIL_DRAWN);
}

function onStep(step: string, answer: Answered, milliseconds: number): void {
  if (answer.outcome === "failed") sayShown(`${step} fails: ${answer.error.message}`);
  else if (step.startsWith("mount")) sayShown("yes");
  if (answer.outcome === "failed") void showFailure(step, answer.error);
  else if (answer.outcome === "done" && step !== "load") log.add("host", `${step} took ${milliseconds.toFixed(0)} ms`);
}

async function showFailure(step: string, error: ErrorText): Promise<void> {
  const response = await askServer("place", error.stack.slice(0, 16_000));
  const place = response.ok ? ((await response.json()) as ShownPlace | null) : null;
  const describe = (): readonly Node[] => describeFailure(error, place, findOpener());
  log.add("error", `${step}: `, ...describe());
  stage.addProblem(makeElement("p", { class: "problem" }, makeElement("b", {}, `${step}: `), ...describe()));
}

function addUse({ permission, object }: { readonly permission: string; readonly object: string }): void {
  uses.set(permission, { count: (uses.get(permission)?.count ?? 0) + 1, object });
  showPermissions(panels.permissions, state?.permissions ?? [], uses);
}

/** What a command did in the host's process is shown where the same things of the page are. */
function onCommand(name: string, { failure, logged, notified, uses: used, stored }: CommandAnswer): void {
  for (const { level, message } of logged) log.add(level, message);
  for (const { kind, title: subject, message } of notified) {
    notifications.add(kind, makeElement("strong", {}, subject), ` ${message}`);
  }
  log.add(failure ? "error" : "host", failure ? `${name}: ${failure.message}` : `${name} has run`);
  if (!failure && state?.isPlayed) kept.isInstalled = true;
  const isChanged = stored !== undefined && JSON.stringify(stored) !== JSON.stringify(kept.stored);
  if (isChanged) kept.stored = { ...stored };
  // The page keeps what was stored when it was loaded.
  if (isChanged && state?.job) reload();
  for (const use of used) addUse(use);
  onChange();
}

function onChange(): void {
  keep(kept);
  for (const { move, button } of buttons) button.disabled = !life.canMove(move);
  status.textContent = state?.isPlayed ? "No page" : life.describe();
  status.dataset["state"] = kept.isEnabled ? "on" : "off";
  showStorage(panels.storage, kept.stored, (key) => {
    kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([one]) => one !== key));
    if (state?.job) reload();
    onChange();
  });
}
