"use strict";
exports.id = 7978;
exports.ids = [7978];
exports.modules = {

/***/ 7978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: function() { return /* binding */ checks; }
});

// EXTERNAL MODULE: ./build/src/core/check.js
var check = __webpack_require__(6960);
// EXTERNAL MODULE: ./build/src/text/numbers.js
var numbers = __webpack_require__(4234);
// EXTERNAL MODULE: ./build/src/text/safe.js
var safe = __webpack_require__(6039);
;// CONCATENATED MODULE: ./build/src/checks/archive-unchanged.js



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
var absent = __webpack_require__(3459);
// EXTERNAL MODULE: ./build/src/plugin/manifest.js
var plugin_manifest = __webpack_require__(4519);
// EXTERNAL MODULE: ./build/src/plugin/scripts.js
var plugin_scripts = __webpack_require__(7932);
;// CONCATENATED MODULE: ./build/src/core/script-lines.js


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
    const same = (0,plugin_manifest/* isObject */.Gv)(scripts) ? otherScript(command, Object.keys(scripts)) : undefined;
    const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
    const [missing, usual] = WITHOUT[command];
    const line = same === undefined ? (tool?.[1] ?? usual) : runLine(by, same);
    const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
    const isThere = (0,plugin_manifest/* isObject */.Gv)(scripts) && Object.hasOwn(scripts, script);
    const place = !(0,plugin_manifest/* isObject */.Gv)(scripts)
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
    const names = plugin_scripts/* SCRIPT_NAMES */.DF[command];
    const longer = usable.find((name) => names.some((wanted) => name.startsWith(`${wanted}:`) || name === `${wanted}s`));
    const types = command === "typecheck" ? usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name)) : undefined;
    return longer ?? types;
}
function hasPackage(packageJson, name) {
    return ["devDependencies", "dependencies"].some((key) => {
        const packages = packageJson[key];
        return (0,plugin_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
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

;// CONCATENATED MODULE: ./build/src/core/build-help.js



/** That something is to be built, with the command where package.json has one. */
function buildHelp(what, { packageJson, scripts: commands }) {
    const scripts = (0,absent/* isAbsent */.W)(packageJson) ? undefined : packageJson.value["scripts"];
    const builds = (0,plugin_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
    return builds ? `${what}: ${runLine((0,absent/* isAbsent */.W)(commands) ? "npm" : commands.manager.name, "build")}` : what;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle-fresh.js




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

;// CONCATENATED MODULE: ./build/src/core/external-help.js



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
    const installed = BUNDLERS.find((bundler) => ["devDependencies", "dependencies"].some((key) => (0,plugin_manifest/* isObject */.Gv)(value[key]) && Object.hasOwn(value[key], bundler.package)));
    const leftOut = started?.inCommand ?? (started ?? installed)?.inConfig ?? (() => "Tell the bundler that it is external");
    const peers = value["peerDependencies"];
    return (name) => {
        const isPeer = (0,plugin_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name);
        return isPeer ? leftOut(name) : `${leftOut(name)}, and name it under "peerDependencies" of package.json`;
    };
}
function textsOf(scripts) {
    return (0,plugin_manifest/* isObject */.Gv)(scripts) ? Object.values(scripts).filter((script) => typeof script === "string") : [];
}
/** A pattern for a package and all that is in it: as a text the name would not stand for `react/jsx-runtime`. */
function asPattern(name) {
    return `/^${name.replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}($|\\/)/`;
}

;// CONCATENATED MODULE: ./build/src/checks/bundle-peers.js



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

;// CONCATENATED MODULE: ./build/src/core/bundle-at.js

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

;// CONCATENATED MODULE: ./build/src/checks/bundle-present.js





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

// EXTERNAL MODULE: ./build/src/plugin/host-packages.js
var host_packages = __webpack_require__(808);
;// CONCATENATED MODULE: ./build/src/core/lighter-bundle.js




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

// EXTERNAL MODULE: ./build/src/plugin/bundle-limits.js
var bundle_limits = __webpack_require__(3635);
;// CONCATENATED MODULE: ./build/src/checks/bundle-size.js







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

// EXTERNAL MODULE: ./build/src/plugin/changelog-title.js
var changelog_title = __webpack_require__(1881);
// EXTERNAL MODULE: ./build/src/text/lines.js
var text_lines = __webpack_require__(9763);
// EXTERNAL MODULE: ./build/src/text/version-order.js
var version_order = __webpack_require__(6425);
// EXTERNAL MODULE: ./build/src/text/versions.js
var versions = __webpack_require__(6531);
;// CONCATENATED MODULE: ./build/src/core/missing-entry.js





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

// EXTERNAL MODULE: ./build/src/plugin/major-change.js
var major_change = __webpack_require__(7490);
;// CONCATENATED MODULE: ./build/src/checks/changelog-entry.js





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

;// CONCATENATED MODULE: ./build/src/core/major-notes.js
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

;// CONCATENATED MODULE: ./build/src/checks/changelog-major.js



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

// EXTERNAL MODULE: ./build/src/plugin/text-file.js
var text_file = __webpack_require__(4776);
;// CONCATENATED MODULE: ./build/src/core/required-text.js






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

;// CONCATENATED MODULE: ./build/src/checks/changelog-present.js


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

// EXTERNAL MODULE: ./build/src/plugin/configuration-key.js
var configuration_key = __webpack_require__(2012);
// EXTERNAL MODULE: ./build/src/plugin/off-entry.js
var off_entry = __webpack_require__(9156);
// EXTERNAL MODULE: ./build/src/text/json-object.js
var json_object = __webpack_require__(1250);
// EXTERNAL MODULE: ./build/src/text/nearest.js
var nearest = __webpack_require__(7066);
;// CONCATENATED MODULE: ./build/src/core/configuration-problems.js






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

;// CONCATENATED MODULE: ./build/src/checks/configuration-valid.js





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
var workspace = __webpack_require__(2605);
;// CONCATENATED MODULE: ./build/src/checks/dependencies-installed.js







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
        return (0,plugin_manifest/* isObject */.Gv)(packages) && Object.hasOwn(packages, name);
    };
    return packageJson.keyAt(isIn("dependencies") ? "dependencies" : "devDependencies", name);
}
function hasBuild({ scripts }) {
    return (0,plugin_manifest/* isObject */.Gv)(scripts) && typeof scripts["build"] === "string";
}

// EXTERNAL MODULE: ./build/src/plugin/credential-files.js
var credential_files = __webpack_require__(6541);
// EXTERNAL MODULE: ./build/src/plugin/environment-file.js
var environment_file = __webpack_require__(628);
;// CONCATENATED MODULE: ./build/src/checks/env-packed.js







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

;// CONCATENATED MODULE: ./build/src/checks/env-tracked.js



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

;// CONCATENATED MODULE: ./build/src/checks/license-present.js


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

// EXTERNAL MODULE: ./build/src/plugin/common-licenses.js
var common_licenses = __webpack_require__(8076);
;// CONCATENATED MODULE: ./build/src/plugin/package-license.js

/** As package.json has it: a text, or in the form of old an object with a type. */
function packagedLicense({ value }) {
    const license = value["license"];
    const text = (0,plugin_manifest/* isObject */.Gv)(license) && Object.hasOwn(license, "type") ? license["type"] : license;
    return typeof text === "string" && text.trim() !== "" ? text : undefined;
}

;// CONCATENATED MODULE: ./build/src/checks/license-text.js






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

// EXTERNAL MODULE: ./build/src/text/plain-address.js
var plain_address = __webpack_require__(2617);
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
var code_points = __webpack_require__(2303);
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

;// CONCATENATED MODULE: ./build/src/core/address-problems.js




/** Why the value at a path of the manifest is no address on the web, told once. A value that is no text is passed over. */
function* addressProblems(manifest, path, rules = {}) {
    const text = manifest.valueAt(...path);
    if (typeof text !== "string")
        return;
    if ((0,plain_address/* isPlainAddress */.f)(text))
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

;// CONCATENATED MODULE: ./build/src/plugin/author-text.js
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

// EXTERNAL MODULE: ./build/src/text/email.js
var email = __webpack_require__(5316);
;// CONCATENATED MODULE: ./build/src/core/author-text-problems.js





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
    return mail === undefined || (0,email/* isEmail */.x)(mail) ? undefined : `but ${(0,safe/* quoted */.TL)(mail)} is no e-mail address`;
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

// EXTERNAL MODULE: ./build/src/plugin/declared-files.js
var declared_files = __webpack_require__(9706);
// EXTERNAL MODULE: ./build/src/plugin/declared-path.js
var declared_path = __webpack_require__(462);
;// CONCATENATED MODULE: ./build/src/core/path-problems.js





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

;// CONCATENATED MODULE: ./build/src/core/avatar-problems.js




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

;// CONCATENATED MODULE: ./build/src/checks/manifest-author.js








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
    if (typeof mail !== "string" || (0,email/* isEmail */.x)(mail))
        return;
    const at = manifest.at("author", "email");
    const tidy = mail.trim();
    yield {
        at,
        message: `"author.email" is ${(0,safe/* quoted */.TL)(mail)}, which is no e-mail address`,
        help: (0,email/* isEmail */.x)(tidy) ? `Write ${(0,safe/* quoted */.TL)(tidy)}` : 'Write one such as "office@example.com", or leave it out',
        ...((0,email/* isEmail */.x)(tidy) && at.range && { fix: [{ file: at.file, range: at.range, text: JSON.stringify(tidy) }] }),
    };
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-background.js



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

;// CONCATENATED MODULE: ./build/src/core/package-form-problems.js





/** What is said of an address that is written as package.json has it, `{ "type": "git", "url": "\u2026" }`; else nothing. */
function packageFormProblems(manifest, key) {
    const value = manifest.value[key];
    const url = (0,plugin_manifest/* isObject */.Gv)(value) ? manifest.valueAt(key, "url") : undefined;
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-bugs.js




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

;// CONCATENATED MODULE: ./build/src/checks/manifest-category.js


/* harmony default export */ var manifest_category = ((0,check/* defineCheck */.q)({
    id: "manifest-category",
    title: "The category is one of the marketplace's ten",
    severity: "error",
    about: ["category"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "category"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-commands.js




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
    ["object", (value) => (0,plugin_manifest/* isObject */.Gv)(value)],
]);
function* defaultProblems(manifest, place) {
    const option = manifest.valueAt(...place);
    if (!(0,plugin_manifest/* isObject */.Gv)(option) || !Object.hasOwn(option, "default"))
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

// EXTERNAL MODULE: ./build/src/plugin/ranges.js + 1 modules
var plugin_ranges = __webpack_require__(1787);
// EXTERNAL MODULE: ./build/src/text/version-range.js
var version_range = __webpack_require__(7016);
;// CONCATENATED MODULE: ./build/src/core/range-problems.js








/**
 * What is wrong with the version ranges of an object of the manifest, and where package.json has others.
 *
 * Values that are no text are passed over: the schema speaks of them.
 *
 * @param names those of the object's keys that hold ranges; all when left out.
 */
function* rangeProblems(facts, key, names) {
    const value = facts.manifest.value[key];
    if (!(0,plugin_manifest/* isObject */.Gv)(value))
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
    if (text.length > plugin_ranges/* LONGEST_RANGE */.dT) {
        return {
            at: manifest.keyAt(key, name),
            message: `The version range of ${(0,safe/* quoted */.TL)(name)} has ${(0,numbers/* grouped */.z)(text.length)} characters, but at most ${(0,numbers/* grouped */.z)(plugin_ranges/* LONGEST_RANGE */.dT)} are read`,
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
    const packaged = (0,plugin_manifest/* isObject */.Gv)(section) && Object.hasOwn(section, name) ? section[name] : undefined;
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-compatibility.js



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

// EXTERNAL MODULE: ./build/src/text/json-text.js
var json_text = __webpack_require__(5378);
;// CONCATENATED MODULE: ./build/src/core/config-words.js


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

;// CONCATENATED MODULE: ./build/src/core/config-fault-problem.js




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
    const atKey = (0,plugin_manifest/* isObject */.Gv)(value) && typeof path.at(-1) === "string";
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

;// CONCATENATED MODULE: ./build/src/core/config-judgement-problems.js



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

// EXTERNAL MODULE: ./build/src/plugin/config-limits.js
var config_limits = __webpack_require__(5081);
// EXTERNAL MODULE: ./build/src/plugin/config-keywords.js
var config_keywords = __webpack_require__(1401);
// EXTERNAL MODULE: ./build/src/plugin/config-schemas.js
var config_schemas = __webpack_require__(997);
// EXTERNAL MODULE: ./build/src/plugin/plain-config.js
var plain_config = __webpack_require__(2291);
;// CONCATENATED MODULE: ./build/src/plugin/config-formats.js
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

// EXTERNAL MODULE: ./build/src/text/same-json.js
var same_json = __webpack_require__(2467);
;// CONCATENATED MODULE: ./build/src/plugin/config-values.js




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
    if (judging.steps < 0 || judging.faults.length >= MOST_FAULTS || !(0,plugin_manifest/* isObject */.Gv)(schema))
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
    if (Array.isArray(value) && (0,plugin_manifest/* isObject */.Gv)(own("items"))) {
        for (const [index, item] of value.entries())
            judge(judging, own("items"), item, [...path, index]);
    }
    if ((0,plugin_manifest/* isObject */.Gv)(value))
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
    if (!(0,plugin_manifest/* isObject */.Gv)(properties))
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

;// CONCATENATED MODULE: ./build/src/core/config-choice-problems.js





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
            at: (0,plugin_manifest/* isObject */.Gv)(choice) ? manifest.at(...path, "enum") : manifest.at(...place),
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

;// CONCATENATED MODULE: ./build/src/core/config-name-problems.js




const config_name_problems_MOST_TOLD = 20;
/** What is wrong with the names of settings: in "properties", and in "required". */
function* configNameProblems(manifest, node) {
    const { path, schema } = node;
    const { properties } = schema;
    if (properties !== undefined && !(0,plugin_manifest/* isObject */.Gv)(properties)) {
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
        else if (!(0,plugin_manifest/* isObject */.Gv)(setting)) {
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
        else if ((0,plugin_manifest/* isObject */.Gv)(properties) && !Object.hasOwn(properties, name) && of !== "other") {
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

;// CONCATENATED MODULE: ./build/src/core/config-node-problems.js











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
    else if (!(0,plugin_manifest/* isObject */.Gv)(items)) {
        const message = `${label} is ${(0,safe/* quoted */.TL)(items)}, but must be an object`;
        yield { at, message, help: 'Describe one item: { "type": "string" }' };
    }
}

;// CONCATENATED MODULE: ./build/src/core/config-schema-problems.js











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
    return entries.length > 0 && entries.every(([key, value]) => !(0,config_keywords/* isKeyword */.wb)(key) && (0,plugin_manifest/* isObject */.Gv)(value));
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-config-schema.js






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

;// CONCATENATED MODULE: ./build/src/checks/manifest-dashboard-widget.js


/* harmony default export */ var manifest_dashboard_widget = ((0,check/* defineCheck */.q)({
    id: "manifest-dashboard-widget",
    title: "The dashboard widget names its component, and its other keys are what the host expects",
    severity: "error",
    about: ["dashboard_widget"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "dashboard_widget"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-default-config.js











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
    if (!(0,plugin_manifest/* isObject */.Gv)(config))
        return;
    const schemas = (0,config_schemas/* configSchemas */.Jq)(manifest);
    const names = Object.keys(config);
    if (schemas.length === 0) {
        if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
            yield noSchema(manifest);
        return;
    }
    // A schema that is too large, or names no settings, is told as such.
    if (schemas.some(({ schema }) => (0,config_limits/* passedLimit */.K)(schema) !== undefined || !(0,plugin_manifest/* isObject */.Gv)(schema["properties"])))
        return;
    const known = schemas.flatMap(({ schema }) => (0,plugin_manifest/* isObject */.Gv)(schema["properties"]) ? Object.keys(schema["properties"]) : []);
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-dependencies.js






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
        if (!(0,plugin_manifest/* isObject */.Gv)(dependencies))
            return;
        for (const name of (0,host_packages/* hostPackages */.ar)(configuration)) {
            if (!Object.hasOwn(dependencies, name))
                continue;
            yield {
                at: manifest.keyAt("dependencies", name),
                severity: "warning",
                message: `${(0,safe/* quoted */.TL)(name)} stands under "dependencies", but what the host brings belongs under "peerDependencies"`,
                help: (0,plugin_manifest/* isObject */.Gv)(peers) && Object.hasOwn(peers, name)
                    ? 'Remove it here: it stands under "peerDependencies" already'
                    : 'Move it to "peerDependencies"',
            };
        }
    },
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-description.js




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

;// CONCATENATED MODULE: ./build/src/checks/manifest-engines.js





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

// EXTERNAL MODULE: ./build/src/plugin/type-needs.js
var type_needs = __webpack_require__(1122);
;// CONCATENATED MODULE: ./build/src/checks/manifest-entry-points.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-external-services.js





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
    const name = (0,plugin_manifest/* isObject */.Gv)(permission) ? permission["type"] : permission;
    return typeof name === "string" && (NETWORK.includes(name) || (0,nearest/* nearest */.p)(name, NETWORK) !== undefined);
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-homepage.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-hooks.js






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
        if (!(0,plugin_manifest/* isObject */.Gv)(hooks))
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-host-versions.js





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
    if (json.value !== undefined && !(0,plugin_manifest/* isObject */.Gv)(json.value)) {
        yield {
            at: json.at(),
            message: `The file holds ${Array.isArray(json.value) ? "an array" : (0,safe/* quoted */.TL)(json.value)}, not an object`,
            help: "Put everything into one object: { \u2026 }",
        };
    }
}

;// CONCATENATED MODULE: ./build/src/checks/manifest-json.js



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

;// CONCATENATED MODULE: ./build/src/core/repeated-items.js


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

;// CONCATENATED MODULE: ./build/src/checks/manifest-keywords.js



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

// EXTERNAL MODULE: ./build/src/plugin/manifest-keys.js
var manifest_keys = __webpack_require__(6292);
;// CONCATENATED MODULE: ./build/src/checks/manifest-known-keys.js





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
            const meant = required ?? (told > plugin_manifest/* MOST_SLIPS */.Sz ? undefined : (0,nearest/* nearest */.p)(key, unused));
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-license.js









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

;// CONCATENATED MODULE: ./build/src/checks/manifest-main.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-manifest-version.js


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

;// CONCATENATED MODULE: ./build/src/checks/manifest-menu-items.js




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

;// CONCATENATED MODULE: ./build/src/checks/manifest-name.js


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

;// CONCATENATED MODULE: ./build/src/checks/manifest-oauth.js


/* harmony default export */ var manifest_oauth = ((0,check/* defineCheck */.q)({
    id: "manifest-oauth",
    title: "Every OAuth provider has a name, scopes, and a path to return to",
    severity: "error",
    about: ["oauth"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "oauth"),
}));

;// CONCATENATED MODULE: ./build/src/checks/manifest-pages.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-peer-dependencies.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-permissions.js




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
        const paths = items.map((item, at) => ["permissions", at, ...((0,plugin_manifest/* isObject */.Gv)(item) ? ["type"] : [])]);
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
    const kinds = items.map((item) => (typeof item === "string" ? "a string" : (0,plugin_manifest/* isObject */.Gv)(item) ? "an object" : undefined));
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-pricing.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-repository.js






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

;// CONCATENATED MODULE: ./build/src/checks/manifest-screenshots.js





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

;// CONCATENATED MODULE: ./build/src/checks/manifest-sections.js




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
    if (isThere && !((0,plugin_manifest/* isObject */.Gv)(hooks) && Object.keys(hooks).length === 0))
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

;// CONCATENATED MODULE: ./build/src/checks/manifest-tags.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-type.js


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

;// CONCATENATED MODULE: ./build/src/checks/manifest-ui.js




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

;// CONCATENATED MODULE: ./build/src/checks/manifest-version.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-web.js



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

;// CONCATENATED MODULE: ./build/src/checks/manifest-webhooks.js


/* harmony default export */ var manifest_webhooks = ((0,check/* defineCheck */.q)({
    id: "manifest-webhooks",
    title: "Every webhook has a name, a path for its endpoint, and events",
    severity: "error",
    about: ["webhooks"],
    needs: ["manifest", "shape"],
    run: (facts) => shapeProblems(facts, "webhooks"),
}));

// EXTERNAL MODULE: ./build/src/plugin/secret-suspects.js
var secret_suspects = __webpack_require__(3705);
;// CONCATENATED MODULE: ./build/src/checks/no-secrets.js




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

// EXTERNAL MODULE: ./build/src/plugin/test-files.js
var test_files = __webpack_require__(9456);
;// CONCATENATED MODULE: ./build/src/core/names-in-words.js


/** `"a", "b" and "c"`; of many the first three and how many more there are. */
function namesInWords(names) {
    const told = names.slice(0, names.length === 4 ? 4 : 3).map((name) => (0,safe/* quoted */.TL)(name));
    if (names.length > told.length)
        return `${told.join(", ")} and ${(0,numbers/* grouped */.z)(names.length - told.length)} more`;
    return told.length < 2 ? told.join("") : `${told.slice(0, -1).join(", ")} and ${told.at(-1) ?? ""}`;
}

;// CONCATENATED MODULE: ./build/src/core/left-out-problems.js



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

;// CONCATENATED MODULE: ./build/src/core/extra-file-problems.js




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
    const tests = files.map(({ path }) => path.slice(prefix.length)).filter(test_files/* isTestFile */.h);
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

;// CONCATENATED MODULE: ./build/src/core/idle-entry-problem.js


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

;// CONCATENATED MODULE: ./build/src/core/npm-doubt-problems.js


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

// EXTERNAL MODULE: ./build/src/plugin/expected-files.js
var expected_files = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/src/core/package-list-problems.js







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

;// CONCATENATED MODULE: ./build/src/core/unpacked-file-problems.js




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

;// CONCATENATED MODULE: ./build/src/checks/package-files.js








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

;// CONCATENATED MODULE: ./build/src/checks/package-json.js


/* harmony default export */ var package_json = ((0,check/* defineCheck */.q)({
    id: "package-json",
    title: "package.json is one valid JSON object",
    severity: "error",
    needs: ["packageFile"],
    wants: ["packageText"],
    run: ({ packageFile, packageText }) => jsonFileProblems(packageFile, packageText),
}));

;// CONCATENATED MODULE: ./build/src/checks/package-peers.js





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
    return (0,plugin_manifest/* isObject */.Gv)(entries) && Object.hasOwn(entries, name) ? entries[name] : undefined;
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

;// CONCATENATED MODULE: ./build/src/core/installation-title.js

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

;// CONCATENATED MODULE: ./build/src/checks/readme-installation.js




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

;// CONCATENATED MODULE: ./build/src/checks/readme-length.js


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

;// CONCATENATED MODULE: ./build/src/checks/readme-present.js


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

// EXTERNAL MODULE: ./build/src/plugin/screenshots.js
var plugin_screenshots = __webpack_require__(461);
;// CONCATENATED MODULE: ./build/src/checks/screenshots-present.js





const ADD = `Put an image of the plugin at work into a folder "screenshots": a PNG, JPEG, GIF, WebP or SVG file`;
/* harmony default export */ var screenshots_present = ((0,check/* defineCheck */.q)({
    id: "screenshots-present",
    title: "A plugin that shows something has a folder of screenshots, with an image in it",
    severity: "error",
    needs: ["manifest", "screenshots"],
    *run({ manifest, screenshots }) {
        const type = manifest.value["type"];
        if ((0,plugin_screenshots/* showsNothing */._d)(type))
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

;// CONCATENATED MODULE: ./build/src/core/printed-lines.js

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

;// CONCATENATED MODULE: ./build/src/core/ending-problem.js



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

;// CONCATENATED MODULE: ./build/src/core/command-problems.js







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
        const [first, ...others] = plugin_scripts/* SCRIPT_NAMES */.DF[name].map((one) => `"${one}"`);
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

;// CONCATENATED MODULE: ./build/src/checks/scripts-lint.js


/* harmony default export */ var scripts_lint = ((0,check/* defineCheck */.q)({
    id: "scripts-lint",
    title: "The lint command succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "lintRun"],
    run: ({ lintRun: run, ...facts }) => command_problems_commandProblems("lint", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts-test.js


/* harmony default export */ var scripts_test = ((0,check/* defineCheck */.q)({
    id: "scripts-test",
    title: "The tests succeed",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "testRun"],
    run: ({ testRun: run, ...facts }) => command_problems_commandProblems("test", { ...facts, run }),
}));

;// CONCATENATED MODULE: ./build/src/checks/scripts-types.js


/* harmony default export */ var scripts_types = ((0,check/* defineCheck */.q)({
    id: "scripts-types",
    title: "The type check succeeds",
    severity: "error",
    needs: ["scripts"],
    wants: ["packageJson", "typecheckRun"],
    run: ({ typecheckRun: run, ...facts }) => command_problems_commandProblems("typecheck", { ...facts, run }),
}));

// EXTERNAL MODULE: ./build/src/plugin/release-tag.js
var release_tag = __webpack_require__(3688);
;// CONCATENATED MODULE: ./build/src/checks/version-matches-tag.js





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

;// CONCATENATED MODULE: ./build/src/checks/versions-agree.js





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

// EXTERNAL MODULE: ./build/src/checks/workflow-build.js
var workflow_build = __webpack_require__(3360);
// EXTERNAL MODULE: ./build/src/checks/workflow-credentials.js
var workflow_credentials = __webpack_require__(6106);
// EXTERNAL MODULE: ./build/src/checks/workflow-inputs.js
var workflow_inputs = __webpack_require__(9799);
// EXTERNAL MODULE: ./build/src/checks/workflow-permissions.js
var workflow_permissions = __webpack_require__(5400);
// EXTERNAL MODULE: ./build/src/checks/workflow-pins.js
var workflow_pins = __webpack_require__(4342);
// EXTERNAL MODULE: ./build/src/checks/workflow-tags.js
var workflow_tags = __webpack_require__(7127);
// EXTERNAL MODULE: ./build/src/checks/workflow-yaml.js
var workflow_yaml = __webpack_require__(9665);
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
    workflow_yaml/* default */.A,
    workflow_inputs/* default */.A,
    workflow_build/* default */.A,
    workflow_tags/* default */.A,
    workflow_permissions/* default */.A,
    workflow_credentials/* default */.A,
    workflow_pins/* default */.A,
    configuration_valid,
];


/***/ })

};
;