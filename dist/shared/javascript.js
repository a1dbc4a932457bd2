"use strict";
exports.id = 942;
exports.ids = [942];
exports.modules = {
    68363: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findImports: function () { return findImports; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95329);
        var _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _plugin_bundle_parse_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16365);
        var _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66862);
        const BARE = /^(?:@[\w.~-]+\/)?[\w~-][\w.~-]*(?:\/[\w./~-]+)?$/u;
        const NAME = /^[A-Za-z_$][\w$]*$/u;
        const ASKED = /^(?:Import|Export|MemberExpression$|VariableDeclarator$)/u;
        function findImports({ modules }) {
            const names = new Map();
            const commonJs = [];
            const add = (specifier, name) => {
                const known = names.get(specifier) ?? new Set();
                names.set(specifier, known);
                if (name !== undefined && NAME.test(name) && name !== "default")
                    known.add(name);
            };
            for (const { latin1, path } of modules) {
                const parsed = (0, _plugin_bundle_parse_module_js__WEBPACK_IMPORTED_MODULE_0__.Y$)((0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__.sh)(Buffer.from(latin1, "latin1")));
                if ((0, _plugin_absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(parsed))
                    continue;
                if (!parsed.isEsModule)
                    commonJs.push(path);
                const nodes = (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.Lk)(parsed.program, new Set(), ({ node }) => (ASKED.test(node.type) ? [node] : [])).listed;
                const whole = new Map();
                for (const node of nodes) {
                    const source = (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.q4)((0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(node["source"])[0]);
                    if (source === undefined || !BARE.test(source))
                        continue;
                    add(source);
                    for (const one of (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(node["specifiers"])) {
                        const local = getLabel(one, "local");
                        if (one.type === "ImportSpecifier")
                            add(source, getLabel(one, "imported"));
                        else if (one.type === "ExportSpecifier")
                            add(source, local);
                        else if (local !== undefined)
                            whole.set(local, source);
                    }
                }
                for (const { owner, members } of nodes.flatMap(listMembers)) {
                    const source = whole.get(owner);
                    if (source !== undefined)
                        for (const member of members)
                            add(source, member);
                }
            }
            return { names, commonJs };
        }
        function listMembers(node) {
            if (node.type === "MemberExpression") {
                const [owner, member] = [getLabel(node, "object"), (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.i7)(node, "property")];
                return owner === undefined || member === undefined ? [] : [{ owner, members: [member] }];
            }
            const owner = node.type === "VariableDeclarator" ? getLabel(node, "init") : undefined;
            if (owner === undefined)
                return [];
            const properties = (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(node["id"]).flatMap((pattern) => (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(pattern["properties"]));
            const named = properties.filter(({ type }) => type === "Property");
            return [{ owner, members: named.flatMap((property) => (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.i7)(property, "key") ?? []) }];
        }
        function getLabel(node, key) {
            const [name] = (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(node[key]);
            return (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.mG)(name) ?? (0, _plugin_bundle_scopes_js__WEBPACK_IMPORTED_MODULE_1__.q4)(name);
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
    19152: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            openExportedCode: function () { return openExportedCode; }
        });
        var _exports_evaluate_values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38421);
        var _find_named_function_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98301);
        var _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37155);
        const NOTHING = {
            functions: [],
            names: [],
            answers: () => Promise.resolve(false),
            locate: () => Promise.resolve(undefined),
        };
        function openExportedCode(workspace, entries) {
            const values = (0, _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(workspace);
            const owners = (0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_1__.Bq)(values, entries, false);
            try {
                const looked = entries.flatMap((entry) => (0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_1__.BC)(values, values.load(entry)));
                const own = looked.flatMap((owner) => (0, _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.rz)(owner).filter((name) => values.isFunction(values.get(owner, name)) === true));
                const inner = looked.flatMap((owner) => (0, _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.ot)(values, owner));
                const find = async (name) => {
                    try {
                        return await owners.find(name);
                    }
                    catch (error) {
                        refuseOthers(error);
                        return undefined;
                    }
                };
                return {
                    functions: [...new Set([...own, ...inner])].slice(0, _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.oA),
                    names: [...new Set(looked.flatMap(_exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.rz))].slice(0, _exports_static_values_js__WEBPACK_IMPORTED_MODULE_2__.oA),
                    answers: async (name) => (await find(name))?.kind === "found",
                    async locate(name) {
                        const found = await find(name);
                        if (found?.kind !== "found")
                            return undefined;
                        const classes = looked.map((owner) => values.has(owner, "default") === true ? values.get(owner, "default") : owner);
                        return [found.value, ...classes].map(findPlace).find((place) => place !== undefined);
                    },
                };
            }
            catch (error) {
                refuseOthers(error);
                return NOTHING;
            }
        }
        function refuseOthers(error) {
            if (!(error instanceof _exports_evaluate_values_js__WEBPACK_IMPORTED_MODULE_0__.al || error instanceof RangeError))
                throw error;
        }
        function findPlace(value) {
            const code = value.kind === "object" ? value.code : undefined;
            if (code?.kind !== "closure" && code?.kind !== "class")
                return undefined;
            const { node } = code;
            const file = "sourceFile" in node ? node.sourceFile : undefined;
            if (typeof file !== "string")
                return undefined;
            return { file, offset: node.start };
        }
    }),
    38421: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Cq: function () { return NULL; },
            G4: function () { return toBoolean; },
            HV: function () { return UNKNOWN; },
            NM: (function () { return listOptions; }),
            PF: function () { return SYMBOL; },
            Pw: (function () { return getType; }),
            S3: function () { return SOME_BOOLEAN; },
            Uf: function () { return makePrimitive; },
            ZH: function () { return UNDEFINED; },
            al: function () { return NotFollowed; },
            fj: function () { return join; },
            fw: function () { return toKey; },
            hZ: function () { return SOME_STRING; },
            pb: function () { return SOME_NUMBER; },
            uy: function () { return isNullish; },
            xB: function () { return findCommon; },
            y1: function () { return awaitValue; },
            zz: function () { return isTruthy; }
        });
        class NotFollowed extends Error {
        }
        const UNKNOWN = { kind: "unknown" };
        const UNDEFINED = { kind: "primitive", type: "undefined", value: undefined };
        const NULL = { kind: "primitive", type: "null", value: undefined };
        const SYMBOL = { kind: "primitive", type: "symbol", value: undefined };
        const SOME_STRING = { kind: "primitive", type: "string", value: undefined };
        const SOME_NUMBER = { kind: "primitive", type: "number", value: undefined };
        const SOME_BOOLEAN = { kind: "primitive", type: "boolean", value: undefined };
        const MAX_OPTIONS = 12;
        function makePrimitive(value) {
            if (value === null)
                return NULL;
            switch (typeof value) {
                case "string":
                case "number":
                case "boolean":
                case "bigint":
                    return { kind: "primitive", type: typeof value, value };
                case "undefined":
                    return UNDEFINED;
                case "symbol":
                    return SYMBOL;
                default:
                    return UNKNOWN;
            }
        }
        function listOptions(value) {
            if (value.kind === "choice")
                return value.options;
            return [value];
        }
        function join(values, giveUp) {
            const options = [];
            for (const option of values.flatMap(listOptions))
                if (!options.some((one) => isSame(one, option)))
                    options.push(option);
            const [first] = options;
            if (first && options.length === 1)
                return first;
            if (options.length <= MAX_OPTIONS)
                return { kind: "choice", options };
            for (const option of options)
                giveUp(option);
            return UNKNOWN;
        }
        function isSame(a, b) {
            if (a === b)
                return true;
            return a.kind === "primitive" && b.kind === "primitive" && a.type === b.type && Object.is(a.value, b.value);
        }
        function awaitValue(value) {
            if (value.kind !== "object")
                return value;
            return value.promiseResult ?? value;
        }
        function toBoolean(known) {
            if (known === undefined)
                return SOME_BOOLEAN;
            return makePrimitive(known);
        }
        function findCommon(value, ask) {
            const [first, ...others] = listOptions(value).map(ask);
            return others.every((other) => other === first) ? first : undefined;
        }
        function isTruthy(value) {
            return findCommon(value, (option) => {
                if (option.kind === "object")
                    return true;
                if (option.kind === "unknown")
                    return undefined;
                if (option.type === "undefined" || option.type === "null")
                    return false;
                if (option.type === "symbol")
                    return true;
                if (option.value === undefined)
                    return undefined;
                return Boolean(option.value);
            });
        }
        function isNullish(value) {
            return findCommon(value, (option) => {
                if (option.kind === "unknown")
                    return undefined;
                return option.kind === "primitive" && /^(?:undefined|null)$/u.test(option.type);
            });
        }
        function getType(value) {
            return findCommon(value, (option) => {
                if (option.kind === "object")
                    return option.code ? "function" : "object";
                if (option.kind === "unknown")
                    return undefined;
                if (option.type === "null")
                    return "object";
                return option.type;
            });
        }
        function toKey(value) {
            if (value.kind !== "primitive")
                return undefined;
            if (value.type === "symbol")
                return SYMBOL;
            if (value.type === "undefined" || value.type === "null")
                return value.type;
            if (value.value === undefined)
                return undefined;
            return String(value.value);
        }
    }),
    2165: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            openModules: function () { return openModules; }
        });
        var _find_named_function_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98301);
        var _evaluate_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38421);
        var _static_values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37155);
        function openModules(workspace, entries) {
            const values = (0, _static_values_js__WEBPACK_IMPORTED_MODULE_2__.$Q)(workspace);
            const owners = (0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_0__.Bq)(values, entries, false);
            const explainUnknown = (file) => `what ${file} exports is only known when it runs${values.unfollowed.map((reason) => `: ${reason}`)[0] ?? ""}`;
            const toAnswer = (found, searched, file) => {
                if (found.kind === "found")
                    return { kind: "found" };
                if (found.kind === "unknown" || values.unfollowed.length > 0)
                    return { kind: "unknown", why: explainUnknown(file) };
                const members = searched.flatMap((owner) => (0, _static_values_js__WEBPACK_IMPORTED_MODULE_2__.ot)(values, owner));
                return {
                    kind: "missing",
                    names: [...new Set([...searched.flatMap(_static_values_js__WEBPACK_IMPORTED_MODULE_2__.rz), ...members])].slice(0, _static_values_js__WEBPACK_IMPORTED_MODULE_2__.oA),
                };
            };
            const names = new Set();
            let failure;
            const fail = (file, error) => (failure ??= explainError(error, file));
            return {
                async answerHook(hook) {
                    if (failure)
                        return failure;
                    const file = hook.file ?? entries[0];
                    try {
                        if (hook.file === undefined)
                            return toAnswer(await owners.find(hook.function), owners.known, file);
                        const module = values.load(hook.file);
                        return toAnswer((0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_0__.Hr)(values, module, hook), (0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_0__.BC)(values, module), file);
                    }
                    catch (error) {
                        return fail(file, error);
                    }
                },
                async hasInPlaceOf(name, hook) {
                    const { kind } = await this.answerHook({ name, function: name });
                    return kind === "found" && owners.known.some((owner) => isInPlaceOf(owner, name, hook));
                },
                answerComponent(name, among = entries) {
                    if (failure)
                        return failure;
                    const [first = ""] = among;
                    try {
                        const answers = among.map((entry) => findComponent(values.load(entry), name));
                        if (answers.includes(true))
                            return { kind: "found" };
                        if (answers.includes(undefined))
                            return { kind: "unknown", why: explainUnknown(first) };
                        return { kind: "missing", names: [...names].slice(0, _static_values_js__WEBPACK_IMPORTED_MODULE_2__.oA) };
                    }
                    catch (error) {
                        return fail(first, error);
                    }
                },
            };
            function findComponent(module, name) {
                const looked = (0, _find_named_function_js__WEBPACK_IMPORTED_MODULE_0__.BC)(values, module);
                for (const one of looked.flatMap(_static_values_js__WEBPACK_IMPORTED_MODULE_2__.rz))
                    names.add(one);
                const answers = looked.map((owner) => hasPath(owner, name.split(".")));
                if (answers.includes(true))
                    return true;
                const isNamed = values.isNamed(module, name);
                if (isNamed === true)
                    return true;
                if (isNamed === undefined || answers.includes(undefined))
                    return undefined;
                const isCertain = values.unfollowed.length === 0 || values.hasNamesOnly(module);
                return isCertain ? false : undefined;
            }
            function hasPath(owner, path) {
                let value = owner;
                for (const name of path) {
                    const isObject = values.isObject(value);
                    const isThere = isObject === true ? values.has(value, name) : isObject;
                    if (isThere !== true)
                        return isThere;
                    value = values.get(value, name);
                }
                return (0, _evaluate_values_js__WEBPACK_IMPORTED_MODULE_1__.Pw)(value) !== "undefined";
            }
        }
        function isInPlaceOf(owner, name, hook) {
            const chain = [];
            for (let at = owner; at.kind === "object" && !at.isIntrinsic; at = at.prototype)
                chain.push(at);
            const depth = chain.findIndex(({ members }) => members.has(name));
            const own = chain.length === 1 ? chain : chain.slice(1, Math.max(depth, 1) + 1);
            return depth !== -1 && !own.some(({ members }) => members.has(hook));
        }
        function explainError(error, file) {
            if (error instanceof _evaluate_values_js__WEBPACK_IMPORTED_MODULE_1__.al)
                return { kind: "unknown", why: `${file} ${error.message}` };
            if (error instanceof RangeError)
                return { kind: "unknown", why: `${file} is nested too deeply` };
            throw error;
        }
    }),
    37155: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            oA: function () { return MAX_NAMES; },
            ot: function () { return listInnerFunctions; },
            rz: function () { return listMemberNames; },
            $Q: function () { return makeStaticValues; }
        });
        var json_object = __webpack_require__(34367);
        var evaluate_values = __webpack_require__(38421);
        ;
        function evaluateList(nodes, frame, machine) {
            const all = [];
            let isKnown = true;
            for (const node of nodes) {
                if (node?.type !== "SpreadElement") {
                    all.push(node ? machine.evaluate(node, frame) : evaluate_values.ZH);
                    continue;
                }
                const value = machine.evaluate(node.argument, frame);
                const elements = readArray(value);
                if (!elements)
                    isKnown = false;
                all.push(...(elements ?? [value]));
            }
            return { known: isKnown ? all : undefined, all };
        }
        function makeArray(all, machine, isWhole = true) {
            const array = machine.memory.make(machine.getBuiltin("Array.prototype"), { isArray: true });
            for (const [at, value] of all.entries()) {
                machine.step();
                machine.memory.set(array, String(at), { value });
            }
            if (isWhole)
                machine.memory.set(array, "length", { value: (0, evaluate_values.Uf)(all.length) });
            else
                array.isOpen = true;
            return array;
        }
        const MAX_ELEMENTS = 500;
        function readArray(value) {
            if (value.kind !== "object" || !value.isArray || value.isOpen)
                return undefined;
            const length = value.members.get("length")?.value;
            if (length?.kind !== "primitive" || typeof length.value !== "number" || length.value > MAX_ELEMENTS)
                return undefined;
            const elements = [];
            for (let at = 0; at < length.value; at++) {
                const member = value.members.get(String(at));
                if (member && (!member.isCertain || !member.value))
                    return undefined;
                elements.push(member?.value ?? evaluate_values.ZH);
            }
            return elements;
        }
        function copyMembers(target, source, machine) {
            const { memory } = machine;
            for (const from of (0, evaluate_values.NM)(source)) {
                if (from.kind === "primitive")
                    continue;
                if (from.kind === "unknown" || from.isOpen)
                    memory.set(target, undefined, { value: undefined });
                if (from.kind === "unknown")
                    continue;
                for (const [key, { isCertain }] of from.members) {
                    const copy = () => {
                        memory.set(target, key, { value: machine.get(from, key) });
                    };
                    if (isCertain && source.kind === "object")
                        copy();
                    else
                        memory.maybe(copy);
                }
            }
        }
        function evaluateKey({ key, computed }, frame, machine) {
            if (key.type === "PrivateIdentifier")
                return `#${key.name}`;
            if (!computed && key.type === "Identifier")
                return key.name;
            return (0, evaluate_values.fw)(machine.evaluate(key, frame));
        }
        function evaluateMember(node, frame, machine) {
            const isSuper = node.object.type === "Super";
            const owner = isSuper ? (frame.homeObject?.prototype ?? evaluate_values.HV) : machine.evaluate(node.object, frame);
            const key = evaluateKey({ key: node.property, computed: node.computed }, frame, machine);
            const value = typeof key === "string" ? machine.get(owner, key) : readAnyMember(owner, key, machine);
            return { owner: isSuper ? frame.thisValue : owner, key, value };
        }
        function readAnyMember(owner, key, machine) {
            if (key !== undefined)
                return evaluate_values.HV;
            for (const thing of (0, evaluate_values.NM)(owner)) {
                if (thing.kind !== "object")
                    continue;
                for (const { value, getter } of thing.members.values())
                    machine.memory.escape(getter ?? value ?? evaluate_values.HV);
            }
            return evaluate_values.HV;
        }
        function evaluateCallee(node, frame, machine) {
            if (node.type === "Super")
                return { callee: evaluate_values.HV, self: frame.thisValue };
            if (node.type === "ParenthesizedExpression")
                return evaluateCallee(node.expression, frame, machine);
            if (node.type !== "MemberExpression")
                return { callee: machine.evaluate(node, frame), self: evaluate_values.ZH };
            const { owner, value } = evaluateMember(node, frame, machine);
            return { callee: value, self: owner };
        }
        function evaluateTarget(node, frame, machine) {
            const owner = node.object.type === "Super" ? frame.thisValue : machine.evaluate(node.object, frame);
            return { owner, key: evaluateKey({ key: node.property, computed: node.computed }, frame, machine) };
        }
        ;
        function callBuiltin({ path }, self, values, machine) {
            const result = (0, json_object.Ng)(CALLS, path)?.(machine, values, self);
            if (result)
                return result;
            const isPure = PURE.test(path);
            for (const value of [self, ...values])
                if (!isPure || value.kind === "choice")
                    machine.memory.escape(value);
            machine.callEscaped();
            return evaluate_values.HV;
        }
        const PURE = /^(?:Math|JSON|Number|parseInt|parseFloat|isNaN|isFinite|String|Boolean|Object\.(?:is|isFrozen|isSealed))\b/u;
        function constructBuiltin(ofClass, args, machine, instance) {
            const path = ofClass.code?.kind === "builtin" ? ofClass.code.path : "";
            const [first] = args;
            for (const value of args)
                machine.memory.escape(value);
            machine.callEscaped();
            if (/^(?:Proxy|Function)$/u.test(path)) {
                if (instance)
                    machine.memory.escape(instance);
                return evaluate_values.HV;
            }
            if (path === "Object" && first && first.kind !== "primitive")
                return first;
            if (path === "Array")
                return instance ?? makeArray([], machine, false);
            return instance ?? machine.memory.make(machine.get(ofClass, "prototype"));
        }
        const CALLS = {
            "Object.defineProperty": defineProperty,
            "Reflect.defineProperty": (machine, values) => {
                defineProperty(machine, values);
                return evaluate_values.S3;
            },
            "Object.defineProperties": (machine, [target = evaluate_values.HV, descriptors = evaluate_values.HV]) => {
                defineProperties(machine, target, descriptors);
                return target;
            },
            "Object.assign": (machine, [target = evaluate_values.HV, ...sources]) => {
                for (const source of sources)
                    copyMembers(target, source, machine);
                return target;
            },
            "Object.create": (machine, [parent = evaluate_values.HV, descriptors]) => {
                const made = machine.memory.make(parent);
                if (descriptors)
                    defineProperties(machine, made, descriptors);
                return made;
            },
            "Object.setPrototypeOf": (machine, [target = evaluate_values.HV, parent = evaluate_values.HV]) => {
                machine.memory.set(target, "__proto__", { value: parent });
                return target;
            },
            "Object.getPrototypeOf": (_, [target]) => (target?.kind === "object" ? target.prototype : undefined),
            "Object.freeze": (_, [target]) => target,
            "Object.seal": (_, [target]) => target,
            "Object.preventExtensions": (_, [target]) => target,
            "Object.keys": listKeys,
            "Object.getOwnPropertyNames": listKeys,
            "Reflect.ownKeys": listKeys,
            "Object.getOwnPropertySymbols": (machine) => makeArray([], machine),
            "Object.values": (machine, [of]) => listMembers(machine, of, (key, value) => [value(key)]),
            "Object.entries": (machine, [of]) => listMembers(machine, of, (key, value) => [makeArray([(0, evaluate_values.Uf)(key), value(key)], machine)]),
            "Object.getOwnPropertyDescriptor": makeDescriptor,
            "Reflect.getOwnPropertyDescriptor": makeDescriptor,
            "Object.hasOwn": (_, [of, key]) => evaluateHasOwn(of, key),
            "Object.prototype.hasOwnProperty": (_, [key], self) => evaluateHasOwn(self, key),
            "Object.prototype.propertyIsEnumerable": (_, [key], self) => evaluateHasOwn(self, key),
            "Object.prototype.__defineGetter__": (machine, [key = evaluate_values.HV, getter = evaluate_values.HV], self) => {
                machine.memory.set(self, (0, evaluate_values.fw)(key), { value: undefined, getter });
                return evaluate_values.ZH;
            },
            "Reflect.has": (machine, [of = evaluate_values.HV, key = evaluate_values.HV]) => (0, evaluate_values.G4)(machine.has(of, (0, evaluate_values.fw)(key))),
            "Reflect.get": (machine, [of = evaluate_values.HV, key = evaluate_values.HV]) => {
                const name = (0, evaluate_values.fw)(key);
                if (typeof name !== "string")
                    return undefined;
                return machine.get(of, name);
            },
            "Reflect.set": (machine, [of = evaluate_values.HV, key = evaluate_values.HV, value = evaluate_values.HV]) => {
                machine.memory.set(of, (0, evaluate_values.fw)(key), { value });
                return evaluate_values.S3;
            },
            "Reflect.construct": (machine, [of = evaluate_values.HV, list = evaluate_values.HV]) => {
                const values = readArray(list);
                return values && machine.construct(of, values);
            },
            "Reflect.apply": (machine, [callee = evaluate_values.HV, self = evaluate_values.HV, list = evaluate_values.HV]) => {
                const values = readArray(list);
                return values && machine.call(callee, self, values);
            },
            "Function.prototype.call": (machine, [self = evaluate_values.ZH, ...values], callee) => machine.call(callee, self, values),
            "Function.prototype.apply": (machine, [self = evaluate_values.ZH, list], callee) => {
                const values = list === undefined ? [] : readArray(list);
                return values && machine.call(callee, self, values);
            },
            "Function.prototype.bind": (machine, [self = evaluate_values.ZH, ...before], callee) => machine.makeFunction((_, values) => machine.call(callee, self, [...before, ...values])),
            "Array.isArray": (_, [value]) => {
                if (value?.kind === "object")
                    return (0, evaluate_values.Uf)(value.isArray);
                if (value?.kind === "primitive")
                    return (0, evaluate_values.Uf)(false);
                return evaluate_values.S3;
            },
            "Array.prototype.forEach": (machine, values, self) => callForEach(machine, values, self) && evaluate_values.ZH,
            "Array.prototype.map": (machine, values, self) => {
                const mapped = callForEach(machine, values, self);
                return mapped && makeArray(mapped, machine);
            },
            "Array.prototype.reduce": (machine, values, self) => {
                const [callback = evaluate_values.HV, start] = values;
                const elements = readArray(self);
                if (!elements || start === undefined)
                    return undefined;
                let sum = start;
                for (const element of elements)
                    sum = machine.call(callback, evaluate_values.ZH, [sum, element, evaluate_values.HV, self]);
                return sum;
            },
            "Array.prototype.concat": (machine, values, self) => {
                const parts = [self, ...values].map((value) => value.kind === "object" && !value.isArray ? [value] : readArray(value));
                if (parts.includes(undefined))
                    return undefined;
                const all = parts.flatMap((part) => part ?? []);
                return makeArray(all, machine);
            },
            "Array.prototype.filter": (machine, [test = evaluate_values.HV], self) => {
                const elements = readArray(self);
                if (!elements)
                    return undefined;
                const kept = elements.map((one, at) => (0, evaluate_values.zz)(machine.call(test, evaluate_values.ZH, [one, (0, evaluate_values.Uf)(at), self])));
                if (kept.includes(undefined))
                    return makeArray(elements, machine, false);
                const all = elements.filter((_, at) => kept[at] === true);
                return makeArray(all, machine);
            },
            "Promise.resolve": (machine, [value = evaluate_values.ZH]) => {
                return machine.memory.make(machine.getBuiltin("Promise.prototype"), { promiseResult: (0, evaluate_values.y1)(value) });
            },
            Symbol: () => evaluate_values.PF,
            "Symbol.for": () => evaluate_values.PF,
            Object: (_, [value]) => (value?.kind === "object" ? value : undefined),
        };
        function defineProperty(machine, [target = evaluate_values.HV, key = evaluate_values.HV, descriptor = evaluate_values.HV]) {
            const parts = (0, evaluate_values.NM)(descriptor).map((option) => readDescriptor(option, machine));
            const [part] = parts;
            if (part && parts.length === 1)
                machine.memory.set(target, (0, evaluate_values.fw)(key), part);
            else {
                const read = () => machine.memory.join(...parts.map(({ value, getter }) => (getter ? machine.call(getter, target, []) : (value ?? evaluate_values.HV))));
                for (const { getter, value } of parts)
                    if ((0, evaluate_values.fw)(key) === undefined)
                        machine.memory.escape(getter ?? value ?? evaluate_values.HV);
                machine.memory.set(target, (0, evaluate_values.fw)(key), { value: undefined, read });
            }
            return target;
        }
        function readDescriptor(option, machine) {
            if (option.kind !== "object" || option.isOpen)
                return { value: evaluate_values.HV };
            const getter = option.members.get("get")?.value;
            const isGetter = getter && !(getter.kind === "primitive" && getter.type === "undefined");
            if (isGetter)
                return { value: undefined, getter };
            return { value: machine.get(option, "value") };
        }
        function defineProperties(machine, target, descriptors) {
            if (descriptors.kind !== "object" || descriptors.isOpen) {
                machine.memory.set(target, undefined, { value: undefined });
                return;
            }
            for (const key of descriptors.members.keys()) {
                defineProperty(machine, [target, (0, evaluate_values.Uf)(key), machine.get(descriptors, key)]);
            }
        }
        function listOwnKeys(of) {
            if (of?.kind !== "object" || of.isOpen || of.code?.kind === "builtin")
                return undefined;
            const own = [...of.members].filter(([key]) => !key.startsWith("#"));
            if (own.some(([, { isCertain }]) => !isCertain))
                return undefined;
            return own.map(([key]) => key);
        }
        function listMembers(machine, of, list) {
            const keys = listOwnKeys(of)?.filter((key) => !(of?.kind === "object" && of.isArray && key === "length"));
            if (!keys || !of)
                return undefined;
            const all = keys.flatMap((key) => list(key, (name) => machine.get(of, name)));
            return makeArray(all, machine);
        }
        function listKeys(machine, [of]) {
            const whole = listMembers(machine, of, (key) => [(0, evaluate_values.Uf)(key)]);
            if (whole)
                return whole;
            const isPlain = of?.kind === "object" && of.code?.kind !== "builtin";
            const known = isPlain ? [...of.members].filter(([key, { isCertain }]) => isCertain && !key.startsWith("#")) : [];
            const names = known.map(([key]) => (0, evaluate_values.Uf)(key));
            const array = makeArray(names, machine);
            array.isOpen = true;
            return array;
        }
        function makeDescriptor(machine, [of, key = evaluate_values.HV]) {
            const name = (0, evaluate_values.fw)(key);
            if (of?.kind !== "object" || of.isOpen || typeof name !== "string")
                return undefined;
            const member = of.members.get(name);
            if (!member)
                return evaluate_values.ZH;
            if (!member.isCertain)
                return undefined;
            const descriptor = machine.memory.make(machine.getBuiltin("Object.prototype"));
            const { getter } = member;
            machine.memory.set(descriptor, getter ? "get" : "value", { value: getter ?? machine.get(of, name) });
            for (const flag of ["enumerable", "configurable", "writable"])
                machine.memory.set(descriptor, flag, { value: evaluate_values.S3 });
            return descriptor;
        }
        function evaluateHasOwn(of, key) {
            const name = key && (0, evaluate_values.fw)(key);
            if (of?.kind !== "object" || typeof name !== "string")
                return evaluate_values.S3;
            const member = of.members.get(name);
            if (member?.isCertain === true)
                return (0, evaluate_values.Uf)(true);
            if (member || of.isOpen)
                return evaluate_values.S3;
            return (0, evaluate_values.Uf)(false);
        }
        function callForEach(machine, [callback = evaluate_values.HV, self = evaluate_values.ZH], array) {
            const elements = readArray(array);
            return elements?.map((element, at) => machine.call(callback, self, [element, (0, evaluate_values.Uf)(at), array]));
        }
        ;
        function findBinding(scope, name) {
            for (let at = scope; at; at = at.parent) {
                const binding = at.bindings.get(name);
                if (binding)
                    return binding;
            }
            return undefined;
        }
        function openScope(parent) {
            return { bindings: new Map(), parent };
        }
        function declareNames(pattern, scope, { memory }) {
            for (const name of listNames(pattern))
                scope.bindings.set(name, memory.declare(undefined));
        }
        function listNames(pattern) {
            switch (pattern.type) {
                case "Identifier":
                    return [pattern.name];
                case "ArrayPattern":
                    return pattern.elements.flatMap((element) => (element ? listNames(element) : []));
                case "ObjectPattern":
                    return pattern.properties.flatMap((property) => listNames(property.type === "RestElement" ? property.argument : property.value));
                case "AssignmentPattern":
                    return listNames(pattern.left);
                case "RestElement":
                    return listNames(pattern.argument);
                default:
                    return [];
            }
        }
        const varNames = new WeakMap();
        function listVarNames(statements) {
            const before = varNames.get(statements);
            if (before)
                return before;
            const names = new Set();
            const left = [...statements];
            for (let node = left.pop(); node; node = left.pop()) {
                if (node.type === "VariableDeclaration" && node.kind === "var") {
                    for (const { id } of node.declarations)
                        for (const name of listNames(id))
                            names.add(name);
                }
                left.push(...listInnerStatements(node));
            }
            const found = [...names];
            varNames.set(statements, found);
            return found;
        }
        function listInnerStatements(node) {
            switch (node.type) {
                case "BlockStatement":
                    return node.body;
                case "IfStatement":
                    if (node.alternate)
                        return [node.consequent, node.alternate];
                    return [node.consequent];
                case "ForStatement":
                    if (node.init)
                        return [node.init, node.body];
                    return [node.body];
                case "ForInStatement":
                case "ForOfStatement":
                    return [node.left, node.body];
                case "WhileStatement":
                case "DoWhileStatement":
                case "LabeledStatement":
                    return [node.body];
                case "SwitchStatement":
                    return node.cases.flatMap(({ consequent }) => consequent);
                case "TryStatement":
                    return [node.block, ...(node.handler ? [node.handler.body] : []), ...(node.finalizer ? [node.finalizer] : [])];
                case "ExportNamedDeclaration":
                    if (!node.declaration)
                        return [];
                    return [node.declaration];
                default:
                    return [];
            }
        }
        ;
        function makeClosure(node, { scope, ...frame }, machine, homeObject) {
            const isArrow = node.type === "ArrowFunctionExpression";
            const own = node.type === "FunctionExpression" && node.id ? openScope(scope) : scope;
            const thing = machine.memory.make(machine.getBuiltin("Function.prototype"), {
                code: { kind: "closure", node, scope: own, enclosing: isArrow ? { scope, ...frame } : undefined, homeObject },
            });
            thing.members.set("length", { value: (0, evaluate_values.Uf)(node.params.length), isCertain: true });
            if (node.type !== "ArrowFunctionExpression" && node.id)
                nameFunction(thing, node.id.name);
            if (node.type === "FunctionExpression" && node.id)
                own.bindings.set(node.id.name, machine.memory.declare(thing));
            return thing;
        }
        function nameFunction(value, name) {
            if (value.kind !== "object" || !value.code || value.members.has("name"))
                return;
            if (value.code.kind !== "closure" && value.code.kind !== "class")
                return;
            value.members.set("name", { value: (0, evaluate_values.Uf)(name), isCertain: true });
        }
        function bindPattern(pattern, value, frame, machine, scope) {
            destructure(pattern, value, frame, machine, (target, part) => {
                if (target.type !== "Identifier")
                    return;
                const binding = scope.bindings.get(target.name);
                if (binding)
                    machine.memory.assign(binding, part);
                else
                    scope.bindings.set(target.name, machine.memory.declare(part));
            });
        }
        function assignPattern(pattern, value, frame, machine) {
            destructure(pattern, value, frame, machine, (target, part) => {
                if (target.type === "MemberExpression") {
                    const { owner, key } = evaluateTarget(target, frame, machine);
                    machine.memory.set(owner, key, { value: part });
                }
                else {
                    const binding = findBinding(frame.scope, target.name);
                    if (binding)
                        machine.memory.assign(binding, part);
                    else
                        machine.memory.escape(part);
                }
            });
        }
        function destructure(pattern, value, frame, machine, assign) {
            machine.step();
            switch (pattern.type) {
                case "Identifier":
                case "MemberExpression":
                    assign(pattern, value);
                    return;
                case "AssignmentPattern": {
                    const isMissing = value.kind === "primitive" && value.type === "undefined";
                    const isThere = value.kind === "object" || (value.kind === "primitive" && !isMissing);
                    if (isThere)
                        destructure(pattern.left, value, frame, machine, assign);
                    else {
                        const other = isMissing
                            ? machine.evaluate(pattern.right, frame)
                            : machine.memory.maybe(() => machine.evaluate(pattern.right, frame));
                        destructure(pattern.left, isMissing ? other : machine.memory.join(value, other), frame, machine, assign);
                    }
                    return;
                }
                case "ArrayPattern": {
                    const elements = readArray(value);
                    if (!elements)
                        machine.memory.escape(value);
                    for (const [at, element] of pattern.elements.entries()) {
                        if (element?.type === "RestElement") {
                            const rest = elements?.slice(at);
                            const array = makeArray(rest ?? [], machine, rest !== undefined);
                            destructure(element.argument, array, frame, machine, assign);
                        }
                        else if (element) {
                            destructure(element, elements ? (elements[at] ?? evaluate_values.ZH) : evaluate_values.HV, frame, machine, assign);
                        }
                    }
                    return;
                }
                case "ObjectPattern":
                    for (const property of pattern.properties) {
                        if (property.type === "RestElement") {
                            const rest = machine.memory.make(machine.getBuiltin("Object.prototype"));
                            copyMembers(rest, value, machine);
                            destructure(property.argument, rest, frame, machine, assign);
                            continue;
                        }
                        const key = evaluateKey(property, frame, machine);
                        if (key === undefined)
                            machine.memory.escape(value);
                        destructure(property.value, typeof key === "string" ? machine.get(value, key) : evaluate_values.HV, frame, machine, assign);
                    }
                    return;
                case "RestElement":
                    destructure(pattern.argument, value, frame, machine, assign);
            }
        }
        function bindParameters(node, values, frame, machine) {
            for (const [at, parameter] of node.params.entries()) {
                for (const name of listNames(parameter))
                    frame.scope.bindings.delete(name);
                const isRest = parameter.type === "RestElement";
                const value = isRest ? makeArray(values.slice(at), machine) : values[at];
                bindPattern(isRest ? parameter.argument : parameter, value ?? evaluate_values.ZH, frame, machine, frame.scope);
            }
        }
        ;
        function evaluateClass(node, outer, machine) {
            const { memory } = machine;
            const frame = { ...outer, scope: openScope(outer.scope) };
            const superClass = node.superClass ? machine.evaluate(node.superClass, outer) : undefined;
            const extendsNull = superClass?.kind === "primitive" && superClass.type === "null";
            const fields = [];
            const isDerived = superClass !== undefined && !extendsNull;
            const made = memory.make(isDerived ? superClass : machine.getBuiltin("Function.prototype"), {
                code: { kind: "class", node, scope: frame.scope, superClass: isDerived ? superClass : undefined, fields },
            });
            const parent = isDerived ? machine.get(superClass, "prototype") : machine.getBuiltin("Object.prototype");
            const prototype = memory.make(extendsNull ? evaluate_values.Cq : parent);
            made.members.set("prototype", { value: prototype, isCertain: true });
            prototype.members.set("constructor", { value: made, isCertain: true });
            if (node.id)
                nameFunction(made, node.id.name);
            if (node.id)
                frame.scope.bindings.set(node.id.name, memory.declare(made));
            for (const part of node.body.body) {
                machine.step();
                if (part.type === "StaticBlock") {
                    for (const statement of part.body) {
                        machine.execute(statement, { ...frame, scope: openScope(frame.scope), thisValue: made, homeObject: made });
                    }
                    continue;
                }
                const homeObject = part.static ? made : prototype;
                const key = evaluateKey(part, frame, machine);
                if (part.type === "MethodDefinition") {
                    if (part.kind === "constructor")
                        continue;
                    const method = makeClosure(part.value, frame, machine, homeObject);
                    if (part.kind === "method")
                        memory.set(homeObject, key, { value: method });
                    else if (part.kind === "get")
                        memory.set(homeObject, key, { value: undefined, getter: method });
                    else if (typeof key === "string" && !homeObject.members.has(key))
                        memory.set(homeObject, key, { value: evaluate_values.ZH });
                    continue;
                }
                const read = (thisValue) => part.value
                    ? machine.evaluate(part.value, { ...frame, thisValue, homeObject, args: undefined, construction: undefined })
                    : evaluate_values.ZH;
                if (part.static)
                    memory.set(made, key, { value: read(made) });
                else
                    fields.push({ key, read });
            }
            return made;
        }
        function constructClass(ofClass, args, machine, made) {
            if (ofClass.code?.kind !== "class")
                return evaluate_values.HV;
            const { node, superClass, scope } = ofClass.code;
            const instance = made ?? machine.memory.make(machine.get(ofClass, "prototype"));
            const ownConstructor = node.body.body.find((part) => part.type === "MethodDefinition" && part.kind === "constructor");
            if (superClass === undefined)
                setFields(ofClass, instance, machine);
            if (ownConstructor?.type === "MethodDefinition") {
                const construction = { instance, ofClass };
                const frame = { scope, thisValue: instance, construction, result: {} };
                const prototype = machine.get(ofClass, "prototype");
                const homeObject = prototype.kind === "object" ? prototype : undefined;
                const closure = makeClosure(ownConstructor.value, frame, machine, homeObject);
                const returned = machine.call(closure, instance, args, construction);
                return returned.kind === "object" ? returned : instance;
            }
            if (superClass !== undefined) {
                machine.construct(superClass, args, instance);
                setFields(ofClass, instance, machine);
            }
            return instance;
        }
        function constructSuper({ construction }, args, machine) {
            if (construction?.ofClass.code?.kind !== "class")
                return;
            const { ofClass, instance } = construction;
            machine.construct(construction.ofClass.code.superClass ?? evaluate_values.HV, args, instance);
            setFields(ofClass, instance, machine);
        }
        function setFields({ code }, instance, { memory }) {
            if (code?.kind !== "class")
                return;
            for (const { key, read } of code.fields)
                memory.set(instance, key, { value: read(instance) });
        }
        ;
        const NORMAL = 1;
        const BREAK = 2;
        const RETURN = 4;
        const THROW = 8;
        const TO_LABEL = BREAK | RETURN;
        function mayEnd(ends, ways) {
            return (ends & ways) !== 0;
        }
        function removeEnds(ends, ways) {
            return ends & ~ways;
        }
        ;
        const MAX_TURNS = 500;
        function executeFor({ init, test, update, body }, outer, machine) {
            const frame = { ...outer, scope: openScope(outer.scope) };
            if (init?.type === "VariableDeclaration") {
                if (init.kind !== "var")
                    for (const { id } of init.declarations)
                        declareNames(id, frame.scope, machine);
                machine.execute(init, frame);
            }
            else if (init)
                machine.evaluate(init, frame);
            return executeTurns({ test, update, body }, frame, machine);
        }
        function executeWhile(node, frame, machine) {
            if (node.type === "WhileStatement")
                return executeTurns(node, frame, machine);
            const first = machine.execute(node.body, frame);
            if (first === NORMAL)
                return executeTurns(node, frame, machine);
            if (!mayEnd(first, NORMAL | BREAK))
                return first;
            return removeEnds(first, BREAK) | NORMAL | machine.memory.maybe(() => executeTurns(node, frame, machine));
        }
        function executeTurns({ test, update, body }, frame, machine) {
            for (let turn = 0; turn < MAX_TURNS; turn++) {
                const goesOn = test ? (0, evaluate_values.zz)(machine.evaluate(test, frame)) : true;
                if (goesOn === false)
                    return NORMAL;
                if (goesOn === undefined)
                    break;
                const end = machine.execute(body, frame);
                if (end !== NORMAL) {
                    if (removeEnds(end, BREAK) === 0)
                        return NORMAL;
                    if (!mayEnd(end, NORMAL | BREAK))
                        return end;
                    break;
                }
                if (update)
                    machine.evaluate(update, frame);
            }
            return executeUnknownTurns(machine, () => {
                const end = machine.execute(body, frame);
                if (update)
                    machine.evaluate(update, frame);
                if (test)
                    machine.evaluate(test, frame);
                return end;
            });
        }
        function executeUnknownTurns(machine, turn) {
            let ends = NORMAL;
            for (let count = 0; count < 2; count++)
                ends |= machine.memory.maybe(turn, true);
            return removeEnds(ends, BREAK);
        }
        function executeForEach(node, outer, machine) {
            const value = machine.evaluate(node.right, outer);
            const bindItem = (item, frame) => {
                if (node.left.type !== "VariableDeclaration") {
                    assignPattern(node.left, item, frame, machine);
                    return;
                }
                const [declaration] = node.left.declarations;
                if (!declaration)
                    return;
                if (node.left.kind === "var")
                    assignPattern(declaration.id, item, frame, machine);
                else
                    bindPattern(declaration.id, item, frame, machine, frame.scope);
            };
            const turn = (item) => {
                const frame = { ...outer, scope: openScope(outer.scope) };
                bindItem(item, frame);
                return machine.execute(node.body, frame);
            };
            const { items, isWhole } = node.type === "ForInStatement" ? loops_listKeys(value) : listItems(value);
            if (items.length > MAX_TURNS)
                return executeUnknownTurns(machine, () => turn(evaluate_values.HV));
            const ends = executeItems(items, turn, machine);
            if (isWhole || !mayEnd(ends, NORMAL))
                return ends;
            return ends | executeUnknownTurns(machine, () => turn(evaluate_values.HV));
        }
        function executeItems(items, turn, machine) {
            let ends = NORMAL;
            for (const [at, { value, isCertain }] of items.entries()) {
                const run = () => turn(value);
                const end = isCertain ? run() : machine.memory.maybe(run) | NORMAL;
                ends |= removeEnds(end, BREAK);
                if (!mayEnd(end, NORMAL | BREAK))
                    return removeEnds(ends, NORMAL);
                if (end !== NORMAL)
                    return ends | machine.memory.maybe(() => executeItems(items.slice(at + 1), turn, machine));
            }
            return ends;
        }
        function loops_listKeys(value) {
            const options = (0, evaluate_values.NM)(value);
            const items = [];
            let isWhole = true;
            for (const option of options) {
                if (option.kind === "unknown" || (option.kind === "object" && option.isOpen))
                    isWhole = false;
                if (option.kind !== "object")
                    continue;
                if (option.code?.kind === "builtin")
                    isWhole = false;
                else {
                    for (const [key, { isCertain }] of option.members) {
                        if (/^(?:length|prototype|constructor|name)$/u.test(key) || key.startsWith("#"))
                            continue;
                        items.push({ value: (0, evaluate_values.Uf)(key), isCertain: isCertain && options.length === 1 });
                    }
                }
            }
            return { items, isWhole };
        }
        function listItems(value) {
            if (value.kind !== "object" || !value.isArray)
                return { items: [], isWhole: false };
            const items = readArray({ ...value, isOpen: false })?.map((element) => ({ value: element, isCertain: true }));
            return { items: items ?? [], isWhole: items !== undefined && !value.isOpen };
        }
        ;
        function executeStatement(node, frame, machine) {
            machine.step();
            const execute = STATEMENTS[node.type];
            return execute?.(node, frame, machine) ?? NORMAL;
        }
        function executeBody(statements, frame, machine) {
            declareVars(statements, frame, machine);
            return executeList(statements, frame, machine);
        }
        function executeModule(path, statements, frame, machine) {
            declareVars(statements, frame, machine);
            for (const statement of statements)
                hoist(getDeclaration(statement), frame, machine);
            for (const statement of statements) {
                try {
                    machine.beginStatement();
                    machine.execute(statement, frame);
                    machine.callEscaped();
                }
                catch (error) {
                    machine.giveUp(path, error);
                    for (const binding of frame.scope.bindings.values()) {
                        if (binding.value?.kind === "primitive")
                            binding.value = machine.memory.join(binding.value, evaluate_values.HV);
                    }
                }
            }
        }
        function declareVars(statements, frame, machine) {
            for (const name of listVarNames(statements)) {
                if (!frame.scope.bindings.has(name))
                    frame.scope.bindings.set(name, machine.memory.declare(evaluate_values.ZH));
            }
        }
        function executeList(statements, frame, machine) {
            for (const statement of statements)
                hoist(getDeclaration(statement), frame, machine);
            return executeFrom(statements, 0, frame, machine);
        }
        function executeFrom(statements, start, frame, machine) {
            let ends = 0;
            for (let at = start; at < statements.length; at++) {
                const statement = statements[at];
                if (!statement)
                    break;
                const end = machine.execute(statement, frame);
                ends |= removeEnds(end, NORMAL);
                if (!mayEnd(end, NORMAL))
                    return ends;
                if (mayEnd(end, BREAK | RETURN)) {
                    return ends | machine.memory.maybe(() => executeFrom(statements, at + 1, frame, machine));
                }
            }
            return ends | NORMAL;
        }
        function getDeclaration(node) {
            if (node.type === "ExportNamedDeclaration")
                return node.declaration ?? node;
            if (node.type === "ExportDefaultDeclaration")
                return node.declaration;
            return node;
        }
        function hoist(node, frame, machine) {
            const { bindings } = frame.scope;
            if (node.type === "FunctionDeclaration" && node.id) {
                bindings.set(node.id.name, machine.memory.declare(makeClosure(node, frame, machine)));
            }
            else if (node.type === "ClassDeclaration" && node.id)
                bindings.set(node.id.name, machine.memory.declare(undefined));
            else if (node.type === "VariableDeclaration" && node.kind !== "var") {
                for (const { id } of node.declarations)
                    declareNames(id, frame.scope, machine);
            }
        }
        function evaluateOptional(node, frame, machine) {
            return (node && machine.evaluate(node, frame)) ?? evaluate_values.ZH;
        }
        function executeOptional(node, frame, machine) {
            return (node && machine.execute(node, frame)) ?? NORMAL;
        }
        function endAtLabel({ label }) {
            return label ? TO_LABEL : BREAK;
        }
        function openBlock(frame) {
            return { ...frame, scope: openScope(frame.scope) };
        }
        const STATEMENTS = {
            ExpressionStatement({ expression }, frame, machine) {
                machine.evaluate(expression, frame);
                return NORMAL;
            },
            BlockStatement: ({ body }, frame, machine) => executeList(body, openBlock(frame), machine),
            VariableDeclaration({ kind, declarations }, frame, machine) {
                for (const { id, init } of declarations) {
                    if (!init && kind === "var")
                        continue;
                    const value = evaluateOptional(init, frame, machine);
                    if (init && id.type === "Identifier")
                        nameFunction(value, id.name);
                    if (kind === "var")
                        assignPattern(id, value, frame, machine);
                    else
                        bindPattern(id, value, frame, machine, frame.scope);
                }
                return NORMAL;
            },
            ClassDeclaration(node, frame, machine) {
                const made = evaluateClass(node, frame, machine);
                const binding = findBinding(frame.scope, node.id.name);
                if (binding)
                    machine.memory.assign(binding, made);
                return NORMAL;
            },
            ReturnStatement({ argument }, { result, ...frame }, machine) {
                const value = evaluateOptional(argument, { result, ...frame }, machine);
                result.value = result.value ? machine.memory.join(result.value, value) : value;
                return RETURN;
            },
            ThrowStatement({ argument }, frame, machine) {
                machine.memory.escape(machine.evaluate(argument, frame));
                return THROW;
            },
            BreakStatement: endAtLabel,
            ContinueStatement: endAtLabel,
            LabeledStatement({ body }, frame, machine) {
                const end = machine.execute(body, frame);
                if (mayEnd(end, TO_LABEL))
                    return removeEnds(end, BREAK) | NORMAL;
                return end;
            },
            IfStatement({ test, consequent, alternate }, frame, machine) {
                const isTrue = (0, evaluate_values.zz)(machine.evaluate(test, frame));
                const runThen = () => machine.execute(consequent, openBlock(frame));
                const runElse = () => executeOptional(alternate, openBlock(frame), machine);
                if (isTrue === true)
                    return runThen();
                if (isTrue === false)
                    return runElse();
                const [first, second] = machine.memory.either(runThen, runElse);
                return first | second;
            },
            SwitchStatement({ discriminant, cases }, frame, machine) {
                machine.evaluate(discriminant, frame);
                const inner = openBlock(frame);
                let ends = NORMAL;
                for (const { test, consequent } of cases) {
                    if (test)
                        machine.memory.maybe(() => machine.evaluate(test, inner));
                    ends |= machine.memory.maybe(() => executeList(consequent, inner, machine));
                }
                return removeEnds(ends, BREAK);
            },
            TryStatement({ block, handler, finalizer }, frame, machine) {
                const isRethrown = handler?.body.body.at(-1)?.type === "ThrowStatement";
                const run = () => machine.execute(block, frame);
                let ends = isRethrown || !handler ? run() : machine.memory.maybe(run);
                if (handler) {
                    const inner = openBlock(frame);
                    if (handler.param)
                        bindPattern(handler.param, evaluate_values.HV, inner, machine, inner.scope);
                    ends = removeEnds(ends, THROW);
                    ends |= machine.memory.maybe(() => machine.execute(handler.body, inner));
                }
                if (!finalizer)
                    return ends;
                const last = machine.execute(finalizer, frame);
                if (!mayEnd(last, NORMAL))
                    return last;
                return ends | removeEnds(last, NORMAL);
            },
            ForStatement: executeFor,
            ForInStatement: executeForEach,
            ForOfStatement: executeForEach,
            WhileStatement: executeWhile,
            DoWhileStatement: executeWhile,
            WithStatement() {
                throw new evaluate_values.al("has a with statement");
            },
            ExportNamedDeclaration: ({ declaration }, frame, machine) => executeOptional(declaration, frame, machine),
            ExportDefaultDeclaration({ declaration }, frame, machine) {
                const binding = findBinding(frame.scope, DEFAULT);
                if (binding)
                    machine.memory.assign(binding, evaluateDefault(declaration, frame, machine));
                return NORMAL;
            },
        };
        function evaluateDefault(declaration, frame, machine) {
            const isClass = declaration.type === "ClassDeclaration";
            if (!isClass && declaration.type !== "FunctionDeclaration")
                return machine.evaluate(declaration, frame);
            const evaluate = () => {
                if (declaration.id === null)
                    return isClass ? evaluateClass(declaration, frame, machine) : makeClosure(declaration, frame, machine);
                machine.execute(declaration, frame);
                return machine.evaluate(declaration.id, frame);
            };
            const value = evaluate();
            nameFunction(value, "default");
            return value;
        }
        const DEFAULT = "*default*";
        ;
        const DEEPEST = 80;
        const MAX_RECURSION = 3;
        const MAX_ESCAPED_RUNS = 50;
        function makeCallState() {
            return { depth: 0, active: new Map(), escapedRuns: new Map() };
        }
        function call(callee, thisValue, args, construction, machine) {
            machine.step();
            return forEachOption(callee, machine, (option) => {
                if (option.kind === "object" && option.code) {
                    const { code } = option;
                    if (code.kind === "closure")
                        return callClosure(code, thisValue, args, construction, machine);
                    if (code.kind === "builtin")
                        return callBuiltin(code, thisValue, args, machine);
                    if (code.kind === "native")
                        return code.run(thisValue, args);
                }
                return callUnknown([option, thisValue, ...args], machine);
            });
        }
        function construct(callee, args, instance, machine) {
            machine.step();
            return forEachOption(callee, machine, (option) => {
                if (option.kind !== "object" || !option.code) {
                    return callUnknown([option, ...args, ...(instance ? [instance] : [])], machine);
                }
                const { code } = option;
                if (code.kind === "class")
                    return constructClass(option, args, machine, instance);
                if (code.kind === "builtin")
                    return constructBuiltin(option, args, machine, instance);
                const made = instance ?? machine.memory.make(machine.get(option, "prototype"));
                if (code.kind === "native")
                    return made;
                const returned = callClosure(code, made, args, undefined, machine);
                const objects = (0, evaluate_values.NM)(returned).filter(({ kind }) => kind !== "primitive");
                if (objects.length === 0)
                    return made;
                return machine.memory.join(...objects, ...(returned.kind === "object" ? [] : [made]));
            });
        }
        function callEscaped(machine) {
            const { memory, calls } = machine;
            for (let escaped = memory.takeEscapedFunctions(); escaped.length > 0; escaped = memory.takeEscapedFunctions()) {
                for (const { code } of escaped) {
                    if (code?.kind !== "closure")
                        continue;
                    const count = calls.escapedRuns.get(code.node) ?? 0;
                    calls.escapedRuns.set(code.node, count + 1);
                    if (count >= MAX_ESCAPED_RUNS)
                        continue;
                    const args = code.node.params.map(() => evaluate_values.HV);
                    memory.escape(memory.maybe(() => callClosure(code, evaluate_values.HV, args, undefined, machine), true));
                }
            }
        }
        function forEachOption(callee, { memory }, act) {
            if (callee.kind !== "choice")
                return act(callee);
            return memory.join(...callee.options.map((option) => memory.maybe(() => act(option))));
        }
        function callUnknown(values, machine) {
            for (const value of values)
                machine.memory.escape(value);
            machine.callEscaped();
            return evaluate_values.HV;
        }
        function callClosure(closure, thisValue, args, construction, machine) {
            const { calls, memory } = machine;
            const { node } = closure;
            const count = calls.active.get(node) ?? 0;
            const escapeAll = () => {
                for (const value of [thisValue, ...args])
                    memory.escape(value);
            };
            if (count > MAX_RECURSION) {
                escapeAll();
                return evaluate_values.HV;
            }
            if (calls.depth >= DEEPEST)
                throw new evaluate_values.al("has calls that are nested too deeply");
            calls.active.set(node, count + 1);
            calls.depth++;
            try {
                if (count < MAX_RECURSION)
                    return runClosure(closure, thisValue, args, construction, machine);
                escapeAll();
                const unknown = node.params.map(() => evaluate_values.HV);
                return memory.maybe(() => runClosure(closure, evaluate_values.HV, unknown, construction, machine), true);
            }
            finally {
                calls.depth--;
                calls.active.set(node, count);
            }
        }
        function runClosure(closure, thisValue, args, construction, machine) {
            const { node, enclosing, homeObject } = closure;
            const inner = { scope: openScope(closure.scope), result: {} };
            const frame = enclosing
                ? { ...enclosing, ...inner }
                : { ...inner, thisValue: thisValue.kind === "primitive" ? evaluate_values.HV : thisValue, args, homeObject, construction };
            const act = () => {
                bindParameters(node, args, frame, machine);
                if (node.type === "ArrowFunctionExpression" && node.expression) {
                    frame.result.value = machine.evaluate(node.body, frame);
                    return;
                }
                const end = executeBody(node.body.body, frame, machine);
                if (mayEnd(end, NORMAL) && frame.result.value) {
                    frame.result.value = machine.memory.join(frame.result.value, evaluate_values.ZH);
                }
            };
            if (node.async || node.generator)
                machine.memory.maybe(act);
            else
                act();
            const result = frame.result.value ?? evaluate_values.ZH;
            if (node.generator) {
                machine.memory.escape(result);
                return evaluate_values.HV;
            }
            if (!node.async)
                return result;
            return machine.memory.make(machine.getBuiltin("Promise.prototype"), { promiseResult: result });
        }
        ;
        const MAX_CHAIN_LENGTH = 100;
        function getMember(owner, key, machine) {
            machine.step();
            const found = (0, evaluate_values.NM)(owner).map((option) => {
                if (option.kind === "unknown")
                    return evaluate_values.HV;
                if (option.kind === "object")
                    return readMember(option, key, machine);
                if (option.type === "string" && key === "length") {
                    if (option.value === undefined)
                        return evaluate_values.pb;
                    return (0, evaluate_values.Uf)(String(option.value).length);
                }
                if (option.type === "undefined" || option.type === "null")
                    return evaluate_values.HV;
                const name = `${option.type.charAt(0).toUpperCase()}${option.type.slice(1)}`.replace("Bigint", "BigInt");
                return getMember(machine.getBuiltin(`${name}.prototype`), key, machine);
            });
            return machine.memory.join(...found);
        }
        function readMember(owner, key, machine) {
            const values = [];
            let isOpen = false;
            let at = owner;
            for (let count = 0; count < MAX_CHAIN_LENGTH; count++) {
                if (at.kind === "primitive")
                    return machine.memory.join(...values, isOpen ? evaluate_values.HV : evaluate_values.ZH);
                if (at.kind !== "object")
                    break;
                const object = at;
                if (key === "prototype")
                    addPrototype(object, machine);
                const member = object.members.get(key);
                if (member) {
                    const { value, getter, read } = member;
                    values.push(read?.() ?? (getter ? machine.call(getter, owner, []) : (value ?? evaluate_values.HV)));
                    if (member.isCertain)
                        return machine.memory.join(...values);
                }
                isOpen ||= object.isOpen;
                at = object.prototype;
            }
            if (at.kind === "choice")
                values.push(getMember(at, key, machine));
            return machine.memory.join(...values, ...(at.kind === "choice" && !isOpen ? [] : [evaluate_values.HV]));
        }
        function addPrototype(closure, machine) {
            const { code, members, region } = closure;
            if (code?.kind !== "closure" || code.homeObject || members.has("prototype"))
                return;
            if (code.node.type === "ArrowFunctionExpression" || code.node.async)
                return;
            const prototype = { ...machine.memory.make(machine.getBuiltin("Object.prototype")), region };
            prototype.members.set("constructor", { value: closure, isCertain: true });
            prototype.isOpen = closure.isOpen;
            members.set("prototype", { value: prototype, isCertain: true });
        }
        function hasMember(owner, key, machine) {
            if (typeof key !== "string")
                return undefined;
            return (0, evaluate_values.xB)(owner, (option) => {
                if (option.kind !== "object")
                    return option.kind === "primitive" ? false : undefined;
                let at = option;
                let isOpen = false;
                for (let count = 0; count < MAX_CHAIN_LENGTH && at.kind === "object"; count++) {
                    const object = at;
                    if (key === "prototype")
                        addPrototype(object, machine);
                    const member = object.members.get(key);
                    if (member?.isCertain)
                        return true;
                    isOpen ||= object.isOpen || member !== undefined;
                    at = object.prototype;
                }
                return at.kind === "primitive" && !isOpen ? false : undefined;
            });
        }
        function isInstanceOf(value, constructor, machine) {
            if (value.kind === "primitive")
                return false;
            if (value.kind !== "object" || constructor.kind !== "object")
                return undefined;
            const prototype = getMember(constructor, "prototype", machine);
            if (prototype.kind !== "object")
                return undefined;
            let at = value.prototype;
            for (let count = 0; count < MAX_CHAIN_LENGTH && at.kind === "object"; count++) {
                if (at === prototype)
                    return true;
                at = at.prototype;
            }
            return at.kind === "primitive" ? false : undefined;
        }
        var find_named_function = __webpack_require__(98301);
        ;
        function evaluateUnary({ operator, argument }, frame, machine) {
            if (operator === "typeof") {
                const isFree = argument.type === "Identifier" && !findBinding(frame.scope, argument.name);
                if (isFree && /^(?:define|module|exports|require)$/u.test(argument.name))
                    return (0, evaluate_values.Uf)("undefined");
                const type = (0, evaluate_values.Pw)(machine.evaluate(argument, frame));
                if (type === undefined)
                    return evaluate_values.hZ;
                return (0, evaluate_values.Uf)(type);
            }
            if (operator === "delete") {
                if (argument.type !== "MemberExpression")
                    return evaluate_values.S3;
                const { owner, key } = evaluateMember(argument, frame, machine);
                machine.memory.remove(owner, key);
                return evaluate_values.S3;
            }
            const value = machine.evaluate(argument, frame);
            if (operator === "void")
                return evaluate_values.ZH;
            if (operator === "!")
                return (0, evaluate_values.G4)((0, find_named_function.AU)((0, evaluate_values.zz)(value)));
            if (value.kind !== "primitive" || typeof value.value !== "number")
                return evaluate_values.pb;
            if (operator === "-")
                return (0, evaluate_values.Uf)(-value.value);
            if (operator === "~")
                return (0, evaluate_values.Uf)(~value.value);
            return (0, evaluate_values.Uf)(value.value);
        }
        function evaluateBinary({ operator, left, right }, frame, machine) {
            const a = left.type === "PrivateIdentifier" ? evaluate_values.HV : machine.evaluate(left, frame);
            const b = machine.evaluate(right, frame);
            if (operator === "in")
                return (0, evaluate_values.G4)(machine.has(b, (0, evaluate_values.fw)(a)));
            if (operator === "instanceof")
                return (0, evaluate_values.G4)(machine.isInstance(a, b));
            if (/^[!=]=/u.test(operator)) {
                const isSame = areEqual(a, b, operator.length === 2);
                return (0, evaluate_values.G4)(operator.startsWith("=") ? isSame : (0, find_named_function.AU)(isSame));
            }
            return computeOperator(operator, a, b);
        }
        function computeOperator(operator, a, b) {
            if (a.kind === "primitive" && b.kind === "primitive" && a.value !== undefined && b.value !== undefined) {
                const result = computeBinary(operator, a.value, b.value);
                if (result !== undefined)
                    return (0, evaluate_values.Uf)(result);
            }
            if (/^[<>]=?$/u.test(operator))
                return evaluate_values.S3;
            if (operator !== "+")
                return evaluate_values.pb;
            if ((0, evaluate_values.Pw)(a) === "string" || (0, evaluate_values.Pw)(b) === "string")
                return evaluate_values.hZ;
            return evaluate_values.HV;
        }
        const MAX_TEXT_LENGTH = 10000;
        function computeBinary(operator, a, b) {
            if (typeof a === "bigint" || typeof b === "bigint")
                return undefined;
            switch (operator) {
                case "+": {
                    const sum = a + b;
                    return typeof sum === "string" && sum.length > MAX_TEXT_LENGTH ? undefined : sum;
                }
                case "-":
                    return a - b;
                case "*":
                    return a * b;
                case "<":
                    return a < b;
                case ">":
                    return a > b;
                case "<=":
                    return a <= b;
                case ">=":
                    return a >= b;
                case "&":
                    return a & b;
                case "|":
                    return a | b;
                default:
                    return undefined;
            }
        }
        function areEqual(a, b, isLoose) {
            if (isLoose) {
                const [noA, noB] = [(0, evaluate_values.uy)(a), (0, evaluate_values.uy)(b)];
                if (noA === true && noB === true)
                    return true;
                if ((noA === true && noB === false) || (noA === false && noB === true))
                    return false;
            }
            const [typeA, typeB] = [(0, evaluate_values.Pw)(a), (0, evaluate_values.Pw)(b)];
            if (typeA !== undefined && typeB !== undefined && typeA !== typeB && !isLoose)
                return false;
            if (a.kind === "object" && b.kind === "object" && !isLoopMade(a) && !isLoopMade(b))
                return a === b;
            if (a.kind !== "primitive" || b.kind !== "primitive" || typeA !== typeB)
                return undefined;
            if (a.type !== b.type)
                return false;
            if (a.type === "undefined" || a.type === "null")
                return true;
            if (a.value === undefined || b.value === undefined)
                return undefined;
            return a.value === b.value;
        }
        function isLoopMade({ region }) {
            for (let at = region; at; at = at.parent)
                if (at.isLoop)
                    return true;
            return false;
        }
        function evaluateLogical(operator, left, right, { memory }) {
            const isDecided = operator === "??" ? (0, find_named_function.AU)((0, evaluate_values.uy)(left)) : (0, evaluate_values.zz)(left);
            const staysLeft = operator === "&&" ? (0, find_named_function.AU)(isDecided) : isDecided;
            if (staysLeft === true)
                return left;
            if (staysLeft === false)
                return right();
            return memory.join(left, memory.maybe(right));
        }
        ;
        function evaluateExpression(node, frame, machine) {
            machine.step();
            const evaluate = EXPRESSIONS[node.type];
            return evaluate?.(node, frame, machine) ?? evaluate_values.HV;
        }
        const EXPRESSIONS = {
            Literal: (node) => ("regex" in node ? evaluate_values.HV : (0, evaluate_values.Uf)(node.value)),
            Identifier: ({ name }, frame, machine) => readName(name, frame, machine),
            ThisExpression: (_, { thisValue }) => thisValue,
            TemplateLiteral({ quasis, expressions }, frame, machine) {
                const values = expressions.map((one) => machine.evaluate(one, frame));
                const texts = values.map(formatPart);
                for (const value of values)
                    machine.memory.escape(value);
                if (texts.includes(undefined))
                    return evaluate_values.hZ;
                return (0, evaluate_values.Uf)(quasis.map((quasi, at) => `${quasi.value.cooked ?? ""}${texts[at] ?? ""}`).join(""));
            },
            TaggedTemplateExpression({ tag, quasi }, frame, machine) {
                const { callee, self } = evaluateCallee(tag, frame, machine);
                return machine.call(callee, self, [evaluate_values.HV, ...quasi.expressions.map((one) => machine.evaluate(one, frame))]);
            },
            ArrayExpression({ elements }, frame, machine) {
                const { known, all } = evaluateList(elements, frame, machine);
                return makeArray(all, machine, known !== undefined);
            },
            ObjectExpression: evaluateObject,
            FunctionExpression: (node, frame, machine) => makeClosure(node, frame, machine),
            ArrowFunctionExpression: (node, frame, machine) => makeClosure(node, frame, machine),
            ClassExpression: (node, frame, machine) => evaluateClass(node, frame, machine),
            SequenceExpression({ expressions }, frame, machine) {
                return expressions.map((one) => machine.evaluate(one, frame)).at(-1) ?? evaluate_values.ZH;
            },
            UnaryExpression: evaluateUnary,
            BinaryExpression: evaluateBinary,
            LogicalExpression({ operator, left, right }, frame, machine) {
                return evaluateLogical(operator, machine.evaluate(left, frame), () => machine.evaluate(right, frame), machine);
            },
            ConditionalExpression({ test, consequent, alternate }, frame, machine) {
                const isTrue = (0, evaluate_values.zz)(machine.evaluate(test, frame));
                if (isTrue !== undefined)
                    return machine.evaluate(isTrue ? consequent : alternate, frame);
                const values = machine.memory.either(() => machine.evaluate(consequent, frame), () => machine.evaluate(alternate, frame));
                return machine.memory.join(...values);
            },
            AssignmentExpression: evaluateAssignment,
            UpdateExpression({ argument, operator, prefix }, frame, machine) {
                const before = machine.evaluate(argument, frame);
                if (before.kind !== "primitive" || typeof before.value !== "number") {
                    assignPattern(argument, evaluate_values.pb, frame, machine);
                    return evaluate_values.pb;
                }
                const after = (0, evaluate_values.Uf)(operator === "++" ? before.value + 1 : before.value - 1);
                assignPattern(argument, after, frame, machine);
                return prefix ? after : before;
            },
            MemberExpression: (node, frame, machine) => evaluateMember(node, frame, machine).value,
            ChainExpression({ expression }, frame, machine) {
                const isOptional = (one) => {
                    if (one.type === "MemberExpression")
                        return one.optional || isOptional(one.object);
                    if (one.type === "CallExpression")
                        return one.optional || isOptional(one.callee);
                    return false;
                };
                if (!isOptional(expression))
                    return machine.evaluate(expression, frame);
                return machine.memory.join(machine.memory.maybe(() => machine.evaluate(expression, frame)), evaluate_values.ZH);
            },
            CallExpression(node, frame, machine) {
                const { callee, self } = evaluateCallee(node.callee, frame, machine);
                const values = evaluateList(node.arguments, frame, machine);
                const isEval = node.callee.type === "Identifier" && node.callee.name === "eval" && callee.kind === "unknown";
                if (isEval)
                    return evaluateText(values.known?.[0], frame, machine);
                if (node.callee.type === "Super") {
                    constructSuper(frame, values.known ?? [evaluate_values.HV], machine);
                    return evaluate_values.ZH;
                }
                if (!values.known) {
                    for (const value of values.all)
                        machine.memory.escape(value);
                    return machine.call(callee, self, [evaluate_values.HV, evaluate_values.HV, evaluate_values.HV, evaluate_values.HV, evaluate_values.HV]);
                }
                return machine.call(callee, self, values.known);
            },
            NewExpression(node, frame, machine) {
                const callee = machine.evaluate(node.callee, frame);
                const values = evaluateList(node.arguments, frame, machine);
                if (!values.known)
                    for (const value of values.all)
                        machine.memory.escape(value);
                return machine.construct(callee, values.known ?? [evaluate_values.HV, evaluate_values.HV, evaluate_values.HV, evaluate_values.HV, evaluate_values.HV]);
            },
            AwaitExpression({ argument }, frame, machine) {
                return machine.memory.join(...(0, evaluate_values.NM)(machine.evaluate(argument, frame)).map(evaluate_values.y1));
            },
            YieldExpression({ argument }, frame, machine) {
                if (argument)
                    machine.memory.escape(machine.evaluate(argument, frame));
                return evaluate_values.HV;
            },
            ImportExpression({ source }, frame, machine) {
                machine.evaluate(source, frame);
                return evaluate_values.HV;
            },
            ParenthesizedExpression: ({ expression }, frame, machine) => machine.evaluate(expression, frame),
        };
        function formatPart(value) {
            if (value.kind !== "primitive" || value.value === undefined)
                return undefined;
            const text = String(value.value);
            return text.length > MAX_PART_LENGTH ? undefined : text;
        }
        function evaluateText(text, frame, machine) {
            const name = text?.kind === "primitive" ? text.value : undefined;
            if (typeof name === "string" && /^[A-Za-z_$][\w$]*$/u.test(name))
                return readName(name, frame, machine);
            throw new evaluate_values.al("makes code from strings, with eval");
        }
        function readName(name, frame, machine) {
            const binding = findBinding(frame.scope, name);
            if (binding)
                return binding.read?.() ?? binding.value ?? evaluate_values.HV;
            if (name === "arguments" && frame.args)
                return makeArray(frame.args, machine);
            return machine.findGlobal(name) ?? evaluate_values.HV;
        }
        function evaluateObject({ properties }, frame, machine) {
            const { memory } = machine;
            const object = memory.make(machine.getBuiltin("Object.prototype"));
            for (const property of properties) {
                if (property.type === "SpreadElement") {
                    copyMembers(object, machine.evaluate(property.argument, frame), machine);
                    continue;
                }
                const key = evaluateKey(property, frame, machine);
                const node = property.value;
                const isFunction = node.type === "FunctionExpression";
                const value = isFunction ? makeClosure(node, frame, machine, object) : machine.evaluate(node, frame);
                if (property.kind === "init")
                    memory.set(object, key, { value });
                else if (property.kind === "get")
                    memory.set(object, key, { value: undefined, getter: value });
                else
                    memory.set(object, key, { value: evaluate_values.HV });
            }
            return object;
        }
        const MAX_PART_LENGTH = 1000;
        function evaluateAssignment(node, frame, machine) {
            const { operator, left, right } = node;
            if (operator === "=" && left.type === "MemberExpression") {
                const { owner, key } = evaluateTarget(left, frame, machine);
                const value = machine.evaluate(right, frame);
                machine.memory.set(owner, key, { value });
                return value;
            }
            if (operator === "=") {
                const value = machine.evaluate(right, frame);
                if (left.type === "Identifier")
                    nameFunction(value, left.name);
                assignPattern(left, value, frame, machine);
                return value;
            }
            const before = machine.evaluate(left, frame);
            if (operator === "||=" || operator === "&&=" || operator === "??=") {
                const value = evaluateLogical(operator.slice(0, -1), before, () => machine.evaluate(right, frame), machine);
                assignPattern(left, value, frame, machine);
                return value;
            }
            const value = computeOperator(operator.slice(0, -1), before, machine.evaluate(right, frame));
            assignPattern(left, value, frame, machine);
            return value;
        }
        ;
        const GLOBALS = {
            Object,
            Function,
            Array,
            Reflect,
            Symbol,
            Promise,
            Map,
            Set,
            WeakMap,
            WeakSet,
            Math,
            JSON,
            Number,
            String,
            Boolean,
            Date,
            RegExp,
            Proxy,
            BigInt,
            Error,
            TypeError,
            RangeError,
            SyntaxError,
            ReferenceError,
            EvalError,
            URIError,
            AggregateError,
            ArrayBuffer,
            Uint8Array,
            DataView,
            AbortController,
            URL,
            TextEncoder,
            TextDecoder,
            parseInt,
            parseFloat,
            isNaN,
            isFinite,
            encodeURIComponent,
            decodeURIComponent,
        };
        function makeIntrinsics(region) {
            const known = new Map();
            const wrap = (real, path) => {
                const before = known.get(real);
                if (before)
                    return before;
                const parent = Reflect.getPrototypeOf(real);
                const thing = {
                    kind: "object",
                    members: new LazyMembers(real, (value, name) => toValue(value, `${path}.${name}`)),
                    isOpen: false,
                    prototype: evaluate_values.Cq,
                    code: typeof real === "function" ? { kind: "builtin", path } : undefined,
                    isArray: false,
                    isIntrinsic: true,
                    region,
                    promiseResult: undefined,
                };
                known.set(real, thing);
                thing.prototype = parent === null ? evaluate_values.Cq : wrap(parent, PATHS.get(parent) ?? `${path}.__proto__`);
                return thing;
            };
            const toValue = (value, path) => (typeof value === "object" && value !== null) || typeof value === "function"
                ? wrap(value, PATHS.get(value) ?? path)
                : (0, evaluate_values.Uf)(value);
            return {
                find(name) {
                    if (name === "undefined")
                        return evaluate_values.ZH;
                    if (name === "NaN" || name === "Infinity")
                        return (0, evaluate_values.Uf)(name === "NaN" ? NaN : Infinity);
                    if (Object.hasOwn(GLOBALS, name) && GLOBALS[name])
                        return wrap(GLOBALS[name], name);
                    return undefined;
                },
                get(path) {
                    let value = GLOBALS;
                    for (const name of path.split("."))
                        value = Reflect.get(value, name);
                    return toValue(value, path);
                },
            };
        }
        const PATHS = new Map(Object.entries(GLOBALS).flatMap(([name, object]) => {
            const prototype = Reflect.get(object, "prototype");
            const ownPath = [object, name];
            const isThere = (typeof prototype === "object" && prototype !== null) || typeof prototype === "function";
            if (isThere)
                return [ownPath, [prototype, `${name}.prototype`]];
            return [ownPath];
        }));
        class LazyMembers extends Map {
            #real;
            #toValue;
            #removed = new Set();
            constructor(real, toValue) {
                super();
                this.#real = real;
                this.#toValue = toValue;
            }
            get(name) {
                const own = super.get(name);
                if (own || this.#removed.has(name))
                    return own;
                const real = Reflect.getOwnPropertyDescriptor(this.#real, name);
                if (!real)
                    return undefined;
                const member = { value: "value" in real ? this.#toValue(real.value, name) : evaluate_values.HV, isCertain: true };
                super.set(name, member);
                return member;
            }
            has(name) {
                return this.get(name) !== undefined;
            }
            delete(name) {
                this.#removed.add(name);
                return super.delete(name);
            }
        }
        ;
        function makeMemory() {
            let region = { parent: undefined, isLoop: false, writes: new Map() };
            const escapedFunctions = [];
            const escapedObjects = new WeakSet();
            const isCertain = (made) => {
                for (let at = made; at; at = at.parent) {
                    if (at === region)
                        return true;
                    if (at.isLoop)
                        return false;
                }
                return false;
            };
            const escape = (value) => {
                const left = [value];
                for (let one = left.pop(); one; one = left.pop()) {
                    for (const object of (0, evaluate_values.NM)(one)) {
                        if (object.kind !== "object" || escapedObjects.has(object) || object.isIntrinsic)
                            continue;
                        escapedObjects.add(object);
                        object.isOpen = true;
                        if (object.code)
                            escapedFunctions.push(object);
                        for (const { value: inner, getter } of object.members.values())
                            left.push(...(inner ? [inner] : []), ...(getter ? [getter] : []));
                        if (object.promiseResult)
                            left.push(object.promiseResult);
                        left.push(object.prototype);
                    }
                }
            };
            const joinAll = (...values) => (0, evaluate_values.fj)(values, escape);
            const runIn = (inner, run) => {
                const before = region;
                region = inner;
                try {
                    return run();
                }
                finally {
                    region = before;
                }
            };
            const openRegion = (isLoop) => ({ parent: region, isLoop, writes: new Map() });
            const record = (owner, key, value) => {
                for (let at = region; at; at = at.parent) {
                    const written = at.writes.get(owner)?.get(key);
                    if (at === region)
                        at.writes.set(owner, (at.writes.get(owner) ?? new Map()).set(key, value));
                    else if (written)
                        at.writes.get(owner)?.set(key, joinAll(written, value));
                }
            };
            const assign = (binding, value) => {
                if (region.parent)
                    record(binding, "", value);
                binding.value = isCertain(binding.region) || !binding.value ? value : joinAll(binding.value, value);
            };
            const memory = {
                get region() {
                    return region;
                },
                maybe: (run, isLoop = false) => runIn(openRegion(isLoop), run),
                either(one, other) {
                    const [first, second] = [openRegion(false), openRegion(false)];
                    const results = [runIn(first, one), runIn(second, other)];
                    for (const [owner, values] of first.writes) {
                        for (const [key, value] of values) {
                            const same = second.writes.get(owner)?.get(key);
                            if (!same)
                                continue;
                            const both = joinAll(value, same);
                            if ("members" in owner)
                                memory.set(owner, key, { value: both });
                            else
                                assign(owner, both);
                        }
                    }
                    return results;
                },
                make: (prototype, { code, isArray = false, promiseResult } = {}) => ({
                    kind: "object",
                    members: new Map(),
                    isOpen: false,
                    prototype,
                    code,
                    isArray,
                    isIntrinsic: false,
                    region,
                    promiseResult,
                }),
                declare: (value) => ({ value, region }),
                assign,
                set(owner, key, { value, getter, read }) {
                    const options = (0, evaluate_values.NM)(owner);
                    for (const object of options) {
                        if (object.kind !== "object" || key === undefined || escapedObjects.has(object)) {
                            if (value)
                                escape(value);
                            if (getter)
                                escape(getter);
                        }
                        if (object.kind !== "object")
                            continue;
                        if (key === undefined) {
                            object.isOpen = true;
                            continue;
                        }
                        if (typeof key !== "string")
                            continue;
                        if (key === "__proto__") {
                            const isOne = options.length === 1 && isCertain(object.region);
                            object.prototype = isOne ? (value ?? evaluate_values.HV) : joinAll(object.prototype, value ?? evaluate_values.HV);
                            continue;
                        }
                        if (region.parent && value && options.length === 1)
                            record(object, key, value);
                        const before = object.members.get(key);
                        if (options.length === 1 && isCertain(object.region)) {
                            object.members.set(key, { value, isCertain: true, getter, read });
                        }
                        else if (!before) {
                            object.members.set(key, { value, isCertain: false, getter, read });
                        }
                        else {
                            const both = before.value && value ? joinAll(before.value, value) : evaluate_values.HV;
                            object.members.set(key, { value: both, isCertain: before.isCertain });
                        }
                        if (object.isArray && /^\d+$/u.test(key))
                            growArray(object, Number(key) + 1);
                    }
                },
                remove(owner, key) {
                    for (const object of (0, evaluate_values.NM)(owner)) {
                        if (object.kind !== "object" || typeof key !== "string")
                            continue;
                        for (let at = region; at; at = at.parent)
                            at.writes.get(object)?.delete(key);
                        const before = object.members.get(key);
                        if (before && isCertain(object.region))
                            object.members.delete(key);
                        else if (before)
                            object.members.set(key, { ...before, isCertain: false });
                    }
                },
                join: joinAll,
                escape,
                takeEscapedFunctions: () => escapedFunctions.splice(0),
            };
            return memory;
        }
        function growArray(array, length) {
            const known = array.members.get("length")?.value;
            const before = known?.kind === "primitive" && typeof known.value === "number" ? known.value : 0;
            if (length <= before)
                return;
            array.members.set("length", { value: { kind: "primitive", type: "number", value: length }, isCertain: true });
        }
        var entry_files = __webpack_require__(13245);
        var context = __webpack_require__(86356);
        var relative_path = __webpack_require__(80978);
        var file_text = __webpack_require__(17282);
        var files_workspace = __webpack_require__(14345);
        var absent = __webpack_require__(88241);
        var parse_module = __webpack_require__(16365);
        ;
        const MAX_MODULES = 200;
        const MAX_CODE_LENGTH = 4 * 1024 * 1024;
        function makeModules(workspace, machine) {
            const known = new Map();
            const commonJs = new WeakSet();
            let code = 0;
            const load = (path) => {
                const before = known.get(path);
                if (before)
                    return before;
                if (known.size >= MAX_MODULES)
                    throw new evaluate_values.al(`imports more than ${String(MAX_MODULES)} files`);
                const text = (0, file_text.m)(workspace, path, parse_module.iy);
                if (text === undefined)
                    throw new evaluate_values.al(`imports ${path}, which is too large or cannot be read`);
                code += text.length;
                if (code > MAX_CODE_LENGTH)
                    throw new evaluate_values.al("imports more than 4 MiB of code");
                const parsed = (0, parse_module.Y$)(text, path);
                if ((0, absent.W0)(parsed))
                    throw new evaluate_values.al(parsed.absent);
                if (parsed.isEsModule)
                    return runEsModule(path, parsed.program);
                return runCommonJs(path, parsed.program);
            };
            const runCommonJs = (path, program) => {
                const { memory } = machine;
                const scope = openScope(undefined);
                const exports = memory.make(machine.getBuiltin("Object.prototype"));
                const module = memory.make(machine.getBuiltin("Object.prototype"));
                memory.set(module, "exports", { value: exports });
                const exported = () => machine.get(module, "exports");
                const found = { namespace: makeCommonJsNamespace(exported), exported };
                known.set(path, found);
                const require = machine.makeFunction((_, [specifier = evaluate_values.HV]) => requireFrom(path, specifier));
                for (const [name, value] of Object.entries({ exports, module, require }))
                    scope.bindings.set(name, memory.declare(value));
                executeModule(path, program.body, { scope, thisValue: exports, result: {} }, machine);
                addCommonJsNames(found.namespace, exported(), machine);
                return found;
            };
            const makeCommonJsNamespace = (exported) => {
                const namespace = machine.memory.make(evaluate_values.Cq);
                namespace.members.set("default", { value: undefined, read: exported, isCertain: true });
                commonJs.add(namespace);
                return namespace;
            };
            const requireFrom = (path, specifier) => {
                if (specifier.kind !== "primitive" || typeof specifier.value !== "string")
                    return evaluate_values.HV;
                const file = resolveOwnFile(workspace, path, specifier.value, ["", ".js", ".cjs", "/index.js"]);
                if (file === undefined)
                    return importForeign(specifier.value);
                return loadImported(file, (module) => module.exported());
            };
            const loadImported = (file, read) => {
                try {
                    return read(load(file));
                }
                catch (error) {
                    machine.giveUp(file, error);
                    const unfinished = known.get(file);
                    if (unfinished)
                        machine.memory.escape(unfinished.namespace);
                    const namespace = machine.memory.make(evaluate_values.Cq);
                    namespace.isOpen = true;
                    known.set(file, { namespace, exported: () => evaluate_values.HV });
                    return evaluate_values.HV;
                }
            };
            const foreign = new Map();
            const importForeign = (specifier) => {
                const makers = (0, json_object.Ng)(ELEMENT_MAKERS, specifier);
                const make = specifier === "plugin-preflight/sdk" ? makeSdkNamespace : makers && makeUiNamespace;
                if (!make)
                    return evaluate_values.HV;
                const namespace = foreign.get(specifier) ?? make(machine, makers ?? []);
                foreign.set(specifier, namespace);
                return namespace;
            };
            const runEsModule = (path, program) => {
                const { memory } = machine;
                const scope = openScope(undefined);
                const namespace = memory.make(evaluate_values.Cq);
                const found = { namespace, exported: () => namespace };
                known.set(path, found);
                const importFrom = ({ value }) => {
                    const specifier = String(value);
                    const file = resolveOwnFile(workspace, path, specifier, [""]);
                    if (file === undefined)
                        return importForeign(specifier);
                    return loadImported(file, (module) => module.namespace);
                };
                const getName = (node) => node.type === "Identifier" ? node.name : String(node.value);
                const addExport = (exported, read) => {
                    namespace.members.set(exported, { value: undefined, read, isCertain: true });
                };
                const readLocal = (local) => () => {
                    const binding = scope.bindings.get(local);
                    return binding?.read?.() ?? binding?.value ?? evaluate_values.HV;
                };
                const stars = [];
                for (const node of program.body) {
                    if (node.type === "ImportDeclaration") {
                        const from = importFrom(node.source);
                        for (const one of node.specifiers) {
                            const read = () => {
                                if (one.type === "ImportNamespaceSpecifier")
                                    return from;
                                return readImported(from, one.type === "ImportSpecifier" ? getName(one.imported) : "default", machine);
                            };
                            scope.bindings.set(one.local.name, { ...memory.declare(undefined), read });
                        }
                    }
                    else if (node.type === "ExportAllDeclaration") {
                        const from = importFrom(node.source);
                        if (node.exported)
                            addExport(getName(node.exported), () => from);
                        else
                            stars.push(from);
                    }
                    else if (node.type === "ExportNamedDeclaration" && node.source) {
                        const from = importFrom(node.source);
                        for (const one of node.specifiers)
                            addExport(getName(one.exported), () => readImported(from, getName(one.local), machine));
                    }
                    else if (node.type === "ExportNamedDeclaration") {
                        for (const one of node.specifiers)
                            addExport(getName(one.exported), readLocal(getName(one.local)));
                        for (const local of listDeclared(node.declaration))
                            addExport(local, readLocal(local));
                    }
                    else if (node.type === "ExportDefaultDeclaration") {
                        scope.bindings.set(DEFAULT, memory.declare(undefined));
                        addExport("default", readLocal(DEFAULT));
                    }
                }
                executeModule(path, program.body, { scope, thisValue: evaluate_values.ZH, result: {} }, machine);
                for (const from of stars) {
                    addStarExports(namespace, from, machine);
                    if (from.kind === "object" && commonJs.has(from))
                        namespace.isOpen = true;
                }
                return found;
            };
            return { load, isCommonJs: (module) => module.kind === "object" && commonJs.has(module) };
        }
        function listDeclared(node) {
            if (!node)
                return [];
            if (node.type === "VariableDeclaration")
                return node.declarations.flatMap(({ id }) => listNames(id));
            return [node.id.name];
        }
        function readImported(from, name, machine) {
            const isThere = from.kind !== "object" || from.members.has(name) || from.isOpen;
            if (isThere)
                return machine.get(from, name);
            return evaluate_values.HV;
        }
        function addCommonJsNames(namespace, exported, machine) {
            const options = (0, evaluate_values.NM)(exported);
            for (const option of options) {
                if (option.kind === "primitive")
                    continue;
                if (option.kind === "unknown" || option.isOpen)
                    namespace.isOpen = true;
                if (option.kind === "unknown")
                    continue;
                for (const [name, { isCertain }] of option.members) {
                    if (name === "default" || name === "prototype")
                        continue;
                    const read = () => machine.get(exported, name);
                    namespace.members.set(name, { value: undefined, read, isCertain: isCertain && options.length === 1 });
                }
            }
        }
        function addStarExports(namespace, from, machine) {
            if (from.kind !== "object" || from.isOpen) {
                namespace.isOpen = true;
                return;
            }
            for (const name of from.members.keys()) {
                if (name === "default" || namespace.members.has(name))
                    continue;
                namespace.members.set(name, { value: undefined, read: () => machine.get(from, name), isCertain: true });
            }
        }
        function resolveOwnFile(workspace, from, specifier, endings) {
            if (!/^\.{1,2}(?:\/|$)/u.test(specifier))
                return undefined;
            const path = (0, relative_path.c)((0, files_workspace.PA)(from), specifier);
            if (path === undefined)
                return undefined;
            const file = endings.map((ending) => `${path}${ending}`).find((name) => workspace.entry(name)?.kind === "file");
            return file !== undefined && (0, entry_files.Kh)(file) ? file : undefined;
        }
        function makeSdkNamespace({ memory, getBuiltin, makeFunction }) {
            const base = makeFunction(() => evaluate_values.HV);
            const prototype = memory.make(getBuiltin("Object.prototype"));
            const names = [...context.r, "log", "setStorage", "getStorage", "notify"];
            for (const name of names)
                prototype.members.set(name, { value: makeFunction(() => evaluate_values.HV), isCertain: true });
            base.members.set("prototype", { value: prototype, isCertain: true });
            const namespace = memory.make(evaluate_values.Cq);
            namespace.isOpen = true;
            namespace.members.set("BasePlugin", { value: base, isCertain: true });
            return namespace;
        }
        const ELEMENT_MAKERS = {
            react: ["createElement", "memo", "forwardRef", "lazy", "createContext", "createRef", "cloneElement"],
            "react/jsx-runtime": ["jsx", "jsxs"],
            "react/jsx-dev-runtime": ["jsxDEV"],
            preact: ["h", "createElement", "createContext", "createRef", "cloneElement"],
            "preact/jsx-runtime": ["jsx", "jsxs", "jsxDEV"],
            vue: ["h", "ref", "reactive", "computed", "createVNode"],
        };
        function makeUiNamespace({ memory, getBuiltin, makeFunction }, names) {
            const namespace = memory.make(getBuiltin("Object.prototype"));
            namespace.isOpen = true;
            for (const name of names) {
                const make = makeFunction((_, values) => {
                    for (const value of values)
                        memory.escape(value);
                    return memory.make(getBuiltin("Object.prototype"));
                });
                namespace.members.set(name, { value: make, isCertain: true });
            }
            return namespace;
        }
        ;
        const MAX_STEPS = 200000;
        const MAX_STATEMENT_STEPS = 40000;
        const STEPS_AFTER = 1000;
        const MAX_TOTAL_STEPS = 300000;
        function openEvaluation(workspace) {
            const memory = makeMemory();
            const intrinsics = makeIntrinsics(memory.region);
            let steps = 0;
            let limit = MAX_STATEMENT_STEPS;
            const unfollowed = [];
            const machine = {
                memory,
                calls: makeCallState(),
                evaluate: (node, frame) => evaluateExpression(node, frame, machine),
                execute: (node, frame) => executeStatement(node, frame, machine),
                call: (callee, thisValue, args, construction) => call(callee, thisValue, args, construction, machine),
                construct: (callee, args, instance) => construct(callee, args, instance, machine),
                callEscaped: () => {
                    callEscaped(machine);
                },
                get: (owner, key) => getMember(owner, key, machine),
                has: (owner, key) => hasMember(owner, key, machine),
                isInstance: (value, constructor) => isInstanceOf(value, constructor, machine),
                makeFunction: (run) => memory.make(intrinsics.get("Function.prototype"), { code: { kind: "native", run } }),
                getBuiltin: (path) => intrinsics.get(path),
                findGlobal: (name) => intrinsics.find(name),
                giveUp(path, error) {
                    if (!(error instanceof evaluate_values.al) || steps >= MAX_TOTAL_STEPS)
                        throw error;
                    const reason = `${path} ${error.message}`;
                    if (!unfollowed.includes(reason))
                        unfollowed.push(reason);
                    limit = Math.min(steps + STEPS_AFTER, MAX_TOTAL_STEPS);
                },
                beginStatement() {
                    limit = Math.min(steps + Math.max(STEPS_AFTER, Math.min(MAX_STATEMENT_STEPS, MAX_STEPS - steps)), MAX_TOTAL_STEPS);
                },
                step() {
                    if (++steps > limit)
                        throw new evaluate_values.al("does too much while it is loaded to be followed");
                },
            };
            const modules = makeModules(workspace, machine);
            return { machine, load: (path) => modules.load(path).namespace, unfollowed, isCommonJs: modules.isCommonJs };
        }
        ;
        function makeStaticValues(workspace) {
            const { machine, load, unfollowed, isCommonJs } = openEvaluation(workspace);
            const attempt = (what, run, otherwise) => {
                try {
                    machine.beginStatement();
                    return run();
                }
                catch (error) {
                    machine.giveUp(what, error);
                    return otherwise();
                }
            };
            const values = {
                load,
                unfollowed,
                isObject: (value) => (0, evaluate_values.xB)(value, ({ kind }) => (kind === "unknown" ? undefined : kind === "object")),
                isFunction: (value) => {
                    const type = (0, evaluate_values.Pw)(value);
                    if (type === undefined)
                        return undefined;
                    return type === "function";
                },
                isClass: (value) => (0, evaluate_values.xB)(value, (one) => (one.kind === "object" ? one.code?.kind === "class" : undefined)),
                looksLikeFactory: (() => undefined),
                has: (owner, name) => machine.has(owner, name),
                get: (owner, name) => machine.get(owner, name),
                isTrue: (value) => ((0, evaluate_values.zz)(value) === undefined ? undefined : value.kind === "primitive" && value.value === true),
                list: (module) => {
                    if (module.kind !== "object")
                        return { values: [], isWhole: module.kind === "primitive" };
                    const names = [...module.members.keys()];
                    return { values: names.map((name) => machine.get(module, name)), isWhole: !module.isOpen };
                },
                construct: (value) => attempt("its class", () => machine.construct(value, [evaluate_values.HV]), () => ({ ...machine.memory.make(machine.get(value, "prototype")), isOpen: true })),
                call: (value) => (0, evaluate_values.y1)(attempt("its default export", () => machine.call(value, evaluate_values.HV, [evaluate_values.HV]), () => evaluate_values.HV)),
                hasNamesOnly: (module) => !isCommonJs(module) && machine.get(module, "default").kind === "primitive",
                isNamed(module, name) {
                    const main = (0, find_named_function.BC)(values, module).at(-1) ?? evaluate_values.HV;
                    if (main.kind === "primitive")
                        return false;
                    if (main.kind !== "object")
                        return undefined;
                    if (!main.code)
                        return isCommonJs(module) && main === machine.get(module, "default") ? false : undefined;
                    if ((0, find_named_function.eN)(values, main) === true)
                        return false;
                    const own = main.members.get("name")?.value;
                    const text = own?.kind === "primitive" && own.type === "string" ? own.value : undefined;
                    if (typeof text !== "string")
                        return undefined;
                    return text === name || (text.length <= MAX_MINIFIED_LENGTH ? undefined : false);
                },
            };
            return values;
        }
        const MAX_MINIFIED_LENGTH = 3;
        function listMemberNames(owner) {
            const names = new Set();
            for (let at = owner; at.kind === "object" && !at.isIntrinsic; at = at.prototype) {
                for (const name of at.members.keys())
                    if (!HIDDEN.test(name))
                        names.add(name);
            }
            return [...names];
        }
        function listInnerFunctions(values, owner) {
            return listMemberNames(owner)
                .slice(0, MAX_NAMES)
                .flatMap((name) => {
                const value = values.get(owner, name);
                if (values.isFunction(value) !== false)
                    return [];
                return listMemberNames(value)
                    .slice(0, MAX_NAMES)
                    .filter((member) => values.isFunction(values.get(value, member)) === true)
                    .map((member) => `${name}.${member}`);
            });
        }
        const MAX_NAMES = 200;
        const HIDDEN = /^(?:default|constructor|prototype|length|name|__esModule|#.*)$/u;
    }),
    98301: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AU: function () { return not; },
            BC: function () { return listOwners; },
            Bq: function () { return openOwners; },
            Hr: function () { return findInModule; },
            eN: function () { return isPluginClass; }
        });
        var _sdk_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86356);
        const MISSING = { kind: "missing" };
        const UNKNOWN = { kind: "unknown" };
        function openOwners(values, entries, isGuess) {
            const known = [];
            const pendingOwners = [];
            const left = [...entries];
            let isCertain = true;
            const addPending = (isOwner, maker) => {
                if (isOwner === true)
                    pendingOwners.push(maker);
                else if (isOwner === undefined)
                    isCertain = false;
            };
            const loadNext = async () => {
                const entry = left.shift();
                if (entry === undefined)
                    return false;
                const module = await values.load(entry);
                const owners = listOwners(values, module);
                const main = getDefault(values, module);
                known.push(...owners);
                const lists = owners.filter((owner) => owner !== main).map((owner) => values.list(owner));
                if (lists.some(({ isWhole }) => !isWhole))
                    isCertain = false;
                for (const value of new Set([main, ...lists.flatMap((list) => list.values)])) {
                    addPending(isPluginClass(values, value), () => values.construct(value));
                }
                const isFactory = every([
                    () => values.isFunction(main),
                    () => not(isPluginClass(values, main)),
                    () => not(values.isClass(main)),
                    () => !isGuess || values.looksLikeFactory(main),
                ]);
                addPending(isFactory, () => values.call(main));
                return true;
            };
            const findInKnown = (path) => {
                let isUnknown = false;
                for (const owner of known) {
                    const found = findFunction(values, owner, path);
                    if (found.kind === "found")
                        return found;
                    if (found.kind === "unknown")
                        isUnknown = true;
                }
                return isUnknown || !isCertain ? UNKNOWN : MISSING;
            };
            const makeNext = async () => {
                const maker = pendingOwners.shift();
                if (!maker)
                    return false;
                known.push(await maker());
                return true;
            };
            return {
                known,
                async find(path) {
                    let found = findInKnown(path);
                    while (found.kind !== "found" && ((await makeNext()) || (await loadNext())))
                        found = findInKnown(path);
                    return found;
                },
                async findMethod(name) {
                    if (known.length === 0)
                        await loadNext();
                    let found = findInKnown(name);
                    while (found.kind !== "found" && isGuess && (await makeNext()))
                        found = findInKnown(name);
                    return found;
                },
            };
        }
        function findInModule(values, module, hook) {
            const main = getDefault(values, module);
            const path = hook.function === "" ? hook.name : hook.function;
            const found = listOwners(values, module).map((owner) => findFunction(values, owner, path));
            if (hook.function === "")
                found.push(classifyFunction(values, main, module));
            return (found.find(({ kind }) => kind === "found") ?? (found.some(({ kind }) => kind === "unknown") ? UNKNOWN : MISSING));
        }
        function listOwners(values, module) {
            return [...new Set([module, values.get(module, "default"), getDefault(values, module)])];
        }
        function getDefault(values, module) {
            const main = values.get(module, "default");
            const isCompiled = every([
                () => values.isObject(main),
                () => values.isTrue(values.get(main, "__esModule")),
                () => values.has(main, "default"),
            ]);
            if (isCompiled === true)
                return values.get(main, "default");
            return main;
        }
        function findFunction(values, owner, path) {
            let above = owner;
            let value = owner;
            for (const name of path.split(".")) {
                const isObject = values.isObject(value);
                if (isObject !== true)
                    return isObject === false ? MISSING : UNKNOWN;
                above = value;
                value = values.get(value, name);
            }
            return classifyFunction(values, value, above);
        }
        function classifyFunction(values, value, owner) {
            const isFunction = values.isFunction(value);
            if (isFunction === true)
                return { kind: "found", value, owner };
            return isFunction === false ? MISSING : UNKNOWN;
        }
        function isPluginClass(values, value) {
            return every([
                () => values.isFunction(value),
                () => values.isObject(values.get(value, "prototype")),
                () => some(_sdk_context_js__WEBPACK_IMPORTED_MODULE_0__.r.map((name) => () => values.has(values.get(value, "prototype"), name))),
            ]);
        }
        const not = (known) => (known === undefined ? undefined : !known);
        function every(questions) {
            let all = true;
            for (const ask of questions) {
                const answer = ask();
                if (answer === false)
                    return false;
                if (answer === undefined)
                    all = undefined;
            }
            return all;
        }
        const some = (questions) => not(every(questions.map((ask) => () => not(ask()))));
    }),
    12360: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findNamedHosts: function () { return findNamedHosts; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95329);
        var _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46136);
        var _absent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88241);
        var _parse_module_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16365);
        var _scopes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66862);
        const MAX_HOSTS = 1000;
        const MAY_NAME = /\b(?:https?|wss?):\\?\/\\?\//iu;
        const ADDRESS = /(?<![\w.+-])(?:https?|wss?):\/\/([^\s/?#\\"'`<>(){}[\]|^,;$*]{1,260})/giu;
        const NAME = /^(?:(?:[a-z\d_-]+\.)+[a-z\d-]*[a-z][a-z\d-]*|localhost|(?:\d+\.){3}\d+)(?::\d+)?$/u;
        const FORMATS = new Set(["www.w3.org", "json-schema.org", "schema.org"]);
        const NAMING_KEYS = new Set(["$id", "$schema", "$ref"]);
        const NAMESPACE = /\bxmlns(?::[\w-]+)?\s*=\s*["']$/u;
        function findNamedHosts({ modules, others, unread }) {
            const hosts = new Map();
            const left = unread ? [{ file: undefined, why: unread.absent }] : [];
            for (const { path, latin1 } of [...modules, ...others]) {
                if (!MAY_NAME.test(latin1))
                    continue;
                const parsed = /\.html?$/u.test(path)
                    ? { absent: "is a page" }
                    : (0, _parse_module_js__WEBPACK_IMPORTED_MODULE_0__.Y$)((0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_2__.sh)(Buffer.from(latin1, "latin1")));
                if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_3__.W0)(parsed)) {
                    left.push({ file: path, why: `${path} ${parsed.absent}` });
                    continue;
                }
                for (const host of listHosts(parsed.program)) {
                    if (hosts.has(host))
                        continue;
                    if (hosts.size === MAX_HOSTS) {
                        left.push({ file: path, why: `there are more than ${(0, _base_text_numbers_js__WEBPACK_IMPORTED_MODULE_4__.ZV)(MAX_HOSTS)} hosts` });
                        return { hosts, unread: left };
                    }
                    hosts.set(host, path);
                }
            }
            return { hosts, unread: left };
        }
        function* listHosts(program) {
            const stack = [program];
            for (let node = stack.pop(); node; node = stack.pop()) {
                const isName = node.type === "Property" && NAMING_KEYS.has((0, _scopes_js__WEBPACK_IMPORTED_MODULE_1__.i7)(node, "key"));
                if (node.type === "Literal" && typeof node["value"] === "string")
                    yield* findHosts(node["value"], "");
                else if (node.type === "TemplateLiteral") {
                    const texts = (0, _scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR)(node["quasis"]).map((quasi) => (0, _scopes_js__WEBPACK_IMPORTED_MODULE_1__.EG)(quasi) ?? "");
                    for (const [at, text] of texts.entries())
                        yield* findHosts(text, texts[at + 1]);
                }
                if (!isName)
                    for (const child of Object.values(node).flatMap(_scopes_js__WEBPACK_IMPORTED_MODULE_1__.iR))
                        stack.push(child);
            }
        }
        function* findHosts(text, next) {
            for (const match of text.matchAll(ADDRESS)) {
                const [address, authority = ""] = match;
                const isCut = match.index + address.length === text.length && next !== undefined && /^[\w.-]/u.test(next);
                if (isCut || NAMESPACE.test(text.slice(Math.max(0, match.index - 100), match.index)))
                    continue;
                const whole = `https://${authority.replace(/[.:!]+$/u, "")}`;
                const host = URL.canParse(whole) ? new URL(whole).host : "";
                if (NAME.test(host) && !FORMATS.has(host))
                    yield host;
            }
        }
    }),
    16365: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O4: function () { return Node20Parser; },
            Y$: function () { return parseModule; },
            iy: function () { return MAX_PARSED_LENGTH; },
            po: function () { return findSyntaxError; }
        });
        var acorn__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54559);
        var _absent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88241);
        const MAX_PARSED_LENGTH = 2 * 1024 * 1024;
        const ES_STATEMENT = /(?:^|[\n;}/])\s{0,100}(?:export\b|import\b(?!\s{0,20}\())/u;
        function parseModule(text, file) {
            if (text.length > MAX_PARSED_LENGTH)
                return (0, _absent_js__WEBPACK_IMPORTED_MODULE_1__.Ge)("has more than 2 MiB");
            if (ES_STATEMENT.test(text)) {
                const program = parse(text, "module", file);
                if (!("absent" in program) && program.body.some(isEsStatement))
                    return { program, isEsModule: true };
            }
            const program = parse(text, "commonjs", file);
            if (!("absent" in program))
                return { program, isEsModule: false };
            const module = parse(text, "module", file);
            if ("absent" in module)
                return program;
            return { program: module, isEsModule: true };
        }
        const isEsStatement = ({ type }) => /^(?:Import|Export)/u.test(type);
        function findSyntaxError(text, kind, SomeParser = LenientParser) {
            if (text.length > MAX_PARSED_LENGTH)
                return (0, _absent_js__WEBPACK_IMPORTED_MODULE_1__.Ge)("has more than 2 MiB");
            let furthest = 0;
            for (const sourceType of kind === undefined ? ["module", "commonjs"] : [kind]) {
                try {
                    parseWhole(text, sourceType, { SomeParser });
                    return undefined;
                }
                catch (error) {
                    if (isTooDeep(error))
                        return (0, _absent_js__WEBPACK_IMPORTED_MODULE_1__.Ge)("is nested too deeply");
                    if (!(error instanceof SyntaxError))
                        throw error;
                    furthest = Math.max(furthest, "pos" in error ? Number(error.pos) : 0);
                }
            }
            return { offset: furthest };
        }
        function parseWhole(text, sourceType, { file, SomeParser = LenientParser, }) {
            return SomeParser.parse(text, {
                sourceType,
                ecmaVersion: "latest",
                ...(file !== undefined && { directSourceFile: file }),
            });
        }
        function isTooDeep(error) {
            return error instanceof RangeError || (error instanceof SyntaxError && error.message.startsWith("Not enough stack"));
        }
        function parse(text, sourceType, file) {
            try {
                return parseWhole(text, sourceType, { file });
            }
            catch (error) {
                if (isTooDeep(error))
                    return (0, _absent_js__WEBPACK_IMPORTED_MODULE_1__.Ge)("is nested too deeply");
                if (error instanceof SyntaxError)
                    return (0, _absent_js__WEBPACK_IMPORTED_MODULE_1__.Ge)("is not JavaScript that can be parsed");
                throw error;
            }
        }
        class LenientParser extends acorn__WEBPACK_IMPORTED_MODULE_0__.iX {
            declareName() {
            }
            checkLocalExport() {
            }
        }
        const { validateRegExpPattern } = acorn__WEBPACK_IMPORTED_MODULE_0__.iX.prototype;
        class Node20Parser extends LenientParser {
            isUsingKeyword() {
                return false;
            }
            validateRegExpPattern(state) {
                const inner = this;
                const { ecmaVersion } = inner.options;
                inner.options.ecmaVersion = 15;
                validateRegExpPattern.call(this, state);
                inner.options.ecmaVersion = ecmaVersion;
            }
        }
    }),
    96421: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Y: function () { return locateOwned; },
            h: function () { return readOwners; }
        });
        var _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95329);
        var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
        var _code_places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65735);
        var _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(827);
        var _source_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40537);
        var _base_text_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60007);
        function readOwners(code, text, workspace, folder) {
            const map = (0, _source_map_js__WEBPACK_IMPORTED_MODULE_1__.w)(code, workspace, folder);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_2__.W0)(map))
                return makeLabelOwners(text);
            const findOriginal = (0, _code_places_js__WEBPACK_IMPORTED_MODULE_0__.SC)(map, text);
            return {
                findOwner(position) {
                    const original = findOriginal(position);
                    if (!original)
                        return { kind: "unknown", hasMap: true, isPlain: false };
                    const { source } = original;
                    if (source.package !== undefined)
                        return { kind: "package", package: source.package };
                    if (source.path !== undefined)
                        return { kind: "own", original };
                    if (BUNDLER_SOURCE.test(source.name))
                        return { kind: "bundler" };
                    return { kind: "unknown", hasMap: true, isPlain: false };
                },
                findFile: (position) => findOriginal(position)?.source.name,
            };
        }
        const BUNDLER_SOURCE = /\0|^\\0|^(?:webpack|rollup|rolldown|vite|commonjs|external)\b(?!.*\/\.\/)/u;
        const LABEL = /^(?:#region )?(?:[\w-]+:)?([^\s"'`]+\.[cm]?[jt]sx?)$/u;
        const MAX_LABELS = 20000;
        const MAX_LABEL_LENGTH = 300;
        const BUNDLER_TRACE = /node_modules\/|__webpack_|__commonJS|__toESM|__esm\(|parcelRequire|getDefaultExportFromCjs/u;
        const MAX_MEAN_LINE_LENGTH = 200;
        function makeLabelOwners(text) {
            const labels = [];
            for (const start of text.startsWith("//") ? [-1, ...(0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.OH)("\n//", text)] : (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.OH)("\n//", text)) {
                if (labels.length === MAX_LABELS)
                    break;
                const from = start + 3;
                const end = text.indexOf("\n", from);
                const line = text.slice(from, Math.min(end === -1 ? text.length : end, from + MAX_LABEL_LENGTH)).trim();
                const file = LABEL.exec(line)?.[1];
                if (file !== undefined)
                    labels.push({ at: from, file });
            }
            const findFile = (_, offset) => labels[(0, _base_text_lists_js__WEBPACK_IMPORTED_MODULE_4__.UY)(labels, ({ at }) => at <= offset) - 1]?.file;
            const isPlain = text.length <= (0, _base_text_bytes_js__WEBPACK_IMPORTED_MODULE_3__.lt)(text) * MAX_MEAN_LINE_LENGTH && !BUNDLER_TRACE.test(text);
            return {
                findFile,
                findOwner(position, offset) {
                    const file = findFile(position, offset);
                    if (file === undefined)
                        return { kind: "unknown", hasMap: false, isPlain: isPlain && labels.length === 0 };
                    const found = (0, _source_maps_map_source_js__WEBPACK_IMPORTED_MODULE_5__.CV)(file);
                    if (found !== undefined)
                        return { kind: "package", package: found };
                    if (BUNDLER_SOURCE.test(file))
                        return { kind: "bundler" };
                    return { kind: "own" };
                },
            };
        }
        function locateOwned(owner, words, { code, position, workspace, folder }) {
            const original = owner.kind === "own" ? owner.original : undefined;
            const source = original && (0, _code_places_js__WEBPACK_IMPORTED_MODULE_0__.ev)(workspace, folder, original);
            const place = source && (0, _code_places_js__WEBPACK_IMPORTED_MODULE_0__.cL)(workspace, source.file, source, words);
            return place ?? (0, _code_places_js__WEBPACK_IMPORTED_MODULE_0__.cL)(workspace, code.path, position, words);
        }
    }),
    66862: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            EG: function () { return getCooked; },
            Lk: function () { return readProgram; },
            Ll: function () { return isNode; },
            TE: function () { return lookUp; },
            Tn: function () { return isFunction; },
            W$: function () { return findFunction; },
            i7: function () { return getKey; },
            iR: function () { return listNodes; },
            mG: function () { return getName; },
            q4: function () { return getText; }
        });
        var _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34367);
        const UNCLEAR = { value: undefined, keys: [], isUnclear: true };
        const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/u;
        const BLOCK = /^(?:BlockStatement|For(?:In|Of)?Statement|SwitchStatement|CatchClause|StaticBlock|Class\w+ion)$/u;
        function readProgram(program, names, list) {
            const listed = [];
            const functions = [];
            const assigned = [];
            const root = { parent: undefined, isFunction: true, names: new Map(), thisClass: undefined };
            const stack = [{ node: program, scope: root, parent: undefined }];
            for (let visit = stack.pop(); visit; visit = stack.pop()) {
                const { node } = visit;
                const scope = openScope(visit);
                declareNames(visit, scope);
                const named = findNamed(node, names);
                if (named)
                    functions.push({ node: named, scope });
                if (node.type === "AssignmentExpression")
                    assigned.push({ node, scope });
                listed.push(...list({ ...visit, scope }));
                const children = Object.values(node).flatMap(listNodes);
                for (const child of children.toReversed())
                    stack.push({ node: child, scope, parent: node });
            }
            for (const { node, scope } of assigned)
                assignValue(node, scope);
            return {
                listed,
                namedFunctions: new Set(functions.flatMap(({ node, scope }) => findFunction(node, scope) ?? [])),
            };
        }
        const isFunction = ({ type }) => FUNCTION.test(type);
        function lookUp(scope, name) {
            for (let at = scope; at; at = at.parent) {
                const binding = at.names.get(name);
                if (binding)
                    return binding;
            }
            return undefined;
        }
        function getKey(node, key) {
            const name = node[key];
            if (node["computed"] === true)
                return getText(name);
            return getName(name) ?? getText(name);
        }
        function getName(node) {
            if (node?.type === "Identifier" || node?.type === "PrivateIdentifier")
                return String(node["name"]);
            return undefined;
        }
        function getText(node) {
            if (node?.type === "Literal")
                return (0, _base_text_json_json_object_js__WEBPACK_IMPORTED_MODULE_0__.fE)(node["value"]);
            if (node?.type !== "TemplateLiteral")
                return undefined;
            const [only, ...others] = node["quasis"];
            if (!only || others.length > 0)
                return undefined;
            return getCooked(only);
        }
        function getCooked(quasi) {
            return quasi["value"].cooked ?? undefined;
        }
        function listNodes(value) {
            if (isNode(value))
                return [value];
            if (!Array.isArray(value))
                return [];
            return value.filter(isNode);
        }
        function isNode(value) {
            return typeof value === "object" && value !== null && typeof value.type === "string";
        }
        function openScope({ node, scope, parent }) {
            const opensFunction = isFunction(node);
            if (!opensFunction && !BLOCK.test(node.type))
                return scope;
            const isMethod = parent?.type === "MethodDefinition";
            const losesThis = opensFunction && node.type !== "ArrowFunctionExpression" && !isMethod;
            let { thisClass } = scope;
            if (node.type.startsWith("Class"))
                thisClass = node;
            else if (losesThis)
                thisClass = undefined;
            return { parent: scope, isFunction: opensFunction, names: new Map(), thisClass };
        }
        function declareNames({ node, scope: outer, parent }, scope) {
            if (isFunction(node) || node.type === "ClassDeclaration" || node.type === "ClassExpression") {
                const owner = node.type.endsWith("Declaration") ? outer : scope;
                bind(owner, node["id"], { value: { node, scope: outer }, keys: [] });
                const values = listGivenValues(node, parent);
                for (const [at, parameter] of listNodes(node["params"]).entries()) {
                    const value = values[at];
                    const first = at === 0 && !value && { firstOf: node };
                    bind(scope, parameter, { value: value && { node: value, scope: outer }, keys: [], ...first });
                }
            }
            else if (node.type === "VariableDeclaration") {
                const owner = node["kind"] === "var" ? findFunctionScope(scope) : scope;
                for (const { id, init } of listNodes(node["declarations"])) {
                    bind(owner, id, { value: isNode(init) ? { node: init, scope } : undefined, keys: [] });
                }
            }
            else if (node.type === "CatchClause") {
                bind(scope, node["param"], UNCLEAR);
            }
            else if (node.type === "ImportDeclaration") {
                const module = getText(node["source"]) ?? "";
                for (const specifier of listNodes(node["specifiers"])) {
                    const imported = specifier["imported"];
                    const name = imported && (getName(imported) ?? getText(imported));
                    bind(scope, specifier["local"], { value: undefined, keys: name === undefined ? [] : [name], module });
                }
            }
        }
        function listGivenValues(node, parent) {
            if (parent?.type !== "CallExpression" || parent["callee"] !== node)
                return [];
            const given = listNodes(parent["arguments"]);
            return given.some(({ type }) => type === "SpreadElement") ? [] : given;
        }
        function findFunctionScope(scope) {
            let at = scope;
            while (!at.isFunction && at.parent)
                at = at.parent;
            return at;
        }
        function bind(scope, pattern, binding) {
            if (!isNode(pattern))
                return;
            switch (pattern.type) {
                case "Identifier": {
                    const name = String(pattern["name"]);
                    const before = scope.names.get(name);
                    if (!before || isWithoutValue(before))
                        scope.names.set(name, binding);
                    else if (!isWithoutValue(binding))
                        scope.names.set(name, UNCLEAR);
                    return;
                }
                case "AssignmentPattern":
                    bind(scope, pattern["left"], binding.firstOf || binding.keys.length > 0 ? binding : UNCLEAR);
                    return;
                case "RestElement":
                    bind(scope, pattern["argument"], UNCLEAR);
                    return;
                case "ArrayPattern":
                    for (const element of listNodes(pattern["elements"]))
                        bind(scope, element, UNCLEAR);
                    return;
                case "ObjectPattern":
                    for (const property of listNodes(pattern["properties"])) {
                        if (property.type !== "Property") {
                            bind(scope, property, UNCLEAR);
                            continue;
                        }
                        const key = getKey(property, "key");
                        const part = key === undefined ? UNCLEAR : { ...binding, keys: [...binding.keys, key] };
                        bind(scope, property["value"], part);
                    }
            }
        }
        function assignValue({ left, right }, scope) {
            if (!isNode(left) || !isNode(right))
                return;
            assignName(scope, left, { value: { node: right, scope }, keys: [] });
            if (left.type !== "ObjectPattern")
                return;
            for (const part of listNodes(left["properties"])) {
                const key = part.type === "Property" ? getKey(part, "key") : undefined;
                const target = (part["value"] ?? part["argument"]);
                const isKnown = key !== undefined && target.type === "Identifier";
                assignName(scope, target, isKnown ? { value: { node: right, scope }, keys: [key] } : UNCLEAR);
            }
        }
        function assignName(scope, target, binding) {
            const name = getName(target.type === "AssignmentPattern" ? target["left"] : target);
            if (name === undefined)
                return;
            for (let at = scope; at; at = at.parent) {
                const before = at.names.get(name);
                if (!before)
                    continue;
                at.names.set(name, isWithoutValue(before) ? binding : UNCLEAR);
                return;
            }
        }
        function isWithoutValue({ value, module, firstOf, isUnclear }) {
            return !value && module === undefined && !firstOf && !isUnclear;
        }
        function findNamed(node, names) {
            const ifNamed = (name, value) => {
                if (name === undefined || !names.has(name) || !isNode(value))
                    return undefined;
                return value;
            };
            switch (node.type) {
                case "FunctionDeclaration":
                    return ifNamed(getName(node["id"]), node);
                case "VariableDeclarator":
                    return ifNamed(getName(node["id"]), node["init"]);
                case "MethodDefinition":
                case "PropertyDefinition":
                case "Property":
                    return ifNamed(getKey(node, "key"), node["value"]);
                case "ExportSpecifier":
                    return ifNamed(getName(node["exported"]), node["local"]);
                case "AssignmentExpression": {
                    const left = node["left"];
                    if (left.type !== "MemberExpression")
                        return undefined;
                    return ifNamed(getKey(left, "property"), node["right"]);
                }
                default:
                    return undefined;
            }
        }
        const MAX_STEPS = 20;
        function findFunction(node, scope, steps = 0) {
            const name = getName(node);
            if (name !== undefined) {
                if (steps >= MAX_STEPS)
                    return undefined;
                const value = lookUp(scope, name)?.value;
                return value && findFunction(value.node, value.scope, steps + 1);
            }
            if (!isFunction(node))
                return undefined;
            const body = node["body"];
            const isGetter = node.type === "ArrowFunctionExpression" && listNodes(node["params"]).length === 0;
            if (isGetter && body.type === "Identifier")
                return findFunction(body, scope, steps + 1);
            return node;
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
    78105: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            findSyntaxFault: function () { return findSyntaxFault; }
        });
        var node_worker_threads__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75919);
        var node_worker_threads__WEBPACK_IMPORTED_MODULE_0___default = __webpack_require__.n(node_worker_threads__WEBPACK_IMPORTED_MODULE_0__);
        var _base_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37569);
        var _absent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88241);
        var _parse_module_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16365);
        async function findSyntaxFault({ path }, text) {
            const kind = getModuleKind(path);
            const error = (0, _parse_module_js__WEBPACK_IMPORTED_MODULE_1__.po)(text, kind);
            if (error === undefined)
                return findNewerSyntax(path, text, kind);
            if ((0, _absent_js__WEBPACK_IMPORTED_MODULE_2__.W0)(error))
                return error;
            const { at, words } = locate(path, text, error.offset);
            const faultKind = classifyFault(text, error.offset);
            if (faultKind !== "other" || kind === "commonjs")
                return { kind: faultKind, at, words };
            return { kind: (await canCompileAsModule(text)) ? "new" : "other", at, words };
        }
        function findNewerSyntax(path, text, kind) {
            const error = (0, _parse_module_js__WEBPACK_IMPORTED_MODULE_1__.po)(text, kind, _parse_module_js__WEBPACK_IMPORTED_MODULE_1__.O4);
            if (error === undefined || (0, _absent_js__WEBPACK_IMPORTED_MODULE_2__.W0)(error))
                return undefined;
            const word = /\busing\s+$/u.exec(text.slice(Math.max(0, error.offset - MAX_WORDS), error.offset))?.[0] ?? "";
            return { kind: "newer", ...locate(path, text, error.offset - word.length) };
        }
        function getModuleKind(path) {
            if (path.endsWith(".mjs"))
                return "module";
            return path.endsWith(".cjs") ? "commonjs" : undefined;
        }
        const MAX_WORDS = 40;
        function locate(file, text, offset) {
            const before = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.p)(text.slice(0, offset));
            const [rest = ""] = (0, _base_text_lines_js__WEBPACK_IMPORTED_MODULE_3__.p)(text.slice(offset, offset + MAX_WORDS));
            const words = rest.trimEnd();
            const start = { line: before.length, column: (before.at(-1) ?? "").length + 1 };
            return { at: { file, range: { start, end: { ...start, column: start.column + words.length } } }, words };
        }
        function classifyFault(text, offset) {
            if (/^(?:\ufffd\ufffd|.?\0.\0|\0.\0)/su.test(text))
                return "utf-16";
            if (/^\s*<(?:!doctype\s+html|html|head|body)\b/iu.test(text))
                return "html";
            if (isJson(text))
                return "json";
            const line = text.slice(Math.max(text.lastIndexOf("\n", offset - 1), text.lastIndexOf("\r", offset - 1)) + 1);
            if (/^(?:<{7} |={7}[\r\n]|>{7} )/u.test(line))
                return "conflict";
            return offset >= text.trimEnd().length ? "cut" : "other";
        }
        function isJson(text) {
            if (!/^\s*[{[]/u.test(text))
                return false;
            try {
                JSON.parse(text);
                return true;
            }
            catch {
                return false;
            }
        }
        const COMPILE = `const { parentPort } = require("node:worker_threads");
const { SourceTextModule } = require("node:vm");
parentPort.on("message", (text) => {
  try {
    new SourceTextModule(text);
    parentPort.postMessage(true);
  } catch {
    parentPort.postMessage(false);
  }
});`;
        let compiler;
        let last = Promise.resolve();
        function canCompileAsModule(text) {
            const answer = last.then(() => askCompiler((compiler ??= startCompiler()), text));
            last = answer;
            return answer;
        }
        function startCompiler() {
            const worker = new node_worker_threads__WEBPACK_IMPORTED_MODULE_0__.Worker(COMPILE, {
                eval: true,
                env: {},
                stdout: true,
                stderr: true,
                execArgv: ["--experimental-vm-modules", "--no-warnings"],
                resourceLimits: { maxOldGenerationSizeMb: 256 },
            });
            const started = { worker, onAnswer: (() => undefined) };
            worker.on("message", (isAccepted) => {
                started.onAnswer(isAccepted);
            });
            const onEnd = () => {
                if (compiler === started)
                    compiler = undefined;
                started.onAnswer(false);
            };
            worker.on("error", onEnd).on("exit", onEnd);
            return started;
        }
        function askCompiler(asked, text) {
            const { worker } = asked;
            return new Promise((resolve) => {
                asked.onAnswer = (isAccepted) => {
                    worker.unref();
                    resolve(isAccepted);
                };
                worker.ref();
                worker.postMessage(text);
            });
        }
    }),
    27225: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findUndeclaredUses: function () { return findUndeclaredUses; }
        });
        var bytes = __webpack_require__(95329);
        var text_location = __webpack_require__(55339);
        var absent = __webpack_require__(88241);
        var code_owner = __webpack_require__(96421);
        var parse_module = __webpack_require__(16365);
        var scopes = __webpack_require__(66862);
        ;
        const LOADED = /^<(?:(?:img|script|iframe|audio|video|source|track|embed)>\.src|(?:img|source)>\.srcset|video>\.poster)$/iu;
        const LOADING_LINKS = /^(?:stylesheet|icon|preload|modulepreload|prefetch|manifest)$/u;
        const MADE = /^(?:Worker|SharedWorker|Audio|importScripts)$/u;
        const REMOTE = /^\s*(?:(?:https?|wss?):)?\/\//iu;
        function findRemoteLoad({ kind, node, scope, value }, path, { resolve, links }) {
            if (kind !== "called" && kind !== "written")
                return undefined;
            if ("source" in node)
                return isRemote(node["source"], scope) ? "import of an https address" : undefined;
            const isLoaded = (target, address, owner) => {
                const isLink = target === "<link>.href" && links.has(findBinding(owner, scope));
                return (isLink || LOADED.test(target)) && isRemote(address, scope);
            };
            const format = (target) => target.replace(/^<(\w+)>/u, "$1");
            if (kind === "written") {
                if (path === undefined || !isLoaded(path, value, node["object"]))
                    return undefined;
                return format(path);
            }
            const [first, second] = (0, scopes.iR)(node["arguments"]);
            if (path === undefined || !first)
                return undefined;
            if (MADE.test(path))
                return isRemote(first, scope) ? `${path} of an https address` : undefined;
            const element = /^(<\w+>)\.setAttribute$/u.exec(path)?.[1];
            if (element !== undefined) {
                const target = `${element}.${(0, scopes.q4)(first)?.toLowerCase() ?? ""}`;
                if (!isLoaded(target, second, node["callee"]["object"]))
                    return undefined;
                return format(target);
            }
            if (path !== "Object.assign" || second?.type !== "ObjectExpression")
                return undefined;
            const assigned = resolve(first, scope) ?? "";
            const properties = listProperties(second);
            const isLink = LOADING_LINKS.test((0, scopes.q4)(properties.get("rel")) ?? "");
            const loaded = [...properties].find(([key, address]) => {
                const isLinked = isLink && assigned === "<link>" && key === "href" && isRemote(address, scope);
                return isLinked || isLoaded(`${assigned}.${key}`, address, undefined);
            });
            return loaded && format(`${assigned}.${loaded[0]}`);
        }
        function findLoadingLinks(occurrences, resolve) {
            const found = new Set();
            for (const { kind, node, scope, value } of occurrences) {
                if (kind !== "written" || (0, scopes.i7)(node, "property") !== "rel")
                    continue;
                if (!LOADING_LINKS.test((0, scopes.q4)(value) ?? "") || resolve(node, scope) !== "<link>.rel")
                    continue;
                const binding = findBinding(node["object"], scope);
                if (binding)
                    found.add(binding);
            }
            return found;
        }
        const findBinding = (node, scope) => (0, scopes.TE)(scope, (0, scopes.mG)(node) ?? "");
        const listProperties = (object) => new Map((0, scopes.iR)(object["properties"]).flatMap((property) => {
            const key = property.type === "Property" ? (0, scopes.i7)(property, "key") : undefined;
            if (key === undefined)
                return [];
            return [[key, property["value"]]];
        }));
        const MAX_STEPS = 10;
        function isRemote(value, scope, steps = 0) {
            const [node] = (0, scopes.iR)(value);
            if (!node || steps > MAX_STEPS)
                return false;
            const name = (0, scopes.mG)(node);
            const binding = name === undefined ? undefined : (0, scopes.TE)(scope, name);
            if (binding?.value && binding.keys.length === 0)
                return isRemote(binding.value.node, binding.value.scope, steps + 1);
            if (node.type === "BinaryExpression" && node["operator"] === "+")
                return isRemote(node["left"], scope, steps + 1);
            if (node.type !== "TemplateLiteral")
                return REMOTE.test((0, scopes.q4)(node) ?? "");
            const [start] = (0, scopes.iR)(node["quasis"]);
            const text = start && (0, scopes.EG)(start);
            if (text !== "")
                return REMOTE.test(text ?? "");
            return isRemote((0, scopes.iR)(node["expressions"])[0], scope, steps + 1);
        }
        ;
        const CALL = /^(?:CallExpression|NewExpression|ImportExpression)$/u;
        const IMPORT = /^(?:ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/u;
        const VALUE = /^(?:Identifier|MemberExpression)$/u;
        const PASSED = new Map([
            ["CallExpression", "arguments"],
            ["NewExpression", "arguments"],
            ["VariableDeclarator", "init"],
            ["AssignmentExpression", "right"],
            ["AssignmentPattern", "right"],
            ["Property", "value"],
            ["PropertyDefinition", "value"],
            ["ReturnStatement", "argument"],
            ["ArrowFunctionExpression", "body"],
            ["ArrayExpression", "elements"],
            ["ClassDeclaration", "superClass"],
            ["ClassExpression", "superClass"],
        ]);
        function listOccurrences({ node, scope, parent }) {
            const found = [];
            if (CALL.test(node.type) || (IMPORT.test(node.type) && node["source"]))
                found.push({ kind: "called", node, scope, parent: node });
            const key = parent?.type === "ObjectPattern" ? undefined : PASSED.get(node.type);
            for (const passed of key === undefined ? [] : (0, scopes.iR)(node[key])) {
                if (VALUE.test(passed.type))
                    found.push({ kind: "passed", node: passed, scope, parent: node });
            }
            const keysOf = findKeysOwner(node);
            if (keysOf)
                found.push({ kind: "keys", node: keysOf, scope, parent: node });
            if (node.type === "MemberExpression" && parent)
                found.push(...listAccesses(node, scope, parent));
            return found;
        }
        function findKeysOwner(node) {
            if (node.type === "ForInStatement" || (node.type === "BinaryExpression" && node["operator"] === "in"))
                return node["right"];
            if (node.type !== "SpreadElement")
                return undefined;
            return node["argument"];
        }
        function listAccesses(node, scope, parent) {
            const access = { node, scope, parent };
            if (parent.type === "AssignmentExpression" && parent["left"] === node) {
                const isPlain = parent["operator"] === "=";
                const written = { ...access, kind: "written", ...(isPlain && { value: parent["right"] }) };
                if (isPlain)
                    return [written];
                return [{ ...access, kind: "read" }, written];
            }
            if (parent.type === "UpdateExpression")
                return [
                    { ...access, kind: "read" },
                    { ...access, kind: "written" },
                ];
            if (parent.type === "UnaryExpression" && parent["operator"] === "delete")
                return [{ ...access, kind: "written" }];
            if (parent["callee"] === node)
                return [];
            return [{ ...access, kind: "read" }];
        }
        function findFulfilled(occurrences, findFunction) {
            const found = new Map();
            for (const { kind, node, scope } of occurrences) {
                const callee = node["callee"];
                if (kind !== "called" || callee?.type !== "MemberExpression")
                    continue;
                if ((0, scopes.mG)(callee["property"]) !== "then")
                    continue;
                const [first] = (0, scopes.iR)(node["arguments"]);
                const callback = first && ((0, scopes.Tn)(first) ? first : findFunction(first, scope));
                if (callback)
                    found.set(callback, { node: callee["object"], scope });
            }
            return found;
        }
        ;
        const GLOBAL_OBJECTS = new Set(["globalThis", "window", "self", "global", "top", "parent"]);
        const resolve_path_MAX_STEPS = 20;
        const MAX_SHIM_LENGTH = 400;
        const REQUIRE = /^_*(?:webpack_)?require_*\d*$/u;
        const REQUIRES = /^(?:#?process\.getBuiltinModule|(?:module|process\.mainModule)\.require|#module\.createRequire\(\))$/u;
        const SDK = "plugin-preflight/sdk";
        const ELEMENTS = new Map([
            ["Image", "<img>"],
            ["Audio", "<audio>"],
        ]);
        function makePathResolver({ text, hooks, fulfilled }) {
            const sdkClasses = new Map();
            const known = new Map();
            const resolve = (node, scope, steps) => {
                if (known.has(node) || steps > resolve_path_MAX_STEPS)
                    return known.get(node);
                known.set(node, undefined);
                const path = resolveNode(node, scope, steps);
                known.set(node, path);
                return path;
            };
            const resolveNode = (node, scope, steps) => {
                const within = (inner) => resolve(inner, scope, steps + 1);
                switch (node.type) {
                    case "Identifier":
                        return resolveName(String(node["name"]), scope, steps);
                    case "ThisExpression":
                    case "Super":
                        if (isPlugin(scope.thisClass, scope, steps))
                            return "#this";
                        if (node.type === "ThisExpression")
                            return undefined;
                        return addCall(within(scope.thisClass?.["superClass"] ?? node));
                    case "MemberExpression": {
                        const key = (0, scopes.i7)(node, "property") ?? "*";
                        const object = within(node["object"]);
                        const isOwn = node["object"].type === "ThisExpression" && hasMember(scope, key);
                        if (object === undefined && key === "notificationService")
                            return "#context.notificationService";
                        if (object === undefined || isOwn)
                            return undefined;
                        return joinKeys(object, [key]);
                    }
                    case "ChainExpression":
                        return within(node["expression"]);
                    case "AwaitExpression":
                        return within(node["argument"]);
                    case "SequenceExpression":
                        return within((0, scopes.iR)(node["expressions"]).at(-1));
                    case "ConditionalExpression":
                        return within(node["consequent"]) ?? within(node["alternate"]);
                    case "LogicalExpression":
                        return within(node["left"]) ?? within(node["right"]);
                    case "AssignmentExpression":
                        return within(node["right"]);
                    case "ImportExpression":
                        return makeModulePath((0, scopes.q4)(node["source"]));
                    case "CallExpression":
                        return resolveCall(node, scope, steps);
                    case "NewExpression": {
                        const made = within(node["callee"]);
                        return ELEMENTS.get(made ?? "") ?? addCall(made);
                    }
                    default:
                        return undefined;
                }
            };
            const resolveName = (name, scope, steps) => {
                const binding = (0, scopes.TE)(scope, name);
                if (!binding)
                    return GLOBAL_OBJECTS.has(name) ? "" : name;
                const { module, keys, firstOf } = binding;
                if (module !== undefined)
                    return joinKeys(makeModulePath(module), keys);
                if (firstOf && hooks.has(firstOf))
                    return joinKeys("#context", keys);
                const value = binding.value ?? (firstOf && fulfilled.get(firstOf));
                return value && joinKeys(resolve(value.node, value.scope, steps + 1), keys);
            };
            const resolveCall = (node, scope, steps) => {
                const callee = node["callee"];
                const [first] = (0, scopes.iR)(node["arguments"]);
                const specifier = (0, scopes.q4)(first);
                if (specifier !== undefined && isRequire(callee, scope, steps))
                    return makeModulePath(specifier);
                const key = callee.type === "MemberExpression" ? (0, scopes.i7)(callee, "property") : undefined;
                if (key === "bind")
                    return resolve(callee["object"], scope, steps + 1);
                const result = key === "then" && first ? findResult(first) : undefined;
                if (result)
                    return resolve(result, scope, steps + 1);
                const called = resolve(callee, scope, steps + 1);
                if (called === "document.createElement")
                    return specifier === undefined ? undefined : `<${specifier.toLowerCase()}>`;
                const isSame = called === "#util.promisify" || called === "Object.assign";
                if (isSame && first)
                    return resolve(first, scope, steps + 1);
                const isHelper = key === "n" || (key === undefined && (0, scopes.mG)(skipSequence(callee)) !== undefined);
                const passed = isHelper && specifier === undefined ? resolve(first ?? callee, scope, steps + 1) : undefined;
                if (passed?.startsWith("#") === true && !passed.includes(".") && passed !== "#this")
                    return passed;
                return addCall(called);
            };
            const isRequire = (callee, scope, steps) => {
                if (REQUIRES.test(resolve(callee, scope, steps + 1) ?? ""))
                    return true;
                const name = (0, scopes.mG)(callee);
                if (name === undefined)
                    return false;
                if (REQUIRE.test(name))
                    return true;
                const { node: value } = (0, scopes.TE)(scope, name)?.value ?? {};
                if (!value)
                    return false;
                return /\b(?:require|createRequire)\b/u.test(text.slice(value.start, Math.min(value.end, value.start + MAX_SHIM_LENGTH)));
            };
            const isPlugin = (node, scope, steps) => {
                const parent = node?.["superClass"];
                if (!parent || steps > resolve_path_MAX_STEPS)
                    return false;
                const path = resolve(parent, scope, steps + 1);
                if (path !== undefined)
                    return path === `#${SDK}.BasePlugin`;
                const base = (0, scopes.TE)(scope, (0, scopes.mG)(parent) ?? "")?.value;
                if (base?.node.type.startsWith("Class") !== true)
                    return false;
                const isSdk = sdkClasses.get(base.node) ?? isSdkClass(text.slice(base.node.start, base.node.end));
                sdkClasses.set(base.node, isSdk);
                return isSdk || isPlugin(base.node, base.scope, steps + 1);
            };
            return (node, scope) => resolve(node, scope, 0);
        }
        function resolveBase(resolve, node, scope, steps = 0) {
            const value = node.type.startsWith("Class") ? { node, scope } : (0, scopes.TE)(scope, (0, scopes.mG)(node) ?? "")?.value;
            if (value?.node.type.startsWith("Class") !== true || steps > resolve_path_MAX_STEPS)
                return undefined;
            const parent = value.node["superClass"];
            if (!parent)
                return undefined;
            return resolve(parent, value.scope) ?? resolveBase(resolve, parent, value.scope, steps + 1);
        }
        function hasMember({ thisClass }, key) {
            const body = thisClass?.["body"];
            return (0, scopes.iR)(body?.["body"]).some((member) => (0, scopes.Ll)(member["key"]) && (0, scopes.i7)(member, "key") === key);
        }
        function findResult(node) {
            if (!(0, scopes.Tn)(node) || (0, scopes.iR)(node["params"]).length > 0)
                return undefined;
            const body = node["body"];
            if (body.type !== "BlockStatement")
                return body;
            const [only, ...others] = (0, scopes.iR)(body["body"]);
            if (only?.type !== "ReturnStatement" || others.length > 0)
                return undefined;
            return (0, scopes.iR)(only["argument"])[0];
        }
        function isSdkClass(code) {
            return ["setStorage", "getStorage", "notificationService"].every((word) => code.includes(word));
        }
        function skipSequence(node) {
            if (node.type !== "SequenceExpression")
                return node;
            return (0, scopes.iR)(node["expressions"]).at(-1) ?? node;
        }
        function makeModulePath(specifier) {
            return specifier?.replace(/^(?:node:)?/u, "#").replace(/\/promises$/u, "");
        }
        function addCall(path) {
            return path?.concat("()");
        }
        function joinKeys(path, keys) {
            if (path === undefined)
                return undefined;
            const parts = keys.filter((key) => key !== "default" && (key !== "promises" || !path.startsWith("#")));
            const [first] = parts;
            if (path === "" && parts.length === 1 && first !== undefined && GLOBAL_OBJECTS.has(first))
                return "";
            const joined = [...(path === "" ? [] : [path]), ...parts].join(".");
            return joined.replace(/^document\.defaultView(?:\.|$)/u, "");
        }
        ;
        const USES = [
            ["network-access", /^(?:fetch|XMLHttpRequest|WebSocket|EventSource|WebTransport|navigator\.sendBeacon)$/u],
            ["network-access", /^(?:(?:webkit)?RTCPeerConnection|caches\.open\(\)\.add(?:All)?)$/u],
            ["network-access", /^#(?:https?\.(?:request|get|ClientRequest)|http2\.connect|tls\.connect)$/u],
            ["network-access", /^#net\.(?:connect|createConnection|(?:Socket|Stream)\(\)\.connect)$/u],
            ["network-access", /^#(?:dns\.(?:Resolver\(\)\.)?(?:lookup|resolve|reverse)\w*|dgram\.createSocket)$/u],
            ["network-access", /^#plugin-preflight\/sdk\.(?:checkForUpdate|Analytics)$/u],
            ["storage-read", /^#(?:this\.getStorage|context\.storage\.get)$/u],
            ["storage-read", /^(?:(?:local|session)Storage|Storage\.prototype)\.(?:getItem|key|hasOwnProperty)$/u],
            ["storage-read", /^(?:caches\.(?:match|has|keys)|cookieStore\.get(?:All)?|indexedDB\.databases)$/u],
            ["storage-write", /^#(?:this\.setStorage|context\.storage\.(?:set|delete))$/u],
            ["storage-write", /^(?:(?:local|session)Storage|Storage\.prototype)\.(?:setItem|removeItem|clear)$/u],
            [
                "storage-write",
                /^(?:(?:indexedDB\.(?:open|deleteDatabase)|caches\.(?:open|delete)|cookieStore\.(?:set|delete)))$/u,
            ],
            ["filesystem-access", /^show(?:OpenFile|SaveFile|Directory)Picker$/u],
            ["notifications", /^#(?:this|context\.notificationService)\.notify$|^Notification(?:\.requestPermission)?$/u],
            ["notifications", /^(?:registration|navigator\.serviceWorker\.(?:ready|\w+\(\)))\.showNotification$/u],
            ["clipboard-read", /^navigator\.clipboard\.read(?:Text)?$/u],
            ["clipboard-write", /^navigator\.clipboard\.write(?:Text)?$/u],
            ["geolocation", /^navigator\.geolocation\.(?:getCurrentPosition|watchPosition)$/u],
            ["microphone", /^(?:webkit)?SpeechRecognition$/u],
            ["contacts", /^navigator\.contacts\.select$/u],
        ];
        const STORAGE = /^(?:local|session)Storage$/u;
        const STORED = /^document\.cookie$|^(?:local|session)Storage\.(?!(?:getItem|setItem|removeItem|clear|key|length|constructor|toString|hasOwnProperty|__proto__)$)[^.]+$/u;
        const LISTS_KEYS = /^(?:Object\.(?:keys|values|entries|getOwnPropertyNames)|Reflect\.ownKeys|JSON\.stringify)$/u;
        const TESTS = /^(?:Boolean|String|console\.\w+|(?:Object|Reflect|JSON)\..*|.*\.(?:call|apply|bind))$/u;
        const FILES = /^#fs\.(?!(?:f?stat|lstat|exists|access|realpath|constants|close|statfs)(?:Sync)?$)(?:[a-z]\w*|(?:Read|Write)Stream)$/u;
        const WRITES = /^#fs\.(?:write|append|mkd|mkdt|rm|unlink|rename|copyFile|cp|symlink|link|truncate|ch(?:mod|own)|utimes|createWrite|WriteStream)/u;
        const OWN_FILES = /\b(?:import\.meta|import_meta|__dirname|__filename|require\.resolve)\b/u;
        const OUTPUT = /^[12]$|\bprocess\.std(?:out|err)\.fd\b/u;
        function findPermissionCalls(text, program, hooks) {
            const { listed: occurrences, namedFunctions } = (0, scopes.Lk)(program, hooks, listOccurrences);
            const fulfilled = findFulfilled(occurrences, scopes.W$);
            const resolve = makePathResolver({ text, hooks: namedFunctions, fulfilled });
            const search = { text, resolve, links: findLoadingLinks(occurrences, resolve) };
            return occurrences.flatMap((occurrence) => {
                const { kind, node } = occurrence;
                const use = findUse(occurrence, search);
                if (!use)
                    return [];
                const { path, permissions } = use;
                const mayBeOwnFile = FILES.test(path) && !WRITES.test(path);
                const name = path.replace(/^#(?:this\.|context\.)?(?:plugin-preflight\/sdk\.)?/u, "").replace(/\(\)|\.\*$/gu, "");
                const { start, end } = kind === "called" ? (node["callee"] ?? node) : node;
                return permissions.map((permission) => ({
                    permission,
                    name,
                    start,
                    end,
                    mayBeOwnFile,
                    isCalled: kind !== "passed",
                }));
            });
        }
        function findCallUse(occurrence, search) {
            const { node, scope } = occurrence;
            const { resolve, text } = search;
            const call = readCall(node, scope, resolve);
            const load = findRemoteLoad(occurrence, call?.path, search);
            if (load !== undefined)
                return { path: load, permissions: ["network-access"] };
            if (!call)
                return undefined;
            const { path, values } = call;
            const stored = (values[0] && resolve(values[0], scope)) ?? "";
            if (STORAGE.test(stored)) {
                if (LISTS_KEYS.test(path))
                    return { path: stored, permissions: ["storage-read"] };
                if (path === "Object.assign")
                    return { path: stored, permissions: ["storage-write"] };
            }
            return { path, permissions: findCalledPermissions(path, values, occurrence, text) };
        }
        function readCall(node, scope, resolve) {
            const callee = node["callee"];
            if (!callee)
                return undefined;
            const values = (0, scopes.iR)(node["arguments"]);
            const path = tidy(resolve(callee, scope)) ?? (node.type === "NewExpression" ? resolveBase(resolve, callee, scope) : "");
            if (path === undefined || path === "")
                return undefined;
            const [first, second, third] = values;
            const listElements = (list) => (0, scopes.iR)(list?.["elements"]);
            if ((path === "Reflect.apply" || path === "Reflect.construct") && first) {
                const called = tidy(resolve(first, scope)) ?? "";
                return { path: called, values: listElements(path === "Reflect.apply" ? third : second) };
            }
            const [, called, how] = /^(.+)\.(call|apply)$/u.exec(path) ?? [];
            if (called === undefined)
                return { path, values };
            return { path: called, values: how === "call" ? values.slice(1) : listElements(second) };
        }
        const tidy = (path) => path?.replace(/^#this\.context\b/u, "#context");
        function findUse(occurrence, search) {
            const { kind, node, scope, parent } = occurrence;
            if (kind === "called")
                return findCallUse(occurrence, search);
            const path = tidy(search.resolve(node, scope)) ?? "";
            switch (kind) {
                case "written": {
                    const load = findRemoteLoad(occurrence, path, search);
                    if (load !== undefined)
                        return { path: load, permissions: ["network-access"] };
                    if (STORED.test(path))
                        return { path, permissions: ["storage-write"] };
                    return undefined;
                }
                case "read":
                    if (STORED.test(path))
                        return { path, permissions: ["storage-read"] };
                    return undefined;
                case "keys": {
                    const key = parent["operator"] === "in" ? (0, scopes.q4)(parent["left"]) : undefined;
                    if (!STORAGE.test(path) || !STORED.test(`${path}.${key ?? "*"}`))
                        return undefined;
                    return { path, permissions: ["storage-read"] };
                }
                default: {
                    if (!STORAGE.test(path))
                        return { path, permissions: findPermissions(path) };
                    const isName = parent.type === "VariableDeclarator" || parent.type === "AssignmentExpression";
                    const callee = parent["callee"];
                    const called = (callee && search.resolve(callee, scope)) ?? "";
                    if (isName || TESTS.test(called))
                        return undefined;
                    return { path, permissions: ["storage-read", "storage-write"] };
                }
            }
        }
        function findPermissions(path) {
            if (path === "")
                return [];
            if (FILES.test(path))
                return ["filesystem-access"];
            return USES.filter(([, pattern]) => pattern.test(path)).map(([permission]) => permission);
        }
        function findCalledPermissions(path, [first], { node, scope }, text) {
            const mentions = (pattern) => first !== undefined && mentionsText(first, scope, pattern, text);
            switch (path) {
                case "navigator.mediaDevices.getUserMedia":
                case "navigator.getUserMedia":
                case "navigator.webkitGetUserMedia":
                    return findMedia(first, scope);
                case "document.execCommand":
                    return COMMANDS.get((0, scopes.q4)(first) ?? "") ?? [];
                case "fetch":
                    if (isPreload(node, text))
                        return [];
                    if (isOwnByDefault(first, node, text))
                        return [];
                    if (mentions(OWN_FILES) || /^(?:data|blob|about):|^\.\.?\//u.test((0, scopes.q4)(first) ?? ""))
                        return [];
            }
            if (FILES.test(path) && !WRITES.test(path) && mentions(OWN_FILES))
                return [];
            if (/^#fs\.write(?:Sync)?$/u.test(path) && mentions(OUTPUT))
                return [];
            return findPermissions(path);
        }
        const MAX_PRELOAD_LENGTH = 1500;
        function isPreload({ start, end }, text) {
            const isOfLink = /^fetch\(\w+\.href\b/u.test(text.slice(start, Math.min(end, start + MAX_TEXT_LENGTH)));
            return isOfLink && text.slice(Math.max(0, start - MAX_PRELOAD_LENGTH), start).includes("modulepreload");
        }
        function isOwnByDefault(address, { start }, text) {
            const name = (0, scopes.mG)(address);
            if (name === undefined)
                return false;
            const before = text.slice(Math.max(0, start - MAX_PRELOAD_LENGTH), start);
            return [...before.matchAll(OWN_DEFAULT)].some(([, set]) => set === name);
        }
        const OWN_DEFAULT = /([\w$]+)\s*=\s*new URL\([^()]{1,200}\bimport\.meta\b/gu;
        const COMMANDS = new Map([
            ["copy", ["clipboard-write"]],
            ["cut", ["clipboard-write"]],
            ["paste", ["clipboard-read"]],
        ]);
        const DEVICES = [
            ["video", "camera"],
            ["audio", "microphone"],
        ];
        function findMedia(wanted, scope) {
            const name = (0, scopes.mG)(wanted);
            const object = name === undefined ? wanted : (0, scopes.TE)(scope, name)?.value?.node;
            if (object?.type !== "ObjectExpression")
                return [];
            const has = (key) => (0, scopes.iR)(object["properties"]).some((property) => {
                if (property.type !== "Property" || (0, scopes.i7)(property, "key") !== key)
                    return false;
                const value = property["value"];
                const isShortTrue = value["operator"] === "!" && value["argument"]["value"] === 0;
                return value["value"] === true || isShortTrue || value.type === "ObjectExpression";
            });
            return DEVICES.filter(([key]) => has(key)).map(([, permission]) => permission);
        }
        const MAX_HOPS = 3;
        const MAX_NODES = 200;
        const MAX_TEXT_LENGTH = 2000;
        function mentionsText(node, scope, pattern, text, hops = 0) {
            if (pattern.test(text.slice(node.start, Math.min(node.end, node.start + MAX_TEXT_LENGTH))))
                return true;
            if (hops === MAX_HOPS)
                return false;
            const names = new Set();
            const stack = [node];
            for (let count = 0; count < MAX_NODES; count++) {
                const next = stack.pop();
                if (!next)
                    break;
                const name = (0, scopes.mG)(next);
                if (name !== undefined)
                    names.add(name);
                for (const value of Object.values(next))
                    stack.push(...(0, scopes.iR)(value).slice(0, MAX_NODES));
            }
            return [...names].some((name) => {
                const value = (0, scopes.TE)(scope, name)?.value;
                return value !== undefined && mentionsText(value.node, value.scope, pattern, text, hops + 1);
            });
        }
        var permission_signs = __webpack_require__(72730);
        var lines = __webpack_require__(37569);
        ;
        function findUndeclaredUses({ modules, unreadModule }, search) {
            const uses = [];
            let unread = unreadModule;
            for (const code of modules) {
                const permissions = search.permissions.filter((permission) => (0, permission_signs.Yq)(permission, code.latin1));
                if (permissions.length === 0)
                    continue;
                const found = findUses(code, { ...search, permissions });
                if ((0, absent.W0)(found))
                    unread ??= found;
                else
                    uses.push(...found);
            }
            return { uses, unread };
        }
        const MAX_PLACES = 20;
        function findUses(code, search) {
            const { workspace, folder, permissions, hooks } = search;
            const text = (0, bytes.sh)(Buffer.from(code.latin1, "latin1"));
            const parsed = (0, parse_module.Y$)(text);
            if ((0, absent.W0)(parsed))
                return (0, absent.Ge)(`${code.name} ${parsed.absent}`);
            const calls = findPermissionCalls(text, parsed.program, hooks).filter((call) => permissions.includes(call.permission));
            if (calls.length === 0)
                return [];
            const owners = (0, code_owner.h)(code, text, workspace, folder);
            const findPosition = (0, lines.u)(text).position;
            const ownFiles = findOwnFileReaders(text, owners, findPosition);
            const counts = new Map();
            return calls.flatMap((call) => {
                const position = findPosition(call.start);
                const owner = owners.findOwner(position, call.start);
                if (owner.kind === "bundler")
                    return [];
                const packageName = owner.kind === "package" ? (0, bytes.j5)(owner.package) : undefined;
                const key = JSON.stringify([call.permission, owner.kind, packageName]);
                const count = (counts.get(key) ?? 0) + 1;
                counts.set(key, count);
                if (count > MAX_PLACES)
                    return [];
                const name = (0, bytes.j5)(call.name);
                const place = { code, position, workspace, folder };
                return [
                    {
                        permission: call.permission,
                        name,
                        isCalled: call.isCalled,
                        file: code.name,
                        mayBeOwnFile: call.mayBeOwnFile && ownFiles.has(owners.findFile(position, call.start)),
                        owner: owner.kind,
                        package: packageName,
                        isPlain: owner.kind === "unknown" && owner.isPlain,
                        hasMap: owner.kind !== "unknown" || owner.hasMap,
                        at: (0, code_owner.Y)(owner, name.slice(name.lastIndexOf(".") + 1).replace(/ .*$/u, ""), place) ??
                            (0, text_location.i)(code.path, undefined),
                    },
                ];
            });
        }
        const MAX_READERS = 1000;
        function findOwnFileReaders(text, owners, findPosition) {
            const found = new Set();
            let count = 0;
            for (const { index } of text.matchAll(new RegExp(OWN_FILES, "gu"))) {
                if (++count > MAX_READERS)
                    break;
                found.add(owners.findFile(findPosition(index), index));
            }
            return found;
        }
    }),
    71649: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            findUnmetImports: function () { return findUnmetImports; }
        });
        var bytes = __webpack_require__(95329);
        var text_lines = __webpack_require__(37569);
        var text_location = __webpack_require__(55339);
        var absent = __webpack_require__(88241);
        var code_owner = __webpack_require__(96421);
        var lists = __webpack_require__(60007);
        var parse_module = __webpack_require__(16365);
        var scopes = __webpack_require__(66862);
        ;
        function parseImports(text, isModule) {
            const parsed = (0, parse_module.Y$)(text);
            if ((0, absent.W0)(parsed))
                return parsed;
            const hasRequire = !parsed.isEsModule && !isModule;
            const { listed } = (0, scopes.Lk)(parsed.program, new Set(), listParts);
            const listBlocks = (kind) => listed.filter((part) => part.kind === kind);
            const isInFunction = makeSpanFinder(listBlocks("function"));
            const conditions = listBlocks("condition");
            const returned = listBlocks("return").find(({ start }) => !isInFunction(start));
            const isConditional = makeSpanFinder(returned ? [...conditions, { ...returned, end: Infinity }] : conditions);
            return listed.flatMap((part) => {
                if (part.kind !== "asked")
                    return [];
                const { node, by, scope } = part;
                const words = (0, scopes.q4)(node);
                if (words === undefined)
                    return [];
                const specifier = Buffer.from(words).toString();
                const [isLazy, mayNotRun] = [isInFunction(node.start), isConditional(node.start)];
                const imported = { specifier, isCertain: by !== "import()" && !isLazy && !mayNotRun, start: node.start + 1 };
                if (by === "import" || by === "import()")
                    return [{ ...imported, form: "import" }];
                const isReal = hasRealRequire(by, scope, hasRequire);
                if (isReal === undefined || (!isReal && mayNotRun))
                    return [];
                return [{ ...imported, form: "require" }];
            });
        }
        const STATIC = /^(?:ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/u;
        const REQUIRES = new Set(["require", "__require"]);
        const LOOP = /^(?:For(?:In|Of)?|While|DoWhile)Statement$/u;
        function listParts({ node, scope }) {
            const { type, start, end } = node;
            const listAsked = (by, asked) => asked.map((one) => ({ kind: "asked", by, node: one, scope }));
            if ((0, scopes.Tn)(node))
                return [{ kind: "function", start, end }];
            if (STATIC.test(type))
                return listAsked("import", (0, scopes.iR)(node["source"]));
            if (type === "ImportExpression")
                return listAsked("import()", (0, scopes.iR)(node["source"]));
            if (type === "CallExpression") {
                const by = (0, scopes.mG)(node["callee"]);
                if (by === undefined || !REQUIRES.has(by))
                    return [];
                return listAsked(by, (0, scopes.iR)(node["arguments"]).slice(0, 1));
            }
            if (type === "ReturnStatement")
                return [{ kind: "return", start, end }];
            if (type === "PropertyDefinition" && node["static"] !== true)
                return mark("function", [node["value"]]);
            return mark("condition", listConditional(node));
        }
        function mark(kind, nodes) {
            return nodes.flatMap(scopes.iR).map(({ start, end }) => ({ kind, start, end }));
        }
        function listConditional(node) {
            switch (node.type) {
                case "IfStatement":
                case "ConditionalExpression":
                    return [node["consequent"], node["alternate"]];
                case "LogicalExpression":
                case "AssignmentPattern":
                    return [node["right"]];
                case "AssignmentExpression":
                    if (!/^(?:&&|\|\||\?\?)=$/u.test(String(node["operator"])))
                        return [];
                    return [node["right"]];
                case "TryStatement":
                    return [node["block"], node["handler"]];
                case "SwitchStatement":
                    return [node["cases"]];
                case "ChainExpression":
                case "LabeledStatement":
                    return [node];
                default:
                    if (!LOOP.test(node.type))
                        return [];
                    return [node["body"], node["update"]];
            }
        }
        function hasRealRequire(name, scope, hasRequire) {
            const binding = (0, scopes.TE)(scope, name);
            if (!binding)
                return name === "require" ? hasRequire : undefined;
            const made = binding.value;
            if (made?.node.type === "CallExpression" && isCreateRequire(made.node, made.scope))
                return true;
            if (name === "__require")
                return false;
            return undefined;
        }
        function isCreateRequire(call, scope) {
            const callee = call["callee"];
            const [base] = (0, scopes.iR)(call["arguments"]);
            if (!isOwnAddress(base))
                return false;
            if (callee.type === "MemberExpression")
                return (0, scopes.i7)(callee, "property") === "createRequire";
            return (0, scopes.TE)(scope, (0, scopes.mG)(callee) ?? "")?.keys.at(-1) === "createRequire";
        }
        function isOwnAddress(node) {
            if (node?.type === "MemberExpression")
                return node["object"].type === "MetaProperty";
            return (0, scopes.mG)(node) === "__filename";
        }
        function makeSpanFinder(spans) {
            const joined = [];
            for (const { start, end } of spans.toSorted(((a, b) => a.start - b.start))) {
                const last = joined.at(-1);
                if (last && start <= last.end)
                    last.end = Math.max(last.end, end);
                else
                    joined.push({ start, end });
            }
            return (offset) => {
                const span = joined[(0, lists.UY)(joined, ({ start }) => start <= offset) - 1];
                return span !== undefined && offset < span.end;
            };
        }
        var entry_files = __webpack_require__(13245);
        ;
        function findUnmetImports({ entries, code: reader, resolve, isModule }, workspace, folder) {
            let unread;
            const found = new Map();
            const lazy = new Set();
            const seen = new Set();
            const add = (one) => {
                const key = `${one.target.kind} ${one.target.name}`;
                const first = found.get(key);
                if (first)
                    first.others += 1;
                else
                    found.set(key, { ...one, others: 0 });
            };
            const follow = (reached, isReached) => {
                const queue = new Set([...reached].filter((path) => !seen.has(path)));
                for (const path of queue) {
                    seen.add(path);
                    const code = reader.read(path);
                    if (!code)
                        continue;
                    const text = (0, bytes.sh)(Buffer.from(code.latin1, "latin1"));
                    const imports = parseImports(text, isModule(path));
                    if ((0, absent.W0)(imports)) {
                        unread ??= (0, absent.Ge)(`${code.name} ${imports.absent}`);
                        continue;
                    }
                    for (const { specifier, form, isCertain, start } of imports) {
                        const target = resolve(specifier, form, path);
                        if (target.kind !== "met")
                            add({ target, specifier, isCertain: isReached && isCertain, code, text, start });
                        else if (target.file === undefined || !(0, entry_files.Kh)(target.file))
                            continue;
                        else if (!isCertain)
                            lazy.add(target.file);
                        else if (!seen.has(target.file))
                            queue.add(target.file);
                    }
                }
            };
            follow(new Set(entries), true);
            follow(lazy, false);
            const all = [...found.values()];
            return {
                imports: [...all.filter(({ isCertain }) => isCertain), ...all.filter(({ isCertain }) => !isCertain)].map((one) => complete(one, workspace, folder)),
                unread: unread ?? reader.unread,
            };
        }
        function complete({ code, text, start, ...found }, workspace, folder) {
            const { specifier, target, isCertain, others } = found;
            const lines = (0, text_lines.u)(text);
            const position = lines.position(start);
            const owner = (0, code_owner.h)(code, text, workspace, folder).findOwner(position, start);
            const at = (0, code_owner.Y)(owner, specifier, { code, position, workspace, folder }) ??
                (0, text_location.i)(code.path, lines.range(start, start + specifier.length));
            return { target, specifier, file: code.name, at, isCertain, others };
        }
    })
};
;
