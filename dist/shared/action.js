"use strict";
exports.id = 957;
exports.ids = [957];
exports.modules = {
    34510: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var parseInputs = (function parseInputs(texts, environment, workspace) {
            const source = {
                read: ((name) => texts[name]),
                describe: ((name) => `the input ${name}`),
                environment,
                getFolder: () => workspace,
            };
            const parseSwitch = ((name) => parseChoice(name, texts[name], action_interface.yy[name].choices) === "true");
            const choice = ((name) => parseChoice(name, texts[name], action_interface.yy[name].choices));
            return {
                command: choice("command"),
                targets: (0, action_interface.nJ)(((name) => texts[name])),
                tag: (0, input_texts.B0)(texts),
                tagFormat: (0, setting_readers.L)("tag-format", source),
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
                notes: (0, setting_readers.L)("notes", source),
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
                failOnNew: check.oC.find(((severity) => severity === choice("fail-on-new"))),
                strict: parseSwitch("strict"),
                runScripts: choice("run-scripts"),
                commands: {
                    ...readCommand("test", texts["test-command"]),
                    ...readCommand("lint", texts["lint-command"]),
                    ...readCommand("typecheck", texts["typecheck-command"]),
                },
                minutes: (0, setting_readers.L)("time-limit", source),
                jobs: (0, setting_readers.L)("jobs", source),
                named: (0, setting_readers.L)("scripts-env", source),
                lifecycle: choice("lifecycle"),
                lifecycleNetwork: parseSwitch("lifecycle-network"),
                browser: parseSwitch("browser"),
                lifecycleSettings: (0, setting_readers.L)("lifecycle-settings", source),
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
                shard: (0, setting_readers.L)("shard", source),
            };
        });
        var splitLines = (function splitLines(text) {
            const lines = text.split(/\r?\n/u).map(((line) => line.trim()));
            return lines.filter(((line) => line !== ""));
        });
        var readCommand = (function readCommand(name, line) {
            return line === "" ? {} : { [name]: line };
        });
        var parseChoice = (function parseChoice(name, given, words) {
            const chosen = (0, action_interface.rx)(given, words);
            if (chosen !== undefined)
                return chosen;
            const meant = (0, nearest.CJ)(given, words);
            const help = meant === undefined ? "Write one of them in the workflow:" : `Did you mean ${meant}?`;
            throw new errors.eb(`The input ${name} is ${(0, safe.hD)(given)}, but must be one of ${words.join(", ")}`, `${help}${(0, input_texts.Kz)({ [name]: JSON.stringify(meant ?? action_interface.yy[name].default) })}`);
        });
        var markKnown = (async function markKnown(result, request, { inputs, event, runner }) {
            const { changedSince, failOnNew, commands, baseArtifact } = inputs;
            const archives = baseArtifact === undefined
                ? undefined
                : (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 2180))).openBaseArchives(baseArtifact, runner.workspace, result.root);
            const named = failOnNew === undefined ? undefined : changedSince;
            const base = event.base ?? (named === undefined ? undefined : { name: named, commit: named, head: undefined });
            if (!base)
                return { result, archives };
            const { markNewFindings } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 72177));
            const builds = await archives?.readBuilds(result.report.plugins);
            const marked = await markNewFindings(base, result, request, { commands, builds });
            if (marked.remark !== undefined)
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(marked.remark)}.\n`));
            return { ...marked, archives };
        });
        var formatRemark = (function formatRemark(remark, { plugins }) {
            const hasFindings = plugins.some((({ findings }) => findings.length > 0));
            return remark === undefined || !hasFindings ? [] : [`${(0, safe.jI)(remark)}.`];
        });
        var explainNoRelease = (function explainNoRelease({ targets, tag }, event, decision) {
            const isExpected = targets.length > 0 && (event.run.tag !== undefined || tag !== "");
            if (!isExpected || decision.kind === "release")
                return [];
            const words = `Nothing is released: ${decision.why}`;
            if (decision.kind !== "check" || decision.asked === undefined) {
                (0, print.yy)((0, safe.RU)(`${(0, safe.Xm)(words)}.\n`));
                return [];
            }
            (0, channel.fz)("warning", `${words}\n${(0, action_task.Ty)(decision.asked, decision.right ?? [], event)}`);
            return ["warning"];
        });
        var listPublishedVersions = (async function listPublishedVersions(result, { inputs, event, runner, task, environment }) {
            if (event.run.tag !== undefined || task.occasion === "release" || inputs.targets.length === 0)
                return [];
            const { listPublished } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 90956));
            return listPublished(result, { inputs, runner, environment });
        });
        var isComparing = (function isComparing({ compare, baseArtifact, maxGrowth, }) {
            return compare !== "off" || (baseArtifact ?? maxGrowth) !== undefined;
        });
        var describeDifferences = (async function describeDifferences(report, reasons) {
            if (!(0, core_report.wv)(report))
                return {};
            const { describeReported } = await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 33767));
            return describeReported(report, reasons);
        });
        var getGrowthStatus = (function getGrowthStatus(growth) {
            return growth.length > 0 ? exit_status.dc.findings : exit_status.dc.pass;
        });
        var run = (async function run(job) {
            const { inputs, runner, task } = job;
            (0, write_files.m)(inputs, runner.workspace);
            if (task.mode === "release") {
                return (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51238))).release(job);
            }
            if (task.mode === "nothing")
                return endWithNothing(job);
            if (isComparing(inputs))
                (await loadDifference()).readGrowthLimit(inputs, task.mode);
            if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
                (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 37222))).refuseReleaseInputs(inputs);
            if (task.mode === "report")
                return publishEarlierReport(job);
            await (0, action_task.EJ)(runner);
            return run_check(job);
        });
        var run_check = (async function run_check(job) {
            const { inputs, event, runner, task, environment } = job;
            const packs = (0, action_request.F)(inputs, event, task);
            const request = (0, action_request.I)(inputs, task, runner);
            const tokenFiles = (0, channel.u6)("warning", (0, scripts_refusal.OY)(inputs, runner, environment));
            const checked = await (0, run_with_scripts.S)(preflight.M, request, { inputs, event, runner, environment, packs });
            const { result: marked, remark, archives } = await markKnown(checked, request, { inputs, event, runner });
            const noRelease = explainNoRelease(inputs, event, task.decision);
            const published = (0, channel.u6)("notice", await listPublishedVersions(marked, { inputs, event, runner, task, environment }));
            const measured = isComparing(inputs)
                ? await (await loadDifference()).measureDifference(marked, { inputs, task, environment, archives })
                : undefined;
            const result = measured?.result ?? marked;
            const artifact = packs
                ? await (await Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 71357))).makeArtifact(marked, request, inputs.baseArtifact !== undefined, runner)
                : undefined;
            const { growth = [], remarks = [], ...described } = await describeDifferences(result.report, measured?.reasons);
            const refused = await (0, publish_report.S)(result, request, job, {
                ...described,
                outputs: artifact?.outputs ?? {},
                own: [...tokenFiles, ...noRelease, ...published, ...(measured?.own ?? []), ...(artifact?.own ?? [])],
                remarks: [...formatRemark(remark, marked.report), ...(measured?.remarks ?? []), ...remarks],
            });
            measured?.report();
            await artifact?.report();
            if (refused)
                return exit_status.dc.refused;
            return (0, exit_status.vc)(result.report) || (artifact?.exitStatus ?? exit_status.dc.pass) || getGrowthStatus(growth);
        });
        var findActionCopy = (function findActionCopy({ workspace, serverUrl, repository, ref }) {
            const origin = (0, tool.vm)(serverUrl, repository, ref) ?? tool.VT;
            const own = repository === "" ? (0, disk.Jj)(workspace, pages.RX) : undefined;
            if (tool.QJ)
                return { command: tool.zx, ...(origin && { origin }) };
            if (own !== undefined)
                return { command: `node ${(0, shell_word.e)(own)}`, ...(origin && { origin }) };
            return origin === undefined ? tool.Xc : { ...describeClone(origin), origin };
        });
        var readRunner = (function readRunner(environment, workspace) {
            const serverUrl = (0, job_values.Pm)(environment);
            const repository = environment["GITHUB_REPOSITORY"] ?? "";
            return {
                workspace,
                checkouts: environment["GITHUB_WORKSPACE"] || workspace,
                temporary: environment["RUNNER_TEMP"] || undefined,
                outputFile: environment["GITHUB_OUTPUT"],
                summaryFile: environment["GITHUB_STEP_SUMMARY"],
                serverUrl,
                apiUrl: environment["GITHUB_API_URL"] ?? "",
                repository: (0, job_values.en)(repository) ? repository : "",
                runId: /^\d+$/u.exec(environment["GITHUB_RUN_ID"] ?? "")?.[0] ?? "",
                workflowPath: (0, job_values.$m)(environment["GITHUB_WORKFLOW_REF"] ?? ""),
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
        });
        var main = (async function main(texts, environment, workspace) {
            (0, hide_tokens.v)(environment);
            const given = readJob(texts, environment, workspace);
            let known = given;
            try {
                (0, channel.u6)("warning", given.unknownInputs);
                const source = { ...given, inputs: parseInputs(texts, environment, workspace) };
                const job = { ...source, task: await (0, action_task.aG)(source) };
                known = job;
                return await run(job);
            }
            catch (error) {
                return (0, failure.xV)(error, known);
            }
        });
        var readJob = (function readJob(texts, environment, workspace) {
            const event = (0, action_event.j_)(environment, (0, action_event.rD)(environment["GITHUB_EVENT_PATH"]));
            const unknownInputs = (0, input_texts.mo)(environment);
            const runner = readRunner(environment, workspace);
            const settings = {
                command: (0, action_interface.rx)(texts.command, action_interface.yy.command.choices) ?? "auto",
                tag: (0, input_texts.B0)(texts),
                hasTargets: (0, action_interface.nJ)(((name) => texts[name])).length > 0,
                report: texts.report,
            };
            return { event, runner, task: (0, action_task.hb)(settings, { event, runner }), unknownInputs, environment };
        });
        __webpack_require__.d(__webpack_exports__, {
            main: (function () { return main; }),
            readInputTexts: (function () { return input_texts.DF; })
        });
        var channel = __webpack_require__(76952);
        var failure = __webpack_require__(18781);
        var hide_tokens = __webpack_require__(26238);
        var input_texts = __webpack_require__(11486);
        var setting_readers = __webpack_require__(85721);
        var check = __webpack_require__(93454);
        var action_interface = __webpack_require__(56786);
        var errors = __webpack_require__(42719);
        var nearest = __webpack_require__(2308);
        var safe = __webpack_require__(47313);
        ;
        var exit_status = __webpack_require__(81147);
        var print = __webpack_require__(51235);
        var preflight = __webpack_require__(48950);
        var core_report = __webpack_require__(73342);
        var action_task = __webpack_require__(31382);
        ;
        async function loadDifference() {
            return Promise.all([__webpack_require__.e(274), __webpack_require__.e(713), __webpack_require__.e(384), __webpack_require__.e(613), __webpack_require__.e(893), __webpack_require__.e(974), __webpack_require__.e(338), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 41037));
        }
        var publish_report = __webpack_require__(29971);
        var action_request = __webpack_require__(70274);
        var run_with_scripts = __webpack_require__(28815);
        var scripts_refusal = __webpack_require__(66279);
        var write_files = __webpack_require__(17090);
        ;
        async function endWithNothing({ runner, task }) {
            (0, print.yy)((0, safe.RU)(`Nothing is released: ${(0, safe.Xm)(task.decision.why)}.\n`));
            await (0, publish_report.W)({}, "", runner);
            return exit_status.dc.pass;
        }
        async function publishEarlierReport(job) {
            const { inputs, runner, task } = job;
            if (inputs.patchFile !== "") {
                const help = "Set patch-file where the plugin is checked";
                throw new errors.eb("The inputs report and patch-file cannot be used together, because the files are not available", help);
            }
            const { readUntrustedReport } = await Promise.all([__webpack_require__.e(797), __webpack_require__.e(39)]).then(__webpack_require__.bind(__webpack_require__, 36316));
            const report = readUntrustedReport(inputs.report, runner);
            const result = { report, root: runner.workspace, source: (() => undefined) };
            const { growth = [], remarks = [], ...described } = await describeDifferences(report);
            const refused = await (0, publish_report.S)(result, (0, action_request.I)(inputs, task, runner), job, { ...described, remarks });
            for (const sentence of growth)
                (0, print.yy)((0, safe.RU)(`${sentence}.\n`));
            return refused ? exit_status.dc.refused : (0, exit_status.vc)(report) || getGrowthStatus(growth);
        }
        var job_values = __webpack_require__(21692);
        var pages = __webpack_require__(93684);
        var tool = __webpack_require__(42243);
        var shell_word = __webpack_require__(16621);
        var disk = __webpack_require__(77505);
        ;
        function describeClone({ url, ref }) {
            const folder = `../${tool.js.name}`;
            return {
                setup: `git clone ${(0, shell_word.e)(url)} ${folder} && git -C ${folder} checkout ${(0, shell_word.e)(ref)}`,
                command: `node ${folder}/dist/cli/index.js`,
            };
        }
        ;
        var action_event = __webpack_require__(759);
        ;
    }),
    21692: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readServerUrl = (function readServerUrl({ GITHUB_SERVER_URL: given = "" }) {
            return /^https?:\/\/(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?\/?$/iu.test(given) ? given.replace(/\/$/u, "") : "";
        });
        var isRepositoryName = (function isRepositoryName(text) {
            return /^[\w.-]+\/[\w.-]+$/u.test(text);
        });
        var readWorkflowPath = (function readWorkflowPath(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[1];
        });
        __webpack_require__.d(__webpack_exports__, {
            $m: (function () { return readWorkflowPath; }),
            Av: function () { return isOfPullRequest; },
            Pm: (function () { return readServerUrl; }),
            en: (function () { return isRepositoryName; })
        });
        const WORKFLOW_REF = /^[^/]+\/[^/]+\/(.+?)@(refs\/.*)/u;
        function isOfPullRequest(workflowRef) {
            return WORKFLOW_REF.exec(workflowRef)?.[2]?.startsWith("refs/pull/") === true;
        }
    }),
    47892: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Eh: function () { return explainCheckOut; },
            Po: function () { return explainTokenOfJob; },
            Rc: function () { return explainMovedTag; },
            T$: function () { return explainCommitFirst; },
            WC: function () { return explainPushTag; },
            XQ: function () { return explainMoveTag; },
            Yi: function () { return explainNewVersion; },
            ZF: function () { return NAME_REPOSITORY; },
            _D: function () { return explainRightTag; },
            eR: function () { return explainCorrectSums; },
            gn: function () { return explainBuild; },
            hE: function () { return explainNewDraft; },
            j8: function () { return explainWholeCheckout; },
            lN: function () { return explainHandover; },
            m6: function () { return explainFirstArchive; },
            oS: function () { return explainRerun; },
            pV: function () { return NOT_VISIBLE; },
            s: function () { return explainChangelogEntry; },
            sN: function () { return explainOwnTag; },
            uE: function () { return HANDING; },
            vA: function () { return explainOtherToken; },
            zi: function () { return explainPermission; },
            zt: function () { return explainWorkflowChange; }
        });
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16621);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38537);
        function explainBuild(command = "npm ci && npm run build") {
            return `Build before the release:\n  ${command}\nIn a workflow, in a step above it:\n  - run: ${command}`;
        }
        function explainChangelogEntry(file, version, today) {
            const lines = [`## [${version}] - ${today ?? "<date>"}`, "", "### Changed", "", "- What changes for users"];
            return [`Add to ${file}, with your own words below the heading:`, ...lines.map((line) => `  ${line}`)].join("\n");
        }
        function explainMoveTag(tag, first = "Commit that") {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            return `${first}, and move the tag; if something is released under it already, bump the version instead:\n  git tag --force ${word}\n  git push --force origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        const MAX_RIGHT_TAGS = 3;
        function explainRightTag(tag, right) {
            const [first, ...others] = right.slice(0, MAX_RIGHT_TAGS);
            if (first === undefined)
                return "Push a tag of its version, such as v1.2.3";
            const which = others.length === 0 ? "" : `, or ${others.map(_base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e).join(" or ")}`;
            return [
                `To release this commit, also give it the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first)}${which}:`,
                `  git fetch origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`,
                `  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`FETCH_HEAD^{commit}:refs/tags/${first}`)}`,
            ].join("\n");
        }
        function explainOwnTag(right, existing, again) {
            const there = right.find((tag) => existing.includes(tag));
            if (there !== undefined)
                return `Did you mean the tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(there)}?\n  ${again(there)}`;
            const [first] = right;
            if (first === undefined)
                return `Name a tag of its version:\n  ${again("v1.2.3")}`;
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(first);
            return `The tag of this version is ${word}. To release it:\n  git tag ${word}\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${first}`)}\n  ${again(first)}`;
        }
        function explainNewVersion(tag, version) {
            const next = incrementPatch(version);
            const fresh = tag.endsWith(version) ? tag.slice(0, -version.length) + next : `v${next}`;
            return `Raise the version to ${next} in manifest.json and package.json, add a changelog entry, commit, and push a new tag. ${version} stays as it is:\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(fresh)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${fresh}`)}`;
        }
        const HANDING = "the inputs artifact and checked-sha256, or --artifact and --checked-sha256";
        function explainFirstArchive({ tag, version }) {
            return [
                "If the run that released it succeeded, this one is not needed. Otherwise release the archive of that run, with the digest from its summary:",
                "  with:",
                "    artifact: <folder of its artifact>",
                "    checked-sha256: <its digest>",
                "On the command line:",
                "  --artifact <folder> --checked-sha256 <digest>",
                `If no run of yours released it, or its archive is gone, release the next version. ${explainNewVersion(tag, version)}`,
            ].join("\n");
        }
        function explainCheckOut(tag) {
            const ref = `refs/tags/${tag}`;
            const help = `Fetch the tag as it is on GitHub, and check out its commit:\n  git fetch --force origin tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git checkout ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(ref)}`;
            return `${help}\nIn a workflow, at actions/checkout:\n  with:\n    ref: ${JSON.stringify(ref)}`;
        }
        function explainWholeCheckout(again) {
            return explainRerun(again, "This is a sparse checkout, but the files are in the commit. Check out all of it:\n  git sparse-checkout disable\nIn a workflow, remove sparse-checkout from actions/checkout. Then run this again");
        }
        function explainMovedTag(tag) {
            return `If the tag was moved, the run of its new commit releases it. Running this one again uses the old commit. To find that run:\n  gh run list --branch ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}`;
        }
        function explainNewDraft() {
            return 'Let this tool publish the next one: release when the tag is pushed. By hand, create only a draft, or nothing:\n  on:\n    push:\n      tags: ["v*"]';
        }
        function explainCorrectSums(tag, { name, sha256, isNamed }, again) {
            const word = (0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag);
            const correction = isNamed
                ? [`Set the digest of ${name} in it to ${sha256}, upload it, and run this again:`]
                : [
                    "Add the line of the archive, upload it, and run this again:",
                    `  echo ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`${sha256}  ${name}`)} >> SHA256SUMS`,
                ];
            return [
                "Only you can change the public list. Download it:",
                `  gh release download ${word} --pattern SHA256SUMS`,
                ...correction,
                `  gh release upload ${word} SHA256SUMS --clobber`,
                `  ${again}`,
            ].join("\n");
        }
        function explainCommitFirst(tag) {
            return `Commit, tag and push first:\n  git add --all\n  git commit --message ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`Release ${tag}`)}\n  git tag ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)}\n  git push origin HEAD ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainPushTag(tag) {
            return `Push the tag first:\n  git push origin ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(`refs/tags/${tag}`)}`;
        }
        function explainRerun(again, when = "Run this again") {
            return `${when}. It resumes where it stopped:\n  ${again}`;
        }
        const NOT_VISIBLE = "the secret is not visible to this job or its environment";
        function explainTokenOfJob() {
            const help = [
                "Leave out the input github-token: the job has its own token. A secret that you name must exist, and an untrusted run,",
                "such as one from a fork, does not see it. Only a job that names an environment sees its secrets:",
                "  jobs:",
                "    release:",
                "      environment: release",
            ].join("\n");
            return { what: NOT_VISIBLE, help };
        }
        function explainHandover(tag) {
            return `Look through the draft and publish it, on GitHub or with this command. If there are other targets, a workflow with on: release: types: [published] then finishes them:\n  gh release edit ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft=false`;
        }
        function explainPermission(repository) {
            return `Give the job the permission to write releases, at the job or at the head of its workflow:\n  permissions:\n    contents: write\nA fine-grained token of a person needs, for ${repository}, the permission Contents: Read and write`;
        }
        function explainOtherToken() {
            return 'Give a token that is valid: this one is wrong, has expired, or was revoked. In a workflow leave out the input github-token; elsewhere:\n  export GITHUB_TOKEN="$(gh auth token)"';
        }
        const NAME_REPOSITORY = 'export GITHUB_REPOSITORY="$(gh repo view --json nameWithOwner --jq .nameWithOwner)"';
        function explainWorkflowChange(tag) {
            return `If it has that already, the commit may change .github/workflows. GitHub then accepts a release only from a token with the workflow scope. Merge that change first, or make the draft by hand, and run this again:\n  gh release create ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_1__.e)(tag)} --draft --verify-tag --notes ""`;
        }
        function incrementPatch(text) {
            const version = (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__.ot)(text);
            if (!version)
                return "the next one";
            const { major, minor, patch, build: metadata, prerelease } = version;
            if (!prerelease)
                return `${String(major)}.${String(minor)}.${String(patch + 1)}`;
            const bare = metadata === "" ? text : text.slice(0, -metadata.length - 1);
            const number = /\.(\d{1,15})$/u.exec(bare.slice(bare.indexOf("-")))?.[1];
            return number === undefined ? `${bare}.1` : `${bare.slice(0, -number.length)}${String(Number(number) + 1)}`;
        }
    }),
    75865: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        var utils_toCommandValue = (function utils_toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            }
            else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        });
        var command_issueCommand = (function command_issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            (0, print.yy)(cmd.toString() + external_os_.EOL);
        });
        var command_issue = (function command_issue(name, message = '') {
            command_issueCommand(name, {}, message);
        });
        var escapeData = (function escapeData(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        });
        var setSecret = (function setSecret(secret) {
            command_issueCommand('add-mask', {}, secret);
        });
        var getInput = (function getInput(name, options) {
            const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
            if (options && options.required && !val) {
                throw new Error(`Input required and not supplied: ${name}`);
            }
            if (options && options.trimWhitespace === false) {
                return val;
            }
            return val.trim();
        });
        var startGroup = (function startGroup(name) {
            command_issue('group', name);
        });
        var endGroup = (function endGroup() {
            command_issue('endgroup');
        });
        __webpack_require__.d(__webpack_exports__, {
            Yz: function () { return debug; },
            N4: (function () { return endGroup; }),
            z3: (function () { return error; }),
            getIDToken: function () { return getIDToken; },
            V4: (function () { return getInput; }),
            lm: (function () { return notice; }),
            Pq: (function () { return setSecret; }),
            Oh: (function () { return startGroup; }),
            $e: (function () { return warning; })
        });
        var print = __webpack_require__(51235);
        var external_os_ = __webpack_require__(70857);
        ;
        function toCommandProperties(annotationProperties) {
            if (!Object.keys(annotationProperties).length) {
                return {};
            }
            return {
                title: annotationProperties.title,
                file: annotationProperties.file,
                line: annotationProperties.startLine,
                endLine: annotationProperties.endLine,
                col: annotationProperties.startColumn,
                endColumn: annotationProperties.endColumn
            };
        }
        ;
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message) {
                if (!command) {
                    command = 'missing.command';
                }
                this.command = command;
                this.properties = properties;
                this.message = message;
            }
            toString() {
                let cmdStr = CMD_STRING + this.command;
                if (this.properties && Object.keys(this.properties).length > 0) {
                    cmdStr += ' ';
                    let first = true;
                    for (const key in this.properties) {
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                }
                                else {
                                    cmdStr += ',';
                                }
                                cmdStr += `${key}=${escapeProperty(val)}`;
                            }
                        }
                    }
                }
                cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
                return cmdStr;
            }
        }
        function escapeProperty(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
        var external_path_ = __webpack_require__(16928);
        ;
        class OidcClient {
            static async getIDToken(audience) {
                const { OidcClient } = await __webpack_require__.e(851).then(__webpack_require__.bind(__webpack_require__, 15987));
                return OidcClient.getIDToken(audience);
            }
        }
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var ExitCode;
        (function (ExitCode) {
            ExitCode[ExitCode["Success"] = 0] = "Success";
            ExitCode[ExitCode["Failure"] = 1] = "Failure";
        })(ExitCode || (ExitCode = {}));
        function exportVariable(name, val) {
            const convertedVal = toCommandValue(val);
            process.env[name] = convertedVal;
            const filePath = process.env['GITHUB_ENV'] || '';
            if (filePath) {
                return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
            }
            issueCommand('set-env', { name }, convertedVal);
        }
        function addPath(inputPath) {
            const filePath = process.env['GITHUB_PATH'] || '';
            if (filePath) {
                issueFileCommand('PATH', inputPath);
            }
            else {
                issueCommand('add-path', {}, inputPath);
            }
            process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
        }
        function getMultilineInput(name, options) {
            const inputs = getInput(name, options)
                .split('\n')
                .filter(x => x !== '');
            if (options && options.trimWhitespace === false) {
                return inputs;
            }
            return inputs.map(input => input.trim());
        }
        function getBooleanInput(name, options) {
            const trueValue = ['true', 'True', 'TRUE'];
            const falseValue = ['false', 'False', 'FALSE'];
            const val = getInput(name, options);
            if (trueValue.includes(val))
                return true;
            if (falseValue.includes(val))
                return false;
            throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
                `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
        }
        function setOutput(name, value) {
            const filePath = process.env['GITHUB_OUTPUT'] || '';
            if (filePath) {
                return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
            }
            process.stdout.write(os.EOL);
            issueCommand('set-output', { name }, toCommandValue(value));
        }
        function setCommandEcho(enabled) {
            issue('echo', enabled ? 'on' : 'off');
        }
        function setFailed(message) {
            process.exitCode = ExitCode.Failure;
            error(message);
        }
        function isDebug() {
            return process.env['RUNNER_DEBUG'] === '1';
        }
        function debug(message) {
            command_issueCommand('debug', {}, message);
        }
        function error(message, properties = {}) {
            command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function warning(message, properties = {}) {
            command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function notice(message, properties = {}) {
            command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function info(message) {
            process.stdout.write(message + os.EOL);
        }
        function group(name, fn) {
            return __awaiter(this, void 0, void 0, function* () {
                startGroup(name);
                let result;
                try {
                    result = yield fn();
                }
                finally {
                    endGroup();
                }
                return result;
            });
        }
        function saveState(name, value) {
            const filePath = process.env['GITHUB_STATE'] || '';
            if (filePath) {
                return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
            }
            issueCommand('save-state', { name }, toCommandValue(value));
        }
        function getState(name) {
            return process.env[`STATE_${name}`] || '';
        }
        function getIDToken(aud) {
            return __awaiter(this, void 0, void 0, function* () {
                return yield OidcClient.getIDToken(aud);
            });
        }
    })
};
;
