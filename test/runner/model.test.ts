import * as core from "@actions/core";
import { describe, expect, it, vi } from "vitest";
import { formatStart } from "../support/check-build.js";
import { WHITE_SPACE } from "./hostile.js";
import * as model from "./model.js";

const { annotationsOf, readCommands, readFileCommands, runnerLines, summaryAccepted } = model;

/** The commands in "name(properties)=data" form, short enough to read in a table. */
function ran(output: string): string[] {
  return readCommands(output).commands.map(({ name, properties, data }) => {
    const pairs = Object.entries(properties).map(([key, value]) => `${key}:${value}`);
    return `${name}(${pairs.join(" ")})=${data}`;
  });
}

function printed<A extends unknown[]>(log: (...args: A) => void, ...args: A): string {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  log(...args);
  const output = write.mock.calls.map(([chunk]) => String(chunk)).join("");
  write.mockRestore();
  return output;
}

const placed = (properties: string) => {
  const [shown] = annotationsOf(readCommands(`::error ${properties}::m`)).shown;
  return [shown?.line, shown?.endLine, shown?.col, shown?.endColumn];
};

describe("the runner splits output into lines", () => {
  it("at a line feed, at both together and at a lone carriage return, but not elsewhere", () => {
    expect(runnerLines("a\nb\r\nc\rd")).toEqual(["a", "b", "c", "d"]);
    expect(runnerLines("a\u0085b\u2028c\u2029d\ve\ff")).toHaveLength(1);
  });
  it("and sees no line after the last line end", () => {
    expect([runnerLines(""), runnerLines("a\n"), runnerLines("\n\n")]).toEqual([[], ["a"], ["", ""]]);
  });
});

describe("text printed as it is runs a command", () => {
  it.each([
    ["::error::x", "error()=x"],
    ["  \u00a0::error::x", "error()=x"],
    ["\u3000::error::x", "error()=x"],
    ["a\n::add-mask::e", "add-mask()=e"],
    ["a\r::add-mask::e", "add-mask()=e"],
    ["::ErRoR::x", "error()=x"],
    ["| ##[set-output name=x]y", "set-output(name:x)=y"],
    ["| ##[stop-commands]t", "stop-commands()=t"],
    ["| ##[Add-Matcher]/m.json", "add-matcher()=/m.json"],
    ["::nothing::##[error]x", "error()=x"],
    ["\ufeff::error::x", "error()=x"],
  ])("%j runs %s", (output, expected) => {
    expect(ran(output)).toEqual([expected]);
  });
  it.each(WHITE_SPACE)("after the white space %j", (space) => {
    expect(ran(`${space}::error::x`)).toEqual(["error()=x"]);
  });
  it.each(model.COMMAND_NAMES)("for %s in both forms", (name) => {
    expect(ran(`::${name}::x`)).toEqual([`${name}()=x`]);
    expect(ran(`a ##[${name}]x`)).toEqual([`${name}()=x`]);
  });
});

describe("text printed as it is runs nothing", () => {
  it.each([
    "a ::error::x",
    "| ::error::x",
    "\u200b::error::x",
    "a\n\ufeff::error::x",
    "\u001b[0m::error::x",
    "%0A::error::x",
    "a\v::error::x",
    "a\u0085\u2028::error::x",
    "::error:x",
    "::unknown::x",
    "::\u0131nternal-set-repo-path::x",
    "##\\[error]x",
    "#\u200b#[error]x",
    "##[\\error]x",
    "##[error x",
    "##[x]##[error]y",
  ])("%j", (output) => {
    expect(ran(output)).toEqual([]);
    expect(readCommands(output).log.join("\n")).toContain(output.split("\n").at(-1));
  });
});

describe("the runner decodes", () => {
  it("data once, the percent sign last", () => {
    expect(ran("::error::%0Aa%0Db%25c%250A%3A%2C%0a")).toEqual(["error()=\na\rb%c%0A%3A%2C%0a"]);
  });
  it("properties with colon and comma as well", () => {
    expect(ran("::error title=%3A%2C%253A, f=a=b::x")).toEqual(["error(title::,%3A  f:a=b)=x"]);
  });
  it("the old form with semicolons and its own escapes", () => {
    expect(ran("##[error a=%3B%5D;b=%3A%2C]%5Dx")).toEqual(["error(a:;] b:%3A%2C)=]x"]);
  });
  it("no property without a name or a value, trims the end and keeps the last of two", () => {
    expect(ran("::error a==,=b,c,==d==e,f=1,F=2 \u0085::x")).toEqual(["error(d:e f:2)=x"]);
  });
  it("a property named __proto__ like any other", () => {
    expect(ran("::error __proto__=a::x")).toEqual(["error(__proto__:a)=x"]);
  });
});

describe("stop-commands", () => {
  it("silences every command until its token comes", () => {
    const result = readCommands("::stop-commands::T0ken-xyz\n::error::a\n::t0KEN-XYZ::\n::error::b\n::T0ken-xyz::");
    expect(result.commands.map(({ name, line }) => [name, line])).toEqual([
      ["stop-commands", 1],
      ["t0ken-xyz", 3],
      ["error", 4],
    ]);
    expect([result.stopped, result.log]).toEqual([null, ["::error::a", "::T0ken-xyz::"]]);
    expect(result.masks).toEqual(["T0ken-xyz"]);
  });
  it("stays in force when nothing resumes it", () => {
    expect(readCommands("##[stop-commands]t\n::error::a").stopped).toBe("t");
  });
  it.each(["", "error", "Pause-Logging"])("refuses the token %j", (token) => {
    const result = readCommands(`::stop-commands::${token}`);
    expect([result.stopped, result.failures]).toEqual([null, ["stop-commands"]]);
  });
});

describe("a command", () => {
  it("masks its text and each line of it, but no blank", () => {
    expect(readCommands("::add-mask::a%0Ab\n::add-mask:: ").masks).toEqual(["a\nb", "a", "b"]);
  });
  it.each(["::set-env name=a::b", "##[add-path]x", "::set-output::x", "::echo::y"])(
    "such as %s fails the step",
    (output) => {
      expect(readCommands(output).failures).toHaveLength(1);
    },
  );
});

describe("annotations", () => {
  it("keep hostile text intact when @actions/core escapes it", () => {
    const title = "a,line=99,title=x::y";
    const message = "50% %0A\r\n::error::z ##[error]q";
    const output = printed(core.error, message, { title, file: "a:b,c.js", startLine: 3 });
    const result = readCommands(output);
    expect(result.commands).toHaveLength(1);
    expect(annotationsOf(result).shown).toMatchObject([{ kind: "error", file: "a:b,c.js", line: 3, title, message }]);
  });
  it("are forged through core.info", () => {
    expect(ran(printed(core.info, "x\r::warning::y"))).toEqual(["warning()=y"]);
  });
  it.each([
    ["line=3,endLine=3,col=1,endColumn=2", [3, 3, 1, 2]],
    ["LINE=3,col=1", [3, null, 1, null]],
    ["line=3,endColumn=2", [3, null, 2, 2]],
    ["line=3,endLine=4,col=1,endColumn=2", [3, 4, null, null]],
    ["line=4,endLine=3", [null, null, null, null]],
    ["line=3,col=2,endColumn=1", [3, null, null, null]],
    ["endLine=5", [5, 5, null, null]],
    ["col=1,endColumn=2", [null, null, null, null]],
    ["line=three,col=1", [null, null, null, null]],
  ])("with %s are placed at %j", (properties, place) => {
    expect(placed(properties)).toEqual(place);
  });
  it("stop at ten of a kind, each cut at 4096 characters", () => {
    const output = `::error::${"x".repeat(5000)}\n`.repeat(12) + "::notice::n\n".repeat(11);
    const { shown, dropped } = annotationsOf(readCommands(output));
    expect([shown.length, dropped, shown[0]?.message.length]).toEqual([20, 3, 4096]);
  });
});

describe("a file of outputs", () => {
  it("reads plain pairs and blocks with a delimiter", () => {
    const text = "\ufeffa=b=c\n\nd<<EOF\n1\r\n EOF\nEOF\ne=f<<g\nh<<X=Y\nX=Y\nempty=";
    const values = { a: "b=c", d: "1\r\n EOF", e: "f<<g", h: "", empty: "" };
    expect({ ...readFileCommands(text) }).toEqual(values);
  });
  it("takes a second output from a careless value", () => {
    expect({ ...readFileCommands("title=foo\nbar=pwn\n") }).toEqual({ title: "foo", bar: "pwn" });
    expect(Object.keys(readFileCommands("__proto__=x"))).toEqual(["__proto__"]);
  });
  it.each(["plain", "a<<EOF\nx=y", "a<<EOF\nEOF\r\n", "<<EOF\nEOF", "a<<\n"])("rejects %j", (text) => {
    expect(() => readFileCommands(text)).toThrow("Invalid format");
  });
});

it("a summary is accepted up to one mebibyte", () => {
  const sizes = [1_048_576, 1_048_577];
  expect(sizes.map((size) => summaryAccepted(new Uint8Array(size)))).toEqual([true, false]);
});

it("the log of our own tests in a job of GitHub runs no command of a title", () => {
  const log = " ✓ a title with ##[add-mask]e\n::add-mask::e\n";
  expect(ran(formatStart({}) + log)).toEqual(["add-mask()=e", "add-mask()=e"]);
  expect(readCommands(formatStart({ GITHUB_ACTIONS: "true" }) + log).masks).not.toContain("e");
});
