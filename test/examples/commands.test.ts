import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { DOCUMENTS, GUIDES, listBlocks, readDocument, type Block } from "../support/documents.js";
import { openSession, readPlainCall, showOutput, typeCommand, type Session } from "../support/example-session.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { NOT_TYPED, PLUGIN, SETTINGS, type Place, type Setting } from "./settings.js";

const SHELL = /^(?:sh|console)$/u;
const PAGES = DOCUMENTS.filter((page) => listCommands(page).length > 0);

/** The blocks of a page that are typed. */
function listCommands(page: string): readonly string[] {
  return listBlocks(readDocument(page)).flatMap(({ language, text }) =>
    SHELL.test(language) && !isExcepted(page, text) ? [text] : [],
  );
}

function isExcepted(page: string, text: string): boolean {
  return NOT_TYPED.some((one) => one.page === page && text.startsWith(one.begins));
}

interface Typing {
  readonly session: Session;
  readonly place: Place;
  readonly setting: Setting;
}

/** A text up to the end of its first such part, and the rest; nothing of it without such a part. */
function cutAt(text: string, part: string): readonly string[] {
  const end = text.indexOf(part) + part.length;
  return text.includes(part) ? [text.slice(0, end), text.slice(end)] : [];
}

/** Types what a block has, and gives the block with what was really printed below each command, and all that was. */
async function typeBlock(
  text: string,
  { session, place, setting }: Typing,
): Promise<{ readonly typed: string; readonly printed: string }> {
  const isScript = !text.startsWith("$ ");
  const typed = isScript ? splitScript(text) : text.split(/^(?=\$ )/mu);
  const made: string[] = [];
  const printed: string[] = [];
  for (const one of typed) {
    const [, command = one, shown = ""] = isScript ? [] : (/^\$ (.*)\n([^]*)$/u.exec(one) ?? []);
    const bare = command.replace(/ +# .*$/mu, "").trim();
    const instead = Object.entries(place.typed ?? {});
    const ended = await typeCommand(
      instead.reduce((line, [from, to]) => line.replaceAll(from, to), bare),
      session,
    );
    expect(ended.status, `${bare}\n${ended.output}`).toBe(setting.statuses?.[bare] ?? 0);
    const output = `${showOutput(ended, session)}\n`;
    made.push(shown === "" ? one : `$ ${command}\n${output}`);
    if (output !== "\n") printed.push(output);
  }
  return { typed: made.join(""), printed: printed.join("") };
}

/** The lines of a script, where none of them goes on in the next one. */
function splitScript(text: string): readonly string[] {
  return /\\$|<</mu.test(text) ? [text] : text.split(/(?<=\n)/u);
}

describe.skipIf(!POSIX)("the commands in the documentation work as written, and print what is shown", () => {
  nightly.each(PAGES)("%s", async (page) => {
    const setting = SETTINGS[page] ?? PLUGIN;
    const place = await setting.make();
    const session = openSession(place);
    let text = readDocument(page);
    for (const block of listCommands(page)) {
      const { typed, printed } = await typeBlock(block, { session, place, setting });
      text = text.replace(block, () => typed);
      // A block of text right below a script is what the script prints.
      const output = `${typed}\`\`\`\n\n\`\`\`text\n`;
      const [before = "", below = ""] = cutAt(text, output);
      if (below !== "") text = `${before}${printed}${below.slice(below.indexOf("```"))}`;
    }
    await expect(text, "npm test -- -u writes what the commands print").toMatchFileSnapshot(join(ROOT, page));
  });
});

test("a page that calls plugin-preflight leads to how that command is installed, before its first call", () => {
  const pages = GUIDES.filter((page) => !page.startsWith("docs/maintainers/"));
  const isCalled = ({ language, text }: Block): boolean =>
    SHELL.test(language) && /^(?:\$ )?plugin-preflight /mu.test(text);
  const called = pages.filter((page) => listBlocks(readDocument(page)).some(isCalled));
  expect(called.length).toBeGreaterThan(15);
  for (const page of called) {
    const [before = ""] = readDocument(page).split(/^(?:\$ )?plugin-preflight /mu);
    expect.soft(/\]\((?:[./\w]*\/)?install\.md\)|^# Install the command line$/mu.test(before), page).toBe(true);
  }
});

test("every exception is one of a block that exists", () => {
  for (const { page, begins } of NOT_TYPED) {
    const blocks = listBlocks(readDocument(page)).filter(({ language }) => SHELL.test(language));
    expect.soft(blocks.filter(({ text }) => text.startsWith(begins)).length, `${page}: ${begins}`).toBe(1);
  }
  expect(Object.keys(SETTINGS).filter((page) => !PAGES.includes(page))).toEqual([]);
});

describe("a command is a plain call of the command line", () => {
  test.each([
    ["plugin-preflight validate", ["validate"]],
    ["plugin-preflight validate 'plugins/*' \"!plugins/old\"", ["validate", "plugins/*", "!plugins/old"]],
    ["node dist/cli/index.js check fixtures/x", ["check", "fixtures/x"]],
  ])("%s", (command, args) => {
    expect(readPlainCall(command)).toEqual(args);
  });

  test.each([
    "git status",
    "plugin-preflight validate plugins/*",
    "plugin-preflight validate\nplugin-preflight check",
    "plugin-preflight validate && git push",
    'plugin-preflight release --tag "$TAG"',
    "node build.js dist/cli/index.js x",
  ])("not %s", (command) => {
    expect(readPlainCall(command)).toBeUndefined();
  });
});
