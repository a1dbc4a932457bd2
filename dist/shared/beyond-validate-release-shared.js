"use strict";
exports.id = 570;
exports.ids = [570];
exports.modules = {

/***/ 76952:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ writeChannel; },
/* harmony export */   f: function() { return /* binding */ annotate; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);



/** Writes to one channel. A failure is reported and does not change the verdict. */
async function writeChannel(name, write) {
    try {
        await write();
        return true;
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        annotate("warning", `The ${name} could not be written, and the verdict is the same without it: ${why}`);
        return false;
    }
}
function annotate(kind, text) {
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandData */ .V9)(text)}\n`);
}


/***/ }),

/***/ 65025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ formatWith; }
/* harmony export */ });
/** Formats inputs as lines of a workflow step, ready to paste after a sentence. */
function formatWith(inputs) {
    const lines = Object.entries(inputs).map(([name, value]) => `\n    ${name}: ${value}`);
    return `\n  with:${lines.join("")}`;
}


/***/ }),

/***/ 26238:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: function() { return /* binding */ hideToken; },
/* harmony export */   v: function() { return /* binding */ hideTokens; }
/* harmony export */ });
/* harmony import */ var _commands_no_token_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62084);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94155);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);



/** What a job may hold beside the inputs of a step. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN", "PLUGIN_MARKETPLACE_TOKEN"];
/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A
 * misspelt input may hold one as well. This is what is printed first. Own code, on a release too: @actions/core prints
 * through a stream, which on some systems what is printed later overtakes.
 */
function hideTokens(environment) {
    const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name));
    const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
    for (const line of new Set(lines))
        if (!["", _commands_no_token_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_TOKEN */ .w].includes(line))
            hideToken(line);
}
/** From here on the runner shows this token nowhere, nor what a header or a configuration makes of it. */
function hideToken(token) {
    for (const form of new Set(listForms(token)))
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_0__/* .print */ .yy)(`::add-mask::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeCommandData */ .V9)(form)}\n`);
}
/** A shorter text's base64 may be part of any other text. */
const SHORTEST_ENCODED = 8;
/**
 * A token, and its base64: alone and as actions/checkout writes it, without the signs that fill up, and the part that
 * is the same whatever stands around it, for each of the three ways in which base64 can cut it.
 */
function listForms(token) {
    const bytes = Buffer.from(token);
    if (bytes.length < SHORTEST_ENCODED)
        return [token];
    const wholes = [token, `x-access-token:${token}`].map((text) => encode(Buffer.from(text)).replace(/=+$/u, ""));
    const parts = [0, 1, 2].map((cut) => encode(bytes.subarray(cut, bytes.length - ((bytes.length - cut) % 3))));
    return [token, ...wholes, ...parts];
}
function encode(bytes) {
    return bytes.toString("base64");
}


/***/ }),

/***/ 62013:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ formatFixCommand; },
/* harmony export */   W: function() { return /* binding */ createNextCommands; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84565);

/** What a person pastes at the root of a clone. */
function createNextCommands(job) {
    const { setup, command } = job.runner.copy;
    return { setup, ...(job.task.mode !== "report" && { fix: formatFixCommand(job) }), explain: `${command} explain` };
}
/** The command that applies all fixes. */
function formatFixCommand({ inputs: { paths }, runner: { copy } }) {
    const named = paths.length === 1 && paths[0] === "." ? [] : paths.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .quoteForShell */ .e);
    return [copy.command, "validate", "--fix", ...named].join(" ");
}


/***/ }),

/***/ 53037:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: function() { return /* binding */ formatOutputs; },
/* harmony export */   B0: function() { return /* binding */ NO_ARTIFACT; },
/* harmony export */   EM: function() { return /* binding */ NO_FILES; },
/* harmony export */   lk: function() { return /* binding */ createOutputs; },
/* harmony export */   um: function() { return /* binding */ createReleaseOutputs; },
/* harmony export */   vM: function() { return /* binding */ NO_OUTPUTS; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86785);




const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
/** The outputs for a later job. "" if there is no archive. */
const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };
const NO_RELEASE = {
    "release-state": "",
    "release-url": "",
    "marketplace-state": "",
    "marketplace-listing-url": "",
    "npm-url": "",
    plan: "",
};
/** The additional outputs of a release. */
function createReleaseOutputs({ outcome }) {
    const places = outcome.targets.flatMap(({ target, url }) => (url === undefined ? [] : [{ target, url }]));
    const marketplace = outcome.targets.find(({ target }) => target === "marketplace");
    const place = places.find(({ target }) => target === "github-release") ?? places[0];
    return {
        "release-state": outcome.state,
        "release-url": place?.url ?? "",
        "marketplace-state": marketplace?.state ?? "",
        "marketplace-listing-url": marketplace?.url ?? "",
        "npm-url": places.find(({ target }) => target === "npm")?.url ?? "",
        plan: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInertJson */ .LE)(JSON.stringify(outcome.plan)),
    };
}
function createOutputs(report, files) {
    const counts = (0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .countReportFindings */ .uu)(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(only.version);
    return {
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        errors: String(counts.error),
        warnings: String(counts.warning),
        notices: String(counts.notice),
        "stops-release": String(counts.stopsRelease),
        plugins: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInertJson */ .LE)(JSON.stringify(report.plugins.map(({ path }) => path))),
        "plugin-name": only?.name ?? "",
        version: only?.version ?? "",
        prerelease: version ? String(version.prerelease) : "",
        ...files,
        ...NO_ARTIFACT,
        ...NO_RELEASE,
    };
}
/** The outputs of a run that could not check anything. */
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
    ...NO_FILES,
    ...NO_ARTIFACT,
    ...NO_RELEASE,
};
/** Formats the outputs for the runner's output file. No value can end its block or begin another. */
function formatOutputs(outputs) {
    return Object.entries(outputs)
        .map(([name, value]) => {
        const delimiter = findUnusedDelimiter(value);
        return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
    })
        .join("");
}
function findUnusedDelimiter(value) {
    for (let number = 0;; number++) {
        const delimiter = `END_${String(number)}`;
        if (!value.includes(delimiter))
            return delimiter;
    }
}


/***/ }),

/***/ 60549:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ writeSummary; }
/* harmony export */ });
/* harmony import */ var _output_append_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94025);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);


/**
 * Adds Markdown to the job's summary. Own code, on a release too: @actions/core takes the file from the process, and
 * keeps to the first, so that a second run in this process would write to the file of another.
 */
async function writeSummary({ runner: { summaryFile } }, format) {
    await (0,_channel_js__WEBPACK_IMPORTED_MODULE_1__/* .writeChannel */ .N)("job summary", async () => {
        (0,_output_append_file_js__WEBPACK_IMPORTED_MODULE_0__/* .appendFile */ .d)(summaryFile, await format());
    });
}


/***/ }),

/***/ 62084:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ NO_TOKEN; }
/* harmony export */ });
/** The value that `actions/setup-node` writes into `NODE_AUTH_TOKEN` if no token is given. */
const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";


/***/ }),

/***/ 43958:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ findPublishingCredential; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _no_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62084);


const CREDENTIALS = [
    ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
    ["NPM_TOKEN", "the variable NPM_TOKEN"],
    ["PLUGIN_MARKETPLACE_TOKEN", "the variable PLUGIN_MARKETPLACE_TOKEN"],
    ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];
/** The first credential of an environment that publishes, in words. */
function findPublishingCredential(environment) {
    const found = [...listTokenInputs(environment), ...CREDENTIALS].find(([variable]) => !["", _no_token_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_TOKEN */ .w].includes(environment[variable]?.trim() ?? ""));
    return found?.[1];
}
/**
 * Every token that the workflow gives this step apart from GitHub's own, even in a misspelt input. Its rights are
 * not known.
 */
function listTokenInputs(environment) {
    return Object.keys(environment)
        .filter((name) => /^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
        .map((name) => [name, `the input ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(name.slice("INPUT_".length).toLowerCase())}`]);
}


/***/ }),

/***/ 45827:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ CHECKOUT_STEP; }
/* harmony export */ });
/** The step that a workflow is missing, ready to paste. */
const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";


/***/ }),

/***/ 70820:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ DIFFERENCE_SCHEMA; }
/* harmony export */ });
const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";


/***/ }),

/***/ 94025:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ getFileSize; },
/* harmony export */   d: function() { return /* binding */ appendFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Appends to a file that the surrounding program has made, such as the runner's. Without a file, nothing is written.
 */
function appendFile(file, text) {
    if (file)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
}
/** The size of such a file in bytes. */
function getFileSize(file) {
    return file ? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
}


/***/ }),

/***/ 5299:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: function() { return /* binding */ findComponentLibrary; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundled-packages.js
var bundled_packages = __webpack_require__(61369);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/imported-packages.js
var imported_packages = __webpack_require__(4393);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/ui-libraries.js
/** The libraries that mount components, by the names of their packages. */
const UI_LIBRARIES = {
    react: "React",
    preact: "Preact",
    vue: "Vue",
    svelte: "Svelte",
    "solid-js": "Solid",
    lit: "Lit",
};
/** Packages that belong to a library. */
const PARTS = new Map([
    ["react-dom", "react"],
    ["lit-element", "lit"],
    ["lit-html", "lit"],
    ["@lit/reactive-element", "lit"],
    ["@vue/runtime-dom", "vue"],
    ["@vue/runtime-core", "vue"],
]);
const UI_PACKAGES = new Set([...Object.keys(UI_LIBRARIES), ...PARTS.keys()]);
const isUiLibrary = (name) => Object.hasOwn(UI_LIBRARIES, name);
/** The libraries that some packages are, or are parts of. */
function listUiLibraries(packages) {
    const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
    return [...new Set(names.filter((name) => name !== undefined))];
}

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/component-library.js



/**
 * The library that the built code imports, or else the one that the plugin declares.
 *
 * @param declared all packages that the plugin declares.
 */
function findComponentLibrary({ modules }, declared) {
    const find = (search) => listUiLibraries(modules.flatMap(({ latin1 }) => [...search(latin1)]));
    const imported = find((code) => (0,imported_packages/* findImportedPackages */.t)(code, UI_PACKAGES));
    const bundled = find((code) => (0,bundled_packages/* findBundledPackages */.D)(code, undefined, UI_PACKAGES).keys());
    // A custom element of Lit is one, whatever else is there.
    const [first, second] = imported.length > 1 ? imported.filter((name) => name !== "lit") : imported;
    if (first && second)
        return { why: `the built code imports ${UI_LIBRARIES[first]} and ${UI_LIBRARIES[second]}` };
    const [inside] = bundled;
    if (inside)
        return { why: `${UI_LIBRARIES[inside]} is inside of the bundle, where no host can reach it` };
    const [named, other] = listUiLibraries(declared);
    const library = first ?? (other === undefined ? named : undefined);
    return library === undefined ? {} : { library };
}


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

/***/ 45315:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ combineFactFinders; },
/* harmony export */   v: function() { return /* binding */ askNpmForFiles; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);


/** Asks npm what it would pack. Runs nothing of the plugin. */
function askNpmForFiles(surroundings) {
    return async ({ workspace, root, folder, needs }) => {
        if (!needs.has("packedFiles") || workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, "package.json"))?.kind !== "file")
            return {};
        const { askNpm } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 78123));
        return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
    };
}
/** Finds out several things, one after the other. */
function combineFactFinders(...finders) {
    return async (asked) => {
        let given = {};
        for (const findOut of finders)
            given = { ...given, ...(await findOut(asked)) };
        return given;
    };
}


/***/ }),

/***/ 61999:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G4: function() { return /* binding */ isFixable; },
/* harmony export */   SJ: function() { return /* binding */ isFixedIn; },
/* harmony export */   Tb: function() { return /* binding */ fixJudged; },
/* harmony export */   fixFiles: function() { return /* binding */ fixFiles; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);
/* harmony import */ var _text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30747);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99364);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5014);






/** One fix may reveal another problem, such as a key behind a wrong comma. No real manifest needs more rounds. */
const MOST_ROUNDS = 20;
/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written. The edited
 * bytes are those that were checked: if a file changes on the disk meanwhile, the place of a fix would be wrong.
 *
 * @param isKept whether a finding is not fixed.
 */
function fixFiles(request, first, isKept) {
    return fixJudged(first, (overlay) => (0,_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, overlay }), isKept);
}
/** The same for who judges in a way of its own: with the bytes of these files instead of those that it has. */
async function fixJudged(first, judge, isKept = () => false) {
    const fixed = [];
    const left = new Map();
    const before = new Map();
    const overlay = new Map();
    const disk = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(first.root);
    let result = first;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isFixable(finding) && !isKept(finding, plugin)));
        const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
        let isChanged = false;
        for (const file of files) {
            const checked = overlay.get(file) ?? result.checkedBytes?.(file);
            const bytes = checked ?? disk.bytes(file);
            if (bytes && !before.has(file))
                before.set(file, bytes);
            if (bytes && !checked) {
                // The next round checks these bytes before it edits them.
                overlay.set(file, bytes);
                isChanged = true;
                continue;
            }
            const decoded = bytes && (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
            if (!decoded || decoded.fault) {
                left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                continue;
            }
            const findings = fixable.filter((finding) => isFixedIn(finding, file));
            const { text, applied } = (0,_text_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyFixes */ .y)(decoded.text, findings.map(({ fix = [] }) => fix));
            if (text === decoded.text)
                continue;
            overlay.set(file, new TextEncoder().encode(text));
            isChanged = true;
            fixed.push(...findings.filter((_, at) => applied[at]));
        }
        if (!isChanged)
            break;
        result = await judge(overlay);
    }
    return {
        fixed,
        changes: [...listChanges(before, overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))],
    };
}
function listChanges(before, after, disk) {
    const decode = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return [...after.keys()]
        .map((file) => {
        return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: (0,_workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinked */ .G)(disk, file) };
    })
        .filter((change) => change.before !== change.after);
}
/** A suppressed finding is not fixed: its author wants it as it is. */
function isFixable(finding) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .isCounted */ .he)(finding) && finding.fix !== undefined;
}
function isFixedIn({ fix = [] }, file) {
    return fix.every((edit) => edit.file === file);
}


/***/ }),

/***/ 5986:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ makeLifeSettings; },
  s: function() { return /* binding */ readSettings; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/checks/config-schema/config-fault-problem.js
var config_fault_problem = __webpack_require__(48616);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-schemas.js
var config_schemas = __webpack_require__(64252);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-values.js
var config_values = __webpack_require__(25768);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/made-up-value.js


/** A text of each format that has a form. */
const TEXTS = {
    ...{ email: "user@example.com", "idn-email": "user@example.com", uri: "https://example.com/" },
    ...{ url: "https://example.com/", iri: "https://example.com/", hostname: "example.com" },
    ...{ ipv4: "192.0.2.1", ipv6: "2001:db8::1", uuid: "00000000-0000-4000-8000-000000000000" },
    ...{ date: "2000-01-01", time: "12:00:00Z", "date-time": "2000-01-01T12:00:00Z", duration: "P1D" },
    ...{ regex: ".*", "json-pointer": "/made-up", color: "#336699" },
};
const LONGEST = 10_000;
const DEEPEST = 10;
/** Makes a value that a setting's schema allows; `undefined` where that is beyond this simple rule. */
function makeSettingValue(schema) {
    // What fits a pattern is not found by any simple rule.
    if (Object.hasOwn(schema, "pattern") && !Object.hasOwn(schema, "enum"))
        return undefined;
    const value = makeValue(schema, 0);
    const faults = (0,config_values/* findValueFaults */.u)(schema, value, []).filter(({ keyword }) => keyword !== "secret");
    return faults.length === 0 ? value : undefined;
}
function makeValue(schema, depth) {
    const own = (key) => (0,json_object/* getOwn */.Ng)(schema, key);
    for (const key of ["default", "const"])
        if (own(key) !== undefined)
            return own(key);
    for (const key of ["enum", "examples"]) {
        const list = own(key);
        if (Array.isArray(list) && list.length > 0)
            return list[0];
    }
    const type = own("type");
    switch (Array.isArray(type) ? type[0] : (type ?? ((0,json_object/* isObject */.Gv)(own("properties")) ? "object" : "string"))) {
        case "string":
            return makeText(own("format"), getCount(own("minLength")), getCount(own("maxLength"), LONGEST));
        case "integer":
        case "number":
            return makeNumber(own, type === "integer");
        case "boolean":
            return false;
        case "array":
            return makeList(own, depth);
        case "object":
            return makeObject(own, depth);
        default:
            return null;
    }
}
function makeText(format, least, most) {
    const text = (typeof format === "string" ? (0,json_object/* getOwn */.Ng)(TEXTS, format) : undefined) ?? "made-up";
    return text.padEnd(Math.min(least, LONGEST), "x").slice(0, most);
}
function makeNumber(own, isInteger) {
    const number = (key) => {
        const value = own(key);
        return typeof value === "number" ? value : undefined;
    };
    const step = number("multipleOf") ?? (isInteger ? 1 : 0);
    const [above, below] = [number("exclusiveMinimum"), number("exclusiveMaximum")];
    const least = number("minimum") ?? (above === undefined ? undefined : above + (step || 0.5));
    const most = number("maximum") ?? (below === undefined ? undefined : below - (step || 0.5));
    const value = least ?? Math.min(1, most ?? 1);
    return step === 0 ? value : Math.ceil(value / step) * step;
}
function makeList(own, depth) {
    const items = own("items");
    const count = Math.min(getCount(own("minItems")), 100);
    return Array.from({ length: count }, () => ((0,json_object/* isObject */.Gv)(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
}
function makeObject(own, depth) {
    const properties = own("properties");
    if (!(0,json_object/* isObject */.Gv)(properties) || depth >= DEEPEST)
        return {};
    return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, makeValue((0,json_object/* isObject */.Gv)(schema) ? schema : {}, depth + 1)]));
}
const getCount = (value, otherwise = 0) => (typeof value === "number" ? value : otherwise);

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
;// CONCATENATED MODULE: ./build/bundled/run/life-settings.js









const LARGEST = 1024 * 1024;
const HELP = 'Write a JSON object of settings, such as {"apiKey": "..."}';
/**
 * Reads the file that `--settings` or the input names.
 *
 * @param by what names it, such as `--settings`.
 * @param repository its links must not lead out of it.
 * @throws {UsageError}
 */
function readSettings(file, by, cwd, repository) {
    const subject = `The file of ${by}, ${(0,safe/* quote */.hD)(file)},`;
    const read = (0,read_file_of_caller/* readFileOfCaller */.d)((0,external_node_path_.resolve)(cwd, file), repository, LARGEST);
    if ("refused" in read) {
        if (read.missing)
            throw new errors/* UsageError */.eb(`${subject} is not there`, `Write the path from ${(0,safe/* quote */.hD)(cwd)}`);
        throw new errors/* UsageError */.eb(`${subject} cannot be read: ${read.refused}`, HELP);
    }
    const text = new TextDecoder().decode(read.bytes);
    let values;
    try {
        values = JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
        // The engine's own message would show what is in the file, which may be a secret.
        throw new errors/* UsageError */.eb(`${subject} is not JSON`, HELP);
    }
    if (!(0,json_object/* isObject */.Gv)(values))
        throw new errors/* UsageError */.eb(`${subject} is not a JSON object`, HELP);
    return { file, values };
}
/**
 * The settings of a life. Each is that of the file, else that of `default_config`, else the schema's default, else a
 * value made from the schema.
 *
 * @throws {UsageError} for a value of the file that the schema refuses.
 */
function makeLifeSettings(manifest, given) {
    const schemas = (0,config_schemas/* findConfigSchemas */.Y3)(manifest);
    const defaults = manifest.value["default_config"];
    if (given)
        refuseFaults(manifest, given);
    const chosen = new Map([(0,json_object/* isObject */.Gv)(defaults) ? defaults : {}, given?.values ?? {}].flatMap((values) => Object.entries(values)));
    const madeUp = [];
    const names = schemas.flatMap(({ schema: { properties } }) => ((0,json_object/* isObject */.Gv)(properties) ? Object.keys(properties) : []));
    for (const name of new Set(names)) {
        if (chosen.has(name))
            continue;
        const { schema = {} } = (0,config_schemas/* findSetting */.SP)(schemas, name) ?? {};
        if (Object.hasOwn(schema, "default")) {
            chosen.set(name, schema["default"]);
            continue;
        }
        madeUp.push(name);
        chosen.set(name, makeSettingValue(schema));
    }
    return { config: Object.fromEntries(chosen), madeUp };
}
function refuseFaults(manifest, { file, values }) {
    const schemas = (0,config_schemas/* findConfigSchemas */.Y3)(manifest);
    for (const [name, value] of Object.entries(values)) {
        const setting = (0,config_schemas/* findSetting */.SP)(schemas, name);
        // A password has its place in this file, unlike in the manifest.
        const { format, ...others } = setting?.schema ?? {};
        const isPassword = format === "password";
        const [fault] = (0,config_values/* findValueFaults */.u)(isPassword ? others : setting?.schema, value, [name]);
        if (!fault)
            continue;
        const { message, help } = (0,config_fault_problem/* describeConfigFault */.Y)(manifest, fault);
        throw new errors/* UsageError */.eb(`The settings in ${(0,safe/* quote */.hD)(file)} do not fit "config_schema": ${isPassword ? `${(0,safe/* quote */.hD)(name)} is refused by its schema` : message}`, isPassword ? HELP : help);
    }
}


/***/ }),

/***/ 69481:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ readRecord; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);
/* harmony import */ var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59483);
/* harmony import */ var _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64292);
/* harmony import */ var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90778);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);








/** @throws {UsageError} that names the line and the column. */
function readRecord(file, read) {
    const { subject, schema, help } = file;
    const value = parseJson(file);
    const refuse = (path, why) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${subject} cannot be used: ${formatPlace(file, path)}${why}`, help);
    };
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value))
        return refuse([], `it contains ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value)}, not an object`);
    const declared = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(value, "schema");
    if (declared !== schema)
        return refuse(["schema"], `its "schema" is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(declared)}, but must be ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(schema)}`);
    return read(makeReader(value, [], refuse));
}
function parseJson({ bytes, subject, help }) {
    const { text, fault } = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
    try {
        if (!fault)
            return JSON.parse(text);
    }
    catch (error) {
        if (!(error instanceof SyntaxError))
            throw error;
    }
    const [problem] = bytes.length > _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_JSON_BYTES */ .Vi ? [] : (0,_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)("", bytes).problems;
    const what = problem ? `: ${formatLineAndColumn(problem.range)}${problem.message}` : "";
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${subject} is not JSON${what}`, help);
}
function makeReader(object, path, refuse) {
    const refuseValue = (key, form) => Object.hasOwn(object, key)
        ? refuse([...path, key], `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(object[key])}, but must be ${form}`)
        : refuse(path, `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is missing`);
    const text = (key) => {
        const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
        return typeof value === "string" ? value : refuseValue(key, "a text");
    };
    const readInteger = (key, least) => {
        const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
        return typeof value === "number" && Number.isSafeInteger(value) && value >= least
            ? value
            : refuseValue(key, `a whole number from ${String(least)}`);
    };
    const part = (key, read) => {
        const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(value) ? read(makeReader(value, [...path, key], refuse)) : refuseValue(key, "an object");
    };
    return {
        has: (key) => Object.hasOwn(object, key),
        isNull: (key) => (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key) === null,
        text,
        part,
        optionalText: (key) => (Object.hasOwn(object, key) ? text(key) : undefined),
        optionalPart: (key, read) => (Object.hasOwn(object, key) ? part(key, read) : undefined),
        count: (key) => readInteger(key, 1),
        sum: (key) => readInteger(key, 0),
        texts(key) {
            const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
            return Array.isArray(value) && value.every((item) => typeof item === "string")
                ? value
                : refuseValue(key, "a list of texts");
        },
        textOrTexts(key) {
            return typeof (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key) === "string" ? text(key) : this.texts(key);
        },
        flag(key) {
            const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
            return typeof value === "boolean" ? value : refuseValue(key, "true or false");
        },
        word: (key, words) => words.find((word) => word === (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key)) ?? refuseValue(key, `one of ${words.join(", ")}`),
        list(key, read) {
            const value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .getOwn */ .Ng)(object, key);
            if (!Array.isArray(value))
                return refuseValue(key, "a list");
            return value.map((item, index) => {
                const itemPath = [...path, key, index];
                return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .Gv)(item)
                    ? read(makeReader(item, itemPath, refuse))
                    : refuse(itemPath, `an item is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)}, not an object`);
            });
        },
        refuse: (key, why) => refuse([...path, key], why),
    };
}
/** The place of a value: its line and column, or its pointer if the file is too large. */
function formatPlace({ bytes }, path) {
    const json = (0,_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .V)("", bytes);
    if (json.value !== undefined)
        return formatLineAndColumn(json.at(...path).range);
    return path.length === 0 ? "" : `at ${(0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__/* .makePointer */ .q)(path)}, `;
}
function formatLineAndColumn(range) {
    return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
}


/***/ }),

/***/ 68242:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: function() { return /* binding */ listPackages; },
/* harmony export */   Bv: function() { return /* binding */ CHECKS_OF_LIFECYCLE; },
/* harmony export */   HU: function() { return /* binding */ makeLifecycleRunner; },
/* harmony export */   Hi: function() { return /* binding */ TYPED_HOOK; },
/* harmony export */   NO: function() { return /* binding */ makeLifecycleSkipper; },
/* harmony export */   Z4: function() { return /* binding */ NO_HOOKS; },
/* harmony export */   vX: function() { return /* binding */ makePluginId; },
/* harmony export */   wW: function() { return /* binding */ runPluginCommand; }
/* harmony export */ });
/* unused harmony export LIFECYCLE_CHECKS */
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75341);
/* harmony import */ var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88241);
/* harmony import */ var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
/* harmony import */ var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(71211);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85163);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22313);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86785);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24919);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83700);
/* harmony import */ var _life_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5986);












/** The checks that need the lifecycle. */
const LIFECYCLE_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A
    .filter(({ needs }) => needs.includes("lifecycle"))
    .map(({ id }) => id);
/** The same, and those that judge more with the lifecycle but can do without. */
const CHECKS_OF_LIFECYCLE = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A
    .filter(({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle"))
    .map(({ id }) => id);
/** The reason for a plugin without anything to call. */
const NO_HOOKS = "the plugin has no hooks";
/** The reason for a plugin that no host can run, whatever Node it has. */
const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";
/** Loads the built plugin and calls its hooks, if a chosen check needs that. */
function makeLifecycleRunner(options) {
    return async (asked) => {
        if (!asked.needs.has("lifecycle"))
            return {};
        const lifecycle = await runLifecycle(asked, options);
        options.onRun?.(lifecycle, asked.folder);
        return { lifecycle };
    };
}
/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
function makeLifecycleSkipper(reason) {
    return () => Promise.resolve({ lifecycle: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .absent */ .Ge)(reason) });
}
const NEEDED = [
    ...["manifest", "declaredHooks", "declaredComponents", "entryFiles"],
    ...["packageJson", "archiveFiles", "builtCode"],
];
async function runLifecycle(asked, options) {
    const plugin = await readPluginToRun(asked, options);
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(plugin))
        return plugin;
    const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from } = options;
    const earlier = from && (await readEarlierVersion(from, asked, options));
    const { findMissingImport, runPluginLife, USUAL_LIMITS } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 53603));
    const { planHooks } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
    const run = await runPluginLife(plugin, {
        ...{ surroundings, hasNetwork, cancellation, named, earlier },
        plan: only && planHooks(only),
        limits: { ...USUAL_LIMITS, ...(seconds !== undefined && { seconds }) },
    });
    const missing = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(run) ? undefined : findMissingImport(run);
    // A declared package is missing only here: whoever installs the plugin gets it.
    if (missing && plugin.packages.includes(missing.package)) {
        return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .absent */ .Ge)(missing.file === undefined
            ? `the plugin needs ${missing.package}, which is not installed`
            : `the plugin needs ${missing.package}/${missing.file}, which Node does not find in what is installed`);
    }
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(run) || plugin.hasHooks ? run : { ...run, hasOnlyComponents: true };
}
/** Calls a command of a plugin that is enabled then, or says why it cannot be called. */
async function runPluginCommand(asked, call, { stored, isInstalled, ...options }) {
    const plugin = await readPluginToRun(asked, options, true);
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(plugin))
        return plugin;
    const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
    const { USUAL_LIMITS } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 53603));
    const { playCommand } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 37261));
    return playCommand(plugin, call, {
        ...{ surroundings, hasNetwork, cancellation, named, stored, isInstalled },
        limits: { ...USUAL_LIMITS, ...(seconds !== undefined && { seconds }) },
    });
}
/** The plugin as the host needs it, or why it has no life. A command needs neither a hook nor a component. */
async function readPluginToRun({ workspace, root, folder }, { settings, surroundings, mayRunScripts }, isForCommand = false) {
    const { manifest, declaredHooks, declaredComponents, entryFiles, packageJson, archiveFiles, builtCode } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs: NEEDED })).facts;
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(manifest))
        return manifest;
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(declaredHooks))
        return declaredHooks;
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(entryFiles))
        return entryFiles;
    const plugin = manifest.value;
    const [hooks, entries] = [declaredHooks, entryFiles];
    const lost = hooks.find(({ isLost }) => isLost);
    if (lost)
        return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .absent */ .Ge)(`the file of the hook ${lost.name} cannot be read`);
    if (hooks.some(_plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_9__/* .isTyped */ .x))
        return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .absent */ .Ge)(TYPED_HOOK);
    const hasHooks = hooks.length > 0 || entries.some((path) => mayNameHook(workspace, path));
    const components = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(declaredComponents) ? [] : listNames(declaredComponents);
    if (!hasHooks && components.length === 0 && !isForCommand)
        return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .inapplicable */ .vA)(NO_HOOKS);
    const given = settings && "by" in settings ? (0,_life_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .readSettings */ .s)(settings.file, settings.by, settings.cwd, root) : settings;
    const packages = listPackages([plugin, (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(packageJson) ? {} : packageJson.value]);
    const installed = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(packageJson) ? [] : listPackages([packageJson.value], INSTALLED);
    return {
        ...{ workspace, root, folder, packages, entries, hooks },
        packed: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(archiveFiles) ? [] : archiveFiles.files.map(({ path }) => path),
        id: makePluginId(plugin["name"]),
        ...(0,_life_settings_js__WEBPACK_IMPORTED_MODULE_7__/* .makeLifeSettings */ .O)(manifest, given),
        hasFiles: listPermissions(plugin).includes("filesystem-access"),
        // Native code could read whatever credential is beside it.
        hasNative: mayRunScripts && installed.length > 0 && (0,_commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__/* .findPublishingCredential */ .S)(surroundings.env) === undefined,
        hasHooks,
        mount: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(builtCode) || components.length === 0
            ? undefined
            : { components, ...(0,_plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__/* .findComponentLibrary */ .Q)(builtCode, packages) },
    };
}
/** Of more the first are enough to know: each takes a moment. */
const MOST_MOUNTED = 20;
/** The components that are names, each once. */
function listNames(components) {
    return [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))].slice(0, MOST_MOUNTED);
}
/**
 * The version that a user updates from. Its settings are made up as for any plugin: those that a person gives are for
 * this version.
 *
 * @throws {UsageError} if it is no earlier version of the same plugin, or has no life.
 */
async function readEarlierVersion({ workspace, path }, asked, options) {
    const subject = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(path)} of --from`;
    const help = "Give an archive that pack has made of an earlier version, or the folder of one";
    const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
    if (!theirs)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${subject} contains no plugin with a name and a version`, help);
    if (ours && theirs.id !== ours.id)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${subject} contains another plugin, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(theirs.id)}`, help);
    if (ours && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .compareVersions */ .Zy)(theirs.version, ours.version) >= 0) {
        const version = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(theirs.version.text)}, which is not earlier than ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(ours.version.text)}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${subject} is of version ${version}`, help);
    }
    const plugin = await readPluginToRun({ workspace, root: asked.root, folder: "" }, { ...options, settings: undefined });
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(plugin))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`${subject} cannot be installed: ${plugin.absent}`, help);
    return { plugin: { ...plugin, installedIn: asked.folder }, version: theirs.version.text };
}
async function readVersion(workspace, folder) {
    const { manifest } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs: ["manifest"] })).facts;
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_8__/* .isAbsent */ .W0)(manifest))
        return undefined;
    const { name, version } = manifest.value;
    const parsed = typeof version === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_6__/* .parseVersion */ .ot)(version) : undefined;
    return parsed && typeof name === "string" ? { id: makePluginId(name), version: parsed } : undefined;
}
const MOST_CODE = 8 * 1024 * 1024;
function mayNameHook(workspace, path) {
    return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test((0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_10__/* .readLooseText */ .m)(workspace, path, MOST_CODE) ?? "");
}
const INSTALLED = ["dependencies", "optionalDependencies"];
const DECLARED = [...INSTALLED, "peerDependencies"];
/** The packages that are there where the plugin is installed. */
function listPackages(places, keys = DECLARED) {
    return places.flatMap((place) => keys.flatMap((key) => {
        const packages = place[key];
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_11__/* .isObject */ .Gv)(packages) ? Object.keys(packages) : [];
    }));
}
function listPermissions({ permissions }) {
    const list = Array.isArray(permissions) ? permissions : [];
    return list.map((one) => ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_11__/* .isObject */ .Gv)(one) ? one["type"] : one));
}
/** The name in lower case, with every run of other characters as one hyphen. */
function makePluginId(name) {
    return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
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

/***/ 8330:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findTaggedPlugin: function() { return /* binding */ findTaggedPlugin; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85163);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55067);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);





const MOST_NAMED = 3;
/**
 * Finds the folder of the one plugin that a tag releases. If only one plugin is named, it is that one, and its
 * checks judge the tag.
 *
 * @throws {UsageError} for a tag that releases nothing, none of these plugins, or more than one.
 */
async function findTaggedPlugin(workspace, folders, tag) {
    if (!(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .isReleaseTag */ .KH)(tag)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
    }
    if (folders.length <= 1)
        return folders;
    const named = [];
    for (const folder of folders)
        named.push({ folder, packageName: await readPackageName(workspace, folder) });
    const pick = (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .pickPluginByTag */ .aB)(tag, named);
    if (pick.kind === "plugin")
        return [pick.plugin.folder];
    const several = pick.kind === "several" ? pick.plugins : [];
    const shown = several.slice(0, MOST_NAMED).map(({ folder }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(folder === "" ? "." : folder));
    const more = several.length > MOST_NAMED ? ` and ${String(several.length - MOST_NAMED)} more` : "";
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(several.length === 0
        ? `The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names none of the ${String(folders.length)} plugins by the name in its package.json`
        : `The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} may release any of ${shown.join(", ")}${more}`, `Name the package in the tag, such as ${formatExamples(several.length === 0 ? named : several, tag)}, or give one plugin only`);
}
/** Tags of the same version that name one plugin each. Plugins without a package name have none. */
function formatExamples(plugins, tag) {
    const names = new Set(plugins.flatMap(({ packageName }) => packageName ?? []));
    const version = (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(tag)?.version ?? "1.2.3";
    if (names.size < plugins.length)
        return `weather@${version}`;
    return [...names]
        .slice(0, MOST_NAMED)
        .map((name) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(`${name}@${version}`))
        .join(" or ");
}
async function readPackageName(workspace, folder) {
    const { packageJson } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__/* .readPlugin */ .o)(workspace, { folder, needs: ["packageJson"] })).facts;
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W0)(packageJson) ? undefined : packageJson.value["name"];
    return typeof name === "string" && name !== "" ? name : undefined;
}


/***/ }),

/***/ 30747:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: function() { return /* binding */ applyFixes; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);

/** Applies fixes to a text, each wholly or not at all, the earlier in the list first. */
function applyFixes(text, fixes) {
    const lines = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .u)(text);
    const appliedSpans = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => appliedSpans.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            appliedSpans.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of appliedSpans.toSorted((a, b) => a.start - b.start)) {
        result += text.slice(done, span.start) + span.text;
        done = span.end;
    }
    return { text: result + text.slice(done), applied };
}


/***/ }),

/***/ 99364:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isLinked; }
/* harmony export */ });
/** Whether a link is on the way to a file. */
function isLinked(workspace, file) {
    const names = file.split("/");
    return names.some((name, depth) => workspace.list(names.slice(0, depth).join("/")).some((listed) => listed.name === name && listed.kind === "link"));
}


/***/ }),

/***/ 34141:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ readFileOfCaller; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85720);
/* harmony import */ var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57925);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




const MIB = 1024 * 1024;
const LARGEST = 256 * MIB;
const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Reads a file of the caller's. Does not wait for a device or for a pipe without end. A file inside a repository must
 * not be a link that leads out of it: the authors of the repository are not the caller.
 */
function readFileOfCaller(path, repository, largest = LARGEST) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
    }
    catch (error) {
        if (!(0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .isSystemError */ .Or)(error))
            throw error;
        return { refused: error.message, missing: error.code === "ENOENT" };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            return { refused: "it is not a regular file", missing: false };
        if (stat.size > largest)
            return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
        if (repository !== undefined && (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .makeWorkspacePath */ .Jj)(repository, path) !== undefined) {
            const opened = (0,_opened_path_js__WEBPACK_IMPORTED_MODULE_2__/* .findOpenedPath */ .S)(file, path, stat);
            if (opened === undefined)
                return { refused: "it was replaced while it was read", missing: false };
            if ((0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .makeWorkspacePath */ .Jj)(repository, opened) === undefined) {
                return { refused: "it is a link that leads out of the repository", missing: false };
            }
        }
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ })

};
;