// @vitest-environment happy-dom
import { createTestContext } from "plugin-preflight/sdk";
import { expect, test, vi } from "vitest";
import { Notes, type Settings } from "../src/notes.js";
import NotesPlugin, { NotesPage } from "../src/plugin.js";
import { act, render } from "./render.js";

/** Types a note, and sends the form. */
async function type(root: HTMLElement, text: string) {
  const input = root.querySelector("input");
  if (input) input.value = text;
  await act(() => {
    input?.dispatchEvent(new Event("input", { bubbles: true }));
    root.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  return input;
}

async function open(stored: unknown, config: Settings = { order: "newest" }) {
  const context = createTestContext<Settings>({ config, stored: { notes: stored } });
  await new NotesPlugin().onEnable(context);
  const { root, close } = await render(NotesPage);
  const read = () => [...root.querySelectorAll("li")].map((row) => row.firstChild?.textContent?.trim());
  return { context, root, close, read };
}

test("lists the notes, the newest first", async () => {
  const { read } = await open(["Buy bread", "Call Ada"]);
  expect(read()).toEqual(["Call Ada", "Buy bread"]);
});

test("lists the oldest first if the settings say so", async () => {
  const { read } = await open(["Buy bread", "Call Ada"], { order: "oldest" });
  expect(read()).toEqual(["Buy bread", "Call Ada"]);
});

test("keeps a new note, and removes it again", async () => {
  const { root, read, context } = await open([]);
  await type(root, "  Water the <b>plants</b> ");
  expect(read()).toEqual(["Water the <b>plants</b>"]);
  expect(context.stored.get("notes")).toEqual(["Water the <b>plants</b>"]);
  await act(() => {
    root.querySelector<HTMLElement>("li button")?.click();
  });
  expect(read()).toEqual([]);
  expect(context.stored.get("notes")).toEqual([]);
});

test("keeps both of two notes that are added at once", async () => {
  const context = createTestContext();
  const notes = new Notes(context.storage, { order: "oldest" });
  await Promise.all([notes.add("Buy bread"), notes.add("Call Ada")]);
  expect(context.stored.get("notes")).toEqual(["Buy bread", "Call Ada"]);
});

test("says that a note was not saved, and leaves it in the form, if the storage fails once", async () => {
  const { root, read, context } = await open(["Buy bread"]);
  vi.spyOn(context.storage, "set").mockRejectedValueOnce(new Error("The disk is full"));
  const input = await type(root, "Call Ada");
  expect(root.querySelector("[role=alert]")?.textContent).toBe("The note was not saved: The disk is full");
  expect([input?.value, read()]).toEqual(["Call Ada", ["Buy bread"]]);
  await type(root, "Call Ada");
  expect([input?.value, read()]).toEqual(["", ["Call Ada", "Buy bread"]]);
  expect(root.querySelector("[role=alert]")?.textContent).toBe("");
});

test("shows the same notes after a reload, and deletes them when it is uninstalled", async () => {
  const { context } = await open(["Buy bread"]);
  const again = new NotesPlugin();
  await again.onEnable(context);
  const { root } = await render(NotesPage);
  expect(root.querySelector("li")?.firstChild?.textContent?.trim()).toBe("Buy bread");
  await again.onUninstall(context);
  expect(context.stored.size).toBe(0);
});

test("says that the notes cannot be loaded if the storage fails", async () => {
  const context = createTestContext<Settings>({ config: { order: "newest" } });
  vi.spyOn(context.storage, "get").mockRejectedValue(new Error("The disk is away"));
  await new NotesPlugin().onEnable(context);
  const { root } = await render(NotesPage);
  expect(root.querySelector("[role=alert]")?.textContent).toBe("The notes cannot be loaded: The disk is away");
});

test("shows an empty page if the stored notes are damaged, and removes it when it is closed", async () => {
  const { root, read, close } = await open({ broken: true });
  expect(read()).toEqual([]);
  await close();
  expect(root.childElementCount).toBe(0);
});
