import { describe, expect, test } from "vitest";
import { listFaults } from "../scripts/english-rules.js";
import { listMarkdownTexts, listSourceTexts } from "../scripts/english-texts.js";

describe("a sentence", () => {
  test.each([
    ["The package lacks a license.", '"lacks", write is missing, or has no'],
    ["It is no sandbox.", '"is no", write is not a'],
    ["The finding stands at the line.", '"stands", write is, or is in'],
    ["Because of that, it fails.", '"of that", write name the thing, or write it'],
    ["Nobody knows what becomes of it.", '"what becomes of", write the result of, or what happens to'],
    ["A draft vouches for nothing.", '"vouches", write proves, or is trusted'],
    ["No `code` has a say.", '"a say", write has an effect, or decides'],
    ["The job is red.", '"is red", write fails or passes'],
    ["Run a red release again.", '"red", write fails or passes'],
    ["It is code of a stranger.", '"stranger", write untrusted, or someone else'],
    ["There are ten files, of which two are read.", '"of which", write but, and, or a new sentence'],
    ["It shows `code` and its kin.", '"and its kin", write and similar ones'],
    ["It fails for want of memory.", '"for want of", write without'],
    ["The runner obeys it.", '"obeys", write follow, or run'],
    ["It is wrong usage.", '"wrong usage", write a usage error'],
    ["One check is unmet.", '"unmet", write failed'],
    ["The check was switched off.", '"switched off", write suppress'],
    ["The setting is made up.", '"made up", write generated, or invented'],
    ["It lists known findings.", '"known findings", write existing findings'],
    ["The host judges it.", '"judges", write check (a plugin), validate (a schema) or review (a person)'],
    ["See to it that npm runs.", '"See to it", write make sure'],
    ["This is a hurdle.", '"hurdle", write what blocks it'],
    ["A draft has a seal.", '"seal", write marker'],
    ["Add a licence.", '"licence", write license'],
    ["It is recognised.", '"recognised", write -ize'],
  ])("may not be %s", (sentence, fault) => {
    expect(listFaults(sentence)).toEqual([`${fault}: ${sentence}`]);
  });

  test.each([
    "There is no manifest.json.",
    "It is no longer needed.",
    "The check cannot tell which files npm packs.",
    "The key is known, and the host switches to it.",
    "The version of that file is 1.2.0.",
    "A standard, a household and a certainty are other words.",
    "Red text says what to do: of which version?",
  ])("may be %s", (sentence) => {
    expect(listFaults(sentence)).toEqual([]);
  });

  test("has at most twenty words", () => {
    const words = (count: number): string => `${Array(count).fill("word").join(" ")}.`;
    expect(listFaults(`${words(20)} ${words(20)}`)).toEqual([]);
    expect(listFaults(`${words(20)} ${words(21)}`)).toEqual([`21 words, at most 20: ${words(21)}`]);
  });

  test("may announce a list with a colon, whose names are one word", () => {
    const names = Array(30).fill("`code`").join(", ");
    expect(
      listFaults(
        `A permission is one of these twelve, in lower case, as the host knows no others: ${names} and \`code\`.`,
      ),
    ).toEqual([]);
  });
});

test("of a page its prose is read, and no code", () => {
  const page =
    "# A title\n\nOne `lacks` and\ntwo.\n\n```sh\nit lacks\n```\n\n| a | cell |\n| - | - |\n| it | lacks |\n\n<!-- english: off -->\n\nIt lacks.\n\n<!-- english: on -->\n\nThe end.\n";
  expect(listMarkdownTexts(page)).toEqual([
    { line: 1, text: "A title" },
    { line: 3, text: "One `code` and two." },
    { line: 10, text: "a" },
    { line: 10, text: "cell" },
    { line: 12, text: "it" },
    { line: 12, text: "lacks" },
    { line: 20, text: "The end." },
  ]);
});

test("of a module its sentences are read, and no names, paths or imports", () => {
  const source = [
    'import { a } from "a path with words";',
    'const path = "dist/plugin.js";',
    "const message = `The file ${path} lacks a` + ` value of ${path}`;",
    'const sql = "SELECT name FROM plugins WHERE id = 1";',
  ].join("\n");
  expect(listSourceTexts("a.ts", source)).toEqual([{ line: 3, text: "The file `code` lacks a value of `code`" }]);
});
