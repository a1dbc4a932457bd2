"use strict";
exports.id = 205;
exports.ids = [205];
exports.modules = {
    2966: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VJ: function () { return findScalars; },
            _W: function () { return getValue; },
            q4: function () { return getText; },
            w4: function () { return findEntry; }
        });
        function findEntry(node, key) {
            if (node?.kind !== "map")
                return undefined;
            return node.entries.get(key);
        }
        function getValue(node, key) {
            return findEntry(node, key)?.value;
        }
        function getText(node) {
            if (node?.kind !== "scalar")
                return undefined;
            return node.text;
        }
        function findScalars(node) {
            if (node?.kind === "scalar")
                return [node];
            if (node?.kind !== "list")
                return [];
            return node.items.filter((item) => item.kind === "scalar");
        }
    }),
    35491: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            resolveRanges: function () { return resolveRanges; }
        });
        var relative_path = __webpack_require__(80978);
        var json_object = __webpack_require__(34367);
        var version_range = __webpack_require__(30690);
        var versions = __webpack_require__(38537);
        var files_workspace = __webpack_require__(14345);
        var parse_json = __webpack_require__(66845);
        var yaml_tree = __webpack_require__(2966);
        ;
        const MAX_CATALOG_BYTES = 1024 * 1024;
        const DEFAULT = "default";
        const FILES = [
            { name: "pnpm-workspace.yaml", manager: "pnpm" },
            { name: ".yarnrc.yml", manager: "yarn" },
            { name: "package.json", manager: "bun" },
        ];
        async function readCatalogs(workspace, folders, manager) {
            const catalogs = [];
            for (const folder of folders) {
                for (const { name } of FILES.filter((one) => manager === undefined || one.manager === manager)) {
                    const file = (0, files_workspace.uJ)(folder, name);
                    const bytes = workspace.bytes(file, MAX_CATALOG_BYTES);
                    if (bytes)
                        catalogs.push({
                            file,
                            read: name === "package.json" ? readJsonCatalogs(bytes) : await readYamlCatalogs(bytes),
                        });
                }
            }
            return (catalog, name) => {
                for (const { file, read } of catalogs) {
                    const range = read(catalog, name);
                    if (range !== undefined)
                        return { range: range.trim(), file };
                }
                return undefined;
            };
        }
        async function readYamlCatalogs(bytes) {
            const { parseYaml } = await Promise.all([__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 4901));
            const { root } = parseYaml(new TextDecoder().decode(bytes));
            return (catalog, name) => {
                const own = catalog === DEFAULT ? (0, yaml_tree.q4)((0, yaml_tree._W)((0, yaml_tree._W)(root, "catalog"), name)) : undefined;
                return own ?? (0, yaml_tree.q4)((0, yaml_tree._W)((0, yaml_tree._W)((0, yaml_tree._W)(root, "catalogs"), catalog), name));
            };
        }
        function readJsonCatalogs(bytes) {
            const packageJson = (0, parse_json.d)(bytes) ?? {};
            const holders = [(0, json_object.Ng)(packageJson, "workspaces"), packageJson].filter(json_object.Gv);
            const readText = (holder, name) => (0, json_object.fE)((0, json_object.Ng)((0, json_object.vw)(holder), name));
            return (catalog, name) => {
                for (const holder of holders) {
                    const own = catalog === DEFAULT ? readText((0, json_object.Ng)(holder, "catalog"), name) : undefined;
                    const found = own ?? readText((0, json_object.Ng)((0, json_object.vw)((0, json_object.Ng)(holder, "catalogs")), catalog), name);
                    if (found !== undefined)
                        return found;
                }
                return undefined;
            };
        }
        var dependency_ranges = __webpack_require__(8827);
        var dependencies = __webpack_require__(91784);
        var workspace_packages = __webpack_require__(67604);
        ;
        const known = new WeakMap();
        async function findPackageWorkspace(workspace, folder) {
            const { found } = await (0, workspace_packages.findSurroundingWorkspace)(workspace, folder);
            if (!found)
                return undefined;
            const read = known.get(found) ?? readMembers(workspace, found);
            known.set(found, read);
            return read;
        }
        function readMembers(workspace, { top, packages }) {
            const members = new Map();
            for (const path of ["", ...packages]) {
                const member = readMember(workspace, (0, files_workspace.uJ)(top, path));
                if (member && !members.has(member.name))
                    members.set(member.name, member);
            }
            return { top, members };
        }
        function readMember(workspace, folder) {
            const file = (0, files_workspace.uJ)(folder, "package.json");
            const { name, version, private: isPrivate } = (0, dependencies.jJ)(workspace, folder) ?? {};
            if (typeof name !== "string" || name === "")
                return undefined;
            return { name, folder, file, version: (0, json_object.fE)(version), isPrivate: isPrivate === true };
        }
        ;
        const WORKSPACE = "workspace:";
        const CATALOG = "catalog:";
        const SIGN_ALONE = /workspace:([\^~*]|>=|<=|>|<)?(?=\s|\||$)/gu;
        const ALIAS = /^((?:@[^@/\s]+\/)?[^@/\s]+)@(.*)$/u;
        const TAG = /^[a-z][\w.-]*$/iu;
        async function resolveRanges(ranges, of) {
            const member = await readSurroundings(ranges, of);
            const replaced = [];
            const uninstallable = [];
            for (const dependency of ranges) {
                const isReplaced = (0, dependency_ranges.NC)(dependency);
                const resolved = isReplaced ? resolveRange(dependency, member) : findPrivate(dependency, member);
                if (resolved === undefined || "kind" in resolved) {
                    const fault = resolved ? { ...dependency, reason: resolved } : (0, dependency_ranges.Kv)(dependency);
                    if (fault && dependency.key !== "devDependencies")
                        uninstallable.push(fault);
                    continue;
                }
                const { packed, source } = resolved;
                const fault = (0, dependency_ranges.Kv)({ ...dependency, range: packed });
                if (fault)
                    uninstallable.push({ ...fault, range: dependency.range });
                else
                    replaced.push({ ...dependency, packed, source });
            }
            return { replaced, uninstallable };
        }
        async function readSurroundings(ranges, of) {
            const { workspace, folder, manager } = of;
            const packageWorkspace = await findPackageWorkspace(workspace, folder);
            const hasCatalog = ranges.some(({ range }) => range.startsWith(CATALOG));
            const folders = hasCatalog ? [...new Set([packageWorkspace?.top ?? folder, folder])] : [];
            const known = manager?.isAssumed === true ? undefined : manager?.name;
            return { ...of, packageWorkspace, findInCatalogs: await readCatalogs(workspace, folders, known) };
        }
        function resolveRange(dependency, member) {
            const { manager, findInCatalogs } = member;
            if (manager?.name === "npm" && manager.isAssumed !== true)
                return { kind: "not-replaced" };
            if (!dependency.range.startsWith(CATALOG))
                return resolveOfWorkspace(dependency, member);
            const named = dependency.range.slice(CATALOG.length).trim();
            const catalog = named || "default";
            const entry = findInCatalogs(catalog, dependency.name);
            if (!entry)
                return { kind: "not-in-catalog", catalog };
            const { range, file } = entry;
            if (range.startsWith(CATALOG))
                return { kind: "unreadable" };
            if (range.includes(WORKSPACE))
                return resolveOfWorkspace({ ...dependency, range }, member);
            return { packed: range, source: file };
        }
        function resolveOfWorkspace(dependency, member) {
            const { name, range } = dependency;
            const written = range.startsWith(WORKSPACE) ? range.slice(WORKSPACE.length).trim() : "";
            if (written.includes("/") && !written.includes("@", 1))
                return resolvePath(dependency, written, member);
            const [, alias, rest] = ALIAS.exec(written) ?? [];
            const wanted = alias ?? name;
            const found = member.packageWorkspace?.members.get(wanted);
            if (found && isNeverPublished(dependency, found, member))
                return makePrivate(found);
            if (alias === undefined)
                return resolveVersion(range, name, found, member);
            if (rest === "")
                return { kind: "unreadable" };
            const inner = resolveVersion(`${WORKSPACE}${rest ?? ""}`, wanted, found, member);
            if ("kind" in inner)
                return inner;
            return { ...inner, packed: `npm:${wanted}@${inner.packed}` };
        }
        function resolveVersion(range, named, found, { folder }) {
            const isByVersion = range.match(SIGN_ALONE) !== null;
            if (isByVersion && !found)
                return { kind: "unknown-package", named };
            const version = (0, versions.ot)(found?.version ?? "")?.text;
            if (isByVersion && version === undefined)
                return { kind: "no-version", file: found?.file ?? "" };
            const packed = range
                .replace(SIGN_ALONE, (_, sign = "") => `${sign === "*" ? "" : String(sign)}${version ?? ""}`)
                .replaceAll(WORKSPACE, "");
            const isRange = (0, version_range.RC)(packed) !== undefined || TAG.test(packed);
            if (!isRange)
                return { kind: "unreadable" };
            return { packed, source: found?.file ?? (0, files_workspace.uJ)(folder, "package.json") };
        }
        function resolvePath(dependency, path, member) {
            const from = /^\.\.?\//u.test(path) ? member.folder : member.packageWorkspace?.top;
            const folder = from === undefined ? undefined : (0, relative_path.c)(from, path);
            if (folder === undefined)
                return { kind: "unknown-package", named: path };
            const found = readMember(member.workspace, folder);
            if (!found)
                return { kind: "unknown-package", named: path };
            if (isNeverPublished(dependency, found, member))
                return makePrivate(found);
            const { name, file } = found;
            const version = (0, versions.ot)(found.version ?? "")?.text;
            if (version === undefined)
                return { kind: "no-version", file };
            return { packed: name === dependency.name ? version : `npm:${name}@${version}`, source: file };
        }
        function findPrivate(dependency, member) {
            const { packageWorkspace, manager, workspace } = member;
            const found = packageWorkspace?.members.get(dependency.name);
            if (!found || !isNeverPublished(dependency, found, member))
                return undefined;
            if (manager?.name === "pnpm" || workspace.entry((0, files_workspace.uJ)(packageWorkspace?.top ?? "", "pnpm-workspace.yaml")))
                return undefined;
            const range = (0, version_range.RC)(dependency.range);
            if (range?.test(found.version ?? "0.0.0") !== true)
                return undefined;
            return makePrivate(found);
        }
        function isNeverPublished({ key, name }, { isPrivate }, { packageJson }) {
            if (!isPrivate || key === "devDependencies")
                return false;
            const peer = (0, json_object.vw)((0, json_object.Ng)((0, json_object.vw)((0, json_object.Ng)(packageJson, "peerDependenciesMeta")), name));
            return key !== "peerDependencies" || (0, json_object.Ng)(peer, "optional") !== true;
        }
        function makePrivate({ name, file }) {
            return { kind: "private", named: name, file };
        }
    }),
    67604: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findWorkspacePlugins = (function findWorkspacePlugins(workspace, folder) {
            return findWorkspacePackages(workspace, folder, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
        });
        var findRepositoryPlugins = (function findRepositoryPlugins(workspace) {
            const found = repositoryPlugins.get(workspace) ?? searchRepositoryPlugins(workspace);
            repositoryPlugins.set(workspace, found);
            return found;
        });
        var searchRepositoryPlugins = (async function searchRepositoryPlugins(workspace) {
            const own = (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.ou)(workspace, "") ? [""] : [];
            const members = await findWorkspacePlugins(workspace, "");
            const isFound = members.folders.length > 0 || members.notes.length > 0;
            const { folders, paths, notes } = isFound ? members : findPatternFolders(workspace, "", USUAL_PLACES, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0);
            if (own.length === 0)
                return { folders, paths, notes };
            if (isFound)
                return { folders: [...own, ...folders], paths: [".", ...paths], notes };
            const others = folders.filter((folder) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"))?.kind === "file");
            return { folders: [...own, ...others], paths: [".", ...others], notes };
        });
        var findWorkspacePackages = (async function findWorkspacePackages(workspace, folder, file) {
            const written = [...readPackagePatterns(workspace, folder), ...(await readPnpmPatterns(workspace, folder))];
            return findPatternFolders(workspace, folder, written, file);
        });
        var findPatternFolders = (function findPatternFolders(workspace, folder, written, file) {
            const { patterns, notes } = compilePatterns(written, file);
            const search = { workspace, folder, file, left: { entries: MAX_ENTRIES, comparisons: MAX_COMPARISONS } };
            const exclusions = patterns.filter((({ isExclusion }) => isExclusion));
            const folders = new Set();
            const paths = new Set();
            for (const pattern of patterns.filter((({ isExclusion }) => !isExclusion))) {
                const found = findFolders(search, pattern).filter((path) => !isExcluded(search, exclusions, path) && !isOfWebApp(search, path));
                if (isSpent(search)) {
                    notes.push(`The search for ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(pattern.text)} would take too long, so its packages are not listed`);
                    break;
                }
                for (const path of found)
                    folders.add(path);
                for (const path of found.length > 0 && isCopied(pattern) ? [pattern.text] : found)
                    paths.add(path);
            }
            const excluded = [...paths].some(_base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt) ? exclusions : [];
            for (const { text } of excluded)
                paths.add(`!${text}`);
            return { folders: [...folders].toSorted(), paths: [...paths], notes };
        });
        var compilePatterns = (function compilePatterns(written, file) {
            const inside = written.flatMap(((pattern) => {
                if (pattern.length > _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.v)
                    return [{ sign: "", text: pattern }];
                const [, sign = "", text = ""] = /^(!?)(?:\.\/)*(.*?)\/*$/su.exec(pattern) ?? [];
                return text === "." || text.split("/").some(((name) => name === ".." || name === "")) ? [] : [{ sign, text }];
            }));
            const more = inside.length - MAX_PATTERNS;
            const notes = more > 0 ? [`Of its patterns, the last ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__.ZV)(more)} are not looked at`] : [];
            const patterns = inside.slice(0, MAX_PATTERNS).flatMap((({ sign, text }) => {
                const glob = sign === "!" && /^[!(]/u.test(text) ? undefined : (0, _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__.S)(`${text}/${file}`, "shell");
                if (glob)
                    return [{ text, isExclusion: sign === "!", glob }];
                notes.push(`Its pattern ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(sign + text)} is not supported here`);
                return [];
            }));
            return { patterns, notes };
        });
        var isSpent = (function isSpent({ left }) {
            return left.entries < 0 || left.comparisons < 0;
        });
        var matches = (function matches({ left }, glob, names, inPart = false) {
            if (left.comparisons < 0)
                return false;
            left.comparisons -= (1 + glob.weight) * names.reduce(((sum, name) => sum + 1 + name.length), 0);
            return glob.matches(names, inPart);
        });
        var findFolders = (function findFolders(search, { text, glob }) {
            const { workspace, folder, file, left } = search;
            if (!(0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.Pt)(text)) {
                return workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${text}/${file}`))?.kind === "file" ? [text] : [];
            }
            const isHiddenSearched = /(?:^|[/{,])\./u.test(text);
            const isSearched = ((name, isPackage) => name !== "node_modules" &&
                name !== ".git" &&
                (isHiddenSearched || !name.startsWith(".")) &&
                !(isPackage && name === "dist"));
            const found = [];
            const open = [[]];
            for (let names = open.pop(); names && !isSpent(search); names = open.pop()) {
                const path = names.join("/");
                const listed = workspace.list((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, path));
                left.entries -= listed.length;
                const isPackage = listed.some((({ name, kind }) => name === file && kind === "file"));
                if (isPackage && path !== "" && matches(search, glob, [...names, file]))
                    found.push(path);
                for (const { name, kind } of listed) {
                    if (kind !== "folder" || !isSearched(name, isPackage))
                        continue;
                    const below = [...names, name];
                    if (matches(search, glob, below, true))
                        open.push(below);
                }
            }
            return found.toSorted();
        });
        var readPackagePatterns = (function readPackagePatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "package.json"), MAX_FILE_BYTES);
            return (0, _dependencies_js__WEBPACK_IMPORTED_MODULE_5__.NA)((0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__.vw)(bytes && (0, _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__.V)("package.json", bytes).value));
        });
        var readPnpmPatterns = (async function readPnpmPatterns(workspace, folder) {
            const bytes = workspace.bytes((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, "pnpm-workspace.yaml"), MAX_FILE_BYTES);
            if (!bytes)
                return [];
            const { parseYaml } = await Promise.all([__webpack_require__.e(196), __webpack_require__.e(602)]).then(__webpack_require__.bind(__webpack_require__, 4901));
            const { root } = parseYaml(new TextDecoder().decode(bytes));
            return (0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__.VJ)((0, _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__._W)(root, "packages")).map((({ text }) => text));
        });
        __webpack_require__.d(__webpack_exports__, {
            findPatternFolders: function () { return findPatternFolders; },
            findRepositoryPlugins: (function () { return findRepositoryPlugins; }),
            findSurroundingWorkspace: function () { return findSurroundingWorkspace; },
            findWorkspacePlugins: function () { return findWorkspacePlugins; }
        });
        var _base_text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15406);
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(34367);
        var _base_text_json_read_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65664);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46136);
        var _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47313);
        var _base_text_yaml_yaml_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2966);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14345);
        var _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18863);
        var _dependencies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91784);
        const MAX_FILE_BYTES = 1024 * 1024;
        const MAX_PATTERNS = 20;
        const MAX_ENTRIES = 100000;
        const MAX_COMPARISONS = 50000000;
        const MAX_COPIED_STARS = 2;
        const USUAL_PLACES = ["*", "*/*", "!{test,tests,fixtures,examples,vendor,dist,build}/**"];
        const repositoryPlugins = new WeakMap();
        const ROOT_FILES = ["package.json", "pnpm-workspace.yaml"];
        async function findSurroundingWorkspace(workspace, folder) {
            const notes = [];
            for (const top of (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.jk)(folder)) {
                if (!ROOT_FILES.some((name) => workspace.entry((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, name))))
                    continue;
                const found = await findPackagesOnce(workspace, top);
                const { packages } = found;
                notes.push(...found.notes);
                if (packages.length > 0 && (top === folder || packages.some((one) => (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(top, one) === folder))) {
                    return { found, notes };
                }
            }
            return { notes };
        }
        const known = new WeakMap();
        function findPackagesOnce(workspace, top) {
            const ofRepository = known.get(workspace) ?? new Map();
            known.set(workspace, ofRepository);
            const search = async () => {
                const { folders, notes } = await findWorkspacePackages(workspace, top, "package.json");
                const explained = notes.map((note) => `Cannot list all packages of the workspace ${(0, _base_text_safe_js__WEBPACK_IMPORTED_MODULE_2__.hD)(top || ".")}. ${note}`);
                return { top, packages: folders, notes: explained };
            };
            const found = ofRepository.get(top) ?? search();
            ofRepository.set(top, found);
            return found;
        }
        function isCopied({ text, isExclusion }) {
            return !isExclusion && text.replaceAll("**", "*").split("*").length - 1 <= MAX_COPIED_STARS;
        }
        function isOfWebApp({ workspace, folder, file }, path) {
            return file === _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.e0 && (0, _manifest_file_js__WEBPACK_IMPORTED_MODULE_4__.Vq)(workspace, (0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_3__.uJ)(folder, `${path}/${file}`));
        }
        function isExcluded(search, exclusions, path) {
            const names = path.split("/");
            return exclusions.some(({ glob }) => names.some((_, at) => matches(search, glob, [...names.slice(0, at + 1), search.file])));
        }
    }),
    20375: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            addUnusedEntries: function () { return addUnusedEntries; }
        });
        var _checks_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78986);
        var _core_inspect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38191);
        var _core_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73342);
        var _core_suppression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21341);
        var _plugin_configuration_root_package_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15126);
        var _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67604);
        var _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18863);
        var _inspection_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89898);
        async function addUnusedEntries(workspace, plugins, { request, reportingPlugin }) {
            const { json, configuration } = (0, _plugin_configuration_root_package_js__WEBPACK_IMPORTED_MODULE_4__.l)(workspace);
            const check = _checks_index_js__WEBPACK_IMPORTED_MODULE_0__.A.find(({ describeUnused }) => describeUnused !== undefined);
            if (!json || !configuration || !check?.describeUnused || request.only?.includes(check.id) === false)
                return plugins;
            const policy = (0, _inspection_js__WEBPACK_IMPORTED_MODULE_7__.D5)(request);
            const ships = (0, _repository_manifest_file_js__WEBPACK_IMPORTED_MODULE_6__.ou)(workspace, "");
            const isSwitchable = (entry) => entry.fingerprint === undefined ? policy.alwaysCounting?.includes(entry.check) === false : ships;
            const unused = configuration.off.filter((entry) => isSwitchable(entry) && !(0, _core_suppression_js__WEBPACK_IMPORTED_MODULE_3__.R6)(entry, policy) && plugins.every((plugin) => findsNothing(entry, plugin)));
            if (unused.length === 0)
                return plugins;
            const all = await (0, _repository_workspace_packages_js__WEBPACK_IMPORTED_MODULE_5__.findRepositoryPlugins)(workspace);
            const checked = new Set(plugins.map(_core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2));
            if (all.notes.length > 0 || !all.folders.every((folder) => checked.has(folder)))
                return plugins;
            const problems = unused.flatMap((entry) => check.describeUnused?.(json, entry) ?? []);
            return plugins.map((plugin) => (0, _core_report_js__WEBPACK_IMPORTED_MODULE_2__.L2)(plugin) === reportingPlugin ? (0, _core_inspect_js__WEBPACK_IMPORTED_MODULE_1__.E)(plugin, check, problems, policy) : plugin);
        }
        function findsNothing(entry, { outcomes, findings }) {
            const outcome = outcomes.find(({ check }) => check === entry.check);
            const hasRun = outcome?.status === "met" || outcome?.status === "unmet";
            return hasRun && !findings.some((finding) => (0, _core_suppression_js__WEBPACK_IMPORTED_MODULE_3__.m7)(entry, finding));
        }
    })
};
;
