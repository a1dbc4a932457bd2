"use strict";
exports.id = 575;
exports.ids = [575];
exports.modules = {
    72746: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            lsp: function () { return lsp; }
        });
        var main = __webpack_require__(80900);
        var esm_main = __webpack_require__(2365);
        var tool = __webpack_require__(42243);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var files_workspace = __webpack_require__(14345);
        var lib_esm_main = __webpack_require__(49370);
        var jsonLanguageService = __webpack_require__(20761);
        var pages = __webpack_require__(93684);
        var absent = __webpack_require__(88241);
        var plugin_plugin = __webpack_require__(26685);
        var context = __webpack_require__(86356);
        ;
        const FILES = {
            module: /\.[cm]?js$/u,
            style: /\.css$/u,
            image: /\.(?:png|jpe?g|gif|webp|svg)$/iu,
        };
        const BUILT = "dist/plugin.js";
        const MAX_FILES = 500;
        const MAX_FOLDERS = 200;
        const NOT_SEARCHED = /^(?:\..*|node_modules|src|test|tests|coverage)$/u;
        async function listOffers(workspace, folder, kind) {
            if (kind === "module" || kind === "style" || kind === "image") {
                return listFiles(workspace, folder, FILES[kind]).map((value) => ({
                    value,
                    detail: "a file of this plugin",
                    kind: main.CompletionItemKind.File,
                }));
            }
            if (kind === "function" || kind === "component") {
                const code = await readExportedCode(workspace, folder);
                const names = kind === "function" ? [...(await listHooks(code)), ...(code?.functions ?? [])] : (code?.names ?? []);
                return [...new Set(names)].map((value) => ({
                    value,
                    detail: "exported by the built code",
                    kind: kind === "function" ? main.CompletionItemKind.Function : main.CompletionItemKind.Class,
                }));
            }
            return kind === "version" ? listVersions(workspace, folder) : listLicenses(workspace, folder);
        }
        async function listHooks(code) {
            const found = [];
            for (const name of context.r)
                if (await code?.answers(name))
                    found.push(name);
            return found;
        }
        async function readExportedCode(workspace, folder) {
            const { entryFiles } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["entryFiles"] })).facts;
            const built = (0, files_workspace.uJ)(folder, BUILT);
            const usual = workspace.entry(built)?.kind === "file" ? [built] : undefined;
            const entries = (0, absent.W0)(entryFiles) ? usual : entryFiles;
            if (!entries)
                return undefined;
            const { openExportedCode } = await Promise.all([__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 19152));
            return openExportedCode(workspace, entries);
        }
        function listFiles(workspace, folder, name) {
            const found = [];
            const folders = [folder];
            for (const at of folders) {
                for (const listed of workspace.list(at)) {
                    const path = (0, files_workspace.uJ)(at, listed.name);
                    const isOpen = listed.kind === "folder" && folders.length < MAX_FOLDERS && !NOT_SEARCHED.test(listed.name);
                    if (isOpen)
                        folders.push(path);
                    if (listed.kind === "file" && name.test(listed.name) && at !== folder)
                        found.push((0, files_workspace.Mf)(folder, path));
                    if (found.length === MAX_FILES)
                        return found;
                }
            }
            return found;
        }
        async function listVersions(workspace, folder) {
            const { packageJson, changelog } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["packageJson", "changelog"] }))
                .facts;
            const own = (0, absent.W0)(packageJson) ? undefined : (0, json_object.Ng)(packageJson.value, "version");
            const entries = (0, absent.W0)(changelog) ? [] : changelog.entries;
            const newest = entries.map(({ version }) => version).find((version) => version !== "");
            return [
                ...(typeof own === "string" ? [makeOffer(own, "the version in package.json")] : []),
                ...(newest !== undefined && newest !== own ? [makeOffer(newest, "the newest version in CHANGELOG.md")] : []),
            ];
        }
        async function listLicenses(workspace, folder) {
            const { packageJson } = (await (0, plugin_plugin.o)(workspace, { folder, needs: ["packageJson"] })).facts;
            const own = (0, absent.W0)(packageJson) ? undefined : (0, json_object.Ng)(packageJson.value, "license");
            return typeof own === "string" ? [makeOffer(own, "the license in package.json")] : [];
        }
        function makeOffer(value, detail) {
            return { value, detail, kind: main.CompletionItemKind.Value };
        }
        ;
        function findValueKind(path) {
            const [first, second, third, ...more] = path;
            if (more.length > 0)
                return undefined;
            if (second === undefined)
                return OF_KEYS.get(String(first));
            if (first === "hooks" && third === undefined)
                return "function";
            if (first === "screenshots" && typeof second === "number" && third === undefined)
                return "image";
            if (first === "ui" && second === "styles")
                return "style";
            if ((first === "ui" || first === "dashboard_widget") && second === "component")
                return "component";
            return first === "pages" && typeof second === "number" && third === "component" ? "component" : undefined;
        }
        const OF_KEYS = new Map([
            ["main", "module"],
            ["web", "module"],
            ["background", "module"],
            ["version", "version"],
            ["license", "license"],
        ]);
        ;
        function readValueAt({ document, position }) {
            const { path, isAtPropertyKey, previousNode } = (0, lib_esm_main.g$)(document.getText(), document.offsetAt(position));
            if (isAtPropertyKey)
                return undefined;
            if (!previousNode)
                return { path, range: { start: position, end: position }, value: undefined };
            const { offset, length } = previousNode;
            const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
            return { path, range, value: previousNode.value };
        }
        async function completeManifest(place) {
            const { document, position, workspace, folder } = place;
            const { service, refused } = openManifestSchema();
            const value = readValueAt(place);
            const kind = value && findValueKind(value.path);
            const list = await service.doComplete(document, position, service.parseJSONDocument(document));
            const isPermission = value?.path[0] === "permissions";
            const ofSchema = (list?.items ?? []).filter(({ label }) => !(isPermission && refused.has(unquote(label))));
            if (!kind)
                return { isIncomplete: false, items: ofSchema };
            const offers = await listOffers(workspace, folder, kind);
            const items = offers.map((offer, at) => {
                const text = JSON.stringify(offer.value);
                return {
                    label: text,
                    kind: offer.kind,
                    detail: offer.detail,
                    filterText: text,
                    sortText: String(at).padStart(4, "0"),
                    textEdit: { range: value.range, newText: text },
                };
            });
            const known = new Set(items.map(({ label }) => label));
            const others = kind === "license" ? ofSchema.filter(({ label }) => !known.has(label)) : [];
            return { isIncomplete: false, items: [...items, ...others] };
        }
        const unquote = (label) => label.replace(/^"|"$/gu, "");
        async function explainManifest({ document, position }) {
            const { service } = openManifestSchema();
            return (await service.doHover(document, position, service.parseJSONDocument(document))) ?? undefined;
        }
        let opened;
        function openManifestSchema() {
            if (opened)
                return opened;
            const text = (0, pages.j4)();
            const service = (0, jsonLanguageService.QD)({ schemaRequestService: () => Promise.resolve(text) });
            service.configure({ validate: false, schemas: [{ uri: "manifest:schema", fileMatch: ["*"] }] });
            opened = { service, refused: new Set(listRefused(JSON.parse(text))) };
            return opened;
        }
        function listRefused(schema) {
            if (typeof schema !== "object" || schema === null)
                return [];
            const own = "deprecatedValues" in schema ? schema.deprecatedValues : [];
            const values = Array.isArray(own) ? own.filter((value) => typeof value === "string") : [];
            return [...values, ...Object.values(schema).flatMap(listRefused)];
        }
        var core_report = __webpack_require__(73342);
        var fix_files = __webpack_require__(61999);
        var text_lines = __webpack_require__(37569);
        var external_node_path_ = __webpack_require__(76760);
        var lists = __webpack_require__(60007);
        ;
        const START = { line: 0, character: 0 };
        const LONE_RETURN = /\r(?!\n)/u;
        function makeRangeConverter(document, hidesMark) {
            const show = ({ line, column }) => line === 1 && hidesMark ? { line, column: Math.max(1, column - 1) } : { line, column };
            const text = document?.getText() ?? "";
            const lines = LONE_RETURN.test(text) ? (0, text_lines.u)(text) : undefined;
            const convert = (position) => {
                const shown = show(position);
                if (lines && document)
                    return document.positionAt(lines.offset(shown));
                return { line: shown.line - 1, character: shown.column - 1 };
            };
            return (range) => (range ? { start: convert(range.start), end: convert(range.end) } : { start: START, end: START });
        }
        var external_node_url_ = __webpack_require__(73136);
        var files_disk = __webpack_require__(77505);
        ;
        function readFileAddress(address) {
            try {
                return address.startsWith("file:") ? (0, external_node_url_.fileURLToPath)(address) : undefined;
            }
            catch (error) {
                if (error instanceof TypeError || error instanceof URIError)
                    return undefined;
                throw error;
            }
        }
        function makeFileAddress(path) {
            return (0, external_node_url_.pathToFileURL)(path).href;
        }
        function resolveFile(path) {
            const folder = (0, files_disk.h1)((0, external_node_path_.dirname)(path));
            return folder === undefined ? undefined : (0, external_node_path_.join)(folder, (0, external_node_path_.basename)(path));
        }
        ;
        const MARK = [0xef, 0xbb, 0xbf];
        function makeFileConverter({ texts }, workspace, file) {
            const text = texts.get(file);
            const start = workspace.head(file, MARK.length);
            const hidesMark = text?.compared?.hidesMark ?? MARK.every((byte, at) => start?.[at] === byte);
            return makeRangeConverter(text?.document, hidesMark);
        }
        function makeAddress({ root, texts }, file) {
            return texts.get(file)?.document.uri ?? makeFileAddress((0, external_node_path_.join)(root, file));
        }
        function makeWorkspaceEdit(repository, workspace, edits) {
            const documentChanges = [];
            for (const [file, ofFile] of (0, lists.$z)(edits, (edit) => edit.file)) {
                const convert = makeFileConverter(repository, workspace, file);
                const made = ofFile.map(({ range, text }) => ({ range: convert(range), newText: text }));
                const left = made.filter(({ range: { start, end }, newText }) => newText !== "" || !isSame(start, end));
                const version = repository.texts.get(file)?.document.version ?? null;
                if (left.length > 0)
                    documentChanges.push({ textDocument: { uri: makeAddress(repository, file), version }, edits: left });
            }
            return documentChanges.length === 0 ? undefined : { documentChanges };
        }
        function forgetVersions({ documentChanges = [] }) {
            const edits = documentChanges.filter((change) => "textDocument" in change);
            return {
                changes: Object.fromEntries(edits.map((change) => [
                    change.textDocument.uri,
                    change.edits.filter((edit) => "newText" in edit),
                ])),
            };
        }
        const isSame = (a, b) => a.line === b.line && a.character === b.character;
        ;
        function listWays(repository, workspace, finding) {
            const { fix = [], help, message, ways } = finding;
            if (ways === undefined) {
                const edit = makeWorkspaceEdit(repository, workspace, fix);
                return edit ? [{ title: help ?? `Fix: ${message}`, edit, isCertain: true }] : [];
            }
            return ways.flatMap((way) => {
                const edit = makeEdit(repository, workspace, way);
                return edit ? [{ title: way.title, edit, isCertain: way.kind === "edit" && way.isCertain === true }] : [];
            });
        }
        function makeEdit(repository, workspace, way) {
            const address = (file) => makeAddress(repository, file);
            switch (way.kind) {
                case "edit":
                    return makeWorkspaceEdit(repository, workspace, way.edits);
                case "move":
                    return { documentChanges: [{ kind: "rename", oldUri: address(way.file), newUri: address(way.to) }] };
                case "delete":
                    return { documentChanges: [{ kind: "delete", uri: address(way.file) }] };
                case "run":
                case "decide":
                    return undefined;
            }
        }
        var checks = __webpack_require__(78986);
        var configuration_configuration = __webpack_require__(71629);
        var read_json = __webpack_require__(65664);
        ;
        const OFF = "off";
        const NO_REASON = "";
        function switchOff(finding, folder, workspace) {
            const check = checks.A.find(({ id }) => id === finding.check);
            const isLasting = finding.alwaysCounts === true || check?.conclude !== undefined;
            if (isLasting && finding.fingerprint === undefined)
                return [];
            const file = (0, files_workspace.uJ)(folder, "package.json");
            const bytes = workspace.bytes(file);
            if (!bytes)
                return [];
            const json = (0, read_json.V)(file, bytes);
            if (!(0, json_object.Gv)(json.value))
                return [];
            const entry = makeEntry(finding, folder);
            const configuration = (0, json_object.Ng)(json.value, configuration_configuration.vr);
            if (configuration === undefined)
                return json.add([], configuration_configuration.vr, { [OFF]: [entry] });
            if (!(0, json_object.Gv)(configuration))
                return [];
            const list = (0, json_object.Ng)(configuration, OFF);
            if (list === undefined)
                return json.add([configuration_configuration.vr], OFF, [entry]);
            return Array.isArray(list) ? json.append([configuration_configuration.vr, OFF], [entry]) : [];
        }
        function makeEntry({ check, location, fingerprint }, folder) {
            const file = external_node_path_.posix.relative(folder, location.file);
            const { pointer } = location;
            if (fingerprint !== undefined)
                return { check, file, fingerprint, reason: NO_REASON };
            return { check, file, ...(pointer !== undefined && { pointer }), reason: NO_REASON };
        }
        ;
        const FIX_ALL = `${main.CodeActionKind.SourceFixAll}.${tool.js.name}`;
        const MAX_TITLE_LENGTH = 120;
        async function listCodeActions({ checked, path }, { textDocument, range, context: { only } }) {
            const wants = (kind) => only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
            const { shown, result } = await checked.readLatest();
            if (!result)
                return [];
            const { repository } = checked;
            const { workspace } = result;
            const makeEdit = (edits) => makeWorkspaceEdit(repository, workspace, edits);
            const here = shown.get(textDocument.uri) ?? [];
            const actions = [];
            if (wants(main.CodeActionKind.QuickFix)) {
                for (const one of here.filter(({ diagnostic }) => overlaps(diagnostic.range, range))) {
                    const { finding, folder, diagnostic } = one;
                    if (!(0, core_report.he)(finding))
                        continue;
                    for (const { title, edit, isCertain } of listWays(repository, workspace, finding)) {
                        const action = makeQuickFix((0, safe.Xm)((0, safe.ml)(title, MAX_TITLE_LENGTH)), edit, diagnostic);
                        actions.push(isCertain ? { ...action, isPreferred: true } : action);
                    }
                    const off = makeEdit(switchOff(finding, folder, workspace));
                    if (off)
                        actions.push(makeQuickFix(`Suppress ${finding.check} here: write the reason into package.json`, off, diagnostic));
                }
            }
            if (wants(FIX_ALL) && here.some(({ finding }) => (0, fix_files.G4)(finding))) {
                const edit = makeEdit(await fixText(repository, path, result));
                if (edit)
                    actions.push({ title: `Fix everything that ${tool.js.name} can fix here`, kind: FIX_ALL, edit });
            }
            return actions;
        }
        async function fixText(repository, file, first) {
            const open = ({ report, workspace }) => ({
                report,
                root: repository.root,
                checkedBytes: (path) => workspace.checkedBytes(path) ?? workspace.bytes(path),
            });
            const { changes } = await (0, fix_files.zp)(open(first), async (overlay) => open(await repository.check(overlay)), (finding) => !(0, fix_files.SJ)(finding, file));
            return changes.flatMap((change) => "left" in change
                ? []
                : [{ file, range: (0, text_lines.u)(change.before).range(0, change.before.length), text: change.after }]);
        }
        function makeQuickFix(title, edit, diagnostic) {
            return { title, kind: main.CodeActionKind.QuickFix, edit, diagnostics: [diagnostic] };
        }
        function overlaps(a, b) {
            return isBefore(a.start, b.end) && isBefore(b.start, a.end);
        }
        function isBefore(a, b) {
            return a.line < b.line || (a.line === b.line && a.character <= b.character);
        }
        var declared_files = __webpack_require__(97780);
        var code_places = __webpack_require__(65735);
        var relative_path = __webpack_require__(80978);
        var file_text = __webpack_require__(17282);
        ;
        const MAX_CODE_BYTES = 2 * 1024 * 1024;
        async function findDefinition(place) {
            const { workspace, folder } = place;
            const at = readValueAt(place);
            if (typeof at?.value !== "string")
                return undefined;
            const { value: name } = at;
            const kind = findValueKind(at.path);
            if (kind === "function" && (0, declared_files.F6)(name)) {
                const path = (0, declared_files.r2)(name);
                const hook = name.slice(path.length + 1) || String(at.path.at(-1));
                return (await findNamed(workspace, folder, hook)) ?? findFile(workspace, folder, path);
            }
            if (kind === "function" || kind === "component")
                return findNamed(workspace, folder, name);
            return kind === "module" || kind === "style" || kind === "image" ? findFile(workspace, folder, name) : undefined;
        }
        function findFile(workspace, folder, path) {
            const file = (0, relative_path.c)(folder, path);
            return file !== undefined && workspace.entry(file)?.kind === "file" ? { file } : undefined;
        }
        async function findNamed(workspace, folder, name) {
            const code = await readExportedCode(workspace, folder);
            const found = await code?.locate(name);
            if (!found)
                return undefined;
            const text = (0, file_text.m)(workspace, found.file, MAX_CODE_BYTES);
            if (text === undefined)
                return undefined;
            const built = (0, text_lines.u)(text).position(found.offset);
            const original = (0, code_places.uf)(workspace, folder, found.file)(built);
            const source = original && (0, code_places.ev)(workspace, folder, original);
            const last = name.split(".").at(-1) ?? name;
            if (!source)
                return (0, code_places.n5)(workspace, found.file, built) ?? { file: found.file };
            return (0, code_places.cL)(workspace, source.file, source, last) ?? { file: source.file };
        }
        var inside = __webpack_require__(89198);
        var external_node_util_ = __webpack_require__(57975);
        var finding_message = __webpack_require__(43890);
        ;
        const SEVERITY = {
            error: main.DiagnosticSeverity.Error,
            warning: main.DiagnosticSeverity.Warning,
            notice: main.DiagnosticSeverity.Information,
        };
        function makeDiagnostic(finding, report, convertRange) {
            const { check, severity, location, url } = finding;
            const page = url ?? findPageAddress(check);
            return {
                range: convertRange(location.range),
                severity: (0, core_report.he)(finding) ? SEVERITY[severity] : main.DiagnosticSeverity.Hint,
                code: check,
                ...(page !== undefined && { codeDescription: { href: page } }),
                source: tool.js.name,
                message: (0, finding_message.yv)(finding, report),
                ...(!(0, core_report.he)(finding) && { tags: [main.DiagnosticTag.Unnecessary] }),
            };
        }
        const make_diagnostic_pages = new Map();
        function findPageAddress(check) {
            if (!make_diagnostic_pages.has(check)) {
                const file = (0, pages.JB)(check);
                make_diagnostic_pages.set(check, file === undefined ? undefined : makeFileAddress(file));
            }
            return make_diagnostic_pages.get(check);
        }
        ;
        function showFindings(repository, { report, workspace }) {
            const shown = new Map();
            const converters = new Map();
            for (const plugin of report.plugins) {
                const folder = (0, core_report.L2)(plugin);
                for (const finding of plugin.findings) {
                    const { file: named } = finding.location;
                    const file = workspace.entry(named)?.kind === "file" ? named : (0, files_workspace.uJ)(folder, "manifest.json");
                    const convert = converters.get(file) ?? makeFileConverter(repository, workspace, file);
                    converters.set(file, convert);
                    const one = { finding, folder, diagnostic: makeDiagnostic(finding, report, convert) };
                    const address = makeAddress(repository, file);
                    const others = shown.get(address);
                    if (others)
                        others.push(one);
                    else
                        shown.set(address, [one]);
                }
            }
            return shown;
        }
        ;
        const GATHERING_MS = 4;
        function keepChecked(repository, { show, reportCrash }) {
            let latest = { shown: new Map(), versions: new Map() };
            let pending;
            let isStale = false;
            const check = async () => {
                isStale = false;
                const versions = new Map(Array.from(repository.texts.values(), ({ document }) => [document.uri, document.version]));
                const result = await repository.check();
                for (const crash of listCrashes(result))
                    reportCrash(crash);
                const next = showFindings(repository, result);
                const addresses = new Set([...latest.shown.keys(), ...next.keys(), ...versions.keys()]);
                const isTyped = (uri) => versions.get(uri) !== latest.versions.get(uri);
                for (const uri of [...addresses].toSorted((a, b) => Number(isTyped(a)) - Number(isTyped(b)))) {
                    const version = versions.get(uri);
                    const [before, diagnostics] = [listDiagnostics(latest.shown, uri), listDiagnostics(next, uri)];
                    if (!isTyped(uri) && (0, external_node_util_.isDeepStrictEqual)(before, diagnostics))
                        continue;
                    show({ uri, diagnostics, ...(version !== undefined && { version }) });
                }
                latest = { shown: next, versions, result };
            };
            const checkAll = async () => {
                await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
                try {
                    await check();
                }
                catch (error) {
                    reportCrash(error);
                }
                finally {
                    pending = isStale ? checkAll() : undefined;
                }
            };
            const checkSoon = () => {
                isStale = true;
                pending ??= checkAll();
            };
            return {
                repository,
                checkSoon,
                forget() {
                    repository.forget();
                    checkSoon();
                },
                async readLatest() {
                    while (pending)
                        await pending;
                    return latest;
                },
            };
        }
        function listDiagnostics(shown, uri) {
            return (shown.get(uri) ?? []).map(({ diagnostic }) => diagnostic);
        }
        function listCrashes({ report, crashes }) {
            const outcomes = report.plugins.flatMap((plugin) => plugin.outcomes);
            return [...crashes, ...outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [outcome.error] : []))];
        }
        var inspection = __webpack_require__(89898);
        var remember_plugins = __webpack_require__(58074);
        var request = __webpack_require__(27447);
        var day = __webpack_require__(36996);
        var overlay_files = __webpack_require__(98334);
        var manifest_file = __webpack_require__(18863);
        ;
        const MAX_ENTRIES = 100000;
        function findPluginOf(workspace, path) {
            const names = path.split("/");
            if (names.includes("node_modules") || names.includes(".git"))
                return undefined;
            for (let depth = names.length - 1; depth >= 0; depth--) {
                const folder = names.slice(0, depth).join("/");
                if ((0, manifest_file.eT)(workspace, folder))
                    return folder;
            }
            return undefined;
        }
        async function findReportingPlugin(workspace, root) {
            if ((0, manifest_file.eT)(workspace, ""))
                return "";
            const { findMatchingFolders } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 76213));
            const found = findMatchingFolders(root, "", "**", manifest_file.e0, { most: MAX_ENTRIES });
            return "refused" in found ? undefined : found.folders.toSorted()[0];
        }
        var decode = __webpack_require__(49862);
        ;
        const BYTE_ORDER_MARK = "\uFEFF";
        const MAX_COMPARED_BYTES = 64 * 1024 * 1024;
        function findUnsaved(text, disk) {
            const { version } = text.document;
            if (text.compared?.version !== version)
                text.compared = { version, ...compare(text, disk) };
            return text.compared;
        }
        function compare({ document, path, isEdited }, disk) {
            const written = document.getText();
            const saved = disk.bytes(path, MAX_COMPARED_BYTES);
            const decoded = saved && (0, decode._6)(saved);
            const hidesMark = decoded?.text.startsWith(BYTE_ORDER_MARK) === true && !written.startsWith(BYTE_ORDER_MARK);
            const whole = hidesMark ? BYTE_ORDER_MARK + written : written;
            const isAsSaved = decoded && (whole === decoded.text || (decoded.fault && !isEdited));
            return { bytes: isAsSaved ? undefined : new TextEncoder().encode(whole), hidesMark };
        }
        ;
        function openRepository(root) {
            const disk = (0, files_disk.DH)(root);
            const texts = new Map();
            const findMemory = (0, remember_plugins.rememberPlugins)();
            let reporting;
            const look = () => {
                const unsaved = [...texts.values()].flatMap((text) => {
                    const { bytes } = findUnsaved(text, disk);
                    return bytes ? [[text.path, bytes]] : [];
                });
                const paths = unsaved.map(([path]) => path);
                return unsaved.length === 0 ? disk : (0, overlay_files.MS)((0, overlay_files.L2)(disk, paths), new Map(unsaved));
            };
            const check = async (instead) => {
                const workspace = instead ? (0, overlay_files.MS)(look(), instead) : look();
                reporting ??= { plugin: await findReportingPlugin(workspace, root) };
                const owners = [...texts.keys()].map((path) => findPluginOf(workspace, path) ?? reporting?.plugin);
                const folders = [...new Set(owners)].filter((folder) => folder !== undefined).toSorted();
                const inspect = (0, inspection.YG)({ ...request.z, today: (0, day.i)(new Date()) });
                const plugins = [];
                const crashes = [];
                for (const folder of folders) {
                    const reportedWith = folder === reporting.plugin ? undefined : reporting.plugin;
                    try {
                        const memory = instead ? undefined : findMemory(folder, reportedWith);
                        plugins.push(await inspect(workspace, folder, { root, reportedWith, memory }));
                    }
                    catch (error) {
                        crashes.push(error);
                    }
                }
                return { workspace, report: { ...request.z, plugins }, crashes };
            };
            return {
                root,
                texts,
                look,
                check,
                forget() {
                    disk.forget("");
                    reporting = undefined;
                    for (const text of texts.values())
                        text.compared = undefined;
                },
            };
        }
        ;
        function makeSession(listener) {
            const folders = new Map();
            const repositories = new Map();
            let reportsChanges = false;
            const opened = new Map();
            const findPlace = (address) => {
                const given = readFileAddress(address);
                const file = given === undefined ? undefined : resolveFile(given);
                if (file === undefined)
                    return undefined;
                const above = [...folders.values()].filter((folder) => (0, inside.FK)(folder, file));
                const root = (0, files_disk.mL)((0, external_node_path_.dirname)(file)) ?? above.toSorted()[0] ?? (0, external_node_path_.dirname)(file);
                const path = (0, files_disk.Jj)(root, file);
                if (path === undefined)
                    return undefined;
                const checked = repositories.get(root) ?? keepChecked(openRepository(root), listener);
                repositories.set(root, checked);
                return { checked, path };
            };
            return {
                addFolders(addresses) {
                    for (const address of addresses) {
                        const path = readFileAddress(address);
                        const folder = path === undefined ? undefined : (0, files_disk.h1)(path);
                        if (folder !== undefined)
                            folders.set(address, folder);
                    }
                },
                removeFolders(addresses) {
                    for (const address of addresses)
                        folders.delete(address);
                },
                open(document) {
                    const place = findPlace(document.uri);
                    if (!place)
                        return;
                    opened.set(document.uri, { ...place, version: document.version });
                    place.checked.repository.texts.set(place.path, { document, path: place.path, isEdited: false });
                    place.checked.forget();
                },
                change({ uri, version }) {
                    const place = opened.get(uri);
                    const text = place?.checked.repository.texts.get(place.path);
                    if (!place || !text || place.version === version)
                        return;
                    text.isEdited = true;
                    if (reportsChanges)
                        place.checked.checkSoon();
                    else
                        place.checked.forget();
                },
                save({ uri }) {
                    const place = opened.get(uri);
                    const text = place?.checked.repository.texts.get(place.path);
                    if (!place || !text)
                        return;
                    text.isEdited = false;
                    place.checked.forget();
                },
                close({ uri }) {
                    const place = opened.get(uri);
                    if (!place)
                        return;
                    opened.delete(uri);
                    const { repository } = place.checked;
                    repository.texts.delete(place.path);
                    place.checked.forget();
                    if (repository.texts.size === 0)
                        repositories.delete(repository.root);
                },
                trustReports() {
                    reportsChanges = true;
                },
                noticeChanges(addresses) {
                    const files = addresses.flatMap((address) => readFileAddress(address) ?? []);
                    for (const checked of repositories.values()) {
                        if (files.some((file) => (0, inside.FK)(checked.repository.root, file)))
                            checked.forget();
                    }
                },
                find: (address) => opened.get(address),
            };
        }
        ;
        const MAX_REPORTED = 100;
        const FINDINGS = {
            textDocumentSync: { openClose: true, change: main.TextDocumentSyncKind.Incremental, save: { includeText: false } },
            workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
        };
        const ANSWERS = {
            codeActionProvider: { codeActionKinds: [main.CodeActionKind.QuickFix, FIX_ALL] },
            completionProvider: { triggerCharacters: ['"', ":"] },
            hoverProvider: true,
            definitionProvider: true,
        };
        function startServer({ input, output }) {
            const connection = (0, main.createConnection)(input, output);
            const documents = new main.TextDocuments(esm_main.V);
            const reported = new Set();
            const reportCrash = (error) => {
                const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
                if (reported.has(stack) || reported.size === MAX_REPORTED)
                    return;
                reported.add(stack);
                const lines = stack.split("\n").map((line) => `  ${(0, safe.Xm)(line)}`);
                connection.console.error(`${tool.js.name}: a fault of this tool; the session goes on\n${lines.join("\n")}`);
            };
            const session = makeSession({ show: (diagnostics) => void connection.sendDiagnostics(diagnostics), reportCrash });
            let client = {};
            connection.onInitialize((given) => {
                client = given.capabilities;
                session.addFolders((given.workspaceFolders ?? []).map(({ uri }) => uri));
                const capabilities = asksOnlyFindings(given.initializationOptions) ? FINDINGS : { ...FINDINGS, ...ANSWERS };
                return { serverInfo: { name: tool.js.name, version: tool.js.version }, capabilities };
            });
            connection.onInitialized(async () => {
                if (client.workspace?.workspaceFolders) {
                    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
                        session.addFolders(added.map(({ uri }) => uri));
                        session.removeFolders(removed.map(({ uri }) => uri));
                    });
                }
                if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration !== true)
                    return;
                await connection.client.register(main.DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] });
                session.trustReports();
            });
            documents.onDidOpen(({ document }) => {
                session.open(document);
            });
            documents.onDidChangeContent(({ document }) => {
                session.change(document);
            });
            documents.onDidSave(({ document }) => {
                session.save(document);
            });
            documents.onDidClose(({ document }) => {
                session.close(document);
            });
            const findPlace = ({ textDocument, position }) => {
                const [found, document] = [session.find(textDocument.uri), documents.get(textDocument.uri)];
                if (!found || !document || (0, files_workspace.J)(found.path) !== "manifest.json")
                    return undefined;
                const { repository } = found.checked;
                const folder = found.path.slice(0, -"/manifest.json".length);
                return { repository, place: { document, position, workspace: repository.look(), folder } };
            };
            connection.onCompletion(async (asked) => {
                const found = findPlace(asked);
                return found ? completeManifest(found.place) : null;
            });
            connection.onHover(async (asked) => {
                const found = findPlace(asked);
                return (found && (await explainManifest(found.place))) ?? null;
            });
            connection.onDefinition(async (asked) => {
                const found = findPlace(asked);
                const location = found && (await findDefinition(found.place));
                if (!location)
                    return null;
                const { repository, place } = found;
                const convert = makeFileConverter(repository, place.workspace, location.file);
                return { uri: makeAddress(repository, location.file), range: convert(location.range) };
            });
            connection.onCodeAction(async (asked) => {
                const found = session.find(asked.textDocument.uri);
                const { documentChanges = false, resourceOperations: known = [] } = client.workspace?.workspaceEdit ?? {};
                const all = found ? await listCodeActions(found, asked) : [];
                const actions = all.filter(({ edit }) => (edit?.documentChanges ?? []).every((change) => !("kind" in change) || known.includes(change.kind)));
                if (documentChanges)
                    return actions;
                return actions.map(({ edit, ...action }) => ({ ...action, ...(edit && { edit: forgetVersions(edit) }) }));
            });
            connection.onDidChangeWatchedFiles(({ changes }) => {
                session.noticeChanges(changes.map(({ uri }) => uri));
            });
            documents.listen(connection);
            connection.listen();
            return { reportCrash };
        }
        function asksOnlyFindings(options) {
            return (0, json_object.Gv)(options) && options["onlyFindings"] === true;
        }
        ;
        const lsp = {
            options: [
                { name: "stdio", help: "Use standard input and output; the only transport" },
                {
                    name: "clientProcessId",
                    value: "PID",
                    help: "The editor's process, which some editors pass; the server exits with it",
                },
            ],
            run: serveEditor,
        };
        async function serveEditor() {
            const { reportCrash } = startServer({ input: process.stdin, output: process.stdout });
            process.on("uncaughtException", reportCrash);
            return new Promise((() => undefined));
        }
    }),
    65735: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var makeOriginalFinder = (function makeOriginalFinder(map, code) {
            const mappings = (0, _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__.Y)(map, (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__.lt)(code));
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(mappings) || isOfOtherCode(mappings, map, code))
                return (() => undefined);
            return (({ line, column }) => {
                const segments = mappings[line - 1] ?? [];
                const segment = segments[(0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_6__.UY)(segments, (([start]) => start < column)) - 1];
                if (segment === undefined || segment.length === 1)
                    return undefined;
                const source = map.sources[segment[1]];
                return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
            });
        });
        var readOriginalFinder = (function readOriginalFinder(workspace, folder, path) {
            const bundle = (0, _bundle_js__WEBPACK_IMPORTED_MODULE_7__.Bo)((0, _found_file_js__WEBPACK_IMPORTED_MODULE_0__.JD)(workspace, "", path));
            const code = (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(bundle) ? bundle : (0, _bundle_js__WEBPACK_IMPORTED_MODULE_7__.MP)(bundle, workspace);
            const map = (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(code) ? code : (0, _source_map_js__WEBPACK_IMPORTED_MODULE_3__.w)(code, workspace, folder);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(code) || (0, _absent_js__WEBPACK_IMPORTED_MODULE_5__.W0)(map))
                return (() => undefined);
            return makeOriginalFinder(map, (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__.sh)(Buffer.from(code.latin1, "latin1")));
        });
        var isOfOtherCode = (function isOfOtherCode(mappings, { sources }, code) {
            const lines = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(code);
            const texts = new Map();
            const readLines = ((source) => {
                const known = texts.get(source) ?? (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(sources[source]?.text ?? "");
                texts.set(source, known);
                return known;
            });
            let [same, others] = [0, 0];
            for (let row = 0; row < mappings.length; row++) {
                for (const segment of mappings[row] ?? []) {
                    if (segment.length === 1)
                        continue;
                    if (segment[0] > (lines[row] ?? "").length)
                        return true;
                    const member = readMember(readLines(segment[1])[segment[2]], segment[3]);
                    if (member === undefined || same + others >= MAX_COMPARED)
                        continue;
                    if (readMember(lines[row], segment[0]) === member)
                        same++;
                    else
                        others++;
                }
            }
            return others > same;
        });
        var readMember = (function readMember(line, column) {
            if (line?.[column - 1] !== ".")
                return undefined;
            return /^[\w$]+/u.exec(line.slice(column, column + MAX_EXCERPT_LENGTH))?.[0];
        });
        var findSourcePlace = (function findSourcePlace(workspace, folder, { source, line, column }) {
            const file = (0, _source_file_js__WEBPACK_IMPORTED_MODULE_2__.$)(workspace, folder, source);
            if (file === undefined)
                return undefined;
            if (source.text === undefined)
                return { file, line, column };
            const wanted = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(source.text)[line - 1];
            const lines = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)((0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__.m)(workspace, file, MAX_SOURCE_BYTES) ?? "");
            if (wanted === undefined || lines[line - 1] === wanted)
                return { file, line, column };
            const at = lines.indexOf(wanted);
            const isOnly = at !== -1 && wanted.trim() !== "" && !lines.includes(wanted, at + 1);
            return isOnly ? { file, line: at + 1, column } : undefined;
        });
        var locateRest = (function locateRest(workspace, file, { line, column }) {
            const text = readLine(workspace, file, line);
            if (text === undefined)
                return undefined;
            const from = Math.min(column, text.length + 1);
            const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + MAX_EXCERPT_LENGTH);
            return { file, range: { start: { line, column: from }, end: { line, column: end } } };
        });
        var readLine = (function readLine(workspace, file, line) {
            const text = (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__.m)(workspace, file, MAX_SOURCE_BYTES);
            return text === undefined ? undefined : (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__.p)(text)[line - 1];
        });
        __webpack_require__.d(__webpack_exports__, {
            SC: function () { return makeOriginalFinder; },
            cL: function () { return locateWords; },
            ev: (function () { return findSourcePlace; }),
            n5: (function () { return locateRest; }),
            uf: (function () { return readOriginalFinder; })
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95329);
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37569);
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17282);
        var _absent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88241);
        var _found_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87461);
        var _bundle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96135);
        var _bundle_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38280);
        var _source_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51022);
        var _source_map_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40537);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60007);
        const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
        const MAX_EXCERPT_LENGTH = 80;
        const MAX_COMPARED = 500;
        function locateWords(workspace, file, position, words) {
            const { line, column } = position;
            const text = readLine(workspace, file, line);
            if (text === undefined)
                return undefined;
            const after = text.indexOf(words, column - 1);
            const at = after === -1 ? text.lastIndexOf(words) : after;
            if (at === -1)
                return locateRest(workspace, file, position);
            return { file, range: { start: { line, column: at + 1 }, end: { line, column: at + 1 + words.length } } };
        }
    }),
    51022: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var findSourceFile = (function findSourceFile(workspace, folder, { path, name, package: owner, text }) {
            if (path !== undefined && workspace.entry(path)?.kind === "file")
                return (0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(path) ? path : undefined;
            const fileName = /[^/\\]+$/u.exec(name)?.[0];
            if (owner !== undefined || text === undefined || fileName === undefined || !(0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__.Rk)(fileName))
                return undefined;
            const same = listNamed(workspace, folder, fileName).filter((one) => (0, _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__.m)(workspace, one, text.length * MAX_BYTES_PER_CHARACTER) === text);
            if (same.length !== 1)
                return undefined;
            return same[0];
        });
        var listNamed = (function listNamed(workspace, folder, fileName) {
            const found = [];
            const folders = [folder];
            for (const at of folders) {
                if (folders.length > MAX_FOLDERS)
                    return [];
                for (const { name, kind } of workspace.list(at)) {
                    if (kind === "folder" && !name.startsWith(".") && !MADE_OR_INSTALLED.has(name))
                        folders.push((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, name));
                    if (kind === "file" && name === fileName)
                        found.push((0, _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__.uJ)(at, name));
                }
            }
            return found;
        });
        __webpack_require__.d(__webpack_exports__, {
            $: (function () { return findSourceFile; })
        });
        var _base_files_file_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17282);
        var _base_files_workspace_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14345);
        var _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(827);
        const MAX_FOLDERS = 500;
        const MAX_BYTES_PER_CHARACTER = 3;
        const MADE_OR_INSTALLED = new Set(["node_modules", "dist", "build", "out", "coverage"]);
    }),
    27447: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z: function () { return WITH_A_PATH; }
        });
        const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" };
    })
};
;
