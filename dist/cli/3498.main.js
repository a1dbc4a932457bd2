"use strict";
exports.id = 3498;
exports.ids = [3498];
exports.modules = {

/***/ 8576:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xt: function() { return /* binding */ archiveFilesOf; }
/* harmony export */ });
/* unused harmony exports MOST_ARCHIVED_FILES, MOST_ARCHIVED_BYTES */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6541);
/* harmony import */ var _screenshots_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(461);




const MOST_ARCHIVED_FILES = 10_000;
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;
const MOST_ENTRIES = 50_000;
const DEEPEST = 60;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const NEVER = [".git", "node_modules"];
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, what `files` in package.json names
 * beside them, and the screenshots where none of those is one.
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
        else if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsCredentials */ .H)(workspace, path))
            refuse(path, "credentials");
        else
            files.set(path, { path, size: entry.size });
    };
    /** Takes what stands at a path in the plugin; a link on the way is refused in its place. */
    const takeAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name);
            if (kind === "folder")
                continue;
            if (kind !== undefined)
                take(at, kind);
            return;
        }
    };
    const takeAll = (at, depth) => {
        if (workspace.canList?.(at) === false)
            refuse(at, "unreadable");
        for (const { name, kind } of workspace.list(at)) {
            if (++entries > MOST_ENTRIES || depth > DEEPEST) {
                incomplete ??= `there is more below ${at} than is walked through`;
                return;
            }
            if (NEVER.includes(name))
                continue;
            if (kind === "folder")
                takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name), depth + 1);
            else
                take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(at, name), kind);
        }
    };
    for (const name of ALWAYS)
        takeAt(name);
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    if (dist === "folder")
        takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "dist"), 0);
    else if (dist !== undefined)
        take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "dist"), dist);
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length));
        else
            refuse(declared.path, "outside");
    }
    const { manifest, packageJson, packedFiles } = facts;
    if (!(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packedFiles) && !(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(packageJson) && hasList(packageJson)) {
        for (const { path } of packedFiles.files)
            take(path, "file");
        for (const path of packedFiles.links)
            take(path, "link");
        incomplete ??= packedFiles.incomplete;
    }
    const type = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(manifest) ? undefined : manifest.value["type"];
    for (const { path } of (0,_screenshots_js__WEBPACK_IMPORTED_MODULE_3__/* .screenshotsBeside */ .GW)(workspace, folder, type, [...files.values()]))
        take(path, "file");
    const all = [...files.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > MOST_ARCHIVED_FILES)
        incomplete ??= "it has more than 10,000 files";
    if (bytes > MOST_ARCHIVED_BYTES)
        incomplete ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .byPath */ .f2),
        ...(incomplete !== undefined && { incomplete }),
    };
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}


/***/ }),

/***/ 1881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ readChangelogTitle; }
/* harmony export */ });
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6531);
/* harmony import */ var _plain_title_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7987);


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
    if (title.length > LONGEST || !(0,_plain_title_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeEntry */ .d)(title))
        return undefined;
    const plain = (0,_plain_title_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlainTitle */ .D)(title);
    if (plain)
        return { ...plain, isExact: true, package: undefined, isUnreleased: false };
    const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const before = BEFORE.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(version) !== undefined;
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

/***/ 3454:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readEntries; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9763);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8891);
/* harmony import */ var _text_section_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5627);
/* harmony import */ var _changelog_title_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1881);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3688);





/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutScope */ .bF)(packageName)];
    const all = grouped(await (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .findHeadings */ .B)(text), [...packageNames, ...(name === undefined ? [] : [name])]);
    if (all.every(({ entry }) => entry === undefined))
        return [];
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .D)(text);
    const sections = (0,_text_section_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionsOf */ .K)(text, all);
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
        const title = (0,_changelog_title_js__WEBPACK_IMPORTED_MODULE_1__/* .readChangelogTitle */ .J)(heading.title, names);
        const isPart = open !== undefined && heading.level > open.marks && title?.version === open.entry?.version;
        const entry = isPart ? undefined : title;
        const isInside = entry === undefined && open !== undefined && heading.level >= open.marks;
        const told = { ...heading, entry, marks: heading.level, level: isInside ? heading.level + 1 : 1 };
        if (!isInside)
            open = entry && told;
        return told;
    });
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
    archiveChange: nothingRun,
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
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Jn: function() { return /* binding */ declaredFilesOf; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   XN: function() { return /* binding */ hookPath; },
/* harmony export */   kk: function() { return /* binding */ licenseFile; }
/* harmony export */ });
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(462);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4066);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5435);



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
    const why = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .whyNoPath */ .D)(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = (0,_declared_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolvedPath */ .u)(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(workspace, "", full) : (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_2__/* .exactFile */ .m)(workspace, "", full);
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
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7066);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4066);



/** @param others names without ending that people give such a file, in lower case. */
function findFile(workspace, folder, name, others = []) {
    const exact = (0,_exact_file_js__WEBPACK_IMPORTED_MODULE_0__/* .exactFile */ .m)(workspace, folder, name);
    if (exact.state !== "missing")
        return exact;
    const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
    const siblings = workspace
        .list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, parent))
        .filter(({ kind }) => kind !== "folder")
        .map((listed) => listed.name);
    const nearest = nearName((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
    const near = nearest === undefined ? inOtherLetters(workspace, folder, name) : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(parent, nearest);
    // A file may vanish between two looks: then the folder still lists it.
    return {
        ...exact,
        near: near === undefined || near === name ? undefined : { name: near, path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, near) },
        siblings,
    };
}
function nearName(wanted, names) {
    const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    const sameStem = names.find((name) => stem(name) === stem(wanted));
    return sameLetters ?? sameStem ?? names.find((name) => isSlip(stem(name), stem(wanted)));
}
function isSlip(a, b) {
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .editDistance */ .Y)(a, b) === 1;
}
/** The file that a path means where letter case does not count, also in the names of folders. */
function inOtherLetters(workspace, folder, path) {
    let here = "";
    let kind;
    for (const name of path.split("/")) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, here));
        const same = listed.find((entry) => entry.name === name);
        const found = same ?? listed.find((entry) => entry.name.toLowerCase() === name.toLowerCase());
        if (!found)
            return undefined;
        here = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(here, found.name);
        kind = found.kind;
    }
    return kind === "folder" ? undefined : here;
}
/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name) {
    return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}


/***/ }),

/***/ 9377:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ gitRefsOf; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
;// CONCATENATED MODULE: ./build/src/plugin/git-refs.js

const MOST_PACKED_BYTES = 16 * 1024 * 1024;
const MOST_LOOSE_REFS = 20_000;
const MOST_LEVELS = 8;
const MOST_REF_BYTES = 4096;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const OBJECT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/** Reads a repository's tags: loose ones win over packed ones of the same name. */
function readGitRefs(git) {
    const head = textOf(git, "HEAD");
    // So it stands where references are kept in another way, for those who do not know that way.
    if (head === "ref: refs/heads/.invalid")
        return (0,absent/* absent */.G)("git keeps the tags of this repository in a reftable");
    const packed = packedRefs(git);
    if ((0,absent/* isAbsent */.W)(packed))
        return packed;
    const refs = new Map([...packed].filter(([name]) => name.startsWith(`${TAGS}/`)));
    const loose = looseTags(git);
    if ((0,absent/* isAbsent */.W)(loose))
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return {
        tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })),
        head: commitOf(git, head, packed),
        isShallow: isShallow(git),
    };
}
function packedRefs(git) {
    const bytes = git.file("packed-refs", MOST_PACKED_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("git's file packed-refs cannot be read, or has over 16 MiB");
    const lines = DECODER.decode(bytes).split("\n");
    const isPeeled = lines[0]?.startsWith("# pack-refs with:") === true && lines[0].includes(" fully-peeled ");
    let last;
    for (const line of lines) {
        const peeled = line.startsWith("^") ? line.slice(1) : undefined;
        const before = last === undefined ? undefined : refs.get(last);
        if (peeled !== undefined && OBJECT.test(peeled) && last !== undefined && before) {
            refs.set(last, { ...before, commit: peeled });
        }
        const space = line.indexOf(" ");
        const object = line.slice(0, Math.max(0, space));
        last = OBJECT.test(object) ? line.slice(space + 1) : undefined;
        if (last !== undefined)
            refs.set(last, { object, commit: isPeeled ? object : undefined });
    }
    return refs;
}
function looseTags(git) {
    const tags = new Map();
    const folders = [TAGS];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return (0,absent/* absent */.G)("git's folder of tags cannot be read");
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MOST_LOOSE_REFS)
                return (0,absent/* absent */.G)(`there are over ${String(MOST_LOOSE_REFS)} tags, each in its own file`);
            if (kind === "folder" && path.split("/").length < MOST_LEVELS)
                folders.push(path);
            const object = kind === "file" ? textOf(git, path) : undefined;
            if (object !== undefined && OBJECT.test(object))
                tags.set(path, object);
        }
    }
    return tags;
}
/** What HEAD names in the end: a commit, or a branch that names one. */
function commitOf(git, head, packed) {
    if (head === undefined || OBJECT.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = textOf(git, branch);
    return loose !== undefined && OBJECT.test(loose) ? loose : packed.get(branch)?.object;
}
/** The one line that a file of git holds. */
function textOf(git, path) {
    const bytes = git.file(path, MOST_REF_BYTES);
    return typeof bytes === "string" ? undefined : DECODER.decode(bytes).trimEnd();
}
function isShallow(git) {
    const bytes = git.file("shallow", MOST_SHALLOW_BYTES);
    return bytes === "unreadable" || (bytes !== "missing" && bytes.length > 0);
}

;// CONCATENATED MODULE: ./build/src/plugin/git-facts.js


// One repository may hold a thousand plugins: what is the same for all of them is read once.
const refs = new WeakMap();
function gitRefsOf(workspace) {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const known = refs.get(git) ?? readGitRefs(git);
    refs.set(git, known);
    return known;
}


/***/ }),

/***/ 7490:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ entryOf; },
/* harmony export */   b: function() { return /* binding */ majorChangeOf; }
/* harmony export */ });
/* harmony import */ var _text_version_order_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6425);
/* harmony import */ var _text_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6531);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3688);




async function majorChangeOf(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(sources.version);
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
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(other.version) ?? []);
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
        const other = (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(text);
        return other !== undefined && (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) === 0;
    };
    return entries.find((entry) => entry.isExact && isSame(entry.version));
}
/** Who uses stable versions skips the prereleases between them. */
function highestBefore(version, others) {
    return others
        .filter((other) => (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(best, other) >= 0 ? best : other), undefined);
}
function taggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(reading.version) ?? []) : [];
    });
}
function higher(told, tagged) {
    if (tagged && (!told || (0,_text_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(told, tagged) < 0))
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
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6659);
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
/** What a lock file begins with, its words of warning included. */
const ENOUGH_OF_LOCK = 300;
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
        ...(name === "yarn" && own && isClassic(workspace, own.path) && { isClassic: true }),
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
function isClassic(workspace, lockFile) {
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .latin1 */ .Wy)(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
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

/***/ 3498:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/bundle.js
var plugin_bundle = __webpack_require__(114);
// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __webpack_require__(3635);
// EXTERNAL MODULE: ./build/src/plugin/bundled-packages.js + 1 modules
var bundled_packages = __webpack_require__(7700);
// EXTERNAL MODULE: ./build/src/plugin/changed-sources.js
var changed_sources = __webpack_require__(39);
// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __webpack_require__(808);
// EXTERNAL MODULE: ./build/src/plugin/imported-packages.js
var imported_packages = __webpack_require__(4390);
// EXTERNAL MODULE: ./build/src/plugin/source-map.js
var source_map = __webpack_require__(632);
;// CONCATENATED MODULE: ./build/src/plugin/bundle-facts.js








const BUNDLE_READERS = {
    bundle: (reading) => following(reading, "bundleFile", plugin_bundle/* bundleOf */.c),
    bundleCode: (reading) => following(reading, "bundle", (bundle) => (0,plugin_bundle/* bundleCodeOf */.h)(bundle, reading.workspace)),
    sourceMap: (reading) => following(reading, "bundleCode", (code) => (0,source_map/* sourceMapOf */.F)(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => following(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.G)(`${code.name} is far from the limit`);
        const { bundleWeight } = await __webpack_require__.e(/* import() */ 5369).then(__webpack_require__.bind(__webpack_require__, 5369));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await packagesOf(reading)];
        return (0,bundled_packages/* bundledPackages */.O)(latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => (0,imported_packages/* importedPackages */.m)(latin1, await packagesOf(reading))),
    changedSources: (reading) => following(reading, "sourceMap", (map) => (0,changed_sources/* changedSources */.H)(map, reading.workspace, reading.folder)),
};
/** What follows from a fact, or why the fact is not there. */
async function following({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W)(found) ? found : read(found);
}
async function packagesOf({ fact }) {
    return (0,host_packages/* hostPackages */.ar)(await fact("configuration"));
}

// EXTERNAL MODULE: ./build/src/plugin/command-facts.js
var command_facts = __webpack_require__(2127);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(8891);
// EXTERNAL MODULE: ./build/src/plugin/plain-license.js
var plain_license = __webpack_require__(9430);
// EXTERNAL MODULE: ./build/src/plugin/text-file.js
var text_file = __webpack_require__(4776);
;// CONCATENATED MODULE: ./build/src/plugin/document-facts.js




const DOCUMENT_READERS = {
    readmeText: (reading) => textIn(reading, "readmeFile"),
    licenseText: (reading) => textIn(reading, "licenseFile"),
    changelogText: (reading) => textIn(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("readmeText"));
        return (0,absent/* isAbsent */.W)(file) ? file : { ...file, sections: await (0,markdown/* readMarkdown */.k)(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("licenseText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        if (!file.isCut && (0,plain_license/* isPlainMit */.F)(file.text))
            return { ...file, licenses: plain_license/* PLAIN_MIT */.I, placeholder: undefined };
        return (await __webpack_require__.e(/* import() */ 474).then(__webpack_require__.bind(__webpack_require__, 474))).licenseTextsIn(file);
    },
};
async function textIn({ fact, workspace }, name) {
    return (0,text_file/* textFileOf */.xM)(await fact(name), workspace);
}

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
    return plain ?? (await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 2831))).readFullJson(file, source);
}

// EXTERNAL MODULE: ./build/src/text/json-limits.js
var json_limits = __webpack_require__(8689);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __webpack_require__(2605);
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

// EXTERNAL MODULE: ./build/src/plugin/found-file.js
var found_file = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var manifest = __webpack_require__(4519);
;// CONCATENATED MODULE: ./build/src/plugin/of-plugin.js

/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
async function ofPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file" ? read(reading) : (0,absent/* absent */.G)("there is no manifest.json");
}

// EXTERNAL MODULE: ./build/src/plugin/screenshots.js
var screenshots = __webpack_require__(461);
;// CONCATENATED MODULE: ./build/src/plugin/file-facts.js









const MOST_NESTED_FOLDERS = 200;
const FILE_READERS = {
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: (reading) => jsonIn(reading, "manifestFile"),
    manifest: async (reading) => {
        const object = await objectIn(reading, "manifestText");
        return (0,absent/* isAbsent */.W)(object) ? object : (0,manifest/* manifestOf */.$V)(object);
    },
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
    screenshots: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,screenshots/* screenshotsIn */.xM)(workspace, folder)),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joined */.oR)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joined */.oR)(nested, "manifest.json"))?.kind === "file"),
    }),
};
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
        return (await Promise.all(/* import() */[__webpack_require__.e(9370), __webpack_require__.e(2831)]).then(__webpack_require__.bind(__webpack_require__, 2831))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : (0,absent/* absent */.G)(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if ((0,absent/* isAbsent */.W)(json))
        return json;
    return (0,manifest/* asObjectText */.ho)(json) ?? (0,absent/* absent */.G)(`${(0,workspace_workspace/* baseName */.Fl)(json.file)} is not a JSON object`);
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

// EXTERNAL MODULE: ./build/src/plugin/declared-files.js
var declared_files = __webpack_require__(9706);
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
    const { imageSize } = await __webpack_require__.e(/* import() */ 2013).then(__webpack_require__.bind(__webpack_require__, 2013));
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
    const { default: parse } = await __webpack_require__.e(/* import() */ 3326).then(__webpack_require__.t.bind(__webpack_require__, 3326, 23));
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

// EXTERNAL MODULE: ./build/src/plugin/ranges.js + 1 modules
var ranges = __webpack_require__(1787);
;// CONCATENATED MODULE: ./build/src/plugin/manifest-facts.js







const MANIFEST_READERS = {
    shape: (reading) => ofManifest(reading, async ({ value }) => isPlainShape(value) ? { errors: [] } : (await __webpack_require__.e(/* import() */ 8941).then(__webpack_require__.bind(__webpack_require__, 8941))).shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* declaredFilesOf */.Jn)(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => (0,ranges/* hasUncommonRange */.gi)(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? (0,ranges/* rangesOf */.wA)((await Promise.all(/* import() */[__webpack_require__.e(1084), __webpack_require__.e(7506)]).then(__webpack_require__.bind(__webpack_require__, 7506))).semverRange)
            : (0,ranges/* rangesOf */.wA)());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __webpack_require__.e(/* import() */ 9550).then(__webpack_require__.bind(__webpack_require__, 9550))).judgedConfig(tasks);
    }),
};
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W)(manifest) ? manifest : read(manifest);
}

// EXTERNAL MODULE: ./build/src/plugin/archive-files.js
var archive_files = __webpack_require__(8576);
// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __webpack_require__(3292);
// EXTERNAL MODULE: ./build/src/plugin/plain-packed-files.js
var plain_packed_files = __webpack_require__(5055);
;// CONCATENATED MODULE: ./build/src/plugin/packed-files.js


/** By the rules of npm; where npm itself was asked, its answer counts. */
async function packedFilesOf(packing, byNpm) {
    if (packing.workspace.canList?.(packing.folder) === false)
        return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
    const byRules = (0,plain_packed_files/* plainPackedFiles */.s)(packing) ?? (await walked(packing));
    if ((0,absent/* isAbsent */.W)(byNpm))
        return byRules;
    return (await __webpack_require__.e(/* import() */ 5636).then(__webpack_require__.bind(__webpack_require__, 5636))).asNpmHasIt(byNpm, byRules);
}
async function walked(packing) {
    const walk = (await __webpack_require__.e(/* import() */ 6645).then(__webpack_require__.bind(__webpack_require__, 6645))).packWalk(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [] };
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
        const found = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(found) || found.state === "missing")
            return (0,absent/* absent */.G)("there is no manifest.json");
        if (workspace.canList?.(folder) === false)
            return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
        const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
        const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
        return (0,archive_files/* archiveFilesOf */.Xt)({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
    },
};
async function packingOf({ workspace, folder, fact }) {
    const packageJson = await fact("packageJson");
    return (0,absent/* isAbsent */.W)(packageJson) ? packageJson : { workspace, folder, packageJson: packageJson.value };
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
            const result = (await Promise.all(/* import() */[__webpack_require__.e(1577), __webpack_require__.e(5713)]).then(__webpack_require__.bind(__webpack_require__, 5713))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

;// CONCATENATED MODULE: ./build/src/plugin/secret-facts.js


const SECRET_READERS = {
    secrets: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return secretsOf(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W)(list) ? [] : list.files)));
    },
};

// EXTERNAL MODULE: ./build/src/plugin/changelog.js
var changelog = __webpack_require__(3454);
// EXTERNAL MODULE: ./build/src/plugin/git-facts.js + 1 modules
var git_facts = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/src/plugin/lock-file.js
var lock_file = __webpack_require__(5804);
// EXTERNAL MODULE: ./build/src/plugin/major-change.js
var major_change = __webpack_require__(7490);
// EXTERNAL MODULE: ./build/src/plugin/tracked-environment.js + 1 modules
var tracked_environment = __webpack_require__(9794);
;// CONCATENATED MODULE: ./build/src/plugin/version-facts.js








const VERSION_READERS = {
    lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,lock_file/* lockFileOf */.L)(workspace, folder)),
    tag: () => (0,absent/* absent */.G)("this is no release"),
    changelog: async (reading) => {
        const file = (0,text_file/* readable */.HD)(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await (0,changelog/* readEntries */.$)(path, text, await namesIn(reading)) };
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
    trackedEnvironment: (reading) => ofPlugin(reading, ({ workspace, folder }) => (0,tracked_environment/* trackedEnvironmentOf */.NR)(workspace, folder)),
};
/** More than any registry takes: what is longer names nothing. */
const LONGEST_NAME = 256;
async function namesIn({ fact }) {
    const manifest = await fact("manifest");
    const packageJson = await fact("packageJson");
    const text = (value) => typeof value === "string" && value !== "" && value.length <= LONGEST_NAME ? value : undefined;
    return {
        packageName: (0,absent/* isAbsent */.W)(packageJson) ? undefined : text(packageJson.value["name"]),
        name: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["name"]),
        version: (0,absent/* isAbsent */.W)(manifest) ? undefined : text(manifest.value["version"]),
    };
}

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __webpack_require__(8980);
// EXTERNAL MODULE: ./build/src/plugin/told-with.js
var told_with = __webpack_require__(3332);
;// CONCATENATED MODULE: ./build/src/plugin/workflows.js





const FOLDER = ".github/workflows";
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
    if (workspace.entry(FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* byName */.nG);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, MOST_FILES)) {
        const file = `${FOLDER}/${name}`;
        const bytes = searched < MOST_SEARCHED ? workspace.bytes(file, MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < MOST_SEARCHED
                ? "This workflow cannot be read, or has more than 1 MiB"
                : "This workflow is not read, as those before it have 8 MiB already";
            unread.push({ file, why, help: "Make it smaller and readable to have it checked" });
            continue;
        }
        searched += bytes.length;
        const { text, fault } = (0,decode/* decodeUtf8 */._6)(bytes);
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
            const { readWorkflow } = await __webpack_require__.e(/* import() */ 7450).then(__webpack_require__.bind(__webpack_require__, 7450));
            files.push(await readWorkflow(file, text));
        }
    }
    if (names.length > MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(MOST_FILES)} by name are read`;
        unread.push({ file: FOLDER, why, help: "Remove those that are not needed" });
    }
    return { files, unread, ignoresDist: files.length > 0 && ignoresDist(workspace) };
}
function ignoresDist(workspace) {
    const bytes = workspace.bytes(".gitignore", MOST_BYTES);
    const lines = bytes ? new TextDecoder().decode(bytes).split("\n") : [];
    const isIgnored = lines.some((line) => /^(?:\/|\*\*\/)?(?:[\w.*-]+\/){0,9}dist\/?\**$/u.test(line.trim()));
    // What was added in spite of that, or is excepted in a later line, is in every clone.
    return isIgnored && !(0,tracked_environment/* tracksPath */.e5)(workspace, "dist/plugin.js");
}

;// CONCATENATED MODULE: ./build/src/plugin/workflow-facts.js

const WORKFLOW_READERS = {
    workflows: async ({ workspace, spokenForBy, fact }) => workflowsOf(workspace, await fact("manifestFile"), spokenForBy),
};

;// CONCATENATED MODULE: ./build/src/plugin/plugin.js










const READERS = {
    ...FILE_READERS,
    ...MANIFEST_READERS,
    ...command_facts/* COMMAND_READERS */.l,
    ...DOCUMENT_READERS,
    ...VERSION_READERS,
    ...BUNDLE_READERS,
    ...PACKAGE_READERS,
    ...SECRET_READERS,
    ...WORKFLOW_READERS,
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
    return (0,_text_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(text)?.text;
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
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8980);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3459);


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** Of a larger file nothing is read. */
const MOST_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;
function textFileOf(found, workspace) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(found))
        return found;
    const { name, path } = found;
    if (found.state === "missing")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`there is no ${name}`);
    if (found.state !== "file")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} cannot be read`);
    if (found.size === 0)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is empty`);
    if (found.size > MOST_FILE_BYTES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} is too large to be read`);
    const bytes = workspace.bytes(path, MOST_FILE_BYTES);
    return bytes ? { name, path, ...(0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(start(bytes)), isCut: bytes.length > MOST_TEXT_BYTES } : gone(name);
}
/** The text of a file if people can read it; else why not. */
function readable(file) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function gone(name) {
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .G)(`${name} could not be read`);
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

/***/ 8891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ findHeadings; },
/* harmony export */   k: function() { return /* binding */ readMarkdown; }
/* harmony export */ });
/* harmony import */ var _markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4162);
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5627);


/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
async function readMarkdown(text) {
    return (0,_section_js__WEBPACK_IMPORTED_MODULE_1__/* .sectionsOf */ .K)(text, await findHeadings(text));
}
/** The same headings, for those who have sections of their own in mind. */
async function findHeadings(text) {
    return (0,_markdown_plain_js__WEBPACK_IMPORTED_MODULE_0__/* .plainHeadings */ .K)(text) ?? (await Promise.all(/* import() */[__webpack_require__.e(5530), __webpack_require__.e(2069)]).then(__webpack_require__.bind(__webpack_require__, 2069))).fullHeadings(text);
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


/***/ }),

/***/ 5627:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ sectionsOf; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9763);

/** The sections of a text, one for each of its headings, in their order. */
function sectionsOf(text, headings) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .linesOf */ .D)(text);
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

/***/ 6425:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ compareExact; }
/* harmony export */ });
/* harmony import */ var _version_range_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7016);

/** Which of two versions comes first; build metadata does not count. */
function compareExact(a, b) {
    return (0,_version_range_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(withPrerelease(a), withPrerelease(b));
}
function withPrerelease({ text, major, minor, patch, build }) {
    const bare = build === "" ? text : text.slice(0, -build.length - 1);
    const hyphen = bare.indexOf("-");
    return { major, minor, patch, prerelease: hyphen === -1 ? "" : bare.slice(hyphen + 1) };
}


/***/ }),

/***/ 7016:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: function() { return /* binding */ intersection; },
/* harmony export */   Hp: function() { return /* binding */ rangeKey; },
/* harmony export */   KA: function() { return /* binding */ versionText; },
/* harmony export */   Zy: function() { return /* binding */ compareVersions; },
/* harmony export */   fN: function() { return /* binding */ lowestVersion; }
/* harmony export */ });
/**
 * The lowest version that meets a range; `undefined` where none does.
 *
 * A prerelease counts only where the range names a prerelease of the same three numbers, as npm has it.
 */
function lowestVersion(range) {
    return range
        .map(lowestOfAll)
        .filter((version) => version !== undefined)
        .toSorted(compareVersions)[0];
}
/** The versions that meet both ranges. */
function intersection(a, b) {
    return a.flatMap((some) => b.map((others) => [...some, ...others]));
}
/** A text that is the same for ranges that mean the same, however they are written. */
function rangeKey(range) {
    const lists = range.map((comparators) => [...new Set(comparators.map(comparatorKey))].filter(isLimit).toSorted());
    return lists
        .map((keys) => keys.join(" "))
        .toSorted()
        .join("||");
}
function compareVersions(a, b) {
    return compareNumbers(a, b) || comparePrereleases(a.prerelease, b.prerelease);
}
/** A version as text. */
function versionText({ major, minor, patch, prerelease }) {
    return `${[major, minor, patch].join(".")}${prerelease === "" ? "" : `-${prerelease}`}`;
}
function lowestOfAll(comparators) {
    const isNamed = (version) => comparators.some((other) => other.version.prerelease !== "" && compareNumbers(other.version, version) === 0);
    // Between two versions that a range names none is lower than the first after the one, or the first prerelease
    // before the other.
    return comparators
        .flatMap(({ operator, version }) => [
        operator === ">" ? following(version) : version,
        ...(version.prerelease === "" ? [] : [{ ...version, prerelease: "0" }]),
    ])
        .concat(ZERO)
        .toSorted(compareVersions)
        .find((version) => (version.prerelease === "" || isNamed(version)) &&
        comparators.every((comparator) => meets(version, comparator)));
}
const ZERO = { major: 0, minor: 0, patch: 0, prerelease: "" };
function following(version) {
    return version.prerelease === ""
        ? { ...version, patch: version.patch + 1 }
        : { ...version, prerelease: `${version.prerelease}.0` };
}
function meets(candidate, { operator, version }) {
    const order = compareVersions(candidate, version);
    switch (operator) {
        case ">=":
            return order >= 0;
        case ">":
            return order > 0;
        case "<":
            return order < 0;
        case "<=":
            return order <= 0;
        case "=":
            return order === 0;
    }
}
function compareNumbers(a, b) {
    return a.major - b.major || a.minor - b.minor || a.patch - b.patch;
}
function comparePrereleases(a, b) {
    if (a === b)
        return 0;
    if (a === "" || b === "")
        return a === "" ? 1 : -1;
    const left = a.split(".");
    const right = b.split(".");
    for (const [at, word] of left.entries()) {
        const other = right[at];
        if (other === undefined)
            return 1;
        const order = compareWords(word, other);
        if (order !== 0)
            return order;
    }
    return -1;
}
/** Numbers stand before words. */
function compareWords(a, b) {
    const isNumber = (word) => /^\d+$/u.test(word);
    if (isNumber(a) !== isNumber(b))
        return isNumber(a) ? -1 : 1;
    if (isNumber(a) && a.length !== b.length)
        return a.length - b.length;
    return a < b ? -1 : a > b ? 1 : 0;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
function comparatorKey({ operator, version }) {
    const isFirst = operator === "<" && version.prerelease === "0";
    return `${operator}${versionText(isFirst ? { ...version, prerelease: "" } : version)}`;
}
const isLimit = (key) => key !== ">=0.0.0";


/***/ })

};
;