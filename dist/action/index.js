/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 6960:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ SEVERITIES; },
/* harmony export */   q: function() { return /* binding */ defineCheck; }
/* harmony export */ });
/** GitHub's own three words, worst first. */
const SEVERITIES = ["error", "warning", "notice"];
function defineCheck(check) {
    return check;
}


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $u: function() { return /* binding */ exitStatus; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   md: function() { return /* binding */ worstFirst; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   tQ: function() { return /* binding */ counts; }
/* harmony export */ });
/* unused harmony exports OCCASIONS, byPath */
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6960);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = (/* unused pure expression or super */ null && (["pull-request", "push", "release"]));
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o, "never"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    const failing = new Set(failOn === "never" ? [] : _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.slice(0, _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(failOn) + 1));
    return plugins.some(({ findings }) => findings.some((finding) => counts(finding) && failing.has(finding.severity)))
        ? "fail"
        : "pass";
}
/** The exit status of a run that could judge: 0 pass, 1 fail, 3 broken. */
function exitStatus(report) {
    return { pass: 0, fail: 1, broken: 3 }[verdict(report)];
}
/** Whether a finding has a say in the verdict. */
function counts({ suppressed }) {
    return suppressed === undefined;
}
function countFindings(findings) {
    const sums = { error: 0, warning: 0, notice: 0, suppressed: 0, stopsRelease: 0 };
    for (const finding of findings) {
        sums[counts(finding) ? finding.severity : "suppressed"]++;
        if (finding.stopsRelease)
            sums.stopsRelease++;
    }
    return sums;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(({ path }) => (path === "." ? "" : path));
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first, and in the order of the report among equals. */
function worstFirst(findings) {
    return [...findings].toSorted((a, b) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(a.severity) - _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(b.severity));
}


/***/ }),

/***/ 6321:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ TOOL; },
  f: function() { return /* binding */ pageUrl; }
});

;// CONCATENATED MODULE: ./build/src/core/version.js
/** Written by `npm run docs` from package.json. */
const VERSION = "0.1.0";

;// CONCATENATED MODULE: ./build/src/core/tool.js

/** Where this tool lives: the one place to change when it moves. */
const REPOSITORY = "https://github.com/OWNER/plugin-preflight";
const TOOL = {
    name: "plugin-preflight",
    version: VERSION,
    /** The name of the rules; it changes with the package only. */
    ruleset: "2026.11",
    url: REPOSITORY,
};
/** The page of a check, as it was when this version was made. */
function pageUrl(check) {
    return `${REPOSITORY}/blob/v${VERSION}/src/checks/${check}.md`;
}


/***/ }),

/***/ 8568:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ UsageError; }
/* harmony export */ });
/** The caller's mistake: told in one line, without a stack, and the exit status is 2. */
class UsageError extends Error {
    name = "UsageError";
    /** What to do about it, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}


/***/ }),

/***/ 6832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), { recursive: true });
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
        return;
    }
    const real = there ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
    const draft = `${real}.${String(process.pid)}.draft`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(draft, content, { flag: "wx" });
        if (there)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(draft, there.mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(draft, real);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, { force: true });
        throw error;
    }
}


/***/ }),

/***/ 3459:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ absent; },
/* harmony export */   W: function() { return /* binding */ isAbsent; }
/* harmony export */ });
function absent(reason) {
    return { absent: reason };
}
function isAbsent(fact) {
    return "absent" in fact;
}


/***/ }),

/***/ 8076:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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
    "GPL-3.0-only",
    "GPL-3.0-or-later",
    "LGPL-3.0-only",
    "AGPL-3.0-only",
    "AGPL-3.0-or-later",
    "MPL-2.0",
    "EPL-2.0",
    "EUPL-1.2",
    "0BSD",
    "CC0-1.0",
    "CC-BY-4.0",
    "Unlicense",
    "Zlib",
    "BSL-1.0",
];
/** Whether a text certainly is a valid license, found out without the whole list of SPDX. */
function isCommonLicense(license) {
    return license === "UNLICENSED" || COMMON_LICENSES.includes(license);
}


/***/ }),

/***/ 1401:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L2: function() { return /* binding */ schemaNodes; },
/* harmony export */   NQ: function() { return /* binding */ SILENT_KEYWORDS; },
/* harmony export */   ON: function() { return /* binding */ goesDeeper; },
/* harmony export */   P5: function() { return /* binding */ SETTING_TYPES; },
/* harmony export */   tI: function() { return /* binding */ LISTED_KEYWORDS; },
/* harmony export */   wb: function() { return /* binding */ isKeyword; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);

/** The keywords that the platform lists for settings, and that our own interpreter judges. */
const LISTED_KEYWORDS = new Set([
    ...["type", "properties", "required", "title", "description", "default"],
    ...["enum", "enumNames", "minimum", "maximum", "format", "items"],
]);
const SETTING_TYPES = ["string", "number", "boolean", "array", "object"];
/** Keywords that are for people and tools; no form has a use for them. */
const SILENT_KEYWORDS = new Set(["$schema", "$id", "$comment"]);
/** Keywords that say something about values, beyond the listed ones: only a whole validator can judge them. */
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
/** A schema and all schemas in it, the outer before the inner. What stands in values, such as defaults, is none. */
function schemaNodes(schema, path) {
    const nodes = [{ path, schema, of: "settings" }];
    for (const node of nodes) {
        const known = node.of !== "other";
        for (const key of MAPS_OF_SCHEMAS) {
            const of = known && key === "properties" ? "setting" : "other";
            const map = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            if ((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map))
                nodes.push(...childNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child) ? "item" : "other";
            if ((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child))
                nodes.push({ path: [...node.path, key], schema: child, of });
            else if (Array.isArray(child))
                nodes.push(...childNodes(child, [...node.path, key], of));
        }
    }
    return nodes;
}
function childNodes(holder, path, of) {
    const entries = Array.isArray(holder)
        ? holder.entries()
        : Object.entries(holder);
    return Array.from(entries).flatMap(([step, schema]) => (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema says of values what our own interpreter does not understand. */
function goesDeeper(schema) {
    return schemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}


/***/ }),

/***/ 5081:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ passedLimit; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;
/** The limit that a schema passes, if any: one that does is not looked into. */
function passedLimit(schema) {
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
                if (key === "properties" && (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
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

/***/ 997:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E3: function() { return /* binding */ dialectOf; },
/* harmony export */   Jq: function() { return /* binding */ configSchemas; },
/* harmony export */   NC: function() { return /* binding */ isDangling; },
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   Vx: function() { return /* binding */ isRemote; },
/* harmony export */   jK: function() { return /* binding */ isCompilable; },
/* harmony export */   y7: function() { return /* binding */ settingOf; }
/* harmony export */ });
/* harmony import */ var _text_same_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2467);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5081);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1401);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4519);




/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
function configSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...asSchema(["config_schema"], schema),
        ...((0,_text_same_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameJson */ .V)(schema, other) ? [] : asSchema(["configSchema"], other)),
        ...asSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function asSchema(path, schema) {
    return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function settingOf(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(setting) ? setting : {}, of: "setting" };
    }
    return undefined;
}
const DIALECTS = {
    "draft-07": "http://json-schema.org/draft-07/schema#",
    "2020-12": "https://json-schema.org/draft/2020-12/schema",
};
/** The draft that a schema is written in; `undefined` for one that is not known. */
function dialectOf(schema) {
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
    if ((0,_config_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .passedLimit */ .K)(schema) !== undefined || dialectOf(schema) === undefined)
        return false;
    return (0,_config_keywords_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaNodes */ .L2)(schema, path).every(({ schema: { $ref: reference, ...others } }) => !Object.hasOwn(others, "$async") && !isRemote(reference) && !isDangling(reference, schema));
}
/** Whether a reference leads out of the schema that it stands in. */
function isRemote(reference) {
    return typeof reference === "string" && !reference.startsWith("#");
}
/** Whether a reference is a pointer to nothing in its own schema. */
function isDangling(reference, whole) {
    if (typeof reference !== "string" || !reference.startsWith("#/"))
        return false;
    let here = whole;
    for (const raw of reference.slice(2).split("/")) {
        const step = decoded(raw).replace(/~1/gu, "/").replace(/~0/gu, "~");
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
function decoded(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // A % that begins no escape stands for itself.
        return step;
    }
}


/***/ }),

/***/ 2012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ CONFIGURATION_KEY; }
/* harmony export */ });
/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";


/***/ }),

/***/ 9706:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dl: function() { return /* binding */ whyNoPath; },
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Jn: function() { return /* binding */ declaredFilesOf; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   XN: function() { return /* binding */ hookPath; },
/* harmony export */   kk: function() { return /* binding */ licenseFile; }
/* harmony export */ });
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5435);

function declaredFilesOf(manifest, workspace, folder) {
    const files = new Map();
    let missing = 0;
    for (const path of new Set(declaredPaths(manifest))) {
        const file = declaredFile(workspace, folder, path, missing < MOST_GUESSES);
        if (file.state === "missing")
            missing += 1;
        files.set(path, file);
    }
    return files;
}
/** For so many missing files another that was likely meant is looked for: it takes a look at the whole folder. */
const MOST_GUESSES = 50;
function declaredFile(workspace, folder, path, guesses) {
    const why = whyNoPath(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = resolvedPath(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? (0,_found_file_js__WEBPACK_IMPORTED_MODULE_0__/* .findFile */ .q)(workspace, "", full) : (0,_found_file_js__WEBPACK_IMPORTED_MODULE_0__/* .exactFile */ .m)(workspace, "", full);
}
/** Why a text is no path, by the rules of every system alike: what is none on one is none on all. */
function whyNoPath(path) {
    if (path.includes("\0"))
        return "holds a NUL character";
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
function resolvedPath(folder, path) {
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
function declaredPaths(manifest) {
    const { value } = manifest;
    const hooks = HOOK_NAMES.map((name) => manifest.valueAt("hooks", name));
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const license = typeof value["license"] === "string" ? licenseFile(value["license"]) : undefined;
    const styles = manifest.valueAt("ui", "styles");
    const avatar = manifest.valueAt("author", "avatar");
    return [
        ...["main", "web", "background"].map((key) => value[key]),
        ...hooks.map((hook) => (typeof hook === "string" && isHookPath(hook) ? hookPath(hook) : undefined)),
        ...screenshots,
        license,
        typeof styles === "string" && isStylePath(styles) ? styles : undefined,
        typeof avatar === "string" && !/^[a-z][a-z0-9+.-]*:/iu.test(avatar) ? avatar : undefined,
    ].filter((path) => typeof path === "string" && path !== "");
}
/** The hooks that the host calls. */
const HOOK_NAMES = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
/** A hook is a path if it contains `/` or `#` or ends in `.js`, `.mjs` or `.cjs`; else it names a function. */
function isHookPath(hook) {
    return /[/#]|\.[cm]?js$/u.test(hook);
}
/** The path in `path#exportName`. */
function hookPath(hook) {
    return hook.split("#")[0] ?? "";
}
/** `ui.styles` is a path if it looks like one; else it is the name of a style. */
function isStylePath(styles) {
    return /[/\\]|\.(?:css|scss|less)$/u.test(styles);
}
/** The file in `SEE LICENSE IN <file>`. */
function licenseFile(license) {
    return /^SEE LICENSE IN (.+)$/u.exec(license)?.[1];
}


/***/ }),

/***/ 5435:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ exactFile; },
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7066);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);


/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = exactFile(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .baseName */ .Fl)(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? inOtherLetters(workspace, folder, name) : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(parent, nearest);
    return { ...exact, near: near === undefined ? undefined : { name: near, path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, near) }, siblings };
}
/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(stem(name), stem(wanted)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .editDistance */ .Y)(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function inOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}


/***/ }),

/***/ 6292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ KNOWN_KEYS; },
/* harmony export */   p: function() { return /* binding */ REQUIRED_KEYS; }
/* harmony export */ });
/** Written by `npm run docs` from manifest.schema.json: the schema itself is loaded only to explain. */
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

/***/ 4519:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ manifestOf; },
/* harmony export */   Gv: function() { return /* reexport safe */ _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__.G; },
/* harmony export */   Sz: function() { return /* binding */ MOST_SLIPS; },
/* harmony export */   ho: function() { return /* binding */ asObjectText; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1250);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7066);
/* harmony import */ var _manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6292);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1122);





/** Where a manifest has more unknown keys, they are no slips of known ones. */
const MOST_SLIPS = 200;
function asObjectText(json) {
    return (0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(json.value) ? { ...json, value: json.value } : undefined;
}
function manifestOf(json) {
    const misspelt = misspeltKeys(json.value);
    const stoodFor = new Set(misspelt.values());
    return {
        ...json,
        misspelt,
        has: (key) => stepInto(json.value, key) !== undefined || stoodFor.has(key),
        valueAt: (...path) => path.reduce(stepInto, json.value),
    };
}
function stepInto(value, step) {
    const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, step);
    return isThere ? value[step] : undefined;
}
function misspeltKeys(value) {
    const known = new Set(_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .KNOWN_KEYS */ .B);
    const required = _manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIRED_KEYS */ .p.filter((key) => !Object.hasOwn(value, key));
    const missing = new Set([...required, ...(0,_type_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .missingOfType */ .WL)(value)]);
    const misspelt = new Map();
    let looked = 0;
    for (const key of Object.keys(value)) {
        if (missing.size === 0 || looked === MOST_SLIPS)
            break;
        if (known.has(key))
            continue;
        looked++;
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .p)(key, missing);
        if (meant === undefined)
            continue;
        misspelt.set(key, meant);
        missing.delete(meant);
    }
    return misspelt;
}


/***/ }),

/***/ 9156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ MOST_OFF_ENTRIES; },
/* harmony export */   P_: function() { return /* binding */ OFF_KEYS; },
/* harmony export */   bI: function() { return /* binding */ offFaults; },
/* harmony export */   kQ: function() { return /* binding */ offEntries; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1250);

const OFF_KEYS = ["check", "file", "pointer", "reason", "until"];
/** More than this are not read: each is held against every finding of its check. */
const MOST_OFF_ENTRIES = 1000;
const IS_RIGHT = {
    check: isSaid,
    file: isSaid,
    pointer: (value) => /^(?:\/(?:[^~]|~[01])*)?$/u.test(value),
    reason: isSaid,
    until: isDay,
};
function offFaults(entry) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry))
        return [{ kind: "no-object" }];
    const unknown = Object.keys(entry).filter((key) => !OFF_KEYS.some((known) => known === key));
    return [
        ...unknown.map((key) => ({ kind: "unknown-key", key })),
        ...OFF_KEYS.flatMap((key) => keyFault(entry, key)),
    ];
}
function keyFault(entry, key) {
    if (!Object.hasOwn(entry, key))
        return key === "check" || key === "reason" ? [{ kind: "missing", key }] : [];
    const value = entry[key];
    return typeof value === "string" && IS_RIGHT[key](value) ? [] : [{ kind: "wrong", key }];
}
/** The entries that can hold: those without a fault. */
function offEntries(list) {
    if (!Array.isArray(list))
        return [];
    return list.slice(0, MOST_OFF_ENTRIES).flatMap((entry, index) => offEntry(entry, index) ?? []);
}
function offEntry(entry, index) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry) || offFaults(entry).length > 0)
        return undefined;
    const text = (key) => {
        const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
        return typeof value === "string" ? value : undefined;
    };
    const { check = "", file, pointer, reason = "", until } = Object.fromEntries(OFF_KEYS.map((key) => [key, text(key)]));
    return {
        ...{ index, check, reason: reason.trim() },
        ...(file !== undefined && { file }),
        ...(pointer !== undefined && { pointer }),
        ...(until !== undefined && { until }),
    };
}
function isSaid(value) {
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

/***/ 7006:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zv: function() { return /* binding */ foldersAbove; },
/* harmony export */   n_: function() { return /* binding */ packageManagerOf; }
/* harmony export */ });
/* unused harmony export PACKAGE_MANAGERS */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);


const PACKAGE_MANAGERS = ["npm", "pnpm", "yarn", "bun"];
const LOCK_FILES = [
    ["package-lock.json", "npm"],
    ["npm-shrinkwrap.json", "npm"],
    ["pnpm-lock.yaml", "pnpm"],
    ["yarn.lock", "yarn"],
    ["bun.lock", "bun"],
    ["bun.lockb", "bun"],
];
const LARGEST_PACKAGE_FILE = 1024 * 1024;
/** Finds it by the `packageManager` of package.json, else by a lock file; here, or above up to the repository's root. */
function packageManagerOf(workspace, folder, packageJson) {
    const above = foldersAbove(folder);
    const locks = above.map((at) => locksIn(workspace, at)).find((found) => found.length > 0) ?? [];
    const named = managerNamed(packageJson) ?? firstNamed(workspace, above.slice(1));
    const [first] = locks;
    const name = named ?? first?.manager ?? "npm";
    const own = locks.find(({ manager }) => manager === name);
    return {
        name,
        lockFile: own?.path,
        others: locks.filter(({ manager }) => manager !== name).map(({ path }) => path),
    };
}
/** A folder and all above it, up to the repository's root, which is "". */
function foldersAbove(folder) {
    const names = folder === "" ? [] : folder.split("/");
    return Array.from({ length: names.length + 1 }, (_, up) => names.slice(0, names.length - up).join("/"));
}
function locksIn(workspace, folder) {
    const locks = LOCK_FILES.map(([file, manager]) => ({ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, file), manager }));
    return locks.filter(({ path }) => workspace.entry(path)?.kind === "file");
}
function firstNamed(workspace, folders) {
    for (const folder of folders) {
        const bytes = workspace.bytes((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"), LARGEST_PACKAGE_FILE);
        const named = bytes && managerNamed(parsed(bytes));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
/** `"packageManager": "pnpm@9.1.0"`, or what `devEngines` says. */
function managerNamed(packageJson) {
    const field = packageJson?.["packageManager"];
    const engines = packageJson?.["devEngines"];
    const wanted = (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(wanted) ? wanted[0] : wanted;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}
function parsed(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return (0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : undefined;
    }
    catch {
        // Another package's file: what is wrong with it is for whoever checks that package.
        return undefined;
    }
}


/***/ }),

/***/ 2291:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ isPlainConfig; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1250);

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;
/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
function isPlainConfig(schema, defaults = {}) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) || !(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
        return false;
    const names = Object.keys(properties);
    const isNamed = (name) => typeof name === "string" && Object.hasOwn(properties, name);
    return (names.length <= MOST_PLAIN_SETTINGS &&
        names.every((name) => name.length < 40 && /^[a-zA-Z]\w*$/u.test(name) && isPlainSetting(properties[name])) &&
        Array.isArray(required) &&
        new Set(required).size === required.length &&
        required.every(isNamed) &&
        JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
        Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name])));
}
const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);
function isPlainSetting(setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
        return false;
    const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
    if (typeof title !== "string" || typeof description !== "string")
        return false;
    if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
        return false;
    if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
        return false;
    if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
        return false;
    if (choices !== undefined && !areChoices(choices, setting))
        return false;
    if (enumNames !== undefined && !areNames(enumNames, choices))
        return false;
    return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}
function isPlainItem(item) {
    return ((0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(item) &&
        Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
        isPlainSetting(item) &&
        isWordType(item["type"]));
}
const isWordType = (type) => typeof type === "string" && WORD_TYPES.has(type);
function isRange(minimum = -Infinity, maximum = Infinity) {
    return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}
function areChoices(choices, setting) {
    if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length)
        return false;
    return choices.every((choice) => typeof choice === setting["type"]);
}
function areNames(names, choices) {
    if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length)
        return false;
    return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}
/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value, setting) {
    if (!(0,_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}


/***/ }),

/***/ 9251:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __nccwpck_require__(8673);
;// CONCATENATED MODULE: ./build/src/text/json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : (0,json_plain/* readPlainJson */.z)(file, source);
    return plain ?? (await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(890)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9890))).readFullJson(file, source);
}

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(8689);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/scripts.js
var scripts = __nccwpck_require__(7932);
;// CONCATENATED MODULE: ./build/src/plugin/command-facts.js


const COMMAND_READERS = {
    givenCommands: () => ({}),
    scripts: async ({ fact, workspace, folder }) => {
        const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
        const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
        if ((0,absent/* isAbsent */.W)(manifestFile) || manifestFile.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const configured = (0,absent/* isAbsent */.W)(configuration) ? {} : configuration.commands;
        return (0,scripts/* scriptsOf */.Sf)(packageJson, configured, (0,absent/* isAbsent */.W)(given) ? {} : given, { workspace, folder });
    },
    commandRuns: () => (0,absent/* absent */.G)("validate runs nothing of the plugin's"),
};

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __nccwpck_require__(2012);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __nccwpck_require__(1250);
// EXTERNAL MODULE: ./build/src/plugin/off-entry.js
var off_entry = __nccwpck_require__(9156);
;// CONCATENATED MODULE: ./build/src/plugin/configuration.js



const NOT_CONFIGURED = { commands: {}, peers: [], off: [] };
function configurationOf({ value }) {
    const said = own(value, configuration_key/* CONFIGURATION_KEY */.v);
    if (!(0,json_object/* isObject */.G)(said))
        return NOT_CONFIGURED;
    const commands = own(said, "commands");
    const peers = own(said, "peers");
    return {
        commands: (0,json_object/* isObject */.G)(commands)
            ? { ...command(commands, "test"), ...command(commands, "lint"), ...command(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(isText) : [],
        off: (0,off_entry/* offEntries */.kQ)(own(said, "off")),
    };
}
function command(commands, name) {
    const line = own(commands, name);
    return isText(line) ? { [name]: line } : {};
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

// EXTERNAL MODULE: ./build/src/plugin/config-keywords.js
var config_keywords = __nccwpck_require__(1401);
// EXTERNAL MODULE: ./build/src/plugin/config-schemas.js
var config_schemas = __nccwpck_require__(997);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __nccwpck_require__(2291);
;// CONCATENATED MODULE: ./build/src/plugin/config-tasks.js



/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
function configTasks(manifest) {
    const all = (0,config_schemas/* configSchemas */.Jq)(manifest);
    if (all.every(({ schema }) => (0,plain_config/* isPlainConfig */.B)(schema)))
        return [];
    const schemas = all.filter(config_schemas/* isCompilable */.jK);
    return schemas
        .filter(({ schema }) => (0,config_keywords/* goesDeeper */.ON)(schema))
        .map(({ path, schema }) => ({
        path,
        dialect: (0,config_schemas/* dialectOf */.E3)(schema) ?? "draft-07",
        schema,
        values: [...defaultsIn({ path, schema }), ...configured(manifest, schemas, path)],
    }));
}
function defaultsIn({ path, schema }) {
    return (0,config_keywords/* schemaNodes */.L2)(schema, path)
        .filter((node) => Object.hasOwn(node.schema, "default") && (0,config_keywords/* goesDeeper */.ON)(node.schema))
        .map((node) => ({
        path: [...node.path, "default"],
        part: node.path.slice(path.length),
        value: node.schema["default"],
    }));
}
function configured(manifest, schemas, path) {
    return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]) => {
        const setting = (0,config_schemas/* settingOf */.y7)(schemas, name);
        if (!setting || !(0,config_keywords/* goesDeeper */.ON)(setting.schema) || path.some((step, at) => setting.path[at] !== step))
            return [];
        return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
    });
}

// EXTERNAL MODULE: ./build/src/plugin/declared-files.js
var declared_files = __nccwpck_require__(9706);
// EXTERNAL MODULE: ./build/src/plugin/found-file.js
var found_file = __nccwpck_require__(5435);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __nccwpck_require__(783);
;// CONCATENATED MODULE: ./build/src/plugin/images.js

const LARGEST_IMAGE = 16 * 1024 * 1024;
/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
async function imagesOf(files, workspace) {
    const images = new Map();
    const known = new Map();
    for (const [path, file] of files) {
        if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path))
            continue;
        if (!known.has(file.path)) {
            const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
            known.set(file.path, bytes && ((0,png/* pngFacts */.L)(bytes) ?? (await measured(bytes))));
        }
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
async function measured(bytes) {
    const { imageSize } = await __nccwpck_require__.e(/* import() */ 13).then(__nccwpck_require__.bind(__nccwpck_require__, 2013));
    const vector = isSvg(bytes);
    try {
        const { type, width, height } = imageSize(bytes);
        return type === "svg" && !vector ? NO_IMAGE : { type, width, height };
    }
    catch {
        // The measurer throws at what is no image, in as many ways as there are kinds of images, and at an SVG without a size.
        return vector ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
    }
}
/** Whether the first element is `svg`, behind what may stand before one: a declaration, comments, a document type. */
function isSvg(bytes) {
    let rest = new TextDecoder().decode(bytes.subarray(0, LONGEST_PROLOG)).trimStart();
    for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest))
        rest = rest.slice(part[0].length);
    return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}
const LONGEST_PROLOG = 65_536;
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __nccwpck_require__(8076);
;// CONCATENATED MODULE: ./build/src/plugin/license.js



const VALID = { valid: true, unknown: [], meant: undefined };
/** Names that everyone understands, in lower case and without spaces, commas and punctuation. */
const SPOKEN = {
    mitlicense: "MIT",
    themitlicense: "MIT",
    apache2: "Apache-2.0",
    apachev2: "Apache-2.0",
    apachelicense2: "Apache-2.0",
    apachelicense20: "Apache-2.0",
    apachelicensev20: "Apache-2.0",
    apachelicenseversion20: "Apache-2.0",
    isclicense: "ISC",
    publicdomain: "CC0-1.0",
    unlicensed: "UNLICENSED",
};
/** No expression that anyone writes is longer, and the parser takes its time. */
const LONGEST = 300;
const WORD = /[^\s()]+/gu;
const OPERATORS = new Set(["AND", "OR", "WITH"]);
async function licenseOf(manifest) {
    const license = manifest.value["license"];
    const isPlain = typeof license !== "string" || (0,common_licenses/* isCommonLicense */.D)(license);
    if (isPlain || (0,declared_files/* licenseFile */.kk)(license) !== undefined)
        return VALID;
    if (license.length > LONGEST)
        return { valid: false, unknown: [], meant: undefined };
    const { default: parse } = await __nccwpck_require__.e(/* import() */ 326).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3326, 23));
    const isExpression = (text) => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
    if (isExpression(license))
        return VALID;
    const isWord = (word) => OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
    const words = [...new Set(license.match(WORD))];
    const unknown = words.filter((word) => !isWord(word));
    const mended = license.replace(WORD, (word) => (isWord(word) ? word : (nameOf(word) ?? word)));
    const meant = nameOf(license) ?? mended;
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
    };
}
function nameOf(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
    return Object.hasOwn(SPOKEN, plain) ? SPOKEN[plain] : (0,nearest/* nearest */.p)(text, common_licenses/* COMMON_LICENSES */.v);
}
function parses(text, parse) {
    try {
        parse(text);
        return true;
    }
    catch {
        // The parser's words are for whoever knows the grammar.
        return false;
    }
}

// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __nccwpck_require__(4519);
// EXTERNAL MODULE: ./build/src/plugin/ranges.js + 1 modules
var ranges = __nccwpck_require__(1787);
// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./build/src/plugin/manifest-outline.js
// Written by `npm run docs` from manifest.schema.json.
const OUTLINE = { "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "$ref": "#/definitions/author" }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "$ref": "#/definitions/permission" }] }, { "type": "object", "properties": { "type": { "$ref": "#/definitions/permission" }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string" }, "homepage": { "type": "string" }, "bugs": { "type": "string" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "peerDependencies": { "type": "object", "additionalProperties": { "$ref": "#/definitions/range" } }, "engines": { "type": "object", "properties": { "node": { "$ref": "#/definitions/range" }, "npm": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "$ref": "#/definitions/dashboardWidget" }, "commands": { "type": "array", "items": { "$ref": "#/definitions/command" } }, "pages": { "type": "array", "items": { "$ref": "#/definitions/page" } }, "menu_items": { "type": "array", "items": { "$ref": "#/definitions/menuItem" } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "$ref": "#/definitions/externalService" } }, "webhooks": { "type": "array", "items": { "$ref": "#/definitions/webhook" } }, "oauth": { "type": "array", "items": { "$ref": "#/definitions/oauthProvider" } }, "config_schema": { "$ref": "#/definitions/jsonSchema" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "$ref": "#/definitions/range" }, "node_version": { "$ref": "#/definitions/range" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "$ref": "#/definitions/jsonSchema" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false, "definitions": { "url": { "type": "string" }, "range": { "type": "string" }, "path": { "type": "string", "minLength": 1 }, "jsonSchema": { "type": "object" }, "permission": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "author": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string" }, "website": { "$ref": "#/definitions/url" }, "url": { "$ref": "#/definitions/url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }, "command": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "$ref": "#/definitions/commandOption" } } }, "additionalProperties": false, "required": ["name", "description"] }, "commandOption": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] }, "page": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] }, "menuItem": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] }, "externalService": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "$ref": "#/definitions/url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "$ref": "#/definitions/url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] }, "webhook": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] }, "oauthProvider": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] }, "dashboardWidget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "$ref": "#/definitions/jsonSchema" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] } } };

;// CONCATENATED MODULE: ./build/src/plugin/plain-shape.js


const ROOT = OUTLINE;
/** Whether a manifest certainly fits its schema, found out without loading the validator that knows what does not. */
function isPlainShape(manifest) {
    return fits(manifest, ROOT);
}
function fits(value, outline) {
    const { $ref, allOf, anyOf } = outline;
    if ($ref !== undefined && !fits(value, ROOT.definitions?.[$ref.slice("#/definitions/".length)] ?? NOTHING))
        return false;
    if (allOf && !allOf.every((part) => fits(value, part)))
        return false;
    if (anyOf && !anyOf.some((form) => fits(value, form)))
        return false;
    if (outline.const !== undefined && value !== outline.const)
        return false;
    if (outline.enum && !outline.enum.includes(value))
        return false;
    switch (outline.type) {
        case undefined:
            return true;
        case "string":
            return typeof value === "string" && fitsString(value, outline);
        case "number":
            return typeof value === "number" && (outline.exclusiveMinimum === undefined || value > outline.exclusiveMinimum);
        case "array":
            return Array.isArray(value) && fitsArray(value, outline);
        case "object":
            return typeof value === "object" && value !== null && !Array.isArray(value) && fitsObject(value, outline);
        default:
            return typeof value === outline.type;
    }
}
const NOTHING = { enum: [] };
function fitsString(value, { minLength = 0, maxLength, pattern }) {
    if (value.length < minLength * 2 && (0,code_points/* codePoints */.B)(value) < minLength)
        return false;
    if (maxLength !== undefined && (0,code_points/* codePoints */.B)(value) > maxLength)
        return false;
    return pattern === undefined || patternOf(pattern).test(value);
}
const patterns = new Map();
/** The schema has a handful of patterns. */
function patternOf(source) {
    const known = patterns.get(source) ?? new RegExp(source, "u");
    patterns.set(source, known);
    return known;
}
function fitsArray(value, { minItems = 0, items }) {
    return value.length >= minItems && (!items || value.every((item) => fits(item, items)));
}
function fitsObject(value, outline) {
    const { required = [], recommended = [], properties = {}, additionalProperties } = outline;
    for (const key of required)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of recommended)
        if (!Object.hasOwn(value, key))
            return false;
    for (const key of Object.keys(value)) {
        const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
        const part = value[key];
        if (property !== undefined && (property === false || !fits(part, property)))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js














const MOST_NESTED_FOLDERS = 200;
const READERS = {
    ...COMMAND_READERS,
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return (0,absent/* isAbsent */.W)(object) ? object : (0,manifest/* manifestOf */.$V)(object);
    },
    shape: (reading) => ofManifest(reading, async ({ value }) => isPlainShape(value) ? { errors: [] } : (await __nccwpck_require__.e(/* import() */ 941).then(__nccwpck_require__.bind(__nccwpck_require__, 8941))).shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* declaredFilesOf */.Jn)(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => (0,ranges/* hasUncommonRange */.gi)(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? (0,ranges/* rangesOf */.wA)((await Promise.all(/* import() */[__nccwpck_require__.e(84), __nccwpck_require__.e(506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7506))).semverRange)
            : (0,ranges/* rangesOf */.wA)());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __nccwpck_require__.e(/* import() */ 550).then(__nccwpck_require__.bind(__nccwpck_require__, 9550))).judgedConfig(tasks);
    }),
    packageFile: file("package.json"),
    packageText: (reading) => jsonIn(reading, "packageFile"),
    packageJson: (reading) => objectIn(reading, "packageText"),
    configuration: async ({ fact }) => {
        const packageJson = await fact("packageJson");
        return (0,absent/* isAbsent */.W)(packageJson) ? NOT_CONFIGURED : configurationOf(packageJson);
    },
    readmeFile: file("README.md"),
    licenseFile: file("LICENSE"),
    changelogFile: file("CHANGELOG.md", ["changes", "history", "news", "releases"]),
    bundleFile: file("dist/plugin.js"),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joined */.oR)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joined */.oR)(nested, "manifest.json"))?.kind === "file"),
    }),
};
/**
 * Reads what the named facts need, and nothing else. Without a manifest.json a folder is no plugin: every fact but
 * `manifestFile` and `nestedPlugins` is absent then.
 */
async function readPlugin(workspace, options) {
    const { folder = "", places = true } = options;
    const needed = new Set(options.needs);
    const known = new Map();
    const reading = {
        workspace,
        folder,
        places,
        fact(name) {
            const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
            known.set(name, read);
            return read;
        },
    };
    for (const [name, fact] of Object.entries(options.given ?? {}))
        known.set(name, Promise.resolve(fact));
    const facts = new Map();
    for (const name of Object.keys(READERS)) {
        facts.set(name, needed.has(name) ? await reading.fact(name) : (0,absent/* absent */.G)("no chosen check needs it"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W)(manifest) ? manifest : read(manifest);
}
function file(name, others = []) {
    return async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file"
            ? (0,found_file/* findFile */.q)(workspace, folder, name, others)
            : (0,absent/* absent */.G)("there is no manifest.json");
    };
}
async function jsonIn(reading, name) {
    const found = await reading.fact(name);
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${(0,workspace_workspace/* baseName */.Fl)(found.path)}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${found.name} cannot be read`);
    if (found.size > json_limits/* MOST_JSON_BYTES */.Vi)
        return (await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(890)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9890))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : (0,absent/* absent */.G)(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if ((0,absent/* isAbsent */.W)(json))
        return json;
    return (0,manifest/* asObjectText */.ho)(json) ?? (0,absent/* absent */.G)(`${(0,workspace_workspace/* baseName */.Fl)(json.file)} is not a JSON object`);
}


/***/ }),

/***/ 783:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ pngFacts; }
/* harmony export */ });
const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Most screenshots are PNG: for them no library is loaded. */
function pngFacts(bytes) {
    if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte))
        return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    // The first part must be IHDR; Apple's own form of PNG has another before it.
    if (view.getUint32(12) !== 0x49484452)
        return undefined;
    return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}


/***/ }),

/***/ 1787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dT: function() { return /* binding */ LONGEST_RANGE; },
  gi: function() { return /* binding */ hasUncommonRange; },
  wA: function() { return /* binding */ rangesOf; }
});

;// CONCATENATED MODULE: ./build/src/text/plain-range.js
// Alone an x; or one to three numbers, with x for those that are left out.
const COMPARATOR = /^(\^|~|>=?|<=?|=)?(?:[xX*]|(0|[1-9]\d{0,8})(?:\.[xX*](?:\.[xX*])?|\.(0|[1-9]\d{0,8})(?:\.(?:(0|[1-9]\d{0,8})|[xX*]))?)?)$/u;
/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
function plainRange(text) {
    if (text === "")
        return [[]];
    const lists = [];
    for (const alternative of text.split(/ ?\|\| ?/u)) {
        const list = [];
        for (const word of alternative.split(" ")) {
            const comparators = plainComparators(word);
            if (!comparators)
                return undefined;
            list.push(...comparators);
        }
        lists.push(list);
    }
    return lists;
}
function plainComparators(word) {
    const parts = COMPARATOR.exec(word);
    if (!parts)
        return undefined;
    const [, operator = "=", ...rest] = parts;
    const numbers = rest.filter((number) => number !== undefined).map(Number);
    const [major = 0, minor = 0, patch = 0] = numbers;
    const from = version(major, minor, patch);
    const isWhole = numbers.length === rest.length;
    // The first version that has another of the numbers that are written.
    const behind = numbers.length < 2 ? version(major + 1) : version(major, minor + 1);
    if (numbers.length === 0)
        return operator === "<" || operator === ">" ? NONE : [];
    switch (operator) {
        case "^":
            return [at(">=", from), below(afterCaret(numbers))];
        case "~":
            return [at(">=", from), below(behind)];
        case ">=":
            return [at(">=", from)];
        case ">":
            return [isWhole ? at(">", from) : at(">=", behind)];
        case "<":
            return [isWhole ? at("<", from) : below(from)];
        case "<=":
            return [isWhole ? at("<=", from) : below(behind)];
        default:
            return isWhole ? [at("=", from)] : [at(">=", from), below(behind)];
    }
}
/** The first number that is not 0 may not change; of those that are written, the last where all are 0. */
function afterCaret(numbers) {
    const [major = 0, minor = 0, patch = 0] = numbers;
    if (major > 0 || numbers.length === 1)
        return version(major + 1);
    if (minor > 0 || numbers.length === 2)
        return version(0, minor + 1);
    return version(0, 0, patch + 1);
}
const version = (major, minor = 0, patch = 0) => ({ major, minor, patch, prerelease: "" });
const at = (operator, limit) => ({ operator, version: limit });
/** Below all prereleases of a version too. */
const below = (limit) => at("<", { ...limit, prerelease: "0" });
const NONE = [below(version(0))];

// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var plugin_manifest = __nccwpck_require__(4519);
;// CONCATENATED MODULE: ./build/src/plugin/ranges.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
function hasUncommonRange(manifest, packageJson) {
    return RANGE_KEYS.some((key) => {
        const ranges = manifest.value[key];
        const packaged = packageJson?.value[key];
        if (!(0,plugin_manifest/* isObject */.Gv)(ranges))
            return false;
        return Object.entries(ranges).some(([name, range]) => isUncommon(range) || ((0,plugin_manifest/* isObject */.Gv)(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])));
    });
}
function rangesOf(otherwise) {
    const known = new Map();
    return {
        of(text) {
            if (text.length > LONGEST_RANGE)
                return undefined;
            if (!known.has(text))
                known.set(text, plainRange(text) ?? (isWritable(text) ? otherwise?.(text) : undefined));
            return known.get(text);
        },
    };
}
function isUncommon(range) {
    return typeof range === "string" && range.length <= LONGEST_RANGE && isWritable(range) && !plainRange(range);
}
/** Addresses and paths hold characters that no range does. */
function isWritable(text) {
    return /^[\w\s.+*|<>=~^-]*$/u.test(text);
}


/***/ }),

/***/ 7932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Lo: function() { return /* binding */ COMMANDS; },
/* harmony export */   Sf: function() { return /* binding */ scriptsOf; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4519);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7006);



/** What a marketplace runs before it takes a plugin, in this order. */
const COMMANDS = ["test", "lint", "typecheck"];
/** The scripts that are looked for, the first name that is there counts. */
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
function scriptsOf(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) && !isComplete)
        return packageJson;
    const value = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value;
    const scripts = value?.["scripts"];
    const command = (name) => {
        const line = given[name] ?? configured[name];
        if (line !== undefined)
            return { kind: "line", line, from: given[name] === undefined ? "configuration" : "caller" };
        return scriptAmong((0,_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(scripts) ? scripts : {}, SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: command("test"), lint: command("lint"), typecheck: command("typecheck") },
        manager: (0,_package_manager_js__WEBPACK_IMPORTED_MODULE_1__/* .packageManagerOf */ .n_)(where.workspace, where.folder, value),
    };
}
function scriptAmong(scripts, names) {
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

/***/ 1122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   WL: function() { return /* binding */ missingOfType; },
/* harmony export */   Zp: function() { return /* binding */ TYPE_NEEDS; },
/* harmony export */   bP: function() { return /* binding */ SECTIONS; },
/* harmony export */   sw: function() { return /* binding */ typeNeeds; }
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
function typeNeeds(manifest) {
    const type = manifest["type"];
    return typeof type === "string" ? TYPE_NEEDS.get(type) : undefined;
}
/** The keys that the manifest's type calls for and that are not there. */
function missingOfType(manifest) {
    const needs = typeNeeds(manifest);
    if (!needs)
        return [];
    const groups = [needs.sections, needs.runs ? needs.entryPoints : []];
    return groups.filter((keys) => !keys.some((key) => Object.hasOwn(manifest, key))).flat();
}


/***/ }),

/***/ 8760:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ closing; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4647);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6310);




const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
const LONGEST_PATH = 40;
/** The end of what a terminal is told: what was checked, and in the last line the verdict. */
function closing(report, view) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .painter */ .C)(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const told = only && others.length === 0 ? checklist(only) : table(report, paint);
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionWords */ .w8)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report)].filter((note) => note !== undefined);
    return [...told, ...skips(plugins, paint), ...notes.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK), verdictLine(report, paint)].join("\n");
}
function verdictLine(report, paint) {
    const { plugins } = report;
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(only) : (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugins.length, "plugin");
    const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictWords */ .L2)(report, others.length > 0)}${words === "" ? "" : `: ${words}`}`;
    const release = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .releaseWords */ .Vl)(report);
    const line = `${SYMBOLS[result]} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    return paint(result === "pass" ? "green" : "red", line);
}
function checklist(plugin) {
    const { met, unmet, crashed, skipped } = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .tally */ .N4)(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    return [`${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plugin.outcomes.length, "check")}: ${states.join(", ")}`];
}
/** A line for each plugin that something is said of, and one for all others. */
function table({ plugins, failOn }, paint) {
    const spoken = plugins.filter((plugin) => !(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(plugin));
    const paths = new Map(spoken.map((plugin) => [plugin, (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(plugin.path)]));
    const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = spoken.map((plugin) => {
        const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn });
        const words = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .allCountWords */ .O6)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)({ plugins: [plugin] }));
        const said = result === "broken" ? ["could not be checked", words] : [words];
        const title = (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin) === plugin.path ? [] : [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)((0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .pluginTitle */ .o5)(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [`${SYMBOLS[result]} ${path}`, ...title, said.filter((word) => word !== "").join(", ")];
        return paint(result === "pass" ? "green" : "red", row.join("  "));
    });
    const healthy = plugins.length - spoken.length;
    if (rows.length > 0 && healthy > 0)
        rows.push(paint("green", `\u2714 ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(healthy, "plugin")} without findings`));
    return rows;
}
function skips(plugins, paint) {
    return [...(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .skippedChecks */ .kW)(plugins)].map(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(concerned, "plugin")}` : "";
        return paint("dim", `  skipped${where}, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .visible */ .RK)(reason)}: ${[...checks].join(", ")}`);
    });
}


/***/ }),

/***/ 5576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LE: function() { return /* binding */ printedLine; },
/* harmony export */   T5: function() { return /* binding */ endedLine; },
/* harmony export */   sx: function() { return /* binding */ startedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6039);

/** `npm run test`, or `plugins/tides: npm run test`. */
function startedLine({ folder, line }) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(folder === "" ? line : `${folder}: ${line}`);
}
/** `\u2714 npm run test  3.2 s`, or how it failed. */
function endedLine({ line, run, milliseconds }) {
    const words = endedWords(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(line)}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function endedWords({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, as one harmless line with its indentation. */
function printedLine(text) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text.replace(/\t/gu, "    "));
}


/***/ }),

/***/ 4647:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ painter; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Colours a text where the view has colours. */
function painter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 6310:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Be: function() { return /* binding */ suppressionWords; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   N4: function() { return /* binding */ tally; },
/* harmony export */   O6: function() { return /* binding */ allCountWords; },
/* harmony export */   Vl: function() { return /* binding */ releaseWords; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   d1: function() { return /* binding */ goneWords; },
/* harmony export */   di: function() { return /* binding */ titleAndPath; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   fl: function() { return /* binding */ stopsReleaseOnly; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   kW: function() { return /* binding */ skippedChecks; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   o5: function() { return /* binding */ pluginTitle; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   w8: function() { return /* binding */ selectionWords; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4234);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6960);



const ONE = {
    pass: "passes",
    fail: "does not pass",
    broken: "could not be checked",
};
const SEVERAL = {
    pass: "pass",
    fail: "do not all pass",
    broken: "could not all be checked",
};
/** `passes`, `does not pass as a release`; of several plugins `do not all pass`. */
function verdictWords(report, several = false) {
    const words = (several ? SEVERAL : ONE)[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function counted(count, noun) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`; "" when there is nothing. */
function countWords(counts) {
    return _core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.filter((severity) => counts[severity] > 0)
        .map((severity) => counted(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`; "" when there is nothing. */
function allCountWords(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(counts.suppressed)} suppressed`;
    return [countWords(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would say that this run does not: a sentence without its full stop, or `undefined`. */
function releaseWords(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" || stopping.some((finding) => stopsReleaseOnly(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding)).length;
    const words = `A release would be stopped by ${counted(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(suppressed)} of them suppressed`;
}
const STOPS_RELEASE = "A release would be stopped by this";
/** Whether nothing but a release would be stopped by a finding. */
function stopsReleaseOnly(finding) {
    return finding.stopsRelease && !((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.severity === "error");
}
/** Why a finding does not count, or would not, were this no release and not strict; `undefined` for any other. */
function suppressionWords({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    const words = reason === _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_BASELINE */ .q6 ? "Known in the baseline" : `Switched off: ${reason}`;
    const where = occasion === "release" ? "on a release" : "under strict rules";
    return overruled === undefined ? words : `${words} (that does not hold ${where})`;
}
/** Which plugins were looked at, where not all were; `undefined` where they were. */
function selectionWords({ selection, plugins }) {
    if (!selection)
        return undefined;
    const { of, changedSince, shard } = selection;
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** `Weather 1.2.0`, or the folder where the manifest names none. */
function pluginTitle({ name, version, path }) {
    return name === undefined ? path : version === undefined ? name : `${name} ${version}`;
}
/** `plugins/weather (Weather 1.2.0)`, where there are several. */
function titleAndPath(plugin) {
    const title = pluginTitle(plugin);
    return title === plugin.path ? title : `${plugin.path} (${title})`;
}
/** Whether there is nothing to say of a plugin. */
function isHealthy({ findings, outcomes }) {
    return findings.length === 0 && outcomes.every(({ status }) => status !== "crashed");
}
function tally({ outcomes }) {
    const sums = { met: 0, unmet: 0, crashed: 0, skipped: 0 };
    for (const { status } of outcomes)
        sums[status]++;
    return sums;
}
/** The checks that were skipped, by the reason. */
function skippedChecks(plugins) {
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

/***/ 2303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ codePoints; }
/* harmony export */ });
/** The length of a text as the specification counts it: in Unicode code points. */
function codePoints(text) {
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


/***/ }),

/***/ 5316:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   x: function() { return /* binding */ isEmail; }
/* harmony export */ });
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}


/***/ }),

/***/ 8689:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HP: function() { return /* binding */ MOST_JSON_LEVELS; },
/* harmony export */   Vi: function() { return /* binding */ MOST_JSON_BYTES; },
/* harmony export */   Yh: function() { return /* binding */ MOST_JSON_VALUES; }
/* harmony export */ });
/** A larger JSON text is not read. */
const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
const MOST_JSON_VALUES = 50_000;


/***/ }),

/***/ 1250:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 8673:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ readPlainJson; }
/* harmony export */ });
/* harmony import */ var _json_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8689);
/* harmony import */ var _json_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5378);


// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_BYTES */ .Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .pointerOf */ .r)((0,_json_text_js__WEBPACK_IMPORTED_MODULE_1__/* .existing */ .g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [] };
}
const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : DECODER.decode(source);
        if (!text.isWellFormed() || ODD.test(text))
            return undefined;
        const { levels, keys, values } = structureOf(text);
        if (levels > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_LEVELS */ .HP || values > _json_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_JSON_VALUES */ .Yh)
            return undefined;
        const value = JSON.parse(text);
        return members(value) === keys ? value : undefined;
    }
    catch {
        // Not UTF-8, or not JSON: the closer look says what and where.
        return undefined;
    }
}
/** What the brackets, commas and colons of a text show; right for JSON, and for anything else of no matter. */
function structureOf(text) {
    const structure = text.replace(/"(?:[^"\\]|\\.)*"/gu, "").replace(/[^[\]{},:]+/gu, "");
    let level = 0;
    let levels = 0;
    let keys = 0;
    // Each value but the first follows a comma, a colon, or the bracket that it is the first in.
    let values = 1;
    for (const character of structure) {
        if (character === "]" || character === "}") {
            level--;
            continue;
        }
        values++;
        if (character === ":")
            keys++;
        else if (character !== ",")
            levels = Math.max(levels, ++level);
    }
    return { levels, keys, values };
}
/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value) {
    if (typeof value !== "object" || value === null)
        return 0;
    const values = Object.values(value);
    const own = Array.isArray(value) ? 0 : values.length;
    return values.reduce((sum, child) => sum + members(child), own);
}


/***/ }),

/***/ 5378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ existing; },
/* harmony export */   r: function() { return /* binding */ pointerOf; }
/* harmony export */ });
/** A path as a JSON pointer (RFC 6901); the root is "". */
function pointerOf(path) {
    return path.map((step) => `/${String(step).replace(/~/gu, "~0").replace(/\//gu, "~1")}`).join("");
}
/** The part of a path that leads to a value. */
function existing(value, path) {
    let here = value;
    for (const [depth, step] of path.entries()) {
        const isThere = typeof here === "object" && here !== null && Object.hasOwn(here, step);
        here = isThere ? here[step] : undefined;
        if (here === undefined)
            return path.slice(0, depth);
    }
    return path;
}


/***/ }),

/***/ 9763:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ linesOf; }
/* harmony export */ });
/** Splits at LF, as git and GitHub count lines; a CR before it belongs to the break. */
function linesOf(text) {
    const starts = [0];
    for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1))
        starts.push(at + 1);
    const startOf = (line) => starts[line - 1] ?? text.length;
    const offset = (place) => startOf(place.line) + place.column - 1;
    const lines = {
        count: starts.length,
        position(at) {
            const end = Math.min(at, text.length);
            const line = lastAtMost(starts, end) + 1;
            return { line, column: end - startOf(line) + 1 };
        },
        offset,
        range: (start, end) => ({ start: lines.position(start), end: lines.position(end) }),
        line: (number) => number < 1 || number > starts.length
            ? undefined
            : text.slice(startOf(number), startOf(number + 1)).replace(/\r?\n$/u, ""),
        slice: (range) => text.slice(offset(range.start), offset(range.end)),
    };
    return lines;
}
function lastAtMost(sorted, wanted) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= wanted)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
}


/***/ }),

/***/ 7066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ editDistance; },
/* harmony export */   p: function() { return /* binding */ nearest; }
/* harmony export */ });
const LONGEST = 64;
/** The candidate that the writer of `word` most likely meant, if one is near enough. */
function nearest(word, candidates) {
    if (word.length > LONGEST)
        return undefined;
    const plainWord = plain(word);
    let best;
    let bestDistance = Infinity;
    for (const candidate of candidates) {
        const plainCandidate = plain(candidate);
        const shorter = Math.min(plainWord.length, plainCandidate.length);
        // Each missing letter is a step: what differs so much in length needs no closer look.
        if (Math.abs(plainWord.length - plainCandidate.length) > tolerance(shorter))
            continue;
        const distance = editDistance(plainWord, plainCandidate);
        if (distance <= tolerance(shorter) && distance < bestDistance) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}
const plain = (word) => word.toLowerCase().replace(/[-_ .]/gu, "");
const tolerance = (length) => (length <= 2 ? 0 : length <= 5 ? 1 : length <= 9 ? 2 : 3);
/** Optimal string alignment: insert, delete, replace, or swap two neighbours, each costs 1. */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row++) {
        const current = [row];
        for (let column = 1; column <= b.length; column++) {
            const same = a[row - 1] === b[column - 1];
            const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min((last[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, (last[column - 1] ?? Infinity) + (same ? 0 : 1), swapped ? (beforeLast[column - 2] ?? Infinity) + 1 : Infinity);
        }
        beforeLast = last;
        last = current;
    }
    return last[b.length] ?? Infinity;
}


/***/ }),

/***/ 4234:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}


/***/ }),

/***/ 2617:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ isPlainAddress; }
/* harmony export */ });
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 200 &&
        !text.includes("--") &&
        /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text));
}


/***/ }),

/***/ 6039:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ commandProperty; },
/* harmony export */   RK: function() { return /* binding */ visible; },
/* harmony export */   TL: function() { return /* binding */ quoted; },
/* harmony export */   nl: function() { return /* binding */ inertJson; },
/* harmony export */   tJ: function() { return /* binding */ inert; },
/* harmony export */   vI: function() { return /* binding */ shortened; },
/* harmony export */   wD: function() { return /* binding */ markdown; },
/* harmony export */   wq: function() { return /* binding */ commandData; }
/* harmony export */ });
/**
 * The one place through which text from a repository goes before it is shown.
 *
 * The GitHub runner reads a step's output: `::name::` after any Unicode white space at the start of a line, and
 * `##[name]` anywhere in one, are commands. A terminal obeys escape sequences, and a reader is fooled by text that
 * is invisible or runs backwards. Nothing here drops a character: what is unsafe becomes visible.
 */
const PLAIN = /^[\x20-\x7e]*$/u;
// Controls, formats (bidi, zero-width, tags), separators, lone surrogates, every space but U+0020, and what fonts show as
// nothing; the two selectors that choose between text and emoji stay.
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/gu;
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function visible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(UNSAFE, escaped));
}
/** A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by its kind. */
function quoted(value, longest = 80) {
    if (typeof value === "string")
        return JSON.stringify(shortened(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
/** At most `longest` code points of a text, with an ellipsis for what is left out. */
function shortened(text, longest) {
    if (text.length <= longest)
        return text;
    const points = [...text.slice(0, longest * 2 + 1)];
    return points.length <= longest ? text : `${points.slice(0, longest).join("")}\u2026`;
}
/** Lines that this tool has composed, made inert for the runner once more before they leave the process. */
function inert(text) {
    return /##\[|::/u.test(text) ? text.replace(/[^\r\n]+/gu, inertLine) : text;
}
function inertLine(line) {
    return line.replace(/##\[/gu, "##\\[").replace(/^([\s\u0085]*)::/u, "$1\\::");
}
function escaped(char) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x100)
        return NAMED[char] ?? `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\u{${hex(code, 5)}}` : `\\u${hex(code, 4)}`;
}
const hex = (code, digits) => code.toString(16).padStart(digits, "0");
/** JSON that means the same and holds neither a command nor a character that is not seen. */
function inertJson(json) {
    return json
        .replace(/##\[/gu, "#\\u0023[")
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}/gu, (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
}
/** The data of a workflow command: what stands behind its second `::`. Line feeds stay. */
function commandData(text) {
    return percent(text.split("\n").map(visible).join("\n"));
}
/** A property of a workflow command, such as `file`: the runner gets it back exactly. */
function commandProperty(text) {
    return percent(text).replace(/:/gu, "%3A").replace(/,/gu, "%2C");
}
function percent(text) {
    return text.replace(/%/gu, "%25").replace(/\r/gu, "%0D").replace(/\n/gu, "%0A");
}
/** Text inside GitHub Markdown: no markup, no HTML, no link, no mention, no issue reference. */
function markdown(text) {
    return visible(text)
        .replace(/[\\`*_{}[\]()<>#!|~&]|^ *[-+=]/gu, (found) => found.replace(/.$/u, "\\$&"))
        .replace(/[@#]|:(?=\/\/)|\bwww(?=\.)|\bGH(?=-\d)|^ *\d+(?=[.\\])/giu, `$&${ZERO_WIDTH_SPACE}`)
        .replace(/\$/gu, "&#36;");
}


/***/ }),

/***/ 2467:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ sameJson; }
/* harmony export */ });
/** Whether two JSON values mean the same; the order of keys means nothing. As deep as the values are. */
function sameJson(a, b) {
    if (a === b)
        return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
        return false;
    if (Array.isArray(a) !== Array.isArray(b))
        return false;
    const [ones, others] = [Object.entries(a), Object.entries(b)];
    return (ones.length === others.length &&
        ones.every(([key, value]) => Object.hasOwn(b, key) && sameJson(value, b[key])));
}


/***/ }),

/***/ 6531:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readVersion; },
/* harmony export */   b: function() { return /* binding */ nearestVersion; }
/* harmony export */ });
const LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text.length > LONGEST ? null : EXACT.exec(text);
    if (!parts)
        return undefined;
    const [major = 0, minor = 0, patch = 0] = parts.slice(1, 4).map(Number);
    if (![major, minor, patch].every(Number.isSafeInteger))
        return undefined;
    return { text, major, minor, patch, prerelease: text.includes("-"), build: parts[5] ?? "" };
}
/** The exact version that a loosely written one stands for: `v1.2` is `1.2.0`. */
function nearestVersion(text) {
    const loose = /^[vV=\s]*(\d{1,9})(?:\.(\d{1,9}))?(?:\.(\d{1,9}))?((?:[-+][\w.+-]*)?)\s*$/u;
    const parts = text.length > LONGEST ? null : loose.exec(text);
    if (!parts)
        return undefined;
    const numbers = parts.slice(1, 4).map((part) => String(Number(part ?? "0")));
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
}


/***/ }),

/***/ 423:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DH: function() { return /* binding */ diskWorkspace; },
/* harmony export */   Hn: function() { return /* binding */ repositoryRoot; },
/* harmony export */   PX: function() { return /* binding */ realFolder; },
/* harmony export */   X5: function() { return /* binding */ workspacePath; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2605);



const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root);
    const contents = new Map();
    const listings = new Map();
    const listing = (folder) => {
        if (!listings.has(folder))
            listings.set(folder, readFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, folder)));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, folder, name)));
        return stat && { name, kind: kindOf(stat) };
    };
    /** Where on the disk something stands, or why a link to it is not followed. */
    const resolve = (path) => {
        let folder = "";
        let linked = false;
        for (const name of path.split("/")) {
            // Names behind a link cannot be told apart by the listing of the folder that holds the link.
            const listed = linked ? undefined : find(folder, name);
            if (!listed && !linked)
                return undefined;
            linked ||= listed?.kind === "link";
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realRoot, path);
        if (!linked)
            return { real: full };
        const real = attempt(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(full));
        if (real === undefined)
            return { kind: "broken" };
        return isInside(realRoot, real) ? { real } : { kind: "outside" };
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = resolve(path);
        if (!found || "kind" in found)
            return found;
        const { real } = found;
        const stat = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(real));
        if (!stat)
            return undefined;
        if (stat.isDirectory())
            return { kind: "folder" };
        if (!stat.isFile())
            return { kind: "special" };
        return canRead(real) ? { kind: "file", size: stat.size } : { kind: "unreadable" };
    };
    return {
        entry,
        list: (folder) => [...(listing(folder)?.values() ?? [])].toSorted(_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .byName */ .nG),
        bytes(path, most = LARGEST_READ) {
            const kept = contents.get(path);
            if (kept)
                return kept.length <= most ? kept : undefined;
            const found = resolve(path);
            const bytes = found && "real" in found ? attempt(() => readRegular(found.real, most)) : undefined;
            if (bytes && bytes.length <= LARGEST_KEPT)
                contents.set(path, bytes);
            return bytes;
        },
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            for (const path of listings.keys())
                if (isBelow(path))
                    listings.delete(path);
            let kept = 0;
            for (const [path, bytes] of contents) {
                kept += bytes.length;
                if (isBelow(path) && (kept > MOST_KEPT || except?.has(path) !== true))
                    contents.delete(path);
            }
        },
    };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder);; at = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
        if (attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return attempt(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory() ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/") : undefined;
}
function isInside(root, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path);
    return way !== ".." && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function readFolder(path) {
    const entries = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(path, { withFileTypes: true }));
    return entries && new Map(entries.map((found) => [found.name, { name: found.name, kind: kindOf(found) }]));
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
}
// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
function canRead(path) {
    const file = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ_SAFELY));
    if (file === undefined)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    return true;
}
function readRegular(path, most) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile() || stat.size > most)
            return undefined;
        const bytes = Buffer.alloc(stat.size);
        let filled = 0;
        while (filled < bytes.length) {
            const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, bytes, filled, bytes.length - filled, filled);
            if (count === 0)
                break;
            filled += count;
        }
        return bytes.subarray(0, filled);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
function attempt(ask) {
    try {
        return ask();
    }
    catch (error) {
        if (isSystemError(error))
            return undefined;
        throw error;
    }
}
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   nG: function() { return /* binding */ byName; },
/* harmony export */   oR: function() { return /* binding */ joined; }
/* harmony export */ });
/* unused harmony export inMemory */
/** A workspace of texts and bytes, for programs that have no files on a disk. */
function inMemory(files) {
    const contents = new Map(Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
    ]));
    const list = (folder) => {
        const prefix = folder === "" ? "" : `${folder}/`;
        const found = new Map();
        for (const path of contents.keys()) {
            if (!path.startsWith(prefix))
                continue;
            const [name = "", ...rest] = path.slice(prefix.length).split("/");
            found.set(name, { name, kind: rest.length > 0 ? "folder" : "file" });
        }
        return [...found.values()].toSorted(byName);
    };
    return {
        list,
        entry(path) {
            const content = contents.get(path);
            if (content)
                return { kind: "file", size: content.length };
            return path === "" || list(path).length > 0 ? { kind: "folder" } : undefined;
        },
        bytes(path, most = Infinity) {
            const content = contents.get(path);
            return content && content.length <= most ? content : undefined;
        },
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}


/***/ }),

/***/ 1421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 7598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 6760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 6193:
/***/ (function(module) {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 3136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 5919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	!function() {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = function(module) {
/******/ 			var getter = module && module.__esModule ?
/******/ 				function() { return module['default']; } :
/******/ 				function() { return module; };
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	!function() {
/******/ 		var getProto = Object.getPrototypeOf ? function(obj) { return Object.getPrototypeOf(obj); } : function(obj) { return obj.__proto__; };
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach(function(key) { def[key] = function() { return value[key]; }; });
/******/ 			}
/******/ 			def['default'] = function() { return value; };
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	!function() {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = function(exports, definition) {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	!function() {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = function(chunkId) {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce(function(promises, key) {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	!function() {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = function(chunkId) {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	!function() {
/******/ 		__nccwpck_require__.o = function(obj, prop) { return Object.prototype.hasOwnProperty.call(obj, prop); }
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	!function() {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = function(exports) {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	}();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	!function() {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = function(chunk) {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = function(chunkId, promises) {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	}();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/commands/cancellation.js
const STATUS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
/** A run was called off; what it had started has ended. */
class Interrupted extends Error {
    name = "Interrupted";
    signal;
    constructor(signal) {
        super(`Interrupted by ${signal}`);
        this.signal = signal;
    }
    /** As shells have it. */
    get exitStatus() {
        return STATUS[this.signal];
    }
}
const SIGNALS = ["SIGHUP", "SIGINT", "SIGTERM"];
/** Does something that the signals of a user or a runner call off; a second one hurries it. */
async function cancellable(work) {
    const [first, second] = [new AbortController(), new AbortController()];
    const onSignal = (signal) => {
        if (first.signal.aborted)
            second.abort();
        first.abort(new Interrupted(SIGNALS.find((known) => known === signal) ?? "SIGTERM"));
    };
    for (const signal of SIGNALS)
        process.on(signal, onSignal);
    try {
        return await work({ signal: first.signal, hurry: second.signal });
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    }
}

;// CONCATENATED MODULE: ./build/src/core/refusal.js
/** Going on would leak or run something unsafe: told in one line, and the exit status is 5. Nothing was run. */
class Refusal extends Error {
    name = "Refusal";
    /** The ways out, as an imperative sentence. */
    help;
    constructor(message, help) {
        super(message);
        this.help = help;
    }
}

// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __nccwpck_require__(8572);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __nccwpck_require__(6321);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __nccwpck_require__(783);
// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __nccwpck_require__(8689);
// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __nccwpck_require__(8673);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __nccwpck_require__(8076);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __nccwpck_require__(2291);
// EXTERNAL MODULE: ./build/src/plugin/type-needs.js
var type_needs = __nccwpck_require__(1122);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __nccwpck_require__(1250);
;// CONCATENATED MODULE: ./build/src/plain/forms.js

const isAnything = () => true;
const isText = (value) => typeof value === "string";
const isFilled = (value) => typeof value === "string" && value.trim() !== "";
const isTruth = (value) => typeof value === "boolean";
const isNumber = (value) => typeof value === "number";
const isPositive = (value) => typeof value === "number" && value > 0;
function oneOf(...words) {
    return (value) => typeof value === "string" && words.includes(value);
}
function matching(pattern, longest = Infinity) {
    return (value) => typeof value === "string" && value.length <= longest && pattern.test(value);
}
/** An object with no keys but these, and with all that are needed. */
function record(forms, needed = []) {
    const known = new Map(Object.entries(forms));
    return (value) => (0,json_object/* isObject */.G)(value) &&
        needed.every((key) => Object.hasOwn(value, key)) &&
        Object.keys(value).every((key) => known.get(key)?.(value[key]) === true);
}
/** An object whose keys are names. */
function dictionary(isName, isValue) {
    return (value) => (0,json_object/* isObject */.G)(value) && Object.keys(value).every((key) => isName(key) && isValue(value[key]));
}
function list(isItem, least = 0, most = 1000) {
    return (value) => Array.isArray(value) && value.length >= least && value.length <= most && value.every(isItem);
}
/** Such a list with each item once. */
function setOf(isItem, most) {
    const isList = list(isItem, 0, most);
    return (value) => isList(value) && isUnique(value);
}
function isUnique(items) {
    return new Set(items).size === items.length;
}

// EXTERNAL MODULE: ./build/src/text/email.js
var email = __nccwpck_require__(5316);
// EXTERNAL MODULE: ./build/src/text/plain-address.js
var plain_address = __nccwpck_require__(2617);
;// CONCATENATED MODULE: ./build/src/plain/values.js



// Lengths are looked at apart: a counted repetition is compiled as often as it counts.
const MOST_DIGITS = 16;
const isVersion = matching(/^(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)\.(?:0|[1-9]\d*)$/u, MOST_DIGITS);
const isRange = matching(/^(?:\^|~|>=)?(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
/** Of runtimes that the platform has: 16 and newer. */
const isNodeRange = matching(/^(?:\^|~|>=)?(?:1[6-9]|[2-9]\d)(?:\.(?:0|[1-9]\d*))?(?:\.(?:0|[1-9]\d*))?$/u, MOST_DIGITS);
const isPackage = matching(/^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/u);
const isOtherPackage = (name) => isPackage(name) && !SHARED.has(name);
const SHARED = new Set(["plugin-preflight", "react", "preact", "vue", "svelte", "solid-js"]);
const isName = (value) => isWords(value) && value.length >= 3 && value.length <= 50;
const isWords = (value) => typeof value === "string" && /^[\w-]+(?: [\w-]+)*$/u.test(value);
/** Twenty units hold ten characters at least. */
const isDescription = (value) => typeof value === "string" && value.length >= 20 && value.length <= 200 && value.trim() === value;
const isRoute = matching(/^\//u);
const isAddress = (value) => typeof value === "string" && (0,plain_address/* isPlainAddress */.f)(value);
const isPath = matching(/^(?:\.\/)?\w[\w-]*(?:\.[\w-]+)*(?:\/\w[\w-]*(?:\.[\w-]+)*)*$/u);
const isFunction = (value) => isDotted(value) && !endsLikeScript(value);
const isDotted = matching(/^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/u);
const endsLikeScript = matching(/\.[cm]?js$/u);
const isConfig = (value) => (0,plain_config/* isPlainConfig */.B)(value);

;// CONCATENATED MODULE: ./build/src/plain/sections.js



const isOption = (value) => record({ name: isFilled, description: isText, type: isText, default: isAnything, required: isTruth }, ["name", "description", "type"])(value) && isPlainDefault(value);
function isPlainDefault(option) {
    if (!Object.hasOwn(option, "default"))
        return true;
    const { default: value, type, required } = option;
    return ["string", "number", "boolean"].includes(typeof value) && typeof value === type && required !== true;
}
const isAuthor = record({
    name: isFilled,
    email: (mail) => typeof mail === "string" && (0,email/* isEmail */.x)(mail),
    website: isAddress,
    url: isAddress,
    avatar: isAddress,
}, ["name", "email"]);
const isWidget = record({
    name: isFilled,
    description: isText,
    component: isFilled,
    defaultSize: record({ width: isPositive, height: isPositive }, ["width", "height"]),
    size: oneOf("small", "medium", "large"),
    position: oneOf("sidebar", "main", "floating"),
    configSchema: isConfig,
    icon: isText,
    mount_point: isText,
}, ["component", "name", "description"]);
const areCommands = list(record({
    name: isFilled,
    description: isFilled,
    usage: isText,
    aliases: list(isFilled),
    options: list(isOption),
}, ["name", "description"]));
const arePages = list(record({
    name: isText,
    path: isRoute,
    component: isFilled,
    title: isText,
    description: isText,
    icon: isText,
}, ["path", "component", "name", "title"]));
const areMenuItems = list(record({ label: isText, path: isRoute, icon: isText, order: isNumber, parent: isText }, [
    "path",
    "label",
    "icon",
    "order",
]));
const areServices = list(record({
    name: isFilled,
    base_url: isAddress,
    api_key_required: isTruth,
    description: isText,
    documentation: isAddress,
}, ["name", "base_url", "api_key_required", "description"]));
const areWebhooks = list(record({ name: isFilled, endpoint: isRoute, events: list(isFilled, 1), description: isText }, [
    "name",
    "endpoint",
    "events",
    "description",
]));
const areProviders = list(record({ provider: isFilled, scopes: list(isFilled), redirect_uri: isRoute, description: isText }, [
    "provider",
    "scopes",
    "redirect_uri",
    "description",
]));

;// CONCATENATED MODULE: ./build/src/plain/manifest.js






const isManifest = record({
    $schema: isText,
    manifest_version: (value) => value === 1,
    name: isName,
    version: isVersion,
    description: isDescription,
    type: isText,
    author: isAuthor,
    category: oneOf(..."productivity communication utilities integrations ai health finance entertainment education other".split(" ")),
    permissions: setOf(oneOf(..."network-access storage-read storage-write filesystem-access notifications clipboard-read clipboard-write".split(" "), ..."geolocation camera microphone calendar contacts".split(" "))),
    main: isPath,
    web: isPath,
    background: isPath,
    repository: isAddress,
    homepage: isAddress,
    bugs: isAddress,
    license: (license) => typeof license === "string" && (0,common_licenses/* isCommonLicense */.D)(license),
    keywords: setOf(isFilled),
    tags: setOf(isFilled, 10),
    dependencies: dictionary(isOtherPackage, isRange),
    peerDependencies: dictionary(isPackage, isRange),
    engines: record({ node: isNodeRange, npm: isRange }),
    minHostVersion: isVersion,
    maxHostVersion: isVersion,
    dashboard_widget: isWidget,
    commands: areCommands,
    pages: arePages,
    menu_items: areMenuItems,
    hooks: record({
        onInstall: isFunction,
        onEnable: isFunction,
        onDisable: isFunction,
        onUpdate: isFunction,
        onUninstall: isFunction,
    }),
    external_services: areServices,
    webhooks: areWebhooks,
    oauth: areProviders,
    config_schema: isConfig,
    default_config: dictionary(isText, isAnything),
    pricing: record({ type: oneOf("free") }, ["type"]),
    compatibility: record({ host_version: isRange, node_version: isRange }),
    screenshots: list((path) => isPath(path) && isPng(path)),
    ui: record({ component: isText }),
}, ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions", "license"]);
const isPng = matching(/\.png$/u);
/**
 * Whether no check has anything to say of a manifest's value, found out without them.
 *
 * Every form here is a narrow one that nearly every healthy manifest has; any other is left to the checks.
 */
function isPlainManifest(value) {
    if (!isManifest(value))
        return false;
    const manifest = value;
    return (hasItsSections(manifest) &&
        hasPlainHosts(manifest) &&
        hasPlainNames(manifest) &&
        leadsToPages(manifest) &&
        (!isFilledList(manifest["external_services"]) || manifest.permissions.includes("network-access")) &&
        (!Object.hasOwn(manifest, "default_config") || (0,plain_config/* isPlainConfig */.B)(manifest["config_schema"], manifest["default_config"])));
}
function hasItsSections(manifest) {
    const needs = (0,type_needs/* typeNeeds */.sw)(manifest);
    if (!needs?.entryPoints.some((key) => Object.hasOwn(manifest, key)))
        return false;
    const there = type_needs/* SECTIONS */.bP.filter((key) => Object.hasOwn(manifest, key));
    const filled = there.every((key) => key === "dashboard_widget" || isFilledList(manifest[key]));
    if (!filled || there.some((key) => !needs.sections.includes(key)))
        return false;
    if (manifest.type === "service")
        return Object.keys(manifest["hooks"] ?? {}).length > 0;
    return there.length >= (manifest.type === "hybrid" ? 2 : 1);
}
function hasPlainHosts(manifest) {
    const { minHostVersion: least, maxHostVersion: most, compatibility } = manifest;
    if (least === undefined && most === undefined)
        return true;
    if (compatibility !== undefined && Object.hasOwn(compatibility, "host_version"))
        return false;
    return typeof least !== "string" || typeof most !== "string" || isOrdered(least, most);
}
function isOrdered(least, most) {
    const from = least.split(".").map(Number);
    const to = most.split(".").map(Number);
    const differing = from.findIndex((number, at) => number !== to[at]);
    return differing < 0 || (from[differing] ?? 0) < (to[differing] ?? 0);
}
function hasPlainNames(manifest) {
    const commands = (manifest["commands"] ?? []);
    return isUnique(commands.flatMap(({ name, aliases = [] }) => [name, ...aliases]));
}
function leadsToPages(manifest) {
    const pages = (manifest["pages"] ?? []).map(({ path }) => path);
    const items = (manifest["menu_items"] ?? []);
    return isUnique(pages) && items.every(({ path }) => pages.includes(path));
}
function isFilledList(value) {
    return Array.isArray(value) && value.length > 0;
}
/** Every path of a plain manifest that must be that of a file. */
function pathsOf(manifest) {
    const entries = [manifest["main"], manifest["web"], manifest["background"]];
    return entries.filter((path) => typeof path === "string");
}
function screenshotsOf(manifest) {
    return (manifest["screenshots"] ?? []);
}

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __nccwpck_require__(2012);
;// CONCATENATED MODULE: ./build/src/plain/package.js


/** The keys that hold version ranges by names, in package.json as in the manifest. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether package.json certainly agrees with a plain manifest, and asks for nothing special. */
function isPlainPackage(value, manifest) {
    return ((0,json_object/* isObject */.G)(value) &&
        value["version"] === manifest.version &&
        (value["license"] === undefined || value["license"] === manifest.license) &&
        !Object.hasOwn(value, configuration_key/* CONFIGURATION_KEY */.v) &&
        hasPlainScripts(value["scripts"]) &&
        RANGE_KEYS.every((key) => agree(manifest[key], value[key])));
}
function agree(declared, packaged) {
    if (!(0,json_object/* isObject */.G)(declared) || !(0,json_object/* isObject */.G)(packaged))
        return true;
    return Object.keys(declared).every((name) => !Object.hasOwn(packaged, name) || packaged[name] === declared[name]);
}
/** The names of the scripts that must be there: of each row the first that is. */
const SCRIPTS = [["test"], ["lint"], ["type-check", "typecheck", "check-types", "tsc"]];
function hasPlainScripts(scripts) {
    if (!(0,json_object/* isObject */.G)(scripts))
        return false;
    return SCRIPTS.every((names) => {
        const name = names.find((one) => Object.hasOwn(scripts, one));
        const script = name === undefined ? undefined : scripts[name];
        return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
    });
}

;// CONCATENATED MODULE: ./build/src/plain/plugin.js






/** What must be there and must not be empty. */
const FILES = ["README.md", "LICENSE", "CHANGELOG.md", "dist/plugin.js"];
const LARGEST_IMAGE = 16 * 1024 * 1024;
/**
 * The manifest of a plugin on which no check has anything to say, found out without them; `undefined` for any that
 * needs a closer look. The tests hold this against the checks: it may say "closer" too often, and never too rarely.
 */
function plainPlugin(workspace, folder) {
    const manifest = plainJson(workspace, folder, "manifest.json");
    if (!isPlainManifest(manifest))
        return undefined;
    const isPlain = isPlainPackage(plainJson(workspace, folder, "package.json"), manifest) &&
        [...FILES, ...pathsOf(manifest)].every((name) => isFilledFile(workspace, folder, name)) &&
        screenshotsOf(manifest).every((path) => plugin_isPng(workspace, folder, path));
    return isPlain ? manifest : undefined;
}
function plainJson(workspace, folder, name) {
    const path = (0,workspace_workspace/* joined */.oR)(folder, name);
    const bytes = workspace.bytes(path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes && (0,json_plain/* readPlainJson */.z)(path, bytes)?.value;
}
function isFilledFile(workspace, folder, name) {
    const entry = workspace.entry((0,workspace_workspace/* joined */.oR)(folder, withoutDot(name)));
    return entry?.kind === "file" && entry.size > 0;
}
function plugin_isPng(workspace, folder, path) {
    const bytes = workspace.bytes((0,workspace_workspace/* joined */.oR)(folder, withoutDot(path)), LARGEST_IMAGE);
    return bytes !== undefined && (0,png/* pngFacts */.L)(bytes) !== undefined;
}
const withoutDot = (path) => path.replace(/^\.\//u, "");

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __nccwpck_require__(9763);
;// CONCATENATED MODULE: ./build/src/preflight/plain-outcomes.js

const ROWS = [
    ["manifest-json", "manifest.json is one valid JSON object"],
    ["manifest-manifest-version", "The manifest's \"manifest_version\" is the number 1"],
    ["manifest-name", "The name has 3 to 50 letters, digits, spaces, hyphens and underscores"],
    ["manifest-version", "The version is a semantic version, MAJOR.MINOR.PATCH"],
    ["manifest-known-keys", "Every key at the manifest's top level is one that the host knows"],
    ["manifest-description", "The description has 10 to 500 characters, and better no more than 200"],
    ["manifest-type", "The type is dashboard-widget, cli-tool, service, page or hybrid"],
    ["manifest-author", "The author has a name, and better an e-mail address that is one"],
    ["manifest-category", "The category is one of the marketplace's ten"],
    ["manifest-main", "The main entry point is a file of the plugin"],
    ["manifest-web", "The web entry point is a file of the plugin"],
    ["manifest-background", "The background entry point is a file of the plugin"],
    ["manifest-entry-points", "The manifest names the entry points that its type needs"],
    ["manifest-sections", "The manifest has the sections that its type uses, and no others"],
    ["manifest-dashboard-widget", "The dashboard widget names its component, and its other keys are what the host expects"],
    ["manifest-config-schema", "The configuration schema describes settings that a form can ask for"],
    ["manifest-default-config", "The default configuration holds valid values of known settings, and no secret"],
    ["manifest-commands", "Every command has its own name and a description, and its options fit their types"],
    ["manifest-pages", "Every page has a component and a path of its own"],
    ["manifest-menu-items", "Every menu item leads to a page of the host or to an address"],
    ["manifest-ui", "The user interface is named by strings, and its style sheet exists"],
    ["manifest-hooks", "Every hook is one of the host's five, and names a function"],
    ["manifest-permissions", "Every permission is one of the platform's twelve, and is asked for once"],
    ["manifest-external-services", "Every external service has a name and an address, and the plugin asks for the network"],
    ["manifest-webhooks", "Every webhook has a name, a path for its endpoint, and events"],
    ["manifest-oauth", "Every OAuth provider has a name, scopes, and a path to return to"],
    ["manifest-dependencies", "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library"],
    ["manifest-peer-dependencies", "The peer dependencies have version ranges that can be met"],
    ["manifest-engines", "The engines are version ranges that can be met, of runtimes that the platform has"],
    ["manifest-compatibility", "The compatibility names version ranges that can be met"],
    ["manifest-host-versions", "The lowest and the highest host version are semantic versions that leave hosts between them"],
    ["manifest-license", "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json"],
    ["manifest-repository", "The repository is an address that a browser opens"],
    ["manifest-homepage", "The homepage is an address that a browser opens"],
    ["manifest-bugs", "The issue tracker has an address that a browser opens"],
    ["manifest-keywords", "The keywords are a list of texts, each there once"],
    ["manifest-tags", "The tags are a list of texts, each there once, and better no more than ten"],
    ["manifest-pricing", "The pricing is an object with a type"],
    ["manifest-screenshots", "Every screenshot is an image in the repository, of the kind that its name says"],
    ["package-json", "package.json is one valid JSON object"],
    ["versions-agree", "package.json and manifest.json name the same semantic version"],
    ["readme-present", "README.md is there, under exactly this name, and not empty"],
    ["license-present", "LICENSE is there, under exactly this name, and not empty"],
    ["changelog-present", "CHANGELOG.md is there, under exactly this name, and not empty"],
    ["bundle-present", "The built code is there, as dist/plugin.js"],
    ["configuration-valid", "The configuration in package.json is understood, and switches nothing off in vain"],
    ["dependencies-installed", "The packages that package.json asks for are installed", "validate runs nothing of the plugin's"],
    ["scripts-test", "The tests succeed", "validate runs nothing of the plugin's"],
    ["scripts-lint", "The lint command succeeds", "validate runs nothing of the plugin's"],
    ["scripts-types", "The type check succeeds", "validate runs nothing of the plugin's"],
];
/** What becomes of each check on a plugin that is plainly fine. */
const PLAIN_OUTCOMES = ROWS.map(([check, title, reason]) => {
    const about = { check, title, url: (0,tool/* pageUrl */.f)(check) };
    return reason === undefined ? { ...about, status: "met" } : { ...about, status: "skipped", reason };
});

// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js
var disk = __nccwpck_require__(423);
;// CONCATENATED MODULE: ./build/src/preflight/plugin-folders.js




const MANIFEST = "manifest.json";
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
async function pluginFolders(paths, cwd) {
    const isExclusion = (path) => path.startsWith("!") && (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, path)) === undefined;
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,disk/* workspacePath */.X5)(root, folder);
        if (inside === undefined) {
            throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(folder)} is not in the repository ${(0,safe/* quoted */.TL)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await plugin_folders_matching(workspace, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,disk/* workspacePath */.X5)(root, (0,disk/* realFolder */.PX)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
async function wantedBy(path, cwd) {
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = (0,disk/* realFolder */.PX)(full) ?? ((0,external_node_path_.basename)(full) === MANIFEST ? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if (!/[*?[{]/u.test(path))
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() */[__nccwpck_require__.e(6), __nccwpck_require__.e(489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const { base, pattern } = readGlob(path.split(external_node_path_.sep).join("/"));
    const searched = (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, base));
    if (searched === undefined) {
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(base)} to search for ${(0,safe/* quoted */.TL)(path)}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function plugin_folders_matching(workspace, base, pattern, path) {
    const { matchingFolders } = await Promise.all(/* import() */[__nccwpck_require__.e(6), __nccwpck_require__.e(489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const found = matchingFolders(workspace, base, pattern, MANIFEST);
    workspace.forget("");
    if (!found)
        throw new usage_error/* UsageError */.e(`There are too many files to search for ${(0,safe/* quoted */.TL)(path)}`, "Narrow the pattern");
    if (found.length === 0) {
        throw new usage_error/* UsageError */.e(`No plugin matches ${(0,safe/* quoted */.TL)(path)}: no folder of this pattern holds a ${MANIFEST}`, GIVE_FOLDERS);
    }
    return found;
}
async function without(folders, exclusions, here) {
    if (exclusions.length === 0)
        return folders;
    const { matcherOf } = await Promise.all(/* import() */[__nccwpck_require__.e(6), __nccwpck_require__.e(489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const leaveOut = exclusions.map((exclusion) => matcherOf(exclusion.slice(1)));
    const asGiven = (folder) => external_node_path_.posix.relative(here, folder) || ".";
    const left = folders.filter((folder) => !leaveOut.some((matches) => matches(asGiven(folder))));
    if (left.length === 0)
        throw new usage_error/* UsageError */.e("All plugins that are named are left out again", "Name one to check");
    return left;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = (0,disk/* realFolder */.PX)(cwd) ?? folder;
    return (0,disk/* repositoryRoot */.Hn)(folder) ?? ((0,disk/* workspacePath */.X5)(current, folder) === undefined ? folder : current);
}

;// CONCATENATED MODULE: ./build/src/preflight/shard.js


/** Reads `2/3`. @throws {UsageError} for anything else; `what` names where it was given. */
function readShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new usage_error/* UsageError */.e(`${what} is ${(0,safe/* quoted */.TL)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N");
    }
    return { index, count };
}
/** Every item of a list is in exactly one of its parts, and no part has two more than another. */
function partOf(list, { index, count }) {
    return list.filter((_, at) => at % count === index - 1);
}
function shardText({ index, count }) {
    return `${String(index)}/${String(count)}`;
}

;// CONCATENATED MODULE: ./build/src/preflight/preflight.js





const LARGEST_SOURCE = 16 * 1024 * 1024;
/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
async function preflight(request) {
    const { occasion, strict } = request;
    const { root, workspace, folders } = await pluginFolders(request.paths, request.cwd);
    const { selected, selection } = await selectedFolders(request, root, folders);
    const plugins = [];
    // The checks are loaded for the first plugin that is not plainly fine, and most runs have none.
    let inspection = isSpecial(request) ? await inspectionOf(request) : undefined;
    for (const folder of selected) {
        const plain = isSpecial(request) ? undefined : plainPlugin(workspace, folder);
        const plugin = plain
            ? plainReport(folder, plain)
            : await (inspection ??= await inspectionOf(request))(workspace, folder, root);
        plugins.push(plugin);
        // Of a thousand plugins, only what is to be shown is kept.
        if (selected.length > 1)
            workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
    }
    const failOn = occasion === "release" ? "error" : request.failOn;
    const result = {
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
        root,
        source: sourceOf(workspace),
    };
    if (request.baseline === undefined)
        return result;
    const { withBaseline } = await Promise.all(/* import() */[__nccwpck_require__.e(370), __nccwpck_require__.e(592)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1592));
    return withBaseline(result, request.baseline, request.cwd);
}
/** Whether more is asked for than what files say of every check. */
function isSpecial({ only, findOut }) {
    return only !== undefined || findOut !== undefined;
}
async function inspectionOf(request) {
    return (await __nccwpck_require__.e(/* import() */ 525).then(__nccwpck_require__.bind(__nccwpck_require__, 2525))).inspectionFor(request);
}
function plainReport(folder, { name, version }) {
    return { path: folder === "" ? "." : folder, name, version, outcomes: PLAIN_OUTCOMES, findings: [] };
}
async function selectedFolders({ changedSince, shard }, root, folders) {
    if (changedSince === undefined && shard === undefined)
        return { selected: folders };
    const changed = changedSince === undefined
        ? folders
        : await (await __nccwpck_require__.e(/* import() */ 982).then(__nccwpck_require__.bind(__nccwpck_require__, 7982))).changedPlugins(root, folders, changedSince);
    return {
        selected: shard ? partOf(changed, shard) : changed,
        selection: {
            of: folders.length,
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: shardText(shard) }),
        },
    };
}
const MOST_SOURCES = 8;
function sourceOf(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            // Reports are told file by file: the lines of a thousand are not needed at once.
            const [oldest] = read.keys();
            if (oldest !== undefined && read.size === MOST_SOURCES)
                read.delete(oldest);
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,lines/* linesOf */.D)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 8 modules
var plugin_plugin = __nccwpck_require__(9251);
;// CONCATENATED MODULE: ./build/src/preflight/run-scripts.js


/** Finds out what becomes of a plugin's tests, lint and type check by running them. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        if (!needs.has("commandRuns"))
            return given;
        const wanted = ["scripts", "packageJson"];
        const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: wanted, places: false, given });
        const { scripts, packageJson } = facts;
        if ((0,absent/* isAbsent */.W)(scripts))
            return { ...given, commandRuns: scripts };
        const { runCommands } = await __nccwpck_require__.e(/* import() */ 796).then(__nccwpck_require__.bind(__nccwpck_require__, 6796));
        const value = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value;
        return { ...given, commandRuns: await runCommands({ root, folder }, scripts, value, options) };
    };
}
/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
function skipsScripts(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, commandRuns: (0,absent/* absent */.G)(reason) });
}
/** Each command may take so long, where nothing else is said: the tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** A time limit as a person writes it; `undefined` for what is none. */
function readMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;

// EXTERNAL MODULE: ./build/src/reporters/closing.js
var closing = __nccwpck_require__(8760);
;// CONCATENATED MODULE: ./build/src/reporters/formats.js


/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await __nccwpck_require__.e(/* import() */ 406).then(__nccwpck_require__.bind(__nccwpck_require__, 4406))).terminal),
    json: async () => (await __nccwpck_require__.e(/* import() */ 41).then(__nccwpck_require__.bind(__nccwpck_require__, 4041))).json,
    github: async (report) => hasNothingToShow(report) && !report.baseline ? silent : (await __nccwpck_require__.e(/* import() */ 945).then(__nccwpck_require__.bind(__nccwpck_require__, 9945))).annotations,
    markdown: async () => (await __nccwpck_require__.e(/* import() */ 435).then(__nccwpck_require__.bind(__nccwpck_require__, 7435))).summary,
};
const FORMATS = Object.keys(LOADERS);
/** The reporter of a format for one report: of a report without findings there is little to load. */
function reporterOf(format, report) {
    return LOADERS[format](report);
}
function hasNothingToShow({ plugins }) {
    return plugins.every(({ findings, outcomes }) => findings.length === 0 && outcomes.every(({ status }) => status !== "crashed"));
}
/** What the terminal's reporter says of such a report. */
const briefly = (report, view) => (view.quiet === true ? "" : `${(0,safe/* inert */.tJ)((0,closing/* closing */.E)(report, view))}\n`);
const silent = () => "";

;// CONCATENATED MODULE: ./build/src/output/print.js

const STDOUT = 1;
const STDERR = 2;
/** What is printed does not get out, as on a full disk. */
class PrintError extends Error {
    name = "PrintError";
}
/** Prints text that is safe already. The streams of Node would cost a tenth of a run; a descriptor costs nothing. */
function print(text) {
    write(STDOUT, text);
}
/** As {@link print}, on the channel for errors and progress. */
function complain(text) {
    write(STDERR, text);
}
/** Whether a person may be looking at what is printed. */
function printsOnTerminal() {
    return isTerminal(STDOUT);
}
/** As {@link printsOnTerminal}, of the channel for errors and progress. */
function complainsOnTerminal() {
    return isTerminal(STDERR);
}
function isTerminal(descriptor) {
    try {
        return fstatSync(descriptor).isCharacterDevice();
    }
    catch (error) {
        if (isSystemError(error))
            return false;
        throw error;
    }
}
function write(descriptor, text) {
    const bytes = Buffer.from(text);
    let done = 0;
    while (done < bytes.length) {
        try {
            done += (0,external_node_fs_.writeSync)(descriptor, bytes, done);
        }
        catch (error) {
            if (!isSystemError(error))
                throw error;
            // The reader has gone, as `head` does: nobody is left to tell.
            if (error.code === "EPIPE")
                return;
            if (error.code !== "EAGAIN")
                throw new PrintError(error.message);
            // A reader that is slower than we are, at the other end of a pipe that does not wait by itself.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
        }
    }
}
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}

// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __nccwpck_require__(6832);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
// EXTERNAL MODULE: ./build/src/reporters/command-lines.js
var command_lines = __nccwpck_require__(5576);
;// CONCATENATED MODULE: ./build/src/action/command-log.js




/** A command may print more, but only so many characters of it are shown. */
const MOST_SHOWN = 4 * 1024 * 1024;
/**
 * Shows what commands print as they print it, each in a group. Every line is harmless by itself; the runner is told
 * besides to obey nothing until it hears a word that nobody else can know.
 */
function commandLog() {
    let token;
    let shown = 0;
    const end = () => {
        if (token !== undefined)
            print(`::${token}::\n::endgroup::\n`);
        token = undefined;
    };
    return {
        end,
        onEvent(event) {
            switch (event.kind) {
                case "started":
                    token = (0,external_node_crypto_.randomUUID)();
                    shown = 0;
                    print(`::group::${(0,safe/* commandData */.wq)((0,command_lines/* startedLine */.sx)(event))}\n::stop-commands::${token}\n`);
                    return;
                case "printed": {
                    if (shown > MOST_SHOWN)
                        return;
                    shown += event.text.length + 1;
                    const line = (0,command_lines/* printedLine */.LE)(event.text);
                    const isKey = token !== undefined && line.toLowerCase().includes(token);
                    if (!isKey)
                        print(`${line}\n`);
                    if (shown > MOST_SHOWN)
                        print("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                    return;
                }
                case "ended":
                    end();
                    print(`${(0,command_lines/* endedLine */.T5)(event)}\n`);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __nccwpck_require__(6531);
;// CONCATENATED MODULE: ./build/src/action/github.js

/** Why this run looks at the plugin, by the event that started it. */
function occasionOf(environment) {
    const { GITHUB_EVENT_NAME: event = "", GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name = "" } = environment;
    if (event.startsWith("pull_request"))
        return "pull-request";
    return (event === "push" || event === "release") && kind === "tag" && namesVersion(name) ? "release" : "push";
}
/** Whether a tag is a release's: `1.2.3` and `v1.2.3`, also behind `<package>@` and `<package>-`; not `v1`, nor `docs-2`. */
function namesVersion(tag) {
    const starts = [0, ...[...tag.matchAll(/[@-]/gu)].map(({ index }) => index + 1)];
    return starts.some((start) => {
        const rest = tag.slice(start);
        const isPlain = start === 0 || tag[start - 1] === "@";
        return rest.startsWith("v") ? (0,versions/* readVersion */.$)(rest.slice(1)) !== undefined : isPlain && (0,versions/* readVersion */.$)(rest) !== undefined;
    });
}
/** How lines are linked at the commit that is checked out; `undefined` outside of GitHub. */
function linkMaker(environment) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = environment;
    if (!server || !repository || !commit)
        return undefined;
    return (file, range) => {
        const path = file.split("/").map(urlPart).join("/");
        return `${server}/${repository}/blob/${commit}/${path}${range ? linesPart(range) : ""}`;
    };
}
/** `#L3`, or `#L3-L5`. */
function linesPart({ start, end }) {
    return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}
// Parentheses would end a Markdown link, and encodeURIComponent leaves them.
function urlPart(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
;// CONCATENATED MODULE: ./build/src/action/inputs.js






const RUN_SCRIPTS = ["auto", "true", "false"];
const ANNOTATIONS = ["auto", "commands", "off"];
const INPUT_DEFAULTS = {
    path: ".",
    "fail-on": "error",
    strict: "false",
    "run-scripts": "auto",
    "test-command": "",
    "lint-command": "",
    "typecheck-command": "",
    "time-limit": "10",
    annotations: "auto",
    "report-file": "",
    baseline: "",
    "changed-since": "",
    shard: "",
};
/** Reads the inputs from the variables that the runner sets. @throws {UsageError} for a value that is none. */
function readInputs(environment) {
    const input = (name) => environment[variable(name)]?.trim() || INPUT_DEFAULTS[name];
    const lines = input("path").split(/\r?\n/u);
    return {
        paths: lines.map((line) => line.trim()).filter((line) => line !== ""),
        failOn: choice("fail-on", input("fail-on"), core_report/* FAIL_ON */.d$),
        strict: choice("strict", input("strict").toLowerCase(), ["true", "false"]) === "true",
        runScripts: choice("run-scripts", input("run-scripts").toLowerCase(), RUN_SCRIPTS),
        commands: {
            ...command("test", input("test-command")),
            ...command("lint", input("lint-command")),
            ...command("typecheck", input("typecheck-command")),
        },
        minutes: minutes(input("time-limit")),
        annotations: choice("annotations", input("annotations"), ANNOTATIONS),
        reportFile: input("report-file"),
        baseline: input("baseline") || undefined,
        changedSince: input("changed-since") || undefined,
        shard: input("shard") === "" ? undefined : readShard(input("shard"), "The input shard"),
    };
}
/** Inputs that a workflow sets and the Action does not have, in a sentence each. */
function unknownInputs(environment) {
    const names = Object.keys(INPUT_DEFAULTS);
    const known = new Set(names.map(variable));
    return Object.keys(environment)
        .filter((name) => name.startsWith("INPUT_") && !known.has(name))
        .map((name) => {
        const given = name.slice("INPUT_".length).toLowerCase();
        const meant = (0,nearest/* nearest */.p)(given, names);
        return `There is no input ${(0,safe/* quoted */.TL)(given)}${meant === undefined ? `; there are ${names.join(", ")}` : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`;
    });
}
function command(name, line) {
    return line === "" ? {} : { [name]: line };
}
function minutes(given) {
    const read = readMinutes(given);
    if (read !== undefined)
        return read;
    const help = `Write a number of minutes up to ${String(MOST_MINUTES)}`;
    throw new usage_error/* UsageError */.e(`The input time-limit is ${(0,safe/* quoted */.TL)(given)}, which is no time`, help);
}
// The runner makes upper case and turns spaces into underscores; hyphens stay.
function variable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function choice(name, given, words) {
    const chosen = words.find((word) => word === given);
    if (chosen !== undefined)
        return chosen;
    const meant = (0,nearest/* nearest */.p)(given, words);
    const help = meant === undefined ? undefined : `Did you mean ${meant}?`;
    throw new usage_error/* UsageError */.e(`The input ${name} is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${words.join(", ")}`, help);
}

// EXTERNAL MODULE: ./build/src/reporters/words.js
var words = __nccwpck_require__(6310);
;// CONCATENATED MODULE: ./build/src/action/outputs.js




function outputsOf(report, reportFile) {
    const counts = (0,words/* reportCounts */.dn)(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : (0,versions/* readVersion */.$)(only.version);
    return {
        verdict: (0,core_report/* verdict */.WJ)(report),
        errors: String(counts.error),
        warnings: String(counts.warning),
        notices: String(counts.notice),
        "stops-release": String(counts.stopsRelease),
        plugins: (0,safe/* inertJson */.nl)(JSON.stringify(report.plugins.map(({ path }) => path))),
        "plugin-name": only?.name ?? "",
        version: only?.version ?? "",
        prerelease: version ? String(version.prerelease) : "",
        "report-file": reportFile,
    };
}
/** What a run says that could not check anything. */
const NO_OUTPUTS = {
    verdict: "broken",
    errors: "",
    warnings: "",
    notices: "",
    "stops-release": "",
    plugins: "[]",
    "plugin-name": "",
    version: "",
    prerelease: "",
    "report-file": "",
};
/** The outputs as the runner's output file takes them: no value can end its block or begin another. */
function outputFile(outputs) {
    return Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = unusedDelimiter(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
        .join("");
}
function unusedDelimiter(value) {
    for (let number = 0;; number++) {
        const delimiter = `END_${String(number)}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}

;// CONCATENATED MODULE: ./build/src/action/scripts-refusal.js

/** What `actions/setup-node` writes where no token is given. */
const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
const CREDENTIALS = [
    ["INPUT_MARKETPLACE-TOKEN", "the input marketplace-token"],
    ["INPUT_NPM-TOKEN", "the input npm-token"],
    ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
    ["NPM_TOKEN", "the variable NPM_TOKEN"],
    ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];
/** They run with the rights of the repository, also where a stranger's change set them off. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/**
 * Whether a plugin's own commands may run in this job, where nobody has said so aloud.
 *
 * @throws {Refusal} beside a credential that publishes, which no process of this job could be kept from reading, and
 * where strangers can set off a job that has rights.
 */
function refuseUnsafeScripts(environment) {
    const [credential] = CREDENTIALS.filter(([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""));
    if (credential) {
        throw new Refusal(`The plugin's tests, lint and type check would run beside a credential that publishes: ${credential[1]}`, "Check in one job and publish in another, which runs nothing of the repository; or set run-scripts: true to run them here all the same");
    }
    const event = environment["GITHUB_EVENT_NAME"] ?? "";
    if (PRIVILEGED_EVENTS.includes(event)) {
        throw new Refusal(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, "Check on pull_request, or set run-scripts: false; or set run-scripts: true if no stranger's code can be checked out here");
    }
}

;// CONCATENATED MODULE: ./build/src/action/run.js


















/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
async function run(environment) {
    try {
        for (const sentence of unknownInputs(environment))
            annotate("warning", sentence);
        const inputs = readInputs(environment);
        const result = await checked(inputs, environment);
        await tell(result, inputs, environment);
        return (0,core_report/* exitStatus */.$u)(result.report);
    }
    catch (error) {
        await channel("outputs", () => {
            append(environment["GITHUB_OUTPUT"], outputFile(NO_OUTPUTS));
        });
        if (error instanceof usage_error/* UsageError */.e || error instanceof Refusal) {
            annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
            return error instanceof Refusal ? 5 : 2;
        }
        if (error instanceof Interrupted) {
            print(`${tool/* TOOL */.j.name}: interrupted; nothing of what it had started runs any more\n`);
            return error.exitStatus;
        }
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        annotate("error", `${tool/* TOOL */.j.name} crashed: a fault of this tool. Please report it at ${tool/* TOOL */.j.url}/issues\n${stack}`);
        return 3;
    }
}
async function checked(inputs, environment) {
    const { runScripts, commands, minutes } = inputs;
    const request = requestOf(inputs, environment);
    if (runScripts === "false") {
        return preflight({ ...request, findOut: skipsScripts("the input run-scripts is false", commands) });
    }
    if (runScripts === "auto")
        refuseUnsafeScripts(environment);
    const log = commandLog();
    return cancellable(async (cancellation) => {
        const { platform } = process;
        const options = { environment, platform, minutes, cancellation, onEvent: log.onEvent, commands };
        try {
            return await preflight({ ...request, findOut: runsScripts(options) });
        }
        finally {
            log.end();
        }
    });
}
function requestOf(inputs, environment) {
    const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
    return {
        ...{ paths, strict, failOn, cwd: process.cwd(), occasion: occasionOf(environment) },
        today: new Date().toISOString().slice(0, 10),
        ...(baseline !== undefined && { baseline }),
        ...(changedSince !== undefined && { changedSince }),
        ...(shard && { shard }),
    };
}
/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell({ report, source }, inputs, environment) {
    const link = linkMaker(environment);
    const view = { source, ...(link && { link }) };
    const told = async (format) => (await reporterOf(format, report))(report, view);
    print(await told("terminal"));
    if (inputs.annotations !== "off")
        print(await told("github"));
    await channel("job summary", async () => {
        append(environment["GITHUB_STEP_SUMMARY"], await told("markdown"));
    });
    const written = await channel("report file", async () => {
        if (inputs.reportFile !== "")
            (0,write_file/* writeFile */._)((0,external_node_path_.resolve)(inputs.reportFile), await told("json"));
    });
    await channel("outputs", () => {
        append(environment["GITHUB_OUTPUT"], outputFile(outputsOf(report, written ? inputs.reportFile : "")));
    });
}
async function channel(name, write) {
    try {
        await write();
        return true;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        annotate("warning", `The ${name} could not be written, and the verdict stands without it: ${why}`);
        return false;
    }
}
function annotate(kind, text) {
    print(`::${kind} title=${tool/* TOOL */.j.name}::${(0,safe/* commandData */.wq)(text)}\n`);
}
/** Outside of a runner there is no such file, and nothing to tell it. */
function append(file, text) {
    if (file)
        (0,external_node_fs_.appendFileSync)(file, text);
}

;// CONCATENATED MODULE: ./build/src/action/index.js

void run(process.env).then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;