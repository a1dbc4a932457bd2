"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {
    71357: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            makeArtifact: function () { return makeArtifact; },
            w: function () { return writeArtifact; }
        });
        var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
        var node_os__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13136);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27427);
        var _release_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28100);
        var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73337);
        var _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30538);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88140);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(51235);
        var _channel_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(76952);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(53037);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(60549);
        const SAME_NAME = "another plugin has an archive of this name";
        const NOT_PACKED = "Later pull requests cannot be compared with these plugins:";
        const MAX_NOT_PACKED = 10;
        const NOTHING = { outputs: _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0, exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass, own: [], report: () => Promise.resolve() };
        const SEVERAL = {
            ...NOTHING,
            own: ["notice"],
            report() {
                const why = "This tag releases several plugins, and an artifact contains one: no archive is handed to another job";
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)("notice", `${why}. Release them in this job, with the input targets`);
                return Promise.resolve();
            },
        };
        async function makeArtifact(result, request, isForComparison, runner) {
            const { report } = result;
            if ((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.WJ)(report) !== "pass" || report.plugins.length === 0)
                return NOTHING;
            if (report.plugins.length > 1) {
                if (report.occasion === "release")
                    return SEVERAL;
                return isForComparison && request.tag === undefined ? makeArtifacts(result, request, runner) : NOTHING;
            }
            const archive = await (0, _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__.P)(result, request);
            if ("why" in archive)
                return makeRefusedArtifact(archive, report.occasion === "release");
            const outputs = await writeArtifact(archive, result, runner);
            return {
                outputs,
                exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: outputs === _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0 ? ["warning"] : [],
                async report() {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.RU)(`\nPacked ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.Xm)(archive.name)}\n  sha256 ${archive.sha256}\n`));
                    await (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_14__.Sy)(runner.summaryFile, () => `\n${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.RU)((0, _release_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__.Bi)(archive))}`);
                },
            };
        }
        function makeRefusedArtifact({ why, help, exitStatus }, isRelease) {
            const severity = isRelease ? "error" : "notice";
            return {
                ...NOTHING,
                exitStatus: isRelease ? exitStatus : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: [severity],
                report() {
                    const lines = ["No archive can be made, so nothing could be released:", ...why, help];
                    (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)(severity, lines.join("\n"));
                    return Promise.resolve();
                },
            };
        }
        async function makeArtifacts(result, request, { temporary }) {
            const packed = new Set();
            const left = [];
            let folder = "";
            const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.NH)("archive", async () => {
                folder = (0, _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.IL)(temporary ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
                for (const plugin of result.report.plugins) {
                    const one = { ...result, report: { ...result.report, plugins: [plugin] } };
                    const archive = await (0, _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__.P)(one, request);
                    if ("why" in archive) {
                        left.push(`${plugin.path}: ${archive.why.join("; ")}`);
                        continue;
                    }
                    if (packed.has(archive.name)) {
                        left.push(`${plugin.path}: ${SAME_NAME}`);
                        continue;
                    }
                    packed.add(archive.name);
                    for (const [name, content] of (0, _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__.ej)(archive, one.report)) {
                        (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__._)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name.replace(/\.zip$/u, ""), name), content, [result.root]);
                    }
                }
            });
            return {
                outputs: { ..._outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0, "artifact-dir": isWritten && packed.size > 0 ? folder : "" },
                exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.pass,
                own: [...(isWritten ? [] : ["warning"]), ...(left.length > 0 ? ["notice"] : [])],
                report() {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_11__.yy)(`\nPacked ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_15__.B4)(packed.size, "plugin")}\n`);
                    if (left.length > 0)
                        (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.fz)("notice", [NOT_PACKED, ...(0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_9__.rL)(left, MAX_NOT_PACKED)].join("\n"));
                    return Promise.resolve();
                },
            };
        }
        async function writeArtifact(archive, result, { temporary }) {
            let folder = "";
            const isWritten = await (0, _channel_js__WEBPACK_IMPORTED_MODULE_12__.NH)("archive", () => {
                folder = (0, _base_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__.IL)(temporary ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
                for (const [name, content] of (0, _release_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__.ej)(archive, result.report))
                    (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__._)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, [result.root]);
            });
            if (!isWritten)
                return _outputs_js__WEBPACK_IMPORTED_MODULE_13__.B0;
            return { "artifact-path": (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
        }
    }),
    2180: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            NotCompared: function () { return NotCompared; },
            openBaseArchives: function () { return openBaseArchives; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59206);
        var _release_packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53199);
        var _release_packing_artifact_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67987);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88241);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52772);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77505);
        var _base_files_safe_read_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10544);
        const MAX_ARCHIVES = 1000;
        const MAX_BYTES = 256 * 1024 * 1024;
        class NotCompared extends Error {
        }
        function openBaseArchives(baseArtifact, workspace, root) {
            let reading;
            const find = async (plugin, isOnly) => {
                reading ??= readBaseArchives((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, baseArtifact), root);
                return chooseArchive(await reading, plugin, isOnly);
            };
            return {
                find,
                async readBuilds(plugins) {
                    const builds = new Map();
                    for (const plugin of plugins) {
                        try {
                            const given = await find(plugin, false);
                            if (!("missing" in given))
                                builds.set((0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin), given.opened);
                        }
                        catch (error) {
                            if (!(error instanceof NotCompared || error instanceof _release_packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_4__.R))
                                throw error;
                        }
                    }
                    return builds;
                },
            };
        }
        function chooseArchive(archives, plugin, isOnly) {
            if ("missing" in archives)
                return archives;
            if ("only" in archives && isOnly)
                return archives.only;
            const { several, refused } = "only" in archives ? { several: [archives.only], refused: [] } : archives;
            const id = (0, _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_3__.v)(plugin.name);
            const [found, ...others] = several.filter(({ manifest }) => id !== undefined && (0, _release_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_3__.v)(manifest["name"]) === id);
            if (others.length > 0)
                throw new NotCompared(`base-artifact has ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.B4)(others.length + 1, "archive")} of it`);
            if (found)
                return found;
            const [first] = refused;
            if (first !== undefined)
                throw new NotCompared(`base-artifact has no good archive of it: ${first}`);
            return { missing: "base-artifact has no archive of it" };
        }
        async function readBaseArchives(path, root) {
            const findTracked = makeTrackedFinder(root);
            try {
                return { only: await readUntracked(path, findTracked) };
            }
            catch (error) {
                if (!(error instanceof _release_packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_4__.R && error.exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__.dc.usage))
                    throw error;
                return (await readFolders(path, findTracked)) ?? { missing: error.message };
            }
        }
        async function readFolders(path, findTracked) {
            const folder = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_8__.h1)(path);
            const listed = folder === undefined ? undefined : (0, _base_files_safe_read_js__WEBPACK_IMPORTED_MODULE_9__.RS)(folder, MAX_ARCHIVES);
            if (listed === "crowded")
                throw new NotCompared(`base-artifact has more than ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_10__.ZV)(MAX_ARCHIVES)} entries`);
            const names = (listed ?? []).filter(({ kind }) => kind === "folder").map(({ name }) => name);
            if (folder === undefined || names.length === 0)
                return undefined;
            const several = [];
            const refused = [];
            let bytes = 0;
            for (const name of names) {
                if (bytes > MAX_BYTES) {
                    refused.push("not all of its archives are read, as they have more than 256 MiB together");
                    break;
                }
                try {
                    const read = await readUntracked((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, name), findTracked);
                    bytes += read.archive.bytes.length;
                    several.push(read);
                }
                catch (error) {
                    if (!(error instanceof _release_packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_4__.R || error instanceof NotCompared))
                        throw error;
                    refused.push(`of its folder ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_7__.hD)(name)}: ${error.message}`);
                }
            }
            return { several, refused };
        }
        async function readUntracked(path, findTracked) {
            refuseTracked(findTracked(path));
            const read = await (0, _release_packing_artifact_js__WEBPACK_IMPORTED_MODULE_5__.pd)(path, "refused");
            refuseTracked(findTracked(read.file));
            return read;
        }
        function refuseTracked(tracked) {
            if (tracked === undefined)
                return;
            throw new NotCompared(`git tracks ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_7__.hD)(tracked, 200)}, so the change itself brings what it is compared with`);
        }
        function makeTrackedFinder(root) {
            const tracked = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_6__.gt)((0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_8__.DH)(root));
            const paths = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(tracked) ? [] : tracked.paths;
            const isTracked = (one) => paths.some((file) => file === one || (one !== "" && file.startsWith(`${one}/`)));
            return (path) => [(0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_8__.Jj)(root, path), (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_8__.ps)(root, (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, path))].find((one) => one !== undefined && isTracked(one));
        }
    }),
    90956: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            listPublished: function () { return listPublished; }
        });
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39783);
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27332);
        var _release_find_published_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12572);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);
        var _release_npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92296);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47313);
        var _release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37222);
        const MAX_TITLE_LENGTH = 200;
        async function listPublished(result, { inputs, environment, runner }) {
            const { marketplace, npm, githubToken } = inputs;
            const { tagFormat } = inputs;
            const all = {
                "github-release": () => (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__.wX)(environment, githubToken, (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_4__.Po)()),
                marketplace: () => ({
                    url: (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__.JO)(marketplace.url, _release_js__WEBPACK_IMPORTED_MODULE_7__.MARKETPLACE_NAMES),
                    ...(marketplace.plugin !== "" && { plugin: marketplace.plugin }),
                }),
                npm: () => ({ url: (0, _release_index_js__WEBPACK_IMPORTED_MODULE_2__._5)(npm.registry, _release_js__WEBPACK_IMPORTED_MODULE_7__.NPM_WORDS), needsPackage: npm.token.trim() === "" }),
                environment,
            };
            const asked = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_0__.HQ.filter((name) => inputs.targets.includes(name)).map((name) => [name, all[name]]);
            const { published, missing, unknown } = await (0, _release_find_published_js__WEBPACK_IMPORTED_MODULE_3__.e)(result, {
                ...Object.fromEntries(asked),
                environment,
                tagFormat,
            });
            return [
                ...published.map(({ plugin, targets }) => {
                    const what = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.ml)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_6__.Xm)((0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_1__.Dz)(plugin)), MAX_TITLE_LENGTH)} is released already: ${targets.join(", ")}`;
                    return `${what}\nThe next tag needs a higher version`;
                }),
                ...missing.map((name) => {
                    const about = { name, mode: npm.mode, registry: all.npm().url };
                    return `npm shows no package ${name}. If there is none yet, trusted publishing cannot publish its first version\n${(0, _release_npm_remedies_js__WEBPACK_IMPORTED_MODULE_5__.oA)(about, runner)}`;
                }),
                ...(unknown.length === 0 ? [] : [`Cannot tell everywhere what is released already\n${unknown.join("\n")}`]),
            ];
        }
    }),
    41037: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            measureDifference: function () { return measureDifference; },
            readGrowthLimit: function () { return readGrowthLimit; }
        });
        var errors = __webpack_require__(42719);
        var core_report = __webpack_require__(73342);
        var server_fault = __webpack_require__(77271);
        var print = __webpack_require__(51235);
        var archive_name = __webpack_require__(59206);
        var artifact_fault = __webpack_require__(53199);
        var difference_record = __webpack_require__(84291);
        var format_difference = __webpack_require__(75701);
        var format_differences = __webpack_require__(20000);
        var growth_limit = __webpack_require__(65567);
        var package_difference = __webpack_require__(52162);
        var package_facts = __webpack_require__(72218);
        var pack = __webpack_require__(18445);
        var sums = __webpack_require__(15456);
        var absent = __webpack_require__(88241);
        var find_published = __webpack_require__(12572);
        var release = __webpack_require__(27332);
        var client = __webpack_require__(35860);
        var github_releases = __webpack_require__(80030);
        var finish_in_time = __webpack_require__(47328);
        var previous_release = __webpack_require__(88750);
        ;
        const MAX_PAGES = 10;
        const READ_TIMEOUT_MS = 120_000;
        const LIMITS = { total: READ_TIMEOUT_MS, each: 60_000, pause: 500 };
        function openReleased(access) {
            const deadline = Date.now() + READ_TIMEOUT_MS;
            let listing;
            return (query) => (0, finish_in_time.S)(Math.max(deadline - Date.now(), 1), undefined, async (signal) => {
                const github = await (0, client.Ng)({ ...access, limits: LIMITS, signal });
                const releases = (0, github_releases.t)(github, github, access.apiUrl);
                listing ??= releases.list(MAX_PAGES).then((listed) => listed.releases);
                return (0, previous_release.S)(releases, await listing, { ...query, mayBeSame: true });
            });
        }
        var remedies = __webpack_require__(47892);
        var phrases = __webpack_require__(41035);
        var json_object = __webpack_require__(34367);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var disk = __webpack_require__(77505);
        var base_archives = __webpack_require__(2180);
        var channel = __webpack_require__(76952);
        var format_with = __webpack_require__(65025);
        ;
        const MAX_COMPARED = 1000;
        const MAX_GROWN = 3;
        function readGrowthLimit({ compare, baseArtifact, maxGrowth }, mode) {
            const isCompared = compare !== "off" || baseArtifact !== undefined;
            if (mode === "report" && (isCompared || maxGrowth !== undefined)) {
                const help = "Compare where the plugin is checked";
                throw new errors.eb("With the input report nothing is packed, so nothing can be compared", help);
            }
            if (maxGrowth === undefined)
                return undefined;
            if (!isCompared) {
                const help = `Compare with the last release, or with an artifact:${(0, format_with.K)({ compare: "release" })}`;
                throw new errors.eb("The input max-growth needs an archive to compare with", help);
            }
            return (0, growth_limit.Q8)(maxGrowth, "The input max-growth");
        }
        async function measureDifference(result, { inputs, task, environment, archives }) {
            const limit = task.occasion === "release" ? undefined : readGrowthLimit(inputs, task.mode);
            const workspace = (0, disk.DH)(result.root);
            const readReleased = openReleasesOnce(environment, inputs.githubToken);
            const comparison = { result, inputs, archives, workspace, readReleased };
            const plugins = [];
            const reasons = new Map();
            for (const plugin of result.report.plugins) {
                try {
                    if (plugins.length >= MAX_COMPARED)
                        throw new base_archives.NotCompared(`a step compares ${(0, numbers.ZV)(MAX_COMPARED)} packages`);
                    const found = await findDifference(plugin, comparison);
                    plugins.push({ ...plugin, difference: (0, difference_record.B)(found, limit) });
                }
                catch (error) {
                    reasons.set(plugin.path, (0, find_published.Q)(error, [base_archives.NotCompared, artifact_fault.R, server_fault.yJ, errors.eb]));
                    plugins.push(plugin);
                }
                if (result.report.plugins.length > 1)
                    workspace.forget((0, core_report.L2)(plugin));
            }
            return describe({ ...result, report: { ...result.report, plugins } }, reasons, limit);
        }
        function describe(result, reasons, limit) {
            const { plugins } = result.report;
            const growth = explainAllGrowth(plugins);
            const missing = explainNotCompared(plugins, reasons, limit);
            const isAny = (0, core_report.wv)(result.report);
            return {
                result,
                reasons,
                remarks: isAny ? [] : missing.map((words) => (0, safe.RU)(`${(0, safe.jI)(words)}.`)),
                own: [...growth.map(() => "error"), ...(limit ? missing.map(() => "notice") : [])],
                report() {
                    if (isAny)
                        (0, print.yy)((0, safe.RU)(`\n${formatForLog(plugins, reasons).join("\n").trim()}\n`));
                    for (const words of growth)
                        (0, channel.fz)("error", words);
                    for (const words of missing) {
                        if (limit)
                            (0, channel.fz)("notice", words);
                        else if (!isAny)
                            (0, print.yy)((0, safe.RU)(`\n${(0, safe.Xm)(words)}.\n`));
                    }
                },
            };
        }
        function formatForLog(plugins, reasons) {
            const [only, ...others] = plugins;
            return others.length === 0 && only?.difference
                ? (0, format_difference.jR)(only.difference)
                : (0, format_differences.Aq)(plugins, reasons).map(safe.Xm);
        }
        function explainAllGrowth(plugins) {
            const grown = plugins.flatMap((plugin) => {
                const { difference } = plugin;
                if (difference?.limit?.isExceeded !== true)
                    return [];
                const lines = (0, growth_limit.h$)(difference, difference.limit).join("\n");
                return [plugins.length > 1 ? `${(0, phrases.E2)(plugin)}: ${lines}` : lines];
            });
            const left = grown.length - MAX_GROWN;
            const more = left > 0 ? [`${(0, numbers.B4)(left, "more archive")} grew by more than max-growth allows`] : [];
            return [...grown.slice(0, MAX_GROWN), ...more];
        }
        function explainNotCompared(plugins, reasons, limit) {
            const [why] = reasons.values();
            if (why === undefined)
                return [];
            if (plugins.length > 1) {
                const groups = (0, format_differences.it)(plugins.filter(({ path }) => reasons.has(path)), reasons);
                return [`${limit ? "max-growth was not checked for some packages. " : ""}${groups.join(". ")}`];
            }
            return [
                limit
                    ? `max-growth was not checked, as the package is compared with nothing: ${why}`
                    : `The package is compared with nothing: ${why}`,
            ];
        }
        async function findDifference(plugin, comparison) {
            const { result, inputs, archives, workspace, readReleased } = comparison;
            const { report } = result;
            const folder = (0, core_report.L2)(plugin);
            const given = await readGiven(await archives?.find(plugin, report.plugins.length === 1));
            if (given && "missing" in given && inputs.compare === "off") {
                throw new base_archives.NotCompared(plugin.change?.kind === "added" ? "this change adds it" : given.missing);
            }
            const made = await (0, pack.Po)(workspace, folder);
            if (made.state === "refused") {
                throw new base_archives.NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
            }
            if (made.state === "unnamed")
                throw new base_archives.NotCompared("manifest.json has no name and version to call an archive by");
            const { archive, opened, facts } = made;
            const { name, sha256, bytes } = archive;
            const after = await (0, package_facts.w)(opened, { name, sha256, size: bytes.length });
            const packageName = (0, absent.W0)(facts.packageJson) ? undefined : (0, json_object.fE)(facts.packageJson.value["name"]);
            const before = given && !("missing" in given)
                ? given
                : await readLastRelease(readReleased(), {
                    archive,
                    version: plugin.version ?? "",
                    folder,
                    packageName,
                    isOneOfSeveral: (report.selection?.of ?? report.plugins.length) > 1,
                    tagFormat: inputs.tagFormat,
                });
            refuseIncomparable(before, after);
            return (0, package_difference.h)(before, after);
        }
        async function readGiven(given) {
            if (!given || "missing" in given)
                return given;
            const { archive, receipt, opened } = given;
            const { name, sha256, bytes } = archive;
            const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
            return (0, package_facts.w)(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
        }
        function openReleasesOnce(environment, token) {
            let opened;
            return () => (opened ??= openReleased((0, release.wX)(environment, token, (0, remedies.Po)())));
        }
        async function readLastRelease(read, query) {
            const released = await read(query);
            if (!released)
                throw new base_archives.NotCompared(`no version up to ${(0, safe.hD)(query.version)} is released on GitHub yet`);
            if ("refused" in released)
                throw new base_archives.NotCompared(`of release ${(0, safe.hD)(released.tag)}: ${released.refused}`);
            const { tag, bytes, opened } = released;
            return (0, package_facts.w)(opened, { name: tag, sha256: (0, sums.jH)(bytes), size: bytes.length });
        }
        function refuseIncomparable(before, after) {
            const [was, is] = [before, after].map(({ manifest }) => (0, absent.W0)(manifest) ? undefined : (0, archive_name.v)(manifest["name"]));
            if (was === undefined)
                throw new base_archives.NotCompared(`${(0, safe.hD)(before.name)} contains no plugin`);
            if (was !== is)
                throw new base_archives.NotCompared(`${(0, safe.hD)(before.name)} contains another plugin, ${(0, safe.hD)(was)}`);
            if ((0, absent.W0)(after.namedHosts) && !(0, absent.W0)(before.namedHosts)) {
                throw new base_archives.NotCompared(`${after.namedHosts.absent}: build the plugin in a step above this one`);
            }
        }
    }),
    64751: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            publishComment: function () { return publishComment; }
        });
        var tool = __webpack_require__(42243);
        var hash = __webpack_require__(88512);
        ;
        const DIGITS = 32;
        const FORM = new RegExp(String.raw `^<!-- ${tool.js.name} comment ([0-9a-f]{${String(DIGITS)}}) run (\d{1,15})\.(\d{1,9}) of ([0-9a-f]{40,64}) -->$`, "u");
        function makeCommentKey(about) {
            return (0, hash.s)(JSON.stringify(about), DIGITS);
        }
        function formatMarker({ key, commit, run, attempt }) {
            return `<!-- ${tool.js.name} comment ${key} run ${String(run)}.${String(attempt)} of ${commit} -->`;
        }
        function parseMarker(body) {
            const [line = ""] = body.split(/\r?\n/u, 1);
            const [, key, run, attempt, commit] = FORM.exec(line) ?? [];
            if (key === undefined || commit === undefined)
                return undefined;
            return { key, commit, run: Number(run), attempt: Number(attempt) };
        }
        function readShownText(body) {
            return body
                .replace(/^.*\r?\n/u, "")
                .replaceAll("\r\n", "\n")
                .trim();
        }
        function isLaterRun(there, { commit, run, attempt }) {
            return there.commit === commit && (there.run > run || (there.run === run && there.attempt > attempt));
        }
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        var pages = __webpack_require__(36438);
        ;
        async function findPullRequests(github, { repository, owner, branch, commit }) {
            const route = "GET /repos/{owner}/{repo}/pulls";
            const pulls = await (0, pages.s$)(github, route, { state: "open", head: `${owner}:${branch}` });
            return pulls.flatMap(({ number, state, head }) => {
                const { sha, ref, repo } = (0, json_object.vw)(head);
                const isSame = sha === commit && ref === branch && (0, json_object.vw)(repo)["id"] === repository && state === "open";
                return isSame && typeof number === "number" ? [number] : [];
            });
        }
        async function readHead(github, pullRequest) {
            const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
            const { head } = (0, json_object.vw)(await github.call(route, { pull_number: pullRequest }));
            const { sha } = (0, json_object.vw)(head);
            if (typeof sha === "string")
                return sha;
            throw new server_fault.yJ("GitHub", "lost", "GitHub names no last commit of the pull request");
        }
        var server_words = __webpack_require__(7022);
        var client = __webpack_require__(35860);
        ;
        const LIST = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
        const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
        const MAX_PAGES = 30;
        const MAX_ATTEMPTS = 3;
        async function keepComment(github, pullRequest, comment) {
            const { marker, isWorthPosting } = comment;
            const account = await readOwnAccount(github);
            for (let attempt = 1;; attempt++) {
                const found = await listOwnComments(github, pullRequest, { account, key: marker.key });
                const [kept, ...extras] = found;
                if (!kept && !isWorthPosting)
                    return "none";
                if ((await readHead(github, pullRequest)) !== marker.commit)
                    return "outdated";
                if (found.some((one) => isLaterRun(one.marker, marker)))
                    return "later";
                try {
                    await (kept ? updateComment(github, kept, comment) : postComment(github, pullRequest, { comment, account }));
                    for (const { id } of extras)
                        await removeComment(github, id);
                    return "kept";
                }
                catch (error) {
                    const isWorthLooking = (0, server_fault.JD)(error) || (kept !== undefined && isGone(error));
                    if (attempt === MAX_ATTEMPTS || !isWorthLooking)
                        throw error;
                }
            }
        }
        function formatBody({ marker, text }) {
            return `${formatMarker(marker)}\n${text}`;
        }
        async function postComment(github, pullRequest, { comment, account }) {
            const body = formatBody(comment);
            const { id, user } = (0, json_object.vw)(await github.call(`POST ${LIST}`, { issue_number: pullRequest, body }));
            if (typeof id !== "number")
                throw new server_fault.yJ("GitHub", "lost", "GitHub posts the comment and does not say which");
            if ((0, json_object.vw)(user)["id"] === account)
                return;
            await removeComment(github, id);
            throw new server_fault.yJ("GitHub", "refused", "GitHub posts the comment for another account than the token's, so it is taken back");
        }
        async function updateComment(github, { id, body }, comment) {
            const written = formatBody(comment);
            if (readShownText(body) === readShownText(written))
                return;
            const answer = (0, json_object.vw)(await github.call(`PATCH ${ONE}`, { comment_id: id, body: written }));
            if (answer["id"] !== id)
                throw new server_fault.yJ("GitHub", "lost", "GitHub does not say that the comment is updated");
        }
        async function removeComment(github, id) {
            try {
                await github.call(`DELETE ${ONE}`, { comment_id: id });
            }
            catch (error) {
                if (!isGone(error))
                    throw error;
            }
        }
        function isGone(error) {
            return error instanceof server_fault.yJ && (error.status === 404 || error.status === 410);
        }
        async function listOwnComments(github, pullRequest, { account, key }) {
            const listed = await (0, pages.s$)(github, `GET ${LIST}`, { issue_number: pullRequest }, MAX_PAGES);
            const own = listed.flatMap(({ id, user, body }) => {
                if (typeof id !== "number" || typeof body !== "string" || (0, json_object.vw)(user)["id"] !== account)
                    return [];
                const marker = parseMarker(body);
                return marker?.key === key ? [{ id, body, marker }] : [];
            });
            if (own.length === 0 && listed.length >= MAX_PAGES * pages.KL) {
                const most = String(MAX_PAGES * pages.KL);
                throw new server_fault.yJ("GitHub", "refused", `The comment is not among the first ${most}, and no more of them are read`);
            }
            return own.toSorted((one, other) => one.id - other.id);
        }
        async function readOwnAccount(github) {
            const answer = (0, json_object.vw)(await github.call(client.Jj, { query: "{ viewer { databaseId } }" }));
            const { databaseId } = (0, json_object.vw)((0, json_object.vw)(answer["data"])["viewer"]);
            if (typeof databaseId === "number")
                return databaseId;
            const [first] = Array.isArray(answer["errors"]) ? answer["errors"] : [];
            const { message } = (0, json_object.vw)(first);
            const words = typeof message === "string" ? `: ${(0, server_words.u)(message, [])}` : "";
            throw new server_fault.yJ("GitHub", "refused", `GitHub does not say whose the token is${words}`);
        }
        var numbers = __webpack_require__(46136);
        var run_shard = __webpack_require__(89330);
        var safe = __webpack_require__(47313);
        var publish = __webpack_require__(96971);
        ;
        const PERMISSION = "pull-requests: write";
        async function publishComment(github, report, view, { inputs, event, runner }) {
            const found = await findPullRequest(github, event);
            if ("refused" in found)
                return makeNotice(found.refused);
            const { number, head: commit } = found.value;
            const marker = makeMarker(inputs, event, runner, commit);
            if (marker === undefined)
                return makeNotice("the runner names no workflow, so the comment would not be found again");
            const { serverUrl, repository } = runner;
            const { formatComment, isWorthComment } = await Promise.all([__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 51612));
            const text = formatComment(report, view, {
                commit,
                commitUrl: serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined,
                runUrl: (0, publish.TD)(runner),
            });
            try {
                const isWorthPosting = isWorthComment(report, view);
                const state = await keepComment(github, number, { marker, text, isWorthPosting });
                if (state === "outdated")
                    return { aside: `The comment is left to the run of the newer commit of #${String(number)}` };
                return state === "later" ? { aside: "A later run has written the comment" } : {};
            }
            catch (error) {
                return makeNotice(explainRefusal(error, event, runner.copy));
            }
        }
        function makeNotice(why) {
            return { notice: `The comment on the pull request is not kept: ${why}` };
        }
        function explainRefusal(error, { earlier }, copy) {
            const words = (0, publish.Wl)(error, PERMISSION);
            const isForbidden = error instanceof server_fault.yJ && error.kind === "forbidden" && !error.refusal;
            if (!isForbidden || earlier)
                return words;
            const page = "docs/guides/forks.md#check-runs-and-comments-for-forks";
            const where = copy.origin === undefined ? page : `${copy.origin.url}/blob/${copy.origin.ref}/${page}`;
            return `${words}. A second workflow can comment there: ${where}`;
        }
        async function findPullRequest(github, { pullRequest, earlier }) {
            if (pullRequest)
                return { value: pullRequest };
            const head = earlier?.head;
            if (!head)
                return { refused: "GitHub names no branch that the earlier run was for" };
            const found = await (0, publish.CD)(PERMISSION, () => findPullRequests(github, head));
            if ("refused" in found)
                return found;
            const [number, ...others] = found.value;
            if (number !== undefined && others.length === 0)
                return { value: { number, head: head.commit } };
            return { refused: `${describeFound(found.value.length)} ${describeHead(head)}` };
        }
        function describeFound(count) {
            return count === 0 ? "no open pull request has" : `${(0, numbers.B4)(count, "open pull request")} have`;
        }
        function describeHead({ owner, branch, commit }) {
            return `the last commit ${commit.slice(0, 7)} of ${(0, safe.Xm)(`${owner}:${branch}`)}`;
        }
        function makeMarker({ paths, report, shard }, { earlier }, runner, commit) {
            if (runner.workflowPath === undefined)
                return undefined;
            const what = report === "" ? paths.map(trimPath) : [report];
            const part = shard ? (0, run_shard._D)(shard) : null;
            const key = makeCommentKey([runner.workflowPath, earlier?.workflow ?? null, what, part]);
            const { run, attempt: turn } = earlier?.turn ?? runner.turn;
            return { key, commit, run, attempt: turn };
        }
        function trimPath(path) {
            return path.replace(/^(?:\.\/)+(?=.)/u, "").replace(/(?<=.)\/+$/u, "");
        }
    }),
    62543: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            publishOnGitHub: function () { return publishOnGitHub; }
        });
        var github_limits = __webpack_require__(39064);
        ;
        function parseDiffLines(patch) {
            const shown = new Map();
            let number = 0;
            let hunk = 0;
            for (const line of patch.split("\n")) {
                const start = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/u.exec(line)?.[1];
                if (start !== undefined) {
                    number = Number(start);
                    hunk++;
                }
                else if (hunk > 0 && (line.startsWith("+") || line.startsWith(" "))) {
                    shown.set(number++, { text: line.slice(1).replace(/\r$/u, ""), isNew: line.startsWith("+"), hunk });
                }
            }
            return shown;
        }
        var pages = __webpack_require__(36438);
        ;
        async function fetchDiff(github, pullRequest) {
            const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
            const files = await (0, pages.s$)(github, route, { pull_number: pullRequest });
            const diff = new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, parseDiffLines(patch)]] : []));
            return { diff, onlyListed: files.length >= github_limits.f.listedFiles ? files.length : undefined };
        }
        var annotations = __webpack_require__(24575);
        var next_steps = __webpack_require__(88369);
        var channel = __webpack_require__(76952);
        var next_commands = __webpack_require__(62013);
        var publish = __webpack_require__(96971);
        var fix_files = __webpack_require__(61999);
        var markdown_fence = __webpack_require__(27251);
        var safe = __webpack_require__(47313);
        var patch = __webpack_require__(39598);
        var numbers = __webpack_require__(46136);
        ;
        const FILE = "fixes.patch";
        function formatPatchOffer(changes, patchFile, fix) {
            const command = (0, safe.kK)(fix);
            const parts = (0, patch.formatFilePatches)(changes);
            if (parts.length === 0)
                return undefined;
            const shown = parts.flatMap((part) => ("text" in part && isExactOnPage(part.text) ? [part.text] : []));
            const inFile = patchFile === ""
                ? ""
                : `, or, at the repository's root, by the patch in ${(0, safe.kK)(patchFile)} with \`git apply\``;
            const brief = `What is not suggested is fixed by ${command}${inFile}; it cannot be shown here as a patch.`;
            const left = parts.length - shown.length;
            return { block: shown.length === 0 ? undefined : formatBlock(shown, left, command), brief };
        }
        function formatBlock(shown, left, command) {
            const text = shown.join("");
            const fence = (0, markdown_fence.O)(text);
            const rest = left === 0 ? "" : ` ${(0, numbers.B4)(left, "more file")} cannot be shown as a patch: ${command} fixes what it can.`;
            return [
                `<details><summary>A patch with the fixes that are not suggested: ${(0, numbers.B4)(shown.length, "file")}</summary>`,
                `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
                `${fence}diff\n${text}${fence}`,
                "</details>",
            ].join("\n\n");
        }
        function isExactOnPage(text) {
            const shown = text.replace(/[\n\t]/gu, " ");
            return (0, safe.Xm)(shown) === shown && !/^GIT binary patch$/mu.test(text);
        }
        ;
        async function offerRemainingFixes(request, result, suggested, { offered, patchFile, fix }) {
            const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
            const isLeft = (finding) => suggested.has(finding) || !offered.has(finding);
            const left = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter(isLeft).map((finding) => identify(finding, plugin))));
            const isKept = (finding, plugin) => first.has(finding) ? isLeft(finding) : left.has(identify(finding, plugin));
            return formatPatchOffer((await (0, fix_files.fixFiles)(request, result, isKept)).changes, patchFile, fix);
        }
        function identify({ check, message, location: { file, pointer } }, { path }) {
            return JSON.stringify([path, check, file, pointer, message]);
        }
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var edits = __webpack_require__(8483);
        var group_by = __webpack_require__(97123);
        var page_reference = __webpack_require__(4090);
        var hash = __webpack_require__(88512);
        ;
        const MARK = `<!-- ${tool.js.name} fix `;
        const MAX_MESSAGE_LENGTH = 2000;
        function makeSuggestions(report, view, diff) {
            const fixable = (0, core_report.rx)((0, core_report.FR)(report), view.isChanged).filter(isFixable);
            const files = (0, group_by.$)(fixable, ({ fix, location }) => fix[0]?.file ?? location.file);
            const suggestions = [];
            const suggested = new Set();
            const times = new Map();
            for (const [file, findings] of files) {
                const lines = view.source(file);
                const shown = diff.get(file);
                if (!lines || !shown)
                    continue;
                const lineBreak = findLineBreak(lines.text);
                const clashesByLine = new Map();
                for (const group of groupByLines(findings, lines.text)) {
                    const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
                    if (!suggestion)
                        continue;
                    const clashes = [];
                    suggestions.push({ ...suggestion, clashing: clashes });
                    for (const finding of group.findings)
                        suggested.add(finding);
                    for (let line = group.first; line <= group.last; line++)
                        clashesByLine.set(line, clashes);
                }
                for (const finding of findings.filter((one) => !suggested.has(one))) {
                    const { first, last } = getLines(finding);
                    for (let line = first; line <= last; line++)
                        clashesByLine.get(line)?.push(finding);
                }
            }
            const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
            return { suggestions, suggested, clashing };
        }
        function isFixable(finding) {
            const [first, ...others] = finding.fix ?? [];
            return first !== undefined && others.every(({ file }) => file === first.file);
        }
        function groupByLines(findings, text) {
            const { applied } = (0, edits.y)(text, findings.map(({ fix }) => fix));
            const spans = findings
                .filter((_, at) => applied[at])
                .map((finding) => ({ ...getLines(finding), findings: [finding] }));
            const groups = [];
            for (const span of spans.toSorted((a, b) => a.first - b.first)) {
                const before = groups.at(-1);
                if (!before || before.last < span.first)
                    groups.push(span);
                else {
                    const last = Math.max(before.last, span.last);
                    groups[groups.length - 1] = { first: before.first, last, findings: [...before.findings, ...span.findings] };
                }
            }
            return groups;
        }
        function getLines({ fix }) {
            const ranges = fix.map(({ range }) => range);
            return {
                first: Math.min(...ranges.map(({ start }) => start.line)),
                last: Math.max(...ranges.map(({ end }) => end.line)),
            };
        }
        function makeSuggestion(file, { first, last, findings }, { lines, shown, lineBreak, times }) {
            const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
            const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
            const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
            if (hunks.size !== 1 || !isSame)
                return undefined;
            const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
            const before = lines.slice({ start: { line: first, column: 1 }, end });
            const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
            const after = (0, edits.y)(before, fixes).text;
            if (!isExact(before, after, lineBreak))
                return undefined;
            const same = JSON.stringify([file, before, after]);
            const occurrence = (times.get(same) ?? 0) + 1;
            const mark = makeMark(occurrence === 1 ? same : `${same} ${String(occurrence)}`);
            const messages = findings.map((finding) => `**${(0, safe.jI)((0, safe.ml)(finding.message, MAX_MESSAGE_LENGTH))}.** ${(0, page_reference.$)(finding)}`);
            const content = after.replaceAll("\r\n", "\n");
            const fence = (0, markdown_fence.O)(content);
            const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
            if (body.length > github_limits.f.commentLength)
                return undefined;
            times.set(same, occurrence);
            return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
        }
        function isExact(before, after, lineBreak) {
            const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
            const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
            return same && after !== "" && !unseen.test(before) && !unseen.test(after);
        }
        function findLineBreak(text) {
            const breaks = new Set(text.match(/\r?\n|\r/gu));
            return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
        }
        function shiftEdit({ file, range, text }, by) {
            const { start, end } = range;
            return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
        }
        function makeMark(what) {
            return `${MARK}${(0, hash.s)(what, 32)} -->`;
        }
        function isMark(line) {
            return line.startsWith(MARK);
        }
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        ;
        const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
        const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
        const WORDS = "These fixes are safe: apply each with one click, or all with `--fix` in a clone.";
        const MAX_SUGGESTIONS = 30;
        const MAX_ATTEMPTS = 3;
        async function publishSuggestions(github, pullRequest, suggestions) {
            const { marks, ofPush } = await readEarlierSuggestions(github, pullRequest);
            const open = suggestions.filter(({ mark }) => !marks.has(mark));
            const offered = open.slice(0, Math.max(0, MAX_SUGGESTIONS - ofPush));
            const { made, refused, unsure, fault, refusal } = await sendSuggestions(github, pullRequest, offered);
            const sums = { made: countFixes(made), refused: countFixes(refused), unsure: countFixes(unsure) };
            const left = countFixes(open) - sums.made - sums.refused - sums.unsure;
            const there = suggestions.filter((one) => marks.has(one.mark) || made.has(one));
            return { ...sums, known: countFixes(suggestions) - countFixes(open), left, there, fault, refusal };
        }
        async function sendSuggestions(github, pullRequest, suggestions) {
            const sums = { made: new Set(), refused: new Set(), unsure: new Set() };
            const about = { pull_number: pullRequest.number, commit_id: pullRequest.head };
            const sendReview = (rest) => github.call(`POST ${REVIEWS}`, { ...about, event: "COMMENT", body: WORDS, comments: rest.map(makeComment) });
            const sendAlone = ([one]) => github.call(`POST ${COMMENTS}`, { ...about, ...(one && makeComment(one)) });
            const readMarks = async () => (await readEarlierSuggestions(github, pullRequest)).marks;
            let refusal;
            try {
                const together = await sendUntilRefused(suggestions, {
                    send: sendReview,
                    found: readMarks,
                    sums,
                    isRefusal: isInvalid,
                });
                for (const one of together) {
                    const isRefusal = (error) => {
                        if (!isWrongPlace(error))
                            return false;
                        refusal ??= error;
                        return true;
                    };
                    const wrong = await sendUntilRefused([one], { send: sendAlone, found: readMarks, sums, isRefusal });
                    for (const suggestion of wrong)
                        sums.refused.add(suggestion);
                }
                return { ...sums, refusal };
            }
            catch (error) {
                if (error instanceof server_fault.yJ)
                    return { ...sums, fault: error, refusal };
                throw error;
            }
        }
        async function sendUntilRefused(suggestions, { send, found, sums: { made, unsure }, isRefusal }) {
            let rest = suggestions;
            for (let turn = 1; rest.length > 0; turn++) {
                try {
                    await send(rest);
                    for (const suggestion of rest)
                        made.add(suggestion);
                    return [];
                }
                catch (error) {
                    if (isRefusal(error))
                        return rest;
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    for (const suggestion of rest)
                        unsure.add(suggestion);
                    const marks = await found();
                    unsure.clear();
                    for (const suggestion of rest)
                        if (marks.has(suggestion.mark))
                            made.add(suggestion);
                    rest = rest.filter((suggestion) => !made.has(suggestion));
                    if (turn === MAX_ATTEMPTS && rest.length > 0)
                        throw error;
                }
            }
            return [];
        }
        function isInvalid(error) {
            return error instanceof server_fault.yJ && error.status === 422;
        }
        function isWrongPlace(error) {
            return isInvalid(error) || (error instanceof server_fault.yJ && error.status === 404);
        }
        async function readEarlierSuggestions(github, { number, head }) {
            const newest = { sort: "created", direction: "desc" };
            const comments = await (0, pages.s$)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
            const trusted = comments.filter(({ user, author_association: association }) => (0, json_object.vw)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
            const marked = trusted.flatMap((comment) => {
                const [mark = ""] = typeof comment["body"] === "string" ? comment["body"].split(/\r?\n/u) : [];
                return isMark(mark) ? [{ mark, comment }] : [];
            });
            return {
                marks: new Set(marked.flatMap(({ mark, comment }) => (isOutdated(comment) ? [] : [mark]))),
                ofPush: marked.filter(({ comment }) => comment["original_commit_id"] === head).length,
            };
        }
        function isOutdated({ line, position }) {
            return line === null || position === null;
        }
        function makeComment({ path, line, start_line: start, body }) {
            const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
            return { path, line, side: "RIGHT", ...place, body };
        }
        function countFixes(suggestions) {
            let sum = 0;
            for (const { findings } of suggestions)
                sum += findings.length;
            return sum;
        }
        ;
        const PERMISSION = "pull-requests: write";
        const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
        async function suggestFixes(github, pullRequest, fetched, { report, view, fix }) {
            const makeNone = (why) => ({
                remark: `No fix is suggested. ${formatRest(suggest_fixes_countFixes(report), false, fix)}`.trim(),
                notice: `No fix is suggested: ${why}`,
                findings: new Set(),
            });
            if ("refused" in fetched)
                return makeNone(fetched.refused);
            const { diff, onlyListed } = fetched.value;
            const { suggestions, clashing } = makeSuggestions(report, view, diff);
            try {
                const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
                const { refusal, there } = suggested;
                const remark = formatRemark(suggested, clashing.size, { fix, onlyListed });
                const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
                const why = suggested.fault ? (0, publish.Wl)(suggested.fault, PERMISSION) : refusal?.message;
                if (why === undefined)
                    return { remark, findings };
                const isNone = suggested.made + suggested.known + suggested.unsure === 0;
                if (isNone && !refusal)
                    return makeNone(why);
                return { remark, findings, notice: `${isNone ? "No fix is suggested" : "Not every fix is suggested"}: ${why}` };
            }
            catch (error) {
                return makeNone((0, publish.Wl)(error, PERMISSION));
            }
        }
        function formatRemark({ made, known, refused, unsure, left }, clashing, { fix, onlyListed }) {
            const there = made + known;
            const tried = there + refused + unsure + left;
            const sentences = [
                ...(there > 0
                    ? [
                        `${formatFixes(there)} ${(0, numbers.n2)(there)} suggested at the lines of the pull request${formatEarlier(known)}.`,
                    ]
                    : []),
                ...(tried === 0 ? [formatNothingToSuggest(onlyListed)] : []),
                ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
                ...(refused > 0 ? [`GitHub refused ${formatFixes(refused)}.`] : []),
                ...(unsure > 0 ? [`GitHub's answer about ${formatFixes(unsure)} was lost.`] : []),
                formatRest(refused + left + clashing, there + unsure > 0 || tried === 0, fix),
            ];
            return sentences.filter((sentence) => sentence !== "").join(" ");
        }
        function formatNothingToSuggest(onlyListed) {
            if (onlyListed === undefined)
                return "No fix is on lines that this pull request shows.";
            return `GitHub lists only the first ${(0, numbers.ZV)(onlyListed)} files of this pull request, and no fix is on their lines.`;
        }
        function formatEarlier(known) {
            return known > 0 ? `, ${(0, numbers.ZV)(known)} of them by an earlier run` : "";
        }
        function formatRest(count, isMore, fix) {
            return count === 0
                ? ""
                : `${(0, numbers.ZV)(count)}${isMore ? " more" : ""} can be fixed by ${(0, safe.kK)(fix)}.`;
        }
        function formatFixes(count) {
            return `${(0, numbers.ZV)(count)} ${count === 1 ? "fix" : "fixes"}`;
        }
        function suggest_fixes_countFixes({ plugins }) {
            const withFix = (finding) => (0, core_report.he)(finding) && (finding.fix ?? []).length > 0;
            return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
        }
        ;
        async function publishOnGitHub(first, job) {
            const { inputs, event, runner, environment, request, plan } = job;
            const { pullRequest } = event;
            const { result, view } = first;
            const fix = (view.next && (0, next_steps.MN)(result.report, view.next)) ?? (0, next_commands.C)(inputs.paths, runner.copy);
            const offers = plan.suggestions ? [makeOfferChannel(request, inputs.patchFile, fix)] : [];
            const connected = await (0, publish.tZ)(inputs.githubToken, runner, environment);
            if ("refused" in connected) {
                return (0, channel.xA)([makeRefusalChannel(connected.refused, inputs, plan), ...offers], {
                    ...first,
                    suggested: new Set(),
                });
            }
            const github = connected.value;
            const channels = [
                ...(plan.diff && pullRequest ? [makeDiffChannel(github, pullRequest)] : []),
                ...(plan.suggestions && pullRequest ? [makeSuggestionChannel(github, pullRequest, fix)] : []),
                ...offers,
                ...(plan.checks ? [makeCheckRunChannel(github, event.commit, runner)] : []),
                ...(plan.comment ? [await loadCommentChannel(github, job)] : []),
            ];
            return (0, channel.xA)(channels, { ...first, suggested: new Set() });
        }
        function makeRefusalChannel(refused, { annotations, suggestions }, { comment }) {
            const words = `Nothing was written on GitHub, as ${refused}`;
            const isAskedByName = annotations === "checks" || suggestions || comment;
            return { publish: (publication) => addWords(publication, isAskedByName ? { notice: words } : { aside: words }) };
        }
        function makeDiffChannel(github, { number }) {
            return {
                async publish(publication) {
                    const diff = await (0, publish.CD)("pull-requests: read", () => fetchDiff(github, number));
                    if ("refused" in diff) {
                        return addWords({ ...publication, diff }, { aside: `Cannot tell what the pull request changes: ${diff.refused}` });
                    }
                    const { view } = publication;
                    return { ...publication, diff, view: { ...view, isChanged: makeChangedTest(diff.value.diff, view) } };
                },
            };
        }
        function makeSuggestionChannel(github, pullRequest, fix) {
            return {
                async publish(publication) {
                    const { result, view, diff } = publication;
                    if (!diff)
                        return publication;
                    const report = (0, annotations.lg)(result.report, view);
                    const { remark, notice, findings } = await suggestFixes(github, pullRequest, diff, { report, view, fix });
                    const remarks = [...(view.remarks ?? []), remark];
                    return addWords({ ...publication, suggested: findings, view: { ...view, remarks } }, { notice });
                },
            };
        }
        function makeOfferChannel(request, patchFile, fix) {
            return {
                async publish(publication) {
                    const { result, view, suggested } = publication;
                    const { plugins } = (0, annotations.lg)(result.report, view);
                    const offered = new Set(plugins.flatMap(({ findings }) => findings));
                    const offer = await offerRemainingFixes(request, result, suggested, { offered, patchFile, fix });
                    return offer ? { ...publication, view: { ...view, offer } } : publication;
                },
            };
        }
        function makeCheckRunChannel(github, commit, runner) {
            return {
                async publish(publication) {
                    const { result, view } = publication;
                    const checks = await (0, publish.Ig)(github, result.report, view, { commit, runner });
                    if ("value" in checks)
                        return { ...publication, view: { ...view, annotated: { count: checks.value } } };
                    const notice = `Annotations are made by commands, and GitHub shows only ten of a severity: ${checks.refused}`;
                    return addWords(publication, { notice });
                },
            };
        }
        async function loadCommentChannel(github, { inputs, event, runner }) {
            const { publishComment } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 64751));
            return {
                async publish(publication) {
                    const { result, view } = publication;
                    return addWords(publication, await publishComment(github, result.report, view, { inputs, event, runner }));
                },
            };
        }
        function addWords(publication, { notice, aside }) {
            return {
                ...publication,
                notices: [...publication.notices, ...(notice === undefined ? [] : [notice])],
                asides: [...publication.asides, ...(aside === undefined ? [] : [aside])],
            };
        }
        const MAX_LINES = 1000;
        function makeChangedTest(diff, { source }) {
            return ({ location: { file, range } }) => {
                const shown = diff.get(file);
                if (!shown || !range)
                    return false;
                const { start, end } = range;
                const count = Math.min(end.line - start.line + 1, MAX_LINES);
                return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
                    const line = shown.get(number);
                    return line?.isNew === true && line.text === source(file)?.line(number);
                });
            };
        }
    }),
    96971: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CD: function () { return attempt; },
            tZ: function () { return connectToGitHub; },
            Wl: function () { return formatRefusal; },
            TD: function () { return makeRunUrl; },
            Ig: function () { return publishFindings; }
        });
        var client = __webpack_require__(35860);
        var github_limits = __webpack_require__(39064);
        var json_object = __webpack_require__(34367);
        var server_fault = __webpack_require__(77271);
        var pages = __webpack_require__(36438);
        ;
        const RUNS = "/repos/{owner}/{repo}/check-runs";
        const RUN = `${RUNS}/{check_run_id}`;
        const MAX_ANNOTATIONS = github_limits.f.annotationsOfRequest;
        const MAX_ATTEMPTS = 3;
        async function publishCheckRun(github, run, place) {
            const [first = [], ...others] = splitAnnotations(run.annotations);
            const isWhole = others.length === 0;
            const number = await createRun(github, place, {
                name: run.name,
                head_sha: place.commit,
                external_id: place.id,
                details_url: place.detailsUrl,
                ...(isWhole ? makeConclusion(run) : { status: "in_progress" }),
                output: makeOutput(run, first),
            });
            let sentCount = first.length;
            try {
                for (const [at, batch] of others.entries()) {
                    const state = at === others.length - 1 ? makeConclusion(run) : {};
                    await appendAnnotations(github, number, sentCount, { ...state, output: makeOutput(run, batch) }, batch.length);
                    sentCount += batch.length;
                }
            }
            catch (error) {
                const title = `${run.title} (GitHub took ${String(sentCount)} of ${String(run.annotations.length)} annotations)`;
                const state = { ...makeConclusion(run), output: makeOutput({ ...run, title }, []) };
                await github.call(`PATCH ${RUN}`, { check_run_id: number, ...state }).catch((second) => {
                    throw new AggregateError([error, second], `${formatError(error)}; and the check run is left unfinished: ${formatError(second)}`);
                });
                throw error;
            }
        }
        function formatError(error) {
            return error instanceof Error ? error.message : String(error);
        }
        async function createRun(github, place, body) {
            for (let attempt = 1;; attempt++) {
                try {
                    return readNumber(await github.call(`POST ${RUNS}`, body));
                }
                catch (error) {
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    const found = await findRun(github, place, body.name);
                    if (found !== undefined)
                        return found;
                    if (attempt === MAX_ATTEMPTS)
                        throw error;
                }
            }
        }
        async function appendAnnotations(github, number, given, body, more) {
            for (let attempt = 1;; attempt++) {
                try {
                    await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
                    return;
                }
                catch (error) {
                    if (!(0, server_fault.JD)(error))
                        throw error;
                    const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
                    if (count === given + more)
                        return;
                    if (count !== given || attempt === MAX_ATTEMPTS)
                        throw error;
                }
            }
        }
        async function findRun(github, { commit, id }, name) {
            const asked = { ref: commit, check_name: name, filter: "all", per_page: github_limits.f.entriesOfPage };
            const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
            const { check_runs: runs } = (0, json_object.vw)(await github.call(route, asked));
            const ours = (0, pages.st)(runs, route).find((run) => (0, json_object.vw)(run)["external_id"] === id);
            return ours === undefined ? undefined : readNumber(ours);
        }
        function readNumber(run) {
            const { id } = (0, json_object.vw)(run);
            if (typeof id === "number")
                return id;
            throw new server_fault.yJ("GitHub", "lost", "GitHub made a check run and does not say which");
        }
        function readCount(run) {
            const { annotations_count: count } = (0, json_object.vw)((0, json_object.vw)(run)["output"]);
            return typeof count === "number" ? count : undefined;
        }
        function makeConclusion({ conclusion }) {
            return { status: "completed", conclusion };
        }
        function makeOutput({ title, summary }, annotations) {
            return { title, summary, annotations };
        }
        function splitAnnotations(annotations) {
            return Array.from({ length: Math.ceil(annotations.length / MAX_ANNOTATIONS) }, (_, at) => annotations.slice(at * MAX_ANNOTATIONS, (at + 1) * MAX_ANNOTATIONS));
        }
        var repository_name = __webpack_require__(86378);
        var print_wait = __webpack_require__(81053);
        var core_report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var safe = __webpack_require__(47313);
        var reporters_annotations = __webpack_require__(24575);
        var change_phrases = __webpack_require__(99742);
        var page_reference = __webpack_require__(4090);
        var phrases = __webpack_require__(41035);
        var numbers = __webpack_require__(46136);
        ;
        const check_run_MAX_ANNOTATIONS = 1000;
        const { checkRunSummaryBytes, annotationBytes, checkRunTitleBytes } = github_limits.f;
        const LEVELS = {
            error: "failure",
            warning: "warning",
            notice: "notice",
        };
        function makeCheckRun(report, view, summary) {
            const findings = (0, core_report.FR)(report);
            const annotatable = (0, core_report.xI)((0, reporters_annotations.yh)(report, view), view.isChanged);
            const annotations = annotatable.slice(0, check_run_MAX_ANNOTATIONS).map((finding) => makeAnnotation(finding, report));
            const paths = report.plugins.map(({ path }) => path);
            const [path = "."] = paths;
            const subject = paths.length > 1 ? (0, numbers.B4)(paths.length, "plugin") : path;
            const title = paths.length === 0 ? "nothing to check" : (0, phrases.Pu)(report);
            const notes = [...formatCountNotes(report, findings.length), (0, phrases.Uj)(report) ?? []].flat();
            return {
                name: cutBytes(subject === "." ? tool.js.name : `${tool.js.name} (${(0, safe.Xm)(subject)})`, checkRunTitleBytes),
                conclusion: (0, core_report.WJ)(report) === "pass" ? "success" : "failure",
                title: cutBytes((0, safe.Xm)(notes.length === 0 ? title : `${title}: ${notes.join(", ")}`), checkRunTitleBytes),
                summary: summary(report, { ...view, annotated: { count: annotations.length }, room: checkRunSummaryBytes }),
                annotations,
            };
        }
        function formatCountNotes(report, count) {
            const change = (0, change_phrases.eD)(report);
            const existing = (0, phrases.xs)(report).existing.length;
            if (change !== undefined)
                return [change, ...(existing > 0 ? [`${(0, numbers.ZV)(existing)} existing`] : [])];
            return [...(count > 0 ? [(0, numbers.B4)(count, "finding")] : []), ...[(0, phrases.uh)(report) ?? []].flat()];
        }
        function makeAnnotation(finding, report) {
            const { severity, location, check, message, help, printed = [] } = finding;
            const lines = [message, help, ...(0, phrases.mn)(finding, report, true), (0, page_reference.o)(finding)].filter((line) => line !== undefined);
            return {
                path: location.file,
                ...makePlace(location.range),
                annotation_level: LEVELS[severity],
                title: cutBytes((0, safe.Xm)(`${tool.js.name}: ${check}`), checkRunTitleBytes),
                message: cutBytes(lines.map(safe.Xm).join("\n"), annotationBytes),
                ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe.Xm).join("\n"), annotationBytes) }),
            };
        }
        function makePlace(range) {
            const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
            const lines = { start_line: start.line, end_line: end.line };
            if (!range || start.line !== end.line)
                return lines;
            return { ...lines, start_column: start.column, end_column: end.column };
        }
        function cutBytes(text, most) {
            if (text.length * 3 <= most)
                return text;
            const bytes = new TextEncoder().encode(text);
            if (bytes.length <= most)
                return text;
            const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
            return `${kept}\u2026`;
        }
        var formats = __webpack_require__(68593);
        ;
        async function connectToGitHub(token, { apiUrl, repository }, environment) {
            if (token === "")
                return { refused: "the input github-token is empty" };
            if (!/^[\x21-\x7e]+$/u.test(token)) {
                return { refused: `the input github-token contains ${String(token.length)} characters that no token has` };
            }
            if (!/^https?:\/\//u.test(apiUrl) || !(0, repository_name.e)(repository)) {
                return { refused: "this is not a job of GitHub Actions" };
            }
            return attempt("", () => (0, client.Ng)({ token, apiUrl, repository, environment, onWait: print_wait.D }));
        }
        async function publishFindings(github, report, view, { commit, runner }) {
            if (commit === undefined)
                return { refused: "the event names no commit" };
            const run = makeCheckRun(report, view, await (0, formats.K)("markdown", report));
            const place = { commit, id: crypto.randomUUID(), detailsUrl: makeRunUrl(runner) };
            return attempt("checks: write", async () => {
                await publishCheckRun(github, run, place);
                return run.annotations.length;
            });
        }
        function makeRunUrl({ serverUrl, repository, runId }) {
            const isKnown = [serverUrl, repository, runId].every((part) => part !== "");
            return isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
        }
        async function attempt(permission, act) {
            try {
                return { value: await act() };
            }
            catch (error) {
                return { refused: formatRefusal(error, permission) };
            }
        }
        function formatRefusal(error, permission) {
            if (error instanceof server_fault.yJ && error.kind === "forbidden" && !error.refusal) {
                return `${(0, phrases.jg)(error.message)} The job needs permissions: ${permission}. The token of a fork's or of Dependabot's pull request only reads, unless the repository's settings allow more`;
            }
            return error instanceof Error ? error.message : String(error);
        }
    }),
    37222: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            MARKETPLACE_NAMES: function () { return MARKETPLACE_NAMES; },
            NPM_WORDS: function () { return NPM_WORDS; },
            makeArtifactOutputs: function () { return makeArtifactOutputs; },
            readPinInput: function () { return readPinInput; },
            refuseReleaseInputs: function () { return refuseReleaseInputs; },
            releaseToTargets: function () { return releaseToTargets; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39783);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42719);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27332);
        var _release_pin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54381);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51235);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(89673);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47313);
        var _artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71357);
        var _format_with_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65025);
        var _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26238);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53037);
        const TARGETS_HELP = `Set the input targets:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_13__.K)({ targets: _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.dW[0].name })}`;
        const MARKETPLACE_INPUTS = {
            url: "marketplace-url",
            token: "marketplace-token",
            plugin: "marketplace-plugin",
            auth: "marketplace-auth",
            wait: "marketplace-wait",
            timeout: "marketplace-timeout",
        };
        const MARKETPLACE_NAMES = {
            name: (text) => `The input ${MARKETPLACE_INPUTS[text]}`,
            urlHelp: `Set the input marketplace-url:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_13__.K)({ "marketplace-url": "https://plugins.example.com" })}`,
            noToken: _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__.pV,
            tokenHelp: `Give the secret, and see that the job names the environment that has it:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_13__.K)({ "marketplace-token": "${{ secrets.MARKETPLACE_TOKEN }}" })}`,
        };
        const NPM_WORDS = {
            token: "The input npm-token",
            registry: "The input npm-registry",
            tag: "The input npm-tag",
            noToken: "the input npm-token is empty, or the secret is not visible to this job",
            noCredential: [
                "Give the job the permission of trusted publishing, and register its workflow at npm:",
                "  permissions:",
                "    id-token: write",
                `Or give a token. A secret of an environment is seen only by a job that names the environment:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_13__.K)({ "npm-token": "${{ secrets.NPM_TOKEN }}" })}`,
            ].join("\n"),
        };
        function refuseReleaseInputs({ artifact, pin, attestation }) {
            const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
            if (!given)
                return;
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
        }
        function readPinInput({ pin, artifact }) {
            return (0, _release_pin_js__WEBPACK_IMPORTED_MODULE_5__.C)(pin, artifact, {
                pin: "The input checked-sha256",
                artifact: "the input artifact",
                example: `:${(0, _format_with_js__WEBPACK_IMPORTED_MODULE_13__.K)({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
            });
        }
        function releaseToTargets(request, { inputs, environment, tagCommit: commit }) {
            const targets = inputs.targets.map((name) => {
                const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.HQ.find((one) => one === name);
                if (target)
                    return target;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb(`The input targets names ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__.hD)(name)}, but there are only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.HQ.join(", ")}`, TARGETS_HELP);
            });
            if (targets.length === 0) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_3__.eb("No release target is set", TARGETS_HELP);
            }
            const surroundings = { ...(0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__.kR)(), env: environment };
            const given = {
                github: { token: inputs.githubToken, missing: (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__.Po)() },
                readMarketplace: () => ({ texts: inputs.marketplace, names: MARKETPLACE_NAMES }),
                readNpm: () => ({ texts: inputs.npm, words: NPM_WORDS }),
            };
            const access = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_4__.ss)(targets, given, surroundings, _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__.U);
            const { changelog, dryRun, draft, assets, artifact, attestation } = inputs;
            const settings = { targets, changelog, dryRun, draft, assets, artifact, attestation, pin: readPinInput(inputs) };
            return (0, _release_index_js__WEBPACK_IMPORTED_MODULE_4__.I$)(request, settings, { access, surroundings, print: _base_output_print_js__WEBPACK_IMPORTED_MODULE_7__.yy, commit });
        }
        async function makeArtifactOutputs({ archive, file, preflight }, runner) {
            if (!archive || !preflight || (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.WJ)(preflight.report) !== "pass")
                return _outputs_js__WEBPACK_IMPORTED_MODULE_12__.B0;
            if (file === undefined)
                return (0, _artifact_js__WEBPACK_IMPORTED_MODULE_10__.w)(archive, preflight, runner);
            return { "artifact-path": file, "artifact-dir": (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), "artifact-sha256": archive.sha256 };
        }
    }),
    51238: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            release: function () { return release; }
        });
        var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81652);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51235);
        var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74110);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _channel_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76952);
        var _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18781);
        var _outputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(53037);
        var _publish_report_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29971);
        var _release_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37222);
        var _request_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70274);
        var _require_checkout_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42372);
        var _run_with_scripts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(83346);
        var _scripts_refusal_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(66279);
        var _task_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(24862);
        var _write_summary_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60549);
        async function release(job) {
            const { inputs, event, runner, task, environment } = job;
            const tag = (0, _task_js__WEBPACK_IMPORTED_MODULE_12__.f0)(task, event);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.RU)(`This run releases: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.Xm)(task.decision.why)}.\n`));
            (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.readPinInput)(inputs);
            const hasFiles = inputs.artifact === undefined;
            if (hasFiles)
                await (0, _require_checkout_js__WEBPACK_IMPORTED_MODULE_9__.E)(runner);
            const request = (0, _request_js__WEBPACK_IMPORTED_MODULE_14__.I)(inputs, task, runner);
            const released = await (0, _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_0__.l)(({ signal }) => {
                const again = { again: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.yW)(runner), later: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.Hd)(runner) };
                const act = (asked) => (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.releaseToTargets)({ ...asked, ...again, signal, tag }, { inputs, environment, tagCommit: task.tagCommit });
                const packs = (0, _request_js__WEBPACK_IMPORTED_MODULE_14__.F)(inputs, event, task);
                return hasFiles ? (0, _run_with_scripts_js__WEBPACK_IMPORTED_MODULE_10__.S)(act, request, { inputs, event, runner, environment, packs }) : act(request);
            });
            const { outcome } = released;
            const outputs = { ...(await (0, _release_js__WEBPACK_IMPORTED_MODULE_8__.makeArtifactOutputs)(released, runner)), ...(0, _outputs_js__WEBPACK_IMPORTED_MODULE_6__.i7)(released) };
            const summary = `\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__.formatOutcomeMarkdown)(outcome, { tag, ...released }, (0, _write_summary_js__WEBPACK_IMPORTED_MODULE_13__.qC)(runner.summaryFile))}`;
            const tokenFiles = hasFiles ? (0, _scripts_refusal_js__WEBPACK_IMPORTED_MODULE_11__.O)(inputs, runner, environment) : [];
            const notes = [...tokenFiles.map((text) => ({ severity: "warning", text })), ...listNotes(released, runner)];
            const own = notes.map(({ severity }) => severity);
            if (released.preflight)
                await (0, _publish_report_js__WEBPACK_IMPORTED_MODULE_7__.S)(released.preflight, request, job, { outputs, summary, own });
            else
                await (0, _publish_report_js__WEBPACK_IMPORTED_MODULE_7__.W)(outputs, summary, runner);
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_2__.formatOutcome)(outcome, { tag, ...released })}`);
            for (const { severity, text } of notes)
                (0, _channel_js__WEBPACK_IMPORTED_MODULE_4__.fz)(severity, text);
            return outcome.exitStatus;
        }
        function listNotes({ outcome, warnings = [] }, runner) {
            const { crash, pending, stop } = outcome;
            const notes = warnings.map((text) => ({ severity: "warning", text }));
            if (crash !== undefined)
                notes.push({ severity: "error", text: (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.X9)(crash, runner) });
            if (pending)
                notes.push({ severity: "notice", text: `${pending.waitingFor}\n${pending.whatHappens}` });
            if (stop)
                notes.push({ severity: "error", text: `${stop.stoppedAt}\n${stop.doThis}` });
            return notes;
        }
    }),
    22942: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $I: function () { return readObjects; },
            HM: function () { return computeId; },
            M7: function () { return readSmallObjects; },
            NG: function () { return SUBMODULE; },
            Wn: function () { return readParents; },
            Zc: function () { return readTree; },
            od: function () { return readTreeFiles; },
            ps: function () { return LINK; }
        });
        var _files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _text_hash_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88512);
        const LINK = "120000";
        const SUBMODULE = "160000";
        const FOLDER = "40000";
        const HEADER_BYTES = 200;
        const MAX_TREE_BYTES = 128 * 1024 * 1024;
        const DEEPEST = 100;
        function computeId(kind, bytes, like) {
            const hash = (0, _text_hash_js__WEBPACK_IMPORTED_MODULE_1__.n)(like?.length === 64 ? "sha256" : "sha1");
            return hash
                .update(`${kind} ${String(bytes.length)}\0`)
                .update(bytes)
                .digest("hex");
        }
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
        const MAX_SMALL_OBJECTS = 20_000;
        async function readSmallObjects(objects, ids, most) {
            const unique = [...new Set(ids)].slice(0, MAX_SMALL_OBJECTS);
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
        async function readParents(objects, commit) {
            const headers = await readCommitHeaders(objects, commit);
            return headers?.flatMap((line) => (line.startsWith("parent ") ? [line.slice("parent ".length)] : []));
        }
        async function readCommitHeaders(objects, commit) {
            const found = (await readObjects(objects, [commit], MAX_TREE_BYTES))?.get(commit);
            if (found?.kind !== "commit")
                return undefined;
            return found.bytes.toString("latin1").split("\n\n", 1)[0]?.split("\n");
        }
        function readTree(objects, commit, folder = "") {
            const inside = folder === "" ? "" : `${folder}/`;
            return walkTree(objects, commit, (path, isFolder) => {
                return path.startsWith(inside) || (isFolder && inside.startsWith(`${path}/`));
            });
        }
        function readTreeFiles(objects, commit, paths) {
            const files = new Set(paths);
            const folders = new Set(paths.map(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.PA).flatMap(_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk));
            return walkTree(objects, commit, (path, isFolder) => (isFolder ? folders : files).has(path));
        }
        async function walkTree(objects, commit, isWanted) {
            const files = new Map();
            const root = (await readCommitHeaders(objects, commit))?.[0]?.slice("tree ".length) ?? "";
            let level = [["", root]];
            for (let depth = 0; level.length > 0; depth++) {
                if (depth > DEEPEST)
                    return undefined;
                const ids = level.map(([, id]) => id);
                const trees = await readObjects(objects, ids, MAX_TREE_BYTES);
                if (!trees)
                    return undefined;
                const next = [];
                for (const [path, id] of level) {
                    const tree = trees.get(id);
                    const entries = tree?.kind === "tree" ? parseTree(tree.bytes, id.length / 2) : undefined;
                    if (!entries)
                        return undefined;
                    for (const { name, mode, id: object } of entries) {
                        if (!isWanted(path + name, mode === FOLDER))
                            continue;
                        if (mode === FOLDER)
                            next.push([`${path}${name}/`, object]);
                        else
                            files.set(path + name, { mode, id: object });
                    }
                }
                level = next;
            }
            return files;
        }
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
    }),
    82308: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: function () { return quoteForGit; }
        });
        var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47313);
        function quoteForGit(name) {
            if (/^[\x20-\x7e]*$/u.test(name) && !/["\\]/u.test(name) && (0, _safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)(name) === name)
                return name;
            const bytes = [...new TextEncoder().encode(name)].map((byte, at) => {
                const char = String.fromCharCode(byte);
                if (char === '"' || char === "\\")
                    return `\\${char}`;
                const isPlain = byte >= 0x20 && byte < 0x7f && !(char === "[" && at > 0) && char !== ":";
                return isPlain ? char : `\\${byte.toString(8).padStart(3, "0")}`;
            });
            return `"${bytes.join("")}"`;
        }
    }),
    11179: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            refuseUnreleasable: function () { return refuseUnreleasable; },
            withArchiveChange: function () { return _release_packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__.withArchiveChange; }
        });
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51235);
        var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73337);
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36996);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47313);
        var _release_packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38085);
        async function refuseUnreleasable(result, named) {
            if (result.report.plugins.length !== 1)
                return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.dc.pass;
            const archive = await (0, _release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__.P)(result, { ...named, today: (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_6__.i)(new Date()) });
            if (!("why" in archive))
                return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.dc.pass;
            const lines = [`A release of ${named.tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
            (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_2__.yJ)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__.RU)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__.js.name}: ${lines.map(_base_text_safe_js__WEBPACK_IMPORTED_MODULE_4__.Xm).join("\n")}\n`));
            return archive.exitStatus;
        }
    }),
    92174: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runPack: function () { return runPack; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var exit_status = __webpack_require__(81147);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        var print = __webpack_require__(51235);
        var write_user_file = __webpack_require__(5696);
        var plugin_folders = __webpack_require__(71643);
        var refuse_workspace_roots = __webpack_require__(22108);
        var result = __webpack_require__(46945);
        var stop_heap_growth = __webpack_require__(96491);
        var format_difference = __webpack_require__(75701);
        var growth_limit = __webpack_require__(65567);
        var format_archive = __webpack_require__(28100);
        var commit_difference = __webpack_require__(35837);
        var commit_warnings = __webpack_require__(64667);
        var pack = __webpack_require__(18445);
        var difference_record = __webpack_require__(84291);
        var format_replacement = __webpack_require__(13674);
        var json = __webpack_require__(27147);
        var safe = __webpack_require__(47313);
        ;
        function formatPackJson(packed, file, { since, limit, warnings }) {
            const archive = "archive" in packed ? packed.archive : undefined;
            const reported = {
                schema: "plugin-preflight/pack@1",
                state: packed.state,
                ...(archive && {
                    archive: {
                        name: archive.name,
                        file: file ?? null,
                        sha256: archive.sha256,
                        size: archive.bytes.length,
                        commit: archive.commit ?? null,
                        files: archive.files,
                        ...(0, format_replacement.V6)(archive.replacement),
                    },
                }),
                ...(since && { since: (0, difference_record.B)(since, limit) }),
                ...(warnings.length > 0 && { warnings }),
                ...("refusals" in packed && { refusals: packed.refusals }),
                ...("report" in packed && { report: JSON.parse((0, json.P)(packed.report, { source: () => undefined })) }),
            };
            return (0, safe.LE)(`${JSON.stringify(reported, undefined, 2)}\n`);
        }
        var compare_with_previous = __webpack_require__(49122);
        var receipt = __webpack_require__(30538);
        var formats = __webpack_require__(68593);
        var day = __webpack_require__(36996);
        var disk = __webpack_require__(77505);
        var read_file_of_caller = __webpack_require__(47111);
        var print_report = __webpack_require__(98077);
        var check_settings = __webpack_require__(3279);
        var tag_format = __webpack_require__(50549);
        var terminal = __webpack_require__(96061);
        var tagged_plugin = __webpack_require__(8330);
        ;
        async function runPack({ arguments: [path = "."], values }, format) {
            const cwd = (0, print_report.U5)();
            const previous = values.get("previous");
            const limit = readLimit(values);
            const before = previous === undefined ? undefined : await (0, compare_with_previous.o)((0, external_node_path_.resolve)(cwd, previous));
            const tag = values.get("tag");
            const tagFormat = (0, tag_format.O)(values);
            const notes = (0, check_settings.WT)(values);
            const { root, workspace, folders } = await (0, plugin_folders.Y)([path], { cwd });
            await (0, refuse_workspace_roots.V)({ cwd, adviseOnPaths: () => "Give the folder of one of them" }, { root, workspace, folders });
            const chosen = tag === undefined ? folders : (0, tagged_plugin.findTaggedPlugins)(workspace, folders, { tag, tagFormat });
            const [folder, ...others] = chosen;
            if (folder === undefined || others.length > 0) {
                throw new errors.eb(`${(0, safe.hD)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin a run");
            }
            (0, stop_heap_growth.stopHeapGrowth)();
            const today = (0, day.i)(new Date());
            const packed = await (0, pack.qq)(workspace, { folder, today, tag, tagFormat, notes });
            const compared = before && "archive" in packed ? await (0, compare_with_previous.R)(before, packed.archive) : undefined;
            const growth = compared && limit && (0, growth_limit.Wy)(compared, limit) ? (0, growth_limit.h$)(compared, limit) : undefined;
            const file = packed.state === "packed" && !growth ? writeArchive(packed, cwd, values, root, folder) : undefined;
            const wrap = await (0, terminal.TP)();
            const view = {
                source: (0, result.n)(workspace),
                color: (0, terminal.cr)(),
                width: (0, terminal.Nq)(),
                wrap,
                pathOf: (0, print_report.Ay)(root),
            };
            const warnings = "archive" in packed ? (0, commit_warnings.e)(await (0, commit_difference.N)(root, folder, packed.archive)) : [];
            if (format === "json")
                (0, print.yy)(formatPackJson(packed, file, { warnings, since: compared, limit }));
            else {
                for (const warning of warnings)
                    (0, print.yJ)((0, safe.RU)(`${tool.js.name}: ${(0, safe.Xm)(warning)}\n`));
                if (format === "markdown" && packed.state === "packed")
                    (0, print.yy)((0, safe.RU)(`${(0, format_archive.Bi)(packed.archive)}${compared ? `\n${(0, format_difference.GS)(compared)}` : ""}`));
                else
                    await printPacked(packed, view, compared);
            }
            for (const line of growth ?? [])
                (0, print.yJ)((0, safe.RU)(`${(0, safe.Xm)(line)}\n`));
            if (growth)
                (0, print.yJ)("Nothing was written\n");
            return (0, exit_status.SS)(packed) || (growth ? exit_status.dc.findings : exit_status.dc.pass);
        }
        function readLimit(values) {
            const limit = values.get("max-growth");
            if (limit === undefined)
                return undefined;
            if (!values.has("previous")) {
                throw new errors.eb("--max-growth needs an archive to compare with", "Give --previous the archive of a release");
            }
            return (0, growth_limit.Q8)(limit, "--max-growth");
        }
        async function printPacked(packed, view, compared) {
            if (packed.state === "refused") {
                const lines = packed.refusals.map(({ message, help }) => `  ${(0, safe.Xm)(message)}\n    ${(0, safe.Xm)(help)}`);
                (0, print.yJ)((0, safe.RU)(`Nothing was packed:\n${lines.join("\n")}\n`));
                return;
            }
            const { state, report } = packed;
            const terminal = await (0, formats.K)("terminal", report);
            (0, print.yy)(terminal(report, { ...view, quiet: state === "packed" }));
            if (state === "packed")
                (0, print.yy)((0, safe.RU)(`${(0, format_archive.oN)(packed.archive)}\n`));
            if (compared)
                (0, print.yy)((0, safe.RU)(`\n${(0, format_difference.jR)(compared).join("\n")}\n`));
            if (state === "unfit")
                (0, print.yJ)("Nothing was written: the archive would not pass\n");
            if (state === "unnamed")
                (0, print.yJ)("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
        }
        function writeArchive({ archive, report }, cwd, values, root, folder) {
            const out = values.get("out");
            const artifacts = values.get("artifact-dir");
            if (out !== undefined && artifacts !== undefined) {
                throw new errors.eb("--out and --artifact-dir both say where the archive goes", "Give one of them");
            }
            if (out === "-")
                throw new errors.eb("An archive is not printed", "Give --out the name of a file");
            const file = artifacts === undefined ? (0, external_node_path_.resolve)(cwd, out ?? archive.name) : (0, external_node_path_.resolve)(cwd, artifacts, archive.name);
            const inside = (0, disk.Jj)((0, external_node_path_.join)(root, folder), file);
            if (archive.files.some(({ path }) => path === inside)) {
                throw new errors.eb(`${(0, safe.hD)(file)} is packed itself`, "Remove it, and give --out a file that is not in the plugin");
            }
            const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
            (0, write_user_file.i0)({ path: file, ...written });
            refuseToReplace(file);
            if (artifacts === undefined)
                (0, write_user_file.writeUserFile)({ path: file, ...written }, archive.bytes);
            else {
                for (const [name, content] of (0, receipt.ej)(archive, report)) {
                    (0, write_user_file.writeUserFile)({ path: (0, external_node_path_.resolve)(cwd, artifacts, name), ...written }, content);
                }
            }
            return file;
        }
        function refuseToReplace(file) {
            const existing = (0, read_file_of_caller.d)(file);
            if ("refused" in existing && existing.missing)
                return;
            const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
            if (!isArchive)
                throw new errors.eb(`${(0, safe.hD)(file)} exists and is not an archive`, "Remove it, or give --out another file");
        }
    }),
    33344: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            runReleaseCommand: function () { return runReleaseCommand; }
        });
        var _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4255);
        var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39783);
        var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81652);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81147);
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42243);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
        var _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(70618);
        var _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51235);
        var _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89673);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67313);
        var _release_remedies_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47892);
        var _run_notes_source_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88889);
        var _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(71643);
        var _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(36619);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(47313);
        var _tag_format_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(50549);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(45315);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(36226);
        var _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(43845);
        var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(74110);
        var _release_index_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(27332);
        var _base_text_day_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(36996);
        var _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(16621);
        var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(10750);
        var _format_call_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7299);
        var _format_crash_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(73324);
        var _parse_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(9310);
        var _read_targets_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(10);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(98077);
        var _terminal_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(96061);
        var _tool_copy_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(33261);
        const NONE_RUN = "release does not run plugin code; check does";
        const NPM_WORDS = {
            token: "NPM_TOKEN",
            registry: "--npm-registry",
            tag: "--npm-tag",
            noToken: "neither NPM_TOKEN nor NODE_AUTH_TOKEN is set",
            noCredential: 'Set one of them to a token that may publish the package:\n  export NPM_TOKEN="npm_..."',
        };
        const NO_GITHUB_TOKEN = {
            what: "neither GITHUB_TOKEN nor GH_TOKEN is set",
            help: 'Set one of them:\n  export GITHUB_TOKEN="$(gh auth token)"',
        };
        async function runReleaseCommand(call) {
            const tag = call.values.get("tag") ?? "";
            try {
                const released = await (0, _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_2__.l)(({ signal }) => releaseFromCall(call, signal));
                if (typeof released === "string") {
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yy)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_13__.RU)(`Nothing is released: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_13__.Xm)(released)}.\n`));
                    return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.dc.pass;
                }
                const wrap = await (0, _terminal_js__WEBPACK_IMPORTED_MODULE_27__.TP)();
                if (released.preflight) {
                    const { report, root, source } = released.preflight;
                    const view = { source, color: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_27__.cr)(), width: (0, _terminal_js__WEBPACK_IMPORTED_MODULE_27__.Nq)(), pathOf: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.Ay)(root), wrap };
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yy)((0, _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_21__.terminal)(report, view));
                }
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yy)(`\n${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__.formatOutcome)(released.outcome, { tag, ...released }, wrap)}`);
                if (released.outcome.crash !== undefined)
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yJ)((0, _format_crash_js__WEBPACK_IMPORTED_MODULE_23__.X)(released.outcome.crash));
                return released.outcome.exitStatus;
            }
            catch (error) {
                if (error instanceof _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.uz)
                    throw error;
                const outcome = (0, _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_18__.stopForError)(error, formatRerun(call), (0, _tool_copy_js__WEBPACK_IMPORTED_MODULE_28__.q)());
                if (outcome.crash !== undefined)
                    (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yJ)((0, _format_crash_js__WEBPACK_IMPORTED_MODULE_23__.X)(outcome.crash));
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yJ)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_4__.js.name}: ${(0, _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_19__.formatOutcome)(outcome, { tag }, await (0, _terminal_js__WEBPACK_IMPORTED_MODULE_27__.xi)())}`);
                return outcome.exitStatus;
            }
        }
        async function explainNoRelease(call) {
            const tag = call.values.get("tag");
            if (tag === undefined || call.values.has("artifact"))
                return undefined;
            const { workspace, folders } = await (0, _run_plugin_folders_js__WEBPACK_IMPORTED_MODULE_11__.Y)(listPaths(call), { cwd: (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.U5)() });
            const repository = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_8__.fl)(workspace, folders, (0, _tag_format_js__WEBPACK_IMPORTED_MODULE_14__.O)(call.values));
            const decision = (0, _repository_tags_decide_release_js__WEBPACK_IMPORTED_MODULE_12__.co)({ name: "" }, { command: "release", tag, hasTargets: true }, repository);
            if (decision.kind === "release")
                return undefined;
            if (decision.kind !== "wrong")
                return decision.why;
            const again = (right) => formatRerun(call, ["tag", right]);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb(decision.why, (0, _release_remedies_js__WEBPACK_IMPORTED_MODULE_9__.sN)(decision.right, repository.tags, again));
        }
        function listPaths(call) {
            return call.arguments.length > 0 ? call.arguments : ["."];
        }
        async function releaseFromCall(call, signal) {
            const { values, switches } = call;
            const tag = values.get("tag");
            if (tag === undefined) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("No tag is set", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
            }
            const help = `Name a target:\n  ${formatRerun(call, ["targets", _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.dW[0].name])}`;
            const named = (0, _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.nJ)((name) => values.get(name) ?? "");
            if (named.length === 0)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("No release target is set", help);
            const targets = (0, _read_targets_js__WEBPACK_IMPORTED_MODULE_25__.R)(named, help);
            const silent = await explainNoRelease(call);
            if (silent !== undefined)
                return silent;
            const artifact = values.get("artifact");
            const pin = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.Ci)(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
            if (artifact !== undefined && call.arguments.length > 0) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__.eb("A path and --artifact both say what is released", "Give one of them");
            }
            const settings = {
                targets,
                artifact,
                pin,
                dryRun: switches.has("dry-run"),
                draft: switches.has("draft"),
                assets: (values.get("assets") ?? "").split(",").filter((one) => one.trim() !== ""),
                changelog: values.get("changelog"),
                attestation: values.get("attestation"),
            };
            const cwd = (0, _print_report_js__WEBPACK_IMPORTED_MODULE_26__.U5)();
            const tagFormat = (0, _tag_format_js__WEBPACK_IMPORTED_MODULE_14__.O)(values);
            const surroundings = (0, _base_processes_programs_js__WEBPACK_IMPORTED_MODULE_7__.kR)();
            const access = (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.ss)(targets, readTargetSettings(values), surroundings, () => undefined);
            const request = {
                tag,
                cwd,
                strict: false,
                again: formatRerun(call),
                signal,
                copy: (0, _tool_copy_js__WEBPACK_IMPORTED_MODULE_28__.q)(),
                paths: listPaths(call),
                tagFormat,
                adviseOnPaths: () => "Give the folder of the plugin that is released",
                today: (0, _base_text_day_js__WEBPACK_IMPORTED_MODULE_29__.i)(new Date()),
                findOut: (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_15__.N)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_17__.wU)(NONE_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_16__.NO)(NONE_RUN)),
                notes: (0, _run_notes_source_js__WEBPACK_IMPORTED_MODULE_10__.Q)(values.get("notes")?.trim() ?? "", "--notes"),
            };
            return (0, _release_index_js__WEBPACK_IMPORTED_MODULE_20__.I$)(request, settings, { access, surroundings, print: _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yJ });
        }
        function readTargetSettings(values) {
            return {
                github: { token: readVariables("github-token").find((text) => text !== ""), missing: NO_GITHUB_TOKEN },
                readMarketplace: () => readMarketplace(values),
                readNpm: () => ({ texts: readNpmTexts(values), words: NPM_WORDS }),
            };
        }
        function readVariables(name) {
            return _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.yy[name].variables.map((variable) => process.env[variable] ?? "");
        }
        function readMarketplace(values) {
            const read = (name) => values.get(`marketplace-${name}`)?.trim() ?? "";
            const texts = {
                url: read("url"),
                plugin: read("plugin"),
                timeout: read("timeout"),
                auth: chooseWord(values, "marketplace-auth"),
                wait: chooseWord(values, "marketplace-wait"),
                token: findMarketplaceToken(values),
            };
            const names = {
                ..._read_targets_js__WEBPACK_IMPORTED_MODULE_25__.x,
                noToken: "PLUGIN_MARKETPLACE_TOKEN is not set",
                tokenHelp: `Set it:\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"\nOr keep it on this machine:\n  ${_core_tool_js__WEBPACK_IMPORTED_MODULE_4__.js.name} login ${(0, _base_text_shell_word_js__WEBPACK_IMPORTED_MODULE_30__.e)(read("url"))}`,
            };
            return { texts, names };
        }
        function findMarketplaceToken(values) {
            const [given = ""] = readVariables("marketplace-token").map((text) => text.trim());
            const url = values.get("marketplace-url")?.trim() ?? "";
            if (given !== "" || (0, _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__._F)(process.env) || !URL.canParse(url) || values.get("marketplace-auth") === "oidc")
                return given;
            const { origin } = new URL(url);
            const kept = (0, _marketplace_client_logins_js__WEBPACK_IMPORTED_MODULE_0__.B7)(origin, process.env);
            if (kept !== undefined)
                (0, _base_output_print_js__WEBPACK_IMPORTED_MODULE_6__.yJ)(`The token for ${origin} is the one that login has kept\n`);
            return kept ?? "";
        }
        function chooseWord(values, name) {
            const { choices, default: usual } = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__.yy[name];
            return (0, _parse_js__WEBPACK_IMPORTED_MODULE_24__.Kf)(values.get(name)?.trim() ?? usual, choices, `--${name}`);
        }
        function readNpmTexts(values) {
            return {
                token: readVariables("npm-token").find((text) => !["", _commands_credential_value_js__WEBPACK_IMPORTED_MODULE_31__.w].includes(text.trim())) ?? "",
                registry: values.get("npm-registry") ?? "",
                tag: values.get("npm-tag") ?? "",
                mode: chooseWord(values, "npm-publish"),
                access: chooseWord(values, "npm-access"),
            };
        }
        function formatRerun(call, ...right) {
            return (0, _format_call_js__WEBPACK_IMPORTED_MODULE_22__.M)({ ...call, values: new Map([...call.values, ...right]) });
        }
    }),
    76040: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            runValidateArchive: function () { return runValidateArchive; }
        });
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _release_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91789);
        var _next_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67275);
        var _print_report_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98077);
        const REFUSED = ["fix", "interactive", "baseline", "update-baseline", "changed-since", "shard", "watch"];
        async function runValidateArchive(path, request, call) {
            if (call.arguments.length > 1) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb("Only one archive can be checked at a time", "Give the archive alone");
            }
            const refused = REFUSED.find((name) => call.switches.has(name) || call.values.has(name));
            if (refused !== undefined) {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`--${refused} is for the folder of a plugin, and an archive is checked as it is`, `Leave --${refused} out, or give the folder that the archive was made of`);
            }
            const output = (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.Ms)(call);
            if (output.format === "patch") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb("--format patch is for the folder of a plugin, and an archive cannot be patched", "Choose another format, or give the folder that the archive was made of");
            }
            const result = await (0, _release_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_2__.V)(path, request);
            await (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.xA)(await (0, _print_report_js__WEBPACK_IMPORTED_MODULE_4__.h1)(output, { next: (0, _next_commands_js__WEBPACK_IMPORTED_MODULE_3__.p)() }), result);
            return (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.vc)(result.report);
        }
    }),
    73337: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: function () { return checkArchive; }
        });
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
        var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52772);
        var _run_stop_heap_growth_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96491);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77505);
        var _packing_pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18445);
        var _run_release_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77284);
        async function checkArchive({ report, root }, { tag, tagFormat, notes, today }) {
            const [plugin] = report.plugins;
            const folder = plugin === undefined ? "" : (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.L2)(plugin);
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_4__.DH)(root);
            const refs = (0, _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__.P4)(workspace);
            if (tag !== undefined && !(0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__.W0)(refs) && refs.head !== undefined)
                await (0, _run_release_js__WEBPACK_IMPORTED_MODULE_6__.$q)(workspace, root, tag);
            (0, _run_stop_heap_growth_js__WEBPACK_IMPORTED_MODULE_3__.stopHeapGrowth)();
            const packed = await (0, _packing_pack_js__WEBPACK_IMPORTED_MODULE_5__.qq)(workspace, { folder, tag, tagFormat, notes, today });
            if (packed.state === "packed") {
                if (tag !== undefined)
                    await (0, _run_release_js__WEBPACK_IMPORTED_MODULE_6__.TD)({ root, folder, tag }, packed.archive);
                return packed.archive;
            }
            const exitStatus = (0, _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.SS)(packed) || _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__.dc.findings;
            if (packed.state === "refused") {
                const [first] = packed.refusals;
                return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
            }
            const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
            const why = findings.length > 0 ? findings : ["manifest.json names no plugin and version to call an archive by"];
            return { why, help: "Fix it: the archive itself would not pass, and a release of it would be stopped", exitStatus };
        }
    }),
    12572: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return describeFault; },
            e: function () { return findPublished; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _github_pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36438);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _github_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35860);
        var _github_releases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80030);
        var _base_network_finish_in_time_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(47328);
        var _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77271);
        var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59206);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(88241);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14260);
        var _registry_package_name_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(57374);
        var _registry_registry_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(17187);
        var _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9701);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(34367);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38537);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77505);
        const MAX_PLUGINS = 20;
        const MAX_PAGES = 3;
        const MAX_RELEASES = MAX_PAGES * _github_pages_js__WEBPACK_IMPORTED_MODULE_1__.KL;
        const SEARCH_TIMEOUT_MS = 20_000;
        const LIMITS = { each: 8_000, upload: 8_000, pause: 500, mostPause: 2_000 };
        async function findPublished({ report, root }, places, most = SEARCH_TIMEOUT_MS) {
            const unknown = new Set();
            const missing = new Set();
            const named = await listPluginVersions(report, root, places.tagFormat);
            const asked = named.slice(0, MAX_PLUGINS);
            const left = named.length - asked.length;
            if (left > 0)
                unknown.add(`Only ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(MAX_PLUGINS)} plugins were asked about, and ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(left)} not`);
            const found = new Map();
            const askTarget = async (target, open) => {
                try {
                    await (0, _base_network_finish_in_time_js__WEBPACK_IMPORTED_MODULE_14__.S)(most, undefined, async (signal) => {
                        const ask = await open(signal);
                        for (const one of asked) {
                            if (await ask(one))
                                found.set(one.plugin, [...(found.get(one.plugin) ?? []), target]);
                        }
                    });
                }
                catch (error) {
                    unknown.add(`${target} could not be asked: ${describeFault(error)}`);
                }
            };
            const { "github-release": github, marketplace, npm, environment } = places;
            if (asked.length === 0)
                return { published: [], missing: [], unknown: [] };
            await Promise.all([
                ...(npm ? [askTarget("npm", (signal) => openNpmVersions(npm(), environment, signal, missing))] : []),
                ...(github ? [askTarget("github-release", (signal) => openGitHubReleases(github(), signal, unknown))] : []),
                ...(marketplace
                    ? [askTarget("marketplace", (signal) => openMarketplaceVersions(marketplace(), environment, signal))]
                    : []),
            ]);
            const published = asked.flatMap(({ plugin }) => {
                const targets = found.get(plugin);
                return targets ? [{ plugin, targets: targets.toSorted() }] : [];
            });
            return { published, missing: [...missing], unknown: [...unknown] };
        }
        async function listPluginVersions({ plugins, selection }, root, tagFormat) {
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_12__.DH)(root);
            const isOneOfSeveral = (selection?.of ?? plugins.length) > 1;
            const asked = [];
            for (const plugin of plugins) {
                const version = plugin.version === undefined ? undefined : (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.ot)(plugin.version)?.text;
                if (version === undefined)
                    continue;
                const folder = (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin);
                const { packageJson } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_7__.o)(workspace, { folder, needs: ["packageJson"] })).facts;
                const packageName = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_15__.W0)(packageJson) ? undefined : (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_16__.fE)(packageJson.value["name"]);
                const owner = { folder, packageName, isOneOfSeveral, tagFormat };
                asked.push({ plugin, version, pluginId: (0, _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_6__.v)(plugin.name), ...owner });
            }
            return asked;
        }
        async function openGitHubReleases(access, signal, unknown) {
            const limits = { total: SEARCH_TIMEOUT_MS, each: LIMITS.each, pause: LIMITS.pause };
            const github = await (0, _github_client_js__WEBPACK_IMPORTED_MODULE_3__.Ng)({ ...access, limits, signal });
            const { releases, isWhole } = await (0, _github_releases_js__WEBPACK_IMPORTED_MODULE_4__.t)(github, github, access.apiUrl).list(MAX_PAGES);
            return (asked) => {
                const isReleased = releases.some((release) => isReleaseOf(release, asked));
                if (!isReleased && !isWhole) {
                    unknown.add(`Only the newest ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_13__.ZV)(MAX_RELEASES)} releases on GitHub were looked at`);
                }
                return Promise.resolve(isReleased);
            };
        }
        function isReleaseOf({ tag, draft }, plugin) {
            return !draft && (0, _repository_tags_tag_forms_js__WEBPACK_IMPORTED_MODULE_9__.$1)(tag, plugin) === plugin.version;
        }
        async function openMarketplaceVersions({ url, plugin }, environment, signal) {
            const { readPublicVersion } = await Promise.all([__webpack_require__.e(892), __webpack_require__.e(342), __webpack_require__.e(950), __webpack_require__.e(438), __webpack_require__.e(617), __webpack_require__.e(536), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 56397));
            return async ({ pluginId = "", version }) => {
                const id = plugin ?? pluginId;
                if (id === "")
                    return false;
                return (await readPublicVersion({ url, pluginId: id, version, environment, limits: LIMITS, signal })) !== undefined;
            };
        }
        async function openNpmVersions({ url, needsPackage }, environment, signal, missing) {
            const registry = await (0, _registry_registry_js__WEBPACK_IMPORTED_MODULE_8__.M)({ url, environment, limits: LIMITS, signal });
            return async ({ packageName = "", version }) => {
                if (!(0, _registry_package_name_js__WEBPACK_IMPORTED_MODULE_17__.kb)(packageName))
                    return false;
                if ((await registry.readVersion(packageName, version)) !== undefined)
                    return true;
                if (needsPackage && (await registry.readPackage(packageName)) === undefined)
                    missing.add(packageName);
                return false;
            };
        }
        const EXPECTED = [_base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__.yJ, _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb];
        function describeFault(error, expected = EXPECTED) {
            if (error instanceof Error && expected.some((kind) => error instanceof kind))
                return error.message;
            if (error instanceof DOMException)
                return (0, _base_network_server_fault_js__WEBPACK_IMPORTED_MODULE_5__.AY)(error).message;
            return `a fault of this tool: ${error instanceof Error ? error.message : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(String(error))}`;
        }
    }),
    38085: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            withArchiveChange: function () { return withArchiveChange; }
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
        var _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67797);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14260);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77505);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14345);
        var _sums_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15456);
        var _pack_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18445);
        function withArchiveChange(findOut) {
            return async (asked) => {
                const { root, folder } = asked;
                const before = await readDigests(root, folder);
                const given = await findOut(asked);
                const hasRun = Object.values(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__.g).some((fact) => given[fact] !== undefined && !(0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__.W0)(given[fact]));
                return hasRun
                    ? { ...given, archiveChange: findArchiveChange(before, await readDigests(root, folder), folder) }
                    : given;
            };
        }
        async function readDigests(root, folder) {
            const workspace = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_3__.DH)(root);
            const needs = ["manifest", "packageJson", "declaredFiles", "filesByRules"];
            const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__.o)(workspace, { folder, needs });
            const { files } = (0, _plugin_npm_files_list_archive_files_js__WEBPACK_IMPORTED_MODULE_0__.u)({ workspace, folder, ...facts });
            const contents = new Map();
            const paths = files.map(({ path }) => path);
            for (const { path, bytes, isExecutable } of (0, _pack_js__WEBPACK_IMPORTED_MODULE_6__.UB)(workspace, folder, paths)) {
                contents.set(path, `${(0, _sums_js__WEBPACK_IMPORTED_MODULE_5__.jH)(bytes)} ${String(isExecutable)}`);
            }
            return contents;
        }
        function findArchiveChange(before, after, folder) {
            const reported = (paths, isSo) => [...paths].filter(isSo).map((path) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_4__.uJ)(folder, path));
            return {
                changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
                added: reported(after.keys(), (path) => !before.has(path)),
                removed: reported(before.keys(), (path) => !after.has(path)),
            };
        }
    }),
    33767: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            describeReported: function () { return describeReported; }
        });
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88140);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75701);
        var _format_differences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20000);
        var _growth_limit_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65567);
        const MAX_GROWN = 20;
        function describeReported({ plugins }, reasons = new Map()) {
            const [only, ...others] = plugins;
            const isOne = others.length === 0;
            const growth = plugins.flatMap((plugin) => {
                const { difference } = plugin;
                if (difference?.limit?.isExceeded !== true)
                    return [];
                const [sentence = ""] = (0, _growth_limit_js__WEBPACK_IMPORTED_MODULE_5__.h$)(difference, difference.limit);
                return [(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.Xm)(isOne ? sentence : `${(0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__.E2)(plugin)}: ${sentence}`)];
            });
            const shown = (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_1__.rL)(growth, MAX_GROWN);
            const sections = isOne && only?.difference
                ? [(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_3__.GS)(only.difference)]
                : (0, _format_differences_js__WEBPACK_IMPORTED_MODULE_4__.nE)(plugins, reasons);
            return {
                sections: sections.map((section) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(section.trim())),
                remarks: shown.map((sentence) => (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.RU)(`\u274c **${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.jI)(sentence)}.**`)),
                isStopped: growth.length > 0,
                growth: shown,
            };
        }
    }),
    84291: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: function () { return makeDifferenceRecord; }
        });
        ;
        const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";
        var growth_limit = __webpack_require__(65567);
        ;
        function makeDifferenceRecord(difference, limit) {
            return {
                schema: DIFFERENCE_SCHEMA,
                ...difference,
                growth: difference.after.size - difference.before.size,
                ...(limit && { limit: { text: limit.text, isExceeded: (0, growth_limit.Wy)(difference, limit) } }),
            };
        }
    }),
    20000: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Aq: function () { return formatDifferences; },
            it: function () { return groupUncompared; },
            nE: function () { return formatDifferencesMarkdown; }
        });
        var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
        var _reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81003);
        var _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88140);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47313);
        var _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15136);
        var _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75758);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75701);
        const MAX_ROWS = 50;
        const MAX_DETAILS_BYTES = 128 * 1024;
        const MAX_NAMES = 5;
        const MAX_TITLE = 160;
        function formatDifferencesMarkdown(plugins, reasons) {
            const { changed, same, others } = splitCompared(plugins);
            const rows = changed.slice(0, MAX_ROWS).map(formatRow);
            const head = [
                "| Package | Download | Change | Files | Permissions | Also changed |",
                "| --- | ---: | ---: | --- | --- | --- |",
            ];
            const left = changed.length - rows.length;
            const table = [
                "### What changes in the packages",
                ...(rows.length === 0 ? [] : [[...head, ...rows].join("\n")]),
                ...(left > 0 ? [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(left, "package")} more ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(left)} in the JSON of the report.`] : []),
                ...formatSame(same.length).map((words) => `${words}.`),
                ...groupUncompared(others, reasons).map((words) => `${_reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__.j7.notice} ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(words)}.`),
            ].join("\n\n");
            return [table, ...formatDetails(changed)];
        }
        function formatDifferences(plugins, reasons) {
            const { changed, same, others } = splitCompared(plugins);
            const left = changed.length - MAX_ROWS;
            return [
                ...changed
                    .slice(0, MAX_ROWS)
                    .flatMap(({ plugin, difference }) => [formatTitle(plugin), ...(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.jR)(difference), ""]),
                ...(left > 0 ? [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(left, "package")} more ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(left)} in the JSON of the report`] : []),
                ...formatSame(same.length),
                ...groupUncompared(others, reasons),
            ];
        }
        function groupUncompared(plugins, reasons) {
            const groups = new Map();
            for (const plugin of plugins) {
                const reason = reasons.get(plugin.path) ?? "";
                groups.set(reason, [...(groups.get(reason) ?? []), formatTitle(plugin)]);
            }
            return [...groups].map(([reason, titles]) => {
                const names = (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__.rL)(titles, MAX_NAMES).join(", ");
                return `Not compared: ${names}${reason === "" ? "" : `: ${reason}`}`;
            });
        }
        function splitCompared(plugins) {
            const compared = plugins.flatMap((plugin) => {
                const { difference } = plugin;
                return difference ? [{ plugin, difference }] : [];
            });
            return {
                changed: compared.filter(({ difference }) => !(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.Ft)(difference)).toSorted(compareWeight),
                same: compared.filter(({ difference }) => (0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.Ft)(difference)),
                others: plugins.filter(({ difference }) => difference === undefined),
            };
        }
        function compareWeight({ difference: a }, { difference: b }) {
            const countOver = ({ limit }) => Number(limit?.isExceeded === true);
            const countAsked = ({ permissions }) => Number(permissions.added.length > 0);
            return countOver(b) - countOver(a) || countAsked(b) - countAsked(a) || b.growth - a.growth;
        }
        function formatRow({ plugin, difference }) {
            const { before, after, permissions, files, limit, growth } = difference;
            const mark = limit?.isExceeded === true ? `${_reporters_summary_rows_js__WEBPACK_IMPORTED_MODULE_1__.j7.fail} ` : "";
            const named = [
                ...permissions.added.map((name) => `+ ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.kK)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, MAX_TITLE))}`),
                ...permissions.removed.map((name) => `\u2212 ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.kK)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)(name, MAX_TITLE))}`),
            ];
            const cells = [
                `${mark}${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(formatTitle(plugin))}`,
                (0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_7__.Xq)(after.size),
                `${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_7__.eD)(growth)} (${(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.T1)(before.size, after.size)})`,
                (0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__.x)(files),
                (0, _base_text_join_words_js__WEBPACK_IMPORTED_MODULE_2__.rL)(named, MAX_NAMES).join(", "),
                countOthers(difference),
            ];
            return `| ${cells.join(" | ")} |`;
        }
        function countOthers(difference) {
            const counts = (0, _difference_sections_js__WEBPACK_IMPORTED_MODULE_4__.D)(difference).flatMap(({ noun, rows }) => {
                const count = rows.filter(({ kind }) => kind !== "not known").length;
                return noun === "permission" || count === 0 ? [] : [(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(count, noun)];
            });
            return counts.join(", ");
        }
        function formatSame(count) {
            if (count === 0)
                return [];
            return [`${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(count, "package")} ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.n2)(count)} the same as before, byte for byte`];
        }
        function formatDetails(changed) {
            if (changed.length === 0)
                return [];
            const texts = [];
            let bytes = 0;
            for (const { plugin, difference } of changed) {
                const text = [`#### ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.jI)(formatTitle(plugin))}`, "", ...(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_5__.fA)(difference)].join("\n");
                bytes += Buffer.byteLength(text);
                if (bytes > MAX_DETAILS_BYTES)
                    break;
                texts.push(text.trim());
            }
            const left = changed.length - texts.length;
            const title = `Details of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(changed.length, "package")}`;
            const words = left > 0 ? [`The details of ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.B4)(left, "package")} are in the JSON of the report only.`] : [];
            return [[`<details><summary>${title}</summary>`, ...texts, ...words, "</details>"].join("\n\n")];
        }
        function formatTitle(plugin) {
            return (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_3__.ml)((0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__.E2)(plugin), MAX_TITLE);
        }
    }),
    65567: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q8: function () { return parseGrowthLimit; },
            Wy: function () { return isTooGrown; },
            h$: function () { return explainGrowth; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15136);
        var _format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75701);
        const UNITS = { B: 1, KB: 1024, KiB: 1024, MB: 1024 * 1024, MiB: 1024 * 1024 };
        const FORM = /^(\d{1,9}(?:\.\d{1,3})?) ?(%|B|K(?:i?)B|M(?:i?)B)$/u;
        const MAX_NAMED = 5;
        const MAX_LIMIT_LENGTH = 20;
        function parseGrowthLimit(text, name) {
            const [, number = "", unit = ""] = FORM.exec(text.trim()) ?? [];
            if (number === "") {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${name} is ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)}, but must be a share or a size`, "Write one such as 10% or 50 KB");
            }
            const isShare = unit === "%";
            return {
                text: text.trim(),
                kind: isShare ? "percent" : "bytes",
                amount: Number(number) * (isShare ? 1 : (UNITS[unit] ?? 1)),
            };
        }
        function isTooGrown({ before, after }, { kind, amount }) {
            const allowed = kind === "percent" ? (before.size * amount) / 100 : amount;
            return after.size - before.size > allowed;
        }
        function explainGrowth({ before, after, files }, { text }) {
            const growth = `${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(after.size - before.size)} (${(0, _format_difference_js__WEBPACK_IMPORTED_MODULE_2__.T1)(before.size, after.size)})`;
            const sizes = `from ${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(before.size)} to ${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.Xq)(after.size)}`;
            const grown = files
                .map((file) => ({ path: file.path, ...measureGrowth(file) }))
                .filter((file) => file.growth > 0)
                .toSorted((a, b) => b.growth - a.growth);
            const named = grown
                .slice(0, MAX_NAMED)
                .map(({ path, growth: bytes, isZipped }) => `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(path)} ${(0, _base_text_sizes_js__WEBPACK_IMPORTED_MODULE_3__.eD)(bytes)}${isZipped ? " gzip" : ""}`);
            const more = grown.length - named.length;
            const list = [...named, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
            return [
                `The archive grew by ${growth}, ${sizes}, but may grow by at most ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, MAX_LIMIT_LENGTH)}${list === "" ? "" : `. What grew: ${list}`}`,
                "Leave out what the plugin does not need at run time. If it needs all of it, allow more in this change",
            ];
        }
        function measureGrowth({ before, after }) {
            const isZipped = [before, after].every((size) => size === undefined || size.gzip !== undefined);
            const [was, is] = isZipped ? [before?.gzip, after?.gzip] : [before?.size, after?.size];
            return { growth: (is ?? 0) - (was ?? 0), isZipped };
        }
    }),
    91789: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return validateArchive; },
            readArchiveOfCaller: function () { return readArchiveOfCaller; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
        var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
        var _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67313);
        var _repository_tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8505);
        var _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8330);
        var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(45315);
        var _run_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(46945);
        var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68242);
        var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36226);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(47313);
        var _base_files_archive_path_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56980);
        var _archive_report_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(32539);
        var _artifact_fault_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53199);
        var _artifact_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67987);
        const NOTHING_RUN = "nothing of an archive is run";
        const PACK_AGAIN = "Do not release this file: make the archive again from the plugin's folder, with the command pack";
        async function validateArchive(path, request) {
            const { cwd, occasion, strict, failOn, tag, tagFormat } = request;
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
            const { opened } = await readArchiveOfCaller(file, path, "reported");
            const repository = (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_3__.fl)(opened.workspace, [""], tagFormat);
            const judged = tag === undefined ? undefined : (0, _repository_tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_4__.YZ)(tag, repository);
            if (judged?.kind === "none")
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(judged.why, (0, _run_tagged_plugin_js__WEBPACK_IMPORTED_MODULE_5__.V)(judged.right));
            const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
            const findOut = (0, _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_6__.N)((0, _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_8__.wU)(NOTHING_RUN), (0, _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_7__.NO)(NOTHING_RUN));
            const plugin = await (0, _archive_report_js__WEBPACK_IMPORTED_MODULE_11__.N)(opened, { ...request, findOut }, folder);
            const report = { occasion, strict, failOn: occasion === "release" ? "error" : failOn, plugins: [plugin] };
            const source = (0, _run_result_js__WEBPACK_IMPORTED_MODULE_14__.n)(opened.workspace);
            const inside = `${folder}/`;
            return {
                report,
                root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file),
                source: (named) => (named.startsWith(inside) ? source(named.slice(inside.length)) : undefined),
            };
        }
        async function readArchiveOfCaller(file, path, secrets) {
            try {
                return await (0, _artifact_js__WEBPACK_IMPORTED_MODULE_13__.pd)(file, secrets);
            }
            catch (error) {
                if (!(error instanceof _artifact_fault_js__WEBPACK_IMPORTED_MODULE_12__.R))
                    throw error;
                if (error.exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.dc.usage) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(`There is no archive ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_9__.hD)(path, 200)}`, "Give an archive, or the folder of a plugin");
                }
                if ((0, _base_files_archive_path_js__WEBPACK_IMPORTED_MODULE_10__.G)(file) === false) {
                    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.eb(error.message, "Give an archive, or the folder of a plugin");
                }
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__.P_(error.message, PACK_AGAIN);
            }
        }
    }),
    39598: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            formatFilePatches: function () { return formatFilePatches; },
            patch: function () { return patch; }
        });
        var create = __webpack_require__(37291);
        var report = __webpack_require__(73342);
        var tool = __webpack_require__(42243);
        var edits = __webpack_require__(8483);
        var git_name = __webpack_require__(82308);
        var safe = __webpack_require__(47313);
        var external_node_zlib_ = __webpack_require__(38522);
        var read_objects = __webpack_require__(22942);
        ;
        const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
        const LETTERS = DIGITS.slice(10, 62);
        function formatBinaryPatch(before, after) {
            const [old, fixed] = [Buffer.from(before), Buffer.from(after)];
            return `index ${(0, read_objects.HM)("blob", old)}..${(0, read_objects.HM)("blob", fixed)}\nGIT binary patch\n${formatLiteral(fixed)}\n${formatLiteral(old)}\n`;
        }
        function formatLiteral(bytes) {
            const packed = (0, external_node_zlib_.deflateSync)(bytes);
            const lines = [`literal ${String(bytes.length)}\n`];
            for (let at = 0; at < packed.length; at += LETTERS.length) {
                const part = packed.subarray(at, at + LETTERS.length);
                lines.push(`${LETTERS.charAt(part.length - 1)}${encodeBase85(part)}\n`);
            }
            return lines.join("");
        }
        function encodeBase85(bytes) {
            let text = "";
            for (let at = 0; at < bytes.length; at += 4) {
                let value = 0;
                for (let byte = 0; byte < 4; byte++)
                    value = value * 256 + (bytes[at + byte] ?? 0);
                let digits = "";
                for (let digit = 0; digit < 5; digit++) {
                    digits = DIGITS.charAt(value % 85) + digits;
                    value = Math.floor(value / 85);
                }
                text += digits;
            }
            return text;
        }
        var numbers = __webpack_require__(46136);
        ;
        const MAX_CHANGES = 1000;
        const NO_END = "\\ No newline at end of file";
        const patch = (report, view) => {
            const all = formatFilePatches(view.changes ?? findChanges(report, view));
            const parts = all.flatMap((part) => ("text" in part ? [part.text] : []));
            const left = all.flatMap((part) => "left" in part ? [`# Left out: ${(0, safe.Xm)(part.file)}, as ${part.left}\n`] : []);
            const head = `# ${tool.js.name}: the fixes for ${(0, numbers.B4)(parts.length, "file")}. At the repository's root: git apply FILE\n`;
            return [...(parts.length > 0 ? [head] : []), ...left, ...parts].join("");
        };
        function formatFilePatches(changes) {
            return changes.flatMap((change) => {
                const why = explainLeftOut(change);
                if (why !== undefined)
                    return [{ file: change.file, left: why }];
                return "after" in change ? [{ file: change.file, text: formatFilePatch(change) }] : [];
            });
        }
        function explainLeftOut(change) {
            if ("left" in change)
                return change.left;
            if (change.linked)
                return "it is reached through a link";
            return (0, safe.lr)(change.before) || (0, safe.lr)(change.after)
                ? "it may contain a secret: --fix fixes it"
                : undefined;
        }
        function findChanges({ plugins }, { source }) {
            const fixes = plugins.flatMap(({ findings }) => findings.flatMap((finding) => (finding.fix && (0, report.he)(finding) ? [finding.fix] : [])));
            const files = new Set(fixes.flatMap((fix) => fix.map(({ file }) => file)));
            return [...files].flatMap((file) => {
                const lines = source(file);
                if (!lines)
                    return [{ file, left: "its text is not at hand" }];
                const before = lines.text;
                if (before.includes("\ufffd"))
                    return [{ file, left: "it may not be UTF-8" }];
                const own = fixes.filter((fix) => fix.every((edit) => edit.file === file));
                const after = (0, edits.y)(before, own).text;
                return before === after ? [] : [{ file, before, after, linked: false }];
            });
        }
        function formatFilePatch({ file, before, after }) {
            const [from, to] = [(0, git_name.a)(`a/${file}`), (0, git_name.a)(`b/${file}`)];
            const hunks = formatHunks(before, after);
            const head = `diff --git ${from} ${to}\n`;
            if (hunks === undefined)
                return head + formatBinaryPatch(before, after);
            const end = file.includes(" ") ? "\t" : "";
            return `${head}--- ${from}${from.startsWith('"') ? "" : end}\n+++ ${to}${to.startsWith('"') ? "" : end}\n${hunks}`;
        }
        function formatHunks(before, after) {
            if (before === "" || after === "")
                return undefined;
            const found = (0, create.YB)("", "", before, after, "", "", { context: 3, maxEditLength: MAX_CHANGES });
            const hunks = (found?.hunks ?? [formatReplacement(before, after)]).map(({ oldStart, oldLines, newStart, newLines, lines }) => ({
                head: `@@ -${String(oldStart)},${String(oldLines)} +${String(newStart)},${String(newLines)} @@`,
                lines,
            }));
            if (!hunks.every(({ lines }) => lines.every(isInert)))
                return undefined;
            return hunks.map(({ head, lines }) => `${[head, ...lines].join("\n")}\n`).join("");
        }
        function formatReplacement(before, after) {
            const [old, fixed] = [formatLines("-", before), formatLines("+", after)];
            const count = (lines) => lines.filter((line) => line !== NO_END).length;
            return { oldStart: 1, oldLines: count(old), newStart: 1, newLines: count(fixed), lines: [...old, ...fixed] };
        }
        function formatLines(sign, text) {
            const lines = text.split("\n").map((line) => `${sign}${line}`);
            return text.endsWith("\n") ? lines.slice(0, -1) : [...lines, NO_END];
        }
        const HARMLESS = /[\p{Zs}\p{Zl}\p{Zp}\p{Variation_Selector}\u00ad\u200b-\u200d\u2060\ufeff]/gu;
        function isInert(line) {
            const shown = line.replace(/\r$/u, "").replace(/\t/gu, " ");
            const rest = shown.replace(HARMLESS, "");
            return (0, safe.RU)(shown) === shown && (0, safe.Xm)(rest) === rest;
        }
    }),
    81003: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X9: function () { return formatCrash; },
            iZ: function () { return formatRow; },
            j7: function () { return MARKS; },
            tm: function () { return formatItem; }
        });
        var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47313);
        var _command_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25442);
        var _page_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4090);
        var _phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41035);
        const MAX_MESSAGE_LENGTH = 2000;
        const MARKS = {
            error: "\u274c",
            warning: "\u26a0\ufe0f",
            notice: "\u2139\ufe0f",
            suppressed: "\ud83d\udd15",
            pass: "\u2705",
            fail: "\u274c",
            broken: "\ud83d\udca5",
        };
        function formatRow(finding, report, view) {
            const { severity, message, help, printed = [], location, age } = finding;
            const { range, file } = location;
            const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
            const name = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.kK)(place);
            const link = view.link ? `[${name}](${view.link(file, range)})` : name;
            const advice = [(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) ? help : undefined, ...(0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.mn)(finding, report)]
                .map((words) => words === undefined ? "" : ` ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(words, MAX_MESSAGE_LENGTH)))}`)
                .join("");
            const row = `- ${(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.he)(finding) ? MARKS[severity] : MARKS.suppressed} ${formatAge(age, report)}${link}: **${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)((0, _phrases_js__WEBPACK_IMPORTED_MODULE_4__.jg)((0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.ml)(message, MAX_MESSAGE_LENGTH)))}**${advice} ${(0, _page_reference_js__WEBPACK_IMPORTED_MODULE_3__.$)(finding)}`;
            const block = printed.length === 0 ? [] : (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(printed.map(_command_lines_js__WEBPACK_IMPORTED_MODULE_2__.Aq));
            return [row, ...block.map((line) => `  ${line}`)].join("\n");
        }
        function formatAge(age, { base }) {
            if (age === undefined || base !== undefined)
                return "";
            return age === "new" ? "new \u00b7 " : "existing \u00b7 ";
        }
        function formatItem(outcome) {
            const name = outcome.url === undefined ? outcome.check : (0, _page_reference_js__WEBPACK_IMPORTED_MODULE_3__.$)(outcome);
            const link = `${name}: ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.jI)(outcome.title)}`;
            switch (outcome.status) {
                case "met":
                    return `- \u2705 ${link}`;
                case "unmet":
                    return `- ${MARKS[(0, _core_report_js__WEBPACK_IMPORTED_MODULE_0__.Qi)(outcome.findings.filter(_core_report_js__WEBPACK_IMPORTED_MODULE_0__.he))[0]?.severity ?? "suppressed"]} ${link}`;
                case "crashed":
                    return `- \ud83d\udca5 ${link} (crashed)`;
            }
        }
        function formatCrash(outcome) {
            if (outcome.status !== "crashed")
                return [];
            const lines = (0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_1__.mU)(outcome.error.split("\n"));
            return [`\ud83d\udca5 The check ${outcome.check} crashed: a fault of this tool, not of the plugin.\n\n${lines.join("\n")}`];
        }
    })
};
;
