"use strict";
exports.id = 666;
exports.ids = [666];
exports.modules = {

/***/ 71357:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   makeArtifact: function() { return /* binding */ makeArtifact; },
/* harmony export */   w: function() { return /* binding */ writeArtifact; }
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45608);
/* harmony import */ var _output_write_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47947);
/* harmony import */ var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69590);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(73337);
/* harmony import */ var _packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(63368);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(94155);
/* harmony import */ var _channel_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(76952);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53037);
/* harmony import */ var _write_summary_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(60549);














const NOTHING = { outputs: _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0, exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass, own: [], report: () => Promise.resolve() };
/**
 * Packs the one plugin that passed, for a job that releases it.
 *
 * @throws {UsageError} for a tag of another commit.
 */
async function makeArtifact(result, request, job) {
    const { report } = result;
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(report) !== "pass" || report.plugins.length !== 1)
        return NOTHING;
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_7__/* .checkArchive */ .P)(result, request);
    if ("why" in archive)
        return makeRefusedArtifact(archive, report.occasion === "release");
    const outputs = await writeArtifact(archive, result, job.runner);
    return {
        outputs,
        exitStatus: _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass,
        own: outputs === _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0 ? ["warning"] : [],
        async report() {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_10__/* .print */ .yy)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeInert */ .RU)(`\nPacked ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeVisible */ .Xm)(archive.name)}\n  sha256 ${archive.sha256}\n`));
            await (0,_write_summary_js__WEBPACK_IMPORTED_MODULE_13__/* .writeSummary */ .S)(job, () => `\n${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .makeInert */ .RU)((0,_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_6__/* .formatArchiveMarkdown */ .Bi)(archive))}`);
        },
    };
}
/** The job of a release tag must not be green if nothing can be released. Otherwise this is only reported. */
function makeRefusedArtifact({ why, help, exitStatus }, isRelease) {
    const severity = isRelease ? "error" : "notice";
    return {
        ...NOTHING,
        exitStatus: isRelease ? exitStatus : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.pass,
        own: [severity],
        report() {
            const lines = ["No archive can be made, so nothing could be released:", ...why, help];
            (0,_channel_js__WEBPACK_IMPORTED_MODULE_11__/* .annotate */ .f)(severity, lines.join("\n"));
            return Promise.resolve();
        },
    };
}
/** Writes an archive, its sums and its receipt into a folder of their own. */
async function writeArtifact(archive, result, { temporary }) {
    let folder = "";
    const isWritten = await (0,_channel_js__WEBPACK_IMPORTED_MODULE_11__/* .writeChannel */ .N)("archive", () => {
        folder = (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolderBelow */ .IL)(temporary ?? (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)());
        for (const [name, content] of (0,_packing_receipt_js__WEBPACK_IMPORTED_MODULE_8__/* .makeHandedFiles */ .ej)(archive, result.report))
            (0,_output_write_file_js__WEBPACK_IMPORTED_MODULE_5__/* .writeFile */ ._)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), content, [result.root]);
    });
    if (!isWritten)
        return _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0;
    return { "artifact-path": (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, archive.name), "artifact-dir": folder, "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 77318:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listPublished: function() { return /* binding */ listPublished; }
});

// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
// EXTERNAL MODULE: ./build/bundled/release/index.js + 2 modules
var release = __webpack_require__(43227);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var github_releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/marketplace/fault.js
var marketplace_fault = __webpack_require__(59700);
// EXTERNAL MODULE: ./build/bundled/network/finish-in-time.js
var finish_in_time = __webpack_require__(19592);
// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/registry/registry.js + 1 modules
var registry_registry = __webpack_require__(72758);
// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/release/find-published.js




















const MOST_PLUGINS = 20;
const MOST_PAGES = 3;
const MOST_RELEASES = MOST_PAGES * pages/* PAGE */.KL;
/** Nobody waits longer for an advice. */
const MOST_MILLISECONDS = 20_000;
const LIMITS = { each: 8_000, upload: 8_000, pause: 500, mostPause: 2_000 };
/** Finds the checked plugins whose version is public at a target already. Publishes nothing, and throws nothing. */
async function findPublished({ report, root }, places, most = MOST_MILLISECONDS) {
    const unknown = new Set();
    const missing = new Set();
    const named = await listPluginVersions(report, root);
    const asked = named.slice(0, MOST_PLUGINS);
    const left = named.length - asked.length;
    if (left > 0)
        unknown.add(`Only ${(0,numbers/* formatNumber */.Z)(MOST_PLUGINS)} plugins were asked about, and ${(0,numbers/* formatNumber */.Z)(left)} not`);
    const found = new Map();
    const askTarget = async (target, open) => {
        try {
            await (0,finish_in_time/* finishInTime */.S)(most, undefined, async (signal) => {
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
/** The plugins that have a version. */
async function listPluginVersions({ plugins, selection }, root) {
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const isOneOfSeveral = (selection?.of ?? plugins.length) > 1;
    const asked = [];
    for (const plugin of plugins) {
        const version = plugin.version === undefined ? undefined : (0,versions/* parseVersion */.ot)(plugin.version)?.text;
        if (version === undefined)
            continue;
        const { packageJson } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder: (0,report/* getFolder */.L2)(plugin), needs: ["packageJson"] })).facts;
        const name = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : packageJson.value["name"];
        const packageName = typeof name === "string" ? name : undefined;
        asked.push({ plugin, version, packageName, pluginId: (0,archive_name/* makePluginId */.v)(plugin.name), isOneOfSeveral });
    }
    return asked;
}
async function openGitHubReleases(access, signal, unknown) {
    const limits = { total: MOST_MILLISECONDS, each: LIMITS.each, pause: LIMITS.pause };
    const github = await (0,client/* connect */.Ng)({ ...access, limits, signal });
    const { releases, isWhole } = await (0,github_releases/* openReleases */.t)(github, github, access.apiUrl).list(MOST_PAGES);
    return (asked) => {
        const isReleased = releases.some((release) => isReleaseOf(release, asked));
        if (!isReleased && !isWhole) {
            unknown.add(`Only the newest ${(0,numbers/* formatNumber */.Z)(MOST_RELEASES)} releases on GitHub were looked at`);
        }
        return Promise.resolve(isReleased);
    };
}
function isReleaseOf({ tag, draft }, { packageName, version, isOneOfSeveral }) {
    const read = draft ? undefined : (0,release_tag/* readTag */.zW)(tag, packageName);
    // A tag without a package's name may be that of another plugin.
    return read?.version === version && !(isOneOfSeveral && read.names === "no package");
}
async function openMarketplaceVersions({ url, plugin }, environment, signal) {
    const { readPublicVersion } = await Promise.all(/* import() | marketplace */[__webpack_require__.e(892), __webpack_require__.e(645), __webpack_require__.e(935), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 44407));
    return async ({ pluginId = "", version }) => {
        const id = plugin ?? pluginId;
        if (id === "")
            return false;
        return (await readPublicVersion({ url, pluginId: id, version, environment, limits: LIMITS, signal })) !== undefined;
    };
}
async function openNpmVersions({ url, needsPackage }, environment, signal, missing) {
    const registry = await (0,registry_registry/* openRegistry */.M)({ url, environment, limits: LIMITS, signal });
    return async ({ packageName = "", version }) => {
        if (!(0,package_name/* isPackageName */.kb)(packageName))
            return false;
        if ((await registry.readVersion(packageName, version)) !== undefined)
            return true;
        if (needsPackage && (await registry.readPackage(packageName)) === undefined)
            missing.add(packageName);
        return false;
    };
}
/** Whatever went wrong: nobody's check fails for it. */
function describeFault(error) {
    const isExpected = [fault/* GitHubFault */.Q, marketplace_fault/* MarketplaceFault */.q, registry_fault/* RegistryFault */.Q, errors/* UsageError */.eb].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error)
        return error.message;
    if (error instanceof DOMException)
        return (0,network_fault/* describeNetworkFault */.A)(error).message;
    return `a fault of this tool: ${error instanceof Error ? error.message : (0,safe/* quote */.hD)(String(error))}`;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/targets/npm-remedies.js
var npm_remedies = __webpack_require__(20619);
// EXTERNAL MODULE: ./build/bundled/action/release.js
var action_release = __webpack_require__(37222);
;// CONCATENATED MODULE: ./build/bundled/action/list-published.js








const LONGEST_TITLE = 200;
/**
 * Lists what the targets have of the checked versions already, what a release without a token needs there first, and
 * what could not be asked: the texts of notices. No credential is sent but the job's own token, and that to GitHub
 * only.
 */
async function listPublished(result, { inputs, environment, runner }) {
    const { marketplace, npm, githubToken } = inputs;
    const all = {
        "github-release": () => (0,release.readGitHubAccess)(environment, githubToken, (0,remedies/* explainTokenOfJob */.Po)()),
        marketplace: () => ({
            url: (0,release/* readMarketplaceUrl */.JO)(marketplace.url, action_release.MARKETPLACE_NAMES),
            ...(marketplace.plugin !== "" && { plugin: marketplace.plugin }),
        }),
        npm: () => ({ url: (0,release/* readRegistry */._5)(npm.registry, action_release.NPM_WORDS), needsPackage: npm.token.trim() === "" }),
        environment,
    };
    const asked = action_interface/* TARGET_NAMES */.HQ.filter((name) => inputs.targets.includes(name)).map((name) => [name, all[name]]);
    const { published, missing, unknown } = await findPublished(result, { ...Object.fromEntries(asked), environment });
    return [
        ...published.map(({ plugin, targets }) => {
            const what = `${(0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)((0,phrases/* formatPluginTitle */.Dz)(plugin)), LONGEST_TITLE)} is released already: ${targets.join(", ")}`;
            return `${what}\nThe next tag needs a higher version`;
        }),
        ...missing.map((name) => {
            const about = { name, mode: npm.mode, registry: all.npm().url };
            return `npm shows no package ${name}. If there is none yet, trusted publishing cannot publish its first version\n${(0,npm_remedies/* explainFirstVersion */.oA)(about, runner)}`;
        }),
        ...(unknown.length === 0 ? [] : [`What is released already is not known everywhere\n${unknown.join("\n")}`]),
    ];
}


/***/ }),

/***/ 41037:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  measureDifference: function() { return /* binding */ measureDifference; },
  readGrowthLimit: function() { return /* binding */ readGrowthLimit; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/packing/artifact.js + 2 modules
var artifact = __webpack_require__(40925);
// EXTERNAL MODULE: ./build/bundled/packing/difference/package-difference.js
var package_difference = __webpack_require__(29856);
// EXTERNAL MODULE: ./build/bundled/packing/difference/difference-record.js
var difference_record = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/difference/growth-limit.js
var growth_limit = __webpack_require__(8869);
// EXTERNAL MODULE: ./build/bundled/packing/difference/package-facts.js
var package_facts = __webpack_require__(74556);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/release/index.js + 2 modules
var release = __webpack_require__(43227);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var github_releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/network/finish-in-time.js
var finish_in_time = __webpack_require__(19592);
// EXTERNAL MODULE: ./build/bundled/release/targets/previous-release.js
var previous_release = __webpack_require__(92822);
;// CONCATENATED MODULE: ./build/bundled/release/read-released.js




const MOST_PAGES = 10;
/** Nobody waits longer for a comparison. */
const MOST_MILLISECONDS = 120_000;
const LIMITS = { total: MOST_MILLISECONDS, each: 60_000, pause: 500 };
/**
 * Reads the archive of the highest public version up to ours from GitHub; `undefined` if there is none. It is evidence
 * for a comparison only.
 *
 * @throws {GitHubFault}
 */
function readReleased(access, query) {
    return (0,finish_in_time/* finishInTime */.S)(MOST_MILLISECONDS, undefined, async (signal) => {
        const github = await (0,client/* connect */.Ng)({ ...access, limits: LIMITS, signal });
        const releases = (0,github_releases/* openReleases */.t)(github, github, access.apiUrl);
        const all = (await releases.list(MOST_PAGES)).releases;
        return (0,previous_release/* readPreviousArchive */.S)(releases, all, { ...query, mayBeSame: true });
    });
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/action/channel.js
var channel = __webpack_require__(76952);
// EXTERNAL MODULE: ./build/bundled/action/format-with.js
var format_with = __webpack_require__(65025);
;// CONCATENATED MODULE: ./build/bundled/action/package-difference.js


























/** Why there is nothing to compare: a sentence without a full stop. */
class NotCompared extends Error {
}
/**
 * Reads the limit of growth.
 *
 * @throws {UsageError} also for a limit with nothing to compare, and for a comparison without files.
 */
function readGrowthLimit({ compare, baseArtifact, maxGrowth }, { mode }) {
    const isCompared = compare !== "off" || baseArtifact !== undefined;
    if (mode === "report" && (isCompared || maxGrowth !== undefined)) {
        const help = "Compare where the plugin is checked";
        throw new errors/* UsageError */.eb("With the input report nothing is packed, so nothing can be compared", help);
    }
    if (maxGrowth === undefined)
        return undefined;
    if (!isCompared) {
        const help = `Compare with the last release, or with an artifact:${(0,format_with/* formatWith */.K)({ compare: "release" })}`;
        throw new errors/* UsageError */.eb("The input max-growth needs an archive to compare with", help);
    }
    return (0,growth_limit/* parseGrowthLimit */.Q8)(maxGrowth, "The input max-growth");
}
/** Packs the checked plugin, and compares the archive with an earlier one. Nothing that is compared with is believed. */
async function measureDifference(result, job) {
    const limit = job.task.occasion === "release" ? undefined : readGrowthLimit(job.inputs, job.task);
    try {
        return describe(result, await findDifference(result, job), limit);
    }
    catch (error) {
        return explainNotCompared(result, explain(error), limit);
    }
}
function describe(result, found, limit) {
    const difference = (0,difference_record/* makeDifferenceRecord */.B)(found, limit);
    const growth = difference.limit?.isExceeded === true ? (0,growth_limit/* explainGrowth */.h$)(found, difference.limit) : undefined;
    const plugins = result.report.plugins.map((plugin) => ({ ...plugin, difference }));
    return {
        result: { ...result, report: { ...result.report, plugins } },
        remarks: [],
        own: growth ? ["error"] : [],
        report() {
            (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,format_difference/* formatDifference */.jR)(found).join("\n")}\n`));
            if (growth)
                (0,channel/* annotate */.f)("error", growth.join("\n"));
        },
    };
}
/** Nobody's step fails because there is nothing to compare with. A limit that was not judged is a notice, all the same. */
function explainNotCompared(result, why, limit) {
    const words = limit
        ? `max-growth was not judged, as the package is compared with nothing: ${why}`
        : `The package is compared with nothing: ${why}`;
    return {
        result,
        remarks: [(0,safe/* makeInert */.RU)(`${(0,safe/* formatMarkdown */.jI)(words)}.`)],
        own: limit ? ["notice"] : [],
        report() {
            if (limit)
                (0,channel/* annotate */.f)("notice", words);
            else
                (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,safe/* makeVisible */.Xm)(words)}.\n`));
        },
    };
}
function explain(error) {
    const isExpected = [NotCompared, artifact_fault/* ArtifactFault */.R, fault/* GitHubFault */.Q, errors/* UsageError */.eb].some((kind) => error instanceof kind);
    if (isExpected && error instanceof Error)
        return error.message;
    if (error instanceof DOMException)
        return (0,network_fault/* describeNetworkFault */.A)(error).message;
    return `a fault of this tool: ${error instanceof Error ? error.message : (0,safe/* quote */.hD)(String(error))}`;
}
async function findDifference({ report, root }, job) {
    const [plugin, ...others] = report.plugins;
    if (!plugin || others.length > 0) {
        throw new NotCompared("one plugin is compared in a step, and the input path names several");
    }
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(root);
    const given = await readGiven(job, root, workspace);
    // What nobody compares with is not packed.
    if (given && "missing" in given && job.inputs.compare === "off")
        throw new NotCompared(given.missing);
    const made = await (0,pack/* makeArchive */.Po)(workspace, folder);
    if (made.state === "refused") {
        throw new NotCompared(`no archive can be made: ${made.refusals[0]?.message ?? "something must not ship"}`);
    }
    if (made.state === "unnamed")
        throw new NotCompared("manifest.json has no name and version to call an archive by");
    const { archive, opened, facts } = made;
    const { name, sha256, bytes } = archive;
    const after = await (0,package_facts/* readPackageFacts */.w)(opened, { name, sha256, size: bytes.length });
    const packageName = (0,absent/* isAbsent */.W0)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const before = given && !("missing" in given)
        ? given
        : await readLastRelease(job, {
            archive,
            version: plugin.version ?? "",
            packageName: typeof packageName === "string" ? packageName : undefined,
            isOneOfSeveral: (report.selection?.of ?? 1) > 1,
        });
    refuseIncomparable(before, after);
    return (0,package_difference/* findPackageDifference */.h)(before, after);
}
/** The archive that the workflow hands in, or why there is none: then the last release may take its place. */
async function readGiven({ inputs, runner }, root, workspace) {
    if (inputs.baseArtifact === undefined)
        return undefined;
    const path = (0,external_node_path_.resolve)(runner.workspace, inputs.baseArtifact);
    const inside = (0,disk/* makeWorkspacePath */.Jj)(root, path);
    if (inside !== undefined && isTracked(workspace, inside)) {
        throw new NotCompared(`git tracks ${(0,safe/* quote */.hD)(inside, 200)}, so the change itself brings what it is compared with`);
    }
    try {
        const { archive, receipt, opened } = await (0,artifact/* readFinishedArchive */.pd)(path);
        const { name, sha256, bytes } = archive;
        const commit = receipt?.commit === undefined ? "" : ` of commit ${receipt.commit.slice(0, 7)}`;
        return await (0,package_facts/* readPackageFacts */.w)(opened, { name: `${name}${commit}`, sha256, size: bytes.length });
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R && error.exitStatus === exit_status/* EXIT */.dc.usage)
            return { missing: error.message };
        throw error;
    }
}
function isTracked(workspace, path) {
    const tracked = (0,git_facts/* readTrackedFiles */.gt)(workspace);
    return !(0,absent/* isAbsent */.W0)(tracked) && tracked.paths.some((file) => file === path || file.startsWith(`${path}/`));
}
async function readLastRelease({ inputs, environment }, query) {
    const access = (0,release.readGitHubAccess)(environment, inputs.githubToken, (0,remedies/* explainTokenOfJob */.Po)());
    const released = await readReleased(access, query);
    if (!released)
        throw new NotCompared(`no version up to ${(0,safe/* quote */.hD)(query.version)} is released on GitHub yet`);
    if ("refused" in released)
        throw new NotCompared(`of release ${(0,safe/* quote */.hD)(released.tag)}, ${released.refused}`);
    const { tag, bytes, opened } = released;
    return (0,package_facts/* readPackageFacts */.w)(opened, { name: tag, sha256: (0,sums/* computeSha256 */.jH)(bytes), size: bytes.length });
}
function refuseIncomparable(before, after) {
    const [was, is] = [before, after].map(({ manifest }) => (0,absent/* isAbsent */.W0)(manifest) ? undefined : (0,archive_name/* makePluginId */.v)(manifest["name"]));
    if (was === undefined)
        throw new NotCompared(`${(0,safe/* quote */.hD)(before.name)} contains no plugin`);
    if (was !== is)
        throw new NotCompared(`${(0,safe/* quote */.hD)(before.name)} contains another plugin, ${(0,safe/* quote */.hD)(was)}`);
    if ((0,absent/* isAbsent */.W0)(after.namedHosts) && !(0,absent/* isAbsent */.W0)(before.namedHosts)) {
        throw new NotCompared(`${after.namedHosts.absent}: build the plugin in a step above this one`);
    }
}


/***/ }),

/***/ 19311:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishComment: function() { return /* binding */ publishComment; }
});

// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/github/comment-marker.js


const DIGITS = 32;
const FORM = new RegExp(String.raw `^<!-- ${tool/* TOOL */.js.name} comment ([0-9a-f]{${String(DIGITS)}}) run (\d{1,15})\.(\d{1,9}) of ([0-9a-f]{40,64}) -->$`, "u");
/** Makes the key of a comment of what tells it from all others. No text of a repository is in the key. */
function makeCommentKey(about) {
    return (0,hash/* hashContent */.s)(JSON.stringify(about), DIGITS);
}
function formatMarker({ key, commit, run, attempt }) {
    return `<!-- ${tool/* TOOL */.js.name} comment ${key} run ${String(run)}.${String(attempt)} of ${commit} -->`;
}
/** The marker in the first line of a comment. `undefined` if it has none. */
function parseMarker(body) {
    const [line = ""] = body.split(/\r?\n/u, 1);
    const [, key, run, attempt, commit] = FORM.exec(line) ?? [];
    if (key === undefined || commit === undefined)
        return undefined;
    return { key, commit, run: Number(run), attempt: Number(attempt) };
}
/** What a reader sees of a comment, whatever GitHub makes of the ends of its lines. */
function readShownText(body) {
    return body
        .replace(/^.*\r?\n/u, "")
        .replaceAll("\r\n", "\n")
        .trim();
}
/** Whether a comment was written by a later run of the same commit. */
function isLaterRun(there, { commit, run, attempt }) {
    return there.commit === commit && (there.run > run || (there.run === run && there.attempt > attempt));
}

// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/find-pull-request.js


/**
 * The numbers of the open pull requests of which a commit of a branch is the last one. GitHub lists none with the run
 * of a fork.
 *
 * @throws {GitHubFault}
 */
async function findPullRequests(github, { repository, owner, branch, commit }) {
    const route = "GET /repos/{owner}/{repo}/pulls";
    const pulls = await (0,pages/* readAllPages */.s$)(github, route, { state: "open", head: `${owner}:${branch}` });
    // GitHub leaves the filter out where it does not understand it.
    return pulls.flatMap(({ number, state, head }) => {
        const { sha, ref, repo } = (0,pages/* toRecord */.Lv)(head);
        const isSame = sha === commit && ref === branch && (0,pages/* toRecord */.Lv)(repo)["id"] === repository && state === "open";
        return isSame && typeof number === "number" ? [number] : [];
    });
}
/**
 * Reads the last commit of a pull request.
 *
 * @throws {GitHubFault}
 */
async function readHead(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}";
    const { head } = (0,pages/* toRecord */.Lv)(await github.call(route, { pull_number: pullRequest }));
    const { sha } = (0,pages/* toRecord */.Lv)(head);
    if (typeof sha === "string")
        return sha;
    throw new fault/* GitHubFault */.Q("lost", "GitHub names no last commit of the pull request");
}

// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
;// CONCATENATED MODULE: ./build/bundled/github/read-own-account.js




/**
 * The number of the account that a token writes as: a person's, or that of a bot such as `github-actions[bot]`. The
 * REST interface has no answer for the token of a job or an App: `GET /user` is 403 there.
 *
 * @throws {GitHubFault}
 */
async function readOwnAccount(github) {
    const answer = (0,pages/* toRecord */.Lv)(await github.call(client/* QUERY */.Jj, { query: "{ viewer { databaseId } }" }));
    const { databaseId } = (0,pages/* toRecord */.Lv)((0,pages/* toRecord */.Lv)(answer["data"])["viewer"]);
    if (typeof databaseId === "number")
        return databaseId;
    // Here, a refusal is an answer with the status 200.
    const [first] = Array.isArray(answer["errors"]) ? answer["errors"] : [];
    const { message } = (0,pages/* toRecord */.Lv)(first);
    const words = typeof message === "string" ? `: ${(0,server_words/* quoteServer */.u)(message, [])}` : "";
    throw new fault/* GitHubFault */.Q("invalid", `GitHub does not say whose the token is${words}`);
}

;// CONCATENATED MODULE: ./build/bundled/github/keep-comment.js





const LIST = "/repos/{owner}/{repo}/issues/{issue_number}/comments";
const ONE = "/repos/{owner}/{repo}/issues/comments/{comment_id}";
/** GitHub takes no more than 2,500 comments. */
const MOST_PAGES = 30;
const MOST_ATTEMPTS = 3;
/**
 * Posts, updates or leaves alone the one comment of a key. Of several the oldest is kept, and the others are removed:
 * GitHub cannot be told to post only once, so a lost answer or a race may leave two. Only comments by the token's own
 * account count: anybody can post a marker.
 *
 * @throws {GitHubFault}
 */
async function keepComment(github, pullRequest, comment) {
    const { marker, isWorthPosting } = comment;
    const account = await readOwnAccount(github);
    for (let attempt = 1;; attempt++) {
        const found = await listOwnComments(github, pullRequest, { account, key: marker.key });
        const [kept, ...extras] = found;
        if (!kept && !isWorthPosting)
            return "none";
        // This is read last: a run of a newer commit starts after that commit is known, and so does not write before.
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
            // What became of it is seen in the list.
            const isWorthLooking = (0,fault/* isLost */.J)(error) || (kept !== undefined && isGone(error));
            if (attempt === MOST_ATTEMPTS || !isWorthLooking)
                throw error;
        }
    }
}
function formatBody({ marker, text }) {
    return `${formatMarker(marker)}\n${text}`;
}
/** Posts a comment that is found again: one by another account than the list is searched for is taken back. */
async function postComment(github, pullRequest, { comment, account }) {
    const body = formatBody(comment);
    const { id, user } = (0,pages/* toRecord */.Lv)(await github.call(`POST ${LIST}`, { issue_number: pullRequest, body }));
    if (typeof id !== "number")
        throw new fault/* GitHubFault */.Q("lost", "GitHub posts the comment and does not say which");
    if ((0,pages/* toRecord */.Lv)(user)["id"] === account)
        return;
    await removeComment(github, id);
    throw new fault/* GitHubFault */.Q("invalid", "GitHub posts the comment for another account than the token's, so it is taken back");
}
async function updateComment(github, { id, body }, comment) {
    const written = formatBody(comment);
    if (readShownText(body) === readShownText(written))
        return;
    const answer = (0,pages/* toRecord */.Lv)(await github.call(`PATCH ${ONE}`, { comment_id: id, body: written }));
    if (answer["id"] !== id)
        throw new fault/* GitHubFault */.Q("lost", "GitHub does not say that the comment is updated");
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
/** Whether somebody has removed the comment meanwhile. */
function isGone(error) {
    return error instanceof fault/* GitHubFault */.Q && (error.status === 404 || error.status === 410);
}
/** The comments of one key that an account has written, the oldest first. */
async function listOwnComments(github, pullRequest, { account, key }) {
    const listed = await (0,pages/* readAllPages */.s$)(github, `GET ${LIST}`, { issue_number: pullRequest }, MOST_PAGES);
    const own = listed.flatMap(({ id, user, body }) => {
        if (typeof id !== "number" || typeof body !== "string" || (0,pages/* toRecord */.Lv)(user)["id"] !== account)
            return [];
        const marker = parseMarker(body);
        return marker?.key === key ? [{ id, body, marker }] : [];
    });
    if (own.length === 0 && listed.length >= MOST_PAGES * pages/* PAGE */.KL) {
        const most = String(MOST_PAGES * pages/* PAGE */.KL);
        throw new fault/* GitHubFault */.Q("invalid", `The comment is not among the first ${most}, and no more of them are read`);
    }
    return own.toSorted((one, other) => one.id - other.id);
}

// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/action/publish.js + 2 modules
var publish = __webpack_require__(96971);
;// CONCATENATED MODULE: ./build/bundled/action/publish-comment.js







const PERMISSION = "pull-requests: write";
/** Keeps the comment on the pull request up to date. Throws nothing: the verdict never depends on it. */
async function publishComment(github, report, view, job) {
    const found = await findPullRequest(github, job);
    if ("refused" in found)
        return makeNotice(found.refused);
    const { number, head: commit } = found.value;
    const marker = makeMarker(job, commit);
    if (marker === undefined)
        return makeNotice("the runner names no workflow, so the comment would not be found again");
    const { serverUrl, repository } = job.runner;
    const { formatComment, isWorthComment } = await Promise.all(/* import() | reporters */[__webpack_require__.e(291), __webpack_require__.e(195)]).then(__webpack_require__.bind(__webpack_require__, 51612));
    const text = formatComment(report, view, {
        ...{ commit, commitUrl: serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined },
        runUrl: (0,publish/* makeRunUrl */.TD)(job.runner),
    });
    try {
        const isWorthPosting = isWorthComment(report, view);
        const state = await keepComment(github, number, { marker, text, isWorthPosting });
        if (state === "outdated")
            return { aside: `The comment is left to the run of the newer commit of #${String(number)}` };
        return state === "later" ? { aside: "A later run has written the comment" } : {};
    }
    catch (error) {
        return makeNotice(explainRefusal(error, job));
    }
}
function makeNotice(why) {
    return { notice: `The comment on the pull request is not kept: ${why}` };
}
/** A fork's job has a token that only reads. There it is another workflow that may write. */
function explainRefusal(error, { event, runner: { copy } }) {
    const words = (0,publish/* formatRefusal */.Wl)(error, PERMISSION);
    const isForbidden = error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden" && !error.refusal;
    if (!isForbidden || event.earlier)
        return words;
    const page = "docs/guides/pull-requests.md#check-runs-and-comments-for-forks";
    const where = copy.origin === undefined ? page : `${copy.origin.url}/blob/${copy.origin.ref}/${page}`;
    return `${words}. A second workflow can comment there: ${where}`;
}
/** Only GitHub says which pull request a run of another workflow was for. The report has no say. */
async function findPullRequest(github, { event }) {
    const { pullRequest, earlier } = event;
    if (pullRequest)
        return { value: pullRequest };
    const head = earlier?.head;
    if (!head)
        return { refused: "GitHub names no branch that the earlier run was for" };
    const found = await (0,publish/* attempt */.CD)(PERMISSION, () => findPullRequests(github, head));
    if ("refused" in found)
        return found;
    const [number, ...others] = found.value;
    if (number !== undefined && others.length === 0)
        return { value: { number, head: head.commit } };
    return { refused: `${describeFound(found.value.length)} ${describeHead(head)}` };
}
function describeFound(count) {
    return count === 0 ? "no open pull request has" : `${(0,phrases/* formatCount */.B4)(count, "open pull request")} have`;
}
function describeHead({ owner, branch, commit }) {
    return `the last commit ${commit.slice(0, 7)} of ${(0,safe/* makeVisible */.Xm)(`${owner}:${branch}`)}`;
}
/** `undefined` where the runner does not name its workflow. */
function makeMarker({ inputs, event, runner }, commit) {
    if (runner.workflowPath === undefined)
        return undefined;
    const { paths, report, shard } = inputs;
    const { earlier } = event;
    // Of a report, the workflow says where it is. What it says itself must not choose the comment.
    const what = report === "" ? paths.map(trimPath) : [report];
    const part = shard === undefined ? null : `${String(shard.index)}/${String(shard.count)}`;
    const key = makeCommentKey([runner.workflowPath, earlier?.workflow ?? null, what, part]);
    const { run, attempt: turn } = earlier?.turn ?? runner.turn;
    return { key, commit, run, attempt: turn };
}
/** `./plugins/weather/` is the same folder as `plugins/weather`. */
function trimPath(path) {
    return path.replace(/^(?:\.\/)+(?=.)/u, "").replace(/(?<=.)\/+$/u, "");
}


/***/ }),

/***/ 22657:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishOnGitHub: function() { return /* binding */ publishOnGitHub; }
});

;// CONCATENATED MODULE: ./build/bundled/text/diff-lines.js
/** The lines of the newer text that a unified diff of one file shows, by their numbers. */
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

// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/fetch-diff.js


/** The changes of a pull request. GitHub shows no lines of a file that is binary or has too many changes. */
async function fetchDiff(github, pullRequest) {
    const route = "GET /repos/{owner}/{repo}/pulls/{pull_number}/files";
    const files = await (0,pages/* readAllPages */.s$)(github, route, { pull_number: pullRequest });
    return new Map(files.flatMap(({ filename, patch }) => typeof filename === "string" && typeof patch === "string" ? [[filename, parseDiffLines(patch)]] : []));
}

// EXTERNAL MODULE: ./build/bundled/action/publish.js + 2 modules
var publish = __webpack_require__(96971);
// EXTERNAL MODULE: ./build/bundled/action/next-commands.js
var next_commands = __webpack_require__(62013);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/edits.js
var edits = __webpack_require__(30747);
// EXTERNAL MODULE: ./build/bundled/text/markdown/fence.js
var markdown_fence = __webpack_require__(63339);
// EXTERNAL MODULE: ./build/bundled/text/group-by.js
var group_by = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/page-reference.js
var page_reference = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var text_hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/reporters/suggestions.js









const MARK = `<!-- ${tool/* TOOL */.js.name} fix `;
const LONGEST_MESSAGE = 2000;
/** Makes suggestions from the fixes of `--fix`, if the diff shows all of their lines as they are in the file. */
function makeSuggestions(report, view, diff) {
    const fixable = (0,core_report/* sortNewFirst */.rx)(report.plugins.flatMap(({ findings }) => findings.filter(core_report/* isCounted */.he)), view.isChanged).filter(isFixable);
    const files = (0,group_by/* groupBy */.$)(fixable, ({ fix, location }) => fix[0]?.file ?? location.file);
    const suggestions = [];
    const suggested = new Set();
    const times = new Map();
    for (const [file, findings] of files) {
        const lines = view.source(file);
        const shown = diff.get(file);
        if (!lines || !shown)
            continue;
        const text = joinLines(lines);
        const lineBreak = findLineBreak(text);
        const clashesByLine = new Map();
        for (const group of groupByLines(findings, text)) {
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
/** Of fixes that clash, the first is taken, as in the first round of `--fix`. */
function groupByLines(findings, text) {
    const { applied } = (0,edits/* applyFixes */.y)(text, findings.map(({ fix }) => fix));
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
    // The checkout is a merge. If the base has changed, its lines are not those of the pull request.
    const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
    if (hunks.size !== 1 || !isSame)
        return undefined;
    const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
    const before = lines.slice({ start: { line: first, column: 1 }, end });
    const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
    const after = (0,edits/* applyFixes */.y)(before, fixes).text;
    if (!isExact(before, after, lineBreak))
        return undefined;
    const same = JSON.stringify([file, before, after]);
    const occurrence = (times.get(same) ?? 0) + 1;
    const mark = makeMark(occurrence === 1 ? same : `${same} ${String(occurrence)}`);
    const messages = findings.map((finding) => `**${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(finding.message, LONGEST_MESSAGE))}.** ${(0,page_reference/* formatPageLink */.$)(finding)}`);
    const content = after.replaceAll("\r\n", "\n");
    const fence = (0,markdown_fence/* makeFence */.O)(content);
    const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
    if (body.length > github_limits/* GITHUB_LIMITS */.f.commentLength)
        return undefined;
    times.set(same, occurrence);
    return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}
/** Whether GitHub applies exactly these bytes: it ends lines as the file does, and writes only what it shows. */
function isExact(before, after, lineBreak) {
    const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
    // GitHub does not add a line for an empty text.
    const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
    return same && after !== "" && !unseen.test(before) && !unseen.test(after);
}
/** The line break of all lines of a text. `undefined` if they differ. */
function findLineBreak(text) {
    const breaks = new Set(text.match(/\r?\n|\r/gu));
    return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}
function shiftEdit({ file, range, text }, by) {
    const { start, end } = range;
    return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}
function joinLines(lines) {
    const end = { line: lines.count, column: (lines.line(lines.count) ?? "").length + 1 };
    return lines.slice({ start: { line: 1, column: 1 }, end });
}
/** Without the line number: a moved line keeps its mark, and each of several equal lines gets its own. */
function makeMark(what) {
    const hash = (0,text_hash/* hashContent */.s)(what);
    return `${MARK}${hash.slice(0, 32)} -->`;
}
/** Whether the first line of a comment is the mark of a suggestion. */
function isMark(line) {
    return line.startsWith(MARK);
}

// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/review.js



const COMMENTS = "/repos/{owner}/{repo}/pulls/{pull_number}/comments";
const REVIEWS = "/repos/{owner}/{repo}/pulls/{pull_number}/reviews";
const WORDS = "These fixes are safe: apply each with one click, or all with `--fix` in a clone.";
/** For each push, however often its jobs run: a person reads them. */
const MOST_SUGGESTIONS = 30;
const MOST_ATTEMPTS = 3;
/**
 * Makes the missing suggestions in one review. If GitHub refuses one of them, each is made alone.
 *
 * @throws {GitHubFault} if the existing suggestions cannot be read. Nothing was made then.
 */
async function publishSuggestions(github, pullRequest, suggestions) {
    const { marks, ofPush } = await readEarlierSuggestions(github, pullRequest);
    const open = suggestions.filter(({ mark }) => !marks.has(mark));
    const offered = open.slice(0, Math.max(0, MOST_SUGGESTIONS - ofPush));
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
        if (error instanceof fault/* GitHubFault */.Q)
            return { ...sums, fault: error, refusal };
        throw error;
    }
}
/**
 * Sends suggestions, and returns those that are refused. After a lost answer, those that did not arrive are sent
 * again.
 */
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
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            for (const suggestion of rest)
                unsure.add(suggestion);
            const marks = await found();
            unsure.clear();
            for (const suggestion of rest)
                if (marks.has(suggestion.mark))
                    made.add(suggestion);
            rest = rest.filter((suggestion) => !made.has(suggestion));
            if (turn === MOST_ATTEMPTS && rest.length > 0)
                throw error;
        }
    }
    return [];
}
/** GitHub refused the content of the request. After any other refusal, sending each alone would only repeat it. */
function isInvalid(error) {
    return error instanceof fault/* GitHubFault */.Q && error.status === 422;
}
/** GitHub knows the pull request by then, so what it does not find is the place. */
function isWrongPlace(error) {
    return isInvalid(error) || (error instanceof fault/* GitHubFault */.Q && error.status === 404);
}
/**
 * Reads the suggestions in comments by programs and by those with write access. An untrusted comment must not prevent a
 * suggestion.
 */
async function readEarlierSuggestions(github, { number, head }) {
    // Newest first: if there are more than can be listed, those of the last pushes are still included.
    const newest = { sort: "created", direction: "desc" };
    const comments = await (0,pages/* readAllPages */.s$)(github, `GET ${COMMENTS}`, { pull_number: number, ...newest });
    const trusted = comments.filter(({ user, author_association: association }) => (0,pages/* toRecord */.Lv)(user)["type"] === "Bot" || ["OWNER", "MEMBER", "COLLABORATOR"].includes(String(association)));
    const marked = trusted.flatMap((comment) => {
        const [mark = ""] = typeof comment["body"] === "string" ? comment["body"].split(/\r?\n/u) : [];
        return isMark(mark) ? [{ mark, comment }] : [];
    });
    return {
        marks: new Set(marked.flatMap(({ mark, comment }) => (isOutdated(comment) ? [] : [mark]))),
        ofPush: marked.filter(({ comment }) => comment["original_commit_id"] === head).length,
    };
}
/** Whether the lines of a comment have changed since. GitHub folds it, and its suggestion cannot be applied any more. */
function isOutdated({ line, position }) {
    return line === null || position === null;
}
function makeComment({ path, line, start_line: start, body }) {
    const place = start === undefined ? {} : { start_line: start, start_side: "RIGHT" };
    return { path, line, side: "RIGHT", ...place, body };
}
/** The number of findings that suggestions fix. */
function countFixes(suggestions) {
    let sum = 0;
    for (const { findings } of suggestions)
        sum += findings.length;
    return sum;
}

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/action/suggest-fixes.js






const PERMISSION = "pull-requests: write";
const NOTHING = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };
/** Suggests the fixes of a report at the lines of a pull request. Throws nothing. Each fix is suggested or counted. */
async function suggestFixes(github, pullRequest, diff, { report, view, fix }) {
    const makeNone = (why) => ({
        remark: `No fix is suggested. ${formatRest(suggest_fixes_countFixes(report), false, fix)}`.trim(),
        notice: `No fix is suggested: ${why}`,
        findings: new Set(),
    });
    if ("refused" in diff)
        return makeNone(diff.refused);
    const { suggestions, clashing } = makeSuggestions(report, view, diff.value);
    try {
        const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
        const { refusal, there } = suggested;
        const remark = formatRemark(suggested, clashing.size, fix);
        const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
        const why = suggested.fault ? (0,publish/* formatRefusal */.Wl)(suggested.fault, PERMISSION) : refusal?.message;
        if (why === undefined)
            return { remark, findings };
        const isNone = suggested.made + suggested.known + suggested.unsure === 0;
        if (isNone && !refusal)
            return makeNone(why);
        return { remark, findings, notice: `${isNone ? "No fix is suggested" : "Not every fix is suggested"}: ${why}` };
    }
    catch (error) {
        return makeNone((0,publish/* formatRefusal */.Wl)(error, PERMISSION));
    }
}
function formatRemark({ made, known, refused, unsure, left }, clashing, fix) {
    const there = made + known;
    const tried = there + refused + unsure + left;
    const sentences = [
        ...(there > 0
            ? [
                `${formatFixes(there)} ${formatVerb(there)} suggested at the lines of the pull request${formatEarlier(known)}.`,
            ]
            : []),
        ...(tried === 0 ? ["No fix is on lines that this pull request shows."] : []),
        ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
        ...(refused > 0 ? [`GitHub refused ${formatFixes(refused)}.`] : []),
        ...(unsure > 0 ? [`Of ${formatFixes(unsure)} it is not known: GitHub's answer was lost.`] : []),
        formatRest(refused + left + clashing, there + unsure > 0 || tried === 0, fix),
    ];
    return sentences.filter((sentence) => sentence !== "").join(" ");
}
function formatEarlier(known) {
    return known > 0 ? `, ${(0,numbers/* formatNumber */.Z)(known)} of them by an earlier run` : "";
}
function formatRest(count, isMore, fix) {
    return count === 0
        ? ""
        : `${(0,numbers/* formatNumber */.Z)(count)}${isMore ? " more" : ""} can be fixed by ${(0,safe/* formatMarkdownCode */.kK)(fix)}.`;
}
function formatFixes(count) {
    return `${(0,numbers/* formatNumber */.Z)(count)} ${count === 1 ? "fix" : "fixes"}`;
}
function formatVerb(count) {
    return count === 1 ? "is" : "are";
}
/** How many findings of a report have a fix. */
function suggest_fixes_countFixes({ plugins }) {
    const withFix = (finding) => (0,core_report/* isCounted */.he)(finding) && (finding.fix ?? []).length > 0;
    return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
}

// EXTERNAL MODULE: ./build/bundled/run/fix-files.js
var fix_files = __webpack_require__(61999);
// EXTERNAL MODULE: ./build/bundled/reporters/patch.js + 1 modules
var patch = __webpack_require__(39598);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/patch-offer.js




const FILE = "fixes.patch";
/**
 * Formats changes as a patch to copy from a page. `undefined` if there are no changes.
 *
 * @param patchFile the file that contains the patch of all fixes, or "".
 * @param fix the command that applies all fixes.
 */
function formatPatchOffer(changes, patchFile, fix) {
    const command = (0,safe/* formatMarkdownCode */.kK)(fix);
    const parts = (0,patch.formatFilePatches)(changes);
    if (parts.length === 0)
        return undefined;
    const shown = parts.flatMap((part) => ("text" in part && isExactOnPage(part.text) ? [part.text] : []));
    const inFile = patchFile === ""
        ? ""
        : `, or, at the repository's root, by the patch in ${(0,safe/* formatMarkdownCode */.kK)(patchFile)} with \`git apply\``;
    const brief = `What is not suggested is fixed by ${command}${inFile}; it cannot be shown here as a patch.`;
    const left = parts.length - shown.length;
    return { block: shown.length === 0 ? undefined : formatBlock(shown, left, command), brief };
}
function formatBlock(shown, left, command) {
    const text = shown.join("");
    const fence = (0,markdown_fence/* makeFence */.O)(text);
    const rest = left === 0 ? "" : ` ${(0,phrases/* formatCount */.B4)(left, "more file")} cannot be shown as a patch: ${command} fixes what it can.`;
    return [
        `<details><summary>A patch with the fixes that are not suggested: ${(0,phrases/* formatCount */.B4)(shown.length, "file")}</summary>`,
        `Save it as \`${FILE}\`, then at the repository's root: \`git apply ${FILE}\`.${rest}`,
        `${fence}diff\n${text}${fence}`,
        "</details>",
    ].join("\n\n");
}
/** Whether a page shows each byte: it has no CR, no binary patch, and nothing that readers do not see. */
function isExactOnPage(text) {
    const shown = text.replace(/[\n\t]/gu, " ");
    return (0,safe/* makeVisible */.Xm)(shown) === shown && !/^GIT binary patch$/mu.test(text);
}

;// CONCATENATED MODULE: ./build/bundled/action/remaining-fixes.js


/** Formats the fixes that are not suggested as a patch for the summary. `undefined` if there are none. */
async function offerRemainingFixes(request, result, suggested, { patchFile, fix }) {
    const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
    const known = new Set(result.report.plugins.flatMap((plugin) => plugin.findings.filter((finding) => suggested.has(finding)).map((finding) => identify(finding, plugin))));
    // A fix can reveal another one in the next round. Suggested fixes are found again in that round.
    const isLeft = (finding, plugin) => first.has(finding) ? suggested.has(finding) : known.has(identify(finding, plugin));
    return formatPatchOffer((await (0,fix_files.fixFiles)(request, result, isLeft)).changes, patchFile, fix);
}
function identify({ check, message, location: { file, pointer } }, { path }) {
    return JSON.stringify([path, check, file, pointer, message]);
}

;// CONCATENATED MODULE: ./build/bundled/action/publish-on-github.js





/** Publishes on GitHub. A refusal is reported and changes nothing else. */
async function publishOnGitHub({ result, request, view, plan }, job) {
    const { annotations, suggestions, patchFile } = job.inputs;
    const { report } = result;
    const offerRest = async (suggested) => {
        if (!plan.suggestions)
            return {};
        const offer = await offerRemainingFixes(request, result, suggested, { patchFile, fix: (0,next_commands/* formatFixCommand */.C)(job) });
        return offer ? { offer } : {};
    };
    const connected = await (0,publish/* connectToGitHub */.tZ)(job);
    if ("refused" in connected) {
        const words = `Nothing was written on GitHub, as ${connected.refused}`;
        const seen = { ...view, ...(await offerRest(new Set())) };
        const isAskedByName = annotations === "checks" || suggestions || plan.comment;
        return { view: seen, notices: isAskedByName ? [words] : [], asides: isAskedByName ? [] : [words] };
    }
    const github = connected.value;
    const { pullRequest } = job.event;
    const diff = plan.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
    const isChanged = diff && "value" in diff ? createChangedTest(diff.value, view) : undefined;
    const seen = { ...view, isChanged };
    const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];
    const suggested = plan.suggestions && pullRequest && diff
        ? await suggestFixes(github, pullRequest, diff, { report, view: seen, fix: (0,next_commands/* formatFixCommand */.C)(job) })
        : undefined;
    const remarks = suggested ? { remarks: [...(view.remarks ?? []), suggested.remark] } : {};
    const offer = await offerRest(suggested?.findings ?? new Set());
    const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];
    const published = { ...seen, ...remarks, ...offer };
    const checks = plan.checks ? await (0,publish/* publishFindings */.Ig)(github, report, published, job) : undefined;
    const refusedChecks = checks && "refused" in checks
        ? [`Annotations are made by commands, of which GitHub shows ten of a severity: ${checks.refused}`]
        : [];
    const annotated = checks && "value" in checks ? { annotated: { count: checks.value } } : {};
    const comment = plan.comment ? await commentOn(github, report, published, job) : {};
    return {
        view: { ...published, ...annotated },
        notices: [...refusedFixes, ...refusedChecks, ...(comment.notice === undefined ? [] : [comment.notice])],
        asides: [...asides, ...(comment.aside === undefined ? [] : [comment.aside])],
    };
}
/** Most runs keep no comment, and then its code does not run. */
async function commentOn(github, report, view, job) {
    const { publishComment } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 19311));
    return publishComment(github, report, view, job);
}
function readDiff(github, { number }) {
    return (0,publish/* attempt */.CD)("pull-requests: read", () => fetchDiff(github, number));
}
/** At most so many lines of one finding are compared. */
const MOST_LINES = 1000;
function createChangedTest(diff, { source }) {
    return ({ location: { file, range } }) => {
        const shown = diff.get(file);
        if (!shown || !range)
            return false;
        const { start, end } = range;
        const count = Math.min(end.line - start.line + 1, MOST_LINES);
        return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
            const line = shown.get(number);
            // The checkout may be a merge. Lines that differ there are not the lines of the diff.
            return line?.isNew === true && line.text === source(file)?.line(number);
        });
    };
}


/***/ }),

/***/ 96971:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CD: function() { return /* binding */ attempt; },
  tZ: function() { return /* binding */ connectToGitHub; },
  Wl: function() { return /* binding */ formatRefusal; },
  TD: function() { return /* binding */ makeRunUrl; },
  Ig: function() { return /* binding */ publishFindings; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
;// CONCATENATED MODULE: ./build/bundled/github/check-run.js



const RUNS = "/repos/{owner}/{repo}/check-runs";
const RUN = `${RUNS}/{check_run_id}`;
/** GitHub adds the annotations of a request to those of earlier requests. */
const MOST_AT_ONCE = github_limits/* GITHUB_LIMITS */.f.annotationsOfRequest;
const MOST_ATTEMPTS = 3;
/**
 * Makes a new check run with all of its annotations, one request after the other.
 *
 * @throws {GitHubFault} if not all could be added. The check run is then concluded, if that is still possible.
 */
async function publishCheckRun(github, run, place) {
    const [first = [], ...others] = splitAnnotations(run.annotations);
    const isWhole = others.length === 0;
    const number = await createRun(github, place, {
        ...{ name: run.name, head_sha: place.commit, external_id: place.id },
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
/**
 * Returns the number of the check run. After a lost answer it is searched for, and only made again if it does not
 * exist.
 */
async function createRun(github, place, body) {
    for (let attempt = 1;; attempt++) {
        try {
            return readNumber(await github.call(`POST ${RUNS}`, body));
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const found = await findRun(github, place, body.name);
            if (found !== undefined)
                return found;
            if (attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
/** Adds annotations once. After a lost answer, their number shows whether they were added. */
async function appendAnnotations(github, number, given, body, more) {
    for (let attempt = 1;; attempt++) {
        try {
            await github.call(`PATCH ${RUN}`, { check_run_id: number, ...body });
            return;
        }
        catch (error) {
            if (!(0,fault/* isLost */.J)(error))
                throw error;
            const count = readCount(await github.call(`GET ${RUN}`, { check_run_id: number }));
            if (count === given + more)
                return;
            if (count !== given || attempt === MOST_ATTEMPTS)
                throw error;
        }
    }
}
async function findRun(github, { commit, id }, name) {
    const asked = { ref: commit, check_name: name, filter: "all", per_page: github_limits/* GITHUB_LIMITS */.f.entriesOfPage };
    const route = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
    const { check_runs: runs } = (0,pages/* toRecord */.Lv)(await github.call(route, asked));
    const ours = (0,pages/* toList */.st)(runs, route).find((run) => (0,pages/* toRecord */.Lv)(run)["external_id"] === id);
    return ours === undefined ? undefined : readNumber(ours);
}
function readNumber(run) {
    const { id } = (0,pages/* toRecord */.Lv)(run);
    if (typeof id === "number")
        return id;
    throw new fault/* GitHubFault */.Q("lost", "GitHub made a check run and does not say which");
}
function readCount(run) {
    const { annotations_count: count } = (0,pages/* toRecord */.Lv)((0,pages/* toRecord */.Lv)(run)["output"]);
    return typeof count === "number" ? count : undefined;
}
function makeConclusion({ conclusion }) {
    return { status: "completed", conclusion };
}
function makeOutput({ title, summary }, annotations) {
    return { title, summary, annotations };
}
function splitAnnotations(annotations) {
    return Array.from({ length: Math.ceil(annotations.length / MOST_AT_ONCE) }, (_, at) => annotations.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE));
}

// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/output/print-wait.js
var print_wait = __webpack_require__(5269);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/reporters/page-reference.js
var page_reference = __webpack_require__(4090);
// EXTERNAL MODULE: ./build/bundled/reporters/phrases.js
var phrases = __webpack_require__(41035);
;// CONCATENATED MODULE: ./build/bundled/reporters/check-run.js






/** Nobody reads more, and the requests would take minutes. The summary counts the others. */
const MOST_ANNOTATIONS = 1000;
const { checkRunSummaryBytes, annotationBytes, checkRunTitleBytes } = github_limits/* GITHUB_LIMITS */.f;
const LEVELS = {
    error: "failure",
    warning: "warning",
    notice: "notice",
};
function makeCheckRun(report, view, summary) {
    const findings = (0,core_report/* sortWorstAndNewFirst */.xI)(report.plugins.flatMap((plugin) => plugin.findings.filter(core_report/* isCounted */.he)), view.isChanged);
    const annotations = findings.slice(0, MOST_ANNOTATIONS).map((finding) => makeAnnotation(finding, report));
    const paths = report.plugins.map(({ path }) => path);
    const [path = "."] = paths;
    const subject = paths.length > 1 ? (0,phrases/* formatCount */.B4)(paths.length, "plugin") : path;
    const result = (0,core_report/* verdict */.WJ)(report);
    const several = paths.length > 1;
    const title = paths.length === 0 ? "nothing to check" : (0,phrases/* formatVerdict */.Pu)(report, several);
    const findingNotes = findings.length === 0 ? [] : [(0,phrases/* formatCount */.B4)(findings.length, "finding"), (0,phrases/* formatAges */.uh)(report) ?? []].flat();
    const notes = [...findingNotes, (0,phrases/* formatChosen */.Uj)(report) ?? []].flat();
    return {
        name: cutBytes(subject === "." ? tool/* TOOL */.js.name : `${tool/* TOOL */.js.name} (${(0,safe/* makeVisible */.Xm)(subject)})`, checkRunTitleBytes),
        conclusion: result === "pass" ? "success" : "failure",
        title: cutBytes((0,safe/* makeVisible */.Xm)(notes.length === 0 ? title : `${title}: ${notes.join(", ")}`), checkRunTitleBytes),
        summary: summary(report, { ...view, annotated: { count: annotations.length }, room: checkRunSummaryBytes }),
        annotations,
    };
}
function makeAnnotation(finding, report) {
    const { severity, location, check, message, help, printed = [] } = finding;
    const lines = [message, help, ...(0,phrases/* listNotes */.mn)(finding, report, true), (0,page_reference/* formatPageReference */.o)(finding)].filter((line) => line !== undefined);
    return {
        path: location.file,
        ...makePlace(location.range),
        annotation_level: LEVELS[severity],
        title: cutBytes((0,safe/* makeVisible */.Xm)(`${tool/* TOOL */.js.name}: ${check}`), checkRunTitleBytes),
        message: cutBytes(lines.map(safe/* makeVisible */.Xm).join("\n"), annotationBytes),
        ...(printed.length > 0 && { raw_details: cutBytes(printed.map(safe/* makeVisible */.Xm).join("\n"), annotationBytes) }),
    };
}
// GitHub refuses columns if a range spans lines, and requires a line even if there is none.
function makePlace(range) {
    const { start, end } = range ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    const lines = { start_line: start.line, end_line: end.line };
    if (!range || start.line !== end.line)
        return lines;
    return { ...lines, start_column: start.column, end_column: end.column };
}
/** Cuts a text to a number of bytes in UTF-8, with an ellipsis for the rest. */
function cutBytes(text, most) {
    // No character takes more than three bytes for each UTF-16 unit.
    if (text.length * 3 <= most)
        return text;
    const bytes = new TextEncoder().encode(text);
    if (bytes.length <= most)
        return text;
    const kept = new TextDecoder().decode(bytes.subarray(0, most - 3), { stream: true });
    return `${kept}\u2026`;
}

// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
;// CONCATENATED MODULE: ./build/bundled/action/publish.js









/** Makes a client with a token. An invalid token is a refusal like any other. */
async function connectToGitHub({ inputs: { githubToken: token }, runner: { apiUrl, repository }, environment, }) {
    if (token === "")
        return { refused: "the input github-token is empty" };
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        return { refused: `the input github-token contains ${String(token.length)} characters that no token has` };
    }
    if (!/^https?:\/\//u.test(apiUrl) || !(0,repository_name/* isRepositoryName */.e)(repository)) {
        return { refused: "this is not a job of GitHub Actions" };
    }
    return attempt("", () => (0,client/* connect */.Ng)({ token, apiUrl, repository, environment, onWait: print_wait/* printWaiting */.D }));
}
/** Publishes a check run with the findings as annotations, and returns how many it has. */
async function publishFindings(github, report, view, { event: { commit }, runner }) {
    if (commit === undefined)
        return { refused: "the event names no commit" };
    const run = makeCheckRun(report, view, await (0,formats/* loadReporter */.K)("markdown", report));
    const place = { commit, id: (0,external_node_crypto_.randomUUID)(), detailsUrl: makeRunUrl(runner) };
    return attempt("checks: write", async () => {
        await publishCheckRun(github, run, place);
        return run.annotations.length;
    });
}
/** The page of this run of the workflow. `undefined` outside of GitHub. */
function makeRunUrl({ serverUrl, repository, runId }) {
    const isKnown = [serverUrl, repository, runId].every((part) => part !== "");
    return isKnown ? `${serverUrl}/${repository}/actions/runs/${runId}` : undefined;
}
/** Does something that GitHub may refuse. A refusal names the permission that the token is missing. */
async function attempt(permission, act) {
    try {
        return { value: await act() };
    }
    catch (error) {
        return { refused: formatRefusal(error, permission) };
    }
}
/** A sentence without a full stop. */
function formatRefusal(error, permission) {
    if (error instanceof fault/* GitHubFault */.Q && error.kind === "forbidden" && !error.refusal) {
        return `${(0,phrases/* formatSentence */.jg)(error.message)} The job needs permissions: ${permission}; a fork's pull request never has it`;
    }
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 37222:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MARKETPLACE_NAMES: function() { return /* binding */ MARKETPLACE_NAMES; },
/* harmony export */   NPM_WORDS: function() { return /* binding */ NPM_WORDS; },
/* harmony export */   createArtifactOutputs: function() { return /* binding */ createArtifactOutputs; },
/* harmony export */   readPinInput: function() { return /* binding */ readPinInput; },
/* harmony export */   refuseReleaseInputs: function() { return /* binding */ refuseReleaseInputs; },
/* harmony export */   releaseToTargets: function() { return /* binding */ releaseToTargets; }
/* harmony export */ });
/* harmony import */ var _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5269);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49396);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42719);
/* harmony import */ var _release_pin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54381);
/* harmony import */ var _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94155);
/* harmony import */ var _processes_programs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(849);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71357);
/* harmony import */ var _format_with_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(65025);
/* harmony import */ var _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(26238);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(53037);














const TARGETS_HELP = `Set the input targets:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ targets: _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGETS */ .dW[0].name })}`;
const MARKETPLACE_INPUTS = {
    ...{ url: "marketplace-url", token: "marketplace-token", plugin: "marketplace-plugin" },
    ...{ auth: "marketplace-auth", wait: "marketplace-wait", timeout: "marketplace-timeout" },
};
const MARKETPLACE_NAMES = {
    name: (text) => `The input ${MARKETPLACE_INPUTS[text]}`,
    urlHelp: `Set the input marketplace-url:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "marketplace-url": "https://plugins.example.com" })}`,
    noToken: _release_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .NOT_VISIBLE */ .pV,
    tokenHelp: `Give the secret, and see that the job names the environment that has it:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "marketplace-token": "${{ secrets.MARKETPLACE_TOKEN }}" })}`,
};
const NPM_WORDS = {
    ...{ token: "The input npm-token", registry: "The input npm-registry", tag: "The input npm-tag" },
    noToken: "the input npm-token is empty, or the secret is not visible to this job",
    noCredential: [
        "Give the job the permission of trusted publishing, and register its workflow at npm:",
        "  permissions:",
        "    id-token: write",
        `Or give a token. A secret of an environment is seen only by a job that names the environment:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "npm-token": "${{ secrets.NPM_TOKEN }}" })}`,
    ].join("\n"),
};
/**
 * An input that only a release uses is not ignored in a check, because whoever sets it expects a release.
 *
 * @throws {UsageError}
 */
function refuseReleaseInputs({ artifact, pin, attestation }) {
    const given = Object.entries({ artifact, "checked-sha256": pin, attestation }).find(([, value]) => value);
    if (!given)
        return;
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The input ${given[0]} is for a release, and this run is a check`, "Set command: release, with targets and the tag; or run this step on a release's tag only");
}
/**
 * Reads the digest from an earlier job.
 *
 * @throws {UsageError} for a digest without an archive, or an archive without a digest.
 */
function readPinInput({ pin, artifact }) {
    return (0,_release_pin_js__WEBPACK_IMPORTED_MODULE_5__/* .readPin */ .C)(pin, artifact, {
        pin: "The input checked-sha256",
        artifact: "the input artifact",
        example: `:${(0,_format_with_js__WEBPACK_IMPORTED_MODULE_13__/* .formatWith */ .K)({ "checked-sha256": "${{ needs.check.outputs.sha256 }}" })}`,
    });
}
/**
 * Releases to the targets that the inputs name.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
async function releaseToTargets(request, tag, { inputs, task, environment }) {
    const { readGitHubAccess, readMarketplaceAccess, readNpmAccess, releaseArtifact, runRelease } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(192), __webpack_require__.e(889), __webpack_require__.e(454), __webpack_require__.e(935), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 43227));
    const { formatStep } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(192), __webpack_require__.e(889), __webpack_require__.e(454), __webpack_require__.e(935), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 16254));
    const targets = inputs.targets.map((name) => {
        const target = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGET_NAMES */ .HQ.find((one) => one === name);
        if (target)
            return target;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`The input targets names ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(name)}, but there are only ${_core_action_interface_js__WEBPACK_IMPORTED_MODULE_2__/* .TARGET_NAMES */ .HQ.join(", ")}`, TARGETS_HELP);
    });
    if (targets.length === 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb("It is not known where to release to", TARGETS_HELP);
    }
    const github = targets.includes("github-release")
        ? readGitHubAccess(environment, inputs.githubToken, (0,_release_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainTokenOfJob */ .Po)())
        : undefined;
    const { changelog, dryRun, artifact, attestation } = inputs;
    const pin = readPinInput(inputs);
    const at = (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(request.cwd, path);
    const asked = {
        ...{ ...request, tag, targets, dryRun },
        github,
        ...(targets.includes("marketplace") && {
            marketplace: readMarketplaceAccess(inputs.marketplace, MARKETPLACE_NAMES, environment, _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__/* .hideToken */ .U),
        }),
        ...(targets.includes("npm") && {
            npm: readNpmAccess(inputs.npm, NPM_WORDS, {
                surroundings: { ...(0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_8__/* .getSurroundings */ .kR)(), env: environment },
                hideSecret: _hide_tokens_js__WEBPACK_IMPORTED_MODULE_11__/* .hideToken */ .U,
            }),
        }),
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_7__/* .print */ .yy)(formatStep(step));
        },
        onWait: _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .printWaiting */ .D,
        changelog,
        ...(attestation !== undefined && { attestation: at(attestation) }),
    };
    if (artifact === undefined || pin === undefined)
        return runRelease(asked);
    const { tagCommit: commit } = task;
    return releaseArtifact({ ...asked, artifact: at(artifact), pin, commit });
}
/** The outputs that name the archive that was released or would be. */
async function createArtifactOutputs({ archive, file, preflight }, runner) {
    if (!archive || !preflight || (0,_core_report_js__WEBPACK_IMPORTED_MODULE_3__/* .verdict */ .WJ)(preflight.report) !== "pass")
        return _outputs_js__WEBPACK_IMPORTED_MODULE_12__/* .NO_ARTIFACT */ .B0;
    if (file === undefined)
        return (0,_artifact_js__WEBPACK_IMPORTED_MODULE_10__/* .writeArtifact */ .w)(archive, preflight, runner);
    return { "artifact-path": file, "artifact-dir": (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), "artifact-sha256": archive.sha256 };
}


/***/ }),

/***/ 11179:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseUnreleasable: function() { return /* binding */ refuseUnreleasable; },
/* harmony export */   watchesArchive: function() { return /* reexport safe */ _packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__.withArchiveChange; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42243);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94155);
/* harmony import */ var _release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73337);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _packing_archive_change_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1279);






/**
 * Prints what would stop the release of a plugin that passes, and returns the exit status of that release.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or a declaring file is not
 * committed.
 */
async function refuseUnreleasable(result, tag) {
    if (result.report.plugins.length !== 1)
        return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    const today = new Date().toISOString().slice(0, 10);
    const archive = await (0,_release_check_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .checkArchive */ .P)(result, { tag, today });
    if (!("why" in archive))
        return _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.pass;
    const lines = [`A release of ${tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
    (0,_output_print_js__WEBPACK_IMPORTED_MODULE_2__/* .printError */ .yJ)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeInert */ .RU)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL */ .js.name}: ${lines.map(_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm).join("\n")}\n`));
    return archive.exitStatus;
}


/***/ }),

/***/ 49295:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPack: function() { return /* binding */ runPack; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/refuse-workspace-roots.js
var refuse_workspace_roots = __webpack_require__(22108);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/difference/growth-limit.js
var growth_limit = __webpack_require__(8869);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/packing/difference/difference-record.js
var difference_record = __webpack_require__(9289);
// EXTERNAL MODULE: ./build/bundled/reporters/json.js
var json = __webpack_require__(27147);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/packing/pack-json.js



/** The result of packing, for programs. The report has the format of `validate --format json`. */
function formatPackJson(packed, file, { since, limit, warnings = [] } = {}) {
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
            },
        }),
        ...(since && { since: (0,difference_record/* makeDifferenceRecord */.B)(since, limit) }),
        ...(warnings.length > 0 && { warnings }),
        ...("refusals" in packed && { refusals: packed.refusals }),
        ...("report" in packed && { report: JSON.parse((0,json/* json */.P)(packed.report, { source: () => undefined })) }),
    };
    return (0,safe/* makeInertJson */.LE)(`${JSON.stringify(reported, undefined, 2)}\n`);
}

// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var receipt = __webpack_require__(63368);
// EXTERNAL MODULE: ./build/bundled/reporters/formats.js
var formats = __webpack_require__(68593);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/cli/terminal.js
var terminal = __webpack_require__(96061);
// EXTERNAL MODULE: ./build/bundled/run/tagged-plugin.js
var tagged_plugin = __webpack_require__(8330);
;// CONCATENATED MODULE: ./build/bundled/cli/run-pack.js

























/** Packs one plugin, writes the archive, prints the result, and returns the exit status. */
async function runPack({ arguments: [path = "."], values }, format) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const previous = values.get("previous");
    const limit = readLimit(values);
    const before = previous === undefined ? undefined : await (0,compare_with_previous/* readPrevious */.o)((0,external_node_path_.resolve)(cwd, previous));
    const tag = values.get("tag");
    const { root, workspace, folders } = await (0,plugin_folders/* findPluginFolders */.Y)([path], { cwd });
    await (0,refuse_workspace_roots/* refuseWorkspaceRoots */.V)({ cwd, adviseOnPaths: () => "Give the folder of one of them" }, { root, workspace, folders });
    const chosen = tag === undefined ? folders : await (0,tagged_plugin.findTaggedPlugin)(workspace, folders, tag);
    const [folder, ...others] = chosen;
    if (folder === undefined || others.length > 0) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(path)} names ${String(chosen.length)} plugins`, "Pack one plugin a run");
    }
    const today = new Date().toISOString().slice(0, 10);
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, today, tag });
    const compared = before && "archive" in packed ? await (0,compare_with_previous/* compareWithPrevious */.R)(before, packed.archive) : undefined;
    const growth = compared && limit && (0,growth_limit/* isTooGrown */.Wy)(compared, limit) ? (0,growth_limit/* explainGrowth */.h$)(compared, limit) : undefined;
    const file = packed.state === "packed" && !growth ? writeArchive(packed, cwd, values, root, folder) : undefined;
    const wrap = await (0,terminal/* loadWrap */.TP)();
    const view = {
        source: (0,result/* makeSourceReader */.n)(workspace),
        color: (0,terminal/* usesColor */.cr)(),
        width: (0,terminal/* getTerminalWidth */.Nq)(),
        wrap,
        pathOf: (0,print_report/* makePathFormatter */.Ay)(root),
    };
    const warnings = "archive" in packed ? (0,commit_warnings/* findCommitWarnings */.e)(await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, packed.archive)) : [];
    if (format === "json")
        (0,print/* print */.yy)(formatPackJson(packed, file, { warnings, since: compared, limit }));
    else {
        for (const warning of warnings)
            (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${tool/* TOOL */.js.name}: ${(0,safe/* makeVisible */.Xm)(warning)}\n`));
        if (format === "markdown" && packed.state === "packed")
            (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,format_archive/* formatArchiveMarkdown */.Bi)(packed.archive)}${compared ? `\n${(0,format_difference/* formatDifferenceMarkdown */.GS)(compared)}` : ""}`));
        else
            await printPacked(packed, view, compared);
    }
    for (const line of growth ?? [])
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`${(0,safe/* makeVisible */.Xm)(line)}\n`));
    if (growth)
        (0,print/* printError */.yJ)("Nothing was written\n");
    return (0,exit_status/* getPackStatus */.SS)(packed) || (growth ? exit_status/* EXIT */.dc.findings : exit_status/* EXIT */.dc.pass);
}
/** @throws {UsageError} */
function readLimit(values) {
    const limit = values.get("max-growth");
    if (limit === undefined)
        return undefined;
    if (!values.has("previous")) {
        throw new errors/* UsageError */.eb("--max-growth needs an archive to compare with", "Give --previous the archive of a release");
    }
    return (0,growth_limit/* parseGrowthLimit */.Q8)(limit, "--max-growth");
}
async function printPacked(packed, view, compared) {
    if (packed.state === "refused") {
        const lines = packed.refusals.map(({ message, help }) => `  ${(0,safe/* makeVisible */.Xm)(message)}\n    ${(0,safe/* makeVisible */.Xm)(help)}`);
        (0,print/* printError */.yJ)((0,safe/* makeInert */.RU)(`Nothing was packed:\n${lines.join("\n")}\n`));
        return;
    }
    const { state, report } = packed;
    const terminal = await (0,formats/* loadReporter */.K)("terminal", report);
    (0,print/* print */.yy)(terminal(report, { ...view, quiet: state === "packed" }));
    if (state === "packed")
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`${(0,format_archive/* formatArchive */.oN)(packed.archive)}\n`));
    if (compared)
        (0,print/* print */.yy)((0,safe/* makeInert */.RU)(`\n${(0,format_difference/* formatDifference */.jR)(compared).join("\n")}\n`));
    if (state === "unfit")
        (0,print/* printError */.yJ)("Nothing was written: the archive would not pass\n");
    if (state === "unnamed")
        (0,print/* printError */.yJ)("Nothing was packed: an archive needs a valid name and version in manifest.json\n");
}
/** Writes the requested files, and returns the path of the archive. */
function writeArchive({ archive, report }, cwd, values, root, folder) {
    const out = values.get("out");
    const artifacts = values.get("artifact-dir");
    if (out !== undefined && artifacts !== undefined) {
        throw new errors/* UsageError */.eb("--out and --artifact-dir both say where the archive goes", "Give one of them");
    }
    if (out === "-")
        throw new errors/* UsageError */.eb("An archive is not printed", "Give --out the name of a file");
    const file = artifacts === undefined ? (0,external_node_path_.resolve)(cwd, out ?? archive.name) : (0,external_node_path_.resolve)(cwd, artifacts, archive.name);
    const inside = (0,disk/* makeWorkspacePath */.Jj)((0,external_node_path_.join)(root, folder), file);
    if (archive.files.some(({ path }) => path === inside)) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file)} is packed itself`, "Remove it, and give --out a file that is not in the plugin");
    }
    const written = { what: "The archive", help: "Give --out a file that can be written", checkouts: [root] };
    (0,write_user_file/* refuseUnsafePath */.i0)({ path: file, ...written });
    refuseToReplace(file);
    if (artifacts === undefined)
        (0,write_user_file.writeUserFile)({ path: file, ...written }, archive.bytes);
    else {
        for (const [name, content] of (0,receipt/* makeHandedFiles */.ej)(archive, report)) {
            (0,write_user_file.writeUserFile)({ path: (0,external_node_path_.resolve)(cwd, artifacts, name), ...written }, content);
        }
    }
    return file;
}
/** An archive may be replaced by a newer one. Any other file is kept, so that a typing error costs nothing. */
function refuseToReplace(file) {
    const existing = (0,read_file_of_caller/* readFileOfCaller */.d)(file);
    if ("refused" in existing && existing.missing)
        return;
    const isArchive = "bytes" in existing && Buffer.from(existing.bytes.subarray(0, 2)).toString("latin1") === "PK";
    if (!isArchive)
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(file)} is there and is not an archive`, "Remove it, or give --out another file");
}


/***/ }),

/***/ 33344:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runReleaseCommand: function() { return /* binding */ runReleaseCommand; }
/* harmony export */ });
/* harmony import */ var _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5269);
/* harmony import */ var _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49396);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _commands_cancellation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81652);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42243);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
/* harmony import */ var _commands_no_token_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(62084);
/* harmony import */ var _output_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94155);
/* harmony import */ var _processes_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(849);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45315);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(36226);
/* harmony import */ var _release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43845);
/* harmony import */ var _release_index_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(43227);
/* harmony import */ var _release_format_outcome_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(16254);
/* harmony import */ var _reporters_terminal_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10750);
/* harmony import */ var _format_call_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7299);
/* harmony import */ var _format_crash_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(73324);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9310);
/* harmony import */ var _read_targets_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(10);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(98077);
/* harmony import */ var _terminal_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(96061);
/* harmony import */ var _tool_copy_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(33261);























const NONE_RUN = "release runs nothing of the plugin's; check does";
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
/**
 * Runs the command `release`, and returns the exit status. Whatever ends it is reported as the outcome of a release.
 */
async function runReleaseCommand(call) {
    const tag = call.values.get("tag") ?? "";
    try {
        const released = await (0,_commands_cancellation_js__WEBPACK_IMPORTED_MODULE_3__/* .makeCancellable */ .l)(({ signal }) => releaseFromCall(call, signal));
        const wrap = await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_20__/* .loadWrap */ .TP)();
        if (released.preflight) {
            const { report, root, source } = released.preflight;
            const view = { source, color: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_20__/* .usesColor */ .cr)(), width: (0,_terminal_js__WEBPACK_IMPORTED_MODULE_20__/* .getTerminalWidth */ .Nq)(), pathOf: (0,_print_report_js__WEBPACK_IMPORTED_MODULE_19__/* .makePathFormatter */ .Ay)(root), wrap };
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .yy)((0,_reporters_terminal_js__WEBPACK_IMPORTED_MODULE_14__.terminal)(report, view));
        }
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .print */ .yy)(`\n${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_13__.formatOutcome)(released.outcome, { tag, ...released }, wrap)}`);
        if (released.outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_16__/* .formatCrash */ .X)(released.outcome.crash));
        return released.outcome.exitStatus;
    }
    catch (error) {
        if (error instanceof _output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .PrintError */ .uz)
            throw error;
        const outcome = (0,_release_stop_for_error_js__WEBPACK_IMPORTED_MODULE_11__.stopForError)(error, formatRerun(call), (0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_21__/* .findStartedCopy */ .q)());
        if (outcome.crash !== undefined)
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)((0,_format_crash_js__WEBPACK_IMPORTED_MODULE_16__/* .formatCrash */ .X)(outcome.crash));
        (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)(`${_core_tool_js__WEBPACK_IMPORTED_MODULE_4__/* .TOOL */ .js.name}: ${(0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_13__.formatOutcome)(outcome, { tag }, await (0,_terminal_js__WEBPACK_IMPORTED_MODULE_20__/* .loadErrorWrap */ .xi)())}`);
        return outcome.exitStatus;
    }
}
function releaseFromCall(call, signal) {
    const { values, switches } = call;
    const tag = values.get("tag");
    if (tag === undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb("release does not know which tag", `Name it:\n  ${formatRerun(call, ["tag", "v1.2.3"])}`);
    }
    const help = `Name what there is:\n  ${formatRerun(call, ["targets", _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .TARGETS */ .dW[0].name])}`;
    const named = (0,_core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .listTargets */ .nJ)((name) => values.get(name) ?? "");
    if (named.length === 0)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb("release does not know where to", help);
    const targets = (0,_read_targets_js__WEBPACK_IMPORTED_MODULE_18__/* .readTargets */ .R)(named, help);
    const changelog = values.get("changelog");
    const token = process.env["GITHUB_TOKEN"] || process.env["GH_TOKEN"];
    const artifact = values.get("artifact");
    const pin = (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__/* .readPin */ .Ci)(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
    if (artifact !== undefined && call.arguments.length > 0) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb("A path and --artifact both say what is released", "Give one of them");
    }
    const attestation = values.get("attestation");
    const cwd = (0,_print_report_js__WEBPACK_IMPORTED_MODULE_19__/* .getCurrentFolder */ .U5)();
    const request = {
        tag,
        cwd,
        dryRun: switches.has("dry-run"),
        strict: false,
        again: formatRerun(call),
        signal,
        copy: (0,_tool_copy_js__WEBPACK_IMPORTED_MODULE_21__/* .findStartedCopy */ .q)(),
        paths: call.arguments.length > 0 ? call.arguments : ["."],
        adviseOnPaths: () => "Give the folder of the plugin that is released",
        targets,
        onStep: (step) => {
            (0,_output_print_js__WEBPACK_IMPORTED_MODULE_6__/* .printError */ .yJ)((0,_release_format_outcome_js__WEBPACK_IMPORTED_MODULE_13__.formatStep)(step));
        },
        onWait: _output_print_wait_js__WEBPACK_IMPORTED_MODULE_0__/* .printWaiting */ .D,
        today: new Date().toISOString().slice(0, 10),
        findOut: (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_8__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_10__/* .makeScriptSkipper */ .wU)(NONE_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_9__/* .makeLifecycleSkipper */ .NO)(NONE_RUN)),
        ...(targets.includes("github-release") && { github: (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__.readGitHubAccess)(process.env, token, NO_GITHUB_TOKEN) }),
        ...(targets.includes("marketplace") && { marketplace: readMarketplace(call) }),
        ...(targets.includes("npm") && { npm: readNpmOptions(values) }),
        changelog,
        ...(attestation !== undefined && { attestation: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, attestation) }),
    };
    if (artifact === undefined || pin === undefined)
        return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__.runRelease)(request);
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__.releaseArtifact)({ ...request, artifact: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(cwd, artifact), pin });
}
function readMarketplace({ values }) {
    const read = (name) => values.get(`marketplace-${name}`)?.trim() ?? "";
    const texts = {
        url: read("url"),
        plugin: read("plugin"),
        timeout: read("timeout"),
        auth: chooseWord(values, "marketplace-auth"),
        wait: chooseWord(values, "marketplace-wait"),
        token: process.env["PLUGIN_MARKETPLACE_TOKEN"]?.trim() ?? "",
    };
    const names = {
        name: (text) => `--marketplace-${text}`,
        urlHelp: "Give its address, such as --marketplace-url https://plugins.example.com",
        noToken: "PLUGIN_MARKETPLACE_TOKEN is not set",
        tokenHelp: 'Set it:\n  export PLUGIN_MARKETPLACE_TOKEN="<token>"',
    };
    // This machine's own terminal hides nothing, and no token is printed.
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__.readMarketplaceAccess)(texts, names, process.env, () => undefined);
}
/** The word of an option that the Action has as an input, with the same default. */
function chooseWord(values, name) {
    const { choices, default: usual } = _core_action_interface_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUTS */ .mc[name];
    return (0,_parse_js__WEBPACK_IMPORTED_MODULE_17__/* .readChoice */ .Kf)(values.get(name)?.trim() ?? usual, choices, `--${name}`);
}
/** The token comes from the environment, as every process of the machine could read it in the arguments. */
function readNpmOptions(values) {
    const { NPM_TOKEN: own, NODE_AUTH_TOKEN: setUp } = process.env;
    const token = [own, setUp].find((one) => !["", _commands_no_token_js__WEBPACK_IMPORTED_MODULE_22__/* .NO_TOKEN */ .w].includes(one?.trim() ?? "")) ?? "";
    const read = (name) => values.get(name) ?? "";
    const texts = {
        token,
        registry: read("npm-registry"),
        tag: read("npm-tag"),
        mode: chooseWord(values, "npm-publish"),
        access: chooseWord(values, "npm-access"),
    };
    // Nothing reads the output of the command line for commands.
    return (0,_release_index_js__WEBPACK_IMPORTED_MODULE_12__.readNpmAccess)(texts, NPM_WORDS, { surroundings: (0,_processes_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .getSurroundings */ .kR)(), hideSecret: () => undefined });
}
/** The same command line, ready to paste, with options that were missing or wrong. */
function formatRerun(call, ...right) {
    return (0,_format_call_js__WEBPACK_IMPORTED_MODULE_15__/* .formatCall */ .M)({ ...call, values: new Map([...call.values, ...right]) });
}


/***/ }),

/***/ 76040:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidateArchive: function() { return /* binding */ runValidateArchive; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58967);
/* harmony import */ var _print_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98077);



/** What makes no sense for one archive, which nothing is written to. */
const REFUSED = ["fix", "interactive", "baseline", "update-baseline", "changed-since", "shard", "watch"];
/** Judges the archive that a call of `validate` names, prints the report, and returns the exit status. */
async function runValidateArchive(path, request, call) {
    if (call.arguments.length > 1) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("One archive is judged at a time", "Give the archive alone");
    }
    const refused = REFUSED.find((name) => call.switches.has(name) || call.values.has(name));
    if (refused !== undefined) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`--${refused} is for the folder of a plugin, and an archive is judged as it is`, `Leave --${refused} out, or give the folder that the archive was made of`);
    }
    if ((0,_print_report_js__WEBPACK_IMPORTED_MODULE_2__/* .readFormat */ .C$)(call) === "patch") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb("--format patch is for the folder of a plugin, and an archive cannot be patched", "Choose another format, or give the folder that the archive was made of");
    }
    return (0,_print_report_js__WEBPACK_IMPORTED_MODULE_2__/* .printReport */ .Y_)(await (0,_packing_validate_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .validateArchive */ .V)(path, request), call, { isElsewhere: true });
}


/***/ }),

/***/ 35860:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jj: function() { return /* binding */ QUERY; },
  Ng: function() { return /* binding */ connect; },
  c1: function() { return /* binding */ listOrigins; }
});

// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/network/connection.js + 1 modules
var network_connection = __webpack_require__(7380);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var fault = __webpack_require__(58146);
;// CONCATENATED MODULE: ./build/bundled/github/download.js


const MOST_HOPS = 4;
/**
 * Downloads a file from GitHub, up to a size. GitHub redirects to another host with a signed address. That address
 * appears in no message, and the token is sent to GitHub only.
 *
 * @throws {GitHubFault}
 */
async function download(connection, address, token, mostBytes) {
    const headers = { accept: "application/octet-stream", authorization: `token ${token}` };
    try {
        const answer = await (0,network_connection/* sendFollowing */.eH)(connection, address, { headers }, { hops: MOST_HOPS, mostBytes });
        if (answer.status === 200)
            return new Uint8Array(await answer.arrayBuffer());
        throw new fault/* GitHubFault */.Q("lost", `GitHub answers ${String(answer.status)} in the place of the file`, answer.status);
    }
    catch (error) {
        throw error instanceof network_connection/* ConnectionFault */.dn ? new fault/* GitHubFault */.Q("lost", explainFault(error)) : error;
    }
}
/** The platform's message about a connection may contain the signed address. */
function explainFault({ kind, host, message }) {
    switch (kind) {
        case "no-address":
            return "GitHub redirects the download to something that is not an address";
        case "unencrypted":
            return "GitHub leads to the file on a way that is not encrypted";
        case "circle":
            return "GitHub leads to the file in a circle";
        case "too-large":
            return message;
        case "late":
            return `${host} takes too long to send the file`;
        case "lost":
        case "unreached":
            return `${host} does not send the file`;
    }
}

;// CONCATENATED MODULE: ./build/bundled/github/follow-rename.js
/** GitHub answers with them for a repository that was renamed or moved. The request is repeated as it was. */
const MOVED = [301, 307, 308];
const REPOSITORY = /\/repos\/[^/]+\/[^/]+(?=\/|$)/u;
/**
 * A fetch that goes once to where GitHub says that a renamed repository is: with the same method and body, and only
 * within the same origin, so that the token stays with its host. Later requests go there at once.
 */
function followRename(send) {
    const moved = new Map();
    return async (url, init, mostBytes) => {
        const asked = applyMoves(url, moved);
        const answer = await send(asked, init, mostBytes);
        const to = MOVED.includes(answer.status) ? findNewAddress(asked, answer.headers.get("location")) : undefined;
        if (to === undefined)
            return answer;
        rememberMove(new URL(url), to, moved);
        return send(to.href, init, mostBytes);
    };
}
/** The new address, where it is of the same origin. */
function findNewAddress(asked, location) {
    if (location === null || !URL.canParse(location, asked))
        return undefined;
    const [from, to] = [new URL(asked), new URL(location, asked)];
    if (to.origin !== from.origin || to.username !== "" || to.password !== "")
        return undefined;
    if (to.search === "")
        to.search = from.search;
    return to;
}
/** If the path within the repository is the same, all of its paths have moved so. */
function rememberMove({ origin, pathname }, to, moved) {
    const { 0: named = "", index = 0 } = REPOSITORY.exec(pathname) ?? {};
    const repository = pathname.slice(0, index + named.length);
    const rest = pathname.slice(repository.length);
    if (named === "" || rest === "" || !to.pathname.endsWith(rest))
        return;
    moved.set(origin + repository, origin + to.pathname.slice(0, -rest.length));
}
function applyMoves(url, moved) {
    for (const [from, to] of moved)
        if (url.startsWith(`${from}/`))
            return to + url.slice(from.length);
    return url;
}

// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
;// CONCATENATED MODULE: ./build/bundled/github/refusal.js

/** GitHub's own words. It has no codes for them. */
const WORDS = [
    [/\bSAML enforcement\b|\bsingle sign-on\b/iu, { why: "sign-on" }],
    [/\barchived so is read-only\b/iu, { why: "archived" }],
    [/\binstallation (?:has been|was|is) suspended\b/iu, { why: "suspended-app" }],
    [/\baccount (?:has been|was|is) suspended\b/iu, { why: "suspended-account" }],
    [/\bIP allow list\b/iu, { why: "address" }],
    [/\bOAuth App access restrictions\b/iu, { why: "app" }],
    [/\bforbids access via a\b/iu, { why: "token" }],
    [/\baccess blocked\b/iu, { why: "blocked" }],
    [/\b(?:issue|conversation) is locked\b/iu, { why: "locked" }],
];
const REFUSING = [401, 403, 451];
const LONGEST_ADDRESS = 500;
const LONGEST_SHOWN = 200;
/**
 * Reads why GitHub refuses a request. `undefined` if it may be a permission that is missing.
 *
 * @param url the address of the API. A link to sign on leads to the same site.
 */
function readRefusal(status, headers, message, url) {
    if (!REFUSING.includes(status))
        return undefined;
    const signOn = headers["x-github-sso"];
    if (typeof signOn === "string" && signOn.startsWith("required")) {
        const address = /\burl=(\S+)/u.exec(signOn)?.[1];
        return { why: "sign-on", ...(address !== undefined && isOfSite(address, url) && { address }) };
    }
    return WORDS.find(([words]) => words.test(message))?.[1];
}
/** Where an answer leads to, without what may be secret in it. */
function readElsewhere({ location }, url, token) {
    if (typeof location !== "string" || !URL.canParse(location, url))
        return { why: "elsewhere" };
    const { protocol, host, pathname } = new URL(location, url);
    return { why: "elsewhere", address: (0,server_words/* quoteServer */.u)(`${protocol}//${host}${pathname}`, [token], LONGEST_SHOWN) };
}
/** A page of GitHub, of `github.com` where the API is at `api.github.com`. */
function isOfSite(address, url) {
    if (address.length > LONGEST_ADDRESS || !URL.canParse(address))
        return false;
    const [given, api] = [new URL(address), new URL(url)];
    return given.protocol === api.protocol && given.host === api.host.replace(/^api\./u, "");
}

// EXTERNAL MODULE: ./build/bundled/network/network-fault.js
var network_fault = __webpack_require__(71942);
// EXTERNAL MODULE: ./build/bundled/network/read-waiting-time.js
var read_waiting_time = __webpack_require__(46869);
;// CONCATENATED MODULE: ./build/bundled/github/client.js










/** The route of GitHub's GraphQL interface. It is only asked, and changes nothing, so that a question may be repeated. */
const QUERY = "POST /graphql";
const LIMITS = { total: 60_000, each: 15_000, pause: 1_000 };
const MOST_ATTEMPTS = 5;
const LONGEST_VALUE = 100;
const HEADERS = { "x-github-api-version": "2022-11-28" };
/** The toolkit would log GitHub's own texts. Nothing of it is printed. */
const SILENT = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
/** The toolkit is loaded only here. It takes longer than a whole check, and most runs send no request. */
async function connect(access) {
    const { token, apiUrl, repository, limits = LIMITS, environment = {}, signal, onWait } = access;
    // This comes first, because the toolkit throws while it is loaded if a proxy has an invalid address.
    const connection = await (0,network_connection/* openConnection */.JY)({
        ...{ url: apiUrl, origins: listOrigins(apiUrl), environment, userAgent: tool/* USER_AGENT */._O, limits },
        ...{ signal, onWait, follow: followRename },
        makeUnreachedFault: (message) => new fault/* GitHubFault */.Q("unreached", message),
    });
    const { getOctokit } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 92413));
    const baseUrl = apiUrl.replace(/\/+$/u, "");
    const fetch = (url, init) => (0,network_connection/* sendOnce */.E4)(connection, url, init);
    // A GitHub Enterprise Server has it next to /api/v3.
    const graphql = `POST ${baseUrl.replace(/\/v3$/u, "")}/graphql`;
    const { request } = getOctokit(token, { baseUrl, userAgent: tool/* USER_AGENT */._O, log: SILENT });
    const [owner, repo] = repository.split("/");
    async function requestOnce(route, parameters, headers) {
        try {
            const about = route.includes("{owner}") ? { owner, repo } : {};
            const asked = { ...parameters, ...about, headers: { ...HEADERS, ...headers } };
            const answer = (await request(route === QUERY ? graphql : route, {
                ...asked,
                request: { fetch, redirect: "manual", log: SILENT },
            }));
            const { data, status } = answer;
            if (status < 300 && typeof data === "object" && data !== null)
                return { data };
            if (status === 204)
                return { data: {} };
            const message = status < 300 ? "it is not JSON" : (0,server_words/* describeRedirect */.GO)("token");
            return { status, headers: answer.headers, message };
        }
        catch (error) {
            signal?.throwIfAborted();
            return readFailure(error);
        }
    }
    return {
        download: (path, most) => download(connection, `${baseUrl}/repos/${repository}${path}`, token, most),
        call(route, parameters = {}, given = {}) {
            return (0,network_connection/* repeat */.ux)(connection, MOST_ATTEMPTS, async (usualPause) => {
                const answer = await requestOnce(route, parameters, given);
                if ("data" in answer)
                    return { answer: answer.data };
                const { status, headers, message, isUnreached = false } = answer;
                const refusal = (0,server_words/* leadsElsewhere */.aW)(status)
                    ? readElsewhere(headers, apiUrl, token)
                    : readRefusal(status, headers, message, apiUrl);
                const askedWait = refusal ? undefined : (0,read_waiting_time/* readWaitingTime */.x)(status, headers, message, Date.now());
                // A conflict with what somebody else does at this moment: nothing was done, and it is soon over.
                const isSafe = (route.startsWith("GET ") || route === QUERY) && (status === 0 || status >= 500 || status < 300);
                const isPassing = !isUnreached && (isSafe || status === 409);
                const path = formatRoute(route, { ...parameters, owner, repo });
                return {
                    fault: createFault(path, { ...answer, refusal }, askedWait, token),
                    wait: askedWait ?? (isPassing ? usualPause : undefined),
                    isAsked: askedWait !== undefined,
                };
            });
        },
    };
}
/**
 * The origins of GitHub that get the token: that of the API, and GitHub's own for files, `uploads.` instead of `api.`
 */
function listOrigins(apiUrl) {
    const { protocol, host } = new URL(apiUrl);
    return [...new Set([host, host.replace(/^api\./u, "uploads.")])].map((one) => `${protocol}//${one}`);
}
function readFailure(error) {
    const { status, response, message } = error;
    if (!response || typeof status !== "number")
        return { status: 0, headers: {}, ...(0,network_fault/* describeNetworkFault */.A)(error) };
    return { status, headers: response.headers ?? {}, message: String(message) };
}
const REACH = "HTTPS_PROXY, NO_PROXY and NODE_EXTRA_CA_CERTS say how it is";
/** The path as it was asked for. An address from GitHub is shortened, because it may contain a signature. */
function formatRoute(route, values) {
    const path = route.replace(/^(\w+) https?:\/\/[^/]+(\/[^?#{]*).*$/u, "$1 $2");
    return path.replace(/\{(\w+)\}/gu, (_, name) => encodePath(String(values[name])));
}
function encodePath(text) {
    return (0,safe/* shorten */.ml)(text.toWellFormed(), LONGEST_VALUE).split("/").map(encodeURIComponent).join("/");
}
function createFault(route, { status, message, isUnreached = false, refusal }, askedWait, token) {
    const answer = (0,server_words/* quoteServer */.u)(message, [token], 200);
    if (askedWait !== undefined) {
        return new fault/* GitHubFault */.Q("busy", `GitHub asks to wait ${String(Math.ceil(askedWait / 1000))} s before ${route}: ${answer}`);
    }
    if (isUnreached)
        return new fault/* GitHubFault */.Q("unreached", `GitHub is not reached from here: ${answer}. ${REACH}`);
    if (status === 0)
        return new fault/* GitHubFault */.Q("lost", `GitHub gave no answer to ${route}: ${answer}`);
    const words = `GitHub answers ${String(status)} to ${route}: ${answer}`;
    if ([401, 403, 404, 451].includes(status))
        return new fault/* GitHubFault */.Q("forbidden", words, status, refusal);
    return new fault/* GitHubFault */.Q(status >= 500 || status < 300 ? "lost" : "invalid", words, status, refusal);
}


/***/ }),

/***/ 36438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KL: function() { return /* binding */ PAGE; },
/* harmony export */   Lv: function() { return /* binding */ toRecord; },
/* harmony export */   s$: function() { return /* binding */ readAllPages; },
/* harmony export */   st: function() { return /* binding */ toList; }
/* harmony export */ });
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58146);


const PAGE = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.entriesOfPage;
/** All files of a pull request. Nobody reads as many comments. */
const MOST_PAGES = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.listedFiles / PAGE;
/**
 * Reads all entries of a list, page by page, up to a number of pages.
 *
 * @throws {GitHubFault} also if the answer is not a list. It does not count as an empty one.
 */
async function readAllPages(github, route, parameters, pages = MOST_PAGES) {
    const entries = [];
    for (let page = 1; page <= pages; page++) {
        const listed = await github.call(route, { ...parameters, per_page: PAGE, page });
        const found = toList(listed, route);
        entries.push(...found.map(toRecord));
        if (found.length < PAGE)
            break;
    }
    return entries;
}
/** The members of an object from GitHub. Empty if it is not an object. */
function toRecord(value) {
    return typeof value === "object" && value !== null ? { ...value } : {};
}
function toList(value, route) {
    if (Array.isArray(value))
        return value;
    throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", `GitHub's answer to ${route} is not a list`);
}


/***/ }),

/***/ 80030:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: function() { return /* binding */ openReleases; }
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35860);
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58146);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36438);



const REPOSITORY = "/repos/{owner}/{repo}";
const RELEASES = `${REPOSITORY}/releases`;
/**
 * @param uploads a client with time for large files, in both directions. Both clients send their token only to these
 * hosts.
 */
function openReleases(github, uploads, apiUrl) {
    /** The commit that a tag object names never changes. */
    const named = new Map();
    return {
        async tagCommit(tag) {
            const ref = await findExisting(github.call(`GET ${REPOSITORY}/git/ref/{ref}`, { ref: `tags/${tag}` }));
            let { type, sha } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(ref)["object"]);
            // An annotated tag names a tag object, which may name another.
            for (let depth = 0; type === "tag" && depth < 5; depth++) {
                const object = named.get(sha) ?? (await github.call(`GET ${REPOSITORY}/git/tags/{tag_sha}`, { tag_sha: sha }));
                named.set(sha, object);
                ({ type, sha } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)((0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(object)["object"]));
            }
            return type === "commit" && typeof sha === "string" ? sha : undefined;
        },
        async list(pages) {
            const releases = (await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readAllPages */ .s$)(github, `GET ${RELEASES}`, {}, pages)).map(parseRelease);
            return { releases, isWhole: releases.length < pages * _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE */ .KL };
        },
        async latest() {
            const found = await findExisting(github.call(`GET ${RELEASES}/latest`, {}));
            return found === undefined ? undefined : parseRelease(found);
        },
        async published(tag) {
            const found = await findExisting(github.call(`GET ${RELEASES}/tags/{tag}`, { tag }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async one(id) {
            const found = await findExisting(github.call(`GET ${RELEASES}/{release_id}`, { release_id: id }));
            return found === undefined ? undefined : parseRelease(found);
        },
        async assets(id) {
            return (await (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .readAllPages */ .s$)(github, `GET ${RELEASES}/{release_id}/assets`, { release_id: id })).map(parseAsset);
        },
        async create(values) {
            return parseRelease(await github.call(`POST ${RELEASES}`, values));
        },
        async update(id, values) {
            await github.call(`PATCH ${RELEASES}/{release_id}`, { release_id: id, ...values });
        },
        async generatedNotes(tag, previous) {
            const since = previous === undefined ? {} : { previous_tag_name: previous };
            const made = await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag, ...since });
            const { body } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(made);
            return typeof body === "string" ? body : "";
        },
        async mayWrite(tag) {
            try {
                await github.call(`POST ${RELEASES}/generate-notes`, { tag_name: tag });
                return true;
            }
            catch (error) {
                if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q && error.kind === "forbidden" && !error.refusal)
                    return false;
                throw error;
            }
        },
        async remove(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/{release_id}`, { release_id: id }));
        },
        async upload({ uploadUrl }, name, bytes) {
            const address = uploadUrl.replace(/\{[^}]*\}$/u, "");
            if (!URL.canParse(address) || !(0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .listOrigins */ .c1)(apiUrl).includes(new URL(address).origin)) {
                throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("invalid", "GitHub names a host to send files to that is none of its own");
            }
            const headers = { "content-type": "application/octet-stream" };
            return parseAsset(await uploads.call(`POST ${address}{?name}`, { name, data: bytes }, headers));
        },
        async download(id, most) {
            return uploads.download(`/releases/assets/${String(id)}`, most);
        },
        async removeAsset(id) {
            await ignoreMissing(github.call(`DELETE ${RELEASES}/assets/{asset_id}`, { asset_id: id }));
        },
    };
}
async function findExisting(asked) {
    try {
        return await asked;
    }
    catch (error) {
        if (error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q && error.status === 404)
            return undefined;
        throw error;
    }
}
/** If it does not exist any more, somebody else has removed it. */
async function ignoreMissing(asked) {
    await findExisting(asked);
}
function parseRelease(value) {
    const { id, tag_name: tag, draft, prerelease, immutable, body, html_url: url, upload_url: uploadUrl, } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(value);
    if (typeof id !== "number" || typeof tag !== "string" || typeof uploadUrl !== "string") {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", "GitHub's answer is not a release");
    }
    return {
        ...{ id, tag, uploadUrl, draft: draft === true, prerelease: prerelease === true, immutable: immutable === true },
        ...{ body: typeof body === "string" ? body : "", url: typeof url === "string" ? url : "" },
    };
}
function parseAsset(value) {
    const { id, name, state, digest, size } = (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .toRecord */ .Lv)(value);
    if (typeof id !== "number" || typeof name !== "string" || typeof state !== "string") {
        throw new _fault_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubFault */ .Q("lost", "GitHub's answer is not a file of a release");
    }
    const content = {
        digest: typeof digest === "string" ? digest : undefined,
        size: typeof size === "number" ? size : 0,
    };
    return { id, name, state, ...content };
}


/***/ }),

/***/ 23799:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: function() { return /* binding */ makeFetch; }
});

;// CONCATENATED MODULE: ./build/bundled/network/bounded-fetch.js
const MIB = 1024 * 1024;
/** No answer has a hundredth of that, even if it is sent compressed. */
const MOST_BYTES = 8 * MIB;
/** A fetch that reads each answer as a whole. It throws a RangeError if the answer exceeds the limit. */
function makeBoundedFetch(fetch) {
    return async (url, init, mostBytes = MOST_BYTES) => {
        const { status, headers, body } = await fetch(url, init);
        const bytes = await readBounded(body, mostBytes);
        // An answer with this status must not have a body, not even an empty one.
        const hasBody = ![204, 205, 304].includes(status);
        return new Response(hasBody ? bytes : null, { status, headers: [...headers] });
    };
}
async function readBounded(body, most) {
    const pieces = [];
    let size = 0;
    for await (const piece of body ?? []) {
        size += piece.length;
        if (size > most)
            throw new RangeError(`The answer has more than ${String(most / MIB)} MiB`);
        pieces.push(piece);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

// EXTERNAL MODULE: ./build/bundled/network/proxy.js
var network_proxy = __webpack_require__(68901);
;// CONCATENATED MODULE: ./build/bundled/network/make-fetch.js


/**
 * A fetch that uses the proxies of the environment, which the platform's fetch ignores.
 *
 * @throws {ProxyFault} if the address of the proxy is invalid.
 */
async function makeFetch(first, environment) {
    (0,network_proxy/* findProxy */.EE)(new URL(first), environment);
    const { fetch, ProxyAgent } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19));
    const agents = new Map();
    const agentFor = (address) => {
        const proxy = (0,network_proxy/* findProxy */.EE)(new URL(address), environment);
        if (!proxy)
            return undefined;
        const { url: uri, authorization: token } = proxy;
        const agent = agents.get(uri) ?? new ProxyAgent({ uri, ...(token !== undefined && { token }) });
        agents.set(uri, agent);
        return agent;
    };
    return makeBoundedFetch(async (url, init) => {
        const dispatcher = agentFor(url);
        const asked = { ...init, ...(dispatcher && { dispatcher }) };
        return await fetch(url, asked);
    });
}


/***/ }),

/***/ 5269:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: function() { return /* binding */ printWaiting; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);


/** Says what a run waits for and until when, as nothing else is printed meanwhile. */
function printWaiting(what, until) {
    (0,_print_js__WEBPACK_IMPORTED_MODULE_1__/* .printError */ .yJ)(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeInert */ .RU)(`Waiting until ${until.toISOString().slice(11, 19)} UTC: ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(what)}`)}\n`);
}


/***/ }),

/***/ 1279:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   withArchiveChange: function() { return /* binding */ withArchiveChange; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14266);
/* harmony import */ var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85163);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95655);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24954);
/* harmony import */ var _pack_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11935);








/** Runs the plugin's commands, and finds out how they change the files that a release ships. */
function withArchiveChange(findOut) {
    return async (asked) => {
        const { root, folder } = asked;
        const before = await readDigests(root, folder);
        const given = await findOut(asked);
        const hasRun = Object.values(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .RUN_FACTS */ .g).some((fact) => given[fact] !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__/* .isAbsent */ .W0)(given[fact]));
        return hasRun
            ? { ...given, archiveChange: findArchiveChange(before, await readDigests(root, folder), folder) }
            : given;
    };
}
/** Each file of the archive, with a digest of its bytes and its mode, as it is on the disk now. */
async function readDigests(root, folder) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const needs = ["manifest", "packageJson", "declaredFiles", "packedFiles"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs });
    const { files } = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_0__/* .listArchiveFiles */ .uK)({ workspace, folder, ...facts });
    const contents = new Map();
    const paths = files.map(({ path }) => path);
    for (const { path, bytes, isExecutable } of (0,_pack_js__WEBPACK_IMPORTED_MODULE_5__/* .readArchiveFiles */ .UB)(workspace, folder, paths)) {
        contents.set(path, `${(0,_sums_js__WEBPACK_IMPORTED_MODULE_4__/* .computeSha256 */ .jH)(bytes)} ${String(isExecutable)}`);
    }
    return contents;
}
function findArchiveChange(before, after, folder) {
    const reported = (paths, isSo) => [...paths].filter(isSo).map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .joinPath */ .uJ)(folder, path));
    return {
        changed: reported(after.keys(), (path) => before.has(path) && before.get(path) !== after.get(path)),
        added: reported(after.keys(), (path) => !before.has(path)),
        removed: reported(before.keys(), (path) => !after.has(path)),
    };
}


/***/ }),

/***/ 71243:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: function() { return /* binding */ makeArchiveEntries; }
/* harmony export */ });
/** The files of an opened archive, each with its digest. */
function makeArchiveEntries({ entries }) {
    return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
}


/***/ }),

/***/ 47840:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: function() { return /* binding */ makeArchiveName; },
/* harmony export */   v: function() { return /* binding */ makePluginId; }
/* harmony export */ });
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86785);

const LONGEST = 200;
/** The name of a plugin's archive, such as `weather-widget-1.4.0.zip`. `undefined` without a name or version. */
function makeArchiveName(manifest) {
    const id = Object.hasOwn(manifest, "name") ? makePluginId(manifest["name"]) : undefined;
    const declared = Object.hasOwn(manifest, "version") ? manifest["version"] : undefined;
    const version = typeof declared === "string" ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_0__/* .parseVersion */ .ot)(declared) : undefined;
    if (id === undefined || !version)
        return undefined;
    const name = `${id}-${version.text.replaceAll("+", "_")}.zip`;
    return name.length > LONGEST ? undefined : name;
}
/** A plugin's name in lower case with hyphens. `undefined` if the name does not follow the specification. */
function makePluginId(name) {
    if (typeof name !== "string" || !/^[A-Za-z0-9 _-]{3,50}$/u.test(name))
        return undefined;
    const id = name
        .toLowerCase()
        .split(/[^a-z0-9]/u)
        .filter((word) => word !== "")
        .join("-");
    return id === "" ? undefined : id;
}


/***/ }),

/***/ 4197:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ inspectArchive; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);




const NO_REPOSITORY = { absent: "an archive is judged without its repository" };
/**
 * Inspects the files of an archive, without its repository.
 *
 * @param folder what the places in the report are relative to.
 */
async function inspectArchive({ workspace }, policy, folder = "") {
    const findOut = policy.findOut ? (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)(policy.findOut, findArchiveFacts) : findArchiveFacts;
    return placeInRepository(await (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareInspection */ .YG)({ ...policy, findOut })(hideOutside(workspace), ""), folder);
}
/** The files of an archive for checks. Checks that need git are skipped with this reason. */
function hideOutside(workspace) {
    return { ...workspace, git: () => NO_REPOSITORY };
}
/** The facts that no file of an archive contains. */
function findArchiveFacts() {
    return Promise.resolve({ workflows: NO_REPOSITORY, trackedEnvironment: NO_REPOSITORY });
}
/** Moves the places of a report on an archive to the repository. */
function placeInRepository(report, folder) {
    const moveFinding = ({ location, fix, ...finding }) => ({
        ...finding,
        location: { ...location, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, location.file) },
        ...(fix && { fix: fix.map((edit) => ({ ...edit, file: (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(folder, edit.file) })) }),
    });
    return { ...(0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .mapFindings */ .HK)(report, moveFinding), path: folder === "" ? "." : folder };
}


/***/ }),

/***/ 13425:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ ArtifactFault; }
/* harmony export */ });
/**
 * Why the archive of an earlier job is not released: wrong usage if something is missing, refused if it is not what was
 * checked. Nothing has been written anywhere.
 */
class ArtifactFault extends Error {
    exitStatus;
    help;
    name = "ArtifactFault";
    constructor(exitStatus, message, help) {
        super(message);
        this.exitStatus = exitStatus;
        this.help = help;
    }
}


/***/ }),

/***/ 40925:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R9: function() { return /* binding */ readArtifact; },
  pd: function() { return /* binding */ readFinishedArchive; },
  cB: function() { return /* binding */ refuseCommit; },
  yz: function() { return /* binding */ refuseOtherPlugin; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/core/checkout-step.js
var checkout_step = __webpack_require__(45827);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/credential-files.js
var credential_files = __webpack_require__(73627);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 2 modules
var archive = __webpack_require__(24852);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/workspace/safe-read.js
var safe_read = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/bundled/workspace/artifact-folder.js



/** The folder that a path names, or in which the file lies that it names; `undefined` where there is neither. */
function openArtifactFolder(path) {
    const asFolder = (0,disk/* resolveFolder */.h1)(path);
    const folder = asFolder ?? (0,disk/* resolveFolder */.h1)((0,external_node_path_.dirname)(path));
    const files = folder === undefined ? undefined : (0,safe_read/* readFolder */.j1)(folder);
    if (folder === undefined || !files)
        return undefined;
    const named = asFolder === undefined ? (0,external_node_path_.basename)(path) : undefined;
    if (named !== undefined && !files.some(({ name }) => name === named))
        return undefined;
    return {
        ...{ named, path: folder, files },
        read(name, most) {
            const kind = files.find((file) => file.name === name)?.kind;
            if (kind === undefined)
                return "missing";
            if (kind !== "file")
                return kind === "link" ? "a link" : "no regular file";
            return (0,safe_read/* attempt */.CD)(() => (0,safe_read/* readRegular */.VX)((0,external_node_path_.join)(folder, name), most)) ?? "too large, or not readable";
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/archive-name.js
var archive_name = __webpack_require__(47840);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/run/record.js
var record = __webpack_require__(69481);
// EXTERNAL MODULE: ./build/bundled/packing/receipt.js
var packing_receipt = __webpack_require__(63368);
;// CONCATENATED MODULE: ./build/bundled/packing/read-receipt.js



const SUBJECT = "The receipt";
const HASH = /^[0-9a-f]{64}$/u;
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u;
/** Reads a receipt, whoever wrote it, or says why it is not a receipt. */
function readReceipt(bytes) {
    try {
        return (0,record/* readRecord */.a)({ bytes, subject: SUBJECT, schema: packing_receipt/* RECEIPT_SCHEMA */.RJ, help: "" }, readReceiptRecord);
    }
    catch (error) {
        if (error instanceof errors/* UsageError */.eb)
            return { refused: error.message };
        throw error;
    }
}
function readReceiptRecord(record) {
    const archive = record.part("archive", (part) => ({
        name: part.text("name"),
        sha256: readMatching(part, "sha256", HASH, "a SHA-256 in hexadecimal"),
        size: part.sum("size"),
        files: part.sum("files"),
    }));
    const plugin = record.part("plugin", (part) => {
        const path = part.text("path");
        if (!isFolder(path))
            part.refuse("path", "it is not a folder of a repository");
        return { path, name: part.text("name"), version: part.text("version") };
    });
    const commit = record.isNull("commit") ? undefined : readMatching(record, "commit", COMMIT, "a commit's whole hash");
    return { archive, plugin, commit };
}
function readMatching(record, key, form, words) {
    const text = record.text(key);
    return form.test(text) ? text : record.refuse(key, `it is not ${words}`);
}
function isFolder(path) {
    if (path === ".")
        return true;
    return !/[\\:\p{Cc}]/u.test(path) && path.split("/").every((name) => !["", ".", ".."].includes(name));
}

// EXTERNAL MODULE: ./build/bundled/packing/refusals.js
var refusals = __webpack_require__(94043);
// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var sums = __webpack_require__(24954);
;// CONCATENATED MODULE: ./build/bundled/packing/artifact.js


















const MOST_RECEIPT_BYTES = 1024 * 1024;
const MOST_SUMS_BYTES = 64 * 1024;
const UPLOAD_FOLDER = 'Upload the whole folder of the output artifact-dir in the job that checks, and download all of it in the one that releases:\n  - uses: actions/upload-artifact@<commit>\n    with: { name: release, path: "${{ steps.preflight.outputs.artifact-dir }}", if-no-files-found: error }';
const RUN_AGAIN = "Do not release this one. See what came between the two jobs, then run the whole workflow again:\n  gh run rerun";
/**
 * Reads an archive, or the folder with the archive, its receipt and its sums. None of them is trusted: the bytes are
 * hashed and unpacked here, and every statement must agree with them.
 *
 * @param pin the digest from another job than the one that handed over the file.
 * @throws {ArtifactFault}
 */
function readArtifact(path, pin) {
    const folder = requireArtifactFolder(path);
    const receipt = readReceiptOfFolder(folder);
    const read = readArchive(folder, { pin, receipt, readSum });
    const { commit } = receipt;
    if (commit === undefined) {
        const help = `Check out in the job that packs, so that git says which commit it is:\n${checkout_step/* CHECKOUT_STEP */.m}`;
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, "The receipt names no commit, so nobody knows what the archive was made of", help);
    }
    return { ...read, archive: { ...read.archive, commit }, receipt };
}
/**
 * Reads an archive as {@link readArtifact} does, with the receipt and the sums that are next to it, if any.
 *
 * @throws {ArtifactFault}
 */
async function readFinishedArchive(path) {
    const folder = requireArtifactFolder(path);
    const hasFile = (name) => folder.files.some((file) => file.name === name);
    const receipt = hasFile(packing_receipt/* RECEIPT_NAME */.jg) ? readReceiptOfFolder(folder) : undefined;
    const read = readArchive(folder, { receipt, readSum: hasFile(sums/* SUMS */.vf) ? findSum : () => undefined });
    if (receipt)
        await refuseOtherPlugin({ ...read, receipt });
    return { ...read, receipt };
}
function requireArtifactFolder(path) {
    const folder = openArtifactFolder(path);
    if (folder)
        return folder;
    const help = "Download it in a step above this one:\n  - uses: actions/download-artifact@<commit>\n    with: { name: release, path: release }";
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `There is no archive, and no folder of one, at ${(0,safe/* quote */.hD)(path, 200)}`, help);
}
/** @throws {ArtifactFault} if the archive is not what is declared, or must not be released. */
function readArchive(folder, { pin, receipt, readSum: sumOf }) {
    const name = findArchiveName(folder);
    const bytes = readFileBytes(folder, name, archive_limits/* MOST_ARCHIVED_BYTES */.Fw);
    const sha256 = (0,sums/* computeSha256 */.jH)(bytes);
    requireSameSum(sha256, pin, "checked-sha256 asks for");
    requireSameSum(sha256, sumOf(folder, name), `${sums/* SUMS */.vf} says`);
    requireSameSum(sha256, receipt?.archive.sha256, "its receipt says");
    if (receipt) {
        requireSame(name, receipt.archive.name, "is called");
        requireSame(bytes.length, receipt.archive.size, "has a size in bytes of");
    }
    const opened = (0,archive/* openArchive */.p)(bytes);
    if ("refused" in opened)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive is refused: ${opened.refused}`, RUN_AGAIN);
    const files = (0,archive_entry/* makeArchiveEntries */.l)(opened);
    if (receipt)
        requireSame(files.length, receipt.archive.files, "contains a number of files of");
    refuseUnfitFiles(opened);
    return { file: (0,external_node_path_.join)(folder.path, name), archive: { name, bytes, sha256, files }, opened };
}
/** @throws {ArtifactFault} if the plugin in the archive is not the one that its receipt and its name declare. */
async function refuseOtherPlugin({ archive, receipt, opened, }) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["manifest"] })).facts;
    if ((0,absent/* isAbsent */.W0)(manifest))
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive contains no plugin: ${manifest.absent}`, RUN_AGAIN);
    requireSame(String(manifest.value["name"]), receipt.plugin.name, "contains a plugin of the name");
    requireSame(String(manifest.value["version"]), receipt.plugin.version, "contains a plugin of the version");
    requireSame(archive.name, (0,archive_name/* makeArchiveName */.Y)(manifest.value) ?? "", "is called", "its plugin is packed as");
}
/** @throws {ArtifactFault} if the archive was made from another commit than the one of this run. */
function refuseCommit({ archive }, tag, expected) {
    if (expected === undefined || expected === archive.commit)
        return;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive was made of commit ${archive.commit}, and this run is for ${expected}, which ${tag} names`, "Release what a job of this very run has checked: needs: check, and download its artifact without a run-id:\n  needs: check");
}
function readReceiptOfFolder(folder) {
    const bytes = readFileBytes(folder, packing_receipt/* RECEIPT_NAME */.jg, MOST_RECEIPT_BYTES);
    const read = readReceipt(bytes);
    if ("refused" in read)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, read.refused, RUN_AGAIN);
    return read;
}
function findArchiveName({ named, files, path }) {
    if (named !== undefined)
        return named;
    const archives = files.map(({ name }) => name).filter((name) => /\.zip$/iu.test(name));
    const [only, ...others] = archives;
    if (only !== undefined && others.length === 0)
        return only;
    const shown = archives.slice(0, 3).map((name) => (0,safe/* quote */.hD)(name));
    throw only === undefined
        ? new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `The folder ${(0,safe/* quote */.hD)(path, 200)} contains no archive`, UPLOAD_FOLDER)
        : new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `The folder contains ${String(archives.length)} archives, and only one can be meant: ${shown.join(", ")}`, "Name the file itself:\n  with:\n    artifact: <folder>/<archive>.zip");
}
function readFileBytes(folder, name, most) {
    const read = folder.read(name, most);
    if (typeof read !== "string")
        return read;
    if (read === "missing") {
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.usage, `There is no ${name} next to the archive in ${(0,safe/* quote */.hD)(folder.path, 200)}`, UPLOAD_FOLDER);
    }
    const limit = read.startsWith("too large") ? ` (at most ${(0,sizes/* formatSize */.X)(most)} are read)` : "";
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${(0,safe/* quote */.hD)(name, 200)} is ${read}${limit}`, RUN_AGAIN);
}
/** The digest of a file in the list of digests. */
function readSum(folder, name) {
    const digest = findSum(folder, name);
    if (digest !== undefined)
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quote */.hD)(name, 200)}`, RUN_AGAIN);
}
/** The same, or `undefined` if the list does not name the file. */
function findSum(folder, name) {
    const text = new TextDecoder().decode(readFileBytes(folder, sums/* SUMS */.vf, MOST_SUMS_BYTES));
    const lines = text.split("\n").flatMap((line) => {
        const [, digest = "", file = ""] = /^([0-9a-f]{64}) [ *](.+)$/u.exec(line) ?? [];
        return file === name ? [digest] : [];
    });
    const [digest, ...others] = lines;
    if (others.every((other) => other === digest))
        return digest;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `${sums/* SUMS */.vf} names no digest, or more than one, of ${(0,safe/* quote */.hD)(name, 200)}`, RUN_AGAIN);
}
function requireSameSum(actual, declared, who) {
    if (declared === undefined || declared === actual)
        return;
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive has sha256 ${actual}, and ${who} ${declared}`, RUN_AGAIN);
}
function requireSame(actual, declared, what, who = "its receipt says") {
    if (actual === declared)
        return;
    const words = (value) => (typeof value === "string" ? (0,safe/* quote */.hD)(value, 200) : String(value));
    throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `The archive ${what} ${words(actual)}, and ${who} ${words(declared)}`, RUN_AGAIN);
}
/** Refuses files that packing would not have included. */
function refuseUnfitFiles({ entries, workspace }) {
    const bad = entries.filter(({ path }) => (0,credential_files/* containsCredentials */._b)(workspace, path));
    const refused = bad.map(({ path }) => ({ path, why: "credentials" }));
    const [first] = (0,refusals/* findRefusals */.N)(workspace, "", { files: entries, refused });
    if (first)
        throw new artifact_fault/* ArtifactFault */.R(exit_status/* EXIT */.dc.refused, `In the archive, ${first.message}`, RUN_AGAIN);
}


/***/ }),

/***/ 38758:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XG: function() { return /* binding */ compareArchives; },
/* harmony export */   _5: function() { return /* binding */ isUnchanged; },
/* harmony export */   iJ: function() { return /* binding */ sumSizes; },
/* harmony export */   zA: function() { return /* binding */ listPermissions; }
/* harmony export */ });
/* unused harmony export findNewPermissions */
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24919);

/** Compares the files of two archives. Both lists are sorted by path, and so is the result. */
function compareArchives(before, after) {
    const old = new Map(before.map((entry) => [entry.path, entry]));
    const newPaths = new Set(after.map(({ path }) => path));
    const pairs = after.flatMap((entry) => {
        const was = old.get(entry.path);
        return was ? [{ before: was, after: entry }] : [];
    });
    return {
        added: after.filter(({ path }) => !old.has(path)),
        removed: before.filter(({ path }) => !newPaths.has(path)),
        changed: pairs.filter((pair) => pair.before.sha256 !== pair.after.sha256 || pair.before.isExecutable !== pair.after.isExecutable),
        growth: sumSizes(after) - sumSizes(before),
    };
}
/**
 * Whether two archives have the same content. The archives before and after the plugin's own code runs must be the
 * same.
 */
function isUnchanged({ added, removed, changed }) {
    return added.length + removed.length + changed.length === 0;
}
/** The permissions that a manifest requests and an older one did not, in its own order. */
function findNewPermissions(before, after) {
    const oldPermissions = new Set(listPermissions(before));
    return [...new Set(listPermissions(after))].filter((permission) => !oldPermissions.has(permission));
}
function sumSizes(entries) {
    return entries.reduce((sum, { size }) => sum + size, 0);
}
/** The permissions that a manifest requests, as it writes them: texts, or objects with a `type`. */
function listPermissions(manifest) {
    const list = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(manifest) ? manifest["permissions"] : undefined;
    const items = Array.isArray(list) ? list : [];
    const names = items.map((item) => ((0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(item) ? item["type"] : item));
    return names.filter((name) => typeof name === "string");
}


/***/ }),

/***/ 17429:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeReported: function() { return /* binding */ describeReported; }
/* harmony export */ });
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41035);
/* harmony import */ var _text_join_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79588);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25160);
/* harmony import */ var _growth_limit_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8869);





const MOST_SECTIONS = 20;
/** Describes the differences that a report has, whoever wrote them. */
function describeReported({ plugins }) {
    const compared = plugins.flatMap((plugin) => {
        const { difference } = plugin;
        return difference ? [{ difference, of: plugins.length > 1 ? (0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPluginTitle */ .Dz)(plugin) : undefined }] : [];
    });
    const growth = compared.flatMap(({ difference, of }) => {
        if (difference.limit?.isExceeded !== true)
            return [];
        const [sentence = ""] = (0,_growth_limit_js__WEBPACK_IMPORTED_MODULE_3__/* .explainGrowth */ .h$)(difference, difference.limit);
        return [(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeVisible */ .Xm)(of === undefined ? sentence : `${of}: ${sentence}`)];
    });
    const left = compared.length - MOST_SECTIONS;
    return {
        sections: [
            ...compared
                .slice(0, MOST_SECTIONS)
                .map(({ difference, of }) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)((0,_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDifferenceMarkdown */ .GS)(difference, of).trim())),
            ...(left > 0 ? [`What changes in ${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(left, "package")} more is in the JSON of the report.`] : []),
        ],
        remarks: (0,_text_join_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .r)(growth, MOST_SECTIONS).map((sentence) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInert */ .RU)(`\u274c **${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdown */ .jI)(sentence)}.**`)),
        isStopped: growth.length > 0,
        growth: (0,_text_join_words_js__WEBPACK_IMPORTED_MODULE_4__/* .listFirst */ .r)(growth, MOST_SECTIONS),
    };
}


/***/ }),

/***/ 9289:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ makeDifferenceRecord; }
/* harmony export */ });
/* harmony import */ var _core_package_difference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70820);
/* harmony import */ var _growth_limit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8869);


function makeDifferenceRecord(difference, limit) {
    return {
        schema: _core_package_difference_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCE_SCHEMA */ .e,
        ...difference,
        growth: difference.after.size - difference.before.size,
        ...(limit && { limit: { text: limit.text, isExceeded: (0,_growth_limit_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooGrown */ .Wy)(difference, limit) } }),
    };
}


/***/ }),

/***/ 25160:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jR: function() { return /* binding */ formatDifference; },
  GS: function() { return /* binding */ formatDifferenceMarkdown; },
  T1: function() { return /* binding */ formatShare; }
});

// UNUSED EXPORTS: formatHeading

// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/width.js + 4 modules
var width = __webpack_require__(23719);
// EXTERNAL MODULE: ./build/bundled/packing/sizes.js
var sizes = __webpack_require__(59950);
;// CONCATENATED MODULE: ./build/bundled/packing/difference/difference-sections.js


const LONGEST_NAME = 200;
/** All changes but those of files: what asks more of users comes first. */
function listSections(difference) {
    const { permissions, hosts, packages, entryPoints } = difference;
    const sections = [
        {
            title: "Permissions that it asks for",
            rows: [
                ...permissions.added.map((name) => makeRow("new", name)),
                ...permissions.removed.map((name) => makeRow("gone", name)),
            ],
        },
        {
            title: "Hosts that its built code names",
            rows: listNames(hosts, ({ host, file }) => makeRow("new", host, `in ${file}`)),
        },
        {
            title: "Packages inside",
            rows: [
                ...packages.changed.map(({ name, before, after }) => makeRow("changed", name, `${before.join(", ")} \u2192 ${after.join(", ")}`)),
                ...listNames(packages, ({ name, versions }) => makeRow("new", name, versions.join(", "))),
            ],
        },
        {
            title: "Entry points",
            rows: entryPoints.map(({ key, before, after }) => {
                if (before === undefined)
                    return makeRow("new", key, (0,safe/* quote */.hD)(after, LONGEST_NAME));
                if (after === undefined)
                    return makeRow("gone", key, (0,safe/* quote */.hD)(before, LONGEST_NAME));
                return makeRow("changed", key, `${(0,safe/* quote */.hD)(before, LONGEST_NAME)} \u2192 ${(0,safe/* quote */.hD)(after, LONGEST_NAME)}`);
            }),
        },
    ];
    return sections.filter(({ rows }) => rows.length > 0);
}
function makeRow(kind, name, note = "") {
    return { kind, name, note };
}
function listNames({ added, removed, perhapsAdded, unread }, makeNewRow) {
    return [
        ...added.map(makeNewRow),
        ...removed.map((name) => makeRow("gone", name)),
        ...perhapsAdded.map((item) => ({ ...makeNewRow(item), kind: "perhaps new" })),
        ...listUnread(unread),
    ];
}
/** What is not known of both archives is said once. */
function listUnread({ before, after }) {
    const was = before.map(({ why }) => why);
    const is = after.map(({ why }) => why);
    return [
        ...is.map((why) => makeRow("not known", was.includes(why) ? "now and before" : "now", why)),
        ...was.filter((why) => !is.includes(why)).map((why) => makeRow("not known", "before", why)),
    ];
}
/** How many files were added, removed and changed, in words: `2 files added, 1 changed`. "" for none. */
function countFileChanges(files) {
    const counts = [
        [files.filter(({ before }) => before === undefined).length, "added"],
        [files.filter(({ after }) => after === undefined).length, "removed"],
        [files.filter(({ before, after }) => before && after).length, "changed"],
    ];
    const words = counts.filter(([count]) => count > 0).map(([count, what]) => [(0,numbers/* formatNumber */.Z)(count), what]);
    return words
        .map(([count, what], at) => at === 0 ? `${count} ${count === "1" ? "file" : "files"} ${what}` : `${count} ${what}`)
        .join(", ");
}

;// CONCATENATED MODULE: ./build/bundled/packing/difference/format-difference.js





const MOST_ROWS = 20;
const MOST_MARKDOWN_ROWS = 50;
const format_difference_LONGEST_NAME = 120;
const LONGEST_NOTE = 300;
/** What a package does that another did not, in lines for a terminal. */
function formatDifference(difference) {
    const { files } = difference;
    const shown = files.slice(0, MOST_ROWS);
    const changes = shown.map((file) => {
        const [sign, ...cells] = formatFile(file);
        return [`  ${sign} ${shortenName(file.path)}`, ...cells];
    });
    const heads = [countFileChanges(files), "size", "change", "gzip", "change"];
    return [
        formatHeading(difference),
        ...indent(alignColumns(listTotals(difference).map(([name, was, is, change]) => [name, was, "\u2192", is, change]))),
        ...listSections(difference).flatMap(({ title, rows }) => [
            `  ${title}`,
            ...indent(indent(formatRows(rows))),
            ...formatLeft(rows.length - MOST_ROWS),
        ]),
        ...indent(alignColumns(files.length === 0 ? [] : [heads, ...changes])),
        ...formatLeft(files.length - shown.length),
    ];
}
/**
 * The same as a section of Markdown, for the summary of a job and for comments.
 *
 * @param of the plugin, where there are several.
 */
function formatDifferenceMarkdown(difference, of) {
    const { files } = difference;
    const most = MOST_MARKDOWN_ROWS;
    const shown = files.slice(0, most);
    const totals = listTotals(difference).map((cells) => `| ${cells.join(" | ")} |`);
    const sections = listSections(difference).flatMap(({ title, rows }) => [
        `**${title}**`,
        "",
        ...rows.slice(0, most).map(formatItem),
        ...formatLeft(rows.length - most).map((words) => `- ${words.trim()}`),
        "",
    ]);
    const table = [
        `<details><summary>${countFileChanges(files)}</summary>`,
        "",
        "| | File | Size | Change | gzip | Change |",
        "| --- | --- | ---: | ---: | ---: | ---: |",
        ...shown.map((file) => {
            const [sign, size, change, zipped, zippedChange, mode = ""] = formatFile(file);
            const note = mode === "" ? "" : `, ${mode}`;
            return `| ${sign === "-" ? "\u2212" : sign} | ${(0,safe/* formatMarkdownCode */.kK)(shortenName(file.path))}${note} | ${[size, change, zipped, zippedChange].join(" | ")} |`;
        }),
        "",
        ...formatLeft(files.length - shown.length).map((words) => words.trim()),
        "</details>",
        "",
    ];
    return [
        `### What changes in the package${of === undefined ? "" : ` of ${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(of, format_difference_LONGEST_NAME))}`}`,
        "",
        `**${(0,safe/* formatMarkdown */.jI)(formatHeading(difference))}**`,
        "",
        ...(isSame(difference) ? [] : ["| | Before | After | Change |", "| --- | ---: | ---: | ---: |", ...totals, ""]),
        ...sections,
        ...(files.length === 0 ? [] : table),
    ].join("\n");
}
function isSame({ before, after }) {
    return before.sha256 === after.sha256;
}
/** The one line that says most: `Since v1.3.0: +11.7 KiB (+28%), version 1.3.0 \u2192 1.4.0`. */
function formatHeading(difference) {
    const { before, after } = difference;
    const since = (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(before.name, format_difference_LONGEST_NAME));
    if (isSame(difference))
        return `The same package as ${since}, byte for byte`;
    const version = before.version === after.version || before.version === undefined || after.version === undefined
        ? ""
        : `, version ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(before.version, format_difference_LONGEST_NAME))} \u2192 ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(after.version, format_difference_LONGEST_NAME))}`;
    return `Since ${since}: ${(0,sizes/* formatChange */.e)(after.size - before.size)} (${formatShare(before.size, after.size)})${version}`;
}
/** The rows of totals: the name of each, before, after, and the change. */
function listTotals(difference) {
    if (isSame(difference))
        return [];
    const { before, after } = difference;
    const row = (name, was, is) => [name, (0,sizes/* formatSize */.X)(was), (0,sizes/* formatSize */.X)(is), `${(0,sizes/* formatChange */.e)(is - was)} (${formatShare(was, is)})`];
    const files = after.files - before.files;
    return [
        row("Download", before.size, after.size),
        row("Unpacked", before.unpacked, after.unpacked),
        [
            "Files",
            (0,numbers/* formatNumber */.Z)(before.files),
            (0,numbers/* formatNumber */.Z)(after.files),
            `${files > 0 ? "+" : files < 0 ? "-" : "\u00b1"}${(0,numbers/* formatNumber */.Z)(Math.abs(files))}`,
        ],
    ];
}
/** Formats a change as a share of what was there: `+28%`, `-0.4%`. */
function formatShare(before, after) {
    if (before === after)
        return "\u00b10%";
    if (before === 0)
        return "new";
    const share = (Math.abs(after - before) / before) * 100;
    const text = share < 10 ? share.toFixed(1) : (0,numbers/* formatNumber */.Z)(Math.round(share));
    return `${after > before ? "+" : "-"}${text}%`;
}
/** The sign of a file, its size, the change of it, the same after gzip, and whether its mode has changed. */
function formatFile({ before, after }) {
    const was = before?.size ?? 0;
    const cells = [after ? (0,sizes/* formatSize */.X)(after.size) : "", (0,sizes/* formatChange */.e)((after?.size ?? 0) - was)];
    const isMeasured = (before === undefined || before.gzip !== undefined) && (!after || after.gzip !== undefined);
    const zipped = isMeasured
        ? [after ? (0,sizes/* formatSize */.X)(after.gzip ?? 0) : "", (0,sizes/* formatChange */.e)((after?.gzip ?? 0) - (before?.gzip ?? 0))]
        : ["", "not measured"];
    const isNowExecutable = after?.isExecutable === true && before?.isExecutable !== true;
    const isNoLonger = after?.isExecutable === false && before?.isExecutable === true;
    const mode = isNowExecutable ? ["executable"] : isNoLonger ? ["no longer executable"] : [];
    return [before ? (after ? "~" : "-") : "+", ...cells, ...zipped, ...mode];
}
const SIGNS = { new: "+", gone: "-", changed: "~", "perhaps new": "?", "not known": "?" };
function formatRows(rows) {
    return alignColumns(rows.slice(0, MOST_ROWS).map(({ kind, name, note }) => {
        const words = kind === "not known" ? `not known ${name}` : shortenName(name);
        const shown = (0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)(note), LONGEST_NOTE);
        return [`${SIGNS[kind]} ${words}`, kind === "perhaps new" ? `${shown} (perhaps not new)`.trim() : shown];
    }));
}
function formatItem({ kind, name, note }) {
    const words = kind === "not known" ? `${kind} ${name}` : `${kind}: ${(0,safe/* formatMarkdownCode */.kK)(shortenName(name))}`;
    return `- ${words}${note && `: ${(0,safe/* formatMarkdown */.jI)((0,safe/* shorten */.ml)(note, LONGEST_NOTE))}`}`;
}
function formatLeft(left) {
    return left > 0 ? [`    and ${(0,numbers/* formatNumber */.Z)(left)} more`] : [];
}
const shortenName = (name) => (0,safe/* shorten */.ml)((0,safe/* makeVisible */.Xm)(name), format_difference_LONGEST_NAME);
const indent = (lines) => lines.map((line) => `  ${line}`);
/** Pads cells to columns: the first to the left, the others to the right, but the last. */
function alignColumns(rows) {
    const count = Math.max(0, ...rows.map((row) => row.length));
    const widths = Array.from({ length: count }, (_, at) => Math.max(0, ...rows.map((row) => (0,width/* measureWidth */.l)(row[at] ?? ""))));
    return rows.map((row) => row
        .map((cell, at) => {
        const space = " ".repeat((widths[at] ?? 0) - (0,width/* measureWidth */.l)(cell));
        return at === 0 || at === count - 1 ? cell + space : space + cell;
    })
        .join("  ")
        .trimEnd());
}


/***/ }),

/***/ 8869:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q8: function() { return /* binding */ parseGrowthLimit; },
/* harmony export */   Wy: function() { return /* binding */ isTooGrown; },
/* harmony export */   h$: function() { return /* binding */ explainGrowth; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59950);
/* harmony import */ var _format_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25160);




const UNITS = { B: 1, KB: 1024, KiB: 1024, MB: 1024 * 1024, MiB: 1024 * 1024 };
const FORM = /^(\d{1,9}(?:\.\d{1,3})?) ?(%|B|K(?:i?)B|M(?:i?)B)$/u;
const MOST_NAMED = 5;
/** Of a limit that a report has: {@link parseGrowthLimit} takes no longer one. */
const LONGEST_LIMIT = 20;
/**
 * Reads a limit such as `10%`, `50 KB` or `0%`.
 *
 * @param name what the caller calls it, such as "The input max-growth".
 * @throws {UsageError}
 */
function parseGrowthLimit(text, name) {
    const [, number = "", unit = ""] = FORM.exec(text.trim()) ?? [];
    if (number === "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${name} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)}, but must be a share or a size`, "Write one such as 10% or 50 KB");
    }
    const isShare = unit === "%";
    return {
        text: text.trim(),
        ...{ kind: isShare ? "percent" : "bytes", amount: Number(number) * (isShare ? 1 : (UNITS[unit] ?? 1)) },
    };
}
/** Whether the archive, which is compressed, grew by more than it may. */
function isTooGrown({ before, after }, { kind, amount }) {
    const allowed = kind === "percent" ? (before.size * amount) / 100 : amount;
    return after.size - before.size > allowed;
}
/** By how much the archive grew, and which files: the first line is the sentence, the second what to do. */
function explainGrowth({ before, after, files }, { text }) {
    const growth = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(after.size - before.size)} (${(0,_format_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .formatShare */ .T1)(before.size, after.size)})`;
    const sizes = `from ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(before.size)} to ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSize */ .X)(after.size)}`;
    const grown = files
        .map((file) => ({ path: file.path, ...measureGrowth(file) }))
        .filter((file) => file.growth > 0)
        .toSorted((a, b) => b.growth - a.growth);
    const named = grown
        .slice(0, MOST_NAMED)
        .map(({ path, growth: bytes, isZipped }) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path)} ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_3__/* .formatChange */ .e)(bytes)}${isZipped ? " gzip" : ""}`);
    const more = grown.length - named.length;
    const list = [...named, ...(more > 0 ? [`${String(more)} more`] : [])].join(", ");
    return [
        `The archive grew by ${growth}, ${sizes}, and may grow by ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .shorten */ .ml)(text, LONGEST_LIMIT)}${list === "" ? "" : `. What grew: ${list}`}`,
        "Leave out what the plugin does not need at run time. If it needs all of it, allow more in this change",
    ];
}
function measureGrowth({ before, after }) {
    const isZipped = [before, after].every((size) => size === undefined || size.gzip !== undefined);
    const [was, is] = isZipped ? [before?.gzip, after?.gzip] : [before?.size, after?.size];
    return { growth: (is ?? 0) - (was ?? 0), isZipped };
}


/***/ }),

/***/ 29856:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ findPackageDifference; }
/* harmony export */ });
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88241);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _archive_difference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38758);




async function findPackageDifference(before, after) {
    const same = findSameFiles(before.files, after.files);
    return {
        before: summarize(before),
        after: summarize(after),
        permissions: {
            added: [...after.permissions].filter((permission) => !before.permissions.has(permission)),
            removed: [...before.permissions].filter((permission) => !after.permissions.has(permission)),
        },
        hosts: findHostChanges(before, after, same),
        packages: findPackageChanges(before, after, same),
        entryPoints: findEntryPointChanges(before.entryPoints, after.entryPoints),
        files: await findFileChanges(before, after),
    };
}
function summarize({ name, sha256, size, files, manifest }) {
    const version = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(manifest) ? undefined : (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .getOwn */ .Ng)(manifest, "version");
    return {
        name,
        ...(typeof version === "string" && { version }),
        ...{ sha256, size, unpacked: (0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSizes */ .iJ)(files), files: files.length },
    };
}
/** The paths of files that are the same in both: whatever they name, they name it in both. */
function findSameFiles(before, after) {
    const digests = new Map(before.map(({ path, sha256 }) => [path, sha256]));
    return new Set(after.flatMap(({ path, sha256 }) => (digests.get(path) === sha256 ? [path] : [])));
}
function findHostChanges(before, after, same) {
    const [old, now] = [getHosts(before), getHosts(after)];
    return findNameChanges({ names: [...old.keys()], unread: listUnread(before.namedHosts, same) }, { names: [...now.keys()], unread: listUnread(after.namedHosts, same) }, (host) => ({ host, file: now.get(host) ?? "" }));
}
function getHosts({ namedHosts }) {
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(namedHosts) ? new Map() : namedHosts.hosts;
}
function findPackageChanges(before, after, same) {
    const [old, now] = [getPackages(before), getPackages(after)];
    const listVersions = (packages, name) => [...(packages.get(name) ?? [])].toSorted();
    const changed = [...now.keys()].flatMap((name) => {
        const [was, is] = [listVersions(old, name), listVersions(now, name)];
        const isKnown = was.length > 0 && is.length > 0;
        return isKnown && was.join() !== is.join() ? [{ name, before: was, after: is }] : [];
    });
    const compared = findNameChanges({ names: [...old.keys()], unread: listUnread(before.packagesInside, same) }, { names: [...now.keys()], unread: listUnread(after.packagesInside, same) }, (name) => ({ name, versions: listVersions(now, name) }));
    return { ...compared, changed };
}
function getPackages({ packagesInside }) {
    return (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(packagesInside) ? new Map() : packagesInside.packages;
}
function listUnread(fact, same) {
    if ((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbsent */ .W0)(fact))
        return [{ why: fact.absent }];
    const unread = fact.unread.filter(({ file }) => file === undefined || !same.has(file));
    return unread.map(({ file, why }) => ({ ...(file !== undefined && { file }), why }));
}
function findNameChanges(before, after, makeItem) {
    const [old, now] = [new Set(before.names), new Set(after.names)];
    const more = [...now].filter((name) => !old.has(name)).toSorted();
    const [added, perhaps] = before.unread.length === 0 ? [more, []] : [[], more];
    return {
        added: added.map(makeItem),
        removed: after.unread.length === 0 ? [...old].filter((name) => !now.has(name)).toSorted() : [],
        perhapsAdded: perhaps.map(makeItem),
        unread: { before: before.unread, after: after.unread },
    };
}
function findEntryPointChanges(before, after) {
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
        const [was, is] = [before.get(key), after.get(key)];
        if (was === is)
            return [];
        return [{ key, ...(was !== undefined && { before: was }), ...(is !== undefined && { after: is }) }];
    });
}
/** The sum of the files that are compressed to be measured. */
const MOST_MEASURED = 32 * 1024 * 1024;
async function findFileChanges(before, after) {
    // The platform's own would give other sizes on another machine.
    const { gzipSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(192), __webpack_require__.e(889), __webpack_require__.e(454), __webpack_require__.e(935), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    const { added, removed, changed } = (0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_2__/* .compareArchives */ .XG)(before.files, after.files);
    const pairs = [
        ...added.map((is) => ({ path: is.path, is, growth: is.size })),
        ...removed.map((was) => ({ path: was.path, was, growth: -was.size })),
        ...changed.map((pair) => ({
            ...{ path: pair.after.path, was: pair.before, is: pair.after },
            growth: pair.after.size - pair.before.size,
        })),
    ];
    const inOrder = pairs.toSorted((a, b) => b.growth - a.growth || (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePaths */ .cD)(a, b));
    const budget = { left: MOST_MEASURED };
    const measure = (workspace, { path, size, isExecutable }) => {
        budget.left -= size;
        const bytes = budget.left < 0 ? undefined : workspace.bytes(path, size);
        return { size, ...(bytes && { gzip: gzipSync(bytes).length }), isExecutable };
    };
    return inOrder.map(({ path, was, is }) => ({
        path,
        ...(was && { before: measure(before.workspace, was) }),
        ...(is && { after: measure(after.workspace, is) }),
    }));
}


/***/ }),

/***/ 74556:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: function() { return /* binding */ readPackageFacts; }
/* harmony export */ });
/* harmony import */ var _sdk_context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86356);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85163);
/* harmony import */ var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24919);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95655);
/* harmony import */ var _archive_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71243);
/* harmony import */ var _archive_difference_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38758);







const ENTRY_KEYS = ["main", "web", "background"];
/** Reads an opened archive as a plugin. It may be anybody's. */
async function readPackageFacts({ entries, workspace }, archive) {
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_0__/* .readPlugin */ .o)(workspace, { needs: ["manifest", "packagesInside", "namedHosts"] });
    const { packagesInside, namedHosts } = facts;
    const manifest = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(facts.manifest) ? facts.manifest : facts.manifest.value;
    const value = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(manifest) ? {} : manifest;
    const { name, sha256, size } = archive;
    return {
        ...{ name, sha256, size, workspace, manifest, packagesInside, namedHosts },
        files: (0,_archive_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .makeArchiveEntries */ .l)({ entries, workspace }).toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_3__/* .comparePaths */ .cD),
        permissions: new Set((0,_archive_difference_js__WEBPACK_IMPORTED_MODULE_4__/* .listPermissions */ .zA)(value)),
        entryPoints: listEntryPoints(value),
    };
}
function listEntryPoints(manifest) {
    const hooks = (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(manifest, "hooks");
    const named = [
        ...ENTRY_KEYS.map((key) => [key, (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(manifest, key)]),
        ..._sdk_context_js__WEBPACK_IMPORTED_MODULE_6__/* .HOOKS */ .r.map((name) => [`hooks.${name}`, (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .isObject */ .Gv)(hooks) ? (0,_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_5__/* .getOwn */ .Ng)(hooks, name) : undefined]),
    ];
    return new Map(named.flatMap(([key, text]) => (typeof text === "string" ? [[key, text]] : [])));
}


/***/ }),

/***/ 69590:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: function() { return /* binding */ formatFileChanges; },
/* harmony export */   Bi: function() { return /* binding */ formatArchiveMarkdown; },
/* harmony export */   oN: function() { return /* binding */ formatArchive; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38758);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59950);




const MOST_ROWS = 200;
/**
 * The files of an archive with their sizes, and its digest last. Lines for a terminal, without a line break at the
 * end.
 */
function formatArchive(archive) {
    const { files, bytes } = archive;
    const shown = cutRows(files);
    const sizes = shown.map(({ size }) => (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size));
    const column = Math.max(0, ...sizes.map((size) => size.length));
    const rows = shown.map((file, at) => `  ${(sizes[at] ?? "").padStart(column)}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(file.path)}${formatMark(file)}`);
    return [
        archive.name,
        ...rows,
        ...formatRemaining(shown.length, files.length).map((line) => `  ${line}`),
        "",
        formatTotals(files, bytes.length),
        "",
        `sha256  ${archive.sha256}`,
    ].join("\n");
}
/** The same as Markdown, for the summary of a job. */
function formatArchiveMarkdown(archive) {
    const { files, bytes } = archive;
    const shown = cutRows(files);
    return [
        `### ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMarkdown */ .jI)(archive.name)}`,
        "",
        `${formatTotals(files, bytes.length)}  `,
        `sha256 \`${archive.sha256}\``,
        "",
        `<details><summary>${files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`}</summary>`,
        "",
        "| File | Size |",
        "| --- | ---: |",
        ...shown.map((file) => `| ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMarkdown */ .jI)(file.path)}${formatMark(file)} | ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(file.size)} |`),
        "",
        ...formatRemaining(shown.length, files.length),
        "</details>",
        "",
    ].join("\n");
}
function cutRows(files) {
    return files.slice(0, MOST_ROWS);
}
function formatRemaining(shown, all) {
    return all > shown ? [`and ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(all - shown)} more`] : [];
}
function formatMark({ isExecutable }) {
    return isExecutable ? " (executable)" : "";
}
function formatTotals(files, packed) {
    const count = files.length === 1 ? "1 file" : `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .formatNumber */ .Z)(files.length)} files`;
    return `${count}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)((0,_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSizes */ .iJ)(files))}, packed ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(packed)}`;
}
/** The added, removed and changed files with their sizes, one on each line, up to a limit. */
function formatFileChanges(difference, most) {
    const changes = listChangedFiles(difference);
    const shown = changes.slice(0, most);
    const rows = shown.map(({ kind, name, size }) => `${kind.padEnd(7)}  ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(name)}  ${size}`);
    return [...rows, ...formatRemaining(shown.length, changes.length)].map((line) => `  ${line}`);
}
function listChangedFiles({ added, removed, changed }) {
    return [
        ...added.map(({ path, size }) => ({ kind: "added", name: path, size: (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size) })),
        ...removed.map(({ path, size }) => ({ kind: "removed", name: path, size: (0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(size) })),
        ...changed.map(({ before, after }) => ({ kind: "changed", name: after.path, size: formatGrowth(before, after) })),
    ];
}
function formatGrowth(before, after) {
    const growth = `${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSize */ .X)(after.size)}, ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_1__/* .formatChange */ .e)(after.size - before.size)}`;
    if (before.isExecutable === after.isExecutable)
        return growth;
    return `${growth}, ${after.isExecutable ? "now executable" : "no longer executable"}`;
}


/***/ }),

/***/ 11935:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Po: function() { return /* binding */ makeArchive; },
/* harmony export */   UB: function() { return /* binding */ readArchiveFiles; },
/* harmony export */   qq: function() { return /* binding */ pack; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45315);
/* harmony import */ var _run_inspection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89898);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36226);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42719);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88241);
/* harmony import */ var _plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(14266);
/* harmony import */ var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52772);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24852);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(95655);
/* harmony import */ var _archive_entry_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(71243);
/* harmony import */ var _archive_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47840);
/* harmony import */ var _archive_report_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4197);
/* harmony import */ var _refusals_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(94043);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(24954);
/* harmony import */ var _zip_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4771);



















const NOTHING_RUN = "pack runs nothing of the plugin's; check does";
/** Packs a plugin in memory, and runs all checks on the archive. Runs nothing of the plugin, and writes nothing. */
async function pack(workspace, options = {}) {
    const { folder = "", tag } = options;
    const occasion = tag === undefined ? "push" : "release";
    const findOut = (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_4__/* .makeScriptSkipper */ .wU)(NOTHING_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_3__/* .makeLifecycleSkipper */ .NO)(NOTHING_RUN));
    const policy = { ...options, occasion, strict: false, findOut };
    const makeReport = (plugin) => ({
        occasion,
        strict: false,
        failOn: "error",
        plugins: [plugin],
    });
    const made = await makeArchive(workspace, folder);
    if (made.state === "unnamed")
        return { state: "unnamed", report: makeReport(await (0,_run_inspection_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareInspection */ .YG)(policy)(workspace, folder)) };
    if (made.state === "refused")
        return made;
    const { archive, opened, facts } = made;
    const missingFiles = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(facts.missingFiles) ? facts.missingFiles : makeRelative(facts.missingFiles, folder);
    // Only the working tree shows what the archive lacks.
    const known = { ...policy, findOut: (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_1__/* .combineFactFinders */ .N)(findOut, () => Promise.resolve({ missingFiles })) };
    const report = makeReport(await (0,_archive_report_js__WEBPACK_IMPORTED_MODULE_12__/* .inspectArchive */ .N)(opened, known, folder));
    return { state: (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .verdict */ .WJ)(report) === "pass" ? "packed" : "unfit", archive, report };
}
/** Packs a plugin in memory, and inspects nothing. */
async function makeArchive(workspace, folder) {
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__/* .readPlugin */ .o)(workspace, {
        folder,
        needs: ["manifest", "packageJson", "declaredFiles", "packedFiles", "missingFiles"],
    });
    const name = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(facts.manifest) ? undefined : (0,_archive_name_js__WEBPACK_IMPORTED_MODULE_11__/* .makeArchiveName */ .Y)(facts.manifest.value);
    if (name === undefined)
        return { state: "unnamed" };
    const contents = (0,_plugin_npm_files_archive_files_js__WEBPACK_IMPORTED_MODULE_6__/* .listArchiveFiles */ .uK)({ workspace, folder, ...facts });
    const refusals = (0,_refusals_js__WEBPACK_IMPORTED_MODULE_13__/* .findRefusals */ .N)(workspace, folder, contents);
    if (refusals.length > 0)
        return { state: "refused", refusals };
    const { deflateSync } = await Promise.all(/* import() | release */[__webpack_require__.e(291), __webpack_require__.e(306), __webpack_require__.e(192), __webpack_require__.e(889), __webpack_require__.e(454), __webpack_require__.e(935), __webpack_require__.e(666)]).then(__webpack_require__.bind(__webpack_require__, 51306));
    const paths = contents.files.map(({ path }) => path);
    const bytes = (0,_zip_js__WEBPACK_IMPORTED_MODULE_15__/* .makeZip */ .C)(readArchiveFiles(workspace, folder, paths), (file) => deflateSync(file, { level: 6 }));
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_10__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        return { state: "refused", refusals: [makeUnreadableRefusal(opened.refused)] };
    const refs = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .readRepositoryRefs */ .P4)(workspace);
    const archive = {
        name,
        bytes,
        sha256: (0,_sums_js__WEBPACK_IMPORTED_MODULE_14__/* .computeSha256 */ .jH)(bytes),
        files: (0,_archive_entry_js__WEBPACK_IMPORTED_MODULE_17__/* .makeArchiveEntries */ .l)(opened),
        commit: (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(refs) ? undefined : refs.head,
    };
    return { state: "made", archive, opened, facts };
}
function makeRelative({ files, built, folders, isSparse }, folder) {
    const seen = (paths) => paths.map((path) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_18__/* .relativeTo */ .Mf)(folder, path));
    return { files: seen(files), built: seen(built), folders: seen(folders), isSparse };
}
/**
 * The files of an archive, by their paths in it.
 *
 * @throws {UsageError} if one disappears meanwhile.
 */
function* readArchiveFiles(workspace, folder, paths) {
    const tracked = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_7__/* .readTrackedFiles */ .gt)(workspace);
    const known = new Set((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(tracked) ? [] : tracked.paths);
    const programs = new Set((0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_16__/* .isAbsent */ .W0)(tracked) ? [] : tracked.programs);
    const inside = folder === "" ? 0 : folder.length + 1;
    const inOrder = paths.toSorted((a, b) => (a < b ? -1 : 1));
    for (const path of inOrder) {
        const entry = workspace.entry(path);
        const bytes = entry?.kind === "file" ? workspace.bytes(path, entry.size, "once") : undefined;
        // The list was made a moment ago.
        if (entry?.kind !== "file" || !bytes)
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_9__/* .quote */ .hD)(path)} changed while it was packed`, "Run again, with nothing else at work on the files");
        const isExecutable = known.has(path) ? programs.has(path) : entry.isExecutable === true;
        yield { path: path.slice(inside), isExecutable, bytes };
    }
}
function makeUnreadableRefusal(why) {
    return {
        message: `The archive cannot be read back: ${why}`,
        help: "Run again, with nothing else at work on the files",
    };
}


/***/ }),

/***/ 63368:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: function() { return /* binding */ RECEIPT_SCHEMA; },
/* harmony export */   ej: function() { return /* binding */ makeHandedFiles; },
/* harmony export */   jg: function() { return /* binding */ RECEIPT_NAME; }
/* harmony export */ });
/* unused harmony export makeReceipt */
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);



const RECEIPT_SCHEMA = "plugin-preflight/receipt@1";
/** The name of the receipt next to an archive. */
const RECEIPT_NAME = "receipt.json";
/** The checks that pass only if the plugin's own code was run. */
const RUNNING = ["scripts-test", "scripts-lint", "scripts-types"];
/**
 * Makes the receipt for a later job: which bytes were checked, of which commit, by which rules, and what was not
 * checked.
 */
function makeReceipt(archive, report) {
    const { name, sha256, bytes, files, commit } = archive;
    const plugins = report.plugins.map((plugin) => ({
        path: plugin.path,
        name: plugin.name,
        version: plugin.version,
        ran: plugin.outcomes.flatMap(({ check, status }) => (RUNNING.includes(check) && status === "met" ? [check] : [])),
        skipped: plugin.outcomes.flatMap((outcome) => outcome.status === "skipped" ? [{ check: outcome.check, reason: outcome.reason }] : []),
    }));
    const receipt = {
        schema: RECEIPT_SCHEMA,
        tool: { name: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.name, version: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.version, ruleset: _core_tool_js__WEBPACK_IMPORTED_MODULE_0__/* .TOOL */ .js.ruleset },
        archive: { name, sha256, size: bytes.length, files: files.length },
        commit: commit ?? null,
        plugin: plugins[0],
    };
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .makeInertJson */ .LE)(`${JSON.stringify(receipt, undefined, 2)}\n`);
}
/** The files for a later job, by name. */
function makeHandedFiles(archive, report) {
    return new Map([
        [archive.name, archive.bytes],
        [RECEIPT_NAME, makeReceipt(archive, report)],
        [_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .SUMS */ .vf, (0,_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .makeSumsFile */ .NS)(archive).bytes],
    ]);
}


/***/ }),

/***/ 94043:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ findRefusals; }
/* harmony export */ });
/* harmony import */ var _plugin_npm_files_explain_withheld_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28641);
/* harmony import */ var _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60002);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31297);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51424);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90881);
/* harmony import */ var _workspace_count_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61871);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95655);
/* harmony import */ var _name_faults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83127);
/* harmony import */ var _sizes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59950);










const LEAVE_OUT = 'Remove it, or leave it out: by an entry that begins with "!" in "files" of package.json, or by a line in .npmignore where there is no "files"';
const LEAVE_SOME_OUT = "Leave out what the plugin does not need";
const MOST_NAMED = 5;
/** A key in text form begins with this line, except for a few lines about its owner. */
const KEY = /^(?:\s*(?:[\w ]+: [^\n]{0,200}\n\s*){0,5}-----BEGIN (?:[A-Z0-9]+ ){0,3}PRIVATE KEY|PuTTY-User-Key-File-\d)/u;
const HEAD = 1024;
const WORDS = {
    credentials: ["contains credentials", LEAVE_OUT],
    link: ["is a link, and links are not packed", "Put a copy of the file in its place, or leave it out"],
    special: ["is a pipe, a socket or a device", "Remove it"],
    unreadable: ["cannot be read", "Make it readable, or leave it out"],
    pointer: ["is a Git LFS pointer, not the file itself", _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__/* .FETCH_LFS */ .DE],
    submodule: ["is a submodule that was not fetched", _plugin_npm_files_unfetched_js__WEBPACK_IMPORTED_MODULE_1__/* .FETCH_SUBMODULES */ .j],
    outside: ["is outside of the plugin's folder", "Move it into the plugin's folder, and name it there"],
};
/** All reasons not to pack these files. Empty if they can be packed. */
function findRefusals(workspace, folder, archive) {
    const limit = findLimitRefusal(workspace, folder, archive);
    // If there is far too much, nothing is read.
    if (limit)
        return [limit];
    const prefix = folder === "" ? "" : `${folder}/`;
    const refused = archive.refused.map(({ path, why }) => ({
        ...makeRefusal(path, ...WORDS[why]),
        ...(why === "credentials" && { isSecret: true }),
    }));
    for (const withheld of archive.withheld ?? []) {
        refused.push({ path: withheld.path, ...(0,_plugin_npm_files_explain_withheld_js__WEBPACK_IMPORTED_MODULE_0__/* .explainWithheld */ .L)(withheld, folder) });
    }
    if (archive.tooLarge !== undefined) {
        refused.push({
            message: `No archive can contain the plugin: ${archive.tooLarge}`,
            help: "Leave out what it does not need",
        });
    }
    if (archive.incomplete !== undefined) {
        refused.push({
            message: `It is not clear what belongs in the archive: ${archive.incomplete}`,
            help: 'Name folders and files in "files" of package.json instead of patterns that are hard to read',
        });
    }
    for (const { path } of archive.files) {
        const fault = (0,_name_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .explainNameFault */ .x)(path.slice(prefix.length));
        if (fault !== undefined)
            refused.push(makeRefusal(path, fault, "Rename it"));
        if (isPrivateKey(workspace, path))
            refused.push({ ...makeRefusal(path, "is a private key", LEAVE_OUT), isSecret: true });
    }
    for (const [path, other] of (0,_name_faults_js__WEBPACK_IMPORTED_MODULE_3__/* .findNameCollisions */ .m)(archive.files.map((file) => file.path.slice(prefix.length)))) {
        refused.push(makeRefusal(`${prefix}${path}`, ...explainCollision(path, other)));
    }
    return refused;
}
/** Two forms of one accented letter look alike on every screen, so only their code points tell them apart. */
function explainCollision(path, other) {
    const says = `would be unpacked over ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(other)}`;
    // The other path may be one of a file in a folder of this name.
    const name = other.split("/").slice(0, path.split("/").length).join("/");
    const [here, there] = (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .findDifference */ .Hl)(path, name);
    if (!/[^\x20-\x7e]/u.test(here + there)) {
        return [says, "Rename one of them: many disks take letters of both cases for the same"];
    }
    return [
        `${says}: it has ${(0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCodePoints */ .IB)(here)} where the other has ${(0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCodePoints */ .IB)(there)}`,
        "Rename one of them: many disks take both forms of a letter for the same",
    ];
}
function makeRefusal(path, says, help) {
    return { path, message: `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path, 200)} ${says}`, help };
}
function findLimitRefusal(workspace, folder, { files, isCut = false }) {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    const isMany = files.length > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_FILES */ .H9;
    if (!isMany && bytes <= _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_BYTES */ .Fw)
        return undefined;
    const largest = files.toSorted((a, b) => b.size - a.size).slice(0, MOST_NAMED);
    const list = largest.map(({ path, size }) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSize */ .X)(size)})`).join(", ");
    const sizes = `The largest${isCut ? ` of the first ${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(files.length)}` : ""}: ${list}`;
    if (!isMany) {
        const sum = `${isCut ? "The first " : "The "}${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(files.length)} files have ${(0,_sizes_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSize */ .X)(bytes)} together`;
        return { message: `${sum}, but an archive takes at most 256 MiB`, help: `${LEAVE_SOME_OUT}. ${sizes}` };
    }
    const { words, count, folders } = (0,_workspace_count_files_js__WEBPACK_IMPORTED_MODULE_8__/* .countFiles */ .D)(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .joinPath */ .uJ)(folder, "dist"));
    const more = count > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MOST_ARCHIVED_FILES */ .H9 ? `: "dist" has ${words}` : "";
    const most = [...folders].toSorted(([, a], [, b]) => b - a).slice(0, MOST_NAMED);
    const places = most.map(([path, sum]) => `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} (${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_7__/* .formatNumber */ .Z)(sum)})`).join(", ");
    return {
        message: `There are more than 10,000 files, but an archive takes at most 10,000${more}`,
        help: [LEAVE_SOME_OUT, ...(places === "" ? [] : [`The folders with most files: ${places}`]), sizes].join(". "),
    };
}
function isPrivateKey(workspace, path) {
    const head = workspace.head(path, HEAD);
    return head !== undefined && KEY.test(new TextDecoder("latin1").decode(head));
}


/***/ }),

/***/ 59950:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ formatSize; },
/* harmony export */   e: function() { return /* binding */ formatChange; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);

const KIB = 1024;
/** Formats a number of bytes: `512 B`, `12.3 KiB`, `300 MiB`. */
function formatSize(bytes) {
    if (bytes < KIB)
        return `${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(bytes)} B`;
    const [size, unit] = bytes < KIB * KIB * 0.9995 ? [bytes / KIB, "KiB"] : [bytes / KIB / KIB, "MiB"];
    return `${size < 99.95 ? size.toFixed(1) : (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(Math.round(size))} ${unit}`;
}
/** Formats a change in size: `+1.0 KiB`, `-512 B`, `\u00b10 B`. */
function formatChange(bytes) {
    return `${bytes > 0 ? "+" : bytes < 0 ? "-" : "\u00b1"}${formatSize(Math.abs(bytes))}`;
}


/***/ }),

/***/ 24954:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NS: function() { return /* binding */ makeSumsFile; },
/* harmony export */   jH: function() { return /* binding */ computeSha256; },
/* harmony export */   q_: function() { return /* binding */ updateSums; },
/* harmony export */   u$: function() { return /* binding */ findDigest; },
/* harmony export */   vf: function() { return /* binding */ SUMS; }
/* harmony export */ });
/* harmony import */ var _text_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22264);

/** The name of the list of digests next to an archive. */
const SUMS = "SHA256SUMS";
/** Makes the file that `sha256sum --check` reads. It is made from digests alone, so its own digest is known as well. */
function makeSumsFile(...files) {
    const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** The digest of a file in such a list, in hexadecimal. `undefined` if there is none, or more than one. */
function findDigest(sums, name) {
    const lines = sums.split("\n").map(parseLine);
    const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
    const [digest] = digests;
    return digests.size === 1 ? digest : undefined;
}
/** Sets the lines of these files in a list, and keeps all other lines. */
function updateSums(sums, ...files) {
    const isWhole = files.every(({ name, sha256 }) => findDigest(sums, name) === sha256);
    const names = new Set(files.map(({ name }) => name));
    const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
    const kept = others.map((line) => `${line}\n`).join("");
    const bytes = new TextEncoder().encode(isWhole ? sums : kept + new TextDecoder().decode(makeSumsFile(...files).bytes));
    return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}
/** Reads a line of `sha256sum`, in text mode or binary mode. */
function parseLine(line) {
    const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
    return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}
function computeSha256(bytes) {
    return (0,_text_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hashContent */ .s)(bytes);
}


/***/ }),

/***/ 58967:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: function() { return /* binding */ validateArchive; },
/* harmony export */   readArchiveOfCaller: function() { return /* binding */ readArchiveOfCaller; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81147);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55067);
/* harmony import */ var _run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45315);
/* harmony import */ var _run_result_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(46945);
/* harmony import */ var _run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68242);
/* harmony import */ var _run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36226);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73194);
/* harmony import */ var _archive_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4197);
/* harmony import */ var _artifact_fault_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(13425);
/* harmony import */ var _artifact_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40925);













const NOTHING_RUN = "nothing of an archive is run";
const PACK_AGAIN = "Do not release this file: make the archive again from the plugin's folder, with the command pack";
/**
 * Judges a finished archive as its release would before it publishes anything. Places in the report are below the name
 * of the archive.
 *
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if no release would open it, or it is not what is declared next to it.
 */
async function validateArchive(path, request) {
    const { cwd, occasion, strict, failOn, tag } = request;
    if (tag !== undefined && !(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .isReleaseTag */ .KH)(tag)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`The tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(tag)} names no version, so it releases nothing`, "Name one such as v1.2.3");
    }
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, path);
    const { opened } = await readArchiveOfCaller(file, path);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(file);
    const findOut = (0,_run_ask_npm_for_files_js__WEBPACK_IMPORTED_MODULE_4__/* .combineFactFinders */ .N)((0,_run_run_scripts_js__WEBPACK_IMPORTED_MODULE_6__/* .makeScriptSkipper */ .wU)(NOTHING_RUN), (0,_run_run_lifecycle_js__WEBPACK_IMPORTED_MODULE_5__/* .makeLifecycleSkipper */ .NO)(NOTHING_RUN));
    const plugin = await (0,_archive_report_js__WEBPACK_IMPORTED_MODULE_9__/* .inspectArchive */ .N)(opened, { ...request, findOut }, folder);
    const report = { occasion, strict, failOn: occasion === "release" ? "error" : failOn, plugins: [plugin] };
    const source = (0,_run_result_js__WEBPACK_IMPORTED_MODULE_12__/* .makeSourceReader */ .n)(opened.workspace);
    const inside = `${folder}/`;
    return {
        report,
        root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file),
        source: (named) => (named.startsWith(inside) ? source(named.slice(inside.length)) : undefined),
    };
}
/**
 * Reads a finished archive that the caller names.
 *
 * @param path as the caller wrote it.
 * @throws {UsageError} if there is no archive.
 * @throws {Refusal} if it is damaged, or holds what is never packed.
 */
async function readArchiveOfCaller(file, path) {
    try {
        return await (0,_artifact_js__WEBPACK_IMPORTED_MODULE_11__/* .readFinishedArchive */ .pd)(file);
    }
    catch (error) {
        if (!(error instanceof _artifact_fault_js__WEBPACK_IMPORTED_MODULE_10__/* .ArtifactFault */ .R))
            throw error;
        if (error.exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .dc.usage) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`There is no archive ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path, 200)}`, "Give an archive, or the folder of a plugin");
        }
        if ((0,_workspace_archive_path_js__WEBPACK_IMPORTED_MODULE_8__/* .isZipFile */ .G)(file) === false) {
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(path, 200)} is not a ZIP archive`, "Give an archive, or the folder of a plugin");
        }
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Refusal */ .P_(error.message, PACK_AGAIN);
    }
}


/***/ }),

/***/ 4771:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ makeZip; }
/* harmony export */ });
/* harmony import */ var _text_crc32_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54493);

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
/** The first day of the format, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const DEFLATED = 8;
/**
 * Writes a ZIP archive of files in the given order, with one file in memory at a time. The same files give the same
 * bytes anywhere: there is no time, no owner and no extra field, and `deflate` is not the platform's.
 */
function makeZip(files, deflate) {
    const parts = [];
    const directory = [];
    let at = 0;
    for (const { path, isExecutable, bytes } of files) {
        const name = Buffer.from(path);
        const deflated = deflate(bytes);
        const isSmaller = deflated.length < bytes.length;
        const packed = isSmaller ? deflated : bytes;
        const shared = Buffer.alloc(26);
        shared.writeUInt16LE(VERSION, 0);
        shared.writeUInt16LE(UTF8_NAMES, 2);
        shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
        shared.writeUInt16LE(DAY, 8);
        shared.writeUInt32LE((0,_text_crc32_js__WEBPACK_IMPORTED_MODULE_0__/* .crc32 */ .Q)(bytes), 10);
        shared.writeUInt32LE(packed.length, 14);
        shared.writeUInt32LE(bytes.length, 18);
        shared.writeUInt16LE(name.length, 22);
        const local = Buffer.alloc(LOCAL_LENGTH);
        local.write("PK\x03\x04", "latin1");
        shared.copy(local, 4);
        const central = Buffer.alloc(CENTRAL_LENGTH);
        central.write("PK\x01\x02", "latin1");
        central.writeUInt16LE(UNIX | VERSION, 4);
        shared.copy(central, 6);
        central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
        central.writeUInt32LE(at, 42);
        parts.push(local, name, packed);
        directory.push(central, name);
        at += LOCAL_LENGTH + name.length + packed.length;
    }
    const listed = Buffer.concat(directory);
    const end = Buffer.alloc(END_LENGTH);
    end.write("PK\x05\x06", "latin1");
    end.writeUInt16LE(directory.length / 2, 8);
    end.writeUInt16LE(directory.length / 2, 10);
    end.writeUInt32LE(listed.length, 12);
    end.writeUInt32LE(at, 16);
    return Buffer.concat([...parts, listed, end]);
}


/***/ }),

/***/ 55658:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ askVersion; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45608);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(849);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45725);





const LIMITS = { milliseconds: 20_000, mostBytes: 10_000 };
const VERSION = /^(?:git version )?v?(\d{1,9}\.\d{1,9}\.\d{1,9}(?:-[\w.]{1,60})?)(?![\w-])/u;
/** Variables of version managers, which name folders of the user. */
const SWITCHERS = /^(?:VOLTA_HOME|NVM_DIR|FNM_\w*DIR|ASDF_(?:DIR|DATA_DIR)|MISE_\w+_DIR|PNPM_HOME|BUN_INSTALL)$/u;
/**
 * Asks a program for its version. It starts in an empty folder with a home of its own, so that no configuration of a
 * repository or a user names another program in its place.
 */
async function askVersion({ file, args, path }, { env }, limits = LIMITS) {
    return (0,_output_temporary_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .withTemporaryFolder */ .EX)(async (home) => {
        const switchers = Object.entries(env).filter(([name]) => SWITCHERS.test(name));
        const environment = {
            ...(0,_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .makeToolEnvironment */ .yB)({ env }, { path, home }),
            ...Object.fromEntries(switchers),
            // Corepack must neither download a package manager nor read which one a project asks for.
            ...{ COREPACK_ENABLE_NETWORK: "0", COREPACK_ENABLE_PROJECT_SPEC: "0", COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" },
            ...findCorepackHome(env),
        };
        const ended = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_4__/* .runToEnd */ .c)(file, [...args, "--version"], { folder: home, environment }, limits);
        switch (ended.kind) {
            case "not-found":
            case "not-started":
                return { unknown: "cannot be started" };
            case "too-late":
                return { unknown: `does not answer within ${String(limits.milliseconds / 1000)} seconds` };
            case "too-long":
                return { unknown: "prints too much in the place of its version" };
            case "ended": {
                if (ended.status !== 0)
                    return { unknown: `ends with status ${String(ended.status)} when asked for its version` };
                const version = VERSION.exec(ended.bytes.toString("utf8").trim())?.[1];
                return version === undefined ? { unknown: "prints no version" } : { version };
            }
        }
    });
}
/** The folder with what Corepack has downloaded for this user. */
function findCorepackHome({ COREPACK_HOME: named, XDG_CACHE_HOME: cache, HOME: home, }) {
    const usual = cache ?? (home === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, ".cache"));
    const folder = named ?? (usual === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(usual, "node", "corepack"));
    return folder !== undefined && (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(folder) !== undefined ? { COREPACK_HOME: folder } : {};
}


/***/ }),

/***/ 56438:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ findTool; },
/* harmony export */   n: function() { return /* binding */ findNpm; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(849);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);



/** What the shell scripts run that package managers are on Windows. */
const WINDOWS_SCRIPTS = {
    npm: ["npm", "bin", "npm-cli.js"],
    yarn: ["yarn", "bin", "yarn.js"],
    pnpm: ["pnpm", "bin", "pnpm.cjs"],
};
/** Finds how to start npm, from folders that no repository can write to. `undefined` if there is no npm. */
function findNpm(surroundings, repository) {
    return findTool("npm", surroundings, repository);
}
/** The same for a package manager, or any other program. */
function findTool(name, surroundings, repository) {
    const path = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listTrustedFolders */ .PD)(surroundings, repository);
    const script = Object.entries(WINDOWS_SCRIPTS).find(([manager]) => manager === name)?.[1];
    if (surroundings.platform !== "win32" || !script) {
        const file = (0,_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .Kp)(name, path, surroundings, repository);
        return file === undefined ? undefined : { file, args: [], path };
    }
    // On Windows a package manager is a shell script. No shell is started, so Node runs what the script would run.
    const [folder, below, file] = script;
    const bin = path.map((at) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, "node_modules", folder, below)).find((at) => (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveFolder */ .h1)(at));
    return bin === undefined ? undefined : { file: surroundings.execPath, args: [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(bin, file)], path };
}


/***/ }),

/***/ 9022:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ RegistryFault; }
/* harmony export */ });
/** A sentence without a full stop. It contains no token. */
class RegistryFault extends Error {
    kind;
    status;
    words;
    name = "RegistryFault";
    constructor(kind, message, 
    /** The status of the answer, if there was one. */
    status, 
    /** The registry's own words, if it sent any. */
    words) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.words = words;
    }
}


/***/ }),

/***/ 72758:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: function() { return /* binding */ openRegistry; }
});

// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/network/connection.js + 1 modules
var network_connection = __webpack_require__(7380);
// EXTERNAL MODULE: ./build/bundled/network/read-waiting-time.js
var read_waiting_time = __webpack_require__(46869);
// EXTERNAL MODULE: ./build/bundled/network/server-words.js
var server_words = __webpack_require__(57814);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/registry/send-request.js







const LIMITS = { each: 30_000, pause: 1_000, mostPause: 60_000 };
const MOST_ATTEMPTS = 4;
/** The document of a package with thousands of versions has a tenth of that. */
const MOST_BYTES = 64 * 1024 * 1024;
const LONGEST_WORDS = 300;
/** @throws {RegistryFault} */
async function connectToRegistry(options) {
    const { url, environment, limits = LIMITS, signal, onWait } = options;
    const connection = await network_connection/* openConnection */.JY({
        ...{ url, environment, userAgent: tool/* USER_AGENT */._O, limits, signal, onWait },
        makeUnreachedFault: (message) => new registry_fault/* RegistryFault */.Q("unreached", message),
    });
    return { url, host: new URL(url).host, connection };
}
/**
 * Asks a question. A reading is repeated if the registry has trouble.
 *
 * @throws {RegistryFault}
 */
function ask(registry, question) {
    return network_connection/* repeat */.ux(registry.connection, MOST_ATTEMPTS, async (usualPause) => {
        try {
            return { answer: await askOnce(registry, question) };
        }
        catch (error) {
            if (!(error instanceof registry_fault/* RegistryFault */.Q))
                throw error;
            return { fault: error, wait: findWait(error, question, usualPause), isAsked: error instanceof Busy };
        }
    });
}
/** @throws {RegistryFault} */
async function download(registry, address, mostBytes, token) {
    const { host } = registry;
    if (!URL.canParse(address))
        throw new registry_fault/* RegistryFault */.Q("lost", `${host} names something that is not an address of a tarball`);
    const answer = await request(registry, address, { accept: "*/*", token }, mostBytes);
    if (answer.status === 200)
        return new Uint8Array(await answer.arrayBuffer());
    // It may be shown to a token only.
    const kind = [401, 403, 404].includes(answer.status) ? "forbidden" : "lost";
    throw new registry_fault/* RegistryFault */.Q(kind, `${host} answers ${String(answer.status)} in the place of the tarball`);
}
async function askOnce(registry, question) {
    const address = new URL(question.path, registry.url);
    for (const [name, value] of Object.entries(question.query ?? {}))
        address.searchParams.set(name, value);
    const answer = await request(registry, address.href, question, MOST_BYTES);
    const { status } = answer;
    const value = (0,parse_json/* parseJsonObject */.d)(await answer.text());
    if (status >= 200 && status < 300 && value)
        return value;
    const route = `${question.method ?? "GET"} ${(0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(address.pathname, LONGEST_WORDS))}`;
    const what = `${registry.host} answers ${String(status)} to ${route}`;
    throw createFault(status, value, what, question.token, answer.headers);
}
async function request({ connection, host }, address, { method = "GET", accept = "application/json", token }, mostBytes) {
    const headers = {
        ...{ accept, "cache-control": "no-cache" },
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    try {
        return await network_connection/* sendOnce */.E4(connection, address, { method, headers }, { mostBytes });
    }
    catch (error) {
        if (!(error instanceof network_connection/* ConnectionFault */.dn))
            throw error;
        const { kind, message } = error;
        if (kind === "too-large")
            throw new registry_fault/* RegistryFault */.Q("unreached", `The registry ${host} sends too much: ${message}`);
        const words = (0,server_words/* quoteServer */.u)(message, listSecrets(token));
        throw kind === "unreached"
            ? new registry_fault/* RegistryFault */.Q("unreached", `The registry ${host} is not reached from here: ${words}`)
            : new registry_fault/* RegistryFault */.Q("lost", `The registry ${host} gave no answer: ${words}`);
    }
}
class Busy extends registry_fault/* RegistryFault */.Q {
    wait;
    constructor(wait, message, status) {
        super("busy", message, status);
        this.wait = wait;
    }
}
/** How long to wait before the same request, in milliseconds. `undefined` if a second one would not help. */
function findWait(error, { method = "GET" }, usualPause) {
    if (error instanceof Busy)
        return error.wait;
    return error.kind === "lost" && method === "GET" ? usualPause : undefined;
}
function createFault(status, value, what, token, headers) {
    const said = value?.["message"] ?? value?.["error"] ?? value?.["reason"];
    const words = typeof said === "string" ? (0,server_words/* quoteServer */.u)(said, listSecrets(token)) : undefined;
    const wait = (0,read_waiting_time/* readWaitingTime */.x)(status, Object.fromEntries(headers), words ?? "", Date.now());
    const isAway = (0,server_words/* leadsElsewhere */.aW)(status);
    const why = isAway ? (0,server_words/* describeRedirect */.GO)("token") : (words ?? "it is not JSON");
    if (wait !== undefined && status === 429)
        return new Busy(wait, `${what}: ${why}`, status);
    const kind = isAway ? "unreached" : [400, 401, 403, 404].includes(status) ? "forbidden" : "lost";
    return new registry_fault/* RegistryFault */.Q(kind, `${what}: ${why}`, status, words);
}
function listSecrets(token) {
    return token === undefined ? [] : [token];
}

;// CONCATENATED MODULE: ./build/bundled/registry/registry.js




const ABBREVIATED = "application/vnd.npm.install-v1+json; q=1.0, application/json; q=0.8";
const MOST_STAGED_PAGES = 10;
const STAGED_PER_PAGE = 100;
const NOT_OFFERED = [400, 403, 404, 405, 501];
async function openRegistry(options) {
    const connection = await connectToRegistry(options);
    /** `undefined` for one of these statuses. */
    async function askOptional(question, absent) {
        try {
            return await ask(connection, question);
        }
        catch (error) {
            if (error instanceof registry_fault/* RegistryFault */.Q && absent.includes(error.status ?? 0))
                return undefined;
            throw error;
        }
    }
    return {
        url: options.url,
        async readPackage(name, token) {
            const read = await askOptional({ path: (0,package_name/* escapeName */.L$)(name), accept: ABBREVIATED, token }, [404]);
            return read && { versions: Object.keys(toObject(read["versions"])), tags: parseTags(read["dist-tags"]) };
        },
        async readTags(name, token) {
            const path = `-/package/${(0,package_name/* escapeName */.L$)(name)}/dist-tags`;
            // A page for people, with status 200, is no answer either.
            const read = await askOptional({ path, token }, [200, 401, ...NOT_OFFERED]);
            return read && parseTags(read);
        },
        async readVersion(name, version, token) {
            const path = `${(0,package_name/* escapeName */.L$)(name)}/${encodeURIComponent(version)}`;
            const read = await askOptional({ path, token }, [404]);
            if (!read)
                return undefined;
            if (read["name"] !== name || read["version"] !== version) {
                throw new registry_fault/* RegistryFault */.Q("lost", `The registry answers for another package than ${name} ${version}`);
            }
            const { integrity, tarball } = toObject(read["dist"]);
            return { integrity: toText(integrity) ?? "", tarball: toText(tarball) };
        },
        async isPublic(name, token) {
            const path = `-/package/${(0,package_name/* escapeName */.L$)(name)}/visibility`;
            const answer = (await askOptional({ path, token }, [401, ...NOT_OFFERED]))?.["public"];
            return typeof answer === "boolean" ? answer : undefined;
        },
        async isValid(token) {
            try {
                const user = await askOptional({ path: "-/whoami", token }, NOT_OFFERED);
                return typeof user?.["username"] === "string" ? true : undefined;
            }
            catch (error) {
                if (error instanceof registry_fault/* RegistryFault */.Q && error.status === 401)
                    return false;
                throw error;
            }
        },
        async findStaged(name, version, token) {
            for (let page = 0; page < MOST_STAGED_PAGES; page++) {
                const query = { package: name, page: String(page), perPage: String(STAGED_PER_PAGE) };
                const read = await askOptional({ path: "-/stage", query, token }, [401, ...NOT_OFFERED]);
                if (!read)
                    return "unknown";
                const items = Array.isArray(read["items"]) ? read["items"].map(toObject) : [];
                const found = items.find((item) => item["packageName"] === name && item["version"] === version);
                if (found)
                    return parseStaged(found);
                if (items.length < STAGED_PER_PAGE)
                    return undefined;
            }
            return "unknown";
        },
        async exchange(name, identity) {
            const path = `-/npm/v1/oidc/token/exchange/package/${(0,package_name/* escapeName */.L$)(name)}`;
            const { token, expires } = await ask(connection, { path, method: "POST", token: identity });
            if (typeof token !== "string" || !/^[\x21-\x7e]{1,8192}$/u.test(token)) {
                throw new registry_fault/* RegistryFault */.Q("lost", "The registry gave something that is not a token for the identity token of this job");
            }
            const time = typeof expires === "string" ? Date.parse(expires) : NaN;
            return { token, expires: Number.isNaN(time) ? undefined : time };
        },
        download: (address, most, token) => download(connection, address, most, token),
    };
}
function parseTags(value) {
    return new Map(Object.entries(toObject(value)).flatMap(([tag, version]) => typeof version === "string" ? [[tag, version]] : []));
}
function parseStaged({ id, tag, shasum }) {
    return { id: toText(id) ?? "", tag: toText(tag) ?? "", shasum: toText(shasum) ?? "" };
}
function toObject(value) {
    return (0,json_object/* isObject */.Gv)(value) ? value : {};
}
function toText(value) {
    return typeof value === "string" ? value : undefined;
}


/***/ }),

/***/ 73337:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: function() { return /* binding */ checkArchive; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
/* harmony import */ var _plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52772);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85720);
/* harmony import */ var _packing_pack_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11935);
/* harmony import */ var _run_release_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(77284);







/**
 * Packs the one plugin that a run has checked.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or the archive differs from
 * that commit.
 */
async function checkArchive({ report, root }, { tag, today }) {
    const [plugin] = report.plugins;
    const folder = plugin === undefined ? "" : (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .getFolder */ .L2)(plugin);
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_3__/* .diskWorkspace */ .DH)(root);
    const refs = (0,_plugin_git_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .readRepositoryRefs */ .P4)(workspace);
    if (tag !== undefined && !(0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__/* .isAbsent */ .W0)(refs) && refs.head !== undefined)
        await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_5__/* .readCheckedOutCommit */ .$q)(workspace, root, tag);
    const packed = await (0,_packing_pack_js__WEBPACK_IMPORTED_MODULE_4__/* .pack */ .qq)(workspace, { folder, tag, today });
    if (packed.state === "packed") {
        if (tag !== undefined)
            await (0,_run_release_js__WEBPACK_IMPORTED_MODULE_5__/* .compareWithCommit */ .TD)({ root, folder, tag }, packed.archive);
        return packed.archive;
    }
    const exitStatus = (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .getPackStatus */ .SS)(packed) || _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.findings;
    if (packed.state === "refused") {
        const [first] = packed.refusals;
        return { why: packed.refusals.map(({ message }) => message), help: first?.help ?? "Remove it", exitStatus };
    }
    const findings = packed.report.plugins.flatMap((one) => one.findings.map(({ message }) => message));
    const why = findings.length > 0 ? findings : ["manifest.json names no plugin and version to call an archive by"];
    return { why, help: "Fix it: the archive itself would not pass, and a release of it would be stopped", exitStatus };
}


/***/ }),

/***/ 35837:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: function() { return /* binding */ compareArchiveWithCommit; }
/* harmony export */ });
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24852);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);


const NONE = { changed: [], untracked: [], lineEnds: [] };
/** Compares an archive with its commit. A file that git ignores, such as a build, belongs to no commit. */
async function compareArchiveWithCommit(root, folder, archive) {
    if (archive.commit === undefined)
        return NONE;
    const { readCommittedFiles, isFileOfPointer, readPointers, classifyContent } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 93587));
    const committed = await readCommittedFiles(root, archive.commit, folder);
    if ("refused" in committed)
        return { ...NONE, unknown: committed.refused };
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .openArchive */ .p)(archive.bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const changed = [];
    const untracked = [];
    const lineEnds = [];
    const others = [];
    for (const entry of opened.entries) {
        const path = (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .joinPath */ .uJ)(folder, entry.path);
        const blob = committed.blobs.get(path);
        const bytes = blob === undefined ? undefined : (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .unpackArchive */ .b)(entry);
        if (blob === undefined || !bytes) {
            if (committed.untracked.has(path))
                untracked.push(path);
            continue;
        }
        const sameness = classifyContent(bytes, blob);
        if (sameness === "line ends")
            lineEnds.push(path);
        else if (sameness === "other")
            others.push({ path, blob, bytes });
    }
    const pointers = others.length === 0
        ? new Map()
        : await readPointers(root, others.map(({ blob }) => blob));
    for (const { path, blob, bytes } of others) {
        const pointer = pointers.get(blob);
        if (!pointer || !isFileOfPointer(bytes, pointer))
            changed.push(path);
    }
    return { changed, untracked, lineEnds };
}


/***/ }),

/***/ 64667:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: function() { return /* binding */ findCommitWarnings; },
/* harmony export */   s: function() { return /* binding */ refuseOtherWords; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84565);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);




const MOST_NAMED = 5;
/** They declare the name, version, permissions and terms of a release. */
const DECLARING = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
/** One sentence for each difference between an archive and its commit. */
function findCommitWarnings({ changed, untracked, lineEnds, unknown }) {
    return [
        ...(unknown === undefined ? [] : [`Whether what is packed is what the commit has is not known: ${unknown}`]),
        ...formatWarning(changed, "is packed with other content than the commit has", "are packed with other content than the commit has"),
        ...formatWarning(untracked, "is packed that the commit does not have, and git does not ignore", "are packed that the commit does not have, and git does not ignore"),
        ...formatWarning(lineEnds, "is packed with other line ends than the commit has", "are packed with other line ends than the commit has").map((sentence) => `${sentence}. The line "* text=auto eol=lf" in .gitattributes makes them the same everywhere`),
    ];
}
/**
 * Refuses an archive whose declaring files differ from the commit. A difference in built code is only a warning,
 * because some workflows build what is committed. A release names its commit, so its name, version, permissions and
 * terms must be those of that commit.
 *
 * @throws {UsageError} if one of these files differs.
 */
function refuseOtherWords({ changed, untracked }, folder, tag) {
    const declaring = new Set(DECLARING.map((name) => (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(folder, name)));
    const other = [...changed, ...untracked].filter((path) => declaring.has(path));
    if (other.length === 0)
        return;
    const words = other.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_3__/* .quoteForShell */ .e).join(" ");
    const [is, it] = other.length === 1 ? ["is", "it"] : ["are", "them"];
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${formatPaths(other)} ${is} not as in the commit that ${tag} names, which the release would name as its source`, `Leave out the step that writes to ${it} before the release, or take its change back:\n  git checkout -- ${words}\nIf the change is meant, commit it and tag that commit:\n  git add -- ${words}`);
}
function formatWarning(paths, one, several) {
    if (paths.length === 0)
        return [];
    return [
        paths.length === 1
            ? `${formatPaths(paths)} ${one}`
            : `${String(paths.length)} files ${several}: ${formatPaths(paths)}`,
    ];
}
function formatPaths(paths) {
    const named = paths.slice(0, MOST_NAMED).map((path) => (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(path, 200));
    const more = paths.length - named.length;
    return more > 0 ? `${named.join(", ")} and ${String(more)} more` : named.join(", ");
}


/***/ }),

/***/ 49122:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ compareWithPrevious; },
/* harmony export */   o: function() { return /* binding */ readPrevious; }
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24852);
/* harmony import */ var _workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34141);
/* harmony import */ var _packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29856);
/* harmony import */ var _packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(74556);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(24954);








/**
 * Reads the archive of an earlier release.
 *
 * @throws {UsageError} if the file is not an archive.
 */
async function readPrevious(path) {
    const makeError = (why) => new _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(path)} cannot be compared with: ${why}`, "Give --previous an archive");
    const given = (0,_workspace_read_file_of_caller_js__WEBPACK_IMPORTED_MODULE_4__/* .readFileOfCaller */ .d)(path);
    if ("refused" in given)
        throw makeError(given.refused);
    const { bytes } = given;
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        throw makeError(opened.refused);
    return (0,_packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackageFacts */ .w)(opened, { name: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), sha256: (0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_6__/* .computeSha256 */ .jH)(bytes), size: bytes.length });
}
/** Compares an archive of this run with an earlier one. */
async function compareWithPrevious(before, archive) {
    const { name, sha256, bytes } = archive;
    const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .openArchive */ .p)(bytes);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    return (0,_packing_difference_package_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .findPackageDifference */ .h)(before, await (0,_packing_difference_package_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .readPackageFacts */ .w)(opened, { name, sha256, size: bytes.length }));
}


/***/ }),

/***/ 5021:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nr: function() { return /* binding */ isDistTag; },
/* harmony export */   _5: function() { return /* binding */ readRegistry; },
/* harmony export */   _y: function() { return /* binding */ readNpmAccess; },
/* harmony export */   ug: function() { return /* binding */ NPM_REGISTRY; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _identity_token_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48329);
/* harmony import */ var _network_proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68901);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10613);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);





/** npm's own registry. */
const NPM_REGISTRY = "https://registry.npmjs.org/";
/** Beginning with a letter, so that it is not a range of versions. */
const TAG = /^(?!x$)[a-z][\w.-]{0,99}$/iu;
function isDistTag(text) {
    return TAG.test(text) && !/^v?\d/iu.test(text);
}
/**
 * Reads what the target `npm` needs.
 *
 * @throws {UsageError} whose message never contains the token.
 */
function readNpmAccess({ token: given, registry, mode, tag, access }, words, { hideSecret, ...around }) {
    const token = given.trim();
    const identity = (0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .hasIdentity */ .rr)(around.surroundings.env) ? { getIdentityToken: _identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .getIdentityToken */ .Uk, hideSecret } : undefined;
    if (token === "" && !identity) {
        const inJob = (0,_identity_token_js__WEBPACK_IMPORTED_MODULE_1__/* .isInJob */ .Tr)(around.surroundings.env) ? ", and the job may make no identity token" : "";
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`The target npm has no credential: ${words.noToken}${inJob}`, words.noCredential);
    }
    if (!/^[\x21-\x7e]*$/u.test(token)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${words.token}, of ${String(token.length)} characters, has one that no token has`, "Set it to the token alone, as npm shows it");
    }
    if (tag !== "" && !isDistTag(tag)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${words.tag} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(tag)}, which is not a dist-tag`, "Write a word such as next, or leave it out: then the version decides");
    }
    return {
        ...around,
        identity,
        registry: readRegistry(registry, words),
        mode,
        token: token || undefined,
        tag: tag || undefined,
        access: access === "auto" ? undefined : access,
    };
}
/**
 * Reads the address of a registry; npm's own if none is given. A token is only sent on an encrypted connection, or to
 * this machine.
 *
 * @throws {UsageError}
 */
function readRegistry(address, { registry: what }) {
    const given = address || NPM_REGISTRY;
    const help = `Write the address of a registry, such as ${NPM_REGISTRY}`;
    const fault = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_3__/* .findAddressFault */ .A)(given);
    if (fault?.kind === "credentials") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} contains a user or a password, which are not part of an address`, help);
    }
    if (fault)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, which is not an address`, help);
    const { protocol, hostname, href, search, hash } = new URL(given);
    if (search !== "" || hash !== "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, and the address of a registry has no ? and no #`, help);
    }
    if (protocol !== "https:" && !(0,_network_proxy_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopback */ .U9)(hostname)) {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(given)}, where a token would be sent without encryption`, help);
    }
    return href.endsWith("/") ? href : `${href}/`;
}


/***/ }),

/***/ 70546:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ cutNotes; }
/* harmony export */ });
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51424);

const FENCE = /^ {0,3}(`{3,}|~{3,})(.*)$/u;
/**
 * Cuts Markdown to so many UTF-16 units, and says below it how much is left out: between two lines where there are
 * some, else between two words.
 *
 * @param whole a sentence that says where all of it is.
 */
function cutNotes(text, most, whole) {
    if (text.length <= most)
        return text;
    const kept = text.slice(0, findEnd(text, most)).trimEnd();
    const left = (0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatNumber */ .Z)(text.length - kept.length);
    return `${kept}${closeFence(kept)}\n\n\u2026 ${left} characters are left out here. ${whole}`;
}
/** Half of what fits is the least that is kept of it: a very long line is cut rather than left out. */
function findEnd(text, most) {
    const line = text.lastIndexOf("\n", most);
    if (line > most / 2)
        return line;
    const word = text.lastIndexOf(" ", most);
    if (word > most / 2)
        return word;
    return /[\ud800-\udbff]/u.test(text.charAt(most - 1)) ? most - 1 : most;
}
/** What ends a block of code that the text leaves open, so that what follows is no part of it. */
function closeFence(text) {
    let open;
    for (const line of text.split("\n")) {
        const [, fence = "", info = ""] = FENCE.exec(line) ?? [];
        if (open === undefined)
            open = fence === "" || (fence.startsWith("`") && info.includes("`")) ? undefined : fence;
        else if (fence.startsWith(open) && info.trim() === "")
            open = undefined;
    }
    return open === undefined ? "" : `\n${open}`;
}


/***/ }),

/***/ 16254:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  formatOutcome: function() { return /* binding */ formatOutcome; },
  formatOutcomeMarkdown: function() { return /* binding */ formatOutcomeMarkdown; },
  formatStep: function() { return /* binding */ formatStep; }
});

// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/reporters/cut-to-bytes.js
var cut_to_bytes = __webpack_require__(82457);
// EXTERNAL MODULE: ./build/bundled/reporters/break-lines.js
var break_lines = __webpack_require__(83052);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/difference/format-difference.js + 1 modules
var format_difference = __webpack_require__(25160);
// EXTERNAL MODULE: ./build/bundled/packing/format-archive.js
var format_archive = __webpack_require__(69590);
;// CONCATENATED MODULE: ./build/bundled/release/format-stop.js

const COLUMN = 16;
/** The four lines at the end of a failed release, for a terminal. What is to be pasted is indented. */
function formatStop(stop, wrap) {
    return formatLines(listLines(stop), wrap);
}
/** The four lines of a release that waits, for a terminal. */
function formatPending(pending, wrap) {
    return formatLines(listPendingLines(pending), wrap);
}
function formatLines(lines, wrap) {
    const indent = " ".repeat(COLUMN);
    return lines.flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n").flatMap((line, at) => {
            const shown = (0,safe/* makeVisible */.Xm)(line);
            const broken = line.startsWith("  ") ? [shown] : (wrap?.(shown, COLUMN) ?? [shown]);
            return broken.map((part, row) => (at === 0 && row === 0 ? part : indent + part).trimEnd());
        });
        return [name.padEnd(COLUMN) + first, ...rest];
    });
}
/** The same as Markdown. What is to be pasted is a block of code, because GitHub adds a button that copies it. */
function formatStopMarkdown(stop) {
    return formatLinesMarkdown(listLines(stop));
}
function formatPendingMarkdown(pending) {
    return formatLinesMarkdown(listPendingLines(pending));
}
function formatLinesMarkdown(lines) {
    return lines.flatMap(([name, text]) => {
        const [first = "", ...rest] = text.split("\n");
        return [`- **${name}** ${(0,safe/* formatMarkdown */.jI)(first)}`, ...splitBlocks(rest).flatMap(formatBlock)];
    });
}
function splitBlocks(lines) {
    const found = [];
    for (const line of lines) {
        const isCode = line.startsWith("  ");
        const last = found.at(-1);
        if (last?.isCode === isCode)
            last.lines.push(line);
        else
            found.push({ isCode, lines: [line] });
    }
    return found;
}
/** A part of a list item. No line of the text can end its block of code. */
function formatBlock({ isCode, lines }) {
    if (!isCode)
        return ["", ...lines.map((line) => `  ${(0,safe/* formatMarkdown */.jI)(line)}  `)];
    const block = (0,safe/* formatCodeBlock */.mU)(lines.map((line) => line.slice(2)));
    return ["", ...block.map((line) => `  ${line}`.trimEnd())];
}
function listPendingLines({ waitingFor, alreadyPublic, notPublic, whatHappens }) {
    return [
        ["Waiting for:", waitingFor],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["What happens:", whatHappens],
    ];
}
function listLines({ stoppedAt, alreadyPublic, notPublic, doThis }) {
    return [
        ["Stopped at:", stoppedAt],
        ["Already public:", alreadyPublic],
        ["Not public:", notPublic],
        ["Do this:", doThis],
    ];
}

;// CONCATENATED MODULE: ./build/bundled/release/format-outcome.js







const PLANNED = {
    create: { sign: "+", words: "to do" },
    resume: { sign: "+", words: "to do" },
    replace: { sign: "~", words: "to replace" },
    remove: { sign: "-", words: "to remove" },
    noop: { sign: "=", words: "nothing to do" },
    wait: { sign: "\u2026", words: "to wait for" },
    rejected: { sign: "\u2718", words: "rejected" },
    conflict: { sign: "\u2718", words: "conflict" },
    blocked: { sign: "\u2718", words: "blocked" },
};
const DONE = { sign: "\u2714", words: "done" };
const STOPPED = { sign: "\u2718", words: "stopped here" };
const WAITING = { sign: "\u2026", words: "waiting" };
const NOT_DONE = { sign: "\u00b7", words: "not done" };
/** The step at which a run stopped may not be in its plan, as that was read before. */
function describeStep(step, { state, done, stop }) {
    const planned = PLANNED[step.action];
    if (state === "planned" || step.action === "noop")
        return planned;
    if (done.includes(step) || state === "released")
        return DONE;
    if (planned.sign === "\u2718")
        return planned;
    if (stop?.at?.id === step.id && stop.at.target === step.target)
        return STOPPED;
    return state === "pending-review" && step.action === "wait" ? WAITING : NOT_DONE;
}
const VERDICTS = {
    planned: "Planned: nothing was written",
    noop: "Nothing to do: all of it is released",
    released: "Released",
    "pending-review": "Not all is public yet: somebody has to decide first",
    rejected: "Not released: the plugin is not fit for it",
    failed: "Not released",
    "partially-released": "Released in part",
    conflict: "Not released: what is there would have to be changed, and was not",
    refused: "Not released: refused, as going on would not be safe",
};
/** The line that a log shows before each step. */
function formatStep({ target, reason }) {
    return `${(0,safe/* makeInert */.RU)(`${target}: ${(0,safe/* makeVisible */.Xm)(reason)}`)} ...\n`;
}
/** The plan and the outcome of a release, for a terminal. */
function formatOutcome(outcome, subject, wrap) {
    const { plan, stop, pending } = outcome;
    const { tag, archive, warnings = [], since } = subject;
    const title = archive === undefined ? [] : [`Release ${(0,safe/* makeVisible */.Xm)(tag)}: ${archive.name}`, `  sha256 ${archive.sha256}`];
    const known = warnings.flatMap((warning) => formatRow("  ! ", warning, wrap));
    const news = since === undefined ? [] : (0,format_difference/* formatDifference */.jR)(since).map((line) => `  ${line}`);
    const width = Math.max(0, ...plan.map(({ target }) => target.length));
    const steps = plan.flatMap((step) => formatRow(`  ${describeStep(step, outcome).sign} ${step.target.padEnd(width)}  `, step.reason, wrap));
    const end = formatEnd(outcome, safe/* makeVisible */.Xm);
    const lines = [...(stop ? formatStop(stop, wrap) : []), ...(pending ? formatPending(pending, wrap) : [])];
    return `${(0,safe/* makeInert */.RU)([...title, ...known, ...news, ...steps, end, ...lines].join("\n"))}\n`;
}
function formatRow(start, words, wrap) {
    const [first = "", ...others] = (0,break_lines/* breakLines */.b)((0,safe/* makeVisible */.Xm)(words), start.length, { wrap });
    return [start + first, ...others];
}
/** The verdict, and where the release is public, unless the lines below it say that of several targets. */
function formatEnd({ state, targets, stop, pending }, escape) {
    const isAlone = targets.length === 1;
    const shown = isAlone || !(stop ?? pending) ? targets : [];
    const addresses = shown.flatMap(({ target, url }) => (url === undefined ? [] : [isAlone ? url : `${target} ${url}`]));
    return [VERDICTS[state], ...(addresses.length > 0 ? [addresses.map(escape).join(", ")] : [])].join(": ");
}
/** The report needs most of the summary. */
const MOST_BYTES = github_limits/* GITHUB_LIMITS */.f.summaryBytes / 4;
/** The same for the summary of a job, with the list of files last. The end is cut off if there is not enough room. */
function formatOutcomeMarkdown(outcome, subject, room = MOST_BYTES) {
    const { plan, stop, pending, state } = outcome;
    const { tag, archive, warnings = [], since } = subject;
    const rows = plan.map((step) => {
        const { sign, words } = describeStep(step, outcome);
        return `| ${step.target} | ${(0,safe/* formatMarkdown */.jI)(step.reason)} | ${sign === "\u2718" ? `**${words}**` : words} |`;
    });
    const table = rows.length === 0 ? [] : ["| Target | Step | State |", "| --- | --- | --- |", ...rows, ""];
    const end = formatEnd(outcome, safe/* formatMarkdown */.jI).replace(VERDICTS[state], "**$&**");
    const known = warnings.map((warning) => `- ${(0,safe/* formatMarkdown */.jI)(warning)}`);
    const reported = [
        `## Release ${(0,safe/* formatMarkdown */.jI)(tag)}`.trimEnd(),
        "",
        end,
        "",
        ...(stop ? [...formatStopMarkdown(stop), ""] : []),
        ...(pending ? [...formatPendingMarkdown(pending), ""] : []),
        ...table,
    ];
    const news = since === undefined ? "" : `${(0,format_difference/* formatDifferenceMarkdown */.GS)(since)}\n`;
    const files = archive === undefined ? "" : `${news}${(0,format_archive/* formatArchiveMarkdown */.Bi)(archive)}`;
    const shown = `${[...reported, ...known, ...(known.length > 0 ? [""] : [])].join("\n").trimEnd()}\n${files && `\n${files}`}`;
    return (0,cut_to_bytes/* cutToBytes */.zP)((0,cut_to_bytes/* splitLines */.uz)(shown), { room: Math.min(room, MOST_BYTES) });
}


/***/ }),

/***/ 43227:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readGitHubAccess: function() { return /* reexport */ readGitHubAccess; },
  readMarketplaceAccess: function() { return /* reexport */ read_marketplace_access/* readMarketplaceAccess */._l; },
  JO: function() { return /* reexport */ read_marketplace_access/* readMarketplaceUrl */.JO; },
  readNpmAccess: function() { return /* reexport */ npm_access/* readNpmAccess */._y; },
  Ci: function() { return /* reexport */ release_pin/* readPin */.C; },
  _5: function() { return /* reexport */ npm_access/* readRegistry */._5; },
  releaseArtifact: function() { return /* reexport */ releaseArtifact; },
  runRelease: function() { return /* reexport */ run_release/* runRelease */.T_; }
});

// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/github/repository-name.js
var repository_name = __webpack_require__(86378);
// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/github-access.js



const REPOSITORY_HELP = `Say which:\n  ${remedies/* NAME_REPOSITORY */.ZF}`;
/**
 * Reads the address of GitHub and the token.
 *
 * @throws {UsageError} whose message never contains the token.
 */
function readGitHubAccess(environment, given, missing) {
    const token = given?.trim() ?? "";
    if (token === "")
        throw new errors/* UsageError */.eb(`The token for GitHub is empty: ${missing.what}`, missing.help);
    if (!/^[\x21-\x7e]+$/u.test(token)) {
        throw new errors/* UsageError */.eb(`The token for GitHub, of ${String(token.length)} characters, has one that no token has`, (0,remedies/* explainOtherToken */.vA)());
    }
    const repository = environment["GITHUB_REPOSITORY"] ?? "";
    if (!(0,repository_name/* isRepositoryName */.e)(repository)) {
        throw new errors/* UsageError */.eb("It is not known which repository on GitHub this is", REPOSITORY_HELP);
    }
    const apiUrl = environment["GITHUB_API_URL"] || "https://api.github.com";
    const serverUrl = environment["GITHUB_SERVER_URL"] || "https://github.com";
    return { token, repository, apiUrl: apiUrl.replace(/\/+$/u, ""), serverUrl, environment };
}

// EXTERNAL MODULE: ./build/bundled/release/credentials/read-marketplace-access.js
var read_marketplace_access = __webpack_require__(13248);
// EXTERNAL MODULE: ./build/bundled/release/credentials/npm-access.js
var npm_access = __webpack_require__(5021);
// EXTERNAL MODULE: ./build/bundled/release/pin.js
var release_pin = __webpack_require__(54381);
// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/result.js
var result = __webpack_require__(46945);
// EXTERNAL MODULE: ./build/bundled/run/ask-npm-for-files.js
var ask_npm_for_files = __webpack_require__(45315);
// EXTERNAL MODULE: ./build/bundled/run/run-lifecycle.js
var run_lifecycle = __webpack_require__(68242);
// EXTERNAL MODULE: ./build/bundled/run/run-scripts.js
var run_scripts = __webpack_require__(36226);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/packing/archive-report.js
var archive_report = __webpack_require__(4197);
// EXTERNAL MODULE: ./build/bundled/packing/artifact.js + 2 modules
var packing_artifact = __webpack_require__(40925);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 30 modules
var publish = __webpack_require__(99611);
// EXTERNAL MODULE: ./build/bundled/release/run-release.js + 2 modules
var run_release = __webpack_require__(77284);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/release-artifact.js
















const NONE_RUN = "the archive was checked by an earlier job, and nothing is run here";
/**
 * Releases an archive that an earlier job has checked, byte for byte; a dry run only shows the plan. The archive is
 * checked again. Nothing is read from a repository, and nothing of it is run.
 *
 * @throws {UsageError} if the request cannot be met.
 */
async function releaseArtifact(request) {
    const { artifact: path, tag, pin, commit } = request;
    try {
        const artifact = (0,packing_artifact/* readArtifact */.R9)(path, pin === "none" ? undefined : pin.sha256);
        (0,packing_artifact/* refuseCommit */.cB)(artifact, tag, commit);
        await (0,packing_artifact/* refuseOtherPlugin */.yz)(artifact);
        return await releaseChecked(request, artifact);
    }
    catch (error) {
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function releaseChecked(request, artifact) {
    const { tag, today, strict, cwd, again, pin, copy } = request;
    const { archive, receipt, opened, file } = artifact;
    const { commit } = archive;
    const folder = (0,core_report/* getFolder */.L2)(receipt.plugin);
    const findOut = (0,ask_npm_for_files/* combineFactFinders */.N)((0,run_scripts/* makeScriptSkipper */.wU)(NONE_RUN), (0,run_lifecycle/* makeLifecycleSkipper */.NO)(NONE_RUN));
    const policy = { ...{ occasion: "release", strict, tag, findOut }, today, copy };
    const plugins = [await (0,archive_report/* inspectArchive */.N)(opened, policy, folder)];
    const report = { occasion: "release", strict, failOn: "error", plugins };
    const source = (0,result/* makeSourceReader */.n)(opened.workspace);
    const inside = folder === "" ? "" : `${folder}/`;
    const checked = {
        report,
        root: cwd,
        source: (path) => (path.startsWith(inside) ? source(path.slice(inside.length)) : undefined),
    };
    if ((0,core_report/* verdict */.WJ)(report) !== "pass")
        return {
            preflight: checked,
            outcome: (0,stop_for_findings/* stopForFindings */.C)(checked, { tag, today, again, copy }),
            archive,
            commit,
            file,
        };
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again }, async () => {
        refuseOtherChangelog(request, artifact);
        const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace: opened.workspace, folder: "", at: folder });
        const isOneOfSeveral = (0,run_release/* hasOtherPlugins */.HD)(folder, tag, about);
        const warnings = pin === "none" ? [release_pin/* UNPINNED */._] : [];
        const done = { preflight: checked, archive, commit, file, warnings };
        return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: true, isOneOfSeveral, ...about }, done);
    });
}
/** Without a checkout, only the packed changelog can be read. */
function refuseOtherChangelog({ changelog }, { opened }) {
    if (changelog === undefined || opened.workspace.entry(changelog)?.kind === "file")
        return;
    throw new artifact_fault/* ArtifactFault */.R(2, `The archive contains no ${(0,safe/* quote */.hD)(changelog, 200)}, and the release's notes are to come from there`, 'Name it in "files" of package.json, so that it is packed, or leave the changelog to CHANGELOG.md');
}

;// CONCATENATED MODULE: ./build/bundled/release/index.js








/***/ }),

/***/ 37651:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: function() { return /* binding */ makeStop; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42719);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94486);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47892);
/* harmony import */ var _what_is_public_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35009);






function makeStop(ending, progress) {
    const { publicAt, done } = progress;
    const unknown = (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listUnknown */ .jv)(progress);
    const hidden = (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listHidden */ .rL)(progress);
    const { what, help, helpIfPublic = help, ...verdict } = judgeEnding(ending, progress);
    const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
    // An earlier run may have published to the other targets.
    const isPartial = hasPublished || (publicAt.size > 0 && hidden.length > 0);
    const hasStaged = done.some(({ phase }) => phase !== "check");
    const isStaged = progress.publishers.length === 1 && hasStaged && publicAt.size === 0 && unknown.length === 0;
    const at = findStep(ending);
    // A hurdle names the place itself, and what a step does may be done at any of several targets.
    const name = at && !("step" in ending) && progress.publishers.length > 1 ? `${at.target}: ` : "";
    return {
        ...(isPartial ? (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makePartialVerdict */ .Vi)(verdict) : verdict),
        stop: {
            at,
            stoppedAt: name + what,
            alreadyPublic: (0,_what_is_public_js__WEBPACK_IMPORTED_MODULE_5__/* .listPublic */ .OA)(progress).join("\n") || "nothing",
            notPublic: (hidden.join("\n") || describeRest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
            doThis: isPartial ? helpIfPublic : help,
        },
    };
}
function findStep(ending) {
    if ("thrown" in ending)
        return ending.at;
    return "left" in ending ? ending.left : ending.step;
}
/** What is not public, apart from the targets. */
function describeRest(ending) {
    return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}
const FASTER = "It was not there when this run began: another run was faster";
function judgeEnding(ending, progress) {
    const { again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_COPY */ .Xc } = progress.caller;
    if ("thrown" in ending) {
        const { thrown, at } = ending;
        if (!(thrown instanceof _publisher_js__WEBPACK_IMPORTED_MODULE_3__/* .TargetFault */ .Ej))
            return judgeThrown(thrown, again, copy);
        const { kind, message, help, helpIfPublic } = thrown;
        const what = at ? `${at.reason}\n${message}` : message;
        if (kind === "burnt")
            return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("conflict"), what, help };
        if (kind === "rejected")
            return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), what, help, helpIfPublic };
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", kind === "forbidden" ? _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage : _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.fault), what, help };
    }
    if ("left" in ending) {
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("partially-released"), what: ending.left.reason, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again) };
    }
    const { action, reason, details, help = (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again), helpIfPublic, held, target } = ending.step;
    const isLater = held === "other" && !progress.heldAtStart.has(target);
    const what = [reason, ...(isLater ? [FASTER] : []), ...(details === undefined ? [] : [details])].join("\n");
    if (action === "conflict")
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("conflict"), what, help };
    if (action === "rejected")
        return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), what, help, helpIfPublic };
    return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .dc.usage), what, help };
}
/** Not a fault of a target: the run was interrupted, or this tool crashed. */
function judgeThrown(thrown, again, copy) {
    if (thrown instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .Interrupted */ .j$) {
        const what = `The run was interrupted (${thrown.signal})`;
        const verdict = (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed", (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .getErrorStatus */ .v9)(thrown));
        return { ...verdict, what, help: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again, "Running again is safe") };
    }
    const why = thrown instanceof Error ? thrown.message : String(thrown);
    const help = `${(0,_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportRequest */ .x_)(copy, "Report it with the lines above")}. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_4__/* .explainRerun */ .oS)(again, "Running again is safe")}`;
    return { ...(0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed"), what: `${_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .TOOL */ .js.name} crashed, a fault of this tool: ${why}`, help };
}


/***/ }),

/***/ 17383:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KC: function() { return /* binding */ isSealedFor; },
/* harmony export */   Z3: function() { return /* binding */ formatSeal; },
/* harmony export */   ZL: function() { return /* binding */ readReleaseNotes; },
/* harmony export */   cp: function() { return /* binding */ formatOrigin; },
/* harmony export */   no: function() { return /* binding */ renewSeal; },
/* harmony export */   qK: function() { return /* binding */ readSealedCommit; }
/* harmony export */ });
/* harmony import */ var _plugin_documents_major_change_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10523);
/* harmony import */ var _cut_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70546);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86785);



/** Every target takes so many: GitHub with the seal below them, and a marketplace 65,535 by the contract. */
const LONGEST = 60_000;
/** For the definitions of links, which stay where the text above them is cut. */
const LONGEST_DEFINITIONS = 10_000;
const DEFINITION = /^\[([^\]\n]{1,200})\]: +\S.*$/gmu;
/**
 * Reads the notes of a version: the text of the entry that the check `changelog-entry` finds. A prerelease without an
 * entry takes the unreleased entry, or the notes that a target generates; only GitHub does. Returns `undefined` if any
 * other version has no entry.
 */
function readReleaseNotes(changelog, { version, link }) {
    const exact = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_1__/* .parseVersion */ .ot)(version);
    const own = exact && (0,_plugin_documents_major_change_js__WEBPACK_IMPORTED_MODULE_0__/* .findChangelogEntry */ .m)(changelog, exact);
    if (own?.isEmpty === false)
        return { text: formatEntry(own, changelog, link), generate: false };
    if (!version.includes("-"))
        return undefined;
    const next = changelog.entries.find(({ isUnreleased, isEmpty }) => isUnreleased && !isEmpty);
    return next ? { text: formatEntry(next, changelog, link), generate: false } : { text: "", generate: true };
}
function formatEntry({ body }, { file, text: whole }, link) {
    const text = body.replaceAll("\r\n", "\n").replace(DEFINITION, "").trim();
    const definitions = [...whole.replaceAll("\r\n", "\n").matchAll(DEFINITION)]
        .flatMap(([line, label = ""]) => (text.toLowerCase().includes(`[${label.toLowerCase()}]`) ? [line] : []))
        .join("\n");
    const most = LONGEST - Math.min(definitions.length, LONGEST_DEFINITIONS);
    const cut = (0,_cut_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .cutNotes */ .G)(text, most, `All of it is in ${link === undefined ? file : `[${file}](${link})`}.`);
    const isShown = definitions !== "" && (cut === text || definitions.length <= LONGEST_DEFINITIONS);
    return isShown ? `${cut}\n\n${definitions}` : cut;
}
const MARK = "<!-- plugin-preflight: ";
/** The seal below the notes. It names the commit and the digest, and marks the draft as ours. */
function formatSeal(archive, made) {
    return `${MARK}commit=${made.commit} sha256=${archive.sha256} -->\n\n${formatOrigin(archive, made)}`;
}
/** The part of the seal that people read. Without the other part, a draft still counts as a person's. */
function formatOrigin({ name, sha256 }, { commit, repository, attestation }) {
    const table = ["| File | SHA-256 |", "| --- | --- |", `| \`${name}\` | \`${sha256}\` |`];
    const proof = attestation ? ` To see it proved: \`gh attestation verify ${name} --repo ${repository}\`` : "";
    return [...table, "", `Made from commit ${commit}.${proof}`].join("\n");
}
/** The commit in our seal. `undefined` if the text has no seal. */
function readSealedCommit(body) {
    return new RegExp(`${MARK}commit=([0-9a-f]{40,64}) sha256=[0-9a-f]{64} -->`, "u").exec(body)?.[1];
}
/** Whether our seal names these bytes and this commit. */
function isSealedFor(body, commit, sha256) {
    return body.includes(`${MARK}commit=${commit} sha256=${sha256} -->`);
}
/** Replaces the seal, and keeps the notes that a person wrote above it. */
function renewSeal(body, newSeal) {
    const at = body.lastIndexOf(MARK);
    const notes = (at === -1 ? body : body.slice(0, at)).trimEnd();
    return notes === "" ? newSeal : `${notes}\n\n${newSeal}`;
}


/***/ }),

/***/ 54381:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ readPin; },
/* harmony export */   _: function() { return /* binding */ UNPINNED; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);


const UNPINNED = "The archive is not pinned, as checked-sha256 is none. Whoever can change the artifact of a run can change its receipt, too";
/**
 * Reads the pin that is given together with an archive of an earlier job. `undefined` if neither is given.
 *
 * @param written such as `sha256:9f\u2026`, 64 hexadecimal digits, or `none`.
 * @param what the caller's name for it, such as `The input checked-sha256`.
 * @throws {UsageError} for a pin without an archive or an archive without a pin, because a name in the workflow is
 * wrong; and for what is not a digest.
 */
function readPin(written, artifact, what) {
    const example = what.example ?? "";
    const digest = `Give the output artifact-sha256 of the job that checked, 64 hexadecimal digits${example}`;
    const text = written?.trim() ?? "";
    if (artifact === undefined) {
        if (written === undefined)
            return undefined;
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} pins the archive of an earlier job, but none is given`, `Give ${what.artifact} the file or folder that the earlier job has made`);
    }
    if (text === "") {
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} is empty or not given, and the archive of an earlier job is not released without its digest`, `${digest}\nAn output that no job sets is empty: see its name in the outputs of that job. To release without a pin, give none`);
    }
    if (text === "none")
        return "none";
    const sha256 = /^(?:sha256:)?([0-9a-f]{64})$/iu.exec(text)?.[1];
    if (sha256 === undefined)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${what.pin} is ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(written ?? "")}, which is not a SHA-256`, digest);
    return { sha256: sha256.toLowerCase() };
}


/***/ }),

/***/ 53819:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: function() { return /* binding */ ReleaseProgress; }
/* harmony export */ });
/* harmony import */ var _publisher_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94486);

/** What one run knows of its targets, and what it has done there. */
class ReleaseProgress {
    publishers;
    caller;
    /** The steps that were done, in order. */
    done = [];
    /** The latest plan of each target. */
    latest = new Map();
    /** What is public by now, by target. */
    publicAt = new Map();
    /** Steps that may have been done since their target was read, by target. */
    unconfirmed = new Map();
    /** What readers should know about the targets. Sentences without a full stop. */
    warnings = new Set();
    /** The targets that had content of the version when this run began. */
    heldAtStart = new Set();
    /** The plans that were read since the last step. */
    current = new Set();
    constructor(publishers, caller) {
        this.publishers = publishers;
        this.caller = caller;
    }
    async read(publisher) {
        this.caller.signal?.throwIfAborted();
        const { id } = publisher;
        const known = this.current.has(id) ? this.latest.get(id) : undefined;
        const found = known ?? (await publisher.plan());
        this.current.add(id);
        this.latest.set(id, found);
        if (found.unseen === undefined)
            this.unconfirmed.delete(id);
        if (found.publicAt !== undefined)
            this.publicAt.set(id, found.publicAt);
        for (const what of [...(found.unread ?? []), ...(found.remarks ?? [])])
            this.warnings.add(what);
        return found;
    }
    /** All steps of all targets, in the order in which they run. */
    async readAll() {
        const steps = [];
        for (const publisher of this.publishers)
            steps.push(...(await this.read(publisher)).steps);
        return steps.toSorted((a, b) => _publisher_js__WEBPACK_IMPORTED_MODULE_0__/* .PHASES */ .ZG.indexOf(a.phase) - _publisher_js__WEBPACK_IMPORTED_MODULE_0__/* .PHASES */ .ZG.indexOf(b.phase));
    }
    async apply(publisher, step) {
        this.caller.signal?.throwIfAborted();
        this.current.clear();
        this.unconfirmed.set(publisher.id, step);
        this.caller.onStep?.(step);
        await publisher.apply(step);
        if (step.action !== "wait")
            this.done.push(step);
    }
    /** Whether there was something to do for a step, and it is done as far as is known. */
    isDone({ id, target, action }) {
        const isStep = (other) => other.id === id && other.target === target;
        const isThere = this.latest.get(target)?.steps.find(isStep)?.action === "noop";
        return action !== "noop" && (isThere || this.done.some(isStep));
    }
    /** What stays at a target of this version, as far as it was read. */
    findHeldContent(id) {
        return this.latest.get(id)?.steps.find(({ held }) => held !== undefined)?.held;
    }
    /** Lets all targets release an archive in place of this run's. */
    useArchive(archive) {
        for (const publisher of this.publishers)
            publisher.useArchive?.(archive);
        this.forgetPlans();
    }
    /** All targets are read again when their plans are asked for. */
    forgetPlans() {
        this.current.clear();
    }
}


/***/ }),

/***/ 99611:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: function() { return /* binding */ publish; }
});

// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/packing/archive-entry.js
var archive_entry = __webpack_require__(71243);
// EXTERNAL MODULE: ./build/bundled/packing/artifact-fault.js
var artifact_fault = __webpack_require__(13425);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
// EXTERNAL MODULE: ./build/bundled/release/attestation.js
var release_attestation = __webpack_require__(74748);
// EXTERNAL MODULE: ./build/bundled/workspace/archive.js + 2 modules
var workspace_archive = __webpack_require__(24852);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/network/pause.js
var pause = __webpack_require__(65831);
// EXTERNAL MODULE: ./build/bundled/release/progress.js
var release_progress = __webpack_require__(53819);
;// CONCATENATED MODULE: ./build/bundled/release/finish-with-draft.js
/**
 * Looks at what stayed at the targets when this run began. Where that is other content than this run's, an earlier run
 * was interrupted, and was built to other bytes. If a draft has exactly that content, all targets release it. Returns
 * the archive of that draft. Otherwise the plan has the conflict.
 *
 * @throws {TargetFault}
 */
async function finishWithDraft(progress) {
    const { publishers, heldAtStart } = progress;
    const holders = publishers.filter(({ id }) => progress.findHeldContent(id) !== undefined);
    for (const { id } of holders)
        heldAtStart.add(id);
    const others = holders.filter(({ id }) => progress.findHeldContent(id) === "other");
    if (others.length === 0 || holders.some((holder) => !holder.holds))
        return undefined;
    const archive = await findArchive(publishers, holders);
    if (!archive) {
        // Which drafts were not compared is in the next plan.
        progress.forgetPlans();
        return undefined;
    }
    progress.useArchive(archive);
    const names = others.map(({ id }) => id).join(" and ");
    progress.warnings.add(`${names} had this version already, with other bytes than this build's. The archive of a draft has exactly those, so this run goes on with it: sha256 ${archive.sha256}`);
    return archive;
}
async function findArchive(publishers, holders) {
    for (const publisher of publishers) {
        for await (const archive of publisher.drafted?.() ?? []) {
            const answers = await Promise.all(holders.map(async (holder) => holder.holds?.(archive)));
            if (answers.every(Boolean))
                return archive;
        }
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/what-is-public.js
var what_is_public = __webpack_require__(35009);
;// CONCATENATED MODULE: ./build/bundled/release/make-pending.js



/** The outcome of a release at which somebody else must act before it goes on. It is not a failure. */
function makePending({ target, reason, help }, progress) {
    const { again, later = again } = progress.caller;
    return {
        ...(0,exit_status/* makeReleaseVerdict */.Dl)("pending-review"),
        pending: {
            waitingFor: `${target}: ${reason}`,
            alreadyPublic: (0,what_is_public/* listPublic */.OA)(progress).join("\n") || "nothing",
            notPublic: (0,what_is_public/* listHidden */.rL)(progress).join("\n") || "nothing",
            whatHappens: help ?? (0,remedies/* explainRerun */.oS)(later, "When that is over, run this again"),
        },
    };
}

// EXTERNAL MODULE: ./build/bundled/release/make-stop.js
var make_stop = __webpack_require__(37651);
// EXTERNAL MODULE: ./build/bundled/release/publisher.js
var release_publisher = __webpack_require__(94486);
;// CONCATENATED MODULE: ./build/bundled/release/release.js









const ALL = { phases: release_publisher/* PHASES */.ZG, pause: 1000 };
const DRY = { ...ALL, phases: [] };
/** How often in a row a target may leave it open whether a step was done. */
const MOST_UNSURE = 5;
/** More than the number of all steps, in case somebody else undoes some of them. */
const MOST_TURNS = 30;
class HurdleFound extends Error {
    step;
    constructor(step) {
        super(step.reason);
        this.step = step;
    }
}
/** A target refused a step, and still needs it. */
class StepRefused extends Error {
    refusal;
    constructor(refusal) {
        super(refusal.fault.message);
        this.refusal = refusal;
    }
}
/**
 * Brings every target from its remote state to the release spec. Each target is read again after each step. A run
 * that ended anywhere is therefore finished by the next run, and nothing is done twice.
 */
async function release(publishers, caller, releasing = ALL) {
    const progress = new release_progress/* ReleaseProgress */.r(publishers, caller);
    const { signal } = caller;
    let plan = [];
    let finished;
    const describe = () => ({
        plan,
        done: plan.filter((step) => progress.isDone(step)),
        targets: (0,what_is_public/* describeTargets */.Eg)(progress),
        warnings: [...progress.warnings],
        finished,
    });
    const makeOutcome = (state) => ({ ...describe(), ...(0,exit_status/* makeReleaseVerdict */.Dl)(state) });
    const makeOutcomeOfStop = (ending) => ({ ...describe(), ...(0,make_stop/* makeStop */.f)(ending, progress) });
    const makeOutcomeOfWait = (step) => ({ ...describe(), ...makePending(step, progress) });
    try {
        await progress.readAll();
        finished = await finishWithDraft(progress);
        plan = await progress.readAll();
        refuseHurdles(plan);
        const isDone = plan.every(({ action }) => action === "noop");
        if (isDone || releasing.phases.length === 0)
            return makeOutcome(isDone ? "noop" : "planned");
        for (const phase of releasing.phases) {
            // Nothing permanent is done while another target could not follow.
            if (phase === "commit")
                refuseHurdles(await progress.readAll());
            const held = [];
            for (const publisher of publishers)
                held.push(...(await finishPhase(publisher, phase, progress, releasing.pause)));
            const [hold] = held;
            if (hold && isBeforeCommit(phase))
                return makeOutcomeOfWait(hold);
        }
        await progress.readAll();
        const next = publishers.flatMap(({ id }) => findNext(progress.latest.get(id)) ?? []);
        const left = next.find(({ action }) => action !== "wait");
        if (left)
            return makeOutcomeOfStop(left.action === "rejected" ? { step: left } : { left });
        const [waiting] = next;
        return waiting ? makeOutcomeOfWait(waiting) : makeOutcome("released");
    }
    catch (error) {
        if (error instanceof HurdleFound)
            return makeOutcomeOfStop({ step: error.step });
        const { fault, step } = error instanceof StepRefused ? error.refusal : { fault: error };
        const thrown = signal?.aborted === true ? signal.reason : fault;
        const isKnown = thrown instanceof release_publisher/* TargetFault */.Ej || thrown instanceof errors/* Interrupted */.j$;
        return { ...makeOutcomeOfStop({ thrown, at: step }), ...(!isKnown && { crash: thrown }) };
    }
}
/** Runs the steps of one phase until none is left. Returns the step at which somebody else must act first. */
async function finishPhase(publisher, phase, progress, wait) {
    const { done, unconfirmed, caller } = progress;
    let unsure = 0;
    let refusal;
    let waited;
    for (let turn = 1; turn <= MOST_TURNS; turn++) {
        const { steps } = await (refusal
            ? readAfterRefusal(refusal, () => progress.read(publisher))
            : progress.read(publisher));
        refuseHurdles(steps);
        const next = steps.find((step) => step.phase === phase && step.action !== "noop");
        if (!next)
            return [];
        if (refusal && isSameStep(next, refusal.step))
            throw new StepRefused(refusal);
        if (waited && isSameStep(next, waited))
            return [next];
        // The target does not show the last step yet.
        if (next.id === done.at(-1)?.id && turn > 1)
            await (0,pause/* pause */.v)(wait, caller.signal);
        refusal = undefined;
        try {
            await progress.apply(publisher, next);
            unsure = 0;
            if (next.action === "wait")
                waited = next;
        }
        catch (error) {
            if (!(error instanceof release_publisher/* TargetFault */.Ej))
                throw error;
            const isRefused = error.kind !== "unsure";
            if (isRefused)
                unconfirmed.delete(publisher.id);
            if (isRefused || ++unsure === MOST_UNSURE)
                refusal = { step: next, fault: error };
            await (0,pause/* pause */.v)(wait * Math.max(unsure, 1), caller.signal);
        }
    }
    return [];
}
/** If the target cannot be read after a refusal, the refusal stays the cause. */
async function readAfterRefusal(refusal, read) {
    try {
        return await read();
    }
    catch (error) {
        throw error instanceof release_publisher/* TargetFault */.Ej ? new StepRefused(refusal) : error;
    }
}
function findNext(plan) {
    return plan?.steps.find(({ action }) => action !== "noop");
}
function isSameStep(a, b) {
    return a.id === b.id && a.action === b.action;
}
function isBeforeCommit(phase) {
    return release_publisher/* PHASES */.ZG.indexOf(phase) < release_publisher/* PHASES */.ZG.indexOf("commit");
}
/** Stops at the first step that no run can do. */
function refuseHurdles(steps) {
    const hurdle = steps.find(({ action }) => ["conflict", "blocked", "rejected"].includes(action));
    if (hurdle)
        throw new HurdleFound(hurdle);
}

// EXTERNAL MODULE: ./build/bundled/packing/difference/package-facts.js
var package_facts = __webpack_require__(74556);
// EXTERNAL MODULE: ./build/bundled/packing/sums.js
var packing_sums = __webpack_require__(24954);
// EXTERNAL MODULE: ./build/bundled/release/compare-with-previous.js
var compare_with_previous = __webpack_require__(49122);
;// CONCATENATED MODULE: ./build/bundled/release/since-release.js




/** The first target with an older release decides. A fault or an interruption here does not undo the release. */
async function describeChangesSinceRelease(publishers, archive) {
    for (const publisher of publishers) {
        try {
            const before = await publisher.previous?.();
            if (!before)
                continue;
            const { tag } = before;
            if ("refused" in before)
                return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
            const { bytes, opened } = before;
            const known = { name: tag, sha256: (0,packing_sums/* computeSha256 */.jH)(bytes), size: bytes.length };
            return { since: await (0,compare_with_previous/* compareWithPrevious */.R)(await (0,package_facts/* readPackageFacts */.w)(opened, known), archive), warnings: [] };
        }
        catch (error) {
            if (error instanceof errors/* Interrupted */.j$)
                return { warnings: [] };
            const why = error instanceof Error ? error.message : String(error);
            return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
        }
    }
    return { warnings: [] };
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./build/bundled/text/json/read-json.js + 1 modules
var read_json = __webpack_require__(90778);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
// EXTERNAL MODULE: ./build/bundled/text/location.js
var text_location = __webpack_require__(34739);
;// CONCATENATED MODULE: ./build/bundled/release/locate-in-archive.js




const LONGEST_POINTER = 1_000;
const MOST_BYTES = 4 * 1024 * 1024;
/**
 * Makes a locator for the archive of a plugin. Places are untrusted.
 *
 * @param folder the plugin's folder in the repository.
 */
function makeLocator(workspace, folder) {
    const read = new Map();
    return ({ path, pointer, startLine, endLine }) => {
        if (workspace.entry(path)?.kind !== "file")
            return undefined;
        const file = (0,workspace_workspace/* joinPath */.uJ)(folder, path);
        if (!read.has(path))
            read.set(path, readFile(workspace, path, file));
        const found = read.get(path);
        if (!found)
            return { file };
        const steps = pointer === undefined ? undefined : readPointer(pointer, found.json.value);
        const place = steps && found.json.value !== undefined ? found.json.at(...steps) : undefined;
        if (place)
            return { file, range: place.range, ...(place.pointer !== undefined && { pointer: place.pointer }) };
        return (0,text_location/* makeLocation */.i)(file, startLine === undefined ? undefined : findLines(found.lines, startLine, endLine));
    };
}
function readFile(workspace, path, file) {
    const bytes = workspace.bytes(path, MOST_BYTES);
    if (!bytes)
        return undefined;
    const lines = (0,text_lines/* indexLines */.u)(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
    return { json: (0,read_json/* readJson */.V)(file, bytes), lines };
}
function findLines(lines, startLine, endLine = startLine) {
    if (lines.line(startLine) === undefined)
        return undefined;
    const last = endLine > startLine && lines.line(endLine) !== undefined ? endLine : startLine;
    const column = (lines.line(last) ?? "").length + 1;
    return { start: { line: startLine, column: 1 }, end: { line: last, column } };
}
/** The steps of a JSON Pointer (RFC 6901) into a value. `undefined` if it is none. */
function readPointer(pointer, value) {
    if (pointer.length > LONGEST_POINTER || (pointer !== "" && !pointer.startsWith("/")))
        return undefined;
    let node = value;
    return pointer
        .split("/")
        .slice(1)
        .map((word) => {
        const key = word.replaceAll("~1", "/").replaceAll("~0", "~");
        const isIndex = Array.isArray(node) && /^(?:0|[1-9]\d{0,9})$/u.test(key);
        const isObject = typeof node === "object" && node !== null && Object.hasOwn(node, key);
        node = isObject ? node[key] : undefined;
        return isIndex ? Number(key) : key;
    });
}

;// CONCATENATED MODULE: ./build/bundled/release/report-judgements.js





const LONGEST_MESSAGE = 500;
/** Whatever a target finds: its own rules are the subjects. */
const TARGET_CODE = "found";
/**
 * Adds what targets have found to the report of the plugin that is released, each target as a check. A place in the
 * archive becomes the place in the repository, so that every reporter shows it at its line.
 */
function reportJudgements(preflight, judgements, archive) {
    const [plugin, ...others] = preflight.report.plugins;
    if (!plugin || judgements.length === 0)
        return preflight;
    const opened = (0,workspace_archive/* openArchive */.p)(archive.bytes);
    const locate = "refused" in opened ? () => undefined : makeLocator(opened.workspace, (0,report/* getFolder */.L2)(plugin));
    let judged = plugin;
    for (const judgement of judgements)
        judged = addOutcome(judged, judgement, locate);
    return { ...preflight, report: { ...preflight.report, plugins: [judged, ...others] } };
}
function addOutcome(plugin, judged, locate) {
    const { target, title, url } = judged;
    const manifest = { file: (0,workspace_workspace/* joinPath */.uJ)((0,report/* getFolder */.L2)(plugin), "manifest.json") };
    const findings = judged.findings.map((finding) => makeFinding(finding, judged, locate, manifest));
    const about = { check: target, title, url };
    const outcome = findings.length === 0 ? { ...about, status: "met" } : { ...about, status: "unmet", findings };
    return { ...plugin, outcomes: [...plugin.outcomes, outcome], findings: [...plugin.findings, ...findings] };
}
function makeFinding({ rule, severity, message, help, url, place }, { target, url: page }, locate, manifest) {
    const location = place && locate(place);
    const words = (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(message, LONGEST_MESSAGE));
    const elsewhere = place && !location ? `, at ${(0,safe/* quote */.hD)(place.path, 200)}, which the archive does not contain` : "";
    return {
        check: target,
        code: TARGET_CODE,
        subject: [...(rule === undefined ? [] : [rule]), message],
        severity,
        stopsRelease: severity === "error",
        message: `${words}${elsewhere}`,
        help,
        url: url ?? page,
        location: location ?? manifest,
    };
}

// EXTERNAL MODULE: ./build/bundled/core/action-interface.js
var action_interface = __webpack_require__(49396);
// EXTERNAL MODULE: ./build/bundled/github/client.js + 3 modules
var client = __webpack_require__(35860);
// EXTERNAL MODULE: ./build/bundled/github/releases.js
var releases = __webpack_require__(80030);
// EXTERNAL MODULE: ./build/bundled/core/github-limits.js
var github_limits = __webpack_require__(39064);
// EXTERNAL MODULE: ./build/bundled/github/fault.js
var github_fault = __webpack_require__(58146);
// EXTERNAL MODULE: ./build/bundled/release/notes.js
var notes = __webpack_require__(17383);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-remedies.js


const WHEN_DONE = "When that is done, run this again";
const OWN_TOKEN = "In a workflow the job's own token will do: leave out the input github-token";
/** What to do where GitHub refuses for another reason than a permission that is missing. */
function explainRefusal(refusal, { repository, again }) {
    const [owner = ""] = repository.split("/");
    switch (refusal.why) {
        case "sign-on": {
            const page = refusal.address ?? "https://github.com/settings/tokens";
            const where = refusal.address === undefined ? `at "Configure SSO" of the token, for ${owner}` : "on this page";
            return (0,remedies/* explainRerun */.oS)(again, `Authorize the token for single sign-on ${where}, as its owner:\n  ${page}\n${OWN_TOKEN}. ${WHEN_DONE}`);
        }
        case "elsewhere": {
            const to = refusal.address === undefined ? "" : ` to ${refusal.address}`;
            return (0,remedies/* explainRerun */.oS)(again, `What answers leads elsewhere${to}: the repository was renamed, or another server answers for GitHub. If it was renamed, say its new name:\n  ${remedies/* NAME_REPOSITORY */.ZF}\nIf not, see that GITHUB_API_URL is the address of GitHub. ${WHEN_DONE}`);
        }
        case "archived":
            return (0,remedies/* explainRerun */.oS)(again, `An archived repository takes no release. Make it writable:\n  gh repo unarchive ${(0,shell_word/* quoteForShell */.e)(repository)}\n${WHEN_DONE}`);
        case "suspended-app":
            return `The GitHub App that the token is of is suspended for ${owner}. An owner ends that at "Installed GitHub Apps" of its settings. ${OWN_TOKEN}`;
        case "suspended-account":
            return "The account that the token is of is suspended. Its owner asks GitHub's support; meanwhile, give the token of another account:\n  https://support.github.com";
        case "address":
            return (0,remedies/* explainRerun */.oS)(again, `Only addresses on the list of ${owner} may ask. Run this on a machine that is on it, such as a runner of your own. Or let an owner add this one at "IP allow list" of its settings. ${WHEN_DONE}`);
        case "app":
            return `An owner of ${owner} has to approve the app of the token, at "OAuth app policy" of its settings. A fine-grained token of a person needs no app. ${OWN_TOKEN}`;
        case "token":
            return `${owner} refuses this kind of token: make one as GitHub asks for in its answer. ${OWN_TOKEN}`;
        case "locked":
            return (0,remedies/* explainRerun */.oS)(again, `The conversation is locked. Somebody who may write opens it. ${WHEN_DONE}`);
        case "blocked":
            return "GitHub has blocked the repository, and no token changes that. Its owner asks GitHub's support:\n  https://support.github.com";
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-faults.js




/** What GitHub says where a permission is missing. */
const PERMISSION = /not accessible by|must have (?:admin|push|write)|write access|permission/iu;
/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
function makeReadFault(error, about) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        return error;
    if (error.kind !== "forbidden")
        return new release_publisher/* TargetFault */.Ej("unavailable", error.message, explainRetry(error, about));
    return new release_publisher/* TargetFault */.Ej("forbidden", error.message, explainAccess(error, about));
}
/**
 * Makes a fault of a failed write. Any other error stays itself.
 *
 * @param step the step that was not done, as far as is known.
 * @param isStillThere whether the release that was written to still exists. Then a 404 is a refusal.
 */
function makeWriteFault(error, { id }, about, isStillThere = false) {
    if (!(error instanceof github_fault/* GitHubFault */.Q))
        return error;
    const { kind, status, message, refusal } = error;
    if (/immutable release/iu.test(message)) {
        const what = `GitHub never takes this tag again, as an immutable release once had it: ${message}`;
        return new release_publisher/* TargetFault */.Ej("burnt", what, (0,remedies/* explainNewVersion */.Yi)(about.tag, about.version));
    }
    // Somebody else was faster, or the release is gone. Reading the target again decides.
    const isGone = status === 404 && id !== "draft" && !isStillThere;
    const isChanged = /already_exists|already exists/iu.test(message) || isGone;
    if (kind === "lost" || isChanged)
        return new release_publisher/* TargetFault */.Ej("unsure", message, explainRetry(error, about));
    if (kind === "busy" || kind === "invalid" || kind === "unreached")
        return new release_publisher/* TargetFault */.Ej("unavailable", message, explainRetry(error, about));
    const more = id === "draft" && status !== 401 && !refusal ? `\n${(0,remedies/* explainWorkflowChange */.zt)(about.tag)}` : "";
    return new release_publisher/* TargetFault */.Ej("forbidden", message, (status === 404 ? (0,remedies/* explainPermission */.zi)(about.repository) : explainAccess(error, about)) + more);
}
/** How to give the token its permission, if that is what is missing. */
function explainAccess({ status, refusal, message }, about) {
    const { repository } = about;
    if (refusal)
        return explainRefusal(refusal, about);
    if (status === 401)
        return (0,remedies/* explainOtherToken */.vA)();
    if (status === 403) {
        return PERMISSION.test(message)
            ? (0,remedies/* explainPermission */.zi)(repository)
            : `Do what GitHub says in its answer. If that is about what the token may do:\n${(0,remedies/* explainPermission */.zi)(repository)}`;
    }
    return `See that ${repository} is the repository, as GITHUB_REPOSITORY says. Give a token that may see it: GitHub hides what a token may not see\n  gh release list --repo ${repository}`;
}
function explainRetry({ kind, status, refusal }, about) {
    const { again } = about;
    if (refusal)
        return explainRefusal(refusal, about);
    if (status === 409)
        return (0,remedies/* explainRerun */.oS)(again, "Something else is changing the repository; run this again when it is over");
    if (kind === "unreached")
        return (0,remedies/* explainRerun */.oS)(again, "Fix the connection to GitHub, and run this again");
    if (kind === "busy")
        return (0,remedies/* explainRerun */.oS)(again, "Run this again when that time is over");
    if (kind === "invalid")
        return (0,remedies/* explainRerun */.oS)(again, "Fix what GitHub names, such as a rule of the repository, and run this again");
    if (status !== undefined)
        return (0,remedies/* explainRerun */.oS)(again, "GitHub has trouble; run this again later");
    return (0,remedies/* explainRerun */.oS)(again, "See that GitHub is reached from here, with HTTPS_PROXY and NO_PROXY where there is a proxy, and run this again");
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-step.js

const TARGET = "github-release";
/** A step of this target, in the phase that can be undone. */
const makeStep = (0,release_publisher/* makeStepsOf */.d1)(TARGET, "stage");

// EXTERNAL MODULE: ./build/bundled/workspace/archive-limits.js
var archive_limits = __webpack_require__(90881);
;// CONCATENATED MODULE: ./build/bundled/release/targets/release-contents.js



const MOST_SUMS_BYTES = 1024 * 1024;
/** Reads the files of releases. If the server names no digest, the file is downloaded and hashed, once. */
class ContentsReader {
    github;
    spec;
    digests = new Map();
    texts = new Map();
    constructor(github, spec) {
        this.github = github;
        this.spec = spec;
    }
    /** Remembers the content of a file that this run has sent. */
    remember({ id }, { name, bytes, sha256 }) {
        this.digests.set(id, sha256);
        if (name === packing_sums/* SUMS */.vf)
            this.texts.set(id, { text: new TextDecoder().decode(bytes) });
    }
    /** @throws {GitHubFault} also if one of our files cannot be read. */
    async read(release) {
        const assets = [];
        for (const asset of await this.github.assets(release))
            assets.push(await this.addDigest(asset));
        const file = assets.find(({ name, state }) => name === packing_sums/* SUMS */.vf && state === "uploaded");
        return file ? { assets, sums: await this.readSums(file, assets) } : { assets };
    }
    /** @throws {GitHubFault} also if the bytes do not have the listed digest. */
    async bytes({ id, name, size, digest }) {
        const bytes = await this.github.download(id, archive_limits/* MOST_ARCHIVED_BYTES */.Fw);
        const isSame = digest === undefined ? bytes.length === size : digest === `sha256:${(0,packing_sums/* computeSha256 */.jH)(bytes)}`;
        if (isSame)
            return bytes;
        throw new github_fault/* GitHubFault */.Q("lost", `What GitHub sends of ${name} is not what it has there`);
    }
    async addDigest(asset) {
        const { archive, attestation } = this.spec;
        const isOurs = [archive.name, attestation?.name, packing_sums/* SUMS */.vf].includes(asset.name);
        if (asset.digest !== undefined || asset.state !== "uploaded" || asset.size > archive_limits/* MOST_ARCHIVED_BYTES */.Fw || !isOurs)
            return asset;
        const known = this.digests.get(asset.id) ?? (0,packing_sums/* computeSha256 */.jH)(await this.bytes(asset));
        this.digests.set(asset.id, known);
        return { ...asset, digest: `sha256:${known}` };
    }
    async readSums(file, assets) {
        const known = this.texts.get(file.id) ?? this.recogniseSums(file, assets) ?? (await this.fetchSums(file));
        this.texts.set(file.id, known);
        return known;
    }
    /** A list of exactly our files is recognised by its digest. */
    recogniseSums(file, assets) {
        const remote = [this.spec.archive, this.spec.attestation].flatMap((one) => {
            const sha256 = findAssetDigest(assets.find(({ name }) => name === one?.name));
            return one && sha256 !== undefined ? [{ name: one.name, sha256 }] : [];
        });
        const lists = [remote, remote.slice(0, 1)]
            .filter(({ length }) => length > 0)
            .map((files) => (0,packing_sums/* makeSumsFile */.NS)(...files));
        const own = lists.find(({ sha256 }) => sha256 === findAssetDigest(file));
        return own && { text: new TextDecoder().decode(own.bytes) };
    }
    async fetchSums(file) {
        if (file.size > MOST_SUMS_BYTES)
            return { refused: "it has more than 1 MiB" };
        const bytes = await this.bytes(file);
        try {
            return { text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
        }
        catch (error) {
            if (error instanceof TypeError)
                return { refused: "it is not a text in UTF-8" };
            throw error;
        }
    }
}
/** In hexadecimal. `undefined` if the upload is not complete, or the digest is not known. */
function findAssetDigest(asset) {
    if (asset?.state !== "uploaded")
        return undefined;
    return /^sha256:([0-9a-f]{64})$/u.exec(asset.digest ?? "")?.[1];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-files.js





/** Plans how one file gets into the release. From a public release, nothing is removed but a broken upload. */
function makeFileStep(remote, spec, file) {
    const id = `file:${file.name}`;
    const { release } = remote;
    const asset = remote.assets.find(({ name }) => name === file.name);
    const evidence = { spec: file.sha256, ...(asset && { remote: findAssetDigest(asset) ?? asset.state }) };
    const isContent = release?.draft === false && asset !== undefined && file.name === spec.archive.name;
    const isSame = asset && findAssetDigest(asset) === file.sha256;
    const held = isContent && !isBroken(asset) ? (isSame ? "same" : "other") : undefined;
    if (isSame) {
        return makeStep({ id, action: "noop", reason: `${file.name} is there with the right digest`, evidence, held });
    }
    if (asset && !isBroken(asset) && file.name === packing_sums/* SUMS */.vf && "refused" in (remote.sums ?? {})) {
        return { ...planUnreadableSums(remote.sums, spec, release), evidence };
    }
    const given = release && !release.draft ? planPublicFile(remote, release, spec, file) : planDraftFile(remote, spec, file);
    return { ...given, held, evidence };
}
/** A broken upload contains no bytes, so it can be removed. */
function isBroken({ state }) {
    return state === "starter";
}
function planDraftFile({ release, assets, sums }, spec, file) {
    const id = `file:${file.name}`;
    const asset = assets.find(({ name }) => name === file.name);
    if (!asset)
        return makeStep({ id, action: "create", reason: `Send ${file.name}` });
    if (isBroken(asset))
        return planResend(file);
    // Another run or a person sent this file. The first one wins, and nothing is removed.
    if (release && file.name === spec.archive.name && (0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        const reason = `${file.name} is in the draft with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is there, and this build has ${file.sha256}`;
        const help = `Remove ${file.name} and ${packing_sums/* SUMS */.vf} from the draft, and run this job again. If the archive in it is the one to release, hand over that one: ${remedies/* HANDING */.uE}`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    const why = file.name === packing_sums/* SUMS */.vf && sums !== undefined
        ? "the lines of other files in it stay as they are"
        : "what is there has another digest";
    return makeStep({ id, action: "replace", reason: `Send ${file.name} anew: ${why}` });
}
function planPublicFile(remote, release, spec, file) {
    const id = `file:${file.name}`;
    const asset = remote.assets.find(({ name }) => name === file.name);
    if (!asset && !release.immutable) {
        return makeStep({ id, action: "create", reason: `Add ${file.name} to the release`, irreversible: true });
    }
    if (asset && isBroken(asset) && !release.immutable)
        return { ...planResend(file), irreversible: true };
    if (!asset || isBroken(asset)) {
        const help = `${(0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)}\n${(0,remedies/* explainNewDraft */.hE)()}`;
        const reason = `${spec.tag} is released without ${file.name}, and the release is immutable`;
        return makeStep({ id, action: "conflict", reason, help });
    }
    if (file.name === packing_sums/* SUMS */.vf)
        return planPublicSums(remote.sums, release, spec, file);
    // Each run signs again. A public attestation of the same archive is as good.
    if (file.name === spec.attestation?.name) {
        return makeStep({ id, action: "noop", reason: `${file.name} is released, and stays as it is` });
    }
    const reason = `${file.name} is released with other bytes: sha256 ${findAssetDigest(asset) ?? "unknown"} is public, and this build has ${file.sha256}`;
    return makeStep({ id, action: "conflict", reason, help: (0,remedies/* explainFirstArchive */.m6)(spec) });
}
/** A list that names the right digest of the archive is as good as ours, whatever else it contains. */
function planPublicSums(sums, release, spec, file) {
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const { name } = spec.archive;
    const digest = (0,packing_sums/* findDigest */.u$)(new TextDecoder().decode(file.bytes), name) ?? "";
    const listed = sums !== undefined && "text" in sums ? (0,packing_sums/* findDigest */.u$)(sums.text, name) : undefined;
    if (listed === digest) {
        return makeStep({ id, action: "noop", reason: `${packing_sums/* SUMS */.vf} is released, and stays as it is` });
    }
    const what = listed === undefined ? `has no line for ${name}` : `names ${listed} for ${name}`;
    const line = { name, sha256: digest, isNamed: listed !== undefined };
    const reason = `The ${packing_sums/* SUMS */.vf} that is released ${what}, and nothing that is public is changed`;
    const help = release.immutable
        ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
        : (0,remedies/* explainCorrectSums */.eR)(spec.tag, line, spec.again);
    return makeStep({ id, action: "conflict", reason, help });
}
function planUnreadableSums(sums, spec, release) {
    const why = sums !== undefined && "refused" in sums ? sums.refused : "unknown";
    const id = `file:${packing_sums/* SUMS */.vf}`;
    const isPublic = release?.draft === false;
    const reason = `The ${packing_sums/* SUMS */.vf} that is in the ${isPublic ? "release" : "draft"} cannot be read: ${why}`;
    const help = isPublic
        ? (0,remedies/* explainNewVersion */.Yi)(spec.tag, spec.version)
        : `Remove ${packing_sums/* SUMS */.vf} from the draft, and run this job again`;
    return makeStep({ id, action: "conflict", reason, help });
}
function planResend({ name }) {
    const reason = `Send ${name} again: what is there is what is left of an upload that broke`;
    return makeStep({ id: `file:${name}`, action: "replace", reason });
}

// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/text/versions/versions.js
var versions = __webpack_require__(86785);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release-steps.js







/** The files of the release. The list of digests comes last; in a draft it keeps the lines that others wrote. */
function listReleaseFiles(remote, spec) {
    const { sums } = remote;
    const files = [spec.archive, ...(spec.attestation ? [spec.attestation] : [])];
    return [...files, sums !== undefined && "text" in sums ? (0,packing_sums/* updateSums */.q_)(sums.text, ...files) : (0,packing_sums/* makeSumsFile */.NS)(...files)];
}
/** All steps of this target, in the order in which they run. */
function planSteps(remote, spec) {
    return [
        planTag(remote, spec),
        planDraft(remote, spec),
        ...listReleaseFiles(remote, spec).map((file) => makeFileStep(remote, spec, file)),
        planNotes(remote, spec),
        planPublication(remote, spec),
        planTidying(remote),
    ];
}
/**
 * The text of the draft.
 *
 * @param words makes the notes for a draft that has none yet.
 */
async function formatBody(remote, spec, words) {
    const { body = "" } = remote.release ?? {};
    const { archive } = spec;
    if (body.trim() !== "")
        return (0,notes/* renewSeal */.no)(body, (0,notes/* formatSeal */.Z3)(archive, spec));
    return [await words(), (0,notes/* formatOrigin */.cp)(archive, spec)].join("\n\n").trim();
}
function planTag({ commit }, spec) {
    const id = "tag";
    const tag = spec.tag;
    const evidence = { tag: commit ?? "", checkedOut: spec.commit };
    if (commit === undefined) {
        return makeStep({ id, action: "blocked", reason: `GitHub has no tag ${tag}`, help: (0,remedies/* explainPushTag */.WC)(tag), evidence });
    }
    if (commit === spec.commit) {
        const which = spec.isPinned ? "that the archive was made of" : "that is checked out";
        return makeStep({ id, action: "noop", reason: `${tag} names the commit ${which}`, evidence });
    }
    const own = shortenHash(spec.commit);
    const reason = `On GitHub ${tag} names commit ${shortenHash(commit)}, and ${spec.isPinned ? `the archive was made of ${own}` : `${own} is checked out`}`;
    const help = spec.isPinned
        ? (0,remedies/* explainMovedTag */.Rc)(tag)
        : `If the tag was moved, the run of its new commit releases it, and this one need not. ${(0,remedies/* explainCheckOut */.Eh)(tag)}`;
    return makeStep({ id, action: "conflict", reason, help, evidence });
}
function planDraft({ release }, spec) {
    const id = "draft";
    if (!release)
        return makeStep({ id, action: "create", reason: `Make a draft release of ${spec.tag}` });
    const evidence = { release: String(release.id), url: release.url };
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: `${spec.tag} is released`, evidence });
    return makeStep({ id, action: "noop", reason: `The draft ${String(release.id)} is there`, evidence });
}
function planNotes({ release }, spec) {
    const id = "notes";
    // A public release is not written to, and a person's draft keeps its notes.
    if (!release)
        return makeStep({ id, action: "noop", reason: "The notes come with the draft" });
    if (!release.draft)
        return makeStep({ id, action: "noop", reason: "The notes stay as they are" });
    if (release.body.trim() === "") {
        return makeStep({ id, action: "create", reason: "Write the notes into the draft, which has none" });
    }
    if ((0,notes/* readSealedCommit */.qK)(release.body) === undefined) {
        return makeStep({ id, action: "noop", reason: "The draft is a person's: its notes are kept" });
    }
    return release.body.includes((0,notes/* formatSeal */.Z3)(spec.archive, spec))
        ? makeStep({ id, action: "noop", reason: "The notes are there" })
        : makeStep({ id, action: "replace", reason: "Name the digest of the archive that is released below the notes" });
}
function planPublication(remote, spec) {
    const id = "publish";
    const { release } = remote;
    if (release && !release.draft)
        return makeStep({ id, phase: "commit", action: "noop", reason: "Everyone sees it" });
    const latest = isLatest(remote, spec);
    const kind = isPrerelease(remote, spec) ? ", as a prerelease" : latest ? ", as the latest" : "";
    const reason = `Publish the release${kind}`;
    const evidence = { latest: String(latest) };
    return makeStep({ id, phase: "commit", action: "create", reason, irreversible: true, evidence });
}
/** A person may have marked the draft of any version as a prerelease. */
function isPrerelease({ release }, { version }) {
    return version.includes("-") || release?.prerelease === true;
}
/**
 * Our drafts that another run left, because it was built to other bytes, because the list did not show the first draft
 * yet, or because both ran at the same time.
 */
function planTidying({ others }) {
    const id = "tidy";
    const [leftover] = others.filter(({ body }) => (0,notes/* readSealedCommit */.qK)(body) !== undefined);
    if (!leftover)
        return makeStep({ id, phase: "announce", action: "noop", reason: "No second draft is left" });
    const reason = `Remove the second draft ${String(leftover.id)} that a run of this tool made`;
    return makeStep({ id, phase: "announce", action: "remove", reason, evidence: { release: String(leftover.id) } });
}
/**
 * Whether this is the highest version that is not a prerelease. Of several plugins in one repository, none is the
 * latest.
 */
function isLatest(remote, spec) {
    const { version, packageName, isOneOfSeveral } = spec;
    const ours = (0,versions/* parseVersion */.ot)(version);
    if (!ours || isPrerelease(remote, spec) || isOneOfSeveral)
        return false;
    return remote.all.every(({ tag, draft, prerelease }) => {
        const read = (0,release_tag/* readTag */.zW)(tag, packageName);
        const other = read && (0,versions/* parseVersion */.ot)(read.version);
        return draft || prerelease || !other || other.prerelease || (0,versions/* compareVersions */.Zy)(other, ours) <= 0;
    });
}
function shortenHash(hash) {
    return hash.slice(0, 12);
}

// EXTERNAL MODULE: ./build/bundled/github/pages.js
var pages = __webpack_require__(36438);
// EXTERNAL MODULE: ./build/bundled/text/numbers.js
var numbers = __webpack_require__(51424);
;// CONCATENATED MODULE: ./build/bundled/release/targets/known-releases.js


/** So many pages of a list leave enough of the 60 requests for the rest of a release. */
const MOST_PAGES = 20;
const MOST_LISTED = MOST_PAGES * pages/* PAGE */.KL;
/**
 * The releases of a repository as one run knows them. All are listed once, and the newest page is read again each
 * time.
 */
class KnownReleases {
    github;
    tag;
    known = new Map();
    /** A list may lag behind. These releases are read by their id. */
    watched = new Set();
    isWhole = true;
    pages = MOST_PAGES;
    latest;
    constructor(github, tag) {
        this.github = github;
        this.tag = tag;
    }
    /** Remembers a release that this run made or works on. */
    watch(id) {
        this.watched.add(id);
    }
    forget(id) {
        this.watched.delete(id);
        this.known.delete(id);
    }
    /** Reads the public release of the tag. */
    async read() {
        const published = await this.github.published(this.tag);
        await this.readList(published === undefined);
        for (const id of this.watched)
            await this.refresh(id);
        if (published)
            this.known.set(published.id, published);
        // The list may be newer than the tag, and its entry may be older than the release.
        const listed = this.all().find(({ draft, tag }) => !draft && tag === this.tag);
        return published ?? (listed && (await this.refresh(listed.id)));
    }
    all() {
        const { latest } = this;
        return [...this.known.values(), ...(latest && !this.known.has(latest.id) ? [latest] : [])];
    }
    /** The drafts of the tag, oldest first. */
    drafts() {
        const drafts = this.all().filter(({ tag, draft }) => draft && tag === this.tag);
        return drafts.toSorted((a, b) => a.id - b.id);
    }
    /** Sentences without a full stop. */
    unread() {
        if (this.isWhole)
            return [];
        return [
            `Only the newest ${(0,numbers/* formatNumber */.Z)(MOST_LISTED)} releases were looked at. An older draft of ${this.tag}, or what was released before it, is not known`,
        ];
    }
    async readList(isOpen) {
        const isFirst = this.pages === MOST_PAGES;
        const { releases, isWhole } = await this.github.list(this.pages);
        for (const release of releases)
            this.known.set(release.id, release);
        if (!isFirst)
            return;
        this.isWhole = isWhole;
        // The latest release may be older than all that are listed.
        if (isOpen)
            this.latest = await this.github.latest();
        this.pages = 1;
    }
    async refresh(id) {
        const release = await this.github.one(id);
        if (release)
            this.known.set(id, release);
        else
            this.known.delete(id);
        return release;
    }
}

// EXTERNAL MODULE: ./build/bundled/release/cut-notes.js
var cut_notes = __webpack_require__(70546);
// EXTERNAL MODULE: ./build/bundled/release/targets/previous-release.js
var previous_release = __webpack_require__(92822);
// EXTERNAL MODULE: ./build/bundled/release/targets/describe-differences.js
var describe_differences = __webpack_require__(2563);
;// CONCATENATED MODULE: ./build/bundled/release/targets/github-release.js

















const MOST_READINGS = 3;
/** Of drafts that look like ours. Whoever may write drafts can plant any number of them. */
const MOST_READ = 5;
const READ_ONLY = "The token may only read, and GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";
/** A release on GitHub: first a draft, then its files, and only then is it public. */
function githubRelease(github, given) {
    let spec = given;
    const known = new KnownReleases(github, spec.tag);
    const contents = new ContentsReader(github, spec);
    /** The draft that this run fills. */
    let taken;
    /** The draft that this run made. */
    let made;
    /** How many drafts were not compared with what stays elsewhere. */
    let unread = 0;
    let remote;
    /** Another run may remove a draft between two requests. Then the rest is read again. */
    async function read(attempt = 1) {
        try {
            return await readOnce();
        }
        catch (error) {
            const isGone = error instanceof github_fault/* GitHubFault */.Q && error.status === 404;
            const drafts = known.drafts();
            if (!isGone || drafts.length === 0 || attempt === MOST_READINGS)
                throw error;
            for (const { id } of drafts)
                known.watch(id);
            return read(attempt + 1);
        }
    }
    async function readOnce() {
        const commit = await github.tagCommit(spec.tag);
        const published = await known.read();
        const found = published ? { release: published, ...(await contents.read(published.id)) } : await findDraft();
        if (found?.release.draft) {
            taken = found.release.id;
            known.watch(taken);
        }
        const others = known.drafts().filter(({ id }) => id !== found?.release.id);
        return { commit, release: undefined, assets: [], ...found, all: known.all(), others };
    }
    /**
     * Finds a person's draft, or one of ours with the same bytes. A draft of ours with other bytes is left alone, because
     * another run may be filling it, and because its seal proves nothing: whoever may write drafts can write a seal.
     */
    async function findDraft() {
        const { commit, archive } = spec;
        const isOurs = ({ body }) => (0,notes/* readSealedCommit */.qK)(body) !== undefined;
        const drafts = known.drafts().filter((one) => !isOurs(one) || (0,notes/* isSealedFor */.KC)(one.body, commit, archive.sha256));
        const [before, after] = [taken, made].map((id) => drafts.filter((one) => one.id === id));
        for (const release of [...(before ?? []), ...drafts.slice(0, MOST_READ), ...(after ?? [])]) {
            const held = await contents.read(release.id);
            const digest = findAssetDigest(held.assets.find(({ name }) => name === archive.name));
            if (!isOurs(release) || digest === undefined || digest === archive.sha256)
                return { release, ...held };
        }
        return undefined;
    }
    /** Reads the archives of the drafts that are not sealed for another commit, one after the other. */
    async function* readDrafted() {
        const { archive, commit, isPinned } = spec;
        const drafts = known.drafts().filter(({ body }) => [undefined, commit].includes((0,notes/* readSealedCommit */.qK)(body)));
        if (isPinned)
            return;
        for (const { id } of drafts.slice(0, MOST_READ)) {
            const { assets } = await contents.read(id);
            const asset = assets.find(({ name }) => name === archive.name);
            const sha256 = findAssetDigest(asset);
            if (!asset || sha256 === undefined)
                continue;
            const bytes = await contents.bytes(asset);
            if (!("refused" in (0,workspace_archive/* openArchive */.p)(bytes)))
                yield { name: archive.name, bytes, sha256 };
        }
        unread = drafts.length - MOST_READ;
    }
    function describeUnread() {
        if (unread <= 0)
            return [];
        const what = `Only the ${(0,numbers/* formatNumber */.Z)(MOST_READ)} oldest drafts of ${spec.tag} were compared with what other targets have`;
        return [`${what}, and ${(0,numbers/* formatNumber */.Z)(unread)} not`];
    }
    async function apply({ id }, now) {
        const { release } = now;
        if (id === "draft") {
            // Notes that a person wrote above the seal of an abandoned draft are kept.
            const left = now.others.find(({ body }) => (0,notes/* readSealedCommit */.qK)(body) === spec.commit);
            const text = left?.body ?? (await makeNotes(now));
            const body = (0,notes/* renewSeal */.no)(text, (0,notes/* formatSeal */.Z3)(spec.archive, spec));
            const values = {
                tag_name: spec.tag,
                name: spec.tag,
                body,
                draft: true,
                prerelease: isPrerelease(now, spec),
            };
            made = (await github.create(values)).id;
            known.watch(made);
            return;
        }
        // Somebody removed the draft, or another run has just published its own. Reading again decides.
        if (!release)
            throw new release_publisher/* TargetFault */.Ej("unsure", `The draft of ${spec.tag} is gone`, (0,remedies/* explainRerun */.oS)(spec.again));
        if (id === "notes")
            await github.update(release.id, { body: await formatBody(now, spec, () => makeNotes(now)) });
        else if (id === "publish") {
            const latest = isLatest(now, spec) ? "true" : "false";
            const prerelease = isPrerelease(now, spec);
            const values = { tag_name: spec.tag, draft: false, prerelease, make_latest: latest };
            known.watch(release.id);
            await github.update(release.id, values);
        }
        else if (id === "tidy") {
            const leftover = Number(findLeftover(now, spec));
            // The known state may be old, and somebody may have published the draft or made it their own meanwhile.
            const seen = await github.one(leftover);
            if (seen?.draft === true && (0,notes/* readSealedCommit */.qK)(seen.body) !== undefined)
                await github.remove(leftover);
            known.forget(leftover);
        }
        else
            await send(release, id.slice("file:".length), now);
    }
    async function send(release, name, now) {
        const file = listReleaseFiles(now, spec).find((one) => one.name === name);
        if (!file)
            throw new Error(`No step sends ${name}`);
        // Whatever the plan says: from a public release, nothing is removed but a broken upload.
        const old = now.assets.filter((asset) => asset.name === name && (release.draft || isBroken(asset)));
        for (const asset of old)
            await github.removeAsset(asset.id);
        contents.remember(await github.upload(release, name, file.bytes), file);
    }
    async function makeNotes(now) {
        return spec.notes.generate ? await fetchGeneratedNotes(now) : spec.notes.text;
    }
    /** Without an earlier release of this plugin, GitHub would list the commits of the other plugins, too. */
    async function fetchGeneratedNotes({ all }) {
        const previous = (0,previous_release/* findPreviousRelease */.q)(all, spec)?.release.tag;
        if (previous === undefined && spec.isOneOfSeveral)
            return "";
        const notes = await github.generatedNotes(spec.tag, previous);
        // GitHub's last line leads to all of the commits.
        const range = `${previous === undefined ? "" : `${previous}..`}${spec.tag}`;
        const [whole = `\`git log ${(0,shell_word/* quoteForShell */.e)(range)}\` has all of it.`] = /^\*\*Full Changelog\*\*: .*$/mu.exec(notes) ?? [];
        return (0,cut_notes/* cutNotes */.G)(notes, github_limits/* GITHUB_LIMITS */.f.releaseNotesLength, whole);
    }
    /** Lists which files differ in a public archive with other bytes. */
    async function addDifferences(steps, { assets }) {
        const { name, bytes } = spec.archive;
        const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
        const asset = assets.find((one) => one.name === name && one.state === "uploaded");
        if (!conflict || !asset)
            return steps;
        const details = await (0,describe_differences/* describeDifferences */.g)(github, asset, bytes);
        return steps.map((step) => (step === conflict ? { ...step, details } : step));
    }
    /** GitHub answers 404 for what does not exist, and for what a token may not write. */
    async function isStillThere(error, release) {
        if (!release || !(error instanceof github_fault/* GitHubFault */.Q) || error.status !== 404)
            return false;
        try {
            return (await github.one(release.id)) !== undefined;
        }
        catch (fault) {
            if (fault instanceof github_fault/* GitHubFault */.Q)
                return false;
            throw fault;
        }
    }
    return {
        id: TARGET,
        async plan() {
            try {
                remote = await read();
            }
            catch (error) {
                throw makeReadFault(error, spec);
            }
            const { release } = remote;
            const steps = await addDifferences(planSteps(remote, spec), remote);
            const place = release && (release.draft ? { staged: "a draft, which nobody sees" } : { publicAt: release.url });
            return { steps, unread: [...known.unread(), ...describeUnread()], ...place };
        },
        async *drafted() {
            try {
                yield* readDrafted();
            }
            catch (error) {
                throw makeReadFault(error, spec);
            }
        },
        useArchive(archive) {
            spec = { ...spec, archive };
            taken = undefined;
        },
        async doubts() {
            try {
                return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
            }
            catch (error) {
                if (error instanceof github_fault/* GitHubFault */.Q && error.refusal)
                    return [`A release would be refused: ${error.message}`];
                if (error instanceof github_fault/* GitHubFault */.Q)
                    return [`Whether the token may write is not known: ${error.message}`];
                throw error;
            }
        },
        previous: async () => remote && (0,previous_release/* readPreviousArchive */.S)(github, remote.all, spec),
        async apply(step) {
            if (!remote)
                throw new Error("A step is only done after a plan");
            try {
                await apply(step, remote);
            }
            catch (error) {
                throw makeWriteFault(error, step, spec, await isStillThere(error, remote.release));
            }
        },
    };
}
function findLeftover(remote, spec) {
    return planSteps(remote, spec).find(({ id }) => id === "tidy")?.evidence["release"];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-github-release.js



const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };
/** Connects the target `github-release`. */
async function openGitHubRelease({ github: access, signal, onWait }, spec) {
    if (!access)
        throw new Error("A release on GitHub has an access");
    const called = { ...access, signal, onWait };
    const github = await (0,client/* connect */.Ng)({ ...called, limits: CALLS });
    const uploads = await (0,client/* connect */.Ng)({ ...called, limits: UPLOADS });
    return githubRelease((0,releases/* openReleases */.t)(github, uploads, access.apiUrl), { ...spec, repository: access.repository });
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/processes/ask-version.js
var ask_version = __webpack_require__(55658);
// EXTERNAL MODULE: ./build/bundled/processes/npm-program.js
var npm_program = __webpack_require__(56438);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/registry/registry.js + 1 modules
var registry = __webpack_require__(72758);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/registry/join-known-package.js

/**
 * Joins what the document of a package says with what the address of its tags says. Either may be minutes old. So a tag
 * counts with its higher version: nobody loses by that but a version that gets another tag.
 *
 * @returns `undefined` if neither knows the package.
 */
function joinKnownPackage(document, tags) {
    if (!tags || tags.size === 0)
        return document;
    const versions = new Set([...(document?.versions ?? []), ...tags.values()]);
    const joined = new Map(document?.tags);
    for (const [tag, version] of tags) {
        if (!isHigher(joined.get(tag), version))
            joined.set(tag, version);
    }
    return { versions: [...versions], tags: joined };
}
function isHigher(held, than) {
    const [first, second] = [(0,versions/* parseVersion */.ot)(held ?? ""), (0,versions/* parseVersion */.ot)(than)];
    return first !== undefined && (second === undefined || (0,versions/* compareVersions */.Zy)(first, second) > 0);
}

// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
;// CONCATENATED MODULE: ./build/bundled/processes/share-certificates.js


/** Variables that contain a path, or a list of paths. */
const PATHS = ["NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"];
/**
 * Finds what a program of Node that starts in another folder needs to trust the same certificates. It may be run by an
 * older Node, which ends at an option that it does not know: so the certificates of the system are given in a file.
 */
function shareCertificates(environment) {
    const named = PATHS.flatMap((name) => {
        const value = environment[name];
        return value === undefined || value === "" ? [] : [[name, makeAbsolute(value)]];
    });
    const isSystem = isOn("use-system-ca", environment, environment["NODE_USE_SYSTEM_CA"] === "1");
    return {
        variables: {
            ...Object.fromEntries(named),
            ...(isSystem && { NODE_USE_SYSTEM_CA: "1" }),
            // Every Node knows this one, and without it SSL_CERT_FILE and SSL_CERT_DIR mean nothing.
            ...(isOn("use-openssl-ca", environment, false) && { NODE_OPTIONS: "--use-openssl-ca" }),
        },
        authorities: isSystem ? readAuthorities() : "",
    };
}
function makeAbsolute(paths) {
    return paths
        .split(external_node_path_.delimiter)
        .map((path) => (path === "" ? "" : (0,external_node_path_.resolve)(path)))
        .join(external_node_path_.delimiter);
}
/** Whether this process was started with an option of Node. The last one decides. */
function isOn(option, environment, usual) {
    const listed = (environment["NODE_OPTIONS"] ?? "").split(/\s+/u).map((word) => word.replaceAll('"', ""));
    const last = [...listed, ...process.execArgv]
        .map((word) => word.replaceAll("_", "-"))
        .findLast((word) => word === `--${option}` || word === `--no-${option}`);
    return last === undefined ? usual : last === `--${option}`;
}
function readAuthorities() {
    const { getCACertificates } = external_node_tls_;
    const certificates = new Set(["extra", "system"].flatMap((kind) => getCACertificates?.(kind) ?? []));
    return [...certificates].map((certificate) => `${certificate.trim()}\n`).join("");
}

// EXTERNAL MODULE: ./build/bundled/registry/package-name.js
var package_name = __webpack_require__(24860);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
;// CONCATENATED MODULE: ./build/bundled/registry/npm-failure.js



const LONGEST = 400;
/** Reads what `npm publish --json` prints when it fails. */
function readNpmFailure({ stdout, stderr }, token) {
    const show = (text) => (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(text.replaceAll(token, "***").replace(/\s+/gu, " ").trim(), LONGEST));
    const error = findError(stdout);
    const code = error?.["code"];
    const summary = error?.["summary"];
    const known = typeof code === "string" && /^E?[A-Z0-9_]{2,40}$/u.test(code) ? code : "";
    if (typeof summary === "string" && summary.trim() !== "")
        return { code: known, words: show(summary) };
    const lines = stderr.split(/\r?\n/u).flatMap((line) => /^npm (?:error|ERR!) (?!code )(.*)$/u.exec(line)?.[1] ?? []);
    return { code: known, words: show(lines.join(" ") || "it does not say why") };
}
/** The JSON is the last thing that is printed. */
function findError(printed) {
    const start = /^\{/mu.exec(printed)?.index;
    if (start === undefined)
        return undefined;
    const error = (0,parse_json/* parseJsonObject */.d)(printed.slice(start))?.["error"];
    return (0,json_object/* isObject */.Gv)(error) ? error : undefined;
}

;// CONCATENATED MODULE: ./build/bundled/registry/publish-tarball.js






/** The variable with the token. npm expands its name in our configuration, so that the token is in no file. */
const TOKEN = "PLUGIN_PREFLIGHT_NPM_TOKEN";
const AUTHORITIES = "authorities.pem";
const MOST_OUTPUT = 64 * 1024;
/** How the registry is reached. */
const NETWORK = ["HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY", "https_proxy", "http_proxy", "no_proxy"];
/** What npm signs, and its right to an identity token. */
const PROVENANCE = [
    ...["CI", "GITHUB_ACTIONS", "ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN", "RUNNER_ENVIRONMENT"],
    ...["GITHUB_SERVER_URL", "GITHUB_REPOSITORY", "GITHUB_REPOSITORY_ID", "GITHUB_REPOSITORY_OWNER_ID"],
    ...["GITHUB_REF", "GITHUB_SHA", "GITHUB_WORKFLOW_REF", "GITHUB_EVENT_NAME", "GITHUB_RUN_ID", "GITHUB_RUN_ATTEMPT"],
];
/**
 * Publishes a tarball with npm, from an empty folder with a configuration of its own, so that no file of a repository
 * or a user redirects the token. npm ends by its own limits: a publication cannot be called off.
 *
 * @returns the id of a staged version, "" for any other; or why npm failed.
 */
async function publishTarball(publication) {
    const { exec } = await __webpack_require__.e(/* import() | network */ 815).then(__webpack_require__.bind(__webpack_require__, 81260));
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (home) => {
        const { program, tarball, registry, token, surroundings } = publication;
        const trusted = shareCertificates(surroundings.env);
        (0,temporary_folder/* fillFolder */.qM)(home, {
            "package.tgz": tarball,
            user: `${registry.slice(registry.indexOf("//"))}:_authToken=\${${TOKEN}}\n`,
            global: "",
            [AUTHORITIES]: trusted.authorities,
            "empty/README": "npm starts here, and finds no configuration.\n",
        });
        const printed = { stdout: "", stderr: "" };
        const keep = (stream) => (piece) => {
            if (printed[stream].length < MOST_OUTPUT)
                printed[stream] += piece.toString("utf8");
        };
        const status = await exec(
        // Only this word is split at spaces and quotation marks.
        `"${program.file.replaceAll('"', '\\"')}"`, [...program.args, ...listArguments(publication, home)], {
            cwd: (0,external_node_path_.join)(home, "empty"),
            env: {
                ...makeEnvironment(publication, home),
                ...trusted.variables,
                ...(trusted.authorities !== "" && { NODE_EXTRA_CA_CERTS: (0,external_node_path_.join)(home, AUTHORITIES) }),
            },
            silent: true,
            ignoreReturnCode: true,
            listeners: { stdout: keep("stdout"), stderr: keep("stderr") },
        });
        return status === 0 ? { stageId: findStageId(printed.stdout) } : readNpmFailure(printed, token);
    });
}
function findStageId(printed) {
    return /"stageId": "([\w-]{1,100})"/u.exec(printed)?.[1] ?? "";
}
function listArguments({ name, registry, tag, access, isStaged, hasProvenance, limit }, home) {
    const scope = (0,package_name/* findScope */.sC)(name);
    return [
        ...(isStaged ? ["stage"] : []),
        ...["publish", (0,external_node_path_.join)(home, "package.tgz"), "--json", "--ignore-scripts", "--loglevel=notice"],
        ...[`--registry=${registry}`, ...(scope === undefined ? [] : [`--${scope}:registry=${registry}`])],
        ...[`--tag=${tag}`, ...(access === undefined ? [] : [`--access=${access}`])],
        hasProvenance ? "--provenance" : "--no-provenance",
        ...[`--userconfig=${(0,external_node_path_.join)(home, "user")}`, `--globalconfig=${(0,external_node_path_.join)(home, "global")}`],
        ...[`--prefix=${home}`, `--cache=${(0,external_node_path_.join)(home, "cache")}`, "--logs-max=0", "--no-update-notifier"],
        // The release repeats what failed, after it has read the registry again.
        ...["--fetch-retries=0", `--fetch-timeout=${String(limit)}`, "--strict-ssl=true"],
    ];
}
function makeEnvironment({ program, surroundings, token, hasProvenance }, home) {
    const { env } = surroundings;
    const names = [...NETWORK, ...(hasProvenance ? PROVENANCE : [])];
    const given = {
        ...(0,programs/* makeToolEnvironment */.yB)(surroundings, { path: program.path, home }),
        ...Object.fromEntries(names.map((name) => [name, env[name]])),
        [TOKEN]: token,
    };
    return Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

// EXTERNAL MODULE: ./build/bundled/registry/registry-fault.js
var registry_fault = __webpack_require__(9022);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/github/workflow-path.js
var workflow_path = __webpack_require__(27245);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/npm-claims.js



/** Reads an identity token that GitHub has just sent, so its signature is not verified. */
function readClaims(identity) {
    const claims = (0,parse_json/* parseJsonObject */.d)(Buffer.from(identity.split(".")[1] ?? "", "base64url").toString("utf8"));
    if (!claims)
        return undefined;
    const read = (name) => {
        const value = claims[name];
        return typeof value === "string" ? value : "";
    };
    return {
        repository: read("repository"),
        workflow: external_node_path_.posix.basename((0,workflow_path/* readWorkflowPath */.$)(read("workflow_ref")) ?? ""),
        environment: read("environment"),
        isPublic: read("repository_visibility") === "public",
        isHosted: read("runner_environment") === "github-hosted",
    };
}

// EXTERNAL MODULE: ./build/bundled/release/targets/npm-remedies.js
var npm_remedies = __webpack_require__(20619);
;// CONCATENATED MODULE: ./build/bundled/release/credentials/npm-credential.js




/** A token that expires sooner is exchanged again. */
const LEAST_LEFT = 5 * 60_000;
/** The credential of one run: the token that was given, or one that npm gives for an identity token of this job. */
class NpmCredential {
    registry;
    access;
    name;
    known;
    expires;
    claimed;
    constructor(registry, access, name) {
        this.registry = registry;
        this.access = access;
        this.name = name;
    }
    /**
     * Gets the token, and finds out whether it is accepted, before anything is written. A refused exchange never falls
     * back.
     *
     * @param isKnown whether everybody sees the package.
     * @throws {RegistryFault} if the registry cannot be asked.
     */
    async get(isKnown) {
        const isOld = this.expires !== undefined && this.expires - Date.now() < LEAST_LEFT;
        if (this.known && !isOld)
            return this.known;
        const { token } = this.access;
        this.known = token === undefined ? await this.exchange(isKnown) : await this.check(token);
        return this.known;
    }
    /** What GitHub says about this job. `undefined` if it gives it no identity token. */
    async claims() {
        if (!this.claimed && this.access.identity)
            await this.makeIdentity();
        return this.claimed;
    }
    async check(token) {
        if ((await this.registry.isValid(token)) !== false)
            return { token };
        const reason = "npm does not accept the token: it is wrong, has expired, or was revoked";
        return { reason, help: (0,npm_remedies/* explainNpmToken */.SR)() };
    }
    async exchange(isKnown) {
        try {
            const { token, expires } = await this.registry.exchange(this.name, await this.makeIdentity());
            this.access.identity?.hideSecret(token);
            this.expires = expires;
            return { token };
        }
        catch (error) {
            if (!(error instanceof registry_fault/* RegistryFault */.Q) || error.kind !== "forbidden")
                throw error;
            const about = { ...this.access, name: this.name };
            const words = error.words ?? error.message;
            if (!isKnown) {
                const reason = `npm knows no package ${this.name} yet, and its first version cannot be published by trusted publishing (npm says: ${words})`;
                return { reason, help: (0,npm_remedies/* explainFirstVersion */.oA)(about, this.claimed) };
            }
            const reason = `npm does not trust this job to publish ${this.name}: ${words}${this.describeJob()}`;
            return { reason, help: (0,npm_remedies/* explainOtherTrust */.MT)(about, this.claimed) };
        }
    }
    describeJob() {
        if (!this.claimed)
            return "";
        const { repository, workflow, environment } = this.claimed;
        const parts = [`repository ${repository}`, `workflow ${workflow}`, `environment ${environment || "none"}`];
        return `; ${tool/* TOOL */.js.name} runs in ${parts.join(", ")}`;
    }
    /** The audience is made of our own configured address, so that no server can use the token elsewhere. */
    async makeIdentity() {
        const { identity, registry } = this.access;
        if (!identity)
            throw new Error("Without a token, there is an identity");
        const token = await identity.getIdentityToken(`npm:${new URL(registry).hostname}`);
        identity.hideSecret(token);
        this.claimed = readClaims(token);
        return token;
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-faults.js





const NO_RIGHT = ["E401", "E403", "E404", "ENEEDAUTH"];
/** Nothing was sent, or the registry has said no. */
const NOT_POSSIBLE = ["E400", "E413", "E422", "E429", "EUSAGE", "EBADSEMVER", "EUNSCOPED"];
const UNREACHED = /^(?:ENOTFOUND|ECONNREFUSED|EAI_AGAIN|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_)/u;
/** Whether npm says that the version is on the registry already, or on its way there. Reading again decides. */
function isTaken({ code, words }) {
    return code === "E409" || /publish over|previously (?:published|staged)|already (?:exists|published)/iu.test(words);
}
function isTakenByStaging({ words }) {
    return /previously staged|staged version|already staged/iu.test(words);
}
/**
 * Makes a fault of a failed read. Reading changes nothing, so the fault is reported as it is. Any other error stays
 * itself.
 */
function npm_faults_makeReadFault(error, { again }) {
    if (error instanceof github_fault/* GitHubFault */.Q)
        return new release_publisher/* TargetFault */.Ej("unavailable", error.message, (0,remedies/* explainRerun */.oS)(again));
    if (!(error instanceof registry_fault/* RegistryFault */.Q))
        return error;
    const { kind, message } = error;
    if (kind === "forbidden")
        return new release_publisher/* TargetFault */.Ej("forbidden", message, (0,npm_remedies/* explainNpmToken */.SR)());
    const when = {
        unreached: "Make sure that the registry is reached from here, and run this again. HTTPS_PROXY and NO_PROXY set a proxy, and NODE_EXTRA_CA_CERTS names the certificates of your own authority",
        busy: "Run this again when that time is over",
        lost: "The registry has trouble; run this again later",
    }[kind];
    return new release_publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(again, when));
}
/** Turns a failure of npm into a `TargetFault`. */
function makePublishFault(failure, { again, access }) {
    const { code, words } = failure;
    const message = `npm could not ${access.mode} it${code === "" ? "" : ` (${code})`}: ${words}`;
    if (isTaken(failure))
        return new release_publisher/* TargetFault */.Ej("unsure", message, (0,remedies/* explainRerun */.oS)(again));
    if (code === "EOTP" || /one-time pass|two-factor/iu.test(words)) {
        const help = `This token needs a one-time password, which a workflow does not have. Stage the version, and approve it yourself:\n  with:\n    npm-publish: stage\nOr use trusted publishing, without a token`;
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (code === "E402") {
        const help = "Publish it for everybody, or have a plan with private packages:\n  with:\n    npm-access: public";
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (NO_RIGHT.includes(code)) {
        const help = `The registry says no to this credential, or hides that it does.\n${(0,npm_remedies/* explainNpmToken */.SR)()}`;
        return new release_publisher/* TargetFault */.Ej("forbidden", message, help);
    }
    if (NOT_POSSIBLE.includes(code) || UNREACHED.test(code)) {
        return new release_publisher/* TargetFault */.Ej("unavailable", message, (0,remedies/* explainRerun */.oS)(again, "Fix what npm names, and run this again"));
    }
    return new release_publisher/* TargetFault */.Ej("unsure", message, (0,remedies/* explainRerun */.oS)(again, "The registry has trouble; run this again later"));
}

// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/package/bundled-dependencies.js
var bundled_dependencies = __webpack_require__(18259);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/registry/make-tarball.js
var make_tarball = __webpack_require__(44945);
// EXTERNAL MODULE: ./build/bundled/text/hash.js
var hash = __webpack_require__(22264);
;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-package.js









/** Reads the package.json of an archive, and makes the tarball of its files. */
async function readNpmPackage(archive, version) {
    const opened = (0,workspace_archive/* openArchive */.p)(archive);
    if ("refused" in opened)
        throw new Error(`Our own archive cannot be read: ${opened.refused}`);
    const { packageJson } = (await (0,plugin_plugin/* readPlugin */.o)(opened.workspace, { needs: ["packageJson"] })).facts;
    const value = (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value;
    const tarball = await (0,make_tarball/* makeTarball */.R)(archive);
    const { name, publishConfig, repository, tag } = value;
    const plain = version.replace(/\+.*$/u, "");
    return {
        name: typeof name === "string" ? name : "",
        version: plain,
        tarball,
        integrity: `sha512-${(0,hash/* createHash */.n)("sha512").update(tarball).digest("base64")}`,
        shasum: (0,hash/* createHash */.n)("sha1").update(tarball).digest("hex"),
        publishConfig: (0,json_object/* isObject */.Gv)(publishConfig) ? publishConfig : {},
        repository: readRepository(repository),
        tag,
        hurdle: findHurdle(value, version),
    };
}
function readRepository(given) {
    const text = (0,json_object/* isObject */.Gv)(given) ? given["url"] : given;
    return typeof text === "string" && text !== "" ? text : undefined;
}
function findHurdle(packageJson, version) {
    const { name, version: own, private: isPrivate } = packageJson;
    if (typeof name !== "string" || name === "") {
        return { reason: "package.json names no package", help: 'Add a "name" to package.json, and release a new version' };
    }
    if (!(0,package_name/* isPackageName */.kb)(name)) {
        return { reason: `package.json names ${(0,safe/* quote */.hD)(name)}, which npm does not take`, help: "Rename the package" };
    }
    if (own !== version) {
        const reason = `package.json has version ${(0,safe/* quote */.hD)(own ?? "none")}, and ${version} is released`;
        return { reason, help: `Write "version": "${version}" in package.json` };
    }
    if (isPrivate === true) {
        const reason = `package.json has "private": true, and npm publishes no private package`;
        return { reason, help: 'Remove "private" from package.json, or npm from the targets' };
    }
    const bundled = (0,bundled_dependencies/* findBundledDependencies */.p)(packageJson);
    if (bundled !== undefined) {
        const reason = `package.json has "${bundled}", and installed packages never ship: npm would install the plugin without them`;
        return { reason, help: `Let the build bundle them into dist/, and remove "${bundled}" from package.json` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-publish-config.js


/** What npm takes from `publishConfig`, and what does not redirect the token or weaken the connection. */
const HARMLESS = ["access", "tag", "provenance"];
/** Fields that other package managers copy into package.json. npm ignores them. */
const OF_OTHERS = [
    ...["bin", "browser", "cpu", "directory", "engines", "es2015", "esnext", "executableFiles", "exports", "fesm2015"],
    ...["imports", "libc", "linkDirectory", "main", "man", "module", "os", "scripts", "sideEffects", "type", "types"],
    ...["typesVersions", "typings", "umd:main", "unpkg"],
];
/**
 * npm obeys every setting in `publishConfig`. One that could lead the token elsewhere is refused.
 *
 * @throws {Refusal}
 */
function refusePublishConfig(publishConfig, registry) {
    for (const [key, value] of Object.entries(publishConfig)) {
        if (HARMLESS.includes(key) || OF_OTHERS.includes(key))
            continue;
        const isRegistry = key === "registry" || /^@[^:]+:registry$/u.test(key);
        if (isRegistry && typeof value === "string" && isSameAddress(value, registry))
            continue;
        if (isRegistry) {
            throw new errors/* Refusal */.P_(`publishConfig of package.json publishes to ${(0,safe/* quote */.hD)(value)}, and this release to ${registry}`, `Write the same address in both, or remove ${(0,safe/* quote */.hD)(key)} from publishConfig:\n  with:\n    npm-registry: ${JSON.stringify(value)}`);
        }
        throw new errors/* Refusal */.P_(`publishConfig of package.json sets ${(0,safe/* quote */.hD)(key)}, which npm would obey while it has the token`, `Remove ${(0,safe/* quote */.hD)(key)} from publishConfig, commit that, and move the tag`);
    }
}
function isSameAddress(given, registry) {
    return URL.canParse(given) && `${new URL(given).href.replace(/\/+$/u, "")}/` === registry;
}

// EXTERNAL MODULE: ./build/bundled/release/credentials/npm-access.js
var npm_access = __webpack_require__(5021);
;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-provenance.js



/**
 * A signature says in public which repository a package was made of. npm takes one for a public package, made of a
 * public repository on a runner of GitHub, and only if package.json names that repository.
 */
function chooseProvenance({ name, publishConfig, repository }, { registry, access }, claims, isPublic) {
    const isOpen = isPublic || (0,package_name/* findScope */.sC)(name) === undefined || (access ?? publishConfig["access"]) === "public";
    const isPossible = registry === npm_access/* NPM_REGISTRY */.ug && claims?.isPublic === true && claims.isHosted && isOpen;
    if (!isPossible || publishConfig["provenance"] === false)
        return { isSigned: false };
    const meant = `https://github.com/${claims.repository}`;
    if (repository !== undefined && normalizeRepository(repository) === meant.toLowerCase())
        return { isSigned: true };
    const has = repository === undefined ? "names no repository" : `names the repository ${(0,safe/* quote */.hD)(repository, 200)}`;
    return {
        isSigned: true,
        reason: `package.json ${has}, and npm takes a signed package of ${meant} only if it names that`,
        help: `Write in package.json, commit that, and move the tag:\n  "repository": { "type": "git", "url": "git+${meant}.git" }`,
    };
}
/** The forms that npm takes: an address of git, `github:owner/name`, and `owner/name`. */
function normalizeRepository(given) {
    const text = given
        .trim()
        .replace(/^git\+/u, "")
        .replace(/^(?:ssh:\/\/)?git@github\.com[:/]/u, "https://github.com/")
        .replace(/^git:\/\//u, "https://")
        .replace(/^github:/u, "https://github.com/")
        .replace(/\.git$/u, "");
    return (/^[\w.-]+\/[\w.-]+$/u.test(text) ? `https://github.com/${text}` : text).toLowerCase();
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-tag.js




/** The words that name it in a sentence. */
const NAMES = {
    package: '"tag" of package.json',
    caller: "npm-tag",
    publishConfig: '"tag" in publishConfig of package.json',
};
/**
 * Chooses the dist-tag: the first that is asked for, else by the version. It is `latest` for the highest stable
 * version, the first identifier of a prerelease or `next`, and `release-1.4` for a version behind the highest. No tag
 * goes back to a lower version: where that word would, the tag is such as `rc-1.0`.
 *
 * @param asked in the order in which npm obeys them.
 */
function chooseTag({ version: text, tag: released }, known, asked = []) {
    const version = (0,versions/* parseVersion */.ot)(text);
    if (!version)
        throw new Error(`${text} is not a version`);
    const candidates = listTags(version, known);
    const free = candidates.find((tag) => findHigher(tag, version, known) === undefined);
    const [wanted] = asked;
    if (!wanted) {
        const [last = ""] = candidates.slice(-1);
        return free === undefined ? refuse(describeWayBack(last, version, known), "caller") : { tag: free };
    }
    const { tag, by } = wanted;
    if (typeof tag !== "string" || !(0,npm_access/* isDistTag */.Nr)(tag)) {
        return refuse(`${NAMES[by]} is ${(0,safe/* quote */.hD)(tag)}, which is not a dist-tag`, by);
    }
    const caller = asked.find((one) => one.by === "caller");
    if (by === "package" && caller && caller.tag !== tag) {
        return refuse(`npm obeys ${NAMES[by]}, which is ${(0,safe/* quote */.hD)(tag)}, before npm-tag, which is ${(0,safe/* quote */.hD)(caller.tag)}`, by);
    }
    if (!findHigher(tag, version, known))
        return { tag };
    return refuse(`${describeWayBack(tag, version, known)}, by ${NAMES[by]}`, by);
    function refuse(reason, source) {
        return { reason, help: (0,npm_remedies/* explainOtherTag */.UY)(source, free, released) };
    }
}
/** The higher version at a tag, which must not lose it. `undefined` if there is none, or none that can be compared. */
function findHigher(tag, version, known) {
    const held = (0,versions/* parseVersion */.ot)(known?.tags.get(tag) ?? "");
    return held && (0,versions/* compareVersions */.Zy)(held, version) > 0 ? held : undefined;
}
/** The tags that a version may have, the best first. */
function listTags(version, known) {
    const [major, minor, patch] = [version.major, version.minor, version.patch].map(String);
    const lines = [`${major ?? ""}.${minor ?? ""}`, `${major ?? ""}.${minor ?? ""}.${patch ?? ""}`];
    if (version.prerelease) {
        const [bare = "", identifier = ""] = /^[^-]*-([^.+]*)[^+]*/u.exec(version.text) ?? [];
        const word = (0,npm_access/* isDistTag */.Nr)(identifier) && identifier !== "latest" ? identifier : "next";
        return [word, ...[...lines, bare].map((line) => `${word}-${line}`)].filter(npm_access/* isDistTag */.Nr);
    }
    const isBehind = (known?.versions ?? []).some((text) => {
        const other = (0,versions/* parseVersion */.ot)(text);
        return other !== undefined && !other.prerelease && (0,versions/* compareVersions */.Zy)(other, version) > 0;
    });
    return [...(isBehind ? [] : ["latest"]), ...lines.map((line) => `release-${line}`)];
}
function describeWayBack(tag, version, known) {
    return `The tag ${tag} would go back from ${findHigher(tag, version, known)?.text ?? "none"} to ${version.text}`;
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm-steps.js








const npm_steps_TARGET = "npm";
const npm_steps_makeStep = (0,release_publisher/* makeStepsOf */.d1)(npm_steps_TARGET, "commit");
/** The plan of this target: one step, and the approval of a person if the version is staged. */
function planNpm(state, spec) {
    const { made, published, staged } = state;
    const { name, version } = made;
    if (published) {
        const remarks = remarkLatest(state, spec);
        return { steps: [planPublished(state, spec)], publicAt: findAddress(name, version, spec), remarks };
    }
    const hurdle = npm_steps_findHurdle(state, spec);
    if (hurdle)
        return { steps: [npm_steps_makeStep({ id: spec.access.mode, action: "blocked", ...hurdle })] };
    if (staged === undefined)
        return { steps: [planNew(state, spec), ...planLater(state, spec)] };
    const isUnknown = staged === "unknown";
    if (!isUnknown && staged.shasum !== made.shasum) {
        const reason = `${name} ${version} is staged at npm with other bytes: shasum ${staged.shasum} is there, and this build has ${made.shasum}`;
        const help = (0,npm_remedies/* explainOtherStaged */.iw)(staged.id, spec);
        return { steps: [npm_steps_makeStep({ id: "stage", action: "conflict", reason, help, held: "other" })] };
    }
    const id = isUnknown ? "" : staged.id;
    const held = isUnknown ? undefined : "same";
    return {
        steps: [
            npm_steps_makeStep({ id: "stage", action: "noop", reason: `${name} ${version} is staged`, held }),
            npm_steps_makeStep({
                id: "approve",
                action: "wait",
                reason: `${name} ${version} is staged, and a person has to approve it`,
                help: (0,npm_remedies/* explainApproval */.pX)(id, made.shasum, name, spec.later),
            }),
        ],
        state: "staged",
        remarks: remarkStagedTag(state, id),
        staged: "staged, which nobody can install",
        unread: isUnknown
            ? [
                `Which bytes are staged as ${name} ${version} is not known, as this credential may not ask. Before you approve it, see that the shasum is ${made.shasum}`,
            ]
            : undefined,
    };
}
/** Registries give a first version the tag `latest`, whatever was asked for. */
function remarkLatest(state, spec) {
    const { made, known } = state;
    const { name, version } = made;
    const chosen = choosePackageTag({ made, known: undefined }, spec);
    const isOnly = known?.versions.length === 1 && (0,versions/* parseVersion */.ot)(version)?.prerelease === true;
    if (!isOnly || known.tags.get("latest") !== version || ("tag" in chosen && chosen.tag === "latest"))
        return [];
    return [
        `The registry has given ${version} the tag latest, too, as it is the first version of ${name}. So people who install ${name} get this prerelease, until a stable version is released`,
    ];
}
/** The tag of what is staged was chosen earlier. */
function remarkStagedTag({ made, known, staged }, id) {
    const version = (0,versions/* parseVersion */.ot)(made.version);
    const tag = staged === undefined || staged === "unknown" ? "" : staged.tag;
    const higher = version && findHigher(tag, version, known);
    if (!higher)
        return [];
    return [
        `${made.name} ${made.version} is staged with the tag ${(0,safe/* quote */.hD)(tag)}, which is at ${higher.text} by now and would go back. Do not approve it: reject it with npm stage reject ${(0,shell_word/* quoteForShell */.e)(id)}, and run this again`,
    ];
}
/** Where people see a version. */
function findAddress(name, version, { access: { registry } }) {
    return registry === npm_access/* NPM_REGISTRY */.ug
        ? `https://www.npmjs.com/package/${name}/v/${version}`
        : `${registry}${name.replace("/", "%2f")}/${version}`;
}
function planPublished({ made, published }, spec) {
    const { name, version, integrity } = made;
    const id = spec.access.mode;
    const remote = published?.integrity || "no digest";
    const evidence = { spec: integrity, remote };
    if (published?.sameness === "same") {
        const reason = `${name} ${version} is there with these bytes`;
        return npm_steps_makeStep({ id, action: "noop", reason, evidence, held: "same" });
    }
    const reason = published?.sameness === "unknown"
        ? `${name} ${version} is on npm, and whether it has these bytes cannot be found out`
        : `${name} ${version} is on npm with other bytes: ${remote} is public, and this build has ${integrity}`;
    return npm_steps_makeStep({ id, action: "conflict", reason, help: (0,remedies/* explainFirstArchive */.m6)(spec), evidence, held: "other" });
}
function npm_steps_findHurdle(state, spec) {
    const { made, credential, provenance } = state;
    if (made.hurdle)
        return made.hurdle;
    const tag = choosePackageTag(state, spec);
    if ("reason" in tag)
        return tag;
    if (credential && "reason" in credential)
        return credential;
    return "reason" in provenance ? provenance : undefined;
}
/** The dist-tag of the version, by what is known of the package. */
function choosePackageTag({ made, known }, spec) {
    const asked = [
        { tag: made.tag, by: "package" },
        { tag: spec.access.tag, by: "caller" },
        { tag: made.publishConfig["tag"], by: "publishConfig" },
    ];
    // npm takes what is empty for what is left out.
    return chooseTag(spec, known, asked.filter(({ tag }) => Boolean(tag)));
}
function planNew(state, spec) {
    const { made, known, provenance } = state;
    const { name, version, integrity } = made;
    const chosen = choosePackageTag(state, spec);
    const tag = "tag" in chosen ? chosen.tag : "";
    const isStaged = spec.access.mode === "stage";
    const first = known ? "" : ", its first version,";
    const signed = provenance.isSigned ? " and with provenance" : "";
    const reason = `${isStaged ? "Stage" : "Publish"} ${name} ${version}${first} with the tag ${tag}${signed}`;
    const evidence = { spec: integrity, tag };
    return npm_steps_makeStep({ id: spec.access.mode, action: "create", reason, irreversible: !isStaged, evidence });
}
/** The approval that a version which is not staged yet will need. */
function planLater({ made }, { access }) {
    if (access.mode === "publish")
        return [];
    const reason = `${made.name} ${made.version} waits for the approval of a person`;
    return [npm_steps_makeStep({ id: "approve", action: "wait", reason })];
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/npm.js
















/** npm waits so long for the answer to a publication. */
const PUBLISH_LIMIT = 5 * 60_000;
const LONGEST_PAUSE = 10_000;
/** A package on the registry. npm itself publishes it; everything else is asked here. */
function npmTarget(registry, given, spec, signal) {
    let made = given;
    /** The archive that another target resumes. */
    let other;
    const { access } = spec;
    const credential = new NpmCredential(registry, access, made.name);
    let state;
    /** Whether npm has taken the version in this run. Then it is not sent again. */
    let isSent = false;
    /** Whether the version may be staged. Its id, if npm said it. */
    let staging;
    /** The token that reads what not everybody may read. */
    let reading = access.token;
    /** First without a token: everybody may read most packages. Otherwise with it. */
    async function readWith(read) {
        for (const token of [undefined, ...(reading === undefined ? [] : [reading])]) {
            try {
                const found = await read(token);
                if (found !== undefined)
                    return found;
            }
            catch (error) {
                // A token for publications may read nothing.
                const isHidden = error instanceof registry_fault/* RegistryFault */.Q && error.kind === "forbidden";
                if (!isHidden || (token !== undefined && token === access.token))
                    throw error;
            }
        }
        return undefined;
    }
    const readTags = () => readWith((token) => registry.readTags(made.name, token));
    async function readPublished() {
        const { name, version } = made;
        const document = await readWith((token) => registry.readPackage(name, token));
        const known = joinKnownPackage(document, await readTags());
        const found = await readWith((token) => registry.readVersion(name, version, token));
        return { known, published: found && { ...found, sameness: await compare(found) } };
    }
    async function readState() {
        const { name } = made;
        const none = { made, known: undefined, published: undefined, staged: undefined, provenance: { isSigned: false } };
        if (made.hurdle)
            return none;
        const seen = await readPublished();
        if (seen.published)
            return { ...none, ...seen };
        const got = await credential.get(seen.known !== undefined);
        if ("reason" in got)
            return { ...none, ...seen, credential: got };
        const isNew = reading !== got.token;
        reading = got.token;
        const { known, published } = seen.known === undefined && isNew ? await readPublished() : seen;
        if (published)
            return { ...none, known, published };
        const claims = await credential.claims();
        const isPublic = (0,package_name/* findScope */.sC)(name) !== undefined && claims?.isPublic === true && known !== undefined;
        const provenance = chooseProvenance(made, access, claims, isPublic && (await registry.isPublic(name, got.token)) === true);
        return { made, known, published, staged: await readStaged(got.token), credential: got, provenance };
    }
    /** The registry names a digest, or its tarball is hashed. What cannot be compared is never taken for the same. */
    async function compare({ integrity, tarball }, { integrity: ours } = made) {
        const digests = integrity.split(/\s+/u).filter((one) => one.startsWith("sha512-"));
        if (digests.length > 0)
            return digests.includes(ours) ? "same" : "other";
        if (tarball === undefined)
            return "unknown";
        const bytes = await readWith((token) => registry.download(tarball, archive_limits/* MOST_ARCHIVED_BYTES */.Fw, token));
        const digest = (0,hash/* createHash */.n)("sha512")
            .update(bytes ?? "")
            .digest("base64");
        return `sha512-${digest}` === ours ? "same" : "other";
    }
    /** The package of an archive that no job has checked for npm: its settings are looked at, too. */
    async function readFinished({ bytes }) {
        const theirs = await readNpmPackage(bytes, spec.version);
        try {
            refusePublishConfig(theirs.publishConfig, access.registry);
            return theirs;
        }
        catch (error) {
            if (!(error instanceof errors/* Refusal */.P_))
                throw error;
            return { ...theirs, hurdle: { reason: error.message, help: error.help } };
        }
    }
    async function readStaged(token) {
        if (access.mode === "publish" && !staging)
            return undefined;
        const found = await registry.findStaged(made.name, made.version, token);
        if (found !== "unknown")
            return found ?? undefined;
        if (!staging)
            return undefined;
        // What npm has just taken of this run needs no second look.
        return isSent ? { id: staging.id, tag: "", shasum: made.shasum } : "unknown";
    }
    /** npm moves a tag from a higher version, too. So the tags are read again, as late as possible. */
    async function confirmTag(now) {
        const [planned, chosen] = [now.known, joinKnownPackage(now.known, await readTags())].map((known) => choosePackageTag({ made, known }, spec));
        if (planned && chosen && "tag" in planned && "tag" in chosen && planned.tag === chosen.tag)
            return chosen.tag;
        const what = `The dist-tags of ${made.name} have changed since they were read`;
        throw new release_publisher/* TargetFault */.Ej("unsure", what, (0,remedies/* explainRerun */.oS)(spec.again));
    }
    async function publish(now) {
        const got = await credential.get(now.known !== undefined);
        if ("reason" in got)
            throw new release_publisher/* TargetFault */.Ej("forbidden", got.reason, got.help);
        const tag = await confirmTag(now);
        const { isSigned } = now.provenance;
        const wanted = isSigned ? "public" : access.access;
        const result = await publishTarball({
            ...{ program: spec.program, surroundings: access.surroundings, registry: access.registry, token: got.token },
            ...{ name: made.name, tarball: made.tarball, tag, limit: PUBLISH_LIMIT },
            ...{ isStaged: access.mode === "stage", hasProvenance: isSigned },
            access: wanted,
        });
        if ("stageId" in result) {
            isSent = true;
            if (access.mode === "stage")
                staging = { id: result.stageId };
            return;
        }
        if (isTakenByStaging(result))
            staging = { id: "" };
        throw makePublishFault(result, spec);
    }
    /** A registry shows a version some time after it has taken it. */
    async function waitUntilShown() {
        const end = Date.now() + spec.shownWithin;
        for (let wait = 500;; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
            if (await readWith((token) => registry.readVersion(made.name, made.version, token)))
                return;
            if (Date.now() + wait > end)
                break;
            await (0,pause/* pause */.v)(wait, signal);
            signal?.throwIfAborted();
        }
        const what = `npm has taken ${made.name} ${made.version}, and the registry does not show it yet`;
        throw new release_publisher/* TargetFault */.Ej("unsure", what, (0,remedies/* explainRerun */.oS)(spec.again, "Run this again in a few minutes"));
    }
    return {
        id: npm_steps_TARGET,
        async plan() {
            try {
                if (other)
                    made = await readFinished(other);
                other = undefined;
                state = await readState();
            }
            catch (error) {
                throw npm_faults_makeReadFault(error, spec);
            }
            const plan = planNpm(state, spec);
            const isUnseen = isSent && access.mode === "publish" && !state.published;
            return isUnseen ? { ...plan, unseen: "accepted, and the registry does not show it yet" } : plan;
        },
        async apply({ action }) {
            if (!state)
                throw new Error("A step is only done after a plan");
            if (action === "wait")
                return;
            try {
                if (!isSent)
                    await publish(state);
                if (access.mode === "publish")
                    await waitUntilShown();
            }
            catch (error) {
                const fault = npm_faults_makeReadFault(error, spec);
                // What npm has taken is there, whatever the registry answers to a question about it.
                if (isSent && fault instanceof release_publisher/* TargetFault */.Ej)
                    throw new release_publisher/* TargetFault */.Ej("unsure", fault.message, fault.help);
                throw fault;
            }
        },
        async holds(archive) {
            const { published, staged } = state ?? {};
            const theirs = await readNpmPackage(archive.bytes, spec.version);
            if (theirs.name !== made.name || theirs.hurdle)
                return false;
            if (published)
                return (await compare(published, theirs)) === "same";
            return typeof staged === "object" && staged.shasum === theirs.shasum;
        },
        useArchive(archive) {
            other = archive;
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-npm.js













const SHOWN_WITHIN = 60_000;
/**
 * Opens the target `npm`. Nothing is asked of the registry before the first plan.
 *
 * @throws {UsageError} if there is no npm, or one that is too old.
 * @throws {Refusal} if the package itself would redirect the token.
 */
async function openNpm({ npm: access, again, later = again, signal, onWait, cwd, paths }, { archive, ...spec }) {
    if (!access)
        throw new Error("A release to npm has an access");
    const made = await readNpmPackage(archive.bytes, spec.version);
    refusePublishConfig(made.publishConfig, access.registry);
    const folders = [cwd, ...paths.map((path) => (0,external_node_path_.resolve)(cwd, path))];
    const program = await findFitNpm(access.surroundings, findNeed(access, made), folders);
    const { registry: url, surroundings, limits } = access;
    const connection = { url, environment: surroundings.env, limits, signal, onWait };
    const wanted = { ...spec, access, program, later, shownWithin: limits ? limits.pause : SHOWN_WITHIN };
    return npmTarget(await (0,registry/* openRegistry */.M)(connection), made, wanted, signal);
}
function findNeed({ mode, token, tag, access }, { publishConfig }) {
    if (mode === "stage")
        return { what: "npm-publish: stage", least: "11.15.0" };
    if (token === undefined)
        return { what: "Trusted publishing", least: "11.5.1" };
    const differs = (key, asked) => asked !== undefined && publishConfig[key] !== undefined && publishConfig[key] !== asked;
    const [key] = [differs("tag", tag) ? ["tag"] : [], differs("access", access) ? ["access"] : []].flat();
    if (key === undefined)
        return { what: "The target npm", least: "9.5.0" };
    // An older one obeys package.json before its own command line.
    return { what: `npm-${key} with another ${(0,safe/* quote */.hD)(key)} in publishConfig of package.json`, least: "10.6.0" };
}
/** @param folders no npm is taken from the repositories of these folders. */
async function findFitNpm(surroundings, { what, least }, folders) {
    const [first = "", ...others] = new Set(folders.map((folder) => (0,disk/* findRepositoryRoot */.mL)(folder) ?? folder));
    const trusted = others.reduce((around, root) => ({ ...around, env: { ...around.env, PATH: (0,programs/* listTrustedFolders */.PD)(around, root).join(external_node_path_.delimiter) } }), surroundings);
    const program = (0,npm_program/* findNpm */.n)(trusted, first);
    if (!program) {
        throw new errors/* UsageError */.eb("The target npm needs the program npm, and there is none in PATH outside the repository", `${(0,npm_remedies/* explainNewerNpm */._B)(least)}\nA job without actions/setup-node may have none:\n  - uses: actions/setup-node@v7`);
    }
    const answer = await (0,ask_version/* askVersion */.q)(program, surroundings);
    const found = "version" in answer ? (0,versions/* parseVersion */.ot)(answer.version) : undefined;
    const needed = (0,versions/* parseVersion */.ot)(least);
    if (found && needed && (0,versions/* compareVersions */.Zy)(found, needed) >= 0)
        return program;
    const installed = "unknown" in answer ? `npm ${answer.unknown}` : `npm ${answer.version} is installed`;
    throw new errors/* UsageError */.eb(`${what} needs npm ${least} or newer, and ${installed}`, (0,npm_remedies/* explainNewerNpm */._B)(least));
}

;// CONCATENATED MODULE: ./build/bundled/release/targets/open-targets.js



/** A new target is a row here, in the order in which the targets do what is permanent. */
const TARGETS = {
    npm: openNpm,
    "github-release": openGitHubRelease,
    // The client compiles the schemas of the contract, which takes longer than the rest of a release.
    marketplace: async (request, spec) => (await Promise.all(/* import() | marketplace */[__webpack_require__.e(892), __webpack_require__.e(645), __webpack_require__.e(935), __webpack_require__.e(592)]).then(__webpack_require__.bind(__webpack_require__, 91418))).openMarketplaceTarget(request, spec),
};
/**
 * Opens the targets of a request. Each is added to the list as soon as it is open, so that all of them can be closed
 * if a later one cannot be opened.
 */
async function openTargets(request, spec, opened) {
    const order = Object.keys(TARGETS);
    const wanted = action_interface/* TARGET_NAMES */.HQ.filter((name) => request.targets.includes(name));
    for (const target of wanted.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
        opened.push(await TARGETS[target](request, spec));
    }
}

;// CONCATENATED MODULE: ./build/bundled/release/publish.js










/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
async function publish(request, spec, prepared) {
    const publishers = [];
    try {
        const { attestation: file, again } = request;
        const attestation = file === undefined ? undefined : (0,release_attestation/* readAttestation */.V)(file, spec.archive);
        // The attestation is valid for these bytes only, not for others made from the same commit.
        const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
        await openTargets(request, { ...pinned, again }, publishers);
        const released = await publishTo(publishers, request, prepared);
        return { ...released, warnings: [...(released.warnings ?? []), ...(await closeTargets(publishers))] };
    }
    catch (error) {
        await closeTargets(publishers);
        if (error instanceof artifact_fault/* ArtifactFault */.R)
            return { ...prepared, outcome: (0,stop_for_error/* stopForArtifactFault */.Q)(error) };
        throw error;
    }
}
async function closeTargets(publishers) {
    const warnings = [];
    for (const publisher of publishers)
        warnings.push(...((await publisher.close?.()) ?? []));
    return warnings;
}
async function publishTo(publishers, request, done) {
    const { again, copy, later, signal, onStep, dryRun } = request;
    const caller = { again, copy, later, signal, onStep };
    const outcome = await release(publishers, caller, dryRun ? DRY : ALL);
    const archive = chooseArchive(outcome, done.archive);
    const doubts = dryRun && outcome.exitStatus === exit_status/* EXIT */.dc.pass ? await findDoubts(publishers) : [];
    const { since, warnings } = await describeChangesSinceRelease(outcome.exitStatus === exit_status/* EXIT */.dc.pass ? publishers : [], archive);
    const judgements = publishers.flatMap(({ id, judgement }) => {
        const judged = judgement?.();
        return judged ? [{ target: id, ...judged }] : [];
    });
    return {
        ...done,
        ...(done.preflight && { preflight: reportJudgements(done.preflight, judgements, archive) }),
        archive,
        outcome,
        warnings: [...(done.warnings ?? []), ...(outcome.warnings ?? []), ...doubts, ...warnings],
        since,
    };
}
async function findDoubts(publishers) {
    const doubts = [];
    for (const publisher of publishers)
        doubts.push(...((await publisher.doubts?.()) ?? []));
    return doubts;
}
/** The archive that is released, which is not always that of this run. */
function chooseArchive({ finished }, made) {
    const opened = finished && (0,workspace_archive/* openArchive */.p)(finished.bytes);
    return !opened || "refused" in opened ? made : { ...made, ...finished, files: (0,archive_entry/* makeArchiveEntries */.l)(opened) };
}


/***/ }),

/***/ 22978:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: function() { return /* binding */ readReleaseSpec; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47840);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22153);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95655);
/* harmony import */ var _notes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17383);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);









const MOST_CHANGELOG_BYTES = 4 * 1024 * 1024;
/**
 * Reads the release spec.
 *
 * @throws {UsageError} if there are no notes.
 */
async function readReleaseSpec({ tag, changelog: given, github, today }, { workspace, folder, at = folder }) {
    const needs = ["manifest", "packageJson", "changelog"];
    const { facts } = await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_3__/* .readPlugin */ .o)(workspace, { folder, needs });
    const { version = "", name } = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.manifest) ? {} : facts.manifest.value;
    const packaged = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.packageJson) ? undefined : facts.packageJson.value["name"];
    const packageName = typeof packaged === "string" ? packaged : undefined;
    const names = { packageName, name: typeof name === "string" ? name : undefined };
    const none = { file: "CHANGELOG.md", text: "", entries: [] };
    const own = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.changelog) ? none : facts.changelog;
    const changelog = given === undefined ? own : await readChangelogAt(workspace, (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(folder, given), names);
    const file = at === folder ? changelog.file : (0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_8__/* .joinPath */ .uJ)(at, changelog.file);
    const link = github && `${github.serverUrl}/${github.repository}/blob/${encodeURIComponent(tag)}/${encodeURI(file)}`;
    const notes = typeof version === "string" ? (0,_notes_js__WEBPACK_IMPORTED_MODULE_5__/* .readReleaseNotes */ .ZL)(changelog, { version, link }) : undefined;
    const pluginId = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_7__/* .isAbsent */ .W0)(facts.manifest) ? undefined : (0,_packing_archive_name_js__WEBPACK_IMPORTED_MODULE_1__/* .makePluginId */ .v)(facts.manifest.value["name"]);
    if (notes && typeof version === "string")
        return { version, packageName, pluginId, notes };
    throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`${changelog.file} has no entry for ${String(version)}, and the release's notes come from there`, `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainChangelogEntry */ .s)(changelog.file, String(version), today)}\n${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainMoveTag */ .XQ)(tag)}`);
}
async function readChangelogAt(workspace, file, names) {
    const bytes = workspace.bytes(file, MOST_CHANGELOG_BYTES);
    if (!bytes)
        throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb(`There is no changelog ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(file)} that can be read`, "Name one below the plugin's folder");
    const text = new TextDecoder().decode(bytes);
    return { file, text, entries: await (0,_plugin_documents_changelog_js__WEBPACK_IMPORTED_MODULE_2__/* .readEntries */ .$)(file, text, names) };
}


/***/ }),

/***/ 77284:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TD: function() { return /* binding */ compareWithCommit; },
  HD: function() { return /* binding */ hasOtherPlugins; },
  $q: function() { return /* binding */ readCheckedOutCommit; },
  T_: function() { return /* binding */ runRelease; }
});

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/git-facts.js
var git_facts = __webpack_require__(52772);
// EXTERNAL MODULE: ./build/bundled/plugin/documents/release-tag.js
var release_tag = __webpack_require__(55067);
// EXTERNAL MODULE: ./build/bundled/run/preflight.js + 1 modules
var preflight = __webpack_require__(5014);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/release/commit-difference.js
var commit_difference = __webpack_require__(35837);
// EXTERNAL MODULE: ./build/bundled/release/commit-warnings.js
var commit_warnings = __webpack_require__(64667);
// EXTERNAL MODULE: ./build/bundled/packing/pack.js
var pack = __webpack_require__(11935);
// EXTERNAL MODULE: ./build/bundled/release/publish.js + 30 modules
var publish = __webpack_require__(99611);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/text/shell-word.js
var shell_word = __webpack_require__(84565);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-error.js
var stop_for_error = __webpack_require__(43845);
;// CONCATENATED MODULE: ./build/bundled/release/stop-for-refused-pack.js



const MOST_NAMED = 10;
/** Stops a release that could not be packed. */
function stopForRefusedPack(refusals) {
    const named = refusals.slice(0, MOST_NAMED);
    const more = refusals.length > named.length ? [`and ${String(refusals.length - named.length)} more`] : [];
    const helps = new Map();
    for (const { help, path, isSecret } of named) {
        const paths = helps.get(help) ?? [];
        helps.set(help, isSecret === true && path !== undefined ? [...paths, path] : paths);
    }
    const doThis = [...helps].map(([help, paths]) => (paths.length === 0 ? help : `${help}\n${explainRemoval(paths)}`));
    const stoppedAt = [...named.map(({ message }) => message), ...more].join("\n");
    return (0,stop_for_error/* stopBeforePlan */.T)((0,exit_status/* makeReleaseVerdict */.Dl)("refused"), { stoppedAt, doThis: doThis.join("\n") });
}
/** Others have read whatever was pushed, so removing it is not enough. */
function explainRemoval(paths) {
    const words = paths.map(shell_word/* quoteForShell */.e).join(" ");
    return `  rm -f -- ${words}\nIf it was ever pushed, git has it still: make what is in it worthless as well`;
}

// EXTERNAL MODULE: ./build/bundled/release/remedies.js
var remedies = __webpack_require__(47892);
// EXTERNAL MODULE: ./build/bundled/release/stop-for-findings.js
var stop_for_findings = __webpack_require__(18241);
// EXTERNAL MODULE: ./build/bundled/release/write-report-of-release.js
var write_report_of_release = __webpack_require__(40404);
// EXTERNAL MODULE: ./build/bundled/release/read-release-spec.js
var read_release_spec = __webpack_require__(22978);
;// CONCATENATED MODULE: ./build/bundled/release/sparse-checkout.js




const LONGEST_MS = 20_000;
/**
 * Whether something may stop a release only because a sparse checkout leaves out files of the commit, in whatever
 * folder. What the commit has as well is a fault of its own, and so is what was not built or installed.
 */
async function mayBeOfSparseCheckout(preflight, request, workspace) {
    const tracked = (0,git_facts/* readTrackedFiles */.gt)(workspace);
    if ((0,absent/* isAbsent */.W0)(tracked) || tracked.sparse.length + tracked.folders.length === 0)
        return false;
    const refs = (0,git_facts/* readRepositoryRefs */.P4)(workspace);
    if ((0,absent/* isAbsent */.W0)(refs) || refs.head === undefined)
        return true;
    const { compareWithBase } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 83687));
    const filesOnly = { ...request, occasion: "release", failOn: "error", findOut: () => Promise.resolve({}) };
    const commit = { name: request.tag, commit: refs.head, head: undefined };
    const compared = await compareWithBase(preflight, filesOnly, commit, LONGEST_MS);
    if ("refused" in compared && compared.refused !== "nothing-compared")
        return true;
    const { report } = "result" in compared ? compared.result : preflight;
    return report.plugins
        .flatMap(({ findings }) => findings.filter((finding) => (0,core_report/* isFailing */.DI)(finding, { failOn: "error" })))
        .some(({ check, age }) => age === "new" || (age === undefined && !stop_for_findings/* OF_THE_MACHINE */.Q.includes(check)));
}

;// CONCATENATED MODULE: ./build/bundled/release/run-release.js


















/**
 * Checks, packs and releases the plugin that a tag names; a dry run only shows the plan.
 *
 * @throws {UsageError} if the request cannot be met.
 * @throws {Refusal} for what must not be shipped.
 */
async function runRelease(request) {
    const checked = await (0,preflight/* preflight */.M)({ ...request, occasion: "release", failOn: "error" });
    return (0,write_report_of_release/* writeReportOfRelease */.c)({ preflight: checked, again: request.again }, () => releasePlugin(request, checked));
}
async function releasePlugin(request, checked) {
    const { tag, today, again, copy } = request;
    const [plugin] = checked.report.plugins;
    if (!plugin)
        throw new errors/* UsageError */.eb("There is no plugin to release", "Give the folder of one");
    const folder = (0,core_report/* getFolder */.L2)(plugin);
    const workspace = (0,disk/* diskWorkspace */.DH)(checked.root);
    const stopWith = async (stopped) => {
        const isSparse = await mayBeOfSparseCheckout(stopped, request, workspace);
        return { preflight: stopped, outcome: (0,stop_for_findings/* stopForFindings */.C)(stopped, { tag, today, again, copy, isSparse }) };
    };
    const isFit = (0,core_report/* verdict */.WJ)(checked.report) === "pass";
    const commit = isFit ? await readCheckedOutCommit(workspace, checked.root, tag) : "";
    // A leak is reported before anything else.
    const packed = await (0,pack/* pack */.qq)(workspace, { folder, tag, today });
    if (packed.state === "refused" && (isFit || packed.refusals.some(({ isSecret }) => isSecret))) {
        return { preflight: checked, outcome: stopForRefusedPack(packed.refusals) };
    }
    if (!isFit || packed.state === "refused")
        return stopWith(checked);
    if (packed.state === "unnamed")
        return stopWith({ ...checked, report: packed.report });
    const { archive } = packed;
    if (packed.state === "unfit")
        return { ...(await stopWith({ ...checked, report: packed.report })), archive, commit };
    const difference = await compareWithCommit({ root: checked.root, folder, tag }, archive);
    const about = await (0,read_release_spec/* readReleaseSpec */.p)(request, { workspace, folder });
    const isOneOfSeveral = (checked.report.selection?.of ?? 1) > 1 || hasOtherPlugins(folder, tag, about);
    const prepared = { preflight: checked, archive, commit, warnings: (0,commit_warnings/* findCommitWarnings */.e)(difference) };
    return (0,publish/* publish */.m)(request, { tag, commit, archive, isPinned: false, isOneOfSeveral, ...about }, prepared);
}
/**
 * Compares an archive with its commit.
 *
 * @throws {UsageError} if the release would differ from what the commit declares.
 */
async function compareWithCommit({ root, folder, tag }, archive) {
    const difference = await (0,commit_difference/* compareArchiveWithCommit */.N)(root, folder, archive);
    if (difference.unknown !== undefined)
        throw createComparisonError(tag, difference.unknown);
    (0,commit_warnings/* refuseOtherWords */.s)(difference, folder, tag);
    return difference;
}
/** Whether the repository also tags other things. Then the tag of a plugin below its root must name the plugin. */
function hasOtherPlugins(folder, tag, { packageName }) {
    return folder !== "" && (0,release_tag/* readTag */.zW)(tag, packageName)?.names !== "no package";
}
/** An archive that could not be compared is never released. */
function createComparisonError(tag, why) {
    return new errors/* UsageError */.eb(`Whether what is packed is what the commit of ${(0,safe/* quote */.hD)(tag)} has is not known: ${why}`, "Release from a clone that has the whole commit, where git is installed. In a workflow, use actions/checkout in a step above");
}
/**
 * Reads the commit that is checked out.
 *
 * @throws {UsageError} if there is none, or the tag names another.
 */
async function readCheckedOutCommit(workspace, root, tag) {
    const refs = (0,git_facts/* readRepositoryRefs */.P4)(workspace);
    if ((0,absent/* isAbsent */.W0)(refs))
        throw new errors/* UsageError */.eb(`The commit that is released is unknown: ${refs.absent}`, "Release from a clone; in a workflow, with actions/checkout in a step above");
    const { head } = refs;
    if (head === undefined)
        throw new errors/* UsageError */.eb("There is no commit to release", (0,remedies/* explainCommitFirst */.T$)(tag));
    const { findTaggedCommit } = await Promise.all(/* import() | processes */[__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 93587));
    const commit = await findTaggedCommit(root, tag);
    if (typeof commit === "object")
        throw createComparisonError(tag, commit.refused);
    if (commit === undefined || commit === head)
        return head;
    throw new errors/* UsageError */.eb(`The tag ${(0,safe/* quote */.hD)(tag)} names commit ${commit.slice(0, 12)}, and ${head.slice(0, 12)} is checked out`, (0,remedies/* explainCheckOut */.Eh)(tag));
}


/***/ }),

/***/ 43845:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ stopForArtifactFault; },
/* harmony export */   T: function() { return /* binding */ stopBeforePlan; },
/* harmony export */   stopForError: function() { return /* binding */ stopForError; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81147);
/* harmony import */ var _core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63762);
/* harmony import */ var _progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53819);
/* harmony import */ var _make_stop_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37651);





const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };
/** The outcome of a release that failed before any target was asked. */
function stopForError(thrown, again, copy) {
    const error = (0,_core_convert_to_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .convertToRefusal */ .T)(thrown);
    if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_) {
        return stopBeforePlan(getVerdict((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .getErrorStatus */ .v9)(error)), {
            stoppedAt: error.message,
            doThis: error.help ?? `Fix that, and run it again:\n  ${again}`,
        });
    }
    const { stop, ...verdict } = (0,_make_stop_js__WEBPACK_IMPORTED_MODULE_4__/* .makeStop */ .f)({ thrown: error }, new _progress_js__WEBPACK_IMPORTED_MODULE_3__/* .ReleaseProgress */ .r([], { again, copy }));
    return { ...stopBeforePlan(verdict, stop), ...(!(error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Interrupted */ .j$) && { crash: error }) };
}
/** The outcome of a release that failed before there was a plan. */
function stopBeforePlan(verdict, { stoppedAt, doThis }) {
    return { ...verdict, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
}
/** The outcome of a release that an artifact fault stopped before there was a plan. */
function stopForArtifactFault({ exitStatus, message, help }) {
    return stopBeforePlan(getVerdict(exitStatus), { stoppedAt: message, doThis: help });
}
function getVerdict(exitStatus) {
    return (0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .makeReleaseVerdict */ .Dl)(exitStatus === _core_exit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .dc.refused ? "refused" : "failed", exitStatus);
}


/***/ }),

/***/ 18241:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: function() { return /* binding */ stopForFindings; },
/* harmony export */   Q: function() { return /* binding */ OF_THE_MACHINE; }
/* harmony export */ });
/* harmony import */ var _core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81147);
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73342);
/* harmony import */ var _core_tool_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42243);
/* harmony import */ var _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41035);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22313);
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84565);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43845);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(47892);








const MOST_NAMED = 5;
/** They judge what was built or installed, which most repositories do not contain. */
const OF_THE_MACHINE = ["bundle-present", "dependencies-installed"];
/** Stops a release whose plugin does not pass, or could not be judged. */
function stopForFindings({ report }, { tag, today, again, copy = _core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .UNKNOWN_COPY */ .Xc, isSparse = false }) {
    if ((0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .verdict */ .WJ)(report) === "broken") {
        const crashed = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
        const stoppedAt = `A check could not be run: ${formatList(crashed.map(({ check }) => check))}`;
        const doThis = `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainRerun */ .oS)(again)}\n${(0,_core_tool_js__WEBPACK_IMPORTED_MODULE_2__/* .formatReportRequest */ .x_)(copy, "If it ends here again, report it with the lines above")}`;
        return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("failed"), { stoppedAt, doThis });
    }
    const stopping = report.plugins.flatMap(({ findings }) => findings.filter((finding) => (0,_core_report_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailing */ .DI)(finding, { failOn: "error" })));
    const checks = [...new Set(stopping.map(({ check }) => check))];
    const count = stopping.length === 1 ? "a finding that stops" : `${String(stopping.length)} findings that stop`;
    const stoppedAt = `The plugin has ${count} a release: ${formatList(checks)}`;
    // What the working tree lacks, the tag has: a finding about it asks for no other commit.
    if (isSparse)
        return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), { stoppedAt, doThis: (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainWholeCheckout */ .j8)(again) });
    const isUnbuilt = checks.includes("bundle-present");
    const helps = stopping.filter(({ check }) => check !== "bundle-present").map((finding) => formatHelp(finding, today));
    const more = helps.length > MOST_NAMED
        ? [`And the other findings above; on your machine: ${formatLocalCommand(tag, copy)}`]
        : [];
    const isMistagged = checks.includes("version-matches-tag") && checks.length === 1;
    const end = isMistagged
        ? (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainRightTag */ ._D)(tag, report.plugins[0]?.version ?? "")
        : (0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainMoveTag */ .XQ)(tag, checks.every((check) => OF_THE_MACHINE.includes(check))
            ? "If you changed a file to do so, commit it"
            : undefined);
    const doThis = [...(isUnbuilt ? [(0,_remedies_js__WEBPACK_IMPORTED_MODULE_6__/* .explainBuild */ .gn)()] : []), ...helps.slice(0, MOST_NAMED), ...more, end].join("\n");
    return (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_5__/* .stopBeforePlan */ .T)((0,_core_exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .makeReleaseVerdict */ .Dl)("rejected"), { stoppedAt, doThis });
}
function formatHelp({ location, message, help = message }, today) {
    const line = location.range ? `:${String(location.range.start.line)}` : "";
    // A heading or a command goes on a line of its own, to be pasted.
    const dated = (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(help)
        .replaceAll("<date>", today ?? "<date>")
        .replace(/: (#{1,6} [^#]+|(?:npm|pnpm|yarn|bun) [\w -]+)$/u, ":\n  $1");
    const sentence = help === message ? "" : `${(0,_reporters_phrases_js__WEBPACK_IMPORTED_MODULE_3__/* .formatSentence */ .jg)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(message))} `;
    return `${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_4__/* .makeVisible */ .Xm)(location.file)}${line}: ${sentence}${dated}`;
}
function formatLocalCommand(tag, { setup, command }) {
    return [...(setup === undefined ? [] : [setup]), `${command} check --tag ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_7__/* .quoteForShell */ .e)(tag)}`]
        .map((line) => `\n  ${line}`)
        .join("");
}
function formatList(checks) {
    const more = checks.length - MOST_NAMED;
    return `${checks.slice(0, MOST_NAMED).join(", ")}${more > 0 ? ` and ${String(more)} more` : ""}`;
}


/***/ }),

/***/ 2563:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ describeDifferences; },
/* harmony export */   x: function() { return /* binding */ readAssetArchive; }
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);
/* harmony import */ var _workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24852);
/* harmony import */ var _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90881);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);
/* harmony import */ var _packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71243);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24954);
/* harmony import */ var _packing_format_archive_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69590);
/* harmony import */ var _packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(38758);








const MOST_LINES = 20;
/** Opens an archive on GitHub, or says why it cannot be read. */
async function readAssetArchive(github, { id, digest, size }) {
    if (size > _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_ARCHIVED_BYTES */ .Fw)
        return { refused: "it has more than 256 MiB" };
    try {
        const bytes = await github.download(id, _workspace_archive_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .MOST_ARCHIVED_BYTES */ .Fw);
        if (digest !== undefined && digest !== `sha256:${(0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_2__/* .computeSha256 */ .jH)(bytes)}`) {
            return { refused: "what was downloaded has not the digest that GitHub names" };
        }
        const opened = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .openArchive */ .p)(bytes);
        return "refused" in opened ? opened : { bytes, opened };
    }
    catch (error) {
        if (error instanceof _github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q)
            return { refused: error.message };
        throw error;
    }
}
/** How a public archive differs from ours, in lines that begin with two spaces. A sentence if that is not known. */
async function describeDifferences(github, asset, ours) {
    const remote = await readAssetArchive(github, asset);
    if ("refused" in remote)
        return `Which files differ is not known: ${remote.refused}`;
    const here = (0,_workspace_archive_js__WEBPACK_IMPORTED_MODULE_1__/* .openArchive */ .p)(ours);
    if ("refused" in here)
        throw new Error(`Our own archive cannot be read: ${here.refused}`);
    const [before, after] = [remote.opened, here].map((archive) => (0,_packing_archive_entry_js__WEBPACK_IMPORTED_MODULE_5__/* .makeArchiveEntries */ .l)(archive).toSorted(_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .comparePaths */ .cD));
    const difference = (0,_packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .compareArchives */ .XG)(before ?? [], after ?? []);
    if ((0,_packing_difference_archive_difference_js__WEBPACK_IMPORTED_MODULE_7__/* .isUnchanged */ ._5)(difference))
        return "The files in both are the same: only how they are packed differs";
    return ["From what is public to this build:", ...(0,_packing_format_archive_js__WEBPACK_IMPORTED_MODULE_3__/* .formatFileChanges */ .Bg)(difference, MOST_LINES)].join("\n");
}


/***/ }),

/***/ 20619:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: function() { return /* binding */ explainOtherTrust; },
/* harmony export */   SR: function() { return /* binding */ explainNpmToken; },
/* harmony export */   UY: function() { return /* binding */ explainOtherTag; },
/* harmony export */   _B: function() { return /* binding */ explainNewerNpm; },
/* harmony export */   iw: function() { return /* binding */ explainOtherStaged; },
/* harmony export */   oA: function() { return /* binding */ explainFirstVersion; },
/* harmony export */   pX: function() { return /* binding */ explainApproval; }
/* harmony export */ });
/* unused harmony export explainTrust */
/* harmony import */ var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84565);
/* harmony import */ var _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5021);
/* harmony import */ var _remedies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47892);



/** How to register a workflow at npm, as a command that is to be pasted. */
function explainTrust({ name, mode, registry }, claims) {
    const { repository = "", workflow = "", environment = "" } = claims ?? {};
    const words = [
        ...["npm", "trust", "github", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(name)],
        ...["--repo", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(repository || "<owner>/<repository>")],
        ...["--file", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(workflow || "<workflow>.yml")],
        ...(environment === "" ? [] : ["--env", (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(environment)]),
        mode === "stage" ? "--allow-stage-publish" : "--allow-publish",
        ...(registry === _credentials_npm_access_js__WEBPACK_IMPORTED_MODULE_0__/* .NPM_REGISTRY */ .ug ? [] : [`--registry=${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(registry)}`]),
    ];
    return `Register this workflow at npm, on your machine, with npm 11.15 or newer:\n  ${words.join(" ")}`;
}
/** npm knows only one such registration for each package. */
function explainOtherTrust(about, claims) {
    const hosted = claims?.isHosted === false ? "Run the job on a runner of GitHub: npm trusts no other. " : "";
    return [
        `${hosted}See what is registered, and remove what is wrong:`,
        `  npm trust list ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(about.name)}`,
        `  npm trust revoke --id <id> ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(about.name)}`,
        explainTrust(about, claims),
        "Then run this again. If the workflow is called by another one, npm wants the file of the caller",
    ].join("\n");
}
/** Trusted publishing needs a package that is there. */
function explainFirstVersion(about, claims) {
    return [
        "Publish the first version with a token that may create packages, set as the secret NPM_TOKEN:",
        "  with:",
        "    npm-token: ${{ secrets.NPM_TOKEN }}",
        "Or publish a lower version by hand before it.",
        `After that, trusted publishing needs no token. ${explainTrust(about, claims)}`,
    ].join("\n");
}
function explainNpmToken() {
    return [
        "Make a granular access token at npm that may read and write this package. Set it as the secret; on the command line:",
        '  export NPM_TOKEN="npm_..."',
        "Or publish without a token, with trusted publishing: leave out npm-token, and give the job the permission:",
        "  permissions:",
        "    id-token: write",
    ].join("\n");
}
function explainApproval(id, shasum, name, later) {
    const known = id === "" ? [`  npm stage list ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(name)}`] : [`  npm stage view ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}`];
    return [
        `Compare its shasum with ${shasum}, and approve it with two-factor authentication:`,
        ...known,
        `  npm stage approve ${id === "" ? "<id>" : (0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}`,
        "When it is public, run this again to see that all of it is released:",
        `  ${later}`,
    ].join("\n");
}
function explainOtherStaged(id, about) {
    const reject = `Or reject what is staged, with two-factor authentication, and run this again:\n  npm stage reject ${(0,_text_shell_word_js__WEBPACK_IMPORTED_MODULE_2__/* .quoteForShell */ .e)(id)}\n  ${about.again}`;
    return `${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .explainFirstArchive */ .m6)(about)}\n${reject}`;
}
function explainNewerNpm(least) {
    return `Install a newer npm in a step above; on the command line as well:\n  - run: npm install --global npm@^${least}`;
}
/**
 * @param free the tag that the version would have of itself. `undefined` if there is none.
 * @param released the tag in git.
 */
function explainOtherTag(by, free, released) {
    if (by === "package")
        return `Remove "tag" from package.json. ${(0,_remedies_js__WEBPACK_IMPORTED_MODULE_1__/* .explainMoveTag */ .XQ)(released)}`;
    if (by === "caller") {
        return free === undefined ? "Choose another tag with npm-tag" : `Leave out npm-tag: the tag is then ${free}`;
    }
    const tag = free ?? "<tag>";
    return [
        `Give this version another tag; on the command line with --npm-tag ${tag}:`,
        "  with:",
        `    npm-tag: ${tag}`,
        'For the next one, remove "tag" from publishConfig: the version then decides',
    ].join("\n");
}


/***/ }),

/***/ 92822:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ readPreviousArchive; },
/* harmony export */   q: function() { return /* binding */ findPreviousRelease; }
/* harmony export */ });
/* harmony import */ var _github_fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58146);
/* harmony import */ var _packing_sums_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24954);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55067);
/* harmony import */ var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86785);
/* harmony import */ var _describe_differences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2563);





/** The archive of the highest public version below ours. A prerelease counts only before another prerelease. */
async function readPreviousArchive(github, all, spec) {
    const found = findPreviousRelease(all, spec);
    if (!found)
        return undefined;
    const { release, version } = found;
    const { tag } = release;
    try {
        const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
        const named = assets.find(({ name }) => name === makeNameAt(version, spec));
        const archives = assets.filter(({ name }) => name.endsWith(".zip"));
        const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
        if (!asset)
            return { tag, refused: "it has no archive of this plugin" };
        const digest = asset.digest ?? (await readDeclaredDigest(github, assets, asset));
        return digest === undefined
            ? { tag, refused: "neither GitHub nor the release names its digest" }
            : { tag, ...(await (0,_describe_differences_js__WEBPACK_IMPORTED_MODULE_4__/* .readAssetArchive */ .x)(github, { ...asset, digest })) };
    }
    catch (error) {
        if (error instanceof _github_fault_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubFault */ .Q)
            return { tag, refused: error.message };
        throw error;
    }
}
/** Older servers name no digests. Then the sums that were published with the archive have it. */
async function readDeclaredDigest(github, assets, { name }) {
    const sums = assets.find((asset) => asset.name === _packing_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .SUMS */ .vf);
    if (!sums || sums.size > MOST_SUMS_BYTES)
        return undefined;
    const digest = (0,_packing_sums_js__WEBPACK_IMPORTED_MODULE_1__/* .findDigest */ .u$)(new TextDecoder().decode(await github.download(sums.id, MOST_SUMS_BYTES)), name);
    return digest === undefined ? undefined : `sha256:${digest}`;
}
/** Finds the public release of the plugin's highest version below ours, and that version. */
function findPreviousRelease(all, { version, packageName, isOneOfSeveral, mayBeSame = false }) {
    const ours = (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(version);
    if (!ours)
        return undefined;
    const below = all.flatMap((release) => {
        const read = release.draft ? undefined : (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_2__/* .readTag */ .zW)(release.tag, packageName);
        const other = read && (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .parseVersion */ .ot)(read.version);
        // A tag without a package's name may be that of another plugin.
        const isForeign = isOneOfSeveral && read?.names === "no package";
        const counts = other && !isForeign && (ours.prerelease || !other.prerelease);
        const order = counts ? (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(other, ours) : 1;
        return counts && (order < 0 || (order === 0 && mayBeSame)) ? [{ release, version: other }] : [];
    });
    return below.toSorted((a, b) => (0,_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_3__/* .compareVersions */ .Zy)(b.version, a.version))[0];
}
const MOST_SUMS_BYTES = 64 * 1024;
/** The name that our archive would have had at that version. */
function makeNameAt({ text }, { version, archive }) {
    const formatEnding = (of) => `-${of.replaceAll("+", "_")}.zip`;
    return archive.name.slice(0, -formatEnding(version).length) + formatEnding(text);
}


/***/ }),

/***/ 35009:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: function() { return /* binding */ describeTargets; },
/* harmony export */   OA: function() { return /* binding */ listPublic; },
/* harmony export */   jv: function() { return /* binding */ listUnknown; },
/* harmony export */   rL: function() { return /* binding */ listHidden; }
/* harmony export */ });
/** What each target has of the release. */
function describeTargets({ publishers, publicAt, latest, unconfirmed, }) {
    return publishers.map(({ id }) => {
        const url = publicAt.get(id);
        // What was there before a step is not what is there.
        const state = unconfirmed.has(id) ? undefined : latest.get(id)?.state;
        return { target: id, url, state };
    });
}
/** Permanent steps whose target may have done them: a request was on its way when the run ended. */
function listUnknown({ unconfirmed, publicAt, }) {
    return [...unconfirmed].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
}
/** One line for each target that is public, or may be. */
function listPublic(progress) {
    const known = [...progress.publicAt].map(([id, url]) => `${id}: ${url}`);
    const maybe = listUnknown(progress).map(([id, { reason }]) => {
        const unseen = progress.latest.get(id)?.unseen;
        if (unseen !== undefined)
            return `${id}: ${unseen}`;
        return progress.done.some(({ irreversible, target }) => irreversible && target === id)
            ? `${id}: published by this run, and not looked at since`
            : `${id}: perhaps, as there was no answer yet to: ${reason}`;
    });
    return [...known, ...maybe];
}
/** One line for each target that is not public. Of several targets, it says what each of them has. */
function listHidden(progress) {
    const { publishers, publicAt, latest, unconfirmed } = progress;
    const isUnknown = new Set(listUnknown(progress).map(([id]) => id));
    const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id));
    if (publishers.length < 2)
        return hidden.map(({ id }) => id);
    return hidden.map(({ id }) => {
        const plan = latest.get(id);
        const step = unconfirmed.get(id);
        if (step)
            return `${id}: not looked at again since this step: ${step.reason}`;
        return `${id}: ${plan ? (plan.staged ?? "nothing there") : "not looked at"}`;
    });
}


/***/ }),

/***/ 40404:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: function() { return /* binding */ writeReportOfRelease; }
/* harmony export */ });
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
/* harmony import */ var _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13425);
/* harmony import */ var _stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43845);



/** Keeps the report if a release ends with an error after its plugin was judged. */
async function writeReportOfRelease({ preflight, again }, act) {
    try {
        return await act();
    }
    catch (error) {
        if (error instanceof _packing_artifact_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .ArtifactFault */ .R)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__/* .stopForArtifactFault */ .Q)(error) };
        if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UsageError */ .eb || error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .Refusal */ .P_)
            return { preflight, outcome: (0,_stop_for_error_js__WEBPACK_IMPORTED_MODULE_2__.stopForError)(error, again) };
        throw error;
    }
}


/***/ }),

/***/ 82457:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: function() { return /* binding */ fitsInBytes; },
/* harmony export */   uz: function() { return /* binding */ splitLines; },
/* harmony export */   zP: function() { return /* binding */ cutToBytes; }
/* harmony export */ });
/* harmony import */ var _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39064);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
/* harmony import */ var _text_numbers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51424);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41035);




/** The bytes of the sentence about the cut, and how much escaping can lengthen a name in it. */
const NOTE_BYTES = 400;
const MOST_ESCAPED = 12;
/** Whether GitHub accepts all of it. */
function fitsInBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes }) {
    return Buffer.byteLength(joinPieces(pieces)) <= room;
}
/**
 * The first pieces that fit, with no fold left open, and a sentence on what is left out and where it is.
 */
function cutToBytes(pieces, { room = _core_github_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_LIMITS */ .f.summaryBytes, whole, isLogged }) {
    const bytes = (text) => Buffer.byteLength(text);
    const all = joinPieces(pieces);
    if (bytes(all) <= room)
        return all;
    let used = NOTE_BYTES + bytes(whole ?? "") * MOST_ESCAPED;
    const end = pieces.findIndex(({ text }) => (used += bytes(text)) > room);
    const kept = pieces.slice(0, end);
    const isOpen = kept.findLast(({ fold }) => fold !== undefined)?.fold === "opens";
    const left = formatLeftOut(kept, pieces.slice(end));
    const cut = `_GitHub takes no more: ${left} left out. Everything is in ${describePlaces(whole, isLogged)}._`;
    const fitting = `${joinPieces(kept)}\n${isOpen ? "</details>\n\n" : ""}${cut}\n`;
    // With other text before it, the whole file would be dropped.
    return bytes(fitting) <= room ? fitting : "";
}
/** Lines of Markdown as pieces, of which those of lists and tables are counted. */
function splitLines(text) {
    return text.split(/(?<=\n)/u).map((line, at) => ({
        text: line,
        ...(/^(?:- |\| )/u.test(line) && { shows: { noun: "line", which: at } }),
        ...(line.startsWith("<details>") && { fold: "opens" }),
        ...(line.startsWith("</details>") && { fold: "closes" }),
    }));
}
function joinPieces(pieces) {
    return pieces.map(({ text }) => text).join("");
}
/** `7,014 of 10,000 findings, 73 of 73 checks`. */
function formatLeftOut(kept, left) {
    const shown = groupByNoun(kept);
    const parts = [...groupByNoun(left)].flatMap(([noun, missing]) => {
        const others = shown.get(noun) ?? new Set();
        const count = [...missing].filter((which) => !others.has(which)).length;
        return count === 0 ? [] : [`${(0,_text_numbers_js__WEBPACK_IMPORTED_MODULE_3__/* .formatNumber */ .Z)(count)} of ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(others.size + count, noun)}`];
    });
    return parts.length === 0 ? "a part of this page" : parts.join(", ");
}
function groupByNoun(pieces) {
    const groups = new Map();
    for (const { shows } of pieces) {
        if (!shows)
            continue;
        const group = groups.get(shows.noun) ?? new Set();
        groups.set(shows.noun, group.add(shows.which));
    }
    return groups;
}
/** Where the whole text is. */
function describePlaces(whole, isLogged = false) {
    if (!isLogged)
        return "the formats json and terminal";
    return whole === undefined ? "the log of the step" : `the log of the step and in ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_1__/* .formatMarkdownCode */ .kK)(whole)}`;
}


/***/ }),

/***/ 10855:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findMistakenTag: function() { return /* binding */ findMistakenTag; }
/* harmony export */ });
/* harmony import */ var _core_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73342);
/* harmony import */ var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
/* harmony import */ var _plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55067);
/* harmony import */ var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85163);
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
/* harmony import */ var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85720);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95655);







/** What is wrong with a tag that was meant to release one of the checked plugins. `undefined` for any other tag. */
async function findMistakenTag(tag, { report, root }) {
    const workspace = (0,_workspace_disk_js__WEBPACK_IMPORTED_MODULE_4__/* .diskWorkspace */ .DH)(root);
    const names = [];
    let version = "1.2.3";
    for (const plugin of report.plugins) {
        const folder = (0,_core_report_js__WEBPACK_IMPORTED_MODULE_0__/* .getFolder */ .L2)(plugin);
        const { packageJson } = (await (0,_plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlugin */ .o)(workspace, { folder, needs: ["packageJson"] })).facts;
        const packageName = (0,_plugin_absent_js__WEBPACK_IMPORTED_MODULE_5__/* .isAbsent */ .W0)(packageJson) ? undefined : packageJson.value["name"];
        if (typeof packageName === "string")
            names.push(packageName, (0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .removeScope */ .vU)(packageName));
        if (plugin.name !== undefined)
            names.push(plugin.name);
        names.push((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_6__/* .getBaseName */ .J)(folder));
        version = plugin.version ?? version;
    }
    if (!(0,_plugin_documents_release_tag_js__WEBPACK_IMPORTED_MODULE_1__/* .isMistakenTag */ .xi)(tag, names))
        return undefined;
    return `Nothing is released: the tag ${(0,_text_safe_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(tag)} names no version\nA release tag looks like v${version} or ${version}; in a repository of several plugins, like weather@${version}`;
}


/***/ })

};
;