import type { FilePlace, Opened, ShownPlace } from "../protocol.js";
import { askServer } from "./ask-server.js";
import { makeButton, makeElement } from "./make-element.js";

/** Opens a place in the editor of the person, if there is one. */
export interface OpenPlace {
  /** The editor's name. */
  readonly editor: string;
  readonly open: (at: FilePlace) => void;
}

/** A place: as a button that opens it where there is an editor, else as its text. */
export function makePlace(text: string, at: FilePlace | undefined, openPlace: OpenPlace | undefined): HTMLElement {
  if (!at || !openPlace) return makeElement("code", {}, text);
  const { editor, open } = openPlace;
  return makeButton(
    text,
    () => {
      open(at);
    },
    { class: "open", "aria-label": `Open ${text} in ${editor}`, title: `Open in ${editor}` },
  );
}

/** A place in the author's code, and its line. */
export function describePlace(
  { place, line, at }: ShownPlace,
  openPlace: OpenPlace | undefined,
): readonly HTMLElement[] {
  return [
    makeElement("span", { class: "place" }, makePlace(place, at, openPlace)),
    makeElement("code", { class: "line" }, line),
  ];
}

/** @param say shows the result. */
export function makeOpener(
  editor: string | undefined,
  say: (kind: string, text: string) => unknown,
): OpenPlace | undefined {
  if (editor === undefined) return undefined;
  const open = async (at: FilePlace): Promise<void> => {
    const response = await askServer("open", JSON.stringify(at));
    const { refused } = response.ok ? ((await response.json()) as Opened) : { refused: await response.text() };
    if (refused === "") say("host", `Opened ${at.file}:${String(at.line)} in ${editor}`);
    else say("error", refused);
  };
  return { editor, open: (at) => void open(at) };
}
