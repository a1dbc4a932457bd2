/******/ (function() { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 4010:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ channel; },
/* harmony export */   f: function() { return /* binding */ annotate; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2873);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7713);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6039);



/** Writes to one place. What fails there is reported, and the verdict stands without it. */
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
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .commandData */ .wq)(text)}\n`);
}


/***/ }),

/***/ 3533:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A6: function() { return /* binding */ eventOf; },
/* harmony export */   VV: function() { return /* binding */ modeOf; },
/* harmony export */   a8: function() { return /* binding */ isPrivileged; },
/* harmony export */   rD: function() { return /* binding */ readPayload; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6001);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6725);
/* harmony import */ var _workspace_given_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6896);



/** They run with the rights of the repository, also where a stranger's change set them off. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** Whether a stranger can set off a job that has rights. */
function isPrivileged(event) {
    return PRIVILEGED_EVENTS.includes(event);
}
/** What the event's file holds; `undefined` for none, and for one that is no JSON: nobody but the runner writes it. */
function readPayload(path) {
    if (!path)
        return undefined;
    const read = (0,_workspace_given_file_js__WEBPACK_IMPORTED_MODULE_0__/* .givenFile */ .K)(path);
    if ("refused" in read)
        return undefined;
    try {
        return JSON.parse(new TextDecoder().decode(read.bytes));
    }
    catch (error) {
        if (error instanceof SyntaxError)
            return undefined;
        throw error;
    }
}
function eventOf(environment, payload) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
    const pull = inside(payload, "pull_request");
    const head = commit(inside(pull, "head", "sha"));
    const number = inside(pull, "number");
    const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
    const queued = name === "merge_group" ? commit(inside(payload, "merge_group", "head_sha")) : undefined;
    // A report of another workflow's run is about the commit of that run, and only GitHub says which it was.
    const ran = name === "workflow_run" ? (commit(inside(payload, "workflow_run", "head_sha")) ?? "") : undefined;
    const isRelease = (name === "push" && inside(payload, "deleted") !== true) || (name === "release" && isPublishing(payload));
    return {
        name,
        commit: (isPullRequest ? head : undefined) ?? queued ?? commit(ran ?? checkedOut),
        pullRequest: isPullRequest ? { number, head } : undefined,
        releaseTag: isRelease ? releaseTag(environment) : undefined,
        base: isPullRequest
            ? baseOf(inside(pull, "base"), head)
            : queued === undefined
                ? undefined
                : baseOfQueue(inside(payload, "merge_group")),
        mayBeForeign: isPrivileged(name) && !isOwn(name, payload, environment),
    };
}
function baseOf(base, head) {
    const [at, name] = [commit(inside(base, "sha")), inside(base, "ref")];
    return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
}
function baseOfQueue(group) {
    const [at, ref] = [commit(inside(group, "base_sha")), inside(group, "base_ref")];
    if (at === undefined || typeof ref !== "string")
        return undefined;
    return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
}
/** Whether the event is certainly about a commit of this repository's own. */
function isOwn(name, payload, { GITHUB_REPOSITORY: own }) {
    // Of a comment on a pull request nobody says whose commit it is about.
    if (name === "issue_comment")
        return inside(payload, "issue", "pull_request") === undefined;
    const head = name === "workflow_run" ? ["workflow_run", "head_repository"] : ["pull_request", "head", "repo"];
    return own !== undefined && inside(payload, ...head, "full_name") === own;
}
/** A release that was deleted, or whose words were mended, is not released anew. */
function isPublishing(payload) {
    const action = inside(payload, "action");
    return typeof action !== "string" || ["published", "released", "prereleased"].includes(action);
}
function releaseTag({ GITHUB_REF_TYPE: kind, GITHUB_REF_NAME: name = "" }) {
    return kind === "tag" && (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isReleaseTag */ .KH)(name) ? name : undefined;
}
/** What the Action does: a release needs the tag of one and somewhere to go. */
function modeOf({ releaseTag: tag }, { command, targets }) {
    if (command !== "auto")
        return command;
    return tag !== undefined && targets.length > 0 ? "release" : "check";
}
function commit(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
}
function inside(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
}


/***/ }),

/***/ 5491:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B0: function() { return /* binding */ NO_ARTIFACT; },
/* harmony export */   EM: function() { return /* binding */ NO_FILES; },
/* harmony export */   Yz: function() { return /* binding */ outputsOf; },
/* harmony export */   i9: function() { return /* binding */ outputFile; },
/* harmony export */   mm: function() { return /* binding */ releaseOutputs; },
/* harmony export */   vM: function() { return /* binding */ NO_OUTPUTS; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8572);
/* harmony import */ var _reporters_words_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6310);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6039);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4207);




const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
/** What a later job is handed; "" for nothing. */
const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };
const NO_RELEASE = { "release-state": "", "release-url": "", plan: "" };
/** What a release says on top of what a check says. */
function releaseOutputs({ outcome }) {
    return {
        "release-state": outcome.state,
        "release-url": outcome.url ?? "",
        plan: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(outcome.plan)),
    };
}
function outputsOf(report, files) {
    const counts = (0,_reporters_words_js__WEBPACK_IMPORTED_MODULE_1__/* .reportCounts */ .dn)(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersion */ .$)(only.version);
    return {
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        errors: String(counts.error),
        warnings: String(counts.warning),
        notices: String(counts.notice),
        "stops-release": String(counts.stopsRelease),
        plugins: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .inertJson */ .nl)(JSON.stringify(report.plugins.map(({ path }) => path))),
        "plugin-name": only?.name ?? "",
        version: only?.version ?? "",
        prerelease: version ? String(version.prerelease) : "",
        ...files,
        ...NO_ARTIFACT,
        ...NO_RELEASE,
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
    ...NO_FILES,
    ...NO_ARTIFACT,
    ...NO_RELEASE,
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


/***/ }),

/***/ 7369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: function() { return /* binding */ checks; }
});

// EXTERNAL MODULE: ./build/src/core/check.js
var check = __nccwpck_require__(6960);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
;// CONCATENATED MODULE: ./build/src/checks/scripts/archive-unchanged.js



const MOST_TOLD = 10;
const BUILD = "Build before them, and let no test, lint or type check write into what ships";
/* harmony default export */ var archive_unchanged = ((0,check/* defineCheck */.q)({
    id: "archive-unchanged",
    title: "The plugin's own commands leave the files of its archive as they are",
    severity: "error",
    needs: ["archiveChange"],
    *run({ archiveChange }) {
        const { changed, added, removed } = archiveChange;
        const all = [
            ...changed.map((file) => ({ file, says: "is changed by" })),
            ...added.map((file) => ({ file, says: "is put into the archive by" })),
            ...removed.map((file) => ({ file, says: "is taken out of the archive by" })),
        ];
        for (const { file, says } of all.slice(0, MOST_TOLD)) {
            // What is gone has no place: it is told with the manifest.
            const at = removed.includes(file) ? {} : { at: { file } };
            yield { ...at, message: `${(0,safe/* quoted */.TL)(file)} ${says} the plugin's own tests, lint or type check`, help: BUILD };
        }
        const more = all.length - MOST_TOLD;
        if (more > 0) {
            const files = more === 1 ? "1 more file" : `${(0,numbers/* grouped */.z)(more)} more files`;
            yield { message: `The tests, lint and type check change ${files} of the archive`, help: BUILD };
        }
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest_manifest = __nccwpck_require__(5635);
// EXTERNAL MODULE: ./build/src/plugin/scripts/scripts.js
var scripts_scripts = __nccwpck_require__(287);
;// CONCATENATED MODULE: ./build/src/plugin/scripts/script-lines.js


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
function scriptAdvice(command, script, packageJson, by) {
    const scripts = packageJson["scripts"];
    const same = (0,manifest_manifest/* isObject */.Gv)(scripts) ? otherScript(command, Object.keys(scripts)) : undefined;
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    const [missing, usual] = WITHOUT[command];
    const line = same === undefined ? (tool?.[1] ?? usual) : runLine(by, same);
    const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
    const isThere = (0,manifest_manifest/* isObject */.Gv)(scripts) && Object.hasOwn(scripts, script);
    const place = !(0,manifest_manifest/* isObject */.Gv)(scripts)
        ? `Add "scripts": { ${pair} }`
        : isThere
            ? `Write ${pair}`
            : `Add ${pair} to "scripts"`;
    const isInstalled = same !== undefined || tool !== undefined || missing === undefined;
    return isInstalled ? place : `${place}, and the package with: ${addLine(by, missing)}`;
}
/** A script that does the same under another name: `test:unit`, `lint-check`, `types`. */
function otherScript(command, scripts) {
    const usable = scripts.filter((name) => name.length <= 40 && /^[\w:.-]+$/u.test(name) && !/:(?:fix|watch)$/u.test(name));
    const names = scripts_scripts/* SCRIPT_NAMES */.DF[command];
    const longer = usable.find((name) => names.some((wanted) => name.startsWith(`${wanted}:`) || name === `${wanted}s`));
    const types = command === "typecheck" ? usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name)) : undefined;
    return longer ?? types;
}
function hasPackage(packageJson, name) {
    return ["devDependencies", "dependencies"].some((key) => {
        const packages = packageJson[key];
        return (0,manifest_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    });
}
/** The package that is known to have a program; others may have one of the same name that is not meant. */
function packageWith(program) {
    return Object.values(TOOLS)
        .flat()
        .find(([, line]) => line.split(" ")[0] === program)?.[0];
}
/** How a script is run, as a person types it. */
function runLine(manager, script) {
    return `${manager} run ${script}`;
}
/** How a package is added for development. */
function addLine(manager, name) {
    return `${manager} ${manager === "npm" ? "install --save-dev" : manager === "pnpm" ? "add --save-dev" : "add --dev"} ${name}`;
}
/** How all packages are installed exactly as the lock file has them. */
function installLine({ name, lockFile, isClassic }) {
    if (lockFile === undefined)
        return `${name} install`;
    const isNewYarn = name === "yarn" && isClassic !== true;
    return name === "npm" ? "npm ci" : `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/build-help.js



/** That something is to be built, with the command where package.json has one. */
function buildHelp(what, { packageJson, scripts: commands }) {
    const scripts = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["scripts"];
    const builds = (0,manifest_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
    return builds ? `${what}: ${runLine((0,absent/* isAbsent */.W)(commands) ? "npm" : commands.manager.name, "build")}` : what;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-fresh.js




/* harmony default export */ var bundle_fresh = ((0,check/* defineCheck */.q)({
    id: "bundle-fresh",
    title: "The built code was built from the files that are there",
    severity: "notice",
    needs: ["bundle", "changedSources"],
    wants: ["packageJson", "scripts"],
    *run({ bundle, changedSources, ...facts }) {
        const [first, ...others] = changedSources;
        if (!first)
            return;
        const count = (0,numbers/* grouped */.z)(others.length);
        const more = others.length === 0 ? "" : others.length === 1 ? ", nor is 1 other file" : `, nor are ${count} others`;
        const { line, column } = first.from;
        yield {
            at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
            message: `${(0,safe/* quoted */.TL)(first.name)} is not what ${(0,safe/* quoted */.TL)(bundle.name)} was built from${more}`,
            help: buildHelp("Build again", facts),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/bundle/external-help.js



/** The first that is found is the one that builds: those that stand on others come before them. */
const BUNDLERS = [
    configured("tsup", /\btsup\b/u),
    configured("tsdown", /\btsdown\b/u),
    {
        package: "vite",
        command: /\bvite build\b/u,
        inConfig: (name) => `Write build: { rollupOptions: { external: [${asPattern(name)}] } } into vite.config`,
    },
    configured("rolldown", /\brolldown\b/u),
    configured("rollup", /\brollup\b/u),
    { ...configured("rspack", /\brspack\b/u, "externals"), package: "@rspack/core" },
    configured("webpack", /\bwebpack\b/u, "externals"),
    {
        package: "bun",
        command: /\bbun build\b/u,
        inCommand: (name) => `Add --external ${name} --external "${name}/*" to the command "bun build"`,
        inConfig: (name) => `Write external: [${(0,safe/* quoted */.TL)(name)}, ${(0,safe/* quoted */.TL)(`${name}/*`)}] into the options of Bun.build`,
    },
    {
        package: "esbuild",
        command: /\besbuild\b/u,
        inCommand: (name) => `Add --external:${name} to the command "esbuild"`,
        inConfig: (name) => `Write external: [${(0,safe/* quoted */.TL)(name)}] into the options of esbuild`,
    },
];
function configured(name, command, key = "external") {
    return { package: name, command, inConfig: (left) => `Write ${key}: [${asPattern(left)}] into ${name}.config` };
}
/** How each package is left out of the bundle, in the words of the bundler that package.json names. */
function externalHelp(packageJson) {
    const value = (0,absent/* isAbsent */.W)(packageJson) ? {} : packageJson.value;
    const scripts = textsOf(value["scripts"]);
    const started = BUNDLERS.find(({ command }) => scripts.some((script) => command.test(script)));
    const installed = BUNDLERS.find((bundler) => ["devDependencies", "dependencies"].some((key) => (0,manifest_manifest/* isObject */.Gv)(value[key]) && Object.hasOwn(value[key], bundler.package)));
    const leftOut = started?.inCommand ?? (started ?? installed)?.inConfig ?? (() => "Tell the bundler that it is external");
    const peers = value["peerDependencies"];
    return (name) => {
        const isPeer = (0,manifest_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name);
        return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
    };
}
function textsOf(scripts) {
    return (0,manifest_manifest/* isObject */.Gv)(scripts) ? Object.values(scripts).filter((script) => typeof script === "string") : [];
}
/** A pattern for a package and all that is in it: as a text the name would not stand for `react/jsx-runtime`. */
function asPattern(name) {
    return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-peers.js



/* harmony default export */ var bundle_peers = ((0,check/* defineCheck */.q)({
    id: "bundle-peers",
    title: "The SDK and the UI libraries are not inside the built code",
    severity: "warning",
    needs: ["bundle", "bundledPackages"],
    wants: ["packageJson"],
    *run({ bundle, bundledPackages, packageJson }) {
        const help = externalHelp(packageJson);
        for (const [name, { sign, range }] of bundledPackages) {
            const shown = `${(0,safe/* quoted */.TL)(sign, LONGEST_SIGN)} ${range ? "in it" : "in its source map"}`;
            yield {
                at: { file: bundle.path, ...(range && { range }) },
                message: `${(0,safe/* quoted */.TL)(bundle.name)} holds code of ${(0,safe/* quoted */.TL)(name)}, as ${shown} shows, but the host brings its own`,
                help: help(name),
            };
        }
    },
}));
/** What people find again: the longest name of a file that pnpm makes. */
const LONGEST_SIGN = 160;

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-at.js

const ENTRY_POINTS = ["main", "web", "background"];
/** Where the manifest names the built code; else the built code itself. */
function bundleAt(manifest, file) {
    const asking = (0,absent/* isAbsent */.W)(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
    return !(0,absent/* isAbsent */.W)(manifest) && asking !== undefined ? manifest.at(asking) : { file };
}
function isBundle(path) {
    return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}

;// CONCATENATED MODULE: ./build/src/core/required-file.js

/** What keeps a file that a rule asks for from being there, regular and not empty. */
function* requiredFileProblems(found, help) {
    const name = (0,safe/* quoted */.TL)(found.name);
    const at = { file: found.path };
    switch (found.state) {
        case "file":
            if (found.size === 0)
                yield { at, message: `The file ${name} is empty`, help: help ?? "Write it" };
            return;
        case "missing":
            yield found.near === undefined
                ? { at, message: `There is no file ${name}`, help: help ?? `Add ${found.name}` }
                : {
                    at: { file: found.near.path },
                    message: `The file ${(0,safe/* quoted */.TL)(found.near.name)} must be named ${(0,safe/* quoted */.TL)(found.name)}, exactly so`,
                    help: `Rename it to ${found.name}`,
                };
            return;
        case "folder":
            yield { at, message: `${name} is a folder, not a file`, help: "Put a file in its place" };
            return;
        case "outside":
            yield {
                at,
                message: `${name} is a link that leads out of the repository, so it is not read`,
                help: "Put the file itself in its place",
            };
            return;
        case "broken":
            yield { at, message: `${name} is a link that leads nowhere`, help: "Put the file itself in its place" };
            return;
        case "special":
            yield { at, message: `${name} is a pipe, a socket or a device, not a file`, help: "Put a file in its place" };
            return;
        case "unreadable":
            yield { at, message: `The file ${name} cannot be read`, help: "Give this user the right to read it" };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-present.js





/* harmony default export */ var bundle_present = ((0,check/* defineCheck */.q)({
    id: "bundle-present",
    title: "The built code is there, as dist/plugin.js",
    severity: "error",
    needs: ["bundleFile"],
    wants: ["manifest", "packageJson", "scripts"],
    *run({ bundleFile, manifest, ...facts }) {
        const build = buildHelp("Build the plugin first", facts);
        if (bundleFile.state !== "missing" || bundleFile.near !== undefined) {
            yield* requiredFileProblems(bundleFile, build);
            return;
        }
        const others = bundleFile.siblings.filter((name) => /\.[cm]?js$/u.test(name));
        const [other] = others;
        yield {
            at: bundleAt(manifest, bundleFile.path),
            message: `There is no file "dist/plugin.js"`,
            help: other === undefined ? build : `${build}; the folder "dist" holds ${(0,safe/* quoted */.TL)(other)} instead`,
        };
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/package/host-packages.js
var host_packages = __nccwpck_require__(6559);
;// CONCATENATED MODULE: ./build/src/checks/bundle/lighter-bundle.js




const MOST_PARTS = 10;
/** What makes a bundle lighter: what is done first, and what its largest parts are. */
function lighterBundle(weight, configuration) {
    if ((0,absent/* isAbsent */.W)(weight))
        return `Make it smaller; its parts are not known, as ${weight.absent}`;
    const { parts, minified, inlineMap } = weight;
    const packages = (0,host_packages/* hostPackages */.ar)(configuration);
    const known = (0,absent/* isAbsent */.W)(parts) ? [] : parts;
    const shared = known.filter(({ name, isPackage }) => isPackage && (0,host_packages/* hostPackageOf */.Ep)(name ?? "", packages) !== undefined);
    const steps = [
        ...(inlineMap > 0 ? [`move the source map into a file of its own (${(0,numbers/* kilobytes */.d)(inlineMap)})`] : []),
        ...(shared.length > 0 ? [`leave out what the host brings (${shared.map(partWords).join(", ")})`] : []),
        ...(minified ? [] : ["minify it"]),
    ];
    const [first = "make it smaller", ...more] = steps;
    const todo = [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...more].join(", and ");
    return (0,absent/* isAbsent */.W)(parts)
        ? `${todo}; its parts are not known, as ${parts.absent}`
        : `${todo}; its largest parts are ${partsWords(parts)}`;
}
function partsWords(parts) {
    const named = parts.filter(({ name }) => name !== undefined);
    const rest = named.slice(MOST_PARTS);
    const words = named.slice(0, MOST_PARTS).map(partWords);
    if (rest.length > 0)
        words.push(`${String(rest.length)} others ${(0,numbers/* kilobytes */.d)(bytesOf(rest))}`);
    const unnamed = bytesOf(parts.filter(({ name }) => name === undefined));
    if (unnamed > 0)
        words.push(`what the source map does not name ${(0,numbers/* kilobytes */.d)(unnamed)}`);
    return words.join(", ");
}
function bytesOf(parts) {
    return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}
function partWords({ name, bytes }) {
    return `${(0,safe/* quoted */.TL)(name)} ${(0,numbers/* kilobytes */.d)(bytes)}`;
}

// EXTERNAL MODULE: ./build/src/plugin/bundle/bundle-limits.js
var bundle_limits = __nccwpck_require__(8182);
;// CONCATENATED MODULE: ./build/src/checks/bundle/bundle-size.js







/* harmony default export */ var bundle_size = ((0,check/* defineCheck */.q)({
    id: "bundle-size",
    title: "The built code has fewer than 512,000 bytes",
    severity: "error",
    needs: ["bundle"],
    wants: ["bundleWeight", "configuration", "manifest"],
    *run({ bundle, bundleWeight, configuration, manifest }) {
        if (bundle.size < bundle_limits/* LARGE_BUNDLE */.F)
            return;
        const compressed = (0,absent/* isAbsent */.W)(bundleWeight) ? "" : ` (${(0,numbers/* grouped */.z)(bundleWeight.compressed)} with gzip)`;
        const has = `${(0,safe/* quoted */.TL)(bundle.name)} has ${(0,numbers/* grouped */.z)(bundle.size)} bytes${compressed}`;
        const limit = (0,numbers/* grouped */.z)(bundle_limits/* BUNDLE_LIMIT */.l);
        yield {
            at: bundleAt(manifest, bundle.path),
            help: lighterBundle(bundleWeight, configuration),
            ...(bundle.size < bundle_limits/* BUNDLE_LIMIT */.l
                ? { severity: "notice", message: `${has} and comes near ${limit}, where it is too large` }
                : { message: `${has}, but must have fewer than ${limit}` }),
        };
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/documents/changelog-title.js + 1 modules
var changelog_title = __nccwpck_require__(5551);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/text/versions/version-order.js
var version_order = __nccwpck_require__(5725);
// EXTERNAL MODULE: ./build/src/text/versions/versions.js
var versions = __nccwpck_require__(4207);
;// CONCATENATED MODULE: ./build/src/checks/documents/missing-entry.js





/** What is wrong where a changelog has no entry for a version: the nearest that it has is what to change. */
function missingEntryProblem(changelog, version) {
    const { entries, file, isCut } = changelog;
    const missing = `CHANGELOG.md has no entry for ${(0,safe/* quoted */.TL)(version)}${isCut ? " in its first 512 KiB" : ""}`;
    const inPart = entries.find((entry) => entry.version !== "" && !entry.isExact && (0,versions/* nearestVersion */.b)(entry.version) === version);
    if (inPart) {
        return {
            at: inPart.at,
            message: `${missing}, but one for ${(0,safe/* quoted */.TL)(inPart.source)}, which is no whole version`,
            help: `Rename the heading to: ${heading(inPart, version)}`,
        };
    }
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased && !unreleased.isEmpty) {
        return {
            at: unreleased.at,
            message: `${missing}, but one for ${(0,safe/* quoted */.TL)(unreleased.source)}`,
            help: `If that is what is released, rename the heading to: ${heading(unreleased, version)}`,
        };
    }
    const mention = lineThatNames(changelog, version);
    if (mention) {
        const { at, line } = mention;
        return {
            at,
            message: `${missing}: the line ${(0,safe/* quoted */.TL)(line)} names it, but is no heading`,
            help: /^#{1,6} /u.test(line)
                ? "Take it out of the code or the comment that it stands in"
                : `Make it one: ${line.startsWith("#") ? line.replace(/^#+/u, "$& ") : `## ${version}`}`,
        };
    }
    const worded = headingAbout(changelog, version);
    if (worded) {
        const { at, line, marks } = worded;
        return {
            at,
            message: `${missing}: the heading ${(0,safe/* quoted */.TL)(line)} names it, but begins with other words`,
            help: `Write: ${marks}${version}`,
        };
    }
    const first = entries.find((entry) => entry.isExact);
    if (!first) {
        return {
            at: { file },
            message: missing,
            help: `Add a heading, and what changed below it: ## [${version}] - <date>`,
        };
    }
    const isAhead = order(version, first.version) < 0;
    return {
        at: first.at,
        message: `${missing}; its first is ${(0,safe/* quoted */.TL)(first.source)}`,
        help: isAhead
            ? `If that is what is released, write ${(0,safe/* quoted */.TL)(first.version)} into manifest.json and package.json; else add ${heading(first, version)}`
            : `Add one above it, and what changed below: ${heading(first, version)}`,
    };
}
function order(a, b) {
    const [one, other] = [(0,versions/* readVersion */.$)(a), (0,versions/* readVersion */.$)(b)];
    return one && other ? (0,version_order/* compareExact */.B)(one, other) : 0;
}
/** The heading that the changelog would have for a version, in the form of another one. */
function heading({ source, version: written, date, level, style }, version) {
    const title = source.replace(/\]\([^()]*\)/u, "]");
    const named = written === "" ? `[${version}] - <date>` : title.replace(written, version);
    const dated = date === undefined || written === "" ? named : named.replace(date, "<date>");
    return style === "atx" ? `${"#".repeat(level)} ${dated}` : dated;
}
/** Where a link leads that is named after the version. */
const DEFINITION = /^\[[^\]]*\]:/u;
/** "What's new in 1.2.0", which a person takes for an entry and no tool does; "Upgrading to 1.2.0" is part of one. */
const ABOUT = /^#{1,6} +(?:what['\u2019]?s|what is|what|changes|new|(?:release )?notes|highlights)\b.{0,60} (?:in|for|of) [vV]?$/iu;
/** Its title, and the marks before it. */
function headingAbout(changelog, version) {
    const found = lineWith(changelog, version, (line) => {
        const [before = "", ...others] = line.split(version);
        return others.length === 1 && ABOUT.test(before) && !/^[\w.+-]*\w/u.test(others[0] ?? "");
    });
    if (!found)
        return undefined;
    const { at, line } = found;
    const marks = /^#+ +/u.exec(line)?.[0] ?? "";
    const { start, end } = at.range;
    const range = { start: { line: start.line, column: start.column + marks.length }, end };
    return { at: { file: at.file, range }, line: line.slice(marks.length), marks };
}
function lineThatNames(changelog, version) {
    return lineWith(changelog, version, (line) => {
        const title = DEFINITION.test(line) ? undefined : (0,changelog_title/* readChangelogTitle */.J)(line.replace(/[*_`]/gu, ""), []);
        return title?.version === version && title.package === undefined;
    });
}
/** The first line, without white space around it, that holds the version and is as asked. */
function lineWith({ file, text }, version, isIt) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    let next = 0;
    for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
        const { line: number } = lines.position(at);
        next = lines.offset({ line: number + 1, column: 1 });
        const line = lines.line(number) ?? "";
        const trimmed = line.trim();
        if (isIt(trimmed)) {
            const column = line.indexOf(trimmed) + 1;
            const range = { start: { line: number, column }, end: { line: number, column: column + trimmed.length } };
            return { at: { file, range }, line: trimmed };
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/plugin/documents/major-change.js
var major_change = __nccwpck_require__(861);
;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-entry.js





/* harmony default export */ var changelog_entry = ((0,check/* defineCheck */.q)({
    id: "changelog-entry",
    title: "CHANGELOG.md says what is new in the current version",
    severity: "warning",
    needs: ["changelog", "manifest"],
    *run({ changelog, manifest }) {
        const declared = manifest.value["version"];
        const version = typeof declared === "string" ? (0,versions/* readVersion */.$)(declared) : undefined;
        // What is no version is told by manifest-version.
        if (!version)
            return;
        const onRelease = version.prerelease ? {} : { release: "error" };
        const entry = (0,major_change/* entryOf */.M)(changelog, version);
        if (!entry) {
            yield { ...missingEntryProblem(changelog, version.text), ...onRelease };
            return;
        }
        const { at, source, date } = entry;
        if (entry.isEmpty) {
            const message = `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md is empty`;
            yield { at, message, help: "Write below it what changed for those who use the plugin", ...onRelease };
        }
        if (entry.isUnreleased) {
            yield {
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md says that this version is not released`,
                help: "Put the date of the release in its place",
            };
        }
        if (date !== undefined && !exists(date)) {
            const message = `The entry ${(0,safe/* quoted */.TL)(source)} in CHANGELOG.md names the date ${(0,safe/* quoted */.TL)(date)}, which does not exist`;
            yield { at, severity: "notice", message, help: "Write the day of the release as YYYY-MM-DD" };
        }
    },
}));
function exists(date) {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1, day));
    return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/major-notes.js
const BREAKING = [
    /\bbreak(?:s|ing)\b|\bbackwards?[- ]incompatib|\b(?:in|not )compatible\b|\bno longer\b/iu,
    // The subject of a commit such as `feat(widget)!: \u2026`, as tools copy it.
    /^[ \t]*(?:[-*+][ \t]+)?(?:\*\*)?[a-z]+(?:\([^()\n]{0,80}\))?!:/mu,
];
const BREAKING_TITLE = /^[^\p{L}]*(?:major changes|removed|removals?)\b/iu;
const MIGRATION = [
    /\bmigrat(?:e|es|ed|ing|ions?)\b/iu,
    /\b(?:upgrad(?:e|ing)[-_ ]?(?:guide|notes?|instructions?|path|steps?|from)|updat(?:e|ing)[-_ ](?:guide|instructions?|from))\b/iu,
    /\bUPGRAD(?:E|ING)\b/u,
    /\bhow to (?:upgrade|update)\b|\b(?:when|before|after|while|to) (?:you )?(?:upgrade|update|upgrading|updating),/iu,
    /\binstead\b|\b(?:replace|rename|change) .{1,80}? (?:with|to|by)\b/iu,
    /\byou (?:must|need to|have to|should|can)\b|\b(?:no action|nothing) (?:is )?(?:needed|required|to do)\b/iu,
];
const MIGRATION_TITLE = /\bupgrad(?:e|ing)\b/iu;
/** What a changelog's entry says about a major version; more is taken for it than not, and comments for nothing. */
function majorNotes({ body, titles }) {
    const text = withoutComments(body);
    return {
        breaking: BREAKING.some((words) => words.test(text)) || titles.some((title) => BREAKING_TITLE.test(title)),
        migration: MIGRATION.some((words) => words.test(text)) || titles.some((title) => MIGRATION_TITLE.test(title)),
    };
}
function withoutComments(text) {
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

;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-major.js



/* harmony default export */ var changelog_major = ((0,check/* defineCheck */.q)({
    id: "changelog-major",
    title: "The changelog says of a new major version what breaks and how to migrate",
    severity: "warning",
    needs: ["majorChange"],
    *run({ majorChange: { isMajor, previous, entry } }) {
        if (!isMajor || !previous)
            return;
        const { breaking, migration } = majorNotes(entry);
        if (breaking && migration)
            return;
        const { version, from } = previous;
        const lacks = breaking
            ? "does not say how to migrate"
            : migration
                ? "does not say what breaks"
                : "says neither what breaks nor how to migrate";
        const sections = [
            ...(breaking ? [] : ['"### Breaking changes" with what stops working']),
            ...(migration ? [] : ['"### Migration" with what users do about it']),
        ];
        yield {
            at: entry.at,
            message: `The entry ${(0,safe/* quoted */.TL)(entry.source)} begins a new major version after ${from === "tag" ? "the tag of " : ""}${version.text}, but ${lacks}`,
            help: `Add ${sections.join(" and ")}; where nothing breaks, say so there`,
            // Before 1.0.0 nothing was promised that could break.
            ...(version.major > 0 && { release: "error" }),
        };
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/documents/text-file.js
var text_file = __nccwpck_require__(2813);
;// CONCATENATED MODULE: ./build/src/checks/documents/required-text.js






/** What keeps a file that a rule asks for from being a text that everyone can read. */
function* requiredTextProblems(found, file, wording) {
    yield* requiredFileProblems(found, wording.help);
    if (found.state !== "file" || found.size === 0)
        return;
    const name = (0,safe/* quoted */.TL)(found.name);
    const at = { file: found.path };
    if (found.size > text_file/* MOST_TEXT_BYTES */.EP) {
        yield {
            at,
            severity: "warning",
            message: `The file ${name} has ${(0,numbers/* grouped */.z)(found.size)} bytes, of which at most ${(0,numbers/* grouped */.z)(text_file/* MOST_TEXT_BYTES */.EP)} are read`,
            help: "Move pictures and old parts into files of their own",
        };
    }
    else if ((0,absent/* isAbsent */.W)(file)) {
        yield { at, message: `The file ${name} could not be read`, help: "Run again" };
    }
    if ((0,absent/* isAbsent */.W)(file))
        return;
    const { fault, text } = file;
    if ((0,text_file/* isBlank */.z3)(file)) {
        yield { at, message: `The file ${name} holds nothing but white space`, help: wording.help };
    }
    else if (fault?.kind === "encoding") {
        yield {
            at,
            ...wording.unreadable,
            message: `The file ${name} is ${fault.name}, but must be UTF-8`,
            help: "Save it as UTF-8; nothing else in this file was checked",
        };
    }
    else if (fault) {
        const byte = fault.value.toString(16).toUpperCase().padStart(2, "0");
        yield {
            at: { ...at, range: (0,text_lines/* linesOf */.D)(text).range(fault.at, fault.at + 1) },
            severity: "warning",
            message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
            help: "Save the file as UTF-8",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/documents/changelog-present.js


/* harmony default export */ var changelog_present = ((0,check/* defineCheck */.q)({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["changelogFile"],
    wants: ["changelogText"],
    run: ({ changelogFile, changelogText }) => requiredTextProblems(changelogFile, changelogText, {
        help: "Write a CHANGELOG.md with an entry for each version",
        unreadable: { severity: "warning", release: "error" },
    }),
}));

// EXTERNAL MODULE: ./build/src/plugin/configuration/configuration-key.js
var configuration_key = __nccwpck_require__(7349);
// EXTERNAL MODULE: ./build/src/plugin/configuration/off-entry.js
var off_entry = __nccwpck_require__(341);
// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __nccwpck_require__(6001);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
;// CONCATENATED MODULE: ./build/src/checks/configuration/configuration-problems.js






const COMMANDS = ["test", "lint", "typecheck"];
const EXAMPLE = '{ "check": "manifest-license", "reason": "why this is right here" }';
/** What the values of an entry must be. */
const FORMS = {
    check: { form: "the name of a check", help: "Write the name that its findings show at their end" },
    file: { form: "the path of a file or a folder", help: 'Write it as seen from package.json, such as "src/icons"' },
    pointer: { form: "a JSON pointer", help: 'Write "/pages/0/title" for the title of the first page' },
    reason: { form: "a text that says why", help: "Write why this is right here, in a few words" },
    until: { form: "a day of the calendar", help: 'Write "2027-01-31" for the last day of January 2027' },
};
const COMMAND = { form: "a command as one text", help: 'Write it as in a shell, such as "make test"' };
const PEERS = { form: "an array of package names", help: 'Write, for example, ["lit"]' };
const PEER = { form: "the name of a package", help: 'Write, for example, "lit"' };
const OFF = { form: "an array of entries", help: `Write [${EXAMPLE}]` };
const ENTRY = { form: "an object", help: `Write ${EXAMPLE}` };
/** What is wrong with the form of the configuration in package.json. */
function* configurationProblems(json) {
    if (!Object.hasOwn(json.value, configuration_key/* CONFIGURATION_KEY */.v))
        return;
    const said = json.value[configuration_key/* CONFIGURATION_KEY */.v];
    const path = [configuration_key/* CONFIGURATION_KEY */.v];
    if (!(0,json_object/* isObject */.G)(said)) {
        const form = 'an object with "off", "commands" or "peers"';
        yield wrongForm(json, path, said, { form, help: `Write { "off": [${EXAMPLE}] }` });
        return;
    }
    yield* unknownKeys(json, path, said, ["off", "commands", "peers"], "The configuration");
    if (Object.hasOwn(said, "off"))
        yield* offProblems(json, [...path, "off"], said["off"]);
    if (Object.hasOwn(said, "commands"))
        yield* commandProblems(json, [...path, "commands"], said["commands"]);
    if (Object.hasOwn(said, "peers"))
        yield* peerProblems(json, [...path, "peers"], said["peers"]);
}
function* commandProblems(json, path, commands) {
    if (!(0,json_object/* isObject */.G)(commands)) {
        const form = `an object with ${listed(COMMANDS, "or")}`;
        yield wrongForm(json, path, commands, { form, help: `Write, for example, { "test": "make test" }` });
        return;
    }
    yield* unknownKeys(json, path, commands, COMMANDS, '"commands"');
    for (const name of COMMANDS) {
        const line = Object.hasOwn(commands, name) ? commands[name] : "-";
        if (!isText(line))
            yield wrongForm(json, [...path, name], line, COMMAND);
    }
}
function* peerProblems(json, path, peers) {
    if (!Array.isArray(peers)) {
        yield wrongForm(json, path, peers, PEERS);
        return;
    }
    for (const [index, name] of peers.entries()) {
        if (!isText(name))
            yield wrongForm(json, [...path, index], name, PEER);
    }
}
function* offProblems(json, path, off) {
    if (!Array.isArray(off)) {
        yield wrongForm(json, path, off, OFF);
        return;
    }
    const entries = off;
    for (const [index, entry] of entries.slice(0, off_entry/* MOST_OFF_ENTRIES */.Fb).entries()) {
        for (const fault of (0,off_entry/* offFaults */.bI)(entry))
            yield offProblem(json, [...path, index], entry, fault);
    }
    if (entries.length > off_entry/* MOST_OFF_ENTRIES */.Fb) {
        yield {
            at: json.keyAt(...path),
            message: `"off" has ${(0,numbers/* grouped */.z)(entries.length)} entries, of which only the first ${(0,numbers/* grouped */.z)(off_entry/* MOST_OFF_ENTRIES */.Fb)} are read`,
            help: "Use a baseline for what is known and not mended yet: --baseline FILE",
        };
    }
}
function offProblem(json, path, entry, fault) {
    const check = (0,json_object/* isObject */.G)(entry) && Object.hasOwn(entry, "check") ? entry["check"] : undefined;
    const subject = typeof check === "string" ? `The entry that switches ${(0,safe/* quoted */.TL)(check)} off` : 'An entry of "off"';
    switch (fault.kind) {
        case "no-object":
            return wrongForm(json, path, entry, ENTRY);
        case "unknown-key":
            return unknownKey(json, path, fault.key, off_entry/* OFF_KEYS */.P_, `${subject} does not hold, as it`);
        case "missing":
            return fault.key === "reason"
                ? {
                    at: json.at(...path, "reason"),
                    message: `${subject} gives no reason, so it does not hold`,
                    help: 'Add "reason": why this is right here, in a few words',
                }
                : {
                    at: json.at(...path, fault.key),
                    message: `${subject} names no check, so it does not hold`,
                    help: 'Add "check": the name of the check, as findings show it at their end',
                };
        case "wrong": {
            const value = (0,json_object/* isObject */.G)(entry) ? entry[fault.key] : undefined;
            return wrongForm(json, [...path, fault.key], value, FORMS[fault.key], ", so the entry does not hold");
        }
    }
}
function wrongForm(json, path, value, { form, help }, end = "") {
    const name = typeof path.at(-1) === "number" ? `An item of ${(0,safe/* quoted */.TL)(path.at(-2))}` : (0,safe/* quoted */.TL)(path.at(-1));
    return {
        at: json.at(...path),
        message: `${name} is ${(0,safe/* quoted */.TL)(value)}, but must be ${form}${end}`,
        help,
    };
}
function* unknownKeys(json, path, value, known, subject) {
    for (const key of Object.keys(value)) {
        if (!known.includes(key))
            yield unknownKey(json, path, key, known, subject);
    }
}
function unknownKey(json, path, key, known, subject) {
    const meant = (0,nearest/* nearest */.p)(key, known);
    const has = `${subject} has the unknown key ${(0,safe/* quoted */.TL)(key)}`;
    return {
        at: json.keyAt(...path, key),
        message: meant === undefined ? has : `${has}; did you mean ${(0,safe/* quoted */.TL)(meant)}?`,
        help: meant === undefined ? `Remove it: there are ${listed(known)}` : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
    };
}
function listed(names, word = "and") {
    const [last = "", ...others] = names.map((name) => (0,safe/* quoted */.TL)(name)).toReversed();
    return others.length === 0 ? last : `${others.toReversed().join(", ")} ${word} ${last}`;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

;// CONCATENATED MODULE: ./build/src/checks/configuration/configuration-valid.js





const ID = "configuration-valid";
/* harmony default export */ var configuration_valid = ((0,check/* defineCheck */.q)({
    id: ID,
    title: "The configuration in package.json is understood, and switches nothing off in vain",
    severity: "warning",
    needs: ["packageJson", "configuration"],
    run: ({ packageJson }) => configurationProblems(packageJson),
    *conclude({ packageJson, configuration }, judged) {
        for (const entry of configuration.off) {
            const problem = entryProblem(packageJson, entry, judged);
            if (problem)
                yield problem;
        }
    },
}));
function entryProblem(packageJson, entry, judged) {
    const { index, check, until } = entry;
    const at = packageJson.at(configuration_key/* CONFIGURATION_KEY */.v, "off", index, "check");
    if (!judged.known.includes(check)) {
        const meant = (0,nearest/* nearest */.p)(check, judged.known);
        return {
            at,
            message: `There is no check ${(0,safe/* quoted */.TL)(check)} to switch off`,
            help: meant === undefined ? "List them with: plugin-preflight explain" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        };
    }
    if (check === ID) {
        return {
            at,
            message: `${(0,safe/* quoted */.TL)(check)} cannot be switched off: it watches over what is switched off`,
            help: "Remove the entry, and mend what the check says",
        };
    }
    if (judged.isPast(entry)) {
        return {
            at: packageJson.at(configuration_key/* CONFIGURATION_KEY */.v, "off", index, "until"),
            message: `${(0,safe/* quoted */.TL)(check)} was switched off until ${(0,safe/* quoted */.TL)(until)}, and that day is past`,
            help: "Mend what it says and remove the entry, or name a later day",
        };
    }
    if (judged.used.has(entry) || !judged.ran.has(check))
        return undefined;
    return {
        at,
        message: `${(0,safe/* quoted */.TL)(check)} is switched off${where(entry)}`,
        help: "Remove the entry: what it was for is gone",
    };
}
function where({ file, pointer }) {
    if (file === undefined && pointer === undefined)
        return ", but says nothing here";
    const inFile = file === undefined ? "" : ` in ${(0,safe/* quoted */.TL)(file)}`;
    return `${pointer === undefined ? "" : ` at ${(0,safe/* quoted */.TL)(pointer)}`}${inFile}, but says nothing there`;
}

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __nccwpck_require__(2605);
;// CONCATENATED MODULE: ./build/src/checks/scripts/dependencies-installed.js







/* harmony default export */ var dependencies_installed = ((0,check/* defineCheck */.q)({
    id: "dependencies-installed",
    title: "The packages that package.json asks for are installed",
    severity: "error",
    needs: ["installation", "scripts", "packageJson"],
    wants: ["bundleFile"],
    *run({ installation, scripts, packageJson, bundleFile }) {
        const { manager } = scripts;
        const [first, ...others] = installation.missing;
        if (first !== undefined) {
            const isBuilt = (0,absent/* isAbsent */.W)(bundleFile) || bundleFile.state !== "missing";
            const build = !isBuilt && hasBuild(packageJson.value) ? ` && ${manager.name} run build` : "";
            yield {
                at: placeOf(packageJson, first),
                message: others.length === 0
                    ? `The package ${(0,safe/* quoted */.TL)(first)}, which package.json asks for, is not installed`
                    : `${(0,numbers/* grouped */.z)(others.length + 1)} packages that package.json asks for are not installed: ${named([first, ...others])}`,
                help: `Run this before the check: ${installLine(manager)}${build}`,
            };
        }
        for (const other of manager.others) {
            yield {
                at: { file: other },
                severity: "notice",
                message: `${(0,workspace/* baseName */.Fl)(other)} is the lock file of another package manager than ${manager.name}, which is used here`,
                help: "Remove the lock file of the one that you do not use",
            };
        }
    },
}));
const MOST_NAMED = 3;
function named(packages) {
    const rest = packages.length - MOST_NAMED;
    const shown = packages.slice(0, rest > 0 ? MOST_NAMED : undefined).map((name) => (0,safe/* quoted */.TL)(name));
    if (rest > 0)
        return `${shown.join(", ")} and ${(0,numbers/* grouped */.z)(rest)} more`;
    return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
function placeOf(packageJson, name) {
    const isIn = (key) => {
        const packages = packageJson.value[key];
        return (0,manifest_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    };
    return packageJson.keyAt(isIn("dependencies") ? "dependencies" : "devDependencies", name);
}
function hasBuild({ scripts }) {
    return (0,manifest_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
}

// EXTERNAL MODULE: ./build/src/plugin/secrets/credential-files.js
var credential_files = __nccwpck_require__(2835);
// EXTERNAL MODULE: ./build/src/plugin/secrets/environment-file.js
var environment_file = __nccwpck_require__(6866);
;// CONCATENATED MODULE: ./build/src/checks/secrets/env-packed.js







const env_packed_MOST_TOLD = 20;
/* harmony default export */ var env_packed = ((0,check/* defineCheck */.q)({
    id: "env-packed",
    title: "No .env file is packed, nor another that holds credentials",
    severity: "error",
    needs: ["archiveFiles", "manifestFile"],
    wants: ["packedFiles", "packageJson"],
    *run({ packedFiles, archiveFiles, packageJson, manifestFile }) {
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const packed = (0,absent/* isAbsent */.W)(packedFiles) ? [] : packedFiles.files.map(({ path }) => path);
        const refused = archiveFiles.refused.filter(({ why }) => why === "credentials");
        const paths = new Set([
            ...packed.filter((path) => (0,credential_files/* isCredentialFile */.S)((0,workspace/* baseName */.Fl)(path))),
            ...refused.map(({ path }) => path),
        ]);
        const files = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["files"];
        for (const [at, path] of [...paths].toSorted().entries()) {
            if (at === env_packed_MOST_TOLD)
                break;
            const name = path.slice(prefix.length);
            const more = at === env_packed_MOST_TOLD - 1 ? paths.size - env_packed_MOST_TOLD : 0;
            const kind = (0,environment_file/* isEnvironmentFile */.C)((0,workspace/* baseName */.Fl)(path)) ? "" : ", which holds credentials,";
            const what = packed.includes(path) ? "is in the package" : "is in the archive of a release";
            yield {
                at: { file: path },
                secret: true,
                message: `${(0,safe/* quoted */.TL)(name)}${kind} ${what}${more > 0 ? `, and ${(0,numbers/* grouped */.z)(more)} more such files are` : ""}`,
                help: `${wayOut(name, files)}; if it was ever published, replace every secret in it`,
            };
        }
    },
}));
function wayOut(name, files) {
    if (name.startsWith("dist/"))
        return "Build without it, so that it is not in dist/";
    if (!Array.isArray(files))
        return 'List in "files" of package.json what is to be packed';
    return files.includes(name) ? 'Remove it from "files" in package.json' : `Add "!${name}" to "files" in package.json`;
}

;// CONCATENATED MODULE: ./build/src/checks/secrets/env-tracked.js



const env_tracked_MOST_TOLD = 20;
/** A name that every shell takes as it stands. */
const PLAIN = /^[\w./@+-]+$/u;
/* harmony default export */ var env_tracked = ((0,check/* defineCheck */.q)({
    id: "env-tracked",
    title: "No .env file is tracked by git",
    severity: "error",
    needs: ["trackedEnvironment", "manifestFile"],
    *run({ trackedEnvironment: { paths }, manifestFile }) {
        const folder = manifestFile.path.slice(0, manifestFile.path.length - manifestFile.name.length);
        for (const path of paths.slice(0, env_tracked_MOST_TOLD)) {
            const name = path.slice(folder.length);
            const more = path === paths[env_tracked_MOST_TOLD - 1] ? paths.length - env_tracked_MOST_TOLD : 0;
            yield {
                at: { file: path },
                secret: true,
                message: `The file ${(0,safe/* quoted */.TL)(name)} is tracked by git${more > 0 ? `, and so are ${String(more)} more of the kind` : ""}`,
                help: `${untrack(name)}, add ${(0,safe/* quoted */.TL)((0,workspace/* baseName */.Fl)(path))} to .gitignore, and replace every secret that it held: the history keeps them`,
            };
        }
    },
}));
function untrack(name) {
    return PLAIN.test(name) && !name.startsWith("-") ? `Run git rm --cached ${name}` : "Take it out with git rm --cached";
}

;// CONCATENATED MODULE: ./build/src/checks/documents/license-present.js


/* harmony default export */ var license_present = ((0,check/* defineCheck */.q)({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["licenseFile"],
    wants: ["licenseText"],
    run: ({ licenseFile, licenseText }) => requiredTextProblems(licenseFile, licenseText, {
        help: "Add the text of the plugin's licence as LICENSE",
        unreadable: { severity: "warning" },
    }),
}));

// EXTERNAL MODULE: ./build/src/plugin/documents/common-licenses.js
var common_licenses = __nccwpck_require__(9637);
;// CONCATENATED MODULE: ./build/src/plugin/package/package-license.js

/** As package.json has it: a text, or in the form of old an object with a type. */
function packagedLicense({ value }) {
    const license = value["license"];
    const text = (0,manifest_manifest/* isObject */.Gv)(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/license-text.js






/* harmony default export */ var license_text = ((0,check/* defineCheck */.q)({
    id: "license-text",
    title: "The text in LICENSE is that of the license that is named, and filled in",
    severity: "warning",
    about: ["license"],
    needs: ["manifest", "licenseTexts"],
    wants: ["license", "packageJson"],
    *run({ manifest, licenseTexts, license, packageJson }) {
        const { path, text, placeholder, licenses, isCut } = licenseTexts;
        const [first] = licenses;
        const named = namedLicense(manifest, license, packageJson);
        // A text that goes on may hold others, too.
        if (first?.isFirst === true && named && !isCut && !licenses.some((found) => isNamed(found, named.expression))) {
            yield mismatch(named, first);
        }
        if (placeholder) {
            const words = (0,safe/* quoted */.TL)((0,text_lines/* linesOf */.D)(text).slice(placeholder));
            yield {
                at: { file: path, range: placeholder },
                message: `The line of copyright still holds ${words}, which the template leaves open`,
                help: "Write the year, and the name of whoever holds the copyright",
            };
        }
    },
}));
/** In the manifest, else in package.json. One that is no expression is told by manifest-license. */
function namedLicense(manifest, license, packageJson) {
    const own = manifest.value["license"];
    if (own !== undefined) {
        const isValid = typeof own === "string" && !(0,absent/* isAbsent */.W)(license) && license.valid;
        return isValid ? { expression: own, at: manifest.at("license"), file: "manifest.json" } : undefined;
    }
    const packaged = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packagedLicense(packageJson);
    if (packaged === undefined || (0,absent/* isAbsent */.W)(packageJson) || !idsIn(packaged).every(isCommon))
        return undefined;
    return { expression: packaged, at: packageJson.at("license"), file: "package.json" };
}
/** The identifiers of an expression, without its operators and exceptions. */
function idsIn(expression) {
    const words = expression.match(/[^\s()]+/gu) ?? [];
    return words.filter((word, at) => !/^(?:AND|OR|WITH)$/iu.test(word) && words[at - 1]?.toUpperCase() !== "WITH");
}
const isCommon = (id) => common_licenses/* COMMON_LICENSES */.v.includes(id);
/** Whether an expression names this license, or one that nobody but its author knows the text of. */
function isNamed({ name }, expression) {
    if (expression === name || expression.startsWith("SEE LICENSE IN "))
        return true;
    return idsIn(expression).some((id) => {
        if (/^(?:LicenseRef|DocumentRef)-/u.test(id))
            return true;
        const bare = id.replace(/-only$|-or-later$|\+$/u, "");
        // BSD-2-Clause-NetBSD has the text of BSD-2-Clause, and the lesser GPL 3 is the GPL with permissions added.
        return bare === name || (bare.startsWith("BSD-") && bare.startsWith(`${name}-`)) || bare === `L${name}`;
    });
}
function mismatch({ expression, at, file }, { name, ids }) {
    const ours = ids.map((id) => (0,safe/* quoted */.TL)(id)).join(" or ");
    const isClosed = expression === "UNLICENSED";
    const other = isClosed
        ? "your own terms"
        : `the text of ${idsIn(expression).length === 1 ? expression : "one that it names"}`;
    return {
        at,
        message: `"license" is ${(0,safe/* quoted */.TL)(expression)}${isClosed ? ", which allows nothing" : ""}, but LICENSE holds the text of ${name}`,
        help: `Write ${ours} into ${file}, or put ${other} into LICENSE`,
    };
}

;// CONCATENATED MODULE: ./build/src/text/plain-address.js
/** Whether a text certainly is a good `https:` address, as nearly all of them are. */
function isPlainAddress(text) {
    return (text.length < 200 &&
        !text.includes("--") &&
        /^https:\/\/[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+(?:\/[\w./~-]*)?$/u.test(text));
}

;// CONCATENATED MODULE: ./build/src/text/web-address.js
const SCHEME = /^([a-z][a-z0-9+.-]*):/iu;
/** `\\` counts as `/`, as browsers have it. */
const USER = /^(?:([a-z][a-z0-9+.-]*):)?([/\\]*)([^/?#\\]*)@/iu;
const FOREIGN = /[\s\p{Cc}\p{Cf}\p{Cs}\\"<>^`{|}]/u;
/** No name of the internet is longer. */
const LONGEST_HOST = 255;
function addressFault(text) {
    if (hasCredentials(text))
        return { kind: "credentials" };
    const scheme = SCHEME.exec(text.trimStart())?.[1]?.toLowerCase();
    if (scheme === undefined || isHostAndPort(text))
        return { kind: "relative" };
    if (scheme !== "http" && scheme !== "https")
        return { kind: "scheme", scheme };
    const foreign = FOREIGN.exec(text)?.[0];
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

// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./build/src/core/shape-words.js



/** The sentences for what a schema forbids: one row a keyword. */
const WORDS = {
    type: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kind(params["type"])}`,
        help: formOf(String(params["type"]), value),
    }),
    enum: (label, value, { params, schema }) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? (0,nearest/* nearest */.p)(value, allowed) : undefined;
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined && { replacement: meant }),
        };
    },
    const: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
        help: `Write ${(0,safe/* quoted */.TL)(params["allowedValue"])}`,
    }),
    minLength: (label, value, { params }) => params["limit"] === 1
        ? { message: `${label} is "", but must not be empty`, help: "Write something into it, or remove it" }
        : lengthWords(label, value, `at least ${(0,safe/* quoted */.TL)(params["limit"])}`),
    maxLength: (label, value, { params }) => lengthWords(label, value, `at most ${(0,safe/* quoted */.TL)(params["limit"])}`),
    pattern: (label, value, { schema }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must ${must(schema)}`,
        help: `Let it ${must(schema)}`,
    }),
    minItems: (label) => ({ message: `${label} is an array without an item`, help: "Add an item, or remove the key" }),
    exclusiveMinimum: (label, value, { params }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be above ${(0,safe/* quoted */.TL)(params["limit"])}`,
        help: "Write a larger number",
    }),
    anyOf: (label, value, { schema }) => {
        const forms = (schema["anyOf"] ?? []);
        const kinds = forms.map((form) => kind(form["type"] ?? "object"));
        return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${kinds.join(" or ")}`, help: "Write one of the two" };
    },
};
function shapeWords(label, value, error) {
    const teller = WORDS[error.keyword];
    return teller
        ? teller(label, value, error)
        : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which is not allowed`, help: "See the page of this check" };
}
const shape_words_FORMS = {
    string: "Write it in quotation marks",
    array: "Write a list: [ \u2026 ]",
    object: "Write an object: { \u2026 }",
    number: "Write a number, without quotation marks",
    boolean: "Write true or false, without quotation marks",
};
function formOf(type, value) {
    const isWord = typeof value === "number" || typeof value === "boolean";
    return type === "string" && !isWord ? "Write a string, in quotation marks" : (shape_words_FORMS[type] ?? "Write another value");
}
function kind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function lengthWords(label, value, limit) {
    const length = typeof value === "string" ? String((0,code_points/* codePoints */.B)(value)) : "some";
    return {
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}: ${length} characters, but there must be ${limit}`,
        help: limit.startsWith("at least") ? "Write more" : "Write less",
    };
}
function must(schema) {
    return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}

;// CONCATENATED MODULE: ./build/src/core/shape-problems.js



/**
 * What the schema says about one key of the manifest and everything below it, each once, at its place.
 *
 * A key that is missing is told here too, unless a misspelt one stands for it.
 *
 * @param unknown the severity of a key that nothing knows.
 */
function* shapeProblems({ manifest, shape }, key, unknown = "warning") {
    if (shape.errors.length === 0)
        return;
    const errors = shape.errors.filter(({ path, params }) => (path.length === 0 ? params["missingProperty"] : path[0]) === key);
    const slips = slipsIn(errors);
    for (const error of errors) {
        const { path, params, keyword } = error;
        const missing = params["missingProperty"];
        if (typeof missing === "string") {
            const told = path.length === 0 ? manifest.has(missing) : slips.told.has(error);
            if (!told)
                yield missingKey(manifest, error, missing);
        }
        else if (keyword === "additionalProperties") {
            yield shape_problems_unknownKey(manifest, error, slips.meant.get(error), unknown);
        }
        else {
            yield wrongValue(manifest, error);
        }
    }
}
function slipsIn(errors) {
    const missingAt = new Map();
    for (const error of errors.filter(({ params }) => "missingProperty" in params)) {
        const place = JSON.stringify(error.path);
        const others = missingAt.get(place);
        if (others)
            others.push(error);
        else
            missingAt.set(place, [error]);
    }
    const meant = new Map();
    const told = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = (0,nearest/* nearest */.p)(String(unknown.params["additionalProperty"]), names);
        const error = name === undefined ? undefined : missing[names.indexOf(name)];
        if (!error || told.has(error))
            continue;
        meant.set(unknown, error);
        told.add(error);
    }
    return { meant, told };
}
function missingKey(manifest, { path, schema, advisory }, key) {
    const about = propertyOf(schema, key)["description"];
    return {
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : labelOf(path)} lacks ${(0,safe/* quoted */.TL)(key)}`,
        help: typeof about === "string" ? `Add it: ${lowerFirst(about.replace(/\.$/u, ""))}` : `Add ${(0,safe/* quoted */.TL)(key)}`,
    };
}
function shape_problems_unknownKey(manifest, { path, params, schema }, missing, usual) {
    const key = String(params["additionalProperty"]);
    const at = manifest.keyAt(...path, key);
    const known = Object.keys(schema["properties"] ?? {});
    const required = missing && String(missing.params["missingProperty"]);
    const there = manifest.valueAt(...path);
    const unused = known.filter((name) => typeof there !== "object" || there === null || !Object.hasOwn(there, name));
    const notMeant = (schema["notMeant"] ?? []);
    const meant = required ?? (notMeant.includes(key) ? undefined : (0,nearest/* nearest */.p)(key, unused));
    const rename = meant === undefined ? [] : at.range ? [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] : [];
    return {
        at,
        severity: missing && !missing.advisory ? "error" : usual,
        message: required === undefined
            ? `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
            : `${labelOf(path)} has the unknown key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
        help: meant === undefined ? `Remove it; known are ${known.join(", ")}` : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(rename.length > 0 && { fix: rename }),
    };
}
function wrongValue(manifest, error) {
    const at = manifest.at(...error.path);
    const { message, help, replacement } = shapeWords(labelOf(error.path), manifest.valueAt(...error.path), error);
    return {
        at,
        message,
        help,
        ...(replacement !== undefined &&
            at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(replacement) }] }),
    };
}
/** A place in the manifest as its author would name it: `"commands[0].name"`. */
function labelOf(path) {
    const name = path.map((step, at) => typeof step === "number" ? `[${String(step)}]` : `${at === 0 ? "" : "."}${step}`);
    return (0,safe/* quoted */.TL)(name.join(""));
}
function propertyOf(schema, key) {
    const properties = (schema["properties"] ?? {});
    return properties[key] ?? {};
}
const lowerFirst = (text) => text.slice(0, 1).toLowerCase() + text.slice(1);

;// CONCATENATED MODULE: ./build/src/checks/manifest/address-problems.js




/** Why the value at a path of the manifest is no address on the web, told once. A value that is no text is passed over. */
function* addressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    if (isPlainAddress(text))
        return;
    const at = manifest.at(...path);
    const fault = addressFault(text);
    if (fault?.kind === "credentials") {
        yield credentialsProblem(manifest, path);
    }
    else if (fault) {
        const tidy = text.trim();
        const isTidied = tidy !== text && !addressFault(tidy);
        yield {
            at,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, ${faultWords(fault)}`,
            help: isTidied ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : faultHelp(text, fault),
            ...(isTidied && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
            at,
            severity: rules.http.severity,
            message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(text)}, an http: address, ${rules.http.which}`,
            help: "Write an https: address, if there is one",
        };
    }
}
/** Told at the key, and with nothing of the address. */
function credentialsProblem(manifest, path) {
    const key = path.at(-1) ?? "";
    const parent = path.slice(0, -1);
    return {
        at: manifest.keyAt(...path),
        secret: true,
        message: `The address in ${(0,safe/* quoted */.TL)(key)}${parent.length > 0 ? ` of ${labelOf(parent)}` : ""} holds a user name or a password, which everyone can read`,
        help: "Remove what stands between // and @, and change the password if this file was ever published",
    };
}
function faultWords(fault) {
    switch (fault.kind) {
        case "relative":
            return "but must be an address that begins with https:// or http://";
        case "scheme":
            return `which begins with ${(0,safe/* quoted */.TL)(`${fault.scheme}:`)}, but must begin with https:// or http://`;
        case "characters":
            return `which holds ${characterWords(fault.character)}, but an address has none`;
        case "host":
            return "an address without a host";
        case "unreadable":
            return "which no browser can read as an address";
    }
}
function characterWords(character) {
    return character === " " ? "a space" : character === "\\" ? "a backslash" : `the character ${(0,safe/* quoted */.TL)(character)}`;
}
function faultHelp(text, fault) {
    const web = webAddressOf(text);
    if (web !== undefined)
        return `Write ${(0,safe/* quoted */.TL)(web)}`;
    if (fault.kind === "characters") {
        return fault.character === "\\" ? "Write / in place of \\" : "Remove it, or write it percent-encoded";
    }
    return 'Write the whole address, for example "https://example.com/plugin"';
}
/** The address on the web that other spellings most likely stand for. */
function webAddressOf(text) {
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
    return web === undefined || addressFault(web) ? undefined : web;
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/author-text.js
/** The parts, or in which way the text is in none of the three forms. */
function readAuthor(text) {
    const open = text.indexOf("<");
    const close = text.indexOf(">");
    if (open === -1) {
        if (close !== -1)
            return "unopened";
        const { before, url } = withAddress(text);
        return { name: before, ...(url !== undefined && { url }) };
    }
    if (close === -1)
        return "unclosed";
    if (close < open)
        return "unopened";
    const found = { name: text.slice(0, open).trim(), mail: text.slice(open + 1, close) };
    const rest = text.slice(close + 1).trim();
    if (rest === "")
        return found;
    return /^\([^()]*\)$/u.test(rest) ? { ...found, url: rest.slice(1, -1).trim() } : "continued";
}
/** Without an e-mail address only what looks like an address is one: `Lumen Labs (Lisbon)` is a name. */
function withAddress(text) {
    const bare = text.trim();
    const open = bare.lastIndexOf("(");
    const inside = bare.endsWith(")") && open !== -1 ? bare.slice(open + 1, -1).trim() : "";
    return /^(?:[a-z][a-z0-9+.-]*:|www\.)/iu.test(inside)
        ? { before: bare.slice(0, open).trim(), url: inside }
        : { before: bare };
}

;// CONCATENATED MODULE: ./build/src/text/email.js
// The local part and the host of ajv-formats' `email`, which the tests hold this against; every label is read once.
const ADDRESS = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*\.)+[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*$/u;
function isEmail(text) {
    return ADDRESS.test(text);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/author-text-problems.js





const FORM = 'Write "Name <mail>", or an object with "name" and "email"';
/** What is wrong with an author that is written as a string. */
function* authorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = readAuthor(text);
    const fault = typeof author === "string" ? FAULTS[author] : faultOf(author);
    if (fault !== undefined || typeof author === "string") {
        yield { at, message: `"author" is ${(0,safe/* quoted */.TL)(text)}, ${String(fault)}`, help: FORM };
        return;
    }
    if (author.url !== undefined && addressFault(author.url)?.kind === "credentials") {
        yield credentialsProblem(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
            at,
            severity: "warning",
            message: `"author" is ${(0,safe/* quoted */.TL)(text)}, but this form has no place for the address in round brackets`,
            help: 'Write an object, and the address into its "website"',
        };
    }
    yield stringProblem(manifest, text, author);
}
const FAULTS = {
    unclosed: "which has a < and no > behind the e-mail address",
    unopened: "which has a > and no < before the e-mail address",
    continued: "which goes on behind the e-mail address",
};
function faultOf({ name, mail }) {
    if (name === "")
        return "which names nobody";
    if (mail === "")
        return "which has no e-mail address between < and >";
    return mail === undefined || isEmail(mail) ? undefined : `but ${(0,safe/* quoted */.TL)(mail)} is no e-mail address`;
}
/** The specification's sample validator takes an object with an e-mail address only. */
function stringProblem(manifest, text, { name, mail, url }) {
    const { file, range } = manifest.at("author");
    const isSafe = url === undefined || !addressFault(url);
    const object = mail === undefined || !isSafe ? undefined : { name, email: mail, ...(url && { website: url }) };
    const website = url === undefined ? "" : `, "website": ${(0,safe/* quoted */.TL)(url)}`;
    const shown = `{ "name": ${(0,safe/* quoted */.TL)(name)}, "email": ${mail === undefined ? '"\u2026"' : (0,safe/* quoted */.TL)(mail)}${website} }`;
    return {
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${(0,safe/* quoted */.TL)(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
        help: `Write an object: ${shown}`,
        ...(object && range && { fix: [{ file, range, text: inlineJson(object) }] }),
    };
}
function inlineJson(object) {
    const members = Object.entries(object).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
    return `{ ${members.join(", ")} }`;
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/declared-files.js
var declared_files = __nccwpck_require__(5270);
// EXTERNAL MODULE: ./build/src/plugin/manifest/declared-path.js
var declared_path = __nccwpck_require__(3682);
;// CONCATENATED MODULE: ./build/src/checks/manifest/path-problems.js





/** Every place of one path, in the order in which the first that names a missing built file tells of it. */
const BUILT_PLACES = [["main"], ["web"], ["background"], ...declared_files/* HOOK_NAMES */.FS.map((name) => ["hooks", name])];
const INSIDE = "Write a path inside the repository, relative to the manifest";
const REAL = "Put the file itself in its place";
/**
 * What keeps the path at one place of the manifest from being that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A file under `dist/` that is not there is told once, however
 * many keys name it, and `dist/plugin.js` not at all: that is the business of the check bundle-present.
 */
function* pathProblems(declaring, place, options = {}) {
    const { manifest, declaredFiles } = declaring;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = (0,absent/* isAbsent */.W)(declaredFiles) ? withoutFiles(path) : declaredFiles.get(path);
    if (!found || isToldElsewhere(declaring, place, found))
        return;
    const at = manifest.at(...place);
    const say = (what, help) => ({
        at,
        message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(value)}, but ${what}`,
        help,
    });
    const softly = (what, help) => ({
        ...say(what, help),
        ...(options.severity && { severity: options.severity }),
    });
    const it = path === value ? "it" : (0,safe/* quoted */.TL)(path);
    switch (found.state) {
        case "unsafe": {
            const tidy = value.replaceAll("\\", "/");
            yield say(`${it} ${found.why}`, tidy === value || (0,declared_path/* whyNoPath */.D)(tidy) !== undefined ? INSIDE : `Write ${(0,safe/* quoted */.TL)(tidy)}`);
            return;
        }
        case "file":
            if (path.endsWith("/"))
                yield softly(`${it} ends with "/", as only folders do`, "Leave the last / out");
            return;
        case "missing": {
            const near = found.near && fromPlugin(manifest, found.near.path, path);
            const meant = near === undefined ? "" : withPath(value, path, near);
            if (near?.toLowerCase() === plain(path).toLowerCase()) {
                yield {
                    ...softly(`the file is named ${(0,safe/* quoted */.TL)(near)}`, `Write ${(0,safe/* quoted */.TL)(meant)}: upper and lower case count`),
                    ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
                };
                return;
            }
            const builds = isBuilt(manifest, found.path);
            const help = builds ? "Build the plugin first: npm run build" : "Write the path of a file that is there";
            yield softly(`there is no ${path === value ? "such file" : `file ${(0,safe/* quoted */.TL)(path)}`}${near === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`, near === undefined
                ? help
                : `Write ${(0,safe/* quoted */.TL)(meant)}${builds ? ", or build the plugin first: npm run build" : ""}`);
            return;
        }
        case "folder":
            yield softly(`${it} is a folder, not a file`, "Write the path of a file in it");
            return;
        case "outside":
            yield say(`${it} is a link that leads out of the repository, so it is not read`, REAL);
            return;
        case "broken":
            yield softly(`${it} is a link that leads nowhere`, REAL);
            return;
        case "special":
            yield softly(`${it} is a pipe, a socket or a device, not a file`, REAL);
            return;
        case "unreadable":
            yield softly(`${it} cannot be read`, "Give this user the right to read it");
    }
}
function withoutFiles(path) {
    const why = (0,declared_path/* whyNoPath */.D)(path);
    return why === undefined ? undefined : { state: "unsafe", why };
}
function isToldElsewhere({ manifest, declaredFiles }, place, found) {
    if (found.state === "unsafe" || found.state === "file" || (0,absent/* isAbsent */.W)(declaredFiles))
        return false;
    if (found.path === `${folderOf(manifest)}dist/plugin.js`)
        return true;
    if (found.state !== "missing" || !isBuilt(manifest, found.path))
        return false;
    const names = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = BUILT_PLACES.find(names);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${folderOf(manifest)}dist/`);
}
/** Of the plugin, with the slash behind it. */
function folderOf({ file }) {
    return file.slice(0, file.lastIndexOf("/") + 1);
}
/** A path from the repository's root as the manifest would have it, in the manner of one that was written there. */
function fromPlugin(manifest, path, written) {
    const folder = folderOf(manifest);
    return path.startsWith(folder)
        ? path.slice(folder.length)
        : written.replace(/[^/]*$/u, () => path.slice(path.lastIndexOf("/") + 1));
}
/** What is written, with another path in it: `path#export` begins with it, `SEE LICENSE IN path` ends so. */
function withPath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const plain = (path) => path.replace(/^(?:\.\/)+/u, "");

;// CONCATENATED MODULE: ./build/src/checks/manifest/avatar-problems.js




const PLACE = ["author", "avatar"];
const HELP = "Write the address that the image has on the web";
/** What is wrong with the author's picture: an address, or, less well, a path in the repository. */
function* avatarProblems(facts, rules) {
    const { manifest, images } = facts;
    const avatar = manifest.valueAt(...PLACE);
    if (typeof avatar !== "string")
        return;
    if (avatar === "" || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/iu.test(avatar)) {
        yield* addressProblems(manifest, PLACE, rules);
        return;
    }
    const at = manifest.at(...PLACE);
    const [fault] = pathProblems(facts, PLACE);
    if (fault) {
        yield { at, message: fault.message, help: HELP };
        return;
    }
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, a path, but the specification asks for an address`,
        help: HELP,
    };
    const image = (0,absent/* isAbsent */.W)(images) ? undefined : images.get(avatar);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quoted */.TL)(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: "Cut it to a square, best of 128 \u00d7 128 pixels",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-author.js








const HTTPS = { http: { severity: "notice", which: "but https: is recommended" } };
/* harmony default export */ var manifest_author = ((0,check/* defineCheck */.q)({
    id: "manifest-author",
    title: "The author has a name, and better an e-mail address that is one",
    severity: "error",
    about: ["author"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        const { manifest } = facts;
        const author = manifest.value["author"];
        if (typeof author === "string") {
            yield* authorTextProblems(manifest, author);
            return;
        }
        yield* shapes(facts);
        yield* nameProblems(manifest);
        yield* mailProblems(manifest);
        yield* addressProblems(manifest, ["author", "website"], HTTPS);
        yield* addressProblems(manifest, ["author", "url"], HTTPS);
        yield* avatarProblems(facts, HTTPS);
    },
}));
/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* shapes({ manifest, shape }) {
    const lacksMail = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isOfMail = (error) => lacksMail && (isMissingMail(error) || isSlipOfMail(error));
    const only = (errors) => shapeProblems({ manifest, shape: { errors } }, "author");
    yield* only(shape.errors.filter((error) => !isOfMail(error)));
    for (const problem of only(shape.errors.filter(isOfMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && (0,nearest/* nearest */.p)(unknown, ["email", "name"]) === "email";
}
function* nameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
        at: manifest.at("author", "name"),
        message: `"author.name" is ${(0,safe/* quoted */.TL)(name)}, which names nobody`,
        help: "Write the author's name",
    };
}
function* mailProblems(manifest) {
    const mail = manifest.valueAt("author", "email");
    if (typeof mail !== "string" || isEmail(mail))
        return;
    const at = manifest.at("author", "email");
    const tidy = mail.trim();
    yield {
        at,
        message: `"author.email" is ${(0,safe/* quoted */.TL)(mail)}, which is no e-mail address`,
        help: isEmail(tidy) ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        ...(isEmail(tidy) && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-background.js



/* harmony default export */ var manifest_background = ((0,check/* defineCheck */.q)({
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    severity: "error",
    about: ["background"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "background");
        yield* pathProblems(facts, ["background"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/package-form-problems.js





/** What is said of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function packageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = (0,manifest_manifest/* isObject */.Gv)(value) ? manifest.valueAt(key, "url") : undefined;
    if (typeof url !== "string")
        return [];
    const { range, file } = manifest.at(key);
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = addressFault(address);
    const hasCredentials = fault?.kind === "credentials";
    const problem = {
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${labelOf([key])} is an object, as package.json has it, but must be a string with the address alone`,
        help: fault ? "Write the address alone, in quotation marks" : `Write ${(0,safe/* quoted */.TL)(address)}`,
        ...(!fault && range && { fix: [{ file, range, text: JSON.stringify(address) }] }),
    };
    return hasCredentials ? [problem, credentialsProblem(manifest, [key, "url"])] : [problem];
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-bugs.js




/* harmony default export */ var manifest_bugs = ((0,check/* defineCheck */.q)({
    id: "manifest-bugs",
    title: "The issue tracker has an address that a browser opens",
    severity: "error",
    about: ["bugs"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const packageForm = packageFormProblems(facts.manifest, "bugs");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "bugs");
        yield* addressProblems(facts.manifest, ["bugs"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-category.js


/* harmony default export */ var manifest_category = ((0,check/* defineCheck */.q)({
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
    severity: "error",
    about: ["category"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "category"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-commands.js




/* harmony default export */ var manifest_commands = ((0,check/* defineCheck */.q)({
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    severity: "error",
    about: ["commands"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "commands");
        const commands = itemsAt(manifest, ["commands"]);
        yield* repeatedNames(manifest, commands.flatMap((command) => [
            { place: [...command, "name"], command: command.join() },
            ...itemsAt(manifest, [...command, "aliases"]).map((place) => ({ place, command: command.join() })),
        ]));
        for (const option of commands.flatMap((command) => itemsAt(manifest, [...command, "options"]))) {
            yield* defaultProblems(manifest, option);
        }
    },
}));
function* repeatedNames(manifest, all) {
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
        const removal = isOwn ? manifest.removal(...named.place) : [];
        yield {
            at: manifest.at(...named.place),
            message: `${labelOf(named.place)} is ${(0,safe/* quoted */.TL)(name)}, the same as ${labelOf(before.place)}`,
            help: isOwn ? "Remove it: the command has this name" : "Give each command names of its own",
            ...(removal.length > 0 && { fix: removal }),
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
    ["object", (value) => (0,manifest_manifest/* isObject */.Gv)(value)],
]);
function* defaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!(0,manifest_manifest/* isObject */.Gv)(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = Object.hasOwn(option, "type") ? option["type"] : undefined;
    if (FITS.get(type)?.(value) === false) {
        const at = manifest.at(...place, "default");
        const meant = meantDefault(value, type);
        yield {
            at,
            message: `${labelOf([...place, "default"])} is ${(0,safe/* quoted */.TL)(value)}, but the option's type is ${(0,safe/* quoted */.TL)(type)}`,
            help: meant === undefined ? `Write a default of the type ${(0,safe/* quoted */.TL)(type)}, or another type` : `Write ${meant}`,
            ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
        };
    }
    if (Object.hasOwn(option, "required") && option["required"] === true) {
        yield {
            at: manifest.at(...place, "required"),
            severity: "warning",
            message: `${labelOf([...place, "required"])} is true, but the option has a default, so nobody must give it`,
            help: 'Remove "required" or "default"',
        };
    }
}
/** The JSON of what stands in quotation marks, or lacks them, by mistake alone. */
function meantDefault(value, type) {
    if (type === "string" && (typeof value === "number" || typeof value === "boolean"))
        return JSON.stringify(String(value));
    if (type === "boolean" && (value === "true" || value === "false"))
        return value;
    return type === "number" && typeof value === "string" && /^-?(?:0|[1-9]\d{0,14})$/u.test(value) ? value : undefined;
}
/** The places of the items of an array; none where there is no array. */
function itemsAt(manifest, place) {
    const items = manifest.valueAt(...place);
    return Array.isArray(items) ? items.map((_, at) => [...place, at]) : [];
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/ranges.js + 1 modules
var manifest_ranges = __nccwpck_require__(4383);
// EXTERNAL MODULE: ./build/src/text/versions/version-range.js
var version_range = __nccwpck_require__(6348);
;// CONCATENATED MODULE: ./build/src/checks/manifest/range-problems.js








/**
 * What is wrong with the version ranges of an object of the manifest, and where package.json has others.
 *
 * Values that are no text are passed over: the schema speaks of them.
 *
 * @param names those of the object's keys that hold ranges; all when left out.
 */
function* rangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!(0,manifest_manifest/* isObject */.Gv)(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = valueProblem(facts, text, key, name) ?? range_problems_mismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function valueProblem({ manifest, ranges }, text, key, name) {
    // First, so that nothing else shows the line with the secret in it.
    if (holdsCredentials(text))
        return credentialsProblem(manifest, [key, name]);
    if (text.length > manifest_ranges/* LONGEST_RANGE */.dT) {
        return {
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quoted */.TL)(name)} has ${(0,numbers/* grouped */.z)(text.length)} characters, but at most ${(0,numbers/* grouped */.z)(manifest_ranges/* LONGEST_RANGE */.dT)} are read`,
            help: "Write a shorter range",
        };
    }
    const at = manifest.at(key, name);
    const range = ranges.of(text);
    if (!range) {
        const meant = meantRange(text, ranges);
        const example = EXAMPLES.get(key) ?? "^1.4.0";
        return {
            at,
            message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, ${otherForm(text)}but must be a version range`,
            help: meant === undefined ? `Write the versions that work, for example "${example}"` : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    if ((0,version_range/* lowestVersion */.fN)(range))
        return undefined;
    return {
        at,
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, which no version satisfies`,
        help: "Write a range whose lower limit is below its upper limit",
    };
}
/** By the key that holds the ranges. */
const EXAMPLES = new Map([
    ["engines", ">=18.0.0"],
    ["compatibility", ">=2.0.0"],
]);
function range_problems_mismatch(facts, text, key, name) {
    const { manifest, packageJson, ranges } = facts;
    if ((0,absent/* isAbsent */.W)(packageJson))
        return undefined;
    const section = packageJson.value[key];
    const packaged = (0,manifest_manifest/* isObject */.Gv)(section) && Object.hasOwn(section, name) ? section[name] : undefined;
    if (typeof packaged !== "string" || packaged === text)
        return undefined;
    const here = ranges.of(text);
    const there = ranges.of(packaged);
    // What is no range in package.json, such as "workspace:*", is that file's own affair.
    if (!here || !there || (0,version_range/* rangeKey */.Hp)(here) === (0,version_range/* rangeKey */.Hp)(there))
        return undefined;
    const line = packageJson.at(key, name).range?.start.line;
    return {
        at: manifest.at(key, name),
        severity: "warning",
        message: `${labelOf([key, name])} is ${(0,safe/* quoted */.TL)(text)}, but package.json${line === undefined ? "" : `, line ${String(line)},`} has ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the same range into both",
    };
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
function otherForm(text) {
    const other = OTHER_FORMS.find(({ form }) => form.test(text));
    return other ? `${other.which}, ` : "";
}
/** The range that was certainly meant: `workspace:^1.2.0` names it, and so do commas and `=>`. */
function meantRange(text, ranges) {
    const meant = text
        .replace(/^workspace:(?=.*\d)/u, "")
        .replace(/=>/gu, ">=")
        .split(",")
        .map((limit) => limit.trim())
        .join(" ");
    const range = meant === text ? undefined : ranges.of(meant);
    return range && (0,version_range/* lowestVersion */.fN)(range) ? meant : undefined;
}
/** A password, or a token in the place of the user; `git@` alone is neither. */
function holdsCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-compatibility.js



/* harmony default export */ var manifest_compatibility = ((0,check/* defineCheck */.q)({
    id: "manifest-compatibility",
    title: "The compatibility names version ranges that can be met",
    severity: "error",
    about: ["compatibility"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "compatibility");
        yield* rangeProblems(facts, "compatibility", ["host_version", "node_version"]);
    },
}));

// EXTERNAL MODULE: ./build/src/text/json/json-text.js
var json_text = __nccwpck_require__(7533);
;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-words.js


const MOST_CHOICES = 10;
/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const config_words_WORDS = {
    type: (label, value, { type }) => {
        const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
        if (type === "integer")
            return bound(label, value, "a whole number", "whole");
        return types.length === 1
            ? shape(label, value, "type", { type: types[0] })
            : { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be of type ${types.join(" or ")}`, help: "Write it so" };
    },
    enum: (label, value, { allowedValues }) => {
        const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => (0,safe/* quoted */.TL)(choice)) : [];
        const shown = choices.slice(0, MOST_CHOICES).join(", ");
        if (choices.length === 1)
            return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${shown}`, help: "Write that" };
        return {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be one of ${shown}${choices.length > MOST_CHOICES ? ", \u2026" : ""}`,
            help: "Write one of them",
        };
    },
    minimum: (label, value, { limit }) => bound(label, value, `at least ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    maximum: (label, value, { limit }) => bound(label, value, `at most ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    exclusiveMinimum: (label, value, { limit }) => bound(label, value, `above ${(0,safe/* quoted */.TL)(limit)}`, "larger"),
    exclusiveMaximum: (label, value, { limit }) => bound(label, value, `below ${(0,safe/* quoted */.TL)(limit)}`, "smaller"),
    multipleOf: (label, value, { multipleOf }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be a multiple of ${(0,safe/* quoted */.TL)(multipleOf)}`,
        help: "Write such a number",
    }),
    format: (label, value, { format }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have the format ${(0,safe/* quoted */.TL)(format)}`,
        help: "Write it in that format, or leave it empty",
    }),
    pattern: (label, value, { pattern }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must match the pattern ${(0,safe/* quoted */.TL)(pattern)}`,
        help: "Write it so",
    }),
    regex: (label, value) => ({
        message: `${label} is ${typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, which is ` : ""}no regular expression`,
        help: "Correct it: each bracket needs its other half, and a \\ stands before special characters only",
    }),
    const: (label, value, { allowedValue }) => shape(label, value, "const", { allowedValue }),
    minLength: (label, value, { limit }) => shape(label, value, "minLength", { limit }),
    maxLength: (label, value, { limit }) => shape(label, value, "maxLength", { limit }),
    minItems: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} items`, "Add items"),
    maxItems: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} items`, "Remove items"),
    minProperties: (label, value, { limit }) => count(label, value, `at least ${(0,safe/* quoted */.TL)(limit)} keys`, "Add keys"),
    maxProperties: (label, value, { limit }) => count(label, value, `at most ${(0,safe/* quoted */.TL)(limit)} keys`, "Remove keys"),
    uniqueItems: (label, value, { i, j }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} whose items ${(0,safe/* quoted */.TL)(j)} and ${(0,safe/* quoted */.TL)(i)} are the same`,
        help: "Remove one of the two",
    }),
    propertyNames: (label, value, { propertyName }) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)} with the key ${(0,safe/* quoted */.TL)(propertyName)}, which is not allowed`,
        help: "Give the key another name",
    }),
    anyOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which satisfies none of the forms in "anyOf"`,
        help: "Write one of the forms",
    }),
    oneOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
        help: "Write one of the forms",
    }),
};
/** What a schema's author is told of a value that the schema forbids. */
function configWords(keyword, label, value, params) {
    const teller = Object.hasOwn(config_words_WORDS, keyword) ? config_words_WORDS[keyword] : undefined;
    return teller
        ? teller(label, value, params)
        : {
            message: `${label} is ${(0,safe/* quoted */.TL)(value)}, which the keyword ${(0,safe/* quoted */.TL)(keyword)} forbids`,
            help: "Write another value, or change the schema",
        };
}
function shape(label, value, keyword, params) {
    return shapeWords(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}
function bound(label, value, limit, kind) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}
function count(label, value, limit, help) {
    return { message: `${label} is ${(0,safe/* quoted */.TL)(value)}, but must have ${limit}`, help };
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-fault-problem.js




/** What an author's schema forbids, told at the place of the value. */
function configFaultProblem(manifest, { path, keyword, params }) {
    const label = labelOf(path);
    switch (keyword) {
        case "secret":
            return {
                at: manifest.keyAt(...path),
                secret: true,
                message: `${keyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
            };
        case "time":
        case "memory":
            return {
                at: manifest.keyAt(...path),
                message: `${keyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
            };
        case "unjudged":
            return {
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${keyLabel(path)} has keywords beyond those that forms know, and the thread that judges them failed: ${(0,safe/* shortened */.vI)(String(params["why"]), 200)}`,
                help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
            };
        case "compile":
            return {
                at: manifest.keyAt(...path),
                message: params["recursion"] === true
                    ? `${keyLabel(path)} cannot be checked, as the schema refers to itself without end`
                    : `${keyLabel(path)} cannot be checked, as the schema does not compile: ${(0,safe/* shortened */.vI)(String(params["told"]), 100)}`,
                help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        const at = manifest.at(...path, missing);
        return {
            at,
            message: `${label} lacks ${(0,safe/* quoted */.TL)(missing)}, which its schema requires`,
            help: `Add ${(0,safe/* quoted */.TL)(missing)}`,
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        const at = manifest.keyAt(...path, unknown);
        return {
            at,
            message: `${label} has the key ${(0,safe/* quoted */.TL)(unknown)}, which its schema does not allow`,
            help: "Remove it, or add it to the schema",
        };
    }
    const value = manifest.valueAt(...path);
    const atKey = (0,manifest_manifest/* isObject */.Gv)(value) && typeof path.at(-1) === "string";
    return {
        at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
        ...configWords(keyword, atKey ? keyLabel(path) : label, value, params),
    };
}
/** A key as its author would name it, told apart from others of its name: `"default" of "config_schema.properties.city"`. */
function keyLabel(path) {
    const [key, holder] = [path.at(-1), path.slice(0, -1)];
    return holder.length === 0 || typeof key !== "string" ? labelOf(path) : `${(0,safe/* quoted */.TL)(key)} of ${labelOf(holder)}`;
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-judgement-problems.js



/** What is told already, and then what the whole validator says of those keys of the manifest at other places. */
function* withJudgement({ manifest, configJudgement }, keys, problems) {
    const told = new Set();
    for (const problem of problems) {
        // A place with only a notice or a warning may also hold an error.
        if (problem.severity === undefined)
            told.add(problem.at?.pointer ?? "");
        yield problem;
    }
    if ((0,absent/* isAbsent */.W)(configJudgement))
        return;
    for (const fault of configJudgement.faults) {
        const places = fault.path.map((_, at) => (0,json_text/* pointerOf */.r)(fault.path.slice(0, at + 1)));
        const isNew = !places.slice(1).some((place) => told.has(place));
        if (isNew && keys.includes(String(fault.path[0])))
            yield configFaultProblem(manifest, fault);
    }
}

// EXTERNAL MODULE: ./build/src/plugin/config-schema/config-limits.js
var config_limits = __nccwpck_require__(9984);
// EXTERNAL MODULE: ./build/src/plugin/config-schema/config-keywords.js
var config_keywords = __nccwpck_require__(4672);
// EXTERNAL MODULE: ./build/src/plugin/config-schema/config-schemas.js
var config_schemas = __nccwpck_require__(9794);
// EXTERNAL MODULE: ./build/src/plugin/config-schema/plain-config.js
var plain_config = __nccwpck_require__(6580);
;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-formats.js
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/u;
const TIME = /^(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:z|[+-]\d{2}:\d{2})?$/iu;
const anything = () => true;
/** The formats that are known, and what tells whether a text has one. None takes longer than the text is long. */
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
/** Whether a text has a format. An empty one stands for a setting that is not set, and an unknown format says nothing. */
function hasFormat(text, format) {
    return text === "" || (CONFIG_FORMATS.get(format)?.(text) ?? true);
}
/** Whether a text is a regular expression; it is compiled and never run. */
function isPattern(text) {
    try {
        return new RegExp(text, "u").flags === "u";
    }
    catch {
        // Not one: its message is the engine's own, and says little to people.
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

// EXTERNAL MODULE: ./build/src/text/json/same-json.js
var same_json = __nccwpck_require__(7424);
;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-values.js




const MOST_STEPS = 2_000_000;
const MOST_FAULTS = 100;
/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
function valueFaults(schema, value, path) {
    const faults = [];
    const judging = { steps: MOST_STEPS, faults };
    judge(judging, schema, value, path);
    return faults.slice(0, MOST_FAULTS);
}
/** As deep as the schema is, which has a limit. */
function judge(judging, schema, value, path) {
    judging.steps--;
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !(0,manifest_manifest/* isObject */.Gv)(schema))
        return;
    const fault = (keyword, params) => {
        judging.faults.push({ path, keyword, params });
    };
    const own = (key) => (Object.hasOwn(schema, key) ? schema[key] : undefined);
    if (own("format") === "password" && isSecret(value)) {
        fault("secret", {});
        return;
    }
    const type = own("type");
    if (typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== typeOf(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    // An empty list is a fault of the schema, not of the value.
    if (Array.isArray(allowed) && allowed.length > 0 && !holds(judging, allowed, value)) {
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
    if (typeof value === "string" && typeof format === "string" && !hasFormat(value, format))
        fault("format", { format });
    if (Array.isArray(value) && (0,manifest_manifest/* isObject */.Gv)(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if ((0,manifest_manifest/* isObject */.Gv)(value))
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
    if (!(0,manifest_manifest/* isObject */.Gv)(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            judge(judging, properties[key], part, [...path, key]);
    }
}
/** What would be told to everybody: anything but an empty text and nothing. */
function isSecret(value) {
    return value !== "" && value !== null && value !== undefined;
}
function holds(judging, allowed, value) {
    if (typeof value !== "object" || value === null) {
        judging.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    judging.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return judging.steps < 0 || allowed.some((one) => (0,same_json/* sameJson */.V)(one, value));
}
/** The type of a value as JSON Schema names it. */
function typeOf(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-choice-problems.js





const config_choice_problems_MOST_TOLD = 20;
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
function* configChoiceProblems(manifest, node) {
    yield* enumProblems(manifest, node);
    yield* enumNamesProblems(manifest, node);
}
function* enumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const label = labelOf([...path, "enum"]);
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(choices)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    if (choices.length === 0) {
        const message = `${label} is an array without an item, so no value is allowed`;
        yield { at, message, help: 'Add the allowed values, or remove "enum"' };
    }
    const seen = new Set();
    let told = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            // An object among the choices has no short name; its bracket is its place.
            at: (0,manifest_manifest/* isObject */.Gv)(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
            severity: "warning",
        };
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== typeOf(choice);
        if ((!repeated && !misfit) || ++told > config_choice_problems_MOST_TOLD)
            continue;
        yield repeated
            ? { ...found, message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)} once more`, help: "Remove it" }
            : {
                ...found,
                message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(choice)}, which nobody can choose, as the type is ${(0,safe/* quoted */.TL)(type)}`,
                help: "Write a value of that type, or change the type",
            };
    }
}
function* enumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    const label = labelOf([...path, "enumNames"]);
    const at = manifest.at(...path, "enumNames");
    if (!Array.isArray(names)) {
        yield { at, message: `${label} is ${(0,safe/* quoted */.TL)(names)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    for (const [index, name] of names.slice(0, config_choice_problems_MOST_TOLD).entries()) {
        if (typeof name === "string")
            continue;
        const place = [...path, "enumNames", index];
        const message = `${labelOf(place)} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`;
        yield { at: manifest.at(...place), message, help: "Write it in quotation marks" };
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    yield {
        at,
        message: `${label} is an array of ${amount(names.length, "name")}, but "enum" ${choices ? `has ${amount(values, "value")}` : "is missing"}`,
        help: "Write one name for each value, in the same order",
    };
}
const amount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-name-problems.js




const config_name_problems_MOST_TOLD = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* configNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !(0,manifest_manifest/* isObject */.Gv)(properties)) {
        const message = `${labelOf([...path, "properties"])} is ${(0,safe/* quoted */.TL)(properties)}, but must be an object`;
        yield { at: manifest.at(...path, "properties"), message, help: "Write an object: { \u2026 }" };
    }
    else if (properties)
        yield* propertiesProblems(manifest, [...path, "properties"], properties);
    yield* requiredProblems(manifest, node);
}
function* propertiesProblems(manifest, path, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${labelOf(path)} has the setting "__proto__", a name that no JavaScript object can safely hold`;
            yield { at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
        }
        else if (!(0,manifest_manifest/* isObject */.Gv)(setting)) {
            const message = `${labelOf([...path, name])} is ${(0,safe/* quoted */.TL)(setting)}, but must be an object`;
            yield { at: manifest.at(...path, name), message, help: 'Describe the setting: { "type": "string" }' };
        }
    }
}
function* requiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    const label = labelOf([...path, "required"]);
    const at = manifest.at(...path, "required");
    if (!Array.isArray(required)) {
        const misplaced = typeof required === "boolean" && of === "setting";
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(required)}, but must be an array of the names of settings`,
            help: misplaced
                ? `Remove it${required ? `, and list ${(0,safe/* quoted */.TL)(path.at(-1))} in ${labelOf([...path.slice(0, -2), "required"])}` : ""}`
                : "Write a list: [ \u2026 ]",
        };
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MOST_TOLD * 50).entries()) {
        const place = [...path, "required", index];
        const word = labelOf(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            yield { ...found, message: `${word} is ${(0,safe/* quoted */.TL)(name)}, but must be a string`, help: "Write a setting's name" };
        }
        else if (seen.has(name)) {
            const fix = manifest.removal(...place);
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)} once more`,
                help: "Remove it",
                ...(fix.length > 0 && { fix }),
            };
        }
        else if ((0,manifest_manifest/* isObject */.Gv)(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = (0,nearest/* nearest */.p)(name, Object.keys(properties));
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quoted */.TL)(name)}, which is not in "properties"`,
                help: meant === undefined ? "Describe the setting, or remove its name here" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    found.at.range && { fix: [{ file: found.at.file, range: found.at.range, text: JSON.stringify(meant) }] }),
            };
        }
        seen.add(name);
    }
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-node-problems.js











/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
function* configNodeProblems(manifest, node, whole) {
    yield* unsafeProblems(manifest, node);
    yield* referenceProblems(manifest, node, whole);
    yield* typeProblems(manifest, node);
    yield* configNameProblems(manifest, node);
    yield* textProblems(manifest, node);
    yield* config_node_problems_rangeProblems(manifest, node);
    yield* configChoiceProblems(manifest, node);
    yield* itemsProblems(manifest, node);
    const { path, schema } = node;
    if (!Object.hasOwn(schema, "default"))
        return;
    for (const fault of valueFaults(schema, schema["default"], [...path, "default"]))
        yield configFaultProblem(manifest, fault);
}
/** What would run, or reach out, is refused wherever it stands. */
function* unsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const message = `${labelOf(path)} has "$async", which no schema for settings may have`;
        yield { at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
    }
}
function* referenceProblems(manifest, { path, schema }, whole) {
    const reference = schema["$ref"];
    if (typeof reference !== "string")
        return;
    const at = manifest.at(...path, "$ref");
    const label = labelOf([...path, "$ref"]);
    if ((0,config_schemas/* isRemote */.Vx)(reference)) {
        yield {
            at,
            message: `${label} is ${(0,safe/* quoted */.TL)(reference)}, which leads out of the manifest and is never fetched`,
            help: 'Copy what it refers to under "definitions", and refer to it with "#/definitions/\u2026"',
        };
    }
    else if ((0,config_schemas/* isDangling */.NC)(reference, whole)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(reference)}, but nothing stands there in the schema`;
        yield { at, message, help: "Correct the reference, or add what it refers to" };
    }
}
const MEANT = { integer: "number", int: "number", float: "number", text: "string" };
function* typeProblems(manifest, { path, schema, of }) {
    if (of !== "setting" && of !== "item")
        return;
    const type = schema["type"];
    const at = manifest.at(...path, "type");
    if (type === undefined) {
        if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key)))
            return;
        yield {
            at,
            severity: "warning",
            message: `${labelOf(path)} lacks "type", so the host's forms cannot tell how to ask for it`,
            help: `Add it: one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`,
        };
    }
    else if (typeof type !== "string" || !config_keywords/* SETTING_TYPES */.P5.includes(type)) {
        const meant = typeof type !== "string" ? undefined : Object.hasOwn(MEANT, type) ? MEANT[type] : (0,nearest/* nearest */.p)(type, config_keywords/* SETTING_TYPES */.P5);
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
            ...(meant !== undefined &&
                at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
}
function* textProblems(manifest, { path, schema }) {
    for (const key of ["title", "description", "format"]) {
        const value = schema[key];
        if (value === undefined || typeof value === "string")
            continue;
        const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a string`;
        yield { at: manifest.at(...path, key), message, help: "Write it in quotation marks" };
    }
    const format = schema["format"];
    if (typeof format !== "string" || CONFIG_FORMATS.has(format))
        return;
    const at = manifest.at(...path, "format");
    const meant = (0,nearest/* nearest */.p)(format, CONFIG_FORMATS.keys());
    yield {
        at,
        severity: "notice",
        message: `${labelOf([...path, "format"])} is ${(0,safe/* quoted */.TL)(format)}, an unknown format that the host's forms may ignore`,
        help: meant === undefined ? "Use password, email or url, or remove it" : `Write ${(0,safe/* quoted */.TL)(meant)}`,
    };
}
function* config_node_problems_rangeProblems(manifest, { path, schema }) {
    for (const key of ["minimum", "maximum"]) {
        const value = schema[key];
        if (value === undefined)
            continue;
        const at = manifest.at(...path, key);
        if (typeof value !== "number") {
            const message = `${labelOf([...path, key])} is ${(0,safe/* quoted */.TL)(value)}, but must be a number`;
            yield { at, message, help: "Write a number, without quotation marks" };
        }
        else if (typeof schema["type"] === "string" &&
            ["string", "boolean", "array", "object"].includes(schema["type"])) {
            yield {
                at: manifest.keyAt(...path, key),
                severity: "warning",
                message: `${labelOf(path)} has ${(0,safe/* quoted */.TL)(key)}, which says nothing, as its type is ${(0,safe/* quoted */.TL)(schema["type"])}`,
                help: `Remove it, or write "number" as the type`,
            };
        }
    }
    const { minimum, maximum } = schema;
    if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum)
        return;
    yield {
        at: manifest.at(...path, "minimum"),
        message: `${labelOf([...path, "minimum"])} is ${(0,safe/* quoted */.TL)(minimum)}, above "maximum", which is ${(0,safe/* quoted */.TL)(maximum)}: no number fits`,
        help: "Swap the two, or correct one of them",
    };
}
function* itemsProblems(manifest, { path, schema, of }) {
    const { items, type } = schema;
    if (items === undefined || of === "other")
        return;
    const at = manifest.at(...path, "items");
    const label = labelOf([...path, "items"]);
    if (typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== "array") {
        const message = `${labelOf(path)} has "items", which only an array has, but its type is ${(0,safe/* quoted */.TL)(type)}`;
        yield { at: manifest.keyAt(...path, "items"), message, help: 'Write "array" as the type, or remove "items"' };
    }
    else if (Array.isArray(items)) {
        yield {
            at,
            severity: "notice",
            message: `${label} is an array of schemas, which the host's forms may ignore`,
            help: "Write one schema that all items satisfy",
        };
    }
    else if (!(0,manifest_manifest/* isObject */.Gv)(items)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(items)}, but must be an object`;
        yield { at, message, help: 'Describe one item: { "type": "string" }' };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/config-schema-problems.js











/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
function* configSchemaProblems(manifest, config) {
    if (!(0,plain_config/* isPlainConfig */.B)(config.schema))
        yield* closelyRead(manifest, config);
}
/** As {@link configSchemaProblems}, for a schema that may have something to be told. */
function* closelyRead(manifest, { path, schema }) {
    const limit = (0,config_limits/* passedLimit */.K)(schema);
    if (limit) {
        yield { at: manifest.keyAt(...path), ...limitWords(keyLabel(path), limit) };
        return;
    }
    if (holdsSettingsThemselves(schema)) {
        yield {
            at: manifest.keyAt(...path),
            message: `${keyLabel(path)} holds the settings themselves, but must be a schema with "type" and "properties"`,
            help: 'Write { "type": "object", "properties": { \u2026 } } around the settings',
        };
        return;
    }
    yield* rootProblems(manifest, path, schema);
    const nodes = (0,config_keywords/* schemaNodes */.L2)(schema, path);
    for (const node of nodes)
        yield* configNodeProblems(manifest, node, schema);
    yield* otherKeywords(manifest, nodes);
}
const LIMITS = {
    bytes: { unit: "bytes of JSON", help: "Shorten the schema: long lists of values belong elsewhere" },
    levels: { unit: "levels", help: "Nest the settings less" },
    settings: { unit: "settings", help: "Ask the user for less" },
};
function limitWords(label, { what, most, found }) {
    const { unit, help } = LIMITS[what];
    return {
        message: `${label} has ${(0,numbers/* grouped */.z)(found)} ${unit}, but may have at most ${(0,numbers/* grouped */.z)(most)}; it was not looked into`,
        help,
    };
}
/** Authors forget the two outer levels: `{ "city": { "type": "string" } }`. */
function holdsSettingsThemselves(schema) {
    const entries = Object.entries(schema);
    return entries.length > 0 && entries.every(([key, value]) => !(0,config_keywords/* isKeyword */.wb)(key) && (0,manifest_manifest/* isObject */.Gv)(value));
}
function* rootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${labelOf(path)} lacks "type"`;
        yield { at: manifest.at(...path, "type"), message, help: 'Add "type": "object"' };
    }
    else if (type !== "object") {
        const at = manifest.at(...path, "type");
        yield {
            at,
            message: `${labelOf([...path, "type"])} is ${(0,safe/* quoted */.TL)(type)}, but must be "object"`,
            help: 'Write "object"; the settings stand under "properties"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"object"' }] }),
        };
    }
    if (schema["properties"] === undefined) {
        const message = `${labelOf(path)} lacks "properties"`;
        yield { at: manifest.at(...path, "properties"), message, help: 'Add "properties": { \u2026 } with the settings' };
    }
    if ((0,config_schemas/* dialectOf */.E3)(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${(0,safe/* quoted */.TL)(config_schemas/* DIALECTS */.O9["draft-07"])} or ${(0,safe/* quoted */.TL)(config_schemas/* DIALECTS */.O9["2020-12"])}`;
        const message = `${labelOf([...path, "$schema"])} is ${(0,safe/* quoted */.TL)(schema["$schema"])}, but must be ${allowed}`;
        yield { at, message, help: "Write one of the two, or remove it: draft-07 is meant then" };
    }
}
/** Keywords that the platform does not list, each once, where it stands first. */
function* otherKeywords(manifest, nodes) {
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
            yield otherKeyword(manifest, key, first, others.length);
}
function otherKeyword(manifest, key, { path, schema }, others) {
    const at = manifest.keyAt(...path, key);
    const meant = (0,config_keywords/* isKeyword */.wb)(key) ? undefined : (0,nearest/* nearest */.p)(key, config_keywords/* LISTED_KEYWORDS */.tI);
    const subject = `${labelOf(path)} has the keyword ${(0,safe/* quoted */.TL)(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${(0,safe/* quoted */.TL)(meant)}?`,
            help: `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
        };
    }
    const more = others === 0 ? "" : `, here and in ${others === 1 ? "1 other place" : `${String(others)} other places`}`;
    return {
        at,
        severity: "notice",
        message: `${subject}, which the host's forms may ignore${more}`,
        help: "Make sure that the plugin works where it is ignored",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/config-schema/manifest-config-schema.js






/* harmony default export */ var manifest_config_schema = ((0,check/* defineCheck */.q)({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
    about: ["config_schema", "configSchema"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "config_schema");
        yield* shapeProblems(facts, "configSchema");
        yield* spellingProblems(manifest);
        const problems = (0,config_schemas/* configSchemas */.Jq)(manifest).flatMap((schema) => [...configSchemaProblems(manifest, schema)]);
        yield* withJudgement(facts, ["config_schema", "configSchema", "dashboard_widget"], problems);
    },
}));
/** The platform reads two spellings, and documents one. */
function* spellingProblems(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    if (other === undefined)
        return;
    const at = manifest.keyAt("configSchema");
    if (schema === undefined) {
        yield {
            at,
            severity: "warning",
            message: '"configSchema" is the other spelling of "config_schema", and not the documented one',
            help: 'Rename it to "config_schema"',
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: '"config_schema"' }] }),
        };
    }
    else if ((0,same_json/* sameJson */.V)(schema, other)) {
        const fix = manifest.removal("configSchema");
        yield {
            at,
            severity: "warning",
            message: '"configSchema" says once more what "config_schema" says',
            help: "Remove it",
            ...(fix.length > 0 && { fix }),
        };
    }
    else {
        yield {
            at,
            message: '"configSchema" differs from "config_schema", and a plugin has only one configuration schema',
            help: 'Keep the right one, as "config_schema"',
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-dashboard-widget.js


/* harmony default export */ var manifest_dashboard_widget = ((0,check/* defineCheck */.q)({
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    severity: "error",
    about: ["dashboard_widget"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "dashboard_widget"),
}));

;// CONCATENATED MODULE: ./build/src/checks/config-schema/manifest-default-config.js











/* harmony default export */ var manifest_default_config = ((0,check/* defineCheck */.q)({
    id: "manifest-default-config",
    title: "The default configuration holds valid values of known settings, and no secret",
    severity: "error",
    about: ["default_config"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        yield* shapeProblems(facts, "default_config");
        const { config_schema: schema, default_config: config } = facts.manifest.value;
        if ((0,plain_config/* isPlainConfig */.B)(schema, config))
            return;
        yield* withJudgement(facts, ["default_config"], valueProblems(facts.manifest));
    },
}));
function* valueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!(0,manifest_manifest/* isObject */.Gv)(config))
        return;
    const schemas = (0,config_schemas/* configSchemas */.Jq)(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield noSchema(manifest);
        return;
    }
    // A schema that is too large, or names no settings, is told as such.
    if (schemas.some(({ schema }) => (0,config_limits/* passedLimit */.K)(schema) !== undefined || !(0,manifest_manifest/* isObject */.Gv)(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => (0,manifest_manifest/* isObject */.Gv)(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const name of names) {
        const setting = (0,config_schemas/* settingOf */.y7)(schemas, name);
        if (!setting) {
            yield unknownSetting(manifest, name, known.filter((other) => !Object.hasOwn(config, other)));
            continue;
        }
        for (const fault of valueFaults(setting.schema, config[name], ["default_config", name]))
            yield configFaultProblem(manifest, fault);
    }
}
function noSchema(manifest) {
    return {
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: 'Add "config_schema", or remove "default_config"',
    };
}
function unknownSetting(manifest, name, unused) {
    const at = manifest.keyAt("default_config", name);
    const meant = (0,nearest/* nearest */.p)(name, unused);
    return {
        at,
        severity: "warning",
        message: `"default_config" sets ${(0,safe/* quoted */.TL)(name)}, which no configuration schema describes${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`,
        help: meant === undefined
            ? "Describe the setting in the configuration schema, or remove it"
            : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-dependencies.js






/* harmony default export */ var manifest_dependencies = ((0,check/* defineCheck */.q)({
    id: "manifest-dependencies",
    title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
    severity: "error",
    about: ["dependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson", "configuration"],
    *run(facts) {
        yield* shapeProblems(facts, "dependencies");
        yield* rangeProblems(facts, "dependencies");
        const { manifest, configuration } = facts;
        const dependencies = manifest.value["dependencies"];
        const peers = manifest.value["peerDependencies"];
        if (!(0,manifest_manifest/* isObject */.Gv)(dependencies))
            return;
        for (const name of (0,host_packages/* hostPackages */.ar)(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(name)} stands under "dependencies", but what the host brings belongs under "peerDependencies"`,
                help: (0,manifest_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name)
                    ? 'Remove it here: it stands under "peerDependencies" already'
                    : 'Move it to "peerDependencies"',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-description.js




const SHORTEST = 10;
const LONGEST = 500;
/** What the specification's sample validator allows. */
const LONGEST_STRICTLY = 200;
/* harmony default export */ var manifest_description = ((0,check/* defineCheck */.q)({
    id: "manifest-description",
    title: "The description has 10 to 500 characters, and better no more than 200",
    severity: "error",
    about: ["description"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "description");
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = (0,code_points/* codePoints */.B)(description);
        if (length > LONGEST_STRICTLY && length <= LONGEST) {
            yield {
                at,
                severity: "warning",
                strict: "error",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: ${String(length)} characters, and over ${String(LONGEST_STRICTLY)} may be refused at submission`,
                help: `Say it in ${String(LONGEST_STRICTLY)} characters, and the rest in README.md`,
            };
        }
        const bare = (0,code_points/* codePoints */.B)(description.trim());
        if (length >= SHORTEST && bare < SHORTEST) {
            yield {
                at,
                severity: "warning",
                message: `"description" is ${(0,safe/* quoted */.TL)(description)}: without the white space around it only ${String(bare)} characters, but there must be at least ${String(SHORTEST)}`,
                help: "Write more, and no white space before or after it",
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-engines.js





/** The lowest runtime of the platform. */
const LOWEST = { major: 16, minor: 0, patch: 0, prerelease: "" };
/* harmony default export */ var manifest_engines = ((0,check/* defineCheck */.q)({
    id: "manifest-engines",
    title: "The engines are version ranges that can be met, of runtimes that the platform has",
    severity: "error",
    about: ["engines"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "engines");
        yield* rangeProblems(facts, "engines", ["node", "npm"]);
        const { manifest, ranges } = facts;
        const text = manifest.valueAt("engines", "node");
        const range = typeof text === "string" ? ranges.of(text) : undefined;
        const lowest = range && (0,version_range/* lowestVersion */.fN)(range);
        if (!lowest || (0,version_range/* compareVersions */.Zy)(lowest, LOWEST) >= 0)
            return;
        yield {
            at: manifest.at("engines", "node"),
            severity: "warning",
            message: `"engines.node" is ${(0,safe/* quoted */.TL)(text)}, which admits Node.js ${(0,version_range/* versionText */.KA)(lowest)}, but the platform begins at ${(0,version_range/* versionText */.KA)(LOWEST)}`,
            help: `Write ${(0,safe/* quoted */.TL)(`>=${(0,version_range/* versionText */.KA)(LOWEST)}`)}, or a range above it`,
        };
    },
}));

// EXTERNAL MODULE: ./build/src/plugin/manifest/type-needs.js
var type_needs = __nccwpck_require__(6766);
;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-entry-points.js



/* harmony default export */ var manifest_entry_points = ((0,check/* defineCheck */.q)({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    about: ["main", "web", "background"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = (0,type_needs/* typeNeeds */.sw)(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const wanted = needs.entryPoints.map((key) => (0,safe/* quoted */.TL)(key)).join(" or ");
        yield {
            at: manifest.at("type"),
            ...(!needs.runs && { severity: "warning", strict: "error" }),
            message: needs.runs
                ? `A ${(0,safe/* quoted */.TL)(type)} needs ${wanted}: without, the host has nothing to run`
                : `A ${(0,safe/* quoted */.TL)(type)} without ${wanted} gives the host no code to load`,
            help: `Add ${wanted}: the path of the built file, such as "dist/plugin.js"`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-external-services.js





const HTTP = { severity: "warning", which: "which anyone on the way can read and change" };
/** Whatever stands for it is told by the check of the permissions. */
const NETWORK = ["network-access", "network"];
/* harmony default export */ var manifest_external_services = ((0,check/* defineCheck */.q)({
    id: "manifest-external-services",
    title: "Every external service has a name and an address, and the plugin asks for the network",
    severity: "error",
    about: ["external_services"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const key = "external_services";
        yield* shapeProblems(facts, key);
        const { manifest } = facts;
        const services = manifest.value[key];
        if (!Array.isArray(services) || services.length === 0)
            return;
        for (const at of services.keys()) {
            yield* addressProblems(manifest, [key, at, "base_url"], { http: HTTP });
            yield* addressProblems(manifest, [key, at, "documentation"]);
        }
        const permissions = manifest.value["permissions"];
        if (!Array.isArray(permissions) || permissions.some(isNetwork))
            return;
        yield {
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" lacks "network-access", without which it is out of reach',
            help: 'Add "network-access" to the permissions',
        };
    },
}));
function isNetwork(permission) {
    const name = (0,manifest_manifest/* isObject */.Gv)(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || (0,nearest/* nearest */.p)(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-homepage.js



/* harmony default export */ var manifest_homepage = ((0,check/* defineCheck */.q)({
    id: "manifest-homepage",
    title: "The homepage is an address that a browser opens",
    severity: "error",
    about: ["homepage"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "homepage");
        yield* addressProblems(facts.manifest, ["homepage"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-hooks.js






/** `start`, or `hooks.start`: the name of a function on the plugin's module. */
const FUNCTION = /^[\p{ID_Start}$_][\p{ID_Continue}$]*(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*)*$/u;
/* harmony default export */ var manifest_hooks = ((0,check/* defineCheck */.q)({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
    about: ["hooks"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        const { manifest } = facts;
        const hooks = manifest.value["hooks"];
        if (Array.isArray(hooks)) {
            yield listedHooks(manifest, hooks);
            return;
        }
        yield* shapeProblems(facts, "hooks", "error");
        if (!(0,manifest_manifest/* isObject */.Gv)(hooks))
            return;
        for (const name of declared_files/* HOOK_NAMES */.FS) {
            const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
            if (typeof hook !== "string" || hook === "")
                continue;
            const problem = (0,declared_files/* isHookPath */.F6)(hook) ? exportProblem(manifest, name, hook) : functionProblem(manifest, name, hook);
            if (problem)
                yield problem;
            if ((0,declared_files/* isHookPath */.F6)(hook) && (0,declared_files/* hookPath */.XN)(hook) !== "") {
                yield* pathProblems(facts, ["hooks", name], { path: (0,declared_files/* hookPath */.XN)(hook) });
            }
        }
    },
}));
function listedHooks(manifest, hooks) {
    const named = declared_files/* HOOK_NAMES */.FS.filter((name) => hooks.includes(name));
    const form = (named.length === 0 ? ["onInstall"] : named).map((name) => `${(0,safe/* quoted */.TL)(name)}: ${(0,safe/* quoted */.TL)(name)}`);
    return {
        at: manifest.at("hooks"),
        message: '"hooks" is an array, but must be an object of hook names and the functions to call',
        help: `Write { ${form.join(", ")} }`,
    };
}
function functionProblem(manifest, name, hook) {
    if (FUNCTION.test(hook))
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which is neither the name of a function nor a path`,
        help: `Write the function's name, such as ${(0,safe/* quoted */.TL)(name)}, or a path, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}
/** What is wrong with the name after the `#` of a path, or with a path that is nothing but such a name. */
function exportProblem(manifest, name, hook) {
    const path = (0,declared_files/* hookPath */.XN)(hook);
    const exported = hook.slice(path.length + 1);
    const what = path === ""
        ? 'names no file before the "#"'
        : path === hook || FUNCTION.test(exported)
            ? undefined
            : 'names no function after the "#"';
    if (what === undefined)
        return undefined;
    return {
        at: manifest.at("hooks", name),
        message: `${labelOf(["hooks", name])} is ${(0,safe/* quoted */.TL)(hook)}, which ${what}`,
        help: `Write a path and the name of an exported function, such as ${(0,safe/* quoted */.TL)(`dist/hooks.js#${name}`)}`,
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-host-versions.js





const MIN = "minHostVersion";
const MAX = "maxHostVersion";
/* harmony default export */ var manifest_host_versions = ((0,check/* defineCheck */.q)({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that leave hosts between them",
    severity: "error",
    about: [MIN, MAX],
    needs: ["manifest", "shape", "ranges"],
    *run(facts) {
        const { manifest, ranges } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* shapeProblems(facts, key);
            else if (!(0,versions/* readVersion */.$)(text))
                yield noVersion(manifest, key, text);
        }
        const lowest = versionAt(manifest, MIN);
        const highest = versionAt(manifest, MAX);
        if (lowest && highest && (0,version_range/* compareVersions */.Zy)(lowest, highest) > 0) {
            yield {
                at: manifest.at(MIN),
                message: `${labelOf([MIN])} is ${said(manifest, MIN)}, but ${labelOf([MAX])} is ${said(manifest, MAX)}, which is lower`,
                help: `Write the lower of the two as ${labelOf([MIN])}`,
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? ranges.of(text) : undefined;
        const limits = [
            ...(lowest ? [{ operator: ">=", version: lowest }] : []),
            ...(highest ? [{ operator: "<=", version: highest }] : []),
        ];
        if (!declared || limits.length === 0 || !(0,version_range/* lowestVersion */.fN)(declared))
            return;
        if ((0,version_range/* lowestVersion */.fN)((0,version_range/* intersection */.E$)(declared, [limits])))
            return;
        const keys = [...(lowest ? [MIN] : []), ...(highest ? [MAX] : [])];
        yield {
            at: manifest.at(keys[0] ?? MIN),
            message: `${keys.map((key) => `${labelOf([key])} is ${said(manifest, key)}`).join(" and ")}, but "compatibility.host_version" is ${(0,safe/* quoted */.TL)(text)}: no host meets ${keys.length === 1 ? "both" : "all three"}`,
            help: "Let them name the same hosts",
        };
    },
}));
function noVersion(manifest, key, text) {
    const at = manifest.at(key);
    const meant = (0,versions/* nearestVersion */.b)(text);
    return {
        at,
        message: `${labelOf([key])} is ${(0,safe/* quoted */.TL)(text)}, but must be a semantic version`,
        help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "2.1.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(meant !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function versionAt(manifest, key) {
    const text = manifest.value[key];
    const version = typeof text === "string" ? (0,versions/* readVersion */.$)(text) : undefined;
    if (!version)
        return undefined;
    const { major, minor, patch, build } = version;
    const prerelease = version.text
        .slice(0, build === "" ? undefined : -build.length - 1)
        .split("-")
        .slice(1)
        .join("-");
    return { major, minor, patch, prerelease };
}
const said = (manifest, key) => (0,safe/* quoted */.TL)(manifest.value[key]);

;// CONCATENATED MODULE: ./build/src/core/json-file.js




/** What keeps a file from being one JSON object that every reader reads alike. */
function* jsonFileProblems(found, json) {
    if (found.state !== "file" || found.size === 0) {
        yield* requiredFileProblems(found);
        return;
    }
    if ((0,absent/* isAbsent */.W)(json)) {
        yield { at: { file: found.path }, message: `The file ${(0,safe/* quoted */.TL)(found.name)} could not be read`, help: "Run again" };
        return;
    }
    for (const { kind, range, message, help, fix } of json.problems) {
        yield {
            at: { file: json.file, ...(range && { range }) },
            message,
            help,
            ...(fix && { fix }),
            ...(kind === "byte-order-mark" && { severity: "warning" }),
        };
    }
    if (json.value !== undefined && !(0,manifest_manifest/* isObject */.Gv)(json.value)) {
        yield {
            at: json.at(),
            message: `The file holds ${Array.isArray(json.value) ? "an array" : (0,safe/* quoted */.TL)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-json.js



/* harmony default export */ var manifest_json = ((0,check/* defineCheck */.q)({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
    needs: ["manifestFile", "nestedPlugins"],
    wants: ["manifestText"],
    *run({ manifestFile, manifestText, nestedPlugins }) {
        if (manifestFile.state !== "missing" || manifestFile.near !== undefined) {
            yield* jsonFileProblems(manifestFile, manifestText);
            return;
        }
        const folder = manifestFile.path.slice(0, -"/manifest.json".length);
        const [nested] = nestedPlugins.folders;
        yield {
            at: { file: manifestFile.path },
            message: `There is no manifest.json in ${folder === "" ? "this folder" : (0,safe/* quoted */.TL)(folder)}`,
            help: nested === undefined
                ? "Give the plugin's own folder as the path: the one that holds manifest.json"
                : `Give the plugin's own folder as the path: there is one in ${(0,safe/* quoted */.TL)(nested)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/repeated-items.js


/** A warning at each text of a list that stands in it before already, with what removes it. */
function* repeatedItems(manifest, key) {
    const items = manifest.value[key];
    if (!Array.isArray(items))
        return;
    const first = new Map();
    for (const [at, item] of items.entries()) {
        const before = first.get(item);
        if (before === undefined)
            first.set(item, at);
        else if (typeof item === "string" && item !== "")
            yield repeated(manifest, { key, at, before });
    }
}
function repeated(manifest, item) {
    const { key, at, before } = item;
    const fix = manifest.removal(key, at);
    return {
        at: manifest.at(key, at),
        severity: "warning",
        message: `${labelOf([key, at])} is ${(0,safe/* quoted */.TL)(manifest.valueAt(key, at))}, the same as ${labelOf([key, before])}`,
        help: "Remove it",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-keywords.js



/* harmony default export */ var manifest_keywords = ((0,check/* defineCheck */.q)({
    id: "manifest-keywords",
    title: "The keywords are a list of texts, each there once",
    severity: "error",
    about: ["keywords"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "keywords");
        yield* repeatedItems(facts.manifest, "keywords");
    },
}));

// EXTERNAL MODULE: ./build/src/generated/manifest-keys.js
var manifest_keys = __nccwpck_require__(7156);
;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-known-keys.js





/* harmony default export */ var manifest_known_keys = ((0,check/* defineCheck */.q)({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
    needs: ["manifest"],
    *run({ manifest }) {
        const known = new Set(manifest_keys/* KNOWN_KEYS */.B);
        const unused = manifest_keys/* KNOWN_KEYS */.B.filter((key) => !manifest.has(key));
        let told = 0;
        for (const key of Object.keys(manifest.value)) {
            if (known.has(key))
                continue;
            told++;
            const at = manifest.keyAt(key);
            const required = manifest.misspelt.get(key);
            const meant = required ?? (told > manifest_manifest/* MOST_SLIPS */.Sz ? undefined : (0,nearest/* nearest */.p)(key, unused));
            yield {
                at,
                ...(required !== undefined && { severity: "error" }),
                message: required === undefined
                    ? `The host does not know the key ${(0,safe/* quoted */.TL)(key)}${meant === undefined ? "" : `; did you mean ${(0,safe/* quoted */.TL)(meant)}?`}`
                    : `The host does not know the key ${(0,safe/* quoted */.TL)(key)}, and ${(0,safe/* quoted */.TL)(required)} is missing; did you mean that?`,
                help: meant === undefined ? "Remove it: the host ignores it" : `Rename it to ${(0,safe/* quoted */.TL)(meant)}`,
                ...(meant !== undefined &&
                    at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-license.js









/* harmony default export */ var manifest_license = ((0,check/* defineCheck */.q)({
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    severity: "error",
    about: ["license"],
    needs: ["manifest", "shape"],
    wants: ["license", "licenseTexts", "declaredFiles", "packageJson"],
    *run(facts) {
        const { manifest, packageJson } = facts;
        yield* shapeProblems(facts, "license");
        const license = manifest.value["license"];
        const packaged = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packagedLicense(packageJson);
        if (license === undefined) {
            if (!isMisspelt(manifest))
                yield missing(manifest, packaged, facts.licenseTexts);
        }
        else if (typeof license !== "string") {
            return;
        }
        else if (!(0,absent/* isAbsent */.W)(facts.license) && !facts.license.valid) {
            yield unreadable(manifest, license, facts.license);
        }
        else {
            const path = (0,declared_files/* licenseFile */.kk)(license);
            if (path !== undefined)
                yield* pathProblems(facts, ["license"], { path, severity: "warning" });
            if (packaged !== undefined && bare(packaged) !== bare(license))
                yield manifest_license_mismatch(facts, license, packaged);
        }
    },
}));
/** Whether an unknown key stands for it, such as `licence`: then manifest-known-keys says so. */
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !manifest_keys/* KNOWN_KEYS */.B.includes(key) && (0,nearest/* nearest */.p)(key, ["license"]) !== undefined);
}
/** Without the brackets around it all and without doubled spaces, which mean nothing. */
function bare(license) {
    return license.replace(/\s+/gu, " ").replace(/^\(([^()]*)\)$/u, "$1");
}
function missing(manifest, packaged, texts) {
    const [found, ...others] = (0,absent/* isAbsent */.W)(texts) ? [] : texts.licenses;
    const id = found?.isFirst === true && others.length === 0 && found.ids.length === 1 ? found.name : undefined;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest lacks "license"',
        help: packaged !== undefined
            ? `Add ${(0,safe/* quoted */.TL)(packaged)}, as package.json has it`
            : id !== undefined
                ? `Add ${(0,safe/* quoted */.TL)(id)}, whose text LICENSE holds`
                : 'Add it: an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it',
    };
}
function unreadable(manifest, license, { unknown, meant }) {
    const at = manifest.at("license");
    const words = unknown.slice(0, 3).map((word) => (0,safe/* quoted */.TL)(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const isOneOfTwo = meant === "UNLICENSED";
    const isCertain = !isOneOfTwo && meant?.toLowerCase() === license.trim().toLowerCase();
    return {
        at,
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, which is no SPDX expression${where}`,
        help: isOneOfTwo
            ? 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may'
            : meant === undefined
                ? 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"'
                : `Write ${(0,safe/* quoted */.TL)(meant)}`,
        ...(isCertain && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
    };
}
function manifest_license_mismatch({ manifest, packageJson }, license, packaged) {
    const line = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.at("license").range?.start.line;
    const where = line === undefined ? "package.json" : `package.json, line ${String(line)},`;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${(0,safe/* quoted */.TL)(license)}, but ${where} names ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Write the license that is meant into both",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-main.js



/* harmony default export */ var manifest_main = ((0,check/* defineCheck */.q)({
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    severity: "error",
    about: ["main"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "main");
        yield* pathProblems(facts, ["main"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-manifest-version.js


/* harmony default export */ var manifest_manifest_version = ((0,check/* defineCheck */.q)({
    id: "manifest-manifest-version",
    title: 'The manifest\'s "manifest_version" is the number 1',
    severity: "error",
    about: ["manifest_version"],
    needs: ["manifest"],
    *run({ manifest }) {
        if (!manifest.has("manifest_version")) {
            yield {
                at: manifest.at("manifest_version"),
                message: 'The manifest lacks "manifest_version"',
                help: 'Add "manifest_version": 1',
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        const at = manifest.at("manifest_version");
        yield {
            at,
            message: `"manifest_version" is ${(0,safe/* quoted */.TL)(value)}, but must be the number 1`,
            help: "Write 1, without quotation marks; there is no other version",
            ...(value === "1" && at.range && { fix: [{ file: at.file, range: at.range, text: "1" }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-menu-items.js




/* harmony default export */ var manifest_menu_items = ((0,check/* defineCheck */.q)({
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to an address",
    severity: "error",
    about: ["menu_items"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "menu_items");
        const items = manifest.value["menu_items"];
        const routes = routesOf(manifest);
        for (const at of Array.isArray(items) ? items.keys() : []) {
            const path = manifest.valueAt("menu_items", at, "path");
            if (typeof path === "string")
                yield* itemProblems(manifest, ["menu_items", at, "path"], path, routes);
        }
    },
}));
function* itemProblems(manifest, place, path, routes) {
    if (/^[a-z][a-z0-9+.-]*:/iu.test(path)) {
        yield* addressProblems(manifest, place);
    }
    else if (!path.startsWith("/")) {
        yield {
            at: manifest.at(...place),
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, but must begin with "/" or be an absolute URL`,
            help: `Write ${(0,safe/* quoted */.TL)(`/${path}`)}, or the whole address`,
        };
    }
    else if (routes && !leadsIn(routes, path)) {
        yield {
            at: manifest.at(...place),
            severity: "notice",
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(path)}, which is the path of no page in this manifest, nor above one`,
            help: "See that the host has such a page, or write the path of one of yours",
        };
    }
}
/** The paths of all pages; `undefined` where pages are told to be wrong already. */
function routesOf(manifest) {
    const pages = Object.hasOwn(manifest.value, "pages") ? manifest.value["pages"] : [];
    if (!Array.isArray(pages))
        return undefined;
    const routes = { next: new Map() };
    for (const at of pages.keys()) {
        const path = manifest.valueAt("pages", at, "path");
        let here = routes;
        for (const step of typeof path === "string" ? stepsOf(path) : []) {
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
    for (const step of stepsOf(path))
        here = here?.next.get(step);
    return here !== undefined;
}
/** Without what follows the path: `/tides/?day=1` is `/tides`. */
function stepsOf(path) {
    return (path.split(/[?#]/u, 1)[0] ?? "").replace(/\/$/u, "").split("/");
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-name.js


const manifest_name_SHORTEST = 3;
const manifest_name_LONGEST = 50;
const FORBIDDEN = /[^A-Za-z0-9 _-]/gu;
/* harmony default export */ var manifest_name = ((0,check/* defineCheck */.q)({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    about: ["name"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield { at, message: 'The manifest lacks "name"', help: 'Add "name": the plugin\'s name in the marketplace' };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                at,
                message: `"name" is ${(0,safe/* quoted */.TL)(name)}, but must be a string`,
                help: "Write the name in quotation marks",
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} holds ${forbidden
                    .slice(0, 5)
                    .map((character) => (0,safe/* quoted */.TL)(character))
                    .join(" and ")}`,
                help: "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores",
            };
        }
        const length = [...name].length;
        if (length < manifest_name_SHORTEST || length > manifest_name_LONGEST) {
            yield {
                at,
                message: `The name ${(0,safe/* quoted */.TL)(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < manifest_name_SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
                at,
                severity: "warning",
                message: `The name ${(0,safe/* quoted */.TL)(name)} begins or ends with a space, or has two in a row`,
                help: `Write ${(0,safe/* quoted */.TL)(tidy)}`,
                ...(at.range &&
                    tidy.length >= manifest_name_SHORTEST && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-oauth.js


/* harmony default export */ var manifest_oauth = ((0,check/* defineCheck */.q)({
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
    severity: "error",
    about: ["oauth"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "oauth"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-pages.js



/* harmony default export */ var manifest_pages = ((0,check/* defineCheck */.q)({
    id: "manifest-pages",
    title: "Every page has a component and a path of its own",
    severity: "error",
    about: ["pages"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* shapeProblems(facts, "pages");
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
                    at: manifest.at("pages", at, "path"),
                    message: `${labelOf(["pages", at, "path"])} is ${(0,safe/* quoted */.TL)(path)}, the same as ${labelOf(["pages", before, "path"])}`,
                    help: "Give each page a path of its own",
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-peer-dependencies.js



/* harmony default export */ var manifest_peer_dependencies = ((0,check/* defineCheck */.q)({
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have version ranges that can be met",
    severity: "error",
    about: ["peerDependencies"],
    needs: ["manifest", "shape", "ranges"],
    wants: ["packageJson"],
    *run(facts) {
        yield* shapeProblems(facts, "peerDependencies");
        yield* rangeProblems(facts, "peerDependencies");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-permissions.js




/** Words that samples use and the list of permissions does not have, and what it has in their place. */
const UNLISTED = new Map([
    ["network", ["network-access"]],
    ["storage", ["storage-read", "storage-write"]],
]);
/* harmony default export */ var manifest_permissions = ((0,check/* defineCheck */.q)({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is asked for once",
    severity: "error",
    about: ["permissions"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "permissions");
        const { manifest, shape } = facts;
        const list = manifest.value["permissions"];
        if (!Array.isArray(list))
            return;
        const items = list;
        yield* kindProblems(manifest, items);
        const wrong = new Set(shape.errors.map(({ path }) => JSON.stringify(path)));
        const paths = items.map((item, at) => ["permissions", at, ...((0,manifest_manifest/* isObject */.Gv)(item) ? ["type"] : [])]);
        const names = paths.map((path) => manifest.valueAt(...path));
        const first = new Map();
        for (const [at, path] of paths.entries()) {
            const name = names[at];
            if (typeof name !== "string" || wrong.has(JSON.stringify(path)))
                continue;
            const before = first.get(name);
            const problem = before === undefined ? unlisted(manifest, path, name, names) : manifest_permissions_repeated(manifest, path, name, { at, before });
            if (problem)
                yield problem;
            first.set(name, before ?? at);
        }
    },
}));
/** All items are strings, or all are objects; those that are neither are told by the schema. */
function* kindProblems(manifest, items) {
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : (0,manifest_manifest/* isObject */.Gv)(item) ? "an object" : undefined));
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const value = items[odd];
        const what = typeof value === "string" ? `${(0,safe/* quoted */.TL)(value)}, a string` : (0,safe/* quoted */.TL)(value);
        yield {
            at: manifest.at("permissions", odd),
            message: `${labelOf(["permissions", odd])} is ${what}, but ${labelOf(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: "Write all permissions as strings",
        };
    }
    else if (kinds[first] === "an object") {
        yield {
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: 'Write the permissions as strings, such as "storage-read", and why they are needed into README.md',
        };
    }
}
function unlisted(manifest, path, name, names) {
    const listed = UNLISTED.get(name);
    if (!listed)
        return undefined;
    const at = manifest.at(...path);
    const lacking = listed.filter((permission) => !names.includes(permission));
    const certain = listed.length === 1 ? listed[0] : undefined;
    const fix = lacking.length === 0
        ? manifest.removal(...path.slice(0, 2))
        : certain !== undefined && at.range
            ? [{ file: at.file, range: at.range, text: JSON.stringify(certain) }]
            : [];
    return {
        at,
        severity: "warning",
        strict: "error",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which is not in the platform's list and may be refused at submission`,
        help: unlistedHelp(listed, lacking),
        ...(fix.length > 0 && { fix }),
    };
}
function unlistedHelp(listed, lacking) {
    const there = listed.filter((permission) => !lacking.includes(permission));
    if (there.length === 0)
        return `Write ${words(listed, "or")}${listed.length > 1 ? ", or both" : ""}`;
    const removal = `emove it: the list has ${words(there, "and")} already`;
    return lacking.length === 0 ? `R${removal}` : `Write ${words(lacking, "or")}, or r${removal}`;
}
const words = (permissions, between) => permissions.map((permission) => (0,safe/* quoted */.TL)(permission)).join(` ${between} `);
function manifest_permissions_repeated(manifest, path, name, { at, before }) {
    const valueOf = (index, key) => manifest.valueAt("permissions", index, key);
    const isSame = ["description", "required"].every((key) => valueOf(at, key) === valueOf(before, key));
    const fix = isSame ? manifest.removal("permissions", at) : [];
    return {
        at: manifest.at(...path),
        severity: "warning",
        message: `${labelOf(path)} is ${(0,safe/* quoted */.TL)(name)}, which ${labelOf(["permissions", before])} is already`,
        help: "Remove one of the two",
        ...(fix.length > 0 && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-pricing.js



/* harmony default export */ var manifest_pricing = ((0,check/* defineCheck */.q)({
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    severity: "error",
    about: ["pricing"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "pricing");
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${(0,safe/* quoted */.TL)(type)}, but the list of its values is not published, and only "free" is certain`,
            help: `Ask the marketplace whether it knows ${(0,safe/* quoted */.TL)(type)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-repository.js






/* harmony default export */ var manifest_repository = ((0,check/* defineCheck */.q)({
    id: "manifest-repository",
    title: "The repository is an address that a browser opens",
    severity: "error",
    about: ["repository"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        const packageForm = packageFormProblems(manifest, "repository");
        if (packageForm.length > 0) {
            yield* packageForm;
            return;
        }
        yield* shapeProblems(facts, "repository");
        const repository = manifest.value["repository"];
        const opened = typeof repository === "string" ? withoutGit(repository) : undefined;
        if (opened === undefined) {
            yield* addressProblems(manifest, ["repository"]);
            return;
        }
        const at = manifest.at("repository");
        yield {
            at,
            severity: "warning",
            message: `"repository" is ${(0,safe/* quoted */.TL)(repository)}, an address for git, which no browser opens`,
            help: `Write ${(0,safe/* quoted */.TL)(opened)}`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(opened) }] }),
        };
    },
}));
/** The address behind `git+`, where there is a good one. */
function withoutGit(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || addressFault(address) ? undefined : address;
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-screenshots.js





/** The kinds of images by the endings of their names. */
const KINDS = new Map([
    ["png", "PNG"],
    ["jpg", "JPEG"],
    ["jpeg", "JPEG"],
    ["gif", "GIF"],
    ["webp", "WebP"],
    ["svg", "SVG"],
]);
/* harmony default export */ var manifest_screenshots = ((0,check/* defineCheck */.q)({
    id: "manifest-screenshots",
    title: "Every screenshot is an image in the repository, of the kind that its name says",
    severity: "error",
    about: ["screenshots"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "images"],
    *run(facts) {
        yield* shapeProblems(facts, "screenshots");
        const { manifest, images } = facts;
        const screenshots = manifest.value["screenshots"];
        if (!Array.isArray(screenshots))
            return;
        for (const [index, path] of screenshots.entries()) {
            if (typeof path !== "string" || path === "")
                continue;
            const faults = [...pathProblems(facts, ["screenshots", index])];
            yield* faults;
            if (faults.length === 0)
                yield* imageProblems({ manifest, images }, index, path);
        }
    },
}));
function* imageProblems({ manifest, images }, index, path) {
    const at = manifest.at("screenshots", index);
    const told = `${labelOf(["screenshots", index])} is ${(0,safe/* quoted */.TL)(path)}`;
    const named = KINDS.get(endingOf(path));
    if (named === undefined) {
        yield {
            at,
            message: `${told}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: "Save the screenshot as one of them",
        };
        return;
    }
    const image = (0,absent/* isAbsent */.W)(images) ? undefined : images.get(path);
    if (!image)
        return;
    const held = image.type === undefined ? undefined : (KINDS.get(image.type) ?? image.type.toUpperCase());
    if (held === named)
        return;
    yield held === undefined
        ? { at, message: `${told}, but its content is no image`, help: "Save the screenshot anew" }
        : {
            at,
            message: `${told}, but its content is ${held}`,
            help: `Save it as ${named}, or rename the file`,
        };
}
function endingOf(path) {
    return path.slice(path.lastIndexOf(".") + 1).toLowerCase();
}

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-sections.js




const manifest_sections_FORMS = {
    dashboard_widget: "an object with the widget's name and component",
    commands: "a list of objects, each with a name and a description",
    pages: "a list of objects, each with a path and a component",
};
/* harmony default export */ var manifest_sections = ((0,check/* defineCheck */.q)({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
    about: ["type", "dashboard_widget", "commands", "pages", "hooks"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const used = (0,type_needs/* typeNeeds */.sw)(manifest.value)?.sections;
        if (!used)
            return;
        const filled = used.filter((key) => manifest.has(key) && !isEmpty(manifest.value[key]));
        const unused = type_needs/* SECTIONS */.bP.filter((key) => !used.includes(key) && Object.hasOwn(manifest.value, key));
        const lacks = used.length > 0 && filled.length === 0;
        if (lacks)
            yield lackingSection(manifest, used, unused);
        const [only] = filled;
        if (type === "hybrid" && filled.length === 1 && only !== undefined)
            yield singleSection(manifest, only);
        if (type === "service")
            yield* lackingHooks(manifest);
        if (lacks && unused.length > 0)
            return;
        for (const key of unused) {
            yield {
                at: manifest.keyAt(key),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(key)} is ignored for a ${(0,safe/* quoted */.TL)(type)}; use "hybrid"`,
                help: isEmpty(manifest.value[key]) ? "Remove it" : 'Write "hybrid" as the type, or remove the section',
            };
        }
    },
}));
function lackingSection(manifest, used, unused) {
    const type = (0,safe/* quoted */.TL)(manifest.value["type"]);
    const [own = ""] = used;
    if (used.length > 1) {
        const wanted = listOf(used, "or");
        return {
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${wanted}, and has none`,
            help: `Add ${wanted}, best two of them`,
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            at: manifest.at(own),
            message: `${(0,safe/* quoted */.TL)(own)} is an array without an item, but a ${type} needs at least one`,
            help: "Add an item",
        };
    }
    const [other] = unused;
    const meant = other === undefined ? undefined : manifest_sections_typeOf(other);
    return {
        at: manifest.at("type"),
        message: other === undefined
            ? `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest lacks it`
            : `A ${type} needs ${(0,safe/* quoted */.TL)(own)}, and the manifest has ${listOf(unused, "and")} instead`,
        help: unused.length === 1 && meant !== undefined
            ? `Add ${(0,safe/* quoted */.TL)(own)}, or write ${(0,safe/* quoted */.TL)(meant)} as the type`
            : `Add ${(0,safe/* quoted */.TL)(own)}${other === undefined ? `: ${manifest_sections_FORMS[own] ?? ""}` : ', or write "hybrid" as the type'}`,
    };
}
function singleSection(manifest, only) {
    return {
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with no section but ${(0,safe/* quoted */.TL)(only)} combines nothing`,
        help: `Write ${(0,safe/* quoted */.TL)(manifest_sections_typeOf(only))} as the type, or add another section`,
    };
}
function* lackingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const isThere = Object.hasOwn(manifest.value, "hooks");
    if (isThere && !((0,manifest_manifest/* isObject */.Gv)(hooks) && Object.keys(hooks).length === 0))
        return;
    yield {
        at: manifest.at(isThere ? "hooks" : "type"),
        severity: "warning",
        strict: "error",
        message: isThere
            ? '"hooks" is an object without a key, but a "service" starts and stops by its hooks'
            : 'A "service" starts and stops by its "hooks", and the manifest lacks them',
        help: `${isThere ? "Write" : 'Add "hooks"'}, for example { "onEnable": "start", "onDisable": "stop" }`,
    };
}
function manifest_sections_typeOf(section) {
    return Array.from(type_needs/* TYPE_NEEDS */.Zp).find(([, { sections }]) => sections.length === 1 && sections.includes(section))?.[0];
}
function listOf(keys, word) {
    const names = keys.map((key) => (0,safe/* quoted */.TL)(key));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : `${names.join(", ")} ${word} ${last}`;
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-tags.js



/** What the specification's sample validator allows. */
const MOST = 10;
/* harmony default export */ var manifest_tags = ((0,check/* defineCheck */.q)({
    id: "manifest-tags",
    title: "The tags are a list of texts, each there once, and better no more than ten",
    severity: "error",
    about: ["tags"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* shapeProblems(facts, "tags");
        const { manifest } = facts;
        const tags = manifest.value["tags"];
        if (Array.isArray(tags) && tags.length > MOST) {
            yield {
                at: manifest.keyAt("tags"),
                severity: "warning",
                strict: "error",
                message: `"tags" has ${String(tags.length)} items, and more than ${String(MOST)} may be refused at submission`,
                help: `Keep the ${String(MOST)} that say most; "keywords" takes any number`,
            };
        }
        yield* repeatedItems(manifest, "tags");
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-type.js


const OLD = "background-service";
const NEW = "service";
/* harmony default export */ var manifest_type = ((0,check/* defineCheck */.q)({
    id: "manifest-type",
    title: "The type is dashboard-widget, cli-tool, service, page or hybrid",
    severity: "error",
    about: ["type"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        if (manifest.value["type"] !== OLD) {
            yield* shapeProblems(facts, "type");
            return;
        }
        const at = manifest.at("type");
        yield {
            at,
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: `Write "${NEW}"`,
            ...(at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(NEW) }] }),
        };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-ui.js




/* harmony default export */ var manifest_ui = ((0,check/* defineCheck */.q)({
    id: "manifest-ui",
    title: "The user interface is named by strings, and its style sheet exists",
    severity: "error",
    about: ["ui"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "ui");
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !(0,declared_files/* isStylePath */.Ve)(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* pathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-version.js



/* harmony default export */ var manifest_version = ((0,check/* defineCheck */.q)({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    about: ["version"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield { at, message: 'The manifest lacks "version"', help: 'Add "version", for example "1.0.0"' };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            yield {
                at,
                message: `"version" is ${(0,safe/* quoted */.TL)(text)}, but must be a string`,
                help: 'Write it in quotation marks, for example "1.0.0"',
            };
            return;
        }
        const version = (0,versions/* readVersion */.$)(text);
        if (!version) {
            const meant = (0,versions/* nearestVersion */.b)(text);
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(text)} is not a semantic version`,
                help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "1.4.0"' : `Write ${(0,safe/* quoted */.TL)(meant)}`,
                ...(at.range &&
                    meant !== undefined && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(meant) }] }),
            };
        }
        else if (version.build !== "") {
            yield {
                at,
                severity: "warning",
                message: `The version ${(0,safe/* quoted */.TL)(text)} carries build metadata, which registries ignore`,
                help: `Write ${(0,safe/* quoted */.TL)(text.slice(0, text.indexOf("+")))}`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-web.js



/* harmony default export */ var manifest_web = ((0,check/* defineCheck */.q)({
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    severity: "error",
    about: ["web"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles"],
    *run(facts) {
        yield* shapeProblems(facts, "web");
        yield* pathProblems(facts, ["web"]);
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest/manifest-webhooks.js


/* harmony default export */ var manifest_webhooks = ((0,check/* defineCheck */.q)({
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    severity: "error",
    about: ["webhooks"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "webhooks"),
}));

// EXTERNAL MODULE: ./build/src/plugin/secrets/secret-suspects.js
var secret_suspects = __nccwpck_require__(1963);
;// CONCATENATED MODULE: ./build/src/checks/secrets/no-secrets.js




const no_secrets_MOST_TOLD = 20;
/** What may be meant to be public, or opens little. */
const LESSER = ["aws-access-key-id", "firebase-key", "short-lived-jwt", "stripe-test-key"];
/* harmony default export */ var no_secrets = ((0,check/* defineCheck */.q)({
    id: "no-secrets",
    title: "No secret is in the built code or in another file that ships",
    severity: "error",
    needs: ["secrets"],
    *run({ secrets: { found, unsearched } }) {
        const worstFirst = found.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
        for (const secret of worstFirst.slice(0, no_secrets_MOST_TOLD))
            yield told(secret);
        const [next, ...others] = worstFirst.slice(no_secrets_MOST_TOLD);
        if (next)
            yield more(next, others.length + 1);
        for (const file of unsearched)
            yield notice(file);
    },
}));
function isLesser({ kind }) {
    return LESSER.includes(kind);
}
function told(secret) {
    const { name, file, range, times, source, revoke } = secret;
    const often = times === 1 ? "" : `, in ${(0,numbers/* grouped */.z)(times)} places of this file`;
    const copy = source === undefined ? "" : `, in the source map's copy of ${(0,safe/* quoted */.TL)(source)}`;
    return {
        at: { file, range },
        message: `${name} ships with the plugin, where everyone can read it${often}${copy}`,
        help: `${revoke}, then ${removal(file)}`,
        secret: true,
        ...(isLesser(secret) && { severity: "warning" }),
    };
}
function removal(file) {
    if (/\.(?:md|markdown)$/iu.test(file))
        return 'write what stands for it, such as "<token>"';
    if (!/\.(?:json|[cm]?js|html?|css|map)$/iu.test(file))
        return "leave this file out of the package";
    const build = file.includes("dist/") ? " of the source and build again" : "";
    return `take it out${build}; what belongs to the user is a setting with "format": "password"`;
}
function more({ file, range }, count) {
    return {
        at: { file, range },
        message: count === 1
            ? "One more secret ships with the plugin"
            : `From here on, ${(0,numbers/* grouped */.z)(count)} more secrets ship with the plugin`,
        help: "Mend the others, then check again",
        secret: true,
    };
}
const REASONS = {
    "too large": ({ size }) => `This file of ${(0,numbers/* grouped */.z)(size)} bytes is not searched for secrets: a file may have ${(0,numbers/* grouped */.z)(secret_suspects/* LARGEST_SEARCHED */.P)}`,
    "too much": () => "This file is not searched for secrets to its end: too much in it looks like one",
    unreadable: () => "This file is not searched for secrets: it cannot be read",
};
function notice(unsearched) {
    return {
        at: { file: unsearched.file },
        message: REASONS[unsearched.why](unsearched),
        help: "Look through it yourself, or leave it out of the package",
        severity: unsearched.why === "too much" ? "warning" : "notice",
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/scripts/test-files.js
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}

;// CONCATENATED MODULE: ./build/src/checks/package/names-in-words.js


/** `"a", "b" and "c"`; of many the first three and how many more there are. */
function namesInWords(names) {
    const told = names.slice(0, names.length === 4 ? 4 : 3).map((name) => (0,safe/* quoted */.TL)(name));
    if (names.length > told.length)
        return `${told.join(", ")} and ${(0,numbers/* grouped */.z)(names.length - told.length)} more`;
    return told.length < 2 ? told.join("") : `${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/left-out-problems.js



/** What is expected in a package and left out of it, at what leaves it out. */
function* leftOutProblems(packageJson, { leftOut, additions, idle }) {
    // What another entry was meant to name is told there.
    const misspelt = new Set(idle.map(({ near }) => near));
    const unlisted = leftOut.filter(({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")));
    if (unlisted.length > 0)
        yield unlistedProblem(packageJson, unlisted, additions);
    for (const found of leftOut) {
        const problem = otherProblem(packageJson, found);
        if (problem)
            yield problem;
    }
}
function unlistedProblem(packageJson, leftOut, additions) {
    const entries = leftOut.map(({ entry }) => entry);
    const fix = packageJson.addition(entries, "files");
    return {
        at: packageJson.keyAt("files"),
        message: `"files" leaves ${namesInWords(entries)} out of the package`,
        help: `Add ${entries.map((entry) => (0,safe/* quoted */.TL)(entry)).join(", ")}`,
        ...(additions.length > 0 && fix.length > 0 && { fix }),
    };
}
function otherProblem(packageJson, { path, because }) {
    switch (because.by) {
        case "files": {
            const entry = entriesOf(packageJson)[because.entry];
            return {
                at: packageJson.at("files", because.entry),
                message: `${(0,safe/* quoted */.TL)(entry)} leaves ${(0,safe/* quoted */.TL)(path)} out of the package`,
                help: "Remove it, or write a narrower pattern",
            };
        }
        case "ignore file": {
            const { file, range, pattern } = because;
            const isGits = (0,workspace/* baseName */.Fl)(file) === ".gitignore";
            const instead = ", or put an .npmignore beside this file: npm then reads that one in its place";
            return {
                at: { file, range },
                message: `${(0,safe/* quoted */.TL)(pattern)} leaves ${(0,safe/* quoted */.TL)(path)} out of the package`,
                help: `Remove the line${isGits ? instead : ""}`,
            };
        }
        case "link":
            return linkProblem(because.file, path);
        default:
            return undefined;
    }
}
/** @param path of the link in the package, or of what is behind it. */
function linkProblem(file, path) {
    return {
        at: { file },
        message: `${(0,safe/* quoted */.TL)(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
        help: "Put the file or folder itself in the place of the link",
    };
}
function entriesOf({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}

;// CONCATENATED MODULE: ./build/src/checks/package/extra-file-problems.js




const MOST_LINKS = 10;
/** Links that npm passes over, and tests that nobody needs who gets the package. */
function* extraFileProblems(facts) {
    const { packageJson, packedFiles, prefix } = facts;
    const { links, files } = packedFiles;
    for (const link of links.slice(0, MOST_LINKS))
        yield linkProblem(link, link.slice(prefix.length));
    if (links.length > MOST_LINKS) {
        yield {
            at: packageJson.keyAt("files"),
            message: `"files" names ${(0,numbers/* grouped */.z)(links.length - MOST_LINKS)} more links, and npm packs no links`,
            help: "Put the files themselves in the place of the links",
        };
    }
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
    const [first] = tests;
    if (first === undefined)
        return;
    const at = entryFor(packageJson, first);
    const entry = at === undefined ? "files" : extra_file_problems_entriesOf(packageJson)[at];
    yield {
        at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
        severity: "notice",
        message: `${(0,safe/* quoted */.TL)(entry)} packs ${tests.length === 1 ? "a test" : `${(0,numbers/* grouped */.z)(tests.length)} files of tests`}, such as ${(0,safe/* quoted */.TL)(first)}`,
        help: "List only what runs at a user's",
    };
}
/** The entry of `files` that names a file of the package, or a folder that it is in. */
function entryFor(packageJson, path) {
    const at = extra_file_problems_entriesOf(packageJson).findIndex((entry) => {
        const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
        return name === path || (name !== "" && path.startsWith(`${name}/`));
    });
    return at < 0 ? undefined : at;
}
function extra_file_problems_entriesOf({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}

;// CONCATENATED MODULE: ./build/src/checks/package/idle-entry-problem.js


/** An entry of `files` of which nothing is packed. */
function idleEntryProblem(packageJson, { at, entry, why, near }) {
    const place = packageJson.at("files", at);
    const say = (what, help) => ({
        at: place,
        message: `${labelOf(["files", at])} is ${(0,safe/* quoted */.TL)(entry)}, but ${what}`,
        help,
    });
    switch (why) {
        case "missing": {
            const slashed = entry.replaceAll("\\", "/");
            const meant = slashed === entry ? near && near + (entry.endsWith("/") ? "/" : "") : slashed;
            if (meant === undefined) {
                return say("there is nothing of that name", "Write the name of what is to be packed, or remove it");
            }
            const isCertain = meant.toLowerCase() === entry.toLowerCase() && place.range !== undefined;
            return {
                ...say(`there is nothing of that name; did you mean ${(0,safe/* quoted */.TL)(meant)}?`, `Write ${(0,safe/* quoted */.TL)(meant)}`),
                ...(isCertain && { fix: [{ file: place.file, range: place.range, text: JSON.stringify(meant) }] }),
            };
        }
        case "link":
            return say("that is a link, and npm packs no links", "Name what the link leads to, or remove it");
        case "nothing":
            return say("npm packs nothing of it", "Remove it");
        case "pattern":
            return {
                ...say("no packed file is of that pattern", "Correct the pattern, or remove it"),
                severity: "notice",
            };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/package/npm-doubt-problems.js


const npm_doubt_problems_HELP = "See what npm says: npm pack --dry-run";
/** What is left open of what npm packs: by npm itself where it was asked, or by its rules as they are known here. */
function* npmDoubtProblems({ packageJson, packedFiles, npmPackedFiles }) {
    if (!(0,absent/* isAbsent */.W)(npmPackedFiles) && !("files" in npmPackedFiles))
        yield unheard(packageJson, npmPackedFiles);
    const { incomplete, differsFromRules } = packedFiles;
    const at = packageJson.keyAt("files");
    if (incomplete !== undefined) {
        yield {
            at,
            severity: "notice",
            message: `What npm packs by "files" is not known for certain: ${incomplete}`,
            help: npm_doubt_problems_HELP,
        };
    }
    if (!differsFromRules)
        return;
    const { more, fewer } = differsFromRules;
    const also = more.length === 0 ? [] : [`packs ${namesInWords(more)}`];
    const not = fewer.length === 0 ? [] : [`does not pack ${namesInWords(fewer)}`];
    yield {
        at,
        severity: "notice",
        message: `By "files", npm ${[...also, ...not].join(" and ")}, unlike the rules that are known here`,
        help: "Go by npm: its own list is what was checked",
    };
}
function unheard(packageJson, answer) {
    const at = packageJson.at();
    return "refused" in answer
        ? { at, message: `npm cannot pack this plugin: ${answer.refused}`, help: npm_doubt_problems_HELP }
        : {
            at,
            severity: "notice",
            message: `npm was asked what it packs, and gave no answer: ${answer.silent}`,
            help: `Its rules were taken as they are known here. ${npm_doubt_problems_HELP}`,
        };
}

// EXTERNAL MODULE: ./build/src/plugin/manifest/expected-files.js
var expected_files = __nccwpck_require__(8008);
;// CONCATENATED MODULE: ./build/src/checks/package/package-list-problems.js







/** What keeps `files` in package.json from being a list of paths: then nothing else can be said of it. */
function packageListProblems(facts) {
    const { packageJson } = facts;
    const files = Object.hasOwn(packageJson.value, "files") ? packageJson.value["files"] : undefined;
    if (files === undefined || files === null || files === false || files === "")
        return [unlimited(facts)];
    if (!Array.isArray(files))
        return [noList(packageJson, files)];
    return [...files.entries()].flatMap(([at, entry]) => typeof entry === "string"
        ? []
        : [
            {
                at: packageJson.at("files", at),
                message: `${labelOf(["files", at])} is ${(0,safe/* quoted */.TL)(entry)}, but must be a path: npm packs nothing at all with it`,
                help: "Write a path in quotation marks, or remove it",
            },
        ]);
}
function noList(packageJson, files) {
    const at = packageJson.at("files");
    const list = typeof files === "string" ? JSON.stringify([files]) : undefined;
    return {
        at,
        message: `"files" is ${(0,safe/* quoted */.TL)(files)}, but must be an array of paths`,
        help: list === undefined ? `Write ${quotedList(expected_files/* EXPECTED */.d.map(({ entry }) => entry))}` : `Write [${(0,safe/* quoted */.TL)(files)}]`,
        ...(list !== undefined && at.range && { fix: [{ file: at.file, range: at.range, text: list }] }),
    };
}
function unlimited({ packageJson, packedFiles, packageContents, declaredFiles, prefix }) {
    const count = packedFiles.incomplete !== undefined ? undefined : packedFiles.files.length;
    const leftOut = (0,absent/* isAbsent */.W)(packageContents) ? [] : packageContents.leftOut;
    const lines = leftOut.map(({ because }) => (because.by === "ignore file" ? (0,workspace/* baseName */.Fl)(because.file) : undefined));
    const [ignoring] = lines;
    const files = count === undefined ? "all files" : `all ${(0,numbers/* grouped */.z)(count)} ${count === 1 ? "file" : "files"}`;
    const paths = leftOut.map(({ path }) => path);
    const passed = ignoring === undefined
        ? "that no ignore file leaves out"
        : `that ${ignoring} lets through: ${namesInWords(paths)} ${paths.length === 1 ? "is" : "are"} not among them`;
    return {
        at: packageJson.at("files"),
        message: `package.json lacks "files", so npm packs ${files} ${passed}`,
        help: `Add "files": ${quotedList([...expected_files/* EXPECTED */.d.map(({ entry }) => entry), ...otherParts(declaredFiles, prefix)])}`,
    };
}
/** The folders and files of the plugin in which the manifest names a file, beside those that every package holds. */
function otherParts(declaredFiles, prefix) {
    const parts = new Set();
    for (const file of (0,absent/* isAbsent */.W)(declaredFiles) ? [] : declaredFiles.values()) {
        if (file.state !== "file" || !file.path.startsWith(prefix))
            continue;
        const [name = "", ...below] = file.path.slice(prefix.length).split("/");
        parts.add(below.length > 0 ? `${name}/` : name);
    }
    return [...parts].filter((part) => expected_files/* EXPECTED */.d.every(({ entry }) => entry !== part)).slice(0, 10);
}
function quotedList(entries) {
    return `[${entries.map((entry) => (0,safe/* quoted */.TL)(entry)).join(", ")}]`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/unpacked-file-problems.js




const CODE = [
    ["main"],
    ["web"],
    ["background"],
    ...declared_files/* HOOK_NAMES */.FS.map((name) => ["hooks", name]),
    ["ui", "styles"],
];
/** Files that the manifest names, that are there, and that no user gets. */
function* unpackedFileProblems(facts) {
    const { manifest } = facts;
    const told = new Set(facts.told);
    for (const place of CODE) {
        const value = manifest.valueAt(...place);
        if (typeof value !== "string")
            continue;
        const unpacked = unpackedFile(facts, place[0] === "hooks" && (0,declared_files/* isHookPath */.F6)(value) ? (0,declared_files/* hookPath */.XN)(value) : value);
        if (unpacked === undefined || told.has(unpacked))
            continue;
        told.add(unpacked);
        const name = nameIn(facts, unpacked);
        yield {
            at: manifest.at(...place),
            message: `${labelOf(place)} is ${(0,safe/* quoted */.TL)(value)}, but npm does not pack that file`,
            help: name === undefined
                ? "Move the file into the folder of the plugin"
                : `Add ${(0,safe/* quoted */.TL)(name)} to "files" in package.json`,
        };
    }
    const screenshots = manifest.value["screenshots"];
    const unpacked = (Array.isArray(screenshots) ? screenshots : []).filter((path) => typeof path === "string" && unpackedFile(facts, path) !== undefined);
    if (unpacked.length === 0)
        return;
    yield {
        at: manifest.keyAt("screenshots"),
        severity: "notice",
        message: `"screenshots" names ${namesInWords(unpacked)}, which npm does not pack`,
        help: 'Add their folder to "files" in package.json, if whoever gets the package is to see them',
    };
}
/** The path of a declared file, relative to the repository's root, if it is there and not packed. */
function unpackedFile({ declaredFiles, packedFiles }, path) {
    const found = declaredFiles.get(path);
    if (found?.state !== "file")
        return undefined;
    return packedFiles.files.some((file) => file.path === found.path) ? undefined : found.path;
}
function nameIn({ prefix }, path) {
    return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/package/package-files.js








/* harmony default export */ var package_files = ((0,check/* defineCheck */.q)({
    id: "package-files",
    title: "The package holds dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
    severity: "warning",
    needs: ["packageJson", "manifestFile", "packedFiles"],
    wants: ["npmPackedFiles", "packageContents", "manifest", "declaredFiles", "bundleFile"],
    *run(facts) {
        const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const inList = packageListProblems({ packageJson, packedFiles, packageContents, declaredFiles, prefix });
        yield* inList;
        yield* npmDoubtProblems(facts);
        if ((0,absent/* isAbsent */.W)(packageContents))
            return;
        if (inList.length > 0 || packedFiles.incomplete !== undefined)
            return;
        yield* leftOutProblems(packageJson, packageContents);
        const told = packageContents.leftOut.map(({ path }) => prefix + path);
        if (!(0,absent/* isAbsent */.W)(manifest) && !(0,absent/* isAbsent */.W)(declaredFiles)) {
            yield* unpackedFileProblems({ manifest, declaredFiles, packedFiles, prefix, told });
        }
        yield* extraFileProblems({ packageJson, packedFiles, prefix });
        // Of what is not built yet, nothing can be packed.
        const isBuilt = !(0,absent/* isAbsent */.W)(bundleFile) && bundleFile.state === "file";
        for (const idle of packageContents.idle) {
            if (isBuilt || idle.near !== undefined)
                yield idleEntryProblem(packageJson, idle);
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/package/package-json.js


/* harmony default export */ var package_json = ((0,check/* defineCheck */.q)({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => jsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/src/checks/package/package-peers.js





const INSTALLED = ["dependencies", "optionalDependencies"];
/* harmony default export */ var package_peers = ((0,check/* defineCheck */.q)({
    id: "package-peers",
    title: "The SDK and the UI libraries are peer dependencies in package.json",
    severity: "warning",
    needs: ["packageJson"],
    wants: ["configuration", "bundledPackages", "importedPackages"],
    *run({ packageJson, configuration, bundledPackages, importedPackages }) {
        // Of what is inside the bundle, bundle-peers says that it is to be a peer.
        const imported = (name) => !(0,absent/* isAbsent */.W)(importedPackages) &&
            importedPackages.has(name) &&
            ((0,absent/* isAbsent */.W)(bundledPackages) || !bundledPackages.has(name));
        for (const name of (0,host_packages/* hostPackages */.ar)(configuration)) {
            const isPeer = entryOf(packageJson, "peerDependencies", name) !== undefined;
            const keys = INSTALLED.filter((key) => entryOf(packageJson, key, name) !== undefined);
            for (const key of keys)
                yield installed(packageJson, key, name, isPeer);
            if (!isPeer && keys.length === 0 && imported(name))
                yield unnamed(packageJson, name);
        }
    },
}));
function entryOf({ value }, key, name) {
    const entries = Object.hasOwn(value, key) ? value[key] : undefined;
    return (0,manifest_manifest/* isObject */.Gv)(entries) && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
function installed(packageJson, key, name, isPeer) {
    return {
        at: packageJson.keyAt(key, name),
        message: `${(0,safe/* quoted */.TL)(name)} stands under ${(0,safe/* quoted */.TL)(key)}, but what the host brings belongs under "peerDependencies"`,
        help: isPeer
            ? 'Remove it here: it stands under "peerDependencies" already'
            : 'Move it to "peerDependencies", and add it to "devDependencies" for the build and the tests',
    };
}
/** The code imports it, and whoever installs the plugin is not told. */
function unnamed(packageJson, name) {
    const range = entryOf(packageJson, "devDependencies", name);
    const imported = `The built code imports ${(0,safe/* quoted */.TL)(name)}`;
    return range === undefined
        ? {
            at: packageJson.at("peerDependencies", name),
            severity: "notice",
            message: `${imported}, which package.json does not name`,
            help: `Add it to "peerDependencies", with the versions that the plugin works with`,
        }
        : {
            at: packageJson.keyAt("devDependencies", name),
            message: `${imported}, which stands under "devDependencies" only`,
            help: `Add ${peerEntry(name, range)} to "peerDependencies"`,
        };
}
/** What to write: the range of the development, and for a single version all that are like it. */
function peerEntry(name, range) {
    if (typeof range !== "string" || !/^[\w.^~<>=|* -]+$/u.test(range))
        return "it";
    return `${(0,safe/* quoted */.TL)(name)}: ${(0,safe/* quoted */.TL)(/^\d+\.\d+\.\d+$/u.test(range) ? `^${range}` : range)}`;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/installation-title.js

/** The title that the specification asks for. */
const INSTALLATION = "Installation";
const WORD = "installation";
const EMOJI = /\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\u20e3\ufe0e\ufe0f\u200d]/gu;
const WHOLE = /(?<![\p{L}\p{M}\p{Nd}])installation(?![\p{L}\p{M}\p{Nd}])/u;
/** What authors call such a section instead, the likeliest first; also in other languages. */
const INSTEAD = [
    /\binstal|\u5b89\u88c5|\u5b89\u88dd|\u30a4\u30f3\u30b9\u30c8\u30fc\u30eb|\uc124\uce58|\u0443\u0441\u0442\u0430\u043d\u043e\u0432\u043a/u,
    /\bset(?:ting)? ?up\b/u,
    /\b(?:getting|get) started\b|\bquick ?start\b/u,
];
/** Of a longer title, only so much is looked at. */
const installation_title_LONGEST = 300;
/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
function namesInstallation(title) {
    return WHOLE.test(title.replace(EMOJI, " ").toLowerCase());
}
/** How likely a title was meant for it: 0 is the likeliest, `undefined` not at all. */
function likenessToInstallation(title) {
    const plain = title
        .slice(0, installation_title_LONGEST)
        .toLowerCase()
        .replace(/[^\p{L}\p{M}]+/gu, " ");
    const isSlip = plain.split(" ").some((word) => Math.abs(word.length - WORD.length) <= 2 && isNear(word));
    const rank = isSlip ? 0 : INSTEAD.findIndex((words) => words.test(plain));
    return rank === -1 ? undefined : rank;
}
function isNear(word) {
    return (0,nearest/* editDistance */.Y)(word, WORD) <= 2;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-installation.js




/** What the specification's sample script looks for, anywhere in the text. */
const LITERAL = `## ${INSTALLATION}`;
/** A line that looks like a heading, or is bold as one. */
const MARKED = /^([\s>]*)(#{1,6}(?!#)|\*\*|__)(.*)$/u;
/* harmony default export */ var readme_installation = ((0,check/* defineCheck */.q)({
    id: "readme-installation",
    title: 'README.md has a section titled "Installation"',
    severity: "error",
    needs: ["readme"],
    *run({ readme }) {
        const { path, text, isCut } = readme;
        const exact = readme.sections.find(({ heading, isEmpty }) => heading.title === INSTALLATION && !isEmpty);
        if (exact && text.includes(LITERAL))
            return;
        const sections = readme.sections.filter(({ heading }) => namesInstallation(heading.title));
        const section = exact ?? sections.find(({ heading }) => heading.title === INSTALLATION) ?? sections[0];
        if (!section) {
            yield readme_installation_missing(readme);
            return;
        }
        const { heading } = section;
        const lines = (0,text_lines/* linesOf */.D)(text);
        const about = {
            at: { file: path, range: heading.range },
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
        const words = (0,safe/* quoted */.TL)(lines.slice(heading.range));
        if (!text.includes(LITERAL)) {
            const fix = lettersOnly(path, heading, lines);
            yield {
                ...about,
                severity: "warning",
                strict: "error",
                message: `The heading ${words} may be overlooked: the submission script looks for the text ${(0,safe/* quoted */.TL)(LITERAL)}`,
                ...(fix && { fix }),
            };
        }
        else if (heading.title !== INSTALLATION) {
            yield {
                ...about,
                severity: "notice",
                strict: "error",
                message: `The heading ${words} says more than ${(0,safe/* quoted */.TL)(INSTALLATION)}, the title that is asked for`,
            };
        }
        if (!isCut && sections.every(({ isEmpty }) => isEmpty)) {
            yield {
                at: about.at,
                severity: "warning",
                message: `The section ${words} has nothing in it`,
                help: "Write below the heading how the plugin is installed",
            };
        }
    },
}));
/** The heading as it should stand there, at its own level, but not as the title of the whole. */
function written({ level }) {
    return `${"#".repeat(Math.max(2, level))} ${INSTALLATION}`;
}
/** Where only letter case, emphasis or spaces differ, links to the heading stay what they are. */
function lettersOnly(file, heading, lines) {
    const { range, level, style } = heading;
    if (style !== "atx" || level < 2 || !/^[*_`]*installation[*_`]*$/iu.test(lines.slice(range)))
        return undefined;
    const { line, column } = range.start;
    const marked = (lines.line(line) ?? "").slice(0, column - 1).trimEnd().length;
    const start = { line, column: marked - level + 1 };
    return [{ file, range: { start, end: range.end }, text: written(heading) }];
}
function readme_installation_missing({ name, path, text, isCut, sections }) {
    const lines = (0,text_lines/* linesOf */.D)(text);
    const stray = strayLine(path, lines, new Set(sections.map(({ heading }) => heading.range.start.line)));
    if (stray)
        return stray;
    const [likely] = sections
        .filter(({ heading }, at) => at > 0 || heading.level > 1)
        .map(({ heading }) => ({ heading, likeness: likenessToInstallation(heading.title) ?? Infinity }))
        .filter(({ likeness }) => likeness < Infinity)
        .toSorted((a, b) => a.likeness - b.likeness);
    if (likely) {
        const { heading } = likely;
        return {
            at: { file: path, range: heading.range },
            message: `The heading ${(0,safe/* quoted */.TL)(lines.slice(heading.range))} does not contain the word ${(0,safe/* quoted */.TL)(INSTALLATION)}, and no other does`,
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
    }
    return {
        at: { file: path },
        message: `${name} has no section titled ${(0,safe/* quoted */.TL)(INSTALLATION)}${isCut ? " in the part that is read" : ""}`,
        help: `Add one: ${LITERAL}, and below it how the plugin is installed`,
    };
}
/** A line that was meant as the heading, and is none. */
function strayLine(file, lines, headings) {
    for (let line = 1; line <= lines.count; line++) {
        const text = (lines.line(line) ?? "").trimEnd();
        const [, before = "", marks = "", title = ""] = MARKED.exec(text) ?? [];
        if (marks === "" || headings.has(line) || !namesInstallation(title))
            continue;
        const why = whyNoHeading(marks, title);
        if (!why)
            continue;
        const range = { start: { line, column: before.length + 1 }, end: { line, column: text.length + 1 } };
        const words = (0,safe/* quoted */.TL)(text.slice(before.length));
        return { at: { file, range }, message: `The line ${words} is ${why.is}`, help: why.help };
    }
    return undefined;
}
function whyNoHeading(marks, title) {
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

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-length.js


/** The specification asks for more than so many. */
const TOO_FEW = 200;
/* harmony default export */ var readme_length = ((0,check/* defineCheck */.q)({
    id: "readme-length",
    title: "README.md has more than 200 characters",
    severity: "error",
    needs: ["readme"],
    *run({ readme: { name, path, text, isCut } }) {
        // A code point takes two units at most: most READMEs are plainly long enough.
        if (text.trim().length > 2 * TOO_FEW)
            return;
        const count = (0,code_points/* codePoints */.B)(text.startsWith("\uFEFF") ? text.slice(1) : text);
        const trimmed = (0,code_points/* codePoints */.B)(text.trim());
        const at = { file: path };
        const help = "Say what the plugin does, how it is installed and how it is used";
        if (count <= TOO_FEW) {
            yield { at, message: `${name} has ${characters(count)}, but must have more than ${String(TOO_FEW)}`, help };
        }
        else if (trimmed <= TOO_FEW && !isCut) {
            yield {
                at,
                severity: "warning",
                message: `${name} has ${characters(count)}, but only ${String(trimmed)} without the white space around them; more than ${String(TOO_FEW)} are asked for`,
                help,
            };
        }
    },
}));
function characters(count) {
    return count === 1 ? "1 character" : `${String(count)} characters`;
}

;// CONCATENATED MODULE: ./build/src/checks/documents/readme-present.js


/* harmony default export */ var readme_present = ((0,check/* defineCheck */.q)({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and holds a text",
    severity: "error",
    needs: ["readmeFile"],
    wants: ["readmeText"],
    run: ({ readmeFile, readmeText }) => requiredTextProblems(readmeFile, readmeText, {
        help: "Write a README.md: what the plugin does, and how it is installed",
    }),
}));

// EXTERNAL MODULE: ./build/src/plugin/images/screenshots.js
var images_screenshots = __nccwpck_require__(5654);
;// CONCATENATED MODULE: ./build/src/checks/documents/screenshots-present.js





const ADD = `Put an image of the plugin at work into a folder "screenshots": a PNG, JPEG, GIF, WebP or SVG file`;
/* harmony default export */ var screenshots_present = ((0,check/* defineCheck */.q)({
    id: "screenshots-present",
    title: "A plugin that shows something has a folder of screenshots, with an image in it",
    severity: "error",
    needs: ["manifest", "screenshots"],
    *run({ manifest, screenshots }) {
        const type = manifest.value["type"];
        if ((0,images_screenshots/* showsNothing */._d)(type))
            return;
        if (typeof type !== "string" || !type_needs/* TYPE_NEEDS */.Zp.has(type)) {
            yield (0,absent/* absent */.G)(`the manifest's "type" does not say whether the plugin shows anything`);
            return;
        }
        const { found, near } = screenshots;
        const folders = found.filter(({ state }) => state === "folder");
        const [folder] = folders;
        if (folder) {
            if (folders.some(({ hasImage }) => hasImage))
                return;
            yield {
                at: { file: folder.path },
                message: `There is no image in the folder ${(0,safe/* quoted */.TL)(folder.name)}`,
                help: "Add one that shows the plugin at work: a PNG, JPEG, GIF, WebP or SVG file",
                severity: "warning",
            };
        }
        else if (found[0])
            yield inItsPlace(found[0]);
        else if (near) {
            yield {
                at: { file: near.path },
                message: `The folder ${(0,safe/* quoted */.TL)(near.name)} must be "screenshots" or "assets/screenshots", exactly so`,
                help: moved(near.name),
            };
        }
        else {
            yield {
                at: manifest.at("type"),
                message: `There is no folder "screenshots" or "assets/screenshots", which a plugin of type ${(0,safe/* quoted */.TL)(type)} must have`,
                help: ADD,
            };
        }
    },
}));
function moved(name) {
    if (name.startsWith("assets/"))
        return "Rename it to assets/screenshots";
    return `${name.includes("/") ? "Move" : "Rename"} it to screenshots, beside manifest.json`;
}
/** What stands there and is no folder. */
const IS = {
    file: "is a file, not a folder",
    outside: "is a link that leads out of the repository, so it is not read",
    broken: "is a link that leads nowhere",
    special: "is a pipe, a socket or a device, not a folder",
    unreadable: "cannot be read",
};
function inItsPlace({ name, path, state }) {
    return {
        at: { file: path },
        message: `${(0,safe/* quoted */.TL)(name)} ${state === "folder" ? "holds no image" : IS[state]}`,
        help: state === "unreadable" ? "Give this user the right to read it" : "Put a folder with images in its place",
    };
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/printed-lines.js

const HIDDEN = "\u2026 (this line may hold a secret, and is not shown)";
const KEY_BEGINS = /-----BEGIN [\w ]{0,40}PRIVATE KEY/u;
const KEY_ENDS = /-----END [\w ]{0,40}PRIVATE KEY/u;
/** The spaces of typesetters, as pnpm prints them before its errors: seen as a space, and nothing that needs an escape. */
const WIDE_SPACE = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu;
/** Lines that a command printed, as a finding may show them: reports are kept for longer than logs, and by others. */
function printedLines(lines) {
    const first = lines.findIndex((line) => KEY_BEGINS.test(line) || KEY_ENDS.test(line));
    // Of a key whose beginning is not among the last lines, all up to its end is part.
    let isKey = first >= 0 && !KEY_BEGINS.test(lines[first] ?? "");
    return lines.map((line) => {
        isKey ||= KEY_BEGINS.test(line);
        const shown = isKey || (0,safe/* mayBeSecret */.lr)(line) ? HIDDEN : line.replace(WIDE_SPACE, " ");
        if (KEY_ENDS.test(line))
            isKey = false;
        return shown;
    });
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/ending-problem.js



/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
function endingProblem(run, told) {
    const { ending, line, lastLines } = run;
    if (ending.kind === "status" && ending.status === 0)
        return undefined;
    const said = sentences(ending, run, told);
    return {
        ...(told.at && { at: told.at }),
        message: `${told.subject} ${said.message}`,
        help: said.help ?? `Run ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}, and mend what it says`,
        ...(lastLines.length > 0 && { printed: printedLines(lastLines) }),
    };
}
/** A line is written out in a help, as far as a person reads it. */
const LONGEST_LINE = 80;
function sentences(ending, { lastLines, line }, { text, manager }) {
    switch (ending.kind) {
        case "time-limit": {
            const watch = /(?<![\w-])(?:-w|--watch(?:-?all)?|watch)(?![\w-])/iu.exec(text.slice(0, 1000))?.[0];
            const help = watch === undefined
                ? "Let it end by itself, or allow it more minutes: --time-limit, or the input time-limit"
                : `Let it end by itself: ${(0,safe/* quoted */.TL)(watch)} waits for changes that never come`;
            return { message: `did not end within ${duration(ending.minutes)}, and was ended`, help };
        }
        case "signal":
            return signalSentences(ending.signal, line);
        case "no-program":
            return startSentences(ending);
        case "status": {
            const program = missingProgram(lastLines);
            if (program !== undefined) {
                const known = packageWith(program);
                const help = known === undefined
                    ? "Add the package that has it to devDependencies, or install it before the check"
                    : `Install it with: ${addLine(manager, known)}`;
                return { message: `needs ${(0,safe/* quoted */.TL)(program)}, which is not installed`, help };
            }
            const wanted = wantedManager(lastLines);
            if (wanted !== undefined) {
                return {
                    message: `needs ${(0,safe/* quoted */.TL)(wanted)}, which "packageManager" in package.json names, but another version is installed`,
                    help: `Run corepack enable, also in the workflow in a step before the install, and then ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}`,
                };
            }
            const signal = SIGNALS[ending.status - SIGNAL_STATUS];
            return signal === undefined
                ? { message: `ended with status ${String(ending.status)}` }
                : signalSentences(signal, line);
        }
    }
}
function startSentences({ program, why }) {
    switch (why) {
        case "ENOENT": {
            const help = `Install it before the check${PROGRAM_HELP[program] ?? ""}`;
            return { message: `needs ${program}, which is not installed`, help };
        }
        case "E2BIG":
            return { message: "is longer than this system takes", help: "Write it into a file, and run that" };
        case "ERR_INVALID_ARG_VALUE":
            return { message: "holds a NUL character, so that it cannot be started", help: "Remove the character" };
        default:
            return {
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
/** A shell tells by a status of 128 and more that a signal ended what it ran. */
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
function signalSentences(signal, line) {
    const help = signal === "SIGKILL"
        ? "Let it use less memory, or give it more: systems kill what takes too much"
        : `Run ${(0,safe/* shortened */.vI)(line, LONGEST_LINE)}, and find out what ends it`;
    return { message: `was ended by the signal ${signal}`, help };
}
/** What a shell could not find: `sh: 1: eslint: not found`, or the same in the words of other shells. */
function missingProgram(lines) {
    for (const line of lines) {
        const found = /^(?:\w{1,20}: )?command not found: ([@\w./-]{1,80})$/u.exec(line) ??
            /^[\w/.-]{1,40}: (?:(?:line )?\d{1,5}: )?([@\w./-]{1,80}): (?:command )?not found$/u.exec(line) ??
            /^'([@\w./-]{1,80})' is not recognized as an internal or external command/u.exec(line);
        if (found)
            return found[1];
    }
    return undefined;
}
/** The package manager that Yarn 1 says it is not, where Corepack is not switched on: `yarn@4.5.0`. */
function wantedManager(lines) {
    const said = /defines "packageManager": "(yarn@[\w.+-]{1,120})"\. However the current global version of Yarn is/u;
    return lines.map((line) => said.exec(line)?.[1]).find((found) => found !== undefined);
}
function duration(minutes) {
    const [count, unit] = minutes < 1 ? [Math.round(minutes * 600) / 10, "second"] : [minutes, "minute"];
    return `${String(count)} ${unit}${count === 1 ? "" : "s"}`;
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/command-problems.js







/** What keeps one of a plugin's commands from being there and succeeding. */
function* command_problems_commandProblems(name, facts) {
    const { scripts, packageJson, run } = facts;
    const command = scripts.commands[name];
    if (command.kind !== "script" && command.kind !== "line") {
        if (!(0,absent/* isAbsent */.W)(packageJson))
            yield missingProblem(name, command, packageJson, scripts);
        return;
    }
    if ((0,absent/* isAbsent */.W)(run)) {
        yield (0,absent/* absent */.G)(run.absent);
        return;
    }
    yield* runProblems(run, {
        subject: command.kind === "script" ? `The script "${command.script}"` : `The command ${(0,safe/* quoted */.TL)(command.line)}`,
        text: command.kind === "script" ? command.text : command.line,
        at: command_problems_placeOf(name, command, packageJson),
        manager: scripts.manager.name,
    });
}
function missingProblem(name, command, packageJson, scripts) {
    const { script, kind } = command;
    const help = scriptAdvice(name, script, packageJson.value, scripts.manager.name);
    if (kind === "missing") {
        const [first, ...others] = scripts_scripts/* SCRIPT_NAMES */.DF[name].map((one) => `"${one}"`);
        const also = others.length === 0 ? "" : `, nor ${others.slice(0, -1).join(", ")} or ${others.at(-1) ?? ""}`;
        return {
            at: packageJson.at("scripts", script),
            message: `package.json has no script ${first ?? ""}${also}`,
            help,
        };
    }
    if (kind === "placeholder") {
        const message = `The script "${script}" is npm's placeholder, which always fails`;
        return { at: packageJson.keyAt("scripts", script), message, help };
    }
    const value = packageJson.value["scripts"][script];
    const message = `The script "${script}" is ${(0,safe/* quoted */.TL)(value)}, which runs nothing`;
    return { at: packageJson.at("scripts", script), message, help };
}
/** Where a command is written. One of the caller's stands in no file: the script that it replaces is nearest. */
function command_problems_placeOf(name, command, packageJson) {
    if ((0,absent/* isAbsent */.W)(packageJson))
        return undefined;
    if (command.kind === "script")
        return packageJson.keyAt("scripts", command.script);
    return command.from === "configuration"
        ? packageJson.at(configuration_key/* CONFIGURATION_KEY */.v, "commands", name)
        : { file: packageJson.file };
}
function* runProblems(run, told) {
    const { problems, moreProblems, leftRunning } = run;
    const line = (0,safe/* shortened */.vI)(run.line, LONGEST_LINE);
    const { subject } = told;
    const at = told.at && { at: told.at };
    const ending = endingProblem(run, told);
    // Where a tool says which places are wrong, that the command failed says nothing more.
    if (ending && (run.ending.kind !== "status" || problems.length === 0))
        yield ending;
    for (const problem of ending ? problems : []) {
        yield {
            at: problem.at,
            message: spoken(problem.message, subject),
            help: `Mend it, and see whether it is gone: ${line}`,
        };
    }
    // "More" than those that are told; where none is, its last lines and the place of the command stand for all.
    if (ending && problems.length > 0 && moreProblems > 0) {
        const message = `${subject} reports ${(0,numbers/* grouped */.z)(moreProblems)} more problem${moreProblems === 1 ? "" : "s"}`;
        yield { ...at, message, help: `See them all: ${line}` };
    }
    if (leftRunning.length > 0)
        yield leftProblem(leftRunning, told);
}
function leftProblem(leftRunning, { subject, at }) {
    const shown = leftRunning.slice(0, 3).map((one) => (0,safe/* quoted */.TL)(one));
    const one = leftRunning.length === 1;
    const count = one ? "a process running, which was" : `${(0,numbers/* grouped */.z)(leftRunning.length)} processes running, which were`;
    return {
        ...(at && { at }),
        severity: "warning",
        message: `${subject} left ${count} ended: ${shown.join(", ")}${leftRunning.length > shown.length ? ", \u2026" : ""}`,
        help: "End in it whatever it starts: a server, a watcher, a browser",
    };
}
/** What a tool says, unless a test that fails quotes what may be a secret. */
function spoken(message, subject) {
    return (0,safe/* mayBeSecret */.lr)(message) ? `${subject} reports a problem here, in words that may hold a secret` : message;
}

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-lint.js


/* harmony default export */ var scripts_lint = ((0,check/* defineCheck */.q)({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_commandProblems("lint", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-test.js


/* harmony default export */ var scripts_test = ((0,check/* defineCheck */.q)({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_commandProblems("test", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts/scripts-types.js


/* harmony default export */ var scripts_types = ((0,check/* defineCheck */.q)({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_commandProblems("typecheck", { ...facts, run }),
}));

// EXTERNAL MODULE: ./build/src/plugin/documents/release-tag.js
var release_tag = __nccwpck_require__(6725);
;// CONCATENATED MODULE: ./build/src/checks/package/version-matches-tag.js





/* harmony default export */ var version_matches_tag = ((0,check/* defineCheck */.q)({
    id: "version-matches-tag",
    title: "The tag of a release names the version of manifest.json",
    severity: "error",
    needs: ["tag", "manifest"],
    wants: ["packageJson"],
    *run({ tag, manifest, packageJson }) {
        const declared = manifest.value["version"];
        // What is no version is told by manifest-version.
        if (typeof declared !== "string" || !(0,versions/* readVersion */.$)(declared))
            return;
        const name = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" && name !== "" ? name : undefined;
        const at = manifest.at("version");
        const named = (0,release_tag/* readTag */.zW)(tag.name, packageName)?.version;
        if (named === undefined) {
            yield {
                at,
                message: `The tag ${(0,safe/* quoted */.TL)(tag.name)} names no version of this plugin, which is at ${(0,safe/* quoted */.TL)(declared)}`,
                help: `Tag the release ${tagsFor(declared, packageName)}`,
            };
        }
        else if (named !== declared) {
            const meant = tag.name.slice(0, -named.length) + declared;
            yield {
                at,
                message: `The tag ${(0,safe/* quoted */.TL)(tag.name)} releases ${(0,safe/* quoted */.TL)(named)}, but manifest.json names ${(0,safe/* quoted */.TL)(declared)}`,
                help: `Tag this commit ${(0,safe/* quoted */.TL)(meant)}, or write ${(0,safe/* quoted */.TL)(named)} into manifest.json, package.json and CHANGELOG.md and tag the commit that does`,
            };
        }
    },
}));
function tagsFor(version, packageName) {
    const alone = (0,safe/* quoted */.TL)(`v${version}`);
    if (packageName === undefined)
        return alone;
    return `${alone}, or ${(0,safe/* quoted */.TL)(`${(0,release_tag/* withoutScope */.bF)(packageName)}@${version}`)} where a repository holds several plugins`;
}

;// CONCATENATED MODULE: ./build/src/checks/package/versions-agree.js





/* harmony default export */ var versions_agree = ((0,check/* defineCheck */.q)({
    id: "versions-agree",
    title: "package.json, its lock file and manifest.json name the same semantic version",
    severity: "error",
    needs: ["manifest", "packageJson"],
    wants: ["lockFile"],
    *run({ manifest, packageJson, lockFile }) {
        const at = packageJson.at("version");
        const packaged = packageJson.value["version"];
        const declared = manifest.value["version"];
        if (packaged === undefined) {
            yield { at, message: 'package.json lacks "version"', help: "Add the version that manifest.json names" };
            return;
        }
        if (typeof packaged !== "string" || !(0,versions/* readVersion */.$)(packaged)) {
            yield {
                at,
                message: `The version ${(0,safe/* quoted */.TL)(packaged)} in package.json is not a semantic version`,
                help: 'Write MAJOR.MINOR.PATCH, for example "1.4.0"',
            };
            return;
        }
        yield* lockProblems(lockFile, packaged, declared === packaged);
        if (typeof declared !== "string" || declared === packaged)
            return;
        const line = manifest.at("version").range?.start.line;
        const where = line === undefined ? "manifest.json" : `manifest.json, line ${String(line)},`;
        yield {
            at,
            message: `package.json names the version ${(0,safe/* quoted */.TL)(packaged)}, but ${where} names ${(0,safe/* quoted */.TL)(declared)}`,
            help: `Write the version that is to be released into both${bumpHelp(lockFile, packaged)}`,
        };
    },
}));
/** A lock file that names the old version, too, is written by the same command as package.json. */
function bumpHelp(lock, packaged) {
    if ((0,absent/* isAbsent */.W)(lock) || !lock.versions.some(({ version }) => version === packaged))
        return "";
    return `; into package.json and ${lock.found.name} with: npm version <version> --no-git-tag-version`;
}
/** The lock file follows package.json: it is only mended where it is certain that this names what is meant. */
function* lockProblems(lock, packaged, isCertain) {
    if (!(0,absent/* isAbsent */.W)(lock) && lock.found.state !== "file") {
        for (const problem of requiredFileProblems(lock.found))
            yield { ...problem, severity: "notice" };
    }
    const wrong = (0,absent/* isAbsent */.W)(lock) ? [] : lock.versions.filter(({ version }) => version !== packaged);
    const [first] = wrong;
    if ((0,absent/* isAbsent */.W)(lock) || !first)
        return;
    const fix = wrong.map(({ at: { file, range } }) => ({ file, range, text: JSON.stringify(packaged) }));
    yield {
        at: first.at,
        severity: "warning",
        message: `${lock.found.name} names the version ${(0,safe/* quoted */.TL)(first.version)}, but package.json names ${(0,safe/* quoted */.TL)(packaged)}`,
        help: "Bring it up to date: npm install --package-lock-only",
        ...(isCertain && { fix }),
    };
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow.js
/** The value of an input of a step, trimmed; "" where there is none. */
function inputOf(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
/** Whether GitHub puts the value there when the workflow runs: until then nobody knows it. */
function isExpression(text) {
    return text.includes("${{");
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-build.js





/** The commands that look at what is built. */
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
/** Scripts that npm runs by itself when it installs. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];
/* harmony default export */ var workflow_build = ((0,check/* defineCheck */.q)({
    id: "workflow-build",
    title: "Every job that checks the plugin has its files, and builds it first",
    severity: "warning",
    needs: ["workflows"],
    wants: ["bundleFile", "packageJson"],
    *run({ workflows, bundleFile, packageJson }) {
        const scripts = (0,absent/* isAbsent */.W)(packageJson) ? {} : scriptsOf(packageJson.value);
        const isCommitted = !(0,absent/* isAbsent */.W)(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || inputOf(step, "artifact") !== "")
                continue;
            const before = steps.slice(0, at);
            if (!before.some((one) => one.mayBring))
                yield noFiles(step);
            else if (needsBuild && !before.some((one) => one.mayBuild))
                yield noBuild(step, before, steps.slice(at + 1), scripts);
        }
    },
}));
function scriptsOf(packageJson) {
    const scripts = packageJson["scripts"];
    return (0,manifest_manifest/* isObject */.Gv)(scripts) ? scripts : {};
}
/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function noFiles({ what }) {
    return {
        at: what.at,
        message: `The plugin is not there yet when ${(0,safe/* quoted */.TL)(what.text)} runs: no step before it checks the repository out`,
        help: "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
    };
}
function noBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    const line = late?.what.at.range?.start.line;
    if (late && line !== undefined) {
        return {
            at: what.at,
            message: `${(0,safe/* quoted */.TL)(what.text)} runs before ${(0,safe/* quoted */.TL)(late.what.text)} in line ${String(line)}, and needs what is built`,
            help: "Move it behind the build",
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
        at: what.at,
        message: `Nothing builds the plugin before ${(0,safe/* quoted */.TL)(what.text)} runs`,
        help: `Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`,
    };
}

// EXTERNAL MODULE: ./build/src/core/action-inputs.js
var action_inputs = __nccwpck_require__(412);
;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-needs.js


const LEVELS = ["none", "read", "write"];
/** The targets that a step of the Action releases to. */
function targetsOf(step) {
    const targets = (0,action_inputs/* listed */.KE)(inputOf(step, "targets"));
    return inputOf(step, "marketplace-url") === "" ? targets : [...new Set([...targets, "marketplace"])];
}
/** The words with which a step of the Action says that it releases; `undefined` of one that does not. */
function releasing(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    const name = ["targets", "marketplace-url"].find((input) => inputOf(step, input) !== "");
    return name === undefined ? undefined : spokenInput(step, name);
}
/** An input as a message names it, such as `targets: npm`; it stands at its value, or at its key where that has several lines. */
function spokenInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range ?? {};
    const place = start?.line === end?.line ? setting.value : setting.key;
    return { text: `${name}: ${(0,action_inputs/* listed */.KE)(setting.value.text).join(", ")}`, at: place.at };
}
/** What the steps of a job certainly need of its token. */
function needsOf({ steps }) {
    return steps.flatMap((step) => step.uses ? (step.preflight === undefined ? actionNeeds(step) : ourNeeds(step)) : []);
}
function ourNeeds(step) {
    const needs = [];
    const add = (scope, input) => {
        needs.push({ scope, level: "write", because: spokenInput(step, input) });
    };
    const releases = releasing(step) !== undefined && inputOf(step, "dry-run") !== "true";
    const targets = releases ? targetsOf(step) : [];
    if (hasJobToken(step)) {
        if (targets.includes("github-release"))
            add("contents", "targets");
        if (inputOf(step, "annotations") === "checks")
            add("checks", "annotations");
        else if (inputOf(step, "report") !== "" && ["", "auto"].includes(inputOf(step, "annotations")))
            add("checks", "report");
        if (inputOf(step, "suggestions") === "true")
            add("pull-requests", "suggestions");
    }
    const auth = inputOf(step, "marketplace-auth");
    const isOidc = auth === "oidc" || (auth !== "token" && inputOf(step, "marketplace-token") === "");
    if (targets.includes("marketplace") && isOidc) {
        const input = ["marketplace-auth", "marketplace-url"].find((name) => step.inputs.has(name)) ?? "targets";
        add("id-token", input);
    }
    if (targets.includes("npm") && inputOf(step, "npm-token") === "")
        add("id-token", "targets");
    return needs;
}
/** Actions that are used beside ours, as its documentation says. */
function actionNeeds({ what, uses }) {
    const need = (scope) => ({ scope, level: "write", because: what });
    if (uses?.name === "github/codeql-action/upload-sarif")
        return [need("security-events")];
    if (uses?.name.startsWith("actions/attest") === true)
        return [need("id-token"), need("attestations")];
    return [];
}
/** Whether the token is the job's own, whose rights stand under `permissions`. */
function hasJobToken(step) {
    const token = inputOf(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
/** Whether permissions give a right. */
function gives({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return isExpression(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}
/** Whether a job's token may change the repository, as far as its permissions say so. */
function mayWrite({ permissions }) {
    return permissions !== undefined && gives(permissions, { scope: "contents", level: "write" });
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/credential-inputs.js


const TOKENS = ["marketplace-token", "npm-token"];
/** What in a job can publish, or is as secret: each by its key, once. */
function credentialsOf({ permissions, secretVariables, steps }) {
    const found = [...secretVariables];
    if (permissions && !permissions.all && gives(permissions, { scope: "id-token", level: "write" })) {
        const setting = permissions.scopes.get("id-token");
        if (setting)
            found.push(setting.key);
    }
    for (const step of steps) {
        const tokens = step.preflight === undefined ? [] : TOKENS.filter((name) => inputOf(step, name) !== "");
        found.push(...step.publishingSecrets, ...tokens.flatMap((name) => step.inputs.get(name)?.key ?? []));
    }
    return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-credentials.js





/** Events that run with the repository's rights, also when a stranger causes them. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const STRANGE = /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;
/* harmony default export */ var workflow_credentials = ((0,check/* defineCheck */.q)({
    id: "workflow-credentials",
    title: "No job gives a credential to code of the repository",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            // A variable of the workflow is in every job, and is told with the first.
            const told = new Set();
            for (const job of jobs) {
                const code = job.steps.find(({ runsCode }) => runsCode);
                if (!code)
                    continue;
                const credentials = credentialsOf(job).filter(({ at }) => !told.has(JSON.stringify(at)));
                for (const { at } of credentials)
                    told.add(JSON.stringify(at));
                yield* beside(job, code, credentials);
                yield* persisted(job, code);
                yield* foreign(job, triggers);
            }
        }
    },
}));
/** A credential that can publish, in a job that runs code of the repository. */
function* beside(job, code, credentials) {
    const [first] = credentials;
    if (!first)
        return;
    const actions = job.steps.filter((step) => step.preflight !== undefined && step.uses);
    const isAccepted = actions.some((step) => inputOf(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const isVariable = job.secretVariables.includes(first);
    const verb = credentials.length === 1 ? "is" : "are";
    const names = credentials
        .slice(0, 3)
        .map(({ text }) => (0,safe/* quoted */.TL)(text))
        .join(", ");
    yield {
        at: first.at,
        ...(isAccepted && { severity: "notice" }),
        message: `${names} ${verb} in the job ${(0,safe/* quoted */.TL)(job.id.text)}, where ${codeWords(code)} runs code that can read ${credentials.length === 1 ? "it" : "them"}`,
        help: isVariable
            ? "Give it only to the step that needs it; if it publishes, in a second job that runs nothing of the repository's"
            : isAccepted
                ? "Better release from a second job that runs nothing of the repository's; run-scripts: true accepts the risk"
                : `Release from a second job that runs nothing of the repository's${accept}`,
    };
}
/** The job's own token, where a checkout leaves it on the disk. */
function* persisted(job, code) {
    if (job.permissions && !mayWrite(job))
        return;
    if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text)))
        return;
    for (const step of job.steps) {
        if (step.uses?.name !== "actions/checkout" || inputOf(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
            at: step.what.at,
            severity: job.permissions ? "warning" : "notice",
            message: `${(0,safe/* quoted */.TL)(step.what.text)} leaves the job's token on the disk, where ${codeWords(code)} runs code that can read it`,
            help: "Add to the step: with: { persist-credentials: false }",
        };
    }
}
/** Code of a pull request, where an event gives the rights of the repository. */
function* foreign(job, triggers) {
    const event = triggers?.events.find(({ text }) => PRIVILEGED.includes(text));
    const taken = job.steps.flatMap((step) => strangerIn(step) ?? []);
    const [first] = taken;
    if (!event || !first)
        return;
    yield {
        at: first.at,
        message: `${(0,safe/* quoted */.TL)(first.text)} is code of strangers, and "${event.text}" runs it with the secrets and the rights of this repository`,
        help: "Start the workflow with on: pull_request, which needs neither: the verdict is the same",
    };
}
function strangerIn(step) {
    if (step.uses?.name.endsWith("/checkout") === true) {
        const inputs = ["ref", "repository"].flatMap((name) => step.inputs.get(name)?.value ?? []);
        return inputs.find(({ text }) => STRANGE.test(text));
    }
    return step.uses === undefined &&
        /^(?:gh pr checkout\b|git (?:fetch|checkout|pull)\b.*(?:\bpull\/|\$\{\{))/u.test(step.what.text)
        ? step.what
        : undefined;
}
function codeWords({ what, preflight }) {
    const line = what.at.range?.start.line;
    const where = line === undefined ? "" : ` in line ${String(line)}`;
    return preflight === undefined ? `${(0,safe/* quoted */.TL)(what.text)}${where}` : `plugin-preflight${where}`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-inputs.js





const NAMES = Object.keys(action_inputs/* ACTION_INPUTS */.bn);
/** Other words for true and false. */
const SPOKEN = new Map([
    ...["yes", "on", "1", "always"].map((word) => [word, "true"]),
    ...["no", "off", "0", "never"].map((word) => [word, "false"]),
]);
/* harmony default export */ var workflow_inputs = ((0,check/* defineCheck */.q)({
    id: "workflow-inputs",
    title: "The Action's inputs in a workflow have names and values that it knows",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        const steps = workflows.files.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps));
        for (const step of steps) {
            if (step.preflight === undefined)
                continue;
            for (const [name, setting] of step.inputs)
                yield* inputProblems(name, setting);
            yield* missingInputs(step);
        }
    },
}));
function* inputProblems(name, { key, value }) {
    if (!Object.hasOwn(action_inputs/* ACTION_INPUTS */.bn, name)) {
        yield unknown(key.text, key.at);
        return;
    }
    const given = value.text.trim();
    if (given === "" || isExpression(given))
        return;
    const allowed = action_inputs/* ACTION_INPUTS */.bn[name];
    if (allowed && !allowed.includes(name === "strict" ? given.toLowerCase() : given)) {
        const spoken = SPOKEN.get(given.toLowerCase());
        const meant = allowed.find((word) => word === spoken) ?? (0,nearest/* nearest */.p)(given, allowed);
        yield {
            at: value.at,
            message: `"${name}" is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? `Write one of them, or remove ${name}` : `Write ${meant}`,
        };
    }
    if (name === "targets")
        yield* targetProblems({ key, value });
}
function unknown(name, at) {
    const meant = (0,nearest/* nearest */.p)(name, NAMES);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    return {
        at,
        message: `The Action has no input ${(0,safe/* quoted */.TL)(name)}`,
        help: meant === undefined ? "Remove it, or look its name up in the Action's README" : `Write ${meant}`,
        ...(isSame && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
    };
}
function* targetProblems({ key, value }) {
    const wrong = (0,action_inputs/* listed */.KE)(value.text).filter((target) => !action_inputs/* TARGETS */.dW.includes(target));
    const [first] = wrong;
    if (first === undefined)
        return;
    const meant = (0,nearest/* nearest */.p)(first, action_inputs/* TARGETS */.dW);
    yield {
        at: key.at,
        message: `"targets" name ${wrong
            .slice(0, 3)
            .map((target) => (0,safe/* quoted */.TL)(target))
            .join(", ")}, but the targets are ${action_inputs/* TARGETS */.dW.join(", ")}`,
        help: meant === undefined ? "Name one of them" : `Write ${meant}`,
    };
}
/** Inputs that another one cannot do without. */
function* missingInputs(step) {
    const targets = step.inputs.get("targets");
    if (targets && (0,action_inputs/* listed */.KE)(targets.value.text).includes("marketplace") && inputOf(step, "marketplace-url") === "") {
        yield {
            at: targets.key.at,
            message: `"targets" name "marketplace", but there is no "marketplace-url"`,
            help: "Add marketplace-url: with the address of the marketplace's server",
        };
    }
    const pin = step.inputs.get("checked-sha256");
    if (pin && inputOf(step, "artifact") === "") {
        yield {
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: "Add artifact: with the file or folder that the earlier job has made",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-permissions.js




/* harmony default export */ var workflow_permissions = ((0,check/* defineCheck */.q)({
    id: "workflow-permissions",
    title: "Every job has the permissions that it needs, and names them",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        // Permissions of the workflow hold for several jobs: what they lack is told once.
        const told = new Set();
        for (const job of workflows.files.flatMap(({ jobs }) => jobs)) {
            for (const problem of jobProblems(job)) {
                const key = JSON.stringify([problem.at, problem.help]);
                if (!told.has(key))
                    yield problem;
                told.add(key);
            }
        }
    },
}));
function* jobProblems(job) {
    const { id, permissions } = job;
    const needs = [...new Map(needsOf(job).map((need) => [need.scope, need])).values()];
    const [first] = needs;
    if (!permissions) {
        if (first)
            yield workflow_permissions_unnamed(id.text, needs, first);
        return;
    }
    if (permissions.all?.text === "write-all")
        yield everything(permissions.all.at, needs);
    for (const need of needs)
        if (!gives(permissions, need))
            yield lacking(permissions, need);
    if (checksOut(job) && !gives(permissions, { scope: "contents", level: "read" })) {
        // A lack of more is told already.
        if (!needs.some(({ scope }) => scope === "contents"))
            yield workflow_permissions_unreadable(permissions);
    }
}
function workflow_permissions_unnamed(job, needs, { because }) {
    return {
        at: because.at,
        message: `${(0,safe/* quoted */.TL)(because.text)} needs rights that the job ${(0,safe/* quoted */.TL)(job)} does not name, so they are left to a setting of the repository`,
        help: `Write into the job: permissions: ${flow(needs)}`,
    };
}
function everything(at, needs) {
    return {
        ...(at && { at }),
        message: '"permissions" is "write-all", so every step may change everything in the repository',
        help: `Name what is needed, and nothing else: permissions: ${flow(needs)}`,
    };
}
function lacking({ key, all, scopes }, { scope, level, because }) {
    const given = all ?? scopes.get(scope)?.value;
    if (!given) {
        return {
            at: key.at,
            message: `"permissions" leave out "${scope}: ${level}", which ${(0,safe/* quoted */.TL)(because.text)} needs`,
            help: `Add ${scope}: ${level}`,
        };
    }
    return {
        at: given.at,
        message: `"${all ? "permissions" : scope}" is ${(0,safe/* quoted */.TL)(given.text)}, but ${(0,safe/* quoted */.TL)(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
        help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
    };
}
function workflow_permissions_unreadable({ key }) {
    return {
        at: key.at,
        severity: "notice",
        message: '"permissions" leave out "contents", so a private repository cannot be checked out',
        help: "Add contents: read",
    };
}
/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && inputOf(step, "token") === "");
}
/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function flow(needs) {
    const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }) => [scope, level])]);
    return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-pins.js




const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<the 40 digits of its commit>";
const workflow_pins_MOST_NAMED = 5;
/* harmony default export */ var workflow_pins = ((0,check/* defineCheck */.q)({
    id: "workflow-pins",
    title: "Every action beside plugin-preflight is pinned to a commit",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const told = new Set();
            for (const job of jobs) {
                const loose = unpinned(job).filter(({ text }) => !told.has(text));
                for (const { text } of loose)
                    told.add(text);
                yield* loose.filter(isVersionless).map(versionless);
                const movable = loose.filter((uses) => !isVersionless(uses));
                if (mayPublish(job))
                    yield* movable.map((uses) => workflow_pins_beside(uses, job));
                else
                    yield* together(movable);
            }
        }
    },
}));
/** Each action that is not pinned, where it stands first. */
function unpinned({ steps }) {
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
    return mayWrite(job) || credentialsOf(job).length > 0;
}
function isVersionless({ ref = "" }) {
    return ref === "";
}
function versionless({ text, at }) {
    return {
        at,
        message: `${(0,safe/* quoted */.TL)(text)} names no version, and GitHub refuses it`,
        help: `Pin it: uses: ${text}@${DIGITS}`,
    };
}
function workflow_pins_beside(uses, job) {
    const right = credentialsOf(job)[0]?.text ?? "contents: write";
    return {
        at: uses.at,
        message: `${(0,safe/* quoted */.TL)(uses.text)} is not pinned to a commit, so what runs beside ${(0,safe/* quoted */.TL)(right)} can change`,
        help: `Pin it: uses: ${pinned(uses)}`,
    };
}
function* together(loose) {
    const [first] = loose;
    if (!first)
        return;
    const names = loose.slice(0, workflow_pins_MOST_NAMED).map(({ text }) => (0,safe/* quoted */.TL)(text));
    const others = loose.length > workflow_pins_MOST_NAMED ? [`${String(loose.length - workflow_pins_MOST_NAMED)} more`] : [];
    const isOne = loose.length === 1;
    yield {
        at: first.at,
        severity: "notice",
        message: `${joined([...names, ...others])} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
        help: `Pin ${isOne ? "it" : "each"}: uses: ${pinned(first)}`,
    };
}
/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function pinned({ text, ref = "" }) {
    const action = text.slice(0, text.indexOf("@"));
    return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}
function joined(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-tags.js



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
/* harmony default export */ var workflow_tags = ((0,check/* defineCheck */.q)({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => releasing(step) ?? []));
            if (release && triggers)
                yield* triggerProblems(triggers, release);
        }
    },
}));
function* triggerProblems({ key, events, push }, release) {
    if (events.some(({ text }) => text !== "push" && !NEVER.has(text)))
        return;
    const isPushed = events.some(({ text }) => text === "push");
    const patterns = (push.get("tags") ?? []).filter(({ text }) => !text.startsWith("!"));
    const hasTags = push.has("tags") || push.has("tags-ignore");
    if (!isPushed || (!hasTags && (push.has("branches") || push.has("branches-ignore")))) {
        yield {
            at: key.at,
            message: `"on" never starts this workflow for a tag, so ${(0,safe/* quoted */.TL)(release.text)} never releases anything`,
            help: 'Add tags to push, such as push: { branches: [main], tags: ["v*"] }',
        };
        return;
    }
    const [first] = patterns;
    if (first && patterns.every(({ text }) => isHopeless(text)))
        yield hopeless(first);
}
function isHopeless(pattern) {
    return isRegularExpression(pattern) || !(/[*?+[]/u.test(pattern) || /\d+\.\d+\.\d+/u.test(pattern));
}
/** GitHub's patterns know neither of these signs, and no tag begins with a slash. */
function isRegularExpression(pattern) {
    return /^[/^]|[\\$()]/u.test(pattern);
}
function hopeless({ text, at }) {
    const why = isRegularExpression(text)
        ? "is written as a regular expression, but GitHub takes patterns"
        : "fits no release tag such as v1.2.3";
    return { at, message: `The tag filter ${(0,safe/* quoted */.TL)(text)} ${why}`, help: 'Write a pattern, such as "v*"' };
}

;// CONCATENATED MODULE: ./build/src/checks/workflows/workflow-yaml.js

/* harmony default export */ var workflow_yaml = ((0,check/* defineCheck */.q)({
    id: "workflow-yaml",
    title: "Every workflow that runs plugin-preflight is one that GitHub can read",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { fault } of workflows.files)
            if (fault)
                yield fault;
        for (const { file, why, help } of workflows.unread)
            yield { at: { file }, severity: "notice", message: why, help };
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/index.js









































































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
    bundle_peers,
    bundle_fresh,
    no_secrets,
    dependencies_installed,
    scripts_test,
    scripts_lint,
    scripts_types,
    archive_unchanged,
    workflow_yaml,
    workflow_inputs,
    workflow_build,
    workflow_tags,
    workflow_permissions,
    workflow_credentials,
    workflow_pins,
    configuration_valid,
];


/***/ }),

/***/ 4918:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: function() { return /* binding */ Interrupted; },
/* harmony export */   n: function() { return /* binding */ cancellable; }
/* harmony export */ });
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


/***/ }),

/***/ 412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KE: function() { return /* binding */ listed; },
/* harmony export */   bn: function() { return /* binding */ ACTION_INPUTS; },
/* harmony export */   dW: function() { return /* binding */ TARGETS; }
/* harmony export */ });
const SWITCH = ["true", "false"];
/**
 * The Action's inputs and, where there is a list of them, their values. A test holds action.yml to it; an input of a later
 * version of the Action is added here first.
 */
const ACTION_INPUTS = {
    command: ["auto", "check", "release"],
    path: undefined,
    tag: undefined,
    strict: SWITCH,
    "fail-on": ["error", "warning", "notice", "never"],
    "run-scripts": ["auto", ...SWITCH],
    "test-command": undefined,
    "lint-command": undefined,
    "typecheck-command": undefined,
    "time-limit": undefined,
    lifecycle: ["auto", ...SWITCH],
    annotations: ["auto", "commands", "checks", "off"],
    suggestions: SWITCH,
    report: undefined,
    "sarif-file": undefined,
    "report-file": undefined,
    "patch-file": undefined,
    baseline: undefined,
    "changed-since": undefined,
    shard: undefined,
    targets: undefined,
    "dry-run": SWITCH,
    artifact: undefined,
    "checked-sha256": undefined,
    changelog: undefined,
    attestation: undefined,
    "marketplace-url": undefined,
    "marketplace-token": undefined,
    "marketplace-plugin": undefined,
    "marketplace-auth": ["auto", "token", "oidc"],
    "marketplace-wait": ["submitted", "validated", "published"],
    "marketplace-timeout": undefined,
    "npm-publish": ["publish", "stage"],
    "npm-token": undefined,
    "npm-registry": undefined,
    "npm-tag": undefined,
    "npm-access": ["public", "restricted"],
    "github-token": undefined,
};
const TARGETS = ["github-release", "marketplace", "npm"];
/** The words of a list, however they are parted. */
function listed(text) {
    return text.split(/[\s,]+/u).filter((word) => word !== "");
}


/***/ }),

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

/***/ 1208:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   iN: function() { return /* binding */ overrules; },
/* harmony export */   xJ: function() { return /* binding */ severityOf; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6960);

/** Whether what is switched off, or known in a baseline, counts all the same. */
function overrules({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function severityOf(problem, usual, { occasion, strict }) {
    return worst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
function stopsRelease(problem, usual, { strict }) {
    return severityOf(problem, usual, { occasion: "release", strict }) === "error";
}
function worst(severities) {
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.find((severity) => severities.includes(severity)) ?? "error";
}


/***/ }),

/***/ 280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ Refusal; }
/* harmony export */ });
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


/***/ }),

/***/ 8572:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ OCCASIONS; },
/* harmony export */   $h: function() { return /* binding */ newFirst; },
/* harmony export */   $u: function() { return /* binding */ exitStatus; },
/* harmony export */   DI: function() { return /* binding */ isFailing; },
/* harmony export */   Gt: function() { return /* binding */ countFindings; },
/* harmony export */   WJ: function() { return /* binding */ verdict; },
/* harmony export */   d$: function() { return /* binding */ FAIL_ON; },
/* harmony export */   fh: function() { return /* binding */ worstAndNewFirst; },
/* harmony export */   j1: function() { return /* binding */ AGES; },
/* harmony export */   md: function() { return /* binding */ worstFirst; },
/* harmony export */   q6: function() { return /* binding */ IN_BASELINE; },
/* harmony export */   tQ: function() { return /* binding */ counts; },
/* harmony export */   yS: function() { return /* binding */ folderOf; }
/* harmony export */ });
/* unused harmony export byPath */
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6960);

/** Why the plugin is looked at; a release asks for more. */
const OCCASIONS = ["pull-request", "push", "release"];
/** The lowest severity that makes a report fail. */
const FAIL_ON = [..._check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o, "never"];
const AGES = ["new", "known"];
/** The reason for not counting what the baseline lists. */
const IN_BASELINE = "known in the baseline";
/** Pass, or fail for a finding at or above `failOn`; broken when a check crashed, which is never a pass. */
function verdict({ plugins, failOn }) {
    if (plugins.some(({ outcomes }) => outcomes.some(({ status }) => status === "crashed")))
        return "broken";
    return plugins.some(({ findings }) => findings.some((finding) => isFailing(finding, failOn))) ? "fail" : "pass";
}
/** Whether a finding alone makes a report fail. */
function isFailing(finding, failOn) {
    return counts(finding) && failOn !== "never" && _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) <= _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(failOn);
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
/** A plugin's folder relative to the repository's root, as a workspace has it: "" is the root. */
function folderOf({ path }) {
    return path === "." ? "" : path;
}
/** Plugins in the order of reports: the root first, then by path. */
function byPath(a, b) {
    const [left, right] = [a, b].map(folderOf);
    return left === right ? 0 : (left ?? "") < (right ?? "") ? -1 : 1;
}
/** Worst first; among equals those that come `first`, and then in the order of the report. */
function worstFirst(findings, first = () => false) {
    const rank = (finding) => _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.indexOf(finding.severity) * 2 + (first(finding) ? 0 : 1);
    const ranked = Array.from(findings, (finding) => ({ finding, rank: rank(finding) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ finding }) => finding);
}
/** Worst first; of one severity what a pull request brings, and of that what comes `first`: so it is cut where not all have room. */
function worstAndNewFirst(findings, first) {
    return worstFirst(newFirst(findings, first));
}
/** What the base of a pull request has, too, comes behind all that it has not; each worst first: so it is read where all have room. */
function newFirst(findings, first) {
    const ordered = worstFirst(findings, first);
    return [...ordered.filter(({ age }) => age !== "known"), ...ordered.filter(({ age }) => age === "known")];
}


/***/ }),

/***/ 6478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   R6: function() { return /* binding */ isPast; },
/* harmony export */   SP: function() { return /* binding */ switchOff; },
/* harmony export */   s2: function() { return /* binding */ suppressedBy; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1208);


/** Marks the findings that the repository has switched off; under `strict` and on a release they count all the same. */
function switchOff(outcomes, checks, { off, folder, policy }) {
    const used = new Set();
    const steadfast = new Set(checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id));
    const holding = off.filter((entry) => !isPast(entry, policy) && !steadfast.has(entry.check));
    if (holding.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => covers(entry, finding, folder));
        for (const entry of covering)
            used.add(entry);
        const [first] = covering;
        return first === undefined ? finding : suppressedBy(finding, first.reason, policy);
    };
    const marked = outcomes.map((outcome) => {
        if (outcome.status !== "unmet")
            return outcome;
        const entries = holding.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** A finding that is known and does not count, or, where that does not hold, says so. */
function suppressedBy(finding, reason, policy) {
    return { ...finding, ...((0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .overrules */ .iN)(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer }, { location }, folder) {
    const isThere = file === undefined || isAtOrIn(location.file, plainPath((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, file)));
    return isThere && (pointer === undefined || isAtOrIn(location.pointer, pointer));
}
/** Whether a path or a pointer is another or stands below it; "" is the root of both. */
function isAtOrIn(path, above) {
    return path !== undefined && (path === above || above === "" || path.startsWith(`${above}/`));
}
/** `a/./b/../c/` as `a/c`. */
function plainPath(path) {
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

/***/ 2873:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ TOOL; },
  f: function() { return /* binding */ pageUrl; }
});

;// CONCATENATED MODULE: ./build/src/generated/version.js
/** Made by the build from package.json. */
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
    return `${REPOSITORY}/blob/v${VERSION}/dist/checks/${check}.md`;
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

/***/ 7156:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 2796:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ isRepositoryName; }
/* harmony export */ });
/** Whether a text is `owner/name`, as GitHub names a repository. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/u.test(text);
}


/***/ }),

/***/ 9695:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ fileSize; },
/* harmony export */   d: function() { return /* binding */ appendFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

/** Adds to a file that a program around this one has made, such as the runner's. Without one there is nothing to tell. */
function appendFile(file, text) {
    if (file)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
}
/** How many bytes such a file holds. */
function fileSize(file) {
    return file ? ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
}


/***/ }),

/***/ 7713:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   yy: function() { return /* binding */ print; }
/* harmony export */ });
/* unused harmony exports PrintError, complain, printsOnTerminal, complainsOnTerminal */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);

const STDOUT = 1;
const STDERR = 2;
/** The device that is read by no one, and is no terminal. */
const NOBODY = "/dev/null";
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
        const stat = fstatSync(descriptor);
        return stat.isCharacterDevice() && stat.rdev !== statSync(NOBODY, { throwIfNoEntry: false })?.rdev;
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
            done += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, done);
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


/***/ }),

/***/ 6832:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* unused harmony export makeFolder */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
function writeFile(path, content) {
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path));
    const there = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    if (there)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.W_OK);
    if (there && !there.isFile()) {
        // A pipe or a device, such as /dev/stdout: there is nothing to replace.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, content);
        return;
    }
    const real = there ? node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path) : path;
    // In a container every run may have the same number; one that was killed has left its draft.
    const draft = `${real}.${String(process.pid)}-${Date.now().toString(36)}.draft`;
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
/**
 * Makes a folder, and those above it that are not there, each with the same rights. One after the other: where the
 * system refuses for a reason of its own, as in /proc, Node's recursive way never ends.
 */
function makeFolder(path, mode = 0o777) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false }))
        return;
    makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), mode);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, mode);
    }
    catch (error) {
        // Another process may have been faster.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.isDirectory())
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

/***/ 8182:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ LARGE_BUNDLE; },
/* harmony export */   l: function() { return /* binding */ BUNDLE_LIMIT; }
/* harmony export */ });
/** A bundle has fewer bytes than this (specification, "Limits"). */
const BUNDLE_LIMIT = 512_000;
/** From nine tenths on it is told. */
const LARGE_BUNDLE = 460_800;


/***/ }),

/***/ 8323:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ inlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2605);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6694);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(6659);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3682);






/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few characters there cannot be many. */
const LITTLE_TEXT = 512 * 1024;
const LONGEST_NAME = 80;
const COMMENT = "sourceMappingURL=";
const ENDS_ADDRESS = /[\s"']/u;
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
function findMapText(code, workspace, folder) {
    const named = addressIn(code.latin1)?.address;
    const home = code.path.slice(0, Math.max(0, code.path.lastIndexOf("/")));
    if (named?.startsWith("data:") === true) {
        const name = `the source map in ${code.name}`;
        const text = dataOf(named);
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} cannot be decoded`) : mapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : pathOf(named);
    const why = (0,_manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .whyNoPath */ .D)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(named)}, ${why}`);
    const path = (0,_manifest_declared_path_js__WEBPACK_IMPORTED_MODULE_3__/* .resolvedPath */ .u)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shortened */ .vI)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .seenFrom */ .ky)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_0__/* .looseTextOf */ .xt)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(named === undefined
        ? `${code.name} has no source map`
        : `${name}, the source map that ${code.name} names, is not there`);
}
/** The comment that is the source map, where it stands in the code itself. */
function inlineMap({ latin1 }) {
    const found = addressIn(latin1);
    return found?.address.startsWith("data:") === true ? found : undefined;
}
/** What the last comment of the kind names. It begins its line: elsewhere it is a text that speaks of such comments. */
function addressIn(code) {
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .offsetsFromEnd */ .QR)(COMMENT, code)) {
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
/** The text in a `data:` address. */
function dataOf(address) {
    const comma = address.indexOf(",");
    if (comma === -1)
        return undefined;
    const data = address.slice(comma + 1);
    if (address.slice(0, comma).endsWith(";base64"))
        return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .utf8 */ .As)(Buffer.from(data, "base64"));
    try {
        return decodeURIComponent(data);
    }
    catch {
        return undefined;
    }
}
function mapText(name, folder, text) {
    if (text.length > LITTLE_TEXT && countValues(text) > MOST_VALUES)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .G)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is no JSON.
    return { name, folder, text: text.replace(/^\uFEFF?(?:\)\]\}'[^\n]*)?/u, "") };
}
/** How many values a JSON text may have: its commas and opening brackets outside texts. */
function countValues(text) {
    let count = 0;
    for (let at = 0; at < text.length; at = endOfText(text, at) + 1) {
        const quote = text.indexOf('"', at);
        const end = quote === -1 ? text.length : quote;
        for (; at < end; at++)
            if (beginsValue(text.charCodeAt(at)))
                count++;
    }
    return count;
}
const beginsValue = (code) => code === 0x2c || code === 0x5b || code === 0x7b;
/** Where the text that begins at a quotation mark ends: at the next one without an odd number of backslashes before it. */
function endOfText(text, start) {
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

/***/ 4672:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L2: function() { return /* binding */ schemaNodes; },
/* harmony export */   NQ: function() { return /* binding */ SILENT_KEYWORDS; },
/* harmony export */   ON: function() { return /* binding */ goesDeeper; },
/* harmony export */   P5: function() { return /* binding */ SETTING_TYPES; },
/* harmony export */   tI: function() { return /* binding */ LISTED_KEYWORDS; },
/* harmony export */   wb: function() { return /* binding */ isKeyword; }
/* harmony export */ });
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5635);

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
            if ((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(map))
                nodes.push(...childNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child) ? "item" : "other";
            if ((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(child))
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
    return Array.from(entries).flatMap(([step, schema]) => (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
}
/** Whether a schema says of values what our own interpreter does not understand. */
function goesDeeper(schema) {
    return schemaNodes(schema, []).some((node) => Array.isArray(node.schema["items"]) || Object.keys(node.schema).some((key) => DEEPER_KEYWORDS.has(key)));
}


/***/ }),

/***/ 9984:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ passedLimit; }
/* harmony export */ });
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5635);

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
                if (key === "properties" && (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value))
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

/***/ 9794:
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
/* harmony import */ var _text_json_same_json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7424);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9984);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4672);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5635);




/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
function configSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...asSchema(["config_schema"], schema),
        ...((0,_text_json_same_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sameJson */ .V)(schema, other) ? [] : asSchema(["configSchema"], other)),
        ...asSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function asSchema(path, schema) {
    return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function settingOf(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .Gv)(setting) ? setting : {}, of: "setting" };
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

/***/ 6580:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ isPlainConfig; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6001);

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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(defaults) || schema["type"] !== "object")
        return false;
    const { properties, required = [] } = schema;
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key)))
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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key)))
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
    return ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(item) &&
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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(setting) || setting["format"] !== undefined)
        return false;
    const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
    if (type === "array")
        return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
    if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value)))
        return false;
    return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}


/***/ }),

/***/ 7349:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: function() { return /* binding */ CONFIGURATION_KEY; }
/* harmony export */ });
/** The key of package.json that configures this tool; there is no other place. */
const CONFIGURATION_KEY = "plugin-preflight";


/***/ }),

/***/ 341:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fb: function() { return /* binding */ MOST_OFF_ENTRIES; },
/* harmony export */   P_: function() { return /* binding */ OFF_KEYS; },
/* harmony export */   bI: function() { return /* binding */ offFaults; },
/* harmony export */   kQ: function() { return /* binding */ offEntries; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6001);

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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry))
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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry) || offFaults(entry).length > 0)
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

/***/ 5551:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  J: function() { return /* binding */ readChangelogTitle; }
});

// EXTERNAL MODULE: ./build/src/text/versions/versions.js
var versions = __nccwpck_require__(4207);
;// CONCATENATED MODULE: ./build/src/plugin/documents/plain-title.js

const PLAIN = /^\[?v?(\d{1,9}\.\d{1,9}\.\d{1,9})\]?(?: - (\d{4}-\d\d-\d\d)| \((\d{4}-\d\d-\d\d)\))?$/u;
const HINT = /\d|unreleased|upcoming|next|not yet/iu;
/** The title of an entry as most tools write it: a stable version, and perhaps a date. */
function readPlainTitle(title) {
    const [, version = "", dashed, bracketed] = PLAIN.exec(title) ?? [];
    return (0,versions/* readVersion */.$)(version) ? { version, date: dashed ?? bracketed } : undefined;
}
/** Whether a title could be that of an entry at all. */
function mayBeEntry(title) {
    return HINT.test(title);
}

;// CONCATENATED MODULE: ./build/src/plugin/documents/changelog-title.js


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
    if (title.length > LONGEST || !mayBeEntry(title))
        return undefined;
    const plain = readPlainTitle(title);
    if (plain)
        return { ...plain, isExact: true, package: undefined, isUnreleased: false };
    const text = withoutName(title.replace(/[[\]]/gu, " ").trim(), names);
    const lower = text.toLowerCase();
    const before = BEFORE.exec(text);
    const rest = before ? text.slice(before[0].length) : "";
    const version = VERSION.exec(rest)?.[0];
    const isExact = version !== undefined && (0,versions/* readVersion */.$)(version) !== undefined;
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

/***/ 2891:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readEntries; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9763);
/* harmony import */ var _text_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3330);
/* harmony import */ var _text_markdown_section_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(407);
/* harmony import */ var _changelog_title_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5551);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6725);





/** The entries of a changelog: Keep a Changelog, what tools write, or any headings that begin with a version. */
async function readEntries(file, text, names) {
    const { packageName, name } = names;
    const packageNames = packageName === undefined ? [] : [packageName, (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutScope */ .bF)(packageName)];
    const all = grouped(await (0,_text_markdown_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .findHeadings */ .B)(text), [...packageNames, ...(name === undefined ? [] : [name])]);
    if (all.every(({ entry }) => entry === undefined))
        return [];
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .linesOf */ .D)(text);
    const sections = (0,_text_markdown_section_js__WEBPACK_IMPORTED_MODULE_4__/* .sectionsOf */ .K)(text, all);
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

/***/ 9637:
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

/***/ 861:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ entryOf; },
/* harmony export */   b: function() { return /* binding */ majorChangeOf; }
/* harmony export */ });
/* harmony import */ var _text_versions_version_order_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5725);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4207);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6725);




async function majorChangeOf(sources) {
    const { changelog } = sources;
    const version = sources.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(sources.version);
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
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(other.version) ?? []);
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
        const other = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(text);
        return other !== undefined && (0,_text_versions_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) === 0;
    };
    return entries.find((entry) => entry.isExact && isSame(entry.version));
}
/** Who uses stable versions skips the prereleases between them. */
function highestBefore(version, others) {
    return others
        .filter((other) => (0,_text_versions_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_versions_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(best, other) >= 0 ? best : other), undefined);
}
function taggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .readVersion */ .$)(reading.version) ?? []) : [];
    });
}
function higher(told, tagged) {
    if (tagged && (!told || (0,_text_versions_version_order_js__WEBPACK_IMPORTED_MODULE_0__/* .compareExact */ .B)(told, tagged) < 0))
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

/***/ 6725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KH: function() { return /* binding */ isReleaseTag; },
/* harmony export */   Zr: function() { return /* binding */ pickByTag; },
/* harmony export */   bF: function() { return /* binding */ withoutScope; },
/* harmony export */   zW: function() { return /* binding */ readTag; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4207);

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
    return (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$)(text)?.text;
}


/***/ }),

/***/ 2813:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EP: function() { return /* binding */ MOST_TEXT_BYTES; },
/* harmony export */   HD: function() { return /* binding */ readable; },
/* harmony export */   xM: function() { return /* binding */ textFileOf; },
/* harmony export */   z3: function() { return /* binding */ isBlank; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);


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

/***/ 3354:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: function() { return /* binding */ exactFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

/** What stands under exactly this name, without a look at what else is in the folder. */
function exactFile(workspace, folder, name) {
    const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
    const entry = workspace.entry(path);
    if (!entry)
        return { name, path, state: "missing", near: undefined, siblings: [] };
    return entry.kind === "file" ? { name, path, state: "file", size: entry.size } : { name, path, state: entry.kind };
}


/***/ }),

/***/ 5539:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ findFile; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7066);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _exact_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3354);



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

/***/ 5654:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GW: function() { return /* binding */ screenshotsBeside; },
/* harmony export */   _d: function() { return /* binding */ showsNothing; },
/* harmony export */   xM: function() { return /* binding */ screenshotsIn; }
/* harmony export */ });
/* unused harmony export SCREENSHOT_FOLDERS */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

const SCREENSHOT_FOLDERS = ["screenshots", "assets/screenshots"];
/** Types that have nothing to show; "background-service" is the word of the submission rules. */
const SHOWS_NOTHING = ["cli-tool", "service", "background-service"];
function showsNothing(type) {
    return typeof type === "string" && SHOWS_NOTHING.includes(type);
}
function screenshotsIn(workspace, folder) {
    const found = SCREENSHOT_FOLDERS.flatMap((name) => {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name);
        const state = workspace.entry(path)?.kind;
        return state === undefined
            ? []
            : [{ name, path, state, hasImage: state === "folder" && hasImage(workspace, path) }];
    });
    return { found, near: found.length === 0 ? nearFolder(workspace, folder) : undefined };
}
const IMAGE = /\.(?:png|jpe?g|gif|webp|svg)$/iu;
/** So many folders below, as of languages, and so many names in each are looked at. */
const MOST_FOLDERS = 50;
const MOST_NAMES = 1000;
/** Whether an image that is not empty stands in a folder or right below it. */
function hasImage(workspace, path) {
    return imagesIn(workspace, path).next().done !== true;
}
/** The images that are not empty in a folder and right below it. */
function* imagesIn(workspace, path) {
    const listed = workspace.list(path);
    const folders = listed.filter(({ kind }) => kind === "folder").slice(0, MOST_FOLDERS);
    for (const inside of [path, ...folders.map(({ name }) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name))]) {
        const names = (inside === path ? listed : workspace.list(inside)).filter(({ name }) => IMAGE.test(name));
        for (const { name, kind } of names.slice(0, MOST_NAMES)) {
            const image = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(inside, name);
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
function screenshotsBeside(workspace, folder, type, taken) {
    if (showsNothing(type))
        return [];
    const paths = SCREENSHOT_FOLDERS.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, name));
    if (taken.some(({ path }) => paths.some((inside) => path.startsWith(`${inside}/`)) && IMAGE.test(path)))
        return [];
    const folders = paths.filter((path) => workspace.entry(path)?.kind === "folder");
    const images = folders.flatMap((path) => [...imagesIn(workspace, path)].filter(({ isLink }) => !isLink));
    // A folder without an image is a warning, also of the archive, which holds no folder but with a file in it.
    return images.length > 0 ? images : folders.flatMap((path) => filesIn(workspace, path));
}
function filesIn(workspace, path) {
    const listed = workspace.list(path).slice(0, MOST_NAMES);
    return listed.flatMap(({ name, kind }) => {
        const entry = kind === "file" ? workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name)) : undefined;
        return entry?.kind === "file" ? [{ path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(path, name), size: entry.size }] : [];
    });
}
/** Where authors keep screenshots, and how they name the folder. */
const PLACES = ["", "assets", "docs", "images", "media", ".github"];
const NEAR = /^screen[-_ ]?shots?$/iu;
function nearFolder(workspace, folder) {
    for (const place of PLACES) {
        const listed = workspace.list((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, place));
        const near = listed.find(({ name, kind }) => kind === "folder" && NEAR.test(name));
        if (near)
            return { name: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name), path: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(place, near.name)) };
    }
    return undefined;
}


/***/ }),

/***/ 5270:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Jn: function() { return /* binding */ declaredFilesOf; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   XN: function() { return /* binding */ hookPath; },
/* harmony export */   kk: function() { return /* binding */ licenseFile; }
/* harmony export */ });
/* harmony import */ var _declared_path_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3682);
/* harmony import */ var _files_exact_file_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3354);
/* harmony import */ var _files_found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5539);



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
    return guesses ? (0,_files_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(workspace, "", full) : (0,_files_exact_file_js__WEBPACK_IMPORTED_MODULE_2__/* .exactFile */ .m)(workspace, "", full);
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

/***/ 3682:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ whyNoPath; },
/* harmony export */   u: function() { return /* binding */ resolvedPath; }
/* harmony export */ });
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


/***/ }),

/***/ 8008:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isAsExpected; },
/* harmony export */   d: function() { return /* binding */ EXPECTED; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2605);

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** Whether all that is expected is packed, and something for every entry of `files`: then there is no more to say. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joined */ .oR)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 5635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $V: function() { return /* binding */ manifestOf; },
/* harmony export */   Gv: function() { return /* reexport safe */ _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.G; },
/* harmony export */   Sz: function() { return /* binding */ MOST_SLIPS; },
/* harmony export */   ho: function() { return /* binding */ asObjectText; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6001);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7066);
/* harmony import */ var _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7156);
/* harmony import */ var _type_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6766);





/** Where a manifest has more unknown keys, they are no slips of known ones. */
const MOST_SLIPS = 200;
function asObjectText(json) {
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(json.value) ? { ...json, value: json.value } : undefined;
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
    const known = new Set(_generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .KNOWN_KEYS */ .B);
    const required = _generated_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .REQUIRED_KEYS */ .p.filter((key) => !Object.hasOwn(value, key));
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

/***/ 4383:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dT: function() { return /* binding */ LONGEST_RANGE; },
  gi: function() { return /* binding */ hasUncommonRange; },
  wA: function() { return /* binding */ rangesOf; }
});

;// CONCATENATED MODULE: ./build/src/text/versions/plain-range.js
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

// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest_manifest = __nccwpck_require__(5635);
;// CONCATENATED MODULE: ./build/src/plugin/manifest/ranges.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** The keys of the manifest that hold version ranges by names; package.json has some of them too. */
const RANGE_KEYS = ["dependencies", "peerDependencies", "engines", "compatibility"];
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
function hasUncommonRange(manifest, packageJson) {
    return RANGE_KEYS.some((key) => {
        const ranges = manifest.value[key];
        const packaged = packageJson?.value[key];
        if (!(0,manifest_manifest/* isObject */.Gv)(ranges))
            return false;
        return Object.entries(ranges).some(([name, range]) => isUncommon(range) || ((0,manifest_manifest/* isObject */.Gv)(packaged) && Object.hasOwn(packaged, name) && isUncommon(packaged[name])));
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

/***/ 6766:
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

/***/ 7096:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xt: function() { return /* binding */ archiveFilesOf; }
/* harmony export */ });
/* unused harmony exports MOST_ARCHIVED_FILES, MOST_ARCHIVED_BYTES */
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _secrets_credential_files_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2835);
/* harmony import */ var _images_screenshots_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5654);




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
        else if ((0,_secrets_credential_files_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsCredentials */ .H)(workspace, path))
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
    for (const { path } of (0,_images_screenshots_js__WEBPACK_IMPORTED_MODULE_3__/* .screenshotsBeside */ .GW)(workspace, folder, type, [...files.values()]))
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

/***/ 5801:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  O: function() { return /* binding */ gitRefsOf; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
;// CONCATENATED MODULE: ./build/src/git/git-refs.js

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

;// CONCATENATED MODULE: ./build/src/plugin/package/git-facts.js


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

/***/ 6559:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ep: function() { return /* binding */ hostPackageOf; },
/* harmony export */   ar: function() { return /* binding */ hostPackages; }
/* harmony export */ });
/* unused harmony export HOST_PACKAGES */
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3459);

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

/***/ 2457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Zv: function() { return /* binding */ foldersAbove; },
/* harmony export */   n_: function() { return /* binding */ packageManagerOf; }
/* harmony export */ });
/* unused harmony export PACKAGE_MANAGERS */
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6659);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5635);



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
    const wanted = (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(wanted) ? wanted[0] : wanted;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}
function parsed(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return (0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(value) ? value : undefined;
    }
    catch {
        // Another package's file: what is wrong with it is for whoever checks that package.
        return undefined;
    }
}


/***/ }),

/***/ 983:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  o: function() { return /* binding */ readPlugin; }
});

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/workspace/file-text.js
var file_text = __nccwpck_require__(6694);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/bundle.js


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
function bundleCodeOf({ name, path, size }, workspace) {
    if (size > MOST_BUNDLE_BYTES)
        return (0,absent/* absent */.G)(`${name} has more than 8 MiB`);
    const latin1 = (0,file_text/* latin1Of */.DX)(workspace, path, MOST_BUNDLE_BYTES);
    return latin1 === undefined ? (0,absent/* absent */.G)(`${name} cannot be read`) : { name, path, size, latin1 };
}

// EXTERNAL MODULE: ./build/src/plugin/bundle/bundle-limits.js
var bundle_limits = __nccwpck_require__(8182);
// EXTERNAL MODULE: ./build/src/text/bytes.js
var bytes = __nccwpck_require__(6659);
// EXTERNAL MODULE: ./build/src/plugin/package/host-packages.js
var host_packages = __nccwpck_require__(6559);
// EXTERNAL MODULE: ./build/src/plugin/manifest/declared-path.js
var declared_path = __nccwpck_require__(3682);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/map-source.js

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
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,declared_path/* whyNoPath */.D)(path) === undefined;
    return isPath ? (0,declared_path/* resolvedPath */.u)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}

;// CONCATENATED MODULE: ./build/src/plugin/package/package-markers.js
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

;// CONCATENATED MODULE: ./build/src/plugin/package/bundled-packages.js




/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
function bundledPackages(code, map, packages) {
    const found = new Map();
    const placeOf = (0,bytes/* placesOfBytes */.zu)(code);
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : (0,host_packages/* hostPackageOf */.Ep)(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, {
            sign,
            range: at === undefined ? undefined : placeOf(at, at + sign.length),
        });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,bytes/* offsetsOf */.wM)(bundled_packages_FOLDER, code)) {
        const part = moduleNameAt(code, at);
        if (part === undefined)
            continue;
        // A report names the package, long after the code is let go of.
        const named = (0,bytes/* copyOf */.zP)(part);
        add(packageIn(named), named, at);
    }
    const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
    for (const marker of markers) {
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
    const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
    const after = code.slice(at, at + LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass over the code answers for nearly every bundle: words without a meaning in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = signIn(code, first);
    return mark && others.every((sign) => signIn(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
const LOOKED_AT = 160;
function signIn(code, { text, then }) {
    for (const at of (0,bytes/* offsetsOf */.wM)(text, code)) {
        const end = at + text.length;
        const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
        if (after !== undefined)
            return { at, words: text + after };
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(4234);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/changed-sources.js




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
        const now = (0,file_text/* looseTextOf */.xt)(workspace, path, text.length * MOST_BYTES_EACH + FEW_BYTES);
        if (now === undefined)
            continue;
        compared++;
        const from = firstDifference(text, now);
        if (from)
            changed.push({ name: (0,workspace_workspace/* seenFrom */.ky)(folder, path), path, from });
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
function firstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = commonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - withoutMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function withPlainBreaks(text) {
    return withoutMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function withoutMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
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

;// CONCATENATED MODULE: ./build/src/plugin/package/imported-packages.js


/**
 * Looks at the words that import something, not at the language: a parser would take a hundred times as long. Where a
 * text or a comment speaks of an import, that is seen by what stands around it, in all but odd cases.
 *
 * @param code its bytes, a character for each
 */
function importedPackages(code, packages) {
    const found = new Set();
    const looks = new Map();
    for (const { word, then, stands } of FORMS) {
        for (const at of (0,bytes/* offsetsOf */.wM)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,host_packages/* hostPackageOf */.Ep)(packageOf(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
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

// EXTERNAL MODULE: ./build/src/text/json/json-object.js
var json_object = __nccwpck_require__(6001);
// EXTERNAL MODULE: ./build/src/plugin/bundle/map-text.js
var map_text = __nccwpck_require__(8323);
;// CONCATENATED MODULE: ./build/src/plugin/bundle/source-map.js




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
    if (!(0,json_object/* isObject */.G)(value))
        return "it is no JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is no array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,json_object/* isObject */.G)(section) || !(0,json_object/* isObject */.G)(section["map"]) || !(0,json_object/* isObject */.G)(section["offset"]))
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

;// CONCATENATED MODULE: ./build/src/plugin/bundle/bundle-facts.js








const BUNDLE_READERS = {
    bundle: (reading) => following(reading, "bundleFile", bundleOf),
    bundleCode: (reading) => following(reading, "bundle", (bundle) => bundleCodeOf(bundle, reading.workspace)),
    sourceMap: (reading) => following(reading, "bundleCode", (code) => sourceMapOf(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => following(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.G)(`${code.name} is far from the limit`);
        const { bundleWeight } = await __nccwpck_require__.e(/* import() */ 3902).then(__nccwpck_require__.bind(__nccwpck_require__, 3902));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await packagesOf(reading)];
        return bundledPackages(latin1, (0,absent/* isAbsent */.W)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => following(reading, "bundleCode", async ({ latin1 }) => importedPackages(latin1, await packagesOf(reading))),
    changedSources: (reading) => following(reading, "sourceMap", (map) => changedSources(map, reading.workspace, reading.folder)),
};
/** What follows from a fact, or why the fact is not there. */
async function following({ fact }, name, read) {
    const found = await fact(name);
    return (0,absent/* isAbsent */.W)(found) ? found : read(found);
}
async function packagesOf({ fact }) {
    return (0,host_packages/* hostPackages */.ar)(await fact("configuration"));
}

// EXTERNAL MODULE: ./build/src/plugin/scripts/command-facts.js
var command_facts = __nccwpck_require__(5192);
// EXTERNAL MODULE: ./build/src/text/markdown/markdown.js + 2 modules
var markdown = __nccwpck_require__(3330);
;// CONCATENATED MODULE: ./build/src/plugin/documents/plain-license.js
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
/** What a text holds that {@link isPlainMit}. */
const PLAIN_MIT = [{ name: "MIT", ids: ["MIT"], isFirst: true }];
/** Whether a text certainly is the commonest license in its usual form; any other needs a closer look. */
function isPlainMit(text) {
    const at = text.indexOf(MIT);
    if (at === -1 || at > LONGEST_BEFORE || text.slice(at + MIT.length).trim() !== "")
        return false;
    const [, copyrights] = BEFORE.exec(text.slice(0, at)) ?? [];
    return copyrights !== undefined && !UNSURE.test(copyrights);
}

// EXTERNAL MODULE: ./build/src/plugin/documents/text-file.js
var text_file = __nccwpck_require__(2813);
;// CONCATENATED MODULE: ./build/src/plugin/documents/document-facts.js




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
        if (!file.isCut && isPlainMit(file.text))
            return { ...file, licenses: PLAIN_MIT, placeholder: undefined };
        return (await __nccwpck_require__.e(/* import() */ 8139).then(__nccwpck_require__.bind(__nccwpck_require__, 8139))).licenseTextsIn(file);
    },
};
async function textIn({ fact, workspace }, name) {
    return (0,text_file/* textFileOf */.xM)(await fact(name), workspace);
}

// EXTERNAL MODULE: ./build/src/text/decode.js
var decode = __nccwpck_require__(8980);
// EXTERNAL MODULE: ./build/src/text/json/json-limits.js
var json_limits = __nccwpck_require__(4826);
// EXTERNAL MODULE: ./build/src/text/json/json-text.js
var json_text = __nccwpck_require__(7533);
;// CONCATENATED MODULE: ./build/src/text/json/json-plain.js



// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
function readPlainJson(file, source) {
    if (source.length > json_limits/* MOST_JSON_BYTES */.Vi)
        return undefined;
    const value = parsed(source);
    if (value === undefined)
        return undefined;
    const at = (...path) => ({ file, pointer: (0,json_text/* pointerOf */.r)((0,json_text/* existing */.g)(value, path)) });
    return { file, value, problems: [], at, keyAt: at, removal: () => [], addition: () => [] };
}
function parsed(source) {
    try {
        const text = typeof source === "string" ? source : (0,decode/* strictUtf8 */.NR)(source);
        if (text?.isWellFormed() !== true || ODD.test(text))
            return undefined;
        const value = JSON.parse(text);
        const tally = { keys: 0, values: 0, colons: 0 };
        // Each key has a colon of its own: with one more in the text than the value accounts for, a key stood twice.
        return count(value, 0, tally) && tally.keys + tally.colons === colonsIn(text) ? value : undefined;
    }
    catch {
        // Not JSON: the closer look says what and where.
        return undefined;
    }
}
/** Adds up what a value holds in all its levels; `false` where that is more than is read. */
function count(value, above, tally) {
    if (++tally.values + tally.keys > json_limits/* MOST_JSON_VALUES */.Yh)
        return false;
    if (typeof value === "string")
        tally.colons += colonsIn(value);
    if (typeof value !== "object" || value === null)
        return true;
    if (above === json_limits/* MOST_JSON_LEVELS */.HP)
        return false;
    if (Array.isArray(value)) {
        for (const item of value)
            if (!count(item, above + 1, tally))
                return false;
        return true;
    }
    for (const key in value) {
        tally.keys++;
        tally.colons += colonsIn(key);
        if (!count(value[key], above + 1, tally))
            return false;
    }
    return true;
}
function colonsIn(text) {
    let colons = 0;
    for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1))
        colons++;
    return colons;
}

;// CONCATENATED MODULE: ./build/src/text/json/read-json.js

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
async function readJson(file, source, places) {
    const plain = places ? undefined : readPlainJson(file, source);
    return plain ?? (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(7368)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7368))).readFullJson(file, source);
}

// EXTERNAL MODULE: ./build/src/plugin/configuration/configuration-key.js
var configuration_key = __nccwpck_require__(7349);
// EXTERNAL MODULE: ./build/src/plugin/configuration/off-entry.js
var off_entry = __nccwpck_require__(341);
;// CONCATENATED MODULE: ./build/src/plugin/configuration/configuration.js



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

// EXTERNAL MODULE: ./build/src/plugin/files/found-file.js
var found_file = __nccwpck_require__(5539);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest = __nccwpck_require__(5635);
;// CONCATENATED MODULE: ./build/src/plugin/of-plugin.js

/** A fact of a folder that is a plugin: one that holds a manifest.json, whatever stands in it. */
async function ofPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,absent/* isAbsent */.W)(manifest) && manifest.state === "file" ? read(reading) : (0,absent/* absent */.G)("there is no manifest.json");
}

// EXTERNAL MODULE: ./build/src/plugin/images/screenshots.js
var screenshots = __nccwpck_require__(5654);
;// CONCATENATED MODULE: ./build/src/plugin/files/file-facts.js









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
        return (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(7368)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7368))).oversizedJson(found.path, found.size);
    const bytes = reading.workspace.bytes(found.path, json_limits/* MOST_JSON_BYTES */.Vi);
    return bytes ? readJson(found.path, bytes, reading.places) : (0,absent/* absent */.G)(`${found.name} cannot be read`);
}
async function objectIn({ fact }, name) {
    const json = await fact(name);
    if ((0,absent/* isAbsent */.W)(json))
        return json;
    return (0,manifest/* asObjectText */.ho)(json) ?? (0,absent/* absent */.G)(`${(0,workspace_workspace/* baseName */.Fl)(json.file)} is not a JSON object`);
}

// EXTERNAL MODULE: ./build/src/plugin/config-schema/config-keywords.js
var config_keywords = __nccwpck_require__(4672);
// EXTERNAL MODULE: ./build/src/plugin/config-schema/config-schemas.js
var config_schemas = __nccwpck_require__(9794);
// EXTERNAL MODULE: ./build/src/plugin/config-schema/plain-config.js
var plain_config = __nccwpck_require__(6580);
;// CONCATENATED MODULE: ./build/src/plugin/config-schema/config-tasks.js



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

// EXTERNAL MODULE: ./build/src/plugin/manifest/declared-files.js
var declared_files = __nccwpck_require__(5270);
;// CONCATENATED MODULE: ./build/src/plugin/images/png.js
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

;// CONCATENATED MODULE: ./build/src/plugin/images/images.js

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
            known.set(file.path, bytes && (pngFacts(bytes) ?? (await measured(bytes))));
        }
        const image = known.get(file.path);
        if (image)
            images.set(path, image);
    }
    return images;
}
const NO_IMAGE = { type: undefined, width: undefined, height: undefined };
async function measured(bytes) {
    const { imageSize } = await __nccwpck_require__.e(/* import() */ 2013).then(__nccwpck_require__.bind(__nccwpck_require__, 2013));
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
// EXTERNAL MODULE: ./build/src/plugin/documents/common-licenses.js
var common_licenses = __nccwpck_require__(9637);
;// CONCATENATED MODULE: ./build/src/plugin/manifest/license.js



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
    const { default: parse } = await __nccwpck_require__.e(/* import() */ 3326).then(__nccwpck_require__.t.bind(__nccwpck_require__, 3326, 23));
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

// EXTERNAL MODULE: ./build/src/plugin/manifest/ranges.js + 1 modules
var ranges = __nccwpck_require__(4383);
;// CONCATENATED MODULE: ./build/src/plugin/manifest/manifest.schema.json
var manifest_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"\\"Name <mail>\\", or an object with name and email.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do: strings, or objects with a description. An empty list is fine.","type":"array","items":{"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin works without.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","type":"string","minLength":1}},"additionalProperties":false,"required":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","$ref":"#/definitions/range"},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"type":"string","format":"web-url"},"range":{"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Smaller stands first.","type":"number"},"parent":{"description":"The item under which it stands.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Pixels.","type":"number","exclusiveMinimum":0},"height":{"description":"Pixels.","type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');
// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __nccwpck_require__(2303);
;// CONCATENATED MODULE: ./build/src/generated/manifest-validator.js
/* eslint-disable */
// @ts-nocheck
// Made by the build from manifest.schema.json.

const validate = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://github.com/OWNER/plugin-preflight/manifest.schema.json", "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "website": { "type": "string", "format": "web-url" }, "url": { "type": "string", "format": "web-url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }] }, { "type": "object", "properties": { "type": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string", "format": "web-url" }, "homepage": { "type": "string", "format": "web-url" }, "bugs": { "type": "string", "format": "web-url" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "peerDependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "engines": { "type": "object", "properties": { "node": { "type": "string" }, "npm": { "type": "string" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "type": "object" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] }, "commands": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] } } }, "additionalProperties": false, "required": ["name", "description"] } }, "pages": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] } }, "menu_items": { "type": "array", "items": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "type": "string", "format": "web-url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "type": "string", "format": "web-url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] } }, "webhooks": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] } }, "oauth": { "type": "array", "items": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] } }, "config_schema": { "type": "object" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "type": "string" }, "node_version": { "type": "string" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "type": "object" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false };
const func0 = Object.prototype.hasOwnProperty;
const func57 = code_points/* codePoints */.B;
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if ((data.manifest_version === undefined) || (!(func0.call(data, "manifest_version")))) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_version" } };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if ((data.name === undefined) || (!(func0.call(data, "name")))) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if ((data.version === undefined) || (!(func0.call(data, "version")))) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if ((data.description === undefined) || (!(func0.call(data, "description")))) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if ((data.type === undefined) || (!(func0.call(data, "type")))) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        if ((data.author === undefined) || (!(func0.call(data, "author")))) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" } };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        if ((data.category === undefined) || (!(func0.call(data, "category")))) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" } };
            if (vErrors === null) {
                vErrors = [err6];
            }
            else {
                vErrors.push(err6);
            }
            errors++;
        }
        if ((data.permissions === undefined) || (!(func0.call(data, "permissions")))) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "permissions" } };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err9 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                const err10 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
            if (1 !== data1) {
                const err11 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/const", keyword: "const", params: { allowedValue: 1 } };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func57(data2) > 50) {
                    const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
                if (func57(data2) < 3) {
                    const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 } };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
                if (!pattern0.test(data2)) {
                    const err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9 _-]*$" } };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    const err16 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func57(data4) > 500) {
                    const err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
                if (func57(data4) < 10) {
                    const err19 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 10 } };
                    if (vErrors === null) {
                        vErrors = [err19];
                    }
                    else {
                        vErrors.push(err19);
                    }
                    errors++;
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.type.enum } };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func57(data6) < 1) {
                    const err22 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err22];
                    }
                    else {
                        vErrors.push(err22);
                    }
                    errors++;
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err23];
                }
                else {
                    vErrors.push(err23);
                }
                errors++;
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.email === undefined) || (!(func0.call(data6, "email")))) {
                        const err24 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "email" } };
                        if (vErrors === null) {
                            vErrors = [err24];
                        }
                        else {
                            vErrors.push(err24);
                        }
                        errors++;
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    const err25 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended", keyword: "recommended", params: {} };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.name === undefined) || (!(func0.call(data6, "name")))) {
                        const err26 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
                        if (vErrors === null) {
                            vErrors = [err26];
                        }
                        else {
                            vErrors.push(err26);
                        }
                        errors++;
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            const err27 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                            if (vErrors === null) {
                                vErrors = [err27];
                            }
                            else {
                                vErrors.push(err27);
                            }
                            errors++;
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func57(data7) < 1) {
                                const err28 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                if (vErrors === null) {
                                    vErrors = [err28];
                                }
                                else {
                                    vErrors.push(err28);
                                }
                                errors++;
                            }
                        }
                        else {
                            const err29 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err29];
                            }
                            else {
                                vErrors.push(err29);
                            }
                            errors++;
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            const err30 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/anyOf/1/properties/email/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err30];
                            }
                            else {
                                vErrors.push(err30);
                            }
                            errors++;
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            const err31 = { instancePath: instancePath + "/author/website", schemaPath: "#/properties/author/anyOf/1/properties/website/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err31];
                            }
                            else {
                                vErrors.push(err31);
                            }
                            errors++;
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            const err32 = { instancePath: instancePath + "/author/url", schemaPath: "#/properties/author/anyOf/1/properties/url/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err32];
                            }
                            else {
                                vErrors.push(err32);
                            }
                            errors++;
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            const err33 = { instancePath: instancePath + "/author/avatar", schemaPath: "#/properties/author/anyOf/1/properties/avatar/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err33];
                            }
                            else {
                                vErrors.push(err33);
                            }
                            errors++;
                        }
                    }
                }
                else {
                    const err34 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                        vErrors = [err34];
                    }
                    else {
                        vErrors.push(err34);
                    }
                    errors++;
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                const err35 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf", keyword: "anyOf", params: {} };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
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
                const err36 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema11.properties.category.enum } };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
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
                        const err37 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err37];
                        }
                        else {
                            vErrors.push(err37);
                        }
                        errors++;
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        const err38 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/allOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum } };
                        if (vErrors === null) {
                            vErrors = [err38];
                        }
                        else {
                            vErrors.push(err38);
                        }
                        errors++;
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.description === undefined) || (!(func0.call(data14, "description")))) {
                                const err39 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                if (vErrors === null) {
                                    vErrors = [err39];
                                }
                                else {
                                    vErrors.push(err39);
                                }
                                errors++;
                            }
                            if ((data14.required === undefined) || (!(func0.call(data14, "required")))) {
                                const err40 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "required" } };
                                if (vErrors === null) {
                                    vErrors = [err40];
                                }
                                else {
                                    vErrors.push(err40);
                                }
                                errors++;
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            const err41 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended", keyword: "recommended", params: {} };
                            if (vErrors === null) {
                                vErrors = [err41];
                            }
                            else {
                                vErrors.push(err41);
                            }
                            errors++;
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.type === undefined) || (!(func0.call(data14, "type")))) {
                                const err42 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                                if (vErrors === null) {
                                    vErrors = [err42];
                                }
                                else {
                                    vErrors.push(err42);
                                }
                                errors++;
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    const err43 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                    if (vErrors === null) {
                                        vErrors = [err43];
                                    }
                                    else {
                                        vErrors.push(err43);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    const err44 = { instancePath: instancePath + "/permissions/" + i0 + "/type", schemaPath: "#/properties/permissions/items/anyOf/1/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum } };
                                    if (vErrors === null) {
                                        vErrors = [err44];
                                    }
                                    else {
                                        vErrors.push(err44);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func57(data16) < 1) {
                                        const err45 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                        if (vErrors === null) {
                                            vErrors = [err45];
                                        }
                                        else {
                                            vErrors.push(err45);
                                        }
                                        errors++;
                                    }
                                }
                                else {
                                    const err46 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                        vErrors = [err46];
                                    }
                                    else {
                                        vErrors.push(err46);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    const err47 = { instancePath: instancePath + "/permissions/" + i0 + "/required", schemaPath: "#/properties/permissions/items/anyOf/1/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                    if (vErrors === null) {
                                        vErrors = [err47];
                                    }
                                    else {
                                        vErrors.push(err47);
                                    }
                                    errors++;
                                }
                            }
                        }
                        else {
                            const err48 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                                vErrors = [err48];
                            }
                            else {
                                vErrors.push(err48);
                            }
                            errors++;
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        const err49 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf", keyword: "anyOf", params: {} };
                        if (vErrors === null) {
                            vErrors = [err49];
                        }
                        else {
                            vErrors.push(err49);
                        }
                        errors++;
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
                const err50 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err50];
                }
                else {
                    vErrors.push(err50);
                }
                errors++;
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func57(data18) < 1) {
                    const err51 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err51];
                    }
                    else {
                        vErrors.push(err51);
                    }
                    errors++;
                }
            }
            else {
                const err52 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err52];
                }
                else {
                    vErrors.push(err52);
                }
                errors++;
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func57(data19) < 1) {
                    const err53 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err53];
                    }
                    else {
                        vErrors.push(err53);
                    }
                    errors++;
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err54];
                }
                else {
                    vErrors.push(err54);
                }
                errors++;
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func57(data20) < 1) {
                    const err55 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err55];
                    }
                    else {
                        vErrors.push(err55);
                    }
                    errors++;
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err56];
                }
                else {
                    vErrors.push(err56);
                }
                errors++;
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                const err57 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err57];
                }
                else {
                    vErrors.push(err57);
                }
                errors++;
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                const err58 = { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err58];
                }
                else {
                    vErrors.push(err58);
                }
                errors++;
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                const err59 = { instancePath: instancePath + "/bugs", schemaPath: "#/properties/bugs/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err59];
                }
                else {
                    vErrors.push(err59);
                }
                errors++;
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                const err60 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err60];
                }
                else {
                    vErrors.push(err60);
                }
                errors++;
            }
        }
        if (data.keywords !== undefined && func0.call(data, "keywords")) {
            let data25 = data.keywords;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    if (typeof data26 === "string") {
                        if (func57(data26) < 1) {
                            const err61 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err61];
                            }
                            else {
                                vErrors.push(err61);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err62 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err62];
                        }
                        else {
                            vErrors.push(err62);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err63 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err63];
                }
                else {
                    vErrors.push(err63);
                }
                errors++;
            }
        }
        if (data.tags !== undefined && func0.call(data, "tags")) {
            let data27 = data.tags;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data28 = data27[i2];
                    if (typeof data28 === "string") {
                        if (func57(data28) < 1) {
                            const err64 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err64];
                            }
                            else {
                                vErrors.push(err64);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err65 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err65];
                        }
                        else {
                            vErrors.push(err65);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err66 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err66];
                }
                else {
                    vErrors.push(err66);
                }
                errors++;
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        const err67 = { instancePath: instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err67];
                        }
                        else {
                            vErrors.push(err67);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err68 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err68];
                }
                else {
                    vErrors.push(err68);
                }
                errors++;
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        const err69 = { instancePath: instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/peerDependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err69];
                        }
                        else {
                            vErrors.push(err69);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err70 = { instancePath: instancePath + "/peerDependencies", schemaPath: "#/properties/peerDependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err70];
                }
                else {
                    vErrors.push(err70);
                }
                errors++;
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        const err71 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                        if (vErrors === null) {
                            vErrors = [err71];
                        }
                        else {
                            vErrors.push(err71);
                        }
                        errors++;
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        const err72 = { instancePath: instancePath + "/engines/node", schemaPath: "#/properties/engines/properties/node/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err72];
                        }
                        else {
                            vErrors.push(err72);
                        }
                        errors++;
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        const err73 = { instancePath: instancePath + "/engines/npm", schemaPath: "#/properties/engines/properties/npm/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err73];
                        }
                        else {
                            vErrors.push(err73);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err74 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err74];
                }
                else {
                    vErrors.push(err74);
                }
                errors++;
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    const err75 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err75];
                    }
                    else {
                        vErrors.push(err75);
                    }
                    errors++;
                }
            }
            else {
                const err76 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err76];
                }
                else {
                    vErrors.push(err76);
                }
                errors++;
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    const err77 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err77];
                    }
                    else {
                        vErrors.push(err77);
                    }
                    errors++;
                }
            }
            else {
                const err78 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err78];
                }
                else {
                    vErrors.push(err78);
                }
                errors++;
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.name === undefined) || (!(func0.call(data38, "name")))) {
                    const err79 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                    if (vErrors === null) {
                        vErrors = [err79];
                    }
                    else {
                        vErrors.push(err79);
                    }
                    errors++;
                }
                if ((data38.description === undefined) || (!(func0.call(data38, "description")))) {
                    const err80 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                    if (vErrors === null) {
                        vErrors = [err80];
                    }
                    else {
                        vErrors.push(err80);
                    }
                    errors++;
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                const err81 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended", keyword: "recommended", params: {} };
                if (vErrors === null) {
                    vErrors = [err81];
                }
                else {
                    vErrors.push(err81);
                }
                errors++;
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.component === undefined) || (!(func0.call(data38, "component")))) {
                    const err82 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/required", keyword: "required", params: { missingProperty: "component" } };
                    if (vErrors === null) {
                        vErrors = [err82];
                    }
                    else {
                        vErrors.push(err82);
                    }
                    errors++;
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        const err83 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                        if (vErrors === null) {
                            vErrors = [err83];
                        }
                        else {
                            vErrors.push(err83);
                        }
                        errors++;
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func57(data39) < 1) {
                            const err84 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err84];
                            }
                            else {
                                vErrors.push(err84);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err85 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err85];
                        }
                        else {
                            vErrors.push(err85);
                        }
                        errors++;
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        const err86 = { instancePath: instancePath + "/dashboard_widget/description", schemaPath: "#/properties/dashboard_widget/properties/description/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err86];
                        }
                        else {
                            vErrors.push(err86);
                        }
                        errors++;
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func57(data41) < 1) {
                            const err87 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err87];
                            }
                            else {
                                vErrors.push(err87);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err88 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err88];
                        }
                        else {
                            vErrors.push(err88);
                        }
                        errors++;
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        if ((data42.width === undefined) || (!(func0.call(data42, "width")))) {
                            const err89 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "width" } };
                            if (vErrors === null) {
                                vErrors = [err89];
                            }
                            else {
                                vErrors.push(err89);
                            }
                            errors++;
                        }
                        if ((data42.height === undefined) || (!(func0.call(data42, "height")))) {
                            const err90 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "height" } };
                            if (vErrors === null) {
                                vErrors = [err90];
                            }
                            else {
                                vErrors.push(err90);
                            }
                            errors++;
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        const err91 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err91];
                        }
                        else {
                            vErrors.push(err91);
                        }
                        errors++;
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                const err92 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                                if (vErrors === null) {
                                    vErrors = [err92];
                                }
                                else {
                                    vErrors.push(err92);
                                }
                                errors++;
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    const err93 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err93];
                                    }
                                    else {
                                        vErrors.push(err93);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err94 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err94];
                                }
                                else {
                                    vErrors.push(err94);
                                }
                                errors++;
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    const err95 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err95];
                                    }
                                    else {
                                        vErrors.push(err95);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err96 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err96];
                                }
                                else {
                                    vErrors.push(err96);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err97 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err97];
                        }
                        else {
                            vErrors.push(err97);
                        }
                        errors++;
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        const err98 = { instancePath: instancePath + "/dashboard_widget/size", schemaPath: "#/properties/dashboard_widget/properties/size/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.size.enum } };
                        if (vErrors === null) {
                            vErrors = [err98];
                        }
                        else {
                            vErrors.push(err98);
                        }
                        errors++;
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        const err99 = { instancePath: instancePath + "/dashboard_widget/position", schemaPath: "#/properties/dashboard_widget/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.position.enum } };
                        if (vErrors === null) {
                            vErrors = [err99];
                        }
                        else {
                            vErrors.push(err99);
                        }
                        errors++;
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        const err100 = { instancePath: instancePath + "/dashboard_widget/configSchema", schemaPath: "#/properties/dashboard_widget/properties/configSchema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err100];
                        }
                        else {
                            vErrors.push(err100);
                        }
                        errors++;
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        const err101 = { instancePath: instancePath + "/dashboard_widget/icon", schemaPath: "#/properties/dashboard_widget/properties/icon/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err101];
                        }
                        else {
                            vErrors.push(err101);
                        }
                        errors++;
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        const err102 = { instancePath: instancePath + "/dashboard_widget/mount_point", schemaPath: "#/properties/dashboard_widget/properties/mount_point/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err102];
                        }
                        else {
                            vErrors.push(err102);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err103 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err103];
                }
                else {
                    vErrors.push(err103);
                }
                errors++;
            }
        }
        if (data.commands !== undefined && func0.call(data, "commands")) {
            let data50 = data.commands;
            if (Array.isArray(data50)) {
                const len3 = data50.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data51 = data50[i3];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        if ((data51.name === undefined) || (!(func0.call(data51, "name")))) {
                            const err104 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err104];
                            }
                            else {
                                vErrors.push(err104);
                            }
                            errors++;
                        }
                        if ((data51.description === undefined) || (!(func0.call(data51, "description")))) {
                            const err105 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err105];
                            }
                            else {
                                vErrors.push(err105);
                            }
                            errors++;
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                const err106 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                if (vErrors === null) {
                                    vErrors = [err106];
                                }
                                else {
                                    vErrors.push(err106);
                                }
                                errors++;
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func57(data52) < 1) {
                                    const err107 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err107];
                                    }
                                    else {
                                        vErrors.push(err107);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err108 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err108];
                                }
                                else {
                                    vErrors.push(err108);
                                }
                                errors++;
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func57(data53) < 1) {
                                    const err109 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err109];
                                    }
                                    else {
                                        vErrors.push(err109);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err110 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err110];
                                }
                                else {
                                    vErrors.push(err110);
                                }
                                errors++;
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                const err111 = { instancePath: instancePath + "/commands/" + i3 + "/usage", schemaPath: "#/properties/commands/items/properties/usage/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err111];
                                }
                                else {
                                    vErrors.push(err111);
                                }
                                errors++;
                            }
                        }
                        if (data51.aliases !== undefined && func0.call(data51, "aliases")) {
                            let data55 = data51.aliases;
                            if (Array.isArray(data55)) {
                                const len4 = data55.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data56 = data55[i4];
                                    if (typeof data56 === "string") {
                                        if (func57(data56) < 1) {
                                            const err112 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err112];
                                            }
                                            else {
                                                vErrors.push(err112);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err113 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err113];
                                        }
                                        else {
                                            vErrors.push(err113);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err114 = { instancePath: instancePath + "/commands/" + i3 + "/aliases", schemaPath: "#/properties/commands/items/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err114];
                                }
                                else {
                                    vErrors.push(err114);
                                }
                                errors++;
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
                                        if ((data58.description === undefined) || (!(func0.call(data58, "description")))) {
                                            const err115 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                            if (vErrors === null) {
                                                vErrors = [err115];
                                            }
                                            else {
                                                vErrors.push(err115);
                                            }
                                            errors++;
                                        }
                                        if ((data58.type === undefined) || (!(func0.call(data58, "type")))) {
                                            const err116 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "type" } };
                                            if (vErrors === null) {
                                                vErrors = [err116];
                                            }
                                            else {
                                                vErrors.push(err116);
                                            }
                                            errors++;
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        const err117 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended", keyword: "recommended", params: {} };
                                        if (vErrors === null) {
                                            vErrors = [err117];
                                        }
                                        else {
                                            vErrors.push(err117);
                                        }
                                        errors++;
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        if ((data58.name === undefined) || (!(func0.call(data58, "name")))) {
                                            const err118 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/required", keyword: "required", params: { missingProperty: "name" } };
                                            if (vErrors === null) {
                                                vErrors = [err118];
                                            }
                                            else {
                                                vErrors.push(err118);
                                            }
                                            errors++;
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                const err119 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                                if (vErrors === null) {
                                                    vErrors = [err119];
                                                }
                                                else {
                                                    vErrors.push(err119);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func57(data59) < 1) {
                                                    const err120 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    if (vErrors === null) {
                                                        vErrors = [err120];
                                                    }
                                                    else {
                                                        vErrors.push(err120);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err121 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err121];
                                                }
                                                else {
                                                    vErrors.push(err121);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                const err122 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", schemaPath: "#/properties/commands/items/properties/options/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err122];
                                                }
                                                else {
                                                    vErrors.push(err122);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                const err123 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", schemaPath: "#/properties/commands/items/properties/options/items/properties/type/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err123];
                                                }
                                                else {
                                                    vErrors.push(err123);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                const err124 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", schemaPath: "#/properties/commands/items/properties/options/items/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                                if (vErrors === null) {
                                                    vErrors = [err124];
                                                }
                                                else {
                                                    vErrors.push(err124);
                                                }
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err125 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/type", keyword: "type", params: { type: "object" } };
                                        if (vErrors === null) {
                                            vErrors = [err125];
                                        }
                                        else {
                                            vErrors.push(err125);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err126 = { instancePath: instancePath + "/commands/" + i3 + "/options", schemaPath: "#/properties/commands/items/properties/options/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err126];
                                }
                                else {
                                    vErrors.push(err126);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err127 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err127];
                        }
                        else {
                            vErrors.push(err127);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err128 = { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err128];
                }
                else {
                    vErrors.push(err128);
                }
                errors++;
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
                        if ((data64.name === undefined) || (!(func0.call(data64, "name")))) {
                            const err129 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err129];
                            }
                            else {
                                vErrors.push(err129);
                            }
                            errors++;
                        }
                        if ((data64.title === undefined) || (!(func0.call(data64, "title")))) {
                            const err130 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "title" } };
                            if (vErrors === null) {
                                vErrors = [err130];
                            }
                            else {
                                vErrors.push(err130);
                            }
                            errors++;
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        const err131 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err131];
                        }
                        else {
                            vErrors.push(err131);
                        }
                        errors++;
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        if ((data64.path === undefined) || (!(func0.call(data64, "path")))) {
                            const err132 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err132];
                            }
                            else {
                                vErrors.push(err132);
                            }
                            errors++;
                        }
                        if ((data64.component === undefined) || (!(func0.call(data64, "component")))) {
                            const err133 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "component" } };
                            if (vErrors === null) {
                                vErrors = [err133];
                            }
                            else {
                                vErrors.push(err133);
                            }
                            errors++;
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                const err134 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                if (vErrors === null) {
                                    vErrors = [err134];
                                }
                                else {
                                    vErrors.push(err134);
                                }
                                errors++;
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                const err135 = { instancePath: instancePath + "/pages/" + i6 + "/name", schemaPath: "#/properties/pages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err135];
                                }
                                else {
                                    vErrors.push(err135);
                                }
                                errors++;
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    const err136 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err136];
                                    }
                                    else {
                                        vErrors.push(err136);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err137 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err137];
                                }
                                else {
                                    vErrors.push(err137);
                                }
                                errors++;
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func57(data67) < 1) {
                                    const err138 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err138];
                                    }
                                    else {
                                        vErrors.push(err138);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err139 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err139];
                                }
                                else {
                                    vErrors.push(err139);
                                }
                                errors++;
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                const err140 = { instancePath: instancePath + "/pages/" + i6 + "/title", schemaPath: "#/properties/pages/items/properties/title/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err140];
                                }
                                else {
                                    vErrors.push(err140);
                                }
                                errors++;
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                const err141 = { instancePath: instancePath + "/pages/" + i6 + "/description", schemaPath: "#/properties/pages/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err141];
                                }
                                else {
                                    vErrors.push(err141);
                                }
                                errors++;
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                const err142 = { instancePath: instancePath + "/pages/" + i6 + "/icon", schemaPath: "#/properties/pages/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err142];
                                }
                                else {
                                    vErrors.push(err142);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err143 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err143];
                        }
                        else {
                            vErrors.push(err143);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err144 = { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err144];
                }
                else {
                    vErrors.push(err144);
                }
                errors++;
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
                        if ((data72.label === undefined) || (!(func0.call(data72, "label")))) {
                            const err145 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "label" } };
                            if (vErrors === null) {
                                vErrors = [err145];
                            }
                            else {
                                vErrors.push(err145);
                            }
                            errors++;
                        }
                        if ((data72.icon === undefined) || (!(func0.call(data72, "icon")))) {
                            const err146 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "icon" } };
                            if (vErrors === null) {
                                vErrors = [err146];
                            }
                            else {
                                vErrors.push(err146);
                            }
                            errors++;
                        }
                        if ((data72.order === undefined) || (!(func0.call(data72, "order")))) {
                            const err147 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "order" } };
                            if (vErrors === null) {
                                vErrors = [err147];
                            }
                            else {
                                vErrors.push(err147);
                            }
                            errors++;
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        const err148 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err148];
                        }
                        else {
                            vErrors.push(err148);
                        }
                        errors++;
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        if ((data72.path === undefined) || (!(func0.call(data72, "path")))) {
                            const err149 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err149];
                            }
                            else {
                                vErrors.push(err149);
                            }
                            errors++;
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                const err150 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                if (vErrors === null) {
                                    vErrors = [err150];
                                }
                                else {
                                    vErrors.push(err150);
                                }
                                errors++;
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                const err151 = { instancePath: instancePath + "/menu_items/" + i7 + "/label", schemaPath: "#/properties/menu_items/items/properties/label/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err151];
                                }
                                else {
                                    vErrors.push(err151);
                                }
                                errors++;
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                const err152 = { instancePath: instancePath + "/menu_items/" + i7 + "/path", schemaPath: "#/properties/menu_items/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err152];
                                }
                                else {
                                    vErrors.push(err152);
                                }
                                errors++;
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                const err153 = { instancePath: instancePath + "/menu_items/" + i7 + "/icon", schemaPath: "#/properties/menu_items/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err153];
                                }
                                else {
                                    vErrors.push(err153);
                                }
                                errors++;
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                const err154 = { instancePath: instancePath + "/menu_items/" + i7 + "/order", schemaPath: "#/properties/menu_items/items/properties/order/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err154];
                                }
                                else {
                                    vErrors.push(err154);
                                }
                                errors++;
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                const err155 = { instancePath: instancePath + "/menu_items/" + i7 + "/parent", schemaPath: "#/properties/menu_items/items/properties/parent/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err155];
                                }
                                else {
                                    vErrors.push(err155);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err156 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err156];
                        }
                        else {
                            vErrors.push(err156);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err157 = { instancePath: instancePath + "/menu_items", schemaPath: "#/properties/menu_items/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err157];
                }
                else {
                    vErrors.push(err157);
                }
                errors++;
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        const err158 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                        if (vErrors === null) {
                            vErrors = [err158];
                        }
                        else {
                            vErrors.push(err158);
                        }
                        errors++;
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func57(data79) < 1) {
                            const err159 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err159];
                            }
                            else {
                                vErrors.push(err159);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err160 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err160];
                        }
                        else {
                            vErrors.push(err160);
                        }
                        errors++;
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func57(data80) < 1) {
                            const err161 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err161];
                            }
                            else {
                                vErrors.push(err161);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err162 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err162];
                        }
                        else {
                            vErrors.push(err162);
                        }
                        errors++;
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func57(data81) < 1) {
                            const err163 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err163];
                            }
                            else {
                                vErrors.push(err163);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err164 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err164];
                        }
                        else {
                            vErrors.push(err164);
                        }
                        errors++;
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func57(data82) < 1) {
                            const err165 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err165];
                            }
                            else {
                                vErrors.push(err165);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err166 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err166];
                        }
                        else {
                            vErrors.push(err166);
                        }
                        errors++;
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func57(data83) < 1) {
                            const err167 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err167];
                            }
                            else {
                                vErrors.push(err167);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err168 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err168];
                        }
                        else {
                            vErrors.push(err168);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err169 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err169];
                }
                else {
                    vErrors.push(err169);
                }
                errors++;
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
                        if ((data85.api_key_required === undefined) || (!(func0.call(data85, "api_key_required")))) {
                            const err170 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "api_key_required" } };
                            if (vErrors === null) {
                                vErrors = [err170];
                            }
                            else {
                                vErrors.push(err170);
                            }
                            errors++;
                        }
                        if ((data85.description === undefined) || (!(func0.call(data85, "description")))) {
                            const err171 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err171];
                            }
                            else {
                                vErrors.push(err171);
                            }
                            errors++;
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        const err172 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err172];
                        }
                        else {
                            vErrors.push(err172);
                        }
                        errors++;
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        if ((data85.name === undefined) || (!(func0.call(data85, "name")))) {
                            const err173 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err173];
                            }
                            else {
                                vErrors.push(err173);
                            }
                            errors++;
                        }
                        if ((data85.base_url === undefined) || (!(func0.call(data85, "base_url")))) {
                            const err174 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "base_url" } };
                            if (vErrors === null) {
                                vErrors = [err174];
                            }
                            else {
                                vErrors.push(err174);
                            }
                            errors++;
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                const err175 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                if (vErrors === null) {
                                    vErrors = [err175];
                                }
                                else {
                                    vErrors.push(err175);
                                }
                                errors++;
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func57(data86) < 1) {
                                    const err176 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err176];
                                    }
                                    else {
                                        vErrors.push(err176);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err177 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err177];
                                }
                                else {
                                    vErrors.push(err177);
                                }
                                errors++;
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                const err178 = { instancePath: instancePath + "/external_services/" + i8 + "/base_url", schemaPath: "#/properties/external_services/items/properties/base_url/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err178];
                                }
                                else {
                                    vErrors.push(err178);
                                }
                                errors++;
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                const err179 = { instancePath: instancePath + "/external_services/" + i8 + "/api_key_required", schemaPath: "#/properties/external_services/items/properties/api_key_required/type", keyword: "type", params: { type: "boolean" } };
                                if (vErrors === null) {
                                    vErrors = [err179];
                                }
                                else {
                                    vErrors.push(err179);
                                }
                                errors++;
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                const err180 = { instancePath: instancePath + "/external_services/" + i8 + "/description", schemaPath: "#/properties/external_services/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err180];
                                }
                                else {
                                    vErrors.push(err180);
                                }
                                errors++;
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                const err181 = { instancePath: instancePath + "/external_services/" + i8 + "/documentation", schemaPath: "#/properties/external_services/items/properties/documentation/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err181];
                                }
                                else {
                                    vErrors.push(err181);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err182 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err182];
                        }
                        else {
                            vErrors.push(err182);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err183 = { instancePath: instancePath + "/external_services", schemaPath: "#/properties/external_services/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err183];
                }
                else {
                    vErrors.push(err183);
                }
                errors++;
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
                        if ((data92.description === undefined) || (!(func0.call(data92, "description")))) {
                            const err184 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err184];
                            }
                            else {
                                vErrors.push(err184);
                            }
                            errors++;
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        const err185 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err185];
                        }
                        else {
                            vErrors.push(err185);
                        }
                        errors++;
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        if ((data92.name === undefined) || (!(func0.call(data92, "name")))) {
                            const err186 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err186];
                            }
                            else {
                                vErrors.push(err186);
                            }
                            errors++;
                        }
                        if ((data92.endpoint === undefined) || (!(func0.call(data92, "endpoint")))) {
                            const err187 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "endpoint" } };
                            if (vErrors === null) {
                                vErrors = [err187];
                            }
                            else {
                                vErrors.push(err187);
                            }
                            errors++;
                        }
                        if ((data92.events === undefined) || (!(func0.call(data92, "events")))) {
                            const err188 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "events" } };
                            if (vErrors === null) {
                                vErrors = [err188];
                            }
                            else {
                                vErrors.push(err188);
                            }
                            errors++;
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                const err189 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                if (vErrors === null) {
                                    vErrors = [err189];
                                }
                                else {
                                    vErrors.push(err189);
                                }
                                errors++;
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func57(data93) < 1) {
                                    const err190 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err190];
                                    }
                                    else {
                                        vErrors.push(err190);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err191 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err191];
                                }
                                else {
                                    vErrors.push(err191);
                                }
                                errors++;
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    const err192 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err192];
                                    }
                                    else {
                                        vErrors.push(err192);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err193 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err193];
                                }
                                else {
                                    vErrors.push(err193);
                                }
                                errors++;
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    const err194 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err194];
                                    }
                                    else {
                                        vErrors.push(err194);
                                    }
                                    errors++;
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func57(data96) < 1) {
                                            const err195 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err195];
                                            }
                                            else {
                                                vErrors.push(err195);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err196 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err196];
                                        }
                                        else {
                                            vErrors.push(err196);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err197 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err197];
                                }
                                else {
                                    vErrors.push(err197);
                                }
                                errors++;
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                const err198 = { instancePath: instancePath + "/webhooks/" + i9 + "/description", schemaPath: "#/properties/webhooks/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err198];
                                }
                                else {
                                    vErrors.push(err198);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err199 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err199];
                        }
                        else {
                            vErrors.push(err199);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err200 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err200];
                }
                else {
                    vErrors.push(err200);
                }
                errors++;
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
                        if ((data99.description === undefined) || (!(func0.call(data99, "description")))) {
                            const err201 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err201];
                            }
                            else {
                                vErrors.push(err201);
                            }
                            errors++;
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        const err202 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err202];
                        }
                        else {
                            vErrors.push(err202);
                        }
                        errors++;
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        if ((data99.provider === undefined) || (!(func0.call(data99, "provider")))) {
                            const err203 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "provider" } };
                            if (vErrors === null) {
                                vErrors = [err203];
                            }
                            else {
                                vErrors.push(err203);
                            }
                            errors++;
                        }
                        if ((data99.scopes === undefined) || (!(func0.call(data99, "scopes")))) {
                            const err204 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "scopes" } };
                            if (vErrors === null) {
                                vErrors = [err204];
                            }
                            else {
                                vErrors.push(err204);
                            }
                            errors++;
                        }
                        if ((data99.redirect_uri === undefined) || (!(func0.call(data99, "redirect_uri")))) {
                            const err205 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "redirect_uri" } };
                            if (vErrors === null) {
                                vErrors = [err205];
                            }
                            else {
                                vErrors.push(err205);
                            }
                            errors++;
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                const err206 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                                if (vErrors === null) {
                                    vErrors = [err206];
                                }
                                else {
                                    vErrors.push(err206);
                                }
                                errors++;
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func57(data100) < 1) {
                                    const err207 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err207];
                                    }
                                    else {
                                        vErrors.push(err207);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err208 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err208];
                                }
                                else {
                                    vErrors.push(err208);
                                }
                                errors++;
                            }
                        }
                        if (data99.scopes !== undefined && func0.call(data99, "scopes")) {
                            let data101 = data99.scopes;
                            if (Array.isArray(data101)) {
                                const len12 = data101.length;
                                for (let i12 = 0; i12 < len12; i12++) {
                                    let data102 = data101[i12];
                                    if (typeof data102 === "string") {
                                        if (func57(data102) < 1) {
                                            const err209 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err209];
                                            }
                                            else {
                                                vErrors.push(err209);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err210 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err210];
                                        }
                                        else {
                                            vErrors.push(err210);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err211 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes", schemaPath: "#/properties/oauth/items/properties/scopes/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err211];
                                }
                                else {
                                    vErrors.push(err211);
                                }
                                errors++;
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    const err212 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err212];
                                    }
                                    else {
                                        vErrors.push(err212);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err213 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err213];
                                }
                                else {
                                    vErrors.push(err213);
                                }
                                errors++;
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                const err214 = { instancePath: instancePath + "/oauth/" + i11 + "/description", schemaPath: "#/properties/oauth/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err214];
                                }
                                else {
                                    vErrors.push(err214);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err215 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err215];
                        }
                        else {
                            vErrors.push(err215);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err216 = { instancePath: instancePath + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err216];
                }
                else {
                    vErrors.push(err216);
                }
                errors++;
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                const err217 = { instancePath: instancePath + "/config_schema", schemaPath: "#/properties/config_schema/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err217];
                }
                else {
                    vErrors.push(err217);
                }
                errors++;
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                const err218 = { instancePath: instancePath + "/default_config", schemaPath: "#/properties/default_config/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err218];
                }
                else {
                    vErrors.push(err218);
                }
                errors++;
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                if ((data107.type === undefined) || (!(func0.call(data107, "type")))) {
                    const err219 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                        vErrors = [err219];
                    }
                    else {
                        vErrors.push(err219);
                    }
                    errors++;
                }
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        const err220 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                        if (vErrors === null) {
                            vErrors = [err220];
                        }
                        else {
                            vErrors.push(err220);
                        }
                        errors++;
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func57(data108) < 1) {
                            const err221 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err221];
                            }
                            else {
                                vErrors.push(err221);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err222 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err222];
                        }
                        else {
                            vErrors.push(err222);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err223 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err223];
                }
                else {
                    vErrors.push(err223);
                }
                errors++;
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        const err224 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                        if (vErrors === null) {
                            vErrors = [err224];
                        }
                        else {
                            vErrors.push(err224);
                        }
                        errors++;
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        const err225 = { instancePath: instancePath + "/compatibility/host_version", schemaPath: "#/properties/compatibility/properties/host_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err225];
                        }
                        else {
                            vErrors.push(err225);
                        }
                        errors++;
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        const err226 = { instancePath: instancePath + "/compatibility/node_version", schemaPath: "#/properties/compatibility/properties/node_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err226];
                        }
                        else {
                            vErrors.push(err226);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err227 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err227];
                }
                else {
                    vErrors.push(err227);
                }
                errors++;
            }
        }
        if (data.screenshots !== undefined && func0.call(data, "screenshots")) {
            let data112 = data.screenshots;
            if (Array.isArray(data112)) {
                const len13 = data112.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data113 = data112[i13];
                    if (typeof data113 === "string") {
                        if (func57(data113) < 1) {
                            const err228 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err228];
                            }
                            else {
                                vErrors.push(err228);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err229 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err229];
                        }
                        else {
                            vErrors.push(err229);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err230 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err230];
                }
                else {
                    vErrors.push(err230);
                }
                errors++;
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                const err231 = { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/allOf/0/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err231];
                }
                else {
                    vErrors.push(err231);
                }
                errors++;
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        const err232 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                        if (vErrors === null) {
                            vErrors = [err232];
                        }
                        else {
                            vErrors.push(err232);
                        }
                        errors++;
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        const err233 = { instancePath: instancePath + "/ui/component", schemaPath: "#/properties/ui/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err233];
                        }
                        else {
                            vErrors.push(err233);
                        }
                        errors++;
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        const err234 = { instancePath: instancePath + "/ui/styles", schemaPath: "#/properties/ui/properties/styles/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err234];
                        }
                        else {
                            vErrors.push(err234);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err235 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err235];
                }
                else {
                    vErrors.push(err235);
                }
                errors++;
            }
        }
    }
    else {
        const err236 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
            vErrors = [err236];
        }
        else {
            vErrors.push(err236);
        }
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

;// CONCATENATED MODULE: ./build/src/plugin/manifest/shape.js


/** Holds a manifest to its schema. Of a value that may have one of several forms only the form that it has counts. */
function shapeOf(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = meantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: oncePerValue(errors).map((error) => placedError(error, manifest)) };
}
/** Of the errors about a choice of forms those of the one form that is meant, or else the choice itself. */
function meantForms(errors) {
    const choices = new Map();
    const outside = [];
    const ends = [];
    for (const error of errors) {
        const inside = formOf(error);
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
    // A value that fits one of its forms ends in no error of its own: nothing of the other forms is heard then.
    return [...outside, ...ends.flatMap(({ error, place }) => meantErrors(error, choices.get(place)))];
}
function meantErrors(end, choice) {
    const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
    const [only, ...more] = meant;
    return only && more.length === 0 ? only[1] : [end];
}
/** The form that an error is about, and the place of the choice that it is one of. */
function formOf({ schemaPath, instancePath }) {
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
/** A wrong value is told once, by what is most wrong with it; missing and unknown keys are each their own. */
function oncePerValue(errors) {
    const told = new Map();
    const rank = ({ keyword }) => (keyword === "type" ? 0 : keyword === "anyOf" ? 1 : 2);
    for (const error of errors) {
        const ofKey = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, ofKey ?? null]);
        const before = told.get(place);
        if (!before || rank(error) < rank(before))
            told.set(place, error);
    }
    return [...told.values()];
}
function placedError({ instancePath, schemaPath, keyword, params }, manifest) {
    return {
        path: stepsOf(instancePath, manifest),
        keyword,
        params,
        schema: schemaAt(schemaPath),
        advisory: isAdvisory(schemaPath),
    };
}
function isAdvisory(schemaPath) {
    return schemaPath.includes("/recommended/");
}
const knownParts = new Map();
/** The part of the schema that a keyword stands in; there are a few hundred of them, whatever the manifest. */
function schemaAt(schemaPath) {
    const known = knownParts.get(schemaPath);
    if (known)
        return known;
    // `recommended` holds keywords of its own: what they stand in is one step further out.
    const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
    const names = steps.map((step) => unescaped(decodeURIComponent(step)));
    const part = names.reduce((node, step) => resolved(node[step]), resolved(manifest_schema_namespaceObject));
    knownParts.set(schemaPath, part);
    return part;
}
/** The steps of a JSON pointer; those into arrays are numbers. */
function stepsOf(pointer, manifest) {
    let here = manifest;
    return pointer
        .split("/")
        .slice(1)
        .map((raw) => {
        const step = Array.isArray(here) ? Number(raw) : unescaped(raw);
        here = here[step];
        return step;
    });
}
function resolved(node) {
    if (typeof node !== "object" || node === null)
        return {};
    const { $ref, ...own } = node;
    const definitions = manifest_schema_namespaceObject.definitions;
    return typeof $ref === "string" ? { ...resolved(definitions[$ref.replace("#/definitions/", "")]), ...own } : own;
}
const unescaped = (step) => step.replace(/~1/gu, "/").replace(/~0/gu, "~");

;// CONCATENATED MODULE: ./build/src/plugin/manifest/manifest-facts.js







const MANIFEST_READERS = {
    shape: (reading) => ofManifest(reading, ({ value }) => shapeOf(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* declaredFilesOf */.Jn)(manifest, reading.workspace, reading.folder)),
    images: async (reading) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W)(files) ? files : imagesOf(files, reading.workspace);
    },
    ranges: async (reading) => {
        const packageJson = await reading.fact("packageJson");
        return ofManifest(reading, async (manifest) => (0,ranges/* hasUncommonRange */.gi)(manifest, (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson)
            ? (0,ranges/* rangesOf */.wA)((await Promise.all(/* import() */[__nccwpck_require__.e(1084), __nccwpck_require__.e(6918)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6918))).semverRange)
            : (0,ranges/* rangesOf */.wA)());
    },
    license: (reading) => ofManifest(reading, licenseOf),
    configJudgement: (reading) => ofManifest(reading, async (manifest) => {
        const tasks = configTasks(manifest);
        return tasks.length === 0 ? { faults: [] } : (await __nccwpck_require__.e(/* import() */ 3021).then(__nccwpck_require__.bind(__nccwpck_require__, 3021))).judgedConfig(tasks);
    }),
};
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W)(manifest) ? manifest : read(manifest);
}

// EXTERNAL MODULE: ./build/src/plugin/npm-files/archive-files.js
var archive_files = __nccwpck_require__(7096);
// EXTERNAL MODULE: ./build/src/plugin/manifest/expected-files.js
var expected_files = __nccwpck_require__(8008);
;// CONCATENATED MODULE: ./build/src/plugin/npm-files/plain-packed-files.js


const MOST_FILES = 20_000;
const DEEPEST = 50;
/** What npm packs of the package's own folder without being asked, whatever the ending. */
const ALWAYS = ["readme", "copying", "license", "licence"];
/** Names that npm has rules for, wherever they stand. */
const plain_packed_files_ODD = ["cvs", "npm-debug.log", "config.gypi", "archived-packages"];
/** What one npm or another never packs of the package's own folder, also when it is asked to. */
const NEVER = [
    ...["node_modules", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
    ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];
/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
function plainPackedFiles({ workspace, folder, packageJson }) {
    const listed = plainList(packageJson);
    if (!listed)
        return undefined;
    const files = [];
    const links = [];
    // An entry of one name is also for files of that name in folders of which a part is packed.
    const anywhere = new Set([...listed.below.keys()].map((name) => name.toLowerCase()));
    const take = (path) => {
        const entry = workspace.entry(path);
        if (entry?.kind !== "file" || files.length === MOST_FILES)
            return false;
        files.push({ path, size: entry.size });
        return true;
    };
    const takeAll = (at, depth) => depth < DEEPEST &&
        workspace.canList?.(at) !== false &&
        workspace.list(at).every(({ name, kind }) => {
            const path = (0,workspace_workspace/* joined */.oR)(at, name);
            if (!isPlainName(name))
                return false;
            if (kind === "link")
                links.push(path);
            return kind === "folder" ? takeAll(path, depth + 1) : kind !== "file" || take(path);
        });
    const takeListed = (at, { below }, depth) => {
        const letters = new Set([...below.keys()].map((name) => name.toLowerCase()));
        let found = 0;
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,workspace_workspace/* joined */.oR)(at, name);
            const wanted = below.get(name);
            if (wanted) {
                found++;
                if (kind === "folder" && wanted.isListed) {
                    if (!takeAll(path, depth))
                        return false;
                }
                else if (kind === "folder") {
                    if (!takeListed(path, wanted, depth + 1))
                        return false;
                }
                else if (kind !== "file" || wanted.isFolder || !take(path))
                    return false;
            }
            else if (letters.has(name.toLowerCase()))
                return false;
            else if (depth > 0) {
                if (anywhere.has(name.toLowerCase()) || /^\.(?:npm|git)ignore$/iu.test(name))
                    return false;
            }
            else if (isAlways(name)) {
                if (kind === "link")
                    links.push(path);
                else if (kind !== "file" || name.includes("*") || !take(path))
                    return false;
            }
        }
        return found === below.size;
    };
    return takeListed(folder, listed, 0) ? { files: files.toSorted(workspace_workspace/* byPath */.f2), links } : undefined;
}
/** The entries of `files` as a tree; `undefined` where one is no plain path, or another key has a say. */
function plainList(packageJson) {
    const own = (key) => (Object.hasOwn(packageJson, key) ? packageJson[key] : undefined);
    const files = own("files");
    if (!Array.isArray(files) || files.length > 100)
        return undefined;
    const others = ["workspaces", "bundleDependencies", "bundledDependencies", "directories", "patchedDependencies"];
    if (others.some((key) => own(key) !== undefined))
        return undefined;
    const root = { isListed: false, isFolder: true, below: new Map() };
    const paths = [];
    for (const entry of files) {
        const names = plainNames(entry);
        if (!names || NEVER.includes(names[0]?.toLowerCase() ?? ""))
            return undefined;
        let at = root;
        for (const name of names) {
            if (at !== root)
                at.isFolder = true;
            const next = at.below.get(name) ?? { isListed: false, isFolder: false, below: new Map() };
            at.below.set(name, next);
            at = next;
        }
        at.isListed = true;
        if (typeof entry === "string" && entry.endsWith("/"))
            at.isFolder = true;
        paths.push(names.join("/"));
    }
    const isPacked = (path) => {
        const way = plainNames(path)?.join("/");
        return way !== undefined && paths.some((packed) => way === packed || way.startsWith(`${packed}/`));
    };
    const bin = own("bin");
    const entryPoints = [own("main"), own("browser"), ...((0,json_object/* isObject */.G)(bin) ? Object.values(bin) : [bin])];
    return entryPoints.every((path) => path === undefined || isPacked(path)) ? root : undefined;
}
/** The names of a path in which nothing has a meaning for npm. */
function plainNames(path) {
    if (typeof path !== "string" || path.length > 500 || !/^(?:\.?\/)?[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*\/?$/u.test(path))
        return undefined;
    const names = path
        .replace(/^\.?\//u, "")
        .replace(/\/$/u, "")
        .split("/");
    return names.every(isPlainName) ? names : undefined;
}
function isPlainName(name) {
    const small = name.toLowerCase();
    return PRINTED.test(name) && !name.startsWith(".") && !small.endsWith(".orig") && !plain_packed_files_ODD.includes(small);
}
/** ASCII without the star, which npm packs in no name. */
const PRINTED = /^[\x20-)+-~]+$/u;
/** As npm has it: with any ending but those of backups, and in any letters that are ASCII. */
function isAlways(name) {
    const small = name.toLowerCase();
    if (small === "package.json")
        return name.toUpperCase() === "PACKAGE.JSON";
    const dot = small.indexOf(".");
    if (dot < 0)
        return ALWAYS.includes(small);
    return ALWAYS.includes(small.slice(0, dot)) && dot < small.length - 1 && !small.endsWith("~") && !small.endsWith("$");
}

;// CONCATENATED MODULE: ./build/src/plugin/npm-files/packed-files.js


/** By the rules of npm; where npm itself was asked, its answer counts. */
async function packedFilesOf(packing, byNpm) {
    if (packing.workspace.canList?.(packing.folder) === false)
        return (0,absent/* absent */.G)("the folder of the plugin cannot be listed");
    const byRules = plainPackedFiles(packing) ?? (await walked(packing));
    if ((0,absent/* isAbsent */.W)(byNpm))
        return byRules;
    return (await __nccwpck_require__.e(/* import() */ 9548).then(__nccwpck_require__.bind(__nccwpck_require__, 9548))).asNpmHasIt(byNpm, byRules);
}
async function walked(packing) {
    const walk = (await __nccwpck_require__.e(/* import() */ 3397).then(__nccwpck_require__.bind(__nccwpck_require__, 3397))).packWalk(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [] };
    const { files, links, incomplete } = walk;
    return { files, links, ...(incomplete !== undefined && { incomplete }) };
}

;// CONCATENATED MODULE: ./build/src/plugin/package/package-facts.js




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
        return (await __nccwpck_require__.e(/* import() */ 422).then(__nccwpck_require__.bind(__nccwpck_require__, 422))).packageContents(packing, packed);
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

// EXTERNAL MODULE: ./build/src/plugin/secrets/secret-suspects.js
var secret_suspects = __nccwpck_require__(1963);
;// CONCATENATED MODULE: ./build/src/plugin/secrets/secrets.js

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
            const result = (await Promise.all(/* import() */[__nccwpck_require__.e(1577), __nccwpck_require__.e(9255)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9255))).searchFile(file, suspect.bytes, charactersLeft);
            charactersLeft -= result.searched;
            found.push(...result.found);
            if (!result.complete)
                unsearched.push({ file, size, why: "too much" });
        }
    }
    return { found, unsearched };
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/secret-facts.js


const SECRET_READERS = {
    secrets: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.G)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return secretsOf(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W)(list) ? [] : list.files)));
    },
};

// EXTERNAL MODULE: ./build/src/plugin/documents/changelog.js
var changelog = __nccwpck_require__(2891);
// EXTERNAL MODULE: ./build/src/plugin/package/git-facts.js + 1 modules
var git_facts = __nccwpck_require__(5801);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/plugin/files/exact-file.js
var exact_file = __nccwpck_require__(3354);
;// CONCATENATED MODULE: ./build/src/plugin/package/lock-file.js




/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines stand at their beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const lock_file_DEEPEST = 3;
function lockFileOf(workspace, folder) {
    const found = NAMES.map((name) => (0,exact_file/* exactFile */.m)(workspace, folder, name)).find(({ state }) => state !== "missing");
    if (!found)
        return (0,absent/* absent */.G)("there is no lock file of npm");
    const head = found.state === "file" ? workspace.head(found.path, HEAD) : undefined;
    return { found, versions: head ? versionsIn(found.path, head) : [] };
}
function versionsIn(file, head) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,text_lines/* linesOf */.D)(text);
    return [...stringsAt(text, POINTERS)].map(([pointer, { start, end, value }]) => ({
        version: value,
        at: { file, pointer, range: lines.range(start, end) },
    }));
}
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** Stands for the key, inside an array. */
const ITEM = 0;
/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function stringsAt(text, pointers) {
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
        const value = unquoted(token);
        if (value === undefined || level < 0)
            break;
        const pointer = level < lock_file_DEEPEST ? (0,json_text/* pointerOf */.r)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
        }
    }
    return found;
}
function unquoted(token) {
    try {
        const value = JSON.parse(token);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A line break or a wrong escape: this is no JSON from here on.
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/src/plugin/documents/major-change.js
var major_change = __nccwpck_require__(861);
// EXTERNAL MODULE: ./build/src/plugin/secrets/tracked-environment.js + 1 modules
var tracked_environment = __nccwpck_require__(2072);
;// CONCATENATED MODULE: ./build/src/plugin/package/version-facts.js








const VERSION_READERS = {
    lockFile: (reading) => ofPlugin(reading, ({ workspace, folder }) => lockFileOf(workspace, folder)),
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

;// CONCATENATED MODULE: ./build/src/plugin/workflows/told-with.js
/** Why the repository's own faults are not told with a plugin: they are told once, with another. */
function toldWith(folder) {
    return `the workflows are told with ${folder === "" ? "." : folder}`;
}

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflows.js





const workflows_FOLDER = ".github/workflows";
const workflows_MOST_FILES = 100;
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
        return (0,absent/* absent */.G)(toldWith(spokenForBy));
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
    for (const { name } of names.slice(0, workflows_MOST_FILES)) {
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
            const { readWorkflow } = await __nccwpck_require__.e(/* import() */ 7753).then(__nccwpck_require__.bind(__nccwpck_require__, 7753));
            files.push(await readWorkflow(file, text));
        }
    }
    if (names.length > workflows_MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(workflows_MOST_FILES)} by name are read`;
        unread.push({ file: workflows_FOLDER, why, help: "Remove those that are not needed" });
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

;// CONCATENATED MODULE: ./build/src/plugin/workflows/workflow-facts.js

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

/***/ 5192:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ RUN_FACTS; },
/* harmony export */   l: function() { return /* binding */ COMMAND_READERS; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3459);
/* harmony import */ var _scripts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(287);


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

/***/ 287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DF: function() { return /* binding */ SCRIPT_NAMES; },
/* harmony export */   Lo: function() { return /* binding */ COMMANDS; },
/* harmony export */   Sf: function() { return /* binding */ scriptsOf; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3459);
/* harmony import */ var _manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5635);
/* harmony import */ var _package_package_manager_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2457);



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
        return scriptAmong((0,_manifest_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(scripts) ? scripts : {}, SCRIPT_NAMES[name]);
    };
    return {
        commands: { test: command("test"), lint: command("lint"), typecheck: command("typecheck") },
        manager: (0,_package_package_manager_js__WEBPACK_IMPORTED_MODULE_1__/* .packageManagerOf */ .n_)(where.workspace, where.folder, value),
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

/***/ 2835:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ holdsCredentials; },
/* harmony export */   S: function() { return /* binding */ isCredentialFile; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);
/* harmony import */ var _environment_file_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6866);


/** Names of files that are made to hold credentials and nothing else. */
const CREDENTIALS = /^(?:\.git-credentials|[._]netrc|\.htpasswd|\.pgpass|id_(?:rsa|dsa|ecdsa|ed25519)|.+\.(?:p12|pfx|jks|keystore))$/iu;
/** A setting of npm that is written there itself, and not taken from the environment. */
const TOKEN = /_(?:authToken|auth|password)\s*=\s*(?!["']?\$\{)[^\s"']/u;
const ASCII = /^[\0-\x7f]*$/u;
const LARGEST_NPMRC = 1024 * 1024;
/** What such names have in them, where they do not begin with a dot. */
const TELLING = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name says that a file holds credentials; `.npmrc` may, and has to be read. */
function isCredentialFile(name) {
    return (0,_environment_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isEnvironmentFile */ .C)(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Never a no for a name that the pattern fits: the engine takes long to make code of that one, and few names need it. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return TELLING.some((part) => large.includes(part));
}
/** Whether a file holds credentials: by its name, or as an .npmrc in which some are written. */
function holdsCredentials(workspace, path) {
    const name = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .baseName */ .Fl)(path);
    if (isCredentialFile(name))
        return true;
    if (name !== ".npmrc")
        return false;
    const bytes = workspace.bytes(path, LARGEST_NPMRC);
    // What cannot be read may hold anything.
    if (!bytes)
        return true;
    return new TextDecoder()
        .decode(bytes)
        .split("\n")
        .some((line) => !/^\s*[#;]/u.test(line) && TOKEN.test(line));
}


/***/ }),

/***/ 6866:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ isEnvironmentFile; },
/* harmony export */   Y: function() { return /* binding */ ENVIRONMENT_PART; }
/* harmony export */ });
/** What the names of all such files hold. */
const ENVIRONMENT_PART = ".env";
const ENVIRONMENT = /^\.env(?:$|[._-])/u;
const TEMPLATE = /[._-](?:example|sample|template|dist)$/iu;
/** Whether a file of this name holds settings of one machine: `.env`, `.env.local`, but not `.env.example` or `.envrc`. */
function isEnvironmentFile(name) {
    return ENVIRONMENT.test(name) && !TEMPLATE.test(name);
}


/***/ }),

/***/ 1963:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: function() { return /* binding */ secretSuspects; },
/* harmony export */   P: function() { return /* binding */ LARGEST_SEARCHED; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);
/* harmony import */ var _text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(133);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2605);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2835);





const MEBI = 1024 * 1024;
const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const MOST_BYTES = 32 * MEBI;
/** What every plugin ships; it is searched also where nobody knows what is packed. */
const SHIPPED = [
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "dist/plugin.js",
    "dist/plugin.js.map",
    "manifest.json",
    "package.json",
];
/** Pictures, films, fonts and archives by how they begin: what they hold is packed, and no text. */
const COMPRESSED = /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|\0\0.{2}ftyp|OggS\0|wOF[F2]|\x1f\x8b|PK\x03\x04|7z\xbc\xaf|BZh[1-9]1AY|\xfd7zXZ|\x28\xb5\x2f\xfd)/su;
/** As much of a file as that takes. */
const START = 16;
const COMPRESSED_NAME = /\.(?:avif|br|gif|gz|jpe?g|mp4|ogg|png|webm|webp|woff2?|zip)$/iu;
/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
function* secretSuspects(workspace, folder, packed) {
    let bytesLeft = MOST_BYTES;
    for (const { path, size } of shippedFiles(workspace, folder, packed)) {
        // Those have a check of their own, which refuses them whatever they hold.
        if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_2__/* .isCredentialFile */ .S)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .baseName */ .Fl)(path)) || isPicture(workspace, path, size))
            continue;
        const isTooLarge = size > Math.min(LARGEST_SEARCHED, bytesLeft);
        const ascii = isTooLarge ? undefined : workspace.ascii?.(path);
        if (ascii !== undefined && !mayHoldSecret(ascii, false)) {
            bytesLeft -= ascii.length;
            continue;
        }
        const bytes = isTooLarge ? undefined : workspace.bytes(path, LARGEST_SEARCHED);
        bytesLeft -= bytes?.length ?? 0;
        if (!bytes)
            yield { path, size, why: isTooLarge ? "too large" : "unreadable" };
        else if (mayHoldSecret((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(bytes), (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .wideEncoding */ .bO)(bytes) !== undefined))
            yield { path, size, bytes };
    }
}
/** Whether a file is compressed by its name and by how it begins; one that is large, by its name alone. */
function isPicture(workspace, path, size) {
    if (!COMPRESSED_NAME.test(path))
        return false;
    const head = size > LARGEST_SEARCHED ? undefined : workspace.head(path, START);
    return size > LARGEST_SEARCHED || (head !== undefined && COMPRESSED.test((0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(head, 0, START)));
}
/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text, isWide) {
    return !COMPRESSED.test(text.slice(0, START)) && (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(isWide ? text.replaceAll("\0", "") : text);
}
function shippedFiles(workspace, folder, packed) {
    const files = new Map(packed.map((file) => [file.path, file]));
    for (const name of SHIPPED) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joined */ .oR)(folder, name);
        if (files.has(path))
            continue;
        const entry = workspace.entry(path);
        if (entry?.kind === "file")
            files.set(path, { path, size: entry.size });
    }
    return files.values();
}


/***/ }),

/***/ 2072:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  NR: function() { return /* binding */ trackedEnvironmentOf; },
  BO: function() { return /* binding */ trackedFilesOf; },
  e5: function() { return /* binding */ tracksPath; }
});

// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/secrets/environment-file.js
var environment_file = __nccwpck_require__(6866);
;// CONCATENATED MODULE: ./build/src/git/git-index.js
const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Of the mode's third byte, which holds the kind of the file. */
const KIND = 0xf0;
const FOLDER = 0x40;
/** Of its last byte. */
const OWNER_RUNS = 0o100;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function readGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { absent: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
    return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { absent: "the index of git cannot be read" };
function read(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const folders = [];
    const end = index.length - hash;
    const names = version === 4 ? shortenedNames(index, part) : wholeNames(index, part);
    let at = HEADER;
    for (let count = index.readUInt32BE(8); count > 0; count--) {
        const flagsAt = at + OBJECT + hash;
        if (flagsAt + 4 > end)
            return undefined;
        // Byte by byte: most processes end before this is compiled.
        const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
        const isExtended = (flags & EXTENDED) !== 0;
        if (isExtended && version === 2)
            return undefined;
        const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
        if (next === NONE || next > end)
            return undefined;
        const isFolder = ((index[at + MODE + 2] ?? 0) & KIND) === FOLDER;
        if (isFolder)
            folders.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_RUNS) !== 0)
                programs.push(names.last());
        }
        at = next;
    }
    const extension = firstNeeded(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { absent: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { absent: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, folders };
}
const NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function wholeNames(index, part) {
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
function shortenedNames(index, part) {
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
/** The first part behind the entries that must be understood; "" for none, `undefined` where they do not fill the index. */
function firstNeeded(index, start, end) {
    let needed = "";
    let at = start;
    while (at < end) {
        if (at + 8 > end)
            return undefined;
        const name = index.toString("latin1", at, at + 4);
        // What begins with a capital letter may be passed over. "sdir" says that folders may stand among the entries.
        if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir")
            needed = name;
        at += 8 + index.readUInt32BE(at + 4);
    }
    return at === end ? needed : undefined;
}

;// CONCATENATED MODULE: ./build/src/plugin/secrets/tracked-environment.js




const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], folders: [] };
// One repository may hold a thousand plugins: what is the same for all of them is read once.
const environments = new WeakMap();
/** Where there is no repository, nothing is tracked. */
function trackedEnvironmentOf(workspace, folder) {
    const git = workspace.git?.();
    if (git === undefined)
        return { paths: [] };
    if ((0,absent/* isAbsent */.W)(git))
        return git;
    const index = environments.get(git) ?? readEnvironments(git);
    environments.set(git, index);
    if ((0,absent/* isAbsent */.W)(index))
        return index;
    const inside = folder === "" ? "" : `${folder}/`;
    if (index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed)))
        return (0,absent/* absent */.G)("this is a sparse checkout, and its index does not name every file of the plugin");
    return { paths: index.paths.filter((path) => path.startsWith(inside) && (0,environment_file/* isEnvironmentFile */.C)((0,workspace_workspace/* baseName */.Fl)(path))) };
}
/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
function trackedFilesOf(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,absent/* absent */.G)("the files are in no git repository");
    return (0,absent/* isAbsent */.W)(git) ? git : readIndex(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function tracksPath(workspace, end) {
    const tracked = trackedFilesOf(workspace, end);
    return !(0,absent/* isAbsent */.W)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
function readEnvironments(git) {
    return readIndex(git, environment_file/* ENVIRONMENT_PART */.Y);
}
function readIndex(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,absent/* absent */.G)("the index of git cannot be read, or has over 64 MiB");
    return readGitIndex(bytes, part);
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
    const notes = [(0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .selectionWords */ .w8)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .goneWords */ .d1)(report), (0,_words_js__WEBPACK_IMPORTED_MODULE_3__/* .ageWords */ .hm)(report)].filter((note) => note !== undefined);
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

const LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function startedLine({ folder, line }) {
    const command = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(folder === "" ? command : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(folder, LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test  3.2 s`, or how it failed. */
function endedLine({ line, run, milliseconds }) {
    const words = endedWords(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shortened */ .vI)(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
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
/* harmony export */   Cs: function() { return /* binding */ annotatedWords; },
/* harmony export */   L2: function() { return /* binding */ verdictWords; },
/* harmony export */   L3: function() { return /* binding */ knownWords; },
/* harmony export */   N4: function() { return /* binding */ tally; },
/* harmony export */   O6: function() { return /* binding */ allCountWords; },
/* harmony export */   Vl: function() { return /* binding */ releaseWords; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   d1: function() { return /* binding */ goneWords; },
/* harmony export */   di: function() { return /* binding */ titleAndPath; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   em: function() { return /* binding */ sentence; },
/* harmony export */   fl: function() { return /* binding */ stopsReleaseOnly; },
/* harmony export */   hS: function() { return /* binding */ counted; },
/* harmony export */   hm: function() { return /* binding */ ageWords; },
/* harmony export */   kW: function() { return /* binding */ skippedChecks; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   o5: function() { return /* binding */ pluginTitle; },
/* harmony export */   rj: function() { return /* binding */ countWords; },
/* harmony export */   w8: function() { return /* binding */ selectionWords; },
/* harmony export */   yh: function() { return /* binding */ listWords; }
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
/** With a full stop, where it does not end in a question. */
function sentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
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
    const { of, tag, changedSince, shard } = selection;
    const released = tag === undefined ? [] : [`released by ${tag}`];
    const changed = changedSince === undefined ? [] : [`changed since ${changedSince}`];
    const how = [...released, ...changed, ...(shard === undefined ? [] : [`shard ${shard}`])].join(", ");
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(plugins.length)} of ${counted(of, "plugin")}: ${how}`;
}
/** That a baseline lists what is not there any more; `undefined` where it does not. */
function goneWords({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count; `undefined` where none was compared. */
function ageWords({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ));
    const [fresh, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (fresh === undefined || known === undefined || fresh + known === 0)
        return undefined;
    const rest = open.length - fresh - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        fresh > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(fresh)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(rest)} not compared`] : [])].join(", ");
}
/** That the pull request does not bring a finding; `undefined` for any other. */
function knownWords({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** That not all findings are shown at their lines, in a sentence; nothing where they are. */
function annotatedWords(report, shown, isCut) {
    const { error, warning, notice } = reportCounts(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = ageWords(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .z)(shown)} of ${counted(all, "finding")} are annotated, ${order}; ${listWords(isCut)}.`];
}
/** Where those are that GitHub does not show at their lines. */
function listWords(isCut) {
    return isCut ? "the list is below, as far as GitHub takes it" : "the list is below";
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

/***/ 3768:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ inTurn; },
/* harmony export */   m: function() { return /* binding */ asksNpm; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2605);


/** Finds out what npm itself would pack; nothing of the plugin is run for it. */
function asksNpm(surroundings) {
    return async ({ workspace, root, folder, needs }) => {
        if (!needs.has("packedFiles") || workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joined */ .oR)(folder, "package.json"))?.kind !== "file")
            return {};
        const { askNpm } = await __nccwpck_require__.e(/* import() */ 4424).then(__nccwpck_require__.bind(__nccwpck_require__, 4424));
        return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
    };
}
/** One after the other. */
function inTurn(...ways) {
    return async (asked) => {
        let given = {};
        for (const findOut of ways)
            given = { ...given, ...(await findOut(asked)) };
        return given;
    };
}


/***/ }),

/***/ 4398:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  _: function() { return /* binding */ inspectionFor; }
});

// UNUSED EXPORTS: unknownCheck

// EXTERNAL MODULE: ./build/src/checks/index.js + 122 modules
var src_checks = __nccwpck_require__(7369);
// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/text/location.js
var text_location = __nccwpck_require__(5881);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/core/policy.js
var core_policy = __nccwpck_require__(1208);
// EXTERNAL MODULE: ./build/src/core/switch-off.js
var switch_off = __nccwpck_require__(6478);
// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __nccwpck_require__(2873);
;// CONCATENATED MODULE: ./build/src/core/inspect.js







/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const spoken = checks.map((check) => outcomeOf(plugin, check, policy));
    const outcomes = concluded(plugin, checks, spoken, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = (0,absent/* isAbsent */.W)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,safe/* mayBeSecret */.lr)(value) ? value : undefined;
    };
    return {
        path: plugin.folder === "" ? "." : plugin.folder,
        name: text("name"),
        version: text("version"),
        outcomes,
        findings: findings.toSorted(byPlace),
    };
}
function outcomeOf(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,absent/* isAbsent */.W)(fact))
            return outcomeBy(check, { status: "skipped", reason: fact.absent });
    }
    // Every needed fact was just found to be there.
    return said(plugin, check, policy, () => check.run(plugin.facts));
}
/** What a check says, after what it has said already. */
function said(plugin, check, policy, speak, before = []) {
    const findings = [...before];
    let reason;
    try {
        for (const word of speak()) {
            if ((0,absent/* isAbsent */.W)(word))
                reason ??= word.absent;
            else
                findings.push(findingOf(plugin, check, word, policy));
        }
    }
    catch (error) {
        // A crash is ours: it is told with its stack, and the verdict is never a pass.
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return outcomeBy(check, { status: "crashed", error: told });
    }
    if (findings.length > 0)
        return outcomeBy(check, { status: "unmet", findings });
    return reason === undefined ? metBy(check) : outcomeBy(check, { status: "skipped", reason });
}
/** All outcomes with what is switched off marked, and what is left to say of that. */
function concluded(plugin, checks, spoken, policy) {
    const { configuration } = plugin.facts;
    if ((0,absent/* isAbsent */.W)(configuration) || configuration.off.length === 0)
        return spoken;
    const { off } = configuration;
    const { outcomes, used } = (0,switch_off/* switchOff */.SP)(spoken, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => (0,switch_off/* isPast */.R6)(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return said(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
    });
}
function outcomeBy({ id, title }, rest) {
    return Object.assign({ check: id, title, url: (0,tool/* pageUrl */.f)(id) }, rest);
}
const met = new WeakMap();
/** The outcome that says nothing but its check's name: one for all plugins. */
function metBy(check) {
    const known = met.get(check);
    if (known)
        return known;
    const outcome = Object.freeze(outcomeBy(check, { status: "met" }));
    met.set(check, outcome);
    return outcome;
}
function findingOf(plugin, check, problem, policy) {
    const { message, help, fix, at, printed, secret } = problem;
    return {
        check: check.id,
        severity: (0,core_policy/* severityOf */.xJ)(problem, check.severity, policy),
        stopsRelease: (0,core_policy/* stopsRelease */.LM)(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        url: (0,tool/* pageUrl */.f)(check.id),
        location: at ?? { file: (0,workspace/* joined */.oR)(plugin.folder, "manifest.json") },
    };
}
const START = { line: 0, column: 0 };
function byPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        (0,text_location/* comparePositions */.E)(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __nccwpck_require__(983);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
;// CONCATENATED MODULE: ./build/src/run/inspection.js






const ALONE = { root: "", spokenForBy: undefined };
/** The thorough way: every chosen check on all the facts that it needs. @throws {UsageError} for a check there is not. */
function inspectionFor(request) {
    const { occasion, strict, today } = request;
    const checks = chosen(request.only);
    const known = src_checks/* checks */.A.map(({ id }) => id);
    const policy = { occasion, strict, known, ...(today !== undefined && { today }) };
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest").add("configuration");
    const tag = request.tag === undefined ? {} : { tag: { name: request.tag } };
    return async (workspace, folder, { root, spokenForBy } = ALONE) => {
        const given = { ...tag, ...(await request.findOut?.({ workspace, root, folder, needs })) };
        const judge = async (places) => inspect(await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs, places, given, spokenForBy }), checks, policy);
        // Only what has something to point at is read once more, with the place of every key and value.
        const quick = await judge(false);
        return quick.findings.length === 0 ? quick : judge(true);
    };
}
function chosen(only) {
    if (!only)
        return src_checks/* checks */.A;
    const ids = src_checks/* checks */.A.map(({ id }) => id);
    for (const id of only)
        if (!ids.includes(id))
            throw unknownCheck(id);
    return src_checks/* checks */.A.filter(({ id }) => only.includes(id));
}
function unknownCheck(id) {
    const meant = (0,nearest/* nearest */.p)(id, src_checks/* checks */.A.map((check) => check.id));
    const help = meant === undefined ? "List them with: plugin-preflight explain" : `Did you mean ${meant}?`;
    return new usage_error/* UsageError */.e(`There is no check ${(0,safe/* quoted */.TL)(id)}`, help);
}


/***/ }),

/***/ 1392:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; },
  v: function() { return /* binding */ sourceOf; }
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __nccwpck_require__(9763);
// EXTERNAL MODULE: ./build/src/run/inspection.js + 1 modules
var inspection = __nccwpck_require__(4398);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __nccwpck_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/workspace/disk.js + 4 modules
var disk = __nccwpck_require__(9764);
;// CONCATENATED MODULE: ./build/src/run/plugin-folders.js





const MANIFEST = "manifest.json";
/** No path that a system takes is longer. */
const LONGEST_PATTERN = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder tells.
 * @throws {UsageError} for a path that is no folder, a pattern that nothing matches, plugins of several repositories.
 */
async function pluginFolders(paths, cwd, known) {
    const isExclusion = (path) => path.startsWith("!") && (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, path)) === undefined;
    for (const path of paths)
        requireShort(path);
    if (paths.length > 0 && paths.every(isExclusion)) {
        const which = `${(0,safe/* quoted */.TL)(paths[0])} says only what is left out`;
        throw new usage_error/* UsageError */.e(`${which}, and no plugin is named`, `Name the plugins first: "**" ${(0,safe/* quoted */.TL)(paths[0])}`);
    }
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = known ?? rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,disk/* workspacePath */.X5)(root, folder);
        if (inside === undefined) {
            throw new usage_error/* UsageError */.e(`${(0,safe/* quoted */.TL)(folder)} is not in the repository ${(0,safe/* quoted */.TL)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await matching(workspace, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,disk/* workspacePath */.X5)(root, (0,disk/* realFolder */.PX)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
function requireShort(path) {
    if (path.length <= LONGEST_PATTERN)
        return;
    const length = `${(0,numbers/* grouped */.z)(path.length)} characters, but may have at most ${(0,numbers/* grouped */.z)(LONGEST_PATTERN)}`;
    throw new usage_error/* UsageError */.e(`The path ${(0,safe/* quoted */.TL)(path)} has ${length}`, GIVE_FOLDERS);
}
/** A pattern of manifests stands for their folders, as the path of one does. */
function withoutManifest(pattern) {
    return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}
async function wantedBy(path, cwd) {
    // As from a variable of a shell that is not set.
    if (path === "")
        throw new usage_error/* UsageError */.e("A path is empty", "Give the folder of a plugin, or . for the current one");
    const full = (0,external_node_path_.resolve)(cwd, path);
    const folder = (0,disk/* realFolder */.PX)(full) ?? ((0,external_node_path_.basename)(full) === MANIFEST ? (0,disk/* realFolder */.PX)((0,external_node_path_.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if (!/[*?[{]/u.test(path))
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const { base, pattern } = readGlob(withoutManifest(path.split(external_node_path_.sep).join("/")));
    const searched = (0,disk/* realFolder */.PX)((0,external_node_path_.resolve)(cwd, base));
    if (searched === undefined) {
        const purpose = base === path ? "" : ` to search for ${(0,safe/* quoted */.TL)(path)}`;
        throw new usage_error/* UsageError */.e(`There is no folder ${(0,safe/* quoted */.TL)(base)}${purpose}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function matching(workspace, base, pattern, path) {
    const { matchingFolders } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
    const found = matchingFolders(workspace, base, pattern, MANIFEST);
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
    const { matcherOf } = await Promise.all(/* import() */[__nccwpck_require__.e(4006), __nccwpck_require__.e(6489)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6489));
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

// EXTERNAL MODULE: ./build/src/run/shard.js
var run_shard = __nccwpck_require__(2416);
;// CONCATENATED MODULE: ./build/src/run/selection.js

/** The plugins that a run is about, of those that it names. @throws {UsageError} where they cannot be told. */
async function selectedPlugins({ tag, changedSince, shard }, { root, workspace, folders }) {
    const released = tag === undefined ? folders : await (await __nccwpck_require__.e(/* import() */ 3424).then(__nccwpck_require__.bind(__nccwpck_require__, 3424))).taggedPlugin(workspace, folders, tag);
    const speaker = released.includes("") ? "" : released[0];
    const isPicked = tag !== undefined && folders.length > 1;
    if (!isPicked && changedSince === undefined && shard === undefined)
        return { folders: released, speaker };
    const changed = changedSince === undefined
        ? released
        : await (await __nccwpck_require__.e(/* import() */ 7037).then(__nccwpck_require__.bind(__nccwpck_require__, 7037))).changedPlugins(root, released, changedSince);
    return {
        folders: shard ? (0,run_shard/* partOf */.BU)(changed, shard) : changed,
        speaker,
        selection: {
            of: folders.length,
            ...(isPicked && { tag }),
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: (0,run_shard/* shardText */.eG)(shard) }),
        },
    };
}

;// CONCATENATED MODULE: ./build/src/run/preflight.js




const LARGEST_SOURCE = 16 * 1024 * 1024;
/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
async function preflight(request) {
    const { occasion, strict } = request;
    const { overlay } = request;
    const onDisk = await pluginFolders(request.paths, request.cwd, request.root);
    const named = overlay
        ? { ...onDisk, workspace: (await __nccwpck_require__.e(/* import() */ 4002).then(__nccwpck_require__.bind(__nccwpck_require__, 4002))).overlaid(onDisk.workspace, overlay) }
        : onDisk;
    const { root, workspace } = named;
    // Before anything of the plugins' is run: it could write another, and whoever waits for it could wait in vain.
    const { baseline: known } = request;
    const withBaseline = known === undefined
        ? (result) => result
        : (await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(8251), __nccwpck_require__.e(9981)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9981))).givenBaseline(known, request.cwd, root);
    const { folders, speaker, selection } = await selectedPlugins(request, named);
    const plugins = [];
    const inspect = (0,inspection/* inspectionFor */._)(request);
    for (const folder of folders) {
        // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
        const spokenForBy = folder === speaker ? undefined : speaker;
        const plugin = await inspect(workspace, folder, { root, spokenForBy });
        plugins.push(plugin);
        // Of a thousand plugins, only what is to be shown is kept.
        if (folders.length > 1)
            workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
    }
    const failOn = occasion === "release" ? "error" : request.failOn;
    return withBaseline({
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
        root,
        source: sourceOf(workspace),
    });
}
const MOST_SOURCES = 8;
/** The lines of files that a report names. */
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


/***/ }),

/***/ 4185:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  GE: function() { return /* binding */ MOST_MINUTES; },
  wM: function() { return /* binding */ readMinutes; },
  fJ: function() { return /* binding */ runsScripts; },
  l_: function() { return /* binding */ skipsScripts; }
});

// UNUSED EXPORTS: USUAL_MINUTES

// EXTERNAL MODULE: ./build/src/plugin/absent.js
var absent = __nccwpck_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/scripts/command-facts.js
var command_facts = __nccwpck_require__(5192);
// EXTERNAL MODULE: ./build/src/plugin/plugin.js + 33 modules
var plugin_plugin = __nccwpck_require__(983);
// EXTERNAL MODULE: ./build/src/plugin/scripts/scripts.js
var scripts_scripts = __nccwpck_require__(287);
// EXTERNAL MODULE: ./build/src/workspace/workspace.js
var workspace_workspace = __nccwpck_require__(2605);
// EXTERNAL MODULE: ./build/src/plugin/manifest/manifest.js
var manifest = __nccwpck_require__(5635);
// EXTERNAL MODULE: ./build/src/plugin/package/package-manager.js
var package_manager = __nccwpck_require__(2457);
;// CONCATENATED MODULE: ./build/src/plugin/package/uninstalled.js



/** Of more, whatever is missing is told by the commands that need it. */
const MOST_PACKAGES = 2000;
/** The packages that a package.json asks for and that stand in no `node_modules` from its folder up to the repository's root. */
function uninstalledPackages(workspace, folder, packageJson) {
    const wanted = ["dependencies", "devDependencies"].flatMap((key) => {
        const packages = packageJson?.[key];
        return (0,manifest/* isObject */.Gv)(packages) ? Object.keys(packages) : [];
    });
    if (wanted.length === 0)
        return [];
    const above = (0,package_manager/* foldersAbove */.Zv)(folder);
    // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
    const isThere = (path) => workspace.entry(path) !== undefined;
    if (above.some((at) => isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.cjs")) || isThere((0,workspace_workspace/* joined */.oR)(at, ".pnp.js"))))
        return [];
    const modules = above.map((at) => (0,workspace_workspace/* joined */.oR)(at, "node_modules")).filter((path) => isThere(path));
    return [...new Set(wanted)]
        .slice(0, MOST_PACKAGES)
        .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}
/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace, path) {
    const entry = workspace.entry(path);
    return entry !== undefined && entry.kind !== "broken";
}

;// CONCATENATED MODULE: ./build/src/run/run-scripts.js





/** Finds out what becomes of a plugin's tests, lint and type check by running those that a chosen check looks at. */
function runsScripts({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = scripts_scripts/* COMMANDS */.Lo.filter((name) => needs.has(command_facts/* RUN_FACTS */.g[name]));
        if (names.length === 0 && !needs.has("installation"))
            return given;
        const wanted = ["scripts", "packageJson"];
        const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: wanted, places: false, given });
        const { scripts, packageJson } = facts;
        if ((0,absent/* isAbsent */.W)(scripts))
            return { ...given, ...without(scripts.absent) };
        const missing = (0,absent/* isAbsent */.W)(packageJson) ? [] : uninstalledPackages(workspace, folder, packageJson.value);
        const installation = { missing };
        if (missing.length > 0)
            return { ...given, ...without("its packages are not installed"), installation };
        const { runCommands } = await __nccwpck_require__.e(/* import() */ 1838).then(__nccwpck_require__.bind(__nccwpck_require__, 1838));
        const runs = await runCommands({ root, folder }, scripts, names, options);
        const told = [...runs].map(([name, run]) => [command_facts/* RUN_FACTS */.g[name], run]);
        const notPacked = { archiveChange: (0,absent/* absent */.G)("this is no release") };
        return { ...given, ...without("there is nothing to run"), ...notPacked, installation, ...Object.fromEntries(told) };
    };
}
/** Runs nothing of a plugin's, for a reason that is told of every check that would need it. */
function skipsScripts(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, ...without(reason) });
}
function without(reason) {
    const none = (0,absent/* absent */.G)(reason);
    return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
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


/***/ }),

/***/ 2416:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ partOf; },
/* harmony export */   Xy: function() { return /* binding */ readShard; },
/* harmony export */   eG: function() { return /* binding */ shardText; }
/* harmony export */ });
/* harmony import */ var _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8568);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6039);


/** Reads `2/3`. @throws {UsageError} for anything else; `what` names where it was given. */
function readShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new _core_usage_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N, in at most 9,999 parts");
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


/***/ }),

/***/ 6659:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   As: function() { return /* binding */ utf8; },
/* harmony export */   QR: function() { return /* binding */ offsetsFromEnd; },
/* harmony export */   Wy: function() { return /* binding */ latin1; },
/* harmony export */   wM: function() { return /* binding */ offsetsOf; },
/* harmony export */   zP: function() { return /* binding */ copyOf; },
/* harmony export */   zu: function() { return /* binding */ placesOfBytes; }
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function latin1(bytes, start = 0, end = bytes.length) {
    return bufferOf(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one; U+FFFD stands for what is none. */
function utf8(bytes) {
    return bufferOf(bytes).toString("utf8");
}
/** Where a text stands in another, first to last. */
function* offsetsOf(words, text) {
    for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length))
        yield at;
}
/** Where a text stands in another but at its start, last to first. */
function* offsetsFromEnd(words, text) {
    for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1))
        yield at;
}
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyOf(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
 */
function placesOfBytes(bytes) {
    let known = 0;
    let position = { line: 1, column: 1 };
    const positionOf = (offset) => {
        if (offset < known)
            [known, position] = [0, { line: 1, column: 1 }];
        const part = bytes.slice(known, offset);
        let { line, column } = position;
        let lineStart = 0;
        for (const at of offsetsOf("\n", part))
            [line, column, lineStart] = [line + 1, 1, at + 1];
        column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
        known = offset;
        position = { line, column };
        return position;
    };
    return (start, end) => ({ start: positionOf(start), end: positionOf(end) });
}
function bufferOf(bytes) {
    return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
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

/***/ 8980:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NR: function() { return /* binding */ strictUtf8; },
/* harmony export */   _6: function() { return /* binding */ decodeUtf8; },
/* harmony export */   bO: function() { return /* binding */ wideEncoding; }
/* harmony export */ });
const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
function strictUtf8(bytes) {
    try {
        return STRICT.decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** Decodes UTF-8 strictly, and tells what is wrong with it. A byte order mark stays in the text. */
function decodeUtf8(bytes) {
    const name = wideEncoding(bytes);
    if (name)
        return { text: "", fault: { kind: "encoding", name } };
    const strict = strictUtf8(bytes);
    if (strict !== undefined)
        return { text: strict };
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    const before = longestValidStart(bytes);
    const byte = new TextEncoder().encode(before).length;
    return { text, fault: { kind: "byte", value: bytes[byte] ?? 0, byte, at: before.length } };
}
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
function wideEncoding(bytes) {
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
function longestValidStart(bytes) {
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

/***/ 4826:
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

/***/ 6001:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ isObject; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 7533:
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

/***/ 7424:
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

/***/ 5881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ comparePositions; }
/* harmony export */ });
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}


/***/ }),

/***/ 3330:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  B: function() { return /* binding */ findHeadings; },
  k: function() { return /* binding */ readMarkdown; }
});

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown-line.js
function lineKind(line) {
    const hasTag = line.includes("<");
    const hasName = line.includes("]:");
    if (isTextStart(line.charCodeAt(0)))
        return hasName || (hasTag && SPECIAL_TAG.test(line)) ? "odd" : "text";
    if (isBlank(line))
        return "blank";
    if (line.startsWith("#"))
        return "atx";
    const hasFence = line.includes("```") || line.includes("~~~");
    if (hasFence && FENCE.test(line))
        return "fence";
    if (UNDERLINE.test(line))
        return "underline";
    if (isComment(line))
        return "comment";
    if (hasTag && SPECIAL_TAG.test(line))
        return "odd";
    if (hasName)
        return DEFINITION.test(line) ? "definition" : "odd";
    if (line.startsWith("<"))
        return "html";
    if ((hasFence || line.includes("#")) && NESTED.test(line))
        return "odd";
    return hasTag && NESTED_TAG.test(line) ? "tag" : "text";
}
const FENCE = /^( *)(`{3,}|~{3,})([^]*)$/u;
/** What underlines a title, or is a rule. */
const UNDERLINE = /^\s*(?:=+|-+)\s*$/u;
const DEFINITION = /^\[([\w.+-]+)\]: https?:\/\/[^\s<>()"'\\]+[ \t]*$/u;
/** Tags in which a heading may stand, or what looks like one and is none. */
const SPECIAL_TAG = /<(?:[!?]|\/?(?:h[1-6]|blockquote|pre|script|style|textarea|title)(?![\w-]))/iu;
/** A heading or a fence that does not begin its line, but perhaps an item of a list. */
const NESTED = /^[\s>*+\-\d.)]*(?:#{1,6}(?:\s|$)|`{3}|~{3})/u;
const NESTED_TAG = /^[\s>*+\-\d.)]*</u;
const SEEN = /^(?: *(?:(?:[-*+]|\d{1,9}[.)]) +)?\*{0,2}(?:[A-Za-z]|\d+[A-Za-z:])|[|`!(]|\[[^\]\\]*\]\()/u;
/** Whether a line of text certainly shows something: a paragraph, an item with text, a picture, a row of a table. */
function isSeenText(line) {
    return SEEN.test(line);
}
function isBlank(line) {
    return line === "" || /^[ \t]*$/u.test(line);
}
/** The fence that a line opens; `undefined` where what looks like one is code within a paragraph. */
function openedFence(line) {
    const [, indent = "", marks = "", info = ""] = FENCE.exec(line) ?? [];
    return marks === "" || info.includes("`") ? undefined : { marks, indent: indent.length };
}
/**
 * What a line is below the opening of a fence. A fence that is indented may stand in a list, or be code itself: it is plain if all
 * of it is indented as far, and its end exactly so.
 */
function fenceLineKind(line, { marks, indent }) {
    const end = line.trimStart();
    if (end.startsWith(marks)) {
        const [, before = "", , rest = ""] = FENCE.exec(line) ?? [];
        const isEnd = line.startsWith(marks, before.length) && isBlank(rest);
        if (isEnd && (indent === 0 ? before.length <= 3 : before.length === indent))
            return "end";
        if (isEnd && indent > 0)
            return "odd";
    }
    return isBlank(line) || line.startsWith(" ".repeat(indent)) ? "inside" : "odd";
}
/** The name that a definition gives to a link, as links call it. */
function definedName(line) {
    return (DEFINITION.exec(line)?.[1] ?? "").toLowerCase();
}
/** Letters, and the bar that begins a row of a table: whatever follows, the line is no more than text. */
function isTextStart(code) {
    return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 124;
}
function isComment(line) {
    return line.startsWith("<!--") && line.indexOf("-->", 2) === line.trimEnd().length - 3;
}

;// CONCATENATED MODULE: ./build/src/text/markdown/markdown-plain.js

/**
 * The headings of a Markdown text that is written as most are: `# Title` from the first column, code between fences,
 * HTML in blocks without headings. `undefined` for one that needs a closer look. The tests hold what is found here
 * against the parser.
 */
function plainHeadings(text) {
    if (/\r(?!\n)|\0/u.test(text))
        return undefined;
    const found = [];
    const definitions = new Set();
    let fence;
    let before = "text";
    let next = 0;
    for (let from = text.startsWith("\uFEFF") ? 1 : 0; from < text.length; from = next) {
        const feed = text.indexOf("\n", from);
        next = feed === -1 ? text.length : feed + 1;
        const line = text.slice(from, feed === -1 ? next : text[feed - 1] === "\r" ? feed - 1 : feed);
        const last = found.at(-1);
        if (fence) {
            const kind = fenceLineKind(line, fence);
            if (kind === "odd")
                return undefined;
            if (kind === "end")
                fence = undefined;
            else if (last && line.trim() !== "")
                last.filled = true;
            continue;
        }
        const kind = lineKind(line);
        if (before === "html" && kind !== "blank") {
            if (!IN_HTML.has(kind))
                return undefined;
            if (kind !== "comment")
                doubt(last);
            continue;
        }
        if (before === "definition" && kind !== "definition" && kind !== "blank")
            return undefined;
        switch (kind) {
            case "odd":
            case "tag":
                return undefined;
            case "atx": {
                const heading = headingIn(line, from, next);
                if (!heading)
                    return undefined;
                found.push(heading);
                break;
            }
            case "fence":
                fence = openedFence(line);
                if (!fence)
                    return undefined;
                // One that is indented far enough is code itself.
                if (fence.indent > 0)
                    doubt(last);
                break;
            case "underline":
                if (before !== "blank")
                    return undefined;
                doubt(last);
                break;
            case "definition":
                if (before !== "blank" && before !== "definition")
                    return undefined;
                definitions.add(definedName(line));
                break;
            case "html":
                doubt(last);
                break;
            case "text":
                if (last && !last.filled && isSeenText(line))
                    last.filled = true;
                else
                    doubt(last);
                break;
            case "blank":
            case "comment":
        }
        before = kind;
    }
    const isSure = !fence && found.every(({ unsure, filled }) => filled || !unsure);
    return isSure ? found.map((heading) => resolved(heading, definitions)) : undefined;
}
/** What changes nothing in a block of HTML, nor in a paragraph with tags. */
const IN_HTML = new Set(["html", "tag", "comment", "text"]);
const MARKS = /^#{1,6} +/u;
const TITLE = /^[^\\`*_<&[\]#\s]+(?: +[^\\`*_<&[\]#\s]+)*$/u;
const LINK = /(?<!!)\[([\w.+-]+)\](?:\(https?:\/\/[\w./~:?=+%-]+\)|(?![[(]))/u;
function doubt(heading) {
    if (heading)
        heading.unsure = true;
}
function headingIn(line, from, to) {
    const rest = line.replace(MARKS, "");
    const written = rest.trimEnd();
    const link = written.includes("[") ? LINK.exec(written) : null;
    const title = link ? written.replace(link[0], link[1] ?? "") : written;
    if (rest === line || !TITLE.test(title) || !isBlank(rest.slice(written.length)))
        return undefined;
    const start = from + line.length - rest.length;
    const label = link?.[0].endsWith("]") === true ? link[1] : undefined;
    const seen = label === undefined ? title : written;
    const tidy = seen.includes("  ") ? seen.replace(/ +/gu, " ") : seen;
    const place = { start, end: start + written.length, from, to };
    return { level: line.indexOf(" "), title: tidy, style: "atx", ...place, filled: false, unsure: false, label };
}
/** A title in brackets is one without them if they are a link. */
function resolved(heading, definitions) {
    const { level, title, style, start, end, from, to, filled, label } = heading;
    const isLink = label !== undefined && definitions.has(label.toLowerCase());
    return { level, title: isLink ? title.replace(`[${label}]`, label) : title, style, start, end, from, to, filled };
}

// EXTERNAL MODULE: ./build/src/text/markdown/section.js
var section = __nccwpck_require__(407);
;// CONCATENATED MODULE: ./build/src/text/markdown/markdown.js


/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * Most texts are written plainly: the parser is only loaded for the others.
 */
async function readMarkdown(text) {
    return (0,section/* sectionsOf */.K)(text, await findHeadings(text));
}
/** The same headings, for those who have sections of their own in mind. */
async function findHeadings(text) {
    return plainHeadings(text) ?? (await Promise.all(/* import() */[__nccwpck_require__.e(5530), __nccwpck_require__.e(9989)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9989))).fullHeadings(text);
}


/***/ }),

/***/ 407:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ sectionsOf; }
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9763);

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
/* harmony export */   d: function() { return /* binding */ kilobytes; },
/* harmony export */   z: function() { return /* binding */ grouped; }
/* harmony export */ });
/** A whole number with its thousands apart: `1,048,576`. The locale data of the platform would cost every run 3 ms. */
function grouped(number) {
    return String(number).replace(/\B(?=(?:\d{3})+$)/gu, ",");
}
/** A number of bytes as people say it: `12 KB`, where 500 KB are the 512,000 bytes of the specification. */
function kilobytes(bytes) {
    return bytes < 1024 ? `${grouped(bytes)} bytes` : `${grouped(Math.round(bytes / 1024))} KB`;
}


/***/ }),

/***/ 6039:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N1: function() { return /* binding */ commandProperty; },
/* harmony export */   RK: function() { return /* binding */ visible; },
/* harmony export */   TL: function() { return /* binding */ quoted; },
/* harmony export */   lr: function() { return /* binding */ mayBeSecret; },
/* harmony export */   nl: function() { return /* binding */ inertJson; },
/* harmony export */   tJ: function() { return /* binding */ inert; },
/* harmony export */   vI: function() { return /* binding */ shortened; },
/* harmony export */   wD: function() { return /* binding */ markdown; },
/* harmony export */   wq: function() { return /* binding */ commandData; }
/* harmony export */ });
/* harmony import */ var _secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(133);

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
const UNSAFE = String.raw `[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}`;
const UNSEEN = String.raw `[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\x7f-\x9f]|(?! )\p{Zs}`;
const made = new Map();
/** Made where it is needed: a literal with classes of Unicode costs a twentieth of a run by being read. */
function pattern(source) {
    const known = made.get(source) ?? new RegExp(source, "gu");
    made.set(source, known);
    return known;
}
const NAMED = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const ZERO_WIDTH_SPACE = "\u200b";
/** Any text as one harmless line: no control, nothing invisible, no command to the runner. */
function visible(text) {
    return inertLine(PLAIN.test(text) ? text : text.replace(pattern(UNSAFE), escaped));
}
/**
 * A value of the plugin's as a message names it: text in quotes and cut to `longest` characters, a list or an object by
 * its kind. Of a text that may hold a secret nothing is shown.
 */
function quoted(value, longest = 80) {
    if (typeof value === "string")
        return mayBeSecret(value) ? '"\u2026"' : JSON.stringify(shortened(value, longest));
    if (Array.isArray(value))
        return "an array";
    if (typeof value === "object" && value !== null)
        return "an object";
    return String(value);
}
const SHORTEST_SECRET = 16;
/** Whether a text may hold a secret: then it is not shown. */
function mayBeSecret(text) {
    return text.length >= SHORTEST_SECRET && (0,_secret_anchors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAnchor */ .q1)(text);
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
        .replace(pattern(UNSEEN), (char) => Array.from({ length: char.length }, (_, at) => `\\u${hex(char.charCodeAt(at), 4)}`).join(""));
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

/***/ 133:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IC: function() { return /* binding */ anchorsIn; },
/* harmony export */   q1: function() { return /* binding */ hasAnchor; },
/* harmony export */   yY: function() { return /* binding */ FORMS; }
/* harmony export */ });
/**
 * What every text that may be a secret has in it: enough to find it, too little to be sure. One pass over a file
 * answers for a healthy plugin; only what has an anchor is looked at with the rules themselves.
 */
/** The middle of secrets whose form is all there is to know; the rules add what may not stand beside them. */
const FORMS = {
    "age-key": "AGE-SECRET-KEY-1[A-Z0-9]{58}",
    "airtable-token": "pat[A-Za-z0-9]{14}\\.[0-9a-f]{64}",
    "anthropic-key": "sk-ant-(?:admin|oat|api)0\\d-[\\w-]{80,128}",
    "atlassian-token": "ATATT3[\\w=-]{60,400}",
    "aws-access-key-id": "AKIA[A-Z2-7]{16}",
    "azure-client-secret": "\\dQ~[\\w.~-]{31,34}",
    "azure-storage-key": "AccountKey=[A-Za-z0-9+/]{86}==",
    "brevo-key": "xkeysib-[0-9a-f]{64}-[A-Za-z0-9]{16}",
    "digitalocean-token": "do[opr]_v1_[0-9a-f]{64}",
    "discord-webhook": "discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,80}",
    "doppler-token": "dp\\.(?:pt|st|ct|sa|scim|audit)\\.[A-Za-z0-9]{40,44}",
    "gitlab-token": "gl(?:agent|cbt|dt|ft|imt|oas|ptt|rt|soat)-[\\w-]{20,64}",
    "google-key": "AIza[\\w-]{35}",
    "google-oauth-secret": "GOCSPX-[\\w-]{28}",
    "heroku-key": "HRKU-AA[\\w-]{58}",
    "langsmith-key": "lsv2_[ps][tk]_[0-9a-f]{32}_[0-9a-f]{10}",
    "mapbox-token": "sk\\.eyJ[\\w-]{40,400}\\.[\\w-]{16,64}",
    "new-relic-key": "NRAK-[A-Z0-9]{27}",
    "nvidia-key": "nvapi-[\\w-]{60,70}",
    "openrouter-key": "sk-or-v1-[0-9a-f]{64}",
    "perplexity-key": "pplx-[A-Za-z0-9]{40,64}",
    "planetscale-token": "pscale_(?:tkn|oauth|pw)_[\\w.=-]{32,64}",
    "postman-key": "PMAK-[0-9a-f]{24}-[0-9a-f]{34}",
    "pulumi-token": "pul-[0-9a-f]{40}",
    "pypi-token": "pypi-AgEIcHlwaS5vcmc[\\w-]{50,1000}",
    "replicate-token": "r8_[A-Za-z0-9]{37}",
    "rubygems-key": "rubygems_[0-9a-f]{48}",
    "sentry-token": "sntry(?:u_[0-9a-f]{64}|s_eyJ[\\w+/=-]{40,400})",
    "slack-token": "xoxe(?:\\.xox[bp])?-\\d-[A-Za-z0-9]{100,200}",
    "square-token": "sq0(?:atp|csp)-[\\w-]{22,43}",
    "stripe-key": "[sr]k_live_[A-Za-z0-9]{20,247}",
    "stripe-test-key": "[sr]k_test_[A-Za-z0-9]{20,247}",
    "supabase-key": "sb(?:p_[0-9a-f]{40}|_secret_[\\w-]{20,64})",
    "telegram-token": ":AA[\\w-]{33}",
    "terraform-token": "atlasv1\\.[\\w-]{60,70}",
    "webhook-secret": "whsec_[A-Za-z0-9+/]{32,128}",
    "xai-key": "xai-[A-Za-z0-9]{70,90}",
};
/** As the forms, for what needs more than a form, and for the rules of the library. Escapes of JSON do not hide it. */
const OTHERS = [
    "(?:SECRET|secret|Secret)_?(?:ACCESS|access|Access)_?(?:KEY|key|Key)[\\t-\\r \"'\\\\]*(?::|=>|=)[\\t-\\r \"'\\\\]*[A-Za-z0-9/+=]{40}",
    "-----BEGIN[A-Z ]{1,30}PRIVATE KEY",
    "PuTTY-User-Key-File-",
    "\\.eyJ[\\w-]{4}",
    "npm_\\w{36}",
    ":x-oauth-basic@",
    "_authToken=[\"']?[\\w+/=.~-]{16}",
    "npmAuthToken:[\\t ]?[\"']?[\\w+/=.~-]{16}",
    "xox[abopr]-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "xapp-[A-Za-z0-9]{1,40}-[A-Za-z0-9]",
    "[hH][oO][oO][kK][sS]\\.[sS][lL][aA][cC][kK]\\.",
    "SG\\.[\\w-]{1,64}\\.\\w{3}",
    "shp(?:pa|ca|at|ss)_[A-Za-z0-9]{32}",
    "gh[opusr]_\\w{36}",
    "github_pat_\\w{82}",
    "glpat-[\\w-]{20}",
    "glc_[A-Za-z0-9+/]{32}",
    "glsa_[A-Za-z0-9]{32}_",
    "T3BlbkFJ",
    "gsk_[A-Za-z0-9]{52}",
    "hf_[A-Za-z]{34}",
    "lin_api_\\w{32}",
    "ntn_\\d{11}[A-Za-z0-9]{35}",
    "ops_ey[A-Za-z0-9+/=]{100}",
    ":(?:\\/\\/|\\\\\\/\\\\\\/)[^:/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,256}:[^@/\\t-\\r \"'`<>()[\\]{}|^\\\\]{1,512}@",
    "hv[sbr]\\.[\\w-]{90}",
    "vc[piark]_[A-Za-z0-9]{20}",
    "dapi[A-Fa-f0-9]{32}",
    "dckr_pat_[\\w-]{27}",
    "figd_[\\w-]{40}",
    "discord(?:app)?\\.com\\\\/api",
    "sourceMappingURL=data:",
];
/** Alternatives that are told apart by their first letter: a third of the time of a plain list. */
function byFirstLetter(patterns) {
    const groups = new Map();
    for (const pattern of patterns) {
        const letter = /^[A-Za-z]/u.exec(pattern)?.[0] ?? "";
        groups.set(letter, [...(groups.get(letter) ?? []), pattern.slice(letter.length)]);
    }
    return Array.from(groups, ([letter, ends]) => `${letter}(?:${ends.join("|")})`).join("|");
}
const anchors = () => byFirstLetter([...Object.values(FORMS), ...OTHERS]);
const LONG = 1100;
let one;
/** Whether there is an anchor in a text, or in the bytes of one, each taken for a character: anchors are ASCII. */
function hasAnchor(text) {
    one ??= compiled();
    return one.test(text);
}
/** For a long text the engine makes fast code of a pattern at once; after a short one it would do its work twice. */
function compiled() {
    const pattern = new RegExp(anchors());
    pattern.test(" ".repeat(LONG));
    return pattern;
}
/** The anchors of a text, one after the other. */
function anchorsIn(text) {
    return text.matchAll(new RegExp(anchors(), "g"));
}


/***/ }),

/***/ 5725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ compareExact; }
/* harmony export */ });
/* harmony import */ var _version_range_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6348);

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

/***/ 6348:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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


/***/ }),

/***/ 4207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ readVersion; },
/* harmony export */   b: function() { return /* binding */ nearestVersion; }
/* harmony export */ });
const LONGEST = 256;
// The regular expression of semver.org; the tests hold it against the package semver.
const EXACT = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-((?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\.(?:0|[1-9]\d*|\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\+([0-9a-zA-Z-]+(?:\.[0-9a-zA-Z-]+)*))?$/u;
/** The form of nearly every version: code for it is made in half the time. */
const STABLE = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/u;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
    const parts = text === "" || text.length > LONGEST ? null : (STABLE.exec(text) ?? EXACT.exec(text));
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

/***/ 9764:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  DH: function() { return /* binding */ diskWorkspace; },
  PX: function() { return /* binding */ realFolder; },
  Hn: function() { return /* binding */ repositoryRoot; },
  X5: function() { return /* binding */ workspacePath; }
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
;// CONCATENATED MODULE: ./build/src/workspace/held.js
/** Holds little of many plugins, one after the other. */
function held() {
    // A map that lives long takes each table it grows or shrinks into from the old memory, and keeps what that named.
    let recent = new Map();
    const lasting = new Map();
    return {
        get: (path) => recent.get(path) ?? lasting.get(path),
        has: (path) => recent.has(path) || lasting.has(path),
        set(path, value) {
            if (lasting.has(path))
                lasting.set(path, value);
            else
                recent.set(path, value);
        },
        forget(isGone) {
            lasting.forEach((value, path) => isGone(path, value) && lasting.delete(path));
            recent.forEach((value, path) => !isGone(path, value) && lasting.set(path, value));
            recent = new Map();
        },
    };
}

;// CONCATENATED MODULE: ./build/src/workspace/inside.js

/** Whether a path of this disk is a folder's or below it, by their letters: links are followed before. */
function isInside(folder, path) {
    const way = (0,external_node_path_.relative)(folder, path);
    return way !== ".." && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}

// EXTERNAL MODULE: ./build/src/workspace/safe-read.js
var safe_read = __nccwpck_require__(6948);
;// CONCATENATED MODULE: ./build/src/workspace/disk-paths.js





/** @param root a real path */
function diskPaths(root) {
    const base = root.endsWith(external_node_path_.sep) ? root : `${root}${external_node_path_.sep}`;
    const listings = held();
    /** Whether every name on the way to a folder is listed, and none of them is a link. */
    const ways = held();
    const listing = (folder, real) => {
        if (!listings.has(folder))
            listings.set(folder, namesIn(real ?? base + folder));
        return listings.get(folder);
    };
    const find = (folder, name) => {
        const names = listing(folder);
        if (names)
            return names.get(name);
        // A folder may be entered that may not be listed: then the file system is asked for the name itself.
        const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(base, folder, name), { throwIfNoEntry: false }));
        return stat && { name, kind: (0,safe_read/* kindOf */.I)(stat) };
    };
    const isPlainWay = (folder) => {
        if (folder === "")
            return true;
        let isPlain = ways.get(folder);
        if (isPlain === undefined) {
            const [above, name] = parted(folder);
            const kind = isPlainWay(above) ? find(above, name)?.kind : undefined;
            isPlain = kind !== undefined && kind !== "link";
            ways.set(folder, isPlain);
        }
        return isPlain;
    };
    const resolve = (path) => {
        if (path.startsWith("/"))
            return undefined;
        const [folder, name] = parted(path);
        if (!isPlainWay(folder))
            return throughLinks(path);
        const listed = find(folder, name);
        if (!listed)
            return undefined;
        return listed.kind === "link" ? throughLinks(path) : { real: base + path, kind: listed.kind };
    };
    const throughLinks = (path) => {
        let folder = "";
        // Names behind a link cannot be told apart by the listing of the folder that holds the link.
        for (const name of path.split("/")) {
            const listed = find(folder, name);
            if (!listed)
                return undefined;
            if (listed.kind === "link")
                break;
            folder = folder === "" ? name : `${folder}/${name}`;
        }
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(base, path)));
        if (real === undefined)
            return unresolved(root, path.split("/"));
        return isInside(root, real) ? { real } : { kind: "outside" };
    };
    return {
        resolve,
        namesOf(folder) {
            if (folder === "")
                return listing("");
            const found = resolve(folder);
            return found?.real === undefined ? undefined : listing(folder, found.real);
        },
        forget(isGone) {
            listings.forget(isGone);
            ways.forget(isGone);
        },
    };
}
/** The folder of a path, and its last name. */
function parted(path) {
    const at = path.lastIndexOf("/");
    return at < 0 ? ["", path] : [path.slice(0, at), path.slice(at + 1)];
}
/** What becomes of a path with a link in it that does not lead to anything: the last step that can be made tells. */
function unresolved(root, names) {
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const real = (0,safe_read/* attempt */.CD)(() => external_node_fs_.realpathSync.native((0,external_node_path_.join)(root, ...names.slice(0, depth))));
        if (real === undefined)
            continue;
        if (!isInside(root, real))
            return { kind: "outside" };
        return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(real, names[depth] ?? ""))) && { kind: "broken" };
    }
    return undefined;
}
function namesIn(path) {
    const listed = (0,safe_read/* readFolder */.j1)(path);
    return listed && new Map(listed.map((found) => [found.name, found]));
}

;// CONCATENATED MODULE: ./build/src/workspace/git-folder.js



/** What each working tree of a repository has for itself. */
const OWN = new Set(["HEAD", "index"]);
const LONGEST_POINTER = 16 * 1024;
const DECODER = new TextDecoder();
const NO_REPOSITORY = { absent: "what stands at .git is no git repository" };
/**
 * What git keeps about a working tree: in its folder `.git`, or where the file `.git` of a worktree or a submodule
 * points; `undefined` where there is no repository.
 */
function gitFolderOf(root) {
    const dotGit = (0,external_node_path_.join)(root, ".git");
    const kind = kindAt(dotGit);
    if (kind === undefined)
        return undefined;
    const own = kind === "folder" ? dotGit : pointedAt(root, /^gitdir: (.+)$/u.exec(line(dotGit) ?? "")?.[1]);
    if (own === undefined || kindAt((0,external_node_path_.join)(own, "HEAD")) !== "file")
        return NO_REPOSITORY;
    const shared = (0,external_node_path_.join)(own, "commondir");
    const common = kindAt(shared) === undefined ? own : pointedAt(own, line(shared));
    if (common === undefined)
        return NO_REPOSITORY;
    return {
        file(path, most) {
            const base = OWN.has(path) ? own : common;
            const stands = kindBelow(base, path);
            if (stands === undefined)
                return "missing";
            const bytes = stands === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(base, path), most)) : undefined;
            return bytes ?? "unreadable";
        },
        list(folder) {
            const stands = kindBelow(common, folder);
            if (stands === undefined)
                return [];
            return (stands === "folder" ? (0,safe_read/* readFolder */.j1)((0,external_node_path_.join)(common, folder)) : undefined) ?? "unreadable";
        },
    };
}
/** The line that is all of a file. */
function line(path) {
    const bytes = (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)(path, LONGEST_POINTER));
    const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
    return text === "" || text?.includes("\0") === true ? undefined : text;
}
/** Nobody's network is asked: a path that names another machine is not followed. */
function pointedAt(from, path) {
    return path === undefined || /^[\\/]{2}/u.test(path) ? undefined : (0,external_node_path_.resolve)(from, path);
}
/** What stands at a path; a link on the way to it is what stands there, as it could lead out. */
function kindBelow(base, path) {
    let full = base;
    let kind;
    for (const name of path.split("/")) {
        full = (0,external_node_path_.join)(full, name);
        kind = kindAt(full);
        if (kind !== "folder")
            break;
    }
    return kind;
}
function kindAt(path) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}

;// CONCATENATED MODULE: ./build/src/workspace/disk.js







const LARGEST_READ = 64 * 1024 * 1024;
/** Files up to this size are kept: what was judged is what is shown, also when the disk changes meanwhile. */
const LARGEST_KEPT = 1024 * 1024 + 1;
/** What is kept of files that are to be shown, of all plugins together. */
const MOST_KEPT = 64 * 1024 * 1024;
/** Only an open file tells whether it may be read: a small one is read along, until that is this much. */
const MOST_READ_ALONG = 4 * 1024 * 1024;
/** The workspace of a folder on disk. Nothing outside the folder is read, whatever its links say. */
function diskWorkspace(root) {
    const realRoot = external_node_fs_.realpathSync.native(root);
    const paths = diskPaths(realRoot);
    const recent = held();
    /** Of plugins that were let go of, with what they have together. */
    const shown = new Map();
    let shownBytes = 0;
    let readAlong = 0;
    let git;
    const known = (path) => recent.get(path) ?? shown.get(path);
    /** Keeps what an opened file was at first, and what was read of it. */
    const keep = (path, { size, isExecutable, bytes, ascii }) => {
        const { entry } = known(path) ?? { entry: { kind: "file", size, ...(isExecutable && { isExecutable }) } };
        recent.set(path, { entry, ascii, bytes: bytes && bytes.length <= LARGEST_KEPT ? bytes : undefined });
    };
    const kept = (path) => {
        const found = known(path);
        if (found?.ascii !== undefined)
            found.bytes ??= Buffer.from(found.ascii, "latin1");
        return found?.bytes;
    };
    const entryOnDisk = (path) => {
        const found = paths.resolve(path);
        if (found?.real === undefined)
            return found;
        const { real, kind = disk_kindAt(real) } = found;
        if (kind !== "file")
            return entryOf(kind);
        const file = (0,safe_read/* attempt */.CD)(() => (readAlong < MOST_READ_ALONG ? (0,safe_read/* openSmall */.gF)(real) : (0,safe_read/* openRegular */.lf)(real, 0)));
        if (file)
            keep(path, file);
        if (file)
            readAlong += (file.ascii ?? file.bytes)?.length ?? safe_read/* LITTLE */.R0;
        const read = known(path);
        if (read)
            return read.entry;
        const left = disk_kindAt(real);
        return left === "file" ? { kind: "unreadable" } : entryOf(left);
    };
    const entry = (path) => {
        if (path === "")
            return { kind: "folder" };
        const found = known(path);
        if (found)
            return found.entry;
        const onDisk = entryOnDisk(path);
        if (!recent.has(path))
            recent.set(path, { entry: onDisk });
        return onDisk;
    };
    return {
        entry,
        canList: (folder) => paths.namesOf(folder) !== undefined,
        list: (folder) => [...(paths.namesOf(folder)?.values() ?? [])],
        bytes(path, most = LARGEST_READ) {
            const before = kept(path);
            if (before)
                return before.length <= most ? before : undefined;
            const { real, kind = "file" } = paths.resolve(path) ?? {};
            const file = real !== undefined && kind === "file" ? (0,safe_read/* attempt */.CD)(() => (0,safe_read/* openRegular */.lf)(real, most)) : undefined;
            if (file)
                keep(path, file);
            return file?.bytes;
        },
        ascii: (path) => (entry(path)?.kind === "file" ? known(path)?.ascii : undefined),
        head(path, most) {
            if (entry(path)?.kind !== "file")
                return undefined;
            const before = kept(path);
            if (before)
                return before.subarray(0, most);
            const real = paths.resolve(path)?.real;
            return real === undefined ? undefined : (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readHead */.zy)(real, most));
        },
        git: () => (git ??= { found: gitFolderOf(realRoot) }).found,
        forget(folder, except) {
            const isBelow = (path) => folder === "" || path === folder || path.startsWith(`${folder}/`);
            paths.forget(isBelow);
            readAlong = 0;
            recent.forget((path, found) => {
                if (!isBelow(path))
                    return false;
                const size = (found.ascii ?? found.bytes)?.length;
                if (size !== undefined && shownBytes + size <= MOST_KEPT && except?.has(path) === true) {
                    shown.set(path, found);
                    shownBytes += size;
                }
                return true;
            });
        },
    };
}
function disk_kindAt(real) {
    const stat = (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(real, { throwIfNoEntry: false }));
    return stat && (0,safe_read/* kindOf */.I)(stat);
}
/** What is no file that can be read. */
function entryOf(kind) {
    return kind && { kind: kind === "folder" ? kind : "special" };
}
/** The root of the git repository that a folder is in; `undefined` where there is none. */
function repositoryRoot(folder) {
    for (let at = external_node_fs_.realpathSync.native(folder);; at = (0,external_node_path_.dirname)(at)) {
        if ((0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.statSync)((0,external_node_path_.join)(at, ".git"), { throwIfNoEntry: false })))
            return at;
        if ((0,external_node_path_.dirname)(at) === at)
            return undefined;
    }
}
/** The real path of a folder; `undefined` where there is none. */
function realFolder(path) {
    return (0,safe_read/* attempt */.CD)(() => ((0,external_node_fs_.statSync)(path).isDirectory() ? external_node_fs_.realpathSync.native(path) : undefined));
}
/** A path below `root` as a workspace names it; `undefined` for one that is not below it. */
function workspacePath(root, path) {
    return isInside(root, path) ? (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/") : undefined;
}


/***/ }),

/***/ 6694:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DX: function() { return /* binding */ latin1Of; },
/* harmony export */   xt: function() { return /* binding */ looseTextOf; }
/* harmony export */ });
/* unused harmony export textOf */
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6659);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8980);


/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
function textOf(workspace, path, most) {
    return readAs(strictUtf8, workspace, path, most);
}
/** The same, with U+FFFD for what is not UTF-8. */
function looseTextOf(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .utf8 */ .As, workspace, path, most);
}
/** A file's bytes, a character for each. */
function latin1Of(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy, workspace, path, most);
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

/***/ 6896:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ givenFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9764);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6948);



const MIB = 1024 * 1024;
const LARGEST = 256 * MIB;
const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Reads a file of the caller's. A device, or a pipe without end, is not waited for, and one that stands in a
 * repository must not be a link that leads out of it: those who write the repository are not the caller.
 */
function givenFile(path, repository, largest = LARGEST) {
    let file;
    try {
        file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
    }
    catch (error) {
        if (!(0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .isSystemError */ .Or)(error))
            throw error;
        return { refused: error.message, missing: error.code === "ENOENT" };
    }
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        if (!stat.isFile())
            return { refused: "it is no regular file", missing: false };
        if (stat.size > largest)
            return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
        if (repository !== undefined && leadsOut(path, repository)) {
            return { refused: "it is a link that leads out of the repository", missing: false };
        }
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function leadsOut(path, repository) {
    const isInside = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(repository, path) !== undefined;
    return isInside && (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(repository, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) === undefined;
}


/***/ }),

/***/ 6948:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CD: function() { return /* binding */ attempt; },
/* harmony export */   I: function() { return /* binding */ kindOf; },
/* harmony export */   Or: function() { return /* binding */ isSystemError; },
/* harmony export */   R0: function() { return /* binding */ LITTLE; },
/* harmony export */   VX: function() { return /* binding */ readRegular; },
/* harmony export */   gF: function() { return /* binding */ openSmall; },
/* harmony export */   j1: function() { return /* binding */ readFolder; },
/* harmony export */   lf: function() { return /* binding */ openRegular; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__nccwpck_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2605);



// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;
const OWNER_RUNS = 0o100;
/** Opens a regular file, and reads one of at most `most` bytes; `undefined` for anything else. */
function openRegular(path, most) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > most)
            return { size, isExecutable };
        const bytes = readBytes(file, size);
        return { size: bytes.length, isExecutable, bytes };
    });
}
/** A file is small that has so many bytes at most: many a plugin's built code is. */
const SMALL = 32 * 1024;
/** So much tells whether it is a text. What is none, as a picture, is kept only if that is all of it. */
const LITTLE = 8 * 1024;
/** What a small file is read into first: most become a text, and need no bytes of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(SMALL);
/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
function openSmall(path) {
    return withOpened(path, (file, { size, isExecutable }) => {
        if (size > SMALL)
            return { size, isExecutable };
        const little = readInto(SCRATCH, file, Math.min(size, LITTLE));
        if (size > LITTLE && !(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(SCRATCH.subarray(0, little)))
            return { size, isExecutable };
        const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
        const ascii = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(bytes) ? bytes.toString("latin1") : "\0";
        return ascii.includes("\0")
            ? { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) }
            : { size: bytes.length, isExecutable, ascii };
    });
}
/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
function readRegular(path, most) {
    return openRegular(path, most)?.bytes;
}
/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
function readHead(path, most) {
    return withOpened(path, (file, { size }) => readBytes(file, Math.min(size, most)));
}
function withOpened(path, use) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, READ_SAFELY);
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
        const isExecutable = (stat.mode & OWNER_RUNS) !== 0;
        return stat.isFile() ? use(file, { size: stat.size, isExecutable }) : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function readBytes(file, length) {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readInto(bytes, file, length));
}
/** Gives how many bytes there were, those that are there already among them. */
function readInto(bytes, file, length, from = 0) {
    let filled = from;
    while (filled < length) {
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, bytes, filled, length - filled, filled);
        if (count === 0)
            break;
        filled += count;
    }
    return filled;
}
/** What is in a folder, in the order of the names. */
function readFolder(path) {
    const entries = attempt(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(path, { withFileTypes: true }));
    return entries?.map((found) => ({ name: found.name, kind: kindOf(found) })).sort(_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .byName */ .nG);
}
function kindOf(found) {
    if (found.isFile())
        return "file";
    if (found.isDirectory())
        return "folder";
    return found.isSymbolicLink() ? "link" : "special";
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
/** Whether it is the system that refuses, and not a fault of ours. */
function isSystemError(error) {
    return error instanceof Error && "code" in error;
}


/***/ }),

/***/ 2605:
/***/ (function(__unused_webpack_module, __webpack_exports__, __nccwpck_require__) {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fl: function() { return /* binding */ baseName; },
/* harmony export */   f2: function() { return /* binding */ byPath; },
/* harmony export */   ky: function() { return /* binding */ seenFrom; },
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
        head: (path, most) => contents.get(path)?.subarray(0, most),
    };
}
/** `folder/name` in a workspace, where the root is "". */
function joined(folder, name) {
    return folder === "" ? name : name === "" ? folder : `${folder}/${name}`;
}
/** A path as seen from a folder; one that is not below it stays as it is. */
function seenFrom(folder, path) {
    return folder !== "" && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path;
}
/** The last name of a path. */
function baseName(path) {
    return path.slice(path.lastIndexOf("/") + 1);
}
function byName(a, b) {
    return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
function byPath(a, b) {
    return a.path < b.path ? -1 : a.path > b.path ? 1 : 0;
}


/***/ }),

/***/ 2613:
/***/ (function(module) {

module.exports = require("assert");

/***/ }),

/***/ 181:
/***/ (function(module) {

module.exports = require("buffer");

/***/ }),

/***/ 4434:
/***/ (function(module) {

module.exports = require("events");

/***/ }),

/***/ 9896:
/***/ (function(module) {

module.exports = require("fs");

/***/ }),

/***/ 8611:
/***/ (function(module) {

module.exports = require("http");

/***/ }),

/***/ 5692:
/***/ (function(module) {

module.exports = require("https");

/***/ }),

/***/ 3339:
/***/ (function(module) {

module.exports = require("module");

/***/ }),

/***/ 9278:
/***/ (function(module) {

module.exports = require("net");

/***/ }),

/***/ 4589:
/***/ (function(module) {

module.exports = require("node:assert");

/***/ }),

/***/ 6698:
/***/ (function(module) {

module.exports = require("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ (function(module) {

module.exports = require("node:buffer");

/***/ }),

/***/ 1421:
/***/ (function(module) {

module.exports = require("node:child_process");

/***/ }),

/***/ 7540:
/***/ (function(module) {

module.exports = require("node:console");

/***/ }),

/***/ 7598:
/***/ (function(module) {

module.exports = require("node:crypto");

/***/ }),

/***/ 3053:
/***/ (function(module) {

module.exports = require("node:diagnostics_channel");

/***/ }),

/***/ 610:
/***/ (function(module) {

module.exports = require("node:dns");

/***/ }),

/***/ 8474:
/***/ (function(module) {

module.exports = require("node:events");

/***/ }),

/***/ 3024:
/***/ (function(module) {

module.exports = require("node:fs");

/***/ }),

/***/ 7067:
/***/ (function(module) {

module.exports = require("node:http");

/***/ }),

/***/ 2467:
/***/ (function(module) {

module.exports = require("node:http2");

/***/ }),

/***/ 7030:
/***/ (function(module) {

module.exports = require("node:net");

/***/ }),

/***/ 8161:
/***/ (function(module) {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ (function(module) {

module.exports = require("node:path");

/***/ }),

/***/ 643:
/***/ (function(module) {

module.exports = require("node:perf_hooks");

/***/ }),

/***/ 1792:
/***/ (function(module) {

module.exports = require("node:querystring");

/***/ }),

/***/ 7075:
/***/ (function(module) {

module.exports = require("node:stream");

/***/ }),

/***/ 6193:
/***/ (function(module) {

module.exports = require("node:string_decoder");

/***/ }),

/***/ 1692:
/***/ (function(module) {

module.exports = require("node:tls");

/***/ }),

/***/ 3136:
/***/ (function(module) {

module.exports = require("node:url");

/***/ }),

/***/ 7975:
/***/ (function(module) {

module.exports = require("node:util");

/***/ }),

/***/ 3429:
/***/ (function(module) {

module.exports = require("node:util/types");

/***/ }),

/***/ 5919:
/***/ (function(module) {

module.exports = require("node:worker_threads");

/***/ }),

/***/ 8522:
/***/ (function(module) {

module.exports = require("node:zlib");

/***/ }),

/***/ 857:
/***/ (function(module) {

module.exports = require("os");

/***/ }),

/***/ 932:
/***/ (function(module) {

module.exports = require("process");

/***/ }),

/***/ 3193:
/***/ (function(module) {

module.exports = require("string_decoder");

/***/ }),

/***/ 4756:
/***/ (function(module) {

module.exports = require("tls");

/***/ }),

/***/ 9023:
/***/ (function(module) {

module.exports = require("util");

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
/******/ 			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
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
/******/ 			8792: 1
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

// EXTERNAL MODULE: ./build/src/commands/cancellation.js
var cancellation = __nccwpck_require__(4918);
// EXTERNAL MODULE: ./build/src/core/report.js
var core_report = __nccwpck_require__(8572);
// EXTERNAL MODULE: ./build/src/output/append-file.js
var append_file = __nccwpck_require__(9695);
// EXTERNAL MODULE: ./build/src/core/usage-error.js
var usage_error = __nccwpck_require__(8568);
// EXTERNAL MODULE: ./build/src/run/preflight.js + 2 modules
var preflight = __nccwpck_require__(1392);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __nccwpck_require__(6039);
// EXTERNAL MODULE: ./build/src/reporters/closing.js
var closing = __nccwpck_require__(8760);
;// CONCATENATED MODULE: ./build/src/reporters/formats.js


/** Each reporter under the name of its format on the command line, loaded where it is asked for. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await __nccwpck_require__.e(/* import() */ 4406).then(__nccwpck_require__.bind(__nccwpck_require__, 4406))).terminal),
    json: async () => (await __nccwpck_require__.e(/* import() */ 4041).then(__nccwpck_require__.bind(__nccwpck_require__, 4041))).json,
    github: async (report) => hasNothingToShow(report) && !report.baseline ? silent : (await __nccwpck_require__.e(/* import() */ 9945).then(__nccwpck_require__.bind(__nccwpck_require__, 9945))).annotations,
    sarif: async () => (await __nccwpck_require__.e(/* import() */ 2884).then(__nccwpck_require__.bind(__nccwpck_require__, 2884))).sarif,
    junit: async () => (await __nccwpck_require__.e(/* import() */ 2518).then(__nccwpck_require__.bind(__nccwpck_require__, 2518))).junit,
    patch: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(7291), __nccwpck_require__.e(6148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6148))).patch,
    markdown: async () => (await __nccwpck_require__.e(/* import() */ 4287).then(__nccwpck_require__.bind(__nccwpck_require__, 4287))).summary,
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

// EXTERNAL MODULE: ./build/src/output/print.js
var print = __nccwpck_require__(7713);
// EXTERNAL MODULE: ./build/src/action/channel.js
var channel = __nccwpck_require__(4010);
// EXTERNAL MODULE: ./build/src/run/asks-npm.js
var asks_npm = __nccwpck_require__(3768);
// EXTERNAL MODULE: ./build/src/run/run-scripts.js + 1 modules
var run_scripts = __nccwpck_require__(4185);
;// CONCATENATED MODULE: ./build/src/text/day.js
/** A day as ISO 8601 has it, such as 2026-11-21. The engine's own way takes four times as long for the first one. */
function dayOf(date) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String);
    return `${year ?? ""}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}

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
            (0,print/* print */.yy)(`::${token}::\n::endgroup::\n`);
        token = undefined;
    };
    return {
        end,
        onEvent(event) {
            switch (event.kind) {
                case "started":
                    token = (0,external_node_crypto_.randomUUID)();
                    shown = 0;
                    (0,print/* print */.yy)(`::group::${(0,safe/* commandData */.wq)((0,command_lines/* startedLine */.sx)(event))}\n::stop-commands::${token}\n`);
                    return;
                case "printed": {
                    if (shown > MOST_SHOWN)
                        return;
                    shown += event.text.length + 1;
                    const line = (0,command_lines/* printedLine */.LE)(event.text);
                    const isKey = token !== undefined && line.toLowerCase().includes(token);
                    if (!isKey)
                        (0,print/* print */.yy)(`${line}\n`);
                    if (shown > MOST_SHOWN)
                        (0,print/* print */.yy)("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                    return;
                }
                case "ended":
                    end();
                    (0,print/* print */.yy)(`${(0,command_lines/* endedLine */.T5)(event)}\n`);
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/src/action/github.js
/** Why this run looks at the plugin, by the event that started it. */
function occasionOf({ name, releaseTag }) {
    if (name.startsWith("pull_request"))
        return "pull-request";
    return releaseTag === undefined ? "push" : "release";
}
/** How lines are linked at the commit that was checked; `undefined` outside of GitHub. */
function linkMaker(environment, event) {
    const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: checkedOut } = environment;
    // After another workflow's run what is checked out here, if anything, is the default branch.
    const commit = event.name === "workflow_run" ? event.commit : checkedOut;
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

// EXTERNAL MODULE: ./build/src/core/refusal.js
var refusal = __nccwpck_require__(280);
// EXTERNAL MODULE: ./build/src/action/event.js
var action_event = __nccwpck_require__(3533);
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
/**
 * Whether a plugin's own commands may run in this job, where nobody has said so aloud.
 *
 * @throws {Refusal} beside a credential that publishes, which no process of this job could be kept from reading, and
 * where strangers can set off a job that has rights.
 */
function refuseUnsafeScripts(environment) {
    const [credential] = CREDENTIALS.filter(([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""));
    if (credential) {
        throw new refusal/* Refusal */.P(`The plugin's tests, lint and type check would run beside a credential that publishes: ${credential[1]}`, `Check in one job and publish in another, which runs nothing of the repository:${withScripts("false")}\nOr say aloud that they may run here all the same:${withScripts("true")}`);
    }
    const event = environment["GITHUB_EVENT_NAME"] ?? "";
    if ((0,action_event/* isPrivileged */.a8)(event)) {
        throw new refusal/* Refusal */.P(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, `Check on pull_request, or run nothing:${withScripts("false")}\nOr, if no stranger's code can be checked out here, say so:${withScripts("true")}`);
    }
}
function withScripts(value) {
    return `\n  with:\n    run-scripts: "${value}"`;
}

;// CONCATENATED MODULE: ./build/src/action/checking.js







/** Does what is asked with a request that finds out what the plugin's own commands say. @throws {Refusal} */
async function checkedBy(act, inputs, event, environment) {
    const { runScripts, commands, minutes } = inputs;
    const request = requestOf(inputs, event);
    if (runScripts === "false") {
        return act({ ...request, findOut: (0,run_scripts/* skipsScripts */.l_)("the input run-scripts is false", commands) });
    }
    if (runScripts === "auto")
        refuseUnsafeScripts(environment);
    const log = commandLog();
    const asks = (0,asks_npm/* asksNpm */.m)({ env: environment, platform: process.platform, execPath: process.execPath });
    return (0,cancellation/* cancellable */.n)(async (cancellation) => {
        const { platform } = process;
        const options = { environment, platform, minutes, cancellation, onEvent: log.onEvent, commands };
        try {
            const isOurs = event.mayBeForeign
                ? (await __nccwpck_require__.e(/* import() */ 3191).then(__nccwpck_require__.bind(__nccwpck_require__, 3191))).refusesForeignCode(event, environment)
                : () => Promise.resolve({});
            const runs = (0,run_scripts/* runsScripts */.fJ)(options);
            const watched = mayPack(request, event)
                ? (await Promise.all(/* import() */[__nccwpck_require__.e(4106), __nccwpck_require__.e(5834)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5834))).watchesArchive(runs)
                : runs;
            return await act({ ...request, findOut: (0,asks_npm/* inTurn */.l)(isOurs, asks, watched) });
        }
        finally {
            log.end();
        }
    });
}
/** Whether an archive is made where all is fine: packing takes as long as a check, so it is where a release may follow. */
function mayPack({ tag }, { name }) {
    return tag !== undefined || name === "workflow_dispatch";
}
/** What the inputs and the event ask for; a tag that is named by hand is judged as one that was pushed. */
function requestOf(inputs, event) {
    const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
    const occasion = occasionOf(event);
    const tag = occasion === "pull-request" ? undefined : (inputs.tag ?? event.releaseTag);
    return {
        ...{ paths, strict, failOn, cwd: process.cwd(), occasion: tag === undefined ? occasion : "release" },
        today: dayOf(new Date()),
        ...(tag !== undefined && { tag }),
        ...(baseline !== undefined && { baseline }),
        ...(changedSince !== undefined && { changedSince }),
        ...(shard && { shard }),
    };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./build/src/output/write-file.js
var write_file = __nccwpck_require__(6832);
// EXTERNAL MODULE: ./build/src/action/outputs.js
var action_outputs = __nccwpck_require__(5491);
;// CONCATENATED MODULE: ./build/src/action/files.js




/** Writes the report in the formats that are asked for, and gives what is written, each by its output. */
async function writeFiles({ reportFile, sarifFile, patchFile }, { result, request, told }) {
    const files = { ...action_outputs/* NO_FILES */.EM };
    const write = async (output, name, file, text) => {
        if (file === "")
            return;
        await (0,channel/* channel */.I)(name, async () => {
            const content = await text();
            (0,write_file/* writeFile */._)((0,external_node_path_.resolve)(file), content);
            // A step that takes up a patch without a change would fail.
            if (output !== "patch-file" || /^diff /mu.test(content))
                files[output] = file;
        });
    };
    await write("report-file", "report file", reportFile, () => told("json"));
    await write("sarif-file", "SARIF file", sarifFile, async () => {
        const { pageOf } = await __nccwpck_require__.e(/* import() */ 6198).then(__nccwpck_require__.bind(__nccwpck_require__, 6198));
        return told("sarif", { page: pageOf });
    });
    await write("patch-file", "patch file", patchFile, async () => {
        const { mend } = await __nccwpck_require__.e(/* import() */ 2142).then(__nccwpck_require__.bind(__nccwpck_require__, 2142));
        return told("patch", { changes: (await mend(request, result)).changes });
    });
    return files;
}

// EXTERNAL MODULE: ./build/src/core/tool.js + 1 modules
var tool = __nccwpck_require__(2873);
// EXTERNAL MODULE: ./build/src/github/repository-name.js
var repository_name = __nccwpck_require__(2796);
// EXTERNAL MODULE: ./build/src/core/action-inputs.js
var action_inputs = __nccwpck_require__(412);
// EXTERNAL MODULE: ./build/src/run/shard.js
var shard = __nccwpck_require__(2416);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __nccwpck_require__(7066);
;// CONCATENATED MODULE: ./build/src/action/inputs.js







const COMMANDS = ["auto", "check", "release"];
const RUN_SCRIPTS = ["auto", "true", "false"];
const ANNOTATIONS = ["auto", "commands", "checks", "off"];
const INPUT_DEFAULTS = {
    command: "auto",
    path: ".",
    "fail-on": "error",
    strict: "false",
    "run-scripts": "auto",
    "test-command": "",
    "lint-command": "",
    "typecheck-command": "",
    "time-limit": "10",
    annotations: "auto",
    suggestions: "false",
    "github-token": "${{ github.token }}",
    report: "",
    "report-file": "",
    "sarif-file": "",
    "patch-file": "",
    baseline: "",
    "changed-since": "",
    shard: "",
    targets: "",
    tag: "",
    "dry-run": "false",
    changelog: "",
    artifact: "",
    "checked-sha256": "",
    attestation: "",
};
/** A tag's name, also where it is given as github.ref holds it. */
function tagName(given) {
    return given.replace(/^refs\/tags\//u, "");
}
/** Reads the inputs from the variables that the runner sets. @throws {UsageError} for a value that is none. */
function readInputs(environment) {
    const input = (name) => environment[variable(name)]?.trim() || INPUT_DEFAULTS[name];
    const lines = input("path").split(/\r?\n/u);
    return {
        command: choice("command", input("command"), COMMANDS),
        targets: (0,action_inputs/* listed */.KE)(input("targets")),
        tag: tagName(input("tag")) || undefined,
        dryRun: choice("dry-run", input("dry-run").toLowerCase(), ["true", "false"]) === "true",
        changelog: input("changelog") || undefined,
        artifact: input("artifact") || undefined,
        pin: input("checked-sha256") || undefined,
        attestation: input("attestation") || undefined,
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
        suggestions: choice("suggestions", input("suggestions").toLowerCase(), ["true", "false"]) === "true",
        // The runner puts the token in the place of the default; without a runner there is none.
        githubToken: environment[variable("github-token")]?.trim() ?? "",
        report: input("report"),
        reportFile: input("report-file"),
        sarifFile: input("sarif-file"),
        patchFile: input("patch-file"),
        baseline: input("baseline") || undefined,
        changedSince: input("changed-since") || undefined,
        shard: input("shard") === "" ? undefined : (0,shard/* readShard */.Xy)(input("shard"), "The input shard"),
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
    const read = (0,run_scripts/* readMinutes */.wM)(given);
    if (read !== undefined)
        return read;
    const help = `Write a number of minutes up to ${String(run_scripts/* MOST_MINUTES */.GE)}`;
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
    const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
    throw new usage_error/* UsageError */.e(`The input ${name} is ${(0,safe/* quoted */.TL)(given)}, but must be one of ${words.join(", ")}`, `${help}\n  with:\n    ${name}: "${meant ?? INPUT_DEFAULTS[name]}"`);
}

;// CONCATENATED MODULE: ./build/src/action/write-outputs.js



/** Tells the runner what the step gives to the steps after it. */
async function writeOutputs(outputs, { GITHUB_OUTPUT: file }) {
    await (0,channel/* channel */.I)("outputs", () => {
        (0,append_file/* appendFile */.d)(file, (0,action_outputs/* outputFile */.i9)(outputs));
    });
}

;// CONCATENATED MODULE: ./build/src/action/end.js













/** Tells of what ended a run before there was a report, and gives the exit status. A release ends in its own words. */
async function tellEnd(error, environment) {
    const tag = tagAsked(environment);
    if (tag !== undefined)
        return releaseEnded(error, tag, environment);
    await writeOutputs(action_outputs/* NO_OUTPUTS */.vM, environment);
    if (error instanceof usage_error/* UsageError */.e || error instanceof refusal/* Refusal */.P) {
        (0,channel/* annotate */.f)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
        return error instanceof refusal/* Refusal */.P ? 5 : 2;
    }
    if (error instanceof cancellation/* Interrupted */.j) {
        (0,print/* print */.yy)(`${tool/* TOOL */.j.name}: interrupted; nothing of what it had started runs any more\n`);
        return error.exitStatus;
    }
    (0,channel/* annotate */.f)("error", crashWords(error));
    return 3;
}
function crashWords(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${tool/* TOOL */.j.name} crashed: a fault of this tool. Please report it at ${tool/* TOOL */.j.url}/issues\n${stack}`;
}
/** What starts this job's run once more, to be pasted. */
function againOf({ GITHUB_RUN_ID: id = "", GITHUB_REPOSITORY: repository = "" }) {
    const where = (0,repository_name/* isRepositoryName */.e)(repository) ? ` --repo ${repository}` : "";
    return `gh run rerun ${/^\d+$/u.test(id) ? `${id} ` : ""}--failed${where}`;
}
/** The tag that a release was asked for, as far as it is known; `undefined` where the run was to be a check. */
function tagAsked(environment) {
    const input = (name) => environment[`INPUT_${name}`]?.trim() ?? "";
    const event = (0,action_event/* eventOf */.A6)(environment, (0,action_event/* readPayload */.rD)(environment["GITHUB_EVENT_PATH"]));
    const command = input("COMMAND") === "release" ? "release" : input("COMMAND") === "check" ? "check" : "auto";
    const mode = (0,action_event/* modeOf */.VV)(event, { command, targets: (0,action_inputs/* listed */.KE)(input("TARGETS")) });
    return mode === "release" && input("REPORT") === "" ? tagName(input("TAG")) || (event.releaseTag ?? "") : undefined;
}
async function releaseEnded(error, tag, environment) {
    const { endedBy } = await __nccwpck_require__.e(/* import() */ 8084).then(__nccwpck_require__.bind(__nccwpck_require__, 8084));
    const { outcomeMarkdown, outcomeText } = await __nccwpck_require__.e(/* import() */ 1502).then(__nccwpck_require__.bind(__nccwpck_require__, 1502));
    const outcome = endedBy(error, againOf(environment));
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...(0,action_outputs/* releaseOutputs */.mm)({ outcome }) }, environment);
    (0,print/* print */.yy)(outcomeText(outcome, { tag }));
    await (0,channel/* channel */.I)("job summary", () => {
        (0,append_file/* appendFile */.d)(environment["GITHUB_STEP_SUMMARY"], outcomeMarkdown(outcome, { tag }));
    });
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", crashWords(outcome.crash));
    else if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}

;// CONCATENATED MODULE: ./build/src/action/hide-tokens.js



/** What a job may hold beside the inputs of a step. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN"];
/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A misspelt
 * input may hold one as well. This is what is printed first.
 */
function hideTokens(environment) {
    const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name));
    const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
    for (const line of new Set(lines))
        if (!["", NO_TOKEN].includes(line))
            (0,print/* print */.yy)(`::add-mask::${(0,safe/* commandData */.wq)(line)}\n`);
}

;// CONCATENATED MODULE: ./build/src/action/wishes.js

/** What to ask GitHub for: for most runs nothing, and then nothing of all this is loaded. */
function wishesOf(report, { annotations, suggestions, report: foreign }, { pullRequest }, 
/** Whether workflow commands would not show all findings. */
isTooMany) {
    const open = report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ));
    const isFixable = open.some(({ fix }) => fix !== undefined);
    const fixes = suggestions && isFixable && pullRequest !== undefined && foreign === "";
    return {
        checks: annotations === "checks" || (annotations === "auto" && (isTooMany || foreign !== "")),
        suggestions: fixes,
        diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
    };
}

;// CONCATENATED MODULE: ./build/src/action/run.js



















/** Checks the plugin as the inputs ask, tells it on every channel, and gives the exit status; nothing is thrown. */
async function run(environment) {
    try {
        hideTokens(environment);
        for (const sentence of unknownInputs(environment))
            (0,channel/* annotate */.f)("warning", sentence);
        const inputs = readInputs(environment);
        const event = (0,action_event/* eventOf */.A6)(environment, (0,action_event/* readPayload */.rD)(environment["GITHUB_EVENT_PATH"]));
        if (inputs.report === "" && (0,action_event/* modeOf */.VV)(event, inputs) === "release")
            return await released(inputs, event, environment);
        if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
            (await Promise.all(/* import() */[__nccwpck_require__.e(4106), __nccwpck_require__.e(1531), __nccwpck_require__.e(1148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1148))).refuseReleaseInputs(inputs);
        if (inputs.report !== "")
            return await told(await earlier(inputs, environment), inputs, event, environment);
        return await checked(inputs, event, environment);
    }
    catch (error) {
        return tellEnd(error, environment);
    }
}
const NOT_PINNED = "The archive is not pinned: whoever can change the artifact of a run can change its receipt, too\nAdd checked-sha256: ${{ needs.<job>.outputs.<name> }}, with the output artifact-sha256 of the job that checked";
/** What an earlier job has found, which may have been a stranger's. */
async function earlier({ report, patchFile }, { RUNNER_TEMP: temporary }) {
    if (patchFile !== "") {
        const help = "Ask for patch-file where the plugin is checked";
        throw new usage_error/* UsageError */.e("The inputs report and patch-file exclude each other: the files are not at hand", help);
    }
    const { strangersReport } = await Promise.all(/* import() */[__nccwpck_require__.e(9370), __nccwpck_require__.e(8251), __nccwpck_require__.e(6641)]).then(__nccwpck_require__.bind(__nccwpck_require__, 6641));
    const root = process.cwd();
    return { report: strangersReport(report, root, temporary), root, source: () => undefined };
}
async function released(inputs, event, environment) {
    const { artifactOutputs, pinned, releaseAsAsked, tagToRelease } = await Promise.all(/* import() */[__nccwpck_require__.e(4106), __nccwpck_require__.e(1531), __nccwpck_require__.e(1148)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1148));
    const { outcomeMarkdown, outcomeText } = await __nccwpck_require__.e(/* import() */ 1502).then(__nccwpck_require__.bind(__nccwpck_require__, 1502));
    const tag = tagToRelease(inputs, event);
    const isPinned = pinned(inputs) !== undefined;
    const done = await (0,cancellation/* cancellable */.n)(({ signal }) => {
        const act = (request) => releaseAsAsked({ ...request, signal, again: againOf(environment) }, tag, inputs, event, environment);
        // Nothing of a repository is run beside an archive that was checked before.
        return inputs.artifact === undefined ? checkedBy(act, inputs, event, environment) : act(requestOf(inputs, event));
    });
    const { outcome, warnings = [] } = done;
    const outputs = { ...(await artifactOutputs(done, environment)), ...(0,action_outputs/* releaseOutputs */.mm)(done) };
    const summary = `\n${outcomeMarkdown(outcome, { tag, ...done }, roomIn(environment["GITHUB_STEP_SUMMARY"]))}`;
    if (done.preflight)
        await tell(done.preflight, inputs, event, environment, { outputs, summary });
    else
        await tellOutcome(outputs, summary, environment);
    (0,print/* print */.yy)(`\n${outcomeText(outcome, { tag, ...done })}`);
    for (const warning of warnings)
        (0,channel/* annotate */.f)("warning", warning);
    if (inputs.artifact !== undefined && !isPinned)
        (0,channel/* annotate */.f)("notice", NOT_PINNED);
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", crashWords(outcome.crash));
    if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}
/** Of a release of which nothing could be judged. */
async function tellOutcome(outputs, summary, environment) {
    await (0,channel/* channel */.I)("job summary", () => {
        (0,append_file/* appendFile */.d)(environment["GITHUB_STEP_SUMMARY"], summary);
    });
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...outputs }, environment);
}
async function checked(inputs, event, environment) {
    const result = await compared(inputs, event, environment);
    const request = requestOf(inputs, event);
    if (!mayPack(request, event))
        return told(result, inputs, event, environment);
    const { makeArtifact } = await Promise.all(/* import() */[__nccwpck_require__.e(4106), __nccwpck_require__.e(1531)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1531));
    const made = await makeArtifact(result, request, environment);
    const status = await told(result, inputs, event, environment, made.outputs);
    await made.tell();
    return status === 0 ? made.exitStatus : status;
}
/** What was found, in a pull request with what its base has as well marked: only there is anything loaded for it. */
async function compared(inputs, event, environment) {
    const result = await checkedBy(preflight/* preflight */.M, inputs, event, environment);
    const { base } = event;
    if (!base || result.report.plugins.every(({ findings }) => findings.length === 0))
        return result;
    const { comparedWith } = await __nccwpck_require__.e(/* import() */ 5159).then(__nccwpck_require__.bind(__nccwpck_require__, 5159));
    return comparedWith(base, result, requestOf(inputs, event), inputs.commands);
}
async function told(result, inputs, event, environment, outputs = {}) {
    await tell(result, inputs, event, environment, { outputs });
    return (0,core_report/* exitStatus */.$u)(result.report);
}
/** No channel that fails changes the verdict: it is reported, and the others still get theirs. */
async function tell(result, inputs, event, environment, { outputs = {}, summary = "" } = {}) {
    const { report, source } = result;
    const link = linkMaker(environment, event);
    const plainView = { source, isLogged: true, ...(link && { link }) };
    (0,print/* print */.yy)((await reporterOf("terminal", report))(report, plainView));
    const { view, notices, asides } = await onGitHub(result, plainView, inputs, event, environment);
    const told = async (format, more) => (await reporterOf(format, report))(report, { ...view, ...more });
    for (const aside of asides)
        (0,print/* print */.yy)((0,safe/* inert */.tJ)(`${(0,safe/* visible */.RK)(aside)}.\n`));
    if (inputs.annotations !== "off" && view.annotated === undefined)
        (0,print/* print */.yy)(await told("github"));
    for (const notice of notices)
        (0,channel/* annotate */.f)("notice", notice);
    const files = await writeFiles(inputs, { result, request: requestOf(inputs, event), told });
    await (0,channel/* channel */.I)("job summary", async () => {
        const file = environment["GITHUB_STEP_SUMMARY"];
        const whole = files["report-file"];
        const room = roomIn(file) - Buffer.byteLength(summary);
        (0,append_file/* appendFile */.d)(file, (await told("markdown", { room, ...(whole !== "" && { whole }) })) + summary);
    });
    await writeOutputs({ ...(0,action_outputs/* outputsOf */.Yz)(report, files), ...outputs }, environment);
}
const MOST_SUMMARY = 1024 * 1024;
/** What is left of GitHub's limit for a step: whatever is over it is dropped whole. */
function roomIn(file) {
    return MOST_SUMMARY - (0,append_file/* fileSize */.O)(file);
}
/** What needs a token, where there is anything to ask for: most runs speak to nobody, and load nothing for it. */
async function onGitHub(result, view, inputs, event, environment) {
    const wishes = wishesOf(result.report, inputs, event, await isTooMany(result.report));
    if (!wishes.checks && !wishes.suggestions && !wishes.diff)
        return { view, notices: [], asides: [] };
    const speech = { result, request: requestOf(inputs, event), view, wishes };
    return (await __nccwpck_require__.e(/* import() */ 1998).then(__nccwpck_require__.bind(__nccwpck_require__, 1998))).speak(speech, inputs, event, environment);
}
async function isTooMany({ plugins }) {
    if (plugins.every(({ findings }) => findings.length === 0))
        return false;
    return (await __nccwpck_require__.e(/* import() */ 9945).then(__nccwpck_require__.bind(__nccwpck_require__, 9945))).annotated({ plugins }).left.length > 0;
}

;// CONCATENATED MODULE: ./build/src/action/index.js

const environment = { ...process.env };
// What is handed to this process alone is inherited by none that it starts, git among them.
for (const name of Object.keys(environment)) {
    if (/^INPUT_.*TOKEN$/iu.test(name))
        Reflect.deleteProperty(process.env, name);
}
void run(environment).then((status) => {
    process.exitCode = status;
});

module.exports = __webpack_exports__;
/******/ })()
;