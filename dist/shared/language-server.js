"use strict";
exports.id = 575;
exports.ids = [575];
exports.modules = {

/***/ 98166:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runLsp: function() { return /* binding */ runLsp; }
});

// EXTERNAL MODULE: ./node_modules/vscode-languageserver/lib/node/main.js
var main = __webpack_require__(80900);
// EXTERNAL MODULE: ./node_modules/vscode-languageserver-textdocument/lib/esm/main.js
var esm_main = __webpack_require__(2365);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/esm/main.js + 5 modules
var lib_esm_main = __webpack_require__(49370);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
;// CONCATENATED MODULE: ./build/bundled/language-server/list-offers.js





const FILES = {
    module: /\.[cm]?js$/u,
    style: /\.css$/u,
    image: /\.(?:png|jpe?g|gif|webp|svg)$/iu,
};
const BUILT = "dist/plugin.js";
const MOST_FILES = 500;
const MOST_FOLDERS = 200;
/** The built code is in dist; pictures may be anywhere but in what is built or installed. */
const NOT_SEARCHED = /^(?:\..*|node_modules|src|test|tests|coverage)$/u;
/** The values that a place of the manifest can have, as the repository is now. */
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
        const names = kind === "function" ? code?.functions : code?.names;
        return (names ?? []).map((value) => ({
            value,
            detail: "exported by the built code",
            kind: kind === "function" ? main.CompletionItemKind.Function : main.CompletionItemKind.Class,
        }));
    }
    return kind === "version" ? listVersions(workspace, folder) : listLicenses(workspace, folder);
}
/** What the built code of a plugin exports; `undefined` where there is none. */
async function readExportedCode(workspace, folder) {
    const { entryFiles } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: ["entryFiles"] })).facts;
    const built = (0,workspace_workspace/* joinPath */.uJ)(folder, BUILT);
    // While somebody types, the manifest often cannot be read.
    const usual = workspace.entry(built)?.kind === "file" ? [built] : undefined;
    const entries = (0,absent/* isAbsent */.W0)(entryFiles) ? usual : entryFiles;
    if (!entries)
        return undefined;
    const { openExportedCode } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 60512));
    return openExportedCode(workspace, entries);
}
function listFiles(workspace, folder, name) {
    const found = [];
    const folders = [folder];
    for (const at of folders) {
        for (const listed of workspace.list(at)) {
            const path = (0,workspace_workspace/* joinPath */.uJ)(at, listed.name);
            const isOpen = listed.kind === "folder" && folders.length < MOST_FOLDERS && !NOT_SEARCHED.test(listed.name);
            if (isOpen)
                folders.push(path);
            if (listed.kind === "file" && name.test(listed.name) && at !== folder)
                found.push((0,workspace_workspace/* relativeTo */.Mf)(folder, path));
            if (found.length === MOST_FILES)
                return found;
        }
    }
    return found;
}
async function listVersions(workspace, folder) {
    const { packageJson, changelog } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: ["packageJson", "changelog"] }))
        .facts;
    const own = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : (0,json_object/* getOwn */.Ng)(packageJson.value, "version");
    const entries = (0,absent/* isAbsent */.W0)(changelog) ? [] : changelog.entries;
    const newest = entries.map(({ version }) => version).find((version) => version !== "");
    return [
        ...(typeof own === "string" ? [makeOffer(own, "the version in package.json")] : []),
        ...(newest !== undefined && newest !== own ? [makeOffer(newest, "the newest version in CHANGELOG.md")] : []),
    ];
}
async function listLicenses(workspace, folder) {
    const { packageJson } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: ["packageJson"] })).facts;
    const own = (0,absent/* isAbsent */.W0)(packageJson) ? undefined : (0,json_object/* getOwn */.Ng)(packageJson.value, "license");
    return typeof own === "string" ? [makeOffer(own, "the license in package.json")] : [];
}
function makeOffer(value, detail) {
    return { value, detail, kind: main.CompletionItemKind.Value };
}

// EXTERNAL MODULE: ./node_modules/vscode-json-languageservice/lib/esm/jsonLanguageService.js + 23 modules
var jsonLanguageService = __webpack_require__(20761);
// EXTERNAL MODULE: ./build/bundled/catalog/pages.js
var pages = __webpack_require__(93684);
;// CONCATENATED MODULE: ./build/bundled/language-server/manifest-schema.js


let opened;
/** Answers from the schema of the manifest. A `$schema` that a manifest names is never fetched: it is this one. */
function openManifestSchema() {
    if (opened)
        return opened;
    const text = (0,pages/* readEditorSchema */.j4)();
    const service = (0,jsonLanguageService/* getLanguageService */.QD)({ schemaRequestService: () => Promise.resolve(text) });
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

;// CONCATENATED MODULE: ./build/bundled/language-server/manifest-value.js
/** What the value at a place names; `undefined` for one that names nothing of the repository. */
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

;// CONCATENATED MODULE: ./build/bundled/language-server/answer-manifest.js




/** Reads the place of a value. `undefined` for a key. */
function readValueAt({ document, position }) {
    const { path, isAtPropertyKey, previousNode } = (0,lib_esm_main/* getLocation */.g$)(document.getText(), document.offsetAt(position));
    if (isAtPropertyKey)
        return undefined;
    if (!previousNode)
        return { path, range: { start: position, end: position }, value: undefined };
    const [start, end] = [previousNode.offset, previousNode.offset + previousNode.length].map((at) => document.positionAt(at));
    return { path, range: { start: start ?? position, end: end ?? position }, value: previousNode.value };
}
/**
 * What can be written at a place: keys and values of the schema, and what the repository has. Where a value names
 * something of the repository, only that is proposed. What the host refuses never is.
 */
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
    // An example of the schema may name a file that is not there.
    const others = kind === "license" ? ofSchema.filter(({ label }) => !known.has(label)) : [];
    return { isIncomplete: false, items: [...items, ...others] };
}
const unquote = (label) => label.replace(/^"|"$/gu, "");
/** What the schema says of a key or a value. */
async function explainManifest({ document, position }) {
    const { service } = openManifestSchema();
    return (await service.doHover(document, position, service.parseJSONDocument(document))) ?? undefined;
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/fix-files.js
var fix_files = __webpack_require__(61999);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/text/group-by.js
var group_by = __webpack_require__(13291);
// EXTERNAL MODULE: ./build/bundled/text/lines.js
var text_lines = __webpack_require__(96441);
;// CONCATENATED MODULE: ./build/bundled/language-server/editor-range.js

const START = { line: 0, character: 0 };
/** The protocol ends a line at a carriage return as well, which git and GitHub do not. */
const LONE_RETURN = /\r(?!\n)/u;
/** @param document the text, where it is open; it may hide the byte order mark of its file. */
function makeRangeConverter(document, hidesMark = false) {
    const show = ({ line, column }) => line === 1 && hidesMark ? { line, column: Math.max(1, column - 1) } : { line, column };
    const text = document?.getText() ?? "";
    const lines = LONE_RETURN.test(text) ? (0,text_lines/* indexLines */.u)(text) : undefined;
    const convert = (position) => {
        const shown = show(position);
        if (lines && document)
            return document.positionAt(lines.offset(shown));
        return { line: shown.line - 1, character: shown.column - 1 };
    };
    return (range) => (range ? { start: convert(range.start), end: convert(range.end) } : { start: START, end: START });
}

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var workspace_disk = __webpack_require__(85720);
;// CONCATENATED MODULE: ./build/bundled/language-server/file-address.js



/** The path of a file that an editor names; `undefined` for what is on no disk, such as an untitled text. */
function readFileAddress(address) {
    try {
        return address.startsWith("file:") ? (0,external_node_url_.fileURLToPath)(address) : undefined;
    }
    catch (error) {
        if (error instanceof TypeError || error instanceof URIError)
            return undefined;
        throw error;
    }
}
function makeFileAddress(path) {
    return (0,external_node_url_.pathToFileURL)(path).href;
}
/** A path with the links of its folder followed. The file need not be there, but its folder must. */
function resolveFile(path) {
    const folder = (0,workspace_disk/* resolveFolder */.h1)((0,external_node_path_.dirname)(path));
    return folder === undefined ? undefined : (0,external_node_path_.join)(folder, (0,external_node_path_.basename)(path));
}

;// CONCATENATED MODULE: ./build/bundled/language-server/editor-edits.js




const MARK = [0xef, 0xbb, 0xbf];
/** How the ranges of a file are those of the editor, whether it is open or not. */
function makeFileConverter({ texts }, workspace, file) {
    const text = texts.get(file);
    const start = workspace.head(file, MARK.length);
    const hidesMark = text?.compared?.hidesMark ?? MARK.every((byte, at) => start?.[at] === byte);
    return makeRangeConverter(text?.document, hidesMark);
}
function makeAddress({ root, texts }, file) {
    return texts.get(file)?.document.uri ?? makeFileAddress((0,external_node_path_.join)(root, file));
}
/** Edits as an editor applies them; `undefined` where nothing is left of them, as of a mark that no editor shows. */
function makeWorkspaceEdit(repository, workspace, edits) {
    const documentChanges = [];
    for (const [file, ofFile] of (0,group_by/* groupBy */.$)(edits, (edit) => edit.file)) {
        const convert = makeFileConverter(repository, workspace, file);
        const made = ofFile.map(({ range, text }) => ({ range: convert(range), newText: text }));
        const left = made.filter(({ range: { start, end }, newText }) => newText !== "" || !isSame(start, end));
        const version = repository.texts.get(file)?.document.version ?? null;
        if (left.length > 0)
            documentChanges.push({ textDocument: { uri: makeAddress(repository, file), version }, edits: left });
    }
    return documentChanges.length === 0 ? undefined : { documentChanges };
}
/** The same for an editor that does not compare versions. */
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

;// CONCATENATED MODULE: ./build/bundled/language-server/fix-all.js


/** Applies every fix to a text, and judges it again until none is left; gives what replaces the text. */
async function fixText(repository, file, first) {
    const open = ({ report, workspace }) => ({
        report,
        root: repository.root,
        checkedBytes: (path) => workspace.checkedBytes(path) ?? workspace.bytes(path),
    });
    const { changes } = await (0,fix_files/* fixJudged */.Tb)(open(first), async (overlay) => open(await repository.judge(overlay)), (finding) => !(0,fix_files/* isFixedIn */.SJ)(finding, file));
    return changes.flatMap((change) => "left" in change
        ? []
        : [{ file, range: (0,text_lines/* indexLines */.u)(change.before).range(0, change.before.length), text: change.after }]);
}

// EXTERNAL MODULE: ./build/bundled/checks/index.js + 136 modules
var checks = __webpack_require__(75341);
// EXTERNAL MODULE: ./build/bundled/plugin/configuration/configuration.js
var configuration_configuration = __webpack_require__(71629);
// EXTERNAL MODULE: ./build/bundled/text/json/read-json.js + 1 modules
var read_json = __webpack_require__(90778);
;// CONCATENATED MODULE: ./build/bundled/language-server/switch-off.js






const OFF = "off";
/** Until somebody writes a reason, the entry itself is a finding. */
const NO_REASON = "";
/** What adds an entry to package.json that switches a finding off; none where that cannot be. */
function switchOff(finding, folder, workspace) {
    const check = checks/* checks */.A.find(({ id }) => id === finding.check);
    const isLasting = finding.alwaysCounts === true || check?.conclude !== undefined;
    if (isLasting && finding.fingerprint === undefined)
        return [];
    const file = (0,workspace_workspace/* joinPath */.uJ)(folder, "package.json");
    const bytes = workspace.bytes(file);
    if (!bytes)
        return [];
    const json = (0,read_json/* readJson */.V)(file, bytes);
    if (!(0,json_object/* isObject */.Gv)(json.value))
        return [];
    const entry = makeEntry(finding, folder);
    const configuration = (0,json_object/* getOwn */.Ng)(json.value, configuration_configuration/* CONFIGURATION_KEY */.vr);
    if (configuration === undefined)
        return json.add([], configuration_configuration/* CONFIGURATION_KEY */.vr, { [OFF]: [entry] });
    if (!(0,json_object/* isObject */.Gv)(configuration))
        return [];
    const list = (0,json_object/* getOwn */.Ng)(configuration, OFF);
    if (list === undefined)
        return json.add([configuration_configuration/* CONFIGURATION_KEY */.vr], OFF, [entry]);
    return Array.isArray(list) ? json.append([configuration_configuration/* CONFIGURATION_KEY */.vr, OFF], [entry]) : [];
}
function makeEntry({ check, location, fingerprint }, folder) {
    const file = external_node_path_.posix.relative(folder, location.file);
    const { pointer } = location;
    const narrowed = fingerprint !== undefined ? { fingerprint } : pointer === undefined ? {} : { pointer };
    return { check, file, ...narrowed, reason: NO_REASON };
}

;// CONCATENATED MODULE: ./build/bundled/language-server/code-actions.js








const FIX_ALL = `${main.CodeActionKind.SourceFixAll}.${tool/* TOOL */.js.name}`;
const LONGEST_TITLE = 120;
/** What can be done about the findings in a range, and about all in the file. */
async function listCodeActions({ judged, path }, { textDocument, range, context: { only } }) {
    const wants = (kind) => only === undefined || only.some((wanted) => kind === wanted || kind.startsWith(`${wanted}.`));
    const { shown, judgement } = await judged.readLatest();
    if (!judgement)
        return [];
    const { repository } = judged;
    const { workspace } = judgement;
    const makeEdit = (edits) => makeWorkspaceEdit(repository, workspace, edits);
    const here = shown.get(textDocument.uri) ?? [];
    const actions = [];
    if (wants(main.CodeActionKind.QuickFix)) {
        for (const one of here.filter(({ diagnostic }) => overlaps(diagnostic.range, range))) {
            const { finding, folder, diagnostic } = one;
            if (!(0,core_report/* isCounted */.he)(finding))
                continue;
            const fix = makeEdit(finding.fix ?? []);
            if (fix)
                actions.push({ ...makeQuickFix(formatTitle(one), fix, diagnostic), isPreferred: true });
            const off = makeEdit(switchOff(finding, folder, workspace));
            if (off)
                actions.push(makeQuickFix(`Switch ${finding.check} off here: write why into package.json`, off, diagnostic));
        }
    }
    if (wants(FIX_ALL) && here.some(({ finding }) => (0,fix_files/* isFixable */.G4)(finding))) {
        const edit = makeEdit(await fixText(repository, path, judgement));
        if (edit)
            actions.push({ title: `Fix everything that ${tool/* TOOL */.js.name} can fix here`, kind: FIX_ALL, edit });
    }
    return actions;
}
function makeQuickFix(title, edit, diagnostic) {
    return { title, kind: main.CodeActionKind.QuickFix, edit, diagnostics: [diagnostic] };
}
function formatTitle({ finding: { help, message } }) {
    return (0,safe/* makeVisible */.Xm)((0,safe/* shorten */.ml)(help ?? `Fix: ${message}`, LONGEST_TITLE));
}
function overlaps(a, b) {
    return isBefore(a.start, b.end) && isBefore(b.start, a.end);
}
function isBefore(a, b) {
    return a.line < b.line || (a.line === b.line && a.character <= b.character);
}

// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-files.js
var declared_files = __webpack_require__(97780);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/code-places.js
var code_places = __webpack_require__(18591);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/source-file.js
var source_file = __webpack_require__(47913);
// EXTERNAL MODULE: ./build/bundled/text/relative-path.js
var relative_path = __webpack_require__(57498);
// EXTERNAL MODULE: ./build/bundled/workspace/file-text.js
var file_text = __webpack_require__(83700);
;// CONCATENATED MODULE: ./build/bundled/language-server/find-definition.js









const LARGEST_CODE = 2 * 1024 * 1024;
/** Where that begins which a value of the manifest names: a file, or the source of a hook or a component. */
async function findDefinition(place) {
    const { workspace, folder } = place;
    const at = readValueAt(place);
    if (typeof at?.value !== "string")
        return undefined;
    const { value: name } = at;
    const kind = findValueKind(at.path);
    if (kind === "function" && (0,declared_files/* isHookPath */.F6)(name)) {
        const path = (0,declared_files/* getHookPath */.r2)(name);
        const hook = name.slice(path.length + 1) || String(at.path.at(-1));
        return (await findNamed(workspace, folder, hook)) ?? findFile(workspace, folder, path);
    }
    if (kind === "function" || kind === "component")
        return findNamed(workspace, folder, name);
    return kind === "module" || kind === "style" || kind === "image" ? findFile(workspace, folder, name) : undefined;
}
function findFile(workspace, folder, path) {
    const file = (0,relative_path/* resolveDeclaredPath */.c)(folder, path);
    return file !== undefined && workspace.entry(file)?.kind === "file" ? { file } : undefined;
}
/** The source of what the built code exports, as the source map has it; without a map, its place in the built code. */
async function findNamed(workspace, folder, name) {
    const code = await readExportedCode(workspace, folder);
    const found = await code?.locate(name);
    if (!found)
        return undefined;
    const text = (0,file_text/* readLooseText */.m)(workspace, found.file, LARGEST_CODE);
    if (text === undefined)
        return undefined;
    const built = (0,text_lines/* indexLines */.u)(text).position(found.offset);
    const original = (0,code_places/* readOriginalFinder */.uf)(workspace, folder, found.file)(built);
    const source = original && (0,source_file/* findSourceFile */.$)(workspace, folder, original.source);
    const last = name.split(".").at(-1) ?? name;
    if (!original || source === undefined)
        return (0,code_places/* locateRest */.n5)(workspace, found.file, built) ?? { file: found.file };
    return (0,code_places/* locateWords */.cL)(workspace, source, original, last) ?? { file: source };
}

// EXTERNAL MODULE: ./build/bundled/workspace/inside.js
var inside = __webpack_require__(75688);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/bundled/reporters/finding-message.js
var finding_message = __webpack_require__(43890);
;// CONCATENATED MODULE: ./build/bundled/language-server/make-diagnostic.js






const SEVERITY = {
    error: main.DiagnosticSeverity.Error,
    warning: main.DiagnosticSeverity.Warning,
    notice: main.DiagnosticSeverity.Information,
};
/**
 * A finding as an editor shows it: with the words of the command line. What is switched off is faded, with the reason.
 * Where the page of the check has no address, its copy next to this program is named.
 */
function makeDiagnostic(finding, report, convertRange) {
    const { check, severity, location, url } = finding;
    const page = url ?? findPageAddress(check);
    return {
        range: convertRange(location.range),
        severity: (0,core_report/* isCounted */.he)(finding) ? SEVERITY[severity] : main.DiagnosticSeverity.Hint,
        code: check,
        ...(page !== undefined && { codeDescription: { href: page } }),
        source: tool/* TOOL */.js.name,
        message: (0,finding_message/* formatFindingMessage */.yv)(finding, report),
        ...(!(0,core_report/* isCounted */.he)(finding) && { tags: [main.DiagnosticTag.Unnecessary] }),
    };
}
const make_diagnostic_pages = new Map();
/** The address of the page on this disk, which is looked for once. */
function findPageAddress(check) {
    if (!make_diagnostic_pages.has(check)) {
        const file = (0,pages/* findPageFile */.JB)(check);
        make_diagnostic_pages.set(check, file === undefined ? undefined : makeFileAddress(file));
    }
    return make_diagnostic_pages.get(check);
}

;// CONCATENATED MODULE: ./build/bundled/language-server/show-findings.js




/** Sorts findings by the addresses of their files. */
function showFindings(repository, { report, workspace }) {
    const shown = new Map();
    const converters = new Map();
    for (const plugin of report.plugins) {
        const folder = (0,core_report/* getFolder */.L2)(plugin);
        for (const finding of plugin.findings) {
            const file = chooseFile(finding.location.file, folder, (path) => workspace.entry(path)?.kind === "file");
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
/** No editor opens a file that is not there: what is missing is shown where the manifest begins. */
function chooseFile(file, folder, isThere) {
    return isThere(file) ? file : (0,workspace_workspace/* joinPath */.uJ)(folder, "manifest.json");
}

;// CONCATENATED MODULE: ./build/bundled/language-server/keep-judged.js


/** Keys that arrive together are answered once: what waits in the pipe is read meanwhile. */
const GATHERING_MS = 4;
function keepJudged(repository, { show, reportCrash }) {
    let latest = { shown: new Map(), versions: new Map() };
    let pending;
    let isStale = false;
    const judge = async () => {
        isStale = false;
        const versions = new Map(Array.from(repository.texts.values(), ({ document }) => [document.uri, document.version]));
        const judgement = await repository.judge();
        for (const crash of listCrashes(judgement))
            reportCrash(crash);
        const next = showFindings(repository, judgement);
        const addresses = new Set([...latest.shown.keys(), ...next.keys(), ...versions.keys()]);
        const isTyped = (uri) => versions.get(uri) !== latest.versions.get(uri);
        // The text that somebody types comes last: then all that follows from the key is there.
        for (const uri of [...addresses].toSorted((a, b) => Number(isTyped(a)) - Number(isTyped(b)))) {
            const version = versions.get(uri);
            const [before, diagnostics] = [listDiagnostics(latest.shown, uri), listDiagnostics(next, uri)];
            if (!isTyped(uri) && (0,external_node_util_.isDeepStrictEqual)(before, diagnostics))
                continue;
            show({ uri, diagnostics, ...(version !== undefined && { version }) });
        }
        latest = { shown: next, versions, judgement };
    };
    const judgeAll = async () => {
        await new Promise((resolve) => setTimeout(resolve, GATHERING_MS));
        try {
            await judge();
        }
        catch (error) {
            reportCrash(error);
        }
        finally {
            pending = isStale ? judgeAll() : undefined;
        }
    };
    const judgeSoon = () => {
        isStale = true;
        pending ??= judgeAll();
    };
    return {
        repository,
        judgeSoon,
        forget() {
            repository.forget();
            judgeSoon();
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
/** The faults of ours: a plugin that could not be judged, and checks that ended in the middle. */
function listCrashes({ report, crashes }) {
    const outcomes = report.plugins.flatMap((plugin) => plugin.outcomes);
    return [...crashes, ...outcomes.flatMap((outcome) => (outcome.status === "crashed" ? [outcome.error] : []))];
}

// EXTERNAL MODULE: ./build/bundled/run/inspection.js
var inspection = __webpack_require__(89898);
// EXTERNAL MODULE: ./build/bundled/run/remember-plugins.js + 1 modules
var remember_plugins = __webpack_require__(15989);
// EXTERNAL MODULE: ./build/bundled/run/with-a-path.js
var with_a_path = __webpack_require__(67012);
// EXTERNAL MODULE: ./build/bundled/text/day.js
var day = __webpack_require__(72252);
// EXTERNAL MODULE: ./build/bundled/workspace/overlay-files.js
var overlay_files = __webpack_require__(82016);
// EXTERNAL MODULE: ./build/bundled/workspace/with-files.js
var with_files = __webpack_require__(56102);
;// CONCATENATED MODULE: ./build/bundled/language-server/find-plugin.js

const MANIFEST = "manifest.json";
/** A search that takes longer would keep the person waiting who types. */
const MOST_ENTRIES = 100_000;
/** The folder of the plugin that a file belongs to: the nearest one with a manifest. What is installed is not judged. */
function findPluginOf(workspace, path) {
    const names = path.split("/");
    if (names.includes("node_modules") || names.includes(".git"))
        return undefined;
    for (let depth = names.length - 1; depth >= 0; depth--) {
        const folder = names.slice(0, depth).join("/");
        if (isPlugin(workspace, folder))
            return folder;
    }
    return undefined;
}
/**
 * The plugin whose findings include those about the whole repository: that at its root, or else the first. `undefined`
 * where there is none, or more files than are looked at.
 */
async function findReportingPlugin(workspace, root) {
    if (isPlugin(workspace, ""))
        return "";
    const { findMatchingFolders } = await Promise.all(/* import() | globs */[__webpack_require__.e(407), __webpack_require__.e(248)]).then(__webpack_require__.bind(__webpack_require__, 88635));
    const found = findMatchingFolders(root, "", "**", MANIFEST, { most: MOST_ENTRIES });
    return "refused" in found ? undefined : found.folders.toSorted()[0];
}
function isPlugin(workspace, folder) {
    return workspace.entry((0,workspace_workspace/* joinPath */.uJ)(folder, MANIFEST))?.kind === "file";
}

// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
;// CONCATENATED MODULE: ./build/bundled/language-server/open-text.js

const BYTE_ORDER_MARK = "\uFEFF";
/** An editor opens larger files, but no check reads them. */
const LARGEST_COMPARED = 64 * 1024 * 1024;
/**
 * Compares a text with its file. An editor hides a byte order mark, and guesses the encoding of what is not UTF-8: the
 * file itself is judged until somebody edits it.
 */
function findUnsaved(text, disk) {
    const { version } = text.document;
    if (text.compared?.version !== version)
        text.compared = { version, ...compare(text, disk) };
    return text.compared;
}
function compare({ document, path, isEdited }, disk) {
    const written = document.getText();
    const saved = disk.bytes(path, LARGEST_COMPARED);
    const decoded = saved && (0,decode/* decodeUtf8 */._6)(saved);
    const hidesMark = decoded?.text.startsWith(BYTE_ORDER_MARK) === true && !written.startsWith(BYTE_ORDER_MARK);
    const whole = hidesMark ? BYTE_ORDER_MARK + written : written;
    const isAsSaved = decoded && (whole === decoded.text || (decoded.fault && !isEdited));
    return { bytes: isAsSaved ? undefined : new TextEncoder().encode(whole), hidesMark };
}

;// CONCATENATED MODULE: ./build/bundled/language-server/repository.js









function openRepository(root) {
    const disk = (0,workspace_disk/* diskWorkspace */.DH)(root);
    const texts = new Map();
    const findMemory = (0,remember_plugins.rememberPlugins)();
    let reporting;
    const look = () => {
        const unsaved = [...texts.values()].flatMap((text) => {
            const { bytes } = findUnsaved(text, disk);
            return bytes ? [[text.path, bytes]] : [];
        });
        const paths = unsaved.map(([path]) => path);
        return unsaved.length === 0 ? disk : (0,overlay_files/* overlayFiles */.M)((0,with_files/* addFiles */.L)(disk, paths), new Map(unsaved));
    };
    const judge = async (instead) => {
        const workspace = instead ? (0,overlay_files/* overlayFiles */.M)(look(), instead) : look();
        reporting ??= { plugin: await findReportingPlugin(workspace, root) };
        const owners = [...texts.keys()].map((path) => findPluginOf(workspace, path) ?? reporting?.plugin);
        const folders = [...new Set(owners)].filter((folder) => folder !== undefined).toSorted();
        const inspect = (0,inspection/* prepareInspection */.YG)({ ...with_a_path/* WITH_A_PATH */.z, today: (0,day/* formatDay */.i)(new Date()) });
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
        return { workspace, report: { ...with_a_path/* WITH_A_PATH */.z, plugins }, crashes };
    };
    return {
        root,
        texts,
        look,
        judge,
        forget() {
            disk.forget("");
            reporting = undefined;
            for (const text of texts.values())
                text.compared = undefined;
        },
    };
}

;// CONCATENATED MODULE: ./build/bundled/language-server/session.js






function makeSession(listener) {
    const folders = new Map();
    const repositories = new Map();
    /** Whether the editor reports every file that changes. */
    let reportsChanges = false;
    const opened = new Map();
    /** Where a text belongs: the repository of git, or else the folder that the editor has opened. */
    const findPlace = (address) => {
        const given = readFileAddress(address);
        const file = given === undefined ? undefined : resolveFile(given);
        if (file === undefined)
            return undefined;
        const above = [...folders.values()].filter((folder) => (0,inside/* isInside */.F)(folder, file));
        const root = (0,workspace_disk/* findRepositoryRoot */.mL)((0,external_node_path_.dirname)(file)) ?? above.toSorted()[0] ?? (0,external_node_path_.dirname)(file);
        const path = (0,workspace_disk/* makeWorkspacePath */.Jj)(root, file);
        if (path === undefined)
            return undefined;
        const judged = repositories.get(root) ?? keepJudged(openRepository(root), listener);
        repositories.set(root, judged);
        return { judged, path };
    };
    return {
        addFolders(addresses) {
            for (const address of addresses) {
                const path = readFileAddress(address);
                const folder = path === undefined ? undefined : (0,workspace_disk/* resolveFolder */.h1)(path);
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
            place.judged.repository.texts.set(place.path, { document, path: place.path, isEdited: false });
            place.judged.forget();
        },
        change({ uri, version }) {
            const place = opened.get(uri);
            const text = place?.judged.repository.texts.get(place.path);
            // What was just opened is reported as changed as well.
            if (!place || !text || place.version === version)
                return;
            text.isEdited = true;
            if (reportsChanges)
                place.judged.judgeSoon();
            else
                place.judged.forget();
        },
        save({ uri }) {
            const place = opened.get(uri);
            const text = place?.judged.repository.texts.get(place.path);
            if (!place || !text)
                return;
            text.isEdited = false;
            place.judged.forget();
        },
        close({ uri }) {
            const place = opened.get(uri);
            if (!place)
                return;
            opened.delete(uri);
            const { repository } = place.judged;
            repository.texts.delete(place.path);
            place.judged.forget();
            if (repository.texts.size === 0)
                repositories.delete(repository.root);
        },
        trustReports() {
            reportsChanges = true;
        },
        noticeChanges(addresses) {
            const files = addresses.flatMap((address) => readFileAddress(address) ?? []);
            for (const judged of repositories.values()) {
                if (files.some((file) => (0,inside/* isInside */.F)(judged.repository.root, file)))
                    judged.forget();
            }
        },
        find: (address) => opened.get(address),
    };
}

;// CONCATENATED MODULE: ./build/bundled/language-server/start-server.js











const MOST_REPORTED = 100;
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
/**
 * Serves one editor: the findings of its plugins while somebody types. It starts no process, opens no connection, and
 * writes no file. It ends with the editor, or when its input ends.
 */
function startServer({ input, output }) {
    const connection = (0,main.createConnection)(input, output);
    const documents = new main.TextDocuments(esm_main/* TextDocument */.V);
    const reported = new Set();
    /** Says once that something of ours is broken. The session goes on. */
    const reportCrash = (error) => {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        if (reported.has(stack) || reported.size === MOST_REPORTED)
            return;
        reported.add(stack);
        const lines = stack.split("\n").map((line) => `  ${(0,safe/* makeVisible */.Xm)(line)}`);
        connection.console.error(`${tool/* TOOL */.js.name}: a fault of this tool; the session goes on\n${lines.join("\n")}`);
    };
    const session = makeSession({ show: (diagnostics) => void connection.sendDiagnostics(diagnostics), reportCrash });
    let client = {};
    connection.onInitialize((given) => {
        client = given.capabilities;
        session.addFolders((given.workspaceFolders ?? []).map(({ uri }) => uri));
        const capabilities = asksOnlyFindings(given.initializationOptions) ? FINDINGS : { ...FINDINGS, ...ANSWERS };
        return { serverInfo: { name: tool/* TOOL */.js.name, version: tool/* TOOL */.js.version }, capabilities };
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
        // A build, a branch that is checked out or another program may change any file.
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
    /** The place in a manifest that an editor asks about; `undefined` in any other text. */
    const findPlace = ({ textDocument, position }) => {
        const [found, document] = [session.find(textDocument.uri), documents.get(textDocument.uri)];
        if (!found || !document || (0,workspace_workspace/* getBaseName */.J)(found.path) !== "manifest.json")
            return undefined;
        const { repository } = found.judged;
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
        const actions = found ? await listCodeActions(found, asked) : [];
        if (client.workspace?.workspaceEdit?.documentChanges === true)
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
/** Whether the editor wants nothing but findings, as in a folder that nobody trusts yet. */
function asksOnlyFindings(options) {
    return (0,json_object/* isObject */.Gv)(options) && options["onlyFindings"] === true;
}

;// CONCATENATED MODULE: ./build/bundled/cli/run-lsp.js

/** Serves the editor on the other side of standard input and output. The server ends the process. */
async function runLsp() {
    const { reportCrash } = startServer({ input: process.stdin, output: process.stdout });
    // A fault of ours must not take the editor's session with it.
    process.on("uncaughtException", reportCrash);
    return new Promise(() => undefined);
}


/***/ }),

/***/ 18591:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cL: function() { return /* binding */ locateWords; },
/* harmony export */   n5: function() { return /* binding */ locateRest; },
/* harmony export */   uf: function() { return /* binding */ readOriginalFinder; }
/* harmony export */ });
/* harmony import */ var _text_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(34233);
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83700);
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88241);
/* harmony import */ var _found_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87461);
/* harmony import */ var _bundle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96135);
/* harmony import */ var _original_position_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5658);
/* harmony import */ var _source_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98721);







const LARGEST_SOURCE = 4 * 1024 * 1024;
const LONGEST = 80;
/** The finder of a file of the built code. It finds nothing where there is no source map. */
function readOriginalFinder(workspace, folder, path) {
    const none = () => undefined;
    const bundle = (0,_bundle_js__WEBPACK_IMPORTED_MODULE_2__/* .readBundle */ .B)((0,_found_file_js__WEBPACK_IMPORTED_MODULE_3__/* .findExactFile */ .J)(workspace, "", path));
    const code = (0,_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W0)(bundle) ? bundle : (0,_bundle_js__WEBPACK_IMPORTED_MODULE_2__/* .readBundleCode */ .M)(bundle, workspace);
    const map = (0,_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W0)(code) ? code : (0,_source_map_js__WEBPACK_IMPORTED_MODULE_1__/* .readSourceMap */ .w)(code, workspace, folder);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W0)(code) || (0,_absent_js__WEBPACK_IMPORTED_MODULE_4__/* .isAbsent */ .W0)(map))
        return none;
    return (0,_original_position_js__WEBPACK_IMPORTED_MODULE_0__/* .makeOriginalFinder */ .S)(map, [...(0,_text_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .findOffsets */ .OH)("\n", code.latin1)].length + 1);
}
/** From a position to the end of what is on its line. `undefined` if the file does not have that line. */
function locateRest(workspace, file, { line, column }) {
    const text = readLine(workspace, file, line);
    if (text === undefined)
        return undefined;
    const from = Math.min(column, text.length + 1);
    const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + LONGEST);
    return { file, range: { start: { line, column: from }, end: { line, column: end } } };
}
/** The words on the line of a position, those at the position first; without the words, the rest of the line. */
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
function readLine(workspace, file, line) {
    return (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_6__/* .readLooseText */ .m)(workspace, file, LARGEST_SOURCE)?.split(/\r\n|\r|\n/u)[line - 1];
}


/***/ }),

/***/ 5658:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ makeOriginalFinder; }
/* harmony export */ });
/* harmony import */ var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
/* harmony import */ var _bundle_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38280);
/* harmony import */ var _text_sorted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47021);



/** @param lines how many lines the code has. */
function makeOriginalFinder(map, lines) {
    const mappings = (0,_bundle_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .decodeMappings */ .Y)(map, lines);
    if ((0,_absent_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbsent */ .W0)(mappings))
        return () => undefined;
    return ({ line, column }) => {
        const segment = findSegment(mappings[line - 1] ?? [], column - 1);
        if (segment === undefined || segment.length === 1)
            return undefined;
        const source = map.sources[segment[1]];
        return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
    };
}
/** The last segment that begins at a column or before it. Segments are in the order of their columns. */
function findSegment(segments, column) {
    return segments[(0,_text_sorted_js__WEBPACK_IMPORTED_MODULE_2__/* .countLeading */ .U)(segments, ([start]) => start <= column) - 1];
}


/***/ }),

/***/ 47913:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ findSourceFile; }
/* harmony export */ });
/* harmony import */ var _workspace_file_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83700);
/* harmony import */ var _workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95655);
/* harmony import */ var _map_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(827);



const MOST_FOLDERS = 500;
/** Of a character, as UTF-8. */
const MOST_BYTES_EACH = 3;
const MADE_OR_INSTALLED = new Set(["node_modules", "dist", "build", "out", "coverage"]);
/**
 * The path of a source whose lines may be shown. Some loaders give the map a bare file name, as svelte-loader does:
 * then it is the only file below the plugin's folder with that name and exactly the text in the map.
 */
function findSourceFile(workspace, folder, { path, name, package: owner, text }) {
    if (path !== undefined && workspace.entry(path)?.kind === "file")
        return (0,_map_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isSourceCode */ .Rk)(path) ? path : undefined;
    const fileName = /[^/\\]+$/u.exec(name)?.[0];
    if (owner !== undefined || text === undefined || fileName === undefined || !(0,_map_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isSourceCode */ .Rk)(fileName))
        return undefined;
    const same = listNamed(workspace, folder, fileName).filter((one) => (0,_workspace_file_text_js__WEBPACK_IMPORTED_MODULE_1__/* .readLooseText */ .m)(workspace, one, text.length * MOST_BYTES_EACH) === text);
    return same.length === 1 ? same[0] : undefined;
}
/** None where there are too many folders to look into all of them. */
function listNamed(workspace, folder, fileName) {
    const found = [];
    const folders = [folder];
    for (const at of folders) {
        if (folders.length > MOST_FOLDERS)
            return [];
        for (const { name, kind } of workspace.list(at)) {
            if (kind === "folder" && !name.startsWith(".") && !MADE_OR_INSTALLED.has(name))
                folders.push((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, name));
            if (kind === "file" && name === fileName)
                found.push((0,_workspace_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .joinPath */ .uJ)(at, name));
        }
    }
    return found;
}


/***/ }),

/***/ 43890:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: function() { return /* binding */ formatFindingSentences; },
/* harmony export */   UL: function() { return /* binding */ formatCrashMessage; },
/* harmony export */   kO: function() { return /* binding */ makeMessage; },
/* harmony export */   yv: function() { return /* binding */ formatFindingMessage; }
/* harmony export */ });
/* harmony import */ var _text_safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41035);


const LONGEST_MESSAGE = 4000;
/** A finding as one paragraph, and a line for each line that a command printed. */
function formatFindingMessage(finding, report) {
    const { printed = [] } = finding;
    return [formatFindingSentences(finding, report), ...printed.map((line) => `> ${makeMessage(line)}`)].join("\n");
}
/** What is wrong, what to do, and what else there is to say of a finding, on one line. */
function formatFindingSentences(finding, report) {
    const { message, help } = finding;
    const words = [message, ...(help === undefined ? [] : [help]), ...(0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .listNotes */ .mn)(finding, report)];
    return words.map((part) => (0,_phrases_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSentence */ .jg)(makeMessage(part))).join(" ");
}
/** That a check has crashed, on one line. */
function formatCrashMessage({ check, error }) {
    const [first = ""] = error.split("\n");
    return makeMessage(`The check ${check} crashed: a fault of this tool, not of the plugin. ${first}`);
}
/**
 * Makes a message that no reader turns into a link. A space can be seen and copied: not every reader knows the
 * standard's escapes, and an invisible character would be copied with the text.
 */
function makeMessage(words) {
    return (0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)((0,_text_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(words, LONGEST_MESSAGE)).replaceAll("](", "] (");
}


/***/ }),

/***/ 67012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ WITH_A_PATH; }
/* harmony export */ });
/** What `validate` is asked for when it is given nothing but a path. */
const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" };


/***/ })

};
;