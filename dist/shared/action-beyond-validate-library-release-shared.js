"use strict";
exports.id = 713;
exports.ids = [713];
exports.modules = {
    47111: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var readFileOfCaller = (function readFileOfCaller(path, repository, largest = MAX_FILE_BYTES) {
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
                        return { refused: "it is a link that points outside the repository", missing: false };
                    }
                }
                return { bytes: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) };
            }
            finally {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            d: (function () { return readFileOfCaller; })
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77505);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75479);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67204);
        const MIB = 1024 * 1024;
        const MAX_FILE_BYTES = 256 * MIB;
        const { O_RDONLY = 0, O_NONBLOCK = 0 } = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants;
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
            for (const span of appliedSpans.toSorted(((a, b) => a.start - b.start))) {
                result += text.slice(done, span.start) + span.text;
                done = span.end;
            }
            return { text: result + text.slice(done), applied };
        }
    }),
    5299: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var listUiLibraries = (function listUiLibraries(packages) {
            const names = Array.from(packages, (name) => (isUiLibrary(name) ? name : PARTS.get(name)));
            return [...new Set(names.filter(((name) => name !== undefined)))];
        });
        var findComponentLibrary = (function findComponentLibrary({ modules }, declared) {
            const find = ((search) => listUiLibraries(modules.flatMap((({ latin1 }) => [...search(latin1)]))));
            const imported = find(((code) => (0, imported_packages.t)(code, UI_PACKAGES)));
            const bundled = find(((code) => (0, bundled_packages.D)(code, undefined, UI_PACKAGES).keys()));
            const [first, second] = imported.length > 1 ? imported.filter((name) => name !== "lit") : imported;
            if (first && second)
                return { why: `the built code imports ${UI_LIBRARIES[first]} and ${UI_LIBRARIES[second]}` };
            const [inside] = bundled;
            if (inside)
                return { why: `${UI_LIBRARIES[inside]} is inside the bundle, where no host can reach it` };
            const [named, other] = listUiLibraries(declared);
            const library = first ?? (other === undefined ? named : undefined);
            if (library === undefined)
                return {};
            return { library };
        });
        __webpack_require__.d(__webpack_exports__, {
            Q: (function () { return findComponentLibrary; })
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
        ;
    }),
    17169: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findUninstalledPackages = (function findUninstalledPackages(workspace, folder, packageJson) {
            const required = REQUIRED_KEYS.flatMap(((key) => Object.keys((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__.vw)(packageJson?.[key]))));
            if (required.length === 0 || findTable(workspace, folder) !== undefined)
                return [];
            const modules = (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder)
                .map((at) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules"))
                .filter((path) => workspace.entry(path) !== undefined);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        });
        __webpack_require__.d(__webpack_exports__, {
            A: function () { return findInstalledVersion; },
            Y: (function () { return findUninstalledPackages; })
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95329);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34367);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91784);
        const MAX_PACKAGES = 2000;
        const REQUIRED_KEYS = ["dependencies", "devDependencies"];
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
    45315: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var askNpmForFiles = (async function askNpmForFiles({ workspace, root, folders, needs }, surroundings, signal) {
            const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
            const packages = folders.filter(((folder) => isAsked && workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind === "file"));
            if (packages.length === 0)
                return new Map();
            const { askNpm } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 32427));
            const places = packages.map(((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, folder)));
            const answers = await askNpm({ ...surroundings, repository: root, folders: places, signal });
            return new Map(packages.flatMap(((folder, at) => (answers[at] ? [[folder, answers[at]]] : []))));
        });
        var findNpmAnswer = (function findNpmAnswer(answers) {
            return (({ folder }) => {
                const npmPackedFiles = answers.get(folder);
                return Promise.resolve(npmPackedFiles ? { npmPackedFiles } : {});
            });
        });
        var combineFactFinders = (function combineFactFinders(...finders) {
            return (async (asked) => {
                let given = {};
                for (const findOut of finders)
                    given = { ...given, ...(await findOut(asked)) };
                return given;
            });
        });
        var findOutEach = (function findOutEach(findOut) {
            return (() => Promise.resolve(findOut));
        });
        __webpack_require__.d(__webpack_exports__, {
            NY: (function () { return combineFactFinders; }),
            P4: (function () { return findOutEach; }),
            vH: (function () { return askNpmForFiles; }),
            z9: (function () { return findNpmAnswer; })
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14345);
    }),
    82294: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeSettingValue = (function makeSettingValue(schema) {
            if (Object.hasOwn(schema, "pattern") && !Object.hasOwn(schema, "enum"))
                return undefined;
            const value = makeValue(schema, 0);
            const faults = (0, config_values.u)(schema, value, []).filter((({ keyword }) => keyword !== "secret"));
            if (faults.length > 0)
                return undefined;
            return value;
        });
        var makeValue = (function makeValue(schema, depth) {
            const own = ((key) => (0, json_object.Ng)(schema, key));
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
        });
        var findType = (function findType(own) {
            const type = own("type");
            if (Array.isArray(type))
                return type[0];
            return type ?? ((0, json_object.Gv)(own("properties")) ? "object" : "string");
        });
        var makeText = (function makeText(format, min, max) {
            const text = (0, json_object.Ng)(TEXTS, (0, json_object.fE)(format) ?? "") ?? "made-up";
            return text.padEnd(Math.min(min, MAX_VALUE_LENGTH), "x").slice(0, max);
        });
        var makeLifecycleSettings = (function makeLifecycleSettings(manifest, given) {
            const schemas = (0, config_schemas.Y3)(manifest);
            const defaults = manifest.value["default_config"];
            if (given)
                refuseFaults(manifest, given);
            const chosen = new Map(Object.entries({ ...(0, json_object.vw)(defaults), ...given?.values }));
            const generated = [];
            const names = schemas.flatMap((({ schema: { properties } }) => Object.keys((0, json_object.vw)(properties))));
            for (const name of new Set(names)) {
                if (chosen.has(name))
                    continue;
                const { schema = {} } = (0, config_schemas.SP)(schemas, name) ?? {};
                if (Object.hasOwn(schema, "default")) {
                    chosen.set(name, schema["default"]);
                    continue;
                }
                generated.push(name);
                chosen.set(name, makeSettingValue(schema));
            }
            const required = new Set(schemas.flatMap((({ schema }) => (Array.isArray(schema["required"]) ? schema["required"] : []))));
            return {
                config: Object.fromEntries(chosen),
                generated,
                requiredSettings: generated.filter(((name) => required.has(name))),
            };
        });
        __webpack_require__.d(__webpack_exports__, {
            S: (function () { return makeLifecycleSettings; }),
            s: function () { return readSettings; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var config_fault_problem = __webpack_require__(48616);
        var errors = __webpack_require__(42719);
        var config_schemas = __webpack_require__(64252);
        var config_values = __webpack_require__(25768);
        var config_keywords = __webpack_require__(57950);
        var manifest_manifest = __webpack_require__(54005);
        var json_object = __webpack_require__(34367);
        var json_value = __webpack_require__(46007);
        var nearest = __webpack_require__(2308);
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
        const MAX_VALUE_LENGTH = 10000;
        const DEEPEST = 10;
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
        const toNumber = ((value) => (typeof value === "number" ? value : undefined));
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
                    throw new errors.eb(`${subject} does not exist`, `Write the path from ${(0, safe.hD)(cwd)}`);
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
        function refuseFaults(manifest, { file, values }) {
            const schemas = (0, config_schemas.Y3)(manifest);
            const names = schemas.flatMap((({ schema: { properties } }) => Object.keys((0, json_object.vw)(properties))));
            const notGiven = names.filter((name) => !Object.hasOwn(values, name));
            for (const [name, value] of Object.entries(values)) {
                const setting = (0, config_schemas.SP)(schemas, name);
                const meant = setting ? undefined : (0, nearest.qg)(name, notGiven);
                if (meant !== undefined) {
                    const what = `The settings in ${(0, safe.hD)(file)} have ${(0, safe.hD)(name)}, which "config_schema" does not have`;
                    throw new errors.eb(what, `Did you mean ${(0, safe.hD)(meant)}?`);
                }
                const isPassword = ({ schema }) => schema["format"] === "password";
                const isSecret = setting !== undefined && (0, config_keywords.WS)(setting.schema, setting.path).some(isPassword);
                const json = (0, json_value.R)(file, { [name]: value });
                const settings = (0, json_object.Un)(json);
                if (!settings) {
                    const why = isSecret ? `${(0, safe.hD)(name)} is not a value of JSON` : (json.problems[0]?.message ?? "");
                    throw new errors.eb(`The settings in ${(0, safe.hD)(file)} cannot be used: ${why}`, HELP);
                }
                if (!setting)
                    continue;
                const { format, ...others } = setting.schema;
                const faults = (0, config_values.u)(format === "password" ? others : setting.schema, value, [name]);
                const fault = faults.find((({ keyword }) => keyword !== "secret"));
                if (!fault)
                    continue;
                const { message, help } = (0, config_fault_problem.Yk)((0, manifest_manifest.U)(settings), fault);
                throw new errors.eb(`The settings in ${(0, safe.hD)(file)} do not match "config_schema": ${isSecret ? `${(0, safe.hD)(name)} is refused by its schema` : message}`, isSecret ? HELP : help.sentence);
            }
        }
    }),
    68242: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeLifecycleRunner = (function makeLifecycleRunner(options, npmFiles) {
            return (async (asked) => {
                if (!asked.needs.has("lifecycle"))
                    return {};
                const lifecycle = await runLifecycle(asked, options, npmFiles);
                options.onRun?.(lifecycle, asked.folder);
                return { lifecycle };
            });
        });
        var makeLifecycleSkipper = (function makeLifecycleSkipper(reason) {
            return (() => Promise.resolve({ lifecycle: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(reason) }));
        });
        var runLifecycle = (async function runLifecycle(asked, options, npmFiles) {
            const { surroundings, hasNetwork, cancellation, seconds, named = [], only, from, update, browser } = options;
            browser?.prepare(asked.root);
            const plugin = await readPluginToRun(asked, options, npmFiles);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                return plugin;
            const earlier = from ? await readEarlierVersion(from, asked, options) : update;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { findMissingImport, runPlugin } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 1588));
            const { planHooks } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
            const run = await runPlugin(plugin, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                earlier,
                browser,
                plan: only && planHooks(only),
                onStep: ((step) => options.onStep?.([step?.name ?? "load", step?.component ?? ""].join(" ").trimEnd())),
                limits: { ...DEFAULT_HOOK_LIMITS, ...(seconds !== undefined && { seconds }) },
            });
            const loads = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(run) ? [] : [run, ...(run.laterLives ?? []).filter((({ kind }) => kind === "load"))];
            const missing = loads.map(((load) => findMissingImport(load))).find(((found) => found !== undefined));
            if (missing && plugin.packages.includes(missing.package)) {
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(missing.file === undefined
                    ? `the plugin needs ${missing.package}, which is not installed`
                    : `the plugin needs ${missing.package}/${missing.file}, which Node cannot find in the installed package`);
            }
            return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(run) || plugin.hasHooks ? run : { ...run, hasNoHooks: true };
        });
        var readPluginToRun = (async function readPluginToRun({ workspace, root, folder }, { settings, surroundings, mayRunScripts }, npmFiles) {
            const { manifest, declaredHooks, declaredComponents, entryPoints, packageJson, configuration, archiveFiles, builtCode, packedFiles, } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, { folder, needs: NEEDED, given: npmFiles ? { npmPackedFiles: npmFiles } : {} }))
                .facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(manifest))
                return manifest;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(declaredHooks))
                return declaredHooks;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(entryPoints))
                return entryPoints;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(archiveFiles))
                return archiveFiles;
            if (archiveFiles.tooLarge !== undefined)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(`the plugin cannot be packed: ${archiveFiles.tooLarge}`);
            const plugin = manifest.value;
            const unusable = declaredHooks.find(((hook) => hook.unusable !== undefined))?.unusable;
            if (unusable !== undefined)
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(unusable);
            if (declaredHooks.some(_plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_6__.xN))
                return (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.Ge)(TYPED_HOOK);
            const hasHooks = declaredHooks.length > 0 || entryPoints.some(({ path }) => mayNameHook(workspace, path));
            const components = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(declaredComponents) ? [] : listNames(declaredComponents);
            const given = settings && "by" in settings ? (0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__.s)(settings.file, settings.by, settings.cwd, root) : settings;
            const declared = (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.AM)([plugin, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packageJson) ? {} : packageJson.value]);
            const installed = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packageJson) ? [] : (0, _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.AM)([packageJson.value], _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__.sy);
            return {
                workspace,
                root,
                folder,
                packages: [...declared, ...(0, _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_4__.I)(configuration)],
                entryPoints,
                hooks: declaredHooks,
                packed: listCopied(archiveFiles, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(packedFiles) ? undefined : packedFiles.differsFromRules),
                id: makeLifeId(plugin["name"]),
                ...(0, _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__.S)(manifest, given),
                hasFiles: listPermissions(plugin).includes("filesystem-access"),
                hasNative: mayRunScripts && installed.length > 0 && (0, _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__.Sb)(surroundings.env) === undefined,
                hasHooks,
                home: (0, _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_7__.M9)(plugin),
                mount: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(builtCode) || components.length === 0
                    ? undefined
                    : { components, entries: (0, _plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_2__.Ke)(entryPoints), ...(0, _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_3__.Q)(builtCode, declared) },
            };
        });
        var listCopied = (function listCopied({ files, withheld = [] }, { more, fewer } = { more: [], fewer: [] }) {
            const paths = new Set([...[...files, ...withheld].map((({ path }) => path)), ...more]);
            return [...paths].filter(((path) => !fewer.includes(path)));
        });
        var listNames = (function listNames(components) {
            return [...new Set(components.filter((({ isPath }) => !isPath)).map((({ name }) => name)))].slice(0, MAX_MOUNTED);
        });
        var listPermissions = (function listPermissions({ permissions }) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map(((one) => ((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__.Gv)(one) ? one["type"] : one)));
        });
        var makeLifeId = (function makeLifeId(name) {
            return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
        });
        __webpack_require__.d(__webpack_exports__, {
            Bv: function () { return CHECKS_OF_LIFECYCLE; },
            EN: function () { return readPluginToRun; },
            HU: (function () { return makeLifecycleRunner; }),
            Hi: function () { return TYPED_HOOK; },
            Ks: function () { return makeLifeId; },
            NO: (function () { return makeLifecycleSkipper; }),
            wW: function () { return runPluginCommand; }
        });
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78986);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(88241);
        var _plugin_bundle_entry_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13245);
        var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5299);
        var _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89111);
        var _repository_dependencies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91784);
        var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71211);
        var _plugin_manifest_type_needs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(55916);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(26685);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(42719);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(47313);
        var _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(38537);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34367);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(17282);
        var _lifecycle_settings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82294);
        const LIFECYCLE_CHECKS = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter((({ needs }) => needs.includes("lifecycle")))
            .map((({ id }) => id));
        const CHECKS_OF_LIFECYCLE = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A
            .filter((({ needs, wants = [] }) => [...needs, ...wants].includes("lifecycle")))
            .map((({ id }) => id));
        const TYPED_HOOK = "a hook is in a file of TypeScript, which hooks-exist reports";
        const NEEDED = [
            ...["manifest", "declaredHooks", "declaredComponents", "entryPoints"],
            ...["packageJson", "configuration", "archiveFiles", "builtCode"],
            "packedFiles",
        ];
        async function runPluginCommand(asked, call, { stored, isInstalled, ...options }) {
            const plugin = await readPluginToRun(asked, options);
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                return plugin;
            const { surroundings, hasNetwork, cancellation, named = [], seconds } = options;
            const { DEFAULT_HOOK_LIMITS } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 6677));
            const { callCommand } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 33411));
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
        const MAX_MOUNTED = 20;
        async function readEarlierVersion({ workspace, path }, asked, options) {
            const subject = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(path)} of --from`;
            const help = "Give an archive of an earlier version from pack, or its folder";
            const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
            if (!theirs)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} contains no plugin with a name and a version`, help);
            if (ours && theirs.id !== ours.id)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} contains another plugin, ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(theirs.id)}`, help);
            if (ours && (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.Zy)(theirs.version, ours.version) >= 0) {
                const version = `${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(theirs.version.text)}, which is not older than ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_10__.hD)(ours.version.text)}`;
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} is of version ${version}`, help);
            }
            const plugin = await readPluginToRun({ workspace, root: asked.root, folder: "" }, { ...options, settings: undefined });
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(plugin))
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_9__.eb(`${subject} cannot be installed: ${plugin.absent}`, help);
            return { plugin: { ...plugin, installedIn: asked.folder }, version: theirs.version.text };
        }
        async function readVersion(workspace, folder) {
            const { manifest } = (await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_8__.o)(workspace, { folder, needs: ["manifest"] })).facts;
            if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_13__.W0)(manifest))
                return undefined;
            const { name, version } = manifest.value;
            const parsed = typeof version === "string" ? (0, _base_text_versions_versions_js__WEBPACK_IMPORTED_MODULE_11__.ot)(version) : undefined;
            return parsed && typeof name === "string" ? { id: makeLifeId(name), version: parsed } : undefined;
        }
        const MAX_CODE_BYTES = 8 * 1024 * 1024;
        function mayNameHook(workspace, path) {
            return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_14__.m)(workspace, path, MAX_CODE_BYTES) ?? "");
        }
    }),
    36226: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeScriptRunner = (function makeScriptRunner({ commands, ...options }) {
            return (async ({ workspace, root, folder, needs }) => {
                const given = { givenCommands: commands };
                const names = _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__.Lo.filter(((name) => needs.has(_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name])));
                if (names.length === 0 && !needs.has("installation"))
                    return given;
                const { facts } = await (0, _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__.o)(workspace, { folder, needs: ["scripts", "packageJson"], given });
                const { scripts, packageJson } = facts;
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(scripts))
                    return { ...given, ...skipScripts(scripts.absent) };
                const missing = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.W0)(packageJson) ? [] : (0, _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__.Y)(workspace, folder, packageJson.value);
                const installation = { missing };
                if (missing.length > 0)
                    return { ...given, ...skipScripts("its packages are not installed"), installation };
                const { runCommands } = await Promise.all([__webpack_require__.e(814), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 58699));
                const runs = await runCommands({ root, folder }, scripts, names, options);
                const runFacts = [...runs].map(([name, run]) => [_plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__.g[name], run]);
                return {
                    ...given,
                    ...skipScripts("there is nothing to run"),
                    archiveChange: (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.vA)("this is not a release"),
                    installation,
                    ...Object.fromEntries(runFacts),
                };
            });
        });
        var makeScriptSkipper = (function makeScriptSkipper(reason, commands = {}) {
            return (() => Promise.resolve({ givenCommands: commands, ...skipScripts(reason) }));
        });
        var skipScripts = (function skipScripts(reason) {
            const none = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__.Ge)(reason);
            return { installation: none, testRun: none, lintRun: none, typecheckRun: none, archiveChange: none };
        });
        __webpack_require__.d(__webpack_exports__, {
            o: (function () { return makeScriptRunner; }),
            w: (function () { return makeScriptSkipper; })
        });
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26685);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4569);
        var _repository_installed_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17169);
    })
};
;
