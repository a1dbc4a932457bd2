"use strict";
exports.id = 109;
exports.ids = [109];
exports.modules = {
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
    27427: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _: function () { return writeFile; }
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var safe_read = __webpack_require__(10544);
        var opened_path = __webpack_require__(75479);
        var path_of_file = __webpack_require__(49490);
        ;
        const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = external_node_fs_.constants;
        const O_PATH = 0o10000000;
        function withOpenFolder(existing, missing, act) {
            const descriptors = [];
            let folder;
            try {
                folder = openRealFolder(existing, existing, descriptors);
                for (const name of missing)
                    folder = openFolderBelow(folder, name, descriptors);
                return act(folder);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && folder)
                    error.message = error.message.replaceAll(folder.locate(""), (0, external_node_path_.join)(folder.path, "/"));
                throw error;
            }
            finally {
                for (const descriptor of descriptors)
                    (0, external_node_fs_.closeSync)(descriptor);
            }
        }
        function openFolderBelow(above, name, descriptors) {
            const [at, path] = [above.locate(name), (0, external_node_path_.join)(above.path, name)];
            try {
                (0, external_node_fs_.mkdirSync)(at);
            }
            catch (error) {
                if (!(0, safe_read.Or)(error) || error.code !== "EEXIST")
                    throw error;
            }
            return openRealFolder(at, path, descriptors);
        }
        function openRealFolder(at, path, descriptors) {
            if (!(0, opened_path.kh)())
                return makeComparedFolder(path);
            const descriptor = openDescriptor(at, path);
            descriptors.push(descriptor);
            const opened = {
                path,
                locate: (name) => `${(0, opened_path.hK)(descriptor)}/${name}`,
                requireInPlace() {
                    if ((0, opened_path.PI)(descriptor) !== path)
                        throw makeReplacedError(path);
                },
            };
            opened.requireInPlace();
            return opened;
        }
        function openDescriptor(at, path) {
            try {
                return (0, external_node_fs_.openSync)(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
            }
            catch (error) {
                if ((0, safe_read.Or)(error) && (error.code === "ENOTDIR" || error.code === "ELOOP"))
                    throw makeReplacedError(path);
                throw error;
            }
        }
        function makeComparedFolder(path) {
            const before = (0, external_node_fs_.statSync)(path);
            const requireInPlace = () => {
                if (!(0, opened_path.rr)(path, before))
                    throw makeReplacedError(path);
            };
            requireInPlace();
            return { path, locate: (name) => (0, external_node_path_.join)(path, name), requireInPlace };
        }
        function makeReplacedError(path) {
            return new path_of_file.p("unsafe", `${path} was replaced while it was written to`);
        }
        ;
        const { O_CREAT, O_EXCL, O_WRONLY } = external_node_fs_.constants;
        const { O_NOFOLLOW: write_file_O_NOFOLLOW = 0 } = external_node_fs_.constants;
        function writeFile(path, content, checkouts, expected) {
            const { folder, missing, name, isInCheckout } = (0, path_of_file.R)(path, checkouts);
            withOpenFolder(folder, missing, (held) => {
                const file = held.locate(name);
                const before = (isInCheckout ? external_node_fs_.lstatSync : external_node_fs_.statSync)(file, { throwIfNoEntry: false });
                if (before)
                    (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.W_OK);
                if (expected && before?.isFile() !== true)
                    throw new path_of_file.p("changed", `${path} is not a regular file any more`);
                if (before && !before.isFile()) {
                    if (isInCheckout && !before.isDirectory())
                        throw new path_of_file.p("unsafe", `${path} is not a regular file`);
                    (0, external_node_fs_.writeFileSync)(file, content);
                    return;
                }
                replaceFile(held, name, { content, mode: before?.mode, expected });
            });
        }
        function replaceFile(held, name, { content, mode, expected }) {
            const file = held.locate(name);
            const draft = held.locate(`.${name.slice(0, 100)}.${crypto.randomUUID()}.draft`);
            const descriptor = (0, external_node_fs_.openSync)(draft, O_WRONLY | O_CREAT | O_EXCL | write_file_O_NOFOLLOW, 0o666);
            try {
                try {
                    (0, external_node_fs_.writeFileSync)(descriptor, content);
                    if (mode !== undefined)
                        (0, external_node_fs_.fchmodSync)(descriptor, mode & 0o7777);
                }
                finally {
                    (0, external_node_fs_.closeSync)(descriptor);
                }
                held.requireInPlace();
                if (expected && !isExactly(held, name, expected)) {
                    throw new path_of_file.p("changed", `${(0, external_node_path_.join)(held.path, name)} was changed meanwhile`);
                }
                (0, external_node_fs_.renameSync)(draft, file);
            }
            catch (error) {
                (0, external_node_fs_.rmSync)(draft, { force: true });
                throw error;
            }
        }
        function isExactly(held, name, expected) {
            const file = held.locate(name);
            const first = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            if (first?.size !== BigInt(expected.length))
                return false;
            const bytes = (0, safe_read.CD)(() => (0, safe_read.VX)((0, external_node_path_.join)(held.path, name), expected.length));
            if (!bytes || Buffer.compare(bytes, expected) !== 0)
                return false;
            const last = (0, external_node_fs_.lstatSync)(file, { bigint: true, throwIfNoEntry: false });
            return ["dev", "ino", "size", "mtimeNs", "ctimeNs"].every((key) => last?.[key] === first[key]);
        }
    }),
    17169: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findInstalledVersion; },
            Y: function () { return findUninstalledPackages; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95329);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91784);
        const MAX_PACKAGES = 2000;
        const REQUIRED_KEYS = ["dependencies", "devDependencies"];
        function findUninstalledPackages(workspace, folder, packageJson) {
            const required = REQUIRED_KEYS.flatMap((key) => Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(packageJson?.[key])));
            if (required.length === 0 || findTable(workspace, folder) !== undefined)
                return [];
            const modules = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)
                .map((at) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules"))
                .filter((path) => workspace.entry(path) !== undefined);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        }
        function isInstalled(workspace, path) {
            const entry = workspace.entry(path);
            return entry !== undefined && entry.kind !== "broken";
        }
        function findInstalledVersion(workspace, folder, name) {
            for (const above of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)) {
                const version = (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.fE)((0, _dependencies_js__WEBPACK_IMPORTED_MODULE_1__.jJ)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, `node_modules/${name}`))?.["version"]);
                if (version !== undefined)
                    return version;
            }
            const table = findTable(workspace, folder);
            return table === undefined ? undefined : findTabledVersion(workspace, table, name);
        }
        const TABLES = [".pnp.cjs", ".pnp.data.json", ".pnp.js"];
        const MAX_TABLE_BYTES = 64 * 1024 * 1024;
        function findTable(workspace, folder) {
            const tables = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder).flatMap((above) => TABLES.map((name) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(above, name)));
            return tables.find((path) => workspace.entry(path)?.kind === "file");
        }
        function findTabledVersion(workspace, table, name) {
            const text = (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.YS)(workspace.bytes(table, MAX_TABLE_BYTES, "once") ?? new Uint8Array());
            const start = text.indexOf(`["${name}", [`);
            if (start === -1)
                return undefined;
            const [, version] = /^[^{]{0,200}?npm(?::|%3A)v?(\d[\w.+-]{0,99})/u.exec(text.slice(start, start + 400)) ?? [];
            return version;
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
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65641);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4569);
        var _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17169);
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
                const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__.W0)(packageJson) ? [] : (0, _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_4__.Y)(workspace, folder, packageJson.value);
                const installation = { missing };
                if (missing.length > 0)
                    return { ...given, ...skipScripts("its packages are not installed"), installation };
                const { runCommands } = await Promise.all([__webpack_require__.e(109), __webpack_require__.e(771), __webpack_require__.e(48), __webpack_require__.e(454), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 2653));
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
    5696: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            J: function () { return writeOrRefuse; },
            i: function () { return refuseUnsafePath; },
            writeUserFile: function () { return writeUserFile; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49490);
        var _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27427);
        const ANOTHER_PATH = "Give it a path outside the repository, or one on which there are no links";
        function writeUserFile(file, content) {
            try {
                writeOrRefuse(file, content);
            }
            catch (error) {
                if (error instanceof _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_ || error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p || !(error instanceof Error))
                    throw error;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${file.what} cannot be written: ${error.message}`, file.help);
            }
        }
        function writeOrRefuse(file, content) {
            try {
                (0, _base_output_write_file_js__WEBPACK_IMPORTED_MODULE_2__._)(file.path, content, file.checkouts, file.before);
            }
            catch (error) {
                throw isUnsafe(error) ? makeRefusal(file, error) : error;
            }
        }
        function refuseUnsafePath(file) {
            try {
                (0, _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.R)(file.path, file.checkouts);
            }
            catch (error) {
                if (isUnsafe(error))
                    throw makeRefusal(file, error);
                if (!(error instanceof Error && "code" in error))
                    throw error;
            }
        }
        function isUnsafe(error) {
            return error instanceof _base_output_path_of_file_js__WEBPACK_IMPORTED_MODULE_1__.p && error.kind === "unsafe";
        }
        function makeRefusal({ what }, { message }) {
            return new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.P_(`${what} is not written: ${message}`, ANOTHER_PATH);
        }
    })
};
;
