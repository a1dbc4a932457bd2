import type { ErrorText } from "../../../host/job.js";
import type { BuildState, PreviewState, ShownFinding } from "../protocol.js";
import { formatCount } from "../../../base/text/numbers.js";
import { makeButton, makeElement } from "./make-element.js";
import { makePlace, type OpenPlace } from "./place-button.js";
import { explainUnread } from "./unready.js";

const MAX_ENTRIES = 500;

/** A part of the page with a heading. */
export interface Panel {
  readonly element: HTMLElement;
  readonly body: HTMLElement;
  /** A few words next to the heading, such as a count. */
  setNote(text: string): void;
}

export function makePanel(id: string, title: string, ...tools: readonly HTMLElement[]): Panel {
  const note = makeElement("span", { class: "note" });
  const heading = makeElement("h2", { id: `${id}-title` }, title);
  const head = makeElement("div", { class: "head" }, heading, note, ...tools);
  const body = makeElement("div", { class: "body", id });
  const element = makeElement("section", { class: `panel ${id}-panel`, "aria-labelledby": heading.id }, head, body);
  return {
    element,
    body,
    setNote(text) {
      note.textContent = text;
    },
  };
}

/** A panel with a list that the newest entry is added to, at its end. */
export function makeLog(id: string, title: string, empty: string, pass: (line: string) => void = () => undefined) {
  const panel = makePanel(
    id,
    title,
    makeButton("Clear", () => {
      list.replaceChildren();
      update();
    }),
  );
  const list = makeElement("ol", { class: "log", tabindex: "0", "aria-labelledby": `${panel.body.id}-title` });
  const none = makeElement("p", { class: "soft" }, empty);
  panel.body.append(none, list);
  const update = (): void => {
    none.hidden = list.children.length > 0;
    list.hidden = !none.hidden;
    panel.setNote(list.children.length === 0 ? "" : String(list.children.length));
  };
  update();
  return {
    element: panel.element,
    add(kind: string, ...content: readonly (Node | string)[]): HTMLElement {
      const time = new Date().toTimeString().slice(0, 8);
      const entry = makeElement("li", { class: kind });
      entry.append(makeElement("time", {}, time), makeElement("b", {}, kind), makeElement("span", {}, ...content));
      if (list.children.length >= MAX_ENTRIES) list.firstElementChild?.remove();
      const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 4;
      list.append(entry);
      pass(`${time} ${kind} ${entry.lastElementChild?.textContent ?? ""}`);
      update();
      if (isAtEnd) list.scrollTop = list.scrollHeight;
      return entry;
    },
  };
}

/** The words of an error, without its name where they begin with it. */
function formatTimes(count: number): string {
  return count === 1 ? "once" : formatCount(count, "time");
}

export function describeError({ name, message }: ErrorText): string {
  return name === "" || message.startsWith(name) ? message : `${name}: ${message}`;
}

export function showFindings(panel: Panel, findings: readonly ShownFinding[], openPlace: OpenPlace | undefined): void {
  const counts = ["error", "warning", "notice"].flatMap((severity) => {
    const number = findings.filter((one) => one.severity === severity).length;
    return number === 0 ? [] : [formatCount(number, severity)];
  });
  panel.setNote(counts.join(", "));
  if (findings.length === 0) {
    panel.body.replaceChildren(makeElement("p", { class: "good" }, "validate found no problems."));
    return;
  }
  const items = findings.map(({ severity, check, place, at, message, help }) =>
    makeElement(
      "li",
      { class: severity },
      makeElement("p", {}, makeElement("b", {}, severity), ` ${message}`),
      makeElement("p", { class: "soft" }, makePlace(place, at, openPlace), ` ${check}`),
      help === "" ? undefined : makeElement("p", { class: "help" }, help),
    ),
  );
  panel.body.replaceChildren(makeElement("ul", { class: "findings" }, ...items));
}

export function showStorage(
  panel: Panel,
  stored: Readonly<Record<string, string>>,
  remove: (key: string) => void,
): void {
  const keys = Object.keys(stored).toSorted();
  panel.setNote(keys.length === 0 ? "" : String(keys.length));
  if (keys.length === 0) {
    panel.body.replaceChildren(makeElement("p", { class: "soft" }, "Nothing is stored."));
    return;
  }
  const rows = keys.map((key) =>
    makeElement(
      "div",
      {},
      makeElement("dt", {}, key),
      makeElement(
        "dd",
        {},
        makeElement("code", {}, stored[key] ?? ""),
        makeButton(
          "Remove",
          () => {
            remove(key);
          },
          { "aria-label": `Remove ${key}` },
        ),
      ),
    ),
  );
  panel.body.replaceChildren(makeElement("dl", {}, ...rows));
}

/** @param what is in the manifest only, such as "settings". */
export function showUnread(panel: Panel, what: string, unread: string): void {
  panel.setNote("");
  panel.body.replaceChildren(makeElement("p", { class: "soft" }, `No ${what} are known. ${unread}.`));
}

/** What the plugin has used of a permission. */
export interface PermissionUse {
  readonly count: number;
  readonly object: string;
}

export function showPermissions(
  panel: Panel,
  state: PreviewState | undefined,
  uses: ReadonlyMap<string, PermissionUse>,
): void {
  const unread = explainUnread(state);
  if (unread !== undefined) {
    showUnread(panel, "permissions", unread);
    return;
  }
  const declared = state?.permissions ?? [];
  const names = [...new Set([...declared, ...uses.keys()])].toSorted();
  const undeclared = names.filter((name) => !declared.includes(name));
  panel.setNote(undeclared.length === 0 ? "" : `${String(undeclared.length)} not declared`);
  if (names.length === 0) {
    panel.body.replaceChildren(
      makeElement("p", { class: "soft" }, "The plugin neither declares nor uses permissions."),
    );
    return;
  }
  const rows = names.map((name) => {
    const used = uses.get(name);
    const words = used ? `used ${formatTimes(used.count)}, last: ${used.object}` : "not used";
    const isMissing = undeclared.includes(name);
    return makeElement(
      "div",
      { class: isMissing ? "warning" : "" },
      makeElement("dt", {}, name),
      makeElement("dd", {}, isMissing ? `not declared, ${words}` : words),
    );
  });
  panel.body.replaceChildren(makeElement("dl", {}, ...rows));
}

export function showBuild(panel: Panel, builder: BuildState | undefined): void {
  panel.element.hidden = builder === undefined;
  if (!builder) return;
  const { line, printed, status } = builder;
  panel.setNote(line === "" ? NO_BUILD : BUILD_WORDS[status.kind]);
  const reason = status.kind === "failed" ? [status.problem.message, status.problem.help] : [];
  const text = (line === "" ? reason : [`$ ${line}`, ...printed]).join("\n");
  const output = makeElement("pre", { tabindex: "0", "aria-labelledby": `${panel.body.id}-title` }, text);
  panel.body.replaceChildren(output);
  output.scrollTop = output.scrollHeight;
}

/** Of a build that cannot be started. */
export const NO_BUILD = "has not started";
export const BUILD_WORDS = { building: "is building", built: "built", failed: "failed" } as const;
