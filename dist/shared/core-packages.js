"use strict";
exports.id = 382;
exports.ids = [382];
exports.modules = {
    49370: (function (__unused_webpack_module, __webpack_exports__, __webpack_require__) {
        var createScanner = (function createScanner(text, ignoreTrivia = false) {
            var scanNumber = (function scanNumber() {
                let start = pos;
                if (text.charCodeAt(pos) === 48) {
                    pos++;
                }
                else {
                    pos++;
                    while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                    }
                }
                if (pos < text.length && text.charCodeAt(pos) === 46) {
                    pos++;
                    if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                            pos++;
                        }
                    }
                    else {
                        scanError = 3;
                        return text.substring(start, pos);
                    }
                }
                let end = pos;
                if (pos < text.length && (text.charCodeAt(pos) === 69 || text.charCodeAt(pos) === 101)) {
                    pos++;
                    if (pos < text.length && text.charCodeAt(pos) === 43 || text.charCodeAt(pos) === 45) {
                        pos++;
                    }
                    if (pos < text.length && isDigit(text.charCodeAt(pos))) {
                        pos++;
                        while (pos < text.length && isDigit(text.charCodeAt(pos))) {
                            pos++;
                        }
                        end = pos;
                    }
                    else {
                        scanError = 3;
                    }
                }
                return text.substring(start, end);
            });
            var scanString = (function scanString() {
                let result = '', start = pos;
                while (true) {
                    if (pos >= len) {
                        result += text.substring(start, pos);
                        scanError = 2;
                        break;
                    }
                    const ch = text.charCodeAt(pos);
                    if (ch === 34) {
                        result += text.substring(start, pos);
                        pos++;
                        break;
                    }
                    if (ch === 92) {
                        result += text.substring(start, pos);
                        pos++;
                        if (pos >= len) {
                            scanError = 2;
                            break;
                        }
                        const ch2 = text.charCodeAt(pos++);
                        switch (ch2) {
                            case 34:
                                result += '\"';
                                break;
                            case 92:
                                result += '\\';
                                break;
                            case 47:
                                result += '/';
                                break;
                            case 98:
                                result += '\b';
                                break;
                            case 102:
                                result += '\f';
                                break;
                            case 110:
                                result += '\n';
                                break;
                            case 114:
                                result += '\r';
                                break;
                            case 116:
                                result += '\t';
                                break;
                            case 117:
                                const ch3 = scanHexDigits(4, true);
                                if (ch3 >= 0) {
                                    result += String.fromCharCode(ch3);
                                }
                                else {
                                    scanError = 4;
                                }
                                break;
                            default:
                                scanError = 5;
                        }
                        start = pos;
                        continue;
                    }
                    if (ch >= 0 && ch <= 0x1f) {
                        if (isLineBreak(ch)) {
                            result += text.substring(start, pos);
                            scanError = 2;
                            break;
                        }
                        else {
                            scanError = 6;
                        }
                    }
                    pos++;
                }
                return result;
            });
            var scanNext = (function scanNext() {
                value = '';
                scanError = 0;
                tokenOffset = pos;
                lineStartOffset = lineNumber;
                prevTokenLineStartOffset = tokenLineStartOffset;
                if (pos >= len) {
                    tokenOffset = len;
                    return token = 17;
                }
                let code = text.charCodeAt(pos);
                if (isWhiteSpace(code)) {
                    do {
                        pos++;
                        value += String.fromCharCode(code);
                        code = text.charCodeAt(pos);
                    } while (isWhiteSpace(code));
                    return token = 15;
                }
                if (isLineBreak(code)) {
                    pos++;
                    value += String.fromCharCode(code);
                    if (code === 13 && text.charCodeAt(pos) === 10) {
                        pos++;
                        value += '\n';
                    }
                    lineNumber++;
                    tokenLineStartOffset = pos;
                    return token = 14;
                }
                switch (code) {
                    case 123:
                        pos++;
                        return token = 1;
                    case 125:
                        pos++;
                        return token = 2;
                    case 91:
                        pos++;
                        return token = 3;
                    case 93:
                        pos++;
                        return token = 4;
                    case 58:
                        pos++;
                        return token = 6;
                    case 44:
                        pos++;
                        return token = 5;
                    case 34:
                        pos++;
                        value = scanString();
                        return token = 10;
                    case 47:
                        const start = pos - 1;
                        if (text.charCodeAt(pos + 1) === 47) {
                            pos += 2;
                            while (pos < len) {
                                if (isLineBreak(text.charCodeAt(pos))) {
                                    break;
                                }
                                pos++;
                            }
                            value = text.substring(start, pos);
                            return token = 12;
                        }
                        if (text.charCodeAt(pos + 1) === 42) {
                            pos += 2;
                            const safeLength = len - 1;
                            let commentClosed = false;
                            while (pos < safeLength) {
                                const ch = text.charCodeAt(pos);
                                if (ch === 42 && text.charCodeAt(pos + 1) === 47) {
                                    pos += 2;
                                    commentClosed = true;
                                    break;
                                }
                                pos++;
                                if (isLineBreak(ch)) {
                                    if (ch === 13 && text.charCodeAt(pos) === 10) {
                                        pos++;
                                    }
                                    lineNumber++;
                                    tokenLineStartOffset = pos;
                                }
                            }
                            if (!commentClosed) {
                                pos++;
                                scanError = 1;
                            }
                            value = text.substring(start, pos);
                            return token = 13;
                        }
                        value += String.fromCharCode(code);
                        pos++;
                        return token = 16;
                    case 45:
                        value += String.fromCharCode(code);
                        pos++;
                        if (pos === len || !isDigit(text.charCodeAt(pos))) {
                            return token = 16;
                        }
                    case 48:
                    case 49:
                    case 50:
                    case 51:
                    case 52:
                    case 53:
                    case 54:
                    case 55:
                    case 56:
                    case 57:
                        value += scanNumber();
                        return token = 11;
                    default:
                        while (pos < len && isUnknownContentCharacter(code)) {
                            pos++;
                            code = text.charCodeAt(pos);
                        }
                        if (tokenOffset !== pos) {
                            value = text.substring(tokenOffset, pos);
                            switch (value) {
                                case 'true': return token = 8;
                                case 'false': return token = 9;
                                case 'null': return token = 7;
                            }
                            return token = 16;
                        }
                        value += String.fromCharCode(code);
                        pos++;
                        return token = 16;
                }
            });
            var isUnknownContentCharacter = (function isUnknownContentCharacter(code) {
                if (isWhiteSpace(code) || isLineBreak(code)) {
                    return false;
                }
                switch (code) {
                    case 125:
                    case 93:
                    case 123:
                    case 91:
                    case 34:
                    case 58:
                    case 44:
                    case 47:
                        return false;
                }
                return true;
            });
            const len = text.length;
            let pos = 0, value = '', tokenOffset = 0, token = 16, lineNumber = 0, lineStartOffset = 0, tokenLineStartOffset = 0, prevTokenLineStartOffset = 0, scanError = 0;
            function scanHexDigits(count, exact) {
                let digits = 0;
                let value = 0;
                while (digits < count || !exact) {
                    let ch = text.charCodeAt(pos);
                    if (ch >= 48 && ch <= 57) {
                        value = value * 16 + ch - 48;
                    }
                    else if (ch >= 65 && ch <= 70) {
                        value = value * 16 + ch - 65 + 10;
                    }
                    else if (ch >= 97 && ch <= 102) {
                        value = value * 16 + ch - 97 + 10;
                    }
                    else {
                        break;
                    }
                    pos++;
                    digits++;
                }
                if (digits < count) {
                    value = -1;
                }
                return value;
            }
            function setPosition(newPosition) {
                pos = newPosition;
                value = '';
                tokenOffset = 0;
                token = 16;
                scanError = 0;
            }
            function scanNextNonTrivia() {
                let result;
                do {
                    result = scanNext();
                } while (result >= 12 && result <= 15);
                return result;
            }
            return {
                setPosition: setPosition,
                getPosition: () => pos,
                scan: ignoreTrivia ? scanNextNonTrivia : scanNext,
                getToken: (() => token),
                getTokenValue: (() => value),
                getTokenOffset: (() => tokenOffset),
                getTokenLength: (() => pos - tokenOffset),
                getTokenStartLine: (() => lineStartOffset),
                getTokenStartCharacter: (() => tokenOffset - prevTokenLineStartOffset),
                getTokenError: (() => scanError),
            };
        });
        var isWhiteSpace = (function isWhiteSpace(ch) {
            return ch === 32 || ch === 9;
        });
        var isLineBreak = (function isLineBreak(ch) {
            return ch === 10 || ch === 13;
        });
        var isDigit = (function isDigit(ch) {
            return ch >= 48 && ch <= 57;
        });
        var parseTree = (function parseTree(text, errors = [], options = ParseOptions.DEFAULT) {
            var ensurePropertyComplete = (function ensurePropertyComplete(endOffset) {
                if (currentParent.type === 'property') {
                    currentParent.length = endOffset - currentParent.offset;
                    currentParent = currentParent.parent;
                }
            });
            var onValue = (function onValue(valueNode) {
                currentParent.children.push(valueNode);
                return valueNode;
            });
            let currentParent = { type: 'array', offset: -1, length: -1, children: [], parent: undefined };
            const visitor = {
                onObjectBegin: ((offset) => {
                    currentParent = onValue({ type: 'object', offset, length: -1, parent: currentParent, children: [] });
                }),
                onObjectProperty: ((name, offset, length) => {
                    currentParent = onValue({ type: 'property', offset, length: -1, parent: currentParent, children: [] });
                    currentParent.children.push({ type: 'string', value: name, offset, length, parent: currentParent });
                }),
                onObjectEnd: ((offset, length) => {
                    ensurePropertyComplete(offset + length);
                    currentParent.length = offset + length - currentParent.offset;
                    currentParent = currentParent.parent;
                    ensurePropertyComplete(offset + length);
                }),
                onArrayBegin: ((offset, length) => {
                    currentParent = onValue({ type: 'array', offset, length: -1, parent: currentParent, children: [] });
                }),
                onArrayEnd: ((offset, length) => {
                    currentParent.length = offset + length - currentParent.offset;
                    currentParent = currentParent.parent;
                    ensurePropertyComplete(offset + length);
                }),
                onLiteralValue: ((value, offset, length) => {
                    onValue({ type: getNodeType(value), offset, length, parent: currentParent, value });
                    ensurePropertyComplete(offset + length);
                }),
                onSeparator: ((sep, offset, length) => {
                    if (currentParent.type === 'property') {
                        if (sep === ':') {
                            currentParent.colonOffset = offset;
                        }
                        else if (sep === ',') {
                            ensurePropertyComplete(offset);
                        }
                    }
                }),
                onError: (error, offset, length) => {
                    errors.push({ error, offset, length });
                }
            };
            visit(text, visitor, options);
            const result = currentParent.children[0];
            if (result) {
                delete result.parent;
            }
            return result;
        });
        var visit = (function visit(text, visitor, options = ParseOptions.DEFAULT) {
            var toNoArgVisit = (function toNoArgVisit(visitFunction) {
                return visitFunction ? () => suppressedCallbacks === 0 && visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter()) : (() => true);
            });
            var toOneArgVisit = (function toOneArgVisit(visitFunction) {
                return visitFunction ? ((arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter())) : (() => true);
            });
            var toOneArgVisitWithPath = (function toOneArgVisitWithPath(visitFunction) {
                return visitFunction ? ((arg) => suppressedCallbacks === 0 && visitFunction(arg, _scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice())) : (() => true);
            });
            var toBeginVisit = (function toBeginVisit(visitFunction) {
                return visitFunction ?
                    (() => {
                        if (suppressedCallbacks > 0) {
                            suppressedCallbacks++;
                        }
                        else {
                            let cbReturn = visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter(), () => _jsonPath.slice());
                            if (cbReturn === false) {
                                suppressedCallbacks = 1;
                            }
                        }
                    })
                    : (() => true);
            });
            var toEndVisit = (function toEndVisit(visitFunction) {
                return visitFunction ?
                    (() => {
                        if (suppressedCallbacks > 0) {
                            suppressedCallbacks--;
                        }
                        if (suppressedCallbacks === 0) {
                            visitFunction(_scanner.getTokenOffset(), _scanner.getTokenLength(), _scanner.getTokenStartLine(), _scanner.getTokenStartCharacter());
                        }
                    })
                    : (() => true);
            });
            var scanNext = (function scanNext() {
                while (true) {
                    const token = _scanner.scan();
                    switch (_scanner.getTokenError()) {
                        case 4:
                            handleError(14);
                            break;
                        case 5:
                            handleError(15);
                            break;
                        case 3:
                            handleError(13);
                            break;
                        case 1:
                            if (!disallowComments) {
                                handleError(11);
                            }
                            break;
                        case 2:
                            handleError(12);
                            break;
                        case 6:
                            handleError(16);
                            break;
                    }
                    switch (token) {
                        case 12:
                        case 13:
                            if (disallowComments) {
                                handleError(10);
                            }
                            else {
                                onComment();
                            }
                            break;
                        case 16:
                            handleError(1);
                            break;
                        case 15:
                        case 14:
                            break;
                        default:
                            return token;
                    }
                }
            });
            var parseString = (function parseString(isValue) {
                const value = _scanner.getTokenValue();
                if (isValue) {
                    onLiteralValue(value);
                }
                else {
                    onObjectProperty(value);
                    _jsonPath.push(value);
                }
                scanNext();
                return true;
            });
            var parseLiteral = (function parseLiteral() {
                switch (_scanner.getToken()) {
                    case 11:
                        const tokenValue = _scanner.getTokenValue();
                        let value = Number(tokenValue);
                        if (isNaN(value)) {
                            handleError(2);
                            value = 0;
                        }
                        onLiteralValue(value);
                        break;
                    case 7:
                        onLiteralValue(null);
                        break;
                    case 8:
                        onLiteralValue(true);
                        break;
                    case 9:
                        onLiteralValue(false);
                        break;
                    default:
                        return false;
                }
                scanNext();
                return true;
            });
            var parseProperty = (function parseProperty() {
                if (_scanner.getToken() !== 10) {
                    handleError(3, [], [2, 5]);
                    return false;
                }
                parseString(false);
                if (_scanner.getToken() === 6) {
                    onSeparator(':');
                    scanNext();
                    if (!parseValue()) {
                        handleError(4, [], [2, 5]);
                    }
                }
                else {
                    handleError(5, [], [2, 5]);
                }
                _jsonPath.pop();
                return true;
            });
            var parseObject = (function parseObject() {
                onObjectBegin();
                scanNext();
                let needsComma = false;
                while (_scanner.getToken() !== 2 && _scanner.getToken() !== 17) {
                    if (_scanner.getToken() === 5) {
                        if (!needsComma) {
                            handleError(4, [], []);
                        }
                        onSeparator(',');
                        scanNext();
                        if (_scanner.getToken() === 2 && allowTrailingComma) {
                            break;
                        }
                    }
                    else if (needsComma) {
                        handleError(6, [], []);
                    }
                    if (!parseProperty()) {
                        handleError(4, [], [2, 5]);
                    }
                    needsComma = true;
                }
                onObjectEnd();
                if (_scanner.getToken() !== 2) {
                    handleError(7, [2], []);
                }
                else {
                    scanNext();
                }
                return true;
            });
            var parseArray = (function parseArray() {
                onArrayBegin();
                scanNext();
                let isFirstElement = true;
                let needsComma = false;
                while (_scanner.getToken() !== 4 && _scanner.getToken() !== 17) {
                    if (_scanner.getToken() === 5) {
                        if (!needsComma) {
                            handleError(4, [], []);
                        }
                        onSeparator(',');
                        scanNext();
                        if (_scanner.getToken() === 4 && allowTrailingComma) {
                            break;
                        }
                    }
                    else if (needsComma) {
                        handleError(6, [], []);
                    }
                    if (isFirstElement) {
                        _jsonPath.push(0);
                        isFirstElement = false;
                    }
                    else {
                        _jsonPath[_jsonPath.length - 1]++;
                    }
                    if (!parseValue()) {
                        handleError(4, [], [4, 5]);
                    }
                    needsComma = true;
                }
                onArrayEnd();
                if (!isFirstElement) {
                    _jsonPath.pop();
                }
                if (_scanner.getToken() !== 4) {
                    handleError(8, [4], []);
                }
                else {
                    scanNext();
                }
                return true;
            });
            var parseValue = (function parseValue() {
                switch (_scanner.getToken()) {
                    case 3:
                        return parseArray();
                    case 1:
                        return parseObject();
                    case 10:
                        return parseString(true);
                    default:
                        return parseLiteral();
                }
            });
            const _scanner = createScanner(text, false);
            const _jsonPath = [];
            let suppressedCallbacks = 0;
            const onObjectBegin = toBeginVisit(visitor.onObjectBegin), onObjectProperty = toOneArgVisitWithPath(visitor.onObjectProperty), onObjectEnd = toEndVisit(visitor.onObjectEnd), onArrayBegin = toBeginVisit(visitor.onArrayBegin), onArrayEnd = toEndVisit(visitor.onArrayEnd), onLiteralValue = toOneArgVisitWithPath(visitor.onLiteralValue), onSeparator = toOneArgVisit(visitor.onSeparator), onComment = toNoArgVisit(visitor.onComment), onError = toOneArgVisit(visitor.onError);
            const disallowComments = options && options.disallowComments;
            const allowTrailingComma = options && options.allowTrailingComma;
            function handleError(error, skipUntilAfter = [], skipUntil = []) {
                onError(error);
                if (skipUntilAfter.length + skipUntil.length > 0) {
                    let token = _scanner.getToken();
                    while (token !== 17) {
                        if (skipUntilAfter.indexOf(token) !== -1) {
                            scanNext();
                            break;
                        }
                        else if (skipUntil.indexOf(token) !== -1) {
                            break;
                        }
                        token = scanNext();
                    }
                }
            }
            scanNext();
            if (_scanner.getToken() === 17) {
                if (options.allowEmptyContent) {
                    return true;
                }
                handleError(4, [], []);
                return false;
            }
            if (!parseValue()) {
                handleError(4, [], []);
                return false;
            }
            if (_scanner.getToken() !== 17) {
                handleError(9, [], []);
            }
            return true;
        });
        var getNodeType = (function getNodeType(value) {
            switch (typeof value) {
                case 'boolean': return 'boolean';
                case 'number': return 'number';
                case 'string': return 'string';
                case 'object': {
                    if (!value) {
                        return 'null';
                    }
                    else if (Array.isArray(value)) {
                        return 'array';
                    }
                    return 'object';
                }
                default: return 'null';
            }
        });
        __webpack_require__.d(__webpack_exports__, {
            ct: function () { return applyEdits; },
            z1: (function () { return main_createScanner; }),
            SM: function () { return main_findNodeAtOffset; },
            GP: function () { return main_format; },
            g$: function () { return main_getLocation; },
            eY: function () { return main_getNodePath; },
            yQ: function () { return main_getNodeValue; },
            JP: function () { return modify; },
            qg: function () { return main_parse; },
            cZ: (function () { return main_parseTree; }),
            _n: function () { return printParseErrorCode; }
        });
        ;
        var CharacterCodes;
        (function (CharacterCodes) {
            CharacterCodes[CharacterCodes["lineFeed"] = 10] = "lineFeed";
            CharacterCodes[CharacterCodes["carriageReturn"] = 13] = "carriageReturn";
            CharacterCodes[CharacterCodes["space"] = 32] = "space";
            CharacterCodes[CharacterCodes["_0"] = 48] = "_0";
            CharacterCodes[CharacterCodes["_1"] = 49] = "_1";
            CharacterCodes[CharacterCodes["_2"] = 50] = "_2";
            CharacterCodes[CharacterCodes["_3"] = 51] = "_3";
            CharacterCodes[CharacterCodes["_4"] = 52] = "_4";
            CharacterCodes[CharacterCodes["_5"] = 53] = "_5";
            CharacterCodes[CharacterCodes["_6"] = 54] = "_6";
            CharacterCodes[CharacterCodes["_7"] = 55] = "_7";
            CharacterCodes[CharacterCodes["_8"] = 56] = "_8";
            CharacterCodes[CharacterCodes["_9"] = 57] = "_9";
            CharacterCodes[CharacterCodes["a"] = 97] = "a";
            CharacterCodes[CharacterCodes["b"] = 98] = "b";
            CharacterCodes[CharacterCodes["c"] = 99] = "c";
            CharacterCodes[CharacterCodes["d"] = 100] = "d";
            CharacterCodes[CharacterCodes["e"] = 101] = "e";
            CharacterCodes[CharacterCodes["f"] = 102] = "f";
            CharacterCodes[CharacterCodes["g"] = 103] = "g";
            CharacterCodes[CharacterCodes["h"] = 104] = "h";
            CharacterCodes[CharacterCodes["i"] = 105] = "i";
            CharacterCodes[CharacterCodes["j"] = 106] = "j";
            CharacterCodes[CharacterCodes["k"] = 107] = "k";
            CharacterCodes[CharacterCodes["l"] = 108] = "l";
            CharacterCodes[CharacterCodes["m"] = 109] = "m";
            CharacterCodes[CharacterCodes["n"] = 110] = "n";
            CharacterCodes[CharacterCodes["o"] = 111] = "o";
            CharacterCodes[CharacterCodes["p"] = 112] = "p";
            CharacterCodes[CharacterCodes["q"] = 113] = "q";
            CharacterCodes[CharacterCodes["r"] = 114] = "r";
            CharacterCodes[CharacterCodes["s"] = 115] = "s";
            CharacterCodes[CharacterCodes["t"] = 116] = "t";
            CharacterCodes[CharacterCodes["u"] = 117] = "u";
            CharacterCodes[CharacterCodes["v"] = 118] = "v";
            CharacterCodes[CharacterCodes["w"] = 119] = "w";
            CharacterCodes[CharacterCodes["x"] = 120] = "x";
            CharacterCodes[CharacterCodes["y"] = 121] = "y";
            CharacterCodes[CharacterCodes["z"] = 122] = "z";
            CharacterCodes[CharacterCodes["A"] = 65] = "A";
            CharacterCodes[CharacterCodes["B"] = 66] = "B";
            CharacterCodes[CharacterCodes["C"] = 67] = "C";
            CharacterCodes[CharacterCodes["D"] = 68] = "D";
            CharacterCodes[CharacterCodes["E"] = 69] = "E";
            CharacterCodes[CharacterCodes["F"] = 70] = "F";
            CharacterCodes[CharacterCodes["G"] = 71] = "G";
            CharacterCodes[CharacterCodes["H"] = 72] = "H";
            CharacterCodes[CharacterCodes["I"] = 73] = "I";
            CharacterCodes[CharacterCodes["J"] = 74] = "J";
            CharacterCodes[CharacterCodes["K"] = 75] = "K";
            CharacterCodes[CharacterCodes["L"] = 76] = "L";
            CharacterCodes[CharacterCodes["M"] = 77] = "M";
            CharacterCodes[CharacterCodes["N"] = 78] = "N";
            CharacterCodes[CharacterCodes["O"] = 79] = "O";
            CharacterCodes[CharacterCodes["P"] = 80] = "P";
            CharacterCodes[CharacterCodes["Q"] = 81] = "Q";
            CharacterCodes[CharacterCodes["R"] = 82] = "R";
            CharacterCodes[CharacterCodes["S"] = 83] = "S";
            CharacterCodes[CharacterCodes["T"] = 84] = "T";
            CharacterCodes[CharacterCodes["U"] = 85] = "U";
            CharacterCodes[CharacterCodes["V"] = 86] = "V";
            CharacterCodes[CharacterCodes["W"] = 87] = "W";
            CharacterCodes[CharacterCodes["X"] = 88] = "X";
            CharacterCodes[CharacterCodes["Y"] = 89] = "Y";
            CharacterCodes[CharacterCodes["Z"] = 90] = "Z";
            CharacterCodes[CharacterCodes["asterisk"] = 42] = "asterisk";
            CharacterCodes[CharacterCodes["backslash"] = 92] = "backslash";
            CharacterCodes[CharacterCodes["closeBrace"] = 125] = "closeBrace";
            CharacterCodes[CharacterCodes["closeBracket"] = 93] = "closeBracket";
            CharacterCodes[CharacterCodes["colon"] = 58] = "colon";
            CharacterCodes[CharacterCodes["comma"] = 44] = "comma";
            CharacterCodes[CharacterCodes["dot"] = 46] = "dot";
            CharacterCodes[CharacterCodes["doubleQuote"] = 34] = "doubleQuote";
            CharacterCodes[CharacterCodes["minus"] = 45] = "minus";
            CharacterCodes[CharacterCodes["openBrace"] = 123] = "openBrace";
            CharacterCodes[CharacterCodes["openBracket"] = 91] = "openBracket";
            CharacterCodes[CharacterCodes["plus"] = 43] = "plus";
            CharacterCodes[CharacterCodes["slash"] = 47] = "slash";
            CharacterCodes[CharacterCodes["formFeed"] = 12] = "formFeed";
            CharacterCodes[CharacterCodes["tab"] = 9] = "tab";
        })(CharacterCodes || (CharacterCodes = {}));
        ;
        const cachedSpaces = new Array(20).fill(0).map(((_, index) => {
            return ' '.repeat(index);
        }));
        const maxCachedValues = 200;
        const cachedBreakLinesWithSpaces = {
            ' ': {
                '\n': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\n' + ' '.repeat(index);
                })),
                '\r': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\r' + ' '.repeat(index);
                })),
                '\r\n': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\r\n' + ' '.repeat(index);
                })),
            },
            '\t': {
                '\n': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\n' + '\t'.repeat(index);
                })),
                '\r': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\r' + '\t'.repeat(index);
                })),
                '\r\n': new Array(maxCachedValues).fill(0).map(((_, index) => {
                    return '\r\n' + '\t'.repeat(index);
                })),
            }
        };
        const supportedEols = ['\n', '\r', '\r\n'];
        ;
        function format(documentText, range, options) {
            let initialIndentLevel;
            let formatText;
            let formatTextStart;
            let rangeStart;
            let rangeEnd;
            if (range) {
                rangeStart = range.offset;
                rangeEnd = rangeStart + range.length;
                formatTextStart = rangeStart;
                while (formatTextStart > 0 && !isEOL(documentText, formatTextStart - 1)) {
                    formatTextStart--;
                }
                let endOffset = rangeEnd;
                while (endOffset < documentText.length && !isEOL(documentText, endOffset)) {
                    endOffset++;
                }
                formatText = documentText.substring(formatTextStart, endOffset);
                initialIndentLevel = computeIndentLevel(formatText, options);
            }
            else {
                formatText = documentText;
                initialIndentLevel = 0;
                formatTextStart = 0;
                rangeStart = 0;
                rangeEnd = documentText.length;
            }
            const eol = getEOL(options, documentText);
            const eolFastPathSupported = supportedEols.includes(eol);
            let numberLineBreaks = 0;
            let indentLevel = 0;
            let indentValue;
            if (options.insertSpaces) {
                indentValue = cachedSpaces[options.tabSize || 4] ?? repeat(cachedSpaces[1], options.tabSize || 4);
            }
            else {
                indentValue = '\t';
            }
            const indentType = indentValue === '\t' ? '\t' : ' ';
            let scanner = createScanner(formatText, false);
            let hasError = false;
            function newLinesAndIndent() {
                if (numberLineBreaks > 1) {
                    return repeat(eol, numberLineBreaks) + repeat(indentValue, initialIndentLevel + indentLevel);
                }
                const amountOfSpaces = indentValue.length * (initialIndentLevel + indentLevel);
                if (!eolFastPathSupported || amountOfSpaces > cachedBreakLinesWithSpaces[indentType][eol].length) {
                    return eol + repeat(indentValue, initialIndentLevel + indentLevel);
                }
                if (amountOfSpaces <= 0) {
                    return eol;
                }
                return cachedBreakLinesWithSpaces[indentType][eol][amountOfSpaces];
            }
            function scanNext() {
                let token = scanner.scan();
                numberLineBreaks = 0;
                while (token === 15 || token === 14) {
                    if (token === 14 && options.keepLines) {
                        numberLineBreaks += 1;
                    }
                    else if (token === 14) {
                        numberLineBreaks = 1;
                    }
                    token = scanner.scan();
                }
                hasError = token === 16 || scanner.getTokenError() !== 0;
                return token;
            }
            const editOperations = [];
            function addEdit(text, startOffset, endOffset) {
                if (!hasError && (!range || (startOffset < rangeEnd && endOffset > rangeStart)) && documentText.substring(startOffset, endOffset) !== text) {
                    editOperations.push({ offset: startOffset, length: endOffset - startOffset, content: text });
                }
            }
            let firstToken = scanNext();
            if (options.keepLines && numberLineBreaks > 0) {
                addEdit(repeat(eol, numberLineBreaks), 0, 0);
            }
            if (firstToken !== 17) {
                let firstTokenStart = scanner.getTokenOffset() + formatTextStart;
                let initialIndent = (indentValue.length * initialIndentLevel < 20) && options.insertSpaces
                    ? cachedSpaces[indentValue.length * initialIndentLevel]
                    : repeat(indentValue, initialIndentLevel);
                addEdit(initialIndent, formatTextStart, firstTokenStart);
            }
            while (firstToken !== 17) {
                let firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                let secondToken = scanNext();
                let replaceContent = '';
                let needsLineBreak = false;
                while (numberLineBreaks === 0 && (secondToken === 12 || secondToken === 13)) {
                    let commentTokenStart = scanner.getTokenOffset() + formatTextStart;
                    addEdit(cachedSpaces[1], firstTokenEnd, commentTokenStart);
                    firstTokenEnd = scanner.getTokenOffset() + scanner.getTokenLength() + formatTextStart;
                    needsLineBreak = secondToken === 12;
                    replaceContent = needsLineBreak ? newLinesAndIndent() : '';
                    secondToken = scanNext();
                }
                if (secondToken === 2) {
                    if (firstToken !== 1) {
                        indentLevel--;
                    }
                    ;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 1) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (options.keepLines) {
                        replaceContent = cachedSpaces[1];
                    }
                }
                else if (secondToken === 4) {
                    if (firstToken !== 3) {
                        indentLevel--;
                    }
                    ;
                    if (options.keepLines && numberLineBreaks > 0 || !options.keepLines && firstToken !== 3) {
                        replaceContent = newLinesAndIndent();
                    }
                    else if (options.keepLines) {
                        replaceContent = cachedSpaces[1];
                    }
                }
                else {
                    switch (firstToken) {
                        case 3:
                        case 1:
                            indentLevel++;
                            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                                replaceContent = newLinesAndIndent();
                            }
                            else {
                                replaceContent = cachedSpaces[1];
                            }
                            break;
                        case 5:
                            if (options.keepLines && numberLineBreaks > 0 || !options.keepLines) {
                                replaceContent = newLinesAndIndent();
                            }
                            else {
                                replaceContent = cachedSpaces[1];
                            }
                            break;
                        case 12:
                            replaceContent = newLinesAndIndent();
                            break;
                        case 13:
                            if (numberLineBreaks > 0) {
                                replaceContent = newLinesAndIndent();
                            }
                            else if (!needsLineBreak) {
                                replaceContent = cachedSpaces[1];
                            }
                            break;
                        case 6:
                            if (options.keepLines && numberLineBreaks > 0) {
                                replaceContent = newLinesAndIndent();
                            }
                            else if (!needsLineBreak) {
                                replaceContent = cachedSpaces[1];
                            }
                            break;
                        case 10:
                            if (options.keepLines && numberLineBreaks > 0) {
                                replaceContent = newLinesAndIndent();
                            }
                            else if (secondToken === 6 && !needsLineBreak) {
                                replaceContent = '';
                            }
                            break;
                        case 7:
                        case 8:
                        case 9:
                        case 11:
                        case 2:
                        case 4:
                            if (options.keepLines && numberLineBreaks > 0) {
                                replaceContent = newLinesAndIndent();
                            }
                            else {
                                if ((secondToken === 12 || secondToken === 13) && !needsLineBreak) {
                                    replaceContent = cachedSpaces[1];
                                }
                                else if (secondToken !== 5 && secondToken !== 17) {
                                    hasError = true;
                                }
                            }
                            break;
                        case 16:
                            hasError = true;
                            break;
                    }
                    if (numberLineBreaks > 0 && (secondToken === 12 || secondToken === 13)) {
                        replaceContent = newLinesAndIndent();
                    }
                }
                if (secondToken === 17) {
                    if (options.keepLines && numberLineBreaks > 0) {
                        replaceContent = newLinesAndIndent();
                    }
                    else {
                        replaceContent = options.insertFinalNewline ? eol : '';
                    }
                }
                const secondTokenStart = scanner.getTokenOffset() + formatTextStart;
                addEdit(replaceContent, firstTokenEnd, secondTokenStart);
                firstToken = secondToken;
            }
            return editOperations;
        }
        function repeat(s, count) {
            let result = '';
            for (let i = 0; i < count; i++) {
                result += s;
            }
            return result;
        }
        function computeIndentLevel(content, options) {
            let i = 0;
            let nChars = 0;
            const tabSize = options.tabSize || 4;
            while (i < content.length) {
                let ch = content.charAt(i);
                if (ch === cachedSpaces[1]) {
                    nChars++;
                }
                else if (ch === '\t') {
                    nChars += tabSize;
                }
                else {
                    break;
                }
                i++;
            }
            return Math.floor(nChars / tabSize);
        }
        function getEOL(options, text) {
            for (let i = 0; i < text.length; i++) {
                const ch = text.charAt(i);
                if (ch === '\r') {
                    if (i + 1 < text.length && text.charAt(i + 1) === '\n') {
                        return '\r\n';
                    }
                    return '\r';
                }
                else if (ch === '\n') {
                    return '\n';
                }
            }
            return (options && options.eol) || '\n';
        }
        function isEOL(text, offset) {
            return '\r\n'.indexOf(text.charAt(offset)) !== -1;
        }
        ;
        var ParseOptions;
        (function (ParseOptions) {
            ParseOptions.DEFAULT = {
                allowTrailingComma: false
            };
        })(ParseOptions || (ParseOptions = {}));
        function getLocation(text, position) {
            const segments = [];
            const earlyReturnException = new Object();
            let previousNode = undefined;
            const previousNodeInst = {
                value: {},
                offset: 0,
                length: 0,
                type: 'object',
                parent: undefined
            };
            let isAtPropertyKey = false;
            function setPreviousNode(value, offset, length, type) {
                previousNodeInst.value = value;
                previousNodeInst.offset = offset;
                previousNodeInst.length = length;
                previousNodeInst.type = type;
                previousNodeInst.colonOffset = undefined;
                previousNode = previousNodeInst;
            }
            try {
                visit(text, {
                    onObjectBegin: (offset, length) => {
                        if (position <= offset) {
                            throw earlyReturnException;
                        }
                        previousNode = undefined;
                        isAtPropertyKey = position > offset;
                        segments.push('');
                    },
                    onObjectProperty: (name, offset, length) => {
                        if (position < offset) {
                            throw earlyReturnException;
                        }
                        setPreviousNode(name, offset, length, 'property');
                        segments[segments.length - 1] = name;
                        if (position <= offset + length) {
                            throw earlyReturnException;
                        }
                    },
                    onObjectEnd: (offset, length) => {
                        if (position <= offset) {
                            throw earlyReturnException;
                        }
                        previousNode = undefined;
                        segments.pop();
                    },
                    onArrayBegin: (offset, length) => {
                        if (position <= offset) {
                            throw earlyReturnException;
                        }
                        previousNode = undefined;
                        segments.push(0);
                    },
                    onArrayEnd: (offset, length) => {
                        if (position <= offset) {
                            throw earlyReturnException;
                        }
                        previousNode = undefined;
                        segments.pop();
                    },
                    onLiteralValue: (value, offset, length) => {
                        if (position < offset) {
                            throw earlyReturnException;
                        }
                        setPreviousNode(value, offset, length, getNodeType(value));
                        if (position <= offset + length) {
                            throw earlyReturnException;
                        }
                    },
                    onSeparator: (sep, offset, length) => {
                        if (position <= offset) {
                            throw earlyReturnException;
                        }
                        if (sep === ':' && previousNode && previousNode.type === 'property') {
                            previousNode.colonOffset = offset;
                            isAtPropertyKey = false;
                            previousNode = undefined;
                        }
                        else if (sep === ',') {
                            const last = segments[segments.length - 1];
                            if (typeof last === 'number') {
                                segments[segments.length - 1] = last + 1;
                            }
                            else {
                                isAtPropertyKey = true;
                                segments[segments.length - 1] = '';
                            }
                            previousNode = undefined;
                        }
                    }
                });
            }
            catch (e) {
                if (e !== earlyReturnException) {
                    throw e;
                }
            }
            return {
                path: segments,
                previousNode,
                isAtPropertyKey,
                matches: (pattern) => {
                    let k = 0;
                    for (let i = 0; k < pattern.length && i < segments.length; i++) {
                        if (pattern[k] === segments[i] || pattern[k] === '*') {
                            k++;
                        }
                        else if (pattern[k] !== '**') {
                            return false;
                        }
                    }
                    return k === pattern.length;
                }
            };
        }
        function parse(text, errors = [], options = ParseOptions.DEFAULT) {
            let currentProperty = null;
            let currentParent = [];
            const previousParents = [];
            function onValue(value) {
                if (Array.isArray(currentParent)) {
                    currentParent.push(value);
                }
                else if (currentProperty !== null) {
                    currentParent[currentProperty] = value;
                }
            }
            const visitor = {
                onObjectBegin: () => {
                    const object = {};
                    onValue(object);
                    previousParents.push(currentParent);
                    currentParent = object;
                    currentProperty = null;
                },
                onObjectProperty: (name) => {
                    currentProperty = name;
                },
                onObjectEnd: () => {
                    currentParent = previousParents.pop();
                },
                onArrayBegin: () => {
                    const array = [];
                    onValue(array);
                    previousParents.push(currentParent);
                    currentParent = array;
                    currentProperty = null;
                },
                onArrayEnd: () => {
                    currentParent = previousParents.pop();
                },
                onLiteralValue: onValue,
                onError: (error, offset, length) => {
                    errors.push({ error, offset, length });
                }
            };
            visit(text, visitor, options);
            return currentParent[0];
        }
        function findNodeAtLocation(root, path) {
            if (!root) {
                return undefined;
            }
            let node = root;
            for (let segment of path) {
                if (typeof segment === 'string') {
                    if (node.type !== 'object' || !Array.isArray(node.children)) {
                        return undefined;
                    }
                    let found = false;
                    for (const propertyNode of node.children) {
                        if (Array.isArray(propertyNode.children) && propertyNode.children[0].value === segment && propertyNode.children.length === 2) {
                            node = propertyNode.children[1];
                            found = true;
                            break;
                        }
                    }
                    if (!found) {
                        return undefined;
                    }
                }
                else {
                    const index = segment;
                    if (node.type !== 'array' || index < 0 || !Array.isArray(node.children) || index >= node.children.length) {
                        return undefined;
                    }
                    node = node.children[index];
                }
            }
            return node;
        }
        function getNodePath(node) {
            if (!node.parent || !node.parent.children) {
                return [];
            }
            const path = getNodePath(node.parent);
            if (node.parent.type === 'property') {
                const key = node.parent.children[0].value;
                path.push(key);
            }
            else if (node.parent.type === 'array') {
                const index = node.parent.children.indexOf(node);
                if (index !== -1) {
                    path.push(index);
                }
            }
            return path;
        }
        function getNodeValue(node) {
            switch (node.type) {
                case 'array':
                    return node.children.map(getNodeValue);
                case 'object':
                    const obj = Object.create(null);
                    for (let prop of node.children) {
                        const valueNode = prop.children[1];
                        if (valueNode) {
                            obj[prop.children[0].value] = getNodeValue(valueNode);
                        }
                    }
                    return obj;
                case 'null':
                case 'string':
                case 'number':
                case 'boolean':
                    return node.value;
                default:
                    return undefined;
            }
        }
        function contains(node, offset, includeRightBound = false) {
            return (offset >= node.offset && offset < (node.offset + node.length)) || includeRightBound && (offset === (node.offset + node.length));
        }
        function findNodeAtOffset(node, offset, includeRightBound = false) {
            if (contains(node, offset, includeRightBound)) {
                const children = node.children;
                if (Array.isArray(children)) {
                    for (let i = 0; i < children.length && children[i].offset <= offset; i++) {
                        const item = findNodeAtOffset(children[i], offset, includeRightBound);
                        if (item) {
                            return item;
                        }
                    }
                }
                return node;
            }
            return undefined;
        }
        function stripComments(text, replaceCh) {
            let _scanner = createScanner(text), parts = [], kind, offset = 0, pos;
            do {
                pos = _scanner.getPosition();
                kind = _scanner.scan();
                switch (kind) {
                    case 12:
                    case 13:
                    case 17:
                        if (offset !== pos) {
                            parts.push(text.substring(offset, pos));
                        }
                        if (replaceCh !== undefined) {
                            parts.push(_scanner.getTokenValue().replace(/[^\r\n]/g, replaceCh));
                        }
                        offset = _scanner.getPosition();
                        break;
                }
            } while (kind !== 17);
            return parts.join('');
        }
        ;
        function removeProperty(text, path, options) {
            return setProperty(text, path, void 0, options);
        }
        function setProperty(text, originalPath, value, options) {
            const path = originalPath.slice();
            const errors = [];
            const root = parseTree(text, errors);
            let parent = void 0;
            let lastSegment = void 0;
            while (path.length > 0) {
                lastSegment = path.pop();
                parent = findNodeAtLocation(root, path);
                if (parent === void 0 && value !== void 0) {
                    if (typeof lastSegment === 'string') {
                        value = { [lastSegment]: value };
                    }
                    else {
                        value = [value];
                    }
                }
                else {
                    break;
                }
            }
            if (!parent) {
                if (value === void 0) {
                    throw new Error('Can not delete in empty document');
                }
                return withFormatting(text, { offset: root ? root.offset : 0, length: root ? root.length : 0, content: JSON.stringify(value) }, options);
            }
            else if (parent.type === 'object' && typeof lastSegment === 'string' && Array.isArray(parent.children)) {
                const existing = findNodeAtLocation(parent, [lastSegment]);
                if (existing !== void 0) {
                    if (value === void 0) {
                        if (!existing.parent) {
                            throw new Error('Malformed AST');
                        }
                        const propertyIndex = parent.children.indexOf(existing.parent);
                        let removeBegin;
                        let removeEnd = existing.parent.offset + existing.parent.length;
                        if (propertyIndex > 0) {
                            let previous = parent.children[propertyIndex - 1];
                            removeBegin = previous.offset + previous.length;
                        }
                        else {
                            removeBegin = parent.offset + 1;
                            if (parent.children.length > 1) {
                                let next = parent.children[1];
                                removeEnd = next.offset;
                            }
                        }
                        return withFormatting(text, { offset: removeBegin, length: removeEnd - removeBegin, content: '' }, options);
                    }
                    else {
                        return withFormatting(text, { offset: existing.offset, length: existing.length, content: JSON.stringify(value) }, options);
                    }
                }
                else {
                    if (value === void 0) {
                        return [];
                    }
                    const newProperty = `${JSON.stringify(lastSegment)}: ${JSON.stringify(value)}`;
                    const index = options.getInsertionIndex ? options.getInsertionIndex(parent.children.map(p => p.children[0].value)) : parent.children.length;
                    let edit;
                    if (index > 0) {
                        let previous = parent.children[index - 1];
                        edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                    }
                    else if (parent.children.length === 0) {
                        edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                    }
                    else {
                        edit = { offset: parent.offset + 1, length: 0, content: newProperty + ',' };
                    }
                    return withFormatting(text, edit, options);
                }
            }
            else if (parent.type === 'array' && typeof lastSegment === 'number' && Array.isArray(parent.children)) {
                const insertIndex = lastSegment;
                if (insertIndex === -1) {
                    const newProperty = `${JSON.stringify(value)}`;
                    let edit;
                    if (parent.children.length === 0) {
                        edit = { offset: parent.offset + 1, length: 0, content: newProperty };
                    }
                    else {
                        const previous = parent.children[parent.children.length - 1];
                        edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                    }
                    return withFormatting(text, edit, options);
                }
                else if (value === void 0 && parent.children.length >= 0) {
                    const removalIndex = lastSegment;
                    const toRemove = parent.children[removalIndex];
                    let edit;
                    if (parent.children.length === 1) {
                        edit = { offset: parent.offset + 1, length: parent.length - 2, content: '' };
                    }
                    else if (parent.children.length - 1 === removalIndex) {
                        let previous = parent.children[removalIndex - 1];
                        let offset = previous.offset + previous.length;
                        let parentEndOffset = parent.offset + parent.length;
                        edit = { offset, length: parentEndOffset - 2 - offset, content: '' };
                    }
                    else {
                        edit = { offset: toRemove.offset, length: parent.children[removalIndex + 1].offset - toRemove.offset, content: '' };
                    }
                    return withFormatting(text, edit, options);
                }
                else if (value !== void 0) {
                    let edit;
                    const newProperty = `${JSON.stringify(value)}`;
                    if (!options.isArrayInsertion && parent.children.length > lastSegment) {
                        const toModify = parent.children[lastSegment];
                        edit = { offset: toModify.offset, length: toModify.length, content: newProperty };
                    }
                    else if (parent.children.length === 0 || lastSegment === 0) {
                        edit = { offset: parent.offset + 1, length: 0, content: parent.children.length === 0 ? newProperty : newProperty + ',' };
                    }
                    else {
                        const index = lastSegment > parent.children.length ? parent.children.length : lastSegment;
                        const previous = parent.children[index - 1];
                        edit = { offset: previous.offset + previous.length, length: 0, content: ',' + newProperty };
                    }
                    return withFormatting(text, edit, options);
                }
                else {
                    throw new Error(`Can not ${value === void 0 ? 'remove' : (options.isArrayInsertion ? 'insert' : 'modify')} Array index ${insertIndex} as length is not sufficient`);
                }
            }
            else {
                throw new Error(`Can not add ${typeof lastSegment !== 'number' ? 'index' : 'property'} to parent of type ${parent.type}`);
            }
        }
        function withFormatting(text, edit, options) {
            if (!options.formattingOptions) {
                return [edit];
            }
            let newText = applyEdit(text, edit);
            let begin = edit.offset;
            let end = edit.offset + edit.content.length;
            if (edit.length === 0 || edit.content.length === 0) {
                while (begin > 0 && !isEOL(newText, begin - 1)) {
                    begin--;
                }
                while (end < newText.length && !isEOL(newText, end)) {
                    end++;
                }
            }
            const edits = format(newText, { offset: begin, length: end - begin }, { ...options.formattingOptions, keepLines: false });
            for (let i = edits.length - 1; i >= 0; i--) {
                const edit = edits[i];
                newText = applyEdit(newText, edit);
                begin = Math.min(begin, edit.offset);
                end = Math.max(end, edit.offset + edit.length);
                end += edit.content.length - edit.length;
            }
            const editLength = text.length - (newText.length - end) - begin;
            return [{ offset: begin, length: editLength, content: newText.substring(begin, end) }];
        }
        function applyEdit(text, edit) {
            return text.substring(0, edit.offset) + edit.content + text.substring(edit.offset + edit.length);
        }
        function isWS(text, offset) {
            return '\r\n \t'.indexOf(text.charAt(offset)) !== -1;
        }
        ;
        const main_createScanner = createScanner;
        var ScanError;
        (function (ScanError) {
            ScanError[ScanError["None"] = 0] = "None";
            ScanError[ScanError["UnexpectedEndOfComment"] = 1] = "UnexpectedEndOfComment";
            ScanError[ScanError["UnexpectedEndOfString"] = 2] = "UnexpectedEndOfString";
            ScanError[ScanError["UnexpectedEndOfNumber"] = 3] = "UnexpectedEndOfNumber";
            ScanError[ScanError["InvalidUnicode"] = 4] = "InvalidUnicode";
            ScanError[ScanError["InvalidEscapeCharacter"] = 5] = "InvalidEscapeCharacter";
            ScanError[ScanError["InvalidCharacter"] = 6] = "InvalidCharacter";
        })(ScanError || (ScanError = {}));
        var SyntaxKind;
        (function (SyntaxKind) {
            SyntaxKind[SyntaxKind["OpenBraceToken"] = 1] = "OpenBraceToken";
            SyntaxKind[SyntaxKind["CloseBraceToken"] = 2] = "CloseBraceToken";
            SyntaxKind[SyntaxKind["OpenBracketToken"] = 3] = "OpenBracketToken";
            SyntaxKind[SyntaxKind["CloseBracketToken"] = 4] = "CloseBracketToken";
            SyntaxKind[SyntaxKind["CommaToken"] = 5] = "CommaToken";
            SyntaxKind[SyntaxKind["ColonToken"] = 6] = "ColonToken";
            SyntaxKind[SyntaxKind["NullKeyword"] = 7] = "NullKeyword";
            SyntaxKind[SyntaxKind["TrueKeyword"] = 8] = "TrueKeyword";
            SyntaxKind[SyntaxKind["FalseKeyword"] = 9] = "FalseKeyword";
            SyntaxKind[SyntaxKind["StringLiteral"] = 10] = "StringLiteral";
            SyntaxKind[SyntaxKind["NumericLiteral"] = 11] = "NumericLiteral";
            SyntaxKind[SyntaxKind["LineCommentTrivia"] = 12] = "LineCommentTrivia";
            SyntaxKind[SyntaxKind["BlockCommentTrivia"] = 13] = "BlockCommentTrivia";
            SyntaxKind[SyntaxKind["LineBreakTrivia"] = 14] = "LineBreakTrivia";
            SyntaxKind[SyntaxKind["Trivia"] = 15] = "Trivia";
            SyntaxKind[SyntaxKind["Unknown"] = 16] = "Unknown";
            SyntaxKind[SyntaxKind["EOF"] = 17] = "EOF";
        })(SyntaxKind || (SyntaxKind = {}));
        const main_getLocation = getLocation;
        const main_parse = parse;
        const main_parseTree = parseTree;
        const main_findNodeAtLocation = findNodeAtLocation;
        const main_findNodeAtOffset = findNodeAtOffset;
        const main_getNodePath = getNodePath;
        const main_getNodeValue = getNodeValue;
        const main_visit = visit;
        const main_stripComments = stripComments;
        var ParseErrorCode;
        (function (ParseErrorCode) {
            ParseErrorCode[ParseErrorCode["InvalidSymbol"] = 1] = "InvalidSymbol";
            ParseErrorCode[ParseErrorCode["InvalidNumberFormat"] = 2] = "InvalidNumberFormat";
            ParseErrorCode[ParseErrorCode["PropertyNameExpected"] = 3] = "PropertyNameExpected";
            ParseErrorCode[ParseErrorCode["ValueExpected"] = 4] = "ValueExpected";
            ParseErrorCode[ParseErrorCode["ColonExpected"] = 5] = "ColonExpected";
            ParseErrorCode[ParseErrorCode["CommaExpected"] = 6] = "CommaExpected";
            ParseErrorCode[ParseErrorCode["CloseBraceExpected"] = 7] = "CloseBraceExpected";
            ParseErrorCode[ParseErrorCode["CloseBracketExpected"] = 8] = "CloseBracketExpected";
            ParseErrorCode[ParseErrorCode["EndOfFileExpected"] = 9] = "EndOfFileExpected";
            ParseErrorCode[ParseErrorCode["InvalidCommentToken"] = 10] = "InvalidCommentToken";
            ParseErrorCode[ParseErrorCode["UnexpectedEndOfComment"] = 11] = "UnexpectedEndOfComment";
            ParseErrorCode[ParseErrorCode["UnexpectedEndOfString"] = 12] = "UnexpectedEndOfString";
            ParseErrorCode[ParseErrorCode["UnexpectedEndOfNumber"] = 13] = "UnexpectedEndOfNumber";
            ParseErrorCode[ParseErrorCode["InvalidUnicode"] = 14] = "InvalidUnicode";
            ParseErrorCode[ParseErrorCode["InvalidEscapeCharacter"] = 15] = "InvalidEscapeCharacter";
            ParseErrorCode[ParseErrorCode["InvalidCharacter"] = 16] = "InvalidCharacter";
        })(ParseErrorCode || (ParseErrorCode = {}));
        function printParseErrorCode(code) {
            switch (code) {
                case 1: return 'InvalidSymbol';
                case 2: return 'InvalidNumberFormat';
                case 3: return 'PropertyNameExpected';
                case 4: return 'ValueExpected';
                case 5: return 'ColonExpected';
                case 6: return 'CommaExpected';
                case 7: return 'CloseBraceExpected';
                case 8: return 'CloseBracketExpected';
                case 9: return 'EndOfFileExpected';
                case 10: return 'InvalidCommentToken';
                case 11: return 'UnexpectedEndOfComment';
                case 12: return 'UnexpectedEndOfString';
                case 13: return 'UnexpectedEndOfNumber';
                case 14: return 'InvalidUnicode';
                case 15: return 'InvalidEscapeCharacter';
                case 16: return 'InvalidCharacter';
            }
            return '<unknown ParseErrorCode>';
        }
        function main_format(documentText, range, options) {
            return format(documentText, range, options);
        }
        function modify(text, path, value, options) {
            return setProperty(text, path, value, options);
        }
        function applyEdits(text, edits) {
            let sortedEdits = edits.slice(0).sort((a, b) => {
                const diff = a.offset - b.offset;
                if (diff === 0) {
                    return a.length - b.length;
                }
                return diff;
            });
            let lastModifiedOffset = text.length;
            for (let i = sortedEdits.length - 1; i >= 0; i--) {
                let e = sortedEdits[i];
                if (e.offset + e.length <= lastModifiedOffset) {
                    text = applyEdit(text, e);
                }
                else {
                    throw new Error('Overlapping edit');
                }
                lastModifiedOffset = e.offset;
            }
            return text;
        }
    }),
    89379: (function (module, __unused_webpack_exports, __webpack_require__) {
        const ANY = Symbol('SemVer ANY');
        class Comparator {
            static get ANY() {
                return ANY;
            }
            constructor(comp, options) {
                options = parseOptions(options);
                if (comp instanceof Comparator) {
                    if (comp.loose === !!options.loose) {
                        return comp;
                    }
                    else {
                        comp = comp.value;
                    }
                }
                comp = comp.trim().split(/\s+/).join(' ');
                debug('comparator', comp, options);
                this.options = options;
                this.loose = !!options.loose;
                this.parse(comp);
                if (this.semver === ANY) {
                    this.value = '';
                }
                else {
                    this.value = this.operator + this.semver.version;
                }
                debug('comp', this);
            }
            parse(comp) {
                const r = this.options.loose ? re[t.COMPARATORLOOSE] : re[t.COMPARATOR];
                const m = comp.match(r);
                if (!m) {
                    throw new TypeError(`Invalid comparator: ${comp}`);
                }
                this.operator = m[1] !== undefined ? m[1] : '';
                if (this.operator === '=') {
                    this.operator = '';
                }
                if (!m[2]) {
                    this.semver = ANY;
                }
                else {
                    this.semver = new SemVer(m[2], this.options.loose);
                }
            }
            toString() {
                return this.value;
            }
            test(version) {
                debug('Comparator.test', version, this.options.loose);
                if (this.semver === ANY || version === ANY) {
                    return true;
                }
                if (typeof version === 'string') {
                    try {
                        version = new SemVer(version, this.options);
                    }
                    catch (er) {
                        return false;
                    }
                }
                return cmp(version, this.operator, this.semver, this.options);
            }
            intersects(comp, options) {
                if (!(comp instanceof Comparator)) {
                    throw new TypeError('a Comparator is required');
                }
                if (this.operator === '') {
                    if (this.value === '') {
                        return true;
                    }
                    return new Range(comp.value, options).test(this.value);
                }
                else if (comp.operator === '') {
                    if (comp.value === '') {
                        return true;
                    }
                    return new Range(this.value, options).test(comp.semver);
                }
                options = parseOptions(options);
                if (options.includePrerelease &&
                    (this.value === '<0.0.0-0' || comp.value === '<0.0.0-0')) {
                    return false;
                }
                if (!options.includePrerelease &&
                    (this.value.startsWith('<0.0.0') || comp.value.startsWith('<0.0.0'))) {
                    return false;
                }
                if (this.operator.startsWith('>') && comp.operator.startsWith('>')) {
                    return true;
                }
                if (this.operator.startsWith('<') && comp.operator.startsWith('<')) {
                    return true;
                }
                if ((this.semver.version === comp.semver.version) &&
                    this.operator.includes('=') && comp.operator.includes('=')) {
                    return true;
                }
                if (cmp(this.semver, '<', comp.semver, options) &&
                    this.operator.startsWith('>') && comp.operator.startsWith('<')) {
                    return true;
                }
                if (cmp(this.semver, '>', comp.semver, options) &&
                    this.operator.startsWith('<') && comp.operator.startsWith('>')) {
                    return true;
                }
                return false;
            }
        }
        module.exports = Comparator;
        const parseOptions = __webpack_require__(70356);
        const { safeRe: re, t } = __webpack_require__(95471);
        const cmp = __webpack_require__(28646);
        const debug = __webpack_require__(1159);
        const SemVer = __webpack_require__(7163);
        const Range = __webpack_require__(96782);
    }),
    96782: (function (module, __unused_webpack_exports, __webpack_require__) {
        const SPACE_CHARACTERS = /\s+/g;
        class Range {
            constructor(range, options) {
                options = parseOptions(options);
                if (range instanceof Range) {
                    if (range.loose === !!options.loose &&
                        range.includePrerelease === !!options.includePrerelease) {
                        return range;
                    }
                    else {
                        return new Range(range.raw, options);
                    }
                }
                if (range instanceof Comparator) {
                    this.raw = range.value;
                    this.set = [[range]];
                    this.formatted = undefined;
                    return this;
                }
                this.options = options;
                this.loose = !!options.loose;
                this.includePrerelease = !!options.includePrerelease;
                this.raw = range.trim().replace(SPACE_CHARACTERS, ' ');
                this.set = this.raw
                    .split('||')
                    .map((r => this.parseRange(r.trim())))
                    .filter((c => c.length));
                if (!this.set.length) {
                    throw new TypeError(`Invalid SemVer Range: ${this.raw}`);
                }
                if (this.set.length > 1) {
                    const first = this.set[0];
                    this.set = this.set.filter(c => !isNullSet(c[0]));
                    if (this.set.length === 0) {
                        this.set = [first];
                    }
                    else if (this.set.length > 1) {
                        for (const c of this.set) {
                            if (c.length === 1 && isAny(c[0])) {
                                this.set = [c];
                                break;
                            }
                        }
                    }
                }
                this.formatted = undefined;
            }
            get range() {
                if (this.formatted === undefined) {
                    this.formatted = '';
                    for (let i = 0; i < this.set.length; i++) {
                        if (i > 0) {
                            this.formatted += '||';
                        }
                        const comps = this.set[i];
                        for (let k = 0; k < comps.length; k++) {
                            if (k > 0) {
                                this.formatted += ' ';
                            }
                            this.formatted += comps[k].toString().trim();
                        }
                    }
                }
                return this.formatted;
            }
            format() {
                return this.range;
            }
            toString() {
                return this.range;
            }
            parseRange(range) {
                range = range.replace(BUILDSTRIPRE, '');
                const memoOpts = (this.options.includePrerelease && FLAG_INCLUDE_PRERELEASE) |
                    (this.options.loose && FLAG_LOOSE);
                const memoKey = memoOpts + ':' + range;
                const cached = cache.get(memoKey);
                if (cached) {
                    return cached;
                }
                const loose = this.options.loose;
                const hr = loose ? re[t.HYPHENRANGELOOSE] : re[t.HYPHENRANGE];
                range = range.replace(hr, hyphenReplace(this.options.includePrerelease));
                debug('hyphen replace', range);
                range = trimComparatorWhitespace(range);
                debug('comparator trim', range);
                range = range.replace(re[t.TILDETRIM], tildeTrimReplace);
                debug('tilde trim', range);
                range = range.replace(re[t.CARETTRIM], caretTrimReplace);
                debug('caret trim', range);
                let rangeList = range
                    .split(' ')
                    .map((comp => parseComparator(comp, this.options)))
                    .join(' ')
                    .split(/\s+/)
                    .map((comp => replaceGTE0(comp, this.options)));
                if (loose) {
                    rangeList = rangeList.filter(comp => {
                        debug('loose invalid filter', comp, this.options);
                        return !!comp.match(re[t.COMPARATORLOOSE]);
                    });
                }
                debug('range list', rangeList);
                const rangeMap = new Map();
                const comparators = rangeList.map((comp => new Comparator(comp, this.options)));
                for (const comp of comparators) {
                    if (isNullSet(comp)) {
                        return [comp];
                    }
                    rangeMap.set(comp.value, comp);
                }
                if (rangeMap.size > 1 && rangeMap.has('')) {
                    rangeMap.delete('');
                }
                const result = [...rangeMap.values()];
                cache.set(memoKey, result);
                return result;
            }
            intersects(range, options) {
                if (!(range instanceof Range)) {
                    throw new TypeError('a Range is required');
                }
                return this.set.some((thisComparators) => {
                    return (isSatisfiable(thisComparators, options) &&
                        range.set.some((rangeComparators) => {
                            return (isSatisfiable(rangeComparators, options) &&
                                thisComparators.every((thisComparator) => {
                                    return rangeComparators.every((rangeComparator) => {
                                        return thisComparator.intersects(rangeComparator, options);
                                    });
                                }));
                        }));
                });
            }
            test(version) {
                if (!version) {
                    return false;
                }
                if (typeof version === 'string') {
                    try {
                        version = new SemVer(version, this.options);
                    }
                    catch (er) {
                        return false;
                    }
                }
                for (let i = 0; i < this.set.length; i++) {
                    if (testSet(this.set[i], version, this.options)) {
                        return true;
                    }
                }
                return false;
            }
        }
        module.exports = Range;
        const LRU = __webpack_require__(61383);
        const cache = new LRU();
        const parseOptions = __webpack_require__(70356);
        const Comparator = __webpack_require__(89379);
        const debug = __webpack_require__(1159);
        const SemVer = __webpack_require__(7163);
        const trimComparatorWhitespace = __webpack_require__(69737);
        const { safeRe: re, src, t, tildeTrimReplace, caretTrimReplace, } = __webpack_require__(95471);
        const { FLAG_INCLUDE_PRERELEASE, FLAG_LOOSE } = __webpack_require__(45101);
        const BUILDSTRIPRE = new RegExp(src[t.BUILD], 'g');
        const isNullSet = (c => c.value === '<0.0.0-0');
        const isAny = c => c.value === '';
        const isSatisfiable = (comparators, options) => {
            let result = true;
            const remainingComparators = comparators.slice();
            let testComparator = remainingComparators.pop();
            while (result && remainingComparators.length) {
                result = remainingComparators.every((otherComparator) => {
                    return testComparator.intersects(otherComparator, options);
                });
                testComparator = remainingComparators.pop();
            }
            return result;
        };
        const parseComparator = ((comp, options) => {
            comp = comp.replace(re[t.BUILD], '');
            debug('comp', comp, options);
            comp = replaceCarets(comp, options);
            debug('caret', comp);
            comp = replaceTildes(comp, options);
            debug('tildes', comp);
            comp = replaceXRanges(comp, options);
            debug('xrange', comp);
            comp = replaceStars(comp, options);
            debug('stars', comp);
            return comp;
        });
        const isX = (id => !id || id.toLowerCase() === 'x' || id === '*');
        const invalidXRangeOrder = ((M, m, p) => ((isX(M) && !isX(m)) ||
            (isX(m) && p && !isX(p))));
        const replaceTildes = ((comp, options) => {
            return comp
                .trim()
                .split(/\s+/)
                .map(((c) => replaceTilde(c, options)))
                .join(' ');
        });
        const replaceTilde = ((comp, options) => {
            const r = options.loose ? re[t.TILDELOOSE] : re[t.TILDE];
            const z = options.includePrerelease ? '-0' : '';
            return comp.replace(r, (_, M, m, p, pr) => {
                debug('tilde', comp, _, M, m, p, pr);
                let ret;
                if (isX(M)) {
                    ret = '';
                }
                else if (isX(m)) {
                    ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
                }
                else if (isX(p)) {
                    ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
                }
                else if (pr) {
                    debug('replaceTilde pr', pr);
                    ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
                }
                else {
                    ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
                }
                debug('tilde return', ret);
                return ret;
            });
        });
        const replaceCarets = ((comp, options) => {
            return comp
                .trim()
                .split(/\s+/)
                .map(((c) => replaceCaret(c, options)))
                .join(' ');
        });
        const replaceCaret = ((comp, options) => {
            debug('caret', comp, options);
            const r = options.loose ? re[t.CARETLOOSE] : re[t.CARET];
            const z = options.includePrerelease ? '-0' : '';
            return comp.replace(r, (_, M, m, p, pr) => {
                debug('caret', comp, _, M, m, p, pr);
                let ret;
                if (isX(M)) {
                    ret = '';
                }
                else if (isX(m)) {
                    ret = `>=${M}.0.0${z} <${+M + 1}.0.0-0`;
                }
                else if (isX(p)) {
                    if (M === '0') {
                        ret = `>=${M}.${m}.0${z} <${M}.${+m + 1}.0-0`;
                    }
                    else {
                        ret = `>=${M}.${m}.0${z} <${+M + 1}.0.0-0`;
                    }
                }
                else if (pr) {
                    debug('replaceCaret pr', pr);
                    if (M === '0') {
                        if (m === '0') {
                            ret = `>=${M}.${m}.${p}-${pr} <${M}.${m}.${+p + 1}-0`;
                        }
                        else {
                            ret = `>=${M}.${m}.${p}-${pr} <${M}.${+m + 1}.0-0`;
                        }
                    }
                    else {
                        ret = `>=${M}.${m}.${p}-${pr} <${+M + 1}.0.0-0`;
                    }
                }
                else {
                    debug('no pr');
                    if (M === '0') {
                        if (m === '0') {
                            ret = `>=${M}.${m}.${p} <${M}.${m}.${+p + 1}-0`;
                        }
                        else {
                            ret = `>=${M}.${m}.${p} <${M}.${+m + 1}.0-0`;
                        }
                    }
                    else {
                        ret = `>=${M}.${m}.${p} <${+M + 1}.0.0-0`;
                    }
                }
                debug('caret return', ret);
                return ret;
            });
        });
        const replaceXRanges = ((comp, options) => {
            debug('replaceXRanges', comp, options);
            return comp
                .split(/\s+/)
                .map(((c) => replaceXRange(c, options)))
                .join(' ');
        });
        const replaceXRange = ((comp, options) => {
            comp = comp.trim();
            const r = options.loose ? re[t.XRANGELOOSE] : re[t.XRANGE];
            return comp.replace(r, ((ret, gtlt, M, m, p, pr) => {
                debug('xRange', comp, ret, gtlt, M, m, p, pr);
                if (invalidXRangeOrder(M, m, p)) {
                    return comp;
                }
                const xM = isX(M);
                const xm = xM || isX(m);
                const xp = xm || isX(p);
                const anyX = xp;
                if (gtlt === '=' && anyX) {
                    gtlt = '';
                }
                pr = options.includePrerelease ? '-0' : '';
                if (xM) {
                    if (gtlt === '>' || gtlt === '<') {
                        ret = '<0.0.0-0';
                    }
                    else {
                        ret = '*';
                    }
                }
                else if (gtlt && anyX) {
                    if (xm) {
                        m = 0;
                    }
                    p = 0;
                    if (gtlt === '>') {
                        gtlt = '>=';
                        if (xm) {
                            M = +M + 1;
                            m = 0;
                            p = 0;
                        }
                        else {
                            m = +m + 1;
                            p = 0;
                        }
                    }
                    else if (gtlt === '<=') {
                        gtlt = '<';
                        if (xm) {
                            M = +M + 1;
                        }
                        else {
                            m = +m + 1;
                        }
                    }
                    if (gtlt === '<') {
                        pr = '-0';
                    }
                    ret = `${gtlt + M}.${m}.${p}${pr}`;
                }
                else if (xm) {
                    ret = `>=${M}.0.0${pr} <${+M + 1}.0.0-0`;
                }
                else if (xp) {
                    ret = `>=${M}.${m}.0${pr} <${M}.${+m + 1}.0-0`;
                }
                debug('xRange return', ret);
                return ret;
            }));
        });
        const replaceStars = ((comp, options) => {
            debug('replaceStars', comp, options);
            return comp
                .trim()
                .replace(re[t.STAR], '');
        });
        const replaceGTE0 = ((comp, options) => {
            debug('replaceGTE0', comp, options);
            return comp
                .trim()
                .replace(re[options.includePrerelease ? t.GTE0PRE : t.GTE0], '');
        });
        const hyphenReplace = (incPr => ($0, from, fM, fm, fp, fpr, fb, to, tM, tm, tp, tpr) => {
            if (isX(fM)) {
                from = '';
            }
            else if (isX(fm)) {
                from = `>=${fM}.0.0${incPr ? '-0' : ''}`;
            }
            else if (isX(fp)) {
                from = `>=${fM}.${fm}.0${incPr ? '-0' : ''}`;
            }
            else if (fpr) {
                from = `>=${from}`;
            }
            else {
                from = `>=${from}${incPr ? '-0' : ''}`;
            }
            if (isX(tM)) {
                to = '';
            }
            else if (isX(tm)) {
                to = `<${+tM + 1}.0.0-0`;
            }
            else if (isX(tp)) {
                to = `<${tM}.${+tm + 1}.0-0`;
            }
            else if (tpr) {
                to = `<=${tM}.${tm}.${tp}-${tpr}`;
            }
            else if (incPr) {
                to = `<${tM}.${tm}.${+tp + 1}-0`;
            }
            else {
                to = `<=${to}`;
            }
            return `${from} ${to}`.trim();
        });
        const testSet = ((set, version, options) => {
            for (let i = 0; i < set.length; i++) {
                if (!set[i].test(version)) {
                    return false;
                }
            }
            if (version.prerelease.length && !options.includePrerelease) {
                for (let i = 0; i < set.length; i++) {
                    debug(set[i].semver);
                    if (set[i].semver === Comparator.ANY) {
                        continue;
                    }
                    if (set[i].semver.prerelease.length > 0) {
                        const allowed = set[i].semver;
                        if (allowed.major === version.major &&
                            allowed.minor === version.minor &&
                            allowed.patch === version.patch) {
                            return true;
                        }
                    }
                }
                return false;
            }
            return true;
        });
    }),
    7163: (function (module, __unused_webpack_exports, __webpack_require__) {
        const debug = __webpack_require__(1159);
        const { MAX_LENGTH, MAX_SAFE_INTEGER } = __webpack_require__(45101);
        const { safeRe: re, t } = __webpack_require__(95471);
        const parseOptions = __webpack_require__(70356);
        const { compareIdentifiers } = __webpack_require__(73348);
        const isPrereleaseIdentifier = (prerelease, identifier) => {
            const identifiers = identifier.split('.');
            if (identifiers.length > prerelease.length) {
                return false;
            }
            for (let i = 0; i < identifiers.length; i++) {
                if (compareIdentifiers(prerelease[i], identifiers[i]) !== 0) {
                    return false;
                }
            }
            return true;
        };
        class SemVer {
            constructor(version, options) {
                options = parseOptions(options);
                if (version instanceof SemVer) {
                    if (version.loose === !!options.loose &&
                        version.includePrerelease === !!options.includePrerelease) {
                        return version;
                    }
                    else {
                        version = version.version;
                    }
                }
                else if (typeof version !== 'string') {
                    throw new TypeError(`Invalid version. Must be a string. Got type "${typeof version}".`);
                }
                if (version.length > MAX_LENGTH) {
                    throw new TypeError(`version is longer than ${MAX_LENGTH} characters`);
                }
                debug('SemVer', version, options);
                this.options = options;
                this.loose = !!options.loose;
                this.includePrerelease = !!options.includePrerelease;
                const m = version.trim().match(options.loose ? re[t.LOOSE] : re[t.FULL]);
                if (!m) {
                    throw new TypeError(`Invalid Version: ${version}`);
                }
                this.raw = version;
                this.major = +m[1];
                this.minor = +m[2];
                this.patch = +m[3];
                if (this.major > MAX_SAFE_INTEGER || this.major < 0) {
                    throw new TypeError('Invalid major version');
                }
                if (this.minor > MAX_SAFE_INTEGER || this.minor < 0) {
                    throw new TypeError('Invalid minor version');
                }
                if (this.patch > MAX_SAFE_INTEGER || this.patch < 0) {
                    throw new TypeError('Invalid patch version');
                }
                if (!m[4]) {
                    this.prerelease = [];
                }
                else {
                    this.prerelease = m[4].split('.').map((id) => {
                        if (/^[0-9]+$/.test(id)) {
                            const num = +id;
                            if (num >= 0 && num < MAX_SAFE_INTEGER) {
                                return num;
                            }
                        }
                        return id;
                    });
                }
                this.build = m[5] ? m[5].split('.') : [];
                this.format();
            }
            format() {
                this.version = `${this.major}.${this.minor}.${this.patch}`;
                if (this.prerelease.length) {
                    this.version += `-${this.prerelease.join('.')}`;
                }
                return this.version;
            }
            toString() {
                return this.version;
            }
            compare(other) {
                debug('SemVer.compare', this.version, this.options, other);
                if (!(other instanceof SemVer)) {
                    if (typeof other === 'string' && other === this.version) {
                        return 0;
                    }
                    other = new SemVer(other, this.options);
                }
                if (other.version === this.version) {
                    return 0;
                }
                return this.compareMain(other) || this.comparePre(other);
            }
            compareMain(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                if (this.major < other.major) {
                    return -1;
                }
                if (this.major > other.major) {
                    return 1;
                }
                if (this.minor < other.minor) {
                    return -1;
                }
                if (this.minor > other.minor) {
                    return 1;
                }
                if (this.patch < other.patch) {
                    return -1;
                }
                if (this.patch > other.patch) {
                    return 1;
                }
                return 0;
            }
            comparePre(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                if (this.prerelease.length && !other.prerelease.length) {
                    return -1;
                }
                else if (!this.prerelease.length && other.prerelease.length) {
                    return 1;
                }
                else if (!this.prerelease.length && !other.prerelease.length) {
                    return 0;
                }
                let i = 0;
                do {
                    const a = this.prerelease[i];
                    const b = other.prerelease[i];
                    debug('prerelease compare', i, a, b);
                    if (a === undefined && b === undefined) {
                        return 0;
                    }
                    else if (b === undefined) {
                        return 1;
                    }
                    else if (a === undefined) {
                        return -1;
                    }
                    else if (a === b) {
                        continue;
                    }
                    else {
                        return compareIdentifiers(a, b);
                    }
                } while (++i);
            }
            compareBuild(other) {
                if (!(other instanceof SemVer)) {
                    other = new SemVer(other, this.options);
                }
                let i = 0;
                do {
                    const a = this.build[i];
                    const b = other.build[i];
                    debug('build compare', i, a, b);
                    if (a === undefined && b === undefined) {
                        return 0;
                    }
                    else if (b === undefined) {
                        return 1;
                    }
                    else if (a === undefined) {
                        return -1;
                    }
                    else if (a === b) {
                        continue;
                    }
                    else {
                        return compareIdentifiers(a, b);
                    }
                } while (++i);
            }
            inc(release, identifier, identifierBase) {
                if (release.startsWith('pre')) {
                    if (!identifier && identifierBase === false) {
                        throw new Error('invalid increment argument: identifier is empty');
                    }
                    if (identifier) {
                        const match = `-${identifier}`.match(this.options.loose ? re[t.PRERELEASELOOSE] : re[t.PRERELEASE]);
                        if (!match || match[1] !== identifier) {
                            throw new Error(`invalid identifier: ${identifier}`);
                        }
                    }
                }
                switch (release) {
                    case 'premajor':
                        this.prerelease.length = 0;
                        this.patch = 0;
                        this.minor = 0;
                        this.major++;
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'preminor':
                        this.prerelease.length = 0;
                        this.patch = 0;
                        this.minor++;
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'prepatch':
                        this.prerelease.length = 0;
                        this.inc('patch', identifier, identifierBase);
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'prerelease':
                        if (this.prerelease.length === 0) {
                            this.inc('patch', identifier, identifierBase);
                        }
                        this.inc('pre', identifier, identifierBase);
                        break;
                    case 'release':
                        if (this.prerelease.length === 0) {
                            throw new Error(`version ${this.raw} is not a prerelease`);
                        }
                        this.prerelease.length = 0;
                        break;
                    case 'major':
                        if (this.minor !== 0 ||
                            this.patch !== 0 ||
                            this.prerelease.length === 0) {
                            this.major++;
                        }
                        this.minor = 0;
                        this.patch = 0;
                        this.prerelease = [];
                        break;
                    case 'minor':
                        if (this.patch !== 0 || this.prerelease.length === 0) {
                            this.minor++;
                        }
                        this.patch = 0;
                        this.prerelease = [];
                        break;
                    case 'patch':
                        if (this.prerelease.length === 0) {
                            this.patch++;
                        }
                        this.prerelease = [];
                        break;
                    case 'pre': {
                        const base = Number(identifierBase) ? 1 : 0;
                        if (this.prerelease.length === 0) {
                            this.prerelease = [base];
                        }
                        else {
                            let i = this.prerelease.length;
                            while (--i >= 0) {
                                if (typeof this.prerelease[i] === 'number') {
                                    this.prerelease[i]++;
                                    i = -2;
                                }
                            }
                            if (i === -1) {
                                if (identifier === this.prerelease.join('.') && identifierBase === false) {
                                    throw new Error('invalid increment argument: identifier already exists');
                                }
                                this.prerelease.push(base);
                            }
                        }
                        if (identifier) {
                            let prerelease = [identifier, base];
                            if (identifierBase === false) {
                                prerelease = [identifier];
                            }
                            if (isPrereleaseIdentifier(this.prerelease, identifier)) {
                                const prereleaseBase = this.prerelease[identifier.split('.').length];
                                if (isNaN(prereleaseBase)) {
                                    this.prerelease = prerelease;
                                }
                            }
                            else {
                                this.prerelease = prerelease;
                            }
                        }
                        break;
                    }
                    default:
                        throw new Error(`invalid increment argument: ${release}`);
                }
                this.raw = this.format();
                if (this.build.length) {
                    this.raw += `+${this.build.join('.')}`;
                }
                return this;
            }
        }
        module.exports = SemVer;
    }),
    28646: (function (module, __unused_webpack_exports, __webpack_require__) {
        const eq = __webpack_require__(55082);
        const neq = __webpack_require__(4974);
        const gt = __webpack_require__(16599);
        const gte = __webpack_require__(41236);
        const lt = __webpack_require__(3872);
        const lte = __webpack_require__(56717);
        const cmp = ((a, op, b, loose) => {
            switch (op) {
                case '===':
                    if (typeof a === 'object') {
                        a = a.version;
                    }
                    if (typeof b === 'object') {
                        b = b.version;
                    }
                    return a === b;
                case '!==':
                    if (typeof a === 'object') {
                        a = a.version;
                    }
                    if (typeof b === 'object') {
                        b = b.version;
                    }
                    return a !== b;
                case '':
                case '=':
                case '==':
                    return eq(a, b, loose);
                case '!=':
                    return neq(a, b, loose);
                case '>':
                    return gt(a, b, loose);
                case '>=':
                    return gte(a, b, loose);
                case '<':
                    return lt(a, b, loose);
                case '<=':
                    return lte(a, b, loose);
                default:
                    throw new TypeError(`Invalid operator: ${op}`);
            }
        });
        module.exports = cmp;
    }),
    78469: (function (module, __unused_webpack_exports, __webpack_require__) {
        const SemVer = __webpack_require__(7163);
        const compare = ((a, b, loose) => new SemVer(a, loose).compare(new SemVer(b, loose)));
        module.exports = compare;
    }),
    55082: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const eq = (a, b, loose) => compare(a, b, loose) === 0;
        module.exports = eq;
    }),
    16599: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const gt = (a, b, loose) => compare(a, b, loose) > 0;
        module.exports = gt;
    }),
    41236: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const gte = ((a, b, loose) => compare(a, b, loose) >= 0);
        module.exports = gte;
    }),
    3872: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const lt = (a, b, loose) => compare(a, b, loose) < 0;
        module.exports = lt;
    }),
    56717: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const lte = (a, b, loose) => compare(a, b, loose) <= 0;
        module.exports = lte;
    }),
    4974: (function (module, __unused_webpack_exports, __webpack_require__) {
        const compare = __webpack_require__(78469);
        const neq = (a, b, loose) => compare(a, b, loose) !== 0;
        module.exports = neq;
    }),
    45101: (function (module) {
        const SEMVER_SPEC_VERSION = '2.0.0';
        const MAX_LENGTH = 256;
        const MAX_SAFE_INTEGER = Number.MAX_SAFE_INTEGER ||
            9007199254740991;
        const MAX_SAFE_COMPONENT_LENGTH = 16;
        const MAX_SAFE_BUILD_LENGTH = MAX_LENGTH - 6;
        const WHITESPACE_CHARACTERS = [
            '\t',
            '\n',
            '\v',
            '\f',
            '\r',
            ' ',
            '\u00a0',
            '\u1680',
            '\u2000',
            '\u2001',
            '\u2002',
            '\u2003',
            '\u2004',
            '\u2005',
            '\u2006',
            '\u2007',
            '\u2008',
            '\u2009',
            '\u200a',
            '\u2028',
            '\u2029',
            '\u202f',
            '\u205f',
            '\u3000',
            '\ufeff',
        ];
        const RELEASE_TYPES = [
            'major',
            'premajor',
            'minor',
            'preminor',
            'patch',
            'prepatch',
            'prerelease',
        ];
        module.exports = {
            MAX_LENGTH,
            MAX_SAFE_COMPONENT_LENGTH,
            MAX_SAFE_BUILD_LENGTH,
            MAX_SAFE_INTEGER,
            WHITESPACE_CHARACTERS,
            RELEASE_TYPES,
            SEMVER_SPEC_VERSION,
            FLAG_INCLUDE_PRERELEASE: 0b001,
            FLAG_LOOSE: 0b010,
        };
    }),
    1159: (function (module) {
        const debug = (typeof process === 'object' &&
            process.env &&
            process.env.NODE_DEBUG &&
            /\bsemver\b/i.test(process.env.NODE_DEBUG)) ? (...args) => console.error('SEMVER', ...args)
            : (() => { });
        module.exports = debug;
    }),
    73348: (function (module) {
        const numeric = /^[0-9]+$/;
        const compareIdentifiers = (a, b) => {
            if (typeof a === 'number' && typeof b === 'number') {
                return a === b ? 0 : a < b ? -1 : 1;
            }
            const anum = numeric.test(a);
            const bnum = numeric.test(b);
            if (anum && bnum) {
                a = +a;
                b = +b;
            }
            return a === b ? 0
                : (anum && !bnum) ? -1
                    : (bnum && !anum) ? 1
                        : a < b ? -1
                            : 1;
        };
        const rcompareIdentifiers = (a, b) => compareIdentifiers(b, a);
        module.exports = {
            compareIdentifiers,
            rcompareIdentifiers,
        };
    }),
    61383: (function (module) {
        class LRUCache {
            constructor() {
                this.max = 1000;
                this.map = new Map();
            }
            get(key) {
                const value = this.map.get(key);
                if (value === undefined) {
                    return undefined;
                }
                else {
                    this.map.delete(key);
                    this.map.set(key, value);
                    return value;
                }
            }
            delete(key) {
                return this.map.delete(key);
            }
            set(key, value) {
                const deleted = this.delete(key);
                if (!deleted && value !== undefined) {
                    if (this.map.size >= this.max) {
                        const firstKey = this.map.keys().next().value;
                        this.delete(firstKey);
                    }
                    this.map.set(key, value);
                }
                return this;
            }
        }
        module.exports = LRUCache;
    }),
    70356: (function (module) {
        const looseOption = Object.freeze({ loose: true });
        const emptyOpts = Object.freeze({});
        const parseOptions = (options => {
            if (!options) {
                return emptyOpts;
            }
            if (typeof options !== 'object') {
                return looseOption;
            }
            return options;
        });
        module.exports = parseOptions;
    }),
    95471: (function (module, exports, __webpack_require__) {
        const { MAX_SAFE_COMPONENT_LENGTH, MAX_SAFE_BUILD_LENGTH, MAX_LENGTH, } = __webpack_require__(45101);
        const debug = __webpack_require__(1159);
        exports = module.exports = {};
        const re = exports.re = [];
        const safeRe = exports.safeRe = [];
        const src = exports.src = [];
        const safeSrc = exports.safeSrc = [];
        const t = exports.t = {};
        let R = 0;
        const LETTERDASHNUMBER = '[a-zA-Z0-9-]';
        const safeRegexReplacements = [
            ['\\s', 1],
            ['\\d', MAX_LENGTH],
            [LETTERDASHNUMBER, MAX_SAFE_BUILD_LENGTH],
        ];
        const makeSafeRegex = ((value) => {
            for (const [token, max] of safeRegexReplacements) {
                value = value
                    .split(`${token}*`).join(`${token}{0,${max}}`)
                    .split(`${token}+`).join(`${token}{1,${max}}`);
            }
            return value;
        });
        const createToken = ((name, value, isGlobal) => {
            const safe = makeSafeRegex(value);
            const index = R++;
            debug(name, index, value);
            t[name] = index;
            src[index] = value;
            safeSrc[index] = safe;
            re[index] = new RegExp(value, isGlobal ? 'g' : undefined);
            safeRe[index] = new RegExp(safe, isGlobal ? 'g' : undefined);
        });
        createToken('NUMERICIDENTIFIER', '0|[1-9]\\d*');
        createToken('NUMERICIDENTIFIERLOOSE', '\\d+');
        createToken('NONNUMERICIDENTIFIER', `\\d*[a-zA-Z-]${LETTERDASHNUMBER}*`);
        createToken('MAINVERSION', `(${src[t.NUMERICIDENTIFIER]})\\.` +
            `(${src[t.NUMERICIDENTIFIER]})\\.` +
            `(${src[t.NUMERICIDENTIFIER]})`);
        createToken('MAINVERSIONLOOSE', `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
            `(${src[t.NUMERICIDENTIFIERLOOSE]})\\.` +
            `(${src[t.NUMERICIDENTIFIERLOOSE]})`);
        createToken('PRERELEASEIDENTIFIER', `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIER]})`);
        createToken('PRERELEASEIDENTIFIERLOOSE', `(?:${src[t.NONNUMERICIDENTIFIER]}|${src[t.NUMERICIDENTIFIERLOOSE]})`);
        createToken('PRERELEASE', `(?:-(${src[t.PRERELEASEIDENTIFIER]}(?:\\.${src[t.PRERELEASEIDENTIFIER]})*))`);
        createToken('PRERELEASELOOSE', `(?:-?(${src[t.PRERELEASEIDENTIFIERLOOSE]}(?:\\.${src[t.PRERELEASEIDENTIFIERLOOSE]})*))`);
        createToken('BUILDIDENTIFIER', `${LETTERDASHNUMBER}+`);
        createToken('BUILD', `(?:\\+(${src[t.BUILDIDENTIFIER]}(?:\\.${src[t.BUILDIDENTIFIER]})*))`);
        createToken('FULLPLAIN', `v?${src[t.MAINVERSION]}${src[t.PRERELEASE]}?${src[t.BUILD]}?`);
        createToken('FULL', `^${src[t.FULLPLAIN]}$`);
        createToken('LOOSEPLAIN', `[v=\\s]*${src[t.MAINVERSIONLOOSE]}${src[t.PRERELEASELOOSE]}?${src[t.BUILD]}?`);
        createToken('LOOSE', `^${src[t.LOOSEPLAIN]}$`);
        createToken('GTLT', '((?:<|>)?=?)');
        createToken('XRANGEIDENTIFIERLOOSE', `${src[t.NUMERICIDENTIFIERLOOSE]}|x|X|\\*`);
        createToken('XRANGEIDENTIFIER', `${src[t.NUMERICIDENTIFIER]}|x|X|\\*`);
        createToken('XRANGEPLAIN', `[v=\\s]*(${src[t.XRANGEIDENTIFIER]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIER]})` +
            `(?:${src[t.PRERELEASE]})?${src[t.BUILD]}?` +
            `)?)?`);
        createToken('XRANGEPLAINLOOSE', `[v=\\s]*(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:\\.(${src[t.XRANGEIDENTIFIERLOOSE]})` +
            `(?:${src[t.PRERELEASELOOSE]})?${src[t.BUILD]}?` +
            `)?)?`);
        createToken('XRANGE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAIN]}$`);
        createToken('XRANGELOOSE', `^${src[t.GTLT]}\\s*${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('COERCEPLAIN', `${'(^|[^\\d])' +
            '(\\d{1,'}${MAX_SAFE_COMPONENT_LENGTH}})` +
            `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?` +
            `(?:\\.(\\d{1,${MAX_SAFE_COMPONENT_LENGTH}}))?`);
        createToken('COERCE', `${src[t.COERCEPLAIN]}(?:$|[^\\d])`);
        createToken('COERCEFULL', src[t.COERCEPLAIN] +
            `(?:${src[t.PRERELEASE]})?` +
            `(?:${src[t.BUILD]})?` +
            `(?:$|[^\\d])`);
        createToken('COERCERTL', src[t.COERCE], true);
        createToken('COERCERTLFULL', src[t.COERCEFULL], true);
        createToken('LONETILDE', '(?:~>?)');
        createToken('TILDETRIM', `(\\s*)${src[t.LONETILDE]}\\s+`, true);
        exports.tildeTrimReplace = '$1~';
        createToken('TILDE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAIN]}$`);
        createToken('TILDELOOSE', `^${src[t.LONETILDE]}${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('LONECARET', '(?:\\^)');
        createToken('CARETTRIM', `(\\s*)${src[t.LONECARET]}\\s+`, true);
        exports.caretTrimReplace = '$1^';
        createToken('CARET', `^${src[t.LONECARET]}${src[t.XRANGEPLAIN]}$`);
        createToken('CARETLOOSE', `^${src[t.LONECARET]}${src[t.XRANGEPLAINLOOSE]}$`);
        createToken('COMPARATORLOOSE', `^${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]})$|^$`);
        createToken('COMPARATOR', `^${src[t.GTLT]}\\s*(${src[t.FULLPLAIN]})$|^$`);
        createToken('COMPARATORTRIM', `(\\s*)${src[t.GTLT]}\\s*(${src[t.LOOSEPLAIN]}|${src[t.XRANGEPLAIN]})`, true);
        exports.comparatorTrimReplace = '$1$2$3';
        createToken('HYPHENRANGE', `^\\s*(${src[t.XRANGEPLAIN]})` +
            `\\s+-\\s+` +
            `(${src[t.XRANGEPLAIN]})` +
            `\\s*$`);
        createToken('HYPHENRANGELOOSE', `^\\s*(${src[t.XRANGEPLAINLOOSE]})` +
            `\\s+-\\s+` +
            `(${src[t.XRANGEPLAINLOOSE]})` +
            `\\s*$`);
        createToken('STAR', '(<|>)?=?\\s*\\*');
        createToken('GTE0', '^\\s*>=\\s*0\\.0\\.0\\s*$');
        createToken('GTE0PRE', '^\\s*>=\\s*0\\.0\\.0-0\\s*$');
    }),
    69737: (function (module, __unused_webpack_exports, __webpack_require__) {
        const { MAX_LENGTH, MAX_SAFE_BUILD_LENGTH, WHITESPACE_CHARACTERS, } = __webpack_require__(45101);
        const whitespace = new Uint8Array(0x10000);
        for (const char of WHITESPACE_CHARACTERS) {
            whitespace[char.charCodeAt(0)] = 1;
        }
        const isWhitespace = (char => char !== undefined && whitespace[char.charCodeAt(0)] === 1);
        const isVersionPrefix = (char => char === 'v' ||
            char === '=' ||
            isWhitespace(char));
        const isDigit = (char => char !== undefined && char >= '0' && char <= '9');
        const isLetter = (char => char !== undefined && ((char >= 'a' && char <= 'z') ||
            (char >= 'A' && char <= 'Z')));
        const isIdentifierCharacter = char => isDigit(char) || isLetter(char) || char === '-';
        const isVersionStart = (char => isDigit(char) ||
            char === 'x' ||
            char === 'X' ||
            char === '*');
        const findDigitsEndIndex = ((range, start, limit, digitRuns) => {
            if (!isDigit(range[start])) {
                return start;
            }
            if (start >= digitRuns.start && start < digitRuns.end) {
                return Math.min(start + limit, digitRuns.end);
            }
            if (start >= digitRuns.previousStart && start < digitRuns.previousEnd) {
                return Math.min(start + limit, digitRuns.previousEnd);
            }
            let end = start + 1;
            while (isDigit(range[end])) {
                end++;
            }
            digitRuns.previousStart = digitRuns.start;
            digitRuns.previousEnd = digitRuns.end;
            digitRuns.start = start;
            digitRuns.end = end;
            return Math.min(start + limit, end);
        });
        const findVersionNumberEndIndex = ((range, start, loose, digitRuns) => {
            if (!loose && range[start] === '0') {
                return start + 1;
            }
            return findDigitsEndIndex(range, start, loose ? MAX_LENGTH : MAX_LENGTH + 1, digitRuns);
        });
        const findPrereleaseIdentifierEndIndex = ((range, start, loose, digitRuns) => {
            const digitsEnd = findDigitsEndIndex(range, start, MAX_LENGTH, digitRuns);
            if (isLetter(range[digitsEnd]) || range[digitsEnd] === '-') {
                let end = digitsEnd + 1;
                const limit = end + MAX_SAFE_BUILD_LENGTH;
                while (end < limit && isIdentifierCharacter(range[end])) {
                    end++;
                }
                return end;
            }
            return findVersionNumberEndIndex(range, start, loose, digitRuns);
        });
        const findPrereleaseEndIndex = ((range, start, loose, digitRuns) => {
            const hyphen = range[start] === '-';
            if (!loose && !hyphen) {
                return start;
            }
            const identifierStart = start + (hyphen ? 1 : 0);
            let end = findPrereleaseIdentifierEndIndex(range, identifierStart, loose, digitRuns);
            if (end === identifierStart) {
                if (!loose || !hyphen) {
                    return start;
                }
                end = findPrereleaseIdentifierEndIndex(range, start, loose, digitRuns);
            }
            while (range[end] === '.') {
                const next = findPrereleaseIdentifierEndIndex(range, end + 1, loose, digitRuns);
                if (next === end + 1) {
                    break;
                }
                end = next;
            }
            return end;
        });
        const findBuildIdentifierEndIndex = (range, start) => {
            let end = start;
            while (end - start < MAX_SAFE_BUILD_LENGTH && isIdentifierCharacter(range[end])) {
                end++;
            }
            return end;
        };
        const findBuildEndIndex = ((range, start) => {
            if (range[start] !== '+') {
                return start;
            }
            let end = findBuildIdentifierEndIndex(range, start + 1);
            if (end === start + 1) {
                return start;
            }
            while (range[end] === '.') {
                const next = findBuildIdentifierEndIndex(range, end + 1);
                if (next === end + 1) {
                    break;
                }
                end = next;
            }
            return end;
        });
        const findLooseFullVersionEndIndex = ((range, start, digitRuns) => {
            let end = start;
            for (let component = 0; component < 3; component++) {
                const next = findVersionNumberEndIndex(range, end, true, digitRuns);
                if (next === end) {
                    return start;
                }
                end = next;
                if (component < 2) {
                    if (range[end] !== '.') {
                        return start;
                    }
                    end++;
                }
            }
            const prereleaseEnd = findPrereleaseEndIndex(range, end, true, digitRuns);
            return findBuildEndIndex(range, prereleaseEnd);
        });
        const findPartialVersionComponentEndIndex = (range, start, digitRuns) => {
            if (isDigit(range[start])) {
                return findVersionNumberEndIndex(range, start, false, digitRuns);
            }
            return isVersionStart(range[start]) ? start + 1 : start;
        };
        const findPartialVersionEndIndex = (range, start, digitRuns) => {
            let end = findPartialVersionComponentEndIndex(range, start, digitRuns);
            for (let component = 0; component < 2; component++) {
                if (range[end] !== '.') {
                    return end;
                }
                const next = findPartialVersionComponentEndIndex(range, end + 1, digitRuns);
                if (next === end + 1) {
                    return end;
                }
                end = next;
            }
            const prereleaseEnd = findPrereleaseEndIndex(range, end, false, digitRuns);
            return findBuildEndIndex(range, prereleaseEnd);
        };
        const findVersionEndIndex = ((range, start, digitRuns) => {
            const fullVersionEnd = findLooseFullVersionEndIndex(range, start, digitRuns);
            return fullVersionEnd !== start
                ? fullVersionEnd
                : findPartialVersionEndIndex(range, start, digitRuns);
        });
        const findRemovableWhitespaceIndex = ((range, matchStart) => {
            let position = matchStart;
            if (isWhitespace(range[position])) {
                position++;
            }
            if (range[position] === '<' || range[position] === '>') {
                position++;
            }
            if (range[position] === '=') {
                position++;
            }
            return isWhitespace(range[position]) ? position : -1;
        });
        const trimComparatorWhitespace = (range => {
            let result = '';
            let copyFrom = 0;
            let cursor = 0;
            const digitRuns = { start: -1, end: -1, previousStart: -1, previousEnd: -1 };
            while (cursor < range.length) {
                const matchStart = cursor;
                if (range[cursor] === '<' || range[cursor] === '>') {
                    cursor++;
                }
                else if (!isVersionPrefix(range[cursor]) && !isVersionStart(range[cursor])) {
                    cursor++;
                    continue;
                }
                while (cursor < range.length && isVersionPrefix(range[cursor])) {
                    cursor++;
                }
                if (!isVersionStart(range[cursor])) {
                    continue;
                }
                const whitespacePosition = findRemovableWhitespaceIndex(range, matchStart);
                if (whitespacePosition !== -1) {
                    result += range.slice(copyFrom, whitespacePosition);
                    copyFrom = whitespacePosition + 1;
                }
                cursor = findVersionEndIndex(range, cursor, digitRuns);
            }
            return result + range.slice(copyFrom);
        });
        module.exports = trimComparatorWhitespace;
    }),
    93326: (function (module, __unused_webpack_exports, __webpack_require__) {
        var scan = __webpack_require__(86849);
        var parse = __webpack_require__(25501);
        module.exports = function (source) {
            return parse(scan(source));
        };
    }),
    25501: (function (module) {
        module.exports = function (tokens) {
            var index = 0;
            function hasMore() {
                return index < tokens.length;
            }
            function token() {
                return hasMore() ? tokens[index] : null;
            }
            function next() {
                if (!hasMore()) {
                    throw new Error();
                }
                index++;
            }
            function parseOperator(operator) {
                var t = token();
                if (t && t.type === 'OPERATOR' && operator === t.string) {
                    next();
                    return t.string;
                }
            }
            function parseWith() {
                if (parseOperator('WITH')) {
                    var t = token();
                    if (t && t.type === 'EXCEPTION') {
                        next();
                        return t.string;
                    }
                    throw new Error('Expected exception after `WITH`');
                }
            }
            function parseLicenseRef() {
                var begin = index;
                var string = '';
                var t = token();
                if (t.type === 'DOCUMENTREF') {
                    next();
                    string += 'DocumentRef-' + t.string + ':';
                    if (!parseOperator(':')) {
                        throw new Error('Expected `:` after `DocumentRef-...`');
                    }
                }
                t = token();
                if (t === null) {
                    throw new Error('Unexpected end of input');
                }
                if (t.type === 'LICENSEREF') {
                    next();
                    string += 'LicenseRef-' + t.string;
                    var node = { license: string };
                    var exception = parseWith();
                    if (exception) {
                        node.exception = exception;
                    }
                    return node;
                }
                index = begin;
            }
            function parseLicense() {
                var t = token();
                if (t && t.type === 'LICENSE') {
                    next();
                    var node = { license: t.string };
                    if (parseOperator('+')) {
                        node.plus = true;
                    }
                    var exception = parseWith();
                    if (exception) {
                        node.exception = exception;
                    }
                    return node;
                }
            }
            function parseParenthesizedExpression() {
                var left = parseOperator('(');
                if (!left) {
                    return;
                }
                var expr = parseExpression();
                if (!parseOperator(')')) {
                    throw new Error('Expected `)`');
                }
                return expr;
            }
            function parseAtom() {
                return (parseParenthesizedExpression() ||
                    parseLicenseRef() ||
                    parseLicense());
            }
            function makeBinaryOpParser(operator, nextParser) {
                return function parseBinaryOp() {
                    var left = nextParser();
                    if (!left) {
                        return;
                    }
                    if (!parseOperator(operator)) {
                        return left;
                    }
                    var right = parseBinaryOp();
                    if (!right) {
                        throw new Error('Expected expression');
                    }
                    return {
                        left: left,
                        conjunction: operator.toLowerCase(),
                        right: right
                    };
                };
            }
            var parseAnd = makeBinaryOpParser('AND', parseAtom);
            var parseExpression = makeBinaryOpParser('OR', parseAnd);
            var node = parseExpression();
            if (!node || hasMore()) {
                throw new Error('Syntax error');
            }
            return node;
        };
    }),
    86849: (function (module, __unused_webpack_exports, __webpack_require__) {
        var licenses = []
            .concat(__webpack_require__(75204))
            .concat(__webpack_require__(3389));
        var exceptions = __webpack_require__(53988);
        module.exports = function (source) {
            var index = 0;
            function hasMore() {
                return index < source.length;
            }
            function read(value) {
                if (value instanceof RegExp) {
                    var chars = source.slice(index);
                    var match = chars.match(value);
                    if (match) {
                        index += match[0].length;
                        return match[0];
                    }
                }
                else {
                    if (source.indexOf(value, index) === index) {
                        index += value.length;
                        return value;
                    }
                }
            }
            function skipWhitespace() {
                read(/[ ]*/);
            }
            function operator() {
                var string;
                var possibilities = [/^WITH/i, /^AND/i, /^OR/i, '(', ')', ':', '+'];
                for (var i = 0; i < possibilities.length; i++) {
                    string = read(possibilities[i]);
                    if (string) {
                        break;
                    }
                }
                if (string === '+' && index > 1 && source[index - 2] === ' ') {
                    throw new Error('Space before `+`');
                }
                return string && {
                    type: 'OPERATOR',
                    string: string.toUpperCase()
                };
            }
            function idstring() {
                return read(/[A-Za-z0-9-.]+/);
            }
            function expectIdstring() {
                var string = idstring();
                if (!string) {
                    throw new Error('Expected idstring at offset ' + index);
                }
                return string;
            }
            function documentRef() {
                if (read('DocumentRef-')) {
                    var string = expectIdstring();
                    return { type: 'DOCUMENTREF', string: string };
                }
            }
            function licenseRef() {
                if (read('LicenseRef-')) {
                    var string = expectIdstring();
                    return { type: 'LICENSEREF', string: string };
                }
            }
            function identifier() {
                var begin = index;
                var string = idstring();
                if (licenses.indexOf(string) !== -1) {
                    return {
                        type: 'LICENSE',
                        string: string
                    };
                }
                else if (exceptions.indexOf(string) !== -1) {
                    return {
                        type: 'EXCEPTION',
                        string: string
                    };
                }
                index = begin;
            }
            function parseToken() {
                return (operator() ||
                    documentRef() ||
                    licenseRef() ||
                    identifier());
            }
            var tokens = [];
            while (hasMore()) {
                skipWhitespace();
                if (!hasMore()) {
                    break;
                }
                var token = parseToken();
                if (!token) {
                    throw new Error('Unexpected `' + source[index] +
                        '` at offset ' + index);
                }
                tokens.push(token);
            }
            return tokens;
        };
    }),
    32955: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        var decodeInteger = (function decodeInteger(reader) {
            let value = 0;
            let shift = 0;
            let integer = 0;
            do {
                const c = reader.next();
                integer = charToInt[c];
                value |= (integer & 31) << shift;
                shift += 5;
            } while (integer & 32);
            return value;
        });
        var decodeSign = (function decodeSign(num) {
            return num & 1 ? -2147483648 | -(num >>> 1) : num >>> 1;
        });
        var hasMoreVlq = (function hasMoreVlq(reader, max) {
            if (reader.pos >= max)
                return false;
            return reader.peek() !== comma;
        });
        var decode = (function decode(mappings) {
            const { length } = mappings;
            const reader = new StringReader(mappings);
            const decoded = [];
            let genColumn = 0;
            let sourcesIndex = 0;
            let sourceLine = 0;
            let sourceColumn = 0;
            let namesIndex = 0;
            do {
                const semi = reader.indexOf(";");
                const line = [];
                let sorted = true;
                let lastCol = 0;
                genColumn = 0;
                while (reader.pos < semi) {
                    let seg;
                    genColumn += decodeSign(decodeInteger(reader));
                    if (genColumn < lastCol)
                        sorted = false;
                    lastCol = genColumn;
                    if (hasMoreVlq(reader, semi)) {
                        sourcesIndex += decodeSign(decodeInteger(reader));
                        sourceLine += decodeSign(decodeInteger(reader));
                        sourceColumn += decodeSign(decodeInteger(reader));
                        if (hasMoreVlq(reader, semi)) {
                            namesIndex += decodeSign(decodeInteger(reader));
                            seg = [genColumn, sourcesIndex, sourceLine, sourceColumn, namesIndex];
                        }
                        else {
                            seg = [genColumn, sourcesIndex, sourceLine, sourceColumn];
                        }
                    }
                    else {
                        seg = [genColumn];
                    }
                    line.push(seg);
                    reader.pos++;
                }
                if (!sorted)
                    sort(line);
                decoded.push(line);
                reader.pos = semi + 1;
            } while (reader.pos <= length);
            return decoded;
        });
        __webpack_require__.d(__webpack_exports__, {
            D4: (function () { return decode; })
        });
        var comma = ",".charCodeAt(0);
        var semicolon = ";".charCodeAt(0);
        var chars = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
        var intToChar = new Uint8Array(64);
        var charToInt = new Uint8Array(128);
        for (let i = 0; i < chars.length; i++) {
            const c = chars.charCodeAt(i);
            intToChar[i] = c;
            charToInt[c] = i;
        }
        function encodeInteger(builder, num) {
            do {
                let clamped = num & 31;
                num >>>= 5;
                if (num > 0)
                    clamped |= 32;
                builder.write(intToChar[clamped]);
            } while (num > 0);
        }
        function encodeSign(num) {
            return num < 0 ? -num << 1 | 1 : num << 1;
        }
        var bufLength = (null && (1024 * 16));
        var td = typeof TextDecoder !== "undefined" ? new TextDecoder() : typeof Buffer !== "undefined" ? {
            decode(buf) {
                const out = Buffer.from(buf.buffer, buf.byteOffset, buf.byteLength);
                return out.toString();
            }
        } : {
            decode(buf) {
                let out = "";
                for (let i = 0; i < buf.length; i++) {
                    out += String.fromCharCode(buf[i]);
                }
                return out;
            }
        };
        var StringWriter = class {
            constructor() {
                this.pos = 0;
                this.out = "";
                this.buffer = new Uint8Array(bufLength);
            }
            write(v) {
                const { buffer } = this;
                buffer[this.pos++] = v;
                if (this.pos === bufLength) {
                    this.out += td.decode(buffer);
                    this.pos = 0;
                }
            }
            flush() {
                const { buffer, out, pos } = this;
                return pos > 0 ? out + td.decode(buffer.subarray(0, pos)) : out;
            }
        };
        var StringReader = class {
            constructor(buffer) {
                this.pos = 0;
                this.buffer = buffer;
            }
            next() {
                return this.buffer.charCodeAt(this.pos++);
            }
            peek() {
                return this.buffer.charCodeAt(this.pos);
            }
            indexOf(char) {
                const { buffer, pos } = this;
                const idx = buffer.indexOf(char, pos);
                return idx === -1 ? buffer.length : idx;
            }
        };
        var EMPTY = (null && ([]));
        function decodeOriginalScopes(input) {
            const { length } = input;
            const reader = new StringReader(input);
            const scopes = [];
            const stack = [];
            let line = 0;
            for (; reader.pos < length; reader.pos++) {
                line += decodeSign(decodeInteger(reader));
                const column = decodeSign(decodeInteger(reader));
                if (!hasMoreVlq(reader, length)) {
                    const last = stack.pop();
                    last[2] = line;
                    last[3] = column;
                    continue;
                }
                const kind = decodeSign(decodeInteger(reader));
                const fields = decodeSign(decodeInteger(reader));
                const hasName = fields & 1;
                const scope = hasName ? [line, column, 0, 0, kind, decodeSign(decodeInteger(reader))] : [line, column, 0, 0, kind];
                let vars = EMPTY;
                if (hasMoreVlq(reader, length)) {
                    vars = [];
                    do {
                        const varsIndex = decodeSign(decodeInteger(reader));
                        vars.push(varsIndex);
                    } while (hasMoreVlq(reader, length));
                }
                scope.vars = vars;
                scopes.push(scope);
                stack.push(scope);
            }
            return scopes;
        }
        function encodeOriginalScopes(scopes) {
            const writer = new StringWriter();
            for (let i = 0; i < scopes.length;) {
                i = _encodeOriginalScopes(scopes, i, writer, [0]);
            }
            return writer.flush();
        }
        function _encodeOriginalScopes(scopes, index, writer, state) {
            const scope = scopes[index];
            const { 0: startLine, 1: startColumn, 2: endLine, 3: endColumn, 4: kind, vars } = scope;
            if (index > 0)
                writer.write(comma);
            encodeInteger(writer, encodeSign(startLine - state[0]));
            state[0] = startLine;
            encodeInteger(writer, encodeSign(startColumn));
            encodeInteger(writer, encodeSign(kind));
            const fields = scope.length === 6 ? 1 : 0;
            encodeInteger(writer, encodeSign(fields));
            if (scope.length === 6)
                encodeInteger(writer, encodeSign(scope[5]));
            for (const v of vars) {
                encodeInteger(writer, encodeSign(v));
            }
            for (index++; index < scopes.length;) {
                const next = scopes[index];
                const { 0: l, 1: c } = next;
                if (l > endLine || l === endLine && c >= endColumn) {
                    break;
                }
                index = _encodeOriginalScopes(scopes, index, writer, state);
            }
            writer.write(comma);
            encodeInteger(writer, encodeSign(endLine - state[0]));
            state[0] = endLine;
            encodeInteger(writer, encodeSign(endColumn));
            return index;
        }
        function decodeGeneratedRanges(input) {
            const { length } = input;
            const reader = new StringReader(input);
            const ranges = [];
            const stack = [];
            let genLine = 0;
            let definitionSourcesIndex = 0;
            let definitionScopeIndex = 0;
            let callsiteSourcesIndex = 0;
            let callsiteLine = 0;
            let callsiteColumn = 0;
            let bindingLine = 0;
            let bindingColumn = 0;
            do {
                const semi = reader.indexOf(";");
                let genColumn = 0;
                for (; reader.pos < semi; reader.pos++) {
                    genColumn += decodeSign(decodeInteger(reader));
                    if (!hasMoreVlq(reader, semi)) {
                        const last = stack.pop();
                        last[2] = genLine;
                        last[3] = genColumn;
                        continue;
                    }
                    const fields = decodeSign(decodeInteger(reader));
                    const hasDefinition = fields & 1;
                    const hasCallsite = fields & 2;
                    const hasScope = fields & 4;
                    let callsite = null;
                    let bindings = EMPTY;
                    let range;
                    if (hasDefinition) {
                        const defSourcesIndex = definitionSourcesIndex + decodeSign(decodeInteger(reader));
                        definitionScopeIndex = decodeSign(decodeInteger(reader)) + (definitionSourcesIndex === defSourcesIndex ? definitionScopeIndex : 0);
                        definitionSourcesIndex = defSourcesIndex;
                        range = [genLine, genColumn, 0, 0, defSourcesIndex, definitionScopeIndex];
                    }
                    else {
                        range = [genLine, genColumn, 0, 0];
                    }
                    range.isScope = !!hasScope;
                    if (hasCallsite) {
                        const prevCsi = callsiteSourcesIndex;
                        const prevLine = callsiteLine;
                        callsiteSourcesIndex += decodeSign(decodeInteger(reader));
                        const sameSource = prevCsi === callsiteSourcesIndex;
                        callsiteLine = (sameSource ? callsiteLine : 0) + decodeSign(decodeInteger(reader));
                        callsiteColumn = (sameSource && prevLine === callsiteLine ? callsiteColumn : 0) + decodeSign(decodeInteger(reader));
                        callsite = [callsiteSourcesIndex, callsiteLine, callsiteColumn];
                    }
                    range.callsite = callsite;
                    if (hasMoreVlq(reader, semi)) {
                        bindings = [];
                        do {
                            bindingLine = genLine;
                            bindingColumn = genColumn;
                            const expressionsCount = decodeSign(decodeInteger(reader));
                            let expressionRanges;
                            if (expressionsCount < -1) {
                                expressionRanges = [[decodeSign(decodeInteger(reader))]];
                                for (let i = -1; i > expressionsCount; i--) {
                                    const prevBl = bindingLine;
                                    bindingLine += decodeSign(decodeInteger(reader));
                                    bindingColumn = (bindingLine === prevBl ? bindingColumn : 0) + decodeSign(decodeInteger(reader));
                                    const expression = decodeSign(decodeInteger(reader));
                                    expressionRanges.push([expression, bindingLine, bindingColumn]);
                                }
                            }
                            else {
                                expressionRanges = [[expressionsCount]];
                            }
                            bindings.push(expressionRanges);
                        } while (hasMoreVlq(reader, semi));
                    }
                    range.bindings = bindings;
                    ranges.push(range);
                    stack.push(range);
                }
                genLine++;
                reader.pos = semi + 1;
            } while (reader.pos < length);
            return ranges;
        }
        function encodeGeneratedRanges(ranges) {
            if (ranges.length === 0)
                return "";
            const writer = new StringWriter();
            for (let i = 0; i < ranges.length;) {
                i = _encodeGeneratedRanges(ranges, i, writer, [0, 0, 0, 0, 0, 0, 0]);
            }
            return writer.flush();
        }
        function _encodeGeneratedRanges(ranges, index, writer, state) {
            const range = ranges[index];
            const { 0: startLine, 1: startColumn, 2: endLine, 3: endColumn, isScope, callsite, bindings } = range;
            if (state[0] < startLine) {
                catchupLine(writer, state[0], startLine);
                state[0] = startLine;
                state[1] = 0;
            }
            else if (index > 0) {
                writer.write(comma);
            }
            encodeInteger(writer, encodeSign(range[1] - state[1]));
            state[1] = range[1];
            const fields = (range.length === 6 ? 1 : 0) | (callsite ? 2 : 0) | (isScope ? 4 : 0);
            encodeInteger(writer, encodeSign(fields));
            if (range.length === 6) {
                const { 4: sourcesIndex, 5: scopesIndex } = range;
                if (sourcesIndex !== state[2]) {
                    state[3] = 0;
                }
                encodeInteger(writer, encodeSign(sourcesIndex - state[2]));
                state[2] = sourcesIndex;
                encodeInteger(writer, encodeSign(scopesIndex - state[3]));
                state[3] = scopesIndex;
            }
            if (callsite) {
                const { 0: sourcesIndex, 1: callLine, 2: callColumn } = range.callsite;
                if (sourcesIndex !== state[4]) {
                    state[5] = 0;
                    state[6] = 0;
                }
                else if (callLine !== state[5]) {
                    state[6] = 0;
                }
                encodeInteger(writer, encodeSign(sourcesIndex - state[4]));
                state[4] = sourcesIndex;
                encodeInteger(writer, encodeSign(callLine - state[5]));
                state[5] = callLine;
                encodeInteger(writer, encodeSign(callColumn - state[6]));
                state[6] = callColumn;
            }
            if (bindings) {
                for (const binding of bindings) {
                    if (binding.length > 1)
                        encodeInteger(writer, encodeSign(-binding.length));
                    const expression = binding[0][0];
                    encodeInteger(writer, encodeSign(expression));
                    let bindingStartLine = startLine;
                    let bindingStartColumn = startColumn;
                    for (let i = 1; i < binding.length; i++) {
                        const expRange = binding[i];
                        encodeInteger(writer, encodeSign(expRange[1] - bindingStartLine));
                        bindingStartLine = expRange[1];
                        encodeInteger(writer, encodeSign(expRange[2] - bindingStartColumn));
                        bindingStartColumn = expRange[2];
                        encodeInteger(writer, encodeSign(expRange[0]));
                    }
                }
            }
            for (index++; index < ranges.length;) {
                const next = ranges[index];
                const { 0: l, 1: c } = next;
                if (l > endLine || l === endLine && c >= endColumn) {
                    break;
                }
                index = _encodeGeneratedRanges(ranges, index, writer, state);
            }
            if (state[0] < endLine) {
                catchupLine(writer, state[0], endLine);
                state[0] = endLine;
                state[1] = 0;
            }
            else {
                writer.write(comma);
            }
            encodeInteger(writer, encodeSign(endColumn - state[1]));
            state[1] = endColumn;
            return index;
        }
        function catchupLine(writer, lastLine, line) {
            do {
                writer.write(semicolon);
            } while (++lastLine < line);
        }
        function decodeRangeMappings(input) {
            const { length } = input;
            const reader = new StringReader(input);
            const rangeMappings = [];
            do {
                const semi = reader.indexOf(";");
                const indices = [];
                let index = 0;
                while (reader.pos < semi) {
                    index += decodeInteger(reader);
                    indices.push(index);
                }
                rangeMappings.push(indices);
                reader.pos = semi + 1;
            } while (reader.pos <= length);
            return rangeMappings;
        }
        function encodeRangeMappings(decoded) {
            if (decoded.length === 0)
                return "";
            const writer = new StringWriter();
            for (let i = 0; i < decoded.length; i++) {
                const indices = decoded[i];
                if (i > 0)
                    writer.write(semicolon);
                let index = 0;
                for (let j = 0; j < indices.length; j++) {
                    const offset = indices[j];
                    encodeInteger(writer, offset - index);
                    index = offset;
                }
            }
            return writer.flush();
        }
        function sort(line) {
            line.sort(sortComparator);
        }
        function sortComparator(a, b) {
            return a[0] - b[0];
        }
        function encode(decoded) {
            const writer = new StringWriter();
            let sourcesIndex = 0;
            let sourceLine = 0;
            let sourceColumn = 0;
            let namesIndex = 0;
            for (let i = 0; i < decoded.length; i++) {
                const line = decoded[i];
                if (i > 0)
                    writer.write(semicolon);
                if (line.length === 0)
                    continue;
                let genColumn = 0;
                for (let j = 0; j < line.length; j++) {
                    const segment = line[j];
                    if (j > 0)
                        writer.write(comma);
                    encodeInteger(writer, encodeSign(segment[0] - genColumn));
                    genColumn = segment[0];
                    if (segment.length === 1)
                        continue;
                    encodeInteger(writer, encodeSign(segment[1] - sourcesIndex));
                    encodeInteger(writer, encodeSign(segment[2] - sourceLine));
                    encodeInteger(writer, encodeSign(segment[3] - sourceColumn));
                    sourcesIndex = segment[1];
                    sourceLine = segment[2];
                    sourceColumn = segment[3];
                    if (segment.length === 4)
                        continue;
                    encodeInteger(writer, encodeSign(segment[4] - namesIndex));
                    namesIndex = segment[4];
                }
            }
            return writer.flush();
        }
    }),
    72013: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        var detector = (function detector(input) {
            const byte = input[0];
            const candidates = firstBytes.get(byte);
            const predicate = ((type) => typeHandlers.get(type)?.validate(input));
            return candidates?.find(predicate) || types.find(predicate);
        });
        var imageSize = (function imageSize(input) {
            const type = detector(input);
            if (typeof type !== 'undefined') {
                if (globalOptions.disabledTypes.indexOf(type) > -1) {
                    throw new TypeError(`disabled file type: ${type}`);
                }
                const size = typeHandlers.get(type)?.calculate(input);
                if (size !== undefined) {
                    size.type = size.type ?? type;
                    if (size.images && size.images.length > 1) {
                        const largestImage = size.images.reduce((largest, current) => {
                            return current.width * current.height > largest.width * largest.height
                                ? current
                                : largest;
                        }, size.images[0]);
                        size.width = largestImage.width;
                        size.height = largestImage.height;
                    }
                    return size;
                }
            }
            throw new TypeError(`unsupported file type: ${type}`);
        });
        __webpack_require__.d(__webpack_exports__, {
            R9: (function () { return imageSize; })
        });
        ;
        const decoder = new TextDecoder();
        const toUTF8String = ((input, start = 0, end = input.length) => decoder.decode(input.slice(start, end)));
        const toHexString = (input, start = 0, end = input.length) => input
            .slice(start, end)
            .reduce((memo, i) => memo + `0${i.toString(16)}`.slice(-2), '');
        const getView = ((input, offset) => new DataView(input.buffer, input.byteOffset + offset));
        const readInt16LE = (input, offset = 0) => getView(input, offset).getInt16(0, true);
        const readUInt16BE = (input, offset = 0) => getView(input, offset).getUint16(0, false);
        const readUInt16LE = (input, offset = 0) => getView(input, offset).getUint16(0, true);
        const readUInt24LE = (input, offset = 0) => {
            const view = getView(input, offset);
            return view.getUint16(0, true) + (view.getUint8(2) << 16);
        };
        const readInt32LE = (input, offset = 0) => getView(input, offset).getInt32(0, true);
        const readUInt32BE = ((input, offset = 0) => getView(input, offset).getUint32(0, false));
        const readUInt32LE = (input, offset = 0) => getView(input, offset).getUint32(0, true);
        const readUInt64 = (input, offset, isBigEndian) => getView(input, offset).getBigUint64(0, !isBigEndian);
        const methods = {
            readUInt16BE,
            readUInt16LE,
            readUInt32BE,
            readUInt32LE,
        };
        function readUInt(input, bits, offset = 0, isBigEndian = false) {
            const endian = isBigEndian ? 'BE' : 'LE';
            const methodName = `readUInt${bits}${endian}`;
            return methods[methodName](input, offset);
        }
        const BOX_HEADER_SIZE = 8;
        function readBox(input, view, base, offset, boxCode) {
            if (input.length - offset < BOX_HEADER_SIZE)
                return undefined;
            const boxSize = view.getUint32(base + offset, false);
            if (input.length - offset < boxSize)
                return undefined;
            return {
                offset,
                size: boxSize,
                matches: view.getUint32(base + 4 + offset, false) === boxCode,
            };
        }
        const boxViews = new WeakMap();
        function getBoxView(input) {
            let view = boxViews.get(input.buffer);
            if (!view) {
                view = new DataView(input.buffer);
                boxViews.set(input.buffer, view);
            }
            return view;
        }
        function findBox(input, boxName, startOffset) {
            const view = getBoxView(input);
            const boxCode = (boxName.charCodeAt(0) << 24) |
                (boxName.charCodeAt(1) << 16) |
                (boxName.charCodeAt(2) << 8) |
                boxName.charCodeAt(3);
            const base = input.byteOffset;
            let currentOffset = startOffset;
            while (currentOffset < input.length) {
                if (input.length - currentOffset < 4)
                    break;
                if (view.getUint32(base + currentOffset, false) < BOX_HEADER_SIZE) {
                    currentOffset += BOX_HEADER_SIZE;
                    continue;
                }
                const box = readBox(input, view, base, currentOffset, boxCode);
                if (!box)
                    break;
                if (box.matches) {
                    return { name: boxName, offset: box.offset, size: box.size };
                }
                currentOffset += box.size;
            }
            return undefined;
        }
        ;
        const BMP = {
            validate: (input) => toUTF8String(input, 0, 2) === 'BM',
            calculate: (input) => ({
                height: Math.abs(readInt32LE(input, 22)),
                width: readUInt32LE(input, 18),
            }),
        };
        ;
        const TYPE_ICON = 1;
        const SIZE_HEADER = 2 + 2 + 2;
        const SIZE_IMAGE_ENTRY = 1 + 1 + 1 + 1 + 2 + 2 + 4 + 4;
        function getSizeFromOffset(input, offset) {
            const value = input[offset];
            return value === 0 ? 256 : value;
        }
        function getImageSize(input, imageIndex) {
            const offset = SIZE_HEADER + imageIndex * SIZE_IMAGE_ENTRY;
            return {
                height: getSizeFromOffset(input, offset + 1),
                width: getSizeFromOffset(input, offset),
            };
        }
        const ICO = {
            validate(input) {
                const reserved = readUInt16LE(input, 0);
                const imageCount = readUInt16LE(input, 4);
                if (reserved !== 0 || imageCount === 0)
                    return false;
                const imageType = readUInt16LE(input, 2);
                return imageType === TYPE_ICON;
            },
            calculate(input) {
                const nbImages = readUInt16LE(input, 4);
                if (SIZE_HEADER + nbImages * SIZE_IMAGE_ENTRY > input.length) {
                    throw new TypeError('Invalid ICO');
                }
                const imageSize = getImageSize(input, 0);
                if (nbImages === 1)
                    return imageSize;
                const images = [];
                for (let imageIndex = 0; imageIndex < nbImages; imageIndex += 1) {
                    images.push(getImageSize(input, imageIndex));
                }
                return {
                    width: imageSize.width,
                    height: imageSize.height,
                    images: images,
                };
            },
        };
        ;
        const TYPE_CURSOR = 2;
        const CUR = {
            validate(input) {
                const reserved = readUInt16LE(input, 0);
                const imageCount = readUInt16LE(input, 4);
                if (reserved !== 0 || imageCount === 0)
                    return false;
                const imageType = readUInt16LE(input, 2);
                return imageType === TYPE_CURSOR;
            },
            calculate: (input) => ICO.calculate(input),
        };
        ;
        const DDS = {
            validate: (input) => readUInt32LE(input, 0) === 0x20534444,
            calculate: (input) => ({
                height: readUInt32LE(input, 12),
                width: readUInt32LE(input, 16),
            }),
        };
        ;
        const gifRegexp = /^GIF8[79]a/;
        const GIF = {
            validate: (input) => gifRegexp.test(toUTF8String(input, 0, 6)),
            calculate: (input) => ({
                height: readUInt16LE(input, 8),
                width: readUInt16LE(input, 6),
            }),
        };
        ;
        const brandMap = {
            avif: 'avif',
            mif1: 'heif',
            msf1: 'heif',
            heic: 'heic',
            heix: 'heic',
            hevc: 'heic',
            hevx: 'heic',
        };
        const HEIF = {
            validate(input) {
                const boxType = toUTF8String(input, 4, 8);
                if (boxType !== 'ftyp')
                    return false;
                const ftypBox = findBox(input, 'ftyp', 0);
                if (!ftypBox)
                    return false;
                const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
                return brand in brandMap;
            },
            calculate(input) {
                const metaBox = findBox(input, 'meta', 0);
                const iprpBox = metaBox && findBox(input, 'iprp', metaBox.offset + 12);
                const ipcoBox = iprpBox && findBox(input, 'ipco', iprpBox.offset + 8);
                if (!ipcoBox) {
                    throw new TypeError('Invalid HEIF, no ipco box found');
                }
                const type = toUTF8String(input, 8, 12);
                const images = [];
                let currentOffset = ipcoBox.offset + 8;
                while (currentOffset < ipcoBox.offset + ipcoBox.size) {
                    const ispeBox = findBox(input, 'ispe', currentOffset);
                    if (!ispeBox)
                        break;
                    if (ispeBox.size < 20) {
                        throw new TypeError('Invalid HEIF');
                    }
                    const rawWidth = readUInt32BE(input, ispeBox.offset + 12);
                    const rawHeight = readUInt32BE(input, ispeBox.offset + 16);
                    const clapBox = findBox(input, 'clap', currentOffset);
                    let width = rawWidth;
                    const height = rawHeight;
                    if (clapBox &&
                        clapBox.size >= 16 &&
                        clapBox.offset < ipcoBox.offset + ipcoBox.size) {
                        const cropRight = readUInt32BE(input, clapBox.offset + 12);
                        width = rawWidth - cropRight;
                    }
                    images.push({ height, width });
                    const nextOffset = ispeBox.offset + ispeBox.size;
                    if (nextOffset <= currentOffset) {
                        throw new TypeError('Invalid HEIF');
                    }
                    currentOffset = nextOffset;
                }
                if (images.length === 0) {
                    throw new TypeError('Invalid HEIF, no sizes found');
                }
                return {
                    width: images[0].width,
                    height: images[0].height,
                    type,
                    ...(images.length > 1 ? { images } : {}),
                };
            },
        };
        ;
        const icns_SIZE_HEADER = 4 + 4;
        const FILE_LENGTH_OFFSET = 4;
        const ENTRY_LENGTH_OFFSET = 4;
        const ICON_TYPE_SIZE = {
            ICON: 32,
            'ICN#': 32,
            'icm#': 16,
            icm4: 16,
            icm8: 16,
            'ics#': 16,
            ics4: 16,
            ics8: 16,
            is32: 16,
            s8mk: 16,
            icp4: 16,
            icl4: 32,
            icl8: 32,
            il32: 32,
            l8mk: 32,
            icp5: 32,
            ic11: 32,
            ich4: 48,
            ich8: 48,
            ih32: 48,
            h8mk: 48,
            icp6: 64,
            ic12: 32,
            it32: 128,
            t8mk: 128,
            ic07: 128,
            ic08: 256,
            ic13: 256,
            ic09: 512,
            ic14: 512,
            ic10: 1024,
        };
        function readImageHeader(input, imageOffset) {
            const imageLengthOffset = imageOffset + ENTRY_LENGTH_OFFSET;
            if (imageLengthOffset + 4 > input.length) {
                throw new TypeError('Invalid ICNS');
            }
            return [
                toUTF8String(input, imageOffset, imageLengthOffset),
                readUInt32BE(input, imageLengthOffset),
            ];
        }
        function icns_getImageSize(type) {
            const size = ICON_TYPE_SIZE[type];
            return { width: size, height: size, type };
        }
        const ICNS = {
            validate: (input) => toUTF8String(input, 0, 4) === 'icns',
            calculate(input) {
                const inputLength = input.length;
                const fileLength = readUInt32BE(input, FILE_LENGTH_OFFSET);
                let imageOffset = icns_SIZE_HEADER;
                const images = [];
                while (imageOffset < fileLength && imageOffset < inputLength) {
                    const imageHeader = readImageHeader(input, imageOffset);
                    const entryLength = imageHeader[1];
                    if (entryLength < 8) {
                        throw new TypeError('Invalid ICNS');
                    }
                    const imageSize = icns_getImageSize(imageHeader[0]);
                    images.push(imageSize);
                    imageOffset += entryLength;
                }
                if (images.length === 0) {
                    throw new TypeError('Invalid ICNS, no sizes found');
                }
                return {
                    width: images[0].width,
                    height: images[0].height,
                    ...(images.length > 1 ? { images } : {}),
                };
            },
        };
        ;
        const J2C = {
            validate: (input) => readUInt32BE(input, 0) === 0xff4fff51,
            calculate: (input) => ({
                height: readUInt32BE(input, 12),
                width: readUInt32BE(input, 8),
            }),
        };
        ;
        const JP2 = {
            validate(input) {
                const boxType = toUTF8String(input, 4, 8);
                if (boxType !== 'jP  ')
                    return false;
                const ftypBox = findBox(input, 'ftyp', 0);
                if (!ftypBox)
                    return false;
                const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
                return brand === 'jp2 ';
            },
            calculate(input) {
                const jp2hBox = findBox(input, 'jp2h', 0);
                const ihdrBox = jp2hBox && findBox(input, 'ihdr', jp2hBox.offset + 8);
                if (ihdrBox) {
                    return {
                        height: readUInt32BE(input, ihdrBox.offset + 8),
                        width: readUInt32BE(input, ihdrBox.offset + 12),
                    };
                }
                throw new TypeError('Unsupported JPEG 2000 format');
            },
        };
        ;
        const EXIF_MARKER = '45786966';
        const APP1_DATA_SIZE_BYTES = 2;
        const EXIF_HEADER_BYTES = 6;
        const TIFF_BYTE_ALIGN_BYTES = 2;
        const BIG_ENDIAN_BYTE_ALIGN = '4d4d';
        const LITTLE_ENDIAN_BYTE_ALIGN = '4949';
        const IDF_ENTRY_BYTES = 12;
        const NUM_DIRECTORY_ENTRIES_BYTES = 2;
        function isEXIF(input) {
            return toHexString(input, 2, 6) === EXIF_MARKER;
        }
        function extractSize(input, index) {
            return {
                height: readUInt16BE(input, index),
                width: readUInt16BE(input, index + 2),
            };
        }
        function extractOrientation(exifBlock, isBigEndian) {
            const idfOffset = 8;
            const offset = EXIF_HEADER_BYTES + idfOffset;
            const idfDirectoryEntries = readUInt(exifBlock, 16, offset, isBigEndian);
            for (let directoryEntryNumber = 0; directoryEntryNumber < idfDirectoryEntries; directoryEntryNumber++) {
                const start = offset +
                    NUM_DIRECTORY_ENTRIES_BYTES +
                    directoryEntryNumber * IDF_ENTRY_BYTES;
                const end = start + IDF_ENTRY_BYTES;
                if (start > exifBlock.length) {
                    return;
                }
                const block = exifBlock.slice(start, end);
                const tagNumber = readUInt(block, 16, 0, isBigEndian);
                if (tagNumber === 274) {
                    const dataFormat = readUInt(block, 16, 2, isBigEndian);
                    if (dataFormat !== 3) {
                        return;
                    }
                    const numberOfComponents = readUInt(block, 32, 4, isBigEndian);
                    if (numberOfComponents !== 1) {
                        return;
                    }
                    return readUInt(block, 16, 8, isBigEndian);
                }
            }
        }
        function validateExifBlock(input, index) {
            const exifBlock = input.slice(APP1_DATA_SIZE_BYTES, index);
            const byteAlign = toHexString(exifBlock, EXIF_HEADER_BYTES, EXIF_HEADER_BYTES + TIFF_BYTE_ALIGN_BYTES);
            const isBigEndian = byteAlign === BIG_ENDIAN_BYTE_ALIGN;
            const isLittleEndian = byteAlign === LITTLE_ENDIAN_BYTE_ALIGN;
            if (isBigEndian || isLittleEndian) {
                return extractOrientation(exifBlock, isBigEndian);
            }
        }
        function validateInput(input, index) {
            if (index > input.length) {
                throw new TypeError('Corrupt JPG, exceeded buffer limits');
            }
        }
        const JPG = {
            validate: (input) => toHexString(input, 0, 2) === 'ffd8',
            calculate(_input) {
                let input = _input.slice(4);
                let orientation;
                let next;
                while (input.length) {
                    const i = readUInt16BE(input, 0);
                    validateInput(input, i);
                    if (input[i] !== 0xff) {
                        input = input.subarray(1);
                        continue;
                    }
                    if (isEXIF(input)) {
                        orientation = validateExifBlock(input, i);
                    }
                    next = input[i + 1];
                    if (next === 0xc0 || next === 0xc1 || next === 0xc2) {
                        const size = extractSize(input, i + 5);
                        if (!orientation) {
                            return size;
                        }
                        return {
                            height: size.height,
                            orientation,
                            width: size.width,
                        };
                    }
                    input = input.subarray(i + 2);
                }
                throw new TypeError('Invalid JPG, no size found');
            },
        };
        ;
        class BitReader {
            input;
            endianness;
            byteOffset = 2;
            bitOffset = 0;
            constructor(input, endianness) {
                this.input = input;
                this.endianness = endianness;
            }
            getBits(length = 1) {
                let result = 0;
                let bitsRead = 0;
                while (bitsRead < length) {
                    if (this.byteOffset >= this.input.length) {
                        throw new Error('Reached end of input');
                    }
                    const currentByte = this.input[this.byteOffset];
                    const bitsLeft = 8 - this.bitOffset;
                    const bitsToRead = Math.min(length - bitsRead, bitsLeft);
                    if (this.endianness === 'little-endian') {
                        const mask = (1 << bitsToRead) - 1;
                        const bits = (currentByte >> this.bitOffset) & mask;
                        result |= bits << bitsRead;
                    }
                    else {
                        const mask = ((1 << bitsToRead) - 1) << (8 - this.bitOffset - bitsToRead);
                        const bits = (currentByte & mask) >> (8 - this.bitOffset - bitsToRead);
                        result = (result << bitsToRead) | bits;
                    }
                    bitsRead += bitsToRead;
                    this.bitOffset += bitsToRead;
                    if (this.bitOffset === 8) {
                        this.byteOffset++;
                        this.bitOffset = 0;
                    }
                }
                return result;
            }
        }
        ;
        function calculateImageDimension(reader, isSmallImage) {
            if (isSmallImage) {
                return 8 * (1 + reader.getBits(5));
            }
            const sizeClass = reader.getBits(2);
            const extraBits = [9, 13, 18, 30][sizeClass];
            return 1 + reader.getBits(extraBits);
        }
        function calculateImageWidth(reader, isSmallImage, widthMode, height) {
            if (isSmallImage && widthMode === 0) {
                return 8 * (1 + reader.getBits(5));
            }
            if (widthMode === 0) {
                return calculateImageDimension(reader, false);
            }
            const aspectRatios = [1, 1.2, 4 / 3, 1.5, 16 / 9, 5 / 4, 2];
            return Math.floor(height * aspectRatios[widthMode - 1]);
        }
        const JXLStream = {
            validate: (input) => {
                return toHexString(input, 0, 2) === 'ff0a';
            },
            calculate(input) {
                const reader = new BitReader(input, 'little-endian');
                const isSmallImage = reader.getBits(1) === 1;
                const height = calculateImageDimension(reader, isSmallImage);
                const widthMode = reader.getBits(3);
                const width = calculateImageWidth(reader, isSmallImage, widthMode, height);
                return { width, height };
            },
        };
        ;
        function extractCodestream(input) {
            const jxlcBox = findBox(input, 'jxlc', 0);
            if (jxlcBox) {
                return input.subarray(jxlcBox.offset + 8, jxlcBox.offset + jxlcBox.size);
            }
            const partialStreams = extractPartialStreams(input);
            if (partialStreams.length > 0) {
                return concatenateCodestreams(partialStreams);
            }
            return undefined;
        }
        function extractPartialStreams(input) {
            const partialStreams = [];
            let offset = 0;
            while (offset < input.length) {
                const jxlpBox = findBox(input, 'jxlp', offset);
                if (!jxlpBox)
                    break;
                if (jxlpBox.size < 12) {
                    throw new TypeError('Invalid JXL');
                }
                partialStreams.push(input.slice(jxlpBox.offset + 12, jxlpBox.offset + jxlpBox.size));
                offset = jxlpBox.offset + jxlpBox.size;
            }
            return partialStreams;
        }
        function concatenateCodestreams(partialCodestreams) {
            const totalLength = partialCodestreams.reduce((acc, curr) => acc + curr.length, 0);
            const codestream = new Uint8Array(Math.min(16, totalLength));
            let position = 0;
            for (const partial of partialCodestreams) {
                if (position >= codestream.length)
                    break;
                const byteCount = Math.min(partial.length, codestream.length - position);
                codestream.set(partial.subarray(0, byteCount), position);
                position += byteCount;
            }
            return codestream;
        }
        const JXL = {
            validate: (input) => {
                const boxType = toUTF8String(input, 4, 8);
                if (boxType !== 'JXL ')
                    return false;
                const ftypBox = findBox(input, 'ftyp', 0);
                if (!ftypBox)
                    return false;
                const brand = toUTF8String(input, ftypBox.offset + 8, ftypBox.offset + 12);
                return brand === 'jxl ';
            },
            calculate(input) {
                const codestream = extractCodestream(input);
                if (codestream)
                    return JXLStream.calculate(codestream);
                throw new TypeError('Invalid JXL');
            },
        };
        ;
        const KTX = {
            validate: (input) => {
                const signature = toUTF8String(input, 1, 7);
                return ['KTX 11', 'KTX 20'].includes(signature);
            },
            calculate: (input) => {
                const type = input[5] === 0x31 ? 'ktx' : 'ktx2';
                const offset = type === 'ktx' ? 36 : 20;
                return {
                    height: readUInt32LE(input, offset + 4),
                    width: readUInt32LE(input, offset),
                    type,
                };
            },
        };
        ;
        const pngSignature = 'PNG\r\n\x1a\n';
        const pngImageHeaderChunkName = 'IHDR';
        const pngFriedChunkName = 'CgBI';
        const PNG = {
            validate(input) {
                if (pngSignature === toUTF8String(input, 1, 8)) {
                    let chunkName = toUTF8String(input, 12, 16);
                    if (chunkName === pngFriedChunkName) {
                        chunkName = toUTF8String(input, 28, 32);
                    }
                    if (chunkName !== pngImageHeaderChunkName) {
                        throw new TypeError('Invalid PNG');
                    }
                    return true;
                }
                return false;
            },
            calculate(input) {
                if (toUTF8String(input, 12, 16) === pngFriedChunkName) {
                    return {
                        height: readUInt32BE(input, 36),
                        width: readUInt32BE(input, 32),
                    };
                }
                return {
                    height: readUInt32BE(input, 20),
                    width: readUInt32BE(input, 16),
                };
            },
        };
        ;
        const PNMTypes = {
            P1: 'pbm/ascii',
            P2: 'pgm/ascii',
            P3: 'ppm/ascii',
            P4: 'pbm',
            P5: 'pgm',
            P6: 'ppm',
            P7: 'pam',
            PF: 'pfm',
        };
        const HEADER_SCAN_LIMIT = 64;
        const PAM_HEADER_LIMIT = 256;
        const isWhitespace = (byte) => byte === 32 || byte === 9 || byte === 10 || byte === 13;
        const isEndOfLine = (byte) => byte === 10 || byte === 13;
        const handlers = {
            default: (input) => {
                const end = Math.min(input.length, HEADER_SCAN_LIMIT);
                const tokens = [];
                let token = '';
                let inComment = false;
                for (let i = 2; i < end && tokens.length < 2; i++) {
                    const byte = input[i];
                    if (inComment) {
                        inComment = !isEndOfLine(byte);
                    }
                    else if (byte === 35) {
                        inComment = true;
                    }
                    else if (isWhitespace(byte)) {
                        if (token) {
                            tokens.push(token);
                            token = '';
                        }
                    }
                    else {
                        token += String.fromCharCode(byte);
                    }
                }
                if (token && tokens.length < 2)
                    tokens.push(token);
                if (tokens.length < 2) {
                    throw new TypeError('Invalid PNM');
                }
                return {
                    width: Number.parseInt(tokens[0], 10),
                    height: Number.parseInt(tokens[1], 10),
                };
            },
            pam: (input) => {
                const header = toUTF8String(input, 0, Math.min(input.length, PAM_HEADER_LIMIT));
                const size = {};
                for (const line of header.split(/[\r\n]+/)) {
                    if (line.length > 16 || line.charCodeAt(0) > 128) {
                        continue;
                    }
                    const [key, value] = line.split(' ');
                    if (key && value) {
                        size[key.toLowerCase()] = Number.parseInt(value, 10);
                    }
                    if (size.height && size.width) {
                        break;
                    }
                }
                if (size.height && size.width) {
                    return {
                        height: size.height,
                        width: size.width,
                    };
                }
                throw new TypeError('Invalid PAM');
            },
        };
        const PNM = {
            validate: (input) => toUTF8String(input, 0, 2) in PNMTypes,
            calculate(input) {
                const signature = toUTF8String(input, 0, 2);
                const type = PNMTypes[signature];
                const handler = handlers[type] || handlers.default;
                return handler(input);
            },
        };
        ;
        const PSD = {
            validate: (input) => toUTF8String(input, 0, 4) === '8BPS',
            calculate: (input) => ({
                height: readUInt32BE(input, 14),
                width: readUInt32BE(input, 18),
            }),
        };
        ;
        const svgReg = /<svg\s([^>"']|"[^"]*"|'[^']*')*>/;
        const extractorRegExps = {
            height: /\sheight=(['"])([^%]+?)\1/,
            root: svgReg,
            viewbox: /\sviewBox=(['"])(.+?)\1/i,
            width: /\swidth=(['"])([^%]+?)\1/,
        };
        const INCH_CM = 2.54;
        const units = {
            in: 96,
            cm: 96 / INCH_CM,
            em: 16,
            ex: 8,
            m: (96 / INCH_CM) * 100,
            mm: 96 / INCH_CM / 10,
            pc: 96 / 72 / 12,
            pt: 96 / 72,
            px: 1,
        };
        const unitsReg = new RegExp(`^([0-9.]+(?:e\\d+)?)(${Object.keys(units).join('|')})?$`);
        function parseLength(len) {
            const m = unitsReg.exec(len);
            if (!m) {
                return undefined;
            }
            return Math.round(Number(m[1]) * (units[m[2]] || 1));
        }
        function parseViewbox(viewbox) {
            const bounds = viewbox.split(' ');
            return {
                height: parseLength(bounds[3]),
                width: parseLength(bounds[2]),
            };
        }
        function parseAttributes(root) {
            const width = root.match(extractorRegExps.width);
            const height = root.match(extractorRegExps.height);
            const viewbox = root.match(extractorRegExps.viewbox);
            return {
                height: height && parseLength(height[2]),
                viewbox: viewbox && parseViewbox(viewbox[2]),
                width: width && parseLength(width[2]),
            };
        }
        function calculateByDimensions(attrs) {
            return {
                height: attrs.height,
                width: attrs.width,
            };
        }
        function calculateByViewbox(attrs, viewbox) {
            const ratio = viewbox.width / viewbox.height;
            if (attrs.width) {
                return {
                    height: Math.floor(attrs.width / ratio),
                    width: attrs.width,
                };
            }
            if (attrs.height) {
                return {
                    height: attrs.height,
                    width: Math.floor(attrs.height * ratio),
                };
            }
            return {
                height: viewbox.height,
                width: viewbox.width,
            };
        }
        const SVG = {
            validate: (input) => svgReg.test(toUTF8String(input, 0, 1000)),
            calculate(input) {
                const root = toUTF8String(input).match(extractorRegExps.root);
                if (root) {
                    const attrs = parseAttributes(root[0]);
                    if (attrs.width && attrs.height) {
                        return calculateByDimensions(attrs);
                    }
                    if (attrs.viewbox) {
                        return calculateByViewbox(attrs, attrs.viewbox);
                    }
                }
                throw new TypeError('Invalid SVG');
            },
        };
        ;
        const TGA = {
            validate(input) {
                return readUInt16LE(input, 0) === 0 && readUInt16LE(input, 4) === 0;
            },
            calculate(input) {
                return {
                    height: readUInt16LE(input, 14),
                    width: readUInt16LE(input, 12),
                };
            },
        };
        ;
        const CONSTANTS = {
            TAG: {
                WIDTH: 256,
                HEIGHT: 257,
                COMPRESSION: 259,
            },
            TYPE: {
                SHORT: 3,
                LONG: 4,
                LONG8: 16,
            },
            ENTRY_SIZE: {
                STANDARD: 12,
                BIG: 20,
            },
            COUNT_SIZE: {
                STANDARD: 2,
                BIG: 8,
            },
        };
        function readIFD(input, { isBigEndian, isBigTiff }) {
            const view = new DataView(input.buffer, input.byteOffset);
            const le = !isBigEndian;
            const ifdOffset = isBigTiff
                ? Number(view.getBigUint64(8, le))
                : view.getUint32(4, le);
            const entryCountSize = isBigTiff
                ? CONSTANTS.COUNT_SIZE.BIG
                : CONSTANTS.COUNT_SIZE.STANDARD;
            return input.slice(ifdOffset + entryCountSize);
        }
        function readTagValue(view, type, offset, le) {
            switch (type) {
                case CONSTANTS.TYPE.SHORT:
                    return view.getUint16(offset, le);
                case CONSTANTS.TYPE.LONG:
                    return view.getUint32(offset, le);
                case CONSTANTS.TYPE.LONG8: {
                    const value = Number(view.getBigUint64(offset, le));
                    if (value > Number.MAX_SAFE_INTEGER) {
                        throw new TypeError('Value too large');
                    }
                    return value;
                }
                default:
                    return 0;
            }
        }
        function extractTags(input, { isBigEndian, isBigTiff }) {
            const tags = {};
            const entrySize = isBigTiff
                ? CONSTANTS.ENTRY_SIZE.BIG
                : CONSTANTS.ENTRY_SIZE.STANDARD;
            const valueOffset = isBigTiff ? 12 : 8;
            const view = new DataView(input.buffer, input.byteOffset);
            const le = !isBigEndian;
            for (let offset = 0; offset + entrySize < input.length; offset += entrySize) {
                const code = view.getUint16(offset, le);
                const type = view.getUint16(offset + 2, le);
                const length = isBigTiff
                    ? Number(view.getBigUint64(offset + 4, le))
                    : view.getUint32(offset + 4, le);
                if (code === 0)
                    break;
                if (length === 1 &&
                    (type === CONSTANTS.TYPE.SHORT ||
                        type === CONSTANTS.TYPE.LONG ||
                        (isBigTiff && type === CONSTANTS.TYPE.LONG8))) {
                    tags[code] = readTagValue(view, type, offset + valueOffset, le);
                }
            }
            return tags;
        }
        function determineFormat(input) {
            const signature = toUTF8String(input, 0, 2);
            const isBigEndian = signature === 'MM';
            const view = new DataView(input.buffer, input.byteOffset);
            const version = view.getUint16(2, !isBigEndian);
            return {
                isBigEndian,
                isBigTiff: version === 43,
            };
        }
        function validateBigTIFFHeader(input, isBigEndian) {
            const view = new DataView(input.buffer, input.byteOffset);
            const le = !isBigEndian;
            const byteSize = view.getUint16(4, le);
            const reserved = view.getUint16(6, le);
            if (byteSize !== 8 || reserved !== 0) {
                throw new TypeError('Invalid BigTIFF header');
            }
        }
        const signatures = new Set([
            '49492a00',
            '4d4d002a',
            '49492b00',
            '4d4d002b',
        ]);
        const TIFF = {
            validate: (input) => {
                const signature = toHexString(input, 0, 4);
                return signatures.has(signature);
            },
            calculate(input) {
                const format = determineFormat(input);
                if (format.isBigTiff) {
                    validateBigTIFFHeader(input, format.isBigEndian);
                }
                const ifdBuffer = readIFD(input, format);
                const tags = extractTags(ifdBuffer, format);
                const info = {
                    height: tags[CONSTANTS.TAG.HEIGHT],
                    width: tags[CONSTANTS.TAG.WIDTH],
                    type: format.isBigTiff ? 'bigtiff' : 'tiff',
                };
                if (tags[CONSTANTS.TAG.COMPRESSION]) {
                    info.compression = tags[CONSTANTS.TAG.COMPRESSION];
                }
                if (!info.width || !info.height) {
                    throw new TypeError('Invalid Tiff. Missing tags');
                }
                return info;
            },
        };
        ;
        function calculateExtended(input) {
            return {
                height: 1 + readUInt24LE(input, 7),
                width: 1 + readUInt24LE(input, 4),
            };
        }
        function calculateLossless(input) {
            return {
                height: 1 +
                    (((input[4] & 0xf) << 10) | (input[3] << 2) | ((input[2] & 0xc0) >> 6)),
                width: 1 + (((input[2] & 0x3f) << 8) | input[1]),
            };
        }
        function calculateLossy(input) {
            return {
                height: readInt16LE(input, 8) & 0x3fff,
                width: readInt16LE(input, 6) & 0x3fff,
            };
        }
        const WEBP = {
            validate(input) {
                const riffHeader = 'RIFF' === toUTF8String(input, 0, 4);
                const webpHeader = 'WEBP' === toUTF8String(input, 8, 12);
                const vp8Header = 'VP8' === toUTF8String(input, 12, 15);
                return riffHeader && webpHeader && vp8Header;
            },
            calculate(_input) {
                const chunkHeader = toUTF8String(_input, 12, 16);
                const input = _input.slice(20, 30);
                if (chunkHeader === 'VP8X') {
                    const extendedHeader = input[0];
                    const validStart = (extendedHeader & 0xc0) === 0;
                    const validEnd = (extendedHeader & 0x01) === 0;
                    if (validStart && validEnd) {
                        return calculateExtended(input);
                    }
                    throw new TypeError('Invalid WebP');
                }
                if (chunkHeader === 'VP8 ' && input[0] !== 0x2f) {
                    return calculateLossy(input);
                }
                const signature = toHexString(input, 3, 6);
                if (chunkHeader === 'VP8L' && signature !== '9d012a') {
                    return calculateLossless(input);
                }
                throw new TypeError('Invalid WebP');
            },
        };
        ;
        const typeHandlers = new Map([
            ['bmp', BMP],
            ['cur', CUR],
            ['dds', DDS],
            ['gif', GIF],
            ['heif', HEIF],
            ['icns', ICNS],
            ['ico', ICO],
            ['j2c', J2C],
            ['jp2', JP2],
            ['jpg', JPG],
            ['jxl', JXL],
            ['jxl-stream', JXLStream],
            ['ktx', KTX],
            ['png', PNG],
            ['pnm', PNM],
            ['psd', PSD],
            ['svg', SVG],
            ['tga', TGA],
            ['tiff', TIFF],
            ['webp', WEBP],
        ]);
        const types = Array.from(typeHandlers.keys());
        ;
        const firstBytes = new Map([
            [0x00, ['cur', 'heif', 'ico', 'jp2', 'jxl', 'tga']],
            [0x38, ['psd']],
            [0x3c, ['svg']],
            [0x42, ['bmp']],
            [0x44, ['dds']],
            [0x47, ['gif']],
            [0x49, ['tiff']],
            [0x4d, ['tiff']],
            [0x50, ['pnm']],
            [0x52, ['webp']],
            [0x69, ['icns']],
            [0x89, ['png']],
            [0xab, ['ktx']],
            [0xff, ['j2c', 'jpg', 'jxl-stream']],
        ]);
        ;
        const globalOptions = {
            disabledTypes: [],
        };
        const disableTypes = (types) => {
            globalOptions.disabledTypes = types;
        };
        ;
    }),
    53988: (function (module) {
        module.exports = JSON.parse('["389-exception","Asterisk-exception","Autoconf-exception-2.0","Autoconf-exception-3.0","Autoconf-exception-generic","Autoconf-exception-generic-3.0","Autoconf-exception-macro","Bison-exception-1.24","Bison-exception-2.2","Bootloader-exception","Classpath-exception-2.0","CLISP-exception-2.0","cryptsetup-OpenSSL-exception","DigiRule-FOSS-exception","eCos-exception-2.0","Fawkes-Runtime-exception","FLTK-exception","fmt-exception","Font-exception-2.0","freertos-exception-2.0","GCC-exception-2.0","GCC-exception-2.0-note","GCC-exception-3.1","Gmsh-exception","GNAT-exception","GNOME-examples-exception","GNU-compiler-exception","gnu-javamail-exception","GPL-3.0-interface-exception","GPL-3.0-linking-exception","GPL-3.0-linking-source-exception","GPL-CC-1.0","GStreamer-exception-2005","GStreamer-exception-2008","i2p-gpl-java-exception","KiCad-libraries-exception","LGPL-3.0-linking-exception","libpri-OpenH323-exception","Libtool-exception","Linux-syscall-note","LLGPL","LLVM-exception","LZMA-exception","mif-exception","OCaml-LGPL-linking-exception","OCCT-exception-1.0","OpenJDK-assembly-exception-1.0","openvpn-openssl-exception","PS-or-PDF-font-exception-20170817","QPL-1.0-INRIA-2004-exception","Qt-GPL-exception-1.0","Qt-LGPL-exception-1.1","Qwt-exception-1.0","SANE-exception","SHL-2.0","SHL-2.1","stunnel-exception","SWI-exception","Swift-exception","Texinfo-exception","u-boot-exception-2.0","UBDL-exception","Universal-FOSS-exception-1.0","vsftpd-openssl-exception","WxWindows-exception-3.1","x11vnc-openssl-exception"]');
    }),
    3389: (function (module) {
        module.exports = JSON.parse('["AGPL-1.0","AGPL-3.0","BSD-2-Clause-FreeBSD","BSD-2-Clause-NetBSD","GFDL-1.1","GFDL-1.2","GFDL-1.3","GPL-1.0","GPL-2.0","GPL-2.0-with-GCC-exception","GPL-2.0-with-autoconf-exception","GPL-2.0-with-bison-exception","GPL-2.0-with-classpath-exception","GPL-2.0-with-font-exception","GPL-3.0","GPL-3.0-with-GCC-exception","GPL-3.0-with-autoconf-exception","LGPL-2.0","LGPL-2.1","LGPL-3.0","Net-SNMP","Nunit","StandardML-NJ","bzip2-1.0.5","eCos-2.0","wxWindows"]');
    }),
    75204: (function (module) {
        module.exports = JSON.parse('["0BSD","3D-Slicer-1.0","AAL","ADSL","AFL-1.1","AFL-1.2","AFL-2.0","AFL-2.1","AFL-3.0","AGPL-1.0-only","AGPL-1.0-or-later","AGPL-3.0-only","AGPL-3.0-or-later","ALGLIB-Documentation","AMD-newlib","AMDPLPA","AML","AML-glslang","AMPAS","ANTLR-PD","ANTLR-PD-fallback","APAFML","APL-1.0","APSL-1.0","APSL-1.1","APSL-1.2","APSL-2.0","ASWF-Digital-Assets-1.0","ASWF-Digital-Assets-1.1","Abstyles","AdaCore-doc","Adobe-2006","Adobe-Display-PostScript","Adobe-Glyph","Adobe-Utopia","Advanced-Cryptics-Dictionary","Afmparse","Aladdin","Apache-1.0","Apache-1.1","Apache-2.0","App-s2p","Arphic-1999","Artistic-1.0","Artistic-1.0-Perl","Artistic-1.0-cl8","Artistic-2.0","Artistic-dist","Aspell-RU","BOLA-1.1","BSD-1-Clause","BSD-2-Clause","BSD-2-Clause-Darwin","BSD-2-Clause-Patent","BSD-2-Clause-Views","BSD-2-Clause-first-lines","BSD-2-Clause-pkgconf-disclaimer","BSD-2-Clause-pos-unchanged","BSD-3-Clause","BSD-3-Clause-Attribution","BSD-3-Clause-Clear","BSD-3-Clause-HP","BSD-3-Clause-LBNL","BSD-3-Clause-Modification","BSD-3-Clause-No-Military-License","BSD-3-Clause-No-Nuclear-License","BSD-3-Clause-No-Nuclear-License-2014","BSD-3-Clause-No-Nuclear-Warranty","BSD-3-Clause-Open-MPI","BSD-3-Clause-OpenWebUI","BSD-3-Clause-Sun","BSD-3-Clause-Tso","BSD-3-Clause-acpica","BSD-3-Clause-flex","BSD-4-Clause","BSD-4-Clause-Shortened","BSD-4-Clause-UC","BSD-4.3RENO","BSD-4.3TAHOE","BSD-Advertising-Acknowledgement","BSD-Attribution-HPND-disclaimer","BSD-Inferno-Nettverk","BSD-Mark-Modifications","BSD-Protection","BSD-Source-Code","BSD-Source-Code-no-disclaimer","BSD-Source-alt-GPL","BSD-Source-beginning-file","BSD-Systemics","BSD-Systemics-W3Works","BSD-ask-to-endorse","BSL-1.0","BUSL-1.1","Baekmuk","Bahyph","Barr","Beerware","BitTorrent-1.0","BitTorrent-1.1","Bitstream-Charter","Bitstream-Vera","BlueOak-1.0.0","Boehm-GC","Boehm-GC-without-fee","Borceux","Brian-Gladman-2-Clause","Brian-Gladman-3-Clause","Brian-Gladman-3-Clause-no-conversion","Buddy","Bugroff","C-UDA-1.0","CAL-1.0","CAL-1.0-Combined-Work-Exception","CAPEC-tou","CATOSL-1.1","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-2.5-AU","CC-BY-3.0","CC-BY-3.0-AT","CC-BY-3.0-AU","CC-BY-3.0-DE","CC-BY-3.0-IGO","CC-BY-3.0-NL","CC-BY-3.0-US","CC-BY-4.0","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-3.0-DE","CC-BY-NC-3.0-IGO","CC-BY-NC-4.0","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-3.0-DE","CC-BY-NC-ND-3.0-IGO","CC-BY-NC-ND-4.0","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.0-DE","CC-BY-NC-SA-2.0-FR","CC-BY-NC-SA-2.0-UK","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-3.0-DE","CC-BY-NC-SA-3.0-IGO","CC-BY-NC-SA-4.0","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-3.0-DE","CC-BY-ND-4.0","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.0-UK","CC-BY-SA-2.1-JP","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-3.0-AT","CC-BY-SA-3.0-DE","CC-BY-SA-3.0-IGO","CC-BY-SA-4.0","CC-PDDC","CC-PDM-1.0","CC-SA-1.0","CC0-1.0","CDDL-1.0","CDDL-1.1","CDL-1.0","CDLA-Permissive-1.0","CDLA-Permissive-2.0","CDLA-Sharing-1.0","CECILL-1.0","CECILL-1.1","CECILL-2.0","CECILL-2.1","CECILL-B","CECILL-C","CERN-OHL-1.1","CERN-OHL-1.2","CERN-OHL-P-2.0","CERN-OHL-S-2.0","CERN-OHL-W-2.0","CFITSIO","CMU-Mach","CMU-Mach-nodoc","CNRI-Jython","CNRI-Python","CNRI-Python-GPL-Compatible","COIL-1.0","CPAL-1.0","CPL-1.0","CPOL-1.02","CUA-OPL-1.0","Caldera","Caldera-no-preamble","Catharon","ClArtistic","Clips","Community-Spec-1.0","Condor-1.1","Cornell-Lossless-JPEG","Cronyx","Crossword","CryptoSwift","CrystalStacker","Cube","D-FSL-1.0","DEC-3-Clause","DL-DE-BY-2.0","DL-DE-ZERO-2.0","DOC","DRL-1.0","DRL-1.1","DSDP","DocBook-DTD","DocBook-Schema","DocBook-Stylesheet","DocBook-XML","Dotseqn","ECL-1.0","ECL-2.0","EFL-1.0","EFL-2.0","EPICS","EPL-1.0","EPL-2.0","ESA-PL-permissive-2.4","ESA-PL-strong-copyleft-2.4","ESA-PL-weak-copyleft-2.4","EUDatagrid","EUPL-1.0","EUPL-1.1","EUPL-1.2","Elastic-2.0","Entessa","ErlPL-1.1","Eurosym","FBM","FDK-AAC","FDK-MPEG-H","FSFAP","FSFAP-no-warranty-disclaimer","FSFUL","FSFULLR","FSFULLRSD","FSFULLRWD","FSL-1.1-ALv2","FSL-1.1-MIT","FTL","Fair","Ferguson-Twofish","Frameworx-1.0","FreeBSD-DOC","FreeImage","Furuseth","GCR-docs","GD","GFDL-1.1-invariants-only","GFDL-1.1-invariants-or-later","GFDL-1.1-no-invariants-only","GFDL-1.1-no-invariants-or-later","GFDL-1.1-only","GFDL-1.1-or-later","GFDL-1.2-invariants-only","GFDL-1.2-invariants-or-later","GFDL-1.2-no-invariants-only","GFDL-1.2-no-invariants-or-later","GFDL-1.2-only","GFDL-1.2-or-later","GFDL-1.3-invariants-only","GFDL-1.3-invariants-or-later","GFDL-1.3-no-invariants-only","GFDL-1.3-no-invariants-or-later","GFDL-1.3-only","GFDL-1.3-or-later","GL2PS","GLWTPL","GPL-1.0-only","GPL-1.0-or-later","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0-only","GPL-3.0-or-later","Game-Programming-Gems","Giftware","Glide","Glulxe","Graphics-Gems","Gutmann","HDF5","HIDAPI","HP-1986","HP-1989","HPND","HPND-DEC","HPND-Fenneberg-Livingston","HPND-INRIA-IMAG","HPND-Intel","HPND-Kevlin-Henney","HPND-MIT-disclaimer","HPND-Markus-Kuhn","HPND-Netrek","HPND-Pbmplus","HPND-SMC","HPND-UC","HPND-UC-export-US","HPND-doc","HPND-doc-sell","HPND-export-US","HPND-export-US-acknowledgement","HPND-export-US-modify","HPND-export2-US","HPND-merchantability-variant","HPND-sell-MIT-disclaimer-xserver","HPND-sell-regexpr","HPND-sell-variant","HPND-sell-variant-MIT-disclaimer","HPND-sell-variant-MIT-disclaimer-rev","HPND-sell-variant-critical-systems","HTMLTIDY","HaskellReport","Hippocratic-2.1","Hippocratic-3.0-core","IBM-pibs","ICU","IEC-Code-Components-EULA","IJG","IJG-short","IPA","IPL-1.0","ISC","ISC-Veillard","ISO-permission","ImageMagick","Imlib2","Info-ZIP","Informatica","Inner-Net-2.0","InnoSetup","Intel","Intel-ACPI","Interbase-1.0","JPL-image","JPNIC","JSON","Jam","JasPer-2.0","Kastrup","Kazlib","Knuth-CTAN","LAL-1.2","LAL-1.3","LGPL-2.0-only","LGPL-2.0-or-later","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0-only","LGPL-3.0-or-later","LGPLLR","LOOP","LPD-document","LPL-1.0","LPL-1.02","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3a","LPPL-1.3c","LZMA-SDK-9.11-to-9.20","LZMA-SDK-9.22","Latex2e","Latex2e-translated-notice","Leptonica","LiLiQ-P-1.1","LiLiQ-R-1.1","LiLiQ-Rplus-1.1","Libpng","Linux-OpenIB","Linux-man-pages-1-para","Linux-man-pages-copyleft","Linux-man-pages-copyleft-2-para","Linux-man-pages-copyleft-var","Lucida-Bitmap-Fonts","MIPS","MIT","MIT-0","MIT-CMU","MIT-Click","MIT-Festival","MIT-Khronos-old","MIT-Modern-Variant","MIT-STK","MIT-Wu","MIT-advertising","MIT-enna","MIT-feh","MIT-open-group","MIT-testregex","MITNFA","MMIXware","MMPL-1.0.1","MPEG-SSG","MPL-1.0","MPL-1.1","MPL-2.0","MPL-2.0-no-copyleft-exception","MS-LPL","MS-PL","MS-RL","MTLL","MVT-1.1","Mackerras-3-Clause","Mackerras-3-Clause-acknowledgment","MakeIndex","Martin-Birgmeier","McPhee-slideshow","Minpack","MirOS","Motosoto","MulanPSL-1.0","MulanPSL-2.0","Multics","Mup","NAIST-2003","NASA-1.3","NBPL-1.0","NCBI-PD","NCGL-UK-2.0","NCL","NCSA","NGPL","NICTA-1.0","NIST-PD","NIST-PD-TNT","NIST-PD-fallback","NIST-Software","NLOD-1.0","NLOD-2.0","NLPL","NOSL","NPL-1.0","NPL-1.1","NPOSL-3.0","NRL","NTIA-PD","NTP","NTP-0","Naumen","NetCDF","Newsletr","Nokia","Noweb","O-UDA-1.0","OAR","OCCT-PL","OCLC-2.0","ODC-By-1.0","ODbL-1.0","OFFIS","OFL-1.0","OFL-1.0-RFN","OFL-1.0-no-RFN","OFL-1.1","OFL-1.1-RFN","OFL-1.1-no-RFN","OGC-1.0","OGDL-Taiwan-1.0","OGL-Canada-2.0","OGL-UK-1.0","OGL-UK-2.0","OGL-UK-3.0","OGTSL","OLDAP-1.1","OLDAP-1.2","OLDAP-1.3","OLDAP-1.4","OLDAP-2.0","OLDAP-2.0.1","OLDAP-2.1","OLDAP-2.2","OLDAP-2.2.1","OLDAP-2.2.2","OLDAP-2.3","OLDAP-2.4","OLDAP-2.5","OLDAP-2.6","OLDAP-2.7","OLDAP-2.8","OLFL-1.3","OML","OPL-1.0","OPL-UK-3.0","OPUBL-1.0","OSC-1.0","OSET-PL-2.1","OSL-1.0","OSL-1.1","OSL-2.0","OSL-2.1","OSL-3.0","OSSP","OpenMDW-1.0","OpenPBS-2.3","OpenSSL","OpenSSL-standalone","OpenVision","PADL","PDDL-1.0","PHP-3.0","PHP-3.01","PPL","PSF-2.0","ParaType-Free-Font-1.3","Parity-6.0.0","Parity-7.0.0","Pixar","Plexus","PolyForm-Noncommercial-1.0.0","PolyForm-Small-Business-1.0.0","PostgreSQL","Python-2.0","Python-2.0.1","QPL-1.0","QPL-1.0-INRIA-2004","Qhull","RHeCos-1.1","RPL-1.1","RPL-1.5","RPSL-1.0","RSA-MD","RSCPL","Rdisc","Ruby","Ruby-pty","SAX-PD","SAX-PD-2.0","SCEA","SGI-B-1.0","SGI-B-1.1","SGI-B-2.0","SGI-OpenGL","SGMLUG-PM","SGP4","SHL-0.5","SHL-0.51","SISSL","SISSL-1.2","SL","SMAIL-GPL","SMLNJ","SMPPL","SNIA","SOFA","SPL-1.0","SSH-OpenSSH","SSH-short","SSLeay-standalone","SSPL-1.0","SUL-1.0","SWL","Saxpath","SchemeReport","Sendmail","Sendmail-8.23","Sendmail-Open-Source-1.1","SimPL-2.0","Sleepycat","Soundex","Spencer-86","Spencer-94","Spencer-99","SugarCRM-1.1.3","Sun-PPP","Sun-PPP-2000","SunPro","Symlinks","TAPR-OHL-1.0","TCL","TCP-wrappers","TGPPL-1.0","TMate","TORQUE-1.1","TOSL","TPDL","TPL-1.0","TTWL","TTYP0","TU-Berlin-1.0","TU-Berlin-2.0","TekHVC","TermReadKey","ThirdEye","TrustedQSL","UCAR","UCL-1.0","UMich-Merit","UPL-1.0","URT-RLE","Ubuntu-font-1.0","UnRAR","Unicode-3.0","Unicode-DFS-2015","Unicode-DFS-2016","Unicode-TOU","UnixCrypt","Unlicense","Unlicense-libtelnet","Unlicense-libwhirlpool","VOSTROM","VSL-1.0","Vim","Vixie-Cron","W3C","W3C-19980720","W3C-20150513","WTFNMFPL","WTFPL","Watcom-1.0","Widget-Workshop","WordNet","Wsuipa","X11","X11-distribute-modifications-variant","X11-no-permit-persons","X11-swapped","XFree86-1.1","XSkat","Xdebug-1.03","Xerox","Xfig","Xnet","YPL-1.0","YPL-1.1","ZPL-1.1","ZPL-2.0","ZPL-2.1","Zed","Zeeff","Zend-2.0","Zimbra-1.3","Zimbra-1.4","Zlib","any-OSI","any-OSI-perl-modules","atc-game","bcrypt-Solar-Designer","blessing","bzip2-1.0.6","check-cvs","checkmk","copyleft-next-0.3.0","copyleft-next-0.3.1","curl","cve-tou","diffmark","dtoa","dvipdfm","eGenix","etalab-2.0","fwlw","gSOAP-1.3b","generic-xts","gnuplot","gtkbook","hdparm","hyphen-bulgarian","iMatix","jove","libpng-1.6.35","libpng-2.0","libselinux-1.0","libtiff","libutil-David-Nugent","lsof","magaz","mailprio","man2html","metamail","mpi-permissive","mpich2","mplus","ngrep","pkgconf","pnmstitch","psfrag","psutils","python-ldap","radvd","snprintf","softSurfer","ssh-keyscan","swrule","threeparttable","ulem","w3m","wwl","xinetd","xkeyboard-config-Zinoviev","xlock","xpp","xzoom","zlib-acknowledgement"]');
    })
};
;
