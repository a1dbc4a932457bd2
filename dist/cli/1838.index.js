"use strict";
exports.id = 1838;
exports.ids = [1838];
exports.modules = {

/***/ 7191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ within; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the waiting at once; whoever waits asks it why. */
function pause(milliseconds, signal) {
    return new Promise((resolve) => {
        const end = () => {
            clearTimeout(timer);
            signal?.removeEventListener("abort", end);
            resolve();
        };
        const timer = setTimeout(end, signal?.aborted === true ? 0 : milliseconds);
        signal?.addEventListener("abort", end);
    });
}
/** Waits for something, but no longer than this, and leaves no timer behind that would keep the process. */
async function within(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 1838:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommands: function() { return /* binding */ runCommands; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __webpack_require__(8568);
// EXTERNAL MODULE: ./build/src/plugin/package/package-manager.js
var package_manager = __webpack_require__(2457);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __webpack_require__(9764);
;// CONCATENATED MODULE: ./build/src/commands/child-environment.js

/** The variables that a command of the plugin's does not get. Everything else it gets. */
const LEFT_OUT = [
    { what: /^INPUT_/iu, why: "the inputs of an Action, tokens among them" },
    { what: /^ACTIONS_/iu, why: "the runner's services: caches, artifacts, identity tokens" },
    { what: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu, why: "files that the runner obeys" },
    { what: /^GITHUB_ACTIONS$/iu, why: "tools that see it print commands to the runner" },
    {
        what: /(?:^|_)(?:TOKENS?|SECRETS?|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|(?:API|PRIVATE)?KEYS?|PAT|AUTH)(?:_|$)/iu,
        why: "credentials, by a word of their names",
    },
    { what: /^npm_config_.*(?:auth|password|otp)/iu, why: "credentials for a package registry" },
];
/** What is the same for every command, whatever the caller's environment says. */
const ALWAYS = {
    CI: "true",
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    NO_UPDATE_NOTIFIER: "1",
    npm_config_update_notifier: "false",
    // Nobody is there to answer.
    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
};
/** Every process that a command starts inherits it, and is found by it. */
const MARK = "PLUGIN_PREFLIGHT_RUN";
/** The environment of a command: the caller's, without what belongs to the caller alone. */
function childEnvironment(environment, folders, mark) {
    const kept = Object.entries(environment).filter(([name]) => !LEFT_OUT.some(({ what }) => what.test(name)));
    const isPath = (name) => name.toUpperCase() === "PATH";
    const path = kept.find(([name]) => isPath(name));
    // As npm does it: what the plugin has installed is found by its name.
    const programs = folders.map((folder) => (0,external_node_path_.join)(folder, "node_modules", ".bin"));
    const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(external_node_path_.delimiter);
    return {
        ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
        ...ALWAYS,
        [path?.[0] ?? "PATH"]: paths,
        [MARK]: mark,
    };
}

;// CONCATENATED MODULE: ./build/src/commands/invocation.js
/** How a command is started. Names of scripts are ours; only a line that its author gave as one reaches a shell. */
function invocationOf(command, manager, platform) {
    const line = command.kind === "line" ? command.line : `${manager} run ${command.script}`;
    // Package managers are batch files on Windows, which only its shell can start.
    if (platform === "win32")
        return { program: "cmd.exe", args: ["/d", "/s", "/c", `"${line}"`], line };
    return command.kind === "line"
        ? { program: "sh", args: ["-c", line], line }
        : { program: manager, args: ["run", command.script], line };
}

;// CONCATENATED MODULE: ./build/src/commands/kept-lines.js
const MOST_CHARACTERS = 512 * 1024;
/** What a line costs beside its characters. */
const LINE_COST = 32;
function keptLines(most = MOST_CHARACTERS) {
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
/** What package managers say before a script. */
const HEADER = /^(?:> |npm (?:warn|WARN|notice) |yarn run v|\$ )/u;
const LONGEST_HEADER = 8;
/** What they add when it has failed. */
const TRAILER = /^(?:npm (?:error|ERR!)| ?ELIFECYCLE|error Command failed|error: script "|info Visit https:)/u;
/** The last lines that say something, for a finding. */
function lastLines(lines) {
    const spoken = lines.filter((line, at) => line.trim() !== "" && !(at < LONGEST_HEADER && HEADER.test(line)));
    const own = spoken.filter((line) => !TRAILER.test(line));
    const chosen = (own.length > 0 ? own : spoken).slice(-MOST_LAST).map((line) => line.trimEnd());
    return chosen.map((line) => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN).toWellFormed()}\u2026` : line));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/src/commands/problems/told-problem.js
/** So many problems are looked at closely; whoever prints more has none that anybody reads. */
const MOST_TOLD = 1000;
/** A tool's sentence as ours are: on one line, of a bounded length, without a full stop. */
function sentence(text) {
    const line = text.slice(0, LONGEST_SENTENCE).replace(/\s+/gu, " ").trim().toWellFormed();
    return text.length > LONGEST_SENTENCE ? `${line}\u2026` : line.replace(/\.$/u, "");
}
const LONGEST_SENTENCE = 400;
/** The first line that says something, and the next one where it ends in a colon. */
function firstWords(block) {
    const [first = "", second = ""] = block.map((line) => line.trim()).filter((line) => line !== "");
    const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
    return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
}
/** `path:12:5`, with or without brackets around it, at the end of a line; a stack's frame is such a line. */
function placeAtEnd(line) {
    const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
    if (row === undefined || column === undefined)
        return undefined;
    const bracket = before.lastIndexOf("(");
    const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
    return { file, line: Number(row), column: Number(column) };
}
/** The first line from an index on that ends a block, or how many lines there are; blocks are of a bounded length. */
function endFrom(lines, from, isEnd) {
    const most = Math.min(lines.length, from + LONGEST_BLOCK);
    for (let at = from; at < most; at++)
        if (isEnd(lines[at] ?? ""))
            return at;
    return most;
}
const LONGEST_BLOCK = 400;

;// CONCATENATED MODULE: ./build/src/commands/problems/crash.js

const ERROR = /^(?:Uncaught )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: \S.*)$/u;
/** Between the place of a syntax error and its words stand the line, a mark below it, and nothing. */
const LINES_ABOVE = 5;
const MOST_FRAMES = 30;
/** What Node prints of an error that nobody caught, and of a file that it cannot parse. */
const readCrashes = (lines) => {
    // In TAP, what tests print stands behind a sharp.
    const plain = lines.map((line) => (line.startsWith("# ") ? line.slice(2) : line));
    return plain.flatMap((line, at) => {
        const words = ERROR.exec(line)?.[1];
        if (words === undefined)
            return [];
        const importer = / imported from (\S.*)$/u.exec(words)?.[1];
        const places = [
            ...(importer === undefined ? [] : [{ file: importer, line: 1 }]),
            ...plain.slice(Math.max(0, at - LINES_ABOVE), at).map(placeAlone),
            ...plain.slice(at + 1, at + MOST_FRAMES).map((next) => (/^ {4}at /u.test(next) ? placeAtEnd(next) : undefined)),
        ].filter((place) => place !== undefined);
        return places.length === 0 ? [] : [{ places, message: sentence(words) }];
    });
};
/** `/home/a/plugin/x.js:3`, alone on a line. */
function placeAlone(line) {
    const [, file, row] = /^(file:\/\/\S.*|\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
    return file === undefined ? undefined : { file, line: Number(row) };
}

;// CONCATENATED MODULE: ./build/src/commands/problems/eslint.js

/** What ESLint prints in its usual form: a file's name, and below it a line for each problem. */
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
        // The rule stands behind the widest gap; messages of the parser have none.
        const gap = rest.lastIndexOf("  ");
        const rule = gap === -1 ? "" : rest.slice(gap).trim();
        const message = rule === "" || rule.includes(" ") ? rest : rest.slice(0, gap);
        const place = { file, line: Number(row), column: Number(column) };
        return [{ places: [place], message: said(message, rule), isWarning: severity === "warning" }];
    });
};
/** `file: line 1, col 5, Error - Message. (rule)`, ESLint's compact form. */
const readCompact = (lines) => lines.flatMap((line) => {
    const match = /^(\S.*?): line (\d{1,7}), col (\d{1,7}), (Error|Warning) - (.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, rest = ""] = match;
    const bracket = rest.endsWith(")") ? rest.lastIndexOf(" (") : -1;
    const rule = bracket === -1 ? "" : rest.slice(bracket + 2, -1);
    const place = { file, line: Number(row), column: Number(column) };
    const message = said(bracket === -1 ? rest : rest.slice(0, bracket), rule);
    return [{ places: [place], message, isWarning: severity === "Warning" }];
});
/** `file:1:5: Message. [Error/rule]`, ESLint's unix form, and what compilers and other linters print likewise. */
const readUnix = (lines) => lines.flatMap((line) => {
    const match = /^ {0,2}(\S.*?):(\d{1,7}):(\d{1,7}): (\S.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, rest = ""] = match;
    const places = [{ file, line: Number(row), column: Number(column) }];
    const bracket = rest.endsWith("]") ? rest.lastIndexOf(" [") : -1;
    const [, severity, rule = ""] = /^(Error|Warning)(?:\/(.*))?$/u.exec(rest.slice(bracket + 2, -1)) ?? [];
    if (bracket !== -1 && severity !== undefined) {
        return [{ places, message: said(rest.slice(0, bracket), rule), isWarning: severity === "Warning" }];
    }
    const isWarning = /^warn(?:ing)?\b/iu.test(rest);
    return [{ places, message: sentence(rest.replace(/^(?:error|warn(?:ing)?):? /iu, "")), isWarning }];
});
function said(message, rule) {
    return `ESLint: ${sentence(message)}${rule === "" || rule.includes(" ") ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/src/commands/problems/failed-test.js


const LONGEST_NAME = 120;
/** A test that fails, in a sentence of ours. */
function failed(name, why) {
    return `The test ${(0,safe/* quoted */.TL)(name, LONGEST_NAME)} fails: ${reason(why)}`;
}
/** A file of tests that cannot be run as a whole. */
function failedFile(path, why) {
    return `The test file ${(0,safe/* quoted */.TL)(path, LONGEST_NAME)} fails: ${reason(why)}`;
}
/** An assertion's own words without its class, and without how things were compared. */
function reason(why) {
    return sentence(why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""));
}

;// CONCATENATED MODULE: ./build/src/commands/problems/jest.js


const SUITE = "Test suite failed to run";
/** What Jest prints of tests that fail, and of files that cannot be run. */
const readJest = (lines) => {
    const problems = [];
    let file = "";
    for (const [at, line] of lines.entries()) {
        file = /^ ?FAIL {1,2}(?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/u.exec(line)?.[1] ?? file;
        const name = /^ {2}\u25cf (\S.*)$/u.exec(line)?.[1];
        if (name === undefined || file === "")
            continue;
        const block = lines.slice(at + 1, endFrom(lines, at + 1, (next) => /^(?: {2}\u25cf |\S)/u.test(next)));
        const isFile = name === SUITE;
        const message = isFile ? failedFile(file, reasonIn(block)) : failed(name, reasonIn(block));
        problems.push({ places: [...placesIn(block), { file, line: 1 }], message });
    }
    return problems;
};
function reasonIn(block) {
    const part = (label) => block.find((line) => line.startsWith(`    ${label}: `))?.slice(label.length + 6);
    const [expected, received] = [part("Expected"), part("Received")];
    if (expected !== undefined && received !== undefined)
        return `expected ${expected}, but received ${received}`;
    const error = block.find((line) => /^ {4}\w*Error: /u.test(line));
    return (error?.trim() ?? firstWords(block)).replace(/^thrown: "?/u, "");
}
/** Frames of the stack, and for a file that cannot be parsed the line that stands above its code. */
function placesIn(block) {
    const frames = block.filter((line) => /^ +at /u.test(line)).map((line) => placeAtEnd(line));
    const parsed = block.map((line) => {
        const [, file, row] = /^ {4}(\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
        return file === undefined ? undefined : { file, line: Number(row) };
    });
    return [...parsed, ...frames].filter((place) => place !== undefined);
}

;// CONCATENATED MODULE: ./build/src/commands/problems/linters.js

/** So far below its heading, or above its place, stands what Biome or Oxlint says. */
const NEAR = 4;
/** It says what it would have printed, over many lines. */
const NOT_FORMATTED = "The file is not formatted";
/** What Biome prints: `src/a.ts:1:5 lint/style/useConst  FIXABLE  \u2501\u2501\u2501`, and below it what is wrong. */
const readBiome = (lines) => lines.flatMap((line, at) => {
    if (!line.endsWith("\u2501\u2501"))
        return [];
    const [, file, row, column, rule = ""] = /^(\S.*?)(?::(\d{1,7}):(\d{1,7}))? ([a-z][\w/]{1,100}) [^a-z]*$/u.exec(line) ?? [];
    if (file === undefined)
        return [];
    const [, sign, message] = firstMatch(lines.slice(at + 1, at + 1 + NEAR), /^ {2}([\u00d7\u2716!\u26a0i]) (\S.*)$/u) ?? [];
    if (message === undefined)
        return [];
    // A file that is not formatted has no place in it.
    const place = { file, line: Number(row ?? 1), ...(column !== undefined && { column: Number(column) }) };
    return [
        {
            places: [place],
            message: linters_said("Biome", rule === "format" ? NOT_FORMATTED : message, rule),
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
    const [, sign, text] = firstMatch(above, /^ {1,4}([\u00d7x\u26a0!]) (\S.*)$/u) ?? [];
    if (text === undefined)
        return [];
    const [, rule = "", message = text] = /^([\w@/-]{1,80}\([\w@/-]{1,80}\)): (.*)$/u.exec(text) ?? [];
    const place = { file, line: Number(row), column: Number(column) };
    return [{ places: [place], message: linters_said("Oxlint", message, rule), isWarning: sign === "\u26a0" || sign === "!" }];
});
function firstMatch(lines, pattern) {
    for (const line of lines) {
        const found = pattern.exec(line);
        if (found)
            return found;
    }
    return undefined;
}
function linters_said(tool, message, rule) {
    return `${tool}: ${sentence(message)}${rule === "" ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/src/commands/problems/mocha.js


const FIRST_LINE = /^ {2}\d{1,6}\) (\S.*)$/u;
/** A name is written as its suites, one below the other; what is wrong is not as far in. */
const NEXT_LINE = /^ {7,200}(\S.*)$/u;
/** What Mocha lists behind the number of tests that fail, as most of its reporters do. */
const readMocha = (lines) => {
    const start = lines.findIndex((line) => /^ {2}\d{1,6} failing$/u.test(line));
    if (start === -1)
        return [];
    return lines.flatMap((line, at) => {
        const suite = at > start ? FIRST_LINE.exec(line)?.[1] : undefined;
        if (suite === undefined)
            return [];
        const block = lines.slice(at + 1, endFrom(lines, at + 1, (next) => FIRST_LINE.test(next)));
        const nested = block.findIndex((next) => !NEXT_LINE.test(next));
        const names = [suite, ...block.slice(0, nested === -1 ? block.length : nested).map((next) => next.trim())];
        const rest = block.slice(names.length - 1);
        const why = firstWords(rest).replace(/(Timeout of \d+ms exceeded)\. .*$/u, "$1");
        return [{ places: mocha_placesIn(rest), message: failed(names.join(" > ").replace(/:$/u, ""), why) }];
    });
};
/** Frames of the stack, and the file that Mocha names in brackets where time was up. */
function mocha_placesIn(block) {
    return block.flatMap((line) => {
        const frame = /^ +at /u.test(line) ? placeAtEnd(line) : undefined;
        const file = line.endsWith(")")
            ? /^ +Error: Timeout of .{1,300} \((\/.+|[A-Za-z]:\\.+)\)$/u.exec(line)?.[1]
            : undefined;
        if (file !== undefined)
            return [{ file, line: 1 }];
        return frame ? [frame] : [];
    });
}

;// CONCATENATED MODULE: ./build/src/commands/problems/node-test.js



/** What Node's own test runner prints: the list of failing tests at the end of its usual form, or TAP. */
const readNodeTest = (lines) => {
    const found = [...spec(lines), ...tap(lines)].slice(0, MOST_TOLD);
    if (found.length === 0)
        return [];
    // Of a file that cannot be loaded the runner says nothing but that it failed; the crash itself stands above.
    const crashes = readCrashes(lines).slice(0, MOST_CRASHES);
    return found.map(({ name, why, places }) => {
        const isFile = /^(?:\/|[A-Za-z]:\\|file:)|^\S+\.[cm]?[jt]s$/u.test(name);
        const crash = isFile ? crashes.find((one) => one.places.some(({ file }) => file.endsWith(name))) : undefined;
        const message = isFile ? failedFile(baseName(name), crash?.message ?? why) : failed(name, why);
        return { places: [...(crash?.places ?? []), ...places], message };
    });
};
const MOST_CRASHES = 100;
function spec(lines) {
    return lines.flatMap((line, at) => {
        const where = line.startsWith("test at ") ? placeAtEnd(line.slice("test at ".length)) : undefined;
        const name = /^\u2716 (\S.*?) \([\d.]+ms\)$/u.exec(lines[at + 1] ?? "")?.[1];
        if (!where || name === undefined)
            return [];
        const block = lines.slice(at + 2, endFrom(lines, at + 2, (next) => !/^(?: {2}|$)/u.test(next)));
        return [{ name, why: node_test_reasonIn(block), places: [...framesIn(block), where] }];
    });
}
/** The error's words, without the quotes around a text that was thrown. */
function node_test_reasonIn(block) {
    return firstWords(block).replace(/^'(.*)'$/u, "$1");
}
function framesIn(block) {
    return block
        .filter((line) => /^ +(?:at )?\S.*:\d+:\d+\)?(?: \{)?$/u.test(line))
        .map((line) => placeAtEnd(line.replace(/ \{$/u, "")))
        .filter((place) => place !== undefined);
}
function tap(lines) {
    return lines.flatMap((line, at) => {
        const [, indent = "", raw] = /^( {0,200})not ok \d+ - (\S.*)$/u.exec(line) ?? [];
        if (raw === undefined || /(?<!\\)# (?:TODO|SKIP)\b/u.test(raw) || lines[at + 1] !== `${indent}  ---`)
            return [];
        const end = endFrom(lines, at + 2, (next) => next === `${indent}  ...`);
        const block = lines.slice(at + 2, end).map((one) => one.slice(indent.length + 2));
        if (field(block, "failureType") === "subtestsFailed")
            return [];
        const where = placeAtEnd(field(block, "location") ?? "");
        const stack = framesIn(body(block, "stack").map((one) => `  ${one.trim()}`));
        const kind = /^(?!Assertion|Error)\w+Error$/u.exec(field(block, "name") ?? "")?.[0];
        const error = field(block, "error") ?? node_test_reasonIn(body(block, "error"));
        const why = kind === undefined ? error : `${kind}: ${error}`;
        return [{ name: raw.replace(/\\(.)/gu, "$1"), why, places: [...stack, ...(where ? [where] : [])] }];
    });
}
/** A value on the line of its key; `undefined` where it stands below. */
function field(block, key) {
    const value = block.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
    return value === undefined || value.startsWith("|") ? undefined : value.replace(/^'(.*)'$/u, "$1");
}
function body(block, key) {
    const start = block.findIndex((line) => line.startsWith(`${key}: |`)) + 1;
    if (start === 0)
        return [];
    const end = block.slice(start).findIndex((line) => line !== "" && !line.startsWith("  "));
    return block.slice(start, end === -1 ? undefined : start + end);
}
function baseName(name) {
    return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
}

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/src/commands/problems/placed.js




const LARGEST_SOURCE = 1024 * 1024;
/** Finds the first of some places that is in a file of the repository, and not in a package that is installed there. */
function locationFinder(where) {
    const paths = new Map();
    const sources = new Map();
    const pathOf = (file) => {
        if (!paths.has(file))
            paths.set(file, repositoryPath(file, where));
        return paths.get(file);
    };
    const sourceOf = (path) => {
        if (!sources.has(path)) {
            const bytes = where.workspace.bytes(path, LARGEST_SOURCE);
            sources.set(path, bytes && (0,lines/* linesOf */.D)(new TextDecoder().decode(bytes)));
        }
        return sources.get(path);
    };
    return (places) => {
        for (const place of places) {
            const file = pathOf(place.file);
            if (file === undefined)
                continue;
            const range = rangeOf(place, sourceOf(file));
            return { file, ...(range && { range }) };
        }
        return undefined;
    };
}
function repositoryPath(file, { workspace, root, folder }) {
    const name = localPath(file);
    if (name === undefined || name.includes("\0"))
        return undefined;
    const path = (0,disk/* workspacePath */.X5)(root, (0,external_node_path_.resolve)((0,external_node_path_.join)(root, folder), name));
    if (path === undefined || path.split("/").includes("node_modules"))
        return undefined;
    return workspace.entry(path)?.kind === "file" ? path : undefined;
}
function localPath(file) {
    if (!file.startsWith("file:"))
        return file;
    try {
        return (0,external_node_url_.fileURLToPath)(file);
    }
    catch (error) {
        // An address that names no file here.
        if (error instanceof TypeError || error instanceof URIError)
            return undefined;
        throw error;
    }
}
/** What a place speaks of: as many characters as it says, else the word there, else the whole line. */
function rangeOf({ line, column, length }, source) {
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

;// CONCATENATED MODULE: ./build/src/commands/problems/typescript.js

const PLAIN = /^(\S[^()]*)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d+): (.*)$/u;
const PRETTY = /^(\S.*?):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d+): (.*)$/u;
/** Below a pretty problem its line is shown, and below that what it speaks of is underlined. */
const LINES_TO_UNDERLINE = 12;
/** What `tsc` prints, plain or pretty, and the tools that print alike, such as `vue-tsc`. */
const readTypescript = (lines) => lines.flatMap((line, at) => {
    if (!/: (?:error|warning) TS\d| - (?:error|warning) TS\d/u.test(line))
        return [];
    const match = PLAIN.exec(line) ?? PRETTY.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, code = "", message = ""] = match;
    const length = underlined(lines.slice(at + 1, at + LINES_TO_UNDERLINE));
    const place = {
        file,
        line: Number(row),
        column: Number(column),
        ...(length !== undefined && { length }),
    };
    const isWarning = severity === "warning";
    return [{ places: [place], message: `TypeScript: ${sentence(message)} (${code})`, isWarning }];
});
function underlined(lines) {
    const next = lines.findIndex((line) => / - error TS\d|^\S.*\): error TS\d/u.test(line));
    const own = next === -1 ? lines : lines.slice(0, next);
    return own.map((line) => /^ *(~+)$/u.exec(line)?.[1]?.length).find((length) => length !== undefined);
}

;// CONCATENATED MODULE: ./build/src/commands/problems/vitest.js


/** What Vitest prints of tests that fail, of files that cannot be loaded, and of errors that no test caught. */
const readVitest = (lines) => {
    const problems = [];
    for (let at = 0; at < lines.length; at++) {
        const names = [];
        // One error may be that of several tests, whose names stand above it.
        for (; nameIn(lines[at]) !== undefined; at++)
            names.push(nameIn(lines[at]) ?? "");
        const isUncaught = /^\u23af+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) \u23af+$/u.test(lines[at] ?? "");
        if (isUncaught)
            at++;
        if (names.length === 0 && !isUncaught)
            continue;
        const end = endFrom(lines, at + 1, (line) => line.startsWith("\u23af") || nameIn(line) !== undefined);
        const block = lines.slice(at, end);
        const message = firstWords(block);
        // Jest marks its files alike when it has colours; its tests follow behind a dot.
        if (message.startsWith("\u25cf "))
            continue;
        const places = block.map(placeIn).filter((place) => place !== undefined);
        if (isUncaught)
            problems.push({ places, message: `An error that no test caught: ${sentence(message)}` });
        for (const name of names)
            problems.push(failedTest(name, message, places));
        at = end - 1;
    }
    return problems;
};
/** ` FAIL  |project| test/a.test.ts > suite > test`, without what stands before the file. */
function nameIn(line = "") {
    return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
}
/** ` \u276f add src/add.ts:3:9`, `  File: /src/add.ts:3:9`, whose root is the plugin's folder, or `\u256d\u2500[ src/add.ts:3:9 ]` above code. */
function placeIn(line) {
    const frame = /^ \u276f (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const code = /^ {1,10}\u256d\u2500\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
    const place = frame ?? file ?? code;
    return place === undefined ? undefined : placeAtEnd(place);
}
function failedTest(name, message, places) {
    const [file = "", ...titles] = name.split(" > ");
    const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
    const fallback = { file: path, line: 1 };
    const told = titles.length === 0 ? failedFile(path, message) : failed(titles.join(" > "), message);
    return { places: [...places, fallback], message: told };
}

;// CONCATENATED MODULE: ./build/src/commands/problems/problems.js












/** So many are told at their places, and the others counted. */
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
/** The problems that a command which failed has printed, each at its place in the repository. */
function problemsIn(lines, where) {
    const byTools = READERS.flatMap((read) => read(lines));
    const told = byTools.length > 0 ? byTools : readCrashes(lines);
    // Warnings fail a command only where there is nothing worse.
    const errors = told.filter(({ isWarning }) => isWarning !== true);
    const worst = errors.length > 0 ? errors : told;
    const locate = locationFinder(where);
    const found = new Map();
    let elsewhere = Math.max(0, worst.length - MOST_TOLD);
    for (const { places, message } of worst.slice(0, MOST_TOLD)) {
        const at = locate(places.slice(0, MOST_PLACES));
        // A tool may tell the same twice, as in a summary at the end.
        if (at)
            found.set(JSON.stringify([at, message]), { at, message: withoutRoot(message, where.root) });
        else
            elsewhere++;
    }
    const all = [...found.values()];
    const problems = all.slice(0, MOST_PROBLEMS);
    return { problems, more: all.length - problems.length + elsewhere };
}
/** Texts without the folder that the repository happens to lie in here. */
function withoutRoot(text, root) {
    return text.replaceAll(`${(0,external_node_url_.pathToFileURL)(root).href}/`, "").replaceAll(`${root}${external_node_path_.sep}`, "");
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(6193);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/src/commands/line-splitter.js



/** A longer line is cut, so that a gigabyte on one line is no gigabyte of memory. */
const LONGEST_LINE = 8192;
/** Turns what a process prints into lines: of text, whatever the bytes; without colours; of a bounded length. */
function lineSplitter(onLine) {
    const decoder = new external_node_string_decoder_.StringDecoder("utf8");
    const breaks = /[\r\n]/gu;
    let line = "";
    let cut = 0;
    let endsInReturn = false;
    const append = (text, from, to) => {
        const room = Math.max(0, LONGEST_LINE - line.length);
        line += text.slice(from, Math.min(to, from + room));
        cut += Math.max(0, to - from - room);
    };
    const finish = () => {
        const plain = /[\u001b\u009b]/u.test(line) ? (0,external_node_util_.stripVTControlCharacters)(line) : line;
        const rest = cut === 0 ? "" : ` \u2026 and ${(0,numbers/* grouped */.z)(cut)} more characters`;
        line = "";
        cut = 0;
        onLine(`${plain.toWellFormed()}${rest}`);
    };
    const read = (text) => {
        // A line feed that follows a carriage return belongs to it, also in the next chunk.
        let from = endsInReturn && text.startsWith("\n") ? 1 : 0;
        if (text !== "")
            endsInReturn = text.endsWith("\r");
        breaks.lastIndex = from;
        for (let found = breaks.exec(text); found; found = breaks.exec(text)) {
            append(text, from, found.index);
            finish();
            from = found.index + (text.startsWith("\r\n", found.index) ? 2 : 1);
            breaks.lastIndex = from;
        }
        append(text, from, text.length);
    };
    return {
        write(bytes) {
            read(decoder.write(bytes));
        },
        end() {
            read(decoder.end());
            if (line !== "" || cut > 0)
                finish();
        },
    };
}

// EXTERNAL MODULE: ./build/src/commands/pause.js
var pause = __webpack_require__(7191);
;// CONCATENATED MODULE: ./build/src/commands/followed-output.js


const SILENCE = 500;
const LONGEST_FINISH = 2000;
const POLL = 50;
/** Hands over the lines of both streams of a process. */
function followedOutput(child, onLine) {
    const failure = new AbortController();
    let lastHeard = Date.now();
    let isClosed = false;
    const guarded = (work) => {
        if (failure.signal.aborted)
            return;
        try {
            work();
        }
        catch (error) {
            // Thrown here it would end this process at once, and leave that one running.
            failure.abort(error);
        }
        lastHeard = Date.now();
    };
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    for (const stream of streams) {
        const splitter = lineSplitter(onLine);
        stream.on("data", (bytes) => {
            guarded(() => {
                splitter.write(bytes);
            });
        });
        stream.once("end", () => {
            guarded(() => {
                splitter.end();
            });
        });
    }
    const closed = new Promise((resolve) => {
        child.once("close", () => {
            isClosed = true;
            resolve();
        });
    });
    return {
        failed: failure.signal,
        async finish() {
            const start = Date.now();
            lastHeard = start;
            const isOver = () => isClosed || Date.now() - lastHeard > SILENCE || Date.now() - start > LONGEST_FINISH;
            while (!isOver())
                await (0,pause/* within */.u)(POLL, closed);
            for (const stream of streams)
                stream.destroy();
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/commands/marked-processes.js


const LONGEST_COMMAND = 300;
/**
 * The processes of a command that run: those of its group, and those that left the group but still carry its mark.
 * `undefined` where a system does not list its processes as Linux does.
 */
function markedProcesses(group, mark) {
    const pids = attempt(() => (0,external_node_fs_.readdirSync)("/proc"))?.filter((name) => /^\d+$/u.test(name));
    if (!pids?.length)
        return undefined;
    const carried = `${MARK}=${mark}`;
    return pids
        .filter((pid) => isOfGroup(pid, group) || isMarked(pid, carried))
        .map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
}
/** By the group's number behind the name, which may itself hold brackets. What has ended and is not yet buried does not run. */
function isOfGroup(pid, group) {
    const stat = attempt(() => (0,external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "";
    const [state, , found] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return found === String(group) && state !== "Z" && state !== "X";
}
function isMarked(pid, carried) {
    return attempt(() => (0,external_node_fs_.readFileSync)(`/proc/${pid}/environ`))?.includes(carried) === true;
}
function commandOf(pid) {
    const words = attempt(() => (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, "utf8")) ?? "";
    return words.slice(0, LONGEST_COMMAND).split("\0").join(" ").trim().toWellFormed() || `process ${pid}`;
}
/** Processes end while they are looked at, and those of others may not be read. */
function attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (error instanceof Error && "code" in error)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/process-group.js



const process_group_POLL = 25;
/** So often what still starts processes is killed again. */
const MOST_ROUNDS = 40;
function processGroup(child, mark, platform) {
    const { pid } = child;
    if (pid === undefined)
        return { running: () => [], end: () => Promise.resolve() };
    return platform === "win32" ? windowsTree(child, pid) : posixGroup(pid, mark);
}
function posixGroup(leader, mark) {
    // Where processes are not listed, all that can be asked is whether the group is there.
    const found = () => markedProcesses(leader, mark) ?? (send(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []);
    const sendAll = (signal) => {
        send(-leader, signal);
        for (const { pid } of found())
            send(pid, signal);
    };
    return {
        running: () => found().map(({ command }) => command),
        async end(patience, hurry) {
            sendAll("SIGTERM");
            const deadline = Date.now() + patience;
            while (found().length > 0 && Date.now() < deadline && hurry?.aborted !== true)
                await (0,pause/* pause */.v)(process_group_POLL);
            for (let round = 0; round < MOST_ROUNDS && found().length > 0; round++) {
                sendAll("SIGKILL");
                await (0,pause/* pause */.v)(process_group_POLL);
            }
        },
    };
}
/** Windows has no groups: a program of its own ends a process and those below it, as long as it runs itself. */
function windowsTree(child, pid) {
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    return {
        running: () => (isRunning() ? [`process ${String(pid)}`] : []),
        async end() {
            if (!isRunning())
                return;
            const killer = (0,external_node_child_process_.spawn)("taskkill", ["/pid", String(pid), "/T", "/F"], { stdio: "ignore", windowsHide: true });
            await new Promise((resolve) => {
                const done = () => {
                    resolve();
                };
                killer.once("error", done).once("close", done);
            });
            child.kill("SIGKILL");
        },
    };
}
/** Whether there was a process to send it to. */
function send(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // It has ended, or has become another user's.
        if (error instanceof Error && "code" in error)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/run-command.js




/** Milliseconds that processes have to end by themselves when they are asked to. */
const PATIENCE = 2000;
/** The same for those that a command left behind, and how long it takes until they count as left. */
const SHORT_PATIENCE = 500;
const GRACE = 1000;
const run_command_POLL = 50;
/**
 * Runs a command to its end, and ends whatever it leaves running: within its time limit and three seconds, nothing
 * of it runs any more. Its lines are handed over as they come; its standard input is closed.
 *
 * @throws what cancelled it, or what `onLine` threw, when everything has ended.
 */
async function runCommand(invocation, options) {
    const { cancellation, mark, platform } = options;
    cancellation.signal.throwIfAborted();
    const child = start(invocation, options);
    if ("kind" in child)
        return { ending: child, leftRunning: [] };
    const output = followedOutput(child, options.onLine);
    const group = processGroup(child, mark, platform);
    try {
        const ending = await endingOf(child, invocation, options.minutes, [cancellation.signal, output.failed]);
        const isLate = ending.kind === "time-limit";
        const leftRunning = isLate ? [] : await leftBehind(group);
        if (isLate || leftRunning.length > 0)
            await group.end(isLate ? PATIENCE : SHORT_PATIENCE, cancellation.hurry);
        await output.finish();
        output.failed.throwIfAborted();
        cancellation.signal.throwIfAborted();
        return { ending, leftRunning };
    }
    catch (error) {
        await group.end(PATIENCE, cancellation.hurry);
        await output.finish();
        throw error;
    }
}
function start({ program, args }, options) {
    const isWindows = options.platform === "win32";
    try {
        return (0,external_node_child_process_.spawn)(program, args, {
            cwd: options.folder,
            env: options.environment,
            stdio: ["ignore", "pipe", "pipe"],
            // A group of its own, so that all of it can be ended and none of the caller's.
            detached: !isWindows,
            windowsHide: true,
            windowsVerbatimArguments: isWindows,
        });
    }
    catch (error) {
        // A line that no system takes: too long, or with a NUL in it.
        if (error instanceof Error && "code" in error)
            return { kind: "no-program", program, why: String(error.code) };
        throw error;
    }
}
/** How the process itself ends. @throws the reason of a signal that is aborted before. */
function endingOf(child, { program }, minutes, signals) {
    return new Promise((resolve, reject) => {
        const done = (ending) => {
            clear();
            resolve(ending);
        };
        const onAbort = () => {
            clear();
            // Reasons are errors: those of `cancellable`, and what was thrown while lines were handed over.
            reject(signals.find(({ aborted }) => aborted)?.reason);
        };
        const timer = setTimeout(done, minutes * 60_000, { kind: "time-limit", minutes });
        const clear = () => {
            clearTimeout(timer);
            for (const signal of signals)
                signal.removeEventListener("abort", onAbort);
        };
        for (const signal of signals)
            signal.addEventListener("abort", onAbort);
        child.once("error", (error) => {
            done({ kind: "no-program", program, why: error.code ?? error.message });
        });
        child.once("exit", (status, signal) => {
            done(signal === null ? { kind: "status", status: status ?? 0 } : { kind: "signal", signal });
        });
    });
}
/** What still runs a moment after a command has ended. */
async function leftBehind(group) {
    const deadline = Date.now() + GRACE;
    let running = group.running();
    while (running.length > 0 && Date.now() < deadline) {
        await (0,pause/* pause */.v)(run_command_POLL);
        running = group.running();
    }
    return running;
}

;// CONCATENATED MODULE: ./build/src/commands/run-commands.js











/**
 * Runs some of a plugin's commands, one after the other, and gives what became of each that is there.
 *
 * @throws {UsageError} for a command that leaves nothing to check.
 */
async function runCommands(place, scripts, names, options) {
    const runs = new Map();
    for (const name of names) {
        const command = scripts.commands[name];
        if (command.kind !== "script" && command.kind !== "line")
            continue;
        runs.set(name, await told(place, command, scripts, options));
    }
    return runs;
}
async function told(place, command, { manager }, { environment, platform, minutes, cancellation, onEvent }) {
    const { root, folder } = place;
    const invocation = invocationOf(command, manager.name, platform);
    const { line } = invocation;
    const mark = (0,external_node_crypto_.randomUUID)();
    const above = (0,package_manager/* foldersAbove */.Zv)(folder).map((one) => (0,external_node_path_.join)(root, one));
    const kept = keptLines();
    onEvent({ kind: "started", folder, line });
    const start = Date.now();
    const { ending, leftRunning } = await runCommand(invocation, {
        folder: (0,external_node_path_.join)(root, folder),
        environment: childEnvironment(environment, above, mark),
        ...{ mark, minutes, platform, cancellation },
        onLine(text) {
            kept.add(text);
            onEvent({ kind: "printed", text });
        },
    });
    if ((0,disk/* realFolder */.PX)((0,external_node_path_.join)(root, folder)) === undefined) {
        throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(line)} has removed the folder of the plugin, so that there is nothing left to check`, "Get the files back, from git or a copy, and mend the command before it is run again");
    }
    const lines = kept.lines();
    const isFine = ending.kind === "status" && ending.status === 0;
    // The command may have written files: what stands in them now is what the tools spoke of.
    const { problems, more } = isFine ? NOTHING : problemsIn(lines, { ...place, workspace: (0,disk/* diskWorkspace */.DH)(root) });
    const last = lastLines(lines).map((text) => withoutRoot(text, root));
    const run = { line, ending, problems, moreProblems: more, lastLines: last, leftRunning };
    onEvent({ kind: "ended", line, run, milliseconds: Date.now() - start });
    return run;
}
const NOTHING = { problems: [], more: 0 };


/***/ })

};
;