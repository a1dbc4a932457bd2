// @vitest-environment happy-dom
import { createTestContext } from "plugin-preflight/sdk";
import { expect, test, vi } from "vitest";
import type { Settings } from "../src/notes.js";
import NotesPlugin, { NotesPage } from "../src/plugin.js";

async function open(stored: unknown, config: Settings = { order: "newest" }) {
  const context = createTestContext<Settings>({ config, stored: { notes: stored } });
  await new NotesPlugin().onEnable(context);
  const root = document.createElement("div");
  document.body.replaceChildren(root);
  const close = await NotesPage(root);
  const read = () => [...root.querySelectorAll("li")].map((row) => row.firstChild?.textContent);
  return { context, root, close, read };
}

test("lists the notes, the newest first", async () => {
  const { read } = await open(["Buy bread", "Call Ada"]);
  expect(read()).toEqual(["Call Ada", "Buy bread"]);
});

test("lists the oldest first where the settings say so", async () => {
  const { read } = await open(["Buy bread", "Call Ada"], { order: "oldest" });
  expect(read()).toEqual(["Buy bread", "Call Ada"]);
});

test("keeps a new note, and removes it again", async () => {
  const { root, read, context } = await open([]);
  const input = root.querySelector("input");
  if (input) input.value = "  Water the <b>plants</b> ";
  root.querySelector("form")?.dispatchEvent(new Event("submit", { cancelable: true }));
  await vi.waitFor(() => {
    expect(read()).toEqual(["Water the <b>plants</b>"]);
  });
  expect(context.stored.get("notes")).toEqual(["Water the <b>plants</b>"]);
  root.querySelector<HTMLElement>("li button")?.click();
  await vi.waitFor(() => {
    expect(read()).toEqual([]);
  });
  expect(context.stored.get("notes")).toEqual([]);
});

test("shows an empty page where what is stored is damaged, and removes it when it is closed", async () => {
  const { root, read, close } = await open({ broken: true });
  expect(read()).toEqual([]);
  close();
  expect(root.childElementCount).toBe(0);
});
