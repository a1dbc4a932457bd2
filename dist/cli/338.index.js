"use strict";
exports.id = 338;
exports.ids = [338];
exports.modules = {

/***/ 3635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ LARGE_BUNDLE; },
/* harmony export */   l: function() { return /* binding */ BUNDLE_LIMIT; }
/* harmony export */ });
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
const LARGE_BUNDLE = 460_800;


/***/ }),

/***/ 1881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readChangelogTitle; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6531);
/* harmony import */ var _plain_title_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7987);


const LONGEST = 300;
const DATE = /(?<![\d.-])\d{4}-\d{1,2}-\d{1,2}(?![\d.-])/u;
const UNRELEASED = /^[^a-z]*(?:unreleased(?!\w)|(?:upcoming|not yet released|next(?: release| version)?)\s*(?:$|[^\p{L}\p{N}\s]))/u;
// Signs, a date, a word for it, a package: nothing else may stand before the version, as in "Migration from 1.9.0".
const BEFORE = /^[^\p{L}\p{N}@]*(?:\d{4}-\d{1,2}-\d{1,2}[^\p{L}\p{N}@]+)?(?:(?:[Vv]er(?:sion)?|VERSION|[Rr]elease|RELEASE)[^\p{L}\p{N}@]+)?(?:(@?[\w.-]+(?:\/[\w.-]+)?)(?:@[vV]?|-[vV]))?[vV]?(?=\d)/u;
const IDENTIFIERS = "[0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*";
const VERSION = new RegExp(`^\\d+(?:\\.\\d+){1,3}(?:-${IDENTIFIERS})?(?:\\+${IDENTIFIERS})?(?!\\w)`, "u");
/** What may follow a number that is no whole version; words would make it part of a sentence. */
const AFTER_PART = /^\s*(?:$|[^\p{L}\p{N}\s]|\d{4}-)/u;
/**
 * Reads the title of a heading as that of a changelog's entry; `undefined` where it is none.
 *
 * @param names the names of the plugin, which may stand before the version with nothing but a space between.
 */
function readChangelogTitle(title, names) {
    if (title.length > LONGEST || !(0,_plain_title_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeEntry */ .d)(title))
        return undefined;
    const plain = (0,_plain_title_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlainTitle */ .D)(title);
    if (plain)
        return { ...plain, isExact: true, package: undefined, isUnreleased: false };
    const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const before = BEFORE.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(version) !== undefined;
    const date = DATE.exec(version === undefined ? text : text.replace(version, " "))?.[0];
    if (version !== undefined && (isExact || AFTER_PART.test(rest.slice(version.length)))) {
        return { version, isExact, package: before?.[1], date, isUnreleased: /\bunreleased\b/u.test(lower) };
    }
    return UNRELEASED.test(lower) ? { version: "", isExact, package: undefined, date, isUnreleased: true } : undefined;
}
/** Without one of the plugin's names, and the space, hyphen or sign between it and what follows. */
function withoutName(title, names) {
    const lower = title.toLowerCase();
    const name = names.find((candidate) => candidate !== "" && lower.startsWith(candidate.toLowerCase()));
    const rest = name === undefined ? undefined : /^[\s:_-]+([^]*)$/u.exec(title.slice(name.length))?.[1];
    return rest ?? title;
}


/***/ }),

/***/ 2127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ RUN_FACTS; },
/* harmony export */   l: function() { return /* binding */ COMMAND_READERS; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7932);


/** The fact of what became of each command. */
const RUN_FACTS = {
    test: "testRun",
    lint: "lintRun",
    typecheck: "typecheckRun",
};
const nothingRun = () => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("validate runs nothing of the plugin's");
const COMMAND_READERS = {
    givenCommands: () => ({}),
    scripts: async ({ fact, workspace, folder }) => {
        const [manifestFile, packageJson] = [await fact("manifestFile"), await fact("packageJson")];
        const [configuration, given] = [await fact("configuration"), await fact("givenCommands")];
        if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(manifestFile) || manifestFile.state !== "file")
            return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)("there is no manifest.json");
        const configured = (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(configuration) ? {} : configuration.commands;
        return (0,_scripts_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptsOf */ .Sf)(packageJson, configured, (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(given) ? {} : given, { workspace, folder });
    },
    installation: nothingRun,
    testRun: nothingRun,
    lintRun: nothingRun,
    typecheckRun: nothingRun,
};


/***/ }),

/***/ 1401:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: function() { return /* binding */ schemaNodes; },
/* harmony export */   NQ: function() { return /* binding */ SILENT_KEYWORDS; },
/* harmony export */   ON: function() { return /* binding */ goesDeeper; },
/* harmony export */   P5: function() { return /* binding */ SETTING_TYPES; },
/* harmony export */   tI: function() { return /* binding */ LISTED_KEYWORDS; },
/* harmony export */   wb: function() { return /* binding */ isKeyword; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4519);

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ passedLimit; }
/* harmony export */ });
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4519);

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E3: function() { return /* binding */ dialectOf; },
/* harmony export */   Jq: function() { return /* binding */ configSchemas; },
/* harmony export */   NC: function() { return /* binding */ isDangling; },
/* harmony export */   O9: function() { return /* binding */ DIALECTS; },
/* harmony export */   Vx: function() { return /* binding */ isRemote; },
/* harmony export */   jK: function() { return /* binding */ isCompilable; },
/* harmony export */   y7: function() { return /* binding */ settingOf; }
/* harmony export */ });
/* harmony import */ var _text_same_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2467);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5081);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1401);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4519);




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

/***/ 9706:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: function() { return /* binding */ whyNoPath; },
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Jn: function() { return /* binding */ declaredFilesOf; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   XN: function() { return /* binding */ hookPath; },
/* harmony export */   kk: function() { return /* binding */ licenseFile; },
/* harmony export */   un: function() { return /* binding */ resolvedPath; }
/* harmony export */ });
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5435);

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ exactFile; },
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7066);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2605);


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
    // A file may vanish between two looks: then the folder still lists it.
    return {
        ...exact,
        near: near === undefined || near === name ? undefined : { name: near, path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, near) },
        siblings,
    };
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

/***/ 808:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ hostPackageOf; },
/* harmony export */   a: function() { return /* binding */ hostPackages; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);

/**
 * The packages that the host brings: the SDK and the UI libraries. A second copy of one beside the host's does not
 * know it: state and events get lost between them.
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
function hostPackages(configuration) {
    return new Set((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W)(configuration) ? HOST_PACKAGES : [...HOST_PACKAGES, ...configuration.peers]);
}
/** The package of the host that a package is, or is a part of. */
function hostPackageOf(name, packages) {
    if (packages.has(name))
        return name;
    const whole = PARTS.get(name);
    return whole !== undefined && packages.has(whole) ? whole : undefined;
}


/***/ }),

/***/ 7490:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ entryOf; },
/* harmony export */   b: function() { return /* binding */ majorChangeOf; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6531);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3688);



async function majorChangeOf(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(sources.version);
    if (!version)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)("manifest.json names no semantic version");
    const entry = entryOf(changelog, version);
    if (!entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`CHANGELOG.md has no entry for ${version.text}`);
    if (entry.isEmpty)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the entry for ${version.text} in CHANGELOG.md is empty`);
    // Before 1.0.0 anything may change with any version.
    if (version.major === 0)
        return { isMajor: false, previous: undefined, entry };
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(other.version) ?? []);
    const told = highestBefore(version, listed);
    // A tag can only name a version between the two, and so none of a lower major one.
    if (told?.major === version.major)
        return { isMajor: false, previous: { version: told, from: "changelog" }, entry };
    const refs = await sources.tags();
    const tagged = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(refs) ? undefined : highestBefore(version, taggedVersions(refs, sources));
    const previous = higher(told, tagged);
    if (!previous)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(whyUnknown(version, refs));
    return { isMajor: previous.version.major < version.major, previous, entry };
}
/** The entry of a version; build metadata does not count, as registries ignore it. */
function entryOf({ entries }, version) {
    const isSame = (text) => {
        const other = (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text);
        return other !== undefined && (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .Bp)(other, version) === 0;
    };
    return entries.find((entry) => entry.isExact && isSame(entry.version));
}
/** Who uses stable versions skips the prereleases between them. */
function highestBefore(version, others) {
    return others
        .filter((other) => (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .Bp)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .Bp)(best, other) >= 0 ? best : other), undefined);
}
function taggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(reading.version) ?? []) : [];
    });
}
function higher(told, tagged) {
    if (tagged && (!told || (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .Bp)(told, tagged) < 0))
        return { version: tagged, from: "tag" };
    return told && { version: told, from: "changelog" };
}
function whyUnknown({ text }, refs) {
    const untold = `CHANGELOG.md names no version before ${text}`;
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(refs))
        return `${untold}, and ${refs.absent}`;
    return refs.isShallow
        ? `${untold}, and this clone may lack the tags: check out with fetch-depth: 0`
        : `${untold}, and neither does a tag`;
}


/***/ }),

/***/ 6292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ manifestOf; },
/* harmony export */   Gv: function() { return /* reexport safe */ _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__.G; },
/* harmony export */   Sz: function() { return /* binding */ MOST_SLIPS; },
/* harmony export */   ho: function() { return /* binding */ asObjectText; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1250);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7066);
/* harmony import */ var _manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6292);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1122);





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

/***/ 4580:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ inlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _text_byte_search_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9993);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);
/* harmony import */ var _declared_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9706);




/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few bytes there cannot be many. */
const FEW_BYTES = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
function findMapText(code, workspace, folder) {
    const named = addressIn(code.bytes)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const bytes = dataOf(named);
        return bytes ? mapText(name, home, bytes) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be decoded`);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
    const why = (0,_declared_files_js__WEBPACK_IMPORTED_MODULE_2__/* .whyNoPath */ .Dl)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quoted */ .TL)(named)}, ${why}`);
    const path = (0,_declared_files_js__WEBPACK_IMPORTED_MODULE_2__/* .resolvedPath */ .un)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`the source map that ${code.name} names leads out of the repository`);
    const inPlugin = folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(inPlugin, LONGEST_NAME);
    const bytes = workspace.bytes(path, MOST_MAP_BYTES);
    if (bytes)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), bytes);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(named === undefined
        ? `${code.name} has no source map`
        : `${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map, where it stands in the code itself. */
function inlineMap({ bytes }) {
    const found = addressIn(bytes);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(bytes) {
    for (const at of (0,_text_byte_search_js__WEBPACK_IMPORTED_MODULE_3__/* .offsetsFromEnd */ .QR)(bytes, COMMENT)) {
        const before = /(?:^|[\r\n])[\t ]*\/\/[#@] ?$/u.exec((0,_text_byte_search_js__WEBPACK_IMPORTED_MODULE_3__/* .latin1 */ .Wy)(bytes, at - 16, at));
        if (!before)
            continue;
        const start = at + COMMENT.length;
        const feed = bytes.indexOf(10, start);
        const line = (0,_text_byte_search_js__WEBPACK_IMPORTED_MODULE_3__/* .latin1 */ .Wy)(bytes, start, feed === -1 ? bytes.length : feed);
        const address = line.split(/[\s"']/u, 1)[0] ?? "";
        if (address === "")
            continue;
        return { address, start: at - before[0].length, end: start + line.length };
    }
    return undefined;
}
/** What a relative address means as a path. */
function pathOf(address) {
    const path = address.replace(/[?#][^]*$/u, "");
    try {
        return decodeURIComponent(path);
    }
    catch {
        // No percent code at all: then it is meant as it is written.
        return path;
    }
}
/** The bytes in a `data:` address. */
function dataOf(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return Buffer.from(data, "base64");
    try {
        return new TextEncoder().encode(decodeURIComponent(data));
    }
    catch {
        return undefined;
    }
}
function mapText(name, folder, bytes) {
    if (bytes.length > FEW_BYTES && countValues(bytes) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} has too many values`);
    const text = (0,_text_byte_search_js__WEBPACK_IMPORTED_MODULE_3__/* .utf8 */ .As)(bytes);
    // Servers put this line before JSON that no script should read; the standard has readers drop it.
    return { name, folder, text: text.startsWith(")]}'") ? text.replace(/^[^\n]*/u, "") : text };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(bytes) {
    let count = 0;
    for (let at = 0; at < bytes.length; at = endOfText(bytes, at) + 1) {
        const quote = bytes.indexOf(0x22, at);
        const end = quote === -1 ? bytes.length : quote;
        for (; at < end; at++)
            if (beginsValue(bytes[at]))
                count++;
    }
    return count;
}
const beginsValue = (byte) => byte === 0x2c || byte === 0x5b || byte === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(bytes, start) {
    for (let at = bytes.indexOf(0x22, start + 1); at !== -1; at = bytes.indexOf(0x22, at + 1)) {
        let before = at - 1;
        while (bytes[before] === 0x5c)
            before--;
        if ((at - before) % 2 === 1)
            return at;
    }
    return bytes.length;
}


/***/ }),

/***/ 9156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ MOST_OFF_ENTRIES; },
/* harmony export */   P_: function() { return /* binding */ OFF_KEYS; },
/* harmony export */   bI: function() { return /* binding */ offFaults; },
/* harmony export */   kQ: function() { return /* binding */ offEntries; }
/* harmony export */ });
/* harmony import */ var _text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1250);

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
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zv: function() { return /* binding */ foldersAbove; },
/* harmony export */   n_: function() { return /* binding */ packageManagerOf; }
/* harmony export */ });
/* unused harmony export PACKAGE_MANAGERS */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4519);


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

/***/ 338:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/src/text/json-plain.js
var json_plain = __webpack_require__(8673);
;// CONCATENATED MODULE: ./build/src/text/json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : (0,json_plain/* readPlainJson */.z)(file, source);
    return plain ?? (await Promise.all(/* import() */[__webpack_require__.e(370), __webpack_require__.e(831)]).then(__webpack_require__.bind(__webpack_require__, 2831))).readFullJson(file, source);
}

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __webpack_require__(8689);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/command-facts.js
var command_facts = __webpack_require__(2127);
;// CONCATENATED MODULE: ./build/src/plugin/bundle.js

/** A bundle may have 500 KB; what is so many times larger is not looked into. */
const MOST_BUNDLE_BYTES = 8 * 1024 * 1024;
function bundleOf(found) {
    const { name, path } = found;
    if (found.state === "missing")
        return (0,absent/* absent */.G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,absent/* absent */.G)(`${name} cannot be read`);
    return found.size === 0 ? (0,absent/* absent */.G)(`${name} is empty`) : { name, path, size: found.size };
}
function bundleCodeOf(bundle, workspace) {
    if (bundle.size > MOST_BUNDLE_BYTES)
        return (0,absent/* absent */.G)(`${bundle.name} has more than 8 MiB`);
    const bytes = workspace.bytes(bundle.path, MOST_BUNDLE_BYTES);
    return bytes ? { ...bundle, bytes } : (0,absent/* absent */.G)(`${bundle.name} cannot be read`);
}

// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/text/byte-search.js
var byte_search = __webpack_require__(9993);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __webpack_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/declared-files.js
var declared_files = __webpack_require__(9706);
;// CONCATENATED MODULE: ./build/src/plugin/map-source.js

function mapSource(name, root, folders, text) {
    const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
    const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
    const found = packageIn(full);
    return { name: full, text, package: found, path: found === undefined ? pathOf(full, folders) : undefined };
}
/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
function packageIn(path) {
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
function pathOf(name, folders) {
    const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
    const path = name.slice(inWebpack?.length ?? 0);
    // With a question mark it is what a loader made of a part of the file.
    if (path === "" || path.includes("?") || isBelowFolder(path))
        return undefined;
    // Nearly all begin with a dot, and are paths then but for two characters.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,declared_files/* whyNoPath */.Dl)(path) === undefined;
    return isPath ? (0,declared_files/* resolvedPath */.un)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}

;// CONCATENATED MODULE: ./build/src/plugin/package-markers.js
/**
 * Each was held against bundles of the package (several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development), and against bundles of thirty libraries around it with the package left out:
 * none is missed, none is seen where it is not. Names of properties and texts of errors are what minifiers keep.
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

;// CONCATENATED MODULE: ./build/src/plugin/bundled-packages.js




/** A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them. */
function bundledPackages(code, map, packages) {
    const found = new Map();
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : (0,host_packages/* hostPackageOf */.E)(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, { sign, range: at === undefined ? undefined : (0,byte_search/* rangeOfBytes */.ql)(code, at, at + sign.length) });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,byte_search/* offsetsOf */.wM)(code, bundled_packages_FOLDER)) {
        const named = moduleNameAt(code, at);
        if (named !== undefined)
            add(packageIn(named), named, at);
    }
    for (const marker of PACKAGE_MARKERS) {
        const seen = found.has(marker.package) ? undefined : markIn(code, marker);
        if (seen)
            add(marker.package, seen.words, seen.at);
    }
    return found;
}
const bundled_packages_FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function moduleNameAt(code, at) {
    const before = (0,byte_search/* latin1 */.Wy)(code, at - LONGEST_PATH, at);
    const after = (0,byte_search/* latin1 */.Wy)(code, at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = signIn(code, first);
    return mark && others.every((sign) => signIn(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
const LOOKED_AT = 160;
function signIn(code, { text, then }) {
    for (const at of (0,byte_search/* offsetsOf */.wM)(code, text)) {
        const end = at + text.length;
        const after = then ? then.exec((0,byte_search/* latin1 */.Wy)(code, end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
;// CONCATENATED MODULE: ./build/src/plugin/changed-sources.js



/** No file or folder whose name begins with a dot, and nothing that is data. */
const CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;
const NOTHING = "the source map holds the text of no file that is there";
const MOST_SOURCES = 5000;
/** Of fewer sources all may have changed since the build. */
const FEW = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
 */
function changedSources(map, workspace, folder) {
    const texts = new Map();
    for (const { path, text } of map.sources)
        if (path !== undefined && text !== undefined && CODE.test(path))
            texts.set(path, text);
    if (texts.size === 0)
        return (0,absent/* absent */.G)(NOTHING);
    if (map.sections.every(({ mappings }) => !mappings.includes(",")))
        return (0,absent/* absent */.G)("the source map knows lines only: its texts may be what loaders made of the files");
    if (texts.size > MOST_SOURCES)
        return (0,absent/* absent */.G)(`the source map names more than ${(0,numbers/* grouped */.z)(MOST_SOURCES)} files`);
    const changed = [];
    let compared = 0;
    for (const [path, text] of texts) {
        const bytes = workspace.bytes(path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (!bytes)
            continue;
        compared++;
        const from = firstDifference(text, bytes);
        const name = folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
        if (from)
            changed.push({ name, path, from });
    }
    if (compared === 0)
        return (0,absent/* absent */.G)(NOTHING);
    if (compared >= FEW && changed.length === compared)
        return (0,absent/* absent */.G)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most; a file of twice as much has been written anew. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function firstDifference(built, bytes) {
    const text = (0,byte_search/* utf8 */.As)(bytes);
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = commonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const mark = lineStart === 0 && bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 1 : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + mark + 1 };
}
function withPlainBreaks(text) {
    return (text.startsWith("\uFEFF") ? text.slice(1) : text).replaceAll("\r\n", "\n");
}
/**
 * Whether one is the other with some changes, by half of it at least. Else a plugin of the bundler made the text in the
 * source map out of the file, and that they differ says nothing.
 */
function isSameText(before, now, start) {
    const longest = Math.max(before.length, now.length);
    if ((start + commonEnd(before, now, start)) * 2 >= longest)
        return true;
    const lines = new Set(now.split("\n").map((line) => line.trim()));
    const kept = before.split("\n").reduce((sum, line) => (lines.has(line.trim()) ? sum + line.length + 1 : sum), 0);
    return kept * 2 >= longest;
}
function commonStart(a, b) {
    const most = Math.min(a.length, b.length);
    let count = 0;
    while (count < most && a.charCodeAt(count) === b.charCodeAt(count))
        count++;
    return count;
}
/** How much both end with, without what they begin with. */
function commonEnd(a, b, start) {
    const most = Math.min(a.length, b.length) - start;
    let count = 0;
    while (count < most && a.charCodeAt(a.length - 1 - count) === b.charCodeAt(b.length - 1 - count))
        count++;
    return count;
}

;// CONCATENATED MODULE: ./build/src/plugin/imported-packages.js


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 */
function importedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, stands } of FORMS) {
        for (const at of (0,byte_search/* offsetsOf */.wM)(code, word)) {
            const end = at + word.length;
            const specifier = then.exec((0,byte_search/* latin1 */.Wy)(code, end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,host_packages/* hostPackageOf */.E)(packageOf(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = (0,byte_search/* latin1 */.Wy)(code, at - LONGEST_CLAUSE, at);
            if (stands(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that speaks so often of an import and has none is made to be read for long. */
const MOST_LOOKS = 200;
const LONGEST_SPECIFIER = 120;
/** `import { \u2026 }` may name all that a library has. */
const LONGEST_CLAUSE = 4000;
const FORMS = [
    { word: "from", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isClause },
    { word: "import", then: /^\s?["']([^"'\\\s]+)["']/u, stands: isStatement },
    { word: "import", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*[),]/u, stands: isExpression },
    { word: "require", then: /^\(\s*["'`]([^"'`\\\s]+)["'`]\s*\)/u, stands: isExpression },
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
    // esbuild writes `__require` where a module of the old kind stands in one of the new.
    return !isComment && !/[\w$."'`\\]$/u.test(line.replace(/__$/u, ""));
}
/** `@scope/name` or `name` of what is imported. */
function packageOf(specifier) {
    const [first = "", second = ""] = specifier.split("/", 2);
    return first.startsWith("@") ? `${first}/${second}` : first;
}

// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __webpack_require__(4519);
// EXTERNAL MODULE: ./build/src/plugin/map-text.js
var map_text = __webpack_require__(4580);
;// CONCATENATED MODULE: ./build/src/plugin/source-map.js




/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function sourceMapOf(code, workspace, folder) {
    const found = (0,map_text/* findMapText */.P)(code, workspace, folder);
    if ((0,absent/* isAbsent */.W)(found))
        return found;
    const wrong = (why) => (0,absent/* absent */.G)(`${found.name} is no source map: ${why}`);
    let value;
    try {
        value = JSON.parse(found.text);
    }
    catch {
        // What is wrong with it interests nobody: no one writes a source map by hand.
        return wrong("it is no JSON");
    }
    const parts = partsOf(value);
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
            sources.push(mapSource(textOf(name) ?? "", read.root, folders, textOf(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function partsOf(value) {
    if (!(0,manifest/* isObject */.Gv)(value))
        return "it is no JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is no array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,manifest/* isObject */.Gv)(section) || !(0,manifest/* isObject */.Gv)(section["map"]) || !(0,manifest/* isObject */.Gv)(section["offset"]))
            return "a section lacks its map or its offset";
        const { line, column } = section["offset"];
        if (!isCount(line) || !isCount(column))
            return "the offset of a section is no place";
        parts.push({ line, column, map: section["map"] });
    }
    return parts;
}
/** What a map without sections says, or why it is none. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }) {
    const texts = sourcesContent ?? [];
    if (typeof mappings !== "string")
        return '"mappings" is no text';
    if (!Array.isArray(sources))
        return '"sources" is no array';
    if (!Array.isArray(texts))
        return '"sourcesContent" is no array';
    return { mappings, names: sources, texts, root: textOf(sourceRoot) ?? "" };
}
function textOf(value) {
    return typeof value === "string" ? value : undefined;
}
function isCount(value) {
    return Number.isSafeInteger(value) && Number(value) >= 0;
}

;// CONCATENATED MODULE: ./build/src/plugin/bundle-facts.js








const BUNDLE_READERS = {
    bundle: (reading) => following(reading, "bundleFile", bundleOf),
    bundleCode: (reading) => following(reading, "bundle", (bundle) => bundleCodeOf(bundle, reading.workspace)),
    sourceMap: (reading) => following(reading, "bundleCode", (code) => sourceMapOf(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => following(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.G)(`${code.name} is far from the limit`);
        const { bundleWeight } = await __webpack_require__.e(/* import() */ 369).then(__webpack_require__.bind(__webpack_require__, 5369));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => following(reading, "bundleCode", async ({ bytes }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await packagesOf(reading)];
        return bundledPackages(bytes, (0,absent/* isAbsent */.W)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => following(reading, "bundleCode", async ({ bytes }) => importedPackages(bytes, await packagesOf(reading))),
    changedSources: (reading) => following(reading, "sourceMap", (map) => changedSources(map, reading.workspace, reading.folder)),
};
/** What follows from a fact, or why the fact is not there. */
async function following({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W)(found) ? found : read(found);
}
async function packagesOf({ fact }) {
    return (0,host_packages/* hostPackages */.a)(await fact("configuration"));
}

;// CONCATENATED MODULE: ./build/src/plugin/of-plugin.js

/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
async function ofPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file" ? read(reading) : (0,absent/* absent */.G)("there is no manifest.json");
}

// EXTERNAL MODULE: ./build/src/plugin/secret-suspects.js
var secret_suspects = __webpack_require__(3705);
;// CONCATENATED MODULE: ./build/src/plugin/secrets.js

/** What the rules see of a plugin: they are asked only near what may be a secret. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Looks for secrets in the files that are packed, and in the built code. */
async function secretsOf(workspace, folder, packed) {
    const found = [];
    const unsearched = [];
    let charactersLeft = MOST_CHARACTERS;
    for (const suspect of (0,secret_suspects/* secretSuspects */.J)(workspace, folder, packed)) {
        const { path: file, size } = suspect;
        if ("why" in suspect)
            unsearched.push({ file, size, why: suspect.why });
        else {
            const result = (await Promise.all(/* import() */[__webpack_require__.e(577), __webpack_require__.e(538)]).then(__webpack_require__.bind(__webpack_require__, 9538))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/src/plugin/told-with.js
var told_with = __webpack_require__(3332);
;// CONCATENATED MODULE: ./build/src/plugin/workflows.js




const workflows_FOLDER = ".github/workflows";
const MOST_FILES = 100;
const MOST_BYTES = 1024 * 1024;
/** What all files may have together that are searched for our name. */
const MOST_SEARCHED = 8 * 1024 * 1024;
/** What all files may have together that are read as YAML: many times what the workflows of a plugin have. */
const MOST_READ = 128 * 1024;
const NO_WORKFLOWS = { files: [], unread: [], ignoresDist: false };
const known = new WeakMap();
/** The workflows of a repository that run plugin-preflight: told once, and read once however many plugins ask. */
function workflowsOf(workspace, manifestFile, spokenForBy) {
    if ((0,absent/* isAbsent */.W)(manifestFile) || manifestFile.state !== "file")
        return (0,absent/* absent */.G)("there is no manifest.json");
    if (spokenForBy !== undefined)
        return (0,absent/* absent */.G)((0,told_with/* toldWith */.m)(spokenForBy));
    const read = known.get(workspace) ?? readWorkflows(workspace);
    known.set(workspace, read);
    return read;
}
async function readWorkflows(workspace) {
    // Not through a link: GitHub follows none there.
    if (workspace.entry(workflows_FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(workflows_FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* byName */.nG);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, MOST_FILES)) {
        const file = `${workflows_FOLDER}/${name}`;
        const bytes = searched < MOST_SEARCHED ? workspace.bytes(file, MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < MOST_SEARCHED
                ? "This workflow cannot be read, or has more than 1 MiB"
                : "This workflow is not read, as those before it have 8 MiB already";
            unread.push({ file, why, help: "Make it smaller and readable to have it checked" });
            continue;
        }
        searched += bytes.length;
        const { text, fault } = (0,decode/* decodeUtf8 */._)(bytes);
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
            const { readWorkflow } = await __webpack_require__.e(/* import() */ 450).then(__webpack_require__.bind(__webpack_require__, 7450));
            files.push(await readWorkflow(file, text));
        }
    }
    if (names.length > MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(MOST_FILES)} by name are read`;
        unread.push({ file: workflows_FOLDER, why, help: "Remove those that are not needed" });
    }
    return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}
function ignoresDist(workspace) {
    const bytes = workspace.bytes(".gitignore", MOST_BYTES);
    const lines = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
    return lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
}

;// CONCATENATED MODULE: ./build/src/plugin/content-facts.js




const CONTENT_READERS = {
    secrets: async (reading) => {
        const packed = await reading.fact("packedFiles");
        const files = (0,absent/* isAbsent */.W)(packed) ? [] : packed.files;
        return ofPlugin(reading, ({ workspace, folder }) => secretsOf(workspace, folder, files));
    },
    workflows: async ({ workspace, spokenForBy, fact }) => workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __webpack_require__(2012);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __webpack_require__(1250);
// EXTERNAL MODULE: ./build/src/plugin/off-entry.js
var off_entry = __webpack_require__(9156);
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
var config_keywords = __webpack_require__(1401);
// EXTERNAL MODULE: ./build/src/plugin/config-schemas.js
var config_schemas = __webpack_require__(997);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __webpack_require__(2291);
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

// EXTERNAL MODULE: ./build/src/text/markdown-plain.js + 1 modules
var markdown_plain = __webpack_require__(4162);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
;// CONCATENATED MODULE: ./build/src/text/section.js

/** The sections of a text, one for each of its headings, in their order. */
function sectionsOf(text, headings) {
    const lines = (0,text_lines/* linesOf */.D)(text);
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

;// CONCATENATED MODULE: ./build/src/text/markdown.js


/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
async function readMarkdown(text) {
    return sectionsOf(text, await findHeadings(text));
}
/** The same headings, for those who have sections of their own in mind. */
async function findHeadings(text) {
    return (0,markdown_plain/* plainHeadings */.K)(text) ?? (await Promise.all(/* import() */[__webpack_require__.e(530), __webpack_require__.e(69)]).then(__webpack_require__.bind(__webpack_require__, 2069))).fullHeadings(text);
}

;// CONCATENATED MODULE: ./build/src/plugin/plain-license.js
/** The MIT License as nearly every copy of it is written, down to its line breaks. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`;
/** A title, and some lines of copyright without a blank that is left to be filled in. */
const BEFORE = /^(?:(?:The )?MIT License(?: \(MIT\))?\n{1,2})?((?:Copyright [^\n[<{]{1,80}\n){1,9})\n$/u;
/** A line of copyright in which words of another license may stand has one of these. */
const UNSURE = /licen|software|universal|damages/iu;
const LONGEST_BEFORE = 300;
/** The commonest license in its usual form; `undefined` for anything that needs a closer look. */
function plainLicense(file) {
    const { text, isCut } = file;
    const at = text.indexOf(MIT);
    if (at === -1 || at > LONGEST_BEFORE || isCut || text.slice(at + MIT.length).trim() !== "")
        return undefined;
    const [, copyrights] = BEFORE.exec(text.slice(0, at)) ?? [];
    if (copyrights === undefined || UNSURE.test(copyrights))
        return undefined;
    return { ...file, licenses: [{ name: "MIT", ids: ["MIT"], isFirst: true }], placeholder: undefined };
}

// EXTERNAL MODULE: ./build/src/plugin/text-file.js
var text_file = __webpack_require__(4776);
;// CONCATENATED MODULE: ./build/src/plugin/document-facts.js




const DOCUMENT_READERS = {
    readmeText: (reading) => textIn(reading, "readmeFile"),
    licenseText: (reading) => textIn(reading, "licenseFile"),
    changelogText: (reading) => textIn(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("readmeText"));
        return (0,absent/* isAbsent */.W)(file) ? file : { ...file, sections: await readMarkdown(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("licenseText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        return plainLicense(file) ?? (await __webpack_require__.e(/* import() */ 474).then(__webpack_require__.bind(__webpack_require__, 474))).licenseTextsIn(file);
    },
};
async function textIn({ fact, workspace }, name) {
    return (0,text_file/* textFileOf */.xM)(await fact(name), workspace);
}

// EXTERNAL MODULE: ./build/src/plugin/found-file.js
var found_file = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/src/plugin/png.js
var png = __webpack_require__(783);
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
    const { imageSize } = await __webpack_require__.e(/* import() */ 13).then(__webpack_require__.bind(__webpack_require__, 2013));
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
var nearest = __webpack_require__(7066);
// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __webpack_require__(8076);
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
    const { default: parse } = await __webpack_require__.e(/* import() */ 326).then(__webpack_require__.t.bind(__webpack_require__, 3326, 23));
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

// EXTERNAL MODULE: ./build/src/plugin/credential-files.js
var credential_files = __webpack_require__(6541);
;// CONCATENATED MODULE: ./build/src/plugin/archive-files.js



const MOST_ARCHIVED_FILES = 10_000;
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 50_000;
const DEEPEST = 60;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const NEVER = [".git", "node_modules"];
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, and what `files` in package.json names
 * beside them.
 */
function archiveFilesOf({ workspace, folder, ...facts }) {
    const files = new Map();
    const refused = new Map();
    let entries = 0;
    let incomplete;
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
        else if ((0,credential_files/* holdsCredentials */.H)(workspace, path))
            refuse(path, "credentials");
        else
            files.set(path, { path, size: entry.size });
    };
    /** Takes what stands at a path in the plugin; a link on the way is refused in its place. */
    const takeAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,workspace_workspace/* joined */.oR)(at, name);
            if (kind === "folder")
                continue;
            if (kind !== undefined)
                take(at, kind);
            return;
        }
    };
    const takeAll = (at, depth) => {
        for (const { name, kind } of workspace.list(at)) {
            if (++entries > MOST_ENTRIES || depth > DEEPEST) {
                incomplete ??= `there is more below ${at} than is walked through`;
                return;
            }
            if (NEVER.includes(name))
                continue;
            if (kind === "folder")
                takeAll((0,workspace_workspace/* joined */.oR)(at, name), depth + 1);
            else
                take((0,workspace_workspace/* joined */.oR)(at, name), kind);
        }
    };
    for (const name of ALWAYS)
        takeAt(name);
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    if (dist === "folder")
        takeAll((0,workspace_workspace/* joined */.oR)(folder, "dist"), 0);
    else if (dist !== undefined)
        take((0,workspace_workspace/* joined */.oR)(folder, "dist"), dist);
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,absent/* isAbsent */.W)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length));
        else
            refuse(declared.path, "outside");
    }
    const { packageJson, packedFiles } = facts;
    if (!(0,absent/* isAbsent */.W)(packedFiles) && !(0,absent/* isAbsent */.W)(packageJson) && hasList(packageJson)) {
        for (const { path } of packedFiles.files)
            take(path, "file");
        for (const path of packedFiles.links)
            take(path, "link");
        incomplete ??= packedFiles.incomplete;
    }
    const all = [...files.values()].toSorted(workspace_workspace/* byPath */.f2);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > MOST_ARCHIVED_FILES)
        incomplete ??= "it has more than 10,000 files";
    if (bytes > MOST_ARCHIVED_BYTES)
        incomplete ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(workspace_workspace/* byPath */.f2),
        ...(incomplete !== undefined && { incomplete }),
    };
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}

// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/src/plugin/plain-packed-files.js
var plain_packed_files = __webpack_require__(5055);
;// CONCATENATED MODULE: ./build/src/plugin/packed-files.js


/** By the rules of npm; where npm itself was asked, its answer counts. */
async function packedFilesOf(packing, byNpm) {
    const byRules = (0,plain_packed_files/* plainPackedFiles */.s)(packing) ?? (await walked(packing));
    if ((0,absent/* isAbsent */.W)(byNpm))
        return byRules;
    return (await __webpack_require__.e(/* import() */ 636).then(__webpack_require__.bind(__webpack_require__, 5636))).asNpmHasIt(byNpm, byRules);
}
async function walked(packing) {
    const walk = (await __webpack_require__.e(/* import() */ 645).then(__webpack_require__.bind(__webpack_require__, 6645))).packWalk(packing);
    if ("fault" in walk)
        return (0,absent/* absent */.G)(`npm cannot pack this: ${walk.fault}`);
    const { files, links, incomplete } = walk;
    return { files, links, ...(incomplete !== undefined && { incomplete }) };
}

;// CONCATENATED MODULE: ./build/src/plugin/package-facts.js




const AS_EXPECTED = { leftOut: [], additions: [], idle: [] };
const PACKAGE_READERS = {
    npmPackedFiles: () => (0,absent/* absent */.G)("npm was not asked"),
    packedFiles: async (reading) => {
        const packing = await packingOf(reading);
        return (0,absent/* isAbsent */.W)(packing) ? packing : packedFilesOf(packing, await reading.fact("npmPackedFiles"));
    },
    packageContents: async (reading) => {
        const packing = await packingOf(reading);
        const packed = await reading.fact("packedFiles");
        if ((0,absent/* isAbsent */.W)(packing))
            return packing;
        if ((0,absent/* isAbsent */.W)(packed))
            return packed;
        if ((0,expected_files/* isAsExpected */.$)(packed, reading.folder, packing.packageJson))
            return AS_EXPECTED;
        return (await __webpack_require__.e(/* import() */ 419).then(__webpack_require__.bind(__webpack_require__, 419))).packageContents(packing, packed);
    },
    archiveFiles: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifest");
        if ((0,absent/* isAbsent */.W)(manifest))
            return manifest;
        const [packageJson, declaredFiles] = [await fact("packageJson"), await fact("declaredFiles")];
        return archiveFilesOf({ workspace, folder, packageJson, declaredFiles, packedFiles: await fact("packedFiles") });
    },
};
async function packingOf({ workspace, folder, fact }) {
    const packageJson = await fact("packageJson");
    return (0,absent/* isAbsent */.W)(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
}

// EXTERNAL MODULE: ./build/src/plugin/ranges.js + 1 modules
var ranges = __webpack_require__(1787);
// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __webpack_require__(2303);
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
    if ($ref !== undefined && !fits(value, ROOT.definitions?.[$ref.slice("#/definitions/".length)] ?? plain_shape_NOTHING))
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
const plain_shape_NOTHING = { enum: [] };
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

// EXTERNAL MODULE: ./build/src/plugin/changelog-title.js
var changelog_title = __webpack_require__(1881);
// EXTERNAL MODULE: ./build/src/plugin/release-tag.js
var release_tag = __webpack_require__(3688);
;// CONCATENATED MODULE: ./build/src/plugin/changelog.js





/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, (0,release_tag/* withoutScope */.bF)(packageName)];
    const all = grouped(await findHeadings(text), [...packageNames, ...(name === undefined ? [] : [name])]);
    const lines = (0,text_lines/* linesOf */.D)(text);
    const sections = sectionsOf(text, all);
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
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one mark,
 * two or three, by their weight, and what is in them with three.
 */
function grouped(headings, names) {
    let open;
    return headings.map((heading) => {
        const title = (0,changelog_title/* readChangelogTitle */.J)(heading.title, names);
        const isPart = open !== undefined && heading.level > open.marks && title?.version === open.entry?.version;
        const entry = isPart ? undefined : title;
        const isInside = entry === undefined && open !== undefined && heading.level >= open.marks;
        const told = { ...heading, entry, marks: heading.level, level: isInside ? heading.level + 1 : 1 };
        if (!isInside)
            open = entry && told;
        return told;
    });
}

// EXTERNAL MODULE: ./build/src/plugin/git-facts.js + 2 modules
var git_facts = __webpack_require__(9153);
// EXTERNAL MODULE: ./build/src/plugin/lock-file.js
var lock_file = __webpack_require__(5804);
// EXTERNAL MODULE: ./build/src/plugin/major-change.js
var major_change = __webpack_require__(7490);
;// CONCATENATED MODULE: ./build/src/plugin/version-facts.js







const VERSION_READERS = {
    lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,lock_file/* lockFileOf */.L)(workspace, folder)),
    tag: () => (0,absent/* absent */.G)("this is no release"),
    changelog: async (reading) => {
        const file = (0,text_file/* readable */.HD)(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await readEntries(path, text, await namesIn(reading)) };
    },
    majorChange: async (reading) => {
        const changelog = await reading.fact("changelog");
        if ((0,absent/* isAbsent */.W)(changelog))
            return changelog;
        const { packageName, version } = await namesIn(reading);
        const tags = () => reading.fact("gitRefs");
        return (0,major_change/* majorChangeOf */.b)({ version, changelog, tags, isRoot: reading.folder === "", packageName });
    },
    gitRefs: (reading) => ofPlugin(reading, ({ workspace }) => (0,git_facts/* gitRefsOf */.O)(workspace)),
    trackedEnvironment: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,git_facts/* trackedEnvironmentOf */.N)(workspace, folder)),
};
/** More than any registry takes: what is longer names nothing. */
const version_facts_LONGEST_NAME = 256;
async function namesIn({ fact }) {
    const manifest = await fact("manifest");
    const packageJson = await fact("packageJson");
    const text = (value) => typeof value === "string" && value !== "" && value.length <= version_facts_LONGEST_NAME ? value : undefined;
    return {
        packageName: (0,absent/* isAbsent */.W)(packageJson) ? undefined : text(packageJson.value["name"]),
        name: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["name"]),
        version: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["version"]),
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js




















const MOST_NESTED_FOLDERS = 200;
const READERS = {
    ...command_facts/* COMMAND_READERS */.l,
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return (0,absent/* isAbsent */.W)(object) ? object : (0,manifest/* manifestOf */.$V)(object);
    },
    shape: (reading) => ofManifest(reading, async ({ value }) => isPlainShape(value) ? { errors: [] } : (await __webpack_require__.e(/* import() */ 941).then(__webpack_require__.bind(__webpack_require__, 8941))).shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* declaredFilesOf */.Jn)(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => (0,ranges/* hasUncommonRange */.gi)(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? (0,ranges/* rangesOf */.wA)((await Promise.all(/* import() */[__webpack_require__.e(84), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 7506))).semverRange)
            : (0,ranges/* rangesOf */.wA)());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __webpack_require__.e(/* import() */ 550).then(__webpack_require__.bind(__webpack_require__, 9550))).judgedConfig(tasks);
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
    ...DOCUMENT_READERS,
    bundleFile: file("dist/plugin.js"),
    ...VERSION_READERS,
    ...BUNDLE_READERS,
    ...PACKAGE_READERS,
    ...CONTENT_READERS,
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
        spokenForBy: options.spokenForBy,
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
    return (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, name, others));
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
        return (await Promise.all(/* import() */[__webpack_require__.e(370), __webpack_require__.e(831)]).then(__webpack_require__.bind(__webpack_require__, 2831))).oversizedJson(found.path, found.size);
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

/***/ 1787:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
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
var plugin_manifest = __webpack_require__(4519);
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

/***/ 3688:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: function() { return /* binding */ isReleaseTag; },
/* harmony export */   Zr: function() { return /* binding */ pickByTag; },
/* harmony export */   bF: function() { return /* binding */ withoutScope; },
/* harmony export */   zW: function() { return /* binding */ readTag; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6531);

const LONGEST = 1024;
const SEPARATORS = ["@v", "@", "-v"];
/**
 * The version of a package that a tag names: `1.2.3`, `v1.2.3`, or with the package in front `tides@1.2.3`,
 * `tides@v1.2.3`, `tides-v1.2.3`; `undefined` where it names none, or another package.
 */
function readTag(tag, packageName) {
    const plain = versionIn(tag.startsWith("v") ? tag.slice(1) : tag);
    if (plain !== undefined)
        return { version: plain, names: "no package" };
    if (packageName === undefined)
        return undefined;
    const named = versionBehind(packageName, tag);
    if (named !== undefined)
        return { version: named, names: "the package" };
    const bare = withoutScope(packageName);
    const short = bare === packageName ? undefined : versionBehind(bare, tag);
    return short === undefined ? undefined : { version: short, names: "the package without its scope" };
}
/** Whether a tag names a version of anything: `v1` and `docs-2` do not, and release nothing. */
function isReleaseTag(tag) {
    if (tag.length > LONGEST)
        return false;
    return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => names(tag, index));
}
function names(tag, at) {
    return at > 0 && readTag(tag, tag.slice(0, at)) !== undefined;
}
/** Which plugin of a repository a tag releases: exactly one must be named, a whole name before one without a scope. */
function pickByTag(tag, plugins) {
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
function withoutScope(packageName) {
    return packageName.replace(/^@[^/]*\//u, "");
}
function versionBehind(name, tag) {
    for (const separator of SEPARATORS) {
        const version = tag.startsWith(name + separator) ? versionIn(tag.slice(name.length + separator.length)) : undefined;
        if (version !== undefined)
            return version;
    }
    return undefined;
}
function versionIn(text) {
    return (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text)?.text;
}


/***/ }),

/***/ 7932:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Lo: function() { return /* binding */ COMMANDS; },
/* harmony export */   Sf: function() { return /* binding */ scriptsOf; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4519);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7006);



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

/***/ 4776:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: function() { return /* binding */ MOST_TEXT_BYTES; },
/* harmony export */   HD: function() { return /* binding */ readable; },
/* harmony export */   xM: function() { return /* binding */ textFileOf; },
/* harmony export */   z3: function() { return /* binding */ isBlank; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8980);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3459);


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** Of a larger file nothing is read. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
function textFileOf(found, workspace) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W)(found))
        return found;
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${name} cannot be read`);
    if (found.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${name} is empty`);
    if (found.size > MOST_FILE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MOST_FILE_BYTES);
    return bytes ? { name, path, ...(0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._)(start(bytes)), isCut: bytes.length > MOST_TEXT_BYTES } : gone(name);
}
/** The text of a file if people can read it; else why not. */
function readable(file) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function gone(name) {
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .absent */ .G)(`${name} could not be read`);
}
/** As much as is read, in whole lines. */
function start(bytes) {
    if (bytes.length <= MOST_TEXT_BYTES)
        return bytes;
    const feed = bytes.lastIndexOf(LINE_FEED, MOST_TEXT_BYTES - 1);
    return bytes.subarray(0, feed === -1 ? characterStart(bytes) : feed + 1);
}
/** Where the last character begins that would go beyond what is read. */
function characterStart(bytes) {
    let at = MOST_TEXT_BYTES;
    while (at > MOST_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80)
        at--;
    return at;
}


/***/ }),

/***/ 9993:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ utf8; },
/* harmony export */   QR: function() { return /* binding */ offsetsFromEnd; },
/* harmony export */   Wy: function() { return /* binding */ latin1; },
/* harmony export */   ql: function() { return /* binding */ rangeOfBytes; },
/* harmony export */   wM: function() { return /* binding */ offsetsOf; }
/* harmony export */ });
/** Where an ASCII text stands in bytes, first to last. The bytes are not decoded for it: they may be megabytes. */
function* offsetsOf(bytes, text) {
    const buffer = bufferOf(bytes);
    for (let at = buffer.indexOf(text); at !== -1; at = buffer.indexOf(text, at + text.length))
        yield at;
}
/** Where an ASCII text stands in bytes, last to first. */
function* offsetsFromEnd(bytes, text) {
    const buffer = bufferOf(bytes);
    for (let at = buffer.lastIndexOf(text); at > 0; at = buffer.lastIndexOf(text, at - 1))
        yield at;
}
/** A part of the bytes as text: each byte one character, which is what they are where they are ASCII. */
function latin1(bytes, start, end) {
    return bufferOf(bytes).toString("latin1", Math.max(0, start), end);
}
/** Bytes as text, UTF-8, without a byte order mark; U+FFFD stands for what is none. */
function utf8(bytes) {
    const text = bufferOf(bytes).toString("utf8");
    return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
/** The place in the text, UTF-8, that some of its bytes are. */
function rangeOfBytes(bytes, start, end) {
    return { start: positionOfByte(bytes, start), end: positionOfByte(bytes, end) };
}
function positionOfByte(bytes, offset) {
    let line = 1;
    let lineStart = 0;
    for (let at = bytes.indexOf(LINE_FEED); at !== -1 && at < offset; at = bytes.indexOf(LINE_FEED, at + 1)) {
        line++;
        lineStart = at + 1;
    }
    const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(lineStart, offset));
    return { line, column: before.length + 1 };
}
const LINE_FEED = 10;
function bufferOf(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}


/***/ }),

/***/ 2303:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 2467:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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


/***/ })

};
;