"use strict";
exports.id = 434;
exports.ids = [434];
exports.modules = {
    76952: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return writeChannel; },
            f: function () { return annotate; }
        });
        var _core_tool_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42243);
        var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
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
        function annotate(kind, text) {
            (0, _output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`::${kind} title=${_core_tool_js__WEBPACK_IMPORTED_MODULE_0__.js.name}::${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.V9)(text)}\n`);
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
        var _output_print_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94155);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
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
                (0, _output_print_js__WEBPACK_IMPORTED_MODULE_1__.yy)(`::add-mask::${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.V9)(form)}\n`);
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
        var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84565);
        function makeNextCommands(job) {
            const { setup, command } = job.runner.copy;
            const explain = `${command} explain`;
            if (job.task.mode === "report")
                return { setup, explain };
            return {
                setup,
                explain,
                fix: formatFixCommand(job),
                fixPlugins: (plugins) => formatFixCommand(job, plugins),
                acceptBuilt: {
                    sentence: "If the base has such findings in built code, hand over its build with base-artifact, or write a baseline",
                    command: formatBaselineCommand(job),
                },
            };
        }
        function formatFixCommand({ inputs: { paths }, runner: { copy } }, plugins = paths) {
            return [copy.command, "validate", "--fix", ...formatPaths(plugins)].join(" ");
        }
        function formatBaselineCommand({ inputs: { paths, baseline }, runner: { copy }, }) {
            const file = (0, _text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e)(baseline ?? "known-findings.json");
            return [copy.command, "validate", "--baseline", file, "--update-baseline", ...formatPaths(paths)].join(" ");
        }
        function formatPaths(paths) {
            return paths.length === 1 && paths[0] === "." ? [] : paths.map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_0__.e);
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
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
        var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86785);
        var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85720);
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
                plan: (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(outcome.plan)),
            };
        }
        function makeInputPath(folder, workspace) {
            const from = (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(workspace) ?? workspace;
            return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(from, (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_5__.h1)(folder) ?? folder).replaceAll(node_path__WEBPACK_IMPORTED_MODULE_0__.sep, "/") || ".";
        }
        function makeOutputs({ report, root }, workspace, files) {
            const counts = (0, _reporters_phrases_js__WEBPACK_IMPORTED_MODULE_2__.uu)(report);
            const [plugin, ...others] = report.plugins;
            const only = others.length === 0 ? plugin : undefined;
            const version = only?.version === undefined ? undefined : (0, _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_4__.ot)(only.version);
            return {
                verdict: (0, _core_report_js__WEBPACK_IMPORTED_MODULE_1__.WJ)(report),
                errors: String(counts.error),
                warnings: String(counts.warning),
                notices: String(counts.notice),
                "stops-release": String(counts.stopsRelease),
                plugins: (0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.LE)(JSON.stringify(report.plugins.map(({ path }) => makeInputPath((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(root, path), workspace)))),
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
    60549: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: function () { return writeSummary; }
        });
        var _output_append_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94025);
        var _channel_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76952);
        async function writeSummary({ runner: { summaryFile } }, format) {
            await (0, _channel_js__WEBPACK_IMPORTED_MODULE_1__.N)("job summary", async () => {
                (0, _output_append_file_js__WEBPACK_IMPORTED_MODULE_0__.d)(summaryFile, await format());
            });
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
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
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
                return `the input ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.hD)(name.slice("INPUT_".length).toLowerCase())}`;
            if (name === "ACTIONS_ID_TOKEN_REQUEST_URL")
                return "the permission id-token: write";
            return isPublishingVariable(name) ? `the variable ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.Xm)((0, _text_safe_js__WEBPACK_IMPORTED_MODULE_0__.ml)(name, MAX_NAME_LENGTH))}` : undefined;
        }
    }),
    45827: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: function () { return CHECKOUT_STEP; }
        });
        const CHECKOUT_STEP = "  - uses: actions/checkout@<commit>\n    with: { persist-credentials: false }";
    }),
    70820: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: function () { return DIFFERENCE_SCHEMA; }
        });
        const DIFFERENCE_SCHEMA = "plugin-preflight/difference@1";
    }),
    94025: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
        var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95655);
        var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24919);
        const MAX_PACKAGES = 2000;
        function findUninstalledPackages(workspace, folder, packageJson) {
            const required = ["dependencies", "devDependencies"].flatMap((key) => Object.keys((0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_1__.vw)(packageJson?.[key])));
            if (required.length === 0)
                return [];
            const above = (0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__.jk)(folder);
            const isThere = (path) => workspace.entry(path) !== undefined;
            if (above.some((at) => isThere((0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, ".pnp.cjs")) || isThere((0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, ".pnp.js"))))
                return [];
            const modules = above.map((at) => (0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, "node_modules")).filter(isThere);
            return [...new Set(required)]
                .slice(0, MAX_PACKAGES)
                .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
        }
        function isInstalled(workspace, path) {
            const entry = workspace.entry(path);
            return entry !== undefined && entry.kind !== "broken";
        }
    }),
    45315: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: function () { return combineFactFinders; },
            v: function () { return askNpmForFiles; }
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var node_path__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);
        var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95655);
        function askNpmForFiles(surroundings) {
            return async ({ workspace, root, folder, needs }) => {
                const isAsked = needs.has("packedFiles") || needs.has("npmOnlyFiles");
                if (!isAsked || workspace.entry((0, _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_1__.uJ)(folder, "package.json"))?.kind !== "file")
                    return {};
                const { askNpm } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 78123));
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
        var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);
        var _text_edits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30747);
        var _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85720);
        var _workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76983);
        var _preflight_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5014);
        const MAX_ROUNDS = 20;
        function fixFiles(request, first, isKept) {
            return fixJudged(first, (overlay) => (0, _preflight_js__WEBPACK_IMPORTED_MODULE_3__.M)({ ...request, overlay }), isKept);
        }
        async function fixJudged(first, judge, isKept = () => false) {
            const fixed = [];
            const left = new Map();
            const before = new Map();
            const overlay = new Map();
            const disk = (0, _workspace_disk_js__WEBPACK_IMPORTED_MODULE_2__.DH)(first.root);
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
                    const decoded = bytes && (0, _text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
                    if (!decoded || decoded.fault) {
                        left.set(file, decoded ? "it is not UTF-8" : "it cannot be read");
                        continue;
                    }
                    const findings = fixable.filter((finding) => isFixedIn(finding, file));
                    const { text, applied } = (0, _text_edits_js__WEBPACK_IMPORTED_MODULE_4__.y)(decoded.text, findings.map(({ fix = [] }) => fix));
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
                return { file, before: decode(before.get(file)), after: decode(after.get(file)), linked: (0, _workspace_is_linked_js__WEBPACK_IMPORTED_MODULE_5__.G)(disk, file) };
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
    5986: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: function () { return makeLifeSettings; },
            s: function () { return readSettings; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var config_fault_problem = __webpack_require__(48616);
        var errors = __webpack_require__(42719);
        var config_schemas = __webpack_require__(64252);
        var config_values = __webpack_require__(25768);
        var json_object = __webpack_require__(24919);
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
        var safe = __webpack_require__(22313);
        var read_file_of_caller = __webpack_require__(34141);
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
        function makeLifeSettings(manifest, given) {
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
    88889: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: function () { return parseNotesSource; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18876);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22313);
        const WORDS = ["changelog", "generated", "both"];
        function parseNotesSource(text, what) {
            const word = WORDS.find((one) => one === text);
            if (word !== undefined)
                return word;
            if (text === "")
                return "changelog";
            const meant = /[./\\]/u.test(text) ? undefined : (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__.qg)(text, WORDS);
            if (meant === undefined)
                return { file: text };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${what} is ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(text)}, but must be ${WORDS.join(", ")} or a file`, `Did you mean ${meant}? If it is a file, write ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_1__.hD)(`./${text}`)}`);
        }
    }),
    69481: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: function () { return readRecord; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _text_decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68686);
        var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24919);
        var _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59483);
        var _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(64292);
        var _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90778);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22313);
        function readRecord(file, read) {
            const { subject, schema, help } = file;
            const value = parseJson(file);
            const refuse = (path, why) => {
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${subject} cannot be used: ${formatPlace(file, path)}${why}`, help);
            };
            if (!(0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(value))
                return refuse([], `it contains ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}, not an object`);
            const declared = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(value, "schema");
            if (declared !== schema)
                return refuse(["schema"], `its "schema" is ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(declared)}, but must be ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(schema)}`);
            return read(makeReader(value, [], refuse));
        }
        function parseJson({ bytes, subject, help }) {
            const { text, fault } = (0, _text_decode_js__WEBPACK_IMPORTED_MODULE_1__._6)(bytes);
            try {
                if (!fault)
                    return JSON.parse(text);
            }
            catch (error) {
                if (!(error instanceof SyntaxError))
                    throw error;
            }
            const [problem] = bytes.length > _text_json_json_limits_js__WEBPACK_IMPORTED_MODULE_5__.E7 ? [] : (0, _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes).problems;
            const what = problem ? `: ${formatLineAndColumn(problem.range)}${problem.message}` : "";
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${subject} is not JSON${what}`, help);
        }
        function makeReader(object, path, refuse) {
            const refuseValue = (key, form) => Object.hasOwn(object, key)
                ? refuse([...path, key], `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(key)} is ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(object[key])}, but must be ${form}`)
                : refuse(path, `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(key)} is missing`);
            const text = (key) => {
                const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                return typeof value === "string" ? value : refuseValue(key, "a text");
            };
            const readInteger = (key, least) => {
                const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                return typeof value === "number" && Number.isSafeInteger(value) && value >= least
                    ? value
                    : refuseValue(key, `a whole number from ${String(least)}`);
            };
            const part = (key, read) => {
                const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                return (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(value) ? read(makeReader(value, [...path, key], refuse)) : refuseValue(key, "an object");
            };
            return {
                has: (key) => Object.hasOwn(object, key),
                isNull: (key) => (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key) === null,
                text,
                part,
                optionalText: (key) => (Object.hasOwn(object, key) ? text(key) : undefined),
                optionalPart: (key, read) => (Object.hasOwn(object, key) ? part(key, read) : undefined),
                count: (key) => readInteger(key, 1),
                sum: (key) => readInteger(key, 0),
                texts(key) {
                    const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                    return Array.isArray(value) && value.every((item) => typeof item === "string")
                        ? value
                        : refuseValue(key, "a list of texts");
                },
                textOrTexts(key) {
                    return typeof (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key) === "string" ? text(key) : this.texts(key);
                },
                flag(key) {
                    const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                    return typeof value === "boolean" ? value : refuseValue(key, "true or false");
                },
                word: (key, words) => words.find((word) => word === (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key)) ?? refuseValue(key, `one of ${words.join(", ")}`),
                list(key, read) {
                    const value = (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Ng)(object, key);
                    if (!Array.isArray(value))
                        return refuseValue(key, "a list");
                    return value.map((item, index) => {
                        const itemPath = [...path, key, index];
                        return (0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(item)
                            ? read(makeReader(item, itemPath, refuse))
                            : refuse(itemPath, `an item is ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_3__.hD)(item)}, not an object`);
                    });
                },
                refuse: (key, why) => refuse([...path, key], why),
            };
        }
        function formatPlace({ bytes }, path) {
            const json = (0, _text_json_read_json_js__WEBPACK_IMPORTED_MODULE_2__.V)("", bytes);
            if (json.value !== undefined)
                return formatLineAndColumn(json.at(...path).range);
            return path.length === 0 ? "" : `at ${(0, _text_json_json_text_js__WEBPACK_IMPORTED_MODULE_6__.qo)(path)}, `;
        }
        function formatLineAndColumn(range) {
            return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
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
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56449);
        var _commands_publishing_credential_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43958);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(88241);
        var _plugin_bundle_component_library_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5299);
        var _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89111);
        var _plugin_declared_packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23074);
        var _plugin_manifest_declared_hooks_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71211);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40343);
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42719);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22313);
        var _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(86785);
        var _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(24919);
        var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(83700);
        var _life_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5986);
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
            const { findMissingImport, runPluginLife, USUAL_LIMITS } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 53603));
            const { planHooks } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 34303));
            const run = await runPluginLife(plugin, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                earlier,
                plan: only && planHooks(only),
                limits: { ...USUAL_LIMITS, ...(seconds !== undefined && { seconds }) },
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
            const { USUAL_LIMITS } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 53603));
            const { playCommand } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 37261));
            return playCommand(plugin, call, {
                surroundings,
                hasNetwork,
                cancellation,
                named,
                stored,
                isInstalled,
                limits: { ...USUAL_LIMITS, ...(seconds !== undefined && { seconds }) },
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
            const given = settings && "by" in settings ? (0, _life_settings_js__WEBPACK_IMPORTED_MODULE_10__.s)(settings.file, settings.by, settings.cwd, root) : settings;
            const declared = (0, _plugin_declared_packages_js__WEBPACK_IMPORTED_MODULE_4__.AM)([plugin, (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(packageJson) ? {} : packageJson.value]);
            const installed = (0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_11__.W0)(packageJson) ? [] : (0, _plugin_declared_packages_js__WEBPACK_IMPORTED_MODULE_4__.AM)([packageJson.value], _plugin_declared_packages_js__WEBPACK_IMPORTED_MODULE_4__.sy);
            return {
                workspace,
                root,
                folder,
                packages: [...declared, ...(0, _plugin_bundle_host_packages_js__WEBPACK_IMPORTED_MODULE_3__.I)(configuration)],
                entries: entryFiles,
                hooks: declaredHooks,
                packed: listCopied(archiveFiles),
                id: makeLifeId(plugin["name"]),
                ...(0, _life_settings_js__WEBPACK_IMPORTED_MODULE_10__.O)(manifest, given),
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
            const subject = `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(path)} of --from`;
            const help = "Give an archive that pack has made of an earlier version, or the folder of one";
            const [theirs, ours] = await Promise.all([readVersion(workspace, ""), readVersion(asked.workspace, asked.folder)]);
            if (!theirs)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} contains no plugin with a name and a version`, help);
            if (ours && theirs.id !== ours.id)
                throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_7__.eb(`${subject} contains another plugin, ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(theirs.id)}`, help);
            if (ours && (0, _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__.Zy)(theirs.version, ours.version) >= 0) {
                const version = `${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(theirs.version.text)}, which is not earlier than ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_8__.hD)(ours.version.text)}`;
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
            const parsed = typeof version === "string" ? (0, _text_versions_versions_js__WEBPACK_IMPORTED_MODULE_9__.ot)(version) : undefined;
            return parsed && typeof name === "string" ? { id: makeLifeId(name), version: parsed } : undefined;
        }
        const MAX_CODE_BYTES = 8 * 1024 * 1024;
        function mayNameHook(workspace, path) {
            return /\bon(?:Install|Enable|Disable|Update|Uninstall)\b/u.test((0, _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_12__.m)(workspace, path, MAX_CODE_BYTES) ?? "");
        }
        function listPermissions({ permissions }) {
            const list = Array.isArray(permissions) ? permissions : [];
            return list.map((one) => ((0, _text_json_json_object_js__WEBPACK_IMPORTED_MODULE_13__.Gv)(one) ? one["type"] : one));
        }
        function makeLifeId(name) {
            return (typeof name === "string" ? name : "plugin").toLowerCase().replace(/[^a-z0-9]+/gu, "-");
        }
    }),
    36226: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VL: function () { return USUAL_MINUTES; },
            lA: function () { return parseMinutes; },
            oe: function () { return makeScriptRunner; },
            pe: function () { return parseTime; },
            wU: function () { return makeScriptSkipper; }
        });
        var _core_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42719);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88241);
        var _plugin_scripts_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63922);
        var _plugin_plugin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40343);
        var _plugin_scripts_scripts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4569);
        var _plugin_scripts_uninstalled_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71086);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22313);
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
                const { runCommands } = await Promise.all([__webpack_require__.e(469), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 54900));
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
        const USUAL_MINUTES = 10;
        const MAX_MINUTES = 360;
        function parseMinutes(text, name, example) {
            return parseTime(text, name, "minutes", MAX_MINUTES, example);
        }
        function parseTime(text, name, unit, most, example) {
            const time = /^\d{1,4}(?:\.\d{1,4})?$/u.test(text) ? Number(text) : 0;
            if (time > 0 && time <= most)
                return time;
            const help = `Write a number of ${unit} up to ${String(most)}`;
            const fault = `${name} is ${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_5__.hD)(text)}, which is not a time`;
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
        var _text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84565);
        var _text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22313);
        var _tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21010);
        var _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71643);
        async function findOnePlugin(path, cwd) {
            const { root, workspace, folders } = await (0, _plugin_folders_js__WEBPACK_IMPORTED_MODULE_4__.Y)([path], { cwd });
            const [folder, ...others] = folders;
            if (folder !== undefined && others.length === 0)
                return { root, workspace, folder };
            throw new _core_errors_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${(0, _text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
        }
        function findTaggedPlugins(workspace, folders, { tag, tagFormat }) {
            const verdict = (0, _tags_judge_tag_js__WEBPACK_IMPORTED_MODULE_3__.YZ)(tag, (0, _plugin_tagged_package_js__WEBPACK_IMPORTED_MODULE_1__.fl)(workspace, folders, tagFormat));
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
                return `The tag of this version is ${(0, _text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e)(first)}`;
            return `The tags of these versions are ${[first, ...others].map(_text_shell_word_js__WEBPACK_IMPORTED_MODULE_5__.e).join(", ")}`;
        }
    }),
    30747: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            y: function () { return applyFixes; }
        });
        var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96441);
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
    34141: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: function () { return readFileOfCaller; }
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
        var _disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85720);
        var _opened_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57925);
        var _safe_read_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1938);
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
    })
};
;
