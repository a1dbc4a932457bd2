"use strict";
exports.id = 8251;
exports.ids = [8251,7368];
exports.modules = {

/***/ 8251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ readRecord; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8980);
/* harmony import */ var _text_json_json_full_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7368);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6001);
/* harmony import */ var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7533);
/* harmony import */ var _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4826);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6039);







/** @throws {UsageError} that names the line and the column. */
function readRecord(file, read) {
    const { subject, schema, help } = file;
    const value = parsed(file);
    const refuse = (path, why) => {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${subject} cannot be used: ${placeOf(file, path)}${why}`, help);
    };
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value))
        return refuse([], `it holds ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(value)}, not an object`);
    const said = own(value, "schema");
    if (said !== schema)
        return refuse(["schema"], `its "schema" is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(said)}, but must be ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(schema)}`);
    return read(readerOf(value, [], refuse));
}
function parsed({ bytes, subject, help }) {
    const { text, fault } = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
    try {
        if (!fault)
            return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
    }
    const [problem] = bytes.length > _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_JSON_BYTES */ .Vi ? [] : (0,_text_json_json_full_js__WEBPACK_IMPORTED_MODULE_2__.readFullJson)("", bytes).problems;
    const what = problem ? `: ${lineAndColumn(problem.range)}${problem.message}` : "";
    throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${subject} is no JSON${what}`, help);
}
function readerOf(object, path, refuse) {
    const no = (key, form) => Object.hasOwn(object, key)
        ? refuse([...path, key], `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(key)} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(object[key])}, but must be ${form}`)
        : refuse(path, `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(key)} is missing`);
    const text = (key) => {
        const value = own(object, key);
        return typeof value === "string" ? value : no(key, "a text");
    };
    const whole = (key, least) => {
        const value = own(object, key);
        return typeof value === "number" && Number.isSafeInteger(value) && value >= least
            ? value
            : no(key, `a whole number from ${String(least)}`);
    };
    const part = (key, read) => {
        const value = own(object, key);
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value) ? read(readerOf(value, [...path, key], refuse)) : no(key, "an object");
    };
    return {
        has: (key) => Object.hasOwn(object, key),
        isNull: (key) => own(object, key) === null,
        text,
        part,
        optionalText: (key) => (Object.hasOwn(object, key) ? text(key) : undefined),
        optionalPart: (key, read) => (Object.hasOwn(object, key) ? part(key, read) : undefined),
        count: (key) => whole(key, 1),
        sum: (key) => whole(key, 0),
        texts(key) {
            const value = own(object, key);
            return Array.isArray(value) && value.every((item) => typeof item === "string")
                ? value
                : no(key, "a list of texts");
        },
        flag(key) {
            const value = own(object, key);
            return typeof value === "boolean" ? value : no(key, "true or false");
        },
        word: (key, words) => words.find((word) => word === own(object, key)) ?? no(key, `one of ${words.join(", ")}`),
        list(key, read) {
            const value = own(object, key);
            if (!Array.isArray(value))
                return no(key, "a list");
            return value.map((item, index) => {
                const way = [...path, key, index];
                return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(item)
                    ? read(readerOf(item, way, refuse))
                    : refuse(way, `an item is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quoted */ .TL)(item)}, not an object`);
            });
        },
        refuse: (key, why) => refuse([...path, key], why),
    };
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
/** Where a value stands, in words: by line and column, or by its pointer in a file that is too large for that. */
function placeOf({ bytes }, path) {
    const range = bytes.length > _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_JSON_BYTES */ .Vi ? undefined : (0,_text_json_json_full_js__WEBPACK_IMPORTED_MODULE_2__.readFullJson)("", bytes).at(...path).range;
    return range || path.length === 0 ? lineAndColumn(range) : `at ${(0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .pointerOf */ .r)(path)}, `;
}
function lineAndColumn(range) {
    return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
}


/***/ }),

/***/ 7368:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oversizedJson: function() { return /* binding */ oversizedJson; },
  readFullJson: function() { return /* binding */ readFullJson; }
});

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/esm/main.js + 5 modules
var main = __webpack_require__(9370);
// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
;// CONCATENATED MODULE: ./build/src/text/json/json-addition.js
/** What adds texts behind the last item of an array, in the manner in which that one stands there. */
function additionTo(array, json, texts) {
    const items = texts.map((text) => JSON.stringify(text));
    const last = array.children?.at(-1);
    if (!last)
        return { start: array.offset + 1, end: array.offset + 1, text: items.join(", ") };
    const end = last.offset + last.length;
    const before = /[ \t\r\n]*$/u.exec(json.slice(array.offset, last.offset))?.[0] ?? "";
    const line = /\r?\n[ \t]*$/u.exec(before)?.[0];
    const isTight = before === "" && (array.children?.length ?? 0) > 1;
    const space = line ?? (isTight ? "" : " ");
    return { start: end, end, text: items.map((item) => `,${space}${item}`).join("") };
}

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/text/json/json-problems.js


/** The most syntax errors that are told: what follows the first few is mostly their echo. */
const MOST_SYNTAX_ERRORS = 10;
function oddityProblem({ file, text, lines }, oddity) {
    const range = lines.range(oddity.start, oddity.end);
    const token = text.slice(oddity.start, oddity.end);
    const removal = (start) => [{ file, range: lines.range(start, oddity.end), text: "" }];
    switch (oddity.kind) {
        case "comment":
            return {
                kind: oddity.kind,
                range,
                message: `JSON has no comments, but here stands ${(0,safe/* quoted */.TL)(token)}`,
                help: "Remove the comment",
                fix: removal(startOfBlanksBefore(text, oddity.start)),
            };
        case "trailing-comma":
            return {
                kind: oddity.kind,
                range,
                message: 'The "," after the last item is one too many',
                help: "Remove the comma",
                fix: removal(oddity.start),
            };
        case "duplicate-key":
            return {
                kind: oddity.kind,
                range,
                message: `The key ${(0,safe/* quoted */.TL)(oddity.key)} stands twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
                help: "Keep one of them: most readers silently take the last",
            };
        case "lone-surrogate":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shortened */.vI)(token, 80)} holds half a character (a lone surrogate), which no UTF-8 file can keep`,
                help: "Write the whole character",
            };
        case "control-character":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shortened */.vI)(token, 80)} holds the control character ${codePoint(oddity.character)}`,
                help: "Remove the control character; only line feed, carriage return and tab may stand in a string",
            };
        case "number":
            return {
                kind: oddity.kind,
                range,
                message: `The number ${(0,safe/* shortened */.vI)(token, 80)} is too large: readers make Infinity of it`,
                help: "Write a smaller number, or a string in quotes",
            };
    }
}
/** The syntax errors of a text that is not JSON: the first of each line. */
function syntaxProblems({ text, lines }) {
    const errors = [];
    (0,main/* parseTree */.cZ)(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false });
    const problems = [];
    const seenLines = new Set();
    for (const error of errors) {
        const span = { start: error.offset, end: error.offset + error.length };
        const range = lines.range(span.start, span.end);
        if (seenLines.has(range.start.line))
            continue;
        seenLines.add(range.start.line);
        problems.push({ kind: "syntax", range, ...syntaxWords(error.error, text, span) });
    }
    const told = problems.slice(0, MOST_SYNTAX_ERRORS);
    const last = told.at(-1);
    if (last && problems.length > told.length) {
        const left = String(problems.length - told.length);
        told.push({ ...last, message: `${last.message} (and ${left} more lines are not JSON after this one)` });
        told.splice(-2, 1);
    }
    return told;
}
function syntaxWords(code, text, span) {
    const token = text.slice(span.start, span.end).trim();
    const here = token === "" ? "the end of the file" : token.startsWith('"') ? (0,safe/* shortened */.vI)(token, 40) : (0,safe/* quoted */.TL)(token, 40);
    const words = SYNTAX_WORDS[(0,main/* printParseErrorCode */._n)(code)] ?? SYNTAX_WORDS["InvalidSymbol"];
    const [message, help] = words?.(here, token) ?? [`${here} is not JSON`, valueHelp(token)];
    return { message, help };
}
const badNumber = (here) => [`${here} is not a number in JSON`, "Write digits, such as 10 or 0.5"];
const badEscape = (_, token) => [
    `The string ${(0,safe/* shortened */.vI)(token, 40)} holds an escape that JSON does not know`,
    'Write one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\',
];
const SYNTAX_WORDS = {
    PropertyNameExpected: (here) => [`A key in double quotes is expected, not ${here}`, 'Write the key as "key"'],
    ValueExpected: (here, token) => [`A value is expected, not ${here}`, valueHelp(token)],
    ColonExpected: (here) => [`A colon is missing before ${here}`, 'Write "key": value'],
    CommaExpected: (here) => [`A comma is missing before ${here}`, "Put a comma between the two"],
    CloseBraceExpected: (here) => [`A closing "}" is missing before ${here}`, "Close the object"],
    CloseBracketExpected: (here) => [`A closing "]" is missing before ${here}`, "Close the array"],
    EndOfFileExpected: (here) => [`The JSON is complete before ${here}`, "Remove what follows it"],
    InvalidNumberFormat: badNumber,
    UnexpectedEndOfNumber: badNumber,
    UnexpectedEndOfString: (_, token) => [
        `The string ${(0,safe/* shortened */.vI)(token, 40)} is not closed`,
        "End it with a quotation mark on the same line",
    ],
    UnexpectedEndOfComment: (here) => [`The comment ${here} is not closed`, "Remove it: JSON has no comments"],
    InvalidUnicode: badEscape,
    InvalidEscapeCharacter: badEscape,
    InvalidCharacter: (_, token) => [
        `The string ${(0,safe/* shortened */.vI)(token, 40)} holds a raw control character`,
        "Write line breaks as \\n and tabs as \\t",
    ],
    InvalidSymbol: (here, token) => [`${here} is not JSON`, valueHelp(token)],
};
function valueHelp(token) {
    if (token.startsWith("'"))
        return "Write strings in double quotes";
    if (/^(?:true|false|null)$/iu.test(token))
        return `Write ${token.toLowerCase()}, in lower case`;
    return 'Write a "string", a number, true, false, null, an [array] or an {object}';
}
function codePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function startOfBlanksBefore(text, offset) {
    let start = offset;
    while (text[start - 1] === " " || text[start - 1] === "\t")
        start--;
    return start;
}

// EXTERNAL MODULE: ./build/src/text/json/json-limits.js
var json_limits = __webpack_require__(4826);
;// CONCATENATED MODULE: ./build/src/text/json/json-scan.js


// The parser's own numbers: its enum exists for the compiler only, which holds these to it.
const OPEN_BRACE = 1;
const CLOSE_BRACE = 2;
const OPEN_BRACKET = 3;
const CLOSE_BRACKET = 4;
const COMMA = 5;
const FIRST_LITERAL = 7;
const STRING = 10;
const NUMBER = 11;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const BLANKS = 15;
const END = 17;
// Line feed, carriage return and tab are what a text may well hold.
const CONTROL = /(?![\n\r\t])\p{Cc}/u;
/** One pass over the tokens: comments, trailing commas, duplicate keys, what JSON allows and no reader survives. */
function scanJson(text) {
    const scanner = (0,main/* createScanner */.z1)(text, false);
    const levels = [];
    const oddities = [];
    let comma;
    let values = 0;
    for (let kind = scanner.scan(); kind !== END; kind = scanner.scan()) {
        const start = scanner.getTokenOffset();
        const span = { start, end: start + scanner.getTokenLength() };
        const level = levels.at(-1);
        switch (kind) {
            case BLANKS:
            case LINE_BREAK:
                continue;
            case LINE_COMMENT:
            case BLOCK_COMMENT:
                oddities.push({ kind: "comment", ...span });
                if (++values > json_limits/* MOST_JSON_VALUES */.Yh)
                    return { firstTooMany: span, oddities };
                continue;
            case OPEN_BRACE:
                levels.push({ close: CLOSE_BRACE, keys: new Map(), expectsKey: true });
                break;
            case OPEN_BRACKET:
                levels.push({ close: CLOSE_BRACKET, keys: undefined, expectsKey: false });
                break;
            case CLOSE_BRACE:
            case CLOSE_BRACKET:
                if (level?.close === kind) {
                    levels.pop();
                    if (comma)
                        oddities.push({ kind: "trailing-comma", ...comma });
                }
                break;
            case STRING:
                oddities.push(...oddString(scanner.getTokenValue(), span, level));
                break;
            case NUMBER:
                if (!Number.isFinite(Number(scanner.getTokenValue())))
                    oddities.push({ kind: "number", ...span });
                break;
            default:
                break;
        }
        comma = kind === COMMA ? span : undefined;
        if (comma && level?.keys)
            level.expectsKey = true;
        if (levels.length > json_limits/* MOST_JSON_LEVELS */.HP)
            return { firstTooDeep: span, oddities };
        if (startsValue(kind) && ++values > json_limits/* MOST_JSON_VALUES */.Yh)
            return { firstTooMany: span, oddities };
    }
    return { oddities };
}
function startsValue(kind) {
    return kind === OPEN_BRACE || kind === OPEN_BRACKET || (kind >= FIRST_LITERAL && kind <= NUMBER);
}
function oddString(value, span, level) {
    const found = [];
    if (!value.isWellFormed())
        found.push({ kind: "lone-surrogate", ...span });
    const character = CONTROL.exec(value)?.[0];
    if (character !== undefined)
        found.push({ kind: "control-character", character, ...span });
    if (!level?.keys || !level.expectsKey)
        return found;
    level.expectsKey = false;
    const earlier = level.keys.get(value);
    if (earlier === undefined)
        level.keys.set(value, span.start);
    else
        found.push({ kind: "duplicate-key", key: value, earlier, ...span });
    return found;
}

// EXTERNAL MODULE: ./build/src/text/json/json-text.js
var json_text = __webpack_require__(7533);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/src/text/json/json-full.js










const BYTE_ORDER_MARK = "\uFEFF";
/**
 * Reads a JSON text strictly, with every place in it and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run tells everything. Over 1 MiB or 100 levels nothing is tried.
 */
function readFullJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return oversizedJson(file, source.length);
    const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : (0,decode/* decodeUtf8 */._6)(source);
    const lines = (0,text_lines/* linesOf */.D)(text);
    const words = { file, text, lines };
    if (fault)
        return unreadable(words, ...faultWords(fault, lines));
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const problems = marked ? [markProblem(file, lines)] : [];
    const unmarked = marked ? ` ${text.slice(1)}` : text;
    const scan = scanJson(unmarked);
    const beyond = scan.firstTooDeep ?? scan.firstTooMany;
    if (beyond) {
        const message = scan.firstTooDeep
            ? `The JSON is nested deeper than ${String(json_limits/* MOST_JSON_LEVELS */.HP)} levels`
            : `The JSON holds more than ${(0,numbers/* grouped */.z)(json_limits/* MOST_JSON_VALUES */.Yh)} keys, values and comments`;
        const range = lines.range(beyond.start, beyond.end);
        return unreadable(words, message, "Simplify it; nothing else in this file was checked", range);
    }
    problems.push(...scan.oddities.map((oddity) => oddityProblem(words, oddity)));
    const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
    const bare = blanked(unmarked, extras);
    try {
        return jsonText(words, JSON.parse(bare), bare, problems);
    }
    catch (error) {
        const syntax = syntaxProblems({ ...words, text: bare });
        const unnamed = { kind: "syntax", message: (0,safe/* quoted */.TL)(String(error), 200), help: "Write valid JSON" };
        return jsonText(words, undefined, bare, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
    }
}
/** What a file over the limit is read as: one problem, and no value. */
function oversizedJson(file, bytes) {
    const message = `The file has ${(0,numbers/* grouped */.z)(bytes)} bytes; at most ${(0,numbers/* grouped */.z)(json_limits/* MOST_JSON_BYTES */.Vi)} are read`;
    return unreadable({ file, lines: (0,text_lines/* linesOf */.D)("") }, message, "Make it smaller; nothing in it was checked");
}
function unreadable(text, message, help, range) {
    return jsonText(text, undefined, "", [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}
/** The same text with spaces in place of some of it, so that every offset stays. */
function blanked(text, spans) {
    let result = "";
    let done = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, start) + " ".repeat(end - start);
        done = end;
    }
    return result + text.slice(done);
}
function jsonText({ file, lines }, value, bare, problems) {
    let tree;
    const members = new WeakMap();
    const find = (path) => {
        tree ??= value === undefined ? undefined : (0,main/* parseTree */.cZ)(bare);
        let node = tree;
        for (const [found, step] of path.entries()) {
            const property = node && child(node, step, members);
            if (!property)
                return { node, found };
            node = property.type === "property" ? property.children?.[1] : property;
        }
        return { node, found: path.length };
    };
    const location = (path, range) => ({
        file,
        pointer: (0,json_text/* pointerOf */.r)(path),
        ...(range && { range }),
    });
    const rangeOf = (node) => lines.range(node.offset, node.offset + node.length);
    const at = (...path) => {
        const { node, found } = find(path);
        if (!node)
            return location([], undefined);
        if (found === path.length)
            return location(path, rangeOf(node));
        return location(path.slice(0, found), openingOf(node, lines));
    };
    const keyAt = (...path) => {
        const { node, found } = find(path);
        const key = node?.parent?.type === "property" ? node.parent.children?.[0] : undefined;
        return found === path.length && key ? location(path, rangeOf(key)) : at(...path);
    };
    const removal = (...path) => {
        const { node, found } = find(path);
        const part = node?.parent?.type === "property" ? node.parent : node;
        if (!part?.parent || found !== path.length)
            return [];
        const { start, end } = partWithComma(part, part.parent);
        return [{ file, range: lines.range(start, end), text: "" }];
    };
    const addition = (texts, ...path) => {
        const { node, found } = find(path);
        if (node?.type !== "array" || found !== path.length)
            return [];
        const { start, end, text } = additionTo(node, bare, texts);
        return [{ file, range: lines.range(start, end), text }];
    };
    return { file, value, problems, at, keyAt, removal, addition };
}
function child(node, step, members) {
    if (node.type === "array")
        return typeof step === "number" ? node.children?.[step] : undefined;
    if (node.type !== "object")
        return undefined;
    let byKey = members.get(node);
    if (!byKey) {
        // JSON.parse keeps the last of two equal keys, and so does a Map.
        byKey = new Map(node.children?.map((property) => [String(property.children?.[0]?.value), property]));
        members.set(node, byKey);
    }
    return byKey.get(String(step));
}
function partWithComma(part, parent) {
    const siblings = parent.children ?? [];
    const at = indexIn(siblings, part);
    const before = siblings[at - 1];
    const after = siblings[at + 1];
    const end = part.offset + part.length;
    if (before)
        return { start: before.offset + before.length, end };
    return { start: part.offset, end: after ? after.offset : end };
}
/** Parts stand in the order of their offsets, and there may be a hundred thousand of them. */
function indexIn(parts, part) {
    let low = 0;
    let high = parts.length - 1;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((parts[middle]?.offset ?? 0) < part.offset)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function openingOf(node, lines) {
    const isContainer = node.type === "object" || node.type === "array";
    return lines.range(node.offset, node.offset + (isContainer ? 1 : node.length));
}
function markProblem(file, lines) {
    const range = lines.range(0, 1);
    return {
        kind: "byte-order-mark",
        range,
        message: "The file starts with a byte order mark (U+FEFF)",
        help: "Save it as UTF-8 without a byte order mark",
        fix: [{ file, range, text: "" }],
    };
}
function faultWords(fault, lines) {
    const help = "Save it as UTF-8; nothing else in this file was checked";
    if (fault.kind === "encoding")
        return [`The file is ${fault.name}, not UTF-8`, help];
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
    return [message, help, lines.range(fault.at, fault.at + 1)];
}


/***/ })

};
;