"use strict";
exports.id = 894;
exports.ids = [894];
exports.modules = {

/***/ 95297:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ takeLastLines; },
/* harmony export */   F: function() { return /* binding */ keepLines; }
/* harmony export */ });
const MOST_CHARACTERS = 512 * 1024;
/** The cost of a line in addition to its characters. */
const LINE_COST = 32;
function keepLines(most = MOST_CHARACTERS) {
    const first = [];
    let room = most;
    let last = [];
    let held = 0;
    let start = 0;
    return {
        add(line) {
            const cost = line.length + LINE_COST;
            if (room > 0) {
                first.push(line);
                room -= cost;
                return;
            }
            last.push(line);
            held += cost;
            while (held > most)
                held -= (last[start++]?.length ?? 0) + LINE_COST;
            if (start > 10_000) {
                last = last.slice(start);
                start = 0;
            }
        },
        lines: () => [...first, ...last.slice(start)],
    };
}
const MOST_LAST = 12;
const LONGEST_SHOWN = 200;
/** Lines that package managers print before a script. */
const HEADER = /^(?:> |npm (?:warn|WARN|notice) |yarn run v|\$ )/u;
const LONGEST_HEADER = 8;
/** Lines that they add if it has failed. */
const TRAILER = /^(?:npm (?:error|ERR!)| ?ELIFECYCLE|error Command failed|error: script "|info Visit https:)/u;
/** The last lines with content, for a finding. */
function takeLastLines(lines) {
    const reportedBefore = lines.filter((line, at) => line.trim() !== "" && !(at < LONGEST_HEADER && HEADER.test(line)));
    const own = reportedBefore.filter((line) => !TRAILER.test(line));
    const chosen = (own.length > 0 ? own : reportedBefore).slice(-MOST_LAST).map((line) => line.trimEnd());
    return chosen.map((line) => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN).toWellFormed()}\u2026` : line));
}


/***/ }),

/***/ 54900:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommands: function() { return /* binding */ runCommands; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/package-manager.js
var package_manager = __webpack_require__(23539);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/commands/child-environment.js
var child_environment = __webpack_require__(48925);
// EXTERNAL MODULE: ./build/bundled/commands/invocation.js
var commands_invocation = __webpack_require__(51901);
// EXTERNAL MODULE: ./build/bundled/commands/kept-lines.js
var kept_lines = __webpack_require__(95297);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/bundled/commands/problems/reported-problem.js
/** More problems than this are not read. */
const MOST_REPORTED = 1000;
/** Formats a tool's message like our own: one line, a bounded length, no full stop. */
function formatSentence(text) {
    const line = text.slice(0, LONGEST_SENTENCE).replace(/\s+/gu, " ").trim().toWellFormed();
    return text.length > LONGEST_SENTENCE ? `${line}\u2026` : line.replace(/\.$/u, "");
}
const LONGEST_SENTENCE = 400;
/** The first line with content, and the next one if the first ends in a colon. */
function takeFirstWords(block) {
    const [first = "", second = ""] = block.map((line) => line.trim()).filter((line) => line !== "");
    const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
    return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
}
/** Reads `path:12:5` at the end of a line, with or without brackets, as in a frame of a stack. */
function readPlaceAtEnd(line) {
    const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
    if (row === undefined || column === undefined)
        return undefined;
    const bracket = before.lastIndexOf("(");
    const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
    return { file, line: Number(row), column: Number(column) };
}
/** The index of the first line that ends a block, or the number of lines. Blocks are of a bounded length. */
function findEnd(lines, from, isEnd) {
    const most = Math.min(lines.length, from + LONGEST_BLOCK);
    for (let at = from; at < most; at++)
        if (isEnd(lines[at] ?? ""))
            return at;
    return most;
}
const LONGEST_BLOCK = 400;

;// CONCATENATED MODULE: ./build/bundled/commands/problems/crash.js

const ERROR = /^(?:Uncaught )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: \S.*)$/u;
/** The line, a mark below it and an empty line are between the place of a syntax error and its message. */
const LINES_ABOVE = 5;
const MOST_FRAMES = 30;
/** Reads what Node prints for an uncaught error, and for a file that it cannot parse. */
const readCrashes = (lines) => {
    // In TAP, the output of tests follows a `#`.
    const plain = lines.map((line) => (line.startsWith("# ") ? line.slice(2) : line));
    return plain.flatMap((line, at) => {
        const words = ERROR.exec(line)?.[1];
        if (words === undefined)
            return [];
        const importer = / imported from (\S.*)$/u.exec(words)?.[1];
        const places = [
            ...(importer === undefined ? [] : [{ file: importer, line: 1 }]),
            ...plain.slice(Math.max(0, at - LINES_ABOVE), at).map(readPlaceAlone),
            ...plain
                .slice(at + 1, at + MOST_FRAMES)
                .map((next) => (/^ {4}at /u.test(next) ? readPlaceAtEnd(next) : undefined)),
        ].filter((place) => place !== undefined);
        return places.length === 0 ? [] : [{ places, message: formatSentence(words) }];
    });
};
/** `/home/a/plugin/x.js:3`, alone on a line. */
function readPlaceAlone(line) {
    const [, file, row] = /^(file:\/\/\S.*|\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
    return file === undefined ? undefined : { file, line: Number(row) };
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/eslint.js

/** Reads ESLint's default format: the name of a file, and below it one line for each problem. */
const readStylish = (lines) => {
    let file = "";
    return lines.flatMap((line) => {
        const match = /^ {1,8}(\d{1,7}):(\d{1,7}) +(error|warning) +(\S.*)$/u.exec(line);
        if (!match) {
            file = line.startsWith(" ") ? "" : line;
            return [];
        }
        if (file === "")
            return [];
        const [, row, column, severity, rest = ""] = match;
        // The rule follows the widest gap. Messages of the parser have no rule.
        const gap = rest.lastIndexOf("  ");
        const rule = gap === -1 ? "" : rest.slice(gap).trim();
        const message = rule === "" || rule.includes(" ") ? rest : rest.slice(0, gap);
        const place = { file, line: Number(row), column: Number(column) };
        return [{ places: [place], message: formatMessage(message, rule), isWarning: severity === "warning" }];
    });
};
/** Reads ESLint's compact format: `file: line 1, col 5, Error - Message. (rule)`. */
const readCompact = (lines) => lines.flatMap((line) => {
    const match = /^(\S.*?): line (\d{1,7}), col (\d{1,7}), (Error|Warning) - (.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, rest = ""] = match;
    const bracket = rest.endsWith(")") ? rest.lastIndexOf(" (") : -1;
    const rule = bracket === -1 ? "" : rest.slice(bracket + 2, -1);
    const place = { file, line: Number(row), column: Number(column) };
    const message = formatMessage(bracket === -1 ? rest : rest.slice(0, bracket), rule);
    return [{ places: [place], message, isWarning: severity === "Warning" }];
});
/** Reads ESLint's unix format, `file:1:5: Message. [Error/rule]`, which compilers and other linters use as well. */
const readUnix = (lines) => lines.flatMap((line) => {
    const match = /^ {0,2}(\S.*?):(\d{1,7}):(\d{1,7}): (\S.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, rest = ""] = match;
    const places = [{ file, line: Number(row), column: Number(column) }];
    const bracket = rest.endsWith("]") ? rest.lastIndexOf(" [") : -1;
    const [, severity, rule = ""] = /^(Error|Warning)(?:\/(.*))?$/u.exec(rest.slice(bracket + 2, -1)) ?? [];
    if (bracket !== -1 && severity !== undefined) {
        return [{ places, message: formatMessage(rest.slice(0, bracket), rule), isWarning: severity === "Warning" }];
    }
    const isWarning = /^warn(?:ing)?\b/iu.test(rest);
    return [{ places, message: formatSentence(rest.replace(/^(?:error|warn(?:ing)?):? /iu, "")), isWarning }];
});
function formatMessage(message, rule) {
    return `ESLint: ${formatSentence(message)}${rule === "" || rule.includes(" ") ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/format-failure.js


const LONGEST_NAME = 120;
/** The message for a failed test. */
function formatFailure(name, why) {
    return `The test ${(0,safe/* quote */.hD)(name, LONGEST_NAME)} fails: ${formatReason(why)}`;
}
/** The message for a test file that could not be run. */
function formatFailedFile(path, why) {
    return `The test file ${(0,safe/* quote */.hD)(path, LONGEST_NAME)} fails: ${formatReason(why)}`;
}
/** The assertion's message, without its class and without the comparison. */
function formatReason(why) {
    return formatSentence(why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""));
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/jest.js


const SUITE = "Test suite failed to run";
/** Reads what Jest prints for failed tests, and for files that cannot be run. */
const readJest = (lines) => {
    const problems = [];
    let file = "";
    for (const [at, line] of lines.entries()) {
        file = /^ ?FAIL {1,2}(?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/u.exec(line)?.[1] ?? file;
        const name = /^ {2}\u25cf (\S.*)$/u.exec(line)?.[1];
        if (name === undefined || file === "")
            continue;
        const block = lines.slice(at + 1, findEnd(lines, at + 1, (next) => /^(?: {2}\u25cf |\S)/u.test(next)));
        const isFile = name === SUITE;
        const message = isFile ? formatFailedFile(file, findReason(block)) : formatFailure(name, findReason(block));
        problems.push({ places: [...findPlaces(block), { file, line: 1 }], message });
    }
    return problems;
};
function findReason(block) {
    const findPart = (label) => block.find((line) => line.startsWith(`    ${label}: `))?.slice(label.length + 6);
    const [expected, received] = [findPart("Expected"), findPart("Received")];
    if (expected !== undefined && received !== undefined)
        return `expected ${expected}, but received ${received}`;
    const error = block.find((line) => /^ {4}\w*Error: /u.test(line));
    return (error?.trim() ?? takeFirstWords(block)).replace(/^thrown: "?/u, "");
}
/** The frames of the stack. For a file that cannot be parsed, the line above its code. */
function findPlaces(block) {
    const frames = block.filter((line) => /^ +at /u.test(line)).map((line) => readPlaceAtEnd(line));
    const parsed = block.map((line) => {
        const [, file, row] = /^ {4}(\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
        return file === undefined ? undefined : { file, line: Number(row) };
    });
    return [...parsed, ...frames].filter((place) => place !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/linters.js

/** Biome and Oxlint print a message at most so many lines from its heading or place. */
const NEAR = 4;
/** Biome prints the formatted code, which takes many lines. */
const NOT_FORMATTED = "The file is not formatted";
/** Reads what Biome prints: `src/a.ts:1:5 lint/style/useConst FIXABLE \u2501\u2501\u2501`, and the message below it. */
const readBiome = (lines) => lines.flatMap((line, at) => {
    if (!line.endsWith("\u2501\u2501"))
        return [];
    const [, file, row, column, rule = ""] = /^(\S.*?)(?::(\d{1,7}):(\d{1,7}))? ([a-z][\w/]{1,100}) [^a-z]*$/u.exec(line) ?? [];
    if (file === undefined)
        return [];
    const [, sign, message] = findFirstMatch(lines.slice(at + 1, at + 1 + NEAR), /^ {2}([\u00d7\u2716!\u26a0i]) (\S.*)$/u) ?? [];
    if (message === undefined)
        return [];
    // A file that is not formatted has no line or column.
    const place = { file, line: Number(row ?? 1), ...(column !== undefined && { column: Number(column) }) };
    return [
        {
            places: [place],
            message: linters_formatMessage("Biome", rule === "format" ? NOT_FORMATTED : message, rule),
            isWarning: sign !== "\u00d7" && sign !== "\u2716",
        },
    ];
});
/** What Oxlint prints: `\u00d7 eslint(no-undef): ...`, and below it `\u256d\u2500[src/a.js:3:25]` above the code. */
const readOxlint = (lines) => lines.flatMap((line, at) => {
    const [, file, row, column] = /^ {1,8}(?:\u256d\u2500|,-)\[(.+):(\d{1,7}):(\d{1,7})\]$/u.exec(line) ?? [];
    if (file === undefined)
        return [];
    const above = lines.slice(Math.max(0, at - NEAR), at).toReversed();
    const [, sign, text] = findFirstMatch(above, /^ {1,4}([\u00d7x\u26a0!]) (\S.*)$/u) ?? [];
    if (text === undefined)
        return [];
    const [, rule = "", message = text] = /^([\w@/-]{1,80}\([\w@/-]{1,80}\)): (.*)$/u.exec(text) ?? [];
    const place = { file, line: Number(row), column: Number(column) };
    return [
        { places: [place], message: linters_formatMessage("Oxlint", message, rule), isWarning: sign === "\u26a0" || sign === "!" },
    ];
});
function findFirstMatch(lines, pattern) {
    for (const line of lines) {
        const found = pattern.exec(line);
        if (found)
            return found;
    }
    return undefined;
}
function linters_formatMessage(tool, message, rule) {
    return `${tool}: ${formatSentence(message)}${rule === "" ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/mocha.js


const FIRST_LINE = /^ {2}\d{1,6}\) (\S.*)$/u;
/** The suites of a test are on lines of their own, one below the other. The error is indented less. */
const NEXT_LINE = /^ {7,200}(\S.*)$/u;
/** Reads the list that most of Mocha's reporters print after the number of failed tests. */
const readMocha = (lines) => {
    const start = lines.findIndex((line) => /^ {2}\d{1,6} failing$/u.test(line));
    if (start === -1)
        return [];
    return lines.flatMap((line, at) => {
        const suite = at > start ? FIRST_LINE.exec(line)?.[1] : undefined;
        if (suite === undefined)
            return [];
        const block = lines.slice(at + 1, findEnd(lines, at + 1, (next) => FIRST_LINE.test(next)));
        const nested = block.findIndex((next) => !NEXT_LINE.test(next));
        const names = [suite, ...block.slice(0, nested === -1 ? block.length : nested).map((next) => next.trim())];
        const rest = block.slice(names.length - 1);
        const why = takeFirstWords(rest).replace(/(Timeout of \d+ms exceeded)\. .*$/u, "$1");
        return [{ places: mocha_findPlaces(rest), message: formatFailure(names.join(" > ").replace(/:$/u, ""), why) }];
    });
};
/** The frames of the stack, and the file that Mocha names in brackets after a timeout. */
function mocha_findPlaces(block) {
    return block.flatMap((line) => {
        const frame = /^ +at /u.test(line) ? readPlaceAtEnd(line) : undefined;
        const file = line.endsWith(")")
            ? /^ +Error: Timeout of .{1,300} \((\/.+|[A-Za-z]:\\.+)\)$/u.exec(line)?.[1]
            : undefined;
        if (file !== undefined)
            return [{ file, line: 1 }];
        return frame ? [frame] : [];
    });
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/node-test.js



/** Reads the output of Node's test runner: the list of failed tests at the end of the spec format, or TAP. */
const readNodeTest = (lines) => {
    const found = [...readSpec(lines), ...readTap(lines)].slice(0, MOST_REPORTED);
    if (found.length === 0)
        return [];
    // For a file that cannot be loaded, the runner prints only that it failed. The crash itself is printed above.
    const crashes = readCrashes(lines).slice(0, MOST_CRASHES);
    return found.map(({ name, why, places }) => {
        const isFile = /^(?:\/|[A-Za-z]:\\|file:)|^\S+\.[cm]?[jt]s$/u.test(name);
        const crash = isFile ? crashes.find((one) => one.places.some(({ file }) => file.endsWith(name))) : undefined;
        const message = isFile ? formatFailedFile(getBaseName(name), crash?.message ?? why) : formatFailure(name, why);
        return { places: [...(crash?.places ?? []), ...places], message };
    });
};
const MOST_CRASHES = 100;
function readSpec(lines) {
    return lines.flatMap((line, at) => {
        const where = line.startsWith("test at ") ? readPlaceAtEnd(line.slice("test at ".length)) : undefined;
        const name = /^\u2716 (\S.*?) \([\d.]+ms\)$/u.exec(lines[at + 1] ?? "")?.[1];
        if (!where || name === undefined)
            return [];
        const block = lines.slice(at + 2, findEnd(lines, at + 2, (next) => !/^(?: {2}|$)/u.test(next)));
        return [{ name, why: node_test_findReason(block), places: [...findFrames(block), where] }];
    });
}
/** The error's message, without the quotes around a thrown text. */
function node_test_findReason(block) {
    return takeFirstWords(block).replace(/^'(.*)'$/u, "$1");
}
function findFrames(block) {
    return block
        .filter((line) => /^ +(?:at )?\S.*:\d+:\d+\)?(?: \{)?$/u.test(line))
        .map((line) => readPlaceAtEnd(line.replace(/ \{$/u, "")))
        .filter((place) => place !== undefined);
}
function readTap(lines) {
    return lines.flatMap((line, at) => {
        const [, indent = "", raw] = /^( {0,200})not ok \d+ - (\S.*)$/u.exec(line) ?? [];
        if (raw === undefined || /(?<!\\)# (?:TODO|SKIP)\b/u.test(raw) || lines[at + 1] !== `${indent}  ---`)
            return [];
        const end = findEnd(lines, at + 2, (next) => next === `${indent}  ...`);
        const block = lines.slice(at + 2, end).map((one) => one.slice(indent.length + 2));
        if (readField(block, "failureType") === "subtestsFailed")
            return [];
        const where = readPlaceAtEnd(readField(block, "location") ?? "");
        const stack = findFrames(readBody(block, "stack").map((one) => `  ${one.trim()}`));
        const kind = /^(?!Assertion|Error)\w+Error$/u.exec(readField(block, "name") ?? "")?.[0];
        const error = readField(block, "error") ?? node_test_findReason(readBody(block, "error"));
        const why = kind === undefined ? error : `${kind}: ${error}`;
        return [{ name: raw.replace(/\\(.)/gu, "$1"), why, places: [...stack, ...(where ? [where] : [])] }];
    });
}
/** The value on the line of its key. `undefined` if it is on the lines below. */
function readField(block, key) {
    const value = block.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
    return value === undefined || value.startsWith("|") ? undefined : value.replace(/^'(.*)'$/u, "$1");
}
function readBody(block, key) {
    const start = block.findIndex((line) => line.startsWith(`${key}: |`)) + 1;
    if (start === 0)
        return [];
    const end = block.slice(start).findIndex((line) => line !== "" && !line.startsWith("  "));
    return block.slice(start, end === -1 ? undefined : start + end);
}
function getBaseName(name) {
    return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
}

// EXTERNAL MODULE: ./build/bundled/text/lines.js
var lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/commands/problems/location-finder.js





const LARGEST_SOURCE = 1024 * 1024;
/** Finds the first place in a file of the repository. Files of installed packages do not count. */
function makeLocationFinder(where) {
    const paths = new Map();
    const sources = new Map();
    const findPath = (file) => {
        if (!paths.has(file))
            paths.set(file, findRepositoryPath(file, where));
        return paths.get(file);
    };
    const readSource = (path) => {
        if (!sources.has(path)) {
            const bytes = where.workspace.bytes(path, LARGEST_SOURCE);
            sources.set(path, bytes && (0,lines/* indexLines */.u)(new TextDecoder().decode(bytes)));
        }
        return sources.get(path);
    };
    return (places) => {
        for (const place of places) {
            const file = findPath(place.file);
            if (file === undefined)
                continue;
            return (0,text_location/* makeLocation */.i)(file, makeRange(place, readSource(file)));
        }
        return undefined;
    };
}
function findRepositoryPath(file, { workspace, root, folder }) {
    const name = parseLocalPath(file);
    if (name === undefined || name.includes("\0"))
        return undefined;
    const path = (0,disk/* makeWorkspacePath */.Jj)(root, (0,external_node_path_.resolve)((0,external_node_path_.join)(root, folder), name));
    if (path === undefined || path.split("/").includes("node_modules"))
        return undefined;
    return workspace.entry(path)?.kind === "file" ? path : undefined;
}
function parseLocalPath(file) {
    if (!file.startsWith("file:"))
        return file;
    try {
        return (0,external_node_url_.fileURLToPath)(file);
    }
    catch (error) {
        // An address that names no local file.
        if (error instanceof TypeError || error instanceof URIError)
            return undefined;
        throw error;
    }
}
/** The range of a place: as long as the tool says, else the word there, else the whole line. */
function makeRange({ line, column, length }, source) {
    const text = source?.line(line);
    if (text === undefined)
        return undefined;
    const indent = text.length - text.trimStart().length;
    const isInside = column !== undefined && column >= 1 && column <= text.length;
    const start = isInside ? column : indent + 1;
    const word = isInside ? (/^[\p{L}\p{N}_$]+/u.exec(text.slice(column - 1, column + 199))?.[0].length ?? 1) : undefined;
    const end = isInside ? start + Math.max(1, length ?? word ?? 1) : text.trimEnd().length + 1;
    return {
        start: { line, column: start },
        end: { line, column: Math.max(start, Math.min(end, text.length + 1)) },
    };
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/typescript.js

const PLAIN = /^(\S[^()]*)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d+): (.*)$/u;
const PRETTY = /^(\S.*?):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d+): (.*)$/u;
/** The pretty format shows the line below the problem, and underlines the range below that. */
const LINES_TO_UNDERLINE = 12;
/** Reads what `tsc` prints, plain or pretty, and tools with the same format such as `vue-tsc`. */
const readTypescript = (lines) => lines.flatMap((line, at) => {
    if (!/: (?:error|warning) TS\d| - (?:error|warning) TS\d/u.test(line))
        return [];
    const match = PLAIN.exec(line) ?? PRETTY.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, code = "", message = ""] = match;
    const length = countUnderlined(lines.slice(at + 1, at + LINES_TO_UNDERLINE));
    const place = { file, line: Number(row), column: Number(column), length };
    const isWarning = severity === "warning";
    return [{ places: [place], message: `TypeScript: ${formatSentence(message)} (${code})`, isWarning }];
});
function countUnderlined(lines) {
    const next = lines.findIndex((line) => / - error TS\d|^\S.*\): error TS\d/u.test(line));
    const own = next === -1 ? lines : lines.slice(0, next);
    return own.map((line) => /^ *(~+)$/u.exec(line)?.[1]?.length).find((length) => length !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/vitest.js


/** Reads what Vitest prints for failed tests, for files that cannot be loaded, and for uncaught errors. */
const readVitest = (lines) => {
    const problems = [];
    for (let at = 0; at < lines.length; at++) {
        const names = [];
        // Several tests may share one error. Their names are above it.
        for (; readName(lines[at]) !== undefined; at++)
            names.push(readName(lines[at]) ?? "");
        const isUncaught = /^\u23af+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) \u23af+$/u.test(lines[at] ?? "");
        if (isUncaught)
            at++;
        if (names.length === 0 && !isUncaught)
            continue;
        const end = findEnd(lines, at + 1, (line) => line.startsWith("\u23af") || readName(line) !== undefined);
        const block = lines.slice(at, end);
        const message = takeFirstWords(block);
        // Jest marks its files in the same way if it has colours. Its tests begin with a dot.
        if (message.startsWith("\u25cf "))
            continue;
        const places = block.map(readPlace).filter((place) => place !== undefined);
        if (isUncaught)
            problems.push({ places, message: `An error that no test caught: ${formatSentence(message)}` });
        for (const name of names)
            problems.push(makeFailedTest(name, message, places));
        at = end - 1;
    }
    return problems;
};
/** Reads ` FAIL |project| test/a.test.ts > suite > test`, without the words before the file. */
function readName(line = "") {
    return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
}
/**
 * Reads ` \u276f add src/add.ts:3:9`, ` File: /src/add.ts:3:9` with the plugin's folder as its root, or `\u256d\u2500[
 * src/add.ts:3:9 ]` above code.
 */
function readPlace(line) {
    const frame = /^ \u276f (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const code = /^ {1,10}\u256d\u2500\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
    const place = frame ?? file ?? code;
    return place === undefined ? undefined : readPlaceAtEnd(place);
}
function makeFailedTest(name, message, places) {
    const [file = "", ...titles] = name.split(" > ");
    const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
    const fallback = { file: path, line: 1 };
    const reported = titles.length === 0 ? formatFailedFile(path, message) : formatFailure(titles.join(" > "), message);
    return { places: [...places, fallback], message: reported };
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/find-problems.js












/** So many problems are reported at their places. The others are counted. */
const MOST_PROBLEMS = 50;
const MOST_PLACES = 20;
const READERS = [
    readTypescript,
    readStylish,
    readCompact,
    readUnix,
    readBiome,
    readOxlint,
    readVitest,
    readJest,
    readMocha,
    readNodeTest,
];
/** Finds the problems that a failed command printed, each at its place in the repository. */
function findProblems(lines, where) {
    const byTools = READERS.flatMap((read) => read(lines));
    const reported = byTools.length > 0 ? byTools : readCrashes(lines);
    // Warnings fail a command only if there are no errors.
    const errors = reported.filter(({ isWarning }) => isWarning !== true);
    const worst = errors.length > 0 ? errors : reported;
    const locate = makeLocationFinder(where);
    const found = new Map();
    let elsewhere = Math.max(0, worst.length - MOST_REPORTED);
    for (const { places, message } of worst.slice(0, MOST_REPORTED)) {
        const at = locate(places.slice(0, MOST_PLACES));
        // A tool may print a problem twice, for example in a summary at the end.
        if (at)
            found.set(JSON.stringify([at, message]), { at, message: removeRoot(message, where.root) });
        else
            elsewhere++;
    }
    const all = [...found.values()];
    const problems = all.slice(0, MOST_PROBLEMS);
    return { problems, more: all.length - problems.length + elsewhere };
}
/** Removes the path of the repository's folder from texts. */
function removeRoot(text, root) {
    return text.replaceAll(`${(0,external_node_url_.pathToFileURL)(root).href}/`, "").replaceAll(`${root}${external_node_path_.sep}`, "");
}

;// CONCATENATED MODULE: ./build/bundled/commands/reported-once.js
/**
 * Which command keeps a problem that several report: a compiler's errors belong to the type check, not to a test that
 * builds.
 */
const KEEPERS = ["typecheck", "lint", "test"];
/** The runs with each problem kept once, where a command reports what another reports too. */
function reportOnce(runs) {
    const keepers = new Map();
    const kept = new Map();
    for (const name of KEEPERS) {
        const run = runs.get(name);
        if (!run)
            continue;
        const own = run.problems.filter((problem) => !keepers.has(identify(problem)));
        const repeated = run.problems.filter((problem) => keepers.has(identify(problem)));
        const by = repeated[0] && keepers.get(identify(repeated[0]));
        kept.set(name, by === undefined ? run : { ...run, problems: own, repeated: { by, count: repeated.length } });
        for (const problem of own)
            keepers.set(identify(problem), run.line);
    }
    return new Map(Array.from(runs, ([name, run]) => [name, kept.get(name) ?? run]));
}
const identify = ({ at, message }) => JSON.stringify([at.file, at.range?.start, message]);

// EXTERNAL MODULE: ./build/bundled/commands/run-command.js
var run_command = __webpack_require__(49830);
;// CONCATENATED MODULE: ./build/bundled/commands/run-commands.js












/**
 * Runs some of a plugin's commands, one after the other, and returns the result of each.
 *
 * @throws {UsageError} if a command leaves nothing to check.
 */
async function runCommands(place, scripts, names, options) {
    const runs = new Map();
    for (const name of names) {
        const command = scripts.commands[name];
        if (command.kind !== "script" && command.kind !== "line")
            continue;
        runs.set(name, await runAndReport(place, command, scripts, options));
    }
    return reportOnce(runs);
}
async function runAndReport(place, command, { manager }, { environment, named, platform, minutes, cancellation, onEvent }) {
    const { root, folder } = place;
    const invocation = (0,commands_invocation/* makeInvocation */.v)(command, manager.name, platform);
    const { line } = invocation;
    const mark = (0,external_node_crypto_.randomUUID)();
    const above = (0,package_manager/* listFoldersAbove */.jk)(folder).map((one) => (0,external_node_path_.join)(root, one));
    const kept = (0,kept_lines/* keepLines */.F)();
    onEvent({ kind: "started", folder, line });
    const start = Date.now();
    const { ending, leftRunning } = await (0,run_command/* runCommand */.d)(invocation, {
        folder: (0,external_node_path_.join)(root, folder),
        environment: (0,child_environment/* makeChildEnvironment */.A)(environment, above, mark, named),
        ...{ mark, minutes, platform, cancellation },
        onLine(text) {
            kept.add(text);
            onEvent({ kind: "printed", text });
        },
    });
    if ((0,disk/* resolveFolder */.h1)((0,external_node_path_.join)(root, folder)) === undefined) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(line)} has removed the folder of the plugin, so that there is nothing left to check`, "Get the files back, from git or a copy, and fix the command before it is run again");
    }
    const lines = kept.lines();
    const isFine = ending.kind === "status" && ending.status === 0;
    // The command may have written files. The tools printed places in their new content.
    const { problems, more } = isFine ? NOTHING : findProblems(lines, { ...place, workspace: (0,disk/* diskWorkspace */.DH)(root) });
    const last = (0,kept_lines/* takeLastLines */.$)(lines).map((text) => removeRoot(text, root));
    const run = { line, ending, problems, moreProblems: more, lastLines: last, leftRunning };
    onEvent({ kind: "ended", line, run, milliseconds: Date.now() - start });
    return run;
}
const NOTHING = { problems: [], more: 0 };


/***/ }),

/***/ 32457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ findCommit; },
/* harmony export */   j: function() { return /* binding */ findChangedFiles; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81407);
/* harmony import */ var _workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70478);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76066);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41916);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95822);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57430);
/* harmony import */ var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51207);
/* harmony import */ var _same_content_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97949);
/* harmony import */ var _untracked_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49058);










const MOST_INDEX_BYTES = 256 * 1024 * 1024;
const PROGRAM = "100755";
/** How many levels of submodules are compared. */
const DEEPEST = 4;
/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither. Commits
 * are read by their ids. The files of the working tree are hashed here, as git would for a commit, but every attribute,
 * filter and setting is ignored.
 */
async function findChangedFiles(root, ref, depth = 0) {
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .withGitObjects */ .$)(root, async (objects) => {
        const { isShallow: shallow, ask } = objects;
        const commit = (await findCommit(objects, ref)) ?? (await findCommit(objects, `origin/${ref}`));
        if (commit === undefined)
            return { refused: "no-commit", shallow };
        const common = await ask(["merge-base", commit, objects.head]);
        if (common.status === 1)
            return { refused: "no-common-commit", shallow };
        if (common.status !== 0)
            return makeFailure(getFirstLine(common.complaint));
        const parted = common.bytes.toString("latin1").trim();
        const base = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(objects, parted);
        const head = parted === objects.head ? base : await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(objects, objects.head);
        if (!base || !head)
            return makeFailure("not all of a commit is in this clone");
        return findDifferences(root, objects, { base, head, depth });
    });
}
async function findDifferences(root, objects, { base, head, depth }) {
    const tree = (0,_workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkingTree */ .A)(root);
    const { folder: git } = objects;
    const isSparse = git.file("info/sparse-checkout", MOST_INDEX_BYTES) !== "missing";
    const changed = [];
    const different = [];
    for (const [path, entry] of base) {
        const found = tree.at(path);
        const isCommitted = head.get(path)?.id === entry.id;
        if (entry.mode === _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE */ .NG) {
            if (!(await isSameSubmodule((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), entry, isCommitted, depth)))
                changed.push(path);
        }
        else if (found === undefined) {
            // A sparse checkout leaves out files that are in the commit.
            if (!isSparse || !isCommitted)
                changed.push(path);
        }
        else if (found.kind === "file" && entry.mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK */ .ps) {
            const sameness = (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .classifyContent */ .CQ)(found.bytes, entry.id);
            if (sameness === "other")
                different.push({ path, id: entry.id, bytes: found.bytes });
            else if (tree.keepsModes && found.isExecutable !== (entry.mode === PROGRAM))
                changed.push(path);
            else if ((head.get(path)?.mode ?? entry.mode) !== entry.mode)
                changed.push(path);
        }
        else if (!isSameLink(found, entry))
            changed.push(path);
    }
    const pointers = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmallObjects */ .M7)(objects, different.map(({ id }) => id), _same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .LONGEST_POINTER */ .B3);
    for (const { path, id, bytes } of different) {
        const pointer = pointers.get(id);
        if (!pointer || !(0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .isFileOfPointer */ .RB)(bytes, pointer.bytes))
            changed.push(path);
    }
    const tracked = new Set(readTrackedPaths(objects) ?? head.keys());
    for (const path of tracked)
        if (!base.has(path) && tree.at(path) !== undefined)
            changed.push(path);
    const untracked = (0,_untracked_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listUntrackedFiles */ .x)(tree, git, (path) => base.has(path) || tracked.has(path));
    if (!untracked)
        return makeFailure("there are too many files");
    return { files: changed.toSorted(), untracked };
}
/** Where a file system has no links, a link is a file with its target in it. */
function isSameLink(found, { mode, id }) {
    if (mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK */ .ps)
        return false;
    if (found.kind === "link")
        return (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .classifyContent */ .CQ)(found.target, id) === "same";
    return found.kind === "file" && node_path__WEBPACK_IMPORTED_MODULE_0__.sep === "\\" && (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .classifyContent */ .CQ)(found.bytes, id) === "same";
}
/** Whether a submodule is unchanged. If it is checked out, its commit and its files decide. */
async function isSameSubmodule(root, { id }, isCommitted, depth) {
    const git = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitFolder */ .vo)(root);
    if (git === undefined)
        return isCommitted;
    const head = "absent" in git ? undefined : (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readHead */ .zy)(git);
    if (head === undefined || "refused" in head || head.head !== id || depth >= DEEPEST)
        return false;
    const changed = await findChangedFiles(root, id, depth + 1);
    return "files" in changed && changed.files.length === 0 && changed.untracked.length === 0;
}
/** The tracked files in the index; `undefined` where it cannot be read. */
function readTrackedPaths({ folder }) {
    const bytes = folder.file("index", MOST_INDEX_BYTES);
    if (typeof bytes === "string")
        return undefined;
    const index = (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .parseGitIndex */ .q)(bytes, "");
    return "refused" in index ? undefined : index.paths;
}
/** The commit that a name resolves to, with what may follow it: `~2`, `^`. */
async function findCommit(objects, ref) {
    const [, name = "", steps = ""] = /^([^~^]+)((?:[~^]\d{0,6}){0,20})$/u.exec(ref) ?? [];
    const object = (0,_resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRef */ .q)(objects.folder, name) ?? (/^[0-9a-f]{4,64}$/u.test(name) ? name : undefined);
    if (object === undefined)
        return undefined;
    const { status, bytes } = await objects.ask([
        "rev-parse",
        "--verify",
        "--quiet",
        "--end-of-options",
        `${object}${steps}^{commit}`,
    ]);
    return status === 0 ? bytes.toString("latin1").trim() : undefined;
}
function makeFailure(why) {
    return { refused: "failed", why };
}
function getFirstLine(text) {
    return text.trim().split("\n")[0] ?? "";
}


/***/ }),

/***/ 93587:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   classifyContent: function() { return /* reexport safe */ _same_content_js__WEBPACK_IMPORTED_MODULE_6__.CQ; },
/* harmony export */   findTaggedCommit: function() { return /* binding */ findTaggedCommit; },
/* harmony export */   isFileOfPointer: function() { return /* reexport safe */ _same_content_js__WEBPACK_IMPORTED_MODULE_6__.RB; },
/* harmony export */   readCommittedFiles: function() { return /* binding */ readCommittedFiles; },
/* harmony export */   readPointers: function() { return /* binding */ readPointers; }
/* harmony export */ });
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81407);
/* harmony import */ var _workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70478);
/* harmony import */ var _changed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32457);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41916);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57430);
/* harmony import */ var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51207);
/* harmony import */ var _same_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97949);
/* harmony import */ var _untracked_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49058);









/**
 * The contents of a commit, verified against its id down to each file: tampered objects of the repository are refused.
 * Attributes, filters and settings of the repository have no effect.
 */
async function readCommittedFiles(root, commit, folder) {
    const read = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => {
        const files = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(objects, commit, folder);
        if (!files)
            return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
        const untracked = (0,_untracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .listUntrackedFiles */ .x)((0,_workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkingTree */ .A)(root), objects.folder, (path) => files.has(path), folder);
        if (!untracked)
            return { refused: "failed", why: "there are too many files" };
        return { blobs: findBlobs(files), untracked: new Set(untracked) };
    });
    return "refused" in read ? { refused: explainFailure(read) } : read;
}
function findBlobs(files) {
    const blobs = [...files].filter(([, { mode }]) => mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE */ .NG && mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .LINK */ .ps);
    return new Map(blobs.map(([path, { id }]) => [path, id]));
}
/** The contents that a repository has of some ids, as far as they may be pointers of Git LFS. */
async function readPointers(root, ids) {
    const small = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => ({
        found: await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readSmallObjects */ .M7)(objects, ids, _same_content_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_POINTER */ .B3),
    }));
    return new Map("found" in small ? [...small.found].map(([id, { bytes }]) => [id, bytes]) : []);
}
/**
 * The commit that a tag names here; `undefined` where there is no such tag.
 *
 * @returns why it is not known, where it is not.
 */
async function findTaggedCommit(root, tag) {
    const git = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitFolder */ .vo)(root);
    if (git === undefined || "absent" in git || (0,_resolve_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRef */ .q)(git, `refs/tags/${tag}`) === undefined)
        return undefined;
    const commit = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => ({
        commit: await (0,_changed_files_js__WEBPACK_IMPORTED_MODULE_2__/* .findCommit */ .f)(objects, `refs/tags/${tag}`),
    }));
    if ("refused" in commit)
        return { refused: explainFailure(commit) };
    return commit.commit ?? { refused: "what the tag names is not in this clone" };
}
function explainFailure(refusal) {
    return refusal.refused === "no-git" ? "there is no git" : refusal.why;
}


/***/ }),

/***/ 24546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ addRules; },
/* harmony export */   p: function() { return /* binding */ isIgnored; }
/* harmony export */ });
/* harmony import */ var _text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57384);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85990);


const MOST_RULES = 5000;
/**
 * Adds the rules of an ignore file to those of the folders above. A pattern that is not understood ignores nothing, so
 * that more files are looked at, never fewer.
 *
 * @param depth how many names the path of its folder has.
 */
function addRules(rules, text, depth) {
    const more = text.split("\n").flatMap((line) => parseRule(line, depth) ?? []);
    return rules.length + more.length > MOST_RULES ? rules : [...rules, ...more];
}
function parseRule(line, depth) {
    const plain = line.replace(/\r$/u, "").replace(/(?<!\\) +$/u, "");
    if (plain === "" || plain.startsWith("#") || /[{}]/u.test(plain))
        return undefined;
    const isNegated = plain.startsWith("!");
    const pattern = isNegated ? plain.slice(1) : plain;
    const isForFolders = pattern.endsWith("/");
    const path = isForFolders ? pattern.slice(0, -1) : pattern;
    const glob = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(path.replace(/^\//u, ""));
    return glob && { glob, depth, isNegated, isForFolders, isAnchored: path.includes("/") };
}
/**
 * Whether a rule ignores a path, given by its names from the root. Callers never ask about paths in an ignored folder.
 *
 * @param budget how many rules may still be tried; with none left nothing is ignored.
 */
function isIgnored(rules, names, isFolder, budget) {
    budget.left -= rules.length;
    if (budget.left < 0)
        return false;
    const letters = names.map(_text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP);
    const rule = rules.findLast(({ glob, depth, isForFolders, isAnchored }) => {
        if (isForFolders && !isFolder)
            return false;
        const below = letters.slice(depth);
        if (!isAnchored)
            return glob.matches(below.slice(-1));
        return (glob.isForNames ? below.length === 1 : true) && glob.matches(below);
    });
    return rule !== undefined && !rule.isNegated;
}


/***/ }),

/***/ 41916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: function() { return /* binding */ withGitObjects; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/processes/run-to-end.js
var run_to_end = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/bundled/workspace/git-folder.js
var git_folder = __webpack_require__(81407);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/git-objects-folder.js




const MOST_ALTERNATES_BYTES = 64 * 1024;
/** git itself follows alternates five deep; each may name several. */
const MOST_FOLDERS = 100;
/** The folders of git's objects in which it opens files: by the first two signs of an id, and two by name. */
const OPENED_BY_GIT = /^(?:[0-9a-f]{2}|info|pack)$/u;
const DECODER = new TextDecoder();
/**
 * Looks at all files of a repository's objects that git would open: git would wait for a pipe, read a device without
 * end, and ask another machine. Links are followed, as git follows them.
 *
 * @returns why git cannot be asked.
 * @throws {UnsafeGitError} where git could wait without end.
 */
function explainUnfitObjects(objects) {
    const open = [objects];
    for (const folder of open) {
        if (/[\r\n]/u.test(folder))
            return "the path of the repository has a line break in it";
        refuseSpecialFiles(folder);
        const alternates = readAlternates(folder);
        if (typeof alternates === "string")
            return alternates;
        open.push(...alternates.filter((one) => !open.includes(one)));
        if (open.length > MOST_FOLDERS)
            return `git keeps its objects in over ${String(MOST_FOLDERS)} folders`;
    }
    return undefined;
}
function refuseSpecialFiles(objects) {
    for (const { name, kind } of listFollowed(objects)) {
        const folder = (0,external_node_path_.join)(objects, name);
        const found = OPENED_BY_GIT.test(name) ? readFollowedKind(folder, kind) : undefined;
        if (found === "special")
            throw new git_folder/* UnsafeGitError */.xg(folder);
        for (const entry of found === "folder" ? listFollowed(folder) : []) {
            const path = (0,external_node_path_.join)(folder, entry.name);
            if (readFollowedKind(path, entry.kind) === "special")
                throw new git_folder/* UnsafeGitError */.xg(path);
        }
    }
}
function listFollowed(folder) {
    const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native(folder));
    return (real === undefined ? undefined : (0,safe_read/* readFolder */.j1)(real)) ?? [];
}
function readFollowedKind(path, kind) {
    if (kind !== "link")
        return kind;
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* getKind */.Dx)(stat);
}
/** The folders that a repository takes objects from: one a line, a relative one from the folder of the objects. */
function readAlternates(objects) {
    const path = (0,external_node_path_.join)(objects, "info", "alternates");
    if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })) === undefined)
        return [];
    const bytes = (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)(external_node_fs_.realpathSync.native(path), MOST_ALTERNATES_BYTES));
    if (!bytes)
        return "git's file objects/info/alternates cannot be read, or has over 64 KiB";
    const lines = DECODER.decode(bytes)
        .split("\n")
        .filter((line) => line !== "" && !line.startsWith("#"));
    if (lines.some((line) => /^"?[\\/]{2}/u.test(line)))
        return "its objects are kept on another machine";
    // Only git can resolve the escapes in such a line.
    if (lines.some((line) => line.startsWith('"')))
        return "its alternates are in quotation marks";
    return lines.map((line) => (0,external_node_path_.resolve)(objects, line));
}

// EXTERNAL MODULE: ./build/bundled/git/git-refs.js
var git_refs = __webpack_require__(95822);
;// CONCATENATED MODULE: ./build/bundled/git/git-objects.js







/** As much as git prints for a million files. At this limit, and after the time limit, git is ended. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const SAFE_OPTIONS = [
    ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
    // Git would trust these two indexes of the objects, which somebody else may have written.
    ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false"],
    ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
    ...["-c", "safe.bareRepository=explicit", "-c", "gc.auto=0", "-c", "maintenance.auto=false"],
];
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_PROTOCOL_FROM_USER: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_CEILING_DIRECTORIES: "",
    LC_ALL: "C",
};
/** An empty file, which replaces the settings of the user and of the machine. */
const EMPTY = "empty";
function makeFolderVariables(home) {
    const empty = (0,external_node_path_.join)(home, EMPTY);
    return { GIT_DIR: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: empty, GIT_CONFIG_SYSTEM: empty };
}
/**
 * Does something with the objects of a repository. Git never sees the repository: it is started in a git folder of our
 * own, which has a configuration of ours and names the repository's objects as alternates. So no configuration, hook,
 * attribute or reference of the repository has any effect, and no program that they name is started.
 *
 * @param deadline when git is ended, as `Date.now()` counts.
 * @throws {UnsafeGitError}
 */
async function withGitObjects(root, act, deadline = Date.now() + LONGEST_MS) {
    const folder = (0,git_folder/* openGitFolder */.vo)(root);
    const paths = (0,git_folder/* findGitPaths */.IK)(root);
    if (folder === undefined || paths === undefined)
        return { refused: "no-repository", why: "there is no git repository" };
    if ("absent" in folder)
        return { refused: "no-repository", why: folder.absent };
    if ("absent" in paths)
        return { refused: "no-repository", why: paths.absent };
    const refs = (0,git_refs/* readHead */.zy)(folder);
    if ("refused" in refs)
        return { refused: "failed", why: refs.refused };
    const { head, isShallow } = refs;
    if (head === undefined)
        return { refused: "failed", why: "HEAD names no commit" };
    const objects = (0,external_node_path_.join)(paths.common, "objects");
    const unfit = explainUnfitObjects(objects);
    if (unfit !== undefined)
        return { refused: "failed", why: unfit };
    const surroundings = (0,programs/* getSurroundings */.kR)();
    const path = (0,programs/* listTrustedFolders */.PD)(surroundings, root);
    const git = (0,programs/* findProgram */.Kp)("git", path, surroundings, root);
    if (git === undefined)
        return { refused: "no-git" };
    const shallow = isShallow ? folder.file("shallow", MOST_SHALLOW_BYTES) : "missing";
    if (shallow === "unreadable")
        return { refused: "failed", why: "git's file shallow cannot be read" };
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (home) => {
        (0,temporary_folder/* fillFolder */.qM)(home, {
            HEAD: "ref: refs/heads/none\n",
            config: makeConfiguration(head),
            "objects/info/alternates": `${objects.replaceAll("\\", "/")}\n`,
            "refs/heads/.keep": "",
            [EMPTY]: "",
            ...(shallow !== "missing" && { shallow }),
        });
        const environment = {
            ...(0,programs/* makeToolEnvironment */.yB)(surroundings, { path, home }),
            ...VARIABLES,
            ...makeFolderVariables(home),
        };
        const ask = async (args, { input, mostBytes = MOST_BYTES } = {}) => {
            const milliseconds = deadline - Date.now();
            if (milliseconds <= 0)
                return makeFailure("there is no time left");
            const options = { folder: home, environment, input };
            const run = await (0,run_to_end/* runToEnd */.c)(git, [...SAFE_OPTIONS, ...args], options, { milliseconds, mostBytes });
            if (run.kind === "ended")
                return run;
            return makeFailure(run.kind === "not-started" ? run.why : FAILURES[run.kind]);
        };
        return act({ folder, head, isShallow, ask });
    });
}
const FAILURES = {
    "not-found": "git was not found",
    "too-late": "git took too long",
    "too-long": "git's answer is too long",
};
function makeFailure(complaint) {
    return { status: -1, bytes: Buffer.alloc(0), complaint };
}
function makeConfiguration(object) {
    const isSha256 = object.length === 64;
    const core = `[core]\n\trepositoryformatversion = ${isSha256 ? "1" : "0"}\n\tbare = true\n`;
    return isSha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core;
}


/***/ }),

/***/ 57430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   HM: function() { return /* binding */ computeId; },
/* harmony export */   M7: function() { return /* binding */ readSmallObjects; },
/* harmony export */   NG: function() { return /* binding */ SUBMODULE; },
/* harmony export */   Wn: function() { return /* binding */ readParents; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   ps: function() { return /* binding */ LINK; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

const LINK = "120000";
const SUBMODULE = "160000";
const FOLDER = "40000";
/** The most bytes that git prints about an object before its content. */
const HEADER_BYTES = 200;
const MOST_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;
/** What git calls a content: by the hash that another id is made with, or by SHA-1. */
function computeId(kind, bytes, like) {
    const hash = (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .createHash */ .n)(like?.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`${kind} ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
async function readObjects({ ask }, ids, most) {
    const objects = new Map();
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return objects;
    const mostBytes = most + (unique.length + 1) * HEADER_BYTES;
    const { status, bytes } = await ask(["cat-file", "--batch"], {
        input: unique.map((id) => `${id}\n`).join(""),
        mostBytes,
    });
    if (status !== 0)
        return undefined;
    let at = 0;
    for (const id of unique) {
        const end = bytes.indexOf("\n", at);
        const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
        const content = bytes.subarray(end + 1, end + 1 + Number(size));
        if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
            return undefined;
        objects.set(id, { kind, bytes: content });
        at = end + 2 + content.length;
    }
    return objects;
}
const MOST_SMALL = 20_000;
/** Reads those objects that are here and small, as a pointer of Git LFS is. */
async function readSmallObjects(objects, ids, most) {
    const unique = [...new Set(ids)].slice(0, MOST_SMALL);
    if (unique.length === 0)
        return new Map();
    const input = unique.map((id) => `${id}\n`).join("");
    const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
    const lines = bytes.toString("latin1").split("\n");
    const small = lines.flatMap((line) => {
        const [id = "", size = ""] = line.split(" ");
        return /^\d+$/u.test(size) && Number(size) <= most ? [id] : [];
    });
    return (await readObjects(objects, small, small.length * most)) ?? new Map();
}
/** The parents of a commit; `undefined` for what is not a commit that is here. */
async function readParents(objects, commit) {
    const headers = await readCommitHeaders(objects, commit);
    return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}
async function readCommitHeaders(objects, commit) {
    const found = (await readObjects(objects, [commit], MOST_TREE_BYTES))?.get(commit);
    if (found?.kind !== "commit")
        return undefined;
    return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}
/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
async function readTree(objects, commit, folder = "") {
    const files = new Map();
    const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
    const names = folder === "" ? [] : folder.split("/");
    let level = [["", root]];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > DEEPEST)
            return undefined;
        const trees = await readObjects(objects, level.map(([, id]) => id), MOST_TREE_BYTES);
        if (!trees)
            return undefined;
        const next = [];
        for (const [path, id] of level) {
            const tree = trees.get(id);
            const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
            if (!entries)
                return undefined;
            for (const { name, mode, id: object } of entries) {
                if (depth < names.length && name !== names[depth])
                    continue;
                if (mode === FOLDER)
                    next.push([`${path}${name}/`, object]);
                else if (depth >= names.length)
                    files.set(path + name, { mode, id: object });
            }
        }
        level = next;
    }
    return files;
}
/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree, length) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(" ", at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1 || end + 1 + length > tree.length)
            return undefined;
        const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
        at = end + 1 + length;
        entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
    }
    return entries;
}


/***/ }),

/***/ 51207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ isRefName; },
/* harmony export */   q: function() { return /* binding */ resolveRef; }
/* harmony export */ });
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95822);

const MOST_REF_BYTES = 4096;
/** As many as git follows. */
const MOST_STEPS = 5;
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/**
 * The object that a name resolves to, by git's rules: HEAD and its kin, a whole reference, a tag, a branch, a remote's
 * branch or its HEAD. Read from git's own files: nothing is started, and no configuration is read.
 */
function resolveRef(git, name) {
    if (OBJECT_ID.test(name))
        return name;
    if (name === "@")
        return resolveRef(git, "HEAD");
    if (!isRefName(name))
        return undefined;
    const whole = /^(?:[A-Z_]*HEAD|refs\/.+)$/u.test(name) ? [name] : [];
    const below = ["refs", "refs/tags", "refs/heads", "refs/remotes"].map((folder) => `${folder}/${name}`);
    const packed = (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackedRefs */ .pD)(git);
    if ("refused" in packed)
        return undefined;
    for (const ref of [...whole, ...below, `refs/remotes/${name}/HEAD`]) {
        const object = findObject(git, ref, packed);
        if (object !== undefined)
            return object;
    }
    return undefined;
}
function findObject(git, ref, packed) {
    let name = ref;
    for (let links = 0; links <= MOST_STEPS; links++) {
        const bytes = git.file(name, MOST_REF_BYTES);
        if (bytes === "unreadable")
            return undefined;
        if (bytes === "missing")
            return packed.get(name)?.object;
        const text = DECODER.decode(bytes).trimEnd();
        const next = /^ref: (refs\/.+)$/u.exec(text)?.[1];
        if (next === undefined) {
            // FETCH_HEAD names the source after the object.
            const [object = ""] = text.split(/\s/u);
            return OBJECT_ID.test(object) ? object : undefined;
        }
        if (!isRefName(next))
            return undefined;
        name = next;
    }
    return undefined;
}
/** Whether git takes a text for a reference's name; none leads out of git's folder. */
function isRefName(name) {
    if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{/u.test(name))
        return false;
    return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}


/***/ }),

/***/ 97949:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ LONGEST_POINTER; },
/* harmony export */   CQ: function() { return /* binding */ classifyContent; },
/* harmony export */   RB: function() { return /* binding */ isFileOfPointer; }
/* harmony export */ });
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57430);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22264);


/** No person writes a longer text. */
const LONGEST_TEXT = 16 * 1024 * 1024;
/** Git LFS writes no longer pointer. */
const LONGEST_POINTER = 1024;
const IDENT = /\$Id:[^$\n]*\$/gu;
/**
 * Compares the content of a file with the content of an id. No attribute is read: each conversion that git could have
 * made at checkout is undone, and the result is hashed. So a match is certain, and a conversion by another program is a
 * difference.
 */
function classifyContent(bytes, id) {
    if (isBlob(bytes, id))
        return "same";
    if (bytes.length > LONGEST_TEXT)
        return "other";
    const text = Buffer.from(bytes).toString("latin1");
    const decoded = decodeUtf16(bytes);
    if (!text.includes("\0")) {
        const lines = text.replaceAll("\r\n", "\n");
        const ends = [lines, lines.replaceAll("\n", "\r\n")];
        if (ends.some((one) => isBlob(Buffer.from(one, "latin1"), id)))
            return "line ends";
        if (!text.includes("$Id:"))
            return "other";
        const plain = [text, lines].map((one) => one.replace(IDENT, "$Id$"));
        return plain.some((one) => isBlob(Buffer.from(one, "latin1"), id)) ? "converted" : "other";
    }
    const texts = decoded === undefined ? [] : [decoded, decoded.replaceAll("\r\n", "\n")];
    return texts.some((one) => isBlob(Buffer.from(one), id)) ? "converted" : "other";
}
/** Whether a Git LFS pointer describes this file. */
function isFileOfPointer(bytes, pointer) {
    if (pointer.length > LONGEST_POINTER)
        return false;
    const text = Buffer.from(pointer).toString("latin1");
    const [, hash, size] = /^version https:\/\/git-lfs[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n$/u.exec(text) ?? [];
    return hash !== undefined && Number(size) === bytes.length && (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashContent */ .s)(bytes) === hash;
}
function isBlob(bytes, id) {
    return (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .computeId */ .HM)("blob", bytes, id) === id;
}
/** A text of an attribute `working-tree-encoding=UTF-16`. */
function decodeUtf16(bytes) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe
        ? "utf-16le"
        : bytes[0] === 0xfe && bytes[1] === 0xff
            ? "utf-16be"
            : undefined;
    if (encoding === undefined)
        return undefined;
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch (error) {
        if (error instanceof TypeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 49058:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ listUntrackedFiles; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);
/* harmony import */ var _git_ignore_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24546);


const MOST_IGNORE_BYTES = 1024 * 1024;
const MOST_ENTRIES = 1_000_000;
/** After this many tries of a rule, no path counts as ignored. */
const MOST_TRIALS = 50_000_000;
const DEEPEST = 200;
const DECODER = new TextDecoder();
/**
 * The files below a folder that git neither tracks nor ignores: by the ignore files of the repository and git's
 * `info/exclude`, not by the user's own settings. `undefined` where there are too many files.
 */
function listUntrackedFiles(tree, git, isTracked, below = "") {
    const found = [];
    const trials = { left: MOST_TRIALS };
    let entries = 0;
    const readRules = (rules, folder, depth) => {
        const file = tree.at((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, ".gitignore"));
        if (file?.kind !== "file" || file.bytes.length > MOST_IGNORE_BYTES)
            return rules;
        return (0,_git_ignore_js__WEBPACK_IMPORTED_MODULE_0__/* .addRules */ .b)(rules, DECODER.decode(file.bytes), depth);
    };
    const walk = (folder, names, outer) => {
        if (names.length > DEEPEST)
            return false;
        const rules = readRules(outer, folder, names.length);
        return tree.list(folder).every(({ name, kind }) => {
            if (++entries > MOST_ENTRIES)
                return false;
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name);
            if (name === ".git" || isTracked(path))
                return true;
            if (kind === "folder" && below !== "" && !`${below}/`.startsWith(`${path}/`) && !path.startsWith(`${below}/`))
                return true;
            if ((0,_git_ignore_js__WEBPACK_IMPORTED_MODULE_0__/* .isIgnored */ .p)(rules, [...names, name], kind === "folder", trials))
                return true;
            if (kind === "folder")
                return walk(path, [...names, name], rules);
            if (below === "" || path.startsWith(`${below}/`))
                found.push(path);
            return true;
        });
    };
    const excluded = git.file("info/exclude", MOST_IGNORE_BYTES);
    const first = typeof excluded === "string" ? [] : (0,_git_ignore_js__WEBPACK_IMPORTED_MODULE_0__/* .addRules */ .b)([], DECODER.decode(excluded), 0);
    return walk("", [], first) ? found : undefined;
}


/***/ }),

/***/ 64176:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: function() { return /* binding */ planLife; },
/* harmony export */   jU: function() { return /* binding */ planCalls; }
/* harmony export */ });
/* unused harmony export NONCE_LENGTH */
/** The nonce marks the messages of the host, so that the plugin cannot forge one. It comes before the job. */
const NONCE_LENGTH = 36;
const LIFE = [
    ...["onInstall", "onInstall", "onEnable", "onDisable", "onEnable"],
    ...["onUpdate", "onUpdate", "onDisable", "onUninstall"],
];
/** The calls of these hooks, in their order. */
function planCalls(hooks) {
    return hooks.map((name, at) => ({ name, nth: hooks.slice(0, at + 1).filter((one) => one === name).length }));
}
/**
 * The steps of a life, in their order. Step 0 is the loading, and is not among them. Each component is mounted and
 * removed while the plugin is enabled for the first time.
 */
function planLife(components = []) {
    const calls = planCalls(LIFE);
    const mounts = components.flatMap((component, at) => [
        { name: "mount", nth: at + 1, component },
        { name: "unmount", nth: at + 1, component },
    ]);
    const enabled = LIFE.indexOf("onEnable") + 1;
    return [...calls.slice(0, enabled), ...mounts, ...calls.slice(enabled)];
}


/***/ }),

/***/ 53603:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  USUAL_LIMITS: function() { return /* binding */ USUAL_LIMITS; },
  V: function() { return /* binding */ findBrowserGlobal; },
  findMissingImport: function() { return /* binding */ findMissingImport; },
  runPluginLife: function() { return /* binding */ runPluginLife; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/host/job.js
var job = __webpack_require__(64176);
// EXTERNAL MODULE: ./build/bundled/host/plans.js
var plans = __webpack_require__(34303);
;// CONCATENATED MODULE: ./build/bundled/host/later-lives.js

/** Lets a plugin live again with what was stored before: after a restart, and after an update where one is asked for. */
async function playLaterLives(first, { restart, update }) {
    const lives = [];
    if (mayDifferAfterRestart(first))
        lives.push({ kind: "restart", ...toLater(await restart(plans/* RESTARTED */.J_)) });
    if (!update)
        return lives;
    const { from } = update;
    const earlier = update.playEarlier && toLater(await update.playEarlier(plans/* EARLIER */.P8));
    if (earlier)
        lives.push({ kind: "earlier", from, ...earlier });
    // Of a version that cannot be installed, nobody updates.
    if (!earlier || isInstalled(earlier))
        lives.push({ kind: "update", from, ...toLater(await update.play(plans/* UPDATED */.wF)) });
    return lives;
}
function isInstalled({ steps }) {
    return steps.every(({ name, outcome }) => (name !== "load" && name !== "onInstall") || isFine(outcome));
}
/** Only a plugin whose installation does something may miss it, and only where the first life has shown that it works. */
function mayDifferAfterRestart({ steps, isKept }) {
    const called = steps.filter(({ name }) => name !== "onInstall" && name !== "load");
    const hasEnded = called.every(({ outcome }) => isFine(outcome) || outcome.kind === "threw");
    return isKept && hasEnded && called.some(({ outcome }) => outcome.kind === "done");
}
const isFine = ({ kind }) => kind === "done" || kind === "no-hook";
function toLater({ steps, left, lost }) {
    return { steps, ...(left && { left }), ...(lost && { lost }) };
}

// EXTERNAL MODULE: ./build/bundled/host/mounted-life.js
var mounted_life = __webpack_require__(93650);
// EXTERNAL MODULE: ./build/bundled/host/scene.js + 6 modules
var host_scene = __webpack_require__(21948);
;// CONCATENATED MODULE: ./build/bundled/host/live-plugin.js






/** Many times what a hook of a real plugin takes, on a slow machine. */
const USUAL_LIMITS = { seconds: 30, megabytes: 512 };
/**
 * Lets a copy of a plugin live in a process of its own, and again with what it has stored. Nothing of it runs afterwards, and nothing of the
 * plugin's folder has changed. It is not a sandbox.
 */
async function runPluginLife(plugin, options) {
    const [entry] = plugin.entries;
    const mounts = plugin.mount !== undefined && options.plan === undefined;
    const mounted = mounts ? await runOnce(plugin, options, { hasDom: true, mounts }) : undefined;
    if (mounted && (0,absent/* isAbsent */.W0)(mounted))
        return mounted;
    if (mounted && (0,mounted_life/* hasGoodHooks */.Ys)(mounted))
        return { entry, dom: "document", ...mounted };
    // What fails beside mounted components may be no fault of the hooks.
    const life = await runHooks(plugin, options);
    if ((0,absent/* isAbsent */.W0)(life))
        return life;
    return { entry, ...(mounted ? (0,mounted_life/* addMounts */.uL)(life, mounted) : life) };
}
/** The life without components: in a small DOM only if it cannot do without. */
async function runHooks(plugin, options) {
    const life = await runOnce(plugin, options, { hasDom: false, mounts: false });
    if ((0,absent/* isAbsent */.W0)(life))
        return life;
    const needed = findBrowserGlobal(life);
    if (needed === undefined)
        return life;
    const inBrowser = await runOnce(plugin, options, { hasDom: true, mounts: false });
    return (0,absent/* isAbsent */.W0)(inBrowser) ? inBrowser : { dom: needed, ...inBrowser };
}
/** A life by the plan, and those that begin with what another one has stored. */
function runOnce(plugin, options, { hasDom, mounts }) {
    return (0,host_scene/* withStage */.Lf)(async (folder) => {
        const ours = (0,host_scene/* copyInto */.s)(folder, "plugin", plugin);
        if ((0,absent/* isAbsent */.W0)(ours))
            return ours;
        const { plan = (0,job/* planLife */.K2)(mounts ? plugin.mount?.components : []), earlier } = options;
        const play = (scene) => (0,host_scene/* playScene */.$L)(scene, { folder, options, hasDom });
        const { isKept, ...life } = await play({ ...ours, plan, state: "first", keepsFor: "restarted" });
        const lives = (0,plans/* addLeftOut */.tN)(life, plan);
        const isRepeated = mounts ? !(0,mounted_life/* hasGoodHooks */.Ys)(life) : !hasDom && findBrowserGlobal(life) !== undefined;
        if (isRepeated || options.plan)
            return lives;
        const theirs = earlier && (0,host_scene/* copyInto */.s)(folder, "earlier", earlier.plugin);
        if (theirs && (0,absent/* isAbsent */.W0)(theirs))
            return theirs;
        const laterLives = await playLaterLives({ ...life, isKept }, {
            restart: (plans) => play({ ...ours, plan: plans, state: "restarted" }),
            ...(theirs && {
                update: {
                    from: earlier.version,
                    playEarlier: (plans) => play({ ...theirs, plan: plans, state: "updated" }),
                    play: (plans) => play({ ...ours, plan: plans, state: "updated", previousVersion: earlier.version }),
                },
            }),
        });
        return { ...lives, ...(laterLives.length > 0 && { laterLives }) };
    });
}
const BROWSER_GLOBALS = new Set([
    ...["window", "document", "self", "navigator", "location", "history", "localStorage", "sessionStorage", "screen"],
    ...["HTMLElement", "Element", "Node", "customElements", "DOMParser", "MutationObserver", "ResizeObserver", "Image"],
    ...[
        "IntersectionObserver",
        "requestAnimationFrame",
        "matchMedia",
        "getComputedStyle",
        "CSSStyleSheet",
        "Notification",
    ],
    ...["XMLHttpRequest", "Audio", "HTMLDivElement", "ShadowRoot", "SVGElement", "DocumentFragment", "HTMLCanvasElement"],
    ...["indexedDB", "AudioContext", "OffscreenCanvas", "Path2D", "WebGLRenderingContext", "WebGL2RenderingContext"],
    ...["Worker", "SharedWorker", "RTCPeerConnection", "speechSynthesis", "SpeechSynthesisUtterance", "caches"],
    ...["alert", "confirm", "prompt", "requestIdleCallback", "MediaRecorder"],
]);
/** The global of browsers that an error of a life says is missing. */
function findBrowserGlobal({ steps }) {
    const errors = steps.flatMap(({ outcome, uncaught }) => "error" in outcome ? [outcome.error, ...uncaught] : uncaught);
    for (const { name, message } of errors) {
        const missing = name === "ReferenceError" ? /^([\w$]+) is not defined/u.exec(message)?.[1] : undefined;
        if (missing !== undefined && BROWSER_GLOBALS.has(missing))
            return missing;
    }
    return undefined;
}
/** The package, or a file of one, that a life could not import, if it failed for that reason. */
function findMissingImport({ steps }) {
    const [load] = steps;
    const error = load && "error" in load.outcome ? load.outcome.error : undefined;
    const found = MISSING.exec(error?.message ?? "");
    return found?.[1] === undefined ? undefined : { package: found[1], file: found[2] };
}
const MISSING = /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?((?:@[\w.~-]+\/)?[\w~-][\w.~-]*)(?:\/([^'\n]{1,200}))?'/u;


/***/ }),

/***/ 93650:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ys: function() { return /* binding */ hasGoodHooks; },
/* harmony export */   lL: function() { return /* binding */ listConditions; },
/* harmony export */   uL: function() { return /* binding */ addMounts; }
/* harmony export */ });
/** Libraries whose packages have other code for a browser than for a server. */
const BROWSER_PACKAGES = new Set(["svelte", "solid-js", "lit"]);
/** The flags with which packages are resolved as for a page, if the library needs that. */
function listConditions(mount) {
    return mount?.library !== undefined && BROWSER_PACKAGES.has(mount.library) ? ["--conditions=browser"] : [];
}
const isOfComponent = ({ component }) => component !== undefined;
/** Whether the hooks have shown no fault, and met nothing that is missing, beside the mounted components. */
function hasGoodHooks({ steps }) {
    return steps.every((step) => isOfComponent(step) ||
        (["done", "no-hook", "missing"].includes(step.outcome.kind) && step.uncaught.length === 0 && !step.gaps));
}
/** A life of the hooks alone, with what became of the components in the other one. */
function addMounts(life, mounted) {
    const at = life.steps.findIndex(({ name }) => name === "onEnable") + 1;
    const steps = [...life.steps.slice(0, at), ...mounted.steps.filter(isOfComponent), ...life.steps.slice(at)];
    const uses = new Map([...mounted.uses, ...life.uses].map((use) => [JSON.stringify([use.permission, use.object]), use]));
    return { ...life, steps, uses: [...uses.values()] };
}


/***/ }),

/***/ 34303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J_: function() { return /* binding */ RESTARTED; },
/* harmony export */   P8: function() { return /* binding */ EARLIER; },
/* harmony export */   planHooks: function() { return /* binding */ planHooks; },
/* harmony export */   tN: function() { return /* binding */ addLeftOut; },
/* harmony export */   wF: function() { return /* binding */ UPDATED; }
/* harmony export */ });
/* harmony import */ var _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86356);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64176);
/* harmony import */ var _read_life_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6185);



/** What a host calls of a plugin that is installed when it starts. */
const RESTARTED = (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .planCalls */ .jU)(["onEnable", "onUpdate", "onDisable", "onUninstall"]);
/** What is called of a version before another one takes its place. */
const EARLIER = (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .planCalls */ .jU)(["onInstall", "onEnable", "onDisable"]);
/** What is called of a version that takes the place of an earlier one. */
const UPDATED = (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .planCalls */ .jU)(["onUpdate", "onEnable", "onDisable", "onUninstall"]);
const SHORT = [
    "onInstall",
    "onInstall",
    "onEnable",
    "onUpdate",
    "onUpdate",
    "onDisable",
    "onUninstall",
];
/** What must have been called before a hook. */
const NEEDED = {
    onInstall: [],
    onEnable: ["onInstall"],
    onUpdate: ["onInstall", "onEnable"],
    onDisable: ["onInstall", "onEnable"],
    onUninstall: ["onInstall", "onEnable", "onDisable"],
};
/** The calls of some hooks, in the order of a life, and of what must be called before them. What is chosen comes twice where a life calls it twice in a row. */
function planHooks(chosen) {
    const needed = new Set(chosen.flatMap((hook) => [hook, ...NEEDED[hook]]));
    const all = (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .planCalls */ .jU)(SHORT);
    return all.filter(({ name, nth }) => isHook(name) && needed.has(name) && (nth === 1 || chosen.includes(name)));
}
const isHook = (name) => _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__/* .HOOKS */ .r.includes(name);
/** Adds the hooks that a plan leaves out, as a person has chosen others. */
function addLeftOut(life, plan) {
    const leftOut = _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__/* .HOOKS */ .r.filter((hook) => plan.every(({ name }) => name !== hook));
    if (leftOut.length === 0)
        return life;
    return { ...life, steps: [...life.steps, ...leftOut.map((hook) => (0,_read_life_js__WEBPACK_IMPORTED_MODULE_1__/* .makeStep */ .R)({ name: hook, nth: 1 }, LEFT_OUT))] };
}
const LEFT_OUT = "only others are asked for";


/***/ }),

/***/ 37261:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   playCommand: function() { return /* binding */ playCommand; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64176);
/* harmony import */ var _live_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53603);
/* harmony import */ var _scene_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21948);




/**
 * Calls a command in a copy of an enabled plugin, in a process of its own that ends then. It is not a sandbox. There is
 * a small DOM only where the plugin cannot do without.
 */
async function playCommand(plugin, call, { stored, isInstalled, ...options }) {
    const hooks = (0,_job_js__WEBPACK_IMPORTED_MODULE_0__/* .planCalls */ .jU)(isInstalled ? ["onEnable"] : ["onInstall", "onEnable"]);
    const plan = [...hooks, { name: "command", nth: 1, call }];
    const play = (hasDom) => (0,_scene_js__WEBPACK_IMPORTED_MODULE_2__/* .withStage */ .Lf)(async (folder) => {
        const ours = (0,_scene_js__WEBPACK_IMPORTED_MODULE_2__/* .copyInto */ .s)(folder, "plugin", plugin);
        if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(ours))
            return ours;
        const life = await (0,_scene_js__WEBPACK_IMPORTED_MODULE_2__/* .playScene */ .$L)({ ...ours, plan, state: "first" }, { folder, options, hasDom });
        return { ...life, stored: (0,_scene_js__WEBPACK_IMPORTED_MODULE_2__/* .readStored */ .CL)(folder) };
    }, stored);
    const played = await play(false);
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(played) || (0,_live_plugin_js__WEBPACK_IMPORTED_MODULE_1__/* .findBrowserGlobal */ .V)(played) === undefined ? played : play(true);
}


/***/ }),

/***/ 6185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: function() { return /* binding */ makeStep; },
  $: function() { return /* binding */ readLife; }
});

;// CONCATENATED MODULE: ./build/bundled/host/end-life.js
/** The step in which the process ended gets its outcome, and those after it the reason why they were not called. */
function endLife(steps, { at, isOpen, ending, limits, gap, how }) {
    const last = steps[at];
    if (!last)
        return;
    const ended = toEndOutcome(ending, limits, how);
    // What it waits for may be what never comes here.
    const isExcused = gap !== undefined && (ended?.kind === "never-settles" || ended?.kind === "time-limit");
    const outcome = isExcused ? { kind: "dom-gap", error: UNENDING, gap } : ended;
    const isSettled = !isOpen && last.outcome.kind !== "done" && last.outcome.kind !== "not-called";
    if (outcome && (!isSettled || outcome.kind === "interfered"))
        last.outcome = outcome;
    const why = `${formatStep(last)} ${describeLastOutcome(last.outcome)}`;
    for (const step of steps.slice(at + 1))
        step.outcome = { kind: "not-called", why };
}
const UNENDING = { name: "", message: "it does not end" };
function toEndOutcome(ending, { seconds, megabytes }, how) {
    switch (ending.kind) {
        case "finished":
            return undefined;
        case "never":
            return { kind: "never-settles" };
        case "time-limit":
            return { kind: "time-limit", seconds };
        case "memory-limit":
            return { kind: "memory-limit", megabytes };
        case "interfered":
            return { kind: "interfered" };
        case "status":
            return { kind: "ended", ...(how ?? { how: `ends its process with status ${String(ending.status)}` }) };
        case "signal":
            return { kind: "ended", ...(how ?? { how: `is ended by the signal ${ending.signal}` }) };
        case "not-started":
            return undefined;
    }
}
/** `onEnable`, or `the second onEnable`. */
function formatStep({ name, nth }) {
    const ORDINALS = ["", "", "the second ", "the third "];
    if (name === "mount" || name === "unmount")
        return name === "mount" ? "a component" : "removing a component";
    if (name === "command")
        return "the command";
    return name === "load" ? "loading" : `${ORDINALS[nth] ?? ""}${name}`;
}
function describeLastOutcome({ kind }) {
    switch (kind) {
        case "threw":
            return "has thrown an error";
        case "no-network":
            return "needs the network";
        case "not-judged":
            return "is not judged: it fails with settings that are made up";
        case "dom-gap":
            return "needs what the small DOM does not have";
        case "never-settles":
        case "time-limit":
            return "has not ended";
        default:
            return "has ended the process";
    }
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/host/hide-folder.js


/**
 * The same event without the temporary folder in its texts. Stacks keep it: places are found by it.
 *
 * @param data the folder that the plugin is started in and keeps its files in, if it has one
 */
function hideFolder(event, copy, data = copy) {
    // The host's own packages are next to the copy.
    const above = (0,external_node_path_.join)((0,external_node_path_.dirname)(copy), "node_modules/");
    const hide = (value) => typeof value === "string"
        ? value
            .replaceAll(`file://${copy}/`, "")
            .replaceAll(`${copy}/`, "")
            .replaceAll(`${data}/`, "")
            .replaceAll(above, "node_modules/")
        : value;
    const hideIn = (object) => Object.fromEntries(Object.entries(object).map(([key, value]) => [
        key,
        key === "stack" ? value : (0,json_object/* isObject */.Gv)(value) ? hideIn(value) : hide(value),
    ]));
    return hideIn(event);
}

;// CONCATENATED MODULE: ./build/bundled/host/excuses.js
/** @param madeUp the settings that were read so far, and whose values are made up. */
function makeExcuses(madeUp) {
    const ofHooks = { failedAddress: undefined, gap: undefined };
    // What one component meets excuses neither another one nor a hook.
    let ofComponent;
    const find = (name) => ofComponent?.[name] ?? ofHooks[name];
    const note = (name, value) => {
        (ofComponent ?? ofHooks)[name] ??= value;
    };
    return {
        begin(step) {
            if (step === "mount")
                ofComponent = { failedAddress: undefined, gap: undefined };
            else if (step !== "unmount")
                ofComponent = undefined;
        },
        noteNetwork(address) {
            note("failedAddress", address);
        },
        noteGap(name) {
            note("gap", name);
        },
        explain(error, known) {
            const [address, gap] = [find("failedAddress"), known ?? find("gap")];
            if (address !== undefined)
                return { kind: "no-network", error, address };
            if (madeUp.length > 0)
                return { kind: "not-judged", error, settings: [...madeUp] };
            return gap === undefined ? undefined : { kind: "dom-gap", error, gap };
        },
        get gap() {
            return find("gap");
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/host/lost-values.js
/** While a plugin is updated or removed, it may look for what is not there: it asks whether there is work. */
const MAY_MISS = new Set(["onUpdate", "onUninstall"]);
/**
 * What an update loses: a key is read that holds nothing, though the earlier version had stored something there, or
 * under another key that nothing reads any more.
 */
function readLostValues(misses, unread) {
    const seen = new Set();
    return misses.flatMap(({ key, step, isRemoved, at }) => {
        if (MAY_MISS.has(step) || seen.has(key) || (!isRemoved && unread.length === 0))
            return [];
        seen.add(key);
        return [{ key, step, ...(at && { at }), ...(!isRemoved && { unread }) }];
    });
}

;// CONCATENATED MODULE: ./build/bundled/host/read-life.js




const MOST_OF_STEP = 100;
const MOST_USES = 200;
/** Makes the steps of a life from what the host's process has sent, and from how it ended. */
function readLife({ events, ending }, context) {
    const { limits, copy, data, findPlace, plan } = context;
    const steps = [{ name: "load", nth: 1 }, ...plan].map((step) => makeStep(step));
    const uses = new Map();
    let at = 0;
    let exit;
    let isOpen = false;
    let unlisted;
    let unguarded;
    const madeUp = [];
    let left;
    let isKept = false;
    const misses = [];
    let unread = [];
    const excuses = makeExcuses(madeUp);
    let unjudged;
    const interfered = new Map();
    for (const sent of events) {
        const event = hideFolder(sent, copy, data);
        // What comes late is of the step that has started it.
        const step = steps[Math.min(event.by ?? at, at)];
        if (!step)
            break;
        const add = (list, item) => {
            if (list.length < MOST_OF_STEP)
                list.push(item());
            else
                step.more++;
        };
        switch (event.kind) {
            case "begin":
                at = Math.max(at, Math.min(event.step, steps.length - 1));
                isOpen = true;
                unlisted = undefined;
                unjudged = undefined;
                excuses.begin(steps[at]?.name ?? "load");
                break;
            case "end":
                if (event.step !== at)
                    break;
                step.milliseconds = event.milliseconds;
                step.outcome = toOutcome(event.outcome, context, excuses, unlisted);
                if (unjudged && step.outcome.kind === "done")
                    step.outcome = unjudged;
                isOpen = false;
                break;
            case "log":
                add(step.logged, () => ({ level: event.level, message: event.message }));
                break;
            case "store":
                add(step.stored, () => ({ key: event.key, change: event.change === "deleted" ? "deleted" : "set" }));
                break;
            case "notify":
                add(step.notified, () => ({ title: event.title, message: event.message, kind: event.as }));
                break;
            case "print":
                add(step.printed, () => event.line);
                break;
            case "uncaught": {
                const excuse = excuses.explain(toError(event.error, context), event.gap);
                if (!excuse)
                    add(step.uncaught, () => toError(event.error, context));
                // Nobody but the network is to blame for what follows from a connection that failed.
                if (!excuse || excuse.kind === "no-network")
                    break;
                if (isOpen && step === steps[at])
                    unjudged ??= excuse;
                else if (step.outcome.kind === "done")
                    step.outcome = excuse;
                break;
            }
            case "refuse": {
                const { act, object } = event;
                const refused = { act: act, object, ...locateStack(findPlace, event) };
                const isKnown = step.refused.some((one) => JSON.stringify(one) === JSON.stringify(refused));
                if (!isKnown)
                    add(step.refused, () => refused);
                break;
            }
            case "use": {
                const key = JSON.stringify([event.permission, event.object]);
                if (uses.has(key) || uses.size >= MOST_USES)
                    break;
                const { permission, object } = event;
                uses.set(key, { permission, object, step: step.name, ...locateStack(findPlace, event) });
                break;
            }
            case "made-up":
                if (madeUp.length < MOST_OF_STEP)
                    madeUp.push(event.name);
                break;
            case "native":
                unguarded ??= event.file;
                break;
            case "no-network":
                excuses.noteNetwork(event.address);
                break;
            case "gap": {
                excuses.noteGap(event.name);
                const known = step.gaps ?? [];
                step.gaps = known;
                if (!known.some(({ name }) => name === event.name))
                    add(known, () => ({ name: event.name, ...locateStack(findPlace, event) }));
                break;
            }
            case "open": {
                const closed = steps[event.step];
                if (closed && closed.open.length < MOST_OF_STEP)
                    closed.open.push({
                        what: event.what,
                        ...(event.name !== "" && { name: event.name }),
                        ...locateStack(findPlace, event),
                    });
                break;
            }
            case "interfere":
                if (!interfered.has(step))
                    interfered.set(step, { kind: "interfered", ...locateStack(findPlace, event) });
                break;
            case "unlisted":
                unlisted = event.member;
                break;
            case "exit":
                exit ??= event;
                break;
            case "installed":
                isKept = true;
                break;
            case "left":
                left = { keys: event.keys, more: event.more };
                break;
            case "miss":
                if (misses.length < MOST_OF_STEP)
                    misses.push({ ...event, step: step.name, ...locateStack(findPlace, event) });
                break;
            case "unread":
                ({ keys: unread } = event);
                break;
            case "more":
                step.more++;
                break;
            case "never":
            case "finished":
                break;
        }
    }
    const { gap } = excuses;
    endLife(steps, { at, isOpen, ending, limits, gap, how: exit && { how: exit.how, ...locateStack(findPlace, exit) } });
    for (const [step, outcome] of interfered)
        step.outcome = outcome;
    const lost = readLostValues(misses, unread);
    return {
        steps,
        uses: [...uses.values()],
        isKept,
        ...(left && { left }),
        ...(lost.length > 0 && { lost }),
        ...(unguarded !== undefined && { unguarded }),
        ...(madeUp.length > 0 && { madeUp }),
    };
}
function makeStep({ name, nth, component }, why = "") {
    const outcome = { kind: "not-called", why };
    const lists = { logged: [], stored: [], notified: [], printed: [], uncaught: [], refused: [], open: [] };
    return { name, nth, ...(component !== undefined && { component }), outcome, milliseconds: 0, ...lists, more: 0 };
}
const locateStack = (findPlace, { stack }) => {
    const at = findPlace(stack);
    return at ? { at } : {};
};
function toError({ name, message, stack }, { findPlace, findMissingFile }) {
    const missingFile = findMissingFile({ message });
    return { name, message, ...locateStack(findPlace, { stack }), ...(missingFile && { missingFile }) };
}
function toOutcome(outcome, context, excuses, unlisted) {
    if (outcome.kind !== "threw")
        return outcome;
    const error = toError(outcome.error, context);
    const excuse = excuses.explain(error, outcome.gap);
    if (excuse)
        return excuse;
    if (outcome.expected)
        return { kind: "expects-props", error, props: outcome.expected };
    const isUnlisted = unlisted !== undefined && error.name === "TypeError";
    return { kind: "threw", error, ...(isUnlisted && { unlisted }) };
}


/***/ }),

/***/ 21948:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: function() { return /* binding */ copyInto; },
  $L: function() { return /* binding */ playScene; },
  CL: function() { return /* binding */ readStored; },
  Lf: function() { return /* binding */ withStage; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/commands/child-environment.js
var child_environment = __webpack_require__(48925);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/host/built-folder.js
var built_folder = __webpack_require__(72504);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/package-manager.js
var package_manager = __webpack_require__(23539);
// EXTERNAL MODULE: ./build/bundled/workspace/inside.js
var inside = __webpack_require__(75688);
;// CONCATENATED MODULE: ./build/bundled/host/copy-plugin.js







const MOST_FILES = 5000;
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_DEPTH = 40;
const LEFT_OUT = new Set(["node_modules", "coverage"]);
const PACKAGE_NAME = /^(?:@[\w~-][\w.~-]*\/)?[\w~-][\w.~-]*$/u;
/**
 * Copies the regular files of a plugin into a folder, with links to the packages that it declares.
 *
 * @returns the folders outside of the copy that may be read.
 */
function copyPlugin(plugin, target) {
    const { workspace, folder } = plugin;
    const paths = listFiles(workspace, folder, new Set(plugin.packed));
    if ((0,absent/* isAbsent */.W0)(paths))
        return paths;
    const files = {};
    let size = 0;
    for (const path of paths) {
        const bytes = workspace.bytes((0,workspace_workspace/* joinPath */.uJ)(folder, path), MOST_BYTES);
        if (!bytes)
            continue;
        size += bytes.length;
        if (size > MOST_BYTES)
            return (0,absent/* absent */.Ge)("the plugin's files have more than 64 MiB, which the host does not copy");
        files[path] = bytes;
    }
    (0,temporary_folder/* fillFolder */.qM)(target, files);
    return linkPackages(plugin, target);
}
/** Links are left out. Of what begins with a dot, only what is packed is copied. */
function listFiles(workspace, folder, packed) {
    const files = [];
    const folders = [{ path: "", depth: 0 }];
    const packedFolders = new Set([...packed].flatMap(listFoldersOf));
    for (const { path, depth } of folders) {
        for (const { name, kind } of workspace.list((0,workspace_workspace/* joinPath */.uJ)(folder, path))) {
            const full = (0,workspace_workspace/* joinPath */.uJ)(folder, (0,workspace_workspace/* joinPath */.uJ)(path, name));
            const isHidden = (0,workspace_workspace/* joinPath */.uJ)(path, name)
                .split("/")
                .some((part) => part.startsWith("."));
            if (LEFT_OUT.has(name) || (isHidden && !packed.has(full) && !packedFolders.has(full)))
                continue;
            if (kind === "file")
                files.push((0,workspace_workspace/* joinPath */.uJ)(path, name));
            if (kind === "folder" && depth < MOST_DEPTH)
                folders.push({ path: (0,workspace_workspace/* joinPath */.uJ)(path, name), depth: depth + 1 });
        }
        if (files.length > MOST_FILES)
            return (0,absent/* absent */.Ge)("the plugin has more than 5,000 files, which the host does not copy");
    }
    return files;
}
/** `a` and `a/b` of `a/b/c`. */
function listFoldersOf(path) {
    const parts = path.split("/").slice(0, -1);
    return parts.map((_, at) => parts.slice(0, at + 1).join("/"));
}
function linkPackages({ root, folder, installedIn = folder, packages }, target) {
    const above = (0,package_manager/* listFoldersAbove */.jk)(installedIn).map((path) => (0,external_node_path_.join)(root, path));
    const links = new Map();
    const readable = new Set();
    for (const at of above) {
        const modules = (0,disk/* resolveFolder */.h1)((0,external_node_path_.join)(at, "node_modules"));
        if (modules !== undefined)
            readable.add(modules);
    }
    for (const name of new Set(packages)) {
        if (!PACKAGE_NAME.test(name))
            continue;
        const found = above.map((at) => (0,disk/* resolveFolder */.h1)((0,external_node_path_.join)(at, "node_modules", name))).find((path) => path !== undefined);
        if (found === undefined || !mayLink(root, found, name))
            continue;
        links.set((0,external_node_path_.join)("node_modules", name), found);
        readable.add(findModulesFolder(found));
    }
    (0,temporary_folder/* linkFolders */.AW)(target, links);
    return [...readable];
}
/** A link of the repository may lead to a package of a store or a workspace, and not anywhere else. */
function mayLink(root, found, name) {
    return (0,inside/* isInside */.F)(root, found) || found.endsWith((0,external_node_path_.join)("node_modules", name)) || found.endsWith(`${external_node_path_.sep}${name}`);
}
/** The outermost `node_modules` of a path, as the packages that a package imports are there; else the folder itself. */
function findModulesFolder(path) {
    const at = path.indexOf(`${external_node_path_.sep}node_modules${external_node_path_.sep}`);
    return at === -1 ? path : (0,external_node_path_.join)(path.slice(0, at), "node_modules");
}

// EXTERNAL MODULE: ./build/bundled/host/find-place.js
var find_place = __webpack_require__(49654);
;// CONCATENATED MODULE: ./build/bundled/host/missing-file.js


const OF_MODULE = /^Cannot find module '([^'\n]{1,1000})' imported from /u;
const OF_REQUIRE = /^Cannot find module '(\.{1,2}\/[^'\n]{1,1000})'\nRequire stack:\n- ([^\n]{1,1000})/u;
const ENDINGS = ["", ".js", ".mjs", ".cjs", "/index.js"];
/**
 * @param copy the folder that the plugin ran in.
 * @param folder the plugin's folder in the workspace.
 */
function makeMissingFileFinder(workspace, folder, copy) {
    return ({ message }) => {
        const [, required, from = ""] = OF_REQUIRE.exec(message) ?? [];
        const imported = required === undefined ? OF_MODULE.exec(message)?.[1] : external_node_path_.posix.join(external_node_path_.posix.dirname(from), required);
        if (imported === undefined || imported.includes("node_modules/"))
            return undefined;
        const file = (0,external_node_path_.isAbsolute)(imported) ? (0,external_node_path_.relative)(copy, imported).replaceAll(external_node_path_.sep, "/") : imported;
        // What lies further away is a linked package, and none of the plugin's own files.
        if (file.startsWith("../../"))
            return undefined;
        const instead = file.startsWith("../") ? undefined : findInstead(workspace, folder, file);
        return { file, ...(instead !== undefined && { instead }) };
    };
}
/** The file whose name differs by the case of letters, or by an ending that it has and the import has not. */
function findInstead(workspace, folder, file) {
    for (const ending of ENDINGS) {
        let at = "";
        for (const part of `${file}${ending}`.split("/")) {
            const names = workspace.list((0,workspace_workspace/* joinPath */.uJ)(folder, at)).map(({ name }) => name);
            const name = names.includes(part) ? part : names.find((one) => one.toLowerCase() === part.toLowerCase());
            if (name === undefined)
                break;
            at = (0,workspace_workspace/* joinPath */.uJ)(at, name);
        }
        if (at !== file && at.toLowerCase() === `${file}${ending}`.toLowerCase())
            return at;
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundled/host/mounted-life.js
var mounted_life = __webpack_require__(93650);
;// CONCATENATED MODULE: ./build/bundled/host/libc-files.js
/** By these files the loaders of native add-ons find out which C library a system has. They say nothing of its user. */
const LIBC_FILES = ["/usr/bin/ldd", "/proc/self/exe"];

;// CONCATENATED MODULE: ./build/bundled/host/permission-flags.js


/**
 * The flags with which Node itself refuses files, processes, threads and native code. They are a seat belt and no
 * sandbox, as Node says of them: code that wants to gets around them.
 */
function makePermissionFlags({ read, write, hasNative }, known) {
    const permission = ["--permission", "--experimental-permission"].find((flag) => known.has(flag));
    if (permission === undefined || isBefore20Dot11(known))
        return [];
    // The network is guarded in the process itself, which says which address was asked for.
    const network = known.has("--allow-net") ? ["--allow-net"] : [];
    // It writes files that no permission covers.
    const sqlite = known.has("--experimental-sqlite") ? ["--no-experimental-sqlite"] : [];
    return [
        permission,
        ...network,
        ...sqlite,
        ...(hasNative ? ["--allow-addons"] : []),
        ...removeNested([...read, ...write, ...LIBC_FILES]).map((folder) => `--allow-fs-read=${folder}`),
        ...removeNested(write).map((folder) => `--allow-fs-write=${folder}`),
    ];
}
/** Such a Node refuses what its flags allow: before 20.7 one flag for each folder, then files in folders. */
const isBefore20Dot11 = (known) => !known.has("--disable-warning");
/** The flags that keep Node from warning of its own flags and features, as if the plugin had printed that. */
function makeWarningFlags(known) {
    if (isBefore20Dot11(known))
        return ["--no-warnings"];
    return ["ExperimentalWarning", "SecurityWarning"].map((name) => `--disable-warning=${name}`);
}
/** Without folders that are in others: Node 20 ends at a path that another one begins with. */
function removeNested(folders) {
    const all = [...new Set(folders)];
    return all.filter((folder) => !all.some((other) => other !== folder && (0,inside/* isInside */.F)(other, folder)));
}

// EXTERNAL MODULE: ./build/bundled/host/read-life.js + 4 modules
var read_life = __webpack_require__(6185);
// EXTERNAL MODULE: ./build/bundled/commands/follow-output.js + 1 modules
var follow_output = __webpack_require__(20819);
// EXTERNAL MODULE: ./build/bundled/commands/kept-lines.js
var kept_lines = __webpack_require__(95297);
// EXTERNAL MODULE: ./build/bundled/commands/marked-processes.js
var marked_processes = __webpack_require__(49299);
// EXTERNAL MODULE: ./build/bundled/commands/process-group.js
var process_group = __webpack_require__(48596);
// EXTERNAL MODULE: ./build/bundled/processes/start-process.js
var start_process = __webpack_require__(83422);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/host/read-messages.js


const LONGEST_LINE = 256 * 1024;
const read_messages_MOST_BYTES = 16 * 1024 * 1024;
/** Reads the channel of the host's process. Whatever is not marked by the nonce comes from the plugin. */
function readMessages(nonce, { onMessage, onForeign }) {
    let rest = "";
    let length = 0;
    const decoder = new TextDecoder();
    const read = (line) => {
        if (line === "")
            return;
        const message = line.startsWith(`${nonce} `) ? parseMessage(line.slice(nonce.length + 1)) : undefined;
        if (message)
            onMessage(message);
        else
            onForeign();
    };
    return {
        write(bytes) {
            length += bytes.length;
            if (length > read_messages_MOST_BYTES) {
                onForeign();
                return;
            }
            const lines = (rest + decoder.decode(bytes, { stream: true })).split("\n");
            rest = lines.pop() ?? "";
            for (const line of lines)
                read(line);
            if (rest.length <= LONGEST_LINE)
                return;
            rest = "";
            onForeign();
        },
    };
}
function parseMessage(text) {
    const value = (0,parse_json/* parseJsonObject */.d)(text);
    const message = value && toMessage(value);
    const by = value?.["by"];
    return message && typeof by === "number" ? { ...message, by } : message;
}
const read_messages_text = (value) => (typeof value === "string" ? value : "");
const count = (value) => (typeof value === "number" && Number.isFinite(value) ? value : 0);
/** Checks the type of every value, because a plugin that has found the nonce can send anything. */
function toMessage(value) {
    const stack = read_messages_text(value["stack"]);
    const step = count(value["step"]);
    switch (value["kind"]) {
        case "begin":
            return { kind: "begin", step };
        case "end": {
            const outcome = toOutcome(value["outcome"]);
            return outcome && { kind: "end", step, milliseconds: Math.max(0, count(value["milliseconds"])), outcome };
        }
        case "log":
            return { kind: "log", level: read_messages_text(value["level"]), message: read_messages_text(value["message"]) };
        case "print":
            return { kind: "print", line: read_messages_text(value["line"]) };
        case "store":
            return { kind: "store", key: read_messages_text(value["key"]), change: read_messages_text(value["change"]) };
        case "notify":
            return { kind: "notify", title: read_messages_text(value["title"]), message: read_messages_text(value["message"]), as: read_messages_text(value["as"]) };
        case "use":
            return { kind: "use", permission: read_messages_text(value["permission"]), object: read_messages_text(value["object"]), stack };
        case "refuse":
            return { kind: "refuse", act: read_messages_text(value["act"]), object: read_messages_text(value["object"]), stack };
        case "made-up":
            return { kind: "made-up", name: read_messages_text(value["name"]) };
        case "native":
            return { kind: "native", file: read_messages_text(value["file"]) };
        case "no-network":
            return { kind: "no-network", address: read_messages_text(value["address"]) };
        case "unlisted":
            return { kind: "unlisted", member: read_messages_text(value["member"]) };
        case "uncaught":
            return { kind: "uncaught", error: toError(value["error"]), gap: (0,json_object/* toText */.fE)(value["gap"]) };
        case "gap":
            return { kind: "gap", name: read_messages_text(value["name"]), stack };
        case "exit":
            return { kind: "exit", how: read_messages_text(value["how"]), stack };
        case "open":
            return { kind: "open", step, what: read_messages_text(value["what"]), name: read_messages_text(value["name"]), stack };
        case "interfere":
            return { kind: "interfere", stack };
        case "left":
            return { kind: "left", keys: toTexts(value["keys"]), more: Math.max(0, count(value["more"])) };
        case "miss":
            return { kind: "miss", key: read_messages_text(value["key"]), isRemoved: value["isRemoved"] === true, stack };
        case "unread":
            return { kind: "unread", keys: toTexts(value["keys"]) };
        case "installed":
        case "never":
        case "more":
        case "finished":
            return { kind: value["kind"] };
        default:
            return undefined;
    }
}
function toOutcome(value) {
    if (!(0,json_object/* isObject */.Gv)(value))
        return undefined;
    switch (value["kind"]) {
        case "done": {
            const returned = (0,json_object/* toText */.fE)(value["returned"]);
            return { kind: "done", ...(returned !== undefined && { returned }) };
        }
        case "no-hook":
            return { kind: "no-hook" };
        case "threw":
            return {
                kind: "threw",
                error: toError(value["error"]),
                gap: (0,json_object/* toText */.fE)(value["gap"]),
                expected: value["expected"] === undefined ? undefined : toTexts(value["expected"]),
            };
        case "not-mounted":
            return { kind: "not-mounted", why: read_messages_text(value["why"]) };
        case "missing":
            return { kind: "missing", hook: read_messages_text(value["hook"]), functions: toTexts(value["functions"]) };
        default:
            return undefined;
    }
}
function toTexts(value) {
    const values = Array.isArray(value) ? value : [];
    return values.map(read_messages_text).filter((one) => one !== "");
}
function toError(value) {
    if (!(0,json_object/* isObject */.Gv)(value))
        return { name: "", message: "", stack: "" };
    return { name: read_messages_text(value["name"]), message: read_messages_text(value["message"]), stack: read_messages_text(value["stack"]) };
}

;// CONCATENATED MODULE: ./build/bundled/host/run-host.js







const MEMORY_POLL = 100;
const MEGABYTE = 1024 * 1024;
/** What the process takes beside the objects of the plugin: Node, code, buffers. */
const OVERHEAD = 2;
const OUT_OF_MEMORY = /heap out of memory|Allocation failed|std::bad_alloc|invalid array buffer length/iu;
const PRINTED = 64 * 1024;
/**
 * Runs the host's process to its end, and ends it at its limits. Nothing of it runs afterwards.
 *
 * @throws the reason of the cancellation.
 * @throws {Error} if the process does not come as far as the plugin: a fault of ours.
 */
async function runHost(job, options) {
    const { program, args, folder, environment, limits, cancellation } = options;
    cancellation.signal.throwIfAborted();
    const events = [];
    const printed = (0,kept_lines/* keepLines */.F)(PRINTED);
    const child = (0,start_process/* startProcess */.k)(program, args, {
        folder,
        environment,
        stdio: ["pipe", "pipe", "pipe", "pipe"],
        detached: options.platform !== "win32",
    });
    const output = (0,follow_output/* followOutput */.D)(child, (line) => {
        printed.add(line);
        if (events.length < MOST_EVENTS)
            events.push({ kind: "print", line });
    });
    const group = (0,process_group/* openProcessGroup */.R)(child, options.mark, options.platform);
    const ending = await new Promise((resolve) => {
        const watchMemory = setInterval(() => {
            const bytes = child.pid === undefined ? undefined : (0,marked_processes/* measureMemory */.o)(child.pid);
            if (bytes !== undefined && bytes > limits.megabytes * OVERHEAD * MEGABYTE)
                done({ kind: "memory-limit" });
        }, MEMORY_POLL);
        let deadline;
        const setDeadline = () => {
            clearTimeout(deadline);
            deadline = setTimeout(done, limits.seconds * 1000, { kind: "time-limit" });
        };
        const onAbort = () => {
            done({ kind: "signal", signal: "SIGINT" });
        };
        const done = (result) => {
            clearInterval(watchMemory);
            clearTimeout(deadline);
            cancellation.signal.removeEventListener("abort", onAbort);
            resolve(result);
        };
        const nonce = (0,external_node_crypto_.randomUUID)();
        const messages = readMessages(nonce, {
            onMessage(message) {
                events.push(message);
                if (message.kind === "begin" || message.kind === "end")
                    setDeadline();
                if (message.kind === "finished" || message.kind === "never")
                    done({ kind: message.kind });
            },
            onForeign() {
                done({ kind: "interfered" });
            },
        });
        cancellation.signal.addEventListener("abort", onAbort);
        setDeadline();
        const channel = child.stdio[3];
        channel?.on("data", (bytes) => {
            messages.write(bytes);
        });
        child.once("error", (error) => {
            done({ kind: "not-started", why: error.message });
        });
        // What it has sent before its end is read first.
        child.once("close", (status, signal) => {
            const isMemory = printed.lines().some((line) => OUT_OF_MEMORY.test(line));
            if (isMemory)
                done({ kind: "memory-limit" });
            else
                done(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
        });
        const input = child.stdin;
        // It may end before it has read its job.
        input?.on("error", () => undefined);
        input?.end(nonce + JSON.stringify(job));
    });
    await group.end(0, cancellation.hurry);
    await output.finish();
    for (const stream of child.stdio)
        stream?.destroy();
    cancellation.signal.throwIfAborted();
    // Before the first step only code of ours runs.
    if (!events.some(({ kind }) => kind === "begin")) {
        throw new Error(`The host's process did not start (${JSON.stringify(ending)}): ${printed.lines().join("\n")}`);
    }
    return { events, ending };
}
const MOST_EVENTS = 5000;

;// CONCATENATED MODULE: ./build/bundled/host/scene.js

















/**
 * Does something with a folder in which plugins can live, and removes it afterwards.
 *
 * @param stored what is stored there at first, as JSON.
 */
function withStage(act, stored = "{}") {
    return (0,temporary_folder/* withTemporaryFolder */.EX)((folder) => {
        (0,temporary_folder/* fillFolder */.qM)(folder, { [`${SDK_PACKAGE}/package.json`]: SDK });
        for (const state of STATES) {
            (0,temporary_folder/* fillFolder */.qM)((0,external_node_path_.join)(folder, state), { [`storage/${STORAGE}`]: stored, "data/.keep": "" });
        }
        (0,temporary_folder/* linkFolders */.AW)(folder, new Map([[(0,external_node_path_.join)(SDK_PACKAGE, "sdk"), (0,external_node_path_.join)(HOST, "sdk")]]));
        return act(folder);
    });
}
function copyInto(folder, name, plugin) {
    const copy = (0,external_node_path_.join)(folder, name);
    const readable = copyPlugin(plugin, copy);
    return (0,absent/* isAbsent */.W0)(readable) ? readable : { plugin, copy, readable };
}
async function playScene(scene, { folder, options, hasDom }) {
    const { plugin, copy, readable, plan } = scene;
    const { surroundings, limits, cancellation, named, hasNetwork } = options;
    const state = openState(folder, scene.state);
    const kept = scene.keepsFor === undefined ? undefined : openState(folder, scene.keepsFor);
    const { data } = state;
    const job = makeJob(scene, { state, kept, hasDom, hasNetwork });
    const mark = (0,external_node_crypto_.randomUUID)();
    const written = [state, ...(kept ? [kept] : [])];
    const known = process.allowedNodeEnvironmentFlags;
    const flags = makePermissionFlags({
        read: [copy, HOST, (0,external_node_path_.join)(folder, "node_modules"), ...readable],
        write: written.flatMap((one) => [one.store, ...(plugin.hasFiles ? [one.data] : [])]),
        hasNative: plugin.hasNative,
    }, known);
    const memory = `--max-old-space-size=${String(limits.megabytes)}`;
    const run = await runHost(job, {
        program: surroundings.execPath,
        args: [...flags, ...(0,mounted_life/* listConditions */.lL)(plugin.mount), ...makeWarningFlags(known), memory, (0,external_node_path_.join)(HOST, "index.js")],
        folder: data,
        environment: {
            ...(0,programs/* makeToolEnvironment */.yB)(surroundings, { path: [], home: data }),
            ...Object.fromEntries(named.map((name) => [name, surroundings.env[name]])),
            ...{ NODE_ENV: "production", NO_COLOR: "1", [child_environment/* MARK */.M]: mark },
        },
        ...{ mark, platform: surroundings.platform, limits, cancellation },
    });
    return (0,read_life/* readLife */.$)(run, {
        ...{ limits, copy, data, plan },
        findPlace: (0,find_place/* makePlaceFinder */.K)(plugin.workspace, plugin.folder, copy),
        findMissingFile: makeMissingFileFinder(plugin.workspace, plugin.folder, copy),
    });
}
function openState(folder, name) {
    return { store: (0,external_node_path_.join)(folder, name, "storage"), data: (0,external_node_path_.join)(folder, name, "data") };
}
const STATES = ["first", "restarted", "updated"];
const STORAGE = "storage.json";
/** What is stored in the first state, as JSON; `undefined` where the plugin has put something else there. */
function readStored(folder) {
    const bytes = (0,disk/* diskWorkspace */.DH)(folder).bytes(`first/storage/${STORAGE}`, MOST_STORED);
    return bytes && new TextDecoder().decode(bytes);
}
const MOST_STORED = 16 * 1024 * 1024;
function makeJob({ plugin, copy, readable, plan, previousVersion }, settings) {
    const { folder, entries, hooks, id, config, madeUp, hasFiles, hasNative, mount } = plugin;
    const { state, kept, hasDom, hasNetwork } = settings;
    const inCopy = (path) => (0,external_node_path_.join)(copy, (0,workspace_workspace/* relativeTo */.Mf)(folder, path));
    const locate = ({ store, data }) => ({
        storageFile: (0,external_node_path_.join)(store, STORAGE),
        dataFolder: hasFiles ? data : undefined,
    });
    return {
        plugin: copy,
        entries: entries.map(inCopy),
        hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: inCopy(hook.file) })),
        ...{ id, config, madeUp, readable, hasNetwork, hasNative, plan, previousVersion },
        ...locate(state),
        installed: kept && locate(kept),
        dom: hasDom ? (0,external_node_path_.join)(HOST, "dom.mjs") : undefined,
        mount,
    };
}
/** The package that the plugin imports the SDK from, above its own folder. */
const SDK_PACKAGE = "node_modules/plugin-preflight";
const SDK = JSON.stringify({
    name: tool/* TOOL */.js.name,
    version: tool/* TOOL */.js.version,
    exports: { "./sdk": { import: "./sdk/sdk.mjs", require: "./sdk/sdk.cjs" }, "./package.json": "./package.json" },
});
const HOST = (0,built_folder/* findBuiltFolder */.A)("host");


/***/ }),

/***/ 71086:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ findUninstalledPackages; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23539);



/** The commands themselves report whatever further package is missing. */
const MOST_PACKAGES = 2000;
/** The dependencies of a package.json that are in no `node_modules` from its folder up to the repository's root. */
function findUninstalledPackages(workspace, folder, packageJson) {
    const required = ["dependencies", "devDependencies"].flatMap((key) => {
        const packages = packageJson?.[key];
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(packages) ? Object.keys(packages) : [];
    });
    if (required.length === 0)
        return [];
    const above = (0,_package_manager_js__WEBPACK_IMPORTED_MODULE_1__/* .listFoldersAbove */ .jk)(folder);
    // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
    const isThere = (path) => workspace.entry(path) !== undefined;
    if (above.some((at) => isThere((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, ".pnp.cjs")) || isThere((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, ".pnp.js"))))
        return [];
    const modules = above.map((at) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, "node_modules")).filter((path) => isThere(path));
    return [...new Set(required)]
        .slice(0, MOST_PACKAGES)
        .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}
/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace, path) {
    const entry = workspace.entry(path);
    return entry !== undefined && entry.kind !== "broken";
}


/***/ }),

/***/ 56438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ findTool; },
/* harmony export */   n: function() { return /* binding */ findNpm; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(849);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);



/** What the shell scripts run that package managers are on Windows. */
const WINDOWS_SCRIPTS = {
    npm: ["npm", "bin", "npm-cli.js"],
    yarn: ["yarn", "bin", "yarn.js"],
    pnpm: ["pnpm", "bin", "pnpm.cjs"],
};
/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
function findNpm(surroundings, repository) {
    return findTool("npm", surroundings, repository);
}
/** The same for a package manager, or any other program. */
function findTool(name, surroundings, repository) {
    const path = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listTrustedFolders */ .PD)(surroundings, repository);
    const script = Object.entries(WINDOWS_SCRIPTS).find(([manager]) => manager === name)?.[1];
    if (surroundings.platform !== "win32" || !script) {
        const file = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .Kp)(name, path, surroundings, repository);
        return file === undefined ? undefined : { file, args: [], path };
    }
    // On Windows a package manager is a shell script. No shell is started, so Node runs what the script would run.
    const [folder, below, file] = script;
    const bin = path.map((at) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, "node_modules", folder, below)).find((at) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(at));
    return bin === undefined ? undefined : { file: surroundings.execPath, args: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(bin, file)], path };
}


/***/ }),

/***/ 78123:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askNpm: function() { return /* binding */ askNpm; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/processes/run-to-end.js
var run_to_end = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/run/npm-answer.js




/** Parses the output of `npm pack --json` for a package in a folder of the repository. */
function parseNpmAnswer(printed, folder) {
    // What is not JSON is not npm's, or npm ended early. Then there is no answer.
    const answer = (0,parse_json/* parseJson */.q)(printed);
    const failure = (0,json_object/* isObject */.Gv)(answer) ? answer["error"] : undefined;
    if ((0,json_object/* isObject */.Gv)(failure))
        return { refused: formatInOneLine(failure["summary"] ?? failure["code"]) };
    // Up to npm 11 a list of packages; later an object with their names as keys.
    const packages = Array.isArray(answer) ? answer : (0,json_object/* isObject */.Gv)(answer) ? Object.values(answer) : [];
    const [first] = packages;
    const listed = (0,json_object/* isObject */.Gv)(first) ? first["files"] : undefined;
    const files = Array.isArray(listed) ? listed.map((file) => parsePackedFile(file, folder)) : [undefined];
    const known = files.filter((file) => file !== undefined);
    if (packages.length !== 1 || known.length < files.length)
        return { silent: "its answer is none that is known here" };
    return { files: known };
}
function parsePackedFile(file, folder) {
    if (!(0,json_object/* isObject */.Gv)(file))
        return undefined;
    const { path, size } = file;
    if (typeof path !== "string" || typeof size !== "number")
        return undefined;
    const isInside = path !== "" && path.split("/").every((name) => name !== "" && name !== "." && name !== "..");
    return isInside ? { path: (0,workspace/* joinPath */.uJ)(folder, path), size } : undefined;
}
function formatInOneLine(words) {
    const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
    return (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(line, 200));
}

// EXTERNAL MODULE: ./build/bundled/processes/npm-program.js
var npm_program = __webpack_require__(56438);
;// CONCATENATED MODULE: ./build/bundled/run/ask-npm.js







const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const LONGEST_ANSWER = 64 * 1024 * 1024;
/**
 * Asks npm what it would pack. This runs nothing of the plugin, writes nothing and uses no network. npm gets no
 * credentials, and reads no settings of the repository or the user.
 */
async function askNpm(question) {
    const { repository, folder } = question;
    const prefix = (0,disk/* makeWorkspacePath */.Jj)(repository, folder);
    const program = (0,npm_program/* findNpm */.n)(question, repository);
    if (prefix === undefined || !program)
        return { silent: NOT_FOUND };
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (home) => {
        const printed = await run(program, question, home);
        return typeof printed === "string" ? parseNpmAnswer(printed, prefix) : printed;
    });
}
async function run(program, question, home) {
    const { folder, limit = USUAL_LIMIT } = question;
    const ended = await (0,run_to_end/* runToEnd */.c)(program.file, [...program.args, ...listArguments(folder, home)], 
    // Our own folder, because npm reads the .npmrc of the folder it starts in.
    { folder: home, environment: (0,programs/* makeToolEnvironment */.yB)(question, { path: program.path, home }) }, { milliseconds: limit, mostBytes: LONGEST_ANSWER });
    switch (ended.kind) {
        case "ended":
            return ended.bytes.toString("utf8");
        case "not-found":
            return { silent: NOT_FOUND };
        case "not-started":
            return { silent: `it could not be started: ${ended.why}` };
        case "too-late":
            return { silent: `it took longer than ${String(limit / 1000)} seconds` };
        case "too-long":
            return { silent: "its answer is too long" };
    }
}
function listArguments(folder, home) {
    return [
        ...["pack", folder, "--dry-run", "--json", "--ignore-scripts", "--offline"],
        // Neither the settings of the user nor of the machine. Both may name programs, registries and folders.
        ...[`--userconfig=${(0,external_node_path_.join)(home, "user")}`, `--globalconfig=${(0,external_node_path_.join)(home, "global")}`],
        ...[`--prefix=${home}`, `--cache=${(0,external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
    ];
}


/***/ }),

/***/ 15055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findChangedPlugins: function() { return /* binding */ findChangedPlugins; },
/* harmony export */   findTouchedPlugins: function() { return /* binding */ findTouchedPlugins; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32457);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);



const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 at actions/checkout, or git fetch --unshallow";
/**
 * The folders of the plugins that have changed since a commit.
 *
 * @throws {UsageError} if git cannot tell.
 */
async function findChangedPlugins(root, folders, ref) {
    const changed = await (0,_git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findChangedFiles */ .j)(root, ref);
    if ("files" in changed)
        return findTouchedPlugins(changed, folders);
    switch (changed.refused) {
        case "no-git":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("What has changed only git knows, and it is not installed", "Install git, or check all plugins");
        case "no-commit":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`git knows no commit ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)}${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that is here, such as origin/main");
        case "no-common-commit":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that HEAD stems from");
        case "no-repository":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("What has changed only git knows, and the plugins are in no git repository", "Clone the repository with git, or check all plugins");
        case "failed":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`What has changed cannot be determined: ${changed.why}`, "Fix that, or check all plugins");
    }
}
/**
 * A changed file affects the plugins that contain it. A file directly in a folder above plugins, such as
 * package.json or a lock file at the root, affects all plugins below that folder. GitHub's workflows affect all
 * plugins. Markdown, licences and untracked files, such as reports, affect no other plugins.
 */
function findTouchedPlugins({ files, untracked }, folders) {
    const inside = new Set([...files, ...untracked].flatMap((file) => [file, ...listFoldersAbove(file)]));
    // For git, a submodule is a file.
    const plugins = new Set(folders);
    const shared = new Set(files.filter((file) => !isReading(file) && !plugins.has(file)).map(getSharedFolder));
    return folders.filter((folder) => inside.has(folder) || listFoldersAbove(folder).some((above) => shared.has(above)));
}
function isReading(file) {
    return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
}
function getSharedFolder(file) {
    return file.startsWith(".github/") ? "" : (listFoldersAbove(file)[0] ?? "");
}
/** The folders above a path, the nearest first and the root, "", last. The root has none. */
function listFoldersAbove(path) {
    const above = [];
    for (let at = path.lastIndexOf("/"); at !== -1; at = path.lastIndexOf("/", at - 1))
        above.push(path.slice(0, at));
    return path === "" ? [] : [...above, ""];
}


/***/ }),

/***/ 83687:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: function() { return /* binding */ compareWithBase; }
});

// EXTERNAL MODULE: ./build/bundled/checks/index.js + 136 modules
var checks = __webpack_require__(75341);
// EXTERNAL MODULE: ./build/bundled/core/baseline.js
var baseline = __webpack_require__(21283);
// EXTERNAL MODULE: ./build/bundled/core/finding-identity.js
var finding_identity = __webpack_require__(60170);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/git/git-objects.js + 1 modules
var git_objects = __webpack_require__(41916);
// EXTERNAL MODULE: ./build/bundled/git/changed-files.js
var changed_files = __webpack_require__(32457);
// EXTERNAL MODULE: ./build/bundled/workspace/working-tree.js
var working_tree = __webpack_require__(70478);
// EXTERNAL MODULE: ./build/bundled/git/read-objects.js
var read_objects = __webpack_require__(57430);
// EXTERNAL MODULE: ./build/bundled/git/same-content.js
var same_content = __webpack_require__(97949);
;// CONCATENATED MODULE: ./build/bundled/git/base-files.js






const MOST_PATHS_BYTES = 16 * 1024 * 1024;
const MOST_FILES = 20_000;
const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
/** How often links are followed that lead to others. */
const MOST_ROUNDS = 8;
const FILES = new Set(["100644", "100755"]);
/** Reads only what is in the clone, and starts nothing but git. */
async function readBaseFiles(root, base, { isWanted, deadline }) {
    const read = await (0,git_objects/* withGitObjects */.$)(root, (objects) => readFiles(root, objects, base, { isWanted, deadline }), deadline);
    if (!("refused" in read))
        return read;
    return read.refused === "no-repository" ? { refused: "failed" } : { refused: read.refused };
}
async function readFiles(root, objects, base, { isWanted, deadline }) {
    const parents = await (0,read_objects/* readParents */.Wn)(objects, objects.head);
    if (!parents)
        return { refused: "failed" };
    const commit = await findBaseCommit(objects, base, parents);
    if (commit === undefined)
        return { refused: "no-commit" };
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", commit, objects.head];
    const differing = await objects.ask(args, { mostBytes: MOST_PATHS_BYTES });
    if (differing.status !== 0)
        return { refused: "failed" };
    const [tree, head] = [await (0,read_objects/* readTree */.Zc)(objects, commit), await (0,read_objects/* readTree */.Zc)(objects, objects.head)];
    if (!tree || !head)
        return { refused: "failed" };
    const links = await readLinks(objects, tree, isWanted);
    if ("refused" in links)
        return links;
    const committed = parseRows(differing).filter(({ path }) => links.isNeeded(path));
    const done = new Set(committed.map(({ path }) => path));
    const same = [...tree].filter(([path, { mode }]) => FILES.has(mode) && links.isNeeded(path) && !done.has(path));
    const disk = (0,working_tree/* openWorkingTree */.A)(root);
    const changed = findChangedOnDisk(disk, same, deadline);
    if (!changed || committed.length + changed.length > MOST_FILES)
        return { refused: "too-much" };
    const rows = [...committed, ...changed];
    const blobs = await readBlobs(objects, rows.flatMap(({ mode, object }) => (FILES.has(mode) ? [object] : [])));
    if ("refused" in blobs)
        return blobs;
    // A file that Git LFS has fetched is the same as its pointer.
    const isFetched = ({ path, object }) => {
        const [there, blob] = [disk.at(path), blobs.get(object)];
        return there?.kind === "file" && typeof blob === "object" && (0,same_content/* isFileOfPointer */.RB)(there.bytes, blob);
    };
    const files = [...committed, ...changed.filter((row) => !isFetched(row))];
    const folders = new Set([...tree.keys()].flatMap(listFolders));
    return {
        commit,
        files: new Map([...files.map((row) => [row.path, makeBaseFile(row, blobs)]), ...links.found]),
        isInBase: (path) => tree.has(path) || folders.has(path),
        isCommitted: (path) => head.has(path),
    };
}
/** The links of the base among the wanted paths, and what is needed for where they lead. */
async function readLinks(objects, tree, isWanted) {
    const links = [...tree].filter(([, { mode }]) => mode === read_objects/* LINK */.ps);
    const [found, targets] = [new Map(), new Set()];
    const isNeeded = (path) => isWanted(path) || (targets.size > 0 && [path, ...listFolders(path)].some((one) => targets.has(one)));
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const more = links.filter(([path]) => !found.has(path) && isNeeded(path));
        if (more.length === 0)
            break;
        const blobs = await readBlobs(objects, more.map(([, { id }]) => id));
        if ("refused" in blobs)
            return blobs;
        for (const [path, { id }] of more) {
            const blob = blobs.get(id);
            const target = typeof blob === "object" ? new TextDecoder().decode(blob) : "";
            found.set(path, { kind: "link", target });
            const leadsTo = external_node_path_.posix.join(external_node_path_.posix.dirname(path), target);
            if (!listFolders(path).includes(leadsTo))
                targets.add(leadsTo);
        }
    }
    return { found, isNeeded };
}
/**
 * The files that differ on the disk from the commit, such as code that was built again; `undefined` if it takes too
 * long.
 */
function findChangedOnDisk(disk, files, deadline) {
    const changed = [];
    for (const [path, { mode, id }] of files) {
        if (Date.now() > deadline)
            return undefined;
        const there = disk.at(path);
        if (there?.kind === "file" && (0,same_content/* classifyContent */.CQ)(there.bytes, id) !== "other")
            continue;
        changed.push({ path, mode, object: id });
    }
    return changed;
}
/** Every folder above a path, and the root. */
function listFolders(path) {
    const names = path.split("/");
    return names.map((_, depth) => names.slice(0, depth).join("/"));
}
/**
 * The commit to compare with: what the checked-out merge was merged into, or else the last common commit, if it is
 * known.
 */
async function findBaseCommit(objects, { commit, head }, [first, second]) {
    if (head !== undefined && second === head && first !== undefined && (await hasCommit(objects, first)))
        return first;
    const found = await (0,changed_files/* findCommit */.f)(objects, commit);
    if (found === undefined)
        return undefined;
    const common = await objects.ask(["merge-base", found, objects.head]);
    return common.status === 0 ? decodeText(common) : found;
}
async function hasCommit({ ask }, commit) {
    return (await ask(["cat-file", "-e", `${commit}^{commit}`])).status === 0;
}
/**
 * Parses `:100644 100644 <object> <object> M` and the path, each ended by a zero. Submodules are left out: they have no
 * file here.
 */
function parseRows(answer) {
    const parts = answer.bytes.toString("utf8").split("\0");
    const rows = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [mode = "", after = "", object = ""] = (parts[at] ?? "").slice(1).split(" ");
        const path = parts[at + 1] ?? "";
        if (mode !== read_objects/* SUBMODULE */.NG && after !== read_objects/* SUBMODULE */.NG)
            rows.push({ path, mode, object });
    }
    return rows;
}
function makeBaseFile({ mode, object }, blobs) {
    const bytes = FILES.has(mode) ? blobs.get(object) : undefined;
    if (bytes === undefined)
        return undefined;
    return bytes === "large" ? { kind: "large" } : { kind: "file", bytes, isExecutable: mode === "100755" };
}
async function readBlobs(objects, ids) {
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return new Map();
    const sizes = await objects.ask(["cat-file", "--batch-check"], { input: unique.map((id) => `${id}\n`).join("") });
    const measured = decodeText(sizes).split("\n");
    if (sizes.status !== 0 || measured.length !== unique.length)
        return { refused: "failed" };
    const blobs = new Map();
    let sum = 0;
    for (const line of measured) {
        const [object = "", kind, size = ""] = line.split(" ");
        // A partial clone may not have this object.
        if (kind !== "blob")
            return { refused: "failed" };
        if (Number(size) > LARGEST_FILE)
            blobs.set(object, "large");
        else
            sum += Number(size);
    }
    if (sum > MOST_BYTES)
        return { refused: "too-much" };
    const small = unique.filter((object) => !blobs.has(object));
    const contents = await (0,read_objects/* readObjects */.$I)(objects, small, sum);
    if (!contents)
        return { refused: "failed" };
    for (const [object, { bytes }] of contents)
        blobs.set(object, bytes);
    return blobs;
}
function decodeText({ bytes }) {
    return bytes.toString("utf8").trim();
}

// EXTERNAL MODULE: ./build/bundled/workspace/git-folder.js
var git_folder = __webpack_require__(81407);
// EXTERNAL MODULE: ./build/bundled/git/git-ignore.js
var git_ignore = __webpack_require__(24546);
;// CONCATENATED MODULE: ./build/bundled/git/ignored-paths.js



const MOST_IGNORE_BYTES = 1024 * 1024;
/** After this many tries of a rule, no path counts as ignored. */
const MOST_TRIALS = 50_000_000;
const DECODER = new TextDecoder();
/**
 * Whether git ignores a path of a repository, whether or not something is there: by the ignore files and git's
 * `info/exclude`, not by the user's own settings. A path that ends with a slash is a folder.
 */
function makeIgnoreTest(root) {
    const tree = (0,working_tree/* openWorkingTree */.A)(root);
    const git = (0,git_folder/* openGitFolder */.vo)(root);
    const excluded = git === undefined || "absent" in git ? "missing" : git.file("info/exclude", MOST_IGNORE_BYTES);
    const outermost = typeof excluded === "string" ? [] : (0,git_ignore/* addRules */.b)([], DECODER.decode(excluded), 0);
    const trials = { left: MOST_TRIALS };
    const known = new Map();
    const readRules = (folder) => {
        const path = folder.join("/");
        const before = known.get(path);
        if (before)
            return before;
        const outer = folder.length === 0 ? outermost : readRules(folder.slice(0, -1));
        const file = tree.at([...folder, ".gitignore"].join("/"));
        const isRead = file?.kind === "file" && file.bytes.length <= MOST_IGNORE_BYTES;
        const rules = isRead ? (0,git_ignore/* addRules */.b)(outer, DECODER.decode(file.bytes), folder.length) : outer;
        known.set(path, rules);
        return rules;
    };
    return (path) => {
        const names = path.split("/").filter((name) => name !== "" && name !== ".");
        return names.some((_, at) => {
            const isFolder = at < names.length - 1 || path.endsWith("/");
            return (0,git_ignore/* isIgnored */.p)(readRules(names.slice(0, at)), names.slice(0, at + 1), isFolder, trials);
        });
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/workspace/overlay-base.js

/** As many as Linux follows. */
const MOST_LINKS = 40;
/**
 * A workspace as it was before some of its files changed or were added. Everything else is as it is now, without what
 * the base does not have: files that git does not know, such as built code, have no earlier state. It has no git
 * folder.
 *
 * @param before what differs, and every link of the base.
 * @param isInBase whether the base has a file at a path, or a folder with files.
 */
function overlayBase(now, before, isInBase) {
    const plain = overlayPlain(now, before, isInBase);
    const isLink = (path) => before.get(path)?.kind === "link";
    /** A path with the links on its way followed, as they led in the base. */
    function follow(path) {
        const names = path.split("/").toReversed();
        let here = "";
        let links = 0;
        for (let name = names.pop(); name !== undefined; name = names.pop()) {
            if (name === "..") {
                if (here === "")
                    return { kind: "outside" };
                here = getFolder(here);
            }
            else if (name !== "" && name !== ".") {
                const there = (0,workspace/* joinPath */.uJ)(here, name);
                const link = before.get(there);
                if (link?.kind !== "link")
                    here = there;
                else if (link.target.startsWith("/"))
                    return { kind: "outside" };
                else if (++links > MOST_LINKS)
                    return { kind: "broken" };
                else
                    names.push(...link.target.split("/").toReversed());
            }
        }
        return here;
    }
    function entry(path) {
        const place = follow(path);
        const found = typeof place === "string" ? plain.entry(place) : place;
        if (found || path === "")
            return found;
        const folder = follow(getFolder(path));
        if (typeof folder === "string" && isLink((0,workspace/* joinPath */.uJ)(folder, (0,workspace/* getBaseName */.J)(path))))
            return { kind: "broken" };
        const above = entry(getFolder(path));
        return above?.kind === "broken" ? above : undefined;
    }
    function readAt(path, read, otherwise) {
        const place = follow(path);
        return typeof place === "string" ? read(place) : otherwise;
    }
    return {
        entry,
        list: (folder) => readAt(folder, (place) => plain.list(place), []),
        isCrowded: (folder) => readAt(folder, (place) => plain.isCrowded?.(place) === true, false),
        canList: (folder) => readAt(folder, (place) => plain.canList?.(place) ?? true, false),
        bytes: (path, most) => readAt(path, (place) => plain.bytes(place, most), undefined),
        head: (path, most) => readAt(path, (place) => plain.head(place, most), undefined),
    };
}
function getFolder(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}
/** The same for paths without a link on their way. */
function overlayPlain(now, before, isInBase) {
    const added = new Map();
    const emptied = new Set();
    for (const [path, was] of before) {
        const names = path.split("/");
        for (let depth = names.length - 1; depth >= 0; depth--) {
            const folder = names.slice(0, depth).join("/");
            if (!was)
                emptied.add(folder);
            else
                add(folder, names[depth] ?? "", depth < names.length - 1 ? "folder" : was.kind === "link" ? "link" : "file");
        }
    }
    function add(folder, name, kind) {
        const listed = added.get(folder) ?? new Map();
        added.set(folder, listed.set(name, { name, kind }));
    }
    const gone = new Map();
    /** A file that did not exist, or a folder that contains only such files. */
    function isGone(path) {
        const known = gone.get(path);
        if (known !== undefined)
            return known;
        const isNew = !added.has(path) && (before.has(path) ? before.get(path) === undefined : !isInBase(path));
        const found = isNew || (path !== "" && emptied.has(path) && list(path).length === 0);
        gone.set(path, found);
        return found;
    }
    function list(folder) {
        if (before.get(folder))
            return [];
        const old = added.get(folder) ?? new Map();
        const kept = now.list(folder).filter(({ name }) => !old.has(name) && !isGone((0,workspace/* joinPath */.uJ)(folder, name)));
        return [...kept, ...old.values()].toSorted(workspace/* compareNames */.MP);
    }
    /** A path to be looked at as it is now. */
    const isAsNow = (path) => {
        const names = path.split("/");
        return !names.some((_, depth) => {
            const part = names.slice(0, depth + 1).join("/");
            return before.get(part) !== undefined || isGone(part);
        });
    };
    return {
        list,
        entry(path) {
            const was = before.get(path);
            if (was?.kind === "file")
                return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
            if (was)
                return { kind: "unreadable" };
            if (added.has(path))
                return { kind: "folder" };
            return isAsNow(path) ? now.entry(path) : undefined;
        },
        isCrowded: (folder) => !added.has(folder) && isAsNow(folder) && now.isCrowded?.(folder) === true,
        canList: (folder) => added.has(folder) || (isAsNow(folder) && (now.canList?.(folder) ?? true)),
        bytes(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" && was.bytes.length <= (most ?? Infinity) ? was.bytes : undefined;
            return isAsNow(path) ? now.bytes(path, most) : undefined;
        },
        head(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" ? was.bytes.subarray(0, most) : undefined;
            return isAsNow(path) ? now.head(path, most) : undefined;
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var workspace_disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/text/relative-path.js
var relative_path = __webpack_require__(57498);
// EXTERNAL MODULE: ./build/bundled/run/inspection.js
var run_inspection = __webpack_require__(89898);
;// CONCATENATED MODULE: ./build/bundled/run/compare-with-base.js











/**
 * Marks findings as known or new: whether the base of a pull request has them as well. Only files are checked, and
 * nothing of the base is run. Findings from commands or from npm are not compared and get no mark.
 *
 * @param request must find out only what is the same for base and head.
 */
async function compareWithBase(result, request, base, milliseconds) {
    const { report, root } = result;
    const deadline = Date.now() + milliseconds;
    const judged = report.plugins.filter(({ findings }) => findings.length > 0);
    const folders = judged.map(core_report/* getFolder */.L2);
    const found = await readBaseFiles(root, base, {
        isWanted: (path) => folders.some((one) => mayMatter(path, one)),
        deadline,
    });
    if ("refused" in found)
        return found;
    // git's own files show only the present state. Checks that read them are skipped on both sides.
    const disk = (0,workspace_disk/* diskWorkspace */.DH)(root);
    const head = { ...disk, git: () => undefined };
    const before = overlayBase(head, found.files, found.isInBase);
    const inspection = (0,run_inspection/* prepareInspection */.YG)(request);
    const isIgnored = makeIgnoreTest(root);
    const isKept = (path) => found.isCommitted(path) || !(isIgnored(path) || head.entry(path)?.kind === "file");
    const untracked = new Map();
    const isUntracked = (path) => {
        const known = untracked.get(path);
        if (known !== undefined)
            return known;
        // A link may lead to what git does not keep. Most subjects of findings are not paths.
        const real = head.entry(path) && (0,workspace_disk/* findRealPath */.ps)(root, path);
        const answer = !isKept(path) || (real !== undefined && !isKept(real));
        untracked.set(path, answer);
        return answer;
    };
    const markedPlugins = new Map();
    let unjudged;
    for (const plugin of judged) {
        if (Date.now() > deadline)
            return { refused: "too-slow" };
        const { marked, why } = await comparePlugin(plugin, {
            request,
            inspection,
            head,
            before,
            isUntracked,
        });
        markedPlugins.set(plugin, marked);
        unjudged ??= why;
        if (judged.length > 1)
            disk.forget((0,core_report/* getFolder */.L2)(plugin));
    }
    const plugins = report.plugins.map((plugin) => markedPlugins.get(plugin) ?? plugin);
    const isCompared = plugins.some(({ findings }) => findings.some(({ age }) => age !== undefined));
    const comparedBase = { name: base.name, commit: found.commit };
    if (isCompared)
        return { result: { ...result, report: { ...report, plugins, base: comparedBase } } };
    return unjudged === undefined ? { refused: "nothing-compared" } : { refused: "not-judged", why: unjudged };
}
/** The checks of a base that does not have the plugin: workflows belong to the whole repository. */
const WORKFLOW_CHECKS = checks/* checks */.A.filter(({ needs }) => needs.includes("workflows")).map(({ id }) => id);
/**
 * Whether a file can affect the findings of a plugin: its own files, files directly in a folder above, and
 * workflows.
 */
function mayMatter(path, folder) {
    if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/"))
        return true;
    const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    return above === "" || folder.startsWith(`${above}/`);
}
async function comparePlugin(plugin, compared) {
    const { request, inspection, head, before } = compared;
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const isThere = ["manifest.json", "package.json"].some((name) => before.entry((0,workspace/* joinPath */.uJ)(folder, name)));
    const [now, old] = [
        await inspection(head, folder),
        // Without the plugin, only the repository's workflows can be checked.
        isThere
            ? await inspection(before, folder)
            : await (0,run_inspection/* prepareInspection */.YG)({ ...request, only: WORKFLOW_CHECKS })(before, folder),
    ];
    const judgedChecks = isThere ? listJudgedChecks(old) : undefined;
    // A check that could not run on the base says nothing about it. But a file that did not exist had no findings.
    const isReported = ({ check, location }) => judgedChecks?.has(check) !== false || before.entry(location.file)?.kind !== "file";
    const items = plugin.findings
        .filter((finding) => isComparable(finding, folder, compared))
        .map((finding) => ({ finding, ...makeComparableFinding(plugin, finding) }));
    const earlier = old.findings.map((finding) => makeComparableFinding(plugin, finding));
    const { found: recognised } = (0,finding_identity/* recogniseKnown */.Ld)(items, earlier);
    // What commands, npm or git have found out is not in files, and has no base.
    const { found: comparable } = (0,finding_identity/* recogniseKnown */.Ld)(items.filter((item) => recognised.get(item) !== "known"), now.findings.map((finding) => makeComparableFinding(plugin, finding)));
    const ages = new Map();
    for (const item of items) {
        if (recognised.get(item) === "known")
            ages.set(item.finding, "known");
        else if (comparable.get(item) === "known" && isReported(item.finding))
            ages.set(item.finding, "new");
    }
    const marked = (0,core_report/* mapFindings */.HK)(plugin, (finding) => {
        const age = ages.get(finding);
        return age === undefined ? finding : { ...finding, age };
    });
    const found = new Set(plugin.findings.map(({ check }) => check));
    const skipped = old.outcomes.find(({ check, status }) => status === "skipped" && found.has(check));
    return {
        marked,
        why: skipped?.status === "skipped" ? skipped.reason : undefined,
    };
}
/** The checks that could run. */
function listJudgedChecks({ outcomes }) {
    const judged = outcomes.filter(({ status }) => status === "met" || status === "unmet");
    return new Set(judged.map(({ check }) => check));
}
function makeComparableFinding({ path }, finding) {
    return (0,baseline/* makeComparable */.Dg)((0,baseline/* makeBaselineEntry */.QZ)(path, finding));
}
/** Whether a finding can be compared. It cannot if it always counts, or is about files that git does not track. */
function isComparable(finding, folder, { isUntracked }) {
    const { location, subject = [] } = finding;
    if ((0,baseline/* isNeverKnown */.gd)(finding))
        return false;
    const named = [subject].flat().filter((one) => (0,relative_path/* explainInvalidPath */.W)(one) === undefined);
    return !isUntracked(location.file) && !named.some((one) => isUntracked((0,workspace/* joinPath */.uJ)(folder, one)));
}


/***/ }),

/***/ 72177:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   markNewFindings: function() { return /* binding */ markNewFindings; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _compare_with_base_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83687);
/* harmony import */ var _run_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36226);



const LONGEST_MS = 20_000;
const LONGEST_NAME = 80;
/** A group of a merge queue holds the commits of several pull requests. */
const ALL_COMMITS = "its commit is not in this clone: set fetch-depth: 0 at actions/checkout";
const WHY = {
    "no-git": "git is not installed",
    "no-commit": "its commit is not in this clone: set fetch-depth: 2 at actions/checkout, or 0 without a merge",
    "too-much": "too much has changed",
    "too-slow": "that takes too long",
    failed: "git does not say what has changed",
    "nothing-compared": "no finding is about what git keeps",
};
/**
 * Marks the findings that the base has as well. If that cannot be known, the result stays as it was, and the remark
 * says why.
 */
async function markNewFindings(base, result, request, commands = {}) {
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(base.name, LONGEST_NAME);
    const files = { ...request, findOut: (0,_run_scripts_js__WEBPACK_IMPORTED_MODULE_2__/* .makeScriptSkipper */ .wU)("nothing of the base is run", commands) };
    const why = await attempt(() => (0,_compare_with_base_js__WEBPACK_IMPORTED_MODULE_1__.compareWithBase)(result, files, { ...base, name }, LONGEST_MS));
    if ("result" in why)
        return why;
    const reason = formatReason(why, base.head === undefined);
    return { result, remark: `What is new, and what ${name} has as well, is not known: ${reason}` };
}
function formatReason(why, isQueue) {
    if ("crashed" in why)
        return why.crashed;
    if (isQueue && why.refused === "no-commit")
        return ALL_COMMITS;
    return why.refused === "not-judged" ? `of the base, ${why.why}` : WHY[why.refused];
}
/** A failure is only reported. It does not change the verdict. */
async function attempt(act) {
    try {
        return await act();
    }
    catch (error) {
        return { crashed: error instanceof Error ? error.message : String(error) };
    }
}


/***/ }),

/***/ 36226:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VL: function() { return /* binding */ USUAL_MINUTES; },
/* harmony export */   lA: function() { return /* binding */ parseMinutes; },
/* harmony export */   oe: function() { return /* binding */ makeScriptRunner; },
/* harmony export */   pe: function() { return /* binding */ parseTime; },
/* harmony export */   wU: function() { return /* binding */ makeScriptSkipper; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85163);
/* harmony import */ var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4569);
/* harmony import */ var _plugin_scripts_uninstalled_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71086);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);







/** Runs a plugin's tests, lint and type check, if a chosen check needs them. */
function makeScriptRunner({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__/* .COMMANDS */ .Lo.filter((name) => needs.has(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FACTS */ .g[name]));
        if (names.length === 0 && !needs.has("installation"))
            return given;
        const commandFacts = ["scripts", "packageJson"];
        const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs: commandFacts, given });
        const { scripts, packageJson } = facts;
        if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(scripts))
            return { ...given, ...skipScripts(scripts.absent) };
        const missing = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packageJson) ? [] : (0,_plugin_scripts_uninstalled_js__WEBPACK_IMPORTED_MODULE_6__/* .findUninstalledPackages */ .Y)(workspace, folder, packageJson.value);
        const installation = { missing };
        if (missing.length > 0)
            return { ...given, ...skipScripts("its packages are not installed"), installation };
        const { runCommands } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 54900));
        const runs = await runCommands({ root, folder }, scripts, names, options);
        const runFacts = [...runs].map(([name, run]) => [_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FACTS */ .g[name], run]);
        const notPacked = { archiveChange: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .inapplicable */ .vA)("this is not a release") };
        return {
            ...given,
            ...skipScripts("there is nothing to run"),
            ...notPacked,
            installation,
            ...Object.fromEntries(runFacts),
        };
    };
}
/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
function makeScriptSkipper(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) });
}
function skipScripts(reason) {
    const none = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .absent */ .Ge)(reason);
    return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
}
/** The default time limit of each command. The tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;
/**
 * Reads a time limit as a person writes it.
 *
 * @param name the option or input, such as `--time-limit`.
 * @param example what to write instead. Left out where the name says enough.
 * @throws {UsageError}
 */
function parseMinutes(text, name, example) {
    return parseTime(text, name, "minutes", MOST_MINUTES, example);
}
/**
 * Reads a time limit as a person writes it.
 *
 * @param unit `minutes`.
 * @throws {UsageError}
 */
function parseTime(text, name, unit, most, example) {
    const time = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    if (time > 0 && time <= most)
        return time;
    const help = `Write a number of ${unit} up to ${String(most)}`;
    const fault = `${name} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(text)}, which is not a time`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(fault, example === undefined ? help : `${help}, such as ${example}`);
}


/***/ }),

/***/ 70478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ openWorkingTree; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81407);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




const ANYONE_MAY_RUN = 0o111;
/** Far over what is published; a larger file counts as changed. */
const LARGEST = 1024 * 1024 * 1024;
function openWorkingTree(root) {
    const git = (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitPaths */ .IK)(root);
    const head = git && "own" in git ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.own, "HEAD"))) : undefined;
    const folders = new Map([["", true]]);
    const isFolder = (path) => {
        let is = folders.get(path);
        if (is === undefined) {
            is = isFolder(path.slice(0, Math.max(0, path.lastIndexOf("/")))) && readKind(path) === "folder";
            folders.set(path, is);
        }
        return is;
    };
    const readKind = (path) => {
        const stat = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false }));
        return stat && (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .getKind */ .Dx)(stat);
    };
    return {
        keepsModes: node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && head !== undefined && (head.mode & ANYONE_MAY_RUN) === 0,
        at(path) {
            if (!isFolder(path.slice(0, Math.max(0, path.lastIndexOf("/")))))
                return undefined;
            const kind = readKind(path);
            if (kind === undefined || kind === "folder")
                return kind && { kind };
            if (kind === "link") {
                const target = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { encoding: "buffer" }));
                return target ? { kind, target } : { kind: "unreadable" };
            }
            const file = kind === "file" ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .lf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), LARGEST)) : undefined;
            if (!file?.bytes)
                return { kind: "unreadable" };
            return { kind: "file", bytes: file.bytes, isExecutable: file.isExecutable };
        },
        list: (folder) => (isFolder(folder) ? ((0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)) ?? []) : []),
    };
}


/***/ })

};
;