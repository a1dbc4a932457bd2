import { beforeAll, describe, expect, test } from "vitest";
import { listCommands } from "../../../src/editor/preview/list-commands.js";
import { splitWords } from "../../../src/editor/preview/browser/split-words.js";
import { manifestWith, wholePlugin } from "../../support/folders.js";
import { ask, openPreview, startPreview, waitForState, type OpenedPreview } from "../../support/preview.js";
import { POSIX } from "../../support/product.js";

const COMMANDS = [
  { name: "count", description: "Counts the calls." },
  { name: "sync-all", description: "A method.", options: [{ name: "deep", type: "boolean", default: true }] },
  { name: "fail", description: "Throws." },
  { name: "late", description: "Throws after its end." },
  { name: "leave", description: "Ends the process." },
  { name: "absent", description: "Has no function." },
];
const CODE = `export default class Weather {
  #isEnabled = false;
  async onInstall({ storage }) { await storage.set("count", 10); }
  async onEnable({ configService, storage, logger }) {
    this.#isEnabled = true;
    this.place = configService.get("place");
    this.storage = storage;
    logger.info("enabled");
  }
  async syncAll(words, { deep }) { return { words, deep, isEnabled: this.#isEnabled, place: this.place }; }
  async count() {
    const count = (await this.storage.get("count")) + 1;
    await this.storage.set("count", count);
    console.log("counted\\u001b[31m");
    return count;
  }
}
export function fail() {
  throw new RangeError("no wind");
}
export const late = () => void Promise.reject(new Error("too late"));
export const leave = () => process.exit(3);
`;

const isReset = (error: unknown): boolean => /EPIPE|ECONNRESET/u.test(String(error));

describe.runIf(POSIX)("a command of the manifest", () => {
  let opened: OpenedPreview;

  beforeAll(async () => {
    const manifest = manifestWith({ hooks: undefined, commands: COMMANDS, type: "cli-tool", main: "dist/plugin.js" });
    const cwd = wholePlugin({ ".git/": "", "manifest.json": manifest, "dist/plugin.js": CODE });
    const preview = await startPreview(cwd);
    opened = await openPreview(preview.address());
    const { commands } = await waitForState(opened, ({ build }) => build !== 0);
    expect(commands).toHaveLength(COMMANDS.length);
  });

  const order = async (more: Readonly<Record<string, unknown>>) => {
    const whole = { words: [], options: {}, settings: {}, stored: {}, isInstalled: false, ...more };
    const headers = { Cookie: opened.cookie, Origin: new URL(opened.workbench).origin };
    const body = JSON.stringify(whole);
    const got = await ask(`${opened.workbench}command`, headers, { method: "POST", body });
    return { status: got.status, answer: (got.status === 200 ? JSON.parse(got.body) : {}) as Record<string, unknown> };
  };

  test("is called of the enabled plugin, with what is stored, and what it does is told", async () => {
    const { answer } = await order({ name: "count" });
    expect(answer).toMatchObject({ returned: "11", stored: { count: "11" } });
    expect(answer["printed"]).toEqual(["counted\\x1b[31m"]);
    expect(answer["logged"]).toEqual([{ level: "info", message: "enabled" }]);
    expect(answer["uses"]).toContainEqual({ permission: "storage-write", object: "count" });
    // An installed plugin is not installed again.
    const { answer: next } = await order({ name: "count", stored: { count: "4" }, isInstalled: true });
    expect(next).toMatchObject({ returned: "5", stored: { count: "5" } });
  });

  test("is a function of its name, or of that in camel case, and gets words and options", async () => {
    const { answer } = await order({
      name: "sync-all",
      words: ["a", "b c"],
      options: { deep: false },
      settings: { place: "Faro" },
    });
    expect(JSON.parse(String(answer["returned"]))).toEqual({
      words: ["a", "b c"],
      deep: false,
      isEnabled: true,
      place: "Faro",
    });
  });

  test("fails with its line", async () => {
    expect((await order({ name: "fail" })).answer["failure"]).toEqual({
      message: "RangeError: no wind",
      place: {
        place: "dist/plugin.js:19:9",
        line: 'throw new RangeError("no wind");',
        at: { file: "dist/plugin.js", line: 19, column: 9 },
      },
    });
    expect((await order({ name: "late" })).answer["failure"]).toMatchObject({ message: "Error: too late" });
    const { message } = (await order({ name: "leave" })).answer["failure"] as { readonly message: string };
    expect(message).toContain("process.exit(3)");
    expect((await order({ name: "absent" })).answer["failure"]).toMatchObject({
      message: 'the built code has no "absent"',
    });
  });

  test.each([
    ["another name", { name: "constructor" }],
    ["no name", {}],
    ["words that are none", { name: "count", words: [1] }],
    ["options that are none", { name: "count", options: [] }],
    ["values that are no text", { name: "count", stored: { count: 4 } }],
  ])("is not called with %s", async (_, more) => {
    expect((await order(more)).status).toBe(400);
  });

  test.each([
    ["null", 400],
    ["[]", 400],
    ["{", 400],
    [" ".repeat(8 * 1024 * 1024 + 1), 413],
  ])("is not called by what is no order, or too long: %#", async (body, status) => {
    const headers = { Cookie: opened.cookie, Origin: new URL(opened.workbench).origin };
    const sent = ask(`${opened.workbench}command`, headers, { method: "POST", body });
    // What is too long is answered before all of it is sent, and then the connection ends.
    expect(await sent.then((got) => got.status).catch((error: unknown) => (isReset(error) ? 413 : error))).toBe(status);
  });

  test("is not called with settings that do not fit", async () => {
    const { answer } = await order({ name: "count", settings: { units: "parsecs" } });
    expect(JSON.stringify(answer["failure"])).toMatch(/units|parsecs|place/u);
  });
});

test.each([
  ["", []],
  ["  one   two ", ["one", "two"]],
  [`"one two" 'three "four"' five\\ six`, ["one two", 'three "four"', "five six"]],
  [`a"b c"d --x="1 \\" 2"`, ["ab cd", '--x=1 " 2']],
  [`"" ''`, ["", ""]],
  [`"open`, ["open"]],
  ["back\\", ["back\\"]],
])("the words of %j", (line, words) => {
  expect(splitWords(line)).toEqual(words);
});

test("a command that is listed twice keeps its first place", () => {
  const commands = [{ name: "count", usage: "first" }, { name: "sync" }, { name: "count", usage: "again" }];
  expect(listCommands({ commands })).toMatchObject([{ name: "count", usage: "first" }, { name: "sync" }]);
});
