"use strict";
exports.id = 685;
exports.ids = [685];
exports.modules = {

/***/ 80640:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDev: function() { return /* binding */ runDev; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __webpack_require__(81652);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/scripts.js
var scripts = __webpack_require__(4569);
// EXTERNAL MODULE: ./build/bundled/text/shell-commands.js
var shell_commands = __webpack_require__(68675);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/preview/choose-build.js





/** What makes a build go on. */
const WATCH = {
    ...{ rolldown: ["--watch"], rollup: ["--watch"], webpack: ["--watch"], tsc: ["--watch"], tsup: ["--watch"] },
    ...{ tsdown: ["--watch"], esbuild: ["--watch"], swc: ["--watch"], "vue-tsc": ["--watch"] },
};
/**
 * The plugin's own `dev` script, if it does not start this preview itself; else its `build` script, where it ends with
 * a tool that is known to watch.
 *
 * @throws {UsageError} where nothing is known to build.
 */
function chooseBuild(packageJson) {
    const { dev, build } = (0,scripts/* getScripts */.Rq)(packageJson);
    const isOwn = typeof dev === "string" && startsPreview(dev);
    if (typeof dev === "string" && dev.trim() !== "" && !isOwn && !startsServer(dev))
        return { script: "dev", text: dev, more: [] };
    const more = typeof build === "string" ? findWatchWords(build) : undefined;
    if (typeof build === "string" && more)
        return { script: "build", text: build, more };
    const why = isOwn
        ? `the script "dev" of package.json starts ${tool/* TOOL */.js.name} dev itself, and "build" is not known to watch`
        : typeof dev === "string"
            ? 'the script "dev" of package.json starts a server, and "build" is not known to watch'
            : 'package.json has no script "dev"';
    throw new errors/* UsageError */.eb(`Nothing is known that builds after each change: ${why}`, 'Give package.json a script "dev" that builds and watches. Or build by yourself, and add --no-build');
}
function startsPreview(script) {
    return (0,shell_commands/* findShellCommands */.G)(script).some(({ words }) => {
        const at = words.findIndex((word) => (0,workspace_workspace/* getBaseName */.J)(word).replace(/@.*$/u, "") === tool/* TOOL */.js.name);
        return at !== -1 && words[at + 1] === "dev";
    });
}
/** A server of a tool's own writes nothing to dist/. */
function startsServer(script) {
    const [first = "", second = ""] = (0,shell_commands/* findShellCommands */.G)(script).at(-1)?.words ?? [];
    return (first === "vite" && second !== "build") || (first === "webpack" && second === "serve");
}
/** The words are added at the end of the script, so only its last command counts. */
function findWatchWords(script) {
    const words = (0,shell_commands/* findShellCommands */.G)(script).at(-1)?.words ?? [];
    const [first = "", ...others] = words[0] === "npx" ? words.slice(1) : words;
    if (words.some((word) => /^(?:-w|--watch\b.*)$/u.test(word)))
        return [];
    if (first === "vite")
        return others[0] === "build" ? ["--watch"] : undefined;
    return Object.hasOwn(WATCH, first) ? WATCH[first] : undefined;
}

// EXTERNAL MODULE: ./build/bundled/commands/inherited-variables.js
var inherited_variables = __webpack_require__(18225);
// EXTERNAL MODULE: ./build/bundled/processes/programs.js
var programs = __webpack_require__(849);
// EXTERNAL MODULE: ./build/bundled/processes/start-process.js
var start_process = __webpack_require__(83422);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/json/parse-json.js
var parse_json = __webpack_require__(36517);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
;// CONCATENATED MODULE: ./build/bundled/preview/editor.js









const JOINED = (file, line, column) => [`${file}:${line}:${column}`];
const CODE = (file, line, column) => ["-r", "-g", `${file}:${line}:${column}`];
const JETBRAINS = (file, line, column) => ["--line", line, "--column", column, file];
const LINE = (file, line) => ["--line", line, file];
const FILE = (file) => [file];
/** How an editor with a window is told the place. */
const FORMS = {
    ...{ code: CODE, "code-insiders": CODE, codium: CODE, vscodium: CODE, cursor: CODE, windsurf: CODE },
    ...{ subl: JOINED, sublime_text: JOINED, zed: JOINED, atom: JOINED, pulsar: JOINED },
    ...{ idea: JETBRAINS, webstorm: JETBRAINS, phpstorm: JETBRAINS, pycharm: JETBRAINS, rider: JETBRAINS },
    ...{ goland: JETBRAINS, rubymine: JETBRAINS, clion: JETBRAINS, fleet: JETBRAINS },
    ...{ mate: LINE, kate: (file, line, column) => ["--line", line, "--column", column, file] },
    ...{ gedit: (file, line, column) => [`+${line}:${column}`, file], gvim: (file, line) => [`+${line}`, file] },
    ...{ emacs: (file, line, column) => [`+${line}:${column}`, file], mvim: (file, line) => [`+${line}`, file] },
    emacsclient: (file, line, column) => ["--no-wait", `+${line}:${column}`, file],
    "notepad++": (file, line, column) => [`-n${line}`, `-c${column}`, file],
};
/** They need a terminal, and that of `dev` is in use. */
const IN_TERMINAL = /^(?:vi|vim|nvim|nano|pico|hx|helix|kak|micro|joe|ed|ne|mcedit)$/u;
const VARIABLES = ["LAUNCH_EDITOR", "VISUAL", "EDITOR"];
/** What a window needs, besides what a build gets. */
const FOR_A_WINDOW = [
    "WAYLAND_DISPLAY",
    "XAUTHORITY",
    "XDG_RUNTIME_DIR",
    "XDG_SESSION_TYPE",
    "DBUS_SESSION_BUS_ADDRESS",
];
/**
 * The editor that an option names, else the first one of the usual variables that has a window of its own. It is
 * searched for in the folders of PATH outside of the repository.
 *
 * @throws {UsageError} for an option that names none.
 */
function findEditor(named, { surroundings, repository }) {
    if (named !== undefined) {
        const path = findPath(named, surroundings, repository);
        if (path === undefined) {
            throw new errors/* UsageError */.eb(`There is no editor ${(0,safe/* quote */.hD)(named)}, in ${(0,external_node_path_.isAbsolute)(named) ? "that place" : "PATH"} outside of the repository`, "Give --editor a program of PATH such as code, or an absolute path");
        }
        if (IN_TERMINAL.test(getEditorName(path))) {
            throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(getEditorName(path))} needs a terminal, which the preview has not`, "Give --editor a program that has a window of its own, such as code");
        }
        return makeEditor(path, surroundings, repository);
    }
    for (const variable of VARIABLES) {
        const text = surroundings.env[variable]?.trim() ?? "";
        // A path may have spaces; else what follows the program is for other occasions, such as `--wait`.
        const path = [text, text.split(/\s/u)[0] ?? ""]
            .map((program) => findPath(program, surroundings, repository))
            .find((found) => found !== undefined);
        if (path !== undefined && Object.hasOwn(FORMS, getEditorName(path)))
            return makeEditor(path, surroundings, repository);
    }
    return undefined;
}
function findPath(program, surroundings, repository) {
    const folders = (0,programs/* listTrustedFolders */.PD)(surroundings, repository);
    if (/^[\w.+-]+$/u.test(program))
        return (0,programs/* findProgram */.Kp)(program, folders, surroundings, repository);
    if (!(0,external_node_path_.isAbsolute)(program))
        return undefined;
    return (0,programs/* findProgram */.Kp)((0,external_node_path_.basename)(program, ".exe"), [(0,external_node_path_.dirname)(program)], surroundings, repository);
}
const getEditorName = (path) => (0,workspace_workspace/* getBaseName */.J)(path.replaceAll("\\", "/"))
    .replace(/\.(?:exe|sh)$/iu, "")
    .replace(/64$/u, "");
function makeEditor(program, surroundings, repository) {
    const name = getEditorName(program);
    const form = (Object.hasOwn(FORMS, name) ? FORMS[name] : undefined) ?? FILE;
    const kept = Object.entries(surroundings.env).filter(([variable, value = ""]) => (0,inherited_variables/* isInherited */.t)(variable, value) || FOR_A_WINDOW.includes(variable));
    // An editor may be a script, which finds programs by their names.
    const path = (0,programs/* listTrustedFolders */.PD)(surroundings, repository).join(external_node_path_.delimiter);
    return {
        name,
        open: (file, line, column) => new Promise((resolve, reject) => {
            const child = (0,start_process/* startProcess */.k)(program, form(file, String(line), String(column)), {
                // Not the repository: nothing of it is found from there.
                folder: (0,external_node_path_.dirname)(program),
                environment: { ...Object.fromEntries(kept), PATH: path },
                stdio: "ignore",
                detached: true,
            });
            // It goes on after this process, as the person's own.
            child.unref();
            child.once("spawn", resolve).once("error", reject);
        }),
    };
}
/**
 * Opens a place in the editor: of a finding, or in a file that the preview serves or a source map names.
 *
 * @param order JSON of the workbench: file, line and column.
 * @returns `undefined` for a text of another form.
 */
async function openPlace(order, { plugin: { root, workspace, known }, findings = [], editor }) {
    const asked = (0,parse_json/* parseJson */.q)(order);
    if (!(0,json_object/* isObject */.Gv)(asked))
        return undefined;
    const { file, line, column } = asked;
    if (typeof file !== "string" || !isCount(line) || !isCount(column))
        return undefined;
    const isListed = known.has(file) || findings.some(({ at }) => at?.file === file);
    if (!isListed || workspace.entry(file)?.kind !== "file")
        return { refused: "It is not a file of this preview" };
    if (!editor)
        return { refused: "There is no editor: give --editor the name of one" };
    try {
        await editor.open((0,external_node_path_.join)(root, file), line, column);
        return { refused: "" };
    }
    catch (error) {
        return { refused: `${editor.name} does not start: ${error instanceof Error ? error.message : String(error)}` };
    }
}
const isCount = (value) => Number.isSafeInteger(value) && Number(value) >= 1;

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/component-library.js + 1 modules
var component_library = __webpack_require__(5299);
// EXTERNAL MODULE: ./build/bundled/plugin/config-schema/config-schemas.js
var config_schemas = __webpack_require__(64252);
// EXTERNAL MODULE: ./build/bundled/plugin/manifest/declared-hooks.js
var declared_hooks = __webpack_require__(71211);
// EXTERNAL MODULE: ./build/bundled/run/life-settings.js + 1 modules
var life_settings = __webpack_require__(5986);
// EXTERNAL MODULE: ./build/bundled/run/run-lifecycle.js
var run_lifecycle = __webpack_require__(68242);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
;// CONCATENATED MODULE: ./build/bundled/preview/list-views.js

const MOST_VIEWS = 50;
const LARGEST = 4000;
/** What the plugin shows: its widget, and its pages in their order. */
function listViews(manifest) {
    const widget = manifest.value["dashboard_widget"];
    const pages = Array.isArray(manifest.value["pages"]) ? manifest.value["pages"] : [];
    return [...((0,json_object/* isObject */.Gv)(widget) ? listWidget(widget) : []), ...pages.flatMap(listPage)].slice(0, MOST_VIEWS);
}
function listWidget(widget) {
    const { component, size } = widget;
    if (typeof component !== "string")
        return [];
    const label = "Widget";
    return [
        {
            ...{ key: "widget", kind: "widget", label, component },
            defaultSize: readSize(widget["defaultSize"]),
            size: typeof size === "string" ? size : undefined,
        },
    ];
}
function listPage(page, at) {
    if (!(0,json_object/* isObject */.Gv)(page) || typeof page["component"] !== "string")
        return [];
    const { component, title, name, path } = page;
    const label = [title, name].find((text) => typeof text === "string" && text !== "");
    return [
        {
            ...{ key: `page-${String(at)}`, kind: "page", component },
            label: typeof label === "string" ? label : `Page ${String(at + 1)}`,
            ...(typeof path === "string" && { path }),
        },
    ];
}
function readSize(value) {
    if (!(0,json_object/* isObject */.Gv)(value))
        return undefined;
    const { width, height } = value;
    const isPixels = (side) => typeof side === "number" && side >= 1 && side <= LARGEST;
    return isPixels(width) && isPixels(height) ? { width, height } : undefined;
}
/** The entries of the host's menu, by their order. */
function listMenu(items, views) {
    const list = Array.isArray(items) ? items : [];
    return list
        .filter((item) => (0,json_object/* isObject */.Gv)(item))
        .toSorted((a, b) => getOrder(a) - getOrder(b))
        .slice(0, MOST_VIEWS)
        .flatMap(({ label, path, parent }) => typeof label === "string"
        ? [
            {
                label,
                view: views.find((view) => view.path !== undefined && view.path === path)?.key,
                parent: typeof parent === "string" ? parent : undefined,
            },
        ]
        : []);
}
function getOrder(item) {
    return typeof item["order"] === "number" ? item["order"] : 0;
}

;// CONCATENATED MODULE: ./build/bundled/preview/list-commands.js

const MOST_COMMANDS = 100;
const MOST_OPTIONS = 100;
/** The commands of a manifest that have a name, each name once. */
function listCommands({ commands }) {
    const listed = listObjects(commands, MOST_COMMANDS).flatMap((command) => {
        const { name, description, usage, aliases, options } = command;
        if (typeof name !== "string" || name === "")
            return [];
        const others = Array.isArray(aliases) ? aliases : [];
        return [
            {
                ...{ name, description: toText(description), usage: toText(usage) },
                aliases: others.filter((alias) => typeof alias === "string"),
                options: listObjects(options, MOST_OPTIONS).flatMap(readOption),
            },
        ];
    });
    return [...new Map(listed.toReversed().map((command) => [command.name, command])).values()].toReversed();
}
function readOption(option) {
    const { name, description, type, required } = option;
    if (typeof name !== "string" || name === "")
        return [];
    const isRequired = required === true;
    return [{ name, description: toText(description), type: toText(type), isRequired, default: option["default"] }];
}
function listObjects(value, most) {
    return Array.isArray(value) ? value.slice(0, most).filter(json_object/* isObject */.Gv) : [];
}
function toText(value) {
    return typeof value === "string" ? value : "";
}

// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/source-map.js
var source_map = __webpack_require__(98721);
// EXTERNAL MODULE: ./build/bundled/plugin/bundle/source-maps/source-file.js
var source_file = __webpack_require__(47913);
;// CONCATENATED MODULE: ./build/bundled/preview/served-files.js




const MOST_SOURCES = 2000;
/**
 * The files of the repository that the preview knows by their names: what a release ships, the built code, its source
 * maps, and the sources that these name. Relative to the root.
 */
function listKnownFiles(workspace, folder, { packed, code }) {
    const built = code ? [...code.modules, ...code.others] : [];
    const sources = built.flatMap((one) => {
        const map = (0,source_map/* readSourceMap */.w)(one, workspace, folder);
        if ((0,absent/* isAbsent */.W0)(map))
            return [];
        return map.sources.slice(0, MOST_SOURCES).flatMap((source) => (0,source_file/* findSourceFile */.$)(workspace, folder, source) ?? []);
    });
    const maps = built.map(({ path }) => `${path}.map`).filter((path) => workspace.entry(path)?.kind === "file");
    return new Set([...packed, ...built.map(({ path }) => path), ...maps, ...sources]);
}
/** Those of them that the plugin's page may have, relative to the plugin's folder. One above it has no address. */
function listServedFiles(known, folder) {
    const below = [...known].filter((path) => folder === "" || path.startsWith(`${folder}/`));
    return new Set(below.map((path) => (0,workspace_workspace/* relativeTo */.Mf)(folder, path)));
}
/** What a browser takes a file for. Nothing but these is run or shown, as no type is ever guessed. */
const TYPES = {
    ...{ js: "text/javascript", mjs: "text/javascript", cjs: "text/javascript", css: "text/css" },
    ...{ json: "application/json", map: "application/json", wasm: "application/wasm" },
    ...{ svg: "image/svg+xml", png: "image/png", jpg: "image/jpeg", jpeg: "image/jpeg", gif: "image/gif" },
    ...{ webp: "image/webp", avif: "image/avif", ico: "image/x-icon" },
    ...{ woff: "font/woff", woff2: "font/woff2", ttf: "font/ttf", otf: "font/otf" },
    ...{ mp3: "audio/mpeg", ogg: "audio/ogg", wav: "audio/wav", mp4: "video/mp4", webm: "video/webm" },
};
function getContentType(path) {
    const ending = /\.([a-z0-9]+)$/iu.exec((0,workspace_workspace/* getBaseName */.J)(path))?.[1]?.toLowerCase() ?? "";
    const type = Object.hasOwn(TYPES, ending) ? TYPES[ending] : undefined;
    if (type === undefined)
        return "text/plain; charset=utf-8";
    return /^(?:text|application\/json)/u.test(type) ? `${type}; charset=utf-8` : type;
}

;// CONCATENATED MODULE: ./build/bundled/preview/read-preview.js














const NEEDED = [
    ...["manifest", "declaredHooks", "declaredPermissions", "entryFiles"],
    ...["packageJson", "archiveFiles", "builtCode"],
];
/** Finds the one folder that is previewed. @throws {UsageError} where there is none, or there are several. */
async function findPreviewFolder({ path, cwd }) {
    const { root, workspace, folders } = await (0,plugin_folders/* findPluginFolders */.Y)([path], { cwd });
    const [folder, ...others] = folders;
    if (folder === undefined || others.length > 0) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
    }
    return { root, workspace, folder };
}
/**
 * Reads the plugin. Without a manifest that can be read there is none.
 *
 * @param findMemory what was read of the plugin before.
 * @throws {UsageError} for settings that do not fit.
 */
async function readPreview(place, findMemory) {
    const { root, workspace, folder } = await findPreviewFolder(place);
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: NEEDED, memory: findMemory(folder, undefined) });
    const { manifest, declaredHooks, declaredPermissions, entryFiles, packageJson, archiveFiles, builtCode } = facts;
    if ((0,absent/* isAbsent */.W0)(manifest))
        return manifest;
    const { settings } = place;
    const given = settings && (0,life_settings/* readSettings */.s)(settings.file, settings.by, settings.cwd, root);
    const { value } = manifest;
    const views = listViews(manifest);
    const code = (0,absent/* isAbsent */.W0)(builtCode) ? undefined : builtCode;
    const declared = (0,run_lifecycle/* listPackages */.Ad)([value, (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value]);
    const packed = (0,absent/* isAbsent */.W0)(archiveFiles) ? [] : archiveFiles.files.map((file) => file.path);
    const known = listKnownFiles(workspace, folder, { packed, code });
    return {
        ...{ workspace, root, folder, views, code },
        id: (0,run_lifecycle/* makePluginId */.vX)(value["name"]),
        name: read_preview_toText(value["name"]),
        version: read_preview_toText(value["version"]),
        type: read_preview_toText(value["type"]),
        menu: listMenu(value["menu_items"], views),
        commands: listCommands(value),
        ...readSchema(manifest),
        settings: (0,life_settings/* makeLifeSettings */.O)(manifest, given),
        permissions: (0,absent/* isAbsent */.W0)(declaredPermissions) ? [] : [...declaredPermissions.places.keys()],
        packageJson: (0,absent/* isAbsent */.W0)(packageJson) ? {} : packageJson.value,
        hooks: (0,absent/* isAbsent */.W0)(declaredHooks) ? [] : declaredHooks.filter((hook) => hook.isLost !== true && !(0,declared_hooks/* isTyped */.x)(hook)),
        entries: (0,absent/* isAbsent */.W0)(entryFiles) ? [] : sortForBrowser(entryFiles, value["web"]),
        library: code ? (0,component_library/* findComponentLibrary */.Q)(code, declared) : {},
        ...{ known, served: listServedFiles(known, folder) },
    };
}
/** A browser loads what `web` names first. */
function sortForBrowser(entries, web) {
    const isWeb = (path) => typeof web === "string" && path.endsWith(web.replace(/^\.\//u, ""));
    return [...entries.filter(isWeb), ...entries.filter((path) => !isWeb(path))];
}
/** The settings of all schemas: each as the first one that has it describes it. */
function readSchema(manifest) {
    const schemas = (0,config_schemas/* findConfigSchemas */.Y3)(manifest).map(({ schema }) => schema);
    const properties = schemas.toReversed().map((schema) => ((0,json_object/* isObject */.Gv)(schema["properties"]) ? schema["properties"] : {}));
    const required = schemas.flatMap(({ required: names }) => (Array.isArray(names) ? names : []));
    return {
        properties: Object.assign({}, ...properties),
        required: required.filter((name) => typeof name === "string"),
    };
}
function read_preview_toText(value) {
    return typeof value === "string" ? value : "";
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/bundled/commands/child-environment.js
var child_environment = __webpack_require__(48925);
// EXTERNAL MODULE: ./build/bundled/commands/invocation.js
var commands_invocation = __webpack_require__(51901);
// EXTERNAL MODULE: ./build/bundled/commands/run-command.js
var run_command = __webpack_require__(49830);
// EXTERNAL MODULE: ./build/bundled/plugin/scripts/package-manager.js
var package_manager = __webpack_require__(23539);
;// CONCATENATED MODULE: ./build/bundled/preview/run-builder.js







/** What runs in the plugin's own build has it: so `dev` knows where it was started by itself. */
const STARTED_BY_DEV = "PLUGIN_PREFLIGHT_DEV";
const MOST_LINES = 200;
/** Nobody develops for longer at once. */
const MINUTES = 20 * 24 * 60;
/**
 * Runs the plugin's own build until it ends, or the run is called off. Nothing of it runs afterwards.
 *
 * @throws the reason of the cancellation.
 */
async function runBuilder(watch, options) {
    const { workspace, root, folder, packageJson, environment, named, platform, cancellation, onChange } = options;
    const { name } = (0,package_manager/* findPackageManager */.Lr)(workspace, folder, packageJson);
    const invocation = (0,commands_invocation/* makeInvocation */.v)({ kind: "script", script: watch.script, text: watch.text }, name, platform, watch.more);
    const mark = (0,external_node_crypto_.randomUUID)();
    const above = (0,package_manager/* listFoldersAbove */.jk)(folder).map((one) => (0,external_node_path_.join)(root, one));
    const line = (0,safe/* makeVisible */.Xm)(invocation.line);
    let printed = [];
    onChange({ line, printed });
    const { ending } = await (0,run_command/* runCommand */.d)(invocation, {
        folder: (0,external_node_path_.join)(root, folder),
        environment: { ...(0,child_environment/* makeChildEnvironment */.A)(environment, above, mark, named), [STARTED_BY_DEV]: "1" },
        ...{ mark, platform, cancellation, minutes: MINUTES, keepsInput: true },
        onLine(text) {
            const shown = (0,safe/* makeVisible */.Xm)(text);
            printed = [...printed, shown].slice(-MOST_LINES);
            onChange({ line, printed }, shown);
        },
    });
    const ended = describeEnding(ending);
    onChange({ line, printed, ended }, `${line} ${ended}: nothing is built from now on`);
}
function describeEnding(ending) {
    switch (ending.kind) {
        case "status":
            return `has ended with status ${String(ending.status)}`;
        case "signal":
            return `was ended by ${ending.signal}`;
        case "no-program":
            return `cannot be started: there is no ${(0,safe/* makeVisible */.Xm)(ending.program)}`;
        case "time-limit":
            return "has run for too long";
    }
}

// EXTERNAL MODULE: ./build/bundled/host/built-folder.js
var built_folder = __webpack_require__(72504);
// EXTERNAL MODULE: ./build/bundled/run/remember-plugins.js + 1 modules
var remember_plugins = __webpack_require__(15989);
// EXTERNAL MODULE: ./build/bundled/serving/http-listener.js
var http_listener = __webpack_require__(96292);
// EXTERNAL MODULE: ./build/bundled/workspace/disk.js + 2 modules
var disk = __webpack_require__(85720);
// EXTERNAL MODULE: ./build/bundled/text/decode.js
var decode = __webpack_require__(68686);
;// CONCATENATED MODULE: ./build/bundled/preview/gate.js

const COOKIE = "preview";
const SECRET_BYTES = 24;
function makeSecret() {
    return (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString("base64url");
}
function makeSession() {
    return { path: `/${makeSecret()}/`, cookie: makeSecret() };
}
/** The header that gives a session to a browser. */
function formatCookie({ path, cookie }) {
    return `${COOKIE}=${cookie}; HttpOnly; SameSite=Strict; Path=${path}`;
}
/** Whether two secrets are the same, in a time that says nothing of them. */
function isSameSecret(given, secret) {
    const hash = (text) => (0,external_node_crypto_.createHash)("sha256").update(text).digest();
    return (0,external_node_crypto_.timingSafeEqual)(hash(given), hash(secret));
}
/** A path below the session's, or the refusal of the request. */
function passGate(asked, { base, session, framedBy }) {
    const refused = refuseForeign(asked, base);
    if (refused)
        return refused;
    if (!asked.path.startsWith(session.path) || !hasCookie(asked, session))
        return NO_SESSION;
    const site = asked.headers["sec-fetch-site"];
    const isDocument = asked.method === "GET" && asked.headers["sec-fetch-mode"] === "navigate";
    const target = framedBy ? "iframe" : "document";
    const isOpened = isDocument && asked.headers["sec-fetch-dest"] === target;
    if (isDocument && !isOpened)
        return refuse("It is not shown there");
    // Browsers of before 2023 do not say where a request comes from: the cookie is not sent from other sites.
    const isOwn = site === undefined || site === "same-origin" || site === "none";
    if (!isOwn && !(isOpened && (framedBy === undefined || site === framedBy)))
        return refuse("It is for its own page");
    // A service worker would outlive this session, and answer for the next plugin on this port.
    if (asked.headers["service-worker"] !== undefined)
        return refuse("It does not serve a service worker");
    return { path: asked.path.slice(session.path.length) };
}
/** Refuses what is meant for another server, or sent by the page of another one. */
function refuseForeign(asked, base) {
    if (asked.headers["host"] !== new URL(base).host)
        return refuse("The header Host does not name this server");
    const { origin } = asked.headers;
    if (origin !== undefined && origin !== base)
        return refuse("It is for its own page");
    if (asked.method === "GET" || asked.method === "HEAD")
        return undefined;
    if (asked.method !== "POST")
        return { status: 405, headers: { ...TEXT, Allow: "GET, HEAD, POST" }, body: "No\n" };
    return origin === undefined ? refuse("It does not say which page sends it") : undefined;
}
/** All cookies of the name are looked at: a page on another port could have set one, too. */
function hasCookie({ headers }, { cookie }) {
    const cookies = (headers["cookie"] ?? "").split("; ").filter((one) => one.startsWith(`${COOKIE}=`));
    return cookies.some((one) => isSameSecret(one.slice(COOKIE.length + 1), cookie));
}
const TEXT = { "Content-Type": "text/plain; charset=utf-8" };
function refuse(why, status = 403) {
    return { status, headers: { ...TEXT, ...COMMON_HEADERS }, body: `${why}.\n` };
}
/** What every answer has. There is no header of CORS: no other origin may read anything. */
const COMMON_HEADERS = {
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
};
const NO_SESSION = refuse("Open the address that the terminal shows");

// EXTERNAL MODULE: ./build/bundled/serving/html.js
var html = __webpack_require__(61558);
;// CONCATENATED MODULE: ./build/bundled/preview/pages.js


/** The workbench. Its script fills it in. */
function renderWorkbench(frame) {
    return `<!doctype html>\n${(0,html/* html */.q) `<html lang="en" data-frame="${frame}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Plugin preview</title>
        <link rel="icon" href="icon.svg" />
        <link rel="stylesheet" href="workbench.css" />
        <script type="module" src="workbench.js"></script>
      </head>
      <body>
        <noscript>This page needs JavaScript: it shows what your plugin does in a browser.</noscript>
      </body>
    </html> `.html}`;
}
const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="4" fill="#4f46e5"/><path d="M5 4.5v7l6.5-3.5z" fill="#fff"/></svg>`;
/** The plugin's page: its policy allows one script of its own and this import map. */
function renderFrame(workbench, imports) {
    // No text of the plugin can end the script.
    const map = JSON.stringify({ imports }).replace(/</gu, "\\u003c");
    const hash = (0,external_node_crypto_.createHash)("sha256").update(map).digest("base64");
    const script = { html: `<script type="importmap">${map}</script>` };
    const page = (0,html/* html */.q) `<html lang="en" data-workbench="${workbench}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Plugin</title>
      <link rel="stylesheet" href="frame.css" />
      ${script}
      <script type="module" src="frame.js"></script>
    </head>
    <body></body>
  </html> `;
    return { page: `<!doctype html>\n${page.html}`, hash: `'sha256-${hash}'` };
}
/** The policy of the plugin's page. Other servers can be reached with the permission for that only. */
function makeFramePolicy(workbench, mapHash, permissions) {
    const network = permissions.includes("network-access") ? " http: https:" : "";
    const sockets = network === "" ? "" : " ws: wss:";
    return [
        "default-src 'none'",
        `script-src 'self' 'wasm-unsafe-eval' ${mapHash}`,
        "style-src 'self' 'unsafe-inline'",
        `img-src 'self' data: blob:${network}`,
        `font-src 'self' data:${network}`,
        `media-src 'self' data: blob:${network}`,
        `connect-src 'self' data: blob:${network}${sockets}`,
        "worker-src 'self' blob:",
        "form-action 'none'",
        "base-uri 'none'",
        `frame-ancestors ${workbench}`,
    ].join("; ");
}
function makeWorkbenchPolicy(frame) {
    return [
        "default-src 'none'",
        ...["script-src 'self'", "style-src 'self'", "img-src 'self'", "connect-src 'self'"],
        `frame-src ${frame}`,
        ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
    ].join("; ");
}
const FRAME_STYLE = `
html { color-scheme: light dark; height: 100%; }
body { margin: 0; height: 100%; font: 16px/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { height: 100%; }
`;

;// CONCATENATED MODULE: ./build/bundled/preview/answer-frame.js





const LARGEST_FILE = 64 * 1024 * 1024;
/** Answers for the origin of the plugin, which is not that of the workbench. */
function answerFrame(asked, gate, { workbench, content, readOwn }) {
    const passed = passGate(asked, gate);
    if ("status" in passed)
        return passed;
    if (asked.method === "POST")
        return refuse("Nothing is sent here", 405);
    const { plugin, imports, peers } = content();
    const path = (0,decode/* decodePercent */.gr)(passed.path);
    if (path === "") {
        const { page, hash } = renderFrame(workbench, imports);
        const policy = makeFramePolicy(workbench, hash, plugin?.permissions ?? []);
        return makeFile(page, "text/html; charset=utf-8", { "Content-Security-Policy": policy });
    }
    if (path === "frame.css")
        return makeFile(FRAME_STYLE, "text/css; charset=utf-8");
    if (path === "frame.js")
        return makeFile(readOwn("preview/frame.js"), getContentType(path));
    const sdk = /^sdk\/(sdk(?:-[a-z]+)?\.mjs)$/u.exec(path)?.[1];
    if (sdk !== undefined)
        return makeFile(readOwn(`host/sdk/${sdk}`), getContentType(path));
    if (path.startsWith("peers/"))
        return makeFile(peers.get(path.slice("peers/".length)), getContentType(path));
    const file = /^plugin\/\d+\/(.*)$/su.exec(path)?.[1];
    // Only exact names of the list: there is no path to leave the folder by.
    if (plugin && file !== undefined && plugin.served.has(file)) {
        return makeFile(plugin.workspace.bytes((0,workspace_workspace/* joinPath */.uJ)(plugin.folder, file), LARGEST_FILE), getContentType(file));
    }
    return refuse("There is no such file", 404);
}
function makeFile(body, type, headers = {}) {
    if (body === undefined)
        return refuse("There is no such file", 404);
    return { status: 200, headers: { ...COMMON_HEADERS, "Content-Type": type, ...headers }, body };
}

// EXTERNAL MODULE: ./build/bundled/host/find-place.js
var find_place = __webpack_require__(49654);
// EXTERNAL MODULE: ./build/bundled/serving/answer.js
var answer = __webpack_require__(47277);
// EXTERNAL MODULE: ./build/bundled/workspace/file-text.js
var file_text = __webpack_require__(83700);
;// CONCATENATED MODULE: ./build/bundled/preview/show-place.js


const LARGEST_SOURCE = 4 * 1024 * 1024;
const LONGEST_LINE = 200;
/** A place in the author's code with its line, as the page shows it. */
function showPlace({ file, range }, { workspace, root }, pathOf) {
    const { line, column } = range?.start ?? { line: 1, column: 1 };
    const text = (0,file_text/* readLooseText */.m)(workspace, file, LARGEST_SOURCE)?.split(/\r\n|\r|\n/u)[line - 1] ?? "";
    return {
        place: (0,safe/* makeVisible */.Xm)(`${pathOf(root, file)}:${String(line)}:${String(column)}`),
        line: (0,safe/* makeVisible */.Xm)(text.trim().slice(0, LONGEST_LINE)),
        at: { file, line, column },
    };
}

;// CONCATENATED MODULE: ./build/bundled/preview/answer-workbench.js







const MOST_BODY = 64 * 1024;
/** Settings, and all that is stored. */
const MOST_ORDER = 8 * 1024 * 1024;
const MOST_FRAMES = 100;
/** Answers for the origin of the workbench. */
async function answerWorkbench(asked, gate, side) {
    const passed = passGate(asked, gate);
    if ("status" in passed)
        return passed;
    const { path } = passed;
    if (asked.method === "POST" && path === "place")
        return answerPlace(asked, side);
    if (asked.method === "POST" && path === "life")
        return answerOrder(asked, side, side.play);
    if (asked.method === "POST" && path === "command")
        return answerOrder(asked, side, side.runCommand);
    if (asked.method === "POST" && path === "open")
        return answerOrder(asked, side, side.open);
    if (asked.method === "POST")
        return refuse("Nothing is sent here", 405);
    switch (path) {
        case "":
            return makeFile(renderWorkbench(side.frame), "text/html; charset=utf-8", {
                "Content-Security-Policy": makeWorkbenchPolicy(new URL(side.frame).origin),
            });
        case "workbench.js":
        case "workbench.css":
            return makeFile(side.readOwn(`preview/${path}`), getContentType(path));
        case "icon.svg":
            return makeFile(ICON, getContentType(path));
        case "state":
            return (0,answer/* formatJson */.I)(200, side.state(), COMMON_HEADERS);
        case "events":
            return {
                status: 200,
                headers: { ...COMMON_HEADERS, "Content-Type": "text/event-stream" },
                stream(write) {
                    // What has changed is asked for: so no event is missed, and none is too long.
                    write("retry: 1000\ndata: changed\n\n");
                    return side.onChange(() => {
                        write("data: changed\n\n");
                    });
                },
            };
        default:
            return refuse("There is no such file", 404);
    }
}
async function answerOrder(asked, { plugin }, act) {
    const body = await asked.readBody(MOST_ORDER);
    const current = plugin();
    if (!body)
        return refuse("That is too much", 413);
    const done = current && (await act(new TextDecoder().decode(body), current));
    return done ? (0,answer/* formatJson */.I)(200, done, COMMON_HEADERS) : refuse("That is not an order", 400);
}
/** The place in the author's code that a stack of the frame's leads to. */
async function answerPlace(asked, { frame, plugin, pathOf }) {
    const body = await asked.readBody(MOST_BODY);
    if (!body)
        return refuse("That is too much", 413);
    const current = plugin();
    const frames = readFrames(new TextDecoder().decode(body), `${frame}plugin/`);
    if (!current || frames.length === 0)
        return (0,answer/* formatJson */.I)(200, null, COMMON_HEADERS);
    const { workspace, folder, served } = current;
    const listed = frames.filter(({ file }) => served.has(file));
    const place = (0,find_place/* makeFrameFinder */.W)(workspace, folder)(listed);
    if (!place)
        return (0,answer/* formatJson */.I)(200, null, COMMON_HEADERS);
    return (0,answer/* formatJson */.I)(200, showPlace(place, current, pathOf), COMMON_HEADERS);
}
/** The frames of a stack, as any browser writes it: an address with line and column. */
function readFrames(stack, start) {
    const frames = [];
    for (let at = stack.indexOf(start); at !== -1 && frames.length < MOST_FRAMES; at = stack.indexOf(start, at + 1)) {
        const [, path = "", line, column] = /^\d+\/([^\s():?#]+):(\d+):(\d+)/u.exec(stack.slice(at + start.length)) ?? [];
        if (path !== "")
            frames.push({ file: path, line: Number(line), column: Number(column) });
    }
    return frames;
}

// EXTERNAL MODULE: ./build/bundled/core/report.js
var core_report = __webpack_require__(73342);
// EXTERNAL MODULE: ./build/bundled/run/preflight.js + 1 modules
var preflight = __webpack_require__(5014);
// EXTERNAL MODULE: ./build/bundled/run/with-a-path.js
var with_a_path = __webpack_require__(67012);
// EXTERNAL MODULE: ./build/bundled/text/day.js
var day = __webpack_require__(72252);
;// CONCATENATED MODULE: ./build/bundled/preview/find-findings.js





const MOST_FINDINGS = 500;
/**
 * What `validate` finds now, by the same engine.
 *
 * @param findMemory what was read of the plugin before.
 * @param pathOf how the terminal writes a file's path.
 */
async function findFindings({ path, cwd }, findMemory, pathOf) {
    const { report, root } = await (0,preflight/* preflight */.M)({
        ...{ ...with_a_path/* WITH_A_PATH */.z, paths: [path], cwd, findMemory },
        today: (0,day/* formatDay */.i)(new Date()),
    });
    const findings = report.plugins.flatMap((plugin) => plugin.findings).filter(core_report/* isCounted */.he);
    return findings.slice(0, MOST_FINDINGS).map((finding) => showFinding(finding, (file) => pathOf(root, file)));
}
function showFinding({ severity, check, location, message, help }, pathOf) {
    const { file, range } = location;
    const { line, column } = range?.start ?? { line: 0, column: 0 };
    const start = range ? `:${String(line)}:${String(column)}` : "";
    const toLines = (text) => text.split("\n").map(safe/* makeVisible */.Xm).join("\n");
    return {
        ...{ severity, check },
        place: (0,safe/* makeVisible */.Xm)(`${pathOf(file)}${start}`),
        ...(range && { at: { file, line, column } }),
        message: (0,safe/* makeVisible */.Xm)(message),
        help: toLines(help ?? ""),
    };
}

// EXTERNAL MODULE: ./build/bundled/plugin/scripts/script-lines.js
var script_lines = __webpack_require__(39548);
// EXTERNAL MODULE: ./build/bundled/processes/run-to-end.js
var run_to_end = __webpack_require__(45725);
// EXTERNAL MODULE: ./build/bundled/sdk/context.js
var context = __webpack_require__(86356);
;// CONCATENATED MODULE: ./build/bundled/preview/bundle-peers.js











/** The SDK is ours, as a host brings it. */
const OWN = { "plugin-preflight/sdk": "./sdk/sdk.mjs" };
/** What `host/mount` loads of a library. */
const LOADED = {
    react: ["react", "react-dom", "react-dom/client"],
    preact: ["preact"],
    vue: ["vue"],
    svelte: ["svelte"],
    "solid-js": ["solid-js/web"],
    lit: [],
};
const LIMITS = { milliseconds: 120_000, mostBytes: 64 * 1024 * 1024 };
const MOST_NAMES = 2000;
/**
 * Bundles what the plugin imports and does not contain, with the esbuild, rolldown or vite that is in its own
 * node_modules. It is done again when the imports change.
 *
 * @param script what the bundler's process runs.
 */
function makePeerBundler(script, surroundings) {
    let last;
    return {
        async bundle(plugin) {
            const entries = await listEntries(plugin);
            const key = JSON.stringify([entries, plugin.packageJson, isBundled(entries) ? plugin.code?.modules : undefined]);
            if (last?.key === key)
                return last.peers;
            const peers = entries.length === 0 ? NONE : toPeers(entries, await runBundler(entries, plugin, script, surroundings));
            last = { key, peers };
            return peers;
        },
    };
}
const NONE = { imports: OWN, peers: new Map(), bundled: new Map() };
const isBundled = (entries) => entries.some(({ module }) => module !== undefined);
async function listEntries({ code, library, entries, root, hooks, views }) {
    if (!code)
        return [];
    const { findImports } = await Promise.all(/* import() | javascript */[__webpack_require__.e(559), __webpack_require__.e(942)]).then(__webpack_require__.bind(__webpack_require__, 78091));
    const { names, commonJs } = findImports(code);
    const mounting = library.library === undefined || library.why !== undefined ? [] : LOADED[library.library];
    const specifiers = [...new Set([...names.keys(), ...(names.size + commonJs.length === 0 ? [] : mounting)])];
    const packages = specifiers.filter((one) => !Object.hasOwn(OWN, one) && !one.startsWith("node:"));
    const exported = [...context/* HOOKS */.r, ...hooks.map((hook) => hook.function), ...views.map(({ component }) => component)];
    const words = exported.map((name) => name.split(".")[0] ?? "").filter((name) => /^[A-Za-z_$][\w$]*$/u.test(name));
    return [
        ...packages.toSorted().map((specifier, at) => ({
            ...{ file: `package-${String(at)}`, specifier },
            names: [...(names.get(specifier) ?? [])].slice(0, MOST_NAMES),
        })),
        ...entries
            .filter((path) => commonJs.includes(path))
            .map((path, at) => ({
            ...{ file: `module-${String(at)}`, specifier: (0,external_node_path_.join)(root, path), names: [...new Set(words)], module: path },
        })),
    ];
}
function toPeers(entries, files) {
    const packages = entries.filter(({ module }) => module === undefined);
    const imports = packages.map(({ specifier, file }) => [specifier, `./peers/${file}.js`]);
    const bundled = entries.flatMap(({ module, file }) => module === undefined ? [] : [[module, `peers/${file}.js`]]);
    return {
        peers: new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])),
        imports: { ...OWN, ...Object.fromEntries(imports) },
        bundled: new Map(bundled),
    };
}
async function runBundler(entries, { root, folder, workspace, packageJson }, script, { env, execPath }) {
    const above = (0,package_manager/* listFoldersAbove */.jk)(folder).map((one) => (0,external_node_path_.join)(root, one));
    const run = await (0,run_to_end/* runToEnd */.c)(execPath, ["--input-type=module", "--eval", script], {
        folder: (0,external_node_path_.join)(root, folder),
        environment: (0,child_environment/* makeChildEnvironment */.A)(env, above, "bundler"),
        input: JSON.stringify({ entries }),
    }, LIMITS);
    const text = run.kind === "ended" ? run.bytes.toString("utf8").trimEnd() : "";
    const answer = (0,parse_json/* parseJson */.q)(text.slice(text.lastIndexOf("\n") + 1));
    const { by, files, failed } = (0,json_object/* isObject */.Gv)(answer) ? answer : {};
    if ((0,json_object/* isObject */.Gv)(files))
        return Object.fromEntries(Object.entries(files).map(([name, code]) => [name, String(code)]));
    const first = entries[0]?.specifier ?? "";
    const what = entries.length === 1 || isBundled(entries) ? first : `${first} and ${String(entries.length - 1)} more`;
    if (typeof by !== "string") {
        const { name } = (0,package_manager/* findPackageManager */.Lr)(workspace, folder, packageJson);
        throw new errors/* UsageError */.eb(run.kind === "ended" && answer !== undefined
            ? `A browser cannot load ${(0,safe/* makeVisible */.Xm)(what)} without a bundler, and the plugin has none of its own`
            : `The bundler of the plugin has not ended well: ${(0,safe/* makeVisible */.Xm)(run.kind === "ended" ? run.complaint.trim().slice(-MOST_SAID) : run.kind)}`, `Install one of esbuild, rolldown and vite: ${(0,script_lines/* formatAddCommand */.E2)(name, "esbuild")}`);
    }
    throw new errors/* UsageError */.eb(`${by} cannot bundle what the plugin imports: ${(0,safe/* makeVisible */.Xm)(String(failed).slice(0, MOST_SAID))}`, `Install what is missing, in ${(0,workspace_workspace/* joinPath */.uJ)(folder, "package.json")}`);
}
const MOST_SAID = 1000;

;// CONCATENATED MODULE: ./build/bundled/preview/plugin-state.js


/** What the workbench shows of a plugin. */
function makePluginState(plugin, { bundled }, build) {
    const { name, version, type, views, menu, commands, properties, required, permissions } = plugin;
    const problem = explainNothingToShow(plugin);
    return {
        ...{ name, version, type, views, menu, commands, properties, required, permissions, problem },
        settings: plugin.settings.config,
        madeUp: plugin.settings.madeUp,
        isPlayed: !problem && views.length === 0,
        job: problem || views.length === 0 ? undefined : makeJob(plugin, bundled, build),
    };
}
function makeJob({ id, entries, hooks, library, folder }, bundled, build) {
    const toAddress = (path) => bundled.get(path) ??
        `plugin/${String(build)}/${(0,workspace_workspace/* relativeTo */.Mf)(folder, path).split("/").map(encodeURIComponent).join("/")}`;
    return {
        id,
        entries: entries.map(toAddress),
        hooks: hooks.map((hook) => (hook.file === undefined ? hook : { ...hook, file: toAddress(hook.file) })),
        ...library,
    };
}
function explainNothingToShow({ entries }) {
    if (entries.length === 0)
        return { message: "There is no built code yet", help: "Build it: dist/plugin.js is loaded" };
    return undefined;
}
const LARGEST_HASHED = 4 * 1024 * 1024;
/** Changes with what the frame would load, and not with a source that is not built yet. */
function hashBuild({ workspace, folder, code, served, entries, views }) {
    const hash = (0,external_node_crypto_.createHash)("sha256").update(JSON.stringify([entries, views]));
    const modules = new Map([...(code?.modules ?? []), ...(code?.others ?? [])].map((one) => [one.path, one.latin1]));
    for (const [path, latin1] of modules)
        hash.update(`${path}\0`).update(latin1, "latin1");
    for (const name of served) {
        const path = (0,workspace_workspace/* joinPath */.uJ)(folder, name);
        const isAsset = /\.(?:css|svg|png|jpe?g|gif|webp|wasm|json|woff2?)$/u.test(name) && /^(?:dist|build|out)\//u.test(name);
        if (isAsset && !modules.has(path))
            hash.update(`${path}\0`).update(workspace.bytes(path, LARGEST_HASHED) ?? "");
    }
    return hash.digest("base64");
}

// EXTERNAL MODULE: ./build/bundled/reporters/timeline.js
var timeline = __webpack_require__(79002);
;// CONCATENATED MODULE: ./build/bundled/preview/play-life.js








/**
 * Plays the life of a plugin that has no page, in the host's process, as `test` does.
 *
 * @param order JSON of the workbench: the only hook, and the settings.
 * @returns `undefined` for a text of another form.
 */
async function playLife(order, { workspace, root, folder, permissions }, { surroundings, cancellation, named, pathOf }) {
    const asked = (0,parse_json/* parseJson */.q)(order);
    if (!(0,json_object/* isObject */.Gv)(asked) || !(0,json_object/* isObject */.Gv)(asked["settings"]))
        return undefined;
    const only = context/* HOOKS */.r.filter((name) => name === asked["only"]);
    const play = (0,run_lifecycle/* makeLifecycleRunner */.HU)({
        ...{ surroundings, cancellation, named, mayRunScripts: true },
        hasNetwork: permissions.includes("network-access"),
        settings: { file: "the form", values: asked["settings"] },
        only: only.length > 0 ? only : undefined,
    });
    try {
        const { lifecycle } = await play({ workspace, root, folder, needs: new Set(["lifecycle"]) });
        if (!lifecycle)
            return { text: "" };
        if ((0,absent/* isAbsent */.W0)(lifecycle))
            return { text: (0,safe/* makeVisible */.Xm)(`Nothing is played: ${lifecycle.absent}`) };
        return { text: (0,timeline/* formatTimeline */.B)(lifecycle, { color: false, pathOf: (file) => pathOf(root, file) }) };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { text: [error.message, error.help ?? ""].map(safe/* makeVisible */.Xm).join("\n") };
    }
}

;// CONCATENATED MODULE: ./build/bundled/preview/run-command.js








/**
 * Calls a command in the host's process, as a host calls it of a plugin that is enabled.
 *
 * @param order JSON of the workbench: which command, with what, and what is stored.
 * @returns `undefined` for a text of another form, or a command that the manifest does not have.
 */
async function runCommandOrder(order, plugin, { surroundings, cancellation, named, pathOf }) {
    const asked = (0,parse_json/* parseJson */.q)(order);
    if (!(0,json_object/* isObject */.Gv)(asked))
        return undefined;
    const { name, words, options, settings, stored, isInstalled } = asked;
    const isKnown = plugin.commands.some((command) => command.name === name);
    if (typeof name !== "string" || !isKnown || !isTexts(words) || !(0,json_object/* isObject */.Gv)(options))
        return undefined;
    if (!(0,json_object/* isObject */.Gv)(settings) || !(0,json_object/* isObject */.Gv)(stored) || !isTexts(Object.values(stored)))
        return undefined;
    try {
        const played = await (0,run_lifecycle/* runPluginCommand */.wW)(plugin, { name, words, options }, {
            ...{ surroundings, cancellation, named, mayRunScripts: true },
            hasNetwork: plugin.permissions.includes("network-access"),
            settings: { file: "the form", values: settings },
            ...{ stored: JSON.stringify(stored), isInstalled: isInstalled === true },
        });
        if ((0,absent/* isAbsent */.W0)(played))
            return { ...NOTHING, failure: { message: (0,safe/* makeVisible */.Xm)(`It is not called: ${played.absent}`) } };
        return describeCommand(played, (location) => showPlace(location, plugin, pathOf));
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { ...NOTHING, failure: { message: (0,safe/* makeVisible */.Xm)([error.message, error.help ?? ""].join(". ")) } };
    }
}
const NOTHING = { milliseconds: 0, printed: [], logged: [], notified: [], uses: [] };
function isTexts(value) {
    return Array.isArray(value) && value.every((one) => typeof one === "string");
}
function describeCommand({ steps, uses, stored }, show) {
    const last = steps.at(-1);
    const { outcome } = last ?? {};
    const failed = steps.find(({ outcome: { kind }, uncaught }) => !isFine(kind) || uncaught.length > 0);
    const values = stored === undefined ? undefined : (0,parse_json/* parseJsonObject */.d)(stored);
    return {
        milliseconds: last?.milliseconds ?? 0,
        ...(failed && { failure: describeStep(failed, show) }),
        ...(outcome?.kind === "done" && outcome.returned !== undefined && { returned: makeLines(outcome.returned) }),
        printed: steps.flatMap(({ printed }) => printed.map(safe/* makeVisible */.Xm)),
        logged: steps.flatMap(({ logged }) => logged),
        notified: steps.flatMap(({ notified }) => notified),
        uses: uses.map(({ permission, object }) => ({ permission, object })),
        ...(values && isStored(values) && { stored: values }),
    };
}
const isFine = (kind) => kind === "done" || kind === "no-hook";
function describeStep({ name, outcome, uncaught }, show) {
    const error = "error" in outcome ? outcome.error : uncaught[0];
    const words = error ? [error.name, error.message].filter((text) => text !== "").join(": ") : (0,timeline/* describeFailure */.I)(outcome);
    const message = makeLines(name === "command" ? words : `${name}: ${words}`);
    return { message, ...(error?.at && { place: show(error.at) }) };
}
const makeLines = (text) => text.split("\n").map(safe/* makeVisible */.Xm).join("\n");
function isStored(values) {
    return isTexts(Object.values(values));
}

;// CONCATENATED MODULE: ./build/bundled/preview/start-preview.js

















const HOST = "127.0.0.1";
const NO_PLUGIN = {
    ...{ build: 0, name: "", version: "", type: "", views: [], menu: [], properties: {}, required: [], settings: {} },
    ...{ madeUp: [], permissions: [], commands: [] },
};
/**
 * Starts the two servers of a preview: that of the workbench, and that of the plugin's own origin.
 *
 * @throws {UsageError} if nothing can listen on the port.
 */
async function startPreview(options) {
    const own = (0,disk/* diskWorkspace */.DH)((0,external_node_path_.dirname)((0,built_folder/* findBuiltFolder */.A)("preview")));
    const readOwn = (path) => own.bytes(path);
    const workbench = await (0,http_listener/* listen */.K)({ host: HOST, port: options.port }, options.reportCrash);
    const frame = await (0,http_listener/* listen */.K)({ host: HOST, port: 0 }, options.reportCrash);
    const sessions = { workbench: makeSession(), frame: makeSession() };
    const script = new TextDecoder().decode(readOwn("preview/bundle-peers.js"));
    const bundler = makePeerBundler(script, options.surroundings);
    const listeners = new Set();
    const findMemory = (0,remember_plugins.rememberPlugins)();
    const { editor } = options;
    let state = { ...NO_PLUGIN, editor: editor?.name };
    let content = { plugin: undefined, imports: {}, peers: new Map() };
    let lastHash = "";
    const show = (changes) => {
        state = { ...state, ...changes };
        for (const tell of listeners)
            tell();
    };
    const exchange = makeExchange(`${workbench.base}/open`, options.announce, {
        to: sessions.workbench.path,
        cookies: [formatCookie(sessions.workbench), formatCookie(sessions.frame)],
    });
    workbench.serve((asked) => {
        if (asked.path === "/open")
            return Promise.resolve(refuseForeign(asked, workbench.base) ?? exchange(asked));
        return answerWorkbench(asked, { base: workbench.base, session: sessions.workbench }, {
            frame: `${frame.base}${sessions.frame.path}`,
            state: () => state,
            plugin: () => content.plugin,
            onChange(tell) {
                listeners.add(tell);
                return () => {
                    listeners.delete(tell);
                };
            },
            ...{ readOwn, pathOf: options.pathOf },
            play: (order, plugin) => playLife(order, plugin, options),
            runCommand: (order, plugin) => runCommandOrder(order, plugin, options),
            open: (order, plugin) => openPlace(order, { plugin, findings: state.findings, editor }),
        });
    });
    frame.serve((asked) => Promise.resolve(answerFrame(asked, { base: frame.base, session: sessions.frame, framedBy: "same-site" }, { workbench: workbench.base, content: () => content, readOwn })));
    return {
        async update() {
            const read = await readOrExplain(options, bundler, findMemory);
            if ("problem" in read) {
                show({ problem: read.problem, job: undefined });
            }
            else {
                const { plugin, peers } = read;
                const hash = hashBuild(plugin);
                const build = hash === lastHash ? state.build : state.build + 1;
                lastHash = hash;
                content = { plugin, ...peers };
                show({ ...makePluginState(plugin, peers, build), build });
            }
            show({ findings: await findFindings(options, findMemory, options.pathOf) });
        },
        showBuilder(builder) {
            show({ builder });
        },
        async close() {
            await Promise.all([workbench.close(), frame.close()]);
        },
    };
}
/** A mistake that can be corrected is shown, and the preview goes on. */
async function readOrExplain(options, bundler, findMemory) {
    try {
        const plugin = await readPreview(options, findMemory);
        if (!(0,absent/* isAbsent */.W0)(plugin))
            return { plugin, peers: await bundler.bundle(plugin) };
        return { problem: { message: `manifest.json cannot be used: ${plugin.absent}`, help: "See the findings" } };
    }
    catch (error) {
        if (!(error instanceof errors/* UsageError */.eb))
            throw error;
        return { problem: { message: error.message, help: error.help ?? "" } };
    }
}
/** Exchanges the token of an address for the cookies of a session, once. Who has lost the cookies gets a new address. */
function makeExchange(address, announce, { to, cookies }) {
    let token = makeSecret();
    const used = [];
    const show = () => {
        announce(`${address}?token=${token}`);
    };
    show();
    return ({ query }) => {
        const given = query.get("token") ?? "";
        if (isSameSecret(given, token)) {
            used.push(token);
            token = makeSecret();
            return { status: 303, headers: { ...COMMON_HEADERS, Location: to }, cookies };
        }
        const at = used.findIndex((one) => isSameSecret(given, one));
        if (at === -1)
            return refuse("Open the address that the terminal shows");
        used.splice(at, 1);
        show();
        return refuse("This address was used already. The terminal shows a new one");
    };
}

// EXTERNAL MODULE: ./build/bundled/output/temporary-folder.js
var temporary_folder = __webpack_require__(45608);
// EXTERNAL MODULE: ./build/bundled/commands/process-group.js
var process_group = __webpack_require__(48596);
;// CONCATENATED MODULE: ./build/bundled/preview/open-chromium.js








const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];
const VARIABLE = "PREFLIGHT_CHROMIUM";
const FLAGS = [
    "--headless",
    "--remote-debugging-pipe",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-gpu",
];
const [INPUT, OUTPUT] = [3, 4];
const PATIENCE = 2000;
/** @throws {UsageError} where this machine has no such browser. */
async function openChromium({ surroundings, repository, profile, isRoot }) {
    const { env, platform } = surroundings;
    const folders = (0,programs/* listTrustedFolders */.PD)(surroundings, repository);
    const found = NAMES.map((name) => (0,programs/* findProgram */.Kp)(name, folders, surroundings, repository)).find((path) => path !== undefined);
    const program = env[VARIABLE] || found;
    if (program === undefined || platform === "win32") {
        throw new errors/* UsageError */.eb(platform === "win32"
            ? "No picture is taken on Windows yet"
            : "There is no Chromium and no Chrome to take a picture with", platform === "win32"
            ? "Take it in your browser"
            : `Install Chromium, or name its program in the variable ${VARIABLE}`);
    }
    const mark = (0,external_node_crypto_.randomUUID)();
    const flags = [...FLAGS, ...(isRoot ? ["--no-sandbox"] : []), `--user-data-dir=${profile}`, "about:blank"];
    const child = (0,start_process/* startProcess */.k)(program, flags, {
        folder: profile,
        environment: { ...(0,programs/* makeToolEnvironment */.yB)(surroundings, { path: folders, home: profile }), [child_environment/* MARK */.M]: mark },
        stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
        detached: true,
    });
    const group = (0,process_group/* openProcessGroup */.R)(child, mark, platform);
    const waiting = new Map();
    let count = 0;
    let rest = "";
    const fail = (why) => {
        for (const { reject } of waiting.values())
            reject(new errors/* UsageError */.eb(`The browser ${why}`, `It is ${program}`));
        waiting.clear();
    };
    child.once("error", (error) => {
        fail(`cannot be started: ${error.message}`);
    });
    child.once("close", () => {
        fail("has ended");
    });
    const input = child.stdio[INPUT];
    input.on("error", () => undefined);
    child.stdio[OUTPUT].setEncoding("utf8").on("data", (piece) => {
        const messages = (rest + piece).split("\0");
        rest = messages.pop() ?? "";
        for (const text of messages) {
            const message = (0,parse_json/* parseJson */.q)(text);
            if (!(0,json_object/* isObject */.Gv)(message) || typeof message["id"] !== "number")
                continue;
            const asked = waiting.get(message["id"]);
            waiting.delete(message["id"]);
            if ((0,json_object/* isObject */.Gv)(message["error"]))
                asked?.reject(new Error(`Chromium: ${String(message["error"]["message"])}`));
            else
                asked?.resolve((0,json_object/* isObject */.Gv)(message["result"]) ? message["result"] : {});
        }
    });
    const write = (message) => {
        const id = ++count;
        const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
        input.write(`${JSON.stringify({ id, ...message })}\0`);
        return answer;
    };
    const close = () => group.end(PATIENCE);
    try {
        const { targetId } = await write({ method: "Target.createTarget", params: { url: "about:blank" } });
        const { sessionId } = await write({ method: "Target.attachToTarget", params: { targetId, flatten: true } });
        return { close, send: (method, params = {}) => write({ method, params, sessionId }) };
    }
    catch (error) {
        await close();
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/bundled/preview/take-picture.js





const take_picture_LARGEST = 4000;
/** How long the plugin may take until it is shown. */
const take_picture_PATIENCE = 30_000;
const POLL = 100;
/** `1280x800`. @throws {UsageError} */
function parseSize(text) {
    const [, width, height] = /^(\d{2,4})x(\d{2,4})$/u.exec(text) ?? [];
    const size = { width: Number(width), height: Number(height) };
    if (size.width <= take_picture_LARGEST && size.height <= take_picture_LARGEST)
        return size;
    throw new errors/* UsageError */.eb(`--size is ${(0,safe/* quote */.hD)(text)}, which is not a size in pixels`, "Write --size 1280x800");
}
/**
 * Takes a picture of the plugin alone, as PNG.
 *
 * @throws {UsageError} where there is no browser, or the plugin is not shown.
 */
async function takePicture({ address, size, ...options }) {
    return (0,temporary_folder/* withTemporaryFolder */.EX)(async (profile) => {
        const browser = await openChromium({ ...options, profile });
        try {
            const metrics = { ...size, deviceScaleFactor: 1, mobile: false };
            await browser.send("Emulation.setDeviceMetricsOverride", metrics);
            // The fragment stays when the token is exchanged.
            await browser.send("Page.navigate", { url: `${address}#picture` });
            const shown = await waitUntilShown(browser);
            if (shown !== "yes") {
                throw new errors/* UsageError */.eb(`The plugin is not shown: ${shown}`, "Run dev without --screenshot, which shows the place");
            }
            const { data } = await browser.send("Page.captureScreenshot", { format: "png" });
            return Buffer.from(String(data), "base64");
        }
        finally {
            await browser.close();
        }
    });
}
/** `yes`, or why not. */
async function waitUntilShown({ send }) {
    for (let waited = 0; waited < take_picture_PATIENCE; waited += POLL) {
        const { result } = await send("Runtime.evaluate", { expression: "document.documentElement.dataset.shown ?? ''" });
        const value = (0,json_object/* isObject */.Gv)(result) ? result["value"] : "";
        if (typeof value === "string" && value !== "")
            return value.slice(0, take_picture_MOST_SAID);
        await new Promise((resolve) => setTimeout(resolve, POLL));
    }
    return "it takes too long";
}
const take_picture_MOST_SAID = 500;

// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/cli/format-crash.js
var format_crash = __webpack_require__(73324);
// EXTERNAL MODULE: ./build/bundled/cli/life-options.js
var life_options = __webpack_require__(54104);
// EXTERNAL MODULE: ./build/bundled/cli/parse.js
var parse = __webpack_require__(9310);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/cli/run-types.js + 1 modules
var run_types = __webpack_require__(35920);
// EXTERNAL MODULE: ./build/bundled/cli/watch-plugin.js + 1 modules
var watch_plugin = __webpack_require__(55743);
;// CONCATENATED MODULE: ./build/bundled/cli/run-dev.js























const GIVE_FILE = "Give --screenshot a path that can be written";
/** Previews a plugin until the run is interrupted, or takes one picture of it. */
async function runDev(call) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const [path = "."] = call.arguments;
    const { settings, named } = (0,life_options/* readLifeOptions */.Z)(call);
    const port = (0,parse/* parsePort */.pz)(call.values.get("port") ?? "0", "4600");
    const picture = readPicture(call);
    const surroundings = (0,programs/* getSurroundings */.kR)();
    const found = await findPreviewFolder({ path, cwd });
    const { root, folder } = found;
    const editor = findEditor(call.values.get("editor"), { surroundings, repository: root });
    const build = call.switches.has("no-build") || picture ? undefined : await prepareBuild(found, named);
    return (0,cancellation/* makeCancellable */.l)(async (cancellation) => {
        const start = (announce) => startPreview({
            ...{ path, cwd, settings, named, port, editor, surroundings, cancellation, reportCrash, announce },
            pathOf: (at, file) => (0,print_report/* makePathFormatter */.Ay)(at)(file),
        });
        if (picture)
            return writePicture(picture, start, { surroundings, root, cwd });
        const preview = await start((address) => {
            (0,print/* print */.yy)(`Open ${address}\nThe address works once, in one browser. Ctrl-C ends this.\n`);
        });
        const building = build?.(preview, cancellation).catch((error) => {
            if (!cancellation.signal.aborted && error instanceof Error)
                reportCrash(error);
        });
        try {
            return await (0,watch_plugin/* repeatOnChange */.Pc)({ folder: (0,external_node_path_.join)(root, folder), path, enters: watch_plugin/* isWatched */.Df }, cancellation, async ({ warning }) => {
                if (warning !== undefined)
                    (0,print/* printError */.yJ)(`${warning}.\n`);
                const mistake = await (0,watch_plugin/* catchMistake */.Mr)(async () => (0,run_types/* updateTypes */.f)(await findPreviewFolder({ path, cwd })));
                if (mistake !== undefined)
                    (0,print/* printError */.yJ)(mistake);
                await preview.update();
            });
        }
        finally {
            await Promise.all([preview.close(), building]);
        }
    });
}
function readPicture({ values }) {
    const file = values.get("screenshot");
    const size = values.get("size");
    if (file !== undefined)
        return { file, size: parseSize(size ?? "1280x800") };
    if (size === undefined)
        return undefined;
    throw new errors/* UsageError */.eb("--size is the size of a picture", "Write --screenshot FILE --size WxH");
}
async function writePicture({ file, size }, start, { surroundings, root, cwd }) {
    let address = "";
    const preview = await start((opened) => {
        address = opened;
    });
    try {
        await preview.update();
        const isRoot = process.getuid?.() === 0;
        const png = await takePicture({ address, size, surroundings, repository: root, isRoot });
        (0,write_user_file.writeUserFile)({ path: (0,external_node_path_.resolve)(cwd, file), what: "The picture", help: GIVE_FILE, checkouts: [root] }, png);
    }
    finally {
        await preview.close();
    }
    (0,print/* printError */.yJ)(`${(0,safe/* makeVisible */.Xm)(file)} has ${String(size.width)} \u00d7 ${String(size.height)} pixels\n`);
    return exit_status/* EXIT */.dc.pass;
}
function reportCrash(error) {
    (0,print/* printError */.yJ)((0,format_crash/* formatCrash */.X)(error));
}
/** Chooses what builds, before anything is started. @throws {UsageError} where nothing does. */
async function prepareBuild({ root, workspace, folder }, named) {
    const { env: environment, platform } = process;
    if (environment[STARTED_BY_DEV] !== undefined) {
        throw new errors/* UsageError */.eb(`${tool/* TOOL */.js.name} dev was started by the build that it had started itself`, 'Let the script "dev" of package.json only build and watch, and start the preview by itself');
    }
    const { facts } = await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: ["packageJson"] });
    const packageJson = (0,absent/* isAbsent */.W0)(facts.packageJson) ? {} : facts.packageJson.value;
    const watch = chooseBuild(packageJson);
    return (preview, cancellation) => runBuilder(watch, {
        ...{ workspace, root, folder, packageJson, environment, named, platform, cancellation },
        onChange(builder, line) {
            preview.showBuilder(builder);
            if (line !== undefined)
                (0,print/* printError */.yJ)(`${line}\n`);
        },
    });
}


/***/ }),

/***/ 35920:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runTypes: function() { return /* binding */ runTypes; },
  f: function() { return /* binding */ updateTypes; },
  watchTypes: function() { return /* binding */ watchTypes; }
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/bundled/commands/cancellation.js
var cancellation = __webpack_require__(81652);
// EXTERNAL MODULE: ./build/bundled/core/exit-status.js
var exit_status = __webpack_require__(81147);
// EXTERNAL MODULE: ./build/bundled/core/errors.js
var errors = __webpack_require__(42719);
// EXTERNAL MODULE: ./build/bundled/core/tool.js + 1 modules
var tool = __webpack_require__(42243);
// EXTERNAL MODULE: ./build/bundled/text/json/json-object.js
var json_object = __webpack_require__(24919);
// EXTERNAL MODULE: ./build/bundled/text/safe.js
var safe = __webpack_require__(22313);
// EXTERNAL MODULE: ./build/bundled/workspace/workspace.js
var workspace_workspace = __webpack_require__(95655);
;// CONCATENATED MODULE: ./build/bundled/create/format-types.js




const MOST_DEPTH = 16;
const UNKNOWN = "unknown";
/** What such a module begins with. */
const MARK = `// Written by \`${tool/* TOOL */.js.name} types\` from manifest.json.`;
const MOST_FOLDERS = 500;
/** Nobody writes types there, and there may be many files. */
const LEFT_OUT = /^(?:node_modules|dist|build|out|coverage|\..*)$/u;
/** The files of a plugin that were written with {@link formatTypes}. */
function findTypesFiles(workspace, folder) {
    const found = [];
    const folders = [folder];
    for (const at of folders) {
        for (const { name, kind } of workspace.list(at)) {
            const path = (0,workspace_workspace/* joinPath */.uJ)(at, name);
            if (kind === "folder" && !LEFT_OUT.test(name) && folders.length < MOST_FOLDERS)
                folders.push(path);
            if (kind !== "file" || !/\.[cm]?ts$/u.test(name))
                continue;
            if (new TextDecoder().decode(workspace.head(path, MARK.length)) === MARK)
                found.push(path);
        }
    }
    return found;
}
/**
 * A TypeScript module with the types of a plugin's settings, permissions and commands. What the manifest does not say,
 * or says in a way that is no JSON Schema, is `unknown`.
 */
function formatTypes({ schema, defaults, permissions, commands }) {
    const settings = (0,json_object/* isObject */.Gv)(schema) ? formatMembers(schema, (0,json_object/* isObject */.Gv)(defaults) ? Object.keys(defaults) : [], 0) : [];
    const listed = Array.isArray(commands)
        ? commands.filter(json_object/* isObject */.Gv).filter(({ name }) => typeof name === "string")
        : [];
    return [
        `${MARK} Change that file, and run the command again.`,
        "",
        "/** The settings of the user, as `config_schema` describes them. */",
        ...formatInterface("Settings", settings),
        "",
        "/** The permissions that the manifest asks for. */",
        `export type Permission = ${formatUnion(listPermissions(permissions))};`,
        "",
        "/** The options of each command, by its name. */",
        ...formatInterface("CommandOptions", listed.flatMap(formatCommand)),
        "",
        "export type CommandName = keyof CommandOptions;",
        "",
    ].join("\n");
}
/** By name, or as objects that say why. */
function listPermissions(permissions) {
    const list = Array.isArray(permissions) ? permissions : [];
    return list.map((one) => ((0,json_object/* isObject */.Gv)(one) ? one["type"] : one)).filter((one) => typeof one === "string");
}
function formatInterface(name, members) {
    // eslint in a strict project refuses an empty interface.
    if (members.length === 0)
        return [`export type ${name} = Readonly<Record<never, never>>;`];
    return [`export interface ${name} {`, ...indent(members), "}"];
}
function formatCommand({ name, description, options }) {
    const listed = Array.isArray(options)
        ? options.filter(json_object/* isObject */.Gv).filter((one) => typeof one["name"] === "string")
        : [];
    const members = listed.flatMap((option) => [
        ...formatComment(option),
        `${formatKey(String(option["name"]), option["required"] === true || "default" in option)}${formatType({ type: option["type"] }, 0)};`,
    ]);
    const type = members.length === 0 ? ["Readonly<Record<never, never>>;"] : ["{", ...indent(members), "};"];
    return [...formatComment({ description }), ...prefix(formatKey(String(name), true), type)];
}
/** The members of an object, one a property, with what describes each. */
function formatMembers(schema, given, depth) {
    const { properties, required } = schema;
    if (!(0,json_object/* isObject */.Gv)(properties))
        return [];
    const there = new Set([...given, ...(Array.isArray(required) ? required : [])]);
    return Object.entries(properties).flatMap(([name, property]) => {
        const isThere = there.has(name) || ((0,json_object/* isObject */.Gv)(property) && "default" in property);
        const type = formatType(property, depth).split("\n");
        return [
            ...formatComment(property),
            ...prefix(formatKey(name, isThere), [...type.slice(0, -1), `${type.at(-1) ?? UNKNOWN};`]),
        ];
    });
}
function formatType(schema, depth) {
    if (!(0,json_object/* isObject */.Gv)(schema) || depth > MOST_DEPTH)
        return UNKNOWN;
    const { type, items, const: constant } = schema;
    if (Array.isArray(schema["enum"]))
        return formatUnion(schema["enum"]);
    if (constant !== undefined)
        return formatUnion([constant]);
    if (Array.isArray(type))
        return joinTypes(type.map((one) => formatType({ ...schema, type: one }, depth + 1)));
    for (const key of ["anyOf", "oneOf"]) {
        const ways = schema[key];
        if (type === undefined && Array.isArray(ways))
            return joinTypes(ways.map((one) => formatType(one, depth + 1)));
    }
    if (type === "string" || type === "boolean" || type === "null" || type === "number")
        return type;
    if (type === "integer")
        return "number";
    if (type === "array")
        return `readonly (${formatType(items, depth + 1)})[]`;
    if (type !== "object")
        return UNKNOWN;
    const members = formatMembers(schema, [], depth + 1);
    if (members.length > 0)
        return ["{", ...indent(members), "}"].join("\n");
    return `Readonly<Record<string, ${formatType(schema["additionalProperties"], depth + 1)}>>`;
}
function formatUnion(values) {
    const isPlain = values.every((value) => value === null || ["string", "number", "boolean"].includes(typeof value));
    return isPlain ? joinTypes(values.map(formatLiteral)) : UNKNOWN;
}
function joinTypes(types) {
    return types.length === 0 ? "never" : [...new Set(types)].join(" | ");
}
/** The key and its colon, `?` included where the value may be missing. */
function formatKey(name, isThere) {
    const key = /^[A-Za-z_$][\w$]*$/u.test(name) ? name : formatLiteral(name);
    return `readonly ${key}${isThere ? "" : "?"}: `;
}
function formatLiteral(value) {
    return (0,safe/* makeInertJson */.LE)(JSON.stringify(value));
}
/** What describes a property, as a comment that nothing in it can end. */
function formatComment(property) {
    if (!(0,json_object/* isObject */.Gv)(property))
        return [];
    const text = property["description"] ?? property["title"];
    if (typeof text !== "string" || text.trim() === "")
        return [];
    return [`/** ${(0,safe/* makeVisible */.Xm)(text.trim().replaceAll(/\s+/gu, " ")).replaceAll("*/", "*\\/")} */`];
}
function prefix(key, [first = "", ...others]) {
    return [`${key}${first}`, ...others];
}
function indent(lines) {
    return lines.flatMap((line) => line.split("\n")).map((line) => `  ${line}`);
}

// EXTERNAL MODULE: ./build/bundled/output/print.js
var print = __webpack_require__(94155);
// EXTERNAL MODULE: ./build/bundled/plugin/absent.js
var absent = __webpack_require__(88241);
// EXTERNAL MODULE: ./build/bundled/plugin/plugin.js + 29 modules
var plugin_plugin = __webpack_require__(85163);
// EXTERNAL MODULE: ./build/bundled/run/plugin-folders.js
var plugin_folders = __webpack_require__(71643);
// EXTERNAL MODULE: ./build/bundled/run/write-user-file.js
var write_user_file = __webpack_require__(5696);
// EXTERNAL MODULE: ./build/bundled/workspace/read-file-of-caller.js
var read_file_of_caller = __webpack_require__(34141);
// EXTERNAL MODULE: ./build/bundled/cli/print-report.js
var print_report = __webpack_require__(98077);
// EXTERNAL MODULE: ./build/bundled/cli/watch-plugin.js + 1 modules
var watch_plugin = __webpack_require__(55743);
;// CONCATENATED MODULE: ./build/bundled/cli/run-types.js















/** Prints the types of a manifest, or brings a file up to date, and returns the exit status. */
async function runTypes(path, output) {
    const cwd = (0,print_report/* getCurrentFolder */.U5)();
    const { root, workspace, folders } = await (0,plugin_folders/* findPluginFolders */.Y)([path], { cwd });
    const [folder, ...others] = folders;
    if (folder === undefined || others.length > 0) {
        throw new errors/* UsageError */.eb(`${(0,safe/* quote */.hD)(path)} names ${String(folders.length)} plugins`, "Give the folder of one plugin");
    }
    const text = await readTypes(workspace, folder);
    if ((0,absent/* isAbsent */.W0)(text)) {
        throw new errors/* UsageError */.eb(`manifest.json has no types: ${text.absent}`, `Run ${tool/* TOOL */.js.name} validate in this folder, which shows the place`);
    }
    if (output === undefined)
        (0,print/* print */.yy)(text.types);
    else
        (0,print/* printError */.yJ)(`${(0,safe/* makeVisible */.Xm)(output)} ${writeTypes((0,external_node_path_.resolve)(cwd, output), text.types, root)}\n`);
    return exit_status/* EXIT */.dc.pass;
}
async function readTypes(workspace, folder) {
    const { manifest } = (await (0,plugin_plugin/* readPlugin */.o)(workspace, { folder, needs: ["manifest"] })).facts;
    if ((0,absent/* isAbsent */.W0)(manifest))
        return manifest;
    const { value } = manifest;
    const types = formatTypes({
        schema: value["config_schema"] ?? value["configSchema"],
        defaults: value["default_config"],
        permissions: value["permissions"],
        commands: value["commands"],
    });
    return { types };
}
/**
 * Brings the files of types up to date that the plugin has. Of a manifest that cannot be read, they stay.
 *
 * @throws {UsageError} where one cannot be written.
 */
async function updateTypes({ root, workspace, folder }) {
    const files = findTypesFiles(workspace, folder);
    const text = files.length === 0 ? undefined : await readTypes(workspace, folder);
    if (!text || (0,absent/* isAbsent */.W0)(text))
        return;
    for (const file of files)
        writeTypes((0,external_node_path_.join)(root, file), text.types, root);
}
/** Keeps a file of types up to date until the run is interrupted. */
async function watchTypes(path, output) {
    if (output === undefined)
        throw new errors/* UsageError */.eb("--watch does not know which file", "Write --output FILE --watch");
    const folder = (0,external_node_path_.resolve)((0,print_report/* getCurrentFolder */.U5)(), path);
    // The manifest is in the folder itself.
    const watched = { folder, path, enters: () => false, ignores: (below) => below !== "manifest.json" };
    return (0,cancellation/* makeCancellable */.l)((cancellation) => (0,watch_plugin/* repeatOnChange */.Pc)(watched, cancellation, async () => {
        const mistake = await (0,watch_plugin/* catchMistake */.Mr)(() => runTypes(path, output));
        (0,print/* printError */.yJ)(`${mistake ?? ""}${watch_plugin/* WAITING */.uE}\n\n`);
    }));
}
/** Says what was done. A file that has the same text keeps its time, so that no watcher builds again. */
function writeTypes(path, text, root) {
    const before = (0,read_file_of_caller/* readFileOfCaller */.d)(path, root);
    if ("bytes" in before && Buffer.from(before.bytes).equals(Buffer.from(text)))
        return "has the types of manifest.json already";
    (0,write_user_file.writeUserFile)({ path, what: "The file of types", help: "Give --output a path that can be written", checkouts: [root] }, text);
    return "has the types of manifest.json now";
}


/***/ }),

/***/ 67012:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: function() { return /* binding */ WITH_A_PATH; }
/* harmony export */ });
/** What `validate` is asked for when it is given nothing but a path. */
const WITH_A_PATH = { occasion: "push", strict: false, failOn: "error" };


/***/ }),

/***/ 47277:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: function() { return /* binding */ formatJson; }
/* harmony export */ });
function formatJson(status, value, headers = {}) {
    return { status, headers: { "Content-Type": "application/json", ...headers }, body: JSON.stringify(value) };
}


/***/ }),

/***/ 61558:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: function() { return /* binding */ html; }
/* harmony export */ });
/* harmony import */ var _text_xml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58415);

/** Joins HTML. Every value that is not HTML itself is escaped. */
function html(strings, ...parts) {
    return { html: strings.map((text, at) => `${text}${format(parts[at])}`).join("") };
}
function format(part) {
    if (part === undefined)
        return "";
    if (typeof part === "string" || typeof part === "number")
        return (0,_text_xml_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeXml */ .X)(String(part));
    return "html" in part ? part.html : part.map((one) => one.html).join("");
}


/***/ }),

/***/ 96292:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: function() { return /* binding */ listen; },
/* harmony export */   U: function() { return /* binding */ isLoopback; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37067);
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_http__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _core_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42719);



const LOOPBACK = new Set(["127.0.0.1", "::1", "localhost"]);
const ANY_HOST = new Set(["0.0.0.0", "::"]);
/**
 * @param reportCrash gets a fault of this tool; its request is answered with 500.
 * @throws {UsageError} if nothing can listen there.
 */
async function listen({ host, port }, reportCrash, options = {}) {
    let serve = () => undefined;
    const ready = new Promise((resolve) => {
        serve = resolve;
    });
    const server = (0,node_http__WEBPACK_IMPORTED_MODULE_1__.createServer)((request, response) => {
        void ready
            .then((handle) => answerRequest(handle, request, response, { ...options, host, reportCrash }))
            .catch((error) => {
            response.destroy(error instanceof Error ? error : undefined);
        });
    });
    await start(server, { host, port });
    const address = server.address();
    const bound = typeof address === "object" && address ? address.port : port;
    const name = ANY_HOST.has(host) ? "localhost" : host.includes(":") ? `[${host}]` : host;
    return {
        base: `http://${name}:${String(bound)}`,
        serve,
        close: () => new Promise((resolve) => {
            server.close(() => {
                resolve();
            });
            server.closeAllConnections();
        }),
    };
}
function isLoopback(host) {
    return LOOPBACK.has(host);
}
function start(server, { host, port }) {
    return new Promise((resolve, reject) => {
        server.once("error", (error) => {
            const isTaken = error.code === "EADDRINUSE";
            const words = isTaken ? `Port ${String(port)} is taken` : `The server cannot listen: ${error.message}`;
            const help = isTaken ? "Give --port another one, or 0 for any that is free" : "Give --host and --port others";
            reject(new _core_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(words, help));
        });
        server.listen(port, host, resolve);
    });
}
async function answerRequest(handle, request, response, { reportCrash, onAnswered, ...names }) {
    const begun = performance.now();
    // Once the connection has ended, it has no address any more.
    const peer = request.socket.remoteAddress ?? "";
    const asked = read(request, response);
    const isKnown = names.openPaths?.includes(asked.path) === true || isKnownHost(asked.headers["host"], names);
    const answer = isKnown ? await answerSafely(handle, asked, reportCrash) : WRONG_HOST;
    if (answer.stream && request.method !== "HEAD") {
        response.writeHead(answer.status, { ...COMMON, ...answer.headers });
        const end = answer.stream((text) => response.write(text));
        response.once("close", end);
        return;
    }
    const body = answer.body === undefined ? undefined : Buffer.from(answer.body);
    const hasBody = answer.status !== 204 && answer.status !== 304;
    const { id, method, path, headers } = asked;
    response.once("close", () => {
        onAnswered?.({
            ...{ id, method, path, headers, status: answer.status, bytes: body?.length ?? 0 },
            ...{ peer, milliseconds: performance.now() - begun },
        });
    });
    response.writeHead(answer.status, {
        ...COMMON,
        ...answer.headers,
        ...(answer.cookies && { "Set-Cookie": [...answer.cookies] }),
        ...(hasBody && { "Content-Length": String(body?.length ?? 0) }),
    });
    response.end(request.method === "HEAD" ? undefined : body);
}
const COMMON = { "X-Content-Type-Options": "nosniff", "Cache-Control": "no-store" };
/** A page elsewhere can name this server by a host of its own, and then read what it answers. */
function isKnownHost(given, { host, hosts = [] }) {
    if (hosts.includes(given?.toLowerCase() ?? ""))
        return true;
    if (ANY_HOST.has(host) && hosts.length === 0)
        return true;
    const name = (given ?? "").replace(/:\d+$/u, "").replace(/^\[|\]$/gu, "");
    // What a proxy or a person of this machine says names no other one.
    return name === host || ((LOOPBACK.has(host) || hosts.length > 0) && LOOPBACK.has(name));
}
const WRONG_HOST = makeProblem(400, "malformed-request", "The header Host does not name this server");
async function answerSafely(handle, asked, reportCrash) {
    try {
        return await handle(asked);
    }
    catch (error) {
        if (!(error instanceof Error))
            throw error;
        // A client that goes away in the middle of its request is none.
        if (!("code" in error && error.code === "ECONNRESET"))
            reportCrash(error);
        return makeProblem(500, "internal-error", "The server has a fault");
    }
}
function makeProblem(status, code, title) {
    const body = JSON.stringify({ type: "about:blank", title, status, code, retryable: status >= 500 });
    return { status, headers: { "Content-Type": "application/problem+json" }, body };
}
function read(request, response) {
    const gone = new AbortController();
    response.once("close", () => {
        if (!response.writableFinished)
            gone.abort();
    });
    const [path = "/", query = ""] = (request.url ?? "/").split(/\?(.*)/su);
    const headers = Object.entries(request.headers).flatMap(([name, value]) => typeof value === "string" ? [[name, value]] : []);
    return {
        id: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
        method: request.method ?? "GET",
        path,
        query: new URLSearchParams(query),
        headers: Object.fromEntries(headers),
        gone: gone.signal,
        readBody: (most) => readBody(request, most),
    };
}
async function readBody(request, most) {
    const pieces = [];
    let size = 0;
    if (Number(request.headers["content-length"] ?? 0) > most)
        return undefined;
    for await (const piece of request) {
        size += piece.length;
        if (size > most)
            return undefined;
        pieces.push(piece);
    }
    return Buffer.concat(pieces);
}


/***/ }),

/***/ 68675:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: function() { return /* binding */ findShellCommands; }
/* harmony export */ });
/** Words that may come before a command without being one. */
const COMMAND_PREFIXES = new Set([
    "if",
    "then",
    "else",
    "elif",
    "while",
    "until",
    "do",
    "!",
    "{",
    "time",
    "sudo",
    "env",
    "exec",
    "command",
]);
const LONGEST_SHOWN = 60;
/**
 * The commands of a script for a POSIX shell, as far as they show without running it. One pass; a here-document is
 * taken for commands too.
 */
function findShellCommands(script) {
    const commands = [];
    let words = [];
    const end = () => {
        const first = words.findIndex(({ text }) => !COMMAND_PREFIXES.has(text) && !/^\w+=/u.test(text));
        const shown = words[first];
        if (shown) {
            const line = script.slice(shown.start, words.at(-1)?.endCommand).split(/\\?\r?\n/u, 1)[0] ?? "";
            commands.push({
                words: words.slice(first).map(({ text }) => text),
                text: line.slice(0, LONGEST_SHOWN).trimEnd(),
            });
        }
        words = [];
    };
    for (let at = 0; at < script.length;) {
        const character = script.charAt(at);
        if (isBlank(character))
            at++;
        else if (script.startsWith("\\\n", at))
            at += 2;
        else if (script.startsWith("\\\r\n", at))
            at += 3;
        else if (character === "#")
            at = findLineEnd(script, at);
        else if (isOperator(character)) {
            end();
            at++;
        }
        else {
            const word = parseWord(script, at);
            words.push(word);
            at = word.endCommand;
        }
    }
    end();
    return commands;
}
/** A word that begins here: up to a blank or an operator outside quotation marks. */
function parseWord(script, start) {
    let text = "";
    let at = start;
    while (at < script.length) {
        const character = script.charAt(at);
        if (isBlank(character) || isOperator(character))
            break;
        if (character === "\\") {
            if (script.charAt(at + 1) === "\n" || script.startsWith("\r\n", at + 1))
                break;
            text += script.charAt(at + 1);
            at += 2;
        }
        else if (character === "'" || character === '"') {
            const close = findClosing(script, at);
            text += script.slice(at + 1, close);
            at = close + 1;
        }
        else if (script.startsWith("${{", at)) {
            // GitHub puts a value there before any shell sees the line.
            const close = script.indexOf("}}", at);
            const after = close === -1 ? script.length : close + 2;
            text += script.slice(at, after);
            at = after;
        }
        else {
            text += character;
            at++;
        }
    }
    return { text, start, endCommand: Math.min(at, script.length) };
}
function findClosing(script, open) {
    const mark = script.charAt(open);
    for (let at = open + 1; at < script.length; at++) {
        if (script.charAt(at) === mark)
            return at;
        if (mark === '"' && script.charAt(at) === "\\")
            at++;
    }
    return script.length;
}
function isBlank(character) {
    return character === " " || character === "\t" || character === "\r";
}
function isOperator(character) {
    return "\n;&|()".includes(character);
}
function findLineEnd(script, at) {
    const end = script.indexOf("\n", at);
    return end === -1 ? script.length : end;
}


/***/ }),

/***/ 58415:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ escapeXml; }
/* harmony export */ });
/* harmony import */ var _safe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22313);

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** Escapes a text to one harmless line inside XML or HTML, between tags or in an attribute with double quotes. */
function escapeXml(text) {
    return (0,_safe_js__WEBPACK_IMPORTED_MODULE_0__/* .makeVisible */ .Xm)(text)
        .replace(/[\ufffe\uffff]/gu, (char) => `\\u${char.charCodeAt(0).toString(16)}`)
        .replace(/[&<>"]/gu, (char) => ENTITIES[char] ?? char);
}


/***/ })

};
;