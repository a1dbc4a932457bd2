"use strict";
exports.id = 604;
exports.ids = [604];
exports.modules = {
    76952: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NH: function () { return writeChannel; },
            XX: function () { return render; },
            fz: function () { return annotate; },
            u6: function () { return annotateAll; },
            xA: function () { return publishOn; }
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75865);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68593);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        async function publishOn(channels, first) {
            let publication = first;
            for (const channel of channels)
                publication = await channel.publish(publication);
            return publication;
        }
        async function render({ result: { report }, view }, format, more) {
            return (await (0, _reporters_formats_js__WEBPACK_IMPORTED_MODULE_1__.K)(format, report))(report, { ...view, ...more });
        }
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
        function annotateAll(kind, texts) {
            for (const text of texts)
                annotate(kind, text);
            return texts.map(() => kind);
        }
        const ANNOTATE = { error: _actions_core__WEBPACK_IMPORTED_MODULE_3__.z3, warning: _actions_core__WEBPACK_IMPORTED_MODULE_3__.$e, notice: _actions_core__WEBPACK_IMPORTED_MODULE_3__.lm };
        function annotate(kind, text) {
            ANNOTATE[kind]((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Mg)(text), { title: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name });
        }
    }),
    759: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a8: function () { return isPrivileged; },
            j_: function () { return readEvent; },
            rD: function () { return readPayload; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47111);
        var _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66845);
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
            const read = (0, _base_files_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_0__.d)(path);
            return "refused" in read ? undefined : (0, _base_text_json_parse_json_js__WEBPACK_IMPORTED_MODULE_1__.q)(read.bytes);
        }
        function readEvent(environment, payload) {
            const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
            const pull = readNested(payload, "pull_request");
            const head = parseCommit(readNested(pull, "head", "sha"));
            const number = readNested(pull, "number");
            const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
            const queued = name === "merge_group" ? parseCommit(readNested(payload, "merge_group", "head_sha")) : undefined;
            const ran = name === "workflow_run" ? (parseCommit(readNested(payload, "workflow_run", "head_sha")) ?? "") : undefined;
            const findBase = () => {
                if (isPullRequest)
                    return readBase(readNested(pull, "base"), head);
                return queued === undefined ? undefined : readQueueBase(readNested(payload, "merge_group"));
            };
            return {
                name,
                commit: (isPullRequest ? head : undefined) ?? queued ?? parseCommit(ran ?? checkedOut),
                pullRequest: isPullRequest ? { number, head } : undefined,
                earlier: name === "workflow_run" ? readEarlierRun(readNested(payload, "workflow_run")) : undefined,
                run: readRunEvent(environment, payload),
                base: findBase(),
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
                found = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.Ng)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(found), key);
            return found;
        }
    }),
    18781: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hd: function () { return formatLaterRun; },
            X9: function () { return formatCrash; },
            xV: function () { return reportFailure; },
            yW: function () { return formatRerun; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
        var _core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63762);
        var _github_repository_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86378);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51235);
        var _channel_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76952);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53037);
        var _write_outputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60107);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60549);
        async function reportFailure(thrown, job) {
            const error = (0, _core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_3__.T)(thrown);
            if (job.task.mode === "release")
                return reportFailedRelease(error, job);
            await (0, _write_outputs_js__WEBPACK_IMPORTED_MODULE_7__.K)(_outputs_js__WEBPACK_IMPORTED_MODULE_6__.vM, job.runner.outputFile);
            if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.P_) {
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_5__.fz)("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
            }
            else if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.j$) {
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}: interrupted; all processes that it started have been stopped\n`);
            }
            else
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_5__.fz)("error", formatCrash(error, job.runner));
            return (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.v9)(error);
        }
        function formatCrash(error, { copy }) {
            const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
            return `${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name} crashed: a fault of this tool. ${(0, _core_tool_js__WEBPACK_IMPORTED_MODULE_0__.x_)(copy, "Please report it")}\n${stack}`;
        }
        function formatRerun(run) {
            return formatRerunWith(run, " --failed");
        }
        function formatLaterRun(run) {
            return formatRerunWith(run, "");
        }
        function formatRerunWith({ runId, repository }, which) {
            const where = (0, _github_repository_name_js__WEBPACK_IMPORTED_MODULE_9__.e)(repository) ? ` --repo ${repository}` : "";
            return `gh run rerun${/^\d+$/u.test(runId) ? ` ${runId}` : ""}${which}${where}`;
        }
        async function reportFailedRelease(error, job) {
            const { runner, task } = job;
            const { stopForError } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43845));
            const { formatOutcomeMarkdown, formatOutcome } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 74110));
            const outcome = stopForError(error, formatRerun(runner), runner.copy);
            const tag = task.tag ?? "";
            await (0, _write_outputs_js__WEBPACK_IMPORTED_MODULE_7__.K)({ ..._outputs_js__WEBPACK_IMPORTED_MODULE_6__.vM, ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_6__.i7)({ outcome }) }, runner.outputFile);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(formatOutcome(outcome, { tag }));
            await (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_8__.Sy)(runner.summaryFile, () => formatOutcomeMarkdown(outcome, { tag }));
            if (outcome.crash !== undefined)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_5__.fz)("error", formatCrash(outcome.crash, runner));
            else if (outcome.stop)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_5__.fz)("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
            return outcome.exitStatus;
        }
    }),
    65025: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            K: function () { return formatWith; }
        });
        function formatWith(inputs) {
            const lines = Object.entries(inputs).map(([name, value]) => `\n    ${name}: ${value}`);
            return `\n  with:${lines.join("")}`;
        }
    }),
    26238: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: function () { return hideToken; },
            v: function () { return hideTokens; }
        });
        var _actions_core__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75865);
        var _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70618);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43958);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN"];
        function hideTokens(environment) {
            const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name) || (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__.U)(name));
            const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
            for (const line of new Set(lines))
                if (!["", _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_2__.w].includes(line))
                    hideToken(line);
        }
        function hideToken(token) {
            for (const form of new Set(listForms(token)))
                (0, _actions_core__WEBPACK_IMPORTED_MODULE_3__.Pq)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(form));
        }
        const MIN_ENCODED_LENGTH = 8;
        function listForms(token) {
            const bytes = Buffer.from(token);
            if (bytes.length < MIN_ENCODED_LENGTH)
                return [token];
            const wholes = [token, `x-access-token:${token}`].map((text) => encode(Buffer.from(text)).replace(/=+$/u, ""));
            const parts = [0, 1, 2].map((cut) => encode(bytes.subarray(cut, bytes.length - ((bytes.length - cut) % 3))));
            return [token, ...wholes, ...parts];
        }
        function encode(bytes) {
            return bytes.toString("base64");
        }
    }),
    62013: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: function () { return formatFixCommand; },
            i: function () { return makeNextCommands; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16621);
        function makeNextCommands({ paths, baseline }, copy, mode) {
            const { setup, command } = copy;
            const explain = `${command} explain`;
            if (mode === "report")
                return { setup, explain };
            return {
                setup,
                explain,
                fix: formatFixCommand(paths, copy),
                fixPlugins: (plugins) => formatFixCommand(plugins, copy),
                acceptBuilt: {
                    sentence: "If the base has such findings in built code, hand over its build with base-artifact, or write a baseline",
                    command: formatBaselineCommand(paths, baseline, copy),
                },
            };
        }
        function formatFixCommand(paths, { command }) {
            return [command, "validate", "--fix", ...formatPaths(paths)].join(" ");
        }
        function formatBaselineCommand(paths, baseline = "known-findings.json", { command }) {
            const file = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e)(baseline);
            return [command, "validate", "--baseline", file, "--update-baseline", ...formatPaths(paths)].join(" ");
        }
        function formatPaths(paths) {
            return paths.length === 1 && paths[0] === "." ? [] : paths.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e);
        }
    }),
    53037: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AH: function () { return formatOutputs; },
            B0: function () { return NO_ARTIFACT; },
            EM: function () { return NO_FILES; },
            dj: function () { return makeOutputs; },
            i7: function () { return makeReleaseOutputs; },
            vM: function () { return NO_OUTPUTS; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38537);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77505);
        const NO_FILES = { "report-file": "", "sarif-file": "", "patch-file": "" };
        const NO_ARTIFACT = { "artifact-path": "", "artifact-dir": "", "artifact-sha256": "" };
        const NO_RELEASE = {
            "release-state": "",
            "release-url": "",
            "marketplace-state": "",
            "marketplace-listing-url": "",
            "npm-url": "",
            plan: "",
        };
        function makeReleaseOutputs({ outcome }) {
            const places = outcome.targets.flatMap(({ target, url }) => (url === undefined ? [] : [{ target, url }]));
            const listOf = (name) => outcome.targets.filter(({ target }) => target.split(" ")[0] === name);
            const joinValues = (values) => [...new Set(values.filter((value) => value !== undefined))].join("\n");
            const marketplace = listOf("marketplace");
            const place = places.find(({ target }) => target === "github-release") ?? places[0];
            return {
                "release-state": outcome.state,
                "release-url": place?.url ?? "",
                "marketplace-state": joinValues(marketplace.map(({ state }) => state)),
                "marketplace-listing-url": joinValues(marketplace.map(({ url }) => url)),
                "npm-url": joinValues(listOf("npm").map(({ url }) => url)),
                plan: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(outcome.plan)),
            };
        }
        function makeInputPath(folder, workspace) {
            const from = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(workspace) ?? workspace;
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(folder) ?? folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/") || ".";
        }
        function makeOutputs({ report, root }, workspace, files) {
            const counts = (0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_2__.uu)(report);
            const [plugin, ...others] = report.plugins;
            const only = others.length === 0 ? plugin : undefined;
            const version = only?.version === undefined ? undefined : (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__.ot)(only.version);
            return {
                verdict: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.WJ)(report),
                errors: String(counts.error),
                warnings: String(counts.warning),
                notices: String(counts.notice),
                "stops-release": String(counts.stopsRelease),
                plugins: (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(report.plugins.map(({ path }) => makeInputPath((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), workspace)))),
                "plugin-name": only?.name ?? "",
                version: only?.version ?? "",
                prerelease: version ? String(version.prerelease) : "",
                ...files,
                ...NO_ARTIFACT,
                ...NO_RELEASE,
            };
        }
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
    }),
    29971: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return publishReport; },
            W: function () { return publishWithoutReport; }
        });
        var print = __webpack_require__(51235);
        var safe = __webpack_require__(47313);
        var channel = __webpack_require__(76952);
        var reporters_annotations = __webpack_require__(24575);
        ;
        function planGitHub({ result: { report }, view, own }, { annotations, annotateExisting, suggestions, comment, }, { pullRequest, earlier }, mode) {
            const open = (0, reporters_annotations.yh)(report, { annotatesExisting: annotateExisting });
            const isFixable = open.some(({ fix }) => fix !== undefined);
            const isEarlier = mode === "report";
            const needsChecks = isEarlier || (hasFindings(report) && (0, reporters_annotations.rT)(report, { ...view, annotated: { own } }).left.length > 0);
            const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
            return {
                checks: annotations === "checks" || (annotations === "auto" && needsChecks),
                suggestions: fixes,
                diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
                comment: comment && (pullRequest !== undefined || (isEarlier && earlier !== undefined)),
            };
        }
        function hasFindings({ plugins }) {
            return plugins.some(({ findings }) => findings.length > 0);
        }
        var next_commands = __webpack_require__(62013);
        var action_outputs = __webpack_require__(53037);
        ;
        function makeLinker({ serverUrl, repository, commit: checkedOut }, event) {
            const commit = event.name === "workflow_run" ? event.commit : checkedOut;
            if (serverUrl === "" || repository === "" || commit === undefined)
                return undefined;
            return (file, range) => {
                const path = file.split("/").map(encodePart).join("/");
                return `${serverUrl}/${repository}/blob/${commit}/${path}${range ? formatLines(range) : ""}`;
            };
        }
        function formatLines({ start, end }) {
            return start.line === end.line ? `#L${String(start.line)}` : `#L${String(start.line)}-L${String(end.line)}`;
        }
        function encodePart(name) {
            return encodeURIComponent(name.toWellFormed()).replace(/[!'()*~]/gu, (character) => `%${character.charCodeAt(0).toString(16)}`);
        }
        var write_files = __webpack_require__(17090);
        var write_outputs = __webpack_require__(60107);
        var write_summary = __webpack_require__(60549);
        ;
        async function publishReport(result, request, job, { outputs = {}, summary = "", own = [], remarks = [], sections, isStopped } = {}) {
            const { inputs, event, runner, task, unknownInputs } = job;
            const view = {
                source: result.source,
                isLogged: true,
                copy: runner.copy,
                next: (0, next_commands.i)(inputs, runner.copy, task.mode),
                link: makeLinker(runner, event),
                ...(remarks.length > 0 && { remarks }),
                sections,
                isStopped,
                annotatesExisting: inputs.annotateExisting,
                isUnverified: task.mode === "report",
            };
            const channels = [
                LOG,
                makeGitHubChannel(job, request),
                NOTICES,
                (0, write_files.q)(inputs, runner.workspace, request),
                makeAnnotationChannel(inputs.annotations),
                (0, write_summary.IL)(runner.summaryFile, summary),
                (0, write_outputs.t)(runner, outputs),
            ];
            const all = [...own, ...unknownInputs.map(() => "warning")];
            const first = { result, view, own: all, notices: [], asides: [], files: action_outputs.EM };
            return (await (0, channel.xA)(channels, first)).refused;
        }
        async function publishWithoutReport(outputs, summary, { outputFile, summaryFile }) {
            await (0, write_summary.Sy)(summaryFile, () => summary);
            await (0, write_outputs.K)({ ...action_outputs.vM, ...outputs }, outputFile);
        }
        const LOG = {
            async publish(publication) {
                (0, print.yy)(await (0, channel.XX)(publication, "terminal"));
                return publication;
            },
        };
        function makeGitHubChannel(job, request) {
            return {
                async publish(publication) {
                    const plan = planGitHub(publication, job.inputs, job.event, job.task.mode);
                    if (!plan.checks && !plan.suggestions && !plan.diff && !plan.comment)
                        return publication;
                    const { publishOnGitHub } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(22), __webpack_require__.e(326)]).then(__webpack_require__.bind(__webpack_require__, 28820));
                    return publishOnGitHub(publication, { ...job, request, plan });
                },
            };
        }
        const NOTICES = {
            publish(publication) {
                const { own, notices, asides } = publication;
                for (const aside of asides)
                    (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(aside)}.\n`));
                for (const notice of notices)
                    (0, channel.fz)("notice", notice);
                return { ...publication, own: [...own, ...notices.map(() => "notice")] };
            },
        };
        function makeAnnotationChannel(annotations) {
            return {
                async publish(publication) {
                    const { view, own } = publication;
                    if (annotations === "off" || view.annotated !== undefined)
                        return publication;
                    const annotated = { ...publication, view: { ...view, annotated: { own } } };
                    (0, print.yy)(await (0, channel.XX)(annotated, "github"));
                    return annotated;
                },
            };
        }
    }),
    70274: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: function () { return mayPack; },
            I: function () { return makeRequest; }
        });
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36996);
        var _format_with_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65025);
        function makeRequest(inputs, { occasion, tag }, runner) {
            const { paths, tagFormat, notes, strict, failOn, failOnNew, baseline, changedSince, shard } = inputs;
            return {
                paths,
                strict,
                failOn,
                failOnNew,
                cwd: runner.workspace,
                within: runner.checkouts,
                occasion,
                today: (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_0__.i)(new Date()),
                tag,
                tagFormat,
                notes,
                baseline,
                changedSince,
                shard,
                copy: runner.copy,
                adviseOnPaths: (named) => `Set the input path:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_1__.K)({ path: formatLines(named) })}`,
            };
        }
        function formatLines(paths) {
            const [first = "", ...others] = paths;
            return others.length === 0 ? JSON.stringify(first) : ["|", ...paths].join("\n      ");
        }
        function mayPack({ baseArtifact }, event, { tag }) {
            const isHandedOn = event.name === "push" && baseArtifact !== undefined;
            return tag !== undefined || event.name === "workflow_dispatch" || isHandedOn;
        }
    }),
    42372: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: function () { return requireCheckout; }
        });
        var checkout_step = __webpack_require__(45827);
        var errors = __webpack_require__(42719);
        var external_node_path_ = __webpack_require__(76760);
        var disk = __webpack_require__(77505);
        var safe_read = __webpack_require__(10544);
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
            const { findMatchingFolders } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 76213));
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
    }),
    83346: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return runWithScripts; }
        });
        var core = __webpack_require__(75865);
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var timeline = __webpack_require__(79002);
        var safe = __webpack_require__(47313);
        var run_code = __webpack_require__(10432);
        var command_lines = __webpack_require__(25442);
        ;
        const MAX_SHOWN_BYTES = 4 * 1024 * 1024;
        function makeCommandLog() {
            let token;
            let shown = 0;
            const end = () => {
                if (token === undefined)
                    return;
                (0, print.yy)(`::${token}::\n`);
                (0, core.N4)();
                token = undefined;
            };
            return {
                end,
                onEvent(event) {
                    switch (event.kind) {
                        case "started":
                            token = crypto.randomUUID();
                            shown = 0;
                            (0, core.Oh)((0, safe.Xm)((0, command_lines.Vg)(event)));
                            (0, print.yy)(`::stop-commands::${token}\n`);
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
                            return;
                        case "again":
                            (0, print.yy)(`${(0, command_lines.ye)(event.folder)}\n`);
                            return;
                        case "left-out":
                            (0, print.yy)(`${(0, command_lines.$c)(event.folder, event.lines)}\n`);
                    }
                },
            };
        }
        var scripts_refusal = __webpack_require__(66279);
        var errors = __webpack_require__(42719);
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
        async function runWithScripts(act, request, { inputs, event, runner, environment, packs }) {
            const settings = readCodeSettings(inputs, request.cwd);
            if ((0, run_code.ag)(settings))
                return act({ ...request, findOut: (0, run_code.dp)(settings) });
            if (inputs.runScripts === "auto")
                (0, scripts_refusal.R)(event, environment);
            const { platform, execPath } = process;
            const surroundings = { env: environment, platform, execPath };
            const rules = {
                ...(event.mayBeForeign && { refuse: refuseForeignCode(event, runner) }),
                ...(packs && { watch: (await loadArchiveChange()).withArchiveChange }),
            };
            const log = { ...makeCommandLog(), onRun: printLifecycle };
            return (0, run_code.Bx)(settings, { surroundings, log, rules }, (findOut) => act({ ...request, findOut }));
        }
        function loadArchiveChange() {
            return Promise.all([__webpack_require__.e(274), __webpack_require__.e(594), __webpack_require__.e(999), __webpack_require__.e(109), __webpack_require__.e(22), __webpack_require__.e(480), __webpack_require__.e(604), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 38085));
        }
        function readCodeSettings(inputs, cwd) {
            const { runScripts, commands, minutes, jobs, named, lifecycle, lifecycleNetwork: hasNetwork } = inputs;
            const callsHooks = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
            const decisive = lifecycle === "auto" ? "run-scripts" : "lifecycle";
            return {
                noScripts: runScripts === "false" ? "the input run-scripts is false" : undefined,
                noLifecycle: callsHooks ? undefined : `the input ${decisive} is false`,
                commands,
                minutes,
                jobs,
                named,
                hasNetwork,
                settings: readSettingsInput(inputs.lifecycleSettings, cwd),
            };
        }
        function readSettingsInput(file, cwd) {
            return file === undefined ? undefined : { file, by: "the input lifecycle-settings", cwd };
        }
        function printLifecycle(run, folder) {
            if ((0, absent.W0)(run))
                return;
            (0, core.Oh)((0, safe.Xm)(folder === "" ? "lifecycle" : `${folder}: lifecycle`));
            (0, print.yy)((0, timeline.B)(run, {}));
            (0, core.N4)();
        }
    }),
    66279: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return refuseUnsafeScripts; },
            O: function () { return warnOfTokenFiles; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var publishing_credential = __webpack_require__(43958);
        var read_file_of_caller = __webpack_require__(47111);
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
        var errors = __webpack_require__(42719);
        var safe = __webpack_require__(47313);
        var action_event = __webpack_require__(759);
        var format_with = __webpack_require__(65025);
        ;
        function refuseUnsafeScripts({ name: event }, environment) {
            const credential = (0, publishing_credential.S)(environment);
            if (credential !== undefined) {
                throw new errors.P_(`The plugin's tests, lint and type check would run next to a credential that publishes: ${credential}`, `Check in one job and publish in another, which runs no code of the repository:${formatScriptsInput("false")}\nOr state that they may still run here:${formatScriptsInput("true")}`);
            }
            if ((0, action_event.a8)(event)) {
                throw new errors.P_(`The plugin's tests, lint and type check would run with the rights of the repository, as the event is ${event}`, `Check on pull_request, or run nothing:${formatScriptsInput("false")}\nOr, if no untrusted code can be checked out here, state it:${formatScriptsInput("true")}`);
            }
        }
        function warnOfTokenFiles(inputs, { workspace, checkouts }, environment) {
            if (inputs.runScripts !== "auto")
                return [];
            const folders = [...new Set([checkouts, workspace, ...inputs.paths.map((path) => (0, external_node_path_.join)(workspace, path))])];
            return listTokenFiles(environment, { root: checkouts, folders }).map((file) => `The plugin's tests, lint and type check can read the token for a registry in ${(0, safe.hD)(file, MAX_PATH_LENGTH)}\nIf it can publish, check in one job and publish in another. If it only reads packages, state that they may run here:${formatScriptsInput("true")}`);
        }
        const MAX_PATH_LENGTH = 200;
        function formatScriptsInput(value) {
            return (0, format_with.K)({ "run-scripts": `"${value}"` });
        }
    }),
    24862: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ty: function () { return explainWrongTag; },
            aG: function () { return decideTask; },
            f0: function () { return requireReleaseTag; },
            hb: function () { return guessTask; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47892);
        var _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71643);
        var _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36619);
        var _format_with_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65025);
        var _require_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42372);
        async function decideTask(source) {
            const { inputs, event } = source;
            const settings = readSettings(inputs);
            const mayNameTag = inputs.report === "" && inputs.artifact === undefined && inputs.pin === undefined;
            const isNamed = (0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_4__.eL)(event.run, settings) !== undefined;
            const repository = mayNameTag && isNamed ? await readRepository(source) : undefined;
            return makeTask(source, (0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_4__.co)(event.run, settings, repository));
        }
        function guessTask(settings, source) {
            const decision = (0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_4__.co)(source.event.run, settings, undefined);
            return makeTask({ ...source, inputs: settings }, decision);
        }
        function makeTask({ inputs, event, runner }, decision) {
            const tag = findTag(decision);
            return {
                mode: inputs.report === "" ? MODES[decision.kind] : "report",
                occasion: findOccasion(event, tag),
                tag,
                tagCommit: tag !== undefined && tag === event.run.tag ? runner.commit : undefined,
                decision,
            };
        }
        function findOccasion({ name }, tag) {
            if (name.startsWith("pull_request"))
                return "pull-request";
            return tag === undefined ? "push" : "release";
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
            await (0, _require_checkout_js__WEBPACK_IMPORTED_MODULE_5__.E)(runner);
            const place = { cwd: runner.workspace, within: runner.checkouts };
            const { workspace, folders } = await (0, _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_3__.Y)(inputs.paths, place);
            return (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.fl)(workspace, folders, inputs.tagFormat);
        }
        function requireReleaseTag({ decision }, event) {
            if (decision.kind === "release")
                return decision.tag;
            if (decision.kind === "untrusted") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(decision.why, 'Release on a pushed tag, on release: published, or by workflow_dispatch from a tag or with the input tag:\n  on:\n    push:\n      tags: ["v*"]');
            }
            if (decision.kind === "wrong" && decision.asked !== undefined)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(decision.why, explainWrongTag(decision.asked, decision.right, event));
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(decision.why, `Set the input tag:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_6__.K)({ tag: "v1.2.3" })}`);
        }
        function explainWrongTag(tag, right, { run }) {
            const [first = "v1.2.3"] = right;
            if (run.tag !== tag)
                return `Set the input tag:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_6__.K)({ tag: JSON.stringify(first) })}`;
            return (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_2__._D)(tag, right);
        }
    }),
    17090: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: function () { return refuseUnsafeFiles; },
            q: function () { return makeFileChannel; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93684);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _run_fix_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61999);
        var _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5696);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        var _channel_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76952);
        function refuseUnsafeFiles({ reportFile, sarifFile, patchFile }, workspace) {
            const files = { "report-file": reportFile, "sarif-file": sarifFile, "patch-file": patchFile };
            for (const [input, file] of Object.entries(files)) {
                if (file !== "")
                    (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.i)(makeUserFile(input, file, [workspace]));
            }
        }
        function makeFileChannel({ reportFile, sarifFile, patchFile }, workspace, request) {
            return {
                async publish(publication) {
                    const { result } = publication;
                    const files = { ...publication.files };
                    const failed = [];
                    let refused;
                    const write = async (output, name, file, text) => {
                        if (file === "")
                            return;
                        const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.NH)(name, async () => {
                            const content = await text();
                            try {
                                (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.J)(makeUserFile(output, file, [workspace, result.root]), content);
                            }
                            catch (error) {
                                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.P_)
                                    refused = error;
                                throw error;
                            }
                            if (output !== "patch-file" || /^diff /mu.test(content))
                                files[output] = file;
                        });
                        if (!isWritten)
                            failed.push("warning");
                    };
                    await write("report-file", "report file", reportFile, () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "json"));
                    await write("sarif-file", "SARIF file", sarifFile, () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "sarif", { page: _catalog_pages_js__WEBPACK_IMPORTED_MODULE_1__.zV }));
                    await write("patch-file", "patch file", patchFile, async () => (0, _channel_js__WEBPACK_IMPORTED_MODULE_6__.XX)(publication, "patch", { changes: (await (0, _run_fix_files_js__WEBPACK_IMPORTED_MODULE_3__.fixFiles)(request, result)).changes }));
                    return { ...publication, files, refused, own: [...publication.own, ...failed] };
                },
            };
        }
        function makeUserFile(input, file, checkouts) {
            const help = `Give ${input} a file that can be written`;
            return { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file), what: `The ${input} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)}`, help, checkouts };
        }
    }),
    60107: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            K: function () { return writeOutputs; },
            t: function () { return makeOutputChannel; }
        });
        var _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26977);
        var _channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53037);
        function makeOutputChannel({ outputFile, workspace }, others) {
            return {
                async publish(publication) {
                    const { result, files } = publication;
                    await writeOutputs({ ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_2__.dj)(result, workspace, files), ...others }, outputFile);
                    return publication;
                },
            };
        }
        async function writeOutputs(outputs, outputFile) {
            await (0, _channel_js__WEBPACK_IMPORTED_MODULE_1__.NH)("outputs", () => {
                (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_0__.d)(outputFile, (0, _outputs_js__WEBPACK_IMPORTED_MODULE_2__.AH)(outputs));
            });
        }
    }),
    60549: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            IL: function () { return makeSummaryChannel; },
            Sy: function () { return writeSummary; },
            qC: function () { return measureRoom; }
        });
        var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
        var _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26977);
        var _channel_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76952);
        function makeSummaryChannel(summaryFile, below) {
            return {
                async publish(publication) {
                    await writeSummary(summaryFile, async () => {
                        const whole = publication.files["report-file"];
                        const room = measureRoom(summaryFile) - Buffer.byteLength(below);
                        return (await (0, _channel_js__WEBPACK_IMPORTED_MODULE_2__.XX)(publication, "markdown", { room, ...(whole !== "" && { whole }) })) + below;
                    });
                    return publication;
                },
            };
        }
        function measureRoom(summaryFile) {
            return _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__.f.summaryBytes - (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__.K)(summaryFile);
        }
        async function writeSummary(summaryFile, format) {
            await (0, _channel_js__WEBPACK_IMPORTED_MODULE_2__.NH)("job summary", async () => {
                (0, _base_output_append_file_js__WEBPACK_IMPORTED_MODULE_1__.d)(summaryFile, await format());
            });
        }
    }),
    26977: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            K: function () { return getFileSize; },
            d: function () { return appendFile; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        function appendFile(file, text) {
            if (file)
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, text);
        }
        function getFileSize(file) {
            if (file)
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0;
            return 0;
        }
    }),
    8483: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            y: function () { return applyFixes; }
        });
        var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37569);
        function applyFixes(text, fixes) {
            const lines = (0, _lines_js__WEBPACK_IMPORTED_MODULE_0__.u)(text);
            const appliedSpans = [];
            const applied = fixes.map((fix) => {
                const spans = fix.map((edit) => ({
                    start: lines.offset(edit.range.start),
                    end: lines.offset(edit.range.end),
                    text: edit.text,
                }));
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
    }),
    70618: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            b: function () { return readCredentialValue; },
            w: function () { return NO_TOKEN; }
        });
        const NO_TOKEN = "XXXXX-XXXXX-XXXXX-XXXXX";
        const REFERENCE = /\$\{(\w+)(?:\?|:?-([^}]*))?\}|^\$(\w+)$/gu;
        function readCredentialValue(value, environment) {
            const named = value.replace(REFERENCE, (_, braced, usual, plain) => {
                return environment[braced ?? plain ?? ""] || (usual ?? "");
            });
            const credential = named.trim();
            return credential === NO_TOKEN ? "" : credential;
        }
    }),
    43958: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return findPublishingCredential; },
            U: function () { return isPublishingVariable; }
        });
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        var _credential_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70618);
        const PUBLISHING = new RegExp([
            "^(?:NODE_AUTH_TOKEN|NPM_(?:AUTH_)?TOKEN|BUN_AUTH_TOKEN|YARN_NPM_AUTH_(?:TOKEN|IDENT)",
            "|P?NPM_CONFIG_(?:.*:)?(?:_?AUTH_?TOKEN|_AUTH|_?PASSWORD|TOKEN)",
            "|VSCE_PAT|OVSX_PAT|WEB_EXT_API_SECRET|PLUGIN_MARKETPLACE_TOKEN)$",
        ].join(""), "iu");
        const MAX_NAME_LENGTH = 200;
        function isPublishingVariable(name) {
            return PUBLISHING.test(name);
        }
        function findPublishingCredential(environment) {
            const [name] = Object.keys(environment).filter((one) => describeVariable(one) !== undefined && (0, _credential_value_js__WEBPACK_IMPORTED_MODULE_1__.b)(environment[one] ?? "", environment) !== "");
            return name === undefined ? undefined : describeVariable(name);
        }
        function describeVariable(name) {
            if (/^INPUT_(?!GITHUB).*TOKEN$/u.test(name))
                return `the input ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(name.slice("INPUT_".length).toLowerCase())}`;
            if (name === "ACTIONS_ID_TOKEN_REQUEST_URL")
                return "the permission id-token: write";
            return isPublishingVariable(name) ? `the variable ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(name, MAX_NAME_LENGTH))}` : undefined;
        }
    }),
    45827: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: function () { return CHECKOUT_STEP; }
        });
        const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
    }),
    5299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return findComponentLibrary; }
        });
        var bundled_packages = __webpack_require__(61369);
        var imported_packages = __webpack_require__(4393);
        ;
        const UI_LIBRARIES = {
            react: "React",
            preact: "Preact",
            vue: "Vue",
            svelte: "Svelte",
            "solid-js": "Solid",
            lit: "Lit",
        };
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
        function listUiLibraries(packages) {
            const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
            return [...new Set(names.filter((name) => name !== undefined))];
        }
        ;
        function findComponentLibrary({ modules }, declared) {
            const find = (search) => listUiLibraries(modules.flatMap(({ latin1 }) => [...search(latin1)]));
            const imported = find((code) => (0, imported_packages.t)(code, UI_PACKAGES));
            const bundled = find((code) => (0, bundled_packages.D)(code, undefined, UI_PACKAGES).keys());
            const [first, second] = imported.length > 1 ? imported.filter((name) => name !== "lit") : imported;
            if (first && second)
                return { why: `the built code imports ${UI_LIBRARIES[first]} and ${UI_LIBRARIES[second]}` };
            const [inside] = bundled;
            if (inside)
                return { why: `${UI_LIBRARIES[inside]} is inside of the bundle, where no host can reach it` };
            const [named, other] = listUiLibraries(declared);
            const library = first ?? (other === undefined ? named : undefined);
            if (library === undefined)
                return {};
            return { library };
        }
    }),
    79002: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return formatTimeline; },
            I: function () { return describeFailure; }
        });
        var _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31370);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _paint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9609);
        const MAX_LINES = 12;
        const MAX_LINE_LENGTH = 160;
        const NAME_WIDTH = 14;
        const MAX_NAME_LENGTH = 40;
        const TIME_WIDTH = 9;
        function formatTimeline(run, view) {
            const paint = (0, _paint_js__WEBPACK_IMPORTED_MODULE_2__.A)(view);
            const pathOf = view.pathOf ?? String;
            const lines = [
                `${paint("bold", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(run.entry)))}${formatDom(run, paint)}`,
                ...formatUnguarded(run, paint),
                ...formatGeneratedSettings(run, paint),
                ...listShown(run.steps).flatMap((step) => formatStep(step, paint, pathOf)),
                ...formatLeft(run.left, paint),
                ...(run.laterLives ?? []).flatMap((later) => formatLaterRun(later, paint, pathOf)),
                ...formatUses(run, paint),
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(lines.join("\n"))}\n`;
        }
        function formatDom({ dom, steps }, paint) {
            if (dom === undefined)
                return "";
            const isForComponents = steps.some(({ component }) => component !== undefined);
            const why = isForComponents ? "for its components" : `as it needs ${dom}`;
            return paint("dim", `  with a small DOM, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(why)}`);
        }
        function formatUnguarded({ unguarded }, paint) {
            if (unguarded === undefined)
                return [];
            return [`  ${paint("yellow", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`unguarded: ${unguarded} is native code, which no guard watches`))}`];
        }
        function formatLaterRun({ kind, from = "", steps, left }, paint, pathOf) {
            const title = {
                restart: "started again after install",
                earlier: `version ${from} until it was disabled`,
                update: `updated from ${from}`,
            }[kind];
            const called = steps.filter((step) => isShown(step) && step.outcome.kind !== "no-hook");
            const isGood = called.every((step) => makeOutcomeWords(step).style === "green") && called.length > 0;
            if (isGood) {
                const time = formatTime(steps.reduce((sum, { milliseconds }) => sum + milliseconds, 0));
                const names = called.map(({ name }) => name).filter((name) => name !== "load");
                const line = `  ${paint("green", "\u2714")} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}: ${names.join(", ")}${paint("dim", `  ${time}`)}`;
                return [line, ...formatLeft(left, paint)];
            }
            return [
                `  ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(title)}:`,
                ...listShown(steps).flatMap((step) => formatStep(step, paint, pathOf).map((line) => `  ${line}`)),
                ...formatLeft(left, paint),
            ];
        }
        function formatLeft(left, paint) {
            if (!left)
                return [];
            const more = left.more > 0 ? `, and ${String(left.more)} more` : "";
            const line = `still stored: ${left.keys.map((key) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)).join(", ")}${more}`;
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
        function formatStepName({ name, nth, component }) {
            if (component !== undefined)
                return `${name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(component, MAX_NAME_LENGTH))}`;
            if (nth > 1)
                return `${name} (${String(nth)})`;
            return name;
        }
        function formatStep(step, paint, pathOf) {
            const { sign, style, words } = makeOutcomeWords(step);
            if (step.outcome.kind === "not-called")
                return [`  ${paint("dim", `${sign} the rest is not called: ${words}`)}`];
            const name = formatStepName(step);
            const time = step.outcome.kind === "no-hook" ? "" : formatTime(step.milliseconds);
            const head = `  ${paint(style, sign)} ${name.padEnd(NAME_WIDTH)}${paint("dim", time.padStart(TIME_WIDTH))}  ${paint(style, words)}`;
            const events = formatEvents(step, pathOf);
            const lines = events.slice(0, MAX_LINES);
            const left = events.length - MAX_LINES + step.more;
            if (left > 0)
                lines.push(`\u2026 ${String(left)} more`);
            return [head.trimEnd(), ...lines.map((line) => paint("dim", `      ${line}`))];
        }
        function makeOutcomeWords({ outcome, uncaught, refused }) {
            const bad = (words) => ({ sign: "\u2718", style: "red", words });
            const doubtful = (words) => ({ sign: "\u25b2", style: "yellow", words });
            const absent = (words) => ({ sign: "-", style: "dim", words });
            switch (outcome.kind) {
                case "done":
                    if (uncaught.length > 0)
                        return bad("leaves an error that nothing catches");
                    if (refused.length > 0)
                        return doubtful("was refused something");
                    return { sign: "\u2714", style: "green", words: "" };
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
                    return absent((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(outcome.why));
                default:
                    return bad(describeFailure(outcome));
            }
        }
        function describeFailure(outcome) {
            switch (outcome.kind) {
                case "threw":
                    return cutLine(`throws ${outcome.error.name} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.error.message)}`);
                case "missing":
                    return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`the built code has no ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(outcome.hook)}`);
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
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.logged.map(({ level, message }) => `${level}  ${message}`)),
                ...(0, _base_text_printed_lines_js__WEBPACK_IMPORTED_MODULE_0__.$)(step.printed.map((line) => `> ${line}`)),
                ...step.stored.map(({ key, change }) => (change === "set" ? `stored ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}` : `deleted ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(key)}`)),
                ...step.notified.map(({ title, message, kind }) => `notified ${kind}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(title)}, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(message)}`),
                ...step.refused.map(({ act, object }) => `refused to ${act} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(object)}`),
                ...(step.gaps ?? []).map(({ name }) => `used ${name}, which the small DOM does not have`),
                ...step.open.map(({ what, at }) => `still open: ${what}${at ? `, opened at ${pathOf(at.file)}${formatLine(at)}` : ""}`),
            ];
            return lines.map(cutLine);
        }
        function formatLine({ range }) {
            return range ? `:${String(range.start.line)}` : "";
        }
        function formatGeneratedSettings({ madeUp = [] }, paint) {
            if (madeUp.length === 0)
                return [];
            const line = `generated settings: ${madeUp.join(", ")} (pass real ones with --settings)`;
            return [`  ${paint("dim", cutLine(line))}`];
        }
        function formatUses({ uses }, paint) {
            const permissions = [...new Set(uses.map(({ permission }) => permission))].toSorted();
            if (permissions.length === 0)
                return [];
            return [`  ${paint("dim", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`permissions in use: ${permissions.join(", ")}`))}`];
        }
        function cutLine(text) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, MAX_LINE_LENGTH));
        }
        function formatTime(milliseconds) {
            if (milliseconds >= 1000)
                return `${(milliseconds / 1000).toFixed(1)} s`;
            return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
        }
    }),
    45315: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NY: function () { return combineFactFinders; },
            P4: function () { return findOutEach; },
            vH: function () { return askNpmForFiles; },
            z9: function () { return findNpmAnswer; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        async function askNpmForFiles({ workspace, root, folders, needs }, surroundings, signal) {
            const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
            const packages = folders.filter((folder) => isAsked && workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind === "file");
            if (packages.length === 0)
                return new Map();
            const { askNpm } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 32427));
            const places = packages.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder));
            const answers = await askNpm({ ...surroundings, repository: root, folders: places, signal });
            return new Map(packages.flatMap((folder, at) => (answers[at] ? [[folder, answers[at]]] : [])));
        }
        function findNpmAnswer(answers) {
            return ({ folder }) => {
                const npmPackedFiles = answers.get(folder);
                return Promise.resolve(npmPackedFiles ? { npmPackedFiles } : {});
            };
        }
        function combineFactFinders(...finders) {
            return async (asked) => {
                let given = {};
                for (const findOut of finders)
                    given = { ...given, ...(await findOut(asked)) };
                return given;
            };
        }
        function findOutEach(findOut) {
            return () => Promise.resolve(findOut);
        }
    }),
    61999: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G4: function () { return isFixable; },
            SJ: function () { return isFixedIn; },
            Tb: function () { return fixJudged; },
            fixFiles: function () { return fixFiles; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49862);
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8483);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_inside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89198);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48950);
        const MAX_ROUNDS = 20;
        function fixFiles(request, first, isKept) {
            return fixJudged(first, (overlay) => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_4__.M)({ ...request, overlay }), isKept);
        }
        async function fixJudged(first, judge, isKept = () => false) {
            const fixed = [];
            const left = new Map();
            const before = new Map();
            const overlay = new Map();
            const disk = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__.DH)(first.root);
            let result = first;
            for (let round = 0; round < MAX_ROUNDS; round++) {
                const fixable = result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => isFixable(finding) && !isKept(finding, plugin)));
                const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
                let isChanged = false;
                for (const file of files) {
                    const checked = overlay.get(file) ?? result.checkedBytes?.(file);
                    const bytes = checked ?? disk.bytes(file);
                    if (bytes && !before.has(file))
                        before.set(file, bytes);
                    if (bytes && !checked) {
                        overlay.set(file, bytes);
                        isChanged = true;
                        continue;
                    }
                    const decoded = bytes && (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
                    if (!decoded || decoded.fault) {
                        left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                        continue;
                    }
                    const findings = fixable.filter((finding) => isFixedIn(finding, file));
                    const { text, applied } = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_5__.y)(decoded.text, findings.map(({ fix = [] }) => fix));
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
                return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: (0, _base_files_inside_js__WEBPACK_IMPORTED_MODULE_3__.GW)(disk, file) };
            })
                .filter((change) => change.before !== change.after);
        }
        function isFixable(finding) {
            return (0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) && finding.fix !== undefined;
        }
        function isFixedIn({ fix = [] }, file) {
            return fix.every((edit) => edit.file === file);
        }
    }),
    82294: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return makeLifecycleSettings; },
            s: function () { return readSettings; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var config_fault_problem = __webpack_require__(48616);
        var errors = __webpack_require__(42719);
        var config_schemas = __webpack_require__(64252);
        var config_values = __webpack_require__(25768);
        var json_object = __webpack_require__(34367);
        ;
        const TEXTS = {
            email: "user@example.com",
            "idn-email": "user@example.com",
            uri: "https://example.com/",
            url: "https://example.com/",
            iri: "https://example.com/",
            hostname: "example.com",
            ipv4: "192.0.2.1",
            ipv6: "2001:db8::1",
            uuid: "00000000-0000-4000-8000-000000000000",
            date: "2000-01-01",
            time: "12:00:00Z",
            "date-time": "2000-01-01T12:00:00Z",
            duration: "P1D",
            regex: ".*",
            "json-pointer": "/made-up",
            color: "#336699",
        };
        const MAX_VALUE_LENGTH = 10_000;
        const DEEPEST = 10;
        function makeSettingValue(schema) {
            if (Object.hasOwn(schema, "pattern") && !Object.hasOwn(schema, "enum"))
                return undefined;
            const value = makeValue(schema, 0);
            const faults = (0, config_values.u)(schema, value, []).filter(({ keyword }) => keyword !== "secret");
            if (faults.length > 0)
                return undefined;
            return value;
        }
        function makeValue(schema, depth) {
            const own = (key) => (0, json_object.Ng)(schema, key);
            for (const key of ["default", "const"])
                if (own(key) !== undefined)
                    return own(key);
            for (const key of ["enum", "examples"]) {
                const list = own(key);
                if (Array.isArray(list) && list.length > 0)
                    return list[0];
            }
            switch (findType(own)) {
                case "string":
                    return makeText(own("format"), toNumber(own("minLength")) ?? 0, toNumber(own("maxLength")) ?? MAX_VALUE_LENGTH);
                case "integer":
                case "number":
                    return makeNumber(own);
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
        function findType(own) {
            const type = own("type");
            if (Array.isArray(type))
                return type[0];
            return type ?? ((0, json_object.Gv)(own("properties")) ? "object" : "string");
        }
        function makeText(format, min, max) {
            const text = (0, json_object.Ng)(TEXTS, (0, json_object.fE)(format) ?? "") ?? "made-up";
            return text.padEnd(Math.min(min, MAX_VALUE_LENGTH), "x").slice(0, max);
        }
        function makeNumber(own) {
            const number = (key) => toNumber(own(key));
            const step = number("multipleOf") ?? (own("type") === "integer" ? 1 : 0);
            const gap = step || 0.5;
            const above = number("exclusiveMinimum");
            const min = number("minimum") ?? (above === undefined ? undefined : above + gap);
            const max = number("maximum") ?? (number("exclusiveMaximum") ?? Infinity) - gap;
            const value = min ?? Math.min(1, max);
            if (step === 0)
                return value;
            return Math.ceil(value / step) * step;
        }
        function makeList(own, depth) {
            const items = own("items");
            const count = Math.min(toNumber(own("minItems")) ?? 0, 100);
            return Array.from({ length: count }, () => ((0, json_object.Gv)(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
        }
        function makeObject(own, depth) {
            const properties = own("properties");
            if (!(0, json_object.Gv)(properties) || depth >= DEEPEST)
                return {};
            return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, makeValue((0, json_object.vw)(schema), depth + 1)]));
        }
        const toNumber = (value) => (typeof value === "number" ? value : undefined);
        var safe = __webpack_require__(47313);
        var read_file_of_caller = __webpack_require__(47111);
        ;
        const MAX_SETTINGS_BYTES = 1024 * 1024;
        const HELP = 'Write a JSON object of settings, such as {"apiKey": "..."}';
        function readSettings(file, by, cwd, repository) {
            const subject = `The file of ${by}, ${(0, safe.hD)(file)},`;
            const read = (0, read_file_of_caller.d)((0, external_node_path_.resolve)(cwd, file), repository, MAX_SETTINGS_BYTES);
            if ("refused" in read) {
                if (read.missing)
                    throw new errors.eb(`${subject} is not there`, `Write the path from ${(0, safe.hD)(cwd)}`);
                throw new errors.eb(`${subject} cannot be read: ${read.refused}`, HELP);
            }
            const text = new TextDecoder().decode(read.bytes);
            let values;
            try {
                values = JSON.parse(text);
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
                throw new errors.eb(`${subject} is not JSON`, HELP);
            }
            if (!(0, json_object.Gv)(values))
                throw new errors.eb(`${subject} is not a JSON object`, HELP);
            return { file, values };
        }
        function makeLifecycleSettings(manifest, given) {
            const schemas = (0, config_schemas.Y3)(manifest);
            const defaults = manifest.value["default_config"];
            if (given)
                refuseFaults(manifest, given);
            const chosen = new Map(Object.entries({ ...(0, json_object.vw)(defaults), ...given?.values }));
            const madeUp = [];
            const names = schemas.flatMap(({ schema: { properties } }) => Object.keys((0, json_object.vw)(properties)));
            for (const name of new Set(names)) {
                if (chosen.has(name))
                    continue;
                const { schema = {} } = (0, config_schemas.SP)(schemas, name) ?? {};
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
            const schemas = (0, config_schemas.Y3)(manifest);
            for (const [name, value] of Object.entries(values)) {
                const setting = (0, config_schemas.SP)(schemas, name);
                const { format, ...others } = setting?.schema ?? {};
                const isPassword = format === "password";
                const [fault] = (0, config_values.u)(isPassword ? others : setting?.schema, value, [name]);
                if (!fault)
                    continue;
                const { message, help } = (0, config_fault_problem.Yk)(manifest, fault);
                throw new errors.eb(`The settings in ${(0, safe.hD)(file)} do not fit "config_schema": ${isPassword ? `${(0, safe.hD)(name)} is refused by its schema` : message}`, isPassword ? HELP : help);
            }
        }
    }),
    10432: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bx: function () { return runCode; },
            ag: function () { return runsNothing; },
            dp: function () { return skipCode; }
        });
        var commands_cancellation = __webpack_require__(81652);
        var ask_npm_for_files = __webpack_require__(45315);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(65641);
        var facts = __webpack_require__(63922);
        ;
        const MAX_HELD = 32 * 1024 * 1024;
        function orderLogs(folders, onEvent) {
            const held = new Map();
            const ended = new Set();
            let current = 0;
            let size = 0;
            const hold = (folder, event) => {
                const log = held.get(folder) ?? { events: [], leftOut: 0 };
                held.set(folder, log);
                const length = event.kind === "printed" ? event.text.length : 0;
                if (size + length > MAX_HELD) {
                    log.leftOut += 1;
                    return;
                }
                size += length;
                log.events.push(event);
            };
            const release = (folder) => {
                const { events, leftOut } = held.get(folder) ?? { events: [], leftOut: 0 };
                held.delete(folder);
                for (const event of events) {
                    if (event.kind === "printed")
                        size -= event.text.length;
                    onEvent(event);
                }
                if (leftOut > 0)
                    onEvent({ kind: "left-out", folder, lines: leftOut });
            };
            return {
                logOf: (folder) => (event) => {
                    if (folders[current] === folder)
                        onEvent(event);
                    else
                        hold(folder, event);
                },
                end(folder) {
                    ended.add(folder);
                    for (let next = folders[current]; next !== undefined && ended.has(next); next = folders[current]) {
                        current += 1;
                        const following = folders[current];
                        if (following !== undefined)
                            release(following);
                    }
                },
            };
        }
        var run_lifecycle = __webpack_require__(68242);
        var run_scripts = __webpack_require__(36226);
        ;
        async function runSideBySide(folders, { jobs, run, hasFailed, onAgain, onEnd, cancellation, cancel }) {
            const results = new Map();
            const running = new Set();
            const hadOthers = new Set();
            const mayCount = (folder, result) => !hadOthers.has(folder) || !hasFailed(result);
            const waiting = folders.values();
            const work = async () => {
                for (const folder of waiting) {
                    cancellation.signal.throwIfAborted();
                    running.add(folder);
                    if (running.size > 1)
                        for (const one of running)
                            hadOthers.add(one);
                    const result = await run(folder);
                    running.delete(folder);
                    results.set(folder, result);
                    if (mayCount(folder, result))
                        onEnd(folder);
                }
            };
            const workers = Array.from({ length: Math.min(jobs, folders.length) }, async () => {
                try {
                    await work();
                }
                catch (error) {
                    cancel(error);
                    throw error;
                }
            });
            const failed = (await Promise.allSettled(workers)).find((worker) => worker.status === "rejected");
            if (failed)
                throw failed.reason;
            for (const [folder, result] of folders.map((one) => [one, results.get(one)])) {
                if (mayCount(folder, result))
                    continue;
                onAgain(folder);
                results.set(folder, await run(folder));
                onEnd(folder);
            }
            return results;
        }
        ;
        function makeCodeFinder(settings, tools) {
            return async (asked) => {
                const { cancellation, cancel } = (0, commands_cancellation.o)(tools.cancellation);
                const turns = { jobs: settings.jobs, cancellation, cancel };
                const scripts = await runAllScripts(asked, settings, tools, turns);
                if (settings.noScripts === undefined)
                    asked.workspace.forget("");
                const asking = (0, ask_npm_for_files.vH)(asked, tools.surroundings, cancellation.signal).catch((error) => {
                    cancel(error);
                    throw error;
                });
                const [first, answers] = await Promise.all([callAllHooks(asked, settings, tools, turns), asking]);
                cancellation.signal.throwIfAborted();
                const differing = await findDiffering(asked, first, answers);
                const again = await callAllHooks({ ...asked, folders: differing }, settings, tools, turns, answers);
                const lives = new Map([...first, ...again]);
                for (const folder of asked.folders) {
                    const lifecycle = lives.get(folder)?.lifecycle;
                    if (lifecycle)
                        tools.log.onRun?.(lifecycle, folder);
                }
                return (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(answers), ({ folder }) => Promise.resolve({ ...scripts.get(folder), ...lives.get(folder) }));
            };
        }
        function runAllScripts(asked, { noScripts, commands, minutes, named }, { surroundings, log, rules = {} }, turns) {
            const { refuse, watch } = rules;
            const { env: environment, platform } = surroundings;
            const { logOf, end } = orderLogs(asked.folders, log.onEvent);
            const makeFinder = (folder) => {
                if (noScripts !== undefined)
                    return (0, run_scripts.wU)(noScripts, commands);
                const { cancellation } = turns;
                const options = { environment, named, platform, minutes, cancellation, onEvent: logOf(folder), commands };
                const findOut = (0, run_scripts.oe)(options);
                return watch ? watch(findOut) : findOut;
            };
            const finders = new Map(asked.folders.map((folder) => [folder, makeFinder(folder)]));
            return runSideBySide(asked.folders, {
                ...turns,
                async run(folder) {
                    const one = { ...asked, folder };
                    await refuse?.(one);
                    return (await finders.get(folder)?.(one)) ?? {};
                },
                hasFailed: hasFailedCommand,
                onAgain(folder) {
                    logOf(folder)({ kind: "again", folder });
                },
                onEnd: end,
            });
        }
        function hasFailedCommand(given) {
            return Object.values(facts.g).some((name) => {
                const run = given[name];
                if (run === undefined || (0, absent.W0)(run))
                    return false;
                const { ending, leftRunning } = run;
                return ending.kind !== "status" || ending.status !== 0 || leftRunning.length > 0;
            });
        }
        function callAllHooks(asked, { noLifecycle, noScripts, hasNetwork, named, settings }, { surroundings }, turns, answers) {
            const { cancellation } = turns;
            const options = { surroundings, cancellation, hasNetwork, named, settings, mayRunScripts: noScripts === undefined };
            return runSideBySide(asked.folders, {
                ...turns,
                async run(folder) {
                    const skip = noLifecycle === undefined ? undefined : (0, run_lifecycle.NO)(noLifecycle);
                    const findOut = skip ?? (0, run_lifecycle.HU)(options, answers?.get(folder));
                    const given = await findOut({ ...asked, folder });
                    if (asked.folders.length > 1)
                        asked.workspace.forget(folder);
                    return given;
                },
                hasFailed: hasFailedHook,
                onAgain: () => undefined,
                onEnd: () => undefined,
            });
        }
        const HARMLESS = new Set(["done", "no-hook", "not-mounted", "missing"]);
        function hasFailedHook({ lifecycle }) {
            if (!lifecycle || (0, absent.W0)(lifecycle))
                return false;
            return [lifecycle, ...(lifecycle.laterLives ?? [])].some(({ steps }) => steps.some(({ outcome, uncaught, open }) => !HARMLESS.has(outcome.kind) || uncaught.length > 0 || open.length > 0));
        }
        async function findDiffering({ workspace, folders }, lives, answers) {
            const differing = [];
            for (const folder of folders) {
                const lifecycle = lives.get(folder)?.lifecycle;
                const npmPackedFiles = answers.get(folder);
                if (!lifecycle || (0, absent.W0)(lifecycle) || !npmPackedFiles)
                    continue;
                const { packedFiles } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["packedFiles"], given: { npmPackedFiles } }))
                    .facts;
                if (!(0, absent.W0)(packedFiles) && packedFiles.differsFromRules)
                    differing.push(folder);
            }
            return differing;
        }
        ;
        const runsNothing = ({ noScripts, noLifecycle }) => noScripts !== undefined && noLifecycle !== undefined;
        function skipCode({ noScripts = "", noLifecycle = "", commands }, npm) {
            const skip = (0, ask_npm_for_files.NY)((0, run_scripts.wU)(noScripts, commands), (0, run_lifecycle.NO)(noLifecycle));
            if (!npm)
                return (0, ask_npm_for_files.P4)(skip);
            return async (asked) => (0, ask_npm_for_files.NY)((0, ask_npm_for_files.z9)(await (0, ask_npm_for_files.vH)(asked, npm)), skip);
        }
        function runCode(settings, { surroundings, log, rules, }, act) {
            return (0, commands_cancellation.l)(async (cancellation) => {
                try {
                    return await act(makeCodeFinder(settings, { surroundings, log, rules, cancellation }));
                }
                finally {
                    log.end();
                }
            });
        }
    }),
    68242: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Bv: function () { return CHECKS_OF_LIFECYCLE; },
            HU: function () { return makeLifecycleRunner; },
            Hi: function () { return TYPED_HOOK; },
            Ks: function () { return makeLifeId; },
            NO: function () { return makeLifecycleSkipper; },
            Z4: function () { return NO_HOOKS; },
            wW: function () { return runPluginCommand; }
        });
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11933);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88241);
        var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
        var _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89111);
        var _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91784);
        var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71211);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(65641);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38537);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34367);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17282);
        var _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(82294);
        const LIFECYCLE_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs }) => needs.includes("lifecycle"))
            .map(({ id }) => id);
        const CHECKS_OF_LIFECYCLE = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle"))
            .map(({ id }) => id);
        const NO_HOOKS = "the plugin has no hooks";
        const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";
        function makeLifecycleRunner(options, npmFiles) {
            return async (asked) => {
                if (!asked.needs.has("lifecycle"))
                    return {};
                const lifecycle = await runLifecycle(asked, options, npmFiles);
                options.onRun?.(lifecycle, asked.folder);
                return { lifecycle };
            };
        }
        function makeLifecycleSkipper(reason) {
            return () => Promise.resolve({ lifecycle: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.Ge)(reason) });
        }
        const NEEDED = [
            ...["manifest", "declaredHooks", "declaredComponents", "entryFiles"],
            ...["packageJson", "configuration", "archiveFiles", "builtCode"],
            "packedFiles",
        ];
        async function runLifecycle(asked, options, npmFiles) {
            const plugin = await readPluginToRun(asked, options, { npmFiles });
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from } = options;
            const earlier = from && (await readEarlierVersion(from, asked, options));
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { findMissingImport, runPlugin } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 13894));
            const { planHooks } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
            const run = await runPlugin(plugin, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                earlier,
                plan: only && planHooks(only),
                limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
            });
            const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(run) ? undefined : findMissingImport(run);
            if (missing && plugin.packages.includes(missing.package)) {
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.Ge)(missing.file === undefined
                    ? `the plugin needs ${missing.package}, which is not installed`
                    : `the plugin needs ${missing.package}/${missing.file}, which Node does not find in what is installed`);
            }
            return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(run) || plugin.hasHooks ? run : { ...run, hasOnlyComponents: true };
        }
        async function runPluginCommand(asked, call, { stored, isInstalled, ...options }) {
            const plugin = await readPluginToRun(asked, options, { isForCommand: true });
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { callCommand } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 33411));
            return callCommand(plugin, call, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                stored,
                isInstalled,
                limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
            });
        }
        async function readPluginToRun({ workspace, root, folder }, { settings, surroundings, mayRunScripts }, { isForCommand = false, npmFiles, } = {}) {
            const { manifest, declaredHooks, declaredComponents, entryFiles, packageJson, configuration, archiveFiles, builtCode, packedFiles, } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__.o)(workspace, { folder, needs: NEEDED, given: npmFiles ? { npmPackedFiles: npmFiles } : {} }))
                .facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(manifest))
                return manifest;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(declaredHooks))
                return declaredHooks;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(entryFiles))
                return entryFiles;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(archiveFiles))
                return archiveFiles;
            if (archiveFiles.tooLarge !== undefined)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.Ge)(`the plugin cannot be packed: ${archiveFiles.tooLarge}`);
            const plugin = manifest.value;
            const lost = declaredHooks.find(({ isLost }) => isLost);
            if (lost)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.Ge)(`the file of the hook ${lost.name} cannot be read`);
            if (declaredHooks.some(_plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__.x))
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.Ge)(TYPED_HOOK);
            const hasHooks = declaredHooks.length > 0 || entryFiles.some((path) => mayNameHook(workspace, path));
            const components = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(declaredComponents) ? [] : listNames(declaredComponents);
            if (!hasHooks && components.length === 0 && !isForCommand)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.vA)(NO_HOOKS);
            const given = settings && "by" in settings ? (0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_10__.s)(settings.file, settings.by, settings.cwd, root) : settings;
            const declared = (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_4__.AM)([plugin, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(packageJson) ? {} : packageJson.value]);
            const installed = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(packageJson) ? [] : (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_4__.AM)([packageJson.value], _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_4__.sy);
            return {
                workspace,
                root,
                folder,
                packages: [...declared, ...(0, _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_3__.I)(configuration)],
                entries: entryFiles,
                hooks: declaredHooks,
                packed: listCopied(archiveFiles, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(packedFiles) ? undefined : packedFiles.differsFromRules),
                id: makeLifeId(plugin["name"]),
                ...(0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_10__.S)(manifest, given),
                hasFiles: listPermissions(plugin).includes("filesystem-access"),
                hasNative: mayRunScripts && installed.length > 0 && (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__.S)(surroundings.env) === undefined,
                hasHooks,
                mount: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(builtCode) || components.length === 0
                    ? undefined
                    : { components, ...(0, _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__.Q)(builtCode, declared) },
            };
        }
        function listCopied({ files, withheld = [] }, { more, fewer } = { more: [], fewer: [] }) {
            const paths = new Set([...[...files, ...withheld].map(({ path }) => path), ...more]);
            return [...paths].filter((path) => !fewer.includes(path));
        }
        const MAX_MOUNTED = 20;
        function listNames(components) {
            return [...new Set(components.filter(({ isPath }) => !isPath).map(({ name }) => name))].slice(0, MAX_MOUNTED);
        }
        async function readEarlierVersion({ workspace, path }, asked, options) {
            const subject = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(path)} of --from`;
            const help = "Give an archive that pack has made of an earlier version, or the folder of one";
            const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
            if (!theirs)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} contains no plugin with a name and a version`, help);
            if (ours && theirs.id !== ours.id)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} contains another plugin, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(theirs.id)}`, help);
            if (ours && (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__.Zy)(theirs.version, ours.version) >= 0) {
                const version = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(theirs.version.text)}, which is not earlier than ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(ours.version.text)}`;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} is of version ${version}`, help);
            }
            const plugin = await readPluginToRun({ workspace, root: asked.root, folder: "" }, { ...options, settings: undefined });
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(plugin))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} cannot be installed: ${plugin.absent}`, help);
            return { plugin: { ...plugin, installedIn: asked.folder }, version: theirs.version.text };
        }
        async function readVersion(workspace, folder) {
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__.o)(workspace, { folder, needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(manifest))
                return undefined;
            const { name, version } = manifest.value;
            const parsed = typeof version === "string" ? (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__.ot)(version) : undefined;
            return parsed && typeof name === "string" ? { id: makeLifeId(name), version: parsed } : undefined;
        }
        const MAX_CODE_BYTES = 8 * 1024 * 1024;
        function mayNameHook(workspace, path) {
            return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_12__.m)(workspace, path, MAX_CODE_BYTES) ?? "");
        }
        function listPermissions({ permissions }) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map((one) => ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_13__.Gv)(one) ? one["type"] : one));
        }
        function makeLifeId(name) {
            return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
        }
    }),
    8330: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return explainRightTags; },
            b: function () { return findOnePlugin; },
            findTaggedPlugins: function () { return findTaggedPlugins; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67313);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16621);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _repository_tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8505);
        var _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71643);
        async function findOnePlugin(path, cwd) {
            const { root, workspace, folders } = await (0, _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__.Y)([path], { cwd });
            const [folder, ...others] = folders;
            if (folder !== undefined && others.length === 0)
                return { root, workspace, folder };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
        }
        function findTaggedPlugins(workspace, folders, { tag, tagFormat }) {
            const verdict = (0, _repository_tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_3__.YZ)(tag, (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.fl)(workspace, folders, tagFormat));
            if (verdict.kind === "release")
                return verdict.plugins.map(({ folder }) => folder);
            if (verdict.kind === "wrong" && verdict.other)
                return [verdict.other.plugin.folder];
            if (verdict.kind === "wrong" && folders.length === 1)
                return folders;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(verdict.why, explainRightTags("right" in verdict ? verdict.right : []));
        }
        const MAX_NAMED = 3;
        function explainRightTags(right) {
            const [first, ...others] = right.slice(0, MAX_NAMED);
            if (first === undefined)
                return "Name a tag such as v1.2.3";
            if (others.length === 0)
                return `The tag of this version is ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(first)}`;
            return `The tags of these versions are ${[first, ...others].map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e).join(", ")}`;
        }
    })
};
;
