"use strict";
exports.id = 894;
exports.ids = [894];
exports.modules = {

/***/ 73667:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  markNewFindings: function() { return /* binding */ markNewFindings; }
});

// EXTERNAL MODULE: ./build/bundled/checks/index.js + 122 modules
var checks = __webpack_require__(19600);
// EXTERNAL MODULE: ./build/bundled/core/baseline.js + 1 modules
var baseline = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/bundled/core/finding-texts.js
var finding_texts = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/git/git-objects.js
var git_objects = __webpack_require__(89754);
// EXTERNAL MODULE: ./build/bundled/git/read-objects.js
var read_objects = __webpack_require__(57430);
;// CONCATENATED MODULE: ./build/bundled/git/base-files.js


const MOST_PATHS_BYTES = 16 * 1024 * 1024;
const MOST_FILES = 20_000;
const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_BYTES = 64 * 1024 * 1024;
const FILES = new Set(["100644", "100755"]);
/** Reads only what is in the clone, and starts nothing but git. */
async function readBaseFiles(root, base, { isWanted, deadline }) {
    const read = await (0,git_objects/* withGitObjects */.$)(root, (objects) => readFiles(objects, base, isWanted), deadline);
    if (!("refused" in read))
        return read;
    return read.refused === "no-repository" ? { refused: "failed" } : { refused: read.refused };
}
async function readFiles(objects, base, isWanted) {
    const parents = await (0,read_objects/* readParents */.Wn)(objects, objects.head);
    if (!parents)
        return { refused: "failed" };
    const commit = await readBase(objects, base, parents);
    if (commit === undefined)
        return { refused: "no-commit" };
    const args = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-ext-diff", commit, objects.head];
    const differing = await objects.ask(args, { mostBytes: MOST_PATHS_BYTES });
    if (differing.status !== 0)
        return { refused: "failed" };
    const rows = parseRows(differing).filter(({ path }) => isWanted(path));
    if (rows.length > MOST_FILES)
        return { refused: "too-much" };
    const blobs = await readBlobs(objects, rows.flatMap(({ mode, object }) => (FILES.has(mode) ? [object] : [])));
    if ("refused" in blobs)
        return blobs;
    return { commit, files: new Map(rows.map((row) => [row.path, makeFileBefore(row, blobs)])) };
}
/** Where a merge of the pull request is checked out, what it was merged into; else where both parted, if that is known. */
async function readBase(objects, { commit, head }, [first, second]) {
    if (head !== undefined && second === head && first !== undefined && (await isThere(objects, first)))
        return first;
    if (!(await isThere(objects, commit)))
        return undefined;
    const common = await objects.ask(["merge-base", commit, objects.head]);
    return common.status === 0 ? base_files_text(common) : commit;
}
async function isThere({ ask }, commit) {
    return (await ask(["cat-file", "-e", `${commit}^{commit}`])).status === 0;
}
/** `:100644 100644 <object> <object> M`, then the path, each ended by a zero; a submodule is no file of this repository. */
function parseRows(answer) {
    const parts = answer.bytes.toString("utf8").split("\0");
    const rows = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [mode = "", after = "", object = ""] = (parts[at] ?? "").slice(1).split(" ");
        const path = parts[at + 1] ?? "";
        if (mode !== read_objects/* SUBMODULE */.NG && after !== read_objects/* SUBMODULE */.NG)
            rows.push({ path, mode, object });
    }
    return rows;
}
function makeFileBefore({ mode, object }, blobs) {
    if (mode === read_objects/* LINK */.ps)
        return { kind: "link" };
    const bytes = FILES.has(mode) ? blobs.get(object) : undefined;
    if (bytes === undefined)
        return undefined;
    return bytes === "large" ? { kind: "large" } : { kind: "file", bytes, isExecutable: mode === "100755" };
}
async function readBlobs(objects, ids) {
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return new Map();
    const sizes = await objects.ask(["cat-file", "--batch-check"], { input: unique.map((id) => `${id}\n`).join("") });
    const measured = base_files_text(sizes).split("\n");
    if (sizes.status !== 0 || measured.length !== unique.length)
        return { refused: "failed" };
    const blobs = new Map();
    let sum = 0;
    for (const line of measured) {
        const [object = "", kind, size = ""] = line.split(" ");
        // Also where a clone without all objects does not have this one.
        if (kind !== "blob")
            return { refused: "failed" };
        if (Number(size) > LARGEST_FILE)
            blobs.set(object, "large");
        else
            sum += Number(size);
    }
    if (sum > MOST_BYTES)
        return { refused: "too-much" };
    const small = unique.filter((object) => !blobs.has(object));
    const contents = await (0,read_objects/* readObjects */.$I)(objects, small, sum);
    if (!contents)
        return { refused: "failed" };
    for (const [object, { bytes }] of contents)
        blobs.set(object, bytes);
    return blobs;
}
function base_files_text({ bytes }) {
    return bytes.toString("utf8").trim();
}

// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/workspace/overlay-base.js

/**
 * A workspace as it was when some of its files were others, or not there. All else is as it is now: what git does not
 * know, such as built code, has no other state to be compared with. What git keeps about it is not at hand.
 */
function overlayBase(now, before) {
    const there = new Map();
    const emptied = new Set();
    for (const [path, was] of before) {
        const names = path.split("/");
        for (let depth = names.length - 1; depth >= 0; depth--) {
            const folder = names.slice(0, depth).join("/");
            if (!was)
                emptied.add(folder);
            else
                add(folder, names[depth] ?? "", depth < names.length - 1 ? "folder" : was.kind === "link" ? "link" : "file");
        }
    }
    function add(folder, name, kind) {
        const listed = there.get(folder) ?? new Map();
        there.set(folder, listed.set(name, { name, kind }));
    }
    const at = (folder, name) => (folder === "" ? name : `${folder}/${name}`);
    const gone = new Map();
    /** A file that did not exist, or a folder that contains only such files. */
    function isGone(path) {
        const known = gone.get(path);
        if (known !== undefined)
            return known;
        const isNew = before.has(path) && before.get(path) === undefined && !there.has(path);
        const found = isNew || (path !== "" && emptied.has(path) && list(path).length === 0);
        gone.set(path, found);
        return found;
    }
    function list(folder) {
        if (before.get(folder))
            return [];
        const added = there.get(folder) ?? new Map();
        const kept = now.list(folder).filter(({ name }) => !added.has(name) && !isGone(at(folder, name)));
        return [...kept, ...added.values()].toSorted(workspace/* compareNames */.MP);
    }
    /** A path to be looked at as it is now. */
    const isAsNow = (path) => {
        const names = path.split("/");
        return !names.some((_, depth) => {
            const part = names.slice(0, depth + 1).join("/");
            return before.get(part) !== undefined || isGone(part);
        });
    };
    return {
        list,
        entry(path) {
            const was = before.get(path);
            if (was?.kind === "file")
                return { kind: "file", size: was.bytes.length, isExecutable: was.isExecutable };
            if (was)
                return { kind: was.kind === "link" ? "broken" : "unreadable" };
            if (there.has(path))
                return { kind: "folder" };
            return isAsNow(path) ? now.entry(path) : undefined;
        },
        canList: (folder) => there.has(folder) || (isAsNow(folder) && (now.canList?.(folder) ?? true)),
        bytes(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" && was.bytes.length <= (most ?? Infinity) ? was.bytes : undefined;
            return isAsNow(path) ? now.bytes(path, most) : undefined;
        },
        head(path, most) {
            const was = before.get(path);
            if (was)
                return was.kind === "file" ? was.bytes.subarray(0, most) : undefined;
            return isAsNow(path) ? now.head(path, most) : undefined;
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var workspace_disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/is-linked.js
var is_linked = __webpack_require__(99364);
// EXTERNAL MODULE: ./build/bundled/run/inspection.js + 1 modules
var run_inspection = __webpack_require__(65364);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var run_result = __webpack_require__(46945);
;// CONCATENATED MODULE: ./build/bundled/run/compare-with-base.js











/**
 * Marks findings as known or new: whether the base of a pull request has them as well. Only files are checked, and
 * nothing of the base is run. Findings from commands or from npm are not compared and get no mark.
 *
 * @param request must find out only what is the same for base and head.
 */
async function compareWithBase(result, request, base, milliseconds) {
    const { report, root } = result;
    const deadline = Date.now() + milliseconds;
    const judged = report.plugins.filter(({ findings }) => findings.length > 0);
    const folders = judged.map(core_report/* getFolder */.L2);
    const found = await readBaseFiles(root, base, {
        isWanted: (path) => folders.some((one) => matters(path, one)),
        deadline,
    });
    if ("refused" in found)
        return found;
    // git's own files show only the present state. Checks that read them are skipped on both sides.
    const disk = (0,workspace_disk/* diskWorkspace */.DH)(root);
    const head = { ...disk, git: () => undefined };
    const before = overlayBase(head, found.files);
    const inspection = (0,run_inspection/* prepareInspection */.Y)(request);
    const aged = new Map();
    for (const plugin of judged) {
        if (Date.now() > deadline)
            return { refused: "too-slow" };
        aged.set(plugin, await comparePlugin(plugin, { result, request, inspection, head, before }));
        if (judged.length > 1)
            disk.forget((0,core_report/* getFolder */.L2)(plugin));
    }
    const plugins = report.plugins.map((plugin) => aged.get(plugin) ?? plugin);
    const isCompared = plugins.some(({ findings }) => findings.some(({ age }) => age !== undefined));
    const reported = { name: base.name, commit: found.commit };
    return { result: isCompared ? { ...result, report: { ...report, plugins, base: reported } } : result };
}
/** What a base without the plugin can still have: the workflows belong to the whole repository. */
const WORKFLOW_CHECKS = checks/* checks */.A.filter(({ needs }) => needs.includes("workflows")).map(({ id }) => id);
/**
 * Whether a file can affect the findings of a plugin: its own files, files directly in a folder above, and
 * workflows.
 */
function matters(path, folder) {
    if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/"))
        return true;
    const above = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    return above === "" || folder.startsWith(`${above}/`);
}
async function comparePlugin(plugin, compared) {
    const { result, request, inspection, head, before } = compared;
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const isThere = ["manifest.json", "package.json"].some((name) => before.entry((0,workspace/* joinPath */.uJ)(folder, name)));
    const [now, old] = [
        await inspection(head, folder),
        // Without the plugin, only the repository's workflows can be checked.
        isThere
            ? await inspection(before, folder)
            : await (0,run_inspection/* prepareInspection */.Y)({ ...request, only: WORKFLOW_CHECKS })(before, folder),
    ];
    const wasJudged = isThere ? listJudgedChecks(old) : undefined;
    const comparable = countFindings(now, (0,finding_texts/* makeFindingTexts */.G)((0,run_result/* makeSourceReader */.n)(head)));
    const known = countFindings(old, (0,finding_texts/* makeFindingTexts */.G)((0,run_result/* makeSourceReader */.n)(before)));
    // A check that could not run on the base says nothing about it. But a file that did not exist had no findings.
    const isReported = ({ check, location }) => wasJudged?.has(check) !== false || before.entry(location.file)?.kind !== "file";
    const ages = new Map();
    const texts = (0,finding_texts/* makeFindingTexts */.G)(result.source);
    const files = new Set(plugin.findings.map(({ location }) => location.file));
    // The target of a link is read as it is now.
    const linked = new Set([...files].filter((file) => (0,is_linked/* isLinked */.G)(head, file)));
    for (const finding of plugin.findings) {
        if (linked.has(finding.location.file))
            continue;
        const key = (0,baseline/* makeIdentity */.N6)((0,baseline/* makeBaselineEntry */.QZ)(plugin.path, finding, texts));
        if (takeOne(known, key))
            ages.set(finding, "known");
        else if (takeOne(comparable, key) && isReported(finding))
            ages.set(finding, "new");
    }
    const marked = (finding) => {
        const age = ages.get(finding);
        return age === undefined ? finding : { ...finding, age };
    };
    const outcome = (one) => one.status === "unmet" ? { ...one, findings: one.findings.map(marked) } : one;
    return { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(marked) };
}
/** The checks that could run. */
function listJudgedChecks({ outcomes }) {
    const made = outcomes.filter(({ status }) => status === "met" || status === "unmet");
    return new Set(made.map(({ check }) => check));
}
function countFindings({ path, findings }, texts) {
    const counts = new Map();
    for (const finding of findings) {
        const key = (0,baseline/* makeIdentity */.N6)((0,baseline/* makeBaselineEntry */.QZ)(path, finding, texts));
        counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return counts;
}
function takeOne(counts, key) {
    const left = counts.get(key) ?? 0;
    counts.set(key, left - 1);
    return left > 0;
}

// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(72570);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/action/mark-new-findings.js




const LONGEST_MS = 20_000;
const LONGEST_NAME = 80;
const WHY = {
    "no-git": "git is not installed",
    "no-commit": "its commit is not in this clone: set fetch-depth: 2 at actions/checkout, or 0 where it checks out no merge",
    "too-much": "the pull request changes too much",
    "too-slow": "that takes too long",
    failed: "git does not say what has changed",
};
/**
 * Marks the findings that the base has as well. If that cannot be known, the log says why, and the result stays as
 * it was.
 */
async function markNewFindings(base, result, request, commands) {
    const name = (0,safe/* shorten */.ml)(base.name, LONGEST_NAME);
    const files = { ...request, findOut: (0,run_scripts/* makeScriptSkipper */.wU)("nothing of the base is run", commands) };
    const why = await attempt(() => compareWithBase(result, files, { ...base, name }, LONGEST_MS));
    if ("result" in why)
        return why.result;
    const reason = "crashed" in why ? why.crashed : WHY[why.refused];
    (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,safe/* makeVisible */.Xm)(`What is new, and what ${name} has as well, is not known: ${reason}`)}.\n`));
    return result;
}
/** A failure is only reported. It does not change the verdict. */
async function attempt(act) {
    try {
        return await act();
    }
    catch (error) {
        return { crashed: error instanceof Error ? error.message : String(error) };
    }
}


/***/ }),

/***/ 29825:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: function() { return /* binding */ waitAtMost; },
/* harmony export */   v: function() { return /* binding */ pause; }
/* harmony export */ });
/** @param signal ends the pause at once. The caller checks its reason. */
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
/** Waits for a promise, but not longer than this. Leaves no timer that would keep the process alive. */
async function waitAtMost(milliseconds, wanted) {
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([wanted, late]);
    clearTimeout(timer);
}


/***/ }),

/***/ 42643:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runCommands: function() { return /* binding */ runCommands; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/package-manager.js
var package_manager = __webpack_require__(23539);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/commands/inherited-variables.js
/** The only variables that a command of the plugin inherits from the caller: what a build needs. */
const INHERITED = [
    ["where programs and the user's files are", ["PATH", "HOME", "USER", "LOGNAME", "SHELL", "HOSTNAME"]],
    ["where temporary and cached files go", ["TMPDIR", "TMP", "TEMP", "XDG_[A-Z]+_(?:HOME|DIRS?)"]],
    ["language, time and terminal", ["LANG", "LANGUAGE", "LC_[A-Z]+", "TZ", "TERM", "COLORTERM", "DISPLAY"]],
    ["reproducible builds", ["CI", "SOURCE_DATE_EPOCH", "DEBIAN_FRONTEND"]],
    [
        "Node",
        [
            "NODE_(?:ENV|PATH|OPTIONS|EXTRA_CA_CERTS|USE_SYSTEM_CA|USE_ENV_PROXY|VERSION|ICU_DATA|V8_COVERAGE)",
            "NODE_(?:DEBUG|NO_WARNINGS|PENDING_DEPRECATION|COMPILE_CACHE|DISABLE_COMPILE_CACHE|REPL_HISTORY)",
            ...["NVM_(?:DIR|BIN|INC)", "VOLTA_HOME", "FNM_[A-Z_]*(?:DIR|PATH)", "ASDF_(?:DIR|DATA_DIR)", "MISE_[A-Z_]+_DIR"],
        ],
    ],
    [
        "package managers: their caches, registries and switches, which are no credentials",
        [
            "npm_config_(?:cache|registry|prefix|offline|prefer_offline|prefer_online|loglevel|fund|audit|progress|color)",
            "npm_config_(?:ignore_scripts|script_shell|legacy_peer_deps|engine_strict|strict_ssl|cafile|maxsockets)",
            "npm_config_(?:proxy|https_proxy|noproxy|nodedir|python|store_dir|package_lock|yes|update_notifier)",
            ...["COREPACK_(?:HOME|NPM_REGISTRY|ENABLE_[A-Z_]+|DEFAULT_TO_LATEST|ROOT)", "PNPM_HOME", "BUN_INSTALL"],
            "YARN_(?:CACHE_FOLDER|GLOBAL_FOLDER|ENABLE_[A-Z_]+|IGNORE_PATH|NPM_REGISTRY_SERVER)",
        ],
    ],
    ["the network", ["(?:HTTPS?|ALL|NO)_PROXY", "SSL_CERT_(?:FILE|DIR)", "(?:CURL|REQUESTS)_CA_BUNDLE"]],
    [
        "compilers of native parts",
        [
            ...["CC", "CXX", "AR", "LD", "(?:C|CXX|CPP|LD)FLAGS", "MAKEFLAGS", "PKG_CONFIG_PATH", "(?:DY)?LD_LIBRARY_PATH"],
            ...["PYTHON", "pythonLocation", "JAVA_HOME(?:_[A-Z0-9_]+)?", "SDKROOT", "DEVELOPER_DIR"],
            ...["MACOSX_DEPLOYMENT_TARGET", "__CF_USER_TEXT_ENCODING"],
        ],
    ],
    [
        "browsers of tests",
        [
            ...["CHROME(?:_BIN|_PATH|WEBDRIVER)", "GECKOWEBDRIVER", "EDGEWEBDRIVER", "SELENIUM_JAR_PATH"],
            ...["PLAYWRIGHT_BROWSERS_PATH", "PUPPETEER_(?:EXECUTABLE_PATH|CACHE_DIR|SKIP_[A-Z_]+)", "CYPRESS_CACHE_FOLDER"],
        ],
    ],
    [
        "what the job is about; not the files that the runner obeys, nor GITHUB_ACTIONS, with which tools print commands",
        [
            "GITHUB_(?:SHA|REF|REF_NAME|REF_TYPE|REF_PROTECTED|HEAD_REF|BASE_REF|WORKSPACE|JOB|ACTOR|ACTOR_ID|TRIGGERING_ACTOR)",
            "GITHUB_(?:REPOSITORY|REPOSITORY_ID|REPOSITORY_OWNER|REPOSITORY_OWNER_ID|RETENTION_DAYS|RUN_(?:ID|NUMBER|ATTEMPT))",
            "GITHUB_(?:EVENT_NAME|EVENT_PATH|SERVER_URL|API_URL|GRAPHQL_URL|WORKFLOW|WORKFLOW_REF|WORKFLOW_SHA)",
            ...["RUNNER_(?:OS|ARCH|NAME|TEMP|TOOL_CACHE|WORKSPACE|ENVIRONMENT|DEBUG)", "AGENT_TOOLSDIRECTORY"],
            "Image(?:OS|Version)",
        ],
    ],
    [
        "Windows",
        [
            ...["SystemRoot", "SystemDrive", "windir", "ComSpec", "PATHEXT", "OS", "PSModulePath", "USERPROFILE", "USERNAME"],
            ...[
                "USERDOMAIN",
                "COMPUTERNAME",
                "HOMEDRIVE",
                "HOMEPATH",
                "APPDATA",
                "LOCALAPPDATA",
                "ALLUSERSPROFILE",
                "PUBLIC",
            ],
            ...["ProgramData", "ProgramW6432", "(?:Common)?ProgramFiles(?:\\(x86\\))?", "CommonProgramW6432"],
            ...["NUMBER_OF_PROCESSORS", "PROCESSOR_[A-Z0-9]+", "VS(?:INSTALLDIR|CMD_VER)", "VCINSTALLDIR", "MSYSTEM"],
        ],
    ],
];
const NAMES = new RegExp(`^(?:${INHERITED.flatMap(([, names]) => names).join("|")})$`, "iu");
/** An address that contains a user or a password, as those of registries and proxies can. */
const CREDENTIAL_IN_ADDRESS = /\/\/[^/?#\s]*@/u;
/**
 * Whether a command inherits a variable that was not named. Letter case does not matter: Windows ignores it, and
 * proxies use both.
 */
function isInherited(name, value) {
    return NAMES.test(name) && !CREDENTIAL_IN_ADDRESS.test(value);
}

;// CONCATENATED MODULE: ./build/bundled/commands/child-environment.js


/** The same for every command, whatever the caller's environment contains. */
const ALWAYS = {
    CI: "true",
    NO_COLOR: "1",
    FORCE_COLOR: "0",
    NO_UPDATE_NOTIFIER: "1",
    npm_config_update_notifier: "false",
    // Nobody can answer a prompt.
    COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
};
/** Every process of a command inherits this variable and is found by it. */
const MARK = "PLUGIN_PREFLIGHT_RUN";
/** The environment of a command: the variables that a build needs, and those that a person named. */
function makeChildEnvironment(environment, folders, mark, named = []) {
    const kept = Object.entries(environment).filter(([name, value = ""]) => isInherited(name, value) || named.includes(name));
    const isPath = (name) => name.toUpperCase() === "PATH";
    const path = kept.find(([name]) => isPath(name));
    // As npm does: installed programs are found by their names.
    const programs = folders.map((folder) => (0,external_node_path_.join)(folder, "node_modules", ".bin"));
    const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(external_node_path_.delimiter);
    return {
        ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
        ...ALWAYS,
        [path?.[0] ?? "PATH"]: paths,
        [MARK]: mark,
    };
}

;// CONCATENATED MODULE: ./build/bundled/commands/invocation.js
/**
 * Decides how to start a command. The names of scripts are ours. Only a line that its author wrote as a line is
 * passed to a shell.
 */
function makeInvocation(command, manager, platform) {
    const line = command.kind === "line" ? command.line : `${manager} run ${command.script}`;
    // Package managers are batch files on Windows, which only its shell can start.
    if (platform === "win32")
        return { program: "cmd.exe", args: ["/d", "/s", "/c", `"${line}"`], line };
    return command.kind === "line"
        ? { program: "sh", args: ["-c", line], line }
        : { program: manager, args: ["run", command.script], line };
}

;// CONCATENATED MODULE: ./build/bundled/commands/kept-lines.js
const MOST_CHARACTERS = 512 * 1024;
/** The cost of a line in addition to its characters. */
const LINE_COST = 32;
function keepLines(most = MOST_CHARACTERS) {
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
/** Lines that package managers print before a script. */
const HEADER = /^(?:> |npm (?:warn|WARN|notice) |yarn run v|\$ )/u;
const LONGEST_HEADER = 8;
/** Lines that they add if it has failed. */
const TRAILER = /^(?:npm (?:error|ERR!)| ?ELIFECYCLE|error Command failed|error: script "|info Visit https:)/u;
/** The last lines with content, for a finding. */
function takeLastLines(lines) {
    const reportedBefore = lines.filter((line, at) => line.trim() !== "" && !(at < LONGEST_HEADER && HEADER.test(line)));
    const own = reportedBefore.filter((line) => !TRAILER.test(line));
    const chosen = (own.length > 0 ? own : reportedBefore).slice(-MOST_LAST).map((line) => line.trimEnd());
    return chosen.map((line) => (line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN).toWellFormed()}\u2026` : line));
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./build/bundled/commands/problems/reported-problem.js
/** More problems than this are not read. */
const MOST_REPORTED = 1000;
/** Formats a tool's message like our own: one line, a bounded length, no full stop. */
function formatSentence(text) {
    const line = text.slice(0, LONGEST_SENTENCE).replace(/\s+/gu, " ").trim().toWellFormed();
    return text.length > LONGEST_SENTENCE ? `${line}\u2026` : line.replace(/\.$/u, "");
}
const LONGEST_SENTENCE = 400;
/** The first line with content, and the next one if the first ends in a colon. */
function takeFirstWords(block) {
    const [first = "", second = ""] = block.map((line) => line.trim()).filter((line) => line !== "");
    const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
    return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
}
/** Reads `path:12:5` at the end of a line, with or without brackets, as in a frame of a stack. */
function readPlaceAtEnd(line) {
    const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
    if (row === undefined || column === undefined)
        return undefined;
    const bracket = before.lastIndexOf("(");
    const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
    return { file, line: Number(row), column: Number(column) };
}
/** The index of the first line that ends a block, or the number of lines. Blocks are of a bounded length. */
function readEnd(lines, from, isEnd) {
    const most = Math.min(lines.length, from + LONGEST_BLOCK);
    for (let at = from; at < most; at++)
        if (isEnd(lines[at] ?? ""))
            return at;
    return most;
}
const LONGEST_BLOCK = 400;

;// CONCATENATED MODULE: ./build/bundled/commands/problems/crash.js

const ERROR = /^(?:Uncaught )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: \S.*)$/u;
/** The line, a mark below it and an empty line are between the place of a syntax error and its message. */
const LINES_ABOVE = 5;
const MOST_FRAMES = 30;
/** Reads what Node prints for an uncaught error, and for a file that it cannot parse. */
const readCrashes = (lines) => {
    // In TAP, the output of tests follows a `#`.
    const plain = lines.map((line) => (line.startsWith("# ") ? line.slice(2) : line));
    return plain.flatMap((line, at) => {
        const words = ERROR.exec(line)?.[1];
        if (words === undefined)
            return [];
        const importer = / imported from (\S.*)$/u.exec(words)?.[1];
        const places = [
            ...(importer === undefined ? [] : [{ file: importer, line: 1 }]),
            ...plain.slice(Math.max(0, at - LINES_ABOVE), at).map(readPlaceAlone),
            ...plain
                .slice(at + 1, at + MOST_FRAMES)
                .map((next) => (/^ {4}at /u.test(next) ? readPlaceAtEnd(next) : undefined)),
        ].filter((place) => place !== undefined);
        return places.length === 0 ? [] : [{ places, message: formatSentence(words) }];
    });
};
/** `/home/a/plugin/x.js:3`, alone on a line. */
function readPlaceAlone(line) {
    const [, file, row] = /^(file:\/\/\S.*|\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
    return file === undefined ? undefined : { file, line: Number(row) };
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/eslint.js

/** Reads ESLint's default format: the name of a file, and below it one line for each problem. */
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
        // The rule follows the widest gap. Messages of the parser have no rule.
        const gap = rest.lastIndexOf("  ");
        const rule = gap === -1 ? "" : rest.slice(gap).trim();
        const message = rule === "" || rule.includes(" ") ? rest : rest.slice(0, gap);
        const place = { file, line: Number(row), column: Number(column) };
        return [{ places: [place], message: formatMessage(message, rule), isWarning: severity === "warning" }];
    });
};
/** Reads ESLint's compact format: `file: line 1, col 5, Error - Message. (rule)`. */
const readCompact = (lines) => lines.flatMap((line) => {
    const match = /^(\S.*?): line (\d{1,7}), col (\d{1,7}), (Error|Warning) - (.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, rest = ""] = match;
    const bracket = rest.endsWith(")") ? rest.lastIndexOf(" (") : -1;
    const rule = bracket === -1 ? "" : rest.slice(bracket + 2, -1);
    const place = { file, line: Number(row), column: Number(column) };
    const message = formatMessage(bracket === -1 ? rest : rest.slice(0, bracket), rule);
    return [{ places: [place], message, isWarning: severity === "Warning" }];
});
/** Reads ESLint's unix format, `file:1:5: Message. [Error/rule]`, which compilers and other linters use as well. */
const readUnix = (lines) => lines.flatMap((line) => {
    const match = /^ {0,2}(\S.*?):(\d{1,7}):(\d{1,7}): (\S.*)$/u.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, rest = ""] = match;
    const places = [{ file, line: Number(row), column: Number(column) }];
    const bracket = rest.endsWith("]") ? rest.lastIndexOf(" [") : -1;
    const [, severity, rule = ""] = /^(Error|Warning)(?:\/(.*))?$/u.exec(rest.slice(bracket + 2, -1)) ?? [];
    if (bracket !== -1 && severity !== undefined) {
        return [{ places, message: formatMessage(rest.slice(0, bracket), rule), isWarning: severity === "Warning" }];
    }
    const isWarning = /^warn(?:ing)?\b/iu.test(rest);
    return [{ places, message: formatSentence(rest.replace(/^(?:error|warn(?:ing)?):? /iu, "")), isWarning }];
});
function formatMessage(message, rule) {
    return `ESLint: ${formatSentence(message)}${rule === "" || rule.includes(" ") ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/format-failure.js


const LONGEST_NAME = 120;
/** The message for a failed test. */
function formatFailure(name, why) {
    return `The test ${(0,safe/* quote */.hD)(name, LONGEST_NAME)} fails: ${formatReason(why)}`;
}
/** The message for a test file that could not be run. */
function formatFailedFile(path, why) {
    return `The test file ${(0,safe/* quote */.hD)(path, LONGEST_NAME)} fails: ${formatReason(why)}`;
}
/** The assertion's message, without its class and without the comparison. */
function formatReason(why) {
    return formatSentence(why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""));
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/jest.js


const SUITE = "Test suite failed to run";
/** Reads what Jest prints for failed tests, and for files that cannot be run. */
const readJest = (lines) => {
    const problems = [];
    let file = "";
    for (const [at, line] of lines.entries()) {
        file = /^ ?FAIL {1,2}(?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/u.exec(line)?.[1] ?? file;
        const name = /^ {2}\u25cf (\S.*)$/u.exec(line)?.[1];
        if (name === undefined || file === "")
            continue;
        const block = lines.slice(at + 1, readEnd(lines, at + 1, (next) => /^(?: {2}\u25cf |\S)/u.test(next)));
        const isFile = name === SUITE;
        const message = isFile ? formatFailedFile(file, findReason(block)) : formatFailure(name, findReason(block));
        problems.push({ places: [...findPlaces(block), { file, line: 1 }], message });
    }
    return problems;
};
function findReason(block) {
    const part = (label) => block.find((line) => line.startsWith(`    ${label}: `))?.slice(label.length + 6);
    const [expected, received] = [part("Expected"), part("Received")];
    if (expected !== undefined && received !== undefined)
        return `expected ${expected}, but received ${received}`;
    const error = block.find((line) => /^ {4}\w*Error: /u.test(line));
    return (error?.trim() ?? takeFirstWords(block)).replace(/^thrown: "?/u, "");
}
/** The frames of the stack. For a file that cannot be parsed, the line above its code. */
function findPlaces(block) {
    const frames = block.filter((line) => /^ +at /u.test(line)).map((line) => readPlaceAtEnd(line));
    const parsed = block.map((line) => {
        const [, file, row] = /^ {4}(\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
        return file === undefined ? undefined : { file, line: Number(row) };
    });
    return [...parsed, ...frames].filter((place) => place !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/linters.js

/** Biome and Oxlint print a message at most so many lines from its heading or place. */
const NEAR = 4;
/** Biome prints the formatted code, which takes many lines. */
const NOT_FORMATTED = "The file is not formatted";
/** Reads what Biome prints: `src/a.ts:1:5 lint/style/useConst FIXABLE \u2501\u2501\u2501`, and the message below it. */
const readBiome = (lines) => lines.flatMap((line, at) => {
    if (!line.endsWith("\u2501\u2501"))
        return [];
    const [, file, row, column, rule = ""] = /^(\S.*?)(?::(\d{1,7}):(\d{1,7}))? ([a-z][\w/]{1,100}) [^a-z]*$/u.exec(line) ?? [];
    if (file === undefined)
        return [];
    const [, sign, message] = firstMatch(lines.slice(at + 1, at + 1 + NEAR), /^ {2}([\u00d7\u2716!\u26a0i]) (\S.*)$/u) ?? [];
    if (message === undefined)
        return [];
    // A file that is not formatted has no line or column.
    const place = { file, line: Number(row ?? 1), ...(column !== undefined && { column: Number(column) }) };
    return [
        {
            places: [place],
            message: linters_formatMessage("Biome", rule === "format" ? NOT_FORMATTED : message, rule),
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
    return [
        { places: [place], message: linters_formatMessage("Oxlint", message, rule), isWarning: sign === "\u26a0" || sign === "!" },
    ];
});
function firstMatch(lines, pattern) {
    for (const line of lines) {
        const found = pattern.exec(line);
        if (found)
            return found;
    }
    return undefined;
}
function linters_formatMessage(tool, message, rule) {
    return `${tool}: ${formatSentence(message)}${rule === "" ? "" : ` (${rule})`}`;
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/mocha.js


const FIRST_LINE = /^ {2}\d{1,6}\) (\S.*)$/u;
/** The suites of a test are on lines of their own, one below the other. The error is indented less. */
const NEXT_LINE = /^ {7,200}(\S.*)$/u;
/** Reads the list that most of Mocha's reporters print after the number of failed tests. */
const readMocha = (lines) => {
    const start = lines.findIndex((line) => /^ {2}\d{1,6} failing$/u.test(line));
    if (start === -1)
        return [];
    return lines.flatMap((line, at) => {
        const suite = at > start ? FIRST_LINE.exec(line)?.[1] : undefined;
        if (suite === undefined)
            return [];
        const block = lines.slice(at + 1, readEnd(lines, at + 1, (next) => FIRST_LINE.test(next)));
        const nested = block.findIndex((next) => !NEXT_LINE.test(next));
        const names = [suite, ...block.slice(0, nested === -1 ? block.length : nested).map((next) => next.trim())];
        const rest = block.slice(names.length - 1);
        const why = takeFirstWords(rest).replace(/(Timeout of \d+ms exceeded)\. .*$/u, "$1");
        return [{ places: mocha_findPlaces(rest), message: formatFailure(names.join(" > ").replace(/:$/u, ""), why) }];
    });
};
/** The frames of the stack, and the file that Mocha names in brackets after a timeout. */
function mocha_findPlaces(block) {
    return block.flatMap((line) => {
        const frame = /^ +at /u.test(line) ? readPlaceAtEnd(line) : undefined;
        const file = line.endsWith(")")
            ? /^ +Error: Timeout of .{1,300} \((\/.+|[A-Za-z]:\\.+)\)$/u.exec(line)?.[1]
            : undefined;
        if (file !== undefined)
            return [{ file, line: 1 }];
        return frame ? [frame] : [];
    });
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/node-test.js



/** Reads the output of Node's test runner: the list of failed tests at the end of the spec format, or TAP. */
const readNodeTest = (lines) => {
    const found = [...readSpec(lines), ...readTap(lines)].slice(0, MOST_REPORTED);
    if (found.length === 0)
        return [];
    // For a file that cannot be loaded, the runner prints only that it failed. The crash itself is printed above.
    const crashes = readCrashes(lines).slice(0, MOST_CRASHES);
    return found.map(({ name, why, places }) => {
        const isFile = /^(?:\/|[A-Za-z]:\\|file:)|^\S+\.[cm]?[jt]s$/u.test(name);
        const crash = isFile ? crashes.find((one) => one.places.some(({ file }) => file.endsWith(name))) : undefined;
        const message = isFile ? formatFailedFile(getBaseName(name), crash?.message ?? why) : formatFailure(name, why);
        return { places: [...(crash?.places ?? []), ...places], message };
    });
};
const MOST_CRASHES = 100;
function readSpec(lines) {
    return lines.flatMap((line, at) => {
        const where = line.startsWith("test at ") ? readPlaceAtEnd(line.slice("test at ".length)) : undefined;
        const name = /^\u2716 (\S.*?) \([\d.]+ms\)$/u.exec(lines[at + 1] ?? "")?.[1];
        if (!where || name === undefined)
            return [];
        const block = lines.slice(at + 2, readEnd(lines, at + 2, (next) => !/^(?: {2}|$)/u.test(next)));
        return [{ name, why: node_test_findReason(block), places: [...findFrames(block), where] }];
    });
}
/** The error's message, without the quotes around a thrown text. */
function node_test_findReason(block) {
    return takeFirstWords(block).replace(/^'(.*)'$/u, "$1");
}
function findFrames(block) {
    return block
        .filter((line) => /^ +(?:at )?\S.*:\d+:\d+\)?(?: \{)?$/u.test(line))
        .map((line) => readPlaceAtEnd(line.replace(/ \{$/u, "")))
        .filter((place) => place !== undefined);
}
function readTap(lines) {
    return lines.flatMap((line, at) => {
        const [, indent = "", raw] = /^( {0,200})not ok \d+ - (\S.*)$/u.exec(line) ?? [];
        if (raw === undefined || /(?<!\\)# (?:TODO|SKIP)\b/u.test(raw) || lines[at + 1] !== `${indent}  ---`)
            return [];
        const end = readEnd(lines, at + 2, (next) => next === `${indent}  ...`);
        const block = lines.slice(at + 2, end).map((one) => one.slice(indent.length + 2));
        if (readField(block, "failureType") === "subtestsFailed")
            return [];
        const where = readPlaceAtEnd(readField(block, "location") ?? "");
        const stack = findFrames(readBody(block, "stack").map((one) => `  ${one.trim()}`));
        const kind = /^(?!Assertion|Error)\w+Error$/u.exec(readField(block, "name") ?? "")?.[0];
        const error = readField(block, "error") ?? node_test_findReason(readBody(block, "error"));
        const why = kind === undefined ? error : `${kind}: ${error}`;
        return [{ name: raw.replace(/\\(.)/gu, "$1"), why, places: [...stack, ...(where ? [where] : [])] }];
    });
}
/** The value on the line of its key. `undefined` if it is on the lines below. */
function readField(block, key) {
    const value = block.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2);
    return value === undefined || value.startsWith("|") ? undefined : value.replace(/^'(.*)'$/u, "$1");
}
function readBody(block, key) {
    const start = block.findIndex((line) => line.startsWith(`${key}: |`)) + 1;
    if (start === 0)
        return [];
    const end = block.slice(start).findIndex((line) => line !== "" && !line.startsWith("  "));
    return block.slice(start, end === -1 ? undefined : start + end);
}
function getBaseName(name) {
    return name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
}

// EXTERNAL MODULE: ./build/bundled/text/lines.js
var lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/commands/problems/location-finder.js





const LARGEST_SOURCE = 1024 * 1024;
/** Finds the first place in a file of the repository. Files of installed packages do not count. */
function makeLocationFinder(where) {
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
            sources.set(path, bytes && (0,lines/* indexLines */.u)(new TextDecoder().decode(bytes)));
        }
        return sources.get(path);
    };
    return (places) => {
        for (const place of places) {
            const file = pathOf(place.file);
            if (file === undefined)
                continue;
            return (0,text_location/* makeLocation */.i)(file, rangeOf(place, sourceOf(file)));
        }
        return undefined;
    };
}
function repositoryPath(file, { workspace, root, folder }) {
    const name = localPath(file);
    if (name === undefined || name.includes("\0"))
        return undefined;
    const path = (0,disk/* makeWorkspacePath */.Jj)(root, (0,external_node_path_.resolve)((0,external_node_path_.join)(root, folder), name));
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
        // An address that names no local file.
        if (error instanceof TypeError || error instanceof URIError)
            return undefined;
        throw error;
    }
}
/** The range of a place: as long as the tool says, else the word there, else the whole line. */
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

;// CONCATENATED MODULE: ./build/bundled/commands/problems/typescript.js

const PLAIN = /^(\S[^()]*)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d+): (.*)$/u;
const PRETTY = /^(\S.*?):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d+): (.*)$/u;
/** The pretty format shows the line below the problem, and underlines the range below that. */
const LINES_TO_UNDERLINE = 12;
/** Reads what `tsc` prints, plain or pretty, and tools with the same format such as `vue-tsc`. */
const readTypescript = (lines) => lines.flatMap((line, at) => {
    if (!/: (?:error|warning) TS\d| - (?:error|warning) TS\d/u.test(line))
        return [];
    const match = PLAIN.exec(line) ?? PRETTY.exec(line);
    if (!match)
        return [];
    const [, file = "", row, column, severity, code = "", message = ""] = match;
    const length = countUnderlined(lines.slice(at + 1, at + LINES_TO_UNDERLINE));
    const place = {
        file,
        line: Number(row),
        column: Number(column),
        ...(length !== undefined && { length }),
    };
    const isWarning = severity === "warning";
    return [{ places: [place], message: `TypeScript: ${formatSentence(message)} (${code})`, isWarning }];
});
function countUnderlined(lines) {
    const next = lines.findIndex((line) => / - error TS\d|^\S.*\): error TS\d/u.test(line));
    const own = next === -1 ? lines : lines.slice(0, next);
    return own.map((line) => /^ *(~+)$/u.exec(line)?.[1]?.length).find((length) => length !== undefined);
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/vitest.js


/** Reads what Vitest prints for failed tests, for files that cannot be loaded, and for uncaught errors. */
const readVitest = (lines) => {
    const problems = [];
    for (let at = 0; at < lines.length; at++) {
        const names = [];
        // Several tests may share one error. Their names are above it.
        for (; readName(lines[at]) !== undefined; at++)
            names.push(readName(lines[at]) ?? "");
        const isUncaught = /^\u23af+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) \u23af+$/u.test(lines[at] ?? "");
        if (isUncaught)
            at++;
        if (names.length === 0 && !isUncaught)
            continue;
        const end = readEnd(lines, at + 1, (line) => line.startsWith("\u23af") || readName(line) !== undefined);
        const block = lines.slice(at, end);
        const message = takeFirstWords(block);
        // Jest marks its files in the same way if it has colours. Its tests begin with a dot.
        if (message.startsWith("\u25cf "))
            continue;
        const places = block.map(readPlace).filter((place) => place !== undefined);
        if (isUncaught)
            problems.push({ places, message: `An error that no test caught: ${formatSentence(message)}` });
        for (const name of names)
            problems.push(failedTest(name, message, places));
        at = end - 1;
    }
    return problems;
};
/** Reads ` FAIL |project| test/a.test.ts > suite > test`, without the words before the file. */
function readName(line = "") {
    return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
}
/**
 * Reads ` \u276f add src/add.ts:3:9`, ` File: /src/add.ts:3:9` with the plugin's folder as its root, or `\u256d\u2500[
 * src/add.ts:3:9 ]` above code.
 */
function readPlace(line) {
    const frame = /^ \u276f (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
    const code = /^ {1,10}\u256d\u2500\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
    const place = frame ?? file ?? code;
    return place === undefined ? undefined : readPlaceAtEnd(place);
}
function failedTest(name, message, places) {
    const [file = "", ...titles] = name.split(" > ");
    const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
    const fallback = { file: path, line: 1 };
    const reported = titles.length === 0 ? formatFailedFile(path, message) : formatFailure(titles.join(" > "), message);
    return { places: [...places, fallback], message: reported };
}

;// CONCATENATED MODULE: ./build/bundled/commands/problems/find-problems.js












/** So many problems are reported at their places. The others are counted. */
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
/** Finds the problems that a failed command printed, each at its place in the repository. */
function findProblems(lines, where) {
    const byTools = READERS.flatMap((read) => read(lines));
    const reported = byTools.length > 0 ? byTools : readCrashes(lines);
    // Warnings fail a command only if there are no errors.
    const errors = reported.filter(({ isWarning }) => isWarning !== true);
    const worst = errors.length > 0 ? errors : reported;
    const locate = makeLocationFinder(where);
    const found = new Map();
    let elsewhere = Math.max(0, worst.length - MOST_REPORTED);
    for (const { places, message } of worst.slice(0, MOST_REPORTED)) {
        const at = locate(places.slice(0, MOST_PLACES));
        // A tool may print a problem twice, for example in a summary at the end.
        if (at)
            found.set(JSON.stringify([at, message]), { at, message: removeRoot(message, where.root) });
        else
            elsewhere++;
    }
    const all = [...found.values()];
    const problems = all.slice(0, MOST_PROBLEMS);
    return { problems, more: all.length - problems.length + elsewhere };
}
/** Removes the path of the repository's folder from texts. */
function removeRoot(text, root) {
    return text.replaceAll(`${(0,external_node_url_.pathToFileURL)(root).href}/`, "").replaceAll(`${root}${external_node_path_.sep}`, "");
}

// EXTERNAL MODULE: ./build/bundled/processes/start-process.js
var start_process = __webpack_require__(83422);
// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/commands/line-splitter.js



/** A longer line is cut, so that a gigabyte on one line does not take a gigabyte of memory. */
const LONGEST_LINE = 8192;
/**
 * Splits the output of a process into lines. Every line is text, whatever the bytes, without colours and of a
 * bounded length.
 */
function splitLines(onLine) {
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
        const rest = cut === 0 ? "" : ` \u2026 and ${(0,numbers/* formatNumber */.Z)(cut)} more characters`;
        line = "";
        cut = 0;
        onLine(`${plain.toWellFormed()}${rest}`);
    };
    const read = (text) => {
        // A line feed after a carriage return belongs to it, also if it is in the next chunk.
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

// EXTERNAL MODULE: ./build/bundled/commands/pause.js
var pause = __webpack_require__(29825);
;// CONCATENATED MODULE: ./build/bundled/commands/follow-output.js


const SILENCE = 500;
const LONGEST_FINISH = 2000;
const POLL = 50;
/** Passes on the lines of both streams of a process. */
function followOutput(child, onLine) {
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
            // An error thrown here would end this process at once and leave the other one running.
            failure.abort(error);
        }
        lastHeard = Date.now();
    };
    const streams = [child.stdout, child.stderr].filter((stream) => stream !== null);
    for (const stream of streams) {
        const splitter = splitLines(onLine);
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
                await (0,pause/* waitAtMost */._)(POLL, closed);
            for (const stream of streams)
                stream.destroy();
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/bundled/commands/marked-processes.js


const LONGEST_COMMAND = 300;
/**
 * Finds the running processes of a command: those of its group, and those that left the group but still carry its
 * mark. `undefined` if the system does not list processes as Linux does.
 */
function findMarkedProcesses(group, mark) {
    const pids = attempt(() => (0,external_node_fs_.readdirSync)("/proc"))?.filter((name) => /^\d+$/u.test(name));
    if (!pids?.length)
        return undefined;
    const carried = `${MARK}=${mark}`;
    return pids
        .filter((pid) => isOfGroup(pid, group) || isMarked(pid, carried))
        .map((pid) => ({ pid: Number(pid), command: commandOf(pid) }));
}
/**
 * Reads the group's number after the name, which may contain brackets. A process that ended but was not reaped does
 * not run.
 */
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
/** A process may end while it is read, and those of other users may not be readable. */
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

;// CONCATENATED MODULE: ./build/bundled/commands/process-group.js




const process_group_POLL = 25;
/** How often to kill processes that keep starting others. */
const MOST_ROUNDS = 40;
function openProcessGroup(child, mark, platform) {
    const { pid } = child;
    if (pid === undefined)
        return { running: () => [], end: () => Promise.resolve() };
    return platform === "win32" ? openWindowsTree(child, pid) : openPosixGroup(pid, mark);
}
function openPosixGroup(leader, mark) {
    // On a system that does not list processes, only the existence of the group is known.
    const found = () => findMarkedProcesses(leader, mark) ??
        (send(-leader, 0) ? [{ pid: -leader, command: `process ${String(leader)}` }] : []);
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
/** Windows has no process groups. One of its programs ends a process and its children, as long as that process runs. */
function openWindowsTree(child, pid) {
    const isRunning = () => child.exitCode === null && child.signalCode === null;
    return {
        running: () => (isRunning() ? [`process ${String(pid)}`] : []),
        async end() {
            if (!isRunning())
                return;
            const system = process.env["SystemRoot"] ?? "C:\\Windows";
            // The full path, because the current folder is searched first and may be the repository.
            const killer = (0,start_process/* startProcess */.k)((0,external_node_path_.join)(system, "System32", "taskkill.exe"), ["/pid", String(pid), "/T", "/F"], {
                ...{ folder: system, environment: { SystemRoot: system }, stdio: "ignore" },
            });
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
/** Returns whether there was a process to send it to. */
function send(pid, signal) {
    try {
        return process.kill(pid, signal);
    }
    catch (error) {
        // The process has ended, or its id now belongs to another user.
        if (error instanceof Error && "code" in error)
            return false;
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/bundled/commands/run-command.js




/** How many milliseconds processes have to end when they are asked to. */
const PATIENCE = 2000;
/** The same for processes that a command left, and how long it takes until they count as left. */
const SHORT_PATIENCE = 500;
const GRACE = 1000;
const run_command_POLL = 50;
/**
 * Runs a command to its end, and ends every process that it leaves. All processes end within the time limit and
 * three seconds. Lines are passed on as they arrive, and standard input is closed.
 *
 * @throws the reason of the cancellation, or what `onLine` threw, after all processes have ended.
 */
async function runCommand(invocation, options) {
    const { cancellation, mark, platform } = options;
    cancellation.signal.throwIfAborted();
    const child = start(invocation, options);
    if ("kind" in child)
        return { ending: child, leftRunning: [] };
    const output = followOutput(child, options.onLine);
    const group = openProcessGroup(child, mark, platform);
    try {
        const ending = await waitForEnd(child, invocation, options.minutes, [cancellation.signal, output.failed]);
        const isLate = ending.kind === "time-limit";
        const leftRunning = isLate ? [] : await findLeftProcesses(group);
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
        return (0,start_process/* startProcess */.k)(program, args, {
            folder: options.folder,
            environment: options.environment,
            stdio: ["ignore", "pipe", "pipe"],
            // A group of its own, so that all of its processes can be ended and none of the caller's.
            detached: !isWindows,
            windowsVerbatimArguments: isWindows,
        });
    }
    catch (error) {
        // No system accepts this line: it is too long, or contains a NUL.
        if (error instanceof Error && "code" in error)
            return { kind: "no-program", program, why: String(error.code) };
        throw error;
    }
}
/**
 * Waits for the process itself to end.
 *
 * @throws the reason of a signal that is aborted before.
 */
function waitForEnd(child, { program }, minutes, signals) {
    return new Promise((resolve, reject) => {
        const done = (ending) => {
            clear();
            resolve(ending);
        };
        const onAbort = () => {
            clear();
            // Reasons are errors: those of `makeCancellable`, and what `onLine` threw.
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
/** The processes that still run a moment after a command has ended. */
async function findLeftProcesses(group) {
    const deadline = Date.now() + GRACE;
    let running = group.running();
    while (running.length > 0 && Date.now() < deadline) {
        await (0,pause/* pause */.v)(run_command_POLL);
        running = group.running();
    }
    return running;
}

;// CONCATENATED MODULE: ./build/bundled/commands/run-commands.js











/**
 * Runs some of a plugin's commands, one after the other, and returns the result of each.
 *
 * @throws {UsageError} if a command leaves nothing to check.
 */
async function runCommands(place, scripts, names, options) {
    const runs = new Map();
    for (const name of names) {
        const command = scripts.commands[name];
        if (command.kind !== "script" && command.kind !== "line")
            continue;
        runs.set(name, await runAndReport(place, command, scripts, options));
    }
    return runs;
}
async function runAndReport(place, command, { manager }, { environment, named, platform, minutes, cancellation, onEvent }) {
    const { root, folder } = place;
    const invocation = makeInvocation(command, manager.name, platform);
    const { line } = invocation;
    const mark = (0,external_node_crypto_.randomUUID)();
    const above = (0,package_manager/* listFoldersAbove */.jk)(folder).map((one) => (0,external_node_path_.join)(root, one));
    const kept = keepLines();
    onEvent({ kind: "started", folder, line });
    const start = Date.now();
    const { ending, leftRunning } = await runCommand(invocation, {
        folder: (0,external_node_path_.join)(root, folder),
        environment: makeChildEnvironment(environment, above, mark, named),
        ...{ mark, minutes, platform, cancellation },
        onLine(text) {
            kept.add(text);
            onEvent({ kind: "printed", text });
        },
    });
    if ((0,disk/* resolveFolder */.h1)((0,external_node_path_.join)(root, folder)) === undefined) {
        throw new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(line)} has removed the folder of the plugin, so that there is nothing left to check`, "Get the files back, from git or a copy, and mend the command before it is run again");
    }
    const lines = kept.lines();
    const isFine = ending.kind === "status" && ending.status === 0;
    // The command may have written files. The tools printed places in their new content.
    const { problems, more } = isFine ? NOTHING : findProblems(lines, { ...place, workspace: (0,disk/* diskWorkspace */.DH)(root) });
    const last = takeLastLines(lines).map((text) => removeRoot(text, root));
    const run = { line, ending, problems, moreProblems: more, lastLines: last, leftRunning };
    onEvent({ kind: "ended", line, run, milliseconds: Date.now() - start });
    return run;
}
const NOTHING = { problems: [], more: 0 };


/***/ }),

/***/ 72735:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h9: function() { return /* binding */ canBeKnown; },
  sL: function() { return /* binding */ isJudged; },
  c1: function() { return /* binding */ makeBaseline; },
  QZ: function() { return /* binding */ makeBaselineEntry; },
  N6: function() { return /* binding */ makeIdentity; },
  Uv: function() { return /* binding */ recogniseFindings; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
;// CONCATENATED MODULE: ./build/bundled/core/finding-identity.js


/** A line that is longer is a bundle or the like: of it, only the words that are meant are looked at. */
const LONGEST_LINE = 1000;
/** What the items of a list are known by, the first that there is; an item without any of them by all that it says. */
const NAMES = ["name", "id", "path"];
/**
 * What a finding of a check is known by in its file, wherever that has moved to: the place, in which an item of a list stands for its own
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
    return (0,external_node_crypto_.createHash)("sha256")
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
    return (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}
/** A list or an object is known by where it is. */
function formatPlace({ steps, value }) {
    return JSON.stringify([steps, isContainer(value) ? "" : value]);
}
function isContainer(value) {
    return (0,json_object/* isObject */.G)(value) || Array.isArray(value);
}
function findPlace(root, path) {
    let value = root;
    const steps = path.map((segment, at) => {
        if (Array.isArray(value)) {
            value = value[Number(segment)];
            return [identifyItem(value, path[at + 1])];
        }
        value = (0,json_object/* isObject */.G)(value) && Object.hasOwn(value, segment) ? value[segment] : undefined;
        return segment;
    });
    return { steps, value };
}
/** @param inside the key below which the finding is: then the item is known by the scalars around, as lists in it come and go. */
function identifyItem(item, inside) {
    if (!(0,json_object/* isObject */.G)(item))
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
    if (!(0,json_object/* isObject */.G)(value))
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

// EXTERNAL MODULE: ./build/bundled/core/policy.js
var policy = __webpack_require__(67230);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/suppression.js
var suppression = __webpack_require__(21341);
;// CONCATENATED MODULE: ./build/bundled/core/baseline.js




/** The findings of a plugin that a baseline accepts. Never a secret, nor what always counts. */
function makeBaseline(plugin, texts) {
    const entries = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const entry = makeBaselineEntry(plugin.path, finding, texts);
        const before = entries.get(makeIdentity(entry));
        entries.set(makeIdentity(entry), { ...(before ?? entry), count: (before?.count ?? 0) + 1 });
    }
    return [...entries.values()];
}
/** A plugin's report with the findings marked that the baseline lists; as many as it lists, and not one more. */
function recogniseFindings(plugin, entries, texts, policy) {
    const left = new Map();
    const add = (key, count) => void left.set(key, (left.get(key) ?? 0) + count);
    for (const entry of entries)
        add(makeIdentity(entry), entry.count);
    const marked = new Map();
    for (const finding of plugin.findings) {
        if (!canBeKnown(finding))
            continue;
        const entry = makeBaselineEntry(plugin.path, finding, texts);
        const before = { ...entry, fingerprint: identifyByMessage(finding, texts) };
        const key = [entry, before].map(makeIdentity).find((one) => (left.get(one) ?? 0) > 0);
        if (key === undefined)
            continue;
        add(key, -1);
        marked.set(finding, (0,suppression/* markSuppressed */.mN)(finding, report/* IN_BASELINE */.q6, policy));
    }
    const known = (finding) => marked.get(finding) ?? finding;
    const outcome = (one) => one.status === "unmet" ? { ...one, findings: one.findings.map(known) } : one;
    return {
        plugin: { ...plugin, outcomes: plugin.outcomes.map(outcome), findings: plugin.findings.map(known) },
        gone: [...left.values()].reduce((sum, count) => sum + count, 0),
    };
}
/** Whether this run could have found what an entry lists. */
function isJudged(entry, plugins) {
    const outcomes = plugins.find(({ path }) => path === entry.plugin)?.outcomes ?? [];
    return outcomes.some(({ check, status }) => check === entry.check && (status === "met" || status === "unmet"));
}
/** Whether a baseline may list a finding. */
function canBeKnown(finding) {
    return (0,report/* counts */.tQ)(finding) && finding.secret !== true && !policy/* ALWAYS_COUNTING */.SE.includes(finding.check);
}
/** What two entries have in common that list the same. */
function makeIdentity({ plugin, check, file, fingerprint }) {
    return JSON.stringify([plugin, check, file, fingerprint]);
}
/** A finding as a baseline lists it: whatever moves with the lines around it is not in it. */
function makeBaselineEntry(plugin, finding, texts) {
    const { check, location } = finding;
    const pointer = generalizePointer(location.pointer);
    return {
        ...{ plugin, check, file: location.file, ...(pointer !== undefined && { pointer }) },
        message: dropLineNumbers(finding.message),
        fingerprint: identifyFinding(finding, texts),
        count: 1,
    };
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

/***/ 32457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: function() { return /* binding */ findChangedFiles; },
/* harmony export */   k: function() { return /* binding */ readCommit; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81407);
/* harmony import */ var _workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70478);
/* harmony import */ var _git_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76066);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89754);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95822);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57430);
/* harmony import */ var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51207);
/* harmony import */ var _same_content_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(97949);
/* harmony import */ var _untracked_files_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39724);










const MOST_INDEX_BYTES = 256 * 1024 * 1024;
const PROGRAM = "100755";
/** A submodule may have submodules. */
const DEEPEST = 4;
/**
 * What has changed since the last commit that HEAD and `ref` have in common: committed, staged, and neither. Commits
 * are read by their ids. The files of the working tree are hashed here, as git would for a commit, but every attribute,
 * filter and setting is ignored.
 */
async function findChangedFiles(root, ref, depth = 0) {
    return (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .withGitObjects */ .$)(root, async (objects) => {
        const { isShallow: shallow, ask } = objects;
        const commit = (await readCommit(objects, ref)) ?? (await readCommit(objects, `origin/${ref}`));
        if (commit === undefined)
            return { refused: "no-commit", shallow };
        const common = await ask(["merge-base", commit, objects.head]);
        if (common.status === 1)
            return { refused: "no-common-commit", shallow };
        if (common.status !== 0)
            return refuseWith(firstLine(common.complaint));
        const parted = common.bytes.toString("latin1").trim();
        const base = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(objects, parted);
        const head = parted === objects.head ? base : await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readTree */ .Zc)(objects, objects.head);
        if (!base || !head)
            return refuseWith("not all of a commit is in this clone");
        return compareWith(root, objects, { base, head, depth });
    });
}
async function compareWith(root, objects, { base, head, depth }) {
    const tree = (0,_workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .workingTree */ .c)(root);
    const { folder: git } = objects;
    const isSparse = git.file("info/sparse-checkout", MOST_INDEX_BYTES) !== "missing";
    const changed = [];
    const others = [];
    for (const [path, entry] of base) {
        const found = tree.at(path);
        const isCommitted = head.get(path)?.id === entry.id;
        if (entry.mode === _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .SUBMODULE */ .NG) {
            if (!(await isSameSubmodule((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path), entry, isCommitted, depth)))
                changed.push(path);
        }
        else if (found === undefined) {
            // A sparse checkout leaves out what is in the commit all the same.
            if (!isSparse || !isCommitted)
                changed.push(path);
        }
        else if (found.kind === "file" && entry.mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK */ .ps) {
            const sameness = (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .compareContent */ .TH)(found.bytes, entry.id);
            if (sameness === "other")
                others.push({ path, id: entry.id, bytes: found.bytes });
            else if (tree.keepsModes && found.isExecutable !== (entry.mode === PROGRAM))
                changed.push(path);
            else if ((head.get(path)?.mode ?? entry.mode) !== entry.mode)
                changed.push(path);
        }
        else if (!isSameLink(found, entry))
            changed.push(path);
    }
    const pointers = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .readSmall */ .o5)(objects, others.map(({ id }) => id), _same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .LONGEST_POINTER */ .B3);
    for (const { path, id, bytes } of others) {
        const pointer = pointers.get(id);
        if (!pointer || !(0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .isOfPointer */ .nT)(bytes, pointer.bytes))
            changed.push(path);
    }
    const tracked = new Set(readTracked(objects) ?? head.keys());
    for (const path of tracked)
        if (!base.has(path) && tree.at(path) !== undefined)
            changed.push(path);
    const untracked = (0,_untracked_files_js__WEBPACK_IMPORTED_MODULE_9__/* .listUntrackedFiles */ .x)(tree, git, (path) => base.has(path) || tracked.has(path));
    if (!untracked)
        return refuseWith("there are too many files");
    return { files: changed.toSorted(byLetters), untracked };
}
/** Where a file system has no links, a link is a file with its target in it. */
function isSameLink(found, { mode, id }) {
    if (mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_6__/* .LINK */ .ps)
        return false;
    if (found.kind === "link")
        return (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .compareContent */ .TH)(found.target, id) === "same";
    return found.kind === "file" && node_path__WEBPACK_IMPORTED_MODULE_0__.sep === "\\" && (0,_same_content_js__WEBPACK_IMPORTED_MODULE_8__/* .compareContent */ .TH)(found.bytes, id) === "same";
}
/** A submodule that is not checked out is as committed; of one that is, the commit and the files count. */
async function isSameSubmodule(root, { id }, isCommitted, depth) {
    const git = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .openGitFolder */ .v)(root);
    if (git === undefined)
        return isCommitted;
    const head = "absent" in git ? undefined : (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .readHead */ .zy)(git);
    if (head === undefined || "refused" in head || head.head !== id || depth >= DEEPEST)
        return false;
    const changed = await findChangedFiles(root, id, depth + 1);
    return "files" in changed && changed.files.length === 0 && changed.untracked.length === 0;
}
/** The tracked files in the index; `undefined` where it cannot be read. */
function readTracked({ folder }) {
    const bytes = folder.file("index", MOST_INDEX_BYTES);
    if (typeof bytes === "string")
        return undefined;
    const index = (0,_git_index_js__WEBPACK_IMPORTED_MODULE_3__/* .readGitIndex */ .N)(bytes, "");
    return "refused" in index ? undefined : index.paths;
}
/** The commit that a name resolves to, with what may follow it: `~2`, `^`. */
async function readCommit(objects, ref) {
    const [, name = "", steps = ""] = /^([^~^]+)((?:[~^]\d{0,6}){0,20})$/u.exec(ref) ?? [];
    const object = (0,_resolve_ref_js__WEBPACK_IMPORTED_MODULE_7__/* .resolveRef */ .q)(objects.folder, name) ?? (/^[0-9a-f]{4,64}$/u.test(name) ? name : undefined);
    if (object === undefined)
        return undefined;
    const { status, bytes } = await objects.ask([
        "rev-parse",
        "--verify",
        "--quiet",
        "--end-of-options",
        `${object}${steps}^{commit}`,
    ]);
    return status === 0 ? bytes.toString("latin1").trim() : undefined;
}
function refuseWith(why) {
    return { refused: "failed", why };
}
function firstLine(text) {
    return text.trim().split("\n")[0] ?? "";
}
function byLetters(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 93587:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compareContent: function() { return /* reexport safe */ _same_content_js__WEBPACK_IMPORTED_MODULE_6__.TH; },
/* harmony export */   findTaggedCommit: function() { return /* binding */ findTaggedCommit; },
/* harmony export */   isOfPointer: function() { return /* reexport safe */ _same_content_js__WEBPACK_IMPORTED_MODULE_6__.nT; },
/* harmony export */   readCommittedFiles: function() { return /* binding */ readCommittedFiles; },
/* harmony export */   readPointers: function() { return /* binding */ readPointers; }
/* harmony export */ });
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81407);
/* harmony import */ var _workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70478);
/* harmony import */ var _changed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32457);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89754);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57430);
/* harmony import */ var _resolve_ref_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51207);
/* harmony import */ var _same_content_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97949);
/* harmony import */ var _untracked_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39724);









/**
 * The contents of a commit, verified against its id down to each file's content: whoever can write to the repository's
 * objects changes nothing of it. Attributes, filters and settings of the repository have no effect.
 */
async function readCommittedFiles(root, commit, folder) {
    const read = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => {
        const files = await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(objects, commit, folder);
        if (!files)
            return { refused: "failed", why: "not all of the commit is in this clone, or it was changed" };
        const untracked = (0,_untracked_files_js__WEBPACK_IMPORTED_MODULE_7__/* .listUntrackedFiles */ .x)((0,_workspace_working_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .workingTree */ .c)(root), objects.folder, (path) => files.has(path), folder);
        if (!untracked)
            return { refused: "failed", why: "there are too many files" };
        return { blobs: findBlobs(files), untracked: new Set(untracked) };
    });
    return "refused" in read ? { refused: explainFailure(read) } : read;
}
function findBlobs(files) {
    const blobs = [...files].filter(([, { mode }]) => mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .SUBMODULE */ .NG && mode !== _read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .LINK */ .ps);
    return new Map(blobs.map(([path, { id }]) => [path, id]));
}
/** The contents that a repository has of some ids, as far as they may be pointers of Git LFS. */
async function readPointers(root, ids) {
    const small = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => ({
        found: await (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readSmall */ .o5)(objects, ids, _same_content_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_POINTER */ .B3),
    }));
    return new Map("found" in small ? [...small.found].map(([id, { bytes }]) => [id, bytes]) : []);
}
/**
 * The commit that a tag names here; `undefined` where there is no such tag.
 *
 * @returns why it is not known, where it is not.
 */
async function findTaggedCommit(root, tag) {
    const git = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .openGitFolder */ .v)(root);
    if (git === undefined || "absent" in git || (0,_resolve_ref_js__WEBPACK_IMPORTED_MODULE_5__/* .resolveRef */ .q)(git, `refs/tags/${tag}`) === undefined)
        return undefined;
    const commit = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__/* .withGitObjects */ .$)(root, async (objects) => ({
        commit: await (0,_changed_files_js__WEBPACK_IMPORTED_MODULE_2__/* .readCommit */ .k)(objects, `refs/tags/${tag}`),
    }));
    if ("refused" in commit)
        return { refused: explainFailure(commit) };
    return commit.commit ?? { refused: "what the tag names is not in this clone" };
}
function explainFailure(refusal) {
    return refusal.refused === "no-git" ? "there is no git" : refusal.why;
}


/***/ }),

/***/ 89754:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ withGitObjects; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45608);
/* harmony import */ var _processes_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(849);
/* harmony import */ var _processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45725);
/* harmony import */ var _workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81407);
/* harmony import */ var _workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1938);
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95822);







/** The output of a repository with a million files; git is ended at more, and after the time. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_MS = 60_000;
const MOST_SHALLOW_BYTES = 16 * 1024 * 1024;
const MOST_ALTERNATES_BYTES = 64 * 1024;
const SAFELY = [
    ...["--no-pager", "--no-optional-locks", "--no-replace-objects"],
    // Both are indexes of the objects that somebody else may have written, and git trusts them.
    ...["-c", "core.commitGraph=false", "-c", "core.multiPackIndex=false"],
    ...["-c", "core.fsmonitor=false", "-c", "protocol.allow=never"],
    ...["-c", "safe.bareRepository=explicit", "-c", "gc.auto=0", "-c", "maintenance.auto=false"],
];
const VARIABLES = {
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_ATTR_NOSYSTEM: "1",
    GIT_NO_LAZY_FETCH: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_PROTOCOL_FROM_USER: "0",
    GIT_NO_REPLACE_OBJECTS: "1",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_CEILING_DIRECTORIES: "",
    LC_ALL: "C",
};
/** In the place of the settings of the user and of the machine. */
const EMPTY = "empty";
function makeFolderVariables(home) {
    const empty = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, EMPTY);
    return { GIT_DIR: home, XDG_CONFIG_HOME: home, GIT_CONFIG_GLOBAL: empty, GIT_CONFIG_SYSTEM: empty };
}
/**
 * Does something with the objects of a repository. Git never sees the repository: it is started in a git folder of our
 * own, which has a configuration of ours and names the repository's objects as alternates. So no configuration, hook,
 * attribute or reference of the repository has any effect, and no program that they name is started.
 *
 * @param deadline when git is ended, as `Date.now()` counts.
 */
async function withGitObjects(root, act, deadline = Date.now() + LONGEST_MS) {
    const folder = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .openGitFolder */ .v)(root);
    const paths = (0,_workspace_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitPaths */ .I)(root);
    if (folder === undefined || paths === undefined)
        return { refused: "no-repository", why: "there is no git repository" };
    if ("absent" in folder)
        return { refused: "no-repository", why: folder.absent };
    if ("absent" in paths)
        return { refused: "no-repository", why: paths.absent };
    const refs = (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .readHead */ .zy)(folder);
    if ("refused" in refs)
        return { refused: "failed", why: refs.refused };
    const { head, isShallow } = refs;
    if (head === undefined)
        return { refused: "failed", why: "HEAD names no commit" };
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(paths.common, "objects");
    const elsewhere = findAlternateOnNetwork(objects);
    if (elsewhere !== undefined)
        return { refused: "failed", why: elsewhere };
    const around = (0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .findOwnSurroundings */ .xU)();
    const path = (0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .listTrustedFolders */ .PD)(around, root);
    const git = (0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .findProgram */ .Kp)("git", path, around, root);
    if (git === undefined)
        return { refused: "no-git" };
    const shallow = isShallow ? folder.file("shallow", MOST_SHALLOW_BYTES) : "missing";
    if (shallow === "unreadable")
        return { refused: "failed", why: "git's file shallow cannot be read" };
    return (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .withTemporaryFolder */ .EX)(async (home) => {
        (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .fillFolder */ .qM)(home, {
            HEAD: "ref: refs/heads/none\n",
            config: makeConfiguration(head),
            "objects/info/alternates": `${objects.replaceAll("\\", "/")}\n`,
            "refs/heads/.keep": "",
            [EMPTY]: "",
            ...(shallow !== "missing" && { shallow }),
        });
        const environment = { ...(0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .makeToolEnvironment */ .yB)(around, { path, home }), ...VARIABLES, ...makeFolderVariables(home) };
        const ask = async (args, { input, mostBytes = MOST_BYTES } = {}) => {
            const milliseconds = deadline - Date.now();
            if (milliseconds <= 0)
                return makeFailure("there is no time left");
            const options = { folder: home, environment, input };
            const run = await (0,_processes_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__/* .runToEnd */ .c)(git, [...SAFELY, ...args], options, { milliseconds, mostBytes });
            if (run.kind === "ended")
                return run;
            return makeFailure(run.kind === "not-started" ? run.why : WHY[run.kind]);
        };
        return act({ folder, head, isShallow, ask });
    });
}
const WHY = {
    "not-found": "git was not found",
    "too-late": "git took too long",
    "too-long": "git's answer is too long",
};
function makeFailure(complaint) {
    return { status: -1, bytes: Buffer.alloc(0), complaint };
}
function makeConfiguration(object) {
    const isSha256 = object.length === 64;
    const core = `[core]\n\trepositoryformatversion = ${isSha256 ? "1" : "0"}\n\tbare = true\n`;
    return isSha256 ? `${core}[extensions]\n\tobjectformat = sha256\n` : core;
}
/** Where a repository's alternates name another machine, which git would ask for objects. */
function findAlternateOnNetwork(objects) {
    if (/[\r\n]/u.test(objects))
        return "the path of the repository has a line break in it";
    const bytes = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_5__/* .attempt */ .CD)(() => (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_5__/* .readRegular */ .VX)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(objects, "info", "alternates"), MOST_ALTERNATES_BYTES));
    const text = bytes === undefined ? "" : new TextDecoder().decode(bytes);
    return /^"?[\\/]{2}/mu.test(text) ? "its objects are kept on another machine" : undefined;
}


/***/ }),

/***/ 57430:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: function() { return /* binding */ readObjects; },
/* harmony export */   HM: function() { return /* binding */ computeId; },
/* harmony export */   NG: function() { return /* binding */ SUBMODULE; },
/* harmony export */   Wn: function() { return /* binding */ readParents; },
/* harmony export */   Zc: function() { return /* binding */ readTree; },
/* harmony export */   o5: function() { return /* binding */ readSmall; },
/* harmony export */   ps: function() { return /* binding */ LINK; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

const LINK = "120000";
const SUBMODULE = "160000";
const FOLDER = "40000";
/** What git prints of each object besides its bytes. */
const HEADER_BYTES = 200;
const MOST_TREE_BYTES = 128 * 1024 * 1024;
const DEEPEST = 100;
/** What git calls a content, by the hash that another id is made with. */
function computeId(kind, bytes, like) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 64 ? "sha256" : "sha1");
    return hash
        .update(`${kind} ${String(bytes.length)}\0`)
        .update(bytes)
        .digest("hex");
}
/**
 * Reads objects by their ids, of at most so many bytes together. Their contents are verified against their ids: whoever
 * can write to the repository's objects could have put others in their place. `undefined` where one is missing or does
 * not match its id.
 */
async function readObjects({ ask }, ids, most) {
    const objects = new Map();
    const unique = [...new Set(ids)];
    if (unique.length === 0)
        return objects;
    const mostBytes = most + (unique.length + 1) * HEADER_BYTES;
    const { status, bytes } = await ask(["cat-file", "--batch"], {
        input: unique.map((id) => `${id}\n`).join(""),
        mostBytes,
    });
    if (status !== 0)
        return undefined;
    let at = 0;
    for (const id of unique) {
        const end = bytes.indexOf("\n", at);
        const [found = "", kind = "", size = ""] = bytes.toString("latin1", at, Math.max(at, end)).split(" ");
        const content = bytes.subarray(end + 1, end + 1 + Number(size));
        if (end === -1 || found !== id || size === "" || computeId(kind, content, id) !== id)
            return undefined;
        objects.set(id, { kind, bytes: content });
        at = end + 2 + content.length;
    }
    return objects;
}
const MOST_SMALL = 20_000;
/** Of some objects those that are here and small, as a pointer of Git LFS is. */
async function readSmall(objects, ids, most) {
    const unique = [...new Set(ids)].slice(0, MOST_SMALL);
    if (unique.length === 0)
        return new Map();
    const input = unique.map((id) => `${id}\n`).join("");
    const { bytes } = await objects.ask(["cat-file", "--batch-check=%(objectname) %(objectsize)"], { input });
    const lines = bytes.toString("latin1").split("\n");
    const small = lines.flatMap((line) => {
        const [id = "", size = ""] = line.split(" ");
        return /^\d+$/u.test(size) && Number(size) <= most ? [id] : [];
    });
    return (await readObjects(objects, small, small.length * most)) ?? new Map();
}
/** The parents of a commit; `undefined` for what is no commit that is here. */
async function readParents(objects, commit) {
    const headers = await readCommitHeaders(objects, commit);
    return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
}
async function readCommitHeaders(objects, commit) {
    const found = (await readObjects(objects, [commit], MOST_TREE_BYTES))?.get(commit);
    if (found?.kind !== "commit")
        return undefined;
    return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
}
/**
 * All files of a commit below a folder, by their paths from the root; `undefined` where not all of it can be read. A
 * folder that the commit does not have is empty.
 */
async function readTree(objects, commit, folder = "") {
    const files = new Map();
    const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
    const names = folder === "" ? [] : folder.split("/");
    let level = [["", root]];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > DEEPEST)
            return undefined;
        const trees = await readObjects(objects, level.map(([, id]) => id), MOST_TREE_BYTES);
        if (!trees)
            return undefined;
        const next = [];
        for (const [path, id] of level) {
            const tree = trees.get(id);
            const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
            if (!entries)
                return undefined;
            for (const { name, mode, id: object } of entries) {
                if (depth < names.length && name !== names[depth])
                    continue;
                if (mode === FOLDER)
                    next.push([`${path}${name}/`, object]);
                else if (depth >= names.length)
                    files.set(path + name, { mode, id: object });
            }
        }
        level = next;
    }
    return files;
}
/** `<mode> <name>`, a zero, and the id in bytes, one after the other. */
function parseTree(tree, length) {
    const entries = [];
    let at = 0;
    while (at < tree.length) {
        const space = tree.indexOf(" ", at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1 || end + 1 + length > tree.length)
            return undefined;
        const [mode, name] = [tree.toString("latin1", at, space), tree.toString("utf8", space + 1, end)];
        at = end + 1 + length;
        entries.push({ mode, name, id: tree.toString("hex", end + 1, at) });
    }
    return entries;
}


/***/ }),

/***/ 51207:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ resolveRef; }
/* harmony export */ });
/* harmony import */ var _git_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95822);

const MOST_REF_BYTES = 4096;
/** As many as git follows. */
const MOST_LINKS = 5;
const OBJECT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
const DECODER = new TextDecoder();
/**
 * The object that a name resolves to, by git's rules: HEAD and its kin, a whole reference, a tag, a branch, a remote's
 * branch or its HEAD. Read from git's own files: nothing is started, and no configuration is read.
 */
function resolveRef(git, name) {
    if (OBJECT.test(name))
        return name;
    if (name === "@")
        return resolveRef(git, "HEAD");
    if (!isRefName(name))
        return undefined;
    const whole = /^(?:[A-Z_]*HEAD|refs\/.+)$/u.test(name) ? [name] : [];
    const below = ["refs", "refs/tags", "refs/heads", "refs/remotes"].map((folder) => `${folder}/${name}`);
    const packed = (0,_git_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .readPackedRefs */ .pD)(git);
    if ("refused" in packed)
        return undefined;
    for (const ref of [...whole, ...below, `refs/remotes/${name}/HEAD`]) {
        const object = findObject(git, ref, packed);
        if (object !== undefined)
            return object;
    }
    return undefined;
}
function findObject(git, ref, packed) {
    let name = ref;
    for (let links = 0; links <= MOST_LINKS; links++) {
        const bytes = git.file(name, MOST_REF_BYTES);
        if (bytes === "unreadable")
            return undefined;
        if (bytes === "missing")
            return packed.get(name)?.object;
        const text = DECODER.decode(bytes).trimEnd();
        const next = /^ref: (refs\/.+)$/u.exec(text)?.[1];
        if (next === undefined) {
            // FETCH_HEAD names the source after the object.
            const [object = ""] = text.split(/\s/u);
            return OBJECT.test(object) ? object : undefined;
        }
        if (!isRefName(next))
            return undefined;
        name = next;
    }
    return undefined;
}
/** Whether git takes a text for a reference's name; none leads out of git's folder. */
function isRefName(name) {
    if (/[\x00-\x20\x7f~^:?*[\\]|\.\.|@\{/u.test(name))
        return false;
    return name.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}


/***/ }),

/***/ 97949:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: function() { return /* binding */ LONGEST_POINTER; },
/* harmony export */   TH: function() { return /* binding */ compareContent; },
/* harmony export */   nT: function() { return /* binding */ isOfPointer; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _read_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57430);


/** No text that a person writes is longer. */
const LONGEST_TEXT = 16 * 1024 * 1024;
/** Git LFS writes no longer one. */
const LONGEST_POINTER = 1024;
const IDENT = /\$Id:[^$\n]*\$/gu;
/**
 * How a file's content compares to that of an id. No attribute is read: each conversion that git makes at checkout is
 * undone, and the result is compared with the id. So a match is certain, and what another program has converted is
 * different content.
 */
function compareContent(bytes, id) {
    if (isBlob(bytes, id))
        return "same";
    if (bytes.length > LONGEST_TEXT)
        return "other";
    const text = Buffer.from(bytes).toString("latin1");
    const encoded = decodeUtf16(bytes);
    if (!text.includes("\0")) {
        const lines = text.replaceAll("\r\n", "\n");
        const ends = [lines, lines.replaceAll("\n", "\r\n")];
        if (ends.some((one) => isBlob(Buffer.from(one, "latin1"), id)))
            return "line ends";
        if (!text.includes("$Id:"))
            return "other";
        const plain = [text, lines].map((one) => one.replace(IDENT, "$Id$"));
        return plain.some((one) => isBlob(Buffer.from(one, "latin1"), id)) ? "converted" : "other";
    }
    const texts = encoded === undefined ? [] : [encoded, encoded.replaceAll("\r\n", "\n")];
    return texts.some((one) => isBlob(Buffer.from(one), id)) ? "converted" : "other";
}
/** Whether a Git LFS pointer describes this file. */
function isOfPointer(bytes, pointer) {
    if (pointer.length > LONGEST_POINTER)
        return false;
    const text = Buffer.from(pointer).toString("latin1");
    const [, hash, size] = /^version https:\/\/git-lfs[^\n]*\n(?:[^\n]*\n)*?oid sha256:([0-9a-f]{64})\nsize (\d+)\n$/u.exec(text) ?? [];
    return (hash !== undefined && Number(size) === bytes.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(bytes).digest("hex") === hash);
}
function isBlob(bytes, id) {
    return (0,_read_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .computeId */ .HM)("blob", bytes, id) === id;
}
/** A text of an attribute `working-tree-encoding=UTF-16`. */
function decodeUtf16(bytes) {
    const encoding = bytes[0] === 0xff && bytes[1] === 0xfe
        ? "utf-16le"
        : bytes[0] === 0xfe && bytes[1] === 0xff
            ? "utf-16be"
            : undefined;
    if (encoding === undefined)
        return undefined;
    try {
        return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    }
    catch (error) {
        if (error instanceof TypeError)
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 39724:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: function() { return /* binding */ listUntrackedFiles; }
});

// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/glob-name.js
var glob_name = __webpack_require__(57384);
// EXTERNAL MODULE: ./build/bundled/text/glob.js
var text_glob = __webpack_require__(85990);
;// CONCATENATED MODULE: ./build/bundled/git/git-ignore.js


const MOST_RULES = 5000;
/**
 * Adds the rules of an ignore file to those of the folders above. A pattern that is not understood ignores nothing: then more is
 * looked at, never less.
 *
 * @param depth how many names the path of its folder has.
 */
function withRules(rules, text, depth) {
    const more = text.split("\n").flatMap((line) => parseRule(line, depth) ?? []);
    return rules.length + more.length > MOST_RULES ? rules : [...rules, ...more];
}
function parseRule(line, depth) {
    const plain = line.replace(/\r$/u, "").replace(/(?<!\\) +$/u, "");
    if (plain === "" || plain.startsWith("#") || /[{}]/u.test(plain))
        return undefined;
    const takesIn = plain.startsWith("!");
    const signed = takesIn ? plain.slice(1) : plain;
    const isForFolders = signed.endsWith("/");
    const path = isForFolders ? signed.slice(0, -1) : signed;
    const glob = (0,text_glob/* compileGlob */.S)(path.replace(/^\//u, ""));
    return glob && { glob, depth, takesIn, isForFolders, isAnchored: path.includes("/") };
}
/**
 * Whether a path, by its names from the root, is ignored by itself: what is in an ignored folder is never asked about.
 *
 * @param trials how many rules may still be tried; with none left nothing is ignored.
 */
function isIgnored(rules, names, isFolder, trials) {
    trials.left -= rules.length;
    if (trials.left < 0)
        return false;
    const letters = names.map(glob_name/* foldCase */.SP);
    const rule = rules.findLast(({ glob, depth, isForFolders, isAnchored }) => {
        if (isForFolders && !isFolder)
            return false;
        const below = letters.slice(depth);
        if (!isAnchored)
            return glob.matches(below.slice(-1));
        return (glob.isForNames ? below.length === 1 : true) && glob.matches(below);
    });
    return rule !== undefined && !rule.takesIn;
}

;// CONCATENATED MODULE: ./build/bundled/git/untracked-files.js


const MOST_IGNORE_BYTES = 1024 * 1024;
const MOST_ENTRIES = 1_000_000;
/** So many paths are matched against a rule. The remaining paths do not count as ignored. */
const MOST_TRIALS = 50_000_000;
const DEEPEST = 200;
const DECODER = new TextDecoder();
/**
 * The files below a folder that git neither tracks nor ignores: by the ignore files of the repository and git's `info/exclude`, not by the
 * user's own settings. `undefined` where there are too many files.
 */
function listUntrackedFiles(tree, git, isTracked, below = "") {
    const found = [];
    const trials = { left: MOST_TRIALS };
    let entries = 0;
    const readRules = (rules, folder, depth) => {
        const file = tree.at((0,workspace/* joinPath */.uJ)(folder, ".gitignore"));
        if (file?.kind !== "file" || file.bytes.length > MOST_IGNORE_BYTES)
            return rules;
        return withRules(rules, DECODER.decode(file.bytes), depth);
    };
    const walk = (folder, names, outer) => {
        if (names.length > DEEPEST)
            return false;
        const rules = readRules(outer, folder, names.length);
        return tree.list(folder).every(({ name, kind }) => {
            if (++entries > MOST_ENTRIES)
                return false;
            const path = (0,workspace/* joinPath */.uJ)(folder, name);
            if (name === ".git" || isTracked(path))
                return true;
            if (kind === "folder" && below !== "" && !`${below}/`.startsWith(`${path}/`) && !path.startsWith(`${below}/`))
                return true;
            if (isIgnored(rules, [...names, name], kind === "folder", trials))
                return true;
            if (kind === "folder")
                return walk(path, [...names, name], rules);
            if (below === "" || path.startsWith(`${below}/`))
                found.push(path);
            return true;
        });
    };
    const excluded = git.file("info/exclude", MOST_IGNORE_BYTES);
    const first = typeof excluded === "string" ? [] : withRules([], DECODER.decode(excluded), 0);
    return walk("", [], first) ? found : undefined;
}


/***/ }),

/***/ 28730:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askNpm: function() { return /* binding */ askNpm; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/processes/run-to-end.js
var run_to_end = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/npm/npm-answer.js



/** Parses the output of `npm pack --json` for a package in a folder of the repository. */
function readNpmAnswer(printed, folder) {
    const answer = parseJson(printed);
    const failure = (0,json_object/* isObject */.G)(answer) ? answer["error"] : undefined;
    if ((0,json_object/* isObject */.G)(failure))
        return { refused: formatInOneLine(failure["summary"] ?? failure["code"]) };
    // Up to npm 11 a list of packages; later an object with their names as keys.
    const packages = Array.isArray(answer) ? answer : (0,json_object/* isObject */.G)(answer) ? Object.values(answer) : [];
    const [first] = packages;
    const listed = (0,json_object/* isObject */.G)(first) ? first["files"] : undefined;
    const files = Array.isArray(listed) ? listed.map((file) => readPackedFile(file, folder)) : [undefined];
    const known = files.filter((file) => file !== undefined);
    if (packages.length !== 1 || known.length < files.length)
        return { silent: "its answer is none that is known here" };
    return { files: known };
}
function readPackedFile(file, folder) {
    if (!(0,json_object/* isObject */.G)(file))
        return undefined;
    const { path, size } = file;
    if (typeof path !== "string" || typeof size !== "number")
        return undefined;
    const isInside = path !== "" && path.split("/").every((name) => name !== "" && name !== "." && name !== "..");
    return isInside ? { path: (0,workspace/* joinPath */.uJ)(folder, path), size } : undefined;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // npm ended early, or this is not npm. Then there is no answer.
        return undefined;
    }
}
function formatInOneLine(words) {
    const [line = ""] = (typeof words === "string" ? words : "it does not say why").trim().split(/\r?\n/u);
    return (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(line, 200));
}

;// CONCATENATED MODULE: ./build/bundled/npm/npm-program.js



/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
function findNpm(surroundings, repository) {
    const path = (0,programs/* listTrustedFolders */.PD)(surroundings, repository);
    if (surroundings.platform !== "win32") {
        const file = (0,programs/* findProgram */.Kp)("npm", path, surroundings, repository);
        return file === undefined ? undefined : { file, args: [], path };
    }
    // On Windows npm is a shell script. No shell is started, so Node runs what the script would run.
    const bin = path.map((folder) => (0,external_node_path_.join)(folder, "node_modules", "npm", "bin")).find((at) => (0,disk/* resolveFolder */.h1)(at));
    return bin === undefined ? undefined : { file: surroundings.execPath, args: [(0,external_node_path_.join)(bin, "npm-cli.js")], path };
}

;// CONCATENATED MODULE: ./build/bundled/npm/ask-npm.js







const USUAL_LIMIT = 60_000;
const NOT_FOUND = "it was not found";
const LONGEST_ANSWER = 64 * 1024 * 1024;
/**
 * Asks npm what it would pack. This runs nothing of the plugin, writes nothing and uses no network. npm gets no
 * credentials, and reads no settings of the repository or the user.
 */
async function askNpm(question) {
    const { repository, folder } = question;
    const prefix = (0,disk/* makeWorkspacePath */.Jj)(repository, folder);
    const program = findNpm(question, repository);
    if (prefix === undefined || !program)
        return { silent: NOT_FOUND };
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (home) => {
        const printed = await run(program, question, home);
        return typeof printed === "string" ? readNpmAnswer(printed, prefix) : printed;
    });
}
async function run(program, question, home) {
    const { folder, limit = USUAL_LIMIT } = question;
    const ended = await (0,run_to_end/* runToEnd */.c)(program.file, [...program.args, ...listArguments(folder, home)], 
    // Our own folder, because npm reads the .npmrc of the folder it starts in.
    { folder: home, environment: (0,programs/* makeToolEnvironment */.yB)(question, { path: program.path, home }) }, { milliseconds: limit, mostBytes: LONGEST_ANSWER });
    switch (ended.kind) {
        case "ended":
            return ended.bytes.toString("utf8");
        case "not-found":
            return { silent: NOT_FOUND };
        case "not-started":
            return { silent: `it could not be started: ${ended.why}` };
        case "too-late":
            return { silent: `it took longer than ${String(limit / 1000)} seconds` };
        case "too-long":
            return { silent: "its answer is too long" };
    }
}
function listArguments(folder, home) {
    return [
        ...["pack", folder, "--dry-run", "--json", "--ignore-scripts", "--offline"],
        // Neither the settings of the user nor of the machine. Both may name programs, registries and folders.
        ...[`--userconfig=${(0,external_node_path_.join)(home, "user")}`, `--globalconfig=${(0,external_node_path_.join)(home, "global")}`],
        ...[`--prefix=${home}`, `--cache=${(0,external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
    ];
}


/***/ }),

/***/ 45608:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EX: function() { return /* binding */ withTemporaryFolder; },
/* harmony export */   TM: function() { return /* binding */ makeKeptFolder; },
/* harmony export */   qM: function() { return /* binding */ fillFolder; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);



const PREFIX = "plugin-preflight-";
/** Makes a new and empty folder below another one. It is not removed. */
function makeKeptFolder(parent) {
    return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, PREFIX)));
}
/** Does something with an empty folder, and removes the folder and its content afterwards. */
async function withTemporaryFolder(act) {
    const folder = makeKeptFolder((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)());
    try {
        return await act(folder);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Writes files into such a folder, by their paths in it. */
function fillFolder(folder, files) {
    for (const [path, content] of Object.entries(files)) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path), content, { flag: "wx" });
    }
}


/***/ }),

/***/ 849:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: function() { return /* binding */ findProgram; },
/* harmony export */   PD: function() { return /* binding */ listTrustedFolders; },
/* harmony export */   xU: function() { return /* binding */ findOwnSurroundings; },
/* harmony export */   yB: function() { return /* binding */ makeToolEnvironment; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75688);
/* harmony import */ var _workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




function findOwnSurroundings() {
    return { env: process.env, platform: process.platform, execPath: process.execPath };
}
/**
 * The folders of PATH that the repository cannot write to, as far as a path shows it: absolute ones outside it, and
 * none that a package manager fills with what a repository asks for.
 */
function listTrustedFolders({ env }, repository) {
    const outer = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
    return (env["PATH"] ?? env["Path"] ?? "").split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((folder) => {
        if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) || folder.includes((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)("node_modules", ".bin")))
            return false;
        const real = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder));
        return real !== undefined && !(0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(outer, real);
    });
}
/** The path of a program in one of these folders; a link that leads into the repository is none. */
function findProgram(name, folders, { platform }, repository) {
    const outer = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(repository)) ?? repository;
    const file = platform === "win32" ? `${name}.exe` : name;
    return folders
        .map((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file))
        .find((path) => {
        const real = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path));
        if (real === undefined || (0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(outer, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real)))
            return false;
        return (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(real, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isFile())) === true;
    });
}
/** Without which programs do not start, or do not find themselves. */
const NEEDED = ["SystemRoot", "SystemDrive", "ComSpec", "PATHEXT", "LANG", "LC_ALL"];
/** The environment of a tool that we start for ourselves: a home of its own, and no variable that is not listed here. */
function makeToolEnvironment({ env }, { path, home }) {
    const needed = NEEDED.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
    return {
        ...Object.fromEntries(needed),
        PATH: path.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        ...{ HOME: home, USERPROFILE: home, TMPDIR: home, TEMP: home, TMP: home },
    };
}


/***/ }),

/***/ 45725:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ runToEnd; }
/* harmony export */ });
/* harmony import */ var _start_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83422);

const MOST_COMPLAINT = 64 * 1024;
/** Runs a process to its end, and ends it at its limits. */
function runToEnd(program, args, options, { milliseconds, mostBytes }) {
    const { input, ...around } = options;
    const child = (0,_start_process_js__WEBPACK_IMPORTED_MODULE_0__/* .startProcess */ .k)(program, args, {
        ...around,
        stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
    });
    return new Promise((resolve) => {
        const pieces = [];
        let length = 0;
        let complaint = "";
        const end = (run) => {
            clearTimeout(timer);
            child.kill("SIGKILL");
            child.stdout?.destroy();
            child.stderr?.destroy();
            resolve(run);
        };
        const timer = setTimeout(() => {
            end({ kind: "too-late" });
        }, milliseconds);
        child.stdout?.on("data", (piece) => {
            pieces.push(piece);
            length += piece.length;
            if (length > mostBytes)
                end({ kind: "too-long" });
        });
        child.stderr?.on("data", (piece) => {
            if (complaint.length < MOST_COMPLAINT)
                complaint += piece.toString("utf8");
        });
        child.once("error", (error) => {
            end(error.code === "ENOENT" ? { kind: "not-found" } : { kind: "not-started", why: error.message });
        });
        child.once("close", (code) => {
            end({ kind: "ended", status: code ?? -1, bytes: Buffer.concat(pieces), complaint });
        });
        // It may end without having read what it is given.
        child.stdin?.on("error", () => undefined).end(input);
    });
}


/***/ }),

/***/ 83422:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: function() { return /* binding */ startProcess; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_0__);

/**
 * Starts a process: the only place that does. No shell reads the arguments. Own code, not @actions/exec: that ends nothing,
 * neither after a time nor at a length of output, and npm, git and the plugin's commands all have such limits.
 *
 * @throws a system error for a line that no system takes.
 */
function startProcess(program, args, { folder, environment, ...options }) {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(program, args, { ...options, cwd: folder, env: environment, shell: false, windowsHide: true });
}


/***/ }),

/***/ 15055:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findChangedPlugins: function() { return /* binding */ findChangedPlugins; },
/* harmony export */   findTouchedPlugins: function() { return /* binding */ findTouchedPlugins; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32457);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);



const FETCH_ALL = "Fetch the whole history: fetch-depth: 0 at actions/checkout, or git fetch --unshallow";
/**
 * The folders of the plugins that have changed since a commit.
 *
 * @throws {UsageError} if git cannot tell.
 */
async function findChangedPlugins(root, folders, ref) {
    const changed = await (0,_git_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .findChangedFiles */ .j)(root, ref);
    if ("files" in changed)
        return findTouchedPlugins(changed, folders);
    switch (changed.refused) {
        case "no-git":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e("What has changed only git knows, and it is not installed", "Install git, or check all plugins");
        case "no-commit":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`git knows no commit ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)}${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that is here, such as origin/main");
        case "no-common-commit":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(ref)} and HEAD have no commit in common${changed.shallow ? " in this shallow clone" : ""}`, changed.shallow ? FETCH_ALL : "Name a branch, a tag or a commit that HEAD stems from");
        case "no-repository":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e("What has changed only git knows, and the plugins are in no git repository", "Clone the repository with git, or check all plugins");
        case "failed":
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`What has changed cannot be determined: ${changed.why}`, "Mend that, or check all plugins");
    }
}
/**
 * A changed file affects the plugins that contain it. A file directly in a folder above plugins, such as
 * package.json or a lock file at the root, affects all plugins below that folder. GitHub's workflows affect all
 * plugins. Markdown, licences and untracked files, such as reports, affect no other plugins.
 */
function findTouchedPlugins({ files, untracked }, folders) {
    const inside = new Set([...files, ...untracked].flatMap((file) => [file, ...listFoldersAbove(file)]));
    // For git, a submodule is a file.
    const plugins = new Set(folders);
    const shared = new Set(files.filter((file) => !isReading(file) && !plugins.has(file)).map(getSharedFolder));
    return folders.filter((folder) => inside.has(folder) || listFoldersAbove(folder).some((above) => shared.has(above)));
}
function isReading(file) {
    return /\.(?:md|markdown)$|(?:^|\/)LICEN[CS]E[^/]*$/iu.test(file);
}
function getSharedFolder(file) {
    return file.startsWith(".github/") ? "" : (listFoldersAbove(file)[0] ?? "");
}
/** The folders above a path, the nearest first and the root, "", last. The root has none. */
function listFoldersAbove(path) {
    const above = [];
    for (let at = path.lastIndexOf("/"); at !== -1; at = path.lastIndexOf("/", at - 1))
        above.push(path.slice(0, at));
    return path === "" ? [] : [...above, ""];
}


/***/ }),

/***/ 72570:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GE: function() { return /* binding */ MOST_MINUTES; },
  VL: function() { return /* binding */ USUAL_MINUTES; },
  oe: function() { return /* binding */ makeScriptRunner; },
  wU: function() { return /* binding */ makeScriptSkipper; },
  wM: function() { return /* binding */ readMinutes; }
});

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/facts.js
var scripts_facts = __webpack_require__(63922);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 31 modules
var plugin_plugin = __webpack_require__(71822);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/scripts.js
var scripts_scripts = __webpack_require__(4569);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/package-manager.js
var package_manager = __webpack_require__(23539);
;// CONCATENATED MODULE: ./build/bundled/plugin/scripts/uninstalled.js



/** The commands themselves report whatever further package is missing. */
const MOST_PACKAGES = 2000;
/** The dependencies of a package.json that are in no `node_modules` from its folder up to the repository's root. */
function findUninstalledPackages(workspace, folder, packageJson) {
    const required = ["dependencies", "devDependencies"].flatMap((key) => {
        const packages = packageJson?.[key];
        return (0,json_object/* isObject */.G)(packages) ? Object.keys(packages) : [];
    });
    if (required.length === 0)
        return [];
    const above = (0,package_manager/* listFoldersAbove */.jk)(folder);
    // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
    const isThere = (path) => workspace.entry(path) !== undefined;
    if (above.some((at) => isThere((0,workspace_workspace/* joinPath */.uJ)(at, ".pnp.cjs")) || isThere((0,workspace_workspace/* joinPath */.uJ)(at, ".pnp.js"))))
        return [];
    const modules = above.map((at) => (0,workspace_workspace/* joinPath */.uJ)(at, "node_modules")).filter((path) => isThere(path));
    return [...new Set(required)]
        .slice(0, MOST_PACKAGES)
        .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}
/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace, path) {
    const entry = workspace.entry(path);
    return entry !== undefined && entry.kind !== "broken";
}

;// CONCATENATED MODULE: ./build/bundled/run/run-scripts.js





/** Runs a plugin's tests, lint and type check, if a chosen check needs them. */
function makeScriptRunner({ commands, ...options }) {
    return async ({ workspace, root, folder, needs }) => {
        const given = { givenCommands: commands };
        const names = scripts_scripts/* COMMANDS */.Lo.filter((name) => needs.has(scripts_facts/* RUN_FACTS */.g[name]));
        if (names.length === 0 && !needs.has("installation"))
            return given;
        const commandFacts = ["scripts", "packageJson"];
        const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: commandFacts, given });
        const { scripts, packageJson } = facts;
        if ((0,absent/* isAbsent */.W)(scripts))
            return { ...given, ...skipScripts(scripts.absent) };
        const missing = (0,absent/* isAbsent */.W)(packageJson) ? [] : findUninstalledPackages(workspace, folder, packageJson.value);
        const installation = { missing };
        if (missing.length > 0)
            return { ...given, ...skipScripts("its packages are not installed"), installation };
        const { runCommands } = await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 42643));
        const runs = await runCommands({ root, folder }, scripts, names, options);
        const reported = [...runs].map(([name, run]) => [scripts_facts/* RUN_FACTS */.g[name], run]);
        const notPacked = { archiveChange: (0,absent/* absent */.G)("this is no release") };
        return {
            ...given,
            ...skipScripts("there is nothing to run"),
            ...notPacked,
            installation,
            ...Object.fromEntries(reported),
        };
    };
}
/** Runs nothing of a plugin. The reason is reported for every check that would need it. */
function makeScriptSkipper(reason, commands = {}) {
    return () => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) });
}
function skipScripts(reason) {
    const none = (0,absent/* absent */.G)(reason);
    return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
}
/** The default time limit of each command. The tests of most plugins take a minute. */
const USUAL_MINUTES = 10;
/** Reads a time limit as a person writes it. `undefined` if it is not valid. */
function readMinutes(text) {
    const minutes = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
    return minutes > 0 && minutes <= MOST_MINUTES ? minutes : undefined;
}
/** A job on GitHub ends after six hours. */
const MOST_MINUTES = 360;


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

/***/ 70478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ workingTree; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81407);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);




const ANY_RUNS = 0o111;
/** Far over what is published; a larger file counts as changed. */
const LARGEST = 1024 * 1024 * 1024;
function workingTree(root) {
    const git = (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .findGitPaths */ .I)(root);
    const head = git && "own" in git ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.own, "HEAD"))) : undefined;
    const folders = new Map([["", true]]);
    const isFolder = (path) => {
        let is = folders.get(path);
        if (is === undefined) {
            is = isFolder(path.slice(0, Math.max(0, path.lastIndexOf("/")))) && kindAt(path) === "folder";
            folders.set(path, is);
        }
        return is;
    };
    const kindAt = (path) => {
        const stat = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { throwIfNoEntry: false }));
        return stat && (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .getKind */ .Dx)(stat);
    };
    return {
        keepsModes: node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && head !== undefined && (head.mode & ANY_RUNS) === 0,
        at(path) {
            if (!isFolder(path.slice(0, Math.max(0, path.lastIndexOf("/")))))
                return undefined;
            const kind = kindAt(path);
            if (kind === undefined || kind === "folder")
                return kind && { kind };
            if (kind === "link") {
                const target = (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), { encoding: "buffer" }));
                return target ? { kind, target } : { kind: "unreadable" };
            }
            const file = kind === "file" ? (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .openRegular */ .lf)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), LARGEST)) : undefined;
            if (!file?.bytes)
                return { kind: "unreadable" };
            return { kind: "file", bytes: file.bytes, isExecutable: file.isExecutable };
        },
        list: (folder) => (isFolder(folder) ? ((0,_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readFolder */ .j1)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)) ?? []) : []),
    };
}


/***/ })

};
;