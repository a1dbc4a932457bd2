"use strict";
exports.id = 797;
exports.ids = [797];
exports.modules = {
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
            return error ? explainError(error, value) : { path: [], why: "it does not match its schema" };
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
    63797: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            t: function () { return readReport; }
        });
        var external_node_path_ = __webpack_require__(76760);
        var tool = __webpack_require__(42243);
        var errors = __webpack_require__(42719);
        ;
        const validate = validate21;
        const schema6 = { "$id": "https://github.com/OWNER/plugin-preflight/report@1", "type": "object", "additionalProperties": false, "required": ["schema", "tool", "occasion", "strict", "failOn", "plugins"], "properties": { "schema": { "const": "plugin-preflight/report@1" }, "tool": { "type": "object", "additionalProperties": false, "required": ["name", "version", "ruleset"], "properties": { "name": { "const": "plugin-preflight" }, "version": { "type": "string" }, "ruleset": { "type": "string", "pattern": "^\\d{4}\\.\\d{2}$" } } }, "occasion": { "enum": ["pull-request", "push", "release"] }, "strict": { "type": "boolean" }, "failOn": { "enum": ["error", "warning", "notice", "never"] }, "failOnNew": { "enum": ["error", "warning", "notice"] }, "notes": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["severity", "path", "message"], "properties": { "severity": { "enum": ["warning", "notice"] }, "path": { "type": "string" }, "message": { "type": "string" } } } }, "selection": { "type": "object", "additionalProperties": false, "required": ["of"], "properties": { "of": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "tag": { "type": "string" }, "changedSince": { "type": "string" }, "shard": { "type": "string", "pattern": "^\\d+/\\d+$" } } }, "baseline": { "type": "object", "additionalProperties": false, "required": ["file", "gone"], "properties": { "file": { "type": "string" }, "gone": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "base": { "type": "object", "additionalProperties": false, "required": ["name", "commit"], "properties": { "name": { "type": "string" }, "commit": { "type": "string" }, "removed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "filesLeft"], "properties": { "path": { "type": "string" }, "filesLeft": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } }, "plugins": { "type": "array", "items": { "$ref": "#/$defs/plugin" } } }, "$defs": { "verdict": { "enum": ["pass", "fail", "broken"] }, "severity": { "enum": ["error", "warning", "notice"] }, "counts": { "type": "object", "additionalProperties": false, "required": ["error", "warning", "notice", "suppressed", "stopsRelease"], "properties": { "error": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "warning": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "notice": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "suppressed": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "stopsRelease": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "plugin": { "type": "object", "additionalProperties": false, "required": ["path", "outcomes", "findings"], "properties": { "path": { "type": "string" }, "name": { "type": "string" }, "version": { "type": "string" }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "lifecycle": { "$ref": "#/$defs/lifecycle" }, "difference": { "$ref": "https://github.com/OWNER/plugin-preflight/difference@1" }, "change": { "$ref": "#/$defs/change" } } }, "change": { "type": "object", "additionalProperties": false, "required": ["kind", "fixed", "suppressions"], "properties": { "kind": { "enum": ["added", "renamed", "kept"] }, "from": { "type": "string" }, "fixed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "message", "file"], "properties": { "check": { "type": "string" }, "code": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "url": { "type": "string" }, "file": { "type": "string" } } } }, "suppressions": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "check", "file", "reason", "findings"], "properties": { "kind": { "enum": ["off", "baseline"] }, "check": { "type": "string" }, "file": { "type": "string" }, "line": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "reason": { "type": "string" }, "findings": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } }, "outcome": { "type": "object", "required": ["check", "status"], "properties": { "check": { "type": "string" }, "url": { "type": "string" } }, "oneOf": [{ "properties": { "status": { "const": "met" } } }, { "required": ["findings"], "properties": { "status": { "const": "unmet" }, "findings": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } }, { "required": ["reason"], "properties": { "status": { "const": "skipped" }, "reason": { "type": "string" } } }, { "required": ["error"], "properties": { "status": { "const": "crashed" }, "error": { "type": "string" } } }], "discriminator": { "propertyName": "status" } }, "finding": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "stopsRelease", "message", "location"], "properties": { "check": { "type": "string" }, "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" }, "subject": { "texts": true }, "severity": { "$ref": "#/$defs/severity" }, "stopsRelease": { "type": "boolean" }, "suppressed": { "type": "string" }, "overruled": { "type": "string" }, "age": { "enum": ["new", "known"] }, "notCompared": { "enum": ["untracked", "run", "always", "unread"] }, "message": { "type": "string" }, "help": { "type": "string" }, "printed": { "texts": false }, "url": { "type": "string" }, "secret": { "const": true }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{12}$" }, "identity": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "lineHash": { "type": "string", "pattern": "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" }, "location": { "$ref": "#/$defs/location" }, "excerpt": { "$ref": "#/$defs/excerpt" }, "fix": { "type": "array", "items": { "$ref": "#/$defs/edit" } } } }, "excerpt": { "type": "object", "additionalProperties": false, "required": ["before", "marked", "after"], "properties": { "before": { "type": "string", "maxLength": 160 }, "marked": { "type": "string", "maxLength": 160 }, "after": { "type": "string", "maxLength": 160 }, "cutBefore": { "const": true }, "cutAfter": { "const": true } } }, "location": { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string" }, "pointer": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } }, "range": { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } }, "position": { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } }, "column": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } } } }, "edit": { "type": "object", "additionalProperties": false, "required": ["file", "range", "text"], "properties": { "file": { "type": "string" }, "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } }, "lifecycle": { "type": "object", "additionalProperties": false, "required": ["entry", "steps", "permissions", "left", "laterLives"], "properties": { "entry": { "type": "string" }, "dom": { "type": "string" }, "browser": { "type": "string" }, "unguarded": { "type": "string" }, "permissions": { "texts": false }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false }, "laterLives": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "steps", "left"], "properties": { "kind": { "enum": ["restart", "earlier", "update", "load", "unset"] }, "entry": { "type": "string" }, "from": { "type": "string" }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false } } } } } }, "lifecycleSteps": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["step", "call", "outcome", "milliseconds", "logged", "printed", "stored", "notified", "open"], "properties": { "step": { "type": "string" }, "call": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "outcome": { "type": "string" }, "milliseconds": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "logged": { "texts": false }, "printed": { "texts": false }, "stored": { "texts": false }, "notified": { "texts": false }, "open": { "texts": false } } } } } };
        const func2 = Object.prototype.hasOwnProperty;
        const pattern0 = new RegExp("^\\d{4}\\.\\d{2}$", "u");
        const pattern1 = new RegExp("^\\d+/\\d+$", "u");
        const schema7 = { "type": "object", "additionalProperties": false, "required": ["path", "outcomes", "findings"], "properties": { "path": { "type": "string" }, "name": { "type": "string" }, "version": { "type": "string" }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "lifecycle": { "$ref": "#/$defs/lifecycle" }, "difference": { "$ref": "https://github.com/OWNER/plugin-preflight/difference@1" }, "change": { "$ref": "#/$defs/change" } } };
        const schema8 = { "type": "object", "required": ["check", "status"], "properties": { "check": { "type": "string" }, "url": { "type": "string" } }, "oneOf": [{ "properties": { "status": { "const": "met" } } }, { "required": ["findings"], "properties": { "status": { "const": "unmet" }, "findings": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } } } }, { "required": ["reason"], "properties": { "status": { "const": "skipped" }, "reason": { "type": "string" } } }, { "required": ["error"], "properties": { "status": { "const": "crashed" }, "error": { "type": "string" } } }], "discriminator": { "propertyName": "status" } };
        function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema8.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                if (data.check !== undefined) {
                    if (typeof data.check !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/check", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.url !== undefined) {
                    if (typeof data.url !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" } });
                    }
                }
                const tag0 = data.status;
                if (typeof tag0 == "string") {
                    if (tag0 === "met") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            if (data.status !== undefined) {
                                if ("met" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "met" } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "unmet") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop1 of schema8.oneOf[1].required) {
                                if (data[prop1] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop1 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("unmet" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "unmet" } });
                                }
                            }
                            if (data.findings !== undefined) {
                                let data4 = data.findings;
                                if (!Number.isSafeInteger(data4) || data4 < 1 || data4 > 9007199254740991) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "skipped") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop2 of schema8.oneOf[2].required) {
                                if (data[prop2] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop2 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("skipped" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "skipped" } });
                                }
                            }
                            if (data.reason !== undefined) {
                                if (typeof data.reason !== "string") {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/reason", keyword: "type", params: { type: "string" } });
                                }
                            }
                        }
                    }
                    else if (tag0 === "crashed") {
                        if (data && typeof data == "object" && !Array.isArray(data)) {
                            for (const prop3 of schema8.oneOf[3].required) {
                                if (data[prop3] === undefined) {
                                    errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop3 } });
                                }
                            }
                            if (data.status !== undefined) {
                                if ("crashed" !== data.status) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/status", keyword: "const", params: { allowedValue: "crashed" } });
                                }
                            }
                            if (data.error !== undefined) {
                                if (typeof data.error !== "string") {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/error", keyword: "type", params: { type: "string" } });
                                }
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "discriminator", params: { error: "mapping", tag: "status", tagValue: tag0 } });
                    }
                }
                else {
                    errors = (vErrors ??= []).push({ instancePath, keyword: "discriminator", params: { error: "tag", tag: "status", tagValue: tag0 } });
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate23.errors = vErrors;
            return errors === 0;
        }
        const schema9 = { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "stopsRelease", "message", "location"], "properties": { "check": { "type": "string" }, "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" }, "subject": { "texts": true }, "severity": { "$ref": "#/$defs/severity" }, "stopsRelease": { "type": "boolean" }, "suppressed": { "type": "string" }, "overruled": { "type": "string" }, "age": { "enum": ["new", "known"] }, "notCompared": { "enum": ["untracked", "run", "always", "unread"] }, "message": { "type": "string" }, "help": { "type": "string" }, "printed": { "texts": false }, "url": { "type": "string" }, "secret": { "const": true }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{12}$" }, "identity": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "lineHash": { "type": "string", "pattern": "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" }, "location": { "$ref": "#/$defs/location" }, "excerpt": { "$ref": "#/$defs/excerpt" }, "fix": { "type": "array", "items": { "$ref": "#/$defs/edit" } } } };
        const pattern2 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
        const pattern3 = new RegExp("^[0-9a-f]{12}$", "u");
        const pattern4 = new RegExp("^[0-9a-f]{16}$", "u");
        const pattern5 = new RegExp("^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$", "u");
        const schema10 = { "enum": ["error", "warning", "notice"] };
        function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (!(((data === "error") || (data === "warning")) || (data === "notice"))) {
                errors = (vErrors ??= []).push({ instancePath, keyword: "enum", params: { allowedValues: schema10.enum } });
            }
            validate26.errors = vErrors;
            return errors === 0;
        }
        const schema11 = { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string" }, "pointer": { "type": "string" }, "range": { "$ref": "#/$defs/range" } } };
        const schema12 = { "type": "object", "additionalProperties": false, "required": ["start", "end"], "properties": { "start": { "$ref": "#/$defs/position" }, "end": { "$ref": "#/$defs/position" } } };
        const schema13 = { "type": "object", "additionalProperties": false, "required": ["line", "column"], "properties": { "line": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } }, "column": { "wholeNumber": { "minimum": 1, "maximum": 2147483647 } } } };
        function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema13.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "line") || (key0 === "column"))) {
                        delete data[key0];
                    }
                }
                if (data.line !== undefined) {
                    let data0 = data.line;
                    if (!Number.isSafeInteger(data0) || data0 < 1 || data0 > 2147483647) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/line", keyword: "wholeNumber", params: { minimum: 1, maximum: 2147483647 } });
                    }
                }
                if (data.column !== undefined) {
                    let data1 = data.column;
                    if (!Number.isSafeInteger(data1) || data1 < 1 || data1 > 2147483647) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/column", keyword: "wholeNumber", params: { minimum: 1, maximum: 2147483647 } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate30.errors = vErrors;
            return errors === 0;
        }
        function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema12.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "start") || (key0 === "end"))) {
                        delete data[key0];
                    }
                }
                if (data.start !== undefined) {
                    if (!(validate30(data.start, { instancePath: instancePath + "/start", parentData: data, parentDataProperty: "start", rootData }))) {
                        vErrors ??= validate30.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.end !== undefined) {
                    if (!(validate30(data.end, { instancePath: instancePath + "/end", parentData: data, parentDataProperty: "end", rootData }))) {
                        vErrors ??= validate30.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate29.errors = vErrors;
            return errors === 0;
        }
        function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema11.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "file") || (key0 === "pointer")) || (key0 === "range"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.pointer !== undefined) {
                    if (typeof data.pointer !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/pointer", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.range !== undefined) {
                    if (!(validate29(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData }))) {
                        vErrors ??= validate29.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate28.errors = vErrors;
            return errors === 0;
        }
        const schema14 = { "type": "object", "additionalProperties": false, "required": ["before", "marked", "after"], "properties": { "before": { "type": "string", "maxLength": 160 }, "marked": { "type": "string", "maxLength": 160 }, "after": { "type": "string", "maxLength": 160 }, "cutBefore": { "const": true }, "cutAfter": { "const": true } } };
        function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema14.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((((key0 === "before") || (key0 === "marked")) || (key0 === "after")) || (key0 === "cutBefore")) || (key0 === "cutAfter"))) {
                        delete data[key0];
                    }
                }
                if (data.before !== undefined) {
                    let data0 = data.before;
                    if (typeof data0 === "string") {
                        if (data0.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.marked !== undefined) {
                    let data1 = data.marked;
                    if (typeof data1 === "string") {
                        if (data1.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/marked", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/marked", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (typeof data2 === "string") {
                        if (data2.length > 160) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "maxLength", params: { limit: 160 } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.cutBefore !== undefined) {
                    if (true !== data.cutBefore) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/cutBefore", keyword: "const", params: { allowedValue: true } });
                    }
                }
                if (data.cutAfter !== undefined) {
                    if (true !== data.cutAfter) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/cutAfter", keyword: "const", params: { allowedValue: true } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate35.errors = vErrors;
            return errors === 0;
        }
        const schema15 = { "type": "object", "additionalProperties": false, "required": ["file", "range", "text"], "properties": { "file": { "type": "string" }, "range": { "$ref": "#/$defs/range" }, "text": { "type": "string" } } };
        function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema15.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "file") || (key0 === "range")) || (key0 === "text"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.range !== undefined) {
                    if (!(validate29(data.range, { instancePath: instancePath + "/range", parentData: data, parentDataProperty: "range", rootData }))) {
                        vErrors ??= validate29.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.text !== undefined) {
                    if (typeof data.text !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/text", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate37.errors = vErrors;
            return errors === 0;
        }
        function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema9.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(func2.call(schema9.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.check !== undefined) {
                    if (typeof data.check !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/check", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.code !== undefined) {
                    let data1 = data.code;
                    if (typeof data1 === "string") {
                        if (!pattern2.test(data1)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.subject !== undefined) {
                    let data2 = data.subject;
                    if (!(typeof data2 == "string" || Array.isArray(data2) && data2.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "texts", params: { mayBeOne: true } });
                    }
                }
                if (data.severity !== undefined) {
                    if (!(validate26(data.severity, { instancePath: instancePath + "/severity", parentData: data, parentDataProperty: "severity", rootData }))) {
                        vErrors ??= validate26.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.stopsRelease !== undefined) {
                    if (typeof data.stopsRelease !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/stopsRelease", keyword: "type", params: { type: "boolean" } });
                    }
                }
                if (data.suppressed !== undefined) {
                    if (typeof data.suppressed !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressed", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.overruled !== undefined) {
                    if (typeof data.overruled !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/overruled", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.age !== undefined) {
                    let data7 = data.age;
                    if (!((data7 === "new") || (data7 === "known"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/age", keyword: "enum", params: { allowedValues: schema9.properties.age.enum } });
                    }
                }
                if (data.notCompared !== undefined) {
                    let data8 = data.notCompared;
                    if (!((((data8 === "untracked") || (data8 === "run")) || (data8 === "always")) || (data8 === "unread"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notCompared", keyword: "enum", params: { allowedValues: schema9.properties.notCompared.enum } });
                    }
                }
                if (data.message !== undefined) {
                    if (typeof data.message !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/message", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.help !== undefined) {
                    if (typeof data.help !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/help", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.printed !== undefined) {
                    let data11 = data.printed;
                    if (!(Array.isArray(data11) && data11.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/printed", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.url !== undefined) {
                    if (typeof data.url !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/url", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.secret !== undefined) {
                    if (true !== data.secret) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/secret", keyword: "const", params: { allowedValue: true } });
                    }
                }
                if (data.fingerprint !== undefined) {
                    let data14 = data.fingerprint;
                    if (typeof data14 === "string") {
                        if (!pattern3.test(data14)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/fingerprint", keyword: "pattern", params: { pattern: "^[0-9a-f]{12}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fingerprint", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.identity !== undefined) {
                    let data15 = data.identity;
                    if (typeof data15 === "string") {
                        if (!pattern4.test(data15)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/identity", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/identity", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.lineHash !== undefined) {
                    let data16 = data.lineHash;
                    if (typeof data16 === "string") {
                        if (!pattern5.test(data16)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/lineHash", keyword: "pattern", params: { pattern: "^[0-9a-f]{1,16}:[1-9][0-9]{0,8}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/lineHash", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.location !== undefined) {
                    if (!(validate28(data.location, { instancePath: instancePath + "/location", parentData: data, parentDataProperty: "location", rootData }))) {
                        vErrors ??= validate28.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.excerpt !== undefined) {
                    if (!(validate35(data.excerpt, { instancePath: instancePath + "/excerpt", parentData: data, parentDataProperty: "excerpt", rootData }))) {
                        vErrors ??= validate35.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.fix !== undefined) {
                    let data19 = data.fix;
                    if (Array.isArray(data19)) {
                        const len0 = data19.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate37(data19[i0], { instancePath: instancePath + "/fix/" + i0, parentData: data19, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate37.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fix", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate25.errors = vErrors;
            return errors === 0;
        }
        const schema16 = { "type": "object", "additionalProperties": false, "required": ["entry", "steps", "permissions", "left", "laterLives"], "properties": { "entry": { "type": "string" }, "dom": { "type": "string" }, "browser": { "type": "string" }, "unguarded": { "type": "string" }, "permissions": { "texts": false }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false }, "laterLives": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "steps", "left"], "properties": { "kind": { "enum": ["restart", "earlier", "update", "load", "unset"] }, "entry": { "type": "string" }, "from": { "type": "string" }, "steps": { "$ref": "#/$defs/lifecycleSteps" }, "left": { "texts": false } } } } } };
        const schema17 = { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["step", "call", "outcome", "milliseconds", "logged", "printed", "stored", "notified", "open"], "properties": { "step": { "type": "string" }, "call": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "outcome": { "type": "string" }, "milliseconds": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "logged": { "texts": false }, "printed": { "texts": false }, "stored": { "texts": false }, "notified": { "texts": false }, "open": { "texts": false } } } };
        function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (Array.isArray(data)) {
                const len0 = data.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data0 = data[i0];
                    if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                        for (const prop0 of schema17.items.required) {
                            if (data0[prop0] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "required", params: { missingProperty: prop0 } });
                            }
                        }
                        for (const key0 in data0) {
                            if (!(func2.call(schema17.items.properties, key0))) {
                                delete data0[key0];
                            }
                        }
                        if (data0.step !== undefined) {
                            if (typeof data0.step !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/step", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data0.call !== undefined) {
                            let data2 = data0.call;
                            if (!Number.isSafeInteger(data2) || data2 < 1 || data2 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/call", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                            }
                        }
                        if (data0.outcome !== undefined) {
                            if (typeof data0.outcome !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/outcome", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data0.milliseconds !== undefined) {
                            let data4 = data0.milliseconds;
                            if (!Number.isSafeInteger(data4) || data4 < 0 || data4 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/milliseconds", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                        if (data0.logged !== undefined) {
                            let data5 = data0.logged;
                            if (!(Array.isArray(data5) && data5.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/logged", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.printed !== undefined) {
                            let data6 = data0.printed;
                            if (!(Array.isArray(data6) && data6.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/printed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.stored !== undefined) {
                            let data7 = data0.stored;
                            if (!(Array.isArray(data7) && data7.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/stored", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.notified !== undefined) {
                            let data8 = data0.notified;
                            if (!(Array.isArray(data8) && data8.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/notified", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data0.open !== undefined) {
                            let data9 = data0.open;
                            if (!(Array.isArray(data9) && data9.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0 + "/open", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type", params: { type: "object" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "array" } });
            }
            validate42.errors = vErrors;
            return errors === 0;
        }
        function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema16.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((((((key0 === "entry") || (key0 === "dom")) || (key0 === "browser")) || (key0 === "unguarded")) || (key0 === "permissions")) || (key0 === "steps")) || (key0 === "left")) || (key0 === "laterLives"))) {
                        delete data[key0];
                    }
                }
                if (data.entry !== undefined) {
                    if (typeof data.entry !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/entry", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.dom !== undefined) {
                    if (typeof data.dom !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dom", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.browser !== undefined) {
                    if (typeof data.browser !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/browser", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.unguarded !== undefined) {
                    if (typeof data.unguarded !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/unguarded", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.permissions !== undefined) {
                    let data4 = data.permissions;
                    if (!(Array.isArray(data4) && data4.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.steps !== undefined) {
                    if (!(validate42(data.steps, { instancePath: instancePath + "/steps", parentData: data, parentDataProperty: "steps", rootData }))) {
                        vErrors ??= validate42.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.left !== undefined) {
                    let data6 = data.left;
                    if (!(Array.isArray(data6) && data6.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/left", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.laterLives !== undefined) {
                    let data7 = data.laterLives;
                    if (Array.isArray(data7)) {
                        const len0 = data7.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data8 = data7[i0];
                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                for (const prop1 of schema16.properties.laterLives.items.required) {
                                    if (data8[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data8) {
                                    if (!(((((key1 === "kind") || (key1 === "entry")) || (key1 === "from")) || (key1 === "steps")) || (key1 === "left"))) {
                                        delete data8[key1];
                                    }
                                }
                                if (data8.kind !== undefined) {
                                    let data9 = data8.kind;
                                    if (!(((((data9 === "restart") || (data9 === "earlier")) || (data9 === "update")) || (data9 === "load")) || (data9 === "unset"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/kind", keyword: "enum", params: { allowedValues: schema16.properties.laterLives.items.properties.kind.enum } });
                                    }
                                }
                                if (data8.entry !== undefined) {
                                    if (typeof data8.entry !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/entry", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data8.from !== undefined) {
                                    if (typeof data8.from !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/from", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data8.steps !== undefined) {
                                    if (!(validate42(data8.steps, { instancePath: instancePath + "/laterLives/" + i0 + "/steps", parentData: data8, parentDataProperty: "steps", rootData }))) {
                                        vErrors ??= validate42.errors;
                                        errors = vErrors.length;
                                    }
                                }
                                if (data8.left !== undefined) {
                                    let data13 = data8.left;
                                    if (!(Array.isArray(data13) && data13.every((item) => typeof item == "string"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0 + "/left", keyword: "texts", params: { mayBeOne: false } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/laterLives", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate41.errors = vErrors;
            return errors === 0;
        }
        const schema18 = { "$id": "https://github.com/OWNER/plugin-preflight/difference@1", "type": "object", "additionalProperties": false, "required": ["schema", "before", "after", "permissions", "hosts", "packages", "entryPoints", "files"], "properties": { "schema": { "const": "plugin-preflight/difference@1" }, "before": { "$ref": "#/$defs/package" }, "after": { "$ref": "#/$defs/package" }, "permissions": { "type": "object", "additionalProperties": false, "required": ["added", "removed"], "properties": { "added": { "texts": false }, "removed": { "texts": false } } }, "hosts": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "perhapsAdded", "unread"], "properties": { "added": { "type": "array", "items": { "$ref": "#/$defs/host" } }, "removed": { "texts": false }, "perhapsAdded": { "type": "array", "items": { "$ref": "#/$defs/host" } }, "unread": { "$ref": "#/$defs/unread" } } }, "packages": { "type": "object", "additionalProperties": false, "required": ["added", "removed", "perhapsAdded", "unread", "changed"], "properties": { "added": { "type": "array", "items": { "$ref": "#/$defs/insidePackage" } }, "removed": { "texts": false }, "perhapsAdded": { "type": "array", "items": { "$ref": "#/$defs/insidePackage" } }, "unread": { "$ref": "#/$defs/unread" }, "changed": { "type": "array", "items": { "$ref": "#/$defs/packageChange" } } } }, "entryPoints": { "type": "array", "items": { "$ref": "#/$defs/entryPoint" } }, "files": { "type": "array", "items": { "$ref": "#/$defs/file" } }, "limit": { "type": "object", "additionalProperties": false, "required": ["text", "isExceeded"], "properties": { "text": { "type": "string" }, "isExceeded": { "type": "boolean" } } } }, "$defs": { "package": { "type": "object", "additionalProperties": false, "required": ["name", "sha256", "size", "unpacked", "files"], "properties": { "name": { "type": "string" }, "version": { "type": "string" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "unpacked": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "files": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } }, "host": { "type": "object", "additionalProperties": false, "required": ["host", "file"], "properties": { "host": { "type": "string" }, "file": { "type": "string" } } }, "insidePackage": { "type": "object", "additionalProperties": false, "required": ["name", "versions"], "properties": { "name": { "type": "string" }, "versions": { "texts": false } } }, "packageChange": { "type": "object", "additionalProperties": false, "required": ["name", "before", "after"], "properties": { "name": { "type": "string" }, "before": { "texts": false }, "after": { "texts": false } } }, "unread": { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } }, "after": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } } } }, "unreadCode": { "type": "object", "additionalProperties": false, "required": ["why"], "properties": { "file": { "type": "string" }, "why": { "type": "string" } } }, "entryPoint": { "type": "object", "additionalProperties": false, "required": ["key"], "properties": { "key": { "type": "string" }, "before": { "type": "string" }, "after": { "type": "string" } } }, "file": { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string" }, "before": { "$ref": "#/$defs/size" }, "after": { "$ref": "#/$defs/size" } } }, "size": { "type": "object", "additionalProperties": false, "required": ["size", "isExecutable"], "properties": { "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "gzip": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "isExecutable": { "type": "boolean" } } } } };
        const schema19 = { "type": "object", "additionalProperties": false, "required": ["name", "sha256", "size", "unpacked", "files"], "properties": { "name": { "type": "string" }, "version": { "type": "string" }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "unpacked": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "files": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } };
        const pattern6 = new RegExp("^[0-9a-f]{64}$", "u");
        function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema19.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((((key0 === "name") || (key0 === "version")) || (key0 === "sha256")) || (key0 === "size")) || (key0 === "unpacked")) || (key0 === "files"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.version !== undefined) {
                    if (typeof data.version !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.sha256 !== undefined) {
                    let data2 = data.sha256;
                    if (typeof data2 === "string") {
                        if (!pattern6.test(data2)) {
                            errors = (vErrors ??= []).push({ instancePath: instancePath + "/sha256", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } });
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sha256", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.size !== undefined) {
                    let data3 = data.size;
                    if (!Number.isSafeInteger(data3) || data3 < 0 || data3 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/size", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.unpacked !== undefined) {
                    let data4 = data.unpacked;
                    if (!Number.isSafeInteger(data4) || data4 < 0 || data4 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/unpacked", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.files !== undefined) {
                    let data5 = data.files;
                    if (!Number.isSafeInteger(data5) || data5 < 0 || data5 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate47.errors = vErrors;
            return errors === 0;
        }
        const schema20 = { "type": "object", "additionalProperties": false, "required": ["host", "file"], "properties": { "host": { "type": "string" }, "file": { "type": "string" } } };
        function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema20.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "host") || (key0 === "file"))) {
                        delete data[key0];
                    }
                }
                if (data.host !== undefined) {
                    if (typeof data.host !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/host", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate50.errors = vErrors;
            return errors === 0;
        }
        const schema21 = { "type": "object", "additionalProperties": false, "required": ["before", "after"], "properties": { "before": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } }, "after": { "type": "array", "items": { "$ref": "#/$defs/unreadCode" } } } };
        const schema22 = { "type": "object", "additionalProperties": false, "required": ["why"], "properties": { "file": { "type": "string" }, "why": { "type": "string" } } };
        function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema22.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "file") || (key0 === "why"))) {
                        delete data[key0];
                    }
                }
                if (data.file !== undefined) {
                    if (typeof data.file !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/file", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.why !== undefined) {
                    if (typeof data.why !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/why", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate54.errors = vErrors;
            return errors === 0;
        }
        function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema21.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "before") || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.before !== undefined) {
                    let data0 = data.before;
                    if (Array.isArray(data0)) {
                        const len0 = data0.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate54(data0[i0], { instancePath: instancePath + "/before/" + i0, parentData: data0, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate54.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (Array.isArray(data2)) {
                        const len1 = data2.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            if (!(validate54(data2[i1], { instancePath: instancePath + "/after/" + i1, parentData: data2, parentDataProperty: i1, rootData }))) {
                                vErrors ??= validate54.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate53.errors = vErrors;
            return errors === 0;
        }
        const schema23 = { "type": "object", "additionalProperties": false, "required": ["name", "versions"], "properties": { "name": { "type": "string" }, "versions": { "texts": false } } };
        function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema23.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((key0 === "name") || (key0 === "versions"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.versions !== undefined) {
                    let data1 = data.versions;
                    if (!(Array.isArray(data1) && data1.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/versions", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate58.errors = vErrors;
            return errors === 0;
        }
        const schema24 = { "type": "object", "additionalProperties": false, "required": ["name", "before", "after"], "properties": { "name": { "type": "string" }, "before": { "texts": false }, "after": { "texts": false } } };
        function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema24.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "name") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    let data1 = data.before;
                    if (!(Array.isArray(data1) && data1.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
                if (data.after !== undefined) {
                    let data2 = data.after;
                    if (!(Array.isArray(data2) && data2.every((item) => typeof item == "string"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "texts", params: { mayBeOne: false } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate62.errors = vErrors;
            return errors === 0;
        }
        const schema25 = { "type": "object", "additionalProperties": false, "required": ["key"], "properties": { "key": { "type": "string" }, "before": { "type": "string" }, "after": { "type": "string" } } };
        function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema25.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "key") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.key !== undefined) {
                    if (typeof data.key !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/key", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    if (typeof data.before !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/before", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.after !== undefined) {
                    if (typeof data.after !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/after", keyword: "type", params: { type: "string" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate64.errors = vErrors;
            return errors === 0;
        }
        const schema26 = { "type": "object", "additionalProperties": false, "required": ["path"], "properties": { "path": { "type": "string" }, "before": { "$ref": "#/$defs/size" }, "after": { "$ref": "#/$defs/size" } } };
        const schema27 = { "type": "object", "additionalProperties": false, "required": ["size", "isExecutable"], "properties": { "size": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "gzip": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } }, "isExecutable": { "type": "boolean" } } };
        function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema27.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "size") || (key0 === "gzip")) || (key0 === "isExecutable"))) {
                        delete data[key0];
                    }
                }
                if (data.size !== undefined) {
                    let data0 = data.size;
                    if (!Number.isSafeInteger(data0) || data0 < 0 || data0 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/size", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.gzip !== undefined) {
                    let data1 = data.gzip;
                    if (!Number.isSafeInteger(data1) || data1 < 0 || data1 > 9007199254740991) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/gzip", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                    }
                }
                if (data.isExecutable !== undefined) {
                    if (typeof data.isExecutable !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/isExecutable", keyword: "type", params: { type: "boolean" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate67.errors = vErrors;
            return errors === 0;
        }
        function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema26.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(((key0 === "path") || (key0 === "before")) || (key0 === "after"))) {
                        delete data[key0];
                    }
                }
                if (data.path !== undefined) {
                    if (typeof data.path !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.before !== undefined) {
                    if (!(validate67(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData }))) {
                        vErrors ??= validate67.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.after !== undefined) {
                    if (!(validate67(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData }))) {
                        vErrors ??= validate67.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate66.errors = vErrors;
            return errors === 0;
        }
        function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            ;
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema18.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!(func2.call(schema18.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/difference@1" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/difference@1" } });
                    }
                }
                if (data.before !== undefined) {
                    if (!(validate47(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData }))) {
                        vErrors ??= validate47.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.after !== undefined) {
                    if (!(validate47(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData }))) {
                        vErrors ??= validate47.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.permissions !== undefined) {
                    let data3 = data.permissions;
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        for (const prop1 of schema18.properties.permissions.required) {
                            if (data3[prop1] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "required", params: { missingProperty: prop1 } });
                            }
                        }
                        for (const key1 in data3) {
                            if (!((key1 === "added") || (key1 === "removed"))) {
                                delete data3[key1];
                            }
                        }
                        if (data3.added !== undefined) {
                            let data4 = data3.added;
                            if (!(Array.isArray(data4) && data4.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions/added", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data3.removed !== undefined) {
                            let data5 = data3.removed;
                            if (!(Array.isArray(data5) && data5.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/permissions", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.hosts !== undefined) {
                    let data6 = data.hosts;
                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        for (const prop2 of schema18.properties.hosts.required) {
                            if (data6[prop2] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts", keyword: "required", params: { missingProperty: prop2 } });
                            }
                        }
                        for (const key2 in data6) {
                            if (!((((key2 === "added") || (key2 === "removed")) || (key2 === "perhapsAdded")) || (key2 === "unread"))) {
                                delete data6[key2];
                            }
                        }
                        if (data6.added !== undefined) {
                            let data7 = data6.added;
                            if (Array.isArray(data7)) {
                                const len0 = data7.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    if (!(validate50(data7[i0], { instancePath: instancePath + "/hosts/added/" + i0, parentData: data7, parentDataProperty: i0, rootData }))) {
                                        vErrors ??= validate50.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/added", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data6.removed !== undefined) {
                            let data9 = data6.removed;
                            if (!(Array.isArray(data9) && data9.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data6.perhapsAdded !== undefined) {
                            let data10 = data6.perhapsAdded;
                            if (Array.isArray(data10)) {
                                const len1 = data10.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    if (!(validate50(data10[i1], { instancePath: instancePath + "/hosts/perhapsAdded/" + i1, parentData: data10, parentDataProperty: i1, rootData }))) {
                                        vErrors ??= validate50.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts/perhapsAdded", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data6.unread !== undefined) {
                            if (!(validate53(data6.unread, { instancePath: instancePath + "/hosts/unread", parentData: data6, parentDataProperty: "unread", rootData }))) {
                                vErrors ??= validate53.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/hosts", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.packages !== undefined) {
                    let data13 = data.packages;
                    if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        for (const prop3 of schema18.properties.packages.required) {
                            if (data13[prop3] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages", keyword: "required", params: { missingProperty: prop3 } });
                            }
                        }
                        for (const key3 in data13) {
                            if (!(((((key3 === "added") || (key3 === "removed")) || (key3 === "perhapsAdded")) || (key3 === "unread")) || (key3 === "changed"))) {
                                delete data13[key3];
                            }
                        }
                        if (data13.added !== undefined) {
                            let data14 = data13.added;
                            if (Array.isArray(data14)) {
                                const len2 = data14.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                    if (!(validate58(data14[i2], { instancePath: instancePath + "/packages/added/" + i2, parentData: data14, parentDataProperty: i2, rootData }))) {
                                        vErrors ??= validate58.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/added", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data13.removed !== undefined) {
                            let data16 = data13.removed;
                            if (!(Array.isArray(data16) && data16.every((item) => typeof item == "string"))) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/removed", keyword: "texts", params: { mayBeOne: false } });
                            }
                        }
                        if (data13.perhapsAdded !== undefined) {
                            let data17 = data13.perhapsAdded;
                            if (Array.isArray(data17)) {
                                const len3 = data17.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    if (!(validate58(data17[i3], { instancePath: instancePath + "/packages/perhapsAdded/" + i3, parentData: data17, parentDataProperty: i3, rootData }))) {
                                        vErrors ??= validate58.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/perhapsAdded", keyword: "type", params: { type: "array" } });
                            }
                        }
                        if (data13.unread !== undefined) {
                            if (!(validate53(data13.unread, { instancePath: instancePath + "/packages/unread", parentData: data13, parentDataProperty: "unread", rootData }))) {
                                vErrors ??= validate53.errors;
                                errors = vErrors.length;
                            }
                        }
                        if (data13.changed !== undefined) {
                            let data20 = data13.changed;
                            if (Array.isArray(data20)) {
                                const len4 = data20.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    if (!(validate62(data20[i4], { instancePath: instancePath + "/packages/changed/" + i4, parentData: data20, parentDataProperty: i4, rootData }))) {
                                        vErrors ??= validate62.errors;
                                        errors = vErrors.length;
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages/changed", keyword: "type", params: { type: "array" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/packages", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.entryPoints !== undefined) {
                    let data22 = data.entryPoints;
                    if (Array.isArray(data22)) {
                        const len5 = data22.length;
                        for (let i5 = 0; i5 < len5; i5++) {
                            if (!(validate64(data22[i5], { instancePath: instancePath + "/entryPoints/" + i5, parentData: data22, parentDataProperty: i5, rootData }))) {
                                vErrors ??= validate64.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/entryPoints", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.files !== undefined) {
                    let data24 = data.files;
                    if (Array.isArray(data24)) {
                        const len6 = data24.length;
                        for (let i6 = 0; i6 < len6; i6++) {
                            if (!(validate66(data24[i6], { instancePath: instancePath + "/files/" + i6, parentData: data24, parentDataProperty: i6, rootData }))) {
                                vErrors ??= validate66.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/files", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.limit !== undefined) {
                    let data26 = data.limit;
                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                        for (const prop4 of schema18.properties.limit.required) {
                            if (data26[prop4] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit", keyword: "required", params: { missingProperty: prop4 } });
                            }
                        }
                        for (const key4 in data26) {
                            if (!((key4 === "text") || (key4 === "isExceeded"))) {
                                delete data26[key4];
                            }
                        }
                        if (data26.text !== undefined) {
                            if (typeof data26.text !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit/text", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data26.isExceeded !== undefined) {
                            if (typeof data26.isExceeded !== "boolean") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit/isExceeded", keyword: "type", params: { type: "boolean" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/limit", keyword: "type", params: { type: "object" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate46.errors = vErrors;
            return errors === 0;
        }
        const schema28 = { "type": "object", "additionalProperties": false, "required": ["kind", "fixed", "suppressions"], "properties": { "kind": { "enum": ["added", "renamed", "kept"] }, "from": { "type": "string" }, "fixed": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "code", "severity", "message", "file"], "properties": { "check": { "type": "string" }, "code": { "type": "string" }, "severity": { "$ref": "#/$defs/severity" }, "message": { "type": "string" }, "url": { "type": "string" }, "file": { "type": "string" } } } }, "suppressions": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "check", "file", "reason", "findings"], "properties": { "kind": { "enum": ["off", "baseline"] }, "check": { "type": "string" }, "file": { "type": "string" }, "line": { "wholeNumber": { "minimum": 1, "maximum": 9007199254740991 } }, "reason": { "type": "string" }, "findings": { "wholeNumber": { "minimum": 0, "maximum": 9007199254740991 } } } } } } };
        function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema28.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((key0 === "kind") || (key0 === "from")) || (key0 === "fixed")) || (key0 === "suppressions"))) {
                        delete data[key0];
                    }
                }
                if (data.kind !== undefined) {
                    let data0 = data.kind;
                    if (!(((data0 === "added") || (data0 === "renamed")) || (data0 === "kept"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", params: { allowedValues: schema28.properties.kind.enum } });
                    }
                }
                if (data.from !== undefined) {
                    if (typeof data.from !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/from", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.fixed !== undefined) {
                    let data2 = data.fixed;
                    if (Array.isArray(data2)) {
                        const len0 = data2.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data3 = data2[i0];
                            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                                for (const prop1 of schema28.properties.fixed.items.required) {
                                    if (data3[prop1] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0, keyword: "required", params: { missingProperty: prop1 } });
                                    }
                                }
                                for (const key1 in data3) {
                                    if (!((((((key1 === "check") || (key1 === "code")) || (key1 === "severity")) || (key1 === "message")) || (key1 === "url")) || (key1 === "file"))) {
                                        delete data3[key1];
                                    }
                                }
                                if (data3.check !== undefined) {
                                    if (typeof data3.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.code !== undefined) {
                                    if (typeof data3.code !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/code", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.severity !== undefined) {
                                    if (!(validate26(data3.severity, { instancePath: instancePath + "/fixed/" + i0 + "/severity", parentData: data3, parentDataProperty: "severity", rootData }))) {
                                        vErrors ??= validate26.errors;
                                        errors = vErrors.length;
                                    }
                                }
                                if (data3.message !== undefined) {
                                    if (typeof data3.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.url !== undefined) {
                                    if (typeof data3.url !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/url", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data3.file !== undefined) {
                                    if (typeof data3.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fixed", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.suppressions !== undefined) {
                    let data10 = data.suppressions;
                    if (Array.isArray(data10)) {
                        const len1 = data10.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            let data11 = data10[i1];
                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                for (const prop2 of schema28.properties.suppressions.items.required) {
                                    if (data11[prop2] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1, keyword: "required", params: { missingProperty: prop2 } });
                                    }
                                }
                                for (const key2 in data11) {
                                    if (!((((((key2 === "kind") || (key2 === "check")) || (key2 === "file")) || (key2 === "line")) || (key2 === "reason")) || (key2 === "findings"))) {
                                        delete data11[key2];
                                    }
                                }
                                if (data11.kind !== undefined) {
                                    let data12 = data11.kind;
                                    if (!((data12 === "off") || (data12 === "baseline"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/kind", keyword: "enum", params: { allowedValues: schema28.properties.suppressions.items.properties.kind.enum } });
                                    }
                                }
                                if (data11.check !== undefined) {
                                    if (typeof data11.check !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/check", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.file !== undefined) {
                                    if (typeof data11.file !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/file", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.line !== undefined) {
                                    let data15 = data11.line;
                                    if (!Number.isSafeInteger(data15) || data15 < 1 || data15 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/line", keyword: "wholeNumber", params: { minimum: 1, maximum: 9007199254740991 } });
                                    }
                                }
                                if (data11.reason !== undefined) {
                                    if (typeof data11.reason !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/reason", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data11.findings !== undefined) {
                                    let data17 = data11.findings;
                                    if (!Number.isSafeInteger(data17) || data17 < 0 || data17 > 9007199254740991) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1 + "/findings", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions/" + i1, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/suppressions", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate72.errors = vErrors;
            return errors === 0;
        }
        function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
            let vErrors = null;
            let errors = 0;
            if (data && typeof data == "object" && !Array.isArray(data)) {
                for (const prop0 of schema7.required) {
                    if (data[prop0] === undefined) {
                        errors = (vErrors ??= []).push({ instancePath, keyword: "required", params: { missingProperty: prop0 } });
                    }
                }
                for (const key0 in data) {
                    if (!((((((((key0 === "path") || (key0 === "name")) || (key0 === "version")) || (key0 === "outcomes")) || (key0 === "findings")) || (key0 === "lifecycle")) || (key0 === "difference")) || (key0 === "change"))) {
                        delete data[key0];
                    }
                }
                if (data.path !== undefined) {
                    if (typeof data.path !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/path", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.name !== undefined) {
                    if (typeof data.name !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.version !== undefined) {
                    if (typeof data.version !== "string") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/version", keyword: "type", params: { type: "string" } });
                    }
                }
                if (data.outcomes !== undefined) {
                    let data3 = data.outcomes;
                    if (Array.isArray(data3)) {
                        const len0 = data3.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            if (!(validate23(data3[i0], { instancePath: instancePath + "/outcomes/" + i0, parentData: data3, parentDataProperty: i0, rootData }))) {
                                vErrors ??= validate23.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/outcomes", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.findings !== undefined) {
                    let data5 = data.findings;
                    if (Array.isArray(data5)) {
                        const len1 = data5.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                            if (!(validate25(data5[i1], { instancePath: instancePath + "/findings/" + i1, parentData: data5, parentDataProperty: i1, rootData }))) {
                                vErrors ??= validate25.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/findings", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.lifecycle !== undefined) {
                    if (!(validate41(data.lifecycle, { instancePath: instancePath + "/lifecycle", parentData: data, parentDataProperty: "lifecycle", rootData }))) {
                        vErrors ??= validate41.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.difference !== undefined) {
                    if (!(validate46(data.difference, { instancePath: instancePath + "/difference", parentData: data, parentDataProperty: "difference", rootData }))) {
                        vErrors ??= validate46.errors;
                        errors = vErrors.length;
                    }
                }
                if (data.change !== undefined) {
                    if (!(validate72(data.change, { instancePath: instancePath + "/change", parentData: data, parentDataProperty: "change", rootData }))) {
                        vErrors ??= validate72.errors;
                        errors = vErrors.length;
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate22.errors = vErrors;
            return errors === 0;
        }
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
                    if (!(func2.call(schema6.properties, key0))) {
                        delete data[key0];
                    }
                }
                if (data.schema !== undefined) {
                    if ("plugin-preflight/report@1" !== data.schema) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/schema", keyword: "const", params: { allowedValue: "plugin-preflight/report@1" } });
                    }
                }
                if (data.tool !== undefined) {
                    let data1 = data.tool;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        for (const prop1 of schema6.properties.tool.required) {
                            if (data1[prop1] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "required", params: { missingProperty: prop1 } });
                            }
                        }
                        for (const key1 in data1) {
                            if (!(((key1 === "name") || (key1 === "version")) || (key1 === "ruleset"))) {
                                delete data1[key1];
                            }
                        }
                        if (data1.name !== undefined) {
                            if ("plugin-preflight" !== data1.name) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/name", keyword: "const", params: { allowedValue: "plugin-preflight" } });
                            }
                        }
                        if (data1.version !== undefined) {
                            if (typeof data1.version !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/version", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data1.ruleset !== undefined) {
                            let data4 = data1.ruleset;
                            if (typeof data4 === "string") {
                                if (!pattern0.test(data4)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "pattern", params: { pattern: "^\\d{4}\\.\\d{2}$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool/ruleset", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/tool", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.occasion !== undefined) {
                    let data5 = data.occasion;
                    if (!(((data5 === "pull-request") || (data5 === "push")) || (data5 === "release"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/occasion", keyword: "enum", params: { allowedValues: schema6.properties.occasion.enum } });
                    }
                }
                if (data.strict !== undefined) {
                    if (typeof data.strict !== "boolean") {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/strict", keyword: "type", params: { type: "boolean" } });
                    }
                }
                if (data.failOn !== undefined) {
                    let data7 = data.failOn;
                    if (!((((data7 === "error") || (data7 === "warning")) || (data7 === "notice")) || (data7 === "never"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/failOn", keyword: "enum", params: { allowedValues: schema6.properties.failOn.enum } });
                    }
                }
                if (data.failOnNew !== undefined) {
                    let data8 = data.failOnNew;
                    if (!(((data8 === "error") || (data8 === "warning")) || (data8 === "notice"))) {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/failOnNew", keyword: "enum", params: { allowedValues: schema6.properties.failOnNew.enum } });
                    }
                }
                if (data.notes !== undefined) {
                    let data9 = data.notes;
                    if (Array.isArray(data9)) {
                        const len0 = data9.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                            let data10 = data9[i0];
                            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                for (const prop2 of schema6.properties.notes.items.required) {
                                    if (data10[prop2] === undefined) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0, keyword: "required", params: { missingProperty: prop2 } });
                                    }
                                }
                                for (const key2 in data10) {
                                    if (!(((key2 === "severity") || (key2 === "path")) || (key2 === "message"))) {
                                        delete data10[key2];
                                    }
                                }
                                if (data10.severity !== undefined) {
                                    let data11 = data10.severity;
                                    if (!((data11 === "warning") || (data11 === "notice"))) {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/severity", keyword: "enum", params: { allowedValues: schema6.properties.notes.items.properties.severity.enum } });
                                    }
                                }
                                if (data10.path !== undefined) {
                                    if (typeof data10.path !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/path", keyword: "type", params: { type: "string" } });
                                    }
                                }
                                if (data10.message !== undefined) {
                                    if (typeof data10.message !== "string") {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0 + "/message", keyword: "type", params: { type: "string" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes/" + i0, keyword: "type", params: { type: "object" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/notes", keyword: "type", params: { type: "array" } });
                    }
                }
                if (data.selection !== undefined) {
                    let data14 = data.selection;
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        for (const prop3 of schema6.properties.selection.required) {
                            if (data14[prop3] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection", keyword: "required", params: { missingProperty: prop3 } });
                            }
                        }
                        for (const key3 in data14) {
                            if (!((((key3 === "of") || (key3 === "tag")) || (key3 === "changedSince")) || (key3 === "shard"))) {
                                delete data14[key3];
                            }
                        }
                        if (data14.of !== undefined) {
                            let data15 = data14.of;
                            if (!Number.isSafeInteger(data15) || data15 < 0 || data15 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/of", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                        if (data14.tag !== undefined) {
                            if (typeof data14.tag !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/tag", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data14.changedSince !== undefined) {
                            if (typeof data14.changedSince !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/changedSince", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data14.shard !== undefined) {
                            let data18 = data14.shard;
                            if (typeof data18 === "string") {
                                if (!pattern1.test(data18)) {
                                    errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/shard", keyword: "pattern", params: { pattern: "^\\d+/\\d+$" } });
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection/shard", keyword: "type", params: { type: "string" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/selection", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.baseline !== undefined) {
                    let data19 = data.baseline;
                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                        for (const prop4 of schema6.properties.baseline.required) {
                            if (data19[prop4] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline", keyword: "required", params: { missingProperty: prop4 } });
                            }
                        }
                        for (const key4 in data19) {
                            if (!((key4 === "file") || (key4 === "gone"))) {
                                delete data19[key4];
                            }
                        }
                        if (data19.file !== undefined) {
                            if (typeof data19.file !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline/file", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data19.gone !== undefined) {
                            let data21 = data19.gone;
                            if (!Number.isSafeInteger(data21) || data21 < 0 || data21 > 9007199254740991) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline/gone", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/baseline", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.base !== undefined) {
                    let data22 = data.base;
                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                        for (const prop5 of schema6.properties.base.required) {
                            if (data22[prop5] === undefined) {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base", keyword: "required", params: { missingProperty: prop5 } });
                            }
                        }
                        for (const key5 in data22) {
                            if (!(((key5 === "name") || (key5 === "commit")) || (key5 === "removed"))) {
                                delete data22[key5];
                            }
                        }
                        if (data22.name !== undefined) {
                            if (typeof data22.name !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/name", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data22.commit !== undefined) {
                            if (typeof data22.commit !== "string") {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/commit", keyword: "type", params: { type: "string" } });
                            }
                        }
                        if (data22.removed !== undefined) {
                            let data25 = data22.removed;
                            if (Array.isArray(data25)) {
                                const len1 = data25.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data26 = data25[i1];
                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                        for (const prop6 of schema6.properties.base.properties.removed.items.required) {
                                            if (data26[prop6] === undefined) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1, keyword: "required", params: { missingProperty: prop6 } });
                                            }
                                        }
                                        for (const key6 in data26) {
                                            if (!((key6 === "path") || (key6 === "filesLeft"))) {
                                                delete data26[key6];
                                            }
                                        }
                                        if (data26.path !== undefined) {
                                            if (typeof data26.path !== "string") {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1 + "/path", keyword: "type", params: { type: "string" } });
                                            }
                                        }
                                        if (data26.filesLeft !== undefined) {
                                            let data28 = data26.filesLeft;
                                            if (!Number.isSafeInteger(data28) || data28 < 0 || data28 > 9007199254740991) {
                                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1 + "/filesLeft", keyword: "wholeNumber", params: { minimum: 0, maximum: 9007199254740991 } });
                                            }
                                        }
                                    }
                                    else {
                                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed/" + i1, keyword: "type", params: { type: "object" } });
                                    }
                                }
                            }
                            else {
                                errors = (vErrors ??= []).push({ instancePath: instancePath + "/base/removed", keyword: "type", params: { type: "array" } });
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/base", keyword: "type", params: { type: "object" } });
                    }
                }
                if (data.plugins !== undefined) {
                    let data29 = data.plugins;
                    if (Array.isArray(data29)) {
                        const len2 = data29.length;
                        for (let i2 = 0; i2 < len2; i2++) {
                            if (!(validate22(data29[i2], { instancePath: instancePath + "/plugins/" + i2, parentData: data29, parentDataProperty: i2, rootData }))) {
                                vErrors ??= validate22.errors;
                                errors = vErrors.length;
                            }
                        }
                    }
                    else {
                        errors = (vErrors ??= []).push({ instancePath: instancePath + "/plugins", keyword: "type", params: { type: "array" } });
                    }
                }
            }
            else {
                errors = (vErrors ??= []).push({ instancePath, keyword: "type", params: { type: "object" } });
            }
            validate21.errors = vErrors;
            return errors === 0;
        }
        var json = __webpack_require__(27147);
        var lists = __webpack_require__(60007);
        var json_object = __webpack_require__(34367);
        var safe = __webpack_require__(47313);
        var read_file_of_caller = __webpack_require__(47111);
        var run_record = __webpack_require__(69481);
        var checks = __webpack_require__(78986);
        var text_location = __webpack_require__(55339);
        ;
        const CHECKS = new Map(checks.A.map((check) => [check.id, check]));
        function alwaysCounts(check) {
            return CHECKS.get(check)?.alwaysCounts === true;
        }
        function findTitle(check) {
            return CHECKS.get(check)?.title ?? check;
        }
        function findReportFault(report) {
            const [fault] = findReportFaults(report);
            return fault;
        }
        function* findReportFaults({ plugins, selection, base, notes = [] }) {
            for (const [at, plugin] of plugins.entries())
                yield* findPluginFaults(plugin, ["plugins", at]);
            const { of = 0, changedSince, shard } = selection ?? {};
            const mayBeEmpty = of > 0 && (changedSince !== undefined || shard !== undefined);
            if (plugins.length === 0 && !mayBeEmpty) {
                yield { path: ["plugins"], why: "it reports no plugin, so it is not a pass" };
            }
            if (selection && plugins.length > of) {
                yield { path: ["plugins"], why: `it reports more plugins than ${String(of)}, which it is about` };
            }
            for (const [at, { path }] of (base?.removed ?? []).entries()) {
                yield* findPathFaults(path, ["base", "removed", at, "path"], "folder");
            }
            for (const [at, { path }] of notes.entries())
                yield* findPathFaults(path, ["notes", at, "path"], "folder");
        }
        function* findPluginFaults(plugin, at) {
            for (const [index, finding] of plugin.findings.entries())
                yield* findFindingFaults(finding, [...at, "findings", index]);
            yield* findOutcomeFaults(plugin, at);
            yield* findPathFaults(plugin.path, [...at, "path"], "folder");
            if (plugin.lifecycle)
                yield* findPathFaults(plugin.lifecycle.entry, [...at, "lifecycle", "entry"], "file");
            if (plugin.change)
                yield* findChangeFaults(plugin.change, [...at, "change"]);
        }
        function* findFindingFaults(finding, at) {
            yield* findCodeFaults(finding, at);
            const { check, suppressed, fingerprint, location, fix = [] } = finding;
            yield* findPathFaults(location.file, [...at, "location", "file"], "file");
            if (location.range)
                yield* findRangeFaults(location.range, [...at, "location", "range"]);
            for (const [edit, { file, range }] of fix.entries()) {
                yield* findPathFaults(file, [...at, "fix", edit, "file"], "file");
                yield* findRangeFaults(range, [...at, "fix", edit, "range"]);
            }
            if (suppressed !== undefined && fingerprint === undefined && alwaysCounts(check)) {
                yield { path: [...at, "suppressed"], why: `${(0, safe.hD)(check)} cannot be suppressed` };
            }
        }
        function* findOutcomeFaults({ outcomes, findings }, at) {
            const seen = new Set();
            let reported = 0;
            for (const [index, outcome] of outcomes.entries()) {
                const { check } = outcome;
                yield* findCheckFaults(check, [...at, "outcomes", index]);
                if (seen.has(check))
                    yield { path: [...at, "outcomes"], why: `there are two outcomes of the check ${(0, safe.hD)(check)}` };
                seen.add(check);
                if (outcome.status !== "unmet")
                    continue;
                const own = findings.filter((finding) => finding.check === check).length;
                if (own !== outcome.findings) {
                    const why = `${String(outcome.findings)} are announced and ${String(own)} there`;
                    yield { path: [...at, "outcomes", index, "findings"], why };
                }
                reported += own;
            }
            if (reported !== findings.length) {
                yield { path: [...at, "findings"], why: "not every finding is of a check that failed" };
            }
            const missing = checks.A.find(({ id }) => !seen.has(id));
            if (!missing)
                return;
            const why = `there is no outcome of the check ${(0, safe.hD)(missing.id)}, so it is not a pass`;
            yield { path: [...at, "outcomes"], why };
        }
        function* findChangeFaults(change, at) {
            if (change.from !== undefined)
                yield* findPathFaults(change.from, [...at, "from"], "folder");
            for (const [index, fixed] of change.fixed.entries()) {
                yield* findCodeFaults(fixed, [...at, "fixed", index]);
                yield* findPathFaults(fixed.file, [...at, "fixed", index, "file"], "file");
            }
            for (const [index, { file }] of change.suppressions.entries()) {
                yield* findPathFaults(file, [...at, "suppressions", index, "file"], "file");
            }
        }
        function* findCheckFaults(check, at) {
            if (!CHECKS.has(check))
                yield { path: [...at, "check"], why: `there is no check ${(0, safe.hD)(check)}` };
        }
        function* findCodeFaults({ check, code }, at) {
            yield* findCheckFaults(check, at);
            const codes = CHECKS.get(check)?.codes ?? {};
            if (Object.hasOwn(codes, code))
                return;
            yield { path: [...at, "code"], why: `the check ${(0, safe.hD)(check)} has no code ${(0, safe.hD)(code)}` };
        }
        function* findPathFaults(path, at, kind) {
            const isInside = path !== "" && !/^[/\\]|^[a-z]:|\0/iu.test(path) && !path.split(/[/\\]/u).includes("..");
            if (!isInside)
                yield { path: at, why: `${(0, safe.hD)(path)} is not a ${kind} of a repository` };
        }
        function* findRangeFaults({ start, end }, at) {
            if ((0, text_location.E)(end, start) < 0)
                yield { path: [...at, "end"], why: "it is before the start" };
        }
        ;
        function readReport(file, cwd, { readFile = read_file_of_caller.d, origin = tool.VT, isTrusted = true } = {}) {
            const subject = `The report ${(0, safe.hD)(file)}`;
            const read = readFile((0, external_node_path_.resolve)(cwd, file));
            if ("refused" in read) {
                const what = read.missing ? `There is no report ${(0, safe.hD)(file)}` : `${subject} cannot be read: ${read.refused}`;
                throw new errors.eb(what, "Give a file that --format json or the input report-file wrote");
            }
            const help = "Give a file that --format json of this version wrote";
            const record = (0, run_record.a)({ bytes: read.bytes, subject, schema: json.D, help }, { validate: validate, findOtherVersion: findOtherRules, findFault: findReportFault });
            return makeReport(record, { origin, isTrusted });
        }
        function findOtherRules(record) {
            const ruleset = (0, json_object.vw)(record["tool"])["ruleset"];
            if (typeof ruleset !== "string" || ruleset === tool.js.ruleset)
                return undefined;
            const why = `it was made with the rules ${(0, safe.hD)(ruleset)}, but this version has ${(0, safe.hD)(tool.js.ruleset)}`;
            return { path: ["tool", "ruleset"], why };
        }
        function makeReport(record, source) {
            const { occasion, strict, failOn, failOnNew, plugins, selection, baseline, base, notes } = record;
            return {
                occasion,
                strict,
                failOn,
                failOnNew,
                plugins: plugins.map((plugin) => makePlugin(plugin, source)),
                selection,
                baseline,
                base,
                ...(notes && { notes: notes.map(makeNote) }),
            };
        }
        function makeNote(note) {
            return { ...note, path: note.path === "." ? "" : note.path };
        }
        function makePlugin(record, source) {
            const { path, name, version, lifecycle, difference, change } = record;
            const findings = record.findings.map((finding) => makeFinding(finding, source));
            const byCheck = (0, lists.$z)(findings, (({ check }) => check));
            return {
                path,
                name,
                version,
                outcomes: record.outcomes.map((outcome) => makeOutcome(outcome, byCheck, source)),
                findings,
                lifecycle,
                difference: difference && { ...difference, growth: difference.after.size - difference.before.size },
                change: change && { ...change, fixed: change.fixed.map((fixed) => usePage(fixed, source)) },
            };
        }
        function makeFinding(record, source) {
            const finding = usePage(record, source);
            const { identity, lineHash } = finding;
            return {
                ...finding,
                ...(alwaysCounts(finding.check) && { alwaysCounts: true }),
                identity: source.isTrusted ? identity : undefined,
                lineHash: source.isTrusted ? lineHash : undefined,
            };
        }
        function usePage(record, source) {
            return { ...record, url: choosePage(record, source) };
        }
        function choosePage({ check, url }, source) {
            return source.isTrusted ? (0, tool.eW)(url, check) : (0, tool.p0)(check, source.origin);
        }
        function makeOutcome(record, findings, source) {
            const { check } = record;
            const named = { check, title: findTitle(check), url: choosePage(record, source) };
            switch (record.status) {
                case "met":
                    return { ...named, status: "met" };
                case "skipped":
                    return { ...named, status: "skipped", reason: record.reason };
                case "crashed":
                    return { ...named, status: "crashed", error: record.error };
                case "unmet":
                    return { ...named, status: "unmet", findings: findings.get(check) ?? [] };
            }
        }
    })
};
;
