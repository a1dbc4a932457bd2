"use strict";
exports.id = 84;
exports.ids = [84];
exports.modules = {
    15330: (function (module, __unused_webpack_exports, __webpack_require__) {
        "use strict";
        var __defProp = Object.defineProperty;
        var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
        var __getOwnPropNames = Object.getOwnPropertyNames;
        var __hasOwnProp = Object.prototype.hasOwnProperty;
        var __export = (target, all) => {
            for (var name in all)
                __defProp(target, name, { get: all[name], enumerable: true });
        };
        var __copyProps = (to, from, except, desc) => {
            if (from && typeof from === "object" || typeof from === "function") {
                for (let key of __getOwnPropNames(from))
                    if (!__hasOwnProp.call(to, key) && key !== except)
                        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
            }
            return to;
        };
        var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
        var main_exports = {};
        __export(main_exports, {
            config: () => config,
            t: () => t
        });
        module.exports = __toCommonJS(main_exports);
        var import_fs = __webpack_require__(79896);
        var import_promises = __webpack_require__(91943);
        async function readFileFromUri(uri) {
            if (uri.protocol === "file:") {
                return await (0, import_promises.readFile)(uri, "utf8");
            }
            if (uri.protocol === "http:" || uri.protocol === "https:") {
                const res = await fetch(uri.toString(), {
                    headers: {
                        "Accept-Encoding": "gzip, deflate",
                        "Accept": "application/json"
                    },
                    redirect: "follow"
                });
                if (!res.ok) {
                    let error = `Unexpected ${res.status} response while trying to read ${uri}`;
                    try {
                        error += `: ${await res.text()}`;
                    }
                    catch {
                    }
                    throw new Error(error);
                }
                const decoded = await res.text();
                return decoded;
            }
            throw new Error("Unsupported protocol");
        }
        function readFileFromFsPath(fsPath) {
            return (0, import_fs.readFileSync)(fsPath, "utf8");
        }
        var bundle;
        function config(config2) {
            if ("contents" in config2) {
                if (typeof config2.contents === "string") {
                    bundle = JSON.parse(config2.contents);
                }
                else {
                    bundle = config2.contents;
                }
                return;
            }
            if ("fsPath" in config2) {
                const fileContent = readFileFromFsPath(config2.fsPath);
                const content = JSON.parse(fileContent);
                bundle = isBuiltinExtension(content) ? content.contents.bundle : content;
                return;
            }
            if (config2.uri) {
                let uri = config2.uri;
                if (typeof config2.uri === "string") {
                    uri = new URL(config2.uri);
                }
                return new Promise((resolve, reject) => {
                    readFileFromUri(uri).then((uriContent) => {
                        try {
                            const content = JSON.parse(uriContent);
                            bundle = isBuiltinExtension(content) ? content.contents.bundle : content;
                            resolve();
                        }
                        catch (err) {
                            reject(err);
                        }
                    }).catch((err) => {
                        reject(err);
                    });
                });
            }
        }
        function t(...args) {
            const firstArg = args[0];
            let key;
            let message;
            let formatArgs;
            if (typeof firstArg === "string") {
                key = firstArg;
                message = firstArg;
                args.splice(0, 1);
                formatArgs = !args || typeof args[0] !== "object" ? args : args[0];
            }
            else if (firstArg instanceof Array) {
                const replacements = args.slice(1);
                if (firstArg.length !== replacements.length + 1) {
                    throw new Error("expected a string as the first argument to l10n.t");
                }
                let str = firstArg[0];
                for (let i = 1; i < firstArg.length; i++) {
                    str += `{${i - 1}}` + firstArg[i];
                }
                return t(str, ...replacements);
            }
            else {
                message = firstArg.message;
                key = message;
                if (firstArg.comment && firstArg.comment.length > 0) {
                    key += `/${Array.isArray(firstArg.comment) ? firstArg.comment.join("") : firstArg.comment}`;
                }
                formatArgs = firstArg.args ?? {};
            }
            const messageFromBundle = bundle?.[key];
            if (!messageFromBundle) {
                return format(message, formatArgs);
            }
            if (typeof messageFromBundle === "string") {
                return format(messageFromBundle, formatArgs);
            }
            if (messageFromBundle.comment) {
                return format(messageFromBundle.message, formatArgs);
            }
            return format(message, formatArgs);
        }
        var _format2Regexp = /{([^}]+)}/g;
        function format(template, values) {
            if (Object.keys(values).length === 0) {
                return template;
            }
            return template.replace(_format2Regexp, (match, group) => values[group] ?? match);
        }
        function isBuiltinExtension(json) {
            return !!(typeof json?.contents?.bundle === "object" && typeof json?.version === "string");
        }
        0 && (0);
    }),
    20761: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.d(__webpack_exports__, {
            QD: function () { return getLanguageService; }
        });
        var main = __webpack_require__(49370);
        ;
        function equals(one, other) {
            if (one === other) {
                return true;
            }
            if (one === null || one === undefined || other === null || other === undefined) {
                return false;
            }
            if (typeof one !== typeof other) {
                return false;
            }
            if (typeof one !== 'object') {
                return false;
            }
            if ((Array.isArray(one)) !== (Array.isArray(other))) {
                return false;
            }
            let i, key;
            if (Array.isArray(one)) {
                if (one.length !== other.length) {
                    return false;
                }
                for (i = 0; i < one.length; i++) {
                    if (!equals(one[i], other[i])) {
                        return false;
                    }
                }
            }
            else {
                const oneKeys = [];
                for (key in one) {
                    oneKeys.push(key);
                }
                oneKeys.sort();
                const otherKeys = [];
                for (key in other) {
                    otherKeys.push(key);
                }
                otherKeys.sort();
                if (!equals(oneKeys, otherKeys)) {
                    return false;
                }
                for (i = 0; i < oneKeys.length; i++) {
                    if (!equals(one[oneKeys[i]], other[oneKeys[i]])) {
                        return false;
                    }
                }
            }
            return true;
        }
        function isNumber(val) {
            return typeof val === 'number';
        }
        function isDefined(val) {
            return typeof val !== 'undefined';
        }
        function isBoolean(val) {
            return typeof val === 'boolean';
        }
        function isString(val) {
            return typeof val === 'string';
        }
        function isObject(val) {
            return typeof val === 'object' && val !== null && !Array.isArray(val);
        }
        ;
        function startsWith(haystack, needle) {
            if (haystack.length < needle.length) {
                return false;
            }
            for (let i = 0; i < needle.length; i++) {
                if (haystack[i] !== needle[i]) {
                    return false;
                }
            }
            return true;
        }
        function endsWith(haystack, needle) {
            const diff = haystack.length - needle.length;
            if (diff > 0) {
                return haystack.lastIndexOf(needle) === diff;
            }
            else if (diff === 0) {
                return haystack === needle;
            }
            else {
                return false;
            }
        }
        function convertSimple2RegExpPattern(pattern) {
            return pattern.replace(/[\-\\\{\}\+\?\|\^\$\.\,\[\]\(\)\#\s]/g, '\\$&').replace(/[\*]/g, '.*');
        }
        function repeat(value, count) {
            let s = '';
            while (count > 0) {
                if ((count & 1) === 1) {
                    s += value;
                }
                value += value;
                count = count >>> 1;
            }
            return s;
        }
        function extendedRegExp(pattern) {
            let flags = '';
            if (startsWith(pattern, '(?i)')) {
                pattern = pattern.substring(4);
                flags = 'i';
            }
            try {
                return new RegExp(pattern, flags + 'u');
            }
            catch (e) {
                try {
                    return new RegExp(pattern, flags);
                }
                catch (e) {
                    return undefined;
                }
            }
        }
        function stringLength(str) {
            let count = 0;
            for (let i = 0; i < str.length; i++) {
                count++;
                const code = str.charCodeAt(i);
                if (0xD800 <= code && code <= 0xDBFF) {
                    i++;
                }
            }
            return count;
        }
        ;
        var DocumentUri;
        (function (DocumentUri) {
            function is(value) {
                return typeof value === 'string';
            }
            DocumentUri.is = is;
        })(DocumentUri || (DocumentUri = {}));
        var URI;
        (function (URI) {
            function is(value) {
                return typeof value === 'string';
            }
            URI.is = is;
        })(URI || (URI = {}));
        var integer;
        (function (integer) {
            integer.MIN_VALUE = -2147483648;
            integer.MAX_VALUE = 2147483647;
            function is(value) {
                return typeof value === 'number' && integer.MIN_VALUE <= value && value <= integer.MAX_VALUE;
            }
            integer.is = is;
        })(integer || (integer = {}));
        var uinteger;
        (function (uinteger) {
            uinteger.MIN_VALUE = 0;
            uinteger.MAX_VALUE = 2147483647;
            function is(value) {
                return typeof value === 'number' && uinteger.MIN_VALUE <= value && value <= uinteger.MAX_VALUE;
            }
            uinteger.is = is;
        })(uinteger || (uinteger = {}));
        var Position;
        (function (Position) {
            function create(line, character) {
                if (line === Number.MAX_VALUE) {
                    line = uinteger.MAX_VALUE;
                }
                if (character === Number.MAX_VALUE) {
                    character = uinteger.MAX_VALUE;
                }
                return { line, character };
            }
            Position.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.uinteger(candidate.line) && Is.uinteger(candidate.character);
            }
            Position.is = is;
        })(Position || (Position = {}));
        var Range;
        (function (Range) {
            function create(one, two, three, four) {
                if (Is.uinteger(one) && Is.uinteger(two) && Is.uinteger(three) && Is.uinteger(four)) {
                    return { start: Position.create(one, two), end: Position.create(three, four) };
                }
                else if (Position.is(one) && Position.is(two)) {
                    return { start: one, end: two };
                }
                else {
                    throw new Error(`Range#create called with invalid arguments[${one}, ${two}, ${three}, ${four}]`);
                }
            }
            Range.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Position.is(candidate.start) && Position.is(candidate.end);
            }
            Range.is = is;
        })(Range || (Range = {}));
        var Location;
        (function (Location) {
            function create(uri, range) {
                return { uri, range };
            }
            Location.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Range.is(candidate.range) && (Is.string(candidate.uri) || Is.undefined(candidate.uri));
            }
            Location.is = is;
        })(Location || (Location = {}));
        var LocationLink;
        (function (LocationLink) {
            function create(targetUri, targetRange, targetSelectionRange, originSelectionRange) {
                return { targetUri, targetRange, targetSelectionRange, originSelectionRange };
            }
            LocationLink.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Range.is(candidate.targetRange) && Is.string(candidate.targetUri)
                    && Range.is(candidate.targetSelectionRange)
                    && (Range.is(candidate.originSelectionRange) || Is.undefined(candidate.originSelectionRange));
            }
            LocationLink.is = is;
        })(LocationLink || (LocationLink = {}));
        var Color;
        (function (Color) {
            function create(red, green, blue, alpha) {
                return {
                    red,
                    green,
                    blue,
                    alpha,
                };
            }
            Color.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.numberRange(candidate.red, 0, 1)
                    && Is.numberRange(candidate.green, 0, 1)
                    && Is.numberRange(candidate.blue, 0, 1)
                    && Is.numberRange(candidate.alpha, 0, 1);
            }
            Color.is = is;
        })(Color || (Color = {}));
        var ColorInformation;
        (function (ColorInformation) {
            function create(range, color) {
                return {
                    range,
                    color,
                };
            }
            ColorInformation.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Range.is(candidate.range) && Color.is(candidate.color);
            }
            ColorInformation.is = is;
        })(ColorInformation || (ColorInformation = {}));
        var ColorPresentation;
        (function (ColorPresentation) {
            function create(label, textEdit, additionalTextEdits) {
                return {
                    label,
                    textEdit,
                    additionalTextEdits,
                };
            }
            ColorPresentation.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.string(candidate.label)
                    && (Is.undefined(candidate.textEdit) || TextEdit.is(candidate.textEdit))
                    && (Is.undefined(candidate.additionalTextEdits) || Is.typedArray(candidate.additionalTextEdits, TextEdit.is));
            }
            ColorPresentation.is = is;
        })(ColorPresentation || (ColorPresentation = {}));
        var FoldingRangeKind;
        (function (FoldingRangeKind) {
            FoldingRangeKind.Comment = 'comment';
            FoldingRangeKind.Imports = 'imports';
            FoldingRangeKind.Region = 'region';
        })(FoldingRangeKind || (FoldingRangeKind = {}));
        var FoldingRange;
        (function (FoldingRange) {
            function create(startLine, endLine, startCharacter, endCharacter, kind, collapsedText) {
                const result = {
                    startLine,
                    endLine
                };
                if (Is.defined(startCharacter)) {
                    result.startCharacter = startCharacter;
                }
                if (Is.defined(endCharacter)) {
                    result.endCharacter = endCharacter;
                }
                if (Is.defined(kind)) {
                    result.kind = kind;
                }
                if (Is.defined(collapsedText)) {
                    result.collapsedText = collapsedText;
                }
                return result;
            }
            FoldingRange.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.uinteger(candidate.startLine) && Is.uinteger(candidate.endLine)
                    && (Is.undefined(candidate.startCharacter) || Is.uinteger(candidate.startCharacter))
                    && (Is.undefined(candidate.endCharacter) || Is.uinteger(candidate.endCharacter))
                    && (Is.undefined(candidate.kind) || Is.string(candidate.kind));
            }
            FoldingRange.is = is;
        })(FoldingRange || (FoldingRange = {}));
        var DiagnosticRelatedInformation;
        (function (DiagnosticRelatedInformation) {
            function create(location, message) {
                return {
                    location,
                    message
                };
            }
            DiagnosticRelatedInformation.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Location.is(candidate.location) && Is.string(candidate.message);
            }
            DiagnosticRelatedInformation.is = is;
        })(DiagnosticRelatedInformation || (DiagnosticRelatedInformation = {}));
        var DiagnosticSeverity;
        (function (DiagnosticSeverity) {
            DiagnosticSeverity.Error = 1;
            DiagnosticSeverity.Warning = 2;
            DiagnosticSeverity.Information = 3;
            DiagnosticSeverity.Hint = 4;
        })(DiagnosticSeverity || (DiagnosticSeverity = {}));
        var DiagnosticTag;
        (function (DiagnosticTag) {
            DiagnosticTag.Unnecessary = 1;
            DiagnosticTag.Deprecated = 2;
        })(DiagnosticTag || (DiagnosticTag = {}));
        var CodeDescription;
        (function (CodeDescription) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.string(candidate.href);
            }
            CodeDescription.is = is;
        })(CodeDescription || (CodeDescription = {}));
        var Diagnostic;
        (function (Diagnostic) {
            function create(range, message, severity, code, source, relatedInformation) {
                const result = { range, message };
                if (Is.defined(severity)) {
                    result.severity = severity;
                }
                if (Is.defined(code)) {
                    result.code = code;
                }
                if (Is.defined(source)) {
                    result.source = source;
                }
                if (Is.defined(relatedInformation)) {
                    result.relatedInformation = relatedInformation;
                }
                return result;
            }
            Diagnostic.create = create;
            function is(value) {
                var _a;
                const candidate = value;
                return Is.defined(candidate)
                    && Range.is(candidate.range)
                    && (Is.string(candidate.message) || MarkupContent.is(candidate.message))
                    && (Is.number(candidate.severity) || Is.undefined(candidate.severity))
                    && (Is.integer(candidate.code) || Is.string(candidate.code) || Is.undefined(candidate.code))
                    && (Is.undefined(candidate.codeDescription) || (Is.string((_a = candidate.codeDescription) === null || _a === void 0 ? void 0 : _a.href)))
                    && (Is.string(candidate.source) || Is.undefined(candidate.source))
                    && (Is.undefined(candidate.relatedInformation) || Is.typedArray(candidate.relatedInformation, DiagnosticRelatedInformation.is));
            }
            Diagnostic.is = is;
            function is3_17(value) {
                return Is.string(value.message);
            }
            Diagnostic.is3_17 = is3_17;
            function getMessageString(diagnostic) {
                if (Is.string(diagnostic.message)) {
                    return diagnostic.message;
                }
                else if (MarkupContent.is(diagnostic.message)) {
                    return diagnostic.message.value;
                }
                else {
                    throw new Error(`Unknown message type ${typeof diagnostic.message}`);
                }
            }
            Diagnostic.getMessageString = getMessageString;
        })(Diagnostic || (Diagnostic = {}));
        var Command;
        (function (Command) {
            function create(title, command, ...args) {
                const result = { title, command };
                if (Is.defined(args) && args.length > 0) {
                    result.arguments = args;
                }
                return result;
            }
            Command.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.title) && (candidate.tooltip === undefined || Is.string(candidate.tooltip)) && Is.string(candidate.command);
            }
            Command.is = is;
        })(Command || (Command = {}));
        var TextEdit;
        (function (TextEdit) {
            function replace(range, newText) {
                return { range, newText };
            }
            TextEdit.replace = replace;
            function insert(position, newText) {
                return { range: { start: position, end: position }, newText };
            }
            TextEdit.insert = insert;
            function del(range) {
                return { range, newText: '' };
            }
            TextEdit.del = del;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate)
                    && Is.string(candidate.newText)
                    && Range.is(candidate.range);
            }
            TextEdit.is = is;
        })(TextEdit || (TextEdit = {}));
        var ChangeAnnotation;
        (function (ChangeAnnotation) {
            function create(label, needsConfirmation, description) {
                const result = { label };
                if (needsConfirmation !== undefined) {
                    result.needsConfirmation = needsConfirmation;
                }
                if (description !== undefined) {
                    result.description = description;
                }
                return result;
            }
            ChangeAnnotation.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.string(candidate.label) &&
                    (Is.boolean(candidate.needsConfirmation) || candidate.needsConfirmation === undefined) &&
                    (Is.string(candidate.description) || candidate.description === undefined);
            }
            ChangeAnnotation.is = is;
        })(ChangeAnnotation || (ChangeAnnotation = {}));
        var ChangeAnnotationIdentifier;
        (function (ChangeAnnotationIdentifier) {
            function is(value) {
                const candidate = value;
                return Is.string(candidate);
            }
            ChangeAnnotationIdentifier.is = is;
        })(ChangeAnnotationIdentifier || (ChangeAnnotationIdentifier = {}));
        var AnnotatedTextEdit;
        (function (AnnotatedTextEdit) {
            function replace(range, newText, annotation) {
                return { range, newText, annotationId: annotation };
            }
            AnnotatedTextEdit.replace = replace;
            function insert(position, newText, annotation) {
                return { range: { start: position, end: position }, newText, annotationId: annotation };
            }
            AnnotatedTextEdit.insert = insert;
            function del(range, annotation) {
                return { range, newText: '', annotationId: annotation };
            }
            AnnotatedTextEdit.del = del;
            function is(value) {
                const candidate = value;
                return TextEdit.is(candidate) && (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
            }
            AnnotatedTextEdit.is = is;
        })(AnnotatedTextEdit || (AnnotatedTextEdit = {}));
        var TextDocumentEdit;
        (function (TextDocumentEdit) {
            function create(textDocument, edits) {
                return { textDocument, edits };
            }
            TextDocumentEdit.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate)
                    && OptionalVersionedTextDocumentIdentifier.is(candidate.textDocument)
                    && Array.isArray(candidate.edits);
            }
            TextDocumentEdit.is = is;
        })(TextDocumentEdit || (TextDocumentEdit = {}));
        var CreateFile;
        (function (CreateFile) {
            function create(uri, options, annotation) {
                const result = {
                    kind: 'create',
                    uri
                };
                if (options !== undefined && (options.overwrite !== undefined || options.ignoreIfExists !== undefined)) {
                    result.options = options;
                }
                if (annotation !== undefined) {
                    result.annotationId = annotation;
                }
                return result;
            }
            CreateFile.create = create;
            function is(value) {
                const candidate = value;
                return candidate && candidate.kind === 'create' && Is.string(candidate.uri) && (candidate.options === undefined ||
                    ((candidate.options.overwrite === undefined || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === undefined || Is.boolean(candidate.options.ignoreIfExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
            }
            CreateFile.is = is;
        })(CreateFile || (CreateFile = {}));
        var RenameFile;
        (function (RenameFile) {
            function create(oldUri, newUri, options, annotation) {
                const result = {
                    kind: 'rename',
                    oldUri,
                    newUri
                };
                if (options !== undefined && (options.overwrite !== undefined || options.ignoreIfExists !== undefined)) {
                    result.options = options;
                }
                if (annotation !== undefined) {
                    result.annotationId = annotation;
                }
                return result;
            }
            RenameFile.create = create;
            function is(value) {
                const candidate = value;
                return candidate && candidate.kind === 'rename' && Is.string(candidate.oldUri) && Is.string(candidate.newUri) && (candidate.options === undefined ||
                    ((candidate.options.overwrite === undefined || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === undefined || Is.boolean(candidate.options.ignoreIfExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
            }
            RenameFile.is = is;
        })(RenameFile || (RenameFile = {}));
        var DeleteFile;
        (function (DeleteFile) {
            function create(uri, options, annotation) {
                const result = {
                    kind: 'delete',
                    uri
                };
                if (options !== undefined && (options.recursive !== undefined || options.ignoreIfNotExists !== undefined)) {
                    result.options = options;
                }
                if (annotation !== undefined) {
                    result.annotationId = annotation;
                }
                return result;
            }
            DeleteFile.create = create;
            function is(value) {
                const candidate = value;
                return candidate && candidate.kind === 'delete' && Is.string(candidate.uri) && (candidate.options === undefined ||
                    ((candidate.options.recursive === undefined || Is.boolean(candidate.options.recursive)) && (candidate.options.ignoreIfNotExists === undefined || Is.boolean(candidate.options.ignoreIfNotExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
            }
            DeleteFile.is = is;
        })(DeleteFile || (DeleteFile = {}));
        var WorkspaceEdit;
        (function (WorkspaceEdit) {
            function is(value) {
                const candidate = value;
                return candidate &&
                    (candidate.changes !== undefined || candidate.documentChanges !== undefined) &&
                    (candidate.documentChanges === undefined || candidate.documentChanges.every((change) => {
                        if (Is.string(change.kind)) {
                            return CreateFile.is(change) || RenameFile.is(change) || DeleteFile.is(change);
                        }
                        else {
                            return TextDocumentEdit.is(change);
                        }
                    }));
            }
            WorkspaceEdit.is = is;
        })(WorkspaceEdit || (WorkspaceEdit = {}));
        class TextEditChangeImpl {
            constructor(edits, changeAnnotations) {
                this.edits = edits;
                this.changeAnnotations = changeAnnotations;
            }
            insert(position, newText, annotation) {
                let edit;
                let id;
                if (annotation === undefined) {
                    edit = TextEdit.insert(position, newText);
                }
                else if (ChangeAnnotationIdentifier.is(annotation)) {
                    id = annotation;
                    edit = AnnotatedTextEdit.insert(position, newText, annotation);
                }
                else {
                    this.assertChangeAnnotations(this.changeAnnotations);
                    id = this.changeAnnotations.manage(annotation);
                    edit = AnnotatedTextEdit.insert(position, newText, id);
                }
                this.edits.push(edit);
                if (id !== undefined) {
                    return id;
                }
            }
            replace(range, newText, annotation) {
                let edit;
                let id;
                if (annotation === undefined) {
                    edit = TextEdit.replace(range, newText);
                }
                else if (ChangeAnnotationIdentifier.is(annotation)) {
                    id = annotation;
                    edit = AnnotatedTextEdit.replace(range, newText, annotation);
                }
                else {
                    this.assertChangeAnnotations(this.changeAnnotations);
                    id = this.changeAnnotations.manage(annotation);
                    edit = AnnotatedTextEdit.replace(range, newText, id);
                }
                this.edits.push(edit);
                if (id !== undefined) {
                    return id;
                }
            }
            delete(range, annotation) {
                let edit;
                let id;
                if (annotation === undefined) {
                    edit = TextEdit.del(range);
                }
                else if (ChangeAnnotationIdentifier.is(annotation)) {
                    id = annotation;
                    edit = AnnotatedTextEdit.del(range, annotation);
                }
                else {
                    this.assertChangeAnnotations(this.changeAnnotations);
                    id = this.changeAnnotations.manage(annotation);
                    edit = AnnotatedTextEdit.del(range, id);
                }
                this.edits.push(edit);
                if (id !== undefined) {
                    return id;
                }
            }
            add(edit) {
                this.edits.push(edit);
            }
            all() {
                return this.edits;
            }
            clear() {
                this.edits.splice(0, this.edits.length);
            }
            assertChangeAnnotations(value) {
                if (value === undefined) {
                    throw new Error(`Text edit change is not configured to manage change annotations.`);
                }
            }
        }
        var SnippetTextEdit;
        (function (SnippetTextEdit) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate)
                    && Range.is(candidate.range)
                    && StringValue.isSnippet(candidate.snippet)
                    && (candidate.annotationId === undefined ||
                        (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId)));
            }
            SnippetTextEdit.is = is;
        })(SnippetTextEdit || (SnippetTextEdit = {}));
        class ChangeAnnotations {
            constructor(annotations) {
                this._annotations = annotations === undefined ? Object.create(null) : annotations;
                this._counter = 0;
                this._size = 0;
            }
            all() {
                return this._annotations;
            }
            get size() {
                return this._size;
            }
            manage(idOrAnnotation, annotation) {
                let id;
                if (ChangeAnnotationIdentifier.is(idOrAnnotation)) {
                    id = idOrAnnotation;
                }
                else {
                    id = this.nextId();
                    annotation = idOrAnnotation;
                }
                if (this._annotations[id] !== undefined) {
                    throw new Error(`Id ${id} is already in use.`);
                }
                if (annotation === undefined) {
                    throw new Error(`No annotation provided for id ${id}`);
                }
                this._annotations[id] = annotation;
                this._size++;
                return id;
            }
            nextId() {
                this._counter++;
                return this._counter.toString();
            }
        }
        class WorkspaceChange {
            constructor(workspaceEdit) {
                this._textEditChanges = Object.create(null);
                if (workspaceEdit !== undefined) {
                    this._workspaceEdit = workspaceEdit;
                    if (workspaceEdit.documentChanges) {
                        this._changeAnnotations = new ChangeAnnotations(workspaceEdit.changeAnnotations);
                        workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                        workspaceEdit.documentChanges.forEach((change) => {
                            if (TextDocumentEdit.is(change)) {
                                const textEditChange = new TextEditChangeImpl(change.edits, this._changeAnnotations);
                                this._textEditChanges[change.textDocument.uri] = textEditChange;
                            }
                        });
                    }
                    else if (workspaceEdit.changes) {
                        Object.keys(workspaceEdit.changes).forEach((key) => {
                            const textEditChange = new TextEditChangeImpl(workspaceEdit.changes[key]);
                            this._textEditChanges[key] = textEditChange;
                        });
                    }
                }
                else {
                    this._workspaceEdit = {};
                }
            }
            get edit() {
                this.initDocumentChanges();
                if (this._changeAnnotations !== undefined) {
                    if (this._changeAnnotations.size === 0) {
                        this._workspaceEdit.changeAnnotations = undefined;
                    }
                    else {
                        this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                    }
                }
                return this._workspaceEdit;
            }
            getTextEditChange(key) {
                if (OptionalVersionedTextDocumentIdentifier.is(key)) {
                    this.initDocumentChanges();
                    if (this._workspaceEdit.documentChanges === undefined) {
                        throw new Error('Workspace edit is not configured for document changes.');
                    }
                    const textDocument = { uri: key.uri, version: key.version };
                    let result = this._textEditChanges[textDocument.uri];
                    if (!result) {
                        const edits = [];
                        const textDocumentEdit = {
                            textDocument,
                            edits
                        };
                        this._workspaceEdit.documentChanges.push(textDocumentEdit);
                        result = new TextEditChangeImpl(edits, this._changeAnnotations);
                        this._textEditChanges[textDocument.uri] = result;
                    }
                    return result;
                }
                else {
                    this.initChanges();
                    if (this._workspaceEdit.changes === undefined) {
                        throw new Error('Workspace edit is not configured for normal text edit changes.');
                    }
                    let result = this._textEditChanges[key];
                    if (!result) {
                        const edits = [];
                        this._workspaceEdit.changes[key] = edits;
                        result = new TextEditChangeImpl(edits);
                        this._textEditChanges[key] = result;
                    }
                    return result;
                }
            }
            initDocumentChanges() {
                if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
                    this._changeAnnotations = new ChangeAnnotations();
                    this._workspaceEdit.documentChanges = [];
                    this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                }
            }
            initChanges() {
                if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
                    this._workspaceEdit.changes = Object.create(null);
                }
            }
            createFile(uri, optionsOrAnnotation, options) {
                this.initDocumentChanges();
                if (this._workspaceEdit.documentChanges === undefined) {
                    throw new Error('Workspace edit is not configured for document changes.');
                }
                let annotation;
                if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                    annotation = optionsOrAnnotation;
                }
                else {
                    options = optionsOrAnnotation;
                }
                let operation;
                let id;
                if (annotation === undefined) {
                    operation = CreateFile.create(uri, options);
                }
                else {
                    id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                    operation = CreateFile.create(uri, options, id);
                }
                this._workspaceEdit.documentChanges.push(operation);
                if (id !== undefined) {
                    return id;
                }
            }
            renameFile(oldUri, newUri, optionsOrAnnotation, options) {
                this.initDocumentChanges();
                if (this._workspaceEdit.documentChanges === undefined) {
                    throw new Error('Workspace edit is not configured for document changes.');
                }
                let annotation;
                if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                    annotation = optionsOrAnnotation;
                }
                else {
                    options = optionsOrAnnotation;
                }
                let operation;
                let id;
                if (annotation === undefined) {
                    operation = RenameFile.create(oldUri, newUri, options);
                }
                else {
                    id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                    operation = RenameFile.create(oldUri, newUri, options, id);
                }
                this._workspaceEdit.documentChanges.push(operation);
                if (id !== undefined) {
                    return id;
                }
            }
            deleteFile(uri, optionsOrAnnotation, options) {
                this.initDocumentChanges();
                if (this._workspaceEdit.documentChanges === undefined) {
                    throw new Error('Workspace edit is not configured for document changes.');
                }
                let annotation;
                if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                    annotation = optionsOrAnnotation;
                }
                else {
                    options = optionsOrAnnotation;
                }
                let operation;
                let id;
                if (annotation === undefined) {
                    operation = DeleteFile.create(uri, options);
                }
                else {
                    id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                    operation = DeleteFile.create(uri, options, id);
                }
                this._workspaceEdit.documentChanges.push(operation);
                if (id !== undefined) {
                    return id;
                }
            }
        }
        var TextDocumentIdentifier;
        (function (TextDocumentIdentifier) {
            function create(uri) {
                return { uri };
            }
            TextDocumentIdentifier.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.uri);
            }
            TextDocumentIdentifier.is = is;
        })(TextDocumentIdentifier || (TextDocumentIdentifier = {}));
        var VersionedTextDocumentIdentifier;
        (function (VersionedTextDocumentIdentifier) {
            function create(uri, version) {
                return { uri, version };
            }
            VersionedTextDocumentIdentifier.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.uri) && Is.integer(candidate.version);
            }
            VersionedTextDocumentIdentifier.is = is;
        })(VersionedTextDocumentIdentifier || (VersionedTextDocumentIdentifier = {}));
        var OptionalVersionedTextDocumentIdentifier;
        (function (OptionalVersionedTextDocumentIdentifier) {
            function create(uri, version) {
                return { uri, version };
            }
            OptionalVersionedTextDocumentIdentifier.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.uri) && (candidate.version === null || Is.integer(candidate.version));
            }
            OptionalVersionedTextDocumentIdentifier.is = is;
        })(OptionalVersionedTextDocumentIdentifier || (OptionalVersionedTextDocumentIdentifier = {}));
        var LanguageKind;
        (function (LanguageKind) {
            LanguageKind.ABAP = 'abap';
            LanguageKind.WindowsBat = 'bat';
            LanguageKind.BibTeX = 'bibtex';
            LanguageKind.Clojure = 'clojure';
            LanguageKind.Coffeescript = 'coffeescript';
            LanguageKind.C = 'c';
            LanguageKind.CPP = 'cpp';
            LanguageKind.CSharp = 'csharp';
            LanguageKind.CSS = 'css';
            LanguageKind.D = 'd';
            LanguageKind.Delphi = 'pascal';
            LanguageKind.Diff = 'diff';
            LanguageKind.Dart = 'dart';
            LanguageKind.Dockerfile = 'dockerfile';
            LanguageKind.Elixir = 'elixir';
            LanguageKind.Erlang = 'erlang';
            LanguageKind.FSharp = 'fsharp';
            LanguageKind.GitCommit = 'git-commit';
            LanguageKind.GitRebase = 'git-rebase';
            LanguageKind.Go = 'go';
            LanguageKind.Groovy = 'groovy';
            LanguageKind.Handlebars = 'handlebars';
            LanguageKind.Haskell = 'haskell';
            LanguageKind.HTML = 'html';
            LanguageKind.Ini = 'ini';
            LanguageKind.Java = 'java';
            LanguageKind.JavaScript = 'javascript';
            LanguageKind.JavaScriptReact = 'javascriptreact';
            LanguageKind.JSON = 'json';
            LanguageKind.LaTeX = 'latex';
            LanguageKind.Less = 'less';
            LanguageKind.Lua = 'lua';
            LanguageKind.Makefile = 'makefile';
            LanguageKind.Markdown = 'markdown';
            LanguageKind.ObjectiveC = 'objective-c';
            LanguageKind.ObjectiveCPP = 'objective-cpp';
            LanguageKind.Pascal = 'pascal';
            LanguageKind.Perl = 'perl';
            LanguageKind.Perl6 = 'perl6';
            LanguageKind.PHP = 'php';
            LanguageKind.Plaintext = 'plaintext';
            LanguageKind.Powershell = 'powershell';
            LanguageKind.Pug = 'jade';
            LanguageKind.Python = 'python';
            LanguageKind.R = 'r';
            LanguageKind.Razor = 'razor';
            LanguageKind.Ruby = 'ruby';
            LanguageKind.Rust = 'rust';
            LanguageKind.SCSS = 'scss';
            LanguageKind.SASS = 'sass';
            LanguageKind.Scala = 'scala';
            LanguageKind.ShaderLab = 'shaderlab';
            LanguageKind.ShellScript = 'shellscript';
            LanguageKind.SQL = 'sql';
            LanguageKind.Swift = 'swift';
            LanguageKind.TypeScript = 'typescript';
            LanguageKind.TypeScriptReact = 'typescriptreact';
            LanguageKind.TeX = 'tex';
            LanguageKind.VisualBasic = 'vb';
            LanguageKind.XML = 'xml';
            LanguageKind.XSL = 'xsl';
            LanguageKind.YAML = 'yaml';
        })(LanguageKind || (LanguageKind = {}));
        var TextDocumentItem;
        (function (TextDocumentItem) {
            function create(uri, languageId, version, text) {
                return { uri, languageId, version, text };
            }
            TextDocumentItem.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.uri) && Is.string(candidate.languageId) && Is.integer(candidate.version) && Is.string(candidate.text);
            }
            TextDocumentItem.is = is;
        })(TextDocumentItem || (TextDocumentItem = {}));
        var MarkupKind;
        (function (MarkupKind) {
            MarkupKind.PlainText = 'plaintext';
            MarkupKind.Markdown = 'markdown';
            function is(value) {
                const candidate = value;
                return candidate === MarkupKind.PlainText || candidate === MarkupKind.Markdown;
            }
            MarkupKind.is = is;
        })(MarkupKind || (MarkupKind = {}));
        var MarkupContent;
        (function (MarkupContent) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(value) && MarkupKind.is(candidate.kind) && Is.string(candidate.value);
            }
            MarkupContent.is = is;
        })(MarkupContent || (MarkupContent = {}));
        var CompletionItemKind;
        (function (CompletionItemKind) {
            CompletionItemKind.Text = 1;
            CompletionItemKind.Method = 2;
            CompletionItemKind.Function = 3;
            CompletionItemKind.Constructor = 4;
            CompletionItemKind.Field = 5;
            CompletionItemKind.Variable = 6;
            CompletionItemKind.Class = 7;
            CompletionItemKind.Interface = 8;
            CompletionItemKind.Module = 9;
            CompletionItemKind.Property = 10;
            CompletionItemKind.Unit = 11;
            CompletionItemKind.Value = 12;
            CompletionItemKind.Enum = 13;
            CompletionItemKind.Keyword = 14;
            CompletionItemKind.Snippet = 15;
            CompletionItemKind.Color = 16;
            CompletionItemKind.File = 17;
            CompletionItemKind.Reference = 18;
            CompletionItemKind.Folder = 19;
            CompletionItemKind.EnumMember = 20;
            CompletionItemKind.Constant = 21;
            CompletionItemKind.Struct = 22;
            CompletionItemKind.Event = 23;
            CompletionItemKind.Operator = 24;
            CompletionItemKind.TypeParameter = 25;
        })(CompletionItemKind || (CompletionItemKind = {}));
        var InsertTextFormat;
        (function (InsertTextFormat) {
            InsertTextFormat.PlainText = 1;
            InsertTextFormat.Snippet = 2;
        })(InsertTextFormat || (InsertTextFormat = {}));
        var CompletionItemTag;
        (function (CompletionItemTag) {
            CompletionItemTag.Deprecated = 1;
        })(CompletionItemTag || (CompletionItemTag = {}));
        var InsertReplaceEdit;
        (function (InsertReplaceEdit) {
            function create(newText, insert, replace) {
                return { newText, insert, replace };
            }
            InsertReplaceEdit.create = create;
            function is(value) {
                const candidate = value;
                return candidate && Is.string(candidate.newText) && Range.is(candidate.insert) && Range.is(candidate.replace);
            }
            InsertReplaceEdit.is = is;
        })(InsertReplaceEdit || (InsertReplaceEdit = {}));
        var InsertTextMode;
        (function (InsertTextMode) {
            InsertTextMode.asIs = 1;
            InsertTextMode.adjustIndentation = 2;
        })(InsertTextMode || (InsertTextMode = {}));
        var ApplyKind;
        (function (ApplyKind) {
            ApplyKind.Replace = 1;
            ApplyKind.Merge = 2;
        })(ApplyKind || (ApplyKind = {}));
        var CompletionItemLabelDetails;
        (function (CompletionItemLabelDetails) {
            function is(value) {
                const candidate = value;
                return candidate && (Is.string(candidate.detail) || candidate.detail === undefined) &&
                    (Is.string(candidate.description) || candidate.description === undefined);
            }
            CompletionItemLabelDetails.is = is;
        })(CompletionItemLabelDetails || (CompletionItemLabelDetails = {}));
        var CompletionItem;
        (function (CompletionItem) {
            function create(label) {
                return { label };
            }
            CompletionItem.create = create;
        })(CompletionItem || (CompletionItem = {}));
        var CompletionList;
        (function (CompletionList) {
            function create(items, isIncomplete) {
                return { items: items ? items : [], isIncomplete: !!isIncomplete };
            }
            CompletionList.create = create;
        })(CompletionList || (CompletionList = {}));
        var MarkedString;
        (function (MarkedString) {
            function fromPlainText(plainText) {
                return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g, '\\$&');
            }
            MarkedString.fromPlainText = fromPlainText;
            function is(value) {
                const candidate = value;
                return Is.string(candidate) || (Is.objectLiteral(candidate) && Is.string(candidate.language) && Is.string(candidate.value));
            }
            MarkedString.is = is;
        })(MarkedString || (MarkedString = {}));
        var Hover;
        (function (Hover) {
            function is(value) {
                const candidate = value;
                return !!candidate && Is.objectLiteral(candidate) && (MarkupContent.is(candidate.contents) ||
                    MarkedString.is(candidate.contents) ||
                    Is.typedArray(candidate.contents, MarkedString.is)) && (value.range === undefined || Range.is(value.range));
            }
            Hover.is = is;
        })(Hover || (Hover = {}));
        var ParameterInformation;
        (function (ParameterInformation) {
            function create(label, documentation) {
                return documentation ? { label, documentation } : { label };
            }
            ParameterInformation.create = create;
        })(ParameterInformation || (ParameterInformation = {}));
        var SignatureInformation;
        (function (SignatureInformation) {
            function create(label, documentation, ...parameters) {
                const result = { label };
                if (Is.defined(documentation)) {
                    result.documentation = documentation;
                }
                if (Is.defined(parameters)) {
                    result.parameters = parameters;
                }
                else {
                    result.parameters = [];
                }
                return result;
            }
            SignatureInformation.create = create;
        })(SignatureInformation || (SignatureInformation = {}));
        var DocumentHighlightKind;
        (function (DocumentHighlightKind) {
            DocumentHighlightKind.Text = 1;
            DocumentHighlightKind.Read = 2;
            DocumentHighlightKind.Write = 3;
        })(DocumentHighlightKind || (DocumentHighlightKind = {}));
        var DocumentHighlight;
        (function (DocumentHighlight) {
            function create(range, kind) {
                const result = { range };
                if (Is.number(kind)) {
                    result.kind = kind;
                }
                return result;
            }
            DocumentHighlight.create = create;
        })(DocumentHighlight || (DocumentHighlight = {}));
        var SymbolKind;
        (function (SymbolKind) {
            SymbolKind.File = 1;
            SymbolKind.Module = 2;
            SymbolKind.Namespace = 3;
            SymbolKind.Package = 4;
            SymbolKind.Class = 5;
            SymbolKind.Method = 6;
            SymbolKind.Property = 7;
            SymbolKind.Field = 8;
            SymbolKind.Constructor = 9;
            SymbolKind.Enum = 10;
            SymbolKind.Interface = 11;
            SymbolKind.Function = 12;
            SymbolKind.Variable = 13;
            SymbolKind.Constant = 14;
            SymbolKind.String = 15;
            SymbolKind.Number = 16;
            SymbolKind.Boolean = 17;
            SymbolKind.Array = 18;
            SymbolKind.Object = 19;
            SymbolKind.Key = 20;
            SymbolKind.Null = 21;
            SymbolKind.EnumMember = 22;
            SymbolKind.Struct = 23;
            SymbolKind.Event = 24;
            SymbolKind.Operator = 25;
            SymbolKind.TypeParameter = 26;
        })(SymbolKind || (SymbolKind = {}));
        var SymbolTag;
        (function (SymbolTag) {
            SymbolTag.Deprecated = 1;
        })(SymbolTag || (SymbolTag = {}));
        var SymbolInformation;
        (function (SymbolInformation) {
            function create(name, kind, range, uri, containerName) {
                const result = {
                    name,
                    kind,
                    location: { uri, range }
                };
                if (containerName) {
                    result.containerName = containerName;
                }
                return result;
            }
            SymbolInformation.create = create;
        })(SymbolInformation || (SymbolInformation = {}));
        var WorkspaceSymbol;
        (function (WorkspaceSymbol) {
            function create(name, kind, uri, range) {
                return range !== undefined
                    ? { name, kind, location: { uri, range } }
                    : { name, kind, location: { uri } };
            }
            WorkspaceSymbol.create = create;
        })(WorkspaceSymbol || (WorkspaceSymbol = {}));
        var DocumentSymbol;
        (function (DocumentSymbol) {
            function create(name, detail, kind, range, selectionRange, children) {
                const result = {
                    name,
                    detail,
                    kind,
                    range,
                    selectionRange
                };
                if (children !== undefined) {
                    result.children = children;
                }
                return result;
            }
            DocumentSymbol.create = create;
            function is(value) {
                const candidate = value;
                return candidate &&
                    Is.string(candidate.name) && Is.number(candidate.kind) &&
                    Range.is(candidate.range) && Range.is(candidate.selectionRange) &&
                    (candidate.detail === undefined || Is.string(candidate.detail)) &&
                    (candidate.deprecated === undefined || Is.boolean(candidate.deprecated)) &&
                    (candidate.children === undefined || Array.isArray(candidate.children)) &&
                    (candidate.tags === undefined || Array.isArray(candidate.tags));
            }
            DocumentSymbol.is = is;
        })(DocumentSymbol || (DocumentSymbol = {}));
        var CodeActionKind;
        (function (CodeActionKind) {
            CodeActionKind.Empty = '';
            CodeActionKind.QuickFix = 'quickfix';
            CodeActionKind.Refactor = 'refactor';
            CodeActionKind.RefactorExtract = 'refactor.extract';
            CodeActionKind.RefactorInline = 'refactor.inline';
            CodeActionKind.RefactorMove = 'refactor.move';
            CodeActionKind.RefactorRewrite = 'refactor.rewrite';
            CodeActionKind.Source = 'source';
            CodeActionKind.SourceOrganizeImports = 'source.organizeImports';
            CodeActionKind.SourceFixAll = 'source.fixAll';
            CodeActionKind.Notebook = 'notebook';
        })(CodeActionKind || (CodeActionKind = {}));
        var CodeActionTriggerKind;
        (function (CodeActionTriggerKind) {
            CodeActionTriggerKind.Invoked = 1;
            CodeActionTriggerKind.Automatic = 2;
        })(CodeActionTriggerKind || (CodeActionTriggerKind = {}));
        var CodeActionContext;
        (function (CodeActionContext) {
            function create(diagnostics, only, triggerKind) {
                const result = { diagnostics };
                if (only !== undefined && only !== null) {
                    result.only = only;
                }
                if (triggerKind !== undefined && triggerKind !== null) {
                    result.triggerKind = triggerKind;
                }
                return result;
            }
            CodeActionContext.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.typedArray(candidate.diagnostics, Diagnostic.is)
                    && (candidate.only === undefined || Is.typedArray(candidate.only, Is.string))
                    && (candidate.triggerKind === undefined || candidate.triggerKind === CodeActionTriggerKind.Invoked || candidate.triggerKind === CodeActionTriggerKind.Automatic);
            }
            CodeActionContext.is = is;
        })(CodeActionContext || (CodeActionContext = {}));
        var CodeActionTag;
        (function (CodeActionTag) {
            CodeActionTag.LLMGenerated = 1;
            function is(value) {
                return Is.defined(value) && value === CodeActionTag.LLMGenerated;
            }
            CodeActionTag.is = is;
        })(CodeActionTag || (CodeActionTag = {}));
        var CodeAction;
        (function (CodeAction) {
            function create(title, kindOrCommandOrEdit, kind) {
                const result = { title };
                let checkKind = true;
                if (typeof kindOrCommandOrEdit === 'string') {
                    checkKind = false;
                    result.kind = kindOrCommandOrEdit;
                }
                else if (Command.is(kindOrCommandOrEdit)) {
                    result.command = kindOrCommandOrEdit;
                }
                else {
                    result.edit = kindOrCommandOrEdit;
                }
                if (checkKind && kind !== undefined) {
                    result.kind = kind;
                }
                return result;
            }
            CodeAction.create = create;
            function is(value) {
                const candidate = value;
                return candidate && Is.string(candidate.title) &&
                    (candidate.diagnostics === undefined || Is.typedArray(candidate.diagnostics, Diagnostic.is)) &&
                    (candidate.kind === undefined || Is.string(candidate.kind)) &&
                    (candidate.edit !== undefined || candidate.command !== undefined) &&
                    (candidate.command === undefined || Command.is(candidate.command)) &&
                    (candidate.isPreferred === undefined || Is.boolean(candidate.isPreferred)) &&
                    (candidate.edit === undefined || WorkspaceEdit.is(candidate.edit)) &&
                    (candidate.tags === undefined || Is.typedArray(candidate.tags, CodeActionTag.is));
            }
            CodeAction.is = is;
        })(CodeAction || (CodeAction = {}));
        var CodeLens;
        (function (CodeLens) {
            function create(range, data) {
                const result = { range };
                if (Is.defined(data)) {
                    result.data = data;
                }
                return result;
            }
            CodeLens.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.command) || Command.is(candidate.command));
            }
            CodeLens.is = is;
        })(CodeLens || (CodeLens = {}));
        var FormattingOptions;
        (function (FormattingOptions) {
            function create(tabSize, insertSpaces) {
                return { tabSize, insertSpaces };
            }
            FormattingOptions.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.uinteger(candidate.tabSize) && Is.boolean(candidate.insertSpaces);
            }
            FormattingOptions.is = is;
        })(FormattingOptions || (FormattingOptions = {}));
        var DocumentLink;
        (function (DocumentLink) {
            function create(range, target, data) {
                return { range, target, data };
            }
            DocumentLink.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.target) || Is.string(candidate.target));
            }
            DocumentLink.is = is;
        })(DocumentLink || (DocumentLink = {}));
        var SelectionRange;
        (function (SelectionRange) {
            function create(range, parent) {
                return { range, parent };
            }
            SelectionRange.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Range.is(candidate.range) && (candidate.parent === undefined || SelectionRange.is(candidate.parent));
            }
            SelectionRange.is = is;
        })(SelectionRange || (SelectionRange = {}));
        var SemanticTokenTypes;
        (function (SemanticTokenTypes) {
            SemanticTokenTypes["namespace"] = "namespace";
            SemanticTokenTypes["type"] = "type";
            SemanticTokenTypes["class"] = "class";
            SemanticTokenTypes["enum"] = "enum";
            SemanticTokenTypes["interface"] = "interface";
            SemanticTokenTypes["struct"] = "struct";
            SemanticTokenTypes["typeParameter"] = "typeParameter";
            SemanticTokenTypes["parameter"] = "parameter";
            SemanticTokenTypes["variable"] = "variable";
            SemanticTokenTypes["property"] = "property";
            SemanticTokenTypes["enumMember"] = "enumMember";
            SemanticTokenTypes["event"] = "event";
            SemanticTokenTypes["function"] = "function";
            SemanticTokenTypes["method"] = "method";
            SemanticTokenTypes["macro"] = "macro";
            SemanticTokenTypes["keyword"] = "keyword";
            SemanticTokenTypes["modifier"] = "modifier";
            SemanticTokenTypes["comment"] = "comment";
            SemanticTokenTypes["string"] = "string";
            SemanticTokenTypes["number"] = "number";
            SemanticTokenTypes["regexp"] = "regexp";
            SemanticTokenTypes["operator"] = "operator";
            SemanticTokenTypes["decorator"] = "decorator";
            SemanticTokenTypes["label"] = "label";
        })(SemanticTokenTypes || (SemanticTokenTypes = {}));
        var SemanticTokenModifiers;
        (function (SemanticTokenModifiers) {
            SemanticTokenModifiers["declaration"] = "declaration";
            SemanticTokenModifiers["definition"] = "definition";
            SemanticTokenModifiers["readonly"] = "readonly";
            SemanticTokenModifiers["static"] = "static";
            SemanticTokenModifiers["deprecated"] = "deprecated";
            SemanticTokenModifiers["abstract"] = "abstract";
            SemanticTokenModifiers["async"] = "async";
            SemanticTokenModifiers["modification"] = "modification";
            SemanticTokenModifiers["documentation"] = "documentation";
            SemanticTokenModifiers["defaultLibrary"] = "defaultLibrary";
        })(SemanticTokenModifiers || (SemanticTokenModifiers = {}));
        var SemanticTokens;
        (function (SemanticTokens) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && (candidate.resultId === undefined || typeof candidate.resultId === 'string') &&
                    Array.isArray(candidate.data) && (candidate.data.length === 0 || typeof candidate.data[0] === 'number');
            }
            SemanticTokens.is = is;
        })(SemanticTokens || (SemanticTokens = {}));
        var InlineValueText;
        (function (InlineValueText) {
            function create(range, text) {
                return { range, text };
            }
            InlineValueText.create = create;
            function is(value) {
                const candidate = value;
                return candidate !== undefined && candidate !== null && Range.is(candidate.range) && Is.string(candidate.text);
            }
            InlineValueText.is = is;
        })(InlineValueText || (InlineValueText = {}));
        var InlineValueVariableLookup;
        (function (InlineValueVariableLookup) {
            function create(range, variableName, caseSensitiveLookup) {
                return { range, variableName, caseSensitiveLookup };
            }
            InlineValueVariableLookup.create = create;
            function is(value) {
                const candidate = value;
                return candidate !== undefined && candidate !== null && Range.is(candidate.range) && Is.boolean(candidate.caseSensitiveLookup)
                    && (Is.string(candidate.variableName) || candidate.variableName === undefined);
            }
            InlineValueVariableLookup.is = is;
        })(InlineValueVariableLookup || (InlineValueVariableLookup = {}));
        var InlineValueEvaluatableExpression;
        (function (InlineValueEvaluatableExpression) {
            function create(range, expression) {
                return { range, expression };
            }
            InlineValueEvaluatableExpression.create = create;
            function is(value) {
                const candidate = value;
                return candidate !== undefined && candidate !== null && Range.is(candidate.range)
                    && (Is.string(candidate.expression) || candidate.expression === undefined);
            }
            InlineValueEvaluatableExpression.is = is;
        })(InlineValueEvaluatableExpression || (InlineValueEvaluatableExpression = {}));
        var InlineValueContext;
        (function (InlineValueContext) {
            function create(frameId, stoppedLocation) {
                return { frameId, stoppedLocation };
            }
            InlineValueContext.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Range.is(value.stoppedLocation);
            }
            InlineValueContext.is = is;
        })(InlineValueContext || (InlineValueContext = {}));
        var InlayHintKind;
        (function (InlayHintKind) {
            InlayHintKind.Type = 1;
            InlayHintKind.Parameter = 2;
            function is(value) {
                return value === 1 || value === 2;
            }
            InlayHintKind.is = is;
        })(InlayHintKind || (InlayHintKind = {}));
        var InlayHintLabelPart;
        (function (InlayHintLabelPart) {
            function create(value) {
                return { value };
            }
            InlayHintLabelPart.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate)
                    && (candidate.tooltip === undefined || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip))
                    && (candidate.location === undefined || Location.is(candidate.location))
                    && (candidate.command === undefined || Command.is(candidate.command));
            }
            InlayHintLabelPart.is = is;
        })(InlayHintLabelPart || (InlayHintLabelPart = {}));
        var InlayHint;
        (function (InlayHint) {
            function create(position, label, kind) {
                const result = { position, label };
                if (kind !== undefined) {
                    result.kind = kind;
                }
                return result;
            }
            InlayHint.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Position.is(candidate.position)
                    && (Is.string(candidate.label) || Is.typedArray(candidate.label, InlayHintLabelPart.is))
                    && (candidate.kind === undefined || InlayHintKind.is(candidate.kind))
                    && (candidate.textEdits === undefined) || Is.typedArray(candidate.textEdits, TextEdit.is)
                    && (candidate.tooltip === undefined || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip))
                    && (candidate.paddingLeft === undefined || Is.boolean(candidate.paddingLeft))
                    && (candidate.paddingRight === undefined || Is.boolean(candidate.paddingRight));
            }
            InlayHint.is = is;
        })(InlayHint || (InlayHint = {}));
        var StringValue;
        (function (StringValue) {
            function createSnippet(value) {
                return { kind: 'snippet', value };
            }
            StringValue.createSnippet = createSnippet;
            function isSnippet(value) {
                const candidate = value;
                return Is.objectLiteral(candidate)
                    && candidate.kind === 'snippet'
                    && Is.string(candidate.value);
            }
            StringValue.isSnippet = isSnippet;
        })(StringValue || (StringValue = {}));
        var InlineCompletionItem;
        (function (InlineCompletionItem) {
            function create(insertText, filterText, range, command) {
                return { insertText, filterText, range, command };
            }
            InlineCompletionItem.create = create;
        })(InlineCompletionItem || (InlineCompletionItem = {}));
        var InlineCompletionList;
        (function (InlineCompletionList) {
            function create(items) {
                return { items };
            }
            InlineCompletionList.create = create;
        })(InlineCompletionList || (InlineCompletionList = {}));
        var InlineCompletionTriggerKind;
        (function (InlineCompletionTriggerKind) {
            InlineCompletionTriggerKind.Invoked = 1;
            InlineCompletionTriggerKind.Automatic = 2;
        })(InlineCompletionTriggerKind || (InlineCompletionTriggerKind = {}));
        var SelectedCompletionInfo;
        (function (SelectedCompletionInfo) {
            function create(range, text) {
                return { range, text };
            }
            SelectedCompletionInfo.create = create;
        })(SelectedCompletionInfo || (SelectedCompletionInfo = {}));
        var InlineCompletionContext;
        (function (InlineCompletionContext) {
            function create(triggerKind, selectedCompletionInfo) {
                return { triggerKind, selectedCompletionInfo };
            }
            InlineCompletionContext.create = create;
        })(InlineCompletionContext || (InlineCompletionContext = {}));
        var WorkspaceFolder;
        (function (WorkspaceFolder) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && URI.is(candidate.uri) && Is.string(candidate.name);
            }
            WorkspaceFolder.is = is;
        })(WorkspaceFolder || (WorkspaceFolder = {}));
        const EOL = (null && (['\n', '\r\n', '\r']));
        var TextDocument;
        (function (TextDocument) {
            function create(uri, languageId, version, content) {
                return new FullTextDocument(uri, languageId, version, content);
            }
            TextDocument.create = create;
            function is(value) {
                const candidate = value;
                return Is.defined(candidate) && Is.string(candidate.uri) && (Is.undefined(candidate.languageId) || Is.string(candidate.languageId)) && Is.uinteger(candidate.lineCount)
                    && Is.func(candidate.getText) && Is.func(candidate.positionAt) && Is.func(candidate.offsetAt) ? true : false;
            }
            TextDocument.is = is;
            function applyEdits(document, edits) {
                let text = document.getText();
                const sortedEdits = mergeSort(edits, (a, b) => {
                    const diff = a.range.start.line - b.range.start.line;
                    if (diff === 0) {
                        return a.range.start.character - b.range.start.character;
                    }
                    return diff;
                });
                let lastModifiedOffset = text.length;
                for (let i = sortedEdits.length - 1; i >= 0; i--) {
                    const e = sortedEdits[i];
                    const startOffset = document.offsetAt(e.range.start);
                    const endOffset = document.offsetAt(e.range.end);
                    if (endOffset <= lastModifiedOffset) {
                        text = text.substring(0, startOffset) + e.newText + text.substring(endOffset, text.length);
                    }
                    else {
                        throw new Error('Overlapping edit');
                    }
                    lastModifiedOffset = startOffset;
                }
                return text;
            }
            TextDocument.applyEdits = applyEdits;
            function mergeSort(data, compare) {
                if (data.length <= 1) {
                    return data;
                }
                const p = (data.length / 2) | 0;
                const left = data.slice(0, p);
                const right = data.slice(p);
                mergeSort(left, compare);
                mergeSort(right, compare);
                let leftIdx = 0;
                let rightIdx = 0;
                let i = 0;
                while (leftIdx < left.length && rightIdx < right.length) {
                    const ret = compare(left[leftIdx], right[rightIdx]);
                    if (ret <= 0) {
                        data[i++] = left[leftIdx++];
                    }
                    else {
                        data[i++] = right[rightIdx++];
                    }
                }
                while (leftIdx < left.length) {
                    data[i++] = left[leftIdx++];
                }
                while (rightIdx < right.length) {
                    data[i++] = right[rightIdx++];
                }
                return data;
            }
        })(TextDocument || (TextDocument = {}));
        class FullTextDocument {
            constructor(uri, languageId, version, content) {
                this._uri = uri;
                this._languageId = languageId;
                this._version = version;
                this._content = content;
                this._lineOffsets = undefined;
            }
            get uri() {
                return this._uri;
            }
            get languageId() {
                return this._languageId;
            }
            get version() {
                return this._version;
            }
            getText(range) {
                if (range) {
                    const start = this.offsetAt(range.start);
                    const end = this.offsetAt(range.end);
                    return this._content.substring(start, end);
                }
                return this._content;
            }
            update(event, version) {
                this._content = event.text;
                this._version = version;
                this._lineOffsets = undefined;
            }
            getLineOffsets() {
                if (this._lineOffsets === undefined) {
                    const lineOffsets = [];
                    const text = this._content;
                    let isLineStart = true;
                    for (let i = 0; i < text.length; i++) {
                        if (isLineStart) {
                            lineOffsets.push(i);
                            isLineStart = false;
                        }
                        const ch = text.charAt(i);
                        isLineStart = (ch === '\r' || ch === '\n');
                        if (ch === '\r' && i + 1 < text.length && text.charAt(i + 1) === '\n') {
                            i++;
                        }
                    }
                    if (isLineStart && text.length > 0) {
                        lineOffsets.push(text.length);
                    }
                    this._lineOffsets = lineOffsets;
                }
                return this._lineOffsets;
            }
            positionAt(offset) {
                offset = Math.max(Math.min(offset, this._content.length), 0);
                const lineOffsets = this.getLineOffsets();
                let low = 0, high = lineOffsets.length;
                if (high === 0) {
                    return Position.create(0, offset);
                }
                while (low < high) {
                    const mid = Math.floor((low + high) / 2);
                    if (lineOffsets[mid] > offset) {
                        high = mid;
                    }
                    else {
                        low = mid + 1;
                    }
                }
                const line = low - 1;
                return Position.create(line, offset - lineOffsets[line]);
            }
            offsetAt(position) {
                const lineOffsets = this.getLineOffsets();
                if (position.line >= lineOffsets.length) {
                    return this._content.length;
                }
                else if (position.line < 0) {
                    return 0;
                }
                const lineOffset = lineOffsets[position.line];
                const nextLineOffset = (position.line + 1 < lineOffsets.length) ? lineOffsets[position.line + 1] : this._content.length;
                return Math.max(Math.min(lineOffset + position.character, nextLineOffset), lineOffset);
            }
            get lineCount() {
                return this.getLineOffsets().length;
            }
        }
        var Is;
        (function (Is) {
            const toString = Object.prototype.toString;
            function defined(value) {
                return typeof value !== 'undefined';
            }
            Is.defined = defined;
            function undefined(value) {
                return typeof value === 'undefined';
            }
            Is.undefined = undefined;
            function boolean(value) {
                return value === true || value === false;
            }
            Is.boolean = boolean;
            function string(value) {
                return toString.call(value) === '[object String]';
            }
            Is.string = string;
            function number(value) {
                return toString.call(value) === '[object Number]';
            }
            Is.number = number;
            function numberRange(value, min, max) {
                return toString.call(value) === '[object Number]' && min <= value && value <= max;
            }
            Is.numberRange = numberRange;
            function integer(value) {
                return toString.call(value) === '[object Number]' && -2147483648 <= value && value <= 2147483647;
            }
            Is.integer = integer;
            function uinteger(value) {
                return toString.call(value) === '[object Number]' && 0 <= value && value <= 2147483647;
            }
            Is.uinteger = uinteger;
            function func(value) {
                return toString.call(value) === '[object Function]';
            }
            Is.func = func;
            function objectLiteral(value) {
                return value !== null && typeof value === 'object';
            }
            Is.objectLiteral = objectLiteral;
            function typedArray(value, check) {
                return Array.isArray(value) && value.every(check);
            }
            Is.typedArray = typedArray;
        })(Is || (Is = {}));
        var esm_main = __webpack_require__(2365);
        ;
        var ErrorCode;
        (function (ErrorCode) {
            ErrorCode[ErrorCode["Undefined"] = 0] = "Undefined";
            ErrorCode[ErrorCode["EnumValueMismatch"] = 1] = "EnumValueMismatch";
            ErrorCode[ErrorCode["Deprecated"] = 2] = "Deprecated";
            ErrorCode[ErrorCode["UnexpectedEndOfComment"] = 257] = "UnexpectedEndOfComment";
            ErrorCode[ErrorCode["UnexpectedEndOfString"] = 258] = "UnexpectedEndOfString";
            ErrorCode[ErrorCode["UnexpectedEndOfNumber"] = 259] = "UnexpectedEndOfNumber";
            ErrorCode[ErrorCode["InvalidUnicode"] = 260] = "InvalidUnicode";
            ErrorCode[ErrorCode["InvalidEscapeCharacter"] = 261] = "InvalidEscapeCharacter";
            ErrorCode[ErrorCode["InvalidCharacter"] = 262] = "InvalidCharacter";
            ErrorCode[ErrorCode["PropertyExpected"] = 513] = "PropertyExpected";
            ErrorCode[ErrorCode["CommaExpected"] = 514] = "CommaExpected";
            ErrorCode[ErrorCode["ColonExpected"] = 515] = "ColonExpected";
            ErrorCode[ErrorCode["ValueExpected"] = 516] = "ValueExpected";
            ErrorCode[ErrorCode["CommaOrCloseBacketExpected"] = 517] = "CommaOrCloseBacketExpected";
            ErrorCode[ErrorCode["CommaOrCloseBraceExpected"] = 518] = "CommaOrCloseBraceExpected";
            ErrorCode[ErrorCode["TrailingComma"] = 519] = "TrailingComma";
            ErrorCode[ErrorCode["DuplicateKey"] = 520] = "DuplicateKey";
            ErrorCode[ErrorCode["CommentNotPermitted"] = 521] = "CommentNotPermitted";
            ErrorCode[ErrorCode["PropertyKeysMustBeDoublequoted"] = 528] = "PropertyKeysMustBeDoublequoted";
            ErrorCode[ErrorCode["SchemaUnsupportedFeature"] = 769] = "SchemaUnsupportedFeature";
            ErrorCode[ErrorCode["SchemaResolveError"] = 65536] = "SchemaResolveError";
        })(ErrorCode || (ErrorCode = {}));
        function isSchemaResolveError(code) {
            return code >= ErrorCode.SchemaResolveError;
        }
        var SchemaDraft;
        (function (SchemaDraft) {
            SchemaDraft[SchemaDraft["v3"] = 3] = "v3";
            SchemaDraft[SchemaDraft["v4"] = 4] = "v4";
            SchemaDraft[SchemaDraft["v6"] = 6] = "v6";
            SchemaDraft[SchemaDraft["v7"] = 7] = "v7";
            SchemaDraft[SchemaDraft["v2019_09"] = 19] = "v2019_09";
            SchemaDraft[SchemaDraft["v2020_12"] = 20] = "v2020_12";
        })(SchemaDraft || (SchemaDraft = {}));
        var ClientCapabilities;
        (function (ClientCapabilities) {
            ClientCapabilities.LATEST = {
                textDocument: {
                    completion: {
                        completionItem: {
                            documentationFormat: [MarkupKind.Markdown, MarkupKind.PlainText],
                            commitCharactersSupport: true,
                            labelDetailsSupport: true
                        }
                    }
                }
            };
        })(ClientCapabilities || (ClientCapabilities = {}));
        ;
        var t = { 975(t) {
                function e(t) {
                    if ("string" != typeof t)
                        throw new TypeError("Path must be a string. Received " + JSON.stringify(t));
                }
                function r(t, e) {
                    for (var r, n = "", i = 0, o = -1, h = 0, s = 0; s <= t.length; ++s) {
                        if (s < t.length)
                            r = t.charCodeAt(s);
                        else {
                            if (47 === r)
                                break;
                            r = 47;
                        }
                        if (47 === r) {
                            if (o === s - 1 || 1 === h)
                                ;
                            else if (o !== s - 1 && 2 === h) {
                                if (n.length < 2 || 2 !== i || 46 !== n.charCodeAt(n.length - 1) || 46 !== n.charCodeAt(n.length - 2))
                                    if (n.length > 2) {
                                        var a = n.lastIndexOf("/");
                                        if (a !== n.length - 1) {
                                            -1 === a ? (n = "", i = 0) : i = (n = n.slice(0, a)).length - 1 - n.lastIndexOf("/"), o = s, h = 0;
                                            continue;
                                        }
                                    }
                                    else if (2 === n.length || 1 === n.length) {
                                        n = "", i = 0, o = s, h = 0;
                                        continue;
                                    }
                                e && (n.length > 0 ? n += "/.." : n = "..", i = 2);
                            }
                            else
                                n.length > 0 ? n += "/" + t.slice(o + 1, s) : n = t.slice(o + 1, s), i = s - o - 1;
                            o = s, h = 0;
                        }
                        else
                            46 === r && -1 !== h ? ++h : h = -1;
                    }
                    return n;
                }
                var n = { resolve: function () {
                        for (var t, n = "", i = !1, o = arguments.length - 1; o >= -1 && !i; o--) {
                            var h;
                            o >= 0 ? h = arguments[o] : (void 0 === t && (t = process.cwd()), h = t), e(h), 0 !== h.length && (n = h + "/" + n, i = 47 === h.charCodeAt(0));
                        }
                        return n = r(n, !i), i ? n.length > 0 ? "/" + n : "/" : n.length > 0 ? n : ".";
                    }, normalize: function (t) {
                        if (e(t), 0 === t.length)
                            return ".";
                        var n = 47 === t.charCodeAt(0), i = 47 === t.charCodeAt(t.length - 1);
                        return 0 !== (t = r(t, !n)).length || n || (t = "."), t.length > 0 && i && (t += "/"), n ? "/" + t : t;
                    }, isAbsolute: function (t) { return e(t), t.length > 0 && 47 === t.charCodeAt(0); }, join: function () {
                        if (0 === arguments.length)
                            return ".";
                        for (var t, r = 0; r < arguments.length; ++r) {
                            var i = arguments[r];
                            e(i), i.length > 0 && (void 0 === t ? t = i : t += "/" + i);
                        }
                        return void 0 === t ? "." : n.normalize(t);
                    }, relative: function (t, r) {
                        if (e(t), e(r), t === r)
                            return "";
                        if ((t = n.resolve(t)) === (r = n.resolve(r)))
                            return "";
                        for (var i = 1; i < t.length && 47 === t.charCodeAt(i); ++i)
                            ;
                        for (var o = t.length, h = o - i, s = 1; s < r.length && 47 === r.charCodeAt(s); ++s)
                            ;
                        for (var a = r.length - s, c = h < a ? h : a, f = -1, u = 0; u <= c; ++u) {
                            if (u === c) {
                                if (a > c) {
                                    if (47 === r.charCodeAt(s + u))
                                        return r.slice(s + u + 1);
                                    if (0 === u)
                                        return r.slice(s + u);
                                }
                                else
                                    h > c && (47 === t.charCodeAt(i + u) ? f = u : 0 === u && (f = 0));
                                break;
                            }
                            var l = t.charCodeAt(i + u);
                            if (l !== r.charCodeAt(s + u))
                                break;
                            47 === l && (f = u);
                        }
                        var g = "";
                        for (u = i + f + 1; u <= o; ++u)
                            u !== o && 47 !== t.charCodeAt(u) || (0 === g.length ? g += ".." : g += "/..");
                        return g.length > 0 ? g + r.slice(s + f) : (s += f, 47 === r.charCodeAt(s) && ++s, r.slice(s));
                    }, _makeLong: function (t) { return t; }, dirname: function (t) {
                        if (e(t), 0 === t.length)
                            return ".";
                        for (var r = t.charCodeAt(0), n = 47 === r, i = -1, o = !0, h = t.length - 1; h >= 1; --h)
                            if (47 === (r = t.charCodeAt(h))) {
                                if (!o) {
                                    i = h;
                                    break;
                                }
                            }
                            else
                                o = !1;
                        return -1 === i ? n ? "/" : "." : n && 1 === i ? "//" : t.slice(0, i);
                    }, basename: function (t, r) {
                        if (void 0 !== r && "string" != typeof r)
                            throw new TypeError('"ext" argument must be a string');
                        e(t);
                        var n, i = 0, o = -1, h = !0;
                        if (void 0 !== r && r.length > 0 && r.length <= t.length) {
                            if (r.length === t.length && r === t)
                                return "";
                            var s = r.length - 1, a = -1;
                            for (n = t.length - 1; n >= 0; --n) {
                                var c = t.charCodeAt(n);
                                if (47 === c) {
                                    if (!h) {
                                        i = n + 1;
                                        break;
                                    }
                                }
                                else
                                    -1 === a && (h = !1, a = n + 1), s >= 0 && (c === r.charCodeAt(s) ? -1 === --s && (o = n) : (s = -1, o = a));
                            }
                            return i === o ? o = a : -1 === o && (o = t.length), t.slice(i, o);
                        }
                        for (n = t.length - 1; n >= 0; --n)
                            if (47 === t.charCodeAt(n)) {
                                if (!h) {
                                    i = n + 1;
                                    break;
                                }
                            }
                            else
                                -1 === o && (h = !1, o = n + 1);
                        return -1 === o ? "" : t.slice(i, o);
                    }, extname: function (t) {
                        e(t);
                        for (var r = -1, n = 0, i = -1, o = !0, h = 0, s = t.length - 1; s >= 0; --s) {
                            var a = t.charCodeAt(s);
                            if (47 !== a)
                                -1 === i && (o = !1, i = s + 1), 46 === a ? -1 === r ? r = s : 1 !== h && (h = 1) : -1 !== r && (h = -1);
                            else if (!o) {
                                n = s + 1;
                                break;
                            }
                        }
                        return -1 === r || -1 === i || 0 === h || 1 === h && r === i - 1 && r === n + 1 ? "" : t.slice(r, i);
                    }, format: function (t) {
                        if (null === t || "object" != typeof t)
                            throw new TypeError('The "pathObject" argument must be of type Object. Received type ' + typeof t);
                        return function (t, e) { var r = e.dir || e.root, n = e.base || (e.name || "") + (e.ext || ""); return r ? r === e.root ? r + n : r + "/" + n : n; }(0, t);
                    }, parse: function (t) {
                        e(t);
                        var r = { root: "", dir: "", base: "", ext: "", name: "" };
                        if (0 === t.length)
                            return r;
                        var n, i = t.charCodeAt(0), o = 47 === i;
                        o ? (r.root = "/", n = 1) : n = 0;
                        for (var h = -1, s = 0, a = -1, c = !0, f = t.length - 1, u = 0; f >= n; --f)
                            if (47 !== (i = t.charCodeAt(f)))
                                -1 === a && (c = !1, a = f + 1), 46 === i ? -1 === h ? h = f : 1 !== u && (u = 1) : -1 !== h && (u = -1);
                            else if (!c) {
                                s = f + 1;
                                break;
                            }
                        return -1 === h || -1 === a || 0 === u || 1 === u && h === a - 1 && h === s + 1 ? -1 !== a && (r.base = r.name = 0 === s && o ? t.slice(1, a) : t.slice(s, a)) : (0 === s && o ? (r.name = t.slice(1, h), r.base = t.slice(1, a)) : (r.name = t.slice(s, h), r.base = t.slice(s, a)), r.ext = t.slice(h, a)), s > 0 ? r.dir = t.slice(0, s - 1) : o && (r.dir = "/"), r;
                    }, sep: "/", delimiter: ":", win32: null, posix: null };
                n.posix = n, t.exports = n;
            } }, e = {};
        function r(n) {
            var i = e[n];
            if (void 0 !== i)
                return i.exports;
            var o = e[n] = { exports: {} };
            return t[n](o, o.exports, r), o.exports;
        }
        let n;
        if (r.d = (t, e) => {
            for (var n in e)
                r.o(e, n) && !r.o(t, n) && Object.defineProperty(t, n, { enumerable: !0, get: e[n] });
        }, r.o = (t, e) => Object.prototype.hasOwnProperty.call(t, e), "object" == typeof process)
            n = "win32" === process.platform;
        else if ("object" == typeof navigator) {
            let t = navigator.userAgent;
            n = t.indexOf("Windows") >= 0;
        }
        const i = /^\w[\w\d+.-]*$/, o = /^\//, h = /^\/\//;
        function s(t, e) {
            if (!t.scheme && e)
                throw new Error(`[UriError]: Scheme is missing: {scheme: "", authority: "${t.authority}", path: "${t.path}", query: "${t.query}", fragment: "${t.fragment}"}`);
            if (t.scheme && !i.test(t.scheme))
                throw new Error("[UriError]: Scheme contains illegal characters.");
            if (t.path)
                if (t.authority) {
                    if (!o.test(t.path))
                        throw new Error('[UriError]: If a URI contains an authority component, then the path component must either be empty or begin with a slash ("/") character');
                }
                else if (h.test(t.path))
                    throw new Error('[UriError]: If a URI does not contain an authority component, then the path cannot begin with two slash characters ("//")');
        }
        const a = "", c = "/", f = /^(([^:/?#]+?):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/;
        class u {
            static isUri(t) { return t instanceof u || !!t && "string" == typeof t.authority && "string" == typeof t.fragment && "string" == typeof t.path && "string" == typeof t.query && "string" == typeof t.scheme && "string" == typeof t.fsPath && "function" == typeof t.with && "function" == typeof t.toString; }
            scheme;
            authority;
            path;
            query;
            fragment;
            constructor(t, e, r, n, i, o = !1) {
                "object" == typeof t ? (this.scheme = t.scheme || a, this.authority = t.authority || a, this.path = t.path || a, this.query = t.query || a, this.fragment = t.fragment || a) : (this.scheme = function (t, e) { return t || e ? t : "file"; }(t, o), this.authority = e || a, this.path = function (t, e) {
                    switch (t) {
                        case "https":
                        case "http":
                        case "file": e ? e[0] !== c && (e = c + e) : e = c;
                    }
                    return e;
                }(this.scheme, r || a), this.query = n || a, this.fragment = i || a, s(this, o));
            }
            get fsPath() { return y(this, !1); }
            with(t) {
                if (!t)
                    return this;
                let { scheme: e, authority: r, path: n, query: i, fragment: o } = t;
                return void 0 === e ? e = this.scheme : null === e && (e = a), void 0 === r ? r = this.authority : null === r && (r = a), void 0 === n ? n = this.path : null === n && (n = a), void 0 === i ? i = this.query : null === i && (i = a), void 0 === o ? o = this.fragment : null === o && (o = a), e === this.scheme && r === this.authority && n === this.path && i === this.query && o === this.fragment ? this : new g(e, r, n, i, o);
            }
            static parse(t, e = !1) { const r = f.exec(t); return r ? new g(r[2] || a, A(r[4] || a), A(r[5] || a), A(r[7] || a), A(r[9] || a), e) : new g(a, a, a, a, a); }
            static file(t) {
                let e = a;
                if (n && (t = t.replace(/\\/g, c)), t[0] === c && t[1] === c) {
                    const r = t.indexOf(c, 2);
                    -1 === r ? (e = t.substring(2), t = c) : (e = t.substring(2, r), t = t.substring(r) || c);
                }
                return new g("file", e, t, a, a);
            }
            static from(t) { const e = new g(t.scheme, t.authority, t.path, t.query, t.fragment); return s(e, !0), e; }
            toString(t = !1) { return v(this, t); }
            toJSON() { return this; }
            static revive(t) {
                if (t) {
                    if (t instanceof u)
                        return t;
                    {
                        const e = new g(t);
                        return e._formatted = t.external, e._fsPath = t._sep === l ? t.fsPath : null, e;
                    }
                }
                return t;
            }
        }
        const l = n ? 1 : void 0;
        class g extends u {
            _formatted = null;
            _fsPath = null;
            get fsPath() { return this._fsPath || (this._fsPath = y(this, !1)), this._fsPath; }
            toString(t = !1) { return t ? v(this, !0) : (this._formatted || (this._formatted = v(this, !1)), this._formatted); }
            toJSON() { const t = { $mid: 1 }; return this._fsPath && (t.fsPath = this._fsPath, t._sep = l), this._formatted && (t.external = this._formatted), this.path && (t.path = this.path), this.scheme && (t.scheme = this.scheme), this.authority && (t.authority = this.authority), this.query && (t.query = this.query), this.fragment && (t.fragment = this.fragment), t; }
        }
        const p = { 58: "%3A", 47: "%2F", 63: "%3F", 35: "%23", 91: "%5B", 93: "%5D", 64: "%40", 33: "%21", 36: "%24", 38: "%26", 39: "%27", 40: "%28", 41: "%29", 42: "%2A", 43: "%2B", 44: "%2C", 59: "%3B", 61: "%3D", 32: "%20" };
        function d(t, e, r) {
            let n, i = -1;
            for (let o = 0; o < t.length; o++) {
                const h = t.charCodeAt(o);
                if (h >= 97 && h <= 122 || h >= 65 && h <= 90 || h >= 48 && h <= 57 || 45 === h || 46 === h || 95 === h || 126 === h || e && 47 === h || r && 91 === h || r && 93 === h || r && 58 === h)
                    -1 !== i && (n += encodeURIComponent(t.substring(i, o)), i = -1), void 0 !== n && (n += t.charAt(o));
                else {
                    void 0 === n && (n = t.substr(0, o));
                    const e = p[h];
                    void 0 !== e ? (-1 !== i && (n += encodeURIComponent(t.substring(i, o)), i = -1), n += e) : -1 === i && (i = o);
                }
            }
            return -1 !== i && (n += encodeURIComponent(t.substring(i))), void 0 !== n ? n : t;
        }
        function m(t) {
            let e;
            for (let r = 0; r < t.length; r++) {
                const n = t.charCodeAt(r);
                35 === n || 63 === n ? (void 0 === e && (e = t.substr(0, r)), e += p[n]) : void 0 !== e && (e += t[r]);
            }
            return void 0 !== e ? e : t;
        }
        function y(t, e) { let r; return r = t.authority && t.path.length > 1 && "file" === t.scheme ? `//${t.authority}${t.path}` : 47 === t.path.charCodeAt(0) && (t.path.charCodeAt(1) >= 65 && t.path.charCodeAt(1) <= 90 || t.path.charCodeAt(1) >= 97 && t.path.charCodeAt(1) <= 122) && 58 === t.path.charCodeAt(2) ? e ? t.path.substr(1) : t.path[1].toLowerCase() + t.path.substr(2) : t.path, n && (r = r.replace(/\//g, "\\")), r; }
        function v(t, e) {
            const r = e ? m : d;
            let n = "", { scheme: i, authority: o, path: h, query: s, fragment: a } = t;
            if (i && (n += i, n += ":"), (o || "file" === i) && (n += c, n += c), o) {
                let t = o.indexOf("@");
                if (-1 !== t) {
                    const e = o.substr(0, t);
                    o = o.substr(t + 1), t = e.lastIndexOf(":"), -1 === t ? n += r(e, !1, !1) : (n += r(e.substr(0, t), !1, !1), n += ":", n += r(e.substr(t + 1), !1, !0)), n += "@";
                }
                o = o.toLowerCase(), t = o.lastIndexOf(":"), -1 === t ? n += r(o, !1, !0) : (n += r(o.substr(0, t), !1, !0), n += o.substr(t));
            }
            if (h) {
                if (h.length >= 3 && 47 === h.charCodeAt(0) && 58 === h.charCodeAt(2)) {
                    const t = h.charCodeAt(1);
                    t >= 65 && t <= 90 && (h = `/${String.fromCharCode(t + 32)}:${h.substr(3)}`);
                }
                else if (h.length >= 2 && 58 === h.charCodeAt(1)) {
                    const t = h.charCodeAt(0);
                    t >= 65 && t <= 90 && (h = `${String.fromCharCode(t + 32)}:${h.substr(2)}`);
                }
                n += r(h, !0, !1);
            }
            return s && (n += "?", n += r(s, !1, !1)), a && (n += "#", n += e ? a : d(a, !1, !1)), n;
        }
        function b(t) {
            try {
                return decodeURIComponent(t);
            }
            catch {
                return t.length > 3 ? t.substr(0, 3) + b(t.substr(3)) : t;
            }
        }
        const C = /(%[0-9A-Za-z][0-9A-Za-z])+/g;
        function A(t) { return t.match(C) ? t.replace(C, t => b(t)) : t; }
        var w = r(975);
        const x = w.posix || w, P = "/";
        var _;
        !function (t) {
            t.joinPath = function (t, ...e) { return t.with({ path: x.join(t.path, ...e) }); }, t.resolvePath = function (t, ...e) { let r = t.path, n = !1; r[0] !== P && (r = P + r, n = !0); let i = x.resolve(r, ...e); return n && i[0] === P && !t.authority && (i = i.substring(1)), t.with({ path: i }); }, t.dirname = function (t) {
                if (0 === t.path.length || t.path === P)
                    return t;
                let e = x.dirname(t.path);
                return 1 === e.length && 46 === e.charCodeAt(0) && (e = ""), t.with({ path: e });
            }, t.basename = function (t) { return x.basename(t.path); }, t.extname = function (t) { return x.extname(t.path); };
        }(_ || (_ = {}));
        const q = { URI: u, Utils: _ };
        var dist_main = __webpack_require__(15330);
        ;
        const formats = {
            'color-hex': { errorMessage: dist_main.t('Invalid color format. Use #RGB, #RGBA, #RRGGBB or #RRGGBBAA.'), pattern: /^#([0-9A-Fa-f]{3,4}|([0-9A-Fa-f]{2}){3,4})$/ },
            'date-time': { errorMessage: dist_main.t('String is not a RFC3339 date-time.'), pattern: /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(\.[0-9]+)?(Z|(\+|-)([01][0-9]|2[0-3]):([0-5][0-9]))$/i },
            'date': { errorMessage: dist_main.t('String is not a RFC3339 date.'), pattern: /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/i },
            'time': { errorMessage: dist_main.t('String is not a RFC3339 time.'), pattern: /^([01][0-9]|2[0-3]):([0-5][0-9]):([0-5][0-9]|60)(\.[0-9]+)?(Z|(\+|-)([01][0-9]|2[0-3]):([0-5][0-9]))$/i },
            'email': { errorMessage: dist_main.t('String is not an e-mail address.'), pattern: /^(([^<>()\[\]\\.,;:\s@"]+(\.[^<>()\[\]\\.,;:\s@"]+)*)|(".+"))@((\[[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}\.[0-9]{1,3}])|(([a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}))$/ },
            'hostname': { errorMessage: dist_main.t('String is not a hostname.'), pattern: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i },
            'ipv4': { errorMessage: dist_main.t('String is not an IPv4 address.'), pattern: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/ },
            'ipv6': { errorMessage: dist_main.t('String is not an IPv6 address.'), pattern: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i },
        };
        class ASTNodeImpl {
            constructor(parent, offset, length = 0) {
                this.offset = offset;
                this.length = length;
                this.parent = parent;
            }
            get children() {
                return [];
            }
            toString() {
                return 'type: ' + this.type + ' (' + this.offset + '/' + this.length + ')' + (this.parent ? ' parent: {' + this.parent.toString() + '}' : '');
            }
        }
        class NullASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset) {
                super(parent, offset);
                this.type = 'null';
                this.value = null;
            }
        }
        class BooleanASTNodeImpl extends ASTNodeImpl {
            constructor(parent, boolValue, offset) {
                super(parent, offset);
                this.type = 'boolean';
                this.value = boolValue;
            }
        }
        class ArrayASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset) {
                super(parent, offset);
                this.type = 'array';
                this.items = [];
            }
            get children() {
                return this.items;
            }
        }
        class NumberASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset) {
                super(parent, offset);
                this.type = 'number';
                this.isInteger = true;
                this.value = Number.NaN;
            }
        }
        class StringASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset, length) {
                super(parent, offset, length);
                this.type = 'string';
                this.value = '';
            }
        }
        class PropertyASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset, keyNode) {
                super(parent, offset);
                this.type = 'property';
                this.colonOffset = -1;
                this.keyNode = keyNode;
            }
            get children() {
                return this.valueNode ? [this.keyNode, this.valueNode] : [this.keyNode];
            }
        }
        class ObjectASTNodeImpl extends ASTNodeImpl {
            constructor(parent, offset) {
                super(parent, offset);
                this.type = 'object';
                this.properties = [];
            }
            get children() {
                return this.properties;
            }
        }
        function asSchema(schema) {
            if (isBoolean(schema)) {
                return schema ? {} : { "not": {} };
            }
            return schema;
        }
        var EnumMatch;
        (function (EnumMatch) {
            EnumMatch[EnumMatch["Key"] = 0] = "Key";
            EnumMatch[EnumMatch["Enum"] = 1] = "Enum";
        })(EnumMatch || (EnumMatch = {}));
        const httpPrefix = `http://json-schema.org/`;
        const httpsPrefix = `https://json-schema.org/`;
        function normalizeId(id) {
            if (id.startsWith(httpPrefix)) {
                id = httpsPrefix + id.substring(httpPrefix.length);
            }
            try {
                return u.parse(id).toString(true);
            }
            catch (e) {
                return id;
            }
        }
        function getSchemaDraftFromId(schemaId) {
            return schemaDraftFromId[normalizeId(schemaId)] ?? undefined;
        }
        const schemaDraftFromId = {
            'https://json-schema.org/draft-03/schema': SchemaDraft.v3,
            'https://json-schema.org/draft-04/schema': SchemaDraft.v4,
            'https://json-schema.org/draft-06/schema': SchemaDraft.v6,
            'https://json-schema.org/draft-07/schema': SchemaDraft.v7,
            'https://json-schema.org/draft/2019-09/schema': SchemaDraft.v2019_09,
            'https://json-schema.org/draft/2020-12/schema': SchemaDraft.v2020_12
        };
        class EvaluationContext {
            constructor(schemaDraft) {
                this.schemaDraft = schemaDraft;
            }
        }
        class SchemaCollector {
            constructor(focusOffset = -1, exclude) {
                this.focusOffset = focusOffset;
                this.exclude = exclude;
                this.schemas = [];
            }
            add(schema) {
                this.schemas.push(schema);
            }
            merge(other) {
                Array.prototype.push.apply(this.schemas, other.schemas);
            }
            include(node) {
                return (this.focusOffset === -1 || contains(node, this.focusOffset)) && (node !== this.exclude);
            }
            newSub() {
                return new SchemaCollector(-1, this.exclude);
            }
        }
        class NoOpSchemaCollector {
            constructor() { }
            get schemas() { return []; }
            add(_schema) { }
            merge(_other) { }
            include(_node) { return true; }
            newSub() { return this; }
        }
        NoOpSchemaCollector.instance = new NoOpSchemaCollector();
        class ValidationResult {
            constructor() {
                this.problems = [];
                this.propertiesMatches = 0;
                this.processedProperties = new Set();
                this.propertiesValueMatches = 0;
                this.primaryValueMatches = 0;
                this.enumValueMatch = false;
                this.enumValues = undefined;
            }
            hasProblems() {
                return !!this.problems.length;
            }
            merge(validationResult) {
                this.problems = this.problems.concat(validationResult.problems);
                this.propertiesMatches += validationResult.propertiesMatches;
                this.propertiesValueMatches += validationResult.propertiesValueMatches;
                this.mergeProcessedProperties(validationResult);
            }
            mergeEnumValues(validationResult) {
                if (!this.enumValueMatch && !validationResult.enumValueMatch && this.enumValues && validationResult.enumValues) {
                    this.enumValues = this.enumValues.concat(validationResult.enumValues);
                }
            }
            updateEnumMismatchProblemMessages() {
                if (!this.enumValueMatch && this.enumValues) {
                    for (const error of this.problems) {
                        if (error.code === ErrorCode.EnumValueMismatch) {
                            error.message = dist_main.t('Value is not accepted. Valid values: {0}.', this.enumValues.map(v => JSON.stringify(v)).join(', '));
                        }
                    }
                }
            }
            mergePropertyMatch(propertyValidationResult) {
                this.problems = this.problems.concat(propertyValidationResult.problems);
                this.propertiesMatches++;
                if (propertyValidationResult.enumValueMatch || !propertyValidationResult.hasProblems() && propertyValidationResult.propertiesMatches) {
                    this.propertiesValueMatches++;
                }
                if (propertyValidationResult.enumValueMatch && propertyValidationResult.enumValues && propertyValidationResult.enumValues.length === 1) {
                    this.primaryValueMatches++;
                }
            }
            mergeProcessedProperties(validationResult) {
                validationResult.processedProperties.forEach(p => this.processedProperties.add(p));
            }
            compare(other) {
                const hasProblems = this.hasProblems();
                if (hasProblems !== other.hasProblems()) {
                    return hasProblems ? -1 : 1;
                }
                if (this.enumValueMatch !== other.enumValueMatch) {
                    return other.enumValueMatch ? -1 : 1;
                }
                if (this.primaryValueMatches !== other.primaryValueMatches) {
                    return this.primaryValueMatches - other.primaryValueMatches;
                }
                if (this.propertiesValueMatches !== other.propertiesValueMatches) {
                    return this.propertiesValueMatches - other.propertiesValueMatches;
                }
                return this.propertiesMatches - other.propertiesMatches;
            }
        }
        function newJSONDocument(root, diagnostics = [], comments = []) {
            return new JSONDocument(root, diagnostics, comments);
        }
        function getNodeValue(node) {
            return main.yQ(node);
        }
        function getNodePath(node) {
            return main.eY(node);
        }
        function contains(node, offset, includeRightBound = false) {
            return offset >= node.offset && offset < (node.offset + node.length) || includeRightBound && offset === (node.offset + node.length);
        }
        class JSONDocument {
            constructor(root, syntaxErrors = [], comments = []) {
                this.root = root;
                this.syntaxErrors = syntaxErrors;
                this.comments = comments;
            }
            getNodeFromOffset(offset, includeRightBound = false) {
                if (this.root) {
                    return main.SM(this.root, offset, includeRightBound);
                }
                return undefined;
            }
            visit(visitor) {
                if (this.root) {
                    const doVisit = (node) => {
                        let ctn = visitor(node);
                        const children = node.children;
                        if (Array.isArray(children)) {
                            for (let i = 0; i < children.length && ctn; i++) {
                                ctn = doVisit(children[i]);
                            }
                        }
                        return ctn;
                    };
                    doVisit(this.root);
                }
            }
            validate(textDocument, schema, severity = DiagnosticSeverity.Warning, schemaDraft) {
                if (this.root && schema) {
                    const validationResult = new ValidationResult();
                    validate(this.root, schema, validationResult, NoOpSchemaCollector.instance, new EvaluationContext(schemaDraft ?? getSchemaDraft(schema)));
                    return validationResult.problems.map(p => {
                        const range = Range.create(textDocument.positionAt(p.location.offset), textDocument.positionAt(p.location.offset + p.location.length));
                        return Diagnostic.create(range, p.message, p.severity ?? severity, p.code);
                    });
                }
                return undefined;
            }
            getMatchingSchemas(schema, focusOffset = -1, exclude) {
                if (this.root && schema) {
                    const matchingSchemas = new SchemaCollector(focusOffset, exclude);
                    const schemaDraft = getSchemaDraft(schema);
                    const context = new EvaluationContext(schemaDraft);
                    validate(this.root, schema, new ValidationResult(), matchingSchemas, context);
                    return matchingSchemas.schemas;
                }
                return [];
            }
        }
        function getSchemaDraft(schema, fallBack = SchemaDraft.v2020_12) {
            let schemaId = schema.$schema;
            if (schemaId) {
                return getSchemaDraftFromId(schemaId) ?? fallBack;
            }
            return fallBack;
        }
        function validate(n, schema, validationResult, matchingSchemas, context) {
            if (!n || !matchingSchemas.include(n)) {
                return;
            }
            if (n.type === 'property') {
                return validate(n.valueNode, schema, validationResult, matchingSchemas, context);
            }
            const node = n;
            _validateNode();
            switch (node.type) {
                case 'object':
                    _validateObjectNode(node);
                    break;
                case 'array':
                    _validateArrayNode(node);
                    break;
                case 'string':
                    _validateStringNode(node);
                    break;
                case 'number':
                    _validateNumberNode(node);
                    break;
            }
            matchingSchemas.add({ node: node, schema: schema });
            function _validateNode() {
                function matchesType(type) {
                    return node.type === type || (type === 'integer' && node.type === 'number' && node.isInteger);
                }
                if (Array.isArray(schema.type)) {
                    if (!schema.type.some(matchesType)) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t('Incorrect type. Expected one of {0}.', schema.type.join(', '))
                        });
                    }
                }
                else if (schema.type) {
                    if (!matchesType(schema.type)) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t('Incorrect type. Expected "{0}".', schema.type)
                        });
                    }
                }
                if (Array.isArray(schema.allOf)) {
                    for (const subSchemaRef of schema.allOf) {
                        const subValidationResult = new ValidationResult();
                        const subMatchingSchemas = matchingSchemas.newSub();
                        validate(node, asSchema(subSchemaRef), subValidationResult, subMatchingSchemas, context);
                        validationResult.merge(subValidationResult);
                        matchingSchemas.merge(subMatchingSchemas);
                    }
                }
                const notSchema = asSchema(schema.not);
                if (notSchema) {
                    const subValidationResult = new ValidationResult();
                    const subMatchingSchemas = matchingSchemas.newSub();
                    validate(node, notSchema, subValidationResult, subMatchingSchemas, context);
                    if (!subValidationResult.hasProblems()) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t("Matches a schema that is not allowed.")
                        });
                    }
                    for (const ms of subMatchingSchemas.schemas) {
                        ms.inverted = !ms.inverted;
                        matchingSchemas.add(ms);
                    }
                }
                const testAlternatives = (alternatives, maxOneMatch) => {
                    const matches = [];
                    const alternativesToTest = _tryDiscriminatorOptimization(alternatives) ?? alternatives;
                    let bestMatch = undefined;
                    for (const subSchemaRef of alternativesToTest) {
                        const subSchema = asSchema(subSchemaRef);
                        const subValidationResult = new ValidationResult();
                        const subMatchingSchemas = matchingSchemas.newSub();
                        validate(node, subSchema, subValidationResult, subMatchingSchemas, context);
                        if (!subValidationResult.hasProblems()) {
                            matches.push(subSchema);
                        }
                        if (!bestMatch) {
                            bestMatch = { schema: subSchema, validationResult: subValidationResult, matchingSchemas: subMatchingSchemas };
                        }
                        else {
                            if (!maxOneMatch && !subValidationResult.hasProblems() && !bestMatch.validationResult.hasProblems()) {
                                bestMatch.matchingSchemas.merge(subMatchingSchemas);
                                bestMatch.validationResult.propertiesMatches += subValidationResult.propertiesMatches;
                                bestMatch.validationResult.propertiesValueMatches += subValidationResult.propertiesValueMatches;
                                bestMatch.validationResult.mergeProcessedProperties(subValidationResult);
                            }
                            else {
                                const compareResult = subValidationResult.compare(bestMatch.validationResult);
                                if (compareResult > 0) {
                                    bestMatch = { schema: subSchema, validationResult: subValidationResult, matchingSchemas: subMatchingSchemas };
                                }
                                else if (compareResult === 0) {
                                    bestMatch.matchingSchemas.merge(subMatchingSchemas);
                                    bestMatch.validationResult.mergeEnumValues(subValidationResult);
                                }
                            }
                        }
                    }
                    if (matches.length > 1 && maxOneMatch) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: 1 },
                            message: dist_main.t("Matches multiple schemas when only one must validate.")
                        });
                    }
                    if (bestMatch) {
                        bestMatch.validationResult.updateEnumMismatchProblemMessages();
                        validationResult.merge(bestMatch.validationResult);
                        matchingSchemas.merge(bestMatch.matchingSchemas);
                    }
                    return matches.length;
                };
                if (Array.isArray(schema.anyOf)) {
                    testAlternatives(schema.anyOf, false);
                }
                if (Array.isArray(schema.oneOf)) {
                    testAlternatives(schema.oneOf, true);
                }
                const testBranch = (schema) => {
                    const subValidationResult = new ValidationResult();
                    const subMatchingSchemas = matchingSchemas.newSub();
                    validate(node, asSchema(schema), subValidationResult, subMatchingSchemas, context);
                    validationResult.merge(subValidationResult);
                    matchingSchemas.merge(subMatchingSchemas);
                };
                const testCondition = (ifSchema, thenSchema, elseSchema) => {
                    const subSchema = asSchema(ifSchema);
                    const subValidationResult = new ValidationResult();
                    const subMatchingSchemas = matchingSchemas.newSub();
                    validate(node, subSchema, subValidationResult, subMatchingSchemas, context);
                    matchingSchemas.merge(subMatchingSchemas);
                    validationResult.mergeProcessedProperties(subValidationResult);
                    if (!subValidationResult.hasProblems()) {
                        if (thenSchema) {
                            testBranch(thenSchema);
                        }
                    }
                    else if (elseSchema) {
                        testBranch(elseSchema);
                    }
                };
                const ifSchema = asSchema(schema.if);
                if (ifSchema) {
                    testCondition(ifSchema, asSchema(schema.then), asSchema(schema.else));
                }
                if (Array.isArray(schema.enum)) {
                    const val = getNodeValue(node);
                    let enumValueMatch = false;
                    for (const e of schema.enum) {
                        if (equals(val, e)) {
                            enumValueMatch = true;
                            break;
                        }
                    }
                    validationResult.enumValues = schema.enum;
                    validationResult.enumValueMatch = enumValueMatch;
                    if (!enumValueMatch) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            code: ErrorCode.EnumValueMismatch,
                            message: schema.errorMessage || dist_main.t('Value is not accepted. Valid values: {0}.', schema.enum.map(v => JSON.stringify(v)).join(', '))
                        });
                    }
                }
                if (isDefined(schema.const)) {
                    const val = getNodeValue(node);
                    if (!equals(val, schema.const)) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            code: ErrorCode.EnumValueMismatch,
                            message: schema.errorMessage || dist_main.t('Value must be {0}.', JSON.stringify(schema.const))
                        });
                        validationResult.enumValueMatch = false;
                    }
                    else {
                        validationResult.enumValueMatch = true;
                    }
                    validationResult.enumValues = [schema.const];
                }
                let deprecationMessage = schema.deprecationMessage;
                if (deprecationMessage || schema.deprecated) {
                    deprecationMessage = deprecationMessage || dist_main.t('Value is deprecated');
                    let targetNode = node.parent?.type === 'property' ? node.parent : node;
                    validationResult.problems.push({
                        location: { offset: targetNode.offset, length: targetNode.length },
                        severity: DiagnosticSeverity.Warning,
                        message: deprecationMessage,
                        code: ErrorCode.Deprecated
                    });
                }
            }
            function _tryDiscriminatorOptimization(alternatives) {
                if (alternatives.length < 2) {
                    return undefined;
                }
                const buildConstMap = (getSchemas) => {
                    const constMap = new Map();
                    for (let i = 0; i < alternatives.length; i++) {
                        const schemas = getSchemas(asSchema(alternatives[i]), i);
                        if (!schemas) {
                            return undefined;
                        }
                        schemas.forEach(([key, schema]) => {
                            if (schema.const !== undefined) {
                                if (!constMap.has(key)) {
                                    constMap.set(key, new Map());
                                }
                                const valueMap = constMap.get(key);
                                if (!valueMap.has(schema.const)) {
                                    valueMap.set(schema.const, []);
                                }
                                valueMap.get(schema.const).push(i);
                            }
                        });
                    }
                    return constMap;
                };
                const findDiscriminator = (constMap, getValue) => {
                    for (const [key, valueMap] of constMap) {
                        const coveredAlts = new Set();
                        valueMap.forEach(indices => indices.forEach(idx => coveredAlts.add(idx)));
                        if (coveredAlts.size === alternatives.length) {
                            const discriminatorValue = getValue(key);
                            const matchingIndices = valueMap.get(discriminatorValue);
                            if (matchingIndices?.length) {
                                return matchingIndices.map(idx => alternatives[idx]);
                            }
                            break;
                        }
                    }
                    return undefined;
                };
                if (node.type === 'object' && node.properties?.length) {
                    const constMap = buildConstMap((schema) => schema.properties ? Object.entries(schema.properties).map(([k, v]) => [k, asSchema(v)]) : undefined);
                    if (constMap) {
                        return findDiscriminator(constMap, (propName) => {
                            const prop = node.properties.find(p => p.keyNode.value === propName);
                            return prop?.valueNode?.type === 'string' ? prop.valueNode.value : undefined;
                        });
                    }
                }
                else if (node.type === 'array' && node.items?.length) {
                    const constMap = buildConstMap((schema) => {
                        const itemSchemas = schema.prefixItems || (Array.isArray(schema.items) ? schema.items : undefined);
                        return itemSchemas ? itemSchemas.map((item, idx) => [idx, asSchema(item)]) : undefined;
                    });
                    if (constMap) {
                        return findDiscriminator(constMap, (itemIndex) => {
                            const item = node.items[itemIndex];
                            return item?.type === 'string' ? item.value : undefined;
                        });
                    }
                }
                return undefined;
            }
            function _validateNumberNode(node) {
                const val = node.value;
                function normalizeFloats(float) {
                    const parts = /^(-?\d+)(?:\.(\d+))?(?:e([-+]\d+))?$/.exec(float.toString());
                    return parts && {
                        value: Number(parts[1] + (parts[2] || '')),
                        multiplier: (parts[2]?.length || 0) - (parseInt(parts[3]) || 0)
                    };
                }
                ;
                if (isNumber(schema.multipleOf)) {
                    let remainder = -1;
                    if (Number.isInteger(schema.multipleOf)) {
                        remainder = val % schema.multipleOf;
                    }
                    else {
                        let normMultipleOf = normalizeFloats(schema.multipleOf);
                        let normValue = normalizeFloats(val);
                        if (normMultipleOf && normValue) {
                            const multiplier = 10 ** Math.abs(normValue.multiplier - normMultipleOf.multiplier);
                            if (normValue.multiplier < normMultipleOf.multiplier) {
                                normValue.value *= multiplier;
                            }
                            else {
                                normMultipleOf.value *= multiplier;
                            }
                            remainder = normValue.value % normMultipleOf.value;
                        }
                    }
                    if (remainder !== 0) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: dist_main.t('Value is not divisible by {0}.', schema.multipleOf)
                        });
                    }
                }
                function getExclusiveLimit(limit, exclusive) {
                    if (isNumber(exclusive)) {
                        return exclusive;
                    }
                    if (isBoolean(exclusive) && exclusive) {
                        return limit;
                    }
                    return undefined;
                }
                function getLimit(limit, exclusive) {
                    if (!isBoolean(exclusive) || !exclusive) {
                        return limit;
                    }
                    return undefined;
                }
                const exclusiveMinimum = getExclusiveLimit(schema.minimum, schema.exclusiveMinimum);
                if (isNumber(exclusiveMinimum) && val <= exclusiveMinimum) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Value is below the exclusive minimum of {0}.', exclusiveMinimum)
                    });
                }
                const exclusiveMaximum = getExclusiveLimit(schema.maximum, schema.exclusiveMaximum);
                if (isNumber(exclusiveMaximum) && val >= exclusiveMaximum) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Value is above the exclusive maximum of {0}.', exclusiveMaximum)
                    });
                }
                const minimum = getLimit(schema.minimum, schema.exclusiveMinimum);
                if (isNumber(minimum) && val < minimum) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Value is below the minimum of {0}.', minimum)
                    });
                }
                const maximum = getLimit(schema.maximum, schema.exclusiveMaximum);
                if (isNumber(maximum) && val > maximum) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Value is above the maximum of {0}.', maximum)
                    });
                }
            }
            function _validateStringNode(node) {
                if (isNumber(schema.minLength) && stringLength(node.value) < schema.minLength) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('String is shorter than the minimum length of {0}.', schema.minLength)
                    });
                }
                if (isNumber(schema.maxLength) && stringLength(node.value) > schema.maxLength) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('String is longer than the maximum length of {0}.', schema.maxLength)
                    });
                }
                if (isString(schema.pattern)) {
                    const regex = extendedRegExp(schema.pattern);
                    if (regex && !(regex.test(node.value))) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.patternErrorMessage || schema.errorMessage || dist_main.t('String does not match the pattern of "{0}".', schema.pattern)
                        });
                    }
                }
                if (schema.format) {
                    switch (schema.format) {
                        case 'uri':
                        case 'uri-reference':
                            {
                                let errorMessage;
                                if (!node.value) {
                                    errorMessage = dist_main.t('URI expected.');
                                }
                                else {
                                    const match = /^(([^:/?#]+?):)?(\/\/([^/?#]*))?([^?#]*)(\?([^#]*))?(#(.*))?/.exec(node.value);
                                    if (!match) {
                                        errorMessage = dist_main.t('URI is expected.');
                                    }
                                    else if (!match[2] && schema.format === 'uri') {
                                        errorMessage = dist_main.t('URI with a scheme is expected.');
                                    }
                                }
                                if (errorMessage) {
                                    validationResult.problems.push({
                                        location: { offset: node.offset, length: node.length },
                                        message: schema.patternErrorMessage || schema.errorMessage || dist_main.t('String is not a URI: {0}', errorMessage)
                                    });
                                }
                            }
                            break;
                        case 'color-hex':
                        case 'date-time':
                        case 'date':
                        case 'time':
                        case 'email':
                        case 'hostname':
                        case 'ipv4':
                        case 'ipv6':
                            const format = formats[schema.format];
                            if (!node.value || !format.pattern.exec(node.value)) {
                                validationResult.problems.push({
                                    location: { offset: node.offset, length: node.length },
                                    message: schema.patternErrorMessage || schema.errorMessage || format.errorMessage
                                });
                            }
                        default:
                    }
                }
            }
            function _validateArrayNode(node) {
                let prefixItemsSchemas;
                let additionalItemSchema;
                if (context.schemaDraft >= SchemaDraft.v2020_12) {
                    prefixItemsSchemas = schema.prefixItems;
                    additionalItemSchema = !Array.isArray(schema.items) ? schema.items : undefined;
                }
                else {
                    prefixItemsSchemas = Array.isArray(schema.items) ? schema.items : undefined;
                    additionalItemSchema = !Array.isArray(schema.items) ? schema.items : schema.additionalItems;
                }
                let index = 0;
                if (prefixItemsSchemas !== undefined) {
                    const max = Math.min(prefixItemsSchemas.length, node.items.length);
                    for (; index < max; index++) {
                        const subSchemaRef = prefixItemsSchemas[index];
                        const subSchema = asSchema(subSchemaRef);
                        const itemValidationResult = new ValidationResult();
                        const item = node.items[index];
                        if (item) {
                            validate(item, subSchema, itemValidationResult, matchingSchemas, context);
                            validationResult.mergePropertyMatch(itemValidationResult);
                        }
                        validationResult.processedProperties.add(String(index));
                    }
                }
                if (additionalItemSchema !== undefined && index < node.items.length) {
                    if (typeof additionalItemSchema === 'boolean') {
                        if (additionalItemSchema === false) {
                            validationResult.problems.push({
                                location: { offset: node.offset, length: node.length },
                                message: dist_main.t('Array has too many items according to schema. Expected {0} or fewer.', index)
                            });
                        }
                        for (; index < node.items.length; index++) {
                            validationResult.processedProperties.add(String(index));
                            validationResult.propertiesValueMatches++;
                        }
                    }
                    else {
                        for (; index < node.items.length; index++) {
                            const itemValidationResult = new ValidationResult();
                            validate(node.items[index], additionalItemSchema, itemValidationResult, matchingSchemas, context);
                            validationResult.mergePropertyMatch(itemValidationResult);
                            validationResult.processedProperties.add(String(index));
                        }
                    }
                }
                const containsSchema = asSchema(schema.contains);
                if (containsSchema) {
                    let containsCount = 0;
                    for (let index = 0; index < node.items.length; index++) {
                        const item = node.items[index];
                        const itemValidationResult = new ValidationResult();
                        validate(item, containsSchema, itemValidationResult, NoOpSchemaCollector.instance, context);
                        if (!itemValidationResult.hasProblems()) {
                            containsCount++;
                            if (context.schemaDraft >= SchemaDraft.v2020_12) {
                                validationResult.processedProperties.add(String(index));
                            }
                        }
                    }
                    if (containsCount === 0 && !isNumber(schema.minContains)) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t('Array does not contain required item.')
                        });
                    }
                    if (isNumber(schema.minContains) && containsCount < schema.minContains) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t('Array has too few items that match the contains contraint. Expected {0} or more.', schema.minContains)
                        });
                    }
                    if (isNumber(schema.maxContains) && containsCount > schema.maxContains) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: schema.errorMessage || dist_main.t('Array has too many items that match the contains contraint. Expected {0} or less.', schema.maxContains)
                        });
                    }
                }
                const unevaluatedItems = schema.unevaluatedItems;
                if (unevaluatedItems !== undefined) {
                    for (let i = 0; i < node.items.length; i++) {
                        if (!validationResult.processedProperties.has(String(i))) {
                            if (unevaluatedItems === false) {
                                validationResult.problems.push({
                                    location: { offset: node.offset, length: node.length },
                                    message: dist_main.t('Item does not match any validation rule from the array.')
                                });
                            }
                            else {
                                const itemValidationResult = new ValidationResult();
                                validate(node.items[i], schema.unevaluatedItems, itemValidationResult, matchingSchemas, context);
                                validationResult.mergePropertyMatch(itemValidationResult);
                            }
                        }
                        validationResult.processedProperties.add(String(i));
                        validationResult.propertiesValueMatches++;
                    }
                }
                if (isNumber(schema.minItems) && node.items.length < schema.minItems) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Array has too few items. Expected {0} or more.', schema.minItems)
                    });
                }
                if (isNumber(schema.maxItems) && node.items.length > schema.maxItems) {
                    validationResult.problems.push({
                        location: { offset: node.offset, length: node.length },
                        message: dist_main.t('Array has too many items. Expected {0} or fewer.', schema.maxItems)
                    });
                }
                if (schema.uniqueItems === true) {
                    const values = getNodeValue(node);
                    function hasDuplicates() {
                        for (let i = 0; i < values.length - 1; i++) {
                            const value = values[i];
                            for (let j = i + 1; j < values.length; j++) {
                                if (equals(value, values[j])) {
                                    return true;
                                }
                            }
                        }
                        return false;
                    }
                    if (hasDuplicates()) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: dist_main.t('Array has duplicate items.')
                        });
                    }
                }
            }
            function _validateObjectNode(node) {
                const seenKeys = Object.create(null);
                const unprocessedProperties = new Set();
                for (const propertyNode of node.properties) {
                    const key = propertyNode.keyNode.value;
                    seenKeys[key] = propertyNode.valueNode;
                    unprocessedProperties.add(key);
                }
                if (Array.isArray(schema.required)) {
                    for (const propertyName of schema.required) {
                        if (!seenKeys[propertyName]) {
                            const keyNode = node.parent && node.parent.type === 'property' && node.parent.keyNode;
                            const location = keyNode ? { offset: keyNode.offset, length: keyNode.length } : { offset: node.offset, length: 1 };
                            validationResult.problems.push({
                                location: location,
                                message: dist_main.t('Missing property "{0}".', propertyName)
                            });
                        }
                    }
                }
                const propertyProcessed = (prop) => {
                    unprocessedProperties.delete(prop);
                    validationResult.processedProperties.add(prop);
                };
                if (schema.properties) {
                    for (const propertyName of Object.keys(schema.properties)) {
                        propertyProcessed(propertyName);
                        const propertySchema = schema.properties[propertyName];
                        const child = seenKeys[propertyName];
                        if (child) {
                            if (isBoolean(propertySchema)) {
                                if (!propertySchema) {
                                    const propertyNode = child.parent;
                                    validationResult.problems.push({
                                        location: { offset: propertyNode.keyNode.offset, length: propertyNode.keyNode.length },
                                        message: schema.errorMessage || dist_main.t('Property {0} is not allowed.', propertyName)
                                    });
                                }
                                else {
                                    validationResult.propertiesMatches++;
                                    validationResult.propertiesValueMatches++;
                                }
                            }
                            else {
                                const propertyValidationResult = new ValidationResult();
                                validate(child, propertySchema, propertyValidationResult, matchingSchemas, context);
                                validationResult.mergePropertyMatch(propertyValidationResult);
                            }
                        }
                    }
                }
                if (schema.patternProperties) {
                    for (const propertyPattern of Object.keys(schema.patternProperties)) {
                        const regex = extendedRegExp(propertyPattern);
                        if (regex) {
                            const processed = [];
                            for (const propertyName of unprocessedProperties) {
                                if (regex.test(propertyName)) {
                                    processed.push(propertyName);
                                    const child = seenKeys[propertyName];
                                    if (child) {
                                        const propertySchema = schema.patternProperties[propertyPattern];
                                        if (isBoolean(propertySchema)) {
                                            if (!propertySchema) {
                                                const propertyNode = child.parent;
                                                validationResult.problems.push({
                                                    location: { offset: propertyNode.keyNode.offset, length: propertyNode.keyNode.length },
                                                    message: schema.errorMessage || dist_main.t('Property {0} is not allowed.', propertyName)
                                                });
                                            }
                                            else {
                                                validationResult.propertiesMatches++;
                                                validationResult.propertiesValueMatches++;
                                            }
                                        }
                                        else {
                                            const propertyValidationResult = new ValidationResult();
                                            validate(child, propertySchema, propertyValidationResult, matchingSchemas, context);
                                            validationResult.mergePropertyMatch(propertyValidationResult);
                                        }
                                    }
                                }
                            }
                            processed.forEach(propertyProcessed);
                        }
                    }
                }
                const additionalProperties = schema.additionalProperties;
                if (additionalProperties !== undefined) {
                    for (const propertyName of unprocessedProperties) {
                        propertyProcessed(propertyName);
                        const child = seenKeys[propertyName];
                        if (child) {
                            if (additionalProperties === false) {
                                const propertyNode = child.parent;
                                validationResult.problems.push({
                                    location: { offset: propertyNode.keyNode.offset, length: propertyNode.keyNode.length },
                                    message: schema.errorMessage || dist_main.t('Property {0} is not allowed.', propertyName)
                                });
                            }
                            else if (additionalProperties !== true) {
                                const propertyValidationResult = new ValidationResult();
                                validate(child, additionalProperties, propertyValidationResult, matchingSchemas, context);
                                validationResult.mergePropertyMatch(propertyValidationResult);
                            }
                        }
                    }
                }
                const unevaluatedProperties = schema.unevaluatedProperties;
                if (unevaluatedProperties !== undefined) {
                    const processed = [];
                    for (const propertyName of unprocessedProperties) {
                        if (!validationResult.processedProperties.has(propertyName)) {
                            processed.push(propertyName);
                            const child = seenKeys[propertyName];
                            if (child) {
                                if (unevaluatedProperties === false) {
                                    const propertyNode = child.parent;
                                    validationResult.problems.push({
                                        location: { offset: propertyNode.keyNode.offset, length: propertyNode.keyNode.length },
                                        message: schema.errorMessage || dist_main.t('Property {0} is not allowed.', propertyName)
                                    });
                                }
                                else if (unevaluatedProperties !== true) {
                                    const propertyValidationResult = new ValidationResult();
                                    validate(child, unevaluatedProperties, propertyValidationResult, matchingSchemas, context);
                                    validationResult.mergePropertyMatch(propertyValidationResult);
                                }
                            }
                        }
                    }
                    processed.forEach(propertyProcessed);
                }
                if (isNumber(schema.maxProperties)) {
                    if (node.properties.length > schema.maxProperties) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: dist_main.t('Object has more properties than limit of {0}.', schema.maxProperties)
                        });
                    }
                }
                if (isNumber(schema.minProperties)) {
                    if (node.properties.length < schema.minProperties) {
                        validationResult.problems.push({
                            location: { offset: node.offset, length: node.length },
                            message: dist_main.t('Object has fewer properties than the required number of {0}', schema.minProperties)
                        });
                    }
                }
                if (schema.dependentRequired) {
                    for (const key in schema.dependentRequired) {
                        const prop = seenKeys[key];
                        const propertyDeps = schema.dependentRequired[key];
                        if (prop && Array.isArray(propertyDeps)) {
                            _validatePropertyDependencies(key, propertyDeps);
                        }
                    }
                }
                if (schema.dependentSchemas) {
                    for (const key in schema.dependentSchemas) {
                        const prop = seenKeys[key];
                        const propertyDeps = schema.dependentSchemas[key];
                        if (prop && isObject(propertyDeps)) {
                            _validatePropertyDependencies(key, propertyDeps);
                        }
                    }
                }
                if (schema.dependencies) {
                    for (const key in schema.dependencies) {
                        const prop = seenKeys[key];
                        if (prop) {
                            _validatePropertyDependencies(key, schema.dependencies[key]);
                        }
                    }
                }
                const propertyNames = asSchema(schema.propertyNames);
                if (propertyNames) {
                    for (const f of node.properties) {
                        const key = f.keyNode;
                        if (key) {
                            validate(key, propertyNames, validationResult, matchingSchemas, context);
                        }
                    }
                }
                function _validatePropertyDependencies(key, propertyDep) {
                    if (Array.isArray(propertyDep)) {
                        for (const requiredProp of propertyDep) {
                            if (!seenKeys[requiredProp]) {
                                validationResult.problems.push({
                                    location: { offset: node.offset, length: node.length },
                                    message: dist_main.t('Object is missing property {0} required by property {1}.', requiredProp, key)
                                });
                            }
                            else {
                                validationResult.propertiesValueMatches++;
                            }
                        }
                    }
                    else {
                        const propertySchema = asSchema(propertyDep);
                        if (propertySchema) {
                            const propertyValidationResult = new ValidationResult();
                            validate(node, propertySchema, propertyValidationResult, matchingSchemas, context);
                            validationResult.mergePropertyMatch(propertyValidationResult);
                        }
                    }
                }
            }
        }
        function parse(textDocument, config) {
            const problems = [];
            let lastProblemOffset = -1;
            const text = textDocument.getText();
            const scanner = main.z1(text, false);
            const commentRanges = config && config.collectComments ? [] : undefined;
            function _scanNext() {
                while (true) {
                    const token = scanner.scan();
                    _checkScanError();
                    switch (token) {
                        case 12:
                        case 13:
                            if (Array.isArray(commentRanges)) {
                                commentRanges.push(Range.create(textDocument.positionAt(scanner.getTokenOffset()), textDocument.positionAt(scanner.getTokenOffset() + scanner.getTokenLength())));
                            }
                            break;
                        case 15:
                        case 14:
                            break;
                        default:
                            return token;
                    }
                }
            }
            function _accept(token) {
                if (scanner.getToken() === token) {
                    _scanNext();
                    return true;
                }
                return false;
            }
            function _errorAtRange(message, code, startOffset, endOffset, severity = DiagnosticSeverity.Error) {
                if (problems.length === 0 || startOffset !== lastProblemOffset) {
                    const range = Range.create(textDocument.positionAt(startOffset), textDocument.positionAt(endOffset));
                    problems.push(Diagnostic.create(range, message, severity, code, textDocument.languageId));
                    lastProblemOffset = startOffset;
                }
            }
            function _error(message, code, node = undefined, skipUntilAfter = [], skipUntil = []) {
                let start = scanner.getTokenOffset();
                let end = scanner.getTokenOffset() + scanner.getTokenLength();
                if (start === end && start > 0) {
                    start--;
                    while (start > 0 && /\s/.test(text.charAt(start))) {
                        start--;
                    }
                    end = start + 1;
                }
                _errorAtRange(message, code, start, end);
                if (node) {
                    _finalize(node, false);
                }
                if (skipUntilAfter.length + skipUntil.length > 0) {
                    let token = scanner.getToken();
                    while (token !== 17) {
                        if (skipUntilAfter.indexOf(token) !== -1) {
                            _scanNext();
                            break;
                        }
                        else if (skipUntil.indexOf(token) !== -1) {
                            break;
                        }
                        token = _scanNext();
                    }
                }
                return node;
            }
            function _checkScanError() {
                switch (scanner.getTokenError()) {
                    case 4:
                        _error(dist_main.t('Invalid unicode sequence in string.'), ErrorCode.InvalidUnicode);
                        return true;
                    case 5:
                        _error(dist_main.t('Invalid escape character in string.'), ErrorCode.InvalidEscapeCharacter);
                        return true;
                    case 3:
                        _error(dist_main.t('Unexpected end of number.'), ErrorCode.UnexpectedEndOfNumber);
                        return true;
                    case 1:
                        _error(dist_main.t('Unexpected end of comment.'), ErrorCode.UnexpectedEndOfComment);
                        return true;
                    case 2:
                        _error(dist_main.t('Unexpected end of string.'), ErrorCode.UnexpectedEndOfString);
                        return true;
                    case 6:
                        _error(dist_main.t('Invalid characters in string. Control characters must be escaped.'), ErrorCode.InvalidCharacter);
                        return true;
                }
                return false;
            }
            function _finalize(node, scanNext) {
                node.length = scanner.getTokenOffset() + scanner.getTokenLength() - node.offset;
                if (scanNext) {
                    _scanNext();
                }
                return node;
            }
            function _parseArray(parent) {
                if (scanner.getToken() !== 3) {
                    return undefined;
                }
                const node = new ArrayASTNodeImpl(parent, scanner.getTokenOffset());
                _scanNext();
                const count = 0;
                let needsComma = false;
                while (scanner.getToken() !== 4 && scanner.getToken() !== 17) {
                    if (scanner.getToken() === 5) {
                        if (!needsComma) {
                            _error(dist_main.t('Value expected'), ErrorCode.ValueExpected);
                        }
                        const commaOffset = scanner.getTokenOffset();
                        _scanNext();
                        if (scanner.getToken() === 4) {
                            if (needsComma) {
                                _errorAtRange(dist_main.t('Trailing comma'), ErrorCode.TrailingComma, commaOffset, commaOffset + 1);
                            }
                            continue;
                        }
                    }
                    else if (needsComma) {
                        _error(dist_main.t('Expected comma'), ErrorCode.CommaExpected);
                    }
                    const item = _parseValue(node);
                    if (!item) {
                        _error(dist_main.t('Value expected'), ErrorCode.ValueExpected, undefined, [], [4, 5]);
                    }
                    else {
                        node.items.push(item);
                    }
                    needsComma = true;
                }
                if (scanner.getToken() !== 4) {
                    return _error(dist_main.t('Expected comma or closing bracket'), ErrorCode.CommaOrCloseBacketExpected, node);
                }
                return _finalize(node, true);
            }
            const keyPlaceholder = new StringASTNodeImpl(undefined, 0, 0);
            function _parseProperty(parent, keysSeen) {
                const node = new PropertyASTNodeImpl(parent, scanner.getTokenOffset(), keyPlaceholder);
                let key = _parseString(node);
                if (!key) {
                    if (scanner.getToken() === 16) {
                        _error(dist_main.t('Property keys must be doublequoted'), ErrorCode.PropertyKeysMustBeDoublequoted);
                        const keyNode = new StringASTNodeImpl(node, scanner.getTokenOffset(), scanner.getTokenLength());
                        keyNode.value = scanner.getTokenValue();
                        key = keyNode;
                        _scanNext();
                    }
                    else {
                        return undefined;
                    }
                }
                node.keyNode = key;
                if (key.value !== "//") {
                    const seen = keysSeen[key.value];
                    if (seen) {
                        _errorAtRange(dist_main.t("Duplicate object key"), ErrorCode.DuplicateKey, node.keyNode.offset, node.keyNode.offset + node.keyNode.length, DiagnosticSeverity.Warning);
                        if (isObject(seen)) {
                            _errorAtRange(dist_main.t("Duplicate object key"), ErrorCode.DuplicateKey, seen.keyNode.offset, seen.keyNode.offset + seen.keyNode.length, DiagnosticSeverity.Warning);
                        }
                        keysSeen[key.value] = true;
                    }
                    else {
                        keysSeen[key.value] = node;
                    }
                }
                if (scanner.getToken() === 6) {
                    node.colonOffset = scanner.getTokenOffset();
                    _scanNext();
                }
                else {
                    _error(dist_main.t('Colon expected'), ErrorCode.ColonExpected);
                    if (scanner.getToken() === 10 && textDocument.positionAt(key.offset + key.length).line < textDocument.positionAt(scanner.getTokenOffset()).line) {
                        node.length = key.length;
                        return node;
                    }
                }
                const value = _parseValue(node);
                if (!value) {
                    return _error(dist_main.t('Value expected'), ErrorCode.ValueExpected, node, [], [2, 5]);
                }
                node.valueNode = value;
                node.length = value.offset + value.length - node.offset;
                return node;
            }
            function _parseObject(parent) {
                if (scanner.getToken() !== 1) {
                    return undefined;
                }
                const node = new ObjectASTNodeImpl(parent, scanner.getTokenOffset());
                const keysSeen = Object.create(null);
                _scanNext();
                let needsComma = false;
                while (scanner.getToken() !== 2 && scanner.getToken() !== 17) {
                    if (scanner.getToken() === 5) {
                        if (!needsComma) {
                            _error(dist_main.t('Property expected'), ErrorCode.PropertyExpected);
                        }
                        const commaOffset = scanner.getTokenOffset();
                        _scanNext();
                        if (scanner.getToken() === 2) {
                            if (needsComma) {
                                _errorAtRange(dist_main.t('Trailing comma'), ErrorCode.TrailingComma, commaOffset, commaOffset + 1);
                            }
                            continue;
                        }
                    }
                    else if (needsComma) {
                        _error(dist_main.t('Expected comma'), ErrorCode.CommaExpected);
                    }
                    const property = _parseProperty(node, keysSeen);
                    if (!property) {
                        _error(dist_main.t('Property expected'), ErrorCode.PropertyExpected, undefined, [], [2, 5]);
                    }
                    else {
                        node.properties.push(property);
                    }
                    needsComma = true;
                }
                if (scanner.getToken() !== 2) {
                    return _error(dist_main.t('Expected comma or closing brace'), ErrorCode.CommaOrCloseBraceExpected, node);
                }
                return _finalize(node, true);
            }
            function _parseString(parent) {
                if (scanner.getToken() !== 10) {
                    return undefined;
                }
                const node = new StringASTNodeImpl(parent, scanner.getTokenOffset());
                node.value = scanner.getTokenValue();
                return _finalize(node, true);
            }
            function _parseNumber(parent) {
                if (scanner.getToken() !== 11) {
                    return undefined;
                }
                const node = new NumberASTNodeImpl(parent, scanner.getTokenOffset());
                if (scanner.getTokenError() === 0) {
                    const tokenValue = scanner.getTokenValue();
                    try {
                        const numberValue = JSON.parse(tokenValue);
                        if (!isNumber(numberValue)) {
                            return _error(dist_main.t('Invalid number format.'), ErrorCode.Undefined, node);
                        }
                        node.value = numberValue;
                    }
                    catch (e) {
                        return _error(dist_main.t('Invalid number format.'), ErrorCode.Undefined, node);
                    }
                    node.isInteger = tokenValue.indexOf('.') === -1;
                }
                return _finalize(node, true);
            }
            function _parseLiteral(parent) {
                let node;
                switch (scanner.getToken()) {
                    case 7:
                        return _finalize(new NullASTNodeImpl(parent, scanner.getTokenOffset()), true);
                    case 8:
                        return _finalize(new BooleanASTNodeImpl(parent, true, scanner.getTokenOffset()), true);
                    case 9:
                        return _finalize(new BooleanASTNodeImpl(parent, false, scanner.getTokenOffset()), true);
                    default:
                        return undefined;
                }
            }
            function _parseValue(parent) {
                return _parseArray(parent) || _parseObject(parent) || _parseString(parent) || _parseNumber(parent) || _parseLiteral(parent);
            }
            let _root = undefined;
            const token = _scanNext();
            if (token !== 17) {
                _root = _parseValue(_root);
                if (!_root) {
                    _error(dist_main.t('Expected a JSON object, array or literal.'), ErrorCode.Undefined);
                }
                else if (scanner.getToken() !== 17) {
                    _error(dist_main.t('End of file expected.'), ErrorCode.Undefined);
                }
            }
            return new JSONDocument(_root, problems, commentRanges);
        }
        ;
        function stringifyObject(obj, indent, stringifyLiteral) {
            if (obj !== null && typeof obj === 'object') {
                const newIndent = indent + '\t';
                if (Array.isArray(obj)) {
                    if (obj.length === 0) {
                        return '[]';
                    }
                    let result = '[\n';
                    for (let i = 0; i < obj.length; i++) {
                        result += newIndent + stringifyObject(obj[i], newIndent, stringifyLiteral);
                        if (i < obj.length - 1) {
                            result += ',';
                        }
                        result += '\n';
                    }
                    result += indent + ']';
                    return result;
                }
                else {
                    const keys = Object.keys(obj);
                    if (keys.length === 0) {
                        return '{}';
                    }
                    let result = '{\n';
                    for (let i = 0; i < keys.length; i++) {
                        const key = keys[i];
                        result += newIndent + JSON.stringify(key) + ': ' + stringifyObject(obj[key], newIndent, stringifyLiteral);
                        if (i < keys.length - 1) {
                            result += ',';
                        }
                        result += '\n';
                    }
                    result += indent + '}';
                    return result;
                }
            }
            return stringifyLiteral(obj);
        }
        ;
        const valueCommitCharacters = [',', '}', ']'];
        const propertyCommitCharacters = [':'];
        class JSONCompletion {
            constructor(schemaService, contributions = [], promiseConstructor = Promise, clientCapabilities = {}) {
                this.schemaService = schemaService;
                this.contributions = contributions;
                this.promiseConstructor = promiseConstructor;
                this.clientCapabilities = clientCapabilities;
            }
            doResolve(item) {
                for (let i = this.contributions.length - 1; i >= 0; i--) {
                    const resolveCompletion = this.contributions[i].resolveCompletion;
                    if (resolveCompletion) {
                        const resolver = resolveCompletion(item);
                        if (resolver) {
                            return resolver;
                        }
                    }
                }
                return this.promiseConstructor.resolve(item);
            }
            doComplete(document, position, doc) {
                const result = {
                    items: [],
                    isIncomplete: false
                };
                const text = document.getText();
                const offset = document.offsetAt(position);
                let node = doc.getNodeFromOffset(offset, true);
                if (this.isInComment(document, node ? node.offset : 0, offset)) {
                    return Promise.resolve(result);
                }
                if (node && (offset === node.offset + node.length) && offset > 0) {
                    const ch = text[offset - 1];
                    if (node.type === 'object' && ch === '}' || node.type === 'array' && ch === ']') {
                        node = node.parent;
                    }
                }
                const currentWord = this.getCurrentWord(document, offset);
                let overwriteRange;
                if (node && (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null')) {
                    overwriteRange = Range.create(document.positionAt(node.offset), document.positionAt(node.offset + node.length));
                }
                else {
                    let overwriteStart = offset - currentWord.length;
                    if (overwriteStart > 0 && text[overwriteStart - 1] === '"') {
                        overwriteStart--;
                    }
                    overwriteRange = Range.create(document.positionAt(overwriteStart), position);
                }
                const supportsCommitCharacters = false;
                const proposed = new Map();
                const collector = {
                    add: (suggestion) => {
                        let label = suggestion.label;
                        const existing = proposed.get(label);
                        if (!existing) {
                            label = label.replace(/[\n]/g, '\u21b5');
                            if (label.length > 60) {
                                const shortendedLabel = label.substr(0, 57).trim() + '...';
                                if (!proposed.has(shortendedLabel)) {
                                    label = shortendedLabel;
                                }
                            }
                            suggestion.textEdit = TextEdit.replace(overwriteRange, suggestion.insertText);
                            if (supportsCommitCharacters) {
                                suggestion.commitCharacters = suggestion.kind === CompletionItemKind.Property ? propertyCommitCharacters : valueCommitCharacters;
                            }
                            suggestion.label = label;
                            proposed.set(label, suggestion);
                            result.items.push(suggestion);
                        }
                        else {
                            if (!existing.documentation) {
                                existing.documentation = suggestion.documentation;
                            }
                            if (!existing.detail) {
                                existing.detail = suggestion.detail;
                            }
                            if (!existing.labelDetails) {
                                existing.labelDetails = suggestion.labelDetails;
                            }
                        }
                    },
                    setAsIncomplete: () => {
                        result.isIncomplete = true;
                    },
                    error: (message) => {
                        console.error(message);
                    },
                    getNumberOfProposals: () => {
                        return result.items.length;
                    }
                };
                return this.schemaService.getSchemaForResource(document.uri, doc).then((schema) => {
                    const collectionPromises = [];
                    let addValue = true;
                    let currentKey = '';
                    let currentProperty = undefined;
                    if (node) {
                        if (node.type === 'string') {
                            const parent = node.parent;
                            if (parent && parent.type === 'property' && parent.keyNode === node) {
                                addValue = !parent.valueNode;
                                currentProperty = parent;
                                currentKey = text.substr(node.offset + 1, node.length - 2);
                                if (parent) {
                                    node = parent.parent;
                                }
                            }
                        }
                    }
                    if (node && node.type === 'object') {
                        if (node.offset === offset) {
                            return result;
                        }
                        const properties = node.properties;
                        properties.forEach(p => {
                            if (!currentProperty || currentProperty !== p) {
                                proposed.set(p.keyNode.value, CompletionItem.create('__'));
                            }
                        });
                        let separatorAfter = '';
                        if (addValue) {
                            separatorAfter = this.evaluateSeparatorAfter(document, document.offsetAt(overwriteRange.end));
                        }
                        if (schema) {
                            this.getPropertyCompletions(schema, doc, node, addValue, separatorAfter, collector);
                        }
                        else {
                            this.getSchemaLessPropertyCompletions(doc, node, currentKey, collector);
                        }
                        const location = getNodePath(node);
                        this.contributions.forEach((contribution) => {
                            const collectPromise = contribution.collectPropertyCompletions(document.uri, location, currentWord, addValue, separatorAfter === '', collector);
                            if (collectPromise) {
                                collectionPromises.push(collectPromise);
                            }
                        });
                        if ((!schema && currentWord.length > 0 && text.charAt(offset - currentWord.length - 1) !== '"')) {
                            collector.add({
                                kind: CompletionItemKind.Property,
                                label: this.getLabelForValue(currentWord),
                                insertText: this.getInsertTextForProperty(currentWord, undefined, false, separatorAfter),
                                insertTextFormat: InsertTextFormat.Snippet, documentation: '',
                            });
                            collector.setAsIncomplete();
                        }
                    }
                    const types = {};
                    if (schema) {
                        this.getValueCompletions(schema, doc, node, offset, document, collector, types);
                    }
                    else {
                        this.getSchemaLessValueCompletions(doc, node, offset, document, collector);
                    }
                    if (this.contributions.length > 0) {
                        this.getContributedValueCompletions(doc, node, offset, document, collector, collectionPromises);
                    }
                    return this.promiseConstructor.all(collectionPromises).then(() => {
                        if (collector.getNumberOfProposals() === 0) {
                            let offsetForSeparator = offset;
                            if (node && (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null')) {
                                offsetForSeparator = node.offset + node.length;
                            }
                            const separatorAfter = this.evaluateSeparatorAfter(document, offsetForSeparator);
                            this.addFillerValueCompletions(types, separatorAfter, collector);
                        }
                        return result;
                    });
                });
            }
            getPropertyCompletions(schema, doc, node, addValue, separatorAfter, collector) {
                const matchingSchemas = doc.getMatchingSchemas(schema.schema, node.offset);
                matchingSchemas.forEach((s) => {
                    if (s.node === node && !s.inverted) {
                        const schemaProperties = s.schema.properties;
                        if (schemaProperties) {
                            Object.keys(schemaProperties).forEach((key) => {
                                const propertySchema = schemaProperties[key];
                                if (typeof propertySchema === 'object' && !propertySchema.deprecationMessage && !propertySchema.doNotSuggest) {
                                    const proposal = {
                                        kind: CompletionItemKind.Property,
                                        label: key,
                                        insertText: this.getInsertTextForProperty(key, propertySchema, addValue, separatorAfter),
                                        insertTextFormat: InsertTextFormat.Snippet,
                                        filterText: this.getFilterTextForValue(key),
                                        documentation: this.fromMarkup(propertySchema.markdownDescription) || propertySchema.description || ''
                                    };
                                    if (propertySchema.completionDetail !== undefined) {
                                        proposal.detail = propertySchema.completionDetail;
                                    }
                                    if (propertySchema.suggestSortText !== undefined) {
                                        proposal.sortText = propertySchema.suggestSortText;
                                    }
                                    if (proposal.insertText && endsWith(proposal.insertText, `$1${separatorAfter}`)) {
                                        proposal.command = {
                                            title: 'Suggest',
                                            command: 'editor.action.triggerSuggest'
                                        };
                                    }
                                    collector.add(proposal);
                                }
                            });
                        }
                        const schemaPropertyNames = s.schema.propertyNames;
                        if (typeof schemaPropertyNames === 'object' && !schemaPropertyNames.deprecationMessage && !schemaPropertyNames.doNotSuggest) {
                            const propertyNameCompletionItem = (name, documentation, detail, sortText) => {
                                const proposal = {
                                    kind: CompletionItemKind.Property,
                                    label: name,
                                    insertText: this.getInsertTextForProperty(name, undefined, addValue, separatorAfter),
                                    insertTextFormat: InsertTextFormat.Snippet,
                                    filterText: this.getFilterTextForValue(name),
                                    documentation: documentation || this.fromMarkup(schemaPropertyNames.markdownDescription) || schemaPropertyNames.description || '',
                                    sortText,
                                    detail
                                };
                                if (proposal.insertText && endsWith(proposal.insertText, `$1${separatorAfter}`)) {
                                    proposal.command = {
                                        title: 'Suggest',
                                        command: 'editor.action.triggerSuggest'
                                    };
                                }
                                collector.add(proposal);
                            };
                            if (schemaPropertyNames.enum) {
                                for (let i = 0; i < schemaPropertyNames.enum.length; i++) {
                                    let enumDescription = undefined;
                                    if (schemaPropertyNames.markdownEnumDescriptions && i < schemaPropertyNames.markdownEnumDescriptions.length) {
                                        enumDescription = this.fromMarkup(schemaPropertyNames.markdownEnumDescriptions[i]);
                                    }
                                    else if (schemaPropertyNames.enumDescriptions && i < schemaPropertyNames.enumDescriptions.length) {
                                        enumDescription = schemaPropertyNames.enumDescriptions[i];
                                    }
                                    const enumSortText = schemaPropertyNames.enumSortTexts?.[i];
                                    const enumDetails = schemaPropertyNames.enumDetails?.[i];
                                    propertyNameCompletionItem(schemaPropertyNames.enum[i], enumDescription, enumDetails, enumSortText);
                                }
                            }
                            if (schemaPropertyNames.examples) {
                                for (let i = 0; i < schemaPropertyNames.examples.length; i++) {
                                    propertyNameCompletionItem(schemaPropertyNames.examples[i], undefined, undefined, undefined);
                                }
                            }
                            if (schemaPropertyNames.const) {
                                propertyNameCompletionItem(schemaPropertyNames.const, undefined, schemaPropertyNames.completionDetail, schemaPropertyNames.suggestSortText);
                            }
                        }
                    }
                });
            }
            getSchemaLessPropertyCompletions(doc, node, currentKey, collector) {
                const collectCompletionsForSimilarObject = (obj) => {
                    obj.properties.forEach((p) => {
                        const key = p.keyNode.value;
                        collector.add({
                            kind: CompletionItemKind.Property,
                            label: key,
                            insertText: this.getInsertTextForValue(key, ''),
                            insertTextFormat: InsertTextFormat.Snippet,
                            filterText: this.getFilterTextForValue(key),
                            documentation: ''
                        });
                    });
                };
                if (node.parent) {
                    if (node.parent.type === 'property') {
                        const parentKey = node.parent.keyNode.value;
                        doc.visit(n => {
                            if (n.type === 'property' && n !== node.parent && n.keyNode.value === parentKey && n.valueNode && n.valueNode.type === 'object') {
                                collectCompletionsForSimilarObject(n.valueNode);
                            }
                            return true;
                        });
                    }
                    else if (node.parent.type === 'array') {
                        node.parent.items.forEach(n => {
                            if (n.type === 'object' && n !== node) {
                                collectCompletionsForSimilarObject(n);
                            }
                        });
                    }
                }
                else if (node.type === 'object') {
                    collector.add({
                        kind: CompletionItemKind.Property,
                        label: '$schema',
                        insertText: this.getInsertTextForProperty('$schema', undefined, true, ''),
                        insertTextFormat: InsertTextFormat.Snippet, documentation: '',
                        filterText: this.getFilterTextForValue("$schema")
                    });
                }
            }
            getSchemaLessValueCompletions(doc, node, offset, document, collector) {
                let offsetForSeparator = offset;
                if (node && (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null')) {
                    offsetForSeparator = node.offset + node.length;
                    node = node.parent;
                }
                if (!node) {
                    collector.add({
                        kind: this.getSuggestionKind('object'),
                        label: 'Empty object',
                        insertText: this.getInsertTextForValue({}, ''),
                        insertTextFormat: InsertTextFormat.Snippet,
                        documentation: ''
                    });
                    collector.add({
                        kind: this.getSuggestionKind('array'),
                        label: 'Empty array',
                        insertText: this.getInsertTextForValue([], ''),
                        insertTextFormat: InsertTextFormat.Snippet,
                        documentation: ''
                    });
                    return;
                }
                const separatorAfter = this.evaluateSeparatorAfter(document, offsetForSeparator);
                const collectSuggestionsForValues = (value) => {
                    if (value.parent && !contains(value.parent, offset, true)) {
                        collector.add({
                            kind: this.getSuggestionKind(value.type),
                            label: this.getLabelTextForMatchingNode(value, document),
                            insertText: this.getInsertTextForMatchingNode(value, document, separatorAfter),
                            insertTextFormat: InsertTextFormat.Snippet, documentation: ''
                        });
                    }
                    if (value.type === 'boolean') {
                        this.addBooleanValueCompletion(!value.value, separatorAfter, collector);
                    }
                };
                if (node.type === 'property') {
                    if (offset > (node.colonOffset || 0)) {
                        const valueNode = node.valueNode;
                        if (valueNode && (offset > (valueNode.offset + valueNode.length) || valueNode.type === 'object' || valueNode.type === 'array')) {
                            return;
                        }
                        const parentKey = node.keyNode.value;
                        doc.visit(n => {
                            if (n.type === 'property' && n.keyNode.value === parentKey && n.valueNode) {
                                collectSuggestionsForValues(n.valueNode);
                            }
                            return true;
                        });
                        if (parentKey === '$schema' && node.parent && !node.parent.parent) {
                            this.addDollarSchemaCompletions(separatorAfter, collector);
                        }
                    }
                }
                if (node.type === 'array') {
                    if (node.parent && node.parent.type === 'property') {
                        const parentKey = node.parent.keyNode.value;
                        doc.visit((n) => {
                            if (n.type === 'property' && n.keyNode.value === parentKey && n.valueNode && n.valueNode.type === 'array') {
                                n.valueNode.items.forEach(collectSuggestionsForValues);
                            }
                            return true;
                        });
                    }
                    else {
                        node.items.forEach(collectSuggestionsForValues);
                    }
                }
            }
            getValueCompletions(schema, doc, node, offset, document, collector, types) {
                let offsetForSeparator = offset;
                let parentKey = undefined;
                let valueNode = undefined;
                if (node && (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null')) {
                    offsetForSeparator = node.offset + node.length;
                    valueNode = node;
                    node = node.parent;
                }
                if (!node) {
                    this.addSchemaValueCompletions(schema.schema, '', collector, types);
                    return;
                }
                if ((node.type === 'property') && offset > (node.colonOffset || 0)) {
                    const valueNode = node.valueNode;
                    if (valueNode && offset > (valueNode.offset + valueNode.length)) {
                        return;
                    }
                    parentKey = node.keyNode.value;
                    node = node.parent;
                }
                if (node && (parentKey !== undefined || node.type === 'array')) {
                    const separatorAfter = this.evaluateSeparatorAfter(document, offsetForSeparator);
                    const matchingSchemas = doc.getMatchingSchemas(schema.schema, node.offset, valueNode);
                    for (const s of matchingSchemas) {
                        if (s.node === node && !s.inverted && s.schema) {
                            if (node.type === 'array' && s.schema.items) {
                                let c = collector;
                                if (s.schema.uniqueItems) {
                                    const existingValues = new Set();
                                    node.children.forEach(n => {
                                        if (n.type !== 'array' && n.type !== 'object') {
                                            existingValues.add(this.getLabelForValue(getNodeValue(n)));
                                        }
                                    });
                                    c = {
                                        ...collector,
                                        add(suggestion) {
                                            if (!existingValues.has(suggestion.label)) {
                                                collector.add(suggestion);
                                            }
                                        }
                                    };
                                }
                                if (Array.isArray(s.schema.items)) {
                                    const index = this.findItemAtOffset(node, document, offset);
                                    if (index < s.schema.items.length) {
                                        this.addSchemaValueCompletions(s.schema.items[index], separatorAfter, c, types);
                                    }
                                }
                                else {
                                    this.addSchemaValueCompletions(s.schema.items, separatorAfter, c, types);
                                }
                            }
                            if (parentKey !== undefined) {
                                let propertyMatched = false;
                                if (s.schema.properties) {
                                    const propertySchema = s.schema.properties[parentKey];
                                    if (propertySchema) {
                                        propertyMatched = true;
                                        this.addSchemaValueCompletions(propertySchema, separatorAfter, collector, types);
                                    }
                                }
                                if (s.schema.patternProperties && !propertyMatched) {
                                    for (const pattern of Object.keys(s.schema.patternProperties)) {
                                        const regex = extendedRegExp(pattern);
                                        if (regex?.test(parentKey)) {
                                            propertyMatched = true;
                                            const propertySchema = s.schema.patternProperties[pattern];
                                            this.addSchemaValueCompletions(propertySchema, separatorAfter, collector, types);
                                        }
                                    }
                                }
                                if (s.schema.additionalProperties && !propertyMatched) {
                                    const propertySchema = s.schema.additionalProperties;
                                    this.addSchemaValueCompletions(propertySchema, separatorAfter, collector, types);
                                }
                            }
                        }
                    }
                    if (parentKey === '$schema' && !node.parent) {
                        this.addDollarSchemaCompletions(separatorAfter, collector);
                    }
                    if (types['boolean']) {
                        this.addBooleanValueCompletion(true, separatorAfter, collector);
                        this.addBooleanValueCompletion(false, separatorAfter, collector);
                    }
                    if (types['null']) {
                        this.addNullValueCompletion(separatorAfter, collector);
                    }
                }
            }
            getContributedValueCompletions(doc, node, offset, document, collector, collectionPromises) {
                if (!node) {
                    this.contributions.forEach((contribution) => {
                        const collectPromise = contribution.collectDefaultCompletions(document.uri, collector);
                        if (collectPromise) {
                            collectionPromises.push(collectPromise);
                        }
                    });
                }
                else {
                    if (node.type === 'string' || node.type === 'number' || node.type === 'boolean' || node.type === 'null') {
                        node = node.parent;
                    }
                    if (node && (node.type === 'property') && offset > (node.colonOffset || 0)) {
                        const parentKey = node.keyNode.value;
                        const valueNode = node.valueNode;
                        if ((!valueNode || offset <= (valueNode.offset + valueNode.length)) && node.parent) {
                            const location = getNodePath(node.parent);
                            this.contributions.forEach((contribution) => {
                                const collectPromise = contribution.collectValueCompletions(document.uri, location, parentKey, collector);
                                if (collectPromise) {
                                    collectionPromises.push(collectPromise);
                                }
                            });
                        }
                    }
                }
            }
            addSchemaValueCompletions(schema, separatorAfter, collector, types) {
                if (typeof schema === 'object') {
                    this.addEnumValueCompletions(schema, separatorAfter, collector);
                    this.addDefaultValueCompletions(schema, separatorAfter, collector);
                    this.collectTypes(schema, types);
                    if (Array.isArray(schema.allOf)) {
                        schema.allOf.forEach(s => this.addSchemaValueCompletions(s, separatorAfter, collector, types));
                    }
                    if (Array.isArray(schema.anyOf)) {
                        schema.anyOf.forEach(s => this.addSchemaValueCompletions(s, separatorAfter, collector, types));
                    }
                    if (Array.isArray(schema.oneOf)) {
                        schema.oneOf.forEach(s => this.addSchemaValueCompletions(s, separatorAfter, collector, types));
                    }
                }
            }
            addDefaultValueCompletions(schema, separatorAfter, collector, arrayDepth = 0) {
                let hasProposals = false;
                if (isDefined(schema.default)) {
                    let type = schema.type;
                    let value = schema.default;
                    for (let i = arrayDepth; i > 0; i--) {
                        value = [value];
                        type = 'array';
                    }
                    const completionItem = {
                        kind: this.getSuggestionKind(type),
                        label: this.getLabelForValue(value),
                        insertText: this.getInsertTextForValue(value, separatorAfter),
                        insertTextFormat: InsertTextFormat.Snippet
                    };
                    if (this.doesSupportsLabelDetails()) {
                        completionItem.labelDetails = { description: dist_main.t('Default value') };
                    }
                    else {
                        completionItem.detail = dist_main.t('Default value');
                    }
                    collector.add(completionItem);
                    hasProposals = true;
                }
                if (Array.isArray(schema.examples)) {
                    schema.examples.forEach(example => {
                        let type = schema.type;
                        let value = example;
                        for (let i = arrayDepth; i > 0; i--) {
                            value = [value];
                            type = 'array';
                        }
                        collector.add({
                            kind: this.getSuggestionKind(type),
                            label: this.getLabelForValue(value),
                            insertText: this.getInsertTextForValue(value, separatorAfter),
                            insertTextFormat: InsertTextFormat.Snippet
                        });
                        hasProposals = true;
                    });
                }
                if (Array.isArray(schema.defaultSnippets)) {
                    schema.defaultSnippets.forEach(s => {
                        let type = schema.type;
                        let value = s.body;
                        let label = s.label;
                        let insertText;
                        let filterText;
                        if (isDefined(value)) {
                            let type = schema.type;
                            for (let i = arrayDepth; i > 0; i--) {
                                value = [value];
                                type = 'array';
                            }
                            insertText = this.getInsertTextForSnippetValue(value, separatorAfter);
                            filterText = this.getFilterTextForSnippetValue(value);
                            label = label || this.getLabelForSnippetValue(value);
                        }
                        else if (typeof s.bodyText === 'string') {
                            let prefix = '', suffix = '', indent = '';
                            for (let i = arrayDepth; i > 0; i--) {
                                prefix = prefix + indent + '[\n';
                                suffix = suffix + '\n' + indent + ']';
                                indent += '\t';
                                type = 'array';
                            }
                            insertText = prefix + indent + s.bodyText.split('\n').join('\n' + indent) + suffix + separatorAfter;
                            label = label || insertText,
                                filterText = insertText.replace(/[\n]/g, '');
                        }
                        else {
                            return;
                        }
                        collector.add({
                            kind: this.getSuggestionKind(type),
                            label,
                            documentation: this.fromMarkup(s.markdownDescription) || s.description,
                            insertText,
                            insertTextFormat: InsertTextFormat.Snippet,
                            filterText
                        });
                        hasProposals = true;
                    });
                }
                if (!hasProposals && typeof schema.items === 'object' && !Array.isArray(schema.items) && arrayDepth < 5) {
                    this.addDefaultValueCompletions(schema.items, separatorAfter, collector, arrayDepth + 1);
                }
            }
            addEnumValueCompletions(schema, separatorAfter, collector) {
                if (isDefined(schema.const)) {
                    collector.add({
                        kind: this.getSuggestionKind(schema.type),
                        label: this.getLabelForValue(schema.const),
                        insertText: this.getInsertTextForValue(schema.const, separatorAfter),
                        insertTextFormat: InsertTextFormat.Snippet,
                        documentation: this.fromMarkup(schema.markdownDescription) || schema.description
                    });
                }
                if (Array.isArray(schema.enum)) {
                    for (let i = 0, length = schema.enum.length; i < length; i++) {
                        const enm = schema.enum[i];
                        let documentation = this.fromMarkup(schema.markdownDescription) || schema.description;
                        if (schema.markdownEnumDescriptions && i < schema.markdownEnumDescriptions.length && this.doesSupportMarkdown()) {
                            documentation = this.fromMarkup(schema.markdownEnumDescriptions[i]);
                        }
                        else if (schema.enumDescriptions && i < schema.enumDescriptions.length) {
                            documentation = schema.enumDescriptions[i];
                        }
                        collector.add({
                            kind: this.getSuggestionKind(schema.type),
                            label: this.getLabelForValue(enm),
                            insertText: this.getInsertTextForValue(enm, separatorAfter),
                            insertTextFormat: InsertTextFormat.Snippet,
                            sortText: schema.enumSortTexts?.[i],
                            detail: schema.enumDetails?.[i],
                            documentation
                        });
                    }
                }
            }
            collectTypes(schema, types) {
                if (Array.isArray(schema.enum) || isDefined(schema.const)) {
                    return;
                }
                const type = schema.type;
                if (Array.isArray(type)) {
                    type.forEach(t => types[t] = true);
                }
                else if (type) {
                    types[type] = true;
                }
            }
            addFillerValueCompletions(types, separatorAfter, collector) {
                if (types['object']) {
                    collector.add({
                        kind: this.getSuggestionKind('object'),
                        label: '{}',
                        insertText: this.getInsertTextForGuessedValue({}, separatorAfter),
                        insertTextFormat: InsertTextFormat.Snippet,
                        detail: dist_main.t('New object'),
                        documentation: ''
                    });
                }
                if (types['array']) {
                    collector.add({
                        kind: this.getSuggestionKind('array'),
                        label: '[]',
                        insertText: this.getInsertTextForGuessedValue([], separatorAfter),
                        insertTextFormat: InsertTextFormat.Snippet,
                        detail: dist_main.t('New array'),
                        documentation: ''
                    });
                }
            }
            addBooleanValueCompletion(value, separatorAfter, collector) {
                collector.add({
                    kind: this.getSuggestionKind('boolean'),
                    label: value ? 'true' : 'false',
                    insertText: this.getInsertTextForValue(value, separatorAfter),
                    insertTextFormat: InsertTextFormat.Snippet,
                    documentation: ''
                });
            }
            addNullValueCompletion(separatorAfter, collector) {
                collector.add({
                    kind: this.getSuggestionKind('null'),
                    label: 'null',
                    insertText: 'null' + separatorAfter,
                    insertTextFormat: InsertTextFormat.Snippet,
                    documentation: ''
                });
            }
            addDollarSchemaCompletions(separatorAfter, collector) {
                const schemaIds = this.schemaService.getRegisteredSchemaIds(schema => schema === 'http' || schema === 'https');
                schemaIds.forEach(schemaId => {
                    if (schemaId.startsWith('https://json-schema.org/draft-')) {
                        schemaId = schemaId + '#';
                    }
                    collector.add({
                        kind: CompletionItemKind.Module,
                        label: this.getLabelForValue(schemaId),
                        filterText: this.getFilterTextForValue(schemaId),
                        insertText: this.getInsertTextForValue(schemaId, separatorAfter),
                        insertTextFormat: InsertTextFormat.Snippet, documentation: ''
                    });
                });
            }
            getLabelForValue(value) {
                return JSON.stringify(value);
            }
            getValueFromLabel(value) {
                return JSON.parse(value);
            }
            getFilterTextForValue(value) {
                return JSON.stringify(value);
            }
            getFilterTextForSnippetValue(value) {
                return JSON.stringify(value).replace(/\$\{\d+:([^}]+)\}|\$\d+/g, '$1');
            }
            getLabelForSnippetValue(value) {
                const label = JSON.stringify(value);
                return label.replace(/\$\{\d+:([^}]+)\}|\$\d+/g, '$1');
            }
            getInsertTextForPlainText(text) {
                return text.replace(/[\\\$\}]/g, '\\$&');
            }
            getInsertTextForValue(value, separatorAfter) {
                const text = JSON.stringify(value, null, '\t');
                if (text === '{}') {
                    return '{$1}' + separatorAfter;
                }
                else if (text === '[]') {
                    return '[$1]' + separatorAfter;
                }
                return this.getInsertTextForPlainText(text + separatorAfter);
            }
            getInsertTextForSnippetValue(value, separatorAfter) {
                const replacer = (value) => {
                    if (typeof value === 'string') {
                        if (value[0] === '^') {
                            return value.substr(1);
                        }
                    }
                    return JSON.stringify(value);
                };
                return stringifyObject(value, '', replacer) + separatorAfter;
            }
            getInsertTextForGuessedValue(value, separatorAfter) {
                switch (typeof value) {
                    case 'object':
                        if (value === null) {
                            return '${1:null}' + separatorAfter;
                        }
                        return this.getInsertTextForValue(value, separatorAfter);
                    case 'string':
                        let snippetValue = JSON.stringify(value);
                        snippetValue = snippetValue.substr(1, snippetValue.length - 2);
                        snippetValue = this.getInsertTextForPlainText(snippetValue);
                        return '"${1:' + snippetValue + '}"' + separatorAfter;
                    case 'number':
                    case 'boolean':
                        return '${1:' + JSON.stringify(value) + '}' + separatorAfter;
                }
                return this.getInsertTextForValue(value, separatorAfter);
            }
            getSuggestionKind(type) {
                if (Array.isArray(type)) {
                    const array = type;
                    type = array.length > 0 ? array[0] : undefined;
                }
                if (!type) {
                    return CompletionItemKind.Value;
                }
                switch (type) {
                    case 'string': return CompletionItemKind.Value;
                    case 'object': return CompletionItemKind.Module;
                    case 'property': return CompletionItemKind.Property;
                    default: return CompletionItemKind.Value;
                }
            }
            getLabelTextForMatchingNode(node, document) {
                switch (node.type) {
                    case 'array':
                        return '[]';
                    case 'object':
                        return '{}';
                    default:
                        const content = document.getText().substr(node.offset, node.length);
                        return content;
                }
            }
            getInsertTextForMatchingNode(node, document, separatorAfter) {
                switch (node.type) {
                    case 'array':
                        return this.getInsertTextForValue([], separatorAfter);
                    case 'object':
                        return this.getInsertTextForValue({}, separatorAfter);
                    default:
                        const content = document.getText().substr(node.offset, node.length) + separatorAfter;
                        return this.getInsertTextForPlainText(content);
                }
            }
            getInsertTextForProperty(key, propertySchema, addValue, separatorAfter) {
                const propertyText = this.getInsertTextForValue(key, '');
                if (!addValue) {
                    return propertyText;
                }
                const resultText = propertyText + ': ';
                let value;
                let nValueProposals = 0;
                if (propertySchema) {
                    if (Array.isArray(propertySchema.defaultSnippets)) {
                        if (propertySchema.defaultSnippets.length === 1) {
                            const body = propertySchema.defaultSnippets[0].body;
                            if (isDefined(body)) {
                                value = this.getInsertTextForSnippetValue(body, '');
                            }
                        }
                        nValueProposals += propertySchema.defaultSnippets.length;
                    }
                    if (propertySchema.enum) {
                        if (!value && propertySchema.enum.length === 1) {
                            value = this.getInsertTextForGuessedValue(propertySchema.enum[0], '');
                        }
                        nValueProposals += propertySchema.enum.length;
                    }
                    if (isDefined(propertySchema.const)) {
                        if (!value) {
                            value = this.getInsertTextForGuessedValue(propertySchema.const, '');
                        }
                        nValueProposals++;
                    }
                    if (isDefined(propertySchema.default)) {
                        if (!value) {
                            value = this.getInsertTextForGuessedValue(propertySchema.default, '');
                        }
                        nValueProposals++;
                    }
                    if (Array.isArray(propertySchema.examples) && propertySchema.examples.length) {
                        if (!value) {
                            value = this.getInsertTextForGuessedValue(propertySchema.examples[0], '');
                        }
                        nValueProposals += propertySchema.examples.length;
                    }
                    if (nValueProposals === 0) {
                        let type = Array.isArray(propertySchema.type) ? propertySchema.type[0] : propertySchema.type;
                        if (!type) {
                            if (propertySchema.properties) {
                                type = 'object';
                            }
                            else if (propertySchema.items) {
                                type = 'array';
                            }
                        }
                        switch (type) {
                            case 'boolean':
                                value = '$1';
                                break;
                            case 'string':
                                value = '"$1"';
                                break;
                            case 'object':
                                value = '{$1}';
                                break;
                            case 'array':
                                value = '[$1]';
                                break;
                            case 'number':
                            case 'integer':
                                value = '${1:0}';
                                break;
                            case 'null':
                                value = '${1:null}';
                                break;
                            default:
                                return propertyText;
                        }
                    }
                }
                if (!value || nValueProposals > 1) {
                    value = '$1';
                }
                return resultText + value + separatorAfter;
            }
            getCurrentWord(document, offset) {
                let i = offset - 1;
                const text = document.getText();
                while (i >= 0 && ' \t\n\r\v":{[,]}'.indexOf(text.charAt(i)) === -1) {
                    i--;
                }
                return text.substring(i + 1, offset);
            }
            evaluateSeparatorAfter(document, offset) {
                const scanner = main.z1(document.getText(), true);
                scanner.setPosition(offset);
                const token = scanner.scan();
                switch (token) {
                    case 5:
                    case 2:
                    case 4:
                    case 17:
                        return '';
                    default:
                        return ',';
                }
            }
            findItemAtOffset(node, document, offset) {
                const scanner = main.z1(document.getText(), true);
                const children = node.items;
                for (let i = children.length - 1; i >= 0; i--) {
                    const child = children[i];
                    if (offset > child.offset + child.length) {
                        scanner.setPosition(child.offset + child.length);
                        const token = scanner.scan();
                        if (token === 5 && offset >= scanner.getTokenOffset() + scanner.getTokenLength()) {
                            return i + 1;
                        }
                        return i;
                    }
                    else if (offset >= child.offset) {
                        return i;
                    }
                }
                return 0;
            }
            isInComment(document, start, offset) {
                const scanner = main.z1(document.getText(), false);
                scanner.setPosition(start);
                let token = scanner.scan();
                while (token !== 17 && (scanner.getTokenOffset() + scanner.getTokenLength() < offset)) {
                    token = scanner.scan();
                }
                return (token === 12 || token === 13) && scanner.getTokenOffset() <= offset;
            }
            fromMarkup(markupString) {
                if (markupString && this.doesSupportMarkdown()) {
                    return {
                        kind: MarkupKind.Markdown,
                        value: markupString
                    };
                }
                return undefined;
            }
            doesSupportMarkdown() {
                if (!isDefined(this.supportsMarkdown)) {
                    const documentationFormat = this.clientCapabilities.textDocument?.completion?.completionItem?.documentationFormat;
                    this.supportsMarkdown = Array.isArray(documentationFormat) && documentationFormat.indexOf(MarkupKind.Markdown) !== -1;
                }
                return this.supportsMarkdown;
            }
            doesSupportsCommitCharacters() {
                if (!isDefined(this.supportsCommitCharacters)) {
                    this.labelDetailsSupport = this.clientCapabilities.textDocument?.completion?.completionItem?.commitCharactersSupport;
                }
                return this.supportsCommitCharacters;
            }
            doesSupportsLabelDetails() {
                if (!isDefined(this.labelDetailsSupport)) {
                    this.labelDetailsSupport = this.clientCapabilities.textDocument?.completion?.completionItem?.labelDetailsSupport;
                }
                return this.labelDetailsSupport;
            }
        }
        ;
        class JSONHover {
            constructor(schemaService, contributions = [], promiseConstructor) {
                this.schemaService = schemaService;
                this.contributions = contributions;
                this.promise = promiseConstructor || Promise;
            }
            doHover(document, position, doc) {
                const offset = document.offsetAt(position);
                let node = doc.getNodeFromOffset(offset);
                if (!node || (node.type === 'object' || node.type === 'array') && offset > node.offset + 1 && offset < node.offset + node.length - 1) {
                    return this.promise.resolve(null);
                }
                const hoverRangeNode = node;
                if (node.type === 'string') {
                    const parent = node.parent;
                    if (parent && parent.type === 'property' && parent.keyNode === node) {
                        node = parent.valueNode;
                        if (!node) {
                            return this.promise.resolve(null);
                        }
                    }
                }
                const hoverRange = Range.create(document.positionAt(hoverRangeNode.offset), document.positionAt(hoverRangeNode.offset + hoverRangeNode.length));
                const createHover = (contents) => {
                    const result = {
                        contents: contents,
                        range: hoverRange
                    };
                    return result;
                };
                const location = getNodePath(node);
                for (let i = this.contributions.length - 1; i >= 0; i--) {
                    const contribution = this.contributions[i];
                    const promise = contribution.getInfoContribution(document.uri, location);
                    if (promise) {
                        return promise.then(htmlContent => createHover(htmlContent));
                    }
                }
                return this.schemaService.getSchemaForResource(document.uri, doc).then((schema) => {
                    if (!schema) {
                        return null;
                    }
                    let title = undefined;
                    let markdownDescription = undefined;
                    let markdownEnumValueDescription = undefined, enumValue = undefined;
                    const matchingSchemas = doc.getMatchingSchemas(schema.schema, node.offset).filter((s) => s.node === node && !s.inverted).map((s) => s.schema);
                    for (const schema of matchingSchemas) {
                        title = title || schema.title;
                        markdownDescription = markdownDescription || schema.markdownDescription || toMarkdown(schema.description);
                        if (schema.enum) {
                            const idx = schema.enum.indexOf(getNodeValue(node));
                            if (schema.markdownEnumDescriptions) {
                                markdownEnumValueDescription = schema.markdownEnumDescriptions[idx];
                            }
                            else if (schema.enumDescriptions) {
                                markdownEnumValueDescription = toMarkdown(schema.enumDescriptions[idx]);
                            }
                            if (markdownEnumValueDescription) {
                                enumValue = schema.enum[idx];
                                if (typeof enumValue !== 'string') {
                                    enumValue = JSON.stringify(enumValue);
                                }
                            }
                        }
                    }
                    let result = '';
                    if (title) {
                        result = toMarkdown(title);
                    }
                    if (markdownDescription) {
                        if (result.length > 0) {
                            result += "\n\n";
                        }
                        result += markdownDescription;
                    }
                    if (markdownEnumValueDescription) {
                        if (result.length > 0) {
                            result += "\n\n";
                        }
                        result += `\`${toMarkdownCodeBlock(enumValue)}\`: ${markdownEnumValueDescription}`;
                    }
                    return createHover([result]);
                });
            }
        }
        function toMarkdown(plain) {
            if (plain) {
                return plain
                    .trim()
                    .replace(/[\\`*_{}[\]()<>#+\-.!]/g, '\\$&')
                    .replace(/(^ +)/mg, (_match, g1) => '&nbsp;'.repeat(g1.length))
                    .replace(/( {2,})/g, (_match, g1) => ' ' + '&nbsp;'.repeat(g1.length - 1))
                    .replace(/(\t+)/g, (_match, g1) => '&nbsp;'.repeat(g1.length * 4))
                    .replace(/\n/g, '\\\n');
            }
            return undefined;
        }
        function toMarkdownCodeBlock(content) {
            if (content.indexOf('`') !== -1) {
                return '`` ' + content + ' ``';
            }
            return content;
        }
        ;
        class JSONValidation {
            constructor(jsonSchemaService, promiseConstructor) {
                this.jsonSchemaService = jsonSchemaService;
                this.promise = promiseConstructor;
                this.validationEnabled = true;
            }
            configure(raw) {
                if (raw) {
                    this.validationEnabled = raw.validate !== false;
                    this.commentSeverity = raw.allowComments ? undefined : DiagnosticSeverity.Error;
                }
            }
            doValidation(textDocument, jsonDocument, documentSettings, schema) {
                if (!this.validationEnabled) {
                    return this.promise.resolve([]);
                }
                const diagnostics = [];
                const added = {};
                const addProblem = (problem) => {
                    const signature = problem.range.start.line + ' ' + problem.range.start.character + ' ' + problem.message;
                    if (!added[signature]) {
                        added[signature] = true;
                        diagnostics.push(problem);
                    }
                };
                const getDiagnostics = (schema) => {
                    let trailingCommaSeverity = documentSettings?.trailingCommas ? toDiagnosticSeverity(documentSettings.trailingCommas) : DiagnosticSeverity.Error;
                    let commentSeverity = documentSettings?.comments ? toDiagnosticSeverity(documentSettings.comments) : this.commentSeverity;
                    let schemaValidation = documentSettings?.schemaValidation ? toDiagnosticSeverity(documentSettings.schemaValidation) : DiagnosticSeverity.Warning;
                    let schemaRequest = documentSettings?.schemaRequest ? toDiagnosticSeverity(documentSettings.schemaRequest) : DiagnosticSeverity.Warning;
                    if (schema) {
                        const addSchemaProblem = (errorMessage, errorCode, relatedInformation) => {
                            if (jsonDocument.root && schemaRequest) {
                                const astRoot = jsonDocument.root;
                                const property = astRoot.type === 'object' ? astRoot.properties[0] : undefined;
                                if (property && property.keyNode.value === '$schema') {
                                    const node = property.valueNode || property;
                                    const range = Range.create(textDocument.positionAt(node.offset), textDocument.positionAt(node.offset + node.length));
                                    addProblem(Diagnostic.create(range, errorMessage, schemaRequest, errorCode, 'json', relatedInformation));
                                }
                                else {
                                    const range = Range.create(textDocument.positionAt(astRoot.offset), textDocument.positionAt(astRoot.offset + 1));
                                    addProblem(Diagnostic.create(range, errorMessage, schemaRequest, errorCode, 'json', relatedInformation));
                                }
                            }
                        };
                        if (schema.errors.length) {
                            const error = schema.errors[0];
                            addSchemaProblem(error.message, error.code, error.relatedInformation);
                        }
                        else if (schemaValidation) {
                            for (const warning of schema.warnings) {
                                addSchemaProblem(warning.message, warning.code, warning.relatedInformation);
                            }
                            const semanticErrors = jsonDocument.validate(textDocument, schema.schema, schemaValidation, documentSettings?.schemaDraft);
                            if (semanticErrors) {
                                semanticErrors.forEach(addProblem);
                            }
                        }
                        if (schemaAllowsComments(schema.schema)) {
                            commentSeverity = undefined;
                        }
                        if (schemaAllowsTrailingCommas(schema.schema)) {
                            trailingCommaSeverity = undefined;
                        }
                    }
                    for (const p of jsonDocument.syntaxErrors) {
                        if (p.code === ErrorCode.TrailingComma) {
                            if (typeof trailingCommaSeverity !== 'number') {
                                continue;
                            }
                            p.severity = trailingCommaSeverity;
                        }
                        addProblem(p);
                    }
                    if (typeof commentSeverity === 'number') {
                        const message = dist_main.t('Comments are not permitted in JSON.');
                        jsonDocument.comments.forEach(c => {
                            addProblem(Diagnostic.create(c, message, commentSeverity, ErrorCode.CommentNotPermitted));
                        });
                    }
                    return diagnostics;
                };
                if (schema) {
                    const uri = schema.id || ('schemaservice://untitled/' + idCounter++);
                    const handle = this.jsonSchemaService.registerExternalSchema({ uri, schema });
                    return handle.getResolvedSchema().then(resolvedSchema => {
                        return getDiagnostics(resolvedSchema);
                    });
                }
                return this.jsonSchemaService.getSchemaForResource(textDocument.uri, jsonDocument).then(schema => {
                    return getDiagnostics(schema);
                });
            }
            getLanguageStatus(textDocument, jsonDocument) {
                return { schemas: this.jsonSchemaService.getSchemaURIsForResource(textDocument.uri, jsonDocument) };
            }
        }
        let idCounter = 0;
        function schemaAllowsComments(schemaRef) {
            if (schemaRef && typeof schemaRef === 'object') {
                if (isBoolean(schemaRef.allowComments)) {
                    return schemaRef.allowComments;
                }
                if (schemaRef.allOf) {
                    for (const schema of schemaRef.allOf) {
                        const allow = schemaAllowsComments(schema);
                        if (isBoolean(allow)) {
                            return allow;
                        }
                    }
                }
            }
            return undefined;
        }
        function schemaAllowsTrailingCommas(schemaRef) {
            if (schemaRef && typeof schemaRef === 'object') {
                if (isBoolean(schemaRef.allowTrailingCommas)) {
                    return schemaRef.allowTrailingCommas;
                }
                const deprSchemaRef = schemaRef;
                if (isBoolean(deprSchemaRef['allowsTrailingCommas'])) {
                    return deprSchemaRef['allowsTrailingCommas'];
                }
                if (schemaRef.allOf) {
                    for (const schema of schemaRef.allOf) {
                        const allow = schemaAllowsTrailingCommas(schema);
                        if (isBoolean(allow)) {
                            return allow;
                        }
                    }
                }
            }
            return undefined;
        }
        function toDiagnosticSeverity(severityLevel) {
            switch (severityLevel) {
                case 'error': return DiagnosticSeverity.Error;
                case 'warning': return DiagnosticSeverity.Warning;
                case 'ignore': return undefined;
            }
            return undefined;
        }
        ;
        const Digit0 = 48;
        const Digit9 = 57;
        const colors_A = 65;
        const colors_a = 97;
        const colors_f = 102;
        function hexDigit(charCode) {
            if (charCode < Digit0) {
                return 0;
            }
            if (charCode <= Digit9) {
                return charCode - Digit0;
            }
            if (charCode < colors_a) {
                charCode += (colors_a - colors_A);
            }
            if (charCode >= colors_a && charCode <= colors_f) {
                return charCode - colors_a + 10;
            }
            return 0;
        }
        function colorFromHex(text) {
            if (text[0] !== '#') {
                return undefined;
            }
            switch (text.length) {
                case 4:
                    return {
                        red: (hexDigit(text.charCodeAt(1)) * 0x11) / 255.0,
                        green: (hexDigit(text.charCodeAt(2)) * 0x11) / 255.0,
                        blue: (hexDigit(text.charCodeAt(3)) * 0x11) / 255.0,
                        alpha: 1
                    };
                case 5:
                    return {
                        red: (hexDigit(text.charCodeAt(1)) * 0x11) / 255.0,
                        green: (hexDigit(text.charCodeAt(2)) * 0x11) / 255.0,
                        blue: (hexDigit(text.charCodeAt(3)) * 0x11) / 255.0,
                        alpha: (hexDigit(text.charCodeAt(4)) * 0x11) / 255.0,
                    };
                case 7:
                    return {
                        red: (hexDigit(text.charCodeAt(1)) * 0x10 + hexDigit(text.charCodeAt(2))) / 255.0,
                        green: (hexDigit(text.charCodeAt(3)) * 0x10 + hexDigit(text.charCodeAt(4))) / 255.0,
                        blue: (hexDigit(text.charCodeAt(5)) * 0x10 + hexDigit(text.charCodeAt(6))) / 255.0,
                        alpha: 1
                    };
                case 9:
                    return {
                        red: (hexDigit(text.charCodeAt(1)) * 0x10 + hexDigit(text.charCodeAt(2))) / 255.0,
                        green: (hexDigit(text.charCodeAt(3)) * 0x10 + hexDigit(text.charCodeAt(4))) / 255.0,
                        blue: (hexDigit(text.charCodeAt(5)) * 0x10 + hexDigit(text.charCodeAt(6))) / 255.0,
                        alpha: (hexDigit(text.charCodeAt(7)) * 0x10 + hexDigit(text.charCodeAt(8))) / 255.0
                    };
            }
            return undefined;
        }
        function colorFrom256RGB(red, green, blue, alpha = 1.0) {
            return {
                red: red / 255.0,
                green: green / 255.0,
                blue: blue / 255.0,
                alpha
            };
        }
        ;
        class JSONDocumentSymbols {
            constructor(schemaService) {
                this.schemaService = schemaService;
            }
            findDocumentSymbols(document, doc, context = { resultLimit: Number.MAX_VALUE }) {
                const root = doc.root;
                if (!root) {
                    return [];
                }
                let limit = context.resultLimit || Number.MAX_VALUE;
                const resourceString = document.uri;
                if ((resourceString === 'vscode://defaultsettings/keybindings.json') || endsWith(resourceString.toLowerCase(), '/user/keybindings.json')) {
                    if (root.type === 'array') {
                        const result = [];
                        for (const item of root.items) {
                            if (item.type === 'object') {
                                for (const property of item.properties) {
                                    if (property.keyNode.value === 'key' && property.valueNode) {
                                        const location = Location.create(document.uri, getRange(document, item));
                                        result.push({ name: getName(property.valueNode), kind: SymbolKind.Function, location: location });
                                        limit--;
                                        if (limit <= 0) {
                                            if (context && context.onResultLimitExceeded) {
                                                context.onResultLimitExceeded(resourceString);
                                            }
                                            return result;
                                        }
                                    }
                                }
                            }
                        }
                        return result;
                    }
                }
                const toVisit = [
                    { node: root, containerName: '' }
                ];
                let nextToVisit = 0;
                let limitExceeded = false;
                const result = [];
                const collectOutlineEntries = (node, containerName) => {
                    if (node.type === 'array') {
                        node.items.forEach(node => {
                            if (node) {
                                toVisit.push({ node, containerName });
                            }
                        });
                    }
                    else if (node.type === 'object') {
                        node.properties.forEach((property) => {
                            const valueNode = property.valueNode;
                            if (valueNode) {
                                if (limit > 0) {
                                    limit--;
                                    const location = Location.create(document.uri, getRange(document, property));
                                    const childContainerName = containerName ? containerName + '.' + property.keyNode.value : property.keyNode.value;
                                    result.push({ name: this.getKeyLabel(property), kind: this.getSymbolKind(valueNode.type), location: location, containerName: containerName });
                                    toVisit.push({ node: valueNode, containerName: childContainerName });
                                }
                                else {
                                    limitExceeded = true;
                                }
                            }
                        });
                    }
                };
                while (nextToVisit < toVisit.length) {
                    const next = toVisit[nextToVisit++];
                    collectOutlineEntries(next.node, next.containerName);
                }
                if (limitExceeded && context && context.onResultLimitExceeded) {
                    context.onResultLimitExceeded(resourceString);
                }
                return result;
            }
            findDocumentSymbols2(document, doc, context = { resultLimit: Number.MAX_VALUE }) {
                const root = doc.root;
                if (!root) {
                    return [];
                }
                let limit = context.resultLimit || Number.MAX_VALUE;
                const resourceString = document.uri;
                if ((resourceString === 'vscode://defaultsettings/keybindings.json') || endsWith(resourceString.toLowerCase(), '/user/keybindings.json')) {
                    if (root.type === 'array') {
                        const result = [];
                        for (const item of root.items) {
                            if (item.type === 'object') {
                                for (const property of item.properties) {
                                    if (property.keyNode.value === 'key' && property.valueNode) {
                                        const range = getRange(document, item);
                                        const selectionRange = getRange(document, property.keyNode);
                                        result.push({ name: getName(property.valueNode), kind: SymbolKind.Function, range, selectionRange });
                                        limit--;
                                        if (limit <= 0) {
                                            if (context && context.onResultLimitExceeded) {
                                                context.onResultLimitExceeded(resourceString);
                                            }
                                            return result;
                                        }
                                    }
                                }
                            }
                        }
                        return result;
                    }
                }
                const result = [];
                const toVisit = [
                    { node: root, result }
                ];
                let nextToVisit = 0;
                let limitExceeded = false;
                const collectOutlineEntries = (node, result) => {
                    if (node.type === 'array') {
                        node.items.forEach((node, index) => {
                            if (node) {
                                if (limit > 0) {
                                    limit--;
                                    const range = getRange(document, node);
                                    const selectionRange = range;
                                    const name = String(index);
                                    const symbol = { name, kind: this.getSymbolKind(node.type), range, selectionRange, children: [] };
                                    result.push(symbol);
                                    toVisit.push({ result: symbol.children, node });
                                }
                                else {
                                    limitExceeded = true;
                                }
                            }
                        });
                    }
                    else if (node.type === 'object') {
                        node.properties.forEach((property) => {
                            const valueNode = property.valueNode;
                            if (valueNode) {
                                if (limit > 0) {
                                    limit--;
                                    const range = getRange(document, property);
                                    const selectionRange = getRange(document, property.keyNode);
                                    const children = [];
                                    const symbol = { name: this.getKeyLabel(property), kind: this.getSymbolKind(valueNode.type), range, selectionRange, children, detail: this.getDetail(valueNode) };
                                    result.push(symbol);
                                    toVisit.push({ result: children, node: valueNode });
                                }
                                else {
                                    limitExceeded = true;
                                }
                            }
                        });
                    }
                };
                while (nextToVisit < toVisit.length) {
                    const next = toVisit[nextToVisit++];
                    collectOutlineEntries(next.node, next.result);
                }
                if (limitExceeded && context && context.onResultLimitExceeded) {
                    context.onResultLimitExceeded(resourceString);
                }
                return result;
            }
            getSymbolKind(nodeType) {
                switch (nodeType) {
                    case 'object':
                        return SymbolKind.Module;
                    case 'string':
                        return SymbolKind.String;
                    case 'number':
                        return SymbolKind.Number;
                    case 'array':
                        return SymbolKind.Array;
                    case 'boolean':
                        return SymbolKind.Boolean;
                    default:
                        return SymbolKind.Variable;
                }
            }
            getKeyLabel(property) {
                let name = property.keyNode.value;
                if (name) {
                    name = name.replace(/[\n]/g, '\u21b5');
                }
                if (name && name.trim()) {
                    return name;
                }
                return `"${name}"`;
            }
            getDetail(node) {
                if (!node) {
                    return undefined;
                }
                if (node.type === 'boolean' || node.type === 'number' || node.type === 'null' || node.type === 'string') {
                    return String(node.value);
                }
                else {
                    if (node.type === 'array') {
                        return node.children.length ? undefined : '[]';
                    }
                    else if (node.type === 'object') {
                        return node.children.length ? undefined : '{}';
                    }
                }
                return undefined;
            }
            findDocumentColors(document, doc, context) {
                return this.schemaService.getSchemaForResource(document.uri, doc).then(schema => {
                    const result = [];
                    if (schema) {
                        let limit = context && typeof context.resultLimit === 'number' ? context.resultLimit : Number.MAX_VALUE;
                        const matchingSchemas = doc.getMatchingSchemas(schema.schema);
                        const visitedNode = {};
                        for (const s of matchingSchemas) {
                            if (!s.inverted && s.schema && (s.schema.format === 'color' || s.schema.format === 'color-hex') && s.node && s.node.type === 'string') {
                                const nodeId = String(s.node.offset);
                                if (!visitedNode[nodeId]) {
                                    const color = colorFromHex(getNodeValue(s.node));
                                    if (color) {
                                        const range = getRange(document, s.node);
                                        result.push({ color, range });
                                    }
                                    visitedNode[nodeId] = true;
                                    limit--;
                                    if (limit <= 0) {
                                        if (context && context.onResultLimitExceeded) {
                                            context.onResultLimitExceeded(document.uri);
                                        }
                                        return result;
                                    }
                                }
                            }
                        }
                    }
                    return result;
                });
            }
            getColorPresentations(document, doc, color, range) {
                const result = [];
                const red256 = Math.round(color.red * 255), green256 = Math.round(color.green * 255), blue256 = Math.round(color.blue * 255);
                function toTwoDigitHex(n) {
                    const r = n.toString(16);
                    return r.length !== 2 ? '0' + r : r;
                }
                let label;
                if (color.alpha === 1) {
                    label = `#${toTwoDigitHex(red256)}${toTwoDigitHex(green256)}${toTwoDigitHex(blue256)}`;
                }
                else {
                    label = `#${toTwoDigitHex(red256)}${toTwoDigitHex(green256)}${toTwoDigitHex(blue256)}${toTwoDigitHex(Math.round(color.alpha * 255))}`;
                }
                result.push({ label: label, textEdit: TextEdit.replace(range, JSON.stringify(label)) });
                return result;
            }
        }
        function getRange(document, node) {
            return Range.create(document.positionAt(node.offset), document.positionAt(node.offset + node.length));
        }
        function getName(node) {
            return getNodeValue(node) || dist_main.t('<empty>');
        }
        ;
        var draft_2019_09_flat = ({
            $id: 'https://json-schema.org/draft/2019-09/schema',
            $schema: 'https://json-schema.org/draft/2019-09/schema',
            title: '(Flattened static) Core and Validation specifications meta-schema',
            type: [
                'object',
                'boolean',
            ],
            properties: {
                definitions: {
                    $comment: 'While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.',
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                dependencies: {
                    $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
                    type: 'object',
                    additionalProperties: {
                        anyOf: [
                            {
                                $ref: '#',
                            },
                            {
                                $ref: '#/$defs/stringArray',
                            },
                        ],
                    },
                },
                $id: {
                    type: 'string',
                    format: 'uri-reference',
                    $comment: 'Non-empty fragments not allowed.',
                    pattern: '^[^#]*#?$',
                },
                $schema: {
                    type: 'string',
                    format: 'uri',
                },
                $anchor: {
                    type: 'string',
                    pattern: '^[A-Za-z][-A-Za-z0-9.:_]*$',
                },
                $ref: {
                    type: 'string',
                    format: 'uri-reference',
                },
                $recursiveAnchor: {
                    type: 'boolean',
                    default: false,
                },
                $vocabulary: {
                    type: 'object',
                    propertyNames: {
                        type: 'string',
                        format: 'uri',
                    },
                    additionalProperties: {
                        type: 'boolean',
                    },
                },
                $comment: {
                    type: 'string',
                },
                $defs: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                additionalItems: {
                    $ref: '#',
                },
                unevaluatedItems: {
                    $ref: '#',
                },
                items: {
                    anyOf: [
                        {
                            $ref: '#',
                        },
                        {
                            $ref: '#/$defs/schemaArray',
                        },
                    ],
                },
                contains: {
                    $ref: '#',
                },
                additionalProperties: {
                    $ref: '#',
                },
                unevaluatedProperties: {
                    $ref: '#',
                },
                properties: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                patternProperties: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    propertyNames: {
                        format: 'regex',
                    },
                    default: {},
                },
                dependentSchemas: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                },
                propertyNames: {
                    $ref: '#',
                },
                if: {
                    $ref: '#',
                },
                then: {
                    $ref: '#',
                },
                else: {
                    $ref: '#',
                },
                allOf: {
                    $ref: '#/$defs/schemaArray',
                },
                anyOf: {
                    $ref: '#/$defs/schemaArray',
                },
                oneOf: {
                    $ref: '#/$defs/schemaArray',
                },
                not: {
                    $ref: '#',
                },
                multipleOf: {
                    type: 'number',
                    exclusiveMinimum: 0,
                },
                maximum: {
                    type: 'number',
                },
                exclusiveMaximum: {
                    type: 'number',
                },
                minimum: {
                    type: 'number',
                },
                exclusiveMinimum: {
                    type: 'number',
                },
                maxLength: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minLength: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                pattern: {
                    type: 'string',
                    format: 'regex',
                },
                maxItems: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minItems: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                uniqueItems: {
                    type: 'boolean',
                    default: false,
                },
                maxContains: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minContains: {
                    $ref: '#/$defs/nonNegativeInteger',
                    default: 1,
                },
                maxProperties: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minProperties: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                required: {
                    $ref: '#/$defs/stringArray',
                },
                dependentRequired: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#/$defs/stringArray',
                    },
                },
                const: true,
                enum: {
                    type: 'array',
                    items: true,
                },
                type: {
                    anyOf: [
                        {
                            $ref: '#/$defs/simpleTypes',
                        },
                        {
                            type: 'array',
                            items: {
                                $ref: '#/$defs/simpleTypes',
                            },
                            minItems: 1,
                            uniqueItems: true,
                        },
                    ],
                },
                title: {
                    type: 'string',
                },
                description: {
                    type: 'string',
                },
                default: true,
                deprecated: {
                    type: 'boolean',
                    default: false,
                },
                readOnly: {
                    type: 'boolean',
                    default: false,
                },
                writeOnly: {
                    type: 'boolean',
                    default: false,
                },
                examples: {
                    type: 'array',
                    items: true,
                },
                format: {
                    type: 'string',
                },
                contentMediaType: {
                    type: 'string',
                },
                contentEncoding: {
                    type: 'string',
                },
                contentSchema: {
                    $ref: '#',
                },
            },
            $defs: {
                schemaArray: {
                    type: 'array',
                    minItems: 1,
                    items: {
                        $ref: '#',
                    },
                },
                nonNegativeInteger: {
                    type: 'integer',
                    minimum: 0,
                },
                nonNegativeIntegerDefault0: {
                    $ref: '#/$defs/nonNegativeInteger',
                    default: 0,
                },
                simpleTypes: {
                    enum: [
                        'array',
                        'boolean',
                        'integer',
                        'null',
                        'number',
                        'object',
                        'string',
                    ],
                },
                stringArray: {
                    type: 'array',
                    items: {
                        type: 'string',
                    },
                    uniqueItems: true,
                    default: [],
                },
            },
        });
        ;
        var draft_2020_12_flat = ({
            $id: 'https://json-schema.org/draft/2020-12/schema',
            $schema: 'https://json-schema.org/draft/2020-12/schema',
            title: '(Flattened static) Core and Validation specifications meta-schema',
            type: [
                'object',
                'boolean',
            ],
            properties: {
                definitions: {
                    $comment: 'While no longer an official keyword as it is replaced by $defs, this keyword is retained in the meta-schema to prevent incompatible extensions as it remains in common use.',
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                dependencies: {
                    $comment: '"dependencies" is no longer a keyword, but schema authors should avoid redefining it to facilitate a smooth transition to "dependentSchemas" and "dependentRequired"',
                    type: 'object',
                    additionalProperties: {
                        anyOf: [
                            {
                                $ref: '#',
                            },
                            {
                                $ref: '#/$defs/stringArray',
                            },
                        ],
                    },
                },
                $id: {
                    type: 'string',
                    format: 'uri-reference',
                    $comment: 'Non-empty fragments not allowed.',
                    pattern: '^[^#]*#?$',
                },
                $schema: {
                    type: 'string',
                    format: 'uri',
                },
                $anchor: {
                    type: 'string',
                    pattern: '^[A-Za-z_][-A-Za-z0-9._]*$',
                },
                $ref: {
                    type: 'string',
                    format: 'uri-reference',
                },
                $dynamicRef: {
                    type: 'string',
                    format: 'uri-reference',
                },
                $vocabulary: {
                    type: 'object',
                    propertyNames: {
                        type: 'string',
                        format: 'uri',
                    },
                    additionalProperties: {
                        type: 'boolean',
                    },
                },
                $comment: {
                    type: 'string',
                },
                $defs: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                prefixItems: {
                    $ref: '#/$defs/schemaArray',
                },
                items: {
                    $ref: '#',
                },
                contains: {
                    $ref: '#',
                },
                additionalProperties: {
                    $ref: '#',
                },
                properties: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    default: {},
                },
                patternProperties: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                    propertyNames: {
                        format: 'regex',
                    },
                    default: {},
                },
                dependentSchemas: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#',
                    },
                },
                propertyNames: {
                    $ref: '#',
                },
                if: {
                    $ref: '#',
                },
                then: {
                    $ref: '#',
                },
                else: {
                    $ref: '#',
                },
                allOf: {
                    $ref: '#/$defs/schemaArray',
                },
                anyOf: {
                    $ref: '#/$defs/schemaArray',
                },
                oneOf: {
                    $ref: '#/$defs/schemaArray',
                },
                not: {
                    $ref: '#',
                },
                unevaluatedItems: {
                    $ref: '#',
                },
                unevaluatedProperties: {
                    $ref: '#',
                },
                multipleOf: {
                    type: 'number',
                    exclusiveMinimum: 0,
                },
                maximum: {
                    type: 'number',
                },
                exclusiveMaximum: {
                    type: 'number',
                },
                minimum: {
                    type: 'number',
                },
                exclusiveMinimum: {
                    type: 'number',
                },
                maxLength: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minLength: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                pattern: {
                    type: 'string',
                    format: 'regex',
                },
                maxItems: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minItems: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                uniqueItems: {
                    type: 'boolean',
                    default: false,
                },
                maxContains: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minContains: {
                    $ref: '#/$defs/nonNegativeInteger',
                    default: 1,
                },
                maxProperties: {
                    $ref: '#/$defs/nonNegativeInteger',
                },
                minProperties: {
                    $ref: '#/$defs/nonNegativeIntegerDefault0',
                },
                required: {
                    $ref: '#/$defs/stringArray',
                },
                dependentRequired: {
                    type: 'object',
                    additionalProperties: {
                        $ref: '#/$defs/stringArray',
                    },
                },
                const: true,
                enum: {
                    type: 'array',
                    items: true,
                },
                type: {
                    anyOf: [
                        {
                            $ref: '#/$defs/simpleTypes',
                        },
                        {
                            type: 'array',
                            items: {
                                $ref: '#/$defs/simpleTypes',
                            },
                            minItems: 1,
                            uniqueItems: true,
                        },
                    ],
                },
                title: {
                    type: 'string',
                },
                description: {
                    type: 'string',
                },
                default: true,
                deprecated: {
                    type: 'boolean',
                    default: false,
                },
                readOnly: {
                    type: 'boolean',
                    default: false,
                },
                writeOnly: {
                    type: 'boolean',
                    default: false,
                },
                examples: {
                    type: 'array',
                    items: true,
                },
                format: {
                    type: 'string',
                },
                contentMediaType: {
                    type: 'string',
                },
                contentEncoding: {
                    type: 'string',
                },
                contentSchema: {
                    $ref: '#',
                },
            },
            $defs: {
                schemaArray: {
                    type: 'array',
                    minItems: 1,
                    items: {
                        $ref: '#',
                    },
                },
                nonNegativeInteger: {
                    type: 'integer',
                    minimum: 0,
                },
                nonNegativeIntegerDefault0: {
                    $ref: '#/$defs/nonNegativeInteger',
                    default: 0,
                },
                simpleTypes: {
                    enum: [
                        'array',
                        'boolean',
                        'integer',
                        'null',
                        'number',
                        'object',
                        'string',
                    ],
                },
                stringArray: {
                    type: 'array',
                    items: {
                        type: 'string',
                    },
                    uniqueItems: true,
                    default: [],
                },
            },
        });
        ;
        const schemaContributions = {
            schemaAssociations: [],
            schemas: {
                'https://json-schema.org/draft-04/schema': {
                    'definitions': {
                        'schemaArray': {
                            'type': 'array',
                            'minItems': 1,
                            'items': {
                                '$ref': '#'
                            }
                        },
                        'positiveInteger': {
                            'type': 'integer',
                            'minimum': 0
                        },
                        'positiveIntegerDefault0': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveInteger'
                                },
                                {
                                    'default': 0
                                }
                            ]
                        },
                        'simpleTypes': {
                            'type': 'string',
                            'enum': [
                                'array',
                                'boolean',
                                'integer',
                                'null',
                                'number',
                                'object',
                                'string'
                            ]
                        },
                        'stringArray': {
                            'type': 'array',
                            'items': {
                                'type': 'string'
                            },
                            'minItems': 1,
                            'uniqueItems': true
                        }
                    },
                    'type': 'object',
                    'properties': {
                        'id': {
                            'type': 'string',
                            'format': 'uri'
                        },
                        '$schema': {
                            'type': 'string',
                            'format': 'uri'
                        },
                        'title': {
                            'type': 'string'
                        },
                        'description': {
                            'type': 'string'
                        },
                        'default': {},
                        'multipleOf': {
                            'type': 'number',
                            'minimum': 0,
                            'exclusiveMinimum': true
                        },
                        'maximum': {
                            'type': 'number'
                        },
                        'exclusiveMaximum': {
                            'type': 'boolean',
                            'default': false
                        },
                        'minimum': {
                            'type': 'number'
                        },
                        'exclusiveMinimum': {
                            'type': 'boolean',
                            'default': false
                        },
                        'maxLength': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveInteger'
                                }
                            ]
                        },
                        'minLength': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveIntegerDefault0'
                                }
                            ]
                        },
                        'pattern': {
                            'type': 'string',
                            'format': 'regex'
                        },
                        'additionalItems': {
                            'anyOf': [
                                {
                                    'type': 'boolean'
                                },
                                {
                                    '$ref': '#'
                                }
                            ],
                            'default': {}
                        },
                        'items': {
                            'anyOf': [
                                {
                                    '$ref': '#'
                                },
                                {
                                    '$ref': '#/definitions/schemaArray'
                                }
                            ],
                            'default': {}
                        },
                        'maxItems': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveInteger'
                                }
                            ]
                        },
                        'minItems': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveIntegerDefault0'
                                }
                            ]
                        },
                        'uniqueItems': {
                            'type': 'boolean',
                            'default': false
                        },
                        'maxProperties': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveInteger'
                                }
                            ]
                        },
                        'minProperties': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/positiveIntegerDefault0'
                                }
                            ]
                        },
                        'required': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/stringArray'
                                }
                            ]
                        },
                        'additionalProperties': {
                            'anyOf': [
                                {
                                    'type': 'boolean'
                                },
                                {
                                    '$ref': '#'
                                }
                            ],
                            'default': {}
                        },
                        'definitions': {
                            'type': 'object',
                            'additionalProperties': {
                                '$ref': '#'
                            },
                            'default': {}
                        },
                        'properties': {
                            'type': 'object',
                            'additionalProperties': {
                                '$ref': '#'
                            },
                            'default': {}
                        },
                        'patternProperties': {
                            'type': 'object',
                            'additionalProperties': {
                                '$ref': '#'
                            },
                            'default': {}
                        },
                        'dependencies': {
                            'type': 'object',
                            'additionalProperties': {
                                'anyOf': [
                                    {
                                        '$ref': '#'
                                    },
                                    {
                                        '$ref': '#/definitions/stringArray'
                                    }
                                ]
                            }
                        },
                        'enum': {
                            'type': 'array',
                            'minItems': 1,
                            'uniqueItems': true
                        },
                        'type': {
                            'anyOf': [
                                {
                                    '$ref': '#/definitions/simpleTypes'
                                },
                                {
                                    'type': 'array',
                                    'items': {
                                        '$ref': '#/definitions/simpleTypes'
                                    },
                                    'minItems': 1,
                                    'uniqueItems': true
                                }
                            ]
                        },
                        'format': {
                            'anyOf': [
                                {
                                    'type': 'string',
                                    'enum': [
                                        'date-time',
                                        'uri',
                                        'email',
                                        'hostname',
                                        'ipv4',
                                        'ipv6',
                                        'regex'
                                    ]
                                },
                                {
                                    'type': 'string'
                                }
                            ]
                        },
                        'allOf': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/schemaArray'
                                }
                            ]
                        },
                        'anyOf': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/schemaArray'
                                }
                            ]
                        },
                        'oneOf': {
                            'allOf': [
                                {
                                    '$ref': '#/definitions/schemaArray'
                                }
                            ]
                        },
                        'not': {
                            'allOf': [
                                {
                                    '$ref': '#'
                                }
                            ]
                        }
                    },
                    'dependencies': {
                        'exclusiveMaximum': [
                            'maximum'
                        ],
                        'exclusiveMinimum': [
                            'minimum'
                        ]
                    },
                    'default': {}
                },
                'https://json-schema.org/draft-07/schema': {
                    'definitions': {
                        'schemaArray': {
                            'type': 'array',
                            'minItems': 1,
                            'items': { '$ref': '#' }
                        },
                        'nonNegativeInteger': {
                            'type': 'integer',
                            'minimum': 0
                        },
                        'nonNegativeIntegerDefault0': {
                            'allOf': [
                                { '$ref': '#/definitions/nonNegativeInteger' },
                                { 'default': 0 }
                            ]
                        },
                        'simpleTypes': {
                            'enum': [
                                'array',
                                'boolean',
                                'integer',
                                'null',
                                'number',
                                'object',
                                'string'
                            ]
                        },
                        'stringArray': {
                            'type': 'array',
                            'items': { 'type': 'string' },
                            'uniqueItems': true,
                            'default': []
                        }
                    },
                    'type': ['object', 'boolean'],
                    'properties': {
                        '$id': {
                            'type': 'string',
                            'format': 'uri-reference'
                        },
                        '$schema': {
                            'type': 'string',
                            'format': 'uri'
                        },
                        '$ref': {
                            'type': 'string',
                            'format': 'uri-reference'
                        },
                        '$comment': {
                            'type': 'string'
                        },
                        'title': {
                            'type': 'string'
                        },
                        'description': {
                            'type': 'string'
                        },
                        'default': true,
                        'readOnly': {
                            'type': 'boolean',
                            'default': false
                        },
                        'examples': {
                            'type': 'array',
                            'items': true
                        },
                        'multipleOf': {
                            'type': 'number',
                            'exclusiveMinimum': 0
                        },
                        'maximum': {
                            'type': 'number'
                        },
                        'exclusiveMaximum': {
                            'type': 'number'
                        },
                        'minimum': {
                            'type': 'number'
                        },
                        'exclusiveMinimum': {
                            'type': 'number'
                        },
                        'maxLength': { '$ref': '#/definitions/nonNegativeInteger' },
                        'minLength': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
                        'pattern': {
                            'type': 'string',
                            'format': 'regex'
                        },
                        'additionalItems': { '$ref': '#' },
                        'items': {
                            'anyOf': [
                                { '$ref': '#' },
                                { '$ref': '#/definitions/schemaArray' }
                            ],
                            'default': true
                        },
                        'maxItems': { '$ref': '#/definitions/nonNegativeInteger' },
                        'minItems': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
                        'uniqueItems': {
                            'type': 'boolean',
                            'default': false
                        },
                        'contains': { '$ref': '#' },
                        'maxProperties': { '$ref': '#/definitions/nonNegativeInteger' },
                        'minProperties': { '$ref': '#/definitions/nonNegativeIntegerDefault0' },
                        'required': { '$ref': '#/definitions/stringArray' },
                        'additionalProperties': { '$ref': '#' },
                        'definitions': {
                            'type': 'object',
                            'additionalProperties': { '$ref': '#' },
                            'default': {}
                        },
                        'properties': {
                            'type': 'object',
                            'additionalProperties': { '$ref': '#' },
                            'default': {}
                        },
                        'patternProperties': {
                            'type': 'object',
                            'additionalProperties': { '$ref': '#' },
                            'propertyNames': { 'format': 'regex' },
                            'default': {}
                        },
                        'dependencies': {
                            'type': 'object',
                            'additionalProperties': {
                                'anyOf': [
                                    { '$ref': '#' },
                                    { '$ref': '#/definitions/stringArray' }
                                ]
                            }
                        },
                        'propertyNames': { '$ref': '#' },
                        'const': true,
                        'enum': {
                            'type': 'array',
                            'items': true,
                            'minItems': 1,
                            'uniqueItems': true
                        },
                        'type': {
                            'anyOf': [
                                { '$ref': '#/definitions/simpleTypes' },
                                {
                                    'type': 'array',
                                    'items': { '$ref': '#/definitions/simpleTypes' },
                                    'minItems': 1,
                                    'uniqueItems': true
                                }
                            ]
                        },
                        'format': { 'type': 'string' },
                        'contentMediaType': { 'type': 'string' },
                        'contentEncoding': { 'type': 'string' },
                        'if': { '$ref': '#' },
                        'then': { '$ref': '#' },
                        'else': { '$ref': '#' },
                        'allOf': { '$ref': '#/definitions/schemaArray' },
                        'anyOf': { '$ref': '#/definitions/schemaArray' },
                        'oneOf': { '$ref': '#/definitions/schemaArray' },
                        'not': { '$ref': '#' }
                    },
                    'default': true
                },
                'https://json-schema.org/draft/2020-12/schema': draft_2020_12_flat,
                'https://json-schema.org/draft/2019-09/schema': draft_2019_09_flat
            }
        };
        const descriptions = {
            id: dist_main.t("A unique identifier for the schema."),
            $schema: dist_main.t("The schema to verify this document against."),
            title: dist_main.t("A descriptive title of the schema."),
            description: dist_main.t("A long description of the schema. Used in hover menus and suggestions."),
            default: dist_main.t("A default value. Used by suggestions."),
            multipleOf: dist_main.t("A number that should cleanly divide the current value (i.e. have no remainder)."),
            maximum: dist_main.t("The maximum numerical value, inclusive by default."),
            exclusiveMaximum: dist_main.t("Makes the maximum property exclusive."),
            minimum: dist_main.t("The minimum numerical value, inclusive by default."),
            exclusiveMinimum: dist_main.t("Makes the minimum property exclusive."),
            maxLength: dist_main.t("The maximum length of a string."),
            minLength: dist_main.t("The minimum length of a string."),
            pattern: dist_main.t("A regular expression to match the string against. It is not implicitly anchored."),
            additionalItems: dist_main.t("For arrays, only when items is set as an array. If items are a schema, this schema validates items after the ones specified by the items schema. If false, additional items will cause validation to fail."),
            items: dist_main.t("For arrays. Can either be a schema to validate every element against or an array of schemas to validate each item against in order (the first schema will validate the first element, the second schema will validate the second element, and so on."),
            maxItems: dist_main.t("The maximum number of items that can be inside an array. Inclusive."),
            minItems: dist_main.t("The minimum number of items that can be inside an array. Inclusive."),
            uniqueItems: dist_main.t("If all of the items in the array must be unique. Defaults to false."),
            maxProperties: dist_main.t("The maximum number of properties an object can have. Inclusive."),
            minProperties: dist_main.t("The minimum number of properties an object can have. Inclusive."),
            required: dist_main.t("An array of strings that lists the names of all properties required on this object."),
            additionalProperties: dist_main.t("Either a schema or a boolean. If a schema, used to validate all properties not matched by 'properties', 'propertyNames', or 'patternProperties'. If false, any properties not defined by the adjacent keywords will cause this schema to fail."),
            definitions: dist_main.t("Not used for validation. Place subschemas here that you wish to reference inline with $ref."),
            properties: dist_main.t("A map of property names to schemas for each property."),
            patternProperties: dist_main.t("A map of regular expressions on property names to schemas for matching properties."),
            dependencies: dist_main.t("A map of property names to either an array of property names or a schema. An array of property names means the property named in the key depends on the properties in the array being present in the object in order to be valid. If the value is a schema, then the schema is only applied to the object if the property in the key exists on the object."),
            enum: dist_main.t("The set of literal values that are valid."),
            type: dist_main.t("Either a string of one of the basic schema types (number, integer, null, array, object, boolean, string) or an array of strings specifying a subset of those types."),
            format: dist_main.t("Describes the format expected for the value. By default, not used for validation"),
            allOf: dist_main.t("An array of schemas, all of which must match."),
            anyOf: dist_main.t("An array of schemas, where at least one must match."),
            oneOf: dist_main.t("An array of schemas, exactly one of which must match."),
            not: dist_main.t("A schema which must not match."),
            $id: dist_main.t("A unique identifier for the schema."),
            $ref: dist_main.t("Reference a definition hosted on any location."),
            $comment: dist_main.t("Comments from schema authors to readers or maintainers of the schema."),
            readOnly: dist_main.t("Indicates that the value of the instance is managed exclusively by the owning authority."),
            examples: dist_main.t("Sample JSON values associated with a particular schema, for the purpose of illustrating usage."),
            contains: dist_main.t("An array instance is valid against \"contains\" if at least one of its elements is valid against the given schema."),
            propertyNames: dist_main.t("If the instance is an object, this keyword validates if every property name in the instance validates against the provided schema."),
            const: dist_main.t("An instance validates successfully against this keyword if its value is equal to the value of the keyword."),
            contentMediaType: dist_main.t("Describes the media type of a string property."),
            contentEncoding: dist_main.t("Describes the content encoding of a string property."),
            if: dist_main.t("The validation outcome of the \"if\" subschema controls which of the \"then\" or \"else\" keywords are evaluated."),
            then: dist_main.t("The \"then\" subschema is used for validation when the \"if\" subschema succeeds."),
            else: dist_main.t("The \"else\" subschema is used for validation when the \"if\" subschema fails.")
        };
        for (const schemaName in schemaContributions.schemas) {
            const schema = schemaContributions.schemas[schemaName];
            for (const property in schema.properties) {
                let propertyObject = schema.properties[property];
                if (typeof propertyObject === 'boolean') {
                    propertyObject = schema.properties[property] = {};
                }
                const description = descriptions[property];
                if (description) {
                    propertyObject['description'] = description;
                }
            }
        }
        ;
        function createRegex(glob, opts) {
            if (typeof glob !== 'string') {
                throw new TypeError('Expected a string');
            }
            const str = String(glob);
            let reStr = "";
            const extended = opts ? !!opts.extended : false;
            const globstar = opts ? !!opts.globstar : false;
            let inGroup = false;
            const flags = opts && typeof (opts.flags) === "string" ? opts.flags : "";
            let c;
            for (let i = 0, len = str.length; i < len; i++) {
                c = str[i];
                switch (c) {
                    case "/":
                    case "$":
                    case "^":
                    case "+":
                    case ".":
                    case "(":
                    case ")":
                    case "=":
                    case "!":
                    case "|":
                        reStr += "\\" + c;
                        break;
                    case "?":
                        if (extended) {
                            reStr += ".";
                            break;
                        }
                    case "[":
                    case "]":
                        if (extended) {
                            reStr += c;
                            break;
                        }
                    case "{":
                        if (extended) {
                            inGroup = true;
                            reStr += "(";
                            break;
                        }
                    case "}":
                        if (extended) {
                            inGroup = false;
                            reStr += ")";
                            break;
                        }
                    case ",":
                        if (inGroup) {
                            reStr += "|";
                            break;
                        }
                        reStr += "\\" + c;
                        break;
                    case "*":
                        const prevChar = str[i - 1];
                        let starCount = 1;
                        while (str[i + 1] === "*") {
                            starCount++;
                            i++;
                        }
                        const nextChar = str[i + 1];
                        if (!globstar) {
                            reStr += ".*";
                        }
                        else {
                            const isGlobstar = starCount > 1
                                && (prevChar === "/" || prevChar === undefined || prevChar === '{' || prevChar === ',')
                                && (nextChar === "/" || nextChar === undefined || nextChar === ',' || nextChar === '}');
                            if (isGlobstar) {
                                if (nextChar === "/") {
                                    i++;
                                }
                                else if (prevChar === '/' && reStr.endsWith('\\/')) {
                                    reStr = reStr.substr(0, reStr.length - 2);
                                }
                                reStr += "((?:[^/]*(?:\/|$))*)";
                            }
                            else {
                                reStr += "([^/]*)";
                            }
                        }
                        break;
                    default:
                        reStr += c;
                }
            }
            if (!flags || !~flags.indexOf('g')) {
                reStr = "^" + reStr + "$";
            }
            return new RegExp(reStr, flags);
        }
        ;
        ;
        const BANG = '!';
        const PATH_SEP = '/';
        class FilePatternAssociation {
            constructor(pattern, folderUri, uris) {
                this.folderUri = folderUri;
                this.uris = uris;
                this.globWrappers = [];
                try {
                    for (let patternString of pattern) {
                        const include = patternString[0] !== BANG;
                        if (!include) {
                            patternString = patternString.substring(1);
                        }
                        if (patternString.length > 0) {
                            if (patternString[0] === PATH_SEP) {
                                patternString = patternString.substring(1);
                            }
                            this.globWrappers.push({
                                regexp: createRegex('**/' + patternString, { extended: true, globstar: true }),
                                include: include,
                            });
                        }
                    }
                    ;
                    if (folderUri) {
                        folderUri = normalizeResourceForMatching(folderUri);
                        if (!folderUri.endsWith('/')) {
                            folderUri = folderUri + '/';
                        }
                        this.folderUri = folderUri;
                    }
                }
                catch (e) {
                    this.globWrappers.length = 0;
                    this.uris = [];
                }
            }
            matchesPattern(fileName) {
                if (this.folderUri && !fileName.startsWith(this.folderUri)) {
                    return false;
                }
                let match = false;
                for (const { regexp, include } of this.globWrappers) {
                    if (regexp.test(fileName)) {
                        match = include;
                    }
                }
                return match;
            }
            getURIs() {
                return this.uris;
            }
        }
        class SchemaHandle {
            constructor(service, uri, unresolvedSchemaContent) {
                this.service = service;
                this.uri = uri;
                this.dependencies = new Set();
                this.anchors = undefined;
                if (unresolvedSchemaContent) {
                    this.unresolvedSchema = this.service.promise.resolve(new UnresolvedSchema(unresolvedSchemaContent));
                }
            }
            getUnresolvedSchema() {
                if (!this.unresolvedSchema) {
                    this.unresolvedSchema = this.service.loadSchema(this.uri);
                }
                return this.unresolvedSchema;
            }
            getResolvedSchema() {
                if (!this.resolvedSchema) {
                    this.resolvedSchema = this.getUnresolvedSchema().then(unresolved => {
                        return this.service.resolveSchemaContent(unresolved, this);
                    });
                }
                return this.resolvedSchema;
            }
            clearSchema() {
                const hasChanges = !!this.unresolvedSchema;
                this.resolvedSchema = undefined;
                this.unresolvedSchema = undefined;
                this.dependencies.clear();
                this.anchors = undefined;
                return hasChanges;
            }
        }
        class UnresolvedSchema {
            constructor(schema, errors = []) {
                this.schema = schema;
                this.errors = errors;
            }
        }
        function toDiagnostic(message, code, relatedURL) {
            const relatedInformation = relatedURL ? [{
                    location: { uri: relatedURL, range: Range.create(0, 0, 0, 0) },
                    message
                }] : undefined;
            return { message, code, relatedInformation };
        }
        class ResolvedSchema {
            constructor(schema, errors = [], warnings = [], schemaDraft) {
                this.schema = schema;
                this.errors = errors;
                this.warnings = warnings;
                this.schemaDraft = schemaDraft;
            }
            getSection(path) {
                const schemaRef = this.getSectionRecursive(path, this.schema);
                if (schemaRef) {
                    return asSchema(schemaRef);
                }
                return undefined;
            }
            getSectionRecursive(path, schema) {
                if (!schema || typeof schema === 'boolean' || path.length === 0) {
                    return schema;
                }
                const next = path.shift();
                if (schema.properties && typeof schema.properties[next]) {
                    return this.getSectionRecursive(path, schema.properties[next]);
                }
                else if (schema.patternProperties) {
                    for (const pattern of Object.keys(schema.patternProperties)) {
                        const regex = extendedRegExp(pattern);
                        if (regex?.test(next)) {
                            return this.getSectionRecursive(path, schema.patternProperties[pattern]);
                        }
                    }
                }
                else if (typeof schema.additionalProperties === 'object') {
                    return this.getSectionRecursive(path, schema.additionalProperties);
                }
                else if (next.match('[0-9]+')) {
                    if (Array.isArray(schema.items)) {
                        const index = parseInt(next, 10);
                        if (!isNaN(index) && schema.items[index]) {
                            return this.getSectionRecursive(path, schema.items[index]);
                        }
                    }
                    else if (schema.items) {
                        return this.getSectionRecursive(path, schema.items);
                    }
                }
                return undefined;
            }
        }
        class JSONSchemaService {
            constructor(requestService, contextService, promiseConstructor) {
                this.contextService = contextService;
                this.requestService = requestService;
                this.promiseConstructor = promiseConstructor || Promise;
                this.callOnDispose = [];
                this.contributionSchemas = {};
                this.contributionAssociations = [];
                this.schemasById = {};
                this.filePatternAssociations = [];
                this.registeredSchemasIds = {};
            }
            getRegisteredSchemaIds(filter) {
                return Object.keys(this.registeredSchemasIds).filter(id => {
                    const scheme = u.parse(id).scheme;
                    return scheme !== 'schemaservice' && (!filter || filter(scheme));
                });
            }
            get promise() {
                return this.promiseConstructor;
            }
            dispose() {
                while (this.callOnDispose.length > 0) {
                    this.callOnDispose.pop()();
                }
            }
            onResourceChange(uri) {
                this.cachedSchemaForResource = undefined;
                let hasChanges = false;
                uri = normalizeId(uri);
                const toWalk = [uri];
                const all = Object.keys(this.schemasById).map(key => this.schemasById[key]);
                while (toWalk.length) {
                    const curr = toWalk.pop();
                    for (let i = 0; i < all.length; i++) {
                        const handle = all[i];
                        if (handle && (handle.uri === curr || handle.dependencies.has(curr))) {
                            if (handle.uri !== curr) {
                                toWalk.push(handle.uri);
                            }
                            if (handle.clearSchema()) {
                                hasChanges = true;
                            }
                            all[i] = undefined;
                        }
                    }
                }
                return hasChanges;
            }
            setSchemaContributions(schemaContributions) {
                if (schemaContributions.schemas) {
                    const schemas = schemaContributions.schemas;
                    for (const id in schemas) {
                        const normalizedId = normalizeId(id);
                        this.contributionSchemas[normalizedId] = this.addSchemaHandle(normalizedId, schemas[id]);
                    }
                }
                if (Array.isArray(schemaContributions.schemaAssociations)) {
                    const schemaAssociations = schemaContributions.schemaAssociations;
                    for (let schemaAssociation of schemaAssociations) {
                        const uris = schemaAssociation.uris.map(normalizeId);
                        const association = this.addFilePatternAssociation(schemaAssociation.pattern, schemaAssociation.folderUri, uris);
                        this.contributionAssociations.push(association);
                    }
                }
            }
            addSchemaHandle(id, unresolvedSchemaContent) {
                const schemaHandle = new SchemaHandle(this, id, unresolvedSchemaContent);
                this.schemasById[id] = schemaHandle;
                return schemaHandle;
            }
            getOrAddSchemaHandle(id, unresolvedSchemaContent) {
                return this.schemasById[id] || this.addSchemaHandle(id, unresolvedSchemaContent);
            }
            addFilePatternAssociation(pattern, folderUri, uris) {
                const fpa = new FilePatternAssociation(pattern, folderUri, uris);
                this.filePatternAssociations.push(fpa);
                return fpa;
            }
            registerExternalSchema(config) {
                const id = normalizeId(config.uri);
                this.registeredSchemasIds[id] = true;
                this.cachedSchemaForResource = undefined;
                if (config.fileMatch && config.fileMatch.length) {
                    this.addFilePatternAssociation(config.fileMatch, config.folderUri, [id]);
                }
                return config.schema ? this.addSchemaHandle(id, config.schema) : this.getOrAddSchemaHandle(id);
            }
            clearExternalSchemas() {
                this.schemasById = {};
                this.filePatternAssociations = [];
                this.registeredSchemasIds = {};
                this.cachedSchemaForResource = undefined;
                for (const id in this.contributionSchemas) {
                    this.schemasById[id] = this.contributionSchemas[id];
                    this.registeredSchemasIds[id] = true;
                }
                for (const contributionAssociation of this.contributionAssociations) {
                    this.filePatternAssociations.push(contributionAssociation);
                }
            }
            getResolvedSchema(schemaId) {
                const id = normalizeId(schemaId);
                const schemaHandle = this.schemasById[id];
                if (schemaHandle) {
                    return schemaHandle.getResolvedSchema();
                }
                return this.promise.resolve(undefined);
            }
            loadSchema(url) {
                if (!this.requestService) {
                    const errorMessage = dist_main.t('Unable to load schema from \'{0}\'. No schema request service available', toDisplayString(url));
                    return this.promise.resolve(new UnresolvedSchema({}, [toDiagnostic(errorMessage, ErrorCode.SchemaResolveError, url)]));
                }
                return this.requestService(url).then(content => {
                    if (!content) {
                        const errorMessage = dist_main.t('Unable to load schema from \'{0}\': No content.', toDisplayString(url));
                        return new UnresolvedSchema({}, [toDiagnostic(errorMessage, ErrorCode.SchemaResolveError, url)]);
                    }
                    const errors = [];
                    if (content.charCodeAt(0) === 65279) {
                        errors.push(toDiagnostic(dist_main.t('Problem reading content from \'{0}\': UTF-8 with BOM detected, only UTF 8 is allowed.', toDisplayString(url)), ErrorCode.SchemaResolveError, url));
                        content = content.trimStart();
                    }
                    let schemaContent = {};
                    const jsonErrors = [];
                    schemaContent = main.qg(content, jsonErrors);
                    if (jsonErrors.length) {
                        errors.push(toDiagnostic(dist_main.t('Unable to parse content from \'{0}\': Parse error at offset {1}.', toDisplayString(url), jsonErrors[0].offset), ErrorCode.SchemaResolveError, url));
                    }
                    return new UnresolvedSchema(schemaContent, errors);
                }, (error) => {
                    let { message, code } = error;
                    if (typeof message !== 'string') {
                        let errorMessage = error.toString();
                        const errorSplit = error.toString().split('Error: ');
                        if (errorSplit.length > 1) {
                            errorMessage = errorSplit[1];
                        }
                        if (endsWith(errorMessage, '.')) {
                            errorMessage = errorMessage.substr(0, errorMessage.length - 1);
                        }
                        message = errorMessage;
                    }
                    let errorCode = ErrorCode.SchemaResolveError;
                    if (typeof code === 'number' && code < 0x10000) {
                        errorCode += code;
                    }
                    const errorMessage = dist_main.t('Unable to load schema from \'{0}\': {1}.', toDisplayString(url), message);
                    return new UnresolvedSchema({}, [toDiagnostic(errorMessage, errorCode, url)]);
                });
            }
            resolveSchemaContent(schemaToResolve, handle) {
                const resolveErrors = schemaToResolve.errors.slice(0);
                const schema = schemaToResolve.schema;
                const schemaDraft = schema.$schema ? getSchemaDraftFromId(schema.$schema) : undefined;
                if (schemaDraft === SchemaDraft.v3) {
                    return this.promise.resolve(new ResolvedSchema({}, [toDiagnostic(dist_main.t("Draft-03 schemas are not supported."), ErrorCode.SchemaUnsupportedFeature)], [], schemaDraft));
                }
                let usesUnsupportedFeatures = new Set();
                const contextService = this.contextService;
                const findSectionByJSONPointer = (schema, path) => {
                    path = decodeURIComponent(path);
                    let current = schema;
                    if (path[0] === '/') {
                        path = path.substring(1);
                    }
                    path.split('/').some((part) => {
                        part = part.replace(/~1/g, '/').replace(/~0/g, '~');
                        current = current[part];
                        return !current;
                    });
                    return current;
                };
                const findSchemaById = (schema, handle, id) => {
                    if (!handle.anchors) {
                        handle.anchors = collectAnchors(schema);
                    }
                    return handle.anchors.get(id);
                };
                const merge = (target, section) => {
                    for (const key in section) {
                        if (section.hasOwnProperty(key) && key !== 'id' && key !== '$id') {
                            target[key] = section[key];
                        }
                    }
                };
                const mergeRef = (target, sourceRoot, sourceHandle, refSegment) => {
                    let section;
                    if (refSegment === undefined || refSegment.length === 0) {
                        section = sourceRoot;
                    }
                    else if (refSegment.charAt(0) === '/') {
                        section = findSectionByJSONPointer(sourceRoot, refSegment);
                    }
                    else {
                        section = findSchemaById(sourceRoot, sourceHandle, refSegment);
                    }
                    if (section) {
                        merge(target, section);
                    }
                    else {
                        const message = dist_main.t('$ref \'{0}\' in \'{1}\' can not be resolved.', refSegment || '', sourceHandle.uri);
                        resolveErrors.push(toDiagnostic(message, ErrorCode.SchemaResolveError));
                    }
                };
                const resolveExternalLink = (node, uri, refSegment, parentHandle) => {
                    if (contextService && !/^[A-Za-z][A-Za-z0-9+\-.+]*:\/.*/.test(uri)) {
                        uri = contextService.resolveRelativePath(uri, parentHandle.uri);
                    }
                    uri = normalizeId(uri);
                    const referencedHandle = this.getOrAddSchemaHandle(uri);
                    return referencedHandle.getUnresolvedSchema().then(unresolvedSchema => {
                        parentHandle.dependencies.add(uri);
                        if (unresolvedSchema.errors.length) {
                            const error = unresolvedSchema.errors[0];
                            const loc = refSegment ? uri + '#' + refSegment : uri;
                            const errorMessage = refSegment ? dist_main.t('Problems loading reference \'{0}\': {1}', refSegment, error.message) : error.message;
                            resolveErrors.push(toDiagnostic(errorMessage, error.code, uri));
                        }
                        mergeRef(node, unresolvedSchema.schema, referencedHandle, refSegment);
                        return resolveRefs(node, unresolvedSchema.schema, referencedHandle);
                    });
                };
                const resolveRefs = (node, parentSchema, parentHandle) => {
                    const openPromises = [];
                    this.traverseNodes(node, next => {
                        const seenRefs = new Set();
                        while (next.$ref) {
                            const ref = next.$ref;
                            const segments = ref.split('#', 2);
                            delete next.$ref;
                            if (segments[0].length > 0) {
                                openPromises.push(resolveExternalLink(next, segments[0], segments[1], parentHandle));
                                return;
                            }
                            else {
                                if (!seenRefs.has(ref)) {
                                    const id = segments[1];
                                    mergeRef(next, parentSchema, parentHandle, id);
                                    seenRefs.add(ref);
                                }
                            }
                        }
                        if (next.$recursiveRef) {
                            usesUnsupportedFeatures.add('$recursiveRef');
                        }
                        if (next.$dynamicRef) {
                            usesUnsupportedFeatures.add('$dynamicRef');
                        }
                    });
                    return this.promise.all(openPromises);
                };
                const collectAnchors = (root) => {
                    const result = new Map();
                    this.traverseNodes(root, next => {
                        const id = next.$id || next.id;
                        const anchor = isString(id) && id.charAt(0) === '#' ? id.substring(1) : next.$anchor;
                        if (anchor) {
                            if (result.has(anchor)) {
                                resolveErrors.push(toDiagnostic(dist_main.t('Duplicate anchor declaration: \'{0}\'', anchor), ErrorCode.SchemaResolveError));
                            }
                            else {
                                result.set(anchor, next);
                            }
                        }
                        if (next.$recursiveAnchor) {
                            usesUnsupportedFeatures.add('$recursiveAnchor');
                        }
                        if (next.$dynamicAnchor) {
                            usesUnsupportedFeatures.add('$dynamicAnchor');
                        }
                    });
                    return result;
                };
                return resolveRefs(schema, schema, handle).then(_ => {
                    let resolveWarnings = [];
                    if (usesUnsupportedFeatures.size) {
                        resolveWarnings.push(toDiagnostic(dist_main.t('The schema uses meta-schema features ({0}) that are not yet supported by the validator.', Array.from(usesUnsupportedFeatures.keys()).join(', ')), ErrorCode.SchemaUnsupportedFeature));
                    }
                    return new ResolvedSchema(schema, resolveErrors, resolveWarnings, schemaDraft);
                });
            }
            traverseNodes(root, handle) {
                if (!root || typeof root !== 'object') {
                    return Promise.resolve(null);
                }
                const seen = new Set();
                const collectEntries = (...entries) => {
                    for (const entry of entries) {
                        if (isObject(entry)) {
                            toWalk.push(entry);
                        }
                    }
                };
                const collectMapEntries = (...maps) => {
                    for (const map of maps) {
                        if (isObject(map)) {
                            for (const k in map) {
                                const key = k;
                                const entry = map[key];
                                if (isObject(entry)) {
                                    toWalk.push(entry);
                                }
                            }
                        }
                    }
                };
                const collectArrayEntries = (...arrays) => {
                    for (const array of arrays) {
                        if (Array.isArray(array)) {
                            for (const entry of array) {
                                if (isObject(entry)) {
                                    toWalk.push(entry);
                                }
                            }
                        }
                    }
                };
                const collectEntryOrArrayEntries = (items) => {
                    if (Array.isArray(items)) {
                        for (const entry of items) {
                            if (isObject(entry)) {
                                toWalk.push(entry);
                            }
                        }
                    }
                    else if (isObject(items)) {
                        toWalk.push(items);
                    }
                };
                const toWalk = [root];
                let next = toWalk.pop();
                while (next) {
                    if (!seen.has(next)) {
                        seen.add(next);
                        handle(next);
                        collectEntries(next.additionalItems, next.additionalProperties, next.not, next.contains, next.propertyNames, next.if, next.then, next.else, next.unevaluatedItems, next.unevaluatedProperties);
                        collectMapEntries(next.definitions, next.$defs, next.properties, next.patternProperties, next.dependencies, next.dependentSchemas);
                        collectArrayEntries(next.anyOf, next.allOf, next.oneOf, next.prefixItems);
                        collectEntryOrArrayEntries(next.items);
                    }
                    next = toWalk.pop();
                }
            }
            ;
            getSchemaFromProperty(resource, document) {
                if (document.root?.type === 'object') {
                    for (const p of document.root.properties) {
                        if (p.keyNode.value === '$schema' && p.valueNode?.type === 'string') {
                            let schemaId = p.valueNode.value;
                            if (this.contextService && !/^\w[\w\d+.-]*:/.test(schemaId)) {
                                schemaId = this.contextService.resolveRelativePath(schemaId, resource);
                            }
                            return schemaId;
                        }
                    }
                }
                return undefined;
            }
            getAssociatedSchemas(resource) {
                const seen = Object.create(null);
                const schemas = [];
                const normalizedResource = normalizeResourceForMatching(resource);
                for (const entry of this.filePatternAssociations) {
                    if (entry.matchesPattern(normalizedResource)) {
                        for (const schemaId of entry.getURIs()) {
                            if (!seen[schemaId]) {
                                schemas.push(schemaId);
                                seen[schemaId] = true;
                            }
                        }
                    }
                }
                return schemas;
            }
            getSchemaURIsForResource(resource, document) {
                let schemeId = document && this.getSchemaFromProperty(resource, document);
                if (schemeId) {
                    return [schemeId];
                }
                return this.getAssociatedSchemas(resource);
            }
            getSchemaForResource(resource, document) {
                if (document) {
                    let schemeId = this.getSchemaFromProperty(resource, document);
                    if (schemeId) {
                        const id = normalizeId(schemeId);
                        return this.getOrAddSchemaHandle(id).getResolvedSchema();
                    }
                }
                if (this.cachedSchemaForResource && this.cachedSchemaForResource.resource === resource) {
                    return this.cachedSchemaForResource.resolvedSchema;
                }
                const schemas = this.getAssociatedSchemas(resource);
                const resolvedSchema = schemas.length > 0 ? this.createCombinedSchema(resource, schemas).getResolvedSchema() : this.promise.resolve(undefined);
                this.cachedSchemaForResource = { resource, resolvedSchema };
                return resolvedSchema;
            }
            createCombinedSchema(resource, schemaIds) {
                if (schemaIds.length === 1) {
                    return this.getOrAddSchemaHandle(schemaIds[0]);
                }
                else {
                    const combinedSchemaId = 'schemaservice://combinedSchema/' + encodeURIComponent(resource);
                    const combinedSchema = {
                        allOf: schemaIds.map(schemaId => ({ $ref: schemaId }))
                    };
                    return this.addSchemaHandle(combinedSchemaId, combinedSchema);
                }
            }
            getMatchingSchemas(document, jsonDocument, schema) {
                if (schema) {
                    const id = schema.id || ('schemaservice://untitled/matchingSchemas/' + jsonSchemaService_idCounter++);
                    const handle = this.addSchemaHandle(id, schema);
                    return handle.getResolvedSchema().then(resolvedSchema => {
                        return jsonDocument.getMatchingSchemas(resolvedSchema.schema).filter(s => !s.inverted);
                    });
                }
                return this.getSchemaForResource(document.uri, jsonDocument).then(schema => {
                    if (schema) {
                        return jsonDocument.getMatchingSchemas(schema.schema).filter(s => !s.inverted);
                    }
                    return [];
                });
            }
        }
        let jsonSchemaService_idCounter = 0;
        function normalizeResourceForMatching(resource) {
            try {
                return u.parse(resource).with({ fragment: null, query: null }).toString(true);
            }
            catch (e) {
                return resource;
            }
        }
        function toDisplayString(url) {
            try {
                const uri = u.parse(url);
                if (uri.scheme === 'file') {
                    return uri.fsPath;
                }
            }
            catch (e) {
            }
            return url;
        }
        ;
        function getFoldingRanges(document, context) {
            const ranges = [];
            const nestingLevels = [];
            const stack = [];
            let prevStart = -1;
            const scanner = (0, main.z1)(document.getText(), false);
            let token = scanner.scan();
            function addRange(range) {
                ranges.push(range);
                nestingLevels.push(stack.length);
            }
            while (token !== 17) {
                switch (token) {
                    case 1:
                    case 3: {
                        const startLine = document.positionAt(scanner.getTokenOffset()).line;
                        const range = { startLine, endLine: startLine, kind: token === 1 ? 'object' : 'array' };
                        stack.push(range);
                        break;
                    }
                    case 2:
                    case 4: {
                        const kind = token === 2 ? 'object' : 'array';
                        if (stack.length > 0 && stack[stack.length - 1].kind === kind) {
                            const range = stack.pop();
                            const line = document.positionAt(scanner.getTokenOffset()).line;
                            if (range && line > range.startLine + 1 && prevStart !== range.startLine) {
                                range.endLine = line - 1;
                                addRange(range);
                                prevStart = range.startLine;
                            }
                        }
                        break;
                    }
                    case 13: {
                        const startLine = document.positionAt(scanner.getTokenOffset()).line;
                        const endLine = document.positionAt(scanner.getTokenOffset() + scanner.getTokenLength()).line;
                        if (scanner.getTokenError() === 1 && startLine + 1 < document.lineCount) {
                            scanner.setPosition(document.offsetAt(Position.create(startLine + 1, 0)));
                        }
                        else {
                            if (startLine < endLine) {
                                addRange({ startLine, endLine, kind: FoldingRangeKind.Comment });
                                prevStart = startLine;
                            }
                        }
                        break;
                    }
                    case 12: {
                        const text = document.getText().substr(scanner.getTokenOffset(), scanner.getTokenLength());
                        const m = text.match(/^\/\/\s*#(region\b)|(endregion\b)/);
                        if (m) {
                            const line = document.positionAt(scanner.getTokenOffset()).line;
                            if (m[1]) {
                                const range = { startLine: line, endLine: line, kind: FoldingRangeKind.Region };
                                stack.push(range);
                            }
                            else {
                                let i = stack.length - 1;
                                while (i >= 0 && stack[i].kind !== FoldingRangeKind.Region) {
                                    i--;
                                }
                                if (i >= 0) {
                                    const range = stack[i];
                                    stack.length = i;
                                    if (line > range.startLine && prevStart !== range.startLine) {
                                        range.endLine = line;
                                        addRange(range);
                                        prevStart = range.startLine;
                                    }
                                }
                            }
                        }
                        break;
                    }
                }
                token = scanner.scan();
            }
            const rangeLimit = context && context.rangeLimit;
            if (typeof rangeLimit !== 'number' || ranges.length <= rangeLimit) {
                return ranges;
            }
            if (context && context.onRangeLimitExceeded) {
                context.onRangeLimitExceeded(document.uri);
            }
            const counts = [];
            for (let level of nestingLevels) {
                if (level < 30) {
                    counts[level] = (counts[level] || 0) + 1;
                }
            }
            let entries = 0;
            let maxLevel = 0;
            for (let i = 0; i < counts.length; i++) {
                const n = counts[i];
                if (n) {
                    if (n + entries > rangeLimit) {
                        maxLevel = i;
                        break;
                    }
                    entries += n;
                }
            }
            const result = [];
            for (let i = 0; i < ranges.length; i++) {
                const level = nestingLevels[i];
                if (typeof level === 'number') {
                    if (level < maxLevel || (level === maxLevel && entries++ < rangeLimit)) {
                        result.push(ranges[i]);
                    }
                }
            }
            return result;
        }
        ;
        function getSelectionRanges(document, positions, doc) {
            function getSelectionRange(position) {
                let offset = document.offsetAt(position);
                let node = doc.getNodeFromOffset(offset, true);
                const result = [];
                while (node) {
                    switch (node.type) {
                        case 'string':
                        case 'object':
                        case 'array':
                            const cStart = node.offset + 1, cEnd = node.offset + node.length - 1;
                            if (cStart < cEnd && offset >= cStart && offset <= cEnd) {
                                result.push(newRange(cStart, cEnd));
                            }
                            result.push(newRange(node.offset, node.offset + node.length));
                            break;
                        case 'number':
                        case 'boolean':
                        case 'null':
                        case 'property':
                            result.push(newRange(node.offset, node.offset + node.length));
                            break;
                    }
                    if (node.type === 'property' || node.parent && node.parent.type === 'array') {
                        const afterCommaOffset = getOffsetAfterNextToken(node.offset + node.length, 5);
                        if (afterCommaOffset !== -1) {
                            result.push(newRange(node.offset, afterCommaOffset));
                        }
                    }
                    node = node.parent;
                }
                let current = undefined;
                for (let index = result.length - 1; index >= 0; index--) {
                    current = SelectionRange.create(result[index], current);
                }
                if (!current) {
                    current = SelectionRange.create(Range.create(position, position));
                }
                return current;
            }
            function newRange(start, end) {
                return Range.create(document.positionAt(start), document.positionAt(end));
            }
            const scanner = (0, main.z1)(document.getText(), true);
            function getOffsetAfterNextToken(offset, expectedToken) {
                scanner.setPosition(offset);
                let token = scanner.scan();
                if (token === expectedToken) {
                    return scanner.getTokenOffset() + scanner.getTokenLength();
                }
                return -1;
            }
            return positions.map(getSelectionRange);
        }
        ;
        function format(documentToFormat, formattingOptions, formattingRange) {
            let range = undefined;
            if (formattingRange) {
                const offset = documentToFormat.offsetAt(formattingRange.start);
                const length = documentToFormat.offsetAt(formattingRange.end) - offset;
                range = { offset, length };
            }
            const options = {
                tabSize: formattingOptions ? formattingOptions.tabSize : 4,
                insertSpaces: formattingOptions?.insertSpaces === true,
                insertFinalNewline: formattingOptions?.insertFinalNewline === true,
                eol: '\n',
                keepLines: formattingOptions?.keepLines === true
            };
            return (0, main.GP)(documentToFormat.getText(), range, options).map(edit => {
                return TextEdit.replace(Range.create(documentToFormat.positionAt(edit.offset), documentToFormat.positionAt(edit.offset + edit.length)), edit.content);
            });
        }
        ;
        var Container;
        (function (Container) {
            Container[Container["Object"] = 0] = "Object";
            Container[Container["Array"] = 1] = "Array";
        })(Container || (Container = {}));
        class PropertyTree {
            constructor(propertyName, beginningLineNumber) {
                this.propertyName = propertyName ?? '';
                this.beginningLineNumber = beginningLineNumber;
                this.childrenProperties = [];
                this.lastProperty = false;
                this.noKeyName = false;
            }
            addChildProperty(childProperty) {
                childProperty.parent = this;
                if (this.childrenProperties.length > 0) {
                    let insertionIndex = 0;
                    if (childProperty.noKeyName) {
                        insertionIndex = this.childrenProperties.length;
                    }
                    else {
                        insertionIndex = binarySearchOnPropertyArray(this.childrenProperties, childProperty, compareProperties);
                    }
                    if (insertionIndex < 0) {
                        insertionIndex = (insertionIndex * -1) - 1;
                    }
                    this.childrenProperties.splice(insertionIndex, 0, childProperty);
                }
                else {
                    this.childrenProperties.push(childProperty);
                }
                return childProperty;
            }
        }
        function compareProperties(propertyTree1, propertyTree2) {
            const propertyName1 = propertyTree1.propertyName.toLowerCase();
            const propertyName2 = propertyTree2.propertyName.toLowerCase();
            if (propertyName1 < propertyName2) {
                return -1;
            }
            else if (propertyName1 > propertyName2) {
                return 1;
            }
            return 0;
        }
        function binarySearchOnPropertyArray(propertyTreeArray, propertyTree, compare_fn) {
            const propertyName = propertyTree.propertyName.toLowerCase();
            const firstPropertyInArrayName = propertyTreeArray[0].propertyName.toLowerCase();
            const lastPropertyInArrayName = propertyTreeArray[propertyTreeArray.length - 1].propertyName.toLowerCase();
            if (propertyName < firstPropertyInArrayName) {
                return 0;
            }
            if (propertyName > lastPropertyInArrayName) {
                return propertyTreeArray.length;
            }
            let m = 0;
            let n = propertyTreeArray.length - 1;
            while (m <= n) {
                let k = (n + m) >> 1;
                let cmp = compare_fn(propertyTree, propertyTreeArray[k]);
                if (cmp > 0) {
                    m = k + 1;
                }
                else if (cmp < 0) {
                    n = k - 1;
                }
                else {
                    return k;
                }
            }
            return -m - 1;
        }
        ;
        function sort(documentToSort, formattingOptions) {
            const options = {
                ...formattingOptions,
                keepLines: false,
            };
            const formattedJsonString = esm_main.V.applyEdits(documentToSort, format(documentToSort, options, undefined));
            const formattedJsonDocument = esm_main.V.create('test://test.json', 'json', 0, formattedJsonString);
            const jsonPropertyTree = findJsoncPropertyTree(formattedJsonDocument);
            const sortedJsonDocument = sortJsoncDocument(formattedJsonDocument, jsonPropertyTree);
            const edits = format(sortedJsonDocument, options, undefined);
            const sortedAndFormattedJsonDocument = esm_main.V.applyEdits(sortedJsonDocument, edits);
            return [TextEdit.replace(Range.create(Position.create(0, 0), documentToSort.positionAt(documentToSort.getText().length)), sortedAndFormattedJsonDocument)];
        }
        function findJsoncPropertyTree(formattedDocument) {
            const formattedString = formattedDocument.getText();
            const scanner = (0, main.z1)(formattedString, false);
            let rootTree = new PropertyTree();
            let currentTree = rootTree;
            let currentProperty = rootTree;
            let lastProperty = rootTree;
            let token = undefined;
            let lastTokenLine = 0;
            let numberOfCharactersOnPreviousLines = 0;
            let lastNonTriviaNonCommentToken = undefined;
            let secondToLastNonTriviaNonCommentToken = undefined;
            let lineOfLastNonTriviaNonCommentToken = -1;
            let endIndexOfLastNonTriviaNonCommentToken = -1;
            let beginningLineNumber = 0;
            let endLineNumber = 0;
            let currentContainerStack = [];
            let updateLastPropertyEndLineNumber = false;
            let updateBeginningLineNumber = false;
            while ((token = scanner.scan()) !== 17) {
                if (updateLastPropertyEndLineNumber === true
                    && token !== 14
                    && token !== 15
                    && token !== 12
                    && token !== 13
                    && currentProperty.endLineNumber === undefined) {
                    let endLineNumber = scanner.getTokenStartLine();
                    if (secondToLastNonTriviaNonCommentToken === 2
                        || secondToLastNonTriviaNonCommentToken === 4) {
                        lastProperty.endLineNumber = endLineNumber - 1;
                    }
                    else {
                        currentProperty.endLineNumber = endLineNumber - 1;
                    }
                    beginningLineNumber = endLineNumber;
                    updateLastPropertyEndLineNumber = false;
                }
                if (updateBeginningLineNumber === true
                    && token !== 14
                    && token !== 15
                    && token !== 12
                    && token !== 13) {
                    beginningLineNumber = scanner.getTokenStartLine();
                    updateBeginningLineNumber = false;
                }
                if (scanner.getTokenStartLine() !== lastTokenLine) {
                    for (let i = lastTokenLine; i < scanner.getTokenStartLine(); i++) {
                        const lengthOfLine = formattedDocument.getText(Range.create(Position.create(i, 0), Position.create(i + 1, 0))).length;
                        numberOfCharactersOnPreviousLines = numberOfCharactersOnPreviousLines + lengthOfLine;
                    }
                    lastTokenLine = scanner.getTokenStartLine();
                }
                switch (token) {
                    case 10: {
                        if ((lastNonTriviaNonCommentToken === undefined
                            || lastNonTriviaNonCommentToken === 1
                            || (lastNonTriviaNonCommentToken === 5
                                && currentContainerStack[currentContainerStack.length - 1] === Container.Object))) {
                            const childProperty = new PropertyTree(scanner.getTokenValue(), beginningLineNumber);
                            lastProperty = currentProperty;
                            currentProperty = currentTree.addChildProperty(childProperty);
                        }
                        break;
                    }
                    case 3: {
                        if (rootTree.beginningLineNumber === undefined) {
                            rootTree.beginningLineNumber = scanner.getTokenStartLine();
                        }
                        if (currentContainerStack[currentContainerStack.length - 1] === Container.Object) {
                            currentTree = currentProperty;
                        }
                        else if (currentContainerStack[currentContainerStack.length - 1] === Container.Array) {
                            const childProperty = new PropertyTree(scanner.getTokenValue(), beginningLineNumber);
                            childProperty.noKeyName = true;
                            lastProperty = currentProperty;
                            currentProperty = currentTree.addChildProperty(childProperty);
                            currentTree = currentProperty;
                        }
                        currentContainerStack.push(Container.Array);
                        currentProperty.type = Container.Array;
                        beginningLineNumber = scanner.getTokenStartLine();
                        beginningLineNumber++;
                        break;
                    }
                    case 1: {
                        if (rootTree.beginningLineNumber === undefined) {
                            rootTree.beginningLineNumber = scanner.getTokenStartLine();
                        }
                        else if (currentContainerStack[currentContainerStack.length - 1] === Container.Array) {
                            const childProperty = new PropertyTree(scanner.getTokenValue(), beginningLineNumber);
                            childProperty.noKeyName = true;
                            lastProperty = currentProperty;
                            currentProperty = currentTree.addChildProperty(childProperty);
                        }
                        currentProperty.type = Container.Object;
                        currentContainerStack.push(Container.Object);
                        currentTree = currentProperty;
                        beginningLineNumber = scanner.getTokenStartLine();
                        beginningLineNumber++;
                        break;
                    }
                    case 4: {
                        endLineNumber = scanner.getTokenStartLine();
                        currentContainerStack.pop();
                        if (currentProperty.endLineNumber === undefined
                            && (lastNonTriviaNonCommentToken === 2
                                || lastNonTriviaNonCommentToken === 4)) {
                            currentProperty.endLineNumber = endLineNumber - 1;
                            currentProperty.lastProperty = true;
                            currentProperty.lineWhereToAddComma = lineOfLastNonTriviaNonCommentToken;
                            currentProperty.indexWhereToAddComa = endIndexOfLastNonTriviaNonCommentToken;
                            lastProperty = currentProperty;
                            currentProperty = currentProperty ? currentProperty.parent : undefined;
                            currentTree = currentProperty;
                        }
                        rootTree.endLineNumber = endLineNumber;
                        beginningLineNumber = endLineNumber + 1;
                        break;
                    }
                    case 2: {
                        endLineNumber = scanner.getTokenStartLine();
                        currentContainerStack.pop();
                        if (lastNonTriviaNonCommentToken !== 1) {
                            if (currentProperty.endLineNumber === undefined) {
                                currentProperty.endLineNumber = endLineNumber - 1;
                                currentProperty.lastProperty = true;
                                currentProperty.lineWhereToAddComma = lineOfLastNonTriviaNonCommentToken;
                                currentProperty.indexWhereToAddComa = endIndexOfLastNonTriviaNonCommentToken;
                            }
                            lastProperty = currentProperty;
                            currentProperty = currentProperty ? currentProperty.parent : undefined;
                            currentTree = currentProperty;
                        }
                        rootTree.endLineNumber = scanner.getTokenStartLine();
                        beginningLineNumber = endLineNumber + 1;
                        break;
                    }
                    case 5: {
                        endLineNumber = scanner.getTokenStartLine();
                        if (currentProperty.endLineNumber === undefined
                            && (currentContainerStack[currentContainerStack.length - 1] === Container.Object
                                || (currentContainerStack[currentContainerStack.length - 1] === Container.Array
                                    && (lastNonTriviaNonCommentToken === 2
                                        || lastNonTriviaNonCommentToken === 4)))) {
                            currentProperty.endLineNumber = endLineNumber;
                            currentProperty.commaIndex = scanner.getTokenOffset() - numberOfCharactersOnPreviousLines;
                            currentProperty.commaLine = endLineNumber;
                        }
                        if (lastNonTriviaNonCommentToken === 2
                            || lastNonTriviaNonCommentToken === 4) {
                            lastProperty = currentProperty;
                            currentProperty = currentProperty ? currentProperty.parent : undefined;
                            currentTree = currentProperty;
                        }
                        beginningLineNumber = endLineNumber + 1;
                        break;
                    }
                    case 13: {
                        if (lastNonTriviaNonCommentToken === 5
                            && lineOfLastNonTriviaNonCommentToken === scanner.getTokenStartLine()
                            && (currentContainerStack[currentContainerStack.length - 1] === Container.Array
                                && (secondToLastNonTriviaNonCommentToken === 2
                                    || secondToLastNonTriviaNonCommentToken === 4)
                                || currentContainerStack[currentContainerStack.length - 1] === Container.Object)) {
                            if (currentContainerStack[currentContainerStack.length - 1] === Container.Array && (secondToLastNonTriviaNonCommentToken === 2 || secondToLastNonTriviaNonCommentToken === 4) || currentContainerStack[currentContainerStack.length - 1] === Container.Object) {
                                currentProperty.endLineNumber = undefined;
                                updateLastPropertyEndLineNumber = true;
                            }
                        }
                        if ((lastNonTriviaNonCommentToken === 1
                            || lastNonTriviaNonCommentToken === 3)
                            && lineOfLastNonTriviaNonCommentToken === scanner.getTokenStartLine()) {
                            updateBeginningLineNumber = true;
                        }
                        break;
                    }
                }
                if (token !== 14
                    && token !== 13
                    && token !== 12
                    && token !== 15) {
                    secondToLastNonTriviaNonCommentToken = lastNonTriviaNonCommentToken;
                    lastNonTriviaNonCommentToken = token;
                    lineOfLastNonTriviaNonCommentToken = scanner.getTokenStartLine();
                    endIndexOfLastNonTriviaNonCommentToken = scanner.getTokenOffset() + scanner.getTokenLength() - numberOfCharactersOnPreviousLines;
                }
            }
            return rootTree;
        }
        function sortJsoncDocument(jsonDocument, propertyTree) {
            if (propertyTree.childrenProperties.length === 0) {
                return jsonDocument;
            }
            const sortedJsonDocument = esm_main.V.create('test://test.json', 'json', 0, jsonDocument.getText());
            const queueToSort = [];
            updateSortingQueue(queueToSort, propertyTree, propertyTree.beginningLineNumber);
            while (queueToSort.length > 0) {
                const dataToSort = queueToSort.shift();
                const propertyTreeArray = dataToSort.propertyTreeArray;
                let beginningLineNumber = dataToSort.beginningLineNumber;
                for (let i = 0; i < propertyTreeArray.length; i++) {
                    const propertyTree = propertyTreeArray[i];
                    const range = Range.create(Position.create(propertyTree.beginningLineNumber, 0), Position.create(propertyTree.endLineNumber + 1, 0));
                    const jsonContentToReplace = jsonDocument.getText(range);
                    const jsonDocumentToReplace = esm_main.V.create('test://test.json', 'json', 0, jsonContentToReplace);
                    if (propertyTree.lastProperty === true && i !== propertyTreeArray.length - 1) {
                        const lineWhereToAddComma = propertyTree.lineWhereToAddComma - propertyTree.beginningLineNumber;
                        const indexWhereToAddComma = propertyTree.indexWhereToAddComa;
                        const edit = {
                            range: Range.create(Position.create(lineWhereToAddComma, indexWhereToAddComma), Position.create(lineWhereToAddComma, indexWhereToAddComma)),
                            text: ','
                        };
                        esm_main.V.update(jsonDocumentToReplace, [edit], 1);
                    }
                    else if (propertyTree.lastProperty === false && i === propertyTreeArray.length - 1) {
                        const commaIndex = propertyTree.commaIndex;
                        const commaLine = propertyTree.commaLine;
                        const lineWhereToRemoveComma = commaLine - propertyTree.beginningLineNumber;
                        const edit = {
                            range: Range.create(Position.create(lineWhereToRemoveComma, commaIndex), Position.create(lineWhereToRemoveComma, commaIndex + 1)),
                            text: ''
                        };
                        esm_main.V.update(jsonDocumentToReplace, [edit], 1);
                    }
                    const length = propertyTree.endLineNumber - propertyTree.beginningLineNumber + 1;
                    const edit = {
                        range: Range.create(Position.create(beginningLineNumber, 0), Position.create(beginningLineNumber + length, 0)),
                        text: jsonDocumentToReplace.getText()
                    };
                    esm_main.V.update(sortedJsonDocument, [edit], 1);
                    updateSortingQueue(queueToSort, propertyTree, beginningLineNumber);
                    beginningLineNumber = beginningLineNumber + length;
                }
            }
            return sortedJsonDocument;
        }
        function sortProperties(properties) {
            properties.sort((a, b) => a.propertyName.localeCompare(b.propertyName));
        }
        function updateSortingQueue(queue, propertyTree, beginningLineNumber) {
            if (propertyTree.childrenProperties.length === 0) {
                return;
            }
            if (propertyTree.type === Container.Object) {
                let minimumBeginningLineNumber = Infinity;
                for (const childProperty of propertyTree.childrenProperties) {
                    if (childProperty.beginningLineNumber < minimumBeginningLineNumber) {
                        minimumBeginningLineNumber = childProperty.beginningLineNumber;
                    }
                }
                const diff = minimumBeginningLineNumber - propertyTree.beginningLineNumber;
                beginningLineNumber = beginningLineNumber + diff;
                sortProperties(propertyTree.childrenProperties);
                queue.push(new SortingRange(beginningLineNumber, propertyTree.childrenProperties));
            }
            else if (propertyTree.type === Container.Array) {
                updateSortingQueueForArrayProperties(queue, propertyTree, beginningLineNumber);
            }
        }
        function updateSortingQueueForArrayProperties(queue, propertyTree, beginningLineNumber) {
            for (const subObject of propertyTree.childrenProperties) {
                if (subObject.type === Container.Object) {
                    let minimumBeginningLineNumber = Infinity;
                    for (const childProperty of subObject.childrenProperties) {
                        if (childProperty.beginningLineNumber < minimumBeginningLineNumber) {
                            minimumBeginningLineNumber = childProperty.beginningLineNumber;
                        }
                    }
                    const diff = minimumBeginningLineNumber - subObject.beginningLineNumber;
                    queue.push(new SortingRange(beginningLineNumber + subObject.beginningLineNumber - propertyTree.beginningLineNumber + diff, subObject.childrenProperties));
                }
                if (subObject.type === Container.Array) {
                    updateSortingQueueForArrayProperties(queue, subObject, beginningLineNumber + subObject.beginningLineNumber - propertyTree.beginningLineNumber);
                }
            }
        }
        class SortingRange {
            constructor(beginningLineNumber, propertyTreeArray) {
                this.beginningLineNumber = beginningLineNumber;
                this.propertyTreeArray = propertyTreeArray;
            }
        }
        ;
        function findLinks(document, doc) {
            const links = [];
            doc.visit(node => {
                if (node.type === "property" && node.keyNode.value === "$ref" && node.valueNode?.type === 'string') {
                    const path = node.valueNode.value;
                    const targetNode = findTargetNode(doc, path);
                    if (targetNode) {
                        const targetPos = document.positionAt(targetNode.offset);
                        links.push({
                            target: `${document.uri}#${targetPos.line + 1},${targetPos.character + 1}`,
                            range: createRange(document, node.valueNode)
                        });
                    }
                }
                return true;
            });
            return Promise.resolve(links);
        }
        function createRange(document, node) {
            return Range.create(document.positionAt(node.offset + 1), document.positionAt(node.offset + node.length - 1));
        }
        function findTargetNode(doc, path) {
            const tokens = parseJSONPointer(path);
            if (!tokens) {
                return null;
            }
            return findNode(tokens, doc.root);
        }
        function findNode(pointer, node) {
            if (!node) {
                return null;
            }
            if (pointer.length === 0) {
                return node;
            }
            const token = pointer.shift();
            if (node && node.type === 'object') {
                const propertyNode = node.properties.find((propertyNode) => propertyNode.keyNode.value === token);
                if (!propertyNode) {
                    return null;
                }
                return findNode(pointer, propertyNode.valueNode);
            }
            else if (node && node.type === 'array') {
                if (token.match(/^(0|[1-9][0-9]*)$/)) {
                    const index = Number.parseInt(token);
                    const arrayItem = node.items[index];
                    if (!arrayItem) {
                        return null;
                    }
                    return findNode(pointer, arrayItem);
                }
            }
            return null;
        }
        function parseJSONPointer(path) {
            if (path === "#") {
                return [];
            }
            if (path[0] !== '#' || path[1] !== '/') {
                return null;
            }
            return path.substring(2).split(/\//).map(jsonLinks_unescape);
        }
        function jsonLinks_unescape(str) {
            return str.replace(/~1/g, '/').replace(/~0/g, '~');
        }
        ;
        function getLanguageService(params) {
            const promise = params.promiseConstructor || Promise;
            const jsonSchemaService = new JSONSchemaService(params.schemaRequestService, params.workspaceContext, promise);
            jsonSchemaService.setSchemaContributions(schemaContributions);
            const jsonCompletion = new JSONCompletion(jsonSchemaService, params.contributions, promise, params.clientCapabilities);
            const jsonHover = new JSONHover(jsonSchemaService, params.contributions, promise);
            const jsonDocumentSymbols = new JSONDocumentSymbols(jsonSchemaService);
            const jsonValidation = new JSONValidation(jsonSchemaService, promise);
            return {
                configure: (settings) => {
                    jsonSchemaService.clearExternalSchemas();
                    settings.schemas?.forEach(jsonSchemaService.registerExternalSchema.bind(jsonSchemaService));
                    jsonValidation.configure(settings);
                },
                resetSchema: (uri) => jsonSchemaService.onResourceChange(uri),
                doValidation: jsonValidation.doValidation.bind(jsonValidation),
                getLanguageStatus: jsonValidation.getLanguageStatus.bind(jsonValidation),
                parseJSONDocument: (document) => parse(document, { collectComments: true }),
                newJSONDocument: (root, diagnostics, comments) => newJSONDocument(root, diagnostics, comments),
                getMatchingSchemas: jsonSchemaService.getMatchingSchemas.bind(jsonSchemaService),
                doResolve: jsonCompletion.doResolve.bind(jsonCompletion),
                doComplete: jsonCompletion.doComplete.bind(jsonCompletion),
                findDocumentSymbols: jsonDocumentSymbols.findDocumentSymbols.bind(jsonDocumentSymbols),
                findDocumentSymbols2: jsonDocumentSymbols.findDocumentSymbols2.bind(jsonDocumentSymbols),
                findDocumentColors: jsonDocumentSymbols.findDocumentColors.bind(jsonDocumentSymbols),
                getColorPresentations: jsonDocumentSymbols.getColorPresentations.bind(jsonDocumentSymbols),
                doHover: jsonHover.doHover.bind(jsonHover),
                getFoldingRanges: getFoldingRanges,
                getSelectionRanges: getSelectionRanges,
                findDefinition: () => Promise.resolve([]),
                findLinks: findLinks,
                format: (document, range, options) => format(document, options, range),
                sort: (document, options) => sort(document, options)
            };
        }
    }),
    93662: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ProgressType = exports.ProgressToken = exports.createMessageConnection = exports.NullLogger = exports.ConnectionOptions = exports.ConnectionStrategy = exports.AbstractMessageBuffer = exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = exports.CancellationToken = exports.CancellationTokenSource = exports.Emitter = exports.Event = exports.Disposable = exports.LRUCache = exports.Touch = exports.LinkedMap = exports.ParameterStructures = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.ErrorCodes = exports.ResponseError = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType0 = exports.RequestType = exports.Message = exports.RAL = void 0;
        exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.CancellationReceiverStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = void 0;
        const messages_1 = __webpack_require__(56852);
        Object.defineProperty(exports, "Message", ({ enumerable: true, get: function () { return messages_1.Message; } }));
        Object.defineProperty(exports, "RequestType", ({ enumerable: true, get: function () { return messages_1.RequestType; } }));
        Object.defineProperty(exports, "RequestType0", ({ enumerable: true, get: function () { return messages_1.RequestType0; } }));
        Object.defineProperty(exports, "RequestType1", ({ enumerable: true, get: function () { return messages_1.RequestType1; } }));
        Object.defineProperty(exports, "RequestType2", ({ enumerable: true, get: function () { return messages_1.RequestType2; } }));
        Object.defineProperty(exports, "RequestType3", ({ enumerable: true, get: function () { return messages_1.RequestType3; } }));
        Object.defineProperty(exports, "RequestType4", ({ enumerable: true, get: function () { return messages_1.RequestType4; } }));
        Object.defineProperty(exports, "RequestType5", ({ enumerable: true, get: function () { return messages_1.RequestType5; } }));
        Object.defineProperty(exports, "RequestType6", ({ enumerable: true, get: function () { return messages_1.RequestType6; } }));
        Object.defineProperty(exports, "RequestType7", ({ enumerable: true, get: function () { return messages_1.RequestType7; } }));
        Object.defineProperty(exports, "RequestType8", ({ enumerable: true, get: function () { return messages_1.RequestType8; } }));
        Object.defineProperty(exports, "RequestType9", ({ enumerable: true, get: function () { return messages_1.RequestType9; } }));
        Object.defineProperty(exports, "ResponseError", ({ enumerable: true, get: function () { return messages_1.ResponseError; } }));
        Object.defineProperty(exports, "ErrorCodes", ({ enumerable: true, get: function () { return messages_1.ErrorCodes; } }));
        Object.defineProperty(exports, "NotificationType", ({ enumerable: true, get: function () { return messages_1.NotificationType; } }));
        Object.defineProperty(exports, "NotificationType0", ({ enumerable: true, get: function () { return messages_1.NotificationType0; } }));
        Object.defineProperty(exports, "NotificationType1", ({ enumerable: true, get: function () { return messages_1.NotificationType1; } }));
        Object.defineProperty(exports, "NotificationType2", ({ enumerable: true, get: function () { return messages_1.NotificationType2; } }));
        Object.defineProperty(exports, "NotificationType3", ({ enumerable: true, get: function () { return messages_1.NotificationType3; } }));
        Object.defineProperty(exports, "NotificationType4", ({ enumerable: true, get: function () { return messages_1.NotificationType4; } }));
        Object.defineProperty(exports, "NotificationType5", ({ enumerable: true, get: function () { return messages_1.NotificationType5; } }));
        Object.defineProperty(exports, "NotificationType6", ({ enumerable: true, get: function () { return messages_1.NotificationType6; } }));
        Object.defineProperty(exports, "NotificationType7", ({ enumerable: true, get: function () { return messages_1.NotificationType7; } }));
        Object.defineProperty(exports, "NotificationType8", ({ enumerable: true, get: function () { return messages_1.NotificationType8; } }));
        Object.defineProperty(exports, "NotificationType9", ({ enumerable: true, get: function () { return messages_1.NotificationType9; } }));
        Object.defineProperty(exports, "ParameterStructures", ({ enumerable: true, get: function () { return messages_1.ParameterStructures; } }));
        const linkedMap_1 = __webpack_require__(31139);
        Object.defineProperty(exports, "LinkedMap", ({ enumerable: true, get: function () { return linkedMap_1.LinkedMap; } }));
        Object.defineProperty(exports, "LRUCache", ({ enumerable: true, get: function () { return linkedMap_1.LRUCache; } }));
        Object.defineProperty(exports, "Touch", ({ enumerable: true, get: function () { return linkedMap_1.Touch; } }));
        const disposable_1 = __webpack_require__(15046);
        Object.defineProperty(exports, "Disposable", ({ enumerable: true, get: function () { return disposable_1.Disposable; } }));
        const events_1 = __webpack_require__(14677);
        Object.defineProperty(exports, "Event", ({ enumerable: true, get: function () { return events_1.Event; } }));
        Object.defineProperty(exports, "Emitter", ({ enumerable: true, get: function () { return events_1.Emitter; } }));
        const cancellation_1 = __webpack_require__(899);
        Object.defineProperty(exports, "CancellationTokenSource", ({ enumerable: true, get: function () { return cancellation_1.CancellationTokenSource; } }));
        Object.defineProperty(exports, "CancellationToken", ({ enumerable: true, get: function () { return cancellation_1.CancellationToken; } }));
        const sharedArrayCancellation_1 = __webpack_require__(46635);
        Object.defineProperty(exports, "SharedArraySenderStrategy", ({ enumerable: true, get: function () { return sharedArrayCancellation_1.SharedArraySenderStrategy; } }));
        Object.defineProperty(exports, "SharedArrayReceiverStrategy", ({ enumerable: true, get: function () { return sharedArrayCancellation_1.SharedArrayReceiverStrategy; } }));
        const messageReader_1 = __webpack_require__(16282);
        Object.defineProperty(exports, "MessageReader", ({ enumerable: true, get: function () { return messageReader_1.MessageReader; } }));
        Object.defineProperty(exports, "AbstractMessageReader", ({ enumerable: true, get: function () { return messageReader_1.AbstractMessageReader; } }));
        Object.defineProperty(exports, "ReadableStreamMessageReader", ({ enumerable: true, get: function () { return messageReader_1.ReadableStreamMessageReader; } }));
        const messageWriter_1 = __webpack_require__(80330);
        Object.defineProperty(exports, "MessageWriter", ({ enumerable: true, get: function () { return messageWriter_1.MessageWriter; } }));
        Object.defineProperty(exports, "AbstractMessageWriter", ({ enumerable: true, get: function () { return messageWriter_1.AbstractMessageWriter; } }));
        Object.defineProperty(exports, "WriteableStreamMessageWriter", ({ enumerable: true, get: function () { return messageWriter_1.WriteableStreamMessageWriter; } }));
        const messageBuffer_1 = __webpack_require__(6607);
        Object.defineProperty(exports, "AbstractMessageBuffer", ({ enumerable: true, get: function () { return messageBuffer_1.AbstractMessageBuffer; } }));
        const connection_1 = __webpack_require__(59055);
        Object.defineProperty(exports, "ConnectionStrategy", ({ enumerable: true, get: function () { return connection_1.ConnectionStrategy; } }));
        Object.defineProperty(exports, "ConnectionOptions", ({ enumerable: true, get: function () { return connection_1.ConnectionOptions; } }));
        Object.defineProperty(exports, "NullLogger", ({ enumerable: true, get: function () { return connection_1.NullLogger; } }));
        Object.defineProperty(exports, "createMessageConnection", ({ enumerable: true, get: function () { return connection_1.createMessageConnection; } }));
        Object.defineProperty(exports, "ProgressToken", ({ enumerable: true, get: function () { return connection_1.ProgressToken; } }));
        Object.defineProperty(exports, "ProgressType", ({ enumerable: true, get: function () { return connection_1.ProgressType; } }));
        Object.defineProperty(exports, "Trace", ({ enumerable: true, get: function () { return connection_1.Trace; } }));
        Object.defineProperty(exports, "TraceValue", ({ enumerable: true, get: function () { return connection_1.TraceValue; } }));
        Object.defineProperty(exports, "TraceFormat", ({ enumerable: true, get: function () { return connection_1.TraceFormat; } }));
        Object.defineProperty(exports, "SetTraceNotification", ({ enumerable: true, get: function () { return connection_1.SetTraceNotification; } }));
        Object.defineProperty(exports, "LogTraceNotification", ({ enumerable: true, get: function () { return connection_1.LogTraceNotification; } }));
        Object.defineProperty(exports, "ConnectionErrors", ({ enumerable: true, get: function () { return connection_1.ConnectionErrors; } }));
        Object.defineProperty(exports, "ConnectionError", ({ enumerable: true, get: function () { return connection_1.ConnectionError; } }));
        Object.defineProperty(exports, "CancellationReceiverStrategy", ({ enumerable: true, get: function () { return connection_1.CancellationReceiverStrategy; } }));
        Object.defineProperty(exports, "IdCancellationReceiverStrategy", ({ enumerable: true, get: function () { return connection_1.IdCancellationReceiverStrategy; } }));
        Object.defineProperty(exports, "RequestCancellationReceiverStrategy", ({ enumerable: true, get: function () { return connection_1.RequestCancellationReceiverStrategy; } }));
        Object.defineProperty(exports, "CancellationSenderStrategy", ({ enumerable: true, get: function () { return connection_1.CancellationSenderStrategy; } }));
        Object.defineProperty(exports, "CancellationStrategy", ({ enumerable: true, get: function () { return connection_1.CancellationStrategy; } }));
        Object.defineProperty(exports, "MessageStrategy", ({ enumerable: true, get: function () { return connection_1.MessageStrategy; } }));
        Object.defineProperty(exports, "TraceValues", ({ enumerable: true, get: function () { return connection_1.TraceValues; } }));
        const ral_1 = __importDefault(__webpack_require__(46877));
        exports.RAL = ral_1.default;
    }),
    899: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CancellationTokenSource = exports.CancellationToken = void 0;
        const ral_1 = __importDefault(__webpack_require__(46877));
        const Is = __importStar(__webpack_require__(35032));
        const events_1 = __webpack_require__(14677);
        var CancellationToken;
        (function (CancellationToken) {
            CancellationToken.None = Object.freeze({
                isCancellationRequested: false,
                onCancellationRequested: events_1.Event.None
            });
            CancellationToken.Cancelled = Object.freeze({
                isCancellationRequested: true,
                onCancellationRequested: events_1.Event.None
            });
            function is(value) {
                const candidate = value;
                return candidate && (candidate === CancellationToken.None
                    || candidate === CancellationToken.Cancelled
                    || (Is.boolean(candidate.isCancellationRequested) && !!candidate.onCancellationRequested));
            }
            CancellationToken.is = is;
        })(CancellationToken || (exports.CancellationToken = CancellationToken = {}));
        const shortcutEvent = Object.freeze(function (callback, context) {
            const handle = (0, ral_1.default)().timer.setTimeout(callback.bind(context), 0);
            return { dispose() { handle.dispose(); } };
        });
        class MutableToken {
            _isCancelled = false;
            _emitter;
            cancel() {
                if (!this._isCancelled) {
                    this._isCancelled = true;
                    if (this._emitter) {
                        this._emitter.fire(undefined);
                        this.dispose();
                    }
                }
            }
            get isCancellationRequested() {
                return this._isCancelled;
            }
            get onCancellationRequested() {
                if (this._isCancelled) {
                    return shortcutEvent;
                }
                if (!this._emitter) {
                    this._emitter = new events_1.Emitter();
                }
                return this._emitter.event;
            }
            dispose() {
                if (this._emitter) {
                    this._emitter.dispose();
                    this._emitter = undefined;
                }
            }
        }
        class CancellationTokenSource {
            _token;
            get token() {
                if (!this._token) {
                    this._token = new MutableToken();
                }
                return this._token;
            }
            cancel() {
                if (!this._token) {
                    this._token = CancellationToken.Cancelled;
                }
                else {
                    this._token.cancel();
                }
            }
            dispose() {
                if (!this._token) {
                    this._token = CancellationToken.None;
                }
                else if (this._token instanceof MutableToken) {
                    this._token.dispose();
                }
            }
        }
        exports.CancellationTokenSource = CancellationTokenSource;
    }),
    59055: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ConnectionOptions = exports.MessageStrategy = exports.CancellationStrategy = exports.CancellationSenderStrategy = exports.CancellationReceiverStrategy = exports.RequestCancellationReceiverStrategy = exports.IdCancellationReceiverStrategy = exports.ConnectionStrategy = exports.ConnectionError = exports.ConnectionErrors = exports.LogTraceNotification = exports.SetTraceNotification = exports.TraceFormat = exports.TraceValues = exports.TraceValue = exports.Trace = exports.NullLogger = exports.ProgressType = exports.ProgressToken = void 0;
        exports.createMessageConnection = createMessageConnection;
        const ral_1 = __importDefault(__webpack_require__(46877));
        const Is = __importStar(__webpack_require__(35032));
        const messages_1 = __webpack_require__(56852);
        const linkedMap_1 = __webpack_require__(31139);
        const events_1 = __webpack_require__(14677);
        const cancellation_1 = __webpack_require__(899);
        var CancelNotification;
        (function (CancelNotification) {
            CancelNotification.type = new messages_1.NotificationType('$/cancelRequest');
        })(CancelNotification || (CancelNotification = {}));
        var ProgressToken;
        (function (ProgressToken) {
            function is(value) {
                return typeof value === 'string' || typeof value === 'number';
            }
            ProgressToken.is = is;
        })(ProgressToken || (exports.ProgressToken = ProgressToken = {}));
        var ProgressNotification;
        (function (ProgressNotification) {
            ProgressNotification.type = new messages_1.NotificationType('$/progress');
        })(ProgressNotification || (ProgressNotification = {}));
        class ProgressType {
            __;
            _pr;
            constructor() {
            }
        }
        exports.ProgressType = ProgressType;
        var StarRequestHandler;
        (function (StarRequestHandler) {
            function is(value) {
                return Is.func(value);
            }
            StarRequestHandler.is = is;
        })(StarRequestHandler || (StarRequestHandler = {}));
        exports.NullLogger = Object.freeze({
            error: (() => { }),
            warn: (() => { }),
            info: (() => { }),
            log: (() => { })
        });
        var Trace;
        (function (Trace) {
            Trace[Trace["Off"] = 0] = "Off";
            Trace[Trace["Messages"] = 1] = "Messages";
            Trace[Trace["Compact"] = 2] = "Compact";
            Trace[Trace["Verbose"] = 3] = "Verbose";
        })(Trace || (exports.Trace = Trace = {}));
        var TraceValue;
        (function (TraceValue) {
            TraceValue.Off = 'off';
            TraceValue.Messages = 'messages';
            TraceValue.Compact = 'compact';
            TraceValue.Verbose = 'verbose';
        })(TraceValue || (exports.TraceValue = TraceValue = {}));
        exports.TraceValues = TraceValue;
        (function (Trace) {
            function fromString(value) {
                if (!Is.string(value)) {
                    return Trace.Off;
                }
                value = value.toLowerCase();
                switch (value) {
                    case 'off':
                        return Trace.Off;
                    case 'messages':
                        return Trace.Messages;
                    case 'compact':
                        return Trace.Compact;
                    case 'verbose':
                        return Trace.Verbose;
                    default:
                        return Trace.Off;
                }
            }
            Trace.fromString = fromString;
            function toString(value) {
                switch (value) {
                    case Trace.Off:
                        return 'off';
                    case Trace.Messages:
                        return 'messages';
                    case Trace.Compact:
                        return 'compact';
                    case Trace.Verbose:
                        return 'verbose';
                    default:
                        return 'off';
                }
            }
            Trace.toString = toString;
        })(Trace || (exports.Trace = Trace = {}));
        var TraceFormat;
        (function (TraceFormat) {
            TraceFormat["Text"] = "text";
            TraceFormat["JSON"] = "json";
        })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
        (function (TraceFormat) {
            function fromString(value) {
                if (!Is.string(value)) {
                    return TraceFormat.Text;
                }
                value = value.toLowerCase();
                if (value === 'json') {
                    return TraceFormat.JSON;
                }
                else {
                    return TraceFormat.Text;
                }
            }
            TraceFormat.fromString = fromString;
        })(TraceFormat || (exports.TraceFormat = TraceFormat = {}));
        var SetTraceNotification;
        (function (SetTraceNotification) {
            SetTraceNotification.type = new messages_1.NotificationType('$/setTrace');
        })(SetTraceNotification || (exports.SetTraceNotification = SetTraceNotification = {}));
        var LogTraceNotification;
        (function (LogTraceNotification) {
            LogTraceNotification.type = new messages_1.NotificationType('$/logTrace');
        })(LogTraceNotification || (exports.LogTraceNotification = LogTraceNotification = {}));
        var ConnectionErrors;
        (function (ConnectionErrors) {
            ConnectionErrors[ConnectionErrors["Closed"] = 1] = "Closed";
            ConnectionErrors[ConnectionErrors["Disposed"] = 2] = "Disposed";
            ConnectionErrors[ConnectionErrors["AlreadyListening"] = 3] = "AlreadyListening";
        })(ConnectionErrors || (exports.ConnectionErrors = ConnectionErrors = {}));
        class ConnectionError extends Error {
            code;
            constructor(code, message) {
                super(message);
                this.code = code;
                Object.setPrototypeOf(this, ConnectionError.prototype);
            }
        }
        exports.ConnectionError = ConnectionError;
        var ConnectionStrategy;
        (function (ConnectionStrategy) {
            function is(value) {
                const candidate = value;
                return candidate && Is.func(candidate.cancelUndispatched);
            }
            ConnectionStrategy.is = is;
        })(ConnectionStrategy || (exports.ConnectionStrategy = ConnectionStrategy = {}));
        var IdCancellationReceiverStrategy;
        (function (IdCancellationReceiverStrategy) {
            function is(value) {
                const candidate = value;
                return candidate && (candidate.kind === undefined || candidate.kind === 'id') && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === undefined || Is.func(candidate.dispose));
            }
            IdCancellationReceiverStrategy.is = is;
        })(IdCancellationReceiverStrategy || (exports.IdCancellationReceiverStrategy = IdCancellationReceiverStrategy = {}));
        var RequestCancellationReceiverStrategy;
        (function (RequestCancellationReceiverStrategy) {
            function is(value) {
                const candidate = value;
                return candidate && candidate.kind === 'request' && Is.func(candidate.createCancellationTokenSource) && (candidate.dispose === undefined || Is.func(candidate.dispose));
            }
            RequestCancellationReceiverStrategy.is = is;
        })(RequestCancellationReceiverStrategy || (exports.RequestCancellationReceiverStrategy = RequestCancellationReceiverStrategy = {}));
        var CancellationReceiverStrategy;
        (function (CancellationReceiverStrategy) {
            CancellationReceiverStrategy.Message = Object.freeze({
                createCancellationTokenSource(_) {
                    return new cancellation_1.CancellationTokenSource();
                }
            });
            function is(value) {
                return IdCancellationReceiverStrategy.is(value) || RequestCancellationReceiverStrategy.is(value);
            }
            CancellationReceiverStrategy.is = is;
        })(CancellationReceiverStrategy || (exports.CancellationReceiverStrategy = CancellationReceiverStrategy = {}));
        var CancellationSenderStrategy;
        (function (CancellationSenderStrategy) {
            CancellationSenderStrategy.Message = Object.freeze({
                sendCancellation(conn, id) {
                    return conn.sendNotification(CancelNotification.type, { id });
                },
                cleanup(_) { }
            });
            function is(value) {
                const candidate = value;
                return candidate && Is.func(candidate.sendCancellation) && Is.func(candidate.cleanup);
            }
            CancellationSenderStrategy.is = is;
        })(CancellationSenderStrategy || (exports.CancellationSenderStrategy = CancellationSenderStrategy = {}));
        var CancellationStrategy;
        (function (CancellationStrategy) {
            CancellationStrategy.Message = Object.freeze({
                receiver: CancellationReceiverStrategy.Message,
                sender: CancellationSenderStrategy.Message
            });
            function is(value) {
                const candidate = value;
                return candidate && CancellationReceiverStrategy.is(candidate.receiver) && CancellationSenderStrategy.is(candidate.sender);
            }
            CancellationStrategy.is = is;
        })(CancellationStrategy || (exports.CancellationStrategy = CancellationStrategy = {}));
        var MessageStrategy;
        (function (MessageStrategy) {
            function is(value) {
                const candidate = value;
                return candidate && Is.func(candidate.handleMessage);
            }
            MessageStrategy.is = is;
        })(MessageStrategy || (exports.MessageStrategy = MessageStrategy = {}));
        var ConnectionOptions;
        (function (ConnectionOptions) {
            function is(value) {
                const candidate = value;
                return candidate
                    && (CancellationStrategy.is(candidate.cancellationStrategy) || ConnectionStrategy.is(candidate.connectionStrategy) || MessageStrategy.is(candidate.messageStrategy) || Is.number(candidate.maxParallelism));
            }
            ConnectionOptions.is = is;
        })(ConnectionOptions || (exports.ConnectionOptions = ConnectionOptions = {}));
        var ConnectionState;
        (function (ConnectionState) {
            ConnectionState[ConnectionState["New"] = 1] = "New";
            ConnectionState[ConnectionState["Listening"] = 2] = "Listening";
            ConnectionState[ConnectionState["Closed"] = 3] = "Closed";
            ConnectionState[ConnectionState["Disposed"] = 4] = "Disposed";
        })(ConnectionState || (ConnectionState = {}));
        function createMessageConnection(messageReader, messageWriter, _logger, options) {
            const logger = _logger !== undefined ? _logger : exports.NullLogger;
            let sequenceNumber = 0;
            let notificationSequenceNumber = 0;
            let unknownResponseSequenceNumber = 0;
            const version = '2.0';
            const maxParallelism = options?.maxParallelism ?? -1;
            let inFlight = 0;
            let starRequestHandler = undefined;
            const requestHandlers = new Map();
            let starNotificationHandler = undefined;
            const notificationHandlers = new Map();
            const progressHandlers = new Map();
            let timer;
            let messageQueue = new linkedMap_1.LinkedMap();
            let responsePromises = new Map();
            let knownCanceledRequests = new Set();
            let requestTokens = new Map();
            let trace = Trace.Off;
            let traceFormat = TraceFormat.Text;
            let tracer;
            let state = ConnectionState.New;
            const errorEmitter = new events_1.Emitter();
            const closeEmitter = new events_1.Emitter();
            const unhandledNotificationEmitter = new events_1.Emitter();
            const unhandledProgressEmitter = new events_1.Emitter();
            const disposeEmitter = new events_1.Emitter();
            const cancellationStrategy = (options && options.cancellationStrategy) ? options.cancellationStrategy : CancellationStrategy.Message;
            function cancelUndispatched(_message) {
                return undefined;
            }
            function isListening() {
                return state === ConnectionState.Listening;
            }
            function isClosed() {
                return state === ConnectionState.Closed;
            }
            function isDisposed() {
                return state === ConnectionState.Disposed;
            }
            function closeHandler() {
                if (state === ConnectionState.New || state === ConnectionState.Listening) {
                    state = ConnectionState.Closed;
                    closeEmitter.fire(undefined);
                }
            }
            function readErrorHandler(error) {
                errorEmitter.fire([error, undefined, undefined]);
            }
            function writeErrorHandler(data) {
                errorEmitter.fire(data);
            }
            messageReader.onClose(closeHandler);
            messageReader.onError(readErrorHandler);
            messageWriter.onClose(closeHandler);
            messageWriter.onError(writeErrorHandler);
            function createRequestQueueKey(id) {
                if (id === null) {
                    throw new Error(`Can't send requests with id null since the response can't be correlated.`);
                }
                return 'req-' + id.toString();
            }
            function createResponseQueueKey(id) {
                if (id === null) {
                    return 'res-unknown-' + (++unknownResponseSequenceNumber).toString();
                }
                else {
                    return 'res-' + id.toString();
                }
            }
            function createNotificationQueueKey() {
                return 'not-' + (++notificationSequenceNumber).toString();
            }
            function addMessageToQueue(queue, message) {
                if (messages_1.Message.isRequest(message)) {
                    queue.set(createRequestQueueKey(message.id), message);
                }
                else if (messages_1.Message.isResponse(message)) {
                    if (maxParallelism === -1) {
                        queue.set(createResponseQueueKey(message.id), message);
                    }
                    else {
                        handleResponse(message);
                    }
                }
                else {
                    queue.set(createNotificationQueueKey(), message);
                }
            }
            function triggerMessageQueue() {
                if (timer || messageQueue.size === 0) {
                    return;
                }
                if (maxParallelism !== -1 && inFlight >= maxParallelism) {
                    return;
                }
                timer = (0, ral_1.default)().timer.setImmediate(async () => {
                    timer = undefined;
                    if (messageQueue.size === 0) {
                        return;
                    }
                    if (maxParallelism !== -1 && inFlight >= maxParallelism) {
                        return;
                    }
                    const message = messageQueue.shift();
                    let result;
                    try {
                        inFlight++;
                        const messageStrategy = options?.messageStrategy;
                        if (MessageStrategy.is(messageStrategy)) {
                            result = messageStrategy.handleMessage(message, handleMessage);
                        }
                        else {
                            result = handleMessage(message);
                        }
                    }
                    catch (error) {
                        logger.error(`Processing message queue failed: ${error.toString()}`);
                    }
                    finally {
                        if (result instanceof Promise) {
                            result.then(() => {
                            }).catch((error) => {
                                logger.error(`Processing message queue failed: ${error.toString()}`);
                            }).finally(() => {
                                inFlight--;
                                triggerMessageQueue();
                            });
                        }
                        else {
                            inFlight--;
                        }
                        triggerMessageQueue();
                    }
                });
            }
            async function handleMessage(message) {
                if (messages_1.Message.isRequest(message)) {
                    return handleRequest(message);
                }
                else if (messages_1.Message.isNotification(message)) {
                    return handleNotification(message);
                }
                else if (messages_1.Message.isResponse(message)) {
                    return handleResponse(message);
                }
                else {
                    return handleInvalidMessage(message);
                }
            }
            const callback = (message) => {
                try {
                    if (messages_1.Message.isNotification(message) && message.method === CancelNotification.type.method) {
                        const cancelId = message.params.id;
                        const key = createRequestQueueKey(cancelId);
                        const toCancel = messageQueue.get(key);
                        if (messages_1.Message.isRequest(toCancel)) {
                            const strategy = options?.connectionStrategy;
                            const response = (strategy && strategy.cancelUndispatched) ? strategy.cancelUndispatched(toCancel, cancelUndispatched) : cancelUndispatched(toCancel);
                            if (response && (response.error !== undefined || response.result !== undefined)) {
                                messageQueue.delete(key);
                                requestTokens.delete(cancelId);
                                response.id = toCancel.id;
                                traceSendingResponse(response, message.method, Date.now());
                                messageWriter.write(response).catch(() => logger.error(`Sending response for canceled message failed.`));
                                return;
                            }
                        }
                        const cancellationToken = requestTokens.get(cancelId);
                        if (cancellationToken !== undefined) {
                            cancellationToken.cancel();
                            traceReceivedNotification(message);
                            return;
                        }
                        else {
                            knownCanceledRequests.add(cancelId);
                        }
                    }
                    addMessageToQueue(messageQueue, message);
                }
                finally {
                    triggerMessageQueue();
                }
            };
            async function handleRequest(requestMessage) {
                if (isDisposed()) {
                    return Promise.resolve();
                }
                function reply(resultOrError, method, startTime) {
                    const message = {
                        jsonrpc: version,
                        id: requestMessage.id
                    };
                    if (resultOrError instanceof messages_1.ResponseError) {
                        message.error = resultOrError.toJson();
                    }
                    else {
                        message.result = resultOrError === undefined ? null : resultOrError;
                    }
                    traceSendingResponse(message, method, startTime);
                    return messageWriter.write(message);
                }
                function replyError(error, method, startTime) {
                    const message = {
                        jsonrpc: version,
                        id: requestMessage.id,
                        error: error.toJson()
                    };
                    traceSendingResponse(message, method, startTime);
                    return messageWriter.write(message);
                }
                traceReceivedRequest(requestMessage);
                const element = requestHandlers.get(requestMessage.method);
                let type;
                let requestHandler;
                if (element) {
                    type = element.type;
                    requestHandler = element.handler;
                }
                const startTime = Date.now();
                if (requestHandler || starRequestHandler) {
                    const tokenKey = requestMessage.id ?? String(Date.now());
                    const cancellationSource = IdCancellationReceiverStrategy.is(cancellationStrategy.receiver)
                        ? cancellationStrategy.receiver.createCancellationTokenSource(tokenKey)
                        : cancellationStrategy.receiver.createCancellationTokenSource(requestMessage);
                    if (requestMessage.id !== null && knownCanceledRequests.has(requestMessage.id)) {
                        cancellationSource.cancel();
                    }
                    if (requestMessage.id !== null) {
                        requestTokens.set(tokenKey, cancellationSource);
                    }
                    try {
                        let handlerResult;
                        if (requestHandler) {
                            if (requestMessage.params === undefined) {
                                if (type !== undefined && type.numberOfParams !== 0) {
                                    return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines ${type.numberOfParams} params but received none.`), requestMessage.method, startTime);
                                }
                                handlerResult = requestHandler(cancellationSource.token);
                            }
                            else if (Array.isArray(requestMessage.params)) {
                                if (type !== undefined && type.parameterStructures === messages_1.ParameterStructures.byName) {
                                    return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by name but received parameters by position`), requestMessage.method, startTime);
                                }
                                handlerResult = requestHandler(...requestMessage.params, cancellationSource.token);
                            }
                            else {
                                if (type !== undefined && type.parameterStructures === messages_1.ParameterStructures.byPosition) {
                                    return replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InvalidParams, `Request ${requestMessage.method} defines parameters by position but received parameters by name`), requestMessage.method, startTime);
                                }
                                handlerResult = requestHandler(requestMessage.params, cancellationSource.token);
                            }
                        }
                        else if (starRequestHandler) {
                            handlerResult = starRequestHandler(requestMessage.method, requestMessage.params, cancellationSource.token);
                        }
                        const resultOrError = await handlerResult;
                        await reply(resultOrError, requestMessage.method, startTime);
                    }
                    catch (error) {
                        if (error instanceof messages_1.ResponseError) {
                            await reply(error, requestMessage.method, startTime);
                        }
                        else if (error && Is.string(error.message)) {
                            await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed with message: ${error.message}`), requestMessage.method, startTime);
                        }
                        else {
                            await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.InternalError, `Request ${requestMessage.method} failed unexpectedly without providing any details.`), requestMessage.method, startTime);
                        }
                    }
                    finally {
                        requestTokens.delete(tokenKey);
                    }
                }
                else {
                    await replyError(new messages_1.ResponseError(messages_1.ErrorCodes.MethodNotFound, `Unhandled method ${requestMessage.method}`), requestMessage.method, startTime);
                }
            }
            function handleResponse(responseMessage) {
                if (isDisposed()) {
                    return;
                }
                if (responseMessage.id === null) {
                    if (responseMessage.error) {
                        logger.error(`Received response message without id: Error is: \n${JSON.stringify(responseMessage.error, undefined, 4)}`);
                    }
                    else {
                        logger.error(`Received response message without id. No further error information provided.`);
                    }
                }
                else {
                    const key = responseMessage.id;
                    const responsePromise = responsePromises.get(key);
                    traceReceivedResponse(responseMessage, responsePromise);
                    if (responsePromise !== undefined) {
                        responsePromises.delete(key);
                        try {
                            if (responseMessage.error) {
                                const error = responseMessage.error;
                                responsePromise.reject(new messages_1.ResponseError(error.code, error.message, error.data));
                            }
                            else if (responseMessage.result !== undefined) {
                                responsePromise.resolve(responseMessage.result);
                            }
                            else {
                                throw new Error('Should never happen.');
                            }
                        }
                        catch (error) {
                            if (error.message) {
                                logger.error(`Response handler '${responsePromise.method}' failed with message: ${error.message}`);
                            }
                            else {
                                logger.error(`Response handler '${responsePromise.method}' failed unexpectedly.`);
                            }
                        }
                    }
                }
            }
            async function handleNotification(message) {
                if (isDisposed()) {
                    return;
                }
                let type = undefined;
                let notificationHandler;
                if (message.method === CancelNotification.type.method) {
                    const cancelId = message.params.id;
                    knownCanceledRequests.delete(cancelId);
                    traceReceivedNotification(message);
                    return;
                }
                else {
                    const element = notificationHandlers.get(message.method);
                    if (element) {
                        notificationHandler = element.handler;
                        type = element.type;
                    }
                }
                if (notificationHandler || starNotificationHandler) {
                    try {
                        traceReceivedNotification(message);
                        if (notificationHandler) {
                            if (message.params === undefined) {
                                if (type !== undefined) {
                                    if (type.numberOfParams !== 0 && type.parameterStructures !== messages_1.ParameterStructures.byName) {
                                        logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received none.`);
                                    }
                                }
                                await notificationHandler();
                            }
                            else if (Array.isArray(message.params)) {
                                const params = message.params;
                                if (message.method === ProgressNotification.type.method && params.length === 2 && ProgressToken.is(params[0])) {
                                    await notificationHandler({ token: params[0], value: params[1] });
                                }
                                else {
                                    if (type !== undefined) {
                                        if (type.parameterStructures === messages_1.ParameterStructures.byName) {
                                            logger.error(`Notification ${message.method} defines parameters by name but received parameters by position`);
                                        }
                                        if (type.numberOfParams !== message.params.length) {
                                            logger.error(`Notification ${message.method} defines ${type.numberOfParams} params but received ${params.length} arguments`);
                                        }
                                    }
                                    await notificationHandler(...params);
                                }
                            }
                            else {
                                if (type !== undefined && type.parameterStructures === messages_1.ParameterStructures.byPosition) {
                                    logger.error(`Notification ${message.method} defines parameters by position but received parameters by name`);
                                }
                                await notificationHandler(message.params);
                            }
                        }
                        else if (starNotificationHandler) {
                            await starNotificationHandler(message.method, message.params);
                        }
                    }
                    catch (error) {
                        if (error.message) {
                            logger.error(`Notification handler '${message.method}' failed with message: ${error.message}`);
                        }
                        else {
                            logger.error(`Notification handler '${message.method}' failed unexpectedly.`);
                        }
                    }
                }
                else {
                    unhandledNotificationEmitter.fire(message);
                }
            }
            function handleInvalidMessage(message) {
                if (!message) {
                    logger.error('Received empty message.');
                    return;
                }
                logger.error(`Received message which is neither a response nor a notification message:\n${JSON.stringify(message, null, 4)}`);
                const responseMessage = message;
                if (Is.string(responseMessage.id) || Is.number(responseMessage.id)) {
                    const key = responseMessage.id;
                    const responseHandler = responsePromises.get(key);
                    if (responseHandler) {
                        responseHandler.reject(new Error('The received response has neither a result nor an error property.'));
                    }
                }
            }
            function stringifyTrace(params) {
                if (params === undefined || params === null) {
                    return undefined;
                }
                switch (trace) {
                    case Trace.Verbose:
                        return JSON.stringify(params, null, 4);
                    case Trace.Compact:
                        return JSON.stringify(params);
                    default:
                        return undefined;
                }
            }
            function traceSendingRequest(message) {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) {
                        data = `Params: ${stringifyTrace(message.params)}`;
                    }
                    tracer.log(`Sending request '${message.method} - (${message.id})'.`, data);
                }
                else {
                    logLSPMessage('send-request', message);
                }
            }
            function traceSendingNotification(message) {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if (trace === Trace.Verbose || trace === Trace.Compact) {
                        if (message.params) {
                            data = `Params: ${stringifyTrace(message.params)}`;
                        }
                        else {
                            data = 'No parameters provided.';
                        }
                    }
                    tracer.log(`Sending notification '${message.method}'.`, data);
                }
                else {
                    logLSPMessage('send-notification', message);
                }
            }
            function traceSendingResponse(message, method, startTime) {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if (trace === Trace.Verbose || trace === Trace.Compact) {
                        if (message.error && message.error.data) {
                            data = `Error data: ${stringifyTrace(message.error.data)}`;
                        }
                        else {
                            if (message.result) {
                                data = `Result: ${stringifyTrace(message.result)}`;
                            }
                            else if (message.error === undefined) {
                                data = 'No result returned.';
                            }
                        }
                    }
                    const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : '';
                    tracer.log(`Sending response '${method} - (${message.id})'. Processing request took ${Date.now() - startTime}ms.${error}`, data);
                }
                else {
                    logLSPMessage('send-response', message);
                }
            }
            function traceReceivedRequest(message) {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if ((trace === Trace.Verbose || trace === Trace.Compact) && message.params) {
                        data = `Params: ${stringifyTrace(message.params)}`;
                    }
                    tracer.log(`Received request '${message.method} - (${message.id})'.`, data);
                }
                else {
                    logLSPMessage('receive-request', message);
                }
            }
            function traceReceivedNotification(message) {
                if (trace === Trace.Off || !tracer || message.method === LogTraceNotification.type.method) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if (trace === Trace.Verbose || trace === Trace.Compact) {
                        if (message.params) {
                            data = `Params: ${stringifyTrace(message.params)}`;
                        }
                        else {
                            data = 'No parameters provided.';
                        }
                    }
                    tracer.log(`Received notification '${message.method}'.`, data);
                }
                else {
                    logLSPMessage('receive-notification', message);
                }
            }
            function traceReceivedResponse(message, responsePromise) {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                if (traceFormat === TraceFormat.Text) {
                    let data = undefined;
                    if (trace === Trace.Verbose || trace === Trace.Compact) {
                        if (message.error && message.error.data) {
                            data = `Error data: ${stringifyTrace(message.error.data)}`;
                        }
                        else {
                            if (message.result) {
                                data = `Result: ${stringifyTrace(message.result)}`;
                            }
                            else if (message.error === undefined) {
                                data = 'No result returned.';
                            }
                        }
                    }
                    if (responsePromise) {
                        const error = message.error ? ` Request failed: ${message.error.message} (${message.error.code}).` : '';
                        tracer.log(`Received response '${responsePromise.method} - (${message.id})' in ${Date.now() - responsePromise.timerStart}ms.${error}`, data);
                    }
                    else {
                        tracer.log(`Received response ${message.id} without active response promise.`, data);
                    }
                }
                else {
                    logLSPMessage('receive-response', message);
                }
            }
            function logLSPMessage(type, message) {
                if (!tracer || trace === Trace.Off) {
                    return;
                }
                const lspMessage = {
                    isLSPMessage: true,
                    type,
                    message,
                    timestamp: Date.now()
                };
                tracer.log(lspMessage);
            }
            function throwIfClosedOrDisposed() {
                if (isClosed()) {
                    throw new ConnectionError(ConnectionErrors.Closed, 'Connection is closed.');
                }
                if (isDisposed()) {
                    throw new ConnectionError(ConnectionErrors.Disposed, 'Connection is disposed.');
                }
            }
            function throwIfListening() {
                if (isListening()) {
                    throw new ConnectionError(ConnectionErrors.AlreadyListening, 'Connection is already listening');
                }
            }
            function throwIfNotListening() {
                if (!isListening()) {
                    throw new Error('Call listen() first.');
                }
            }
            function undefinedToNull(param) {
                if (param === undefined) {
                    return null;
                }
                else {
                    return param;
                }
            }
            function nullToUndefined(param) {
                if (param === null) {
                    return undefined;
                }
                else {
                    return param;
                }
            }
            function isNamedParam(param) {
                return param !== undefined && param !== null && !Array.isArray(param) && typeof param === 'object';
            }
            function computeSingleParam(parameterStructures, param) {
                switch (parameterStructures) {
                    case messages_1.ParameterStructures.auto:
                        if (isNamedParam(param)) {
                            return nullToUndefined(param);
                        }
                        else {
                            return [undefinedToNull(param)];
                        }
                    case messages_1.ParameterStructures.byName:
                        if (!isNamedParam(param)) {
                            throw new Error(`Received parameters by name but param is not an object literal.`);
                        }
                        return nullToUndefined(param);
                    case messages_1.ParameterStructures.byPosition:
                        return [undefinedToNull(param)];
                    default:
                        throw new Error(`Unknown parameter structure ${parameterStructures.toString()}`);
                }
            }
            function computeMessageParams(type, params) {
                let result;
                const numberOfParams = type.numberOfParams;
                switch (numberOfParams) {
                    case 0:
                        result = undefined;
                        break;
                    case 1:
                        result = computeSingleParam(type.parameterStructures, params[0]);
                        break;
                    default:
                        result = [];
                        for (let i = 0; i < params.length && i < numberOfParams; i++) {
                            result.push(undefinedToNull(params[i]));
                        }
                        if (params.length < numberOfParams) {
                            for (let i = params.length; i < numberOfParams; i++) {
                                result.push(null);
                            }
                        }
                        break;
                }
                return result;
            }
            const connection = {
                sendNotification: (type, ...args) => {
                    throwIfClosedOrDisposed();
                    let method;
                    let messageParams;
                    if (Is.string(type)) {
                        method = type;
                        const first = args[0];
                        let paramStart = 0;
                        let parameterStructures = messages_1.ParameterStructures.auto;
                        if (messages_1.ParameterStructures.is(first)) {
                            paramStart = 1;
                            parameterStructures = first;
                        }
                        const paramEnd = args.length;
                        const numberOfParams = paramEnd - paramStart;
                        switch (numberOfParams) {
                            case 0:
                                messageParams = undefined;
                                break;
                            case 1:
                                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                                break;
                            default:
                                if (parameterStructures === messages_1.ParameterStructures.byName) {
                                    throw new Error(`Received ${numberOfParams} parameters for 'by Name' notification parameter structure.`);
                                }
                                messageParams = args.slice(paramStart, paramEnd).map(value => undefinedToNull(value));
                                break;
                        }
                    }
                    else {
                        const params = args;
                        method = type.method;
                        messageParams = computeMessageParams(type, params);
                    }
                    const notificationMessage = {
                        jsonrpc: version,
                        method: method,
                        params: messageParams
                    };
                    traceSendingNotification(notificationMessage);
                    return messageWriter.write(notificationMessage).catch((error) => {
                        logger.error(`Sending notification failed.`);
                        throw error;
                    });
                },
                onNotification: (type, handler) => {
                    throwIfClosedOrDisposed();
                    let method;
                    if (Is.func(type)) {
                        starNotificationHandler = type;
                    }
                    else if (handler) {
                        if (Is.string(type)) {
                            method = type;
                            notificationHandlers.set(type, { type: undefined, handler });
                        }
                        else {
                            method = type.method;
                            notificationHandlers.set(type.method, { type, handler });
                        }
                    }
                    return {
                        dispose: () => {
                            if (method !== undefined) {
                                if (notificationHandlers.get(method)?.handler === handler) {
                                    notificationHandlers.delete(method);
                                }
                            }
                            else if (starNotificationHandler === type) {
                                starNotificationHandler = undefined;
                            }
                        }
                    };
                },
                onProgress: (_type, token, handler) => {
                    if (progressHandlers.has(token)) {
                        throw new Error(`Progress handler for token ${token} already registered`);
                    }
                    progressHandlers.set(token, handler);
                    return {
                        dispose: () => {
                            if (progressHandlers.get(token) === handler) {
                                progressHandlers.delete(token);
                            }
                        }
                    };
                },
                sendProgress: (_type, token, value) => {
                    return connection.sendNotification(ProgressNotification.type, { token, value });
                },
                onUnhandledProgress: unhandledProgressEmitter.event,
                sendRequest: (type, ...args) => {
                    throwIfClosedOrDisposed();
                    throwIfNotListening();
                    function sendCancellation(connection, id) {
                        const p = cancellationStrategy.sender.sendCancellation(connection, id);
                        if (p === undefined) {
                            logger.log(`Received no promise from cancellation strategy when cancelling id ${id}`);
                        }
                        else {
                            p.catch(() => {
                                logger.log(`Sending cancellation messages for id ${id} failed.`);
                            });
                        }
                    }
                    let method;
                    let messageParams;
                    let token = undefined;
                    if (Is.string(type)) {
                        method = type;
                        const first = args[0];
                        const last = args[args.length - 1];
                        let paramStart = 0;
                        let parameterStructures = messages_1.ParameterStructures.auto;
                        if (messages_1.ParameterStructures.is(first)) {
                            paramStart = 1;
                            parameterStructures = first;
                        }
                        let paramEnd = args.length;
                        if (cancellation_1.CancellationToken.is(last)) {
                            paramEnd = paramEnd - 1;
                            token = last;
                        }
                        const numberOfParams = paramEnd - paramStart;
                        switch (numberOfParams) {
                            case 0:
                                messageParams = undefined;
                                break;
                            case 1:
                                messageParams = computeSingleParam(parameterStructures, args[paramStart]);
                                break;
                            default:
                                if (parameterStructures === messages_1.ParameterStructures.byName) {
                                    throw new Error(`Received ${numberOfParams} parameters for 'by Name' request parameter structure.`);
                                }
                                messageParams = args.slice(paramStart, paramEnd).map(value => undefinedToNull(value));
                                break;
                        }
                    }
                    else {
                        const params = args;
                        method = type.method;
                        messageParams = computeMessageParams(type, params);
                        const numberOfParams = type.numberOfParams;
                        token = cancellation_1.CancellationToken.is(params[numberOfParams]) ? params[numberOfParams] : undefined;
                    }
                    const id = sequenceNumber++;
                    let disposable;
                    let tokenWasCancelled = false;
                    if (token !== undefined) {
                        if (token.isCancellationRequested) {
                            tokenWasCancelled = true;
                        }
                        else {
                            disposable = token.onCancellationRequested(() => {
                                sendCancellation(connection, id);
                            });
                        }
                    }
                    const requestMessage = {
                        jsonrpc: version,
                        id: id,
                        method: method,
                        params: messageParams
                    };
                    traceSendingRequest(requestMessage);
                    if (typeof cancellationStrategy.sender.enableCancellation === 'function') {
                        cancellationStrategy.sender.enableCancellation(requestMessage);
                    }
                    return new Promise(async (resolve, reject) => {
                        const resolveWithCleanup = (r) => {
                            resolve(r);
                            cancellationStrategy.sender.cleanup(id);
                            disposable?.dispose();
                        };
                        const rejectWithCleanup = (r) => {
                            reject(r);
                            cancellationStrategy.sender.cleanup(id);
                            disposable?.dispose();
                        };
                        const responsePromise = { method: method, timerStart: Date.now(), resolve: resolveWithCleanup, reject: rejectWithCleanup };
                        try {
                            responsePromises.set(id, responsePromise);
                            await messageWriter.write(requestMessage);
                            if (tokenWasCancelled) {
                                sendCancellation(connection, id);
                            }
                        }
                        catch (error) {
                            responsePromises.delete(id);
                            responsePromise.reject(new messages_1.ResponseError(messages_1.ErrorCodes.MessageWriteError, error.message ? error.message : 'Unknown reason'));
                            logger.error(`Sending request failed.`);
                        }
                    });
                },
                onRequest: (type, handler) => {
                    throwIfClosedOrDisposed();
                    let method = null;
                    if (StarRequestHandler.is(type)) {
                        method = undefined;
                        starRequestHandler = type;
                    }
                    else if (Is.string(type)) {
                        method = null;
                        if (handler !== undefined) {
                            method = type;
                            requestHandlers.set(type, { handler: handler, type: undefined });
                        }
                    }
                    else {
                        if (handler !== undefined) {
                            method = type.method;
                            requestHandlers.set(type.method, { type, handler });
                        }
                    }
                    return {
                        dispose: () => {
                            if (method === null) {
                                return;
                            }
                            if (method !== undefined) {
                                if (requestHandlers.get(method)?.handler === handler) {
                                    requestHandlers.delete(method);
                                }
                            }
                            else if (starRequestHandler === type) {
                                starRequestHandler = undefined;
                            }
                        }
                    };
                },
                hasPendingResponse: () => {
                    return responsePromises.size > 0;
                },
                trace: async (_value, _tracer, sendNotificationOrTraceOptions) => {
                    let _sendNotification = false;
                    let _traceFormat = TraceFormat.Text;
                    if (sendNotificationOrTraceOptions !== undefined) {
                        if (Is.boolean(sendNotificationOrTraceOptions)) {
                            _sendNotification = sendNotificationOrTraceOptions;
                        }
                        else {
                            _sendNotification = sendNotificationOrTraceOptions.sendNotification || false;
                            _traceFormat = sendNotificationOrTraceOptions.traceFormat || TraceFormat.Text;
                        }
                    }
                    trace = _value;
                    traceFormat = _traceFormat;
                    if (trace === Trace.Off) {
                        tracer = undefined;
                    }
                    else {
                        tracer = _tracer;
                    }
                    if (_sendNotification && !isClosed() && !isDisposed()) {
                        await connection.sendNotification(SetTraceNotification.type, { value: Trace.toString(_value) });
                    }
                },
                onError: errorEmitter.event,
                onClose: closeEmitter.event,
                onUnhandledNotification: unhandledNotificationEmitter.event,
                onDispose: disposeEmitter.event,
                end: () => {
                    messageWriter.end();
                },
                dispose: () => {
                    if (isDisposed()) {
                        return;
                    }
                    state = ConnectionState.Disposed;
                    disposeEmitter.fire(undefined);
                    const error = new messages_1.ResponseError(messages_1.ErrorCodes.PendingResponseRejected, 'Pending response rejected since connection got disposed');
                    for (const promise of responsePromises.values()) {
                        promise.reject(error);
                    }
                    responsePromises = new Map();
                    requestTokens = new Map();
                    knownCanceledRequests = new Set();
                    messageQueue = new linkedMap_1.LinkedMap();
                    if (Is.func(messageWriter.dispose)) {
                        messageWriter.dispose();
                    }
                    if (Is.func(messageReader.dispose)) {
                        messageReader.dispose();
                    }
                },
                listen: () => {
                    throwIfClosedOrDisposed();
                    throwIfListening();
                    state = ConnectionState.Listening;
                    messageReader.listen(callback);
                },
                inspect: () => {
                    (0, ral_1.default)().console.log('inspect');
                }
            };
            connection.onNotification(LogTraceNotification.type, (params) => {
                if (trace === Trace.Off || !tracer) {
                    return;
                }
                const verbose = trace === Trace.Verbose || trace === Trace.Compact;
                tracer.log(params.message, verbose ? params.verbose : undefined);
            });
            connection.onNotification(ProgressNotification.type, async (params) => {
                const handler = progressHandlers.get(params.token);
                if (handler) {
                    await handler(params.value);
                }
                else {
                    unhandledProgressEmitter.fire(params);
                }
            });
            return connection;
        }
    }),
    15046: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Disposable = void 0;
        var Disposable;
        (function (Disposable) {
            function create(func) {
                return {
                    dispose: func
                };
            }
            Disposable.create = create;
        })(Disposable || (exports.Disposable = Disposable = {}));
    }),
    14677: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Emitter = exports.Event = void 0;
        const ral_1 = __importDefault(__webpack_require__(46877));
        var Event;
        (function (Event) {
            const _disposable = { dispose() { } };
            Event.None = function () { return _disposable; };
        })(Event || (exports.Event = Event = {}));
        class CallbackList {
            _callbacks;
            _contexts;
            add(callback, context = null, bucket) {
                if (!this._callbacks) {
                    this._callbacks = [];
                    this._contexts = [];
                }
                this._callbacks.push(callback);
                this._contexts.push(context);
                if (Array.isArray(bucket)) {
                    bucket.push({ dispose: () => this.remove(callback, context) });
                }
            }
            remove(callback, context = null) {
                if (!this._callbacks) {
                    return;
                }
                let foundCallbackWithDifferentContext = false;
                for (let i = 0, len = this._callbacks.length; i < len; i++) {
                    if (this._callbacks[i] === callback) {
                        if (this._contexts[i] === context) {
                            this._callbacks.splice(i, 1);
                            this._contexts.splice(i, 1);
                            return;
                        }
                        else {
                            foundCallbackWithDifferentContext = true;
                        }
                    }
                }
                if (foundCallbackWithDifferentContext) {
                    throw new Error('When adding a listener with a context, you should remove it with the same context');
                }
            }
            invoke(...args) {
                if (!this._callbacks) {
                    return [];
                }
                const ret = [], callbacks = this._callbacks.slice(0), contexts = this._contexts.slice(0);
                for (let i = 0, len = callbacks.length; i < len; i++) {
                    try {
                        ret.push(callbacks[i].apply(contexts[i], args));
                    }
                    catch (e) {
                        (0, ral_1.default)().console.error(e);
                    }
                }
                return ret;
            }
            isEmpty() {
                return !this._callbacks || this._callbacks.length === 0;
            }
            dispose() {
                this._callbacks = undefined;
                this._contexts = undefined;
            }
        }
        class Emitter {
            _options;
            static _noop = (function () { });
            _event;
            _callbacks;
            constructor(_options) {
                this._options = _options;
            }
            get event() {
                if (!this._event) {
                    this._event = (listener, thisArgs, disposables) => {
                        if (!this._callbacks) {
                            this._callbacks = new CallbackList();
                        }
                        if (this._options && this._options.onFirstListenerAdd && this._callbacks.isEmpty()) {
                            this._options.onFirstListenerAdd(this);
                        }
                        this._callbacks.add(listener, thisArgs);
                        const result = {
                            dispose: () => {
                                if (!this._callbacks) {
                                    return;
                                }
                                this._callbacks.remove(listener, thisArgs);
                                result.dispose = Emitter._noop;
                                if (this._options && this._options.onLastListenerRemove && this._callbacks.isEmpty()) {
                                    this._options.onLastListenerRemove(this);
                                }
                            }
                        };
                        if (Array.isArray(disposables)) {
                            disposables.push(result);
                        }
                        return result;
                    };
                }
                return this._event;
            }
            fire(event) {
                if (this._callbacks) {
                    this._callbacks.invoke.call(this._callbacks, event);
                }
            }
            dispose() {
                if (this._callbacks) {
                    this._callbacks.dispose();
                    this._callbacks = undefined;
                }
            }
        }
        exports.Emitter = Emitter;
    }),
    35032: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.boolean = boolean;
        exports.string = string;
        exports.number = number;
        exports.error = error;
        exports.func = func;
        exports.array = array;
        exports.stringArray = stringArray;
        function boolean(value) {
            return value === true || value === false;
        }
        function string(value) {
            return typeof value === 'string' || value instanceof String;
        }
        function number(value) {
            return typeof value === 'number' || value instanceof Number;
        }
        function error(value) {
            return value instanceof Error;
        }
        function func(value) {
            return typeof value === 'function';
        }
        function array(value) {
            return Array.isArray(value);
        }
        function stringArray(value) {
            return array(value) && value.every(elem => string(elem));
        }
    }),
    31139: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.LRUCache = exports.LinkedMap = exports.Touch = void 0;
        var Touch;
        (function (Touch) {
            Touch.None = 0;
            Touch.First = 1;
            Touch.AsOld = Touch.First;
            Touch.Last = 2;
            Touch.AsNew = Touch.Last;
        })(Touch || (exports.Touch = Touch = {}));
        class LinkedMap {
            [Symbol.toStringTag] = 'LinkedMap';
            _map;
            _head;
            _tail;
            _size;
            _state;
            constructor() {
                this._map = new Map();
                this._head = undefined;
                this._tail = undefined;
                this._size = 0;
                this._state = 0;
            }
            clear() {
                this._map.clear();
                this._head = undefined;
                this._tail = undefined;
                this._size = 0;
                this._state++;
            }
            isEmpty() {
                return !this._head && !this._tail;
            }
            get size() {
                return this._size;
            }
            get first() {
                return this._head?.value;
            }
            get last() {
                return this._tail?.value;
            }
            before(key) {
                const item = this._map.get(key);
                return item ? item.previous?.value : undefined;
            }
            after(key) {
                const item = this._map.get(key);
                return item ? item.next?.value : undefined;
            }
            has(key) {
                return this._map.has(key);
            }
            get(key, touch = Touch.None) {
                const item = this._map.get(key);
                if (!item) {
                    return undefined;
                }
                if (touch !== Touch.None) {
                    this.touch(item, touch);
                }
                return item.value;
            }
            set(key, value, touch = Touch.None) {
                let item = this._map.get(key);
                if (item) {
                    item.value = value;
                    if (touch !== Touch.None) {
                        this.touch(item, touch);
                    }
                }
                else {
                    item = { key, value, next: undefined, previous: undefined };
                    switch (touch) {
                        case Touch.None:
                            this.addItemLast(item);
                            break;
                        case Touch.First:
                            this.addItemFirst(item);
                            break;
                        case Touch.Last:
                            this.addItemLast(item);
                            break;
                        default:
                            this.addItemLast(item);
                            break;
                    }
                    this._map.set(key, item);
                    this._size++;
                }
                return this;
            }
            delete(key) {
                return !!this.remove(key);
            }
            remove(key) {
                const item = this._map.get(key);
                if (!item) {
                    return undefined;
                }
                this._map.delete(key);
                this.removeItem(item);
                this._size--;
                return item.value;
            }
            shift() {
                if (!this._head && !this._tail) {
                    return undefined;
                }
                if (!this._head || !this._tail) {
                    throw new Error('Invalid list');
                }
                const item = this._head;
                this._map.delete(item.key);
                this.removeItem(item);
                this._size--;
                return item.value;
            }
            forEach(callbackfn, thisArg) {
                const state = this._state;
                let current = this._head;
                while (current) {
                    if (thisArg) {
                        callbackfn.bind(thisArg)(current.value, current.key, this);
                    }
                    else {
                        callbackfn(current.value, current.key, this);
                    }
                    if (this._state !== state) {
                        throw new Error(`LinkedMap got modified during iteration.`);
                    }
                    current = current.next;
                }
            }
            keys() {
                const state = this._state;
                let current = this._head;
                const iterator = {
                    [Symbol.iterator]: () => {
                        return iterator;
                    },
                    next: () => {
                        if (this._state !== state) {
                            throw new Error(`LinkedMap got modified during iteration.`);
                        }
                        if (current) {
                            const result = { value: current.key, done: false };
                            current = current.next;
                            return result;
                        }
                        else {
                            return { value: undefined, done: true };
                        }
                    }
                };
                return iterator;
            }
            values() {
                const state = this._state;
                let current = this._head;
                const iterator = {
                    [Symbol.iterator]: () => {
                        return iterator;
                    },
                    next: () => {
                        if (this._state !== state) {
                            throw new Error(`LinkedMap got modified during iteration.`);
                        }
                        if (current) {
                            const result = { value: current.value, done: false };
                            current = current.next;
                            return result;
                        }
                        else {
                            return { value: undefined, done: true };
                        }
                    }
                };
                return iterator;
            }
            entries() {
                const state = this._state;
                let current = this._head;
                const iterator = {
                    [Symbol.iterator]: () => {
                        return iterator;
                    },
                    next: () => {
                        if (this._state !== state) {
                            throw new Error(`LinkedMap got modified during iteration.`);
                        }
                        if (current) {
                            const result = { value: [current.key, current.value], done: false };
                            current = current.next;
                            return result;
                        }
                        else {
                            return { value: undefined, done: true };
                        }
                    }
                };
                return iterator;
            }
            [Symbol.iterator]() {
                return this.entries();
            }
            trimOld(newSize) {
                if (newSize >= this.size) {
                    return;
                }
                if (newSize === 0) {
                    this.clear();
                    return;
                }
                let current = this._head;
                let currentSize = this.size;
                while (current && currentSize > newSize) {
                    this._map.delete(current.key);
                    current = current.next;
                    currentSize--;
                }
                this._head = current;
                this._size = currentSize;
                if (current) {
                    current.previous = undefined;
                }
                this._state++;
            }
            addItemFirst(item) {
                if (!this._head && !this._tail) {
                    this._tail = item;
                }
                else if (!this._head) {
                    throw new Error('Invalid list');
                }
                else {
                    item.next = this._head;
                    this._head.previous = item;
                }
                this._head = item;
                this._state++;
            }
            addItemLast(item) {
                if (!this._head && !this._tail) {
                    this._head = item;
                }
                else if (!this._tail) {
                    throw new Error('Invalid list');
                }
                else {
                    item.previous = this._tail;
                    this._tail.next = item;
                }
                this._tail = item;
                this._state++;
            }
            removeItem(item) {
                if (item === this._head && item === this._tail) {
                    this._head = undefined;
                    this._tail = undefined;
                }
                else if (item === this._head) {
                    if (!item.next) {
                        throw new Error('Invalid list');
                    }
                    item.next.previous = undefined;
                    this._head = item.next;
                }
                else if (item === this._tail) {
                    if (!item.previous) {
                        throw new Error('Invalid list');
                    }
                    item.previous.next = undefined;
                    this._tail = item.previous;
                }
                else {
                    const next = item.next;
                    const previous = item.previous;
                    if (!next || !previous) {
                        throw new Error('Invalid list');
                    }
                    next.previous = previous;
                    previous.next = next;
                }
                item.next = undefined;
                item.previous = undefined;
                this._state++;
            }
            touch(item, touch) {
                if (!this._head || !this._tail) {
                    throw new Error('Invalid list');
                }
                if ((touch !== Touch.First && touch !== Touch.Last)) {
                    return;
                }
                if (touch === Touch.First) {
                    if (item === this._head) {
                        return;
                    }
                    const next = item.next;
                    const previous = item.previous;
                    if (item === this._tail) {
                        previous.next = undefined;
                        this._tail = previous;
                    }
                    else {
                        next.previous = previous;
                        previous.next = next;
                    }
                    item.previous = undefined;
                    item.next = this._head;
                    this._head.previous = item;
                    this._head = item;
                    this._state++;
                }
                else if (touch === Touch.Last) {
                    if (item === this._tail) {
                        return;
                    }
                    const next = item.next;
                    const previous = item.previous;
                    if (item === this._head) {
                        next.previous = undefined;
                        this._head = next;
                    }
                    else {
                        next.previous = previous;
                        previous.next = next;
                    }
                    item.next = undefined;
                    item.previous = this._tail;
                    this._tail.next = item;
                    this._tail = item;
                    this._state++;
                }
            }
            toJSON() {
                const data = [];
                this.forEach((value, key) => {
                    data.push([key, value]);
                });
                return data;
            }
            fromJSON(data) {
                this.clear();
                for (const [key, value] of data) {
                    this.set(key, value);
                }
            }
        }
        exports.LinkedMap = LinkedMap;
        class LRUCache extends LinkedMap {
            _limit;
            _ratio;
            constructor(limit, ratio = 1) {
                super();
                this._limit = limit;
                this._ratio = Math.min(Math.max(0, ratio), 1);
            }
            get limit() {
                return this._limit;
            }
            set limit(limit) {
                this._limit = limit;
                this.checkTrim();
            }
            get ratio() {
                return this._ratio;
            }
            set ratio(ratio) {
                this._ratio = Math.min(Math.max(0, ratio), 1);
                this.checkTrim();
            }
            get(key, touch = Touch.AsNew) {
                return super.get(key, touch);
            }
            peek(key) {
                return super.get(key, Touch.None);
            }
            set(key, value) {
                super.set(key, value, Touch.Last);
                this.checkTrim();
                return this;
            }
            checkTrim() {
                if (this.size > this._limit) {
                    this.trimOld(Math.round(this._limit * this._ratio));
                }
            }
        }
        exports.LRUCache = LRUCache;
    }),
    6607: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.AbstractMessageBuffer = void 0;
        const CR = 13;
        const LF = 10;
        const CRLF = '\r\n';
        class AbstractMessageBuffer {
            _encoding;
            _chunks;
            _totalLength;
            constructor(encoding = 'utf-8') {
                this._encoding = encoding;
                this._chunks = [];
                this._totalLength = 0;
            }
            get encoding() {
                return this._encoding;
            }
            append(chunk) {
                const toAppend = typeof chunk === 'string' ? this.fromString(chunk, this._encoding) : chunk;
                this._chunks.push(toAppend);
                this._totalLength += toAppend.byteLength;
            }
            tryReadHeaders(lowerCaseKeys = false) {
                if (this._chunks.length === 0) {
                    return undefined;
                }
                let state = 0;
                let chunkIndex = 0;
                let offset = 0;
                let chunkBytesRead = 0;
                row: while (chunkIndex < this._chunks.length) {
                    const chunk = this._chunks[chunkIndex];
                    offset = 0;
                    while (offset < chunk.length) {
                        const value = chunk[offset];
                        switch (value) {
                            case CR:
                                switch (state) {
                                    case 0:
                                        state = 1;
                                        break;
                                    case 2:
                                        state = 3;
                                        break;
                                    default:
                                        state = 0;
                                }
                                break;
                            case LF:
                                switch (state) {
                                    case 1:
                                        state = 2;
                                        break;
                                    case 3:
                                        state = 4;
                                        offset++;
                                        break row;
                                    default:
                                        state = 0;
                                }
                                break;
                            default:
                                state = 0;
                        }
                        offset++;
                    }
                    chunkBytesRead += chunk.byteLength;
                    chunkIndex++;
                }
                if (state !== 4) {
                    return undefined;
                }
                const buffer = this._read(chunkBytesRead + offset);
                const result = new Map();
                const headers = this.toString(buffer, 'ascii').split(CRLF);
                if (headers.length < 2) {
                    return result;
                }
                for (let i = 0; i < headers.length - 2; i++) {
                    const header = headers[i];
                    const index = header.indexOf(':');
                    if (index === -1) {
                        throw new Error(`Message header must separate key and value using ':'\n${header}`);
                    }
                    const key = header.substr(0, index);
                    const value = header.substr(index + 1).trim();
                    result.set(lowerCaseKeys ? key.toLowerCase() : key, value);
                }
                return result;
            }
            tryReadBody(length) {
                if (this._totalLength < length) {
                    return undefined;
                }
                return this._read(length);
            }
            get numberOfBytes() {
                return this._totalLength;
            }
            _read(byteCount) {
                if (byteCount === 0) {
                    return this.emptyBuffer();
                }
                if (byteCount > this._totalLength) {
                    throw new Error(`Cannot read so many bytes!`);
                }
                if (this._chunks[0].byteLength === byteCount) {
                    const chunk = this._chunks[0];
                    this._chunks.shift();
                    this._totalLength -= byteCount;
                    return this.asNative(chunk);
                }
                if (this._chunks[0].byteLength > byteCount) {
                    const chunk = this._chunks[0];
                    const result = this.asNative(chunk, byteCount);
                    this._chunks[0] = chunk.slice(byteCount);
                    this._totalLength -= byteCount;
                    return result;
                }
                const result = this.allocNative(byteCount);
                let resultOffset = 0;
                const chunkIndex = 0;
                while (byteCount > 0) {
                    const chunk = this._chunks[chunkIndex];
                    if (chunk.byteLength > byteCount) {
                        const chunkPart = chunk.slice(0, byteCount);
                        result.set(chunkPart, resultOffset);
                        resultOffset += byteCount;
                        this._chunks[chunkIndex] = chunk.slice(byteCount);
                        this._totalLength -= byteCount;
                        byteCount -= byteCount;
                    }
                    else {
                        result.set(chunk, resultOffset);
                        resultOffset += chunk.byteLength;
                        this._chunks.shift();
                        this._totalLength -= chunk.byteLength;
                        byteCount -= chunk.byteLength;
                    }
                }
                return result;
            }
        }
        exports.AbstractMessageBuffer = AbstractMessageBuffer;
    }),
    16282: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ReadableStreamMessageReader = exports.AbstractMessageReader = exports.MessageReader = void 0;
        const ral_1 = __importDefault(__webpack_require__(46877));
        const Is = __importStar(__webpack_require__(35032));
        const events_1 = __webpack_require__(14677);
        const semaphore_1 = __webpack_require__(21788);
        var MessageReader;
        (function (MessageReader) {
            function is(value) {
                const candidate = value;
                return candidate && Is.func(candidate.listen) && Is.func(candidate.dispose) &&
                    Is.func(candidate.onError) && Is.func(candidate.onClose) && Is.func(candidate.onPartialMessage);
            }
            MessageReader.is = is;
        })(MessageReader || (exports.MessageReader = MessageReader = {}));
        class AbstractMessageReader {
            errorEmitter;
            closeEmitter;
            partialMessageEmitter;
            constructor() {
                this.errorEmitter = new events_1.Emitter();
                this.closeEmitter = new events_1.Emitter();
                this.partialMessageEmitter = new events_1.Emitter();
            }
            dispose() {
                this.errorEmitter.dispose();
                this.closeEmitter.dispose();
                this.partialMessageEmitter.dispose();
            }
            get onError() {
                return this.errorEmitter.event;
            }
            fireError(error) {
                this.errorEmitter.fire(this.asError(error));
            }
            get onClose() {
                return this.closeEmitter.event;
            }
            fireClose() {
                this.closeEmitter.fire(undefined);
            }
            get onPartialMessage() {
                return this.partialMessageEmitter.event;
            }
            firePartialMessage(info) {
                this.partialMessageEmitter.fire(info);
            }
            asError(error) {
                if (error instanceof Error) {
                    return error;
                }
                else {
                    return new Error(`Reader received error. Reason: ${Is.string(error.message) ? error.message : 'unknown'}`);
                }
            }
        }
        exports.AbstractMessageReader = AbstractMessageReader;
        var ResolvedMessageReaderOptions;
        (function (ResolvedMessageReaderOptions) {
            function fromOptions(options) {
                let charset;
                let result;
                let contentDecoder;
                const contentDecoders = new Map();
                let contentTypeDecoder;
                const contentTypeDecoders = new Map();
                if (options === undefined || typeof options === 'string') {
                    charset = options ?? 'utf-8';
                }
                else {
                    charset = options.charset ?? 'utf-8';
                    if (options.contentDecoder !== undefined) {
                        contentDecoder = options.contentDecoder;
                        contentDecoders.set(contentDecoder.name, contentDecoder);
                    }
                    if (options.contentDecoders !== undefined) {
                        for (const decoder of options.contentDecoders) {
                            contentDecoders.set(decoder.name, decoder);
                        }
                    }
                    if (options.contentTypeDecoder !== undefined) {
                        contentTypeDecoder = options.contentTypeDecoder;
                        contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
                    }
                    if (options.contentTypeDecoders !== undefined) {
                        for (const decoder of options.contentTypeDecoders) {
                            contentTypeDecoders.set(decoder.name, decoder);
                        }
                    }
                }
                if (contentTypeDecoder === undefined) {
                    contentTypeDecoder = (0, ral_1.default)().applicationJson.decoder;
                    contentTypeDecoders.set(contentTypeDecoder.name, contentTypeDecoder);
                }
                return { charset, contentDecoder, contentDecoders, contentTypeDecoder, contentTypeDecoders };
            }
            ResolvedMessageReaderOptions.fromOptions = fromOptions;
        })(ResolvedMessageReaderOptions || (ResolvedMessageReaderOptions = {}));
        class ReadableStreamMessageReader extends AbstractMessageReader {
            readable;
            options;
            callback;
            nextMessageLength;
            messageToken;
            buffer;
            partialMessageTimer;
            _partialMessageTimeout;
            readSemaphore;
            constructor(readable, options) {
                super();
                this.readable = readable;
                this.options = ResolvedMessageReaderOptions.fromOptions(options);
                this.buffer = (0, ral_1.default)().messageBuffer.create(this.options.charset);
                this._partialMessageTimeout = 10000;
                this.nextMessageLength = -1;
                this.messageToken = 0;
                this.readSemaphore = new semaphore_1.Semaphore(1);
            }
            set partialMessageTimeout(timeout) {
                this._partialMessageTimeout = timeout;
            }
            get partialMessageTimeout() {
                return this._partialMessageTimeout;
            }
            listen(callback) {
                this.nextMessageLength = -1;
                this.messageToken = 0;
                this.partialMessageTimer = undefined;
                this.callback = callback;
                const result = this.readable.onData((data) => {
                    this.onData(data);
                });
                this.readable.onError((error) => this.fireError(error));
                this.readable.onClose(() => this.fireClose());
                return result;
            }
            onData(data) {
                try {
                    this.buffer.append(data);
                    while (true) {
                        if (this.nextMessageLength === -1) {
                            const headers = this.buffer.tryReadHeaders(true);
                            if (!headers) {
                                return;
                            }
                            const contentLength = headers.get('content-length');
                            if (!contentLength) {
                                this.fireError(new Error(`Header must provide a Content-Length property.\n${JSON.stringify(Object.fromEntries(headers))}`));
                                return;
                            }
                            const length = parseInt(contentLength);
                            if (isNaN(length)) {
                                this.fireError(new Error(`Content-Length value must be a number. Got ${contentLength}`));
                                return;
                            }
                            this.nextMessageLength = length;
                        }
                        const body = this.buffer.tryReadBody(this.nextMessageLength);
                        if (body === undefined) {
                            this.setPartialMessageTimer();
                            return;
                        }
                        this.clearPartialMessageTimer();
                        this.nextMessageLength = -1;
                        this.readSemaphore.lock(async () => {
                            const bytes = this.options.contentDecoder !== undefined
                                ? await this.options.contentDecoder.decode(body)
                                : body;
                            const message = await this.options.contentTypeDecoder.decode(bytes, this.options);
                            this.callback(message);
                        }).catch((error) => {
                            this.fireError(error);
                        });
                    }
                }
                catch (error) {
                    this.fireError(error);
                }
            }
            clearPartialMessageTimer() {
                if (this.partialMessageTimer) {
                    this.partialMessageTimer.dispose();
                    this.partialMessageTimer = undefined;
                }
            }
            setPartialMessageTimer() {
                this.clearPartialMessageTimer();
                if (this._partialMessageTimeout <= 0) {
                    return;
                }
                this.partialMessageTimer = (0, ral_1.default)().timer.setTimeout((token, timeout) => {
                    this.partialMessageTimer = undefined;
                    if (token === this.messageToken) {
                        this.firePartialMessage({ messageToken: token, waitingTime: timeout });
                        this.setPartialMessageTimer();
                    }
                }, this._partialMessageTimeout, this.messageToken, this._partialMessageTimeout);
            }
        }
        exports.ReadableStreamMessageReader = ReadableStreamMessageReader;
    }),
    80330: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.WriteableStreamMessageWriter = exports.AbstractMessageWriter = exports.MessageWriter = void 0;
        const ral_1 = __importDefault(__webpack_require__(46877));
        const Is = __importStar(__webpack_require__(35032));
        const semaphore_1 = __webpack_require__(21788);
        const events_1 = __webpack_require__(14677);
        const ContentLength = 'Content-Length: ';
        const CRLF = '\r\n';
        var MessageWriter;
        (function (MessageWriter) {
            function is(value) {
                const candidate = value;
                return candidate && Is.func(candidate.dispose) && Is.func(candidate.onClose) &&
                    Is.func(candidate.onError) && Is.func(candidate.write);
            }
            MessageWriter.is = is;
        })(MessageWriter || (exports.MessageWriter = MessageWriter = {}));
        class AbstractMessageWriter {
            errorEmitter;
            closeEmitter;
            constructor() {
                this.errorEmitter = new events_1.Emitter();
                this.closeEmitter = new events_1.Emitter();
            }
            dispose() {
                this.errorEmitter.dispose();
                this.closeEmitter.dispose();
            }
            get onError() {
                return this.errorEmitter.event;
            }
            fireError(error, message, count) {
                this.errorEmitter.fire([this.asError(error), message, count]);
            }
            get onClose() {
                return this.closeEmitter.event;
            }
            fireClose() {
                this.closeEmitter.fire(undefined);
            }
            asError(error) {
                if (error instanceof Error) {
                    return error;
                }
                else {
                    return new Error(`Writer received error. Reason: ${Is.string(error.message) ? error.message : 'unknown'}`);
                }
            }
        }
        exports.AbstractMessageWriter = AbstractMessageWriter;
        var ResolvedMessageWriterOptions;
        (function (ResolvedMessageWriterOptions) {
            function fromOptions(options) {
                if (options === undefined || typeof options === 'string') {
                    return { charset: options ?? 'utf-8', contentTypeEncoder: (0, ral_1.default)().applicationJson.encoder };
                }
                else {
                    return { charset: options.charset ?? 'utf-8', contentEncoder: options.contentEncoder, contentTypeEncoder: options.contentTypeEncoder ?? (0, ral_1.default)().applicationJson.encoder };
                }
            }
            ResolvedMessageWriterOptions.fromOptions = fromOptions;
        })(ResolvedMessageWriterOptions || (ResolvedMessageWriterOptions = {}));
        class WriteableStreamMessageWriter extends AbstractMessageWriter {
            writable;
            options;
            errorCount;
            writeSemaphore;
            constructor(writable, options) {
                super();
                this.writable = writable;
                this.options = ResolvedMessageWriterOptions.fromOptions(options);
                this.errorCount = 0;
                this.writeSemaphore = new semaphore_1.Semaphore(1);
                this.writable.onError((error) => this.fireError(error));
                this.writable.onClose(() => this.fireClose());
            }
            async write(msg) {
                return this.writeSemaphore.lock(async () => {
                    const payload = this.options.contentTypeEncoder.encode(msg, this.options).then((buffer) => {
                        if (this.options.contentEncoder !== undefined) {
                            return this.options.contentEncoder.encode(buffer);
                        }
                        else {
                            return buffer;
                        }
                    });
                    return payload.then((buffer) => {
                        const headers = [];
                        headers.push(ContentLength, buffer.byteLength.toString(), CRLF);
                        headers.push(CRLF);
                        return this.doWrite(msg, headers, buffer);
                    }, (error) => {
                        this.fireError(error);
                        throw error;
                    });
                });
            }
            async doWrite(msg, headers, data) {
                try {
                    await this.writable.write(headers.join(''), 'ascii');
                    return this.writable.write(data);
                }
                catch (error) {
                    this.handleError(error, msg);
                    return Promise.reject(error);
                }
            }
            handleError(error, msg) {
                this.errorCount++;
                this.fireError(error, msg, this.errorCount);
            }
            end() {
                this.writable.end();
            }
        }
        exports.WriteableStreamMessageWriter = WriteableStreamMessageWriter;
    }),
    56852: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Message = exports.NotificationType9 = exports.NotificationType8 = exports.NotificationType7 = exports.NotificationType6 = exports.NotificationType5 = exports.NotificationType4 = exports.NotificationType3 = exports.NotificationType2 = exports.NotificationType1 = exports.NotificationType0 = exports.NotificationType = exports.RequestType9 = exports.RequestType8 = exports.RequestType7 = exports.RequestType6 = exports.RequestType5 = exports.RequestType4 = exports.RequestType3 = exports.RequestType2 = exports.RequestType1 = exports.RequestType = exports.RequestType0 = exports.AbstractMessageSignature = exports.ParameterStructures = exports.ResponseError = exports.ErrorCodes = void 0;
        const is = __importStar(__webpack_require__(35032));
        var ErrorCodes;
        (function (ErrorCodes) {
            ErrorCodes.ParseError = -32700;
            ErrorCodes.InvalidRequest = -32600;
            ErrorCodes.MethodNotFound = -32601;
            ErrorCodes.InvalidParams = -32602;
            ErrorCodes.InternalError = -32603;
            ErrorCodes.jsonrpcReservedErrorRangeStart = -32099;
            ErrorCodes.serverErrorStart = -32099;
            ErrorCodes.MessageWriteError = -32099;
            ErrorCodes.MessageReadError = -32098;
            ErrorCodes.PendingResponseRejected = -32097;
            ErrorCodes.ConnectionInactive = -32096;
            ErrorCodes.ServerNotInitialized = -32002;
            ErrorCodes.UnknownErrorCode = -32001;
            ErrorCodes.jsonrpcReservedErrorRangeEnd = -32000;
            ErrorCodes.serverErrorEnd = -32000;
        })(ErrorCodes || (exports.ErrorCodes = ErrorCodes = {}));
        class ResponseError extends Error {
            code;
            data;
            constructor(code, message, data) {
                super(message);
                this.code = is.number(code) ? code : ErrorCodes.UnknownErrorCode;
                this.data = data;
                Object.setPrototypeOf(this, ResponseError.prototype);
            }
            toJson() {
                const result = {
                    code: this.code,
                    message: this.message
                };
                if (this.data !== undefined) {
                    result.data = this.data;
                }
                return result;
            }
        }
        exports.ResponseError = ResponseError;
        class ParameterStructures {
            kind;
            static auto = new ParameterStructures('auto');
            static byPosition = new ParameterStructures('byPosition');
            static byName = new ParameterStructures('byName');
            constructor(kind) {
                this.kind = kind;
            }
            static is(value) {
                return value === ParameterStructures.auto || value === ParameterStructures.byName || value === ParameterStructures.byPosition;
            }
            toString() {
                return this.kind;
            }
        }
        exports.ParameterStructures = ParameterStructures;
        class AbstractMessageSignature {
            method;
            numberOfParams;
            constructor(method, numberOfParams) {
                this.method = method;
                this.numberOfParams = numberOfParams;
            }
            get parameterStructures() {
                return ParameterStructures.auto;
            }
        }
        exports.AbstractMessageSignature = AbstractMessageSignature;
        class RequestType0 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 0);
            }
        }
        exports.RequestType0 = RequestType0;
        class RequestType extends AbstractMessageSignature {
            _parameterStructures;
            _;
            constructor(method, _parameterStructures = ParameterStructures.auto) {
                super(method, 1);
                this._parameterStructures = _parameterStructures;
            }
            get parameterStructures() {
                return this._parameterStructures;
            }
        }
        exports.RequestType = RequestType;
        class RequestType1 extends AbstractMessageSignature {
            _parameterStructures;
            _;
            constructor(method, _parameterStructures = ParameterStructures.auto) {
                super(method, 1);
                this._parameterStructures = _parameterStructures;
            }
            get parameterStructures() {
                return this._parameterStructures;
            }
        }
        exports.RequestType1 = RequestType1;
        class RequestType2 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 2);
            }
        }
        exports.RequestType2 = RequestType2;
        class RequestType3 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 3);
            }
        }
        exports.RequestType3 = RequestType3;
        class RequestType4 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 4);
            }
        }
        exports.RequestType4 = RequestType4;
        class RequestType5 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 5);
            }
        }
        exports.RequestType5 = RequestType5;
        class RequestType6 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 6);
            }
        }
        exports.RequestType6 = RequestType6;
        class RequestType7 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 7);
            }
        }
        exports.RequestType7 = RequestType7;
        class RequestType8 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 8);
            }
        }
        exports.RequestType8 = RequestType8;
        class RequestType9 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 9);
            }
        }
        exports.RequestType9 = RequestType9;
        class NotificationType extends AbstractMessageSignature {
            _parameterStructures;
            _;
            constructor(method, _parameterStructures = ParameterStructures.auto) {
                super(method, 1);
                this._parameterStructures = _parameterStructures;
            }
            get parameterStructures() {
                return this._parameterStructures;
            }
        }
        exports.NotificationType = NotificationType;
        class NotificationType0 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 0);
            }
        }
        exports.NotificationType0 = NotificationType0;
        class NotificationType1 extends AbstractMessageSignature {
            _parameterStructures;
            _;
            constructor(method, _parameterStructures = ParameterStructures.auto) {
                super(method, 1);
                this._parameterStructures = _parameterStructures;
            }
            get parameterStructures() {
                return this._parameterStructures;
            }
        }
        exports.NotificationType1 = NotificationType1;
        class NotificationType2 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 2);
            }
        }
        exports.NotificationType2 = NotificationType2;
        class NotificationType3 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 3);
            }
        }
        exports.NotificationType3 = NotificationType3;
        class NotificationType4 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 4);
            }
        }
        exports.NotificationType4 = NotificationType4;
        class NotificationType5 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 5);
            }
        }
        exports.NotificationType5 = NotificationType5;
        class NotificationType6 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 6);
            }
        }
        exports.NotificationType6 = NotificationType6;
        class NotificationType7 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 7);
            }
        }
        exports.NotificationType7 = NotificationType7;
        class NotificationType8 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 8);
            }
        }
        exports.NotificationType8 = NotificationType8;
        class NotificationType9 extends AbstractMessageSignature {
            _;
            constructor(method) {
                super(method, 9);
            }
        }
        exports.NotificationType9 = NotificationType9;
        var Message;
        (function (Message) {
            function isRequest(message) {
                const candidate = message;
                return candidate && is.string(candidate.method) && (is.string(candidate.id) || is.number(candidate.id));
            }
            Message.isRequest = isRequest;
            function isNotification(message) {
                const candidate = message;
                return candidate && is.string(candidate.method) && message.id === void 0;
            }
            Message.isNotification = isNotification;
            function isResponse(message) {
                const candidate = message;
                return candidate && (candidate.result !== void 0 || !!candidate.error) && (is.string(candidate.id) || is.number(candidate.id) || candidate.id === null);
            }
            Message.isResponse = isResponse;
        })(Message || (exports.Message = Message = {}));
    }),
    46877: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        let _ral;
        function RAL() {
            if (_ral === undefined) {
                throw new Error(`No runtime abstraction layer installed`);
            }
            return _ral;
        }
        (function (RAL) {
            function install(ral) {
                if (ral === undefined) {
                    throw new Error(`No runtime abstraction layer provided`);
                }
                _ral = ral;
            }
            RAL.install = install;
        })(RAL || (RAL = {}));
        exports["default"] = RAL;
    }),
    21788: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Semaphore = void 0;
        const ral_1 = __importDefault(__webpack_require__(46877));
        class Semaphore {
            _capacity;
            _active;
            _waiting;
            constructor(capacity = 1) {
                if (capacity <= 0) {
                    throw new Error('Capacity must be greater than 0');
                }
                this._capacity = capacity;
                this._active = 0;
                this._waiting = [];
            }
            lock(thunk) {
                return new Promise((resolve, reject) => {
                    this._waiting.push({ thunk, resolve, reject });
                    this.runNext();
                });
            }
            get active() {
                return this._active;
            }
            runNext() {
                if (this._waiting.length === 0 || this._active === this._capacity) {
                    return;
                }
                (0, ral_1.default)().timer.setImmediate(() => this.doRunNext());
            }
            doRunNext() {
                if (this._waiting.length === 0 || this._active === this._capacity) {
                    return;
                }
                const next = this._waiting.shift();
                this._active++;
                if (this._active > this._capacity) {
                    throw new Error(`Too many thunks active`);
                }
                try {
                    const result = next.thunk();
                    if (result instanceof Promise) {
                        result.then((value) => {
                            this._active--;
                            next.resolve(value);
                            this.runNext();
                        }, (err) => {
                            this._active--;
                            next.reject(err);
                            this.runNext();
                        });
                    }
                    else {
                        this._active--;
                        next.resolve(result);
                        this.runNext();
                    }
                }
                catch (err) {
                    this._active--;
                    next.reject(err);
                    this.runNext();
                }
            }
        }
        exports.Semaphore = Semaphore;
    }),
    46635: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SharedArrayReceiverStrategy = exports.SharedArraySenderStrategy = void 0;
        const cancellation_1 = __webpack_require__(899);
        var CancellationState;
        (function (CancellationState) {
            CancellationState.Continue = 0;
            CancellationState.Cancelled = 1;
        })(CancellationState || (CancellationState = {}));
        class SharedArraySenderStrategy {
            buffers;
            constructor() {
                this.buffers = new Map();
            }
            enableCancellation(request) {
                if (request.id === null) {
                    return;
                }
                const buffer = new SharedArrayBuffer(4);
                const data = new Int32Array(buffer, 0, 1);
                data[0] = CancellationState.Continue;
                this.buffers.set(request.id, buffer);
                request.$cancellationData = buffer;
            }
            async sendCancellation(_conn, id) {
                const buffer = this.buffers.get(id);
                if (buffer === undefined) {
                    return;
                }
                const data = new Int32Array(buffer, 0, 1);
                Atomics.store(data, 0, CancellationState.Cancelled);
            }
            cleanup(id) {
                this.buffers.delete(id);
            }
            dispose() {
                this.buffers.clear();
            }
        }
        exports.SharedArraySenderStrategy = SharedArraySenderStrategy;
        class SharedArrayBufferCancellationToken {
            data;
            constructor(buffer) {
                this.data = new Int32Array(buffer, 0, 1);
            }
            get isCancellationRequested() {
                return Atomics.load(this.data, 0) === CancellationState.Cancelled;
            }
            get onCancellationRequested() {
                throw new Error(`Cancellation over SharedArrayBuffer doesn't support cancellation events`);
            }
        }
        class SharedArrayBufferCancellationTokenSource {
            token;
            constructor(buffer) {
                this.token = new SharedArrayBufferCancellationToken(buffer);
            }
            cancel() {
            }
            dispose() {
            }
        }
        class SharedArrayReceiverStrategy {
            kind = 'request';
            createCancellationTokenSource(request) {
                const buffer = request.$cancellationData;
                if (buffer === undefined) {
                    return new cancellation_1.CancellationTokenSource();
                }
                return new SharedArrayBufferCancellationTokenSource(buffer);
            }
        }
        exports.SharedArrayReceiverStrategy = SharedArrayReceiverStrategy;
    }),
    54058: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        var __importDefault = (this && this.__importDefault) || function (mod) {
            return (mod && mod.__esModule) ? mod : { "default": mod };
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.StreamMessageWriter = exports.StreamMessageReader = exports.SocketMessageWriter = exports.SocketMessageReader = exports.PortMessageWriter = exports.PortMessageReader = exports.IPCMessageWriter = exports.IPCMessageReader = void 0;
        exports.generateRandomPipeName = generateRandomPipeName;
        exports.createClientPipeTransport = createClientPipeTransport;
        exports.createServerPipeTransport = createServerPipeTransport;
        exports.createClientSocketTransport = createClientSocketTransport;
        exports.createServerSocketTransport = createServerSocketTransport;
        exports.createMessageConnection = createMessageConnection;
        const ril_1 = __importDefault(__webpack_require__(42276));
        ril_1.default.install();
        const path = __importStar(__webpack_require__(16928));
        const os = __importStar(__webpack_require__(70857));
        const fs = __importStar(__webpack_require__(79896));
        const crypto_1 = __webpack_require__(76982);
        const net_1 = __webpack_require__(69278);
        const api_1 = __webpack_require__(93662);
        __exportStar(__webpack_require__(93662), exports);
        class IPCMessageReader extends api_1.AbstractMessageReader {
            process;
            constructor(process) {
                super();
                this.process = process;
                const eventEmitter = this.process;
                eventEmitter.on('error', (error) => this.fireError(error));
                eventEmitter.on('close', () => this.fireClose());
            }
            listen(callback) {
                this.process.on('message', callback);
                return api_1.Disposable.create(() => this.process.off('message', callback));
            }
        }
        exports.IPCMessageReader = IPCMessageReader;
        class IPCMessageWriter extends api_1.AbstractMessageWriter {
            process;
            errorCount;
            constructor(process) {
                super();
                this.process = process;
                this.errorCount = 0;
                const eventEmitter = this.process;
                eventEmitter.on('error', (error) => this.fireError(error));
                eventEmitter.on('close', () => this.fireClose());
            }
            write(msg) {
                try {
                    if (typeof this.process.send === 'function') {
                        this.process.send(msg, undefined, undefined, (error) => {
                            if (error) {
                                this.errorCount++;
                                this.handleError(error, msg);
                            }
                            else {
                                this.errorCount = 0;
                            }
                        });
                    }
                    return Promise.resolve();
                }
                catch (error) {
                    this.handleError(error, msg);
                    return Promise.reject(error);
                }
            }
            handleError(error, msg) {
                this.errorCount++;
                this.fireError(error, msg, this.errorCount);
            }
            end() {
            }
        }
        exports.IPCMessageWriter = IPCMessageWriter;
        class PortMessageReader extends api_1.AbstractMessageReader {
            onData;
            constructor(port) {
                super();
                this.onData = new api_1.Emitter;
                port.on('close', () => this.fireClose());
                port.on('error', (error) => this.fireError(error));
                port.on('message', (message) => {
                    this.onData.fire(message);
                });
            }
            listen(callback) {
                return this.onData.event(callback);
            }
        }
        exports.PortMessageReader = PortMessageReader;
        class PortMessageWriter extends api_1.AbstractMessageWriter {
            port;
            errorCount;
            constructor(port) {
                super();
                this.port = port;
                this.errorCount = 0;
                port.on('close', () => this.fireClose());
                port.on('error', (error) => this.fireError(error));
            }
            write(msg) {
                try {
                    this.port.postMessage(msg);
                    return Promise.resolve();
                }
                catch (error) {
                    this.handleError(error, msg);
                    return Promise.reject(error);
                }
            }
            handleError(error, msg) {
                this.errorCount++;
                this.fireError(error, msg, this.errorCount);
            }
            end() {
            }
        }
        exports.PortMessageWriter = PortMessageWriter;
        class SocketMessageReader extends api_1.ReadableStreamMessageReader {
            constructor(socket, encoding = 'utf-8') {
                super((0, ril_1.default)().stream.asReadableStream(socket), encoding);
            }
        }
        exports.SocketMessageReader = SocketMessageReader;
        class SocketMessageWriter extends api_1.WriteableStreamMessageWriter {
            socket;
            constructor(socket, options) {
                super((0, ril_1.default)().stream.asWritableStream(socket), options);
                this.socket = socket;
            }
            dispose() {
                super.dispose();
                this.socket.destroy();
            }
        }
        exports.SocketMessageWriter = SocketMessageWriter;
        class StreamMessageReader extends api_1.ReadableStreamMessageReader {
            constructor(readable, encoding) {
                super((0, ril_1.default)().stream.asReadableStream(readable), encoding);
            }
        }
        exports.StreamMessageReader = StreamMessageReader;
        class StreamMessageWriter extends api_1.WriteableStreamMessageWriter {
            constructor(writable, options) {
                super((0, ril_1.default)().stream.asWritableStream(writable), options);
            }
        }
        exports.StreamMessageWriter = StreamMessageWriter;
        const XDG_RUNTIME_DIR = process.env['XDG_RUNTIME_DIR'];
        const safeIpcPathLengths = new Map([
            ['linux', 107],
            ['darwin', 102]
        ]);
        function generateRandomPipeName() {
            if (process.platform === 'win32') {
                return `\\\\.\\pipe\\lsp-${(0, crypto_1.randomBytes)(16).toString('hex')}-sock`;
            }
            let randomLength = 32;
            const fixedLength = '/lsp-.sock'.length;
            const tmpDir = fs.realpathSync(XDG_RUNTIME_DIR ?? os.tmpdir());
            const limit = safeIpcPathLengths.get(process.platform);
            if (limit !== undefined) {
                randomLength = Math.min(limit - tmpDir.length - fixedLength, randomLength);
            }
            if (randomLength < 16) {
                throw new Error(`Unable to generate a random pipe name with ${randomLength} characters.`);
            }
            const randomSuffix = (0, crypto_1.randomBytes)(Math.floor(randomLength / 2)).toString('hex');
            return path.join(tmpDir, `lsp-${randomSuffix}.sock`);
        }
        function createClientPipeTransport(pipeName, encoding = 'utf-8') {
            let connectResolve;
            const connected = new Promise((resolve, _reject) => {
                connectResolve = resolve;
            });
            return new Promise((resolve, reject) => {
                const server = (0, net_1.createServer)((socket) => {
                    server.close();
                    connectResolve([
                        new SocketMessageReader(socket, encoding),
                        new SocketMessageWriter(socket, encoding)
                    ]);
                });
                server.on('error', reject);
                server.listen(pipeName, () => {
                    server.removeListener('error', reject);
                    resolve({
                        onConnected: () => { return connected; },
                        close: () => { server.close(); }
                    });
                });
            });
        }
        function createServerPipeTransport(pipeName, encoding = 'utf-8') {
            const socket = (0, net_1.createConnection)(pipeName);
            return [
                new SocketMessageReader(socket, encoding),
                new SocketMessageWriter(socket, encoding)
            ];
        }
        function createClientSocketTransport(port, encoding = 'utf-8') {
            let connectResolve;
            const connected = new Promise((resolve, _reject) => {
                connectResolve = resolve;
            });
            return new Promise((resolve, reject) => {
                const server = (0, net_1.createServer)((socket) => {
                    server.close();
                    connectResolve([
                        new SocketMessageReader(socket, encoding),
                        new SocketMessageWriter(socket, encoding)
                    ]);
                });
                server.on('error', reject);
                server.listen(port, '127.0.0.1', () => {
                    server.removeListener('error', reject);
                    const address = server.address();
                    if (address === null || typeof address === 'string') {
                        reject(new Error(`Unexpected server address: ${address}`));
                        return;
                    }
                    const boundPort = address.port;
                    resolve({
                        port: () => boundPort,
                        onConnected: () => { return connected; },
                        close: () => { server.close(); }
                    });
                });
            });
        }
        function createServerSocketTransport(port, encoding = 'utf-8') {
            const socket = (0, net_1.createConnection)(port, '127.0.0.1');
            return [
                new SocketMessageReader(socket, encoding),
                new SocketMessageWriter(socket, encoding)
            ];
        }
        function isReadableStream(value) {
            const candidate = value;
            return candidate.read !== undefined && candidate.addListener !== undefined;
        }
        function isWritableStream(value) {
            const candidate = value;
            return candidate.write !== undefined && candidate.addListener !== undefined;
        }
        function createMessageConnection(input, output, logger, options) {
            if (!logger) {
                logger = api_1.NullLogger;
            }
            const reader = isReadableStream(input) ? new StreamMessageReader(input) : input;
            const writer = isWritableStream(output) ? new StreamMessageWriter(output) : output;
            if (api_1.ConnectionStrategy.is(options)) {
                options = { connectionStrategy: options };
            }
            return (0, api_1.createMessageConnection)(reader, writer, logger, options);
        }
    }),
    42276: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        const util_1 = __webpack_require__(39023);
        const crypto_1 = __webpack_require__(76982);
        const api_1 = __webpack_require__(93662);
        class MessageBuffer extends api_1.AbstractMessageBuffer {
            static emptyBuffer = Buffer.allocUnsafe(0);
            constructor(encoding = 'utf-8') {
                super(encoding);
            }
            emptyBuffer() {
                return MessageBuffer.emptyBuffer;
            }
            fromString(value, encoding) {
                return Buffer.from(value, encoding);
            }
            toString(value, encoding) {
                if (value instanceof Buffer) {
                    return value.toString(encoding);
                }
                else {
                    return new util_1.TextDecoder(encoding).decode(value);
                }
            }
            asNative(buffer, length) {
                if (length === undefined) {
                    return buffer instanceof Buffer ? buffer : Buffer.from(buffer);
                }
                else {
                    return buffer instanceof Buffer ? buffer.slice(0, length) : Buffer.from(buffer.subarray(0, length));
                }
            }
            allocNative(length) {
                return Buffer.allocUnsafe(length);
            }
        }
        class ReadableStreamWrapper {
            stream;
            constructor(stream) {
                this.stream = stream;
            }
            onClose(listener) {
                this.stream.on('close', listener);
                return api_1.Disposable.create(() => this.stream.off('close', listener));
            }
            onError(listener) {
                this.stream.on('error', listener);
                return api_1.Disposable.create(() => this.stream.off('error', listener));
            }
            onEnd(listener) {
                this.stream.on('end', listener);
                return api_1.Disposable.create(() => this.stream.off('end', listener));
            }
            onData(listener) {
                this.stream.on('data', listener);
                return api_1.Disposable.create(() => this.stream.off('data', listener));
            }
        }
        class WritableStreamWrapper {
            stream;
            constructor(stream) {
                this.stream = stream;
            }
            onClose(listener) {
                this.stream.on('close', listener);
                return api_1.Disposable.create(() => this.stream.off('close', listener));
            }
            onError(listener) {
                this.stream.on('error', listener);
                return api_1.Disposable.create(() => this.stream.off('error', listener));
            }
            onEnd(listener) {
                this.stream.on('end', listener);
                return api_1.Disposable.create(() => this.stream.off('end', listener));
            }
            write(data, encoding) {
                return new Promise((resolve, reject) => {
                    const callback = (error) => {
                        if (error === undefined || error === null) {
                            resolve();
                        }
                        else {
                            reject(error);
                        }
                    };
                    if (typeof data === 'string') {
                        this.stream.write(data, encoding, callback);
                    }
                    else {
                        this.stream.write(data, callback);
                    }
                });
            }
            end() {
                this.stream.end();
            }
        }
        const _ril = Object.freeze({
            crypto: Object.freeze({
                randomUUID: () => (0, crypto_1.randomUUID)()
            }),
            messageBuffer: Object.freeze({
                create: (encoding) => new MessageBuffer(encoding)
            }),
            applicationJson: Object.freeze({
                encoder: Object.freeze({
                    name: 'application/json',
                    encode: (msg, options) => {
                        try {
                            return Promise.resolve(Buffer.from(JSON.stringify(msg, undefined, 0), options.charset));
                        }
                        catch (err) {
                            return Promise.reject(err);
                        }
                    }
                }),
                decoder: Object.freeze({
                    name: 'application/json',
                    decode: (buffer, options) => {
                        try {
                            if (buffer instanceof Buffer) {
                                return Promise.resolve(JSON.parse(buffer.toString(options.charset)));
                            }
                            else {
                                return Promise.resolve(JSON.parse(new util_1.TextDecoder(options.charset).decode(buffer)));
                            }
                        }
                        catch (err) {
                            return Promise.reject(err);
                        }
                    }
                })
            }),
            stream: Object.freeze({
                asReadableStream: (stream) => new ReadableStreamWrapper(stream),
                asWritableStream: (stream) => new WritableStreamWrapper(stream)
            }),
            console: console,
            timer: Object.freeze({
                setTimeout(callback, ms, ...args) {
                    const handle = setTimeout(callback, ms, ...args);
                    return { dispose: () => clearTimeout(handle) };
                },
                setImmediate(callback, ...args) {
                    const handle = setImmediate(callback, ...args);
                    return { dispose: () => clearImmediate(handle) };
                },
                setInterval(callback, ms, ...args) {
                    const handle = setInterval(callback, ms, ...args);
                    return { dispose: () => clearInterval(handle) };
                }
            })
        });
        function RIL() {
            return _ril;
        }
        (function (RIL) {
            function install() {
                api_1.RAL.install(_ril);
            }
            RIL.install = install;
        })(RIL || (RIL = {}));
        exports["default"] = RIL;
    }),
    65617: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.LSPErrorCodes = exports.createProtocolConnection = void 0;
        __exportStar(__webpack_require__(93662), exports);
        __exportStar(__webpack_require__(94612), exports);
        __exportStar(__webpack_require__(66785), exports);
        __exportStar(__webpack_require__(44837), exports);
        var connection_1 = __webpack_require__(74945);
        Object.defineProperty(exports, "createProtocolConnection", ({ enumerable: true, get: function () { return connection_1.createProtocolConnection; } }));
        var LSPErrorCodes;
        (function (LSPErrorCodes) {
            LSPErrorCodes.lspReservedErrorRangeStart = -32899;
            LSPErrorCodes.RequestFailed = -32803;
            LSPErrorCodes.ServerCancelled = -32802;
            LSPErrorCodes.ContentModified = -32801;
            LSPErrorCodes.RequestCancelled = -32800;
            LSPErrorCodes.lspReservedErrorRangeEnd = -32800;
        })(LSPErrorCodes || (exports.LSPErrorCodes = LSPErrorCodes = {}));
    }),
    74945: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createProtocolConnection = createProtocolConnection;
        const vscode_jsonrpc_1 = __webpack_require__(93662);
        function createProtocolConnection(input, output, logger, options) {
            if (vscode_jsonrpc_1.ConnectionStrategy.is(options)) {
                options = { connectionStrategy: options };
            }
            return (0, vscode_jsonrpc_1.createMessageConnection)(input, output, logger, options);
        }
    }),
    66785: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CM = exports.ProtocolNotificationType = exports.ProtocolNotificationType0 = exports.ProtocolRequestType = exports.ProtocolRequestType0 = exports.RegistrationType = exports.MessageDirection = void 0;
        const vscode_jsonrpc_1 = __webpack_require__(93662);
        var MessageDirection;
        (function (MessageDirection) {
            MessageDirection["clientToServer"] = "clientToServer";
            MessageDirection["serverToClient"] = "serverToClient";
            MessageDirection["both"] = "both";
        })(MessageDirection || (exports.MessageDirection = MessageDirection = {}));
        class RegistrationType {
            ____;
            method;
            constructor(method) {
                this.method = method;
            }
        }
        exports.RegistrationType = RegistrationType;
        class ProtocolRequestType0 extends vscode_jsonrpc_1.RequestType0 {
            __;
            ___;
            ____;
            _pr;
            constructor(method) {
                super(method);
            }
        }
        exports.ProtocolRequestType0 = ProtocolRequestType0;
        class ProtocolRequestType extends vscode_jsonrpc_1.RequestType {
            __;
            ___;
            ____;
            _pr;
            constructor(method) {
                super(method, vscode_jsonrpc_1.ParameterStructures.byName);
            }
        }
        exports.ProtocolRequestType = ProtocolRequestType;
        class ProtocolNotificationType0 extends vscode_jsonrpc_1.NotificationType0 {
            ___;
            ____;
            constructor(method) {
                super(method);
            }
        }
        exports.ProtocolNotificationType0 = ProtocolNotificationType0;
        class ProtocolNotificationType extends vscode_jsonrpc_1.NotificationType {
            ___;
            ____;
            constructor(method) {
                super(method, vscode_jsonrpc_1.ParameterStructures.byName);
            }
        }
        exports.ProtocolNotificationType = ProtocolNotificationType;
        var CM;
        (function (CM) {
            function create(client, server) {
                return { client, server };
            }
            CM.create = create;
        })(CM || (exports.CM = CM = {}));
    }),
    16804: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.CallHierarchyPrepareRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var CallHierarchyPrepareRequest;
        (function (CallHierarchyPrepareRequest) {
            CallHierarchyPrepareRequest.method = 'textDocument/prepareCallHierarchy';
            CallHierarchyPrepareRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CallHierarchyPrepareRequest.type = new messages_1.ProtocolRequestType(CallHierarchyPrepareRequest.method);
            CallHierarchyPrepareRequest.capabilities = messages_1.CM.create('textDocument.callHierarchy', 'callHierarchyProvider');
        })(CallHierarchyPrepareRequest || (exports.CallHierarchyPrepareRequest = CallHierarchyPrepareRequest = {}));
        var CallHierarchyIncomingCallsRequest;
        (function (CallHierarchyIncomingCallsRequest) {
            CallHierarchyIncomingCallsRequest.method = 'callHierarchy/incomingCalls';
            CallHierarchyIncomingCallsRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CallHierarchyIncomingCallsRequest.type = new messages_1.ProtocolRequestType(CallHierarchyIncomingCallsRequest.method);
            CallHierarchyIncomingCallsRequest.capabilities = messages_1.CM.create('textDocument.callHierarchy', 'callHierarchyProvider');
        })(CallHierarchyIncomingCallsRequest || (exports.CallHierarchyIncomingCallsRequest = CallHierarchyIncomingCallsRequest = {}));
        var CallHierarchyOutgoingCallsRequest;
        (function (CallHierarchyOutgoingCallsRequest) {
            CallHierarchyOutgoingCallsRequest.method = 'callHierarchy/outgoingCalls';
            CallHierarchyOutgoingCallsRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CallHierarchyOutgoingCallsRequest.type = new messages_1.ProtocolRequestType(CallHierarchyOutgoingCallsRequest.method);
            CallHierarchyOutgoingCallsRequest.capabilities = messages_1.CM.create('textDocument.callHierarchy', 'callHierarchyProvider');
        })(CallHierarchyOutgoingCallsRequest || (exports.CallHierarchyOutgoingCallsRequest = CallHierarchyOutgoingCallsRequest = {}));
    }),
    62941: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ColorPresentationRequest = exports.DocumentColorRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var DocumentColorRequest;
        (function (DocumentColorRequest) {
            DocumentColorRequest.method = 'textDocument/documentColor';
            DocumentColorRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentColorRequest.type = new messages_1.ProtocolRequestType(DocumentColorRequest.method);
            DocumentColorRequest.capabilities = messages_1.CM.create('textDocument.colorProvider', 'colorProvider');
        })(DocumentColorRequest || (exports.DocumentColorRequest = DocumentColorRequest = {}));
        var ColorPresentationRequest;
        (function (ColorPresentationRequest) {
            ColorPresentationRequest.method = 'textDocument/colorPresentation';
            ColorPresentationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            ColorPresentationRequest.type = new messages_1.ProtocolRequestType(ColorPresentationRequest.method);
            ColorPresentationRequest.capabilities = messages_1.CM.create('textDocument.colorProvider', 'colorProvider');
        })(ColorPresentationRequest || (exports.ColorPresentationRequest = ColorPresentationRequest = {}));
    }),
    48417: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ConfigurationRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var ConfigurationRequest;
        (function (ConfigurationRequest) {
            ConfigurationRequest.method = 'workspace/configuration';
            ConfigurationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            ConfigurationRequest.type = new messages_1.ProtocolRequestType(ConfigurationRequest.method);
            ConfigurationRequest.capabilities = messages_1.CM.create('workspace.configuration', undefined);
        })(ConfigurationRequest || (exports.ConfigurationRequest = ConfigurationRequest = {}));
    }),
    57895: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DeclarationRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        let __noDynamicImport;
        var DeclarationRequest;
        (function (DeclarationRequest) {
            DeclarationRequest.method = 'textDocument/declaration';
            DeclarationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DeclarationRequest.type = new messages_1.ProtocolRequestType(DeclarationRequest.method);
            DeclarationRequest.capabilities = messages_1.CM.create('textDocument.declaration', 'declarationProvider');
        })(DeclarationRequest || (exports.DeclarationRequest = DeclarationRequest = {}));
    }),
    42872: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = void 0;
        const vscode_jsonrpc_1 = __webpack_require__(93662);
        const Is = __importStar(__webpack_require__(69183));
        const messages_1 = __webpack_require__(66785);
        var DiagnosticServerCancellationData;
        (function (DiagnosticServerCancellationData) {
            function is(value) {
                const candidate = value;
                return candidate && Is.boolean(candidate.retriggerRequest);
            }
            DiagnosticServerCancellationData.is = is;
        })(DiagnosticServerCancellationData || (exports.DiagnosticServerCancellationData = DiagnosticServerCancellationData = {}));
        var DocumentDiagnosticReportKind;
        (function (DocumentDiagnosticReportKind) {
            DocumentDiagnosticReportKind.Full = 'full';
            DocumentDiagnosticReportKind.Unchanged = 'unchanged';
        })(DocumentDiagnosticReportKind || (exports.DocumentDiagnosticReportKind = DocumentDiagnosticReportKind = {}));
        var DocumentDiagnosticRequest;
        (function (DocumentDiagnosticRequest) {
            DocumentDiagnosticRequest.method = 'textDocument/diagnostic';
            DocumentDiagnosticRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentDiagnosticRequest.type = new messages_1.ProtocolRequestType(DocumentDiagnosticRequest.method);
            DocumentDiagnosticRequest.partialResult = new vscode_jsonrpc_1.ProgressType();
            DocumentDiagnosticRequest.capabilities = messages_1.CM.create('textDocument.diagnostic', 'diagnosticProvider');
        })(DocumentDiagnosticRequest || (exports.DocumentDiagnosticRequest = DocumentDiagnosticRequest = {}));
        var WorkspaceDiagnosticRequest;
        (function (WorkspaceDiagnosticRequest) {
            WorkspaceDiagnosticRequest.method = 'workspace/diagnostic';
            WorkspaceDiagnosticRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WorkspaceDiagnosticRequest.type = new messages_1.ProtocolRequestType(WorkspaceDiagnosticRequest.method);
            WorkspaceDiagnosticRequest.partialResult = new vscode_jsonrpc_1.ProgressType();
            WorkspaceDiagnosticRequest.capabilities = messages_1.CM.create('workspace.diagnostics', 'diagnosticProvider.workspaceDiagnostics');
        })(WorkspaceDiagnosticRequest || (exports.WorkspaceDiagnosticRequest = WorkspaceDiagnosticRequest = {}));
        var DiagnosticRefreshRequest;
        (function (DiagnosticRefreshRequest) {
            DiagnosticRefreshRequest.method = `workspace/diagnostic/refresh`;
            DiagnosticRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            DiagnosticRefreshRequest.type = new messages_1.ProtocolRequestType0(DiagnosticRefreshRequest.method);
            DiagnosticRefreshRequest.capabilities = messages_1.CM.create('workspace.diagnostics.refreshSupport', undefined);
        })(DiagnosticRefreshRequest || (exports.DiagnosticRefreshRequest = DiagnosticRefreshRequest = {}));
    }),
    60787: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.DidRenameFilesNotification = exports.WillRenameFilesRequest = exports.DidCreateFilesNotification = exports.WillCreateFilesRequest = exports.FileOperationPatternKind = void 0;
        const messages_1 = __webpack_require__(66785);
        var FileOperationPatternKind;
        (function (FileOperationPatternKind) {
            FileOperationPatternKind.file = 'file';
            FileOperationPatternKind.folder = 'folder';
        })(FileOperationPatternKind || (exports.FileOperationPatternKind = FileOperationPatternKind = {}));
        var WillCreateFilesRequest;
        (function (WillCreateFilesRequest) {
            WillCreateFilesRequest.method = 'workspace/willCreateFiles';
            WillCreateFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WillCreateFilesRequest.type = new messages_1.ProtocolRequestType(WillCreateFilesRequest.method);
            WillCreateFilesRequest.capabilities = messages_1.CM.create('workspace.fileOperations.willCreate', 'workspace.fileOperations.willCreate');
        })(WillCreateFilesRequest || (exports.WillCreateFilesRequest = WillCreateFilesRequest = {}));
        var DidCreateFilesNotification;
        (function (DidCreateFilesNotification) {
            DidCreateFilesNotification.method = 'workspace/didCreateFiles';
            DidCreateFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidCreateFilesNotification.type = new messages_1.ProtocolNotificationType(DidCreateFilesNotification.method);
            DidCreateFilesNotification.capabilities = messages_1.CM.create('workspace.fileOperations.didCreate', 'workspace.fileOperations.didCreate');
        })(DidCreateFilesNotification || (exports.DidCreateFilesNotification = DidCreateFilesNotification = {}));
        var WillRenameFilesRequest;
        (function (WillRenameFilesRequest) {
            WillRenameFilesRequest.method = 'workspace/willRenameFiles';
            WillRenameFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WillRenameFilesRequest.type = new messages_1.ProtocolRequestType(WillRenameFilesRequest.method);
            WillRenameFilesRequest.capabilities = messages_1.CM.create('workspace.fileOperations.willRename', 'workspace.fileOperations.willRename');
        })(WillRenameFilesRequest || (exports.WillRenameFilesRequest = WillRenameFilesRequest = {}));
        var DidRenameFilesNotification;
        (function (DidRenameFilesNotification) {
            DidRenameFilesNotification.method = 'workspace/didRenameFiles';
            DidRenameFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidRenameFilesNotification.type = new messages_1.ProtocolNotificationType(DidRenameFilesNotification.method);
            DidRenameFilesNotification.capabilities = messages_1.CM.create('workspace.fileOperations.didRename', 'workspace.fileOperations.didRename');
        })(DidRenameFilesNotification || (exports.DidRenameFilesNotification = DidRenameFilesNotification = {}));
        var DidDeleteFilesNotification;
        (function (DidDeleteFilesNotification) {
            DidDeleteFilesNotification.method = 'workspace/didDeleteFiles';
            DidDeleteFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidDeleteFilesNotification.type = new messages_1.ProtocolNotificationType(DidDeleteFilesNotification.method);
            DidDeleteFilesNotification.capabilities = messages_1.CM.create('workspace.fileOperations.didDelete', 'workspace.fileOperations.didDelete');
        })(DidDeleteFilesNotification || (exports.DidDeleteFilesNotification = DidDeleteFilesNotification = {}));
        var WillDeleteFilesRequest;
        (function (WillDeleteFilesRequest) {
            WillDeleteFilesRequest.method = 'workspace/willDeleteFiles';
            WillDeleteFilesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WillDeleteFilesRequest.type = new messages_1.ProtocolRequestType(WillDeleteFilesRequest.method);
            WillDeleteFilesRequest.capabilities = messages_1.CM.create('workspace.fileOperations.willDelete', 'workspace.fileOperations.willDelete');
        })(WillDeleteFilesRequest || (exports.WillDeleteFilesRequest = WillDeleteFilesRequest = {}));
    }),
    4717: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var FoldingRangeRequest;
        (function (FoldingRangeRequest) {
            FoldingRangeRequest.method = 'textDocument/foldingRange';
            FoldingRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            FoldingRangeRequest.type = new messages_1.ProtocolRequestType(FoldingRangeRequest.method);
            FoldingRangeRequest.capabilities = messages_1.CM.create('textDocument.foldingRange', 'foldingRangeProvider');
        })(FoldingRangeRequest || (exports.FoldingRangeRequest = FoldingRangeRequest = {}));
        var FoldingRangeRefreshRequest;
        (function (FoldingRangeRefreshRequest) {
            FoldingRangeRefreshRequest.method = `workspace/foldingRange/refresh`;
            FoldingRangeRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            FoldingRangeRefreshRequest.type = new messages_1.ProtocolRequestType0(FoldingRangeRefreshRequest.method);
            FoldingRangeRefreshRequest.capabilities = messages_1.CM.create('workspace.foldingRange.refreshSupport', undefined);
        })(FoldingRangeRefreshRequest || (exports.FoldingRangeRefreshRequest = FoldingRangeRefreshRequest = {}));
    }),
    6081: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ImplementationRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        let __noDynamicImport;
        var ImplementationRequest;
        (function (ImplementationRequest) {
            ImplementationRequest.method = 'textDocument/implementation';
            ImplementationRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            ImplementationRequest.type = new messages_1.ProtocolRequestType(ImplementationRequest.method);
            ImplementationRequest.capabilities = messages_1.CM.create('textDocument.implementation', 'implementationProvider');
        })(ImplementationRequest || (exports.ImplementationRequest = ImplementationRequest = {}));
    }),
    31409: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var InlayHintRequest;
        (function (InlayHintRequest) {
            InlayHintRequest.method = 'textDocument/inlayHint';
            InlayHintRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            InlayHintRequest.type = new messages_1.ProtocolRequestType(InlayHintRequest.method);
            InlayHintRequest.capabilities = messages_1.CM.create('textDocument.inlayHint', 'inlayHintProvider');
        })(InlayHintRequest || (exports.InlayHintRequest = InlayHintRequest = {}));
        var InlayHintResolveRequest;
        (function (InlayHintResolveRequest) {
            InlayHintResolveRequest.method = 'inlayHint/resolve';
            InlayHintResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            InlayHintResolveRequest.type = new messages_1.ProtocolRequestType(InlayHintResolveRequest.method);
            InlayHintResolveRequest.capabilities = messages_1.CM.create('textDocument.inlayHint.resolveSupport', 'inlayHintProvider.resolveProvider');
        })(InlayHintResolveRequest || (exports.InlayHintResolveRequest = InlayHintResolveRequest = {}));
        var InlayHintRefreshRequest;
        (function (InlayHintRefreshRequest) {
            InlayHintRefreshRequest.method = `workspace/inlayHint/refresh`;
            InlayHintRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            InlayHintRefreshRequest.type = new messages_1.ProtocolRequestType0(InlayHintRefreshRequest.method);
            InlayHintRefreshRequest.capabilities = messages_1.CM.create('workspace.inlayHint.refreshSupport', undefined);
        })(InlayHintRefreshRequest || (exports.InlayHintRefreshRequest = InlayHintRefreshRequest = {}));
    }),
    360: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlineCompletionRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var InlineCompletionRequest;
        (function (InlineCompletionRequest) {
            InlineCompletionRequest.method = 'textDocument/inlineCompletion';
            InlineCompletionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            InlineCompletionRequest.type = new messages_1.ProtocolRequestType(InlineCompletionRequest.method);
            InlineCompletionRequest.capabilities = messages_1.CM.create('textDocument.inlineCompletion', 'inlineCompletionProvider');
        })(InlineCompletionRequest || (exports.InlineCompletionRequest = InlineCompletionRequest = {}));
    }),
    3729: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlineValueRefreshRequest = exports.InlineValueRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var InlineValueRequest;
        (function (InlineValueRequest) {
            InlineValueRequest.method = 'textDocument/inlineValue';
            InlineValueRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            InlineValueRequest.type = new messages_1.ProtocolRequestType(InlineValueRequest.method);
            InlineValueRequest.capabilities = messages_1.CM.create('textDocument.inlineValue', 'inlineValueProvider');
        })(InlineValueRequest || (exports.InlineValueRequest = InlineValueRequest = {}));
        var InlineValueRefreshRequest;
        (function (InlineValueRefreshRequest) {
            InlineValueRefreshRequest.method = `workspace/inlineValue/refresh`;
            InlineValueRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            InlineValueRefreshRequest.type = new messages_1.ProtocolRequestType0(InlineValueRefreshRequest.method);
            InlineValueRefreshRequest.capabilities = messages_1.CM.create('workspace.inlineValue.refreshSupport', undefined);
        })(InlineValueRefreshRequest || (exports.InlineValueRefreshRequest = InlineValueRefreshRequest = {}));
    }),
    44837: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CodeActionRequest = exports.DocumentSymbolRequest = exports.DocumentHighlightRequest = exports.ReferencesRequest = exports.DefinitionRequest = exports.SignatureHelpRequest = exports.SignatureHelpTriggerKind = exports.HoverRequest = exports.CompletionResolveRequest = exports.CompletionRequest = exports.CompletionTriggerKind = exports.PublishDiagnosticsNotification = exports.WatchKind = exports.GlobPattern = exports.RelativePattern = exports.FileChangeType = exports.DidChangeWatchedFilesNotification = exports.WillSaveTextDocumentWaitUntilRequest = exports.WillSaveTextDocumentNotification = exports.TextDocumentSaveReason = exports.DidSaveTextDocumentNotification = exports.DidCloseTextDocumentNotification = exports.DidChangeTextDocumentNotification = exports.TextDocumentContentChangeEvent = exports.DidOpenTextDocumentNotification = exports.TextDocumentSyncKind = exports.TelemetryEventNotification = exports.LogMessageNotification = exports.ShowMessageRequest = exports.ShowMessageNotification = exports.MessageType = exports.DidChangeConfigurationNotification = exports.ExitNotification = exports.ShutdownRequest = exports.InitializedNotification = exports.InitializeErrorCodes = exports.InitializeRequest = exports.WorkDoneProgressOptions = exports.TextDocumentRegistrationOptions = exports.StaticRegistrationOptions = exports.PositionEncodingKind = exports.RegularExpressionEngineKind = exports.FailureHandlingKind = exports.ResourceOperationKind = exports.UnregistrationRequest = exports.RegistrationRequest = exports.DocumentSelector = exports.NotebookCellTextDocumentFilter = exports.NotebookDocumentFilter = exports.TextDocumentFilter = void 0;
        exports.UniquenessLevel = exports.WillDeleteFilesRequest = exports.DidDeleteFilesNotification = exports.WillRenameFilesRequest = exports.DidRenameFilesNotification = exports.WillCreateFilesRequest = exports.DidCreateFilesNotification = exports.FileOperationPatternKind = exports.LinkedEditingRangeRequest = exports.ShowDocumentRequest = exports.SemanticTokensRegistrationType = exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.TokenFormat = exports.CallHierarchyPrepareRequest = exports.CallHierarchyOutgoingCallsRequest = exports.CallHierarchyIncomingCallsRequest = exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = exports.SelectionRangeRequest = exports.DeclarationRequest = exports.FoldingRangeRefreshRequest = exports.FoldingRangeRequest = exports.ColorPresentationRequest = exports.DocumentColorRequest = exports.ConfigurationRequest = exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = exports.TypeDefinitionRequest = exports.ImplementationRequest = exports.ApplyWorkspaceEditRequest = exports.ExecuteCommandRequest = exports.PrepareRenameRequest = exports.RenameRequest = exports.PrepareSupportDefaultBehavior = exports.DocumentOnTypeFormattingRequest = exports.DocumentRangesFormattingRequest = exports.DocumentRangeFormattingRequest = exports.DocumentFormattingRequest = exports.DocumentLinkResolveRequest = exports.DocumentLinkRequest = exports.CodeLensRefreshRequest = exports.CodeLensResolveRequest = exports.CodeLensRequest = exports.WorkspaceSymbolResolveRequest = exports.WorkspaceSymbolRequest = exports.CodeActionResolveRequest = void 0;
        exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = exports.InlineCompletionRequest = exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = exports.DiagnosticRefreshRequest = exports.WorkspaceDiagnosticRequest = exports.DocumentDiagnosticRequest = exports.DocumentDiagnosticReportKind = exports.DiagnosticServerCancellationData = exports.InlayHintRefreshRequest = exports.InlayHintResolveRequest = exports.InlayHintRequest = exports.InlineValueRefreshRequest = exports.InlineValueRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchySubtypesRequest = exports.TypeHierarchyPrepareRequest = exports.MonikerRequest = exports.MonikerKind = void 0;
        const messages_1 = __webpack_require__(66785);
        const vscode_languageserver_types_1 = __webpack_require__(94612);
        const Is = __importStar(__webpack_require__(69183));
        const protocol_implementation_1 = __webpack_require__(6081);
        Object.defineProperty(exports, "ImplementationRequest", ({ enumerable: true, get: function () { return protocol_implementation_1.ImplementationRequest; } }));
        const protocol_typeDefinition_1 = __webpack_require__(92494);
        Object.defineProperty(exports, "TypeDefinitionRequest", ({ enumerable: true, get: function () { return protocol_typeDefinition_1.TypeDefinitionRequest; } }));
        const protocol_workspaceFolder_1 = __webpack_require__(74594);
        Object.defineProperty(exports, "WorkspaceFoldersRequest", ({ enumerable: true, get: function () { return protocol_workspaceFolder_1.WorkspaceFoldersRequest; } }));
        Object.defineProperty(exports, "DidChangeWorkspaceFoldersNotification", ({ enumerable: true, get: function () { return protocol_workspaceFolder_1.DidChangeWorkspaceFoldersNotification; } }));
        const protocol_configuration_1 = __webpack_require__(48417);
        Object.defineProperty(exports, "ConfigurationRequest", ({ enumerable: true, get: function () { return protocol_configuration_1.ConfigurationRequest; } }));
        const protocol_colorProvider_1 = __webpack_require__(62941);
        Object.defineProperty(exports, "DocumentColorRequest", ({ enumerable: true, get: function () { return protocol_colorProvider_1.DocumentColorRequest; } }));
        Object.defineProperty(exports, "ColorPresentationRequest", ({ enumerable: true, get: function () { return protocol_colorProvider_1.ColorPresentationRequest; } }));
        const protocol_foldingRange_1 = __webpack_require__(4717);
        Object.defineProperty(exports, "FoldingRangeRequest", ({ enumerable: true, get: function () { return protocol_foldingRange_1.FoldingRangeRequest; } }));
        Object.defineProperty(exports, "FoldingRangeRefreshRequest", ({ enumerable: true, get: function () { return protocol_foldingRange_1.FoldingRangeRefreshRequest; } }));
        const protocol_declaration_1 = __webpack_require__(57895);
        Object.defineProperty(exports, "DeclarationRequest", ({ enumerable: true, get: function () { return protocol_declaration_1.DeclarationRequest; } }));
        const protocol_selectionRange_1 = __webpack_require__(27132);
        Object.defineProperty(exports, "SelectionRangeRequest", ({ enumerable: true, get: function () { return protocol_selectionRange_1.SelectionRangeRequest; } }));
        const protocol_progress_1 = __webpack_require__(71972);
        Object.defineProperty(exports, "WorkDoneProgress", ({ enumerable: true, get: function () { return protocol_progress_1.WorkDoneProgress; } }));
        Object.defineProperty(exports, "WorkDoneProgressCreateRequest", ({ enumerable: true, get: function () { return protocol_progress_1.WorkDoneProgressCreateRequest; } }));
        Object.defineProperty(exports, "WorkDoneProgressCancelNotification", ({ enumerable: true, get: function () { return protocol_progress_1.WorkDoneProgressCancelNotification; } }));
        const protocol_callHierarchy_1 = __webpack_require__(16804);
        Object.defineProperty(exports, "CallHierarchyIncomingCallsRequest", ({ enumerable: true, get: function () { return protocol_callHierarchy_1.CallHierarchyIncomingCallsRequest; } }));
        Object.defineProperty(exports, "CallHierarchyOutgoingCallsRequest", ({ enumerable: true, get: function () { return protocol_callHierarchy_1.CallHierarchyOutgoingCallsRequest; } }));
        Object.defineProperty(exports, "CallHierarchyPrepareRequest", ({ enumerable: true, get: function () { return protocol_callHierarchy_1.CallHierarchyPrepareRequest; } }));
        const protocol_semanticTokens_1 = __webpack_require__(76317);
        Object.defineProperty(exports, "TokenFormat", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.TokenFormat; } }));
        Object.defineProperty(exports, "SemanticTokensRequest", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.SemanticTokensRequest; } }));
        Object.defineProperty(exports, "SemanticTokensDeltaRequest", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.SemanticTokensDeltaRequest; } }));
        Object.defineProperty(exports, "SemanticTokensRangeRequest", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.SemanticTokensRangeRequest; } }));
        Object.defineProperty(exports, "SemanticTokensRefreshRequest", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.SemanticTokensRefreshRequest; } }));
        Object.defineProperty(exports, "SemanticTokensRegistrationType", ({ enumerable: true, get: function () { return protocol_semanticTokens_1.SemanticTokensRegistrationType; } }));
        const protocol_showDocument_1 = __webpack_require__(85051);
        Object.defineProperty(exports, "ShowDocumentRequest", ({ enumerable: true, get: function () { return protocol_showDocument_1.ShowDocumentRequest; } }));
        const protocol_linkedEditingRange_1 = __webpack_require__(73515);
        Object.defineProperty(exports, "LinkedEditingRangeRequest", ({ enumerable: true, get: function () { return protocol_linkedEditingRange_1.LinkedEditingRangeRequest; } }));
        const protocol_fileOperations_1 = __webpack_require__(60787);
        Object.defineProperty(exports, "FileOperationPatternKind", ({ enumerable: true, get: function () { return protocol_fileOperations_1.FileOperationPatternKind; } }));
        Object.defineProperty(exports, "DidCreateFilesNotification", ({ enumerable: true, get: function () { return protocol_fileOperations_1.DidCreateFilesNotification; } }));
        Object.defineProperty(exports, "WillCreateFilesRequest", ({ enumerable: true, get: function () { return protocol_fileOperations_1.WillCreateFilesRequest; } }));
        Object.defineProperty(exports, "DidRenameFilesNotification", ({ enumerable: true, get: function () { return protocol_fileOperations_1.DidRenameFilesNotification; } }));
        Object.defineProperty(exports, "WillRenameFilesRequest", ({ enumerable: true, get: function () { return protocol_fileOperations_1.WillRenameFilesRequest; } }));
        Object.defineProperty(exports, "DidDeleteFilesNotification", ({ enumerable: true, get: function () { return protocol_fileOperations_1.DidDeleteFilesNotification; } }));
        Object.defineProperty(exports, "WillDeleteFilesRequest", ({ enumerable: true, get: function () { return protocol_fileOperations_1.WillDeleteFilesRequest; } }));
        const protocol_moniker_1 = __webpack_require__(44526);
        Object.defineProperty(exports, "UniquenessLevel", ({ enumerable: true, get: function () { return protocol_moniker_1.UniquenessLevel; } }));
        Object.defineProperty(exports, "MonikerKind", ({ enumerable: true, get: function () { return protocol_moniker_1.MonikerKind; } }));
        Object.defineProperty(exports, "MonikerRequest", ({ enumerable: true, get: function () { return protocol_moniker_1.MonikerRequest; } }));
        const protocol_typeHierarchy_1 = __webpack_require__(48348);
        Object.defineProperty(exports, "TypeHierarchyPrepareRequest", ({ enumerable: true, get: function () { return protocol_typeHierarchy_1.TypeHierarchyPrepareRequest; } }));
        Object.defineProperty(exports, "TypeHierarchySubtypesRequest", ({ enumerable: true, get: function () { return protocol_typeHierarchy_1.TypeHierarchySubtypesRequest; } }));
        Object.defineProperty(exports, "TypeHierarchySupertypesRequest", ({ enumerable: true, get: function () { return protocol_typeHierarchy_1.TypeHierarchySupertypesRequest; } }));
        const protocol_inlineValue_1 = __webpack_require__(3729);
        Object.defineProperty(exports, "InlineValueRequest", ({ enumerable: true, get: function () { return protocol_inlineValue_1.InlineValueRequest; } }));
        Object.defineProperty(exports, "InlineValueRefreshRequest", ({ enumerable: true, get: function () { return protocol_inlineValue_1.InlineValueRefreshRequest; } }));
        const protocol_inlayHint_1 = __webpack_require__(31409);
        Object.defineProperty(exports, "InlayHintRequest", ({ enumerable: true, get: function () { return protocol_inlayHint_1.InlayHintRequest; } }));
        Object.defineProperty(exports, "InlayHintResolveRequest", ({ enumerable: true, get: function () { return protocol_inlayHint_1.InlayHintResolveRequest; } }));
        Object.defineProperty(exports, "InlayHintRefreshRequest", ({ enumerable: true, get: function () { return protocol_inlayHint_1.InlayHintRefreshRequest; } }));
        const protocol_diagnostic_1 = __webpack_require__(42872);
        Object.defineProperty(exports, "DiagnosticServerCancellationData", ({ enumerable: true, get: function () { return protocol_diagnostic_1.DiagnosticServerCancellationData; } }));
        Object.defineProperty(exports, "DocumentDiagnosticReportKind", ({ enumerable: true, get: function () { return protocol_diagnostic_1.DocumentDiagnosticReportKind; } }));
        Object.defineProperty(exports, "DocumentDiagnosticRequest", ({ enumerable: true, get: function () { return protocol_diagnostic_1.DocumentDiagnosticRequest; } }));
        Object.defineProperty(exports, "WorkspaceDiagnosticRequest", ({ enumerable: true, get: function () { return protocol_diagnostic_1.WorkspaceDiagnosticRequest; } }));
        Object.defineProperty(exports, "DiagnosticRefreshRequest", ({ enumerable: true, get: function () { return protocol_diagnostic_1.DiagnosticRefreshRequest; } }));
        const protocol_notebook_1 = __webpack_require__(79574);
        Object.defineProperty(exports, "NotebookCellKind", ({ enumerable: true, get: function () { return protocol_notebook_1.NotebookCellKind; } }));
        Object.defineProperty(exports, "ExecutionSummary", ({ enumerable: true, get: function () { return protocol_notebook_1.ExecutionSummary; } }));
        Object.defineProperty(exports, "NotebookCell", ({ enumerable: true, get: function () { return protocol_notebook_1.NotebookCell; } }));
        Object.defineProperty(exports, "NotebookDocument", ({ enumerable: true, get: function () { return protocol_notebook_1.NotebookDocument; } }));
        Object.defineProperty(exports, "NotebookDocumentSyncRegistrationType", ({ enumerable: true, get: function () { return protocol_notebook_1.NotebookDocumentSyncRegistrationType; } }));
        Object.defineProperty(exports, "DidOpenNotebookDocumentNotification", ({ enumerable: true, get: function () { return protocol_notebook_1.DidOpenNotebookDocumentNotification; } }));
        Object.defineProperty(exports, "NotebookCellArrayChange", ({ enumerable: true, get: function () { return protocol_notebook_1.NotebookCellArrayChange; } }));
        Object.defineProperty(exports, "DidChangeNotebookDocumentNotification", ({ enumerable: true, get: function () { return protocol_notebook_1.DidChangeNotebookDocumentNotification; } }));
        Object.defineProperty(exports, "DidSaveNotebookDocumentNotification", ({ enumerable: true, get: function () { return protocol_notebook_1.DidSaveNotebookDocumentNotification; } }));
        Object.defineProperty(exports, "DidCloseNotebookDocumentNotification", ({ enumerable: true, get: function () { return protocol_notebook_1.DidCloseNotebookDocumentNotification; } }));
        const protocol_inlineCompletion_1 = __webpack_require__(360);
        Object.defineProperty(exports, "InlineCompletionRequest", ({ enumerable: true, get: function () { return protocol_inlineCompletion_1.InlineCompletionRequest; } }));
        const protocol_textDocumentContent_1 = __webpack_require__(86220);
        Object.defineProperty(exports, "TextDocumentContentRequest", ({ enumerable: true, get: function () { return protocol_textDocumentContent_1.TextDocumentContentRequest; } }));
        Object.defineProperty(exports, "TextDocumentContentRefreshRequest", ({ enumerable: true, get: function () { return protocol_textDocumentContent_1.TextDocumentContentRefreshRequest; } }));
        let __noDynamicImport;
        var TextDocumentFilter;
        (function (TextDocumentFilter) {
            function is(value) {
                const candidate = value;
                return Is.string(candidate) || (Is.string(candidate.language) || Is.string(candidate.scheme) || GlobPattern.is(candidate.pattern));
            }
            TextDocumentFilter.is = is;
        })(TextDocumentFilter || (exports.TextDocumentFilter = TextDocumentFilter = {}));
        var NotebookDocumentFilter;
        (function (NotebookDocumentFilter) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && (Is.string(candidate.notebookType) || Is.string(candidate.scheme) || Is.string(candidate.pattern));
            }
            NotebookDocumentFilter.is = is;
        })(NotebookDocumentFilter || (exports.NotebookDocumentFilter = NotebookDocumentFilter = {}));
        var NotebookCellTextDocumentFilter;
        (function (NotebookCellTextDocumentFilter) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate)
                    && (Is.string(candidate.notebook) || NotebookDocumentFilter.is(candidate.notebook))
                    && (candidate.language === undefined || Is.string(candidate.language));
            }
            NotebookCellTextDocumentFilter.is = is;
        })(NotebookCellTextDocumentFilter || (exports.NotebookCellTextDocumentFilter = NotebookCellTextDocumentFilter = {}));
        var DocumentSelector;
        (function (DocumentSelector) {
            function is(value) {
                if (!Array.isArray(value)) {
                    return false;
                }
                for (const elem of value) {
                    if (!Is.string(elem) && !TextDocumentFilter.is(elem) && !NotebookCellTextDocumentFilter.is(elem)) {
                        return false;
                    }
                }
                return true;
            }
            DocumentSelector.is = is;
        })(DocumentSelector || (exports.DocumentSelector = DocumentSelector = {}));
        var RegistrationRequest;
        (function (RegistrationRequest) {
            RegistrationRequest.method = 'client/registerCapability';
            RegistrationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            RegistrationRequest.type = new messages_1.ProtocolRequestType(RegistrationRequest.method);
        })(RegistrationRequest || (exports.RegistrationRequest = RegistrationRequest = {}));
        var UnregistrationRequest;
        (function (UnregistrationRequest) {
            UnregistrationRequest.method = 'client/unregisterCapability';
            UnregistrationRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            UnregistrationRequest.type = new messages_1.ProtocolRequestType(UnregistrationRequest.method);
        })(UnregistrationRequest || (exports.UnregistrationRequest = UnregistrationRequest = {}));
        var ResourceOperationKind;
        (function (ResourceOperationKind) {
            ResourceOperationKind.Create = 'create';
            ResourceOperationKind.Rename = 'rename';
            ResourceOperationKind.Delete = 'delete';
        })(ResourceOperationKind || (exports.ResourceOperationKind = ResourceOperationKind = {}));
        var FailureHandlingKind;
        (function (FailureHandlingKind) {
            FailureHandlingKind.Abort = 'abort';
            FailureHandlingKind.Transactional = 'transactional';
            FailureHandlingKind.TextOnlyTransactional = 'textOnlyTransactional';
            FailureHandlingKind.Undo = 'undo';
        })(FailureHandlingKind || (exports.FailureHandlingKind = FailureHandlingKind = {}));
        var RegularExpressionEngineKind;
        (function (RegularExpressionEngineKind) {
            RegularExpressionEngineKind.ES2020 = 'ES2020';
        })(RegularExpressionEngineKind || (exports.RegularExpressionEngineKind = RegularExpressionEngineKind = {}));
        var PositionEncodingKind;
        (function (PositionEncodingKind) {
            PositionEncodingKind.UTF8 = 'utf-8';
            PositionEncodingKind.UTF16 = 'utf-16';
            PositionEncodingKind.UTF32 = 'utf-32';
        })(PositionEncodingKind || (exports.PositionEncodingKind = PositionEncodingKind = {}));
        var StaticRegistrationOptions;
        (function (StaticRegistrationOptions) {
            function hasId(value) {
                const candidate = value;
                return candidate && Is.string(candidate.id) && candidate.id.length > 0;
            }
            StaticRegistrationOptions.hasId = hasId;
        })(StaticRegistrationOptions || (exports.StaticRegistrationOptions = StaticRegistrationOptions = {}));
        var TextDocumentRegistrationOptions;
        (function (TextDocumentRegistrationOptions) {
            function is(value) {
                const candidate = value;
                return candidate && (candidate.documentSelector === null || DocumentSelector.is(candidate.documentSelector));
            }
            TextDocumentRegistrationOptions.is = is;
        })(TextDocumentRegistrationOptions || (exports.TextDocumentRegistrationOptions = TextDocumentRegistrationOptions = {}));
        var WorkDoneProgressOptions;
        (function (WorkDoneProgressOptions) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && (candidate.workDoneProgress === undefined || Is.boolean(candidate.workDoneProgress));
            }
            WorkDoneProgressOptions.is = is;
            function hasWorkDoneProgress(value) {
                const candidate = value;
                return candidate && Is.boolean(candidate.workDoneProgress);
            }
            WorkDoneProgressOptions.hasWorkDoneProgress = hasWorkDoneProgress;
        })(WorkDoneProgressOptions || (exports.WorkDoneProgressOptions = WorkDoneProgressOptions = {}));
        var InitializeRequest;
        (function (InitializeRequest) {
            InitializeRequest.method = 'initialize';
            InitializeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            InitializeRequest.type = new messages_1.ProtocolRequestType(InitializeRequest.method);
        })(InitializeRequest || (exports.InitializeRequest = InitializeRequest = {}));
        var InitializeErrorCodes;
        (function (InitializeErrorCodes) {
            InitializeErrorCodes.unknownProtocolVersion = 1;
        })(InitializeErrorCodes || (exports.InitializeErrorCodes = InitializeErrorCodes = {}));
        var InitializedNotification;
        (function (InitializedNotification) {
            InitializedNotification.method = 'initialized';
            InitializedNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            InitializedNotification.type = new messages_1.ProtocolNotificationType(InitializedNotification.method);
        })(InitializedNotification || (exports.InitializedNotification = InitializedNotification = {}));
        var ShutdownRequest;
        (function (ShutdownRequest) {
            ShutdownRequest.method = 'shutdown';
            ShutdownRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            ShutdownRequest.type = new messages_1.ProtocolRequestType0(ShutdownRequest.method);
        })(ShutdownRequest || (exports.ShutdownRequest = ShutdownRequest = {}));
        var ExitNotification;
        (function (ExitNotification) {
            ExitNotification.method = 'exit';
            ExitNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            ExitNotification.type = new messages_1.ProtocolNotificationType0(ExitNotification.method);
        })(ExitNotification || (exports.ExitNotification = ExitNotification = {}));
        var DidChangeConfigurationNotification;
        (function (DidChangeConfigurationNotification) {
            DidChangeConfigurationNotification.method = 'workspace/didChangeConfiguration';
            DidChangeConfigurationNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidChangeConfigurationNotification.type = new messages_1.ProtocolNotificationType(DidChangeConfigurationNotification.method);
            DidChangeConfigurationNotification.capabilities = messages_1.CM.create('workspace.didChangeConfiguration', undefined);
        })(DidChangeConfigurationNotification || (exports.DidChangeConfigurationNotification = DidChangeConfigurationNotification = {}));
        var MessageType;
        (function (MessageType) {
            MessageType.Error = 1;
            MessageType.Warning = 2;
            MessageType.Info = 3;
            MessageType.Log = 4;
            MessageType.Debug = 5;
        })(MessageType || (exports.MessageType = MessageType = {}));
        var ShowMessageNotification;
        (function (ShowMessageNotification) {
            ShowMessageNotification.method = 'window/showMessage';
            ShowMessageNotification.messageDirection = messages_1.MessageDirection.serverToClient;
            ShowMessageNotification.type = new messages_1.ProtocolNotificationType(ShowMessageNotification.method);
            ShowMessageNotification.capabilities = messages_1.CM.create('window.showMessage', undefined);
        })(ShowMessageNotification || (exports.ShowMessageNotification = ShowMessageNotification = {}));
        var ShowMessageRequest;
        (function (ShowMessageRequest) {
            ShowMessageRequest.method = 'window/showMessageRequest';
            ShowMessageRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            ShowMessageRequest.type = new messages_1.ProtocolRequestType(ShowMessageRequest.method);
            ShowMessageRequest.capabilities = messages_1.CM.create('window.showMessage', undefined);
        })(ShowMessageRequest || (exports.ShowMessageRequest = ShowMessageRequest = {}));
        var LogMessageNotification;
        (function (LogMessageNotification) {
            LogMessageNotification.method = 'window/logMessage';
            LogMessageNotification.messageDirection = messages_1.MessageDirection.serverToClient;
            LogMessageNotification.type = new messages_1.ProtocolNotificationType(LogMessageNotification.method);
        })(LogMessageNotification || (exports.LogMessageNotification = LogMessageNotification = {}));
        var TelemetryEventNotification;
        (function (TelemetryEventNotification) {
            TelemetryEventNotification.method = 'telemetry/event';
            TelemetryEventNotification.messageDirection = messages_1.MessageDirection.serverToClient;
            TelemetryEventNotification.type = new messages_1.ProtocolNotificationType(TelemetryEventNotification.method);
        })(TelemetryEventNotification || (exports.TelemetryEventNotification = TelemetryEventNotification = {}));
        var TextDocumentSyncKind;
        (function (TextDocumentSyncKind) {
            TextDocumentSyncKind.None = 0;
            TextDocumentSyncKind.Full = 1;
            TextDocumentSyncKind.Incremental = 2;
        })(TextDocumentSyncKind || (exports.TextDocumentSyncKind = TextDocumentSyncKind = {}));
        var DidOpenTextDocumentNotification;
        (function (DidOpenTextDocumentNotification) {
            DidOpenTextDocumentNotification.method = 'textDocument/didOpen';
            DidOpenTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidOpenTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidOpenTextDocumentNotification.method);
            DidOpenTextDocumentNotification.capabilities = messages_1.CM.create('textDocument.synchronization', 'textDocumentSync.openClose');
        })(DidOpenTextDocumentNotification || (exports.DidOpenTextDocumentNotification = DidOpenTextDocumentNotification = {}));
        var TextDocumentContentChangeEvent;
        (function (TextDocumentContentChangeEvent) {
            function isIncremental(event) {
                const candidate = event;
                return candidate !== undefined && candidate !== null &&
                    typeof candidate.text === 'string' && candidate.range !== undefined &&
                    (candidate.rangeLength === undefined || typeof candidate.rangeLength === 'number');
            }
            TextDocumentContentChangeEvent.isIncremental = isIncremental;
            function isFull(event) {
                const candidate = event;
                return candidate !== undefined && candidate !== null &&
                    typeof candidate.text === 'string' && candidate.range === undefined && candidate.rangeLength === undefined;
            }
            TextDocumentContentChangeEvent.isFull = isFull;
        })(TextDocumentContentChangeEvent || (exports.TextDocumentContentChangeEvent = TextDocumentContentChangeEvent = {}));
        var DidChangeTextDocumentNotification;
        (function (DidChangeTextDocumentNotification) {
            DidChangeTextDocumentNotification.method = 'textDocument/didChange';
            DidChangeTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidChangeTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidChangeTextDocumentNotification.method);
            DidChangeTextDocumentNotification.capabilities = messages_1.CM.create('textDocument.synchronization', 'textDocumentSync');
        })(DidChangeTextDocumentNotification || (exports.DidChangeTextDocumentNotification = DidChangeTextDocumentNotification = {}));
        var DidCloseTextDocumentNotification;
        (function (DidCloseTextDocumentNotification) {
            DidCloseTextDocumentNotification.method = 'textDocument/didClose';
            DidCloseTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidCloseTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidCloseTextDocumentNotification.method);
            DidCloseTextDocumentNotification.capabilities = messages_1.CM.create('textDocument.synchronization', 'textDocumentSync.openClose');
        })(DidCloseTextDocumentNotification || (exports.DidCloseTextDocumentNotification = DidCloseTextDocumentNotification = {}));
        var DidSaveTextDocumentNotification;
        (function (DidSaveTextDocumentNotification) {
            DidSaveTextDocumentNotification.method = 'textDocument/didSave';
            DidSaveTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidSaveTextDocumentNotification.type = new messages_1.ProtocolNotificationType(DidSaveTextDocumentNotification.method);
            DidSaveTextDocumentNotification.capabilities = messages_1.CM.create('textDocument.synchronization.didSave', 'textDocumentSync.save');
        })(DidSaveTextDocumentNotification || (exports.DidSaveTextDocumentNotification = DidSaveTextDocumentNotification = {}));
        var TextDocumentSaveReason;
        (function (TextDocumentSaveReason) {
            TextDocumentSaveReason.Manual = 1;
            TextDocumentSaveReason.AfterDelay = 2;
            TextDocumentSaveReason.FocusOut = 3;
        })(TextDocumentSaveReason || (exports.TextDocumentSaveReason = TextDocumentSaveReason = {}));
        var WillSaveTextDocumentNotification;
        (function (WillSaveTextDocumentNotification) {
            WillSaveTextDocumentNotification.method = 'textDocument/willSave';
            WillSaveTextDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            WillSaveTextDocumentNotification.type = new messages_1.ProtocolNotificationType(WillSaveTextDocumentNotification.method);
            WillSaveTextDocumentNotification.capabilities = messages_1.CM.create('textDocument.synchronization.willSave', 'textDocumentSync.willSave');
        })(WillSaveTextDocumentNotification || (exports.WillSaveTextDocumentNotification = WillSaveTextDocumentNotification = {}));
        var WillSaveTextDocumentWaitUntilRequest;
        (function (WillSaveTextDocumentWaitUntilRequest) {
            WillSaveTextDocumentWaitUntilRequest.method = 'textDocument/willSaveWaitUntil';
            WillSaveTextDocumentWaitUntilRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WillSaveTextDocumentWaitUntilRequest.type = new messages_1.ProtocolRequestType(WillSaveTextDocumentWaitUntilRequest.method);
            WillSaveTextDocumentWaitUntilRequest.capabilities = messages_1.CM.create('textDocument.synchronization.willSaveWaitUntil', 'textDocumentSync.willSaveWaitUntil');
        })(WillSaveTextDocumentWaitUntilRequest || (exports.WillSaveTextDocumentWaitUntilRequest = WillSaveTextDocumentWaitUntilRequest = {}));
        var DidChangeWatchedFilesNotification;
        (function (DidChangeWatchedFilesNotification) {
            DidChangeWatchedFilesNotification.method = 'workspace/didChangeWatchedFiles';
            DidChangeWatchedFilesNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidChangeWatchedFilesNotification.type = new messages_1.ProtocolNotificationType(DidChangeWatchedFilesNotification.method);
            DidChangeWatchedFilesNotification.capabilities = messages_1.CM.create('workspace.didChangeWatchedFiles', undefined);
        })(DidChangeWatchedFilesNotification || (exports.DidChangeWatchedFilesNotification = DidChangeWatchedFilesNotification = {}));
        var FileChangeType;
        (function (FileChangeType) {
            FileChangeType.Created = 1;
            FileChangeType.Changed = 2;
            FileChangeType.Deleted = 3;
        })(FileChangeType || (exports.FileChangeType = FileChangeType = {}));
        var RelativePattern;
        (function (RelativePattern) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && (vscode_languageserver_types_1.URI.is(candidate.baseUri) || vscode_languageserver_types_1.WorkspaceFolder.is(candidate.baseUri)) && Is.string(candidate.pattern);
            }
            RelativePattern.is = is;
        })(RelativePattern || (exports.RelativePattern = RelativePattern = {}));
        var GlobPattern;
        (function (GlobPattern) {
            function is(value) {
                const candidate = value;
                return Is.string(candidate) || RelativePattern.is(candidate);
            }
            GlobPattern.is = is;
        })(GlobPattern || (exports.GlobPattern = GlobPattern = {}));
        var WatchKind;
        (function (WatchKind) {
            WatchKind.Create = 1;
            WatchKind.Change = 2;
            WatchKind.Delete = 4;
        })(WatchKind || (exports.WatchKind = WatchKind = {}));
        var PublishDiagnosticsNotification;
        (function (PublishDiagnosticsNotification) {
            PublishDiagnosticsNotification.method = 'textDocument/publishDiagnostics';
            PublishDiagnosticsNotification.messageDirection = messages_1.MessageDirection.serverToClient;
            PublishDiagnosticsNotification.type = new messages_1.ProtocolNotificationType(PublishDiagnosticsNotification.method);
            PublishDiagnosticsNotification.capabilities = messages_1.CM.create('textDocument.publishDiagnostics', undefined);
        })(PublishDiagnosticsNotification || (exports.PublishDiagnosticsNotification = PublishDiagnosticsNotification = {}));
        var CompletionTriggerKind;
        (function (CompletionTriggerKind) {
            CompletionTriggerKind.Invoked = 1;
            CompletionTriggerKind.TriggerCharacter = 2;
            CompletionTriggerKind.TriggerForIncompleteCompletions = 3;
        })(CompletionTriggerKind || (exports.CompletionTriggerKind = CompletionTriggerKind = {}));
        var CompletionRequest;
        (function (CompletionRequest) {
            CompletionRequest.method = 'textDocument/completion';
            CompletionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CompletionRequest.type = new messages_1.ProtocolRequestType(CompletionRequest.method);
            CompletionRequest.capabilities = messages_1.CM.create('textDocument.completion', 'completionProvider');
        })(CompletionRequest || (exports.CompletionRequest = CompletionRequest = {}));
        var CompletionResolveRequest;
        (function (CompletionResolveRequest) {
            CompletionResolveRequest.method = 'completionItem/resolve';
            CompletionResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CompletionResolveRequest.type = new messages_1.ProtocolRequestType(CompletionResolveRequest.method);
            CompletionResolveRequest.capabilities = messages_1.CM.create('textDocument.completion.completionItem.resolveSupport', 'completionProvider.resolveProvider');
        })(CompletionResolveRequest || (exports.CompletionResolveRequest = CompletionResolveRequest = {}));
        var HoverRequest;
        (function (HoverRequest) {
            HoverRequest.method = 'textDocument/hover';
            HoverRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            HoverRequest.type = new messages_1.ProtocolRequestType(HoverRequest.method);
            HoverRequest.capabilities = messages_1.CM.create('textDocument.hover', 'hoverProvider');
        })(HoverRequest || (exports.HoverRequest = HoverRequest = {}));
        var SignatureHelpTriggerKind;
        (function (SignatureHelpTriggerKind) {
            SignatureHelpTriggerKind.Invoked = 1;
            SignatureHelpTriggerKind.TriggerCharacter = 2;
            SignatureHelpTriggerKind.ContentChange = 3;
        })(SignatureHelpTriggerKind || (exports.SignatureHelpTriggerKind = SignatureHelpTriggerKind = {}));
        var SignatureHelpRequest;
        (function (SignatureHelpRequest) {
            SignatureHelpRequest.method = 'textDocument/signatureHelp';
            SignatureHelpRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            SignatureHelpRequest.type = new messages_1.ProtocolRequestType(SignatureHelpRequest.method);
            SignatureHelpRequest.capabilities = messages_1.CM.create('textDocument.signatureHelp', 'signatureHelpProvider');
        })(SignatureHelpRequest || (exports.SignatureHelpRequest = SignatureHelpRequest = {}));
        var DefinitionRequest;
        (function (DefinitionRequest) {
            DefinitionRequest.method = 'textDocument/definition';
            DefinitionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DefinitionRequest.type = new messages_1.ProtocolRequestType(DefinitionRequest.method);
            DefinitionRequest.capabilities = messages_1.CM.create('textDocument.definition', 'definitionProvider');
        })(DefinitionRequest || (exports.DefinitionRequest = DefinitionRequest = {}));
        var ReferencesRequest;
        (function (ReferencesRequest) {
            ReferencesRequest.method = 'textDocument/references';
            ReferencesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            ReferencesRequest.type = new messages_1.ProtocolRequestType(ReferencesRequest.method);
            ReferencesRequest.capabilities = messages_1.CM.create('textDocument.references', 'referencesProvider');
        })(ReferencesRequest || (exports.ReferencesRequest = ReferencesRequest = {}));
        var DocumentHighlightRequest;
        (function (DocumentHighlightRequest) {
            DocumentHighlightRequest.method = 'textDocument/documentHighlight';
            DocumentHighlightRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentHighlightRequest.type = new messages_1.ProtocolRequestType(DocumentHighlightRequest.method);
            DocumentHighlightRequest.capabilities = messages_1.CM.create('textDocument.documentHighlight', 'documentHighlightProvider');
        })(DocumentHighlightRequest || (exports.DocumentHighlightRequest = DocumentHighlightRequest = {}));
        var DocumentSymbolRequest;
        (function (DocumentSymbolRequest) {
            DocumentSymbolRequest.method = 'textDocument/documentSymbol';
            DocumentSymbolRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentSymbolRequest.type = new messages_1.ProtocolRequestType(DocumentSymbolRequest.method);
            DocumentSymbolRequest.capabilities = messages_1.CM.create('textDocument.documentSymbol', 'documentSymbolProvider');
        })(DocumentSymbolRequest || (exports.DocumentSymbolRequest = DocumentSymbolRequest = {}));
        var CodeActionRequest;
        (function (CodeActionRequest) {
            CodeActionRequest.method = 'textDocument/codeAction';
            CodeActionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CodeActionRequest.type = new messages_1.ProtocolRequestType(CodeActionRequest.method);
            CodeActionRequest.capabilities = messages_1.CM.create('textDocument.codeAction', 'codeActionProvider');
        })(CodeActionRequest || (exports.CodeActionRequest = CodeActionRequest = {}));
        var CodeActionResolveRequest;
        (function (CodeActionResolveRequest) {
            CodeActionResolveRequest.method = 'codeAction/resolve';
            CodeActionResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CodeActionResolveRequest.type = new messages_1.ProtocolRequestType(CodeActionResolveRequest.method);
            CodeActionResolveRequest.capabilities = messages_1.CM.create('textDocument.codeAction.resolveSupport', 'codeActionProvider.resolveProvider');
        })(CodeActionResolveRequest || (exports.CodeActionResolveRequest = CodeActionResolveRequest = {}));
        var WorkspaceSymbolRequest;
        (function (WorkspaceSymbolRequest) {
            WorkspaceSymbolRequest.method = 'workspace/symbol';
            WorkspaceSymbolRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WorkspaceSymbolRequest.type = new messages_1.ProtocolRequestType(WorkspaceSymbolRequest.method);
            WorkspaceSymbolRequest.capabilities = messages_1.CM.create('workspace.symbol', 'workspaceSymbolProvider');
        })(WorkspaceSymbolRequest || (exports.WorkspaceSymbolRequest = WorkspaceSymbolRequest = {}));
        var WorkspaceSymbolResolveRequest;
        (function (WorkspaceSymbolResolveRequest) {
            WorkspaceSymbolResolveRequest.method = 'workspaceSymbol/resolve';
            WorkspaceSymbolResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            WorkspaceSymbolResolveRequest.type = new messages_1.ProtocolRequestType(WorkspaceSymbolResolveRequest.method);
            WorkspaceSymbolResolveRequest.capabilities = messages_1.CM.create('workspace.symbol.resolveSupport', 'workspaceSymbolProvider.resolveProvider');
        })(WorkspaceSymbolResolveRequest || (exports.WorkspaceSymbolResolveRequest = WorkspaceSymbolResolveRequest = {}));
        var CodeLensRequest;
        (function (CodeLensRequest) {
            CodeLensRequest.method = 'textDocument/codeLens';
            CodeLensRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CodeLensRequest.type = new messages_1.ProtocolRequestType(CodeLensRequest.method);
            CodeLensRequest.capabilities = messages_1.CM.create('textDocument.codeLens', 'codeLensProvider');
        })(CodeLensRequest || (exports.CodeLensRequest = CodeLensRequest = {}));
        var CodeLensResolveRequest;
        (function (CodeLensResolveRequest) {
            CodeLensResolveRequest.method = 'codeLens/resolve';
            CodeLensResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            CodeLensResolveRequest.type = new messages_1.ProtocolRequestType(CodeLensResolveRequest.method);
            CodeLensResolveRequest.capabilities = messages_1.CM.create('textDocument.codeLens.resolveSupport', 'codeLensProvider.resolveProvider');
        })(CodeLensResolveRequest || (exports.CodeLensResolveRequest = CodeLensResolveRequest = {}));
        var CodeLensRefreshRequest;
        (function (CodeLensRefreshRequest) {
            CodeLensRefreshRequest.method = `workspace/codeLens/refresh`;
            CodeLensRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            CodeLensRefreshRequest.type = new messages_1.ProtocolRequestType0(CodeLensRefreshRequest.method);
            CodeLensRefreshRequest.capabilities = messages_1.CM.create('workspace.codeLens', undefined);
        })(CodeLensRefreshRequest || (exports.CodeLensRefreshRequest = CodeLensRefreshRequest = {}));
        var DocumentLinkRequest;
        (function (DocumentLinkRequest) {
            DocumentLinkRequest.method = 'textDocument/documentLink';
            DocumentLinkRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentLinkRequest.type = new messages_1.ProtocolRequestType(DocumentLinkRequest.method);
            DocumentLinkRequest.capabilities = messages_1.CM.create('textDocument.documentLink', 'documentLinkProvider');
        })(DocumentLinkRequest || (exports.DocumentLinkRequest = DocumentLinkRequest = {}));
        var DocumentLinkResolveRequest;
        (function (DocumentLinkResolveRequest) {
            DocumentLinkResolveRequest.method = 'documentLink/resolve';
            DocumentLinkResolveRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentLinkResolveRequest.type = new messages_1.ProtocolRequestType(DocumentLinkResolveRequest.method);
            DocumentLinkResolveRequest.capabilities = messages_1.CM.create('textDocument.documentLink', 'documentLinkProvider.resolveProvider');
        })(DocumentLinkResolveRequest || (exports.DocumentLinkResolveRequest = DocumentLinkResolveRequest = {}));
        var DocumentFormattingRequest;
        (function (DocumentFormattingRequest) {
            DocumentFormattingRequest.method = 'textDocument/formatting';
            DocumentFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentFormattingRequest.method);
            DocumentFormattingRequest.capabilities = messages_1.CM.create('textDocument.formatting', 'documentFormattingProvider');
        })(DocumentFormattingRequest || (exports.DocumentFormattingRequest = DocumentFormattingRequest = {}));
        var DocumentRangeFormattingRequest;
        (function (DocumentRangeFormattingRequest) {
            DocumentRangeFormattingRequest.method = 'textDocument/rangeFormatting';
            DocumentRangeFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentRangeFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentRangeFormattingRequest.method);
            DocumentRangeFormattingRequest.capabilities = messages_1.CM.create('textDocument.rangeFormatting', 'documentRangeFormattingProvider');
        })(DocumentRangeFormattingRequest || (exports.DocumentRangeFormattingRequest = DocumentRangeFormattingRequest = {}));
        var DocumentRangesFormattingRequest;
        (function (DocumentRangesFormattingRequest) {
            DocumentRangesFormattingRequest.method = 'textDocument/rangesFormatting';
            DocumentRangesFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentRangesFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentRangesFormattingRequest.method);
            DocumentRangesFormattingRequest.capabilities = messages_1.CM.create('textDocument.rangeFormatting.rangesSupport', 'documentRangeFormattingProvider.rangesSupport');
        })(DocumentRangesFormattingRequest || (exports.DocumentRangesFormattingRequest = DocumentRangesFormattingRequest = {}));
        var DocumentOnTypeFormattingRequest;
        (function (DocumentOnTypeFormattingRequest) {
            DocumentOnTypeFormattingRequest.method = 'textDocument/onTypeFormatting';
            DocumentOnTypeFormattingRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            DocumentOnTypeFormattingRequest.type = new messages_1.ProtocolRequestType(DocumentOnTypeFormattingRequest.method);
            DocumentOnTypeFormattingRequest.capabilities = messages_1.CM.create('textDocument.onTypeFormatting', 'documentOnTypeFormattingProvider');
        })(DocumentOnTypeFormattingRequest || (exports.DocumentOnTypeFormattingRequest = DocumentOnTypeFormattingRequest = {}));
        var PrepareSupportDefaultBehavior;
        (function (PrepareSupportDefaultBehavior) {
            PrepareSupportDefaultBehavior.Identifier = 1;
        })(PrepareSupportDefaultBehavior || (exports.PrepareSupportDefaultBehavior = PrepareSupportDefaultBehavior = {}));
        var RenameRequest;
        (function (RenameRequest) {
            RenameRequest.method = 'textDocument/rename';
            RenameRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            RenameRequest.type = new messages_1.ProtocolRequestType(RenameRequest.method);
            RenameRequest.capabilities = messages_1.CM.create('textDocument.rename', 'renameProvider');
        })(RenameRequest || (exports.RenameRequest = RenameRequest = {}));
        var PrepareRenameRequest;
        (function (PrepareRenameRequest) {
            PrepareRenameRequest.method = 'textDocument/prepareRename';
            PrepareRenameRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            PrepareRenameRequest.type = new messages_1.ProtocolRequestType(PrepareRenameRequest.method);
            PrepareRenameRequest.capabilities = messages_1.CM.create('textDocument.rename.prepareSupport', 'renameProvider.prepareProvider');
        })(PrepareRenameRequest || (exports.PrepareRenameRequest = PrepareRenameRequest = {}));
        var ExecuteCommandRequest;
        (function (ExecuteCommandRequest) {
            ExecuteCommandRequest.method = 'workspace/executeCommand';
            ExecuteCommandRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            ExecuteCommandRequest.type = new messages_1.ProtocolRequestType(ExecuteCommandRequest.method);
            ExecuteCommandRequest.capabilities = messages_1.CM.create('workspace.executeCommand', 'executeCommandProvider');
        })(ExecuteCommandRequest || (exports.ExecuteCommandRequest = ExecuteCommandRequest = {}));
        var ApplyWorkspaceEditRequest;
        (function (ApplyWorkspaceEditRequest) {
            ApplyWorkspaceEditRequest.method = 'workspace/applyEdit';
            ApplyWorkspaceEditRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            ApplyWorkspaceEditRequest.type = new messages_1.ProtocolRequestType('workspace/applyEdit');
            ApplyWorkspaceEditRequest.capabilities = messages_1.CM.create('workspace.applyEdit', undefined);
        })(ApplyWorkspaceEditRequest || (exports.ApplyWorkspaceEditRequest = ApplyWorkspaceEditRequest = {}));
    }),
    73515: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.LinkedEditingRangeRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var LinkedEditingRangeRequest;
        (function (LinkedEditingRangeRequest) {
            LinkedEditingRangeRequest.method = 'textDocument/linkedEditingRange';
            LinkedEditingRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            LinkedEditingRangeRequest.type = new messages_1.ProtocolRequestType(LinkedEditingRangeRequest.method);
            LinkedEditingRangeRequest.capabilities = messages_1.CM.create('textDocument.linkedEditingRange', 'linkedEditingRangeProvider');
        })(LinkedEditingRangeRequest || (exports.LinkedEditingRangeRequest = LinkedEditingRangeRequest = {}));
    }),
    44526: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MonikerRequest = exports.MonikerKind = exports.UniquenessLevel = void 0;
        const messages_1 = __webpack_require__(66785);
        var UniquenessLevel;
        (function (UniquenessLevel) {
            UniquenessLevel.document = 'document';
            UniquenessLevel.project = 'project';
            UniquenessLevel.group = 'group';
            UniquenessLevel.scheme = 'scheme';
            UniquenessLevel.global = 'global';
        })(UniquenessLevel || (exports.UniquenessLevel = UniquenessLevel = {}));
        var MonikerKind;
        (function (MonikerKind) {
            MonikerKind.$import = 'import';
            MonikerKind.$export = 'export';
            MonikerKind.local = 'local';
        })(MonikerKind || (exports.MonikerKind = MonikerKind = {}));
        var MonikerRequest;
        (function (MonikerRequest) {
            MonikerRequest.method = 'textDocument/moniker';
            MonikerRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            MonikerRequest.type = new messages_1.ProtocolRequestType(MonikerRequest.method);
            MonikerRequest.capabilities = messages_1.CM.create('textDocument.moniker', 'monikerProvider');
        })(MonikerRequest || (exports.MonikerRequest = MonikerRequest = {}));
    }),
    79574: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DidCloseNotebookDocumentNotification = exports.DidSaveNotebookDocumentNotification = exports.DidChangeNotebookDocumentNotification = exports.NotebookCellArrayChange = exports.DidOpenNotebookDocumentNotification = exports.NotebookDocumentSyncRegistrationType = exports.NotebookDocument = exports.NotebookCell = exports.ExecutionSummary = exports.NotebookCellKind = void 0;
        const vscode_languageserver_types_1 = __webpack_require__(94612);
        const Is = __importStar(__webpack_require__(69183));
        const messages_1 = __webpack_require__(66785);
        var NotebookCellKind;
        (function (NotebookCellKind) {
            NotebookCellKind.Markup = 1;
            NotebookCellKind.Code = 2;
            function is(value) {
                return value === 1 || value === 2;
            }
            NotebookCellKind.is = is;
        })(NotebookCellKind || (exports.NotebookCellKind = NotebookCellKind = {}));
        var ExecutionSummary;
        (function (ExecutionSummary) {
            function create(executionOrder, success) {
                const result = { executionOrder };
                if (success === true || success === false) {
                    result.success = success;
                }
                return result;
            }
            ExecutionSummary.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.executionOrder) && (candidate.success === undefined || Is.boolean(candidate.success));
            }
            ExecutionSummary.is = is;
            function equals(one, other) {
                if (one === other) {
                    return true;
                }
                if (one === null || one === undefined || other === null || other === undefined) {
                    return false;
                }
                return one.executionOrder === other.executionOrder && one.success === other.success;
            }
            ExecutionSummary.equals = equals;
        })(ExecutionSummary || (exports.ExecutionSummary = ExecutionSummary = {}));
        var NotebookCell;
        (function (NotebookCell) {
            function create(kind, document) {
                return { kind, document };
            }
            NotebookCell.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && NotebookCellKind.is(candidate.kind) && vscode_languageserver_types_1.DocumentUri.is(candidate.document) &&
                    (candidate.metadata === undefined || Is.objectLiteral(candidate.metadata));
            }
            NotebookCell.is = is;
            function diff(one, two) {
                const result = new Set();
                if (one.document !== two.document) {
                    result.add('document');
                }
                if (one.kind !== two.kind) {
                    result.add('kind');
                }
                if (one.executionSummary !== two.executionSummary) {
                    result.add('executionSummary');
                }
                if ((one.metadata !== undefined || two.metadata !== undefined) && !equalsMetadata(one.metadata, two.metadata)) {
                    result.add('metadata');
                }
                if ((one.executionSummary !== undefined || two.executionSummary !== undefined) && !ExecutionSummary.equals(one.executionSummary, two.executionSummary)) {
                    result.add('executionSummary');
                }
                return result;
            }
            NotebookCell.diff = diff;
            function equalsMetadata(one, other) {
                if (one === other) {
                    return true;
                }
                if (one === null || one === undefined || other === null || other === undefined) {
                    return false;
                }
                if (typeof one !== typeof other) {
                    return false;
                }
                if (typeof one !== 'object') {
                    return false;
                }
                const oneArray = Array.isArray(one);
                const otherArray = Array.isArray(other);
                if (oneArray !== otherArray) {
                    return false;
                }
                if (oneArray && otherArray) {
                    if (one.length !== other.length) {
                        return false;
                    }
                    for (let i = 0; i < one.length; i++) {
                        if (!equalsMetadata(one[i], other[i])) {
                            return false;
                        }
                    }
                }
                if (Is.objectLiteral(one) && Is.objectLiteral(other)) {
                    const oneKeys = Object.keys(one);
                    const otherKeys = Object.keys(other);
                    if (oneKeys.length !== otherKeys.length) {
                        return false;
                    }
                    oneKeys.sort();
                    otherKeys.sort();
                    if (!equalsMetadata(oneKeys, otherKeys)) {
                        return false;
                    }
                    for (let i = 0; i < oneKeys.length; i++) {
                        const prop = oneKeys[i];
                        if (!equalsMetadata(one[prop], other[prop])) {
                            return false;
                        }
                    }
                }
                return true;
            }
        })(NotebookCell || (exports.NotebookCell = NotebookCell = {}));
        var NotebookDocument;
        (function (NotebookDocument) {
            function create(uri, notebookType, version, cells) {
                return { uri, notebookType, version, cells };
            }
            NotebookDocument.create = create;
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && Is.string(candidate.uri) && vscode_languageserver_types_1.integer.is(candidate.version) && Is.typedArray(candidate.cells, NotebookCell.is);
            }
            NotebookDocument.is = is;
        })(NotebookDocument || (exports.NotebookDocument = NotebookDocument = {}));
        var NotebookDocumentSyncRegistrationType;
        (function (NotebookDocumentSyncRegistrationType) {
            NotebookDocumentSyncRegistrationType.method = 'notebookDocument/sync';
            NotebookDocumentSyncRegistrationType.messageDirection = messages_1.MessageDirection.clientToServer;
            NotebookDocumentSyncRegistrationType.type = new messages_1.RegistrationType(NotebookDocumentSyncRegistrationType.method);
        })(NotebookDocumentSyncRegistrationType || (exports.NotebookDocumentSyncRegistrationType = NotebookDocumentSyncRegistrationType = {}));
        var DidOpenNotebookDocumentNotification;
        (function (DidOpenNotebookDocumentNotification) {
            DidOpenNotebookDocumentNotification.method = 'notebookDocument/didOpen';
            DidOpenNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidOpenNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidOpenNotebookDocumentNotification.method);
            DidOpenNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
        })(DidOpenNotebookDocumentNotification || (exports.DidOpenNotebookDocumentNotification = DidOpenNotebookDocumentNotification = {}));
        var NotebookCellArrayChange;
        (function (NotebookCellArrayChange) {
            function is(value) {
                const candidate = value;
                return Is.objectLiteral(candidate) && vscode_languageserver_types_1.uinteger.is(candidate.start) && vscode_languageserver_types_1.uinteger.is(candidate.deleteCount) && (candidate.cells === undefined || Is.typedArray(candidate.cells, NotebookCell.is));
            }
            NotebookCellArrayChange.is = is;
            function create(start, deleteCount, cells) {
                const result = { start, deleteCount };
                if (cells !== undefined) {
                    result.cells = cells;
                }
                return result;
            }
            NotebookCellArrayChange.create = create;
        })(NotebookCellArrayChange || (exports.NotebookCellArrayChange = NotebookCellArrayChange = {}));
        var DidChangeNotebookDocumentNotification;
        (function (DidChangeNotebookDocumentNotification) {
            DidChangeNotebookDocumentNotification.method = 'notebookDocument/didChange';
            DidChangeNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidChangeNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidChangeNotebookDocumentNotification.method);
            DidChangeNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
        })(DidChangeNotebookDocumentNotification || (exports.DidChangeNotebookDocumentNotification = DidChangeNotebookDocumentNotification = {}));
        var DidSaveNotebookDocumentNotification;
        (function (DidSaveNotebookDocumentNotification) {
            DidSaveNotebookDocumentNotification.method = 'notebookDocument/didSave';
            DidSaveNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidSaveNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidSaveNotebookDocumentNotification.method);
            DidSaveNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
        })(DidSaveNotebookDocumentNotification || (exports.DidSaveNotebookDocumentNotification = DidSaveNotebookDocumentNotification = {}));
        var DidCloseNotebookDocumentNotification;
        (function (DidCloseNotebookDocumentNotification) {
            DidCloseNotebookDocumentNotification.method = 'notebookDocument/didClose';
            DidCloseNotebookDocumentNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidCloseNotebookDocumentNotification.type = new messages_1.ProtocolNotificationType(DidCloseNotebookDocumentNotification.method);
            DidCloseNotebookDocumentNotification.registrationMethod = NotebookDocumentSyncRegistrationType.method;
        })(DidCloseNotebookDocumentNotification || (exports.DidCloseNotebookDocumentNotification = DidCloseNotebookDocumentNotification = {}));
    }),
    71972: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.WorkDoneProgressCancelNotification = exports.WorkDoneProgressCreateRequest = exports.WorkDoneProgress = void 0;
        const vscode_jsonrpc_1 = __webpack_require__(93662);
        const messages_1 = __webpack_require__(66785);
        var WorkDoneProgress;
        (function (WorkDoneProgress) {
            WorkDoneProgress.type = new vscode_jsonrpc_1.ProgressType();
            function is(value) {
                return value === WorkDoneProgress.type;
            }
            WorkDoneProgress.is = is;
        })(WorkDoneProgress || (exports.WorkDoneProgress = WorkDoneProgress = {}));
        var WorkDoneProgressCreateRequest;
        (function (WorkDoneProgressCreateRequest) {
            WorkDoneProgressCreateRequest.method = 'window/workDoneProgress/create';
            WorkDoneProgressCreateRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            WorkDoneProgressCreateRequest.type = new messages_1.ProtocolRequestType(WorkDoneProgressCreateRequest.method);
            WorkDoneProgressCreateRequest.capabilities = messages_1.CM.create('window.workDoneProgress', undefined);
        })(WorkDoneProgressCreateRequest || (exports.WorkDoneProgressCreateRequest = WorkDoneProgressCreateRequest = {}));
        var WorkDoneProgressCancelNotification;
        (function (WorkDoneProgressCancelNotification) {
            WorkDoneProgressCancelNotification.method = 'window/workDoneProgress/cancel';
            WorkDoneProgressCancelNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            WorkDoneProgressCancelNotification.type = new messages_1.ProtocolNotificationType(WorkDoneProgressCancelNotification.method);
        })(WorkDoneProgressCancelNotification || (exports.WorkDoneProgressCancelNotification = WorkDoneProgressCancelNotification = {}));
    }),
    27132: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SelectionRangeRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var SelectionRangeRequest;
        (function (SelectionRangeRequest) {
            SelectionRangeRequest.method = 'textDocument/selectionRange';
            SelectionRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            SelectionRangeRequest.type = new messages_1.ProtocolRequestType(SelectionRangeRequest.method);
            SelectionRangeRequest.capabilities = messages_1.CM.create('textDocument.selectionRange', 'selectionRangeProvider');
        })(SelectionRangeRequest || (exports.SelectionRangeRequest = SelectionRangeRequest = {}));
    }),
    76317: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SemanticTokensRefreshRequest = exports.SemanticTokensRangeRequest = exports.SemanticTokensDeltaRequest = exports.SemanticTokensRequest = exports.SemanticTokensRegistrationType = exports.TokenFormat = void 0;
        const messages_1 = __webpack_require__(66785);
        var TokenFormat;
        (function (TokenFormat) {
            TokenFormat.Relative = 'relative';
        })(TokenFormat || (exports.TokenFormat = TokenFormat = {}));
        var SemanticTokensRegistrationType;
        (function (SemanticTokensRegistrationType) {
            SemanticTokensRegistrationType.method = 'textDocument/semanticTokens';
            SemanticTokensRegistrationType.type = new messages_1.RegistrationType(SemanticTokensRegistrationType.method);
        })(SemanticTokensRegistrationType || (exports.SemanticTokensRegistrationType = SemanticTokensRegistrationType = {}));
        var SemanticTokensRequest;
        (function (SemanticTokensRequest) {
            SemanticTokensRequest.method = 'textDocument/semanticTokens/full';
            SemanticTokensRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            SemanticTokensRequest.type = new messages_1.ProtocolRequestType(SemanticTokensRequest.method);
            SemanticTokensRequest.registrationMethod = SemanticTokensRegistrationType.method;
            SemanticTokensRequest.capabilities = messages_1.CM.create('textDocument.semanticTokens', 'semanticTokensProvider');
        })(SemanticTokensRequest || (exports.SemanticTokensRequest = SemanticTokensRequest = {}));
        var SemanticTokensDeltaRequest;
        (function (SemanticTokensDeltaRequest) {
            SemanticTokensDeltaRequest.method = 'textDocument/semanticTokens/full/delta';
            SemanticTokensDeltaRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            SemanticTokensDeltaRequest.type = new messages_1.ProtocolRequestType(SemanticTokensDeltaRequest.method);
            SemanticTokensDeltaRequest.registrationMethod = SemanticTokensRegistrationType.method;
            SemanticTokensDeltaRequest.capabilities = messages_1.CM.create('textDocument.semanticTokens.requests.full.delta', 'semanticTokensProvider.full.delta');
        })(SemanticTokensDeltaRequest || (exports.SemanticTokensDeltaRequest = SemanticTokensDeltaRequest = {}));
        var SemanticTokensRangeRequest;
        (function (SemanticTokensRangeRequest) {
            SemanticTokensRangeRequest.method = 'textDocument/semanticTokens/range';
            SemanticTokensRangeRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            SemanticTokensRangeRequest.type = new messages_1.ProtocolRequestType(SemanticTokensRangeRequest.method);
            SemanticTokensRangeRequest.registrationMethod = SemanticTokensRegistrationType.method;
            SemanticTokensRangeRequest.capabilities = messages_1.CM.create('textDocument.semanticTokens.requests.range', 'semanticTokensProvider.range');
        })(SemanticTokensRangeRequest || (exports.SemanticTokensRangeRequest = SemanticTokensRangeRequest = {}));
        var SemanticTokensRefreshRequest;
        (function (SemanticTokensRefreshRequest) {
            SemanticTokensRefreshRequest.method = `workspace/semanticTokens/refresh`;
            SemanticTokensRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            SemanticTokensRefreshRequest.type = new messages_1.ProtocolRequestType0(SemanticTokensRefreshRequest.method);
            SemanticTokensRefreshRequest.capabilities = messages_1.CM.create('workspace.semanticTokens.refreshSupport', undefined);
        })(SemanticTokensRefreshRequest || (exports.SemanticTokensRefreshRequest = SemanticTokensRefreshRequest = {}));
    }),
    85051: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ShowDocumentRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var ShowDocumentRequest;
        (function (ShowDocumentRequest) {
            ShowDocumentRequest.method = 'window/showDocument';
            ShowDocumentRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            ShowDocumentRequest.type = new messages_1.ProtocolRequestType(ShowDocumentRequest.method);
            ShowDocumentRequest.capabilities = messages_1.CM.create('window.showDocument.support', undefined);
        })(ShowDocumentRequest || (exports.ShowDocumentRequest = ShowDocumentRequest = {}));
    }),
    86220: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TextDocumentContentRefreshRequest = exports.TextDocumentContentRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var TextDocumentContentRequest;
        (function (TextDocumentContentRequest) {
            TextDocumentContentRequest.method = 'workspace/textDocumentContent';
            TextDocumentContentRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            TextDocumentContentRequest.type = new messages_1.ProtocolRequestType(TextDocumentContentRequest.method);
            TextDocumentContentRequest.capabilities = messages_1.CM.create('workspace.textDocumentContent', 'workspace.textDocumentContent');
        })(TextDocumentContentRequest || (exports.TextDocumentContentRequest = TextDocumentContentRequest = {}));
        var TextDocumentContentRefreshRequest;
        (function (TextDocumentContentRefreshRequest) {
            TextDocumentContentRefreshRequest.method = `workspace/textDocumentContent/refresh`;
            TextDocumentContentRefreshRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            TextDocumentContentRefreshRequest.type = new messages_1.ProtocolRequestType(TextDocumentContentRefreshRequest.method);
        })(TextDocumentContentRefreshRequest || (exports.TextDocumentContentRefreshRequest = TextDocumentContentRefreshRequest = {}));
    }),
    92494: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TypeDefinitionRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        let __noDynamicImport;
        var TypeDefinitionRequest;
        (function (TypeDefinitionRequest) {
            TypeDefinitionRequest.method = 'textDocument/typeDefinition';
            TypeDefinitionRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            TypeDefinitionRequest.type = new messages_1.ProtocolRequestType(TypeDefinitionRequest.method);
            TypeDefinitionRequest.capabilities = messages_1.CM.create('textDocument.typeDefinition', 'typeDefinitionProvider');
        })(TypeDefinitionRequest || (exports.TypeDefinitionRequest = TypeDefinitionRequest = {}));
    }),
    48348: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TypeHierarchySubtypesRequest = exports.TypeHierarchySupertypesRequest = exports.TypeHierarchyPrepareRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var TypeHierarchyPrepareRequest;
        (function (TypeHierarchyPrepareRequest) {
            TypeHierarchyPrepareRequest.method = 'textDocument/prepareTypeHierarchy';
            TypeHierarchyPrepareRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            TypeHierarchyPrepareRequest.type = new messages_1.ProtocolRequestType(TypeHierarchyPrepareRequest.method);
            TypeHierarchyPrepareRequest.capabilities = messages_1.CM.create('textDocument.typeHierarchy', 'typeHierarchyProvider');
        })(TypeHierarchyPrepareRequest || (exports.TypeHierarchyPrepareRequest = TypeHierarchyPrepareRequest = {}));
        var TypeHierarchySupertypesRequest;
        (function (TypeHierarchySupertypesRequest) {
            TypeHierarchySupertypesRequest.method = 'typeHierarchy/supertypes';
            TypeHierarchySupertypesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            TypeHierarchySupertypesRequest.type = new messages_1.ProtocolRequestType(TypeHierarchySupertypesRequest.method);
        })(TypeHierarchySupertypesRequest || (exports.TypeHierarchySupertypesRequest = TypeHierarchySupertypesRequest = {}));
        var TypeHierarchySubtypesRequest;
        (function (TypeHierarchySubtypesRequest) {
            TypeHierarchySubtypesRequest.method = 'typeHierarchy/subtypes';
            TypeHierarchySubtypesRequest.messageDirection = messages_1.MessageDirection.clientToServer;
            TypeHierarchySubtypesRequest.type = new messages_1.ProtocolRequestType(TypeHierarchySubtypesRequest.method);
        })(TypeHierarchySubtypesRequest || (exports.TypeHierarchySubtypesRequest = TypeHierarchySubtypesRequest = {}));
    }),
    74594: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DidChangeWorkspaceFoldersNotification = exports.WorkspaceFoldersRequest = void 0;
        const messages_1 = __webpack_require__(66785);
        var WorkspaceFoldersRequest;
        (function (WorkspaceFoldersRequest) {
            WorkspaceFoldersRequest.method = 'workspace/workspaceFolders';
            WorkspaceFoldersRequest.messageDirection = messages_1.MessageDirection.serverToClient;
            WorkspaceFoldersRequest.type = new messages_1.ProtocolRequestType0(WorkspaceFoldersRequest.method);
            WorkspaceFoldersRequest.capabilities = messages_1.CM.create('workspace.workspaceFolders', 'workspace.workspaceFolders');
        })(WorkspaceFoldersRequest || (exports.WorkspaceFoldersRequest = WorkspaceFoldersRequest = {}));
        var DidChangeWorkspaceFoldersNotification;
        (function (DidChangeWorkspaceFoldersNotification) {
            DidChangeWorkspaceFoldersNotification.method = 'workspace/didChangeWorkspaceFolders';
            DidChangeWorkspaceFoldersNotification.messageDirection = messages_1.MessageDirection.clientToServer;
            DidChangeWorkspaceFoldersNotification.type = new messages_1.ProtocolNotificationType(DidChangeWorkspaceFoldersNotification.method);
            DidChangeWorkspaceFoldersNotification.capabilities = messages_1.CM.create(undefined, 'workspace.workspaceFolders.changeNotifications');
        })(DidChangeWorkspaceFoldersNotification || (exports.DidChangeWorkspaceFoldersNotification = DidChangeWorkspaceFoldersNotification = {}));
    }),
    69183: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.boolean = boolean;
        exports.string = string;
        exports.number = number;
        exports.error = error;
        exports.func = func;
        exports.array = array;
        exports.stringArray = stringArray;
        exports.typedArray = typedArray;
        exports.objectLiteral = objectLiteral;
        function boolean(value) {
            return value === true || value === false;
        }
        function string(value) {
            return typeof value === 'string' || value instanceof String;
        }
        function number(value) {
            return typeof value === 'number' || value instanceof Number;
        }
        function error(value) {
            return value instanceof Error;
        }
        function func(value) {
            return typeof value === 'function';
        }
        function array(value) {
            return Array.isArray(value);
        }
        function stringArray(value) {
            return array(value) && value.every(elem => string(elem));
        }
        function typedArray(value, check) {
            return Array.isArray(value) && value.every(check);
        }
        function objectLiteral(value) {
            return value !== null && typeof value === 'object';
        }
    }),
    15699: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.createProtocolConnection = createProtocolConnection;
        const node_1 = __webpack_require__(54058);
        __exportStar(__webpack_require__(54058), exports);
        __exportStar(__webpack_require__(65617), exports);
        function createProtocolConnection(input, output, logger, options) {
            return (0, node_1.createMessageConnection)(input, output, logger, options);
        }
    }),
    94612: (function (module, exports) {
        (function (factory) {
            if (true && typeof module.exports === "object") {
                var v = factory(require, exports);
                if (v !== undefined)
                    module.exports = v;
            }
            else if (typeof define === "function" && define.amd) {
                define(["require", "exports"], factory);
            }
        })(function () {
            'use strict';
            Object.defineProperty(exports, "__esModule", ({ value: true }));
            exports.TextDocument = exports.EOL = exports.WorkspaceFolder = exports.InlineCompletionContext = exports.SelectedCompletionInfo = exports.InlineCompletionTriggerKind = exports.InlineCompletionList = exports.InlineCompletionItem = exports.StringValue = exports.InlayHint = exports.InlayHintLabelPart = exports.InlayHintKind = exports.InlineValueContext = exports.InlineValueEvaluatableExpression = exports.InlineValueVariableLookup = exports.InlineValueText = exports.SemanticTokens = exports.SemanticTokenModifiers = exports.SemanticTokenTypes = exports.SelectionRange = exports.DocumentLink = exports.FormattingOptions = exports.CodeLens = exports.CodeAction = exports.CodeActionTag = exports.CodeActionContext = exports.CodeActionTriggerKind = exports.CodeActionKind = exports.DocumentSymbol = exports.WorkspaceSymbol = exports.SymbolInformation = exports.SymbolTag = exports.SymbolKind = exports.DocumentHighlight = exports.DocumentHighlightKind = exports.SignatureInformation = exports.ParameterInformation = exports.Hover = exports.MarkedString = exports.CompletionList = exports.CompletionItem = exports.CompletionItemLabelDetails = exports.ApplyKind = exports.InsertTextMode = exports.InsertReplaceEdit = exports.CompletionItemTag = exports.InsertTextFormat = exports.CompletionItemKind = exports.MarkupContent = exports.MarkupKind = exports.TextDocumentItem = exports.LanguageKind = exports.OptionalVersionedTextDocumentIdentifier = exports.VersionedTextDocumentIdentifier = exports.TextDocumentIdentifier = exports.WorkspaceChange = exports.SnippetTextEdit = exports.WorkspaceEdit = exports.DeleteFile = exports.RenameFile = exports.CreateFile = exports.TextDocumentEdit = exports.AnnotatedTextEdit = exports.ChangeAnnotationIdentifier = exports.ChangeAnnotation = exports.TextEdit = exports.Command = exports.Diagnostic = exports.CodeDescription = exports.DiagnosticTag = exports.DiagnosticSeverity = exports.DiagnosticRelatedInformation = exports.FoldingRange = exports.FoldingRangeKind = exports.ColorPresentation = exports.ColorInformation = exports.Color = exports.LocationLink = exports.Location = exports.Range = exports.Position = exports.uinteger = exports.integer = exports.URI = exports.DocumentUri = void 0;
            var DocumentUri;
            (function (DocumentUri) {
                function is(value) {
                    return typeof value === 'string';
                }
                DocumentUri.is = is;
            })(DocumentUri || (exports.DocumentUri = DocumentUri = {}));
            var URI;
            (function (URI) {
                function is(value) {
                    return typeof value === 'string';
                }
                URI.is = is;
            })(URI || (exports.URI = URI = {}));
            var integer;
            (function (integer) {
                integer.MIN_VALUE = -2147483648;
                integer.MAX_VALUE = 2147483647;
                function is(value) {
                    return typeof value === 'number' && integer.MIN_VALUE <= value && value <= integer.MAX_VALUE;
                }
                integer.is = is;
            })(integer || (exports.integer = integer = {}));
            var uinteger;
            (function (uinteger) {
                uinteger.MIN_VALUE = 0;
                uinteger.MAX_VALUE = 2147483647;
                function is(value) {
                    return typeof value === 'number' && uinteger.MIN_VALUE <= value && value <= uinteger.MAX_VALUE;
                }
                uinteger.is = is;
            })(uinteger || (exports.uinteger = uinteger = {}));
            var Position;
            (function (Position) {
                function create(line, character) {
                    if (line === Number.MAX_VALUE) {
                        line = uinteger.MAX_VALUE;
                    }
                    if (character === Number.MAX_VALUE) {
                        character = uinteger.MAX_VALUE;
                    }
                    return { line: line, character: character };
                }
                Position.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.uinteger(candidate.line) && Is.uinteger(candidate.character);
                }
                Position.is = is;
            })(Position || (exports.Position = Position = {}));
            var Range;
            (function (Range) {
                function create(one, two, three, four) {
                    if (Is.uinteger(one) && Is.uinteger(two) && Is.uinteger(three) && Is.uinteger(four)) {
                        return { start: Position.create(one, two), end: Position.create(three, four) };
                    }
                    else if (Position.is(one) && Position.is(two)) {
                        return { start: one, end: two };
                    }
                    else {
                        throw new Error("Range#create called with invalid arguments[".concat(one, ", ").concat(two, ", ").concat(three, ", ").concat(four, "]"));
                    }
                }
                Range.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Position.is(candidate.start) && Position.is(candidate.end);
                }
                Range.is = is;
            })(Range || (exports.Range = Range = {}));
            var Location;
            (function (Location) {
                function create(uri, range) {
                    return { uri: uri, range: range };
                }
                Location.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Range.is(candidate.range) && (Is.string(candidate.uri) || Is.undefined(candidate.uri));
                }
                Location.is = is;
            })(Location || (exports.Location = Location = {}));
            var LocationLink;
            (function (LocationLink) {
                function create(targetUri, targetRange, targetSelectionRange, originSelectionRange) {
                    return { targetUri: targetUri, targetRange: targetRange, targetSelectionRange: targetSelectionRange, originSelectionRange: originSelectionRange };
                }
                LocationLink.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Range.is(candidate.targetRange) && Is.string(candidate.targetUri)
                        && Range.is(candidate.targetSelectionRange)
                        && (Range.is(candidate.originSelectionRange) || Is.undefined(candidate.originSelectionRange));
                }
                LocationLink.is = is;
            })(LocationLink || (exports.LocationLink = LocationLink = {}));
            var Color;
            (function (Color) {
                function create(red, green, blue, alpha) {
                    return {
                        red: red,
                        green: green,
                        blue: blue,
                        alpha: alpha,
                    };
                }
                Color.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.numberRange(candidate.red, 0, 1)
                        && Is.numberRange(candidate.green, 0, 1)
                        && Is.numberRange(candidate.blue, 0, 1)
                        && Is.numberRange(candidate.alpha, 0, 1);
                }
                Color.is = is;
            })(Color || (exports.Color = Color = {}));
            var ColorInformation;
            (function (ColorInformation) {
                function create(range, color) {
                    return {
                        range: range,
                        color: color,
                    };
                }
                ColorInformation.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Range.is(candidate.range) && Color.is(candidate.color);
                }
                ColorInformation.is = is;
            })(ColorInformation || (exports.ColorInformation = ColorInformation = {}));
            var ColorPresentation;
            (function (ColorPresentation) {
                function create(label, textEdit, additionalTextEdits) {
                    return {
                        label: label,
                        textEdit: textEdit,
                        additionalTextEdits: additionalTextEdits,
                    };
                }
                ColorPresentation.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.string(candidate.label)
                        && (Is.undefined(candidate.textEdit) || TextEdit.is(candidate.textEdit))
                        && (Is.undefined(candidate.additionalTextEdits) || Is.typedArray(candidate.additionalTextEdits, TextEdit.is));
                }
                ColorPresentation.is = is;
            })(ColorPresentation || (exports.ColorPresentation = ColorPresentation = {}));
            var FoldingRangeKind;
            (function (FoldingRangeKind) {
                FoldingRangeKind.Comment = 'comment';
                FoldingRangeKind.Imports = 'imports';
                FoldingRangeKind.Region = 'region';
            })(FoldingRangeKind || (exports.FoldingRangeKind = FoldingRangeKind = {}));
            var FoldingRange;
            (function (FoldingRange) {
                function create(startLine, endLine, startCharacter, endCharacter, kind, collapsedText) {
                    var result = {
                        startLine: startLine,
                        endLine: endLine
                    };
                    if (Is.defined(startCharacter)) {
                        result.startCharacter = startCharacter;
                    }
                    if (Is.defined(endCharacter)) {
                        result.endCharacter = endCharacter;
                    }
                    if (Is.defined(kind)) {
                        result.kind = kind;
                    }
                    if (Is.defined(collapsedText)) {
                        result.collapsedText = collapsedText;
                    }
                    return result;
                }
                FoldingRange.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.uinteger(candidate.startLine) && Is.uinteger(candidate.endLine)
                        && (Is.undefined(candidate.startCharacter) || Is.uinteger(candidate.startCharacter))
                        && (Is.undefined(candidate.endCharacter) || Is.uinteger(candidate.endCharacter))
                        && (Is.undefined(candidate.kind) || Is.string(candidate.kind));
                }
                FoldingRange.is = is;
            })(FoldingRange || (exports.FoldingRange = FoldingRange = {}));
            var DiagnosticRelatedInformation;
            (function (DiagnosticRelatedInformation) {
                function create(location, message) {
                    return {
                        location: location,
                        message: message
                    };
                }
                DiagnosticRelatedInformation.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Location.is(candidate.location) && Is.string(candidate.message);
                }
                DiagnosticRelatedInformation.is = is;
            })(DiagnosticRelatedInformation || (exports.DiagnosticRelatedInformation = DiagnosticRelatedInformation = {}));
            var DiagnosticSeverity;
            (function (DiagnosticSeverity) {
                DiagnosticSeverity.Error = 1;
                DiagnosticSeverity.Warning = 2;
                DiagnosticSeverity.Information = 3;
                DiagnosticSeverity.Hint = 4;
            })(DiagnosticSeverity || (exports.DiagnosticSeverity = DiagnosticSeverity = {}));
            var DiagnosticTag;
            (function (DiagnosticTag) {
                DiagnosticTag.Unnecessary = 1;
                DiagnosticTag.Deprecated = 2;
            })(DiagnosticTag || (exports.DiagnosticTag = DiagnosticTag = {}));
            var CodeDescription;
            (function (CodeDescription) {
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.string(candidate.href);
                }
                CodeDescription.is = is;
            })(CodeDescription || (exports.CodeDescription = CodeDescription = {}));
            var Diagnostic;
            (function (Diagnostic) {
                function create(range, message, severity, code, source, relatedInformation) {
                    var result = { range: range, message: message };
                    if (Is.defined(severity)) {
                        result.severity = severity;
                    }
                    if (Is.defined(code)) {
                        result.code = code;
                    }
                    if (Is.defined(source)) {
                        result.source = source;
                    }
                    if (Is.defined(relatedInformation)) {
                        result.relatedInformation = relatedInformation;
                    }
                    return result;
                }
                Diagnostic.create = create;
                function is(value) {
                    var _a;
                    var candidate = value;
                    return Is.defined(candidate)
                        && Range.is(candidate.range)
                        && (Is.string(candidate.message) || MarkupContent.is(candidate.message))
                        && (Is.number(candidate.severity) || Is.undefined(candidate.severity))
                        && (Is.integer(candidate.code) || Is.string(candidate.code) || Is.undefined(candidate.code))
                        && (Is.undefined(candidate.codeDescription) || (Is.string((_a = candidate.codeDescription) === null || _a === void 0 ? void 0 : _a.href)))
                        && (Is.string(candidate.source) || Is.undefined(candidate.source))
                        && (Is.undefined(candidate.relatedInformation) || Is.typedArray(candidate.relatedInformation, DiagnosticRelatedInformation.is));
                }
                Diagnostic.is = is;
                function is3_17(value) {
                    return Is.string(value.message);
                }
                Diagnostic.is3_17 = is3_17;
                function getMessageString(diagnostic) {
                    if (Is.string(diagnostic.message)) {
                        return diagnostic.message;
                    }
                    else if (MarkupContent.is(diagnostic.message)) {
                        return diagnostic.message.value;
                    }
                    else {
                        throw new Error("Unknown message type ".concat(typeof diagnostic.message));
                    }
                }
                Diagnostic.getMessageString = getMessageString;
            })(Diagnostic || (exports.Diagnostic = Diagnostic = {}));
            var Command;
            (function (Command) {
                function create(title, command) {
                    var args = [];
                    for (var _i = 2; _i < arguments.length; _i++) {
                        args[_i - 2] = arguments[_i];
                    }
                    var result = { title: title, command: command };
                    if (Is.defined(args) && args.length > 0) {
                        result.arguments = args;
                    }
                    return result;
                }
                Command.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.title) && (candidate.tooltip === undefined || Is.string(candidate.tooltip)) && Is.string(candidate.command);
                }
                Command.is = is;
            })(Command || (exports.Command = Command = {}));
            var TextEdit;
            (function (TextEdit) {
                function replace(range, newText) {
                    return { range: range, newText: newText };
                }
                TextEdit.replace = replace;
                function insert(position, newText) {
                    return { range: { start: position, end: position }, newText: newText };
                }
                TextEdit.insert = insert;
                function del(range) {
                    return { range: range, newText: '' };
                }
                TextEdit.del = del;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate)
                        && Is.string(candidate.newText)
                        && Range.is(candidate.range);
                }
                TextEdit.is = is;
            })(TextEdit || (exports.TextEdit = TextEdit = {}));
            var ChangeAnnotation;
            (function (ChangeAnnotation) {
                function create(label, needsConfirmation, description) {
                    var result = { label: label };
                    if (needsConfirmation !== undefined) {
                        result.needsConfirmation = needsConfirmation;
                    }
                    if (description !== undefined) {
                        result.description = description;
                    }
                    return result;
                }
                ChangeAnnotation.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Is.string(candidate.label) &&
                        (Is.boolean(candidate.needsConfirmation) || candidate.needsConfirmation === undefined) &&
                        (Is.string(candidate.description) || candidate.description === undefined);
                }
                ChangeAnnotation.is = is;
            })(ChangeAnnotation || (exports.ChangeAnnotation = ChangeAnnotation = {}));
            var ChangeAnnotationIdentifier;
            (function (ChangeAnnotationIdentifier) {
                function is(value) {
                    var candidate = value;
                    return Is.string(candidate);
                }
                ChangeAnnotationIdentifier.is = is;
            })(ChangeAnnotationIdentifier || (exports.ChangeAnnotationIdentifier = ChangeAnnotationIdentifier = {}));
            var AnnotatedTextEdit;
            (function (AnnotatedTextEdit) {
                function replace(range, newText, annotation) {
                    return { range: range, newText: newText, annotationId: annotation };
                }
                AnnotatedTextEdit.replace = replace;
                function insert(position, newText, annotation) {
                    return { range: { start: position, end: position }, newText: newText, annotationId: annotation };
                }
                AnnotatedTextEdit.insert = insert;
                function del(range, annotation) {
                    return { range: range, newText: '', annotationId: annotation };
                }
                AnnotatedTextEdit.del = del;
                function is(value) {
                    var candidate = value;
                    return TextEdit.is(candidate) && (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId));
                }
                AnnotatedTextEdit.is = is;
            })(AnnotatedTextEdit || (exports.AnnotatedTextEdit = AnnotatedTextEdit = {}));
            var TextDocumentEdit;
            (function (TextDocumentEdit) {
                function create(textDocument, edits) {
                    return { textDocument: textDocument, edits: edits };
                }
                TextDocumentEdit.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate)
                        && OptionalVersionedTextDocumentIdentifier.is(candidate.textDocument)
                        && Array.isArray(candidate.edits);
                }
                TextDocumentEdit.is = is;
            })(TextDocumentEdit || (exports.TextDocumentEdit = TextDocumentEdit = {}));
            var CreateFile;
            (function (CreateFile) {
                function create(uri, options, annotation) {
                    var result = {
                        kind: 'create',
                        uri: uri
                    };
                    if (options !== undefined && (options.overwrite !== undefined || options.ignoreIfExists !== undefined)) {
                        result.options = options;
                    }
                    if (annotation !== undefined) {
                        result.annotationId = annotation;
                    }
                    return result;
                }
                CreateFile.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate && candidate.kind === 'create' && Is.string(candidate.uri) && (candidate.options === undefined ||
                        ((candidate.options.overwrite === undefined || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === undefined || Is.boolean(candidate.options.ignoreIfExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
                }
                CreateFile.is = is;
            })(CreateFile || (exports.CreateFile = CreateFile = {}));
            var RenameFile;
            (function (RenameFile) {
                function create(oldUri, newUri, options, annotation) {
                    var result = {
                        kind: 'rename',
                        oldUri: oldUri,
                        newUri: newUri
                    };
                    if (options !== undefined && (options.overwrite !== undefined || options.ignoreIfExists !== undefined)) {
                        result.options = options;
                    }
                    if (annotation !== undefined) {
                        result.annotationId = annotation;
                    }
                    return result;
                }
                RenameFile.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate && candidate.kind === 'rename' && Is.string(candidate.oldUri) && Is.string(candidate.newUri) && (candidate.options === undefined ||
                        ((candidate.options.overwrite === undefined || Is.boolean(candidate.options.overwrite)) && (candidate.options.ignoreIfExists === undefined || Is.boolean(candidate.options.ignoreIfExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
                }
                RenameFile.is = is;
            })(RenameFile || (exports.RenameFile = RenameFile = {}));
            var DeleteFile;
            (function (DeleteFile) {
                function create(uri, options, annotation) {
                    var result = {
                        kind: 'delete',
                        uri: uri
                    };
                    if (options !== undefined && (options.recursive !== undefined || options.ignoreIfNotExists !== undefined)) {
                        result.options = options;
                    }
                    if (annotation !== undefined) {
                        result.annotationId = annotation;
                    }
                    return result;
                }
                DeleteFile.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate && candidate.kind === 'delete' && Is.string(candidate.uri) && (candidate.options === undefined ||
                        ((candidate.options.recursive === undefined || Is.boolean(candidate.options.recursive)) && (candidate.options.ignoreIfNotExists === undefined || Is.boolean(candidate.options.ignoreIfNotExists)))) && (candidate.annotationId === undefined || ChangeAnnotationIdentifier.is(candidate.annotationId));
                }
                DeleteFile.is = is;
            })(DeleteFile || (exports.DeleteFile = DeleteFile = {}));
            var WorkspaceEdit;
            (function (WorkspaceEdit) {
                function is(value) {
                    var candidate = value;
                    return candidate &&
                        (candidate.changes !== undefined || candidate.documentChanges !== undefined) &&
                        (candidate.documentChanges === undefined || candidate.documentChanges.every(function (change) {
                            if (Is.string(change.kind)) {
                                return CreateFile.is(change) || RenameFile.is(change) || DeleteFile.is(change);
                            }
                            else {
                                return TextDocumentEdit.is(change);
                            }
                        }));
                }
                WorkspaceEdit.is = is;
            })(WorkspaceEdit || (exports.WorkspaceEdit = WorkspaceEdit = {}));
            var TextEditChangeImpl = (function () {
                function TextEditChangeImpl(edits, changeAnnotations) {
                    this.edits = edits;
                    this.changeAnnotations = changeAnnotations;
                }
                TextEditChangeImpl.prototype.insert = function (position, newText, annotation) {
                    var edit;
                    var id;
                    if (annotation === undefined) {
                        edit = TextEdit.insert(position, newText);
                    }
                    else if (ChangeAnnotationIdentifier.is(annotation)) {
                        id = annotation;
                        edit = AnnotatedTextEdit.insert(position, newText, annotation);
                    }
                    else {
                        this.assertChangeAnnotations(this.changeAnnotations);
                        id = this.changeAnnotations.manage(annotation);
                        edit = AnnotatedTextEdit.insert(position, newText, id);
                    }
                    this.edits.push(edit);
                    if (id !== undefined) {
                        return id;
                    }
                };
                TextEditChangeImpl.prototype.replace = function (range, newText, annotation) {
                    var edit;
                    var id;
                    if (annotation === undefined) {
                        edit = TextEdit.replace(range, newText);
                    }
                    else if (ChangeAnnotationIdentifier.is(annotation)) {
                        id = annotation;
                        edit = AnnotatedTextEdit.replace(range, newText, annotation);
                    }
                    else {
                        this.assertChangeAnnotations(this.changeAnnotations);
                        id = this.changeAnnotations.manage(annotation);
                        edit = AnnotatedTextEdit.replace(range, newText, id);
                    }
                    this.edits.push(edit);
                    if (id !== undefined) {
                        return id;
                    }
                };
                TextEditChangeImpl.prototype.delete = function (range, annotation) {
                    var edit;
                    var id;
                    if (annotation === undefined) {
                        edit = TextEdit.del(range);
                    }
                    else if (ChangeAnnotationIdentifier.is(annotation)) {
                        id = annotation;
                        edit = AnnotatedTextEdit.del(range, annotation);
                    }
                    else {
                        this.assertChangeAnnotations(this.changeAnnotations);
                        id = this.changeAnnotations.manage(annotation);
                        edit = AnnotatedTextEdit.del(range, id);
                    }
                    this.edits.push(edit);
                    if (id !== undefined) {
                        return id;
                    }
                };
                TextEditChangeImpl.prototype.add = function (edit) {
                    this.edits.push(edit);
                };
                TextEditChangeImpl.prototype.all = function () {
                    return this.edits;
                };
                TextEditChangeImpl.prototype.clear = function () {
                    this.edits.splice(0, this.edits.length);
                };
                TextEditChangeImpl.prototype.assertChangeAnnotations = function (value) {
                    if (value === undefined) {
                        throw new Error("Text edit change is not configured to manage change annotations.");
                    }
                };
                return TextEditChangeImpl;
            }());
            var SnippetTextEdit;
            (function (SnippetTextEdit) {
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate)
                        && Range.is(candidate.range)
                        && StringValue.isSnippet(candidate.snippet)
                        && (candidate.annotationId === undefined ||
                            (ChangeAnnotation.is(candidate.annotationId) || ChangeAnnotationIdentifier.is(candidate.annotationId)));
                }
                SnippetTextEdit.is = is;
            })(SnippetTextEdit || (exports.SnippetTextEdit = SnippetTextEdit = {}));
            var ChangeAnnotations = (function () {
                function ChangeAnnotations(annotations) {
                    this._annotations = annotations === undefined ? Object.create(null) : annotations;
                    this._counter = 0;
                    this._size = 0;
                }
                ChangeAnnotations.prototype.all = function () {
                    return this._annotations;
                };
                Object.defineProperty(ChangeAnnotations.prototype, "size", {
                    get: function () {
                        return this._size;
                    },
                    enumerable: false,
                    configurable: true
                });
                ChangeAnnotations.prototype.manage = function (idOrAnnotation, annotation) {
                    var id;
                    if (ChangeAnnotationIdentifier.is(idOrAnnotation)) {
                        id = idOrAnnotation;
                    }
                    else {
                        id = this.nextId();
                        annotation = idOrAnnotation;
                    }
                    if (this._annotations[id] !== undefined) {
                        throw new Error("Id ".concat(id, " is already in use."));
                    }
                    if (annotation === undefined) {
                        throw new Error("No annotation provided for id ".concat(id));
                    }
                    this._annotations[id] = annotation;
                    this._size++;
                    return id;
                };
                ChangeAnnotations.prototype.nextId = function () {
                    this._counter++;
                    return this._counter.toString();
                };
                return ChangeAnnotations;
            }());
            var WorkspaceChange = (function () {
                function WorkspaceChange(workspaceEdit) {
                    var _this = this;
                    this._textEditChanges = Object.create(null);
                    if (workspaceEdit !== undefined) {
                        this._workspaceEdit = workspaceEdit;
                        if (workspaceEdit.documentChanges) {
                            this._changeAnnotations = new ChangeAnnotations(workspaceEdit.changeAnnotations);
                            workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                            workspaceEdit.documentChanges.forEach(function (change) {
                                if (TextDocumentEdit.is(change)) {
                                    var textEditChange = new TextEditChangeImpl(change.edits, _this._changeAnnotations);
                                    _this._textEditChanges[change.textDocument.uri] = textEditChange;
                                }
                            });
                        }
                        else if (workspaceEdit.changes) {
                            Object.keys(workspaceEdit.changes).forEach(function (key) {
                                var textEditChange = new TextEditChangeImpl(workspaceEdit.changes[key]);
                                _this._textEditChanges[key] = textEditChange;
                            });
                        }
                    }
                    else {
                        this._workspaceEdit = {};
                    }
                }
                Object.defineProperty(WorkspaceChange.prototype, "edit", {
                    get: function () {
                        this.initDocumentChanges();
                        if (this._changeAnnotations !== undefined) {
                            if (this._changeAnnotations.size === 0) {
                                this._workspaceEdit.changeAnnotations = undefined;
                            }
                            else {
                                this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                            }
                        }
                        return this._workspaceEdit;
                    },
                    enumerable: false,
                    configurable: true
                });
                WorkspaceChange.prototype.getTextEditChange = function (key) {
                    if (OptionalVersionedTextDocumentIdentifier.is(key)) {
                        this.initDocumentChanges();
                        if (this._workspaceEdit.documentChanges === undefined) {
                            throw new Error('Workspace edit is not configured for document changes.');
                        }
                        var textDocument = { uri: key.uri, version: key.version };
                        var result = this._textEditChanges[textDocument.uri];
                        if (!result) {
                            var edits = [];
                            var textDocumentEdit = {
                                textDocument: textDocument,
                                edits: edits
                            };
                            this._workspaceEdit.documentChanges.push(textDocumentEdit);
                            result = new TextEditChangeImpl(edits, this._changeAnnotations);
                            this._textEditChanges[textDocument.uri] = result;
                        }
                        return result;
                    }
                    else {
                        this.initChanges();
                        if (this._workspaceEdit.changes === undefined) {
                            throw new Error('Workspace edit is not configured for normal text edit changes.');
                        }
                        var result = this._textEditChanges[key];
                        if (!result) {
                            var edits = [];
                            this._workspaceEdit.changes[key] = edits;
                            result = new TextEditChangeImpl(edits);
                            this._textEditChanges[key] = result;
                        }
                        return result;
                    }
                };
                WorkspaceChange.prototype.initDocumentChanges = function () {
                    if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
                        this._changeAnnotations = new ChangeAnnotations();
                        this._workspaceEdit.documentChanges = [];
                        this._workspaceEdit.changeAnnotations = this._changeAnnotations.all();
                    }
                };
                WorkspaceChange.prototype.initChanges = function () {
                    if (this._workspaceEdit.documentChanges === undefined && this._workspaceEdit.changes === undefined) {
                        this._workspaceEdit.changes = Object.create(null);
                    }
                };
                WorkspaceChange.prototype.createFile = function (uri, optionsOrAnnotation, options) {
                    this.initDocumentChanges();
                    if (this._workspaceEdit.documentChanges === undefined) {
                        throw new Error('Workspace edit is not configured for document changes.');
                    }
                    var annotation;
                    if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                        annotation = optionsOrAnnotation;
                    }
                    else {
                        options = optionsOrAnnotation;
                    }
                    var operation;
                    var id;
                    if (annotation === undefined) {
                        operation = CreateFile.create(uri, options);
                    }
                    else {
                        id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                        operation = CreateFile.create(uri, options, id);
                    }
                    this._workspaceEdit.documentChanges.push(operation);
                    if (id !== undefined) {
                        return id;
                    }
                };
                WorkspaceChange.prototype.renameFile = function (oldUri, newUri, optionsOrAnnotation, options) {
                    this.initDocumentChanges();
                    if (this._workspaceEdit.documentChanges === undefined) {
                        throw new Error('Workspace edit is not configured for document changes.');
                    }
                    var annotation;
                    if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                        annotation = optionsOrAnnotation;
                    }
                    else {
                        options = optionsOrAnnotation;
                    }
                    var operation;
                    var id;
                    if (annotation === undefined) {
                        operation = RenameFile.create(oldUri, newUri, options);
                    }
                    else {
                        id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                        operation = RenameFile.create(oldUri, newUri, options, id);
                    }
                    this._workspaceEdit.documentChanges.push(operation);
                    if (id !== undefined) {
                        return id;
                    }
                };
                WorkspaceChange.prototype.deleteFile = function (uri, optionsOrAnnotation, options) {
                    this.initDocumentChanges();
                    if (this._workspaceEdit.documentChanges === undefined) {
                        throw new Error('Workspace edit is not configured for document changes.');
                    }
                    var annotation;
                    if (ChangeAnnotation.is(optionsOrAnnotation) || ChangeAnnotationIdentifier.is(optionsOrAnnotation)) {
                        annotation = optionsOrAnnotation;
                    }
                    else {
                        options = optionsOrAnnotation;
                    }
                    var operation;
                    var id;
                    if (annotation === undefined) {
                        operation = DeleteFile.create(uri, options);
                    }
                    else {
                        id = ChangeAnnotationIdentifier.is(annotation) ? annotation : this._changeAnnotations.manage(annotation);
                        operation = DeleteFile.create(uri, options, id);
                    }
                    this._workspaceEdit.documentChanges.push(operation);
                    if (id !== undefined) {
                        return id;
                    }
                };
                return WorkspaceChange;
            }());
            exports.WorkspaceChange = WorkspaceChange;
            var TextDocumentIdentifier;
            (function (TextDocumentIdentifier) {
                function create(uri) {
                    return { uri: uri };
                }
                TextDocumentIdentifier.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.uri);
                }
                TextDocumentIdentifier.is = is;
            })(TextDocumentIdentifier || (exports.TextDocumentIdentifier = TextDocumentIdentifier = {}));
            var VersionedTextDocumentIdentifier;
            (function (VersionedTextDocumentIdentifier) {
                function create(uri, version) {
                    return { uri: uri, version: version };
                }
                VersionedTextDocumentIdentifier.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.uri) && Is.integer(candidate.version);
                }
                VersionedTextDocumentIdentifier.is = is;
            })(VersionedTextDocumentIdentifier || (exports.VersionedTextDocumentIdentifier = VersionedTextDocumentIdentifier = {}));
            var OptionalVersionedTextDocumentIdentifier;
            (function (OptionalVersionedTextDocumentIdentifier) {
                function create(uri, version) {
                    return { uri: uri, version: version };
                }
                OptionalVersionedTextDocumentIdentifier.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.uri) && (candidate.version === null || Is.integer(candidate.version));
                }
                OptionalVersionedTextDocumentIdentifier.is = is;
            })(OptionalVersionedTextDocumentIdentifier || (exports.OptionalVersionedTextDocumentIdentifier = OptionalVersionedTextDocumentIdentifier = {}));
            var LanguageKind;
            (function (LanguageKind) {
                LanguageKind.ABAP = 'abap';
                LanguageKind.WindowsBat = 'bat';
                LanguageKind.BibTeX = 'bibtex';
                LanguageKind.Clojure = 'clojure';
                LanguageKind.Coffeescript = 'coffeescript';
                LanguageKind.C = 'c';
                LanguageKind.CPP = 'cpp';
                LanguageKind.CSharp = 'csharp';
                LanguageKind.CSS = 'css';
                LanguageKind.D = 'd';
                LanguageKind.Delphi = 'pascal';
                LanguageKind.Diff = 'diff';
                LanguageKind.Dart = 'dart';
                LanguageKind.Dockerfile = 'dockerfile';
                LanguageKind.Elixir = 'elixir';
                LanguageKind.Erlang = 'erlang';
                LanguageKind.FSharp = 'fsharp';
                LanguageKind.GitCommit = 'git-commit';
                LanguageKind.GitRebase = 'git-rebase';
                LanguageKind.Go = 'go';
                LanguageKind.Groovy = 'groovy';
                LanguageKind.Handlebars = 'handlebars';
                LanguageKind.Haskell = 'haskell';
                LanguageKind.HTML = 'html';
                LanguageKind.Ini = 'ini';
                LanguageKind.Java = 'java';
                LanguageKind.JavaScript = 'javascript';
                LanguageKind.JavaScriptReact = 'javascriptreact';
                LanguageKind.JSON = 'json';
                LanguageKind.LaTeX = 'latex';
                LanguageKind.Less = 'less';
                LanguageKind.Lua = 'lua';
                LanguageKind.Makefile = 'makefile';
                LanguageKind.Markdown = 'markdown';
                LanguageKind.ObjectiveC = 'objective-c';
                LanguageKind.ObjectiveCPP = 'objective-cpp';
                LanguageKind.Pascal = 'pascal';
                LanguageKind.Perl = 'perl';
                LanguageKind.Perl6 = 'perl6';
                LanguageKind.PHP = 'php';
                LanguageKind.Plaintext = 'plaintext';
                LanguageKind.Powershell = 'powershell';
                LanguageKind.Pug = 'jade';
                LanguageKind.Python = 'python';
                LanguageKind.R = 'r';
                LanguageKind.Razor = 'razor';
                LanguageKind.Ruby = 'ruby';
                LanguageKind.Rust = 'rust';
                LanguageKind.SCSS = 'scss';
                LanguageKind.SASS = 'sass';
                LanguageKind.Scala = 'scala';
                LanguageKind.ShaderLab = 'shaderlab';
                LanguageKind.ShellScript = 'shellscript';
                LanguageKind.SQL = 'sql';
                LanguageKind.Swift = 'swift';
                LanguageKind.TypeScript = 'typescript';
                LanguageKind.TypeScriptReact = 'typescriptreact';
                LanguageKind.TeX = 'tex';
                LanguageKind.VisualBasic = 'vb';
                LanguageKind.XML = 'xml';
                LanguageKind.XSL = 'xsl';
                LanguageKind.YAML = 'yaml';
            })(LanguageKind || (exports.LanguageKind = LanguageKind = {}));
            var TextDocumentItem;
            (function (TextDocumentItem) {
                function create(uri, languageId, version, text) {
                    return { uri: uri, languageId: languageId, version: version, text: text };
                }
                TextDocumentItem.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.uri) && Is.string(candidate.languageId) && Is.integer(candidate.version) && Is.string(candidate.text);
                }
                TextDocumentItem.is = is;
            })(TextDocumentItem || (exports.TextDocumentItem = TextDocumentItem = {}));
            var MarkupKind;
            (function (MarkupKind) {
                MarkupKind.PlainText = 'plaintext';
                MarkupKind.Markdown = 'markdown';
                function is(value) {
                    var candidate = value;
                    return candidate === MarkupKind.PlainText || candidate === MarkupKind.Markdown;
                }
                MarkupKind.is = is;
            })(MarkupKind || (exports.MarkupKind = MarkupKind = {}));
            var MarkupContent;
            (function (MarkupContent) {
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(value) && MarkupKind.is(candidate.kind) && Is.string(candidate.value);
                }
                MarkupContent.is = is;
            })(MarkupContent || (exports.MarkupContent = MarkupContent = {}));
            var CompletionItemKind;
            (function (CompletionItemKind) {
                CompletionItemKind.Text = 1;
                CompletionItemKind.Method = 2;
                CompletionItemKind.Function = 3;
                CompletionItemKind.Constructor = 4;
                CompletionItemKind.Field = 5;
                CompletionItemKind.Variable = 6;
                CompletionItemKind.Class = 7;
                CompletionItemKind.Interface = 8;
                CompletionItemKind.Module = 9;
                CompletionItemKind.Property = 10;
                CompletionItemKind.Unit = 11;
                CompletionItemKind.Value = 12;
                CompletionItemKind.Enum = 13;
                CompletionItemKind.Keyword = 14;
                CompletionItemKind.Snippet = 15;
                CompletionItemKind.Color = 16;
                CompletionItemKind.File = 17;
                CompletionItemKind.Reference = 18;
                CompletionItemKind.Folder = 19;
                CompletionItemKind.EnumMember = 20;
                CompletionItemKind.Constant = 21;
                CompletionItemKind.Struct = 22;
                CompletionItemKind.Event = 23;
                CompletionItemKind.Operator = 24;
                CompletionItemKind.TypeParameter = 25;
            })(CompletionItemKind || (exports.CompletionItemKind = CompletionItemKind = {}));
            var InsertTextFormat;
            (function (InsertTextFormat) {
                InsertTextFormat.PlainText = 1;
                InsertTextFormat.Snippet = 2;
            })(InsertTextFormat || (exports.InsertTextFormat = InsertTextFormat = {}));
            var CompletionItemTag;
            (function (CompletionItemTag) {
                CompletionItemTag.Deprecated = 1;
            })(CompletionItemTag || (exports.CompletionItemTag = CompletionItemTag = {}));
            var InsertReplaceEdit;
            (function (InsertReplaceEdit) {
                function create(newText, insert, replace) {
                    return { newText: newText, insert: insert, replace: replace };
                }
                InsertReplaceEdit.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate && Is.string(candidate.newText) && Range.is(candidate.insert) && Range.is(candidate.replace);
                }
                InsertReplaceEdit.is = is;
            })(InsertReplaceEdit || (exports.InsertReplaceEdit = InsertReplaceEdit = {}));
            var InsertTextMode;
            (function (InsertTextMode) {
                InsertTextMode.asIs = 1;
                InsertTextMode.adjustIndentation = 2;
            })(InsertTextMode || (exports.InsertTextMode = InsertTextMode = {}));
            var ApplyKind;
            (function (ApplyKind) {
                ApplyKind.Replace = 1;
                ApplyKind.Merge = 2;
            })(ApplyKind || (exports.ApplyKind = ApplyKind = {}));
            var CompletionItemLabelDetails;
            (function (CompletionItemLabelDetails) {
                function is(value) {
                    var candidate = value;
                    return candidate && (Is.string(candidate.detail) || candidate.detail === undefined) &&
                        (Is.string(candidate.description) || candidate.description === undefined);
                }
                CompletionItemLabelDetails.is = is;
            })(CompletionItemLabelDetails || (exports.CompletionItemLabelDetails = CompletionItemLabelDetails = {}));
            var CompletionItem;
            (function (CompletionItem) {
                function create(label) {
                    return { label: label };
                }
                CompletionItem.create = create;
            })(CompletionItem || (exports.CompletionItem = CompletionItem = {}));
            var CompletionList;
            (function (CompletionList) {
                function create(items, isIncomplete) {
                    return { items: items ? items : [], isIncomplete: !!isIncomplete };
                }
                CompletionList.create = create;
            })(CompletionList || (exports.CompletionList = CompletionList = {}));
            var MarkedString;
            (function (MarkedString) {
                function fromPlainText(plainText) {
                    return plainText.replace(/[\\`*_{}[\]()#+\-.!]/g, '\\$&');
                }
                MarkedString.fromPlainText = fromPlainText;
                function is(value) {
                    var candidate = value;
                    return Is.string(candidate) || (Is.objectLiteral(candidate) && Is.string(candidate.language) && Is.string(candidate.value));
                }
                MarkedString.is = is;
            })(MarkedString || (exports.MarkedString = MarkedString = {}));
            var Hover;
            (function (Hover) {
                function is(value) {
                    var candidate = value;
                    return !!candidate && Is.objectLiteral(candidate) && (MarkupContent.is(candidate.contents) ||
                        MarkedString.is(candidate.contents) ||
                        Is.typedArray(candidate.contents, MarkedString.is)) && (value.range === undefined || Range.is(value.range));
                }
                Hover.is = is;
            })(Hover || (exports.Hover = Hover = {}));
            var ParameterInformation;
            (function (ParameterInformation) {
                function create(label, documentation) {
                    return documentation ? { label: label, documentation: documentation } : { label: label };
                }
                ParameterInformation.create = create;
            })(ParameterInformation || (exports.ParameterInformation = ParameterInformation = {}));
            var SignatureInformation;
            (function (SignatureInformation) {
                function create(label, documentation) {
                    var parameters = [];
                    for (var _i = 2; _i < arguments.length; _i++) {
                        parameters[_i - 2] = arguments[_i];
                    }
                    var result = { label: label };
                    if (Is.defined(documentation)) {
                        result.documentation = documentation;
                    }
                    if (Is.defined(parameters)) {
                        result.parameters = parameters;
                    }
                    else {
                        result.parameters = [];
                    }
                    return result;
                }
                SignatureInformation.create = create;
            })(SignatureInformation || (exports.SignatureInformation = SignatureInformation = {}));
            var DocumentHighlightKind;
            (function (DocumentHighlightKind) {
                DocumentHighlightKind.Text = 1;
                DocumentHighlightKind.Read = 2;
                DocumentHighlightKind.Write = 3;
            })(DocumentHighlightKind || (exports.DocumentHighlightKind = DocumentHighlightKind = {}));
            var DocumentHighlight;
            (function (DocumentHighlight) {
                function create(range, kind) {
                    var result = { range: range };
                    if (Is.number(kind)) {
                        result.kind = kind;
                    }
                    return result;
                }
                DocumentHighlight.create = create;
            })(DocumentHighlight || (exports.DocumentHighlight = DocumentHighlight = {}));
            var SymbolKind;
            (function (SymbolKind) {
                SymbolKind.File = 1;
                SymbolKind.Module = 2;
                SymbolKind.Namespace = 3;
                SymbolKind.Package = 4;
                SymbolKind.Class = 5;
                SymbolKind.Method = 6;
                SymbolKind.Property = 7;
                SymbolKind.Field = 8;
                SymbolKind.Constructor = 9;
                SymbolKind.Enum = 10;
                SymbolKind.Interface = 11;
                SymbolKind.Function = 12;
                SymbolKind.Variable = 13;
                SymbolKind.Constant = 14;
                SymbolKind.String = 15;
                SymbolKind.Number = 16;
                SymbolKind.Boolean = 17;
                SymbolKind.Array = 18;
                SymbolKind.Object = 19;
                SymbolKind.Key = 20;
                SymbolKind.Null = 21;
                SymbolKind.EnumMember = 22;
                SymbolKind.Struct = 23;
                SymbolKind.Event = 24;
                SymbolKind.Operator = 25;
                SymbolKind.TypeParameter = 26;
            })(SymbolKind || (exports.SymbolKind = SymbolKind = {}));
            var SymbolTag;
            (function (SymbolTag) {
                SymbolTag.Deprecated = 1;
            })(SymbolTag || (exports.SymbolTag = SymbolTag = {}));
            var SymbolInformation;
            (function (SymbolInformation) {
                function create(name, kind, range, uri, containerName) {
                    var result = {
                        name: name,
                        kind: kind,
                        location: { uri: uri, range: range }
                    };
                    if (containerName) {
                        result.containerName = containerName;
                    }
                    return result;
                }
                SymbolInformation.create = create;
            })(SymbolInformation || (exports.SymbolInformation = SymbolInformation = {}));
            var WorkspaceSymbol;
            (function (WorkspaceSymbol) {
                function create(name, kind, uri, range) {
                    return range !== undefined
                        ? { name: name, kind: kind, location: { uri: uri, range: range } }
                        : { name: name, kind: kind, location: { uri: uri } };
                }
                WorkspaceSymbol.create = create;
            })(WorkspaceSymbol || (exports.WorkspaceSymbol = WorkspaceSymbol = {}));
            var DocumentSymbol;
            (function (DocumentSymbol) {
                function create(name, detail, kind, range, selectionRange, children) {
                    var result = {
                        name: name,
                        detail: detail,
                        kind: kind,
                        range: range,
                        selectionRange: selectionRange
                    };
                    if (children !== undefined) {
                        result.children = children;
                    }
                    return result;
                }
                DocumentSymbol.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate &&
                        Is.string(candidate.name) && Is.number(candidate.kind) &&
                        Range.is(candidate.range) && Range.is(candidate.selectionRange) &&
                        (candidate.detail === undefined || Is.string(candidate.detail)) &&
                        (candidate.deprecated === undefined || Is.boolean(candidate.deprecated)) &&
                        (candidate.children === undefined || Array.isArray(candidate.children)) &&
                        (candidate.tags === undefined || Array.isArray(candidate.tags));
                }
                DocumentSymbol.is = is;
            })(DocumentSymbol || (exports.DocumentSymbol = DocumentSymbol = {}));
            var CodeActionKind;
            (function (CodeActionKind) {
                CodeActionKind.Empty = '';
                CodeActionKind.QuickFix = 'quickfix';
                CodeActionKind.Refactor = 'refactor';
                CodeActionKind.RefactorExtract = 'refactor.extract';
                CodeActionKind.RefactorInline = 'refactor.inline';
                CodeActionKind.RefactorMove = 'refactor.move';
                CodeActionKind.RefactorRewrite = 'refactor.rewrite';
                CodeActionKind.Source = 'source';
                CodeActionKind.SourceOrganizeImports = 'source.organizeImports';
                CodeActionKind.SourceFixAll = 'source.fixAll';
                CodeActionKind.Notebook = 'notebook';
            })(CodeActionKind || (exports.CodeActionKind = CodeActionKind = {}));
            var CodeActionTriggerKind;
            (function (CodeActionTriggerKind) {
                CodeActionTriggerKind.Invoked = 1;
                CodeActionTriggerKind.Automatic = 2;
            })(CodeActionTriggerKind || (exports.CodeActionTriggerKind = CodeActionTriggerKind = {}));
            var CodeActionContext;
            (function (CodeActionContext) {
                function create(diagnostics, only, triggerKind) {
                    var result = { diagnostics: diagnostics };
                    if (only !== undefined && only !== null) {
                        result.only = only;
                    }
                    if (triggerKind !== undefined && triggerKind !== null) {
                        result.triggerKind = triggerKind;
                    }
                    return result;
                }
                CodeActionContext.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.typedArray(candidate.diagnostics, Diagnostic.is)
                        && (candidate.only === undefined || Is.typedArray(candidate.only, Is.string))
                        && (candidate.triggerKind === undefined || candidate.triggerKind === CodeActionTriggerKind.Invoked || candidate.triggerKind === CodeActionTriggerKind.Automatic);
                }
                CodeActionContext.is = is;
            })(CodeActionContext || (exports.CodeActionContext = CodeActionContext = {}));
            var CodeActionTag;
            (function (CodeActionTag) {
                CodeActionTag.LLMGenerated = 1;
                function is(value) {
                    return Is.defined(value) && value === CodeActionTag.LLMGenerated;
                }
                CodeActionTag.is = is;
            })(CodeActionTag || (exports.CodeActionTag = CodeActionTag = {}));
            var CodeAction;
            (function (CodeAction) {
                function create(title, kindOrCommandOrEdit, kind) {
                    var result = { title: title };
                    var checkKind = true;
                    if (typeof kindOrCommandOrEdit === 'string') {
                        checkKind = false;
                        result.kind = kindOrCommandOrEdit;
                    }
                    else if (Command.is(kindOrCommandOrEdit)) {
                        result.command = kindOrCommandOrEdit;
                    }
                    else {
                        result.edit = kindOrCommandOrEdit;
                    }
                    if (checkKind && kind !== undefined) {
                        result.kind = kind;
                    }
                    return result;
                }
                CodeAction.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate && Is.string(candidate.title) &&
                        (candidate.diagnostics === undefined || Is.typedArray(candidate.diagnostics, Diagnostic.is)) &&
                        (candidate.kind === undefined || Is.string(candidate.kind)) &&
                        (candidate.edit !== undefined || candidate.command !== undefined) &&
                        (candidate.command === undefined || Command.is(candidate.command)) &&
                        (candidate.isPreferred === undefined || Is.boolean(candidate.isPreferred)) &&
                        (candidate.edit === undefined || WorkspaceEdit.is(candidate.edit)) &&
                        (candidate.tags === undefined || Is.typedArray(candidate.tags, CodeActionTag.is));
                }
                CodeAction.is = is;
            })(CodeAction || (exports.CodeAction = CodeAction = {}));
            var CodeLens;
            (function (CodeLens) {
                function create(range, data) {
                    var result = { range: range };
                    if (Is.defined(data)) {
                        result.data = data;
                    }
                    return result;
                }
                CodeLens.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.command) || Command.is(candidate.command));
                }
                CodeLens.is = is;
            })(CodeLens || (exports.CodeLens = CodeLens = {}));
            var FormattingOptions;
            (function (FormattingOptions) {
                function create(tabSize, insertSpaces) {
                    return { tabSize: tabSize, insertSpaces: insertSpaces };
                }
                FormattingOptions.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.uinteger(candidate.tabSize) && Is.boolean(candidate.insertSpaces);
                }
                FormattingOptions.is = is;
            })(FormattingOptions || (exports.FormattingOptions = FormattingOptions = {}));
            var DocumentLink;
            (function (DocumentLink) {
                function create(range, target, data) {
                    return { range: range, target: target, data: data };
                }
                DocumentLink.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Range.is(candidate.range) && (Is.undefined(candidate.target) || Is.string(candidate.target));
                }
                DocumentLink.is = is;
            })(DocumentLink || (exports.DocumentLink = DocumentLink = {}));
            var SelectionRange;
            (function (SelectionRange) {
                function create(range, parent) {
                    return { range: range, parent: parent };
                }
                SelectionRange.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Range.is(candidate.range) && (candidate.parent === undefined || SelectionRange.is(candidate.parent));
                }
                SelectionRange.is = is;
            })(SelectionRange || (exports.SelectionRange = SelectionRange = {}));
            var SemanticTokenTypes;
            (function (SemanticTokenTypes) {
                SemanticTokenTypes["namespace"] = "namespace";
                SemanticTokenTypes["type"] = "type";
                SemanticTokenTypes["class"] = "class";
                SemanticTokenTypes["enum"] = "enum";
                SemanticTokenTypes["interface"] = "interface";
                SemanticTokenTypes["struct"] = "struct";
                SemanticTokenTypes["typeParameter"] = "typeParameter";
                SemanticTokenTypes["parameter"] = "parameter";
                SemanticTokenTypes["variable"] = "variable";
                SemanticTokenTypes["property"] = "property";
                SemanticTokenTypes["enumMember"] = "enumMember";
                SemanticTokenTypes["event"] = "event";
                SemanticTokenTypes["function"] = "function";
                SemanticTokenTypes["method"] = "method";
                SemanticTokenTypes["macro"] = "macro";
                SemanticTokenTypes["keyword"] = "keyword";
                SemanticTokenTypes["modifier"] = "modifier";
                SemanticTokenTypes["comment"] = "comment";
                SemanticTokenTypes["string"] = "string";
                SemanticTokenTypes["number"] = "number";
                SemanticTokenTypes["regexp"] = "regexp";
                SemanticTokenTypes["operator"] = "operator";
                SemanticTokenTypes["decorator"] = "decorator";
                SemanticTokenTypes["label"] = "label";
            })(SemanticTokenTypes || (exports.SemanticTokenTypes = SemanticTokenTypes = {}));
            var SemanticTokenModifiers;
            (function (SemanticTokenModifiers) {
                SemanticTokenModifiers["declaration"] = "declaration";
                SemanticTokenModifiers["definition"] = "definition";
                SemanticTokenModifiers["readonly"] = "readonly";
                SemanticTokenModifiers["static"] = "static";
                SemanticTokenModifiers["deprecated"] = "deprecated";
                SemanticTokenModifiers["abstract"] = "abstract";
                SemanticTokenModifiers["async"] = "async";
                SemanticTokenModifiers["modification"] = "modification";
                SemanticTokenModifiers["documentation"] = "documentation";
                SemanticTokenModifiers["defaultLibrary"] = "defaultLibrary";
            })(SemanticTokenModifiers || (exports.SemanticTokenModifiers = SemanticTokenModifiers = {}));
            var SemanticTokens;
            (function (SemanticTokens) {
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && (candidate.resultId === undefined || typeof candidate.resultId === 'string') &&
                        Array.isArray(candidate.data) && (candidate.data.length === 0 || typeof candidate.data[0] === 'number');
                }
                SemanticTokens.is = is;
            })(SemanticTokens || (exports.SemanticTokens = SemanticTokens = {}));
            var InlineValueText;
            (function (InlineValueText) {
                function create(range, text) {
                    return { range: range, text: text };
                }
                InlineValueText.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate !== undefined && candidate !== null && Range.is(candidate.range) && Is.string(candidate.text);
                }
                InlineValueText.is = is;
            })(InlineValueText || (exports.InlineValueText = InlineValueText = {}));
            var InlineValueVariableLookup;
            (function (InlineValueVariableLookup) {
                function create(range, variableName, caseSensitiveLookup) {
                    return { range: range, variableName: variableName, caseSensitiveLookup: caseSensitiveLookup };
                }
                InlineValueVariableLookup.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate !== undefined && candidate !== null && Range.is(candidate.range) && Is.boolean(candidate.caseSensitiveLookup)
                        && (Is.string(candidate.variableName) || candidate.variableName === undefined);
                }
                InlineValueVariableLookup.is = is;
            })(InlineValueVariableLookup || (exports.InlineValueVariableLookup = InlineValueVariableLookup = {}));
            var InlineValueEvaluatableExpression;
            (function (InlineValueEvaluatableExpression) {
                function create(range, expression) {
                    return { range: range, expression: expression };
                }
                InlineValueEvaluatableExpression.create = create;
                function is(value) {
                    var candidate = value;
                    return candidate !== undefined && candidate !== null && Range.is(candidate.range)
                        && (Is.string(candidate.expression) || candidate.expression === undefined);
                }
                InlineValueEvaluatableExpression.is = is;
            })(InlineValueEvaluatableExpression || (exports.InlineValueEvaluatableExpression = InlineValueEvaluatableExpression = {}));
            var InlineValueContext;
            (function (InlineValueContext) {
                function create(frameId, stoppedLocation) {
                    return { frameId: frameId, stoppedLocation: stoppedLocation };
                }
                InlineValueContext.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Range.is(value.stoppedLocation);
                }
                InlineValueContext.is = is;
            })(InlineValueContext || (exports.InlineValueContext = InlineValueContext = {}));
            var InlayHintKind;
            (function (InlayHintKind) {
                InlayHintKind.Type = 1;
                InlayHintKind.Parameter = 2;
                function is(value) {
                    return value === 1 || value === 2;
                }
                InlayHintKind.is = is;
            })(InlayHintKind || (exports.InlayHintKind = InlayHintKind = {}));
            var InlayHintLabelPart;
            (function (InlayHintLabelPart) {
                function create(value) {
                    return { value: value };
                }
                InlayHintLabelPart.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate)
                        && (candidate.tooltip === undefined || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip))
                        && (candidate.location === undefined || Location.is(candidate.location))
                        && (candidate.command === undefined || Command.is(candidate.command));
                }
                InlayHintLabelPart.is = is;
            })(InlayHintLabelPart || (exports.InlayHintLabelPart = InlayHintLabelPart = {}));
            var InlayHint;
            (function (InlayHint) {
                function create(position, label, kind) {
                    var result = { position: position, label: label };
                    if (kind !== undefined) {
                        result.kind = kind;
                    }
                    return result;
                }
                InlayHint.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && Position.is(candidate.position)
                        && (Is.string(candidate.label) || Is.typedArray(candidate.label, InlayHintLabelPart.is))
                        && (candidate.kind === undefined || InlayHintKind.is(candidate.kind))
                        && (candidate.textEdits === undefined) || Is.typedArray(candidate.textEdits, TextEdit.is)
                        && (candidate.tooltip === undefined || Is.string(candidate.tooltip) || MarkupContent.is(candidate.tooltip))
                        && (candidate.paddingLeft === undefined || Is.boolean(candidate.paddingLeft))
                        && (candidate.paddingRight === undefined || Is.boolean(candidate.paddingRight));
                }
                InlayHint.is = is;
            })(InlayHint || (exports.InlayHint = InlayHint = {}));
            var StringValue;
            (function (StringValue) {
                function createSnippet(value) {
                    return { kind: 'snippet', value: value };
                }
                StringValue.createSnippet = createSnippet;
                function isSnippet(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate)
                        && candidate.kind === 'snippet'
                        && Is.string(candidate.value);
                }
                StringValue.isSnippet = isSnippet;
            })(StringValue || (exports.StringValue = StringValue = {}));
            var InlineCompletionItem;
            (function (InlineCompletionItem) {
                function create(insertText, filterText, range, command) {
                    return { insertText: insertText, filterText: filterText, range: range, command: command };
                }
                InlineCompletionItem.create = create;
            })(InlineCompletionItem || (exports.InlineCompletionItem = InlineCompletionItem = {}));
            var InlineCompletionList;
            (function (InlineCompletionList) {
                function create(items) {
                    return { items: items };
                }
                InlineCompletionList.create = create;
            })(InlineCompletionList || (exports.InlineCompletionList = InlineCompletionList = {}));
            var InlineCompletionTriggerKind;
            (function (InlineCompletionTriggerKind) {
                InlineCompletionTriggerKind.Invoked = 1;
                InlineCompletionTriggerKind.Automatic = 2;
            })(InlineCompletionTriggerKind || (exports.InlineCompletionTriggerKind = InlineCompletionTriggerKind = {}));
            var SelectedCompletionInfo;
            (function (SelectedCompletionInfo) {
                function create(range, text) {
                    return { range: range, text: text };
                }
                SelectedCompletionInfo.create = create;
            })(SelectedCompletionInfo || (exports.SelectedCompletionInfo = SelectedCompletionInfo = {}));
            var InlineCompletionContext;
            (function (InlineCompletionContext) {
                function create(triggerKind, selectedCompletionInfo) {
                    return { triggerKind: triggerKind, selectedCompletionInfo: selectedCompletionInfo };
                }
                InlineCompletionContext.create = create;
            })(InlineCompletionContext || (exports.InlineCompletionContext = InlineCompletionContext = {}));
            var WorkspaceFolder;
            (function (WorkspaceFolder) {
                function is(value) {
                    var candidate = value;
                    return Is.objectLiteral(candidate) && URI.is(candidate.uri) && Is.string(candidate.name);
                }
                WorkspaceFolder.is = is;
            })(WorkspaceFolder || (exports.WorkspaceFolder = WorkspaceFolder = {}));
            exports.EOL = ['\n', '\r\n', '\r'];
            var TextDocument;
            (function (TextDocument) {
                function create(uri, languageId, version, content) {
                    return new FullTextDocument(uri, languageId, version, content);
                }
                TextDocument.create = create;
                function is(value) {
                    var candidate = value;
                    return Is.defined(candidate) && Is.string(candidate.uri) && (Is.undefined(candidate.languageId) || Is.string(candidate.languageId)) && Is.uinteger(candidate.lineCount)
                        && Is.func(candidate.getText) && Is.func(candidate.positionAt) && Is.func(candidate.offsetAt) ? true : false;
                }
                TextDocument.is = is;
                function applyEdits(document, edits) {
                    var text = document.getText();
                    var sortedEdits = mergeSort(edits, function (a, b) {
                        var diff = a.range.start.line - b.range.start.line;
                        if (diff === 0) {
                            return a.range.start.character - b.range.start.character;
                        }
                        return diff;
                    });
                    var lastModifiedOffset = text.length;
                    for (var i = sortedEdits.length - 1; i >= 0; i--) {
                        var e = sortedEdits[i];
                        var startOffset = document.offsetAt(e.range.start);
                        var endOffset = document.offsetAt(e.range.end);
                        if (endOffset <= lastModifiedOffset) {
                            text = text.substring(0, startOffset) + e.newText + text.substring(endOffset, text.length);
                        }
                        else {
                            throw new Error('Overlapping edit');
                        }
                        lastModifiedOffset = startOffset;
                    }
                    return text;
                }
                TextDocument.applyEdits = applyEdits;
                function mergeSort(data, compare) {
                    if (data.length <= 1) {
                        return data;
                    }
                    var p = (data.length / 2) | 0;
                    var left = data.slice(0, p);
                    var right = data.slice(p);
                    mergeSort(left, compare);
                    mergeSort(right, compare);
                    var leftIdx = 0;
                    var rightIdx = 0;
                    var i = 0;
                    while (leftIdx < left.length && rightIdx < right.length) {
                        var ret = compare(left[leftIdx], right[rightIdx]);
                        if (ret <= 0) {
                            data[i++] = left[leftIdx++];
                        }
                        else {
                            data[i++] = right[rightIdx++];
                        }
                    }
                    while (leftIdx < left.length) {
                        data[i++] = left[leftIdx++];
                    }
                    while (rightIdx < right.length) {
                        data[i++] = right[rightIdx++];
                    }
                    return data;
                }
            })(TextDocument || (exports.TextDocument = TextDocument = {}));
            var FullTextDocument = (function () {
                function FullTextDocument(uri, languageId, version, content) {
                    this._uri = uri;
                    this._languageId = languageId;
                    this._version = version;
                    this._content = content;
                    this._lineOffsets = undefined;
                }
                Object.defineProperty(FullTextDocument.prototype, "uri", {
                    get: function () {
                        return this._uri;
                    },
                    enumerable: false,
                    configurable: true
                });
                Object.defineProperty(FullTextDocument.prototype, "languageId", {
                    get: function () {
                        return this._languageId;
                    },
                    enumerable: false,
                    configurable: true
                });
                Object.defineProperty(FullTextDocument.prototype, "version", {
                    get: function () {
                        return this._version;
                    },
                    enumerable: false,
                    configurable: true
                });
                FullTextDocument.prototype.getText = function (range) {
                    if (range) {
                        var start = this.offsetAt(range.start);
                        var end = this.offsetAt(range.end);
                        return this._content.substring(start, end);
                    }
                    return this._content;
                };
                FullTextDocument.prototype.update = function (event, version) {
                    this._content = event.text;
                    this._version = version;
                    this._lineOffsets = undefined;
                };
                FullTextDocument.prototype.getLineOffsets = function () {
                    if (this._lineOffsets === undefined) {
                        var lineOffsets = [];
                        var text = this._content;
                        var isLineStart = true;
                        for (var i = 0; i < text.length; i++) {
                            if (isLineStart) {
                                lineOffsets.push(i);
                                isLineStart = false;
                            }
                            var ch = text.charAt(i);
                            isLineStart = (ch === '\r' || ch === '\n');
                            if (ch === '\r' && i + 1 < text.length && text.charAt(i + 1) === '\n') {
                                i++;
                            }
                        }
                        if (isLineStart && text.length > 0) {
                            lineOffsets.push(text.length);
                        }
                        this._lineOffsets = lineOffsets;
                    }
                    return this._lineOffsets;
                };
                FullTextDocument.prototype.positionAt = function (offset) {
                    offset = Math.max(Math.min(offset, this._content.length), 0);
                    var lineOffsets = this.getLineOffsets();
                    var low = 0, high = lineOffsets.length;
                    if (high === 0) {
                        return Position.create(0, offset);
                    }
                    while (low < high) {
                        var mid = Math.floor((low + high) / 2);
                        if (lineOffsets[mid] > offset) {
                            high = mid;
                        }
                        else {
                            low = mid + 1;
                        }
                    }
                    var line = low - 1;
                    return Position.create(line, offset - lineOffsets[line]);
                };
                FullTextDocument.prototype.offsetAt = function (position) {
                    var lineOffsets = this.getLineOffsets();
                    if (position.line >= lineOffsets.length) {
                        return this._content.length;
                    }
                    else if (position.line < 0) {
                        return 0;
                    }
                    var lineOffset = lineOffsets[position.line];
                    var nextLineOffset = (position.line + 1 < lineOffsets.length) ? lineOffsets[position.line + 1] : this._content.length;
                    return Math.max(Math.min(lineOffset + position.character, nextLineOffset), lineOffset);
                };
                Object.defineProperty(FullTextDocument.prototype, "lineCount", {
                    get: function () {
                        return this.getLineOffsets().length;
                    },
                    enumerable: false,
                    configurable: true
                });
                return FullTextDocument;
            }());
            var Is;
            (function (Is) {
                var toString = Object.prototype.toString;
                function defined(value) {
                    return typeof value !== 'undefined';
                }
                Is.defined = defined;
                function undefined(value) {
                    return typeof value === 'undefined';
                }
                Is.undefined = undefined;
                function boolean(value) {
                    return value === true || value === false;
                }
                Is.boolean = boolean;
                function string(value) {
                    return toString.call(value) === '[object String]';
                }
                Is.string = string;
                function number(value) {
                    return toString.call(value) === '[object Number]';
                }
                Is.number = number;
                function numberRange(value, min, max) {
                    return toString.call(value) === '[object Number]' && min <= value && value <= max;
                }
                Is.numberRange = numberRange;
                function integer(value) {
                    return toString.call(value) === '[object Number]' && -2147483648 <= value && value <= 2147483647;
                }
                Is.integer = integer;
                function uinteger(value) {
                    return toString.call(value) === '[object Number]' && 0 <= value && value <= 2147483647;
                }
                Is.uinteger = uinteger;
                function func(value) {
                    return toString.call(value) === '[object Function]';
                }
                Is.func = func;
                function objectLiteral(value) {
                    return value !== null && typeof value === 'object';
                }
                Is.objectLiteral = objectLiteral;
                function typedArray(value, check) {
                    return Array.isArray(value) && value.every(check);
                }
                Is.typedArray = typedArray;
            })(Is || (Is = {}));
        });
    }),
    92104: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ProposedFeatures = exports.NotebookDocuments = exports.TextDocuments = exports.SemanticTokensBuilder = exports.WorkDoneProgressReporter = void 0;
        const semanticTokens_1 = __webpack_require__(32768);
        Object.defineProperty(exports, "SemanticTokensBuilder", ({ enumerable: true, get: function () { return semanticTokens_1.SemanticTokensBuilder; } }));
        const progress_1 = __webpack_require__(54981);
        Object.defineProperty(exports, "WorkDoneProgressReporter", ({ enumerable: true, get: function () { return progress_1.WorkDoneProgressReporter; } }));
        __exportStar(__webpack_require__(65617), exports);
        const textDocuments_1 = __webpack_require__(1299);
        Object.defineProperty(exports, "TextDocuments", ({ enumerable: true, get: function () { return textDocuments_1.TextDocuments; } }));
        const notebook_1 = __webpack_require__(24451);
        Object.defineProperty(exports, "NotebookDocuments", ({ enumerable: true, get: function () { return notebook_1.NotebookDocuments; } }));
        __exportStar(__webpack_require__(45305), exports);
        var ProposedFeatures;
        (function (ProposedFeatures) {
            ProposedFeatures.all = {
                __brand: 'features',
            };
        })(ProposedFeatures || (exports.ProposedFeatures = ProposedFeatures = {}));
    }),
    26775: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.CallHierarchyFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const CallHierarchyFeature = (Base) => {
            return class extends Base {
                get callHierarchy() {
                    return {
                        onPrepare: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.CallHierarchyPrepareRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), undefined);
                            });
                        },
                        onIncomingCalls: (handler) => {
                            const type = vscode_languageserver_protocol_1.CallHierarchyIncomingCallsRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        },
                        onOutgoingCalls: (handler) => {
                            const type = vscode_languageserver_protocol_1.CallHierarchyOutgoingCallsRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        }
                    };
                }
            };
        };
        exports.CallHierarchyFeature = CallHierarchyFeature;
    }),
    89510: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ConfigurationFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const Is = __importStar(__webpack_require__(38888));
        const ConfigurationFeature = (Base) => {
            return class extends Base {
                getConfiguration(arg) {
                    if (!arg) {
                        return this._getConfiguration({});
                    }
                    else if (Is.string(arg)) {
                        return this._getConfiguration({ section: arg });
                    }
                    else {
                        return this._getConfiguration(arg);
                    }
                }
                _getConfiguration(arg) {
                    const params = {
                        items: Array.isArray(arg) ? arg : [arg]
                    };
                    return this.connection.sendRequest(vscode_languageserver_protocol_1.ConfigurationRequest.type, params).then((result) => {
                        if (Array.isArray(result)) {
                            return Array.isArray(arg) ? result : result[0];
                        }
                        else {
                            return Array.isArray(arg) ? [] : null;
                        }
                    });
                }
            };
        };
        exports.ConfigurationFeature = ConfigurationFeature;
    }),
    60557: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.DiagnosticFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const DiagnosticFeature = (Base) => {
            return class extends Base {
                get diagnostics() {
                    return {
                        refresh: () => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.DiagnosticRefreshRequest.type);
                        },
                        on: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.DocumentDiagnosticRequest.partialResult, params));
                            });
                        },
                        onWorkspace: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(vscode_languageserver_protocol_1.WorkspaceDiagnosticRequest.partialResult, params));
                            });
                        }
                    };
                }
            };
        };
        exports.DiagnosticFeature = DiagnosticFeature;
    }),
    31334: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.FileOperationsFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const FileOperationsFeature = (Base) => {
            return class extends Base {
                onDidCreateFiles(handler) {
                    return this.connection.onNotification(vscode_languageserver_protocol_1.DidCreateFilesNotification.type, (params) => {
                        return handler(params);
                    });
                }
                onDidRenameFiles(handler) {
                    return this.connection.onNotification(vscode_languageserver_protocol_1.DidRenameFilesNotification.type, (params) => {
                        return handler(params);
                    });
                }
                onDidDeleteFiles(handler) {
                    return this.connection.onNotification(vscode_languageserver_protocol_1.DidDeleteFilesNotification.type, (params) => {
                        return handler(params);
                    });
                }
                onWillCreateFiles(handler) {
                    return this.connection.onRequest(vscode_languageserver_protocol_1.WillCreateFilesRequest.type, (params, cancel) => {
                        return handler(params, cancel);
                    });
                }
                onWillRenameFiles(handler) {
                    return this.connection.onRequest(vscode_languageserver_protocol_1.WillRenameFilesRequest.type, (params, cancel) => {
                        return handler(params, cancel);
                    });
                }
                onWillDeleteFiles(handler) {
                    return this.connection.onRequest(vscode_languageserver_protocol_1.WillDeleteFilesRequest.type, (params, cancel) => {
                        return handler(params, cancel);
                    });
                }
            };
        };
        exports.FileOperationsFeature = FileOperationsFeature;
    }),
    27468: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.FoldingRangeFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const FoldingRangeFeature = (Base) => {
            return class extends Base {
                get foldingRange() {
                    return {
                        refresh: () => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.FoldingRangeRefreshRequest.type);
                        },
                        on: (handler) => {
                            const type = vscode_languageserver_protocol_1.FoldingRangeRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        }
                    };
                }
            };
        };
        exports.FoldingRangeFeature = FoldingRangeFeature;
    }),
    42626: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlayHintFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const InlayHintFeature = (Base) => {
            return class extends Base {
                get inlayHint() {
                    return {
                        refresh: () => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.InlayHintRefreshRequest.type);
                        },
                        on: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params));
                            });
                        },
                        resolve: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.InlayHintResolveRequest.type, (params, cancel) => {
                                return handler(params, cancel);
                            });
                        }
                    };
                }
            };
        };
        exports.InlayHintFeature = InlayHintFeature;
    }),
    50081: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlineCompletionFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const InlineCompletionFeature = (Base) => {
            return class extends Base {
                get inlineCompletion() {
                    return {
                        on: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.InlineCompletionRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params));
                            });
                        }
                    };
                }
            };
        };
        exports.InlineCompletionFeature = InlineCompletionFeature;
    }),
    22210: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.InlineValueFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const InlineValueFeature = (Base) => {
            return class extends Base {
                get inlineValue() {
                    return {
                        refresh: () => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.InlineValueRefreshRequest.type);
                        },
                        on: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.InlineValueRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params));
                            });
                        }
                    };
                }
            };
        };
        exports.InlineValueFeature = InlineValueFeature;
    }),
    70998: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.LinkedEditingRangeFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const LinkedEditingRangeFeature = (Base) => {
            return class extends Base {
                onLinkedEditingRange(handler) {
                    return this.connection.onRequest(vscode_languageserver_protocol_1.LinkedEditingRangeRequest.type, (params, cancel) => {
                        return handler(params, cancel, this.attachWorkDoneProgress(params), undefined);
                    });
                }
            };
        };
        exports.LinkedEditingRangeFeature = LinkedEditingRangeFeature;
    }),
    84681: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.MonikerFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const MonikerFeature = (Base) => {
            return class extends Base {
                get moniker() {
                    return {
                        on: (handler) => {
                            const type = vscode_languageserver_protocol_1.MonikerRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        },
                    };
                }
            };
        };
        exports.MonikerFeature = MonikerFeature;
    }),
    24451: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.NotebookDocuments = exports.NotebookSyncFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const textDocuments_1 = __webpack_require__(1299);
        const NotebookSyncFeature = (Base) => {
            return class extends Base {
                get synchronization() {
                    return {
                        onDidOpenNotebookDocument: (handler) => {
                            return this.connection.onNotification(vscode_languageserver_protocol_1.DidOpenNotebookDocumentNotification.type, (params) => {
                                return handler(params);
                            });
                        },
                        onDidChangeNotebookDocument: (handler) => {
                            return this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeNotebookDocumentNotification.type, (params) => {
                                return handler(params);
                            });
                        },
                        onDidSaveNotebookDocument: (handler) => {
                            return this.connection.onNotification(vscode_languageserver_protocol_1.DidSaveNotebookDocumentNotification.type, (params) => {
                                return handler(params);
                            });
                        },
                        onDidCloseNotebookDocument: (handler) => {
                            return this.connection.onNotification(vscode_languageserver_protocol_1.DidCloseNotebookDocumentNotification.type, (params) => {
                                return handler(params);
                            });
                        }
                    };
                }
            };
        };
        exports.NotebookSyncFeature = NotebookSyncFeature;
        class CellTextDocumentConnection {
            static NULL_DISPOSE = Object.freeze({ dispose: (() => { }) });
            openHandler;
            changeHandler;
            closeHandler;
            onDidOpenTextDocument(handler) {
                this.openHandler = handler;
                return vscode_languageserver_protocol_1.Disposable.create(() => { this.openHandler = undefined; });
            }
            openTextDocument(params) {
                return this.openHandler && this.openHandler(params);
            }
            onDidChangeTextDocument(handler) {
                this.changeHandler = handler;
                return vscode_languageserver_protocol_1.Disposable.create(() => { this.changeHandler = handler; });
            }
            changeTextDocument(params) {
                return this.changeHandler && this.changeHandler(params);
            }
            onDidCloseTextDocument(handler) {
                this.closeHandler = handler;
                return vscode_languageserver_protocol_1.Disposable.create(() => { this.closeHandler = undefined; });
            }
            closeTextDocument(params) {
                return this.closeHandler && this.closeHandler(params);
            }
            onWillSaveTextDocument() {
                return CellTextDocumentConnection.NULL_DISPOSE;
            }
            onWillSaveTextDocumentWaitUntil() {
                return CellTextDocumentConnection.NULL_DISPOSE;
            }
            onDidSaveTextDocument() {
                return CellTextDocumentConnection.NULL_DISPOSE;
            }
        }
        class NotebookDocuments {
            notebookDocuments;
            notebookCellMap;
            _onDidOpen;
            _onDidSave;
            _onDidChange;
            _onDidClose;
            _cellTextDocuments;
            constructor(configurationOrTextDocuments) {
                if (configurationOrTextDocuments instanceof textDocuments_1.TextDocuments) {
                    this._cellTextDocuments = configurationOrTextDocuments;
                }
                else {
                    this._cellTextDocuments = new textDocuments_1.TextDocuments(configurationOrTextDocuments);
                }
                this.notebookDocuments = new Map();
                this.notebookCellMap = new Map();
                this._onDidOpen = new vscode_languageserver_protocol_1.Emitter();
                this._onDidChange = new vscode_languageserver_protocol_1.Emitter();
                this._onDidSave = new vscode_languageserver_protocol_1.Emitter();
                this._onDidClose = new vscode_languageserver_protocol_1.Emitter();
            }
            get cellTextDocuments() {
                return this._cellTextDocuments;
            }
            getCellTextDocument(cell) {
                return this._cellTextDocuments.get(cell.document);
            }
            getNotebookDocument(uri) {
                return this.notebookDocuments.get(uri);
            }
            getNotebookCell(uri) {
                const value = this.notebookCellMap.get(uri);
                return value && value[0];
            }
            findNotebookDocumentForCell(cell) {
                const key = typeof cell === 'string' ? cell : cell.document;
                const value = this.notebookCellMap.get(key);
                return value && value[1];
            }
            get onDidOpen() {
                return this._onDidOpen.event;
            }
            get onDidSave() {
                return this._onDidSave.event;
            }
            get onDidChange() {
                return this._onDidChange.event;
            }
            get onDidClose() {
                return this._onDidClose.event;
            }
            listen(connection) {
                const cellTextDocumentConnection = new CellTextDocumentConnection();
                const disposables = [];
                disposables.push(this.cellTextDocuments.listen(cellTextDocumentConnection));
                disposables.push(connection.notebooks.synchronization.onDidOpenNotebookDocument(async (params) => {
                    this.notebookDocuments.set(params.notebookDocument.uri, params.notebookDocument);
                    for (const cellTextDocument of params.cellTextDocuments) {
                        await cellTextDocumentConnection.openTextDocument({ textDocument: cellTextDocument });
                    }
                    this.updateCellMap(params.notebookDocument);
                    this._onDidOpen.fire(params.notebookDocument);
                }));
                disposables.push(connection.notebooks.synchronization.onDidChangeNotebookDocument(async (params) => {
                    const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
                    if (notebookDocument === undefined) {
                        return;
                    }
                    notebookDocument.version = params.notebookDocument.version;
                    const oldMetadata = notebookDocument.metadata;
                    let metadataChanged = false;
                    const change = params.change;
                    if (change.metadata !== undefined) {
                        metadataChanged = true;
                        notebookDocument.metadata = change.metadata;
                    }
                    const opened = [];
                    const closed = [];
                    const data = [];
                    const text = [];
                    if (change.cells !== undefined) {
                        const changedCells = change.cells;
                        if (changedCells.structure !== undefined) {
                            const array = changedCells.structure.array;
                            notebookDocument.cells.splice(array.start, array.deleteCount, ...(array.cells !== undefined ? array.cells : []));
                            if (changedCells.structure.didOpen !== undefined) {
                                for (const open of changedCells.structure.didOpen) {
                                    await cellTextDocumentConnection.openTextDocument({ textDocument: open });
                                    opened.push(open.uri);
                                }
                            }
                            if (changedCells.structure.didClose) {
                                for (const close of changedCells.structure.didClose) {
                                    await cellTextDocumentConnection.closeTextDocument({ textDocument: close });
                                    closed.push(close.uri);
                                }
                            }
                        }
                        if (changedCells.data !== undefined) {
                            const cellUpdates = new Map(changedCells.data.map(cell => [cell.document, cell]));
                            for (let i = 0; i <= notebookDocument.cells.length; i++) {
                                const change = cellUpdates.get(notebookDocument.cells[i].document);
                                if (change !== undefined) {
                                    const old = notebookDocument.cells.splice(i, 1, change);
                                    data.push({ old: old[0], new: change });
                                    cellUpdates.delete(change.document);
                                    if (cellUpdates.size === 0) {
                                        break;
                                    }
                                }
                            }
                        }
                        if (changedCells.textContent !== undefined) {
                            for (const cellTextDocument of changedCells.textContent) {
                                await cellTextDocumentConnection.changeTextDocument({ textDocument: cellTextDocument.document, contentChanges: cellTextDocument.changes });
                                text.push(cellTextDocument.document.uri);
                            }
                        }
                    }
                    const removed = [];
                    for (const close of closed) {
                        removed.push(this.getNotebookCell(close));
                        this.notebookCellMap.delete(close);
                    }
                    this.updateCellMap(notebookDocument);
                    const changeEvent = { notebookDocument };
                    if (metadataChanged) {
                        changeEvent.metadata = { old: oldMetadata, new: notebookDocument.metadata };
                    }
                    const added = [];
                    for (const open of opened) {
                        added.push(this.getNotebookCell(open));
                    }
                    const textContent = [];
                    for (const change of text) {
                        textContent.push(this.getNotebookCell(change));
                    }
                    if (added.length > 0 || removed.length > 0 || data.length > 0 || textContent.length > 0) {
                        changeEvent.cells = { added, removed, changed: { data, textContent } };
                    }
                    if (changeEvent.metadata !== undefined || changeEvent.cells !== undefined) {
                        this._onDidChange.fire(changeEvent);
                    }
                }));
                disposables.push(connection.notebooks.synchronization.onDidSaveNotebookDocument((params) => {
                    const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
                    if (notebookDocument === undefined) {
                        return;
                    }
                    this._onDidSave.fire(notebookDocument);
                }));
                disposables.push(connection.notebooks.synchronization.onDidCloseNotebookDocument(async (params) => {
                    const notebookDocument = this.notebookDocuments.get(params.notebookDocument.uri);
                    if (notebookDocument === undefined) {
                        return;
                    }
                    this._onDidClose.fire(notebookDocument);
                    for (const cellTextDocument of params.cellTextDocuments) {
                        await cellTextDocumentConnection.closeTextDocument({ textDocument: cellTextDocument });
                    }
                    this.notebookDocuments.delete(params.notebookDocument.uri);
                    for (const cell of notebookDocument.cells) {
                        this.notebookCellMap.delete(cell.document);
                    }
                }));
                return vscode_languageserver_protocol_1.Disposable.create(() => { disposables.forEach(disposable => disposable.dispose()); });
            }
            updateCellMap(notebookDocument) {
                for (const cell of notebookDocument.cells) {
                    this.notebookCellMap.set(cell.document, [cell, notebookDocument]);
                }
            }
        }
        exports.NotebookDocuments = NotebookDocuments;
    }),
    54981: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ProgressFeature = exports.WorkDoneProgressReporter = void 0;
        exports.attachWorkDone = attachWorkDone;
        exports.attachPartialResult = attachPartialResult;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        var WorkDoneProgressReporter;
        (function (WorkDoneProgressReporter) {
            function isNullInstance(reporter) {
                return reporter instanceof NullProgressReporter;
            }
            WorkDoneProgressReporter.isNullInstance = isNullInstance;
        })(WorkDoneProgressReporter || (exports.WorkDoneProgressReporter = WorkDoneProgressReporter = {}));
        class WorkDoneProgressReporterImpl {
            _connection;
            _token;
            static Instances = new Map();
            constructor(_connection, _token) {
                this._connection = _connection;
                this._token = _token;
                WorkDoneProgressReporterImpl.Instances.set(this._token, this);
            }
            begin(title, percentage, message, cancellable) {
                const param = {
                    kind: 'begin',
                    title,
                    message,
                    cancellable
                };
                if (typeof percentage === 'number') {
                    param.percentage = Math.round(percentage);
                }
                this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
            }
            report(arg0, arg1) {
                const param = {
                    kind: 'report'
                };
                if (typeof arg0 === 'number') {
                    param.percentage = Math.round(arg0);
                    if (arg1 !== undefined) {
                        param.message = arg1;
                    }
                }
                else {
                    param.message = arg0;
                }
                this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, param);
            }
            done() {
                WorkDoneProgressReporterImpl.Instances.delete(this._token);
                this._connection.sendProgress(vscode_languageserver_protocol_1.WorkDoneProgress.type, this._token, { kind: 'end' });
            }
        }
        class WorkDoneProgressServerReporterImpl extends WorkDoneProgressReporterImpl {
            _source;
            constructor(connection, token) {
                super(connection, token);
                this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
            }
            get token() {
                return this._source.token;
            }
            done() {
                this._source.dispose();
                super.done();
            }
            cancel() {
                this._source.cancel();
            }
        }
        class NullProgressReporter {
            constructor() {
            }
            begin() {
            }
            report() {
            }
            done() {
            }
        }
        class NullProgressServerReporter extends NullProgressReporter {
            _source;
            constructor() {
                super();
                this._source = new vscode_languageserver_protocol_1.CancellationTokenSource();
            }
            get token() {
                return this._source.token;
            }
            done() {
                this._source.dispose();
            }
            cancel() {
                this._source.cancel();
            }
        }
        function attachWorkDone(connection, params) {
            if (params === undefined || params.workDoneToken === undefined) {
                return new NullProgressReporter();
            }
            const token = params.workDoneToken;
            delete params.workDoneToken;
            return new WorkDoneProgressReporterImpl(connection, token);
        }
        const ProgressFeature = (Base) => {
            return class extends Base {
                _progressSupported;
                constructor() {
                    super();
                    this._progressSupported = false;
                }
                initialize(capabilities) {
                    super.initialize(capabilities);
                    if (capabilities?.window?.workDoneProgress === true) {
                        this._progressSupported = true;
                        this.connection.onNotification(vscode_languageserver_protocol_1.WorkDoneProgressCancelNotification.type, (params) => {
                            const progress = WorkDoneProgressReporterImpl.Instances.get(params.token);
                            if (progress instanceof WorkDoneProgressServerReporterImpl || progress instanceof NullProgressServerReporter) {
                                progress.cancel();
                            }
                        });
                    }
                }
                attachWorkDoneProgress(token) {
                    if (token === undefined) {
                        return new NullProgressReporter();
                    }
                    else {
                        return new WorkDoneProgressReporterImpl(this.connection, token);
                    }
                }
                createWorkDoneProgress() {
                    if (this._progressSupported) {
                        const token = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
                        return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkDoneProgressCreateRequest.type, { token }).then(() => {
                            const result = new WorkDoneProgressServerReporterImpl(this.connection, token);
                            return result;
                        });
                    }
                    else {
                        return Promise.resolve(new NullProgressServerReporter());
                    }
                }
            };
        };
        exports.ProgressFeature = ProgressFeature;
        var ResultProgress;
        (function (ResultProgress) {
            ResultProgress.type = new vscode_languageserver_protocol_1.ProgressType();
        })(ResultProgress || (ResultProgress = {}));
        class ResultProgressReporterImpl {
            _connection;
            _token;
            constructor(_connection, _token) {
                this._connection = _connection;
                this._token = _token;
            }
            report(data) {
                this._connection.sendProgress(ResultProgress.type, this._token, data);
            }
        }
        function attachPartialResult(connection, params) {
            if (params === undefined || params.partialResultToken === undefined) {
                return undefined;
            }
            const token = params.partialResultToken;
            delete params.partialResultToken;
            return new ResultProgressReporterImpl(connection, token);
        }
    }),
    32768: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.SemanticTokensBuilder = exports.SemanticTokensDiff = exports.SemanticTokensFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const SemanticTokensFeature = (Base) => {
            return class extends Base {
                get semanticTokens() {
                    return {
                        refresh: () => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.SemanticTokensRefreshRequest.type);
                        },
                        on: (handler) => {
                            const type = vscode_languageserver_protocol_1.SemanticTokensRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        },
                        onDelta: (handler) => {
                            const type = vscode_languageserver_protocol_1.SemanticTokensDeltaRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        },
                        onRange: (handler) => {
                            const type = vscode_languageserver_protocol_1.SemanticTokensRangeRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        }
                    };
                }
            };
        };
        exports.SemanticTokensFeature = SemanticTokensFeature;
        class SemanticTokensDiff {
            originalSequence;
            modifiedSequence;
            constructor(originalSequence, modifiedSequence) {
                this.originalSequence = originalSequence;
                this.modifiedSequence = modifiedSequence;
            }
            computeDiff() {
                const originalLength = this.originalSequence.length;
                const modifiedLength = this.modifiedSequence.length;
                let startIndex = 0;
                while (startIndex < modifiedLength && startIndex < originalLength && this.originalSequence[startIndex] === this.modifiedSequence[startIndex]) {
                    startIndex++;
                }
                if (startIndex < modifiedLength && startIndex < originalLength) {
                    let originalEndIndex = originalLength - 1;
                    let modifiedEndIndex = modifiedLength - 1;
                    while (originalEndIndex >= startIndex && modifiedEndIndex >= startIndex && this.originalSequence[originalEndIndex] === this.modifiedSequence[modifiedEndIndex]) {
                        originalEndIndex--;
                        modifiedEndIndex--;
                    }
                    if (originalEndIndex < startIndex || modifiedEndIndex < startIndex) {
                        originalEndIndex++;
                        modifiedEndIndex++;
                    }
                    const deleteCount = originalEndIndex - startIndex + 1;
                    const newData = this.modifiedSequence.slice(startIndex, modifiedEndIndex + 1);
                    if (newData.length === 1 && newData[0] === this.originalSequence[originalEndIndex]) {
                        return [
                            { start: startIndex, deleteCount: deleteCount - 1 }
                        ];
                    }
                    else {
                        return [
                            { start: startIndex, deleteCount, data: newData }
                        ];
                    }
                }
                else if (startIndex < modifiedLength) {
                    return [
                        { start: startIndex, deleteCount: 0, data: this.modifiedSequence.slice(startIndex) }
                    ];
                }
                else if (startIndex < originalLength) {
                    return [
                        { start: startIndex, deleteCount: originalLength - startIndex }
                    ];
                }
                else {
                    return [];
                }
            }
        }
        exports.SemanticTokensDiff = SemanticTokensDiff;
        class SemanticTokensBuilder {
            _id;
            _prevLine;
            _prevChar;
            _dataIsSortedAndDeltaEncoded;
            _data;
            _dataNonDelta;
            _dataLen;
            _prevData;
            constructor() {
                this._prevData = undefined;
                this.initialize();
            }
            initialize() {
                this._id = Date.now();
                this._prevLine = 0;
                this._prevChar = 0;
                this._data = [];
                this._dataNonDelta = [];
                this._dataLen = 0;
                this._dataIsSortedAndDeltaEncoded = true;
            }
            push(line, char, length, tokenType, tokenModifiers) {
                if (this._dataIsSortedAndDeltaEncoded && (line < this._prevLine || (line === this._prevLine && char < this._prevChar))) {
                    this._dataIsSortedAndDeltaEncoded = false;
                    this._dataNonDelta = SemanticTokensBuilder._deltaDecode(this._data);
                }
                let pushLine = line;
                let pushChar = char;
                if (this._dataIsSortedAndDeltaEncoded && this._dataLen > 0) {
                    pushLine -= this._prevLine;
                    if (pushLine === 0) {
                        pushChar -= this._prevChar;
                    }
                }
                const dataSource = this._dataIsSortedAndDeltaEncoded ? this._data : this._dataNonDelta;
                dataSource[this._dataLen++] = pushLine;
                dataSource[this._dataLen++] = pushChar;
                dataSource[this._dataLen++] = length;
                dataSource[this._dataLen++] = tokenType;
                dataSource[this._dataLen++] = tokenModifiers;
                this._prevLine = line;
                this._prevChar = char;
            }
            get id() {
                return this._id.toString();
            }
            static _deltaDecode(data) {
                const tokenCount = (data.length / 5) | 0;
                let prevLine = 0;
                let prevChar = 0;
                const result = [];
                for (let i = 0; i < tokenCount; i++) {
                    const dstOffset = 5 * i;
                    let line = data[dstOffset];
                    let char = data[dstOffset + 1];
                    if (line === 0) {
                        line = prevLine;
                        char += prevChar;
                    }
                    else {
                        line += prevLine;
                    }
                    const length = data[dstOffset + 2];
                    const tokenType = data[dstOffset + 3];
                    const tokenModifiers = data[dstOffset + 4];
                    result[dstOffset + 0] = line;
                    result[dstOffset + 1] = char;
                    result[dstOffset + 2] = length;
                    result[dstOffset + 3] = tokenType;
                    result[dstOffset + 4] = tokenModifiers;
                    prevLine = line;
                    prevChar = char;
                }
                return result;
            }
            static _sortAndDeltaEncode(data) {
                const pos = [];
                const tokenCount = (data.length / 5) | 0;
                for (let i = 0; i < tokenCount; i++) {
                    pos[i] = i;
                }
                pos.sort((a, b) => {
                    const aLine = data[5 * a];
                    const bLine = data[5 * b];
                    if (aLine === bLine) {
                        const aChar = data[5 * a + 1];
                        const bChar = data[5 * b + 1];
                        return aChar - bChar;
                    }
                    return aLine - bLine;
                });
                const result = [];
                let prevLine = 0;
                let prevChar = 0;
                for (let i = 0; i < tokenCount; i++) {
                    const srcOffset = 5 * pos[i];
                    const line = data[srcOffset + 0];
                    const char = data[srcOffset + 1];
                    const length = data[srcOffset + 2];
                    const tokenType = data[srcOffset + 3];
                    const tokenModifiers = data[srcOffset + 4];
                    const pushLine = line - prevLine;
                    const pushChar = (pushLine === 0 ? char - prevChar : char);
                    const dstOffset = 5 * i;
                    result[dstOffset + 0] = pushLine;
                    result[dstOffset + 1] = pushChar;
                    result[dstOffset + 2] = length;
                    result[dstOffset + 3] = tokenType;
                    result[dstOffset + 4] = tokenModifiers;
                    prevLine = line;
                    prevChar = char;
                }
                return result;
            }
            getFinalDataDelta() {
                if (this._dataIsSortedAndDeltaEncoded) {
                    return this._data;
                }
                else {
                    return SemanticTokensBuilder._sortAndDeltaEncode(this._dataNonDelta);
                }
            }
            previousResult(id) {
                if (this.id === id) {
                    this._prevData = this.getFinalDataDelta();
                }
                else {
                    this._prevData = undefined;
                }
                this.initialize();
            }
            build() {
                this._prevData = undefined;
                return {
                    resultId: this.id,
                    data: this.getFinalDataDelta()
                };
            }
            canBuildEdits() {
                return this._prevData !== undefined;
            }
            buildEdits() {
                if (this._prevData !== undefined) {
                    return {
                        resultId: this.id,
                        edits: (new SemanticTokensDiff(this._prevData, this.getFinalDataDelta())).computeDiff()
                    };
                }
                else {
                    return this.build();
                }
            }
        }
        exports.SemanticTokensBuilder = SemanticTokensBuilder;
    }),
    45305: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports._NotebooksImpl = exports._LanguagesImpl = exports.BulkUnregistration = exports.BulkRegistration = exports.ErrorMessageTracker = void 0;
        exports.combineConsoleFeatures = combineConsoleFeatures;
        exports.combineTelemetryFeatures = combineTelemetryFeatures;
        exports.combineTracerFeatures = combineTracerFeatures;
        exports.combineClientFeatures = combineClientFeatures;
        exports.combineWindowFeatures = combineWindowFeatures;
        exports.combineWorkspaceFeatures = combineWorkspaceFeatures;
        exports.combineLanguagesFeatures = combineLanguagesFeatures;
        exports.combineNotebooksFeatures = combineNotebooksFeatures;
        exports.combineFeatures = combineFeatures;
        exports.createConnection = createConnection;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const Is = __importStar(__webpack_require__(38888));
        const progress_1 = __webpack_require__(54981);
        const configuration_1 = __webpack_require__(89510);
        const workspaceFolder_1 = __webpack_require__(18181);
        const callHierarchy_1 = __webpack_require__(26775);
        const semanticTokens_1 = __webpack_require__(32768);
        const showDocument_1 = __webpack_require__(77186);
        const fileOperations_1 = __webpack_require__(31334);
        const linkedEditingRange_1 = __webpack_require__(70998);
        const typeHierarchy_1 = __webpack_require__(63187);
        const inlineValue_1 = __webpack_require__(22210);
        const foldingRange_1 = __webpack_require__(27468);
        const inlayHint_1 = __webpack_require__(42626);
        const diagnostic_1 = __webpack_require__(60557);
        const notebook_1 = __webpack_require__(24451);
        const moniker_1 = __webpack_require__(84681);
        const inlineCompletion_1 = __webpack_require__(50081);
        const textDocumentContent_1 = __webpack_require__(18959);
        function null2Undefined(value) {
            if (value === null) {
                return undefined;
            }
            return value;
        }
        class ErrorMessageTracker {
            _messages;
            constructor() {
                this._messages = Object.create(null);
            }
            add(message) {
                let count = this._messages[message];
                if (!count) {
                    count = 0;
                }
                count++;
                this._messages[message] = count;
            }
            sendErrors(connection) {
                Object.keys(this._messages).forEach(message => {
                    connection.window.showErrorMessage(message);
                });
            }
        }
        exports.ErrorMessageTracker = ErrorMessageTracker;
        class RemoteConsoleImpl {
            _rawConnection;
            _connection;
            constructor() {
            }
            rawAttach(connection) {
                this._rawConnection = connection;
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            fillServerCapabilities(_capabilities) {
            }
            initialize(_capabilities) {
            }
            error(message) {
                this.send(vscode_languageserver_protocol_1.MessageType.Error, message);
            }
            warn(message) {
                this.send(vscode_languageserver_protocol_1.MessageType.Warning, message);
            }
            info(message) {
                this.send(vscode_languageserver_protocol_1.MessageType.Info, message);
            }
            log(message) {
                this.send(vscode_languageserver_protocol_1.MessageType.Log, message);
            }
            debug(message) {
                this.send(vscode_languageserver_protocol_1.MessageType.Debug, message);
            }
            send(type, message) {
                if (this._rawConnection) {
                    this._rawConnection.sendNotification(vscode_languageserver_protocol_1.LogMessageNotification.type, { type, message }).catch(() => {
                        (0, vscode_languageserver_protocol_1.RAL)().console.error(`Sending log message failed`);
                    });
                }
            }
        }
        class _RemoteWindowImpl {
            _connection;
            constructor() {
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            showErrorMessage(message, ...actions) {
                const params = { type: vscode_languageserver_protocol_1.MessageType.Error, message, actions };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
            }
            showWarningMessage(message, ...actions) {
                const params = { type: vscode_languageserver_protocol_1.MessageType.Warning, message, actions };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
            }
            showInformationMessage(message, ...actions) {
                const params = { type: vscode_languageserver_protocol_1.MessageType.Info, message, actions };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowMessageRequest.type, params).then(null2Undefined);
            }
        }
        const RemoteWindowImpl = (0, showDocument_1.ShowDocumentFeature)((0, progress_1.ProgressFeature)(_RemoteWindowImpl));
        var BulkRegistration;
        (function (BulkRegistration) {
            function create() {
                return new BulkRegistrationImpl();
            }
            BulkRegistration.create = create;
        })(BulkRegistration || (exports.BulkRegistration = BulkRegistration = {}));
        class BulkRegistrationImpl {
            _registrations = [];
            _registered = new Set();
            add(type, registerOptions) {
                const method = Is.string(type) ? type : type.method;
                if (this._registered.has(method)) {
                    throw new Error(`${method} is already added to this registration`);
                }
                const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
                this._registrations.push({
                    id: id,
                    method: method,
                    registerOptions: registerOptions || {}
                });
                this._registered.add(method);
            }
            asRegistrationParams() {
                return {
                    registrations: this._registrations
                };
            }
        }
        var BulkUnregistration;
        (function (BulkUnregistration) {
            function create() {
                return new BulkUnregistrationImpl(undefined, []);
            }
            BulkUnregistration.create = create;
        })(BulkUnregistration || (exports.BulkUnregistration = BulkUnregistration = {}));
        class BulkUnregistrationImpl {
            _connection;
            _unregistrations = new Map();
            constructor(_connection, unregistrations) {
                this._connection = _connection;
                unregistrations.forEach(unregistration => {
                    this._unregistrations.set(unregistration.method, unregistration);
                });
            }
            get isAttached() {
                return !!this._connection;
            }
            attach(connection) {
                this._connection = connection;
            }
            add(unregistration) {
                this._unregistrations.set(unregistration.method, unregistration);
            }
            dispose() {
                const unregistrations = [];
                for (const unregistration of this._unregistrations.values()) {
                    unregistrations.push(unregistration);
                }
                const params = {
                    unregisterations: unregistrations
                };
                this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
                    this._connection.console.info(`Bulk unregistration failed.`);
                });
            }
            disposeSingle(arg) {
                const method = Is.string(arg) ? arg : arg.method;
                const unregistration = this._unregistrations.get(method);
                if (!unregistration) {
                    return false;
                }
                const params = {
                    unregisterations: [unregistration]
                };
                this._connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).then(() => {
                    this._unregistrations.delete(method);
                }, (_error) => {
                    this._connection.console.info(`Un-registering request handler for ${unregistration.id} failed.`);
                });
                return true;
            }
        }
        class RemoteClientImpl {
            _connection;
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            register(typeOrRegistrations, registerOptionsOrType, registerOptions) {
                if (typeOrRegistrations instanceof BulkRegistrationImpl) {
                    return this.registerMany(typeOrRegistrations);
                }
                else if (typeOrRegistrations instanceof BulkUnregistrationImpl) {
                    return this.registerSingle1(typeOrRegistrations, registerOptionsOrType, registerOptions);
                }
                else {
                    return this.registerSingle2(typeOrRegistrations, registerOptionsOrType);
                }
            }
            registerSingle1(unregistration, type, registerOptions) {
                const method = Is.string(type) ? type : type.method;
                const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
                const params = {
                    registrations: [{ id, method, registerOptions: registerOptions || {} }]
                };
                if (!unregistration.isAttached) {
                    unregistration.attach(this.connection);
                }
                return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => {
                    unregistration.add({ id: id, method: method });
                    return unregistration;
                }, (_error) => {
                    this.connection.console.info(`Registering request handler for ${method} failed.`);
                    return Promise.reject(_error);
                });
            }
            registerSingle2(type, registerOptions) {
                const method = Is.string(type) ? type : type.method;
                const id = (0, vscode_languageserver_protocol_1.RAL)().crypto.randomUUID();
                const params = {
                    registrations: [{ id, method, registerOptions: registerOptions || {} }]
                };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then((_result) => {
                    return vscode_languageserver_protocol_1.Disposable.create(() => {
                        this.unregisterSingle(id, method).catch(() => { this.connection.console.info(`Un-registering capability with id ${id} failed.`); });
                    });
                }, (_error) => {
                    this.connection.console.info(`Registering request handler for ${method} failed.`);
                    return Promise.reject(_error);
                });
            }
            unregisterSingle(id, method) {
                const params = {
                    unregisterations: [{ id, method }]
                };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.UnregistrationRequest.type, params).catch(() => {
                    this.connection.console.info(`Un-registering request handler for ${id} failed.`);
                });
            }
            registerMany(registrations) {
                const params = registrations.asRegistrationParams();
                return this.connection.sendRequest(vscode_languageserver_protocol_1.RegistrationRequest.type, params).then(() => {
                    return new BulkUnregistrationImpl(this._connection, params.registrations.map(registration => { return { id: registration.id, method: registration.method }; }));
                }, (_error) => {
                    this.connection.console.info(`Bulk registration failed.`);
                    return Promise.reject(_error);
                });
            }
        }
        class _RemoteWorkspaceImpl {
            _connection;
            constructor() {
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            applyEdit(paramOrEdit) {
                function isApplyWorkspaceEditParams(value) {
                    return value && !!value.edit;
                }
                const params = isApplyWorkspaceEditParams(paramOrEdit) ? paramOrEdit : { edit: paramOrEdit };
                return this.connection.sendRequest(vscode_languageserver_protocol_1.ApplyWorkspaceEditRequest.type, params);
            }
        }
        const RemoteWorkspaceImpl = (0, textDocumentContent_1.TextDocumentContentFeature)((0, fileOperations_1.FileOperationsFeature)((0, workspaceFolder_1.WorkspaceFoldersFeature)((0, configuration_1.ConfigurationFeature)(_RemoteWorkspaceImpl))));
        class TracerImpl {
            _trace;
            _connection;
            constructor() {
                this._trace = vscode_languageserver_protocol_1.Trace.Off;
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            set trace(value) {
                this._trace = value;
            }
            log(message, verbose) {
                if (this._trace === vscode_languageserver_protocol_1.Trace.Off) {
                    return;
                }
                this.connection.sendNotification(vscode_languageserver_protocol_1.LogTraceNotification.type, {
                    message: message,
                    verbose: this._trace === vscode_languageserver_protocol_1.Trace.Verbose ? verbose : undefined
                }).catch(() => {
                });
            }
        }
        class TelemetryImpl {
            _connection;
            constructor() {
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            logEvent(data) {
                this.connection.sendNotification(vscode_languageserver_protocol_1.TelemetryEventNotification.type, data).catch(() => {
                    this.connection.console.log(`Sending TelemetryEventNotification failed`);
                });
            }
        }
        class _LanguagesImpl {
            _connection;
            constructor() {
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            attachWorkDoneProgress(params) {
                return (0, progress_1.attachWorkDone)(this.connection, params);
            }
            attachPartialResultProgress(_type, params) {
                return (0, progress_1.attachPartialResult)(this.connection, params);
            }
        }
        exports._LanguagesImpl = _LanguagesImpl;
        const LanguagesImpl = (0, inlineCompletion_1.InlineCompletionFeature)((0, foldingRange_1.FoldingRangeFeature)((0, moniker_1.MonikerFeature)((0, diagnostic_1.DiagnosticFeature)((0, inlayHint_1.InlayHintFeature)((0, inlineValue_1.InlineValueFeature)((0, typeHierarchy_1.TypeHierarchyFeature)((0, linkedEditingRange_1.LinkedEditingRangeFeature)((0, semanticTokens_1.SemanticTokensFeature)((0, callHierarchy_1.CallHierarchyFeature)(_LanguagesImpl))))))))));
        class _NotebooksImpl {
            _connection;
            constructor() {
            }
            attach(connection) {
                this._connection = connection;
            }
            get connection() {
                if (!this._connection) {
                    throw new Error('Remote is not attached to a connection yet.');
                }
                return this._connection;
            }
            initialize(_capabilities) {
            }
            fillServerCapabilities(_capabilities) {
            }
            attachWorkDoneProgress(params) {
                return (0, progress_1.attachWorkDone)(this.connection, params);
            }
            attachPartialResultProgress(_type, params) {
                return (0, progress_1.attachPartialResult)(this.connection, params);
            }
        }
        exports._NotebooksImpl = _NotebooksImpl;
        const NotebooksImpl = (0, notebook_1.NotebookSyncFeature)(_NotebooksImpl);
        function combineConsoleFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineTelemetryFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineTracerFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineClientFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineWindowFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineWorkspaceFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineLanguagesFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineNotebooksFeatures(one, two) {
            return function (Base) {
                return two(one(Base));
            };
        }
        function combineFeatures(one, two) {
            function combine(one, two, func) {
                if (one && two) {
                    return func(one, two);
                }
                else if (one) {
                    return one;
                }
                else {
                    return two;
                }
            }
            const result = {
                __brand: 'features',
                console: combine(one.console, two.console, combineConsoleFeatures),
                tracer: combine(one.tracer, two.tracer, combineTracerFeatures),
                telemetry: combine(one.telemetry, two.telemetry, combineTelemetryFeatures),
                client: combine(one.client, two.client, combineClientFeatures),
                window: combine(one.window, two.window, combineWindowFeatures),
                workspace: combine(one.workspace, two.workspace, combineWorkspaceFeatures),
                languages: combine(one.languages, two.languages, combineLanguagesFeatures),
                notebooks: combine(one.notebooks, two.notebooks, combineNotebooksFeatures)
            };
            return result;
        }
        function createConnection(connectionFactory, watchDog, factories) {
            const logger = (factories && factories.console ? new (factories.console(RemoteConsoleImpl))() : new RemoteConsoleImpl());
            const connection = connectionFactory(logger);
            logger.rawAttach(connection);
            const tracer = (factories && factories.tracer ? new (factories.tracer(TracerImpl))() : new TracerImpl());
            const telemetry = (factories && factories.telemetry ? new (factories.telemetry(TelemetryImpl))() : new TelemetryImpl());
            const client = (factories && factories.client ? new (factories.client(RemoteClientImpl))() : new RemoteClientImpl());
            const remoteWindow = (factories && factories.window ? new (factories.window(RemoteWindowImpl))() : new RemoteWindowImpl());
            const workspace = (factories && factories.workspace ? new (factories.workspace(RemoteWorkspaceImpl))() : new RemoteWorkspaceImpl());
            const languages = (factories && factories.languages ? new (factories.languages(LanguagesImpl))() : new LanguagesImpl());
            const notebooks = (factories && factories.notebooks ? new (factories.notebooks(NotebooksImpl))() : new NotebooksImpl());
            const allRemotes = [logger, tracer, telemetry, client, remoteWindow, workspace, languages, notebooks];
            function asPromise(value) {
                if (value instanceof Promise) {
                    return value;
                }
                else if (Is.thenable(value)) {
                    return new Promise((resolve, reject) => {
                        value.then((resolved) => resolve(resolved), (error) => reject(error));
                    });
                }
                else {
                    return Promise.resolve(value);
                }
            }
            let shutdownHandler = undefined;
            let initializeHandler = undefined;
            let exitHandler = undefined;
            const protocolConnection = {
                listen: () => connection.listen(),
                sendRequest: (type, ...params) => connection.sendRequest(Is.string(type) ? type : type.method, ...params),
                onRequest: (type, handler) => connection.onRequest(type, handler),
                sendNotification: (type, param) => {
                    const method = Is.string(type) ? type : type.method;
                    return connection.sendNotification(method, param);
                },
                onNotification: (type, handler) => connection.onNotification(type, handler),
                onProgress: connection.onProgress,
                sendProgress: connection.sendProgress,
                onInitialize: (handler) => {
                    initializeHandler = handler;
                    return {
                        dispose: () => {
                            initializeHandler = undefined;
                        }
                    };
                },
                onInitialized: (handler) => connection.onNotification(vscode_languageserver_protocol_1.InitializedNotification.type, handler),
                onShutdown: (handler) => {
                    shutdownHandler = handler;
                    return {
                        dispose: () => {
                            shutdownHandler = undefined;
                        }
                    };
                },
                onExit: (handler) => {
                    exitHandler = handler;
                    return {
                        dispose: () => {
                            exitHandler = undefined;
                        }
                    };
                },
                get console() { return logger; },
                get telemetry() { return telemetry; },
                get tracer() { return tracer; },
                get client() { return client; },
                get window() { return remoteWindow; },
                get workspace() { return workspace; },
                get languages() { return languages; },
                get notebooks() { return notebooks; },
                onDidChangeConfiguration: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeConfigurationNotification.type, handler),
                onDidChangeWatchedFiles: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeWatchedFilesNotification.type, handler),
                __textDocumentSync: undefined,
                onDidOpenTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidOpenTextDocumentNotification.type, handler),
                onDidChangeTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidChangeTextDocumentNotification.type, handler),
                onDidCloseTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidCloseTextDocumentNotification.type, handler),
                onWillSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.WillSaveTextDocumentNotification.type, handler),
                onWillSaveTextDocumentWaitUntil: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WillSaveTextDocumentWaitUntilRequest.type, handler),
                onDidSaveTextDocument: (handler) => connection.onNotification(vscode_languageserver_protocol_1.DidSaveTextDocumentNotification.type, handler),
                sendDiagnostics: (params) => connection.sendNotification(vscode_languageserver_protocol_1.PublishDiagnosticsNotification.type, params),
                onHover: (handler) => connection.onRequest(vscode_languageserver_protocol_1.HoverRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onCompletion: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onCompletionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CompletionResolveRequest.type, handler),
                onSignatureHelp: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SignatureHelpRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onDeclaration: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DeclarationRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DefinitionRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onTypeDefinition: (handler) => connection.onRequest(vscode_languageserver_protocol_1.TypeDefinitionRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onImplementation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ImplementationRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onReferences: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ReferencesRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onDocumentHighlight: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentHighlightRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onDocumentSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentSymbolRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onWorkspaceSymbol: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onWorkspaceSymbolResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.WorkspaceSymbolResolveRequest.type, handler),
                onCodeAction: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onCodeActionResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeActionResolveRequest.type, (params, cancel) => {
                    return handler(params, cancel);
                }),
                onCodeLens: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onCodeLensResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.CodeLensResolveRequest.type, (params, cancel) => {
                    return handler(params, cancel);
                }),
                onDocumentFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentFormattingRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onDocumentRangeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangeFormattingRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onDocumentRangesFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentRangesFormattingRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onDocumentOnTypeFormatting: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentOnTypeFormattingRequest.type, (params, cancel) => {
                    return handler(params, cancel);
                }),
                onRenameRequest: (handler) => connection.onRequest(vscode_languageserver_protocol_1.RenameRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                onPrepareRename: (handler) => connection.onRequest(vscode_languageserver_protocol_1.PrepareRenameRequest.type, (params, cancel) => {
                    return handler(params, cancel);
                }),
                onDocumentLinks: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onDocumentLinkResolve: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentLinkResolveRequest.type, (params, cancel) => {
                    return handler(params, cancel);
                }),
                onDocumentColor: (handler) => connection.onRequest(vscode_languageserver_protocol_1.DocumentColorRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onColorPresentation: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ColorPresentationRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onFoldingRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.FoldingRangeRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onSelectionRanges: (handler) => connection.onRequest(vscode_languageserver_protocol_1.SelectionRangeRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), (0, progress_1.attachPartialResult)(connection, params));
                }),
                onExecuteCommand: (handler) => connection.onRequest(vscode_languageserver_protocol_1.ExecuteCommandRequest.type, (params, cancel) => {
                    return handler(params, cancel, (0, progress_1.attachWorkDone)(connection, params), undefined);
                }),
                dispose: () => connection.dispose()
            };
            for (const remote of allRemotes) {
                remote.attach(protocolConnection);
            }
            connection.onRequest(vscode_languageserver_protocol_1.InitializeRequest.type, (params) => {
                watchDog.initialize(params);
                if (Is.string(params.trace)) {
                    tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.trace);
                }
                for (const remote of allRemotes) {
                    remote.initialize(params.capabilities);
                }
                if (initializeHandler) {
                    const result = initializeHandler(params, new vscode_languageserver_protocol_1.CancellationTokenSource().token, (0, progress_1.attachWorkDone)(connection, params), undefined);
                    return asPromise(result).then((value) => {
                        if (value instanceof vscode_languageserver_protocol_1.ResponseError) {
                            return value;
                        }
                        let result = value;
                        if (!result) {
                            result = { capabilities: {} };
                        }
                        let capabilities = result.capabilities;
                        if (!capabilities) {
                            capabilities = {};
                            result.capabilities = capabilities;
                        }
                        if (capabilities.textDocumentSync === undefined || capabilities.textDocumentSync === null) {
                            capabilities.textDocumentSync = Is.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None;
                        }
                        else if (!Is.number(capabilities.textDocumentSync) && !Is.number(capabilities.textDocumentSync.change)) {
                            capabilities.textDocumentSync.change = Is.number(protocolConnection.__textDocumentSync) ? protocolConnection.__textDocumentSync : vscode_languageserver_protocol_1.TextDocumentSyncKind.None;
                        }
                        for (const remote of allRemotes) {
                            remote.fillServerCapabilities(capabilities);
                        }
                        return result;
                    });
                }
                else {
                    const result = { capabilities: { textDocumentSync: vscode_languageserver_protocol_1.TextDocumentSyncKind.None } };
                    for (const remote of allRemotes) {
                        remote.fillServerCapabilities(result.capabilities);
                    }
                    return result;
                }
            });
            connection.onRequest(vscode_languageserver_protocol_1.ShutdownRequest.type, () => {
                watchDog.shutdownReceived = true;
                if (shutdownHandler) {
                    return shutdownHandler(new vscode_languageserver_protocol_1.CancellationTokenSource().token);
                }
                else {
                    return undefined;
                }
            });
            connection.onNotification(vscode_languageserver_protocol_1.ExitNotification.type, () => {
                try {
                    if (exitHandler) {
                        return exitHandler();
                    }
                }
                finally {
                    if (watchDog.shutdownReceived) {
                        watchDog.exit(0);
                    }
                    else {
                        watchDog.exit(1);
                    }
                }
            });
            connection.onNotification(vscode_languageserver_protocol_1.SetTraceNotification.type, (params) => {
                tracer.trace = vscode_languageserver_protocol_1.Trace.fromString(params.value);
            });
            return protocolConnection;
        }
    }),
    77186: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.ShowDocumentFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const ShowDocumentFeature = (Base) => {
            return class extends Base {
                showDocument(params) {
                    return this.connection.sendRequest(vscode_languageserver_protocol_1.ShowDocumentRequest.type, params);
                }
            };
        };
        exports.ShowDocumentFeature = ShowDocumentFeature;
    }),
    18959: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TextDocumentContentFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const TextDocumentContentFeature = (Base) => {
            return class extends Base {
                get textDocumentContent() {
                    return {
                        refresh: (uri) => {
                            return this.connection.sendRequest(vscode_languageserver_protocol_1.TextDocumentContentRefreshRequest.type, { uri });
                        },
                        on: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.TextDocumentContentRequest.type, (params, cancel) => {
                                return handler(params, cancel);
                            });
                        }
                    };
                }
            };
        };
        exports.TextDocumentContentFeature = TextDocumentContentFeature;
    }),
    1299: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TextDocuments = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        class TextDocuments {
            _configuration;
            _syncedDocuments;
            _onDidChangeContent;
            _onDidOpen;
            _onDidClose;
            _onDidSave;
            _onWillSave;
            _willSaveWaitUntil;
            constructor(configuration) {
                this._configuration = configuration;
                this._syncedDocuments = new Map();
                this._onDidChangeContent = new vscode_languageserver_protocol_1.Emitter();
                this._onDidOpen = new vscode_languageserver_protocol_1.Emitter();
                this._onDidClose = new vscode_languageserver_protocol_1.Emitter();
                this._onDidSave = new vscode_languageserver_protocol_1.Emitter();
                this._onWillSave = new vscode_languageserver_protocol_1.Emitter();
            }
            get onDidOpen() {
                return this._onDidOpen.event;
            }
            get onDidChangeContent() {
                return this._onDidChangeContent.event;
            }
            get onWillSave() {
                return this._onWillSave.event;
            }
            onWillSaveWaitUntil(handler) {
                this._willSaveWaitUntil = handler;
            }
            get onDidSave() {
                return this._onDidSave.event;
            }
            get onDidClose() {
                return this._onDidClose.event;
            }
            get(uri) {
                return this._syncedDocuments.get(uri);
            }
            all() {
                return Array.from(this._syncedDocuments.values());
            }
            keys() {
                return Array.from(this._syncedDocuments.keys());
            }
            listen(connection) {
                connection.__textDocumentSync = vscode_languageserver_protocol_1.TextDocumentSyncKind.Incremental;
                const disposables = [];
                disposables.push(connection.onDidOpenTextDocument((event) => {
                    const td = event.textDocument;
                    const document = this._configuration.create(td.uri, td.languageId, td.version, td.text);
                    this._syncedDocuments.set(td.uri, document);
                    const toFire = Object.freeze({ document });
                    this._onDidOpen.fire(toFire);
                    this._onDidChangeContent.fire(toFire);
                }));
                disposables.push(connection.onDidChangeTextDocument((event) => {
                    const td = event.textDocument;
                    const changes = event.contentChanges;
                    if (changes.length === 0) {
                        return;
                    }
                    const { version } = td;
                    if (version === null || version === undefined) {
                        throw new Error(`Received document change event for ${td.uri} without valid version identifier`);
                    }
                    let syncedDocument = this._syncedDocuments.get(td.uri);
                    if (syncedDocument !== undefined) {
                        syncedDocument = this._configuration.update(syncedDocument, changes, version);
                        this._syncedDocuments.set(td.uri, syncedDocument);
                        this._onDidChangeContent.fire(Object.freeze({ document: syncedDocument }));
                    }
                }));
                disposables.push(connection.onDidCloseTextDocument((event) => {
                    const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
                    if (syncedDocument !== undefined) {
                        this._syncedDocuments.delete(event.textDocument.uri);
                        this._onDidClose.fire(Object.freeze({ document: syncedDocument }));
                    }
                }));
                disposables.push(connection.onWillSaveTextDocument((event) => {
                    const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
                    if (syncedDocument !== undefined) {
                        this._onWillSave.fire(Object.freeze({ document: syncedDocument, reason: event.reason }));
                    }
                }));
                disposables.push(connection.onWillSaveTextDocumentWaitUntil((event, token) => {
                    const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
                    if (syncedDocument !== undefined && this._willSaveWaitUntil) {
                        return this._willSaveWaitUntil(Object.freeze({ document: syncedDocument, reason: event.reason }), token);
                    }
                    else {
                        return [];
                    }
                }));
                disposables.push(connection.onDidSaveTextDocument((event) => {
                    const syncedDocument = this._syncedDocuments.get(event.textDocument.uri);
                    if (syncedDocument !== undefined) {
                        this._onDidSave.fire(Object.freeze({ document: syncedDocument }));
                    }
                }));
                return vscode_languageserver_protocol_1.Disposable.create(() => { disposables.forEach(disposable => disposable.dispose()); });
            }
        }
        exports.TextDocuments = TextDocuments;
    }),
    63187: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.TypeHierarchyFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const TypeHierarchyFeature = (Base) => {
            return class extends Base {
                get typeHierarchy() {
                    return {
                        onPrepare: (handler) => {
                            return this.connection.onRequest(vscode_languageserver_protocol_1.TypeHierarchyPrepareRequest.type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), undefined);
                            });
                        },
                        onSupertypes: (handler) => {
                            const type = vscode_languageserver_protocol_1.TypeHierarchySupertypesRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        },
                        onSubtypes: (handler) => {
                            const type = vscode_languageserver_protocol_1.TypeHierarchySubtypesRequest.type;
                            return this.connection.onRequest(type, (params, cancel) => {
                                return handler(params, cancel, this.attachWorkDoneProgress(params), this.attachPartialResultProgress(type, params));
                            });
                        }
                    };
                }
            };
        };
        exports.TypeHierarchyFeature = TypeHierarchyFeature;
    }),
    38888: (function (__unused_webpack_module, exports) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.boolean = boolean;
        exports.string = string;
        exports.number = number;
        exports.error = error;
        exports.func = func;
        exports.array = array;
        exports.stringArray = stringArray;
        exports.typedArray = typedArray;
        exports.thenable = thenable;
        function boolean(value) {
            return value === true || value === false;
        }
        function string(value) {
            return typeof value === 'string' || value instanceof String;
        }
        function number(value) {
            return typeof value === 'number' || value instanceof Number;
        }
        function error(value) {
            return value instanceof Error;
        }
        function func(value) {
            return typeof value === 'function';
        }
        function array(value) {
            return Array.isArray(value);
        }
        function stringArray(value) {
            return array(value) && value.every(elem => string(elem));
        }
        function typedArray(value, check) {
            return Array.isArray(value) && value.every(check);
        }
        function thenable(value) {
            return value && func(value.then);
        }
    }),
    18181: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.WorkspaceFoldersFeature = void 0;
        const vscode_languageserver_protocol_1 = __webpack_require__(65617);
        const WorkspaceFoldersFeature = (Base) => {
            return class extends Base {
                _onDidChangeWorkspaceFolders;
                _unregistration;
                _notificationIsAutoRegistered;
                constructor() {
                    super();
                    this._notificationIsAutoRegistered = false;
                }
                initialize(capabilities) {
                    super.initialize(capabilities);
                    const workspaceCapabilities = capabilities.workspace;
                    if (workspaceCapabilities && workspaceCapabilities.workspaceFolders) {
                        this._onDidChangeWorkspaceFolders = new vscode_languageserver_protocol_1.Emitter();
                        this.connection.onNotification(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type, (params) => {
                            this._onDidChangeWorkspaceFolders.fire(params.event);
                        });
                    }
                }
                fillServerCapabilities(capabilities) {
                    super.fillServerCapabilities(capabilities);
                    const changeNotifications = capabilities.workspace?.workspaceFolders?.changeNotifications;
                    this._notificationIsAutoRegistered = changeNotifications === true || typeof changeNotifications === 'string';
                }
                getWorkspaceFolders() {
                    return this.connection.sendRequest(vscode_languageserver_protocol_1.WorkspaceFoldersRequest.type);
                }
                get onDidChangeWorkspaceFolders() {
                    if (!this._onDidChangeWorkspaceFolders) {
                        throw new Error('Client doesn\'t support sending workspace folder change events.');
                    }
                    if (!this._notificationIsAutoRegistered && !this._unregistration) {
                        this._unregistration = this.connection.client.register(vscode_languageserver_protocol_1.DidChangeWorkspaceFoldersNotification.type);
                    }
                    return this._onDidChangeWorkspaceFolders.event;
                }
            };
        };
        exports.WorkspaceFoldersFeature = WorkspaceFoldersFeature;
    }),
    49882: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.FileSystem = void 0;
        exports.uriToFilePath = uriToFilePath;
        exports.resolve = resolve;
        exports.resolveGlobalNodePath = resolveGlobalNodePath;
        exports.resolveGlobalYarnPath = resolveGlobalYarnPath;
        exports.resolveModulePath = resolveModulePath;
        const url = __importStar(__webpack_require__(87016));
        const path = __importStar(__webpack_require__(16928));
        const fs = __importStar(__webpack_require__(79896));
        const child_process_1 = __webpack_require__(35317);
        function uriToFilePath(uri) {
            const parsed = url.parse(uri);
            if (parsed.protocol !== 'file:' || !parsed.path) {
                return undefined;
            }
            const segments = parsed.path.split('/');
            for (let i = 0, len = segments.length; i < len; i++) {
                segments[i] = decodeURIComponent(segments[i]);
            }
            if (process.platform === 'win32' && segments.length > 1) {
                const first = segments[0];
                const second = segments[1];
                if (first.length === 0 && second.length > 1 && second[1] === ':') {
                    segments.shift();
                }
            }
            return path.normalize(segments.join('/'));
        }
        function isWindows() {
            return process.platform === 'win32';
        }
        function resolve(moduleName, nodePath, cwd, tracer) {
            const nodePathKey = 'NODE_PATH';
            const app = [
                'var p = process;',
                'p.on(\'message\',function(m){',
                'if(m.c===\'e\'){',
                'p.exit(0);',
                '}',
                'else if(m.c===\'rs\'){',
                'try{',
                'var r=require.resolve(m.a);',
                'p.send({c:\'r\',s:true,r:r});',
                '}',
                'catch(err){',
                'p.send({c:\'r\',s:false});',
                '}',
                '}',
                '});'
            ].join('');
            return new Promise((resolve, reject) => {
                const env = process.env;
                const newEnv = Object.create(null);
                Object.keys(env).forEach(key => newEnv[key] = env[key]);
                if (nodePath && fs.existsSync(nodePath)) {
                    if (newEnv[nodePathKey]) {
                        newEnv[nodePathKey] = nodePath + path.delimiter + newEnv[nodePathKey];
                    }
                    else {
                        newEnv[nodePathKey] = nodePath;
                    }
                    if (tracer) {
                        tracer(`NODE_PATH value is: ${newEnv[nodePathKey]}`);
                    }
                }
                newEnv['ELECTRON_RUN_AS_NODE'] = '1';
                try {
                    const cp = (0, child_process_1.fork)('', [], {
                        cwd: cwd,
                        env: newEnv,
                        execArgv: ['-e', app]
                    });
                    if (cp.pid === void 0) {
                        reject(new Error(`Starting process to resolve node module  ${moduleName} failed`));
                        return;
                    }
                    cp.on('error', (error) => {
                        reject(error);
                    });
                    cp.on('message', (message) => {
                        if (message.c === 'r') {
                            cp.send({ c: 'e' });
                            if (message.s) {
                                resolve(message.r);
                            }
                            else {
                                reject(new Error(`Failed to resolve module: ${moduleName}`));
                            }
                        }
                    });
                    const message = {
                        c: 'rs',
                        a: moduleName
                    };
                    cp.send(message);
                }
                catch (error) {
                    reject(error);
                }
            });
        }
        function resolveGlobalNodePath(tracer) {
            const env = Object.create(null);
            Object.keys(process.env).forEach(key => env[key] = process.env[key]);
            env['NO_UPDATE_NOTIFIER'] = 'true';
            const options = {
                encoding: 'utf8',
                env
            };
            if (isWindows()) {
                options.shell = true;
            }
            const handler = (() => { });
            try {
                process.on('SIGPIPE', handler);
                const stdout = (isWindows()
                    ? (0, child_process_1.spawnSync)('npm.cmd config get prefix', options)
                    : (0, child_process_1.spawnSync)('npm', ['config', 'get', 'prefix'], options)).stdout;
                if (!stdout) {
                    if (tracer) {
                        tracer(`'npm config get prefix' didn't return a value.`);
                    }
                    return undefined;
                }
                const prefix = stdout.trim();
                if (tracer) {
                    tracer(`'npm config get prefix' value is: ${prefix}`);
                }
                if (prefix.length > 0) {
                    if (isWindows()) {
                        return path.join(prefix, 'node_modules');
                    }
                    else {
                        return path.join(prefix, 'lib', 'node_modules');
                    }
                }
                return undefined;
            }
            catch (err) {
                return undefined;
            }
            finally {
                process.removeListener('SIGPIPE', handler);
            }
        }
        function resolveGlobalYarnPath(tracer) {
            const options = {
                encoding: 'utf8'
            };
            if (isWindows()) {
                options.shell = true;
            }
            const handler = (() => { });
            try {
                process.on('SIGPIPE', handler);
                const results = isWindows()
                    ? (0, child_process_1.spawnSync)('yarn.cmd global dir --json', options)
                    : (0, child_process_1.spawnSync)('yarn', ['global', 'dir', '--json'], options);
                const stdout = results.stdout;
                if (!stdout) {
                    if (tracer) {
                        tracer(`'yarn global dir' didn't return a value.`);
                        if (results.stderr) {
                            tracer(results.stderr);
                        }
                    }
                    return undefined;
                }
                const lines = stdout.trim().split(/\r?\n/);
                for (const line of lines) {
                    try {
                        const yarn = JSON.parse(line);
                        if (yarn.type === 'log') {
                            return path.join(yarn.data, 'node_modules');
                        }
                    }
                    catch (e) {
                    }
                }
                return undefined;
            }
            catch (err) {
                return undefined;
            }
            finally {
                process.removeListener('SIGPIPE', handler);
            }
        }
        var FileSystem;
        (function (FileSystem) {
            let _isCaseSensitive = undefined;
            function isCaseSensitive() {
                if (_isCaseSensitive !== void 0) {
                    return _isCaseSensitive;
                }
                if (process.platform === 'win32') {
                    _isCaseSensitive = false;
                }
                else {
                    _isCaseSensitive = !fs.existsSync(__filename.toUpperCase()) || !fs.existsSync(__filename.toLowerCase());
                }
                return _isCaseSensitive;
            }
            FileSystem.isCaseSensitive = isCaseSensitive;
            function isParent(parent, child) {
                if (isCaseSensitive()) {
                    return path.normalize(child).indexOf(path.normalize(parent)) === 0;
                }
                else {
                    return path.normalize(child).toLowerCase().indexOf(path.normalize(parent).toLowerCase()) === 0;
                }
            }
            FileSystem.isParent = isParent;
        })(FileSystem || (exports.FileSystem = FileSystem = {}));
        function resolveModulePath(workspaceRoot, moduleName, nodePath, tracer) {
            if (nodePath) {
                if (!path.isAbsolute(nodePath)) {
                    nodePath = path.join(workspaceRoot, nodePath);
                }
                return resolve(moduleName, nodePath, nodePath, tracer).then((value) => {
                    if (FileSystem.isParent(nodePath, value)) {
                        return value;
                    }
                    else {
                        return Promise.reject(new Error(`Failed to load ${moduleName} from node path location.`));
                    }
                }).then(undefined, (_error) => {
                    return resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer);
                });
            }
            else {
                return resolve(moduleName, resolveGlobalNodePath(tracer), workspaceRoot, tracer);
            }
        }
    }),
    80900: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __createBinding = (this && this.__createBinding) || (Object.create ? (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            var desc = Object.getOwnPropertyDescriptor(m, k);
            if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
                desc = { enumerable: true, get: function () { return m[k]; } };
            }
            Object.defineProperty(o, k2, desc);
        }) : (function (o, m, k, k2) {
            if (k2 === undefined)
                k2 = k;
            o[k2] = m[k];
        }));
        var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function (o, v) {
            Object.defineProperty(o, "default", { enumerable: true, value: v });
        }) : function (o, v) {
            o["default"] = v;
        });
        var __importStar = (this && this.__importStar) || (function () {
            var ownKeys = function (o) {
                ownKeys = Object.getOwnPropertyNames || function (o) {
                    var ar = [];
                    for (var k in o)
                        if (Object.prototype.hasOwnProperty.call(o, k))
                            ar[ar.length] = k;
                    return ar;
                };
                return ownKeys(o);
            };
            return function (mod) {
                if (mod && mod.__esModule)
                    return mod;
                var result = {};
                if (mod != null)
                    for (var k = ownKeys(mod), i = 0; i < k.length; i++)
                        if (k[i] !== "default")
                            __createBinding(result, mod, k[i]);
                __setModuleDefault(result, mod);
                return result;
            };
        })();
        var __exportStar = (this && this.__exportStar) || function (m, exports) {
            for (var p in m)
                if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p))
                    __createBinding(exports, m, p);
        };
        Object.defineProperty(exports, "__esModule", ({ value: true }));
        exports.Files = void 0;
        exports.createConnection = createConnection;
        const node_util_1 = __webpack_require__(57975);
        const Is = __importStar(__webpack_require__(38888));
        const server_1 = __webpack_require__(45305);
        const fm = __importStar(__webpack_require__(49882));
        const node_1 = __webpack_require__(15699);
        __exportStar(__webpack_require__(15699), exports);
        __exportStar(__webpack_require__(92104), exports);
        var Files;
        (function (Files) {
            Files.uriToFilePath = fm.uriToFilePath;
            Files.resolveGlobalNodePath = fm.resolveGlobalNodePath;
            Files.resolveGlobalYarnPath = fm.resolveGlobalYarnPath;
            Files.resolve = fm.resolve;
            Files.resolveModulePath = fm.resolveModulePath;
        })(Files || (exports.Files = Files = {}));
        let _protocolConnection;
        function endProtocolConnection() {
            if (_protocolConnection === undefined) {
                return;
            }
            try {
                _protocolConnection.end();
            }
            catch (_err) {
            }
        }
        let _shutdownReceived = false;
        let exitTimer = undefined;
        function setupExitTimer() {
            const argName = '--clientProcessId';
            function runTimer(value) {
                try {
                    const processId = parseInt(value);
                    if (!isNaN(processId)) {
                        exitTimer = setInterval(() => {
                            try {
                                process.kill(processId, 0);
                            }
                            catch (ex) {
                                endProtocolConnection();
                                process.exit(_shutdownReceived ? 0 : 1);
                            }
                        }, 3000);
                    }
                }
                catch (e) {
                }
            }
            for (let i = 2; i < process.argv.length; i++) {
                const arg = process.argv[i];
                if (arg === argName && i + 1 < process.argv.length) {
                    runTimer(process.argv[i + 1]);
                    return;
                }
                else {
                    const args = arg.split('=');
                    if (args[0] === argName) {
                        runTimer(args[1]);
                    }
                }
            }
        }
        setupExitTimer();
        const watchDog = {
            initialize: (params) => {
                const processId = params.processId;
                if (Is.number(processId) && exitTimer === undefined) {
                    setInterval(() => {
                        try {
                            process.kill(processId, 0);
                        }
                        catch (ex) {
                            process.exit(_shutdownReceived ? 0 : 1);
                        }
                    }, 3000);
                }
            },
            get shutdownReceived() {
                return _shutdownReceived;
            },
            set shutdownReceived(value) {
                _shutdownReceived = value;
            },
            exit: (code) => {
                endProtocolConnection();
                process.exit(code);
            }
        };
        function createConnection(arg1, arg2, arg3, arg4) {
            let factories;
            let input;
            let output;
            let options;
            if (arg1 !== undefined && arg1.__brand === 'features') {
                factories = arg1;
                arg1 = arg2;
                arg2 = arg3;
                arg3 = arg4;
            }
            if (node_1.ConnectionStrategy.is(arg1) || node_1.ConnectionOptions.is(arg1)) {
                options = arg1;
            }
            else {
                input = arg1;
                output = arg2;
                options = arg3;
            }
            return _createConnection(input, output, options, factories);
        }
        function _createConnection(input, output, options, factories) {
            let stdio = false;
            if (!input && !output && process.argv.length > 2) {
                let port = undefined;
                let pipeName = undefined;
                const argv = process.argv.slice(2);
                for (let i = 0; i < argv.length; i++) {
                    const arg = argv[i];
                    if (arg === '--node-ipc') {
                        input = new node_1.IPCMessageReader(process);
                        output = new node_1.IPCMessageWriter(process);
                        break;
                    }
                    else if (arg === '--stdio') {
                        stdio = true;
                        input = process.stdin;
                        output = process.stdout;
                        break;
                    }
                    else if (arg === '--socket') {
                        port = parseInt(argv[i + 1]);
                        break;
                    }
                    else if (arg === '--pipe') {
                        pipeName = argv[i + 1];
                        break;
                    }
                    else {
                        const args = arg.split('=');
                        if (args[0] === '--socket') {
                            port = parseInt(args[1]);
                            break;
                        }
                        else if (args[0] === '--pipe') {
                            pipeName = args[1];
                            break;
                        }
                    }
                }
                if (port) {
                    const transport = (0, node_1.createServerSocketTransport)(port);
                    input = transport[0];
                    output = transport[1];
                }
                else if (pipeName) {
                    const transport = (0, node_1.createServerPipeTransport)(pipeName);
                    input = transport[0];
                    output = transport[1];
                }
            }
            const commandLineMessage = 'Use arguments of createConnection or set command line parameters: \'--node-ipc\', \'--stdio\' or \'--socket={number}\'';
            if (!input) {
                throw new Error('Connection input stream is not set. ' + commandLineMessage);
            }
            if (!output) {
                throw new Error('Connection output stream is not set. ' + commandLineMessage);
            }
            if (Is.func(input.read) && Is.func(input.on)) {
                const inputStream = input;
                inputStream.on('end', () => {
                    endProtocolConnection();
                    process.exit(_shutdownReceived ? 0 : 1);
                });
                inputStream.on('close', () => {
                    endProtocolConnection();
                    process.exit(_shutdownReceived ? 0 : 1);
                });
            }
            const connectionFactory = (logger) => {
                const result = (0, node_1.createProtocolConnection)(input, output, logger, options);
                if (stdio) {
                    patchConsole(logger);
                }
                return result;
            };
            return (0, server_1.createConnection)(connectionFactory, watchDog, factories);
        }
        function patchConsole(logger) {
            function serialize(args) {
                return args.map(arg => typeof arg === 'string' ? arg : (0, node_util_1.inspect)(arg)).join(' ');
            }
            const counters = new Map();
            console.assert = function assert(assertion, ...args) {
                if (assertion) {
                    return;
                }
                if (args.length === 0) {
                    logger.error('Assertion failed');
                }
                else {
                    const [message, ...rest] = args;
                    logger.error(`Assertion failed: ${message} ${serialize(rest)}`);
                }
            };
            console.count = function count(label = 'default') {
                const message = String(label);
                let counter = counters.get(message) ?? 0;
                counter += 1;
                counters.set(message, counter);
                logger.log(`${message}: ${message}`);
            };
            console.countReset = function countReset(label) {
                if (label === undefined) {
                    counters.clear();
                }
                else {
                    counters.delete(String(label));
                }
            };
            console.debug = function debug(...args) {
                logger.log(serialize(args));
            };
            console.dir = function dir(arg, options) {
                logger.log((0, node_util_1.inspect)(arg, options));
            };
            console.log = function log(...args) {
                logger.log(serialize(args));
            };
            console.error = function error(...args) {
                logger.error(serialize(args));
            };
            console.trace = function trace(...args) {
                const stack = new Error().stack.replace(/(.+\n){2}/, '');
                let message = 'Trace';
                if (args.length !== 0) {
                    message += `: ${serialize(args)}`;
                }
                logger.log(`${message}\n${stack}`);
            };
            console.warn = function warn(...args) {
                logger.warn(serialize(args));
            };
            console.info = function info(...args) {
                logger.info(serialize(args));
            };
        }
    }),
    2365: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.d(__webpack_exports__, {
            V: function () { return TextDocument; }
        });
        class FullTextDocument {
            constructor(uri, languageId, version, content) {
                this._uri = uri;
                this._languageId = languageId;
                this._version = version;
                this._content = content;
                this._lineOffsets = undefined;
            }
            get uri() {
                return this._uri;
            }
            get languageId() {
                return this._languageId;
            }
            get version() {
                return this._version;
            }
            getText(range) {
                if (range) {
                    const start = this.offsetAt(range.start);
                    const end = this.offsetAt(range.end);
                    return this._content.substring(start, end);
                }
                return this._content;
            }
            update(changes, version) {
                for (const change of changes) {
                    if (FullTextDocument.isIncremental(change)) {
                        const range = getWellformedRange(change.range);
                        const startOffset = this.offsetAt(range.start);
                        const endOffset = this.offsetAt(range.end);
                        this._content = this._content.substring(0, startOffset) + change.text + this._content.substring(endOffset, this._content.length);
                        const insertedEndOffset = startOffset + change.text.length;
                        const crlfAtStart = this._content.charCodeAt(startOffset - 1) === 13 && this._content.charCodeAt(startOffset) === 10;
                        const crlfAtEnd = this._content.charCodeAt(insertedEndOffset - 1) === 13 && this._content.charCodeAt(insertedEndOffset) === 10;
                        if (crlfAtStart || crlfAtEnd) {
                            this._lineOffsets = undefined;
                            continue;
                        }
                        const startLine = Math.max(range.start.line, 0);
                        const endLine = Math.max(range.end.line, 0);
                        let lineOffsets = this._lineOffsets;
                        const addedLineOffsets = computeLineOffsets(change.text, false, startOffset);
                        if (endLine - startLine === addedLineOffsets.length) {
                            for (let i = 0, len = addedLineOffsets.length; i < len; i++) {
                                lineOffsets[i + startLine + 1] = addedLineOffsets[i];
                            }
                        }
                        else {
                            if (addedLineOffsets.length < 10000) {
                                lineOffsets.splice(startLine + 1, endLine - startLine, ...addedLineOffsets);
                            }
                            else {
                                this._lineOffsets = lineOffsets = lineOffsets.slice(0, startLine + 1).concat(addedLineOffsets, lineOffsets.slice(endLine + 1));
                            }
                        }
                        const diff = change.text.length - (endOffset - startOffset);
                        if (diff !== 0) {
                            for (let i = startLine + 1 + addedLineOffsets.length, len = lineOffsets.length; i < len; i++) {
                                lineOffsets[i] = lineOffsets[i] + diff;
                            }
                        }
                    }
                    else if (FullTextDocument.isFull(change)) {
                        this._content = change.text;
                        this._lineOffsets = undefined;
                    }
                    else {
                        throw new Error('Unknown change event received');
                    }
                }
                this._version = version;
            }
            getLineOffsets() {
                if (this._lineOffsets === undefined) {
                    this._lineOffsets = computeLineOffsets(this._content, true);
                }
                return this._lineOffsets;
            }
            positionAt(offset) {
                offset = Math.max(Math.min(offset, this._content.length), 0);
                const lineOffsets = this.getLineOffsets();
                let low = 0, high = lineOffsets.length;
                if (high === 0) {
                    return { line: 0, character: offset };
                }
                while (low < high) {
                    const mid = Math.floor((low + high) / 2);
                    if (lineOffsets[mid] > offset) {
                        high = mid;
                    }
                    else {
                        low = mid + 1;
                    }
                }
                const line = low - 1;
                offset = this.ensureBeforeEOL(offset, lineOffsets[line]);
                return { line, character: offset - lineOffsets[line] };
            }
            offsetAt(position) {
                const lineOffsets = this.getLineOffsets();
                if (position.line >= lineOffsets.length) {
                    return this._content.length;
                }
                else if (position.line < 0) {
                    return 0;
                }
                const lineOffset = lineOffsets[position.line];
                if (position.character <= 0) {
                    return lineOffset;
                }
                const nextLineOffset = (position.line + 1 < lineOffsets.length) ? lineOffsets[position.line + 1] : this._content.length;
                const offset = Math.min(lineOffset + position.character, nextLineOffset);
                return this.ensureBeforeEOL(offset, lineOffset);
            }
            getLineRange(line) {
                const lineOffsets = this.getLineOffsets();
                if (line >= lineOffsets.length) {
                    const lastLine = lineOffsets.length - 1;
                    return { start: { line: lastLine, character: 0 }, end: { line: lastLine, character: this._content.length - lineOffsets[lastLine] } };
                }
                else if (line < 0) {
                    return { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
                }
                const startOffset = lineOffsets[line];
                const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
                const endOffset = this.ensureBeforeEOL(nextLineOffset, startOffset);
                return { start: { line, character: 0 }, end: { line, character: endOffset - startOffset } };
            }
            getEOLCharacters(line) {
                const lineOffsets = this.getLineOffsets();
                if (line >= lineOffsets.length) {
                    return '';
                }
                else if (line < 0) {
                    return '';
                }
                const nextLineOffset = (line + 1 < lineOffsets.length) ? lineOffsets[line + 1] : this._content.length;
                const eolOffset = this.ensureBeforeEOL(nextLineOffset, lineOffsets[line]);
                return this._content.substring(eolOffset, nextLineOffset);
            }
            ensureBeforeEOL(offset, lineOffset) {
                while (offset > lineOffset && isEOL(this._content.charCodeAt(offset - 1))) {
                    offset--;
                }
                return offset;
            }
            get lineCount() {
                return this.getLineOffsets().length;
            }
            static isIncremental(event) {
                const candidate = event;
                return candidate !== undefined && candidate !== null &&
                    typeof candidate.text === 'string' && candidate.range !== undefined &&
                    (candidate.rangeLength === undefined || typeof candidate.rangeLength === 'number');
            }
            static isFull(event) {
                const candidate = event;
                return candidate !== undefined && candidate !== null &&
                    typeof candidate.text === 'string' && candidate.range === undefined && candidate.rangeLength === undefined;
            }
        }
        var TextDocument;
        (function (TextDocument) {
            function create(uri, languageId, version, content) {
                return new FullTextDocument(uri, languageId, version, content);
            }
            TextDocument.create = create;
            function update(document, changes, version) {
                if (document instanceof FullTextDocument) {
                    document.update(changes, version);
                    return document;
                }
                else {
                    throw new Error('TextDocument.update: document must be created by TextDocument.create');
                }
            }
            TextDocument.update = update;
            function applyEdits(document, edits) {
                const text = document.getText();
                const sortedEdits = mergeSort(edits.map(getWellformedEdit), (a, b) => {
                    const diff = a.range.start.line - b.range.start.line;
                    if (diff === 0) {
                        return a.range.start.character - b.range.start.character;
                    }
                    return diff;
                });
                let lastModifiedOffset = 0;
                const spans = [];
                for (const e of sortedEdits) {
                    const startOffset = document.offsetAt(e.range.start);
                    if (startOffset < lastModifiedOffset) {
                        throw new Error('Overlapping edit');
                    }
                    else if (startOffset > lastModifiedOffset) {
                        spans.push(text.substring(lastModifiedOffset, startOffset));
                    }
                    if (e.newText.length) {
                        spans.push(e.newText);
                    }
                    lastModifiedOffset = document.offsetAt(e.range.end);
                }
                spans.push(text.substr(lastModifiedOffset));
                return spans.join('');
            }
            TextDocument.applyEdits = applyEdits;
        })(TextDocument || (TextDocument = {}));
        function mergeSort(data, compare) {
            if (data.length <= 1) {
                return data;
            }
            const p = (data.length / 2) | 0;
            const left = data.slice(0, p);
            const right = data.slice(p);
            mergeSort(left, compare);
            mergeSort(right, compare);
            let leftIdx = 0;
            let rightIdx = 0;
            let i = 0;
            while (leftIdx < left.length && rightIdx < right.length) {
                const ret = compare(left[leftIdx], right[rightIdx]);
                if (ret <= 0) {
                    data[i++] = left[leftIdx++];
                }
                else {
                    data[i++] = right[rightIdx++];
                }
            }
            while (leftIdx < left.length) {
                data[i++] = left[leftIdx++];
            }
            while (rightIdx < right.length) {
                data[i++] = right[rightIdx++];
            }
            return data;
        }
        function computeLineOffsets(text, isAtLineStart, textOffset = 0) {
            const result = isAtLineStart ? [textOffset] : [];
            for (let i = 0; i < text.length; i++) {
                const ch = text.charCodeAt(i);
                if (isEOL(ch)) {
                    if (ch === 13 && i + 1 < text.length && text.charCodeAt(i + 1) === 10) {
                        i++;
                    }
                    result.push(textOffset + i + 1);
                }
            }
            return result;
        }
        function isEOL(char) {
            return char === 13 || char === 10;
        }
        function getWellformedRange(range) {
            const start = range.start;
            const end = range.end;
            if (start.line > end.line || (start.line === end.line && start.character > end.character)) {
                return { start: end, end: start };
            }
            return range;
        }
        function getWellformedEdit(textEdit) {
            const range = getWellformedRange(textEdit.range);
            if (range !== textEdit.range) {
                return { newText: textEdit.newText, range };
            }
            return textEdit;
        }
    })
};
;
