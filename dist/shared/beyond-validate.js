"use strict";
exports.id = 653;
exports.ids = [653];
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
        annotate("warning", `The ${name} could not be written, and the verdict stands without it: ${why}`);
        return false;
    }
}
function annotate(kind, text) {
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_1__/* .print */ .yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .j.name}::${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeCommandData */ .V9)(text)}\n`);
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

/***/ 75009:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  main: function() { return /* binding */ main; }
});

// EXTERNAL MODULE: ./build/bundled/action/channel.js
var channel = __webpack_require__(76952);
// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __webpack_require__(81652);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/action/outputs.js
var action_outputs = __webpack_require__(53037);
// EXTERNAL MODULE: ./build/bundled/output/append-file.js
var append_file = __webpack_require__(94025);
;// CONCATENATED MODULE: ./build/bundled/action/write-outputs.js



/** Writes the outputs for later steps. */
async function writeOutputs(outputs, { outputFile }) {
    await (0,channel/* writeChannel */.N)("outputs", () => {
        (0,append_file/* appendFile */.d)(outputFile, (0,action_outputs/* formatOutputs */.AH)(outputs));
    });
}

// EXTERNAL MODULE: ./build/bundled/action/write-summary.js
var write_summary = __webpack_require__(60549);
;// CONCATENATED MODULE: ./build/bundled/action/failure.js









/**
 * Reports an error that ended the run before there was a report, and returns the exit status. A release is reported
 * as an outcome.
 */
async function reportFailure(error, job) {
    if (job.task.mode === "release")
        return reportFailedRelease(error, job);
    await writeOutputs(action_outputs/* NO_OUTPUTS */.vM, job.runner);
    if (error instanceof errors/* UsageError */.e || error instanceof errors/* Refusal */.P) {
        (0,channel/* annotate */.f)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
        return error instanceof errors/* Refusal */.P ? 5 : 2;
    }
    if (error instanceof cancellation/* Interrupted */.j) {
        (0,print/* print */.yy)(`${tool/* TOOL */.j.name}: interrupted; nothing of what it had started runs any more\n`);
        return error.exitStatus;
    }
    (0,channel/* annotate */.f)("error", formatCrash(error));
    return 3;
}
function formatCrash(error) {
    const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return `${tool/* TOOL */.j.name} crashed: a fault of this tool. Please report it at ${tool/* TOOL */.j.url}/issues\n${stack}`;
}
/** The command that runs this job again, ready to paste. */
function formatRerun({ runId, repository }) {
    const where = (0,repository_name/* isRepositoryName */.e)(repository) ? ` --repo ${repository}` : "";
    return `gh run rerun ${/^\d+$/u.test(runId) ? `${runId} ` : ""}--failed${where}`;
}
async function reportFailedRelease(error, job) {
    const { runner, task } = job;
    const { stopForError: endedBy } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43845));
    const { formatOutcomeMarkdown: outcomeMarkdown, formatOutcome: outcomeText } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 16254));
    const outcome = endedBy(error, formatRerun(runner));
    const tag = task.tag ?? "";
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...(0,action_outputs/* createReleaseOutputs */.um)({ outcome }) }, runner);
    (0,print/* print */.yy)(outcomeText(outcome, { tag }));
    await (0,write_summary/* writeSummary */.S)(job, () => outcomeMarkdown(outcome, { tag }));
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", formatCrash(outcome.crash));
    else if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/workspace/read-given-file.js
var read_given_file = __webpack_require__(18979);
;// CONCATENATED MODULE: ./build/bundled/action/event.js



/** They have the rights of the repository, even if an untrusted change triggered them. */
const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
/** Whether untrusted people can trigger a job that has rights. */
function isPrivileged(event) {
    return PRIVILEGED_EVENTS.includes(event);
}
/** The payload of the event. `undefined` if there is none, or if it is not JSON. Only the runner writes the file. */
function readPayload(path) {
    if (!path)
        return undefined;
    const read = (0,read_given_file/* readGivenFile */.M)(path);
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
function readEvent(environment, payload) {
    const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
    const pull = inside(payload, "pull_request");
    const head = commit(inside(pull, "head", "sha"));
    const number = inside(pull, "number");
    const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
    const queued = name === "merge_group" ? commit(inside(payload, "merge_group", "head_sha")) : undefined;
    // A report from another workflow run is about the commit of that run. Only GitHub says which one it was.
    const ran = name === "workflow_run" ? (commit(inside(payload, "workflow_run", "head_sha")) ?? "") : undefined;
    const isRelease = (name === "push" && inside(payload, "deleted") !== true) || (name === "release" && isPublishing(payload));
    const tag = isRelease && environment["GITHUB_REF_TYPE"] === "tag" ? environment["GITHUB_REF_NAME"] : undefined;
    return {
        name,
        commit: (isPullRequest ? head : undefined) ?? queued ?? commit(ran ?? checkedOut),
        pullRequest: isPullRequest ? { number, head } : undefined,
        releaseTag: tag !== undefined && (0,release_tag/* isReleaseTag */.KH)(tag) ? tag : undefined,
        otherTag: tag === undefined || (0,release_tag/* isReleaseTag */.KH)(tag) ? undefined : tag,
        base: isPullRequest
            ? readBase(inside(pull, "base"), head)
            : queued === undefined
                ? undefined
                : readQueueBase(inside(payload, "merge_group")),
        mayBeForeign: isPrivileged(name) && !isOwn(name, payload, environment),
    };
}
function readBase(base, head) {
    const [at, name] = [commit(inside(base, "sha")), inside(base, "ref")];
    return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
}
function readQueueBase(group) {
    const [at, ref] = [commit(inside(group, "base_sha")), inside(group, "base_ref")];
    if (at === undefined || typeof ref !== "string")
        return undefined;
    return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
}
/** Whether the event is certainly about a commit of this repository. */
function isOwn(name, payload, { GITHUB_REPOSITORY: own }) {
    // The payload of a comment on a pull request does not name the commit.
    if (name === "issue_comment") {
        return (0,json_object/* isObject */.G)(inside(payload, "issue")) && inside(payload, "issue", "pull_request") === undefined;
    }
    const head = name === "workflow_run" ? ["workflow_run", "head_repository"] : ["pull_request", "head", "repo"];
    return own !== undefined && inside(payload, ...head, "full_name") === own;
}
/** A release that was deleted or edited is not released again. */
function isPublishing(payload) {
    const action = inside(payload, "action");
    return typeof action !== "string" || ["published", "released", "prereleased"].includes(action);
}
function commit(value) {
    return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
}
function inside(value, ...keys) {
    let found = value;
    for (const key of keys)
        found = (0,json_object/* isObject */.G)(found) && Object.hasOwn(found, key) ? found[key] : undefined;
    return found;
}

// EXTERNAL MODULE: ./build/bundled/action/format-with.js
var format_with = __webpack_require__(65025);
;// CONCATENATED MODULE: ./build/bundled/action/scripts-refusal.js




/** The value that `actions/setup-node` writes if no token is given. */
const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
const CREDENTIALS = [
    ["NODE_AUTH_TOKEN", "the variable NODE_AUTH_TOKEN"],
    ["NPM_TOKEN", "the variable NPM_TOKEN"],
    ["ACTIONS_ID_TOKEN_REQUEST_URL", "the permission id-token: write"],
];
/**
 * Refuses to run a plugin's own commands without explicit permission.
 *
 * @throws {Refusal} if the job has a credential that publishes, which its processes could read, or if untrusted
 * people can trigger a job that has rights.
 */
function refuseUnsafeScripts({ name: event }, environment) {
    const [credential] = [...tokenInputs(environment), ...CREDENTIALS].filter(([variable]) => !["", NO_TOKEN].includes(environment[variable]?.trim() ?? ""));
    if (credential) {
        throw new errors/* Refusal */.P(`The plugin's tests, lint and type check would run beside a credential that publishes: ${credential[1]}`, `Check in one job and publish in another, which runs nothing of the repository:${withScripts("false")}\nOr say aloud that they may run here all the same:${withScripts("true")}`);
    }
    if (isPrivileged(event)) {
        throw new errors/* Refusal */.P(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, `Check on pull_request, or run nothing:${withScripts("false")}\nOr, if no stranger's code can be checked out here, say so:${withScripts("true")}`);
    }
}
/**
 * Every token that the workflow gives this step apart from GitHub's own, even in a misspelt input. Its rights are
 * not known.
 */
function tokenInputs(environment) {
    return Object.keys(environment)
        .filter((name) => /^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
        .map((name) => [name, `the input ${(0,safe/* quote */.hD)(name.slice("INPUT_".length).toLowerCase())}`]);
}
function withScripts(value) {
    return (0,format_with/* formatWith */.K)({ "run-scripts": `"${value}"` });
}

;// CONCATENATED MODULE: ./build/bundled/action/hide-tokens.js



/** What a job may hold beside the inputs of a step. */
const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN", "NODE_AUTH_TOKEN", "NPM_TOKEN"];
/**
 * From here on the runner shows no token anywhere; one that is pasted with line breaks is hidden line by line. A misspelt
 * input may hold one as well. This is what is printed first. Own code,
 * on a release too: @actions/core prints through a stream, which on some systems what is printed later overtakes.
 */
function hideTokens(environment) {
    const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name));
    const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
    for (const line of new Set(lines))
        if (!["", NO_TOKEN].includes(line))
            (0,print/* print */.yy)(`::add-mask::${(0,safe/* escapeCommandData */.V9)(line)}\n`);
}

// EXTERNAL MODULE: ./build/bundled/commands/read-named-variables.js
var read_named_variables = __webpack_require__(92663);
// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(72570);
// EXTERNAL MODULE: ./build/bundled/run/shard.js
var shard = __webpack_require__(89330);
// EXTERNAL MODULE: ./build/bundled/text/nearest.js
var nearest = __webpack_require__(18876);
;// CONCATENATED MODULE: ./build/bundled/action/inputs.js








/** Reads every input of the table from the variables that the runner sets. */
function readInputTexts(environment) {
    const read = (name) => environment[variable(name)]?.trim() || defaultOf(name);
    return Object.fromEntries(action_interface/* INPUT_NAMES */.Qh.map((name) => [name, read(name)]));
}
/** @throws {UsageError} for a value that is not valid for its input. */
function parseInputs(texts, environment) {
    const isOn = (name) => choose(name, texts[name], action_interface/* INPUTS */.mc[name].choices) === "true";
    const choice = (name) => choose(name, texts[name], action_interface/* INPUTS */.mc[name].choices);
    const lines = texts.path.split(/\r?\n/u);
    return {
        command: choice("command"),
        targets: (0,action_interface/* splitList */.ry)(texts.targets),
        dryRun: isOn("dry-run"),
        changelog: texts.changelog || undefined,
        artifact: texts.artifact || undefined,
        pin: texts["checked-sha256"] || undefined,
        attestation: texts.attestation || undefined,
        paths: lines.map((line) => line.trim()).filter((line) => line !== ""),
        failOn: choice("fail-on"),
        strict: isOn("strict"),
        runScripts: choice("run-scripts"),
        commands: {
            ...command("test", texts["test-command"]),
            ...command("lint", texts["lint-command"]),
            ...command("typecheck", texts["typecheck-command"]),
        },
        minutes: parseMinutes(texts["time-limit"]),
        named: (0,read_named_variables/* readNamedVariables */.l)(texts["scripts-env"], "The input scripts-env", environment),
        annotations: choice("annotations"),
        suggestions: isOn("suggestions"),
        githubToken: texts["github-token"],
        report: texts.report,
        reportFile: texts["report-file"],
        sarifFile: texts["sarif-file"],
        patchFile: texts["patch-file"],
        baseline: texts.baseline || undefined,
        changedSince: texts["changed-since"] || undefined,
        shard: texts.shard === "" ? undefined : (0,shard/* readShard */.Xy)(texts.shard, "The input shard"),
    };
}
/** One sentence for each input that a workflow sets and the Action does not have. */
function listUnknownInputs(environment) {
    const known = new Set(action_interface/* INPUT_NAMES */.Qh.map(variable));
    return Object.keys(environment)
        .filter((name) => name.startsWith("INPUT_") && !known.has(name))
        .map((name) => {
        const given = name.slice("INPUT_".length).toLowerCase();
        const meant = (0,nearest/* findNearest */.q)(given, action_interface/* INPUT_NAMES */.Qh);
        return `There is no input ${(0,safe/* quote */.hD)(given)}${meant === undefined ? `; there are ${action_interface/* INPUT_NAMES */.Qh.join(", ")}` : `; did you mean ${(0,safe/* quote */.hD)(meant)}?`}`;
    });
}
/** The runner evaluates the expression of a default. Without a runner, it is empty. */
function defaultOf(name) {
    const value = (0,action_interface/* findInput */.cu)(name)?.default ?? "";
    return value.includes("${{") ? "" : value;
}
// The runner uses upper case and replaces spaces with underscores. Hyphens stay.
function variable(name) {
    return `INPUT_${name.toUpperCase()}`;
}
function command(name, line) {
    return line === "" ? {} : { [name]: line };
}
function parseMinutes(given) {
    const read = (0,run_scripts/* readMinutes */.wM)(given);
    if (read !== undefined)
        return read;
    const help = `Write a number of minutes up to ${String(run_scripts/* MOST_MINUTES */.GE)}`;
    throw new errors/* UsageError */.e(`The input time-limit is ${(0,safe/* quote */.hD)(given)}, which is no time`, help);
}
function choose(name, given, words) {
    const chosen = (0,action_interface/* matchChoice */.$h)(given, words);
    if (chosen !== undefined)
        return chosen;
    const meant = (0,nearest/* findNearest */.q)(given, words);
    const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
    throw new errors/* UsageError */.e(`The input ${name} is ${(0,safe/* quote */.hD)(given)}, but must be one of ${words.join(", ")}`, `${help}${(0,format_with/* formatWith */.K)({ [name]: JSON.stringify(meant ?? action_interface/* INPUTS */.mc[name].default) })}`);
}

;// CONCATENATED MODULE: ./build/bundled/action/runner.js
function readRunner(environment, workspace) {
    return {
        workspace,
        temporary: environment["RUNNER_TEMP"] || undefined,
        outputFile: environment["GITHUB_OUTPUT"],
        summaryFile: environment["GITHUB_STEP_SUMMARY"],
        serverUrl: environment["GITHUB_SERVER_URL"] ?? "",
        apiUrl: environment["GITHUB_API_URL"] ?? "",
        repository: environment["GITHUB_REPOSITORY"] ?? "",
        runId: environment["GITHUB_RUN_ID"] ?? "",
        commit: environment["GITHUB_SHA"] || undefined,
    };
}

;// CONCATENATED MODULE: ./build/bundled/action/task.js




/**
 * Decides the task. The tag is the input `tag`, also in the form of github.ref; else the tag that was pushed or
 * whose release was published. A tag from the input is treated like one that was pushed. The check of a pull request
 * has no tag. Inputs are not validated yet: an unknown command counts as `auto`.
 */
function decideTask(texts, event, { commit }) {
    const mode = decideMode(texts, event);
    const named = texts.tag.replace(/^refs\/tags\//u, "") || event.releaseTag;
    const tag = isPullRequest(event) && mode !== "release" ? undefined : named;
    return {
        mode,
        occasion: isPullRequest(event) ? "pull-request" : tag === undefined ? "push" : "release",
        tag,
        tagCommit: tag !== undefined && tag === event.releaseTag ? commit : undefined,
    };
}
function decideMode({ command, report, targets }, event) {
    if (report !== "")
        return "report";
    const chosen = (0,action_interface/* matchChoice */.$h)(command, action_interface/* INPUTS */.mc.command.choices) ?? "auto";
    if (chosen !== "auto")
        return chosen;
    // A release needs a tag and a target.
    return event.releaseTag !== undefined && (0,action_interface/* splitList */.ry)(targets).length > 0 ? "release" : "check";
}
function isPullRequest({ name }) {
    return name.startsWith("pull_request");
}
/**
 * The tag of a release.
 *
 * @throws {Refusal} if untrusted people may have started the job.
 * @throws {UsageError} if there is none.
 */
function requireReleaseTag({ tag }, event) {
    if (isPrivileged(event.name) || isPullRequest(event)) {
        throw new errors/* Refusal */.P(`Nothing is released on ${event.name}, which a stranger can set off`, 'Release on a pushed tag, on release: published, or by workflow_dispatch with the input tag:\n  on:\n    push:\n      tags: ["v*"]');
    }
    if (tag !== undefined)
        return tag;
    throw new errors/* UsageError */.e("It is not known which tag to release: none was pushed", `Set the input tag:${(0,format_with/* formatWith */.K)({ tag: "v1.2.3" })}`);
}

;// CONCATENATED MODULE: ./build/bundled/action/job.js




function readJob(environment, workspace) {
    const texts = readInputTexts(environment);
    const event = readEvent(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
    const runner = readRunner(environment, workspace);
    return { texts, event, runner, task: decideTask(texts, event, runner), environment };
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/preflight.js + 2 modules
var preflight = __webpack_require__(82195);
// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
;// CONCATENATED MODULE: ./build/bundled/action/github-plan.js

/** Plans what to ask GitHub for. Most runs ask for nothing, and then none of this code is loaded. */
function planGitHub(report, { inputs: { annotations, suggestions }, event: { pullRequest }, task }, 
/** Whether workflow commands would not show all findings. */
isTooMany) {
    const open = report.plugins.flatMap(({ findings }) => findings.filter(core_report/* counts */.tQ));
    const isFixable = open.some(({ fix }) => fix !== undefined);
    const isEarlier = task.mode === "report";
    const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
    return {
        checks: annotations === "checks" || (annotations === "auto" && (isTooMany || isEarlier)),
        suggestions: fixes,
        diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
    };
}

// EXTERNAL MODULE: ./build/bundled/text/day.js
var day = __webpack_require__(72252);
;// CONCATENATED MODULE: ./build/bundled/action/request.js

/** Makes the request from the inputs and the event. */
function createRequest({ inputs, task, runner }) {
    const { paths, strict, failOn, baseline, changedSince, shard } = inputs;
    const { occasion, tag } = task;
    return {
        ...{ paths, strict, failOn, cwd: runner.workspace, occasion },
        today: (0,day/* formatDay */.i)(new Date()),
        ...(tag !== undefined && { tag }),
        ...(baseline !== undefined && { baseline }),
        ...(changedSince !== undefined && { changedSince }),
        ...(shard && { shard }),
    };
}
/**
 * Whether to make an archive if the plugin passes. Packing takes as long as a check, so it is done only if a release
 * may follow.
 */
function mayPack({ task, event }) {
    return task.tag !== undefined || event.name === "workflow_dispatch";
}

;// CONCATENATED MODULE: ./build/bundled/action/source-links.js
/** Makes links to lines at the checked commit. `undefined` outside of GitHub. */
function createLinker({ runner: { serverUrl, repository, commit: checkedOut }, event, }) {
    // After another workflow's run, the checkout is the default branch.
    const commit = event.name === "workflow_run" ? event.commit : checkedOut;
    if (serverUrl === "" || repository === "" || commit === undefined)
        return undefined;
    return (file, range) => {
        const path = file.split("/").map(encodePart).join("/");
        return `${serverUrl}/${repository}/blob/${commit}/${path}${range ? formatLines(range) : ""}`;
    };
}
/** `#L3`, or `#L3-L5`. */
function formatLines({ start, end }) {
    return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
}
// Parentheses would end a Markdown link, and encodeURIComponent does not encode them.
function encodePart(name) {
    return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/catalog/pages.js
var pages = __webpack_require__(93684);
// EXTERNAL MODULE: ./build/bundled/run/fix-files.js
var fix_files = __webpack_require__(61999);
;// CONCATENATED MODULE: ./build/bundled/action/write-files.js








/**
 * Refuses paths through a link of the repository before anything is run.
 *
 * @throws {Refusal}
 */
function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }, { workspace }) {
    const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
    for (const [input, file] of Object.entries(files)) {
        if (file !== "")
            (0,write_user_file/* refuseUnsafePath */.i0)(createUserFile(input, file, [workspace]));
    }
}
/** Writes the report in the requested formats. */
async function writeFiles({ inputs: { reportFile, sarifFile, patchFile }, runner: { workspace } }, { result, request, render }) {
    const files = { ...action_outputs/* NO_FILES */.EM };
    let refused;
    const write = async (output, name, file, text) => {
        if (file === "")
            return;
        await (0,channel/* writeChannel */.N)(name, async () => {
            const content = await text();
            try {
                (0,write_user_file/* writeOrRefuse */.Jy)(createUserFile(output, file, [workspace, result.root]), content);
            }
            catch (error) {
                if (error instanceof errors/* Refusal */.P)
                    refused = error;
                throw error;
            }
            // A step that applies an empty patch would fail.
            if (output !== "patch-file" || /^diff /mu.test(content))
                files[output] = file;
        });
    };
    await write("report-file", "report file", reportFile, () => render("json"));
    await write("sarif-file", "SARIF file", sarifFile, async () => {
        return render("sarif", { page: pages/* readPage */.S });
    });
    await write("patch-file", "patch file", patchFile, async () => {
        return render("patch", { changes: (await (0,fix_files.fixFiles)(request, result)).changes });
    });
    return { files, refused };
}
/** @param checkouts the current folder, where the runner checks out, and the plugin's repository. */
function createUserFile(input, file, checkouts) {
    const help = `Give ${input} a file that can be written`;
    return { path: (0,external_node_path_.resolve)(file), what: `The ${input} ${(0,safe/* quote */.hD)(file)}`, help, checkouts };
}

// EXTERNAL MODULE: ./build/bundled/reporters/annotations.js
var annotations = __webpack_require__(24575);
;// CONCATENATED MODULE: ./build/bundled/action/publish-report.js













/**
 * Publishes a report on every channel. A channel that fails is reported; it changes neither the verdict nor the
 * other channels. Returns why a file was refused, if a link appeared on its path during the run.
 */
async function publishReport(result, job, { outputs = {}, summary = "" } = {}) {
    const { inputs, runner } = job;
    const { report, source } = result;
    const link = createLinker(job);
    const plainView = { source, isLogged: true, ...(link && { link }) };
    (0,print/* print */.yy)((await (0,formats/* loadReporter */.K)("terminal", report))(report, plainView));
    const { view, notices, asides } = await publishWhereAsked(result, plainView, job);
    const render = async (format, more) => (await (0,formats/* loadReporter */.K)(format, report))(report, { ...view, ...more });
    for (const aside of asides)
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,safe/* makeVisible */.Xm)(aside)}.\n`));
    if (inputs.annotations !== "off" && view.annotated === undefined)
        (0,print/* print */.yy)(await render("github"));
    for (const notice of notices)
        (0,channel/* annotate */.f)("notice", notice);
    const { files, refused } = await writeFiles(job, { result, request: createRequest(job), render });
    await (0,write_summary/* writeSummary */.S)(job, async () => {
        const whole = files["report-file"];
        const room = measureRoom(runner.summaryFile) - Buffer.byteLength(summary);
        return (await render("markdown", { room, ...(whole !== "" && { whole }) })) + summary;
    });
    await writeOutputs({ ...(0,action_outputs/* createOutputs */.lk)(report, files), ...outputs }, runner);
    return refused;
}
/** Publishes the outcome of a release that could not be checked. */
async function publishWithoutReport(job, { outputs, summary }) {
    await (0,write_summary/* writeSummary */.S)(job, () => summary);
    await writeOutputs({ ...action_outputs/* NO_OUTPUTS */.vM, ...outputs }, job.runner);
}
const MOST_SUMMARY = 1024 * 1024;
/** The rest of GitHub's limit for a step. GitHub drops a summary that exceeds it as a whole. */
function measureRoom(summaryFile) {
    return MOST_SUMMARY - (0,append_file/* getFileSize */.K)(summaryFile);
}
/**
 * Publishes what needs a token, if there is anything to ask for. Most runs send nothing to GitHub and load no code
 * for it.
 */
async function publishWhereAsked(result, view, job) {
    const plan = planGitHub(result.report, job, isTooMany(result.report));
    if (!plan.checks && !plan.suggestions && !plan.diff)
        return { view, notices: [], asides: [] };
    const { publishOnGitHub } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 41781));
    return publishOnGitHub({ result, request: createRequest(job), view, plan }, job);
}
function isTooMany({ plugins }) {
    if (plugins.every(({ findings }) => findings.length === 0))
        return false;
    return (0,annotations/* takeAnnotated */.iv)({ plugins }).left.length > 0;
}

// EXTERNAL MODULE: ./build/bundled/run/ask-npm-for-files.js
var ask_npm_for_files = __webpack_require__(45315);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/reporters/command-lines.js
var command_lines = __webpack_require__(25442);
;// CONCATENATED MODULE: ./build/bundled/action/command-log.js




/** A command may print more, but only so many characters are shown. */
const MOST_SHOWN = 4 * 1024 * 1024;
/**
 * Shows the output of commands as it arrives, each command in a group. Every line is harmless by itself. In
 * addition, the runner obeys no command until it reads a random token.
 */
function createCommandLog() {
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
                    (0,print/* print */.yy)(`::group::${(0,safe/* escapeCommandData */.V9)((0,command_lines/* formatStartedLine */.Vg)(event))}\n::stop-commands::${token}\n`);
                    return;
                case "printed": {
                    if (shown > MOST_SHOWN)
                        return;
                    shown += event.text.length + 1;
                    const line = (0,command_lines/* formatPrintedLine */.Aq)(event.text);
                    const isKey = token !== undefined && line.toLowerCase().includes(token);
                    if (!isKey)
                        (0,print/* print */.yy)(`${line}\n`);
                    if (shown > MOST_SHOWN)
                        (0,print/* print */.yy)("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                    return;
                }
                case "ended":
                    end();
                    (0,print/* print */.yy)(`${(0,command_lines/* formatEndedLine */.em)(event)}\n`);
            }
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
;// CONCATENATED MODULE: ./build/bundled/action/foreign-code.js



/**
 * Refuses to run untrusted code on an event that has the rights of the repository and may be about a commit of a
 * fork, whatever the inputs are. The commit that is checked out must be the one that GitHub started the job for. A
 * commit that cannot be determined may be any commit, so it is refused, too.
 */
function refuseForeignCode({ name }, { commit: own }) {
    return ({ workspace }) => {
        const refs = (0,git_facts/* readGitRefsOfPlugin */.b)(workspace);
        const head = (0,absent/* isAbsent */.W)(refs) ? undefined : refs.head;
        if (head !== undefined && head === own)
            return Promise.resolve({});
        const why = (0,absent/* isAbsent */.W)(refs) ? refs.absent : "its HEAD names no commit that is there";
        const what = head === undefined
            ? `Which commit is checked out cannot be determined (${why}), so a stranger may have written it`
            : `Commit ${head.slice(0, 12)} is checked out, which a stranger may have written`;
        throw new errors/* Refusal */.P(`${what}, and ${name} gives this job the rights of the repository`, "Check it on pull_request, whose jobs have no secret and may write nothing; or set run-scripts: false, which runs nothing of it");
    };
}

;// CONCATENATED MODULE: ./build/bundled/action/run-with-scripts.js







/**
 * Does something with a request that runs the plugin's own commands, if the inputs and the event allow it.
 *
 * @throws {Refusal}
 */
async function runWithScripts(act, job) {
    const { inputs, event, runner, environment } = job;
    const { runScripts, commands, minutes, named } = inputs;
    const request = createRequest(job);
    if (runScripts === "false") {
        return act({ ...request, findOut: (0,run_scripts/* makeScriptSkipper */.wU)("the input run-scripts is false", commands) });
    }
    if (runScripts === "auto")
        refuseUnsafeScripts(event, environment);
    const log = createCommandLog();
    const asks = (0,ask_npm_for_files/* askNpmForFiles */.v)({ env: environment, platform: process.platform, execPath: process.execPath });
    return (0,cancellation/* makeCancellable */.l)(async (cancellation) => {
        const { platform } = process;
        const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
        try {
            const isOurs = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
            const runs = (0,run_scripts/* makeScriptRunner */.oe)(options);
            const watched = mayPack(job)
                ? (await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 83852))).watchArchive(runs)
                : runs;
            return await act({ ...request, findOut: (0,ask_npm_for_files/* findOutInTurn */.o)(isOurs, asks, watched) });
        }
        finally {
            log.end();
        }
    });
}

// EXTERNAL MODULE: ./build/bundled/run/report-file.js
var report_file = __webpack_require__(51461);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/untrusted-file.js





/** What a program makes of a larger text could take all memory. */
const LARGEST = 32 * 1024 * 1024;
/**
 * Reads an untrusted file. A link could lead to any file of this machine, so neither the file nor a folder between it
 * and one of the roots may be a link.
 */
function readUntrustedFile(path, roots) {
    const link = listWay(path, roots).find(isLink);
    if (link === undefined)
        return (0,read_given_file/* readGivenFile */.M)(path, undefined, LARGEST);
    const refused = link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
    return { refused, missing: false };
}
/**
 * The file and the folders around it, up to the nearest root; where there is none, only the folder that contains it.
 */
function listWay(path, roots) {
    const way = [];
    for (let at = path; !roots.includes(at) && (0,external_node_path_.dirname)(at) !== at; at = (0,external_node_path_.dirname)(at))
        way.push(at);
    const isBelow = roots.some((root) => ((0,disk/* makeWorkspacePath */.Jj)(root, path) ?? "") !== "");
    return isBelow ? way : way.slice(0, 2);
}
function isLink(path) {
    return (0,safe_read/* attempt */.CD)(() => (0,external_node_fs_.lstatSync)(path))?.isSymbolicLink() === true;
}

;// CONCATENATED MODULE: ./build/bundled/action/untrusted-report.js



/**
 * Reads the report of an untrusted job, such as a fork's. Its statements are not verified. The names and pages of
 * checks in it are replaced by ours.
 *
 * @throws {UsageError} if it is not a report.
 */
function readUntrustedReport(file, cwd, temporary) {
    const roots = [cwd, ...(temporary ? [(0,external_node_path_.resolve)(temporary)] : [])];
    return (0,report_file/* readReport */.t)(file, cwd, (path) => readUntrustedFile(path, roots));
}

;// CONCATENATED MODULE: ./build/bundled/action/run.js














/**
 * Checks or releases the plugin, publishes the result on every channel, and returns the exit status.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
async function run(job) {
    const { inputs, runner, task } = job;
    refuseUnsafeFiles(inputs, runner);
    if (task.mode === "release")
        return release(job);
    if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
        (await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222))).refuseReleaseInputs(inputs);
    return task.mode === "report" ? publishEarlierReport(job) : check(job);
}
async function check(job) {
    const result = await markKnown(await runWithScripts(preflight/* preflight */.M, job), job);
    const mistake = await findMistake(result, job);
    if (mistake !== undefined)
        (0,channel/* annotate */.f)("warning", mistake);
    if (!mayPack(job))
        return publishResult(result, job);
    const { makeArtifact } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 71357));
    const artifact = await makeArtifact(result, createRequest(job), job);
    const status = await publishResult(result, job, artifact.outputs);
    await artifact.report();
    return status === 0 ? artifact.exitStatus : status;
}
/** Reports a tag that releases nothing if a release was requested. */
async function findMistake(result, { inputs, event: { otherTag } }) {
    if (otherTag === undefined || inputs.targets.length === 0)
        return undefined;
    const { findMistakenTag } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 10855));
    return findMistakenTag(otherTag, result);
}
/** In a pull request, marks the findings that its base has as well. Only then is the code for it loaded. */
async function markKnown(result, job) {
    const { base } = job.event;
    if (!base || result.report.plugins.every(({ findings }) => findings.length === 0))
        return result;
    const { markNewFindings } = await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 73667));
    return markNewFindings(base, result, createRequest(job), job.inputs.commands);
}
/** Publishes the report of an earlier job, which may be untrusted. */
async function publishEarlierReport(job) {
    const { report, patchFile } = job.inputs;
    const { workspace: root, temporary } = job.runner;
    if (patchFile !== "") {
        const help = "Ask for patch-file where the plugin is checked";
        throw new errors/* UsageError */.e("The inputs report and patch-file exclude each other: the files are not at hand", help);
    }
    return publishResult({ report: readUntrustedReport(report, root, temporary), root, source: () => undefined }, job);
}
async function publishResult(result, job, outputs = {}) {
    const refused = await publishReport(result, job, { outputs });
    return refused ? 5 : (0,core_report/* getExitStatus */.VE)(result.report);
}
async function release(job) {
    const { inputs, event, runner, task } = job;
    const { createArtifactOutputs, readPinInput, releaseToTargets } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222));
    const { formatOutcomeMarkdown: outcomeMarkdown, formatOutcome: outcomeText } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 16254));
    const tag = requireReleaseTag(task, event);
    // Nothing runs for an archive without a pin, or a pin without an archive.
    readPinInput(inputs);
    const released = await (0,cancellation/* makeCancellable */.l)(({ signal }) => {
        const act = (request) => releaseToTargets({ ...request, signal, again: formatRerun(runner) }, tag, job);
        // For an archive that was checked before, nothing of a repository is run.
        return inputs.artifact === undefined ? runWithScripts(act, job) : act(createRequest(job));
    });
    const { outcome, warnings = [] } = released;
    const outputs = { ...(await createArtifactOutputs(released, runner)), ...(0,action_outputs/* createReleaseOutputs */.um)(released) };
    const summary = `\n${outcomeMarkdown(outcome, { tag, ...released }, measureRoom(runner.summaryFile))}`;
    if (released.preflight)
        await publishReport(released.preflight, job, { outputs, summary });
    else
        await publishWithoutReport(job, { outputs, summary });
    (0,print/* print */.yy)(`\n${outcomeText(outcome, { tag, ...released })}`);
    for (const warning of warnings)
        (0,channel/* annotate */.f)("warning", warning);
    if (outcome.crash !== undefined)
        (0,channel/* annotate */.f)("error", formatCrash(outcome.crash));
    if (outcome.stop)
        (0,channel/* annotate */.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
    return outcome.exitStatus;
}

;// CONCATENATED MODULE: ./build/bundled/action/main.js






/** Reads the runner's values once, runs the job, and returns the exit status. Throws nothing. */
async function main(environment, workspace) {
    hideTokens(environment);
    const { texts, ...given } = readJob(environment, workspace);
    try {
        for (const sentence of listUnknownInputs(environment))
            (0,channel/* annotate */.f)("warning", sentence);
        return await run({ ...given, inputs: parseInputs(texts, environment) });
    }
    catch (error) {
        return reportFailure(error, given);
    }
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
const NO_RELEASE = { "release-state": "", "release-url": "", plan: "" };
/** The additional outputs of a release. */
function createReleaseOutputs({ outcome }) {
    return {
        "release-state": outcome.state,
        "release-url": outcome.url ?? "",
        plan: (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .makeInertJson */ .LE)(JSON.stringify(outcome.plan)),
    };
}
function createOutputs(report, files) {
    const counts = (0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .reportCounts */ .dn)(report);
    const [plugin, ...others] = report.plugins;
    const only = others.length === 0 ? plugin : undefined;
    const version = only?.version === undefined ? undefined : (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .readVersion */ .$4)(only.version);
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

/***/ 94765:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  COMMANDS: function() { return /* binding */ COMMANDS; }
});

// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __webpack_require__(81652);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/cli/validate.js
var validate = __webpack_require__(53267);
// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js + 1 modules
var run_scripts = __webpack_require__(72570);
// EXTERNAL MODULE: ./build/bundled/commands/read-named-variables.js
var read_named_variables = __webpack_require__(92663);
// EXTERNAL MODULE: ./build/bundled/run/ask-npm-for-files.js
var ask_npm_for_files = __webpack_require__(45315);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/reporters/command-lines.js
var command_lines = __webpack_require__(25442);
;// CONCATENATED MODULE: ./build/bundled/cli/progress.js



const SECOND = 1000;
/** The columns for the time after the text, and the fewest columns for the text in a narrow window. */
const TIME = 10;
const SHORTEST = 10;
const CLEAR_LINE = "\r\u001b[K";
/**
 * Shows on standard error which command runs and for how long. A terminal gets one line that changes, a log gets
 * plain lines.
 */
function makeCommandProgress(quiet) {
    if (quiet)
        return { onEvent: () => undefined, end: () => undefined };
    const isTerminal = (0,print/* isErrorTerminal */.Jk)() && process.env["TERM"] !== "dumb";
    let timer;
    const end = () => {
        if (timer === undefined)
            return;
        clearInterval(timer);
        timer = undefined;
        (0,print/* printError */.yJ)(CLEAR_LINE);
    };
    return {
        end,
        onEvent(event) {
            if (event.kind === "printed")
                return;
            end();
            if (event.kind === "ended") {
                (0,print/* printError */.yJ)(`${(0,command_lines/* formatEndedLine */.em)(event)}\n`);
                return;
            }
            if (!isTerminal) {
                (0,print/* printError */.yJ)(`${(0,command_lines/* formatStartedLine */.Vg)(event)}\n`);
                return;
            }
            // A line that wraps could not be erased.
            const words = (0,safe/* shorten */.ml)((0,command_lines/* formatStartedLine */.Vg)(event), Math.max(SHORTEST, (process.stderr.columns || 80) - TIME));
            const start = Date.now();
            const show = () => {
                (0,print/* printError */.yJ)(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
            };
            show();
            timer = setInterval(show, SECOND);
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/cli/check.js








const OPTIONS = [
    { name: "no-scripts", help: "Do not run the plugin's tests, lint and type check" },
    { name: "time-limit", value: "MINUTES", help: "How long each of them may take; 10 by default" },
    { name: "env", value: "NAME", repeats: true, help: "Let them have this environment variable, too; may be repeated" },
];
const check = {
    name: "check",
    arguments: "[path...]",
    most: Infinity,
    summary: "Run all checks: those of validate, then the plugin's own tests, lint and type check",
    options: [...validate/* CHECK_OPTIONS */.m5, ...OPTIONS],
    run: runCheck,
};
async function runCheck(call) {
    const given = call.values.get("time-limit") ?? String(run_scripts/* USUAL_MINUTES */.VL);
    const minutes = (0,run_scripts/* readMinutes */.wM)(given);
    if (minutes === undefined) {
        const help = `Write a number of minutes up to ${String(run_scripts/* MOST_MINUTES */.GE)}, such as --time-limit ${String(run_scripts/* USUAL_MINUTES */.VL)}`;
        throw new errors/* UsageError */.e(`--time-limit is ${(0,safe/* quote */.hD)(given)}, which is no time`, help);
    }
    const { env: environment, platform, execPath } = process;
    const named = (0,read_named_variables/* readNamedVariables */.l)(call.values.get("env") ?? "", "--env", environment);
    const asks = (0,ask_npm_for_files/* askNpmForFiles */.v)({ env: environment, platform, execPath });
    if (call.switches.has("no-scripts"))
        return (0,validate/* runChecks */.JT)(call, (0,ask_npm_for_files/* findOutInTurn */.o)(asks, (0,run_scripts/* makeScriptSkipper */.wU)("--no-scripts says so")));
    const progress = makeCommandProgress(call.switches.has("quiet"));
    return (0,cancellation/* makeCancellable */.l)(async (cancellation) => {
        const options = { environment, named, platform, minutes, cancellation, onEvent: progress.onEvent };
        try {
            const runs = (0,run_scripts/* makeScriptRunner */.oe)({ ...options, commands: {} });
            const tag = call.values.get("tag");
            if (tag === undefined)
                return await (0,validate/* runChecks */.JT)(call, (0,ask_npm_for_files/* findOutInTurn */.o)(asks, runs));
            const { refuseUnreleasable, watchesArchive } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 11179));
            return await (0,validate/* runChecks */.JT)(call, (0,ask_npm_for_files/* findOutInTurn */.o)(asks, watchesArchive(runs)), (result) => refuseUnreleasable(result, tag));
        }
        finally {
            progress.end();
        }
    });
}

// EXTERNAL MODULE: ./build/bundled/catalog/pages.js
var pages = __webpack_require__(93684);
// EXTERNAL MODULE: ./build/bundled/checks/index.js + 122 modules
var checks = __webpack_require__(19600);
// EXTERNAL MODULE: ./build/bundled/run/inspection.js + 1 modules
var inspection = __webpack_require__(65364);
;// CONCATENATED MODULE: ./build/bundled/cli/find-explanation.js



/**
 * The page of a check, or the list of all checks.
 *
 * @throws {UsageError} if there is no such check.
 */
function findExplanation(id) {
    if (id === undefined)
        return formatList();
    if (!checks/* checks */.A.some((check) => check.id === id))
        throw (0,inspection/* makeUnknownCheckError */.l)(id);
    return (0,pages/* readPage */.S)(id);
}
function formatList() {
    const column = Math.max(...checks/* checks */.A.map(({ id }) => id.length));
    const lines = checks/* checks */.A.map(({ id, severity, title }) => `${id.padEnd(column)}  ${severity.padEnd(7)}  ${title}\n`);
    return lines.join("");
}

;// CONCATENATED MODULE: ./build/bundled/cli/explain.js


const explain = {
    name: "explain",
    arguments: "[check-id]",
    most: 1,
    summary: "Print the page of a check, or the list of all checks",
    options: [],
    run({ arguments: [id] }) {
        (0,print/* print */.yy)(findExplanation(id));
        return Promise.resolve(0);
    },
};

// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/report-file.js
var report_file = __webpack_require__(51461);
// EXTERNAL MODULE: ./build/bundled/run/shard.js
var shard = __webpack_require__(89330);
;// CONCATENATED MODULE: ./build/bundled/run/merge.js





const SAME = "Merge reports of one run, each made with the same options";
/**
 * Joins reports that were made by parts of one run, as if one job had checked everything.
 *
 * @throws {UsageError} for a file that is not a report, reports that do not belong together, a plugin that is in two
 * of them, and a missing part: what a job has not checked is no pass.
 */
function mergeReports(files, cwd) {
    const again = files.find((file, at) => files.indexOf(file) !== at);
    if (again !== undefined)
        throw new errors/* UsageError */.e(`The report ${(0,safe/* quote */.hD)(again)} is given twice`, "Give each report once");
    const parts = files.map((file) => ({ file, report: (0,report_file/* readReport */.t)(file, cwd) }));
    const [first] = parts;
    if (!first)
        throw new errors/* UsageError */.e("There is no report to merge", "Give the files that --format json has written");
    for (const part of parts)
        requireAgreement(first, part);
    const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(core_report/* groupByPath */.Y_);
    refuseTwice(parts);
    const { occasion, strict, failOn } = first.report;
    const selection = joinSelections(parts);
    refuseMissing(parts, plugins.length);
    const baseline = joinBaselines(parts);
    const [base, ...otherBases] = listBases(parts);
    const report = {
        ...{ occasion, strict, failOn, plugins },
        ...(selection && { selection }),
        ...(baseline && { baseline }),
        ...(base && otherBases.length === 0 && { base }),
    };
    return { report, differingBases: base && otherBases.length > 0 ? [base, ...otherBases] : [] };
}
function requireAgreement(first, other) {
    for (const key of ["occasion", "strict", "failOn"]) {
        const [left, right] = [first.report[key], other.report[key]];
        if (left === right)
            continue;
        throw createDifferenceError(first, other, `${(0,safe/* quote */.hD)(key)} is ${String(left)} in the one and ${String(right)} in the other`);
    }
    const settings = ({ report }) => JSON.stringify([
        report.selection?.tag,
        report.selection?.changedSince,
        report.selection?.shard?.replace(/^\d+/u, ""),
        report.selection?.shard === undefined ? undefined : report.selection.of,
        report.baseline?.file,
    ]);
    if (settings(first) !== settings(other)) {
        throw createDifferenceError(first, other, "they differ in their shards, their tag, their baseline or the commit that they start from");
    }
}
function createDifferenceError(first, other, how) {
    return new errors/* UsageError */.e(`${(0,safe/* quote */.hD)(first.file)} and ${(0,safe/* quote */.hD)(other.file)} do not belong together: ${how}`, SAME);
}
function refuseTwice(parts) {
    const holders = new Map();
    for (const { file, report } of parts) {
        for (const { path } of report.plugins) {
            const holder = holders.get(path);
            if (holder !== undefined) {
                const where = holder === file ? `twice in ${(0,safe/* quote */.hD)(file)}` : `in ${(0,safe/* quote */.hD)(holder)} and in ${(0,safe/* quote */.hD)(file)}`;
                throw new errors/* UsageError */.e(`The plugin ${(0,safe/* quote */.hD)(path)} is ${where}`, "Give each report once, and each plugin to one job");
            }
            holders.set(path, file);
        }
    }
}
/** If only shards divide a run, together they report all of its plugins. */
function refuseMissing([first], count) {
    const { of = count, shard, tag, changedSince } = first?.report.selection ?? {};
    if (shard === undefined || tag !== undefined || changedSince !== undefined || of === count)
        return;
    throw new errors/* UsageError */.e(`The reports contain ${String(count)} of ${String(of)} plugins`, "Give the reports as they were written: what a job has not checked is no pass");
}
/** Without the shards, because all of them are joined. */
function joinSelections(parts) {
    const selections = parts.flatMap(({ report }) => report.selection ?? []);
    const [first] = selections;
    if (!first)
        return undefined;
    const shards = parts.flatMap(({ file, report }) => report.selection?.shard === undefined ? [] : (0,shard/* readShard */.Xy)(report.selection.shard, `The shard of ${(0,safe/* quote */.hD)(file)}`));
    const [any] = shards;
    if (any)
        requireAll(shards.map(({ index }) => index), any.count);
    const { tag, changedSince } = first;
    if (tag === undefined && changedSince === undefined)
        return undefined;
    const sum = selections.reduce((total, { of }) => total + of, 0);
    return {
        of: any ? first.of : sum,
        ...(tag !== undefined && { tag }),
        ...(changedSince !== undefined && { changedSince }),
    };
}
function requireAll(indices, count) {
    const twice = indices.find((index, at) => indices.indexOf(index) !== at);
    if (twice !== undefined) {
        throw new errors/* UsageError */.e(`The shard ${(0,shard/* formatShard */._D)({ index: twice, count })} is there twice`, "Give each report once");
    }
    const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
    if (missing.length === 0)
        return;
    const names = missing.slice(0, 10).map((index) => (0,shard/* formatShard */._D)({ index, count }));
    const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
    throw new errors/* UsageError */.e(`${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`, "Give the reports of all shards: what a job has not checked is no pass");
}
function joinBaselines(parts) {
    const uses = parts.flatMap(({ report }) => report.baseline ?? []);
    const [first] = uses;
    return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
}
/** Each base once. A part that compared nothing has none. */
function listBases(parts) {
    const bases = parts.flatMap(({ report }) => report.base ?? []);
    return [...new Map(bases.map((base) => [JSON.stringify([base.name, base.commit]), base])).values()];
}

;// CONCATENATED MODULE: ./build/bundled/cli/merge.js





const merge = {
    name: "merge",
    arguments: "REPORT...",
    most: Infinity,
    summary: "Join the JSON reports of shards into one, with the same exit status",
    options: print_report/* FORMAT_OPTIONS */.hd,
    run: runMerge,
};
async function runMerge(call) {
    if ((0,print_report/* readFormat */.C$)(call) === "patch") {
        throw new errors/* UsageError */.e("A merged report has no patch: the files are not at hand", "Write one where they are checked");
    }
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const { report, differingBases } = mergeReports(call.arguments, cwd);
    if (differingBases.length > 0)
        (0,print/* printError */.yJ)(`${(0,safe/* makeVisible */.Xm)(formatBases(differingBases))}.\n`);
    // The checked files may be elsewhere or have changed by now, so their lines are not shown.
    return (0,print_report/* printReport */.Y_)({ report, root: cwd, source: () => undefined }, call);
}
const MOST_NAMED = 3;
const SHORT = 12;
/** Does not change the verdict, so the reports are merged anyway. */
function formatBases(bases) {
    const names = bases.slice(0, MOST_NAMED).map(({ name, commit }) => `${(0,safe/* quote */.hD)(name)} at ${(0,safe/* quote */.hD)(commit, SHORT)}`);
    const more = bases.length - names.length;
    const named = [...names, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
    return `What is new and what is known was told by different bases: ${named}. The merged report names none`;
}

// EXTERNAL MODULE: ./build/bundled/cli/parse.js
var parse = __webpack_require__(9310);
;// CONCATENATED MODULE: ./build/bundled/cli/pack.js

const FORMATS = ["terminal", "json", "markdown"];
const pack = {
    name: "pack",
    arguments: "[path]",
    most: 1,
    summary: "Make the archive that a release would ship, and judge it",
    options: [
        { name: "out", value: "FILE", help: "Where the archive goes; its own name in this folder by default" },
        {
            name: "artifact-dir",
            value: "FOLDER",
            help: "Write the archive there instead, with SHA256SUMS and receipt.json",
        },
        { name: "previous", value: "FILE", help: "The archive of an earlier release: tell what is different" },
        { name: "tag", value: "TAG", help: "Judge the archive as the release of that tag would" },
        { name: "format", value: "FORMAT", choices: FORMATS, help: "How it is told; terminal by default" },
    ],
    run: async (call) => {
        const format = (0,parse/* readChoice */.K)(call.values.get("format") ?? "terminal", FORMATS, "--format");
        return (await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 49295))).runPack(call, format);
    },
};

;// CONCATENATED MODULE: ./build/bundled/cli/release.js
const release = {
    name: "release",
    arguments: "[path]",
    most: 1,
    summary: "Release what a tag names: check, pack, plan, then publish; running it again finishes what is left",
    options: [
        {
            name: "tag",
            value: "TAG",
            help: "The tag of the release, such as v1.2.3; it must name the commit that is checked out",
        },
        { name: "targets", value: "TARGET,...", help: "Where to: github-release, with the token in GITHUB_TOKEN" },
        { name: "dry-run", help: "Only say what would be done; nothing is written anywhere" },
        { name: "changelog", value: "FILE", help: "Where the notes come from; CHANGELOG.md by default" },
        {
            name: "artifact",
            value: "PATH",
            help: "Release exactly this archive, a file or folder that pack --artifact-dir has made; nothing is packed",
        },
        {
            name: "checked-sha256",
            value: "HEX",
            help: "The SHA-256 that this archive must have, or none; required with --artifact",
        },
        { name: "attestation", value: "FILE", help: "The bundle of its provenance, to be released beside it" },
    ],
    run: async (call) => (await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33344))).runReleaseCommand(call),
};

;// CONCATENATED MODULE: ./build/bundled/cli/all-commands.js






/** Every command, as the help lists them. */
const COMMANDS = [validate/* validate */.tf, check, explain, pack, release, merge];


/***/ }),

/***/ 92663:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ readNamedVariables; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


/** No command of the plugin gets these, whoever names them. */
const NEVER = [
    { names: /^INPUT_/iu, why: "is an input of an Action, and inputs may be tokens" },
    { names: /^ACTIONS_/iu, why: "is the key to a service of the runner: caches, artifacts, identity tokens" },
    { names: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu, why: "names a file that the runner obeys" },
    { names: /^GITHUB_TOKEN$/iu, why: "is the job's own token" },
    { names: /^(?:NODE_AUTH_TOKEN|NPM_TOKEN)$/iu, why: "is a credential that publishes" },
    { names: /^npm_config_.*(?:auth|password|otp)/iu, why: "is a credential for a package registry" },
];
/** The tokens of the job, which may also be in a variable of another name. */
const SHORTEST_TOKEN = 8;
const TOKENS = /^(?:INPUT_.*TOKEN|ACTIONS_.*TOKEN|GITHUB_TOKEN|NODE_AUTH_TOKEN|NPM_TOKEN)$/iu;
/**
 * The variables that a person named for the plugin's commands, in addition to those that every command gets.
 *
 * @param given names, one on each line or separated by commas.
 * @param by what names them, such as `--env`.
 * @throws {UsageError} for what is not a name, and for the job's own tokens, under any name.
 */
function readNamedVariables(given, by, environment) {
    const names = given.split(/[\s,]+/u).filter((name) => name !== "");
    const tokens = Object.entries(environment)
        .map(([name, value = ""]) => (TOKENS.test(name) ? value.trim() : ""))
        .filter((token) => token.length >= SHORTEST_TOKEN);
    for (const name of names) {
        if (!/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name)) {
            const help = "Write the names alone, without values, parted by commas, such as DATABASE_URL,REDIS_URL";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${by} contains ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}, which is not the name of a variable`, help);
        }
        const rule = NEVER.find(({ names: never }) => never.test(name));
        const hasToken = tokens.some((token) => environment[name]?.includes(token));
        const why = rule?.why ?? (hasToken ? "contains one of the job's own tokens" : undefined);
        if (why === undefined)
            continue;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${by} names ${name}, which ${why}: the plugin's commands never get it`, "Leave it out; give the tests a credential of their own, which can do nothing but what they test");
    }
    return [...new Set(names)];
}


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

/***/ 86378:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ isRepositoryName; }
/* harmony export */ });
/** Whether a text is `owner/name`, as GitHub names a repository. */
function isRepositoryName(text) {
    return /^[\w.-]+\/[\w.-]+$/u.test(text);
}


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

/***/ 86026:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F1: function() { return /* binding */ isSameFolder; },
/* harmony export */   Rv: function() { return /* binding */ resolvePathOfFile; },
/* harmony export */   k0: function() { return /* binding */ UnsafePathError; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75688);



/** The limit of Linux. */
const MOST_LINKS = 40;
/** A path that nothing is written to, because the authors of the repository could choose its target. */
class UnsafePathError extends Error {
    name = "UnsafePathError";
}
/**
 * Resolves a path, name by name. Outside a checkout, the caller's own links are followed. In a checkout, neither a
 * folder on the way nor the file may be a link or a part of git's own folder, because a commit can contain links and
 * choose their targets.
 *
 * @param checkouts folders with untrusted content. Every folder that contains a `.git` is one, too.
 * @throws {UnsafePathError} for a path that is refused.
 * @throws a system error for a path that leads nowhere.
 */
function resolvePathOfFile(path, checkouts, links = 0) {
    if (links > MOST_LINKS)
        throw new UnsafePathError(`there are too many links on the way to ${path}`);
    const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
    const roots = checkouts.map((root) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root));
    const isCheckout = (at) => roots.some((root) => (0,_workspace_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(root, at)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== undefined;
    const { root } = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(full);
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full);
    const names = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)
        .slice(root.length)
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
        .filter((one) => one !== "");
    let folder = root;
    let isInCheckout = isCheckout(root);
    for (const [at, next] of names.entries()) {
        if (isInCheckout)
            refuseGit(path, next);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next), { throwIfNoEntry: false });
        if (!stat) {
            const missing = names.slice(at);
            if (isInCheckout)
                for (const one of [...missing, name])
                    refuseGit(path, one);
            return { folder, missing, name, isInCheckout };
        }
        if (stat.isSymbolicLink()) {
            if (isInCheckout)
                refuseLink(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
            const rest = names.slice(at + 1);
            return resolvePathOfFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
        }
        folder = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
        // A short name of Windows differs from the folder's own name.
        if (isInCheckout)
            refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
        isInCheckout ||= isCheckout(folder);
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
    if (isInCheckout)
        refuseFile(path, file, stat);
    // A link to a pipe or a device, such as /dev/stdout, is kept. A link to nothing is replaced.
    const leadsToFile = stat?.isSymbolicLink() === true && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
    if (leadsToFile)
        return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
    return { folder, missing: [], name, isInCheckout };
}
function readLinkTarget(folder, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
}
function refuseFile(path, file, stat) {
    refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
    if (stat?.isSymbolicLink() === true)
        refuseLink(path, file);
    if (stat && !stat.isFile() && !stat.isDirectory())
        throw new UnsafePathError(`${file} is not a regular file`);
    if (stat)
        refuseGit(path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
}
function refuseLink(path, link) {
    const which = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
    throw new UnsafePathError(`${which} a link of the repository, which may lead anywhere`);
}
function refuseGit(path, name) {
    if (isGitName(name))
        throw new UnsafePathError(`${path} is in git's own folder, whose files are commands to git`);
}
/**
 * Whether a file system may treat a name as `.git`: in any letter case, with ignored characters, or as a short name.
 */
function isGitName(name) {
    const plain = name
        .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
        .replace(/:.*$/su, "")
        .replace(/[. ]+$/u, "")
        .toLowerCase();
    return plain === ".git" || /^git~\d+$/u.test(plain);
}
/** Whether the same folder is still at this path, and no link has replaced it. */
function isSameFolder(folder, before) {
    const now = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false });
    return now?.ino === before.ino && now.dev === before.dev && node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(folder) === folder;
}


/***/ }),

/***/ 95458:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ ChangedFileError; },
/* harmony export */   _: function() { return /* binding */ writeFile; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);
/* harmony import */ var _path_of_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86026);





const { O_CREAT, O_EXCL, O_WRONLY } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** Windows does not have this flag. */
const { O_NOFOLLOW = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants;
/** A file that was to be replaced is not any more what it was. */
class ChangedFileError extends Error {
    name = "ChangedFileError";
}
/**
 * Writes a file for a user, whole or not at all, and the folders above it: the only way to write one. A file that exists keeps its
 * place and its rights.
 *
 * @param checkouts as {@link resolvePathOfFile} has them: in a checkout nothing is written through a link or into git's own folder.
 * @param expected the content that the file must still have. Any content if left out.
 * @throws {UnsafePathError} for a path that is refused. Nothing is changed then.
 * @throws {ChangedFileError} if the file has another content. Nothing is changed then.
 */
function writeFile(path, content, checkouts, expected) {
    const { folder: existing, missing, name, isInCheckout } = (0,_path_of_file_js__WEBPACK_IMPORTED_MODULE_4__/* .resolvePathOfFile */ .Rv)(path, checkouts);
    const folder = makeFolders(existing, missing);
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
    const before = (isInCheckout ? node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync : node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(file, { throwIfNoEntry: false });
    if (before)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
    if (expected && before?.isFile() !== true)
        throw new ChangedFileError(`${file} is not a regular file any more`);
    if (before && !before.isFile()) {
        if (isInCheckout && !before.isDirectory())
            throw new _path_of_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnsafePathError */ .k0(`${file} is not a regular file`);
        // A pipe or a device, such as /dev/stdout, is not replaced. The system refuses a folder.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, content);
        return;
    }
    replaceFile(file, content, before?.mode, expected);
}
/** A temporary file is renamed to the file. A link that appeared meanwhile is replaced, not followed. */
function replaceFile(file, content, mode, expected) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file);
    const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(folder);
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file).slice(0, 100)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.draft`);
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666);
    try {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(descriptor, content);
            if (mode !== undefined)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(descriptor, mode & 0o7777);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(descriptor);
        }
        if (!(0,_path_of_file_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameFolder */ .F1)(folder, before))
            throw new _path_of_file_js__WEBPACK_IMPORTED_MODULE_4__/* .UnsafePathError */ .k0(`${folder} was replaced while it was written to`);
        // The renaming must follow at once: what another program saves in between is lost.
        if (expected && !containsExactly(file, expected))
            throw new ChangedFileError(`${file} was changed meanwhile`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(draft, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(draft, { force: true });
        throw error;
    }
}
/** Whether a file contains exactly these bytes, and is neither changed nor replaced while they are compared. */
function containsExactly(file, expected) {
    const first = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
    if (first?.size !== BigInt(expected.length))
        return false;
    const bytes = (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_workspace_safe_read_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegular */ .VX)(file, expected.length));
    if (!bytes || Buffer.compare(bytes, expected) !== 0)
        return false;
    const last = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
    return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
}
/**
 * Makes missing folders, one below the other. Node's recursive option never ends if the system refuses for a reason
 * of its own, as in /proc.
 */
function makeFolders(existing, missing) {
    let folder = existing;
    for (const name of missing) {
        folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name);
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder);
        }
        catch (error) {
            // Another process may have made the folder first, but it would not have made a link.
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
                throw error;
        }
    }
    return folder;
}


/***/ }),

/***/ 92369:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   formatFixed: function() { return /* binding */ formatFixed; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);


/** The fixed findings, one on each line, sorted by place. */
function formatFixed(fixed, pathOf) {
    if (fixed.length === 0)
        return "Nothing to fix: no finding has a certain fix\n";
    const lines = fixed.map(({ check, help, message, location }) => {
        const { range } = location;
        const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
        return `  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(pathOf(location.file))}${place}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(help ?? message)}  ${check}`;
    });
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)([`Fixed ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(fixed.length, "problem")}:`, ...lines].join("\n"))}\n\n`;
}


/***/ }),

/***/ 45315:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ findOutInTurn; },
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
        const { askNpm } = await __webpack_require__.e(/* import() | processes */ 894).then(__webpack_require__.bind(__webpack_require__, 28730));
        return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
    };
}
/** Finds out several things, one after the other. */
function findOutInTurn(...ways) {
    return async (asked) => {
        let given = {};
        for (const findOut of ways)
            given = { ...given, ...(await findOut(asked)) };
        return given;
    };
}


/***/ }),

/***/ 88075:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  applyBaseline: function() { return /* binding */ applyBaseline; },
  updateBaseline: function() { return /* binding */ updateBaseline; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/baseline.js + 1 modules
var baseline = __webpack_require__(72735);
// EXTERNAL MODULE: ./build/bundled/core/finding-texts.js
var finding_texts = __webpack_require__(5970);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/read-given-file.js
var read_given_file = __webpack_require__(18979);
// EXTERNAL MODULE: ./build/bundled/run/record.js
var run_record = __webpack_require__(69481);
;// CONCATENATED MODULE: ./build/bundled/run/baseline-file.js





const SCHEMA = "plugin-preflight/baseline@1";
/**
 * The entries of a baseline. `undefined` if there is no such file.
 *
 * @throws {UsageError} if it is not a baseline.
 */
function readBaseline(file, cwd, root) {
    const subject = `The baseline ${(0,safe/* quote */.hD)(file)}`;
    const read = (0,read_given_file/* readGivenFile */.M)((0,external_node_path_.resolve)(cwd, file), root);
    if ("refused" in read) {
        if (read.missing)
            return undefined;
        throw new errors/* UsageError */.e(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline has written");
    }
    const record = {
        bytes: read.bytes,
        subject,
        schema: SCHEMA,
        help: "Write it anew: remove it, then --update-baseline",
    };
    return (0,run_record/* readRecord */.a)(record, (baseline) => baseline.list("findings", readEntry));
}
function readEntry(record) {
    const pointer = record.optionalText("pointer");
    return {
        plugin: record.text("plugin"),
        check: record.text("check"),
        file: record.text("file"),
        ...(pointer !== undefined && { pointer }),
        message: record.text("message"),
        fingerprint: record.text("fingerprint"),
        count: record.count("count"),
    };
}
/** Formats a baseline with one entry on each line, so that two branches that change it rarely conflict. */
function formatBaseline(entries) {
    const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
    const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
    return (0,safe/* makeInertJson */.LE)(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
}

// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
;// CONCATENATED MODULE: ./build/bundled/run/baseline.js









/**
 * Marks the findings of a run that a baseline lists.
 *
 * @throws {UsageError} if the file is not a baseline.
 */
function applyBaseline(file, cwd, root) {
    const entries = readBaseline(file, cwd, root);
    if (entries)
        return (result) => markEntries(result, file, entries);
    throw new errors/* UsageError */.e(`There is no baseline ${(0,safe/* quote */.hD)(file)}`, `Write it with: plugin-preflight validate --baseline ${file} --update-baseline`);
}
/**
 * Writes a baseline of all findings of this run, and marks them. Entries that the run did not check stay in it:
 * those of other plugins that still exist, and of checks that were not run.
 *
 * @throws {UsageError} if the file is not a baseline, or cannot be written.
 */
function updateBaseline(result, file, cwd) {
    const { plugins } = result.report;
    const isThere = ({ plugin }) => {
        const folder = (0,external_node_path_.resolve)(result.root, plugin);
        return (0,disk/* makeWorkspacePath */.Jj)(result.root, folder) !== undefined && (0,disk/* resolveFolder */.h1)(folder) !== undefined;
    };
    const before = readBaseline(file, cwd, result.root) ?? [];
    const kept = before.filter((entry) => isThere(entry) && !(0,baseline/* isJudged */.sL)(entry, plugins));
    const entries = [
        ...kept,
        ...plugins.flatMap((plugin) => (0,baseline/* makeBaseline */.c1)(plugin, (0,finding_texts/* makeFindingTexts */.G)(result.source))),
    ].toSorted(compareByPlace);
    const help = "Give --baseline a file that can be written";
    const written = { path: (0,external_node_path_.resolve)(cwd, file), what: "The baseline", help, checkouts: [result.root] };
    (0,write_user_file.writeUserFile)(written, formatBaseline(entries));
    return {
        result: markEntries(result, file, entries),
        listed: entries.reduce((sum, { count }) => sum + count, 0),
        leftOut: plugins.flatMap(({ findings }) => findings.filter((one) => (0,report/* counts */.tQ)(one) && !(0,baseline/* canBeKnown */.h9)(one))).length,
    };
}
function markEntries(result, file, entries) {
    const { report } = result;
    const byPlugin = new Map();
    for (const entry of entries) {
        const ofPlugin = byPlugin.get(entry.plugin);
        if (ofPlugin)
            ofPlugin.push(entry);
        else
            byPlugin.set(entry.plugin, [entry]);
    }
    const known = report.plugins.map((plugin) => {
        const judged = (byPlugin.get(plugin.path) ?? []).filter((entry) => (0,baseline/* isJudged */.sL)(entry, [plugin]));
        return (0,baseline/* recogniseFindings */.Uv)(plugin, judged, (0,finding_texts/* makeFindingTexts */.G)(result.source), report);
    });
    const gone = known.reduce((sum, plugin) => sum + plugin.gone, 0);
    return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline: { file, gone } } };
}
/** In the order of reports, then by fingerprint. The file changes only if the findings do. */
function compareByPlace(a, b) {
    const keys = ["plugin", "file", "check", "pointer", "fingerprint"];
    for (const key of keys) {
        const [left = "", right = ""] = [a[key], b[key]];
        if (left !== right)
            return left < right ? -1 : 1;
    }
    return 0;
}


/***/ }),

/***/ 61999:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fixFiles: function() { return /* binding */ fixFiles; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);
/* harmony import */ var _text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30747);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(99364);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82195);






/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;
/**
 * Applies every fix of every finding in memory, and checks again until none is left. Nothing is written. The bytes that are edited are
 * those that were checked: a file may change on the disk meanwhile, and the place of a fix be another then.
 *
 * @param isLeft which findings are left as they are.
 */
async function fixFiles(request, first, isLeft = () => false) {
    const fixed = [];
    const left = new Map();
    const before = new Map();
    const overlay = new Map();
    const disk = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .diskWorkspace */ .DH)(first.root);
    let result = first;
    for (let round = 0; round < MOST_ROUNDS; round++) {
        const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isToFix(finding) && !isLeft(finding, plugin)));
        const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
        let isChanged = false;
        for (const file of files) {
            const checked = overlay.get(file) ?? result.checkedBytes?.(file);
            const bytes = checked ?? disk.bytes(file);
            if (bytes && !before.has(file))
                before.set(file, bytes);
            if (bytes && !checked) {
                // What is read now is checked first.
                overlay.set(file, bytes);
                isChanged = true;
                continue;
            }
            const decoded = bytes && (0,_text_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeUtf8 */ ._6)(bytes);
            if (!decoded || decoded.fault) {
                left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                continue;
            }
            const findings = fixable.filter((finding) => isIn(finding, file));
            const { text, applied } = (0,_text_edits_js__WEBPACK_IMPORTED_MODULE_4__/* .applyFixes */ .y)(decoded.text, findings.map(({ fix = [] }) => fix));
            if (text === decoded.text)
                continue;
            overlay.set(file, new TextEncoder().encode(text));
            isChanged = true;
            fixed.push(...findings.filter((_, at) => applied[at]));
        }
        if (!isChanged)
            break;
        result = await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_3__/* .preflight */ .M)({ ...request, overlay });
    }
    return {
        fixed,
        changes: [...changesOf(before, overlay, disk), ...[...left].map(([file, why]) => ({ file, left: why }))],
    };
}
function changesOf(before, after, disk) {
    const decode = (bytes) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    return [...after.keys()]
        .map((file) => ({
        ...{ file, before: decode(before.get(file)), after: decode(after.get(file)) },
        linked: (0,_workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__/* .isLinked */ .G)(disk, file),
    }))
        .filter((change) => change.before !== change.after);
}
/** What does not count is left as it is: the author has said so. */
function isToFix(finding) {
    return (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .counts */ .tQ)(finding) && finding.fix !== undefined;
}
function isIn({ fix = [] }, file) {
    return fix.every((edit) => edit.file === file);
}


/***/ }),

/***/ 29549:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   preflightWithFixes: function() { return /* binding */ preflightWithFixes; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _fix_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61999);
/* harmony import */ var _preflight_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82195);
/* harmony import */ var _write_user_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5696);







/** What saves a file so often while it is checked never lets go of it. */
const MOST_TRIES = 5;
/**
 * Applies every fix of every finding to the files, until none is left. A file that is not what was checked any more is not written: all is
 * checked again, as it is then.
 *
 * @throws {UsageError} for a file that cannot be written, or that another program changes each time. @throws {Refusal} for one in git's own
 * folder. What was written before stays: each file is written whole.
 */
async function preflightWithFixes(request) {
    const written = [];
    for (let tries = 1;; tries++) {
        const first = await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_5__/* .preflight */ .M)(request);
        const { fixed, changes } = await (0,_fix_files_js__WEBPACK_IMPORTED_MODULE_4__.fixFiles)(request, first);
        const stale = new Set();
        for (const change of changes) {
            if ("left" in change)
                continue;
            if (isWritten(first.root, change))
                written.push(...fixed.filter(({ fix }) => fix?.[0]?.file === change.file));
            else
                stale.add(change.file);
        }
        if (stale.size === 0)
            return { result: fixed.length === 0 ? first : await (0,_preflight_js__WEBPACK_IMPORTED_MODULE_5__/* .preflight */ .M)(request), fixed: written };
        if (tries === MOST_TRIES)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(formatStale(stale), "Close what writes it, and run --fix again");
    }
}
/** A link to a file of the same repository stays one: what it leads to is mended. */
function isWritten(root, { file, before, after }) {
    const path = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .findRealFileInside */ .SQ)(root, file) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file);
    const help = "Give this user the right to write it, or mend it by hand";
    try {
        (0,_write_user_file_js__WEBPACK_IMPORTED_MODULE_6__.writeUserFile)({ path, what: file, help, checkouts: [root], before: new TextEncoder().encode(before) }, after);
        return true;
    }
    catch (error) {
        if (error instanceof _write_user_file_js__WEBPACK_IMPORTED_MODULE_6__/* .ChangedFileError */ .LD)
            return false;
        throw error;
    }
}
function formatStale(files) {
    const names = [...files].map((file) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(file)).join(", ");
    return `Another program changed ${names} each time it was checked: its fixes are not written`;
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
/* harmony import */ var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23989);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);







/** @throws {UsageError} that names the line and the column. */
function readRecord(file, read) {
    const { subject, schema, help } = file;
    const value = parseJson(file);
    const refuse = (path, why) => {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${subject} cannot be used: ${formatPlace(file, path)}${why}`, help);
    };
    if (!(0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value))
        return refuse([], `it holds ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(value)}, not an object`);
    const declared = getOwn(value, "schema");
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
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${subject} is no JSON${what}`, help);
}
function makeReader(object, path, refuse) {
    const no = (key, form) => Object.hasOwn(object, key)
        ? refuse([...path, key], `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(object[key])}, but must be ${form}`)
        : refuse(path, `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(key)} is missing`);
    const text = (key) => {
        const value = getOwn(object, key);
        return typeof value === "string" ? value : no(key, "a text");
    };
    const whole = (key, least) => {
        const value = getOwn(object, key);
        return typeof value === "number" && Number.isSafeInteger(value) && value >= least
            ? value
            : no(key, `a whole number from ${String(least)}`);
    };
    const part = (key, read) => {
        const value = getOwn(object, key);
        return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(value) ? read(makeReader(value, [...path, key], refuse)) : no(key, "an object");
    };
    return {
        has: (key) => Object.hasOwn(object, key),
        isNull: (key) => getOwn(object, key) === null,
        text,
        part,
        optionalText: (key) => (Object.hasOwn(object, key) ? text(key) : undefined),
        optionalPart: (key, read) => (Object.hasOwn(object, key) ? part(key, read) : undefined),
        count: (key) => whole(key, 1),
        sum: (key) => whole(key, 0),
        texts(key) {
            const value = getOwn(object, key);
            return Array.isArray(value) && value.every((item) => typeof item === "string")
                ? value
                : no(key, "a list of texts");
        },
        flag(key) {
            const value = getOwn(object, key);
            return typeof value === "boolean" ? value : no(key, "true or false");
        },
        word: (key, words) => words.find((word) => word === getOwn(object, key)) ?? no(key, `one of ${words.join(", ")}`),
        list(key, read) {
            const value = getOwn(object, key);
            if (!Array.isArray(value))
                return no(key, "a list");
            return value.map((item, index) => {
                const way = [...path, key, index];
                return (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__/* .isObject */ .G)(item)
                    ? read(makeReader(item, way, refuse))
                    : refuse(way, `an item is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(item)}, not an object`);
            });
        },
        refuse: (key, why) => refuse([...path, key], why),
    };
}
function getOwn(object, key) {
    return Object.hasOwn(object, key) ? object[key] : undefined;
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

/***/ 51461:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ readReport; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _checks_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19600);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93454);
/* harmony import */ var _core_policy_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67230);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42243);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(34739);
/* harmony import */ var _reporters_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27147);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22313);
/* harmony import */ var _workspace_read_given_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18979);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69481);












const STATUSES = ["met", "unmet", "skipped", "crashed"];
const TITLES = new Map(_checks_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .A.map(({ id, title }) => [id, title]));
/** GitHub and editors do not count further. */
const MOST_LINES = 2 ** 31 - 1;
/**
 * Reads a report that was written as JSON, whoever wrote it. The names and pages of checks in it are replaced by
 * ours.
 *
 * @throws {UsageError} if it is not a report, was made by other rules, or has no outcome for a check of this
 * version.
 */
function readReport(file, cwd, readFile = (path) => (0,_workspace_read_given_file_js__WEBPACK_IMPORTED_MODULE_7__/* .readGivenFile */ .M)(path)) {
    const subject = `The report ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(file)}`;
    const read = readFile((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file));
    if ("refused" in read) {
        const what = read.missing ? `There is no report ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(file)}` : `${subject} cannot be read: ${read.refused}`;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(what, "Give a file that --format json, or the input report-file, has written");
    }
    const help = "Give what --format json has written, in this version";
    return (0,_record_js__WEBPACK_IMPORTED_MODULE_8__/* .readRecord */ .a)({ bytes: read.bytes, subject, schema: _reporters_json_js__WEBPACK_IMPORTED_MODULE_5__/* .REPORT_SCHEMA */ .D, help }, makeReport);
}
function makeReport(record) {
    record.part("tool", (tool) => {
        const ruleset = tool.text("ruleset");
        if (ruleset !== _core_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j.ruleset) {
            tool.refuse("ruleset", `it was made by the rules of ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(ruleset)}, and these are ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(_core_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL */ .j.ruleset)}`);
        }
    });
    const selection = record.optionalPart("selection", makeSelection);
    const baseline = record.optionalPart("baseline", makeBaseline);
    const base = record.optionalPart("base", makeBase);
    return {
        occasion: record.word("occasion", _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .OCCASIONS */ .$I),
        strict: record.flag("strict"),
        failOn: record.word("failOn", _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .FAIL_ON */ .d$),
        plugins: pluginsOf(record, selection),
        ...(selection && { selection }),
        ...(baseline && { baseline }),
        ...(base && { base }),
    };
}
/** A part of a run may have nothing to check and says why. Otherwise a report without plugins is not valid. */
function pluginsOf(record, selection) {
    const plugins = record.list("plugins", makePlugin);
    const { of = 0, changedSince, shard } = selection ?? {};
    const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
    if (plugins.length === 0 && !mayBeEmpty)
        record.refuse("plugins", "it reports no plugin, and what is not checked is no pass");
    if (selection && plugins.length > of)
        record.refuse("plugins", `it reports more plugins than ${String(of)}, which it is about`);
    return plugins;
}
function makeSelection(record) {
    const part = {
        ...readOptional(record, "tag"),
        ...readOptional(record, "changedSince"),
        ...readOptional(record, "shard"),
    };
    return { of: record.sum("of"), ...part };
}
function makeBaseline(record) {
    return { file: record.text("file"), gone: record.sum("gone") };
}
function makeBase(record) {
    return { name: record.text("name"), commit: record.text("commit") };
}
function makePlugin(record) {
    const findings = record.list("findings", makeFinding);
    const byCheck = new Map();
    for (const finding of findings) {
        const same = byCheck.get(finding.check);
        if (same)
            same.push(finding);
        else
            byCheck.set(finding.check, [finding]);
    }
    const outcomes = record.list("outcomes", (outcome) => makeOutcome(outcome, byCheck));
    const reported = outcomes.reduce((sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0), 0);
    if (reported !== findings.length)
        record.refuse("findings", "not every finding is of a check that is unmet");
    requireEveryCheck(outcomes, record);
    return {
        path: readPath(record, "path", "folder"),
        name: record.optionalText("name"),
        version: record.optionalText("version"),
        outcomes,
        findings,
    };
}
/** What a job has not checked is no pass: each check has one outcome. */
function requireEveryCheck(outcomes, record) {
    const seen = new Set();
    for (const { check } of outcomes) {
        if (seen.has(check))
            record.refuse("outcomes", `there are two outcomes of the check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(check)}`);
        seen.add(check);
    }
    const missing = _checks_index_js__WEBPACK_IMPORTED_MODULE_1__/* .checks */ .A.find(({ id }) => !seen.has(id));
    if (missing)
        record.refuse("outcomes", `there is no outcome of the check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(missing.id)}, so it is no pass`);
}
/** A check by its id, with our own title and page, whatever the report contains. */
function readCheck(record) {
    const check = record.text("check");
    const title = TITLES.get(check) ?? record.refuse("check", `there is no check ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(check)}`);
    return { check, title, url: (0,_core_tool_js__WEBPACK_IMPORTED_MODULE_3__/* .makePageUrl */ .p)(check) };
}
/** A path in the repository. */
function readPath(record, key, kind) {
    const path = record.text(key);
    const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
    return isInside ? path : record.refuse(key, `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(path)} is no ${kind} of a repository`);
}
function makeOutcome(record, findings) {
    const about = readCheck(record);
    const status = record.word("status", STATUSES);
    switch (status) {
        case "met":
            return { ...about, status };
        case "skipped":
            return { ...about, status, reason: record.text("reason") };
        case "crashed":
            return { ...about, status, error: record.text("error") };
        case "unmet": {
            const own = findings.get(about.check) ?? [];
            const count = record.count("findings");
            if (own.length !== count)
                record.refuse("findings", `${String(count)} are announced and ${String(own.length)} there`);
            return { ...about, status, findings: own };
        }
    }
}
function makeFinding(record) {
    const finding = readFinding(record);
    const { check, suppressed, fingerprint } = finding;
    if (suppressed !== undefined && fingerprint === undefined && _core_policy_js__WEBPACK_IMPORTED_MODULE_9__/* .ALWAYS_COUNTING */ .SE.includes(check)) {
        record.refuse("suppressed", `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(check)} cannot be switched off`);
    }
    return finding;
}
function readFinding(record) {
    const fix = record.has("fix") ? record.list("fix", makeEdit) : undefined;
    const { check, url } = readCheck(record);
    return {
        check,
        severity: record.word("severity", _core_check_js__WEBPACK_IMPORTED_MODULE_10__/* .SEVERITIES */ .o),
        stopsRelease: record.flag("stopsRelease"),
        ...readOptional(record, "suppressed"),
        ...readOptional(record, "overruled"),
        ...(record.has("age") && { age: record.word("age", _core_report_js__WEBPACK_IMPORTED_MODULE_2__/* .AGES */ .j1) }),
        message: record.text("message"),
        ...readOptional(record, "help"),
        ...(record.has("printed") && { printed: record.texts("printed") }),
        url,
        ...(record.has("secret") && { secret: record.flag("secret") }),
        ...readOptional(record, "fingerprint"),
        location: record.part("location", makeLocation),
        ...(fix && { fix }),
    };
}
function makeLocation(record) {
    const range = record.optionalPart("range", makeRange);
    return { file: readPath(record, "file", "file"), ...readOptional(record, "pointer"), ...(range && { range }) };
}
function makeEdit(record) {
    return { file: readPath(record, "file", "file"), range: record.part("range", makeRange), text: record.text("text") };
}
function makeRange(record) {
    const [start, end] = [record.part("start", makePosition), record.part("end", makePosition)];
    return (0,_text_location_js__WEBPACK_IMPORTED_MODULE_11__/* .comparePositions */ .E)(end, start) < 0 ? record.refuse("end", "it stands before the start") : { start, end };
}
function makePosition(record) {
    const [line, column] = [record.count("line"), record.count("column")];
    if (line > MOST_LINES)
        record.refuse("line", "no file has so many lines");
    return column > MOST_LINES ? record.refuse("column", "no line is so long") : { line, column };
}
function readOptional(record, key) {
    const text = record.optionalText(key);
    const nothing = {};
    return text === undefined ? nothing : { ...nothing, [key]: text };
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

/***/ 8330:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findTaggedPlugin: function() { return /* binding */ findTaggedPlugin; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71822);
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
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
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
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(several.length === 0
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
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W)(packageJson) ? undefined : packageJson.value["name"];
    return typeof name === "string" && name !== "" ? name : undefined;
}


/***/ }),

/***/ 5696:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jy: function() { return /* binding */ writeOrRefuse; },
/* harmony export */   LD: function() { return /* reexport safe */ _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__.L; },
/* harmony export */   i0: function() { return /* binding */ refuseUnsafePath; },
/* harmony export */   writeUserFile: function() { return /* binding */ writeUserFile; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86026);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95458);




const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";
/**
 * Writes a file that a person requested.
 *
 * @throws {Refusal} for a path through a link of the repository, or into git's own folder.
 * @throws {UsageError} if it cannot be written.
 * @throws {ChangedFileError} if its content has changed.
 */
function writeUserFile(file, content) {
    try {
        writeOrRefuse(file, content);
    }
    catch (error) {
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P || error instanceof _output_write_file_js__WEBPACK_IMPORTED_MODULE_2__/* .ChangedFileError */ .L || !(error instanceof Error))
            throw error;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .e(`${file.what} cannot be written: ${error.message}`, file.help);
    }
}
/**
 * The same as {@link writeUserFile}, for callers that report a failure themselves.
 *
 * @throws {Refusal}
 * @throws a system error.
 */
function writeOrRefuse(file, content) {
    try {
        (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeFile */ ._)(file.path, content, file.checkouts, file.before);
    }
    catch (error) {
        throw error instanceof _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .UnsafePathError */ .k0 ? createRefusal(file, error) : error;
    }
}
/**
 * The same refusal as in {@link writeUserFile}, before there is anything to write.
 *
 * @throws {Refusal}
 */
function refuseUnsafePath(file) {
    try {
        (0,_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .resolvePathOfFile */ .Rv)(file.path, file.checkouts);
    }
    catch (error) {
        // A file that cannot be written is reported when it is written.
        if (error instanceof _output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__/* .UnsafePathError */ .k0)
            throw createRefusal(file, error);
        if (!(error instanceof Error && "code" in error))
            throw error;
    }
}
function createRefusal({ what }, { message }) {
    return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P(`${what} is not written: ${message}`, ANOTHER_PATH);
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
    const taken = [];
    const applied = fixes.map((fix) => {
        const spans = fix.map((edit) => ({
            start: lines.offset(edit.range.start),
            end: lines.offset(edit.range.end),
            text: edit.text,
        }));
        // Insertions at one place count as overlapping, too: which comes first would be chance.
        const clashes = spans.some(({ start, end }) => taken.some((other) => start <= other.end && other.start <= end));
        if (!clashes)
            taken.push(...spans);
        return !clashes;
    });
    let result = "";
    let done = 0;
    for (const span of taken.toSorted((a, b) => a.start - b.start)) {
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

/***/ 18979:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: function() { return /* binding */ readGivenFile; }
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85720);
/* harmony import */ var _safe_read_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1938);



const MIB = 1024 * 1024;
const LARGEST = 256 * MIB;
const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
/**
 * Reads a file of the caller's. Does not wait for a device or for a pipe without end. A file inside a repository must
 * not be a link that leads out of it: the authors of the repository are not the caller.
 */
function readGivenFile(path, repository, largest = LARGEST) {
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
        if (repository !== undefined && isOutside(path, repository)) {
            return { refused: "it is a link that leads out of the repository", missing: false };
        }
        return { bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function isOutside(path, repository) {
    const isInside = (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .makeWorkspacePath */ .Jj)(repository, path) !== undefined;
    return isInside && (0,_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .makeWorkspacePath */ .Jj)(repository, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) === undefined;
}


/***/ })

};
;