"use strict";
exports.id = 740;
exports.ids = [740];
exports.modules = {
    76952: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            NH: function () { return writeChannel; },
            XX: function () { return render; },
            fz: function () { return annotate; },
            u6: function () { return annotateAll; },
            xA: function () { return publishOn; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51235);
        var _reporters_formats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68593);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        async function publishOn(channels, first) {
            let publication = first;
            for (const channel of channels)
                publication = await channel.publish(publication);
            return publication;
        }
        async function render({ result: { report }, view }, format, more) {
            return (await (0, _reporters_formats_js__WEBPACK_IMPORTED_MODULE_2__.K)(format, report))(report, { ...view, ...more });
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
        function annotate(kind, text) {
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}::${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.V9)(text)}\n`);
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
            const { stopForError } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(740), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43845));
            const { formatOutcomeMarkdown, formatOutcome } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(740), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 74110));
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
        var _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70618);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43958);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51235);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        const VARIABLES = ["GITHUB_TOKEN", "GH_TOKEN"];
        function hideTokens(environment) {
            const names = Object.keys(environment).filter((name) => /^INPUT_.*TOKEN/iu.test(name) || VARIABLES.includes(name) || (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_0__.U)(name));
            const lines = names.flatMap((name) => (environment[name] ?? "").split(/[\r\n]+/u)).map((line) => line.trim());
            for (const line of new Set(lines))
                if (!["", _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_3__.w].includes(line))
                    hideToken(line);
        }
        function hideToken(token) {
            for (const form of new Set(listForms(token)))
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`::add-mask::${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.V9)(form)}\n`);
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
                    const { publishOnGitHub } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(740), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 62543));
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
        var print = __webpack_require__(51235);
        var absent = __webpack_require__(88241);
        var timeline = __webpack_require__(79002);
        var safe = __webpack_require__(47313);
        var ask_npm_for_files = __webpack_require__(45315);
        var run_code = __webpack_require__(8713);
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
            if (settings.noScripts !== undefined && settings.noLifecycle !== undefined) {
                const { scripts, lifecycle } = (0, run_code.d)(settings);
                return act({ ...request, findOut: (0, ask_npm_for_files.N)(scripts, lifecycle) });
            }
            if (inputs.runScripts === "auto")
                (0, scripts_refusal.R)(event, environment);
            const { platform, execPath } = process;
            const surroundings = { env: environment, platform, execPath };
            const refuseForeign = event.mayBeForeign ? refuseForeignCode(event, runner) : () => Promise.resolve({});
            const log = { ...makeCommandLog(), onRun: printLifecycle };
            return (0, run_code.B)(settings, surroundings, log, async ({ scripts, lifecycle }) => {
                const watched = packs
                    ? (await Promise.all([__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(740), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 38085))).withArchiveChange(scripts)
                    : scripts;
                const findOut = (0, ask_npm_for_files.N)(refuseForeign, (0, ask_npm_for_files.v)(surroundings), watched, lifecycle);
                return act({ ...request, findOut });
            });
        }
        function readCodeSettings(inputs, cwd) {
            const { runScripts, commands, minutes, named, lifecycle, lifecycleNetwork: hasNetwork } = inputs;
            const callsHooks = lifecycle === "auto" ? runScripts !== "false" : lifecycle === "true";
            const decisive = lifecycle === "auto" ? "run-scripts" : "lifecycle";
            return {
                noScripts: runScripts === "false" ? "the input run-scripts is false" : undefined,
                noLifecycle: callsHooks ? undefined : `the input ${decisive} is false`,
                commands,
                minutes,
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
            const title = folder === "" ? "lifecycle" : `${folder}: lifecycle`;
            (0, print.yy)(`::group::${(0, safe.V9)(title)}\n${(0, timeline.B)(run, {})}::endgroup::\n`);
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
                    (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.i0)(makeUserFile(input, file, [workspace]));
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
                                (0, _run_write_user_file_js__WEBPACK_IMPORTED_MODULE_4__.Jy)(makeUserFile(output, file, [workspace, result.root]), content);
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
    47111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: function () { return readFileOfCaller; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75479);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10544);
        const MIB = 1024 * 1024;
        const MAX_FILE_BYTES = 256 * MIB;
        const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
        function readFileOfCaller(path, repository, largest = MAX_FILE_BYTES) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, O_RDONLY | O_NONBLOCK);
            }
            catch (error) {
                if (!(0, _safe_read_js__WEBPACK_IMPORTED_MODULE_3__.Or)(error))
                    throw error;
                return { refused: error.message, missing: error.code === "ENOENT" };
            }
            try {
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
                if (!stat.isFile())
                    return { refused: "it is not a regular file", missing: false };
                if (stat.size > largest)
                    return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
                if (repository !== undefined && (0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, path) !== undefined) {
                    const opened = (0, _opened_path_js__WEBPACK_IMPORTED_MODULE_2__.S)(file, path, stat);
                    if (opened === undefined)
                        return { refused: "it was replaced while it was read", missing: false };
                    if ((0, _disk_js__WEBPACK_IMPORTED_MODULE_1__.Jj)(repository, opened) === undefined) {
                        return { refused: "it is a link that leads out of the repository", missing: false };
                    }
                }
                return { bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
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
            return file ? ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
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
            return library === undefined ? {} : { library };
        }
    }),
    71086: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Y: function () { return findUninstalledPackages; }
        });
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34367);
        const MAX_PACKAGES = 2000;
        function findUninstalledPackages(workspace, folder, packageJson) {
            const required = ["dependencies", "devDependencies"].flatMap((key) => Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.vw)(packageJson?.[key])));
            if (required.length === 0)
                return [];
            const above = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder);
            const isThere = (path) => workspace.entry(path) !== undefined;
            if (above.some((at) => isThere((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, ".pnp.cjs")) || isThere((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, ".pnp.js"))))
                return [];
            const modules = above.map((at) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules")).filter(isThere);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        }
        function isInstalled(workspace, path) {
            const entry = workspace.entry(path);
            return entry !== undefined && entry.kind !== "broken";
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
            const why = run.steps.some(({ component }) => component !== undefined)
                ? "for its components"
                : `as it needs ${run.dom ?? ""}`;
            const dom = run.dom === undefined ? "" : paint("dim", `  with a small DOM, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(why)}`);
            const lines = [
                `${paint("bold", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(pathOf(run.entry)))}${dom}`,
                ...(run.unguarded === undefined
                    ? []
                    : [`  ${paint("yellow", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`unguarded: ${run.unguarded} is native code, which no guard watches`))}`]),
                ...formatMadeUp(run, paint),
                ...listShown(run.steps).flatMap((step) => formatStep(step, paint, pathOf)),
                ...formatLeft(run.left, paint),
                ...(run.laterLives ?? []).flatMap((life) => formatLaterLife(life, paint, pathOf)),
                ...formatUses(run, paint),
            ];
            return `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.RU)(lines.join("\n"))}\n`;
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
            return nth > 1 ? `${name} (${String(nth)})` : name;
        }
        function formatStep(step, paint, pathOf) {
            const { sign, style, words } = makeOutcomeWords(step);
            if (step.outcome.kind === "not-called")
                return [`  ${paint("dim", `${sign} the rest is not called: ${words}`)}`];
            const name = formatStepName(step);
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
                : [`  ${paint("dim", (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.Xm)(`permissions in use: ${permissions.join(", ")}`))}`];
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
            N: function () { return combineFactFinders; },
            v: function () { return askNpmForFiles; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
        function askNpmForFiles(surroundings) {
            return async ({ workspace, root, folder, needs }) => {
                const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
                if (!isAsked || workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind !== "file")
                    return {};
                const { askNpm } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 32427));
                return { npmPackedFiles: await askNpm({ ...surroundings, repository: root, folder: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder) }) };
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
        var _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8483);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77505);
        var _base_files_is_linked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47098);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48950);
        const MAX_ROUNDS = 20;
        function fixFiles(request, first, isKept) {
            return fixJudged(first, (overlay) => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_3__.M)({ ...request, overlay }), isKept);
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
                    const { text, applied } = (0, _base_text_edits_js__WEBPACK_IMPORTED_MODULE_4__.y)(decoded.text, findings.map(({ fix = [] }) => fix));
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
                return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: (0, _base_files_is_linked_js__WEBPACK_IMPORTED_MODULE_5__.G)(disk, file) };
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
    97290: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
            return faults.length === 0 ? value : undefined;
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
            const type = own("type");
            switch (Array.isArray(type) ? type[0] : (type ?? ((0, json_object.Gv)(own("properties")) ? "object" : "string"))) {
                case "string":
                    return makeText(own("format"), getCount(own("minLength")), getCount(own("maxLength"), MAX_VALUE_LENGTH));
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
            const text = (typeof format === "string" ? (0, json_object.Ng)(TEXTS, format) : undefined) ?? "made-up";
            return text.padEnd(Math.min(least, MAX_VALUE_LENGTH), "x").slice(0, most);
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
            return Array.from({ length: count }, () => ((0, json_object.Gv)(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
        }
        function makeObject(own, depth) {
            const properties = own("properties");
            if (!(0, json_object.Gv)(properties) || depth >= DEEPEST)
                return {};
            return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, makeValue((0, json_object.vw)(schema), depth + 1)]));
        }
        const getCount = (value, otherwise = 0) => (typeof value === "number" ? value : otherwise);
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
                const { message, help } = (0, config_fault_problem.Y)(manifest, fault);
                throw new errors.eb(`The settings in ${(0, safe.hD)(file)} do not fit "config_schema": ${isPassword ? `${(0, safe.hD)(name)} is refused by its schema` : message}`, isPassword ? HELP : help);
            }
        }
    }),
    69481: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: function () { return readRecord; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49862);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34367);
        var _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92371);
        var _base_text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96236);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65664);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        function readRecord(file, form) {
            const value = parseJson(file);
            const fault = findSchemaFault(value, file.schema) ?? findFormFault(value, form);
            if (!fault)
                return value;
            const place = formatPlace(file, fault.path);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.subject} cannot be used: ${place}${fault.why}`, file.help);
        }
        function parseJson({ bytes, subject, help }) {
            const { text, fault } = (0, _base_text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
            try {
                if (!fault)
                    return JSON.parse(text);
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
            }
            const [problem] = bytes.length > _base_text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_4__.E7 ? [] : (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes).problems;
            const what = problem ? `: ${formatLineAndColumn(problem.range)}${problem.message}` : "";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${subject} is not JSON${what}`, help);
        }
        function findSchemaFault(value, schema) {
            if (!(0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__.Gv)(value))
                return { path: [], why: `it contains ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}, not an object` };
            const declared = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__.Ng)(value, "schema");
            if (declared === schema)
                return undefined;
            return { path: ["schema"], why: `its "schema" is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(declared)}, but must be ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(schema)}` };
        }
        function findFormFault(value, form) {
            const otherVersion = form.findOtherVersion?.(value);
            if (otherVersion)
                return otherVersion;
            const validate = form.validate;
            if (validate(value))
                return form.findFault?.(value);
            const [error] = validate.errors ?? [];
            return error ? explainError(error, value) : { path: [], why: "it does not fit its schema" };
        }
        function explainError({ instancePath, keyword, params }, value) {
            const path = (0, _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__.vp)(instancePath, value);
            const missing = params["missingProperty"];
            if (typeof missing === "string")
                return { path, why: `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(missing)} is missing` };
            if (keyword === "discriminator")
                return explainKind([...path, String(params["tag"])], params["tagValue"]);
            const found = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path.reduce((part, step) => part[step], value));
            const name = path.at(-1);
            const expected = describeExpected(keyword, params);
            const isItem = typeof name === "number";
            return {
                path,
                why: isItem ? `an item is ${found}, not ${expected}` : `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(name)} is ${found}, but must be ${expected}`,
            };
        }
        function explainKind(path, value) {
            const name = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(path.at(-1));
            if (value === undefined)
                return { path: path.slice(0, -1), why: `${name} is missing` };
            return { path, why: `${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}, which is none of its values` };
        }
        const TYPES = new Map([
            ["array", "a list"],
            ["boolean", "true or false"],
            ["object", "an object"],
            ["string", "a text"],
        ]);
        function describeExpected(keyword, params) {
            switch (keyword) {
                case "type":
                    return TYPES.get(params["type"]) ?? "a text or null";
                case "wholeNumber":
                    return `a whole number from ${String(params["minimum"])}${describeMaximum(params["maximum"])}`;
                case "enum":
                    return `one of ${params["allowedValues"].join(", ")}`;
                case "const":
                    return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(params["allowedValue"]);
                case "maxLength":
                    return `a text of at most ${String(params["limit"])} characters`;
                case "minItems":
                    return "a list with an item";
                case "texts":
                    return params["mayBeOne"] === true ? "a text or a list of texts" : "a list of texts";
                case "pattern":
                    return `a text that matches ${String(params["pattern"])}`;
                default:
                    return "what its schema says";
            }
        }
        function describeMaximum(maximum) {
            return maximum === Number.MAX_SAFE_INTEGER ? "" : ` to ${String(maximum)}`;
        }
        function formatPlace({ bytes }, path) {
            const json = (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes);
            if (json.value !== undefined)
                return formatLineAndColumn(json.at(...path).range);
            return path.length === 0 ? "" : `at ${(0, _base_text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__.qo)(path)}, `;
        }
        function formatLineAndColumn(range) {
            return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
        }
    }),
    8713: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return runCode; },
            d: function () { return skipCode; }
        });
        var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81652);
        var _run_lifecycle_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68242);
        var _run_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36226);
        function skipCode({ noScripts = "", noLifecycle = "", commands }) {
            return { scripts: (0, _run_scripts_js__WEBPACK_IMPORTED_MODULE_2__.wU)(noScripts, commands), lifecycle: (0, _run_lifecycle_js__WEBPACK_IMPORTED_MODULE_1__.NO)(noLifecycle) };
        }
        function runCode(settings, surroundings, log, act) {
            return (0, _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__.l)(async (cancellation) => {
                try {
                    const { scripts, lifecycle } = skipCode(settings);
                    return await act({
                        scripts: settings.noScripts === undefined ? makeScripts(settings, surroundings, log, cancellation) : scripts,
                        lifecycle: settings.noLifecycle === undefined ? makeLifecycle(settings, surroundings, log, cancellation) : lifecycle,
                    });
                }
                finally {
                    log.end();
                }
            });
        }
        function makeScripts({ commands, minutes, named }, { env: environment, platform }, { onEvent }, cancellation) {
            return (0, _run_scripts_js__WEBPACK_IMPORTED_MODULE_2__.oe)({ environment, named, platform, minutes, cancellation, onEvent, commands });
        }
        function makeLifecycle({ hasNetwork, named, settings, noScripts }, surroundings, { onRun = () => undefined }, cancellation) {
            const mayRunScripts = noScripts === undefined;
            return (0, _run_lifecycle_js__WEBPACK_IMPORTED_MODULE_1__.HU)({ surroundings, cancellation, hasNetwork, onRun, named, settings, mayRunScripts });
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
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38265);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88241);
        var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
        var _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89111);
        var _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91784);
        var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71211);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14260);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(38537);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(34367);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17282);
        var _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97290);
        const LIFECYCLE_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs }) => needs.includes("lifecycle"))
            .map(({ id }) => id);
        const CHECKS_OF_LIFECYCLE = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter(({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle"))
            .map(({ id }) => id);
        const NO_HOOKS = "the plugin has no hooks";
        const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";
        function makeLifecycleRunner(options) {
            return async (asked) => {
                if (!asked.needs.has("lifecycle"))
                    return {};
                const lifecycle = await runLifecycle(asked, options);
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
        ];
        async function runLifecycle(asked, options) {
            const plugin = await readPluginToRun(asked, options);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from } = options;
            const earlier = from && (await readEarlierVersion(from, asked, options));
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { findMissingImport, runPlugin } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 13894));
            const { planHooks } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
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
            const plugin = await readPluginToRun(asked, options, true);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { callCommand } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 33411));
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
        async function readPluginToRun({ workspace, root, folder }, { settings, surroundings, mayRunScripts }, isForCommand = false) {
            const { manifest, declaredHooks, declaredComponents, entryFiles, packageJson, configuration, archiveFiles, builtCode, } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__.o)(workspace, { folder, needs: NEEDED })).facts;
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
                packed: listCopied(archiveFiles),
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
        function listCopied({ files, withheld = [] }) {
            return [...files, ...withheld].map(({ path }) => path);
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
    36226: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Kv: function () { return DEFAULT_COMMAND_MINUTES; },
            lA: function () { return parseMinutes; },
            oe: function () { return makeScriptRunner; },
            pe: function () { return parseTime; },
            wU: function () { return makeScriptSkipper; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14260);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4569);
        var _plugin_scripts_uninstalled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71086);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        function makeScriptRunner({ commands, ...options }) {
            return async ({ workspace, root, folder, needs }) => {
                const given = { givenCommands: commands };
                const names = _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__.Lo.filter((name) => needs.has(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__.g[name]));
                if (names.length === 0 && !needs.has("installation"))
                    return given;
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { folder, needs: ["scripts", "packageJson"], given });
                const { scripts, packageJson } = facts;
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.W0)(scripts))
                    return { ...given, ...skipScripts(scripts.absent) };
                const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.W0)(packageJson) ? [] : (0, _plugin_scripts_uninstalled_js__WEBPACK_IMPORTED_MODULE_4__.Y)(workspace, folder, packageJson.value);
                const installation = { missing };
                if (missing.length > 0)
                    return { ...given, ...skipScripts("its packages are not installed"), installation };
                const { runCommands } = await Promise.all([__webpack_require__.e(771), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 2653));
                const runs = await runCommands({ root, folder }, scripts, names, options);
                const runFacts = [...runs].map(([name, run]) => [_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__.g[name], run]);
                return {
                    ...given,
                    ...skipScripts("there is nothing to run"),
                    archiveChange: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.vA)("this is not a release"),
                    installation,
                    ...Object.fromEntries(runFacts),
                };
            };
        }
        function makeScriptSkipper(reason, commands = {}) {
            return () => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) });
        }
        function skipScripts(reason) {
            const none = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.Ge)(reason);
            return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
        }
        const DEFAULT_COMMAND_MINUTES = 10;
        const MAX_MINUTES = 360;
        function parseMinutes(text, name, example) {
            return parseTime(text, name, "minutes", MAX_MINUTES, example);
        }
        function parseTime(text, name, unit, most, example) {
            const time = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
            if (time > 0 && time <= most)
                return time;
            const help = `Write a number of ${unit} up to ${String(most)}`;
            const fault = `${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)}, which is not a time`;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(fault, example === undefined ? help : `${help}, such as ${example}`);
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
