import type { ErrorText } from "../../../host/job.js";
import type { Answered, CommandAnswer, FromFrame, PreviewState } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { makeFailures } from "./failures.js";
import { chooseFrameAddress, openFrame } from "./frame-link.js";
import { makeCommands } from "./commands.js";
import { makeHeader } from "./header.js";
import { keep, readKept } from "./kept.js";
import { LATER, makeLife } from "./life.js";
import { makeElement } from "./make-element.js";
import { makeOverlay } from "./overlay.js";
import {
  describeError,
  makeLog,
  makePanel,
  showBuild,
  showFindings,
  showPermissions,
  showStorage,
  type PermissionUse,
} from "./panels.js";
import { describePlace, makeOpener, type OpenPlace } from "./place-button.js";
import { makeLogPoster } from "./post-log.js";
import { makeSettingsPanel } from "./settings-panel.js";
import { makePlayer } from "./player.js";
import { openService } from "./service-link.js";
import { describeHang, HANGING, listProblems } from "./shown-problems.js";
import { makeStage, sayShown } from "./stage.js";
import { makeStateBar } from "./state-bar.js";
import { explainUnready, hasCode } from "./unready.js";

/* The page of `dev`: everything but the plugin itself, which has a frame on a site of its own, or a process. */

// `--screenshot` wants the plugin alone.
document.documentElement.classList.toggle("picture", location.hash === "#picture");
const kept = readKept();
const uses = new Map<string, PermissionUse>();
let state: PreviewState | undefined;

const panels = {
  findings: makePanel("findings", "Findings"),
  storage: makePanel("storage", "Storage"),
  permissions: makePanel("permissions", "Permissions"),
  build: makePanel("build", "Build"),
};
const settings = makeSettingsPanel({
  kept,
  state: () => state,
  onChange() {
    keep(kept);
    life.passSettings();
  },
});
const log = makeLog("log", "Log", "Nothing has been logged yet.", makeLogPoster());
const notifications = makeLog("notifications", "Notifications", "No notifications yet.");

const findOpener = (): OpenPlace | undefined => makeOpener(state?.editor, log.add);

const failures = makeFailures(onChange);
const linkEvents = {
  onMessage,
  onFlood() {
    log.add("warn", "The plugin logs too much at once. Some of it is left out here.");
  },
  onHang,
};
let saidPlace = "";
const address = await chooseFrameAddress(document.documentElement.dataset, (text) => {
  saidPlace = text;
});
const frame = openFrame(address, linkEvents);
const service = openService(linkEvents);
const life = makeLife({
  kept,
  link: () => (state?.isPlayed ? service : frame),
  onChange,
  onStep,
  onBegin: failures.beginAttempt,
  onEnd: failures.endAttempt,
  hasFailures: failures.hasAny,
  state: () => state ?? fail(),
  settings: settings.get,
  view: getView,
});
const overlay = makeOverlay(findOpener, (isShown) => {
  stage.cover(isShown);
});
const stage = makeStage({
  kept,
  frame,
  overlay: overlay.element,
  onReload: reload,
  onView: life.showView,
  onTheme(theme) {
    frame.tell({ kind: "theme", theme });
  },
  onChoice() {
    keep(kept);
  },
});
if (saidPlace !== "") {
  stage.sayPlace(saidPlace);
  log.add("warn", saidPlace);
}
const player = makePlayer(settings.get);
const stateBar = makeStateBar();
const commands = makeCommands({
  getState: () => ({ settings: settings.get(), stored: kept.stored, isInstalled: kept.isInstalled }),
  onAnswer: onCommand,
  openPlace: findOpener,
});
const { title, about, status, ...header } = makeHeader(life.move);
const center = makeElement("div", { class: "center" }, stage.element);
const others = makeElement("div", { class: "panels" });
document.body.append(
  header.element,
  stateBar.element,
  makeElement(
    "main",
    {},
    center,
    makeElement("div", { class: "side" }, settings.element, panels.findings.element),
    others,
  ),
);
arrange(false);
onChange();
panels.findings.body.append(makeElement("p", { class: "soft" }, "Checking…"));
const events = new EventSource("events");
/** One after the other: each compares with the one before. */
let lastUpdate: Promise<void> = Promise.resolve();
events.addEventListener("message", () => {
  lastUpdate = lastUpdate.then(update);
});
events.addEventListener("error", () => {
  status.textContent = "The preview has stopped, or this page cannot reach it";
});

function fail(): never {
  throw new Error("The plugin has not been read yet");
}

/** What a plugin without a page logs, and whom it notifies, is what there is to see of it. */
function arrange(isPlayed: boolean): void {
  const outputs = [log.element, notifications.element];
  center.append(...(isPlayed ? outputs : []), commands.element, player.element);
  others.append(
    ...(isPlayed ? [] : outputs),
    ...[panels.storage, panels.permissions, panels.build].map((one) => one.element),
  );
  document.body.classList.toggle("played", isPlayed);
}

function getView() {
  return state?.views.find(({ key }) => key === kept.view) ?? state?.views[0];
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
  const { name, version, type, views, menu, problem } = next;
  title.textContent = name || "Plugin preview";
  document.title = `${name || "Plugin"} preview`;
  about.textContent = [version, type].filter((text) => text !== "").join(" · ");
  stage.show(views, menu);
  const isPlayed = next.isPlayed === true;
  player.element.hidden = !isPlayed;
  if (isPlayed !== (before?.isPlayed === true)) arrange(isPlayed);
  settings.show();
  commands.show(next.commands);
  if (next.findings) showFindings(panels.findings, next.findings, findOpener());
  showPermissions(panels.permissions, next, uses);
  showBuild(panels.build, next.builder);
  const hidden = isPlayed ? "it has no widget and no page" : problem?.message;
  if (hidden !== undefined) sayShown(hidden);
  if (hasCode(next) && !problem && (next.build !== before?.build || before.problem)) reload();
  onChange();
}

function reload(): void {
  uses.clear();
  life.restart();
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
      void showFailure(LATER, message.error);
      break;
    case "ended":
      void showFailure(LATER, { name: "", message: `The process of the plugin has ended: ${message.why}`, stack: "" });
      break;
    case "refused":
      log.add("warn", `The preview's content security policy blocks ${message.address || "it"} (${message.what})`);
      break;
    case "answer":
    case "pong":
      break;
  }
}

function onStep(step: string, answer: Answered, milliseconds: number): void {
  if (answer.outcome === "failed") {
    sayShown(`${step} fails: ${answer.error.message}`);
    void showFailure(step, answer.error);
    return;
  }
  if (step.startsWith("mount")) sayShown("yes");
  failures.mend(step);
  if (answer.outcome === "done" && step !== "load") log.add("host", `${step} took ${milliseconds.toFixed(0)} ms`);
}

async function showFailure(step: string, error: ErrorText): Promise<void> {
  const words = describeError(error);
  const entry = log.add("error", `${step}: ${words}`);
  const place = await failures.add(step, error);
  if (place) entry.append(makeElement("span", {}, ...describePlace(place, findOpener())));
}

function onHang(isHanging: boolean): void {
  if (isHanging) void showFailure(HANGING, describeHang(life.running()));
  else failures.mend(HANGING);
}

function addUse({ permission, object }: { readonly permission: string; readonly object: string }): void {
  uses.set(permission, { count: (uses.get(permission)?.count ?? 0) + 1, object });
  showPermissions(panels.permissions, state, uses);
}

/** What a command did in the host's process is shown where the same things of the page are. */
function onCommand(name: string, { failure, logged, notified, uses: used, stored }: CommandAnswer): void {
  for (const { level, message } of logged) log.add(level, message);
  for (const { kind, title: subject, message } of notified) {
    notifications.add(kind, makeElement("strong", {}, subject), ` ${message}`);
  }
  log.add(failure ? "error" : "host", failure ? `${name}: ${failure.message}` : `${name} ran`);
  const isChanged = stored !== undefined && JSON.stringify(stored) !== JSON.stringify(kept.stored);
  if (isChanged) kept.stored = { ...stored };
  // The plugin keeps what was stored when it was loaded.
  if (isChanged) reload();
  for (const use of used) addUse(use);
  onChange();
}

function onChange(): void {
  keep(kept);
  header.showMoves(life.canMove, explainUnready(state));
  // The newest build is missing, or cannot be loaded.
  const isStale = life.isEnabled() && (state?.builder?.status.kind === "failed" || state?.problem !== undefined);
  status.textContent = `${life.describe()}${isStale ? ", from an earlier build" : ""}`;
  const view = getView();
  const failed = failures.list();
  const isHanging = failed.some(({ step }) => step === HANGING);
  status.dataset["state"] = life.isEnabled() && !isStale && !isHanging ? "on" : "off";
  const problems = listProblems(state ?? {}, failed, reload);
  overlay.show(problems);
  stage.setVisible(state?.job !== undefined, problems.length > 0);
  stateBar.show({
    wanted: kept.wanted,
    component: view?.component,
    changed: settings.countChanged(),
    isAchieved: problems.length === 0 && life.isAchieved(),
    builder: state?.builder,
    steps: failures.records(),
  });
  showStorage(panels.storage, kept.stored, (key) => {
    kept.stored = Object.fromEntries(Object.entries(kept.stored).filter(([one]) => one !== key));
    reload();
    onChange();
  });
}
