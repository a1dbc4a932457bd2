// @vitest-environment happy-dom
import { createTestContext, type TestContext } from "plugin-preflight/sdk";
import { beforeEach, expect, test } from "vitest";
import type { Settings } from "../src/notes.js";
import NotesPlugin, { note, NotesPage, NotesWidget } from "../src/plugin.js";

let root: HTMLElement;
let context: TestContext<Settings>;

beforeEach(async () => {
  context = createTestContext<Settings>({ config: { order: "newest" } });
  await new NotesPlugin().onEnable(context);
  root = document.createElement("div");
});

const read = (rows: string) => [...root.querySelectorAll(rows)].map((row) => row.firstChild?.textContent);

test("shows on the page what the command wrote", async () => {
  expect(await note(["Call", "Ada"])).toBe("Noted: Call Ada");
  await NotesPage(root);
  expect(read("li")).toEqual(["Call Ada"]);
});

test("shows the newest three notes in the widget", async () => {
  for (const text of ["one", "two", "three", "four"]) await note([text]);
  const remove = await NotesWidget(root);
  expect(read("p")).toEqual(["four", "three", "two"]);
  remove();
  expect(root.childElementCount).toBe(0);
});

test("keeps the notes of commands that run at once, and deletes them when it is uninstalled", async () => {
  await Promise.all(["one", "two", "three"].map((text) => note([text])));
  expect(context.stored.get("notes")).toEqual(["one", "two", "three"]);
  await new NotesPlugin().onUninstall(context);
  expect(context.stored.size).toBe(0);
});

test("says that there are no notes yet, and refuses an empty one", async () => {
  await NotesWidget(root);
  expect(read("p")).toEqual(["There are no notes yet."]);
  await expect(note([" "])).rejects.toThrow("There is no text");
});
