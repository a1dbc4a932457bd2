import { expect, test } from "vitest";
import { live, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";

/** The life of a plugin that needs a browser, and whose `onEnable` does something. */
const enable = (body: string): ReturnType<typeof live> =>
  live(`const { head } = document;\nexport function onEnable(context) {\n  ${body}\n}`);

nightly.each([
  ["an image", 'new Image().src = "https://cdn.example.com/tide.png";', "https://cdn.example.com/tide.png"],
  [
    "a script whose address is put together",
    'head.append(Object.assign(document.createElement("script"), { src: ["https:", "cdn.example.com/a.js"].join("//") }));',
    "https://cdn.example.com/a.js",
  ],
  [
    "a style whose relation comes last",
    'const link = document.createElement("link"); link.href = "//cdn.example.com/a.css"; link.rel = "stylesheet"; head.append(link);',
    "//cdn.example.com/a.css",
  ],
])("%s of another server is a use of the network", async (_, body, object) => {
  const run = await enable(body);
  expect(run.uses).toMatchObject([{ permission: "network-access", object, step: "onEnable" }]);
  expect(stepOf(run, "onEnable").outcome.kind).toBe("done");
});

test.each([
  ["copy", "clipboard-write"],
  ["PASTE", "clipboard-read"],
])("the command %s is a use of the clipboard", async (command, permission) => {
  const run = await enable(`context.logger.info(String(document.execCommand("${command}")));`);
  expect(run.uses).toMatchObject([{ permission, object: "document.execCommand" }]);
  expect(stepOf(run, "onEnable").logged[0]?.message).toBe("false");
});

nightly.each([
  'new Image().src = "./tide.png"; new Image().src = "data:image/png;base64,AAAA";',
  'new Image().alt = "https://cdn.example.com/tide.png";',
  'const link = document.createElement("link"); link.rel = "canonical"; link.href = "https://example.com/";',
  'const link = document.createElement("a"); link.href = "https://example.com/"; head.append(link);',
  'document.execCommand("bold");',
])("nothing is used by %s", async (body) => {
  expect((await enable(body)).uses).toEqual([]);
});
