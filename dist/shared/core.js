"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 29635:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
const environment = { ...process.env };
// What is handed to this process alone is inherited by none that it starts, git among them.
for (const name of Object.keys(environment)) {
    if (/^INPUT_.*TOKEN$/iu.test(name))
        Reflect.deleteProperty(process.env, name);
}
void runAction().then((status) => {
    process.exitCode = status;
});
async function runAction() {
    const { main } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 37029));
    return main(environment, process.cwd());
}



/***/ }),

/***/ 31283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: function() { return /* binding */ checks; }
});

// EXTERNAL MODULE: ./build/bundled/core/check.js
var check = __webpack_require__(93454);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/text/printed-lines.js
var printed_lines = __webpack_require__(88178);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/step-problems.js



/** What is wrong with the calls of a hook, or why it was not called. */
function* findStepProblems({ lifecycle, manifest }, hook, judge) {
    const steps = lifecycle.steps.filter(({ name }) => name === hook);
    const place = findHookPlace(manifest, hook, lifecycle);
    const seen = new Set();
    for (const step of steps) {
        for (const found of findProblems(step, place, judge)) {
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
/** What is wrong with the loading. */
function findLoadProblems({ lifecycle }) {
    const place = { file: lifecycle.entry };
    const steps = lifecycle.steps.filter(({ name }) => name === "load");
    return steps.flatMap((step) => [...findProblems(step, place, () => ({}))]);
}
function* findProblems(step, place, judge) {
    const { outcome, refused, uncaught, nth } = step;
    for (const act of refused)
        yield describeRefused(step, act, place);
    for (const error of uncaught) {
        yield {
            at: error.at ?? place,
            message: `While ${nameStep(step)} ran, or after it, ${nameError(error)} is thrown, and nothing catches it`,
            help: "Await every promise in the hook, and catch what may fail: an error that nothing catches ends the host's process",
            ...printedIn(step),
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
                ...describeThrown(step, outcome.error, place),
                ...judge(nth),
                ...describeUnlisted(step, outcome),
                ...printedIn(step),
            };
            return;
        case "no-network":
            yield (0,absent/* absent */.Ge)(`${nameStep(step)} needs the network (${outcome.address}), which was not there: allow it with --lifecycle-network, or the input lifecycle-network`);
            return;
        case "missing":
            yield (0,absent/* absent */.Ge)(`the built code has no function for ${step.name}, which hooks-exist reports`);
            return;
        case "not-called":
            yield (0,absent/* absent */.Ge)(outcome.why);
            return;
        default: {
            const at = outcome.kind === "ended" ? outcome.at : undefined;
            yield { at: at ?? place, ...describeEnd(step), ...printedIn(step) };
        }
    }
}
function describeThrown(step, error, place) {
    const { name, nth } = step;
    const at = error.at ?? place;
    if (name === "load") {
        const missing = /^Cannot find (?:package|module) '([^']{1,200})'/u.exec(error.message)?.[1];
        return missing === undefined
            ? {
                at,
                message: `The plugin cannot be loaded: ${nameError(error)}`,
                help: "Let the module only define what the host calls",
            }
            : {
                at,
                message: `The plugin cannot be loaded: it imports ${(0,safe/* quote */.hD)(missing)}, which is neither in the bundle nor declared`,
                help: `Bundle it, or add it to "dependencies" in package.json`,
            };
    }
    const help = nth > 1 && (name === "onInstall" || name === "onUpdate")
        ? `Let ${name} look at what is there already: a host may call it again`
        : `Let ${name} catch what may fail, and correct what cannot`;
    return { at, message: `${nameStep(step, true)} throws ${nameError(error)}`, help };
}
/** What the specification leaves open, a host may have: then the error is not certain. */
function describeUnlisted(step, { unlisted, error }) {
    if (unlisted === undefined)
        return {};
    return {
        severity: "warning",
        strict: "warning",
        message: `${nameStep(step, true)} expects ${(0,safe/* quote */.hD)(unlisted)}, which the specification does not list, and throws ${nameError(error)}`,
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
};
function describeRefused(step, { act, object, at }, place) {
    const [does, help] = ACTS[act];
    const severity = "warning";
    return {
        at: at ?? place,
        severity,
        message: `${nameStep(step, true)} ${does} ${(0,safe/* quote */.hD)(object)}, which the test host refuses`,
        help,
    };
}
function describeEnd(step) {
    const { outcome } = step;
    const subject = nameStep(step, true);
    switch (outcome.kind) {
        case "never-settles":
            return {
                message: `${subject} never ends: its promise does not settle, and nothing is left that could do it`,
                help: "Resolve the promise in every case, also when something fails",
            };
        case "time-limit":
            return {
                message: `${subject} does not end within ${formatSeconds(outcome.seconds)}, and was ended`,
                help: "Start what takes long and return: the host waits for the hook",
            };
        case "memory-limit":
            return {
                message: `${subject} takes more than ${String(outcome.megabytes)} MB of memory, and was ended`,
                help: "Read and keep less at once",
            };
        case "interfered":
            return {
                message: `${subject} writes to a file descriptor that it has not opened`,
                help: "Write to files that the plugin has opened itself",
            };
        case "ended":
            return {
                message: `${subject} ${outcome.how}, which would end the whole host`,
                help: "Return from the hook, or throw an error",
            };
        default:
            throw new Error(`${outcome.kind} is not an end`);
    }
}
const formatSeconds = (seconds) => `${String(seconds)} second${seconds === 1 ? "" : "s"}`;
const ORDINALS = ["", "", "second ", "third "];
/** `onEnable`, or `the second onEnable`. */
function nameStep({ name, nth }, isStart = false) {
    if (name === "load")
        return isStart ? "Loading the plugin" : "the loading";
    const ordinal = ORDINALS[nth] ?? "";
    if (ordinal === "")
        return name;
    return `${isStart ? "The" : "the"} ${ordinal}${name}`;
}
/** `a RangeError: "no tide"`. */
function nameError({ name, message }) {
    if (name === "")
        return (0,safe/* quote */.hD)(message);
    return `${/^[AEIOU]/u.test(name) ? "an" : "a"} ${/^[\w$]{1,60}$/u.test(name) ? name : "error"}: ${(0,safe/* quote */.hD)(message, LONGEST_MESSAGE)}`;
}
const LONGEST_MESSAGE = 200;
const MOST_PRINTED = 6;
function printedIn({ printed }) {
    const last = printed.filter((line) => line.trim() !== "").slice(-MOST_PRINTED);
    return last.length === 0 ? {} : { printed: (0,printed_lines/* formatPrintedLines */.$)(last) };
}
/** Where the manifest names a hook, or else the file that was loaded. */
function findHookPlace(manifest, hook, { entry }) {
    if ("absent" in manifest || manifest.valueAt("hooks", hook) === undefined)
        return { file: entry };
    return manifest.at("hooks", hook);
}

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-disable.js


/* harmony default export */ var lifecycle_disable = ((0,check/* defineCheck */.q)({
    id: "lifecycle-disable",
    title: "The built plugin can be disabled",
    severity: "error",
    needs: ["lifecycle"],
    wants: ["manifest"],
    run: (facts) => findStepProblems(facts, "onDisable", () => ({ severity: "warning" })),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-enable.js


/* harmony default export */ var lifecycle_enable = ((0,check/* defineCheck */.q)({
    id: "lifecycle-enable",
    title: "The built plugin can be enabled",
    severity: "error",
    needs: ["lifecycle"],
    wants: ["manifest"],
    run: (facts) => findStepProblems(facts, "onEnable", () => ({})),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-install.js


/* harmony default export */ var lifecycle_install = ((0,check/* defineCheck */.q)({
    id: "lifecycle-install",
    title: "The built plugin can be loaded and installed, also a second time",
    severity: "error",
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run(facts) {
        yield* findLoadProblems(facts);
        yield* findStepProblems(facts, "onInstall", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-leaks.js




const MOST_SHOWN = 10;
const HELP = {
    "a timer": "Keep what setTimeout returns, and give it to clearTimeout in onDisable",
    "an interval": "Keep what setInterval returns, and give it to clearInterval in onDisable",
};
/* harmony default export */ var lifecycle_leaks = ((0,check/* defineCheck */.q)({
    id: "lifecycle-leaks",
    title: "Nothing that the plugin has opened is open after it was disabled",
    severity: "warning",
    needs: ["lifecycle"],
    wants: ["manifest"],
    *run({ lifecycle, manifest }) {
        const steps = lifecycle.steps.filter(({ name }) => name === "onDisable");
        const [called] = steps.filter(({ outcome }) => outcome.kind !== "not-called");
        if (!called) {
            yield (0,absent/* absent */.Ge)(steps.map(({ outcome }) => ("why" in outcome ? outcome.why : ""))[0] ?? "");
            return;
        }
        const place = findHookPlace(manifest, "onDisable", lifecycle);
        const open = new Map(steps.flatMap((step) => step.open).map((one) => [JSON.stringify(one), one]));
        const shown = [...open.values()].slice(0, MOST_SHOWN);
        for (const { what, at } of shown) {
            yield {
                at: at ?? place,
                message: `${what.replace(/^a/u, "A")} that is opened here is still open after onDisable`,
                help: HELP[what] ?? "Close it in onDisable, and await that it is closed",
            };
        }
        const more = open.size - shown.length;
        if (more > 0)
            yield {
                at: place,
                message: `After onDisable ${(0,numbers/* formatNumber */.Z)(more)} more are still open`,
                help: "Close all in onDisable",
            };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-uninstall.js


/* harmony default export */ var lifecycle_uninstall = ((0,check/* defineCheck */.q)({
    id: "lifecycle-uninstall",
    title: "The built plugin can be uninstalled",
    severity: "error",
    needs: ["lifecycle"],
    wants: ["manifest"],
    run: (facts) => findStepProblems(facts, "onUninstall", () => ({ severity: "warning" })),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/lifecycle/lifecycle-update.js


/* harmony default export */ var lifecycle_update = ((0,check/* defineCheck */.q)({
    id: "lifecycle-update",
    title: "The built plugin can be updated, also a second time",
    severity: "error",
    needs: ["lifecycle"],
    wants: ["manifest"],
    run: (facts) => findStepProblems(facts, "onUpdate", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {})),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/unfetched.js
var unfetched = __webpack_require__(60002);
;// CONCATENATED MODULE: ./build/bundled/checks/package/files-fetched.js




const files_fetched_MOST_SHOWN = 20;
/* harmony default export */ var files_fetched = ((0,check/* defineCheck */.q)({
    id: "files-fetched",
    title: "The files of a release are fetched: none is a Git LFS pointer, none is in an empty submodule",
    severity: "error",
    needs: ["archiveFiles", "manifestFile"],
    *run({ archiveFiles, manifestFile }) {
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const missing = archiveFiles.refused.filter(({ why }) => why === "pointer" || why === "submodule");
        for (const [at, { path, why }] of missing.slice(0, files_fetched_MOST_SHOWN).entries()) {
            const name = (0,safe/* quote */.hD)(path.startsWith(prefix) ? path.slice(prefix.length) : path);
            const more = at === files_fetched_MOST_SHOWN - 1 ? missing.length - files_fetched_MOST_SHOWN : 0;
            const others = more > 0 ? `, and ${(0,numbers/* formatNumber */.Z)(more)} more files are not fetched` : "";
            yield why === "pointer"
                ? { at: { file: path }, message: `${name} is a Git LFS pointer, not the file itself${others}`, help: unfetched/* FETCH_LFS */.DE }
                : {
                    at: { file: path },
                    message: `${name} is a submodule that was not fetched${others}`,
                    help: unfetched/* FETCH_SUBMODULES */.j,
                };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/archive-unchanged.js



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
            // A file that is gone has no place: the finding is at the manifest.
            const at = removed.includes(file) ? {} : { at: { file } };
            yield { ...at, message: `${(0,safe/* quote */.hD)(file)} ${says} the plugin's own tests, lint or type check`, help: BUILD };
        }
        const more = all.length - MOST_TOLD;
        if (more > 0) {
            const files = more === 1 ? "1 more file" : `${(0,numbers/* formatNumber */.Z)(more)} more files`;
            yield { message: `The tests, lint and type check change ${files} of the archive`, help: BUILD };
        }
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/script-lines.js
var script_lines = __webpack_require__(39548);
;// CONCATENATED MODULE: ./build/bundled/core/build-help.js



/** That something is to be built, with the command where package.json has one. */
function formatBuildHelp(what, { packageJson, scripts: commands }) {
    const scripts = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["scripts"];
    const builds = (0,json_object/* isObject */.G)(scripts) && typeof scripts["build"] === "string";
    return builds ? `${what}: ${(0,script_lines/* formatRunCommand */.Wq)((0,absent/* isAbsent */.W0)(commands) ? "npm" : commands.manager.name, "build")}` : what;
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-fresh.js




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
        const count = (0,numbers/* formatNumber */.Z)(others.length);
        const more = others.length === 0 ? "" : others.length === 1 ? ", nor is 1 other file" : `, nor are ${count} others`;
        const { line, column } = first.from;
        yield {
            at: { file: first.path, range: { start: { line, column }, end: { line, column } } },
            message: `${(0,safe/* quote */.hD)(first.name)} is not what ${(0,safe/* quote */.hD)(bundle.name)} was built from${more}`,
            help: formatBuildHelp("Build again", facts),
        };
    },
}));

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
    const installed = BUNDLERS.find((bundler) => ["devDependencies", "dependencies"].some((key) => (0,json_object/* isObject */.G)(value[key]) && Object.hasOwn(value[key], bundler.package)));
    return installed && { bundler: installed, isStarted: false };
}
function listScripts(packageJson) {
    const scripts = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["scripts"];
    return Object.entries((0,json_object/* isObject */.G)(scripts) ? scripts : {}).flatMap(([name, text]) => typeof text === "string" ? [{ name, text }] : []);
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
        const isPeer = (0,json_object/* isObject */.G)(peers) && Object.hasOwn(peers, name);
        return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
    };
}

// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-peers.js





/* harmony default export */ var bundle_peers = ((0,check/* defineCheck */.q)({
    id: "bundle-peers",
    title: "The SDK and the UI libraries are not inside the built code",
    severity: "warning",
    needs: ["bundle"],
    wants: ["bundledPackages", "packageJson"],
    *run({ bundle, bundledPackages, packageJson }) {
        if ((0,absent/* isAbsent */.W0)(bundledPackages)) {
            yield {
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




/** What keeps a file that a rule asks for from being there, regular and not empty. */
function* findRequiredFileProblems(found, help) {
    const name = (0,safe/* quote */.hD)(found.name);
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
                    message: `The file ${(0,safe/* quote */.hD)(found.near.name)} must be named ${(0,safe/* quote */.hD)(found.name)}, exactly so`,
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
/** What keeps a file from being one JSON object that every reader reads alike. */
function* findJsonFileProblems(found, json, help) {
    if (found.state !== "file" || found.size === 0) {
        yield* findRequiredFileProblems(found, help);
        return;
    }
    if ((0,absent/* isAbsent */.W0)(json)) {
        yield { at: { file: found.path }, message: `The file ${(0,safe/* quote */.hD)(found.name)} could not be read`, help: "Run again" };
        return;
    }
    for (const { kind, range, message, help, fix } of json.problems) {
        yield {
            at: (0,text_location/* makeLocation */.i)(json.file, range),
            message,
            help,
            ...(fix && { fix }),
            ...(kind === "byte-order-mark" && { severity: "warning" }),
        };
    }
    if (json.value !== undefined && !(0,json_object/* isObject */.G)(json.value)) {
        yield {
            at: json.at(),
            message: `The file contains ${Array.isArray(json.value) ? "an array" : (0,safe/* quote */.hD)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/bundle-present.js






/* harmony default export */ var bundle_present = ((0,check/* defineCheck */.q)({
    id: "bundle-present",
    title: "The built code is there, as dist/plugin.js",
    severity: "error",
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







/* harmony default export */ var bundle_size = ((0,check/* defineCheck */.q)({
    id: "bundle-size",
    title: "The built code has fewer than 512,000 bytes",
    severity: "error",
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
                ? { severity: "notice", message: `${has} and comes near ${limit}, where it is too large` }
                : { message: `${has}, but must have fewer than ${limit}` }),
        };
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/documents/changelog-heading.js
var changelog_heading = __webpack_require__(24626);
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
    const missing = `CHANGELOG.md has no entry for ${(0,safe/* quote */.hD)(version)}${isCut ? " in its first 512 KiB" : ""}`;
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased && !unreleased.isEmpty) {
        return {
            at: unreleased.at,
            message: `${missing}, but one for ${(0,safe/* quote */.hD)(unreleased.source)}`,
            help: `If that is what is released, rename the heading to: ${(0,changelog_heading/* renameHeading */.n)(unreleased, version)}`,
        };
    }
    const mention = findLineNaming(changelog, version);
    if (mention) {
        const { at, line, below } = mention;
        return {
            at,
            message: `${missing}: the line ${(0,safe/* quote */.hD)(line)} names it, but is not a heading`,
            help: /^#{1,6} /u.test(line)
                ? "Take it out of the code or the comment around it"
                : line.startsWith("|")
                    ? `Add a heading, and what changed below it: ## ${addDate(version, line, below)}`
                    : `Make it one${hasWordsBehind(line, version) ? ", and move the words behind it below" : ""}: ${line.startsWith("#") ? line.replace(/^#+/u, "$& ") : `## ${addDate(version, line, below)}`}`,
        };
    }
    const worded = findHeadingAbout(changelog, version);
    if (worded) {
        const { at, line, marks } = worded;
        return {
            at,
            message: `${missing}: the heading ${(0,safe/* quote */.hD)(line)} names it, but begins with other words`,
            help: `Write: ${marks}${addDate(version, line)}`,
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
        message: `${missing}; its first is ${(0,safe/* quote */.hD)(first.source)}`,
        help: isAhead
            ? `If that is what is released, write ${(0,safe/* quote */.hD)(first.version)} into manifest.json and package.json; else add ${makeHeading(first, version)}`
            : `Add one above it, ${first.style === "line" ? "between blank lines, " : ""}and what changed below: ${makeHeading(first, version)}`,
    };
}
function order(a, b) {
    const [one, other] = [(0,versions/* readVersion */.$4)(a), (0,versions/* readVersion */.$4)(b)];
    return one && other ? (0,versions/* compareVersions */.Zy)(one, other) : 0;
}
/** The heading of a new entry, in the form of another one. */
function makeHeading(form, version) {
    return (0,changelog_heading/* renameHeading */.n)(form, version, "<date>");
}
/** A version with the date that is in its line, or in the YAML below it. */
function addDate(version, line, below = "") {
    const date = (0,written_date/* findWrittenDate */.D)(line.replace(version, " ")) ?? (0,written_date/* findWrittenDate */.D)(DATED.exec(below)?.[1] ?? "");
    return date === undefined ? version : `${version} - ${date}`;
}
/** Whether a line says what changed, as `1.2.0: the tides of tomorrow` does. */
function hasWordsBehind(line, version) {
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
function findLineWith({ file, text }, version, isIt) {
    const lines = (0,text_lines/* indexLines */.u)(text);
    let next = 0;
    for (let at = text.indexOf(version); at !== -1; at = text.indexOf(version, next)) {
        const { line: number } = lines.position(at);
        next = lines.offset({ line: number + 1, column: 1 });
        const line = lines.line(number) ?? "";
        const trimmed = line.trim();
        if (isIt(trimmed)) {
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






/* harmony default export */ var changelog_entry = ((0,check/* defineCheck */.q)({
    id: "changelog-entry",
    title: "CHANGELOG.md says what is new in the current version",
    severity: "warning",
    needs: ["changelog", "manifest"],
    *run({ changelog, manifest }) {
        const declared = manifest.value["version"];
        const version = typeof declared === "string" ? (0,versions/* readVersion */.$4)(declared) : undefined;
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
        if (entry.isEmpty) {
            const message = `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md is empty`;
            yield { at, message, help: "Write below it what changed for those who use the plugin", ...onRelease };
        }
        if (!entry.isExact) {
            yield {
                at,
                severity: "notice",
                message: `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md names ${(0,safe/* quote */.hD)(entry.version)}, but the version is ${(0,safe/* quote */.hD)(version.text)}`,
                help: `Rename the heading to: ${(0,changelog_heading/* renameHeading */.n)(entry, version.text)}`,
            };
        }
        if (entry.isUnreleased) {
            yield {
                at,
                severity: "notice",
                release: "warning",
                message: `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md says that this version is not released`,
                help: "Put the date of the release in its place",
            };
        }
        if (date !== undefined && !exists(date)) {
            const message = `The entry ${(0,safe/* quote */.hD)(source)} in CHANGELOG.md names the date ${(0,safe/* quote */.hD)(date)}, which does not exist`;
            yield { at, severity: "notice", message, help: "Write the day of the release as YYYY-MM-DD" };
        }
    },
}));
function exists(date) {
    const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
    const found = new Date(Date.UTC(year, month - 1, day));
    return found.getUTCFullYear() === year && found.getUTCMonth() === month - 1 && found.getUTCDate() === day;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/major-notes.js
/**
 * Words in small letters; between marks such as `_breaking:_` they begin and end there. What ignores letter case, or asks
 * for Unicode's letters, is slow to compile.
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



/* harmony default export */ var changelog_major = ((0,check/* defineCheck */.q)({
    id: "changelog-major",
    title: "The changelog says of a new major version what breaks and how to migrate",
    severity: "warning",
    needs: ["majorChange"],
    *run({ majorChange: { isMajor, previous, entry, prereleases } }) {
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






/** What keeps a file that a rule asks for from being a text that everyone can read. */
function* findRequiredTextProblems(found, file, wording) {
    yield* findRequiredFileProblems(found, wording.help);
    if (found.state !== "file" || found.size === 0)
        return;
    const name = (0,safe/* quote */.hD)(found.name);
    const at = { file: found.path };
    if (found.size > text_file/* MOST_TEXT_BYTES */.EP) {
        yield {
            at,
            severity: "warning",
            message: `The file ${name} has ${(0,numbers/* formatNumber */.Z)(found.size)} bytes, of which at most ${(0,numbers/* formatNumber */.Z)(text_file/* MOST_TEXT_BYTES */.EP)} are read`,
            help: "Move pictures and old parts into files of their own",
        };
    }
    else if ((0,absent/* isAbsent */.W0)(file)) {
        yield { at, message: `The file ${name} could not be read`, help: "Run again" };
    }
    if ((0,absent/* isAbsent */.W0)(file))
        return;
    const { fault, text, isCut } = file;
    if (isCut && found.size <= text_file/* MOST_TEXT_BYTES */.EP) {
        yield {
            at,
            severity: "warning",
            message: `The file ${name} has more than ${(0,numbers/* formatNumber */.Z)(text_file/* MOST_TEXT_LINES */.E1)} lines, and the others are not read`,
            help: "Move old parts into files of their own",
        };
    }
    if ((0,text_file/* isBlank */.z3)(file)) {
        yield { at, message: `The file ${name} contains nothing but white space`, help: wording.help };
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
            at: { ...at, range: (0,text_lines/* indexLines */.u)(text).range(fault.at, fault.at + 1) },
            severity: "warning",
            message: `The byte 0x${byte} in ${name} is not UTF-8, and is shown as \uFFFD`,
            help: "Save the file as UTF-8",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/changelog-present.js


/* harmony default export */ var changelog_present = ((0,check/* defineCheck */.q)({
    id: "changelog-present",
    title: "CHANGELOG.md is there, under exactly this name, and is not empty",
    severity: "error",
    needs: ["changelogFile"],
    wants: ["changelogText"],
    run: ({ changelogFile, changelogText }) => findRequiredTextProblems(changelogFile, changelogText, {
        help: "Write a CHANGELOG.md with an entry for each version",
        unreadable: { severity: "warning", release: "error" },
    }),
}));

// EXTERNAL MODULE: ./build/bundled/core/shape-problems.js
var shape_problems = __webpack_require__(10384);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
;// CONCATENATED MODULE: ./build/bundled/checks/bundle/components-exist.js





/* harmony default export */ var components_exist = ((0,check/* defineCheck */.q)({
    id: "components-exist",
    title: "Every component that the manifest names is exported by the built code",
    severity: "warning",
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
        for (const { place, name, isPath } of declaredComponents) {
            if (isPath)
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as it is a path and not the name of an export`);
            const answer = exportAnswers.components.get(name);
            if (answer?.kind === "unknown")
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const meant = (0,nearest/* findNearest */.q)(name, answer.names);
            yield {
                at: manifest.at(...place),
                strict: "error",
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(name)}, but the built code exports nothing of that name${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`,
                help: meant === undefined
                    ? "Export the component by that name from the plugin's module, and build again"
                    : `Write ${(0,safe/* quote */.hD)(meant)}, or export the component by that name and build again`,
            };
        }
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/configuration/configuration.js
var configuration = __webpack_require__(71629);
// EXTERNAL MODULE: ./build/bundled/plugin/configuration/off-entry.js
var off_entry = __webpack_require__(37987);
;// CONCATENATED MODULE: ./build/bundled/checks/configuration/configuration-problems.js






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
    if (!(0,json_object/* isObject */.G)(written)) {
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
    if (!(0,json_object/* isObject */.G)(commands)) {
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
            at: json.keyAt(...path),
            message: `"off" has ${(0,numbers/* formatNumber */.Z)(entries.length)} entries, of which only the first ${(0,numbers/* formatNumber */.Z)(off_entry/* MOST_OFF_ENTRIES */.Fb)} are read`,
            help: "Use a baseline for what is known and not fixed yet: --baseline FILE",
        };
    }
}
function describeOffFault(json, path, entry, fault) {
    const check = (0,json_object/* isObject */.G)(entry) && Object.hasOwn(entry, "check") ? entry["check"] : undefined;
    const subject = typeof check === "string" ? `The entry that switches ${(0,safe/* quote */.hD)(check)} off` : 'An entry of "off"';
    switch (fault.kind) {
        case "no-object":
            return describeWrongForm(json, path, entry, ENTRY);
        case "unknown-key":
            return describeUnknownKey(json, path, fault.key, off_entry/* OFF_KEYS */.P_, `${subject} does not apply, as it`);
        case "missing":
            return describeMissingKey(json, path, fault.key, subject);
        case "wrong": {
            const value = (0,json_object/* isObject */.G)(entry) ? entry[fault.key] : undefined;
            return describeWrongForm(json, [...path, fault.key], value, FORMS[fault.key], ", so the entry does not apply");
        }
    }
}
/** What an entry does not say, and must. */
function describeMissingKey(json, path, key, subject) {
    const at = json.at(...path, key);
    switch (key) {
        case "reason":
            return {
                at,
                message: `${subject} gives no reason, so it does not apply`,
                help: 'Add "reason": why this is right here, in a few words',
            };
        case "file":
            return {
                at,
                message: `${subject} accepts a value, but names no file, so it does not apply`,
                help: 'Add "file": the one that contains the value',
            };
        default:
            return {
                at,
                message: `${subject} names no check, so it does not apply`,
                help: 'Add "check": the name of the check, as findings show it at their end',
            };
    }
}
function describeWrongForm(json, path, value, { form, help }, end = "") {
    const name = typeof path.at(-1) === "number" ? `An item of ${(0,safe/* quote */.hD)(path.at(-2))}` : (0,safe/* quote */.hD)(path.at(-1));
    return {
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
    const meant = (0,nearest/* findNearest */.q)(key, known);
    const has = `${subject} has the unknown key ${(0,safe/* quote */.hD)(key)}`;
    return {
        at: json.keyAt(...path, key),
        message: meant === undefined ? has : `${has}; did you mean ${(0,safe/* quote */.hD)(meant)}?`,
        help: meant === undefined ? `Remove it: there are ${formatList(known)}` : `Rename it to ${(0,safe/* quote */.hD)(meant)}`,
    };
}
function formatList(names, word = "and") {
    const [last = "", ...others] = names.map((name) => (0,safe/* quote */.hD)(name)).toReversed();
    return others.length === 0 ? last : `${others.toReversed().join(", ")} ${word} ${last}`;
}
function isText(value) {
    return typeof value === "string" && value.trim() !== "";
}

// EXTERNAL MODULE: ./build/bundled/core/policy.js
var policy = __webpack_require__(67230);
;// CONCATENATED MODULE: ./build/bundled/checks/configuration/configuration-valid.js






const ID = "configuration-valid";
/* harmony default export */ var configuration_valid = ((0,check/* defineCheck */.q)({
    id: ID,
    title: "The configuration in package.json is understood, and switches nothing off in vain",
    severity: "warning",
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
        const meant = (0,nearest/* findNearest */.q)(check, judged.known);
        return {
            at,
            message: `There is no check ${(0,safe/* quote */.hD)(check)} to switch off`,
            help: meant === undefined ? "The command explain lists all checks" : `Write ${(0,safe/* quote */.hD)(meant)}`,
        };
    }
    if (policy/* ALWAYS_COUNTING */.SE.includes(check) && entry.fingerprint === undefined) {
        const why = check === ID ? ": it watches over what is switched off" : "";
        const instead = check === "no-secrets" ? ', or accept one value: "file" and the "fingerprint" that its finding names' : "";
        return {
            at,
            message: `${(0,safe/* quote */.hD)(check)} cannot be switched off${why}`,
            help: `Remove the entry, and fix what the check says${instead}`,
        };
    }
    if (judged.isPast(entry)) {
        return {
            at: packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "off", index, "until"),
            message: `${(0,safe/* quote */.hD)(check)} was switched off until ${(0,safe/* quote */.hD)(until)}, and that day is past`,
            help: "Fix what it says and remove the entry, or name a later day",
        };
    }
    if (judged.used.has(entry) || !judged.ran.has(check))
        return undefined;
    if (entry.fingerprint !== undefined) {
        return {
            at: packageJson.at(configuration/* CONFIGURATION_KEY */.vr, "off", index, "fingerprint"),
            message: `A value that is accepted is not in ${(0,safe/* quote */.hD)(entry.file)}: none with the fingerprint ${(0,safe/* quote */.hD)(entry.fingerprint)} was found`,
            help: "Remove the entry: what it was for is gone",
        };
    }
    return {
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
            const isBuilt = (0,absent/* isAbsent */.W0)(bundleFile) || bundleFile.state !== "missing";
            const build = !isBuilt && hasBuild(packageJson.value) ? ` && ${manager.name} run build` : "";
            yield {
                at: findPlace(packageJson, first),
                message: others.length === 0
                    ? `The package ${(0,safe/* quote */.hD)(first)}, which package.json asks for, is not installed`
                    : `${(0,numbers/* formatNumber */.Z)(others.length + 1)} packages that package.json asks for are not installed: ${formatPackages([first, ...others])}`,
                help: `Run this before the check: ${(0,script_lines/* formatInstallCommand */.qF)(manager)}${build}`,
            };
        }
        for (const other of manager.others) {
            yield {
                at: { file: other },
                severity: "notice",
                message: `${(0,workspace/* getBaseName */.J)(other)} is the lock file of another package manager than ${manager.name}, which is used here`,
                help: "Remove the lock file of the one that you do not use",
            };
        }
    },
}));
const MOST_NAMED = 3;
function formatPackages(packages) {
    const rest = packages.length - MOST_NAMED;
    const shown = packages.slice(0, rest > 0 ? MOST_NAMED : undefined).map((name) => (0,safe/* quote */.hD)(name));
    if (rest > 0)
        return `${shown.join(", ")} and ${(0,numbers/* formatNumber */.Z)(rest)} more`;
    return `${shown.slice(0, -1).join(", ")} and ${shown.at(-1) ?? ""}`;
}
function findPlace(packageJson, name) {
    const isIn = (key) => {
        const packages = packageJson.value[key];
        return (0,json_object/* isObject */.G)(packages) && Object.hasOwn(packages, name);
    };
    return packageJson.keyAt(isIn("dependencies") ? "dependencies" : "devDependencies", name);
}
function hasBuild({ scripts }) {
    return (0,json_object/* isObject */.G)(scripts) && typeof scripts["build"] === "string";
}

// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
;// CONCATENATED MODULE: ./build/bundled/checks/secrets/unlisted-files.js

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
            at,
            message: `Not every file of the plugin ${judged}: ${archiveFiles.tooLarge}`,
            help: "Leave out what the plugin does not need: no archive can be made of so much",
        };
    }
    else if (!(0,absent/* isAbsent */.W0)(packedFiles) && packedFiles.incomplete !== undefined) {
        yield {
            at,
            severity: "warning",
            message: `Not every file that npm packs ${judged}, perhaps: ${packedFiles.incomplete}`,
            help: 'Name folders and files in "files" of package.json, and see what npm says: npm pack --dry-run',
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/secrets/env-packed.js







const env_packed_MOST_TOLD = 20;
/* harmony default export */ var env_packed = ((0,check/* defineCheck */.q)({
    id: "env-packed",
    title: "No .env file is packed, nor another that contains credentials",
    severity: "error",
    needs: ["archiveFiles", "manifestFile"],
    wants: ["packedFiles", "packageJson"],
    *run({ packedFiles, archiveFiles, packageJson, manifestFile }) {
        yield* findUnlistedFiles({ manifestFile, packedFiles, archiveFiles }, "is looked at");
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const packed = (0,absent/* isAbsent */.W0)(packedFiles) ? [] : packedFiles.files.map(({ path }) => path);
        const refused = archiveFiles.refused.filter(({ why }) => why === "credentials");
        const paths = new Set([
            ...packed.filter((path) => (0,credential_files/* isCredentialFile */.Sn)((0,workspace/* getBaseName */.J)(path))),
            ...refused.map(({ path }) => path),
        ]);
        for (const { path } of archiveFiles.refused.filter(({ why }) => why === "unreadable").slice(0, env_packed_MOST_TOLD)) {
            yield {
                at: { file: path },
                message: `${(0,safe/* quote */.hD)(path.slice(prefix.length))} cannot be read, so nobody knows what it contains`,
                help: "Give this user the right to read it, or leave it out",
            };
        }
        const files = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["files"];
        for (const [at, path] of [...paths].toSorted().entries()) {
            if (at === env_packed_MOST_TOLD)
                break;
            const name = path.slice(prefix.length);
            const more = at === env_packed_MOST_TOLD - 1 ? paths.size - env_packed_MOST_TOLD : 0;
            const kind = (0,credential_files/* isEnvironmentFile */.CK)((0,workspace/* getBaseName */.J)(path)) ? "" : ", which contains credentials,";
            const what = packed.includes(path) ? "is in the package" : "is in the archive of a release";
            yield {
                at: { file: path },
                secret: true,
                message: `${(0,safe/* quote */.hD)(name)}${kind} ${what}${more > 0 ? `, and ${(0,numbers/* formatNumber */.Z)(more)} more such files are` : ""}`,
                help: `${advise(name, files, packed.map((one) => one.slice(prefix.length)))}; if it was ever published, replace every secret in it`,
            };
        }
    },
}));
function advise(name, files, packed) {
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



const env_tracked_MOST_TOLD = 20;
/** A name that needs no quotes in any shell. */
const PLAIN = /^[\w./@+-]+$/u;
/* harmony default export */ var env_tracked = ((0,check/* defineCheck */.q)({
    id: "env-tracked",
    title: "No .env file is tracked by git",
    severity: "error",
    needs: ["trackedEnvironment", "manifestFile"],
    *run({ trackedEnvironment: { paths, unknown }, manifestFile }) {
        if (unknown !== undefined) {
            yield {
                at: { file: manifestFile.path },
                severity: "warning",
                message: `Whether git tracks a .env file is not known: ${unknown}`,
                help: "See what git ls-files says",
            };
        }
        const folder = manifestFile.path.slice(0, manifestFile.path.length - manifestFile.name.length);
        for (const path of paths.slice(0, env_tracked_MOST_TOLD)) {
            const name = path.slice(folder.length);
            const more = path === paths[env_tracked_MOST_TOLD - 1] ? paths.length - env_tracked_MOST_TOLD : 0;
            yield {
                at: { file: path },
                secret: true,
                message: `The file ${(0,safe/* quote */.hD)(name)} is tracked by git${more > 0 ? `, and so are ${String(more)} more of the kind` : ""}`,
                help: `${untrack(name)}, add ${(0,safe/* quote */.hD)((0,workspace/* getBaseName */.J)(path))} to .gitignore, and replace every secret that it held: the history keeps them`,
            };
        }
    },
}));
function untrack(name) {
    return PLAIN.test(name) && !name.startsWith("-") ? `Run git rm --cached ${name}` : "Take it out with git rm --cached";
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/hooks-exist.js





/* harmony default export */ var hooks_exist = ((0,check/* defineCheck */.q)({
    id: "hooks-exist",
    title: "Every hook that the manifest names is a function of the built code",
    severity: "error",
    needs: ["manifest", "declaredHooks"],
    // What a life has shown is in the answers.
    wants: ["exportAnswers", "lifecycle"],
    *run({ manifest, declaredHooks, exportAnswers }) {
        if (declaredHooks.length === 0) {
            yield (0,absent/* inapplicable */.vA)("the manifest names no hook");
            return;
        }
        if ((0,absent/* isAbsent */.W0)(exportAnswers)) {
            yield exportAnswers;
            return;
        }
        for (const { name, text } of declaredHooks) {
            const answer = exportAnswers.hooks.get(name);
            const place = ["hooks", name];
            if (answer?.kind === "unknown")
                yield (0,absent/* absent */.Ge)(`${(0,shape_problems/* formatLabel */.wR)(place)} is not judged, as ${answer.why}`);
            if (answer?.kind !== "missing")
                continue;
            const meant = (0,nearest/* findNearest */.q)(text.split("#").at(-1) ?? text, answer.names);
            yield {
                at: manifest.at(...place),
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(text)}, but the built code has no such function${meant === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`,
                help: meant === undefined
                    ? "Export the function from the plugin's module, and build again"
                    : `Write ${(0,safe/* quote */.hD)(meant)}, or export that function`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/documents/license-present.js


/* harmony default export */ var license_present = ((0,check/* defineCheck */.q)({
    id: "license-present",
    title: "LICENSE is there, under exactly this name, and is not empty",
    severity: "error",
    needs: ["licenseFile"],
    wants: ["licenseText"],
    run: ({ licenseFile, licenseText }) => findRequiredTextProblems(licenseFile, licenseText, {
        help: "Add the text of the plugin's license as LICENSE",
        unreadable: { severity: "warning" },
    }),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/common-licenses.js
var common_licenses = __webpack_require__(75890);
;// CONCATENATED MODULE: ./build/bundled/plugin/package/package-license.js

/** As package.json has it: a text, or in the form of old an object with a type. */
function findPackagedLicense({ value }) {
    const license = value["license"];
    const text = (0,json_object/* isObject */.G)(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/license-text.js






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
        const named = findNamedLicense(manifest, license, packageJson);
        // A text that goes on may contain others, too.
        if (first?.isFirst === true && named && !isCut && !licenses.some((found) => isNamed(found, named.expression))) {
            yield describeMismatch(named, first);
        }
        if (placeholder) {
            const words = (0,safe/* quote */.hD)((0,text_lines/* indexLines */.u)(text).slice(placeholder));
            yield {
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
    const packaged = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : findPackagedLicense(packageJson);
    if (packaged === undefined || (0,absent/* isAbsent */.W0)(packageJson) || !listIds(packaged).every(isCommon))
        return undefined;
    return { expression: packaged, at: packageJson.at("license"), file: "package.json" };
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
        at,
        message: `"license" is ${(0,safe/* quote */.hD)(expression)}${isClosed ? ", which allows nothing" : ""}, but LICENSE contains the text of ${name}`,
        help: `Write ${ours} into ${file}, or put ${other} into LICENSE`,
    };
}

// EXTERNAL MODULE: ./build/bundled/text/web-address.js
var web_address = __webpack_require__(10613);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/address-problems.js



/** Why the value at a path of the manifest is not a web address, reported once. A value that is not text is skipped. */
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
            at,
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(text)}, ${describeFault(fault)}`,
            help: isTidied ? `Write ${(0,safe/* quote */.hD)(tidy)}` : adviseOnFault(text, fault),
            fix: isTidied ? manifest.replace(path, tidy) : [],
        };
    }
    else if (rules.http && /^http:/iu.test(text)) {
        yield {
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
        at: manifest.keyAt(...path),
        secret: true,
        message: `The address in ${(0,safe/* quote */.hD)(key)}${parent.length > 0 ? ` of ${(0,shape_problems/* formatLabel */.wR)(parent)}` : ""} contains a user name or a password, which everyone can read`,
        help: "Remove what is between // and @, and change the password if this file was ever published",
    };
}
function describeFault(fault) {
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
    if (fault.kind === "characters") {
        return fault.character === "\\" ? "Write / in place of \\" : "Remove it, or write it percent-encoded";
    }
    return 'Write the whole address, for example "https://example.com/plugin"';
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





/** What is wrong with an author that is written as a string. */
function* findAuthorTextProblems(manifest, text) {
    const at = manifest.at("author");
    const author = (0,author_text/* readAuthor */.Y)(text);
    const fault = typeof author === "string" ? FAULTS[author] : findFault(author);
    if (fault !== undefined || typeof author === "string") {
        yield { at, message: `"author" is ${(0,safe/* quote */.hD)(text)}, ${String(fault)}`, help: formatObjectHelp(guessAuthor(text)) };
        return;
    }
    if (author.url !== undefined && (0,web_address/* findAddressFault */.A)(author.url)?.kind === "credentials") {
        yield describeCredentials(manifest, ["author"]);
        return;
    }
    if (author.url !== undefined) {
        yield {
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
    return { name, ...(mail !== undefined && { mail }) };
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
        at: manifest.at("author"),
        severity: "warning",
        strict: "error",
        message: `"author" is ${(0,safe/* quote */.hD)(text)}: a string${mail === undefined ? " without an e-mail address" : ""}, which may be refused at submission`,
        help: formatObjectHelp({ name, ...(mail !== undefined && { mail }), ...(url !== undefined && { url }) }),
        fix: object ? manifest.replace(["author"], object) : [],
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
// EXTERNAL MODULE: ./build/bundled/text/relative-path.js
var relative_path = __webpack_require__(57498);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/path-problems.js






/** Every place of a built file. The first place that names a missing file reports it. */
const BUILT_PLACES = [["main"], ["web"], ["background"], ...declared_files/* HOOK_NAMES */.FS.map((name) => ["hooks", name])];
const INSIDE = "Write a path inside the repository, relative to the manifest";
const REAL = "Put the file itself in its place";
/**
 * Why the path at one place of the manifest is not that of a regular file in the repository.
 *
 * Without files only the text of the path is judged. A missing file under `dist/` is reported once, however many keys
 * name it. A missing `dist/plugin.js` is not reported at all: that is the business of the check bundle-present.
 */
function* findPathProblems(declaring, place, options = {}) {
    const { manifest, declaredFiles } = declaring;
    const value = manifest.valueAt(...place);
    if (typeof value !== "string" || value === "")
        return;
    const path = options.path ?? value;
    const found = (0,absent/* isAbsent */.W0)(declaredFiles) ? judgeWithoutFiles(path) : declaredFiles.get(path);
    if (!found || isReportedElsewhere(declaring, place, found))
        return;
    const at = manifest.at(...place);
    const makeProblem = (what, help) => ({
        at,
        message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(value)}, but ${what}`,
        help,
    });
    const soften = (what, help) => ({
        ...makeProblem(what, help),
        ...(options.severity && { severity: options.severity }),
    });
    const it = path === value ? "it" : (0,safe/* quote */.hD)(path);
    switch (found.state) {
        case "unsafe": {
            const tidy = value.replaceAll("\\", "/").replace(/^\/(?=dist\/)/u, "");
            yield makeProblem(`${it} ${found.why}`, tidy === value || (0,relative_path/* explainInvalidPath */.W)(tidy) !== undefined ? INSIDE : `Write ${(0,safe/* quote */.hD)(tidy)}`);
            return;
        }
        case "file":
            if (path.endsWith("/"))
                yield soften(`${it} ends with "/", as only folders do`, "Leave the last / out");
            return;
        case "missing": {
            const near = found.near && makeRelative(manifest, found.near.path, path);
            const meant = near === undefined ? "" : withPath(value, path, near);
            if (near?.toLowerCase() === plain(path).toLowerCase()) {
                yield {
                    ...soften(`the file is named ${(0,safe/* quote */.hD)(near)}`, `Write ${(0,safe/* quote */.hD)(meant)}: upper and lower case count`),
                    fix: manifest.replace(place, meant),
                };
                return;
            }
            yield soften(`there is no ${path === value ? "such file" : `file ${(0,safe/* quote */.hD)(path)}`}${near === undefined ? "" : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`, adviseOnMissing(declaring, { place, value, path, meant: near === undefined ? undefined : meant, found }));
            return;
        }
        case "folder":
            yield soften(`${it} is a folder, not a file`, "Write the path of a file in it");
            return;
        case "outside":
            yield makeProblem(`${it} is a link that leads out of the repository, so it is not read`, REAL);
            return;
        case "broken":
            yield soften(`${it} is a link that leads nowhere`, REAL);
            return;
        case "special":
            yield soften(`${it} is a pipe, a socket or a device, not a file`, REAL);
            return;
        case "unreadable":
            yield soften(`${it} cannot be read`, "Give this user the right to read it");
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
        .map((name) => (0,safe/* quote */.hD)(withPath(value, path, folder + name)));
    const [first] = meant === undefined ? written : [(0,safe/* quote */.hD)(meant)];
    if (first === undefined) {
        return formatBuildHelp("Build the plugin first", { packageJson: NONE, scripts: NONE, ...declaring });
    }
    const choice = meant !== undefined || written.length === 1 ? first : `one of ${written.slice(0, path_problems_MOST_NAMED).join(", ")}`;
    return `Write ${choice}, which the build has written, into ${(0,shape_problems/* formatLabel */.wR)(place)}; or let it write ${(0,safe/* quote */.hD)(path)}`;
}
const NONE = (0,absent/* absent */.Ge)("nobody has read it");
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
    const names = ([...steps]) => {
        const value = manifest.valueAt(...steps);
        const there = typeof value === "string" ? declaredFiles.get(value.split("#")[0] ?? "") : undefined;
        return there?.state === "missing" && there.path === found.path;
    };
    const first = BUILT_PLACES.find(names);
    return first !== undefined && first.join("\n") !== place.join("\n");
}
function isBuilt(manifest, path) {
    return path.startsWith(`${getFolder(manifest)}dist/`);
}
/** Of the plugin, with the slash behind it. */
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
function withPath(value, path, other) {
    const start = value.startsWith(path) ? 0 : value.lastIndexOf(path);
    return value.slice(0, start) + other + value.slice(start + path.length);
}
const plain = (path) => path.replace(/^(?:\.\/)+/u, "");

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/avatar-problems.js




const PLACE = ["author", "avatar"];
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
        yield { at, message: fault.message, help: avatar_problems_HELP };
        return;
    }
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quote */.hD)(avatar)}, a path, but the specification asks for an address`,
        help: avatar_problems_HELP,
    };
    const image = (0,absent/* isAbsent */.W0)(images) ? undefined : images.get(avatar);
    if (image?.width === undefined || image.height === undefined || image.width === image.height)
        return;
    yield {
        at,
        severity: "warning",
        message: `"author.avatar" is ${(0,safe/* quote */.hD)(avatar)}, an image of ${String(image.width)} \u00d7 ${String(image.height)} pixels, but must be square`,
        help: "Cut it to a square, best of 128 \u00d7 128 pixels",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-author.js








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
            yield* findAuthorTextProblems(manifest, author);
            return;
        }
        yield* findShapesOfAuthor(facts);
        yield* findNameProblems(manifest);
        yield* findMailProblems(manifest);
        yield* findAddressProblems(manifest, ["author", "website"], HTTPS);
        yield* findAddressProblems(manifest, ["author", "url"], HTTPS);
        yield* findAvatarProblems(facts, HTTPS);
    },
}));
/** As the schema has it, but an e-mail address that is missing may be refused at submission. */
function* findShapesOfAuthor({ manifest, shape }) {
    const isMailMissing = shape.errors.some((error) => error.path[0] === "author" && isMissingMail(error));
    const isAboutMail = (error) => isMailMissing && (isMissingMail(error) || isSlipOfMail(error));
    const only = (errors) => (0,shape_problems/* findShapeProblems */.lx)({ manifest, shape: { errors } }, "author");
    yield* only(shape.errors.filter((error) => !isAboutMail(error)));
    for (const problem of only(shape.errors.filter(isAboutMail)))
        yield { ...problem, strict: "error" };
}
const isMissingMail = ({ params }) => params["missingProperty"] === "email";
function isSlipOfMail({ params }) {
    const unknown = params["additionalProperty"];
    return typeof unknown === "string" && (0,nearest/* findNearest */.q)(unknown, ["email", "name"]) === "email";
}
function* findNameProblems(manifest) {
    const name = manifest.valueAt("author", "name");
    if (typeof name !== "string" || name === "" || name.trim() !== "")
        return;
    yield {
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
        at: manifest.at("author", "email"),
        message: `"author.email" is ${(0,safe/* quote */.hD)(mail)}, which is not an e-mail address`,
        help: isEmail(tidy) ? `Write ${(0,safe/* quote */.hD)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        fix: isEmail(tidy) ? manifest.replace(["author", "email"], tidy) : [],
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-background.js



/* harmony default export */ var manifest_background = ((0,check/* defineCheck */.q)({
    id: "manifest-background",
    title: "The background entry point is a file of the plugin",
    severity: "error",
    about: ["background"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "background");
        yield* findPathProblems(facts, ["background"]);
    },
}));

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.js
var manifest_manifest = __webpack_require__(54005);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/package-form-problems.js






/** The problem of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function findPackageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = (0,json_object/* isObject */.G)(value) ? manifest.valueAt(key, "url") : undefined;
    if (typeof url !== "string")
        return [];
    const address = url.replace(/^git\+(?=https?:)/u, "");
    const fault = (0,web_address/* findAddressFault */.A)(address);
    const hasCredentials = fault?.kind === "credentials";
    const problem = {
        at: manifest.keyAt(key),
        secret: hasCredentials,
        message: `${(0,shape_problems/* formatLabel */.wR)([key])} is an object, as package.json has it, but must be a string with the address alone`,
        help: fault ? "Write the address alone, in quotation marks" : `Write ${(0,safe/* quote */.hD)(address)}`,
        fix: fault ? [] : manifest.replace([key], address),
    };
    return hasCredentials ? [problem, describeCredentials(manifest, [key, "url"])] : [problem];
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-bugs.js




/* harmony default export */ var manifest_bugs = ((0,check/* defineCheck */.q)({
    id: "manifest-bugs",
    title: "The issue tracker has an address that a browser opens",
    severity: "error",
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


/* harmony default export */ var manifest_category = ((0,check/* defineCheck */.q)({
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
    severity: "error",
    about: ["category"],
    needs: ["manifest", "shape"],
    run: (facts) => (0,shape_problems/* findShapeProblems */.lx)(facts, "category"),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-commands.js





/* harmony default export */ var manifest_commands = ((0,check/* defineCheck */.q)({
    id: "manifest-commands",
    title: "Every command has its own name and a description, and its options fit their types",
    severity: "error",
    about: ["commands"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "commands");
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
    ["object", (value) => (0,json_object/* isObject */.G)(value)],
]);
function* findDefaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!(0,json_object/* isObject */.G)(option) || !Object.hasOwn(option, "default"))
        return;
    const value = option["default"];
    const type = Object.hasOwn(option, "type") ? option["type"] : undefined;
    if (FITS.get(type)?.(value) === false) {
        const meant = guessDefault(value, type);
        yield {
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

// EXTERNAL MODULE: ./node_modules/semver/classes/range.js
var classes_range = __webpack_require__(96782);
var range_default = /*#__PURE__*/__webpack_require__.n(classes_range);
// EXTERNAL MODULE: ./node_modules/semver/classes/semver.js
var semver = __webpack_require__(7163);
var semver_default = /*#__PURE__*/__webpack_require__.n(semver);
;// CONCATENATED MODULE: ./build/bundled/text/versions/version-range.js


/** The longest text that is read as a version range. */
const LONGEST_RANGE = 256;
/** Reads every form of a version range that npm knows; `undefined` for what is none. */
function readRange(text) {
    if (text.length > LONGEST_RANGE)
        return undefined;
    try {
        return new (range_default())(text);
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
        .concat(new (semver_default())("0.0.0"))
        .toSorted((a, b) => a.compare(b))
        .find((version) => range.test(version));
}
/** The versions of a range that also meet some limits, such as `>=1.2.0 <=2.0.0`. */
function limitRange(range, limits) {
    return new (range_default())(range.set.map((list) => `${list.map(({ value }) => value).join(" ")} ${limits}`).join("||"));
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
    const next = new (semver_default())(version.version);
    next.patch++;
    next.format();
    return next;
}
function withPrerelease(version, prerelease) {
    const changed = new (semver_default())(version.version);
    changed.prerelease = prerelease;
    changed.format();
    return changed;
}
/** Nothing lies between `2.0.0-0` and the releases before it. */
const makeLimitKey = (value) => value.replace(/^(<\d+\.\d+\.\d+)-0$/u, "$1");
const isLimit = (key) => key !== "" && key !== ">=0.0.0";

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/range-problems.js








/**
 * The faults in the version ranges of an object of the manifest, and the differences from package.json.
 *
 * Values that are not text are skipped: the schema reports them.
 *
 * @param names the object's keys that have ranges; all when left out.
 */
function* findRangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!(0,json_object/* isObject */.G)(value))
        return;
    for (const name of names ?? Object.keys(value)) {
        const text = facts.manifest.valueAt(key, name);
        if (typeof text !== "string")
            continue;
        const problem = describeValue(facts, text, key, name) ?? findMismatch(facts, text, key, name);
        if (problem)
            yield problem;
    }
}
function describeValue({ manifest, packageJson }, text, key, name) {
    // First, so that nothing else shows the line with the secret in it.
    if (holdsCredentials(text))
        return describeCredentials(manifest, [key, name]);
    if (text.length > LONGEST_RANGE) {
        return {
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quote */.hD)(name)} has ${(0,numbers/* formatNumber */.Z)(text.length)} characters, but at most ${(0,numbers/* formatNumber */.Z)(LONGEST_RANGE)} are read`,
            help: "Write a shorter range",
        };
    }
    const at = manifest.at(key, name);
    const range = readRange(text);
    if (!range) {
        const meant = guessRange(text);
        const packaged = findPackagedRange(packageJson, key, name);
        const example = EXAMPLES.get(key) ?? "^1.4.0";
        return {
            at,
            message: `${(0,shape_problems/* formatLabel */.wR)([key, name])} is ${(0,safe/* quote */.hD)(text)}, ${describeOtherForm(text)}but must be a version range`,
            help: meant !== undefined
                ? `Write ${(0,safe/* quote */.hD)(meant)}`
                : packaged !== undefined && readRange(packaged)
                    ? `Write ${(0,safe/* quote */.hD)(packaged)}, as package.json has it`
                    : `Write the versions that work, for example "${example}"`,
            fix: meant === undefined ? [] : manifest.replace([key, name], meant),
        };
    }
    if (findLowestVersion(range))
        return undefined;
    return {
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
function findMismatch(facts, text, key, name) {
    const { manifest, packageJson } = facts;
    const packaged = findPackagedRange(packageJson, key, name);
    if (packaged === undefined || packaged === text || (0,absent/* isAbsent */.W0)(packageJson))
        return undefined;
    const ours = readRange(text);
    const theirs = readRange(packaged);
    // What is not a range in package.json, such as "workspace:*", is that file's own affair.
    if (!ours || !theirs || makeRangeKey(ours) === makeRangeKey(theirs))
        return undefined;
    const line = packageJson.at(key, name).range.start.line;
    return {
        at: manifest.at(key, name),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)([key, name])} is ${(0,safe/* quote */.hD)(text)}, but package.json, line ${String(line)}, has ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Write the same range into both",
    };
}
/** What package.json has under the same keys. */
function findPackagedRange(packageJson, key, name) {
    const section = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value[key];
    const range = (0,json_object/* isObject */.G)(section) && Object.hasOwn(section, name) ? section[name] : undefined;
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
    const range = meant === text ? undefined : readRange(meant);
    return range && findLowestVersion(range) ? meant : undefined;
}
/** A password, or a token in the place of the user; `git@` alone is neither. */
function holdsCredentials(text) {
    const user = /\/\/([^/?#@]*)@/u.exec(text)?.[1];
    return user !== undefined && (user.includes(":") || /^(?:git\+)?https?:/iu.test(text));
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-compatibility.js



/* harmony default export */ var manifest_compatibility = ((0,check/* defineCheck */.q)({
    id: "manifest-compatibility",
    title: "The compatibility names version ranges that can be met",
    severity: "error",
    about: ["compatibility"],
    needs: ["manifest", "shape"],
    wants: ["packageJson"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "compatibility");
        yield* findRangeProblems(facts, "compatibility", ["host_version", "node_version"]);
    },
}));

// EXTERNAL MODULE: ./build/bundled/text/json/json-text.js
var json_text = __webpack_require__(59483);
// EXTERNAL MODULE: ./build/bundled/core/shape-words.js
var shape_words = __webpack_require__(13859);
;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-words.js


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
                message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must be of type ${types.join(" or ")}`,
                help: "Write a value of one of these types",
            };
    },
    enum: (label, value, { allowedValues }) => {
        const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => (0,safe/* quote */.hD)(choice)) : [];
        const shown = choices.slice(0, MOST_CHOICES).join(", ");
        if (choices.length === 1)
            return { message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must be ${shown}`, help: `Write ${shown}` };
        return {
            message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must be one of ${shown}${choices.length > MOST_CHOICES ? ", \u2026" : ""}`,
            help: "Write one of them",
        };
    },
    minimum: (label, value, { limit }) => describeBound(label, value, `at least ${(0,safe/* quote */.hD)(limit)}`, "larger"),
    maximum: (label, value, { limit }) => describeBound(label, value, `at most ${(0,safe/* quote */.hD)(limit)}`, "smaller"),
    exclusiveMinimum: (label, value, { limit }) => describeBound(label, value, `above ${(0,safe/* quote */.hD)(limit)}`, "larger"),
    exclusiveMaximum: (label, value, { limit }) => describeBound(label, value, `below ${(0,safe/* quote */.hD)(limit)}`, "smaller"),
    multipleOf: (label, value, { multipleOf }) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must be a multiple of ${(0,safe/* quote */.hD)(multipleOf)}`,
        help: "Write such a number",
    }),
    format: (label, value, { format }) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must have the format ${(0,safe/* quote */.hD)(format)}`,
        help: "Write it in that format, or leave it empty",
    }),
    pattern: (label, value, { pattern }) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must match the pattern ${(0,safe/* quote */.hD)(pattern)}`,
        help: "Write a text that matches it",
    }),
    regex: (label, value) => ({
        message: `${label} is ${typeof value === "string" ? `${(0,safe/* quote */.hD)(value)}, which is ` : ""}no regular expression`,
        help: "Correct it: each bracket needs its other half, and a \\ goes before special characters only",
    }),
    const: (label, value, { allowedValue }) => describeShape(label, value, "const", { allowedValue }),
    minLength: (label, value, { limit }) => describeShape(label, value, "minLength", { limit }),
    maxLength: (label, value, { limit }) => describeShape(label, value, "maxLength", { limit }),
    minItems: (label, value, { limit }) => describeCount(label, value, `at least ${(0,safe/* quote */.hD)(limit)} items`, "Add items"),
    maxItems: (label, value, { limit }) => describeCount(label, value, `at most ${(0,safe/* quote */.hD)(limit)} items`, "Remove items"),
    minProperties: (label, value, { limit }) => describeCount(label, value, `at least ${(0,safe/* quote */.hD)(limit)} keys`, "Add keys"),
    maxProperties: (label, value, { limit }) => describeCount(label, value, `at most ${(0,safe/* quote */.hD)(limit)} keys`, "Remove keys"),
    uniqueItems: (label, value, { i, j }) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)} whose items ${(0,safe/* quote */.hD)(j)} and ${(0,safe/* quote */.hD)(i)} are the same`,
        help: "Remove one of the two",
    }),
    propertyNames: (label, value, { propertyName }) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)} with the key ${(0,safe/* quote */.hD)(propertyName)}, which is not allowed`,
        help: "Give the key another name",
    }),
    anyOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)}, which satisfies none of the forms in "anyOf"`,
        help: "Write one of the forms",
    }),
    oneOf: (label, value) => ({
        message: `${label} is ${(0,safe/* quote */.hD)(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
        help: "Write one of the forms",
    }),
};
/** The message to a schema's author about a value that the schema forbids. */
function describeConfigError(keyword, label, value, params) {
    const describe = Object.hasOwn(SENTENCES, keyword) ? SENTENCES[keyword] : undefined;
    return describe
        ? describe(label, value, params)
        : {
            message: `${label} is ${(0,safe/* quote */.hD)(value)}, which the keyword ${(0,safe/* quote */.hD)(keyword)} forbids`,
            help: "Write another value, or change the schema",
        };
}
function describeShape(label, value, keyword, params) {
    return (0,shape_words/* describeShapeError */.z)(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}
function describeBound(label, value, limit, kind) {
    return { message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}
function describeCount(label, value, limit, help) {
    return { message: `${label} is ${(0,safe/* quote */.hD)(value)}, but must have ${limit}`, help };
}

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-fault-problem.js





/** A value that an author's schema forbids, reported at its place. */
function describeConfigFault(manifest, { path, keyword, params }) {
    const label = (0,shape_problems/* formatLabel */.wR)(path);
    switch (keyword) {
        case "secret":
            return {
                at: manifest.keyAt(...path),
                secret: true,
                message: `${formatKeyLabel(path)} is a secret in a public file: the format of the setting is "password"`,
                help: "Remove it, let each user set their own, and take the old one out of use: everybody could read it",
            };
        case "time":
        case "memory":
            return {
                at: manifest.keyAt(...path),
                message: `${formatKeyLabel(path)} takes more than a second, or more than 64 MB, to check`,
                help: "Simplify the schema: fewer references to references, and patterns without a repetition inside a repetition",
            };
        case "unjudged":
            return {
                at: manifest.keyAt(...path),
                severity: "warning",
                message: `${formatKeyLabel(path)} has keywords beyond those that forms know, and the thread that judges them failed: ${(0,safe/* shorten */.ml)(String(params["why"]), 200)}`,
                help: "Run again; if it stays so, it is a fault of this tool and not of the plugin",
            };
        case "compile":
            return {
                at: manifest.keyAt(...path),
                message: params["recursion"] === true
                    ? `${formatKeyLabel(path)} cannot be checked, as the schema refers to itself without end`
                    : `${formatKeyLabel(path)} cannot be checked, as the schema does not compile: ${(0,safe/* shorten */.ml)(String(params["reported"]), 100)}`,
                help: params["recursion"] === true ? "Break the circle of references" : "Correct the schema",
            };
        default:
    }
    const missing = params["missingProperty"];
    if (typeof missing === "string") {
        const at = manifest.at(...path, missing);
        return {
            at,
            message: `${label} has no ${(0,safe/* quote */.hD)(missing)}, which its schema requires`,
            help: `Add ${(0,safe/* quote */.hD)(missing)}`,
        };
    }
    const unknown = params["additionalProperty"] ?? params["unevaluatedProperty"];
    if (typeof unknown === "string") {
        const at = manifest.keyAt(...path, unknown);
        return {
            at,
            message: `${label} has the key ${(0,safe/* quote */.hD)(unknown)}, which its schema does not allow`,
            help: "Remove it, or add it to the schema",
        };
    }
    const value = manifest.valueAt(...path);
    const atKey = (0,json_object/* isObject */.G)(value) && typeof path.at(-1) === "string";
    return {
        at: atKey ? manifest.keyAt(...path) : manifest.at(...path),
        ...describeConfigError(keyword, atKey ? formatKeyLabel(path) : label, value, params),
    };
}
/**
 * A key as its author would name it, with its parent where others share its name: `"default" of
 * "config_schema.properties.city"`.
 */
function formatKeyLabel(path) {
    const [key, holder] = [path.at(-1), path.slice(0, -1)];
    return holder.length === 0 || typeof key !== "string" ? (0,shape_problems/* formatLabel */.wR)(path) : `${(0,safe/* quote */.hD)(key)} of ${(0,shape_problems/* formatLabel */.wR)(holder)}`;
}

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
            yield describeConfigFault(manifest, fault);
    }
}

// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-limits.js
var config_limits = __webpack_require__(69718);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-keywords.js
var config_keywords = __webpack_require__(57950);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-schemas.js
var config_schemas = __webpack_require__(64252);
;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/config-formats.js
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

// EXTERNAL MODULE: ./build/bundled/text/json/same-json.js
var same_json = __webpack_require__(83362);
;// CONCATENATED MODULE: ./build/bundled/plugin/config-schema/config-values.js




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
/** As deep as the schema is, which has a limit. */
function judge(judging, schema, value, path) {
    judging.steps--;
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !(0,json_object/* isObject */.G)(schema))
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
    if (typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== getType(value)) {
        fault("type", { type });
        return;
    }
    const allowed = own("enum");
    // An empty list is a fault of the schema, not of the value.
    if (Array.isArray(allowed) && allowed.length > 0 && !contains(judging, allowed, value)) {
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
    if (Array.isArray(value) && (0,json_object/* isObject */.G)(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if ((0,json_object/* isObject */.G)(value))
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
    if (!(0,json_object/* isObject */.G)(properties))
        return;
    for (const [key, part] of Object.entries(value)) {
        if (Object.hasOwn(properties, key) && key !== "__proto__")
            judge(judging, properties[key], part, [...path, key]);
    }
}
/** What everybody could read: anything but an empty text and nothing. */
function isSecret(value) {
    return value !== "" && value !== null && value !== undefined;
}
function contains(judging, allowed, value) {
    if (typeof value !== "object" || value === null) {
        judging.steps -= allowed.length;
        return allowed.includes(value);
    }
    const size = JSON.stringify(value).length;
    judging.steps -= allowed.filter((one) => typeof one === "object").length * size;
    return judging.steps < 0 || allowed.some((one) => (0,same_json/* isSameJson */.T)(one, value));
}
/** The type of a value as JSON Schema names it. */
function getType(value) {
    if (value === null)
        return "null";
    return Array.isArray(value) ? "array" : typeof value;
}

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-choice-problems.js






const config_choice_problems_MOST_TOLD = 20;
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
function* findConfigChoiceProblems(manifest, node) {
    yield* findEnumProblems(manifest, node);
    yield* findEnumNamesProblems(manifest, node);
}
function* findEnumProblems(manifest, { path, schema }) {
    const { type, enum: choices } = schema;
    if (choices === undefined)
        return;
    const label = (0,shape_problems/* formatLabel */.wR)([...path, "enum"]);
    const at = manifest.at(...path, "enum");
    if (!Array.isArray(choices)) {
        yield { at, message: `${label} is ${(0,safe/* quote */.hD)(choices)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    if (choices.length === 0) {
        const message = `${label} is an array without an item, so no value is allowed`;
        yield { at, message, help: 'Add the allowed values, or remove "enum"' };
    }
    const seen = new Set();
    let reported = 0;
    for (const [index, choice] of choices.entries()) {
        const place = [...path, "enum", index];
        const found = {
            // An object among the choices has no short name; its bracket is its place.
            at: (0,json_object/* isObject */.G)(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
            severity: "warning",
        };
        const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
        seen.add(choice);
        const misfit = typeof type === "string" && config_keywords/* SETTING_TYPES */.P5.includes(type) && type !== getType(choice);
        if ((!repeated && !misfit) || ++reported > config_choice_problems_MOST_TOLD)
            continue;
        yield repeated
            ? { ...found, message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(choice)} once more`, help: "Remove it" }
            : {
                ...found,
                message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(choice)}, which nobody can choose, as the type is ${(0,safe/* quote */.hD)(type)}`,
                help: "Write a value of that type, or change the type",
            };
    }
}
function* findEnumNamesProblems(manifest, { path, schema }) {
    const { enum: choices, enumNames: names } = schema;
    if (names === undefined)
        return;
    const label = (0,shape_problems/* formatLabel */.wR)([...path, "enumNames"]);
    const at = manifest.at(...path, "enumNames");
    if (!Array.isArray(names)) {
        yield { at, message: `${label} is ${(0,safe/* quote */.hD)(names)}, but must be an array`, help: "Write a list: [ \u2026 ]" };
        return;
    }
    for (const [index, name] of names.slice(0, config_choice_problems_MOST_TOLD).entries()) {
        if (typeof name === "string")
            continue;
        const place = [...path, "enumNames", index];
        const message = `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(name)}, but must be a string`;
        yield { at: manifest.at(...place), message, help: "Write it in quotation marks" };
    }
    if (choices !== undefined && !Array.isArray(choices))
        return;
    const values = choices?.length ?? 0;
    if (names.length === values)
        return;
    yield {
        at,
        message: `${label} is an array of ${formatAmount(names.length, "name")}, but "enum" ${choices ? `has ${formatAmount(values, "value")}` : "is missing"}`,
        help: "Write one name for each value, in the same order",
    };
}
const formatAmount = (count, what) => `${String(count)} ${what}${count === 1 ? "" : "s"}`;

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-name-problems.js





const config_name_problems_MOST_TOLD = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* findConfigNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !(0,json_object/* isObject */.G)(properties)) {
        const message = `${(0,shape_problems/* formatLabel */.wR)([...path, "properties"])} is ${(0,safe/* quote */.hD)(properties)}, but must be an object`;
        yield { at: manifest.at(...path, "properties"), message, help: "Write an object: { \u2026 }" };
    }
    else if (properties)
        yield* findPropertiesProblems(manifest, [...path, "properties"], properties);
    yield* findRequiredProblems(manifest, node);
}
function* findPropertiesProblems(manifest, path, properties) {
    for (const [name, setting] of Object.entries(properties)) {
        if (name === "__proto__") {
            const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has the setting "__proto__", a name that no JavaScript object can safely have`;
            yield { at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
        }
        else if (!(0,json_object/* isObject */.G)(setting)) {
            const message = `${(0,shape_problems/* formatLabel */.wR)([...path, name])} is ${(0,safe/* quote */.hD)(setting)}, but must be an object`;
            yield { at: manifest.at(...path, name), message, help: 'Describe the setting: { "type": "string" }' };
        }
    }
}
function* findRequiredProblems(manifest, { path, schema, of }) {
    const { required, properties } = schema;
    if (required === undefined)
        return;
    const label = (0,shape_problems/* formatLabel */.wR)([...path, "required"]);
    const at = manifest.at(...path, "required");
    if (!Array.isArray(required)) {
        const misplaced = typeof required === "boolean" && of === "setting";
        yield {
            at,
            message: `${label} is ${(0,safe/* quote */.hD)(required)}, but must be an array of the names of settings`,
            help: misplaced
                ? `Remove it${required ? `, and list ${(0,safe/* quote */.hD)(path.at(-1))} in ${(0,shape_problems/* formatLabel */.wR)([...path.slice(0, -2), "required"])}` : ""}`
                : typeof required === "string"
                    ? `Write [${(0,safe/* quote */.hD)(required)}]`
                    : "Write a list: [ \u2026 ]",
        };
        return;
    }
    const seen = new Set();
    for (const [index, name] of required.slice(0, config_name_problems_MOST_TOLD * 50).entries()) {
        const place = [...path, "required", index];
        const word = (0,shape_problems/* formatLabel */.wR)(place);
        const found = { at: manifest.at(...place) };
        if (typeof name !== "string") {
            yield { ...found, message: `${word} is ${(0,safe/* quote */.hD)(name)}, but must be a string`, help: "Write a setting's name" };
        }
        else if (seen.has(name)) {
            yield {
                ...found,
                message: `${word} is ${(0,safe/* quote */.hD)(name)} once more`,
                help: "Remove it",
                fix: manifest.remove(place),
            };
        }
        else if ((0,json_object/* isObject */.G)(properties) && !Object.hasOwn(properties, name) && of !== "other") {
            const meant = (0,nearest/* findNearest */.q)(name, Object.keys(properties));
            yield {
                ...found,
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
    for (const fault of findValueFaults(schema, schema["default"], [...path, "default"]))
        yield describeConfigFault(manifest, fault);
}
/** Anything that would run code or reach out is refused everywhere in the schema. */
function* findUnsafeProblems(manifest, { path, schema }) {
    if (Object.hasOwn(schema, "$async")) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has "$async", which no schema for settings may have`;
        yield { at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
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
            at,
            message: `${label} is ${(0,safe/* quote */.hD)(reference)}, which leads out of the manifest and is never fetched`,
            help: "Write what it refers to in its place",
        };
    }
    else if ((0,config_schemas/* isDangling */.NC)(reference, whole)) {
        const message = `${label} is ${(0,safe/* quote */.hD)(reference)}, but the schema has nothing there`;
        yield { at, message, help: "Correct the reference, or add what it refers to" };
    }
}
const MEANT = { integer: "number", int: "number", float: "number", text: "string" };
function* findTypeProblems(manifest, { path, schema, of }) {
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
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} has no "type", so the host's forms do not know how to ask for it`,
            help: `Add it: one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`,
        };
    }
    else if (typeof type !== "string" || !config_keywords/* SETTING_TYPES */.P5.includes(type)) {
        const meant = typeof type !== "string"
            ? undefined
            : Object.hasOwn(MEANT, type)
                ? MEANT[type]
                : (0,nearest/* findNearest */.q)(type, config_keywords/* SETTING_TYPES */.P5);
        yield {
            at,
            message: `${(0,shape_problems/* formatLabel */.wR)([...path, "type"])} is ${(0,safe/* quote */.hD)(type)}, but must be one of ${config_keywords/* SETTING_TYPES */.P5.join(", ")}`,
            help: meant === undefined ? "Write one of them" : `Write ${(0,safe/* quote */.hD)(meant)}`,
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
        const message = `${(0,shape_problems/* formatLabel */.wR)([...path, key])} is ${(0,safe/* quote */.hD)(value)}, but must be a string`;
        const help = key === "format" ? FORMATS : "Write it in quotation marks";
        yield { at: manifest.at(...path, key), message, help };
    }
    const format = schema["format"];
    if (typeof format !== "string" || CONFIG_FORMATS.has(format))
        return;
    const at = manifest.at(...path, "format");
    const meant = (0,nearest/* findNearest */.q)(format, CONFIG_FORMATS.keys());
    yield {
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
        const at = manifest.at(...path, key);
        if (typeof value !== "number") {
            const message = `${(0,shape_problems/* formatLabel */.wR)([...path, key])} is ${(0,safe/* quote */.hD)(value)}, but must be a number`;
            yield { at, message, help: "Write a number, without quotation marks" };
        }
        else if (typeof schema["type"] === "string" &&
            ["string", "boolean", "array", "object"].includes(schema["type"])) {
            yield {
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
    else if (!(0,json_object/* isObject */.G)(items)) {
        const message = `${label} is ${(0,safe/* quote */.hD)(items)}, but must be an object`;
        yield { at, message, help: 'Describe one item: { "type": "string" }' };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/config-schema-problems.js











/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
function* findConfigSchemaProblems(manifest, { path, schema }) {
    const limit = (0,config_limits/* findPassedLimit */.X)(schema);
    if (limit) {
        yield { at: manifest.keyAt(...path), ...describeLimit(formatKeyLabel(path), limit) };
        return;
    }
    if (hasSettingsOnly(schema)) {
        yield {
            at: manifest.keyAt(...path),
            message: `${formatKeyLabel(path)} contains the settings themselves, but must be a schema with "type" and "properties"`,
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
    return entries.length > 0 && entries.every(([key, value]) => !(0,config_keywords/* isKeyword */.wb)(key) && (0,json_object/* isObject */.G)(value));
}
function* findRootProblems(manifest, path, schema) {
    const type = schema["type"];
    if (type === undefined) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has no "type"`;
        yield { at: manifest.at(...path, "type"), message, help: 'Add "type": "object"' };
    }
    else if (type !== "object") {
        yield {
            at: manifest.at(...path, "type"),
            message: `${(0,shape_problems/* formatLabel */.wR)([...path, "type"])} is ${(0,safe/* quote */.hD)(type)}, but must be "object"`,
            help: 'Write "object"; the settings go under "properties"',
            fix: manifest.replace([...path, "type"], "object"),
        };
    }
    if (schema["properties"] === undefined) {
        const message = `${(0,shape_problems/* formatLabel */.wR)(path)} has no "properties"`;
        yield { at: manifest.at(...path, "properties"), message, help: 'Add "properties": { \u2026 } with the settings' };
    }
    if ((0,config_schemas/* getDialect */.LC)(schema) === undefined) {
        const at = manifest.at(...path, "$schema");
        const allowed = `${(0,safe/* quote */.hD)(config_schemas/* DIALECTS */.O9["draft-07"])} or ${(0,safe/* quote */.hD)(config_schemas/* DIALECTS */.O9["2020-12"])}`;
        const message = `${(0,shape_problems/* formatLabel */.wR)([...path, "$schema"])} is ${(0,safe/* quote */.hD)(schema["$schema"])}, but must be ${allowed}`;
        yield { at, message, help: "Write one of the two, or remove it: draft-07 is meant then" };
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
    const meant = (0,config_keywords/* isKeyword */.wb)(key) ? undefined : (0,nearest/* findNearest */.q)(key, config_keywords/* LISTED_KEYWORDS */.tI);
    const subject = `${(0,shape_problems/* formatLabel */.wR)(path)} has the keyword ${(0,safe/* quote */.hD)(key)}`;
    if (meant !== undefined && !Object.hasOwn(schema, meant)) {
        return {
            at,
            severity: "notice",
            message: `${subject}, which JSON Schema does not know; did you mean ${(0,safe/* quote */.hD)(meant)}?`,
            help: `Rename it to ${(0,safe/* quote */.hD)(meant)}`,
            fix: manifest.rename([...path, key], meant),
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

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/manifest-config-schema.js






/* harmony default export */ var manifest_config_schema = ((0,check/* defineCheck */.q)({
    id: "manifest-config-schema",
    title: "The configuration schema describes settings that a form can ask for",
    severity: "error",
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
            at,
            severity: "warning",
            message: '"configSchema" is the other spelling of "config_schema", and not the documented one',
            help: 'Rename it to "config_schema"',
            fix: manifest.rename(["configSchema"], "config_schema"),
        };
    }
    else if ((0,same_json/* isSameJson */.T)(schema, other)) {
        yield {
            at,
            severity: "warning",
            message: '"configSchema" says once more what "config_schema" says',
            help: "Remove it",
            fix: manifest.remove(["configSchema"]),
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

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-dashboard-widget.js


/* harmony default export */ var manifest_dashboard_widget = ((0,check/* defineCheck */.q)({
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    severity: "error",
    about: ["dashboard_widget"],
    needs: ["manifest", "shape"],
    run: (facts) => (0,shape_problems/* findShapeProblems */.lx)(facts, "dashboard_widget"),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/config-schema/manifest-default-config.js











/* harmony default export */ var manifest_default_config = ((0,check/* defineCheck */.q)({
    id: "manifest-default-config",
    title: "The default configuration contains valid values of known settings, and no secret",
    severity: "error",
    about: ["default_config"],
    needs: ["manifest", "shape"],
    wants: ["configJudgement"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "default_config");
        yield* addJudgement(facts, ["default_config"], findValueProblems(facts.manifest));
    },
}));
function* findValueProblems(manifest) {
    const config = manifest.value["default_config"];
    if (!(0,json_object/* isObject */.G)(config))
        return;
    const schemas = (0,config_schemas/* findConfigSchemas */.Y3)(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield describeNoSchema(manifest);
        return;
    }
    // A schema that is too large or names no settings has a finding of its own.
    if (schemas.some(({ schema }) => (0,config_limits/* findPassedLimit */.X)(schema) !== undefined || !(0,json_object/* isObject */.G)(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => (0,json_object/* isObject */.G)(schema["properties"]) ? Object.keys(schema["properties"]) : []);
    for (const name of names) {
        const setting = (0,config_schemas/* findSetting */.SP)(schemas, name);
        if (!setting) {
            yield describeUnknownSetting(manifest, name, known.filter((other) => !Object.hasOwn(config, other)));
            continue;
        }
        for (const fault of findValueFaults(setting.schema, config[name], ["default_config", name]))
            yield describeConfigFault(manifest, fault);
    }
}
function describeNoSchema(manifest) {
    return {
        at: manifest.keyAt("default_config"),
        severity: "warning",
        message: '"default_config" sets values, but no "config_schema" describes the settings',
        help: 'Add "config_schema", or remove "default_config"',
    };
}
function describeUnknownSetting(manifest, name, unused) {
    const meant = (0,nearest/* findNearest */.q)(name, unused);
    return {
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






/* harmony default export */ var manifest_dependencies = ((0,check/* defineCheck */.q)({
    id: "manifest-dependencies",
    title: "The dependencies have version ranges that can be met, and none of them is the SDK or a UI library",
    severity: "error",
    about: ["dependencies"],
    needs: ["manifest", "shape"],
    wants: ["packageJson", "configuration"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "dependencies");
        yield* findRangeProblems(facts, "dependencies");
        const { manifest, configuration } = facts;
        const dependencies = manifest.value["dependencies"];
        const peers = manifest.value["peerDependencies"];
        if (!(0,json_object/* isObject */.G)(dependencies))
            return;
        for (const name of (0,host_packages/* listHostPackages */.I8)(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quote */.hD)(name)} is under "dependencies", but what the host brings belongs under "peerDependencies"`,
                help: (0,json_object/* isObject */.G)(peers) && Object.hasOwn(peers, name)
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
/* harmony default export */ var manifest_description = ((0,check/* defineCheck */.q)({
    id: "manifest-description",
    title: "The description has 10 to 500 characters, and better no more than 200",
    severity: "error",
    about: ["description"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "description");
        const { manifest } = facts;
        const description = manifest.value["description"];
        if (typeof description !== "string")
            return;
        const at = manifest.at("description");
        const length = (0,code_points/* countCodePoints */.sA)(description);
        if (length > LONGEST_STRICTLY && length <= LONGEST) {
            yield {
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
/* harmony default export */ var manifest_engines = ((0,check/* defineCheck */.q)({
    id: "manifest-engines",
    title: "The engines are version ranges that can be met, of runtimes that the platform has",
    severity: "error",
    about: ["engines"],
    needs: ["manifest", "shape"],
    wants: ["packageJson"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "engines");
        yield* findRangeProblems(facts, "engines", ["node", "npm"]);
        const { manifest } = facts;
        const text = manifest.valueAt("engines", "node");
        const range = typeof text === "string" ? readRange(text) : undefined;
        const lowest = range && findLowestVersion(range);
        if (!lowest || lowest.compare(LOWEST) >= 0)
            return;
        const packaged = findPackagedRange(facts.packageJson, "engines", "node");
        const other = packaged === undefined ? undefined : readRange(packaged);
        const isHigher = other !== undefined && (findLowestVersion(other)?.compare(LOWEST) ?? -1) >= 0;
        yield {
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



/* harmony default export */ var manifest_entry_points = ((0,check/* defineCheck */.q)({
    id: "manifest-entry-points",
    title: "The manifest names the entry points that its type needs",
    severity: "error",
    about: ["main", "web", "background"],
    needs: ["manifest"],
    *run({ manifest }) {
        const type = manifest.value["type"];
        const needs = (0,type_needs/* getTypeNeeds */.O8)(manifest.value);
        if (!needs || needs.entryPoints.some((key) => manifest.has(key)))
            return;
        const options = needs.entryPoints.map((key) => (0,safe/* quote */.hD)(key)).join(" or ");
        yield {
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
/* harmony default export */ var manifest_external_services = ((0,check/* defineCheck */.q)({
    id: "manifest-external-services",
    title: "Every external service has a name and an address, and the plugin asks for the network",
    severity: "error",
    about: ["external_services"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const key = "external_services";
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, key);
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
            at: manifest.keyAt(key),
            severity: "warning",
            message: '"external_services" names a service, but "permissions" does not contain "network-access", without which it cannot be reached',
            help: 'Add "network-access" to the permissions',
        };
    },
}));
function isNetwork(permission) {
    const name = (0,json_object/* isObject */.G)(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || (0,nearest/* findNearest */.q)(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-homepage.js



/* harmony default export */ var manifest_homepage = ((0,check/* defineCheck */.q)({
    id: "manifest-homepage",
    title: "The homepage is an address that a browser opens",
    severity: "error",
    about: ["homepage"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "homepage");
        yield* findAddressProblems(facts.manifest, ["homepage"]);
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-hooks.js







/* harmony default export */ var manifest_hooks = ((0,check/* defineCheck */.q)({
    id: "manifest-hooks",
    title: "Every hook is one of the host's five, and names a function",
    severity: "error",
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
        if (!(0,json_object/* isObject */.G)(hooks))
            return;
        for (const name of declared_files/* HOOK_NAMES */.FS) {
            const hook = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
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
    const named = declared_files/* HOOK_NAMES */.FS.filter((name) => hooks.includes(name));
    const form = (named.length === 0 ? ["onInstall"] : named).map((name) => `${(0,safe/* quote */.hD)(name)}: ${(0,safe/* quote */.hD)(name)}`);
    return {
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
        at: manifest.at("hooks", name),
        message: `${(0,shape_problems/* formatLabel */.wR)(["hooks", name])} is ${(0,safe/* quote */.hD)(hook)}, which ${what}`,
        help: `Write a path and the name of an exported function, such as ${(0,safe/* quote */.hD)(`dist/hooks.js#${name}`)}`,
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-host-versions.js





const MIN = "minHostVersion";
const MAX = "maxHostVersion";
/* harmony default export */ var manifest_host_versions = ((0,check/* defineCheck */.q)({
    id: "manifest-host-versions",
    title: "The lowest and the highest host version are semantic versions that leave hosts between them",
    severity: "error",
    about: [MIN, MAX],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        for (const key of [MIN, MAX]) {
            const text = manifest.value[key];
            if (typeof text !== "string")
                yield* (0,shape_problems/* findShapeProblems */.lx)(facts, key);
            else if (!(0,versions/* readVersion */.$4)(text))
                yield describeNoVersion(manifest, key, text);
        }
        const lowest = readVersionAt(manifest, MIN);
        const highest = readVersionAt(manifest, MAX);
        if (lowest && highest && (0,versions/* compareVersions */.Zy)(lowest, highest) > 0) {
            yield {
                at: manifest.at(MIN),
                message: `${(0,shape_problems/* formatLabel */.wR)([MIN])} is ${quoteValue(manifest, MIN)}, but ${(0,shape_problems/* formatLabel */.wR)([MAX])} is ${quoteValue(manifest, MAX)}, which is lower`,
                help: `Write the lower of the two as ${(0,shape_problems/* formatLabel */.wR)([MIN])}`,
            };
            return;
        }
        const text = manifest.valueAt("compatibility", "host_version");
        const declared = typeof text === "string" ? readRange(text) : undefined;
        const limits = [...(lowest ? [`>=${lowest.text}`] : []), ...(highest ? [`<=${highest.text}`] : [])];
        if (!declared || limits.length === 0 || !findLowestVersion(declared))
            return;
        if (findLowestVersion(limitRange(declared, limits.join(" "))))
            return;
        const keys = [...(lowest ? [MIN] : []), ...(highest ? [MAX] : [])];
        yield {
            at: manifest.at(keys[0] ?? MIN),
            message: `${keys.map((key) => `${(0,shape_problems/* formatLabel */.wR)([key])} is ${quoteValue(manifest, key)}`).join(" and ")}, but "compatibility.host_version" is ${(0,safe/* quote */.hD)(text)}: no host meets ${keys.length === 1 ? "both" : "all three"}`,
            help: "Let them name the same hosts",
        };
    },
}));
function describeNoVersion(manifest, key, text) {
    const meant = (0,versions/* findNearestVersion */._Q)(text);
    return {
        at: manifest.at(key),
        message: `${(0,shape_problems/* formatLabel */.wR)([key])} is ${(0,safe/* quote */.hD)(text)}, but must be a semantic version`,
        help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "2.1.0"' : `Write ${(0,safe/* quote */.hD)(meant)}`,
        fix: meant === undefined ? [] : manifest.replace([key], meant),
    };
}
function readVersionAt(manifest, key) {
    const text = manifest.value[key];
    return typeof text === "string" ? (0,versions/* readVersion */.$4)(text) : undefined;
}
const quoteValue = (manifest, key) => (0,safe/* quote */.hD)(manifest.value[key]);

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.schema.json
var manifest_schema = __webpack_require__(69666);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-json.js




const REQUIRED = manifest_schema.required.map((key) => (0,safe/* quote */.hD)(key)).join(", ");
/* harmony default export */ var manifest_json = ((0,check/* defineCheck */.q)({
    id: "manifest-json",
    title: "manifest.json is one valid JSON object",
    severity: "error",
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
            at: { file: manifestFile.path },
            message: `There is no manifest.json in ${folder === "" ? "this folder" : (0,safe/* quote */.hD)(folder)}`,
            help: nested === undefined
                ? "Write one here, or give the plugin's own folder as the path: the one that contains manifest.json"
                : `Give the plugin's own folder as the path: ${others.length === 0 ? "there is one" : `there are ${String(others.length + 1)}, the first`} in ${(0,safe/* quote */.hD)(nested)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/repeated-items.js


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
        at: manifest.at(key, at),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)([key, at])} is ${(0,safe/* quote */.hD)(manifest.valueAt(key, at))}, the same as ${(0,shape_problems/* formatLabel */.wR)([key, before])}`,
        help: "Remove it",
        fix: manifest.remove([key, at]),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-keywords.js



/* harmony default export */ var manifest_keywords = ((0,check/* defineCheck */.q)({
    id: "manifest-keywords",
    title: "The keywords are a list of texts, each there once",
    severity: "error",
    about: ["keywords"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "keywords");
        yield* findRepeatedItems(facts.manifest, "keywords");
    },
}));

// EXTERNAL MODULE: ./build/bundled/generated/manifest-keys.js
var manifest_keys = __webpack_require__(76062);
;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-known-keys.js







const PROPERTIES = manifest_schema.properties;
/* harmony default export */ var manifest_known_keys = ((0,check/* defineCheck */.q)({
    id: "manifest-known-keys",
    title: "Every key at the manifest's top level is one that the host knows",
    severity: "warning",
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
            const meant = required ?? (reported > manifest_manifest/* MOST_SLIPS */.S ? undefined : (0,nearest/* findNearest */.q)(key, unused));
            yield {
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









/* harmony default export */ var manifest_license = ((0,check/* defineCheck */.q)({
    id: "manifest-license",
    title: "The license is an SPDX expression, UNLICENSED or SEE LICENSE IN a file, the same as in package.json",
    severity: "error",
    about: ["license"],
    needs: ["manifest", "shape"],
    wants: ["license", "licenseTexts", "declaredFiles", "packageJson"],
    *run(facts) {
        const { manifest, packageJson } = facts;
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "license");
        const license = manifest.value["license"];
        const packaged = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : findPackagedLicense(packageJson);
        if (license === undefined) {
            if (!isMisspelt(manifest))
                yield describeMissing(manifest, packaged, facts.licenseTexts);
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
            if (packaged !== undefined && bare(packaged) !== bare(license))
                yield manifest_license_describeMismatch(facts, license, packaged);
        }
    },
}));
/** Whether an unknown key was meant for it, such as `licence`: then manifest-known-keys reports it. */
function isMisspelt({ value }) {
    return Object.keys(value).some((key) => !manifest_keys/* KNOWN_KEYS */.B.includes(key) && (0,nearest/* findNearest */.q)(key, ["license"]) !== undefined);
}
/** Without the brackets around it all and without doubled spaces, which mean nothing. */
function bare(license) {
    return license.replace(/\s+/gu, " ").replace(/^\(([^()]*)\)$/u, "$1");
}
function describeMissing(manifest, packaged, texts) {
    const [found, ...others] = (0,absent/* isAbsent */.W0)(texts) ? [] : texts.licenses;
    const ids = found?.isFirst === true && others.length === 0 ? found.ids : [];
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: 'The manifest has no "license"',
        help: packaged !== undefined
            ? `Add ${(0,safe/* quote */.hD)(packaged)}, as package.json has it`
            : ids.length > 0
                ? `Add ${ids.map((id) => (0,safe/* quote */.hD)(id)).join(" or ")}, whose text LICENSE contains`
                : 'Add "license": an SPDX identifier such as "MIT", or "UNLICENSED" if nobody may use it',
    };
}
function describeUnreadable(manifest, license, { unknown, meant }) {
    const at = manifest.at("license");
    const words = unknown.slice(0, 3).map((word) => (0,safe/* quote */.hD)(word));
    const where = words.length === 0 ? "" : `: SPDX does not know ${words.join(", ")}`;
    const isOneOfTwo = meant === "UNLICENSED";
    const isCertain = !isOneOfTwo && meant?.toLowerCase() === license.trim().toLowerCase();
    return {
        at,
        severity: "warning",
        message: `"license" is ${(0,safe/* quote */.hD)(license)}, which is not an SPDX expression${where}`,
        help: isOneOfTwo
            ? 'Write "UNLICENSED" if nobody may use it, or "Unlicense" if everybody may'
            : meant === undefined
                ? 'Write an identifier of the SPDX list such as "MIT", "UNLICENSED", or "SEE LICENSE IN <file>"'
                : `Write ${(0,safe/* quote */.hD)(meant)}`,
        fix: isCertain ? manifest.replace(["license"], meant) : [],
    };
}
function manifest_license_describeMismatch({ manifest, packageJson }, license, packaged) {
    const where = (0,absent/* isAbsent */.W0)(packageJson)
        ? "package.json"
        : `package.json, line ${String(packageJson.at("license").range.start.line)},`;
    return {
        at: manifest.at("license"),
        severity: "warning",
        message: `"license" is ${(0,safe/* quote */.hD)(license)}, but ${where} names ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Write the license that is meant into both",
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-main.js



/* harmony default export */ var manifest_main = ((0,check/* defineCheck */.q)({
    id: "manifest-main",
    title: "The main entry point is a file of the plugin",
    severity: "error",
    about: ["main"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "main");
        yield* findPathProblems(facts, ["main"]);
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-manifest-version.js


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
                message: 'The manifest has no "manifest_version"',
                help: 'Add "manifest_version": 1',
            };
            return;
        }
        const value = manifest.value["manifest_version"];
        if (value === undefined || value === 1)
            return;
        yield {
            at: manifest.at("manifest_version"),
            message: `"manifest_version" is ${(0,safe/* quote */.hD)(value)}, but must be the number 1`,
            help: "Write 1, without quotation marks; there is no other version",
            fix: value === "1" ? manifest.replace(["manifest_version"], 1) : [],
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-menu-items.js




/* harmony default export */ var manifest_menu_items = ((0,check/* defineCheck */.q)({
    id: "manifest-menu-items",
    title: "Every menu item leads to a page of the host or to an address",
    severity: "error",
    about: ["menu_items"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "menu_items");
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
            at: manifest.at(...place),
            message: `${(0,shape_problems/* formatLabel */.wR)(place)} is ${(0,safe/* quote */.hD)(path)}, but must begin with "/" or be an absolute URL`,
            help: `Write ${(0,safe/* quote */.hD)(`/${path}`)}, or the whole address`,
        };
    }
    else if (routes && !leadsIn(routes, path)) {
        yield {
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
/* harmony default export */ var manifest_name = ((0,check/* defineCheck */.q)({
    id: "manifest-name",
    title: "The name has 3 to 50 letters, digits, spaces, hyphens and underscores",
    severity: "error",
    about: ["name"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("name");
        if (!manifest.has("name")) {
            yield { at, message: 'The manifest has no "name"', help: 'Add "name": the plugin\'s name in the marketplace' };
            return;
        }
        const name = manifest.value["name"];
        if (name === undefined)
            return;
        if (typeof name !== "string") {
            yield {
                at,
                message: `"name" is ${(0,safe/* quote */.hD)(name)}, but must be a string`,
                help: `Write the name in quotation marks, of ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)} characters`,
            };
            return;
        }
        const forbidden = [...new Set(name.match(FORBIDDEN))];
        if (forbidden.length > 0) {
            yield {
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
                at,
                message: `The name ${(0,safe/* quote */.hD)(name)} has ${String(length)} ${length === 1 ? "character" : "characters"}, but must have ${String(manifest_name_SHORTEST)} to ${String(manifest_name_LONGEST)}`,
                help: length < manifest_name_SHORTEST ? "Write a longer name" : "Write a shorter name, and the rest in the description",
            };
        }
        const tidy = name.trim().replace(/ {2,}/gu, " ");
        if (forbidden.length === 0 && tidy !== name) {
            yield {
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


/* harmony default export */ var manifest_oauth = ((0,check/* defineCheck */.q)({
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
    severity: "error",
    about: ["oauth"],
    needs: ["manifest", "shape"],
    run: (facts) => (0,shape_problems/* findShapeProblems */.lx)(facts, "oauth"),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-pages.js



/* harmony default export */ var manifest_pages = ((0,check/* defineCheck */.q)({
    id: "manifest-pages",
    title: "Every page has a component and a path of its own",
    severity: "error",
    about: ["pages"],
    needs: ["manifest", "shape"],
    *run(facts) {
        const { manifest } = facts;
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "pages");
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
                    message: `${(0,shape_problems/* formatLabel */.wR)(["pages", at, "path"])} is ${(0,safe/* quote */.hD)(path)}, the same as ${(0,shape_problems/* formatLabel */.wR)(["pages", before, "path"])}`,
                    help: "Give each page a path of its own",
                };
            }
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-peer-dependencies.js



/* harmony default export */ var manifest_peer_dependencies = ((0,check/* defineCheck */.q)({
    id: "manifest-peer-dependencies",
    title: "The peer dependencies have version ranges that can be met",
    severity: "error",
    about: ["peerDependencies"],
    needs: ["manifest", "shape"],
    wants: ["packageJson"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "peerDependencies");
        yield* findRangeProblems(facts, "peerDependencies");
    },
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
/* harmony default export */ var manifest_permissions = ((0,check/* defineCheck */.q)({
    id: "manifest-permissions",
    title: "Every permission is one of the platform's twelve, and is asked for once",
    severity: "error",
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
        const paths = items.map((item, at) => ["permissions", at, ...((0,json_object/* isObject */.G)(item) ? ["type"] : [])]);
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
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : (0,json_object/* isObject */.G)(item) ? "an object" : undefined));
    const first = kinds.findIndex((kind) => kind !== undefined);
    const odd = kinds.findIndex((kind) => kind !== undefined && kind !== kinds[first]);
    if (odd >= 0) {
        const value = items[odd];
        const what = typeof value === "string" ? `${(0,safe/* quote */.hD)(value)}, a string` : (0,safe/* quote */.hD)(value);
        yield {
            at: manifest.at("permissions", odd),
            message: `${(0,shape_problems/* formatLabel */.wR)(["permissions", odd])} is ${what}, but ${(0,shape_problems/* formatLabel */.wR)(["permissions", first])} is ${String(kinds[first])}: all must be of one kind`,
            help: "Write all permissions as strings",
        };
    }
    else if (kinds[first] === "an object") {
        yield {
            at: manifest.at("permissions"),
            severity: "warning",
            strict: "error",
            message: '"permissions" is an array of objects, which may be refused at submission, where only strings are expected',
            help: `Write [${listTypes(items)
                .map((type) => (0,safe/* quote */.hD)(type))
                .join(", ")}], and why they are needed into README.md`,
        };
    }
}
/** The permissions of the platform that objects ask for, each once. */
function listTypes(items) {
    const types = items.map((item) => ((0,json_object/* isObject */.G)(item) ? item["type"] : item));
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
    const problem = { at: manifest.at(...path), help: adviseOnUnlisted(listed, missing), fix };
    return UNKNOWN.includes(name)
        ? {
            ...problem,
            message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(name)}, which is two permissions: ${formatPermissions(listed, "and")}`,
        }
        : {
            ...problem,
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
        at: manifest.at(...path),
        severity: "warning",
        message: `${(0,shape_problems/* formatLabel */.wR)(path)} is ${(0,safe/* quote */.hD)(name)}, which ${(0,shape_problems/* formatLabel */.wR)(["permissions", before])} is already`,
        help: "Remove one of the two",
        fix,
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-pricing.js



/* harmony default export */ var manifest_pricing = ((0,check/* defineCheck */.q)({
    id: "manifest-pricing",
    title: "The pricing is an object with a type",
    severity: "error",
    about: ["pricing"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "pricing");
        const { manifest } = facts;
        const type = manifest.valueAt("pricing", "type");
        if (typeof type !== "string" || type === "" || type === "free")
            return;
        yield {
            at: manifest.at("pricing", "type"),
            severity: "notice",
            message: `"pricing.type" is ${(0,safe/* quote */.hD)(type)}, but the list of its values is not published, and only "free" is known`,
            help: `Ask the marketplace whether it knows ${(0,safe/* quote */.hD)(type)}`,
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-repository.js






/* harmony default export */ var manifest_repository = ((0,check/* defineCheck */.q)({
    id: "manifest-repository",
    title: "The repository is an address that a browser opens",
    severity: "error",
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
        const opened = typeof repository === "string" ? removeGit(repository) : undefined;
        if (opened === undefined) {
            yield* findAddressProblems(manifest, ["repository"]);
            return;
        }
        yield {
            at: manifest.at("repository"),
            severity: "warning",
            message: `"repository" is ${(0,safe/* quote */.hD)(repository)}, an address for git, which no browser opens`,
            help: `Write ${(0,safe/* quote */.hD)(opened)}`,
            fix: manifest.replace(["repository"], opened),
        };
    },
}));
/** The address behind `git+`, where there is a good one. */
function removeGit(repository) {
    const address = /^git\+(https?:.*)$/su.exec(repository)?.[1];
    return address === undefined || (0,web_address/* findAddressFault */.A)(address) ? undefined : address;
}

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-screenshots.js





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
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "screenshots");
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
    const reported = `${(0,shape_problems/* formatLabel */.wR)(["screenshots", index])} is ${(0,safe/* quote */.hD)(path)}`;
    const named = KINDS.get(getEnding(path));
    if (named === undefined) {
        yield {
            at,
            message: `${reported}, but must be a PNG, JPEG, GIF, WebP or SVG image`,
            help: "Save the screenshot as one of them",
        };
        return;
    }
    const image = (0,absent/* isAbsent */.W0)(images) ? undefined : images.get(path);
    if (!image)
        return;
    const held = image.type === undefined ? undefined : (KINDS.get(image.type) ?? image.type.toUpperCase());
    if (held === named)
        return;
    yield held === undefined
        ? { at, message: `${reported}, but its content is not an image`, help: "Save the screenshot again" }
        : {
            at,
            message: `${reported}, but its content is ${held}`,
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
/* harmony default export */ var manifest_sections = ((0,check/* defineCheck */.q)({
    id: "manifest-sections",
    title: "The manifest has the sections that its type uses, and no others",
    severity: "error",
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
            at: manifest.at("type"),
            message: `A ${type} needs at least one of ${options}, and has none`,
            help: `Add ${options}, best two of them`,
        };
    }
    if (Object.hasOwn(manifest.value, own)) {
        return {
            at: manifest.at(own),
            message: `${(0,safe/* quote */.hD)(own)} is an array without an item, but a ${type} needs at least one`,
            help: "Add an item",
        };
    }
    const [other] = unused;
    const meant = other === undefined ? undefined : getTypeFor(other);
    return {
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
        at: manifest.at("type"),
        severity: "warning",
        message: `A "hybrid" with no section but ${(0,safe/* quote */.hD)(only)} combines nothing`,
        help: `Write ${(0,safe/* quote */.hD)(getTypeFor(only))} as the type${empty.length === 0 ? "" : ` and remove ${manifest_sections_formatList(empty, "and")}`}, or add another section`,
    };
}
function* findMissingHooks(manifest) {
    const hooks = manifest.value["hooks"];
    const isThere = Object.hasOwn(manifest.value, "hooks");
    if (isThere && !((0,json_object/* isObject */.G)(hooks) && Object.keys(hooks).length === 0))
        return;
    yield {
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
    const names = keys.map((key) => (0,safe/* quote */.hD)(key));
    const last = names.pop() ?? "";
    return names.length === 0 ? last : `${names.join(", ")} ${word} ${last}`;
}
const isEmpty = (value) => Array.isArray(value) && value.length === 0;

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-tags.js



/** What the specification's sample validator allows. */
const MOST = 10;
/* harmony default export */ var manifest_tags = ((0,check/* defineCheck */.q)({
    id: "manifest-tags",
    title: "The tags are a list of texts, each there once, and better no more than ten",
    severity: "error",
    about: ["tags"],
    needs: ["manifest", "shape"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "tags");
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
        yield* findRepeatedItems(manifest, "tags");
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-type.js


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
            yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "type");
            return;
        }
        yield {
            at: manifest.at("type"),
            message: `"type" is "${OLD}", but the type of a background service is "${NEW}"`,
            help: `Write "${NEW}"`,
            fix: manifest.replace(["type"], NEW),
        };
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-ui.js




/* harmony default export */ var manifest_ui = ((0,check/* defineCheck */.q)({
    id: "manifest-ui",
    title: "The user interface is named by strings, and its style sheet exists",
    severity: "error",
    about: ["ui"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "ui");
        const styles = facts.manifest.valueAt("ui", "styles");
        if (typeof styles !== "string" || !(0,declared_files/* isStylePath */.Ve)(styles) || /^https?:\/\//iu.test(styles))
            return;
        yield* findPathProblems(facts, ["ui", "styles"], { severity: "warning" });
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-version.js



/* harmony default export */ var manifest_version = ((0,check/* defineCheck */.q)({
    id: "manifest-version",
    title: "The version is a semantic version, MAJOR.MINOR.PATCH",
    severity: "error",
    about: ["version"],
    needs: ["manifest"],
    *run({ manifest }) {
        const at = manifest.at("version");
        if (!manifest.has("version")) {
            yield { at, message: 'The manifest has no "version"', help: 'Add "version", for example "1.0.0"' };
            return;
        }
        const text = manifest.value["version"];
        if (text === undefined)
            return;
        if (typeof text !== "string") {
            yield {
                at,
                message: `"version" is ${(0,safe/* quote */.hD)(text)}, but must be a string`,
                help: 'Write it in quotation marks, for example "1.0.0"',
            };
            return;
        }
        const version = (0,versions/* readVersion */.$4)(text);
        if (!version) {
            const meant = (0,versions/* findNearestVersion */._Q)(text);
            yield {
                at,
                message: `The version ${(0,safe/* quote */.hD)(text)} is not a semantic version`,
                help: meant === undefined ? 'Write MAJOR.MINOR.PATCH, for example "1.4.0"' : `Write ${(0,safe/* quote */.hD)(meant)}`,
                fix: meant === undefined ? [] : manifest.replace(["version"], meant),
            };
        }
        else if (version.build !== "") {
            yield {
                at,
                severity: "warning",
                message: `The version ${(0,safe/* quote */.hD)(text)} carries build metadata, which registries ignore`,
                help: `Write ${(0,safe/* quote */.hD)(text.slice(0, text.indexOf("+")))}`,
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-web.js



/* harmony default export */ var manifest_web = ((0,check/* defineCheck */.q)({
    id: "manifest-web",
    title: "The web entry point is a file of the plugin",
    severity: "error",
    about: ["web"],
    needs: ["manifest", "shape"],
    wants: ["declaredFiles", "packageJson", "scripts"],
    *run(facts) {
        yield* (0,shape_problems/* findShapeProblems */.lx)(facts, "web");
        yield* findPathProblems(facts, ["web"]);
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/manifest/manifest-webhooks.js


/* harmony default export */ var manifest_webhooks = ((0,check/* defineCheck */.q)({
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    severity: "error",
    about: ["webhooks"],
    needs: ["manifest", "shape"],
    run: (facts) => (0,shape_problems/* findShapeProblems */.lx)(facts, "webhooks"),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/secrets/secret-suspects.js
var secret_suspects = __webpack_require__(35217);
;// CONCATENATED MODULE: ./build/bundled/checks/secrets/no-secrets.js






const no_secrets_MOST_TOLD = 20;
/** What may be meant to be public, or opens little. */
const LESSER = [
    "assigned-key",
    "aws-access-key-id",
    "firebase-key",
    "short-lived-jwt",
    "stripe-test-key",
];
/* harmony default export */ var no_secrets = ((0,check/* defineCheck */.q)({
    id: "no-secrets",
    title: "No secret is in the built code or in another file that ships",
    severity: "error",
    needs: ["secrets", "manifestFile"],
    wants: ["packedFiles", "archiveFiles", "configuration"],
    *run({ secrets: { found, unsearched }, configuration, ...lists }) {
        const accepted = new Set((0,absent/* isAbsent */.W0)(configuration) ? [] : configuration.off.map(({ fingerprint }) => fingerprint));
        for (const secret of found)
            if (accepted.has(secret.fingerprint))
                yield describeSecret(secret);
        const open = found.filter(({ fingerprint }) => !accepted.has(fingerprint));
        const worstFirst = open.toSorted((a, b) => Number(isLesser(a)) - Number(isLesser(b)));
        for (const secret of worstFirst.slice(0, no_secrets_MOST_TOLD))
            yield describeSecret(secret);
        const [next, ...others] = worstFirst.slice(no_secrets_MOST_TOLD);
        if (next)
            yield more(next, others.length + 1);
        for (const file of unsearched)
            yield makeUnsearchedProblem(file, lists.manifestFile);
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
function more({ file, range }, count) {
    return {
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
/** The built code must be so much smaller, and what cannot be read cannot be released; of other files nobody knows. */
function makeUnsearchedProblem(unsearched, manifestFile) {
    const { why, file, fingerprint } = unsearched;
    const acceptance = fingerprint === undefined ? "" : `. If it is right, accept its fingerprint ${fingerprint}`;
    const isBundle = file === `${manifestFile.path.slice(0, -manifestFile.name.length)}dist/plugin.js`;
    return {
        at: { file },
        message: REASONS[why](unsearched),
        help: isBundle
            ? "Build it with fewer than 512,000 bytes"
            : `Look through it yourself, or leave it out of the package${acceptance}`,
        ...(fingerprint !== undefined && { fingerprint }),
        ...(why !== "unreadable" && !isBundle && { severity: "warning" }),
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/names-in-words.js


/** `"a", "b" and "c"`; of many the first three and how many more there are. */
function formatNames(names) {
    const reported = names.slice(0, names.length === 4 ? 4 : 3).map((name) => (0,safe/* quote */.hD)(name));
    if (names.length > reported.length)
        return `${reported.join(", ")} and ${(0,numbers/* formatNumber */.Z)(names.length - reported.length)} more`;
    return reported.length < 2 ? reported.join("") : `${reported.slice(0, -1).join(", ")} and ${reported.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/left-out-problems.js



/** What is expected in a package and left out of it, at what leaves it out. */
function* findLeftOutProblems(packageJson, { leftOut, additions, idle }) {
    // The problem is reported at the entry that was meant to name it.
    const misspelt = new Set(idle.map(({ near }) => near));
    const unlisted = leftOut.filter(({ entry, because }) => because.by === "package.json" && !misspelt.has(entry.replace(/\/$/u, "")));
    if (unlisted.length > 0)
        yield left_out_problems_describeUnlisted(packageJson, unlisted, additions);
    for (const found of leftOut) {
        const problem = describeOther(packageJson, found);
        if (problem)
            yield problem;
    }
}
function left_out_problems_describeUnlisted(packageJson, leftOut, additions) {
    const entries = leftOut.map(({ entry }) => entry);
    return {
        at: packageJson.keyAt("files"),
        message: `"files" leaves ${formatNames(entries)} out of the package`,
        help: `Add ${entries.map((entry) => (0,safe/* quote */.hD)(entry)).join(", ")}`,
        fix: additions.length > 0 ? packageJson.append(["files"], entries) : [],
    };
}
function describeOther(packageJson, { path, because }) {
    switch (because.by) {
        case "files": {
            const entry = listEntries(packageJson)[because.entry];
            return {
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
        at: { file },
        message: `${(0,safe/* quote */.hD)(path)} is ${file.endsWith(path) ? "" : "behind "}a link, and npm packs no links`,
        help: "Put the file or folder itself in the place of the link",
    };
}
function listEntries({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/extra-file-problems.js



const MOST_LINKS = 10;
/** Links that npm skips, and tests that no user of the package needs. */
function* findExtraFileProblems(facts) {
    const { packageJson, packedFiles, prefix } = facts;
    const { links, files } = packedFiles;
    for (const link of links.slice(0, MOST_LINKS))
        yield describeLink(link, link.slice(prefix.length));
    if (links.length > MOST_LINKS) {
        yield {
            at: packageJson.keyAt("files"),
            message: `"files" names ${(0,numbers/* formatNumber */.Z)(links.length - MOST_LINKS)} more links, and npm packs no links`,
            help: "Put the files themselves in the place of the links",
        };
    }
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(isTestFile);
    const [first] = tests;
    if (first === undefined)
        return;
    const at = findEntryFor(packageJson, first);
    const entry = at === undefined ? "files" : extra_file_problems_listEntries(packageJson)[at];
    yield {
        at: at === undefined ? packageJson.keyAt("files") : packageJson.at("files", at),
        severity: "notice",
        message: `${(0,safe/* quote */.hD)(entry)} packs ${tests.length === 1 ? "a test" : `${(0,numbers/* formatNumber */.Z)(tests.length)} files of tests`}, such as ${(0,safe/* quote */.hD)(first)}`,
        help: "List only what runs at a user's",
    };
}
/** The entry of `files` that names a file of the package, or a folder that it is in. */
function findEntryFor(packageJson, path) {
    const at = extra_file_problems_listEntries(packageJson).findIndex((entry) => {
        const name = typeof entry === "string" ? entry.replace(/^\.?\/|\/$/gu, "") : "";
        return name === path || (name !== "" && path.startsWith(`${name}/`));
    });
    return at < 0 ? undefined : at;
}
function extra_file_problems_listEntries({ value }) {
    const entries = Object.hasOwn(value, "files") ? value["files"] : undefined;
    return Array.isArray(entries) ? entries : [];
}
/** Whether a path in a package is that of a test, or of what a run of tests leaves behind. */
function isTestFile(path) {
    return /(?:^|\/)(?:tests?|__tests__|__mocks__|coverage)\/|\.(?:test|spec)\.[cm]?[jt]sx?(?:\.map)?$/iu.test(path);
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/idle-entry-problem.js


/** An entry of `files` of which nothing is packed. */
function describeIdleEntry(packageJson, { at, entry, why, near }) {
    const makeProblem = (what, help) => ({
        at: packageJson.at("files", at),
        message: `${(0,shape_problems/* formatLabel */.wR)(["files", at])} is ${(0,safe/* quote */.hD)(entry)}, but ${what}`,
        help,
    });
    switch (why) {
        case "missing": {
            const slashed = entry.replaceAll("\\", "/");
            const meant = slashed === entry ? near && near + (entry.endsWith("/") ? "/" : "") : slashed;
            if (meant === undefined) {
                return makeProblem("there is nothing of that name", "Write the name of what is to be packed, or remove it");
            }
            const isCertain = meant.toLowerCase() === entry.toLowerCase();
            return {
                ...makeProblem(`there is nothing of that name; did you mean ${(0,safe/* quote */.hD)(meant)}?`, `Write ${(0,safe/* quote */.hD)(meant)}`),
                fix: isCertain ? packageJson.replace(["files", at], meant) : [],
            };
        }
        case "link":
            return makeProblem("that is a link, and npm packs no links", "Name what the link leads to, or remove it");
        case "nothing":
            return makeProblem("npm packs nothing of it", "Remove it");
        case "pattern":
            return {
                ...makeProblem("no packed file is of that pattern", "Correct the pattern, or remove it"),
                severity: "notice",
            };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/npm-doubt-problems.js


const npm_doubt_problems_HELP = "See what npm says: npm pack --dry-run";
/** What is left open of what npm packs: by npm itself where it was asked, or by its rules as they are known here. */
function* findNpmDoubtProblems({ packageJson, packedFiles, npmPackedFiles }) {
    if (!(0,absent/* isAbsent */.W0)(npmPackedFiles) && !("files" in npmPackedFiles))
        yield describeSilence(packageJson, npmPackedFiles);
    const { incomplete, differsFromRules } = packedFiles;
    const at = packageJson.keyAt("files");
    if (incomplete !== undefined) {
        yield {
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
        at,
        severity: "notice",
        message: `By "files", npm ${[...also, ...not].join(" and ")}, unlike the rules that are known here`,
        help: "Go by npm: its own list is what was checked",
    };
}
function describeSilence(packageJson, answer) {
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

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/expected-files.js
var expected_files = __webpack_require__(67066);
;// CONCATENATED MODULE: ./build/bundled/checks/package/package-list-problems.js







/** Why `files` in package.json is not a list of paths: then nothing else can be judged. */
function findPackageListProblems(facts) {
    const { packageJson } = facts;
    const files = Object.hasOwn(packageJson.value, "files") ? packageJson.value["files"] : undefined;
    if (files === undefined || files === null || files === false || files === "")
        return [describeUnlimited(facts)];
    if (!Array.isArray(files))
        return [describeNoList(packageJson, files)];
    return [...files.entries()].flatMap(([at, entry]) => typeof entry === "string"
        ? []
        : [
            {
                at: packageJson.at("files", at),
                message: `${(0,shape_problems/* formatLabel */.wR)(["files", at])} is ${(0,safe/* quote */.hD)(entry)}, but must be a path: npm packs nothing at all with it`,
                help: "Write a path in quotation marks, or remove it",
            },
        ]);
}
function describeNoList(packageJson, files) {
    const isPath = typeof files === "string";
    const expected = expected_files/* EXPECTED */.d.map(({ entry }) => entry);
    // Beside a path only what npm does not pack by itself is missing.
    const missing = expected.filter((entry) => !["README.md", "LICENSE"].includes(entry));
    const entries = isPath ? [...new Set([files, ...missing])] : expected;
    return {
        at: packageJson.at("files"),
        message: `"files" is ${(0,safe/* quote */.hD)(files)}, but must be an array of paths`,
        help: `Write ${quoteList(entries)}`,
        fix: isPath ? packageJson.replace(["files"], entries) : [],
    };
}
function describeUnlimited({ packageJson, packedFiles, packageContents, declaredFiles, prefix }) {
    const count = packedFiles.incomplete !== undefined ? undefined : packedFiles.files.length;
    const leftOut = (0,absent/* isAbsent */.W0)(packageContents) ? [] : packageContents.leftOut;
    const lines = leftOut.map(({ because }) => (because.by === "ignore file" ? (0,workspace/* getBaseName */.J)(because.file) : undefined));
    const [ignoring] = lines;
    const files = count === undefined ? "all files" : `all ${(0,numbers/* formatNumber */.Z)(count)} ${count === 1 ? "file" : "files"}`;
    const paths = leftOut.map(({ path }) => path);
    const passed = ignoring === undefined
        ? "that no ignore file leaves out"
        : `that ${ignoring} lets through: ${formatNames(paths)} ${paths.length === 1 ? "is" : "are"} not among them`;
    return {
        at: packageJson.at("files"),
        message: `package.json has no "files", so npm packs ${files} ${passed}`,
        help: `Add "files": ${quoteList([...expected_files/* EXPECTED */.d.map(({ entry }) => entry), ...findOtherParts(declaredFiles, prefix)])}`,
    };
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
    return [...parts].filter((part) => expected_files/* EXPECTED */.d.every(({ entry }) => entry !== part)).slice(0, 10);
}
function quoteList(entries) {
    return `[${entries.map((entry) => (0,safe/* quote */.hD)(entry)).join(", ")}]`;
}

;// CONCATENATED MODULE: ./build/bundled/checks/package/unpacked-file-problems.js




const CODE = [
    ["main"],
    ["web"],
    ["background"],
    ...declared_files/* HOOK_NAMES */.FS.map((name) => ["hooks", name]),
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

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-files.js








/* harmony default export */ var package_files = ((0,check/* defineCheck */.q)({
    id: "package-files",
    title: "The package contains dist/, manifest.json, README.md, LICENSE and CHANGELOG.md, and what the manifest names",
    severity: "warning",
    needs: ["packageJson", "manifestFile", "packedFiles"],
    wants: ["npmPackedFiles", "packageContents", "manifest", "declaredFiles", "bundleFile"],
    *run(facts) {
        const { packageJson, packedFiles, packageContents, manifest, declaredFiles, bundleFile, manifestFile } = facts;
        const prefix = manifestFile.path.slice(0, -manifestFile.name.length);
        const inList = findPackageListProblems({ packageJson, packedFiles, packageContents, declaredFiles, prefix });
        yield* inList;
        yield* findNpmDoubtProblems(facts);
        if ((0,absent/* isAbsent */.W0)(packageContents))
            return;
        if (inList.length > 0 || packedFiles.incomplete !== undefined)
            return;
        yield* findLeftOutProblems(packageJson, packageContents);
        const reported = packageContents.leftOut.map(({ path }) => prefix + path);
        if (!(0,absent/* isAbsent */.W0)(manifest) && !(0,absent/* isAbsent */.W0)(declaredFiles)) {
            yield* findUnpackedFileProblems({ manifest, declaredFiles, packedFiles, prefix, reported });
        }
        yield* findExtraFileProblems({ packageJson, packedFiles, prefix });
        // Of what is not built yet, nothing can be packed.
        const isBuilt = !(0,absent/* isAbsent */.W0)(bundleFile) && bundleFile.state === "file";
        for (const idle of packageContents.idle) {
            if (isBuilt || idle.near !== undefined)
                yield describeIdleEntry(packageJson, idle);
        }
    },
}));

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-json.js


/* harmony default export */ var package_json = ((0,check/* defineCheck */.q)({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => findJsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/package/package-peers.js





const INSTALLED = ["dependencies", "optionalDependencies"];
/* harmony default export */ var package_peers = ((0,check/* defineCheck */.q)({
    id: "package-peers",
    title: "The SDK and the UI libraries are peer dependencies in package.json",
    severity: "warning",
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
    const entries = Object.hasOwn(value, key) ? value[key] : undefined;
    return (0,json_object/* isObject */.G)(entries) && Object.hasOwn(entries, name) ? entries[name] : undefined;
}
function describeInstalled(packageJson, key, name, isPeer) {
    return {
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
            at: packageJson.at("peerDependencies", name),
            severity: "notice",
            message: `${imported}, which package.json does not name`,
            help: `Add it to "peerDependencies", with the versions that the plugin works with`,
        }
        : {
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





/* harmony default export */ var permissions_declared = ((0,check/* defineCheck */.q)({
    id: "permissions-declared",
    title: "Every permission that the plugin uses is declared",
    severity: "warning",
    needs: ["declaredPermissions"],
    wants: ["undeclaredUses", "lifecycle", "packageJson"],
    *run({ declaredPermissions: declared, undeclaredUses, lifecycle, packageJson }) {
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
            yield { ...rest, help: `Add ${formatEntry(permission, declared)} to the permissions${help}` };
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
    const lists = [value["dependencies"], value["devDependencies"]].filter(json_object/* isObject */.G);
    const isDeclared = ({ package: name }) => name !== undefined && lists.some((list) => Object.hasOwn(list, name));
    return [...uses.filter(isDeclared), ...uses.filter((use) => !isDeclared(use))];
}
/** The exact text that is missing. */
function formatEntry(permission, { areObjects }) {
    if (!areObjects)
        return (0,safe/* quote */.hD)(permission);
    return `{ "type": ${(0,safe/* quote */.hD)(permission)}, "description": "What it is needed for", "required": true }`;
}
/** One problem for a permission, however many places use it: there is one thing to do. */
function describeUses(seen, uses, permission) {
    const own = uses.filter(({ owner, isCalled }) => owner === "own" && isCalled);
    const called = own.filter(({ mayBeOwnFile }) => !mayBeOwnFile);
    const [first] = seen;
    const [call] = called;
    if (!first && !call)
        return describeUnclear(uses);
    const { at, ...others } = listPlaces([...seen, ...called]);
    const same = called.find((use) => first?.at && formatLine(use.at) === formatLine(first.at));
    const subject = first ? describeSeen(first, same?.name) : `The plugin uses ${call?.name ?? ""}`;
    // Whether the platform's storage is that of browsers as well, the specification leaves open.
    const isBrowsers = !first && called.every(({ name }) => /^(?:local|session)Storage|^indexedDB/u.test(name));
    return {
        ...(at && { at }),
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
function describeSeen({ step, permission, object }, name) {
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
function listPlaces(uses) {
    const places = new Map();
    for (const { at } of uses)
        if (at)
            places.set(formatLine(at), at);
    const [at, ...others] = places.values();
    const shown = others
        .slice(0, MOST_PLACES)
        .map(({ file, range }) => `${(0,safe/* quote */.hD)(file)} line ${String(range?.start.line)}`);
    const more = others.length - shown.length;
    const list = [...shown, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
    return { ...(at && { at }), also: list === "" ? "" : ` (also ${list})` };
}
/** What may be a use: a notice that says what is not known. */
function describeUnclear(uses) {
    const severity = "notice";
    const own = uses.find(({ owner }) => owner === "own");
    if (own) {
        const { at, name, isCalled } = own;
        return isCalled
            ? {
                ...{ at, severity, help: " if it reads any other file" },
                message: `The plugin uses ${name}, and nothing shows whether it reads only its own files`,
            }
            : {
                ...{ at, severity, help: " if it is called" },
                message: `The plugin passes ${name} on, and nothing shows whether it is called`,
            };
    }
    const called = uses.filter(({ isCalled }) => isCalled);
    const unknown = called.find(({ owner }) => owner === "unknown");
    if (unknown) {
        const { at, name, file, hasMap } = unknown;
        const build = hasMap ? "" : ". Build it with a source map, which shows whose code it is";
        return {
            ...{ at, severity, help: ` if the plugin uses it${build}` },
            message: `${(0,safe/* quote */.hD)(file)} has code that uses ${name}, and nothing shows whether it is the plugin's own`,
        };
    }
    const [first] = called;
    if (!first)
        return undefined;
    const packages = [...new Set(called.flatMap((use) => use.package ?? []))];
    const shown = packages.slice(0, MOST_PLACES).map((name) => (0,safe/* quote */.hD)(name));
    const more = packages.length - shown.length;
    const { at, name, file } = first;
    return {
        ...{ at, severity, help: " if the plugin uses that" },
        message: `${(0,safe/* quote */.hD)(file)} has code of ${[...shown, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ")} that uses ${name}, and nothing shows whether the plugin runs it`,
    };
}

;// CONCATENATED MODULE: ./build/bundled/checks/bundle/permissions-used.js




/** Sections of the manifest for which the host needs the network. */
const NETWORK_SECTIONS = ["external_services", "oauth", "webhooks"];
/* harmony default export */ var permissions_used = ((0,check/* defineCheck */.q)({
    id: "permissions-used",
    title: "Every declared permission is used",
    severity: "notice",
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
/** Of a longer title, only so much is looked at. */
const installation_title_LONGEST = 300;
/** Whether a title contains the word, whatever else is around it: numbers, emoji, punctuation. */
function namesInstallation(title) {
    // Literals with classes of Unicode stand where they are needed: to read one costs more than most checks.
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
    return (0,nearest/* computeEditDistance */.p)(word, WORD) <= 2;
}

;// CONCATENATED MODULE: ./build/bundled/checks/documents/readme-installation.js




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
            yield readme_installation_describeMissing(readme);
            return;
        }
        const { heading } = section;
        const lines = (0,text_lines/* indexLines */.u)(text);
        const about = {
            at: { file: path, range: heading.range },
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
        const words = (0,safe/* quote */.hD)(lines.slice(heading.range));
        if (!text.includes(LITERAL)) {
            const fix = fixLetterCase(path, heading, lines);
            yield {
                ...about,
                severity: "warning",
                strict: "error",
                message: `The heading ${words} may be overlooked: the submission script looks for ${(0,safe/* quote */.hD)(INSTALLATION)} one space after ##`,
                ...(fix && { fix }),
            };
        }
        else if (heading.title !== INSTALLATION) {
            yield {
                ...about,
                severity: "notice",
                strict: "error",
                message: `The heading ${words} says more than ${(0,safe/* quote */.hD)(INSTALLATION)}, the title that is asked for`,
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
/** The heading as it should be there, at its own level, but not as the title of the whole. */
function written({ level }) {
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
    return [{ file, range: { start, end: range.end }, text: written(heading) }];
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
            at: { file: path, range: heading.range },
            message: `The heading ${(0,safe/* quote */.hD)(lines.slice(heading.range))} does not contain the word ${(0,safe/* quote */.hD)(INSTALLATION)}, and no other does`,
            help: `Write: ${heading.style === "atx" ? written(heading) : LITERAL}`,
        };
    }
    return {
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
        return { at: { file, range }, message: `The line ${words} is ${why.is}`, help: why.help };
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
/* harmony default export */ var readme_length = ((0,check/* defineCheck */.q)({
    id: "readme-length",
    title: "README.md has more than 200 characters",
    severity: "error",
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
            yield { at, message: `${name} has ${formatCharacters(count)}, but must have more than ${String(TOO_FEW)}`, help };
        }
        else if (trimmed <= TOO_FEW && !isCut) {
            yield {
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


/* harmony default export */ var readme_present = ((0,check/* defineCheck */.q)({
    id: "readme-present",
    title: "README.md is there, under exactly this name, and is not empty",
    severity: "error",
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
/* harmony default export */ var screenshots_present = ((0,check/* defineCheck */.q)({
    id: "screenshots-present",
    title: "A plugin that shows something has a folder of screenshots, with an image in it",
    severity: "error",
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
                at: { file: near.path },
                message: `The folder ${(0,safe/* quote */.hD)(near.name)} must be "screenshots" or "assets/screenshots", exactly so`,
                help: describeMove(near.name),
            };
        }
        else {
            yield {
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
/** Entries at those names that are not folders. */
const IS = {
    file: "is a file, not a folder",
    outside: "is a link that leads out of the repository, so it is not read",
    broken: "is a link that leads nowhere",
    special: "is a pipe, a socket or a device, not a folder",
    unreadable: "cannot be read",
};
function describeReplacement({ name, path, state }) {
    return {
        at: { file: path },
        message: `${(0,safe/* quote */.hD)(name)} ${state === "folder" ? "contains no image" : IS[state]}`,
        help: state === "unreadable" ? "Give this user the right to read it" : "Put a folder with images in its place",
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/scripts/scripts.js
var scripts_scripts = __webpack_require__(4569);
;// CONCATENATED MODULE: ./build/bundled/checks/scripts/ending-problem.js



/** How a command failed, with the last of what it printed; `undefined` when it succeeded. */
function describeEnding(run, reported) {
    const { ending, line, lastLines } = run;
    if (ending.kind === "status" && ending.status === 0)
        return undefined;
    const described = describeFailure(ending, run, reported);
    return {
        ...(reported.at && { at: reported.at }),
        message: `${reported.subject} ${described.message}`,
        help: described.help ?? `Run ${(0,safe/* shorten */.ml)(line, LONGEST_LINE)}, and correct what it reports`,
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
            return { message: `did not end within ${formatDuration(ending.minutes)}, and was ended`, help };
        }
        case "signal":
            return describeSignal(ending.signal, line);
        case "no-program":
            return startSentences(ending);
        case "status": {
            const program = findMissingProgram(lastLines);
            if (program !== undefined) {
                const known = (0,script_lines/* addScriptTo */.ep)(program);
                const help = known === undefined
                    ? "Add the package that has it to devDependencies, or install it before the check"
                    : `Install it with: ${(0,script_lines/* formatAddCommand */.E2)(manager, known)}`;
                return { message: `needs ${(0,safe/* quote */.hD)(program)}, which is not installed`, help };
            }
            const named = findNamedManager(lastLines);
            if (named !== undefined) {
                return {
                    message: `needs ${(0,safe/* quote */.hD)(named)}, which "packageManager" in package.json names, but another version is installed`,
                    help: `Run corepack enable, also in the workflow in a step before the install, and then ${(0,safe/* shorten */.ml)(line, LONGEST_LINE)}`,
                };
            }
            const signal = SIGNALS[ending.status - SIGNAL_STATUS];
            return signal === undefined
                ? { message: `ended with status ${String(ending.status)}` }
                : describeSignal(signal, line);
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
            return { message: "contains a NUL character, so that it cannot be started", help: "Remove the character" };
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
    return { message: `was ended by the signal ${signal}`, help };
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
    yield* runProblems(run, {
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
    const message = `The script "${script}" is ${(0,safe/* quote */.hD)(value)}, which runs nothing`;
    return { at: packageJson.at("scripts", script), message, help };
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
function* runProblems(run, reported) {
    const { problems, moreProblems, leftRunning, repeated } = run;
    const line = (0,safe/* shorten */.ml)(run.line, LONGEST_LINE);
    const { subject } = reported;
    const at = reported.at && { at: reported.at };
    const ending = describeEnding(run, reported);
    // Where a tool names the wrong places, the failed command needs no finding of its own.
    if (ending && run.ending.kind === "status" && repeated) {
        yield { ...at, ...command_problems_describeRepeated(subject, repeated), help: `Fix them, and see whether it succeeds: ${line}` };
    }
    else if (ending && (run.ending.kind !== "status" || problems.length === 0))
        yield ending;
    for (const problem of ending ? problems : []) {
        yield {
            at: problem.at,
            message: hideSecret(problem.message, subject),
            help: `Fix it, and see whether it is gone: ${line}`,
        };
    }
    // "More" than the reported problems. Where there is none, the last lines stand for all, at the place of the command.
    if (ending && (problems.length > 0 || repeated) && moreProblems > 0) {
        const message = `${subject} reports ${(0,numbers/* formatNumber */.Z)(moreProblems)} more problem${moreProblems === 1 ? "" : "s"}`;
        yield { ...at, message, help: `See them all: ${line}` };
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
        ...(at && { at }),
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


/* harmony default export */ var scripts_lint = ((0,check/* defineCheck */.q)({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_findCommandProblems("lint", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/scripts-test.js


/* harmony default export */ var scripts_test = ((0,check/* defineCheck */.q)({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_findCommandProblems("test", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/bundled/checks/scripts/scripts-types.js


/* harmony default export */ var scripts_types = ((0,check/* defineCheck */.q)({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_findCommandProblems("typecheck", { ...facts, run }),
}));

// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
;// CONCATENATED MODULE: ./build/bundled/checks/package/version-matches-tag.js





/* harmony default export */ var version_matches_tag = ((0,check/* defineCheck */.q)({
    id: "version-matches-tag",
    title: "The tag of a release names the version of manifest.json",
    severity: "error",
    needs: ["tag", "manifest"],
    wants: ["packageJson"],
    *run({ tag, manifest, packageJson }) {
        const declared = manifest.value["version"];
        // `manifest-version` reports a value that is not a version.
        if (typeof declared !== "string" || !(0,versions/* readVersion */.$4)(declared))
            return;
        const name = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" && name !== "" ? name : undefined;
        const at = manifest.at("version");
        const named = (0,release_tag/* readTag */.zW)(tag.name, packageName)?.version;
        if (named === undefined) {
            yield {
                at,
                message: `The tag ${(0,safe/* quote */.hD)(tag.name)} names no version of this plugin, which is at ${(0,safe/* quote */.hD)(declared)}`,
                help: `Tag the release ${formatTags(declared, packageName)}`,
            };
        }
        else if (named !== declared) {
            const meant = tag.name.slice(0, -named.length) + declared;
            yield {
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
            yield { at, message: 'package.json has no "version"', help: "Add the version that manifest.json names" };
            return;
        }
        if (typeof packaged !== "string" || !(0,versions/* readVersion */.$4)(packaged)) {
            yield {
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
            at,
            message: `package.json names the version ${(0,safe/* quote */.hD)(packaged)}, but ${where} names ${(0,safe/* quote */.hD)(declared)}`,
            help: `Write the version that is to be released into both${adviseOnBump(lockFile, packaged)}`,
        };
    },
}));
function adviseOnVersion(packaged, declared) {
    if (typeof declared === "string" && (0,versions/* readVersion */.$4)(declared))
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
        at: first.at,
        severity: "warning",
        message: `${lock.found.name} names the version ${(0,safe/* quote */.hD)(first.version)}, but package.json names ${(0,safe/* quote */.hD)(packaged)}`,
        help: "Bring it up to date: npm install --package-lock-only",
        fix: isCertain ? wrong.flatMap(({ replace }) => replace(packaged)) : [],
    };
}

;// CONCATENATED MODULE: ./build/bundled/plugin/workflows/workflow.js
/** The value of an input of a step, trimmed; "" where there is none. */
function readInput(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
/** Whether GitHub inserts the value when the workflow runs: it is unknown until then. */
function isExpression(text) {
    return text.includes("${{");
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-build.js





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
        const scripts = (0,absent/* isAbsent */.W0)(packageJson) ? {} : getScripts(packageJson.value);
        const isCommitted = !(0,absent/* isAbsent */.W0)(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || readInput(step, "artifact") !== "")
                continue;
            const before = steps.slice(0, at);
            if (!before.some((one) => one.mayBring))
                yield describeNoFiles(step);
            else if (needsBuild && !before.some((one) => one.mayBuild))
                yield describeNoBuild(step, before, steps.slice(at + 1), scripts);
        }
    },
}));
function getScripts(packageJson) {
    const scripts = packageJson["scripts"];
    return (0,json_object/* isObject */.G)(scripts) ? scripts : {};
}
/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function describeNoFiles({ what }) {
    return {
        at: what.at,
        message: `The plugin is not there yet when ${(0,safe/* quote */.hD)(what.text)} runs: no step before it checks the repository out`,
        help: "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
    };
}
function describeNoBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    if (late) {
        return {
            at: what.at,
            message: `${(0,safe/* quote */.hD)(what.text)} runs before ${(0,safe/* quote */.hD)(late.what.text)} in line ${String(late.what.at.range.start.line)}, and needs what is built`,
            help: "Move it behind the build",
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
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
function listReleasingSteps(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    if (readInput(step, "targets") !== "")
        return formatInput(step, "targets");
    return readInput(step, "marketplace-url") === "" ? undefined : formatInput(step, "marketplace-url");
}
/**
 * An input as a message names it, such as `targets: npm`. Its place is its value, or its key where the value has
 * several lines.
 */
function formatInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range;
    const place = start.line === end.line ? setting.value : setting.key;
    return { text: `${name}: ${(0,action_interface/* splitList */.ry)(setting.value.text).join(", ")}`, at: place.at };
}
/** What the steps of a job certainly need of its token. */
function listNeeds({ steps }) {
    return steps.flatMap((step) => step.uses ? (step.preflight === undefined ? listActionNeeds(step) : listOurNeeds(step)) : []);
}
function listOurNeeds(step) {
    const needs = [];
    const add = (scope, input) => {
        // An identity is the job's own, whatever token the step is given.
        if (scope !== "id-token" && !hasJobToken(step))
            return;
        needs.push({ scope, level: "write", because: formatInput(step, input) });
    };
    const releases = listReleasingSteps(step) !== undefined && readInput(step, "dry-run").toLowerCase() !== "true";
    const named = (0,action_interface/* splitList */.ry)(readInput(step, "targets"));
    const targets = releases ? (0,action_interface/* listTargets */.nJ)((name) => readInput(step, name)) : [];
    for (const row of action_interface/* TARGETS */.dW) {
        if (!targets.includes(row.name))
            continue;
        const implied = "impliedBy" in row && !named.includes(row.name) ? row.impliedBy : "targets";
        if (!("unless" in row))
            add(row.scope, implied);
        else if ("auth" in row && readInput(step, row.auth) === "oidc")
            add(row.scope, row.auth);
        else if (readInput(step, row.unless) === "" && mayUseIdentity(step, "auth" in row ? row.auth : undefined))
            add(row.scope, implied);
    }
    if (readInput(step, "annotations") === "checks")
        add("checks", "annotations");
    else if (readInput(step, "report") !== "" && ["", "auto"].includes(readInput(step, "annotations")))
        add("checks", "report");
    if (readInput(step, "suggestions").toLowerCase() === "true")
        add("pull-requests", "suggestions");
    return needs;
}
/** Whether a step without a token shows the job's identity. What an expression gives is not known. */
function mayUseIdentity(step, auth) {
    return auth === undefined || ["", "auto"].includes(readInput(step, auth));
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
    const token = readInput(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
/** Whether permissions give a right. */
function grants({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return isExpression(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
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
/* harmony default export */ var workflow_credentials = ((0,check/* defineCheck */.q)({
    id: "workflow-credentials",
    title: "No job gives a credential to code of the repository",
    severity: "warning",
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
    const isAccepted = actions.some((step) => readInput(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const isVariable = job.secretVariables.includes(first);
    const verb = credentials.length === 1 ? "is" : "are";
    const names = credentials
        .slice(0, 3)
        .map(({ text }) => (0,safe/* quote */.hD)(text))
        .join(", ");
    yield {
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
        if (step.uses?.name !== "actions/checkout" || readInput(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
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
    const taken = job.steps.flatMap((step) => findUntrustedRef(step) ?? []);
    const [first] = taken;
    if (!event || !first)
        return;
    yield {
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
                yield* findInputProblems(name, setting);
            yield* findMissingInputs(step);
        }
    },
}));
function* findInputProblems(name, { key, value }) {
    const input = (0,action_interface/* findInput */.cu)(name);
    if (!input) {
        yield describeUnknown(key.text, key.at);
        return;
    }
    const given = value.text.trim();
    if (given === "" || isExpression(given))
        return;
    const allowed = input.choices;
    if (allowed && (0,action_interface/* matchChoice */.$h)(given, allowed) === undefined) {
        const synonym = SYNONYMS.get(given.toLowerCase());
        const meant = allowed.find((word) => word === synonym) ?? (0,nearest/* findNearest */.q)(given, allowed);
        yield {
            at: value.at,
            message: `"${name}" is ${(0,safe/* quote */.hD)(given)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? `Write one of them, or remove ${name}` : `Write ${meant}`,
        };
    }
    if (name === "targets")
        yield* findTargetProblems({ key, value });
}
function describeUnknown(name, at) {
    const meant = (0,nearest/* findNearest */.q)(name, action_interface/* INPUT_NAMES */.Qh);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    return {
        at,
        message: `The Action has no input ${(0,safe/* quote */.hD)(name)}`,
        help: meant === undefined ? "Remove it, or look its name up in the Action's README" : `Write ${meant}`,
        ...(isSame && { fix: [{ file: at.file, range: at.range, text: meant }] }),
    };
}
function* findTargetProblems({ key, value }) {
    const wrong = (0,action_interface/* splitList */.ry)(value.text).filter((target) => (0,action_interface/* matchChoice */.$h)(target, action_interface/* TARGET_NAMES */.HQ) === undefined);
    const [first] = wrong;
    if (first === undefined)
        return;
    const meant = (0,nearest/* findNearest */.q)(first, action_interface/* TARGET_NAMES */.HQ) ?? action_interface/* TARGET_NAMES */.HQ.find((name) => name.startsWith(`${first}-`));
    yield {
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
    if (pin && readInput(step, "artifact") === "") {
        yield {
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: "Add artifact: with the file or folder that the earlier job has made",
        };
    }
    yield* findAuthProblems(step);
    const artifact = step.inputs.get("artifact");
    if (artifact && readInput(step, "checked-sha256") === "") {
        yield {
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
    const word = readInput(step, "marketplace-auth");
    if (auth && word === "token" && readInput(step, "marketplace-token") === "") {
        yield {
            at: auth.value.at,
            message: `"marketplace-auth" is "token", but there is no "marketplace-token"`,
            help: "Add marketplace-token: with the secret, or write oidc, for the job's identity",
        };
    }
    if (token && word === "oidc" && readInput(step, "marketplace-token") !== "") {
        yield {
            at: token.key.at,
            message: `"marketplace-auth" is "oidc", so "marketplace-token" is never used`,
            help: "Remove marketplace-token: the step then has no secret that it does not need",
        };
    }
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-permissions.js




/* harmony default export */ var workflow_permissions = ((0,check/* defineCheck */.q)({
    id: "workflow-permissions",
    title: "Every job has the permissions that it needs, and names them",
    severity: "warning",
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
        at: because.at,
        message: `${(0,safe/* quote */.hD)(because.text)} needs rights that the job ${(0,safe/* quote */.hD)(job)} does not name, so they are left to a setting of the repository`,
        help: `Write into the job: permissions: ${formatFlow(needs)}`,
    };
}
function describeWriteAll(at, needs) {
    return {
        ...(at && { at }),
        message: '"permissions" is "write-all", so every step may change everything in the repository',
        help: `Name what is needed, and nothing else: permissions: ${formatFlow(needs)}`,
    };
}
function workflow_permissions_describeMissing({ key, all, scopes }, { scope, level, because }, job) {
    const given = all ?? scopes.get(scope)?.value;
    if (!given) {
        return {
            at: key.at,
            message: `"permissions" leave out "${scope}: ${level}", which ${(0,safe/* quote */.hD)(because.text)} needs`,
            // Beside code of the repository it would be a credential that this code can use.
            help: scope === "id-token" && job.steps.some(({ runsCode }) => runsCode)
                ? `Move ${(0,safe/* quote */.hD)(because.text)} to a second job that runs nothing of the repository's, with ${scope}: ${level}`
                : `Add ${scope}: ${level}`,
        };
    }
    return {
        at: given.at,
        message: `"${all ? "permissions" : scope}" is ${(0,safe/* quote */.hD)(given.text)}, but ${(0,safe/* quote */.hD)(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
        help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
    };
}
function workflow_permissions_describeUnreadable({ key }) {
    return {
        at: key.at,
        severity: "notice",
        message: '"permissions" leave out "contents", so a private repository cannot be checked out',
        help: "Add contents: read",
    };
}
/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && readInput(step, "token") === "");
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
/* harmony default export */ var workflow_pins = ((0,check/* defineCheck */.q)({
    id: "workflow-pins",
    title: "Every action except plugin-preflight is pinned to a commit",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { jobs } of workflows.files) {
            const uses = jobs.flatMap(({ steps }) => steps).flatMap((step) => step.uses ?? []);
            const countUses = ({ text }) => uses.filter((one) => one.text === text).length;
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
        at,
        message: `${(0,safe/* quote */.hD)(text)} names no version, and GitHub refuses it`,
        help: `${formatPin(count)}: uses: ${text}@${DIGITS}`,
    };
}
function describeMovable(uses, job, count) {
    const right = listCredentials(job)[0]?.text ?? "contents: write";
    return {
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
        at: first.at,
        severity: "notice",
        message: `${workflow_pins_formatList([...names, ...others])} ${isOne ? "is not pinned to a commit, so what it runs" : "are not pinned to commits, so what they run"} can change`,
        help: `${isOne ? formatPin(countUses(first)) : "Pin each"}: uses: ${formatPinned(first)}`,
    };
}
/** The action with its commit to be filled in, and the version as the comment that updaters read. */
function formatPinned({ text, ref = "" }) {
    const action = text.slice(0, text.indexOf("@"));
    return `${action}@${DIGITS}${/^[0-9a-f]{7,39}$/u.test(ref) ? "" : ` # ${ref}`}`;
}
function workflow_pins_formatList(words) {
    return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1) ?? ""}`;
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
/* harmony default export */ var workflow_tags = ((0,check/* defineCheck */.q)({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => listReleasingSteps(step) ?? []));
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
    return { at, message: `The tag filter ${(0,safe/* quote */.hD)(text)} ${why}`, help: 'Write a pattern, such as "v*"' };
}

;// CONCATENATED MODULE: ./build/bundled/checks/workflows/workflow-yaml.js

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

/***/ 12239:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findCommand: function() { return /* binding */ findCommand; },
/* harmony export */   loadCommands: function() { return /* binding */ loadCommands; }
/* harmony export */ });
/* harmony import */ var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53267);

/** The command of a name: of a plain `validate` nothing is loaded that another command needs. */
async function findCommand(name) {
    return name === _validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .tf.name ? _validate_js__WEBPACK_IMPORTED_MODULE_0__/* .validate */ .tf : (await loadCommands()).find((command) => command.name === name);
}
async function loadCommands() {
    return (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 30382))).COMMANDS;
}


/***/ }),

/***/ 7299:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ formatCall; }
/* harmony export */ });
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84565);
/* harmony import */ var _tool_copy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33261);


/** A command line that starts this tool again, ready to paste. */
function formatCall({ name, arguments: paths, values, switches }) {
    const options = [...values].flatMap(([option, value]) => value.startsWith("-") ? [`--${option}=${value}`] : [`--${option}`, value]);
    const end = paths.some((path) => path.startsWith("-")) ? ["--"] : [];
    const words = [name, ...options, ...[...switches].map((option) => `--${option}`), ...end, ...paths];
    return [(0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_0__/* .findStartedCopy */ .q)().command, ...words.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteForShell */ .e)].join(" ");
}


/***/ }),

/***/ 98077:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ay: function() { return /* binding */ makePathFormatter; },
/* harmony export */   C$: function() { return /* binding */ readFormat; },
/* harmony export */   U5: function() { return /* binding */ getCurrentFolder; },
/* harmony export */   Y_: function() { return /* binding */ printReport; },
/* harmony export */   hd: function() { return /* binding */ FORMAT_OPTIONS; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94155);
/* harmony import */ var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68593);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85720);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7299);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9310);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96061);
/* harmony import */ var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93684);










/** The options of every command that prints a report. */
const FORMAT_OPTIONS = [
    { name: "format", value: "FORMAT", choices: _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .h, help: "The format of the report; terminal by default" },
    { name: "output", value: "FILE", help: "Write the report to a file; the terminal still gets its own" },
    { name: "quiet", help: "Print findings only, and nothing when there are none" },
];
/**
 * Reads the output format.
 *
 * @throws {UsageError} if there is no such format.
 */
function readFormat(call) {
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_7__/* .readChoice */ .K)(call.values.get("format") ?? "terminal", _reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .FORMATS */ .h, "--format");
}
/** Prints a report as the options ask, and returns the exit status. */
async function printReport({ report, root, source }, call, { isArchive = false, show = _output_print_js__WEBPACK_IMPORTED_MODULE_3__/* .print */ .yy, ...more } = {}) {
    const format = readFormat(call);
    const output = call.values.get("output");
    const quiet = call.switches.has("quiet");
    const page = format === "sarif" && _catalog_pages_js__WEBPACK_IMPORTED_MODULE_9__/* .findPage */ .zV;
    const wrap = await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .loadWrap */ .TP)();
    const view = {
        ...{
            source,
            quiet,
            width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .getTerminalWidth */ .Nq)(),
            pathOf: makePathFormatter(root),
            next: makeNext(call, isArchive),
            ...more,
        },
        ...(page && { page }),
    };
    const printed = { ...view, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_8__/* .usesColor */ .cr)(), ...(wrap && { wrap }) };
    const reporter = await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReporter */ .K)(format, report);
    if (output === undefined)
        show(reporter(report, printed));
    else {
        const unwritten = await writeReport(output, reporter(report, view), root);
        // A result that took minutes is printed even if the file cannot be written.
        show((await (0,_reporters_formats_js__WEBPACK_IMPORTED_MODULE_4__/* .loadReporter */ .K)("terminal", report))(report, printed));
        if (unwritten)
            throw unwritten;
    }
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .getExitStatus */ .VE)(report);
}
function makeNext(call, isArchive) {
    const explain = (0,_format_call_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCall */ .M)({ ...NO_CALL, name: "explain" });
    const isFixed = isArchive || call.name === "merge" || call.switches.has("fix");
    return isFixed ? { explain } : { explain, fix: (0,_format_call_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCall */ .M)(addFix(call)) };
}
/** The same call that also fixes what it finds, with the options that say what is checked. */
function addFix(call) {
    const values = [...call.values].filter(([name]) => name !== "format" && name !== "output");
    const switches = [...call.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
    return { ...call, values: new Map(values), switches: new Set([...switches, "fix"]) };
}
const NO_CALL = { arguments: [], values: new Map(), switches: new Set() };
function getCurrentFolder() {
    try {
        return process.cwd();
    }
    catch {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e("The current folder is gone", "Go to one that is there");
    }
}
/** Formats paths that the reader can click on or paste, if the plugin is below the current folder. */
function makePathFormatter(root) {
    const here = process.cwd();
    return (file) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__/* .makeWorkspacePath */ .Jj)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file)) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(here, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, file));
}
/** Returns the error if the file cannot be written. */
async function writeReport(file, text, root) {
    const { writeUserFile } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 5696));
    const help = "Give --output a file that can be written";
    try {
        writeUserFile({ path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file), what: "The report", help, checkouts: [root] }, text);
        return undefined;
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .Refusal */ .P)
            return error;
        throw error;
    }
}


/***/ }),

/***/ 53267:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: function() { return /* binding */ runChecks; },
/* harmony export */   m5: function() { return /* binding */ CHECK_OPTIONS; },
/* harmony export */   tf: function() { return /* binding */ validate; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _run_preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82195);
/* harmony import */ var _run_shard_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89330);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94155);
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41035);
/* harmony import */ var _text_day_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(72252);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73194);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7299);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9310);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(96061);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(98077);













/** The options of every command that checks plugins. */
const CHECK_OPTIONS = [
    ..._print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .FORMAT_OPTIONS */ .hd,
    { name: "strict", help: "Valid also under the stricter rules of the sample validator" },
    { name: "fail-on", value: "SEVERITY", choices: _core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$, help: "The lowest severity that fails; error by default" },
    { name: "tag", value: "TAG", help: "Judge as the release of that tag would: an error fails, nothing is suppressed" },
    { name: "fix", help: "Fix what can be fixed safely, in place, and check again" },
    { name: "only", value: "ID,...", help: "Run only these checks" },
    { name: "baseline", value: "FILE", help: "Do not count the findings that this file lists" },
    { name: "update-baseline", help: "Write all findings of now to the file of --baseline" },
    { name: "changed-since", value: "REF", help: "Only plugins that have changed since a branch, a tag or a commit" },
    { name: "shard", value: "I/N", help: "Only part I of N of the plugins; merge joins the JSON reports" },
];
const validate = {
    name: "validate",
    arguments: "[path...]",
    most: Infinity,
    summary: "Run every check that runs nothing of the plugin's; a path may be a packed archive, such as out.zip",
    options: [...CHECK_OPTIONS, { name: "watch", help: "Check again whenever a file changes" }],
    run: runValidate,
};
async function runValidate(call) {
    const cwd = call.arguments.length > 0 ? (0,_print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .getCurrentFolder */ .U5)() : "";
    const archive = call.arguments.find((path) => (0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_7__/* .isArchivePath */ .C)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)));
    if (archive === undefined && call.switches.has("watch")) {
        const { watchChecks } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 10741));
        return watchChecks(call, async (show) => runChecks(call, { show }));
    }
    if (archive === undefined)
        return runChecks(call);
    const { runValidateArchive } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(857), __webpack_require__.e(468), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 4244));
    return runValidateArchive(archive, readRequest(call), call);
}
/** Checks plugins as a command line asks, prints the report, and returns the exit status. */
async function runChecks(call, { findOut, afterPass, show } = {}) {
    const request = readRequest(call);
    const result = await checkPlugins(call, { ...request, ...(findOut && { findOut }) });
    if (request.only) {
        const { refuseNothingChecked } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 7289));
        refuseNothingChecked(result.report, call);
    }
    const changes = (0,_print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .readFormat */ .C$)(call) === "patch" ? await changesOf(request, result) : undefined;
    const status = await (0,_print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .printReport */ .Y_)(result, call, { ...(changes && { changes }), ...(show && { show }) });
    return afterPass && (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(result.report) === "pass" ? await afterPass(result) : status;
}
async function changesOf(request, result) {
    const { fixFiles: mend } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 61999));
    return (await mend(request, result)).changes;
}
async function checkPlugins(call, request) {
    if (!call.switches.has("update-baseline"))
        return inspectPlugins(call, request);
    const { baseline, ...unmarked } = request;
    if (baseline === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e("--update-baseline does not know which file", "Write --baseline FILE --update-baseline");
    }
    const { updateBaseline: updatedBaseline } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 88075));
    const { result, listed, leftOut } = updatedBaseline(await inspectPlugins(call, unmarked), baseline, request.cwd);
    const left = leftOut === 0 ? "" : `; ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(leftOut, "finding")} left out, which no baseline takes for known: fix them`;
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(`The baseline lists ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(listed, "finding")} now${left}\n`);
    return result;
}
function readRequest(call) {
    const { values, switches } = call;
    const only = call.only ?? values.get("only")?.split(",");
    const shard = values.get("shard");
    const changedSince = values.get("changed-since");
    const baseline = values.get("baseline");
    const tag = values.get("tag");
    return {
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        cwd: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .getCurrentFolder */ .U5)(),
        occasion: tag === undefined ? "push" : "release",
        strict: switches.has("strict"),
        failOn: (0,_parse_js__WEBPACK_IMPORTED_MODULE_9__/* .readChoice */ .K)(values.get("fail-on") ?? "error", _core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .FAIL_ON */ .d$, "--fail-on"),
        today: (0,_text_day_js__WEBPACK_IMPORTED_MODULE_12__/* .formatDay */ .i)(new Date()),
        adviseOnPaths: (paths) => `Check them:\n  ${(0,_format_call_js__WEBPACK_IMPORTED_MODULE_8__/* .formatCall */ .M)({ ...call, arguments: paths })}`,
        ...(tag !== undefined && { tag }),
        ...(only && { only: only.map((id) => id.trim()) }),
        ...(shard !== undefined && { shard: (0,_run_shard_js__WEBPACK_IMPORTED_MODULE_4__/* .readShard */ .Xy)(shard, "--shard") }),
        ...(changedSince !== undefined && { changedSince }),
        ...(baseline !== undefined && { baseline }),
    };
}
async function inspectPlugins(call, { findOut, ...request }) {
    if (!call.switches.has("fix"))
        return (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, ...(findOut && { findOut }) });
    const { preflightWithFixes: preflightAndFix } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 29549));
    const { formatFixed: mendedText } = await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 92369));
    const { result, fixed } = await preflightAndFix(request);
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_5__/* .printError */ .yJ)(mendedText(fixed, { pathOf: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_11__/* .makePathFormatter */ .Ay)(result.root), wrap: await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_10__/* .loadErrorWrap */ .xi)() }));
    // What takes long is run once, on the fixed files.
    return findOut ? (0,_run_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, findOut }) : result;
}


/***/ }),

/***/ 60170:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: function() { return /* binding */ identifyByMessage; },
/* harmony export */   Ie: function() { return /* binding */ identifyFinding; },
/* harmony export */   _o: function() { return /* binding */ generalizePointer; },
/* harmony export */   wZ: function() { return /* binding */ dropLineNumbers; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);


/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const LONGEST_LINE = 1000;
/** What the items of a list are known by, the first that there is; an item without any of them by all that it says. */
const NAMES = ["name", "id", "path"];
/**
 * What a finding of a check is known by in its file, wherever that has moved to: the place, in which an item of a list counts by its own
 * index; what is there; and what the message names. How the message puts it has no part in it.
 */
function identifyFinding({ message, location }, texts) {
    const { file, pointer, range } = location;
    const root = pointer === undefined ? undefined : texts.json(file);
    if (pointer === undefined || root === undefined) {
        const line = range ? texts.line(file, range.start.line) : undefined;
        const text = range && line !== undefined ? trimLine(line, range) : "";
        return hash([generalizePointer(pointer), text, listQuoted(message).map(dropIndexes).toSorted()]);
    }
    const path = pointer.split("/").slice(1).map(unescapeSegment);
    const own = findPlace(root, path);
    // What is wrong with two items together is found with the second of them, which may be the other one tomorrow.
    const places = new Set([formatPlace(own)]);
    const terms = new Set();
    for (const term of listQuoted(message)) {
        const named = readPath(term);
        if (named.every((segment, at) => segment === path[at]) || term === path.at(-1) || term === own.value)
            continue;
        const place = named.some(isIndex) ? findPlace(root, named) : undefined;
        if (place?.value === undefined)
            terms.add(dropIndexes(term));
        else
            places.add(formatPlace(place));
    }
    return hash([[...places].toSorted(), [...terms].toSorted()]);
}
/** What a finding was known by before 2026-11-22, in the baselines of then: its message, and its line. */
function identifyByMessage({ message, location: { file, range } }, texts) {
    const line = range ? texts.line(file, range.start.line) : undefined;
    const text = range && line !== undefined ? trimLine(line, range) : "";
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256")
        .update(`${dropLineNumbers(message)}\n${text}`)
        .digest("hex")
        .slice(0, 16);
}
/** A pointer with `*` for the places in lists, as those move. */
function generalizePointer(pointer) {
    return pointer?.replace(/\/\d+(?=\/|$)/gu, "/*");
}
/** A message without the numbers of lines, as those move. */
function dropLineNumbers(message) {
    return message.replace(/\b(lines?) \d[\d,]*/gu, "$1 N");
}
function hash(parts) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
/** A list or an object is known by where it is. */
function formatPlace({ steps, value }) {
    return JSON.stringify([steps, isContainer(value) ? "" : value]);
}
function isContainer(value) {
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) || Array.isArray(value);
}
function findPlace(root, path) {
    let value = root;
    const steps = path.map((segment, at) => {
        if (Array.isArray(value)) {
            value = value[Number(segment)];
            return [identifyItem(value, path[at + 1])];
        }
        value = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
        return segment;
    });
    return { steps, value };
}
/** @param inside the key below which the finding is: then the item is known by the scalars around, as lists in it come and go. */
function identifyItem(item, inside) {
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(item))
        return sortKeys(item);
    const name = NAMES.find((key) => Object.hasOwn(item, key) && typeof item[key] === "string" && item[key] !== "");
    if (name !== undefined)
        return { [name]: item[name] };
    const around = Object.entries(item).filter(([key, value]) => key !== inside && !isContainer(value));
    return sortKeys(inside === undefined || around.length === 0 ? item : Object.fromEntries(around));
}
/** The same value, whatever order its keys are in. */
function sortKeys(value) {
    if (Array.isArray(value))
        return value.map(sortKeys);
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(value))
        return value;
    const entries = Object.entries(value).map(([key, inner]) => [key, sortKeys(inner)]);
    return entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
}
/** The texts in quotes: the plugin's own words, and the names of keys. */
function listQuoted(message) {
    return [...message.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([quoted]) => {
        try {
            return String(JSON.parse(quoted));
        }
        catch (error) {
            if (error instanceof SyntaxError)
                return quoted;
            throw error;
        }
    });
}
/** `commands[0].name` as the segments of a pointer. */
function readPath(term) {
    return term.replace(/\[(\d+)\]/gu, ".$1").split(".");
}
function isIndex(segment) {
    return /^\d+$/u.test(segment);
}
function dropIndexes(term) {
    return term.replace(/\[\d+\]/gu, "[*]");
}
function unescapeSegment(segment) {
    return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
/** A line without what changes when lines around it come and go: its indentation, and the comma at its end. */
function trimLine(line, { start, end }) {
    const meant = line.length <= LONGEST_LINE
        ? line
        : line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined);
    return meant.slice(0, LONGEST_LINE).trim().replace(/,$/u, "");
}


/***/ }),

/***/ 5970:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ makeFindingTexts; },
/* harmony export */   r: function() { return /* binding */ NO_TEXTS; }
/* harmony export */ });
/* harmony import */ var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23989);

/** Nothing is at hand. */
const NO_TEXTS = { line: () => undefined, json: () => undefined };
/** A line may be a whole file, and hold all findings, as a file may: each is read once, as long as they come one after the other. */
function makeFindingTexts(source) {
    let last;
    let lastJson;
    return {
        line(file, line) {
            if (last?.file !== file || last.line !== line)
                last = { file, line, text: source(file)?.line(line) };
            return last.text;
        },
        json(file) {
            if (lastJson?.file !== file)
                lastJson = { file, value: readValue(file, source(file)) };
            return lastJson.value;
        },
    };
}
function readValue(file, lines) {
    const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
    return text === undefined ? undefined : (0,_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .V)(file, text).value;
}


/***/ }),

/***/ 21900:
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
// EXTERNAL MODULE: ./build/bundled/core/policy.js
var core_policy = __webpack_require__(67230);
// EXTERNAL MODULE: ./build/bundled/text/printed-lines.js
var printed_lines = __webpack_require__(88178);
;// CONCATENATED MODULE: ./build/bundled/core/lived.js

function makeLived({ entry, dom, steps, uses }) {
    return {
        entry,
        ...(dom !== undefined && { dom }),
        steps: steps.map(makeLivedStep),
        permissions: [...new Set(uses.map(({ permission }) => permission))].toSorted(),
    };
}
function makeLivedStep(step) {
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
    const reportedBefore = checks.map((check) => inspectCheck(plugin, check, policy));
    const outcomes = addConclusions(plugin, checks, reportedBefore, policy);
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
        findings: findings.toSorted(byPlace),
        ...(!(0,absent/* isAbsent */.W0)(lifecycle) && { lifecycle: makeLived(lifecycle) }),
    };
}
function inspectCheck(plugin, check, policy) {
    for (const name of check.needs) {
        const fact = plugin.facts[name];
        if ((0,absent/* isAbsent */.W0)(fact))
            return makeOutcome(check, policy, makeSkip(fact));
    }
    // Every needed fact was just found to be there.
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
        const reported = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return makeOutcome(check, policy, { status: "crashed", error: reported });
    }
    // In the order in which a report that is read back has them.
    if (findings.length > 0)
        return makeOutcome(check, policy, { status: "unmet", findings: findings.toSorted(byPlace) });
    return skip ? makeOutcome(check, policy, makeSkip(skip)) : makeMetOutcome(check, policy);
}
/** All outcomes with the switched-off findings marked, and the conclusions of the checks about these. */
function addConclusions(plugin, checks, reportedBefore, policy) {
    const { configuration } = plugin.facts;
    if ((0,absent/* isAbsent */.W0)(configuration) || configuration.off.length === 0)
        return reportedBefore;
    const { off } = configuration;
    const { outcomes, used } = (0,suppression/* suppressFindings */.MP)(reportedBefore, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => (0,suppression/* isPast */.R6)(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return runCheck(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
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
const met = new WeakMap();
/** The outcome of a check without findings: one object for all plugins of a run. */
function makeMetOutcome(check, policy) {
    const ofRun = met.get(policy) ?? new WeakMap();
    met.set(policy, ofRun);
    const known = ofRun.get(check);
    if (known)
        return known;
    const outcome = Object.freeze(makeOutcome(check, policy, { status: "met" }));
    ofRun.set(check, outcome);
    return outcome;
}
function makeFinding(plugin, check, problem, policy) {
    const { message, help, fix, at, printed, secret, fingerprint } = problem;
    return {
        check: check.id,
        severity: (0,core_policy/* decideSeverity */.kW)(problem, check.severity, policy),
        stopsRelease: (0,core_policy/* stopsRelease */.LM)(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && fix.length > 0 && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        ...(fingerprint !== undefined && { fingerprint }),
        ...makePage(check.id, policy),
        // A copy: a finding outlives the texts in which its place is looked up.
        location: at ? { ...at } : { file: (0,workspace/* joinPath */.uJ)(plugin.folder, "manifest.json") },
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


/***/ }),

/***/ 67230:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   SE: function() { return /* binding */ ALWAYS_COUNTING; },
/* harmony export */   iN: function() { return /* binding */ overrules; },
/* harmony export */   kW: function() { return /* binding */ decideSeverity; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93454);

/**
 * The checks that count whatever the repository says: no entry switches them off, no baseline takes their findings for
 * known. One value that they warn of can be accepted by its fingerprint.
 */
const ALWAYS_COUNTING = [
    "manifest-json",
    "no-secrets",
    "env-packed",
    "env-tracked",
    "configuration-valid",
];
/** Whether what is switched off, or known in a baseline, counts all the same. */
function overrules({ occasion, strict }) {
    return strict || occasion === "release";
}
/** The severity of a problem: the worst of those that the circumstances call for. */
function decideSeverity(problem, usual, { occasion, strict }) {
    return worst([
        problem.severity ?? usual,
        ...(strict && problem.strict ? [problem.strict] : []),
        ...(occasion === "release" && problem.release ? [problem.release] : []),
    ]);
}
/** Whether a release would be stopped: an error on that occasion, on whichever this is. */
function stopsRelease(problem, usual, { strict }) {
    return decideSeverity(problem, usual, { occasion: "release", strict }) === "error";
}
function worst(severities) {
    return _check_js__WEBPACK_IMPORTED_MODULE_0__/* .SEVERITIES */ .o.find((severity) => severities.includes(severity)) ?? "error";
}


/***/ }),

/***/ 10384:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   iP: function() { return /* binding */ describeRename; },
/* harmony export */   lx: function() { return /* binding */ findShapeProblems; },
/* harmony export */   wR: function() { return /* binding */ formatLabel; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _shape_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13859);



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
    const reported = new Set();
    for (const unknown of errors.filter(({ keyword }) => keyword === "additionalProperties")) {
        const missing = missingAt.get(JSON.stringify(unknown.path)) ?? [];
        const names = missing.map(({ params }) => String(params["missingProperty"]));
        const name = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .q)(String(unknown.params["additionalProperty"]), names);
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
        at: manifest.at(...path, key),
        ...(advisory && { severity: "warning" }),
        message: `${path.length === 0 ? "The manifest" : formatLabel(path)} has no ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(key)}`,
        help: adviseOnMissingKey(property, key),
    };
}
function adviseOnMissingKey(property, key) {
    const { description: about, enum: values } = property;
    const example = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .formatExample */ .E)(property);
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
    const meant = required ?? (notMeant.includes(key) ? undefined : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .q)(key, unused));
    return {
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
    const { message, help, replacement } = (0,_shape_words_js__WEBPACK_IMPORTED_MODULE_1__/* .describeShapeError */ .z)(formatLabel(error.path), manifest.valueAt(...error.path), error);
    return {
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

/***/ 13859:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ formatExample; },
/* harmony export */   z: function() { return /* binding */ describeShapeError; }
/* harmony export */ });
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31297);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18876);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);



/** The sentences for what a schema forbids: one row a keyword. */
const SENTENCES = {
    type: (label, value, { params, schema }) => ({
        message: `${label} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(value)}, but must be ${describeKind(params["type"])}`,
        help: adviseOnType(String(params["type"]), value, schema),
    }),
    enum: (label, value, { params, schema }) => {
        const deprecated = (schema["deprecatedValues"] ?? []);
        const allowed = params["allowedValues"].filter((word) => !deprecated.includes(word));
        const meant = typeof value === "string" ? ((0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .findNearest */ .q)(value, allowed) ?? findLonger(value, allowed)) : undefined;
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
/** The only word of a list that begins with a shorter one, such as `cli-tool` with `cli`. */
function findLonger(word, list) {
    const longer = list.filter((one) => word !== "" && one.startsWith(`${word.toLowerCase()}-`));
    return longer.length === 1 ? longer[0] : undefined;
}
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
/** The items of a list that is written as one text: `"tides, harbour"`, or `"tides.read tides.write"` where no item has a space. */
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
    const last = keys.pop();
    return last === undefined
        ? "Write an object: { \u2026 }"
        : `Write an object with ${keys.length === 0 ? "" : `${keys.join(", ")} and `}${last}`;
}
function describeKind(type) {
    return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}
function describeLength(label, value, limit) {
    const length = typeof value === "string" ? String((0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_2__/* .countCodePoints */ .sA)(value)) : "some";
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
    const concluding = checks.filter(({ conclude }) => conclude !== undefined).map(({ id }) => id);
    const steadfast = new Set([..._policy_js__WEBPACK_IMPORTED_MODULE_0__/* .ALWAYS_COUNTING */ .SE, ...concluding]);
    const holding = off.filter((entry) => !isPast(entry, policy) && (entry.fingerprint !== undefined || !steadfast.has(entry.check)));
    if (holding.length === 0)
        return { outcomes, used };
    const mark = (finding, entries) => {
        const covering = entries.filter((entry) => covers(entry, finding, folder));
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
        const entries = holding.filter(({ check }) => check === outcome.check);
        if (entries.length === 0)
            return outcome;
        return { ...outcome, findings: outcome.findings.map((finding) => mark(finding, entries)) };
    });
    return { outcomes: marked, used };
}
/** Marks a finding as suppressed, or as overruled where the policy counts it all the same. */
function markSuppressed(finding, reason, policy) {
    return { ...finding, ...((0,_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .overrules */ .iN)(policy) ? { overruled: reason } : { suppressed: reason }) };
}
/** Whether the last day of an entry is over. Days in this form are in order as texts are. */
function isPast({ until }, { today }) {
    return until !== undefined && today !== undefined && until < today;
}
/** Whether an entry means the place of a finding of its check. */
function covers({ file, pointer, fingerprint }, finding, folder) {
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
/** `a/./b/../c/` as `a/c`. */
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
/* harmony export */   N: function() { return /* binding */ readGitIndex; }
/* harmony export */ });
const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
/** Of the mode's third byte, which contains the kind of the file. */
const KIND = 0xf0;
const FOLDER = 0x40;
const SUBMODULE = 0xe0;
/** Of its last byte. */
const OWNER_RUNS = 0o100;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();
/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part only paths that contain this text are given; most others are skipped without being decoded.
 * @returns why the list is not complete, where it is not.
 */
function readGitIndex(bytes, part) {
    const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC")
        return UNREADABLE;
    const version = index.readUInt32BE(4);
    if (version < 2 || version > 4)
        return { refused: `the index of git has the unknown version ${String(version)}` };
    // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
    return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}
const UNREADABLE = { refused: "the index of git cannot be read" };
function read(index, version, hash, part) {
    const paths = new Set();
    const programs = [];
    const folders = [];
    const submodules = [];
    const end = index.length - hash;
    const names = version === 4 ? readShortenedNames(index, part) : readWholeNames(index, part);
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
        const kind = (index[at + MODE + 2] ?? 0) & KIND;
        if (kind === FOLDER)
            folders.push(names.last());
        if (kind === SUBMODULE)
            submodules.push(names.last());
        if (names.isWanted) {
            paths.add(names.last());
            if (((index[at + MODE + 3] ?? 0) & OWNER_RUNS) !== 0)
                programs.push(names.last());
        }
        at = next;
    }
    const extension = findFirstNeeded(index, at, end);
    if (extension === undefined)
        return undefined;
    if (extension === "link")
        return { refused: "the index of git is split, and only whole ones are read" };
    if (extension !== "")
        return { refused: `the index of git has the unknown part ${JSON.stringify(extension)}` };
    return { paths: [...paths], programs, folders, submodules };
}
const NONE = -1;
/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function readWholeNames(index, part) {
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
function readShortenedNames(index, part) {
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
function findFirstNeeded(index, start, end) {
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
/* harmony export */   Pz: function() { return /* binding */ readGitRefs; },
/* harmony export */   pD: function() { return /* binding */ readPackedRefs; },
/* harmony export */   zy: function() { return /* binding */ readHead; }
/* harmony export */ });
const MOST_PACKED_BYTES = 16 * 1024 * 1024;
const MOST_LOOSE_REFS = 20_000;
const MOST_LEVELS = 8;
const MOST_REF_BYTES = 4096;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const TAGS = "refs/tags";
const OBJECT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/** The commit that is checked out, and whether the clone is missing older ones. */
function readHead(git) {
    const head = readLine(git, "HEAD");
    // So this placeholder exists where references are kept in another way, for programs that do not know that way.
    if (head === "ref: refs/heads/.invalid")
        return refuse("git keeps the tags of this repository in a reftable");
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
    const loose = readLooseTags(git);
    if ("refused" in loose)
        return loose;
    for (const [name, object] of loose)
        refs.set(name, { object, commit: undefined });
    return { tags: [...refs].map(([name, ref]) => ({ name: name.slice(TAGS.length + 1), ...ref })), ...head };
}
function refuse(refused) {
    return { refused };
}
/** By name. */
function readPackedRefs(git) {
    const bytes = git.file("packed-refs", MOST_PACKED_BYTES);
    const refs = new Map();
    if (bytes === "missing")
        return refs;
    if (bytes === "unreadable")
        return refuse("git's file packed-refs cannot be read, or has over 16 MiB");
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
function readLooseTags(git) {
    const tags = new Map();
    const folders = [TAGS];
    let seen = 0;
    for (const folder of folders) {
        const listed = git.list(folder);
        if (listed === "unreadable")
            return refuse("git's folder of tags cannot be read");
        for (const { name, kind } of listed) {
            const path = `${folder}/${name}`;
            if (++seen > MOST_LOOSE_REFS)
                return refuse(`there are over ${String(MOST_LOOSE_REFS)} tags, each in its own file`);
            if (kind === "folder" && path.split("/").length < MOST_LEVELS)
                folders.push(path);
            const object = kind === "file" ? readLine(git, path) : undefined;
            if (object !== undefined && OBJECT.test(object))
                tags.set(path, object);
        }
    }
    return tags;
}
/** What HEAD names in the end: a commit, or a branch that names one. */
function resolveCommit(git, head, packed) {
    if (head === undefined || OBJECT.test(head))
        return head;
    const branch = /^ref: (refs\/heads\/[^\\:]+)$/u.exec(head)?.[1];
    if (branch === undefined || branch.split("/").some((name) => name === ".." || name === "." || name === ""))
        return undefined;
    const loose = readLine(git, branch);
    return loose !== undefined && OBJECT.test(loose) ? loose : packed.get(branch)?.object;
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
/** Of every fact that only `check` finds out, unless another command or the Action names itself. */
const NOTHING_RUN = "validate runs nothing of the plugin's";
/** A fact that this plugin does not have, or not on this occasion, whatever anybody does. */
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




/** Decoded they take some 150 MB; a bundle near the limit has a hundred thousand. */
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
/** The mappings, line by line of the code; only those that lie in it, and as many as memory is meant for. */
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
        const name = source?.package ?? (source?.path === undefined ? undefined : nameOwnPart(source.path, folder));
        const key = JSON.stringify([isPackage, name]);
        parts.set(key, { name, isPackage, bytes: (parts.get(key)?.bytes ?? 0) + bytes });
    }
    return [...parts.values()].toSorted((a, b) => b.bytes - a.bytes);
}
/** The plugin's own files count by the folder that they are in; those outside of it by the repository's. */
function nameOwnPart(path, folder) {
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
/* harmony import */ var _map_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68469);




/** A large bundle has more lines only if people can read it. */
const MOST_MINIFIED_LINES = 1000;
function weighBundle(code, map, folder) {
    const bytes = Buffer.from(code.latin1, "latin1");
    const comment = (0,_map_text_js__WEBPACK_IMPORTED_MODULE_2__/* .findInlineMap */ .N)(code);
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


/** A bundle may have 500 KB; what is so many times larger is not looked into. */
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

/***/ 79123:
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
    // Nearly all begin with a dot, and are paths then but for two characters.
    const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInvalidPath */ .W)(path) === undefined;
    return isPath ? (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveDeclaredPath */ .c)(inWebpack === undefined ? folders.map : folders.plugin, path) : undefined;
}
function isBelowFolder(path) {
    return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}


/***/ }),

/***/ 68469:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findInlineMap; },
/* harmony export */   P: function() { return /* binding */ findMapText; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83700);
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34233);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _text_relative_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57498);






/** Many times what belongs to a bundle that may have 500 KB. */
const MOST_MAP_BYTES = 16 * 1024 * 1024;
/** So many values take some 50 MB when they are parsed; a real map has some thousands, and long texts. */
const MOST_VALUES = 500_000;
/** In so few characters there cannot be many. */
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
        return text === undefined ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} cannot be decoded`) : mapText(name, home, text);
    }
    const address = named === undefined ? `${code.path.slice(home.length + 1)}.map` : decodePath(named);
    const why = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .explainInvalidPath */ .W)(address);
    if (why !== undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`the source map that ${code.name} names, ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(named)}, ${why}`);
    const path = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveDeclaredPath */ .c)(home, address);
    if (path === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`the source map that ${code.name} names leads out of the repository`);
    const name = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .relativeTo */ .Mf)(folder, path), LONGEST_NAME);
    const text = (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_4__/* .readLooseText */ .m)(workspace, path, MOST_MAP_BYTES);
    if (text !== undefined)
        return mapText(name, path.slice(0, Math.max(0, path.lastIndexOf("/"))), text);
    const entry = workspace.entry(path);
    if (entry)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} ${entry.kind === "file" && entry.size > MOST_MAP_BYTES ? "has more than 16 MiB" : "cannot be read"}`);
    return named === undefined
        ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .inapplicable */ .vA)(`${code.name} has no source map`)
        : (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name}, the source map that ${code.name} names, is not there`);
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
    for (const at of (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .findOffsetsFromEnd */ .NF)(COMMENT, code)) {
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
function decodeDataAddress(address) {
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
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} has too many values`);
    // Servers put such a line before JSON that no script should read; the standard has readers drop it. A mark is not JSON.
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

/***/ 47143:
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



const hasWord = (...words) => (code) => words.some((word) => code.includes(word));
const quoted = (...words) => words.flatMap((word) => ["", "node:"].flatMap((scheme) => [`"`, `'`, "`"].map((mark) => mark + scheme + word)));
const STORAGE = ["torage", "indexedDB", "caches", "cookie"];
const CLIPBOARD = {
    words: ["lipboard", "execCommand"],
    looksUsed: hasWord(".clipboard", "clipboard}", "clipboard }", "execCommand"),
};
/** The permissions whose use can be seen in code. No interface of Node or browsers is a user's calendar. */
const SIGNS = new Map([
    [
        "network-access",
        {
            words: [
                ...["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "RTCPeerConnection"],
                ...["importScripts", "checkForUpdate", "Analytics", "axios", ".http"],
                ...quoted("http", "net", "tls", "dns", "dgram"),
            ],
            looksUsed: (code) => hasWord("XMLHttpRequest", "WebSocket", "EventSource", "WebTransport", "sendBeacon", "checkForUpdate")(code) ||
                code.includes("Analytics") ||
                /(?<![\w$.#"'`-])fetch\b(?!["'`$:-])|(?:globalThis|window|self|global)\??\.fetch\b/u.test(code) ||
                /["'`](?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:\/promises)?["'`]/u.test(code),
        },
    ],
    [
        "storage-read",
        {
            words: STORAGE,
            looksUsed: (code) => hasWord("getStorage", "getItem")(code) || (/\bstorage\b/u.test(code) && code.includes(".get(")),
        },
    ],
    [
        "storage-write",
        {
            words: STORAGE,
            looksUsed: (code) => hasWord("setStorage", "setItem", "removeItem", "Storage.clear", "indexedDB")(code) ||
                (/\bstorage\b/u.test(code) && /\.(?:set|delete)\(/u.test(code)),
        },
    ],
    [
        "filesystem-access",
        {
            words: [...quoted("fs"), "showOpenFilePicker", "showSaveFilePicker", "showDirectoryPicker"],
            looksUsed: (code) => /["'`](?:node:)?fs(?:\/promises)?["'`]/u.test(code),
        },
    ],
    ["notifications", { words: ["otif"], looksUsed: hasWord("Notification", "notificationService", ".notify(") }],
    ["clipboard-read", CLIPBOARD],
    ["clipboard-write", CLIPBOARD],
    ["geolocation", { words: ["eolocation"], looksUsed: hasWord("geolocation") }],
    ["camera", { words: ["etUserMedia", "amera", "ImageCapture", "capture="], looksUsed: hasWord("getUserMedia") }],
    ["microphone", { words: ["etUserMedia", "icrophone", "SpeechRecog"], looksUsed: hasWord("getUserMedia") }],
    ["contacts", { words: ["ontacts"], looksUsed: hasWord(".contacts") }],
]);
/** The permissions whose use can be seen in code, in the order of reports. */
const VISIBLE_PERMISSIONS = [...SIGNS.keys()];
/** Another program may use whatever there is. */
const ANYTHING = "child_process";
function findPermissionSigns({ modules, others, unread }, hostPackages) {
    const texts = [...modules, ...others];
    return {
        mayUse(permission) {
            const words = SIGNS.get(permission)?.words;
            return !words || texts.some(({ latin1 }) => [ANYTHING, ...words].some((word) => latin1.includes(word)));
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
/** Whether code looks as if it used a permission. A parser must tell. */
function looksUsed(permission, code) {
    const signs = SIGNS.get(permission);
    return signs !== undefined && signs.words.some((word) => code.includes(word)) && signs.looksUsed(code);
}


/***/ }),

/***/ 40537:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readSourceMap; }
/* harmony export */ });
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24919);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _map_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79123);
/* harmony import */ var _map_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68469);




/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
function readSourceMap(code, workspace, folder) {
    const found = (0,_map_text_js__WEBPACK_IMPORTED_MODULE_0__/* .findMapText */ .P)(code, workspace, folder);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(found))
        return found;
    const wrong = (why) => (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${found.name} is not a source map: ${why}`);
    let value;
    try {
        value = JSON.parse(found.text);
    }
    catch {
        // The details do not matter: no one writes a source map by hand.
        return wrong("it is not JSON");
    }
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
            sources.push((0,_map_source_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveMapSource */ .cq)(readText(name) ?? "", read.root, folders, readText(read.texts[at])));
        }
    }
    return { sources, sections };
}
/** The maps that a map is made of, or why it is none. */
function readParts(value) {
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(value))
        return "it is not a JSON object";
    if (value["version"] !== 3)
        return "its version is not 3";
    if (value["sections"] === undefined)
        return [{ line: 0, column: 0, map: value }];
    if (!Array.isArray(value["sections"]))
        return '"sections" is not an array';
    const parts = [];
    for (const section of value["sections"]) {
        if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section) || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["map"]) || !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .G)(section["offset"]))
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
 * Judges in a thread of its own, which has a second of the processor and 64 MB: running out of either is a fault like another. A
 * release inspects the plugin and then its archive; what was judged last is not judged again.
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
        let begun = first;
        let result;
        const options = { resourceLimits: MEMORY, env: {}, argv: [], execArgv: [], stdout: true, stderr: true };
        const worker = new external_node_worker_threads_.Worker(getWorkerFile(), { ...options, workerData: text });
        const end = (reported) => {
            result ??= reported;
            stopLimit();
            void worker.terminate();
        };
        const stopFor = (keyword) => {
            end({ faults: [...faults, { path: begun, keyword, params: {} }] });
        };
        const skipWith = (why) => {
            end({ faults: [...faults, { path: begun, keyword: "unjudged", params: { why } }] });
        };
        let stopLimit = limitProcessorTime(START_LIMIT, () => {
            skipWith("it did not start");
        });
        worker.on("message", (report) => {
            if ("begun" in report)
                begun = report.begun;
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
            const map = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(map))
                nodes.push(...listChildNodes(map, [...node.path, key], of));
        }
        for (const key of SCHEMAS) {
            const child = Object.hasOwn(node.schema, key) ? node.schema[key] : undefined;
            const of = known && key === "items" && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(child) ? "item" : "other";
            if ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(child))
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
    return Array.from(entries).flatMap(([step, schema]) => (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(schema) && step !== "__proto__" ? [{ path: [...path, step], schema, of }] : []);
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
                if (key === "properties" && (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(value))
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
/* harmony import */ var _text_json_same_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83362);
/* harmony import */ var _config_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69718);
/* harmony import */ var _config_keywords_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57950);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24919);




/** The manifest's configuration schemas. A schema that appears under both spellings is listed once. */
function findConfigSchemas(manifest) {
    const { config_schema: schema, configSchema: other } = manifest.value;
    return [
        ...toSchema(["config_schema"], schema),
        ...((0,_text_json_same_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameJson */ .T)(schema, other) ? [] : toSchema(["configSchema"], other)),
        ...toSchema(["dashboard_widget", "configSchema"], manifest.valueAt("dashboard_widget", "configSchema")),
    ];
}
function toSchema(path, schema) {
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(schema) ? [{ path, schema }] : [];
}
/** The schema of one setting, of the first schema that has it. */
function findSetting(schemas, name) {
    for (const { path, schema } of schemas) {
        const properties = schema["properties"];
        if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(properties) || !Object.hasOwn(properties, name) || name === "__proto__")
            continue;
        const setting = properties[name];
        return { path: [...path, "properties", name], schema: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(setting) ? setting : {}, of: "setting" };
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
    if ((0,_config_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .findPassedLimit */ .X)(schema) !== undefined || getDialect(schema) === undefined)
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
        const step = decodeStep(raw).replace(/~1/gu, "/").replace(/~0/gu, "~");
        if (typeof here !== "object" || here === null || !Object.hasOwn(here, step))
            return true;
        here = here[step];
    }
    return false;
}
function decodeStep(step) {
    try {
        return decodeURIComponent(step);
    }
    catch {
        // A % that begins no escape is literal.
        return step;
    }
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
    const configuration = own(value, CONFIGURATION_KEY);
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(configuration))
        return NOT_CONFIGURED;
    const commands = own(configuration, "commands");
    const peers = own(configuration, "peers");
    return {
        commands: (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(commands)
            ? { ...readCommand(commands, "test"), ...readCommand(commands, "lint"), ...readCommand(commands, "typecheck") }
            : {},
        peers: Array.isArray(peers) ? peers.filter(isText) : [],
        off: (0,_off_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readOffEntries */ ._R)(own(configuration, "off")),
    };
}
function readCommand(commands, name) {
    const line = own(commands, name);
    return isText(line) ? { [name]: line } : {};
}
function own(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry))
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
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .G)(entry) || findOffFaults(entry).length > 0)
        return undefined;
    const text = (key) => {
        const value = Object.hasOwn(entry, key) ? entry[key] : undefined;
        return typeof value === "string" ? value : undefined;
    };
    const { check = "", file, pointer, fingerprint, reason = "", until, } = Object.fromEntries(OFF_KEYS.map((key) => [key, text(key)]));
    return {
        ...{ index, check, reason: reason.trim() },
        ...(file !== undefined && { file }),
        ...(pointer !== undefined && { pointer }),
        ...(fingerprint !== undefined && { fingerprint }),
        ...(until !== undefined && { until }),
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
/** What such names have in them, where they do not begin with a dot. */
const TELLING = ["NETRC", "ID_", "P12", "PFX", "JKS", "KEYSTORE"];
/** Whether a name shows that a file contains credentials. An `.npmrc` may contain some, so it has to be read. */
function isCredentialFile(name) {
    return isEnvironmentFile(name) || (mayBeCredentials(name) && CREDENTIALS.test(name));
}
/** Never a no for a name that the pattern fits: the engine takes long to make code of that one, and few names need it. */
function mayBeCredentials(name) {
    if (name.startsWith(".") || !ASCII.test(name))
        return true;
    const large = name.toUpperCase();
    return TELLING.some((part) => large.includes(part));
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

/***/ 24626:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ raiseHeading; },
/* harmony export */   n: function() { return /* binding */ renameHeading; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96441);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);
/* harmony import */ var _text_written_date_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92830);
/* harmony import */ var _major_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10523);




/** The heading of an entry for another version. It keeps the date that is there, unless it is given another. */
function renameHeading(entry, version, newDate) {
    const title = renameTitle(entry, version, newDate);
    return entry.style === "atx" ? `${"#".repeat(entry.level)} ${title}` : title;
}
function renameTitle({ source, version: written }, version, newDate) {
    const title = source.replace(/\]\([^()]*\)/u, "]");
    const end = written === "" ? 0 : title.indexOf(written) + written.length;
    const date = (0,_text_written_date_js__WEBPACK_IMPORTED_MODULE_1__/* .findWrittenDate */ .D)(title.slice(end));
    const named = written === "" ? `[${version}] - ${date ?? "<date>"}` : title.replace(written, version);
    return date === undefined || newDate === undefined ? named : named.replace(date, newDate);
}
/**
 * Gives the entry of unreleased changes the version and the day, or else adds an entry above the others. The title has the
 * form of those that are there.
 *
 * @param text the whole changelog, of which the facts may contain the beginning only.
 */
function raiseHeading(changelog, text, version, today) {
    const { entries, file } = changelog;
    const wanted = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(version);
    const own = wanted && (0,_major_change_js__WEBPACK_IMPORTED_MODULE_2__/* .findChangelogEntry */ .m)(changelog, wanted);
    if (own) {
        const to = own.source.replace(/\bunreleased\b/iu, today);
        const edits = to === own.source ? [] : [{ file, range: own.at.range, text: to }];
        return { edits, from: own.source, to, isEmpty: own.isEmpty };
    }
    const form = entries.find((entry) => entry.isExact && !entry.isUnreleased);
    const to = form ? renameTitle(form, version, today) : `[${version}] - ${today}`;
    const unreleased = entries.find((entry) => entry.version === "");
    if (unreleased) {
        const edits = [{ file, range: unreleased.at.range, text: to }];
        return { edits, from: unreleased.source, to, isEmpty: unreleased.isEmpty };
    }
    return { edits: [addEntry(file, text, form, to)], to, isEmpty: true };
}
/** Above the newest entry, in its form; or at the end of a changelog without one. */
function addEntry(file, text, form, title) {
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .indexLines */ .u)(text);
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
    const isExact = version !== undefined && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(version) !== undefined;
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
 * The headings, with entries at the first level and what belongs to them below. Some tools write releases with one mark,
 * two or three, by their weight, and what is in them with three.
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
    const version = sources.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(sources.version);
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
    const listed = changelog.entries.flatMap((other) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearestVersion */ ._Q)(other.version) ?? "") ?? []);
    const reported = findHighestBefore(version, listed);
    // A tag can only name a version between the two, and so none of a lower major one.
    if (reported?.major === version.major)
        return { isMajor: false, previous: { version: reported, from: "changelog" }, ...entries };
    const refs = await sources.tags();
    const tagged = (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(refs) ? undefined : findHighestBefore(version, listTaggedVersions(refs, sources));
    const previous = chooseHigher(reported, tagged);
    if (!previous) {
        const why = explainUnknown(version, refs);
        return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W0)(refs) && refs.isShallow ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .absent */ .Ge)(why) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .inapplicable */ .vA)(why);
    }
    return { isMajor: previous.version.major < version.major, previous, ...entries };
}
function findPrereleases({ entries }, version) {
    return entries.filter((entry) => {
        const other = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(entry.version);
        return other !== undefined && isSameStable(other, version) && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) < 0;
    });
}
function isSameStable(a, b) {
    return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}
/**
 * The entry of a version; build metadata does not count, as registries ignore it. Without one of the whole version, that
 * of `1.2` is the entry of 1.2.0. What is below another one of the same version counts only if the first is empty.
 */
function findChangelogEntry({ entries }, version) {
    const isSame = (text) => {
        const other = text === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text);
        return other !== undefined && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) === 0;
    };
    const exact = entries.filter((entry) => entry.isExact && isSame(entry.version));
    const same = exact.length > 0
        ? exact
        : entries.filter((entry) => entry.version !== "" && isSame((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .findNearestVersion */ ._Q)(entry.version)));
    return same.find((entry) => !entry.isEmpty) ?? same[0];
}
/** Who uses stable versions skips the prereleases between them. */
function findHighestBefore(version, others) {
    return others
        .filter((other) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(other, version) < 0 && (version.prerelease || !other.prerelease))
        .reduce((best, other) => (best && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .compareVersions */ .Zy)(best, other) >= 0 ? best : other), undefined);
}
function listTaggedVersions({ tags }, { isRoot, packageName }) {
    return tags.flatMap(({ name }) => {
        const reading = (0,_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .readTag */ .zW)(name, packageName);
        return reading && (isRoot || reading.names !== "no package") ? ((0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(reading.version) ?? []) : [];
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
    return readTag(tag) !== undefined || [...tag.matchAll(/@v?|-v/gu)].some(({ index }) => names(tag, index));
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
function names(tag, at) {
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
    return (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .readVersion */ .$4)(text)?.text;
}


/***/ }),

/***/ 82835:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: function() { return /* binding */ MOST_TEXT_LINES; },
/* harmony export */   EP: function() { return /* binding */ MOST_TEXT_BYTES; },
/* harmony export */   Gu: function() { return /* binding */ readTextFile; },
/* harmony export */   HD: function() { return /* binding */ readable; },
/* harmony export */   z3: function() { return /* binding */ isBlank; }
/* harmony export */ });
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68686);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);


/** More of a text is not read: GitHub shows no more of a README either. */
const MOST_TEXT_BYTES = 512 * 1024;
/** Nor are more lines, which only a text of next to nothing on each has: Markdown could make a heading of every second one. */
const MOST_TEXT_LINES = 50_000;
/** Of a larger file nothing is read. */
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
        return gone(name);
    const read = cutLines(cutBytes(bytes));
    return { name, path, ...(0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeUtf8 */ ._6)(read), isCut: read.length < bytes.length };
}
/** The text of a file if people can read it; else why not. */
function readable(file) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(file))
        return file;
    if (file.fault?.kind === "encoding")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${file.name} is ${file.fault.name}, not UTF-8`);
    return isBlank(file) ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${file.name} is empty`) : file;
}
function isBlank({ text, fault }) {
    return fault === undefined && text.trim() === "";
}
function gone(name) {
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${name} could not be read`);
}
/** As many lines as are read. */
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
    return a.length < 64 && Math.abs(a.length - b.length) <= 1 && (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .computeEditDistance */ .p)(a, b) === 1;
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
/* harmony export */   Gr: function() { return /* binding */ readGitFiles; },
/* harmony export */   Id: function() { return /* binding */ GIT_READERS; },
/* harmony export */   Xz: function() { return /* binding */ isTracked; },
/* harmony export */   b: function() { return /* binding */ readGitRefsOfPlugin; },
/* harmony export */   sp: function() { return /* binding */ listTrackedFiles; }
/* harmony export */ });
/* harmony import */ var _git_git_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76066);
/* harmony import */ var _git_git_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95822);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
/* harmony import */ var _read_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10662);




const GIT_READERS = {
    gitRefs: (reading) => (0,_read_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readOfPlugin */ .Lk)(reading, ({ workspace }) => readGitRefsOfPlugin(workspace)),
};
const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED = { paths: [], programs: [], folders: [], submodules: [] };
// One repository may contain a thousand plugins: what they share is read once.
const refs = new WeakMap();
function readGitRefsOfPlugin(workspace) {
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
function listTrackedFiles(workspace, part = "") {
    const git = workspace.git?.();
    if (git === undefined)
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .inapplicable */ .vA)("the files are in no git repository");
    return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(git) ? git : readGitFiles(git, part);
}
/** Whether git tracks a file whose path ends so, as far as its index can be read. */
function isTracked(workspace, end) {
    const tracked = listTrackedFiles(workspace, end);
    return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W0)(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}
/** The tracked files whose path contains `part`, in a repository. */
function readGitFiles(git, part) {
    const bytes = git.file("index", MOST_INDEX_BYTES);
    if (bytes === "missing")
        return NOTHING_TRACKED;
    if (bytes === "unreadable")
        return (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge)("the index of git cannot be read, or has over 64 MiB");
    return toAbsent((0,_git_git_index_js__WEBPACK_IMPORTED_MODULE_0__/* .readGitIndex */ .N)(bytes, part));
}
function toAbsent(known) {
    return "refused" in known ? (0,_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge)(known.refused) : known;
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

/***/ 97780:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Du: function() { return /* binding */ findDeclaredFiles; },
/* harmony export */   F6: function() { return /* binding */ isHookPath; },
/* harmony export */   FS: function() { return /* binding */ HOOK_NAMES; },
/* harmony export */   Ve: function() { return /* binding */ isStylePath; },
/* harmony export */   ms: function() { return /* binding */ getLicenseFile; },
/* harmony export */   r2: function() { return /* binding */ getHookPath; },
/* harmony export */   xw: function() { return /* binding */ listDeclaredPaths; }
/* harmony export */ });
/* harmony import */ var _text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57498);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87461);


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
function findDeclaredFile(workspace, folder, path, guesses) {
    const why = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .explainInvalidPath */ .W)(path);
    if (why !== undefined)
        return { state: "unsafe", why };
    const full = (0,_text_relative_path_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveDeclaredPath */ .c)(folder, path);
    if (full === undefined)
        return { state: "unsafe", why: "leads out of the repository" };
    return guesses ? (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findFile */ .q)(workspace, "", full) : (0,_found_file_js__WEBPACK_IMPORTED_MODULE_1__/* .findExactFile */ .J)(workspace, "", full);
}
function listDeclaredPaths(manifest) {
    const { value } = manifest;
    const screenshots = Array.isArray(value["screenshots"]) ? value["screenshots"] : [];
    const listed = [
        ...["main", "web", "background"].map((key) => [[key], itself]),
        ...HOOK_NAMES.map((name) => [["hooks", name], findHookPath]),
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
/** The hooks that the host calls. */
const HOOK_NAMES = ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"];
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

/***/ 53193:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ judgeLicense; },
/* harmony export */   U: function() { return /* binding */ readLicense; }
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18876);
/* harmony import */ var _common_licenses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75890);
/* harmony import */ var _declared_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97780);



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
/** Loads the parser only for an expression that is not one of the common identifiers. */
async function readLicense(manifest) {
    if (findExpression(manifest) === undefined)
        return VALID;
    return judgeLicense(manifest, (await Promise.resolve(/* import() eager */).then(__webpack_require__.t.bind(__webpack_require__, 93326, 23))).default);
}
function judgeLicense(manifest, parse) {
    const license = findExpression(manifest);
    if (license === undefined)
        return VALID;
    if (license.length > LONGEST)
        return { valid: false, unknown: [], meant: undefined };
    const isExpression = (text) => /^[A-Za-z0-9.+:() -]+$/u.test(text) && parses(text, parse);
    if (isExpression(license))
        return VALID;
    const isWord = (word) => OPERATORS.has(word.toUpperCase()) || isExpression(word) || isExpression(`MIT WITH ${word}`);
    const words = [...new Set(license.match(WORD))];
    const unknown = words.filter((word) => !isWord(word));
    const fixed = license.replace(WORD, (word) => (isWord(word) ? word : (findName(word) ?? word)));
    const meant = findName(license) ?? fixed;
    return {
        valid: false,
        unknown: unknown.length === words.length ? [] : unknown,
        meant: meant === "UNLICENSED" || isExpression(meant) ? meant : undefined,
    };
}
/** What only a parser can judge. */
function findExpression(manifest) {
    const license = manifest.value["license"];
    const isPlain = typeof license !== "string" || (0,_common_licenses_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommonLicense */ .D)(license) || (0,_declared_files_js__WEBPACK_IMPORTED_MODULE_1__/* .getLicenseFile */ .ms)(license) !== undefined;
    return isPlain ? undefined : license;
}
function findName(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/gu, "");
    return Object.hasOwn(SPOKEN, plain) ? SPOKEN[plain] : (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .q)(text, _common_licenses_js__WEBPACK_IMPORTED_MODULE_0__/* .COMMON_LICENSES */ .v);
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
        const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .findNearest */ .q)(key, missing);
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

function withError(errors, error) {
    if (errors === null)
        return [error];
    errors.push(error);
    return errors;
}
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
    if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const prop0 of schema11.required) {
            if ((data[prop0] === undefined) || (!(func0.call(data, prop0)))) {
                vErrors = withError(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: prop0 } });
                errors++;
            }
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                vErrors = withError(vErrors, { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } });
                errors++;
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                vErrors = withError(vErrors, { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/type", keyword: "type", params: { type: "number" } });
                errors++;
            }
            if (1 !== data1) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/const", keyword: "const", params: { allowedValue: 1 } });
                errors++;
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func50(data2) > 50) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } });
                    errors++;
                }
                if (func50(data2) < 3) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 } });
                    errors++;
                }
                if (!pattern0.test(data2)) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9 _-]*$" } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func50(data4) > 500) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } });
                    errors++;
                }
                if (func50(data4) < 10) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 10 } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.type.enum } });
                errors++;
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func50(data6) < 1) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop1 of keyword0.required) {
                        if ((data6[prop1] === undefined) || (!(func0.call(data6, prop1)))) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: prop1 } });
                            errors++;
                        }
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended", keyword: "recommended", params: {} });
                    errors++;
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    for (const prop2 of schema11.properties.author.anyOf[1].required) {
                        if ((data6[prop2] === undefined) || (!(func0.call(data6, prop2)))) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/required", keyword: "required", params: { missingProperty: prop2 } });
                            errors++;
                        }
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } });
                            errors++;
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func50(data7) < 1) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                                errors++;
                            }
                        }
                        else {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } });
                            errors++;
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/anyOf/1/properties/email/type", keyword: "type", params: { type: "string" } });
                            errors++;
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author/website", schemaPath: "#/properties/author/anyOf/1/properties/website/type", keyword: "type", params: { type: "string" } });
                            errors++;
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author/url", schemaPath: "#/properties/author/anyOf/1/properties/url/type", keyword: "type", params: { type: "string" } });
                            errors++;
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/author/avatar", schemaPath: "#/properties/author/anyOf/1/properties/avatar/type", keyword: "type", params: { type: "string" } });
                            errors++;
                        }
                    }
                }
                else {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/type", keyword: "type", params: { type: "object" } });
                    errors++;
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf", keyword: "anyOf", params: {} });
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
                vErrors = withError(vErrors, { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema11.properties.category.enum } });
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
                        vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/allOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum } });
                        errors++;
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop3 of keyword1.required) {
                                if ((data14[prop3] === undefined) || (!(func0.call(data14, prop3)))) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: prop3 } });
                                    errors++;
                                }
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended", keyword: "recommended", params: {} });
                            errors++;
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            for (const prop4 of schema11.properties.permissions.items.anyOf[1].required) {
                                if ((data14[prop4] === undefined) || (!(func0.call(data14, prop4)))) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/required", keyword: "required", params: { missingProperty: prop4 } });
                                    errors++;
                                }
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } });
                                    errors++;
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0 + "/type", schemaPath: "#/properties/permissions/items/anyOf/1/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum } });
                                    errors++;
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func50(data16) < 1) {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/minLength", keyword: "minLength", params: { limit: 1 } });
                                        errors++;
                                    }
                                }
                                else {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/type", keyword: "type", params: { type: "string" } });
                                    errors++;
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0 + "/required", schemaPath: "#/properties/permissions/items/anyOf/1/properties/required/type", keyword: "type", params: { type: "boolean" } });
                                    errors++;
                                }
                            }
                        }
                        else {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/type", keyword: "type", params: { type: "object" } });
                            errors++;
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf", keyword: "anyOf", params: {} });
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
                vErrors = withError(vErrors, { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } });
                errors++;
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func50(data18) < 1) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/main", schemaPath: "#/properties/main/minLength", keyword: "minLength", params: { limit: 1 } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/main", schemaPath: "#/properties/main/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func50(data19) < 1) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/web", schemaPath: "#/properties/web/minLength", keyword: "minLength", params: { limit: 1 } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/web", schemaPath: "#/properties/web/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func50(data20) < 1) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/background", schemaPath: "#/properties/background/minLength", keyword: "minLength", params: { limit: 1 } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/bugs", schemaPath: "#/properties/bugs/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                vErrors = withError(vErrors, { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" } });
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
                        if (func50(data26) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" } });
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
                        if (func50(data28) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } });
                errors++;
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/peerDependencies/additionalProperties/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/peerDependencies", schemaPath: "#/properties/peerDependencies/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } });
                        errors++;
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/engines/node", schemaPath: "#/properties/engines/properties/node/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/engines/npm", schemaPath: "#/properties/engines/properties/npm/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    vErrors = withError(vErrors, { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } });
                    errors++;
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/type", keyword: "type", params: { type: "string" } });
                errors++;
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop5 of keyword2.required) {
                    if ((data38[prop5] === undefined) || (!(func0.call(data38, prop5)))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: prop5 } });
                        errors++;
                    }
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended", keyword: "recommended", params: {} });
                errors++;
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                for (const prop6 of schema11.properties.dashboard_widget.required) {
                    if ((data38[prop6] === undefined) || (!(func0.call(data38, prop6)))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/required", keyword: "required", params: { missingProperty: prop6 } });
                        errors++;
                    }
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } });
                        errors++;
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func50(data39) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/description", schemaPath: "#/properties/dashboard_widget/properties/description/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func50(data41) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const prop7 of keyword3.required) {
                            if ((data42[prop7] === undefined) || (!(func0.call(data42, prop7)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: prop7 } });
                                errors++;
                            }
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } });
                                errors++;
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", keyword: "type", params: { type: "number" } });
                                errors++;
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", keyword: "type", params: { type: "number" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/size", schemaPath: "#/properties/dashboard_widget/properties/size/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.size.enum } });
                        errors++;
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/position", schemaPath: "#/properties/dashboard_widget/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.position.enum } });
                        errors++;
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/configSchema", schemaPath: "#/properties/dashboard_widget/properties/configSchema/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/icon", schemaPath: "#/properties/dashboard_widget/properties/icon/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget/mount_point", schemaPath: "#/properties/dashboard_widget/properties/mount_point/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/type", keyword: "type", params: { type: "object" } });
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
                        for (const prop8 of schema11.properties.commands.items.required) {
                            if ((data51[prop8] === undefined) || (!(func0.call(data51, prop8)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: prop8 } });
                                errors++;
                            }
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } });
                                errors++;
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func50(data52) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func50(data53) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/usage", schemaPath: "#/properties/commands/items/properties/usage/type", keyword: "type", params: { type: "string" } });
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
                                        if (func50(data56) < 1) {
                                            vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } });
                                            errors++;
                                        }
                                    }
                                    else {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/type", keyword: "type", params: { type: "string" } });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/aliases", schemaPath: "#/properties/commands/items/properties/aliases/type", keyword: "type", params: { type: "array" } });
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
                                        for (const prop9 of keyword4.required) {
                                            if ((data58[prop9] === undefined) || (!(func0.call(data58, prop9)))) {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: prop9 } });
                                                errors++;
                                            }
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended", keyword: "recommended", params: {} });
                                        errors++;
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        for (const prop10 of schema11.properties.commands.items.properties.options.items.required) {
                                            if ((data58[prop10] === undefined) || (!(func0.call(data58, prop10)))) {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/required", keyword: "required", params: { missingProperty: prop10 } });
                                                errors++;
                                            }
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } });
                                                errors++;
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func50(data59) < 1) {
                                                    vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                                                    errors++;
                                                }
                                            }
                                            else {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/type", keyword: "type", params: { type: "string" } });
                                                errors++;
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", schemaPath: "#/properties/commands/items/properties/options/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                                errors++;
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", schemaPath: "#/properties/commands/items/properties/options/items/properties/type/type", keyword: "type", params: { type: "string" } });
                                                errors++;
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", schemaPath: "#/properties/commands/items/properties/options/items/properties/required/type", keyword: "type", params: { type: "boolean" } });
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/type", keyword: "type", params: { type: "object" } });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3 + "/options", schemaPath: "#/properties/commands/items/properties/options/type", keyword: "type", params: { type: "array" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/type", keyword: "type", params: { type: "array" } });
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
                        for (const prop11 of keyword5.required) {
                            if ((data64[prop11] === undefined) || (!(func0.call(data64, prop11)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: prop11 } });
                                errors++;
                            }
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        for (const prop12 of schema11.properties.pages.items.required) {
                            if ((data64[prop12] === undefined) || (!(func0.call(data64, prop12)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: prop12 } });
                                errors++;
                            }
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } });
                                errors++;
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/name", schemaPath: "#/properties/pages/items/properties/name/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/pattern", keyword: "pattern", params: { pattern: "^/" } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func50(data67) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/title", schemaPath: "#/properties/pages/items/properties/title/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/description", schemaPath: "#/properties/pages/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6 + "/icon", schemaPath: "#/properties/pages/items/properties/icon/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" } });
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
                        for (const prop13 of keyword6.required) {
                            if ((data72[prop13] === undefined) || (!(func0.call(data72, prop13)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: prop13 } });
                                errors++;
                            }
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        for (const prop14 of schema11.properties.menu_items.items.required) {
                            if ((data72[prop14] === undefined) || (!(func0.call(data72, prop14)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/required", keyword: "required", params: { missingProperty: prop14 } });
                                errors++;
                            }
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } });
                                errors++;
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7 + "/label", schemaPath: "#/properties/menu_items/items/properties/label/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7 + "/path", schemaPath: "#/properties/menu_items/items/properties/path/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7 + "/icon", schemaPath: "#/properties/menu_items/items/properties/icon/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7 + "/order", schemaPath: "#/properties/menu_items/items/properties/order/type", keyword: "type", params: { type: "number" } });
                                errors++;
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7 + "/parent", schemaPath: "#/properties/menu_items/items/properties/parent/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/menu_items", schemaPath: "#/properties/menu_items/type", keyword: "type", params: { type: "array" } });
                errors++;
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } });
                        errors++;
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func50(data79) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func50(data80) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func50(data81) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func50(data82) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func50(data83) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "object" } });
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
                        for (const prop15 of keyword7.required) {
                            if ((data85[prop15] === undefined) || (!(func0.call(data85, prop15)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: prop15 } });
                                errors++;
                            }
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        for (const prop16 of schema11.properties.external_services.items.required) {
                            if ((data85[prop16] === undefined) || (!(func0.call(data85, prop16)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: prop16 } });
                                errors++;
                            }
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } });
                                errors++;
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func50(data86) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/base_url", schemaPath: "#/properties/external_services/items/properties/base_url/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/api_key_required", schemaPath: "#/properties/external_services/items/properties/api_key_required/type", keyword: "type", params: { type: "boolean" } });
                                errors++;
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/description", schemaPath: "#/properties/external_services/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8 + "/documentation", schemaPath: "#/properties/external_services/items/properties/documentation/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/external_services", schemaPath: "#/properties/external_services/type", keyword: "type", params: { type: "array" } });
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
                        for (const prop17 of keyword8.required) {
                            if ((data92[prop17] === undefined) || (!(func0.call(data92, prop17)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended/required", keyword: "required", params: { missingProperty: prop17 } });
                                errors++;
                            }
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        for (const prop18 of schema11.properties.webhooks.items.required) {
                            if ((data92[prop18] === undefined) || (!(func0.call(data92, prop18)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: prop18 } });
                                errors++;
                            }
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } });
                                errors++;
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func50(data93) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^/" } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/minItems", keyword: "minItems", params: { limit: 1 } });
                                    errors++;
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func50(data96) < 1) {
                                            vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/minLength", keyword: "minLength", params: { limit: 1 } });
                                            errors++;
                                        }
                                    }
                                    else {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/type", keyword: "type", params: { type: "string" } });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/type", keyword: "type", params: { type: "array" } });
                                errors++;
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9 + "/description", schemaPath: "#/properties/webhooks/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" } });
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
                        for (const prop19 of keyword9.required) {
                            if ((data99[prop19] === undefined) || (!(func0.call(data99, prop19)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended/required", keyword: "required", params: { missingProperty: prop19 } });
                                errors++;
                            }
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended", keyword: "recommended", params: {} });
                        errors++;
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        for (const prop20 of schema11.properties.oauth.items.required) {
                            if ((data99[prop20] === undefined) || (!(func0.call(data99, prop20)))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: prop20 } });
                                errors++;
                            }
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } });
                                errors++;
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func50(data100) < 1) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/type", keyword: "type", params: { type: "string" } });
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
                                        if (func50(data102) < 1) {
                                            vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/minLength", keyword: "minLength", params: { limit: 1 } });
                                            errors++;
                                        }
                                    }
                                    else {
                                        vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" } });
                                        errors++;
                                    }
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/scopes", schemaPath: "#/properties/oauth/items/properties/scopes/type", keyword: "type", params: { type: "array" } });
                                errors++;
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/pattern", keyword: "pattern", params: { pattern: "^/" } });
                                    errors++;
                                }
                            }
                            else {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11 + "/description", schemaPath: "#/properties/oauth/items/properties/description/type", keyword: "type", params: { type: "string" } });
                                errors++;
                            }
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/type", keyword: "type", params: { type: "object" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: "array" } });
                errors++;
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/config_schema", schemaPath: "#/properties/config_schema/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/default_config", schemaPath: "#/properties/default_config/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                for (const prop21 of schema11.properties.pricing.required) {
                    if ((data107[prop21] === undefined) || (!(func0.call(data107, prop21)))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/required", keyword: "required", params: { missingProperty: prop21 } });
                        errors++;
                    }
                }
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } });
                        errors++;
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func50(data108) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } });
                        errors++;
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/compatibility/host_version", schemaPath: "#/properties/compatibility/properties/host_version/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/compatibility/node_version", schemaPath: "#/properties/compatibility/properties/node_version/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/type", keyword: "type", params: { type: "object" } });
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
                        if (func50(data113) < 1) {
                            vErrors = withError(vErrors, { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/minLength", keyword: "minLength", params: { limit: 1 } });
                            errors++;
                        }
                    }
                    else {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" } });
                errors++;
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                vErrors = withError(vErrors, { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/allOf/0/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } });
                        errors++;
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/ui/component", schemaPath: "#/properties/ui/properties/component/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        vErrors = withError(vErrors, { instancePath: instancePath + "/ui/styles", schemaPath: "#/properties/ui/properties/styles/type", keyword: "type", params: { type: "string" } });
                        errors++;
                    }
                }
            }
            else {
                vErrors = withError(vErrors, { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/type", keyword: "type", params: { type: "object" } });
                errors++;
            }
        }
    }
    else {
        vErrors = withError(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } });
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/shape.js


/** Validates a manifest against its schema. Where a value may have several forms, only the form that it has counts. */
function validateShape(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = findMeantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: keepOnePerValue(errors).map((error) => makeError(error, manifest)) };
}
/** Of the errors about a choice of forms those of the one form that is meant, or else the choice itself. */
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
    // A value that fits one of its forms ends in no error of its own: nothing of the other forms is heard then.
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
        const ofKey = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, ofKey ?? null]);
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
    const names = steps.map((step) => unescaped(decodeURIComponent(step)));
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
        const step = Array.isArray(here) ? Number(raw) : unescaped(raw);
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
const unescaped = (step) => step.replace(/~1/gu, "/").replace(/~0/gu, "~");


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

/***/ 39866:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: function() { return /* binding */ listArchiveFiles; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90881);
/* harmony import */ var _workspace_count_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61871);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95655);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _credential_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73627);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);
/* harmony import */ var _screenshot_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38590);
/* harmony import */ var _unfetched_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60002);








const TOO_MANY_FILES = `it has more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(_workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ARCHIVED_FILES */ .H)} files`;
/** Folders are counted, too. */
const MOST_ENTRIES = 50_000;
const DEEPEST = 60;
const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const NEVER = [".git", "node_modules"];
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, the other files that `files` in
 * package.json names, and the screenshots where none of those is one.
 */
function listArchiveFiles({ workspace, folder, ...facts }) {
    const files = new Map();
    const refused = new Map();
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
        else if ((0,_credential_files_js__WEBPACK_IMPORTED_MODULE_3__/* .containsCredentials */ ._b)(workspace, path))
            refuse(path, "credentials");
        else if ((0,_unfetched_js__WEBPACK_IMPORTED_MODULE_0__/* .isLfsPointer */ .NS)(workspace, path, entry.size))
            refuse(path, "pointer");
        else
            files.set(path, { path, size: entry.size });
    };
    /** Takes the entry at a path in the plugin. A link on the way is refused in its place. */
    const takeAt = (path) => {
        let at = folder;
        for (const name of path.split("/")) {
            const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
            at = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(at, name);
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
            if (depth > DEEPEST)
                tooLarge ??= `folders are more than ${String(DEEPEST)} deep below "dist"`;
            else if (files.size > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ARCHIVED_FILES */ .H)
                tooLarge ??= TOO_MANY_FILES;
            else if (++entries > MOST_ENTRIES)
                tooLarge ??= `more than ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(MOST_ENTRIES)} files and folders are below "dist"`;
            if (tooLarge !== undefined) {
                isCut = true;
                return;
            }
            if (NEVER.includes(name))
                continue;
            if (kind === "folder")
                takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(at, name), depth + 1);
            else
                take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(at, name), kind);
        }
    };
    for (const name of ALWAYS)
        takeAt(name);
    const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
    if (dist === "folder")
        takeAll((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, "dist"), 0);
    else if (dist !== undefined)
        take((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, "dist"), dist);
    const inside = folder === "" ? "" : `${folder}/`;
    for (const declared of (0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
        if (declared.state !== "file")
            continue;
        if (declared.path.startsWith(inside))
            takeAt(declared.path.slice(inside.length));
        else
            refuse(declared.path, "outside");
    }
    for (const path of (0,_unfetched_js__WEBPACK_IMPORTED_MODULE_0__/* .findEmptySubmodules */ .i2)(workspace, listSources(folder, facts)))
        refuse(path, "submodule");
    const { manifest, packageJson, packedFiles } = facts;
    let incomplete;
    if (!(0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packedFiles) && !(0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packageJson) && hasList(packageJson)) {
        for (const { path } of packedFiles.files)
            take(path, "file");
        for (const path of packedFiles.links)
            take(path, "link");
        incomplete = packedFiles.incomplete;
        isCut ||= incomplete !== undefined;
    }
    const type = (0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(manifest) ? undefined : manifest.value["type"];
    for (const { path } of (0,_screenshot_files_js__WEBPACK_IMPORTED_MODULE_6__/* .findScreenshotsNearby */ .W8)(workspace, folder, type, [...files.values()]))
        take(path, "file");
    const all = [...files.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD);
    const bytes = all.reduce((sum, { size }) => sum + size, 0);
    if (all.length > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ARCHIVED_FILES */ .H)
        tooLarge ??= TOO_MANY_FILES;
    if (tooLarge === TOO_MANY_FILES && dist === "folder") {
        const { words, count } = (0,_workspace_count_files_js__WEBPACK_IMPORTED_MODULE_7__/* .countFiles */ .D)(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, "dist"));
        if (count > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ARCHIVED_FILES */ .H)
            tooLarge = `${TOO_MANY_FILES}, ${words} of them in "dist"`;
    }
    if (bytes > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_ARCHIVED_BYTES */ .F)
        tooLarge ??= "it has more than 256 MiB";
    return {
        files: all,
        refused: [...refused.values()].toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .comparePaths */ .cD),
        ...(tooLarge !== undefined && { tooLarge }),
        ...(isCut && { isCut }),
        ...(incomplete !== undefined && { incomplete }),
    };
}
/** Where files are packed from: `dist/`, what `files` in package.json names, and what the manifest does. */
function listSources(folder, { packageJson, declaredFiles }) {
    const listed = (0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packageJson) ? [] : packageJson.value["files"];
    const patterns = (Array.isArray(listed) ? listed : []).filter((one) => typeof one === "string");
    // Up to the first part that may match several names.
    const named = patterns
        .filter((pattern) => !pattern.startsWith("!"))
        .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
    const declared = (0,_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(declaredFiles) ? [] : [...declaredFiles.keys()];
    return ["dist", ...named, ...declared].map((name = "") => {
        const parts = name.split("/").filter((part) => part !== "" && part !== ".");
        return (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, parts.join("/")).replace(/\/$/u, "");
    });
}
function hasList({ value }) {
    return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}


/***/ }),

/***/ 67066:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ isAsExpected; },
/* harmony export */   d: function() { return /* binding */ EXPECTED; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);

/** What the specification expects in a package: its path there, and the entry of `files` that is meant to name it. */
const EXPECTED = [
    { path: "dist/plugin.js", entry: "dist/" },
    { path: "manifest.json", entry: "manifest.json" },
    { path: "README.md", entry: "README.md" },
    { path: "LICENSE", entry: "LICENSE" },
    { path: "CHANGELOG.md", entry: "CHANGELOG.md" },
];
/** Whether everything expected is packed, and something for every entry of `files`: then there is nothing to report. */
function isAsExpected({ files, incomplete }, folder, packageJson) {
    const entries = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    if (incomplete !== undefined || !Array.isArray(entries))
        return false;
    const packed = new Set(files.map(({ path }) => path));
    if (!EXPECTED.every(({ path }) => packed.has((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, path))))
        return false;
    return entries.every((entry) => {
        if (typeof entry !== "string")
            return false;
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, entry.replace(/^\.?\//u, "").replace(/\/$/u, ""));
        return packed.has(path) || files.some((file) => file.path.startsWith(`${path}/`));
    });
}


/***/ }),

/***/ 41335:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a4: function() { return /* binding */ getKindAt; },
  Fd: function() { return /* binding */ normalizePath; },
  Gy: function() { return /* binding */ walkPackage; }
});

// EXTERNAL MODULE: ./build/bundled/text/glob-name.js
var glob_name = __webpack_require__(57384);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/glob.js
var text_glob = __webpack_require__(85990);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/pack-rules.js

/** The rules in a text, one a line, as npm reads them. */
function readRules(text, origin) {
    const rules = [];
    const unclear = [];
    for (const [at, line] of text.split(/\r?\n/u).entries()) {
        const pattern = line.trim();
        if (pattern === "" || pattern.startsWith("#"))
            continue;
        const signs = /^!*/u.exec(pattern)?.[0].length ?? 0;
        const glob = (0,text_glob/* compileGlob */.S)(pattern.slice(signs));
        if (!glob) {
            unclear.push(pattern);
            continue;
        }
        const start = { line: at + 1, column: line.indexOf(pattern) + 1 };
        const range = { start, end: { line: at + 1, column: start.column + pattern.length } };
        rules.push({ takesIn: signs % 2 === 1, glob, origin: origin(pattern, range) });
    }
    return { rules, unclear };
}
function makeNpmRules(...patterns) {
    return readRules(patterns.join("\n"), () => ({ by: "npm" })).rules;
}
/** What npm leaves out of every folder unless a later rule takes it in. */
const USUALLY_OUT = makeNpmRules(...[".npmignore", ".gitignore", "**/.git", "**/.svn", "**/.hg", "**/CVS"], ...["**/.git/**", "**/.svn/**", "**/.hg/**", "**/CVS/**"], ...["/.lock-wscript", "/.wafpickle-*", "/build/config.gypi", "npm-debug.log", "**/.npmrc", ".*.swp"], ...[".DS_Store", "**/.DS_Store/**", "._*", "**/._*/**", "*.orig", "/archived-packages/**"]);
/** What npm leaves out of every folder, whatever the earlier rules are. */
const NEVER_IN = makeNpmRules("/.git");
/** What of the package's own folder npm always takes in, and what it never does. */
const ALWAYS_OR_NEVER = makeNpmRules(...["/.git", "!/package.json"], ...["readme", "copying", "license", "licence"].map((name) => `!/${name}{,.*[^~$]}`), ...["/.git", "/node_modules", ".npmrc", "/package-lock.json", "/yarn.lock", "/pnpm-lock.yaml", "/bun.lockb"]);
/** All but what later rules take in. */
const NOTHING_IN = readRules("*", () => ({ by: "package.json" })).rules;

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/ignore-file.js


const LARGEST = 1024 * 1024;
/** The rules of a folder's ignore file: its .npmignore, or else its .gitignore. */
function readIgnoreRules(workspace, folder) {
    const names = new Set(workspace.list(folder).map(({ name }) => name));
    const name = [".npmignore", ".gitignore"].find((ignoring) => names.has(ignoring));
    if (name === undefined)
        return { file: undefined, rules: [], unclear: [] };
    const file = (0,workspace_workspace/* joinPath */.uJ)(folder, name);
    const bytes = workspace.bytes(file, LARGEST);
    if (!bytes)
        return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
    // A mark at the start is a character of the first line, which reporters show so, too.
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return { file, ...readRules(text, (pattern, range) => ({ by: "ignore file", file, pattern, range })) };
}

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/outer-rules.js





const LARGEST_PACKAGE = 1024 * 1024;
/** The ignore files above a package that npm reads, too: those of the npm workspace that it belongs to. */
function readOuterRules(workspace, folder) {
    const names = folder === "" ? [] : folder.split("/");
    // The nearest folder above that names the package as one of its own is the root of the workspace.
    for (let depth = names.length - 1; depth >= 0; depth--) {
        if (!hasMember(workspace, names.slice(0, depth).join("/"), names.slice(depth)))
            continue;
        const between = names.slice(depth, -1).map((_, at) => names.slice(0, depth + at + 1).join("/"));
        const found = [names.slice(0, depth).join("/"), ...between].map((above) => readIgnoreRules(workspace, above));
        return { rules: found.flatMap(({ rules }) => rules), unclear: found.flatMap(({ unclear }) => unclear) };
    }
    return { rules: [], unclear: [] };
}
/** Whether the package.json of a folder names a package below it in `workspaces`; the last pattern for it decides. */
function hasMember(workspace, folder, names) {
    let isMember = false;
    for (const pattern of readMembers(workspace, folder)) {
        const isOut = pattern.startsWith("!");
        const glob = (0,text_glob/* compileGlob */.S)(pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, ""));
        if (glob?.matches(names.map(glob_name/* foldCase */.SP)) === true && (names.length === 1 || !isOneName(pattern)))
            isMember = !isOut;
    }
    return isMember;
}
function isOneName(pattern) {
    return !pattern.replace(/^!?(?:\.?\/)*|\/+$/gu, "").includes("/") && !pattern.includes("**");
}
function readMembers(workspace, folder) {
    const bytes = workspace.bytes((0,workspace_workspace/* joinPath */.uJ)(folder, "package.json"), LARGEST_PACKAGE);
    const value = bytes && parseJson(bytes);
    const workspaces = (0,json_object/* isObject */.G)(value) && Object.hasOwn(value, "workspaces") ? value["workspaces"] : undefined;
    const patterns = (0,json_object/* isObject */.G)(workspaces) && Object.hasOwn(workspaces, "packages") ? workspaces["packages"] : workspaces;
    return Array.isArray(patterns) ? patterns.filter((pattern) => typeof pattern === "string") : [];
}
function parseJson(bytes) {
    try {
        return JSON.parse(new TextDecoder().decode(bytes));
    }
    catch {
        // The root of a workspace that is not JSON is none; npm passes over it, too.
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/pack-level.js
/** Whether the rules of a folder, and of those above it, include any of some names below it. */
function isTakenIn(level, names, as, trials) {
    return judge(level, names, names.at(-1) ?? "", { as, trials });
}
function judge(level, names, base, { as, trials }) {
    let isIn = true;
    if (level.parent) {
        isIn = judge(level.parent, [level.name, ...names], base, { as, trials });
        if (!isIn && !level.isIn)
            return false;
    }
    const forms = listForms(names, as);
    const letters = names.reduce((sum, name) => sum + name.length, 0);
    const baseForms = as === "folder" && names.length > 1 ? listForms([base], as) : undefined;
    for (const rule of level.rules) {
        if (rule.takesIn === isIn)
            continue;
        trials.effort += 1 + ((rule.glob.weight * letters) >> 6);
        if (!isFor(rule, forms) && !(baseForms && rule.glob.isForNames && isFor(rule, baseForms)))
            continue;
        isIn = rule.takesIn;
        trials.decided = rule.origin;
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
function isFor({ glob, takesIn: isForPart }, { whole, inPart }) {
    // All forms of a path have the same last name.
    if (glob.isForNamesOnly)
        return glob.matches(whole[0] ?? []);
    return whole.some((names) => glob.matches(names)) || (isForPart && inPart.some((names) => glob.matches(names, true)));
}

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/package-rules.js


const MOST_ENTRIES = 500;
/**
 * The rules of a package.json, or why npm cannot pack it. `kindOf` gives the kind of entry at a path of the package.
 */
function readPackageRules(value, getKind) {
    const own = (key) => (Object.hasOwn(value, key) ? value[key] : undefined);
    const unclear = [];
    const rule = (text, origin) => {
        const read = readRules(text, () => origin);
        unclear.push(...read.unclear.map((pattern) => pattern.replace(/^!\/?/u, "")));
        return read.rules;
    };
    const strict = [...ALWAYS_OR_NEVER];
    const required = [];
    let listed;
    const files = own("files");
    if (isNotEmpty(files)) {
        // A text is a list of its characters for npm.
        const entries = typeof files === "string" ? [...files] : files;
        if (!Array.isArray(entries))
            return { fault: '"files" in package.json is not an array' };
        listed = [...NOTHING_IN];
        if (entries.length > MOST_ENTRIES)
            unclear.push(`entry ${String(MOST_ENTRIES + 1)} of files and all behind it`);
        for (const [entry, written] of entries.slice(0, MOST_ENTRIES).entries()) {
            if (typeof written !== "string")
                return { fault: '"files" in package.json contains what is not a string' };
            const rooted = written.startsWith("./") ? written.slice(1) : written;
            const pattern = rooted.endsWith("/*") ? `${rooted}*` : rooted;
            const kind = getKind(pattern.replace(/^!+/u, ""));
            const origin = { by: "files", entry };
            if (kind === "file") {
                strict.unshift(...rule(`!${pattern}`, origin));
                required.push(pattern);
            }
            else if (kind === "folder") {
                listed.push(...rule(`!${pattern}`, origin), ...rule(`!${pattern}/**`, origin));
            }
            else if (kind === undefined)
                listed.push(...rule(`!${pattern}`, origin));
        }
    }
    for (const path of [own("browser"), own("main"), ...programs(own("bin"), own("name"))]) {
        // Where it is an object, npm takes what JavaScript makes of one as a text for the path.
        const text = (0,json_object/* isObject */.G)(path) ? "[object Object]" : typeof path === "string" ? path : undefined;
        if (text !== undefined && text !== "")
            strict.push(...rule(`!/${text}`, { by: "package.json" }));
        else if (isNotEmpty(path))
            unclear.push("the entry points in package.json");
    }
    const directories = own("directories");
    if ((0,json_object/* isObject */.G)(directories) && isNotEmpty(directories["bin"]) && !isNotEmpty(own("bin")))
        unclear.push("directories.bin");
    return { listed, strict, required, unclear };
}
/** What JavaScript takes for true. */
function isNotEmpty(value) {
    return Boolean(value);
}
/** The paths of `bin`, as npm tidies them. */
function programs(bin, name) {
    if (typeof bin === "string")
        return isNotEmpty(name) ? tidy(bin) : [];
    if (Array.isArray(bin))
        return bin.flatMap((path) => (typeof path === "string" ? tidy(path) : []));
    if (!(0,json_object/* isObject */.G)(bin))
        return [];
    return Object.entries(bin).flatMap(([key, path]) => typeof path === "string" && tidy(key).length > 0 ? tidy(path) : []);
}
function tidy(path) {
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

;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/pack-walk.js










/** The walk ends with a reason where a repository is larger: no repository makes a run endless. */
const pack_walk_MOST_ENTRIES = 50_000;
const MOST_EFFORT = 20_000_000;
const MOST_RULES = 2000;
const DEEPEST = 60;
/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order. Gives the reason where npm cannot
 * pack it.
 *
 * @param judgedPaths paths in the package for which the caller needs the rule that leaves them out.
 */
function walkPackage(packing, judgedPaths = []) {
    const { workspace, folder, packageJson } = packing;
    const files = [];
    const links = [];
    const leftOut = new Map();
    const trials = { effort: 0, decided: undefined };
    const doubts = [];
    let entries = 0;
    let ruleCount = 0;
    const makeRules = ({ rules, unclear }, where = "an ignore file") => {
        ruleCount += rules.length;
        doubts.push(...unclear.slice(0, 1).map((pattern) => `${(0,safe/* quote */.hD)(pattern)} in ${where} is not understood here`));
        return rules;
    };
    const isTooLarge = (depth) => entries > pack_walk_MOST_ENTRIES || trials.effort > MOST_EFFORT || ruleCount > MOST_RULES || depth > DEEPEST;
    const walk = (level, at, depth, required) => {
        for (const { name, kind } of workspace.list(at)) {
            if (files.length > archive_limits/* MOST_ARCHIVED_FILES */.H) {
                doubts.push(`it has more than ${(0,numbers/* formatNumber */.Z)(archive_limits/* MOST_ARCHIVED_FILES */.H)} files`);
                return;
            }
            entries++;
            if (isTooLarge(depth)) {
                doubts.push(`it is too large to be walked through beyond ${(0,safe/* quote */.hD)(at)}`);
                return;
            }
            // Such a name is not valid on every system, so npm packs none.
            if (name.includes("*"))
                continue;
            const path = (0,workspace_workspace/* joinPath */.uJ)(at, name);
            const names = [(0,glob_name/* foldCase */.SP)(name)];
            trials.decided = undefined;
            if (!isTakenIn(level, names, kind === "folder" ? "folder" : "file", trials)) {
                for (const asked of judgedPaths) {
                    const full = (0,workspace_workspace/* joinPath */.uJ)(folder, asked);
                    if (full === path || full.startsWith(`${path}/`))
                        leftOut.set(asked, trials.decided);
                }
            }
            else if (kind === "link")
                links.push(path);
            else if (kind === "file") {
                const entry = workspace.entry(path);
                if (entry?.kind !== "file")
                    doubts.push(`${(0,safe/* quote */.hD)(path)} cannot be read`);
                else
                    files.push({ path, size: entry.size });
            }
            else if (kind === "folder") {
                if (workspace.canList?.(path) === false)
                    doubts.push(`${(0,safe/* quote */.hD)(path)} cannot be listed`);
                const isIn = isTakenIn(level, names, "file", trials) || isTakenIn(level, names, "slash", trials);
                const asked = required.filter((file) => getParent(file) === name).map((file) => file.slice(name.length + 1));
                const ignored = readIgnoreRules(workspace, path);
                const own = readRules(asked.map((file) => `!${file}`).join("\n"), () => ({ by: "package.json" }));
                const rules = [...USUALLY_OUT, ...makeRules(ignored, ignored.file), ...NEVER_IN, ...makeRules(own)];
                walk({ parent: level, name: names[0] ?? "", rules, isIn }, path, depth + 1, asked);
            }
        }
    };
    const packageRules = readPackageRules(packageJson, (path) => getKindAt(workspace, folder, path));
    if ("fault" in packageRules)
        return packageRules;
    doubts.push(...packageRules.unclear.slice(0, 1).map((what) => `${(0,safe/* quote */.hD)(what)} in package.json is not understood here`));
    for (const key of ["workspaces", "bundleDependencies", "bundledDependencies"]) {
        if (hasSome(packageJson, key))
            doubts.push(`package.json has ${(0,safe/* quote */.hD)(key)}, which only npm can follow`);
    }
    const ignored = packageRules.listed ? undefined : readIgnoreRules(workspace, folder);
    const listed = packageRules.listed ?? (ignored ? makeRules(ignored, ignored.file) : []);
    const usual = [...USUALLY_OUT, ...makeRules(readOuterRules(workspace, folder))];
    const rules = [...usual, ...listed, ...packageRules.strict];
    walk({ parent: undefined, name: "", rules, isIn: true }, folder, 0, packageRules.required.map(normalizePath));
    const [incomplete] = doubts;
    return { files: files.toSorted(workspace_workspace/* comparePaths */.cD), links, leftOut, ...(incomplete !== undefined && { incomplete }) };
}
function hasSome(packageJson, key) {
    const value = Object.hasOwn(packageJson, key) ? packageJson[key] : undefined;
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
        at = (0,workspace_workspace/* joinPath */.uJ)(at, name);
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
function getParent(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}


/***/ }),

/***/ 4528:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readPackageContents: function() { return /* binding */ readPackageContents; }
});

// EXTERNAL MODULE: ./build/bundled/text/glob-name.js
var glob_name = __webpack_require__(57384);
// EXTERNAL MODULE: ./build/bundled/text/glob.js
var text_glob = __webpack_require__(85990);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/workspace/with-files.js

/** A workspace with some more files, empty ones, where nothing exists yet. */
function addFiles(workspace, paths) {
    const added = paths.filter((path) => workspace.entry(path) === undefined);
    if (added.length === 0)
        return workspace;
    return {
        ...workspace,
        ascii: (path) => (added.includes(path) ? "" : workspace.ascii?.(path)),
        bytes: (path, most) => (added.includes(path) ? new Uint8Array() : workspace.bytes(path, most)),
        head: (path, most) => (added.includes(path) ? new Uint8Array() : workspace.head(path, most)),
        entry(path) {
            if (added.includes(path))
                return { kind: "file", size: 0 };
            return (workspace.entry(path) ?? (added.some((file) => file.startsWith(`${path}/`)) ? { kind: "folder" } : undefined));
        },
        list(folder) {
            const prefix = folder === "" ? "" : `${folder}/`;
            const listed = new Map(workspace.list(folder).map((entry) => [entry.name, entry]));
            for (const path of added.filter((file) => file.startsWith(prefix))) {
                const [name = "", ...below] = path.slice(prefix.length).split("/");
                if (!listed.has(name))
                    listed.set(name, { name, kind: below.length > 0 ? "folder" : "file" });
            }
            return [...listed.values()].toSorted(workspace_workspace/* compareNames */.MP);
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/expected-files.js
var expected_files = __webpack_require__(67066);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-walk.js + 5 modules
var pack_walk = __webpack_require__(41335);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/package-contents.js







function readPackageContents(packing, packed) {
    const { folder, packageJson } = packing;
    const known = new Set(packed.files.map(({ path }) => path));
    const missing = expected_files/* EXPECTED */.d.filter(({ path }) => !known.has((0,workspace_workspace/* joinPath */.uJ)(folder, path)));
    const files = Object.hasOwn(packageJson, "files") ? packageJson["files"] : undefined;
    const entries = Array.isArray(files) ? files : [];
    const byRules = missing.length === 0 ? [] : (findLeftOut(packing, missing) ?? []);
    const leftOut = missing.flatMap(({ path, entry }) => {
        const found = byRules.find((one) => one.path === path);
        if (found)
            return [found];
        // A file that exists and is not packed is left out, whatever rule does so.
        const isThere = packing.workspace.entry((0,workspace_workspace/* joinPath */.uJ)(folder, path))?.kind === "file";
        return isThere ? [{ path, entry, because: { by: "package.json" } }] : [];
    });
    const added = [...new Set(leftOut.map(({ entry }) => entry))];
    const fixed = { ...packing, packageJson: { ...packageJson, files: [...entries, ...added] } };
    const helps = Array.isArray(files) && leftOut.length > 0 && findLeftOut(fixed, leftOut)?.length === 0;
    const paths = packed.files.map(({ path }) => (folder === "" ? path : path.slice(folder.length + 1)));
    const letters = paths.map((path) => (0,glob_name/* foldCase */.SP)(path).split("/"));
    const idle = entries.slice(0, MOST_JUDGED).map((entry, at) => {
        const found = typeof entry === "string" ? explainIdle(packing, entry, paths, letters) : undefined;
        return found && typeof entry === "string" ? { at, entry, near: undefined, ...found } : undefined;
    });
    return { leftOut, additions: helps ? added : [], idle: idle.filter((found) => found !== undefined) };
}
/** Behind them only those that mean ill have more. */
const MOST_JUDGED = 100;
/** Those of some files that would not be packed if all of them were there; `undefined` where that is not known. */
function findLeftOut(packing, expected) {
    const { workspace, folder } = packing;
    const full = (path) => (0,workspace_workspace/* joinPath */.uJ)(folder, path);
    const complete = addFiles(workspace, expected.map(({ path }) => full(path)));
    const walk = (0,pack_walk/* walkPackage */.Gy)({ ...packing, workspace: complete }, expected.map(({ path }) => path));
    if ("fault" in walk || walk.incomplete !== undefined)
        return undefined;
    const packed = new Set(walk.files.map(({ path }) => path));
    return expected.flatMap(({ path, entry }) => {
        if (packed.has(full(path)))
            return [];
        const file = linkAt(packing, path);
        const because = file === undefined ? walk.leftOut.get(path) : { by: "link", file };
        // No rule leaves out a folder or an unreadable file: other checks report these.
        return because ? [{ path, entry, because }] : [];
    });
}
/** The first link on the way to a path in the package, relative to the repository's root. */
function linkAt({ workspace, folder }, path) {
    const names = path.split("/");
    const link = names
        .map((_, at) => names.slice(0, at + 1).join("/"))
        .find((way) => (0,pack_walk/* getKindAt */.a4)(workspace, folder, way) === "link");
    return link === undefined ? undefined : (0,workspace_workspace/* joinPath */.uJ)(folder, link);
}
/** Why nothing of an entry is packed, by the packed paths as they are and in folded letters. */
function explainIdle({ workspace, folder }, entry, paths, letters) {
    // An entry that excludes promises nothing. A part of what is expected is reported as that.
    const path = (0,pack_walk/* normalizePath */.Fd)(entry);
    const isExpected = expected_files/* EXPECTED */.d.some((one) => one.path === path || (0,pack_walk/* normalizePath */.Fd)(one.entry) === path);
    if (entry.startsWith("!") || path === "" || isExpected)
        return undefined;
    if (/[*?[\]{}]/u.test(entry)) {
        const glob = (0,text_glob/* compileGlob */.S)(entry.replace(/^\.?\//u, ""));
        const isPacked = letters.some((names) => names.some((_, at) => glob?.matches(names.slice(0, at + 1)) === true));
        return !glob || isPacked ? undefined : { why: "pattern" };
    }
    if (paths.some((file) => file === path || file.startsWith(`${path}/`)))
        return undefined;
    const kind = (0,pack_walk/* getKindAt */.a4)(workspace, folder, entry);
    if (kind === undefined)
        return { why: "missing", near: findNearPath(workspace, folder, path) };
    return { why: kind === "link" ? "link" : "nothing" };
}
/** The path of a neighbour of something missing, with nearly its name. */
function findNearPath(workspace, folder, path) {
    const names = path.split("/");
    const parent = names.slice(0, -1).join("/");
    if ((0,pack_walk/* getKindAt */.a4)(workspace, folder, parent) !== "folder")
        return undefined;
    const name = (0,nearest/* findNearest */.q)(names.at(-1) ?? "", workspace.list((0,workspace_workspace/* joinPath */.uJ)(folder, parent)).map((listed) => listed.name));
    return name === undefined ? undefined : (0,workspace_workspace/* joinPath */.uJ)(parent, name);
}


/***/ }),

/***/ 60002:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DE: function() { return /* binding */ FETCH_LFS; },
/* harmony export */   NS: function() { return /* binding */ isLfsPointer; },
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
    const tracked = (0,_git_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .listTrackedFiles */ .sp)(workspace, MODULES);
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

/***/ 9509:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ readWorkspaceLock; },
/* harmony export */   c: function() { return /* binding */ readLockFile; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96441);
/* harmony import */ var _text_json_json_edits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49283);
/* harmony import */ var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59483);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87461);





/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines are near the beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const DEEPEST = 3;
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
    const file = NAMES.find((name) => workspace.entry(name)?.kind === "file");
    const bytes = file === undefined || folder === "" ? undefined : workspace.bytes(file, LARGEST);
    if (file === undefined || !bytes)
        return [];
    return findVersions(file, bytes, [(0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .makePointer */ .q)(["packages", folder, "version"])]);
}
function findVersions(file, head, pointers) {
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
    const lines = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .indexLines */ .u)(text);
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
        const pointer = level < DEEPEST ? (0,_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .makePointer */ .q)(keys.filter((key) => key !== undefined)) : "";
        if (keys[level] === undefined)
            keys[level] = value;
        else if (pointers.includes(pointer)) {
            found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
        }
    }
    return found;
}
function unquote(token) {
    try {
        const value = JSON.parse(token);
        return typeof value === "string" ? value : undefined;
    }
    catch {
        // A line break or a wrong escape: this is not JSON from here on.
        return undefined;
    }
}


/***/ }),

/***/ 80957:
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
/** What runs, and nothing here can read. */
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
    const rest = listFolders(entries, folder).flatMap((top) => listCode(workspace, top));
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
function listCode(workspace, folder) {
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

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/bundle-limits.js
var bundle_limits = __webpack_require__(18136);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/host-packages.js
var host_packages = __webpack_require__(89111);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/map-source.js
var map_source = __webpack_require__(79123);
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

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/bundled-packages.js




/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
function findBundledPackages(code, map, packages) {
    const found = new Map();
    const findPlace = (0,bytes/* makePlaceFinder */.KJ)(code);
    const add = (name, sign, at) => {
        const owner = name === undefined ? undefined : (0,host_packages/* findHostPackage */.ik)(name, packages);
        if (owner === undefined || found.has(owner))
            return;
        found.set(owner, {
            sign,
            range: at === undefined ? undefined : findPlace(at, at + sign.length),
        });
    };
    for (const { package: name, name: path } of map?.sources ?? [])
        add(name, path.slice(path.lastIndexOf("node_modules")));
    for (const at of (0,bytes/* findOffsets */.OH)(FOLDER, code)) {
        const part = findModuleName(code, at);
        if (part === undefined)
            continue;
        // A report names the package, long after the code is let go of.
        const named = (0,bytes/* copyString */.j5)(part);
        add((0,map_source/* findPackage */.CV)(named), named, at);
    }
    const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
    for (const marker of markers) {
        const seen = found.has(marker.package) ? undefined : markIn(code, marker);
        if (seen)
            add(marker.package, seen.words, seen.at);
    }
    return found;
}
const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const bundled_packages_LONGEST_PATH = 300;
/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function findModuleName(code, at) {
    const before = code.slice(Math.max(0, at - bundled_packages_LONGEST_PATH), at);
    const after = code.slice(at, at + bundled_packages_LONGEST_PATH);
    const line = before.slice(before.lastIndexOf("\n") + 1);
    const isComment = (line !== before || at <= bundled_packages_LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
    if (isComment)
        return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
    const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
    return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
}
/** One pass over the code answers for nearly every bundle: words without a meaning in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");
/** The first sign of a marker, if all of them are there. */
function markIn(code, { signs: [first, ...others] }) {
    const mark = findSign(code, first);
    return mark && others.every((sign) => findSign(code, sign)) ? mark : undefined;
}
/** Enough for what follows a sign, with the white space of a code that is not minified. */
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

// EXTERNAL MODULE: ./build/bundled/workspace/file-text.js
var file_text = __webpack_require__(83700);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/changed-sources.js





const NOTHING = "the source map contains the text of no file that is there";
const MOST_SOURCES = 5000;
/** Of fewer sources all may have changed since the build. */
const FEW = 4;
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
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
    if (compared >= FEW && changed.length === compared)
        return (0,absent/* absent */.Ge)("no text in the source map is as its file: the build changes them before it bundles them");
    return changed;
}
/** A character has three bytes at most. A file of twice that size was rewritten as a whole. */
const MOST_BYTES_EACH = 6;
const FEW_BYTES = 4096;
function findFirstDifference(built, text) {
    if (text === built)
        return undefined;
    const [before, now] = [withPlainBreaks(built), withPlainBreaks(text)];
    if (before === now)
        return undefined;
    const start = countCommonStart(before, now);
    if (!isSameText(before, now, start))
        return undefined;
    const lineStart = now.slice(0, start).lastIndexOf("\n") + 1;
    const marks = lineStart === 0 ? text.length - removeMarks(text).length : 0;
    return { line: now.slice(0, lineStart).split("\n").length, column: start - lineStart + marks + 1 };
}
function withPlainBreaks(text) {
    return removeMarks(text).replaceAll("\r\n", "\n");
}
/** A text without byte order marks: a bundler takes one of them away, and a file that was joined to another may have two. */
function removeMarks(text) {
    return text.replace(/^\uFEFF+/u, "");
}
/**
 * Whether at least half of one text is in the other. If not, a bundler plugin generated the text in the source map, and
 * a difference means nothing.
 */
function isSameText(before, now, start) {
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

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/export-text.js

/**
 * Whether the text of a module shows, without a parser, that it exports a function or a class by a name: in the forms in
 * which compilers and bundlers write the exports of a whole module. `false` says nothing.
 *
 * @param code its bytes, a character for each
 */
function showsExport(code, name) {
    if (!/^[\w$]+$/u.test(name) || !code.includes(name))
        return false;
    const local = findListed(code, name);
    if (local !== undefined)
        return showsFunction(code, local);
    return showsDeclaration(code, name);
}
/** The name inside of the module of what it exports by a name. */
function findListed(code, name) {
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
    return findAssigned(code, name);
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
function findAssigned(code, name) {
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

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/export-answers.js


/** Each search goes through all of the code. More names are looked up where the code is read once. */
const MOST_SEARCHED = 20;
const OTHER_WEB = { kind: "unknown", why: '"web" is not a module of JavaScript' };
const FOUND = { kind: "found" };
/**
 * Finds what the manifest names in the built code: by the text, and only where that does not settle it, with a parser.
 */
async function answerExports(workspace, { hooks, components, entries, hasOtherWeb, code }, lifecycle) {
    const read = (path) => code.modules.find((module) => module.path === path)?.latin1 ?? "";
    const shows = (name, files) => files.some((file) => showsExport(read(file), name));
    const hookAnswers = new Map();
    const componentAnswers = new Map();
    const open = [];
    for (const hook of hooks) {
        if (hook.isLost)
            continue;
        const observed = (0,absent/* isAbsent */.W0)(lifecycle) ? undefined : observe(hook, lifecycle);
        const name = hook.function === "" ? hook.name : hook.function;
        if (observed)
            hookAnswers.set(hook.name, observed);
        else if (shows(name, hook.file === undefined ? entries : [hook.file]))
            hookAnswers.set(hook.name, FOUND);
        else
            open.push(hook);
    }
    let count = 0;
    const openComponents = components.filter((name) => {
        if (++count > MOST_SEARCHED || !shows(name, entries))
            return true;
        componentAnswers.set(name, FOUND);
        return false;
    });
    if (open.length > 0 || openComponents.length > 0) {
        const { openModules } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 70152));
        const modules = openModules(workspace, entries);
        for (const hook of open)
            hookAnswers.set(hook.name, await modules.answerHook(hook));
        for (const name of openComponents) {
            const answer = modules.answerComponent(name);
            componentAnswers.set(name, answer.kind === "missing" && hasOtherWeb ? OTHER_WEB : answer);
        }
    }
    return { hooks: hookAnswers, components: componentAnswers };
}
/** What a life of the plugin has shown of a hook. */
function observe({ name }, { steps }) {
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

;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/imported-packages.js


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
        for (const at of (0,bytes/* findOffsets */.OH)(word, code)) {
            const end = at + word.length;
            const specifier = then.exec(code.slice(end, end + LONGEST_SPECIFIER))?.[1];
            const name = specifier === undefined ? undefined : (0,host_packages/* findHostPackage */.ik)(getPackageName(specifier), packages);
            const count = name === undefined ? 0 : (looks.get(name) ?? 0);
            if (name === undefined || found.has(name) || count === imported_packages_MOST_LOOKS)
                continue;
            looks.set(name, count + 1);
            const before = code.slice(Math.max(0, at - LONGEST_CLAUSE), at);
            if (isInPlace(before) && !isInText(before))
                found.add(name);
        }
    }
    return found;
}
/** Code that mentions imports this often and has none is made to take long. */
const imported_packages_MOST_LOOKS = 200;
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

// EXTERNAL MODULE: ./build/bundled/plugin/read-files.js
var read_files = __webpack_require__(10662);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/permission-signs.js
var permission_signs = __webpack_require__(47143);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-map.js
var source_map = __webpack_require__(40537);
;// CONCATENATED MODULE: ./build/bundled/plugin/bundle/facts.js














const BUNDLE_READERS = {
    bundleFile: (0,read_files/* findFileNamed */.jB)("dist/plugin.js"),
    bundle: (reading) => deriveFact(reading, "bundleFile", bundle_bundle/* readBundle */.B),
    bundleCode: (reading) => deriveFact(reading, "bundle", (bundle) => (0,bundle_bundle/* readBundleCode */.M)(bundle, reading.workspace)),
    sourceMap: (reading) => deriveFact(reading, "bundleCode", (code) => (0,source_map/* readSourceMap */.w)(code, reading.workspace, reading.folder)),
    bundleWeight: (reading) => deriveFact(reading, "bundleCode", async (code) => {
        if (code.size < bundle_limits/* LARGE_BUNDLE */.F)
            return (0,absent/* absent */.Ge)(`${code.name} is far from the limit`);
        const { weighBundle: bundleWeight } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 39744));
        return bundleWeight(code, await reading.fact("sourceMap"), reading.folder);
    }),
    bundledPackages: (reading) => deriveFact(reading, "bundleCode", async ({ latin1 }) => {
        const [map, packages] = [await reading.fact("sourceMap"), await readHostPackages(reading)];
        return findBundledPackages(latin1, (0,absent/* isAbsent */.W0)(map) ? undefined : map, packages);
    }),
    importedPackages: (reading) => deriveFact(reading, "bundleCode", async ({ latin1 }) => findImportedPackages(latin1, await readHostPackages(reading))),
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
    permissionSigns: async ({ fact }) => {
        const code = await fact("builtCode");
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        return (0,permission_signs/* findPermissionSigns */.Xj)(code, (0,host_packages/* listHostPackages */.I8)(await fact("configuration")));
    },
    undeclaredUses: async ({ workspace, folder, fact }) => {
        const [code, declared] = [await fact("builtCode"), await fact("declaredPermissions")];
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        if ((0,absent/* isAbsent */.W0)(declared))
            return declared;
        const permissions = permission_signs/* VISIBLE_PERMISSIONS */.QM.filter((permission) => !declared.places.has(permission));
        const isClean = code.modules.every(({ latin1 }) => !permissions.some((one) => (0,permission_signs/* looksUsed */.Yq)(one, latin1)));
        if (isClean)
            return { uses: [], unread: code.unreadModule };
        const hooks = await fact("declaredHooks");
        const { findUndeclaredUses } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 71492));
        const names = (0,absent/* isAbsent */.W0)(hooks) ? [] : hooks.map((hook) => hook.function.split(".").at(-1) ?? "");
        return findUndeclaredUses(code, { workspace, folder, permissions, hooks: new Set([...context/* HOOKS */.r, ...names]) });
    },
    exportAnswers: async ({ workspace, fact }) => {
        const [manifest, entries, code] = [await fact("manifest"), await fact("entryFiles"), await fact("builtCode")];
        const [hooks, components] = [await fact("declaredHooks"), await fact("declaredComponents")];
        if ((0,absent/* isAbsent */.W0)(hooks))
            return hooks;
        if ((0,absent/* isAbsent */.W0)(components))
            return components;
        if ((0,absent/* isAbsent */.W0)(entries))
            return entries;
        if ((0,absent/* isAbsent */.W0)(code))
            return code;
        // What is not built yet has no function at all: that is the matter of bundle-present.
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
        return at !== -1 && isMeant(known, words.slice(at, at + LONGEST_SHORT)) ? [{ known, at }] : [];
    }).toSorted((a, b) => a.at - b.at);
    const named = found.filter(({ known }, at) => found.findIndex((other) => other.known.name === known.name) === at);
    const licenses = named.map(({ known, at }) => ({
        name: known.name,
        ids: known.later === true ? makeVariants(known.name) : [known.name],
        isFirst: at <= MOST_BEFORE,
    }));
    const isShort = found.length > 0 && found.every(({ known }) => known.short === true);
    return { ...file, licenses, placeholder: isShort ? findPlaceholder(file.text) : undefined };
}
function makeVariants(name) {
    return [`${name}-only`, `${name}-or-later`];
}
function isMeant({ has, excluded }, words) {
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
    readmeText: (reading) => textIn(reading, "readmeFile"),
    licenseText: (reading) => textIn(reading, "licenseFile"),
    changelogText: (reading) => textIn(reading, "changelogFile"),
    readme: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("readmeText"));
        return (0,absent/* isAbsent */.W0)(file) ? file : { ...file, sections: await (0,markdown/* readMarkdown */.k)(file.text) };
    },
    licenseTexts: async ({ fact }) => {
        const file = (0,text_file/* readable */.HD)(await fact("licenseText"));
        return (0,absent/* isAbsent */.W0)(file) ? file : findLicenseTexts(file);
    },
    changelog: async (reading) => {
        const file = (0,text_file/* readable */.HD)(await reading.fact("changelogText"));
        if ((0,absent/* isAbsent */.W0)(file))
            return file;
        const { path, text, isCut } = file;
        return { file: path, text, isCut, entries: await (0,changelog/* readEntries */.$)(path, text, await namesIn(reading)) };
    },
    majorChange: async (reading) => {
        const changelog = await reading.fact("changelog");
        if ((0,absent/* isAbsent */.W0)(changelog))
            return changelog;
        const { packageName, version } = await namesIn(reading);
        const tags = () => reading.fact("gitRefs");
        return (0,major_change/* readMajorChange */.k)({ version, changelog, tags, isRoot: reading.folder === "", packageName });
    },
    tag: () => (0,absent/* inapplicable */.vA)("this is not a release"),
};
async function textIn({ fact, workspace }, name) {
    return (0,text_file/* readTextFile */.Gu)(await fact(name), workspace);
}
/** More than any registry takes: what is longer names nothing. */
const facts_LONGEST_NAME = 256;
async function namesIn({ fact }) {
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
        // The measurer throws at what is not an image, in as many ways as there are kinds of images, and at an SVG without a size.
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
    screenshots: (reading) => (0,read_files/* readOfPlugin */.Lk)(reading, ({ workspace, folder }) => findScreenshots(workspace, folder)),
};

;// CONCATENATED MODULE: ./build/bundled/plugin/lifecycle/facts.js

const LIFECYCLE_READERS = {
    lifecycle: () => (0,absent/* absent */.Ge)(absent/* NOTHING_RUN */.k9),
};

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/declared-components.js
const MOST_PAGES = 1000;
/** The components of the widget, of the pages and of `ui` */
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

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/declared-hooks.js



function listDeclaredHooks(manifest, files) {
    const hooks = manifest.value["hooks"];
    if (!(0,json_object/* isObject */.G)(hooks))
        return [];
    const found = [];
    for (const name of context/* HOOKS */.r) {
        const text = Object.hasOwn(hooks, name) ? hooks[name] : undefined;
        if (typeof text !== "string" || text === "")
            continue;
        if (!(0,declared_files/* isHookPath */.F6)(text)) {
            found.push({ name, text, function: text });
            continue;
        }
        const path = (0,declared_files/* getHookPath */.r2)(text);
        const file = files.get(path);
        const hook = { name, text, function: text.slice(path.length + 1) };
        found.push(file?.state === "file" ? { ...hook, file: file.path } : { ...hook, isLost: true });
    }
    return found;
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/license.js
var license = __webpack_require__(53193);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/manifest.js
var manifest = __webpack_require__(54005);
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
/** What is misspelt counts as what it is meant for: `manifest-permissions` reports it. */
function readDeclaredPermissions(manifest) {
    const list = manifest.value["permissions"];
    if (!Array.isArray(list))
        return (0,absent/* absent */.Ge)('"permissions" is not a list');
    const items = list;
    const places = new Map();
    for (const [at, item] of items.entries()) {
        const name = (0,json_object/* isObject */.G)(item) ? item["type"] : item;
        if (typeof name !== "string")
            continue;
        const place = ["permissions", at, ...((0,json_object/* isObject */.G)(item) ? ["type"] : [])];
        const meant = UNLISTED.get(name) ?? [PERMISSIONS.includes(name) ? name : (0,nearest/* findNearest */.q)(name, PERMISSIONS)];
        for (const one of meant)
            if (one !== undefined && !places.has(one))
                places.set(one, place);
    }
    return { places, areObjects: items.length > 0 && items.every(json_object/* isObject */.G) };
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/shape.js + 1 modules
var shape = __webpack_require__(65968);
;// CONCATENATED MODULE: ./build/bundled/plugin/manifest/facts.js











const MOST_NESTED_FOLDERS = 200;
const MANIFEST_READERS = {
    manifestFile: ({ workspace, folder }) => (0,found_file/* findFile */.q)(workspace, folder, "manifest.json"),
    manifestText: async (reading) => (0,read_files/* readJsonFile */.JE)(reading, await reading.fact("manifestFile")),
    manifest: async ({ fact }) => {
        const object = (0,read_files/* requireObject */.zG)(await fact("manifestText"));
        return (0,absent/* isAbsent */.W0)(object) ? object : (0,manifest/* makeManifest */.U)(object);
    },
    shape: (reading) => ofManifest(reading, ({ value }) => (0,shape/* validateShape */.S)(value)),
    declaredFiles: (reading) => ofManifest(reading, (manifest) => (0,declared_files/* findDeclaredFiles */.Du)(manifest, reading.workspace, reading.folder)),
    declaredComponents: (reading) => ofManifest(reading, listDeclaredComponents),
    declaredHooks: (reading) => ofManifest(reading, async (manifest) => {
        const files = await reading.fact("declaredFiles");
        return (0,absent/* isAbsent */.W0)(files) ? files : listDeclaredHooks(manifest, files);
    }),
    declaredPermissions: (reading) => ofManifest(reading, readDeclaredPermissions),
    license: (reading) => ofManifest(reading, license/* readLicense */.U),
    nestedPlugins: ({ workspace, folder }) => ({
        folders: workspace
            .list(folder)
            .filter(({ name, kind }) => kind === "folder" && !name.startsWith(".") && name !== "node_modules")
            .slice(0, MOST_NESTED_FOLDERS)
            .map(({ name }) => (0,workspace_workspace/* joinPath */.uJ)(folder, name))
            .filter((nested) => workspace.entry((0,workspace_workspace/* joinPath */.uJ)(nested, "manifest.json"))?.kind === "file"),
    }),
};
async function ofManifest({ fact }, read) {
    const manifest = await fact("manifest");
    return (0,absent/* isAbsent */.W0)(manifest) ? manifest : read(manifest);
}

// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/archive-files.js
var archive_files = __webpack_require__(39866);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/expected-files.js
var expected_files = __webpack_require__(67066);
// EXTERNAL MODULE: ./build/bundled/plugin/npm-files/pack-walk.js + 5 modules
var pack_walk = __webpack_require__(41335);
;// CONCATENATED MODULE: ./build/bundled/plugin/npm-files/npm-packed-files.js

/** npm's own answer where there is one, and how it differs from its rules as they are known here. */
function adoptNpmAnswer(byNpm, byRules) {
    if (!("files" in byNpm))
        return byRules;
    const files = unmasked(byNpm.files, byRules.files);
    const { links, incomplete } = byRules;
    if (incomplete !== undefined)
        return { files, links };
    const npmHas = new Set(files.map(({ path }) => path));
    const rulesHave = new Set(byRules.files.map(({ path }) => path));
    const more = [...npmHas].filter((path) => !rulesHave.has(path));
    const fewer = [...rulesHave].filter((path) => !npmHas.has(path));
    return { files, links, ...(more.length + fewer.length > 0 && { differsFromRules: { more, fewer } }) };
}
const MASK = "***";
/**
 * npm masks what looks like a secret in all that it prints, the names of files too: `logo-***.png`. Such a name is
 * taken for the file that the rules pack in this form.
 */
function unmasked(printed, ruled) {
    const clear = new Set(printed.filter(({ path }) => !path.includes(MASK)).map(({ path }) => path));
    const left = ruled.filter(({ path }) => !clear.has(path));
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
    if (packing.workspace.canList?.(packing.folder) === false)
        return (0,absent/* absent */.Ge)("the folder of the plugin cannot be listed");
    const byRules = walked(packing);
    if ((0,absent/* isAbsent */.W0)(byNpm))
        return byRules;
    return adoptNpmAnswer(byNpm, byRules);
}
function walked(packing) {
    const walk = (0,pack_walk/* walkPackage */.Gy)(packing);
    // npm gives up then, and there is no package at all.
    if ("fault" in walk)
        return { files: [], links: [] };
    const { files, links, incomplete } = walk;
    return { files, links, ...(incomplete !== undefined && { incomplete }) };
}

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
        if ((0,expected_files/* isAsExpected */.$)(packed, reading.folder, packing.packageJson))
            return AS_EXPECTED;
        return (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 4528))).readPackageContents(packing, packed);
    },
    archiveFiles: async ({ workspace, folder, fact }) => {
        const found = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W0)(found) || found.state === "missing")
            return (0,absent/* absent */.Ge)("there is no manifest.json");
        if (workspace.canList?.(folder) === false)
            return (0,absent/* absent */.Ge)("the folder of the plugin cannot be listed");
        const [manifest, packageJson] = [await fact("manifest"), await fact("packageJson")];
        const [declaredFiles, packedFiles] = [await fact("declaredFiles"), await fact("packedFiles")];
        return (0,archive_files/* listArchiveFiles */.u)({ workspace, folder, manifest, packageJson, declaredFiles, packedFiles });
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
    packageJson: async ({ fact }) => (0,read_files/* requireObject */.zG)(await fact("packageText")),
    lockFile: (reading) => (0,read_files/* readOfPlugin */.Lk)(reading, ({ workspace, folder }) => (0,lock_file/* readLockFile */.c)(workspace, folder)),
};

// EXTERNAL MODULE: ./build/bundled/plugin/scripts/facts.js
var facts = __webpack_require__(63922);
// EXTERNAL MODULE: ./build/bundled/plugin/secrets/secret-suspects.js
var secret_suspects = __webpack_require__(35217);
;// CONCATENATED MODULE: ./build/bundled/plugin/secrets/secrets.js

/** What the rules see of a plugin: they are asked only near what may be a secret. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
/** Of files that are not searched, so many bytes are read to name them by. */
const MOST_FINGERPRINTED = 64 * 1024 * 1024;
/** Looks for secrets in the files that are packed, and in the built code. */
async function findSecrets(workspace, folder, packed) {
    const found = [];
    const unsearched = [];
    let charactersLeft = MOST_CHARACTERS;
    let bytesLeft = MOST_FINGERPRINTED;
    for (const suspect of (0,secret_suspects/* findSecretSuspects */.O4)(workspace, folder, packed)) {
        const { path: file, size } = suspect;
        if ("why" in suspect) {
            const bytes = suspect.why === "unreadable" || size > bytesLeft ? undefined : workspace.bytes(file, bytesLeft);
            bytesLeft -= bytes?.length ?? 0;
            const fingerprint = bytes && (await Promise.all(/* import() | secrets */[__webpack_require__.e(577), __webpack_require__.e(842)]).then(__webpack_require__.bind(__webpack_require__, 77396))).computeFingerprint(bytes);
            unsearched.push({ file, size, why: suspect.why, ...(fingerprint !== undefined && { fingerprint }) });
        }
        else {
            const result = (await Promise.all(/* import() | secrets */[__webpack_require__.e(577), __webpack_require__.e(842)]).then(__webpack_require__.bind(__webpack_require__, 32551))).searchFile(file, suspect.bytes, charactersLeft);
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
    const index = environments.get(git) ?? (0,git_facts/* readGitFiles */.Gr)(git, credential_files/* ENVIRONMENT_PART */.YE);
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
    secrets: async ({ workspace, folder, fact }) => {
        const manifest = await fact("manifestFile");
        if ((0,absent/* isAbsent */.W0)(manifest) || manifest.state !== "file")
            return (0,absent/* absent */.Ge)("there is no manifest.json");
        const shipped = [await fact("packedFiles"), await fact("archiveFiles")];
        return findSecrets(workspace, folder, shipped.flatMap((list) => ((0,absent/* isAbsent */.W0)(list) ? [] : list.files)));
    },
    trackedEnvironment: (reading) => (0,read_files/* readOfPlugin */.Lk)(reading, ({ workspace, folder }) => findTrackedEnvironment(workspace, folder)),
};

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
;// CONCATENATED MODULE: ./build/bundled/plugin/workflows/workflows.js




const workflows_FOLDER = ".github/workflows";
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
    if (workspace.entry(workflows_FOLDER)?.kind !== "folder")
        return NO_WORKFLOWS;
    const names = workspace
        .list(workflows_FOLDER)
        .filter(({ name, kind }) => kind === "file" && /\.ya?ml$/u.test(name))
        .toSorted(workspace_workspace/* compareNames */.MP);
    const files = [];
    const unread = [];
    let searched = 0;
    let read = 0;
    for (const { name } of names.slice(0, workflows_MOST_FILES)) {
        const file = `${workflows_FOLDER}/${name}`;
        const bytes = searched < workflows_MOST_SEARCHED ? workspace.bytes(file, workflows_MOST_BYTES) : undefined;
        if (!bytes) {
            const why = searched < workflows_MOST_SEARCHED
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
            const { readWorkflow } = await Promise.all(/* import() | yaml */[__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 32018));
            files.push(readWorkflow(file, text));
        }
    }
    if (names.length > workflows_MOST_FILES) {
        const why = `There are ${String(names.length)} workflows, and only the first ${String(workflows_MOST_FILES)} by name are read`;
        unread.push({ file: workflows_FOLDER, why, help: "Remove those that are not needed" });
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
    const { folder = "" } = options;
    const needed = new Set(options.needs);
    const known = new Map();
    const reading = {
        workspace,
        folder,
        reportedWith: options.reportedWith,
        fact(name) {
            const read = known.get(name) ?? Promise.resolve(READERS[name](reading));
            known.set(name, read);
            return read;
        },
    };
    for (const [name, fact] of Object.entries(options.given ?? {}))
        known.set(name, Promise.resolve(fact));
    const facts = new Map();
    const manifest = await reading.fact("manifestFile");
    const isPlugin = (0,absent/* isAbsent */.W0)(manifest) || manifest.state !== "missing";
    for (const name of Object.keys(READERS)) {
        const isThere = isPlugin || OF_ANY_FOLDER.includes(name);
        if (!needed.has(name))
            facts.set(name, (0,absent/* absent */.Ge)("no chosen check needs it"));
        else
            facts.set(name, isThere ? await reading.fact(name) : (0,absent/* absent */.Ge)("there is no manifest.json"));
    }
    return { folder, facts: Object.fromEntries(facts) };
}


/***/ }),

/***/ 10662:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JE: function() { return /* binding */ readJsonFile; },
/* harmony export */   Lk: function() { return /* binding */ readOfPlugin; },
/* harmony export */   jB: function() { return /* binding */ findFileNamed; },
/* harmony export */   zG: function() { return /* binding */ requireObject; }
/* harmony export */ });
/* harmony import */ var _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64292);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);
/* harmony import */ var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23989);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87461);






/** A fact of a folder that is a plugin: one with an entry called manifest.json, whatever its kind. */
async function readOfPlugin(reading, read) {
    const manifest = await reading.fact("manifestFile");
    return !(0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(manifest) && manifest.state === "file" ? read(reading) : (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)("there is no manifest.json");
}
/** Reads the entry at a name in the folder of a plugin. `others` are names that people give such a file. */
function findFileNamed(name, others = []) {
    return (reading) => readOfPlugin(reading, ({ workspace, folder }) => (0,_found_file_js__WEBPACK_IMPORTED_MODULE_2__/* .findFile */ .q)(workspace, folder, name, others));
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
function requireObject(json) {
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(json))
        return json;
    return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .toObjectText */ .U)(json) ?? (0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .absent */ .Ge)(`${(0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .getBaseName */ .J)(json.file)} is not a JSON object`);
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
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24919);



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
    return (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .latin1 */ .Wy)(workspace.head(lockFile, ENOUGH_OF_LOCK) ?? new Uint8Array()).includes("# yarn lockfile v1");
}
function findFirstNamed(workspace, folders) {
    for (const folder of folders) {
        const bytes = workspace.bytes((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__/* .joinPath */ .uJ)(folder, "package.json"), LARGEST_PACKAGE_FILE);
        const named = bytes && findManager(parseManager(bytes));
        if (named !== undefined)
            return named;
    }
    return undefined;
}
/** `"packageManager": "pnpm@9.1.0"`, or the entry in `devEngines`. */
function findManager(packageJson) {
    const field = packageJson?.["packageManager"];
    const engines = packageJson?.["devEngines"];
    const declared = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(engines) ? engines["packageManager"] : undefined;
    const engine = Array.isArray(declared) ? declared[0] : declared;
    const name = typeof field === "string" ? field.split("@", 1)[0] : (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(engine) ? engine["name"] : undefined;
    return PACKAGE_MANAGERS.find((known) => known === name);
}
function parseManager(bytes) {
    try {
        const value = JSON.parse(new TextDecoder().decode(bytes));
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isObject */ .G)(value) ? value : undefined;
    }
    catch {
        // Another package's file: what is wrong with it is for whoever checks that package.
        return undefined;
    }
}


/***/ }),

/***/ 39548:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: function() { return /* binding */ formatAddCommand; },
/* harmony export */   Wq: function() { return /* binding */ formatRunCommand; },
/* harmony export */   ep: function() { return /* binding */ addScriptTo; },
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
    const same = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(scripts) ? findOtherScript(command, Object.keys(scripts)) : undefined;
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    const [missing, usual] = WITHOUT[command];
    const line = same === undefined ? (tool?.[1] ?? usual) : formatRunCommand(by, same);
    const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
    const isThere = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(scripts) && Object.hasOwn(scripts, script);
    const place = !(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(scripts)
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
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(packages) && Object.hasOwn(packages, name);
    });
}
/** The package that is known to have a program; others may have one of the same name that is not meant. */
function addScriptTo(program) {
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
/* harmony export */   b4: function() { return /* binding */ readScripts; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88241);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _package_manager_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23539);



/** What a marketplace runs before it takes a plugin, in this order. */
const COMMANDS = ["test", "lint", "typecheck"];
/** The scripts that are looked for, the first name that is there counts. */
const SCRIPT_NAMES = {
    test: ["test"],
    lint: ["lint"],
    typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};
/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
function readScripts(packageJson, configured, given, where) {
    const isComplete = COMMANDS.every((name) => given[name] !== undefined);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(packageJson) && !isComplete)
        return packageJson;
    const value = (0,_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(packageJson) ? undefined : packageJson.value;
    const scripts = value?.["scripts"];
    const findCommand = (name) => {
        const line = given[name] ?? configured[name];
        if (line !== undefined)
            return { kind: "line", line, from: given[name] === undefined ? "configuration" : "caller" };
        return findScriptAmong((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .G)(scripts) ? scripts : {}, SCRIPT_NAMES[name]);
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
/** As much of a file as that takes. */
const START = 16;
/**
 * The shipped files that need a closer look for secrets; a healthy plugin has none. The built code is one of them
 * whether it is packed or not. Every file is searched, whatever its name and its first bytes are: a text can begin as a
 * picture does, and a picture can contain a text.
 */
function* findSecretSuspects(workspace, folder, packed) {
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
        if (ascii !== undefined && !(0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(ascii))
            continue;
        const bytes = workspace.bytes(path, LARGEST_SEARCHED);
        if (!bytes)
            yield { path, size, why: "unreadable" };
        else {
            const text = (0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .latin1 */ .Wy)(bytes);
            if (mayHoldSecret(text, bytes))
                yield { path, size, bytes };
            if (isArchive(path, text))
                yield { path, size, why: "archive" };
        }
    }
}
/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text, bytes) {
    const isWide = (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_0__/* .detectWideEncoding */ .Ks)(bytes) !== undefined || (0,_text_binary_js__WEBPACK_IMPORTED_MODULE_5__/* .hasManyZeros */ .ro)(text);
    return (0,_text_secret_anchors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasAnchor */ .q1)(isWide ? text.replaceAll("\0", "") : text);
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

/***/ 24575:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zi: function() { return /* binding */ formatMost; },
/* harmony export */   hk: function() { return /* binding */ annotations; },
/* harmony export */   iv: function() { return /* binding */ takeAnnotated; }
/* harmony export */ });
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(93454);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51424);
/* harmony import */ var _page_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4090);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);







/** GitHub shows this many annotations of each severity in a step, and silently drops the rest. */
const MOST_OF_A_KIND = 10;
/** Workflow commands for the GitHub runner: the worst ten findings of each severity, and one line about the rest. */
const annotations = (report, view) => {
    const { shown, left } = takeAnnotated(report, view);
    const gone = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatGone */ .Pf)(report);
    const lines = gone === undefined ? [] : [`::notice title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandData */ .V9)(gone)}`];
    lines.push(...shown.map((finding) => formatCommand(finding, report)));
    if (left.length > 0) {
        const places = left.length === 1 ? "1 more finding is" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(left.length)} more findings are`;
        lines.push(`${places} not annotated: ${formatMost(report, view)}. ${view.isLogged === true ? "The list above contains" : "The formats json and terminal contain"} them all.`);
    }
    const { suppressed } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .reportCounts */ .dn)(report);
    if (suppressed > 0)
        lines.push(`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(suppressed)} suppressed, and not annotated.`);
    const sentences = view.isLogged === true ? [] : [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatReleaseCounts */ .zq)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAges */ .uh)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatChosen */ .Uj)(report)];
    for (const words of sentences)
        if (words !== undefined)
            lines.push(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeVisible */ .Xm)(words)}.`);
    return lines.map((line) => `${line}\n`).join("");
};
/** `GitHub shows 10 annotations of a severity`, and whether some of them are of no finding. */
function formatMost(report, view) {
    const words = `GitHub shows ${String(MOST_OF_A_KIND)} annotations of a severity`;
    return listOwn(report, view).length === 0 ? words : `${words}, including those that are not findings`;
}
/** The annotations that say something of the run. */
function listOwn(report, { annotated }) {
    const own = annotated && "own" in annotated ? annotated.own : [];
    return (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatGone */ .Pf)(report) === undefined ? own : [...own, "notice"];
}
/** The findings that GitHub will show, worst first, and those that it would drop. */
function takeAnnotated(report, { isChanged, annotated } = {}) {
    const findings = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortNewFirst */ .rx)(report.plugins.flatMap((plugin) => plugin.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)), isChanged);
    const budget = new Map(_core_check_js__WEBPACK_IMPORTED_MODULE_6__/* .SEVERITIES */ .o.map((severity) => [severity, MOST_OF_A_KIND]));
    for (const severity of listOwn(report, { ...(annotated && { annotated }) }))
        budget.set(severity, (budget.get(severity) ?? 0) - 1);
    const shown = findings.filter(({ severity }) => {
        const rest = budget.get(severity) ?? 0;
        budget.set(severity, rest - 1);
        return rest > 0;
    });
    const chosen = new Set(shown);
    return { shown, left: findings.filter((finding) => !chosen.has(finding)) };
}
function formatCommand(finding, report) {
    const { severity, location, check, message, help, printed = [] } = finding;
    const properties = [`file=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandProperty */ .YG)(location.file)}`, ...formatPlace(location.range)];
    properties.push(`title=${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandProperty */ .YG)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}: ${check}`)}`);
    const release = report.occasion !== "release" && (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatReleaseStops */ .ug)(finding) ? _phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .STOPS_RELEASE */ .kh : undefined;
    const notes = [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSuppressions */ .SR)(finding, report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .formatKnown */ .Jq)(finding, report), release];
    const lines = [message, help, ...printed, ...notes, (0,_page_reference_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPageReference */ .o)(finding)];
    const data = lines.filter((line) => line !== undefined).join("\n");
    return `::${severity} ${properties.join(",")}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandData */ .V9)(data)}`;
}
// If a range spans lines, the runner drops its columns and prints a warning.
function formatPlace(range) {
    if (!range)
        return [];
    const { start, end } = range;
    const lines = [`line=${String(start.line)}`, `endLine=${String(end.line)}`];
    if (start.line !== end.line)
        return lines;
    return [...lines, `col=${String(start.column)}`, `endColumn=${String(end.column)}`];
}


/***/ }),

/***/ 25442:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aq: function() { return /* binding */ formatPrintedLine; },
/* harmony export */   Vg: function() { return /* binding */ formatStartedLine; },
/* harmony export */   em: function() { return /* binding */ formatEndedLine; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const LONGEST_LINE = 60;
/** `npm run test`, or `plugins/tides: npm run test`. */
function formatStartedLine({ folder, line }) {
    const command = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, LONGEST_LINE);
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(folder === "" ? command : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(folder, LONGEST_LINE)}: ${command}`);
}
/** `\u2714 npm run test 3.2 s`, or how the command failed. */
function formatEndedLine({ line, run, milliseconds }) {
    const words = formatEnding(run);
    const time = `${(milliseconds / 1000).toFixed(1)} s`;
    return `${words === "" ? "\u2714" : "\u2718"} ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(line, LONGEST_LINE))}  ${[time, words].filter((part) => part !== "").join("  ")}`;
}
function formatEnding({ ending }) {
    switch (ending.kind) {
        case "status":
            return ending.status === 0 ? "" : `status ${String(ending.status)}`;
        case "signal":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(ending.signal);
        case "time-limit":
            return "ended at the time limit";
        case "no-program":
            return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(`${ending.program} cannot be started`);
    }
}
/** A line that a command printed, made harmless, with its indentation. */
function formatPrintedLine(text) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(text.replace(/\t/gu, "    "));
}


/***/ }),

/***/ 40916:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: function() { return /* binding */ getExcerpt; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98287);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);



const FURTHEST = 10_000;
/**
 * The source line of a finding: that of the report, or else of the file. `undefined` for a finding that does not count, and
 * where the line contains a secret, or may contain one.
 */
function getExcerpt(finding, { source }) {
    const { secret, location, excerpt } = finding;
    const { range, file } = location;
    if (!range || !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding))
        return undefined;
    if (excerpt || secret === true)
        return excerpt;
    const lines = source(file);
    const line = lines?.line(range.start.line);
    if (lines === undefined || line === undefined || isNearSecret(lines, line, range.start))
        return undefined;
    return (0,_text_excerpt_js__WEBPACK_IMPORTED_MODULE_2__/* .takeExcerpt */ .t)(line, range);
}
/** What was found of the stretches of a file's lines, by line and stretch: much may be said of one line. */
const seen = new WeakMap();
/**
 * Whether a part of a line around a place may contain a secret. It is more than the shown part, so that no cut hides what
 * that part is.
 */
function isNearSecret(lines, source, { line, column }) {
    const known = seen.get(lines) ?? new Map();
    seen.set(lines, known);
    const stretch = Math.floor(column / FURTHEST);
    const key = `${String(line)}:${String(stretch)}`;
    const part = () => source.slice(Math.max(0, (stretch - 1) * FURTHEST), (stretch + 2) * FURTHEST);
    const isSecret = known.get(key) ?? (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .mayBeSecret */ .lr)(part());
    known.set(key, isSecret);
    return isSecret;
}


/***/ }),

/***/ 78515:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: function() { return /* binding */ makeMarkReader; }
});

// EXTERNAL MODULE: ./build/bundled/core/finding-identity.js
var finding_identity = __webpack_require__(60170);
// EXTERNAL MODULE: ./build/bundled/core/finding-texts.js
var finding_texts = __webpack_require__(5970);
;// CONCATENATED MODULE: ./build/bundled/text/line-hashes.js
/** How many characters from a line's start on its hash is of, blanks not counted. */
const WINDOW = 100;
const BASE = 37n;
const OLDEST = BigInt.asUintN(64, BASE ** BigInt(WINDOW));
const END = 65_535;
const [TAB, LF, CR, SPACE] = [9, 10, 13, 32];
/**
 * What GitHub's code scanning knows each line of a text by, as its own upload computes it: a polynomial of the characters from the
 * line's start on without blanks, and how many lines of the same hash there have been. A line may end in CR, LF or both.
 */
function hashLines(text) {
    const { codes, starts } = getEssence(text);
    const seen = new Map();
    const hashes = [];
    let hash = 0n;
    let next = 0;
    for (let at = 0; next < starts.length; at++) {
        hash = BigInt.asUintN(64, hash * BASE + code(codes, at) - OLDEST * code(codes, at - WINDOW));
        const start = starts[next] ?? 0;
        if (at < start + WINDOW - 1)
            continue;
        const digits = hash.toString(16);
        const count = (seen.get(digits) ?? 0) + 1;
        seen.set(digits, count);
        hashes.push(`${digits}:${String(count)}`);
        next++;
    }
    return hashes;
}
function code(codes, at) {
    return BigInt(codes[at] ?? 0);
}
function getEssence(text) {
    const codes = [];
    const starts = [];
    let isStart = true;
    let wasCr = false;
    const take = (taken) => {
        if (isStart)
            starts.push(codes.length);
        isStart = taken === LF;
        codes.push(taken);
    };
    for (let at = 0; at < text.length; at++) {
        const given = text.charCodeAt(at);
        const isLeftOut = given === SPACE || given === TAB || (wasCr && given === LF);
        wasCr = given === CR;
        if (!isLeftOut)
            take(wasCr ? LF : given);
    }
    take(END);
    return { codes, starts };
}

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/reporters/finding-marks.js




/** GitHub's own hash needs the whole file. For a larger file, GitHub's upload computes it. */
const LARGEST_HASHED = 256 * 1024;
/** Reads the marks of findings: those of the report, or else those of the files at hand. A line with a secret has no hash. */
function makeMarkReader({ source }) {
    const texts = (0,finding_texts/* makeFindingTexts */.G)((file) => source(file));
    const readHash = makeLineHasher({ source });
    return (finding) => {
        const { secret, identity, lineHash } = finding;
        if (identity !== undefined)
            return { identity, ...(lineHash !== undefined && { lineHash }) };
        const hash = secret === true ? undefined : readHash(finding);
        const own = (0,finding_identity/* identifyFinding */.Ie)(finding, secret === true ? finding_texts/* NO_TEXTS */.r : texts);
        return { identity: own, ...(hash !== undefined && { lineHash: hash }) };
    };
}
function makeLineHasher({ source }) {
    const files = new Map();
    return ({ location: { file, range } }) => {
        let hashes = files.get(file);
        if (!hashes) {
            const lines = source(file);
            const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } }) ?? "";
            hashes = isHashed(text) ? hashLines(text) : [];
            files.set(file, hashes);
        }
        return hashes[(range?.start.line ?? 1) - 1];
    };
}
function isHashed(text) {
    // GitHub also treats a lone CR as the end of a line, so its line numbers would differ.
    return text !== "" && text.length <= LARGEST_HASHED && !/\r(?!\n)/u.test(text) && !(0,safe/* mayBeSecret */.lr)(text);
}


/***/ }),

/***/ 89128:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ formatClosing; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9609);
/* harmony import */ var _break_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83052);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41035);





const SYMBOLS = { pass: "\u2714", fail: "\u2718", broken: "\u2718" };
const LONGEST_PATH = 40;
/** The end of a report for the terminal: what was checked, and the verdict in its last line. */
function formatClosing(report, view) {
    const paint = (0,_paint_js__WEBPACK_IMPORTED_MODULE_2__/* .makePainter */ .A)(view);
    const { plugins } = report;
    const [only, ...others] = plugins;
    const rest = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .findReasonForRest */ .Dm)(report);
    const reported = rest !== undefined
        ? (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .breakLines */ .b)(`Nothing else was checked, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(rest)}`, 0, view)
        : only && others.length === 0
            ? formatChecklist(only, report)
            : formatTable(report, paint);
    const chosen = plugins.length > 1 ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChosen */ .Uj)(report) : undefined;
    const notes = [chosen, (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSelection */ .gb)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatGone */ .Pf)(report), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatAges */ .uh)(report)].filter((note) => note !== undefined);
    return [
        ...reported,
        ...(rest === undefined ? formatSkips(plugins, paint, view) : []),
        ...notes.flatMap((note) => (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .breakLines */ .b)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(note), 0, view)),
        ...formatVerdictLine(report, paint, view),
    ].join("\n");
}
function formatVerdictLine(report, paint, view) {
    const { plugins } = report;
    const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report);
    const [only, ...others] = plugins;
    const subject = only && others.length === 0 ? (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPluginTitle */ .Dz)(only) : (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(plugins.length, "plugin");
    const counts = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatAllCounts */ .Nw)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)(report));
    const sentence = only === undefined
        ? "There is nothing to check"
        : `${subject} ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatVerdict */ .Pu)(report, others.length > 0)}${counts === "" ? "" : `: ${counts}`}`;
    const release = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatReleaseCounts */ .zq)(report);
    const words = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(sentence)}${release === undefined ? "" : `. ${release}`}`;
    const [first = "", ...rest] = (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .breakLines */ .b)(words, 2, view);
    return [`${SYMBOLS[result]} ${first}`, ...rest].map((line) => paint(result === "pass" ? "green" : "red", line));
}
function formatChecklist(plugin, { only }) {
    const { met, unmet, crashed, skipped } = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .countOutcomes */ .XF)(plugin);
    const states = Object.entries({ met, unmet, crashed, skipped })
        .filter(([, checks]) => checks > 0)
        .map(([status, checks]) => `${String(checks)} ${status}`);
    const all = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(only?.of ?? plugin.outcomes.length, "check");
    return [`${only ? `${String(plugin.outcomes.length)} of ` : ""}${all}: ${states.join(", ")}`];
}
/** One line for each plugin with something to report, and one for all others. */
function formatTable({ plugins, failOn }, paint) {
    const reportedBefore = plugins.filter((plugin) => !(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .isHealthy */ .Wr)(plugin));
    const paths = new Map(reportedBefore.map((plugin) => [plugin, (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(plugin.path)]));
    const column = Math.min(LONGEST_PATH, Math.max(0, ...[...paths.values()].map((path) => path.length)));
    const rows = reportedBefore.map((plugin) => {
        const result = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn });
        const words = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatAllCounts */ .Nw)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .reportCounts */ .dn)({ plugins: [plugin] }));
        const phrases = result === "broken" ? ["could not be checked", words] : [words];
        const title = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPluginTitle */ .Dz)(plugin) === plugin.path ? [] : [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)((0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatPluginTitle */ .Dz)(plugin))];
        const path = (paths.get(plugin) ?? "").padEnd(column);
        const row = [`${SYMBOLS[result]} ${path}`, ...title, phrases.filter((word) => word !== "").join(", ")];
        return paint(result === "pass" ? "green" : "red", row.join("  "));
    });
    const healthy = plugins.length - reportedBefore.length;
    if (rows.length > 0 && healthy > 0)
        rows.push(paint("green", `\u2714 ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(healthy, "plugin")} without findings`));
    return rows;
}
function formatSkips(plugins, paint, view) {
    return [...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .findSkippedChecks */ .Xe)(plugins)].flatMap(([reason, { checks, plugins: concerned }]) => {
        const where = plugins.length > 1 ? ` in ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(concerned, "plugin")}` : "";
        const [named, counted] = [(0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCheckNames */ .cm)(checks), (0,_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(checks.size, "check")].map((names) => (0,_break_lines_js__WEBPACK_IMPORTED_MODULE_4__/* .breakLines */ .b)(`skipped${where}, as ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(reason)}: ${names}`, 4, view));
        const [first = "", ...others] = named?.length === 1 ? named : (counted ?? []);
        return [`  ${first}`, ...others].map((line) => paint("dim", line));
    });
}


/***/ }),

/***/ 68593:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ loadReporter; },
/* harmony export */   h: function() { return /* binding */ FORMATS; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _format_closing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89128);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27147);
/* harmony import */ var _annotations_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24575);




/** The reporters by the name of their format on the command line, each loaded on demand. */
const LOADERS = {
    terminal: async (report) => (hasNothingToShow(report) ? briefly : (await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 10750))).terminal),
    json: () => _json_js__WEBPACK_IMPORTED_MODULE_2__/* .json */ .P,
    github: (report) => (hasNothingToShow(report) && !report.baseline && !report.only ? silent : _annotations_js__WEBPACK_IMPORTED_MODULE_3__/* .annotations */ .hk),
    sarif: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 10241))).sarif,
    junit: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 85385))).junit,
    gitlab: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 88450))).gitlab,
    patch: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 39598))).patch,
    markdown: async () => (await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 2605))).summary,
};
const FORMATS = Object.keys(LOADERS);
/** Loads the reporter of a format for one report. A report without findings needs little code. */
async function loadReporter(format, report) {
    return await LOADERS[format](report);
}
function hasNothingToShow({ plugins }) {
    return plugins.every(({ findings, outcomes }) => findings.length === 0 && outcomes.every(({ status }) => status !== "crashed"));
}
/** The terminal output for a report without findings. */
const briefly = (report, view) => (view.quiet === true ? "" : `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)((0,_format_closing_js__WEBPACK_IMPORTED_MODULE_1__/* .formatClosing */ .Z)(report, view))}\n`);
const silent = () => "";


/***/ }),

/***/ 27147:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ REPORT_SCHEMA; },
/* harmony export */   P: function() { return /* binding */ json; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _finding_excerpt_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40916);
/* harmony import */ var _finding_marks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78515);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41035);






const REPORT_SCHEMA = "plugin-preflight/report@1";
/** The whole report for programs, as dist/report.schema.json describes it. */
const json = (report, view) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInertJson */ .LE)(JSON.stringify(makeReportRecord(report, view), undefined, 2))}\n`;
function makeReportRecord(report, view) {
    const readMarks = (0,_finding_marks_js__WEBPACK_IMPORTED_MODULE_4__/* .makeMarkReader */ .j)(view);
    const makeFinding = (finding) => makeFindingRecord(finding, readMarks(finding), (0,_finding_excerpt_js__WEBPACK_IMPORTED_MODULE_3__/* .getExcerpt */ .W)(finding, view));
    return {
        schema: REPORT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.ruleset },
        occasion: report.occasion,
        strict: report.strict,
        failOn: report.failOn,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report),
        selection: report.selection && makeSelectionRecord(report.selection),
        baseline: report.baseline && { file: report.baseline.file, gone: report.baseline.gone },
        only: report.only && { chosen: report.only.chosen, of: report.only.of },
        base: report.base && { name: report.base.name, commit: report.base.commit },
        counts: (0,_phrases_js__WEBPACK_IMPORTED_MODULE_5__/* .reportCounts */ .dn)(report),
        plugins: report.plugins.map((plugin) => makePluginRecord(plugin, report, makeFinding)),
    };
}
function makePluginRecord(plugin, { failOn }, makeFinding) {
    return {
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        verdict: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)({ plugins: [plugin], failOn }),
        counts: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugin.findings),
        outcomes: plugin.outcomes.map(makeOutcomeRecord),
        findings: plugin.findings.map(makeFinding),
        lifecycle: plugin.lifecycle && makeLivedRecord(plugin.lifecycle),
    };
}
// Keys have a fixed order, whoever made the report. Equal reports give equal texts.
function makeOutcomeRecord(outcome) {
    const { check, title, url, status } = outcome;
    const about = { check, title, url, status };
    switch (outcome.status) {
        case "met":
            return about;
        case "unmet":
            return { ...about, findings: outcome.findings.length };
        case "skipped":
            return { ...about, reason: outcome.reason };
        case "crashed":
            return { ...about, error: outcome.error };
    }
}
function makeFindingRecord(finding, { identity, lineHash }, excerpt) {
    const { check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url } = finding;
    const { secret, fingerprint, location, fix } = finding;
    const { file, pointer, range } = location;
    return {
        ...{ check, severity, stopsRelease, suppressed, overruled, age, message, help, printed, url, secret, fingerprint },
        ...{ identity, lineHash },
        location: { file, pointer, range: range && makeRangeRecord(range) },
        excerpt: excerpt && makeExcerptRecord(excerpt),
        fix: fix?.map((edit) => ({ file: edit.file, range: makeRangeRecord(edit.range), text: edit.text })),
    };
}
function makeExcerptRecord({ before, marked, after, cutBefore, cutAfter }) {
    return { before, marked, after, cutBefore, cutAfter };
}
function makeLivedRecord({ entry, dom, steps, permissions }) {
    return {
        ...{ entry, dom },
        steps: steps.map(({ step, call, outcome, milliseconds, logged, printed, stored, notified, open }) => ({
            ...{ step, call, outcome, milliseconds, logged, printed, stored, notified, open },
        })),
        permissions,
    };
}
function makeSelectionRecord({ of, tag, changedSince, shard }) {
    return { of, tag, changedSince, shard };
}
function makeRangeRecord({ start, end }) {
    return { start: { line: start.line, column: start.column }, end: { line: end.line, column: end.column } };
}


/***/ }),

/***/ 88369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ formatNextStepsMarkdown; },
/* harmony export */   s: function() { return /* binding */ formatNextSteps; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);
/* harmony import */ var _break_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83052);





/** The end of the terminal output: what to do about the findings. A line that begins with two spaces is to be pasted. */
function formatNextSteps(report, view) {
    if (!view.next)
        return [];
    const lines = listNextSteps(report, view.next).flatMap(({ sentence, commands }) => [
        ...(0,_break_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .breakLines */ .b)(`${sentence}:`, 0, view),
        ...commands.map((command) => `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(command)}`),
    ]);
    return lines.length === 0 ? [] : [lines.join("\n")];
}
/** The same in Markdown, without what the links of the findings lead to. */
function formatNextStepsMarkdown(report, { next }) {
    if (!next)
        return [];
    const steps = listNextSteps(report, next).filter(({ isOnPage }) => !isOnPage);
    return steps.map(({ sentence, commands }) => [`${sentence}:`, "", ...(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCodeBlock */ .mU)(commands)].join("\n"));
}
function findOpen({ plugins }) {
    return plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ));
}
/** What to do about the findings of a report; nothing where there are none. */
function listNextSteps(report, next) {
    const open = findOpen(report);
    const [worst] = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .sortWorstFirst */ .Qi)(open);
    if (!worst)
        return [];
    const setup = next.setup === undefined ? [] : [next.setup];
    const explain = {
        sentence: "What a check asks for, and how to meet it",
        commands: [`${next.explain} ${worst.check}`],
        isOnPage: open.every(({ url }) => url !== undefined),
    };
    const fixable = open.filter(isFixable).length;
    if (next.fix === undefined || fixable === 0)
        return [{ ...explain, commands: [...setup, ...explain.commands] }];
    const fix = { sentence: formatFixable(fixable, open.length), commands: [...setup, next.fix], isOnPage: false };
    return [fix, explain];
}
function formatFixable(fixable, all) {
    const some = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .formatNumber */ .Z)(fixable)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(all, "finding")}`;
    const subject = fixable < all ? some : all === 1 ? "The finding" : `All ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(all, "finding")}`;
    return `${subject} can be fixed automatically`;
}
function isFixable({ fix }) {
    return fix !== undefined && fix.length > 0;
}


/***/ }),

/***/ 4090:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ formatPageLink; },
/* harmony export */   o: function() { return /* binding */ formatPageReference; }
/* harmony export */ });
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);

/** Where the page of a check is: its address, or the command that prints it. */
function formatPageReference({ check, url }) {
    return url ?? `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name} explain ${check}`;
}
/** The same in Markdown. */
function formatPageLink({ check, url }) {
    return url === undefined ? `\`${formatPageReference({ check })}\`` : `[${check}](${url})`;
}


/***/ }),

/***/ 9609:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ makePainter; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_0__);

/** Colours a text where the view has colours. */
function makePainter({ color }) {
    return (style, text) => (color === true && text !== "" ? (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(style, text, { validateStream: false }) : text);
}


/***/ }),

/***/ 41035:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: function() { return /* binding */ formatCount; },
/* harmony export */   Dm: function() { return /* binding */ findReasonForRest; },
/* harmony export */   Dz: function() { return /* binding */ formatPluginTitle; },
/* harmony export */   E2: function() { return /* binding */ formatTitleAndPath; },
/* harmony export */   Jq: function() { return /* binding */ formatKnown; },
/* harmony export */   Nw: function() { return /* binding */ formatAllCounts; },
/* harmony export */   Pf: function() { return /* binding */ formatGone; },
/* harmony export */   Pu: function() { return /* binding */ formatVerdict; },
/* harmony export */   SR: function() { return /* binding */ formatSuppressions; },
/* harmony export */   Uj: function() { return /* binding */ formatChosen; },
/* harmony export */   Wr: function() { return /* binding */ isHealthy; },
/* harmony export */   XF: function() { return /* binding */ countOutcomes; },
/* harmony export */   Xe: function() { return /* binding */ findSkippedChecks; },
/* harmony export */   cm: function() { return /* binding */ formatCheckNames; },
/* harmony export */   dn: function() { return /* binding */ reportCounts; },
/* harmony export */   gM: function() { return /* binding */ formatCounts; },
/* harmony export */   gb: function() { return /* binding */ formatSelection; },
/* harmony export */   jg: function() { return /* binding */ formatSentence; },
/* harmony export */   kh: function() { return /* binding */ STOPS_RELEASE; },
/* harmony export */   ki: function() { return /* binding */ formatList; },
/* harmony export */   ug: function() { return /* binding */ formatReleaseStops; },
/* harmony export */   uh: function() { return /* binding */ formatAges; },
/* harmony export */   ur: function() { return /* binding */ formatAnnotated; },
/* harmony export */   zq: function() { return /* binding */ formatReleaseCounts; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93454);



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
/** `passes` or `does not pass as a release`. For several plugins `do not all pass`. */
function formatVerdict(report, several = false) {
    const words = (several ? SEVERAL : ONE)[(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report)];
    return report.occasion === "release" ? `${words} as a release` : words;
}
/** `1 error`, `3 warnings`. */
function formatCount(count, noun) {
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(count)} ${noun}${count === 1 ? "" : "s"}`;
}
/** `2 errors, 1 warning`. "" if there is nothing to count. */
function formatCounts(counts) {
    return _core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .SEVERITIES */ .o.filter((severity) => counts[severity] > 0)
        .map((severity) => formatCount(counts[severity], severity))
        .join(", ");
}
/** `2 errors, 3 suppressed`. "" if there is nothing to count. */
function formatAllCounts(counts) {
    const suppressed = counts.suppressed === 0 ? "" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(counts.suppressed)} suppressed`;
    return [formatCounts(counts), suppressed].filter((words) => words !== "").join(", ");
}
/** What a release would report that this run does not: a sentence without a full stop, or `undefined`. */
function formatReleaseCounts(report) {
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter(({ stopsRelease }) => stopsRelease));
    const isNew = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" || stopping.some((finding) => formatReleaseStops(finding));
    if (report.occasion === "release" || stopping.length === 0 || !isNew)
        return undefined;
    const suppressed = stopping.filter((finding) => !(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding)).length;
    const words = `A release would be stopped by ${formatCount(stopping.length, "finding")}`;
    if (suppressed === 0)
        return words;
    return stopping.length === 1
        ? `${words}, though it is suppressed`
        : `${words}, ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(suppressed)} of them suppressed`;
}
/** Adds a full stop if the text does not end in a question mark. */
function formatSentence(text) {
    return /[.?!\u2026]$/u.test(text) ? text : `${text}.`;
}
const STOPS_RELEASE = "A release would be stopped by this";
/** Whether a finding would stop only a release. */
function formatReleaseStops(finding) {
    return finding.stopsRelease && !((0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.severity === "error");
}
/**
 * Why a finding does not count, or would not count outside a release and without `strict`. `undefined` for any
 * other.
 */
function formatSuppressions({ suppressed, overruled }, { occasion }) {
    const reason = suppressed ?? overruled;
    if (reason === undefined)
        return undefined;
    const words = reason === _core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .IN_BASELINE */ .q6 ? "Known in the baseline" : `Switched off: ${reason}`;
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
    return `${plugins.length === 0 ? "None" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(plugins.length)} of ${formatCount(of, "plugin")}: ${how}`;
}
/** The number of findings that only the baseline still contains. `undefined` if there are none. */
function formatGone({ baseline }) {
    if (!baseline || baseline.gone === 0)
        return undefined;
    const gone = baseline.gone === 1 ? "1 finding that is gone" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(baseline.gone)} findings that are gone`;
    return `The baseline ${baseline.file} lists ${gone}: run again with --update-baseline`;
}
/** `3 new, 5 known from main, 1 not compared`, of the findings that count. `undefined` if none was compared. */
function formatAges({ plugins, base }) {
    const open = plugins.flatMap(({ findings }) => findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ));
    const [fresh, known] = ["new", "known"].map((age) => open.filter((one) => one.age === age).length);
    if (fresh === undefined || known === undefined || fresh + known === 0)
        return undefined;
    const rest = open.length - fresh - known;
    const from = base === undefined || known === 0 ? "" : ` from ${base.name}`;
    const parts = [
        fresh > 0 ? `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(fresh)} new` : "Nothing new",
        `${known === 0 ? "none" : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(known)} known${from}`,
    ];
    return [...parts, ...(rest > 0 ? [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(rest)} not compared`] : [])].join(", ");
}
/** Says that a finding is not from this pull request. `undefined` for any other. */
function formatKnown({ age }, { base }) {
    return age === "known" ? `Known${base === undefined ? "" : ` from ${base.name}`}` : undefined;
}
function reportCounts({ plugins }) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(plugins.flatMap(({ findings }) => findings));
}
/** Says that not all findings are shown at their lines. Empty if all are. */
function formatAnnotated(report, shown, isCut) {
    const { error, warning, notice } = reportCounts(report);
    const all = error + warning + notice;
    if (shown >= all)
        return [];
    const order = formatAges(report) === undefined ? "the worst first" : "the worst first, and of each severity the new ones";
    return [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(shown)} of ${formatCount(all, "finding")} are annotated, ${order}; ${formatList(isCut)}.`];
}
/** Where the findings are that GitHub does not show at their lines. */
function formatList(isCut) {
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
    return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .formatNumber */ .Z)(only.chosen)} of ${formatCount(only.of, "check")} ${only.chosen === 1 ? "was" : "were"} chosen`;
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

/***/ 10750:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  terminal: function() { return /* binding */ terminal; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/finding-excerpt.js
var finding_excerpt = __webpack_require__(40916);
// EXTERNAL MODULE: ./build/bundled/reporters/format-closing.js
var format_closing = __webpack_require__(89128);
// EXTERNAL MODULE: ./build/bundled/reporters/command-lines.js
var command_lines = __webpack_require__(25442);
// EXTERNAL MODULE: ./build/bundled/reporters/paint.js
var reporters_paint = __webpack_require__(9609);
// EXTERNAL MODULE: ./build/bundled/reporters/break-lines.js
var break_lines = __webpack_require__(83052);
// EXTERNAL MODULE: ./build/bundled/reporters/next-steps.js
var next_steps = __webpack_require__(88369);
// EXTERNAL MODULE: ./build/bundled/text/width.js + 4 modules
var text_width = __webpack_require__(23719);
;// CONCATENATED MODULE: ./build/bundled/reporters/snippet.js


const CUT = "\u2026";
/** Formats a line in at most `width` columns, always with the start of what is marked. */
function formatSnippet(excerpt, width) {
    const { cutBefore = false, cutAfter = false } = excerpt;
    const indent = cutBefore ? 0 : (/^[\t ]*/u.exec(excerpt.before)?.[0].length ?? 0);
    const before = " ".repeat(indent) + (0,safe/* makeVisible */.Xm)(excerpt.before.slice(indent));
    const marked = (0,safe/* makeVisible */.Xm)(excerpt.marked);
    const whole = before + marked + (0,safe/* makeVisible */.Xm)(excerpt.after);
    const start = (0,text_width/* measureWidth */.l)(before);
    const span = Math.max(1, (0,text_width/* measureWidth */.l)(marked));
    if (!cutBefore && (0,text_width/* measureWidth */.l)(whole) <= width)
        return { line: whole, marks: formatMarks(start, span) };
    const left = Math.max(0, start - Math.max(0, Math.floor((width - Math.min(span, width)) / 2)));
    const more = (0,text_width/* measureWidth */.l)(whole) > left + width - 2 || cutAfter;
    const shown = (left > 0 ? CUT : "") + cutToColumns(whole, left, left + width - 2) + (more ? CUT : "");
    const shift = start - left + (left > 0 ? 1 : 0);
    return { line: shown, marks: formatMarks(shift, Math.min(span, width - shift - 1)) };
}
function formatMarks(start, span) {
    return " ".repeat(start) + "^".repeat(Math.max(1, span));
}
/** The characters of a text between two columns. */
function cutToColumns(text, from, to) {
    let column = 0;
    let shown = "";
    for (const character of text) {
        if (column >= from && column < to)
            shown += character;
        column += (0,text_width/* measureWidth */.l)(character);
        if (column >= to)
            break;
    }
    return shown;
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/terminal.js










const COLORS = { error: "red", warning: "yellow", notice: "blue" };
/** For a person: each finding with its source line, grouped by file, and the verdict in the last line. */
const terminal = (report, view) => {
    const paint = (0,reporters_paint/* makePainter */.A)(view);
    const blocks = report.plugins.flatMap((plugin) => [
        ...formatFiles(plugin, report, view, paint),
        ...formatCrashes(plugin, paint),
    ]);
    const ends = view.quiet === true ? [] : [(0,format_closing/* formatClosing */.Z)(report, view), ...(0,next_steps/* formatNextSteps */.s)(report, view)];
    const written = [...blocks, ...ends];
    return written.length === 0 ? "" : `${(0,safe/* makeInert */.RU)(written.join("\n\n"))}\n`;
};
function formatFiles(plugin, report, view, paint) {
    // Findings of the baseline are only counted: there may be many, and all of them are known.
    const shown = plugin.findings.filter((finding) => (0,core_report/* counts */.tQ)(finding) || (view.quiet !== true && finding.suppressed !== core_report/* IN_BASELINE */.q6));
    const names = new Set(shown.map(({ location }) => location.file));
    return [...names].map((file) => {
        const heading = paint("bold", (0,safe/* makeVisible */.Xm)((view.pathOf ?? String)(file)));
        const findings = shown.filter(({ location }) => location.file === file);
        return [heading, ...findings.map((finding) => formatFinding(finding, report, view, paint))].join("\n");
    });
}
function formatFinding(finding, report, view, paint) {
    const { severity, message, help, printed = [], check, location } = finding;
    const { range } = location;
    const isOpen = (0,core_report/* counts */.tQ)(finding);
    const place = range ? `${String(range.start.line)}:${String(range.start.column)}` : "";
    const gutter = " ".repeat(Math.max(5, String(range?.start.line ?? "").length + 1));
    const label = isOpen ? severity : `suppressed ${severity}`;
    const start = range ? ` ${place.padStart(gutter.length)}  ` : "  ";
    const indent = start.length + label.length + 2;
    const [first = "", ...others] = (0,break_lines/* breakLines */.b)(`${(0,safe/* makeVisible */.Xm)(message)}  ${check}`, indent, view).map((line) => paintMessage(line, check, isOpen, paint));
    const lines = [`${start}${paint(isOpen ? COLORS[severity] : "dim", label)}  ${first}`, ...others];
    lines.push(...formatExcerpt(finding, gutter, view, paint));
    const release = report.occasion !== "release" && (0,phrases/* formatReleaseStops */.ug)(finding) ? phrases/* STOPS_RELEASE */.kh : undefined;
    for (const note of [isOpen ? help : undefined, (0,phrases/* formatSuppressions */.SR)(finding, report), release]) {
        if (note === undefined)
            continue;
        const [head = "", ...rest] = (0,break_lines/* breakLines */.b)((0,safe/* makeVisible */.Xm)(note), gutter.length + 4, view);
        lines.push(`${gutter}  ${paint("dim", "=")} ${head}`, ...rest);
    }
    lines.push(...printed.map((line) => `${gutter}  ${paint("dim", `> ${(0,command_lines/* formatPrintedLine */.Aq)(line)}`)}`));
    return lines.join("\n");
}
/** A line of a message. The check's name ends the last one. */
function paintMessage(line, check, isOpen, paint) {
    const words = line.endsWith(check) ? line.slice(0, -check.length) : line;
    return `${isOpen ? words : paint("dim", words)}${words === line ? "" : paint("dim", check)}`;
}
/** The source line of a finding with its range marked. Empty if it is not shown. */
function formatExcerpt(finding, gutter, view, paint) {
    const { severity, location } = finding;
    const excerpt = (0,finding_excerpt/* getExcerpt */.W)(finding, view);
    if (!excerpt)
        return [];
    const bar = paint("dim", "\u2502");
    const { line, marks } = formatSnippet(excerpt, Math.max(20, (view.width ?? 100) - gutter.length - 4));
    return [
        `${String(location.range?.start.line).padStart(gutter.length + 1)} ${bar} ${line}`.trimEnd(),
        `${gutter}  ${bar} ${paint(COLORS[severity], marks)}`,
    ];
}
function formatCrashes({ outcomes }, paint) {
    return outcomes.flatMap((outcome) => outcome.status === "crashed"
        ? [
            `${paint("red", "crash")}  The check ${outcome.check} crashed: a fault of this tool, not of the plugin\n` +
                outcome.error
                    .split("\n")
                    .map((line) => `  ${(0,safe/* makeVisible */.Xm)(line)}`)
                    .join("\n"),
        ]
        : []);
}


/***/ }),

/***/ 89898:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: function() { return /* binding */ countChosen; },
/* harmony export */   YG: function() { return /* binding */ prepareInspection; },
/* harmony export */   ls: function() { return /* binding */ makeUnknownCheckError; }
/* harmony export */ });
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31283);
/* harmony import */ var _core_inspect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21900);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80957);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18876);
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
        ...(today !== undefined && { today }),
        ...(request.copy && { origin: request.copy.origin }),
    };
    const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
    needs.add("manifest").add("configuration");
    const tag = request.tag === undefined ? {} : { tag: { name: request.tag } };
    return async (workspace, folder, { root, reportedWith } = ALONE) => {
        const given = { ...tag, ...(await request.findOut?.({ workspace, root, folder, needs })) };
        return (0,_core_inspect_js__WEBPACK_IMPORTED_MODULE_1__/* .inspect */ .N)(await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs, given, reportedWith }), checks, policy);
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
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_5__/* .findNearest */ .q)(id, _checks_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checks */ .A.map((check) => check.id));
    const help = meant === undefined ? "The command explain lists all checks" : `Did you mean ${meant}?`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .e(`There is no check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(id)}`, help);
}


/***/ }),

/***/ 71643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ findPluginFolders; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73194);






const MANIFEST = "manifest.json";
/** No path that a system takes is longer. */
const LONGEST_PATTERN = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";
/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder shows it.
 * @throws {UsageError} for a path that is not a folder, a pattern that nothing matches, plugins of several repositories.
 */
async function findPluginFolders(paths, cwd, known) {
    const isExclusion = (path) => path.startsWith("!") && (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path)) === undefined;
    for (const path of paths)
        requireShort(path);
    if (paths.length > 0 && paths.every(isExclusion)) {
        const which = `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(paths[0])} says only what is left out`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${which}, and no plugin is named`, `Name the plugins first: "**" ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(paths[0])}`);
    }
    const wanted = [];
    for (const path of paths.filter((one) => !isExclusion(one)))
        wanted.push(await wantedBy(path, cwd));
    const root = known ?? rootOf(wanted[0]?.folder ?? cwd, cwd);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const folders = [];
    for (const { path, folder, pattern } of wanted) {
        const inside = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, folder);
        if (inside === undefined) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(folder)} is not in the repository ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(root)}`, "Check one repository a run");
        }
        folders.push(...(pattern === undefined ? [inside] : await matching(root, inside, pattern, path)));
    }
    const left = await without(folders, paths.filter(isExclusion), (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? cwd) ?? "");
    return { root, workspace, folders: [...new Set(left)].toSorted() };
}
function requireShort(path) {
    if (path.length <= LONGEST_PATTERN)
        return;
    const length = `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(path.length)} characters, but may have at most ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(LONGEST_PATTERN)}`;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The path ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} has ${length}`, GIVE_FOLDERS);
}
/** A pattern of manifests means their folders, as the path of one does. */
function withoutManifest(pattern) {
    return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}
async function wantedBy(path, cwd) {
    // As from a variable of a shell that is not set.
    if (path === "")
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("A path is empty", "Give the folder of a plugin, or . for the current one");
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const folder = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(full) ?? ((0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(full) === MANIFEST ? (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(full)) : undefined);
    if (folder !== undefined)
        return { path, folder };
    if ((0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_4__/* .isArchivePath */ .C)(full)) {
        const help = "Give the folder of a plugin; the command validate judges an archive";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} is not a folder, but an archive or the name of one`, help);
    }
    if (!/[*?[{]/u.test(path))
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}`, "Give the folder of a plugin");
    const { readGlob } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const { base, pattern } = readGlob(withoutManifest(path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join("/")));
    const searched = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, base));
    if (searched === undefined) {
        const purpose = base === path ? "" : ` to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There is no folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(base)}${purpose}`, GIVE_FOLDERS);
    }
    return { path, folder: searched, pattern };
}
async function matching(root, base, pattern, path) {
    const { findMatchingFolders } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const found = findMatchingFolders(root, base, pattern, MANIFEST);
    if ("refused" in found)
        throw explainRefusal(found, path);
    if (found.folders.length === 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`No plugin matches ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: no folder of this pattern contains a ${MANIFEST}`, GIVE_FOLDERS);
    }
    return found.folders;
}
function explainRefusal(search, path) {
    const most = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(search.most);
    if (search.refused === "too-many-alternatives") {
        return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`The pattern ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} expands to more than ${most} patterns`, "Give several patterns");
    }
    const left = `the search ended after ${most}, folders left to look into: ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatNumber */ .Z)(search.foldersLeft)}`;
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`There are too many files to search for ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)}: ${left}`, "Narrow the pattern");
}
async function without(folders, exclusions, here) {
    if (exclusions.length === 0)
        return folders;
    const { makeMatcher: matcherOf } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const leaveOut = exclusions.map((exclusion) => matcherOf(exclusion.slice(1)));
    const asGiven = (folder) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(here, folder) || ".";
    const left = folders.filter((folder) => !leaveOut.some((matches) => matches(asGiven(folder))));
    if (left.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e("All plugins that are named are left out again", "Name one to check");
    return left;
}
/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder, cwd) {
    const current = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? folder;
    return (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepositoryRoot */ .mL)(folder) ?? ((0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(current, folder) === undefined ? folder : current);
}


/***/ }),

/***/ 82195:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ preflight; }
});

// EXTERNAL MODULE: ./build/bundled/run/inspection.js
var inspection = __webpack_require__(89898);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/refuse-workspace-roots.js
var refuse_workspace_roots = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/run/shard.js
var run_shard = __webpack_require__(89330);
;// CONCATENATED MODULE: ./build/bundled/run/selection.js

/**
 * Selects the plugins of a run from those that it names.
 *
 * @throws {UsageError} if they cannot be determined.
 */
async function selectPlugins({ tag, changedSince, shard }, { root, workspace, folders }) {
    const released = tag === undefined
        ? folders
        : await (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 8330))).findTaggedPlugin(workspace, folders, tag);
    const reportingPlugin = released.includes("") ? "" : released[0];
    const isPicked = tag !== undefined && folders.length > 1;
    if (!isPicked && changedSince === undefined && shard === undefined)
        return { folders: released, reportingPlugin };
    const changed = changedSince === undefined
        ? released
        : await (await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 15055))).findChangedPlugins(root, released, changedSince);
    return {
        folders: shard ? (0,run_shard/* takeShard */.mt)(changed, shard) : changed,
        reportingPlugin,
        selection: {
            of: folders.length,
            ...(isPicked && { tag }),
            ...(changedSince !== undefined && { changedSince }),
            ...(shard && { shard: (0,run_shard/* formatShard */._D)(shard) }),
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/workspace/overlay-files.js
/** A workspace in which some of the files that are there have other bytes. */
function overlayFiles(below, files) {
    return {
        ...below,
        entry(path) {
            const bytes = files.get(path);
            return bytes ? { kind: "file", size: bytes.length } : below.entry(path);
        },
        bytes(path, most = Infinity) {
            const bytes = files.get(path);
            if (!bytes)
                return below.bytes(path, most === Infinity ? undefined : most);
            return bytes.length <= most ? bytes : undefined;
        },
        givenBytes: (path) => files.get(path) ?? below.givenBytes(path),
        ascii: (path) => (files.has(path) ? undefined : below.ascii?.(path)),
        head: (path, most) => files.get(path)?.subarray(0, most) ?? below.head(path, most),
    };
}

;// CONCATENATED MODULE: ./build/bundled/run/preflight.js






/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} if the request cannot be met: a path that is not a folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a file that is not a baseline.
 */
async function preflight(request) {
    const { occasion, strict } = request;
    const { overlay } = request;
    const onDisk = await (0,plugin_folders/* findPluginFolders */.Y)(request.paths, request.cwd, request.root);
    const named = overlay ? { ...onDisk, workspace: overlayFiles(onDisk.workspace, overlay) } : onDisk;
    const { root, workspace } = named;
    await (0,refuse_workspace_roots/* refuseWorkspaceRoots */.V)(request, named);
    // Read before any code of the plugins runs: that code could write another baseline, and a wrong one is reported at
    // once.
    const { baseline: known } = request;
    const withBaseline = known === undefined
        ? (result) => result
        : (await Promise.all(/* import() | beyond-validate */[__webpack_require__.e(857), __webpack_require__.e(653)]).then(__webpack_require__.bind(__webpack_require__, 88075))).applyBaseline(known, request.cwd, root);
    const { folders, reportingPlugin, selection } = await selectPlugins(request, named);
    const plugins = [];
    const inspect = (0,inspection/* prepareInspection */.YG)(request);
    for (const folder of folders) {
        // Findings about the whole repository are reported once: with the plugin at its root, or else with the first.
        const reportedWith = folder === reportingPlugin ? undefined : reportingPlugin;
        const plugin = await inspect(workspace, folder, { root, reportedWith });
        plugins.push(plugin);
        // With a thousand plugins, only the files to show are kept in memory.
        if (folders.length > 1)
            workspace.forget(folder, new Set(plugin.findings.flatMap(listFiles)));
    }
    const only = (0,inspection/* countChosen */.KL)(request.only);
    const failOn = occasion === "release" ? "error" : request.failOn;
    return withBaseline({
        report: { occasion, strict, failOn, plugins, ...(selection && { selection }), ...(only && { only }) },
        root,
        source: (0,result/* makeSourceReader */.n)(workspace),
        checkedBytes: (file) => workspace.givenBytes(file),
    });
}
/** Where a finding is, and what its fix changes. */
function listFiles({ location, fix = [] }) {
    return [location.file, ...fix.map(({ file }) => file)];
}


/***/ }),

/***/ 22108:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ refuseWorkspaceRoots; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _plugin_found_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87461);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95655);







const MOST_NAMED = 5;
/**
 * The root of a workspace with plugins in it is not a plugin without a manifest.
 *
 * @throws {UsageError} that names the plugins, and how to check them.
 */
async function refuseWorkspaceRoots({ cwd, adviseOnPaths }, { root, workspace, folders }) {
    for (const folder of folders) {
        if (!mayBeWorkspaceRoot(workspace, folder))
            continue;
        const { findWorkspacePlugins } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 48330));
        const plugins = await findWorkspacePlugins(workspace, root, folder);
        if (plugins.folders.length === 0)
            continue;
        const here = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .makeWorkspacePath */ .Jj)(root, (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .resolveFolder */ .h1)(cwd) ?? cwd) ?? "";
        const paths = plugins.paths.map((path) => {
            const [, sign = "", rest = ""] = /^(!?)(.*)$/su.exec(path) ?? [];
            return sign + node_path__WEBPACK_IMPORTED_MODULE_0__.posix.relative(here, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, rest));
        });
        const help = adviseOnPaths?.(paths) ?? `Name them: ${paths.join(" ")}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(describePlugins(folder, plugins.folders), help);
    }
}
function mayBeWorkspaceRoot(workspace, folder) {
    const isThere = (name) => workspace.entry((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(folder, name))?.kind === "file";
    if (isThere("manifest.json") || !(isThere("package.json") || isThere("pnpm-workspace.yaml")))
        return false;
    const manifest = (0,_plugin_found_file_js__WEBPACK_IMPORTED_MODULE_5__/* .findFile */ .q)(workspace, folder, "manifest.json");
    return manifest.state === "missing" && manifest.near === undefined;
}
function describePlugins(folder, plugins) {
    const subject = folder === "" ? "This folder" : `The folder ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(folder)}`;
    const count = plugins.length === 1 ? "a plugin" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(plugins.length)} plugins`;
    const named = plugins.slice(0, MOST_NAMED).map((path) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path));
    const more = plugins.length > MOST_NAMED ? ` and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__/* .formatNumber */ .Z)(plugins.length - MOST_NAMED)} more` : "";
    return `${subject} is not a plugin, but the root of a workspace with ${count}: ${named.join(", ")}${more}`;
}


/***/ }),

/***/ 46945:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ makeSourceReader; }
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);

const LARGEST_SOURCE = 16 * 1024 * 1024;
const MOST_SOURCES = 8;
/** The lines of files that a report names. */
function makeSourceReader(workspace) {
    const read = new Map();
    return (file) => {
        if (!read.has(file)) {
            // Reports are printed file by file, so the lines of a thousand files are not needed at once.
            const [oldest] = read.keys();
            if (oldest !== undefined && read.size === MOST_SOURCES)
                read.delete(oldest);
            const bytes = workspace.bytes(file, LARGEST_SOURCE);
            read.set(file, bytes && (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .indexLines */ .u)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
        }
        return read.get(file);
    };
}


/***/ }),

/***/ 89330:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xy: function() { return /* binding */ readShard; },
/* harmony export */   _D: function() { return /* binding */ formatShard; },
/* harmony export */   mt: function() { return /* binding */ takeShard; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


/**
 * Reads `2/3`.
 *
 * @throws {UsageError} for anything else. `what` names the option.
 */
function readShard(text, what) {
    const [, index, count] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/u.exec(text) ?? []).map(Number);
    if (index === undefined || count === undefined || index > count) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, but must be a part of all, such as 1/4`, "Count from 1/N to N/N, in at most 9,999 parts");
    }
    return { index, count };
}
/** Every item of a list is in exactly one of its parts, and the sizes of parts differ by at most one. */
function takeShard(list, { index, count }) {
    return list.filter((_, at) => at % count === index - 1);
}
function formatShard({ index, count }) {
    return `${String(index)}/${String(count)}`;
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
/* harmony export */   As: function() { return /* binding */ utf8; },
/* harmony export */   KJ: function() { return /* binding */ makePlaceFinder; },
/* harmony export */   NF: function() { return /* binding */ findOffsetsFromEnd; },
/* harmony export */   OH: function() { return /* binding */ findOffsets; },
/* harmony export */   Wy: function() { return /* binding */ latin1; },
/* harmony export */   j5: function() { return /* binding */ copyString; }
/* harmony export */ });
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
function latin1(bytes, start = 0, end = bytes.length) {
    return toBuffer(bytes).toString("latin1", start, end);
}
/** Bytes as text, UTF-8, with a byte order mark if there is one. U+FFFD replaces invalid bytes. */
function utf8(bytes) {
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
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
function copyString(part) {
    return Buffer.from(part, "latin1").toString("latin1");
}
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
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

/***/ 72252:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: function() { return /* binding */ formatDay; }
/* harmony export */ });
/** A day as ISO 8601 has it, such as 2026-11-21. The engine's own way takes four times as long for the first one. */
function formatDay(date) {
    const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()].map(String);
    return `${year ?? ""}-${(month ?? "").padStart(2, "0")}-${(day ?? "").padStart(2, "0")}`;
}


/***/ }),

/***/ 68686:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ks: function() { return /* binding */ detectWideEncoding; },
/* harmony export */   Rs: function() { return /* binding */ decodeStrictUtf8; },
/* harmony export */   _6: function() { return /* binding */ decodeUtf8; }
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

/***/ 98287:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ LONGEST_PART; },
/* harmony export */   t: function() { return /* binding */ takeExcerpt; }
/* harmony export */ });
/** Of each part, as the line may be a bundle of a million characters. */
const LONGEST_PART = 160;
/** Takes the line of a range's start. The mark ends with the line where the range does not. */
function takeExcerpt(line, { start, end }) {
    const from = Math.min(start.column - 1, line.length);
    const to = end.line === start.line ? Math.min(end.column - 1, line.length) : line.length;
    return {
        before: line.slice(Math.max(0, from - LONGEST_PART), from),
        marked: line.slice(from, Math.min(to, from + LONGEST_PART)),
        after: line.slice(to, to + LONGEST_PART),
        ...(from > LONGEST_PART && { cutBefore: true }),
        ...(to + LONGEST_PART < line.length && { cutAfter: true }),
    };
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
        const set = character === "[" ? characterSet(text, at) : undefined;
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
function characterSet(text, start) {
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

/***/ 49283:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ formatInlineJson; },
/* harmony export */   a: function() { return /* binding */ makeJsonEdits; }
/* harmony export */ });
/* harmony import */ var _json_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4588);

/** What changes a JSON text: each edit keeps to the manner in which the text around it is written. */
function makeJsonEdits(tree, bare, edit) {
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
            return edits(part?.parent && { ...findPartWithComma(part, part.parent), text: "" });
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
/* harmony export */   G: function() { return /* binding */ isObject; },
/* harmony export */   U: function() { return /* binding */ toObjectText; }
/* harmony export */ });
function isObject(value) {
    return typeof value === "object" && value !== null && !Array.isArray(value);
}
function toObjectText(json) {
    return isObject(json.value) ? { ...json, value: json.value } : undefined;
}


/***/ }),

/***/ 59483:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ makePointer; }
/* harmony export */ });
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

/***/ 23989:
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
// EXTERNAL MODULE: ./build/bundled/text/json/json-edits.js
var json_edits = __webpack_require__(49283);
// EXTERNAL MODULE: ./build/bundled/text/json/json-limits.js
var json_limits = __webpack_require__(64292);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/esm/main.js + 5 modules
var main = __webpack_require__(49370);
;// CONCATENATED MODULE: ./build/bundled/text/json/json-problems.js


/** The most syntax errors to report: what follows the first few is mostly their echo. */
const MOST_SYNTAX_ERRORS = 10;
function describeOddity({ file, text, lines }, oddity) {
    const range = lines.range(oddity.start, oddity.end);
    const token = text.slice(oddity.start, oddity.end);
    const makeRemoval = (start) => [{ file, range: lines.range(start, oddity.end), text: "" }];
    switch (oddity.kind) {
        case "comment":
            return {
                kind: oddity.kind,
                range,
                message: `JSON has no comments, but here is ${(0,safe/* quote */.hD)(token)}`,
                help: "Remove the comment",
                fix: makeRemoval(startOfBlanksBefore(text, oddity.start)),
            };
        case "trailing-comma":
            return {
                kind: oddity.kind,
                range,
                message: 'The "," after the last item is one too many',
                help: "Remove the comma",
                fix: makeRemoval(oddity.start),
            };
        case "duplicate-key":
            return {
                kind: oddity.kind,
                range,
                message: `The key ${(0,safe/* quote */.hD)(oddity.key)} appears twice in this object, first on line ${String(lines.position(oddity.earlier).line)}`,
                help: "Keep one of them: most readers silently take the last",
            };
        case "lone-surrogate":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shorten */.ml)(token, 80)} contains half a character (a lone surrogate), which no UTF-8 file can keep`,
                help: "Write the whole character",
            };
        case "control-character":
            return {
                kind: oddity.kind,
                range,
                message: `The string ${(0,safe/* shorten */.ml)(token, 80)} contains the control character ${formatCodePoint(oddity.character)}`,
                help: "Remove the control character; only line feed, carriage return and tab may be in a string",
            };
        case "number":
            return {
                kind: oddity.kind,
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
        problems.push({ kind: "syntax", range, ...describeSyntax(error.error, text, span) });
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
function startOfBlanksBefore(text, offset) {
    let start = offset;
    while (text[start - 1] === " " || text[start - 1] === "\t")
        start--;
    return start;
}

;// CONCATENATED MODULE: ./build/bundled/text/json/json-scan.js


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
        return makeUnreadable(read, ...describeFault(fault, read));
    const marked = text.startsWith(BYTE_ORDER_MARK);
    const problems = marked ? [markProblem(read)] : [];
    const unmarked = marked ? ` ${text.slice(1)}` : text;
    const scan = scanJson(unmarked);
    const beyond = makeBeyondLimits(scan);
    if (beyond) {
        const range = read.lines.range(beyond.start, beyond.end);
        return makeUnreadable(read, beyond.message, "Simplify it; nothing else in this file was checked", range);
    }
    problems.push(...scan.oddities.map((oddity) => describeOddity(read, oddity)));
    const extras = scan.oddities.filter(({ kind }) => kind === "comment" || kind === "trailing-comma");
    const bare = extras.length === 0 ? unmarked : blankComments(unmarked, extras);
    try {
        return makeJsonText(read, { value: JSON.parse(bare), bare }, problems);
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
function makeBeyondLimits({ firstTooDeep, firstTooMany }) {
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
        get range() {
            const { node, depth } = tree.find(path);
            if (!node)
                return getRange({ start: 0, end: 0 });
            return getRange(depth === path.length ? span(node) : (0,json_tree/* getOpening */.p8)(node));
        },
    });
    const at = (...path) => place(path, json_tree/* getSpan */.fU);
    const keyAt = (...path) => place(path, (node) => (0,json_tree/* getSpan */.fU)((0,json_tree/* getKeyNode */.ib)(node) ?? node));
    const edits = (0,json_edits/* makeJsonEdits */.a)(tree, parsed?.bare ?? "", ({ text, ...span }) => ({ file, range: getRange(span), text }));
    return { file, value: parsed?.value, problems, at, keyAt, ...edits };
}
function markProblem({ file, lines }) {
    const range = lines.range(0, 1);
    return {
        kind: "byte-order-mark",
        range,
        message: "The file starts with a byte order mark (U+FEFF)",
        help: "Save it as UTF-8 without a byte order mark",
        fix: [{ file, range, text: "" }],
    };
}
function describeFault(fault, { lines }) {
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
            const line = findLastAtMost(starts, end) + 1;
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
function findLastAtMost(sorted, limit) {
    let low = 0;
    let high = sorted.length - 1;
    while (low < high) {
        const middle = (low + high + 1) >> 1;
        if ((sorted[middle] ?? Infinity) <= limit)
            low = middle;
        else
            high = middle - 1;
    }
    return low;
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
/* harmony export */   k: function() { return /* binding */ readMarkdown; }
/* harmony export */ });
/* harmony import */ var _section_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74337);

/**
 * The sections of a Markdown text (CommonMark, and HTML in it), one for each heading that a reader sees as one: not in
 * code, comments or quotes. A byte order mark and YAML front matter are passed over.
 *
 * The parser is loaded with the first text.
 */
async function readMarkdown(text) {
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

/***/ 86785:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: function() { return /* binding */ readVersion; },
/* harmony export */   Zy: function() { return /* binding */ compareVersions; },
/* harmony export */   _Q: function() { return /* binding */ findNearestVersion; },
/* harmony export */   mU: function() { return /* binding */ RAISES; },
/* harmony export */   vZ: function() { return /* binding */ raiseVersion; }
/* harmony export */ });
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7163);
/* harmony import */ var semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(semver_classes_semver_js__WEBPACK_IMPORTED_MODULE_0__);

const LONGEST = 256;
/** Reads an exact semantic version: no `v`, no spaces, no leading zeros, all three parts. */
function readVersion(text) {
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
    return readVersion(raised.version);
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
    return readVersion(numbers.join(".") + (parts[4] ?? ""))?.text;
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

/***/ 90881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ MOST_ARCHIVED_BYTES; },
/* harmony export */   H: function() { return /* binding */ MOST_ARCHIVED_FILES; }
/* harmony export */ });
/** What the archive of a plugin may contain at most. Of a plugin that has more, no more is looked at. */
const MOST_ARCHIVED_FILES = 10_000;
/** Unpacked. */
const MOST_ARCHIVED_BYTES = 256 * 1024 * 1024;


/***/ }),

/***/ 73194:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ isArchivePath; },
/* harmony export */   G: function() { return /* binding */ isZipFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85720);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1938);



const SIGNATURE = "PK";
/** Whether a caller's path means an archive: by its ending, or because a file of this name begins as an archive does. */
function isArchivePath(path) {
    const isThere = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path)) !== undefined;
    if (isThere && (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveFolder */ .h1)(path) !== undefined)
        return false;
    const isNamed = /\.zip$/iu.test(path);
    return isThere ? isNamed || isZipFile(path) === true : isNamed && !/[*?[{]/u.test(path);
}
/** Whether a file begins as an archive does; `undefined` for anything that is not read. */
function isZipFile(path) {
    const head = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_2__/* .readHead */ .zy)(path, SIGNATURE.length));
    return head && Buffer.from(head).toString("latin1") === SIGNATURE;
}


/***/ }),

/***/ 61871:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ countFiles; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51424);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);


/** Nobody needs to know of more. */
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

/***/ 83700:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ readLatin1; },
/* harmony export */   m: function() { return /* binding */ readLooseText; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34233);

/** The text of a file of at most `most` bytes, with U+FFFD for what is not UTF-8; `undefined` where there is none. */
function readLooseText(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8 */ .As, workspace, path, most);
}
/** A file's bytes, a character for each. */
function readLatin1(workspace, path, most) {
    return readAs(_text_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .latin1 */ .Wy, workspace, path, most);
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

/***/ 69666:
/***/ (function(module) {

module.exports = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"Who made it, with a name and an e-mail address.","examples":[{"name":"Harbour Office","email":"office@example.com"}],"anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do, or [] for nothing.","examples":[["storage-read"]],"type":"array","items":{"examples":["storage-read"],"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin needs it: true or false.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","examples":["dist/plugin.js"],"type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","examples":["dist/plugin.js"],"type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","examples":["https://github.com/harbour/tides"],"type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","examples":["https://example.com/tides"],"type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","examples":["https://github.com/harbour/tides/issues"],"type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","examples":["MIT"],"type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"type":"string","examples":["^1.4.0"]}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","examples":["2.1.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","examples":["3.0.0"],"type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","examples":["free"],"type":"string","minLength":1}},"additionalProperties":false,"required":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","type":"string","examples":[">=2.0.0"]},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"examples":["screenshots/tides.png"],"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"examples":["https://example.com"],"type":"string","format":"web-url"},"range":{"examples":[">=18.0.0"],"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"examples":[{"type":"object","properties":{}}],"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","examples":["office@example.com"],"type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","examples":["https://example.com/avatar.png"],"type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","examples":["/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","examples":["https://example.com/help"],"type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Its place in the menu; smaller comes first.","examples":[1],"type":"number"},"parent":{"description":"The item that it belongs to.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own: true or false.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","examples":["/hooks/tides"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","examples":[["tide.turned"]],"type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","examples":[["read"]],"type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","examples":["/oauth/harbour"],"type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Its width in pixels.","examples":[320],"type":"number","exclusiveMinimum":0},"height":{"description":"Its height in pixels.","examples":[200],"type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');

/***/ })

};
;