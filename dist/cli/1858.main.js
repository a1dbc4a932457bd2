"use strict";
exports.id = 1858;
exports.ids = [1858];
exports.modules = {

/***/ 3360:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6960);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3459);
/* harmony import */ var _plugin_manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4519);
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8451);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);





/** The commands that look at what is built. */
const LOOKS = new Set(["auto", "check", "validate", "test", "pack", "release"]);
/** Scripts that npm runs by itself when it installs. */
const INSTALL_SCRIPTS = ["preinstall", "install", "postinstall", "prepublish", "preprepare", "prepare", "postprepare"];
/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .defineCheck */ .q)({
    id: "workflow-build",
    title: "Every job that checks the plugin has its files, and builds it first",
    severity: "warning",
    needs: ["workflows"],
    wants: ["bundleFile", "packageJson"],
    *run({ workflows, bundleFile, packageJson }) {
        const scripts = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(packageJson) ? {} : scriptsOf(packageJson.value);
        const isCommitted = !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__/* .isAbsent */ .W)(bundleFile) && bundleFile.state === "file" && !workflows.ignoresDist;
        const needsBuild = !isCommitted && !INSTALL_SCRIPTS.some((name) => mayBuild(scripts[name]));
        for (const { steps } of workflows.files.flatMap(({ jobs }) => jobs)) {
            const at = steps.findIndex(({ preflight = "" }) => LOOKS.has(preflight));
            const step = steps[at];
            if (!step || (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .inputOf */ .w)(step, "artifact") !== "")
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
    return (0,_plugin_manifest_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(scripts) ? scripts : {};
}
/** Git hooks are what most packages prepare, and they build nothing. */
function mayBuild(script) {
    return (typeof script === "string" && !/^\s*(?:is-ci \|\| )?(?:husky|lefthook|simple-git-hooks)\b[^&|;]*$/u.test(script));
}
function noFiles({ what }) {
    return {
        at: what.at,
        message: `The plugin is not there yet when ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(what.text)} runs: no step before it checks the repository out`,
        help: "Add a step before it: uses: actions/checkout@<commit>, with: { persist-credentials: false }",
    };
}
function noBuild({ what }, before, after, scripts) {
    const late = after.find((step) => step.mayBuild && step.uses === undefined);
    const line = late?.what.at.range?.start.line;
    if (late && line !== undefined) {
        return {
            at: what.at,
            message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(what.text)} runs before ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(late.what.text)} in line ${String(line)}, and needs what is built`,
            help: "Move it behind the build",
        };
    }
    const managers = before.flatMap((step) => /^(?:npm|pnpm|yarn|bun)\b/u.exec(step.what.text) ?? []);
    const build = managers[0] === undefined ? "npm ci && npm run build" : `${managers[0]} run build`;
    return {
        at: what.at,
        message: `Nothing builds the plugin before ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(what.text)} runs`,
        help: `Add a step before it${typeof scripts["build"] === "string" ? `: run: ${build}` : " that makes dist/plugin.js"}`,
    };
}


/***/ }),

/***/ 6106:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6960);
/* harmony import */ var _core_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(456);
/* harmony import */ var _core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8171);
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8451);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);





/** Events that run with the repository's rights, also when a stranger causes them. */
const PRIVILEGED = ["pull_request_target", "workflow_run", "issue_comment"];
const STRANGE = /github\.(?:head_ref|event\.(?:pull_request\.(?:head|number|merge_commit_sha)|workflow_run\.(?:head|pull)|issue\.number|number))|refs\/pull\//u;
/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCheck */ .q)({
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
                const credentials = (0,_core_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsOf */ .Y)(job).filter(({ at }) => !told.has(JSON.stringify(at)));
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
    const isAccepted = actions.some((step) => (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .inputOf */ .w)(step, "run-scripts") === "true");
    const accept = actions.length === 0 ? "" : ", or accept the risk with run-scripts: true";
    const isVariable = job.secretVariables.includes(first);
    const verb = credentials.length === 1 ? "is" : "are";
    const names = credentials
        .slice(0, 3)
        .map(({ text }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text))
        .join(", ");
    yield {
        at: first.at,
        ...(isAccepted && { severity: "notice" }),
        message: `${names} ${verb} in the job ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(job.id.text)}, where ${codeWords(code)} runs code that can read ${credentials.length === 1 ? "it" : "them"}`,
        help: isVariable
            ? "Give it only to the step that needs it; if it publishes, in a second job that runs nothing of the repository's"
            : isAccepted
                ? "Better release from a second job that runs nothing of the repository's; run-scripts: true accepts the risk"
                : `Release from a second job that runs nothing of the repository's${accept}`,
    };
}
/** The job's own token, where a checkout leaves it on the disk. */
function* persisted(job, code) {
    if (job.permissions && !(0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWrite */ .J)(job))
        return;
    if (job.steps.some(({ what }) => /^git (?:push|fetch|pull|clone|submodule)\b/u.test(what.text)))
        return;
    for (const step of job.steps) {
        if (step.uses?.name !== "actions/checkout" || (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_4__/* .inputOf */ .w)(step, "persist-credentials").toLowerCase() === "false")
            continue;
        yield {
            at: step.what.at,
            severity: job.permissions ? "warning" : "notice",
            message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(step.what.text)} leaves the job's token on the disk, where ${codeWords(code)} runs code that can read it`,
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
        message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(first.text)} is code of strangers, and "${event.text}" runs it with the secrets and the rights of this repository`,
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
    return preflight === undefined ? `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(what.text)}${where}` : `plugin-preflight${where}`;
}


/***/ }),

/***/ 9799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(412);
/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6960);
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8451);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7066);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);





const NAMES = Object.keys(_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .bn);
/** Other words for true and false. */
const SPOKEN = new Map([
    ...["yes", "on", "1", "always"].map((word) => [word, "true"]),
    ...["no", "off", "0", "never"].map((word) => [word, "false"]),
]);
/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .defineCheck */ .q)({
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
    if (!Object.hasOwn(_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .bn, name)) {
        yield unknown(key.text, key.at);
        return;
    }
    const given = value.text.trim();
    if (given === "" || (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpression */ .B)(given))
        return;
    const allowed = _core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .ACTION_INPUTS */ .bn[name];
    if (allowed && !allowed.includes(name === "strict" ? given.toLowerCase() : given)) {
        const spoken = SPOKEN.get(given.toLowerCase());
        const meant = allowed.find((word) => word === spoken) ?? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(given, allowed);
        yield {
            at: value.at,
            message: `"${name}" is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(given)}, but must be one of ${allowed.join(", ")}`,
            help: meant === undefined ? `Write one of them, or remove ${name}` : `Write ${meant}`,
        };
    }
    if (name === "targets")
        yield* targetProblems({ key, value });
}
function unknown(name, at) {
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(name, NAMES);
    const isSame = meant !== undefined && name.toLowerCase().replace(/[_ ]/gu, "-") === meant;
    return {
        at,
        message: `The Action has no input ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(name)}`,
        help: meant === undefined ? "Remove it, or look its name up in the Action's README" : `Write ${meant}`,
        ...(isSame && at.range && { fix: [{ file: at.file, range: at.range, text: meant }] }),
    };
}
function* targetProblems({ key, value }) {
    const wrong = (0,_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(value.text).filter((target) => !_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGETS */ .dW.includes(target));
    const [first] = wrong;
    if (first === undefined)
        return;
    const meant = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .p)(first, _core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGETS */ .dW);
    yield {
        at: key.at,
        message: `"targets" name ${wrong
            .slice(0, 3)
            .map((target) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(target))
            .join(", ")}, but the targets are ${_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .TARGETS */ .dW.join(", ")}`,
        help: meant === undefined ? "Name one of them" : `Write ${meant}`,
    };
}
/** Inputs that another one cannot do without. */
function* missingInputs(step) {
    const targets = step.inputs.get("targets");
    if (targets && (0,_core_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(targets.value.text).includes("marketplace") && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .w)(step, "marketplace-url") === "") {
        yield {
            at: targets.key.at,
            message: `"targets" name "marketplace", but there is no "marketplace-url"`,
            help: "Add marketplace-url: with the address of the marketplace's server",
        };
    }
    const pin = step.inputs.get("checked-sha256");
    if (pin && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .w)(step, "artifact") === "") {
        yield {
            at: pin.key.at,
            message: `"checked-sha256" pins an archive, but there is no "artifact" to compare with it`,
            help: "Add artifact: with the file or folder that the earlier job has made",
        };
    }
}


/***/ }),

/***/ 5400:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6960);
/* harmony import */ var _core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8171);
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8451);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);




/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .defineCheck */ .q)({
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
    const needs = [...new Map((0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .needsOf */ .hN)(job).map((need) => [need.scope, need])).values()];
    const [first] = needs;
    if (!permissions) {
        if (first)
            yield unnamed(id.text, needs, first);
        return;
    }
    if (permissions.all?.text === "write-all")
        yield everything(permissions.all.at, needs);
    for (const need of needs)
        if (!(0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .gives */ .$Z)(permissions, need))
            yield lacking(permissions, need);
    if (checksOut(job) && !(0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .gives */ .$Z)(permissions, { scope: "contents", level: "read" })) {
        // A lack of more is told already.
        if (!needs.some(({ scope }) => scope === "contents"))
            yield unreadable(permissions);
    }
}
function unnamed(job, needs, { because }) {
    return {
        at: because.at,
        message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(because.text)} needs rights that the job ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(job)} does not name, so they are left to a setting of the repository`,
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
            message: `"permissions" leave out "${scope}: ${level}", which ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(because.text)} needs`,
            help: `Add ${scope}: ${level}`,
        };
    }
    return {
        at: given.at,
        message: `"${all ? "permissions" : scope}" is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(given.text)}, but ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(because.text)} needs "${all ? `${scope}: ` : ""}${level}"`,
        help: all ? `Name the rights one by one, with ${scope}: ${level}` : `Write ${scope}: ${level}`,
    };
}
function unreadable({ key }) {
    return {
        at: key.at,
        severity: "notice",
        message: '"permissions" leave out "contents", so a private repository cannot be checked out',
        help: "Add contents: read",
    };
}
/** With the token of the job, as actions/checkout does where it is given no other. */
function checksOut({ steps }) {
    return steps.some((step) => step.uses?.name === "actions/checkout" && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_3__/* .inputOf */ .w)(step, "token") === "");
}
/** `{ contents: write, id-token: write }`, with what a checkout needs. */
function flow(needs) {
    const rights = new Map([["contents", "read"], ...needs.map(({ scope, level }) => [scope, level])]);
    return `{ ${[...rights].map(([scope, level]) => `${scope}: ${level}`).join(", ")} }`;
}


/***/ }),

/***/ 4342:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6960);
/* harmony import */ var _core_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(456);
/* harmony import */ var _core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8171);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6039);




const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/iu;
const DIGITS = "<the 40 digits of its commit>";
const MOST_NAMED = 5;
/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_3__/* .defineCheck */ .q)({
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
                    yield* movable.map((uses) => beside(uses, job));
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
    return (0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWrite */ .J)(job) || (0,_core_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsOf */ .Y)(job).length > 0;
}
function isVersionless({ ref = "" }) {
    return ref === "";
}
function versionless({ text, at }) {
    return {
        at,
        message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text)} names no version, and GitHub refuses it`,
        help: `Pin it: uses: ${text}@${DIGITS}`,
    };
}
function beside(uses, job) {
    const right = (0,_core_workflow_credentials_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsOf */ .Y)(job)[0]?.text ?? "contents: write";
    return {
        at: uses.at,
        message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(uses.text)} is not pinned to a commit, so what runs beside ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(right)} can change`,
        help: `Pin it: uses: ${pinned(uses)}`,
    };
}
function* together(loose) {
    const [first] = loose;
    if (!first)
        return;
    const names = loose.slice(0, MOST_NAMED).map(({ text }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quoted */ .TL)(text));
    const others = loose.length > MOST_NAMED ? [`${String(loose.length - MOST_NAMED)} more`] : [];
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


/***/ }),

/***/ 7127:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6960);
/* harmony import */ var _core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8171);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6039);



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
/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_2__/* .defineCheck */ .q)({
    id: "workflow-tags",
    title: "A workflow that names targets is started by release tags",
    severity: "warning",
    needs: ["workflows"],
    *run({ workflows }) {
        for (const { triggers, jobs } of workflows.files) {
            const [release] = jobs.flatMap(({ steps }) => steps.flatMap((step) => (0,_core_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .releasing */ .bh)(step) ?? []));
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
            message: `"on" never starts this workflow for a tag, so ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(release.text)} never releases anything`,
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
    return { at, message: `The tag filter ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text)} ${why}`, help: 'Write a pattern, such as "v*"' };
}


/***/ }),

/***/ 9665:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony import */ var _core_check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

/* harmony default export */ __webpack_exports__.A = ((0,_core_check_js__WEBPACK_IMPORTED_MODULE_0__/* .defineCheck */ .q)({
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


/***/ }),

/***/ 412:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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

/***/ 5280:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ inspect; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3459);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2605);
/* harmony import */ var _text_location_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5881);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6039);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1208);
/* harmony import */ var _switch_off_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6478);
/* harmony import */ var _tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6321);







/** Judges a plugin by some checks. Pure: the same plugin, checks and policy always give the same report. */
function inspect(plugin, checks, policy) {
    const spoken = checks.map((check) => outcomeOf(plugin, check, policy));
    const outcomes = concluded(plugin, checks, spoken, policy);
    const findings = outcomes.flatMap((outcome) => (outcome.status === "unmet" ? outcome.findings : []));
    const { manifest } = plugin.facts;
    const text = (key) => {
        const value = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(manifest) ? undefined : manifest.value[key];
        return typeof value === "string" && !(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeSecret */ .lr)(value) ? value : undefined;
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
        if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(fact))
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
            if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(word))
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
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbsent */ .W)(configuration) || configuration.off.length === 0)
        return spoken;
    const { off } = configuration;
    const { outcomes, used } = (0,_switch_off_js__WEBPACK_IMPORTED_MODULE_3__/* .switchOff */ .SP)(spoken, checks, { off, folder: plugin.folder, policy });
    const ran = outcomes.filter(({ status }) => status === "met" || status === "unmet").map(({ check }) => check);
    const known = policy.known ?? checks.map(({ id }) => id);
    const judged = { known, ran: new Set(ran), used, isPast: (entry) => (0,_switch_off_js__WEBPACK_IMPORTED_MODULE_3__/* .isPast */ .R6)(entry, policy) };
    return outcomes.map((outcome, at) => {
        const check = checks[at];
        if (!check?.conclude || (outcome.status !== "met" && outcome.status !== "unmet"))
            return outcome;
        const before = outcome.status === "unmet" ? outcome.findings : [];
        return said(plugin, check, policy, () => check.conclude?.(plugin.facts, judged) ?? [], before);
    });
}
function outcomeBy({ id, title }, rest) {
    return Object.assign({ check: id, title, url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .f)(id) }, rest);
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
        severity: (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .severityOf */ .xJ)(problem, check.severity, policy),
        stopsRelease: (0,_policy_js__WEBPACK_IMPORTED_MODULE_4__/* .stopsRelease */ .LM)(problem, check.severity, policy),
        message,
        ...(help !== undefined && { help }),
        ...(fix && { fix }),
        ...(printed && { printed }),
        ...(secret === true && { secret }),
        url: (0,_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .pageUrl */ .f)(check.id),
        location: at ?? { file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_5__/* .joined */ .oR)(plugin.folder, "manifest.json") },
    };
}
const START = { line: 0, column: 0 };
function byPlace(a, b) {
    return (compareText(a.location.file, b.location.file) ||
        (0,_text_location_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePositions */ .E)(a.location.range?.start ?? START, b.location.range?.start ?? START) ||
        compareText(a.check, b.check));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 1208:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LM: function() { return /* binding */ stopsRelease; },
/* harmony export */   iN: function() { return /* binding */ overrules; },
/* harmony export */   xJ: function() { return /* binding */ severityOf; }
/* harmony export */ });
/* harmony import */ var _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6960);

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

/***/ 6478:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R6: function() { return /* binding */ isPast; },
/* harmony export */   SP: function() { return /* binding */ switchOff; },
/* harmony export */   s2: function() { return /* binding */ suppressedBy; }
/* harmony export */ });
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2605);
/* harmony import */ var _policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1208);


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

/***/ 456:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ credentialsOf; }
/* harmony export */ });
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8451);
/* harmony import */ var _workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8171);


const TOKENS = ["marketplace-token", "npm-token"];
/** What in a job can publish, or is as secret: each by its key, once. */
function credentialsOf({ permissions, secretVariables, steps }) {
    const found = [...secretVariables];
    if (permissions && !permissions.all && (0,_workflow_needs_js__WEBPACK_IMPORTED_MODULE_0__/* .gives */ .$Z)(permissions, { scope: "id-token", level: "write" })) {
        const setting = permissions.scopes.get("id-token");
        if (setting)
            found.push(setting.key);
    }
    for (const step of steps) {
        const tokens = step.preflight === undefined ? [] : TOKENS.filter((name) => (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, name) !== "");
        found.push(...step.publishingSecrets, ...tokens.flatMap((name) => step.inputs.get(name)?.key ?? []));
    }
    return [...new Map(found.map((key) => [JSON.stringify(key), key])).values()];
}


/***/ }),

/***/ 8171:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: function() { return /* binding */ gives; },
/* harmony export */   J: function() { return /* binding */ mayWrite; },
/* harmony export */   bh: function() { return /* binding */ releasing; },
/* harmony export */   hN: function() { return /* binding */ needsOf; }
/* harmony export */ });
/* unused harmony export targetsOf */
/* harmony import */ var _plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8451);
/* harmony import */ var _action_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(412);


const LEVELS = ["none", "read", "write"];
/** The targets that a step of the Action releases to. */
function targetsOf(step) {
    const targets = (0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)((0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "targets"));
    return (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "marketplace-url") === "" ? targets : [...new Set([...targets, "marketplace"])];
}
/** The words with which a step of the Action says that it releases; `undefined` of one that does not. */
function releasing(step) {
    if (step.preflight === undefined || !step.uses || step.preflight === "check")
        return undefined;
    const name = ["targets", "marketplace-url"].find((input) => (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, input) !== "");
    return name === undefined ? undefined : spokenInput(step, name);
}
/** An input as a message names it, such as `targets: npm`; it stands at its value, or at its key where that has several lines. */
function spokenInput(step, name) {
    const setting = step.inputs.get(name);
    if (!setting)
        return step.what;
    const { start, end } = setting.value.at.range ?? {};
    const place = start?.line === end?.line ? setting.value : setting.key;
    return { text: `${name}: ${(0,_action_inputs_js__WEBPACK_IMPORTED_MODULE_0__/* .listed */ .KE)(setting.value.text).join(", ")}`, at: place.at };
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
    const releases = releasing(step) !== undefined && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "dry-run") !== "true";
    const targets = releases ? targetsOf(step) : [];
    if (hasJobToken(step)) {
        if (targets.includes("github-release"))
            add("contents", "targets");
        if ((0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "annotations") === "checks")
            add("checks", "annotations");
        else if ((0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "report") !== "" && ["", "auto"].includes((0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "annotations")))
            add("checks", "report");
        if ((0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "suggestions") === "true")
            add("pull-requests", "suggestions");
    }
    const auth = (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "marketplace-auth");
    const isOidc = auth === "oidc" || (auth !== "token" && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "marketplace-token") === "");
    if (targets.includes("marketplace") && isOidc) {
        const input = ["marketplace-auth", "marketplace-url"].find((name) => step.inputs.has(name)) ?? "targets";
        add("id-token", input);
    }
    if (targets.includes("npm") && (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "npm-token") === "")
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
    const token = (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .inputOf */ .w)(step, "github-token");
    return token === "" || /github\.token|secrets\.GITHUB_TOKEN/iu.test(token);
}
/** Whether permissions give a right. */
function gives({ all, scopes }, { scope, level }) {
    const given = all ? all.text.replace("-all", "") : (scopes.get(scope)?.value.text ?? "none");
    return (0,_plugin_workflow_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpression */ .B)(given) || LEVELS.indexOf(given) >= LEVELS.indexOf(level);
}
/** Whether a job's token may change the repository, as far as its permissions say so. */
function mayWrite({ permissions }) {
    return permissions !== undefined && gives(permissions, { scope: "contents", level: "write" });
}


/***/ }),

/***/ 8451:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ isExpression; },
/* harmony export */   w: function() { return /* binding */ inputOf; }
/* harmony export */ });
/** The value of an input of a step, trimmed; "" where there is none. */
function inputOf(step, name) {
    return step.inputs.get(name)?.value.text.trim() ?? "";
}
/** Whether GitHub puts the value there when the workflow runs: until then nobody knows it. */
function isExpression(text) {
    return text.includes("${{");
}


/***/ }),

/***/ 5881:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: function() { return /* binding */ comparePositions; }
/* harmony export */ });
function comparePositions(a, b) {
    return a.line - b.line || a.column - b.column;
}


/***/ })

};
;