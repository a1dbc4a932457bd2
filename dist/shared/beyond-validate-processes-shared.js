"use strict";
exports.id = 454;
exports.ids = [454];
exports.modules = {
    49490: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: function () { return resolvePathOfFile; },
            p: function () { return NotWrittenError; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_1___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
        var _files_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89198);
        const MAX_LINKS = 40;
        class NotWrittenError extends Error {
            kind;
            name = "NotWrittenError";
            constructor(kind, message) {
                super(message);
                this.kind = kind;
            }
        }
        function resolvePathOfFile(path, checkouts, links = 0) {
            if (links > MAX_LINKS)
                throw new NotWrittenError("unsafe", `there are too many links on the way to ${path}`);
            const full = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
            const roots = checkouts.map((root) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(root));
            const isCheckout = (at) => roots.some((root) => (0, _files_inside_js__WEBPACK_IMPORTED_MODULE_2__.FK)(root, at)) || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== undefined;
            const { root } = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(full);
            const name = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(full);
            const names = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(full)
                .slice(root.length)
                .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
                .filter((one) => one !== "");
            let folder = root;
            let isInCheckout = isCheckout(root);
            for (const [at, next] of names.entries()) {
                if (isInCheckout)
                    refuseGit(path, next);
                const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next), { throwIfNoEntry: false });
                if (!stat) {
                    const missing = names.slice(at);
                    if (isInCheckout)
                        for (const one of [...missing, name])
                            refuseGit(path, one);
                    return { folder, missing, name, isInCheckout };
                }
                if (stat.isSymbolicLink()) {
                    if (isInCheckout)
                        refuseLink(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                    const rest = names.slice(at + 1);
                    return resolvePathOfFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
                }
                const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next));
                if (node_path__WEBPACK_IMPORTED_MODULE_1__.sep === "/" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(real) !== folder)
                    throw new NotWrittenError("unsafe", `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, next)} was replaced while it was looked at`);
                folder = real;
                if (isInCheckout)
                    refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
                isInCheckout ||= isCheckout(folder);
            }
            const file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name);
            const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false });
            if (isInCheckout)
                refuseFile(path, file, stat);
            const leadsToFile = stat?.isSymbolicLink() === true && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() === true;
            if (leadsToFile)
                return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
            return { folder, missing: [], name, isInCheckout };
        }
        function readLinkTarget(folder, name) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)));
        }
        function refuseFile(path, file, stat) {
            refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
            if (stat?.isSymbolicLink() === true)
                refuseLink(path, file);
            if (stat && !stat.isFile() && !stat.isDirectory())
                throw new NotWrittenError("unsafe", `${file} is not a regular file`);
            if (stat)
                refuseGit(path, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(file)));
        }
        function refuseLink(path, link) {
            const which = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path) === link ? "it is" : `${link} is`;
            throw new NotWrittenError("unsafe", `${which} a link of the repository, which may lead anywhere`);
        }
        function refuseGit(path, name) {
            if (isGitName(name))
                throw new NotWrittenError("unsafe", `${path} is in git's own folder, whose files are commands to git`);
        }
        function isGitName(name) {
            const plain = name
                .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
                .replace(/:.*$/su, "")
                .replace(/[. ]+$/u, "")
                .toLowerCase();
            return plain === ".git" || /^git~\d+$/u.test(plain);
        }
    }),
    60639: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            applyBaseline: function () { return applyBaseline; },
            applyConfiguredBaselines: function () { return applyConfiguredBaselines; },
            findConfiguredBaselines: function () { return findConfiguredBaselines; },
            updateBaseline: function () { return updateBaseline; },
            updateConfiguredBaselines: function () { return updateConfiguredBaselines; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21283);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73342);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88241);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65641);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47313);
        var _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77505);
        var _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44596);
        var _write_user_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5696);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60007);
        function applyBaseline(file, place) {
            const entries = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, place);
            if (entries)
                return (result) => markEntries(result, [{ file, entries }]);
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__.eb(`There is no baseline ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(file)}`, (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.G1)(file, place.copy));
        }
        async function findConfiguredBaselines(workspace, folders) {
            const baselines = new Map();
            for (const folder of folders) {
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_4__.o)(workspace, { folder, needs: ["configuration"] });
                const baseline = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_9__.W0)(facts.configuration) ? undefined : facts.configuration.baseline;
                if (baseline)
                    baselines.set(folder, baseline.text);
            }
            return baselines;
        }
        function applyConfiguredBaselines(baselines, place) {
            const known = [...new Set(baselines.values())].flatMap((file) => {
                const entries = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, { ...place, cwd: place.root });
                return entries ? [{ file, entries, isFor: (folder) => baselines.get(folder) === file }] : [];
            });
            return (result) => (known.length === 0 ? result : markEntries(result, known));
        }
        function updateBaseline(result, file, cwd) {
            return makeUpdated(result, [{ file, entries: writeBaseline(result, file, cwd) }]);
        }
        function updateConfiguredBaselines(result, baselines) {
            const { report, root } = result;
            const written = [...new Set(baselines.values())].map((file) => {
                const isFor = (folder) => baselines.get(folder) === file;
                const plugins = report.plugins.filter((plugin) => isFor((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin)));
                return { file, isFor, entries: writeBaseline({ ...result, report: { ...report, plugins } }, file, root) };
            });
            return makeUpdated(result, written);
        }
        function makeUpdated(result, baselines) {
            const findings = result.report.plugins.flatMap((plugin) => plugin.findings);
            return {
                result: markEntries(result, baselines),
                listed: baselines.flatMap(({ entries }) => entries).reduce((sum, { count }) => sum + count, 0),
                leftOut: findings.filter((one) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.he)(one) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.h9)(one)).length,
            };
        }
        function writeBaseline(result, file, cwd) {
            const { plugins } = result.report;
            const disk = (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.DH)(result.root);
            const isThere = ({ plugin, file: place }) => {
                if (plugin === undefined)
                    return disk.entry(place) !== undefined;
                const folder = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(result.root, plugin);
                return (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.Jj)(result.root, folder) !== undefined && (0, _base_files_disk_js__WEBPACK_IMPORTED_MODULE_6__.h1)(folder) !== undefined;
            };
            const before = (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.mF)(file, { cwd, root: result.root, mayBeOld: true }) ?? [];
            const kept = before.filter((entry) => isThere(entry) && !(0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.vs)(entry, plugins));
            const made = plugins.flatMap((plugin) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.c1)(plugin));
            const entries = (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.RH)([...kept, ...made]).toSorted(compareEntries);
            const help = "Give --baseline a file that can be written";
            const written = { path: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(cwd, file), what: "The baseline", help, checkouts: [result.root] };
            (0, _write_user_file_js__WEBPACK_IMPORTED_MODULE_8__.writeUserFile)(written, (0, _records_baseline_file_js__WEBPACK_IMPORTED_MODULE_7__.J2)(entries));
            return entries;
        }
        function markEntries(result, baselines) {
            const { report } = result;
            const groups = baselines.map((one) => ({ ...one, byPlugin: (0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_10__.$z)(one.entries, ({ plugin }) => plugin) }));
            const known = report.plugins.map((plugin) => {
                const own = groups.find(({ isFor }) => isFor?.((0, _core_report_js__WEBPACK_IMPORTED_MODULE_3__.L2)(plugin)) !== false);
                const listed = [...(own?.byPlugin.get(plugin.path) ?? []), ...(own?.byPlugin.get(undefined) ?? [])];
                const judged = listed.filter((entry) => (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.vs)(entry, [plugin]));
                return (0, _core_baseline_js__WEBPACK_IMPORTED_MODULE_1__.zn)(plugin, judged, report);
            });
            const baseline = {
                file: baselines.map(({ file }) => file).join(", "),
                gone: known.reduce((sum, plugin) => sum + plugin.gone, 0),
            };
            return { ...result, report: { ...report, plugins: known.map(({ plugin }) => plugin), baseline } };
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
    44596: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Zg: function () { return MAX_BASELINE_BYTES; },
            J2: function () { return formatBaseline; },
            G1: function () { return formatBaselineCommand; },
            nk: function () { return parseBaseline; },
            mF: function () { return readBaseline; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var baseline = __webpack_require__(21283);
        var errors = __webpack_require__(42719);
        var finding_identity = __webpack_require__(60170);
        var tool = __webpack_require__(42243);
        var numbers = __webpack_require__(46136);
        var safe = __webpack_require__(47313);
        var shell_word = __webpack_require__(16621);
        var read_file_of_caller = __webpack_require__(47111);
        ;
        const validate = validate21;
        const schema6 = { "$id": "https://github.com/OWNER/plugin-preflight/baseline@2", "type": "object", "additionalProperties": false, "required": ["schema", "findings"], "properties": { "schema": { "const": "plugin-preflight/baseline@2" }, "findings": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "file", "severity", "message", "count"], "properties": { "plugin": { "type": "string" }, "check": { "type": "string" }, "code": { "type": "string" }, "subject": { "texts": true }, "file": { "type": "string" }, "place": { "type": "string" }, "severity": { "enum": ["error", "warning", "notice"] }, "message": { "type": "string" }, "count": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } } } } };
        const func2 = Object.prototype.hasOwnProperty;
        function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            ;
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema6.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "schema") || (key0 === "findings"))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/baseline@2" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/baseline@2" } });
                    }
                }
                if (data.findings !== undefined) {
                    let data1 = data.findings;
                    if (Array.isArray(data1)) {
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data2 = data1[i0];
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                for (const prop1 of schema6.properties.findings.items.required) {
                                    if (data2[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data2) {
                                    if (!(func2.call(schema6.properties.findings.items.properties, key1))) {
                                        delete data2[key1];
                                    }
                                }
                                if (data2.plugin !== undefined) {
                                    if (typeof data2.plugin !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/plugin", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.check !== undefined) {
                                    if (typeof data2.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.code !== undefined) {
                                    if (typeof data2.code !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/code", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.subject !== undefined) {
                                    let data6 = data2.subject;
                                    if (!(typeof data6 == "string" || Array.isArray(data6) && data6.every((item) => typeof item == "string"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/subject", keyword: "texts", params: { mayBeOne: true } });
                                    }
                                }
                                if (data2.file !== undefined) {
                                    if (typeof data2.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.place !== undefined) {
                                    if (typeof data2.place !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/place", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.severity !== undefined) {
                                    let data9 = data2.severity;
                                    if (!(((data9 === "error") || (data9 === "warning")) || (data9 === "notice"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/severity", keyword: "enum", params: { allowedValues: schema6.properties.findings.items.properties.severity.enum } });
                                    }
                                }
                                if (data2.message !== undefined) {
                                    if (typeof data2.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data2.count !== undefined) {
                                    let data11 = data2.count;
                                    if (!Number.isSafeInteger(data11) || data11 < 1 || data11 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0 + "/count", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate21.errors = vErrors;
            return errors === 0;
        }
        var run_record = __webpack_require__(69481);
        ;
        const SCHEMA = "plugin-preflight/baseline@2";
        const OLD_FORM = /^\s*\{\s*"schema":\s*"plugin-preflight\/baseline@1"/u;
        const MAX_BASELINE_BYTES = 8 * 1024 * 1024;
        function readBaseline(file, { cwd, root, copy, mayBeOld = false }) {
            const subject = nameBaseline(file);
            const read = (0, read_file_of_caller.d)((0, external_node_path_.resolve)(cwd, file), root, MAX_BASELINE_BYTES);
            if ("refused" in read) {
                if (read.missing)
                    return undefined;
                throw new errors.eb(`${subject} cannot be read: ${read.refused}`, "Name a file that --update-baseline has written");
            }
            if (mayBeOld && isOldForm(read.bytes))
                return undefined;
            return (0, baseline.RH)(parseBaseline(read.bytes, file, copy));
        }
        function parseBaseline(bytes, file, copy) {
            const subject = nameBaseline(file);
            if (isOldForm(bytes)) {
                throw new errors.eb(`${subject} has the form of an earlier version, which did not say how severe a finding is`, formatBaselineCommand(file, copy));
            }
            const help = "Write it again: remove it, then --update-baseline";
            const record = { bytes, subject, schema: SCHEMA, help };
            const { findings } = (0, run_record.a)(record, { validate: validate, findFault: findMissingPlugin });
            return findings.map((entry) => ((0, finding_identity.iI)(entry.file) ? { ...entry, plugin: undefined } : entry));
        }
        function nameBaseline(file) {
            return `The baseline ${(0, safe.hD)(file)}`;
        }
        function isOldForm(bytes) {
            return OLD_FORM.test(new TextDecoder().decode(bytes.subarray(0, 200)));
        }
        function findMissingPlugin({ findings }) {
            const at = findings.findIndex(({ file, plugin }) => plugin === undefined && !(0, finding_identity.iI)(file));
            return at === -1 ? undefined : { path: ["findings", at], why: '"plugin" is missing' };
        }
        function formatBaselineCommand(file, copy = tool.Xc) {
            return `Write it with:${(0, tool.u3)(copy, `validate --baseline ${(0, shell_word.e)(file)} --update-baseline`)}`;
        }
        function formatBaseline(entries) {
            const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
            const findings = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
            const text = (0, safe.LE)(`{\n  "schema": ${JSON.stringify(SCHEMA)},\n  "findings": ${findings}\n}\n`);
            if (Buffer.byteLength(text) <= MAX_BASELINE_BYTES)
                return text;
            throw new errors.eb(`The baseline would have ${(0, numbers.ZV)(entries.length)} entries and more than 8 MiB, and no more is read of one`, "Fix some of the findings first, or write a baseline for fewer plugins");
        }
    })
};
;
