"use strict";
exports.id = 632;
exports.ids = [632];
exports.modules = {

/***/ 48616:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ formatKeyLabel; },
/* harmony export */   Y: function() { return /* binding */ describeConfigFault; }
/* harmony export */ });
/* harmony import */ var _plugin_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54005);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _config_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77303);
/* harmony import */ var _shape_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29550);





/** A value that an author's schema forbids, reported at its place. */
function describeConfigFault(manifest, { path, keyword, params }) {
    const label = (0,_shape_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLabel */ .wR)(path);
    switch (keyword) {
        case "secret":
            return {
                code: "secret",
                at: manifest.keyAt(...path),
                secret: true,
                message: `${formatKeyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
            };
        case "time":
        case "memory":
            return {
                code: "too-costly",
                at: manifest.keyAt(...path),
                message: `${formatKeyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
            };
        case "unjudged":
            return {
                code: "not-judged",
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${formatKeyLabel(path)} has keywords beyond those that forms know, and the thread that judges them failed: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(String(params["why"]), 200)}`,
                help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
            };
        case "compile":
            return {
                code: "not-compiled",
                at: manifest.keyAt(...path),
                message: params["recursion"] === true
                    ? `${formatKeyLabel(path)} cannot be checked, as the schema refers to itself without end`
                    : `${formatKeyLabel(path)} cannot be checked, as the schema does not compile: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(String(params["reported"]), 100)}`,
                help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        const at = manifest.at(...path, missing);
        return {
            code: "missing-value",
            subject: missing,
            at,
            message: `${label} has no ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(missing)}, which its schema requires`,
            help: `Add ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(missing)}`,
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        const at = manifest.keyAt(...path, unknown);
        return {
            code: "unknown-value",
            subject: unknown,
            at,
            message: `${label} has the key ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(unknown)}, which its schema does not allow`,
            help: "Remove it, or add it to the schema",
        };
    }
    const value = manifest.valueAt(...path);
    const atKey = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) && typeof path.at(-1) === "string";
    return {
        code: "forbidden-value",
        subject: keyword,
        at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
        ...(0,_config_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeConfigError */ .K)(keyword, atKey ? formatKeyLabel(path) : label, value, params),
    };
}
/**
 * A key as its author would name it, with its parent where others share its name: `"default" of
 * "config_schema.properties.city"`.
 */
function formatKeyLabel(path) {
    const [key, holder] = [path.at(-1), path.slice(0, -1)];
    return holder.length === 0 || typeof key !== "string" ? (0,_shape_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLabel */ .wR)(path) : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(key)} of ${(0,_shape_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .formatLabel */ .wR)(holder)}`;
}


/***/ }),

/***/ 77303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ describeWrongPart; },
/* harmony export */   K: function() { return /* binding */ describeConfigError; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81581);
/* harmony import */ var _shape_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29550);



const MOST_CHOICES = 10;
/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const SENTENCES = {
    type: (label, value, { type }) => {
        const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
        if (type === "integer")
            return describeBound(label, value, "a whole number", "whole");
        return types.length === 1
            ? describeShape(label, value, "type", { type: types[0] })
            : {
                message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be of type ${types.join(" or ")}`,
                help: "Write a value of one of these types",
            };
    },
    enum: (label, value, { allowedValues }) => {
        const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(choice)) : [];
        const shown = choices.slice(0, MOST_CHOICES).join(", ");
        if (choices.length === 1)
            return { message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${shown}`, help: `Write ${shown}` };
        return {
            message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be one of ${shown}${choices.length > MOST_CHOICES ? ", \u2026" : ""}`,
            help: "Write one of them",
        };
    },
    minimum: (label, value, { limit }) => describeBound(label, value, `at least ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)}`, "larger"),
    maximum: (label, value, { limit }) => describeBound(label, value, `at most ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)}`, "smaller"),
    exclusiveMinimum: (label, value, { limit }) => describeBound(label, value, `above ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)}`, "larger"),
    exclusiveMaximum: (label, value, { limit }) => describeBound(label, value, `below ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)}`, "smaller"),
    multipleOf: (label, value, { multipleOf }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be a multiple of ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(multipleOf)}`,
        help: "Write such a number",
    }),
    format: (label, value, { format }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must have the format ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(format)}`,
        help: "Write it in that format, or leave it empty",
    }),
    pattern: (label, value, { pattern }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must match the pattern ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)}`,
        help: "Write a text that matches it",
    }),
    regex: (label, value) => ({
        message: `${label} is ${typeof value === "string" ? `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which is ` : ""}no regular expression`,
        help: "Correct it: each bracket needs its other half, and a \\ goes before special characters only",
    }),
    const: (label, value, { allowedValue }) => describeShape(label, value, "const", { allowedValue }),
    minLength: (label, value, { limit }) => describeShape(label, value, "minLength", { limit }),
    maxLength: (label, value, { limit }) => describeShape(label, value, "maxLength", { limit }),
    minItems: (label, value, { limit }) => describeCount(label, value, `at least ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)} items`, "Add items"),
    maxItems: (label, value, { limit }) => describeCount(label, value, `at most ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)} items`, "Remove items"),
    minProperties: (label, value, { limit }) => describeCount(label, value, `at least ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)} keys`, "Add keys"),
    maxProperties: (label, value, { limit }) => describeCount(label, value, `at most ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(limit)} keys`, "Remove keys"),
    uniqueItems: (label, value, { i, j }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)} whose items ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(j)} and ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(i)} are the same`,
        help: "Remove one of the two",
    }),
    propertyNames: (label, value, { propertyName }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)} with the key ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(propertyName)}, which is not allowed`,
        help: "Give the key another name",
    }),
    anyOf: (label, value) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which satisfies none of the forms in "anyOf"`,
        help: "Write one of the forms",
    }),
    oneOf: (label, value) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
        help: "Write one of the forms",
    }),
};
/** A part of the schema that is not what it must be. */
function describeWrongPart(manifest, path, code, { form, help }) {
    const message = `${(0,_shape_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLabel */ .wR)(path)} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(manifest.valueAt(...path))}, but must be ${form}`;
    return { code, at: manifest.at(...path), message, help };
}
/** The message to a schema's author about a value that the schema forbids. */
function describeConfigError(keyword, label, value, params) {
    const describe = Object.hasOwn(SENTENCES, keyword) ? SENTENCES[keyword] : undefined;
    return describe
        ? describe(label, value, params)
        : {
            message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which the keyword ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(keyword)} forbids`,
            help: "Write another value, or change the schema",
        };
}
function describeShape(label, value, keyword, params) {
    return (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeShapeError */ .z)(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}
function describeBound(label, value, limit, kind) {
    return { message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}
function describeCount(label, value, limit, help) {
    return { message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must have ${limit}`, help };
}


/***/ }),

/***/ 75341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: function() { return /* binding */ checks; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/core/check.js
var check = __webpack_require__(93454);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/import-problems.js

/** What can be wrong with an import, of the module or of a hook. */
const IMPORT_CODES = {
    "missing-package": "The plugin imports a package that is neither bundled nor declared",
    "missing-file": "The plugin imports a file that is not there",
    "sdk-entry": "The SDK is imported from another entry of its package than plugin-preflight/sdk",
};
const SDK = "plugin-preflight/sdk";
const WRONG_ENTRIES = [
    /^No "exports" main defined in .{0,1000}plugin-preflight[\\/]package\.json/u,
    /^Package subpath '[^']{1,200}' is not defined by "exports" in .{0,1000}plugin-preflight[\\/]package\.json/u,
    /^The requested module 'plugin-preflight' (?:does not provide an export named|is a CommonJS module)/u,
    /^Named export '[^']{1,200}' not found\. The requested module 'plugin-preflight' /u,
];
/**
 * What is wrong with an import that has failed in the plugin's own code, in an author's words.
 *
 * @param failure `onInstall throws`.
 */
function describeImport({ message, missingFile }, failure) {
    if (missingFile) {
        const { file, instead } = missingFile;
        return {
            code: "missing-file",
            subject: file,
            message: `${failure}: it imports ${(0,safe/* quote */.hD)(file)}, which is not there${instead === undefined ? "" : `, but ${(0,safe/* quote */.hD)(instead)} is`}`,
            help: adviseOnFile(missingFile),
        };
    }
    if (!WRONG_ENTRIES.some((words) => words.test(message)))
        return undefined;
    return {
        code: "sdk-entry",
        subject: SDK,
        message: `${failure}: it imports the SDK from another place than "${SDK}"`,
        help: `Import it from "${SDK}": import { BasePlugin } from "${SDK}"`,
    };
}
/** The package that a plugin cannot be loaded without: where it is declared, the life was not judged. */
function describeMissingPackage({ message }, failure) {
    const name = /^Cannot find (?:package|module) '(?:[^'\n]{0,1000}node_modules\/)?([^']{1,200})'/u.exec(message)?.[1];
    if (name === undefined)
        return undefined;
    return {
        code: "missing-package",
        subject: name,
        message: `${failure}: it imports ${(0,safe/* quote */.hD)(name)}, which is neither in the bundle nor declared`,
        help: `Bundle it, or add it to "dependencies" in package.json`,
    };
}
function adviseOnFile({ file, instead }) {
    if (instead === undefined)
        return "Correct the path of the import, or build again: the file must be packed, too";
    // What is required may have no ending.
    return instead.startsWith(file)
        ? "Write the whole name: no ending is added to what an ES module imports"
        : "Write the name as the file has it: most hosts do not ignore letter case";
}

// EXTERNAL MODULE: ./build/bundled/text/printed-lines.js
var printed_lines = __webpack_require__(88178);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/step-texts.js


/** The call of a hook, or the loading, as data: `onInstall 2`. */
function formatCall({ name, nth, component }) {
    return `${name} ${component ?? String(nth)}`;
}
const formatSeconds = (seconds) => `${String(seconds)} second${seconds === 1 ? "" : "s"}`;
const ORDINALS = ["", "", "second ", "third "];
/** `onEnable`, or `the second onEnable`. */
function formatStep({ name, nth, component = "" }, isStart = false) {
    if (name === "mount")
        return `${isStart ? "M" : "m"}ounting ${(0,safe/* quote */.hD)(component)}`;
    if (name === "unmount")
        return `${isStart ? "R" : "r"}emoving ${(0,safe/* quote */.hD)(component)}`;
    if (name === "load")
        return isStart ? "Loading the plugin" : "the loading";
    const ordinal = ORDINALS[nth] ?? "";
    if (ordinal === "")
        return name;
    return `${isStart ? "The" : "the"} ${ordinal}${name}`;
}
/** `a RangeError: "no tide"`. */
function formatError({ name, message }) {
    if (name === "")
        return (0,safe/* quote */.hD)(message);
    return `${/^[AEIOU]/u.test(name) ? "an" : "a"} ${/^[\w$]{1,60}$/u.test(name) ? name : "error"}: ${(0,safe/* quote */.hD)(message, LONGEST_MESSAGE)}`;
}
const LONGEST_MESSAGE = 200;
const MOST_PRINTED = 6;
function getPrintedLines({ printed }) {
    const last = printed.filter((line) => line.trim() !== "").slice(-MOST_PRINTED);
    return last.length === 0 ? {} : { printed: (0,printed_lines/* formatPrintedLines */.$)(last) };
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/gap-problems.js

const HELP = "Look at this in a browser: the test host can neither do it nor judge it";
/** What a step used and the small DOM does not have. It goes on with a stand-in. */
function describeGaps(step, place) {
    const { outcome, gaps = [] } = step;
    return gaps
        .filter(({ name }) => outcome.kind !== "dom-gap" || outcome.gap !== name)
        .map(({ name, at }) => ({
        ...makeProblem(step, name),
        at: at ?? place,
        message: `${formatStep(step, true)} uses ${name}, which the small DOM does not have: what becomes of it is not judged`,
    }));
}
/** An error that may follow from what the small DOM does not have. */
function describeGap(step, { gap, error }, place) {
    const used = step.gaps?.find(({ name }) => name === gap);
    return {
        ...makeProblem(step, gap),
        at: error.at ?? used?.at ?? place,
        message: `${formatStep(step, true)} needs ${gap}, which the small DOM does not have. It fails with ${formatError(error)}`,
    };
}
function makeProblem(step, gap) {
    return { code: "dom-gap", subject: [formatCall(step), gap], severity: "notice", strict: "notice", help: HELP };
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/step-problems.js





/** What can be wrong with the call of a hook. */
const STEP_CODES = {
    throws: "The hook throws",
    "expects-unlisted": "The hook expects something that the specification does not list",
    "uncaught-error": "An error is thrown that nothing catches",
    "refused-act": "The hook does what the test host refuses",
    "never-settles": "The promise of the hook never settles",
    "time-limit": "The hook does not end in time",
    "memory-limit": "The hook takes too much memory",
    interferes: "The hook uses a file descriptor that it has not opened",
    "ends-host": "The hook ends the process",
    "dom-gap": "What the small DOM does not have is used, and its effect is not judged",
};
/** What else can be wrong with the loading. */
const LOAD_CODES = {
    "not-loaded": "The plugin cannot be loaded",
    ...IMPORT_CODES,
};
/** What is wrong with the calls of a hook, or why it was not called. */
function* findStepProblems({ lifecycle, manifest }, hook, judge) {
    const steps = lifecycle.steps.filter(({ name }) => name === hook);
    const place = locateHook(manifest, hook, lifecycle);
    const seen = new Set();
    for (const step of steps) {
        for (const found of [...findProblems(step, place, judge, describeThrown)].map(excuse(lifecycle, step))) {
            if ("absent" in found) {
                yield found;
                continue;
            }
            // The second call often fails as the first one did.
            const key = JSON.stringify([found.message.replace(/\b[Tt]he (?:second|third) /u, ""), found.at]);
            if (!seen.has(key))
                yield found;
            seen.add(key);
        }
    }
    if (steps.every(({ outcome }) => outcome.kind === "no-hook"))
        yield (0,absent/* absent */.Ge)(`the plugin has no ${hook}`);
}
/** What is wrong whatever was refused before. */
const CERTAIN = new Set(["interferes", "ends-host"]);
/**
 * What comes after a refusal may follow from it: another host would not have refused. What one component was refused
 * explains neither a hook nor another component. What has no hooks is loaded by a page only, perhaps in another way.
 */
function excuse({ steps, hasOnlyComponents = false }, step) {
    const until = steps.slice(0, steps.indexOf(step) + 1);
    const before = until.filter(({ component }) => component === undefined || component === step.component);
    const isExcused = hasOnlyComponents || before.some(({ refused }) => refused.length > 0);
    return (found) => isExcused && !("absent" in found) && found.severity !== "notice" && !CERTAIN.has(found.code)
        ? { ...found, severity: "warning", strict: "warning" }
        : found;
}
/** What is wrong with the loading. */
function findLoadProblems({ lifecycle }) {
    const place = { file: lifecycle.entry };
    const steps = lifecycle.steps.filter(({ name }) => name === "load");
    return steps.flatMap((step) => [...findProblems(step, place, () => ({}), describeNotLoaded)].map(excuse(lifecycle, step)));
}
function* findProblems(step, place, judge, describeError) {
    const { outcome, refused, uncaught, nth } = step;
    for (const act of refused)
        yield describeRefused(step, act, place);
    yield* describeGaps(step, place);
    for (const error of uncaught) {
        yield {
            code: "uncaught-error",
            subject: [formatCall(step), error.name],
            at: error.at ?? place,
            message: `While ${formatStep(step)} ran, or after it, ${formatError(error)} is thrown, and nothing catches it`,
            help: "Await every promise in the hook, and catch what may fail: an error that nothing catches ends the host's process",
            ...getPrintedLines(step),
        };
    }
    switch (outcome.kind) {
        case "done":
        case "no-hook":
            return;
        case "threw":
            // What the host refuses, another host may allow.
            if (refused.length > 0)
                return;
            yield {
                ...describeError(step, outcome.error, place),
                ...judge(nth),
                ...describeUnlisted(step, outcome),
                ...getPrintedLines(step),
            };
            return;
        case "no-network":
            yield (0,absent/* absent */.Ge)(`${formatStep(step)} needs the network (${outcome.address}), which was not there: allow it with --lifecycle-network, or the input lifecycle-network`);
            return;
        case "dom-gap":
            yield { ...describeGap(step, outcome, place), ...getPrintedLines(step) };
            return;
        case "not-mounted":
            yield (0,absent/* absent */.Ge)(`${formatStep(step)} is not judged: ${outcome.why}`);
            return;
        case "expects-props":
            return;
        case "not-judged":
            yield (0,absent/* absent */.Ge)(`${formatStep(step)} is not judged: ${formatUnjudged(outcome)}`);
            return;
        case "missing":
            yield (0,absent/* absent */.Ge)(`the built code has no function for ${step.name}, which hooks-exist reports`);
            return;
        case "not-called":
            yield (0,absent/* absent */.Ge)(outcome.why);
            return;
        default: {
            const at = outcome.kind === "ended" || outcome.kind === "interfered" ? outcome.at : undefined;
            yield { subject: formatCall(step), at: at ?? place, ...describeEnd(step), ...getPrintedLines(step) };
        }
    }
}
/** Why a hook is not judged, and what to do about it. The error may contain the value, so that it is not shown. */
function formatUnjudged({ settings }) {
    const names = settings.slice(0, MOST_NAMES).map((name) => (0,safe/* quote */.hD)(name));
    const more = settings.length > MOST_NAMES ? ` and ${String(settings.length - MOST_NAMES)} more` : "";
    return `it fails after it has read ${names.join(", ")}${more}, whose ${settings.length === 1 ? "value is" : "values are"} made up: give --settings, or the input lifecycle-settings`;
}
const MOST_NAMES = 5;
function describeNotLoaded(_, error, place) {
    const at = error.at ?? place;
    const failure = "The plugin cannot be loaded";
    const imported = describeImport(error, failure) ?? describeMissingPackage(error, failure);
    if (imported)
        return { ...imported, at };
    return {
        code: "not-loaded",
        subject: error.name,
        at,
        message: `${failure}: ${formatError(error)}`,
        help: "Let the module only define what the host calls",
    };
}
function describeThrown(step, error, place) {
    const { name, nth } = step;
    const help = nth > 1 && (name === "onInstall" || name === "onUpdate")
        ? `Let ${name} look at what is there already: a host may call it again`
        : `Let ${name} catch what may fail, and correct what cannot`;
    const at = error.at ?? place;
    const subject = [formatCall(step), error.name];
    const message = `${formatStep(step, true)} throws ${formatError(error)}`;
    const imported = describeImport(error, `${formatStep(step, true)} fails`);
    return { message, help, ...imported, code: "throws", subject, at };
}
/** What the specification leaves open, a host may have: then the error is not certain. */
function describeUnlisted(step, { unlisted, error }) {
    if (unlisted === undefined)
        return {};
    return {
        code: "expects-unlisted",
        subject: [formatCall(step), unlisted],
        severity: "warning",
        strict: "warning",
        message: `${formatStep(step, true)} expects ${(0,safe/* quote */.hD)(unlisted)}, which the specification does not list, and throws ${formatError(error)}`,
        help: "Ask whether it is there before you use it: not every host has it",
    };
}
const ACTS = {
    write: [
        "writes to",
        'Declare "filesystem-access" and write below the current folder or the home folder, or use the storage of the context',
    ],
    read: ["reads", "Read files of the plugin only, or declare what the plugin needs as a setting"],
    start: ["starts", "Do it without another process: hosts that run plugins apart from each other forbid it"],
    signal: ["sends a signal to", "Leave other processes alone"],
    load: [
        "loads the native add-on",
        'List its package in "dependencies" of package.json: a declared add-on is loaded where the plugin\'s scripts may run, and no credential is near',
    ],
    use: ["uses", "Catch that it fails, and do without it: hosts that run plugins apart from each other forbid it"],
};
function describeRefused(step, { act, object, at }, place) {
    const [does, help] = ACTS[act];
    const severity = "warning";
    return {
        code: "refused-act",
        subject: [act, object],
        at: at ?? place,
        severity,
        message: `${formatStep(step, true)} ${does} ${(0,safe/* quote */.hD)(object)}, which the test host refuses`,
        help,
    };
}
function describeEnd(step) {
    const { outcome } = step;
    const subject = formatStep(step, true);
    switch (outcome.kind) {
        case "never-settles":
            return {
                code: "never-settles",
                message: `${subject} never ends: its promise does not settle, and nothing is left that could do it`,
                help: "Resolve the promise in every case, also when something fails",
            };
        case "time-limit":
            return {
                code: "time-limit",
                message: `${subject} does not end within ${formatSeconds(outcome.seconds)}, and was ended`,
                help: "Start what takes long and return: the host waits for the hook",
            };
        case "memory-limit":
            return {
                code: "memory-limit",
                message: `${subject} takes more than ${String(outcome.megabytes)} MB of memory, and was ended`,
                help: "Read and keep less at once",
            };
        case "interfered":
            return {
                code: "interferes",
                message: `${subject} uses a file descriptor that it has not opened`,
                help: "Use only descriptors of what the plugin has opened itself",
            };
        case "ended":
            return {
                code: "ends-host",
                message: `${subject} ${outcome.how}, which would end the whole host`,
                help: "Return from the hook, or throw an error",
            };
        default:
            throw new Error(`${outcome.kind} is not an end`);
    }
}
/** Where the manifest names a hook, or else the file that was loaded. */
function locateHook(manifest, hook, { entry }) {
    if ("absent" in manifest || manifest.valueAt("hooks", hook) === undefined)
        return { file: entry };
    return manifest.at("hooks", hook);
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/components-mount.js





const CODES = {
    throws: "The component throws",
    "uncaught-error": "An error is thrown later that nothing catches",
    "expects-unlisted": "The component expects something of the context that the specification does not list",
    "refused-act": "The component does what the test host refuses",
    "never-settles": "The promise of the component never settles",
    "time-limit": "The mounting does not end in time",
    "memory-limit": "The mounting takes too much memory",
    interferes: "The component writes to a file descriptor that it has not opened",
    "ends-host": "The component ends the process",
    "dom-gap": STEP_CODES["dom-gap"],
    "throws-unplaced": "An error is thrown, and nothing shows that the plugin's own code throws it",
    "expects-props": "The component throws where it is given no properties",
};
const components_mount_MOST_NAMES = 5;
/* harmony default export */ var components_mount = ((0,check/* defineCheck */.qH)({
    id: "components-mount",
    title: "Every component that the manifest names can be mounted and removed",
    severity: "warning",
    codes: CODES,
    needs: ["lifecycle"],
    wants: ["manifest", "declaredComponents"],
    *run({ lifecycle, manifest, declaredComponents }) {
        const steps = lifecycle.steps.filter(({ name, outcome }) => name === "mount" || (name === "unmount" && outcome.kind !== "not-mounted"));
        const declared = "absent" in declaredComponents ? [] : declaredComponents;
        const names = new Set(declared.filter(({ isPath }) => !isPath).map(({ name }) => name));
        const mounted = steps.filter(({ name }) => name === "mount").length;
        if (names.size === 0)
            yield (0,absent/* inapplicable */.vA)("the manifest names no component");
        else if (mounted === 0)
            yield (0,absent/* absent */.Ge)("no component is mounted in this life");
        else if (names.size > mounted)
            yield (0,absent/* absent */.Ge)(`only the first ${String(mounted)} components are mounted`);
        const isSeen = new Set();
        for (const step of steps) {
            const named = declared.find(({ name }) => name === step.component);
            const place = "absent" in manifest || !named ? { file: lifecycle.entry } : manifest.at(...named.place);
            const found = step.outcome.kind === "expects-props"
                ? [describeProps(step, step.outcome, place)]
                : [...findProblems(step, place, () => ({}), components_mount_describeThrown)].map(excuse(lifecycle, step));
            for (const one of found) {
                // Why the first is not mounted holds for the others, and for its removal.
                const key = "absent" in one ? one.absent : "";
                if (key === "" || !isSeen.has(key))
                    yield one;
                isSeen.add(key);
            }
        }
    },
}));
function components_mount_describeThrown(step, error, place) {
    const isOwn = error.at !== undefined;
    return {
        code: isOwn ? "throws" : "throws-unplaced",
        subject: [formatCall(step), error.name],
        at: error.at ?? place,
        ...(!isOwn && { severity: "notice", strict: "notice" }),
        message: `${formatStep(step, true)} throws ${formatError(error)}`,
        help: isOwn
            ? "Let the component show what is wrong, and catch what may fail: a user sees an empty place"
            : "Look at the component in a browser: no line of the plugin is known to be to blame",
    };
}
function describeProps(step, { props, error }, place) {
    const names = props.slice(0, components_mount_MOST_NAMES).map((name) => (0,safe/* quote */.hD)(name));
    return {
        code: "expects-props",
        subject: [formatCall(step), ...props],
        severity: "notice",
        strict: "notice",
        at: error.at ?? place,
        message: `${formatStep(step, true)} throws ${formatError(error)}, as it is not given ${names.join(", ")}`,
        help: `Do without ${props.length === 1 ? "it" : "them"}, or set a default: the specification does not say what a component is given`,
        ...getPrintedLines(step),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/later-problems.js


/** What can be wrong in a life that begins with what another one has stored. */
const LATER_CODES = {
    "fails-after-restart": "The hook fails when the plugin is started again after its installation",
    "fails-after-update": "The hook fails when the plugin was updated from an earlier version",
};
/** What goes wrong after a restart or an update, and not in the first life. */
function* findLaterProblems({ lifecycle, manifest }, name, judge) {
    const place = name === "load" ? { file: lifecycle.entry } : locateHook(manifest, name, lifecycle);
    if (!lifecycle.steps.filter((step) => step.name === name).every(isFine))
        return;
    for (const { kind, from = "", steps } of lifecycle.laterLives ?? []) {
        const step = steps.find((one) => one.name === name);
        // What comes after a refusal may follow from it.
        if (kind === "earlier" || !step || steps.some(({ refused }) => refused.length > 0))
            continue;
        for (const found of listFailures(step, place, judge)) {
            yield kind === "restart" ? describeRestart(found, step) : describeUpdate(found, from);
        }
    }
}
const isFine = ({ outcome, uncaught, refused }) => (outcome.kind === "done" || outcome.kind === "no-hook") && uncaught.length === 0 && refused.length === 0;
function listFailures(step, place, judge) {
    const found = step.name === "load"
        ? findProblems(step, place, judge, describeNotLoaded)
        : findProblems(step, place, judge, describeThrown);
    return [...found].filter((one) => !(0,absent/* isAbsent */.W0)(one));
}
const IS_PROPERTY = /\bis a property of the class\b/u;
function describeRestart(found, { name, outcome }) {
    const isProperty = outcome.kind === "threw" && IS_PROPERTY.test(outcome.error.message);
    const what = name === "load" ? "the module" : name;
    return {
        ...found,
        code: "fails-after-restart",
        severity: "warning",
        strict: "warning",
        message: `After a restart, ${startInside(found.message)}`,
        help: isProperty
            ? `Write it as a method, ${name}(context) { ... }: a property keeps the context from the other hooks`
            : `Let ${what} read what it needs from the storage: what onInstall keeps only in memory is lost at the next start`,
    };
}
function describeUpdate(found, from) {
    return {
        ...found,
        code: "fails-after-update",
        message: `After an update from ${from}, ${startInside(found.message)}`,
    };
}
/** The sentence after a part that stands before it. */
function startInside(message) {
    return /^(?:The|While|Loading) /u.test(message) ? message.charAt(0).toLowerCase() + message.slice(1) : message;
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-disable.js



/* harmony default export */ var lifecycle_disable = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-disable",
    title: "The built plugin can be disabled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onDisable", () => ({ severity: "warning" }));
        yield* findLaterProblems(facts, "onDisable", () => ({ severity: "warning" }));
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-enable.js



/* harmony default export */ var lifecycle_enable = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-enable",
    title: "The built plugin can be enabled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onEnable", () => ({}));
        yield* findLaterProblems(facts, "onEnable", () => ({}));
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-install.js



/* harmony default export */ var lifecycle_install = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-install",
    title: "The built plugin can be loaded and installed, also a second time",
    severity: "error",
    codes: { ...STEP_CODES, ...LOAD_CODES, ...LATER_CODES },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findLoadProblems(facts);
        yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
        yield* findLaterProblems(facts, "load", () => ({}));
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/describe-leftover.js

/** What can be left after a plugin was disabled. */
const LEFTOVER_CODES = {
    "still-open": "Something is still open after onDisable",
    "still-running": "Something still runs after onDisable",
    "listener-left": "A listener is still there after onDisable",
    "observer-left": "Something is still observed after onDisable",
    "element-left": "An element is still in the document after onDisable",
};
const keep = (start, end) => (hook) => `Keep what ${start} returns, and give it to ${end} in ${hook}`;
const OPEN = {
    code: "still-open",
    state: "that is opened here is still open",
    end: (hook) => `Close it in ${hook}, and await that it is closed`,
};
const RUNS = { code: "still-running", state: "that is started here still runs" };
const KINDS = [
    [/^a timer$/u, { ...OPEN, end: keep("setTimeout", "clearTimeout") }],
    [/^an interval$/u, { ...OPEN, end: keep("setInterval", "clearInterval") }],
    [/^an unreferenced interval$/u, { ...RUNS, end: keep("setInterval", "clearInterval") }],
    [/^an unreferenced chain of timers$/u, { ...RUNS, end: keep("setTimeout", "clearTimeout") }],
    [/^a loop of setImmediate$/u, { ...RUNS, end: keep("setImmediate", "clearImmediate") }],
    [/^an animation frame$/u, { ...RUNS, end: keep("requestAnimationFrame", "cancelAnimationFrame") }],
    [
        /^standard input$/u,
        {
            code: "still-open",
            state: "that is read from here on is still read",
            end: (hook) => `Close its reader in ${hook}, or pause the stream`,
        },
    ],
    [
        /^a listener on process$/u,
        {
            code: "listener-left",
            state: "that is added here is still there",
            end: (hook) => `Give its method off the same event and the same function in ${hook}`,
        },
    ],
    [
        /^a handler of /u,
        {
            code: "listener-left",
            state: "that is set here is still there",
            end: (hook) => `Set it to null in ${hook}`,
        },
    ],
    [
        /^a listener on /u,
        {
            code: "listener-left",
            state: "that is added here is still there",
            end: (hook) => `Give removeEventListener the same event and the same function in ${hook}`,
        },
    ],
    [
        /^an? \w+Observer$/u,
        {
            code: "observer-left",
            state: "that is started here still observes",
            end: (hook) => `Call its method disconnect in ${hook}`,
        },
    ],
    [
        /^an element$/u,
        {
            code: "element-left",
            state: "that is added here is still in the document",
            end: (hook) => `Remove it in ${hook}`,
        },
    ],
];
/** Says what is left, and after which hook. */
function describeLeftover({ what, name, hook, }) {
    const { code, state, end } = KINDS.find(([pattern]) => pattern.test(what))?.[1] ?? OPEN;
    const named = name === undefined ? what : `${what} (${(0,safe/* quote */.hD)(name)})`;
    return {
        code,
        subject: name === undefined ? what : [what, name],
        message: `${named.replace(/^./u, (letter) => letter.toUpperCase())} ${state} after ${hook}`,
        help: end(hook),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-leaks.js





const MOST_SHOWN = 10;
/* harmony default export */ var lifecycle_leaks = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-leaks",
    title: "Nothing that the plugin has opened is open after it was disabled",
    severity: "warning",
    codes: {
        ...LEFTOVER_CODES,
        "more-open": "More is still open after onDisable than is listed",
    },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run({ lifecycle, manifest }) {
        const steps = lifecycle.steps.filter(({ name }) => name === "onDisable");
        const [called] = steps.filter(({ outcome }) => outcome.kind !== "not-called");
        if (!called) {
            yield (0,absent/* absent */.Ge)(steps.map(({ outcome }) => ("why" in outcome ? outcome.why : ""))[0] ?? "");
            return;
        }
        const place = locateHook(manifest, "onDisable", lifecycle);
        const left = lifecycle.steps.flatMap(({ name, open }) => open.map((one) => ({ ...one, hook: name })));
        const open = new Map(left.map((one) => [JSON.stringify(one), one]));
        const shown = [...open.values()].slice(0, MOST_SHOWN);
        for (const one of shown)
            yield { ...describeLeftover(one), at: one.at ?? place };
        const more = open.size - shown.length;
        if (more > 0)
            yield {
                code: "more-open",
                times: more,
                at: place,
                message: `After onDisable ${(0,numbers/* formatNumber */.Z)(more)} more are still open`,
                help: "Close all in onDisable",
            };
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/join-words.js
var join_words = __webpack_require__(79588);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/left-problems.js




const MOST_NAMED = 5;
/** The values that are still there after the plugin was uninstalled, each named once. */
function* findLeftValues({ lifecycle, manifest }) {
    const hasHook = lifecycle.steps.some(({ name, outcome }) => name === "onUninstall" && outcome.kind === "done");
    const named = new Set();
    for (const { left, when } of listLeft(lifecycle)) {
        const keys = left.keys.filter((key) => !named.has(key));
        if (keys.length === 0)
            continue;
        for (const key of keys)
            named.add(key);
        yield {
            code: "still-stored",
            subject: keys,
            severity: "notice",
            at: locateHook(manifest, "onUninstall", lifecycle),
            message: `${formatKeys(keys, left.more)} still stored after ${hasHook ? "onUninstall" : "the removal"}${when}`,
            help: hasHook
                ? "Let onUninstall delete every value that the plugin has stored, earlier versions of it too"
                : "Add a hook onUninstall that deletes every value that the plugin has stored",
        };
    }
}
function* listLeft({ left, laterLives = [] }) {
    if (left)
        yield { left, when: "" };
    for (const life of laterLives) {
        if (!life.left)
            continue;
        yield {
            left: life.left,
            when: life.kind === "restart"
                ? ", if there is a restart before it"
                : `, if the plugin was updated from ${life.from ?? ""}`,
        };
    }
}
/** `"a" is`, `"a" and "b" are`. */
function formatKeys(keys, others) {
    const more = Math.max(0, keys.length - MOST_NAMED) + others;
    const shown = keys.slice(0, MOST_NAMED).map((key) => (0,safe/* quote */.hD)(key));
    const words = (0,join_words/* joinWords */.y)([...shown, ...(more > 0 ? [`${(0,numbers/* formatNumber */.Z)(more)} more values`] : [])]);
    return `${words} ${keys.length + others === 1 ? "is" : "are"}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-uninstall.js




/* harmony default export */ var lifecycle_uninstall = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-uninstall",
    title: "The built plugin can be uninstalled",
    severity: "error",
    codes: { ...STEP_CODES, ...LATER_CODES, "still-stored": "A value is still stored after the plugin was uninstalled" },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onUninstall", () => ({ severity: "warning" }));
        yield* findLaterProblems(facts, "onUninstall", () => ({ severity: "warning" }));
        yield* findLeftValues(facts);
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/lifecycle/explain-no-update.js
var explain_no_update = __webpack_require__(88952);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-update.js







const lifecycle_update_MOST_NAMED = 5;
/* harmony default export */ var lifecycle_update = ((0,check/* defineCheck */.qH)({
    id: "lifecycle-update",
    title: "The built plugin can be updated, also a second time",
    severity: "error",
    codes: {
        ...STEP_CODES,
        ...LATER_CODES,
        "value-lost": "After an update, a value that the earlier version has stored is not found",
    },
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findStepProblems(facts, "onUpdate", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
        yield* findLaterProblems(facts, "onUpdate", () => ({}));
        yield* findLostValues(facts);
        const why = (0,explain_no_update/* explainNoUpdate */.U)(facts.lifecycle);
        if (why !== undefined)
            yield (0,absent/* absent */.Ge)(why);
    },
}));
/** What the earlier version has stored, and this one looks for in vain. */
function* findLostValues({ lifecycle, manifest }) {
    for (const { key, step, at, unread, from } of listLost(lifecycle)) {
        yield {
            code: "value-lost",
            subject: [key, ...(unread ?? [])],
            severity: "warning",
            at: at ?? locateHook(manifest, "onUpdate", lifecycle),
            message: unread
                ? `After an update from ${from}, ${step} finds nothing under ${(0,safe/* quote */.hD)(key)}, and nothing reads ${lifecycle_update_formatKeys(unread)}, which ${from} has stored`
                : `After an update from ${from}, ${step} finds nothing under ${(0,safe/* quote */.hD)(key)}: ${from} has stored a value there, which was deleted without a look at it`,
            help: unread
                ? `Let onUpdate move the value of the old name to the new one, or delete what has no use`
                : `Let onUpdate read what the earlier version has stored, and keep it in the form of this one`,
        };
    }
}
function listLost({ laterLives = [] }) {
    return laterLives.flatMap(({ lost = [], from = "" }) => lost.map((one) => ({ ...one, from })));
}
function lifecycle_update_formatKeys(keys) {
    const more = keys.length > lifecycle_update_MOST_NAMED ? [`${String(keys.length - lifecycle_update_MOST_NAMED)} more`] : [];
    return (0,join_words/* joinWords */.y)([...keys.slice(0, lifecycle_update_MOST_NAMED).map((key) => (0,safe/* quote */.hD)(key)), ...more]);
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/unfetched.js
var unfetched = __webpack_require__(60002);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
;// CONCATENATED MODULE: ./build/bundled/checks/package/names-in-words.js



/** `"a", "b" and "c"`; of many the first three and how many more there are. */
function formatNames(names) {
    const shown = names.slice(0, names.length === 4 ? 4 : 3).map((name) => (0,safe/* quote */.hD)(name));
    if (names.length > shown.length)
        return `${shown.join(", ")} and ${(0,numbers/* formatNumber */.Z)(names.length - shown.length)} more`;
    return (0,join_words/* joinWords */.y)(shown);
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/files-fetched.js







const files_fetched_MOST_SHOWN = 20;
/* harmony default export */ var files_fetched = ((0,check/* defineCheck */.qH)({
    id: "files-fetched",
    title: "The files of a release are fetched: none is missing, a Git LFS pointer, or in an empty submodule",
    severity: "error",
    codes: {
        pointer: "A file is a Git LFS pointer, and not the file itself",
        submodule: "A submodule was not fetched",
        missing: "A tracked file is not in the working tree",
        "missing-built": "Tracked files below dist/ are not in the working tree",
    },
    needs: ["archiveFiles", "manifestFile"],
    wants: ["missingFiles"],
    *run({ archiveFiles, manifestFile, missingFiles, }) {
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const missing = archiveFiles.refused.filter(({ why }) => why === "pointer" || why === "submodule");
        for (const [at, { path, why }] of missing.slice(0, files_fetched_MOST_SHOWN).entries()) {
            const name = (0,safe/* quote */.hD)(path.startsWith(prefix) ? path.slice(prefix.length) : path);
            const more = at === files_fetched_MOST_SHOWN - 1 ? missing.length - files_fetched_MOST_SHOWN : 0;
            const others = more > 0 ? `, and ${(0,numbers/* formatNumber */.Z)(more)} more files are not fetched` : "";
            yield why === "pointer"
                ? {
                    code: why,
                    at: { file: path },
                    message: `${name} is a Git LFS pointer, not the file itself${others}`,
                    help: unfetched/* FETCH_LFS */.DE,
                }
                : {
                    code: "submodule",
                    at: { file: path },
                    message: `${name} is a submodule that was not fetched${others}`,
                    help: unfetched/* FETCH_SUBMODULES */.j,
                };
        }
        if (!(0,absent/* isAbsent */.W0)(missingFiles))
            yield* findMissingProblems(missingFiles, prefix);
    },
}));
/** What git tracks and the working tree lacks: a release would ship less than its commit. */
function* findMissingProblems({ files, built, folders, isSparse }, prefix) {
    const missing = [...files, ...folders];
    for (const [at, path] of missing.slice(0, files_fetched_MOST_SHOWN).entries()) {
        const more = at === files_fetched_MOST_SHOWN - 1 ? missing.length - files_fetched_MOST_SHOWN : 0;
        const others = more > 0 ? `, and ${(0,numbers/* formatNumber */.Z)(more)} more are not` : "";
        yield {
            code: "missing",
            subject: path.slice(prefix.length),
            at: { file: path.replace(/\/$/u, "") },
            severity: "warning",
            release: "error",
            message: `${(0,safe/* quote */.hD)(path.slice(prefix.length))} is tracked by git, and is not in the working tree${others}`,
            help: isSparse ? unfetched/* CHECK_OUT_ALL */.aG : `Put it back: git checkout -- ${(0,shell_word/* quoteForShell */.e)(path)}; or commit that it is gone`,
        };
    }
    const [first] = built;
    if (first === undefined)
        return;
    const names = formatNames(built.map((path) => path.slice(prefix.length)));
    yield {
        code: "missing-built",
        at: { file: first },
        severity: "notice",
        message: `${names} ${built.length === 1 ? "is" : "are"} tracked by git, and not in the working tree`,
        help: isSparse ? unfetched/* CHECK_OUT_ALL */.aG : "If the build no longer writes them, commit that they are gone; else build again",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/archive-unchanged.js



const archive_unchanged_MOST_SHOWN = 10;
const BUILD = "Build before them, and let no test, lint or type check write into what ships";
/* harmony default export */ var archive_unchanged = ((0,check/* defineCheck */.qH)({
    id: "archive-unchanged",
    title: "The plugin's own commands leave the files of its archive as they are",
    severity: "error",
    codes: {
        changed: "A command changes a file of the archive",
        added: "A command puts a file into the archive",
        removed: "A command takes a file out of the archive",
        "more-changes": "Commands change more files of the archive than are listed",
    },
    needs: ["archiveChange"],
    *run({ archiveChange }) {
        const { changed, added, removed } = archiveChange;
        const all = [
            ...changed.map((file) => ({ code: "changed", file, says: "is changed by" })),
            ...added.map((file) => ({ code: "added", file, says: "is put into the archive by" })),
            ...removed.map((file) => ({ code: "removed", file, says: "is taken out of the archive by" })),
        ];
        for (const { code, file, says } of all.slice(0, archive_unchanged_MOST_SHOWN)) {
            // A file that is gone has no place: the finding is at the manifest.
            const at = removed.includes(file) ? {} : { at: { file } };
            yield {
                code,
                subject: file,
                ...at,
                message: `${(0,safe/* quote */.hD)(file)} ${says} the plugin's own tests, lint or type check`,
                help: BUILD,
            };
        }
        const more = all.length - archive_unchanged_MOST_SHOWN;
        if (more > 0) {
            const files = more === 1 ? "1 more file" : `${(0,numbers/* formatNumber */.Z)(more)} more files`;
            yield {
                code: "more-changes",
                message: `The tests, lint and type check change ${files} of the archive`,
                help: BUILD,
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/scripts/script-lines.js
var script_lines = __webpack_require__(39548);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/scripts.js
var scripts_scripts = __webpack_require__(4569);
;// CONCATENATED MODULE: ./build/bundled/checks/build-help.js



/** That something is to be built, with the command where package.json has one. */
function formatBuildHelp(what, { packageJson, scripts }) {
    const builds = (0,scripts_scripts/* hasBuildScript */.e9)((0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value);
    return builds ? `${what}: ${(0,script_lines/* formatRunCommand */.Wq)((0,absent/* isAbsent */.W0)(scripts) ? "npm" : scripts.manager.name, "build")}` : what;
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-fresh.js




/* harmony default export */ var bundle_fresh = ((0,check/* defineCheck */.qH)({
    id: "bundle-fresh",
    title: "The built code was built from the files that are there",
    severity: "notice",
    codes: {
        outdated: "A source file has changed since the build",
    },
    needs: ["bundle", "changedSources"],
    wants: ["packageJson", "scripts"],
    *run({ bundle, changedSources, ...facts }) {
        const [first, ...others] = changedSources;
        if (!first)
            return;
        const count = (0,numbers/* formatNumber */.Z)(others.length);
        const more = others.length === 0 ? "" : others.length === 1 ? ", nor is 1 other file" : `, nor are ${count} others`;
        const { line, column } = first.from;
        yield {
            code: "outdated",
            at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
            message: `${(0,safe/* quote */.hD)(first.name)} is not what ${(0,safe/* quote */.hD)(bundle.name)} was built from${more}`,
            help: formatBuildHelp("Build again", facts),
        };
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundlers.js




/** The first that is found is the one that builds: tools built on others come before them. */
const BUNDLERS = [
    makeConfiguredBundler("tsup", /\btsup\b/u, 'entry: { plugin: "src/\u2026" }'),
    makeConfiguredBundler("tsdown", /\btsdown\b/u, 'entry: { plugin: "src/\u2026" }'),
    {
        package: "vite",
        command: /\bvite build\b/u,
        output: 'Write build: { lib: { entry: "src/\u2026", formats: ["cjs"], fileName: () => "plugin.js" } } into vite.config',
        leaveOutInConfig: (name) => `Write build: { rollupOptions: { external: [${makePattern(name)}] } } into vite.config`,
    },
    makeConfiguredBundler("rolldown", /\brolldown\b/u, 'output: { file: "dist/plugin.js" }'),
    makeConfiguredBundler("rollup", /\brollup\b/u, 'output: { file: "dist/plugin.js" }'),
    {
        ...makeConfiguredBundler("rspack", /\brspack\b/u, 'output: { filename: "plugin.js" }', "externals"),
        package: "@rspack/core",
    },
    makeConfiguredBundler("webpack", /\bwebpack\b/u, 'output: { filename: "plugin.js" }', "externals"),
    {
        package: "bun",
        command: /\bbun build\b/u,
        output: 'Write naming: "plugin.js" into the options of Bun.build',
        leaveOutInCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
        leaveOutInConfig: (name) => `Write external: [${(0,safe/* quote */.hD)(name)}, ${(0,safe/* quote */.hD)(`${name}/*`)}] into the options of Bun.build`,
    },
    {
        package: "esbuild",
        command: /\besbuild\b/u,
        output: 'Write outfile: "dist/plugin.js" into the options of esbuild',
        leaveOutInCommand: (name) => `Add --external:${name} to the command "esbuild"`,
        leaveOutInConfig: (name) => `Write external: [${(0,safe/* quote */.hD)(name)}] into the options of esbuild`,
    },
];
function makeConfiguredBundler(name, command, output, key = "external") {
    return {
        package: name,
        command,
        output: `Write ${output} into ${name}.config`,
        leaveOutInConfig: (left) => `Write ${key}: [${makePattern(left)}] into ${name}.config`,
    };
}
/** The bundler that the scripts of package.json start, or else one that is installed. */
function findBundler(packageJson) {
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const scripts = listScripts(packageJson).map(({ text }) => text);
    const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
    if (started)
        return { bundler: started, isStarted: true };
    const installed = BUNDLERS.find((bundler) => ["devDependencies", "dependencies"].some((key) => (0,json_object/* isObject */.Gv)(value[key]) && Object.hasOwn(value[key], bundler.package)));
    return installed && { bundler: installed, isStarted: false };
}
function listScripts(packageJson) {
    return Object.entries((0,scripts_scripts/* getScripts */.Rq)((0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value)).flatMap(([name, text]) => typeof text === "string" ? [{ name, text }] : []);
}
/** A pattern for a package and all that is in it: the plain name would not match `react/jsx-runtime`. */
function makePattern(name) {
    return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/external-help.js



/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
function formatExternalHelp(packageJson) {
    const { bundler, isStarted = false } = findBundler(packageJson) ?? {};
    const leftOut = (isStarted ? bundler?.leaveOutInCommand : undefined) ??
        bundler?.leaveOutInConfig ??
        (() => "Make it external in the bundler");
    const peers = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["peerDependencies"];
    return (name) => {
        const isPeer = (0,json_object/* isObject */.Gv)(peers) && Object.hasOwn(peers, name);
        return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
    };
}

// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-peers.js





/* harmony default export */ var bundle_peers = ((0,check/* defineCheck */.qH)({
    id: "bundle-peers",
    title: "The SDK and the UI libraries are not inside the built code",
    severity: "warning",
    codes: {
        "not-searched": "The built code is not searched for packages",
        inside: "A package that the host brings is inside the built code",
    },
    needs: ["bundle"],
    wants: ["bundledPackages", "packageJson"],
    *run({ bundle, bundledPackages, packageJson }) {
        if ((0,absent/* isAbsent */.W0)(bundledPackages)) {
            yield {
                code: "not-searched",
                at: { file: bundle.path },
                message: `${(0,safe/* quote */.hD)(bundle.name)} is not searched for packages of the host: ${bundledPackages.absent}`,
                help: "Build it with fewer than 512,000 bytes",
            };
            return;
        }
        const help = formatExternalHelp(packageJson);
        for (const [name, { sign, range }] of bundledPackages) {
            const shown = `${(0,safe/* quote */.hD)(sign, LONGEST_SIGN)} ${range ? "in it" : "in its source map"}`;
            yield {
                code: "inside",
                subject: name,
                at: (0,text_location/* makeLocation */.i)(bundle.path, range),
                message: `${(0,safe/* quote */.hD)(bundle.name)} contains code of ${(0,safe/* quote */.hD)(name)}, as ${shown} shows, but the host brings its own`,
                help: help(name),
            };
        }
    },
}));
/** What people find again: the longest name of a file that pnpm makes. */
const LONGEST_SIGN = 160;

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-at.js

const ENTRY_POINTS = ["main", "web", "background"];
/** Where the manifest names the built code; else the built code itself. */
function locateBundle(manifest, file) {
    const asking = (0,absent/* isAbsent */.W0)(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
    return !(0,absent/* isAbsent */.W0)(manifest) && asking !== undefined ? manifest.at(asking) : { file };
}
function isBundle(path) {
    return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/output-help.js



const BUNDLE = "dist/plugin.js";
/** The names of scripts that build. */
const BUILDS = /^(?:pre|post)?(?:build|bundle|compile|prepare|pack|prepack)/u;
const output_help_ENTRY_POINTS = ["main", "web", "background"];
/** What makes a build write `dist/plugin.js`, where it has written another file of this path. */
function formatOutputHelp(written, { manifest, packageJson }) {
    const naming = (0,absent/* isAbsent */.W0)(manifest) ? [] : output_help_ENTRY_POINTS.filter((key) => isPath(manifest.value[key], written));
    const fields = naming.map((key) => (0,safe/* quote */.hD)(key)).join(" and ");
    const also = naming.length === 0 ? "" : `, and write ${(0,safe/* quote */.hD)(BUNDLE)} into ${fields} of manifest.json`;
    return `${formatOutputOption(written, packageJson)}${also}`;
}
function formatOutputOption(written, packageJson) {
    const script = listScripts(packageJson).find(({ name, text }) => BUILDS.test(name) && text.includes(written));
    if (script) {
        return `Write ${(0,safe/* quote */.hD)(BUNDLE)} in place of ${(0,safe/* quote */.hD)(written)} in the script ${(0,safe/* quote */.hD)(script.name)} of package.json`;
    }
    return findBundler(packageJson)?.bundler.output ?? `Let the build write ${BUNDLE} in place of ${(0,safe/* quote */.hD)(written)}`;
}
function isPath(value, path) {
    return typeof value === "string" && value.replace(/^\.\//u, "") === path;
}

;// CONCATENATED MODULE: ./build/bundled/core/file-problems.js




/** What keeps a file from being read, whatever is in it. */
const FILE_CODES = {
    "missing-file": "There is no such file",
    "misnamed-file": "There is only a file of a similar name",
    "empty-file": "The file is empty",
    folder: "A folder has the name of the file",
    "link-outside": "A link that leads out of the repository has the name of the file",
    "broken-link": "A link that leads nowhere has the name of the file",
    "special-file": "A pipe, a socket or a device has the name of the file",
    "unreadable-file": "The file cannot be read",
};
/** What keeps a file from being one JSON object. */
const JSON_FILE_CODES = {
    ...FILE_CODES,
    unreadable: "The file is not a text that can be read as JSON",
    "byte-order-mark": "The file begins with a byte order mark",
    syntax: "The text is not JSON",
    comment: "The text has a comment, as JSON has none",
    "trailing-comma": "There is a comma after a last item",
    "duplicate-key": "A key appears twice in an object",
    "lone-surrogate": "A string contains half a character",
    "control-character": "A string contains a control character",
    number: "A number is too large",
    "not-an-object": "The file contains something other than an object",
};
/** What is there in the place of a file, by its state. */
const IN_PLACE_OF_FILE = {
    folder: { code: "folder", is: "is a folder, not a file" },
    outside: { code: "link-outside", is: "is a link that leads out of the repository, so it is not read" },
    broken: { code: "broken-link", is: "is a link that leads nowhere" },
    special: { code: "special-file", is: "is a pipe, a socket or a device, not a file" },
    unreadable: { code: "unreadable-file", is: "cannot be read" },
};
const file_problems_HELP = {
    folder: "Put a file in its place",
    outside: "Put the file itself in its place",
    broken: "Put the file itself in its place",
    special: "Put a file in its place",
    unreadable: "Give this user the right to read it",
};
/** What keeps a file that a rule asks for from being there, regular and not empty. */
function* findRequiredFileProblems(found, help) {
    const name = (0,safe/* quote */.hD)(found.name);
    // A file of a similar name may be the place: what is missing is said by the name.
    const problem = (code, message, advice) => {
        return { code, subject: found.name, at: { file: found.path }, message, help: advice };
    };
    if (found.state === "file") {
        if (found.size === 0)
            yield problem("empty-file", `The file ${name} is empty`, help ?? "Write it");
    }
    else if (found.state !== "missing") {
        const { code, is } = IN_PLACE_OF_FILE[found.state];
        yield problem(code, `${found.state === "unreadable" ? "The file " : ""}${name} ${is}`, file_problems_HELP[found.state]);
    }
    else if (found.near === undefined) {
        yield problem("missing-file", `There is no file ${name}`, help ?? `Add ${found.name}`);
    }
    else {
        const message = `The file ${(0,safe/* quote */.hD)(found.near.name)} must be named ${name}, exactly so`;
        yield { ...problem("misnamed-file", message, `Rename it to ${found.name}`), at: { file: found.near.path } };
    }
}
/** What keeps a file from being one JSON object that every reader reads alike. */
function* findJsonFileProblems(found, json, help) {
    if (found.state !== "file" || found.size === 0) {
        yield* findRequiredFileProblems(found, help);
        return;
    }
    if ((0,absent/* isAbsent */.W0)(json)) {
        yield {
            code: "unreadable-file",
            subject: found.name,
            at: { file: found.path },
            message: `The file ${(0,safe/* quote */.hD)(found.name)} could not be read`,
            help: "Run again",
        };
        return;
    }
    for (const { kind, range, ...problem } of json.problems) {
        const severity = kind === "byte-order-mark" ? "warning" : undefined;
        yield { code: kind, at: (0,text_location/* makeLocation */.i)(json.file, range), ...problem, severity };
    }
    if (json.value !== undefined && !(0,json_object/* isObject */.Gv)(json.value)) {
        yield {
            code: "not-an-object",
            at: json.at(),
            message: `The file contains ${Array.isArray(json.value) ? "an array" : (0,safe/* quote */.hD)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-present.js






/* harmony default export */ var bundle_present = ((0,check/* defineCheck */.qH)({
    id: "bundle-present",
    title: "The built code is there, as dist/plugin.js",
    severity: "error",
    codes: (0,check/* omitCodes */.Ai)(FILE_CODES, ["misnamed-file"]),
    needs: ["bundleFile"],
    wants: ["manifest", "packageJson", "scripts"],
    *run({ bundleFile, manifest, ...facts }) {
        const build = formatBuildHelp("Build the plugin first", facts);
        if (bundleFile.state !== "missing") {
            yield* findRequiredFileProblems(bundleFile, build);
            return;
        }
        const others = bundleFile.siblings.map((name) => `dist/${name}`).filter(isCode);
        const near = bundleFile.near?.name;
        const written = near !== undefined && isCode(near) ? near : others[0];
        const more = others.length > 1 ? ` and ${others.length === 2 ? "1 other" : `${String(others.length - 1)} others`}` : "";
        yield {
            code: "missing-file",
            subject: bundleFile.name,
            at: locateBundle(manifest, bundleFile.path),
            message: `There is no file "dist/plugin.js"${written === undefined ? "" : `: the build has written ${(0,safe/* quote */.hD)(written)}${more}`}`,
            help: written === undefined ? build : formatOutputHelp(written, { manifest, ...facts }),
        };
    },
}));
const isCode = (path) => /\.[cm]?js$/u.test(path);

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/host-packages.js
var host_packages = __webpack_require__(89111);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/lighter-bundle.js




const MOST_PARTS = 10;
/** What makes a bundle lighter: what is done first, and what its largest parts are. */
function adviseOnBundleSize(weight, configuration) {
    if ((0,absent/* isAbsent */.W0)(weight))
        return `Make it smaller; its parts are not known, as ${weight.absent}`;
    const { parts, minified, inlineMap } = weight;
    const packages = (0,host_packages/* listHostPackages */.I8)(configuration);
    const known = (0,absent/* isAbsent */.W0)(parts) ? [] : parts;
    const shared = known.filter(({ name, isPackage }) => isPackage && (0,host_packages/* findHostPackage */.ik)(name ?? "", packages) !== undefined);
    const steps = [
        ...(inlineMap > 0 ? [`move the source map into a file of its own (${(0,numbers/* formatKilobytes */.Y)(inlineMap)})`] : []),
        ...(shared.length > 0 ? [`leave out what the host brings (${shared.map(formatPart).join(", ")})`] : []),
        ...(minified ? [] : ["minify it"]),
    ];
    const [first = "make it smaller", ...more] = steps;
    const todo = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...more].join(", and ");
    return (0,absent/* isAbsent */.W0)(parts)
        ? `${todo}; its parts are not known, as ${parts.absent}`
        : `${todo}; its largest parts are ${formatParts(parts)}`;
}
function formatParts(parts) {
    const named = parts.filter(({ name }) => name !== undefined);
    const rest = named.slice(MOST_PARTS);
    const words = named.slice(0, MOST_PARTS).map(formatPart);
    if (rest.length > 0)
        words.push(`${String(rest.length)} others ${(0,numbers/* formatKilobytes */.Y)(sumBytes(rest))}`);
    const unnamed = sumBytes(parts.filter(({ name }) => name === undefined));
    if (unnamed > 0)
        words.push(`what the source map does not name ${(0,numbers/* formatKilobytes */.Y)(unnamed)}`);
    return words.join(", ");
}
function sumBytes(parts) {
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
function formatPart({ name, bytes }) {
    return `${(0,safe/* quote */.hD)(name)} ${(0,numbers/* formatKilobytes */.Y)(bytes)}`;
}

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundle-limits.js
var bundle_limits = __webpack_require__(18136);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-size.js







/* harmony default export */ var bundle_size = ((0,check/* defineCheck */.qH)({
    id: "bundle-size",
    title: "The built code has fewer than 512,000 bytes",
    severity: "error",
    codes: {
        "too-large": "It has 512,000 bytes or more",
        "near-limit": "It comes near 512,000 bytes",
    },
    needs: ["bundle"],
    wants: ["bundleWeight", "configuration", "manifest"],
    *run({ bundle, bundleWeight, configuration, manifest }) {
        if (bundle.size < bundle_limits/* LARGE_BUNDLE */.F)
            return;
        const compressed = (0,absent/* isAbsent */.W0)(bundleWeight) ? "" : ` (${(0,numbers/* formatNumber */.Z)(bundleWeight.compressed)} with gzip)`;
        const has = `${(0,safe/* quote */.hD)(bundle.name)} has ${(0,numbers/* formatNumber */.Z)(bundle.size)} bytes${compressed}`;
        const limit = (0,numbers/* formatNumber */.Z)(bundle_limits/* BUNDLE_LIMIT */.l);
        yield {
            at: locateBundle(manifest, bundle.path),
            help: adviseOnBundleSize(bundleWeight, configuration),
            ...(bundle.size < bundle_limits/* BUNDLE_LIMIT */.l
                ? { code: "near-limit", severity: "notice", message: `${has} and comes near ${limit}, where it is too large` }
                : { code: "too-large", message: `${has}, but must have fewer than ${limit}` }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-syntax.js



const IS = {
    html: "contains HTML, not JavaScript",
    json: "contains JSON, not JavaScript",
    "utf-16": "is saved as UTF-16, and every host reads it as UTF-8",
    conflict: "has the marks of a merge conflict",
    cut: "ends in the middle of a statement",
    new: "has syntax that the engine accepts, and the parser of this check does not",
    other: "is not JavaScript from here on",
};
/* harmony default export */ var bundle_syntax = ((0,check/* defineCheck */.qH)({
    id: "bundle-syntax",
    title: "The built code is JavaScript that can be loaded",
    severity: "error",
    codes: {
        "not-javascript": "A file of the built code does not parse",
        "new-syntax": "A file of the built code has syntax that only the engine knows",
    },
    needs: ["codeSyntax"],
    wants: ["packageJson", "scripts"],
    *run({ codeSyntax, ...facts }) {
        for (const fault of codeSyntax.faults) {
            const problem = { subject: fault.file, at: fault.at, message: describeFault(fault) };
            if (fault.kind === "new") {
                yield { ...problem, code: "new-syntax", severity: "notice", help: "Build for an older target, such as es2023" };
                continue;
            }
            const build = formatBuildHelp("Build the plugin again", facts);
            yield {
                ...problem,
                code: "not-javascript",
                ...(!fault.isLoaded && { severity: "warning" }),
                help: fault.isLoaded ? build : "Build the plugin again, or remove the file if nothing loads it",
            };
        }
        if (codeSyntax.unjudged)
            yield codeSyntax.unjudged;
    },
}));
function describeFault({ file, kind, words }) {
    return `${(0,safe/* quote */.hD)(file)} ${IS[kind]}${words === "" ? "" : `: ${(0,safe/* quote */.hD)(words)}`}`;
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/changelog-heading.js + 2 modules
var changelog_heading = __webpack_require__(72813);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/changelog-title.js
var changelog_title = __webpack_require__(33726);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
// EXTERNAL MODULE: ./build/bundled/text/written-date.js
var written_date = __webpack_require__(92830);
;// CONCATENATED MODULE: ./build/bundled/checks/documents/missing-entry.js






/** What is wrong where a changelog has no entry for a version: the nearest that it has is what to change. */
function describeMissingEntry(changelog, version) {
    const { entries, file, isCut } = changelog;
    const found = { code: "missing-entry", subject: version };
    const missing = `CHANGELOG.md has no entry for ${(0,safe/* quote */.hD)(version)}${isCut ? " in its first 512 KiB" : ""}`;
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased && !unreleased.isEmpty) {
        return {
            ...found,
            at: unreleased.at,
            message: `${missing}, but one for ${(0,safe/* quote */.hD)(unreleased.source)}`,
            help: `If that is what is released, rename the heading to: ${(0,changelog_heading/* formatRenamedHeading */.A)(unreleased, version)}`,
        };
    }
    const mention = findLineNaming(changelog, version);
    if (mention) {
        const { at, line, below } = mention;
        return {
            ...found,
            at,
            message: `${missing}: the line ${(0,safe/* quote */.hD)(line)} names it, but is not a heading`,
            help: /^#{1,6} /u.test(line)
                ? "Take it out of the code or the comment around it"
                : line.startsWith("|")
                    ? `Add a heading, and what changed below it: ## ${formatDatedVersion(version, line, below)}`
                    : `Make it one${hasWordsAfter(line, version) ? ", and move the words behind it below" : ""}: ${line.startsWith("#") ? line.replace(/^#+/u, "$& ") : `## ${formatDatedVersion(version, line, below)}`}`,
        };
    }
    const worded = findHeadingAbout(changelog, version);
    if (worded) {
        const { at, line, marks } = worded;
        return {
            ...found,
            at,
            message: `${missing}: the heading ${(0,safe/* quote */.hD)(line)} names it, but begins with other words`,
            help: `Write: ${marks}${formatDatedVersion(version, line)}`,
        };
    }
    const first = entries.find((entry) => entry.isExact);
    if (!first) {
        return {
            ...found,
            at: { file },
            message: missing,
            help: `Add a heading, and what changed below it: ## [${version}] - <date>`,
        };
    }
    const isAhead = compareVersionTexts(version, first.version) < 0;
    return {
        ...found,
        at: first.at,
        message: `${missing}; its first is ${(0,safe/* quote */.hD)(first.source)}`,
        help: isAhead
            ? `If that is what is released, write ${(0,safe/* quote */.hD)(first.version)} into manifest.json and package.json; else add ${makeHeading(first, version)}`
            : `Add one above it, ${first.style === "line" ? "between blank lines, " : ""}and what changed below: ${makeHeading(first, version)}`,
    };
}
function compareVersionTexts(a, b) {
    const [one, other] = [(0,versions/* parseVersion */.ot)(a), (0,versions/* parseVersion */.ot)(b)];
    return one && other ? (0,versions/* compareVersions */.Zy)(one, other) : 0;
}
/** The heading of a new entry, in the form of another one. */
function makeHeading(form, version) {
    return (0,changelog_heading/* formatRenamedHeading */.A)(form, version, "<date>");
}
/** A version with the date that is in its line, or in the YAML below it. */
function formatDatedVersion(version, line, below = "") {
    const date = (0,written_date/* findWrittenDate */.D)(line.replace(version, " ")) ?? (0,written_date/* findWrittenDate */.D)(DATED.exec(below)?.[1] ?? "");
    return date === undefined ? version : `${version} - ${date}`;
}
/** Whether a line says what changed, as `1.2.0: the tides of tomorrow` does. */
function hasWordsAfter(line, version) {
    const behind = line.slice(line.indexOf(version) + version.length);
    return /^[*_)\]]*:\s*\p{L}/u.test(behind) && (0,written_date/* findWrittenDate */.D)(behind) === undefined;
}
/** The date in a block of YAML, such as `  date: 2026-01-31`. */
const DATED = /^\s*["']?date["']?\s*:(.*)$/iu;
/** Where a link leads that is named after the version. */
const DEFINITION = /^\[[^\]]*\]:/u;
/** "What's new in 1.2.0", which a person takes for an entry and no tool does; "Upgrading to 1.2.0" is part of one. */
const ABOUT = /^#{1,6} +(?:what['\u2019]?s|what is|what|changes|new|(?:release )?notes|highlights)\b.{0,60} (?:in|for|of) [vV]?$/iu;
/** Its title, and the marks before it. */
function findHeadingAbout(changelog, version) {
    const found = findLineWith(changelog, version, (line) => {
        const [before = "", ...others] = line.split(version);
        return others.length === 1 && ABOUT.test(before) && !/^[\w.+-]*\w/u.test(others[0] ?? "");
    });
    if (!found)
        return undefined;
    const { at, line, below } = found;
    const marks = /^#+ +/u.exec(line)?.[0] ?? "";
    const { start, end } = at.range;
    const range = { start: { line: start.line, column: start.column + marks.length }, end };
    return { at: { file: at.file, range }, line: line.slice(marks.length), below, marks };
}
function findLineNaming(changelog, version) {
    return findLineWith(changelog, version, (line) => {
        const title = DEFINITION.test(line) ? undefined : (0,changelog_title/* readChangelogTitle */.J)(line.replace(/[*_`]/gu, ""), []);
        return title?.version === version && title.package === undefined;
    });
}
/** The first line, without white space around it, that contains the version and is as asked. */
function findLineWith({ file, text }, version, matches) {
    const lines = (0,text_lines/* indexLines */.u)(text);
    let next = 0;
    for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
        const { line: number } = lines.position(at);
        next = lines.offset({ line: number + 1, column: 1 });
        const line = lines.line(number) ?? "";
        const trimmed = line.trim();
        if (matches(trimmed)) {
            const column = line.indexOf(trimmed) + 1;
            const range = { start: { line: number, column }, end: { line: number, column: column + trimmed.length } };
            return { at: { file, range }, line: trimmed, below: lines.line(number + 1) ?? "" };
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/major-change.js
var major_change = __webpack_require__(10523);
;// CONCATENATED MODULE: ./build/bundled/checks/documents/changelog-entry.js






/* harmony default export */ var changelog_entry = ((0,check/* defineCheck */.qH)({
    id: "changelog-entry",
    title: "CHANGELOG.md says what is new in the current version",
    severity: "warning",
    codes: {
        "missing-entry": "There is no entry for the version",
        "empty-entry": "The entry has nothing in it",
        "other-version": "The entry names the version in another form",
        unreleased: "The entry says that the version is not released",
        "no-such-date": "The entry names a date that does not exist",
    },
    needs: ["changelog", "manifest"],
    *run({ changelog, manifest }) {
        const declared = manifest.value["version"];
        const version = typeof declared === "string" ? (0,versions/* parseVersion */.ot)(declared) : undefined;
        // `manifest-version` reports a value that is not a version.
        if (!version)
            return;
        const onRelease = version.prerelease ? {} : { release: "error" };
        const entry = (0,major_change/* findChangelogEntry */.m)(changelog, version);
        if (!entry) {
            yield { ...describeMissingEntry(changelog, version.text), ...onRelease };
            return;
        }
        const { at, source, date } = entry;
        const subject = version.text;
        if (entry.isEmpty) {
            const message = `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md is empty`;
            yield {
                code: "empty-entry",
                subject,
                at,
                message,
                help: "Write below it what changed for those who use the plugin",
                ...onRelease,
            };
        }
        if (!entry.isExact) {
            yield {
                code: "other-version",
                subject: [subject, entry.version],
                at,
                severity: "notice",
                message: `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md names ${(0,safe/* quote */.hD)(entry.version)}, but the version is ${(0,safe/* quote */.hD)(version.text)}`,
                help: `Rename the heading to: ${(0,changelog_heading/* formatRenamedHeading */.A)(entry, version.text)}`,
            };
        }
        if (entry.isUnreleased) {
            yield {
                code: "unreleased",
                subject,
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md says that this version is not released`,
                help: "Put the date of the release in its place",
            };
        }
        if (date !== undefined && !isCalendarDate(date)) {
            const message = `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md names the date ${(0,safe/* quote */.hD)(date)}, which does not exist`;
            yield {
                code: "no-such-date",
                subject,
                at,
                severity: "notice",
                message,
                help: "Write the day of the release as YYYY-MM-DD",
            };
        }
    },
}));
function isCalendarDate(date) {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1, day));
    return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/major-notes.js
/**
 * Words in small letters; between marks such as `_breaking:_` they begin and end there. What ignores letter case, or
 * asks for Unicode's letters, is slow to compile.
 */
function makeWords(words, flags = "u") {
    return new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, flags);
}
const BREAKING = [
    makeWords("(?<!non-?)break(?:s|ing|age)|(?:backwards?[- ])?incompatib(?:le|ly|ilit(?:y|ies))|not compatible"),
    makeWords("no longer|no more|any ?more|remov(?:e|es|ed|al|als)|drop(?:s|ped|ping)?|renam(?:e|es|ed)"),
    makeWords("chang(?:e|es|ed) (?:.{1,80}? )?from|rather than|defaults? \\S+ to|chang(?:e|es|ed) .{0,40}?apis?|apis? .{0,30}?chang(?:e|es|ed)"),
    makeWords("major (?:version )?(?:bump(?:ed)?|release|change|increment)|chang(?:e|es|ed) (?:in|to|of) behaviou?r|bump(?:ed)? (?:caused|because|due)|semver-major|\\[major\\]"),
    makeWords("(?:full|total|complete) (?:rewrite|overhaul|refactor(?:ing)?)|no changes|nothing (?:has )?changed"),
    // What is needed now, and was not before.
    makeWords("now (?:need|require)s?|now required|minimum|from node(?:\\.js)? v?\\d+ to"),
    makeWords("(?:requires?|needs?) (?:at least |node(?:\\.js)?|npm|typescript|version|`?v?\\d+)|\\d\\+? (?:is )?required"),
    /[\ud83d\udca5\u26a0]/u,
];
/** The subject of a commit such as `feat(widget)!: \u2026`, as tools copy it. */
const SUBJECT = /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu;
const VERBS = "use|switch|set|add|run|re-?run|follow|stay|refer|pass|call|import|install|update|upgrade|change|convert|move|wrap|provide|specify|enable|disable|configure|ensure|quote|see|read|check";
const ADVERB = "(?:then |just |simply |always |now )?";
const MIGRATION = [
    makeWords("migrat(?:e|es|ed|ing|ions?)|please|instead|stay on|make sure|(?:old|previous|former) behaviou?r"),
    makeWords("upgrad(?:e|ing)[-_ ]?(?:guides?|notes?|instructions?|path|steps?|from)"),
    makeWords("updat(?:e|ing)[-_ ](?:guide|instructions?|from)|how to (?:upgrade|update)"),
    makeWords("(?:when|before|after|while|to) (?:you )?(?:upgrad|updat)(?:e|ing)(?=,)"),
    makeWords("(?:replace[sd]?|renam(?:e|es|ed)|chang(?:e|es|ed)|mov(?:e|es|ed)) (?:.{1,80}? )?(?:with|to|by|as)|in favou?r of"),
    /\S`? (?:->|\u2192|\u2794|\u279c) `?\S/u,
    makeWords("you(?:r|['\u2019]ll)?(?: \\S+){0,12}? (?:must|need|have to|should|can|could|may|might|want)|(?:if|unless|when) you"),
    makeWords("(?:users?|callers?|consumers?|plugins?|authors?|code)(?: \\S+){0,8}? (?:must|needs?|ha(?:ve|s) to|should)"),
    makeWords("(?:must|should|needs? to|ha(?:s|ve) to) (?:now|be (?:updated|changed|replaced|renamed|adapted|adjusted))"),
    makeWords("no(?:thing)?(?: other| further)?(?: action| change| modification| step)?s?(?: is| are)? (?:needed|required|necessary|to do)"),
    makeWords("no changes|not be affected"),
    // A new sentence or clause. What is the first word of a list's item is what the authors did.
    makeWords(`(?=${ADVERB}(?:${VERBS})\\s)(?<=(?:(?<!^\\d{1,3})[.)]|[;!?,\u2014\u2013]|--|\\bor|\\band)\\s+[*_"'(]*)${ADVERB}(?:${VERBS})`, "mu"),
    new RegExp(`(?:^|\\n\\n)(?:${VERBS})\\s`, "u"),
];
/** As in `UPGRADING.md`, or shouted. */
const UPGRADE = /\bUPGRAD(?:E|ING)\b/u;
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;
/** A label such as `Before:`, `**After**` or `// new`, in a line of its own. */
const LABEL = /^[^A-Za-z0-9\n]{0,20}(before|after|old|new)(?:[^A-Za-z\n]{0,20}|[^\n]{0,30}:)$/gimu;
/**
 * What the entries of one version explain about a major change. It accepts more rather than less, and ignores comments.
 */
function findMajorNotes(entries) {
    const text = entries.map(({ body }) => removeComments(body)).join("\n\n");
    const prose = joinLines(text).toLowerCase();
    const titles = entries.flatMap((entry) => entry.titles);
    return {
        breaking: BREAKING.some((words) => words.test(prose)) || SUBJECT.test(text) || titles.some(isBreakingTitle),
        migration: MIGRATION.some((words) => words.test(prose)) ||
            UPGRADE.test(text) ||
            titles.some((title) => MIGRATION_TITLE.test(title)) ||
            comparesCode(text),
    };
}
function isBreakingTitle(title) {
    return /^[^A-Za-z]*(?:major changes|removed|removals?)\b/iu.test(title);
}
/** Whether it shows how something was written before, and how it is after. */
function comparesCode(text) {
    const labels = new Set([...text.matchAll(LABEL)].map(([, label = ""]) => label.toLowerCase()));
    return (labels.has("before") && labels.has("after")) || (labels.has("old") && labels.has("new"));
}
/** With the lines of a sentence as one, and one space between its words. */
function joinLines(text) {
    const words = text.replace(/[ \t]+/gu, " ").replace(/ ?\r?\n ?/gu, "\n");
    return words.replace(/\n(?![-*+#>|`\d\n])/gu, (found, at) => (words[at - 1] === "\n" ? found : " "));
}
function removeComments(text) {
    let rest = "";
    let at = 0;
    for (let open = text.indexOf("<!--"); open !== -1; open = text.indexOf("<!--", at)) {
        rest += text.slice(at, open);
        const close = text.indexOf("-->", open);
        if (close === -1)
            return rest;
        at = close + "-->".length;
    }
    return rest + text.slice(at);
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/changelog-major.js



/* harmony default export */ var changelog_major = ((0,check/* defineCheck */.qH)({
    id: "changelog-major",
    title: "The changelog says of a new major version what breaks and how to migrate",
    severity: "warning",
    codes: {
        "no-breaking-notes": "The entry does not say what breaks",
        "no-migration-notes": "The entry does not say how to migrate",
        "no-notes": "The entry says neither what breaks nor how to migrate",
    },
    needs: ["majorChange"],
    *run({ majorChange: { isMajor, previous, entry, prereleases }, }) {
        if (!isMajor || !previous)
            return;
        const { breaking, migration } = findMajorNotes([entry, ...prereleases]);
        if (breaking && migration)
            return;
        const { version, from } = previous;
        const missing = breaking
            ? "does not say how to migrate"
            : migration
                ? "does not say what breaks"
                : "says neither what breaks nor how to migrate";
        const sections = [
            ...(breaking ? [] : ['"### Breaking changes" with what stops working']),
            ...(migration ? [] : ['"### Migration" with what users do about it']),
        ];
        yield {
            code: breaking ? "no-migration-notes" : migration ? "no-breaking-notes" : "no-notes",
            subject: entry.version,
            at: entry.at,
            message: `The entry ${(0,safe/* quote */.hD)(entry.source)} begins a new major version after ${from === "tag" ? "the tag of " : ""}${version.text}, but ${missing}`,
            help: `Add ${sections.join(" and ")}; where nothing breaks, say so there`,
            strict: "error",
        };
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/documents/text-file.js
var text_file = __webpack_require__(82835);
;// CONCATENATED MODULE: ./build/bundled/checks/documents/required-text.js






const REQUIRED_TEXT_CODES = {
    ...FILE_CODES,
    "too-many-bytes": "The file has more bytes than are read",
    "too-many-lines": "The file has more lines than are read",
    blank: "The file contains nothing but white space",
    encoding: "The file is not in UTF-8",
    "not-utf-8": "A byte in the file is not UTF-8",
};
/** What keeps a file that a rule asks for from being a text that everyone can read. */
function* findRequiredTextProblems(found, file, wording) {
    yield* findRequiredFileProblems(found, wording.help);
    if (found.state !== "file" || found.size === 0)
        return;
    const name = (0,safe/* quote */.hD)(found.name);
    const at = { file: found.path };
    if (found.size > text_file/* MOST_TEXT_BYTES */.EP) {
        yield {
            code: "too-many-bytes",
            at,
            severity: "warning",
            message: `The file ${name} has ${(0,numbers/* formatNumber */.Z)(found.size)} bytes, of which at most ${(0,numbers/* formatNumber */.Z)(text_file/* MOST_TEXT_BYTES */.EP)} are read`,
            help: "Move pictures and old parts into files of their own",
        };
    }
    else if ((0,absent/* isAbsent */.W0)(file)) {
        yield {
            code: "unreadable-file",
            subject: found.name,
            at,
            message: `The file ${name} could not be read`,
            help: "Run again",
        };
    }
    if ((0,absent/* isAbsent */.W0)(file))
        return;
    const { fault, text, isCut } = file;
    if (isCut && found.size <= text_file/* MOST_TEXT_BYTES */.EP) {
        yield {
            code: "too-many-lines",
            at,
            severity: "warning",
            message: `The file ${name} has more than ${(0,numbers/* formatNumber */.Z)(text_file/* MOST_TEXT_LINES */.E1)} lines, and the others are not read`,
            help: "Move old parts into files of their own",
        };
    }
    if ((0,text_file/* isBlank */.z3)(file)) {
        yield { code: "blank", at, message: `The file ${name} contains nothing but white space`, help: wording.help };
    }
    else if (fault?.kind === "encoding") {
        yield {
            code: "encoding",
            at,
            ...wording.unreadable,
            message: `The file ${name} is ${fault.name}, but must be UTF-8`,
            help: "Save it as UTF-8; nothing else in this file was checked",
        };
    }
    else if (fault) {
        const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
        yield {
            code: "not-utf-8",
            subject: byte,
            at: { ...at, range: (0,text_lines/* indexLines */.u)(text).range(fault.at, fault.at + 1) },
            severity: "warning",
            message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
            help: "Save the file as UTF-8",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/changelog-present.js


/* harmony default export */ var changelog_present = ((0,check/* defineCheck */.qH)({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["changelogFile"],
    wants: ["changelogText"],
    run: ({ changelogFile, changelogText }) => findRequiredTextProblems(changelogFile, changelogText, {
        help: "Write a CHANGELOG.md with an entry for each version",
        unreadable: { severity: "warning", release: "error" },
    }),
}));

// EXTERNAL MODULE: ./build/bundled/checks/shape-problems.js
var shape_problems = __webpack_require__(29550);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/components-exist.js





/* harmony default export */ var components_exist = ((0,check/* defineCheck */.qH)({
    id: "components-exist",
    title: "Every component that the manifest names is exported by the built code",
    severity: "error",
    codes: {
        "missing-export": "The built code exports no component of this name",
    },
    needs: ["manifest", "declaredComponents"],
    wants: ["exportAnswers"],
    *run({ manifest, declaredComponents, exportAnswers }) {
        if (declaredComponents.length === 0) {
            yield (0,absent/* inapplicable */.vA)("the manifest names no component");
            return;
        }
        if ((0,absent/* isAbsent */.W0)(exportAnswers)) {
            yield exportAnswers;
            return;
        }
        const named = new Set(declaredComponents.map(({ name }) => name));
        for (const { place, name, isPath } of declaredComponents) {
            if (isPath)
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as it is a path and not the name of an export`);
            const answer = exportAnswers.components.get(name);
            if (answer?.kind === "unknown")
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const meant = (0,nearest/* findNearest */.qg)(name, answer.names);
            const isCertain = meant !== undefined && (0,nearest/* findOnlyNear */.QW)(name, answer.names) === meant && !named.has(meant);
            yield {
                code: "missing-export",
                subject: name,
                at: manifest.at(...place),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(name)}, but the built code exports nothing of that name${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`,
                help: meant === undefined
                    ? "Export the component by that name from the plugin's module, and build again"
                    : `Write ${(0,safe/* quote */.hD)(meant)}, or export the component by that name and build again`,
                ...(isCertain && { fix: manifest.replace(place, meant) }),
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/configuration/configuration.js
var configuration = __webpack_require__(71629);
// EXTERNAL MODULE: ./build/bundled/plugin/configuration/off-entry.js
var off_entry = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/bundled/checks/configuration/configuration-problems.js







const CONFIGURATION_CODES = {
    "wrong-form": "A value is not in the form that is understood",
    "unknown-key": "A key is not known",
    "missing-key": "An entry that switches a check off has not all keys",
    "too-many": "There are more entries than are read",
};
const COMMANDS = ["test", "lint", "typecheck"];
const EXAMPLE = '{ "check": "manifest-license", "reason": "why this is right here" }';
/** What the values of an entry must be. */
const FORMS = {
    check: { form: "the name of a check", help: "Write the name that its findings show at their end" },
    file: { form: "the path of a file or a folder", help: 'Write it as seen from package.json, such as "src/icons"' },
    pointer: { form: "a JSON pointer", help: 'Write "/pages/0/title" for the title of the first page' },
    fingerprint: { form: "12 hexadecimal digits", help: "Write the fingerprint that the finding names" },
    reason: { form: "a text that says why", help: "Write why this is right here, in a few words" },
    until: { form: "a day of the calendar", help: 'Write "2027-01-31" for the last day of January 2027' },
};
/** What an entry does not say, and must. */
const MISSING = {
    check: { lacks: "names no check", help: 'Add "check": the name of the check, as findings show it at their end' },
    reason: { lacks: "gives no reason", help: 'Add "reason": why this is right here, in a few words' },
    file: { lacks: "accepts a value, but names no file", help: 'Add "file": the one that contains the value' },
};
const COMMAND = { form: "a command as one text", help: 'Write it as in a shell, such as "make test"' };
const PEERS = { form: "an array of package names", help: 'Write, for example, ["lit"]' };
const PEER = { form: "the name of a package", help: 'Write, for example, "lit"' };
const OFF = { form: "an array of entries", help: `Write [${EXAMPLE}]` };
const ENTRY = { form: "an object", help: `Write ${EXAMPLE}` };
/** What is wrong with the form of the configuration in package.json. */
function* findConfigurationProblems(json) {
    if (!Object.hasOwn(json.value, configuration/* CONFIGURATION_KEY */.vr))
        return;
    const written = json.value[configuration/* CONFIGURATION_KEY */.vr];
    const path = [configuration/* CONFIGURATION_KEY */.vr];
    if (!(0,json_object/* isObject */.Gv)(written)) {
        const form = 'an object with "off", "commands" or "peers"';
        yield describeWrongForm(json, path, written, { form, help: `Write { "off": [${EXAMPLE}] }` });
        return;
    }
    yield* findUnknownKeys(json, path, written, ["off", "commands", "peers"], "The configuration");
    if (Object.hasOwn(written, "off"))
        yield* findOffProblems(json, [...path, "off"], written["off"]);
    if (Object.hasOwn(written, "commands"))
        yield* findCommandProblems(json, [...path, "commands"], written["commands"]);
    if (Object.hasOwn(written, "peers"))
        yield* findPeerProblems(json, [...path, "peers"], written["peers"]);
}
function* findCommandProblems(json, path, commands) {
    if (!(0,json_object/* isObject */.Gv)(commands)) {
        const form = `an object with ${formatList(COMMANDS, "or")}`;
        yield describeWrongForm(json, path, commands, { form, help: `Write, for example, { "test": "make test" }` });
        return;
    }
    yield* findUnknownKeys(json, path, commands, COMMANDS, '"commands"');
    for (const name of COMMANDS) {
        const line = Object.hasOwn(commands, name) ? commands[name] : "-";
        if (!isText(line))
            yield describeWrongForm(json, [...path, name], line, COMMAND);
    }
}
function* findPeerProblems(json, path, peers) {
    if (!Array.isArray(peers)) {
        yield describeWrongForm(json, path, peers, PEERS);
        return;
    }
    for (const [index, name] of peers.entries()) {
        if (!isText(name))
            yield describeWrongForm(json, [...path, index], name, PEER);
    }
}
function* findOffProblems(json, path, off) {
    if (!Array.isArray(off)) {
        yield describeWrongForm(json, path, off, OFF);
        return;
    }
    const entries = off;
    for (const [index, entry] of entries.slice(0, off_entry/* MOST_OFF_ENTRIES */.Fb).entries()) {
        for (const fault of (0,off_entry/* findOffFaults */.at)(entry))
            yield describeOffFault(json, [...path, index], entry, fault);
    }
    if (entries.length > off_entry/* MOST_OFF_ENTRIES */.Fb) {
        yield {
            code: "too-many",
            at: json.keyAt(...path),
            message: `"off" has ${(0,numbers/* formatNumber */.Z)(entries.length)} entries, of which only the first ${(0,numbers/* formatNumber */.Z)(off_entry/* MOST_OFF_ENTRIES */.Fb)} are read`,
            help: "Use a baseline for what is known and not fixed yet: --baseline FILE",
        };
    }
}
function describeOffFault(json, path, entry, fault) {
    const check = (0,json_object/* isObject */.Gv)(entry) ? (0,json_object/* getOwn */.Ng)(entry, "check") : undefined;
    const subject = typeof check === "string" ? `The entry that switches ${(0,safe/* quote */.hD)(check)} off` : 'An entry of "off"';
    switch (fault.kind) {
        case "no-object":
            return describeWrongForm(json, path, entry, ENTRY);
        case "unknown-key":
            return describeUnknownKey(json, path, fault.key, off_entry/* OFF_KEYS */.P_, `${subject} does not apply, as it`);
        case "missing":
            return {
                code: "missing-key",
                subject: fault.key,
                at: json.at(...path, fault.key),
                message: `${subject} ${MISSING[fault.key].lacks}, so it does not apply`,
                help: MISSING[fault.key].help,
            };
        case "wrong": {
            const value = (0,json_object/* isObject */.Gv)(entry) ? entry[fault.key] : undefined;
            return describeWrongForm(json, [...path, fault.key], value, FORMS[fault.key], ", so the entry does not apply");
        }
    }
}
function describeWrongForm(json, path, value, { form, help }, end = "") {
    const name = typeof path.at(-1) === "number" ? `An item of ${(0,safe/* quote */.hD)(path.at(-2))}` : (0,safe/* quote */.hD)(path.at(-1));
    return {
        code: "wrong-form",
        at: json.at(...path),
        message: `${name} is ${(0,safe/* quote */.hD)(value)}, but must be ${form}${end}`,
        help,
    };
}
function* findUnknownKeys(json, path, value, known, subject) {
    for (const key of Object.keys(value)) {
        if (!known.includes(key))
            yield describeUnknownKey(json, path, key, known, subject);
    }
}
function describeUnknownKey(json, path, key, known, subject) {
    const meant = (0,nearest/* findNearest */.qg)(key, known);
    const has = `${subject} has the unknown key ${(0,safe/* quote */.hD)(key)}`;
    return {
        code: "unknown-key",
        subject: key,
        at: json.keyAt(...path, key),
        message: meant === undefined ? has : `${has}; did you mean ${(0,safe/* quote */.hD)(meant)}?`,
        help: meant === undefined ? `Remove it: there are ${formatList(known)}` : `Rename it to ${(0,safe/* quote */.hD)(meant)}`,
    };
}
function formatList(names, word = "and") {
    return (0,join_words/* joinWords */.y)(names.map((name) => (0,safe/* quote */.hD)(name)), word);
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./build/bundled/checks/configuration/configuration-valid.js





/** What remains to be said of the entries that are understood. */
const ENTRY_CODES = {
    "unknown-check": "An entry switches a check off that does not exist",
    "not-switchable": "An entry switches a check off that always counts",
    past: "The last day of an entry is over",
    "value-gone": "A value that an entry accepts is not there",
    "nothing-there": "An entry switches off a check that finds nothing there",
};
const ID = "configuration-valid";
/* harmony default export */ var configuration_valid = ((0,check/* defineCheck */.qH)({
    id: ID,
    title: "The configuration in package.json is understood, and switches nothing off in vain",
    severity: "warning",
    alwaysCounts: true,
    codes: { ...CONFIGURATION_CODES, ...ENTRY_CODES },
    needs: ["packageJson", "configuration"],
    run: ({ packageJson }) => findConfigurationProblems(packageJson),
    *conclude({ packageJson, configuration }, judged) {
        for (const entry of configuration.off) {
            const problem = describeEntry(packageJson, entry, judged);
            if (problem)
                yield problem;
        }
    },
}));
function describeEntry(packageJson, entry, judged) {
    const { index, check, until } = entry;
    const at = packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "off", index, "check");
    if (!judged.known.includes(check)) {
        const meant = (0,nearest/* findNearest */.qg)(check, judged.known);
        return {
            code: "unknown-check",
            subject: check,
            at,
            message: `There is no check ${(0,safe/* quote */.hD)(check)} to switch off`,
            help: meant === undefined ? "The command explain lists all checks" : `Write ${(0,safe/* quote */.hD)(meant)}`,
        };
    }
    if (judged.alwaysCounting.has(check) && entry.fingerprint === undefined) {
        const why = check === ID ? ": it watches over what is switched off" : "";
        const instead = check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
        return {
            code: "not-switchable",
            subject: check,
            at,
            message: `${(0,safe/* quote */.hD)(check)} cannot be switched off${why}`,
            help: `Remove the entry, and fix what the check says${instead}`,
        };
    }
    if (judged.isPast(entry)) {
        return {
            code: "past",
            subject: check,
            at: packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "off", index, "until"),
            message: `${(0,safe/* quote */.hD)(check)} was switched off until ${(0,safe/* quote */.hD)(until)}, and that day is past`,
            help: "Fix what it says and remove the entry, or name a later day",
        };
    }
    if (judged.used.has(entry) || !judged.ran.has(check))
        return undefined;
    if (entry.fingerprint !== undefined) {
        return {
            code: "value-gone",
            subject: entry.fingerprint,
            at: packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "off", index, "fingerprint"),
            message: `A value that is accepted is not in ${(0,safe/* quote */.hD)(entry.file)}: none with the fingerprint ${(0,safe/* quote */.hD)(entry.fingerprint)} was found`,
            help: "Remove the entry: what it was for is gone",
        };
    }
    return {
        code: "nothing-there",
        subject: check,
        at,
        message: `${(0,safe/* quote */.hD)(check)} is switched off${formatPlace(entry)}`,
        help: "Remove the entry: what it was for is gone",
    };
}
function formatPlace({ file, pointer }) {
    if (file === undefined && pointer === undefined)
        return ", but says nothing here";
    const inFile = file === undefined ? "" : ` in ${(0,safe/* quote */.hD)(file)}`;
    return `${pointer === undefined ? "" : ` at ${(0,safe/* quote */.hD)(pointer)}`}${inFile}, but says nothing there`;
}

// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/checks/scripts/dependencies-installed.js









/* harmony default export */ var dependencies_installed = ((0,check/* defineCheck */.qH)({
    id: "dependencies-installed",
    title: "The packages that package.json asks for are installed",
    severity: "error",
    codes: {
        "not-installed": "Packages that package.json asks for are not installed",
        "other-lock-file": "There is the lock file of another package manager",
    },
    needs: ["installation", "scripts", "packageJson"],
    wants: ["bundleFile"],
    *run({ installation, scripts, packageJson, bundleFile }) {
        const { manager } = scripts;
        const [first, ...others] = installation.missing;
        if (first !== undefined) {
            const isBuilt = (0,absent/* isAbsent */.W0)(bundleFile) || bundleFile.state !== "missing";
            const build = !isBuilt && (0,scripts_scripts/* hasBuildScript */.e9)(packageJson.value) ? ` && ${manager.name} run build` : "";
            yield {
                code: "not-installed",
                subject: installation.missing,
                at: findPlace(packageJson, first),
                message: others.length === 0
                    ? `The package ${(0,safe/* quote */.hD)(first)}, which package.json asks for, is not installed`
                    : `${(0,numbers/* formatNumber */.Z)(others.length + 1)} packages that package.json asks for are not installed: ${formatPackages([first, ...others])}`,
                help: `Run this before the check: ${(0,script_lines/* formatInstallCommand */.qF)(manager)}${build}`,
            };
        }
        for (const other of manager.others) {
            yield {
                code: "other-lock-file",
                at: { file: other },
                severity: "notice",
                message: `${(0,workspace/* getBaseName */.J)(other)} is the lock file of another package manager than ${manager.name}, which is used here`,
                help: "Remove the lock file of the one that you do not use",
            };
        }
    },
}));
const dependencies_installed_MOST_NAMED = 3;
function formatPackages(packages) {
    const rest = packages.length - dependencies_installed_MOST_NAMED;
    const shown = packages.slice(0, rest > 0 ? dependencies_installed_MOST_NAMED : undefined).map((name) => (0,safe/* quote */.hD)(name));
    if (rest > 0)
        return `${shown.join(", ")} and ${(0,numbers/* formatNumber */.Z)(rest)} more`;
    return (0,join_words/* joinWords */.y)(shown);
}
function findPlace(packageJson, name) {
    const isIn = (key) => {
        const packages = packageJson.value[key];
        return (0,json_object/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    };
    return packageJson.keyAt(isIn("dependencies") ? "dependencies" : "devDependencies", name);
}

// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
;// CONCATENATED MODULE: ./build/bundled/checks/secrets/unlisted-files.js

const UNLISTED_CODES = {
    "too-many-files": "There are more files than are looked at",
    "perhaps-more-files": "npm may pack more files than are known",
};
/**
 * That not every file that ships was looked at: an error where no archive can be made of so much, a warning where npm
 * may pack more than is known.
 *
 * @param judged what was done with the others, as a sentence goes on
 */
function* findUnlistedFiles({ manifestFile, packedFiles, archiveFiles }, judged) {
    const at = { file: manifestFile.path };
    if (!(0,absent/* isAbsent */.W0)(archiveFiles) && archiveFiles.tooLarge !== undefined) {
        yield {
            code: "too-many-files",
            at,
            message: `Not every file of the plugin ${judged}: ${archiveFiles.tooLarge}`,
            help: "Leave out what the plugin does not need: no archive can be made of so much",
        };
    }
    else if (!(0,absent/* isAbsent */.W0)(packedFiles) && packedFiles.incomplete !== undefined) {
        yield {
            code: "perhaps-more-files",
            at,
            severity: "warning",
            message: `Not every file that npm packs ${judged}, perhaps: ${packedFiles.incomplete}`,
            help: 'Name folders and files in "files" of package.json, and see what npm says: npm pack --dry-run',
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/secrets/env-packed.js







const env_packed_MOST_SHOWN = 20;
/* harmony default export */ var env_packed = ((0,check/* defineCheck */.qH)({
    id: "env-packed",
    title: "No .env file is packed, nor another that contains credentials",
    severity: "error",
    alwaysCounts: true,
    codes: {
        ...UNLISTED_CODES,
        "unreadable-file": "A file cannot be read, so nobody knows what it contains",
        packed: "A file with credentials is in the package",
        "in-archive": "A file with credentials is in the archive of a release",
    },
    needs: ["archiveFiles", "manifestFile"],
    wants: ["packedFiles", "packageJson"],
    *run({ packedFiles, archiveFiles, packageJson, manifestFile, }) {
        yield* findUnlistedFiles({ manifestFile, packedFiles, archiveFiles }, "is looked at");
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const packed = (0,absent/* isAbsent */.W0)(packedFiles) ? [] : packedFiles.files.map(({ path }) => path);
        const refused = archiveFiles.refused.filter(({ why }) => why === "credentials");
        const paths = new Set([
            ...packed.filter((path) => (0,credential_files/* isCredentialFile */.Sn)((0,workspace/* getBaseName */.J)(path))),
            ...refused.map(({ path }) => path),
        ]);
        for (const { path } of archiveFiles.refused.filter(({ why }) => why === "unreadable").slice(0, env_packed_MOST_SHOWN)) {
            yield {
                code: "unreadable-file",
                at: { file: path },
                message: `${(0,safe/* quote */.hD)(path.slice(prefix.length))} cannot be read, so nobody knows what it contains`,
                help: "Give this user the right to read it, or leave it out",
            };
        }
        const files = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["files"];
        for (const [at, path] of [...paths].toSorted().entries()) {
            if (at === env_packed_MOST_SHOWN)
                break;
            const name = path.slice(prefix.length);
            const more = at === env_packed_MOST_SHOWN - 1 ? paths.size - env_packed_MOST_SHOWN : 0;
            const kind = (0,credential_files/* isEnvironmentFile */.CK)((0,workspace/* getBaseName */.J)(path)) ? "" : ", which contains credentials,";
            const what = packed.includes(path) ? "is in the package" : "is in the archive of a release";
            yield {
                code: packed.includes(path) ? "packed" : "in-archive",
                at: { file: path },
                secret: true,
                message: `${(0,safe/* quote */.hD)(name)}${kind} ${what}${more > 0 ? `, and ${(0,numbers/* formatNumber */.Z)(more)} more such files are` : ""}`,
                help: `${env_packed_adviseOnFile(name, files, packed.map((one) => one.slice(prefix.length)))}; if it was ever published, replace every secret in it`,
            };
        }
    },
}));
function env_packed_adviseOnFile(name, files, packed) {
    if (name.startsWith("dist/"))
        return "Build without it, so that it is not in dist/";
    if (!Array.isArray(files))
        return 'List in "files" of package.json what is to be packed';
    if (files.includes(name))
        return 'Remove it from "files" in package.json';
    const folder = files.filter((entry) => typeof entry === "string").find((entry) => isAbove(entry, name));
    const isAlone = folder !== undefined && packed.every((other) => other === name || !isAbove(folder, other));
    return isAlone ? `Remove ${(0,safe/* quote */.hD)(folder)} from "files" in package.json` : `Add "!${name}" to "files" in package.json`;
}
function isAbove(entry, name) {
    const folder = entry.replace(/^\.?\//u, "").replace(/\/?(?:\*\*?)?$/u, "");
    return folder !== "" && name.startsWith(`${folder}/`);
}

;// CONCATENATED MODULE: ./build/bundled/checks/secrets/env-tracked.js



const env_tracked_MOST_SHOWN = 20;
/** A name that needs no quotes in any shell. */
const PLAIN = /^[\w./@+-]+$/u;
/* harmony default export */ var env_tracked = ((0,check/* defineCheck */.qH)({
    id: "env-tracked",
    title: "No .env file is tracked by git",
    severity: "error",
    alwaysCounts: true,
    codes: {
        "not-known": "What git tracks is not known",
        tracked: "A file with secrets is tracked by git",
    },
    needs: ["trackedEnvironment", "manifestFile"],
    *run({ trackedEnvironment: { paths, unknown }, manifestFile }) {
        if (unknown !== undefined) {
            yield {
                code: "not-known",
                at: { file: manifestFile.path },
                severity: "warning",
                message: `Whether git tracks a .env file is not known: ${unknown}`,
                help: "See what git ls-files says",
            };
        }
        const folder = manifestFile.path.slice(0, manifestFile.path.length - manifestFile.name.length);
        for (const path of paths.slice(0, env_tracked_MOST_SHOWN)) {
            const name = path.slice(folder.length);
            const more = path === paths[env_tracked_MOST_SHOWN - 1] ? paths.length - env_tracked_MOST_SHOWN : 0;
            yield {
                code: "tracked",
                at: { file: path },
                secret: true,
                message: `The file ${(0,safe/* quote */.hD)(name)} is tracked by git${more > 0 ? `, and so are ${String(more)} more of the kind` : ""}`,
                help: `${formatUntracking(name)}, add ${(0,safe/* quote */.hD)((0,workspace/* getBaseName */.J)(path))} to .gitignore, and replace every secret that it held: the history keeps them`,
            };
        }
    },
}));
function formatUntracking(name) {
    return PLAIN.test(name) && !name.startsWith("-") ? `Run git rm --cached ${name}` : "Take it out with git rm --cached";
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-hooks.js
var declared_hooks = __webpack_require__(71211);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/hooks-exist.js






/* harmony default export */ var hooks_exist = ((0,check/* defineCheck */.qH)({
    id: "hooks-exist",
    title: "Every hook that the manifest names is a function of the built code",
    severity: "error",
    codes: {
        "missing-function": "The built code has no such function",
        "not-javascript": "A hook is in a file of TypeScript, which only some versions of Node can load",
    },
    needs: ["manifest", "declaredHooks"],
    // The answers use what a run of the plugin has shown.
    wants: ["exportAnswers", "lifecycle"],
    *run({ manifest, declaredHooks, exportAnswers }) {
        if (declaredHooks.length === 0) {
            yield (0,absent/* inapplicable */.vA)("the manifest names no hook");
            return;
        }
        const [typed, judged] = [declaredHooks.filter(declared_hooks/* isTyped */.x), declaredHooks.filter((hook) => !(0,declared_hooks/* isTyped */.x)(hook))];
        for (const { name, text } of typed) {
            yield {
                code: "not-javascript",
                subject: text,
                at: manifest.at("hooks", name),
                message: `${(0,shape_problems/* formatLabel */.wR)(["hooks", name])} is ${(0,safe/* quote */.hD)(text)}, but a host loads JavaScript: only some versions of Node can load TypeScript`,
                help: "Name the file that the build makes of it",
            };
        }
        if ((0,absent/* isAbsent */.W0)(exportAnswers)) {
            yield exportAnswers;
            return;
        }
        const named = new Set(declaredHooks.map(({ text }) => text));
        for (const hook of judged) {
            const { name, text } = hook;
            const answer = exportAnswers.hooks.get(name);
            const place = ["hooks", name];
            if (answer?.kind === "unknown")
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const meant = findMeant(hook, answer.names);
            const isCertain = meant !== undefined && isOnlyOne(hook, answer.names) && !named.has(meant);
            yield {
                code: "missing-function",
                subject: text,
                at: manifest.at(...place),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(text)}, but the built code has no such function${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`,
                help: meant === undefined
                    ? "Export the function from the plugin's module, and build again"
                    : `Write ${(0,safe/* quote */.hD)(meant)}, or export that function`,
                ...(isCertain && { fix: manifest.replace(place, meant) }),
            };
        }
    },
}));
/** Whether just one of the names is that of an object's function, or is near. */
function isOnlyOne(hook, names) {
    const wanted = getWantedName(hook);
    const owned = names.filter((name) => name.endsWith(`.${wanted}`));
    return owned.length === 0 ? (0,nearest/* findOnlyNear */.QW)(wanted, names) !== undefined : owned.length === 1;
}
const getWantedName = (hook) => (hook.function === "" ? hook.name : hook.function);
/** The value that was probably meant: before a similar name, the same one of an object that is exported. */
function findMeant(hook, names) {
    const wanted = getWantedName(hook);
    const meant = names.find((name) => name.endsWith(`.${wanted}`)) ?? (0,nearest/* findNearest */.qg)(wanted, names);
    if (meant === undefined || hook.file === undefined)
        return meant;
    return `${hook.function === "" ? hook.text : hook.text.slice(0, -hook.function.length - 1)}#${meant}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/license-present.js


/* harmony default export */ var license_present = ((0,check/* defineCheck */.qH)({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["licenseFile"],
    wants: ["licenseText"],
    run: ({ licenseFile, licenseText }) => findRequiredTextProblems(licenseFile, licenseText, {
        help: "Add the text of the plugin's license as LICENSE",
        unreadable: { severity: "warning" },
    }),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/common-licenses.js
var common_licenses = __webpack_require__(75890);
// EXTERNAL MODULE: ./build/bundled/plugin/packaged-license.js
var packaged_license = __webpack_require__(7534);
;// CONCATENATED MODULE: ./build/bundled/checks/documents/license-text.js






/* harmony default export */ var license_text = ((0,check/* defineCheck */.qH)({
    id: "license-text",
    title: "The text in LICENSE is that of the license that is named, and filled in",
    severity: "warning",
    codes: {
        "other-license": "LICENSE contains the text of another license",
        placeholder: "LICENSE contains words that the template leaves open",
    },
    about: ["license"],
    needs: ["manifest", "licenseTexts"],
    wants: ["license", "packageJson"],
    *run({ manifest, licenseTexts, license, packageJson }) {
        const { path, text, placeholder, licenses, isCut } = licenseTexts;
        const [first] = licenses;
        const named = findNamedLicense(manifest, license, packageJson);
        // A text that goes on may contain others, too.
        if (first?.isFirst === true && named && !isCut && !licenses.some((found) => isNamed(found, named.expression))) {
            yield describeMismatch(named, first);
        }
        if (placeholder) {
            const words = (0,safe/* quote */.hD)((0,text_lines/* indexLines */.u)(text).slice(placeholder));
            yield {
                code: "placeholder",
                subject: (0,text_lines/* indexLines */.u)(text).slice(placeholder),
                at: { file: path, range: placeholder },
                message: `The line of copyright still contains ${words}, which the template leaves open`,
                help: "Write the year, and the name of the owner of the copyright",
            };
        }
    },
}));
/** In the manifest, else in package.json. `manifest-license` reports one that is not an expression. */
function findNamedLicense(manifest, license, packageJson) {
    const own = manifest.value["license"];
    if (own !== undefined) {
        const isValid = typeof own === "string" && !(0,absent/* isAbsent */.W0)(license) && license.valid;
        return isValid ? { expression: own, at: manifest.at("license"), file: "manifest.json" } : undefined;
    }
    const packaged = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : (0,packaged_license/* findPackagedLicense */.V)(packageJson);
    if (packaged === undefined || (0,absent/* isAbsent */.W0)(packageJson) || !listIds(packaged).every(isCommon))
        return undefined;
    return { expression: packaged, at: packageJson.at("license"), file: "manifest.json and package.json" };
}
/** The identifiers of an expression, without its operators and exceptions. */
function listIds(expression) {
    const words = expression.match(/[^\s()]+/gu) ?? [];
    return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}
const isCommon = (id) => common_licenses/* COMMON_LICENSES */.v.includes(id);
/** Whether an expression names this license, or one whose text only its author knows. */
function isNamed({ name }, expression) {
    if (expression === name || expression.startsWith("SEE LICENSE IN "))
        return true;
    return listIds(expression).some((id) => {
        if (/^(?:LicenseRef|DocumentRef)-/u.test(id))
            return true;
        const bare = id.replace(/-only$|-or-later$|\+$/u, "");
        // BSD-2-Clause-NetBSD has the text of BSD-2-Clause, and the lesser GPL 3 is the GPL with permissions added.
        return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
    });
}
function describeMismatch({ expression, at, file }, { name, ids }) {
    const ours = ids.map((id) => (0,safe/* quote */.hD)(id)).join(" or ");
    const isClosed = expression === "UNLICENSED";
    const other = isClosed
        ? "your own terms"
        : `the text of ${listIds(expression).length === 1 ? expression : "one that it names"}`;
    return {
        code: "other-license",
        subject: [expression, name],
        at,
        message: `"license" is ${(0,safe/* quote */.hD)(expression)}${isClosed ? ", which allows nothing" : ""}, but LICENSE contains the text of ${name}`,
        help: `Write ${ours} into ${file}, or put ${other} into LICENSE`,
    };
}

// EXTERNAL MODULE: ./build/bundled/text/web-address.js
var web_address = __webpack_require__(10613);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/address-problems.js



const CREDENTIALS_CODES = {
    credentials: "An address contains a user name or a password",
};
const ADDRESS_CODES = {
    ...CREDENTIALS_CODES,
    relative: "It is not an address that begins with a scheme",
    scheme: "The address begins with another scheme than https: or http:",
    characters: "The address contains a character that no address has",
    host: "The address has no host",
    "unreadable-address": "No browser can read the address",
};
/** The codes for addresses whose rules have `http`. */
const INSECURE_CODES = { insecure: "It is an http: address" };
function* findAddressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    const at = manifest.at(...path);
    const fault = (0,web_address/* findAddressFault */.A)(text);
    if (fault?.kind === "credentials") {
        yield describeCredentials(manifest, path);
    }
    else if (fault) {
        const tidy = text.trim();
        const isTidied = tidy !== text && !(0,web_address/* findAddressFault */.A)(tidy);
        yield {
            code: fault.kind === "unreadable" ? "unreadable-address" : fault.kind,
            at,
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(text)}, ${address_problems_describeFault(fault)}`,
            help: isTidied ? `Write ${(0,safe/* quote */.hD)(tidy)}` : adviseOnFault(text, fault),
            fix: isTidied ? manifest.replace(path, tidy) : [],
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
            code: "insecure",
            at,
            severity: rules.http.severity,
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(text)}, an http: address, ${rules.http.which}`,
            help: "Write an https: address, if there is one",
        };
    }
}
/** Reported at the key, and without any part of the address. */
function describeCredentials(manifest, path) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    return {
        code: "credentials",
        at: manifest.keyAt(...path),
        secret: true,
        message: `The address in ${(0,safe/* quote */.hD)(key)}${parent.length > 0 ? ` of ${(0,shape_problems/* formatLabel */.wR)(parent)}` : ""} contains a user name or a password, which everyone can read`,
        help: "Remove what is between // and @, and change the password if this file was ever published",
    };
}
function address_problems_describeFault(fault) {
    switch (fault.kind) {
        case "relative":
            return "but must be an address that begins with https:// or http://";
        case "scheme":
            return `which begins with ${(0,safe/* quote */.hD)(`${fault.scheme}:`)}, but must begin with https:// or http://`;
        case "characters":
            return `which contains ${describeCharacter(fault.character)}, but an address has none`;
        case "host":
            return "an address without a host";
        case "unreadable":
            return "which no browser can read as an address";
    }
}
function describeCharacter(character) {
    return character === " " ? "a space" : character === "\\" ? "a backslash" : `the character ${(0,safe/* quote */.hD)(character)}`;
}
function adviseOnFault(text, fault) {
    const web = makeWebAddress(text);
    if (web !== undefined)
        return `Write ${(0,safe/* quote */.hD)(web)}`;
    if (fault.kind === "characters")
        return adviseOnCharacter(text, fault.character);
    return 'Write the whole address, for example "https://example.com/plugin"';
}
function adviseOnCharacter(text, character) {
    // What nobody can see is left out.
    const instead = character === "\\" ? "/" : /^[ -~]$/u.test(character) ? encodeURIComponent(character) : "";
    const meant = text.replaceAll(character, instead);
    if (!(0,web_address/* findAddressFault */.A)(meant))
        return `Write ${(0,safe/* quote */.hD)(meant)}`;
    return character === "\\" ? "Write / in place of \\" : "Remove the character, or write it percent-encoded";
}
/** The web address that another spelling most likely means. */
function makeWebAddress(text) {
    if (text.length > 200)
        return undefined;
    const meant = [
        { from: /^git@([a-z0-9.-]+):(?!\d)(.+)$/iu, to: "https://$1/$2" },
        { from: /^(?:git|ssh|git\+ssh):\/\/(?:git@)?([a-z0-9.-]+\/.+)$/iu, to: "https://$1" },
        { from: /^github:([\w.-]+\/[\w.-]+)$/iu, to: "https://github.com/$1" },
        { from: /^gitlab:([\w.-]+\/[\w.-]+)$/iu, to: "https://gitlab.com/$1" },
        { from: /^(?:\/\/)?((?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#].*)?)$/iu, to: "https://$1" },
    ].find(({ from }) => from.test(text));
    const web = meant && text.replace(meant.from, meant.to);
    return web === undefined || (0,web_address/* findAddressFault */.A)(web) ? undefined : web;
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/author-text.js
var author_text = __webpack_require__(24671);
;// CONCATENATED MODULE: ./build/bundled/text/email.js
// The local part and the host of ajv-formats' `email`. The tests compare both; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/author-text-problems.js





const AUTHOR_TEXT_CODES = {
    ...CREDENTIALS_CODES,
    "wrong-text": "The author is a text in none of the forms, or one that names nobody",
    "address-in-text": "The author is a text with an address in round brackets",
    "not-an-object": "The author is a text, not an object",
};
/** What is wrong with an author that is written as a string. */
function* findAuthorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = (0,author_text/* readAuthor */.Y)(text);
    const fault = typeof author === "string" ? FAULTS[author] : findFault(author);
    if (fault !== undefined || typeof author === "string") {
        yield {
            code: "wrong-text",
            at,
            message: `"author" is ${(0,safe/* quote */.hD)(text)}, ${String(fault)}`,
            help: formatObjectHelp(guessAuthor(text)),
        };
        return;
    }
    if (author.url !== undefined && (0,web_address/* findAddressFault */.A)(author.url)?.kind === "credentials") {
        yield describeCredentials(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
            code: "address-in-text",
            at,
            severity: "warning",
            message: `"author" is ${(0,safe/* quote */.hD)(text)}, but this form has no place for the address in round brackets`,
            help: formatObjectHelp(author),
        };
    }
    yield describeString(manifest, text, author);
}
/** The object that is meant, with "\u2026" for what only its author knows. */
function formatObjectHelp({ name, mail, url }) {
    const website = url === undefined ? "" : `, "website": ${(0,safe/* quote */.hD)(url)}`;
    return `Write an object: { "name": ${(0,safe/* quote */.hD)(name === "" ? "\u2026" : name)}, "email": ${(0,safe/* quote */.hD)(mail ?? "\u2026")}${website} }`;
}
/** The parts of a text that is in none of the forms, as far as they can be seen. */
function guessAuthor(text) {
    const start = text.slice(0, LONGEST_GUESS);
    const words = start.split(/[\s<>(),;]+/u);
    const mail = words.find((word) => isEmail(word));
    const [before = ""] = start.split(/[<>(]/u);
    const name = before
        .trim()
        .split(/\s+/u)
        .filter((word) => !/[@:/]/u.test(word))
        .join(" ");
    return { name, mail, url: undefined };
}
const LONGEST_GUESS = 200;
const FAULTS = {
    unclosed: "which has a < and no > behind the e-mail address",
    unopened: "which has a > and no < before the e-mail address",
    continued: "which goes on behind the e-mail address",
};
function findFault({ name, mail }) {
    if (name === "")
        return "which names nobody";
    if (mail === "")
        return "which has no e-mail address between < and >";
    return mail === undefined || isEmail(mail) ? undefined : `but ${(0,safe/* quote */.hD)(mail)} is not an e-mail address`;
}
/** The specification's sample validator takes an object with an e-mail address only. */
function describeString(manifest, text, { name, mail, url }) {
    const isSafe = url === undefined || !(0,web_address/* findAddressFault */.A)(url);
    const object = mail === undefined || !isSafe ? undefined : { name, email: mail, ...(url && { website: url }) };
    return {
        code: "not-an-object",
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${(0,safe/* quote */.hD)(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
        help: formatObjectHelp({ name, mail, url }),
        fix: object ? manifest.replace(["author"], object) : [],
    };
}

// EXTERNAL MODULE: ./build/bundled/text/relative-path.js
var relative_path = __webpack_require__(57498);
// EXTERNAL MODULE: ./build/bundled/sdk/context.js
var context = __webpack_require__(86356);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/path-problems.js







const PATH_CODES = {
    "unsafe-path": "The path is not one inside the repository",
    "trailing-slash": "The path of a file ends with a slash",
    "letter-case": "The file has a name in other upper and lower case",
    "missing-file": "There is no file of this path",
    folder: "A folder has this path",
    "link-outside": "A link that leads out of the repository has this path",
    "broken-link": "A link that leads nowhere has this path",
    "special-file": "A pipe, a socket or a device has this path",
    "unreadable-file": "The file cannot be read",
};
/** Every place of a built file. The first place that names a missing file reports it. */
const BUILT_PLACES = [["main"], ["web"], ["background"], ...context/* HOOKS */.r.map((name) => ["hooks", name])];
const INSIDE = "Write a path inside the repository, relative to the manifest";
const REAL = "Put the file itself in its place";
/** What to do about what is there in the place of the file. */
const path_problems_HELP = {
    folder: "Write the path of a file in it",
    outside: REAL,
    broken: REAL,
    special: REAL,
    unreadable: "Give this user the right to read it",
};
/**
 * Why the path at one place of the manifest is not that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A missing file under `dist/` is reported once, however many keys
 * name it. A missing `dist/plugin.js` is not reported at all: that is the business of the check bundle-present.
 */
function* findPathProblems(facts, place, options = {}) {
    const { manifest, declaredFiles } = facts;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = (0,absent/* isAbsent */.W0)(declaredFiles) ? judgeWithoutFiles(path) : declaredFiles.get(path);
    if (!found || isReportedElsewhere(facts, place, found))
        return;
    const at = manifest.at(...place);
    const makeProblem = (code, what, help) => ({
        code,
        subject: path,
        at,
        message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(value)}, but ${what}`,
        help,
    });
    const makeSofterProblem = (code, what, help) => ({
        ...makeProblem(code, what, help),
        severity: options.severity,
    });
    const it = path === value ? "it" : (0,safe/* quote */.hD)(path);
    switch (found.state) {
        case "unsafe": {
            const tidy = value.replaceAll("\\", "/").replace(/^\/(?=dist\/)/u, "");
            yield makeProblem("unsafe-path", `${it} ${found.why}`, tidy === value || (0,relative_path/* explainInvalidPath */.W)(tidy) !== undefined ? INSIDE : `Write ${(0,safe/* quote */.hD)(tidy)}`);
            return;
        }
        case "file":
            if (path.endsWith("/"))
                yield makeSofterProblem("trailing-slash", `${it} ends with "/", as only folders do`, "Leave the last / out");
            return;
        case "missing": {
            const near = found.near && makeRelative(manifest, found.near.path, path);
            const meant = near === undefined ? "" : replacePath(value, path, near);
            if (near?.toLowerCase() === removeLeadingDots(path).toLowerCase()) {
                yield {
                    ...makeSofterProblem("letter-case", `the file is named ${(0,safe/* quote */.hD)(near)}`, `Write ${(0,safe/* quote */.hD)(meant)}: upper and lower case count`),
                    fix: manifest.replace(place, meant),
                };
                return;
            }
            yield makeSofterProblem("missing-file", `there is no ${path === value ? "such file" : `file ${(0,safe/* quote */.hD)(path)}`}${near === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`, adviseOnMissing(facts, { place, value, path, meant: near === undefined ? undefined : meant, found }));
            return;
        }
        default: {
            const { code, is } = IN_PLACE_OF_FILE[found.state];
            const problem = makeProblem(code, `${it} ${is}`, path_problems_HELP[found.state]);
            yield found.state === "outside" ? problem : { ...problem, severity: options.severity };
        }
    }
}
function adviseOnMissing(declaring, { place, value, path, meant, found }) {
    const { manifest } = declaring;
    if (!isBuilt(manifest, found.path)) {
        return meant === undefined ? "Write the path of a file that is there" : `Write ${(0,safe/* quote */.hD)(meant)}`;
    }
    const folder = path.slice(0, path.lastIndexOf("/") + 1);
    const ending = /\.[cm]?js$/u.test(path) ? /\.[cm]?js$/u : /\.(?:css|scss|less)$/u;
    const written = found.siblings
        .filter((name) => ending.test(name) && ending.test(path))
        .map((name) => (0,safe/* quote */.hD)(replacePath(value, path, folder + name)));
    const [first] = meant === undefined ? written : [(0,safe/* quote */.hD)(meant)];
    if (first === undefined) {
        return formatBuildHelp("Build the plugin first", { packageJson: NOT_READ, scripts: NOT_READ, ...declaring });
    }
    const choice = meant !== undefined || written.length === 1 ? first : `one of ${written.slice(0, path_problems_MOST_NAMED).join(", ")}`;
    return `Write ${choice}, which the build has written, into ${(0,shape_problems/* formatLabel */.wR)(place)}; or let it write ${(0,safe/* quote */.hD)(path)}`;
}
const NOT_READ = (0,absent/* absent */.Ge)("nobody has read it");
const path_problems_MOST_NAMED = 5;
function judgeWithoutFiles(path) {
    const why = (0,relative_path/* explainInvalidPath */.W)(path);
    return why === undefined ? undefined : { state: "unsafe", why };
}
function isReportedElsewhere({ manifest, declaredFiles }, place, found) {
    if (found.state === "unsafe" || found.state === "file" || (0,absent/* isAbsent */.W0)(declaredFiles))
        return false;
    if (found.path === `${getFolder(manifest)}dist/plugin.js`)
        return true;
    if (found.state !== "missing" || !isBuilt(manifest, found.path))
        return false;
    const namesFile = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = BUILT_PLACES.find(namesFile);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${getFolder(manifest)}dist/`);
}
/** The plugin's folder with a slash at its end; "" for the root. */
function getFolder({ file }) {
    return file.slice(0, file.lastIndexOf("/") + 1);
}
/** A path from the repository's root as the manifest would have it, in the manner of one that was written there. */
function makeRelative(manifest, path, written) {
    const folder = getFolder(manifest);
    return path.startsWith(folder)
        ? path.slice(folder.length)
        : written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}
/** What is written, with another path in it: `path#export` begins with it, `SEE LICENSE IN path` ends so. */
function replacePath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const removeLeadingDots = (path) => path.replace(/^(?:\.\/)+/u, "");

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/avatar-problems.js




const PLACE = ["author", "avatar"];
const AVATAR_CODES = {
    ...ADDRESS_CODES,
    ...INSECURE_CODES,
    "avatar-file": "The avatar is a path that is not that of a file in the repository",
    "avatar-path": "The avatar is a path, not an address",
    "avatar-not-square": "The avatar is an image that is not square",
};
const avatar_problems_HELP = "Write the address that the image has on the web";
/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
function* findAvatarProblems(facts, rules) {
    const { manifest, images } = facts;
    const avatar = manifest.valueAt(...PLACE);
    if (typeof avatar !== "string")
        return;
    if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
        yield* findAddressProblems(manifest, PLACE, rules);
        return;
    }
    const at = manifest.at(...PLACE);
    const [fault] = findPathProblems(facts, PLACE);
    if (fault) {
        yield { code: "avatar-file", at, message: fault.message, help: avatar_problems_HELP };
        return;
    }
    yield {
        code: "avatar-path",
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quote */.hD)(avatar)}, a path, but the specification asks for an address`,
        help: avatar_problems_HELP,
    };
    const image = (0,absent/* isAbsent */.W0)(images) ? undefined : images.get(avatar);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        code: "avatar-not-square",
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quote */.hD)(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: "Cut it to a square, best of 128 \u00d7 128 pixels",
    };
}

;// CONCATENATED MODULE: ./build/bundled/generated/shape-codes.js
/** Made by the build from manifest.schema.json: what it can find wrong in each key's value. */
const SHAPE_CODES_OF_KEYS = {
    "$schema": [
        "wrong-type"
    ],
    "manifest_version": [
        "missing",
        "wrong-type",
        "wrong-value"
    ],
    "name": [
        "missing",
        "wrong-type",
        "too-short",
        "too-long",
        "wrong-form"
    ],
    "version": [
        "missing",
        "wrong-type",
        "wrong-form"
    ],
    "description": [
        "missing",
        "wrong-type",
        "too-short",
        "too-long"
    ],
    "type": [
        "missing",
        "unlisted-value"
    ],
    "author": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "category": [
        "missing",
        "unlisted-value"
    ],
    "permissions": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "unlisted-value",
        "empty"
    ],
    "main": [
        "wrong-type",
        "empty"
    ],
    "web": [
        "wrong-type",
        "empty"
    ],
    "background": [
        "wrong-type",
        "empty"
    ],
    "repository": [
        "wrong-type"
    ],
    "homepage": [
        "wrong-type"
    ],
    "bugs": [
        "wrong-type"
    ],
    "license": [
        "wrong-type"
    ],
    "keywords": [
        "wrong-type",
        "empty"
    ],
    "tags": [
        "wrong-type",
        "empty"
    ],
    "dependencies": [
        "wrong-type"
    ],
    "peerDependencies": [
        "wrong-type"
    ],
    "engines": [
        "unknown-key",
        "wrong-type"
    ],
    "minHostVersion": [
        "wrong-type",
        "wrong-form"
    ],
    "maxHostVersion": [
        "wrong-type",
        "wrong-form"
    ],
    "dashboard_widget": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "unlisted-value",
        "empty",
        "too-small"
    ],
    "commands": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "pages": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form"
    ],
    "menu_items": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type"
    ],
    "hooks": [
        "unknown-key",
        "wrong-type",
        "empty"
    ],
    "external_services": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "webhooks": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form",
        "no-items"
    ],
    "oauth": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty",
        "wrong-form"
    ],
    "config_schema": [
        "wrong-type"
    ],
    "default_config": [
        "wrong-type"
    ],
    "pricing": [
        "missing",
        "unknown-key",
        "misspelt-key",
        "wrong-type",
        "empty"
    ],
    "compatibility": [
        "unknown-key",
        "wrong-type"
    ],
    "screenshots": [
        "wrong-type",
        "empty"
    ],
    "configSchema": [
        "wrong-type"
    ],
    "ui": [
        "unknown-key",
        "wrong-type"
    ]
};

// EXTERNAL MODULE: ./build/bundled/checks/shape-code.js
var shape_code = __webpack_require__(52067);
;// CONCATENATED MODULE: ./build/bundled/checks/shape-codes.js


/** The codes of all that the schema can find wrong in the value of some keys of the manifest, and in what is below it. */
function listShapeCodes(...keys) {
    const codes = keys.flatMap((key) => SHAPE_CODES_OF_KEYS[key]);
    // A code that no keyword here has is never reported.
    return Object.fromEntries(codes.map((code) => [code, shape_code/* SHAPE_CODES */.jW[code]]));
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-author.js









const HTTPS = { http: { severity: "notice", which: "but https: is recommended" } };
/* harmony default export */ var manifest_author = ((0,check/* defineCheck */.qH)({
    id: "manifest-author",
    title: "The author has a name, and better an e-mail address that is one",
    severity: "error",
    codes: {
        ...listShapeCodes("author"),
        ...AUTHOR_TEXT_CODES,
        ...AVATAR_CODES,
        "no-name": "The name of the author consists of spaces",
        "not-a-mail": "The e-mail address is not one",
    },
    about: ["author"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        const { manifest } = facts;
        const author = manifest.value["author"];
        if (typeof author === "string") {
            yield* findAuthorTextProblems(manifest, author);
            return;
        }
        yield* findAuthorShapeProblems(facts);
        yield* findNameProblems(manifest);
        yield* findMailProblems(manifest);
        yield* findAddressProblems(manifest, ["author", "website"], HTTPS);
        yield* findAddressProblems(manifest, ["author", "url"], HTTPS);
        yield* findAvatarProblems(facts, HTTPS);
    },
}));
/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* findAuthorShapeProblems({ manifest, shape, }) {
    const isMailMissing = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isAboutMail = (error) => isMailMissing && (isMissingMail(error) || isSlipOfMail(error));
    const findProblems = (errors) => (0,shape_problems/* findShapeProblems */.lx)({ manifest, shape: { errors } }, "author");
    yield* findProblems(shape.errors.filter((error) => !isAboutMail(error)));
    for (const problem of findProblems(shape.errors.filter(isAboutMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && (0,nearest/* findNearest */.qg)(unknown, ["email", "name"]) === "email";
}
function* findNameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
        code: "no-name",
        at: manifest.at("author", "name"),
        message: `"author.name" is ${(0,safe/* quote */.hD)(name)}, which names nobody`,
        help: "Write the author's name",
    };
}
function* findMailProblems(manifest) {
    const mail = manifest.valueAt("author", "email");
    if (typeof mail !== "string" || isEmail(mail))
        return;
    const tidy = mail.trim();
    yield {
        code: "not-a-mail",
        at: manifest.at("author", "email"),
        message: `"author.email" is ${(0,safe/* quote */.hD)(mail)}, which is not an e-mail address`,
        help: isEmail(tidy) ? `Write ${(0,safe/* quote */.hD)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        fix: isEmail(tidy) ? manifest.replace(["author", "email"], tidy) : [],
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/key-check.js



/** A check of one key of the manifest: the schema's errors there and below it, and what else the check finds. */
function defineKeyCheck(key, { id, title, codes, wants, findMore }) {
    return (0,check/* defineCheck */.qH)({
        id,
        title,
        severity: "error",
        codes: { ...listShapeCodes(key), ...codes },
        about: [key],
        needs: ["manifest", "shape"],
        wants: wants ?? [],
        *run(facts) {
            yield* (0,shape_problems/* findShapeProblems */.lx)(facts, key);
            if (findMore)
                yield* findMore(facts);
        },
    });
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-background.js


/* harmony default export */ var manifest_background = (defineKeyCheck("background", {
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    codes: PATH_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findPathProblems(facts, ["background"]),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.js
var manifest_manifest = __webpack_require__(54005);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/package-form-problems.js






const PACKAGE_FORM_CODES = {
    "package-form": "It is an object, as package.json has it",
};
/** The problem of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function findPackageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = (0,json_object/* isObject */.Gv)(value) ? manifest.valueAt(key, "url") : undefined;
    if (typeof url !== "string")
        return [];
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = (0,web_address/* findAddressFault */.A)(address);
    const hasCredentials = fault?.kind === "credentials";
    const problem = {
        code: "package-form",
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${(0,shape_problems/* formatLabel */.wR)([key])} is an object, as package.json has it, but must be a string with the address alone`,
        help: fault ? "Write the address alone, in quotation marks" : `Write ${(0,safe/* quote */.hD)(address)}`,
        fix: fault ? [] : manifest.replace([key], address),
    };
    return hasCredentials ? [problem, describeCredentials(manifest, [key, "url"])] : [problem];
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-bugs.js





/* harmony default export */ var manifest_bugs = ((0,check/* defineCheck */.qH)({
    id: "manifest-bugs",
    title: "The issue tracker has an address that a browser opens",
    severity: "error",
    codes: {
        ...listShapeCodes("bugs"),
        ...ADDRESS_CODES,
        ...PACKAGE_FORM_CODES,
    },
    about: ["bugs"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const packageForm = findPackageFormProblems(facts.manifest, "bugs");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "bugs");
        yield* findAddressProblems(facts.manifest, ["bugs"]);
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-category.js

/* harmony default export */ var manifest_category = (defineKeyCheck("category", {
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-commands.js





/* harmony default export */ var manifest_commands = (defineKeyCheck("commands", {
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    codes: {
        "repeated-name": "Two commands or aliases have the same name",
        "default-of-other-type": "The default of an option is not of the option's type",
        "default-of-required": "An option that must be given has a default",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const commands = listItems(manifest, ["commands"]);
        yield* findRepeatedNames(manifest, commands.flatMap((command) => [
            { place: [...command, "name"], command: command.join() },
            ...listItems(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
        ]));
        for (const option of commands.flatMap((command) => listItems(manifest, [...command, "options"]))) {
            yield* findDefaultProblems(manifest, option);
        }
    },
}));
function* findRepeatedNames(manifest, all) {
    const first = new Map();
    for (const named of all) {
        const name = manifest.valueAt(...named.place);
        if (typeof name !== "string" || name === "")
            continue;
        const before = first.get(name);
        if (!before) {
            first.set(name, named);
            continue;
        }
        const isOwn = before.command === named.command;
        yield {
            code: "repeated-name",
            subject: name,
            at: manifest.at(...named.place),
            message: `${(0,shape_problems/* formatLabel */.wR)(named.place)} is ${(0,safe/* quote */.hD)(name)}, the same as ${(0,shape_problems/* formatLabel */.wR)(before.place)}`,
            help: isOwn ? "Remove it: the command has this name" : "Give each command names of its own",
            fix: isOwn ? manifest.remove(named.place) : [],
        };
    }
}
/** What a value of each type of option is; of any other type nothing is known. */
const FITS = new Map([
    ["string", (value) => typeof value === "string"],
    ["number", (value) => typeof value === "number"],
    ["integer", (value) => Number.isInteger(value)],
    ["boolean", (value) => typeof value === "boolean"],
    ["array", (value) => Array.isArray(value)],
    ["object", (value) => (0,json_object/* isObject */.Gv)(value)],
]);
function* findDefaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!(0,json_object/* isObject */.Gv)(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = (0,json_object/* getOwn */.Ng)(option, "type");
    if (FITS.get(type)?.(value) === false) {
        const meant = guessDefault(value, type);
        yield {
            code: "default-of-other-type",
            at: manifest.at(...place, "default"),
            message: `${(0,shape_problems/* formatLabel */.wR)([...place, "default"])} is ${(0,safe/* quote */.hD)(value)}, but the option's type is ${(0,safe/* quote */.hD)(type)}`,
            help: meant === undefined
                ? `Write a default of the type ${(0,safe/* quote */.hD)(type)}, or another type`
                : `Write ${JSON.stringify(meant)}`,
            fix: meant === undefined ? [] : manifest.replace([...place, "default"], meant),
        };
    }
    if (Object.hasOwn(option, "required") && option["required"] === true) {
        yield {
            code: "default-of-required",
            at: manifest.at(...place, "required"),
            severity: "warning",
            message: `${(0,shape_problems/* formatLabel */.wR)([...place, "required"])} is true, but the option has a default, so nobody must give it`,
            help: 'Remove "required" or "default"',
        };
    }
}
/** The value without quotation marks that are there by mistake, or with those that are missing. */
function guessDefault(value, type) {
    if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
        return String(value);
    if (type === "boolean" && (value === "true" || value === "false"))
        return value === "true";
    const isWhole = typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value);
    return type === "number" && isWhole ? Number(value) : undefined;
}
/** The places of the items of an array; none where there is no array. */
function listItems(manifest, place) {
    const items = manifest.valueAt(...place);
    return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}

// EXTERNAL MODULE: ./build/bundled/text/versions/version-range.js
var version_range = __webpack_require__(59242);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/range-problems.js







const RANGE_CODES = {
    ...CREDENTIALS_CODES,
    "too-long-range": "A version range has more characters than are read",
    "not-a-range": "A text is not a version range",
    unsatisfiable: "No version satisfies a range",
    "differs-from-package": "package.json has another range",
};
/**
 * The faults in the version ranges of an object of the manifest, and the differences from package.json.
 *
 * Values that are not text are skipped: the schema reports them.
 *
 * @param names the object's keys that have ranges; all when left out.
 */
function* findRangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!(0,json_object/* isObject */.Gv)(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = range_problems_describeFault(facts, text, key, name) ?? range_problems_describeMismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function range_problems_describeFault({ manifest, packageJson }, text, key, name) {
    // First, so that nothing else shows the line with the secret in it.
    if (hasCredentials(text))
        return describeCredentials(manifest, [key, name]);
    if (text.length > version_range/* LONGEST_RANGE */.dT) {
        return {
            code: "too-long-range",
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quote */.hD)(name)} has ${(0,numbers/* formatNumber */.Z)(text.length)} characters, but at most ${(0,numbers/* formatNumber */.Z)(version_range/* LONGEST_RANGE */.dT)} are read`,
            help: "Write a shorter range",
        };
    }
    const at = manifest.at(key, name);
    const range = (0,version_range/* parseRange */.RC)(text);
    if (!range) {
        const meant = guessRange(text);
        const packaged = findPackagedRange(packageJson, key, name);
        const example = EXAMPLES.get(key) ?? "^1.4.0";
        return {
            code: "not-a-range",
            at,
            message: `${(0,shape_problems/* formatLabel */.wR)([key, name])} is ${(0,safe/* quote */.hD)(text)}, ${describeOtherForm(text)}but must be a version range`,
            help: meant !== undefined
                ? `Write ${(0,safe/* quote */.hD)(meant)}`
                : packaged !== undefined && (0,version_range/* parseRange */.RC)(packaged)
                    ? `Write ${(0,safe/* quote */.hD)(packaged)}, as package.json has it`
                    : `Write the versions that work, for example "${example}"`,
            fix: meant === undefined ? [] : manifest.replace([key, name], meant),
        };
    }
    if ((0,version_range/* findLowestVersion */.Ur)(range))
        return undefined;
    return {
        code: "unsatisfiable",
        at,
        message: `${(0,shape_problems/* formatLabel */.wR)([key, name])} is ${(0,safe/* quote */.hD)(text)}, which no version satisfies`,
        help: "Write a range whose lower limit is below its upper limit",
    };
}
/** An example range, by the key that contains the ranges. */
const EXAMPLES = new Map([
    ["engines", ">=18.0.0"],
    ["compatibility", ">=2.0.0"],
]);
function range_problems_describeMismatch(facts, text, key, name) {
    const { manifest, packageJson } = facts;
    const packaged = findPackagedRange(packageJson, key, name);
    if (packaged === undefined || packaged === text || (0,absent/* isAbsent */.W0)(packageJson))
        return undefined;
    const ours = (0,version_range/* parseRange */.RC)(text);
    const theirs = (0,version_range/* parseRange */.RC)(packaged);
    // What is not a range in package.json, such as "workspace:*", is that file's own affair.
    if (!ours || !theirs || (0,version_range/* makeRangeKey */.VN)(ours) === (0,version_range/* makeRangeKey */.VN)(theirs))
        return undefined;
    const line = packageJson.at(key, name).range.start.line;
    return {
        code: "differs-from-package",
        at: manifest.at(key, name),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)([key, name])} is ${(0,safe/* quote */.hD)(text)}, but package.json, line ${String(line)}, has ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Write the same range into both",
    };
}
/** What package.json has under the same keys. */
function findPackagedRange(packageJson, key, name) {
    const section = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value[key];
    const range = (0,json_object/* isObject */.Gv)(section) ? (0,json_object/* getOwn */.Ng)(section, name) : undefined;
    return typeof range === "string" ? range : undefined;
}
/** What other tools understand in the place of a range. */
const OTHER_FORMS = [
    { form: /^workspace:/u, which: "which means something in its own workspace only" },
    { form: /^catalog:/u, which: "which means something in its own workspace only" },
    { form: /^(?:file|link|portal):|^[.~]{0,2}\//u, which: "a path, which leads nowhere on other machines" },
    { form: /^npm:/u, which: "another name for a package" },
    { form: /^(?:git[+:@]|ssh:|(?:github|gitlab|bitbucket|gist):)|^[\w-]+\/[\w.-]+(?:#|$)/u, which: "a git repository" },
    { form: /^https?:/u, which: "an address" },
    { form: /^[a-z][a-z-]*$/iu, which: "a tag, which can mean another version tomorrow" },
];
function describeOtherForm(text) {
    const other = OTHER_FORMS.find(({ form }) => form.test(text));
    return other ? `${other.which}, ` : "";
}
/** The range that was certainly meant: `workspace:^1.2.0` names it, and so do commas and `=>`. */
function guessRange(text) {
    const meant = text
        .replace(/^workspace:(?=.*\d)/u, "")
        .replace(/=>/gu, ">=")
        .split(",")
        .map((limit) => limit.trim())
        .join(" ");
    const range = meant === text ? undefined : (0,version_range/* parseRange */.RC)(meant);
    return range && (0,version_range/* findLowestVersion */.Ur)(range) ? meant : undefined;
}
/** A password, or a token in the place of the user; `git@` alone is neither. */
function hasCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-compatibility.js


/* harmony default export */ var manifest_compatibility = (defineKeyCheck("compatibility", {
    id: "manifest-compatibility",
    title: "The compatibility names version ranges that can be met",
    codes: RANGE_CODES,
    wants: ["packageJson"],
    findMore: (facts) => findRangeProblems(facts, "compatibility", ["host_version", "node_version"]),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-codes.js
/** What is wrong with a value that an author's schema judges: a setting's, or a part of the schema itself. */
const CONFIG_VALUE_CODES = {
    secret: "The value of a password is in a public file",
    "too-costly": "It takes too long, or too much memory, to check",
    "not-judged": "The thread that judges it failed",
    "not-compiled": "The schema does not compile",
    "missing-value": "A value that the schema requires is missing",
    "unknown-value": "The schema does not allow a key",
    "forbidden-value": "A keyword of the schema forbids a value",
};
/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
const CONFIG_SCHEMA_CODES = {
    ...CONFIG_VALUE_CODES,
    "too-large": "The schema is too large, and was not looked into",
    "settings-only": "The settings themselves are in the place of a schema",
    "no-type": "A schema has no type",
    "wrong-type": "The type is not one that settings have",
    "root-type": "The type of the whole schema is not object",
    "no-properties": "The whole schema has no properties",
    "unknown-dialect": "The schema is of a version that is not known",
    "other-keyword": "The platform does not list a keyword, so forms may ignore it",
    "misspelt-keyword": "JSON Schema does not know a keyword, which is near one that the platform lists",
    async: "A schema has $async",
    "remote-reference": "A reference leads out of the manifest",
    "dangling-reference": "A reference leads to nothing",
    "not-a-string": "A part of the schema must be a string",
    "not-a-number": "A limit must be a number",
    "not-an-array": "A part of the schema must be an array",
    "not-an-object": "A part of the schema must be an object",
    "unknown-format": "A format is not known",
    "idle-limit": "A limit of numbers is on a setting of another type",
    "empty-range": "The minimum is above the maximum",
    "items-of-no-array": "Items are described of a setting that is not an array",
    "several-items": "Items are described by an array of schemas",
    "no-choice": "The list of allowed values is empty",
    "repeated-choice": "An allowed value is listed twice",
    "impossible-choice": "An allowed value is not of the setting's type",
    "other-count": "There are not as many names as values",
    "unsafe-name": "A setting has a name that no object can safely have",
    "repeated-name": "A setting is listed as required twice",
    "unknown-name": "A setting that is required is not described",
};

// EXTERNAL MODULE: ./build/bundled/text/json/json-text.js
var json_text = __webpack_require__(59483);
// EXTERNAL MODULE: ./build/bundled/checks/config-schema/config-fault-problem.js
var config_fault_problem = __webpack_require__(48616);
;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-judgement-problems.js



/** The problems so far, then those of the complete validator in the same keys of the manifest at other places. */
function* addJudgement({ manifest, configJudgement }, keys, problems) {
    const reported = new Set();
    for (const problem of problems) {
        // A place with only a notice or a warning may also have an error.
        if (problem.severity === undefined)
            reported.add(problem.at?.pointer ?? "");
        yield problem;
    }
    if ((0,absent/* isAbsent */.W0)(configJudgement))
        return;
    for (const fault of configJudgement.faults) {
        const places = fault.path.map((_, at) => (0,json_text/* makePointer */.q)(fault.path.slice(0, at + 1)));
        const isNew = !places.slice(1).some((place) => reported.has(place));
        if (isNew && keys.includes(String(fault.path[0])))
            yield (0,config_fault_problem/* describeConfigFault */.Y)(manifest, fault);
    }
}

// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-limits.js
var config_limits = __webpack_require__(69718);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-keywords.js
var config_keywords = __webpack_require__(57950);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-schemas.js
var config_schemas = __webpack_require__(64252);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-formats.js
var config_formats = __webpack_require__(70488);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-values.js
var config_values = __webpack_require__(25768);
// EXTERNAL MODULE: ./build/bundled/checks/config-schema/config-words.js
var config_words = __webpack_require__(77303);
;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-choice-problems.js






const config_choice_problems_MOST_SHOWN = 20;
const LIST = { form: "an array", help: "Write a list: [ \u2026 ]" };
const QUOTED = { form: "a string", help: "Write it in quotation marks" };
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
function* findConfigChoiceProblems(manifest, node) {
    yield* findEnumProblems(manifest, node);
    yield* findEnumNamesProblems(manifest, node);
}
function* findEnumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "enum"], "not-an-array", LIST);
        return;
    }
    if (choices.length === 0) {
        const message = `${(0,shape_problems/* formatLabel */.wR)([...path, "enum"])} is an array without an item, so no value is allowed`;
        yield { code: "no-choice", at, message, help: 'Add the allowed values, or remove "enum"' };
    }
    const seen = new Set();
    let reported = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            // An object among the choices has no short name; its bracket is its place.
            at: (0,json_object/* isObject */.Gv)(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
            severity: "warning",
        };
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== (0,config_values/* getType */.P)(choice);
        if ((!repeated && !misfit) || ++reported > config_choice_problems_MOST_SHOWN)
            continue;
        yield repeated
            ? {
                ...found,
                code: "repeated-choice",
                subject: formatChoice(choice),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(choice)} once more`,
                help: "Remove it",
            }
            : {
                ...found,
                code: "impossible-choice",
                subject: formatChoice(choice),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(choice)}, which nobody can choose, as the type is ${(0,safe/* quote */.hD)(type)}`,
                help: "Write a value of that type, or change the type",
            };
    }
}
function* findEnumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    if (!Array.isArray(names)) {
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "enumNames"], "not-an-array", LIST);
        return;
    }
    for (const [index, name] of names.slice(0, config_choice_problems_MOST_SHOWN).entries()) {
        if (typeof name !== "string")
            yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "enumNames", index], "not-a-string", QUOTED);
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    yield {
        code: "other-count",
        at: manifest.at(...path, "enumNames"),
        message: `${(0,shape_problems/* formatLabel */.wR)([...path, "enumNames"])} is an array of ${formatAmount(names.length, "name")}, but "enum" ${choices ? `has ${formatAmount(values, "value")}` : "is missing"}`,
        help: "Write one name for each value, in the same order",
    };
}
/** As the manifest has it: an object's place is the whole list. */
const formatChoice = (choice) => JSON.stringify(choice);
const formatAmount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-name-problems.js





const config_name_problems_MOST_SHOWN = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* findConfigNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !(0,json_object/* isObject */.Gv)(properties)) {
        const wanted = { form: "an object", help: "Write an object: { \u2026 }" };
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "properties"], "not-an-object", wanted);
    }
    else if (properties)
        yield* findPropertiesProblems(manifest, [...path, "properties"], properties);
    yield* findRequiredProblems(manifest, node);
}
function* findPropertiesProblems(manifest, path, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has the setting "__proto__", a name that no JavaScript object can safely have`;
            yield { code: "unsafe-name", at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
        }
        else if (!(0,json_object/* isObject */.Gv)(setting)) {
            const wanted = { form: "an object", help: 'Describe the setting: { "type": "string" }' };
            yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, name], "not-an-object", wanted);
        }
    }
}
function* findRequiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    if (!Array.isArray(required)) {
        const misplaced = typeof required === "boolean" && of === "setting";
        const help = misplaced
            ? `Remove it${required ? `, and list ${(0,safe/* quote */.hD)(path.at(-1))} in ${(0,shape_problems/* formatLabel */.wR)([...path.slice(0, -2), "required"])}` : ""}`
            : typeof required === "string"
                ? `Write [${(0,safe/* quote */.hD)(required)}]`
                : "Write a list: [ \u2026 ]";
        const wanted = { form: "an array of the names of settings", help };
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "required"], "not-an-array", wanted);
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MOST_SHOWN * 50).entries()) {
        const place = [...path, "required", index];
        const word = (0,shape_problems/* formatLabel */.wR)(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            yield (0,config_words/* describeWrongPart */.C)(manifest, place, "not-a-string", { form: "a string", help: "Write a setting's name" });
        }
        else if (seen.has(name)) {
            yield {
                ...found,
                code: "repeated-name",
                message: `${word} is ${(0,safe/* quote */.hD)(name)} once more`,
                help: "Remove it",
                fix: manifest.remove(place),
            };
        }
        else if ((0,json_object/* isObject */.Gv)(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = (0,nearest/* findNearest */.qg)(name, Object.keys(properties));
            yield {
                ...found,
                code: "unknown-name",
                message: `${word} is ${(0,safe/* quote */.hD)(name)}, which is not in "properties"`,
                ...(meant === undefined
                    ? { help: "Describe the setting, or remove its name here" }
                    : required.includes(meant)
                        ? { help: `Remove it: the list has ${(0,safe/* quote */.hD)(meant)} already`, fix: manifest.remove(place) }
                        : { help: `Write ${(0,safe/* quote */.hD)(meant)}`, fix: manifest.replace(place, meant) }),
            };
        }
        seen.add(name);
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-node-problems.js












/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
function* findConfigNodeProblems(manifest, node, whole) {
    yield* findUnsafeProblems(manifest, node);
    yield* findReferenceProblems(manifest, node, whole);
    yield* findTypeProblems(manifest, node);
    yield* findConfigNameProblems(manifest, node);
    yield* findTextProblems(manifest, node);
    yield* config_node_problems_findRangeProblems(manifest, node);
    yield* findConfigChoiceProblems(manifest, node);
    yield* findItemsProblems(manifest, node);
    const { path, schema } = node;
    if (!Object.hasOwn(schema, "default"))
        return;
    for (const fault of (0,config_values/* findValueFaults */.u)(schema, schema["default"], [...path, "default"]))
        yield (0,config_fault_problem/* describeConfigFault */.Y)(manifest, fault);
}
/** Anything that would run code or reach out is refused everywhere in the schema. */
function* findUnsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has "$async", which no schema for settings may have`;
        yield { code: "async", at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
    }
}
function* findReferenceProblems(manifest, { path, schema }, whole) {
    const reference = schema["$ref"];
    if (typeof reference !== "string")
        return;
    const at = manifest.at(...path, "$ref");
    const label = (0,shape_problems/* formatLabel */.wR)([...path, "$ref"]);
    if ((0,config_schemas/* isRemote */.Vx)(reference)) {
        yield {
            code: "remote-reference",
            at,
            message: `${label} is ${(0,safe/* quote */.hD)(reference)}, which leads out of the manifest and is never fetched`,
            help: "Write what it refers to in its place",
        };
    }
    else if ((0,config_schemas/* isDangling */.NC)(reference, whole)) {
        const message = `${label} is ${(0,safe/* quote */.hD)(reference)}, but the schema has nothing there`;
        yield { code: "dangling-reference", at, message, help: "Correct the reference, or add what it refers to" };
    }
}
const MEANT_TYPES = {
    integer: "number",
    int: "number",
    float: "number",
    text: "string",
};
function* findTypeProblems(manifest, { path, schema, of }) {
    if (of !== "setting" && of !== "item")
        return;
    const type = schema["type"];
    const at = manifest.at(...path, "type");
    if (type === undefined) {
        if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key)))
            return;
        yield {
            code: "no-type",
            at,
            severity: "warning",
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} has no "type", so the host's forms do not know how to ask for it`,
            help: `Add it: one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`,
        };
    }
    else if (typeof type !== "string" || !config_keywords/* SETTING_TYPES */.P5.includes(type)) {
        const meant = typeof type !== "string"
            ? undefined
            : Object.hasOwn(MEANT_TYPES, type)
                ? MEANT_TYPES[type]
                : (0,nearest/* findNearest */.qg)(type, config_keywords/* SETTING_TYPES */.P5);
        const help = meant === undefined ? "Write one of them" : `Write ${(0,safe/* quote */.hD)(meant)}`;
        const wanted = { form: `one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`, help };
        yield {
            ...(0,config_words/* describeWrongPart */.C)(manifest, [...path, "type"], "wrong-type", wanted),
            fix: meant === undefined ? [] : manifest.replace([...path, "type"], meant),
        };
    }
}
const FORMATS = 'Write "password", "email" or "url", or remove it';
function* findTextProblems(manifest, { path, schema }) {
    for (const key of ["title", "description", "format"]) {
        const value = schema[key];
        if (value === undefined || typeof value === "string")
            continue;
        const wanted = { form: "a string", help: key === "format" ? FORMATS : "Write it in quotation marks" };
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, key], "not-a-string", wanted);
    }
    const format = schema["format"];
    if (typeof format !== "string" || config_formats/* CONFIG_FORMATS */.gt.has(format))
        return;
    const at = manifest.at(...path, "format");
    const meant = (0,nearest/* findNearest */.qg)(format, config_formats/* CONFIG_FORMATS */.gt.keys());
    yield {
        code: "unknown-format",
        at,
        severity: "notice",
        message: `${(0,shape_problems/* formatLabel */.wR)([...path, "format"])} is ${(0,safe/* quote */.hD)(format)}, an unknown format that the host's forms may ignore`,
        help: meant === undefined ? FORMATS : `Write ${(0,safe/* quote */.hD)(meant)}`,
    };
}
function* config_node_problems_findRangeProblems(manifest, { path, schema }) {
    for (const key of ["minimum", "maximum"]) {
        const value = schema[key];
        if (value === undefined)
            continue;
        if (typeof value !== "number") {
            const wanted = { form: "a number", help: "Write a number, without quotation marks" };
            yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, key], "not-a-number", wanted);
        }
        else if (typeof schema["type"] === "string" &&
            ["string", "boolean", "array", "object"].includes(schema["type"])) {
            yield {
                code: "idle-limit",
                at: manifest.keyAt(...path, key),
                severity: "warning",
                message: `${(0,shape_problems/* formatLabel */.wR)(path)} has ${(0,safe/* quote */.hD)(key)}, which says nothing, as its type is ${(0,safe/* quote */.hD)(schema["type"])}`,
                help: `Remove it, or write "number" as the type`,
            };
        }
    }
    const { minimum, maximum } = schema;
    if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum)
        return;
    yield {
        code: "empty-range",
        at: manifest.at(...path, "minimum"),
        message: `${(0,shape_problems/* formatLabel */.wR)([...path, "minimum"])} is ${(0,safe/* quote */.hD)(minimum)}, above "maximum", which is ${(0,safe/* quote */.hD)(maximum)}: no number fits`,
        help: "Swap the two, or correct one of them",
    };
}
function* findItemsProblems(manifest, { path, schema, of }) {
    const { items, type } = schema;
    if (items === undefined || of === "other")
        return;
    const at = manifest.at(...path, "items");
    const label = (0,shape_problems/* formatLabel */.wR)([...path, "items"]);
    if (typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== "array") {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has "items", which only an array has, but its type is ${(0,safe/* quote */.hD)(type)}`;
        yield {
            code: "items-of-no-array",
            at: manifest.keyAt(...path, "items"),
            message,
            help: 'Write "array" as the type, or remove "items"',
        };
    }
    else if (Array.isArray(items)) {
        yield {
            code: "several-items",
            at,
            severity: "notice",
            message: `${label} is an array of schemas, which the host's forms may ignore`,
            help: "Write one schema that all items satisfy",
        };
    }
    else if (!(0,json_object/* isObject */.Gv)(items)) {
        const wanted = { form: "an object", help: 'Describe one item: { "type": "string" }' };
        yield (0,config_words/* describeWrongPart */.C)(manifest, [...path, "items"], "not-an-object", wanted);
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-schema-problems.js











/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
function* findConfigSchemaProblems(manifest, { path, schema }) {
    const limit = (0,config_limits/* findPassedLimit */.X)(schema);
    if (limit) {
        yield { code: "too-large", at: manifest.keyAt(...path), ...describeLimit((0,config_fault_problem/* formatKeyLabel */.F)(path), limit) };
        return;
    }
    if (hasSettingsOnly(schema)) {
        yield {
            code: "settings-only",
            at: manifest.keyAt(...path),
            message: `${(0,config_fault_problem/* formatKeyLabel */.F)(path)} contains the settings themselves, but must be a schema with "type" and "properties"`,
            help: 'Write { "type": "object", "properties": { \u2026 } } around the settings',
        };
        return;
    }
    yield* findRootProblems(manifest, path, schema);
    const nodes = (0,config_keywords/* walkSchemaNodes */.WS)(schema, path);
    for (const node of nodes)
        yield* findConfigNodeProblems(manifest, node, schema);
    yield* findOtherKeywords(manifest, nodes);
}
const LIMITS = {
    bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
    levels: { unit: "levels", help: "Nest the settings less" },
    settings: { unit: "settings", help: "Ask the user for less" },
};
function describeLimit(label, { what, most, found }) {
    const { unit, help } = LIMITS[what];
    return {
        message: `${label} has ${(0,numbers/* formatNumber */.Z)(found)} ${unit}, but may have at most ${(0,numbers/* formatNumber */.Z)(most)}; it was not looked into`,
        help,
    };
}
/** Authors forget the two outer levels: `{ "city": { "type": "string" } }`. */
function hasSettingsOnly(schema) {
    const entries = Object.entries(schema);
    return entries.length > 0 && entries.every(([key, value]) => !(0,config_keywords/* isKeyword */.wb)(key) && (0,json_object/* isObject */.Gv)(value));
}
function* findRootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has no "type"`;
        yield { code: "no-type", at: manifest.at(...path, "type"), message, help: 'Add "type": "object"' };
    }
    else if (type !== "object") {
        yield {
            code: "root-type",
            at: manifest.at(...path, "type"),
            message: `${(0,shape_problems/* formatLabel */.wR)([...path, "type"])} is ${(0,safe/* quote */.hD)(type)}, but must be "object"`,
            help: 'Write "object"; the settings go under "properties"',
            fix: manifest.replace([...path, "type"], "object"),
        };
    }
    if (schema["properties"] === undefined) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has no "properties"`;
        yield {
            code: "no-properties",
            at: manifest.at(...path, "properties"),
            message,
            help: 'Add "properties": { \u2026 } with the settings',
        };
    }
    if ((0,config_schemas/* getDialect */.LC)(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${(0,safe/* quote */.hD)(config_schemas/* DIALECTS */.O9["draft-07"])} or ${(0,safe/* quote */.hD)(config_schemas/* DIALECTS */.O9["2020-12"])}`;
        const message = `${(0,shape_problems/* formatLabel */.wR)([...path, "$schema"])} is ${(0,safe/* quote */.hD)(schema["$schema"])}, but must be ${allowed}`;
        yield { code: "unknown-dialect", at, message, help: "Write one of the two, or remove it: draft-07 is meant then" };
    }
}
/** Keywords that the platform does not list, each once, at its first place. */
function* findOtherKeywords(manifest, nodes) {
    const places = new Map();
    for (const node of nodes.filter(({ of }) => of !== "other")) {
        for (const key of Object.keys(node.schema)) {
            if (config_keywords/* LISTED_KEYWORDS */.tI.has(key) || config_keywords/* SILENT_KEYWORDS */.NQ.has(key) || key === "$async")
                continue;
            const known = places.get(key);
            if (known)
                known.push(node);
            else
                places.set(key, [node]);
        }
    }
    for (const [key, [first, ...others]] of places)
        if (first)
            yield describeOtherKeyword(manifest, key, first, others.length);
}
function describeOtherKeyword(manifest, key, { path, schema }, others) {
    const at = manifest.keyAt(...path, key);
    const meant = (0,config_keywords/* isKeyword */.wb)(key) ? undefined : (0,nearest/* findNearest */.qg)(key, config_keywords/* LISTED_KEYWORDS */.tI);
    const subject = `${(0,shape_problems/* formatLabel */.wR)(path)} has the keyword ${(0,safe/* quote */.hD)(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            code: "misspelt-keyword",
            subject: key,
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${(0,safe/* quote */.hD)(meant)}?`,
            help: `Rename it to ${(0,safe/* quote */.hD)(meant)}`,
            fix: manifest.rename([...path, key], meant),
        };
    }
    const more = others === 0 ? "" : `, here and in ${others === 1 ? "1 other place" : `${String(others)} other places`}`;
    return {
        code: "other-keyword",
        subject: key,
        at,
        severity: "notice",
        message: `${subject}, which the host's forms may ignore${more}`,
        help: "Make sure that the plugin works on hosts that ignore it",
    };
}

// EXTERNAL MODULE: ./build/bundled/text/json/same-json.js
var same_json = __webpack_require__(83362);
;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/manifest-config-schema.js








/* harmony default export */ var manifest_config_schema = ((0,check/* defineCheck */.qH)({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
    codes: {
        ...listShapeCodes("config_schema", "configSchema"),
        ...CONFIG_SCHEMA_CODES,
        "other-spelling": "The schema is under the spelling that is not documented",
        "said-twice": "The same schema is under both spellings",
        "two-schemas": "There is another schema under each spelling",
    },
    about: ["config_schema", "configSchema"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        const { manifest } = facts;
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "config_schema");
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "configSchema");
        yield* findSpellingProblems(manifest);
        const problems = (0,config_schemas/* findConfigSchemas */.Y3)(manifest).flatMap((schema) => [...findConfigSchemaProblems(manifest, schema)]);
        yield* addJudgement(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
    },
}));
/** The platform reads two spellings, and documents one. */
function* findSpellingProblems(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    if (other === undefined)
        return;
    const at = manifest.keyAt("configSchema");
    if (schema === undefined) {
        yield {
            code: "other-spelling",
            at,
            severity: "warning",
            message: '"configSchema" is the other spelling of "config_schema", and not the documented one',
            help: 'Rename it to "config_schema"',
            fix: manifest.rename(["configSchema"], "config_schema"),
        };
    }
    else if ((0,same_json/* isSameJson */.T)(schema, other)) {
        yield {
            code: "said-twice",
            at,
            severity: "warning",
            message: '"configSchema" says once more what "config_schema" says',
            help: "Remove it",
            fix: manifest.remove(["configSchema"]),
        };
    }
    else {
        yield {
            code: "two-schemas",
            at,
            message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
            help: 'Keep the right one, as "config_schema"',
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-dashboard-widget.js

/* harmony default export */ var manifest_dashboard_widget = (defineKeyCheck("dashboard_widget", {
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
}));

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/manifest-default-config.js











/* harmony default export */ var manifest_default_config = (defineKeyCheck("default_config", {
    id: "manifest-default-config",
    title: "The default configuration contains valid values of known settings, and no secret",
    codes: {
        ...CONFIG_VALUE_CODES,
        "no-schema": "Values are set, but no schema describes the settings",
        "unknown-setting": "A value is set that no schema describes",
    },
    wants: ["configJudgement"],
    findMore: (facts) => addJudgement(facts, ["default_config"], findValueProblems(facts.manifest)),
}));
function* findValueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!(0,json_object/* isObject */.Gv)(config))
        return;
    const schemas = (0,config_schemas/* findConfigSchemas */.Y3)(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield describeNoSchema(manifest);
        return;
    }
    // A schema that is too large or names no settings has a finding of its own.
    if (schemas.some(({ schema }) => (0,config_limits/* findPassedLimit */.X)(schema) !== undefined || !(0,json_object/* isObject */.Gv)(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => (0,json_object/* isObject */.Gv)(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const name of names) {
        const setting = (0,config_schemas/* findSetting */.SP)(schemas, name);
        if (!setting) {
            yield describeUnknownSetting(manifest, name, known.filter((other) => !Object.hasOwn(config, other)));
            continue;
        }
        for (const fault of (0,config_values/* findValueFaults */.u)(setting.schema, config[name], ["default_config", name]))
            yield (0,config_fault_problem/* describeConfigFault */.Y)(manifest, fault);
    }
}
function describeNoSchema(manifest) {
    return {
        code: "no-schema",
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: 'Add "config_schema", or remove "default_config"',
    };
}
function describeUnknownSetting(manifest, name, unused) {
    const meant = (0,nearest/* findNearest */.qg)(name, unused);
    return {
        code: "unknown-setting",
        at: manifest.keyAt("default_config", name),
        severity: "warning",
        message: `"default_config" sets ${(0,safe/* quote */.hD)(name)}, which no configuration schema describes${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`,
        help: meant === undefined
            ? "Describe the setting in the configuration schema, or remove it"
            : `Rename it to ${(0,safe/* quote */.hD)(meant)}`,
        fix: meant === undefined ? [] : manifest.rename(["default_config", name], meant),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-dependencies.js





/* harmony default export */ var manifest_dependencies = (defineKeyCheck("dependencies", {
    id: "manifest-dependencies",
    title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
    codes: {
        ...RANGE_CODES,
        "host-package": "A package that the host brings is among the dependencies",
    },
    wants: ["packageJson", "configuration"],
    *findMore(facts) {
        yield* findRangeProblems(facts, "dependencies");
        const { manifest, configuration } = facts;
        const dependencies = manifest.value["dependencies"];
        const peers = manifest.value["peerDependencies"];
        if (!(0,json_object/* isObject */.Gv)(dependencies))
            return;
        for (const name of (0,host_packages/* listHostPackages */.I8)(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                code: "host-package",
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quote */.hD)(name)} is under "dependencies", but what the host brings belongs under "peerDependencies"`,
                help: (0,json_object/* isObject */.Gv)(peers) && Object.hasOwn(peers, name)
                    ? 'Remove it here: it is under "peerDependencies" already'
                    : 'Move it to "peerDependencies"',
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/code-points.js
var code_points = __webpack_require__(31297);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-description.js



const SHORTEST = 10;
const LONGEST = 500;
/** What the specification's sample validator allows. */
const LONGEST_STRICTLY = 200;
/* harmony default export */ var manifest_description = (defineKeyCheck("description", {
    id: "manifest-description",
    title: "The description has 10 to 500 characters, and better no more than 200",
    codes: {
        "over-200": "It has more than 200 characters, which may be refused at submission",
        "too-short-trimmed": "Without the white space around it, it has fewer than 10 characters",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = (0,code_points/* countCodePoints */.sA)(description);
        if (length > LONGEST_STRICTLY && length <= LONGEST) {
            yield {
                code: "over-200",
                at,
                severity: "warning",
                strict: "error",
                message: `"description" is ${(0,safe/* quote */.hD)(description)}: ${String(length)} characters, and over ${String(LONGEST_STRICTLY)} may be refused at submission`,
                help: `Say it in ${String(LONGEST_STRICTLY)} characters, and the rest in README.md`,
            };
        }
        const bare = (0,code_points/* countCodePoints */.sA)(description.trim());
        if (length >= SHORTEST && bare < SHORTEST) {
            yield {
                code: "too-short-trimmed",
                at,
                severity: "warning",
                message: `"description" is ${(0,safe/* quote */.hD)(description)}: without the white space around it only ${String(bare)} characters, but there must be at least ${String(SHORTEST)}`,
                help: "Write more, and no white space before or after it",
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-engines.js




/** The lowest runtime of the platform. */
const LOWEST = "16.0.0";
/* harmony default export */ var manifest_engines = (defineKeyCheck("engines", {
    id: "manifest-engines",
    title: "The engines are version ranges that can be met, of runtimes that the platform has",
    codes: {
        ...RANGE_CODES,
        "too-old": "A range admits a runtime that is older than the platform's",
    },
    wants: ["packageJson"],
    *findMore(facts) {
        yield* findRangeProblems(facts, "engines", ["node", "npm"]);
        const { manifest } = facts;
        const text = manifest.valueAt("engines", "node");
        const range = typeof text === "string" ? (0,version_range/* parseRange */.RC)(text) : undefined;
        const lowest = range && (0,version_range/* findLowestVersion */.Ur)(range);
        if (!lowest || lowest.compare(LOWEST) >= 0)
            return;
        const packaged = findPackagedRange(facts.packageJson, "engines", "node");
        const other = packaged === undefined ? undefined : (0,version_range/* parseRange */.RC)(packaged);
        const isHigher = other !== undefined && ((0,version_range/* findLowestVersion */.Ur)(other)?.compare(LOWEST) ?? -1) >= 0;
        yield {
            code: "too-old",
            at: manifest.at("engines", "node"),
            severity: "warning",
            message: `"engines.node" is ${(0,safe/* quote */.hD)(text)}, which admits Node.js ${lowest.version}, but the platform begins at ${LOWEST}`,
            help: isHigher
                ? `Write ${(0,safe/* quote */.hD)(packaged)}, as package.json has it`
                : `Write ${(0,safe/* quote */.hD)(`>=${LOWEST}`)}, or a range above it${packaged === undefined ? "" : "; into package.json too"}`,
        };
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/type-needs.js
var type_needs = __webpack_require__(55916);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-entry-points.js



/* harmony default export */ var manifest_entry_points = ((0,check/* defineCheck */.qH)({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    codes: {
        missing: "No entry point that the type needs is named",
    },
    about: ["main", "web", "background"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = (0,type_needs/* getTypeNeeds */.O8)(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const options = needs.entryPoints.map((key) => (0,safe/* quote */.hD)(key)).join(" or ");
        yield {
            code: "missing",
            subject: needs.entryPoints,
            at: manifest.at("type"),
            ...(!needs.runs && { severity: "warning", strict: "error" }),
            message: needs.runs
                ? `A ${(0,safe/* quote */.hD)(type)} needs ${options}: without, the host has nothing to run`
                : `A ${(0,safe/* quote */.hD)(type)} without ${options} gives the host no code to load`,
            help: `Add ${options}: the path of the built file, such as "dist/plugin.js"`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-external-services.js




const HTTP = { severity: "warning", which: "which anyone on the way can read and change" };
/** The check of the permissions reports whatever is there instead. */
const NETWORK = ["network-access", "network"];
/* harmony default export */ var manifest_external_services = (defineKeyCheck("external_services", {
    id: "manifest-external-services",
    title: "Every external service has a name and an address, and the plugin asks for the network",
    codes: {
        ...ADDRESS_CODES,
        ...INSECURE_CODES,
        "no-network": "A service is named, but the permission network-access is not declared",
    },
    *findMore(facts) {
        const key = "external_services";
        const { manifest } = facts;
        const services = manifest.value[key];
        if (!Array.isArray(services) || services.length === 0)
            return;
        for (const at of services.keys()) {
            yield* findAddressProblems(manifest, [key, at, "base_url"], { http: HTTP });
            yield* findAddressProblems(manifest, [key, at, "documentation"]);
        }
        const permissions = manifest.value["permissions"];
        if (!Array.isArray(permissions) || permissions.some(isNetwork))
            return;
        yield {
            code: "no-network",
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" does not contain "network-access", without which it cannot be reached',
            help: 'Add "network-access" to the permissions',
        };
    },
}));
function isNetwork(permission) {
    const name = (0,json_object/* isObject */.Gv)(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || (0,nearest/* findNearest */.qg)(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-homepage.js


/* harmony default export */ var manifest_homepage = (defineKeyCheck("homepage", {
    id: "manifest-homepage",
    title: "The homepage is an address that a browser opens",
    codes: ADDRESS_CODES,
    findMore: (facts) => findAddressProblems(facts.manifest, ["homepage"]),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-hooks.js









/* harmony default export */ var manifest_hooks = ((0,check/* defineCheck */.qH)({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
    codes: {
        ...listShapeCodes("hooks"),
        ...PATH_CODES,
        "not-an-object": "The hooks are an array",
        "not-a-function": "A text is neither the name of a function nor a path",
        "no-export": "A path names no file, or no function behind its #",
    },
    about: ["hooks"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        const { manifest } = facts;
        const hooks = manifest.value["hooks"];
        if (Array.isArray(hooks)) {
            yield describeHooksArray(manifest, hooks);
            return;
        }
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "hooks", "error");
        if (!(0,json_object/* isObject */.Gv)(hooks))
            return;
        for (const name of context/* HOOKS */.r) {
            const hook = (0,json_object/* getOwn */.Ng)(hooks, name);
            if (typeof hook !== "string" || hook === "")
                continue;
            const problem = (0,declared_files/* isHookPath */.F6)(hook) ? describeExport(manifest, name, hook) : describeFunction(manifest, name, hook);
            if (problem)
                yield problem;
            if ((0,declared_files/* isHookPath */.F6)(hook) && (0,declared_files/* getHookPath */.r2)(hook) !== "") {
                yield* findPathProblems(facts, ["hooks", name], { path: (0,declared_files/* getHookPath */.r2)(hook) });
            }
        }
    },
}));
function describeHooksArray(manifest, hooks) {
    const named = context/* HOOKS */.r.filter((name) => hooks.includes(name));
    const form = (named.length === 0 ? ["onInstall"] : named).map((name) => `${(0,safe/* quote */.hD)(name)}: ${(0,safe/* quote */.hD)(name)}`);
    return {
        code: "not-an-object",
        at: manifest.at("hooks"),
        message: '"hooks" is an array, but must be an object of hook names and the functions to call',
        help: `Write { ${form.join(", ")} }`,
    };
}
/** Whether a text is `start`, or `hooks.start`: the name of a function on the plugin's module. */
function isFunctionPath(text) {
    return text.split(".").every(isIdentifier);
}
function isIdentifier(name) {
    // Classes of Unicode are slow to compile, and hardly a name needs them.
    return /^[A-Za-z$_][\w$]*$/u.test(name) || /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}
function describeFunction(manifest, name, hook) {
    if (isFunctionPath(hook))
        return undefined;
    return {
        code: "not-a-function",
        at: manifest.at("hooks", name),
        message: `${(0,shape_problems/* formatLabel */.wR)(["hooks", name])} is ${(0,safe/* quote */.hD)(hook)}, which is neither the name of a function nor a path`,
        help: `Write the function's name, such as ${(0,safe/* quote */.hD)(name)}, or a path, such as ${(0,safe/* quote */.hD)(`dist/hooks.js#${name}`)}`,
    };
}
/** What is wrong with the name after the `#` of a path, or with a path that is nothing but such a name. */
function describeExport(manifest, name, hook) {
    const path = (0,declared_files/* getHookPath */.r2)(hook);
    const exported = hook.slice(path.length + 1);
    const what = path === ""
        ? 'names no file before the "#"'
        : path === hook || isFunctionPath(exported)
            ? undefined
            : 'names no function after the "#"';
    if (what === undefined)
        return undefined;
    return {
        code: "no-export",
        at: manifest.at("hooks", name),
        message: `${(0,shape_problems/* formatLabel */.wR)(["hooks", name])} is ${(0,safe/* quote */.hD)(hook)}, which ${what}`,
        help: `Write a path and the name of an exported function, such as ${(0,safe/* quote */.hD)(`dist/hooks.js#${name}`)}`,
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-host-versions.js






const MIN = "minHostVersion";
const MAX = "maxHostVersion";
/* harmony default export */ var manifest_host_versions = ((0,check/* defineCheck */.qH)({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that leave hosts between them",
    severity: "error",
    codes: {
        // Of texts, this check says more than a pattern could.
        ...(0,check/* omitCodes */.Ai)(listShapeCodes("minHostVersion", "maxHostVersion"), ["wrong-form"]),
        "not-a-version": "A text is not a semantic version",
        "wrong-order": "The lowest version is above the highest",
        "no-host": "No host meets these versions and compatibility.host_version",
    },
    about: [MIN, MAX],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* (0,shape_problems/* findShapeProblems */.lx)(facts, key);
            else if (!(0,versions/* parseVersion */.ot)(text))
                yield describeNoVersion(manifest, key, text);
        }
        const lowest = readVersionAt(manifest, MIN);
        const highest = readVersionAt(manifest, MAX);
        if (lowest && highest && (0,versions/* compareVersions */.Zy)(lowest, highest) > 0) {
            yield {
                code: "wrong-order",
                at: manifest.at(MIN),
                message: `${(0,shape_problems/* formatLabel */.wR)([MIN])} is ${quoteValue(manifest, MIN)}, but ${(0,shape_problems/* formatLabel */.wR)([MAX])} is ${quoteValue(manifest, MAX)}, which is lower`,
                help: `Write the lower of the two as ${(0,shape_problems/* formatLabel */.wR)([MIN])}`,
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? (0,version_range/* parseRange */.RC)(text) : undefined;
        const limits = [...(lowest ? [`>=${lowest.text}`] : []), ...(highest ? [`<=${highest.text}`] : [])];
        if (!declared || limits.length === 0 || !(0,version_range/* findLowestVersion */.Ur)(declared))
            return;
        if ((0,version_range/* findLowestVersion */.Ur)((0,version_range/* limitRange */.d8)(declared, limits.join(" "))))
            return;
        const keys = [...(lowest ? [MIN] : []), ...(highest ? [MAX] : [])];
        yield {
            code: "no-host",
            at: manifest.at(keys[0] ?? MIN),
            message: `${keys.map((key) => `${(0,shape_problems/* formatLabel */.wR)([key])} is ${quoteValue(manifest, key)}`).join(" and ")}, but "compatibility.host_version" is ${(0,safe/* quote */.hD)(text)}: no host meets ${keys.length === 1 ? "both" : "all three"}`,
            help: "Let them name the same hosts",
        };
    },
}));
function describeNoVersion(manifest, key, text) {
    const meant = (0,versions/* findNearestVersion */._Q)(text);
    return {
        code: "not-a-version",
        at: manifest.at(key),
        message: `${(0,shape_problems/* formatLabel */.wR)([key])} is ${(0,safe/* quote */.hD)(text)}, but must be a semantic version`,
        help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "2.1.0"' : `Write ${(0,safe/* quote */.hD)(meant)}`,
        fix: meant === undefined ? [] : manifest.replace([key], meant),
    };
}
function readVersionAt(manifest, key) {
    const text = manifest.value[key];
    return typeof text === "string" ? (0,versions/* parseVersion */.ot)(text) : undefined;
}
const quoteValue = (manifest, key) => (0,safe/* quote */.hD)(manifest.value[key]);

// EXTERNAL MODULE: ./build/bundled/generated/manifest-keys.js
var manifest_keys = __webpack_require__(76062);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-json.js




const REQUIRED = manifest_keys/* REQUIRED_KEYS */.p.map((key) => `"${key}"`).join(", ");
/* harmony default export */ var manifest_json = ((0,check/* defineCheck */.qH)({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
    alwaysCounts: true,
    codes: JSON_FILE_CODES,
    needs: ["manifestFile", "nestedPlugins"],
    wants: ["manifestText"],
    *run({ manifestFile, manifestText, nestedPlugins }) {
        if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
            yield* findJsonFileProblems(manifestFile, manifestText, `Write an object with ${REQUIRED}`);
            return;
        }
        const folder = manifestFile.path.slice(0, -"/manifest.json".length);
        const [nested, ...others] = nestedPlugins.folders;
        yield {
            code: "missing-file",
            subject: manifestFile.name,
            at: { file: manifestFile.path },
            message: `There is no manifest.json in ${folder === "" ? "this folder" : (0,safe/* quote */.hD)(folder)}`,
            help: nested === undefined
                ? "Write one here, or give the plugin's own folder as the path: the one that contains manifest.json"
                : `Give the plugin's own folder as the path: ${others.length === 0 ? "there is one" : `there are ${String(others.length + 1)}, the first`} in ${(0,safe/* quote */.hD)(nested)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/repeated-items.js


const REPEATED_CODES = { repeated: "A list contains the same text twice" };
/** A warning at each text that a list has contained before, with the edit that removes it. */
function* findRepeatedItems(manifest, key) {
    const items = manifest.value[key];
    if (!Array.isArray(items))
        return;
    const first = new Map();
    for (const [at, item] of items.entries()) {
        const before = first.get(item);
        if (before === undefined)
            first.set(item, at);
        else if (typeof item === "string" && item !== "")
            yield describeRepeated(manifest, { key, at, before });
    }
}
function describeRepeated(manifest, item) {
    const { key, at, before } = item;
    return {
        code: "repeated",
        at: manifest.at(key, at),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)([key, at])} is ${(0,safe/* quote */.hD)(manifest.valueAt(key, at))}, the same as ${(0,shape_problems/* formatLabel */.wR)([key, before])}`,
        help: "Remove it",
        fix: manifest.remove([key, at]),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-keywords.js


/* harmony default export */ var manifest_keywords = (defineKeyCheck("keywords", {
    id: "manifest-keywords",
    title: "The keywords are a list of texts, each there once",
    codes: REPEATED_CODES,
    findMore: (facts) => findRepeatedItems(facts.manifest, "keywords"),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.schema.json
var manifest_schema = __webpack_require__(69666);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-known-keys.js







const PROPERTIES = manifest_schema.properties;
/* harmony default export */ var manifest_known_keys = ((0,check/* defineCheck */.qH)({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    codes: {
        "unknown-key": "The host does not know a key",
        "misspelt-key": "The host does not know a key, and one of a similar name is missing",
    },
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(manifest_keys/* KNOWN_KEYS */.B);
        const unused = manifest_keys/* KNOWN_KEYS */.B.filter((key) => !manifest.has(key));
        let reported = 0;
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            reported++;
            const required = manifest.misspelt.get(key);
            const meant = required ?? (reported > manifest_manifest/* MOST_SLIPS */.S ? undefined : (0,nearest/* findNearest */.qg)(key, unused));
            yield {
                ...(required === undefined
                    ? { code: "unknown-key", subject: key }
                    : { code: "misspelt-key", subject: [key, required] }),
                at: manifest.keyAt(key),
                ...(required !== undefined && { severity: "error" }),
                message: required === undefined
                    ? `The host does not know the key ${(0,safe/* quote */.hD)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`
                    : `The host does not know the key ${(0,safe/* quote */.hD)(key)}, and ${(0,safe/* quote */.hD)(required)} is missing; did you mean that?`,
                ...(meant === undefined
                    ? { help: "Remove it: the host ignores it" }
                    : (0,shape_problems/* describeRename */.iP)(manifest, { path: [], key, meant, property: PROPERTIES[meant] ?? {} })),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-license.js









/* harmony default export */ var manifest_license = (defineKeyCheck("license", {
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    codes: {
        ...PATH_CODES,
        missing: "The manifest names no license",
        "not-spdx": "The license is not an SPDX expression",
        "differs-from-package": "package.json names another license",
    },
    wants: ["license", "packagedLicense", "licenseTexts", "declaredFiles", "packageJson"],
    *findMore(facts) {
        const { manifest, packageJson } = facts;
        const license = manifest.value["license"];
        const packaged = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : (0,packaged_license/* findPackagedLicense */.V)(packageJson);
        if (license === undefined) {
            if (!isMisspelt(manifest))
                yield describeMissing(facts, packaged);
        }
        else if (typeof license !== "string") {
            return;
        }
        else if (!(0,absent/* isAbsent */.W0)(facts.license) && !facts.license.valid) {
            yield describeUnreadable(manifest, license, facts.license);
        }
        else {
            const path = (0,declared_files/* getLicenseFile */.ms)(license);
            if (path !== undefined)
                yield* findPathProblems(facts, ["license"], { path, severity: "warning" });
            if (packaged !== undefined && normalizeExpression(packaged) !== normalizeExpression(license))
                yield manifest_license_describeMismatch(facts, license, packaged);
        }
    },
}));
/** Whether an unknown key was meant for it, such as `licence`: then manifest-known-keys reports it. */
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !manifest_keys/* KNOWN_KEYS */.B.includes(key) && (0,nearest/* findNearest */.qg)(key, ["license"]) !== undefined);
}
/** Without the brackets around it all and without doubled spaces, which mean nothing. */
function normalizeExpression(license) {
    return license.replace(/\s+/gu, " ").replace(/^\(([^()]*)\)$/u, "$1");
}
function describeMissing({ manifest, packagedLicense, licenseTexts }, packaged) {
    const [found, ...others] = (0,absent/* isAbsent */.W0)(licenseTexts) ? [] : licenseTexts.licenses;
    const ids = found?.isFirst === true && others.length === 0 ? found.ids : [];
    return {
        code: "missing",
        subject: "license",
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest has no "license"',
        help: packaged !== undefined && !(0,absent/* isAbsent */.W0)(packagedLicense)
            ? adviseAsPackaged(packaged, packagedLicense)
            : ids.length > 0
                ? `Add ${manifest_license_formatChoice(ids)}, whose text LICENSE contains`
                : 'Add "license": an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it',
    };
}
function adviseAsPackaged(packaged, { valid, meant }) {
    if (valid)
        return `Add ${(0,safe/* quote */.hD)(packaged)}, as package.json has it`;
    const what = meant.length === 0 ? '"license": an SPDX identifier such as "MIT"' : manifest_license_formatChoice(meant);
    return `Add ${what}, and write it into package.json too, in place of ${(0,safe/* quote */.hD)(packaged)}`;
}
function describeUnreadable(manifest, license, { unknown, meant }) {
    const at = manifest.at("license");
    const words = unknown.slice(0, 3).map((word) => (0,safe/* quote */.hD)(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const [only, ...others] = meant;
    const isCertain = others.length === 0 && only?.toLowerCase() === license.trim().toLowerCase();
    return {
        code: "not-spdx",
        at,
        severity: "warning",
        message: `"license" is ${(0,safe/* quote */.hD)(license)}, which is not an SPDX expression${where}`,
        help: meant.includes("UNLICENSED")
            ? 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may'
            : meant.length === 0
                ? 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"'
                : `Write ${manifest_license_formatChoice(meant)}`,
        fix: isCertain ? manifest.replace(["license"], only) : [],
    };
}
function manifest_license_formatChoice(ids) {
    return (0,join_words/* joinWords */.y)(ids.map((id) => (0,safe/* quote */.hD)(id)), "or");
}
function manifest_license_describeMismatch({ manifest, packageJson }, license, packaged) {
    const where = (0,absent/* isAbsent */.W0)(packageJson)
        ? "package.json"
        : `package.json, line ${String(packageJson.at("license").range.start.line)},`;
    return {
        code: "differs-from-package",
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${(0,safe/* quote */.hD)(license)}, but ${where} names ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Write the license that is meant into both",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-main.js


/* harmony default export */ var manifest_main = (defineKeyCheck("main", {
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    codes: PATH_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findPathProblems(facts, ["main"]),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-manifest-version.js


/* harmony default export */ var manifest_manifest_version = ((0,check/* defineCheck */.qH)({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "wrong-value": "It is not the number 1",
    },
    about: ["manifest_version"],
    needs: ["manifest"],
    *run({ manifest }) {
        if (!manifest.has("manifest_version")) {
            yield {
                code: "missing",
                subject: "manifest_version",
                at: manifest.at("manifest_version"),
                message: 'The manifest has no "manifest_version"',
                help: 'Add "manifest_version": 1',
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        yield {
            code: "wrong-value",
            at: manifest.at("manifest_version"),
            message: `"manifest_version" is ${(0,safe/* quote */.hD)(value)}, but must be the number 1`,
            help: "Write 1, without quotation marks; there is no other version",
            fix: value === "1" ? manifest.replace(["manifest_version"], 1) : [],
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-menu-items.js




/* harmony default export */ var manifest_menu_items = (defineKeyCheck("menu_items", {
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to an address",
    codes: {
        ...ADDRESS_CODES,
        "not-a-path": "A path neither begins with a slash nor is an address",
        "no-page": "A path leads to no page of the manifest",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const items = manifest.value["menu_items"];
        const routes = listRoutes(manifest);
        for (const at of Array.isArray(items) ? items.keys() : []) {
            const path = manifest.valueAt("menu_items", at, "path");
            if (typeof path === "string")
                yield* findItemProblems(manifest, ["menu_items", at, "path"], path, routes);
        }
    },
}));
function* findItemProblems(manifest, place, path, routes) {
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
        yield* findAddressProblems(manifest, place);
    }
    else if (!path.startsWith("/")) {
        yield {
            code: "not-a-path",
            at: manifest.at(...place),
            message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(path)}, but must begin with "/" or be an absolute URL`,
            help: `Write ${(0,safe/* quote */.hD)(`/${path}`)}, or the whole address`,
        };
    }
    else if (routes && !leadsIn(routes, path)) {
        yield {
            code: "no-page",
            at: manifest.at(...place),
            severity: "notice",
            message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(path)}, which is the path of no page in this manifest, nor above one`,
            help: "See that the host has such a page, or write the path of one of yours",
        };
    }
}
/** The paths of all pages; `undefined` where pages are reported as wrong already. */
function listRoutes(manifest) {
    const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
    if (!Array.isArray(pages))
        return undefined;
    const routes = { next: new Map() };
    for (const at of pages.keys()) {
        const path = manifest.valueAt("pages", at, "path");
        let here = routes;
        for (const step of typeof path === "string" ? splitPath(path) : []) {
            const next = here.next.get(step) ?? { next: new Map() };
            here.next.set(step, next);
            here = next;
        }
    }
    return routes;
}
/** Whether a path is that of a page, or above one. */
function leadsIn(routes, path) {
    let here = routes;
    for (const step of splitPath(path))
        here = here?.next.get(step);
    return here !== undefined;
}
/** Without what follows the path: `/tides/?day=1` is `/tides`. */
function splitPath(path) {
    return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-name.js


const manifest_name_SHORTEST = 3;
const manifest_name_LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
/* harmony default export */ var manifest_name = ((0,check/* defineCheck */.qH)({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "not-a-string": "It is not a string",
        characters: "It contains a character that no name may have",
        "too-short": "It has fewer than 3 characters",
        "too-long": "It has more than 50 characters",
        spaces: "It begins or ends with a space, or has two in a row",
    },
    about: ["name"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield {
                code: "missing",
                subject: "name",
                at,
                message: 'The manifest has no "name"',
                help: 'Add "name": the plugin\'s name in the marketplace',
            };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                code: "not-a-string",
                at,
                message: `"name" is ${(0,safe/* quote */.hD)(name)}, but must be a string`,
                help: `Write the name in quotation marks, of ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)} characters`,
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
                code: "characters",
                at,
                message: `The name ${(0,safe/* quote */.hD)(name)} contains ${forbidden
                    .slice(0, 5)
                    .map((character) => (0,safe/* quote */.hD)(character))
                    .join(" and ")}`,
                help: "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
            };
        }
        const length = [...name].length;
        if (length < manifest_name_SHORTEST || length > manifest_name_LONGEST) {
            yield {
                code: length < manifest_name_SHORTEST ? "too-short" : "too-long",
                at,
                message: `The name ${(0,safe/* quote */.hD)(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < manifest_name_SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
                code: "spaces",
                at,
                severity: "warning",
                message: `The name ${(0,safe/* quote */.hD)(name)} begins or ends with a space, or has two in a row`,
                help: `Write ${(0,safe/* quote */.hD)(tidy)}`,
                fix: tidy.length >= manifest_name_SHORTEST ? manifest.replace(["name"], tidy) : [],
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-oauth.js

/* harmony default export */ var manifest_oauth = (defineKeyCheck("oauth", {
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-pages.js



/* harmony default export */ var manifest_pages = (defineKeyCheck("pages", {
    id: "manifest-pages",
    title: "Every page has a component and a path of its own",
    codes: {
        "repeated-path": "Two pages have the same path",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const pages = manifest.value["pages"];
        const first = new Map();
        for (const at of Array.isArray(pages) ? pages.keys() : []) {
            const path = manifest.valueAt("pages", at, "path");
            if (typeof path !== "string" || !path.startsWith("/"))
                continue;
            const before = first.get(path);
            if (before === undefined)
                first.set(path, at);
            else {
                yield {
                    code: "repeated-path",
                    at: manifest.at("pages", at, "path"),
                    message: `${(0,shape_problems/* formatLabel */.wR)(["pages", at, "path"])} is ${(0,safe/* quote */.hD)(path)}, the same as ${(0,shape_problems/* formatLabel */.wR)(["pages", before, "path"])}`,
                    help: "Give each page a path of its own",
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-peer-dependencies.js


/* harmony default export */ var manifest_peer_dependencies = (defineKeyCheck("peerDependencies", {
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have version ranges that can be met",
    codes: RANGE_CODES,
    wants: ["packageJson"],
    findMore: (facts) => findRangeProblems(facts, "peerDependencies"),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-permissions.js







/** Words that the list of permissions does not have, and what it has in their place. */
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
    ["clipboard", ["clipboard-read", "clipboard-write"]],
]);
/** Which of them no sample uses: the host does not know them. */
const UNKNOWN = ["clipboard"];
/* harmony default export */ var manifest_permissions = ((0,check/* defineCheck */.qH)({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is asked for once",
    severity: "error",
    codes: {
        ...listShapeCodes("permissions"),
        mixed: "Some items are strings and others objects",
        objects: "The items are objects, which may be refused at submission",
        "two-permissions": "A word means two permissions of the platform",
        unlisted: "A permission is not in the platform's list, and may be refused at submission",
        repeated: "A permission is declared twice",
    },
    about: ["permissions"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const isDescribedHere = ({ keyword, path }) => keyword === "enum" && UNKNOWN.includes(manifest.valueAt(...path));
        const shape = { errors: facts.shape.errors.filter((error) => !isDescribedHere(error)) };
        yield* (0,shape_problems/* findShapeProblems */.lx)({ manifest, shape }, "permissions");
        const list = manifest.value["permissions"];
        if (!Array.isArray(list))
            return;
        const items = list;
        yield* findKindProblems(manifest, items);
        const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
        const paths = items.map((item, at) => ["permissions", at, ...((0,json_object/* isObject */.Gv)(item) ? ["type"] : [])]);
        const names = paths.map((path) => manifest.valueAt(...path));
        const first = new Map();
        for (const [at, path] of paths.entries()) {
            const name = names[at];
            if (typeof name !== "string" || wrong.has(JSON.stringify(path)))
                continue;
            const before = first.get(name);
            const problem = before === undefined
                ? manifest_permissions_describeUnlisted(manifest, path, name, names)
                : manifest_permissions_describeRepeated(manifest, path, name, { at, before });
            if (problem)
                yield problem;
            first.set(name, before ?? at);
        }
    },
}));
/** All items are strings, or all are objects. The schema reports those that are neither. */
function* findKindProblems(manifest, items) {
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : (0,json_object/* isObject */.Gv)(item) ? "an object" : undefined));
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const value = items[odd];
        const what = typeof value === "string" ? `${(0,safe/* quote */.hD)(value)}, a string` : (0,safe/* quote */.hD)(value);
        yield {
            code: "mixed",
            at: manifest.at("permissions", odd),
            message: `${(0,shape_problems/* formatLabel */.wR)(["permissions", odd])} is ${what}, but ${(0,shape_problems/* formatLabel */.wR)(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: "Write all permissions as strings",
        };
    }
    else if (kinds[first] === "an object") {
        yield {
            code: "objects",
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: `Write the types alone, as in [${listTypes(items)
                .map((type) => (0,safe/* quote */.hD)(type))
                .join(", ")}], and why they are needed into README.md`,
        };
    }
}
/** The permissions of the platform that objects ask for, each once. */
function listTypes(items) {
    const types = items.map((item) => ((0,json_object/* isObject */.Gv)(item) ? item["type"] : item));
    return [...new Set(types.flatMap((type) => UNLISTED.get(String(type)) ?? type))].filter(isPermission);
}
function isPermission(type) {
    const { enum: all, deprecatedValues: deprecated } = manifest_schema.definitions.permission;
    return typeof type === "string" && all.includes(type) && !deprecated.includes(type);
}
function manifest_permissions_describeUnlisted(manifest, path, name, names) {
    const listed = UNLISTED.get(name);
    if (!listed)
        return undefined;
    const missing = listed.filter((permission) => !names.includes(permission));
    const certain = listed.length === 1 ? listed[0] : undefined;
    const fix = missing.length === 0
        ? manifest.remove(path.slice(0, 2))
        : certain === undefined
            ? []
            : manifest.replace(path, certain);
    const problem = { subject: name, at: manifest.at(...path), help: adviseOnUnlisted(listed, missing), fix };
    return UNKNOWN.includes(name)
        ? {
            ...problem,
            code: "two-permissions",
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(name)}, which is two permissions: ${formatPermissions(listed, "and")}`,
        }
        : {
            ...problem,
            code: "unlisted",
            severity: "warning",
            strict: "error",
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(name)}, which is not in the platform's list and may be refused at submission`,
        };
}
function adviseOnUnlisted(listed, missing) {
    const present = listed.filter((permission) => !missing.includes(permission));
    if (present.length === 0)
        return `Write ${formatPermissions(listed, "or")}${listed.length > 1 ? ", or both" : ""}`;
    const removal = `emove it: the list has ${formatPermissions(present, "and")} already`;
    return missing.length === 0 ? `R${removal}` : `Write ${formatPermissions(missing, "or")}, or r${removal}`;
}
const formatPermissions = (permissions, between) => permissions.map((permission) => (0,safe/* quote */.hD)(permission)).join(` ${between} `);
function manifest_permissions_describeRepeated(manifest, path, name, { at, before }) {
    const valueAt = (index, key) => manifest.valueAt("permissions", index, key);
    const isSame = ["description", "required"].every((key) => valueAt(at, key) === valueAt(before, key));
    const fix = isSame ? manifest.remove(["permissions", at]) : [];
    return {
        code: "repeated",
        subject: name,
        at: manifest.at(...path),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(name)}, which ${(0,shape_problems/* formatLabel */.wR)(["permissions", before])} is already`,
        help: "Remove one of the two",
        fix,
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-pricing.js


/* harmony default export */ var manifest_pricing = (defineKeyCheck("pricing", {
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    codes: {
        "unknown-type": "The type is one that nobody has published",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            code: "unknown-type",
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${(0,safe/* quote */.hD)(type)}, but the list of its values is not published, and only "free" is known`,
            help: `Ask the marketplace whether it knows ${(0,safe/* quote */.hD)(type)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-repository.js







/* harmony default export */ var manifest_repository = ((0,check/* defineCheck */.qH)({
    id: "manifest-repository",
    title: "The repository is an address that a browser opens",
    severity: "error",
    codes: {
        ...listShapeCodes("repository"),
        ...ADDRESS_CODES,
        ...PACKAGE_FORM_CODES,
        "git-address": "It is an address for git, which no browser opens",
    },
    about: ["repository"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const packageForm = findPackageFormProblems(manifest, "repository");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "repository");
        const repository = manifest.value["repository"];
        const address = typeof repository === "string" ? removeGitPrefix(repository) : undefined;
        if (address === undefined) {
            yield* findAddressProblems(manifest, ["repository"]);
            return;
        }
        yield {
            code: "git-address",
            at: manifest.at("repository"),
            severity: "warning",
            message: `"repository" is ${(0,safe/* quote */.hD)(repository)}, an address for git, which no browser opens`,
            help: `Write ${(0,safe/* quote */.hD)(address)}`,
            fix: manifest.replace(["repository"], address),
        };
    },
}));
/** The address behind `git+`, where there is a good one. */
function removeGitPrefix(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || (0,web_address/* findAddressFault */.A)(address) ? undefined : address;
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-screenshots.js





/** The kinds of images by the endings of their names. */
const manifest_screenshots_KINDS = new Map([
    ["png", "PNG"],
    ["jpg", "JPEG"],
    ["jpeg", "JPEG"],
    ["gif", "GIF"],
    ["webp", "WebP"],
    ["svg", "SVG"],
]);
/* harmony default export */ var manifest_screenshots = (defineKeyCheck("screenshots", {
    id: "manifest-screenshots",
    title: "Every screenshot is an image in the repository, of the kind that its name says",
    codes: {
        ...PATH_CODES,
        "not-an-image-name": "A file has a name that is not that of an image",
        "not-an-image": "The content of a file is not an image",
        "other-image": "The content of a file is an image of another kind than its name says",
    },
    wants: ["declaredFiles", "images"],
    *findMore(facts) {
        const { manifest, images } = facts;
        const screenshots = manifest.value["screenshots"];
        if (!Array.isArray(screenshots))
            return;
        for (const [index, path] of screenshots.entries()) {
            if (typeof path !== "string" || path === "")
                continue;
            const faults = [...findPathProblems(facts, ["screenshots", index])];
            yield* faults;
            if (faults.length === 0)
                yield* findImageProblems({ manifest, images }, index, path);
        }
    },
}));
function* findImageProblems({ manifest, images }, index, path) {
    const at = manifest.at("screenshots", index);
    const subject = `${(0,shape_problems/* formatLabel */.wR)(["screenshots", index])} is ${(0,safe/* quote */.hD)(path)}`;
    const named = manifest_screenshots_KINDS.get(getEnding(path));
    if (named === undefined) {
        yield {
            code: "not-an-image-name",
            subject: path,
            at,
            message: `${subject}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: "Save the screenshot as one of them",
        };
        return;
    }
    const image = (0,absent/* isAbsent */.W0)(images) ? undefined : images.get(path);
    if (!image)
        return;
    const actual = image.type === undefined ? undefined : (manifest_screenshots_KINDS.get(image.type) ?? image.type.toUpperCase());
    if (actual === named)
        return;
    yield actual === undefined
        ? {
            code: "not-an-image",
            subject: path,
            at,
            message: `${subject}, but its content is not an image`,
            help: "Save the screenshot again",
        }
        : {
            code: "other-image",
            subject: path,
            at,
            message: `${subject}, but its content is ${actual}`,
            help: `Save it as ${named}, or rename the file`,
        };
}
function getEnding(path) {
    return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-sections.js






const manifest_sections_FORMS = {
    dashboard_widget: "an object with the widget's name and component",
    commands: "a list of objects, each with a name and a description",
    pages: "a list of objects, each with a path and a component",
};
/* harmony default export */ var manifest_sections = ((0,check/* defineCheck */.qH)({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
    codes: {
        "missing-section": "No section that the type needs is there",
        "empty-section": "The section that the type needs is an empty list",
        "single-section": "A hybrid has only one section",
        "no-hooks": "A service has no hooks",
        "ignored-section": "The type does not use a section that is there",
    },
    about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const used = (0,type_needs/* getTypeNeeds */.O8)(manifest.value)?.sections;
        if (!used)
            return;
        const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
        const unused = type_needs/* SECTIONS */.bP.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
        const isMissing = used.length > 0 && filled.length === 0;
        if (isMissing)
            yield describeMissingSection(manifest, used, unused);
        const [only] = filled;
        if (type === "hybrid" && filled.length === 1 && only !== undefined)
            yield describeSingleSection(manifest, only);
        if (type === "service")
            yield* findMissingHooks(manifest);
        if (isMissing && unused.length > 0)
            return;
        for (const key of unused) {
            yield {
                code: "ignored-section",
                at: manifest.keyAt(key),
                severity: "warning",
                message: `${(0,safe/* quote */.hD)(key)} is ignored for a ${(0,safe/* quote */.hD)(type)}; use "hybrid"`,
                help: isEmpty(manifest.value[key]) ? "Remove it" : 'Write "hybrid" as the type, or remove the section',
            };
        }
    },
}));
function describeMissingSection(manifest, used, unused) {
    const type = (0,safe/* quote */.hD)(manifest.value["type"]);
    const [own = ""] = used;
    if (used.length > 1) {
        const options = manifest_sections_formatList(used, "or");
        return {
            code: "missing-section",
            subject: used,
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${options}, and has none`,
            help: `Add ${options}, best two of them`,
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            code: "empty-section",
            at: manifest.at(own),
            message: `${(0,safe/* quote */.hD)(own)} is an array without an item, but a ${type} needs at least one`,
            help: "Add an item",
        };
    }
    const [other] = unused;
    const meant = other === undefined ? undefined : getTypeFor(other);
    return {
        code: "missing-section",
        subject: used,
        at: manifest.at("type"),
        message: other === undefined
            ? `A ${type} needs ${(0,safe/* quote */.hD)(own)}, which the manifest does not have`
            : `A ${type} needs ${(0,safe/* quote */.hD)(own)}, and the manifest has ${manifest_sections_formatList(unused, "and")} instead`,
        // The section that is there shows what was meant: next to a new one it would be ignored.
        help: other === undefined
            ? `Add ${(0,safe/* quote */.hD)(own)}: ${manifest_sections_FORMS[own] ?? ""}`
            : `Write ${(0,safe/* quote */.hD)(unused.length === 1 ? meant : "hybrid")} as the type, or ${(0,safe/* quote */.hD)(own)} in the place of ${manifest_sections_formatList(unused, "and")}`,
    };
}
function describeSingleSection(manifest, only) {
    const empty = type_needs/* SECTIONS */.bP.filter((key) => isEmpty(manifest.value[key]));
    return {
        code: "single-section",
        subject: only,
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with no section but ${(0,safe/* quote */.hD)(only)} combines nothing`,
        help: `Write ${(0,safe/* quote */.hD)(getTypeFor(only))} as the type${empty.length === 0 ? "" : ` and remove ${manifest_sections_formatList(empty, "and")}`}, or add another section`,
    };
}
function* findMissingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const isThere = Object.hasOwn(manifest.value, "hooks");
    if (isThere && !((0,json_object/* isObject */.Gv)(hooks) && Object.keys(hooks).length === 0))
        return;
    yield {
        code: "no-hooks",
        at: manifest.at(isThere ? "hooks" : "type"),
        severity: "warning",
        strict: "error",
        message: isThere
            ? '"hooks" is an object without a key, but a "service" starts and stops by its hooks'
            : 'A "service" starts and stops by its "hooks", which the manifest does not have',
        help: `${isThere ? "Write" : 'Add "hooks"'}, for example { "onEnable": "start", "onDisable": "stop" }`,
    };
}
function getTypeFor(section) {
    return Array.from(type_needs/* TYPE_NEEDS */.Zp).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}
function manifest_sections_formatList(keys, word) {
    return (0,join_words/* joinWords */.y)(keys.map((key) => (0,safe/* quote */.hD)(key)), word);
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-tags.js


/** What the specification's sample validator allows. */
const MOST = 10;
/* harmony default export */ var manifest_tags = (defineKeyCheck("tags", {
    id: "manifest-tags",
    title: "The tags are a list of texts, each there once, and better no more than ten",
    codes: {
        ...REPEATED_CODES,
        "too-many": "There are more than ten, which may be refused at submission",
    },
    *findMore(facts) {
        const { manifest } = facts;
        const tags = manifest.value["tags"];
        if (Array.isArray(tags) && tags.length > MOST) {
            yield {
                code: "too-many",
                at: manifest.keyAt("tags"),
                severity: "warning",
                strict: "error",
                message: `"tags" has ${String(tags.length)} items, and more than ${String(MOST)} may be refused at submission`,
                help: `Keep the ${String(MOST)} that say most; "keywords" takes any number`,
            };
        }
        yield* findRepeatedItems(manifest, "tags");
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-type.js



const OLD = "background-service";
const NEW = "service";
/* harmony default export */ var manifest_type = ((0,check/* defineCheck */.qH)({
    id: "manifest-type",
    title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
    severity: "error",
    codes: {
        ...listShapeCodes("type"),
        "background-service": "It is the old word for a service",
    },
    about: ["type"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        if (manifest.value["type"] !== OLD) {
            yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "type");
            return;
        }
        yield {
            code: "background-service",
            at: manifest.at("type"),
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: `Write "${NEW}"`,
            fix: manifest.replace(["type"], NEW),
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-ui.js



/* harmony default export */ var manifest_ui = (defineKeyCheck("ui", {
    id: "manifest-ui",
    title: "The user interface is named by strings, and its style sheet exists",
    codes: PATH_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    *findMore(facts) {
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !(0,declared_files/* isStylePath */.Ve)(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* findPathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-version.js



/* harmony default export */ var manifest_version = ((0,check/* defineCheck */.qH)({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    codes: {
        missing: "The manifest has no such key",
        "not-a-string": "It is not a string",
        "not-a-version": "It is not a semantic version",
        "build-metadata": "It carries build metadata",
    },
    about: ["version"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield {
                code: "missing",
                subject: "version",
                at,
                message: 'The manifest has no "version"',
                help: 'Add "version", for example "1.0.0"',
            };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            yield {
                code: "not-a-string",
                at,
                message: `"version" is ${(0,safe/* quote */.hD)(text)}, but must be a string`,
                help: 'Write it in quotation marks, for example "1.0.0"',
            };
            return;
        }
        const version = (0,versions/* parseVersion */.ot)(text);
        if (!version) {
            const meant = (0,versions/* findNearestVersion */._Q)(text);
            yield {
                code: "not-a-version",
                at,
                message: `The version ${(0,safe/* quote */.hD)(text)} is not a semantic version`,
                help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "1.4.0"' : `Write ${(0,safe/* quote */.hD)(meant)}`,
                fix: meant === undefined ? [] : manifest.replace(["version"], meant),
            };
        }
        else if (version.build !== "") {
            yield {
                code: "build-metadata",
                at,
                severity: "warning",
                message: `The version ${(0,safe/* quote */.hD)(text)} carries build metadata, which registries ignore`,
                help: `Write ${(0,safe/* quote */.hD)(text.slice(0, text.indexOf("+")))}`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-web.js


/* harmony default export */ var manifest_web = (defineKeyCheck("web", {
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    codes: PATH_CODES,
    wants: ["declaredFiles", "packageJson", "scripts"],
    findMore: (facts) => findPathProblems(facts, ["web"]),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-webhooks.js

/* harmony default export */ var manifest_webhooks = (defineKeyCheck("webhooks", {
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
}));

// EXTERNAL MODULE: ./build/bundled/plugin/secrets/secret-suspects.js
var secret_suspects = __webpack_require__(35217);
;// CONCATENATED MODULE: ./build/bundled/checks/secrets/no-secrets.js






const no_secrets_MOST_SHOWN = 20;
/** What may be meant to be public, or opens little. */
const LESSER = [
    "assigned-key",
    "aws-access-key-id",
    "bearer-token",
    "firebase-key",
    "google-access-token",
    "short-lived-jwt",
    "stripe-test-key",
];
/* harmony default export */ var no_secrets = ((0,check/* defineCheck */.qH)({
    id: "no-secrets",
    title: "No secret is in the built code or in another file that ships",
    severity: "error",
    alwaysCounts: true,
    codes: {
        ...UNLISTED_CODES,
        secret: "A secret ships with the plugin",
        "more-secrets": "More secrets ship with the plugin than are listed",
        "not-searched": "A file is not searched for secrets, or not to its end",
    },
    needs: ["secrets", "manifestFile"],
    wants: ["packedFiles", "archiveFiles", "configuration"],
    *run({ secrets: { found, unsearched }, configuration, ...lists }) {
        const accepted = new Set((0,absent/* isAbsent */.W0)(configuration) ? [] : configuration.off.map(({ fingerprint }) => fingerprint));
        for (const secret of found)
            if (accepted.has(secret.fingerprint))
                yield describeSecret(secret);
        const unaccepted = found.filter(({ fingerprint }) => !accepted.has(fingerprint));
        const worstFirst = unaccepted.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
        for (const secret of worstFirst.slice(0, no_secrets_MOST_SHOWN))
            yield describeSecret(secret);
        const [next, ...others] = worstFirst.slice(no_secrets_MOST_SHOWN);
        if (next)
            yield describeMoreSecrets(next, others.length + 1);
        for (const file of unsearched)
            yield describeUnsearched(file, lists.manifestFile);
        yield* findUnlistedFiles(lists, "is searched for secrets");
    },
}));
function isLesser({ kind }) {
    return LESSER.includes(kind);
}
function describeSecret(secret) {
    const { name, file, range, times, source, revoke, fingerprint } = secret;
    const often = times === 1 ? "" : `, in ${(0,numbers/* formatNumber */.Z)(times)} places of this file`;
    const copy = source === undefined ? "" : `, in the source map's copy of ${(0,safe/* quote */.hD)(source)}`;
    return {
        code: "secret",
        subject: fingerprint,
        at: { file, range },
        message: `${name} ships with the plugin, where everyone can read it${often}${copy}`,
        help: `${revoke}, then ${describeRemoval(file)}. If it is not a secret, accept its fingerprint ${fingerprint}`,
        secret: true,
        fingerprint,
        ...(isLesser(secret) && { severity: "warning" }),
    };
}
function describeRemoval(file) {
    if (/\.(?:md|markdown)$/iu.test(file))
        return 'write a placeholder, such as "<token>"';
    if (!/\.(?:json|[cm]?js|html?|css|map)$/iu.test(file))
        return "leave this file out of the package";
    const build = file.includes("dist/") ? " of the source and build again" : "";
    return `take it out${build}; what belongs to the user is a setting with "format": "password"`;
}
function describeMoreSecrets({ file, range }, count) {
    return {
        code: "more-secrets",
        at: { file, range },
        message: count === 1
            ? "One more secret ships with the plugin"
            : `From here on, ${(0,numbers/* formatNumber */.Z)(count)} more secrets ship with the plugin`,
        help: "Fix the others, then check again",
        secret: true,
    };
}
const REASONS = {
    "too large": ({ size }) => `This file of ${(0,numbers/* formatNumber */.Z)(size)} bytes is not searched for secrets: a file may have ${(0,numbers/* formatNumber */.Z)(secret_suspects/* LARGEST_SEARCHED */.P7)}`,
    "too much in all": () => `This file is not searched for secrets: those before it have nearly ${(0,numbers/* formatNumber */.Z)(secret_suspects/* MOST_SEARCHED */.WJ)} bytes, and no more are read`,
    "too much": () => "This file is not searched for secrets to its end: too much in it looks like one",
    unreadable: () => "This file is not searched for secrets: it cannot be read",
    archive: () => "What is packed in this file is not searched for secrets: archives are not opened",
};
/** An error for the built code, which must be smaller, and for a file that cannot be read; else a warning. */
function describeUnsearched(unsearched, manifestFile) {
    const { why, file, fingerprint } = unsearched;
    const acceptance = fingerprint === undefined ? "" : `. If it is right, accept its fingerprint ${fingerprint}`;
    const isBundle = file === `${manifestFile.path.slice(0, -manifestFile.name.length)}dist/plugin.js`;
    return {
        code: "not-searched",
        subject: why,
        at: { file },
        message: REASONS[why](unsearched),
        help: isBundle
            ? "Build it with fewer than 512,000 bytes"
            : `Look through it yourself, or leave it out of the package${acceptance}`,
        fingerprint,
        ...(why !== "unreadable" && !isBundle && { severity: "warning" }),
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/expected-files.js
var expected_files = __webpack_require__(67066);
;// CONCATENATED MODULE: ./build/bundled/checks/package/left-out-problems.js




const LINK_CODES = { link: "A link is left out, as npm packs no links" };
const LEFT_OUT_CODES = {
    ...LINK_CODES,
    unlisted: "The list of files leaves something out",
    excluded: "An entry of the list leaves a file out",
    ignored: "A line of an ignore file leaves a file out",
};
/** What is expected in a package and left out of it, at what leaves it out. */
function* findLeftOutProblems(packageJson, { leftOut, additions, idle }, { withheld, prefix }) {
    const neverShips = new Map(withheld.map(({ path, because }) => [path, because.by]));
    // The problem is reported at the entry that was meant to name it.
    const misspelt = new Set(idle.map(({ near }) => near));
    const unlisted = leftOut.filter(({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")));
    const isNeeded = ({ path }) => neverShips.has(prefix + path);
    if (unlisted.length > 0) {
        const problem = left_out_problems_describeUnlisted(packageJson, unlisted, additions);
        yield unlisted.some(isNeeded) ? { ...problem, severity: "error" } : problem;
    }
    for (const found of leftOut) {
        const problem = describeCause(packageJson, found);
        const by = neverShips.get(prefix + found.path);
        // What a pattern of the author's leaves out is reported as that.
        if (problem && (by === undefined || by === "package.json")) {
            yield by === undefined ? problem : { ...problem, severity: "error" };
        }
    }
}
function left_out_problems_describeUnlisted(packageJson, leftOut, additions) {
    const entries = leftOut.map(({ entry }) => entry);
    return {
        code: "unlisted",
        subject: entries,
        at: packageJson.keyAt("files"),
        message: `"files" leaves ${formatNames(entries)} out of the package`,
        help: `Add ${entries.map((entry) => (0,safe/* quote */.hD)(entry)).join(", ")}`,
        fix: additions.length > 0 ? packageJson.append(["files"], entries) : [],
    };
}
function describeCause(packageJson, { path, because }) {
    switch (because.by) {
        case "files": {
            const entry = (0,expected_files/* listFileEntries */.Ll)(packageJson.value)[because.entry];
            return {
                code: "excluded",
                subject: path,
                at: packageJson.at("files", because.entry),
                message: `${(0,safe/* quote */.hD)(entry)} leaves ${(0,safe/* quote */.hD)(path)} out of the package`,
                help: "Remove it, or write a narrower pattern",
            };
        }
        case "ignore file": {
            const { file, range, pattern } = because;
            const isGits = (0,workspace/* getBaseName */.J)(file) === ".gitignore";
            const instead = ", or put an .npmignore next to this file: npm then reads that one in its place";
            return {
                code: "ignored",
                subject: path,
                at: { file, range },
                message: `${(0,safe/* quote */.hD)(pattern)} leaves ${(0,safe/* quote */.hD)(path)} out of the package`,
                help: `Remove the line${isGits ? instead : ""}`,
            };
        }
        case "link":
            return describeLink(because.file, path);
        default:
            return undefined;
    }
}
/** @param path of the link in the package, or of what is behind it. */
function describeLink(file, path) {
    return {
        code: "link",
        subject: path,
        at: { file },
        message: `${(0,safe/* quote */.hD)(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
        help: "Put the file or folder itself in the place of the link",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/extra-file-problems.js




const EXTRA_FILE_CODES = {
    ...LINK_CODES,
    "more-links": "There are more links than are listed",
    tests: "Tests are packed",
};
const MOST_LINKS = 10;
/** Links that npm skips, and tests that no user of the package needs. */
function* findExtraFileProblems(facts) {
    const { packageJson, packedFiles, prefix, reported } = facts;
    const { files } = packedFiles;
    const links = packedFiles.links.filter((link) => !reported.has(link));
    for (const link of links.slice(0, MOST_LINKS))
        yield describeLink(link, link.slice(prefix.length));
    if (links.length > MOST_LINKS) {
        yield {
            code: "more-links",
            times: links.length - MOST_LINKS,
            at: packageJson.keyAt("files"),
            message: `"files" names ${(0,numbers/* formatNumber */.Z)(links.length - MOST_LINKS)} more links, and npm packs no links`,
            help: "Put the files themselves in the place of the links",
        };
    }
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
    const [first] = tests;
    if (first === undefined)
        return;
    const at = findEntryIndex(packageJson, first);
    const entry = at === undefined ? "files" : (0,expected_files/* listFileEntries */.Ll)(packageJson.value)[at];
    yield {
        code: "tests",
        at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
        severity: "notice",
        message: `${(0,safe/* quote */.hD)(entry)} packs ${tests.length === 1 ? "a test" : `${(0,numbers/* formatNumber */.Z)(tests.length)} files of tests`}, such as ${(0,safe/* quote */.hD)(first)}`,
        help: "List only what runs at a user's",
    };
}
/** The entry of `files` that names a file of the package, or a folder that it is in. */
function findEntryIndex(packageJson, path) {
    const at = (0,expected_files/* listFileEntries */.Ll)(packageJson.value).findIndex((entry) => {
        const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
        return name === path || (name !== "" && path.startsWith(`${name}/`));
    });
    return at < 0 ? undefined : at;
}
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}

// EXTERNAL MODULE: ./build/bundled/plugin/package/bundled-dependencies.js
var bundled_dependencies = __webpack_require__(18259);
;// CONCATENATED MODULE: ./build/bundled/checks/package/installed-package-problems.js


const INSTALLED_CODES = {
    "bundled-dependencies": "package.json makes npm pack installed packages",
    "installed-packages": "npm packs a folder of installed packages",
};
/** Installed packages that npm would pack. No release ships them. */
function* findInstalledPackageProblems({ packageJson, packedFiles, prefix, }) {
    const key = (0,bundled_dependencies/* findBundledDependencies */.p)(packageJson.value);
    if (key !== undefined) {
        yield {
            code: "bundled-dependencies",
            at: packageJson.keyAt(key),
            message: `"${key}" has npm pack node_modules, which a release never ships; a release to npm is stopped by it`,
            help: "Remove it, and let the build bundle these packages into dist/",
        };
    }
    const folders = packedFiles.packages.map((path) => path.slice(prefix.length));
    const [first] = folders;
    if (first === undefined)
        return;
    yield {
        code: "installed-packages",
        at: { file: prefix + first },
        message: `npm packs ${formatNames(folders)}, and a release never ships installed packages`,
        help: "Let the build bundle what the plugin needs of it into dist/, or rename the folder",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/idle-entry-problem.js


const IDLE_CODES = {
    "no-such-file": "Nothing has the name that an entry gives",
    "link-entry": "An entry names a link, and npm packs no links",
    "nothing-packed": "npm packs nothing that an entry names",
    "idle-pattern": "No packed file fits the pattern of an entry",
};
/** An entry of `files` of which nothing is packed. */
function describeIdleEntry(packageJson, { at, entry, why, near }) {
    const makeProblem = (code, what, help) => ({
        code,
        subject: entry,
        at: packageJson.at("files", at),
        message: `${(0,shape_problems/* formatLabel */.wR)(["files", at])} is ${(0,safe/* quote */.hD)(entry)}, but ${what}`,
        help,
    });
    switch (why) {
        case "missing": {
            const slashed = entry.replaceAll("\\", "/");
            const meant = slashed === entry ? near && near + (entry.endsWith("/") ? "/" : "") : slashed;
            if (meant === undefined) {
                return makeProblem("no-such-file", "there is nothing of that name", "Write the name of what is to be packed, or remove it");
            }
            const isCertain = meant.toLowerCase() === entry.toLowerCase();
            return {
                ...makeProblem("no-such-file", `there is nothing of that name; did you mean ${(0,safe/* quote */.hD)(meant)}?`, `Write ${(0,safe/* quote */.hD)(meant)}`),
                fix: isCertain ? packageJson.replace(["files", at], meant) : [],
            };
        }
        case "link":
            return makeProblem("link-entry", "that is a link, and npm packs no links", "Name what the link leads to, or remove it");
        case "nothing":
            return makeProblem("nothing-packed", "npm packs nothing of it", "Remove it");
        case "pattern":
            return {
                ...makeProblem("idle-pattern", "no packed file is of that pattern", "Correct the pattern, or remove it"),
                severity: "notice",
            };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/npm-doubt-problems.js


const DOUBT_CODES = {
    "npm-refuses": "npm cannot pack the plugin",
    "npm-silent": "npm was asked what it packs, and gave no answer",
    "not-known": "What npm packs is not known exactly",
    "differs-from-rules": "npm packs other files than its rules say, as they are known here",
};
const npm_doubt_problems_HELP = "See what npm says: npm pack --dry-run";
/** What is not known of what npm packs: from npm's answer where it was asked, or else from its rules. */
function* findNpmDoubtProblems({ packageJson, packedFiles, npmPackedFiles, }) {
    if (!(0,absent/* isAbsent */.W0)(npmPackedFiles) && !("files" in npmPackedFiles))
        yield describeSilence(packageJson, npmPackedFiles);
    const { incomplete, differsFromRules } = packedFiles;
    const at = packageJson.keyAt("files");
    if (incomplete !== undefined) {
        yield {
            code: "not-known",
            at,
            severity: "notice",
            message: `What npm packs by "files" is not known exactly: ${incomplete}`,
            help: npm_doubt_problems_HELP,
        };
    }
    if (!differsFromRules)
        return;
    const { more, fewer } = differsFromRules;
    const also = more.length === 0 ? [] : [`packs ${formatNames(more)}`];
    const not = fewer.length === 0 ? [] : [`does not pack ${formatNames(fewer)}`];
    yield {
        code: "differs-from-rules",
        subject: [...more, ...fewer],
        at,
        severity: "notice",
        message: `By "files", npm ${[...also, ...not].join(" and ")}, unlike the rules that are known here`,
        help: "Go by npm: its own list is what was checked",
    };
}
function describeSilence(packageJson, answer) {
    const at = { file: packageJson.file };
    return "refused" in answer
        ? { code: "npm-refuses", at, message: `npm cannot pack this plugin: ${answer.refused}`, help: npm_doubt_problems_HELP }
        : {
            code: "npm-silent",
            at,
            severity: "notice",
            message: `npm was asked what it packs, and gave no answer: ${answer.silent}`,
            help: `Its rules were taken as they are known here. ${npm_doubt_problems_HELP}`,
        };
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-list-problems.js








const LIST_CODES = {
    "no-files": "Without a list of files, npm leaves out what is expected",
    "not-shipped": "Without a list of files, npm packs more than a release ships",
    "not-a-list": "The list of files is not an array",
    "not-a-path": "An entry of the list is not a text",
};
/** Why `files` in package.json is not a list of paths: then nothing else can be judged. */
function findPackageListProblems(facts) {
    const { packageJson } = facts;
    const files = (0,json_object/* getOwn */.Ng)(packageJson.value, "files");
    if (files === undefined || files === null || files === false || files === "")
        return findMissingListProblems(facts);
    if (!Array.isArray(files))
        return [describeNoList(packageJson, files)];
    return [...files.entries()].flatMap(([at, entry]) => typeof entry === "string"
        ? []
        : [
            {
                code: "not-a-path",
                at: packageJson.at("files", at),
                message: `${(0,shape_problems/* formatLabel */.wR)(["files", at])} is ${(0,safe/* quote */.hD)(entry)}, but must be a path: npm packs nothing at all with it`,
                help: "Write a path in quotation marks, or remove it",
            },
        ]);
}
function describeNoList(packageJson, files) {
    const isPath = typeof files === "string";
    const expected = expected_files/* EXPECTED */.dS.map(({ entry }) => entry);
    // Beside a path only what npm does not pack by itself is missing.
    const missing = expected.filter((entry) => !["README.md", "LICENSE"].includes(entry));
    const entries = isPath ? [...new Set([files, ...missing])] : expected;
    return {
        code: "not-a-list",
        at: packageJson.at("files"),
        message: `"files" is ${(0,safe/* quote */.hD)(files)}, but must be an array of paths`,
        help: `Write ${quoteList(entries)}`,
        fix: isPath ? packageJson.replace(["files"], entries) : [],
    };
}
/** What npm packs without `files` lacks something that is expected, or has more than a release ships. */
function findMissingListProblems(facts) {
    const { packageJson, packedFiles, packageContents, declaredFiles, archive, prefix } = facts;
    const withheld = new Set(archive?.withheld?.map(({ path }) => path));
    const leftOut = ((0,absent/* isAbsent */.W0)(packageContents) ? [] : packageContents.leftOut).filter(({ path }) => !withheld.has(prefix + path));
    const help = `Add "files": ${quoteList([...expected_files/* EXPECTED */.dS.map(({ entry }) => entry), ...findOtherParts(declaredFiles, prefix)])}`;
    const at = packageJson.at("files");
    const [ignoring] = leftOut.map(({ because }) => because.by === "ignore file" ? (0,workspace/* getBaseName */.J)(because.file) : undefined);
    const problems = [];
    if (ignoring !== undefined) {
        const paths = leftOut.map(({ path }) => path);
        const count = packedFiles.incomplete === undefined ? ` ${(0,numbers/* formatNumber */.Z)(packedFiles.files.length)}` : "";
        const them = `${formatNames(paths)} ${paths.length === 1 ? "is" : "are"} not among them`;
        const message = `package.json has no "files", so npm packs all${count} files that ${ignoring} lets through: ${them}`;
        problems.push({ code: "no-files", at, message, help });
    }
    const shipped = new Set(archive?.files.map(({ path }) => path));
    const beyond = packedFiles.files.map(({ path }) => path).filter((path) => !shipped.has(path));
    if (!archive || archive.isCut === true || beyond.length === 0)
        return problems;
    const names = formatNames(beyond.map((path) => path.slice(prefix.length)));
    const files = beyond.length === 1 ? "one file" : `${(0,numbers/* formatNumber */.Z)(beyond.length)} files`;
    const more = packedFiles.incomplete === undefined ? files : `at least ${files}`;
    const message = `package.json has no "files", so a release leaves out ${more} that npm would pack: ${names}`;
    return [...problems, { code: "not-shipped", at, severity: "notice", message, help }];
}
/**
 * The folders and files of the plugin in which the manifest names a file, besides those that every package contains.
 */
function findOtherParts(declaredFiles, prefix) {
    const parts = new Set();
    for (const file of (0,absent/* isAbsent */.W0)(declaredFiles) ? [] : declaredFiles.values()) {
        if (file.state !== "file" || !file.path.startsWith(prefix))
            continue;
        const [name = "", ...below] = file.path.slice(prefix.length).split("/");
        parts.add(below.length > 0 ? `${name}/` : name);
    }
    return [...parts].filter((part) => expected_files/* EXPECTED */.dS.every(({ entry }) => entry !== part)).slice(0, 10);
}
function quoteList(entries) {
    return `[${entries.map((entry) => (0,safe/* quote */.hD)(entry)).join(", ")}]`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/unpacked-file-problems.js





const UNPACKED_CODES = {
    "unpacked-file": "npm does not pack a file that the manifest names",
    "source-file": "The manifest names a source file, which the host cannot run",
    "unpacked-screenshots": "npm does not pack screenshots that the manifest names",
};
const CODE = [
    ["main"],
    ["web"],
    ["background"],
    ...context/* HOOKS */.r.map((name) => ["hooks", name]),
    ["ui", "styles"],
];
/** Files that the manifest names, that are there, and that no user gets. */
function* findUnpackedFileProblems(facts) {
    const { manifest } = facts;
    const reported = new Set(facts.reported);
    for (const place of CODE) {
        const value = manifest.valueAt(...place);
        if (typeof value !== "string")
            continue;
        const unpacked = findUnpackedFile(facts, place[0] === "hooks" && (0,declared_files/* isHookPath */.F6)(value) ? (0,declared_files/* getHookPath */.r2)(value) : value);
        if (unpacked === undefined || reported.has(unpacked))
            continue;
        reported.add(unpacked);
        const name = removePrefix(facts, unpacked);
        if (SOURCE.test(unpacked)) {
            yield describeSource(facts, place, value);
            continue;
        }
        yield {
            code: "unpacked-file",
            subject: unpacked,
            at: manifest.at(...place),
            message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(value)}, but npm does not pack that file`,
            help: name === undefined
                ? "Move the file into the folder of the plugin"
                : `Add ${(0,safe/* quote */.hD)(name)} to "files" in package.json`,
        };
    }
    const screenshots = manifest.value["screenshots"];
    const unpacked = (Array.isArray(screenshots) ? screenshots : []).filter((path) => typeof path === "string" && findUnpackedFile(facts, path) !== undefined);
    if (unpacked.length === 0)
        return;
    yield {
        code: "unpacked-screenshots",
        subject: unpacked,
        at: manifest.keyAt("screenshots"),
        severity: "notice",
        message: `"screenshots" names ${formatNames(unpacked)}, which npm does not pack`,
        help: 'Add their folder to "files" in package.json, if whoever gets the package is to see them',
    };
}
/** What must be built before anything can run it. */
const SOURCE = /\.(?:[cm]?tsx?|jsx|scss|less)$/u;
function describeSource({ manifest, packedFiles, prefix }, place, value) {
    const [path = "", ...exported] = value.split("#");
    const stem = path.slice(path.lastIndexOf("/") + 1).replace(SOURCE, "");
    const names = /\.(?:scss|less)$/u.test(path)
        ? [`${stem}.css`]
        : [".js", ".mjs", ".cjs"].map((ending) => stem + ending);
    const built = packedFiles.files
        .map((file) => file.path.slice(prefix.length))
        .find((file) => file.startsWith("dist/") && names.includes(file.slice(file.lastIndexOf("/") + 1)));
    const meant = [built ?? `dist/${names[0] ?? ""}`, ...exported].join("#");
    return {
        code: "source-file",
        subject: path,
        at: manifest.at(...place),
        message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(value)}, a source file that the host cannot run and npm does not pack`,
        help: `Write the built file: ${(0,safe/* quote */.hD)(meant)}${built === undefined ? ", and let the build write it" : ""}`,
    };
}
/** The path of a declared file, relative to the repository's root, if it is there and not packed. */
function findUnpackedFile({ declaredFiles, packedFiles }, path) {
    const found = declaredFiles.get(path);
    if (found?.state !== "file")
        return undefined;
    return packedFiles.files.some((file) => file.path === found.path) ? undefined : found.path;
}
function removePrefix({ prefix }, path) {
    return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/explain-withheld.js
var explain_withheld = __webpack_require__(28641);
;// CONCATENATED MODULE: ./build/bundled/checks/package/withheld-problems.js


const WITHHELD_CODES = {
    withheld: "A pattern leaves out what a host needs",
};
/** What the author leaves out and a host needs: at the pattern that leaves it out. */
function* findWithheldProblems(packageJson, withheld, folder) {
    for (const one of withheld) {
        const { because } = one;
        // What no entry of `files` names is reported with all that none names.
        if (because.by === "package.json")
            continue;
        const at = because.by === "ignore file"
            ? { file: because.file, range: because.range }
            : because.by === "files"
                ? packageJson.at("files", because.entry)
                : { file: one.path };
        yield {
            code: "withheld",
            subject: (0,workspace/* relativeTo */.Mf)(folder, one.path),
            at,
            severity: "error",
            ...(0,explain_withheld/* explainWithheld */.L)(one, folder),
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-files.js










/* harmony default export */ var package_files = ((0,check/* defineCheck */.qH)({
    id: "package-files",
    title: "The package contains dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
    severity: "warning",
    codes: {
        ...WITHHELD_CODES,
        ...LIST_CODES,
        ...INSTALLED_CODES,
        ...DOUBT_CODES,
        ...LEFT_OUT_CODES,
        ...UNPACKED_CODES,
        ...EXTRA_FILE_CODES,
        ...IDLE_CODES,
    },
    needs: ["packageJson", "manifestFile", "packedFiles"],
    wants: ["npmPackedFiles", "packageContents", "manifest", "declaredFiles", "bundleFile", "archiveFiles"],
    *run(facts) {
        const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
        const archive = (0,absent/* isAbsent */.W0)(facts.archiveFiles) ? undefined : facts.archiveFiles;
        const withheld = archive?.withheld ?? [];
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        yield* findWithheldProblems(packageJson, withheld, prefix.slice(0, -1));
        const inList = findPackageListProblems({
            packageJson,
            packedFiles,
            packageContents,
            declaredFiles,
            archive,
            prefix,
        });
        yield* inList;
        yield* findNpmDoubtProblems(facts);
        yield* findInstalledPackageProblems({ packageJson, packedFiles, prefix });
        if ((0,absent/* isAbsent */.W0)(packageContents))
            return;
        if (inList.length > 0 || packedFiles.incomplete !== undefined)
            return;
        yield* findLeftOutProblems(packageJson, packageContents, { withheld, prefix });
        const linked = packageContents.leftOut.flatMap(({ because }) => (because.by === "link" ? [because.file] : []));
        const leftOut = packageContents.leftOut.map(({ path }) => prefix + path);
        const reported = new Set([...leftOut, ...linked, ...withheld.map(({ path }) => path)]);
        if (!(0,absent/* isAbsent */.W0)(manifest) && !(0,absent/* isAbsent */.W0)(declaredFiles)) {
            yield* findUnpackedFileProblems({ manifest, declaredFiles, packedFiles, prefix, reported });
        }
        yield* findExtraFileProblems({ packageJson, packedFiles, prefix, reported });
        // Of what is not built yet, nothing can be packed.
        const isBuilt = !(0,absent/* isAbsent */.W0)(bundleFile) && bundleFile.state === "file";
        for (const idle of packageContents.idle) {
            if (isBuilt || idle.near !== undefined)
                yield describeIdleEntry(packageJson, idle);
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-json.js


/* harmony default export */ var package_json = ((0,check/* defineCheck */.qH)({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    codes: JSON_FILE_CODES,
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => findJsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-peers.js





const INSTALLED = ["dependencies", "optionalDependencies"];
/* harmony default export */ var package_peers = ((0,check/* defineCheck */.qH)({
    id: "package-peers",
    title: "The SDK and the UI libraries are peer dependencies in package.json",
    severity: "warning",
    codes: {
        installed: "A package that the host brings is installed with the plugin",
        unnamed: "The built code imports a package of the host that package.json does not name",
        "development-only": "The built code imports a package of the host that is only a development dependency",
    },
    needs: ["packageJson"],
    wants: ["configuration", "bundledPackages", "importedPackages"],
    *run({ packageJson, configuration, bundledPackages, importedPackages }) {
        // If a package is inside the bundle, `bundle-peers` already asks for it as a peer dependency.
        const isImported = (name) => !(0,absent/* isAbsent */.W0)(importedPackages) &&
            importedPackages.has(name) &&
            ((0,absent/* isAbsent */.W0)(bundledPackages) || !bundledPackages.has(name));
        for (const name of (0,host_packages/* listHostPackages */.I8)(configuration)) {
            const isPeer = getEntry(packageJson, "peerDependencies", name) !== undefined;
            const keys = INSTALLED.filter((key) => getEntry(packageJson, key, name) !== undefined);
            for (const key of keys)
                yield describeInstalled(packageJson, key, name, isPeer);
            if (!isPeer && keys.length === 0 && isImported(name))
                yield describeUnnamed(packageJson, name);
        }
    },
}));
function getEntry({ value }, key, name) {
    const entries = (0,json_object/* getOwn */.Ng)(value, key);
    return (0,json_object/* isObject */.Gv)(entries) ? (0,json_object/* getOwn */.Ng)(entries, name) : undefined;
}
function describeInstalled(packageJson, key, name, isPeer) {
    return {
        code: "installed",
        subject: name,
        at: packageJson.keyAt(key, name),
        message: `${(0,safe/* quote */.hD)(name)} is under ${(0,safe/* quote */.hD)(key)}, but what the host brings belongs under "peerDependencies"`,
        help: isPeer
            ? 'Remove it here: it is under "peerDependencies" already'
            : 'Move it to "peerDependencies", and add it to "devDependencies" for the build and the tests',
    };
}
/** The code imports it, but package.json does not declare it to those who install the plugin. */
function describeUnnamed(packageJson, name) {
    const range = getEntry(packageJson, "devDependencies", name);
    const imported = `The built code imports ${(0,safe/* quote */.hD)(name)}`;
    return range === undefined
        ? {
            code: "unnamed",
            subject: name,
            at: packageJson.at("peerDependencies", name),
            severity: "notice",
            message: `${imported}, which package.json does not name`,
            help: `Add it to "peerDependencies", with the versions that the plugin works with`,
        }
        : {
            code: "development-only",
            subject: name,
            at: packageJson.keyAt("devDependencies", name),
            message: `${imported}, which is under "devDependencies" only`,
            help: `Add ${formatPeerEntry(name, range)} to "peerDependencies"`,
        };
}
/** What to write: the range of the development, and for a single version all that are like it. */
function formatPeerEntry(name, range) {
    if (typeof range !== "string" || !/^[\w.^~<>=|* -]+$/u.test(range))
        return "it";
    return `${(0,safe/* quote */.hD)(name)}: ${(0,safe/* quote */.hD)(/^\d+\.\d+\.\d+$/u.test(range) ? `^${range}` : range)}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/permissions-declared.js






/* harmony default export */ var permissions_declared = ((0,check/* defineCheck */.qH)({
    id: "permissions-declared",
    title: "Every permission that the plugin uses is declared",
    severity: "warning",
    codes: {
        undeclared: "The plugin uses a permission that is not declared",
        "perhaps-undeclared": "The plugin may use a permission that is not declared",
    },
    needs: ["declaredPermissions"],
    wants: ["undeclaredUses", "lifecycle", "packageJson"],
    *run({ declaredPermissions: declared, undeclaredUses, lifecycle, packageJson, }) {
        const isBuiltPlainly = findBundler(packageJson) === undefined;
        const uses = (0,absent/* isAbsent */.W0)(undeclaredUses)
            ? []
            : undeclaredUses.uses.map((use) => (use.isPlain && isBuiltPlainly ? { ...use, owner: "own" } : use));
        const seen = (0,absent/* isAbsent */.W0)(lifecycle) ? [] : lifecycle.uses.filter(({ permission }) => !declared.places.has(permission));
        for (const permission of new Set([...seen, ...uses].map((use) => use.permission))) {
            const isOfIt = (use) => use.permission === permission;
            const problem = describeUses(seen.filter(isOfIt), sortDeclaredFirst(uses.filter(isOfIt), packageJson), permission);
            if (!problem)
                continue;
            const { help = "", ...rest } = problem;
            yield { ...rest, subject: permission, help: `${adviseToDeclare(permission, declared)}${help}` };
        }
        if ((0,absent/* isAbsent */.W0)(undeclaredUses))
            yield undeclaredUses;
        else if (undeclaredUses.unread)
            yield undeclaredUses.unread;
    },
}));
/** The packages that the author knows come first. */
function sortDeclaredFirst(uses, packageJson) {
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const lists = [value["dependencies"], value["devDependencies"]].filter(json_object/* isObject */.Gv);
    const isDeclared = ({ package: name }) => name !== undefined && lists.some((list) => Object.hasOwn(list, name));
    return [...uses.filter(isDeclared), ...uses.filter((use) => !isDeclared(use))];
}
/** How to declare a permission. A list of objects may be refused, so the help does not ask for one more object. */
function adviseToDeclare(permission, { areObjects }) {
    return areObjects
        ? `Write all permissions as strings, and add ${(0,safe/* quote */.hD)(permission)}`
        : `Add ${(0,safe/* quote */.hD)(permission)} to the permissions`;
}
const BROWSER_STORAGE = /^(?:(?:local|session)Storage|Storage\.prototype|indexedDB|caches|document\.cookie|cookieStore)\b/u;
/** One problem for a permission, however many places use it: there is one thing to do. */
function describeUses(seen, uses, permission) {
    const own = uses.filter(({ owner, isCalled }) => owner === "own" && isCalled);
    const called = own.filter(({ mayBeOwnFile }) => !mayBeOwnFile);
    const [first] = seen;
    const [call] = called;
    if (!first && !call)
        return describeUnclear(uses);
    const { at, ...others } = groupPlaces([...seen, ...called]);
    const same = called.find((use) => first?.at && formatLine(use.at) === formatLine(first.at));
    const subject = first ? formatUse(first, same?.name) : `The plugin uses ${call?.name ?? ""}`;
    // The specification leaves open whether the platform's storage includes that of browsers.
    const isBrowsers = !first && called.every(({ name }) => BROWSER_STORAGE.test(name));
    return {
        code: "undeclared",
        at,
        message: `${subject}${others.also}, but "permissions" does not have ${(0,safe/* quote */.hD)(permission)}`,
        ...(!isBrowsers && { strict: "error" }),
    };
}
const DOES = new Map([
    ["network-access", "connects to"],
    ["storage-read", "reads from its storage"],
    ["storage-write", "changes in its storage"],
    ["filesystem-access", "opens"],
    ["notifications", "shows the notification"],
]);
const LONGEST_OBJECT = 120;
function formatUse({ step, permission, object }, name) {
    const does = DOES.get(permission);
    const subject = step === "load" ? "Loading the plugin" : step;
    // What a browser grants, the host reports by its name.
    if (does === undefined)
        return `${subject} calls ${(0,safe/* quote */.hD)(object)}`;
    return `${subject} ${does} ${(0,safe/* quote */.hD)(object, LONGEST_OBJECT)}${name === undefined ? "" : ` with ${name}`}`;
}
const formatLine = ({ file, range }) => `${file}:${String(range?.start.line)}`;
const MOST_PLACES = 3;
/** The first place, and where the others are. */
function groupPlaces(uses) {
    const places = new Map();
    for (const { at } of uses)
        if (at)
            places.set(formatLine(at), at);
    const [at, ...others] = places.values();
    const also = others.map(({ file, range }) => `${(0,safe/* quote */.hD)(file)} line ${String(range?.start.line)}`);
    const list = (0,join_words/* listFirst */.r)(also, MOST_PLACES).join(", ");
    return { at, also: list === "" ? "" : ` (also ${list})` };
}
/** What may be a use: a notice that says what is not known. */
function describeUnclear(uses) {
    const found = { code: "perhaps-undeclared", severity: "notice" };
    const own = uses.find(({ owner }) => owner === "own");
    if (own) {
        const { at, name, isCalled } = own;
        const done = BROWSER_STORAGE.test(name) ? "used" : "called";
        const [help, message] = isCalled
            ? [
                " if it reads any other file",
                `The plugin uses ${name}, and nothing shows whether it reads only its own files`,
            ]
            : [` if it is ${done}`, `The plugin passes ${name} on, and nothing shows whether it is ${done}`];
        return { ...found, at, message, help };
    }
    const called = uses.filter(({ isCalled }) => isCalled);
    const unknown = called.find(({ owner }) => owner === "unknown");
    if (unknown) {
        const { at, name, file, hasMap } = unknown;
        const build = hasMap ? "" : ". Build it with a source map, which shows whose code it is";
        const message = `${(0,safe/* quote */.hD)(file)} has code that uses ${name}, and nothing shows whether it is the plugin's own`;
        return { ...found, at, message, help: ` if the plugin uses it${build}` };
    }
    const [first] = called;
    if (!first)
        return undefined;
    const packages = [...new Set(called.flatMap((use) => use.package ?? []))].map((name) => (0,safe/* quote */.hD)(name));
    const { at, name, file } = first;
    const owners = (0,join_words/* listFirst */.r)(packages, MOST_PLACES).join(", ");
    const message = `${(0,safe/* quote */.hD)(file)} has code of ${owners} that uses ${name}, and nothing shows whether the plugin runs it`;
    return { ...found, at, message, help: " if the plugin uses that" };
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/permissions-used.js




/** Sections of the manifest for which the host needs the network. */
const NETWORK_SECTIONS = ["external_services", "oauth", "webhooks"];
/* harmony default export */ var permissions_used = ((0,check/* defineCheck */.qH)({
    id: "permissions-used",
    title: "Every declared permission is used",
    severity: "notice",
    codes: {
        unused: "Nothing uses a permission that is declared",
    },
    needs: ["manifest", "declaredPermissions", "permissionSigns"],
    wants: ["lifecycle"],
    *run({ manifest, declaredPermissions, permissionSigns, lifecycle }) {
        const seen = (0,absent/* isAbsent */.W0)(lifecycle) ? [] : lifecycle.uses.map(({ permission }) => permission);
        const unused = [...declaredPermissions.places].filter(([permission, place]) => 
        // What is misspelt, `manifest-permissions` reports.
        manifest.valueAt(...place) === permission &&
            !seen.includes(permission) &&
            !isForSection(permission, manifest) &&
            !permissionSigns.mayUse(permission));
        const hidden = unused.length === 0 ? undefined : permissionSigns.findHidden();
        if (hidden !== undefined) {
            yield (0,absent/* absent */.Ge)(hidden);
            return;
        }
        for (const [permission, place] of unused) {
            yield {
                code: "unused",
                subject: permission,
                at: manifest.at(...place),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(permission)}, but nothing in the built code uses it`,
                help: "Remove it, or keep it if something uses it that is not in the built code",
            };
        }
    },
}));
function isForSection(permission, { value }) {
    const isThere = (key) => Array.isArray(value[key]) && value[key].length > 0;
    return permission === "network-access" && NETWORK_SECTIONS.some(isThere);
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/installation-title.js

/** The title that the specification asks for. */
const INSTALLATION = "Installation";
const WORD = "installation";
/** What authors call such a section instead, the likeliest first; also in other languages. */
const INSTEAD = [
    /\binstal|\u5b89\u88c5|\u5b89\u88dd|\u30a4\u30f3\u30b9\u30c8\u30fc\u30eb|\uc124\uce58|\u0443\u0441\u0442\u0430\u043d\u043e\u0432\u043a/u,
    /\bset(?:ting)? ?up\b/u,
    /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
/** Only the beginning of a longer title is looked at. */
const installation_title_LONGEST = 300;
/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
function namesInstallation(title) {
    // These patterns are made when they are needed: compiling classes of Unicode costs more than most checks.
    const emoji = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
    const whole = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
    return whole.test(title.replace(emoji, " ").toLowerCase());
}
/** How likely a title was meant for it: 0 is the likeliest, `undefined` not at all. */
function measureLikenessToInstallation(title) {
    const plain = title
        .slice(0, installation_title_LONGEST)
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, " ");
    const isSlip = plain.split(" ").some((word) => Math.abs(word.length - WORD.length) <= 2 && isNear(word));
    const rank = isSlip ? 0 : INSTEAD.findIndex((words) => words.test(plain));
    return rank === -1 ? undefined : rank;
}
function isNear(word) {
    return (0,nearest/* computeEditDistance */.pm)(word, WORD) <= 2;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/readme-installation.js




/** What the specification's sample script looks for, anywhere in the text. */
const LITERAL = `## ${INSTALLATION}`;
/** A line that looks like a heading, or is bold as one. */
const MARKED = /^([\s>]*)(#{1,6}(?!#)|\*\*|__)(.*)$/u;
/* harmony default export */ var readme_installation = ((0,check/* defineCheck */.qH)({
    id: "readme-installation",
    title: 'README.md has a section titled "Installation"',
    severity: "error",
    codes: {
        "missing-section": "There is no section of this title",
        overlooked: "The heading is not written as the submission script looks for it",
        "longer-title": "The title says more than is asked for",
        "empty-section": "The section has nothing in it",
    },
    needs: ["readme"],
    *run({ readme }) {
        const { path, text, isCut } = readme;
        const exact = readme.sections.find(({ heading, isEmpty }) => heading.title === INSTALLATION && !isEmpty);
        if (exact && text.includes(LITERAL))
            return;
        const sections = readme.sections.filter(({ heading }) => namesInstallation(heading.title));
        const section = exact ?? sections.find(({ heading }) => heading.title === INSTALLATION) ?? sections[0];
        if (!section) {
            yield readme_installation_describeMissing(readme);
            return;
        }
        const { heading } = section;
        const lines = (0,text_lines/* indexLines */.u)(text);
        const about = {
            at: { file: path, range: heading.range },
            help: `Write: ${heading.style === "atx" ? formatHeading(heading) : LITERAL}`,
        };
        const words = (0,safe/* quote */.hD)(lines.slice(heading.range));
        if (!text.includes(LITERAL)) {
            const fix = fixLetterCase(path, heading, lines);
            yield {
                ...about,
                code: "overlooked",
                severity: "warning",
                strict: "error",
                message: `The heading ${words} may be overlooked: the submission script looks for ${(0,safe/* quote */.hD)(INSTALLATION)} one space after ##`,
                fix,
            };
        }
        else if (heading.title !== INSTALLATION) {
            yield {
                ...about,
                code: "longer-title",
                severity: "notice",
                strict: "error",
                message: `The heading ${words} says more than ${(0,safe/* quote */.hD)(INSTALLATION)}, the title that is asked for`,
            };
        }
        if (!isCut && sections.every(({ isEmpty }) => isEmpty)) {
            yield {
                code: "empty-section",
                at: about.at,
                severity: "warning",
                message: `The section ${words} has nothing in it`,
                help: "Write below the heading how the plugin is installed",
            };
        }
    },
}));
/** The heading as it should be there, at its own level, but not as the title of the whole. */
function formatHeading({ level }) {
    return `${"#".repeat(Math.max(2, level))} ${INSTALLATION}`;
}
/** Where only letter case, emphasis or spaces differ, links to the heading stay what they are. */
function fixLetterCase(file, heading, lines) {
    const { range, level, style } = heading;
    if (style !== "atx" || level < 2 || !/^[*_`]*installation[*_`]*$/iu.test(lines.slice(range)))
        return undefined;
    const { line, column } = range.start;
    const marked = (lines.line(line) ?? "").slice(0, column - 1).trimEnd().length;
    const start = { line, column: marked - level + 1 };
    return [{ file, range: { start, end: range.end }, text: formatHeading(heading) }];
}
function readme_installation_describeMissing({ name, path, text, isCut, sections }) {
    const lines = (0,text_lines/* indexLines */.u)(text);
    const stray = findStrayLine(path, lines, new Set(sections.map(({ heading }) => heading.range.start.line)));
    if (stray)
        return stray;
    const [likely] = sections
        .filter(({ heading }, at) => at > 0 || heading.level > 1)
        .map(({ heading }) => ({ heading, likeness: measureLikenessToInstallation(heading.title) ?? Infinity }))
        .filter(({ likeness }) => likeness < Infinity)
        .toSorted((a, b) => a.likeness - b.likeness);
    if (likely) {
        const { heading } = likely;
        return {
            code: "missing-section",
            at: { file: path, range: heading.range },
            message: `The heading ${(0,safe/* quote */.hD)(lines.slice(heading.range))} does not contain the word ${(0,safe/* quote */.hD)(INSTALLATION)}, and no other does`,
            help: `Write: ${heading.style === "atx" ? formatHeading(heading) : LITERAL}`,
        };
    }
    return {
        code: "missing-section",
        at: { file: path },
        message: `${name} has no section titled ${(0,safe/* quote */.hD)(INSTALLATION)}${isCut ? " in the part that is read" : ""}`,
        help: `Add one: ${LITERAL}, and below it how the plugin is installed`,
    };
}
/** A line that was meant as the heading, and is none. */
function findStrayLine(file, lines, headings) {
    for (let line = 1; line <= lines.count; line++) {
        const text = (lines.line(line) ?? "").trimEnd();
        const [, before = "", marks = "", title = ""] = MARKED.exec(text) ?? [];
        if (marks === "" || headings.has(line) || !namesInstallation(title))
            continue;
        const why = explainNoHeading(marks, title);
        if (!why)
            continue;
        const range = { start: { line, column: before.length + 1 }, end: { line, column: text.length + 1 } };
        const words = (0,safe/* quote */.hD)(text.slice(before.length));
        return { code: "missing-section", at: { file, range }, message: `The line ${words} is ${why.is}`, help: why.help };
    }
    return undefined;
}
function explainNoHeading(marks, title) {
    if (!marks.startsWith("#")) {
        const isAll = title.endsWith(marks) || title.endsWith(`${marks}:`);
        return isAll ? { is: "bold text, and no heading", help: `Write: ${LITERAL}` } : undefined;
    }
    if (!/^[ \t]/u.test(title)) {
        const is = `no heading: a plain space must follow the ${marks}`;
        return { is, help: `Write: ${marks === "#" ? "##" : marks} ${INSTALLATION}` };
    }
    // A comment of a shell begins with one mark, and a space.
    if (marks === "#")
        return undefined;
    const help = "Put it outside of them; perhaps one above it is not closed";
    return { is: "part of code, a comment or a quote, and so no heading", help };
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/readme-length.js


/** The specification asks for more than so many. */
const TOO_FEW = 200;
/* harmony default export */ var readme_length = ((0,check/* defineCheck */.qH)({
    id: "readme-length",
    title: "README.md has more than 200 characters",
    severity: "error",
    codes: {
        "too-short": "It has 200 characters or fewer",
        "too-short-trimmed": "It has 200 characters or fewer without the white space around them",
    },
    needs: ["readme"],
    *run({ readme: { name, path, text, isCut } }) {
        // A code point takes two units at most: most READMEs are plainly long enough.
        if (text.trim().length > 2 * TOO_FEW)
            return;
        const count = (0,code_points/* countCodePoints */.sA)(text.startsWith("\uFEFF") ? text.slice(1) : text);
        const trimmed = (0,code_points/* countCodePoints */.sA)(text.trim());
        const at = { file: path };
        const help = "Say what the plugin does, how it is installed and how it is used";
        if (count <= TOO_FEW) {
            yield {
                code: "too-short",
                at,
                message: `${name} has ${formatCharacters(count)}, but must have more than ${String(TOO_FEW)}`,
                help,
            };
        }
        else if (trimmed <= TOO_FEW && !isCut) {
            yield {
                code: "too-short-trimmed",
                at,
                severity: "warning",
                message: `${name} has ${formatCharacters(count)}, but only ${String(trimmed)} without the white space around them; more than ${String(TOO_FEW)} are asked for`,
                help,
            };
        }
    },
}));
function formatCharacters(count) {
    return count === 1 ? "1 character" : `${String(count)} characters`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/readme-present.js


/* harmony default export */ var readme_present = ((0,check/* defineCheck */.qH)({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and is not empty",
    severity: "error",
    codes: REQUIRED_TEXT_CODES,
    needs: ["readmeFile"],
    wants: ["readmeText"],
    run: ({ readmeFile, readmeText }) => findRequiredTextProblems(readmeFile, readmeText, {
        help: "Write a README.md: what the plugin does, and how it is installed",
    }),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/screenshot-files.js
var screenshot_files = __webpack_require__(38590);
;// CONCATENATED MODULE: ./build/bundled/checks/documents/screenshots-present.js






const ADD = `Put an image of the plugin at work into a folder "screenshots": a PNG, JPEG, GIF, WebP or SVG file`;
/* harmony default export */ var screenshots_present = ((0,check/* defineCheck */.qH)({
    id: "screenshots-present",
    title: "A plugin that shows something has a folder of screenshots, with an image in it",
    severity: "error",
    codes: {
        missing: "There is no such folder",
        "other-name": "A folder has a similar name",
        "no-image": "There is no image in the folder",
        file: "A file has the name of the folder",
        "link-outside": "A link that leads out of the repository has the name of the folder",
        "broken-link": "A link that leads nowhere has the name of the folder",
        "special-file": "A pipe, a socket or a device has the name of the folder",
        unreadable: "The folder cannot be read",
    },
    needs: ["manifest", "screenshots"],
    *run({ manifest, screenshots }) {
        const type = manifest.value["type"];
        if ((0,screenshot_files/* showsNothing */._d)(type))
            return;
        if (typeof type !== "string" || !type_needs/* TYPE_NEEDS */.Zp.has(type)) {
            yield (0,absent/* absent */.Ge)(`the manifest's "type" does not say whether the plugin shows anything`);
            return;
        }
        const { found, near } = screenshots;
        const folders = found.filter(({ state }) => state === "folder");
        const [folder] = folders;
        if (folder) {
            if (folders.some(({ hasImage }) => hasImage))
                return;
            yield {
                code: "no-image",
                at: { file: folder.path },
                message: `There is no image in the folder ${(0,safe/* quote */.hD)(folder.name)}`,
                help: "Add one that shows the plugin at work: a PNG, JPEG, GIF, WebP or SVG file",
                severity: "warning",
            };
        }
        else if (found[0])
            yield describeReplacement(found[0]);
        else if (near) {
            yield {
                code: "other-name",
                at: { file: near.path },
                message: `The folder ${(0,safe/* quote */.hD)(near.name)} must be "screenshots" or "assets/screenshots", exactly so`,
                help: describeMove(near.name),
            };
        }
        else {
            yield {
                code: "missing",
                at: manifest.at("type"),
                message: `There is no folder "screenshots" or "assets/screenshots", which a plugin of type ${(0,safe/* quote */.hD)(type)} must have`,
                help: ADD,
            };
        }
    },
}));
function describeMove(name) {
    if (name.startsWith("assets/"))
        return "Rename it to assets/screenshots";
    return `${name.includes("/") ? "Move" : "Rename"} it to screenshots, next to manifest.json`;
}
const CODES_OF_STATES = {
    folder: "no-image",
    file: "file",
    outside: "link-outside",
    broken: "broken-link",
    special: "special-file",
    unreadable: "unreadable",
};
/** Entries at those names that are not folders. */
const screenshots_present_IS = {
    file: "is a file, not a folder",
    outside: "is a link that leads out of the repository, so it is not read",
    broken: "is a link that leads nowhere",
    special: "is a pipe, a socket or a device, not a folder",
    unreadable: "cannot be read",
};
function describeReplacement({ name, path, state }) {
    return {
        code: CODES_OF_STATES[state],
        at: { file: path },
        message: `${(0,safe/* quote */.hD)(name)} ${state === "folder" ? "contains no image" : screenshots_present_IS[state]}`,
        help: state === "unreadable" ? "Give this user the right to read it" : "Put a folder with images in its place",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/ending-problem.js



/** How a command can fail. */
const ENDING_CODES = {
    fails: "The command ends with a status other than 0",
    "time-limit": "The command does not end in time",
    "ended-by-signal": "A signal ends the command",
    "missing-program": "The command needs a program that is not installed",
    "other-manager": "The command needs another version of the package manager",
    "not-started": "The command cannot be started",
};
/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
function describeEnding(run, reported) {
    const { ending, line, lastLines } = run;
    if (ending.kind === "status" && ending.status === 0)
        return undefined;
    const failure = describeFailure(ending, run, reported);
    return {
        code: failure.code,
        subject: failure.subject,
        at: reported.at,
        message: `${reported.subject} ${failure.message}`,
        help: failure.help ?? `Run ${(0,safe/* shorten */.ml)(line, LONGEST_LINE)}, and correct what it reports`,
        ...(lastLines.length > 0 && { printed: (0,printed_lines/* formatPrintedLines */.$)(lastLines) }),
    };
}
/** A line is written out in a help, as far as a person reads it. */
const LONGEST_LINE = 80;
function describeFailure(ending, { lastLines, line }, { text, manager }) {
    switch (ending.kind) {
        case "time-limit": {
            const watch = /(?<![\w-])(?:-w|--watch(?:-?all)?|watch)(?![\w-])/iu.exec(text.slice(0, 1000))?.[0];
            const help = watch === undefined
                ? "Let it end by itself, or allow it more minutes: --time-limit, or the input time-limit"
                : `Let it end by itself: ${(0,safe/* quote */.hD)(watch)} waits for changes that never come`;
            return {
                code: "time-limit",
                message: `did not end within ${formatDuration(ending.minutes)}, and was ended`,
                help,
            };
        }
        case "signal":
            return describeSignal(ending.signal, line);
        case "no-program":
            return describeStartFailure(ending);
        case "status": {
            const program = findMissingProgram(lastLines);
            if (program !== undefined) {
                const known = (0,script_lines/* findPackageOfProgram */.LV)(program);
                const help = known === undefined
                    ? "Add the package that has it to devDependencies, or install it before the check"
                    : `Install it with: ${(0,script_lines/* formatAddCommand */.E2)(manager, known)}`;
                return {
                    code: "missing-program",
                    subject: program,
                    message: `needs ${(0,safe/* quote */.hD)(program)}, which is not installed`,
                    help,
                };
            }
            const named = findNamedManager(lastLines);
            if (named !== undefined) {
                return {
                    code: "other-manager",
                    subject: named,
                    message: `needs ${(0,safe/* quote */.hD)(named)}, which "packageManager" in package.json names, but another version is installed`,
                    help: `Run corepack enable, also in the workflow in a step before the install, and then ${(0,safe/* shorten */.ml)(line, LONGEST_LINE)}`,
                };
            }
            const signal = SIGNALS[ending.status - SIGNAL_STATUS];
            return signal === undefined
                ? { code: "fails", subject: String(ending.status), message: `ended with status ${String(ending.status)}` }
                : describeSignal(signal, line);
        }
    }
}
function describeStartFailure({ program, why }) {
    switch (why) {
        case "ENOENT": {
            const help = `Install it before the check${PROGRAM_HELP[program] ?? ""}`;
            return { code: "missing-program", subject: program, message: `needs ${program}, which is not installed`, help };
        }
        case "E2BIG":
            return {
                code: "not-started",
                subject: why,
                message: "is longer than this system takes",
                help: "Write it into a file, and run that",
            };
        case "ERR_INVALID_ARG_VALUE":
            return {
                code: "not-started",
                subject: why,
                message: "contains a NUL character, so that it cannot be started",
                help: "Remove the character",
            };
        default:
            return {
                code: "not-started",
                subject: [program, why],
                message: `needs ${program}, which cannot be started: ${why}`,
                help: `See to it that ${program} can run here`,
            };
    }
}
const PROGRAM_HELP = {
    npm: ": it comes with Node",
    pnpm: ", such as with: corepack enable pnpm",
    yarn: ", such as with: corepack enable yarn",
    bun: ", such as with: npm install --global bun",
};
/** A shell reports with a status of 128 and more that a signal ended the command. */
const SIGNAL_STATUS = 128;
const SIGNALS = {
    4: "SIGILL",
    6: "SIGABRT",
    7: "SIGBUS",
    8: "SIGFPE",
    9: "SIGKILL",
    11: "SIGSEGV",
    15: "SIGTERM",
};
function describeSignal(signal, line) {
    const help = signal === "SIGKILL"
        ? "Let it use less memory, or give it more: systems kill what takes too much"
        : `Run ${(0,safe/* shorten */.ml)(line, LONGEST_LINE)}, and find out what ends it`;
    return { code: "ended-by-signal", subject: signal, message: `was ended by the signal ${signal}`, help };
}
/** What a shell could not find: `sh: 1: eslint: not found`, or the same in the words of other shells. */
function findMissingProgram(lines) {
    for (const line of lines) {
        const found = /^(?:\w{1,20}: )?command not found: ([@\w./-]{1,80})$/u.exec(line) ??
            /^[\w/.-]{1,40}: (?:(?:line )?\d{1,5}: )?([@\w./-]{1,80}): (?:command )?not found$/u.exec(line) ??
            /^'([@\w./-]{1,80})' is not recognized as an internal or external command/u.exec(line);
        if (found)
            return found[1];
    }
    return undefined;
}
/** The package manager that Yarn 1 asks for where Corepack is not switched on: `yarn@4.5.0`. */
function findNamedManager(lines) {
    const pattern = /defines "packageManager": "(yarn@[\w.+-]{1,120})"\. However the current global version of Yarn is/u;
    return lines.map((line) => pattern.exec(line)?.[1]).find((found) => found !== undefined);
}
function formatDuration(minutes) {
    const [count, unit] = minutes < 1 ? [Math.round(minutes * 600) / 10, "second"] : [minutes, "minute"];
    return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/command-problems.js








const COMMAND_CODES = {
    ...ENDING_CODES,
    missing: "package.json has no such script",
    placeholder: "The script is npm's placeholder",
    "runs-nothing": "The script is not a command",
    reported: "The command reports a problem",
    "more-reported": "The command reports more problems than are listed",
    "reported-elsewhere": "The command fails with what another one reports, too",
    "left-running": "The command leaves processes running",
};
/** What keeps one of a plugin's commands from being there and succeeding. */
function* command_problems_findCommandProblems(name, facts) {
    const { scripts, packageJson, run } = facts;
    const command = scripts.commands[name];
    if (command.kind !== "script" && command.kind !== "line") {
        if (!(0,absent/* isAbsent */.W0)(packageJson))
            yield command_problems_describeMissing(name, command, packageJson, scripts);
        return;
    }
    if ((0,absent/* isAbsent */.W0)(run)) {
        yield run;
        return;
    }
    yield* findRunProblems(run, {
        subject: command.kind === "script" ? `The script "${command.script}"` : `The command ${(0,safe/* quote */.hD)(command.line)}`,
        text: command.kind === "script" ? command.text : command.line,
        at: command_problems_findPlace(name, command, packageJson),
        manager: scripts.manager.name,
    });
}
function command_problems_describeMissing(name, command, packageJson, scripts) {
    const { script, kind } = command;
    const help = (0,script_lines/* adviseOnScript */.nK)(name, script, packageJson.value, scripts.manager.name);
    if (kind === "missing") {
        const [first, ...others] = scripts_scripts/* SCRIPT_NAMES */.DF[name].map((one) => `"${one}"`);
        const also = others.length === 0 ? "" : `, nor ${(0,join_words/* joinWords */.y)(others, "or")}`;
        return {
            code: "missing",
            subject: script,
            at: packageJson.at("scripts", script),
            message: `package.json has no script ${first ?? ""}${also}`,
            help,
        };
    }
    if (kind === "placeholder") {
        const message = `The script "${script}" is npm's placeholder, which always fails`;
        return { code: "placeholder", at: packageJson.keyAt("scripts", script), message, help };
    }
    const value = packageJson.value["scripts"][script];
    const message = `The script "${script}" is ${(0,safe/* quote */.hD)(value)}, which runs nothing`;
    return { code: "runs-nothing", at: packageJson.at("scripts", script), message, help };
}
/** Where a command is written. The caller's own command is in no file: the script that it replaces is nearest. */
function command_problems_findPlace(name, command, packageJson) {
    if ((0,absent/* isAbsent */.W0)(packageJson))
        return undefined;
    if (command.kind === "script")
        return packageJson.keyAt("scripts", command.script);
    return command.from === "configuration"
        ? packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "commands", name)
        : { file: packageJson.file };
}
function* findRunProblems(run, reported) {
    const { problems, moreProblems, leftRunning, repeated } = run;
    const line = (0,safe/* shorten */.ml)(run.line, LONGEST_LINE);
    const { subject } = reported;
    const at = reported.at && { at: reported.at };
    const ending = describeEnding(run, reported);
    // Where a tool names the wrong places, the failed command needs no finding of its own.
    if (ending && run.ending.kind === "status" && repeated) {
        yield {
            code: "reported-elsewhere",
            ...at,
            ...command_problems_describeRepeated(subject, repeated),
            help: `Fix them, and see whether it succeeds: ${line}`,
        };
    }
    else if (ending && (run.ending.kind !== "status" || problems.length === 0))
        yield ending;
    for (const problem of ending ? problems : []) {
        yield {
            code: "reported",
            subject: problem.message,
            at: problem.at,
            message: hideSecret(problem.message, subject),
            help: `Fix it, and see whether it is gone: ${line}`,
        };
    }
    // "More" needs reported problems. Without any, the last printed lines are shown at the place of the command.
    if (ending && (problems.length > 0 || repeated) && moreProblems > 0) {
        const message = `${subject} reports ${(0,numbers/* formatNumber */.Z)(moreProblems)} more problem${moreProblems === 1 ? "" : "s"}`;
        yield { code: "more-reported", times: moreProblems, ...at, message, help: `See them all: ${line}` };
    }
    if (leftRunning.length > 0)
        yield describeLeftRunning(leftRunning, reported);
}
/** Where a command stops at what another one reports, such as a test that first compiles. */
function command_problems_describeRepeated(subject, { by, count }) {
    const problems = count === 1 ? "a problem" : `${(0,numbers/* formatNumber */.Z)(count)} problems`;
    return { message: `${subject} fails with ${problems} that ${(0,safe/* shorten */.ml)(by, LONGEST_LINE)} reports too` };
}
function describeLeftRunning(leftRunning, { subject, at }) {
    const shown = leftRunning.slice(0, 3).map((one) => (0,safe/* quote */.hD)(one));
    const one = leftRunning.length === 1;
    const count = one
        ? "a process running, which was"
        : `${(0,numbers/* formatNumber */.Z)(leftRunning.length)} processes running, which were`;
    return {
        code: "left-running",
        at,
        severity: "warning",
        message: `${subject} left ${count} ended: ${shown.join(", ")}${leftRunning.length > shown.length ? ", \u2026" : ""}`,
        help: "End in it whatever it starts: a server, a watcher, a browser",
    };
}
/** The message of a tool, unless it is a failing test that may quote a secret. */
function hideSecret(message, subject) {
    return (0,safe/* mayBeSecret */.lr)(message) ? `${subject} reports a problem here, in words that may contain a secret` : message;
}

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/scripts-lint.js


/* harmony default export */ var scripts_lint = ((0,check/* defineCheck */.qH)({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_findCommandProblems("lint", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/scripts-test.js


/* harmony default export */ var scripts_test = ((0,check/* defineCheck */.qH)({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_findCommandProblems("test", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/scripts-types.js


/* harmony default export */ var scripts_types = ((0,check/* defineCheck */.qH)({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    codes: COMMAND_CODES,
    needs: ["scripts"],
    wants: ["packageJson", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_findCommandProblems("typecheck", { ...facts, run }),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
;// CONCATENATED MODULE: ./build/bundled/checks/package/version-matches-tag.js





/* harmony default export */ var version_matches_tag = ((0,check/* defineCheck */.qH)({
    id: "version-matches-tag",
    title: "The tag of a release names the version of manifest.json",
    severity: "error",
    codes: {
        "no-version": "The tag names no version of this plugin",
        "other-version": "The tag names another version",
    },
    needs: ["tag", "manifest"],
    wants: ["packageJson"],
    *run({ tag, manifest, packageJson }) {
        const declared = manifest.value["version"];
        // `manifest-version` reports a value that is not a version.
        if (typeof declared !== "string" || !(0,versions/* parseVersion */.ot)(declared))
            return;
        const name = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" && name !== "" ? name : undefined;
        const at = manifest.at("version");
        const named = (0,release_tag/* readTag */.zW)(tag.name, packageName)?.version;
        if (named === undefined) {
            yield {
                code: "no-version",
                subject: tag.name,
                at,
                message: `The tag ${(0,safe/* quote */.hD)(tag.name)} names no version of this plugin, which is at ${(0,safe/* quote */.hD)(declared)}`,
                help: `Tag the release ${formatTags(declared, packageName)}`,
            };
        }
        else if (named !== declared) {
            const meant = tag.name.slice(0, -named.length) + declared;
            yield {
                code: "other-version",
                subject: tag.name,
                at,
                message: `The tag ${(0,safe/* quote */.hD)(tag.name)} releases ${(0,safe/* quote */.hD)(named)}, but manifest.json names ${(0,safe/* quote */.hD)(declared)}`,
                help: `Tag this commit ${(0,safe/* quote */.hD)(meant)}, or write ${(0,safe/* quote */.hD)(named)} into manifest.json, package.json and CHANGELOG.md and tag the commit that does`,
            };
        }
    },
}));
function formatTags(version, packageName) {
    const alone = (0,safe/* quote */.hD)(`v${version}`);
    if (packageName === undefined)
        return alone;
    return `${alone}, or ${(0,safe/* quote */.hD)(`${(0,release_tag/* removeScope */.vU)(packageName)}@${version}`)} where a repository contains several plugins`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/versions-agree.js





/* harmony default export */ var versions_agree = ((0,check/* defineCheck */.qH)({
    id: "versions-agree",
    title: "package.json, its lock file and manifest.json name the same semantic version",
    severity: "error",
    codes: {
        // No lock file need be there, nor have anything in it.
        ...(0,check/* omitCodes */.Ai)(FILE_CODES, ["missing-file", "misnamed-file", "empty-file"]),
        missing: "package.json has no version",
        "not-a-version": "The version in package.json is not a semantic version",
        "other-version": "package.json and manifest.json name different versions",
        "lock-differs": "The lock file names another version than package.json",
    },
    needs: ["manifest", "packageJson"],
    wants: ["lockFile"],
    *run({ manifest, packageJson, lockFile }) {
        const at = packageJson.at("version");
        const packaged = packageJson.value["version"];
        const declared = manifest.value["version"];
        if (packaged === undefined) {
            yield {
                code: "missing",
                subject: "version",
                at,
                message: 'package.json has no "version"',
                help: "Add the version that manifest.json names",
            };
            return;
        }
        if (typeof packaged !== "string" || !(0,versions/* parseVersion */.ot)(packaged)) {
            yield {
                code: "not-a-version",
                at,
                message: `The version ${(0,safe/* quote */.hD)(packaged)} in package.json is not a semantic version`,
                help: adviseOnVersion(packaged, declared),
            };
            return;
        }
        yield* findLockProblems(lockFile, packaged, declared === packaged);
        if (typeof declared !== "string" || declared === packaged)
            return;
        const line = manifest.at("version").range?.start.line;
        const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
        yield {
            code: "other-version",
            at,
            message: `package.json names the version ${(0,safe/* quote */.hD)(packaged)}, but ${where} names ${(0,safe/* quote */.hD)(declared)}`,
            help: `Write the version that is to be released into both${adviseOnBump(lockFile, packaged)}`,
        };
    },
}));
function adviseOnVersion(packaged, declared) {
    if (typeof declared === "string" && (0,versions/* parseVersion */.ot)(declared))
        return `Write ${(0,safe/* quote */.hD)(declared)}, as manifest.json has it`;
    const meant = typeof packaged === "string" ? (0,versions/* findNearestVersion */._Q)(packaged) : undefined;
    const version = meant === undefined ? 'MAJOR.MINOR.PATCH, for example "1.4.0"' : (0,safe/* quote */.hD)(meant);
    return `Write ${version}${declared === packaged ? ", into manifest.json too" : ""}`;
}
/** A lock file that names the old version, too, is written by the same command as package.json. */
function adviseOnBump(lock, packaged) {
    if ((0,absent/* isAbsent */.W0)(lock) || lock.versions.length === 0)
        return "";
    if (!lock.versions.some(({ version }) => version === packaged)) {
        return `, and then bring ${lock.found.name} up to date: npm install --package-lock-only`;
    }
    return `; into package.json and ${lock.found.name} with: npm version <version> --no-git-tag-version`;
}
/** The lock file follows package.json: a fix exists only where the right version is certain. */
function* findLockProblems(lock, packaged, isCertain) {
    if (!(0,absent/* isAbsent */.W0)(lock) && lock.found.state !== "file") {
        for (const problem of findRequiredFileProblems(lock.found))
            yield { ...problem, severity: "notice" };
    }
    const wrong = (0,absent/* isAbsent */.W0)(lock) ? [] : lock.versions.filter(({ version }) => version !== packaged);
    const [first] = wrong;
    if ((0,absent/* isAbsent */.W0)(lock) || !first)
        return;
    yield {
        code: "lock-differs",
        at: first.at,
        severity: "warning",
        message: `${lock.found.name} names the version ${(0,safe/* quote */.hD)(first.version)}, but package.json names ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Bring it up to date: npm install --package-lock-only",
        fix: isCertain ? wrong.flatMap(({ replace }) => replace(packaged)) : [],
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/workflows/workflow.js
var workflow = __webpack_require__(81294);
;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-build.js





/** The commands that look at what is built. */
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
/** Scripts that npm runs by itself when it installs. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];
/* harmony default export */ var workflow_build = ((0,check/* defineCheck */.qH)({
    id: "workflow-build",
    title: "Every job that checks the plugin has its files, and builds it first",
    severity: "warning",
    codes: {
        "no-files": "No step before it checks the repository out",
        "late-build": "The plugin is built after it is checked",
        "no-build": "Nothing builds the plugin before it is checked",
    },
    needs: ["workflows"],
    wants: ["bundleFile", "packageJson"],
    *run({ workflows, bundleFile, packageJson }) {
        const scripts = (0,scripts_scripts/* getScripts */.Rq)((0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value);
        const isCommitted = !(0,absent/* isAbsent */.W0)(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || (0,workflow/* readInput */.R5)(step, "artifact") !== "")
                continue;
            const before = steps.slice(0, at);
            if (!before.some((one) => one.mayBring))
                yield { ...describeNoFiles(step), subject: id.text };
            else if (needsBuild && !before.some((one) => one.mayBuild))
                yield { ...describeNoBuild(step, before, steps.slice(at + 1), scripts), subject: id.text };
        }
    },
}));
/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function describeNoFiles({ what }) {
    return {
        code: "no-files",
        at: what.at,
        message: `The plugin is not there yet when ${(0,safe/* quote */.hD)(what.text)} runs: no step before it checks the repository out`,
        help: "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
    };
}
function describeNoBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    if (late) {
        return {
            code: "late-build",
            at: what.at,
            message: `${(0,safe/* quote */.hD)(what.text)} runs before ${(0,safe/* quote */.hD)(late.what.text)} in line ${String(late.what.at.range.start.line)}, and needs what is built`,
            help: "Move it behind the build",
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
        code: "no-build",
        at: what.at,
        message: `Nothing builds the plugin before ${(0,safe/* quote */.hD)(what.text)} runs`,
        help: `Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`,
    };
}

// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-needs.js


const LEVELS = ["none", "read", "write"];
/** The words that make a step of the Action release; `undefined` for a step that does not release. */
function findReleaseInput(step) {
    const name = (0,workflow/* findReleasingInput */.ym)(step);
    return name && placeInput(step, name);
}
/**
 * An input as a message names it, such as `targets: npm`. Its place is its value, or its key where the value has
 * several lines.
 */
function placeInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range;
    const place = start.line === end.line ? setting.value : setting.key;
    return { text: `${name}: ${(0,action_interface/* splitList */.ry)(setting.value.text).join(", ")}`, at: place.at };
}
/** What the steps of a job certainly need of its token. */
function listNeeds({ steps }) {
    return steps.flatMap((step) => step.uses ? (step.preflight === undefined ? listActionNeeds(step) : listPreflightNeeds(step)) : []);
}
function listPreflightNeeds(step) {
    const needs = [];
    const add = (scope, input) => {
        // An identity is the job's own, whatever token the step is given.
        if (scope !== "id-token" && !hasJobToken(step))
            return;
        needs.push({ scope, level: "write", because: placeInput(step, input) });
    };
    const releases = findReleaseInput(step) !== undefined && (0,workflow/* readInput */.R5)(step, "dry-run").toLowerCase() !== "true";
    const named = (0,action_interface/* splitList */.ry)((0,workflow/* readInput */.R5)(step, "targets"));
    const targets = releases ? (0,action_interface/* listTargets */.nJ)((name) => (0,workflow/* readInput */.R5)(step, name)) : [];
    for (const row of action_interface/* TARGETS */.dW) {
        if (!targets.includes(row.name))
            continue;
        const implied = "impliedBy" in row && !named.includes(row.name) ? row.impliedBy : "targets";
        if (!("unless" in row))
            add(row.scope, implied);
        else if ("auth" in row && (0,workflow/* readInput */.R5)(step, row.auth) === "oidc")
            add(row.scope, row.auth);
        else if ((0,workflow/* readInput */.R5)(step, row.unless) === "" && mayUseIdentity(step, "auth" in row ? row.auth : undefined))
            add(row.scope, implied);
    }
    if ((0,workflow/* readInput */.R5)(step, "annotations") === "checks")
        add("checks", "annotations");
    else if ((0,workflow/* readInput */.R5)(step, "report") !== "" && ["", "auto"].includes((0,workflow/* readInput */.R5)(step, "annotations")))
        add("checks", "report");
    if ((0,workflow/* readInput */.R5)(step, "suggestions").toLowerCase() === "true")
        add("pull-requests", "suggestions");
    if ((0,workflow/* readInput */.R5)(step, "comment").toLowerCase() === "true")
        add("pull-requests", "comment");
    return needs;
}
/** Whether a step without a token shows the job's identity. What an expression gives is not known. */
function mayUseIdentity(step, auth) {
    return auth === undefined || ["", "auto"].includes((0,workflow/* readInput */.R5)(step, auth));
}
/** Actions that the documentation combines with ours. */
function listActionNeeds({ what, uses }) {
    const makeNeed = (scope) => ({ scope, level: "write", because: what });
    if (uses?.name === "github/codeql-action/upload-sarif")
        return [makeNeed("security-events")];
    if (uses?.name.startsWith("actions/attest") === true)
        return [makeNeed("id-token"), makeNeed("attestations")];
    return [];
}
/** Whether the token is the job's own, whose rights `permissions` lists. */
function hasJobToken(step) {
    const token = (0,workflow/* readInput */.R5)(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
/** Whether permissions give a right. */
function grants({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return (0,workflow/* isExpression */.BH)(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}
/** Whether a job's token may change the repository, as far as its permissions show. */
function mayWrite({ permissions }) {
    return permissions !== undefined && grants(permissions, { scope: "contents", level: "write" });
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/credential-inputs.js

/** What in a job can publish, or is as secret: each by its key, once. */
function listCredentials({ permissions, secretVariables, steps }) {
    const found = [...secretVariables];
    if (permissions && !permissions.all && grants(permissions, { scope: "id-token", level: "write" })) {
        const setting = permissions.scopes.get("id-token");
        if (setting)
            found.push(setting.key);
    }
    for (const step of steps)
        found.push(...step.publishingSecrets);
    return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-credentials.js





/** Events that run with the repository's rights, even when an untrusted user causes them. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const UNTRUSTED = /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;
/* harmony default export */ var workflow_credentials = ((0,check/* defineCheck */.qH)({
    id: "workflow-credentials",
    title: "No job gives a credential to code of the repository",
    severity: "warning",
    codes: {
        exposed: "A credential is in a job that runs code of the repository",
        "persisted-token": "A checkout leaves the job's token on the disk",
        "foreign-code": "A workflow runs untrusted code with the rights of the repository",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            // A variable of the workflow is in every job, and is reported with the first.
            const reported = new Set();
            for (const job of jobs) {
                const code = job.steps.find(({ runsCode }) => runsCode);
                if (!code)
                    continue;
                const credentials = listCredentials(job).filter(({ at }) => !reported.has(JSON.stringify(at)));
                for (const { at } of credentials)
                    reported.add(JSON.stringify(at));
                yield* findCredentialProblems(job, code, credentials);
                yield* findPersistedTokens(job, code);
                yield* findForeignCode(job, triggers);
            }
        }
    },
}));
/** A credential that can publish, in a job that runs code of the repository. */
function* findCredentialProblems(job, code, credentials) {
    const [first] = credentials;
    if (!first)
        return;
    const actions = job.steps.filter((step) => step.preflight !== undefined && step.uses);
    const isAccepted = actions.some((step) => (0,workflow/* readInput */.R5)(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const isVariable = job.secretVariables.includes(first);
    const verb = credentials.length === 1 ? "is" : "are";
    const names = credentials
        .slice(0, 3)
        .map(({ text }) => (0,safe/* quote */.hD)(text))
        .join(", ");
    yield {
        code: "exposed",
        subject: [job.id.text, ...credentials.map(({ text }) => text)],
        at: first.at,
        ...(isAccepted && { severity: "notice" }),
        message: `${names} ${verb} in the job ${(0,safe/* quote */.hD)(job.id.text)}, where ${formatCode(code)} runs code that can read ${credentials.length === 1 ? "it" : "them"}`,
        help: isVariable
            ? "Give it only to the step that needs it. If it publishes, use a second job that runs nothing of the repository's"
            : isAccepted
                ? "Better release from a second job that runs nothing of the repository's; run-scripts: true accepts the risk"
                : `Release from a second job that runs nothing of the repository's${accept}`,
    };
}
/** The job's own token, where a checkout leaves it on the disk. */
function* findPersistedTokens(job, code) {
    if (job.permissions && !mayWrite(job))
        return;
    if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text)))
        return;
    for (const step of job.steps) {
        if (step.uses?.name !== "actions/checkout" || (0,workflow/* readInput */.R5)(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
            code: "persisted-token",
            subject: [job.id.text, step.what.text],
            at: step.what.at,
            severity: job.permissions ? "warning" : "notice",
            message: `${(0,safe/* quote */.hD)(step.what.text)} leaves the job's token on the disk, where ${formatCode(code)} runs code that can read it`,
            help: "Add to the step: with: { persist-credentials: false }",
        };
    }
}
/** Code of a pull request, where an event gives the rights of the repository. */
function* findForeignCode(job, triggers) {
    const event = triggers?.events.find(({ text }) => PRIVILEGED.includes(text));
    const untrusted = job.steps.flatMap((step) => findUntrustedRef(step) ?? []);
    const [first] = untrusted;
    if (!event || !first)
        return;
    yield {
        code: "foreign-code",
        subject: [job.id.text, event.text, first.text],
        at: first.at,
        message: `${(0,safe/* quote */.hD)(first.text)} is code of strangers, and "${event.text}" runs it with the secrets and the rights of this repository`,
        help: "Start the workflow with on: pull_request, which needs neither: the verdict is the same",
    };
}
function findUntrustedRef(step) {
    if (step.uses?.name.endsWith("/checkout") === true) {
        const inputs = ["ref", "repository"].flatMap((name) => step.inputs.get(name)?.value ?? []);
        return inputs.find(({ text }) => UNTRUSTED.test(text));
    }
    return step.uses === undefined &&
        /^(?:gh pr checkout\b|git (?:fetch|checkout|pull)\b.*(?:\bpull\/|\$\{\{))/u.test(step.what.text)
        ? step.what
        : undefined;
}
function formatCode({ what, preflight }) {
    const where = ` in line ${String(what.at.range.start.line)}`;
    return preflight === undefined ? `${(0,safe/* quote */.hD)(what.text)}${where}` : `plugin-preflight${where}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-inputs.js





/** Other words for true and false. */
const SYNONYMS = new Map([
    ...["yes", "on", "1", "always"].map((word) => [word, "true"]),
    ...["no", "off", "0", "never"].map((word) => [word, "false"]),
]);
/* harmony default export */ var workflow_inputs = ((0,check/* defineCheck */.qH)({
    id: "workflow-inputs",
    title: "The Action's inputs in a workflow have names and values that it knows",
    severity: "warning",
    codes: {
        "unknown-input": "The Action has no such input",
        "unlisted-value": "The value is not in the list of the input's values",
        "unknown-target": "A target is named that does not exist",
        "no-artifact": "A pin is given without an artifact",
        "no-pin": "An artifact is given without a pin",
        "no-token": "The marketplace's token is asked for, and not given",
        "idle-token": "The marketplace's token is given, and never used",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { id, steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const step of steps) {
                if (step.preflight === undefined)
                    continue;
                for (const problem of workflow_inputs_findStepProblems(step))
                    yield { ...problem, subject: [id.text, ...list(problem.subject)] };
            }
        }
    },
}));
function* workflow_inputs_findStepProblems(step) {
    for (const [name, setting] of step.inputs)
        yield* findInputProblems(name, setting);
    yield* findMissingInputs(step);
}
const list = (subject = []) => [subject].flat();
function* findInputProblems(name, { key, value }) {
    const input = (0,action_interface/* findInput */.cu)(name);
    if (!input) {
        yield describeUnknown(key.text, key.at);
        return;
    }
    const word = value.text.trim();
    if (word === "" || (0,workflow/* isExpression */.BH)(word))
        return;
    const allowed = input.choices;
    if (allowed && (0,action_interface/* findChoice */.rx)(word, allowed) === undefined) {
        const synonym = SYNONYMS.get(word.toLowerCase());
        const meant = allowed.find((choice) => choice === synonym) ?? (0,nearest/* findNearest */.qg)(word, allowed);
        yield {
            code: "unlisted-value",
            subject: name,
            at: value.at,
            message: `"${name}" is ${(0,safe/* quote */.hD)(word)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? `Write one of them, or remove ${name}` : `Write ${meant}`,
        };
    }
    if (name === "targets")
        yield* findTargetProblems({ key, value });
}
function describeUnknown(name, at) {
    const meant = (0,nearest/* findNearest */.qg)(name, action_interface/* INPUT_NAMES */.Qh);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    return {
        code: "unknown-input",
        subject: name,
        at,
        message: `The Action has no input ${(0,safe/* quote */.hD)(name)}`,
        help: meant === undefined ? "Remove it, or look its name up in the Action's README" : `Write ${meant}`,
        ...(isSame && { fix: [{ file: at.file, range: at.range, text: meant }] }),
    };
}
function* findTargetProblems({ key, value }) {
    const wrong = (0,action_interface/* splitList */.ry)(value.text).filter((target) => (0,action_interface/* findChoice */.rx)(target, action_interface/* TARGET_NAMES */.HQ) === undefined);
    const [first] = wrong;
    if (first === undefined)
        return;
    const meant = (0,nearest/* findNearest */.qg)(first, action_interface/* TARGET_NAMES */.HQ) ?? action_interface/* TARGET_NAMES */.HQ.find((name) => name.startsWith(`${first}-`));
    yield {
        code: "unknown-target",
        subject: wrong,
        at: key.at,
        message: `"targets" names ${wrong
            .slice(0, 3)
            .map((target) => (0,safe/* quote */.hD)(target))
            .join(", ")}, but there are only ${action_interface/* TARGET_NAMES */.HQ.join(", ")}`,
        help: meant === undefined ? "Name one of them" : `Write ${meant} in place of ${(0,safe/* quote */.hD)(first)}`,
    };
}
/** Inputs that another one cannot do without. */
function* findMissingInputs(step) {
    const pin = step.inputs.get("checked-sha256");
    if (pin && (0,workflow/* readInput */.R5)(step, "artifact") === "") {
        yield {
            code: "no-artifact",
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: "Add artifact: with the file or folder that the earlier job has made",
        };
    }
    yield* findAuthProblems(step);
    const artifact = step.inputs.get("artifact");
    if (artifact && (0,workflow/* readInput */.R5)(step, "checked-sha256") === "") {
        yield {
            code: "no-pin",
            at: artifact.key.at,
            message: `"artifact" is released only with its digest, but there is no "checked-sha256"`,
            help: "Add checked-sha256: with the output artifact-sha256 of the job that checked, or none to release without a pin",
        };
    }
}
/** How the marketplace knows the job, and a token that does not fit. */
function* findAuthProblems(step) {
    const auth = step.inputs.get("marketplace-auth");
    const token = step.inputs.get("marketplace-token");
    const word = (0,workflow/* readInput */.R5)(step, "marketplace-auth");
    if (auth && word === "token" && (0,workflow/* readInput */.R5)(step, "marketplace-token") === "") {
        yield {
            code: "no-token",
            at: auth.value.at,
            message: `"marketplace-auth" is "token", but there is no "marketplace-token"`,
            help: "Add marketplace-token: with the secret, or write oidc, for the job's identity",
        };
    }
    if (token && word === "oidc" && (0,workflow/* readInput */.R5)(step, "marketplace-token") !== "") {
        yield {
            code: "idle-token",
            at: token.key.at,
            message: `"marketplace-auth" is "oidc", so "marketplace-token" is never used`,
            help: "Remove marketplace-token: the step then has no secret that it does not need",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-permissions.js




/* harmony default export */ var workflow_permissions = ((0,check/* defineCheck */.qH)({
    id: "workflow-permissions",
    title: "Every job has the permissions that it needs, and names them",
    severity: "warning",
    codes: {
        unnamed: "A job needs rights, and names none",
        "write-all": "Every step may change everything",
        "missing-right": "The permissions leave out a right that is needed",
        "too-few-rights": "The permissions give less than is needed",
        "no-checkout": "The permissions leave out what a checkout of a private repository needs",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        // Permissions of the workflow apply to several jobs: a missing one is reported once.
        const reported = new Set();
        for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const problem of findJobProblems(job)) {
                const key = JSON.stringify([problem.at, problem.help]);
                if (!reported.has(key))
                    yield problem;
                reported.add(key);
            }
        }
    },
}));
function* findJobProblems(job) {
    const { id, permissions } = job;
    const needs = [...new Map(listNeeds(job).map((need) => [need.scope, need])).values()];
    const [first] = needs;
    if (!permissions) {
        if (first)
            yield workflow_permissions_describeUnnamed(id.text, needs, first);
        return;
    }
    if (permissions.all?.text === "write-all")
        yield describeWriteAll(permissions.all.at, needs);
    for (const need of needs)
        if (!grants(permissions, need))
            yield workflow_permissions_describeMissing(permissions, need, job);
    if (checksOut(job) && !grants(permissions, { scope: "contents", level: "read" })) {
        // A larger gap is reported already.
        if (!needs.some(({ scope }) => scope === "contents"))
            yield workflow_permissions_describeUnreadable(permissions);
    }
}
function workflow_permissions_describeUnnamed(job, needs, { because }) {
    return {
        code: "unnamed",
        subject: job,
        at: because.at,
        message: `${(0,safe/* quote */.hD)(because.text)} needs rights that the job ${(0,safe/* quote */.hD)(job)} does not name, so they are left to a setting of the repository`,
        help: `Write into the job: permissions: ${formatFlow(needs)}`,
    };
}
function describeWriteAll(at, needs) {
    return {
        code: "write-all",
        at,
        message: '"permissions" is "write-all", so every step may change everything in the repository',
        help: `Name what is needed, and nothing else: permissions: ${formatFlow(needs)}`,
    };
}
function workflow_permissions_describeMissing({ key, all, scopes }, { scope, level, because }, job) {
    const given = all ?? scopes.get(scope)?.value;
    if (!given) {
        return {
            code: "missing-right",
            subject: [scope, level, because.text],
            at: key.at,
            message: `"permissions" leave out "${scope}: ${level}", which ${(0,safe/* quote */.hD)(because.text)} needs`,
            // Beside code of the repository it would be a credential that this code can use.
            help: scope === "id-token" && job.steps.some(({ runsCode }) => runsCode)
                ? `Move ${(0,safe/* quote */.hD)(because.text)} to a second job that runs nothing of the repository's, with ${scope}: ${level}`
                : `Add ${scope}: ${level}`,
        };
    }
    return {
        code: "too-few-rights",
        subject: [scope, level, because.text],
        at: given.at,
        message: `"${all ? "permissions" : scope}" is ${(0,safe/* quote */.hD)(given.text)}, but ${(0,safe/* quote */.hD)(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
        help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
    };
}
function workflow_permissions_describeUnreadable({ key }) {
    return {
        code: "no-checkout",
        at: key.at,
        severity: "notice",
        message: '"permissions" leave out "contents", so a private repository cannot be checked out',
        help: "Add contents: read",
    };
}
/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && (0,workflow/* readInput */.R5)(step, "token") === "");
}
/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function formatFlow(needs) {
    const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }) => [scope, level])]);
    return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-pins.js





const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<the 40 digits of its commit>";
const workflow_pins_MOST_NAMED = 5;
/* harmony default export */ var workflow_pins = ((0,check/* defineCheck */.qH)({
    id: "workflow-pins",
    title: "Every action except plugin-preflight is pinned to a commit",
    severity: "warning",
    codes: {
        "no-version": "An action is named without a version",
        movable: "An action next to a credential is not pinned to a commit",
        unpinned: "Actions are not pinned to commits",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const allUses = jobs.flatMap(({ steps }) => steps).flatMap((step) => step.uses ?? []);
            const countUses = ({ text }) => allUses.filter((one) => one.text === text).length;
            const reported = new Set();
            for (const job of jobs) {
                const loose = findUnpinned(job).filter(({ text }) => !reported.has(text));
                for (const { text } of loose)
                    reported.add(text);
                yield* loose.filter(isVersionless).map((one) => describeVersionless(one, countUses(one)));
                const movable = loose.filter((uses) => !isVersionless(uses));
                if (mayPublish(job))
                    yield* movable.map((one) => describeMovable(one, job, countUses(one)));
                else
                    yield* describeTogether(movable, countUses);
            }
        }
    },
}));
/** Each action that is not pinned, at its first place. */
function findUnpinned({ steps }) {
    const loose = steps
        .flatMap(({ uses = [] }) => uses)
        .filter(({ name, ref }) => !isOwn(name) && !COMMIT.test(ref ?? ""));
    return [...new Map(loose.toReversed().map((uses) => [uses.text, uses])).values()].toReversed();
}
/** Code of the repository itself, or a container, which has no commit. */
function isOwn(name) {
    return name.startsWith(".") || name.startsWith("docker:");
}
function mayPublish(job) {
    return mayWrite(job) || listCredentials(job).length > 0;
}
function isVersionless({ ref = "" }) {
    return ref === "";
}
/** A place is reported once: the others are in the help. */
const formatPin = (count) => (count > 1 ? `Pin it in its ${String(count)} places` : "Pin it");
function describeVersionless({ text, at }, count) {
    return {
        code: "no-version",
        subject: text,
        at,
        message: `${(0,safe/* quote */.hD)(text)} names no version, and GitHub refuses it`,
        help: `${formatPin(count)}: uses: ${text}@${DIGITS}`,
    };
}
function describeMovable(uses, job, count) {
    const right = listCredentials(job)[0]?.text ?? "contents: write";
    return {
        code: "movable",
        subject: uses.text,
        at: uses.at,
        message: `${(0,safe/* quote */.hD)(uses.text)} is not pinned to a commit, so what runs next to ${(0,safe/* quote */.hD)(right)} can change`,
        help: `${formatPin(count)}: uses: ${formatPinned(uses)}`,
    };
}
function* describeTogether(loose, countUses) {
    const [first] = loose;
    if (!first)
        return;
    const names = loose.slice(0, workflow_pins_MOST_NAMED).map(({ text }) => (0,safe/* quote */.hD)(text));
    const others = loose.length > workflow_pins_MOST_NAMED ? [`${String(loose.length - workflow_pins_MOST_NAMED)} more`] : [];
    const isOne = loose.length === 1;
    yield {
        code: "unpinned",
        subject: loose.map(({ text }) => text),
        at: first.at,
        severity: "notice",
        message: `${(0,join_words/* joinWords */.y)([...names, ...others])} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
        help: `${isOne ? formatPin(countUses(first)) : "Pin each"}: uses: ${formatPinned(first)}`,
    };
}
/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function formatPinned({ text, ref = "" }) {
    const action = text.slice(0, text.indexOf("@"));
    return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-tags.js



/** Events that are never about a tag. Others may be, or start a workflow by hand or by a plan. */
const NEVER = new Set([
    "pull_request",
    "pull_request_target",
    "pull_request_review",
    "pull_request_review_comment",
    "merge_group",
    "issues",
    "issue_comment",
    "branch_protection_rule",
]);
/* harmony default export */ var workflow_tags = ((0,check/* defineCheck */.qH)({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    codes: {
        "never-started": "No tag starts the workflow",
        "hopeless-pattern": "The filter of tags fits no release tag",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => findReleaseInput(step) ?? []));
            if (release && triggers)
                yield* findTriggerProblems(triggers, release);
        }
    },
}));
function* findTriggerProblems({ key, events, push }, release) {
    if (events.some(({ text }) => text !== "push" && !NEVER.has(text)))
        return;
    const isPushed = events.some(({ text }) => text === "push");
    const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
    const hasTags = push.has("tags") || push.has("tags-ignore");
    if (!isPushed || (!hasTags && (push.has("branches") || push.has("branches-ignore")))) {
        yield {
            code: "never-started",
            at: key.at,
            message: `"on" never starts this workflow for a tag, so ${(0,safe/* quote */.hD)(release.text)} never releases anything`,
            help: 'Add tags to push, such as push: { branches: [main], tags: ["v*"] }',
        };
        return;
    }
    const [first] = patterns;
    if (first && patterns.every(({ text }) => isHopeless(text)))
        yield describeHopelessPattern(first);
}
function isHopeless(pattern) {
    return isRegularExpression(pattern) || !(/[*?+[]/u.test(pattern) || /\d+\.\d+\.\d+/u.test(pattern));
}
/** GitHub's patterns know neither of these signs, and no tag begins with a slash. */
function isRegularExpression(pattern) {
    return /^[/^]|[\\$()]/u.test(pattern);
}
function describeHopelessPattern({ text, at }) {
    const why = isRegularExpression(text)
        ? "is written as a regular expression, but GitHub takes patterns"
        : "fits no release tag such as v1.2.3";
    return {
        code: "hopeless-pattern",
        subject: text,
        at,
        message: `The tag filter ${(0,safe/* quote */.hD)(text)} ${why}`,
        help: 'Write a pattern, such as "v*"',
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-yaml.js

/* harmony default export */ var workflow_yaml = ((0,check/* defineCheck */.qH)({
    id: "workflow-yaml",
    title: "Every workflow that runs plugin-preflight is one that GitHub can read",
    severity: "warning",
    codes: {
        unreadable: "GitHub cannot read the workflow",
        "not-read": "The workflow is not read",
    },
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { fault } of workflows.files)
            if (fault)
                yield { code: "unreadable", ...fault };
        for (const { file, why, help } of workflows.unread)
            yield { code: "not-read", at: { file }, severity: "notice", message: why, help };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/index.js






















































































/** Every check, in the order of the checklist. */
const checks = [
    manifest_json,
    manifest_manifest_version,
    manifest_name,
    manifest_version,
    manifest_known_keys,
    manifest_description,
    manifest_type,
    manifest_author,
    manifest_category,
    manifest_main,
    manifest_web,
    manifest_background,
    manifest_entry_points,
    manifest_sections,
    manifest_dashboard_widget,
    manifest_config_schema,
    manifest_default_config,
    manifest_commands,
    manifest_pages,
    manifest_menu_items,
    manifest_ui,
    manifest_hooks,
    manifest_permissions,
    manifest_external_services,
    manifest_webhooks,
    manifest_oauth,
    manifest_dependencies,
    manifest_peer_dependencies,
    manifest_engines,
    manifest_compatibility,
    manifest_host_versions,
    manifest_license,
    manifest_repository,
    manifest_homepage,
    manifest_bugs,
    manifest_keywords,
    manifest_tags,
    manifest_pricing,
    manifest_screenshots,
    package_json,
    versions_agree,
    version_matches_tag,
    package_peers,
    package_files,
    env_packed,
    env_tracked,
    readme_present,
    readme_length,
    readme_installation,
    license_present,
    license_text,
    changelog_present,
    changelog_entry,
    changelog_major,
    screenshots_present,
    bundle_present,
    bundle_size,
    bundle_syntax,
    bundle_peers,
    hooks_exist,
    components_exist,
    bundle_fresh,
    permissions_declared,
    permissions_used,
    no_secrets,
    dependencies_installed,
    scripts_test,
    scripts_lint,
    scripts_types,
    archive_unchanged,
    lifecycle_install,
    lifecycle_enable,
    lifecycle_disable,
    lifecycle_update,
    lifecycle_uninstall,
    lifecycle_leaks,
    components_mount,
    workflow_yaml,
    workflow_inputs,
    workflow_build,
    workflow_tags,
    workflow_permissions,
    workflow_credentials,
    workflow_pins,
    configuration_valid,
    files_fetched,
];


/***/ }),

/***/ 52067:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jW: function() { return /* binding */ SHAPE_CODES; },
/* harmony export */   x8: function() { return /* binding */ getShapeCode; }
/* harmony export */ });
/* unused harmony export findShapeCode */
/** What the manifest's schema can find wrong at a place. */
const SHAPE_CODES = {
    missing: "A key that must or should be there is missing",
    "unknown-key": "The host does not know a key",
    "misspelt-key": "The host does not know a key, and one of a similar name is missing",
    "wrong-type": "A value is of another type than the host expects",
    "unlisted-value": "A value is not one of those that the host knows",
    "wrong-value": "A value is not the only one that the host knows",
    empty: "A text is empty",
    "too-short": "A text has fewer characters than it must have",
    "too-long": "A text has more characters than it may have",
    "wrong-form": "A text is not in the form that the host expects",
    "no-items": "A list has no item, but must have one",
    "too-small": "A number is smaller than it must be",
    "not-allowed": "A value is not allowed",
};
const CODES_OF_KEYWORDS = {
    type: "wrong-type",
    anyOf: "wrong-type",
    enum: "unlisted-value",
    const: "wrong-value",
    minLength: "too-short",
    maxLength: "too-long",
    pattern: "wrong-form",
    minItems: "no-items",
    exclusiveMinimum: "too-small",
};
/** The code of what a keyword of the schema forbids, other than a missing or an unknown key. */
function getShapeCode(keyword, limit) {
    return findShapeCode(keyword, limit) ?? "not-allowed";
}
/** As {@link getShapeCode}; `undefined` for a word of the schema that forbids nothing. */
function findShapeCode(keyword, limit) {
    return keyword === "minLength" && limit === 1 ? "empty" : CODES_OF_KEYWORDS[keyword];
}


/***/ }),

/***/ 29550:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iP: function() { return /* binding */ describeRename; },
/* harmony export */   lx: function() { return /* binding */ findShapeProblems; },
/* harmony export */   wR: function() { return /* binding */ formatLabel; }
/* harmony export */ });
/* harmony import */ var _text_group_by_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13291);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _shape_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52067);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81581);





/**
 * The schema's errors for one key of the manifest and everything below it, each once, at its place.
 *
 * A missing key is reported here too, unless a misspelt key was meant for it.
 *
 * @param unknown the severity of an unknown key.
 */
function* findShapeProblems({ manifest, shape }, key, unknown = "warning") {
    if (shape.errors.length === 0)
        return;
    const errors = shape.errors.filter(({ path, params }) => (path.length === 0 ? params["missingProperty"] : path[0]) === key);
    const slips = findSlips(errors);
    for (const error of errors) {
        const { path, params, keyword } = error;
        const missing = params["missingProperty"];
        if (typeof missing === "string") {
            const reported = path.length === 0 ? manifest.has(missing) : slips.reported.has(error);
            if (!reported)
                yield describeMissingKey(manifest, error, missing);
        }
        else if (keyword === "additionalProperties") {
            yield describeUnknownKey(manifest, error, slips.meant.get(error), unknown);
        }
        else {
            yield describeWrongValue(manifest, error);
        }
    }
}
function findSlips(errors) {
    const missingAt = (0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_3__/* .groupBy */ .$)(errors.filter(({ params }) => "missingProperty" in params), ({ path }) => JSON.stringify(path));
    const meant = new Map();
    const reported = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .findNearest */ .qg)(String(unknown.params["additionalProperty"]), names);
        const error = name === undefined ? undefined : missing[names.indexOf(name)];
        if (!error || reported.has(error))
            continue;
        meant.set(unknown, error);
        reported.add(error);
    }
    return { meant, reported };
}
function describeMissingKey(manifest, { path, schema, advisory }, key) {
    const property = getProperty(schema, key);
    return {
        code: "missing",
        subject: key,
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : formatLabel(path)} has no ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}`,
        help: adviseOnMissingKey(property, key),
    };
}
function adviseOnMissingKey(property, key) {
    const { description: about, enum: values } = property;
    const example = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExample */ .E)(property);
    const what = typeof about === "string" ? `: ${lowerFirstLetter(about.replace(/\.$/u, ""))}` : "";
    const choice = Array.isArray(values) ? `; one of ${values.join(", ")}` : "";
    return `Add ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}${what}${choice}${example === undefined ? "" : `, for example ${example}`}`;
}
function describeUnknownKey(manifest, { path, params, schema }, missing, usual) {
    const key = String(params["additionalProperty"]);
    const known = Object.keys(schema["properties"] ?? {});
    const required = missing && String(missing.params["missingProperty"]);
    const there = manifest.valueAt(...path);
    const unused = known.filter((name) => typeof there !== "object" || there === null || !Object.hasOwn(there, name));
    const notMeant = (schema["notMeant"] ?? []);
    const meant = required ?? (notMeant.includes(key) ? undefined : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .findNearest */ .qg)(key, unused));
    return {
        ...(required === undefined
            ? { code: "unknown-key", subject: key }
            : { code: "misspelt-key", subject: [key, required] }),
        at: manifest.keyAt(...path, key),
        severity: missing && !missing.advisory ? "error" : usual,
        message: required === undefined
            ? `${formatLabel(path)} has the unknown key ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}${meant === undefined ? "" : `; did you mean ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(meant)}?`}`
            : `${formatLabel(path)} has the unknown key ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}, and ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(required)} is missing; did you mean that?`,
        ...(meant === undefined
            ? { help: `Remove it; known are ${known.join(", ")}` }
            : describeRename(manifest, { path, key, meant, property: getProperty(schema, meant) })),
    };
}
/** How a key gets the name that was meant. One word becomes a list where the key takes several. */
function describeRename(manifest, { path, key, meant, property }) {
    const at = [...path, key];
    const value = manifest.valueAt(...at);
    const rename = manifest.rename(at, meant);
    return typeof value === "string" && isListOfTexts(property)
        ? { help: `Write ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(meant)}: [${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}]`, fix: [...rename, ...manifest.replace(at, [value])] }
        : { help: `Rename it to ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(meant)}`, fix: rename };
}
function isListOfTexts({ type, items }) {
    return type === "array" && items?.type === "string";
}
function describeWrongValue(manifest, error) {
    const { message, help, replacement } = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_2__/* .describeShapeError */ .z)(formatLabel(error.path), manifest.valueAt(...error.path), error);
    return {
        code: (0,_shape_code_js__WEBPACK_IMPORTED_MODULE_1__/* .getShapeCode */ .x8)(error.keyword, error.params["limit"]),
        at: manifest.at(...error.path),
        message,
        help,
        fix: replacement === undefined ? [] : manifest.replace(error.path, replacement),
    };
}
/** A place in the manifest as its author would name it: `"commands[0].name"`. */
function formatLabel(path) {
    const name = path.map((step, at) => typeof step === "number" ? `[${String(step)}]` : `${at === 0 ? "" : "."}${step}`);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name.join(""));
}
function getProperty(schema, key) {
    const properties = (schema["properties"] ?? {});
    return properties[key] ?? {};
}
const lowerFirstLetter = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);


/***/ }),

/***/ 81581:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ formatExample; },
/* harmony export */   z: function() { return /* binding */ describeShapeError; }
/* harmony export */ });
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31297);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _text_join_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79588);




/** The sentences for what a schema forbids: one row a keyword. */
const SENTENCES = {
    type: (label, value, { params, schema }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${describeKind(params["type"])}`,
        help: adviseOnType(String(params["type"]), value, schema),
    }),
    enum: (label, value, { params, schema }) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .findMeant */ .z7)(value, allowed) : undefined;
        return {
            message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(meant)}`,
            ...(meant !== undefined && { replacement: meant }),
        };
    },
    const: (label, value, { params }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(params["allowedValue"])}`,
        help: `Write ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(params["allowedValue"])}`,
    }),
    minLength: (label, value, { params }) => params["limit"] === 1
        ? { message: `${label} is "", but must not be empty`, help: "Write something into it, or remove it" }
        : describeLength(label, value, `at least ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(params["limit"])}`),
    maxLength: (label, value, { params }) => describeLength(label, value, `at most ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(params["limit"])}`),
    pattern: (label, value, { schema }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must ${formatRule(schema)}`,
        help: `Let it ${formatRule(schema)}`,
    }),
    minItems: (label) => ({ message: `${label} is an array without an item`, help: "Add an item, or remove the key" }),
    exclusiveMinimum: (label, value, { params }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be above ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(params["limit"])}`,
        help: "Write a larger number",
    }),
    anyOf: (label, value, { schema }) => {
        const forms = (schema["anyOf"] ?? []);
        const kinds = forms.map((form) => describeKind(form["type"] ?? "object"));
        const example = formatExample(schema);
        return {
            message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${kinds.join(" or ")}`,
            help: example === undefined ? "Write one of the two" : `Write, for example, ${example}`,
        };
    },
};
function describeShapeError(label, value, error) {
    const describe = SENTENCES[error.keyword];
    return describe
        ? describe(label, value, error)
        : { message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, which is not allowed`, help: "See the page of this check" };
}
const FORMS = {
    string: "Write it in quotation marks",
    array: "Write a list: [ \u2026 ]",
    number: "Write a number, without quotation marks",
    boolean: "Write true or false, without quotation marks",
};
function adviseOnType(type, value, schema) {
    const isWord = typeof value === "number" || typeof value === "boolean";
    const example = formatExample(schema);
    if (type === "string" && isWord && example === undefined && isLongEnough(value, schema))
        return FORMS["string"] ?? "";
    if (type === "array" && typeof value === "string" && value !== "" && takesTexts(schema))
        return adviseOnList(value, schema);
    if (example !== undefined)
        return `Write, for example, ${example}`;
    if (type === "object")
        return adviseOnObject(schema);
    return type === "string" ? "Write a string, in quotation marks" : (FORMS[type] ?? "Write another value");
}
function isLongEnough(value, { minLength = 0 }) {
    return String(value).length >= Number(minLength);
}
function takesTexts({ items }) {
    return items?.["type"] === "string";
}
/**
 * The items of a list that is written as one text: `"tides, harbour"`, or `"tides.read tides.write"` where no item has
 * a space.
 */
function adviseOnList(text, schema) {
    const between = text.includes(",") || formatExample(schema) === undefined ? "," : /\s/u;
    const items = text
        .split(between)
        .map((item) => item.trim())
        .filter((item) => item !== "");
    return `Write [${items
        .slice(0, MOST_ITEMS)
        .map((item) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(item))
        .join(", ")}${items.length > MOST_ITEMS ? ", \u2026" : ""}]`;
}
const MOST_ITEMS = 10;
/** With the keys that it must have, and those that it should. */
function adviseOnObject({ required = [], recommended = [] }) {
    const keys = [...required, ...recommended].map((key) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key));
    return keys.length === 0 ? "Write an object: { \u2026 }" : `Write an object with ${(0,_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__/* .joinWords */ .y)(keys)}`;
}
function describeKind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function describeLength(label, value, limit) {
    const length = typeof value === "string" ? String((0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .countCodePoints */ .sA)(value)) : "some";
    return {
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}: ${length} characters, but there must be ${limit}`,
        help: limit.startsWith("at least") ? "Write more" : "Write less",
    };
}
function formatRule(schema) {
    return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}
/** The first example of a schema, as a person writes it in one line. */
function formatExample({ examples }) {
    if (!Array.isArray(examples))
        return undefined;
    const spaced = JSON.stringify(examples[0], undefined, " ").replace(/\n */gu, " ");
    return spaced.replace(/(?<=\[) | (?=\])/gu, "");
}


/***/ }),

/***/ 21283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dg: function() { return /* binding */ makeComparable; },
/* harmony export */   QZ: function() { return /* binding */ makeBaselineEntry; },
/* harmony export */   c1: function() { return /* binding */ makeBaseline; },
/* harmony export */   gd: function() { return /* binding */ isNeverKnown; },
/* harmony export */   h9: function() { return /* binding */ canBeKnown; },
/* harmony export */   hV: function() { return /* binding */ WORSE_THAN_BASELINE; },
/* harmony export */   vs: function() { return /* binding */ wasJudged; },
/* harmony export */   zn: function() { return /* binding */ markKnownFindings; }
/* harmony export */ });
/* unused harmony export makeEntryKey */
/* harmony import */ var _finding_identity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60170);
/* harmony import */ var _report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _suppression_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21341);



/** The findings of a plugin that a baseline accepts. Never a secret, nor what always counts. */
function makeBaseline(plugin) {
    const entries = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const entry = makeBaselineEntry(plugin.path, finding);
        const key = JSON.stringify([makeEntryKey(entry), entry.severity]);
        const earlier = entries.get(key);
        entries.set(key, { ...(earlier ?? entry), count: (earlier?.count ?? 0) + entry.count });
    }
    return [...entries.values()];
}
/**
 * Marks the findings of a plugin that the baseline lists, at most as many as it lists. A finding that is more severe
 * than in the baseline counts, and says so.
 */
function markKnownFindings(plugin, entries, policy) {
    const known = entries.map(makeComparable);
    const items = plugin.findings
        .filter(canBeKnown)
        .map((finding) => ({ finding, ...makeComparable(makeBaselineEntry(plugin.path, finding)) }));
    const { found, left } = (0,_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .recogniseKnown */ .Ld)(items, known);
    const marked = new Map();
    for (const [{ finding }, recognition] of found) {
        const worse = { ...finding, overruled: WORSE_THAN_BASELINE };
        marked.set(finding, recognition === "worse" ? worse : (0,_suppression_js__WEBPACK_IMPORTED_MODULE_2__/* .markSuppressed */ .mN)(finding, _report_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_BASELINE */ .q6, policy));
    }
    return { plugin: (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .mapFindings */ .HK)(plugin, (finding) => marked.get(finding) ?? finding), gone: left };
}
/** Why a finding counts although the baseline lists a milder one. */
const WORSE_THAN_BASELINE = "known in the baseline, but less severe there";
/** Whether this run could have found what an entry lists. */
function wasJudged(entry, plugins) {
    const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
    return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}
/** Whether a finding may be treated as known. */
function canBeKnown(finding) {
    return (0,_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)(finding) && !isNeverKnown(finding);
}
/** Whether a finding is never treated as known, whatever lists it: a secret, and what always counts. */
function isNeverKnown({ secret, alwaysCounts }) {
    return secret === true || alwaysCounts === true;
}
/** A text that is the same for two entries that list the same finding. */
function makeEntryKey(entry) {
    const { plugin, check, code, subject = null, file, place = null } = entry;
    return JSON.stringify([plugin, check, code, subject, file, place]);
}
/** A finding as a baseline lists it, without what changes when lines around it move. */
function makeBaselineEntry(plugin, finding) {
    const { check, location, severity, message, times = 1 } = finding;
    const { code, subject, place } = (0,_finding_identity_js__WEBPACK_IMPORTED_MODULE_0__/* .identifyFinding */ .Ie)(finding);
    // The numbers of lines move.
    const reworded = message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
    return { plugin, check, code, subject, file: location.file, place, severity, message: reworded, count: times };
}
/** What decides whether two entries are the same finding. */
function makeComparable(entry) {
    return { key: makeEntryKey(entry), severity: entry.severity, count: entry.count };
}


/***/ }),

/***/ 60170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ie: function() { return /* binding */ identifyFinding; },
/* harmony export */   Ld: function() { return /* binding */ recogniseKnown; },
/* harmony export */   rf: function() { return /* binding */ getIdentityHash; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93454);
/* harmony import */ var _subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9554);



function identifyFinding({ code, subject, location }) {
    const place = location.place ?? location.pointer;
    return {
        code,
        subject: subject && (0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafeSubject */ .q)(subject),
        place: place ? String((0,_subject_js__WEBPACK_IMPORTED_MODULE_1__/* .makeSafeSubject */ .q)(place)) : undefined,
    };
}
/** The hash of an identity, in 16 hexadecimal digits. A report that was read back contains it already. */
function getIdentityHash(finding) {
    if (finding.identity !== undefined)
        return finding.identity;
    const { code, subject = null, place = null } = identifyFinding(finding);
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashContent */ .s)(JSON.stringify([code, subject, place]), 16);
}
/**
 * Finds out which findings are known. Each known one explains one finding of the same key that is at most as severe,
 * and sums up at most as many.
 *
 * @returns what is recognised, and how many known ones are left.
 */
function recogniseKnown(items, known) {
    /** By key, how many known ones of each severity are left. */
    const left = new Map();
    for (const { key, severity, count } of known) {
        const counts = left.get(key) ?? _check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.map(() => 0);
        left.set(key, counts);
        counts[_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(severity)] = (counts[_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(severity)] ?? 0) + count;
    }
    const found = new Map();
    const recognise = (item, ranks, recognition) => {
        const counts = left.get(item.key);
        const rank = ranks.find((one) => (counts?.[one] ?? 0) >= item.count);
        if (!counts || rank === undefined || found.has(item))
            return;
        counts[rank] = (counts[rank] ?? 0) - item.count;
        found.set(item, recognition);
    };
    const worstFirst = items
        .map((item) => ({ item, rank: _check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.indexOf(item.severity) }))
        .toSorted((a, b) => a.rank - b.rank);
    const ranks = [..._check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .oC.keys()];
    for (const { item, rank } of worstFirst) {
        // The mildest that is severe enough: a worse one may be needed for another finding.
        const enough = ranks.filter((one) => one <= rank).toReversed();
        recognise(item, enough, "known");
    }
    for (const { item, rank } of worstFirst) {
        const milder = ranks.filter((one) => one > rank);
        recognise(item, milder, "worse");
    }
    return { found, left: [...left.values()].flat().reduce((sum, count) => sum + count, 0) };
}


/***/ }),

/***/ 38191:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: function() { return /* binding */ inspect; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/core/check.js
var check = __webpack_require__(93454);
// EXTERNAL MODULE: ./build/bundled/core/policy.js
var core_policy = __webpack_require__(67230);
// EXTERNAL MODULE: ./build/bundled/text/printed-lines.js
var printed_lines = __webpack_require__(88178);
;// CONCATENATED MODULE: ./build/bundled/core/lifecycle-report.js

function makeLifecycleReport(run) {
    const { entry, dom, unguarded, steps, uses, laterLives = [] } = run;
    return {
        entry,
        dom,
        unguarded,
        steps: steps.map(makeStepReport),
        permissions: [...new Set(uses.map(({ permission }) => permission))].toSorted(),
        left: listLeft(run),
        laterLives: laterLives.map((life) => ({
            kind: life.kind,
            from: life.from,
            steps: life.steps.map(makeStepReport),
            left: listLeft(life),
        })),
    };
}
function listLeft({ left }) {
    return left ? (0,printed_lines/* formatPrintedLines */.$)(left.keys) : [];
}
function makeStepReport(step) {
    return {
        step: step.name,
        call: step.nth,
        outcome: step.outcome.kind,
        milliseconds: Math.round(step.milliseconds),
        logged: (0,printed_lines/* formatPrintedLines */.$)(step.logged.map(({ level, message }) => `${level}: ${message}`)),
        printed: (0,printed_lines/* formatPrintedLines */.$)(step.printed),
        stored: (0,printed_lines/* formatPrintedLines */.$)(step.stored.map(({ key, change }) => `${change}: ${key}`)),
        notified: (0,printed_lines/* formatPrintedLines */.$)(step.notified.map(({ title, message, kind }) => `${kind}: ${title}: ${message}`)),
        open: step.open.map(({ what }) => what),
    };
}

// EXTERNAL MODULE: ./build/bundled/core/suppression.js
var suppression = __webpack_require__(21341);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
;// CONCATENATED MODULE: ./build/bundled/core/inspect.js









/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const firstOutcomes = checks.map((check) => inspectCheck(plugin, check, policy));
    const outcomes = addConclusions(plugin, checks, firstOutcomes, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest, lifecycle } = plugin.facts;
    const text = (key) => {
        const value = (0,absent/* isAbsent */.W0)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,safe/* mayBeSecret */.lr)(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: findings.toSorted(compareByPlace),
        lifecycle: (0,absent/* isAbsent */.W0)(lifecycle) ? undefined : makeLifecycleReport(lifecycle),
    };
}
function inspectCheck(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,absent/* isAbsent */.W0)(fact))
            return makeOutcome(check, policy, makeSkip(fact));
    }
    // None of the needed facts is absent: that was just checked.
    return runCheck(plugin, check, policy, () => check.run(plugin.facts));
}
/** Runs a check, and adds its findings to those it had before. */
function runCheck(plugin, check, policy, findProblems, before = []) {
    const findings = [...before];
    let skip;
    try {
        for (const found of findProblems()) {
            if ((0,absent/* isAbsent */.W0)(found))
                skip ??= found;
            else
                findings.push(makeFinding(plugin, check, found, policy));
        }
    }
    catch (error) {
        // A crash is our own fault: it is reported with its stack, and the verdict is never a pass.
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return makeOutcome(check, policy, { status: "crashed", error: stack });
    }
    // The order that a report has when it is read back.
    if (findings.length > 0)
        return makeOutcome(check, policy, { status: "unmet", findings: findings.toSorted(compareByPlace) });
    return skip ? makeOutcome(check, policy, makeSkip(skip)) : makeMetOutcome(check, policy);
}
/** Marks what is switched off in all outcomes, and adds what the checks conclude from that. */
function addConclusions(plugin, checks, firstOutcomes, policy) {
    const { configuration } = plugin.facts;
    if ((0,absent/* isAbsent */.W0)(configuration) || configuration.off.length === 0)
        return firstOutcomes;
    const { off } = configuration;
    const { outcomes, used } = (0,suppression/* suppressFindings */.MP)(firstOutcomes, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const alwaysCounting = new Set(policy.alwaysCounting ?? (0,check/* listAlwaysCounting */.T1)(checks));
    const switchedOff = {
        known,
        alwaysCounting,
        ran: new Set(ran),
        used,
        isPast: (entry) => (0,suppression/* isPast */.R6)(entry, policy),
    };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return runCheck(plugin, check, policy, () => check.conclude?.(plugin.facts, switchedOff) ?? [], before);
    });
}
function makeSkip({ absent: reason, applies }) {
    return { status: "skipped", reason, ...(applies === false && { applies }) };
}
function makeOutcome({ id, title }, policy, rest) {
    return Object.assign({ check: id, title, ...makePage(id, policy) }, rest);
}
function makePage(check, policy) {
    const url = (0,tool/* makePageUrl */.p0)(check, "origin" in policy ? policy.origin : tool/* ORIGIN */.VT);
    return url === undefined ? {} : { url };
}
const metOutcomes = new WeakMap();
/** The outcome of a check without findings: one object for all plugins of a run. */
function makeMetOutcome(check, policy) {
    const outcomesOfRun = metOutcomes.get(policy) ?? new WeakMap();
    metOutcomes.set(policy, outcomesOfRun);
    const made = outcomesOfRun.get(check);
    if (made)
        return made;
    const outcome = Object.freeze(makeOutcome(check, policy, { status: "met" }));
    outcomesOfRun.set(check, outcome);
    return outcome;
}
function makeFinding(plugin, check, problem, policy) {
    const { code, subject, times, message, help, fix, at, printed, secret, fingerprint } = problem;
    return {
        check: check.id,
        ...(check.alwaysCounts && { alwaysCounts: true }),
        code,
        subject,
        times,
        severity: (0,core_policy/* decideSeverity */.kW)(problem, check.severity, policy),
        stopsRelease: (0,core_policy/* stopsRelease */.LM)(problem, check.severity, policy),
        message,
        help,
        ...(fix && fix.length > 0 && { fix }),
        printed,
        ...(secret === true && { secret }),
        fingerprint,
        ...makePage(check.id, policy),
        // A copy: a finding outlives the texts in which its place is looked up.
        location: at ? { ...at } : { file: (0,workspace/* joinPath */.uJ)(plugin.folder, "manifest.json") },
    };
}
const START = { line: 0, column: 0 };
function compareByPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        (0,text_location/* comparePositions */.E)(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 67230:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   Y_: function() { return /* binding */ isOverruling; },
/* harmony export */   kW: function() { return /* binding */ decideSeverity; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93454);

/** Whether what is switched off or known in a baseline counts nevertheless. */
function isOverruling({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function decideSeverity(problem, usual, { occasion, strict }) {
    return pickWorst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a problem stops a release: whether it is an error there, even if this run is none. */
function stopsRelease(problem, usual, { strict }) {
    return decideSeverity(problem, usual, { occasion: "release", strict }) === "error";
}
function pickWorst(severities) {
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .oC.find((severity) => severities.includes(severity)) ?? "error";
}


/***/ }),

/***/ 9554:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ makeSafeSubject; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22264);


const LONGEST = 200;
const MOST = 20;
/** A subject as reports show it. A hash replaces what may contain a secret, what is long, and the end of a long list. */
function makeSafeSubject(subject) {
    if (typeof subject === "string")
        return isShown(subject) ? subject : formatHash(subject);
    const all = subject.length <= MOST ? subject : [...subject.slice(0, MOST - 1), formatHash(JSON.stringify(subject))];
    return all.map((one) => (isShown(one) ? one : formatHash(one)));
}
function isShown(text) {
    return text.length <= LONGEST && !(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeSecret */ .lr)(text);
}
function formatHash(text) {
    return `sha256:${(0,_text_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hashContent */ .s)(text, 16)}`;
}


/***/ }),

/***/ 21341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MP: function() { return /* binding */ suppressFindings; },
/* harmony export */   R6: function() { return /* binding */ isPast; },
/* harmony export */   mN: function() { return /* binding */ markSuppressed; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67230);


/**
 * Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. A
 * value that is accepted by its fingerprint does not count there either: it was looked at, and is right.
 */
function suppressFindings(outcomes, checks, { off, folder, policy }) {
    const used = new Set();
    const unsuppressibleChecks = checks.filter(({ alwaysCounts, conclude }) => alwaysCounts === true || conclude !== undefined);
    const unsuppressible = new Set(unsuppressibleChecks.map(({ id }) => id));
    const active = off.filter((entry) => !isPast(entry, policy) && (entry.fingerprint !== undefined || !unsuppressible.has(entry.check)));
    if (active.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => isAtPlaceOf(entry, finding, folder));
        for (const entry of covering)
            used.add(entry);
        const accepted = covering.find(({ fingerprint }) => fingerprint !== undefined);
        if (accepted)
            return { ...finding, suppressed: accepted.reason, stopsRelease: false };
        const [first] = covering;
        return first === undefined ? finding : markSuppressed(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = active.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** Marks a finding as suppressed, or as overruled where the policy counts it all the same. */
function markSuppressed(finding, reason, policy) {
    return { ...finding, ...((0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .isOverruling */ .Y_)(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form sort as texts. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function isAtPlaceOf({ file, pointer, fingerprint }, finding, folder) {
    const { location } = finding;
    const path = file === undefined ? undefined : normalizePath((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, file));
    if (fingerprint !== undefined)
        return finding.fingerprint === fingerprint && location.file === path;
    const isThere = path === undefined || isAtOrIn(location.file, path);
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
/** Whether a path or a pointer equals another or is below it; "" is the root of both. */
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
/** Turns `a/./b/../c/` into `a/c`. */
function normalizePath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 76062:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ KNOWN_KEYS; },
/* harmony export */   p: function() { return /* binding */ REQUIRED_KEYS; }
/* harmony export */ });
/** Made by the build from manifest.schema.json: the schema itself is loaded only to explain. */
const REQUIRED_KEYS = [
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
];
/** Every key that a manifest may have at its top level. */
const KNOWN_KEYS = [
    "$schema",
    "manifest_version",
    "name",
    "version",
    "description",
    "type",
    "author",
    "category",
    "permissions",
    "main",
    "web",
    "background",
    "repository",
    "homepage",
    "bugs",
    "license",
    "keywords",
    "tags",
    "dependencies",
    "peerDependencies",
    "engines",
    "minHostVersion",
    "maxHostVersion",
    "dashboard_widget",
    "commands",
    "pages",
    "menu_items",
    "hooks",
    "external_services",
    "webhooks",
    "oauth",
    "config_schema",
    "default_config",
    "pricing",
    "compatibility",
    "screenshots",
    "configSchema",
    "ui",
];


/***/ }),

/***/ 76066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ parseGitIndex; }
/* harmony export */ });
const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
/** A bit in the first byte of the extended flags: a sparse checkout leaves this file out. */
const SKIP_WORKTREE = 0x40;
const NAME_LENGTH = 0x0fff;
/** The bits of the mode's third byte that contain the kind of the file, and two of the kinds. */
const KIND_BITS = 0xf0;
const KIND_FOLDER = 0x40;
const KIND_SUBMODULE = 0xe0;
/** A bit in the last byte of the mode. */
const OWNER_MAY_RUN = 0o100;
/** No system opens a longer path. The limit bounds the memory that a hostile index can take. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part only paths that contain this text are given; most others are skipped without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function parseGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { refused: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the length of its hashes. Only with the right one do the parts fill the index exactly.
    return parseIndex(index, version, 20, part) ?? parseIndex(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { refused: "the index of git cannot be read" };
function parseIndex(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const sparse = [];
    const folders = [];
    const submodules = [];
    const end = index.length - hash;
    const names = version === 4 ? makeShortenedNameReader(index, part) : makeWholeNameReader(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        // Reading single bytes is faster than readUInt16BE until the engine has compiled this loop.
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === NONE || next > end)
            return undefined;
        const kind = (index[at + MODE + 2] ?? 0) & KIND_BITS;
        if (kind === KIND_FOLDER)
            folders.push(names.last());
        if (kind === KIND_SUBMODULE)
            submodules.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_MAY_RUN) !== 0)
                programs.push(names.last());
            if (isExtended && ((index[flagsAt + 2] ?? 0) & SKIP_WORKTREE) !== 0)
                sparse.push(names.last());
        }
        at = next;
    }
    const extension = findRequiredExtension(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { refused: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { refused: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, sparse, folders, submodules };
}
const NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function makeWholeNameReader(index, part) {
    let found = index.indexOf(part);
    let from = 0;
    let to = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(index.subarray(from, to)),
        next(entry, start, length) {
            const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
            // A split index has entries without a name.
            if (end < start || index[end] !== 0)
                return NONE;
            if (found !== -1 && found < start)
                found = index.indexOf(part, start);
            names.isWanted = found !== -1 && found + part.length <= end;
            from = start;
            to = end;
            return entry + ((end - entry + 8) & ~7);
        },
    };
    return names;
}
/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function makeShortenedNameReader(index, part) {
    const path = Buffer.alloc(LONGEST_PATH + 1);
    let length = 0;
    const names = {
        isWanted: false,
        last: () => DECODER.decode(path.subarray(0, length)),
        next(_, start) {
            let at = start;
            let byte = index[at++] ?? 0;
            let dropped = byte & 0x7f;
            while ((byte & 0x80) !== 0) {
                byte = index[at++] ?? 0;
                dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
                if (dropped > LONGEST_PATH)
                    return NONE;
            }
            const end = index.indexOf(0, at);
            const kept = length - dropped;
            if (end === -1 || kept < 0 || kept + end - at > LONGEST_PATH)
                return NONE;
            index.copy(path, kept, at, end);
            length = kept + end - at;
            names.isWanted = path.subarray(0, length).includes(part);
            return end + 1;
        },
    };
    return names;
}
/**
 * The name of the first extension that must be understood; "" for none, `undefined` if the extensions do not fill the
 * index.
 */
function findRequiredExtension(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        // An extension that begins with a capital letter may be skipped. "sdir" means that folders may be among the
        // entries.
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}


/***/ }),

/***/ 95822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: function() { return /* binding */ readLooseRefs; },
/* harmony export */   Pz: function() { return /* binding */ readGitRefs; },
/* harmony export */   Xw: function() { return /* binding */ readLine; },
/* harmony export */   pD: function() { return /* binding */ readPackedRefs; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
const MOST_PACKED_BYTES = 16 * 1024 * 1024;
const MOST_LOOSE_REFS = 20_000;
const MOST_LEVELS = 8;
const MOST_REF_BYTES = 4096;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const OBJECT_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/** The commit that is checked out, and whether the clone is missing older ones. */
function readHead(git) {
    const head = readLine(git, "HEAD");
    // Git writes this placeholder where it keeps references in a reftable, for programs that only read files.
    if (head === "ref: refs/heads/.invalid")
        return makeRefusal("git keeps the tags of this repository in a reftable");
    const packed = readPackedRefs(git);
    return "refused" in packed ? packed : { head: resolveCommit(git, head, packed), isShallow: isShallow(git) };
}
/** Reads a repository's tags: loose ones win over packed ones of the same name. */
function readGitRefs(git) {
    const head = readHead(git);
    if ("refused" in head)
        return head;
    const packed = readPackedRefs(git);
    if ("refused" in packed)
        return packed;
    const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
    const loose = readLooseRefs(git, TAGS, "tags");
    if ("refused" in loose)
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return { tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })), ...head };
}
function makeRefusal(refused) {
    return { refused };
}
/** By name. */
function readPackedRefs(git) {
    const bytes = git.file("packed-refs", MOST_PACKED_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return makeRefusal("git's file packed-refs cannot be read, or has over 16 MiB");
    const lines = DECODER.decode(bytes).split("\n");
    const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
    let last;
    for (const line of lines) {
        const peeled = line.startsWith("^") ? line.slice(1) : undefined;
        const before = last === undefined ? undefined : refs.get(last);
        if (peeled !== undefined && OBJECT_ID.test(peeled) && last !== undefined && before) {
            refs.set(last, { ...before, commit: peeled });
        }
        const space = line.indexOf(" ");
        const object = line.slice(0, Math.max(0, space));
        last = OBJECT_ID.test(object) ? line.slice(space + 1) : undefined;
        if (last !== undefined)
            refs.set(last, { object, commit: isPeeled ? object : undefined });
    }
    return refs;
}
/** The references below a folder that have a file each, by name, with the object that each names. */
function readLooseRefs(git, below, noun) {
    const refs = new Map();
    const folders = [below];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return makeRefusal(`git's folder of ${noun} cannot be read`);
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MOST_LOOSE_REFS)
                return makeRefusal(`there are over ${String(MOST_LOOSE_REFS)} ${noun}, each in its own file`);
            if (kind === "folder" && path.split("/").length < MOST_LEVELS)
                folders.push(path);
            const object = kind === "file" ? readLine(git, path) : undefined;
            if (object !== undefined && OBJECT_ID.test(object))
                refs.set(path, object);
        }
    }
    return refs;
}
/** What HEAD names in the end: a commit, or a branch that names one. */
function resolveCommit(git, head, packed) {
    if (head === undefined || OBJECT_ID.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = readLine(git, branch);
    return loose !== undefined && OBJECT_ID.test(loose) ? loose : packed.get(branch)?.object;
}
/** The single line of one of git's files. */
function readLine(git, path) {
    const bytes = git.file(path, MOST_REF_BYTES);
    return typeof bytes === "string" ? undefined : DECODER.decode(bytes).trimEnd();
}
function isShallow(git) {
    const bytes = git.file("shallow", MOST_SHALLOW_BYTES);
    return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}


/***/ }),

/***/ 88241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ge: function() { return /* binding */ absent; },
/* harmony export */   W0: function() { return /* binding */ isAbsent; },
/* harmony export */   k9: function() { return /* binding */ NOTHING_RUN; },
/* harmony export */   vA: function() { return /* binding */ inapplicable; }
/* harmony export */ });
function absent(reason) {
    return { absent: reason };
}
/** The reason for facts that only `check` finds out. Another command, or the Action, gives a reason of its own. */
const NOTHING_RUN = "validate runs nothing of the plugin's";
/** A fact that does not apply to this plugin, or on this occasion: there is nothing to do about it. */
function inapplicable(reason) {
    return { absent: reason, applies: false };
}
function isAbsent(fact) {
    return "absent" in fact;
}


/***/ }),

/***/ 18136:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ LARGE_BUNDLE; },
/* harmony export */   l: function() { return /* binding */ BUNDLE_LIMIT; }
/* harmony export */ });
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** A finding appears from nine tenths of the limit on. */
const LARGE_BUNDLE = 460_800;


/***/ }),

/***/ 38280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ decodeMappings; },
/* harmony export */   g: function() { return /* binding */ findBundleParts; }
/* harmony export */ });
/* harmony import */ var _jridgewell_sourcemap_codec__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32955);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);




/** So many take some 150 MB when they are decoded. A bundle near the limit has a hundred thousand. */
const MOST_MAPPINGS = 500_000;
/** The parts of the code, largest first. */
function findBundleParts(code, map, folder) {
    const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(code).split("\n");
    const mappings = decodeMappings(map, lines.length);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(mappings))
        return mappings;
    const bytesBySource = new Map();
    const add = (source, bytes) => {
        if (bytes > 0)
            bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes);
    };
    for (const [at, line] of lines.entries()) {
        let source;
        let from = 0;
        for (const [column, next] of mappings[at] ?? []) {
            const to = Math.max(from, Math.min(column, line.length));
            add(source, countBytes(line, from, to));
            [from, source] = [to, next];
        }
        add(source, countBytes(line, from, line.length) + (at === lines.length - 1 ? 0 : 1));
    }
    return groupBySource(bytesBySource, map.sources, folder);
}
/** The bytes of a part of a line in UTF-8. A pair of surrogates has four, which a map may cut in two. */
function countBytes(line, from, to) {
    let bytes = 0;
    for (let at = from; at < to; at++) {
        const unit = line.charCodeAt(at);
        bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
    }
    return bytes;
}
/** The mappings by line of the code, unless the map has more lines than the code, or too many mappings. */
function decodeMappings(map, lines) {
    const all = [];
    let count = 0;
    for (const { line, column, mappings, firstSource } of map.sections) {
        const rows = countCharacter(mappings, ";") + 1;
        if (line + rows > lines + 1)
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)("the source map has more lines than the code");
        count += rows + countCharacter(mappings, ",");
        if (count > MOST_MAPPINGS)
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`the source map has more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(MOST_MAPPINGS)} mappings`);
        for (const [at, segments] of (0,_jridgewell_sourcemap_codec__WEBPACK_IMPORTED_MODULE_0__/* .decode */ .D4)(mappings).entries()) {
            const row = (all[line + at] ??= []);
            for (const segment of segments) {
                if (at === 0)
                    segment[0] += column;
                if (segment.length !== 1)
                    segment[1] += firstSource;
                row.push(segment);
            }
        }
    }
    return all;
}
function countCharacter(text, character) {
    let count = 0;
    for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1))
        count++;
    return count;
}
function groupBySource(bytesBySource, sources, folder) {
    const parts = new Map();
    for (const [number, bytes] of bytesBySource) {
        const source = number === undefined ? undefined : sources[number];
        const isPackage = source?.package !== undefined;
        const name = source?.package ?? (source?.path === undefined ? undefined : getOwnPartName(source.path, folder));
        const key = JSON.stringify([isPackage, name]);
        parts.set(key, { name, isPackage, bytes: (parts.get(key)?.bytes ?? 0) + bytes });
    }
    return [...parts.values()].toSorted((a, b) => b.bytes - a.bytes);
}
/** The plugin's own files count by the folder that they are in; those outside of it by the repository's. */
function getOwnPartName(path, folder) {
    const inside = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeTo */ .Mf)(folder, path);
    const [first = inside, ...rest] = inside.split("/");
    return rest.length === 0 ? first : `${first}/`;
}


/***/ }),

/***/ 39744:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   weighBundle: function() { return /* binding */ weighBundle; }
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
/* harmony import */ var _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38280);
/* harmony import */ var _source_maps_map_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38397);




/** A large bundle with more lines is not minified. */
const MOST_MINIFIED_LINES = 1000;
function weighBundle(code, map, folder) {
    const bytes = Buffer.from(code.latin1, "latin1");
    const comment = (0,_source_maps_map_text_js__WEBPACK_IMPORTED_MODULE_2__/* .findInlineMap */ .N)(code);
    return {
        compressed: (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.gzipSync)(bytes).length,
        inlineMap: comment ? comment.end - comment.start : 0,
        minified: hasFewLines(code.latin1),
        parts: (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(map) ? map : (0,_bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .findBundleParts */ .g)(bytes.subarray(0, comment?.start), map, folder),
    };
}
function hasFewLines(code) {
    let lines = 1;
    for (let at = code.indexOf("\n"); at !== -1 && lines <= MOST_MINIFIED_LINES; at = code.indexOf("\n", at + 1))
        lines++;
    return lines <= MOST_MINIFIED_LINES;
}


/***/ }),

/***/ 96135:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ readBundle; },
/* harmony export */   M: function() { return /* binding */ readBundleCode; }
/* harmony export */ });
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83700);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88241);


/** A bundle may have 500 KB. A file that is many times larger is not read. */
const MOST_BUNDLE_BYTES = 8 * 1024 * 1024;
function readBundle(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .Ge)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .Ge)(`${name} cannot be read`);
    return found.size === 0 ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .Ge)(`${name} is empty`) : { name, path, size: found.size };
}
function readBundleCode({ name, path, size }, workspace) {
    if (size > MOST_BUNDLE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .Ge)(`${name} has more than 8 MiB`);
    const latin1 = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readLatin1 */ .E)(workspace, path, MOST_BUNDLE_BYTES);
    return latin1 === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .Ge)(`${name} cannot be read`) : { name, path, size, latin1 };
}


/***/ }),

/***/ 61369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ findBundledPackages; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34233);
/* harmony import */ var _host_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89111);
/* harmony import */ var _package_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63103);



/**
 * Looks in the source map first. Packages that it does not name are looked for in the code itself.
 *
 * @param code its bytes, a character for each
 */
function findBundledPackages(code, map, packages) {
    const found = new Map();
    const findPlace = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .makePlaceFinder */ .KJ)(code);
    for (const { package: name, sign, at } of (0,_package_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPackageSigns */ .d)(code, map)) {
        const owner = (0,_host_packages_js__WEBPACK_IMPORTED_MODULE_0__/* .findHostPackage */ .ik)(name, packages);
        if (owner === undefined || found.has(owner))
            continue;
        found.set(owner, { sign, range: at === undefined ? undefined : findPlace(at, at + sign.length) });
    }
    return found;
}


/***/ }),

/***/ 89111:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I8: function() { return /* binding */ listHostPackages; },
/* harmony export */   ik: function() { return /* binding */ findHostPackage; }
/* harmony export */ });
/* unused harmony export HOST_PACKAGES */
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88241);

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy does not know the host's copy: state
 * and events get lost between them.
 */
const HOST_PACKAGES = [
    "plugin-preflight",
    "react",
    "react-dom",
    "preact",
    "vue",
    "svelte",
    "solid-js",
];
/** Packages that a library is made of, and the library. */
const PARTS = new Map([
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
    ["@vue/reactivity", "vue"],
]);
/** What the host brings: what every host does, and what the configuration adds. */
function listHostPackages(configuration) {
    return new Set((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(configuration) ? HOST_PACKAGES : [...HOST_PACKAGES, ...configuration.peers]);
}
/** The package of the host that a package is, or is a part of. */
function findHostPackage(name, packages) {
    if (packages.has(name))
        return name;
    const whole = PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}


/***/ }),

/***/ 4393:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ findImportedPackages; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34233);
/* harmony import */ var _host_packages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89111);


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. The
 * surrounding code shows, in all but odd cases, whether a string or a comment only mentions an import.
 *
 * @param code its bytes, a character for each
 */
function findImportedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, isInPlace } of FORMS) {
        for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .findOffsets */ .OH)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,_host_packages_js__WEBPACK_IMPORTED_MODULE_0__/* .findHostPackage */ .ik)(getPackageName(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
            if (isInPlace(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that mentions a package this often without importing it is made to slow the check down. */
const MOST_LOOKS = 200;
const LONGEST_SPECIFIER = 120;
/** `import { \u2026 }` may name all that a library has. */
const LONGEST_CLAUSE = 4000;
const FORMS = [
    { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, isInPlace: isClause },
    { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, isInPlace: isStatement },
    { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, isInPlace: isExpression },
    { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, isInPlace: isExpression },
];
/** Whether a quotation mark is open at the end of a line. Where the line begins further away than was read, it is code. */
function isInText(before) {
    const start = before.lastIndexOf("\n") + 1;
    if (start === 0 && before.length === LONGEST_CLAUSE)
        return false;
    let open;
    for (let at = start; at < before.length; at++) {
        const character = before.charAt(at);
        if (character === "\\")
            at++;
        else if (open === undefined ? /["'`]/u.test(character) : character === open)
            open = open === undefined ? character : undefined;
    }
    return open !== undefined;
}
/** `import { h } ` before `from`: the names, and before them the start of a statement. */
function isClause(before) {
    const at = Math.max(before.lastIndexOf("import"), before.lastIndexOf("export"));
    return at !== -1 && !/["'`;]/u.test(before.slice(at)) && isStatement(before.slice(0, at));
}
function isStatement(before) {
    let end = before.length;
    while (before[end - 1] === " " || before[end - 1] === "\t")
        end--;
    return end === 0 || /[\r\n;}]$|\*\/$/u.test(before.slice(Math.max(0, end - 2), end));
}
function isExpression(before) {
    const start = before.lastIndexOf("\n") + 1;
    const line = before.slice(start);
    const isWhole = start > 0 || before.length < LONGEST_CLAUSE;
    const isComment = isWhole && /^\s*(?:\/\/|\/?\*)/u.test(line);
    // esbuild writes `__require` where a CommonJS module is inside an ES module.
    return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}
/** `@scope/name` or `name` of what is imported. */
function getPackageName(specifier) {
    const [first = "", second = ""] = specifier.split("/", 2);
    return first.startsWith("@") ? `${first}/${second}` : first;
}


/***/ }),

/***/ 63103:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: function() { return /* binding */ listPackageSigns; }
});

// EXTERNAL MODULE: ./build/bundled/text/bytes.js
var bytes = __webpack_require__(34233);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/package-markers.js
/**
 * Each was tested against bundles of the package: several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development. Each was also tested against bundles of thirty related libraries without the package.
 * There was no false negative and no false positive. Minifiers keep names of properties and texts of errors.
 */
const PACKAGE_MARKERS = [
    // Libraries that imitate React have its first sign; its own queue of nothing, or its own error, they have not.
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "React.Children.only expected to receive a single React element child" },
        ],
    },
    {
        package: "react",
        signs: [
            { text: "isReactComponent", then: /^\s*=\s*\{\s*\}/u },
            { text: "enqueueReplaceState", then: /^\s*(?::\s*function\s*)?\(\)\s*\{\s*\}/u },
        ],
    },
    { package: "react-dom", signs: [{ text: "rendererPackageName", then: /^\s*:\s*["'`]react-dom["'`]/u }] },
    // The JSX runtime makes the same nodes, but catches no errors.
    {
        package: "preact",
        signs: [
            { text: "__k", then: /^\s*:\s*null,\s*__\s*:\s*null,\s*__b\s*:\s*0,\s*__e\s*:\s*null/u },
            { text: "getDerivedStateFromError" },
        ],
    },
    { package: "vue", signs: [{ text: "__v_isVNode", then: /^\s*:\s*(?:!0|true)\s*,\s*(?:\[")?__v_skip/u }] },
    { package: "svelte", signs: [{ text: "effect_update_depth_exceeded" }] },
    { package: "svelte", signs: [{ text: "Function called outside component initialization" }, { text: "skip_bound" }] },
    {
        package: "solid-js",
        signs: [
            { text: "observerSlots", then: /^\s*:\s*null/u },
            { text: "sourceSlots", then: /^\s*:\s*null/u },
        ],
    },
];

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/map-source.js
var map_source = __webpack_require__(827);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/package-signs.js



/**
 * Lists the signs of packages: those in the source map first, then those in the code itself.
 *
 * @param code its bytes, a character for each
 */
function* listPackageSigns(code, map) {
    for (const { package: name, name: source } of map?.sources ?? []) {
        if (name === undefined)
            continue;
        yield { package: name, sign: source.slice(source.lastIndexOf("node_modules")), at: undefined, source };
    }
    for (const at of (0,bytes/* findOffsets */.OH)(FOLDER, code)) {
        const part = findModulePath(code, at);
        if (part === undefined)
            continue;
        // The report keeps this text. A copy lets the memory of the whole code be freed.
        const sign = (0,bytes/* copyString */.j5)(part);
        const name = (0,map_source/* findPackage */.CV)(sign);
        if (name !== undefined)
            yield { package: name, sign, at };
    }
    if (!FIRST_SIGNS.test(code))
        return;
    for (const marker of PACKAGE_MARKERS) {
        const place = findMarker(code, marker);
        if (place)
            yield { package: marker.package, sign: place.words, at: place.at };
    }
}
const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function findModulePath(code, at) {
    const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
    const after = code.slice(at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass with this pattern rules out all markers in nearly every bundle. The words need no escape in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function findMarker(code, { signs: [first, ...others] }) {
    const signPlace = findSign(code, first);
    return signPlace && others.every((sign) => findSign(code, sign)) ? signPlace : undefined;
}
/** Long enough for what follows a sign, also where the code has white space. */
const LOOKED_AT = 160;
function findSign(code, { text, then }) {
    for (const at of (0,bytes/* findOffsets */.OH)(text, code)) {
        const end = at + text.length;
        const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}


/***/ }),

/***/ 49255:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listPackagesInside: function() { return /* binding */ listPackagesInside; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
/* harmony import */ var _package_signs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63103);
/* harmony import */ var _source_maps_source_map_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98721);




/** Only a source map names all packages. Without one, some show by what bundlers or their own code leave behind. */
function listPackagesInside({ modules, others, unread }, workspace, folder) {
    const packages = new Map();
    const left = unread ? [{ file: undefined, why: unread.absent }] : [];
    for (const code of [...modules, ...others.filter(({ path }) => !/\.html?$/u.test(path))]) {
        const map = (0,_source_maps_source_map_js__WEBPACK_IMPORTED_MODULE_2__/* .readSourceMap */ .w)(code, workspace, folder);
        if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(map))
            left.push({ file: code.path, why: map.absent });
        for (const { package: name, source } of (0,_package_signs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPackageSigns */ .d)(code.latin1, (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(map) ? undefined : map)) {
            const versions = packages.get(name) ?? new Set();
            packages.set(name, versions);
            const version = source === undefined ? undefined : findVersion(source, name);
            if (version !== undefined)
                versions.add(version);
        }
    }
    return { packages, unread: left };
}
/** The folder in which pnpm keeps a package, and the archive in which Yarn does: their names have the version. */
const STORES = [
    { makeStart: (name) => `/.pnpm/${name.replace("/", "+")}@`, version: /^([^/_(]+)[/_(]/u },
    {
        makeStart: (name) => `/cache/${name.replace("/", "-")}-npm-`,
        version: /^([^/]+?)-[\da-f]{6,}(?:-[\da-f]+)?\.zip\//u,
    },
];
const LONGEST_VERSION = 100;
function findVersion(source, name) {
    for (const { makeStart, version } of STORES) {
        const start = makeStart(name);
        const at = source.lastIndexOf(start);
        const behind = at === -1 ? "" : source.slice(at + start.length, at + start.length + LONGEST_VERSION);
        const parsed = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(version.exec(behind)?.[1] ?? "");
        if (parsed)
            return parsed.text;
    }
    return undefined;
}


/***/ }),

/***/ 72730:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QM: function() { return /* binding */ VISIBLE_PERMISSIONS; },
/* harmony export */   Xj: function() { return /* binding */ findPermissionSigns; },
/* harmony export */   Yq: function() { return /* binding */ looksUsed; }
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_module__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34233);
/* harmony import */ var _host_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89111);



const hasWord = (code, words) => words.some((word) => (typeof word === "string" ? code.includes(word) : word.test(code)));
const makeWordTest = (...words) => (code) => hasWord(code, words);
const listQuoted = (...words) => words.flatMap((word) => ["", "node:"].flatMap((scheme) => [`"`, `'`, "`"].map((mark) => mark + scheme + word)));
const STORAGE = ["torage", "indexedDB", "caches", "cookie", "ookieStore", "getDirectory"];
/** A module whose name is computed may be any module. */
const ANY_MODULE = /\b(?:require|createRequire\([^()]{0,100}\)|getBuiltinModule)\s*\(\s*[^\s"'`)]/u;
/** Where a page goes, and what it sends and loads, with an address that may be that of another server. */
const ADDRESSED = [
    /\.\s*(?:src|srcset|poster)\b|\b(?:src|srcset|poster)(?:\s*:|=["'`{$\\]|["'`])|\{\s*src\b/u,
    /\blocation\s*(?:=(?!=)|:\s*[\w$]+\s*[,}]|\??\.\s*(?:href|assign|replace)\b)|[{(,]\s*location\s*[,)}]/u,
    /\b(?:href|submit|requestSubmit|formAction|addModule|FontFace|importScripts)\b|\baction\s*[=:]/u,
    /\bopen\s*\(|\burl\(|@import\b|\bnew\s+(?:Worker|SharedWorker|Audio)\b|\.serviceWorker\b|<form\b/u,
    // A file of the plugin's own begins with a dot, and what Node has, has no scheme but its own.
    /\bimport\s*\((?!\s*["'`](?!https?:|\/\/))|\b(?:from|import)\s*["'`](?:https?:)?\/\//u,
];
/** A file that a user chooses, or is given. */
const CHOSEN_FILES = [
    /\btype["'`]?\s*[:=,]\s*\\?["'`]?file\b/u,
    /\.download\s*=(?!=)|\bdownload(?:=["'`\s>]|\s*:)|\(["'`]download["'`]/u,
];
/** An input that asks for a picture or a sound. */
const CAPTURE = /\bcapture=|\.capture\s*=(?!=)|\(["'`]capture["'`]/u;
/** The same with the address, which the parser can show. */
const REMOTE = /["'`](?:https?:)?\/\//u;
const LOADS = /\b(?:src|srcset|poster|link|Audio|Worker|SharedWorker|importScripts|import|from)\b/u;
const CLIPBOARD = {
    words: ["lipboard", "execCommand"],
    looksUsed: makeWordTest("clipboard", "execCommand"),
};
/** The permissions whose use can be seen in code. No interface of Node or browsers is a user's calendar. */
const SIGNS = new Map([
    [
        "network-access",
        {
            words: [
                ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"],
                ...["importScripts", "checkForUpdate", "Analytics", "axios", ".http", "caches"],
                ...listQuoted("http", "net", "tls", "dns", "dgram"),
                ...[ANY_MODULE, ...ADDRESSED],
            ],
            looksUsed: (code) => makeWordTest(...["XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"], ...["checkForUpdate", "Analytics", "caches"], ...[/\bfetch\b/u, /["'`](?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?["'`]/u])(code) ||
                (REMOTE.test(code) && LOADS.test(code)),
        },
    ],
    [
        "storage-read",
        {
            words: STORAGE,
            looksUsed: (code) => makeWordTest("getStorage", "lStorage", "nStorage", "Storage.prototype", "cookie", "caches", "indexedDB")(code) ||
                (/\bstorage\b/u.test(code) && /\bget\b/u.test(code)),
        },
    ],
    [
        "storage-write",
        {
            words: STORAGE,
            looksUsed: (code) => makeWordTest("setStorage", "lStorage", "nStorage", "Storage.prototype", "cookie", "caches", "indexedDB")(code) ||
                (/\bstorage\b/u.test(code) && /\b(?:set|delete)\b/u.test(code)),
        },
    ],
    [
        "filesystem-access",
        {
            words: [
                ...[
                    ...listQuoted("fs", "sqlite"),
                    "ilePicker",
                    "DirectoryPicker",
                    "FileSystem",
                    "getDirectory",
                    "webkitdirectory",
                ],
                ...[...CHOSEN_FILES, ANY_MODULE],
            ],
            looksUsed: makeWordTest(/["'`](?:node:)?fs(?:\/promises)?["'`]/u, "ilePicker", "DirectoryPicker"),
        },
    ],
    ["notifications", { words: ["otif"], looksUsed: makeWordTest("Notification", "notificationService", /\bnotify\b/u) }],
    ["clipboard-read", CLIPBOARD],
    ["clipboard-write", CLIPBOARD],
    ["geolocation", { words: ["eolocation"], looksUsed: makeWordTest("geolocation") }],
    [
        "camera",
        {
            words: ["etUserMedia", "etDisplayMedia", "mediaDevices", "amera", "ImageCapture", CAPTURE],
            looksUsed: makeWordTest("etUserMedia"),
        },
    ],
    [
        "microphone",
        {
            words: ["etUserMedia", "etDisplayMedia", "mediaDevices", "icrophone", "SpeechRecog", CAPTURE],
            looksUsed: makeWordTest("etUserMedia", "SpeechRecognition"),
        },
    ],
    ["contacts", { words: ["ontacts"], looksUsed: makeWordTest("contacts") }],
]);
/** The permissions whose use can be seen in code, in the order of reports. */
const VISIBLE_PERMISSIONS = [...SIGNS.keys()];
/** A program that the plugin starts may use every permission. */
const ANYTHING = "child_process";
function findPermissionSigns({ modules, others, unread }, hostPackages) {
    const texts = [...modules, ...others];
    return {
        mayUse(permission) {
            const words = SIGNS.get(permission)?.words;
            return !words || texts.some(({ latin1 }) => hasWord(latin1, [ANYTHING, ...words]));
        },
        findHidden() {
            if (unread)
                return unread.absent;
            for (const code of texts) {
                const name = findImportedPackage(code, hostPackages);
                if (name !== undefined)
                    return `${code.name} imports ${name}, which is not in it`;
            }
            return undefined;
        },
    };
}
/** The package of an import, with or without what is in it. Relative paths and `node:` are none. */
const IMPORT = /(?:\bfrom\s?|\bimport\s?\(?\s?|require\w*\()["'`]((?:@[\w.~-]{1,100}\/)?[a-z][\w.~-]{0,100})(?:\/[^"'`\s]{0,200})?["'`]/gu;
/** A package that code imports and neither Node nor the host has. A text that only mentions an import counts as one. */
function findImportedPackage({ latin1 }, hostPackages) {
    for (const [, name = ""] of latin1.matchAll(IMPORT)) {
        if ((0,_host_packages_js__WEBPACK_IMPORTED_MODULE_1__/* .findHostPackage */ .ik)(name, hostPackages) === undefined && !(0,node_module__WEBPACK_IMPORTED_MODULE_0__.isBuiltin)(name))
            return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .copyString */ .j5)(name);
    }
    return undefined;
}
/** Whether code looks as if it used a permission. Only a parser shows whether it does. */
function looksUsed(permission, code) {
    return SIGNS.get(permission)?.looksUsed(code) === true;
}


/***/ }),

/***/ 827:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: function() { return /* binding */ findPackage; },
/* harmony export */   Rk: function() { return /* binding */ isSourceCode; },
/* harmony export */   cq: function() { return /* binding */ resolveMapSource; }
/* harmony export */ });
/* harmony import */ var _text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57498);

/** No file or folder whose name begins with a dot, and nothing that is data. */
const CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;
/** Whether a line of a file may be shown because a source map names it: a source map can name any file. */
function isSourceCode(path) {
    return CODE.test(path);
}
function resolveMapSource(name, root, folders, text) {
    const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
    const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
    const found = findPackage(full);
    return { name: full, text, package: found, path: found === undefined ? resolvePath(full, folders) : undefined };
}
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
function findPackage(path) {
    const at = path.includes("node_modules") ? path.replaceAll("\\", "/").lastIndexOf(FOLDER) : -1;
    if (at === -1 || (at > 0 && !/[/\\]/u.test(path.charAt(at - 1))))
        return undefined;
    const [first = "", second = "", ...rest] = path
        .slice(at + FOLDER.length, at + FOLDER.length + LONGEST_NAME)
        .split(/[/\\]/u);
    const isScoped = first.startsWith("@");
    const hasFile = isScoped ? rest.length > 0 : second !== "";
    return first !== "" && !first.startsWith(".") && hasFile ? (isScoped ? `${first}/${second}` : first) : undefined;
}
const FOLDER = "node_modules/";
/** npm allows 214 characters. */
const LONGEST_NAME = 300;
function resolvePath(name, folders) {
    const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
    const path = name.slice(inWebpack?.length ?? 0);
    // With a question mark it is what a loader made of a part of the file.
    if (path === "" || path.includes("?") || isBelowFolder(path))
        return undefined;
    // Nearly all names begin with a dot. Then only two characters can make them invalid.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInvalidPath */ .W)(path) === undefined;
    return isPath ? (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveDeclaredPath */ .c)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}


/***/ }),

/***/ 38397:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findInlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95655);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83700);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34233);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
/* harmony import */ var _text_relative_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57498);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);







/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** A shorter text cannot have too many values. */
const LITTLE_TEXT = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;
/**
 * The source map that the code names, inline or in the repository. If the code names none, it is the one next to the
 * code.
 */
function findMapText(code, workspace, folder) {
    const named = findAddress(code.latin1)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const text = decodeDataAddress(named);
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`${name} cannot be decoded`) : makeMapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : decodePath(named);
    const why = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_3__/* .explainInvalidPath */ .W)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named)}, ${why}`);
    const path = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveDeclaredPath */ .c)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .relativeTo */ .Mf)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_5__/* .readLooseText */ .m)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return makeMapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return named === undefined
        ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .inapplicable */ .vA)(`${code.name} has no source map`)
        : (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map itself, inline in the code. */
function findInlineMap({ latin1 }) {
    const found = findAddress(latin1);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/**
 * What the last comment of the kind names. The comment begins its line: elsewhere it is a string that mentions such
 * comments.
 */
function findAddress(code) {
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .findOffsetsFromEnd */ .NF)(COMMENT, code)) {
        const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec(code.slice(Math.max(0, at - 16), at));
        if (!before)
            continue;
        const start = at + COMMENT.length;
        if (start === code.length || ENDS_ADDRESS.test(code.charAt(start)))
            continue;
        const feed = code.indexOf("\n", start);
        const line = code.slice(start, feed === -1 ? undefined : feed);
        const length = line.search(ENDS_ADDRESS);
        const address = length === -1 ? line : line.slice(0, length);
        return { address, start: at - before[0].length, end: start + address.length };
    }
    return undefined;
}
/** What a relative address means as a path. */
function decodePath(address) {
    return (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePercent */ .gr)(address.replace(/[?#][^]*$/u, ""));
}
/** The text in a `data:` address. */
function decodeDataAddress(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .decodeLooseUtf8 */ .sh)(Buffer.from(data, "base64"));
    try {
        return decodeURIComponent(data);
    }
    catch {
        return undefined;
    }
}
function makeMapText(name, folder, text) {
    if (text.length > LITTLE_TEXT && countValues(text) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is not
    // JSON.
    return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text) {
    let count = 0;
    for (let at = 0; at < text.length; at = findTextEnd(text, at) + 1) {
        const mark = text.indexOf('"', at);
        const end = mark === -1 ? text.length : mark;
        for (; at < end; at++)
            if (beginsValue(text.charCodeAt(at)))
                count++;
    }
    return count;
}
const beginsValue = (code) => code === 0x2c || code === 0x5b || code === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function findTextEnd(text, start) {
    for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
        let before = at - 1;
        while (text[before] === "\\")
            before--;
        if ((at - before) % 2 === 1)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 98721:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readSourceMap; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _map_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(827);
/* harmony import */ var _map_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38397);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36517);





/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function readSourceMap(code, workspace, folder) {
    const found = (0,_map_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findMapText */ .P)(code, workspace, folder);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(found))
        return found;
    const wrong = (why) => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${found.name} is not a source map: ${why}`);
    const value = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(found.text);
    // The details do not matter: no one writes a source map by hand.
    if (value === undefined)
        return wrong("it is not JSON");
    const parts = readParts(value);
    if (typeof parts === "string")
        return wrong(parts);
    const folders = { map: found.folder, plugin: folder };
    const sources = [];
    const sections = [];
    for (const { line, column, map } of parts) {
        const read = readPart(map);
        if (typeof read === "string")
            return wrong(read);
        sections.push({ line, column, mappings: read.mappings, firstSource: sources.length });
        for (const [at, name] of read.names.entries()) {
            sources.push((0,_map_source_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveMapSource */ .cq)(readText(name) ?? "", read.root, folders, readText(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function readParts(value) {
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return "it is not a JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is not an array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(section) || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(section["map"]) || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(section["offset"]))
            return "a section has no map or no offset";
        const { line, column } = section["offset"];
        if (!isCount(line) || !isCount(column))
            return "the offset of a section is not a place";
        parts.push({ line, column, map: section["map"] });
    }
    return parts;
}
/** The contents of a map without sections, or why it is not a source map. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }) {
    const texts = sourcesContent ?? [];
    if (typeof mappings !== "string")
        return '"mappings" is not a string';
    if (!Array.isArray(sources))
        return '"sources" is not an array';
    if (!Array.isArray(texts))
        return '"sourcesContent" is not an array';
    return { mappings, names: sources, texts, root: readText(sourceRoot) ?? "" };
}
function readText(value) {
    return typeof value === "string" ? value : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}


/***/ }),

/***/ 70488:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gt: function() { return /* binding */ CONFIG_FORMATS; },
/* harmony export */   o5: function() { return /* binding */ hasFormat; }
/* harmony export */ });
/* unused harmony export isPattern */
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = () => true;
/** The known formats, and a test for each. Each test takes time linear in the length of the text. */
const CONFIG_FORMATS = new Map([
    ["password", anything],
    ["email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["idn-email", (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*$/u.test(text)],
    ["url", isAddress],
    ["uri", isAddress],
    ["iri", isAddress],
    ["uri-reference", anything],
    ["iri-reference", anything],
    ["uri-template", anything],
    ["hostname", (text) => text.length <= 253 && /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/iu.test(text.replace(/\./gu, "a"))],
    ["idn-hostname", anything],
    ["ipv4", (text) => /^(?:\d{1,3}\.){3}\d{1,3}$/u.test(text) && text.split(".").every((part) => Number(part) < 256)],
    ["ipv6", (text) => /^[0-9a-f:.]+$/iu.test(text) && URL.canParse(`http://[${text}]/`)],
    ["uuid", (text) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/iu.test(text)],
    ["date", isDate],
    ["time", isTime],
    ["date-time", (text) => /^.{10}[t ]/iu.test(text) && isDate(text.slice(0, 10)) && isTime(text.slice(11))],
    ["duration", (text) => /^P(?=.)[\dYMDW.]*(?:T[\dHMS.]+)?$/u.test(text)],
    ["regex", isPattern],
    ["json-pointer", (text) => text === "" || text.startsWith("/")],
    ["relative-json-pointer", (text) => /^\d/u.test(text)],
]);
/**
 * Whether a text has a format. An empty text means that the setting is not set. An unknown format accepts every text.
 */
function hasFormat(text, format) {
    return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}
/** Whether a text is a regular expression; it is compiled and never run. */
function isPattern(text) {
    try {
        return new RegExp(text, "u").flags === "u";
    }
    catch {
        // Not the engine's own message: it does not help a reader.
        return false;
    }
}
function isAddress(text) {
    return /^[a-z][a-z0-9+.-]*:/iu.test(text) && URL.canParse(text);
}
function isDate(text) {
    const [, year = "", month = "", day = ""] = DATE.exec(text) ?? [];
    const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
    return day !== "" && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
function isTime(text) {
    const [, hours = "", minutes = "", seconds = ""] = TIME.exec(text) ?? [];
    return seconds !== "" && Number(hours) < 24 && Number(minutes) < 60 && Number(seconds) < 61;
}


/***/ }),

/***/ 7339:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeConfig: function() { return /* binding */ judgeConfig; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: external "node:worker_threads"
var external_node_worker_threads_ = __webpack_require__(75919);
;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/processor-limit.js
/** How long to wait in any case, in milliseconds, where almost no processor time is to be had. */
const LONGEST_WAIT = 60_000;
/** No timer is set for less: reading the clock costs something, too. */
const SHORTEST_WAIT = 20;
/**
 * Calls back when this process, with all its threads, has used `milliseconds` of processor time from now on. A machine
 * that is busy with other things, or asleep, does not use any of it. The answer stops the count.
 */
function limitProcessorTime(milliseconds, callBack, longest = LONGEST_WAIT) {
    const start = process.cpuUsage();
    const startedAt = performance.now();
    const check = () => {
        const { user, system } = process.cpuUsage(start);
        const left = Math.min(milliseconds - (user + system) / 1000, longest - (performance.now() - startedAt));
        if (left > 0)
            timer = setTimeout(check, Math.max(SHORTEST_WAIT, left));
        else
            callBack();
    };
    let timer = setTimeout(check, Math.min(milliseconds, longest));
    return () => {
        clearTimeout(timer);
    };
}

;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/config-judgement.js




/** Milliseconds of processor time. */
const START_LIMIT = 5000;
const TIME_LIMIT = 1000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, codeRangeSizeMb: 16 };
let latest;
/**
 * Judges in a thread of its own, which has a second of the processor and 64 MB: running out of either is a fault like
 * another. A release inspects the plugin and then its archive; what was judged last is not judged again.
 */
function judgeConfig(tasks) {
    const text = JSON.stringify(tasks);
    if (latest?.text !== text)
        latest = { text, result: judgeInThread(text, tasks[0]?.path ?? []) };
    return latest.result;
}
function judgeInThread(text, first) {
    return new Promise((resolve) => {
        const faults = [];
        let latestPath = first;
        let result;
        const options = { resourceLimits: MEMORY, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
        const worker = new external_node_worker_threads_.Worker(getWorkerFile(), { ...options, workerData: text });
        const end = (reported) => {
            result ??= reported;
            stopLimit();
            void worker.terminate();
        };
        const stopFor = (keyword) => {
            end({ faults: [...faults, { path: latestPath, keyword, params: {} }] });
        };
        const skipWith = (why) => {
            end({ faults: [...faults, { path: latestPath, keyword: "unjudged", params: { why } }] });
        };
        let stopLimit = limitProcessorTime(START_LIMIT, () => {
            skipWith("it did not start");
        });
        worker.on("message", (report) => {
            if ("begun" in report)
                latestPath = report.begun;
            else if ("faults" in report)
                faults.push(...report.faults);
            else {
                stopLimit();
                stopLimit = limitProcessorTime(TIME_LIMIT, () => {
                    stopFor("time");
                });
            }
        });
        worker.on("error", (error) => {
            if (error.code === "ERR_WORKER_OUT_OF_MEMORY")
                stopFor("memory");
            else
                skipWith(error.message);
        });
        // Only when the thread is gone is nothing of it left running.
        worker.on("exit", () => {
            stopLimit();
            resolve(result ?? { faults });
        });
    });
}
/** The worker is in dist/shared, next to the bundle. The library and a source that runs directly use the same file. */
function getWorkerFile() {
    const here = (0,external_node_path_.dirname)((0,external_node_url_.fileURLToPath)(require("url").pathToFileURL(__filename).href));
    const dist = require("url").pathToFileURL(__filename).href.endsWith(".ts") ? (0,external_node_path_.join)(here, "..", "..", "..", "dist") : (0,external_node_path_.dirname)(here);
    return (0,external_node_path_.join)(dist, "shared", "config-worker.js");
}


/***/ }),

/***/ 57950:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NQ: function() { return /* binding */ SILENT_KEYWORDS; },
/* harmony export */   P5: function() { return /* binding */ SETTING_TYPES; },
/* harmony export */   WS: function() { return /* binding */ walkSchemaNodes; },
/* harmony export */   bZ: function() { return /* binding */ hasSubschemas; },
/* harmony export */   tI: function() { return /* binding */ LISTED_KEYWORDS; },
/* harmony export */   wb: function() { return /* binding */ isKeyword; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** The keywords that the platform lists for settings, and that our own interpreter judges. */
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
/** Keywords that are for people and tools; no form has a use for them. */
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
/** Keywords that restrict values, beyond the listed ones: only a complete validator can judge them. */
const DEEPER_KEYWORDS = new Set([
    ...["$ref", "$defs", "definitions", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor"],
    ...["$vocabulary", "allOf", "anyOf", "oneOf", "not", "if", "then", "else", "const", "multipleOf", "exclusiveMinimum"],
    ...["exclusiveMaximum", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "contains"],
    ...["minContains", "maxContains", "prefixItems", "additionalItems", "unevaluatedItems", "minProperties"],
    ...["maxProperties", "patternProperties", "additionalProperties", "propertyNames", "unevaluatedProperties"],
    ...["dependencies", "dependentRequired", "dependentSchemas"],
]);
const ANNOTATIONS = new Set([
    ...["examples", "readOnly", "writeOnly", "deprecated", "contentMediaType", "contentEncoding", "contentSchema"],
]);
/** Whether JSON Schema, in any of the two drafts, has the keyword. */
function isKeyword(key) {
    return [LISTED_KEYWORDS, SILENT_KEYWORDS, DEEPER_KEYWORDS, ANNOTATIONS].some((keywords) => keywords.has(key));
}
const MAPS_OF_SCHEMAS = [
    ...["properties", "patternProperties", "definitions", "$defs", "dependentSchemas", "dependencies"],
];
const SCHEMAS = [
    ...["items", "additionalItems", "unevaluatedItems", "prefixItems", "contains", "allOf", "anyOf", "oneOf", "not"],
    ...["if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"],
];
/** A schema and all schemas in it, outer before inner. Values, such as defaults, contain no schemas. */
function walkSchemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(node.schema, key);
            if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map))
                nodes.push(...listChildNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(node.schema, key);
            const of = known && key === "items" && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child) ? "item" : "other";
            if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...listChildNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function listChildNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema restricts values in a way that our own interpreter does not understand. */
function hasSubschemas(schema) {
    return walkSchemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}


/***/ }),

/***/ 69718:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ findPassedLimit; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;
/** The limit that a schema passes, if any: one that does is not looked into. */
function findPassedLimit(schema) {
    let levels = 0;
    let settings = 0;
    let level = [schema];
    while (level.length > 0) {
        levels++;
        const below = [];
        for (const part of level) {
            for (const [key, value] of Object.entries(part)) {
                if (typeof value !== "object" || value === null)
                    continue;
                below.push(value);
                if (key === "properties" && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
                    settings += Object.keys(value).length;
            }
        }
        level = below;
    }
    if (levels > MOST_LEVELS)
        return { what: "levels", most: MOST_LEVELS, found: levels };
    if (settings > MOST_SETTINGS)
        return { what: "settings", most: MOST_SETTINGS, found: settings };
    const text = JSON.stringify(schema);
    // No UTF-16 unit takes more than three bytes.
    const bytes = text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).length;
    return bytes > MOST_BYTES ? { what: "bytes", most: MOST_BYTES, found: bytes } : undefined;
}


/***/ }),

/***/ 64252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LC: function() { return /* binding */ getDialect; },
/* harmony export */   NC: function() { return /* binding */ isDangling; },
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   SP: function() { return /* binding */ findSetting; },
/* harmony export */   Vx: function() { return /* binding */ isRemote; },
/* harmony export */   Y3: function() { return /* binding */ findConfigSchemas; },
/* harmony export */   jK: function() { return /* binding */ isCompilable; }
/* harmony export */ });
/* harmony import */ var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59483);
/* harmony import */ var _text_json_same_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83362);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69718);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57950);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);






/** The manifest's configuration schemas. A schema that appears under both spellings is listed once. */
function findConfigSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...toSchema(["config_schema"], schema),
        ...((0,_text_json_same_json_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameJson */ .T)(schema, other) ? [] : toSchema(["configSchema"], other)),
        ...toSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function toSchema(path, schema) {
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function findSetting(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(setting) ? setting : {}, of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
/** The draft that a schema is written in; `undefined` for one that is not known. */
function getDialect(schema) {
    const named = Object.hasOwn(schema, "$schema") ? schema["$schema"] : DIALECTS["draft-07"];
    if (typeof named !== "string")
        return undefined;
    const address = named.replace(/^https?:\/\//u, "").replace(/#$/u, "");
    if (address === "json-schema.org/draft-07/schema")
        return "draft-07";
    return address === "json-schema.org/draft/2020-12/schema" ? "2020-12" : undefined;
}
/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
function isCompilable({ path, schema }) {
    if ((0,_config_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .findPassedLimit */ .X)(schema) !== undefined || getDialect(schema) === undefined)
        return false;
    return (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .walkSchemaNodes */ .WS)(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
/** Whether a reference leads out of the schema that contains it. */
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
/** Whether a reference is a pointer to nothing in its own schema. */
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = (0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodePointerStep */ .g)((0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePercent */ .gr)(raw));
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}


/***/ }),

/***/ 65350:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ makeConfigTasks; }
/* harmony export */ });
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57950);
/* harmony import */ var _config_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64252);


/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
function makeConfigTasks(manifest) {
    const schemas = (0,_config_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .findConfigSchemas */ .Y3)(manifest).filter(_config_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .isCompilable */ .jK);
    return schemas
        .filter(({ schema }) => (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSubschemas */ .bZ)(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: (0,_config_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .getDialect */ .LC)(schema) ?? "draft-07",
        schema,
        values: [...listDefaults({ path, schema }), ...listConfigured(manifest, schemas, path)],
    }));
}
function listDefaults({ path, schema }) {
    return (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .walkSchemaNodes */ .WS)(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSubschemas */ .bZ)(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function listConfigured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = (0,_config_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .findSetting */ .SP)(schemas, name);
        if (!setting || !(0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_0__/* .hasSubschemas */ .bZ)(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}


/***/ }),

/***/ 25768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ getType; },
/* harmony export */   u: function() { return /* binding */ findValueFaults; }
/* harmony export */ });
/* harmony import */ var _text_json_same_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83362);
/* harmony import */ var _config_formats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70488);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57950);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24919);




const MOST_STEPS = 2_000_000;
const MOST_FAULTS = 100;
/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
function findValueFaults(schema, value, path) {
    const faults = [];
    const judging = { steps: MOST_STEPS, faults };
    judge(judging, schema, value, path);
    return faults.slice(0, MOST_FAULTS);
}
/** Recurses as deep as the schema, whose depth is limited. */
function judge(judging, schema, value, path) {
    judging.steps--;
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema))
        return;
    const fault = (keyword, params) => {
        judging.faults.push({ path, keyword, params });
    };
    const own = (key) => (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .getOwn */ .Ng)(schema, key);
    if (own("format") === "password" && isSet(value)) {
        fault("secret", {});
        return;
    }
    const type = own("type");
    if (typeof type === "string" && _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .SETTING_TYPES */ .P5.includes(type) && type !== getType(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    // An empty list is a fault of the schema, not of the value.
    if (Array.isArray(allowed) && allowed.length > 0 && !isAllowed(judging, allowed, value)) {
        fault("enum", { allowedValues: allowed });
        return;
    }
    if (typeof value === "number") {
        const [minimum, maximum] = [own("minimum"), own("maximum")];
        if (typeof minimum === "number" && value < minimum)
            fault("minimum", { limit: minimum });
        if (typeof maximum === "number" && value > maximum)
            fault("maximum", { limit: maximum });
    }
    const format = own("format");
    if (typeof value === "string" && typeof format === "string" && !(0,_config_formats_js__WEBPACK_IMPORTED_MODULE_0__/* .hasFormat */ .o5)(value, format))
        fault("format", { format });
    if (Array.isArray(value) && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(value))
        judgeObject(judging, own, value, path);
}
function judgeObject(judging, own, value, path) {
    const [required, properties] = [own("required"), own("properties")];
    if (Array.isArray(required)) {
        for (const name of new Set(required)) {
            if (typeof name === "string" && !Object.hasOwn(value, name))
                judging.faults.push({ path, keyword: "required", params: { missingProperty: name } });
        }
    }
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            judge(judging, properties[key], part, [...path, key]);
    }
}
/** Whether a value is set: anything but an empty text, `null` and `undefined`. */
function isSet(value) {
    return value !== "" && value !== null && value !== undefined;
}
function isAllowed(judging, allowed, value) {
    if (typeof value !== "object" || value === null) {
        judging.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    judging.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return judging.steps < 0 || allowed.some((one) => (0,_text_json_same_json_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameJson */ .T)(one, value));
}
/** The type of a value as JSON Schema names it. */
function getType(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}


/***/ }),

/***/ 71629:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TD: function() { return /* binding */ readConfiguration; },
/* harmony export */   rY: function() { return /* binding */ NOT_CONFIGURED; },
/* harmony export */   vr: function() { return /* binding */ CONFIGURATION_KEY; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _off_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37987);


/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";
const NOT_CONFIGURED = { commands: {}, peers: [], off: [] };
function readConfiguration({ value }) {
    const configuration = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, CONFIGURATION_KEY);
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(configuration))
        return NOT_CONFIGURED;
    const commands = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(configuration, "commands");
    const peers = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(configuration, "peers");
    return {
        commands: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(commands)
            ? { ...readCommand(commands, "test"), ...readCommand(commands, "lint"), ...readCommand(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(isText) : [],
        off: (0,_off_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readOffEntries */ ._R)((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(configuration, "off")),
    };
}
function readCommand(commands, name) {
    const line = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(commands, name);
    return isText(line) ? { [name]: line } : {};
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}


/***/ }),

/***/ 37987:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ MOST_OFF_ENTRIES; },
/* harmony export */   P_: function() { return /* binding */ OFF_KEYS; },
/* harmony export */   _R: function() { return /* binding */ readOffEntries; },
/* harmony export */   at: function() { return /* binding */ findOffFaults; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

const OFF_KEYS = ["check", "file", "pointer", "fingerprint", "reason", "until"];
/** Further entries are not read: each entry is compared with every finding of its check. */
const MOST_OFF_ENTRIES = 1000;
const IS_RIGHT = {
    check: isNotEmpty,
    file: isNotEmpty,
    pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
    fingerprint: (value) => /^[0-9a-f]{12}$/u.test(value),
    reason: isNotEmpty,
    until: isDay,
};
function findOffFaults(entry) {
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry))
        return [{ kind: "no-object" }];
    const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
    return [
        ...unknown.map((key) => ({ kind: "unknown-key", key })),
        ...OFF_KEYS.flatMap((key) => findKeyFault(entry, key)),
    ];
}
function findKeyFault(entry, key) {
    if (!Object.hasOwn(entry, key)) {
        const isRequired = key === "check" || key === "reason" || (key === "file" && Object.hasOwn(entry, "fingerprint"));
        return isRequired ? [{ kind: "missing", key }] : [];
    }
    const value = entry[key];
    return typeof value === "string" && IS_RIGHT[key](value) ? [] : [{ kind: "wrong", key }];
}
/** The entries without a fault. */
function readOffEntries(list) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, MOST_OFF_ENTRIES).flatMap((entry, index) => makeOffEntry(entry, index) ?? []);
}
function makeOffEntry(entry, index) {
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(entry) || findOffFaults(entry).length > 0)
        return undefined;
    const text = (key) => {
        const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(entry, key);
        return typeof value === "string" ? value : undefined;
    };
    return {
        index,
        check: text("check") ?? "",
        reason: text("reason")?.trim() ?? "",
        file: text("file"),
        pointer: text("pointer"),
        fingerprint: text("fingerprint"),
        until: text("until"),
    };
}
function isNotEmpty(value) {
    return value.trim() !== "";
}
/** A day of the calendar, as 2027-01-31. */
function isDay(value) {
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(value))
        return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}


/***/ }),

/***/ 73627:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: function() { return /* binding */ isEnvironmentFile; },
/* harmony export */   Sn: function() { return /* binding */ isCredentialFile; },
/* harmony export */   YE: function() { return /* binding */ ENVIRONMENT_PART; },
/* harmony export */   _b: function() { return /* binding */ containsCredentials; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);

/** A part that the names of all such files contain. */
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
/** Names of files that exist only for credentials. */
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const LARGEST_NPMRC = 1024 * 1024;
/** Parts of such names that do not begin with a dot, in capitals. */
const UPPER_CASE_PARTS = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name shows that a file contains credentials. An `.npmrc` may contain some, so it has to be read. */
function isCredentialFile(name) {
    return isEnvironmentFile(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Rules out most names without the pattern, which is slow to compile. A name that matches is never ruled out. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return UPPER_CASE_PARTS.some((part) => large.includes(part));
}
/** Whether a file contains credentials: by its name, or because it is an .npmrc with credentials in it. */
function containsCredentials(workspace, path) {
    const name = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path);
    if (isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, LARGEST_NPMRC);
    // A file that cannot be read may contain anything.
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}
/**
 * Whether a file of this name contains settings of one machine: `.env`, `.env.local`, but not `.env.example` or
 * `.envrc`.
 */
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}


/***/ }),

/***/ 72813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: function() { return /* binding */ changeHeading; },
  A: function() { return /* binding */ formatRenamedHeading; }
});

// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
;// CONCATENATED MODULE: ./build/bundled/text/date-form.js
const MONTHS = "January February March April May June July August September October November December".split(" ");
const DAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");
const NUMBERS = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})/u;
const SHORT = 3;
/**
 * Writes a day in the form of dates that stand somewhere already: `23 November 2026`, `Nov 23rd, 2026`, `2026/11/23`. A
 * time of the day is left out. Returns the day as it is if the form can be read in two ways, such as `03/04/2026`.
 *
 * @param day as ISO 8601 has it.
 * @param form a date of `findWrittenDate`, whose form is taken.
 * @param others more dates, which may show how an ambiguous one is meant.
 */
function formatDayLike(day, form, others = []) {
    const [year = "", month = "", date = ""] = day.split("-");
    const numbers = NUMBERS.exec(form);
    return numbers ? formatNumbers([year, month, date], numbers, [form, ...others], day) : formatWords(day, form, others);
}
function formatNumbers([year, month, date], [, first = "", sign = "", second = "", third = ""], forms, day) {
    const isPadded = [first, second, third].some((part) => part.startsWith("0")) || !forms.some(hasSingleDigit);
    const [m, d] = [month, date].map((part) => (isPadded ? part : String(Number(part))));
    if (first.length === 4)
        return [year, m, d].join(sign);
    if (sign === ".")
        return [d, m, year].join(sign);
    const isDayFirst = findOrder(forms);
    return isDayFirst === undefined ? day : (isDayFirst ? [d, m, year] : [m, d, year]).join(sign);
}
function hasSingleDigit(form) {
    const [, ...parts] = NUMBERS.exec(form) ?? [];
    return parts.some((part) => /^\d$/u.test(part));
}
/** Whether the day comes before the month. A number over 12 is no month. */
function findOrder(forms) {
    for (const form of forms) {
        const [, first = "", , second = ""] = NUMBERS.exec(form) ?? [];
        if (first.length > 2)
            continue;
        if (Number(first) > 12)
            return true;
        if (Number(second) > 12)
            return false;
    }
    return undefined;
}
function formatWords(day, form, others) {
    const [year = "", month = "", date = ""] = day.split("-");
    const bare = form.replace(/[ T]\d{1,2}:\d{2}.*$/u, "");
    return bare.replace(/\p{L}+|\d+(?:st|nd|rd|th)?/gu, (part) => {
        const monthName = MONTHS.find((name) => isNameOf(part, name));
        const dayName = DAYS.find((name) => isNameOf(part, name));
        if (monthName !== undefined)
            return formatLike(MONTHS[Number(month) - 1] ?? "", part, isShort(part, others));
        if (dayName !== undefined) {
            return formatLike(DAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "", part, part.length === SHORT);
        }
        if (/^\d{4}$/u.test(part))
            return year;
        const number = part.startsWith("0") ? date : String(Number(date));
        return /^\d+$/u.test(part) ? number : /^\d/u.test(part) ? number + getOrdinal(Number(date)) : part;
    });
}
function isNameOf(part, name) {
    return part.length >= SHORT && name.toLowerCase().startsWith(part.toLowerCase());
}
/** "May" is both: another month shows which one is meant. */
function isShort(part, others) {
    const named = [part, ...others.flatMap((other) => other.match(/\p{L}{3,}/gu) ?? [])];
    const unambiguous = named.find((word) => MONTHS.some((name) => name.length > SHORT && isNameOf(word, name)));
    return unambiguous !== undefined && !MONTHS.some((name) => name.toLowerCase() === unambiguous.toLowerCase());
}
function formatLike(name, part, short) {
    const cut = short ? name.slice(0, SHORT) : name;
    return /^\p{Ll}/u.test(part) ? cut.toLowerCase() : cut;
}
function getOrdinal(number) {
    if (number > 10 && number < 14)
        return "th";
    return ["th", "st", "nd", "rd"][number % 10] ?? "th";
}

// EXTERNAL MODULE: ./build/bundled/text/written-date.js
var written_date = __webpack_require__(92830);
;// CONCATENATED MODULE: ./build/bundled/plugin/documents/changelog-links.js

/** A definition of a link: its label, what is between, and its address. */
const DEFINITION = /^(\[)([^\]\r\n]{1,200})(\]:[ \t]+<?)([^\s>]+)/gmu;
const VERSION = /\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+?)?(?:\+[0-9A-Za-z.-]+)?$/u;
/** Two tags of a comparison at the end of an address, as GitHub, GitLab and Gitea write it. */
const COMPARISON = /^(.*\/compare\/)([^/]+?)(\.{2,3})([^/]+?)$/u;
const RELEASE = /^(.*\/)([^/]+)$/u;
/**
 * Gives the new version a link of its own in a changelog whose links are defined below its text, and lets that of the
 * unreleased changes begin at it.
 *
 * @returns the edits, and whether the link of the unreleased changes is of a form that is left as it is.
 * @param before the version of the newest entry so far.
 */
function changeLinks(file, text, version, before) {
    const all = [...text.matchAll(DEFINITION)].map(({ 0: line, 2: label = "", 3: between = "", 4: address = "", index }) => {
        return { label, between, address, start: index, end: index + line.length };
    });
    const find = (wanted) => all.findLast(({ label }) => label.replace(/^v/u, "").toLowerCase() === wanted?.toLowerCase());
    if (find(version))
        return { edits: [], isUnreleasedLeft: false };
    const lines = (0,text_lines/* indexLines */.u)(text);
    const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
    const unreleased = find("unreleased");
    const newest = find(before);
    const label = newest === undefined ? version : newest.label.replace(before ?? "", () => version);
    const [, base = "", since = "", dots = "", head = ""] = COMPARISON.exec(unreleased?.address ?? "") ?? [];
    if (unreleased && VERSION.test(since)) {
        const tag = since.replace(VERSION, version);
        const renewed = `[${unreleased.label}${unreleased.between}${base}${tag}${dots}${head}${getClosingBracket(text, unreleased)}`;
        const own = `[${label}${unreleased.between}${base}${since}${dots}${tag}`;
        const range = lines.range(unreleased.start, unreleased.end);
        return { edits: [{ file, range, text: renewed + lineBreak + own }], isUnreleasedLeft: false };
    }
    const isUnreleasedLeft = unreleased !== undefined;
    const address = newest && findAddressOfVersion(newest.address, version);
    if (!newest || address === undefined)
        return { edits: [], isUnreleasedLeft };
    const range = lines.range(newest.start, newest.start);
    const own = `[${label}${newest.between}${address}${getClosingBracket(text, newest)}`;
    return { edits: [{ file, range, text: own + lineBreak }], isUnreleasedLeft };
}
/** An address may be in angle brackets. */
function getClosingBracket(text, { between, end }) {
    return between.endsWith("<") && text[end] === ">" ? ">" : "";
}
function findAddressOfVersion(address, version) {
    const compared = COMPARISON.exec(address);
    if (compared) {
        const [, base = "", , dots = "", tag = ""] = compared;
        return VERSION.test(tag) ? base + tag + dots + tag.replace(VERSION, version) : undefined;
    }
    const [, base = "", tag = ""] = RELEASE.exec(address) ?? [];
    return VERSION.test(tag) ? base + tag.replace(VERSION, version) : undefined;
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/major-change.js
var major_change = __webpack_require__(10523);
;// CONCATENATED MODULE: ./build/bundled/plugin/documents/changelog-heading.js






const ISO = /^\d{4}-\d{2}-\d{2}$/u;
/** The heading of an entry for another version. It keeps the date that is there, unless it is given another. */
function formatRenamedHeading(entry, version, newDate) {
    const title = formatRenamedTitle(entry, version, newDate);
    return entry.style === "atx" ? `${"#".repeat(entry.level)} ${title}` : title;
}
/** @param others more dates of the changelog, which may show how this one is meant. */
function formatRenamedTitle({ source, version: written }, version, newDate, others = []) {
    const title = source.replace(/\]\([^()]*\)/u, "]");
    const end = written === "" ? 0 : title.indexOf(written) + written.length;
    const date = (0,written_date/* findWrittenDate */.D)(title.slice(end));
    const named = written === "" ? `[${version}] - ${date ?? "<date>"}` : title.replace(written, version);
    if (date === undefined || newDate === undefined)
        return named;
    return named.replace(date, ISO.test(newDate) ? formatDayLike(newDate, date, others) : newDate);
}
/**
 * Gives the entry of unreleased changes the version and the day, with a fresh one above it, or else adds an entry above
 * the others. The title, the date and the links have the form of those that are there.
 *
 * @param text the whole changelog, of which the facts may contain the beginning only.
 */
function changeHeading(changelog, text, version, today) {
    const { entries, file } = changelog;
    const wanted = (0,versions/* parseVersion */.ot)(version);
    const own = wanted && (0,major_change/* findChangelogEntry */.m)(changelog, wanted);
    const form = entries.find((entry) => entry.isExact && !entry.isUnreleased);
    const dates = entries.flatMap(({ source, version: written }) => (0,written_date/* findWrittenDate */.D)(source.replace(written, " ")) ?? []);
    const date = dates[0] === undefined ? today : formatDayLike(today, dates[0], dates);
    const { edits: links, isUnreleasedLeft } = changeLinks(file, text, version, form?.version);
    const left = [
        ...(isUnreleasedLeft ? [`The link of [Unreleased] in ${file} is of another form, and is left as it is`] : []),
        ...(date === today && dates.length > 0 && !dates.some((one) => ISO.test(one))
            ? [`The date in ${file} is ${today}, as ${dates[0] ?? ""} can be read in two ways`]
            : []),
    ];
    if (own) {
        const to = own.source.replace(/\bunreleased\b/iu, date);
        const edits = to === own.source ? [] : [{ file, range: own.at.range, text: to }];
        return { edits: [...edits, ...links], from: own.source, to, isEmpty: own.isEmpty, left };
    }
    const to = form ? formatRenamedTitle(form, version, today, dates) : `[${version}] - ${date}`;
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased) {
        const edits = [
            makeEntryEdit(file, text, unreleased, unreleased.source),
            { file, range: unreleased.at.range, text: to },
        ];
        return { edits: [...edits, ...links], from: unreleased.source, to, isEmpty: unreleased.isEmpty, left };
    }
    return { edits: [makeEntryEdit(file, text, form, to), ...links], to, isEmpty: true, left };
}
/** Above the newest entry, in its form; or at the end of a changelog without one. */
function makeEntryEdit(file, text, form, title) {
    const lines = (0,text_lines/* indexLines */.u)(text);
    const lineBreak = text.includes("\r\n") ? "\r\n" : "\n";
    if (!form) {
        const before = text === "" ? "" : text.endsWith("\n") ? lineBreak : lineBreak.repeat(2);
        return { file, range: lines.range(text.length, text.length), text: `${before}## ${title}${lineBreak}` };
    }
    const { start, end } = form.at.range;
    const last = end.line + (form.style === "setext" ? 1 : 0);
    const heading = Array.from({ length: last - start.line + 1 }, (_, at) => lines.line(start.line + at) ?? "");
    const above = { line: start.line, column: 1 };
    const added = heading.join(lineBreak).replace(form.source, () => title);
    return { file, range: { start: above, end: above }, text: added + lineBreak.repeat(2) };
}


/***/ }),

/***/ 33726:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readChangelogTitle; },
/* harmony export */   n: function() { return /* binding */ isVersionLine; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);
/* harmony import */ var _text_written_date_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92830);


const LONGEST = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
/** @param word the class of letters and digits. */
function makePatterns(word) {
    const sign = `[^${word}@]`;
    const next = "(?:upcoming|not yet released|next(?: release| version)?)";
    const entry = "(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)";
    const owner = String.raw `(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV])`;
    return {
        unreleased: new RegExp(String.raw `^[^a-z]*(?:unreleased(?!\w)|${next}\s*(?:$|[^${word}\s]))`, "u"),
        // Signs, a date, a word for it, a package: nothing else may come before it, as in "Migration from 1.9.0".
        before: new RegExp(String.raw `^${sign}*(?:\d{4}-\d{1,2}-\d{1,2}${sign}+)?(?:${entry}${sign}+)?(?:${owner})?[vV]?(?=\d)`, "u"),
        afterPart: new RegExp(String.raw `^\s*(?:$|[^${word}\s]|\d{4}-)`, "u"),
    };
}
// Classes of Unicode are slow to compile, and hardly a title needs them.
const plainPatterns = makePatterns("A-Za-z0-9");
let unicodePatterns;
function choosePatterns(title) {
    return /^[\x20-\x7e]*$/u.test(title) ? plainPatterns : (unicodePatterns ??= makePatterns(String.raw `\p{L}\p{N}`));
}
/**
 * Reads a heading as the title of a changelog's entry; `undefined` where it is not one.
 *
 * @param names the names of the plugin, which may come before the version with only a space between.
 */
function readChangelogTitle(title, names) {
    if (title.length > LONGEST)
        return undefined;
    const text = removeName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const { before: beforeVersion, afterPart, unreleased } = choosePatterns(text);
    const before = beforeVersion.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(version) !== undefined;
    const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
    if (version !== undefined && (isExact || afterPart.test(rest.slice(version.length)))) {
        return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
    }
    return unreleased.test(lower) ? { version: "", isExact, package: undefined, date, isUnreleased: true } : undefined;
}
const LONGEST_DATE = 80;
/** Without letters and digits. Classes of Unicode are slow to compile. */
const SIGNS = /^[\s!-/:-@[-`{-~\u00ab\u00bb\u2010-\u2015]*$/u;
/** Whether a line contains only a whole version, with what may come before it in a title, and perhaps a date. */
function isVersionLine(line, names) {
    const title = /^[^#|]*\d\.\d/u.test(line) ? readChangelogTitle(line, names) : undefined;
    if (!title?.isExact)
        return false;
    const rest = line.slice(line.indexOf(title.version) + title.version.length);
    return SIGNS.test(rest) || (rest.length < LONGEST_DATE && SIGNS.test(rest.replace((0,_text_written_date_js__WEBPACK_IMPORTED_MODULE_1__/* .findWrittenDate */ .D)(rest) ?? "", "")));
}
/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function removeName(title, names) {
    const lower = title.toLowerCase();
    const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
    const rest = name === undefined ? undefined : /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1];
    return rest ?? title;
}


/***/ }),

/***/ 22153:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readEntries; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96441);
/* harmony import */ var _text_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87241);
/* harmony import */ var _text_markdown_section_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74337);
/* harmony import */ var _changelog_title_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33726);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55067);





/**
 * The entries of a changelog: Keep a Changelog, what tools write, any headings that begin with a version, and lines of
 * their own that contain only a version and perhaps a date.
 */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .removeScope */ .vU)(packageName)];
    const known = [...packageNames, ...(name === undefined ? [] : [name])];
    const all = groupEntries(await (0,_text_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .findHeadings */ .B)(text, (line) => (0,_changelog_title_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersionLine */ .n)(line, known)), known);
    if (all.every(({ entry }) => entry === undefined))
        return [];
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .indexLines */ .u)(text);
    const sections = (0,_text_markdown_section_js__WEBPACK_IMPORTED_MODULE_4__/* .makeSections */ .p)(text, all);
    return sections.flatMap(({ heading: { range, style }, body, isEmpty }, at) => {
        const entry = all[at]?.entry;
        const isOther = entry?.package !== undefined && packageNames.length > 0 && !packageNames.includes(entry.package);
        if (!entry || isOther)
            return [];
        const titles = [];
        for (let next = at + 1; (all[next]?.level ?? 1) > 1; next++)
            titles.push(all[next]?.title ?? "");
        const place = { at: { file, range }, source: lines.slice(range), level: all[at]?.marks ?? 1, style };
        return [{ ...entry, ...place, body: lines.slice(body), titles, isEmpty }];
    });
}
/**
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one
 * mark, two or three, by their weight, and what is in them with three.
 */
function groupEntries(headings, names) {
    let open;
    // A line has no marks. It is as high as it can be: right below the document's title.
    let title = 0;
    return headings.map((heading) => {
        const isLine = heading.style === "line";
        const marks = isLine ? title + 1 : heading.level;
        const read = (0,_changelog_title_js__WEBPACK_IMPORTED_MODULE_0__/* .readChangelogTitle */ .J)(heading.title, names);
        const isPart = open !== undefined && (isLine || marks > open.marks) && read?.version === open.entry?.version;
        const entry = isPart ? undefined : read;
        const isInside = entry === undefined && open !== undefined && (isLine || marks >= open.marks);
        const reported = { ...heading, entry, marks, level: isInside ? heading.level + 1 : 1 };
        if (!isInside)
            open = entry && reported;
        if (open === undefined)
            title = marks;
        return reported;
    });
}


/***/ }),

/***/ 10523:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ readMajorChange; },
/* harmony export */   m: function() { return /* binding */ findChangelogEntry; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55067);



async function readMajorChange(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(sources.version);
    if (!version)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)("manifest.json names no semantic version");
    const entry = findChangelogEntry(changelog, version);
    if (!entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`CHANGELOG.md has no entry for ${version.text}`);
    if (entry.isEmpty)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(`the entry for ${version.text} in CHANGELOG.md is empty`);
    const entries = { entry, prereleases: findPrereleases(changelog, version) };
    // Before 1.0.0 anything may change with any version.
    if (version.major === 0)
        return { isMajor: false, previous: undefined, ...entries };
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearestVersion */ ._Q)(other.version) ?? "") ?? []);
    const listedBefore = findHighestBefore(version, listed);
    // A tag could only add a version between the two, which has the same major number.
    if (listedBefore?.major === version.major)
        return { isMajor: false, previous: { version: listedBefore, from: "changelog" }, ...entries };
    const refs = await sources.tags();
    const taggedBefore = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(refs) ? undefined : findHighestBefore(version, listTaggedVersions(refs, sources));
    const previous = chooseHigher(listedBefore, taggedBefore);
    if (!previous) {
        const why = explainUnknown(version, refs);
        return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(refs) && refs.isShallow ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(why) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .inapplicable */ .vA)(why);
    }
    return { isMajor: previous.version.major < version.major, previous, ...entries };
}
function findPrereleases({ entries }, version) {
    return entries.filter((entry) => {
        const other = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(entry.version);
        return other !== undefined && isSameStable(other, version) && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) < 0;
    });
}
function isSameStable(a, b) {
    return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}
/**
 * The entry of a version; build metadata does not count, as registries ignore it. Without one of the whole version,
 * that of `1.2` is the entry of 1.2.0. What is below another one of the same version counts only if the first is empty.
 */
function findChangelogEntry({ entries }, version) {
    const isSame = (text) => {
        const other = text === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(text);
        return other !== undefined && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) === 0;
    };
    const exact = entries.filter((entry) => entry.isExact && isSame(entry.version));
    const same = exact.length > 0
        ? exact
        : entries.filter((entry) => entry.version !== "" && isSame((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearestVersion */ ._Q)(entry.version)));
    return same.find((entry) => !entry.isEmpty) ?? same[0];
}
/** Before a stable version only stable ones count: its users skip the prereleases. */
function findHighestBefore(version, others) {
    return others
        .filter((other) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(best, other) >= 0 ? best : other), undefined);
}
function listTaggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(reading.version) ?? []) : [];
    });
}
function chooseHigher(reported, tagged) {
    if (tagged && (!reported || (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(reported, tagged) < 0))
        return { version: tagged, from: "tag" };
    return reported && { version: reported, from: "changelog" };
}
function explainUnknown({ text }, refs) {
    const unnamed = `CHANGELOG.md names no version before ${text}`;
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(refs))
        return `${unnamed}, and ${refs.absent}`;
    return refs.isShallow
        ? `${unnamed}, and this clone may not have the tags: check out with fetch-depth: 0`
        : `${unnamed}, and neither does a tag`;
}


/***/ }),

/***/ 55067:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: function() { return /* binding */ isReleaseTag; },
/* harmony export */   aB: function() { return /* binding */ pickPluginByTag; },
/* harmony export */   vU: function() { return /* binding */ removeScope; },
/* harmony export */   xi: function() { return /* binding */ isMistakenTag; },
/* harmony export */   zW: function() { return /* binding */ readTag; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);

const LONGEST = 1024;
const SEPARATORS = ["@v", "@", "-v"];
/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
function readTag(tag, packageName) {
    const plain = findVersion(tag.startsWith("v") ? tag.slice(1) : tag);
    if (plain !== undefined)
        return { version: plain, names: "no package" };
    if (packageName === undefined)
        return undefined;
    const named = findVersionBehind(packageName, tag);
    if (named !== undefined)
        return { version: named, names: "the package" };
    const bare = removeScope(packageName);
    const short = bare === packageName ? undefined : findVersionBehind(bare, tag);
    return short === undefined ? undefined : { version: short, names: "the package without its scope" };
}
/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
function isReleaseTag(tag) {
    if (tag.length > LONGEST)
        return false;
    return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => isVersionAt(tag, index));
}
/** The prefix of a version in a release tag, for whatever is released. */
const GENERIC = ["", "v", "ver", "version", "r", "rel", "release"];
const NUMBER = /\d+(?:\.\d+){1,3}(?:[-+][\w.+-]*)?$/u;
/**
 * Whether a tag was probably meant to release one of some plugins, though it names no version: `release-1.4.0`,
 * `V1.4.0`, `v1.4`, or with the plugin in front `weather/v1.4.0`. A major tag that moves, such as `v1`, does not count;
 * nor does another plugin's tag.
 *
 * @param plugins what the plugins are called, in any letter case.
 */
function isMistakenTag(tag, plugins) {
    if (tag.length > LONGEST || isReleaseTag(tag))
        return false;
    const number = NUMBER.exec(tag);
    if (!number)
        return false;
    const words = tag
        .slice(0, number.index)
        .toLowerCase()
        .split(/[-_./@ ]+/u)
        .filter((word) => word !== "");
    const rest = words.filter((word) => !GENERIC.includes(word)).join("-");
    const known = plugins.map((name) => name
        .toLowerCase()
        .split(/[-_./@ ]+/u)
        .filter((word) => word !== "")
        .join("-"));
    return rest === "" || known.includes(rest);
}
function isVersionAt(tag, at) {
    return at > 0 && readTag(tag, tag.slice(0, at)) !== undefined;
}
/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
function pickPluginByTag(tag, plugins) {
    if (!isReleaseTag(tag))
        return { kind: "no release" };
    const read = plugins.map((plugin) => ({ plugin, reading: readTag(tag, plugin.packageName) }));
    const whole = read.filter(({ reading }) => reading?.names === "the package");
    const [only, ...others] = whole.length > 0 ? whole : read.filter(({ reading }) => reading !== undefined);
    if (!only?.reading)
        return { kind: "no plugin" };
    if (others.length > 0)
        return { kind: "several", plugins: [only, ...others].map(({ plugin }) => plugin) };
    return { kind: "plugin", plugin: only.plugin, version: only.reading.version };
}
function removeScope(packageName) {
    return packageName.replace(/^@[^/]*\//u, "");
}
function findVersionBehind(name, tag) {
    for (const separator of SEPARATORS) {
        const version = tag.startsWith(name + separator)
            ? findVersion(tag.slice(name.length + separator.length))
            : undefined;
        if (version !== undefined)
            return version;
    }
    return undefined;
}
function findVersion(text) {
    return (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(text)?.text;
}


/***/ }),

/***/ 82835:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ MOST_TEXT_LINES; },
/* harmony export */   EP: function() { return /* binding */ MOST_TEXT_BYTES; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   ZU: function() { return /* binding */ selectReadable; },
/* harmony export */   z3: function() { return /* binding */ isBlank; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68686);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** More lines are not read either: a text with so many short lines could have a heading in every second one. */
const MOST_TEXT_LINES = 50_000;
/** A larger file is not read at all. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
function readTextFile(found, workspace) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(found))
        return found;
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} cannot be read`);
    if (found.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} is empty`);
    if (found.size > MOST_FILE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MOST_FILE_BYTES);
    if (!bytes)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} could not be read`);
    const read = cutLines(cutBytes(bytes));
    return { name, path, ...(0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(read), isCut: read.length < bytes.length };
}
/** The text of a file if people can read it; else why not. */
function selectReadable(file) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
/** The first lines, as many as are read. */
function cutLines(bytes) {
    if (bytes.length <= MOST_TEXT_LINES)
        return bytes;
    let feed = -1;
    for (let line = 0; line < MOST_TEXT_LINES; line++) {
        feed = bytes.indexOf(LINE_FEED, feed + 1);
        if (feed === -1)
            return bytes;
    }
    return bytes.subarray(0, feed + 1);
}
/** As many bytes as are read, in whole lines. */
function cutBytes(bytes) {
    if (bytes.length <= MOST_TEXT_BYTES)
        return bytes;
    const feed = bytes.lastIndexOf(LINE_FEED, MOST_TEXT_BYTES - 1);
    return bytes.subarray(0, feed === -1 ? findCharacterStart(bytes) : feed + 1);
}
/** Where the last character begins that would go beyond what is read. */
function findCharacterStart(bytes) {
    let at = MOST_TEXT_BYTES;
    while (at > MOST_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at--;
    return at;
}


/***/ }),

/***/ 87461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ findExactFile; },
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18876);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);


/** The entry at exactly this name, without listing the folder. */
function findExactFile(workspace, folder, name) {
    const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}
/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = findExactFile(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = findNearName((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(name), siblings) ?? siblings.find((sibling) => others.includes(getStem(sibling)));
    const near = nearest === undefined ? findInOtherLetters(workspace, folder, name) : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(parent, nearest);
    // A file may vanish between two looks: then the folder still lists it.
    return {
        ...exact,
        near: near === undefined || near === name ? undefined : { name: near, path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, near) },
        siblings,
    };
}
function findNearName(expected, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === expected.toLowerCase());
    const sameStem = names.find((name) => getStem(name) === getStem(expected));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(getStem(name), getStem(expected)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .computeEditDistance */ .pm)(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function findInOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function getStem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}


/***/ }),

/***/ 52772:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Id: function() { return /* binding */ GIT_READERS; },
/* harmony export */   P4: function() { return /* binding */ readRepositoryRefs; },
/* harmony export */   Xz: function() { return /* binding */ isTracked; },
/* harmony export */   gt: function() { return /* binding */ readTrackedFiles; },
/* harmony export */   vY: function() { return /* binding */ readIndex; }
/* harmony export */ });
/* harmony import */ var _git_git_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76066);
/* harmony import */ var _git_git_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95822);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10662);




const GIT_READERS = {
    gitRefs: (reading) => (0,_read_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readIfPlugin */ .jh)(reading, ({ workspace }) => readRepositoryRefs(workspace)),
};
const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], sparse: [], folders: [], submodules: [] };
// One repository may contain a thousand plugins: what they share is read once.
const refs = new WeakMap();
function readRepositoryRefs(workspace) {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .inapplicable */ .vA)("the files are in no git repository");
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(git))
        return git;
    const known = refs.get(git) ?? toAbsent((0,_git_git_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .readGitRefs */ .Pz)(git));
    refs.set(git, known);
    return known;
}
/**
 * Every tracked file whose path contains `part`, and which of them are executable; absent also where there is no
 * repository.
 */
function readTrackedFiles(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .inapplicable */ .vA)("the files are in no git repository");
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(git) ? git : readIndex(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function isTracked(workspace, end) {
    const tracked = readTrackedFiles(workspace, end);
    return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
/** The tracked files whose path contains `part`, in a repository. */
function readIndex(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge)("the index of git cannot be read, or has over 64 MiB");
    return toAbsent((0,_git_git_index_js__WEBPACK_IMPORTED_MODULE_0__/* .parseGitIndex */ .q)(bytes, part));
}
function toAbsent(known) {
    return "refused" in known ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge)(known.refused) : known;
}


/***/ }),

/***/ 88952:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ explainNoUpdate; }
/* harmony export */ });
/** Why an update was not judged: the earlier version could not be installed. */
function explainNoUpdate({ laterLives = [] }) {
    const earlier = laterLives.find(({ kind }) => kind === "earlier");
    if (!earlier || laterLives.some(({ kind }) => kind === "update"))
        return undefined;
    return `${earlier.from ?? ""} is not installed, so that nothing is updated: ${describeFailure(earlier)}`;
}
function describeFailure({ steps }) {
    const failed = steps.find((step) => step.outcome.kind !== "done" && step.outcome.kind !== "no-hook");
    const name = failed?.name === "load" ? "its loading" : (failed?.name ?? "it");
    return `${name} ends with ${failed?.outcome.kind ?? "nothing"}`;
}


/***/ }),

/***/ 24671:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ readAuthor; }
/* harmony export */ });
/** The parts, or in which way the text is in none of the three forms. */
function readAuthor(text) {
    const open = text.indexOf("<");
    const close = text.indexOf(">");
    if (open === -1) {
        if (close !== -1)
            return "unopened";
        return { ...splitAddress(text), mail: undefined };
    }
    if (close === -1)
        return "unclosed";
    if (close < open)
        return "unopened";
    const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close), url: undefined };
    const rest = text.slice(close + 1).trim();
    if (rest === "")
        return found;
    return /^\([^()]*\)$/u.test(rest) ? { ...found, url: rest.slice(1, -1).trim() } : "continued";
}
/** Without an e-mail address only what looks like an address is one: `Lumen Labs (Lisbon)` is a name. */
function splitAddress(text) {
    const bare = text.trim();
    const open = bare.lastIndexOf("(");
    const inside = bare.endsWith(")") && open !== -1 ? bare.slice(open + 1, -1).trim() : "";
    return /^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside)
        ? { name: bare.slice(0, open).trim(), url: inside }
        : { name: bare, url: undefined };
}


/***/ }),

/***/ 75890:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ isCommonLicense; },
/* harmony export */   v: function() { return /* binding */ COMMON_LICENSES; }
/* harmony export */ });
/** The SPDX identifiers that nearly every plugin has one of. */
const COMMON_LICENSES = [
    "MIT",
    "Apache-2.0",
    "ISC",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "GPL-2.0-only",
    "GPL-2.0-or-later",
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-2.1-only",
    "LGPL-2.1-or-later",
    "LGPL-3.0-only",
    "LGPL-3.0-or-later",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "Artistic-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "CC-BY-SA-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}


/***/ }),

/***/ 97780:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: function() { return /* binding */ findDeclaredFiles; },
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   ms: function() { return /* binding */ getLicenseFile; },
/* harmony export */   r2: function() { return /* binding */ getHookPath; },
/* harmony export */   xw: function() { return /* binding */ listDeclaredPaths; }
/* harmony export */ });
/* harmony import */ var _text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57498);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87461);
/* harmony import */ var _sdk_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86356);



function findDeclaredFiles(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(listDeclaredPaths(manifest).map((declared) => declared.path))) {
        const file = findDeclaredFile(workspace, folder, path, missing < MOST_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MOST_GUESSES = 50;
function findDeclaredFile(workspace, folder, path, mayGuess) {
    const why = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInvalidPath */ .W)(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveDeclaredPath */ .c)(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return mayGuess ? (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(workspace, "", full) : (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findExactFile */ .J)(workspace, "", full);
}
function listDeclaredPaths(manifest) {
    const { value } = manifest;
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const listed = [
        ...["main", "web", "background"].map((key) => [[key], itself]),
        ..._sdk_context_js__WEBPACK_IMPORTED_MODULE_2__/* .HOOKS */ .r.map((name) => [["hooks", name], findHookPath]),
        ...screenshots.map((_, index) => [["screenshots", index], itself]),
        [["license"], getLicenseFile],
        [["ui", "styles"], (styles) => (isStylePath(styles) ? styles : undefined)],
        [["author", "avatar"], (avatar) => (/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? undefined : avatar)],
    ];
    return listed.flatMap(([place, find]) => {
        const text = manifest.valueAt(...place);
        const path = typeof text === "string" ? find(text) : undefined;
        return path === undefined || path === "" ? [] : [{ place, path }];
    });
}
const itself = (text) => text;
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
function isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
/** The path in `path#exportName`. */
function getHookPath(hook) {
    return hook.split("#")[0] ?? "";
}
function findHookPath(hook) {
    return isHookPath(hook) ? getHookPath(hook) : undefined;
}
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
/** The file in `SEE LICENSE IN <file>`. */
function getLicenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}


/***/ }),

/***/ 71211:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ listDeclaredHooks; },
/* harmony export */   x: function() { return /* binding */ isTyped; }
/* harmony export */ });
/* harmony import */ var _sdk_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86356);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);
/* harmony import */ var _declared_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97780);



/** Whether it is in a file of TypeScript: whether that can be loaded would depend on the Node. */
const isTyped = ({ file }) => file !== undefined && /\.[cm]?tsx?$/iu.test(file);
function listDeclaredHooks(manifest, files) {
    const hooks = manifest.value["hooks"];
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(hooks))
        return [];
    const found = [];
    for (const name of _sdk_context_js__WEBPACK_IMPORTED_MODULE_1__/* .HOOKS */ .r) {
        const text = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(hooks, name);
        if (typeof text !== "string" || text === "")
            continue;
        if (!(0,_declared_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isHookPath */ .F6)(text)) {
            found.push({ name, text, function: text });
            continue;
        }
        const path = (0,_declared_files_js__WEBPACK_IMPORTED_MODULE_2__/* .getHookPath */ .r2)(text);
        const file = files.get(path);
        const hook = { name, text, function: text.slice(path.length + 1) };
        found.push(file?.state === "file" ? { ...hook, file: file.path } : { ...hook, isLost: true });
    }
    return found;
}


/***/ }),

/***/ 11113:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: function() { return /* binding */ judgeLicense; },
  U: function() { return /* binding */ readLicense; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/common-licenses.js
var common_licenses = __webpack_require__(75890);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/meant-licenses.js


/** Names that everyone understands, as `normalizeName` gives them. "Public domain" is not here: it names no license. */
const COMMON_NAMES = [
    [/^(?:mit)?expat$/u, ["MIT"]],
    [/^mitx11$/u, ["MIT", "X11"]],
    [/^(?:mit0|mitnoattribution)$/u, ["MIT-0"]],
    [/^bsd$/u, ["BSD-2-Clause", "BSD-3-Clause"]],
    [/^(?:simplifiedbsd|freebsd|bsd2|bsd2clauses?|(?:2|two)clausebsd|bsdtwoclause)$/u, ["BSD-2-Clause"]],
    [/^(?:newbsd|bsdnew|(?:modified|revised)bsd|bsd3|(?:3|three)clausebsd|bsdthreeclause)$/u, ["BSD-3-Clause"]],
    [/^(?:(?:old|original)bsd|bsd4|(?:4|four)clausebsd|bsdfourclause)$/u, ["BSD-4-Clause"]],
    [/^(?:(?:0|zero)clausebsd|bsd0|bsd(?:0|zero)clause)$/u, ["0BSD"]],
    [/^bsl$/u, ["BSL-1.0", "BUSL-1.1"]],
    [/^boost(?:1(?:\.0)?)?$/u, ["BSL-1.0"]],
    [/^(?:businesssource|busl)(?:1\.1)?$/u, ["BUSL-1.1"]],
    [/^zliblibpng$/u, ["Zlib"]],
    [/^(?:cc0|cczero|cc0universal)(?:1(?:\.0)?)?(?:universal)?$/u, ["CC0-1.0"]],
    [/^unlicen[cs]ed$/u, ["UNLICENSED", "Unlicense"]],
];
const FAMILIES = [
    { called: /^(?:gpl|generalpublic)$/u, prefix: "GPL", versions: ["2.0", "3.0"] },
    { called: /^(?:lgpl|(?:lesser|library)(?:gpl|generalpublic)?)$/u, prefix: "LGPL", versions: ["2.1", "3.0"] },
    { called: /^(?:agpl|affero(?:gpl|generalpublic)?)$/u, prefix: "AGPL", versions: ["3.0"] },
    { called: /^(?:gfdl|fdl|freedocumentation)$/u, prefix: "GFDL", versions: ["1.3"] },
    { called: /^(?:apache|asl|apachepublic)$/u, prefix: "Apache", versions: ["2.0"] },
    { called: /^(?:mpl|mozilla(?:public)?)$/u, prefix: "MPL", versions: ["1.1", "2.0"] },
    { called: /^(?:epl|eclipse(?:public)?)$/u, prefix: "EPL", versions: ["1.0", "2.0"] },
    { called: /^(?:eupl|europeanunionpublic)$/u, prefix: "EUPL", versions: ["1.1", "1.2"] },
    { called: /^(?:cddl|commondevelopmentanddistribution)$/u, prefix: "CDDL", versions: ["1.0", "1.1"] },
    { called: /^(?:artistic|perlartistic)$/u, prefix: "Artistic", versions: ["1.0", "2.0"] },
    { called: /^(?:ofl|(?:sil)?openfont|silofl)$/u, prefix: "OFL", versions: ["1.1"] },
    { called: /^ccby$/u, prefix: "CC-BY", versions: ["3.0", "4.0"] },
    { called: /^ccbysa$/u, prefix: "CC-BY-SA", versions: ["3.0", "4.0"] },
    { called: /^ccbync$/u, prefix: "CC-BY-NC", versions: ["3.0", "4.0"] },
    { called: /^ccbynd$/u, prefix: "CC-BY-ND", versions: ["3.0", "4.0"] },
    { called: /^ccbyncsa$/u, prefix: "CC-BY-NC-SA", versions: ["3.0", "4.0"] },
    { called: /^ccbyncnd$/u, prefix: "CC-BY-NC-ND", versions: ["3.0", "4.0"] },
];
/** Long words, and their short forms in names and identifiers. */
const SHORT = [
    [/\b(?:the|an?|gnu|version|ver|software|international|unported)\b|(?<!un)licen[cs]es?\b|\bv\.?\s*(?=\d)/gu, ""],
    [/\bcreative\s*commons\b/gu, "cc"],
    [/\battribution\b/gu, "by"],
    [/\bshare-?\s?alike\b/gu, "sa"],
    [/\bnon-?\s?commercial\b/gu, "nc"],
    [/\bno-?\s?deriv(?:ative)?s?\b/gu, "nd"],
    [/\bor\s+(?:any\s+)?(?:later|newer|above|greater)\b.*|\+\s*$/gu, "+"],
];
/** `GPLv3` is gpl, 3; `lgpl2.1+` is lgpl, 2.1, +. */
const VERSIONED = /^([a-z0-9]*?[a-z])(?:v?(\d+(?:\.\d+)*))?(only|\+)?$/u;
/**
 * The identifiers that a name can mean, as a rule one or two. None is deprecated, and none is a license that the name
 * does not mean.
 */
function findMeantLicenses(name, { ids }) {
    const key = toKey(name);
    const same = ids.find((id) => toKey(id) === key && !name.includes("+"));
    if (same !== undefined)
        return [same];
    const plain = normalizeName(name);
    const common = COMMON_NAMES.find(([called]) => called.test(plain))?.[1] ?? listVersions(plain, ids);
    if (common.length > 0)
        return common;
    const sameNormalized = ids.find((id) => toKey(id) === toKey(plain) && !plain.includes("+"));
    if (sameNormalized !== undefined)
        return [sameNormalized];
    const near = findSlip(name, ids);
    return near === undefined ? [] : near === "Unlicense" ? ["UNLICENSED", near] : [near];
}
const toKey = (text) => text.toLowerCase().replace(/[^a-z0-9]/gu, "");
/** A name without the words and signs that identifiers do not have. */
function normalizeName(name) {
    const short = SHORT.reduce((text, [long, by]) => text.replace(long, by), name.toLowerCase());
    return short.replace(/[^a-z0-9.+]/gu, "");
}
/** The identifiers of the version that a name has, or of all versions in use. Where a family has "or later", both forms. */
function listVersions(plain, ids) {
    const [, called = "", number, ending] = VERSIONED.exec(plain) ?? [];
    const family = FAMILIES.find((one) => one.called.test(called));
    if (!family)
        return [];
    const versions = number === undefined ? family.versions : [number, `${number}.0`];
    return versions.flatMap((version) => {
        const id = `${family.prefix}-${version}`;
        const forms = ending === undefined ? ["-only", "-or-later"] : [ending === "+" ? "-or-later" : "-only"];
        const listed = forms.map((form) => id + form).filter((one) => ids.includes(one));
        return listed.length > 0 ? listed : ids.filter((one) => one === id);
    });
}
/** Another number or another family is another license, never a slip of the pen. */
function findSlip(name, ids) {
    const family = readFamily(name);
    const isFamily = ids.some((id) => readFamily(id) === family);
    const alike = common_licenses/* COMMON_LICENSES */.v.filter((id) => readNumbers(id) === readNumbers(name) && (!isFamily || readFamily(id) === family));
    return (0,nearest/* findNearest */.qg)(name, alike);
}
const readFamily = (text) => /^[a-z]*/u.exec(text.trim().toLowerCase())?.[0] ?? "";
const readNumbers = (text) => text.replace(/\D/gu, "");

;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/license.js



const VALID = { valid: true, unknown: [], meant: [] };
/** Real expressions are shorter, and the parser is slow. */
const LONGEST = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
/** What is between two names in an expression. */
const BETWEEN = /(\s+(?:AND|OR|WITH)\s+|\s*[()]\s*)/iu;
/** If the names in an expression allow more readings than this, none is proposed. */
const MOST_MEANT = 4;
/** Loads the list of SPDX only for an expression that is not one of the common identifiers. */
async function readLicense(license) {
    if (findExpression(license) === undefined)
        return VALID;
    return judgeLicense(license, (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 63559))).SPDX);
}
function judgeLicense(license, spdx) {
    const expression = findExpression(license);
    if (expression === undefined || (expression.length <= LONGEST && spdx.isExpression(expression)))
        return VALID;
    if (expression.length > LONGEST)
        return { valid: false, unknown: [], meant: [] };
    const words = [...new Set(expression.match(WORD))];
    const unknown = words.filter((word) => !OPERATORS.has(word.toUpperCase()) && !isName(word, spdx));
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: findMeant(expression, spdx),
    };
}
/** The text that only a parser can judge. */
function findExpression(license) {
    const isPlain = typeof license !== "string" || (0,common_licenses/* isCommonLicense */.D)(license) || (0,declared_files/* getLicenseFile */.ms)(license) !== undefined;
    return isPlain ? undefined : license;
}
/** Whether a text is the name of a license or of an exception. */
function isName(text, { isExpression }) {
    return isExpression(text) || isExpression(`MIT WITH ${text}`);
}
/** The whole text may be one name; else each name in it gets what it can mean. */
function findMeant(expression, spdx) {
    const whole = findMeantLicenses(expression, spdx);
    if (whole.length > 0)
        return whole;
    const parts = expression.trim().split(BETWEEN);
    let meant = [""];
    for (const [at, part] of parts.entries()) {
        const isBetween = at % 2 === 1 || part === "";
        // The parser reads operators in capitals only.
        const options = isBetween ? [part.toUpperCase()] : findNames(part, spdx);
        meant = meant.flatMap((begun) => options.map((option) => begun + option));
        if (meant.length > MOST_MEANT)
            return [];
    }
    return meant.filter(spdx.isExpression);
}
/** A name stays as it is, unless its identifier is deprecated. */
function findNames(name, spdx) {
    const isListed = /^(?:LicenseRef|DocumentRef)-/u.test(name) || spdx.ids.includes(name.replace(/\+$/u, ""));
    const isException = !spdx.isExpression(name) && isName(name, spdx);
    return isListed || isException ? [name] : findMeantLicenses(name, spdx);
}


/***/ }),

/***/ 54005:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ MOST_SLIPS; },
/* harmony export */   U: function() { return /* binding */ makeManifest; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18876);
/* harmony import */ var _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76062);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55916);



/** Where a manifest has more unknown keys, they are not slips of known ones. */
const MOST_SLIPS = 200;
function makeManifest(json) {
    const misspelt = findMisspeltKeys(json.value);
    const meantKeys = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || meantKeys.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    return isThere ? value[step] : undefined;
}
function findMisspeltKeys(value) {
    const known = new Set(_generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .KNOWN_KEYS */ .B);
    const required = _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .REQUIRED_KEYS */ .p.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...(0,_type_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingOfType */ .Fb)(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MOST_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .qg)(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}


/***/ }),

/***/ 65968:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: function() { return /* binding */ validateShape; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.schema.json
var manifest_schema = __webpack_require__(69666);
// EXTERNAL MODULE: ./build/bundled/text/code-points.js
var code_points = __webpack_require__(31297);
;// CONCATENATED MODULE: ./build/bundled/generated/manifest-validator.js
/* eslint-disable */
// @ts-nocheck
// Made by the build from manifest.schema.json.

const validate = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://github.com/OWNER/plugin-preflight/manifest.schema.json", "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "examples": [{ "name": "Harbour Office", "email": "office@example.com" }], "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "examples": ["office@example.com"], "type": "string", "format": "email" }, "website": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "url": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "avatar": { "examples": ["https://example.com/avatar.png"], "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "examples": [["storage-read"]], "type": "array", "items": { "examples": ["storage-read"], "anyOf": [{ "type": "string", "allOf": [{ "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }] }, { "type": "object", "properties": { "type": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "web": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "background": { "examples": ["dist/plugin.js"], "type": "string", "minLength": 1 }, "repository": { "examples": ["https://github.com/harbour/tides"], "type": "string", "format": "web-url" }, "homepage": { "examples": ["https://example.com/tides"], "type": "string", "format": "web-url" }, "bugs": { "examples": ["https://github.com/harbour/tides/issues"], "type": "string", "format": "web-url" }, "license": { "examples": ["MIT"], "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "type": "string", "examples": ["^1.4.0"] } }, "peerDependencies": { "type": "object", "additionalProperties": { "type": "string", "examples": ["^1.4.0"] } }, "engines": { "type": "object", "properties": { "node": { "examples": [">=18.0.0"], "type": "string" }, "npm": { "examples": [">=18.0.0"], "type": "string" } }, "additionalProperties": false }, "minHostVersion": { "examples": ["2.1.0"], "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "examples": ["3.0.0"], "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "examples": [320], "type": "number", "exclusiveMinimum": 0 }, "height": { "examples": [200], "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "examples": [{ "type": "object", "properties": {} }], "type": "object" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] }, "commands": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] } } }, "additionalProperties": false, "required": ["name", "description"] } }, "pages": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "examples": ["/harbour"], "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] } }, "menu_items": { "type": "array", "items": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "examples": ["https://example.com/help"], "type": "string" }, "icon": { "type": "string" }, "order": { "examples": [1], "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "examples": ["https://example.com"], "type": "string", "format": "web-url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "examples": ["https://example.com"], "type": "string", "format": "web-url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] } }, "webhooks": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "examples": ["/hooks/tides"], "type": "string", "pattern": "^/" }, "events": { "examples": [["tide.turned"]], "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] } }, "oauth": { "type": "array", "items": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "examples": [["read"]], "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "examples": ["/oauth/harbour"], "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] } }, "config_schema": { "examples": [{ "type": "object", "properties": {} }], "type": "object" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "examples": ["free"], "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "type": "string", "examples": [">=2.0.0"] }, "node_version": { "examples": [">=18.0.0"], "type": "string" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "examples": ["screenshots/tides.png"], "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "examples": [{ "type": "object", "properties": {} }], "type": "object" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false };
const func0 = Object.prototype.hasOwnProperty;
const func50 = code_points/* countCodePoints */.sA;
const pattern0 = new RegExp("^[A-Za-z0-9 _-]*$", "u");
const pattern1 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$", "u");
const pattern4 = new RegExp("^/", "u");
const keyword0 = { "required": ["email"] };
const keyword1 = { "required": ["description", "required"] };
const keyword2 = { "required": ["name", "description"] };
const keyword3 = { "required": ["width", "height"] };
const keyword4 = { "required": ["description", "type"] };
const keyword5 = { "required": ["name", "title"] };
const keyword6 = { "required": ["label", "icon", "order"] };
const keyword7 = { "required": ["api_key_required", "description"] };
const keyword8 = { "required": ["description"] };
const keyword9 = { "required": ["description"] };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    /*# sourceURL="https://github.com/OWNER/plugin-preflight/manifest.schema.json" */ ;
    let vErrors = null;
    let errors = 0;
    const addError = (instancePath, schemaPath, params) => {
        const keyword = schemaPath.slice(schemaPath.lastIndexOf("/") + 1);
        (vErrors ??= []).push({ instancePath, schemaPath, keyword, params });
        errors++;
    };
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const prop0 of schema11.required) {
            if ((data[prop0] === undefined) || (!(func0.call(data, prop0)))) {
                addError(instancePath, "#/required", { missingProperty: prop0 });
            }
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                addError(instancePath, "#/additionalProperties", { additionalProperty: key0 });
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                addError(instancePath + "/$schema", "#/properties/%24schema/type", { type: "string" });
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                addError(instancePath + "/manifest_version", "#/properties/manifest_version/type", { type: "number" });
            }
            if (1 !== data1) {
                addError(instancePath + "/manifest_version", "#/properties/manifest_version/const", { allowedValue: 1 });
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func50(data2) > 50) {
                    addError(instancePath + "/name", "#/properties/name/maxLength", { limit: 50 });
                }
                if (func50(data2) < 3) {
                    addError(instancePath + "/name", "#/properties/name/minLength", { limit: 3 });
                }
                if (!pattern0.test(data2)) {
                    addError(instancePath + "/name", "#/properties/name/pattern", { pattern: "^[A-Za-z0-9 _-]*$" });
                }
            }
            else {
                addError(instancePath + "/name", "#/properties/name/type", { type: "string" });
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    addError(instancePath + "/version", "#/properties/version/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/version", "#/properties/version/type", { type: "string" });
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func50(data4) > 500) {
                    addError(instancePath + "/description", "#/properties/description/maxLength", { limit: 500 });
                }
                if (func50(data4) < 10) {
                    addError(instancePath + "/description", "#/properties/description/minLength", { limit: 10 });
                }
            }
            else {
                addError(instancePath + "/description", "#/properties/description/type", { type: "string" });
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                addError(instancePath + "/type", "#/properties/type/enum", { allowedValues: schema11.properties.type.enum });
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func50(data6) < 1) {
                    addError(instancePath + "/author", "#/properties/author/anyOf/0/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/author", "#/properties/author/anyOf/0/type", { type: "string" });
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop1 of keyword0.required) {
                        if ((data6[prop1] === undefined) || (!(func0.call(data6, prop1)))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/recommended/required", { missingProperty: prop1 });
                        }
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    addError(instancePath + "/author", "#/properties/author/anyOf/1/recommended", {});
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop2 of schema11.properties.author.anyOf[1].required) {
                        if ((data6[prop2] === undefined) || (!(func0.call(data6, prop2)))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/required", { missingProperty: prop2 });
                        }
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            addError(instancePath + "/author", "#/properties/author/anyOf/1/additionalProperties", { additionalProperty: key1 });
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func50(data7) < 1) {
                                addError(instancePath + "/author/name", "#/properties/author/anyOf/1/properties/name/minLength", { limit: 1 });
                            }
                        }
                        else {
                            addError(instancePath + "/author/name", "#/properties/author/anyOf/1/properties/name/type", { type: "string" });
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            addError(instancePath + "/author/email", "#/properties/author/anyOf/1/properties/email/type", { type: "string" });
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            addError(instancePath + "/author/website", "#/properties/author/anyOf/1/properties/website/type", { type: "string" });
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            addError(instancePath + "/author/url", "#/properties/author/anyOf/1/properties/url/type", { type: "string" });
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            addError(instancePath + "/author/avatar", "#/properties/author/anyOf/1/properties/avatar/type", { type: "string" });
                        }
                    }
                }
                else {
                    addError(instancePath + "/author", "#/properties/author/anyOf/1/type", { type: "object" });
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                addError(instancePath + "/author", "#/properties/author/anyOf", {});
            }
            else {
                errors = _errs14;
                if (vErrors !== null) {
                    if (_errs14) {
                        vErrors.length = _errs14;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.category !== undefined && func0.call(data, "category")) {
            let data12 = data.category;
            if (!((((((((((data12 === "productivity") || (data12 === "communication")) || (data12 === "utilities")) || (data12 === "integrations")) || (data12 === "ai")) || (data12 === "health")) || (data12 === "finance")) || (data12 === "entertainment")) || (data12 === "education")) || (data12 === "other"))) {
                addError(instancePath + "/category", "#/properties/category/enum", { allowedValues: schema11.properties.category.enum });
            }
        }
        if (data.permissions !== undefined && func0.call(data, "permissions")) {
            let data13 = data.permissions;
            if (Array.isArray(data13)) {
                const len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data14 = data13[i0];
                    const _errs36 = errors;
                    let valid6 = false;
                    const _errs37 = errors;
                    if (typeof data14 !== "string") {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/0/type", { type: "string" });
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/0/allOf/0/enum", { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum });
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop3 of keyword1.required) {
                                if ((data14[prop3] === undefined) || (!(func0.call(data14, prop3)))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/recommended/required", { missingProperty: prop3 });
                                }
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/recommended", {});
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop4 of schema11.properties.permissions.items.anyOf[1].required) {
                                if ((data14[prop4] === undefined) || (!(func0.call(data14, prop4)))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/required", { missingProperty: prop4 });
                                }
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/additionalProperties", { additionalProperty: key2 });
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    addError(instancePath + "/permissions/" + i0 + "/type", "#/properties/permissions/items/anyOf/1/properties/type/enum", { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum });
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func50(data16) < 1) {
                                        addError(instancePath + "/permissions/" + i0 + "/description", "#/properties/permissions/items/anyOf/1/properties/description/minLength", { limit: 1 });
                                    }
                                }
                                else {
                                    addError(instancePath + "/permissions/" + i0 + "/description", "#/properties/permissions/items/anyOf/1/properties/description/type", { type: "string" });
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    addError(instancePath + "/permissions/" + i0 + "/required", "#/properties/permissions/items/anyOf/1/properties/required/type", { type: "boolean" });
                                }
                            }
                        }
                        else {
                            addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf/1/type", { type: "object" });
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        addError(instancePath + "/permissions/" + i0, "#/properties/permissions/items/anyOf", {});
                    }
                    else {
                        errors = _errs36;
                        if (vErrors !== null) {
                            if (_errs36) {
                                vErrors.length = _errs36;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                }
            }
            else {
                addError(instancePath + "/permissions", "#/properties/permissions/type", { type: "array" });
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func50(data18) < 1) {
                    addError(instancePath + "/main", "#/properties/main/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/main", "#/properties/main/type", { type: "string" });
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func50(data19) < 1) {
                    addError(instancePath + "/web", "#/properties/web/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/web", "#/properties/web/type", { type: "string" });
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func50(data20) < 1) {
                    addError(instancePath + "/background", "#/properties/background/minLength", { limit: 1 });
                }
            }
            else {
                addError(instancePath + "/background", "#/properties/background/type", { type: "string" });
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                addError(instancePath + "/repository", "#/properties/repository/type", { type: "string" });
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                addError(instancePath + "/homepage", "#/properties/homepage/type", { type: "string" });
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                addError(instancePath + "/bugs", "#/properties/bugs/type", { type: "string" });
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                addError(instancePath + "/license", "#/properties/license/type", { type: "string" });
            }
        }
        if (data.keywords !== undefined && func0.call(data, "keywords")) {
            let data25 = data.keywords;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    if (typeof data26 === "string") {
                        if (func50(data26) < 1) {
                            addError(instancePath + "/keywords/" + i1, "#/properties/keywords/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/keywords/" + i1, "#/properties/keywords/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/keywords", "#/properties/keywords/type", { type: "array" });
            }
        }
        if (data.tags !== undefined && func0.call(data, "tags")) {
            let data27 = data.tags;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data28 = data27[i2];
                    if (typeof data28 === "string") {
                        if (func50(data28) < 1) {
                            addError(instancePath + "/tags/" + i2, "#/properties/tags/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/tags/" + i2, "#/properties/tags/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/tags", "#/properties/tags/type", { type: "array" });
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        addError(instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/dependencies/additionalProperties/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/dependencies", "#/properties/dependencies/type", { type: "object" });
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        addError(instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), "#/properties/peerDependencies/additionalProperties/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/peerDependencies", "#/properties/peerDependencies/type", { type: "object" });
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        addError(instancePath + "/engines", "#/properties/engines/additionalProperties", { additionalProperty: key5 });
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        addError(instancePath + "/engines/node", "#/properties/engines/properties/node/type", { type: "string" });
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        addError(instancePath + "/engines/npm", "#/properties/engines/properties/npm/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/engines", "#/properties/engines/type", { type: "object" });
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    addError(instancePath + "/minHostVersion", "#/properties/minHostVersion/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/minHostVersion", "#/properties/minHostVersion/type", { type: "string" });
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    addError(instancePath + "/maxHostVersion", "#/properties/maxHostVersion/pattern", { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" });
                }
            }
            else {
                addError(instancePath + "/maxHostVersion", "#/properties/maxHostVersion/type", { type: "string" });
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop5 of keyword2.required) {
                    if ((data38[prop5] === undefined) || (!(func0.call(data38, prop5)))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/recommended/required", { missingProperty: prop5 });
                    }
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/recommended", {});
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop6 of schema11.properties.dashboard_widget.required) {
                    if ((data38[prop6] === undefined) || (!(func0.call(data38, prop6)))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/required", { missingProperty: prop6 });
                    }
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/additionalProperties", { additionalProperty: key6 });
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func50(data39) < 1) {
                            addError(instancePath + "/dashboard_widget/name", "#/properties/dashboard_widget/properties/name/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/name", "#/properties/dashboard_widget/properties/name/type", { type: "string" });
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        addError(instancePath + "/dashboard_widget/description", "#/properties/dashboard_widget/properties/description/type", { type: "string" });
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func50(data41) < 1) {
                            addError(instancePath + "/dashboard_widget/component", "#/properties/dashboard_widget/properties/component/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/component", "#/properties/dashboard_widget/properties/component/type", { type: "string" });
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const prop7 of keyword3.required) {
                            if ((data42[prop7] === undefined) || (!(func0.call(data42, prop7)))) {
                                addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/recommended/required", { missingProperty: prop7 });
                            }
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/recommended", {});
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", { additionalProperty: key7 });
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    addError(instancePath + "/dashboard_widget/defaultSize/width", "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", { comparison: ">", limit: 0 });
                                }
                            }
                            else {
                                addError(instancePath + "/dashboard_widget/defaultSize/width", "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", { type: "number" });
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    addError(instancePath + "/dashboard_widget/defaultSize/height", "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", { comparison: ">", limit: 0 });
                                }
                            }
                            else {
                                addError(instancePath + "/dashboard_widget/defaultSize/height", "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", { type: "number" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/dashboard_widget/defaultSize", "#/properties/dashboard_widget/properties/defaultSize/type", { type: "object" });
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        addError(instancePath + "/dashboard_widget/size", "#/properties/dashboard_widget/properties/size/enum", { allowedValues: schema11.properties.dashboard_widget.properties.size.enum });
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        addError(instancePath + "/dashboard_widget/position", "#/properties/dashboard_widget/properties/position/enum", { allowedValues: schema11.properties.dashboard_widget.properties.position.enum });
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        addError(instancePath + "/dashboard_widget/configSchema", "#/properties/dashboard_widget/properties/configSchema/type", { type: "object" });
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        addError(instancePath + "/dashboard_widget/icon", "#/properties/dashboard_widget/properties/icon/type", { type: "string" });
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        addError(instancePath + "/dashboard_widget/mount_point", "#/properties/dashboard_widget/properties/mount_point/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/dashboard_widget", "#/properties/dashboard_widget/type", { type: "object" });
            }
        }
        if (data.commands !== undefined && func0.call(data, "commands")) {
            let data50 = data.commands;
            if (Array.isArray(data50)) {
                const len3 = data50.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data51 = data50[i3];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        for (const prop8 of schema11.properties.commands.items.required) {
                            if ((data51[prop8] === undefined) || (!(func0.call(data51, prop8)))) {
                                addError(instancePath + "/commands/" + i3, "#/properties/commands/items/required", { missingProperty: prop8 });
                            }
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                addError(instancePath + "/commands/" + i3, "#/properties/commands/items/additionalProperties", { additionalProperty: key8 });
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func50(data52) < 1) {
                                    addError(instancePath + "/commands/" + i3 + "/name", "#/properties/commands/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/name", "#/properties/commands/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func50(data53) < 1) {
                                    addError(instancePath + "/commands/" + i3 + "/description", "#/properties/commands/items/properties/description/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/description", "#/properties/commands/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                addError(instancePath + "/commands/" + i3 + "/usage", "#/properties/commands/items/properties/usage/type", { type: "string" });
                            }
                        }
                        if (data51.aliases !== undefined && func0.call(data51, "aliases")) {
                            let data55 = data51.aliases;
                            if (Array.isArray(data55)) {
                                const len4 = data55.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data56 = data55[i4];
                                    if (typeof data56 === "string") {
                                        if (func50(data56) < 1) {
                                            addError(instancePath + "/commands/" + i3 + "/aliases/" + i4, "#/properties/commands/items/properties/aliases/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/commands/" + i3 + "/aliases/" + i4, "#/properties/commands/items/properties/aliases/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/aliases", "#/properties/commands/items/properties/aliases/type", { type: "array" });
                            }
                        }
                        if (data51.options !== undefined && func0.call(data51, "options")) {
                            let data57 = data51.options;
                            if (Array.isArray(data57)) {
                                const len5 = data57.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                    let data58 = data57[i5];
                                    const _errs141 = errors;
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        for (const prop9 of keyword4.required) {
                                            if ((data58[prop9] === undefined) || (!(func0.call(data58, prop9)))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/recommended/required", { missingProperty: prop9 });
                                            }
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/recommended", {});
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        for (const prop10 of schema11.properties.commands.items.properties.options.items.required) {
                                            if ((data58[prop10] === undefined) || (!(func0.call(data58, prop10)))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/required", { missingProperty: prop10 });
                                            }
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/additionalProperties", { additionalProperty: key9 });
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func50(data59) < 1) {
                                                    addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", "#/properties/commands/items/properties/options/items/properties/name/minLength", { limit: 1 });
                                                }
                                            }
                                            else {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", "#/properties/commands/items/properties/options/items/properties/name/type", { type: "string" });
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", "#/properties/commands/items/properties/options/items/properties/description/type", { type: "string" });
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", "#/properties/commands/items/properties/options/items/properties/type/type", { type: "string" });
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                addError(instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", "#/properties/commands/items/properties/options/items/properties/required/type", { type: "boolean" });
                                            }
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/commands/" + i3 + "/options/" + i5, "#/properties/commands/items/properties/options/items/type", { type: "object" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/commands/" + i3 + "/options", "#/properties/commands/items/properties/options/type", { type: "array" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/commands/" + i3, "#/properties/commands/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/commands", "#/properties/commands/type", { type: "array" });
            }
        }
        if (data.pages !== undefined && func0.call(data, "pages")) {
            let data63 = data.pages;
            if (Array.isArray(data63)) {
                const len6 = data63.length;
                for (let i6 = 0; i6 < len6; i6++) {
                    let data64 = data63[i6];
                    const _errs156 = errors;
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        for (const prop11 of keyword5.required) {
                            if ((data64[prop11] === undefined) || (!(func0.call(data64, prop11)))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/recommended/required", { missingProperty: prop11 });
                            }
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        addError(instancePath + "/pages/" + i6, "#/properties/pages/items/recommended", {});
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        for (const prop12 of schema11.properties.pages.items.required) {
                            if ((data64[prop12] === undefined) || (!(func0.call(data64, prop12)))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/required", { missingProperty: prop12 });
                            }
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                addError(instancePath + "/pages/" + i6, "#/properties/pages/items/additionalProperties", { additionalProperty: key10 });
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/name", "#/properties/pages/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    addError(instancePath + "/pages/" + i6 + "/path", "#/properties/pages/items/properties/path/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/pages/" + i6 + "/path", "#/properties/pages/items/properties/path/type", { type: "string" });
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func50(data67) < 1) {
                                    addError(instancePath + "/pages/" + i6 + "/component", "#/properties/pages/items/properties/component/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/pages/" + i6 + "/component", "#/properties/pages/items/properties/component/type", { type: "string" });
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/title", "#/properties/pages/items/properties/title/type", { type: "string" });
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/description", "#/properties/pages/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                addError(instancePath + "/pages/" + i6 + "/icon", "#/properties/pages/items/properties/icon/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/pages/" + i6, "#/properties/pages/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/pages", "#/properties/pages/type", { type: "array" });
            }
        }
        if (data.menu_items !== undefined && func0.call(data, "menu_items")) {
            let data71 = data.menu_items;
            if (Array.isArray(data71)) {
                const len7 = data71.length;
                for (let i7 = 0; i7 < len7; i7++) {
                    let data72 = data71[i7];
                    const _errs175 = errors;
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        for (const prop13 of keyword6.required) {
                            if ((data72[prop13] === undefined) || (!(func0.call(data72, prop13)))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/recommended/required", { missingProperty: prop13 });
                            }
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/recommended", {});
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        for (const prop14 of schema11.properties.menu_items.items.required) {
                            if ((data72[prop14] === undefined) || (!(func0.call(data72, prop14)))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/required", { missingProperty: prop14 });
                            }
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/additionalProperties", { additionalProperty: key11 });
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/label", "#/properties/menu_items/items/properties/label/type", { type: "string" });
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/path", "#/properties/menu_items/items/properties/path/type", { type: "string" });
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/icon", "#/properties/menu_items/items/properties/icon/type", { type: "string" });
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                addError(instancePath + "/menu_items/" + i7 + "/order", "#/properties/menu_items/items/properties/order/type", { type: "number" });
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                addError(instancePath + "/menu_items/" + i7 + "/parent", "#/properties/menu_items/items/properties/parent/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/menu_items/" + i7, "#/properties/menu_items/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/menu_items", "#/properties/menu_items/type", { type: "array" });
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        addError(instancePath + "/hooks", "#/properties/hooks/additionalProperties", { additionalProperty: key12 });
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func50(data79) < 1) {
                            addError(instancePath + "/hooks/onInstall", "#/properties/hooks/properties/onInstall/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onInstall", "#/properties/hooks/properties/onInstall/type", { type: "string" });
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func50(data80) < 1) {
                            addError(instancePath + "/hooks/onEnable", "#/properties/hooks/properties/onEnable/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onEnable", "#/properties/hooks/properties/onEnable/type", { type: "string" });
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func50(data81) < 1) {
                            addError(instancePath + "/hooks/onDisable", "#/properties/hooks/properties/onDisable/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onDisable", "#/properties/hooks/properties/onDisable/type", { type: "string" });
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func50(data82) < 1) {
                            addError(instancePath + "/hooks/onUpdate", "#/properties/hooks/properties/onUpdate/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onUpdate", "#/properties/hooks/properties/onUpdate/type", { type: "string" });
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func50(data83) < 1) {
                            addError(instancePath + "/hooks/onUninstall", "#/properties/hooks/properties/onUninstall/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/hooks/onUninstall", "#/properties/hooks/properties/onUninstall/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/hooks", "#/properties/hooks/type", { type: "object" });
            }
        }
        if (data.external_services !== undefined && func0.call(data, "external_services")) {
            let data84 = data.external_services;
            if (Array.isArray(data84)) {
                const len8 = data84.length;
                for (let i8 = 0; i8 < len8; i8++) {
                    let data85 = data84[i8];
                    const _errs205 = errors;
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        for (const prop15 of keyword7.required) {
                            if ((data85[prop15] === undefined) || (!(func0.call(data85, prop15)))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/recommended/required", { missingProperty: prop15 });
                            }
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/recommended", {});
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        for (const prop16 of schema11.properties.external_services.items.required) {
                            if ((data85[prop16] === undefined) || (!(func0.call(data85, prop16)))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/required", { missingProperty: prop16 });
                            }
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/additionalProperties", { additionalProperty: key13 });
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func50(data86) < 1) {
                                    addError(instancePath + "/external_services/" + i8 + "/name", "#/properties/external_services/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/external_services/" + i8 + "/name", "#/properties/external_services/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                addError(instancePath + "/external_services/" + i8 + "/base_url", "#/properties/external_services/items/properties/base_url/type", { type: "string" });
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                addError(instancePath + "/external_services/" + i8 + "/api_key_required", "#/properties/external_services/items/properties/api_key_required/type", { type: "boolean" });
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                addError(instancePath + "/external_services/" + i8 + "/description", "#/properties/external_services/items/properties/description/type", { type: "string" });
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                addError(instancePath + "/external_services/" + i8 + "/documentation", "#/properties/external_services/items/properties/documentation/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/external_services/" + i8, "#/properties/external_services/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/external_services", "#/properties/external_services/type", { type: "array" });
            }
        }
        if (data.webhooks !== undefined && func0.call(data, "webhooks")) {
            let data91 = data.webhooks;
            if (Array.isArray(data91)) {
                const len9 = data91.length;
                for (let i9 = 0; i9 < len9; i9++) {
                    let data92 = data91[i9];
                    const _errs222 = errors;
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const prop17 of keyword8.required) {
                            if ((data92[prop17] === undefined) || (!(func0.call(data92, prop17)))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/recommended/required", { missingProperty: prop17 });
                            }
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/recommended", {});
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const prop18 of schema11.properties.webhooks.items.required) {
                            if ((data92[prop18] === undefined) || (!(func0.call(data92, prop18)))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/required", { missingProperty: prop18 });
                            }
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/additionalProperties", { additionalProperty: key14 });
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func50(data93) < 1) {
                                    addError(instancePath + "/webhooks/" + i9 + "/name", "#/properties/webhooks/items/properties/name/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/name", "#/properties/webhooks/items/properties/name/type", { type: "string" });
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    addError(instancePath + "/webhooks/" + i9 + "/endpoint", "#/properties/webhooks/items/properties/endpoint/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/endpoint", "#/properties/webhooks/items/properties/endpoint/type", { type: "string" });
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    addError(instancePath + "/webhooks/" + i9 + "/events", "#/properties/webhooks/items/properties/events/minItems", { limit: 1 });
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func50(data96) < 1) {
                                            addError(instancePath + "/webhooks/" + i9 + "/events/" + i10, "#/properties/webhooks/items/properties/events/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/webhooks/" + i9 + "/events/" + i10, "#/properties/webhooks/items/properties/events/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/webhooks/" + i9 + "/events", "#/properties/webhooks/items/properties/events/type", { type: "array" });
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                addError(instancePath + "/webhooks/" + i9 + "/description", "#/properties/webhooks/items/properties/description/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/webhooks/" + i9, "#/properties/webhooks/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/webhooks", "#/properties/webhooks/type", { type: "array" });
            }
        }
        if (data.oauth !== undefined && func0.call(data, "oauth")) {
            let data98 = data.oauth;
            if (Array.isArray(data98)) {
                const len11 = data98.length;
                for (let i11 = 0; i11 < len11; i11++) {
                    let data99 = data98[i11];
                    const _errs239 = errors;
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        for (const prop19 of keyword9.required) {
                            if ((data99[prop19] === undefined) || (!(func0.call(data99, prop19)))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/recommended/required", { missingProperty: prop19 });
                            }
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/recommended", {});
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        for (const prop20 of schema11.properties.oauth.items.required) {
                            if ((data99[prop20] === undefined) || (!(func0.call(data99, prop20)))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/required", { missingProperty: prop20 });
                            }
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/additionalProperties", { additionalProperty: key15 });
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func50(data100) < 1) {
                                    addError(instancePath + "/oauth/" + i11 + "/provider", "#/properties/oauth/items/properties/provider/minLength", { limit: 1 });
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/provider", "#/properties/oauth/items/properties/provider/type", { type: "string" });
                            }
                        }
                        if (data99.scopes !== undefined && func0.call(data99, "scopes")) {
                            let data101 = data99.scopes;
                            if (Array.isArray(data101)) {
                                const len12 = data101.length;
                                for (let i12 = 0; i12 < len12; i12++) {
                                    let data102 = data101[i12];
                                    if (typeof data102 === "string") {
                                        if (func50(data102) < 1) {
                                            addError(instancePath + "/oauth/" + i11 + "/scopes/" + i12, "#/properties/oauth/items/properties/scopes/items/minLength", { limit: 1 });
                                        }
                                    }
                                    else {
                                        addError(instancePath + "/oauth/" + i11 + "/scopes/" + i12, "#/properties/oauth/items/properties/scopes/items/type", { type: "string" });
                                    }
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/scopes", "#/properties/oauth/items/properties/scopes/type", { type: "array" });
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    addError(instancePath + "/oauth/" + i11 + "/redirect_uri", "#/properties/oauth/items/properties/redirect_uri/pattern", { pattern: "^/" });
                                }
                            }
                            else {
                                addError(instancePath + "/oauth/" + i11 + "/redirect_uri", "#/properties/oauth/items/properties/redirect_uri/type", { type: "string" });
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                addError(instancePath + "/oauth/" + i11 + "/description", "#/properties/oauth/items/properties/description/type", { type: "string" });
                            }
                        }
                    }
                    else {
                        addError(instancePath + "/oauth/" + i11, "#/properties/oauth/items/type", { type: "object" });
                    }
                }
            }
            else {
                addError(instancePath + "/oauth", "#/properties/oauth/type", { type: "array" });
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                addError(instancePath + "/config_schema", "#/properties/config_schema/type", { type: "object" });
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                addError(instancePath + "/default_config", "#/properties/default_config/type", { type: "object" });
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                for (const prop21 of schema11.properties.pricing.required) {
                    if ((data107[prop21] === undefined) || (!(func0.call(data107, prop21)))) {
                        addError(instancePath + "/pricing", "#/properties/pricing/required", { missingProperty: prop21 });
                    }
                }
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        addError(instancePath + "/pricing", "#/properties/pricing/additionalProperties", { additionalProperty: key16 });
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func50(data108) < 1) {
                            addError(instancePath + "/pricing/type", "#/properties/pricing/properties/type/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/pricing/type", "#/properties/pricing/properties/type/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/pricing", "#/properties/pricing/type", { type: "object" });
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        addError(instancePath + "/compatibility", "#/properties/compatibility/additionalProperties", { additionalProperty: key17 });
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        addError(instancePath + "/compatibility/host_version", "#/properties/compatibility/properties/host_version/type", { type: "string" });
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        addError(instancePath + "/compatibility/node_version", "#/properties/compatibility/properties/node_version/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/compatibility", "#/properties/compatibility/type", { type: "object" });
            }
        }
        if (data.screenshots !== undefined && func0.call(data, "screenshots")) {
            let data112 = data.screenshots;
            if (Array.isArray(data112)) {
                const len13 = data112.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data113 = data112[i13];
                    if (typeof data113 === "string") {
                        if (func50(data113) < 1) {
                            addError(instancePath + "/screenshots/" + i13, "#/properties/screenshots/items/minLength", { limit: 1 });
                        }
                    }
                    else {
                        addError(instancePath + "/screenshots/" + i13, "#/properties/screenshots/items/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/screenshots", "#/properties/screenshots/type", { type: "array" });
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                addError(instancePath + "/configSchema", "#/properties/configSchema/allOf/0/type", { type: "object" });
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        addError(instancePath + "/ui", "#/properties/ui/additionalProperties", { additionalProperty: key18 });
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        addError(instancePath + "/ui/component", "#/properties/ui/properties/component/type", { type: "string" });
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        addError(instancePath + "/ui/styles", "#/properties/ui/properties/styles/type", { type: "string" });
                    }
                }
            }
            else {
                addError(instancePath + "/ui", "#/properties/ui/type", { type: "object" });
            }
        }
    }
    else {
        addError(instancePath, "#/type", { type: "object" });
    }
    validate10.errors = vErrors;
    return errors === 0;
}

// EXTERNAL MODULE: ./build/bundled/text/json/json-text.js
var json_text = __webpack_require__(59483);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/shape.js



/** Validates a manifest against its schema. Where a value may have several forms, only the form that it has counts. */
function validateShape(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = findMeantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: keepOnePerValue(errors).map((error) => makeError(error, manifest)) };
}
/** For a value with several possible forms, keeps the errors of the form that is meant, or else one about the choice. */
function findMeantForms(errors) {
    const choices = new Map();
    const outside = [];
    const ends = [];
    for (const error of errors) {
        const inside = readForm(error);
        if (error.keyword === "anyOf")
            ends.push({ error, place: error.schemaPath + error.instancePath });
        else if (!inside)
            outside.push(error);
        else {
            const choice = choices.get(inside.place) ?? { forms: new Map(), others: new Set() };
            choices.set(inside.place, choice);
            const form = choice.forms.get(inside.form) ?? [];
            form.push(error);
            choice.forms.set(inside.form, form);
            if (error.keyword === "type" && inside.isWhole)
                choice.others.add(inside.form);
        }
    }
    // Where a value fits one of its forms, there is no `anyOf` error, and the errors of the other forms are dropped.
    return [...outside, ...ends.flatMap(({ error, place }) => selectMeantErrors(error, choices.get(place)))];
}
function selectMeantErrors(end, choice) {
    const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
    const [only, ...more] = meant;
    return only && more.length === 0 ? only[1] : [end];
}
/** The form that an error is about, and the place of the choice that it is one of. */
function readForm({ schemaPath, instancePath, }) {
    const [, choice, form] = /^(.*?\/anyOf)\/(\d+)\//u.exec(schemaPath) ?? [];
    if (choice === undefined || form === undefined)
        return undefined;
    const steps = (choice.match(/\/properties\/|\/items(?=\/)/gu) ?? []).length;
    const value = instancePath
        .split("/")
        .slice(0, steps + 1)
        .join("/");
    return { place: choice + value, form, isWhole: value === instancePath };
}
/** Reports a wrong value once, by its worst error. Each missing and each unknown key is an error of its own. */
function keepOnePerValue(errors) {
    const reported = new Map();
    const rank = ({ keyword }) => (keyword === "type" ? 0 : keyword === "anyOf" ? 1 : 2);
    for (const error of errors) {
        const key = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, key ?? null]);
        const before = reported.get(place);
        if (!before || rank(error) < rank(before))
            reported.set(place, error);
    }
    return [...reported.values()];
}
function makeError({ instancePath, schemaPath, keyword, params }, manifest) {
    return {
        path: parsePointer(instancePath, manifest),
        keyword,
        params,
        schema: findSchema(schemaPath),
        advisory: isAdvisory(schemaPath),
    };
}
function isAdvisory(schemaPath) {
    return schemaPath.includes("/recommended/");
}
const knownParts = new Map();
/** The part of the schema that contains a keyword. There are a few hundred of them, whatever the manifest. */
function findSchema(schemaPath) {
    const known = knownParts.get(schemaPath);
    if (known)
        return known;
    // `recommended` contains keywords of its own: their schema is one step further out.
    const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
    const names = steps.map((step) => (0,json_text/* decodePointerStep */.g)(decodeURIComponent(step)));
    const part = names.reduce((node, step) => resolveReference(node[step]), resolveReference(manifest_schema));
    knownParts.set(schemaPath, part);
    return part;
}
/** The steps of a JSON pointer; those into arrays are numbers. */
function parsePointer(pointer, manifest) {
    let here = manifest;
    return pointer
        .split("/")
        .slice(1)
        .map((raw) => {
        const step = Array.isArray(here) ? Number(raw) : (0,json_text/* decodePointerStep */.g)(raw);
        here = here[step];
        return step;
    });
}
function resolveReference(node) {
    if (typeof node !== "object" || node === null)
        return {};
    const { $ref, ...own } = node;
    const definitions = manifest_schema.definitions;
    return typeof $ref === "string"
        ? { ...resolveReference(definitions[$ref.replace("#/definitions/", "")]), ...own }
        : own;
}


/***/ }),

/***/ 63559:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SPDX: function() { return /* binding */ SPDX; }
/* harmony export */ });
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93326);
/* harmony import */ var spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var spdx_license_ids_index_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75204);


const SPDX = { isExpression, ids: spdx_license_ids_index_json__WEBPACK_IMPORTED_MODULE_1__ };
/** The parser takes any space for one, and only these characters are in an expression. */
function isExpression(text) {
    if (!/^[A-Za-z0-9.+:() -]+$/u.test(text))
        return false;
    try {
        spdx_expression_parse__WEBPACK_IMPORTED_MODULE_0___default()(text);
        return true;
    }
    catch {
        // The parser's words are for whoever knows the grammar.
        return false;
    }
}


/***/ }),

/***/ 55916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ findMissingOfType; },
/* harmony export */   O8: function() { return /* binding */ getTypeNeeds; },
/* harmony export */   Zp: function() { return /* binding */ TYPE_NEEDS; },
/* harmony export */   bP: function() { return /* binding */ SECTIONS; }
/* harmony export */ });
/** The parts of a manifest that belong to a type. */
const SECTIONS = ["dashboard_widget", "commands", "pages"];
const TYPE_NEEDS = new Map([
    ["dashboard-widget", { entryPoints: ["main", "web"], runs: false, sections: ["dashboard_widget"] }],
    ["cli-tool", { entryPoints: ["main"], runs: true, sections: ["commands"] }],
    ["service", { entryPoints: ["main", "background"], runs: true, sections: [] }],
    ["page", { entryPoints: ["main", "web"], runs: false, sections: ["pages"] }],
    ["hybrid", { entryPoints: ["main", "web"], runs: false, sections: SECTIONS }],
]);
function getTypeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function findMissingOfType(manifest) {
    const needs = getTypeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}


/***/ }),

/***/ 14266:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qI: function() { return /* binding */ ALWAYS; },
  uK: function() { return /* binding */ listArchiveFiles; },
  rP: function() { return /* binding */ listSources; }
});

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/workspace/count-files.js
var count_files = __webpack_require__(61871);
// EXTERNAL MODULE: ./build/bundled/workspace/explain-unlisted.js
var explain_unlisted = __webpack_require__(19652);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/glob-name.js
var glob_name = __webpack_require__(57384);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/ignore-file.js
var ignore_file = __webpack_require__(44625);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/outer-rules.js
var outer_rules = __webpack_require__(22023);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-level.js
var pack_level = __webpack_require__(42590);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-rules.js
var pack_rules = __webpack_require__(90351);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-walk.js
var pack_walk = __webpack_require__(70447);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/package-rules.js
var package_rules = __webpack_require__(4260);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/author-exclusions.js









const MOST_EFFORT = 20_000_000;
const MOST_RULES = 2000;
const NPM_IGNORES = [".npmignore"];
/**
 * The exclusions of a package. They are tried on paths that npm does not pack, too: a plugin's archive has more files
 * than `files` names. So nothing is left out just because no entry names it, and .gitignore counts for nothing.
 */
function readExclusions(packing) {
    const { workspace, folder, packageJson } = packing;
    const trials = { effort: 0, decidingRule: undefined };
    let doubt;
    let isAsked = false;
    let ruleCount = 0;
    const recordRules = ({ rules, unclear }, where = "an ignore file") => {
        ruleCount += rules.length;
        const [first] = unclear;
        if (first !== undefined)
            doubt ??= `${(0,safe/* quote */.hD)(first)} in ${where} is not understood here`;
        if (ruleCount > MOST_RULES)
            doubt ??= `it has more than ${String(MOST_RULES)} patterns`;
        return ruleCount > MOST_RULES ? [] : rules;
    };
    const readIgnored = (at) => {
        const found = (0,ignore_file/* readIgnoreRules */.y)(workspace, at, NPM_IGNORES);
        return recordRules(found, found.file);
    };
    const findDecidingRule = (level, name, kind) => {
        if (trials.effort > MOST_EFFORT)
            doubt ??= "its patterns are too hard to try";
        trials.decidingRule = undefined;
        if (doubt !== undefined || (0,pack_level/* isIncluded */.R)(level, [(0,glob_name/* foldCase */.SP)(name)], kind, trials))
            return undefined;
        return isByAuthor(trials.decidingRule) ? trials.decidingRule : undefined;
    };
    const read = (0,package_rules/* readPackageRules */.G)(packageJson, (path) => (0,pack_walk/* getKindAt */.a4)(workspace, folder, path));
    // npm packs nothing at all by what cannot be read.
    const { listed = [], strict, required, unclear } = "fault" in read ? NO_RULES : read;
    const negations = unclear.filter((pattern) => pattern.startsWith("!"));
    const writtenRules = { rules: listed.filter((rule) => !pack_rules/* NOTHING_IN */.SG.includes(rule)), unclear: negations };
    const entries = recordRules(writtenRules, "package.json");
    const outer = recordRules((0,outer_rules/* readOuterRules */.v)(workspace, folder, NPM_IGNORES));
    const top = {
        parent: undefined,
        name: "",
        rules: [...outer, ...readIgnored(folder), ...entries, ...strict],
        isIn: true,
    };
    const known = new Map([["", { level: top, required: required.map(pack_walk/* normalizePath */.Fd) }]]);
    const enter = (path) => {
        const found = known.get(path);
        if (found)
            return found;
        const slash = path.lastIndexOf("/");
        const above = enter(path.slice(0, Math.max(0, slash)));
        const entered = "out" in above ? above : enterBelow(above, path, path.slice(slash + 1));
        known.set(path, entered);
        return entered;
    };
    const enterBelow = (above, path, name) => {
        const out = findDecidingRule(above.level, name, "folder");
        if (out)
            return { out };
        const below = (0,pack_walk/* listRequiredBelow */.vX)(above.required, name);
        const own = (0,pack_rules/* readRules */.Kc)(below.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
        const names = [(0,glob_name/* foldCase */.SP)(name)];
        const isIn = (0,pack_level/* isIncluded */.R)(above.level, names, "file", trials) || (0,pack_level/* isIncluded */.R)(above.level, names, "slash", trials);
        const rules = [...readIgnored((0,workspace_workspace/* joinPath */.uJ)(folder, path)), ...recordRules(own)];
        return { level: { parent: above.level, name: names[0] ?? "", rules, isIn }, required: below };
    };
    return {
        find(path, kind = "file") {
            isAsked = true;
            const slash = path.lastIndexOf("/");
            const entered = enter(path.slice(0, Math.max(0, slash)));
            return "out" in entered ? entered.out : findDecidingRule(entered.level, path.slice(slash + 1), kind);
        },
        get doubt() {
            return isAsked ? doubt : undefined;
        },
    };
}
const NO_RULES = { listed: undefined, strict: [], required: [], unclear: [] };
function isByAuthor(origin) {
    return origin?.by === "files" || origin?.by === "ignore file";
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/entry-points.js
var entry_points = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundled/plugin/screenshot-files.js
var screenshot_files = __webpack_require__(38590);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/unfetched.js
var unfetched = __webpack_require__(60002);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/archive-files.js












const TOO_MANY_FILES = `it has more than ${(0,numbers/* formatNumber */.Z)(archive_limits/* MOST_ARCHIVED_FILES */.H9)} files`;
/** Folders are counted, too. */
const MOST_ENTRIES = 50_000;
/** In every archive; relative to the plugin's folder. */
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const BUNDLE = "dist/plugin.js";
const NEVER = [".git", "node_modules"];
/**
 * The files every plugin has and the files that the manifest names, with the screenshots where it must have some and
 * names none. Where package.json has `files`, also what npm packs by it; else all of `dist/`, and the entry points in
 * package.json. What the author leaves out is in only where npm packs it all the same.
 */
function listArchiveFiles({ workspace, folder, ...facts }) {
    const { manifest, packageJson, packedFiles } = facts;
    const files = new Map();
    const refused = new Map();
    const withheld = new Map();
    const npmHas = new Set((0,absent/* isAbsent */.W0)(packedFiles) ? [] : packedFiles.files.map(({ path }) => path));
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const isListed = !(0,absent/* isAbsent */.W0)(packageJson) && hasList(packageJson);
    const exclusions = readExclusions({ workspace, folder, packageJson: value });
    let entries = 0;
    let tooLarge;
    let isCut = false;
    const refuse = (path, why) => {
        refused.set(path, { path, why });
    };
    const take = (path, kind) => {
        if (files.has(path) || refused.has(path))
            return;
        const entry = kind === "file" ? workspace.entry(path) : undefined;
        if (kind !== "file")
            refuse(path, kind);
        else if (entry?.kind !== "file")
            refuse(path, "unreadable");
        else if ((0,credential_files/* containsCredentials */._b)(workspace, path))
            refuse(path, "credentials");
        else if ((0,unfetched/* isLfsPointer */.NS)(workspace, path, entry.size))
            refuse(path, "pointer");
        else
            files.set(path, { path, size: entry.size });
    };
    const withhold = (path, neededBy, because) => {
        const pattern = getPattern(because, value);
        const found = { path, neededBy, because, ...(pattern !== undefined && { pattern }) };
        if (!withheld.has(path))
            withheld.set(path, found);
    };
    const findExclusion = (path, kind) => npmHas.has(path) ? undefined : exclusions.find((0,workspace_workspace/* relativeTo */.Mf)(folder, path), kind);
    /** What there is at a path in the plugin: its last name, or the link on the way to it. */
    const findAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,workspace_workspace/* joinPath */.uJ)(at, name);
            if (kind !== "folder")
                return kind && { at, kind };
        }
        return undefined;
    };
    /** Takes what is needed at a path in the plugin. A link on the way is refused in its place. */
    const takeAt = (path, neededBy) => {
        const found = findAt(path);
        if (!found)
            return;
        const isInstalled = path.split("/").includes("node_modules");
        const because = isInstalled ? { by: "npm" } : findExclusion((0,workspace_workspace/* joinPath */.uJ)(folder, path));
        if (!because)
            take(found.at, found.kind);
        else
            withhold(found.at, neededBy, because);
    };
    /** Where npm has packed by a list, only what must not be passed over in silence is looked for. */
    const inspectOnly = (path) => {
        const isSettings = path.endsWith("/.npmrc") && (0,credential_files/* containsCredentials */._b)(workspace, path);
        if (isSettings)
            refuse(path, "credentials");
        else if (workspace.entry(path)?.kind === "unreadable")
            refuse(path, "unreadable");
    };
    const takeAll = (at, depth) => {
        const unlisted = (0,explain_unlisted/* explainUnlisted */.a)(workspace, at);
        if (unlisted !== undefined && workspace.isCrowded?.(at) === true) {
            tooLarge ??= `${(0,safe/* quote */.hD)(at)} ${unlisted}; an archive takes at most ${(0,numbers/* formatNumber */.Z)(archive_limits/* MOST_ARCHIVED_FILES */.H9)} files`;
            isCut = true;
        }
        else if (unlisted !== undefined)
            refuse(at, "unreadable");
        for (const { name, kind } of workspace.list(at)) {
            if (depth > archive_limits/* DEEPEST_ARCHIVED */.Gk)
                tooLarge ??= `files are more than ${String(archive_limits/* DEEPEST_ARCHIVED */.Gk)} folders deep`;
            else if (files.size > archive_limits/* MOST_ARCHIVED_FILES */.H9)
                tooLarge ??= TOO_MANY_FILES;
            else if (++entries > MOST_ENTRIES)
                tooLarge ??= `more than ${(0,numbers/* formatNumber */.Z)(MOST_ENTRIES)} files and folders are below "dist"`;
            if (tooLarge !== undefined) {
                isCut = true;
                return;
            }
            const path = (0,workspace_workspace/* joinPath */.uJ)(at, name);
            if (NEVER.includes(name) || findExclusion(path, kind === "folder" ? kind : undefined))
                continue;
            if (kind === "folder")
                takeAll(path, depth + 1);
            else if (!isListed)
                take(path, kind);
            else if (kind === "file")
                inspectOnly(path);
        }
    };
    for (const name of ALWAYS)
        takeAt(name, "specification");
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,absent/* isAbsent */.W0)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length), "manifest.json");
        else
            refuse(declared.path, "outside");
    }
    for (const path of (0,unfetched/* findEmptySubmodules */.i2)(workspace, listSources(folder, facts)))
        refuse(path, "submodule");
    const entryPoints = (0,entry_points/* findEntryPoints */.t)(workspace, folder, value);
    let { incomplete } = entryPoints;
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    const distFolder = (0,workspace_workspace/* joinPath */.uJ)(folder, "dist");
    if (isListed) {
        // npm decides alone: an entry point that it does not pack is needed only where a pattern leaves it out.
        for (const path of entryPoints.paths)
            if (findExclusion((0,workspace_workspace/* joinPath */.uJ)(folder, path)))
                takeAt(path, "package.json");
        if (!(0,absent/* isAbsent */.W0)(packedFiles)) {
            for (const { path } of packedFiles.files)
                take(path, "file");
            for (const path of packedFiles.links)
                take(path, "link");
            incomplete = packedFiles.incomplete ?? incomplete;
            isCut ||= packedFiles.incomplete !== undefined;
        }
        const isPacked = [...files.keys(), ...refused.keys()].some((path) => path.startsWith(`${distFolder}/`));
        if (dist === "folder" && (isPacked || incomplete !== undefined))
            takeAll(distFolder, 1);
        const bundle = (0,workspace_workspace/* joinPath */.uJ)(folder, BUNDLE);
        const isLeftOut = !files.has(bundle) && !refused.has(bundle) && findAt(BUNDLE)?.kind === "file";
        if (isLeftOut && incomplete === undefined) {
            withhold(bundle, "specification", findExclusion(bundle) ?? { by: "package.json" });
        }
    }
    else {
        if (dist === "folder")
            takeAll(distFolder, 1);
        else if (dist !== undefined)
            take(distFolder, dist);
        if (!files.has((0,workspace_workspace/* joinPath */.uJ)(folder, BUNDLE)))
            takeAt(BUNDLE, "specification");
        for (const path of entryPoints.paths)
            takeAt(path, "package.json");
    }
    const type = (0,absent/* isAbsent */.W0)(manifest) ? undefined : manifest.value["type"];
    const screenshots = (0,screenshot_files/* findScreenshotsNearby */.W8)(workspace, folder, type, [...files.values()]);
    const shown = screenshots.filter(({ path }) => !findExclusion(path));
    for (const { path } of shown)
        take(path, "file");
    const [hidden] = shown.length === 0 ? screenshots : [];
    if (hidden)
        takeAt((0,workspace_workspace/* relativeTo */.Mf)(folder, hidden.path), "specification");
    incomplete ??= exclusions.doubt;
    const all = [...files.values()].toSorted(workspace_workspace/* comparePaths */.cD);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > archive_limits/* MOST_ARCHIVED_FILES */.H9)
        tooLarge ??= TOO_MANY_FILES;
    if (tooLarge === TOO_MANY_FILES && dist === "folder") {
        const { words, count } = (0,count_files/* countFiles */.D)(workspace, distFolder);
        if (count > archive_limits/* MOST_ARCHIVED_FILES */.H9)
            tooLarge = `${TOO_MANY_FILES}, ${words} of them in "dist"`;
    }
    if (bytes > archive_limits/* MOST_ARCHIVED_BYTES */.Fw)
        tooLarge ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(workspace_workspace/* comparePaths */.cD),
        ...(withheld.size > 0 && { withheld: [...withheld.values()].toSorted(workspace_workspace/* comparePaths */.cD) }),
        ...(tooLarge !== undefined && { tooLarge }),
        ...(isCut && { isCut }),
        ...(incomplete !== undefined && { incomplete }),
    };
}
/** Where files are packed from: what `files` in package.json names, or else `dist/`; and what the manifest names. */
function listSources(folder, { packageJson, declaredFiles }) {
    const listed = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["files"];
    const patterns = (Array.isArray(listed) ? listed : ["dist"]).filter((one) => typeof one === "string");
    // Up to the first part that may match several names.
    const named = patterns
        .filter((pattern) => !pattern.startsWith("!"))
        .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
    const declared = (0,absent/* isAbsent */.W0)(declaredFiles) ? [] : [...declaredFiles.keys()];
    return [...named, ...declared].map((name = "") => {
        const parts = name.split("/").filter((part) => part !== "" && part !== ".");
        return (0,workspace_workspace/* joinPath */.uJ)(folder, parts.join("/")).replace(/\/$/u, "");
    });
}
function getPattern(because, packageJson) {
    if (because.by === "ignore file")
        return because.pattern;
    const entries = because.by === "files" ? packageJson["files"] : undefined;
    const entry = because.by === "files" && Array.isArray(entries) ? entries[because.entry] : undefined;
    return typeof entry === "string" ? entry : undefined;
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}


/***/ }),

/***/ 19696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ listEntryPaths; },
/* harmony export */   t: function() { return /* binding */ findEntryPoints; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);
/* harmony import */ var _pack_walk_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70447);



/** The keys of package.json by which Node, browsers, compilers, bundlers and content networks find a package's files. */
const KEYS = [
    ...["main", "module", "browser", "types", "typings", "exports", "bin"],
    ...["unpkg", "jsdelivr", "style", "svelte", "react-native"],
];
/** What Node and compilers try where a path has no ending, or is a folder. */
const ENDINGS = ["", ".js", ".json", ".mjs", ".cjs", ".d.ts", "/index.js", "/index.d.ts"];
const DEEPEST = 20;
const MOST_PREFIXES = 500;
/** All patterns together look at no more names. */
const MOST_LOOKED_AT = 50_000;
/** What the paths of a package.json's entry points begin with, as far as they are written. */
function listEntryPaths(packageJson) {
    const written = KEYS.flatMap((key) => (Object.hasOwn(packageJson, key) ? listPaths(packageJson[key]) : []));
    const paths = written.map((path) => (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(path).split("*")[0] ?? "");
    return [...new Set(paths)].filter((path) => path !== "" && !path.startsWith("..")).slice(0, MOST_PREFIXES);
}
/** The files that a package.json names as entry points, as far as they are there. */
function findEntryPoints(workspace, folder, packageJson) {
    const written = KEYS.flatMap((key) => (Object.hasOwn(packageJson, key) ? listPaths(packageJson[key]) : []));
    const budget = { left: MOST_LOOKED_AT };
    const found = [...new Set(written)].flatMap((path) => {
        const at = (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizePath */ .Fd)(path);
        budget.left -= 1;
        if (at === "" || at.startsWith("..") || budget.left < 0)
            return [];
        if (at.includes("*"))
            return findMatching(workspace, folder, at, budget);
        return ENDINGS.map((ending) => at + ending).find((one) => isThere(workspace, folder, one)) ?? [];
    });
    const incomplete = `the entry points of package.json are for more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(MOST_LOOKED_AT)} names`;
    return { paths: [...new Set(found)], ...(budget.left < 0 && { incomplete }) };
}
/** The texts in a value that may be paths; keys of objects are conditions and names. */
function listPaths(value, depth = 0) {
    if (typeof value === "string")
        return [value];
    if (depth > DEEPEST || typeof value !== "object" || value === null)
        return [];
    return Object.values(value).flatMap((one) => listPaths(one, depth + 1));
}
function isThere(workspace, folder, path) {
    const kind = (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .getKindAt */ .a4)(workspace, folder, path);
    return kind !== undefined && kind !== "folder";
}
/** The files that a subpath pattern such as `lib/*.js` is for: its star may also be several names. */
function findMatching(workspace, folder, pattern, budget) {
    const [before = "", ...rest] = pattern.split("*");
    const after = rest.at(-1) ?? "";
    const top = before.slice(0, Math.max(0, before.lastIndexOf("/")));
    // A star for the whole package names nothing that is not reached otherwise.
    if (top === "" || (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_0__/* .getKindAt */ .a4)(workspace, folder, top) !== "folder")
        return [];
    const found = [];
    const queue = [top];
    for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
        for (const { name, kind } of workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, at))) {
            if (--budget.left < 0)
                return found;
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, name);
            if (kind === "folder") {
                if (name !== "node_modules" && name !== ".git")
                    queue.push(path);
            }
            else if (path.startsWith(before) && path.endsWith(after))
                found.push(path);
        }
    }
    return found;
}


/***/ }),

/***/ 67066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $1: function() { return /* binding */ isAsExpected; },
/* harmony export */   Ll: function() { return /* binding */ listFileEntries; },
/* harmony export */   dS: function() { return /* binding */ EXPECTED; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);


/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** The entries of `files` in a package.json; none where that is not a list. */
function listFileEntries(packageJson) {
    const entries = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(packageJson, "files");
    return Array.isArray(entries) ? entries : [];
}
/** Whether everything expected is packed, and something for every entry of `files`: then there is nothing to report. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .getOwn */ .Ng)(packageJson, "files");
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 28641:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ explainWithheld; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);


const WHO = {
    specification: "which every plugin needs",
    "manifest.json": "which manifest.json names",
    "package.json": "which package.json names as an entry point",
};
/** A file that is needed and never ships, in words: one sentence, and what to do. */
function explainWithheld({ path, neededBy, because, pattern = "" }, folder) {
    const file = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeTo */ .Mf)(folder, path), 200)}, ${WHO[neededBy]}`;
    switch (because.by) {
        case "files":
            return {
                message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)} in "files" of package.json leaves out ${file}`,
                help: "Remove it, write a narrower pattern, or name another file",
            };
        case "ignore file":
            return {
                message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(pattern)} in ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .relativeTo */ .Mf)(folder, because.file), 200)} leaves out ${file}`,
                help: "Remove the line, write a narrower pattern, or name another file",
            };
        case "npm":
            return {
                message: `Installed packages never ship, and ${file}, is in one`,
                help: "Let the build put its code into dist/, and name that file",
            };
        case "package.json":
            return {
                message: `"files" of package.json does not lead npm to ${file}`,
                help: 'Add "dist/" to "files". If it is there, the command validate names what leaves the file out',
            };
    }
}


/***/ }),

/***/ 44625:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ readIgnoreRules; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);
/* harmony import */ var _pack_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90351);


const LARGEST = 1024 * 1024;
/** The names of ignore files that npm reads; the first of them that is there counts alone. */
const IGNORE_FILES = [".npmignore", ".gitignore"];
/** The rules of a folder's ignore file, of some of those names. */
function readIgnoreRules(workspace, folder, fileNames = IGNORE_FILES) {
    const listed = workspace.list(folder);
    const name = fileNames.find((ignoring) => listed.some((found) => found.name === ignoring));
    if (name === undefined)
        return { file: undefined, rules: [], unclear: [] };
    const file = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, name);
    const bytes = workspace.bytes(file, LARGEST);
    if (!bytes)
        return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
    // A mark at the start is a character of the first line, which reporters show so, too.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return { file, ...(0,_pack_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRules */ .Kc)(text, (pattern, range) => ({ by: "ignore file", file, pattern, range })) };
}


/***/ }),

/***/ 22023:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ readOuterRules; }
/* harmony export */ });
/* harmony import */ var _text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57384);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85990);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _ignore_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44625);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36517);






const LARGEST_PACKAGE = 1024 * 1024;
/**
 * The rules of ignore files above a package: those of the npm workspace that it belongs to. npm reads them, because
 * such a repository often has its only .gitignore at its root.
 *
 * @param fileNames the names of ignore files to read; npm's by default.
 */
function readOuterRules(workspace, folder, fileNames) {
    const names = folder === "" ? [] : folder.split("/");
    // The nearest folder above that names the package as one of its own is the root of the workspace.
    for (let depth = names.length - 1; depth >= 0; depth--) {
        if (!hasMember(workspace, names.slice(0, depth).join("/"), names.slice(depth)))
            continue;
        const between = names.slice(depth, -1).map((_, at) => names.slice(0, depth + at + 1).join("/"));
        const found = [names.slice(0, depth).join("/"), ...between].map((above) => (0,_ignore_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readIgnoreRules */ .y)(workspace, above, fileNames));
        return { rules: found.flatMap(({ rules }) => rules), unclear: found.flatMap(({ unclear }) => unclear) };
    }
    return { rules: [], unclear: [] };
}
/** Whether the package.json of a folder names a package below it in `workspaces`; the last matching pattern decides. */
function hasMember(workspace, folder, names) {
    let isMember = false;
    for (const pattern of readMembers(workspace, folder)) {
        const isOut = pattern.startsWith("!");
        const glob = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, ""));
        if (glob?.matches(names.map(_text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)) === true && (names.length === 1 || !isOneName(pattern)))
            isMember = !isOut;
    }
    return isMember;
}
function isOneName(pattern) {
    return !pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, "").includes("/") && !pattern.includes("**");
}
function readMembers(workspace, folder) {
    const bytes = workspace.bytes((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, "package.json"), LARGEST_PACKAGE);
    // The root of a workspace that is not JSON is none; npm passes over it, too.
    const value = bytes && (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_4__/* .parseJson */ .q)(bytes);
    const workspaces = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(value) ? (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(value, "workspaces") : undefined;
    const patterns = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(workspaces) && Object.hasOwn(workspaces, "packages") ? workspaces["packages"] : workspaces;
    return Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === "string") : [];
}


/***/ }),

/***/ 42590:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ isIncluded; }
/* harmony export */ });
/** Whether the rules of a folder, and of those above it, include any of some names below it. */
function isIncluded(level, names, as, trials) {
    return isIncludedByRules(level, names, names.at(-1) ?? "", { as, trials });
}
function isIncludedByRules(level, names, base, { as, trials }) {
    let isIn = true;
    if (level.parent) {
        isIn = isIncludedByRules(level.parent, [level.name, ...names], base, { as, trials });
        if (!isIn && !level.isIn)
            return false;
    }
    const forms = listForms(names, as);
    const letters = names.reduce((sum, name) => sum + name.length, 0);
    const baseForms = as === "folder" && names.length > 1 ? listForms([base], as) : undefined;
    for (const rule of level.rules) {
        if (rule.includes === isIn)
            continue;
        trials.effort += 1 + ((rule.glob.weight * letters) >> 6);
        if (!matchesRule(rule, forms) && !(baseForms && rule.glob.isForNames && matchesRule(rule, baseForms)))
            continue;
        isIn = rule.includes;
        trials.decidingRule = rule.origin;
    }
    return isIn;
}
/** A path as npm tries it: from the package's folder and from anywhere, and a folder with a slash behind it, too. */
function listForms(names, as) {
    if (as === "slash")
        return { whole: listBoth([...names, ""]), inPart: [] };
    const bare = listBoth(names);
    return as === "file" ? { whole: bare, inPart: [] } : { whole: [...bare, ...listBoth([...names, ""])], inPart: bare };
}
function listBoth(names) {
    return [["", ...names], names];
}
function matchesRule({ glob, includes: isForPart }, { whole, inPart }) {
    // All forms of a path have the same last name.
    if (glob.isForNamesOnly)
        return glob.matches(whole[0] ?? []);
    return whole.some((names) => glob.matches(names)) || (isForPart && inPart.some((names) => glob.matches(names, true)));
}


/***/ }),

/***/ 90351:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: function() { return /* binding */ readRules; },
/* harmony export */   Nq: function() { return /* binding */ NEVER_IN; },
/* harmony export */   SG: function() { return /* binding */ NOTHING_IN; },
/* harmony export */   l: function() { return /* binding */ ALWAYS_OR_NEVER; },
/* harmony export */   pc: function() { return /* binding */ USUALLY_OUT; }
/* harmony export */ });
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85990);

/** The rules in a text, one a line, as npm reads them. */
function readRules(text, origin) {
    const rules = [];
    const unclear = [];
    for (const [at, line] of text.split(/\r?\n/u).entries()) {
        const pattern = line.trim();
        if (pattern === "" || pattern.startsWith("#"))
            continue;
        const signs = /^!*/u.exec(pattern)?.[0].length ?? 0;
        const glob = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlob */ .S)(pattern.slice(signs));
        if (!glob) {
            unclear.push(pattern);
            continue;
        }
        const start = { line: at + 1, column: line.indexOf(pattern) + 1 };
        const range = { start, end: { line: at + 1, column: start.column + pattern.length } };
        rules.push({ includes: signs % 2 === 1, glob, origin: origin(pattern, range) });
    }
    return { rules, unclear };
}
function makeNpmRules(...patterns) {
    return readRules(patterns.join("\n"), () => ({ by: "npm" })).rules;
}
/**
 * What npm leaves out of every folder: the data of version control, of editors, of operating systems and of npm itself,
 * which no user of a package needs. These rules come first, so that an author can still include such a file.
 */
const USUALLY_OUT = makeNpmRules(...[".npmignore", ".gitignore", "**/.git", "**/.svn", "**/.hg", "**/CVS"], ...["**/.git/**", "**/.svn/**", "**/.hg/**", "**/CVS/**"], ...["/.lock-wscript", "/.wafpickle-*", "/build/config.gypi", "npm-debug.log", "**/.npmrc", ".*.swp"], ...[".DS_Store", "**/.DS_Store/**", "._*", "**/._*/**", "*.orig", "/archived-packages/**"]);
/** It comes after the ignore files, which could include it again: a package must not ship the history of its repository. */
const NEVER_IN = makeNpmRules("/.git");
/**
 * The last rules of the package's own folder, which no author can override:
 *
 * - `package.json` is included, because nothing can be installed without it.
 * - The README and the license are included, because the registry shows the one, and the other must go with the code. The
 *   end of the pattern leaves out backup copies of editors, such as `README.md~`.
 * - `node_modules` is left out, because whoever installs the package gets the dependencies by it.
 * - `.npmrc` is left out, because it may contain a token.
 * - Lock files are left out, because package managers ignore those of a dependency.
 */
const ALWAYS_OR_NEVER = makeNpmRules(...["/.git", "!/package.json"], ...["readme", "copying", "license", "licence"].map((name) => `!/${name}{,.*[^~$]}`), ...["/.git", "/node_modules", ".npmrc", "/package-lock.json", "/yarn.lock", "/pnpm-lock.yaml", "/bun.lockb"]);
/** With `files`, a package begins with nothing, and each entry adds to it. */
const NOTHING_IN = readRules("*", () => ({ by: "package.json" })).rules;


/***/ }),

/***/ 70447:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: function() { return /* binding */ normalizePath; },
/* harmony export */   Gy: function() { return /* binding */ walkPackage; },
/* harmony export */   a4: function() { return /* binding */ getKindAt; },
/* harmony export */   vX: function() { return /* binding */ listRequiredBelow; }
/* harmony export */ });
/* harmony import */ var _text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57384);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24919);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90881);
/* harmony import */ var _workspace_explain_unlisted_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(19652);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95655);
/* harmony import */ var _ignore_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44625);
/* harmony import */ var _outer_rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22023);
/* harmony import */ var _pack_level_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42590);
/* harmony import */ var _pack_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90351);
/* harmony import */ var _package_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4260);












/** The walk ends with a reason where a repository is larger: no repository makes a run endless. */
const MOST_ENTRIES = 50_000;
const MOST_EFFORT = 20_000_000;
const MOST_RULES = 2000;
const DEEPEST = 60;
const PACKAGES = "node_modules";
/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order: each folder adds its rules behind
 * those of the folders above, and the last rule that matches decides. Gives the reason where npm cannot pack it.
 *
 * @param judgedPaths paths in the package for which the caller needs the rule that leaves them out.
 */
function walkPackage(packing, judgedPaths = []) {
    const { workspace, folder, packageJson } = packing;
    const files = [];
    const links = [];
    const packages = [];
    const leftOut = new Map();
    const trials = { effort: 0, decidingRule: undefined };
    const doubts = [];
    let entries = 0;
    let ruleCount = 0;
    const recordRules = ({ rules, unclear }, where = "an ignore file") => {
        ruleCount += rules.length;
        doubts.push(...unclear.slice(0, 1).map((pattern) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(pattern)} in ${where} is not understood here`));
        return rules;
    };
    const isTooLarge = (depth) => entries > MOST_ENTRIES || trials.effort > MOST_EFFORT || ruleCount > MOST_RULES || depth > DEEPEST;
    const walk = (level, at, depth, required) => {
        for (const { name, kind } of workspace.list(at)) {
            if (files.length > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ARCHIVED_FILES */ .H9) {
                doubts.push(`it has more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(_workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_ARCHIVED_FILES */ .H9)} files`);
                return;
            }
            entries++;
            if (isTooLarge(depth)) {
                doubts.push(`it is too large to be walked through beyond ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(at)}`);
                return;
            }
            // No file of Windows can have this name, so npm packs none.
            if (name.includes("*"))
                continue;
            const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(at, name);
            const names = [(0,_text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(name)];
            trials.decidingRule = undefined;
            if (!(0,_pack_level_js__WEBPACK_IMPORTED_MODULE_9__/* .isIncluded */ .R)(level, names, kind === "folder" ? "folder" : "file", trials)) {
                for (const asked of judgedPaths) {
                    const full = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, asked);
                    if (full === path || full.startsWith(`${path}/`))
                        leftOut.set(asked, trials.decidingRule);
                }
            }
            else if (kind === "folder" && name === PACKAGES)
                packages.push(path);
            else if (kind === "link")
                links.push(path);
            else if (kind === "file") {
                const entry = workspace.entry(path);
                if (entry?.kind !== "file")
                    doubts.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} cannot be read`);
                else
                    files.push({ path, size: entry.size });
            }
            else if (kind === "folder") {
                const unlisted = (0,_workspace_explain_unlisted_js__WEBPACK_IMPORTED_MODULE_10__/* .explainUnlisted */ .a)(workspace, path);
                if (unlisted !== undefined)
                    doubts.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${unlisted}`);
                const isIn = (0,_pack_level_js__WEBPACK_IMPORTED_MODULE_9__/* .isIncluded */ .R)(level, names, "file", trials) || (0,_pack_level_js__WEBPACK_IMPORTED_MODULE_9__/* .isIncluded */ .R)(level, names, "slash", trials);
                const asked = listRequiredBelow(required, name);
                const ignored = (0,_ignore_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readIgnoreRules */ .y)(workspace, path);
                const own = (0,_pack_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .readRules */ .Kc)(asked.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
                // An entry of `files` that names a file wins over an ignore file next to that file: it says more exactly what
                // is meant.
                const rules = [..._pack_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .USUALLY_OUT */ .pc, ...recordRules(ignored, ignored.file), ..._pack_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .NEVER_IN */ .Nq, ...recordRules(own)];
                walk({ parent: level, name: names[0] ?? "", rules, isIn }, path, depth + 1, asked);
            }
        }
    };
    const packageRules = (0,_package_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackageRules */ .G)(packageJson, (path) => getKindAt(workspace, folder, path));
    if ("fault" in packageRules)
        return packageRules;
    doubts.push(...packageRules.unclear.slice(0, 1).map((what) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(what)} in package.json is not understood here`));
    if (hasEntries(packageJson, "workspaces"))
        doubts.push('package.json has "workspaces", which only npm can follow');
    // With `files` npm does not read the ignore file of the package's folder: the list says already what ships.
    const ignored = packageRules.listed ? undefined : (0,_ignore_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readIgnoreRules */ .y)(workspace, folder);
    const listed = packageRules.listed ?? (ignored ? recordRules(ignored, ignored.file) : []);
    const usual = [..._pack_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .USUALLY_OUT */ .pc, ...recordRules((0,_outer_rules_js__WEBPACK_IMPORTED_MODULE_3__/* .readOuterRules */ .v)(workspace, folder))];
    const rules = [...usual, ...listed, ...packageRules.strict];
    walk({ parent: undefined, name: "", rules, isIn: true }, folder, 0, packageRules.required.map(normalizePath));
    const [incomplete] = doubts;
    return { files: files.toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .comparePaths */ .cD), links, packages, leftOut, incomplete };
}
function hasEntries(packageJson, key) {
    const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_11__/* .getOwn */ .Ng)(packageJson, key);
    return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
/** The entry at a path as it is written in package.json, a link not followed; `undefined` for nothing. */
function getKindAt(workspace, folder, written) {
    const path = normalizePath(written);
    let at = folder;
    let kind = "folder";
    for (const name of path === "" ? [] : path.split("/")) {
        if (kind !== "folder" || name === "..")
            return undefined;
        kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
        at = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(at, name);
    }
    return kind === "file" && /\/\.?$/u.test(written) ? undefined : kind;
}
/** `./a//b/../c/` is `a/c`. */
function normalizePath(path) {
    const names = [];
    for (const name of path.split("/")) {
        if (name === ".." && names.length > 0 && names.at(-1) !== "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    return names.join("/");
}
/** The entries of `files` that are files in a folder of this name, as paths in it. */
function listRequiredBelow(required, name) {
    return required.filter((file) => getParent(file) === name).map((file) => file.slice(name.length + 1));
}
function getParent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}


/***/ }),

/***/ 1797:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPackageContents: function() { return /* binding */ readPackageContents; }
/* harmony export */ });
/* harmony import */ var _text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57384);
/* harmony import */ var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85990);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18876);
/* harmony import */ var _workspace_with_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56102);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95655);
/* harmony import */ var _expected_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67066);
/* harmony import */ var _pack_walk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70447);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24919);








function readPackageContents(packing, packed) {
    const { folder, packageJson } = packing;
    const known = new Set(packed.files.map(({ path }) => path));
    const missing = _expected_files_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPECTED */ .dS.filter(({ path }) => !known.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, path)));
    const files = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_6__/* .getOwn */ .Ng)(packageJson, "files");
    const entries = Array.isArray(files) ? files : [];
    const byRules = missing.length === 0 ? [] : (findLeftOut(packing, missing) ?? []);
    const leftOut = missing.flatMap(({ path, entry }) => {
        const found = byRules.find((one) => one.path === path);
        if (found)
            return [found];
        // A file that exists and is not packed is left out, whatever rule does so.
        const isThere = packing.workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, path))?.kind === "file";
        return isThere ? [{ path, entry, because: { by: "package.json" } }] : [];
    });
    const added = [...new Set(leftOut.map(({ entry }) => entry))];
    const fixed = { ...packing, packageJson: { ...packageJson, files: [...entries, ...added] } };
    const helps = Array.isArray(files) && leftOut.length > 0 && findLeftOut(fixed, leftOut)?.length === 0;
    const paths = packed.files.map(({ path }) => (folder === "" ? path : path.slice(folder.length + 1)));
    const foldedNames = paths.map((path) => (0,_text_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP)(path).split("/"));
    const idle = entries.slice(0, MOST_JUDGED).map((entry, at) => {
        const found = typeof entry === "string" ? explainIdle(packing, entry, paths, foldedNames) : undefined;
        return found && typeof entry === "string" ? { at, entry, near: undefined, ...found } : undefined;
    });
    return { leftOut, additions: helps ? added : [], idle: idle.filter((found) => found !== undefined) };
}
/** Only a package.json that is made to slow the check down has more entries. */
const MOST_JUDGED = 100;
/** Those of some files that would not be packed if all of them were there; `undefined` where that is not known. */
function findLeftOut(packing, expected) {
    const { workspace, folder } = packing;
    const full = (path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, path);
    const complete = (0,_workspace_with_files_js__WEBPACK_IMPORTED_MODULE_2__/* .addFiles */ .L)(workspace, expected.map(({ path }) => full(path)));
    const walk = (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .walkPackage */ .Gy)({ ...packing, workspace: complete }, expected.map(({ path }) => path));
    if ("fault" in walk || walk.incomplete !== undefined)
        return undefined;
    const packed = new Set(walk.files.map(({ path }) => path));
    return expected.flatMap(({ path, entry }) => {
        if (packed.has(full(path)))
            return [];
        const file = findLink(packing, path);
        const because = file === undefined ? walk.leftOut.get(path) : { by: "link", file };
        // No rule leaves out a folder or an unreadable file: other checks report these.
        return because ? [{ path, entry, because }] : [];
    });
}
/** The first link on the way to a path in the package, relative to the repository's root. */
function findLink({ workspace, folder }, path) {
    const names = path.split("/");
    const link = names
        .map((_, at) => names.slice(0, at + 1).join("/"))
        .find((way) => (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .getKindAt */ .a4)(workspace, folder, way) === "link");
    return link === undefined ? undefined : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, link);
}
/** Why nothing of an entry is packed, by the packed paths as they are and in folded letters. */
function explainIdle({ workspace, folder }, entry, paths, letters) {
    // An entry that excludes promises nothing. A part of what is expected is reported as that.
    const path = (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizePath */ .Fd)(entry);
    const isExpected = _expected_files_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPECTED */ .dS.some((one) => one.path === path || (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizePath */ .Fd)(one.entry) === path);
    if (entry.startsWith("!") || path === "" || isExpected)
        return undefined;
    if (/[*?[\]{}]/u.test(entry)) {
        const glob = (0,_text_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .S)(entry.replace(/^\.?\//u, ""));
        const isPacked = letters.some((names) => names.some((_, at) => glob?.matches(names.slice(0, at + 1)) === true));
        return !glob || isPacked ? undefined : { why: "pattern" };
    }
    if (paths.some((file) => file === path || file.startsWith(`${path}/`)))
        return undefined;
    const kind = (0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .getKindAt */ .a4)(workspace, folder, entry);
    if (kind === undefined)
        return { why: "missing", near: findNearPath(workspace, folder, path) };
    return { why: kind === "link" ? "link" : "nothing" };
}
/** The path of a neighbour of something missing, with nearly its name. */
function findNearPath(workspace, folder, path) {
    const names = path.split("/");
    const parent = names.slice(0, -1).join("/");
    if ((0,_pack_walk_js__WEBPACK_IMPORTED_MODULE_4__/* .getKindAt */ .a4)(workspace, folder, parent) !== "folder")
        return undefined;
    const name = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_7__/* .findNearest */ .qg)(names.at(-1) ?? "", workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(folder, parent)).map((listed) => listed.name));
    return name === undefined ? undefined : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joinPath */ .uJ)(parent, name);
}


/***/ }),

/***/ 4260:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ readPackageRules; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _pack_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90351);


const MOST_ENTRIES = 500;
/**
 * The rules of a package.json, or why npm cannot pack it.
 *
 * @param getKind gives the kind of entry at a path of the package.
 */
function readPackageRules(value, getKind) {
    const unclear = [];
    const makeRules = (text, origin) => {
        const read = (0,_pack_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .readRules */ .Kc)(text, () => origin);
        unclear.push(...read.unclear.map((pattern) => pattern.replace(/^!\/?/u, "")));
        return read.rules;
    };
    const strict = [..._pack_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .ALWAYS_OR_NEVER */ .l];
    const required = [];
    let listed;
    const files = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "files");
    if (Boolean(files)) {
        // npm goes through the value with a loop, which takes a text apart into characters.
        const entries = typeof files === "string" ? [...files] : files;
        if (!Array.isArray(entries))
            return { fault: '"files" in package.json is not an array' };
        listed = [..._pack_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_IN */ .SG];
        if (entries.length > MOST_ENTRIES)
            unclear.push(`entry ${String(MOST_ENTRIES + 1)} of files and all behind it`);
        for (const [entry, written] of entries.slice(0, MOST_ENTRIES).entries()) {
            if (typeof written !== "string")
                return { fault: '"files" in package.json contains what is not a string' };
            const rooted = written.startsWith("./") ? written.slice(1) : written;
            // In an ignore file `lib/*` also covers what is in the folders of lib. As an including pattern it needs `**` for
            // that.
            const pattern = rooted.endsWith("/*") ? `${rooted}*` : rooted;
            const kind = getKind(pattern.replace(/^!+/u, ""));
            const origin = { by: "files", entry };
            if (kind === "file") {
                // A file is named on purpose: it comes after all ignore files, and only before what npm decides itself.
                strict.unshift(...makeRules(`!${pattern}`, origin));
                required.push(pattern);
            }
            else if (kind === "folder") {
                listed.push(...makeRules(`!${pattern}`, origin), ...makeRules(`!${pattern}/**`, origin));
            }
            else if (kind === undefined)
                listed.push(...makeRules(`!${pattern}`, origin));
        }
    }
    // Whoever requires or starts the package needs these files, so npm packs them, whatever `files` says.
    for (const path of [
        (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "browser"),
        (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "main"),
        ...listProgramPaths((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "bin"), (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "name")),
    ]) {
        // Where it is an object, npm takes what JavaScript makes of one as a text for the path.
        const text = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(path) ? "[object Object]" : typeof path === "string" ? path : undefined;
        if (text !== undefined && text !== "")
            strict.push(...makeRules(`!/${text}`, { by: "package.json" }));
        else if (Boolean(path))
            unclear.push("the entry points in package.json");
    }
    const directories = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "directories");
    if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(directories) && Boolean(directories["bin"]) && !Boolean((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(value, "bin")))
        unclear.push("directories.bin");
    return { listed, strict, required, unclear };
}
/** The paths of `bin`, as npm tidies them. */
function listProgramPaths(bin, name) {
    if (typeof bin === "string")
        return Boolean(name) ? normalizeProgramPath(bin) : [];
    if (Array.isArray(bin))
        return bin.flatMap((path) => (typeof path === "string" ? normalizeProgramPath(path) : []));
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(bin))
        return [];
    return Object.entries(bin).flatMap(([key, path]) => typeof path === "string" && normalizeProgramPath(key).length > 0 ? normalizeProgramPath(path) : []);
}
function normalizeProgramPath(path) {
    const names = [];
    for (const name of path.split(/[\\:/]/u)) {
        if (name === "..")
            names.pop();
        else if (name !== "" && name !== ".")
            names.push(name);
    }
    const slash = names.length > 0 && /[\\:/]$/u.test(path) ? "/" : "";
    return names.length === 0 ? [] : [names.join("/") + slash];
}


/***/ }),

/***/ 60002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: function() { return /* binding */ FETCH_LFS; },
/* harmony export */   NS: function() { return /* binding */ isLfsPointer; },
/* harmony export */   aG: function() { return /* binding */ CHECK_OUT_ALL; },
/* harmony export */   i2: function() { return /* binding */ findEmptySubmodules; },
/* harmony export */   j: function() { return /* binding */ FETCH_SUBMODULES; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _git_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52772);


/** Git LFS guarantees that no pointer has as many bytes. */
const LARGEST_POINTER = 1024;
const SMALLEST_POINTER = 80;
const POINTER = /^version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com|git-media\.io)\/(?:spec\/)?v\d+\r?\n(?:ext-[^\n]{1,300}\n)*oid sha256:[0-9a-f]{64}\r?\nsize \d+/u;
const MODULES = ".gitmodules";
const FETCH_LFS = "Fetch it with git lfs pull; in a workflow, set lfs: true at actions/checkout";
const FETCH_SUBMODULES = "Fetch it with git submodule update --init --recursive; in a workflow, set submodules: recursive at actions/checkout";
const CHECK_OUT_ALL = "Check out all of it: git sparse-checkout disable; in a workflow, remove sparse-checkout from actions/checkout";
/** Whether a file is what Git LFS puts in the place of one that was not fetched. */
function isLfsPointer(workspace, path, size) {
    if (size >= LARGEST_POINTER || size < SMALLEST_POINTER)
        return false;
    const head = workspace.head(path, LARGEST_POINTER);
    return head !== undefined && POINTER.test(new TextDecoder("latin1").decode(head));
}
/**
 * The submodules with nothing in their folders that files are to be packed from, relative to the repository's root.
 *
 * @param sources files and folders that are packed; "" is the whole repository.
 */
function findEmptySubmodules(workspace, sources) {
    if (workspace.entry(MODULES)?.kind !== "file")
        return [];
    const tracked = (0,_git_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .readTrackedFiles */ .gt)(workspace, MODULES);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(tracked))
        return [];
    return tracked.submodules.filter((path) => {
        const isSource = sources.some((source) => isWithin(path, source) || isWithin(source, path));
        return isSource && !path.split("/").includes("..") && workspace.list(path).length === 0;
    });
}
function isWithin(path, folder) {
    return folder === "" || path === folder || path.startsWith(`${folder}/`);
}


/***/ }),

/***/ 18259:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ findBundledDependencies; }
/* harmony export */ });
/** The key by which a package.json has npm pack installed packages; `undefined` where it has none packed. */
function findBundledDependencies(packageJson) {
    return ["bundleDependencies", "bundledDependencies"].find((key) => {
        const value = Object.hasOwn(packageJson, key) ? packageJson[key] : undefined;
        return typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
    });
}


/***/ }),

/***/ 9509:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ readLockedTexts; },
/* harmony export */   Xl: function() { return /* binding */ readWorkspaceLock; },
/* harmony export */   cx: function() { return /* binding */ readLockFile; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96441);
/* harmony import */ var _text_json_json_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49283);
/* harmony import */ var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59483);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87461);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36517);







/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines are near the beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const DEEPEST = 4;
function readLockFile(workspace, folder) {
    const found = NAMES.map((name) => (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findExactFile */ .J)(workspace, folder, name)).find(({ state }) => state !== "missing");
    if (!found)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)("there is no lock file of npm");
    const head = found.state === "file" ? workspace.head(found.path, HEAD) : undefined;
    return { found, versions: head ? findVersions(found.path, head, POINTERS) : [] };
}
/** A workspace has one lock file at its root, with a package's version far behind the beginning. */
const LARGEST = 64 * 1024 * 1024;
/** The versions of the package of a folder in the lock file of the workspace at the root. */
function readWorkspaceLock(workspace, folder) {
    return folder === "" ? [] : readLockedTexts(workspace, "", [["packages", folder, "version"]]);
}
/** The texts at some paths of the lock file in a folder. Paths that lead nowhere are left out. */
function readLockedTexts(workspace, folder, paths) {
    const file = NAMES.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, name)).find((path) => workspace.entry(path)?.kind === "file");
    const bytes = file === undefined ? undefined : workspace.bytes(file, LARGEST);
    if (file === undefined || !bytes)
        return [];
    return findVersions(file, bytes, paths.map(_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .makePointer */ .q));
}
function findVersions(file, head, pointers) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .indexLines */ .u)(text);
    return [...findStrings(text, pointers)].map(([pointer, { start, end, value }]) => {
        const range = lines.range(start, end);
        const replace = (version) => [{ file, range, text: (0,_text_json_json_edits_js__WEBPACK_IMPORTED_MODULE_0__/* .formatInlineJson */ .H)(version) }];
        return { version: value, at: { file, pointer, range }, replace };
    });
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** The placeholder for a key inside an array. */
const ITEM = 0;
/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function findStrings(text, pointers) {
    const found = new Map();
    const keys = [];
    TOKEN.lastIndex = 0;
    for (let match = TOKEN.exec(text); match && found.size < pointers.length; match = TOKEN.exec(text)) {
        const [, token = ""] = match;
        const level = keys.length - 1;
        if (token === "{" || token === "[")
            keys.push(token === "[" ? ITEM : undefined);
        else if (token === "}" || token === "]")
            keys.pop();
        else if (token === "," && keys[level] !== ITEM)
            keys[level] = undefined;
        if (!token.startsWith('"'))
            continue;
        const value = unquote(token);
        if (value === undefined || level < 0)
            break;
        const pointer = level < DEEPEST ? (0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .makePointer */ .q)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
        }
    }
    return found;
}
function unquote(token) {
    // After a line break or a wrong escape, this is not JSON from here on.
    const value = (0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .q)(token);
    return typeof value === "string" ? value : undefined;
}


/***/ }),

/***/ 7534:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ findPackagedLicense; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** As package.json has it: a text, or in the form of old an object with a type. */
function findPackagedLicense({ value }) {
    const license = value["license"];
    const text = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}


/***/ }),

/***/ 85163:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/sdk/context.js
var context = __webpack_require__(86356);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundle.js
var bundle_bundle = __webpack_require__(96135);
// EXTERNAL MODULE: ./build/bundled/text/bytes.js
var bytes = __webpack_require__(34233);
// EXTERNAL MODULE: ./build/bundled/text/relative-path.js
var relative_path = __webpack_require__(57498);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/plugin/found-file.js
var found_file = __webpack_require__(87461);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/built-code.js







const MOST_FILES = 500;
const MOST_BYTES = 32 * 1024 * 1024;
const SCRIPT = /\.[cm]?js$/u;
const CODE = /\.(?:[cm]?js|html?)$/u;
/** Code that runs, and that no check here can read. */
const NATIVE = /\.(?:node|wasm)$/u;
function readBuiltCode(workspace, folder, { entries, known }) {
    let unread;
    let bytes = 0;
    const files = new Map(known.map((code) => [code.path, code]));
    const read = (path) => {
        if (files.has(path))
            return files.get(path);
        const found = (0,found_file/* findExactFile */.J)(workspace, "", path);
        const bundle = (0,bundle_bundle/* readBundle */.B)({ ...found, name: (0,workspace_workspace/* relativeTo */.Mf)(folder, path) });
        const isTooMuch = files.size >= MOST_FILES || (!(0,absent/* isAbsent */.W0)(bundle) && bytes + bundle.size > MOST_BYTES);
        const code = (0,absent/* isAbsent */.W0)(bundle) ? bundle : isTooMuch ? (0,absent/* absent */.Ge)(TOO_MUCH) : (0,bundle_bundle/* readBundleCode */.M)(bundle, workspace);
        // An empty file uses nothing.
        if ((0,absent/* isAbsent */.W0)(code) && !(found.state === "file" && found.size === 0))
            unread ??= code;
        const readable = (0,absent/* isAbsent */.W0)(code) ? undefined : code;
        bytes += readable?.size ?? 0;
        files.set(path, readable);
        return readable;
    };
    const modules = new Set();
    const queue = [...entries];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const code = read(path);
        if (!code || modules.has(code))
            continue;
        modules.add(code);
        queue.push(...findImportedFiles(code, workspace, folder));
    }
    const unreadModule = unread;
    const rest = listFolders(entries, folder).flatMap((top) => listCodeFiles(workspace, top));
    if (rest.length > MOST_FILES)
        unread ??= (0,absent/* absent */.Ge)(TOO_MUCH);
    if (rest.some((path) => NATIVE.test(path)))
        unread ??= (0,absent/* absent */.Ge)("there is native code, or WebAssembly, next to it");
    const others = rest.slice(0, MOST_FILES).flatMap((path) => (CODE.test(path) ? (read(path) ?? []) : []));
    for (const code of others)
        if (CHUNK.test(code.latin1.slice(0, MOST_HEAD)))
            modules.add(code);
    return { modules: [...modules], others: others.filter((code) => !modules.has(code)), unreadModule, unread };
}
const TOO_MUCH = `there are more than ${(0,numbers/* formatNumber */.Z)(MOST_FILES)} files of code, or 32 MiB`;
const LONGEST_PATH = 300;
/** What webpack loads by a number, and nothing imports by its path. */
const CHUNK = /\bexports\.ids? ?=|\bwebpackChunk/u;
const MOST_HEAD = 400;
/** The files of the plugin that a module imports by a relative path. A text that only mentions one is read as well. */
function findImportedFiles({ latin1, path }, workspace, folder) {
    const home = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    const specifiers = new Set();
    for (const start of ['"./', "'./", "`./", '"../', "'../", "`../"]) {
        for (const at of (0,bytes/* findOffsets */.OH)(start, latin1)) {
            if (specifiers.size >= MOST_FILES)
                break;
            if (!/(?:\bfrom|\bimport|[\w$]\s?\()\s?$/u.test(latin1.slice(Math.max(0, at - 12), at)))
                continue;
            const end = latin1.indexOf(start.charAt(0), at + 1);
            if (end !== -1 && end - at < LONGEST_PATH)
                specifiers.add(latin1.slice(at + 1, end));
        }
    }
    return [...specifiers].flatMap((specifier) => {
        const full = (0,relative_path/* resolveDeclaredPath */.c)(home, specifier.replace(/[?#].*$/u, ""));
        if (full === undefined || (0,workspace_workspace/* relativeTo */.Mf)(folder, full).includes("node_modules/"))
            return [];
        if (folder !== "" && !full.startsWith(`${folder}/`))
            return [];
        const candidates = SCRIPT.test(full) ? [full] : [".js", ".cjs", "/index.js"].map((ending) => full + ending);
        return candidates.find((one) => workspace.entry(one)?.kind === "file") ?? [];
    });
}
/** The folders of the plugin that the entries are in; its own folder has its source as well. */
function listFolders(entries, folder) {
    const tops = entries.map((path) => (0,workspace_workspace/* relativeTo */.Mf)(folder, path)).filter((path) => path.includes("/"));
    return [...new Set(tops.map((path) => (0,workspace_workspace/* joinPath */.uJ)(folder, path.slice(0, path.indexOf("/")))))];
}
/** The files below a folder that may run, without those of installed packages. */
function listCodeFiles(workspace, folder) {
    const found = [];
    const queue = [folder];
    for (let at = queue.shift(); at !== undefined && found.length <= MOST_FILES; at = queue.shift()) {
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,workspace_workspace/* joinPath */.uJ)(at, name);
            if (kind === "folder" && name !== "node_modules" && queue.length < MOST_FILES)
                queue.push(path);
            if (kind === "file" && (CODE.test(name) || NATIVE.test(name)))
                found.push(path);
        }
    }
    return found;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/syntax/module-words.js
const NAME = "[\\w$\\u0080-\\uffff]+";
const TEXT = `(?:"[^"\\n\\\\]*"|'[^'\\n\\\\]*')`;
const SPECIFIER = `(?:${NAME}|${TEXT})(?:\\s+as\\s+(?:${NAME}|${TEXT}))?`;
const NAMED = `\\{\\s*(?:${SPECIFIER}\\s*(?:,\\s*${SPECIFIER}\\s*)*,?\\s*)?\\}`;
const blank = (words) => words.replace(/[^\n]/gu, " ");
const pad = (words, by) => by.padStart(words.length);
/** What a script has in the place of each form of a statement. The first form that matches counts. */
const FORMS = [
    [/import\.meta\b/uy, () => "import_meta"],
    [new RegExp(`import(?=\\s*${TEXT})`, "uy"), blank],
    [
        new RegExp(`import(?:\\s+${NAME})?(?:\\s*,)?(?:\\s*\\*\\s*as\\s+${NAME}|\\s*${NAMED})?\\s*from(?=\\s*${TEXT})`, "uy"),
        writeImport,
    ],
    [new RegExp(`export\\s*(?:${NAMED}|\\*(?:\\s*as\\s+(?:${NAME}|${TEXT}))?)\\s*from\\s*${TEXT}`, "uy"), blank],
    [new RegExp(`export\\s*${NAMED}`, "uy"), writeExport],
    [
        new RegExp(`export\\s+default\\b(?=\\s*(?:async\\s+)?function\\b[\\s*]*[\\w$]|\\s*class\\s+(?!extends\\b)[\\w$])`, "uy"),
        blank,
    ],
    [/export\s+default\b/uy, (words) => pad(words, "0,")],
    [/export(?=\s+(?:const|let|var|async|function|class)\b)/uy, blank],
];
/** Bindings, which no other declaration may repeat: `import a, { b as c } from "x"` as `let a, {b: c} = "x"`. */
function writeImport(words) {
    return words
        .replace(/^import/u, "let   ")
        .replace(/\*\s*as\b/u, blank)
        .replace(/(?<=\s)as(?=\s)/gu, ": ")
        .replace(/from$/u, "=   ");
}
/** The names of this module, as members of an object. */
function writeExport(words) {
    return words.replace(/^export/u, "    0,").replace(new RegExp(`\\s+as\\s+(?:${NAME}|${TEXT})`, "gu"), blank);
}
/** Each place of a word, in order. A search for one text is several times as fast as a pattern. */
function* findModuleWords(text) {
    const find = (word, from = 0) => {
        const at = text.indexOf(word, from);
        return at === -1 ? Infinity : at;
    };
    let [imported, exported] = [find("import"), find("export")];
    while (imported !== exported) {
        yield Math.min(imported, exported);
        if (imported < exported)
            imported = find("import", imported + 1);
        else
            exported = find("export", exported + 1);
    }
}
/**
 * A module as a script of the same length, for an engine that compiles only scripts; `undefined` where nothing is
 * imported or exported. What it does not know, it leaves, and the engine refuses it.
 */
function blankModuleWords(text) {
    let script = "";
    let end = 0;
    for (const at of findModuleWords(text)) {
        if (at < end)
            continue;
        const isMeta = text.startsWith("import.meta", at);
        if (!isMeta && !/(?:^|[\n;}/])\s*$/u.test(text.slice(Math.max(0, at - 50), at)))
            continue;
        for (const [form, write] of FORMS) {
            form.lastIndex = at;
            const words = form.exec(text)?.[0];
            if (words === undefined)
                continue;
            script += text.slice(end, at) + write(words);
            end = at + words.length;
            break;
        }
    }
    return end === 0 ? undefined : script + text.slice(end);
}

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/syntax/code-syntax.js



/**
 * Finds built code that is not JavaScript. The engine compiles it, and nothing runs; only what the engine refuses is
 * parsed.
 */
async function judgeSyntax({ modules, others }) {
    const vm = await Promise.resolve(/* import() eager */).then(__webpack_require__.t.bind(__webpack_require__, 30714, 23));
    const faults = [];
    let unjudged;
    const loaded = new Set(modules);
    const scripts = [...modules, ...others].filter(({ path }) => /\.[cm]?js$/u.test(path));
    for (const code of scripts) {
        const text = decode(code);
        if (isAccepted(vm, code.path, text))
            continue;
        if (text.startsWith("version https://git-lfs.")) {
            // files-fetched reports it.
            unjudged ??= (0,absent/* absent */.Ge)(`${code.name} is a pointer of Git LFS`);
            continue;
        }
        const { findSyntaxFault } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 64133));
        const found = await findSyntaxFault(code, text);
        if (!found)
            continue;
        if ((0,absent/* isAbsent */.W0)(found))
            unjudged ??= (0,absent/* absent */.Ge)(`${code.name} ${found.absent}`);
        else
            faults.push({ file: code.name, isLoaded: loaded.has(code), ...found });
    }
    return { faults, unjudged };
}
/** As Node reads it: without a byte order mark, and the line for a shell as a comment. */
function decode({ latin1 }) {
    const text = /[\x80-\xff]/u.test(latin1) ? (0,bytes/* decodeLooseUtf8 */.sh)(Buffer.from(latin1, "latin1")) : latin1;
    return text.replace(/^\ufeff/u, "").replace(/^#!/u, "//");
}
const PARAMETERS = ["exports", "require", "module", "__filename", "__dirname"];
/** Whether the engine accepts a file as the kind of module that its name says. `false` may be wrong: the parser decides. */
function isAccepted(vm, path, text) {
    const script = path.endsWith(".cjs")
        ? undefined
        : (blankModuleWords(text) ?? (path.endsWith(".mjs") ? text : undefined));
    const isModule = script !== undefined && isAcceptedModule(vm, script);
    return isModule || (!path.endsWith(".mjs") && canCompile(() => vm.compileFunction(text, PARAMETERS)));
}
/**
 * In a function that nobody calls, the engine reads the code without compiling it. As a module, a static block of a
 * class is strict and takes no `return`. Code that ends the block in it loses the label.
 */
function isAcceptedModule(vm, script) {
    const block = `plugin_module:{${script}\n;break plugin_module}`;
    return (canCompile(() => new vm.Script(`"use strict";()=>{class A{static{${block}}}}`)) ||
        (script.includes("await") && canCompile(() => new vm.Script(`"use strict";async()=>{${block}}`))) ||
        // Such a block of a class has no `arguments`, not even those that are nobody's.
        (script.includes("arguments") && canCompile(() => new vm.Script(`"use strict";${script}`))));
}
function canCompile(compile) {
    try {
        compile();
        return true;
    }
    catch (error) {
        // The parser reports code that is nested too deeply.
        if (error instanceof SyntaxError || error instanceof RangeError)
            return false;
        throw error;
    }
}

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundle-limits.js
var bundle_limits = __webpack_require__(18136);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundled-packages.js
var bundled_packages = __webpack_require__(61369);
// EXTERNAL MODULE: ./build/bundled/workspace/file-text.js
var file_text = __webpack_require__(83700);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/map-source.js
var map_source = __webpack_require__(827);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/changed-sources.js





const NOTHING = "the source map contains the text of no file that is there";
const MOST_SOURCES = 5000;
/** Where fewer were compared, all of them may really have changed since the build. */
const FEWEST_COMPARED = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A source without a file does not count: the build has made it, or it
 * was removed, and then the file that used it differs too.
 */
function findChangedSources(map, workspace, folder) {
    const texts = new Map();
    for (const { path, text } of map.sources)
        if (path !== undefined && text !== undefined && (0,map_source/* isSourceCode */.Rk)(path))
            texts.set(path, text);
    if (texts.size === 0)
        return (0,absent/* absent */.Ge)(NOTHING);
    if (map.sections.every(({ mappings }) => !mappings.includes(",")))
        return (0,absent/* absent */.Ge)("the source map knows lines only: its texts may be what loaders made of the files");
    if (texts.size > MOST_SOURCES)
        return (0,absent/* absent */.Ge)(`the source map names more than ${(0,numbers/* formatNumber */.Z)(MOST_SOURCES)} files`);
    const changed = [];
    let compared = 0;
    for (const [path, text] of texts) {
        const now = (0,file_text/* readLooseText */.m)(workspace, path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (now === undefined)
            continue;
        compared++;
        const from = findFirstDifference(text, now);
        if (from)
            changed.push({ name: (0,workspace_workspace/* relativeTo */.Mf)(folder, path), path, from });
    }
    if (compared === 0)
        return (0,absent/* absent */.Ge)(NOTHING);
    if (compared >= FEWEST_COMPARED && changed.length === compared)
        return (0,absent/* absent */.Ge)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most. A file of twice that size was rewritten as a whole. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function findFirstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [normalizeText(built), normalizeText(text)];
    if (before === now)
        return undefined;
    const start = countCommonStart(before, now);
    if (!isMostlySameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - removeByteOrderMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function normalizeText(text) {
    return removeByteOrderMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function removeByteOrderMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
}
/**
 * Whether at least half of one text is in the other. If not, a bundler plugin generated the text in the source map, and
 * a difference means nothing.
 */
function isMostlySameText(before, now, start) {
    const longest = Math.max(before.length, now.length);
    if ((start + countCommonEnd(before, now, start)) * 2 >= longest)
        return true;
    const lines = new Set(now.split("\n").map((line) => line.trim()));
    const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
    return kept * 2 >= longest;
}
function countCommonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let count = 0;
    while (count < most && a.charCodeAt(count) === b.charCodeAt(count))
        count++;
    return count;
}
/** How much both end with, without what they begin with. */
function countCommonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let count = 0;
    while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
        count++;
    return count;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/exports/export-text.js

/**
 * Whether the text of a module shows, without a parser, that it exports a function or a class by a name: in the forms
 * in which compilers and bundlers write the exports of a whole module. `false` means only that the text does not show
 * it.
 *
 * @param code its bytes, a character for each
 */
function showsExport(code, name) {
    if (!/^[\w$]+$/u.test(name) || !code.includes(name))
        return false;
    const local = findExportedLocal(code, name);
    if (local !== undefined)
        return showsFunction(code, local);
    return showsDeclaration(code, name);
}
/** The name inside of the module of what it exports by a name. */
function findExportedLocal(code, name) {
    for (const { words, then } of LISTS) {
        const at = code.lastIndexOf(words);
        if (at === -1 || !isStart(code, at))
            continue;
        const found = then.exec(code.slice(at + words.length, at + words.length + LONGEST_LIST));
        const rest = found ? code.slice(at + words.length + found[0].length) : undefined;
        if (rest === undefined || rest.length > LONGEST_END || !END.test(rest))
            continue;
        for (const part of (found?.[1] ?? "").split(",")) {
            const [local = "", exported = local] = part.trim().split(/\s+as\s+/u);
            if (exported === name)
                return local;
        }
    }
    return findAssignedLocal(code, name);
}
const LONGEST_LIST = 20_000;
const LONGEST_END = 400;
/** The last statement of a file: nothing but a comment of one line follows it. */
const END = /^[;\s]*(?:\/\/[^\n]*[;\s]*){0,3}$/u;
/** The last statement of esbuild, Rollup, Rolldown and Vite, and what esbuild adds for Node to read. */
const LISTS = [
    { words: "export", then: /^\s*\{([^{}"'`]*)\}/u },
    { words: "0 && (module.exports", then: /^ = \{([^{}"'`:]*)\}\)/u },
    { words: "0&&(module.exports", then: /^=\{([^{}"'`:]*)\}\)/u },
];
function isStart(code, at) {
    return at === 0 || /[\n;})]\s*$|\*\/\s*$/u.test(code.slice(Math.max(0, at - 20), at));
}
/**
 * The lines `exports.name = name;` at the start of a file, where TypeScript writes them, or at its end, where Rollup
 * does.
 */
function findAssignedLocal(code, name) {
    const line = `exports.${name} = `;
    for (const at of (0,bytes/* findOffsets */.OH)(line, code)) {
        if (at > 0 && code[at - 1] !== "\n")
            continue;
        const local = /^([\w$]+);\r?\n/u.exec(code.slice(at + line.length, at + line.length + LONGEST_NAME))?.[1];
        if (local === undefined)
            continue;
        const before = code.slice(Math.max(0, at - LONGEST_HEAD), at);
        const after = code.slice(at, at + LONGEST_HEAD);
        const isHead = before.length === at && HEAD.test(before);
        if (isHead || (after.length < LONGEST_HEAD && TAIL.test(after)))
            return local;
    }
    return undefined;
}
const LONGEST_NAME = 100;
const LONGEST_HEAD = 4000;
const HEAD = /^(?:"use strict";\r?\n|Object\.defineProperty\(exports, "__esModule", \{ value: true \}\);\r?\n|exports\.[\w$]+ = [^;\n]*;\r?\n)*$/u;
const TAIL = /^(?:exports\.[\w$]+ = [\w$]+;\r?\n)+(?:\/\/[^\n]*\s*)?$/u;
/** Whether a name is that of a function or a class somewhere in the code. */
function showsFunction(code, name) {
    for (const word of ["function", "class"]) {
        for (const space of [" ", "* "]) {
            for (const at of (0,bytes/* findOffsets */.OH)(`${word}${space}${name}`, code)) {
                const after = code[at + word.length + space.length + name.length] ?? "";
                if (/[\s({]/u.test(after) && !/[\w$."'`]/u.test(code[at - 1] ?? ""))
                    return true;
            }
        }
    }
    return [`${name} = `, `${name}=`].some((words) => [...(0,bytes/* findOffsets */.OH)(words, code)].some((at) => {
        const isDeclared = /(?:\b(?:const|let|var)\s|,)$/u.test(code.slice(Math.max(0, at - 6), at));
        return isDeclared && FUNCTION.test(code.slice(at + words.length, at + words.length + LONGEST_PARAMETERS));
    }));
}
const LONGEST_PARAMETERS = 200;
const FUNCTION = /^(?:async\s*)?(?:function\b|\([^()]*\)\s*=>|[\w$]+\s*=>)|^class\b/u;
/** `export function name(`, at the start of a line that is in no comment and in no template. */
function showsDeclaration(code, name) {
    const template = code.indexOf("`");
    let looks = 0;
    for (const words of DECLARATIONS) {
        for (const at of (0,bytes/* findOffsets */.OH)(`${words} ${name}`, code)) {
            if (++looks > MOST_LOOKS || (template !== -1 && template < at))
                break;
            const end = at + words.length + 1 + name.length;
            const after = code.slice(end, end + LONGEST_PARAMETERS);
            const isFunction = words.endsWith("const")
                ? after.startsWith(" = ") && FUNCTION.test(after.slice(3))
                : /^[\s({]/u.test(after);
            if (!isFunction || (at > 0 && code[at - 1] !== "\n"))
                continue;
            const comment = code.lastIndexOf("/*", at);
            const isOutside = comment === -1 || code.lastIndexOf("*/", at) > comment;
            if (isOutside)
                return true;
        }
    }
    return false;
}
/** Each of them may look at all of the code before it. */
const MOST_LOOKS = 20;
const DECLARATIONS = ["export function", "export async function", "export class", "export const"];

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/exports/export-answers.js


/** Each search goes through all of the code. Further names are left to the parser, which reads the code once. */
const MOST_SEARCHED = 20;
const OTHER_WEB = { kind: "unknown", why: '"web" is not a module of JavaScript' };
const CUSTOM_ELEMENT = { kind: "unknown", why: "such a name may be the tag of a custom element" };
const FOUND = { kind: "found" };
/**
 * Finds what the manifest names in the built code: by the text, and only where that does not settle it, with a parser.
 */
async function answerExports(workspace, { hooks, components, entries, hasOtherWeb, code }, lifecycle) {
    const read = (path) => code.modules.find((module) => module.path === path)?.latin1 ?? "";
    const shows = (name, files) => files.some((file) => showsExport(read(file), name));
    const hookAnswers = new Map();
    const componentAnswers = new Map();
    const openHooks = [];
    for (const hook of hooks) {
        if (hook.isLost)
            continue;
        const known = (0,absent/* isAbsent */.W0)(lifecycle) ? undefined : answerFromLife(hook, lifecycle);
        const name = hook.function === "" ? hook.name : hook.function;
        if (known)
            hookAnswers.set(hook.name, known);
        else if (shows(name, hook.file === undefined ? entries : [hook.file]))
            hookAnswers.set(hook.name, FOUND);
        else
            openHooks.push(hook);
    }
    let count = 0;
    const openComponents = components.filter((name) => {
        if (++count > MOST_SEARCHED || !shows(name, entries))
            return true;
        componentAnswers.set(name, FOUND);
        return false;
    });
    if (openHooks.length > 0 || openComponents.length > 0) {
        const { openModules } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 2165));
        const modules = openModules(workspace, entries);
        for (const hook of openHooks)
            hookAnswers.set(hook.name, await modules.answerHook(hook));
        for (const name of openComponents) {
            const answer = modules.answerComponent(name);
            const doubt = hasOtherWeb ? OTHER_WEB : name.includes("-") ? CUSTOM_ELEMENT : undefined;
            componentAnswers.set(name, answer.kind === "missing" && doubt ? doubt : answer);
        }
    }
    return { hooks: hookAnswers, components: componentAnswers };
}
/** What a life of the plugin has shown of a hook. */
function answerFromLife({ name }, { steps }) {
    const outcomes = steps.filter((step) => step.name === name).map(({ outcome }) => outcome);
    const missing = outcomes.find((outcome) => outcome.kind === "missing");
    if (missing)
        return { kind: "missing", names: missing.functions };
    const isCalled = outcomes.some(({ kind }) => kind !== "not-called" && kind !== "no-hook");
    return isCalled ? FOUND : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/entry-files.js


const ENTRY_KEYS = ["main", "background", "web"];
const BUILT = "dist/plugin.js";
/** The files `main`, `background`, `web` and `dist/plugin.js`, as far as they are there with some content, each once. */
function findEntryFiles(workspace, folder, manifest, files) {
    const declared = ENTRY_KEYS.flatMap((key) => {
        const file = typeof manifest[key] === "string" ? files.get(manifest[key]) : undefined;
        return file?.state === "file" && /\.[cm]?js$/u.test(file.path) ? [file.path] : [];
    });
    const paths = new Set([...declared, (0,workspace_workspace/* joinPath */.uJ)(folder, BUILT)]);
    const [first, ...others] = [...paths].filter((path) => hasContent(workspace, path));
    return first === undefined ? (0,absent/* absent */.Ge)("there is no built code to load") : [first, ...others];
}
function hasContent(workspace, path) {
    const entry = workspace.entry(path);
    return entry?.kind === "file" && entry.size > 0;
}

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/host-packages.js
var host_packages = __webpack_require__(89111);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/imported-packages.js
var imported_packages = __webpack_require__(4393);
// EXTERNAL MODULE: ./build/bundled/plugin/read-files.js
var read_files = __webpack_require__(10662);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/permissions/permission-signs.js
var permission_signs = __webpack_require__(72730);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/source-map.js
var source_map = __webpack_require__(98721);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/facts.js















const BUNDLE_READERS = {
    bundleFile: (0,read_files/* findFileNamed */.jB)("dist/plugin.js"),
    bundle: (reading) => deriveFact(reading, "bundleFile", bundle_bundle/* readBundle */.B),
    bundleCode: (reading) => deriveFact(reading, "bundle", (bundle) => (0,bundle_bundle/* readBundleCode */.M)(bundle, reading.workspace)),
    sourceMap: (reading) => deriveFact(reading, "bundleCode", (code) => (0,source_map/* readSourceMap */.w)(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => deriveFact(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.Ge)(`${code.name} is far from the limit`);
        const { weighBundle } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 39744));
        return weighBundle(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => deriveFact(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await readHostPackages(reading)];
        return (0,bundled_packages/* findBundledPackages */.D)(latin1, (0,absent/* isAbsent */.W0)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => deriveFact(reading, "bundleCode", async ({ latin1 }) => (0,imported_packages/* findImportedPackages */.t)(latin1, await readHostPackages(reading))),
    changedSources: (reading) => deriveFact(reading, "sourceMap", (map) => findChangedSources(map, reading.workspace, reading.folder)),
    entryFiles: async ({ workspace, folder, fact }) => {
        const [manifest, files] = [await fact("manifest"), await fact("declaredFiles")];
        if ((0,absent/* isAbsent */.W0)(manifest))
            return manifest;
        return (0,absent/* isAbsent */.W0)(files) ? files : findEntryFiles(workspace, folder, manifest.value, files);
    },
    builtCode: async ({ workspace, folder, fact }) => {
        const [entries, hooks, bundle] = [await fact("entryFiles"), await fact("declaredHooks"), await fact("bundleCode")];
        if ((0,absent/* isAbsent */.W0)(entries))
            return entries;
        const files = (0,absent/* isAbsent */.W0)(hooks) ? [] : hooks.flatMap(({ file }) => file ?? []);
        return readBuiltCode(workspace, folder, {
            entries: [...entries, ...files],
            known: (0,absent/* isAbsent */.W0)(bundle) ? [] : [bundle],
        });
    },
    packagesInside: async ({ workspace, folder, fact }) => {
        const code = await fact("builtCode");
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        const { listPackagesInside } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 49255));
        return listPackagesInside(code, workspace, folder);
    },
    namedHosts: async ({ fact }) => {
        const code = await fact("builtCode");
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        const { findNamedHosts } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 12360));
        return findNamedHosts(code);
    },
    codeSyntax: async ({ fact }) => {
        const code = await fact("builtCode");
        return (0,absent/* isAbsent */.W0)(code) ? code : judgeSyntax(code);
    },
    permissionSigns: async (reading) => {
        const { fact } = reading;
        const code = await readLoadable(reading);
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        return (0,permission_signs/* findPermissionSigns */.Xj)(code, (0,host_packages/* listHostPackages */.I8)(await fact("configuration")));
    },
    undeclaredUses: async (reading) => {
        const { workspace, folder, fact } = reading;
        const [code, declared] = [await readLoadable(reading), await fact("declaredPermissions")];
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        if ((0,absent/* isAbsent */.W0)(declared))
            return declared;
        const permissions = permission_signs/* VISIBLE_PERMISSIONS */.QM.filter((permission) => !declared.places.has(permission));
        const isClean = code.modules.every(({ latin1 }) => !permissions.some((one) => (0,permission_signs/* looksUsed */.Yq)(one, latin1)));
        if (isClean)
            return { uses: [], unread: code.unreadModule };
        const hooks = await fact("declaredHooks");
        const { findUndeclaredUses } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 67929));
        const names = (0,absent/* isAbsent */.W0)(hooks) ? [] : hooks.map((hook) => hook.function.split(".").at(-1) ?? "");
        return findUndeclaredUses(code, { workspace, folder, permissions, hooks: new Set([...context/* HOOKS */.r, ...names]) });
    },
    exportAnswers: async (reading) => {
        const { workspace, fact } = reading;
        const [manifest, entries, code] = [await fact("manifest"), await fact("entryFiles"), await readLoadable(reading)];
        const [hooks, components] = [await fact("declaredHooks"), await fact("declaredComponents")];
        if ((0,absent/* isAbsent */.W0)(hooks))
            return hooks;
        if ((0,absent/* isAbsent */.W0)(components))
            return components;
        if ((0,absent/* isAbsent */.W0)(entries))
            return entries;
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        // Code that is not built yet has no function at all, which bundle-present reports.
        if (code.modules.every(({ latin1 }) => latin1.trim() === ""))
            return (0,absent/* absent */.Ge)("the built code is empty");
        const names = [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))];
        const web = (0,absent/* isAbsent */.W0)(manifest) ? undefined : manifest.value["web"];
        const hasOtherWeb = typeof web === "string" && !/\.[cm]?js$/u.test(web);
        return answerExports(workspace, { hooks, components: names, entries, code, hasOtherWeb }, await fact("lifecycle"));
    },
};
/** What follows from a fact, or why the fact is not there. */
async function deriveFact({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W0)(found) ? found : read(found);
}
/** The built code, if every module in it can be loaded: findings about code that does not parse would be wrong. */
async function readLoadable({ fact }) {
    const [code, syntax] = [await fact("builtCode"), await fact("codeSyntax")];
    if ((0,absent/* isAbsent */.W0)(code) || (0,absent/* isAbsent */.W0)(syntax))
        return code;
    const broken = syntax.faults.find(({ kind, isLoaded }) => isLoaded && kind !== "new");
    return broken ? (0,absent/* absent */.Ge)(`${broken.file} is not JavaScript`) : code;
}
async function readHostPackages({ fact }) {
    return (0,host_packages/* listHostPackages */.I8)(await fact("configuration"));
}

// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-tasks.js
var config_tasks = __webpack_require__(65350);
;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/facts.js


const CONFIG_SCHEMA_READERS = {
    configJudgement: async ({ fact }) => {
        const manifest = await fact("manifest");
        if ((0,absent/* isAbsent */.W0)(manifest))
            return manifest;
        const tasks = (0,config_tasks/* makeConfigTasks */.F)(manifest);
        return tasks.length === 0 ? { faults: [] } : (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 7339))).judgeConfig(tasks);
    },
};

// EXTERNAL MODULE: ./build/bundled/plugin/configuration/configuration.js
var configuration = __webpack_require__(71629);
;// CONCATENATED MODULE: ./build/bundled/plugin/configuration/facts.js


const CONFIGURATION_READERS = {
    configuration: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return (0,absent/* isAbsent */.W0)(packageJson) ? configuration/* NOT_CONFIGURED */.rY : (0,configuration/* readConfiguration */.TD)(packageJson);
    },
};

// EXTERNAL MODULE: ./build/bundled/text/markdown/markdown.js
var markdown = __webpack_require__(87241);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
;// CONCATENATED MODULE: ./build/bundled/plugin/documents/license-texts.js

const MIT = "permission is hereby granted free of charge to any person obtaining a copy of this software and associated documentation files the software to deal in the software without restriction";
const NOTICE = /the above copyright notice and this permission notice/u;
/** The X11 License and others like it, and the JSON License. */
const MORE_THAN_MIT = /except as contained in this notice|shall be used for good not evil/u;
const ISC = "copy modify and or distribute this software for any purpose with or without fee is hereby granted";
const OLD_ISC = "copy modify and distribute this software for any purpose with or without fee is hereby granted";
const BSD = "redistribution and use in source and binary forms with or without modification are permitted provided that the following conditions are met";
const MORE_THAN_BSD = /acknowledge?ment|advertising materials|patent|nuclear|views and conclusions/u;
const KNOWN = [
    { name: "MIT", phrase: MIT, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
    { name: "MIT-0", phrase: MIT, excluded: /subject to the following conditions/u, short: true },
    { name: "Apache-2.0", phrase: "apache license version 2 0 january 2004" },
    { name: "Apache-2.0", phrase: "licensed under the apache license version 2 0 the license you may not use this file" },
    { name: "BSD-3-Clause", phrase: BSD, has: /endorse or promote/u, excluded: MORE_THAN_BSD, short: true },
    { name: "BSD-2-Clause", phrase: BSD, excluded: new RegExp(`${MORE_THAN_BSD.source}|endorse`, "u"), short: true },
    { name: "ISC", phrase: ISC, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
    { name: "ISC", phrase: OLD_ISC, has: NOTICE, excluded: MORE_THAN_MIT, short: true },
    { name: "0BSD", phrase: ISC, excluded: NOTICE, short: true },
    { name: "GPL-2.0", phrase: "gnu general public license version 2 june 1991", later: true },
    { name: "GPL-3.0", phrase: "gnu general public license version 3 29 june 2007", later: true },
    { name: "LGPL-2.1", phrase: "gnu lesser general public license version 2 1 february 1999", later: true },
    { name: "LGPL-3.0", phrase: "gnu lesser general public license version 3 29 june 2007", later: true },
    { name: "AGPL-3.0", phrase: "gnu affero general public license version 3 19 november 2007", later: true },
    { name: "MPL-2.0", phrase: "mozilla public license version 2 0 1 definitions" },
    { name: "EPL-1.0", phrase: "eclipse public license v 1 0 the accompanying program" },
    { name: "EPL-2.0", phrase: "eclipse public license v 2 0 the accompanying program" },
    { name: "EUPL-1.2", phrase: "european union public licence v 1 2" },
    { name: "BSL-1.0", phrase: "boost software license version 1 0 august 17th 2003" },
    { name: "Unlicense", phrase: "this is free and unencumbered software released into the public domain" },
    { name: "CC0-1.0", phrase: "cc0 1 0 universal", has: /statement of purpose/u },
    { name: "CC-BY-4.0", phrase: "creative commons attribution 4 0 international public license" },
    { name: "CC-BY-SA-4.0", phrase: "creative commons attribution sharealike 4 0 international public license" },
    {
        name: "Zlib",
        phrase: "in no event will the authors be held liable for any damages",
        has: /altered source versions/u,
    },
    { name: "BlueOak-1.0.0", phrase: "blue oak model license version 1 0 0 purpose" },
    { name: "Artistic-2.0", phrase: "the artistic license 2 0 copyright" },
];
/** The longest license among those that must be distinguished from related ones. */
const LONGEST_SHORT = 3000;
/** How much may come before a license that begins a file: its title, and some lines of copyright. */
const MOST_BEFORE = 600;
const PLACEHOLDER = /[[<{]{1,2} ?(?:years?|yyyy|full ?name|your name|name|name of (?:the )?(?:author|copyright (?:owner|holder))|(?:the )?copyright (?:owner|holders?)|owner|holder|author|organi[sz]ation|company) ?[\]>}]{1,2}/giu;
/** The licenses whose words appear in a text. Words added to a license make it another one. */
function findLicenseTexts(file) {
    const words = file.text.toLowerCase().replace(/[^a-z0-9]+/gu, " ");
    const found = KNOWN.flatMap((known) => {
        const at = words.indexOf(known.phrase);
        return at !== -1 && hasOwnWords(known, words.slice(at, at + LONGEST_SHORT)) ? [{ known, at }] : [];
    }).toSorted((a, b) => a.at - b.at);
    const named = found.filter(({ known }, at) => found.findIndex((other) => other.known.name === known.name) === at);
    const licenses = named.map(({ known, at }) => ({
        name: known.name,
        ids: known.later === true ? [`${known.name}-only`, `${known.name}-or-later`] : [known.name],
        isFirst: at <= MOST_BEFORE,
    }));
    const isShort = found.length > 0 && found.every(({ known }) => known.short === true);
    return { ...file, licenses, placeholder: isShort ? findPlaceholder(file.text) : undefined };
}
function hasOwnWords({ has, excluded }, words) {
    return has?.test(words) !== false && excluded?.test(words) !== true;
}
/** From the first to the last placeholder of a line about copyright. */
function findPlaceholder(text) {
    if (!/[[<{]/u.test(text))
        return undefined;
    const lines = (0,text_lines/* indexLines */.u)(text);
    for (let number = 1; number <= lines.count; number++) {
        const line = lines.line(number) ?? "";
        const found = /[[<{]/u.test(line) ? [...line.matchAll(PLACEHOLDER)] : [];
        const [first, last] = [found[0], found.at(-1)];
        if (!first || !last || !/copyright/iu.test(line.replace(PLACEHOLDER, "")))
            continue;
        const end = last.index + last[0].length;
        return { start: { line: number, column: first.index + 1 }, end: { line: number, column: end + 1 } };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/changelog.js
var changelog = __webpack_require__(22153);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/major-change.js
var major_change = __webpack_require__(10523);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/text-file.js
var text_file = __webpack_require__(82835);
;// CONCATENATED MODULE: ./build/bundled/plugin/documents/facts.js







const DOCUMENT_READERS = {
    readmeFile: (0,read_files/* findFileNamed */.jB)("README.md"),
    licenseFile: (0,read_files/* findFileNamed */.jB)("LICENSE"),
    changelogFile: (0,read_files/* findFileNamed */.jB)("CHANGELOG.md", ["changes", "history", "news", "releases"]),
    readmeText: (reading) => readDocument(reading, "readmeFile"),
    licenseText: (reading) => readDocument(reading, "licenseFile"),
    changelogText: (reading) => readDocument(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = (0,text_file/* selectReadable */.ZU)(await fact("readmeText"));
        return (0,absent/* isAbsent */.W0)(file) ? file : { ...file, sections: await (0,markdown/* parseMarkdown */.D)(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = (0,text_file/* selectReadable */.ZU)(await fact("licenseText"));
        return (0,absent/* isAbsent */.W0)(file) ? file : findLicenseTexts(file);
    },
    changelog: async (reading) => {
        const file = (0,text_file/* selectReadable */.ZU)(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W0)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await (0,changelog/* readEntries */.$)(path, text, await readNames(reading)) };
    },
    majorChange: async (reading) => {
        const changelog = await reading.fact("changelog");
        if ((0,absent/* isAbsent */.W0)(changelog))
            return changelog;
        const { packageName, version } = await readNames(reading);
        const tags = () => reading.fact("gitRefs");
        return (0,major_change/* readMajorChange */.k)({ version, changelog, tags, isRoot: reading.folder === "", packageName });
    },
    tag: () => (0,absent/* inapplicable */.vA)("this is not a release"),
};
async function readDocument({ fact, workspace }, name) {
    return (0,text_file/* readTextFile */.Gu)(await fact(name), workspace);
}
/** More than any registry takes: what is longer names nothing. */
const facts_LONGEST_NAME = 256;
async function readNames({ fact }) {
    const manifest = await fact("manifest");
    const packageJson = await fact("packageJson");
    const text = (value) => typeof value === "string" && value !== "" && value.length <= facts_LONGEST_NAME ? value : undefined;
    return {
        packageName: (0,absent/* isAbsent */.W0)(packageJson) ? undefined : text(packageJson.value["name"]),
        name: (0,absent/* isAbsent */.W0)(manifest) ? undefined : text(manifest.value["name"]),
        version: (0,absent/* isAbsent */.W0)(manifest) ? undefined : text(manifest.value["version"]),
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
;// CONCATENATED MODULE: ./build/bundled/plugin/images/images.js
const LARGEST_IMAGE = 16 * 1024 * 1024;
/** Nearly every image has its size in its first bytes; a JPEG may have pictures and profiles before it. */
const images_HEAD = 64 * 1024;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
async function readImages(files, workspace) {
    const images = new Map();
    const known = new Map();
    for (const [path, file] of files) {
        if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path))
            continue;
        if (!known.has(file.path))
            known.set(file.path, await readImageAt(workspace, file.path));
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
async function readImageAt(workspace, path) {
    const entry = workspace.entry(path);
    if (entry?.kind !== "file" || entry.size > LARGEST_IMAGE)
        return undefined;
    const head = workspace.head(path, images_HEAD);
    const image = head && (await measureImage(head));
    if (image?.width !== undefined || entry.size <= images_HEAD)
        return image;
    const bytes = workspace.bytes(path, LARGEST_IMAGE);
    return bytes && measureImage(bytes);
}
async function measureImage(bytes) {
    const { imageSize } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 72013));
    try {
        const { type, width, height } = imageSize(bytes);
        return type === "svg" && !isSvg(bytes) ? NO_IMAGE : { type, width, height };
    }
    catch {
        // The measurer throws at what is not an image, in as many ways as there are kinds of images, and at an SVG without
        // a size.
        return isSvg(bytes) ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
    }
}
/** Whether the first element is `svg`. A declaration, comments and a document type may come before it. */
function isSvg(bytes) {
    let rest = new TextDecoder().decode(bytes.subarray(0, images_HEAD)).trimStart();
    for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest))
        rest = rest.slice(part[0].length);
    return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;

// EXTERNAL MODULE: ./build/bundled/plugin/screenshot-files.js
var screenshot_files = __webpack_require__(38590);
;// CONCATENATED MODULE: ./build/bundled/plugin/images/screenshots.js


function findScreenshots(workspace, folder) {
    const found = screenshot_files/* SCREENSHOT_FOLDERS */.Xm.flatMap((name) => {
        const path = (0,workspace_workspace/* joinPath */.uJ)(folder, name);
        const state = workspace.entry(path)?.kind;
        return state === undefined
            ? []
            : [{ name, path, state, hasImage: state === "folder" && (0,screenshot_files/* hasImage */.e_)(workspace, path) }];
    });
    return { found, near: found.length === 0 ? findNearFolder(workspace, folder) : undefined };
}
/** Where authors keep screenshots, and how they name the folder. */
const PLACES = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;
function findNearFolder(workspace, folder) {
    for (const place of PLACES) {
        const listed = workspace.list((0,workspace_workspace/* joinPath */.uJ)(folder, place));
        const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
        if (near)
            return { name: (0,workspace_workspace/* joinPath */.uJ)(place, near.name), path: (0,workspace_workspace/* joinPath */.uJ)(folder, (0,workspace_workspace/* joinPath */.uJ)(place, near.name)) };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/images/facts.js




const IMAGE_READERS = {
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W0)(files) ? files : readImages(files, reading.workspace);
    },
    screenshots: (reading) => (0,read_files/* readIfPlugin */.jh)(reading, ({ workspace, folder }) => findScreenshots(workspace, folder)),
};

;// CONCATENATED MODULE: ./build/bundled/plugin/lifecycle/facts.js

const LIFECYCLE_READERS = {
    lifecycle: () => (0,absent/* absent */.Ge)(absent/* NOTHING_RUN */.k9),
};

// EXTERNAL MODULE: ./build/bundled/plugin/packaged-license.js
var packaged_license = __webpack_require__(7534);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/declared-components.js
const MOST_PAGES = 1000;
/** The components of the widget, of the pages and of `ui`. */
function listDeclaredComponents(manifest) {
    const pages = manifest.value["pages"];
    const count = Array.isArray(pages) ? Math.min(pages.length, MOST_PAGES) : 0;
    const places = [
        ["dashboard_widget", "component"],
        ...Array.from({ length: count }, (_, at) => ["pages", at, "component"]),
        ["ui", "component"],
    ];
    return places.flatMap((place) => {
        const name = manifest.valueAt(...place);
        return typeof name === "string" && name.trim() !== "" ? [{ place, name, isPath: isPath(name) }] : [];
    });
}
const isPath = (name) => /[/\\#]|\.(?:[cm]?[jt]sx?|vue|svelte|html?|css)$/iu.test(name);

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-hooks.js
var declared_hooks = __webpack_require__(71211);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/license.js + 1 modules
var license = __webpack_require__(11113);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.js
var manifest = __webpack_require__(54005);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/permissions.js



const PERMISSIONS = [
    ...["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read"],
    ...["clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts"],
];
/** Words of samples, and the permissions that they are meant for. */
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
    ["clipboard", ["clipboard-read", "clipboard-write"]],
]);
/** A misspelt name counts as the permission that it is meant for: `manifest-permissions` reports it. */
function readDeclaredPermissions(manifest) {
    const list = manifest.value["permissions"];
    if (!Array.isArray(list))
        return (0,absent/* absent */.Ge)('"permissions" is not a list');
    const items = list;
    const places = new Map();
    for (const [at, item] of items.entries()) {
        const name = (0,json_object/* isObject */.Gv)(item) ? item["type"] : item;
        if (typeof name !== "string")
            continue;
        const place = ["permissions", at, ...((0,json_object/* isObject */.Gv)(item) ? ["type"] : [])];
        const meant = UNLISTED.get(name) ?? [PERMISSIONS.includes(name) ? name : (0,nearest/* findNearest */.qg)(name, PERMISSIONS)];
        for (const one of meant)
            if (one !== undefined && !places.has(one))
                places.set(one, place);
    }
    return { places, areObjects: items.length > 0 && items.every(json_object/* isObject */.Gv) };
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/shape.js + 1 modules
var shape = __webpack_require__(65968);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/facts.js












const MOST_NESTED_FOLDERS = 200;
const MANIFEST_READERS = {
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: async (reading) => (0,read_files/* readJsonFile */.JE)(reading, await reading.fact("manifestFile")),
    manifest: async ({ fact }) => {
        const object = (0,read_files/* selectObject */.Y2)(await fact("manifestText"));
        return (0,absent/* isAbsent */.W0)(object) ? object : (0,manifest/* makeManifest */.U)(object);
    },
    shape: (reading) => readFromManifest(reading, ({ value }) => (0,shape/* validateShape */.S)(value)),
    declaredFiles: (reading) => readFromManifest(reading, (manifest) => (0,declared_files/* findDeclaredFiles */.Du)(manifest, reading.workspace, reading.folder)),
    declaredComponents: (reading) => readFromManifest(reading, listDeclaredComponents),
    declaredHooks: (reading) => readFromManifest(reading, async (manifest) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W0)(files) ? files : (0,declared_hooks/* listDeclaredHooks */.t)(manifest, files);
    }),
    declaredPermissions: (reading) => readFromManifest(reading, readDeclaredPermissions),
    license: (reading) => readFromManifest(reading, ({ value }) => (0,license/* readLicense */.U)(value["license"])),
    packagedLicense: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return (0,absent/* isAbsent */.W0)(packageJson) ? packageJson : (0,license/* readLicense */.U)((0,packaged_license/* findPackagedLicense */.V)(packageJson));
    },
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joinPath */.uJ)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joinPath */.uJ)(nested, "manifest.json"))?.kind === "file"),
    }),
};
async function readFromManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W0)(manifest) ? manifest : read(manifest);
}

// EXTERNAL MODULE: ./build/bundled/workspace/explain-unlisted.js
var explain_unlisted = __webpack_require__(19652);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/archive-files.js + 1 modules
var archive_files = __webpack_require__(14266);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/expected-files.js
var expected_files = __webpack_require__(67066);
// EXTERNAL MODULE: ./build/bundled/workspace/with-files.js
var with_files = __webpack_require__(56102);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/entry-points.js
var entry_points = __webpack_require__(19696);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-walk.js
var pack_walk = __webpack_require__(70447);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/npm-packed-files.js

/**
 * npm's own answer where there is one, without installed packages, and how it differs from its rules as they are known
 * here.
 */
function adoptNpmAnswer(byNpm, byRules, folder) {
    if (!("files" in byNpm))
        return byRules;
    const shipped = byNpm.files.filter(({ path }) => !/(?:^|\/)node_modules\//u.test((0,workspace_workspace/* relativeTo */.Mf)(folder, path)));
    const files = restoreMaskedNames(shipped, byRules.files);
    const { links, packages, incomplete } = byRules;
    if (incomplete !== undefined)
        return { files, links, packages };
    const npmHas = new Set(files.map(({ path }) => path));
    const rulesHave = new Set(byRules.files.map(({ path }) => path));
    const more = [...npmHas].filter((path) => !rulesHave.has(path));
    const fewer = [...rulesHave].filter((path) => !npmHas.has(path));
    return { files, links, packages, ...(more.length + fewer.length > 0 && { differsFromRules: { more, fewer } }) };
}
const MASK = "***";
/**
 * npm masks what looks like a secret in all that it prints, the names of files too: `logo-***.png`. Such a name is
 * taken for the file that the rules pack in this form.
 */
function restoreMaskedNames(printed, predicted) {
    const clear = new Set(printed.filter(({ path }) => !path.includes(MASK)).map(({ path }) => path));
    const left = predicted.filter(({ path }) => !clear.has(path));
    const files = printed.map((file) => {
        if (!file.path.includes(MASK))
            return file;
        const at = left.findIndex(({ path, size }) => size === file.size && isMasked(path, file.path));
        return left.splice(at, at < 0 ? 0 : 1)[0] ?? file;
    });
    return files.toSorted(workspace_workspace/* comparePaths */.cD);
}
function isMasked(path, printed) {
    let from = 0;
    const parts = printed.split(MASK);
    return parts.every((part, at) => {
        const found = at === parts.length - 1 ? path.lastIndexOf(part) : path.indexOf(part, from);
        const fits = found >= from && (at > 0 || found === 0) && (at < parts.length - 1 || found + part.length === path.length);
        from = found + part.length;
        return fits;
    });
}

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/packed-files.js




/** By the rules of npm; where npm itself was asked, its answer counts. */
function listPackedFiles(packing, byNpm) {
    const unlisted = (0,explain_unlisted/* explainUnlisted */.a)(packing.workspace, packing.folder);
    if (unlisted !== undefined)
        return (0,absent/* absent */.Ge)(`the folder of the plugin ${unlisted}`);
    const byRules = walked(packing);
    if ((0,absent/* isAbsent */.W0)(byNpm))
        return byRules;
    return adoptNpmAnswer(byNpm, byRules, packing.folder);
}
function walked(packing) {
    const walk = (0,pack_walk/* walkPackage */.Gy)(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [], packages: [] };
    const { files, links, packages, incomplete } = walk;
    return { files, links, packages, incomplete };
}

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/missing-files.js









/** The tracked files that would be in the archive if they were there. */
function findMissingFiles({ workspace, folder, manifest, packageJson, ...facts }) {
    const prefix = folder === "" ? "" : `${folder}/`;
    const tracked = (0,git_facts/* readTrackedFiles */.gt)(workspace, prefix);
    if ((0,absent/* isAbsent */.W0)(tracked))
        return tracked;
    const declared = (0,absent/* isAbsent */.W0)(facts.declaredFiles) ? new Map() : facts.declaredFiles;
    const named = [...declared.keys()].flatMap((path) => (0,relative_path/* resolveDeclaredPath */.c)(folder, path) ?? []);
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const own = [...archive_files/* ALWAYS */.qI, ...screenshot_files/* SCREENSHOT_FOLDERS */.Xm, ...(0,entry_points/* listEntryPaths */.F)(value)].map((path) => (0,workspace_workspace/* joinPath */.uJ)(folder, path));
    const sources = [
        ...(0,archive_files/* listSources */.rP)(folder, { packageJson, declaredFiles: (0,absent/* absent */.Ge)("they are listed here") }),
        ...own,
        ...named,
    ];
    // Most tracked files can never be packed: their folders are not listed for this.
    const mayBePacked = (path) => path.startsWith(prefix) && sources.some((source) => path.startsWith(source));
    const names = new Map();
    const isThere = (path) => {
        const slash = path.lastIndexOf("/");
        const above = path.slice(0, Math.max(0, slash));
        const listed = names.get(above) ?? new Set(workspace.list(above).map(({ name }) => name));
        names.set(above, listed);
        // A folder that is not listed may have it all the same.
        return listed.has(path.slice(slash + 1)) || workspace.entry(path) !== undefined;
    };
    const others = new Set([...tracked.submodules, ...tracked.folders]);
    const missing = tracked.paths.filter((path) => !others.has(path) && mayBePacked(path) && !isThere(path));
    const folders = tracked.folders.filter((path) => path.startsWith(prefix) && sources.some((source) => path.startsWith(source) || `${source}/`.startsWith(path)));
    if (missing.length + folders.length === 0)
        return NOTHING_MISSING;
    const complete = (0,with_files/* addFiles */.L)(workspace, missing);
    const packedFiles = (0,absent/* isAbsent */.W0)(packageJson)
        ? packageJson
        : listPackedFiles({ workspace: complete, folder, packageJson: value }, (0,absent/* absent */.Ge)("npm knows only what is there"));
    const back = new Set(missing);
    // Those of the manifest's files that are missing now are there then.
    const declaredFiles = new Map([...declared].map(([path, found]) => {
        const isBack = found.state === "missing" && back.has(found.path);
        return [path, isBack ? { name: found.name, path: found.path, state: "file", size: 1 } : found];
    }));
    const archive = (0,archive_files/* listArchiveFiles */.uK)({ workspace: complete, folder, manifest, packageJson, declaredFiles, packedFiles });
    const shipped = new Set(archive.files.map(({ path }) => path));
    const lost = missing.filter((path) => shipped.has(path));
    const isBuilt = (path) => (0,workspace_workspace/* relativeTo */.Mf)(folder, path).startsWith("dist/");
    const sparse = new Set(tracked.sparse);
    return {
        files: lost.filter((path) => !isBuilt(path)),
        built: lost.filter(isBuilt),
        folders,
        isSparse: folders.length > 0 || lost.some((path) => sparse.has(path)),
    };
}
const NOTHING_MISSING = { files: [], built: [], folders: [], isSparse: false };

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/facts.js






const AS_EXPECTED = { leftOut: [], additions: [], idle: [] };
const NPM_FILE_READERS = {
    npmPackedFiles: () => (0,absent/* absent */.Ge)("npm was not asked"),
    packedFiles: async (reading) => {
        const packing = await readPacking(reading);
        return (0,absent/* isAbsent */.W0)(packing) ? packing : listPackedFiles(packing, await reading.fact("npmPackedFiles"));
    },
    packageContents: async (reading) => {
        const packing = await readPacking(reading);
        const packed = await reading.fact("packedFiles");
        if ((0,absent/* isAbsent */.W0)(packing))
            return packing;
        if ((0,absent/* isAbsent */.W0)(packed))
            return packed;
        // The same walk would end at the same place, and nothing is judged by half of a package.
        if (packed.incomplete !== undefined)
            return AS_EXPECTED;
        if ((0,expected_files/* isAsExpected */.$1)(packed, reading.folder, packing.packageJson))
            return AS_EXPECTED;
        return (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 1797))).readPackageContents(packing, packed);
    },
    archiveFiles: async ({ workspace, folder, fact }) => {
        const found = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W0)(found) || found.state === "missing")
            return (0,absent/* absent */.Ge)("there is no manifest.json");
        const unlisted = (0,explain_unlisted/* explainUnlisted */.a)(workspace, folder);
        if (unlisted !== undefined)
            return (0,absent/* absent */.Ge)(`the folder of the plugin ${unlisted}`);
        const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
        const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
        return (0,archive_files/* listArchiveFiles */.uK)({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
    },
    missingFiles: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifest");
        if ((0,absent/* isAbsent */.W0)(manifest))
            return manifest;
        const [packageJson, declaredFiles] = [await fact("packageJson"), await fact("declaredFiles")];
        return findMissingFiles({ workspace, folder, manifest, packageJson, declaredFiles });
    },
};
async function readPacking({ workspace, folder, fact }) {
    const packageJson = await fact("packageJson");
    return (0,absent/* isAbsent */.W0)(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
}

// EXTERNAL MODULE: ./build/bundled/plugin/package/lock-file.js
var lock_file = __webpack_require__(9509);
;// CONCATENATED MODULE: ./build/bundled/plugin/package/facts.js


const PACKAGE_READERS = {
    packageFile: (0,read_files/* findFileNamed */.jB)("package.json"),
    packageText: async (reading) => (0,read_files/* readJsonFile */.JE)(reading, await reading.fact("packageFile")),
    packageJson: async ({ fact }) => (0,read_files/* selectObject */.Y2)(await fact("packageText")),
    lockFile: (reading) => (0,read_files/* readIfPlugin */.jh)(reading, ({ workspace, folder }) => (0,lock_file/* readLockFile */.cx)(workspace, folder)),
};

// EXTERNAL MODULE: ./build/bundled/plugin/scripts/facts.js
var facts = __webpack_require__(63922);
// EXTERNAL MODULE: ./build/bundled/plugin/secrets/secret-suspects.js
var secret_suspects = __webpack_require__(35217);
;// CONCATENATED MODULE: ./build/bundled/plugin/secrets/secrets.js

/** How much of a plugin the rules look at: only the text near what may be a secret. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** The most bytes that are read for the fingerprints of files that are not searched. */
const MOST_FINGERPRINTED = 64 * 1024 * 1024;
/**
 * Looks for secrets in the files that are packed, and in the built code.
 *
 * @param clean what the last search has kept of the texts without a sign of one, for the next.
 */
async function findSecrets(workspace, folder, packed, clean) {
    const found = [];
    const unsearched = [];
    let charactersLeft = MOST_CHARACTERS;
    let bytesLeft = MOST_FINGERPRINTED;
    for (const suspect of (0,secret_suspects/* findSecretSuspects */.O4)(workspace, folder, packed, clean)) {
        const { path: file, size } = suspect;
        if ("why" in suspect) {
            const bytes = suspect.why === "unreadable" || size > bytesLeft ? undefined : workspace.bytes(file, bytesLeft);
            bytesLeft -= bytes?.length ?? 0;
            const fingerprint = bytes && (await Promise.all(/* import() | secrets */[__webpack_require__.e(577), __webpack_require__.e(842)]).then(__webpack_require__.bind(__webpack_require__, 77396))).computeFingerprint(bytes);
            unsearched.push({ file, size, why: suspect.why, fingerprint });
        }
        else {
            const result = (await Promise.all(/* import() | secrets */[__webpack_require__.e(577), __webpack_require__.e(842)]).then(__webpack_require__.bind(__webpack_require__, 15884))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
;// CONCATENATED MODULE: ./build/bundled/plugin/secrets/tracked-environment.js




// One repository may contain a thousand plugins: what they share is read once.
const environments = new WeakMap();
/** Where there is no repository, nothing is tracked. */
function findTrackedEnvironment(workspace, folder) {
    const git = workspace.git?.();
    if (git === undefined)
        return { paths: [] };
    if ((0,absent/* isAbsent */.W0)(git))
        return { paths: [], unknown: git.absent };
    const index = environments.get(git) ?? (0,git_facts/* readIndex */.vY)(git, credential_files/* ENVIRONMENT_PART */.YE);
    environments.set(git, index);
    if ((0,absent/* isAbsent */.W0)(index))
        return { paths: [], unknown: index.absent };
    const inside = folder === "" ? "" : `${folder}/`;
    const paths = index.paths.filter((path) => path.startsWith(inside) && (0,credential_files/* isEnvironmentFile */.CK)((0,workspace_workspace/* getBaseName */.J)(path)));
    const isSparse = index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed));
    const unknown = "this is a sparse checkout, and its index does not name every file of the plugin";
    return { paths, ...(isSparse && { unknown }) };
}

;// CONCATENATED MODULE: ./build/bundled/plugin/secrets/facts.js




const SECRET_READERS = {
    secrets: async ({ workspace, folder, fact, kept }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W0)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.Ge)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return findSecrets(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W0)(list) ? [] : list.files)), kept);
    },
    trackedEnvironment: (reading) => (0,read_files/* readIfPlugin */.jh)(reading, ({ workspace, folder }) => findTrackedEnvironment(workspace, folder)),
};

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var text_decode = __webpack_require__(68686);
;// CONCATENATED MODULE: ./build/bundled/plugin/workflows/workflows.js




const FOLDER = ".github/workflows";
const workflows_MOST_FILES = 100;
const workflows_MOST_BYTES = 1024 * 1024;
/** What all files may have together that are searched for our name. */
const workflows_MOST_SEARCHED = 8 * 1024 * 1024;
/** What all files may have together that are read as YAML: many times what the workflows of a plugin have. */
const MOST_READ = 128 * 1024;
const NO_WORKFLOWS = { files: [], unread: [], ignoresDist: false };
const known = new WeakMap();
/**
 * The workflows of a repository that run plugin-preflight. They are read and reported once, however many plugins ask.
 */
function findWorkflows(workspace, manifestFile, reportedWith) {
    if ((0,absent/* isAbsent */.W0)(manifestFile) || manifestFile.state !== "file")
        return (0,absent/* absent */.Ge)("there is no manifest.json");
    if (reportedWith !== undefined)
        return (0,absent/* inapplicable */.vA)(explainReportedElsewhere(reportedWith));
    const read = known.get(workspace) ?? readWorkflows(workspace);
    known.set(workspace, read);
    return read;
}
async function readWorkflows(workspace) {
    // Not through a link: GitHub follows none there.
    if (workspace.entry(FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* compareNames */.MP);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, workflows_MOST_FILES)) {
        const file = `${FOLDER}/${name}`;
        const bytes = searched < workflows_MOST_SEARCHED ? workspace.bytes(file, workflows_MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < workflows_MOST_SEARCHED
                ? "This workflow cannot be read, or has more than 1 MiB"
                : "This workflow is not read, as those before it have 8 MiB already";
            unread.push({ file, why, help: "Make it smaller and readable to have it checked" });
            continue;
        }
        searched += bytes.length;
        const { text, fault } = (0,text_decode/* decodeUtf8 */._6)(bytes);
        if (!/plugin-preflight/iu.test(text))
            continue;
        read += bytes.length;
        if (read > MOST_READ) {
            unread.push({
                file,
                why: "This workflow is not judged: with those before it, it has more than 128 KiB",
                help: "Make it smaller to have it checked",
            });
        }
        else if (fault) {
            const message = "This workflow is not UTF-8, so GitHub cannot read it";
            files.push({ file, jobs: [], fault: { message, help: "Save it as UTF-8", at: { file } } });
        }
        else {
            const { readWorkflow } = await Promise.all(/* import() | yaml */[__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 76085));
            files.push(readWorkflow(file, text));
        }
    }
    if (names.length > workflows_MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(workflows_MOST_FILES)} by name are read`;
        unread.push({ file: FOLDER, why, help: "Remove those that are not needed" });
    }
    return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}
function ignoresDist(workspace) {
    const bytes = workspace.bytes(".gitignore", workflows_MOST_BYTES);
    const lines = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
    const isIgnored = lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
    // What was added nevertheless, or is excepted in a later line, is in every clone.
    return isIgnored && !(0,git_facts/* isTracked */.Xz)(workspace, "dist/plugin.js");
}
/** Why a plugin does not report the repository's own faults: another plugin reports them. */
function explainReportedElsewhere(folder) {
    return `the workflows are read with ${folder === "" ? "." : folder}`;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/workflows/facts.js

const WORKFLOW_READERS = {
    workflows: async ({ workspace, reportedWith, fact }) => findWorkflows(workspace, await fact("manifestFile"), reportedWith),
};

;// CONCATENATED MODULE: ./build/bundled/plugin/plugin.js














/** What is known of a folder that is not a plugin. */
const OF_ANY_FOLDER = ["manifestFile", "nestedPlugins"];
const READERS = {
    ...MANIFEST_READERS,
    ...PACKAGE_READERS,
    ...CONFIGURATION_READERS,
    ...DOCUMENT_READERS,
    ...BUNDLE_READERS,
    ...IMAGE_READERS,
    ...CONFIG_SCHEMA_READERS,
    ...facts/* SCRIPT_READERS */.X,
    ...LIFECYCLE_READERS,
    ...git_facts/* GIT_READERS */.Id,
    ...NPM_FILE_READERS,
    ...SECRET_READERS,
    ...WORKFLOW_READERS,
};
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is not a plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
async function readPlugin(workspace, options) {
    const { folder = "", given = {}, reportedWith, memory } = options;
    const needed = new Set(options.needs);
    const run = { workspace, folder, reportedWith, given, read: readFact };
    const getFact = memory ? memory.begin(run) : readOnce(run);
    const facts = new Map();
    const manifest = (await getFact("manifestFile"));
    const isPlugin = (0,absent/* isAbsent */.W0)(manifest) || manifest.state !== "missing";
    for (const name of Object.keys(READERS)) {
        const isThere = isPlugin || OF_ANY_FOLDER.includes(name);
        if (!needed.has(name))
            facts.set(name, (0,absent/* absent */.Ge)("no chosen check needs it"));
        else
            facts.set(name, isThere ? await getFact(name) : (0,absent/* absent */.Ge)("there is no manifest.json"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}
const readFact = (name, reading) => Promise.resolve(READERS[name](reading));
/** Reads each fact when it is first asked for. */
function readOnce({ workspace, folder, reportedWith, given, read }) {
    const known = new Map();
    for (const [name, fact] of Object.entries(given))
        known.set(name, Promise.resolve(fact));
    const getFact = (name) => {
        const fact = known.get(name) ?? read(name, reading);
        known.set(name, fact);
        return fact;
    };
    const reading = {
        workspace,
        folder,
        reportedWith,
        fact: (name) => getFact(name),
    };
    return getFact;
}


/***/ }),

/***/ 10662:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: function() { return /* binding */ readJsonFile; },
/* harmony export */   Y2: function() { return /* binding */ selectObject; },
/* harmony export */   jB: function() { return /* binding */ findFileNamed; },
/* harmony export */   jh: function() { return /* binding */ readIfPlugin; }
/* harmony export */ });
/* harmony import */ var _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64292);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);
/* harmony import */ var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90778);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87461);






/** A fact of a folder that is a plugin: one with an entry called manifest.json, whatever its kind. */
async function readIfPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(manifest) && manifest.state === "file" ? read(reading) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)("there is no manifest.json");
}
/** Reads the entry at a name in the folder of a plugin. `others` are names that people give such a file. */
function findFileNamed(name, others = []) {
    return (reading) => readIfPlugin(reading, ({ workspace, folder }) => (0,_found_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .q)(workspace, folder, name, others));
}
/** The text of a file that must be JSON. */
function readJsonFile({ workspace }, found) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(found))
        return found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`there is no ${(0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .getBaseName */ .J)(found.path)}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${found.name} cannot be read`);
    if (found.size > _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_JSON_BYTES */ .Vi)
        return (0,_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__/* .makeOversizedJson */ .C)(found.path, found.size);
    const bytes = workspace.bytes(found.path, _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_JSON_BYTES */ .Vi);
    return bytes ? (0,_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(found.path, bytes) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${found.name} cannot be read`);
}
/** A JSON text whose value is an object; any other is not a fact. */
function selectObject(json) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(json))
        return json;
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .toObjectText */ .Un)(json) ?? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${(0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .getBaseName */ .J)(json.file)} is not a JSON object`);
}


/***/ }),

/***/ 38590:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W8: function() { return /* binding */ findScreenshotsNearby; },
/* harmony export */   Xm: function() { return /* binding */ SCREENSHOT_FOLDERS; },
/* harmony export */   _d: function() { return /* binding */ showsNothing; },
/* harmony export */   e_: function() { return /* binding */ hasImage; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);

const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;
/** Whether an image that is not empty is in a folder or directly below it. */
function hasImage(workspace, path) {
    return listImages(workspace, path).next().done !== true;
}
/** The images that are not empty in a folder and right below it. */
function* listImages(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, MOST_NAMES)) {
            const image = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(inside, name);
            const entry = workspace.entry(image);
            if (entry?.kind === "file" && entry.size > 0)
                yield { path: image, size: entry.size, isLink: kind === "link" };
        }
    }
}
/**
 * The screenshots that an archive needs besides what it takes: all, of a plugin that must have some and names none. So
 * what passes in the repository passes as its archive, too.
 */
function findScreenshotsNearby(workspace, folder, type, taken) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, name));
    if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...listImages(workspace, path)].filter(({ isLink }) => !isLink));
    // A folder without an image is a warning. An archive contains only folders with a file in them.
    return images.length > 0 ? images : folders.flatMap((path) => listFiles(workspace, path));
}
function listFiles(workspace, path) {
    const listed = workspace.list(path).slice(0, MOST_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(path, name)) : undefined;
        return entry?.kind === "file" ? [{ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(path, name), size: entry.size }] : [];
    });
}


/***/ }),

/***/ 63922:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ SCRIPT_READERS; },
/* harmony export */   g: function() { return /* binding */ RUN_FACTS; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);


/** The fact of what became of each command. */
const RUN_FACTS = {
    test: "testRun",
    lint: "lintRun",
    typecheck: "typecheckRun",
};
const explainNothingRun = () => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .NOTHING_RUN */ .k9);
const SCRIPT_READERS = {
    givenCommands: () => ({}),
    scripts: async ({ fact, workspace, folder }) => {
        const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
        const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
        if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(manifestFile) || manifestFile.state !== "file")
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)("there is no manifest.json");
        const configured = (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(configuration) ? {} : configuration.commands;
        return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .readScripts */ .b4)(packageJson, configured, (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(given) ? {} : given, { workspace, folder });
    },
    installation: explainNothingRun,
    testRun: explainNothingRun,
    lintRun: explainNothingRun,
    typecheckRun: explainNothingRun,
    archiveChange: explainNothingRun,
};


/***/ }),

/***/ 23539:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: function() { return /* binding */ findPackageManager; },
/* harmony export */   jk: function() { return /* binding */ listFoldersAbove; }
/* harmony export */ });
/* unused harmony export PACKAGE_MANAGERS */
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34233);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36517);




const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"];
const LOCK_FILES = [
    ["package-lock.json", "npm"],
    ["npm-shrinkwrap.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
];
/** What a lock file begins with, its words of warning included. */
const ENOUGH_OF_LOCK = 300;
const LARGEST_PACKAGE_FILE = 1024 * 1024;
/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
function findPackageManager(workspace, folder, packageJson) {
    const above = listFoldersAbove(folder);
    const locks = above.map((at) => findLocks(workspace, at)).find((found) => found.length > 0) ?? [];
    const named = findManager(packageJson) ?? findFirstNamed(workspace, above.slice(1));
    const [first] = locks;
    const name = named ?? first?.manager ?? "npm";
    const own = locks.find(({ manager }) => manager === name);
    return {
        name,
        lockFile: own?.path,
        ...(name === "yarn" && own && isClassic(workspace, own.path) && { isClassic: true }),
        others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
    };
}
/** A folder and all above it, up to the repository's root, which is "". */
function listFoldersAbove(folder) {
    const names = folder === "" ? [] : folder.split("/");
    return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}
function findLocks(workspace, folder) {
    const locks = LOCK_FILES.map(([file, manager]) => ({ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, file), manager }));
    return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}
function isClassic(workspace, lockFile) {
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeLatin1 */ .YS)(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}
function findFirstNamed(workspace, folders) {
    for (const folder of folders) {
        const bytes = workspace.bytes((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, "package.json"), LARGEST_PACKAGE_FILE);
        const named = bytes && findManager((0,_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJsonObject */ .d)(bytes));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
/** `"packageManager": "pnpm@9.1.0"`, or the entry in `devEngines`. */
function findManager(packageJson) {
    const field = packageJson?.["packageManager"];
    const engines = packageJson?.["devEngines"];
    const declared = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(declared) ? declared[0] : declared;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}


/***/ }),

/***/ 39548:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: function() { return /* binding */ formatAddCommand; },
/* harmony export */   LV: function() { return /* binding */ findPackageOfProgram; },
/* harmony export */   Wq: function() { return /* binding */ formatRunCommand; },
/* harmony export */   nK: function() { return /* binding */ adviseOnScript; },
/* harmony export */   qF: function() { return /* binding */ formatInstallCommand; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4569);


/** What a script is for each tool that a plugin may have, the likeliest first. */
const TOOLS = {
    test: [
        ["vitest", "vitest run"],
        ["jest", "jest"],
        ["mocha", "mocha"],
        ["ava", "ava"],
        ["@playwright/test", "playwright test"],
    ],
    lint: [
        ["eslint", "eslint ."],
        ["@biomejs/biome", "biome check ."],
        ["oxlint", "oxlint"],
        ["xo", "xo"],
        ["standard", "standard"],
    ],
    typecheck: [
        ["vue-tsc", "vue-tsc --noEmit"],
        ["svelte-check", "svelte-check"],
        ["typescript", "tsc --noEmit"],
    ],
};
/** For a plugin with no such tool. Node tests without one. */
const WITHOUT = {
    test: [undefined, "node --test"],
    lint: ["eslint", "eslint ."],
    typecheck: ["typescript", "tsc --noEmit"],
};
/** How to write a script that is missing or runs nothing: the exact line for the tools that the plugin has. */
function adviseOnScript(command, script, packageJson, by) {
    const scripts = packageJson["scripts"];
    const same = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(scripts) ? findOtherScript(command, Object.keys(scripts)) : undefined;
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    const [missing, usual] = WITHOUT[command];
    const line = same === undefined ? (tool?.[1] ?? usual) : formatRunCommand(by, same);
    const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
    const isThere = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(scripts) && Object.hasOwn(scripts, script);
    const place = !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(scripts)
        ? `Add "scripts": { ${pair} }`
        : isThere
            ? `Write ${pair}`
            : `Add ${pair} to "scripts"`;
    const isInstalled = same !== undefined || tool !== undefined || missing === undefined;
    return isInstalled ? place : `${place}, and the package with: ${formatAddCommand(by, missing)}`;
}
/** A script that does the same under another name: `test:unit`, `lint-check`, `types`. */
function findOtherScript(command, scripts) {
    const usable = scripts.filter((name) => name.length <= 40 && /^[\w:.-]+$/u.test(name) && !/:(?:fix|watch)$/u.test(name));
    const names = _scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .SCRIPT_NAMES */ .DF[command];
    const longer = usable.find((name) => names.some((expected) => name.startsWith(`${expected}:`) || name === `${expected}s`));
    const types = command === "typecheck" ? usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name)) : undefined;
    return longer ?? types;
}
function hasPackage(packageJson, name) {
    return ["devDependencies", "dependencies"].some((key) => {
        const packages = packageJson[key];
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(packages) && Object.hasOwn(packages, name);
    });
}
/** The package that is known to have a program; others may have one of the same name that is not meant. */
function findPackageOfProgram(program) {
    return Object.values(TOOLS)
        .flat()
        .find(([, line]) => line.split(" ")[0] === program)?.[0];
}
/** How a script is run, as a person types it. */
function formatRunCommand(manager, script) {
    return `${manager} run ${script}`;
}
/** How a package is added for development. */
function formatAddCommand(manager, name) {
    return `${manager} ${manager === "npm" ? "install --save-dev" : manager === "pnpm" ? "add --save-dev" : "add --dev"} ${name}`;
}
/** How all packages are installed exactly as the lock file has them. */
function formatInstallCommand({ name, lockFile, isClassic }) {
    if (lockFile === undefined)
        return `${name} install`;
    const isNewYarn = name === "yarn" && isClassic !== true;
    return name === "npm" ? "npm ci" : `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}


/***/ }),

/***/ 4569:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Lo: function() { return /* binding */ COMMANDS; },
/* harmony export */   Rq: function() { return /* binding */ getScripts; },
/* harmony export */   b4: function() { return /* binding */ readScripts; },
/* harmony export */   e9: function() { return /* binding */ hasBuildScript; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23539);



/** What a marketplace runs before it takes a plugin, in this order. */
const COMMANDS = ["test", "lint", "typecheck"];
/** The scripts that are looked for, the first name that is there counts. */
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
/** The scripts of a package.json; none where it has none. */
function getScripts(packageJson) {
    const scripts = packageJson?.["scripts"];
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(scripts) ? scripts : {};
}
function hasBuildScript(packageJson) {
    return typeof getScripts(packageJson)["build"] === "string";
}
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
function readScripts(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(packageJson) && !isComplete)
        return packageJson;
    const value = (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(packageJson) ? undefined : packageJson.value;
    const findCommand = (name) => {
        const line = given[name] ?? configured[name];
        if (line !== undefined)
            return { kind: "line", line, from: given[name] === undefined ? "configuration" : "caller" };
        return findScriptAmong(getScripts(value), SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: findCommand("test"), lint: findCommand("lint"), typecheck: findCommand("typecheck") },
        manager: (0,_package_manager_js__WEBPACK_IMPORTED_MODULE_2__/* .findPackageManager */ .Lr)(where.workspace, where.folder, value),
    };
}
function findScriptAmong(scripts, names) {
    const script = names.find((name) => Object.hasOwn(scripts, name));
    if (script === undefined)
        return { kind: "missing", script: names[0] };
    const text = scripts[script];
    if (typeof text !== "string" || text.trim() === "")
        return { kind: "no-text", script };
    return isPlaceholder(text) ? { kind: "placeholder", script } : { kind: "script", script, text };
}
/** What `npm init` writes, which always fails. */
function isPlaceholder(text) {
    return text.length < 200 && text.includes("no test specified") && text.includes("exit 1");
}


/***/ }),

/***/ 35217:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O4: function() { return /* binding */ findSecretSuspects; },
/* harmony export */   P7: function() { return /* binding */ LARGEST_SEARCHED; },
/* harmony export */   WJ: function() { return /* binding */ MOST_SEARCHED; }
/* harmony export */ });
/* harmony import */ var _text_binary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46817);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34233);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68686);
/* harmony import */ var _text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82903);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73627);






const MEBI = 1024 * 1024;
const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const MOST_SEARCHED = 64 * MEBI;
/** Larger texts are searched whole each time, rather than kept. */
const LARGEST_KEPT = 2 * MEBI;
/** What every plugin ships. It is searched first, and also where the list of packed files is unknown. */
const SHIPPED = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist/plugin.js",
    "dist/plugin.js.map",
    "manifest.json",
    "package.json",
];
/** Archives, by how they begin: what is in them cannot be searched. Pictures and fonts contain nothing but themselves. */
const ARCHIVE = /^(?:PK[\x03\x05]|\x1f\x8b\x08|7z\xbc\xaf\x27\x1c|BZh[1-9]1AY|\xfd7zXZ\0|\x28\xb5\x2f\xfd|Rar!\x1a)/u;
const ARCHIVE_NAME = /\.(?:br|lzma|zz)$/iu;
/** How many bytes show whether a file is an archive. */
const START = 16;
/**
 * The shipped files that need a closer look for secrets; a healthy plugin has none. The built code is one of them
 * whether it is packed or not. Every file is searched, whatever its name and its first bytes are: a text can begin as a
 * picture does, and a picture can contain a text.
 */
function* findSecretSuspects(workspace, folder, packed, clean) {
    const before = new Map(clean);
    clean?.clear();
    /** Of a text that had no anchor, only what has changed is searched. */
    const isSuspect = (path, text) => {
        const known = before.get(path);
        const has = known === undefined ? (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(text) : (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchorSince */ .SC)(known, text);
        if (!has && text.length <= LARGEST_KEPT)
            clean?.set(path, text);
        return has;
    };
    let bytesLeft = MOST_SEARCHED;
    for (const { path, size } of listShippedFiles(workspace, folder, packed)) {
        // A check of its own refuses those, whatever they contain.
        if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCredentialFile */ .Sn)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .getBaseName */ .J)(path)))
            continue;
        const why = size > LARGEST_SEARCHED ? "too large" : size > bytesLeft ? "too much in all" : undefined;
        if (why !== undefined) {
            yield { path, size, why };
            continue;
        }
        bytesLeft -= size;
        const ascii = workspace.ascii?.(path);
        if (ascii !== undefined && !isSuspect(path, ascii))
            continue;
        const bytes = workspace.bytes(path, LARGEST_SEARCHED);
        if (!bytes)
            yield { path, size, why: "unreadable" };
        else {
            const text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .decodeLatin1 */ .YS)(bytes);
            if (isSuspect(path, readNarrow(text, bytes)))
                yield { path, size, bytes };
            if (isArchive(path, text))
                yield { path, size, why: "archive" };
        }
    }
}
/**
 * The text in which an anchor is looked for: the rules find nothing where there is none. Anchors are ASCII, so each byte
 * counts as a character. Encodings with more bytes for a character have NUL bytes between them.
 */
function readNarrow(text, bytes) {
    const isWide = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .detectWideEncoding */ .Ks)(bytes) !== undefined || (0,_text_binary_js__WEBPACK_IMPORTED_MODULE_5__/* .hasManyZeros */ .ro)(text);
    return isWide ? text.replaceAll("\0", "") : text;
}
function isArchive(path, text) {
    return (ARCHIVE.test(text.slice(0, START)) || ARCHIVE_NAME.test(path)) && (0,_text_binary_js__WEBPACK_IMPORTED_MODULE_5__/* .isBinary */ .Go)(text);
}
function listShippedFiles(workspace, folder, packed) {
    const files = new Map();
    for (const name of SHIPPED) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, name);
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    for (const file of packed)
        if (!files.has(file.path))
            files.set(file.path, file);
    return files.values();
}


/***/ }),

/***/ 81294:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: function() { return /* binding */ isExpression; },
/* harmony export */   R5: function() { return /* binding */ readInput; },
/* harmony export */   ym: function() { return /* binding */ findReleasingInput; }
/* harmony export */ });
/** The value of an input of a step, trimmed; "" where there is none. */
function readInput(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
/** Whether GitHub inserts the value when the workflow runs: it is unknown until then. */
function isExpression(text) {
    return text.includes("${{");
}
/** The input by which a step of the Action releases; `undefined` for a step that does not release. */
function findReleasingInput(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    return ["targets", "marketplace-url"].find((name) => readInput(step, name) !== "");
}


/***/ }),

/***/ 41035:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: function() { return /* binding */ formatCount; },
/* harmony export */   Dm: function() { return /* binding */ findReasonForRest; },
/* harmony export */   Dz: function() { return /* binding */ formatPluginTitle; },
/* harmony export */   E2: function() { return /* binding */ formatTitleAndPath; },
/* harmony export */   F2: function() { return /* binding */ explainUnannotated; },
/* harmony export */   Nw: function() { return /* binding */ formatAllCounts; },
/* harmony export */   Pf: function() { return /* binding */ formatGone; },
/* harmony export */   Pu: function() { return /* binding */ formatVerdict; },
/* harmony export */   Uj: function() { return /* binding */ formatChosen; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   XF: function() { return /* binding */ countOutcomes; },
/* harmony export */   Xe: function() { return /* binding */ findSkippedChecks; },
/* harmony export */   cm: function() { return /* binding */ formatCheckNames; },
/* harmony export */   gM: function() { return /* binding */ formatCounts; },
/* harmony export */   gb: function() { return /* binding */ formatSelection; },
/* harmony export */   iw: function() { return /* binding */ formatFailRule; },
/* harmony export */   jF: function() { return /* binding */ formatListPlace; },
/* harmony export */   jg: function() { return /* binding */ formatSentence; },
/* harmony export */   mn: function() { return /* binding */ listNotes; },
/* harmony export */   uh: function() { return /* binding */ formatAges; },
/* harmony export */   uu: function() { return /* binding */ countReportFindings; },
/* harmony export */   zq: function() { return /* binding */ formatReleaseCounts; }
/* harmony export */ });
/* harmony import */ var _core_baseline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21283);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93454);




const VERDICT_OF_ONE = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
const VERDICT_OF_SEVERAL = {
    pass: "pass",
    fail: "do not all pass",
    broken: "could not all be checked",
};
/** `passes` or `does not pass as a release`. For several plugins `do not all pass`. */
function formatVerdict(report, several = false) {
    const words = (several ? VERDICT_OF_SEVERAL : VERDICT_OF_ONE)[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function formatCount(count, noun) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`. "" if there is nothing to count. */
function formatCounts(counts) {
    return _core_check_js__WEBPACK_IMPORTED_MODULE_3__/* .SEVERITIES */ .oC.filter((severity) => counts[severity] > 0)
        .map((severity) => formatCount(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`. "" if there is nothing to count. */
function formatAllCounts(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(counts.suppressed)} suppressed`;
    return [formatCounts(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would report that this run does not: a sentence without a full stop, or `undefined`. */
function formatReleaseCounts(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report) === "pass" || stopping.some((finding) => stopsOnlyRelease(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)(finding)).length;
    const words = `A release would be stopped by ${formatCount(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(suppressed)} of them suppressed`;
}
/** Adds a full stop if the text does not end in a question mark. */
function formatSentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
}
/**
 * What there is to say of a finding besides its message and its help: why it does not count, and that it stops a
 * release.
 *
 * @param saysAge whether to say, too, that the finding is known from the base of the pull request.
 */
function listNotes(finding, report, saysAge = false) {
    const stops = report.occasion !== "release" && stopsOnlyRelease(finding);
    return [
        explainSuppression(finding, report),
        saysAge ? formatKnown(finding, report) : undefined,
        stops ? "A release would be stopped by this" : undefined,
    ].filter((note) => note !== undefined);
}
/** Whether a finding would stop only a release. */
function stopsOnlyRelease(finding) {
    return finding.stopsRelease && !((0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he)(finding) && finding.severity === "error");
}
/**
 * Why a finding does not count, or would not count outside a release and without `strict`. `undefined` for any
 * other.
 */
function explainSuppression({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    if (reason === _core_baseline_js__WEBPACK_IMPORTED_MODULE_0__/* .WORSE_THAN_BASELINE */ .hV)
        return "Known in the baseline, but less severe there";
    const words = reason === _core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .IN_BASELINE */ .q6 ? "Known in the baseline" : `Switched off: ${reason}`;
    const where = occasion === "release" ? "on a release" : "under strict rules";
    return overruled === undefined ? words : `${words} (that does not apply ${where})`;
}
/** Which plugins were checked. `undefined` if all were. */
function formatSelection({ selection, plugins }) {
    if (!selection)
        return undefined;
    const { of, tag, changedSince, shard } = selection;
    const released = tag === undefined ? [] : [`released by ${tag}`];
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...released, ...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(plugins.length)} of ${formatCount(of, "plugin")}: ${how}`;
}
/** The number of findings that only the baseline still contains. `undefined` if there are none. */
function formatGone({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count. `undefined` if none was compared. */
function formatAges({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he));
    const [newCount, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (newCount === undefined || known === undefined || newCount + known === 0)
        return undefined;
    const rest = open.length - newCount - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        newCount > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(newCount)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(rest)} not compared`] : [])].join(", ");
}
/** Which findings fail, where known ones do not. `undefined` where all do, or there is nothing that could. */
function formatFailRule({ plugins, failOnNew, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isCounted */ .he));
    if (failOnNew === undefined || open.length === 0)
        return undefined;
    return base === undefined && open.every(({ age }) => age === undefined)
        ? "Every finding counts, as there is no base to compare with"
        : `Known findings do not make it fail, new ones do from ${failOnNew} on`;
}
/** Says that a finding is not from this pull request. `undefined` for any other. */
function formatKnown({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function countReportFindings({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** Says that not all findings are shown at their lines. Empty if all are. */
function explainUnannotated(report, shown, isCut) {
    const { error, warning, notice } = countReportFindings(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = formatAges(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [
        `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(shown)} of ${formatCount(all, "finding")} are annotated, ${order}; ${formatListPlace(isCut)}.`,
    ];
}
/** Where the findings are that GitHub does not show at their lines. */
function formatListPlace(isCut) {
    return isCut ? "the list is below, as far as GitHub takes it" : "the list is below";
}
/** `Weather 1.2.0`, or the folder if the manifest has no name. */
function formatPluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
/** `plugins/weather (Weather 1.2.0)`, if there are several plugins. */
function formatTitleAndPath(plugin) {
    const title = formatPluginTitle(plugin);
    return title === plugin.path ? title : `${plugin.path} (${title})`;
}
/** Whether there is nothing to report about a plugin. */
function isHealthy({ findings, outcomes }) {
    return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}
function countOutcomes({ outcomes }) {
    const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
    for (const { status } of outcomes)
        sums[status]++;
    return sums;
}
/** More names help nobody. */
const MOST_NAMED = 5;
/** `scripts-test, scripts-lint`, or how many there are. */
function formatCheckNames(checks) {
    return checks.size > MOST_NAMED ? formatCount(checks.size, "check") : [...checks].join(", ");
}
/** Why nothing was judged but what has findings: one reason for all other checks. `undefined` if there is no such reason. */
function findReasonForRest({ plugins, only }) {
    const [plugin, ...others] = plugins;
    if (!plugin || others.length > 0 || only)
        return undefined;
    const { met, unmet, crashed } = countOutcomes(plugin);
    const [reason, ...reasons] = findSkippedChecks(plugins).keys();
    return met + crashed === 0 && unmet > 0 && reasons.length === 0 ? reason : undefined;
}
/** `1 of 74 checks was chosen`. `undefined` if none was chosen by name. */
function formatChosen({ only }) {
    if (!only)
        return undefined;
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(only.chosen)} of ${formatCount(only.of, "check")} ${only.chosen === 1 ? "was" : "were"} chosen`;
}
/** The skipped checks, grouped by reason. */
function findSkippedChecks(plugins) {
    const skipped = new Map();
    for (const { path, outcomes } of plugins) {
        for (const outcome of outcomes) {
            if (outcome.status !== "skipped")
                continue;
            const known = skipped.get(outcome.reason) ?? { checks: new Set(), plugins: new Set() };
            known.checks.add(outcome.check);
            known.plugins.add(path);
            skipped.set(outcome.reason, known);
        }
    }
    return new Map([...skipped].map(([reason, { checks, plugins: paths }]) => [reason, { checks, plugins: paths.size }]));
}


/***/ }),

/***/ 89898:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: function() { return /* binding */ countChosen; },
/* harmony export */   YG: function() { return /* binding */ prepareInspection; },
/* harmony export */   ls: function() { return /* binding */ makeUnknownCheckError; }
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75341);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93454);
/* harmony import */ var _core_inspect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38191);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85163);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);







const ALONE = { root: "", reportedWith: undefined };
/**
 * Runs every chosen check on the facts that it needs.
 *
 * @throws {UsageError} if there is no such check.
 */
function prepareInspection(request) {
    const { occasion, strict, today } = request;
    const checks = chooseChecks(request.only);
    const known = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map(({ id }) => id);
    const policy = {
        occasion,
        strict,
        known,
        alwaysCounting: (0,_core_check_js__WEBPACK_IMPORTED_MODULE_5__/* .listAlwaysCounting */ .T1)(_checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A),
        today,
        ...(request.copy && { origin: request.copy.origin }),
    };
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest").add("configuration");
    const tag = request.tag === undefined ? {} : { tag: { name: request.tag } };
    return async (workspace, folder, { root, reportedWith, memory } = ALONE) => {
        const given = { ...tag, ...(await request.findOut?.({ workspace, root, folder, needs })) };
        return (0,_core_inspect_js__WEBPACK_IMPORTED_MODULE_1__/* .inspect */ .N)(await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs, given, reportedWith, memory }), checks, policy);
    };
}
/** How many checks are chosen by name; `undefined` if all are. */
function countChosen(only) {
    const [chosen, of] = [chooseChecks(only).length, _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.length];
    return chosen < of ? { chosen, of } : undefined;
}
function chooseChecks(only) {
    if (!only)
        return _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A;
    const ids = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map(({ id }) => id);
    for (const id of only)
        if (!ids.includes(id))
            throw makeUnknownCheckError(id);
    return _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.filter(({ id }) => only.includes(id));
}
function makeUnknownCheckError(id) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .findNearest */ .qg)(id, _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map((check) => check.id));
    const help = meant === undefined ? "The command explain lists all checks" : `Did you mean ${meant}?`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`There is no check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(id)}`, help);
}


/***/ }),

/***/ 86356:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ HOOKS; }
/* harmony export */ });
/** What a host gives to the hooks of a plugin, and what a plugin may expect of it. */
/** The hooks that a host calls, in the order of a plugin's life. */
const HOOKS = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];


/***/ }),

/***/ 46817:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: function() { return /* binding */ isBinary; },
/* harmony export */   p0: function() { return /* binding */ keepPrintableRuns; },
/* harmony export */   ro: function() { return /* binding */ hasManyZeros; }
/* harmony export */ });
/** Control characters, but for white space and the escape that colours begin with: hardly any is in a text. */
const CONTROLS = /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f]/gu;
/** A shorter run of printable characters is in any compressed file by chance. */
const RUN = /[\t\n\r -~]{16,}/gu;
/**
 * Whether bytes, a character for each, are not text. All of them decide: the first ones of a text can be those of any
 * other kind of file.
 */
function isBinary(latin1) {
    return countMatches(CONTROLS, latin1) * 50 > latin1.length;
}
/** Whether more than every fifth byte is a zero, as in a text whose characters have two bytes each. */
function hasManyZeros(latin1) {
    return countMatches(/\0/gu, latin1) * 5 > latin1.length;
}
/** The runs of printable characters in bytes, each at its offset; blanks stand for all else but the ends of lines. */
function keepPrintableRuns(latin1) {
    const parts = [];
    let from = 0;
    for (const { 0: run, index } of latin1.matchAll(RUN)) {
        parts.push(makeBlanks(latin1.slice(from, index)), run);
        from = index + run.length;
    }
    parts.push(makeBlanks(latin1.slice(from)));
    return parts.join("");
}
function makeBlanks(part) {
    return part.replace(/[^\n]/gu, " ");
}
function countMatches(pattern, text) {
    let count = 0;
    pattern.lastIndex = 0;
    while (pattern.test(text))
        count++;
    return count;
}


/***/ }),

/***/ 34233:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KJ: function() { return /* binding */ makePlaceFinder; },
/* harmony export */   NF: function() { return /* binding */ findOffsetsFromEnd; },
/* harmony export */   OH: function() { return /* binding */ findOffsets; },
/* harmony export */   YS: function() { return /* binding */ decodeLatin1; },
/* harmony export */   j5: function() { return /* binding */ copyString; },
/* harmony export */   sh: function() { return /* binding */ decodeLooseUtf8; }
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function decodeLatin1(bytes, start = 0, end = bytes.length) {
    return toBuffer(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one. U+FFFD replaces invalid bytes. */
function decodeLooseUtf8(bytes) {
    return toBuffer(bytes).toString("utf8");
}
/** The offsets of a text in another, first to last. */
function* findOffsets(words, text) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
        yield at;
}
/** The offsets of a text in another except at its start, last to first. */
function* findOffsetsFromEnd(words, text) {
    for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1))
        yield at;
}
/** A part of a text of {@link decodeLatin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyString(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link decodeLatin1}, in the text that they are, UTF-8. Asked from first to last,
 * it reads nothing twice.
 */
function makePlaceFinder(bytes) {
    let known = 0;
    let position = { line: 1, column: 1 };
    const findPosition = (offset) => {
        if (offset < known)
            [known, position] = [0, { line: 1, column: 1 }];
        const part = bytes.slice(known, offset);
        let { line, column } = position;
        let lineStart = 0;
        for (const at of findOffsets("\n", part))
            [line, column, lineStart] = [line + 1, 1, at + 1];
        column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
        known = offset;
        position = { line, column };
        return position;
    };
    return (start, end) => ({ start: findPosition(start), end: findPosition(end) });
}
function toBuffer(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 31297:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hl: function() { return /* binding */ findDifference; },
/* harmony export */   IB: function() { return /* binding */ formatCodePoints; },
/* harmony export */   sA: function() { return /* binding */ countCodePoints; }
/* harmony export */ });
/** The length of a text as the specification counts it: in Unicode code points. */
function countCodePoints(text) {
    let count = text.length;
    for (let at = 0; at < text.length - 1; at++) {
        const unit = text.charCodeAt(at);
        if (unit < 0xd800 || unit > 0xdbff)
            continue;
        const next = text.charCodeAt(at + 1);
        if (next < 0xdc00 || next > 0xdfff)
            continue;
        count--;
        at++;
    }
    return count;
}
const MOST_SHOWN = 8;
/** The code points of a text as Unicode writes them, such as `U+0065 U+0301`. */
function formatCodePoints(text) {
    const points = Array.from(text, (char) => `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
    const more = points.length - MOST_SHOWN;
    return `${points.slice(0, MOST_SHOWN).join(" ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}
/** What two texts have between their common beginning and their common end. */
function findDifference(a, b) {
    const [left, right] = [Array.from(a), Array.from(b)];
    const shorter = Math.min(left.length, right.length);
    let start = 0;
    while (start < shorter && left[start] === right[start])
        start++;
    let end = 0;
    while (end < shorter - start && left.at(-1 - end) === right.at(-1 - end))
        end++;
    const cut = (points) => points.slice(start, points.length - end).join("");
    return [cut(left), cut(right)];
}


/***/ }),

/***/ 68686:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: function() { return /* binding */ detectWideEncoding; },
/* harmony export */   Rs: function() { return /* binding */ decodeStrictUtf8; },
/* harmony export */   _6: function() { return /* binding */ decodeUtf8; },
/* harmony export */   gr: function() { return /* binding */ decodePercent; }
/* harmony export */ });
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
function decodeStrictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** A text without its percent codes. It stays as it is where a % begins no code. */
function decodePercent(text) {
    try {
        return decodeURIComponent(text);
    }
    catch (error) {
        if (error instanceof URIError)
            return text;
        throw error;
    }
}
/** Decodes UTF-8 strictly, or describes what is wrong with it. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = detectWideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = decodeStrictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = findValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
function detectWideEncoding(bytes) {
    const [a, b, c, d] = bytes;
    if (a === 0xff && b === 0xfe && c === 0 && d === 0)
        return "UTF-32";
    if (a === 0 && b === 0 && c === 0xfe && d === 0xff)
        return "UTF-32";
    if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff))
        return "UTF-16";
    const [first, second, third, fourth] = [a, b, c, d].map((byte) => byte === 0);
    const everyOtherIsNull = first !== second && first === third && second === fourth;
    return bytes.length >= 4 && everyOtherIsNull ? "UTF-16" : undefined;
}
function findValidStart(bytes) {
    const start = (length) => {
        const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
        try {
            return decoder.decode(bytes.subarray(0, length), { stream: true });
        }
        catch {
            return undefined;
        }
    };
    let valid = 0;
    let invalid = bytes.length + 1;
    while (invalid - valid > 1) {
        const middle = (valid + invalid) >> 1;
        if (start(middle) === undefined)
            invalid = middle;
        else
            valid = middle;
    }
    return start(valid) ?? "";
}


/***/ }),

/***/ 57384:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hj: function() { return /* binding */ matchesName; },
/* harmony export */   On: function() { return /* binding */ ANY_NAMES; },
/* harmony export */   SP: function() { return /* binding */ foldCase; },
/* harmony export */   tO: function() { return /* binding */ compileNamePattern; }
/* harmony export */ });
/** `**`. */
const ANY_NAMES = Symbol("any names");
/** A text in which letter case does not count, by the rules that a regular expression with the flag i has. */
function foldCase(text) {
    if (/^[\x00-\x7f]*$/u.test(text))
        return text.toUpperCase();
    return Array.from({ length: text.length }, (_, at) => foldUnit(text.charAt(at))).join("");
}
function foldUnit(unit) {
    const upper = unit.toUpperCase();
    return upper.length === 1 && (unit < "\x80" || upper >= "\x80") ? upper : unit;
}
/** What is not understood here: `!(...)` and its kin, `[:classes:]`, a `^` within a set. */
const UNCLEAR = /[!?*+@]\(|\[[.:=]|\[[^]+\^/u;
/** `undefined` for a pattern that is not understood here. */
function compileNamePattern(text) {
    if (text === "**")
        return ANY_NAMES;
    if (UNCLEAR.test(text))
        return undefined;
    const isPattern = /[*?[]/u.test(text);
    // A backslash takes the meaning from what follows; one at the end is just that.
    if (!isPattern)
        return foldCase(text.replace(/\\([^])/gu, "$1"));
    if (text.includes("\\"))
        return undefined;
    const tokens = [];
    for (let at = 0; at < text.length;) {
        const character = text.charAt(at);
        const set = character === "[" ? parseCharacterSet(text, at) : undefined;
        if (set) {
            // A set that nothing can be in spoils all that follows, as it does for npm.
            if (set.ranges.length === 0)
                return [...tokens, set];
            tokens.push(set);
            at = set.end;
            continue;
        }
        if (character !== "*")
            tokens.push(character === "?" ? "?" : { just: foldUnit(character) });
        else if (tokens.at(-1) !== "*")
            tokens.push("*");
        at++;
    }
    // A star alone matches any name, and no name is empty.
    return tokens.length === 1 && tokens[0] === "*" ? ["?", "*"] : tokens;
}
/** The set that begins at a bracket; `undefined` where the bracket is just that. */
function parseCharacterSet(text, start) {
    const isNegated = /[!^]/u.test(text.charAt(start + 1));
    const ranges = [];
    const first = start + (isNegated ? 2 : 1);
    for (let at = first; at < text.length;) {
        const from = text.charAt(at);
        if (from === "]" && at > first)
            return { isNegated, ranges, end: at + 1 };
        if (text.startsWith("-]", at + 1)) {
            ranges.push([from, from], ["-", "-"]);
            at += 2;
        }
        else if (text.charAt(at + 1) === "-") {
            const to = text.charAt(at + 2);
            // A range that runs backwards matches nothing; what follows may still match.
            if (to !== "" && to >= from)
                ranges.push([from, to]);
            at += 3;
        }
        else {
            ranges.push([from, from]);
            at++;
        }
    }
    return undefined;
}
/** Whether a name, in folded letters, is of a pattern. It takes at most the product of both lengths. */
function matchesName(pattern, name) {
    if (typeof pattern === "string")
        return pattern === name;
    let at = 0;
    let token = 0;
    // The position of the last star, and how far it reaches: an earlier star never needs to reach further.
    let star = -1;
    let reach = 0;
    while (at < name.length) {
        const expected = pattern[token];
        if (expected === "*") {
            star = token++;
            reach = at;
        }
        else if (expected !== undefined && matchesCharacter(expected, name.charAt(at))) {
            token++;
            at++;
        }
        else if (star >= 0) {
            token = star + 1;
            at = ++reach;
        }
        else
            return false;
    }
    while (pattern[token] === "*")
        token++;
    return token === pattern.length;
}
function matchesCharacter(token, unit) {
    if (token === "?")
        return true;
    if ("just" in token)
        return token.just === unit;
    if (token.ranges.length === 0)
        return false;
    const lower = unit.toLowerCase();
    const isIn = token.ranges.some(([from, to]) => (from <= unit && unit <= to) || (from <= lower && lower <= to));
    return isIn !== token.isNegated;
}


/***/ }),

/***/ 85990:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ compileGlob; }
/* harmony export */ });
/* harmony import */ var _glob_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57384);

const LONGEST = 250;
const MOST_NAMES = 50;
const MOST_ALTERNATIVES = 100;
/** `undefined` for a pattern that is not understood here, or larger than any that means well. */
function compileGlob(pattern) {
    if (pattern.length > LONGEST)
        return undefined;
    const alternatives = [];
    for (const text of listAlternatives(pattern) ?? []) {
        const names = compileNames(text);
        if (!names)
            return undefined;
        alternatives.push(names);
    }
    if (alternatives.length === 0)
        return undefined;
    return {
        weight: alternatives.flat().reduce((sum, name) => sum + (typeof name === "object" ? name.length : 0), 0),
        isForNamesOnly: alternatives.every((names) => names.length === 1),
        isForNames: alternatives.some((names) => names.length <= (names.at(-1) === "" ? 2 : 1)),
        matches: (names, inPart = false) => alternatives.some((path) => matchesPath(path, names, inPart)),
    };
}
/** `a{b,c}` is `ab` and `ac`; `undefined` for braces in braces, ranges, and those without a partner. */
function listAlternatives(pattern) {
    if (!/[{}]/u.test(pattern))
        return [pattern];
    if (/\\|\$\{/u.test(pattern))
        return undefined;
    let texts = [""];
    let rest = pattern;
    for (let open = rest.indexOf("{"); open >= 0; open = rest.indexOf("{")) {
        const close = rest.indexOf("}");
        const body = rest.slice(open + 1, Math.max(open, close));
        if (/\{|\.\./u.test(body) || !body.includes(","))
            return undefined;
        const before = rest.slice(0, open);
        texts = texts.flatMap((text) => body.split(",").map((choice) => text + before + choice));
        if (texts.length > MOST_ALTERNATIVES)
            return undefined;
        rest = rest.slice(close + 1);
    }
    texts = texts.map((text) => text + rest);
    return rest.includes("}") || texts.includes("") ? undefined : texts;
}
function compileNames(pattern) {
    const texts = [];
    for (const text of pattern.split(/\/+/u)) {
        const before = texts.at(-1);
        if (text === "**" && before === "**")
            continue;
        if (text === ".." && before && before !== ".." && before !== "." && before !== "**")
            texts.pop();
        else
            texts.push(text);
    }
    if (texts.length > MOST_NAMES)
        return undefined;
    const names = texts.map(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .compileNamePattern */ .tO).filter((name) => name !== undefined);
    if (names.length < texts.length)
        return undefined;
    return names.length === 0 ? [""] : names;
}
function matchesPath(path, names, inPart) {
    if (path.length === 1) {
        const [only] = path;
        const last = names.findLast((name) => name !== "") ?? "";
        return only === _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On || (only !== undefined && (0,_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesName */ .Hj)(only, last));
    }
    const first = path.indexOf(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On);
    if (first < 0)
        return matchesRow(path, names, inPart);
    const head = path.slice(0, first);
    if (head.length > 0 && !matchesRow(head, names.slice(0, head.length), inPart))
        return false;
    // Whatever comes below may still be what follows.
    if (inPart)
        return true;
    return matchesEnd(path, first, names);
}
/** Whether the pattern matches the names one by one; a slash behind them is allowed. */
function matchesRow(path, names, inPart) {
    // Most paths have another number of names than a pattern: those are not compared at all.
    const more = names.length - path.length;
    if (more < 0 ? !inPart : more > 1 || (more === 1 && names.at(-1) !== ""))
        return false;
    return matchesRowAt(more < 0 ? path.slice(0, more) : path, names, 0);
}
function matchesRowAt(path, names, start) {
    let at = start;
    for (const pattern of path) {
        const name = names[at++];
        if (name === undefined || pattern === _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On || !(0,_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesName */ .Hj)(pattern, name))
            return false;
    }
    return true;
}
/** What follows the first `**`: the last names must be those behind the last one, and between them all parts in order. */
function matchesEnd(path, first, names) {
    const last = path.lastIndexOf(_glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On);
    const tail = path.slice(last + 1);
    let end = names.length - tail.length;
    if (end < first)
        return false;
    if (!matchesRowAt(tail, names, end)) {
        // As of `a/**/*`, which is also for `a/b/`.
        if (tail.length === 0 || names.at(-1) !== "" || end === first || !matchesRowAt(tail, names, --end))
            return false;
    }
    let at = first;
    let part = [];
    for (const pattern of path.slice(first + 1, last + 1)) {
        if (pattern !== _glob_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ANY_NAMES */ .On) {
            part.push(pattern);
            continue;
        }
        while (at + part.length <= end && !matchesRowAt(part, names, at))
            at++;
        if (at + part.length > end)
            return false;
        at += part.length;
        part = [];
    }
    // A `**` at the end must match something.
    return tail.length > 0 || at < names.length;
}


/***/ }),

/***/ 13291:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ groupBy; }
/* harmony export */ });
/** Items by a key of theirs, in the order in which each key is first met: `Map.groupBy`, which Node 20 does not have. */
function groupBy(items, getKey) {
    const groups = new Map();
    for (const item of items) {
        const key = getKey(item);
        const group = groups.get(key);
        if (group)
            group.push(item);
        else
            groups.set(key, [item]);
    }
    return groups;
}


/***/ }),

/***/ 22264:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ createHash; },
/* harmony export */   s: function() { return /* binding */ hashContent; }
/* harmony export */ });
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98995);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_module__WEBPACK_IMPORTED_MODULE_0__);

/** Loading this module of Node takes a twentieth of a start. So only what makes a hash loads it. */
let crypto;
/** As `node:crypto` has it. */
function createHash(algorithm) {
    crypto ??= (0,node_module__WEBPACK_IMPORTED_MODULE_0__.createRequire)("/")("node:crypto");
    return crypto.createHash(algorithm);
}
/** The SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits: all 64, or the first of them. */
function hashContent(content, digits = 64) {
    return createHash("sha256").update(content).digest("hex").slice(0, digits);
}


/***/ }),

/***/ 79588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ listFirst; },
/* harmony export */   y: function() { return /* binding */ joinWords; }
/* harmony export */ });
/** `a`, `a and b`, or `a, b and c`. */
function joinWords(words, conjunction = "and") {
    const last = words.at(-1) ?? "";
    return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${conjunction} ${last}`;
}
/** The first words of a list, and in the place of the others how many there are: `["a", "b", "7 more"]`. */
function listFirst(words, most) {
    const more = words.length - most;
    return more > 0 ? [...words.slice(0, most), `${String(more)} more`] : words;
}


/***/ }),

/***/ 49283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ formatInlineJson; },
/* harmony export */   a: function() { return /* binding */ makeJsonEdits; }
/* harmony export */ });
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4588);

/** What changes a JSON text: each edit keeps to the manner in which the text around it is written. */
function makeJsonEdits({ tree, bare, comments }, edit) {
    const find = (path) => {
        const { node, depth } = tree.find(path);
        return depth === path.length ? node : undefined;
    };
    const edits = (change) => (change ? [edit(change)] : []);
    return {
        replace(path, value) {
            const node = find(path);
            return edits(node && { ...(0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getSpan */ .fU)(node), text: formatInlineJson(value) });
        },
        remove(path) {
            const node = find(path);
            const part = node?.parent?.type === "property" ? node.parent : node;
            if (!part?.parent)
                return [];
            return makeRemovals(findPartWithComma(part, part.parent), comments, bare).map(edit);
        },
        rename(path, key) {
            const node = find(path);
            const old = node && (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getKeyNode */ .ib)(node);
            return edits(old && { ...(0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getSpan */ .fU)(old), text: JSON.stringify(key) });
        },
        add(path, key, value) {
            const node = find(path);
            if (node?.type !== "object" || find([...path, key]))
                return [];
            const { start, end, text } = makeAddition(node, bare, [`${JSON.stringify(key)}: ${formatInlineJson(value)}`]);
            const isEmpty = !node.children?.length;
            return edits({ start, end: isEmpty ? node.offset + node.length - 1 : end, text: isEmpty ? ` ${text} ` : text });
        },
        append(path, items) {
            const node = find(path);
            return edits(node?.type === "array" ? makeAddition(node, bare, items.map(formatInlineJson)) : undefined);
        },
    };
}
/** A value on one line, with spaces as most people write them. */
function formatInlineJson(value) {
    if (Array.isArray(value))
        return `[${value.map(formatInlineJson).join(", ")}]`;
    if (typeof value !== "object" || value === null)
        return JSON.stringify(value);
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${formatInlineJson(member)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
/** Adds texts after the last part of an array or an object, in the layout of that part. */
function makeAddition(container, bare, texts) {
    const last = container.children?.at(-1);
    if (!last)
        return { start: container.offset + 1, end: container.offset + 1, text: texts.join(", ") };
    const { start, end } = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getSpan */ .fU)(last);
    const before = /[ \t\r\n]*$/u.exec(bare.slice(container.offset, start))?.[0] ?? "";
    const line = /\r?\n[ \t]*$/u.exec(before)?.[0];
    const isTight = before === "" && (container.children?.length ?? 0) > 1;
    const space = line ?? (isTight ? "" : " ");
    return { start: end, end, text: texts.map((text) => `,${space}${text}`).join("") };
}
function findPartWithComma(part, parent) {
    const siblings = parent.children ?? [];
    const at = indexIn(siblings, part);
    const before = siblings[at - 1];
    const after = siblings[at + 1];
    const { start, end } = (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getSpan */ .fU)(part);
    if (before)
        return { start: (0,_json_tree_js__WEBPACK_IMPORTED_MODULE_0__/* .getSpan */ .fU)(before).end, end };
    return { start, end: after ? after.offset : end };
}
/** Removes a stretch of a text, but no comment in it: what it says may be about something else. */
function makeRemovals({ start, end }, all, bare) {
    const comments = all.filter((comment) => comment.start >= start && comment.end <= end);
    if (comments.length === 0)
        return [{ start, end, text: "" }];
    const lineEnd = end + (/^[ \t]*\r?\n/u.exec(bare.slice(end))?.[0].length ?? 0);
    const endsLine = lineEnd > end && !all.some((comment) => comment.start >= end && comment.start < lineEnd);
    const ends = [...comments.map((comment) => comment.start), end];
    return ends.flatMap((until, at) => {
        const from = comments[at - 1]?.end ?? start;
        const gap = bare.slice(from, until);
        // Without the end of its line, a comment would go on.
        const isLineEnding = at > 0 && (at < comments.length || !endsLine);
        const line = isLineEnding ? (/^[ \t]*\r?\n/u.exec(gap)?.[0] ?? "") : "";
        const blanks = at < comments.length ? (/[ \t]*$/u.exec(gap)?.[0] ?? "") : "";
        const text = gap.trim() === "" && at > 0 && isLineEnding ? gap : line + blanks;
        return text === gap ? [] : [{ start: from, end: until, text }];
    });
}
/** The parts are in the order of their offsets, and there may be a hundred thousand of them. */
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


/***/ }),

/***/ 64292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: function() { return /* binding */ MOST_JSON_LEVELS; },
/* harmony export */   Vi: function() { return /* binding */ MOST_JSON_BYTES; },
/* harmony export */   Yh: function() { return /* binding */ MOST_JSON_VALUES; }
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text with more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 24919:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: function() { return /* binding */ isObject; },
/* harmony export */   Ng: function() { return /* binding */ getOwn; },
/* harmony export */   Un: function() { return /* binding */ toObjectText; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** The value of an object's own key: a text may also name what every object inherits, such as `constructor`. */
function getOwn(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function toObjectText(json) {
    return isObject(json.value) ? { ...json, value: json.value } : undefined;
}


/***/ }),

/***/ 25357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ makePlace; }
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** What the items of lists are known by, the first that there is; an item without any of them by all that it says. */
const NAMES = ["name", "id", "path"];
/**
 * A path as it stays when items of lists come and go: an item by its name or its text, such as
 * `/commands/{"name":"sync"}/description` or `/tags/"tides"`.
 */
function makePlace(root, path) {
    let value = root;
    const steps = path.map((step, at) => {
        if (Array.isArray(value)) {
            value = value[Number(step)];
            return JSON.stringify(identifyItem(value, path[at + 1]));
        }
        value = (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) && Object.hasOwn(value, step) ? value[step] : undefined;
        return String(step);
    });
    return steps.map((step) => `/${step.replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
/**
 * @param inside the key below which the place is: then the item is known by the scalars around, as lists in it come and
 * go.
 */
function identifyItem(item, inside) {
    if (!(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item))
        return sortKeys(item);
    const name = NAMES.find((key) => Object.hasOwn(item, key) && typeof item[key] === "string" && item[key] !== "");
    if (name !== undefined)
        return { [name]: item[name] };
    const scalars = Object.entries(item).filter(([key, value]) => key !== inside && !isContainer(value));
    return sortKeys(inside === undefined || scalars.length === 0 ? item : Object.fromEntries(scalars));
}
function isContainer(value) {
    return (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) || Array.isArray(value);
}
/** The same value, whatever order its keys are in. */
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (!(0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
        return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)]);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 74933:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ scanJson; }
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49370);
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64292);


// The parser's own numbers. Its enum exists for the compiler only, which verifies these.
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
// Line feed, carriage return and tab are allowed in a text.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/u;
/** One pass over the tokens: comments, trailing commas, duplicate keys, what JSON allows and no reader survives. */
function scanJson(text) {
    const scanner = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .createScanner */ .z1)(text, false);
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
                if (++values > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_VALUES */ .Yh)
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
                oddities.push(...findOddString(scanner.getTokenValue(), span, level));
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
        if (levels.length > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_LEVELS */ .HP)
            return { firstTooDeep: span, oddities };
        if (startsValue(kind) && ++values > _json_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_JSON_VALUES */ .Yh)
            return { firstTooMany: span, oddities };
    }
    return { oddities };
}
function startsValue(kind) {
    return kind === OPEN_BRACE || kind === OPEN_BRACKET || (kind >= FIRST_LITERAL && kind <= NUMBER);
}
function findOddString(value, span, level) {
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


/***/ }),

/***/ 59483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ decodePointerStep; },
/* harmony export */   q: function() { return /* binding */ makePointer; }
/* harmony export */ });
/** A step of a JSON pointer as the key that it names. */
function decodePointerStep(step) {
    return step.replace(/~1/gu, "/").replace(/~0/gu, "~");
}
/** A path as a JSON pointer (RFC 6901); the root is "". */
function makePointer(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}


/***/ }),

/***/ 4588:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fU: function() { return /* binding */ getSpan; },
/* harmony export */   ib: function() { return /* binding */ getKeyNode; },
/* harmony export */   p8: function() { return /* binding */ getOpening; },
/* harmony export */   rP: function() { return /* binding */ makeJsonTree; }
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49370);

/** @param bare a text that `JSON.parse` takes; `undefined` has no parts. */
function makeJsonTree(bare) {
    let root;
    const members = new WeakMap();
    return {
        find(path) {
            root ??= bare === undefined ? undefined : (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__/* .parseTree */ .cZ)(bare);
            let node = root;
            for (const [depth, step] of path.entries()) {
                const part = node && findPart(node, step, members);
                if (!part)
                    return { node, depth };
                node = part.type === "property" ? part.children?.[1] : part;
            }
            return { node, depth: path.length };
        },
    };
}
function findPart(node, step, members) {
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
function getSpan(node) {
    return { start: node.offset, end: node.offset + node.length };
}
/** The opening bracket of an object or an array; of anything else the whole. */
function getOpening(node) {
    return isContainer(node) ? { start: node.offset, end: node.offset + 1 } : getSpan(node);
}
/** The key in front of a value. */
function getKeyNode(node) {
    return node.parent?.type === "property" ? node.parent.children?.[0] : undefined;
}
function isContainer({ type }) {
    return type === "object" || type === "array";
}


/***/ }),

/***/ 36517:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ parseJsonObject; },
/* harmony export */   q: function() { return /* binding */ parseJson; }
/* harmony export */ });
/* harmony import */ var _json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** The value of a JSON text, which may be bytes in UTF-8. `undefined` where it is not JSON, whatever is wrong with it. */
function parseJson(json) {
    try {
        return JSON.parse(typeof json === "string" ? json : new TextDecoder().decode(json));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
/** As {@link parseJson}; `undefined` also where the value is not an object. */
function parseJsonObject(json) {
    const value = parseJson(json);
    return (0,_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : undefined;
}


/***/ }),

/***/ 90778:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: function() { return /* binding */ makeOversizedJson; },
  V: function() { return /* binding */ readJson; }
});

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/json/json-place.js
var json_place = __webpack_require__(25357);
// EXTERNAL MODULE: ./build/bundled/text/json/json-edits.js
var json_edits = __webpack_require__(49283);
// EXTERNAL MODULE: ./build/bundled/text/json/json-limits.js
var json_limits = __webpack_require__(64292);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/esm/main.js + 5 modules
var main = __webpack_require__(49370);
;// CONCATENATED MODULE: ./build/bundled/text/json/json-problems.js


/** The most syntax errors to report: what follows the first few is mostly their echo. */
const MOST_SYNTAX_ERRORS = 10;
function makeOddityProblem({ file, text, lines }, oddity) {
    const range = lines.range(oddity.start, oddity.end);
    const token = text.slice(oddity.start, oddity.end);
    const makeRemoval = (start) => [{ file, range: lines.range(start, oddity.end), text: "" }];
    switch (oddity.kind) {
        case "comment":
            return {
                kind: oddity.kind,
                subject: token,
                range,
                message: `JSON has no comments, but here is ${(0,safe/* quote */.hD)(token)}`,
                help: "Remove the comment",
                fix: makeRemoval(findBlanksStart(text, oddity.start)),
            };
        case "trailing-comma":
            return {
                kind: oddity.kind,
                subject: token,
                range,
                message: 'The "," after the last item is one too many',
                help: "Remove the comma",
                fix: makeRemoval(oddity.start),
            };
        case "duplicate-key":
            return {
                kind: oddity.kind,
                subject: oddity.key,
                range,
                message: `The key ${(0,safe/* quote */.hD)(oddity.key)} appears twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
                help: "Keep one of them: most readers silently take the last",
            };
        case "lone-surrogate":
            return {
                kind: oddity.kind,
                subject: token,
                range,
                message: `The string ${(0,safe/* shorten */.ml)(token, 80)} contains half a character (a lone surrogate), which no UTF-8 file can keep`,
                help: "Write the whole character",
            };
        case "control-character":
            return {
                kind: oddity.kind,
                subject: token,
                range,
                message: `The string ${(0,safe/* shorten */.ml)(token, 80)} contains the control character ${formatCodePoint(oddity.character)}`,
                help: "Remove the control character; only line feed, carriage return and tab may be in a string",
            };
        case "number":
            return {
                kind: oddity.kind,
                subject: token,
                range,
                message: `The number ${(0,safe/* shorten */.ml)(token, 80)} is too large: readers make Infinity of it`,
                help: "Write a smaller number, or a string in quotes",
            };
    }
}
/** The syntax errors of a text that is not JSON: the first of each line. */
function findSyntaxProblems(text, lines) {
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
        const subject = text.slice(span.start, span.end).trim();
        problems.push({ kind: "syntax", subject, range, ...describeSyntax(error.error, text, span) });
    }
    const reported = problems.slice(0, MOST_SYNTAX_ERRORS);
    const last = reported.at(-1);
    if (last && problems.length > reported.length) {
        const left = String(problems.length - reported.length);
        reported.push({ ...last, message: `${last.message} (and ${left} more lines are not JSON after this one)` });
        reported.splice(-2, 1);
    }
    return reported;
}
function describeSyntax(code, text, span) {
    const token = text.slice(span.start, span.end).trim();
    const here = token === "" ? "the end of the file" : token.startsWith('"') ? (0,safe/* shorten */.ml)(token, 40) : (0,safe/* quote */.hD)(token, 40);
    const words = SYNTAX_SENTENCES[(0,main/* printParseErrorCode */._n)(code)] ?? SYNTAX_SENTENCES["InvalidSymbol"];
    const [message, help] = words?.(here, token) ?? [`${here} is not JSON`, adviseOnValue(token)];
    return { message, help };
}
const describeNumber = (here) => [
    `${here} is not a number in JSON`,
    "Write digits, such as 10 or 0.5",
];
const describeEscape = (_, token) => [
    `The string ${(0,safe/* shorten */.ml)(token, 40)} contains an escape that JSON does not know`,
    'Write one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX; a backslash itself is \\\\',
];
const SYNTAX_SENTENCES = {
    PropertyNameExpected: (here) => [`A key in double quotes is expected, not ${here}`, 'Write the key as "key"'],
    ValueExpected: (here, token) => [`A value is expected, not ${here}`, adviseOnValue(token)],
    ColonExpected: (here) => [`A colon is missing before ${here}`, 'Write "key": value'],
    CommaExpected: (here) => [`A comma is missing before ${here}`, "Put a comma between the two"],
    CloseBraceExpected: (here) => [`A closing "}" is missing before ${here}`, "Close the object"],
    CloseBracketExpected: (here) => [`A closing "]" is missing before ${here}`, "Close the array"],
    EndOfFileExpected: (here) => [`The JSON is complete before ${here}`, "Remove what follows it"],
    InvalidNumberFormat: describeNumber,
    UnexpectedEndOfNumber: describeNumber,
    UnexpectedEndOfString: (_, token) => [
        `The string ${(0,safe/* shorten */.ml)(token, 40)} is not closed`,
        "End it with a quotation mark on the same line",
    ],
    UnexpectedEndOfComment: (here) => [`The comment ${here} is not closed`, "Remove it: JSON has no comments"],
    InvalidUnicode: describeEscape,
    InvalidEscapeCharacter: describeEscape,
    InvalidCharacter: (_, token) => [
        `The string ${(0,safe/* shorten */.ml)(token, 40)} contains a raw control character`,
        "Write line breaks as \\n and tabs as \\t",
    ],
    InvalidSymbol: (here, token) => [`${here} is not JSON`, adviseOnValue(token)],
};
function adviseOnValue(token) {
    if (token.startsWith("'"))
        return "Write strings in double quotes";
    if (/^(?:true|false|null)$/iu.test(token))
        return `Write ${token.toLowerCase()}, in lower case`;
    return 'Write a "string", a number, true, false, null, an [array] or an {object}';
}
function formatCodePoint(character) {
    return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
function findBlanksStart(text, offset) {
    let start = offset;
    while (text[start - 1] === " " || text[start - 1] === "\t")
        start--;
    return start;
}

// EXTERNAL MODULE: ./build/bundled/text/json/json-scan.js
var json_scan = __webpack_require__(74933);
// EXTERNAL MODULE: ./build/bundled/text/json/json-text.js
var json_text = __webpack_require__(59483);
// EXTERNAL MODULE: ./build/bundled/text/json/json-tree.js
var json_tree = __webpack_require__(4588);
;// CONCATENATED MODULE: ./build/bundled/text/json/read-json.js











const BYTE_ORDER_MARK = "\uFEFF";
/**
 * Reads a JSON text strictly: its value, and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run finds everything. Over 1 MiB or 100 levels nothing is tried. Lines and places are made when first asked for.
 */
function readJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return makeOversizedJson(file, source.length);
    const { text, fault } = typeof source === "string" ? { text: source, fault: undefined } : (0,decode/* decodeUtf8 */._6)(source);
    const read = makeText(file, text);
    if (fault)
        return makeUnreadable(read, ...explainEncodingFault(fault, read));
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const problems = marked ? [makeMarkProblem(read)] : [];
    const withoutMark = marked ? ` ${text.slice(1)}` : text;
    const scan = (0,json_scan/* scanJson */.E)(withoutMark);
    const exceeded = findExceededLimit(scan);
    if (exceeded) {
        const range = read.lines.range(exceeded.start, exceeded.end);
        return makeUnreadable(read, exceeded.message, "Simplify it; nothing else in this file was checked", range);
    }
    problems.push(...scan.oddities.map((oddity) => makeOddityProblem(read, oddity)));
    const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
    const bare = extras.length === 0 ? withoutMark : blankComments(withoutMark, extras);
    try {
        const comments = extras.filter(({ kind }) => kind === "comment");
        return makeJsonText(read, { value: JSON.parse(bare), bare, comments }, problems);
    }
    catch (error) {
        const syntax = findSyntaxProblems(bare, read.lines);
        const unnamed = { kind: "syntax", message: (0,safe/* quote */.hD)(String(error), 200), help: "Write valid JSON" };
        return makeJsonText(read, undefined, [...problems, ...(syntax.length > 0 ? syntax : [unnamed])]);
    }
}
/** What a file over the limit is read as: one problem, and no value. */
function makeOversizedJson(file, bytes) {
    const message = `The file has ${(0,numbers/* formatNumber */.Z)(bytes)} bytes; at most ${(0,numbers/* formatNumber */.Z)(json_limits/* MOST_JSON_BYTES */.Vi)} are read`;
    return makeUnreadable(makeText(file, ""), message, "Make it smaller; nothing in it was checked");
}
function makeText(file, text) {
    let lines;
    return {
        file,
        text,
        get lines() {
            return (lines ??= (0,text_lines/* indexLines */.u)(text));
        },
    };
}
function makeUnreadable(read, message, help, range) {
    return makeJsonText(read, undefined, [{ kind: "unreadable", message, help, ...(range && { range }) }]);
}
function findExceededLimit({ firstTooDeep, firstTooMany }) {
    if (firstTooDeep) {
        return { ...firstTooDeep, message: `The JSON is nested deeper than ${String(json_limits/* MOST_JSON_LEVELS */.HP)} levels` };
    }
    const message = `The JSON contains more than ${(0,numbers/* formatNumber */.Z)(json_limits/* MOST_JSON_VALUES */.Yh)} keys, values and comments`;
    return firstTooMany && { ...firstTooMany, message };
}
/** The same text with spaces in place of some of it, so that every offset stays. */
function blankComments(text, spans) {
    let result = "";
    let done = 0;
    for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, start) + " ".repeat(end - start);
        done = end;
    }
    return result + text.slice(done);
}
/** @param parsed what `JSON.parse` makes of the bare text; every place in a text without a value is its beginning. */
function makeJsonText(read, parsed, problems) {
    const { file } = read;
    const tree = (0,json_tree/* makeJsonTree */.rP)(parsed?.bare);
    const getRange = ({ start, end }) => read.lines.range(start, end);
    // A check may name a place long before it is known whether there is a problem: it is looked up when it is read.
    const place = (path, span) => ({
        file,
        get pointer() {
            return (0,json_text/* makePointer */.q)(path.slice(0, tree.find(path).depth));
        },
        get place() {
            return (0,json_place/* makePlace */.c)(parsed?.value, path.slice(0, tree.find(path).depth));
        },
        get range() {
            const { node, depth } = tree.find(path);
            if (!node)
                return getRange({ start: 0, end: 0 });
            return getRange(depth === path.length ? span(node) : (0,json_tree/* getOpening */.p8)(node));
        },
    });
    const at = (...path) => place(path, json_tree/* getSpan */.fU);
    const keyAt = (...path) => place(path, (node) => (0,json_tree/* getSpan */.fU)((0,json_tree/* getKeyNode */.ib)(node) ?? node));
    const edited = { tree, bare: parsed?.bare ?? "", comments: parsed?.comments ?? [] };
    const edits = (0,json_edits/* makeJsonEdits */.a)(edited, ({ text, ...span }) => ({ file, range: getRange(span), text }));
    return { file, value: parsed?.value, problems, at, keyAt, ...edits };
}
function makeMarkProblem({ file, lines }) {
    const range = lines.range(0, 1);
    return {
        kind: "byte-order-mark",
        range,
        message: "The file starts with a byte order mark (U+FEFF)",
        help: "Save it as UTF-8 without a byte order mark",
        fix: [{ file, range, text: "" }],
    };
}
function explainEncodingFault(fault, { lines }) {
    const help = "Save it as UTF-8; nothing else in this file was checked";
    if (fault.kind === "encoding")
        return [`The file is ${fault.name}, not UTF-8`, help];
    const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
    const message = `The byte 0x${byte} at offset ${String(fault.byte)} is not UTF-8`;
    return [message, help, lines.range(fault.at, fault.at + 1)];
}


/***/ }),

/***/ 83362:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ isSameJson; }
/* harmony export */ });
/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
function isSameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && isSameJson(value, b[key])));
}


/***/ }),

/***/ 96441:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ indexLines; }
/* harmony export */ });
/* harmony import */ var _sorted_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47021);

/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function indexLines(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const getStart = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => getStart(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = Math.max(1, (0,_sorted_js__WEBPACK_IMPORTED_MODULE_0__/* .countLeading */ .U)(starts, (start) => start <= end));
            return { line, column: end - getStart(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(getStart(number), getStart(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}


/***/ }),

/***/ 34739:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ comparePositions; },
/* harmony export */   i: function() { return /* binding */ makeLocation; }
/* harmony export */ });
/** The file alone, where there is no range in it. */
function makeLocation(file, range) {
    return range ? { file, range } : { file };
}
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}


/***/ }),

/***/ 87241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findHeadings; },
/* harmony export */   D: function() { return /* binding */ parseMarkdown; }
/* harmony export */ });
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74337);

/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * The parser is loaded with the first text.
 */
async function parseMarkdown(text) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_0__/* .makeSections */ .p)(text, await findHeadings(text));
}
/**
 * The same headings, for those who have sections of their own in mind.
 *
 * @param isTitle whether a paragraph of one line is a heading of theirs, too. Its level is 6.
 */
async function findHeadings(text, isTitle) {
    const { findMarkdownHeadings } = await Promise.all(/* import() | markdown */[__webpack_require__.e(530), __webpack_require__.e(764)]).then(__webpack_require__.bind(__webpack_require__, 14948));
    return findMarkdownHeadings(text, isTitle);
}


/***/ }),

/***/ 74337:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ makeSections; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);

/** The sections of a text, one for each of its headings, in their order. */
function makeSections(text, headings) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .u)(text);
    const sections = [];
    // From the last to the first: what follows a heading is known when it is looked at.
    const open = [];
    for (const { level, title, style, start, end, from, to, filled } of headings.toReversed()) {
        let isEmpty = !filled;
        for (let next = open.at(-1); next && next.level > level; next = open.at(-1)) {
            isEmpty &&= next.isEmpty;
            open.pop();
        }
        const bodyEnd = open.at(-1)?.from ?? text.length;
        const heading = { level, title, style, range: lines.range(start, end) };
        sections.push({ heading, body: lines.range(Math.min(to, bodyEnd), bodyEnd), isEmpty });
        open.push({ level, from, isEmpty });
    }
    return sections.toReversed();
}


/***/ }),

/***/ 51424:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ formatKilobytes; },
/* harmony export */   Z: function() { return /* binding */ formatNumber; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function formatNumber(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
/** A number of bytes for people: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
function formatKilobytes(bytes) {
    return bytes < 1024 ? `${formatNumber(bytes)} bytes` : `${formatNumber(Math.round(bytes / 1024))} KB`;
}


/***/ }),

/***/ 88178:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ formatPrintedLines; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const HIDDEN = "\u2026 (this line may contain a secret, and is not shown)";
const KEY_BEGINS = /-----BEGIN [\w ]{0,40}PRIVATE KEY/u;
const KEY_ENDS = /-----END [\w ]{0,40}PRIVATE KEY/u;
/** The spaces of typesetters, as pnpm prints them before its errors: seen as a space, and nothing that needs an escape. */
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
/** Lines that a command printed, as a finding may show them: reports are kept for longer than logs, and by others. */
function formatPrintedLines(lines) {
    const first = lines.findIndex((line) => KEY_BEGINS.test(line) || KEY_ENDS.test(line));
    // Of a key whose beginning is not among the last lines, all up to its end is part.
    let isKey = first >= 0 && !KEY_BEGINS.test(lines[first] ?? "");
    return lines.map((line) => {
        isKey ||= KEY_BEGINS.test(line);
        const shown = isKey || (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeSecret */ .lr)(line) ? HIDDEN : line.replace(WIDE_SPACE, " ");
        if (KEY_ENDS.test(line))
            isKey = false;
        return shown;
    });
}


/***/ }),

/***/ 57498:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ explainInvalidPath; },
/* harmony export */   c: function() { return /* binding */ resolveDeclaredPath; }
/* harmony export */ });
/** Why a text is not a path, by the rules of every system alike: what is none on one is none on all. */
function explainInvalidPath(path) {
    if (path.includes("\0"))
        return "contains a NUL character";
    if (/^[A-Za-z]:/u.test(path))
        return "begins with a drive letter";
    if (path.includes("\\"))
        return "has a backslash";
    if (path.startsWith("/"))
        return "is absolute";
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path))
        return "is an address, not a path";
    return path.startsWith("~") ? "begins with ~, which nothing expands" : undefined;
}
/** From the repository's root: `./dist//a/../plugin.js` is `dist/plugin.js`; `undefined` for one that leads out. */
function resolveDeclaredPath(folder, path) {
    const names = folder === "" ? [] : folder.split("/");
    for (const name of path.split("/")) {
        if (name === "..") {
            if (names.pop() === undefined)
                return undefined;
        }
        else if (name !== "." && name !== "")
            names.push(name);
    }
    return names.join("/");
}


/***/ }),

/***/ 47021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ countLeading; }
/* harmony export */ });
/** How many items at the beginning of a sorted list pass a test that none of the later ones passes. */
function countLeading(items, passes) {
    let [low, high] = [0, items.length];
    while (low < high) {
        const middle = (low + high) >> 1;
        if (passes(items[middle]))
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


/***/ }),

/***/ 59242:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RC: function() { return /* binding */ parseRange; },
/* harmony export */   Ur: function() { return /* binding */ findLowestVersion; },
/* harmony export */   VN: function() { return /* binding */ makeRangeKey; },
/* harmony export */   d8: function() { return /* binding */ limitRange; },
/* harmony export */   dT: function() { return /* binding */ LONGEST_RANGE; }
/* harmony export */ });
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96782);
/* harmony import */ var semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7163);
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1__);


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** Reads every form of a version range that npm knows; `undefined` for what is none. */
function parseRange(text) {
    if (text.length > LONGEST_RANGE)
        return undefined;
    try {
        return new (semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0___default())(text);
    }
    catch {
        // The package throws at what is not a range.
        return undefined;
    }
}
/**
 * The lowest version that meets a range; `undefined` where none does. A prerelease counts only where the range names a
 * prerelease of the same three numbers, as npm has it.
 *
 * `semver.minVersion` answers this for a single list of limits: it gives up where the first of several has no version.
 */
function findLowestVersion(range) {
    // Between two versions that a range names none is lower than the first after the one, or the first prerelease
    // before the other.
    const limits = range.set.flat().filter(({ value }) => value !== "");
    return limits
        .flatMap(({ operator, semver }) => [
        operator === ">" ? getFollowing(semver) : semver,
        ...(semver.prerelease.length === 0 ? [] : [withPrerelease(semver, [0])]),
    ])
        .concat(new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1___default())("0.0.0"))
        .toSorted((a, b) => a.compare(b))
        .find((version) => range.test(version));
}
/** The versions of a range that also meet some limits, such as `>=1.2.0 <=2.0.0`. */
function limitRange(range, limits) {
    return new (semver_classes_range_js__WEBPACK_IMPORTED_MODULE_0___default())(range.set.map((list) => `${list.map(({ value }) => value).join(" ")} ${limits}`).join("||"));
}
/** A text that is the same for ranges that mean the same, however they are written. */
function makeRangeKey(range) {
    const lists = range.set.map((list) => [...new Set(list.map(({ value }) => makeLimitKey(value)))].filter(isLimit));
    return lists
        .map((keys) => keys.toSorted().join(" "))
        .toSorted()
        .join("||");
}
/** The first version after another: a number that is too large for the package is none to it, so it is set here. */
function getFollowing(version) {
    if (version.prerelease.length > 0)
        return withPrerelease(version, [...version.prerelease, 0]);
    const next = new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1___default())(version.version);
    next.patch++;
    next.format();
    return next;
}
function withPrerelease(version, prerelease) {
    const changed = new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_1___default())(version.version);
    changed.prerelease = prerelease;
    changed.format();
    return changed;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
const makeLimitKey = (value) => value.replace(/^(<\d+\.\d+\.\d+)-0$/u, "$1");
const isLimit = (key) => key !== "" && key !== ">=0.0.0";


/***/ }),

/***/ 86785:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zy: function() { return /* binding */ compareVersions; },
/* harmony export */   _Q: function() { return /* binding */ findNearestVersion; },
/* harmony export */   mU: function() { return /* binding */ RAISES; },
/* harmony export */   ot: function() { return /* binding */ parseVersion; },
/* harmony export */   vZ: function() { return /* binding */ raiseVersion; }
/* harmony export */ });
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7163);
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0__);

const LONGEST = 256;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function parseVersion(text) {
    try {
        const { version, major, minor, patch, build: parts } = new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0___default())(text);
        const build = parts.join(".");
        // The package trims and takes a `v`.
        if (text !== (build === "" ? version : `${version}+${build}`))
            return undefined;
        return { text, major, minor, patch, prerelease: text.includes("-"), build };
    }
    catch {
        // The package throws at what is not a version.
        return undefined;
    }
}
/** Which of two versions comes first; build metadata does not count. */
function compareVersions(a, b) {
    return new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0___default())(a.text).compare(b.text);
}
const RAISES = ["patch", "minor", "major", "prerelease"];
/**
 * The next version, as `npm version` counts: a prerelease becomes its own release first.
 *
 * @param identifier what a prerelease is called, such as `rc`.
 */
function raiseVersion({ text }, raise, identifier) {
    const raised = new (semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0___default())(text);
    try {
        if (identifier === undefined)
            raised.inc(raise);
        else
            raised.inc(raise, identifier);
    }
    catch {
        // The package throws at an identifier that no version takes.
        return undefined;
    }
    return parseVersion(raised.version);
}
/**
 * The exact version that a loosely written one means: `v1.2` is `1.2.0`. `semver.coerce` finds one in any text, as in
 * "since 2019".
 */
function findNearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return parseVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}


/***/ }),

/***/ 10613:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ findAddressFault; }
/* harmony export */ });
const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `\\` counts as `/`, as browsers have it. */
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
/** What every address may hold; only of others is it asked what they hold, as classes of Unicode are slow to compile. */
const PLAIN = /^[!#-;=?-[\]_a-z~]*$/u;
/** No name of the internet is longer. */
const LONGEST_HOST = 255;
function findAddressFault(text) {
    if (hasCredentials(text))
        return { kind: "credentials" };
    const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
    if (scheme === undefined || isHostAndPort(text))
        return { kind: "relative" };
    if (scheme !== "http" && scheme !== "https")
        return { kind: "scheme", scheme };
    const foreign = PLAIN.test(text) ? undefined : /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u.exec(text)?.[0];
    if (foreign !== undefined)
        return { kind: "characters", character: foreign };
    const authority = /^https?:\/\/([^/?#]*)/iu.exec(text)?.[1] ?? "";
    if (authority.includes("@"))
        return { kind: "credentials" };
    if (authority === "" || authority.startsWith(":"))
        return { kind: "host" };
    return authority.length <= LONGEST_HOST && isReadable(text) ? undefined : { kind: "unreadable" };
}
/** Whether an address carries a user's name or password; the `git@` of `ssh://git@host` is neither. */
function hasCredentials(text) {
    const [found, scheme, slashes, user] = USER.exec(text.trimStart()) ?? [];
    if (found === undefined || user === "git")
        return false;
    return scheme === undefined ? slashes !== "" : scheme.toLowerCase() !== "mailto";
}
/** `localhost:8080/a` begins with no scheme, though it looks so. */
function isHostAndPort(text) {
    return /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(text);
}
function isReadable(text) {
    try {
        return new URL(text).hostname !== "";
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 92830:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ findWrittenDate; }
/* harmony export */ });
// Ignoring letter case is slow to compile.
const MONTH = "(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|[Mm]ar(?:ch)?|[Aa]pr(?:il)?|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)\\.?";
const WEEKDAY = "(?:(?:[Mm]on|[Tt]ue|[Ww]ed|[Tt]hu|[Ff]ri|[Ss]at|[Ss]un)[a-z]{0,6},? )?";
const DAY = "\\d{1,2}(?:st|nd|rd|th)?";
const TIME = "(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?(?: ?[+-]\\d{1,2}:?\\d{2})?)?";
const FORMS = [
    `\\d{4}-\\d{1,2}-\\d{1,2}${TIME}`,
    `\\d{4}/\\d{1,2}/\\d{1,2}${TIME}`,
    "\\d{4}\\.\\d{1,2}\\.\\d{1,2}",
    "\\d{1,2}/\\d{1,2}/\\d{4}",
    "\\d{1,2}\\.\\d{1,2}\\.\\d{4}",
    `${WEEKDAY}${MONTH} ${DAY},? \\d{4}`,
    `${WEEKDAY}${DAY} (?:of )?${MONTH},? \\d{4}`,
    `${MONTH},? \\d{4}`,
];
const DATE = new RegExp(`(?<![\\w.-])(?:${FORMS.join("|")})(?![\\w-])`, "u");
/** The first date in a text, as people write dates in English: "2026-01-31", "January 31, 2026", "31 Jan 2026". */
function findWrittenDate(text) {
    return DATE.exec(text)?.[0];
}


/***/ }),

/***/ 61871:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ countFiles; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);


/** Beyond this, the exact number helps nobody. */
const MOST_COUNTED = 200_000;
/** Counts the files below a folder by their names. Nothing else of them is read. */
function countFiles(workspace, folder) {
    const folders = new Map();
    const open = [folder];
    let count = 0;
    for (let at = open.pop(); at !== undefined && count <= MOST_COUNTED; at = open.pop()) {
        const listed = workspace.list(at);
        const files = listed.filter(({ kind }) => kind !== "folder").length;
        count += files;
        if (files > 0)
            folders.set(at, files);
        for (const { name, kind } of listed)
            if (kind === "folder")
                open.push((0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(at, name));
    }
    const words = count > MOST_COUNTED ? `more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(MOST_COUNTED)}` : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(count);
    return { words, count, folders };
}


/***/ }),

/***/ 19652:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ explainUnlisted; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);
/* harmony import */ var _archive_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90881);


/** Why a folder is not listed, as what is said of it; `undefined` where it is. */
function explainUnlisted(workspace, folder) {
    if (workspace.canList?.(folder) !== false)
        return undefined;
    const isCrowded = workspace.isCrowded?.(folder) === true;
    return isCrowded ? `has more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(_archive_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_LISTED */ .cC)} entries, and no more are read` : "cannot be listed";
}


/***/ }),

/***/ 83700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ readLatin1; },
/* harmony export */   m: function() { return /* binding */ readLooseText; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34233);

/** The text of a file of at most `most` bytes, with U+FFFD for what is not UTF-8; `undefined` where there is none. */
function readLooseText(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeLooseUtf8 */ .sh, workspace, path, most);
}
/** A file's bytes, a character for each. */
function readLatin1(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeLatin1 */ .YS, workspace, path, most);
}
/** What is ASCII is the same in each of them. */
function readAs(decode, workspace, path, most) {
    const ascii = workspace.ascii?.(path);
    if (ascii !== undefined)
        return ascii.length <= most ? ascii : undefined;
    const bytes = workspace.bytes(path, most);
    return bytes && decode(bytes);
}


/***/ }),

/***/ 56102:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ addFiles; }
/* harmony export */ });
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);

/** The content of an added file. It is not empty, because an empty file does not count as there. */
const CONTENT = "\n";
const BYTES = new TextEncoder().encode(CONTENT);
/** A workspace with some more files, each of one line break, where nothing exists yet. */
function addFiles(workspace, paths) {
    const added = new Set(paths.filter((path) => workspace.entry(path) === undefined));
    if (added.size === 0)
        return workspace;
    const folders = new Map();
    for (const path of added) {
        let folder = "";
        const names = path.split("/");
        for (const [depth, name] of names.entries()) {
            const listed = folders.get(folder) ?? new Map();
            folders.set(folder, listed);
            listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
            folder = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, name);
        }
    }
    return {
        ...workspace,
        ascii: (path) => (added.has(path) ? CONTENT : workspace.ascii?.(path)),
        bytes: (path, most) => (added.has(path) ? BYTES : workspace.bytes(path, most)),
        head: (path, most) => (added.has(path) ? BYTES : workspace.head(path, most)),
        entry(path) {
            if (added.has(path))
                return { kind: "file", size: CONTENT.length };
            return workspace.entry(path) ?? (folders.has(path) ? { kind: "folder" } : undefined);
        },
        list(folder) {
            const more = folders.get(folder);
            const listed = workspace.list(folder);
            if (!more)
                return listed;
            const names = new Map([...more.values(), ...listed].map((entry) => [entry.name, entry]));
            return [...names.values()].toSorted(_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .compareNames */ .MP);
        },
    };
}


/***/ }),

/***/ 69666:
/***/ (function(module) {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"Who made it, with a name and an e-mail address.","examples":[{"name":"Harbour Office","email":"office@example.com"}],"anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do, or [] for nothing.","examples":[["storage-read"]],"type":"array","items":{"examples":["storage-read"],"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin needs it: true or false.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","examples":["dist/plugin.js"],"type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","examples":["https://github.com/harbour/tides"],"type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","examples":["https://example.com/tides"],"type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","examples":["https://github.com/harbour/tides/issues"],"type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","examples":["MIT"],"type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","examples":["2.1.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","examples":["3.0.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","examples":["free"],"type":"string","minLength":1}},"additionalProperties":false,"required":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","type":"string","examples":[">=2.0.0"]},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"examples":["screenshots/tides.png"],"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"examples":["https://example.com"],"type":"string","format":"web-url"},"range":{"examples":[">=18.0.0"],"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"examples":[{"type":"object","properties":{}}],"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","examples":["office@example.com"],"type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","examples":["https://example.com/avatar.png"],"type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","examples":["/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","examples":["https://example.com/help"],"type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Its place in the menu; smaller comes first.","examples":[1],"type":"number"},"parent":{"description":"The item that it belongs to.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own: true or false.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","examples":["/hooks/tides"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","examples":[["tide.turned"]],"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","examples":[["read"]],"type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","examples":["/oauth/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Its width in pixels.","examples":[320],"type":"number","exclusiveMinimum":0},"height":{"description":"Its height in pixels.","examples":[200],"type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');

/***/ })

};
;