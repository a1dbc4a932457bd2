"use strict";
exports.id = 653;
exports.ids = [653];
exports.modules = {
    729: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            main: function () { return main; }
        });
        var channel = __webpack_require__(76952);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var exit_status = __webpack_require__(81147);
        var convert_to_refusal = __webpack_require__(63762);
        var repository_name = __webpack_require__(86378);
        var print = __webpack_require__(94155);
        var action_outputs = __webpack_require__(53037);
        var append_file = __webpack_require__(94025);
        ;
        async function writeOutputs(outputs, { outputFile }) {
            await (0, channel.N)("outputs", () => {
                (0, append_file.d)(outputFile, (0, action_outputs.AH)(outputs));
            });
        }
        var write_summary = __webpack_require__(60549);
        ;
        async function reportFailure(thrown, job) {
            const error = (0, convert_to_refusal.T)(thrown);
            if (job.task.mode === "release")
                return reportFailedRelease(error, job);
            await writeOutputs(action_outputs.vM, job.runner);
            if (error instanceof errors.eb || error instanceof errors.P_) {
                (0, channel.f)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
            }
            else if (error instanceof errors.j$) {
                (0, print.yy)(`${tool.js.name}: interrupted; all processes that it started have been stopped\n`);
            }
            else
                (0, channel.f)("error", formatCrash(error, job.runner));
            return (0, exit_status.v9)(error);
        }
        function formatCrash(error, { copy }) {
            const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
            return `${tool.js.name} crashed: a fault of this tool. ${(0, tool.x_)(copy, "Please report it")}\n${stack}`;
        }
        function formatRerun(run) {
            return formatRerunWith(run, " --failed");
        }
        function formatLaterRun(run) {
            return formatRerunWith(run, "");
        }
        function formatRerunWith({ runId, repository }, which) {
            const where = (0, repository_name.e)(repository) ? ` --repo ${repository}` : "";
            return `gh run rerun${/^\d+$/u.test(runId) ? ` ${runId}` : ""}${which}${where}`;
        }
        async function reportFailedRelease(error, job) {
            const { runner, task } = job;
            const { stopForError } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43845));
            const { formatOutcomeMarkdown, formatOutcome } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 74110));
            const outcome = stopForError(error, formatRerun(runner), runner.copy);
            const tag = task.tag ?? "";
            await writeOutputs({ ...action_outputs.vM, ...(0, action_outputs.i7)({ outcome }) }, runner);
            (0, print.yy)(formatOutcome(outcome, { tag }));
            await (0, write_summary.S)(job, () => formatOutcomeMarkdown(outcome, { tag }));
            if (outcome.crash !== undefined)
                (0, channel.f)("error", formatCrash(outcome.crash, runner));
            else if (outcome.stop)
                (0, channel.f)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
            return outcome.exitStatus;
        }
        var hide_tokens = __webpack_require__(26238);
        var read_named_variables = __webpack_require__(92663);
        var check = __webpack_require__(93454);
        var action_interface = __webpack_require__(49396);
        var find_meant_input = __webpack_require__(77368);
        var run_scripts = __webpack_require__(36226);
        var notes_source = __webpack_require__(88889);
        var tag_format = __webpack_require__(64200);
        var shard = __webpack_require__(89330);
        var nearest = __webpack_require__(18876);
        var safe = __webpack_require__(22313);
        var format_with = __webpack_require__(65025);
        ;
        function readInputTexts(environment) {
            const read = (name) => environment[getVariableName(name)]?.trim() || getDefault(name);
            return Object.fromEntries(action_interface.Qh.map((name) => [name, read(name)]));
        }
        function parseInputs(texts, environment) {
            const parseSwitch = (name) => parseChoice(name, texts[name], action_interface.mc[name].choices) === "true";
            const choice = (name) => parseChoice(name, texts[name], action_interface.mc[name].choices);
            return {
                command: choice("command"),
                targets: (0, action_interface.nJ)((name) => texts[name]),
                tag: readTagInput(texts),
                tagFormat: (0, tag_format.n)(texts["tag-format"], "The input tag-format"),
                marketplace: {
                    url: texts["marketplace-url"],
                    token: texts["marketplace-token"],
                    plugin: texts["marketplace-plugin"],
                    auth: choice("marketplace-auth"),
                    wait: choice("marketplace-wait"),
                    timeout: texts["marketplace-timeout"],
                },
                dryRun: parseSwitch("dry-run"),
                changelog: texts.changelog || undefined,
                notes: (0, notes_source.Q)(texts.notes, "The input notes"),
                draft: parseSwitch("draft"),
                assets: splitLines(texts.assets),
                artifact: texts.artifact || undefined,
                pin: texts["checked-sha256"] || undefined,
                attestation: texts.attestation || undefined,
                npm: {
                    mode: choice("npm-publish"),
                    token: texts["npm-token"],
                    registry: texts["npm-registry"],
                    tag: texts["npm-tag"],
                    access: choice("npm-access"),
                },
                paths: splitLines(texts.path),
                failOn: choice("fail-on"),
                failOnNew: check.oC.find((severity) => severity === choice("fail-on-new")),
                strict: parseSwitch("strict"),
                runScripts: choice("run-scripts"),
                commands: {
                    ...readCommand("test", texts["test-command"]),
                    ...readCommand("lint", texts["lint-command"]),
                    ...readCommand("typecheck", texts["typecheck-command"]),
                },
                minutes: (0, run_scripts.lA)(texts["time-limit"], "The input time-limit"),
                named: (0, read_named_variables.l)(texts["scripts-env"], "The input scripts-env", environment),
                lifecycle: choice("lifecycle"),
                lifecycleNetwork: parseSwitch("lifecycle-network"),
                lifecycleSettings: texts["lifecycle-settings"] || undefined,
                annotations: choice("annotations"),
                annotateExisting: parseSwitch("annotate-existing"),
                suggestions: parseSwitch("suggestions"),
                comment: parseSwitch("comment"),
                githubToken: texts["github-token"],
                report: texts.report,
                reportFile: texts["report-file"],
                sarifFile: texts["sarif-file"],
                patchFile: texts["patch-file"],
                baseline: texts.baseline || undefined,
                changedSince: texts["changed-since"] || undefined,
                compare: choice("compare"),
                baseArtifact: texts["base-artifact"] || undefined,
                maxGrowth: texts["max-growth"] || undefined,
                shard: texts.shard === "" ? undefined : (0, shard.uK)(texts.shard, "The input shard"),
            };
        }
        function splitLines(text) {
            const lines = text.split(/\r?\n/u).map((line) => line.trim());
            return lines.filter((line) => line !== "");
        }
        function readTagInput({ tag }) {
            return tag.replace(/^refs\/tags\//u, "");
        }
        function listUnknownInputs(environment) {
            const known = new Set(action_interface.Qh.map(getVariableName));
            return Object.keys(environment)
                .filter((name) => name.startsWith("INPUT_") && !known.has(name))
                .map((name) => {
                const given = name.slice("INPUT_".length).toLowerCase();
                const other = (0, find_meant_input.v)(given);
                const meant = other?.name ?? (0, nearest.qg)(given, action_interface.Qh);
                const what = `There is no input ${(0, safe.hD)(given)}`;
                if (meant === undefined)
                    return `${what}; there are ${action_interface.Qh.join(", ")}`;
                const page = other?.page === undefined ? "" : ` See ${other.page} of plugin-preflight`;
                return `${what}; did you mean ${(0, safe.hD)(meant)}?${page}`;
            });
        }
        function getDefault(name) {
            const value = (0, action_interface.cu)(name)?.default ?? "";
            return value.includes("${{") ? "" : value;
        }
        function getVariableName(name) {
            return `INPUT_${name.toUpperCase()}`;
        }
        function readCommand(name, line) {
            return line === "" ? {} : { [name]: line };
        }
        function parseChoice(name, given, words) {
            const chosen = (0, action_interface.rx)(given, words);
            if (chosen !== undefined)
                return chosen;
            const meant = (0, nearest.qg)(given, words);
            const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
            throw new errors.eb(`The input ${name} is ${(0, safe.hD)(given)}, but must be one of ${words.join(", ")}`, `${help}${(0, format_with.K)({ [name]: JSON.stringify(meant ?? action_interface.mc[name].default) })}`);
        }
        var json_object = __webpack_require__(24919);
        var read_file_of_caller = __webpack_require__(34141);
        var parse_json = __webpack_require__(36517);
        ;
        const PRIVILEGED_EVENTS = ["pull_request_target", "workflow_run", "issue_comment"];
        const SAFE_EVENTS = new Set([
            ...["push", "create", "delete", "release", "merge_group", "workflow_dispatch", "schedule"],
            ...["branch_protection_rule", "page_build", "public", "registry_package"],
            ...["pull_request", "pull_request_review", "pull_request_review_comment"],
        ]);
        function isPrivileged(event) {
            return PRIVILEGED_EVENTS.includes(event);
        }
        function readPayload(path) {
            if (!path)
                return undefined;
            const read = (0, read_file_of_caller.d)(path);
            return "refused" in read ? undefined : (0, parse_json.q)(read.bytes);
        }
        function readEvent(environment, payload) {
            const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
            const pull = readNested(payload, "pull_request");
            const head = parseCommit(readNested(pull, "head", "sha"));
            const number = readNested(pull, "number");
            const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
            const queued = name === "merge_group" ? parseCommit(readNested(payload, "merge_group", "head_sha")) : undefined;
            const ran = name === "workflow_run" ? (parseCommit(readNested(payload, "workflow_run", "head_sha")) ?? "") : undefined;
            return {
                name,
                commit: (isPullRequest ? head : undefined) ?? queued ?? parseCommit(ran ?? checkedOut),
                pullRequest: isPullRequest ? { number, head } : undefined,
                earlier: name === "workflow_run" ? readEarlierRun(readNested(payload, "workflow_run")) : undefined,
                run: readRunEvent(environment, payload),
                base: isPullRequest
                    ? readBase(readNested(pull, "base"), head)
                    : queued === undefined
                        ? undefined
                        : readQueueBase(readNested(payload, "merge_group")),
                mayBeForeign: environment["GITHUB_EVENT_NAME"] !== undefined &&
                    !SAFE_EVENTS.has(name) &&
                    !isOwnCommit(name, payload, environment),
            };
        }
        function readBase(base, head) {
            const [at, name] = [parseCommit(readNested(base, "sha")), readNested(base, "ref")];
            return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
        }
        function readEarlierRun(run) {
            const [event, workflow] = [readNested(run, "event"), readNested(run, "workflow_id")];
            if (typeof event !== "string" || !event.startsWith("pull_request") || typeof workflow !== "number")
                return undefined;
            const [number, attempt] = ["run_number", "run_attempt"].map((key) => Number(readNested(run, key)) || 0);
            const [branch, commit] = [readNested(run, "head_branch"), parseCommit(readNested(run, "head_sha"))];
            const [repository, owner] = ["id", "owner"].map((key) => readNested(run, "head_repository", key));
            const login = readNested(owner, "login");
            const isKnown = typeof repository === "number" && typeof login === "string" && typeof branch === "string";
            return {
                workflow,
                turn: { run: number ?? 0, attempt: attempt ?? 0 },
                head: isKnown && commit !== undefined ? { repository, owner: login, branch, commit } : undefined,
            };
        }
        function readQueueBase(group) {
            const [at, ref] = [parseCommit(readNested(group, "base_sha")), readNested(group, "base_ref")];
            if (at === undefined || typeof ref !== "string")
                return undefined;
            return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
        }
        function isOwnCommit(name, payload, { GITHUB_REPOSITORY: own }) {
            const head = HEAD_REPOSITORIES.get(name);
            return own !== undefined && head !== undefined && readNested(payload, ...head, "full_name") === own;
        }
        const HEAD_REPOSITORIES = new Map([
            ["workflow_run", ["workflow_run", "head_repository"]],
            ["pull_request_target", ["pull_request", "head", "repo"]],
        ]);
        function readRunEvent(environment, payload) {
            const { GITHUB_EVENT_NAME: name = "", GITHUB_REF_TYPE: type, GITHUB_REF_NAME: ref } = environment;
            const [action, released] = [readNested(payload, "action"), readNested(payload, "release", "tag_name")];
            const own = name === "release" && typeof released === "string" && released !== "" ? released : undefined;
            return {
                name,
                action: typeof action === "string" ? action : undefined,
                tag: type === "tag" ? ref : own,
                isDraft: readNested(payload, "release", "draft") === true,
                isDeletion: readNested(payload, "deleted") === true,
            };
        }
        function parseCommit(value) {
            return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
        }
        function readNested(value, ...keys) {
            let found = value;
            for (const key of keys)
                found = (0, json_object.Ng)((0, json_object.vw)(found), key);
            return found;
        }
        var server_url = __webpack_require__(64843);
        var workflow_path = __webpack_require__(27245);
        var pages = __webpack_require__(93684);
        var shell_word = __webpack_require__(84565);
        var disk = __webpack_require__(85720);
        ;
        function findActionCopy({ workspace, serverUrl, repository, ref }) {
            const origin = (0, tool.vm)(serverUrl, repository, ref) ?? tool.VT;
            const own = repository === "" ? (0, disk.Jj)(workspace, pages.RX) : undefined;
            if (tool.QJ)
                return { command: tool.zx, ...(origin && { origin }) };
            if (own !== undefined)
                return { command: `node ${(0, shell_word.e)(own)}`, ...(origin && { origin }) };
            return origin === undefined ? tool.Xc : { ...describeClone(origin), origin };
        }
        function describeClone({ url, ref }) {
            const folder = `../${tool.js.name}`;
            return {
                setup: `git clone ${(0, shell_word.e)(url)} ${folder} && git -C ${folder} checkout ${(0, shell_word.e)(ref)}`,
                command: `node ${folder}/dist/cli/index.js`,
            };
        }
        ;
        function readRunner(environment, workspace) {
            const serverUrl = (0, server_url.P)(environment);
            const repository = environment["GITHUB_REPOSITORY"] ?? "";
            return {
                workspace,
                checkouts: environment["GITHUB_WORKSPACE"] || workspace,
                temporary: environment["RUNNER_TEMP"] || undefined,
                outputFile: environment["GITHUB_OUTPUT"],
                summaryFile: environment["GITHUB_STEP_SUMMARY"],
                serverUrl,
                apiUrl: environment["GITHUB_API_URL"] ?? "",
                repository: (0, repository_name.e)(repository) ? repository : "",
                runId: /^\d+$/u.exec(environment["GITHUB_RUN_ID"] ?? "")?.[0] ?? "",
                workflowPath: (0, workflow_path.$)(environment["GITHUB_WORKFLOW_REF"] ?? ""),
                turn: {
                    run: Number(environment["GITHUB_RUN_NUMBER"] ?? 0) || 0,
                    attempt: Number(environment["GITHUB_RUN_ATTEMPT"] ?? 0) || 0,
                },
                commit: environment["GITHUB_SHA"] || undefined,
                copy: findActionCopy({
                    workspace,
                    serverUrl,
                    repository: environment["GITHUB_ACTION_REPOSITORY"] ?? "",
                    ref: environment["GITHUB_ACTION_REF"] ?? "",
                }),
            };
        }
        var tagged_package = __webpack_require__(67313);
        var remedies = __webpack_require__(47892);
        var plugin_folders = __webpack_require__(71643);
        var decide_release = __webpack_require__(11978);
        var checkout_step = __webpack_require__(45827);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(1938);
        ;
        async function findCheckout(folder) {
            const root = (0, disk.h1)(folder);
            if (root === undefined || (0, disk.mL)(root) !== undefined)
                return "found";
            const entries = (0, safe_read.j1)(root);
            if (!entries)
                return "found";
            const isCheckedOutBelow = entries.some(({ name, kind }) => kind === "folder" && (0, disk.mL)((0, external_node_path_.join)(root, name)) !== undefined);
            if (isCheckedOutBelow || (await hasManifest(root)))
                return "found";
            return entries.length === 0 ? "is empty" : "has no repository and no manifest.json";
        }
        async function hasManifest(root) {
            const { findMatchingFolders } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
            const found = findMatchingFolders(root, "", "**", "manifest.json");
            return "refused" in found || found.folders.length > 0;
        }
        ;
        async function requireCheckout({ workspace }) {
            const found = await findCheckout(workspace);
            if (found === "found")
                return;
            throw new errors.eb(`The workspace ${found}: no step of this job has checked out the repository`, `Write this step before this one:\n${checkout_step.m}`);
        }
        ;
        async function decideTask(source) {
            const { inputs, event } = source;
            const settings = readSettings(inputs);
            const mayNameTag = inputs.report === "" && inputs.artifact === undefined && inputs.pin === undefined;
            const isNamed = (0, decide_release.eL)(event.run, settings) !== undefined;
            const repository = mayNameTag && isNamed ? await readRepository(source) : undefined;
            return makeTask(source, (0, decide_release.co)(event.run, settings, repository));
        }
        function guessTask(settings, source) {
            const decision = (0, decide_release.co)(source.event.run, settings, undefined);
            return makeTask({ ...source, inputs: settings }, decision);
        }
        function makeTask({ inputs, event, runner }, decision) {
            const tag = findTag(decision);
            const isPullRequest = event.name.startsWith("pull_request");
            return {
                mode: inputs.report === "" ? MODES[decision.kind] : "report",
                occasion: isPullRequest ? "pull-request" : tag === undefined ? "push" : "release",
                tag,
                tagCommit: tag !== undefined && tag === event.run.tag ? runner.commit : undefined,
                decision,
            };
        }
        function findTag(decision) {
            if (decision.kind === "wrong")
                return decision.asked;
            return "tag" in decision ? decision.tag : undefined;
        }
        const MODES = {
            release: "release",
            wrong: "release",
            untrusted: "release",
            check: "check",
            nothing: "nothing",
        };
        function readSettings({ command, tag, targets }) {
            return { command, tag, hasTargets: targets.length > 0 };
        }
        async function readRepository({ inputs, runner }) {
            await requireCheckout(runner);
            const place = { cwd: runner.workspace, within: runner.checkouts };
            const { workspace, folders } = await (0, plugin_folders.Y)(inputs.paths, place);
            return (0, tagged_package.fl)(workspace, folders, inputs.tagFormat);
        }
        function requireReleaseTag({ decision }, event) {
            if (decision.kind === "release")
                return decision.tag;
            if (decision.kind === "untrusted") {
                throw new errors.P_(decision.why, 'Release on a pushed tag, on release: published, or by workflow_dispatch from a tag or with the input tag:\n  on:\n    push:\n      tags: ["v*"]');
            }
            if (decision.kind === "wrong" && decision.asked !== undefined)
                throw new errors.eb(decision.why, explainWrongTag(decision.asked, decision.right, event));
            throw new errors.eb(decision.why, `Set the input tag:${(0, format_with.K)({ tag: "v1.2.3" })}`);
        }
        function explainWrongTag(tag, right, { run }) {
            const [first = "v1.2.3"] = right;
            if (run.tag !== tag)
                return `Set the input tag:${(0, format_with.K)({ tag: JSON.stringify(first) })}`;
            return (0, remedies._D)(tag, right);
        }
        ;
        function readJob(environment, workspace) {
            const texts = readInputTexts(environment);
            const event = readEvent(environment, readPayload(environment["GITHUB_EVENT_PATH"]));
            const runner = readRunner(environment, workspace);
            const settings = {
                command: (0, action_interface.rx)(texts.command, action_interface.mc.command.choices) ?? "auto",
                tag: readTagInput(texts),
                hasTargets: (0, action_interface.nJ)((name) => texts[name]).length > 0,
                report: texts.report,
            };
            return { texts, event, runner, task: guessTask(settings, { event, runner }), environment };
        }
        var cancellation = __webpack_require__(81652);
        var core_report = __webpack_require__(73342);
        var preflight = __webpack_require__(5014);
        var github_limits = __webpack_require__(39064);
        var formats = __webpack_require__(68593);
        var reporters_annotations = __webpack_require__(24575);
        ;
        function planGitHub(report, { inputs: { annotations, annotateExisting, suggestions, comment }, event: { pullRequest, earlier }, task, }, isTooMany) {
            const open = (0, reporters_annotations.yh)(report, { annotatesExisting: annotateExisting });
            const isFixable = open.some(({ fix }) => fix !== undefined);
            const isEarlier = task.mode === "report";
            const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
            return {
                checks: annotations === "checks" || (annotations === "auto" && (isTooMany || isEarlier)),
                suggestions: fixes,
                diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
                comment: comment && (pullRequest !== undefined || (isEarlier && earlier !== undefined)),
            };
        }
        var next_commands = __webpack_require__(62013);
        var day = __webpack_require__(72252);
        ;
        function makeRequest({ inputs, task, runner }) {
            const { paths, tagFormat, notes, strict, failOn, failOnNew, baseline, changedSince, shard } = inputs;
            const { occasion, tag } = task;
            return {
                paths,
                strict,
                failOn,
                failOnNew,
                cwd: runner.workspace,
                within: runner.checkouts,
                occasion,
                today: (0, day.i)(new Date()),
                tag,
                tagFormat,
                notes,
                baseline,
                changedSince,
                shard,
                copy: runner.copy,
                adviseOnPaths: (named) => `Set the input path:${(0, format_with.K)({ path: formatLines(named) })}`,
            };
        }
        function formatLines(paths) {
            const [first = "", ...others] = paths;
            return others.length === 0 ? JSON.stringify(first) : ["|", ...paths].join("\n      ");
        }
        function mayPack({ task, event, inputs }) {
            const isHandedOn = event.name === "push" && inputs.baseArtifact !== undefined;
            return task.tag !== undefined || event.name === "workflow_dispatch" || isHandedOn;
        }
        ;
        function makeLinker({ runner: { serverUrl, repository, commit: checkedOut }, event, }) {
            const commit = event.name === "workflow_run" ? event.commit : checkedOut;
            if (serverUrl === "" || repository === "" || commit === undefined)
                return undefined;
            return (file, range) => {
                const path = file.split("/").map(encodePart).join("/");
                return `${serverUrl}/${repository}/blob/${commit}/${path}${range ? source_links_formatLines(range) : ""}`;
            };
        }
        function source_links_formatLines({ start, end }) {
            return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
        }
        function encodePart(name) {
            return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
        }
        var write_user_file = __webpack_require__(5696);
        var fix_files = __webpack_require__(61999);
        ;
        function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }, { workspace }) {
            const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
            for (const [input, file] of Object.entries(files)) {
                if (file !== "")
                    (0, write_user_file.i0)(makeUserFile(input, file, [workspace]));
            }
        }
        async function writeFiles({ inputs: { reportFile, sarifFile, patchFile }, runner: { workspace } }, { result, request, render }) {
            const files = { ...action_outputs.EM };
            const failed = [];
            let refused;
            const write = async (output, name, file, text) => {
                if (file === "")
                    return;
                const isWritten = await (0, channel.N)(name, async () => {
                    const content = await text();
                    try {
                        (0, write_user_file.Jy)(makeUserFile(output, file, [workspace, result.root]), content);
                    }
                    catch (error) {
                        if (error instanceof errors.P_)
                            refused = error;
                        throw error;
                    }
                    if (output !== "patch-file" || /^diff /mu.test(content))
                        files[output] = file;
                });
                if (!isWritten)
                    failed.push("warning");
            };
            await write("report-file", "report file", reportFile, () => render("json"));
            await write("sarif-file", "SARIF file", sarifFile, () => render("sarif", { page: pages.zV }));
            await write("patch-file", "patch file", patchFile, async () => {
                return render("patch", { changes: (await (0, fix_files.fixFiles)(request, result)).changes });
            });
            return { files, failed, refused };
        }
        function makeUserFile(input, file, checkouts) {
            const help = `Give ${input} a file that can be written`;
            return { path: (0, external_node_path_.resolve)(file), what: `The ${input} ${(0, safe.hD)(file)}`, help, checkouts };
        }
        ;
        async function publishReport(result, job, { outputs = {}, summary = "", own = [], remarks = [], sections, isStopped } = {}) {
            const { inputs, runner } = job;
            const { report, source } = result;
            const link = makeLinker(job);
            const plainView = {
                source,
                isLogged: true,
                copy: runner.copy,
                next: (0, next_commands.i)(job),
                link,
                ...(remarks.length > 0 && { remarks }),
                sections,
                isStopped,
                annotatesExisting: inputs.annotateExisting,
                isUnverified: job.task.mode === "report",
            };
            (0, print.yy)((await (0, formats.K)("terminal", report))(report, plainView));
            const known = [...own, ...listUnknownInputs(job.environment).map(() => "warning")];
            const { view, notices, asides } = await publishWhereAsked(result, plainView, job, known);
            const render = async (format, more) => (await (0, formats.K)(format, report))(report, { ...view, ...annotated, ...more });
            for (const aside of asides)
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(aside)}.\n`));
            for (const notice of notices)
                (0, channel.f)("notice", notice);
            let annotated = {};
            const { files, failed, refused } = await writeFiles(job, { result, request: makeRequest(job), render });
            if (inputs.annotations !== "off" && view.annotated === undefined) {
                annotated = { annotated: { own: [...known, ...notices.map(() => "notice"), ...failed] } };
                (0, print.yy)(await render("github"));
            }
            await (0, write_summary.S)(job, async () => {
                const whole = files["report-file"];
                const room = measureRoom(runner.summaryFile) - Buffer.byteLength(summary);
                return (await render("markdown", { room, ...(whole !== "" && { whole }) })) + summary;
            });
            await writeOutputs({ ...(0, action_outputs.dj)(result, runner.workspace, files), ...outputs }, runner);
            return refused;
        }
        async function publishWithoutReport(job, { outputs, summary }) {
            await (0, write_summary.S)(job, () => summary);
            await writeOutputs({ ...action_outputs.vM, ...outputs }, job.runner);
        }
        function measureRoom(summaryFile) {
            return github_limits.f.summaryBytes - (0, append_file.K)(summaryFile);
        }
        async function publishWhereAsked(result, view, job, own) {
            const plan = planGitHub(result.report, job, isTooMany(result.report, view, own));
            if (!plan.checks && !plan.suggestions && !plan.diff && !plan.comment)
                return { view, notices: [], asides: [] };
            const { publishOnGitHub } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 22657));
            return publishOnGitHub({ result, request: makeRequest(job), view, plan }, job);
        }
        function isTooMany(report, view, own) {
            if (report.plugins.every(({ findings }) => findings.length === 0))
                return false;
            return (0, reporters_annotations.rT)(report, { ...view, annotated: { own } }).left.length > 0;
        }
        var absent = __webpack_require__(88241);
        var timeline = __webpack_require__(79002);
        var ask_npm_for_files = __webpack_require__(45315);
        var run_lifecycle = __webpack_require__(68242);
        var command_lines = __webpack_require__(25442);
        ;
        const MAX_SHOWN_BYTES = 4 * 1024 * 1024;
        function makeCommandLog() {
            let token;
            let shown = 0;
            const end = () => {
                if (token !== undefined)
                    (0, print.yy)(`::${token}::\n::endgroup::\n`);
                token = undefined;
            };
            return {
                end,
                onEvent(event) {
                    switch (event.kind) {
                        case "started":
                            token = crypto.randomUUID();
                            shown = 0;
                            (0, print.yy)(`::group::${(0, safe.V9)((0, command_lines.Vg)(event))}\n::stop-commands::${token}\n`);
                            return;
                        case "printed": {
                            if (shown > MAX_SHOWN_BYTES)
                                return;
                            shown += event.text.length + 1;
                            const line = (0, command_lines.Aq)(event.text);
                            const isKey = token !== undefined && line.toLowerCase().includes(token);
                            if (!isKey)
                                (0, print.yy)(`${line}\n`);
                            if (shown > MAX_SHOWN_BYTES)
                                (0, print.yy)("\u2026 It prints more than 4 MiB: the rest is read, but not shown.\n");
                            return;
                        }
                        case "ended":
                            end();
                            (0, print.yy)(`${(0, command_lines.em)(event)}\n`);
                    }
                },
            };
        }
        var publishing_credential = __webpack_require__(43958);
        var credential_value = __webpack_require__(70618);
        ;
        const NPM = {
            names: [".npmrc", ".yarnrc", "pnpm/rc", "pnpm/auth.ini"],
            setting: /^[ \t]*"?(?<registry>[^#;\s=]*?)(?:_authToken|_auth|_password)"?[ \t]*(?:=|[ \t])[ \t]*(?<value>.+)$/gmu,
        };
        const KINDS = [
            NPM,
            {
                names: [".yarnrc.yml"],
                setting: /^[^#\n]*?\bnpmAuth(?:Token|Ident)["']?[ \t]*:[ \t]*(?<value>"[^"\n]*"|'[^'\n]*'|[^\s,}#]+)/gmu,
            },
            {
                names: [".bunfig.toml", "bunfig.toml"],
                setting: /^[^#\n]*?\b(?:token|password)[ \t]*=[ \t]*(?<value>"[^"\n]*"|'[^'\n]*')/gmu,
            },
        ];
        const MAX_BYTES = 1024 * 1024;
        const MIN_TOKEN_LENGTH = 8;
        const LOCAL = /^\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/])/u;
        function listTokenFiles(environment, { root, folders }) {
            const own = KINDS.flatMap(({ names, setting }) => listUserFolders(environment).flatMap((folder) => names.map((name) => ({ file: (0, external_node_path_.join)(folder, name), setting }))));
            const named = Object.entries(environment).flatMap(([name, file = ""]) => /^npm_config_(?:user|global)config$/iu.test(name) && (0, external_node_path_.isAbsolute)(file) ? [{ file, setting: NPM.setting }] : []);
            const ofRepository = KINDS.flatMap(({ names, setting }) => folders.flatMap((folder) => names.map((name) => ({ file: (0, external_node_path_.join)(folder, name), setting }))));
            const found = [
                ...[...own, ...named].filter(({ file, setting }) => hasToken(file, setting, environment)),
                ...ofRepository.filter(({ file, setting }) => hasToken(file, setting, environment, root)),
            ];
            return [...new Set(found.map(({ file }) => file))];
        }
        function listUserFolders({ HOME, USERPROFILE, XDG_CONFIG_HOME: given = "" }) {
            const home = HOME || USERPROFILE || "";
            const below = [(0, external_node_path_.join)(home, ".config"), (0, external_node_path_.join)(home, "Library", "Preferences")];
            return [...((0, external_node_path_.isAbsolute)(home) ? [home, ...below] : []), ...((0, external_node_path_.isAbsolute)(given) ? [given] : [])];
        }
        function hasToken(file, setting, environment, repository) {
            const read = (0, read_file_of_caller.d)(file, repository, MAX_BYTES);
            if ("refused" in read)
                return false;
            const text = new TextDecoder().decode(read.bytes);
            return [...text.matchAll(setting)].some(({ groups: { registry = "", value = "" } = {} }) => {
                const plain = value.trim().replace(/^(["'])(.*)\1$/u, "$2");
                return !LOCAL.test(registry) && (0, credential_value.b)(plain, environment).length >= MIN_TOKEN_LENGTH;
            });
        }
        ;
        function refuseUnsafeScripts({ name: event }, environment) {
            const credential = (0, publishing_credential.S)(environment);
            if (credential !== undefined) {
                throw new errors.P_(`The plugin's tests, lint and type check would run next to a credential that publishes: ${credential}`, `Check in one job and publish in another, which runs no code of the repository:${formatScriptsInput("false")}\nOr state that they may still run here:${formatScriptsInput("true")}`);
            }
            if (isPrivileged(event)) {
                throw new errors.P_(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no untrusted code can be checked out here, state it:${formatScriptsInput("true")}`);
            }
        }
        function warnOfTokenFiles({ inputs, environment, runner: { workspace, checkouts } }) {
            if (inputs.runScripts !== "auto")
                return [];
            const folders = [...new Set([checkouts, workspace, ...inputs.paths.map((path) => (0, external_node_path_.join)(workspace, path))])];
            return listTokenFiles(environment, { root: checkouts, folders }).map((file) => `The plugin's tests, lint and type check can read the token for a registry in ${(0, safe.hD)(file, MAX_PATH_LENGTH)}\nIf it can publish, check in one job and publish in another. If it only reads packages, state that they may run here:${formatScriptsInput("true")}`);
        }
        const MAX_PATH_LENGTH = 200;
        function formatScriptsInput(value) {
            return (0, format_with.K)({ "run-scripts": `"${value}"` });
        }
        var git_facts = __webpack_require__(52772);
        ;
        function refuseForeignCode({ name }, { commit: own }) {
            return ({ workspace }) => {
                const refs = (0, git_facts.P4)(workspace);
                const head = (0, absent.W0)(refs) ? undefined : refs.head;
                if (head !== undefined && head === own)
                    return Promise.resolve({});
                const why = (0, absent.W0)(refs) ? refs.absent : "its HEAD names no commit that is there";
                const what = head === undefined
                    ? `Which commit is checked out cannot be determined (${why}), so it may be untrusted`
                    : `The checked-out commit ${head.slice(0, 12)} may be untrusted`;
                throw new errors.P_(`${what}, and ${name} gives this job the rights of the repository`, "Check it on pull_request, whose jobs have no secret and may write nothing. Or set run-scripts: false, which runs nothing of it");
            };
        }
        ;
        async function runWithScripts(act, job) {
            const { inputs, event, runner, environment } = job;
            const { runScripts, commands, minutes, named, lifecycle } = inputs;
            const request = makeRequest(job);
            const hasLife = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
            const noScripts = (0, run_scripts.wU)("the input run-scripts is false", commands);
            const noLife = (0, run_lifecycle.NO)(`the input ${lifecycle === "auto" ? "run-scripts" : "lifecycle"} is false`);
            if (runScripts === "false" && !hasLife)
                return act({ ...request, findOut: (0, ask_npm_for_files.N)(noScripts, noLife) });
            if (runScripts === "auto")
                refuseUnsafeScripts(event, environment);
            const log = makeCommandLog();
            const { platform, execPath } = process;
            const surroundings = { env: environment, platform, execPath };
            const asks = (0, ask_npm_for_files.v)(surroundings);
            return (0, cancellation.l)(async (cancellation) => {
                const options = { environment, named, platform, minutes, cancellation, onEvent: log.onEvent, commands };
                try {
                    const refuseForeign = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
                    const runs = runScripts === "false" ? noScripts : (0, run_scripts.oe)(options);
                    const lives = hasLife
                        ? (0, run_lifecycle.HU)({
                            surroundings,
                            cancellation,
                            hasNetwork: inputs.lifecycleNetwork,
                            onRun: printLife,
                            named,
                            settings: readSettingsInput(inputs.lifecycleSettings, request.cwd),
                            mayRunScripts: runScripts !== "false",
                        })
                        : noLife;
                    const watched = mayPack(job)
                        ? (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 1279))).withArchiveChange(runs)
                        : runs;
                    return await act({ ...request, findOut: (0, ask_npm_for_files.N)(refuseForeign, asks, watched, lives) });
                }
                finally {
                    log.end();
                }
            });
        }
        function readSettingsInput(file, cwd) {
            return file === undefined ? undefined : { file, by: "the input lifecycle-settings", cwd };
        }
        function printLife(life, folder) {
            if ((0, absent.W0)(life))
                return;
            const title = folder === "" ? "lifecycle" : `${folder}: lifecycle`;
            (0, print.yy)(`::group::${(0, safe.V9)(title)}\n${(0, timeline.B)(life, {})}::endgroup::\n`);
        }
        var report_file = __webpack_require__(77535);
        var external_node_fs_ = __webpack_require__(73024);
        ;
        const MAX_FILE_BYTES = 32 * 1024 * 1024;
        function readUntrustedFile(path, roots) {
            const link = listPathsToRoot(path, roots).find(isLink);
            if (link === undefined)
                return (0, read_file_of_caller.d)(path, undefined, MAX_FILE_BYTES);
            const refused = link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
            return { refused, missing: false };
        }
        function listPathsToRoot(path, roots) {
            const way = [];
            for (let at = path; !roots.includes(at) && (0, external_node_path_.dirname)(at) !== at; at = (0, external_node_path_.dirname)(at))
                way.push(at);
            const isBelow = roots.some((root) => ((0, disk.Jj)(root, path) ?? "") !== "");
            return isBelow ? way : way.slice(0, 2);
        }
        function isLink(path) {
            return (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)(path))?.isSymbolicLink() === true;
        }
        ;
        function readUntrustedReport(file, { workspace, temporary, copy: { origin } }) {
            const roots = [workspace, ...(temporary ? [(0, external_node_path_.resolve)(temporary)] : [])];
            return (0, report_file.t)(file, workspace, { readFile: (path) => readUntrustedFile(path, roots), origin, isTrusted: false });
        }
        ;
        const NOTHING_RELEASED = "Nothing is released";
        async function run(job) {
            const { inputs, runner, task } = job;
            refuseUnsafeFiles(inputs, runner);
            if (task.mode === "release")
                return release(job);
            if (task.mode === "nothing")
                return endWithNothing(job);
            if (isComparing(inputs))
                (await loadDifference()).readGrowthLimit(inputs, task);
            if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
                (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222))).refuseReleaseInputs(inputs);
            if (task.mode !== "report")
                await requireCheckout(runner);
            return task.mode === "report" ? publishEarlierReport(job) : run_check(job);
        }
        async function endWithNothing(job) {
            (0, print.yy)((0, safe.RU)(`${NOTHING_RELEASED}: ${(0, safe.Xm)(job.task.decision.why)}.\n`));
            await publishWithoutReport(job, { outputs: {}, summary: "" });
            return exit_status.dc.pass;
        }
        async function run_check(job) {
            const beside = warnOfTokenFiles(job);
            for (const text of beside)
                (0, channel.f)("warning", text);
            const { result, remark } = await markKnown(await runWithScripts(preflight.M, job), job);
            const mistaken = explainNoRelease(job);
            const versions = await listPublishedVersions(result, job);
            for (const text of versions)
                (0, channel.f)("notice", text);
            const warned = [...beside.map(() => "warning"), ...mistaken];
            const measured = isComparing(job.inputs) ? await (await loadDifference()).measureDifference(result, job) : undefined;
            const artifact = mayPack(job) ? await packArtifact(result, job) : undefined;
            const published = await publishResult(measured?.result ?? result, job, {
                outputs: artifact?.outputs ?? {},
                own: [
                    ...[...warned, ...versions.map(() => "notice")],
                    ...[...(measured?.own ?? []), ...(artifact?.own ?? [])],
                ],
                remarks: [...formatRemark(remark, result), ...(measured?.remarks ?? [])],
                reasons: measured?.reasons,
            });
            measured?.report();
            await artifact?.report();
            return published.status || (artifact?.exitStatus ?? exit_status.dc.pass) || getGrowthStatus(published.growth);
        }
        function formatRemark(remark, { report }) {
            const hasFindings = report.plugins.some(({ findings }) => findings.length > 0);
            return remark === undefined || !hasFindings ? [] : [`${(0, safe.jI)(remark)}.`];
        }
        async function packArtifact(result, job) {
            const { makeArtifact } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 71357));
            return makeArtifact(result, makeRequest(job), job);
        }
        function isComparing({ compare, baseArtifact, maxGrowth }) {
            return compare !== "off" || (baseArtifact ?? maxGrowth) !== undefined;
        }
        async function loadDifference() {
            return Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 41037));
        }
        async function loadBaseArchives() {
            return Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 2180));
        }
        function explainNoRelease({ inputs, event, task: { decision } }) {
            const isExpected = inputs.targets.length > 0 && (event.run.tag !== undefined || inputs.tag !== "");
            if (!isExpected || decision.kind === "release")
                return [];
            if (decision.kind !== "check" || decision.asked === undefined) {
                (0, print.yy)((0, safe.RU)(`${NOTHING_RELEASED}: ${(0, safe.Xm)(decision.why)}.\n`));
                return [];
            }
            (0, channel.f)("warning", `${NOTHING_RELEASED}: ${decision.why}\n${explainWrongTag(decision.asked, decision.right ?? [], event)}`);
            return ["warning"];
        }
        async function listPublishedVersions(result, job) {
            if (job.event.run.tag !== undefined || job.task.occasion === "release" || job.inputs.targets.length === 0)
                return [];
            const { listPublished } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 90956));
            return listPublished(result, job);
        }
        async function markKnown(result, job) {
            const { changedSince, failOnNew, commands } = job.inputs;
            const named = failOnNew === undefined ? undefined : changedSince;
            const base = job.event.base ?? (named === undefined ? undefined : { name: named, commit: named, head: undefined });
            if (!base)
                return { result };
            const { markNewFindings } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 72177));
            const isBuilt = job.inputs.baseArtifact !== undefined;
            const builds = isBuilt ? await (await loadBaseArchives()).readBaseBuilds(result, job) : undefined;
            const marked = await markNewFindings(base, result, makeRequest(job), { commands, builds });
            if (marked.remark !== undefined)
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(marked.remark)}.\n`));
            return marked;
        }
        async function publishEarlierReport(job) {
            const { report, patchFile } = job.inputs;
            const { workspace: root } = job.runner;
            if (patchFile !== "") {
                const help = "Ask for patch-file where the plugin is checked";
                throw new errors.eb("The inputs report and patch-file exclude each other: the files are not at hand", help);
            }
            const read = { report: readUntrustedReport(report, job.runner), root, source: () => undefined };
            const { status, growth } = await publishResult(read, job);
            for (const sentence of growth)
                (0, print.yy)((0, safe.RU)(`${sentence}.\n`));
            return status || getGrowthStatus(growth);
        }
        async function publishResult(result, job, { reasons, ...additions } = {}) {
            const { sections, isStopped, remarks = [], growth = [] } = await describeDifferences(result, reasons);
            const all = { ...additions, sections, isStopped, remarks: [...(additions.remarks ?? []), ...remarks] };
            const refused = await publishReport(result, job, all);
            return { status: refused ? exit_status.dc.refused : (0, exit_status.vc)(result.report), growth };
        }
        function getGrowthStatus(growth) {
            return growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass;
        }
        async function describeDifferences({ report }, reasons) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 17429));
            return describeReported(report, reasons);
        }
        async function release(job) {
            const { inputs, event, runner, task } = job;
            const { makeArtifactOutputs, readPinInput, releaseToTargets } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222));
            const { formatOutcomeMarkdown, formatOutcome } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 74110));
            const tag = requireReleaseTag(task, event);
            (0, print.yy)((0, safe.RU)(`This run releases: ${(0, safe.Xm)(task.decision.why)}.\n`));
            readPinInput(inputs);
            if (inputs.artifact === undefined)
                await requireCheckout(runner);
            const released = await (0, cancellation.l)(({ signal }) => {
                const act = (request) => releaseToTargets({ ...request, signal, again: formatRerun(runner), later: formatLaterRun(runner) }, tag, job);
                return inputs.artifact === undefined ? runWithScripts(act, job) : act(makeRequest(job));
            });
            const { outcome } = released;
            const outputs = { ...(await makeArtifactOutputs(released, runner)), ...(0, action_outputs.i7)(released) };
            const summary = `\n${formatOutcomeMarkdown(outcome, { tag, ...released }, measureRoom(runner.summaryFile))}`;
            const beside = inputs.artifact === undefined ? warnOfTokenFiles(job) : [];
            const notes = [...beside.map((text) => ({ severity: "warning", text })), ...listNotes(released, runner)];
            const own = notes.map(({ severity }) => severity);
            if (released.preflight)
                await publishReport(released.preflight, job, { outputs, summary, own });
            else
                await publishWithoutReport(job, { outputs, summary });
            (0, print.yy)(`\n${formatOutcome(outcome, { tag, ...released })}`);
            for (const { severity, text } of notes)
                (0, channel.f)(severity, text);
            return outcome.exitStatus;
        }
        function listNotes({ outcome, warnings = [] }, runner) {
            const { crash, pending, stop } = outcome;
            return [
                ...warnings.map((text) => ({ severity: "warning", text })),
                ...(crash === undefined ? [] : [{ severity: "error", text: formatCrash(crash, runner) }]),
                ...(pending ? [{ severity: "notice", text: `${pending.waitingFor}\n${pending.whatHappens}` }] : []),
                ...(stop ? [{ severity: "error", text: `${stop.stoppedAt}\n${stop.doThis}` }] : []),
            ];
        }
        ;
        async function main(environment, workspace) {
            (0, hide_tokens.v)(environment);
            const { texts, ...given } = readJob(environment, workspace);
            let known = given;
            try {
                for (const sentence of listUnknownInputs(environment))
                    (0, channel.f)("warning", sentence);
                const source = { ...given, inputs: parseInputs(texts, environment) };
                const job = { ...source, task: await decideTask(source) };
                known = job;
                return await run(job);
            }
            catch (error) {
                return reportFailure(error, known);
            }
        }
    }),
    97981: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            COMMANDS: function () { return COMMANDS; }
        });
        var cancellation = __webpack_require__(81652);
        var errors = __webpack_require__(42719);
        var parse = __webpack_require__(9310);
        var validate = __webpack_require__(53267);
        var run_scripts = __webpack_require__(36226);
        var life_options = __webpack_require__(54104);
        var run_lifecycle = __webpack_require__(68242);
        var ask_npm_for_files = __webpack_require__(45315);
        var print = __webpack_require__(94155);
        var safe = __webpack_require__(22313);
        var command_lines = __webpack_require__(25442);
        ;
        const SECOND = 1000;
        const TIME = 10;
        const MIN_TEXT_WIDTH = 10;
        const CLEAR_LINE = "\r\u001b[K";
        function makeCommandProgress(quiet) {
            if (quiet)
                return { onEvent: () => undefined, end: () => undefined };
            const isTerminal = (0, print.Jk)() && process.env["TERM"] !== "dumb";
            let timer;
            const end = () => {
                if (timer === undefined)
                    return;
                clearInterval(timer);
                timer = undefined;
                (0, print.yJ)(CLEAR_LINE);
            };
            return {
                end,
                onEvent(event) {
                    if (event.kind === "printed")
                        return;
                    end();
                    if (event.kind === "ended") {
                        (0, print.yJ)(`${(0, command_lines.em)(event)}\n`);
                        return;
                    }
                    if (!isTerminal) {
                        (0, print.yJ)(`${(0, command_lines.Vg)(event)}\n`);
                        return;
                    }
                    const words = (0, safe.ml)((0, command_lines.Vg)(event), Math.max(MIN_TEXT_WIDTH, (process.stderr.columns || 80) - TIME));
                    const start = Date.now();
                    const show = () => {
                        (0, print.yJ)(`${CLEAR_LINE}${words}  ${String(Math.round((Date.now() - start) / SECOND))} s`);
                    };
                    show();
                    timer = setInterval(show, SECOND);
                },
            };
        }
        var tag_format = __webpack_require__(50549);
        ;
        const LIFECYCLE_CHOICES = ["auto", "true", "false"];
        const OPTIONS = [
            { name: "no-scripts", help: "Do not run the plugin's tests, lint, type check and hooks" },
            {
                name: "lifecycle",
                value: "WHEN",
                choices: LIFECYCLE_CHOICES,
                help: "Load the built plugin and run its lifecycle hooks; auto by default, which follows --no-scripts",
            },
            { name: "no-lifecycle", help: "The same as --lifecycle false" },
            { name: "lifecycle-network", help: "Allow the hooks to use the network" },
            { name: "time-limit", value: "MINUTES", help: "The time limit for each command of the plugin; 10 by default" },
            ...life_options.i,
        ];
        const check = {
            name: "check",
            arguments: "[path...]",
            most: Infinity,
            summary: "Run the checks of validate, then the plugin's tests, lint, type check and lifecycle hooks",
            options: [...validate.m5, ...OPTIONS],
            run: runCheck,
        };
        const NO_SCRIPTS = "--no-scripts says so";
        async function runCheck(call) {
            const given = call.values.get("time-limit") ?? String(run_scripts.VL);
            const minutes = (0, run_scripts.lA)(given, "--time-limit", `--time-limit ${String(run_scripts.VL)}`);
            const { env: environment, platform, execPath } = process;
            const lifeOptions = (0, life_options.Z)(call);
            const surroundings = { env: environment, platform, execPath };
            const asks = (0, ask_npm_for_files.v)(surroundings);
            const isWithoutScripts = call.switches.has("no-scripts");
            const whyNoLife = explainNoLifecycle(call);
            if (isWithoutScripts && whyNoLife !== undefined)
                return (0, validate.JT)(call, {
                    findOut: (0, ask_npm_for_files.N)(asks, (0, run_scripts.wU)(NO_SCRIPTS), (0, run_lifecycle.NO)(whyNoLife)),
                });
            const progress = makeCommandProgress(call.switches.has("quiet"));
            return (0, cancellation.l)(async (cancellation) => {
                const { named } = lifeOptions;
                const options = { environment, named, platform, minutes, cancellation, onEvent: progress.onEvent, commands: {} };
                try {
                    const runs = isWithoutScripts ? (0, run_scripts.wU)(NO_SCRIPTS) : (0, run_scripts.oe)(options);
                    const lives = whyNoLife === undefined
                        ? (0, run_lifecycle.HU)({
                            ...lifeOptions,
                            surroundings,
                            cancellation,
                            hasNetwork: call.switches.has("lifecycle-network"),
                            mayRunScripts: !isWithoutScripts,
                        })
                        : (0, run_lifecycle.NO)(whyNoLife);
                    const tag = call.values.get("tag");
                    if (tag === undefined)
                        return await (0, validate.JT)(call, { findOut: (0, ask_npm_for_files.N)(asks, runs, lives) });
                    const { refuseUnreleasable, withArchiveChange } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 11179));
                    return await (0, validate.JT)(call, {
                        findOut: (0, ask_npm_for_files.N)(asks, withArchiveChange(runs), lives),
                        afterPass: (result) => refuseUnreleasable(result, { tag, tagFormat: (0, tag_format.O)(call.values) }),
                    });
                }
                finally {
                    progress.end();
                }
            });
        }
        function explainNoLifecycle({ values, switches }) {
            const given = values.get("lifecycle");
            if (switches.has("no-lifecycle")) {
                if (given === "true")
                    throw new errors.eb("--no-lifecycle and --lifecycle true contradict each other", "Leave out one of them");
                return "--no-lifecycle says so";
            }
            const chosen = (0, parse.Kf)(given ?? "auto", LIFECYCLE_CHOICES, "--lifecycle");
            if (chosen === "false")
                return "--lifecycle false says so";
            return chosen === "auto" && switches.has("no-scripts") ? NO_SCRIPTS : undefined;
        }
        ;
        const create = {
            name: "create",
            arguments: "<project-name> | .",
            most: 1,
            summary: "Create a plugin that passes every check, in a new folder or in the current empty one",
            options: [
                {
                    name: "template",
                    value: "TEMPLATE",
                    help: "The template: dashboard-widget (the default), cli-tool, service, page or hybrid",
                },
                { name: "description", value: "TEXT", help: "The description of the plugin; 10 to 200 characters" },
                {
                    name: "author",
                    value: "AUTHOR",
                    help: 'The author, such as "Ada Byron <ada@example.com>"; from Git by default',
                },
                { name: "category", value: "CATEGORY", help: "The category in the marketplace; utilities by default" },
                { name: "update", help: "Print the changes in newer templates, as a patch for the project in this folder" },
                { name: "output", value: "FILE", help: "With --update: write the patch to a file" },
                { name: "yes", help: "Do not ask: use the defaults, without a Git hook" },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(17), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 14410))).runCreate(call),
        };
        ;
        const dev = {
            name: "dev",
            arguments: "[path]",
            most: 1,
            summary: "Show the plugin in your browser, with its settings and findings, and rebuild it after each change",
            options: [
                { name: "no-build", help: "Do not start a build: you run it yourself" },
                { name: "port", value: "PORT", help: "The port on 127.0.0.1; any free port by default" },
                { name: "settings", value: "FILE", help: "Start with the settings in this JSON file" },
                {
                    name: "editor",
                    value: "PROGRAM",
                    help: "The editor for opening locations; VISUAL or EDITOR by default, if it has a window",
                },
                {
                    name: "screenshot",
                    value: "FILE",
                    help: "Write a PNG of the current build, and exit; requires Chromium or Chrome",
                },
                { name: "size", value: "WxH", help: "The size of the screenshot in pixels; 1280x800 by default" },
                {
                    name: "env",
                    value: "NAME",
                    repeats: true,
                    help: "Pass this environment variable to the plugin's build; may be repeated",
                },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(469), __webpack_require__.e(685)]).then(__webpack_require__.bind(__webpack_require__, 80640))).runDev(call),
        };
        ;
        const ENVIRONMENT_OPTIONS = [
            {
                name: "format",
                value: "FORMAT",
                choices: ["terminal", "json"],
                help: "The format of the report; terminal by default",
            },
        ];
        const doctor = {
            name: "doctor",
            arguments: "[path]",
            most: 1,
            summary: "Check whether your machine and project are ready for plugin development, and say what to fix",
            options: ENVIRONMENT_OPTIONS,
            async run({ arguments: [path = "."], values }) {
                const { runDoctor } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 30870));
                return runDoctor(path, values.get("format") === "json");
            },
        };
        ;
        const env = {
            name: "env",
            arguments: "[path]",
            most: 1,
            summary: "Print machine and project details for a bug report, without secrets",
            options: ENVIRONMENT_OPTIONS,
            async run({ arguments: [path = "."], values }) {
                const { runEnv } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 62158));
                return runEnv(path, values.get("format") === "json");
            },
        };
        var paint = __webpack_require__(9609);
        var pages = __webpack_require__(93684);
        var checks = __webpack_require__(56449);
        var break_lines = __webpack_require__(83052);
        var inspection = __webpack_require__(89898);
        var nearest = __webpack_require__(18876);
        var text_wrap = __webpack_require__(7920);
        var text_width = __webpack_require__(23719);
        ;
        const FENCE = /^ *(?:```|~~~)(\w*)/u;
        const NOT_PROSE = /^ *(?:\||#|$)/u;
        const MARKER = /^ *(?:[-*] |\d+\. )?/u;
        const ITEM = /^ *(?:[-*]|\d+\.) /u;
        const ROW = /^\|(.*)\|$/u;
        const FINDING = /^ *(?:(?:\d+:\d+ +)?(?:error|warning|notice) +|= )/u;
        const SOURCE = /^ *\d* *\u2502/u;
        const GAP = 2;
        const NARROWEST = 20;
        function formatPage(page, terminal) {
            return splitBlocks(page.split("\n"))
                .flatMap((block) => formatBlock(block, terminal))
                .join("\n");
        }
        function formatBlock(block, terminal) {
            switch (block.kind) {
                case "prose":
                    return formatProse(block.text, terminal);
                case "plain":
                    return [formatHeading(block.text, terminal)];
                case "code":
                    return block.lines.flatMap((line) => formatCode(line, block.language, terminal));
                case "table":
                    return formatTable(block.rows, terminal);
            }
        }
        function splitBlocks(lines) {
            const blocks = [];
            for (let at = 0; at < lines.length; at++) {
                const line = lines[at] ?? "";
                const last = blocks.at(-1);
                const language = FENCE.exec(line)?.[1];
                if (language !== undefined) {
                    const end = findEnd(lines, at, (other) => FENCE.test(other));
                    blocks.push({ kind: "code", language, lines: lines.slice(at + 1, end) });
                    at = end;
                }
                else if (ROW.test(line)) {
                    const end = findEnd(lines, at, (other) => !ROW.test(other));
                    blocks.push({ kind: "table", rows: lines.slice(at, end).map(splitRow) });
                    at = end - 1;
                }
                else if (NOT_PROSE.test(line)) {
                    if (line !== "" || last?.kind !== "plain" || last.text !== "")
                        blocks.push({ kind: "plain", text: line });
                }
                else if (last?.kind === "prose" && !ITEM.test(line))
                    blocks[blocks.length - 1] = { kind: "prose", text: `${last.text} ${line.trimStart()}` };
                else
                    blocks.push({ kind: "prose", text: line });
            }
            return blocks;
        }
        function findEnd(lines, start, isEnd) {
            const end = lines.findIndex((line, at) => at > start && isEnd(line));
            return end < 0 ? lines.length : end;
        }
        function splitRow(line) {
            const cells = (ROW.exec(line)?.[1] ?? "").split(/(?<!\\)\|/u);
            return cells.map((cell) => formatInline(cell.trim().replaceAll("\\|", "|")));
        }
        function formatInline(text) {
            return text
                .replace(/\[([^\]]*)\]\(([^)]*)\)/gu, (_, shown, href) => /^https?:/u.test(href) && href !== shown ? `${shown} (${href})` : shown)
                .replace(/\*\*(.+?)\*\*/gu, "$1");
        }
        function formatHeading(text, { paint }) {
            return paint("bold", formatInline(text.replace(/^#+ /u, "")));
        }
        function formatProse(text, { columns }) {
            const [marker = ""] = MARKER.exec(text) ?? [];
            const shown = formatInline(text.slice(marker.length));
            const [first = "", ...others] = (0, break_lines.b)(shown, marker.length, { wrap: (0, text_wrap.makeWrap)(columns) });
            return [marker + first, ...others];
        }
        function formatCode(line, language, { columns }) {
            const indented = line === "" ? "" : `  ${line}`;
            if (language !== "text" || (0, text_width.l)(indented) <= columns)
                return [indented];
            if (SOURCE.test(line))
                return [`${indented.slice(0, columns - 1)}\u2026`];
            const start = FINDING.exec(indented)?.[0] ?? /^ */u.exec(indented)?.[0] ?? "";
            const [first = "", ...others] = (0, break_lines.b)(indented.slice(start.length), start.length, { wrap: (0, text_wrap.makeWrap)(columns) });
            return [start + first, ...others];
        }
        function formatTable(rows, { columns, paint }) {
            const [head = [], , ...body] = rows;
            const widths = fitColumns([head, ...body], columns);
            const format = (row) => {
                const cells = row.map((cell, at) => (0, text_wrap.makeWrap)(widths[at] ?? NARROWEST)(cell, 0));
                const height = Math.max(...cells.map((lines) => lines.length));
                return Array.from({ length: height }, (_, line) => cells
                    .map((lines, at) => padTo(lines[line] ?? "", (widths[at] ?? 0) + GAP))
                    .join("")
                    .trimEnd());
            };
            const rule = widths.map((width) => "\u2500".repeat(width)).join(" ".repeat(GAP));
            return [...format(head).map((line) => paint("bold", line)), paint("dim", rule), ...body.flatMap(format)];
        }
        function fitColumns(rows, columns) {
            const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (0, text_width.l)(row[at] ?? ""))));
            const room = columns - GAP * (widths.length - 1);
            while (widths.reduce((sum, width) => sum + width, 0) > room) {
                const widest = Math.max(...widths);
                if (widest <= NARROWEST)
                    break;
                widths[widths.indexOf(widest)] = widest - 1;
            }
            return widths;
        }
        function padTo(text, width) {
            return text + " ".repeat(Math.max(0, width - (0, text_width.l)(text)));
        }
        ;
        function findExplanation(id, terminal) {
            if (id === undefined)
                return formatList(checks.A, terminal);
            const [name = "", ...codes] = id.split("/");
            const exact = checks.A.find((check) => check.id === name);
            const found = exact ? [exact] : codes.length > 0 ? [] : findByWord(name);
            const [only, ...others] = found;
            if (!only)
                throw (0, inspection.ls)(name);
            if (others.length > 0)
                return formatList(found, terminal);
            if (codes.length > 0)
                return explainCode(only, codes.join("/"));
            return terminal ? formatPage((0, pages.SP)(only.id), terminal) : (0, pages.SP)(only.id);
        }
        function findByWord(word) {
            const wanted = word.trim().toLowerCase();
            return wanted === "" ? [] : checks.A.filter(({ id, title }) => `${id} ${title.toLowerCase()}`.includes(wanted));
        }
        function explainCode({ id, title, codes }, code) {
            const sentence = Object.hasOwn(codes, code) ? codes[code] : undefined;
            if (sentence === undefined) {
                const known = Object.keys(codes);
                const meant = (0, nearest.qg)(code, known);
                const guess = meant === undefined ? "" : `Did you mean ${id}/${meant}? `;
                throw new errors.eb(`The check ${id} has no code ${(0, safe.hD)(code)}`, `${guess}Its codes are ${known.join(", ")}`);
            }
            return `${id}/${code}: ${sentence}.\n\nThe requirement: ${title}.\nThe page of the check: explain ${id}\n`;
        }
        function formatList(listed, terminal) {
            const wrap = terminal && (0, text_wrap.makeWrap)(terminal.columns);
            const column = Math.max(...listed.map(({ id }) => id.length));
            const lines = listed.flatMap(({ id, severity, title }) => {
                const start = `${id.padEnd(column)}  ${severity.padEnd(7)}  `;
                const [first = "", ...others] = (0, break_lines.b)(title, start.length, { wrap });
                return [start + first, ...others];
            });
            return `${lines.join("\n")}\n`;
        }
        var cli_terminal = __webpack_require__(96061);
        ;
        const explain = {
            name: "explain",
            arguments: "[check-id[/code] | word]",
            most: 1,
            summary: "Print the page of a check, the meaning of a code, or a list of checks",
            options: [],
            run({ arguments: [id] }) {
                const isOnTerminal = (0, print._u)() && process.stdout.isTTY;
                const terminal = { columns: (0, cli_terminal.Nq)(), paint: (0, paint.A)({ color: (0, cli_terminal.cr)() }) };
                (0, print.yy)(findExplanation(id, isOnTerminal ? terminal : undefined));
                return Promise.resolve(0);
            },
        };
        ;
        const init = {
            name: "init",
            arguments: "[path]",
            most: 1,
            summary: "Add the workflow and other missing files to an existing plugin; nothing is overwritten",
            options: [
                { name: "comment", help: "Let the workflow comment on pull requests, and add a second one for forks" },
                { name: "release", help: "Add the workflow that releases pushed tags" },
                {
                    name: "targets",
                    value: "TARGET,...",
                    help: "The release targets: github-release (the default), marketplace, npm",
                },
                { name: "marketplace-url", value: "URL", help: "The URL of the marketplace for releases" },
                { name: "dry-run", help: "Only show what would be written" },
                { name: "yes", help: "Do not ask before writing" },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(196), __webpack_require__.e(17), __webpack_require__.e(602), __webpack_require__.e(687)]).then(__webpack_require__.bind(__webpack_require__, 88914))).runInit(call),
        };
        ;
        const install = {
            name: "install",
            arguments: "<name[@version]>",
            most: 1,
            summary: "Download a plugin from a marketplace into a new folder, for test and dev, without running it",
            options: [
                { name: "marketplace-url", value: "URL", help: "The URL of the marketplace; no credential is sent" },
                { name: "output", value: "FOLDER", help: "The new folder; the plugin's name by default" },
                {
                    name: "archive",
                    value: "FILE",
                    help: "Also keep the archive in this file, so that you can verify its attestation",
                },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(506), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 72230))).runInstall(call),
        };
        ;
        const login = {
            name: "login",
            arguments: "<url>",
            most: 1,
            summary: "Store a token for a marketplace on this machine; only release uses it",
            options: [],
            run: async (call) => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(506), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 8828))).runLogin(call),
        };
        const logout = {
            name: "logout",
            arguments: "<url>",
            most: 1,
            summary: "Delete the stored token for a marketplace",
            options: [],
            run: async (call) => (await Promise.all([__webpack_require__.e(892), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(506), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 8828))).runLogout(call),
        };
        var load_part = __webpack_require__(50403);
        ;
        const lsp = {
            name: "lsp",
            arguments: "",
            most: 0,
            summary: "Start the language server: findings while you type, fixes, completion; docs/guides/editors.md shows the setup",
            options: [
                { name: "stdio", help: "Use standard input and output; the only transport" },
                {
                    name: "clientProcessId",
                    value: "PID",
                    help: "The editor's process, which some editors pass; the server exits with it",
                },
            ],
            async run() {
                const { runLsp } = await (0, load_part.A)("language server", () => Promise.all([__webpack_require__.e(84), __webpack_require__.e(575)]).then(__webpack_require__.bind(__webpack_require__, 98166)));
                return runLsp();
            },
        };
        ;
        const DATA = {
            name: "data",
            value: "FOLDER",
            help: "The data folder of the server, which may be running; marketplace-data in this folder by default",
        };
        const REASON = { name: "reason", value: "TEXT", help: "The reason, which everyone can read" };
        const UNDO = { name: "undo", help: "Undo it" };
        const ADMINISTRATION = [
            make("owner", "add|list [NAME]", 2, "Set who may publish which plugins of a marketplace", [
                {
                    name: "plugin",
                    value: "ID",
                    repeats: true,
                    help: "A plugin that the owner may publish; new plugins need no entry",
                },
            ]),
            make("token", "create|list|revoke [ID]", 2, "Make, list and revoke tokens of owners", [
                { name: "owner", value: "NAME", help: "The owner of the token" },
                {
                    name: "may",
                    value: "WHAT",
                    choices: ["publish", "read", "review"],
                    help: "The permission; publish by default, only for the owner's plugins",
                },
                { name: "days", value: "NUMBER", help: "The number of days that it is valid; without it, until you revoke it" },
            ]),
            make("yank", "ID@VERSION", 1, "Hide a published version from lists and updates; its archive stays available", [
                REASON,
                UNDO,
            ]),
            make("deprecate", "ID@VERSION", 1, "Show a warning on a published version", [REASON, UNDO]),
            make("take-down", "ID@VERSION", 1, "Permanently stop serving the archive of a published version", [REASON]),
            make("critical", "ID@VERSION", 1, "Mark an update as urgent", [UNDO]),
            make("audit", "[ID]", 1, "List who did what, newest first, as lines of JSON", [
                { name: "most", value: "NUMBER", help: "The maximum number of entries; 100 by default" },
            ]),
            make("backup", "FOLDER", 1, "Copy a marketplace to a new folder while its server runs", []),
            make("restore", "FOLDER", 1, "Make a server's data folder from a backup", []),
        ];
        function make(name, positional, most, summary, options) {
            return {
                name: `marketplace ${name}`,
                arguments: positional,
                most,
                summary,
                options: [...options, DATA],
                run: async (call) => {
                    const { administer } = await (0, load_part.A)("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(17), __webpack_require__.e(506), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 32111)));
                    return administer(name, call);
                },
            };
        }
        var marketplace_serve = __webpack_require__(66480);
        ;
        const marketplaceVerify = {
            name: "marketplace verify",
            arguments: "",
            most: 0,
            summary: "Test whether a server follows the marketplace contract",
            options: [
                { name: "url", value: "URL", help: "The URL of the server; its token is read from PLUGIN_MARKETPLACE_TOKEN" },
                { name: "plugin", value: "ID", help: "The plugin to submit; contract-sandbox by default" },
                {
                    name: "profile",
                    value: "PROFILE,...",
                    repeats: true,
                    help: "The profiles to test: core, oidc, validate, staging, review, catalog, updates; by default, all that the server announces",
                },
                { name: "format", value: "FORMAT", choices: ["tap", "junit"], help: "The format of the results; tap by default" },
                { name: "issuer-port", value: "PORT", help: "The port for the keys of test identity tokens; 4701 by default" },
                { name: "issuer-key", value: "FILE", help: "A private key to sign them instead, for a server on another machine" },
                { name: "issuer", value: "URL", help: "The issuer for which the server trusts this key" },
                { name: "timeout", value: "SECONDS", help: "The time limit for checking a version; 120 by default" },
                { name: "review-timeout", value: "SECONDS", help: "The time limit for a review by a person; 600 by default" },
            ],
            run: async (call) => {
                const url = call.values.get("url");
                if (url === undefined)
                    throw new errors.eb("No server is named", "Write --url http://127.0.0.1:4700");
                const { verify } = await (0, load_part.A)("marketplace", () => Promise.all([__webpack_require__.e(892), __webpack_require__.e(530), __webpack_require__.e(511), __webpack_require__.e(17), __webpack_require__.e(506), __webpack_require__.e(92)]).then(__webpack_require__.bind(__webpack_require__, 38370)));
                return verify(url, call);
            },
        };
        var exit_status = __webpack_require__(81147);
        var core_report = __webpack_require__(73342);
        var formats = __webpack_require__(68593);
        var format_call = __webpack_require__(7299);
        var print_report = __webpack_require__(98077);
        var external_node_path_ = __webpack_require__(76760);
        var workspace = __webpack_require__(95655);
        var relative_path = __webpack_require__(57498);
        var group_by = __webpack_require__(13291);
        ;
        function placeReport(report, folder) {
            const place = (path) => (0, workspace.uJ)(folder, path);
            const placeFinding = (finding) => ({
                ...finding,
                location: { ...finding.location, file: place(finding.location.file) },
                fix: finding.fix?.map((edit) => ({ ...edit, file: place(edit.file) })),
            });
            const placePlugin = (plugin) => ({
                ...(0, core_report.HK)(plugin, placeFinding),
                path: (0, core_report.L2)(plugin) === "" ? folder : place(plugin.path),
                change: undefined,
                lifecycle: plugin.lifecycle && { ...plugin.lifecycle, entry: place(plugin.lifecycle.entry) },
            });
            const notes = report.notes?.map((note) => ({ ...note, path: place(note.path) }));
            return { ...report, plugins: report.plugins.map(placePlugin), base: undefined, notes };
        }
        var report_file = __webpack_require__(77535);
        var shard = __webpack_require__(89330);
        ;
        const SAME = "Merge reports of one run, each made with the same options";
        function mergeReports(files, cwd, of = "parts") {
            const twice = files.find((file, at) => files.indexOf(file) !== at);
            if (twice !== undefined)
                throw new errors.eb(`The report ${(0, safe.hD)(twice)} is given twice`, "Give each report once");
            const read = files.map((file) => ({ file, report: (0, report_file.t)(file, cwd) }));
            const parts = of === "parts" ? read : read.map(placeInRepository);
            const [first] = parts;
            if (!first)
                throw new errors.eb("There is no report to merge", "Give the files that --format json has written");
            for (const part of parts)
                requireAgreement(first, part);
            const plugins = parts.flatMap(({ report }) => report.plugins).toSorted(core_report.GT);
            refuseTwice(parts);
            const { occasion, strict, failOn, failOnNew } = first.report;
            const selection = joinSelections(parts);
            refuseMissing(parts, plugins.length);
            const bases = listBases(parts);
            const base = bases.length === 1 ? bases[0] : undefined;
            const baseline = joinBaselines(parts);
            const notes = joinNotes(parts);
            const report = { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes };
            return { report, differingBases: bases.length > 1 ? bases : [] };
        }
        function placeInRepository({ file, report }) {
            const name = (0, external_node_path_.basename)(file).replace(/\.json$/u, "");
            if (/^\.*$/u.test(name) || (0, relative_path.W)(name) !== undefined) {
                throw new errors.eb(`The report ${(0, safe.hD)(file)} is not named like a repository`, "Name each report after its repository, such as reports/weather.json");
            }
            const { selection } = report;
            if (selection?.shard !== undefined) {
                const what = `The report ${(0, safe.hD)(file)} is of the shard ${(0, safe.hD)(selection.shard)}, and not of a whole repository`;
                throw new errors.eb(what, "Check each repository whole, and divide their list");
            }
            return { file, report: placeReport(report, name) };
        }
        function requireAgreement(first, other) {
            for (const key of ["occasion", "strict", "failOn", "failOnNew"]) {
                const [left, right] = [first.report[key], other.report[key]];
                if (left === right)
                    continue;
                throw makeDifferenceError(first, other, `${(0, safe.hD)(key)} is ${String(left)} in the one and ${String(right)} in the other`);
            }
            const settings = ({ report }) => JSON.stringify([
                report.selection?.tag,
                report.selection?.changedSince,
                report.selection?.shard?.replace(/^\d+/u, ""),
                report.selection?.shard === undefined ? undefined : report.selection.of,
                report.baseline?.file,
            ]);
            if (settings(first) !== settings(other)) {
                throw makeDifferenceError(first, other, "they differ in their shards, their tag, their baseline or the commit that they start from");
            }
        }
        function makeDifferenceError(first, other, how) {
            return new errors.eb(`${(0, safe.hD)(first.file)} and ${(0, safe.hD)(other.file)} do not belong together: ${how}`, SAME);
        }
        function refuseTwice(parts) {
            const holders = new Map();
            for (const { file, report } of parts) {
                for (const { path } of report.plugins) {
                    const holder = holders.get(path);
                    if (holder !== undefined) {
                        const where = holder === file ? `twice in ${(0, safe.hD)(file)}` : `in ${(0, safe.hD)(holder)} and in ${(0, safe.hD)(file)}`;
                        throw new errors.eb(`The plugin ${(0, safe.hD)(path)} is ${where}`, "Give each report once, and each plugin to one job");
                    }
                    holders.set(path, file);
                }
            }
        }
        function refuseMissing([first], count) {
            const { of = count, shard, tag, changedSince } = first?.report.selection ?? {};
            if (shard === undefined || tag !== undefined || changedSince !== undefined || of === count)
                return;
            throw new errors.eb(`The reports contain ${String(count)} of ${String(of)} plugins`, "Give the reports as they were written: what a job has not checked is not a pass");
        }
        function joinSelections(parts) {
            const selections = parts.flatMap(({ report }) => report.selection ?? []);
            const [first] = selections;
            if (!first)
                return undefined;
            const shards = parts.flatMap(({ file, report }) => report.selection?.shard === undefined ? [] : (0, shard.uK)(report.selection.shard, `The shard of ${(0, safe.hD)(file)}`));
            const [any] = shards;
            if (any)
                requireAll(shards, any.count);
            const { tag, changedSince } = first;
            if (tag === undefined && changedSince === undefined)
                return undefined;
            const sum = selections.reduce((total, { of }) => total + of, 0);
            return { of: any ? first.of : sum, tag, changedSince };
        }
        function requireAll(shards, count) {
            const indices = shards.map(({ index }) => index);
            const twice = indices.find((index, at) => indices.indexOf(index) !== at);
            if (twice !== undefined) {
                throw new errors.eb(`The shard ${(0, shard._D)({ index: twice, count })} is there twice`, "Give each report once");
            }
            const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => !indices.includes(index));
            if (missing.length === 0)
                return;
            const names = missing.slice(0, 10).map((index) => (0, shard._D)({ index, count }));
            const more = missing.length > names.length ? ` and ${String(missing.length - names.length)} more` : "";
            throw new errors.eb(`${missing.length === 1 ? "The report of a shard is" : `The reports of ${String(missing.length)} shards are`} missing: ${names.join(", ")}${more}`, "Give the reports of all shards: what a job has not checked is not a pass");
        }
        function joinBaselines(parts) {
            const uses = parts.flatMap(({ report }) => report.baseline ?? []);
            const [first] = uses;
            return first && { file: first.file, gone: uses.reduce((sum, { gone }) => sum + gone, 0) };
        }
        function joinNotes(parts) {
            const notes = parts.flatMap(({ report }) => report.notes ?? []);
            const once = new Map(notes.map((note) => [JSON.stringify([note.path, note.message]), note]));
            return [...once.values()].toSorted(workspace.cD);
        }
        function listBases(parts) {
            const bases = parts.flatMap(({ report }) => report.base ?? []);
            const groups = (0, group_by.$)(bases, ({ name, commit }) => JSON.stringify([name, commit]));
            return [...groups.values()].flatMap(([first, ...others]) => (first ? joinBases(first, others) : []));
        }
        function joinBases({ name, commit, removed = [] }, others) {
            const all = [...removed, ...others.flatMap((other) => other.removed ?? [])];
            const plugins = [...new Map(all.map((plugin) => [plugin.path, plugin])).values()].toSorted(core_report.GT);
            return { name, commit, ...(plugins.length > 0 && { removed: plugins }) };
        }
        var join_words = __webpack_require__(79588);
        ;
        const merge = {
            name: "merge",
            arguments: "REPORT...",
            most: Infinity,
            summary: "Join the JSON reports of shards into one, with the same exit status",
            options: [
                ...(0, print_report.c)(formats.h.filter((format) => format !== "patch")),
                { name: "repositories", help: "Each report is from another repository, named after its file" },
            ],
            run: runMerge,
        };
        async function runMerge(call) {
            const cwd = (0, print_report.U5)();
            const isOfSeveral = call.switches.has("repositories");
            const { report, differingBases } = mergeReports(call.arguments, cwd, isOfSeveral ? "repositories" : "parts");
            if (differingBases.length > 0)
                (0, print.yJ)(`${(0, safe.Xm)(formatBases(differingBases))}.\n`);
            const merged = { report, root: cwd, source: () => undefined };
            const { growth = [], ...described } = await describeDifferences(report);
            const options = isOfSeveral ? { isElsewhere: true } : { fix: formatFixCommand(report) };
            const status = await (0, print_report.Y_)(merged, call, { ...options, ...described });
            for (const sentence of growth)
                (0, print.yJ)(`${sentence}.\n`);
            return status || (growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass);
        }
        async function describeDifferences(report) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 17429));
            return describeReported(report);
        }
        const MAX_PATHS = 20;
        function formatFixCommand({ plugins, strict }) {
            const fixable = plugins.filter(({ findings }) => findings.some(({ fix }) => fix !== undefined));
            const paths = fixable.map(({ path }) => path);
            return (0, format_call.M)({
                name: "validate",
                arguments: paths.length > MAX_PATHS ? ["**"] : paths,
                values: new Map(),
                switches: new Set(strict ? ["strict", "fix"] : ["fix"]),
            });
        }
        const MAX_NAMED = 3;
        const SHORT = 12;
        function formatBases(bases) {
            const names = bases.map(({ name, commit }) => `${(0, safe.hD)(name)} at ${(0, safe.hD)(commit, SHORT)}`);
            const named = (0, join_words.rL)(names, MAX_NAMED).join(", ");
            return `New and existing findings were decided with different bases: ${named}. The merged report names none`;
        }
        ;
        const FORMATS = ["terminal", "json", "markdown"];
        const pack = {
            name: "pack",
            arguments: "[path]",
            most: 1,
            summary: "Make the archive that a release would ship, and check it",
            options: [
                { name: "out", value: "FILE", help: "The path of the archive; by default, its own name in the current folder" },
                {
                    name: "artifact-dir",
                    value: "FOLDER",
                    help: "Write the archive to this folder instead, with SHA256SUMS and receipt.json",
                },
                { name: "previous", value: "FILE", help: "The archive of an earlier release: print the differences" },
                {
                    name: "max-growth",
                    value: "LIMIT",
                    help: "With --previous: fail if the archive grew by more than this, such as 10% or 50KB, and write nothing",
                },
                { name: "tag", value: "TAG", help: "Check the archive as the release of this tag would" },
                tag_format.l,
                { name: "format", value: "FORMAT", choices: FORMATS, help: "The format of the report; terminal by default" },
            ],
            run: async (call) => {
                const format = (0, parse.Kf)(call.values.get("format") ?? "terminal", FORMATS, "--format");
                return (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 49295))).runPack(call, format);
            },
        };
        var action_interface = __webpack_require__(49396);
        ;
        const release = {
            name: "release",
            arguments: "[path]",
            most: 1,
            summary: "Release a tag: check, pack, plan and publish; to finish a stopped release, run it again",
            options: [
                {
                    name: "tag",
                    value: "TAG",
                    help: "The tag to release, such as v1.2.3; it must point to the checked-out commit",
                },
                tag_format.l,
                {
                    name: "targets",
                    value: "TARGET,...",
                    help: "The targets: github-release, marketplace, npm. Set their tokens in GITHUB_TOKEN, PLUGIN_MARKETPLACE_TOKEN and NPM_TOKEN or NODE_AUTH_TOKEN",
                },
                { name: "dry-run", help: "Print what the release would do, without writing anything" },
                { name: "changelog", value: "FILE", help: "The changelog, if it is another file than CHANGELOG.md" },
                {
                    name: "notes",
                    value: "SOURCE",
                    help: "The release notes: changelog (its entry), generated (by GitHub), both, or a file; changelog by default",
                },
                { name: "draft", help: "Prepare the release on GitHub as a draft, and let a person publish it" },
                {
                    name: "assets",
                    value: "FILE,...",
                    help: "More files for the release on GitHub, or patterns such as build/*.pdf; SHA256SUMS lists them",
                },
                {
                    name: "artifact",
                    value: "PATH",
                    help: "Release exactly this archive: a file or folder from pack --artifact-dir; nothing is packed",
                },
                {
                    name: "checked-sha256",
                    value: "HEX",
                    help: "The expected SHA-256 of this archive, or none; required with --artifact",
                },
                { name: "attestation", value: "FILE", help: "The attestation bundle of the archive, to release next to it" },
                {
                    name: "marketplace-url",
                    value: "URL",
                    help: "The URL of the marketplace; setting it adds the target marketplace",
                },
                {
                    name: "marketplace-plugin",
                    value: "ID",
                    help: "The plugin's id there, if it differs from the one made from its name",
                },
                {
                    name: "marketplace-auth",
                    value: "HOW",
                    choices: action_interface.mc["marketplace-auth"].choices,
                    help: "How to authenticate: token, oidc (the job's identity), or auto: the token if there is one",
                },
                {
                    name: "marketplace-wait",
                    value: "STATE",
                    choices: action_interface.mc["marketplace-wait"].choices,
                    help: "What to wait for; validated by default",
                },
                { name: "marketplace-timeout", value: "TIME", help: "The total time to wait, such as 90s or 2h; 15m by default" },
                {
                    name: "npm-publish",
                    value: "HOW",
                    choices: action_interface.mc["npm-publish"].choices,
                    help: "Publish to npm, or stage the version for approval by a person",
                },
                { name: "npm-registry", value: "URL", help: "The URL of the registry; npm's own by default" },
                { name: "npm-tag", value: "TAG", help: "The dist-tag; the version decides by default" },
                {
                    name: "npm-access",
                    value: "WHO",
                    choices: action_interface.mc["npm-access"].choices,
                    help: "Who may install a new scoped package",
                },
            ],
            run: async (call) => (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33344))).runReleaseCommand(call),
        };
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(40343);
        var explain_no_update = __webpack_require__(88952);
        var timeline = __webpack_require__(79002);
        var context = __webpack_require__(86356);
        var watch_plugin = __webpack_require__(55743);
        var archive_path = __webpack_require__(73194);
        var disk = __webpack_require__(85720);
        ;
        const testPlugin = {
            name: "test",
            arguments: "[path...]",
            most: Infinity,
            summary: "Load the built plugin, run its lifecycle hooks in order, and report each result",
            options: [
                { name: "watch", help: "Run again whenever a file of the plugin changes" },
                { name: "only", value: "HOOK,...", help: "Run only these hooks, and those that must run before them" },
                { name: "from", value: "ARCHIVE", help: "Update from this earlier version: an archive from pack, or its folder" },
                { name: "time-limit", value: "SECONDS", help: "The time limit for each hook; 30 by default" },
                { name: "lifecycle-network", help: "Allow the plugin to use the network" },
                ...life_options.i,
                ...validate.uJ,
            ],
            run: runTest,
        };
        async function runTest(call) {
            const options = await readTestOptions(call);
            return (0, cancellation.l)(async (cancellation) => {
                if (!call.switches.has("watch"))
                    return testOnce(call, options, cancellation);
                const [path = ".", ...others] = call.arguments;
                if (others.length > 0)
                    throw new errors.eb("--watch watches one folder only", "Give the folder of a plugin");
                const isWatched = (below) => /^dist(?:\/|$)/u.test(below);
                const folder = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
                return (0, watch_plugin.Pc)({ folder, path, enters: isWatched }, cancellation, async ({ warning }) => {
                    const mistake = await (0, watch_plugin.Mr)(async () => testOnce(call, options, cancellation));
                    const lines = [mistake ?? "", warning === undefined ? "" : `${warning}.\n`];
                    (0, print.yJ)(`${lines.join("")}${watch_plugin.uE}\n\n`);
                });
            });
        }
        const MAX_SECONDS = 3600;
        async function readTestOptions(call) {
            const { values } = call;
            const seconds = values.get("time-limit");
            const from = values.get("from");
            const only = values.get("only")?.split(",");
            if (only && from !== undefined) {
                throw new errors.eb("--only and --from exclude each other", "An update runs all hooks: leave out --only");
            }
            return {
                ...(0, life_options.Z)(call),
                only: only?.map((name) => (0, parse.Kf)(name.trim(), context.r, "--only")),
                from: from === undefined ? undefined : await openEarlierVersion(from),
                ...(seconds !== undefined && {
                    seconds: (0, run_scripts.pe)(seconds, "--time-limit", "seconds", MAX_SECONDS, "--time-limit 30"),
                }),
            };
        }
        async function openEarlierVersion(path) {
            const file = (0, external_node_path_.resolve)((0, print_report.U5)(), path);
            if ((0, archive_path.C)(file)) {
                const { readArchiveOfCaller } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(17), __webpack_require__.e(694), __webpack_require__.e(276), __webpack_require__.e(434), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 58967));
                return { workspace: (await readArchiveOfCaller(file, path, "refused")).opened.workspace, path };
            }
            const folder = (0, disk.h1)(file);
            if (folder !== undefined)
                return { workspace: (0, disk.DH)(folder), path };
            throw new errors.eb(`There is no archive ${(0, safe.hD)(path, 200)}`, "Give an archive that pack has made, or its folder");
        }
        async function testOnce(call, options, cancellation) {
            const { env, platform, execPath } = process;
            const lives = [];
            const lifecycle = (0, run_lifecycle.HU)({
                surroundings: { env, platform, execPath },
                cancellation,
                ...options,
                mayRunScripts: true,
                hasNetwork: call.switches.has("lifecycle-network"),
                onRun: (run) => lives.push(run),
            });
            const validation = {
                ...call,
                name: "validate",
                values: new Map([["only", "manifest-json"]]),
                switches: new Set(),
            };
            const withSettings = { ...call, values: new Map([...call.values, ["settings", "settings.json"]]) };
            const unjudgedSteps = [];
            const noUpdates = [];
            const showLives = (0, ask_npm_for_files.N)(lifecycle, async ({ root, workspace, folder }) => {
                const { manifest } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["manifest"] })).facts;
                const help = (0, absent.W0)(manifest)
                    ? `Correct that first. What is wrong, and where:\n  ${(0, format_call.M)(validation)}`
                    : "Install its packages and build it, such as with: npm ci && npm run build";
                for (const life of lives.splice(0)) {
                    const shown = formatLife(life, root, help);
                    if (hasTimeline(call))
                        (0, print.yy)(`${shown}\n`);
                    if ((0, absent.W0)(life))
                        continue;
                    unjudgedSteps.push(...listUnjudged(life));
                    noUpdates.push((0, explain_no_update.U)(life));
                }
                return {};
            });
            const status = await (0, validate.JT)({ ...call, only: run_lifecycle.Bv }, { findOut: showLives });
            const [unjudged] = unjudgedSteps;
            const noUpdate = noUpdates.find((why) => why !== undefined);
            if (status === 0 && noUpdate !== undefined) {
                throw new errors.eb(`This is not a pass: ${noUpdate}`, "Give --from a version that can be installed");
            }
            if (status !== 0 || unjudged === undefined)
                return status;
            throw new errors.eb(`This is not a pass: ${unjudged}`, `Give a JSON file of settings:\n  ${(0, format_call.M)(withSettings)}`);
        }
        function hasTimeline(call) {
            return !call.switches.has("quiet") && ((0, print_report.C$)(call) === "terminal" || call.values.has("output"));
        }
        function listUnjudged(run) {
            const later = (run.laterLives ?? []).filter(({ kind }) => kind === "update");
            const steps = [run, ...later].flatMap((life) => life.steps);
            return steps.flatMap(({ name, component, outcome }) => outcome.kind === "not-judged" && component === undefined
                ? [
                    `${name === "load" ? "the loading" : name} is not checked, as it fails with generated settings: ${outcome.settings.map((one) => (0, safe.hD)(one)).join(", ")}`,
                ]
                : []);
        }
        function formatLife(life, root, help) {
            if (!(0, absent.W0)(life))
                return (0, timeline.B)(life, { color: (0, cli_terminal.cr)(), pathOf: (0, print_report.Ay)(root) });
            if (life.absent !== run_lifecycle.Z4 && life.absent !== run_lifecycle.Hi) {
                throw new errors.eb(`The plugin cannot be tested: ${life.absent}`, help);
            }
            return `There is nothing to test: ${life.absent}`;
        }
        ;
        const types = {
            name: "types",
            arguments: "[path]",
            most: 1,
            summary: "Write TypeScript types of the settings, permissions and commands in manifest.json",
            options: [
                {
                    name: "output",
                    value: "FILE",
                    help: "Write the types to this file instead of printing them; an up-to-date file stays as it is",
                },
                { name: "watch", help: "Write the file again whenever manifest.json changes" },
            ],
            async run({ arguments: [path = "."], values, switches }) {
                const { runTypes, watchTypes } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 35920));
                const output = values.get("output");
                return switches.has("watch") ? watchTypes(path, output) : runTypes(path, output);
            },
        };
        var versions = __webpack_require__(86785);
        ;
        const DRY_RUN = { name: "dry-run", help: "Only show what would change" };
        const PREID = { name: "preid", value: "NAME", help: "What a prerelease is called, such as rc" };
        const SOURCES = ["package.json", "manifest.json"];
        const version = {
            name: "version",
            arguments: "<new> [path]",
            most: Infinity,
            summary: `Raise the version in manifest.json, package.json, the lock file and CHANGELOG.md: 1.5.0, or ${versions.mU.join(", ")}`,
            options: [
                DRY_RUN,
                tag_format.l,
                PREID,
                { name: "sync", help: "Raise nothing: copy the version of package.json to manifest.json and npm's lock file" },
                { name: "from", value: "FILE", choices: SOURCES, help: "With --sync: the file whose version is right" },
            ],
            async run({ arguments: words, values, switches }) {
                const isDry = switches.has("dry-run");
                if (switches.has("sync")) {
                    refuseRaising(values);
                    const { runSync } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 33507));
                    const source = SOURCES.find((name) => name === values.get("from")) ?? "package.json";
                    return runSync({ paths: words.length === 0 ? ["."] : words, source, isDry });
                }
                if (values.has("from"))
                    throw new errors.eb("--from needs --sync", "Add --sync, or leave out --from");
                const [wanted, path = ".", more] = words;
                if (wanted === undefined) {
                    throw new errors.eb("version needs the new version", `Write it, such as 1.5.0, or one of ${versions.mU.join(", ")}`);
                }
                if (more !== undefined)
                    throw new errors.eb(`${(0, safe.hD)(more)} is one argument too many`, "See --help");
                const { runVersion } = await __webpack_require__.e(354).then(__webpack_require__.bind(__webpack_require__, 33507));
                const tagFormat = (0, tag_format.O)(values);
                return runVersion({ wanted, path, identifier: values.get("preid"), tagFormat, isDry });
            },
        };
        function refuseRaising(values) {
            const other = [tag_format.l, PREID].find(({ name }) => values.has(name));
            if (other)
                throw new errors.eb(`--${other.name} has no meaning with --sync`, `Leave out --${other.name}`);
        }
        ;
        const COMMANDS = [
            validate.tf,
            check,
            testPlugin,
            dev,
            create,
            init,
            explain,
            doctor,
            env,
            types,
            lsp,
            pack,
            release,
            merge,
            version,
            install,
            login,
            logout,
            marketplace_serve.marketplaceServe,
            marketplaceVerify,
            ...ADMINISTRATION,
        ];
    }),
    34129: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            askAboutFixes: function () { return askAboutFixes; }
        });
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(94155);
        var paint = __webpack_require__(9609);
        var finding_identity = __webpack_require__(60170);
        var decode = __webpack_require__(68686);
        var edits = __webpack_require__(30747);
        var removed_comments = __webpack_require__(99320);
        var fix = __webpack_require__(29549);
        var fix_files = __webpack_require__(61999);
        var preflight = __webpack_require__(5014);
        var write_change = __webpack_require__(12990);
        ;
        const FIX_ANSWERS = ["yes", "no", "all", "quit"];
        async function preflightWithAnswers(request, decide) {
            const declined = new Map();
            const fixed = [];
            const removed = [];
            let offered = 0;
            let tries = 0;
            for (let result = await (0, preflight.M)(request);; result = await (0, preflight.M)(request)) {
                let isWritten = false;
                const open = listOpen(result, declined);
                for (const [at, finding] of open.entries()) {
                    const change = findChange(finding, result);
                    if (!change)
                        continue;
                    offered++;
                    const answer = await decide({ finding, change, left: open.length - at, root: result.root });
                    if (answer === "quit")
                        return { result, fixed, removed, offered };
                    if (answer === "all") {
                        const rest = await (0, fix.preflightWithFixes)(request, (one) => declined.has(getKey(one)));
                        return {
                            result: rest.result,
                            fixed: [...fixed, ...rest.fixed],
                            removed: [...removed, ...rest.removed],
                            offered,
                        };
                    }
                    if (answer === "no")
                        declined.set(getKey(finding), (declined.get(getKey(finding)) ?? 0) + 1);
                    else {
                        isWritten = true;
                        if ((0, write_change.k)(result.root, change)) {
                            fixed.push(finding);
                            removed.push(...(0, removed_comments.m)(change));
                        }
                        else if (++tries === fix.MAX_TRIES)
                            throw (0, fix.makeStaleError)(new Set([change.file]));
                        break;
                    }
                }
                if (!isWritten)
                    return { result, fixed, removed, offered };
            }
        }
        const getKey = (finding) => JSON.stringify([finding.check, finding.location.file, (0, finding_identity.rf)(finding)]);
        function listOpen({ report }, declined) {
            const seen = new Map();
            return report.plugins
                .flatMap(({ findings }) => findings.filter(fix_files.G4))
                .filter((finding) => {
                const key = getKey(finding);
                const count = (seen.get(key) ?? 0) + 1;
                seen.set(key, count);
                return count > (declined.get(key) ?? 0);
            });
        }
        function findChange(finding, { checkedBytes }) {
            const { fix = [] } = finding;
            const file = fix[0]?.file;
            const bytes = file === undefined ? undefined : checkedBytes?.(file);
            if (file === undefined || !bytes || !(0, fix_files.SJ)(finding, file))
                return undefined;
            const { text: before, fault } = (0, decode._6)(bytes);
            const after = (0, edits.y)(before, [fix]).text;
            return fault || after === before ? undefined : { file, before, after };
        }
        var safe = __webpack_require__(22313);
        var ask = __webpack_require__(66124);
        var print_report = __webpack_require__(98077);
        var terminal = __webpack_require__(96061);
        ;
        async function askAboutFixes(request) {
            if (!(0, ask.Gj)()) {
                throw new errors.eb("--interactive asks, and there is no terminal to answer on", "Leave --interactive out, and --fix makes every fix; --format patch shows them all");
            }
            const { formatFixOffer } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 38031));
            const view = { paint: (0, paint.A)({ color: (0, terminal.cr)() }), width: (0, terminal.Nq)(), wrap: await (0, terminal.TP)() };
            return (0, ask.rk)((ask) => preflightWithAnswers(request, async (offer) => {
                (0, print.yy)(formatFixOffer(offer, { ...view, pathOf: (0, print_report.Ay)(offer.root) }));
                try {
                    const text = "Make this fix? yes, no, all or quit";
                    return findAnswer(await ask({ text, usual: "no", judge })) ?? "no";
                }
                catch (error) {
                    if (!(error instanceof errors.j$))
                        throw error;
                    (0, print.yy)("\n");
                    return "quit";
                }
            }));
        }
        function findAnswer(given) {
            const word = given.toLowerCase();
            return FIX_ANSWERS.find((answer) => answer === word || (word.length === 1 && answer.startsWith(word)));
        }
        const judge = (given) => findAnswer(given)
            ? undefined
            : { message: `${(0, safe.hD)(given)} is not an answer`, help: "Write yes, no, all or quit, or its first letter" };
    }),
    66124: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AX: function () { return isYes; },
            Gj: function () { return canAsk; },
            hm: function () { return judgeYesOrNo; },
            rk: function () { return runWithQuestions; }
        });
        var node_readline__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80481);
        var node_readline__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_readline__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _output_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94155);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
        function canAsk() {
            return process.stdin.isTTY && (0, _output_print_js__WEBPACK_IMPORTED_MODULE_2__._u)();
        }
        async function runWithQuestions(work) {
            const lines = (0, node_readline__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stdout });
            const typed = [];
            let isClosed = false;
            let wake;
            lines.on("line", (line) => {
                typed.push(line);
                wake?.();
            });
            lines.on("close", () => {
                isClosed = true;
                wake?.();
            });
            const readLine = async (prompt) => {
                if (!isClosed) {
                    lines.setPrompt(prompt);
                    lines.prompt();
                }
                for (;;) {
                    const line = typed.shift();
                    if (line !== undefined)
                        return line;
                    if (isClosed)
                        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$("SIGINT");
                    await new Promise((resolve) => {
                        wake = resolve;
                    });
                }
            };
            try {
                return await work((question) => askUntilAccepted(readLine, question));
            }
            finally {
                lines.close();
            }
        }
        async function askUntilAccepted(readLine, { text, usual, judge }) {
            for (;;) {
                const typed = (await readLine(`${text} (${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(usual)}): `)).trim();
                const answer = typed === "" ? usual : typed;
                const fault = judge(answer);
                if (!fault)
                    return answer;
                (0, _output_print_js__WEBPACK_IMPORTED_MODULE_2__.yy)(`  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(fault.message)}\n  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(fault.help)}\n`);
            }
        }
        function judgeYesOrNo(answer) {
            if (/^(?:y|yes|n|no)$/iu.test(answer))
                return undefined;
            return { message: `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(answer)} is not an answer`, help: "Write yes or no" };
        }
        const isYes = (answer) => /^y/iu.test(answer);
    }),
    23590: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            EXAMPLES: function () { return EXAMPLES; }
        });
        const EXAMPLES = {
            validate: [
                ["validate", "Check the plugin in this folder"],
                ["validate --fix --interactive", "Show each fix, and ask before making it"],
                ["validate --watch", "Check again whenever a file changes"],
                ["validate plugins/* --changed-since origin/main", "Check only the plugins that your branch changes"],
            ],
            check: [
                ["check", "Check the plugin in this folder, and run its tests and hooks"],
                ["check --tag v1.4.0", "Check it as the release of this tag would"],
                ["check --format junit --output preflight.xml", "Write a report for another CI system"],
            ],
            test: [
                ["test", "Run all hooks of the built plugin, and show the results"],
                ["test --only onEnable --watch", "Run one hook again after each build"],
                ["test --from old.zip", "Update from an earlier version"],
            ],
            create: [
                ["create my-plugin", "Make a plugin in the new folder my-plugin"],
                ["create @lumen-labs/weather --template service", "Make a scoped package, in the new folder weather"],
                ["create . --yes", "Make a plugin in this empty folder, without asking"],
            ],
            init: [
                ["init --dry-run", "Show what would be added to the project in this folder"],
                ["init --yes --comment --release", "Add the workflows, including one that releases tags"],
            ],
            explain: [
                ["explain", "List all checks"],
                ["explain manifest-name", "Print the page of a check"],
                ["explain hooks", "List the checks whose name or requirement contains a word"],
                ["explain manifest-tags/too-many", "Print the meaning of a code"],
            ],
            dev: [
                ["dev", "Show the plugin in a browser, and rebuild it after each change"],
                ["dev --no-build", "Show the plugin that you build yourself"],
                ["dev --editor code", "Open the locations of findings and errors in this editor"],
                ["dev --screenshot widget.png --size 1280x800", "Take a screenshot, and exit"],
            ],
            lsp: [["lsp --stdio", "Start the language server; your editor runs this command"]],
            doctor: [["doctor", "Check whether your machine and project are ready"]],
            env: [["env", "Print machine and project details for a bug report"]],
            types: [["types --output src/manifest-types.ts --watch", "Keep the types of the settings up to date"]],
            pack: [
                ["pack", "Make the archive of the plugin in this folder"],
                ["pack --previous old.zip --max-growth 10%", "Show what is new, and fail if the archive grew by more than 10%"],
            ],
            release: [
                ["release --tag v1.4.0 --targets github-release --dry-run", "Print what a release would do"],
                ["release --tag v1.4.0 --targets github-release,npm", "Publish a version on GitHub and on npm"],
            ],
            merge: [["merge one.json two.json", "Join the reports of two jobs into one"]],
            version: [
                ["version minor", "Raise the version everywhere"],
                ["version prerelease --preid rc --dry-run", "Show what the next prerelease would change"],
                ["version --sync", "Copy the version that another tool wrote to package.json, in all plugins of a workspace"],
            ],
            install: [
                [
                    "install weather-widget --marketplace-url https://plugins.example.com",
                    "Download the newest version into the folder weather-widget",
                ],
                [
                    "install weather-widget@1.4.0 --marketplace-url https://plugins.example.com --archive weather.zip",
                    "Also keep its archive, so that you can verify its attestation",
                ],
            ],
            login: [["login https://plugins.example.com", "Ask for a token, and store it for releases to this marketplace"]],
            logout: [["logout https://plugins.example.com", "Delete the stored token"]],
            "marketplace serve": [
                ["marketplace serve --port 4700", "Start a marketplace on this machine"],
                ["marketplace serve --public-url https://plugins.example.com --trusted-proxy 127.0.0.1", "Start it behind a proxy"],
            ],
            "marketplace owner": [["marketplace owner add weather-team --plugin weather-widget", "Set who may publish a plugin"]],
            "marketplace token": [
                ["marketplace token create --owner weather-team --days 90", "Make a token for publishing"],
                ["marketplace token revoke tok_0f1e2d3c4b5a", "Revoke one"],
            ],
            "marketplace yank": [["marketplace yank weather-widget@1.4.0 --reason 'It forgets its settings'", "Yank a version"]],
            "marketplace deprecate": [
                ["marketplace deprecate weather-widget@1.4.0 --reason 'Use Rain Radar instead'", "Warn about a version"],
            ],
            "marketplace take-down": [
                ["marketplace take-down weather-widget@1.4.0 --reason 'It copies passwords'", "Take a version down"],
            ],
            "marketplace critical": [["marketplace critical weather-widget@1.4.1", "Mark an update as urgent"]],
            "marketplace audit": [["marketplace audit weather-widget --most 20", "List what was done to a plugin"]],
            "marketplace backup": [["marketplace backup ../marketplace-copy", "Copy a running marketplace"]],
            "marketplace restore": [
                ["marketplace restore ../marketplace-copy --data restored", "Make a data folder from a backup"],
            ],
            "marketplace verify": [["marketplace verify --url http://127.0.0.1:4700", "Test a server against the contract"]],
        };
    }),
    54104: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: function () { return readLifeOptions; },
            i: function () { return LIFE_OPTIONS; }
        });
        var _commands_read_named_variables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92663);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98077);
        const LIFE_OPTIONS = [
            {
                name: "settings",
                value: "FILE",
                help: "A JSON file with settings for the hooks; others without a default are generated",
            },
            {
                name: "env",
                value: "NAME",
                repeats: true,
                help: "Pass this environment variable to the plugin's commands and hooks; may be repeated",
            },
        ];
        function readLifeOptions({ values }) {
            const file = values.get("settings");
            return {
                named: (0, _commands_read_named_variables_js__WEBPACK_IMPORTED_MODULE_0__.l)(values.get("env") ?? "", "--env", process.env),
                settings: file === undefined ? undefined : { file, by: "--settings", cwd: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_1__.U5)() },
            };
        }
    }),
    7289: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            refuseNothingChecked: function () { return refuseNothingChecked; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
        var _format_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7299);
        function refuseNothingChecked({ plugins, only }, call) {
            const outcomes = plugins.flatMap((plugin) => plugin.outcomes);
            const [first, ...others] = outcomes.filter(isSkippedForWant);
            if (!only || !first || others.length + 1 < outcomes.length)
                return;
            const names = [...new Set([first, ...others].map(({ check }) => check))];
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Nothing was checked: ${names.join(", ")} ${names.length === 1 ? "was" : "were"} skipped, because ${first.reason}`, explainSkip(call, first));
        }
        function isSkippedForWant(outcome) {
            return outcome.status === "skipped" && outcome.applies !== false;
        }
        const OPTION_OFF = /^(--\S+(?: false)?) says so$/u;
        function explainSkip(call, { reason }) {
            if (reason === _plugin_absent_js__WEBPACK_IMPORTED_MODULE_2__.k9)
                return `Run them with the command check:\n  ${(0, _format_call_js__WEBPACK_IMPORTED_MODULE_1__.M)({ ...call, name: "check" })}`;
            const off = OPTION_OFF.exec(reason)?.[1];
            if (off !== undefined)
                return `Leave out ${off}`;
            return "Leave out --only: the other checks say what is missing";
        }
    }),
    10741: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            watchChecks: function () { return watchChecks; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var cancellation = __webpack_require__(81652);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(94155);
        var external_node_util_ = __webpack_require__(57975);
        var width = __webpack_require__(23719);
        ;
        function makeScreen(write, readSize) {
            let before;
            return {
                show(text) {
                    const size = readSize();
                    const lines = text.replace(/\n$/u, "").split("\n");
                    const fits = lines.length < size.rows && lines.every((line) => (0, width.l)((0, external_node_util_.stripVTControlCharacters)(line)) <= size.columns);
                    const isSameSize = before?.size.columns === size.columns && before.size.rows === size.rows;
                    if (!before)
                        write(text);
                    else if (!fits || !before.fits || !isSameSize)
                        write(`${CLEAR}${text}`);
                    else
                        write(formatDifference(before.lines, lines));
                    before = { lines, size, fits };
                },
            };
        }
        const CLEAR = "\u001b[2J\u001b[H";
        const CLEAR_LINE = "\u001b[2K";
        const CLEAR_BELOW = "\u001b[J";
        function formatDifference(before, lines) {
            const written = lines.map((line, at) => (line === before[at] ? "\n" : `${CLEAR_LINE}${line}\n`));
            return `\u001b[${String(before.length)}A\r${written.join("")}${CLEAR_BELOW}`;
        }
        var disk = __webpack_require__(85720);
        var print_report = __webpack_require__(98077);
        var watch_plugin = __webpack_require__(55743);
        ;
        const REFUSED = ["fix", "interactive", "update-baseline"];
        async function watchChecks(call, runChecks) {
            const refused = REFUSED.find((name) => call.switches.has(name));
            if (refused !== undefined) {
                throw new errors.eb(`--watch only reads, and --${refused} writes`, `Run --${refused} by itself, without --watch`);
            }
            const cwd = (0, print_report.U5)();
            const [path = "."] = call.arguments;
            const start = (0, disk.h1)((0, external_node_path_.resolve)(cwd, path)) ?? cwd;
            const folder = (0, disk.mL)(start) ?? start;
            const output = call.values.get("output");
            const show = usesScreen(call) ? showOnScreen() : showLines;
            return (0, cancellation.l)(async (cancellation) => (0, watch_plugin.Pc)({ folder, path, enters: watch_plugin.Df, ignores: findOwnWrites(output, folder) }, cancellation, async (round) => {
                const texts = [];
                const mistake = await (0, watch_plugin.Mr)(async () => runChecks((text) => texts.push(text)));
                show(`${texts.join("")}${mistake ?? ""}`, round);
            }));
        }
        function findOwnWrites(output, folder) {
            if (output === undefined)
                return () => false;
            const file = (0, external_node_path_.resolve)(output);
            const parent = (0, disk.h1)((0, external_node_path_.dirname)(file));
            const inside = parent === undefined ? undefined : (0, disk.Jj)(folder, parent);
            if (inside === undefined)
                return () => false;
            const start = inside === "" ? "" : `${inside}/`;
            const name = (0, external_node_path_.basename)(file);
            return (path) => path === `${start}${name}` || (path.startsWith(`${start}.${name}.`) && path.endsWith(".draft"));
        }
        function usesScreen(call) {
            const { CI: isJob = "", TERM: terminal } = process.env;
            const isReport = (0, print_report.C$)(call) === "terminal" || call.values.has("output");
            return isReport && isJob === "" && terminal !== "dumb" && (0, print._u)() && (0, print.Jk)();
        }
        function showOnScreen() {
            const screen = makeScreen(print.yy, () => ({ columns: process.stdout.columns || 80, rows: process.stdout.rows || 24 }));
            return (text, { changed, warning }) => {
                const time = new Date().toTimeString().slice(0, 8);
                const what = changed.length === 0 ? "" : `: ${(0, watch_plugin.y$)(changed)}`;
                const lines = [...(warning === undefined ? [] : [`${warning}.`]), `Checked at ${time}${what}`, watch_plugin.uE];
                screen.show(`${text}\n${lines.join("\n")}\n`);
            };
        }
        const showLines = (text, { changed, warning }) => {
            if (changed.length > 0)
                (0, print.yJ)(`${(0, watch_plugin.y$)(changed)}.\n\n`);
            (0, print.yy)(text);
            (0, print.yJ)(`\n${warning === undefined ? "" : `${warning}.\n`}${watch_plugin.uE}\n`);
        };
    }),
    55743: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            uE: function () { return WAITING; },
            Mr: function () { return catchMistake; },
            y$: function () { return formatChanged; },
            Df: function () { return isWatched; },
            Pc: function () { return repeatOnChange; }
        });
        var errors = __webpack_require__(42719);
        var numbers = __webpack_require__(51424);
        var safe = __webpack_require__(22313);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(1938);
        var workspace = __webpack_require__(95655);
        ;
        const BUILD_QUIET_MS = 300;
        const SAVE_QUIET_MS = 30;
        const MAX_FILES_PER_SAVE = 5;
        const MAX_WAIT_MS = 3000;
        const MAX_FOLDERS = 4000;
        const MAX_LISTED_ENTRIES = 5 * MAX_FOLDERS;
        const LOOK_AGAIN_MS = 500;
        const LOOK_SELDOM_MS = 5000;
        function isWatchable(folder) {
            return (0, safe_read.CD)(() => (0, external_node_fs_.statSync)(folder).isDirectory()) === true;
        }
        function watchFolders(root, { signal, enters, ignores = () => false }) {
            const watched = new Map();
            const changed = new Set();
            let rootInode;
            let unwatched = 0;
            let onEvent = () => undefined;
            const identify = (path) => identifyFolder((0, external_node_path_.join)(root, path), path === "" ? external_node_fs_.statSync : external_node_fs_.lstatSync);
            const forget = (path) => {
                watched.get(path)?.watcher.close();
                watched.delete(path);
            };
            const report = (path) => {
                changed.add(path);
                onEvent();
            };
            const startWatcher = (path, identity) => {
                const watcher = (0, safe_read.CD)(() => (0, external_node_fs_.watch)((0, external_node_path_.join)(root, path), (event, name) => {
                    const below = name === null ? path : (0, workspace.uJ)(path, name.replaceAll(external_node_path_.sep, "/"));
                    if (ignores(below))
                        return;
                    const isOwnName = name === (0, external_node_path_.basename)((0, external_node_path_.join)(root, path));
                    const isGone = isOwnName && identify(path)?.identity !== identity;
                    if (event === "rename")
                        replaceWatchers(below);
                    if (event === "rename" && isOwnName)
                        replaceWatchers(path);
                    report(isGone ? path : below);
                }));
                watcher?.on("error", () => {
                    forget(path);
                    report(path);
                });
                if (watcher)
                    watched.set(path, { watcher, identity });
                return watcher !== undefined;
            };
            const startWatchers = (start, isKnown) => {
                const found = new Set();
                const open = [start];
                for (const path of open) {
                    if (found.size === MAX_LISTED_ENTRIES)
                        break;
                    const folder = identify(path);
                    if (path === "")
                        rootInode = folder?.inode;
                    if (!folder)
                        continue;
                    found.add(path);
                    if (!isKnown(path, folder.identity)) {
                        forget(path);
                        if (watched.size >= MAX_FOLDERS || !startWatcher(path, folder.identity))
                            unwatched++;
                    }
                    for (const entry of (0, safe_read.CD)(() => (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(root, path), { withFileTypes: true })) ?? []) {
                        const below = (0, workspace.uJ)(path, entry.name);
                        if (entry.isDirectory() && enters(below))
                            open.push(below);
                    }
                }
                return found;
            };
            const replaceWatchers = (path) => {
                if (path !== "" && !enters(path))
                    return;
                forget(path);
                startWatchers(path, () => false);
            };
            const updateWatchers = () => {
                unwatched = 0;
                const found = startWatchers("", (path, identity) => watched.get(path)?.identity === identity);
                for (const path of [...watched.keys()].filter((one) => !found.has(one)))
                    forget(path);
            };
            const close = () => {
                for (const path of [...watched.keys()])
                    forget(path);
            };
            const onAbort = () => {
                close();
                onEvent();
            };
            updateWatchers();
            signal.addEventListener("abort", onAbort);
            return {
                countUnwatched: () => unwatched,
                close() {
                    signal.removeEventListener("abort", onAbort);
                    close();
                },
                async nextChange() {
                    const search = setInterval(() => {
                        const inode = identify("")?.inode;
                        if (inode === undefined || inode === rootInode)
                            return;
                        updateWatchers();
                        report("");
                    }, rootInode === undefined ? LOOK_AGAIN_MS : LOOK_SELDOM_MS);
                    const isSave = await new Promise((resolve) => {
                        let first;
                        let timer;
                        onEvent = () => {
                            first ??= Date.now();
                            clearTimeout(timer);
                            const isOne = isOneSave(root, changed);
                            const quiet = isOne ? SAVE_QUIET_MS : BUILD_QUIET_MS;
                            const wait = signal.aborted ? 0 : Math.min(quiet, Math.max(0, first + MAX_WAIT_MS - Date.now()));
                            timer = setTimeout(() => {
                                resolve(isOne);
                            }, wait);
                        };
                        if (signal.aborted || changed.size > 0)
                            onEvent();
                    });
                    clearInterval(search);
                    onEvent = () => undefined;
                    if (signal.aborted)
                        return [];
                    if (!isSave)
                        updateWatchers();
                    const paths = [...changed].toSorted();
                    changed.clear();
                    return paths;
                },
            };
        }
        function isOneSave(root, changed) {
            if (changed.size > MAX_FILES_PER_SAVE)
                return false;
            const left = [...changed].flatMap((path) => (0, safe_read.CD)(() => (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path))) ?? []);
            return left.length === 1 && left[0]?.isFile() === true;
        }
        function identifyFolder(path, readStat) {
            const stat = (0, safe_read.CD)(() => readStat(path, { bigint: true }));
            if (stat?.isDirectory() !== true)
                return undefined;
            const inode = `${String(stat.dev)}:${String(stat.ino)}`;
            return { inode, identity: `${inode}:${String(stat.birthtimeNs)}` };
        }
        var join_words = __webpack_require__(79588);
        ;
        async function repeatOnChange({ folder, path, ...options }, { signal }, work) {
            if (!isWatchable(folder)) {
                throw new errors.eb(`There is no folder ${(0, safe.hD)(path)} to watch`, "Give the folder of a plugin");
            }
            const watching = watchFolders(folder, { ...options, signal });
            try {
                for (let changed = [];; changed = await watching.nextChange()) {
                    signal.throwIfAborted();
                    const left = watching.countUnwatched();
                    const warning = `${(0, numbers.B4)(left, "folder")} cannot be watched, as there are too many: changes in them are not seen`;
                    await work({ changed, ...(left > 0 && { warning }) });
                }
            }
            finally {
                watching.close();
            }
        }
        function isWatched(path) {
            return !/(?:^|\/)(?:node_modules|\.git)$/u.test(path);
        }
        const WAITING = "Waiting for a change. Press Ctrl-C to stop.";
        async function catchMistake(work) {
            try {
                await work();
                return undefined;
            }
            catch (error) {
                if (!(error instanceof errors.eb))
                    throw error;
                const lines = [error.message, ...(error.help === undefined ? [] : error.help.split("\n"))];
                return `${lines.map(safe.Xm).join("\n")}\n`;
            }
        }
        const MAX_NAMED = 3;
        function formatChanged(changed) {
            const named = changed.map((path) => (path === "" ? "the folder" : (0, safe.Xm)(path)));
            return `${(0, join_words.yZ)((0, join_words.rL)(named, MAX_NAMED))} changed`;
        }
    }),
    92663: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            l: function () { return readNamedVariables; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43958);
        const NEVER = [
            { names: /^INPUT_/iu, why: "is an input of an Action, and inputs may be tokens" },
            { names: /^ACTIONS_/iu, why: "is the key to a service of the runner: caches, artifacts, identity tokens" },
            {
                names: /^GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY)$/iu,
                why: "names a file from which the runner reads commands",
            },
            { names: /^GITHUB_TOKEN$/iu, why: "is the job's own token" },
            { names: /^npm_config_.*(?:auth|password|otp)/iu, why: "is a credential for a package registry" },
        ];
        const MIN_TOKEN_LENGTH = 8;
        const TOKENS = /^(?:INPUT_.*TOKEN|ACTIONS_.*TOKEN|GITHUB_TOKEN)$/iu;
        function readNamedVariables(given, by, environment) {
            const names = given.split(/[\s,]+/u).filter((name) => name !== "");
            const tokens = Object.entries(environment)
                .map(([name, value = ""]) => (TOKENS.test(name) || (0, _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__.U)(name) ? value.trim() : ""))
                .filter((token) => token.length >= MIN_TOKEN_LENGTH);
            for (const name of names) {
                if (!/^[A-Za-z_][A-Za-z0-9_]*$/u.test(name)) {
                    const help = "Write the names alone, without values, parted by commas, such as DATABASE_URL,REDIS_URL";
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${by} contains ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(name)}, which is not the name of a variable`, help);
                }
                const why = findReason(name, environment[name] ?? "", tokens);
                if (why === undefined)
                    continue;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${by} names ${name}, which ${why}: the plugin's commands never get it`, "Leave it out; give the tests a credential of their own, which can do nothing but what they test");
            }
            return [...new Set(names)];
        }
        function findReason(name, value, tokens) {
            const rule = NEVER.find(({ names }) => names.test(name));
            if (rule)
                return rule.why;
            if ((0, _publishing_credential_js__WEBPACK_IMPORTED_MODULE_2__.U)(name))
                return "is a credential that publishes";
            return tokens.some((token) => value.includes(token)) ? "contains one of the job's own tokens" : undefined;
        }
    }),
    28836: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return NOT_COMPARED; },
            X: function () { return REMOVED; }
        });
        const REMOVED = "the plugin was removed";
        const NOT_COMPARED = [
            "untracked",
            "run",
            "always",
            "unread",
        ];
    }),
    92369: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            formatFixed: function () { return formatFixed; }
        });
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
        var _break_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83052);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
        const MAX_COMMENT_LENGTH = 1000;
        function formatFixed({ fixed, removed, offered = 0 }, { pathOf, wrap }) {
            if (fixed.length === 0 && offered > 0)
                return "Nothing was fixed, as you wished\n\n";
            if (fixed.length === 0)
                return "Nothing to fix: no finding has a safe fix\n";
            const lines = fixed.flatMap(({ check, help, message, location }) => {
                const { range } = location;
                const place = range ? `:${String(range.start.line)}:${String(range.start.column)}` : "";
                const words = `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(location.file))}${place}  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(help ?? message)}  ${check}`;
                const [first = "", ...others] = (0, _break_lines_js__WEBPACK_IMPORTED_MODULE_1__.b)(words, 4, { wrap });
                return [`  ${first}`, ...others];
            });
            const comments = removed.map(({ file, line, text }) => {
                const words = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.lr)(text)
                    ? "a comment that may contain a secret"
                    : (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(text, MAX_COMMENT_LENGTH));
                return `  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(pathOf(file))}:${String(line)}  ${words}`;
            });
            const gone = comments.length === 0 ? [] : [`Removed ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(comments.length, "comment")}:`, ...comments];
            return `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.RU)([`Fixed ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__.B4)(fixed.length, "problem")}:`, ...lines, ...gone].join("\n"))}\n\n`;
        }
    }),
    79002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return formatTimeline; },
            I: function () { return describeFailure; }
        });
        var _text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88178);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9609);
        const MAX_LINES = 12;
        const MAX_LINE_LENGTH = 160;
        const NAME_WIDTH = 14;
        const MAX_NAME_LENGTH = 40;
        const TIME_WIDTH = 9;
        function formatTimeline(run, view) {
            const paint = (0, _paint_js__WEBPACK_IMPORTED_MODULE_2__.A)(view);
            const pathOf = view.pathOf ?? String;
            const why = run.steps.some(({ component }) => component !== undefined)
                ? "for its components"
                : `as it needs ${run.dom ?? ""}`;
            const dom = run.dom === undefined ? "" : paint("dim", `  with a small DOM, ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(why)}`);
            const lines = [
                `${paint("bold", (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(run.entry)))}${dom}`,
                ...(run.unguarded === undefined
                    ? []
                    : [`  ${paint("yellow", (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`unguarded: ${run.unguarded} is native code, which no guard watches`))}`]),
                ...formatMadeUp(run, paint),
                ...listShown(run.steps).flatMap((step) => formatStep(step, paint, pathOf)),
                ...formatLeft(run.left, paint),
                ...(run.laterLives ?? []).flatMap((life) => formatLaterLife(life, paint, pathOf)),
                ...formatUses(run, paint),
            ];
            return `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(lines.join("\n"))}\n`;
        }
        function formatLaterLife({ kind, from = "", steps, left }, paint, pathOf) {
            const title = {
                restart: "started again after install",
                earlier: `version ${from} until it was disabled`,
                update: `updated from ${from}`,
            }[kind];
            const called = steps.filter((step) => isShown(step) && step.outcome.kind !== "no-hook");
            const isGood = called.every((step) => makeOutcomeWords(step).style === "green") && called.length > 0;
            if (isGood) {
                const time = formatTime(steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
                const names = called.flatMap(({ name }) => (name === "load" ? [] : [name]));
                const line = `  ${paint("green", "\u2714")} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}: ${names.join(", ")}${paint("dim", `  ${time}`)}`;
                return [line, ...formatLeft(left, paint)];
            }
            return [
                `  ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}:`,
                ...listShown(steps).flatMap((step) => formatStep(step, paint, pathOf).map((line) => `  ${line}`)),
                ...formatLeft(left, paint),
            ];
        }
        function formatLeft(left, paint) {
            if (!left)
                return [];
            const more = left.more > 0 ? `, and ${String(left.more)} more` : "";
            const line = `still stored: ${left.keys.map((key) => (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)).join(", ")}${more}`;
            return [`      ${paint("dim", cutLine(line))}`];
        }
        function isShown({ name, outcome, nth, open }) {
            if (name === "unmount" && outcome.kind === "not-mounted")
                return false;
            if (outcome.kind === "no-hook")
                return nth === 1 || open.length > 0;
            return outcome.kind !== "not-called";
        }
        function listShown(steps) {
            const firstLeftOut = steps.findIndex(({ outcome }) => outcome.kind === "not-called");
            return steps.filter((step, at) => isShown(step) || at === firstLeftOut);
        }
        function formatStep(step, paint, pathOf) {
            const { sign, style, words } = makeOutcomeWords(step);
            if (step.outcome.kind === "not-called")
                return [`  ${paint("dim", `${sign} the rest is not called: ${words}`)}`];
            const name = step.component !== undefined
                ? `${step.name} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(step.component, MAX_NAME_LENGTH))}`
                : step.nth > 1
                    ? `${step.name} (${String(step.nth)})`
                    : step.name;
            const time = step.outcome.kind === "no-hook" ? "" : formatTime(step.milliseconds);
            const head = `  ${paint(style, sign)} ${name.padEnd(NAME_WIDTH)}${paint("dim", time.padStart(TIME_WIDTH))}  ${paint(style, words)}`;
            const events = formatEvents(step, pathOf);
            const left = events.length - MAX_LINES + step.more;
            const more = left > 0 ? [`\u2026 ${String(left)} more`] : [];
            return [head.trimEnd(), ...[...events.slice(0, MAX_LINES), ...more].map((line) => paint("dim", `      ${line}`))];
        }
        function makeOutcomeWords({ outcome, uncaught, refused }) {
            const bad = (words) => ({ sign: "\u2718", style: "red", words });
            const doubtful = (words) => ({ sign: "\u25b2", style: "yellow", words });
            const absent = (words) => ({ sign: "-", style: "dim", words });
            switch (outcome.kind) {
                case "done":
                    if (uncaught.length > 0)
                        return bad("leaves an error that nothing catches");
                    return refused.length > 0 ? doubtful("was refused something") : { sign: "\u2714", style: "green", words: "" };
                case "no-hook":
                    return absent("no such hook");
                case "no-network":
                    return doubtful(`needs the network: ${cutLine(outcome.address)}; --lifecycle-network allows it`);
                case "dom-gap":
                    return doubtful(cutLine(`needs ${outcome.gap}, which the small DOM does not have`));
                case "not-mounted":
                    return absent(cutLine(`not mounted: ${outcome.why}`));
                case "expects-props":
                    return doubtful(cutLine(`expects properties: ${outcome.props.join(", ")}`));
                case "not-judged": {
                    const settings = outcome.settings.join(", ");
                    return doubtful(cutLine(`is not checked: it fails with generated settings (${settings}); pass real ones with --settings`));
                }
                case "not-called":
                    return absent((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(outcome.why));
                default:
                    return bad(describeFailure(outcome));
            }
        }
        function describeFailure(outcome) {
            switch (outcome.kind) {
                case "threw":
                    return cutLine(`throws ${outcome.error.name} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.error.message)}`);
                case "missing":
                    return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`the built code has no ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.hook)}`);
                case "never-settles":
                    return "never ends";
                case "time-limit":
                    return `does not end within ${String(outcome.seconds)} s`;
                case "memory-limit":
                    return `takes more than ${String(outcome.megabytes)} MB`;
                case "ended":
                    return cutLine(outcome.how);
                case "interfered":
                    return "writes to the host's own channel";
                default:
                    return "";
            }
        }
        function formatEvents(step, pathOf) {
            const lines = [
                ...(0, _text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.logged.map(({ level, message }) => `${level}  ${message}`)),
                ...(0, _text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.printed.map((line) => `> ${line}`)),
                ...step.stored.map(({ key, change }) => (change === "set" ? `stored ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}` : `deleted ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}`)),
                ...step.notified.map(({ title, message, kind }) => `notified ${kind}: ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(title)}, ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(message)}`),
                ...step.refused.map(({ act, object }) => `refused to ${act} ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(object)}`),
                ...(step.gaps ?? []).map(({ name }) => `used ${name}, which the small DOM does not have`),
                ...step.open.map(({ what, at }) => `still open: ${what}${at ? `, opened at ${pathOf(at.file)}${formatLine(at)}` : ""}`),
            ];
            return lines.map(cutLine);
        }
        function formatLine({ range }) {
            return range ? `:${String(range.start.line)}` : "";
        }
        function formatMadeUp({ madeUp = [] }, paint) {
            if (madeUp.length === 0)
                return [];
            const line = `generated settings: ${madeUp.join(", ")} (pass real ones with --settings)`;
            return [`  ${paint("dim", cutLine(line))}`];
        }
        function formatUses({ uses }, paint) {
            const permissions = [...new Set(uses.map(({ permission }) => permission))].toSorted();
            return permissions.length === 0
                ? []
                : [`  ${paint("dim", (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`permissions in use: ${permissions.join(", ")}`))}`];
        }
        function cutLine(text) {
            return (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, MAX_LINE_LENGTH));
        }
        function formatTime(milliseconds) {
            if (milliseconds >= 1000)
                return `${(milliseconds / 1000).toFixed(1)} s`;
            return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
        }
    }),
    60282: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G1: function () { return formatBaselineCommand; },
            J2: function () { return formatBaseline; },
            Zg: function () { return MAX_BASELINE_BYTES; },
            mF: function () { return readBaseline; },
            nk: function () { return parseBaseline; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21283);
        var _core_check_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(93454);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60170);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42243);
        var _text_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51424);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22313);
        var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84565);
        var _workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34141);
        var _record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(69481);
        const SCHEMA = "plugin-preflight/baseline@2";
        const OLD_FORM = /^\s*\{\s*"schema":\s*"plugin-preflight\/baseline@1"/u;
        const MAX_BASELINE_BYTES = 8 * 1024 * 1024;
        function readBaseline(file, { cwd, root, copy, mayBeOld = false }) {
            const subject = nameBaseline(file);
            const read = (0, _workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_6__.d)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), root, MAX_BASELINE_BYTES);
            if ("refused" in read) {
                if (read.missing)
                    return undefined;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline has written");
            }
            if (mayBeOld && isOldForm(read.bytes))
                return undefined;
            return (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.RH)(parseBaseline(read.bytes, file, copy));
        }
        function parseBaseline(bytes, file, copy) {
            const subject = nameBaseline(file);
            if (isOldForm(bytes)) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${subject} has the form of an earlier version, which did not say how severe a finding is`, formatBaselineCommand(file, copy));
            }
            const help = "Write it again: remove it, then --update-baseline";
            return (0, _record_js__WEBPACK_IMPORTED_MODULE_7__.a)({ bytes, subject, schema: SCHEMA, help }, (baseline) => baseline.list("findings", readEntry));
        }
        function nameBaseline(file) {
            return `The baseline ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)}`;
        }
        function isOldForm(bytes) {
            return OLD_FORM.test(new TextDecoder().decode(bytes.subarray(0, 200)));
        }
        function readEntry(record) {
            const named = record.has("plugin") ? record.text("plugin") : undefined;
            const file = record.text("file");
            return {
                plugin: (0, _core_finding_identity_js__WEBPACK_IMPORTED_MODULE_3__.iI)(file) ? undefined : (named ?? record.text("plugin")),
                check: record.text("check"),
                code: record.text("code"),
                subject: record.has("subject") ? record.textOrTexts("subject") : undefined,
                file,
                place: record.optionalText("place"),
                severity: record.word("severity", _core_check_js__WEBPACK_IMPORTED_MODULE_8__.oC),
                message: record.text("message"),
                count: record.count("count"),
            };
        }
        function formatBaselineCommand(file, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_4__.Xc) {
            return `Write it with:${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_4__.u3)(copy, `validate --baseline ${(0, _text_shell_word_js__WEBPACK_IMPORTED_MODULE_9__.e)(file)} --update-baseline`)}`;
        }
        function formatBaseline(entries) {
            const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
            const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
            const text = (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_5__.LE)(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
            if (Buffer.byteLength(text) <= MAX_BASELINE_BYTES)
                return text;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`The baseline would have ${(0, _text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.ZV)(entries.length)} entries and more than 8 MiB, and no more is read of one`, "Fix some of the findings first, or write a baseline for fewer plugins");
        }
    }),
    60639: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            applyBaseline: function () { return applyBaseline; },
            updateBaseline: function () { return updateBaseline; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21283);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
        var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85720);
        var _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60282);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5696);
        var _text_group_by_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13291);
        function applyBaseline(file, place) {
            const entries = (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__.mF)(file, place);
            if (entries)
                return (result) => markEntries(result, file, entries);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`There is no baseline ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_4__.hD)(file)}`, (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__.G1)(file, place.copy));
        }
        function updateBaseline(result, file, cwd) {
            const { plugins } = result.report;
            const disk = (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__.DH)(result.root);
            const isThere = ({ plugin, file: place }) => {
                if (plugin === undefined)
                    return disk.entry(place) !== undefined;
                const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(result.root, plugin);
                return (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__.Jj)(result.root, folder) !== undefined && (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(folder) !== undefined;
            };
            const before = (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__.mF)(file, { cwd, root: result.root, mayBeOld: true }) ?? [];
            const kept = before.filter((entry) => isThere(entry) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.vs)(entry, plugins));
            const made = plugins.flatMap((plugin) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.c1)(plugin));
            const entries = (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.RH)([...kept, ...made]).toSorted(compareEntries);
            const help = "Give --baseline a file that can be written";
            const written = { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), what: "The baseline", help, checkouts: [result.root] };
            (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_7__.writeUserFile)(written, (0, _baseline_file_js__WEBPACK_IMPORTED_MODULE_6__.J2)(entries));
            return {
                result: markEntries(result, file, entries),
                listed: entries.reduce((sum, { count }) => sum + count, 0),
                leftOut: plugins.flatMap(({ findings }) => findings.filter((one) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.he)(one) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.h9)(one))).length,
            };
        }
        function markEntries(result, file, entries) {
            const { report } = result;
            const byPlugin = (0, _text_group_by_js__WEBPACK_IMPORTED_MODULE_8__.$)(entries, ({ plugin }) => plugin);
            const known = report.plugins.map((plugin) => {
                const listed = [...(byPlugin.get(plugin.path) ?? []), ...(byPlugin.get(undefined) ?? [])];
                const judged = listed.filter((entry) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.vs)(entry, [plugin]));
                return (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.zn)(plugin, judged, report);
            });
            const gone = known.reduce((sum, plugin) => sum + plugin.gone, 0);
            return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline: { file, gone } } };
        }
        function compareEntries(a, b) {
            const keys = ["plugin", "file", "check", "place", "code", "subject", "severity"];
            for (const key of keys) {
                const left = JSON.stringify(a[key] ?? "");
                const right = JSON.stringify(b[key] ?? "");
                if (left !== right)
                    return left < right ? -1 : 1;
            }
            return 0;
        }
    }),
    29549: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            MAX_TRIES: function () { return MAX_TRIES; },
            makeStaleError: function () { return makeStaleError; },
            preflightWithFixes: function () { return preflightWithFixes; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        var _text_json_removed_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99320);
        var _fix_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61999);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5014);
        var _write_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12990);
        const MAX_TRIES = 5;
        async function preflightWithFixes(request, isKept) {
            const removed = [];
            const written = [];
            for (let tries = 1;; tries++) {
                const first = await (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)(request);
                const { fixed, changes } = await (0, _fix_files_js__WEBPACK_IMPORTED_MODULE_3__.fixFiles)(request, first, isKept);
                const stale = new Set();
                for (const change of changes) {
                    if ("left" in change)
                        continue;
                    if (!(0, _write_change_js__WEBPACK_IMPORTED_MODULE_5__.k)(first.root, change))
                        stale.add(change.file);
                    else {
                        written.push(...fixed.filter(({ fix }) => fix?.[0]?.file === change.file));
                        removed.push(...(0, _text_json_removed_comments_js__WEBPACK_IMPORTED_MODULE_2__.m)(change));
                    }
                }
                if (stale.size === 0)
                    return { result: fixed.length === 0 ? first : await (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)(request), fixed: written, removed };
                if (tries === MAX_TRIES)
                    throw makeStaleError(stale);
            }
        }
        function makeStaleError(files) {
            const names = [...files].map((file) => (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(file)).join(", ");
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`Another program changed ${names} each time it was checked: its fixes are not written`, "Close what writes it, and run --fix again");
        }
    }),
    15989: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            rememberPlugins: function () { return rememberPlugins; }
        });
        var external_node_crypto_ = __webpack_require__(77598);
        ;
        function makeFactMemory() {
            const answers = new Map();
            const remembered = new Map();
            const given = new Map();
            const current = new Set();
            const read = new Set();
            const texts = new Map();
            let run;
            let known = new Map();
            const getRun = () => {
                if (!run)
                    throw new Error("a memory is read before it has begun");
                return run;
            };
            const note = (key, ask, value) => {
                const before = answers.get(key);
                if (before && current.has(key))
                    return before;
                const mark = makeMark(value);
                const answer = before?.mark === mark ? before : { ask, mark, version: (before?.version ?? 0) + 1 };
                answers.set(key, answer);
                current.add(key);
                return answer;
            };
            const isSame = ([key, version]) => {
                const answer = answers.get(key);
                if (!answer)
                    return false;
                return (current.has(key) ? answer : note(key, answer.ask, answer.ask(getRun().workspace))).version === version;
            };
            const isValid = async ({ asked, facts }) => {
                for (const [other, value] of facts) {
                    const isUnchanged = await getFact(other).then((now) => now === value, () => false);
                    if (!isUnchanged)
                        return false;
                }
                return [...asked].every(isSame);
            };
            const readAnew = async (name) => {
                const asked = new Map();
                const facts = new Map();
                const observe = (key, ask) => {
                    const value = ask(getRun().workspace);
                    const { version } = note(key, ask, value);
                    if (!asked.has(key))
                        asked.set(key, version);
                    return value;
                };
                const { folder, reportedWith } = getRun();
                const kept = texts.get(name) ?? new Map();
                texts.set(name, kept);
                read.add(name);
                const value = await getRun().read(name, {
                    workspace: makeObserved(observe),
                    folder,
                    reportedWith,
                    kept,
                    fact(other) {
                        const found = getFact(other);
                        facts.set(other, found);
                        return found;
                    },
                });
                const values = new Map();
                for (const [other, fact] of facts)
                    values.set(other, await fact);
                return { value, asked, facts: values };
            };
            const update = async (name) => {
                const before = remembered.get(name);
                if (before && (await isValid(before)))
                    return before.value;
                remembered.delete(name);
                const now = await readAnew(name);
                const value = before && isSameData(before.value, now.value) ? before.value : now.value;
                remembered.set(name, { ...now, value });
                return value;
            };
            const getFact = (name) => {
                const before = known.get(name);
                if (before)
                    return before;
                const ours = given.get(name);
                const fact = ours ? Promise.resolve(ours.value) : update(name);
                known.set(name, fact);
                return fact;
            };
            const forgetAnswers = () => {
                const kept = new Set([...remembered.values()].flatMap(({ asked }) => [...asked.keys()]));
                for (const key of [...answers.keys()].filter((one) => !kept.has(one)))
                    answers.delete(key);
            };
            const give = (facts) => {
                const before = new Map(given);
                given.clear();
                for (const [name, fact] of Object.entries(facts)) {
                    const mark = JSON.stringify(fact);
                    const same = before.get(name);
                    given.set(name, same?.mark === mark ? same : { mark, value: fact });
                }
            };
            return {
                begin(next) {
                    run = next;
                    known = new Map();
                    current.clear();
                    read.clear();
                    forgetAnswers();
                    give(next.given);
                    return getFact;
                },
                listRead: () => [...read],
            };
        }
        function makeObserved(observe) {
            const key = (...words) => JSON.stringify(words);
            const git = {
                file: (path, most) => observe(key("git file", path, most), ASK.gitFile(path, most)),
                list: (folder) => observe(key("git list", folder), ASK.gitList(folder)),
            };
            return {
                entry: (path) => observe(key("entry", path), ASK.entry(path)),
                list: (folder) => observe(key("list", folder), ASK.list(folder)),
                canList: (folder) => observe(key("can list", folder), ASK.canList(folder)),
                isCrowded: (folder) => observe(key("crowded", folder), ASK.isCrowded(folder)),
                bytes: (path, most, reads) => observe(key("bytes", path, most), ASK.bytes(path, most, reads)),
                ascii: (path) => observe(key("ascii", path), ASK.ascii(path)),
                head: (path, most) => observe(key("head", path, most), ASK.head(path, most)),
                git: () => {
                    const found = observe("git", askForGit);
                    return found === "folder" ? git : found;
                },
            };
        }
        const ASK = {
            entry: (path) => (now) => now.entry(path),
            list: (folder) => (now) => now.list(folder),
            canList: (folder) => (now) => now.canList?.(folder) ?? true,
            isCrowded: (folder) => (now) => now.isCrowded?.(folder) ?? false,
            bytes: (path, most, reads) => (now) => now.bytes(path, most, reads),
            ascii: (path) => (now) => now.ascii?.(path),
            head: (path, most) => (now) => now.head(path, most),
            gitFile: (path, most) => (now) => findGit(now)?.file(path, most) ?? "unreadable",
            gitList: (folder) => (now) => findGit(now)?.list(folder) ?? "unreadable",
        };
        function findGit(workspace) {
            const git = workspace.git?.();
            return git && "file" in git ? git : undefined;
        }
        function askForGit(workspace) {
            const git = workspace.git?.();
            return git && "file" in git ? "folder" : git;
        }
        function makeMark(value) {
            if (value instanceof Uint8Array || typeof value === "string")
                return `${typeof value} ${String(value.length)} ${(0, external_node_crypto_.createHash)("sha256").update(value).digest("base64")}`;
            return value === undefined ? "" : JSON.stringify(value);
        }
        const MAX_COMPARED = 5_000;
        function isSameData(one, other) {
            let left = MAX_COMPARED;
            const isSame = (a, b) => {
                if (Object.is(a, b))
                    return true;
                if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
                    return false;
                left -= 1;
                const prototype = Object.getPrototypeOf(a);
                if (left < 0 || prototype !== Object.getPrototypeOf(b))
                    return false;
                if (a instanceof Map && b instanceof Map)
                    return isSame([...a], [...b]);
                if (a instanceof Set && b instanceof Set)
                    return isSame([...a], [...b]);
                if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null)
                    return false;
                const parts = Object.entries(Object.getOwnPropertyDescriptors(a));
                const others = Object.getOwnPropertyDescriptors(b);
                return (parts.length === Object.keys(others).length &&
                    parts.every(([key, part]) => {
                        const counterpart = Object.hasOwn(others, key) ? others[key] : undefined;
                        return (counterpart !== undefined &&
                            "value" in part &&
                            "value" in counterpart &&
                            isSame(part.value, counterpart.value));
                    }));
            };
            return isSame(one, other);
        }
        ;
        const MAX_REMEMBERED_PLUGINS = 20;
        function rememberPlugins() {
            const memories = new Map();
            return (folder, reportedWith) => {
                const key = JSON.stringify([folder, reportedWith]);
                const known = memories.get(key);
                if (known || memories.size >= MAX_REMEMBERED_PLUGINS)
                    return known;
                const memory = makeFactMemory();
                memories.set(key, memory);
                return memory;
            };
        }
    }),
    77535: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return readReport; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var checks = __webpack_require__(56449);
        var core_check = __webpack_require__(93454);
        var report = __webpack_require__(73342);
        var core_tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var json = __webpack_require__(27147);
        var safe = __webpack_require__(22313);
        var read_file_of_caller = __webpack_require__(34141);
        var change = __webpack_require__(28836);
        var excerpt = __webpack_require__(98287);
        var text_location = __webpack_require__(34739);
        ;
        const CHECKS = new Map(checks.A.map((check) => [check.id, check]));
        const MAX_LINES = 2 ** 31 - 1;
        function readCheck(record, source) {
            const check = record.text("check");
            const title = CHECKS.get(check)?.title ?? record.refuse("check", `there is no check ${(0, safe.hD)(check)}`);
            const url = source.isTrusted ? (0, core_tool.eW)(record.optionalText("url"), check) : (0, core_tool.p0)(check, source.origin);
            return { check, title, url };
        }
        function readPath(record, key, kind) {
            const path = record.text(key);
            const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
            return isInside ? path : record.refuse(key, `${(0, safe.hD)(path)} is not a ${kind} of a repository`);
        }
        function readFinding(record, source) {
            const finding = readAnyFinding(record, source);
            const { check, suppressed, fingerprint } = finding;
            if (suppressed !== undefined && fingerprint === undefined && finding.alwaysCounts === true) {
                record.refuse("suppressed", `${(0, safe.hD)(check)} cannot be suppressed`);
            }
            return finding;
        }
        function readAnyFinding(record, source) {
            const { check, url } = readCheck(record, source);
            return {
                check,
                ...(CHECKS.get(check)?.alwaysCounts && { alwaysCounts: true }),
                code: readCode(record, check),
                subject: record.has("subject") ? record.textOrTexts("subject") : undefined,
                severity: record.word("severity", core_check.oC),
                stopsRelease: record.flag("stopsRelease"),
                suppressed: record.optionalText("suppressed"),
                overruled: record.optionalText("overruled"),
                age: record.has("age") ? record.word("age", report.j1) : undefined,
                notCompared: record.has("notCompared") ? record.word("notCompared", change.S) : undefined,
                message: record.text("message"),
                help: record.optionalText("help"),
                printed: record.has("printed") ? record.texts("printed") : undefined,
                url,
                secret: record.has("secret") ? record.flag("secret") : undefined,
                fingerprint: record.optionalText("fingerprint"),
                identity: source.isTrusted ? readMark(record, "identity") : undefined,
                lineHash: source.isTrusted ? readMark(record, "lineHash") : undefined,
                location: record.part("location", readLocation),
                excerpt: record.optionalPart("excerpt", readExcerpt),
                fix: record.has("fix") ? record.list("fix", readEdit) : undefined,
            };
        }
        function readCode(record, check) {
            const code = record.text("code");
            const isKnown = Object.hasOwn(CHECKS.get(check)?.codes ?? {}, code);
            return isKnown ? code : record.refuse("code", `the check ${(0, safe.hD)(check)} has no code ${(0, safe.hD)(code)}`);
        }
        function readLocation(record) {
            const [file, pointer] = [readPath(record, "file", "file"), record.optionalText("pointer")];
            const range = record.optionalPart("range", readRange);
            return { ...(0, text_location.i)(file, range), ...(pointer !== undefined && { pointer }) };
        }
        const MARKS = { identity: /^[0-9a-f]{16}$/u, lineHash: /^[0-9a-f]{1,16}:[1-9]\d{0,8}$/u };
        function readMark(record, key) {
            const mark = record.optionalText(key);
            if (mark === undefined || MARKS[key].test(mark))
                return mark;
            return record.refuse(key, `${(0, safe.hD)(mark)} is not a mark of a finding`);
        }
        function readExcerpt(record) {
            const readPart = (key) => {
                const part = record.text(key);
                return part.length <= excerpt.Y
                    ? part
                    : record.refuse(key, `it has more than ${String(excerpt.Y)} characters`);
            };
            return {
                before: readPart("before"),
                marked: readPart("marked"),
                after: readPart("after"),
                ...(record.has("cutBefore") && record.flag("cutBefore") && { cutBefore: true }),
                ...(record.has("cutAfter") && record.flag("cutAfter") && { cutAfter: true }),
            };
        }
        function readEdit(record) {
            return { file: readPath(record, "file", "file"), range: record.part("range", readRange), text: record.text("text") };
        }
        function readRange(record) {
            const [start, end] = [record.part("start", readPosition), record.part("end", readPosition)];
            return (0, text_location.E)(end, start) < 0 ? record.refuse("end", "it is before the start") : { start, end };
        }
        function readPosition(record) {
            const [line, column] = [record.count("line"), record.count("column")];
            if (line > MAX_LINES)
                record.refuse("line", "no file has so many lines");
            return column > MAX_LINES ? record.refuse("column", "no line is so long") : { line, column };
        }
        ;
        const KINDS = ["added", "renamed", "kept"];
        const SUPPRESSIONS = ["off", "baseline"];
        function readChange(record, source) {
            return {
                kind: record.word("kind", KINDS),
                from: record.has("from") ? readPath(record, "from", "folder") : undefined,
                fixed: record.list("fixed", (fixed) => readFixed(fixed, source)),
                suppressions: record.list("suppressions", readSuppression),
            };
        }
        function readFixed(record, source) {
            const { check, url } = readCheck(record, source);
            return {
                check,
                code: readCode(record, check),
                severity: record.word("severity", core_check.oC),
                message: record.text("message"),
                url,
                file: readPath(record, "file", "file"),
            };
        }
        function readSuppression(record) {
            return {
                kind: record.word("kind", SUPPRESSIONS),
                check: record.text("check"),
                file: readPath(record, "file", "file"),
                line: record.has("line") ? record.count("line") : undefined,
                reason: record.text("reason"),
                findings: record.sum("findings"),
            };
        }
        function readRemoved(record) {
            return { path: readPath(record, "path", "folder"), filesLeft: record.sum("filesLeft") };
        }
        var package_difference = __webpack_require__(70820);
        ;
        function readDifference(record) {
            const [before, after] = [record.part("before", readSummary), record.part("after", readSummary)];
            return {
                schema: record.word("schema", [package_difference.e]),
                before,
                after,
                permissions: record.part("permissions", (part) => ({ added: part.texts("added"), removed: part.texts("removed") })),
                hosts: record.part("hosts", (part) => readNames(part, readHost)),
                packages: record.part("packages", (part) => ({
                    ...readNames(part, readPackage),
                    changed: part.list("changed", readPackageChange),
                })),
                entryPoints: record.list("entryPoints", readEntryPoint),
                files: record.list("files", readFile),
                growth: after.size - before.size,
                ...(record.has("limit") && {
                    limit: record.part("limit", (part) => ({ text: part.text("text"), isExceeded: part.flag("isExceeded") })),
                }),
            };
        }
        function readSummary(record) {
            return {
                name: record.text("name"),
                ...readOptionalText(record, "version"),
                sha256: record.text("sha256"),
                size: record.sum("size"),
                unpacked: record.sum("unpacked"),
                files: record.sum("files"),
            };
        }
        function readNames(record, readItem) {
            return {
                added: record.list("added", readItem),
                removed: record.texts("removed"),
                perhapsAdded: record.list("perhapsAdded", readItem),
                unread: record.part("unread", (part) => ({
                    before: part.list("before", readUnread),
                    after: part.list("after", readUnread),
                })),
            };
        }
        function readUnread(record) {
            return { ...readOptionalText(record, "file"), why: record.text("why") };
        }
        function readHost(record) {
            return { host: record.text("host"), file: record.text("file") };
        }
        function readPackage(record) {
            return { name: record.text("name"), versions: record.texts("versions") };
        }
        function readPackageChange(record) {
            return { name: record.text("name"), before: record.texts("before"), after: record.texts("after") };
        }
        function readEntryPoint(record) {
            return { key: record.text("key"), ...readOptionalText(record, "before"), ...readOptionalText(record, "after") };
        }
        function readFile(record) {
            return {
                path: record.text("path"),
                ...(record.has("before") && { before: record.part("before", readSize) }),
                ...(record.has("after") && { after: record.part("after", readSize) }),
            };
        }
        function readSize(record) {
            return {
                size: record.sum("size"),
                ...(record.has("gzip") && { gzip: record.sum("gzip") }),
                isExecutable: record.flag("isExecutable"),
            };
        }
        function readOptionalText(record, key) {
            const text = record.optionalText(key);
            return text === undefined ? {} : { [key]: text };
        }
        var record = __webpack_require__(69481);
        var group_by = __webpack_require__(13291);
        ;
        const STATUSES = ["met", "unmet", "skipped", "crashed"];
        function readReport(file, cwd, { readFile = read_file_of_caller.d, origin = core_tool.VT, isTrusted = true } = {}) {
            const subject = `The report ${(0, safe.hD)(file)}`;
            const read = readFile((0, external_node_path_.resolve)(cwd, file));
            if ("refused" in read) {
                const what = read.missing ? `There is no report ${(0, safe.hD)(file)}` : `${subject} cannot be read: ${read.refused}`;
                throw new errors.eb(what, "Give a file that --format json, or the input report-file, has written");
            }
            const help = "Give what --format json has written, in this version";
            return (0, record.a)({ bytes: read.bytes, subject, schema: json.D, help }, (record) => readReportRecord(record, { origin, isTrusted }));
        }
        function readReportRecord(record, source) {
            record.part("tool", (tool) => {
                const ruleset = tool.text("ruleset");
                if (ruleset !== core_tool.js.ruleset) {
                    tool.refuse("ruleset", `it was made by the rules of ${(0, safe.hD)(ruleset)}, and these are ${(0, safe.hD)(core_tool.js.ruleset)}`);
                }
            });
            const selection = record.optionalPart("selection", readSelection);
            return {
                occasion: record.word("occasion", report.$I),
                strict: record.flag("strict"),
                failOn: record.word("failOn", report.d$),
                failOnNew: record.has("failOnNew") ? record.word("failOnNew", core_check.oC) : undefined,
                plugins: readPlugins(record, selection, source),
                selection,
                baseline: record.optionalPart("baseline", readBaselineUse),
                base: record.optionalPart("base", readBase),
                ...(record.has("notes") && { notes: record.list("notes", readNote) }),
            };
        }
        function readPlugins(record, selection, source) {
            const plugins = record.list("plugins", (plugin) => readPlugin(plugin, source));
            const { of = 0, changedSince, shard } = selection ?? {};
            const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
            if (plugins.length === 0 && !mayBeEmpty)
                record.refuse("plugins", "it reports no plugin, and what is not checked is not a pass");
            if (selection && plugins.length > of)
                record.refuse("plugins", `it reports more plugins than ${String(of)}, which it is about`);
            return plugins;
        }
        function readSelection(record) {
            return {
                of: record.sum("of"),
                tag: record.optionalText("tag"),
                changedSince: record.optionalText("changedSince"),
                shard: record.optionalText("shard"),
            };
        }
        function readNote(record) {
            const path = readPath(record, "path", "folder");
            return {
                severity: record.word("severity", report.Ve),
                path: path === "." ? "" : path,
                message: record.text("message"),
            };
        }
        function readBaselineUse(record) {
            return { file: record.text("file"), gone: record.sum("gone") };
        }
        function readBase(record) {
            const removed = record.has("removed") ? record.list("removed", readRemoved) : undefined;
            return { name: record.text("name"), commit: record.text("commit"), ...(removed && { removed }) };
        }
        function readPlugin(record, source) {
            const findings = record.list("findings", (finding) => readFinding(finding, source));
            const byCheck = (0, group_by.$)(findings, ({ check }) => check);
            const outcomes = record.list("outcomes", (outcome) => readOutcome(outcome, byCheck, source));
            const reported = outcomes.reduce((sum, outcome) => sum + (outcome.status === "unmet" ? outcome.findings.length : 0), 0);
            if (reported !== findings.length)
                record.refuse("findings", "not every finding is of a check that failed");
            requireEveryCheck(outcomes, record);
            return {
                path: readPath(record, "path", "folder"),
                name: record.optionalText("name"),
                version: record.optionalText("version"),
                outcomes,
                findings,
                lifecycle: record.optionalPart("lifecycle", readLifecycle),
                difference: record.optionalPart("difference", readDifference),
                change: record.optionalPart("change", (change) => readChange(change, source)),
            };
        }
        function readLifecycle(record) {
            return {
                entry: readPath(record, "entry", "file"),
                dom: record.optionalText("dom"),
                unguarded: record.optionalText("unguarded"),
                steps: record.list("steps", readLifecycleStep),
                permissions: record.texts("permissions"),
                left: record.texts("left"),
                laterLives: record.list("laterLives", readLaterLife),
            };
        }
        function readLaterLife(record) {
            return {
                kind: record.text("kind"),
                from: record.optionalText("from"),
                steps: record.list("steps", readLifecycleStep),
                left: record.texts("left"),
            };
        }
        function readLifecycleStep(record) {
            return {
                step: record.text("step"),
                call: record.count("call"),
                outcome: record.text("outcome"),
                milliseconds: record.sum("milliseconds"),
                logged: record.texts("logged"),
                printed: record.texts("printed"),
                stored: record.texts("stored"),
                notified: record.texts("notified"),
                open: record.texts("open"),
            };
        }
        function requireEveryCheck(outcomes, record) {
            const seen = new Set();
            for (const { check } of outcomes) {
                if (seen.has(check))
                    record.refuse("outcomes", `there are two outcomes of the check ${(0, safe.hD)(check)}`);
                seen.add(check);
            }
            const missing = checks.A.find(({ id }) => !seen.has(id));
            if (missing)
                record.refuse("outcomes", `there is no outcome of the check ${(0, safe.hD)(missing.id)}, so it is not a pass`);
        }
        function readOutcome(record, findings, source) {
            const named = readCheck(record, source);
            const status = record.word("status", STATUSES);
            switch (status) {
                case "met":
                    return { ...named, status };
                case "skipped":
                    return { ...named, status, reason: record.text("reason") };
                case "crashed":
                    return { ...named, status, error: record.text("error") };
                case "unmet": {
                    const own = findings.get(named.check) ?? [];
                    const count = record.count("findings");
                    if (own.length !== count)
                        record.refuse("findings", `${String(count)} are announced and ${String(own.length)} there`);
                    return { ...named, status, findings: own };
                }
            }
        }
    }),
    12990: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: function () { return writeTogether; },
            k: function () { return writeChange; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
        var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5696);
        function writeChange(root, { file, before, after }) {
            const path = (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__.SQ)(root, file) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, file);
            const help = "Give this user the right to write it, or fix it by hand";
            try {
                (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.writeUserFile)({ path, what: file, help, checkouts: [root], before: new TextEncoder().encode(before) }, after);
                return true;
            }
            catch (error) {
                if (error instanceof _write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.LD)
                    return false;
                throw error;
            }
        }
        function writeTogether(root, changes) {
            const written = [];
            try {
                for (const change of changes) {
                    if (!writeChange(root, change)) {
                        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`Another program changed ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(change.file)} meanwhile`, "Run the same command again");
                    }
                    written.push(change);
                }
            }
            catch (error) {
                for (const { file, before, after } of written.toReversed())
                    writeChange(root, { file, before: after, after: before });
                throw error;
            }
        }
    }),
    99320: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: function () { return findRemovedComments; }
        });
        var _lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96441);
        var _json_scan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74933);
        function findRemovedComments({ file, before, after }) {
            if (!file.endsWith(".json"))
                return [];
            const left = listComments(after).map(({ text }) => text);
            return listComments(before).flatMap(({ line, text }) => {
                const at = left.indexOf(text);
                if (at < 0)
                    return [{ file, line, text }];
                left.splice(at, 1);
                return [];
            });
        }
        function listComments(text) {
            const comments = (0, _json_scan_js__WEBPACK_IMPORTED_MODULE_0__.E)(text).oddities.filter(({ kind }) => kind === "comment");
            if (comments.length === 0)
                return [];
            const lines = (0, _lines_js__WEBPACK_IMPORTED_MODULE_1__.u)(text);
            return comments.map(({ start, end }) => ({ line: lines.position(start).line, text: text.slice(start, end) }));
        }
    })
};
;
