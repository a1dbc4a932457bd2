"use strict";
exports.id = 851;
exports.ids = [851];
exports.modules = {
    20770: (function (module, __unused_webpack_exports, __webpack_require__) {
        module.exports = __webpack_require__(20218);
    }),
    20218: (function (__unused_webpack_module, exports, __webpack_require__) {
        "use strict";
        var __webpack_unused_export__;
        var net = __webpack_require__(69278);
        var tls = __webpack_require__(64756);
        var http = __webpack_require__(58611);
        var https = __webpack_require__(65692);
        var events = __webpack_require__(24434);
        var assert = __webpack_require__(42613);
        var util = __webpack_require__(39023);
        exports.httpOverHttp = httpOverHttp;
        exports.httpsOverHttp = httpsOverHttp;
        exports.httpOverHttps = httpOverHttps;
        exports.httpsOverHttps = httpsOverHttps;
        function httpOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            return agent;
        }
        function httpsOverHttp(options) {
            var agent = new TunnelingAgent(options);
            agent.request = http.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function httpOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            return agent;
        }
        function httpsOverHttps(options) {
            var agent = new TunnelingAgent(options);
            agent.request = https.request;
            agent.createSocket = createSecureSocket;
            agent.defaultPort = 443;
            return agent;
        }
        function TunnelingAgent(options) {
            var self = this;
            self.options = options || {};
            self.proxyOptions = self.options.proxy || {};
            self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets;
            self.requests = [];
            self.sockets = [];
            self.on('free', function onFree(socket, host, port, localAddress) {
                var options = toOptions(host, port, localAddress);
                for (var i = 0, len = self.requests.length; i < len; ++i) {
                    var pending = self.requests[i];
                    if (pending.host === options.host && pending.port === options.port) {
                        self.requests.splice(i, 1);
                        pending.request.onSocket(socket);
                        return;
                    }
                }
                socket.destroy();
                self.removeSocket(socket);
            });
        }
        util.inherits(TunnelingAgent, events.EventEmitter);
        TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
            var self = this;
            var options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
            if (self.sockets.length >= this.maxSockets) {
                self.requests.push(options);
                return;
            }
            self.createSocket(options, function (socket) {
                socket.on('free', onFree);
                socket.on('close', onCloseOrRemove);
                socket.on('agentRemove', onCloseOrRemove);
                req.onSocket(socket);
                function onFree() {
                    self.emit('free', socket, options);
                }
                function onCloseOrRemove(err) {
                    self.removeSocket(socket);
                    socket.removeListener('free', onFree);
                    socket.removeListener('close', onCloseOrRemove);
                    socket.removeListener('agentRemove', onCloseOrRemove);
                }
            });
        };
        TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
            var self = this;
            var placeholder = {};
            self.sockets.push(placeholder);
            var connectOptions = mergeOptions({}, self.proxyOptions, {
                method: 'CONNECT',
                path: options.host + ':' + options.port,
                agent: false,
                headers: {
                    host: options.host + ':' + options.port
                }
            });
            if (options.localAddress) {
                connectOptions.localAddress = options.localAddress;
            }
            if (connectOptions.proxyAuth) {
                connectOptions.headers = connectOptions.headers || {};
                connectOptions.headers['Proxy-Authorization'] = 'Basic ' +
                    new Buffer(connectOptions.proxyAuth).toString('base64');
            }
            debug('making CONNECT request');
            var connectReq = self.request(connectOptions);
            connectReq.useChunkedEncodingByDefault = false;
            connectReq.once('response', onResponse);
            connectReq.once('upgrade', onUpgrade);
            connectReq.once('connect', onConnect);
            connectReq.once('error', onError);
            connectReq.end();
            function onResponse(res) {
                res.upgrade = true;
            }
            function onUpgrade(res, socket, head) {
                process.nextTick(function () {
                    onConnect(res, socket, head);
                });
            }
            function onConnect(res, socket, head) {
                connectReq.removeAllListeners();
                socket.removeAllListeners();
                if (res.statusCode !== 200) {
                    debug('tunneling socket could not be established, statusCode=%d', res.statusCode);
                    socket.destroy();
                    var error = new Error('tunneling socket could not be established, ' +
                        'statusCode=' + res.statusCode);
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                if (head.length > 0) {
                    debug('got illegal response body from proxy');
                    socket.destroy();
                    var error = new Error('got illegal response body from proxy');
                    error.code = 'ECONNRESET';
                    options.request.emit('error', error);
                    self.removeSocket(placeholder);
                    return;
                }
                debug('tunneling connection has established');
                self.sockets[self.sockets.indexOf(placeholder)] = socket;
                return cb(socket);
            }
            function onError(cause) {
                connectReq.removeAllListeners();
                debug('tunneling socket could not be established, cause=%s\n', cause.message, cause.stack);
                var error = new Error('tunneling socket could not be established, ' +
                    'cause=' + cause.message);
                error.code = 'ECONNRESET';
                options.request.emit('error', error);
                self.removeSocket(placeholder);
            }
        };
        TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
            var pos = this.sockets.indexOf(socket);
            if (pos === -1) {
                return;
            }
            this.sockets.splice(pos, 1);
            var pending = this.requests.shift();
            if (pending) {
                this.createSocket(pending, function (socket) {
                    pending.request.onSocket(socket);
                });
            }
        };
        function createSecureSocket(options, cb) {
            var self = this;
            TunnelingAgent.prototype.createSocket.call(self, options, function (socket) {
                var hostHeader = options.request.getHeader('host');
                var tlsOptions = mergeOptions({}, self.options, {
                    socket: socket,
                    servername: hostHeader ? hostHeader.replace(/:.*$/, '') : options.host
                });
                var secureSocket = tls.connect(0, tlsOptions);
                self.sockets[self.sockets.indexOf(socket)] = secureSocket;
                cb(secureSocket);
            });
        }
        function toOptions(host, port, localAddress) {
            if (typeof host === 'string') {
                return {
                    host: host,
                    port: port,
                    localAddress: localAddress
                };
            }
            return host;
        }
        function mergeOptions(target) {
            for (var i = 1, len = arguments.length; i < len; ++i) {
                var overrides = arguments[i];
                if (typeof overrides === 'object') {
                    var keys = Object.keys(overrides);
                    for (var j = 0, keyLen = keys.length; j < keyLen; ++j) {
                        var k = keys[j];
                        if (overrides[k] !== undefined) {
                            target[k] = overrides[k];
                        }
                    }
                }
            }
            return target;
        }
        var debug;
        if (process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG)) {
            debug = function () {
                var args = Array.prototype.slice.call(arguments);
                if (typeof args[0] === 'string') {
                    args[0] = 'TUNNEL: ' + args[0];
                }
                else {
                    args.unshift('TUNNEL:');
                }
                console.error.apply(console, args);
            };
        }
        else {
            debug = (function () { });
        }
        __webpack_unused_export__ = debug;
    }),
    75865: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        var utils_toCommandValue = (function utils_toCommandValue(input) {
            if (input === null || input === undefined) {
                return '';
            }
            else if (typeof input === 'string' || input instanceof String) {
                return input;
            }
            return JSON.stringify(input);
        });
        var command_issueCommand = (function command_issueCommand(command, properties, message) {
            const cmd = new Command(command, properties, message);
            (0, print.yy)(cmd.toString() + external_os_.EOL);
        });
        var command_issue = (function command_issue(name, message = '') {
            command_issueCommand(name, {}, message);
        });
        var escapeData = (function escapeData(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A');
        });
        var setSecret = (function setSecret(secret) {
            command_issueCommand('add-mask', {}, secret);
        });
        var getInput = (function getInput(name, options) {
            const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
            if (options && options.required && !val) {
                throw new Error(`Input required and not supplied: ${name}`);
            }
            if (options && options.trimWhitespace === false) {
                return val;
            }
            return val.trim();
        });
        var startGroup = (function startGroup(name) {
            command_issue('group', name);
        });
        var endGroup = (function endGroup() {
            command_issue('endgroup');
        });
        __webpack_require__.d(__webpack_exports__, {
            Yz: function () { return debug; },
            N4: (function () { return endGroup; }),
            z3: (function () { return error; }),
            getIDToken: function () { return getIDToken; },
            V4: (function () { return getInput; }),
            lm: (function () { return notice; }),
            Pq: (function () { return setSecret; }),
            Oh: (function () { return startGroup; }),
            $e: (function () { return warning; })
        });
        var print = __webpack_require__(51235);
        var external_os_ = __webpack_require__(70857);
        ;
        function toCommandProperties(annotationProperties) {
            if (!Object.keys(annotationProperties).length) {
                return {};
            }
            return {
                title: annotationProperties.title,
                file: annotationProperties.file,
                line: annotationProperties.startLine,
                endLine: annotationProperties.endLine,
                col: annotationProperties.startColumn,
                endColumn: annotationProperties.endColumn
            };
        }
        ;
        const CMD_STRING = '::';
        class Command {
            constructor(command, properties, message) {
                if (!command) {
                    command = 'missing.command';
                }
                this.command = command;
                this.properties = properties;
                this.message = message;
            }
            toString() {
                let cmdStr = CMD_STRING + this.command;
                if (this.properties && Object.keys(this.properties).length > 0) {
                    cmdStr += ' ';
                    let first = true;
                    for (const key in this.properties) {
                        if (this.properties.hasOwnProperty(key)) {
                            const val = this.properties[key];
                            if (val) {
                                if (first) {
                                    first = false;
                                }
                                else {
                                    cmdStr += ',';
                                }
                                cmdStr += `${key}=${escapeProperty(val)}`;
                            }
                        }
                    }
                }
                cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
                return cmdStr;
            }
        }
        function escapeProperty(s) {
            return utils_toCommandValue(s)
                .replace(/%/g, '%25')
                .replace(/\r/g, '%0D')
                .replace(/\n/g, '%0A')
                .replace(/:/g, '%3A')
                .replace(/,/g, '%2C');
        }
        var external_path_ = __webpack_require__(16928);
        ;
        class OidcClient {
            static async getIDToken(audience) {
                const { OidcClient } = await __webpack_require__.e(851).then(__webpack_require__.bind(__webpack_require__, 15987));
                return OidcClient.getIDToken(audience);
            }
        }
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        var ExitCode;
        (function (ExitCode) {
            ExitCode[ExitCode["Success"] = 0] = "Success";
            ExitCode[ExitCode["Failure"] = 1] = "Failure";
        })(ExitCode || (ExitCode = {}));
        function exportVariable(name, val) {
            const convertedVal = toCommandValue(val);
            process.env[name] = convertedVal;
            const filePath = process.env['GITHUB_ENV'] || '';
            if (filePath) {
                return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
            }
            issueCommand('set-env', { name }, convertedVal);
        }
        function addPath(inputPath) {
            const filePath = process.env['GITHUB_PATH'] || '';
            if (filePath) {
                issueFileCommand('PATH', inputPath);
            }
            else {
                issueCommand('add-path', {}, inputPath);
            }
            process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
        }
        function getMultilineInput(name, options) {
            const inputs = getInput(name, options)
                .split('\n')
                .filter(x => x !== '');
            if (options && options.trimWhitespace === false) {
                return inputs;
            }
            return inputs.map(input => input.trim());
        }
        function getBooleanInput(name, options) {
            const trueValue = ['true', 'True', 'TRUE'];
            const falseValue = ['false', 'False', 'FALSE'];
            const val = getInput(name, options);
            if (trueValue.includes(val))
                return true;
            if (falseValue.includes(val))
                return false;
            throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
                `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
        }
        function setOutput(name, value) {
            const filePath = process.env['GITHUB_OUTPUT'] || '';
            if (filePath) {
                return issueFileCommand('OUTPUT', prepareKeyValueMessage(name, value));
            }
            process.stdout.write(os.EOL);
            issueCommand('set-output', { name }, toCommandValue(value));
        }
        function setCommandEcho(enabled) {
            issue('echo', enabled ? 'on' : 'off');
        }
        function setFailed(message) {
            process.exitCode = ExitCode.Failure;
            error(message);
        }
        function isDebug() {
            return process.env['RUNNER_DEBUG'] === '1';
        }
        function debug(message) {
            command_issueCommand('debug', {}, message);
        }
        function error(message, properties = {}) {
            command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function warning(message, properties = {}) {
            command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function notice(message, properties = {}) {
            command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
        }
        function info(message) {
            process.stdout.write(message + os.EOL);
        }
        function group(name, fn) {
            return __awaiter(this, void 0, void 0, function* () {
                startGroup(name);
                let result;
                try {
                    result = yield fn();
                }
                finally {
                    endGroup();
                }
                return result;
            });
        }
        function saveState(name, value) {
            const filePath = process.env['GITHUB_STATE'] || '';
            if (filePath) {
                return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
            }
            issueCommand('save-state', { name }, toCommandValue(value));
        }
        function getState(name) {
            return process.env[`STATE_${name}`] || '';
        }
        function getIDToken(aud) {
            return __awaiter(this, void 0, void 0, function* () {
                return yield OidcClient.getIDToken(aud);
            });
        }
    }),
    15987: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.d(__webpack_exports__, {
            OidcClient: function () { return OidcClient; }
        });
        var external_http_ = __webpack_require__(58611);
        var external_http_namespaceObject = __webpack_require__.t(external_http_, 2);
        var external_https_ = __webpack_require__(65692);
        var external_https_namespaceObject = __webpack_require__.t(external_https_, 2);
        ;
        function getProxyUrl(reqUrl) {
            const usingSsl = reqUrl.protocol === 'https:';
            if (checkBypass(reqUrl)) {
                return undefined;
            }
            const proxyVar = (() => {
                if (usingSsl) {
                    return process.env['https_proxy'] || process.env['HTTPS_PROXY'];
                }
                else {
                    return process.env['http_proxy'] || process.env['HTTP_PROXY'];
                }
            })();
            if (proxyVar) {
                try {
                    return new DecodedURL(proxyVar);
                }
                catch (_a) {
                    if (!proxyVar.startsWith('http://') && !proxyVar.startsWith('https://'))
                        return new DecodedURL(`http://${proxyVar}`);
                }
            }
            else {
                return undefined;
            }
        }
        function checkBypass(reqUrl) {
            if (!reqUrl.hostname) {
                return false;
            }
            const reqHost = reqUrl.hostname;
            if (isLoopbackAddress(reqHost)) {
                return true;
            }
            const noProxy = process.env['no_proxy'] || process.env['NO_PROXY'] || '';
            if (!noProxy) {
                return false;
            }
            let reqPort;
            if (reqUrl.port) {
                reqPort = Number(reqUrl.port);
            }
            else if (reqUrl.protocol === 'http:') {
                reqPort = 80;
            }
            else if (reqUrl.protocol === 'https:') {
                reqPort = 443;
            }
            const upperReqHosts = [reqUrl.hostname.toUpperCase()];
            if (typeof reqPort === 'number') {
                upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
            }
            for (const upperNoProxyItem of noProxy
                .split(',')
                .map(x => x.trim().toUpperCase())
                .filter(x => x)) {
                if (upperNoProxyItem === '*' ||
                    upperReqHosts.some(x => x === upperNoProxyItem ||
                        x.endsWith(`.${upperNoProxyItem}`) ||
                        (upperNoProxyItem.startsWith('.') &&
                            x.endsWith(`${upperNoProxyItem}`)))) {
                    return true;
                }
            }
            return false;
        }
        function isLoopbackAddress(host) {
            const hostLower = host.toLowerCase();
            return (hostLower === 'localhost' ||
                hostLower.startsWith('127.') ||
                hostLower.startsWith('[::1]') ||
                hostLower.startsWith('[0:0:0:0:0:0:0:1]'));
        }
        class DecodedURL extends URL {
            constructor(url, base) {
                super(url, base);
                this._decodedUsername = decodeURIComponent(super.username);
                this._decodedPassword = decodeURIComponent(super.password);
            }
            get username() {
                return this._decodedUsername;
            }
            get password() {
                return this._decodedPassword;
            }
        }
        var tunnel = __webpack_require__(20770);
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const ProxyAgent = undefined;
        var HttpCodes;
        (function (HttpCodes) {
            HttpCodes[HttpCodes["OK"] = 200] = "OK";
            HttpCodes[HttpCodes["MultipleChoices"] = 300] = "MultipleChoices";
            HttpCodes[HttpCodes["MovedPermanently"] = 301] = "MovedPermanently";
            HttpCodes[HttpCodes["ResourceMoved"] = 302] = "ResourceMoved";
            HttpCodes[HttpCodes["SeeOther"] = 303] = "SeeOther";
            HttpCodes[HttpCodes["NotModified"] = 304] = "NotModified";
            HttpCodes[HttpCodes["UseProxy"] = 305] = "UseProxy";
            HttpCodes[HttpCodes["SwitchProxy"] = 306] = "SwitchProxy";
            HttpCodes[HttpCodes["TemporaryRedirect"] = 307] = "TemporaryRedirect";
            HttpCodes[HttpCodes["PermanentRedirect"] = 308] = "PermanentRedirect";
            HttpCodes[HttpCodes["BadRequest"] = 400] = "BadRequest";
            HttpCodes[HttpCodes["Unauthorized"] = 401] = "Unauthorized";
            HttpCodes[HttpCodes["PaymentRequired"] = 402] = "PaymentRequired";
            HttpCodes[HttpCodes["Forbidden"] = 403] = "Forbidden";
            HttpCodes[HttpCodes["NotFound"] = 404] = "NotFound";
            HttpCodes[HttpCodes["MethodNotAllowed"] = 405] = "MethodNotAllowed";
            HttpCodes[HttpCodes["NotAcceptable"] = 406] = "NotAcceptable";
            HttpCodes[HttpCodes["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
            HttpCodes[HttpCodes["RequestTimeout"] = 408] = "RequestTimeout";
            HttpCodes[HttpCodes["Conflict"] = 409] = "Conflict";
            HttpCodes[HttpCodes["Gone"] = 410] = "Gone";
            HttpCodes[HttpCodes["TooManyRequests"] = 429] = "TooManyRequests";
            HttpCodes[HttpCodes["InternalServerError"] = 500] = "InternalServerError";
            HttpCodes[HttpCodes["NotImplemented"] = 501] = "NotImplemented";
            HttpCodes[HttpCodes["BadGateway"] = 502] = "BadGateway";
            HttpCodes[HttpCodes["ServiceUnavailable"] = 503] = "ServiceUnavailable";
            HttpCodes[HttpCodes["GatewayTimeout"] = 504] = "GatewayTimeout";
        })(HttpCodes || (HttpCodes = {}));
        var Headers;
        (function (Headers) {
            Headers["Accept"] = "accept";
            Headers["ContentType"] = "content-type";
        })(Headers || (Headers = {}));
        var MediaTypes;
        (function (MediaTypes) {
            MediaTypes["ApplicationJson"] = "application/json";
        })(MediaTypes || (MediaTypes = {}));
        function lib_getProxyUrl(serverUrl) {
            const proxyUrl = pm.getProxyUrl(new URL(serverUrl));
            return proxyUrl ? proxyUrl.href : '';
        }
        const HttpRedirectCodes = [
            HttpCodes.MovedPermanently,
            HttpCodes.ResourceMoved,
            HttpCodes.SeeOther,
            HttpCodes.TemporaryRedirect,
            HttpCodes.PermanentRedirect
        ];
        const HttpResponseRetryCodes = [
            HttpCodes.BadGateway,
            HttpCodes.ServiceUnavailable,
            HttpCodes.GatewayTimeout
        ];
        const RetryableHttpVerbs = ['OPTIONS', 'GET', 'DELETE', 'HEAD'];
        const ExponentialBackoffCeiling = 10;
        const ExponentialBackoffTimeSlice = 5;
        class HttpClientError extends Error {
            constructor(message, statusCode) {
                super(message);
                this.name = 'HttpClientError';
                this.statusCode = statusCode;
                Object.setPrototypeOf(this, HttpClientError.prototype);
            }
        }
        class HttpClientResponse {
            constructor(message) {
                this.message = message;
            }
            readBody() {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                        let output = Buffer.alloc(0);
                        this.message.on('data', (chunk) => {
                            output = Buffer.concat([output, chunk]);
                        });
                        this.message.on('end', () => {
                            resolve(output.toString());
                        });
                    }));
                });
            }
            readBodyBuffer() {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
                        const chunks = [];
                        this.message.on('data', (chunk) => {
                            chunks.push(chunk);
                        });
                        this.message.on('end', () => {
                            resolve(Buffer.concat(chunks));
                        });
                    }));
                });
            }
        }
        function isHttps(requestUrl) {
            const parsedUrl = new URL(requestUrl);
            return parsedUrl.protocol === 'https:';
        }
        class HttpClient {
            constructor(userAgent, handlers, requestOptions) {
                this._ignoreSslError = false;
                this._allowRedirects = true;
                this._allowRedirectDowngrade = false;
                this._maxRedirects = 50;
                this._allowRetries = false;
                this._maxRetries = 1;
                this._keepAlive = false;
                this._disposed = false;
                this.userAgent = this._getUserAgentWithOrchestrationId(userAgent);
                this.handlers = handlers || [];
                this.requestOptions = requestOptions;
                if (requestOptions) {
                    if (requestOptions.ignoreSslError != null) {
                        this._ignoreSslError = requestOptions.ignoreSslError;
                    }
                    this._socketTimeout = requestOptions.socketTimeout;
                    if (requestOptions.allowRedirects != null) {
                        this._allowRedirects = requestOptions.allowRedirects;
                    }
                    if (requestOptions.allowRedirectDowngrade != null) {
                        this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade;
                    }
                    if (requestOptions.maxRedirects != null) {
                        this._maxRedirects = Math.max(requestOptions.maxRedirects, 0);
                    }
                    if (requestOptions.keepAlive != null) {
                        this._keepAlive = requestOptions.keepAlive;
                    }
                    if (requestOptions.allowRetries != null) {
                        this._allowRetries = requestOptions.allowRetries;
                    }
                    if (requestOptions.maxRetries != null) {
                        this._maxRetries = requestOptions.maxRetries;
                    }
                }
            }
            options(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('OPTIONS', requestUrl, null, additionalHeaders || {});
                });
            }
            get(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('GET', requestUrl, null, additionalHeaders || {});
                });
            }
            del(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('DELETE', requestUrl, null, additionalHeaders || {});
                });
            }
            post(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('POST', requestUrl, data, additionalHeaders || {});
                });
            }
            patch(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('PATCH', requestUrl, data, additionalHeaders || {});
                });
            }
            put(requestUrl, data, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('PUT', requestUrl, data, additionalHeaders || {});
                });
            }
            head(requestUrl, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request('HEAD', requestUrl, null, additionalHeaders || {});
                });
            }
            sendStream(verb, requestUrl, stream, additionalHeaders) {
                return __awaiter(this, void 0, void 0, function* () {
                    return this.request(verb, requestUrl, stream, additionalHeaders);
                });
            }
            getJson(requestUrl_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    const res = yield this.get(requestUrl, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            postJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.post(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            putJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.put(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            patchJson(requestUrl_1, obj_1) {
                return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
                    const data = JSON.stringify(obj, null, 2);
                    additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
                    additionalHeaders[Headers.ContentType] =
                        this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
                    const res = yield this.patch(requestUrl, data, additionalHeaders);
                    return this._processResponse(res, this.requestOptions);
                });
            }
            request(verb, requestUrl, data, headers) {
                return __awaiter(this, void 0, void 0, function* () {
                    if (this._disposed) {
                        throw new Error('Client has already been disposed.');
                    }
                    const parsedUrl = new URL(requestUrl);
                    let info = this._prepareRequest(verb, parsedUrl, headers);
                    const maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb)
                        ? this._maxRetries + 1
                        : 1;
                    let numTries = 0;
                    let response;
                    do {
                        response = yield this.requestRaw(info, data);
                        if (response &&
                            response.message &&
                            response.message.statusCode === HttpCodes.Unauthorized) {
                            let authenticationHandler;
                            for (const handler of this.handlers) {
                                if (handler.canHandleAuthentication(response)) {
                                    authenticationHandler = handler;
                                    break;
                                }
                            }
                            if (authenticationHandler) {
                                return authenticationHandler.handleAuthentication(this, info, data);
                            }
                            else {
                                return response;
                            }
                        }
                        let redirectsRemaining = this._maxRedirects;
                        while (response.message.statusCode &&
                            HttpRedirectCodes.includes(response.message.statusCode) &&
                            this._allowRedirects &&
                            redirectsRemaining > 0) {
                            const redirectUrl = response.message.headers['location'];
                            if (!redirectUrl) {
                                break;
                            }
                            const parsedRedirectUrl = new URL(redirectUrl);
                            if (parsedUrl.protocol === 'https:' &&
                                parsedUrl.protocol !== parsedRedirectUrl.protocol &&
                                !this._allowRedirectDowngrade) {
                                throw new Error('Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.');
                            }
                            yield response.readBody();
                            if (parsedRedirectUrl.hostname !== parsedUrl.hostname) {
                                for (const header in headers) {
                                    if (header.toLowerCase() === 'authorization') {
                                        delete headers[header];
                                    }
                                }
                            }
                            info = this._prepareRequest(verb, parsedRedirectUrl, headers);
                            response = yield this.requestRaw(info, data);
                            redirectsRemaining--;
                        }
                        if (!response.message.statusCode ||
                            !HttpResponseRetryCodes.includes(response.message.statusCode)) {
                            return response;
                        }
                        numTries += 1;
                        if (numTries < maxTries) {
                            yield response.readBody();
                            yield this._performExponentialBackoff(numTries);
                        }
                    } while (numTries < maxTries);
                    return response;
                });
            }
            dispose() {
                if (this._agent) {
                    this._agent.destroy();
                }
                this._disposed = true;
            }
            requestRaw(info, data) {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve, reject) => {
                        function callbackForResult(err, res) {
                            if (err) {
                                reject(err);
                            }
                            else if (!res) {
                                reject(new Error('Unknown error'));
                            }
                            else {
                                resolve(res);
                            }
                        }
                        this.requestRawWithCallback(info, data, callbackForResult);
                    });
                });
            }
            requestRawWithCallback(info, data, onResult) {
                if (typeof data === 'string') {
                    if (!info.options.headers) {
                        info.options.headers = {};
                    }
                    info.options.headers['Content-Length'] = Buffer.byteLength(data, 'utf8');
                }
                let callbackCalled = false;
                function handleResult(err, res) {
                    if (!callbackCalled) {
                        callbackCalled = true;
                        onResult(err, res);
                    }
                }
                const req = info.httpModule.request(info.options, (msg) => {
                    const res = new HttpClientResponse(msg);
                    handleResult(undefined, res);
                });
                let socket;
                req.on('socket', sock => {
                    socket = sock;
                });
                req.setTimeout(this._socketTimeout || 3 * 60000, () => {
                    if (socket) {
                        socket.end();
                    }
                    handleResult(new Error(`Request timeout: ${info.options.path}`));
                });
                req.on('error', function (err) {
                    handleResult(err);
                });
                if (data && typeof data === 'string') {
                    req.write(data, 'utf8');
                }
                if (data && typeof data !== 'string') {
                    data.on('close', function () {
                        req.end();
                    });
                    data.pipe(req);
                }
                else {
                    req.end();
                }
            }
            getAgent(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                return this._getAgent(parsedUrl);
            }
            getAgentDispatcher(serverUrl) {
                const parsedUrl = new URL(serverUrl);
                const proxyUrl = getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (!useProxy) {
                    return;
                }
                return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
            }
            _prepareRequest(method, requestUrl, headers) {
                const info = {};
                info.parsedUrl = requestUrl;
                const usingSsl = info.parsedUrl.protocol === 'https:';
                info.httpModule = usingSsl ? external_https_namespaceObject : external_http_namespaceObject;
                const defaultPort = usingSsl ? 443 : 80;
                info.options = {};
                info.options.host = info.parsedUrl.hostname;
                info.options.port = info.parsedUrl.port
                    ? parseInt(info.parsedUrl.port)
                    : defaultPort;
                info.options.path =
                    (info.parsedUrl.pathname || '') + (info.parsedUrl.search || '');
                info.options.method = method;
                info.options.headers = this._mergeHeaders(headers);
                if (this.userAgent != null) {
                    info.options.headers['user-agent'] = this.userAgent;
                }
                info.options.agent = this._getAgent(info.parsedUrl);
                if (this.handlers) {
                    for (const handler of this.handlers) {
                        handler.prepareRequest(info.options);
                    }
                }
                return info;
            }
            _mergeHeaders(headers) {
                if (this.requestOptions && this.requestOptions.headers) {
                    return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {}));
                }
                return lowercaseKeys(headers || {});
            }
            _getExistingOrDefaultHeader(additionalHeaders, header, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[header];
                    if (headerValue) {
                        clientHeader =
                            typeof headerValue === 'number' ? headerValue.toString() : headerValue;
                    }
                }
                const additionalValue = additionalHeaders[header];
                if (additionalValue !== undefined) {
                    return typeof additionalValue === 'number'
                        ? additionalValue.toString()
                        : additionalValue;
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
                let clientHeader;
                if (this.requestOptions && this.requestOptions.headers) {
                    const headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
                    if (headerValue) {
                        if (typeof headerValue === 'number') {
                            clientHeader = String(headerValue);
                        }
                        else if (Array.isArray(headerValue)) {
                            clientHeader = headerValue.join(', ');
                        }
                        else {
                            clientHeader = headerValue;
                        }
                    }
                }
                const additionalValue = additionalHeaders[Headers.ContentType];
                if (additionalValue !== undefined) {
                    if (typeof additionalValue === 'number') {
                        return String(additionalValue);
                    }
                    else if (Array.isArray(additionalValue)) {
                        return additionalValue.join(', ');
                    }
                    else {
                        return additionalValue;
                    }
                }
                if (clientHeader !== undefined) {
                    return clientHeader;
                }
                return _default;
            }
            _getAgent(parsedUrl) {
                let agent;
                const proxyUrl = getProxyUrl(parsedUrl);
                const useProxy = proxyUrl && proxyUrl.hostname;
                if (this._keepAlive && useProxy) {
                    agent = this._proxyAgent;
                }
                if (!useProxy) {
                    agent = this._agent;
                }
                if (agent) {
                    return agent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                let maxSockets = 100;
                if (this.requestOptions) {
                    maxSockets = this.requestOptions.maxSockets || external_http_.globalAgent.maxSockets;
                }
                if (proxyUrl && proxyUrl.hostname) {
                    const agentOptions = {
                        maxSockets,
                        keepAlive: this._keepAlive,
                        proxy: Object.assign(Object.assign({}, ((proxyUrl.username || proxyUrl.password) && {
                            proxyAuth: `${proxyUrl.username}:${proxyUrl.password}`
                        })), { host: proxyUrl.hostname, port: proxyUrl.port })
                    };
                    let tunnelAgent;
                    const overHttps = proxyUrl.protocol === 'https:';
                    if (usingSsl) {
                        tunnelAgent = overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp;
                    }
                    else {
                        tunnelAgent = overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp;
                    }
                    agent = tunnelAgent(agentOptions);
                    this._proxyAgent = agent;
                }
                if (!agent) {
                    const options = { keepAlive: this._keepAlive, maxSockets };
                    agent = usingSsl ? new external_https_.Agent(options) : new external_http_.Agent(options);
                    this._agent = agent;
                }
                if (usingSsl && this._ignoreSslError) {
                    agent.options = Object.assign(agent.options || {}, {
                        rejectUnauthorized: false
                    });
                }
                return agent;
            }
            _getProxyAgentDispatcher(parsedUrl, proxyUrl) {
                let proxyAgent;
                if (this._keepAlive) {
                    proxyAgent = this._proxyAgentDispatcher;
                }
                if (proxyAgent) {
                    return proxyAgent;
                }
                const usingSsl = parsedUrl.protocol === 'https:';
                proxyAgent = new ProxyAgent(Object.assign({ uri: proxyUrl.href, pipelining: !this._keepAlive ? 0 : 1 }, ((proxyUrl.username || proxyUrl.password) && {
                    token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString('base64')}`
                })));
                this._proxyAgentDispatcher = proxyAgent;
                if (usingSsl && this._ignoreSslError) {
                    proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, {
                        rejectUnauthorized: false
                    });
                }
                return proxyAgent;
            }
            _getUserAgentWithOrchestrationId(userAgent) {
                const baseUserAgent = userAgent || 'actions/http-client';
                const orchId = process.env['ACTIONS_ORCHESTRATION_ID'];
                if (orchId) {
                    const sanitizedId = orchId.replace(/[^a-z0-9_.-]/gi, '_');
                    return `${baseUserAgent} actions_orchestration_id/${sanitizedId}`;
                }
                return baseUserAgent;
            }
            _performExponentialBackoff(retryNumber) {
                return __awaiter(this, void 0, void 0, function* () {
                    retryNumber = Math.min(ExponentialBackoffCeiling, retryNumber);
                    const ms = ExponentialBackoffTimeSlice * Math.pow(2, retryNumber);
                    return new Promise(resolve => setTimeout(() => resolve(), ms));
                });
            }
            _processResponse(res, options) {
                return __awaiter(this, void 0, void 0, function* () {
                    return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
                        const statusCode = res.message.statusCode || 0;
                        const response = {
                            statusCode,
                            result: null,
                            headers: {}
                        };
                        if (statusCode === HttpCodes.NotFound) {
                            resolve(response);
                        }
                        function dateTimeDeserializer(key, value) {
                            if (typeof value === 'string') {
                                const a = new Date(value);
                                if (!isNaN(a.valueOf())) {
                                    return a;
                                }
                            }
                            return value;
                        }
                        let obj;
                        let contents;
                        try {
                            contents = yield res.readBody();
                            if (contents && contents.length > 0) {
                                if (options && options.deserializeDates) {
                                    obj = JSON.parse(contents, dateTimeDeserializer);
                                }
                                else {
                                    obj = JSON.parse(contents);
                                }
                                response.result = obj;
                            }
                            response.headers = res.message.headers;
                        }
                        catch (err) {
                        }
                        if (statusCode > 299) {
                            let msg;
                            if (obj && obj.message) {
                                msg = obj.message;
                            }
                            else if (contents && contents.length > 0) {
                                msg = contents;
                            }
                            else {
                                msg = `Failed request: (${statusCode})`;
                            }
                            const err = new HttpClientError(msg, statusCode);
                            err.result = response.result;
                            reject(err);
                        }
                        else {
                            resolve(response);
                        }
                    }));
                });
            }
        }
        const lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => ((c[k.toLowerCase()] = obj[k]), c), {});
        ;
        var auth_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        class BasicCredentialHandler {
            constructor(username, password) {
                this.username = username;
                this.password = password;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Basic ${Buffer.from(`${this.username}:${this.password}`).toString('base64')}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function* () {
                    throw new Error('not implemented');
                });
            }
        }
        class BearerCredentialHandler {
            constructor(token) {
                this.token = token;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Bearer ${this.token}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function* () {
                    throw new Error('not implemented');
                });
            }
        }
        class PersonalAccessTokenCredentialHandler {
            constructor(token) {
                this.token = token;
            }
            prepareRequest(options) {
                if (!options.headers) {
                    throw Error('The request has no headers');
                }
                options.headers['Authorization'] = `Basic ${Buffer.from(`PAT:${this.token}`).toString('base64')}`;
            }
            canHandleAuthentication() {
                return false;
            }
            handleAuthentication() {
                return auth_awaiter(this, void 0, void 0, function* () {
                    throw new Error('not implemented');
                });
            }
        }
        var core = __webpack_require__(75865);
        ;
        var oidc_client_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        class OidcClient {
            static createHttpClient(allowRetry = true, maxRetry = 10) {
                const requestOptions = {
                    allowRetries: allowRetry,
                    maxRetries: maxRetry
                };
                return new HttpClient('actions/oidc-client', [new BearerCredentialHandler(OidcClient.getRequestToken())], requestOptions);
            }
            static getRequestToken() {
                const token = process.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'];
                if (!token) {
                    throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_TOKEN env variable');
                }
                return token;
            }
            static getIDTokenUrl() {
                const runtimeUrl = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'];
                if (!runtimeUrl) {
                    throw new Error('Unable to get ACTIONS_ID_TOKEN_REQUEST_URL env variable');
                }
                return runtimeUrl;
            }
            static getCall(id_token_url) {
                return oidc_client_awaiter(this, void 0, void 0, function* () {
                    var _a;
                    const httpclient = OidcClient.createHttpClient();
                    const res = yield httpclient
                        .getJson(id_token_url)
                        .catch(error => {
                        throw new Error(`Failed to get ID Token. \n 
        Error Code : ${error.statusCode}\n 
        Error Message: ${error.message}`);
                    });
                    const id_token = (_a = res.result) === null || _a === void 0 ? void 0 : _a.value;
                    if (!id_token) {
                        throw new Error('Response json body do not have ID Token field');
                    }
                    return id_token;
                });
            }
            static getIDToken(audience) {
                return oidc_client_awaiter(this, void 0, void 0, function* () {
                    try {
                        let id_token_url = OidcClient.getIDTokenUrl();
                        if (audience) {
                            const encodedAudience = encodeURIComponent(audience);
                            id_token_url = `${id_token_url}&audience=${encodedAudience}`;
                        }
                        (0, core.Yz)(`ID token url is ${id_token_url}`);
                        const id_token = yield OidcClient.getCall(id_token_url);
                        (0, core.Pq)(id_token);
                        return id_token;
                    }
                    catch (error) {
                        throw new Error(`Error message: ${error.message}`);
                    }
                });
            }
        }
    }),
    81260: (function (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        "use strict";
        __webpack_require__.d(__webpack_exports__, {
            exec: function () { return exec; }
        });
        var external_string_decoder_ = __webpack_require__(13193);
        var external_os_ = __webpack_require__(70857);
        var external_events_ = __webpack_require__(24434);
        var external_child_process_ = __webpack_require__(35317);
        var external_path_ = __webpack_require__(16928);
        var external_assert_ = __webpack_require__(42613);
        var external_fs_ = __webpack_require__(79896);
        ;
        var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const { chmod, copyFile, lstat, mkdir, open: io_util_open, readdir, rename, rm, rmdir, stat, symlink, unlink } = external_fs_.promises;
        const IS_WINDOWS = process.platform === 'win32';
        function readlink(fsPath) {
            return __awaiter(this, void 0, void 0, function* () {
                const result = yield fs.promises.readlink(fsPath);
                if (IS_WINDOWS && !result.endsWith('\\')) {
                    return `${result}\\`;
                }
                return result;
            });
        }
        const UV_FS_O_EXLOCK = 0x10000000;
        const READONLY = external_fs_.constants.O_RDONLY;
        function exists(fsPath) {
            return __awaiter(this, void 0, void 0, function* () {
                try {
                    yield stat(fsPath);
                }
                catch (err) {
                    if (err.code === 'ENOENT') {
                        return false;
                    }
                    throw err;
                }
                return true;
            });
        }
        function isDirectory(fsPath_1) {
            return __awaiter(this, arguments, void 0, function* (fsPath, useStat = false) {
                const stats = useStat ? yield stat(fsPath) : yield lstat(fsPath);
                return stats.isDirectory();
            });
        }
        function isRooted(p) {
            p = normalizeSeparators(p);
            if (!p) {
                throw new Error('isRooted() parameter "p" cannot be empty');
            }
            if (IS_WINDOWS) {
                return (p.startsWith('\\') || /^[A-Z]:/i.test(p));
            }
            return p.startsWith('/');
        }
        function tryGetExecutablePath(filePath, extensions) {
            return __awaiter(this, void 0, void 0, function* () {
                let stats = undefined;
                try {
                    stats = yield stat(filePath);
                }
                catch (err) {
                    if (err.code !== 'ENOENT') {
                        console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                    }
                }
                if (stats && stats.isFile()) {
                    if (IS_WINDOWS) {
                        const upperExt = external_path_.extname(filePath).toUpperCase();
                        if (extensions.some(validExt => validExt.toUpperCase() === upperExt)) {
                            return filePath;
                        }
                    }
                    else {
                        if (isUnixExecutable(stats)) {
                            return filePath;
                        }
                    }
                }
                const originalFilePath = filePath;
                for (const extension of extensions) {
                    filePath = originalFilePath + extension;
                    stats = undefined;
                    try {
                        stats = yield stat(filePath);
                    }
                    catch (err) {
                        if (err.code !== 'ENOENT') {
                            console.log(`Unexpected error attempting to determine if executable file exists '${filePath}': ${err}`);
                        }
                    }
                    if (stats && stats.isFile()) {
                        if (IS_WINDOWS) {
                            try {
                                const directory = external_path_.dirname(filePath);
                                const upperName = external_path_.basename(filePath).toUpperCase();
                                for (const actualName of yield readdir(directory)) {
                                    if (upperName === actualName.toUpperCase()) {
                                        filePath = external_path_.join(directory, actualName);
                                        break;
                                    }
                                }
                            }
                            catch (err) {
                                console.log(`Unexpected error attempting to determine the actual case of the file '${filePath}': ${err}`);
                            }
                            return filePath;
                        }
                        else {
                            if (isUnixExecutable(stats)) {
                                return filePath;
                            }
                        }
                    }
                }
                return '';
            });
        }
        function normalizeSeparators(p) {
            p = p || '';
            if (IS_WINDOWS) {
                p = p.replace(/\//g, '\\');
                return p.replace(/\\\\+/g, '\\');
            }
            return p.replace(/\/\/+/g, '/');
        }
        function isUnixExecutable(stats) {
            return ((stats.mode & 1) > 0 ||
                ((stats.mode & 8) > 0 &&
                    process.getgid !== undefined &&
                    stats.gid === process.getgid()) ||
                ((stats.mode & 64) > 0 &&
                    process.getuid !== undefined &&
                    stats.uid === process.getuid()));
        }
        function getCmdPath() {
            var _a;
            return (_a = process.env['COMSPEC']) !== null && _a !== void 0 ? _a : `cmd.exe`;
        }
        ;
        var io_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function cp(source_1, dest_1) {
            return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
                const { force, recursive, copySourceDirectory } = readCopyOptions(options);
                const destStat = (yield ioUtil.exists(dest)) ? yield ioUtil.stat(dest) : null;
                if (destStat && destStat.isFile() && !force) {
                    return;
                }
                const newDest = destStat && destStat.isDirectory() && copySourceDirectory
                    ? path.join(dest, path.basename(source))
                    : dest;
                if (!(yield ioUtil.exists(source))) {
                    throw new Error(`no such file or directory: ${source}`);
                }
                const sourceStat = yield ioUtil.stat(source);
                if (sourceStat.isDirectory()) {
                    if (!recursive) {
                        throw new Error(`Failed to copy. ${source} is a directory, but tried to copy without recursive flag.`);
                    }
                    else {
                        yield cpDirRecursive(source, newDest, 0, force);
                    }
                }
                else {
                    if (path.relative(source, newDest) === '') {
                        throw new Error(`'${newDest}' and '${source}' are the same file`);
                    }
                    yield io_copyFile(source, newDest, force);
                }
            });
        }
        function mv(source_1, dest_1) {
            return io_awaiter(this, arguments, void 0, function* (source, dest, options = {}) {
                if (yield ioUtil.exists(dest)) {
                    let destExists = true;
                    if (yield ioUtil.isDirectory(dest)) {
                        dest = path.join(dest, path.basename(source));
                        destExists = yield ioUtil.exists(dest);
                    }
                    if (destExists) {
                        if (options.force == null || options.force) {
                            yield rmRF(dest);
                        }
                        else {
                            throw new Error('Destination already exists');
                        }
                    }
                }
                yield mkdirP(path.dirname(dest));
                yield ioUtil.rename(source, dest);
            });
        }
        function rmRF(inputPath) {
            return io_awaiter(this, void 0, void 0, function* () {
                if (ioUtil.IS_WINDOWS) {
                    if (/[*"<>|]/.test(inputPath)) {
                        throw new Error('File path must not contain `*`, `"`, `<`, `>` or `|` on Windows');
                    }
                }
                try {
                    yield ioUtil.rm(inputPath, {
                        force: true,
                        maxRetries: 3,
                        recursive: true,
                        retryDelay: 300
                    });
                }
                catch (err) {
                    throw new Error(`File was unable to be removed ${err}`);
                }
            });
        }
        function mkdirP(fsPath) {
            return io_awaiter(this, void 0, void 0, function* () {
                ok(fsPath, 'a path argument must be provided');
                yield ioUtil.mkdir(fsPath, { recursive: true });
            });
        }
        function which(tool, check) {
            return io_awaiter(this, void 0, void 0, function* () {
                if (!tool) {
                    throw new Error("parameter 'tool' is required");
                }
                if (check) {
                    const result = yield which(tool, false);
                    if (!result) {
                        if (IS_WINDOWS) {
                            throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also verify the file has a valid extension for an executable file.`);
                        }
                        else {
                            throw new Error(`Unable to locate executable file: ${tool}. Please verify either the file path exists or the file can be found within a directory specified by the PATH environment variable. Also check the file mode to verify the file is executable.`);
                        }
                    }
                    return result;
                }
                const matches = yield findInPath(tool);
                if (matches && matches.length > 0) {
                    return matches[0];
                }
                return '';
            });
        }
        function findInPath(tool) {
            return io_awaiter(this, void 0, void 0, function* () {
                if (!tool) {
                    throw new Error("parameter 'tool' is required");
                }
                const extensions = [];
                if (IS_WINDOWS && process.env['PATHEXT']) {
                    for (const extension of process.env['PATHEXT'].split(external_path_.delimiter)) {
                        if (extension) {
                            extensions.push(extension);
                        }
                    }
                }
                if (isRooted(tool)) {
                    const filePath = yield tryGetExecutablePath(tool, extensions);
                    if (filePath) {
                        return [filePath];
                    }
                    return [];
                }
                if (tool.includes(external_path_.sep)) {
                    return [];
                }
                const directories = [];
                if (process.env.PATH) {
                    for (const p of process.env.PATH.split(external_path_.delimiter)) {
                        if (p) {
                            directories.push(p);
                        }
                    }
                }
                const matches = [];
                for (const directory of directories) {
                    const filePath = yield tryGetExecutablePath(external_path_.join(directory, tool), extensions);
                    if (filePath) {
                        matches.push(filePath);
                    }
                }
                return matches;
            });
        }
        function readCopyOptions(options) {
            const force = options.force == null ? true : options.force;
            const recursive = Boolean(options.recursive);
            const copySourceDirectory = options.copySourceDirectory == null
                ? true
                : Boolean(options.copySourceDirectory);
            return { force, recursive, copySourceDirectory };
        }
        function cpDirRecursive(sourceDir, destDir, currentDepth, force) {
            return io_awaiter(this, void 0, void 0, function* () {
                if (currentDepth >= 255)
                    return;
                currentDepth++;
                yield mkdirP(destDir);
                const files = yield ioUtil.readdir(sourceDir);
                for (const fileName of files) {
                    const srcFile = `${sourceDir}/${fileName}`;
                    const destFile = `${destDir}/${fileName}`;
                    const srcFileStat = yield ioUtil.lstat(srcFile);
                    if (srcFileStat.isDirectory()) {
                        yield cpDirRecursive(srcFile, destFile, currentDepth, force);
                    }
                    else {
                        yield io_copyFile(srcFile, destFile, force);
                    }
                }
                yield ioUtil.chmod(destDir, (yield ioUtil.stat(sourceDir)).mode);
            });
        }
        function io_copyFile(srcFile, destFile, force) {
            return io_awaiter(this, void 0, void 0, function* () {
                if ((yield ioUtil.lstat(srcFile)).isSymbolicLink()) {
                    try {
                        yield ioUtil.lstat(destFile);
                        yield ioUtil.unlink(destFile);
                    }
                    catch (e) {
                        if (e.code === 'EPERM') {
                            yield ioUtil.chmod(destFile, '0666');
                            yield ioUtil.unlink(destFile);
                        }
                    }
                    const symlinkFull = yield ioUtil.readlink(srcFile);
                    yield ioUtil.symlink(symlinkFull, destFile, ioUtil.IS_WINDOWS ? 'junction' : null);
                }
                else if (!(yield ioUtil.exists(destFile)) || force) {
                    yield ioUtil.copyFile(srcFile, destFile);
                }
            });
        }
        var external_timers_ = __webpack_require__(53557);
        ;
        var toolrunner_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        const toolrunner_IS_WINDOWS = process.platform === 'win32';
        class ToolRunner extends external_events_.EventEmitter {
            constructor(toolPath, args, options) {
                super();
                if (!toolPath) {
                    throw new Error("Parameter 'toolPath' cannot be null or empty.");
                }
                this.toolPath = toolPath;
                this.args = args || [];
                this.options = options || {};
            }
            _debug(message) {
                if (this.options.listeners && this.options.listeners.debug) {
                    this.options.listeners.debug(message);
                }
            }
            _getCommandString(options, noPrefix) {
                const toolPath = this._getSpawnFileName();
                const args = this._getSpawnArgs(options);
                let cmd = noPrefix ? '' : '[command]';
                if (toolrunner_IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        cmd += toolPath;
                        for (const a of args) {
                            cmd += ` ${a}`;
                        }
                    }
                    else if (options.windowsVerbatimArguments) {
                        cmd += `"${toolPath}"`;
                        for (const a of args) {
                            cmd += ` ${a}`;
                        }
                    }
                    else {
                        cmd += this._windowsQuoteCmdArg(toolPath);
                        for (const a of args) {
                            cmd += ` ${this._windowsQuoteCmdArg(a)}`;
                        }
                    }
                }
                else {
                    cmd += toolPath;
                    for (const a of args) {
                        cmd += ` ${a}`;
                    }
                }
                return cmd;
            }
            _processLineBuffer(data, strBuffer, onLine) {
                try {
                    let s = strBuffer + data.toString();
                    let n = s.indexOf(external_os_.EOL);
                    while (n > -1) {
                        const line = s.substring(0, n);
                        onLine(line);
                        s = s.substring(n + external_os_.EOL.length);
                        n = s.indexOf(external_os_.EOL);
                    }
                    return s;
                }
                catch (err) {
                    this._debug(`error processing line. Failed with error ${err}`);
                    return '';
                }
            }
            _getSpawnFileName() {
                if (toolrunner_IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        return process.env['COMSPEC'] || 'cmd.exe';
                    }
                }
                return this.toolPath;
            }
            _getSpawnArgs(options) {
                if (toolrunner_IS_WINDOWS) {
                    if (this._isCmdFile()) {
                        let argline = `/D /S /C "${this._windowsQuoteCmdArg(this.toolPath)}`;
                        for (const a of this.args) {
                            argline += ' ';
                            argline += options.windowsVerbatimArguments
                                ? a
                                : this._windowsQuoteCmdArg(a);
                        }
                        argline += '"';
                        return [argline];
                    }
                }
                return this.args;
            }
            _endsWith(str, end) {
                return str.endsWith(end);
            }
            _isCmdFile() {
                const upperToolPath = this.toolPath.toUpperCase();
                return (this._endsWith(upperToolPath, '.CMD') ||
                    this._endsWith(upperToolPath, '.BAT'));
            }
            _windowsQuoteCmdArg(arg) {
                if (!this._isCmdFile()) {
                    return this._uvQuoteCmdArg(arg);
                }
                if (!arg) {
                    return '""';
                }
                const cmdSpecialChars = [
                    ' ',
                    '\t',
                    '&',
                    '(',
                    ')',
                    '[',
                    ']',
                    '{',
                    '}',
                    '^',
                    '=',
                    ';',
                    '!',
                    "'",
                    '+',
                    ',',
                    '`',
                    '~',
                    '|',
                    '<',
                    '>',
                    '"'
                ];
                let needsQuotes = false;
                for (const char of arg) {
                    if (cmdSpecialChars.some(x => x === char)) {
                        needsQuotes = true;
                        break;
                    }
                }
                if (!needsQuotes) {
                    return arg;
                }
                let reverse = '"';
                let quoteHit = true;
                for (let i = arg.length; i > 0; i--) {
                    reverse += arg[i - 1];
                    if (quoteHit && arg[i - 1] === '\\') {
                        reverse += '\\';
                    }
                    else if (arg[i - 1] === '"') {
                        quoteHit = true;
                        reverse += '"';
                    }
                    else {
                        quoteHit = false;
                    }
                }
                reverse += '"';
                return reverse.split('').reverse().join('');
            }
            _uvQuoteCmdArg(arg) {
                if (!arg) {
                    return '""';
                }
                if (!arg.includes(' ') && !arg.includes('\t') && !arg.includes('"')) {
                    return arg;
                }
                if (!arg.includes('"') && !arg.includes('\\')) {
                    return `"${arg}"`;
                }
                let reverse = '"';
                let quoteHit = true;
                for (let i = arg.length; i > 0; i--) {
                    reverse += arg[i - 1];
                    if (quoteHit && arg[i - 1] === '\\') {
                        reverse += '\\';
                    }
                    else if (arg[i - 1] === '"') {
                        quoteHit = true;
                        reverse += '\\';
                    }
                    else {
                        quoteHit = false;
                    }
                }
                reverse += '"';
                return reverse.split('').reverse().join('');
            }
            _cloneExecOptions(options) {
                options = options || {};
                const result = {
                    cwd: options.cwd || process.cwd(),
                    env: options.env || process.env,
                    silent: options.silent || false,
                    windowsVerbatimArguments: options.windowsVerbatimArguments || false,
                    failOnStdErr: options.failOnStdErr || false,
                    ignoreReturnCode: options.ignoreReturnCode || false,
                    delay: options.delay || 10000
                };
                result.outStream = options.outStream || process.stdout;
                result.errStream = options.errStream || process.stderr;
                return result;
            }
            _getSpawnOptions(options, toolPath) {
                options = options || {};
                const result = {};
                result.cwd = options.cwd;
                result.env = options.env;
                result['windowsVerbatimArguments'] =
                    options.windowsVerbatimArguments || this._isCmdFile();
                if (options.windowsVerbatimArguments) {
                    result.argv0 = `"${toolPath}"`;
                }
                return result;
            }
            exec() {
                return toolrunner_awaiter(this, void 0, void 0, function* () {
                    if (!isRooted(this.toolPath) &&
                        (this.toolPath.includes('/') ||
                            (toolrunner_IS_WINDOWS && this.toolPath.includes('\\')))) {
                        this.toolPath = external_path_.resolve(process.cwd(), this.options.cwd || process.cwd(), this.toolPath);
                    }
                    this.toolPath = yield which(this.toolPath, true);
                    return new Promise((resolve, reject) => toolrunner_awaiter(this, void 0, void 0, function* () {
                        this._debug(`exec tool: ${this.toolPath}`);
                        this._debug('arguments:');
                        for (const arg of this.args) {
                            this._debug(`   ${arg}`);
                        }
                        const optionsNonNull = this._cloneExecOptions(this.options);
                        if (!optionsNonNull.silent && optionsNonNull.outStream) {
                            optionsNonNull.outStream.write(this._getCommandString(optionsNonNull) + external_os_.EOL);
                        }
                        const state = new ExecState(optionsNonNull, this.toolPath);
                        state.on('debug', (message) => {
                            this._debug(message);
                        });
                        if (this.options.cwd && !(yield exists(this.options.cwd))) {
                            return reject(new Error(`The cwd: ${this.options.cwd} does not exist!`));
                        }
                        const fileName = this._getSpawnFileName();
                        const cp = external_child_process_.spawn(fileName, this._getSpawnArgs(optionsNonNull), this._getSpawnOptions(this.options, fileName));
                        let stdbuffer = '';
                        if (cp.stdout) {
                            cp.stdout.on('data', (data) => {
                                if (this.options.listeners && this.options.listeners.stdout) {
                                    this.options.listeners.stdout(data);
                                }
                                if (!optionsNonNull.silent && optionsNonNull.outStream) {
                                    optionsNonNull.outStream.write(data);
                                }
                                stdbuffer = this._processLineBuffer(data, stdbuffer, (line) => {
                                    if (this.options.listeners && this.options.listeners.stdline) {
                                        this.options.listeners.stdline(line);
                                    }
                                });
                            });
                        }
                        let errbuffer = '';
                        if (cp.stderr) {
                            cp.stderr.on('data', (data) => {
                                state.processStderr = true;
                                if (this.options.listeners && this.options.listeners.stderr) {
                                    this.options.listeners.stderr(data);
                                }
                                if (!optionsNonNull.silent &&
                                    optionsNonNull.errStream &&
                                    optionsNonNull.outStream) {
                                    const s = optionsNonNull.failOnStdErr
                                        ? optionsNonNull.errStream
                                        : optionsNonNull.outStream;
                                    s.write(data);
                                }
                                errbuffer = this._processLineBuffer(data, errbuffer, (line) => {
                                    if (this.options.listeners && this.options.listeners.errline) {
                                        this.options.listeners.errline(line);
                                    }
                                });
                            });
                        }
                        cp.on('error', (err) => {
                            state.processError = err.message;
                            state.processExited = true;
                            state.processClosed = true;
                            state.CheckComplete();
                        });
                        cp.on('exit', (code) => {
                            state.processExitCode = code;
                            state.processExited = true;
                            this._debug(`Exit code ${code} received from tool '${this.toolPath}'`);
                            state.CheckComplete();
                        });
                        cp.on('close', (code) => {
                            state.processExitCode = code;
                            state.processExited = true;
                            state.processClosed = true;
                            this._debug(`STDIO streams have closed for tool '${this.toolPath}'`);
                            state.CheckComplete();
                        });
                        state.on('done', (error, exitCode) => {
                            if (stdbuffer.length > 0) {
                                this.emit('stdline', stdbuffer);
                            }
                            if (errbuffer.length > 0) {
                                this.emit('errline', errbuffer);
                            }
                            cp.removeAllListeners();
                            if (error) {
                                reject(error);
                            }
                            else {
                                resolve(exitCode);
                            }
                        });
                        if (this.options.input) {
                            if (!cp.stdin) {
                                throw new Error('child process missing stdin');
                            }
                            cp.stdin.end(this.options.input);
                        }
                    }));
                });
            }
        }
        function argStringToArray(argString) {
            const args = [];
            let inQuotes = false;
            let escaped = false;
            let arg = '';
            function append(c) {
                if (escaped && c !== '"') {
                    arg += '\\';
                }
                arg += c;
                escaped = false;
            }
            for (let i = 0; i < argString.length; i++) {
                const c = argString.charAt(i);
                if (c === '"') {
                    if (!escaped) {
                        inQuotes = !inQuotes;
                    }
                    else {
                        append(c);
                    }
                    continue;
                }
                if (c === '\\' && escaped) {
                    append(c);
                    continue;
                }
                if (c === '\\' && inQuotes) {
                    escaped = true;
                    continue;
                }
                if (c === ' ' && !inQuotes) {
                    if (arg.length > 0) {
                        args.push(arg);
                        arg = '';
                    }
                    continue;
                }
                append(c);
            }
            if (arg.length > 0) {
                args.push(arg.trim());
            }
            return args;
        }
        class ExecState extends external_events_.EventEmitter {
            constructor(options, toolPath) {
                super();
                this.processClosed = false;
                this.processError = '';
                this.processExitCode = 0;
                this.processExited = false;
                this.processStderr = false;
                this.delay = 10000;
                this.done = false;
                this.timeout = null;
                if (!toolPath) {
                    throw new Error('toolPath must not be empty');
                }
                this.options = options;
                this.toolPath = toolPath;
                if (options.delay) {
                    this.delay = options.delay;
                }
            }
            CheckComplete() {
                if (this.done) {
                    return;
                }
                if (this.processClosed) {
                    this._setResult();
                }
                else if (this.processExited) {
                    this.timeout = (0, external_timers_.setTimeout)(ExecState.HandleTimeout, this.delay, this);
                }
            }
            _debug(message) {
                this.emit('debug', message);
            }
            _setResult() {
                let error;
                if (this.processExited) {
                    if (this.processError) {
                        error = new Error(`There was an error when attempting to execute the process '${this.toolPath}'. This may indicate the process failed to start. Error: ${this.processError}`);
                    }
                    else if (this.processExitCode !== 0 && !this.options.ignoreReturnCode) {
                        error = new Error(`The process '${this.toolPath}' failed with exit code ${this.processExitCode}`);
                    }
                    else if (this.processStderr && this.options.failOnStdErr) {
                        error = new Error(`The process '${this.toolPath}' failed because one or more lines were written to the STDERR stream`);
                    }
                }
                if (this.timeout) {
                    clearTimeout(this.timeout);
                    this.timeout = null;
                }
                this.done = true;
                this.emit('done', error, this.processExitCode);
            }
            static HandleTimeout(state) {
                if (state.done) {
                    return;
                }
                if (!state.processClosed && state.processExited) {
                    const message = `The STDIO streams did not close within ${state.delay / 1000} seconds of the exit event from process '${state.toolPath}'. This may indicate a child process inherited the STDIO streams and has not yet exited.`;
                    state._debug(message);
                }
                state._setResult();
            }
        }
        ;
        var exec_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
            function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
            return new (P || (P = Promise))(function (resolve, reject) {
                function fulfilled(value) {
                    try {
                        step(generator.next(value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function rejected(value) {
                    try {
                        step(generator["throw"](value));
                    }
                    catch (e) {
                        reject(e);
                    }
                }
                function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
                step((generator = generator.apply(thisArg, _arguments || [])).next());
            });
        };
        function exec(commandLine, args, options) {
            return exec_awaiter(this, void 0, void 0, function* () {
                const commandArgs = argStringToArray(commandLine);
                if (commandArgs.length === 0) {
                    throw new Error(`Parameter 'commandLine' cannot be null or empty.`);
                }
                const toolPath = commandArgs[0];
                args = commandArgs.slice(1).concat(args || []);
                const runner = new ToolRunner(toolPath, args, options);
                return runner.exec();
            });
        }
        function getExecOutput(commandLine, args, options) {
            return exec_awaiter(this, void 0, void 0, function* () {
                var _a, _b;
                let stdout = '';
                let stderr = '';
                const stdoutDecoder = new StringDecoder('utf8');
                const stderrDecoder = new StringDecoder('utf8');
                const originalStdoutListener = (_a = options === null || options === void 0 ? void 0 : options.listeners) === null || _a === void 0 ? void 0 : _a.stdout;
                const originalStdErrListener = (_b = options === null || options === void 0 ? void 0 : options.listeners) === null || _b === void 0 ? void 0 : _b.stderr;
                const stdErrListener = (data) => {
                    stderr += stderrDecoder.write(data);
                    if (originalStdErrListener) {
                        originalStdErrListener(data);
                    }
                };
                const stdOutListener = (data) => {
                    stdout += stdoutDecoder.write(data);
                    if (originalStdoutListener) {
                        originalStdoutListener(data);
                    }
                };
                const listeners = Object.assign(Object.assign({}, options === null || options === void 0 ? void 0 : options.listeners), { stdout: stdOutListener, stderr: stdErrListener });
                const exitCode = yield exec(commandLine, args, Object.assign(Object.assign({}, options), { listeners }));
                stdout += stdoutDecoder.end();
                stderr += stderrDecoder.end();
                return {
                    exitCode,
                    stdout,
                    stderr
                };
            });
        }
    })
};
;
