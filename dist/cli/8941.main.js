"use strict";
exports.id = 8941;
exports.ids = [8941];
exports.modules = {

/***/ 8941:
/***/ (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  shapeOf: function() { return /* binding */ shapeOf; }
});

;// CONCATENATED MODULE: ./build/src/plugin/manifest.schema.json
var manifest_schema_namespaceObject = /*#__PURE__*/JSON.parse('{"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://github.com/OWNER/plugin-preflight/manifest.schema.json","title":"Plugin manifest","description":"The manifest.json of a plugin.","type":"object","required":["manifest_version","name","version","description","type","author","category","permissions"],"properties":{"$schema":{"description":"The address of this schema, for editors.","type":"string"},"manifest_version":{"title":"Manifest version","description":"The version of the manifest\'s form: always 1.","type":"number","const":1,"default":1},"name":{"title":"Name","description":"The plugin\'s name in the marketplace: 3 to 50 letters, digits, spaces, hyphens and underscores.","type":"string","minLength":3,"maxLength":50,"pattern":"^[A-Za-z0-9 _-]*$"},"version":{"title":"Version","description":"A semantic version, MAJOR.MINOR.PATCH; the same as in package.json.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$"},"description":{"title":"Description","description":"What the plugin does, in 10 to 500 characters; 200 are enough.","type":"string","minLength":10,"maxLength":500},"type":{"title":"Type","description":"What kind of plugin it is; hybrid combines a widget, commands and pages.","enum":["dashboard-widget","cli-tool","service","page","hybrid"]},"author":{"title":"Author","description":"\\"Name <mail>\\", or an object with name and email.","anyOf":[{"type":"string","minLength":1},{"$ref":"#/definitions/author"}]},"category":{"title":"Category","description":"Where the marketplace lists it.","enum":["productivity","communication","utilities","integrations","ai","health","finance","entertainment","education","other"]},"permissions":{"title":"Permissions","description":"What the plugin may do: strings, or objects with a description. An empty list is fine.","type":"array","items":{"anyOf":[{"type":"string","allOf":[{"$ref":"#/definitions/permission"}]},{"description":"A permission and why it is needed.","type":"object","properties":{"type":{"description":"The permission itself.","$ref":"#/definitions/permission"},"description":{"description":"Why it is needed.","type":"string","minLength":1},"required":{"description":"Whether the plugin works without.","type":"boolean"}},"additionalProperties":false,"required":["type"],"recommended":["description","required"]}]}},"main":{"title":"Main entry point","description":"The primary entry point of a command-line tool or a service, such as dist/plugin.js.","type":"string","minLength":1},"web":{"title":"Web entry point","description":"The entry point of the UI components, such as dist/plugin.js.","type":"string","minLength":1},"background":{"title":"Background entry point","description":"The entry point of a background service.","type":"string","minLength":1},"repository":{"title":"Repository","description":"Address of the source repository.","type":"string","format":"web-url"},"homepage":{"title":"Homepage","description":"Address of the plugin\'s page.","type":"string","format":"web-url"},"bugs":{"title":"Bugs","description":"Address of the issue tracker.","type":"string","format":"web-url"},"license":{"title":"License","description":"An SPDX expression such as MIT, UNLICENSED, or SEE LICENSE IN <file>.","type":"string"},"keywords":{"title":"Keywords","description":"Free-form search words.","type":"array","items":{"type":"string","minLength":1}},"tags":{"title":"Tags","description":"Free-form tags; at most 10.","type":"array","items":{"type":"string","minLength":1}},"dependencies":{"title":"Dependencies","description":"Runtime dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"peerDependencies":{"title":"Peer dependencies","description":"Peer dependencies: package names and version ranges.","type":"object","additionalProperties":{"$ref":"#/definitions/range"}},"engines":{"title":"Engines","description":"The runtimes that it works with, as version ranges.","type":"object","properties":{"node":{"description":"The range of Node versions.","$ref":"#/definitions/range"},"npm":{"description":"The range of npm versions.","$ref":"#/definitions/range"}},"additionalProperties":false,"notMeant":["pnpm","yarn","bun"]},"minHostVersion":{"title":"Lowest host version","description":"The lowest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"maxHostVersion":{"title":"Highest host version","description":"The highest version of the platform that is supported.","type":"string","pattern":"^(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)\\\\.(0|[1-9]\\\\d*)(?:-((?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\\\.(?:0|[1-9]\\\\d*|\\\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\\\+([0-9a-zA-Z-]+(?:\\\\.[0-9a-zA-Z-]+)*))?$","must":"be a semantic version such as \\"2.1.0\\""},"dashboard_widget":{"title":"Dashboard widget","$ref":"#/definitions/dashboardWidget"},"commands":{"title":"Commands","description":"The commands of a cli-tool.","type":"array","items":{"$ref":"#/definitions/command"}},"pages":{"title":"Pages","description":"The pages of a page plugin.","type":"array","items":{"$ref":"#/definitions/page"}},"menu_items":{"title":"Menu items","description":"Items of the host\'s menu.","type":"array","items":{"$ref":"#/definitions/menuItem"}},"hooks":{"title":"Lifecycle hooks","description":"Functions that the host calls, by the hook\'s name.","type":"object","properties":{"onInstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onEnable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onDisable":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUpdate":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1},"onUninstall":{"description":"A function of the plugin\'s module, or a path to one: \\"dist/hooks.js#onInstall\\".","type":"string","minLength":1}},"additionalProperties":false},"external_services":{"title":"External services","description":"Services that the plugin talks to.","type":"array","items":{"$ref":"#/definitions/externalService"}},"webhooks":{"title":"Webhooks","description":"Webhooks that the host receives for the plugin.","type":"array","items":{"$ref":"#/definitions/webhook"}},"oauth":{"title":"OAuth","description":"OAuth providers that the plugin needs.","type":"array","items":{"$ref":"#/definitions/oauthProvider"}},"config_schema":{"title":"Configuration schema","$ref":"#/definitions/jsonSchema"},"default_config":{"title":"Default configuration","description":"Default values by the names of settings.","type":"object"},"pricing":{"title":"Pricing","description":"What the plugin costs.","type":"object","properties":{"type":{"description":"free, or another value that the marketplace knows.","type":"string","minLength":1}},"additionalProperties":false,"required":["type"]},"compatibility":{"title":"Compatibility","description":"The versions that it works with, as ranges such as >=2.0.0.","type":"object","properties":{"host_version":{"description":"The range of platform versions.","$ref":"#/definitions/range"},"node_version":{"description":"The range of Node versions.","$ref":"#/definitions/range"}},"additionalProperties":false},"screenshots":{"title":"Screenshots","description":"Relative paths of images.","type":"array","items":{"type":"string","minLength":1}},"configSchema":{"title":"Configuration schema (other spelling)","description":"The other spelling of config_schema; use config_schema.","deprecationMessage":"Use config_schema.","allOf":[{"$ref":"#/definitions/jsonSchema"}]},"ui":{"title":"User interface","description":"Names for the host\'s user interface.","type":"object","properties":{"component":{"description":"The exported UI component.","type":"string"},"styles":{"description":"A style sheet.","type":"string"}},"additionalProperties":false}},"additionalProperties":false,"definitions":{"url":{"type":"string","format":"web-url"},"range":{"type":"string"},"path":{"type":"string","minLength":1},"jsonSchema":{"type":"object","description":"A JSON Schema object with type \\"object\\" and properties."},"permission":{"description":"A permission that the host grants.","enum":["network-access","storage-read","storage-write","filesystem-access","notifications","clipboard-read","clipboard-write","geolocation","camera","microphone","calendar","contacts","storage","network"],"deprecatedValues":["storage","network"]},"author":{"description":"The author as an object.","type":"object","properties":{"name":{"description":"The author\'s name.","type":"string","minLength":1},"email":{"description":"An address that users can write to.","type":"string","format":"email"},"website":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"url":{"description":"Address of the author\'s site.","$ref":"#/definitions/url"},"avatar":{"description":"Address of a square image; 128x128 is recommended.","type":"string"}},"additionalProperties":false,"required":["name"],"recommended":["email"]},"command":{"description":"A command of the command line.","type":"object","properties":{"name":{"description":"What the user types.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string","minLength":1},"usage":{"description":"How it is called.","type":"string"},"aliases":{"description":"Other names of the command.","type":"array","items":{"type":"string","minLength":1}},"options":{"description":"The options that it takes.","type":"array","items":{"$ref":"#/definitions/commandOption"}}},"additionalProperties":false,"required":["name","description"]},"commandOption":{"description":"An option of a command.","type":"object","properties":{"name":{"description":"Its name, without hyphens.","type":"string","minLength":1},"description":{"description":"What the help says.","type":"string"},"type":{"description":"The type of its value, such as string or boolean.","type":"string"},"default":{"description":"The value when it is not given."},"required":{"description":"Whether it must be given.","type":"boolean"}},"additionalProperties":false,"required":["name"],"recommended":["description","type"]},"page":{"description":"A page of the host\'s interface.","type":"object","properties":{"name":{"description":"A name for the page.","type":"string"},"path":{"description":"The host\'s route to it.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"component":{"description":"The exported UI component.","type":"string","minLength":1},"title":{"description":"The title that users see.","type":"string"},"description":{"description":"What the page is for.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"}},"additionalProperties":false,"required":["path","component"],"recommended":["name","title"]},"menuItem":{"description":"An item of the host\'s menu.","type":"object","properties":{"label":{"description":"What users see.","type":"string"},"path":{"description":"A route that begins with /, or an absolute URL.","type":"string"},"icon":{"description":"Icon name or URL.","type":"string"},"order":{"description":"Smaller stands first.","type":"number"},"parent":{"description":"The item under which it stands.","type":"string"}},"additionalProperties":false,"required":["path"],"recommended":["label","icon","order"]},"externalService":{"description":"A service that the plugin talks to.","type":"object","properties":{"name":{"description":"The service\'s name.","type":"string","minLength":1},"base_url":{"description":"The address that its paths are added to.","$ref":"#/definitions/url"},"api_key_required":{"description":"Whether users need a key of their own.","type":"boolean"},"description":{"description":"What it is used for.","type":"string"},"documentation":{"description":"Address of its documentation.","$ref":"#/definitions/url"}},"additionalProperties":false,"required":["name","base_url"],"recommended":["api_key_required","description"]},"webhook":{"description":"A webhook that the host receives for the plugin.","type":"object","properties":{"name":{"description":"The webhook\'s name.","type":"string","minLength":1},"endpoint":{"description":"Its path on the host.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"events":{"description":"The names of the events, chosen by the plugin.","type":"array","minItems":1,"items":{"type":"string","minLength":1}},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["name","endpoint","events"],"recommended":["description"]},"oauthProvider":{"description":"An OAuth provider that the plugin needs.","type":"object","properties":{"provider":{"description":"The provider\'s name.","type":"string","minLength":1},"scopes":{"description":"The scopes that are asked for.","type":"array","items":{"type":"string","minLength":1}},"redirect_uri":{"description":"The path on the host that the provider returns to.","type":"string","pattern":"^/","must":"begin with \\"/\\""},"description":{"description":"What it is for.","type":"string"}},"additionalProperties":false,"required":["provider","scopes","redirect_uri"],"recommended":["description"]},"dashboardWidget":{"description":"A widget on the dashboard.","type":"object","properties":{"name":{"description":"The name that users see.","type":"string","minLength":1},"description":{"description":"What the widget shows.","type":"string"},"component":{"description":"The exported UI component to mount.","type":"string","minLength":1},"defaultSize":{"description":"Its size in pixels when it is added.","type":"object","properties":{"width":{"description":"Pixels.","type":"number","exclusiveMinimum":0},"height":{"description":"Pixels.","type":"number","exclusiveMinimum":0}},"additionalProperties":false,"recommended":["width","height"]},"size":{"description":"Its size in the grid.","enum":["small","medium","large"]},"position":{"description":"Where it is put first.","enum":["sidebar","main","floating"]},"configSchema":{"description":"The settings of the widget, as a JSON Schema.","$ref":"#/definitions/jsonSchema"},"icon":{"description":"Icon name or URL.","type":"string"},"mount_point":{"description":"A named slot in the host, such as sidebar, header or toolbar.","type":"string"}},"additionalProperties":false,"required":["component"],"recommended":["name","description"]}}}');
// EXTERNAL MODULE: ./build/src/text/code-points.js
var code_points = __webpack_require__(2303);
;// CONCATENATED MODULE: ./build/src/plugin/manifest-validator.js
/* eslint-disable */
// @ts-nocheck
// Written by `npm run docs` from manifest.schema.json.

const validate = validate10;
const schema11 = { "$schema": "http://json-schema.org/draft-07/schema#", "$id": "https://github.com/OWNER/plugin-preflight/manifest.schema.json", "type": "object", "required": ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"], "properties": { "$schema": { "type": "string" }, "manifest_version": { "type": "number", "const": 1 }, "name": { "type": "string", "minLength": 3, "maxLength": 50, "pattern": "^[A-Za-z0-9 _-]*$" }, "version": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "description": { "type": "string", "minLength": 10, "maxLength": 500 }, "type": { "enum": ["dashboard-widget", "cli-tool", "service", "page", "hybrid"] }, "author": { "anyOf": [{ "type": "string", "minLength": 1 }, { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "email": { "type": "string", "format": "email" }, "website": { "type": "string", "format": "web-url" }, "url": { "type": "string", "format": "web-url" }, "avatar": { "type": "string" } }, "additionalProperties": false, "required": ["name"], "recommended": ["email"] }] }, "category": { "enum": ["productivity", "communication", "utilities", "integrations", "ai", "health", "finance", "entertainment", "education", "other"] }, "permissions": { "type": "array", "items": { "anyOf": [{ "type": "string", "allOf": [{ "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }] }, { "type": "object", "properties": { "type": { "enum": ["network-access", "storage-read", "storage-write", "filesystem-access", "notifications", "clipboard-read", "clipboard-write", "geolocation", "camera", "microphone", "calendar", "contacts", "storage", "network"] }, "description": { "type": "string", "minLength": 1 }, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["type"], "recommended": ["description", "required"] }] } }, "main": { "type": "string", "minLength": 1 }, "web": { "type": "string", "minLength": 1 }, "background": { "type": "string", "minLength": 1 }, "repository": { "type": "string", "format": "web-url" }, "homepage": { "type": "string", "format": "web-url" }, "bugs": { "type": "string", "format": "web-url" }, "license": { "type": "string" }, "keywords": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "dependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "peerDependencies": { "type": "object", "additionalProperties": { "type": "string" } }, "engines": { "type": "object", "properties": { "node": { "type": "string" }, "npm": { "type": "string" } }, "additionalProperties": false }, "minHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "maxHostVersion": { "type": "string", "pattern": "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" }, "dashboard_widget": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "component": { "type": "string", "minLength": 1 }, "defaultSize": { "type": "object", "properties": { "width": { "type": "number", "exclusiveMinimum": 0 }, "height": { "type": "number", "exclusiveMinimum": 0 } }, "additionalProperties": false, "recommended": ["width", "height"] }, "size": { "enum": ["small", "medium", "large"] }, "position": { "enum": ["sidebar", "main", "floating"] }, "configSchema": { "type": "object" }, "icon": { "type": "string" }, "mount_point": { "type": "string" } }, "additionalProperties": false, "required": ["component"], "recommended": ["name", "description"] }, "commands": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string", "minLength": 1 }, "usage": { "type": "string" }, "aliases": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "options": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "description": { "type": "string" }, "type": { "type": "string" }, "default": {}, "required": { "type": "boolean" } }, "additionalProperties": false, "required": ["name"], "recommended": ["description", "type"] } } }, "additionalProperties": false, "required": ["name", "description"] } }, "pages": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string" }, "path": { "type": "string", "pattern": "^/" }, "component": { "type": "string", "minLength": 1 }, "title": { "type": "string" }, "description": { "type": "string" }, "icon": { "type": "string" } }, "additionalProperties": false, "required": ["path", "component"], "recommended": ["name", "title"] } }, "menu_items": { "type": "array", "items": { "type": "object", "properties": { "label": { "type": "string" }, "path": { "type": "string" }, "icon": { "type": "string" }, "order": { "type": "number" }, "parent": { "type": "string" } }, "additionalProperties": false, "required": ["path"], "recommended": ["label", "icon", "order"] } }, "hooks": { "type": "object", "properties": { "onInstall": { "type": "string", "minLength": 1 }, "onEnable": { "type": "string", "minLength": 1 }, "onDisable": { "type": "string", "minLength": 1 }, "onUpdate": { "type": "string", "minLength": 1 }, "onUninstall": { "type": "string", "minLength": 1 } }, "additionalProperties": false }, "external_services": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "base_url": { "type": "string", "format": "web-url" }, "api_key_required": { "type": "boolean" }, "description": { "type": "string" }, "documentation": { "type": "string", "format": "web-url" } }, "additionalProperties": false, "required": ["name", "base_url"], "recommended": ["api_key_required", "description"] } }, "webhooks": { "type": "array", "items": { "type": "object", "properties": { "name": { "type": "string", "minLength": 1 }, "endpoint": { "type": "string", "pattern": "^/" }, "events": { "type": "array", "minItems": 1, "items": { "type": "string", "minLength": 1 } }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["name", "endpoint", "events"], "recommended": ["description"] } }, "oauth": { "type": "array", "items": { "type": "object", "properties": { "provider": { "type": "string", "minLength": 1 }, "scopes": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "redirect_uri": { "type": "string", "pattern": "^/" }, "description": { "type": "string" } }, "additionalProperties": false, "required": ["provider", "scopes", "redirect_uri"], "recommended": ["description"] } }, "config_schema": { "type": "object" }, "default_config": { "type": "object" }, "pricing": { "type": "object", "properties": { "type": { "type": "string", "minLength": 1 } }, "additionalProperties": false, "required": ["type"] }, "compatibility": { "type": "object", "properties": { "host_version": { "type": "string" }, "node_version": { "type": "string" } }, "additionalProperties": false }, "screenshots": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "configSchema": { "allOf": [{ "type": "object" }] }, "ui": { "type": "object", "properties": { "component": { "type": "string" }, "styles": { "type": "string" } }, "additionalProperties": false } }, "additionalProperties": false };
const func0 = Object.prototype.hasOwnProperty;
const func57 = code_points/* codePoints */.B;
const pattern0 = new RegExp("^[A-Za-z0-9 _-]*$", "u");
const pattern1 = new RegExp("^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$", "u");
const pattern4 = new RegExp("^/", "u");
const keyword0 = { "required": ["email"] };
const keyword1 = { "required": ["description", "required"] };
const keyword2 = { "required": ["name", "description"] };
const keyword3 = { "required": ["width", "height"] };
const keyword4 = { "required": ["description", "type"] };
const keyword5 = { "required": ["name", "title"] };
const keyword6 = { "required": ["label", "icon", "order"] };
const keyword7 = { "required": ["api_key_required", "description"] };
const keyword8 = { "required": ["description"] };
const keyword9 = { "required": ["description"] };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
    /*# sourceURL="https://github.com/OWNER/plugin-preflight/manifest.schema.json" */ ;
    let vErrors = null;
    let errors = 0;
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if ((data.manifest_version === undefined) || (!(func0.call(data, "manifest_version")))) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifest_version" } };
            if (vErrors === null) {
                vErrors = [err0];
            }
            else {
                vErrors.push(err0);
            }
            errors++;
        }
        if ((data.name === undefined) || (!(func0.call(data, "name")))) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            if (vErrors === null) {
                vErrors = [err1];
            }
            else {
                vErrors.push(err1);
            }
            errors++;
        }
        if ((data.version === undefined) || (!(func0.call(data, "version")))) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" } };
            if (vErrors === null) {
                vErrors = [err2];
            }
            else {
                vErrors.push(err2);
            }
            errors++;
        }
        if ((data.description === undefined) || (!(func0.call(data, "description")))) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" } };
            if (vErrors === null) {
                vErrors = [err3];
            }
            else {
                vErrors.push(err3);
            }
            errors++;
        }
        if ((data.type === undefined) || (!(func0.call(data, "type")))) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" } };
            if (vErrors === null) {
                vErrors = [err4];
            }
            else {
                vErrors.push(err4);
            }
            errors++;
        }
        if ((data.author === undefined) || (!(func0.call(data, "author")))) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "author" } };
            if (vErrors === null) {
                vErrors = [err5];
            }
            else {
                vErrors.push(err5);
            }
            errors++;
        }
        if ((data.category === undefined) || (!(func0.call(data, "category")))) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "category" } };
            if (vErrors === null) {
                vErrors = [err6];
            }
            else {
                vErrors.push(err6);
            }
            errors++;
        }
        if ((data.permissions === undefined) || (!(func0.call(data, "permissions")))) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "permissions" } };
            if (vErrors === null) {
                vErrors = [err7];
            }
            else {
                vErrors.push(err7);
            }
            errors++;
        }
        for (const key0 of Object.keys(data)) {
            if (!(func0.call(schema11.properties, key0))) {
                const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                if (vErrors === null) {
                    vErrors = [err8];
                }
                else {
                    vErrors.push(err8);
                }
                errors++;
            }
        }
        if (data.$schema !== undefined && func0.call(data, "$schema")) {
            if (typeof data.$schema !== "string") {
                const err9 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err9];
                }
                else {
                    vErrors.push(err9);
                }
                errors++;
            }
        }
        if (data.manifest_version !== undefined && func0.call(data, "manifest_version")) {
            let data1 = data.manifest_version;
            if (!((typeof data1 == "number") && (isFinite(data1)))) {
                const err10 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/type", keyword: "type", params: { type: "number" } };
                if (vErrors === null) {
                    vErrors = [err10];
                }
                else {
                    vErrors.push(err10);
                }
                errors++;
            }
            if (1 !== data1) {
                const err11 = { instancePath: instancePath + "/manifest_version", schemaPath: "#/properties/manifest_version/const", keyword: "const", params: { allowedValue: 1 } };
                if (vErrors === null) {
                    vErrors = [err11];
                }
                else {
                    vErrors.push(err11);
                }
                errors++;
            }
        }
        if (data.name !== undefined && func0.call(data, "name")) {
            let data2 = data.name;
            if (typeof data2 === "string") {
                if (func57(data2) > 50) {
                    const err12 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 50 } };
                    if (vErrors === null) {
                        vErrors = [err12];
                    }
                    else {
                        vErrors.push(err12);
                    }
                    errors++;
                }
                if (func57(data2) < 3) {
                    const err13 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 3 } };
                    if (vErrors === null) {
                        vErrors = [err13];
                    }
                    else {
                        vErrors.push(err13);
                    }
                    errors++;
                }
                if (!pattern0.test(data2)) {
                    const err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9 _-]*$" } };
                    if (vErrors === null) {
                        vErrors = [err14];
                    }
                    else {
                        vErrors.push(err14);
                    }
                    errors++;
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err15];
                }
                else {
                    vErrors.push(err15);
                }
                errors++;
            }
        }
        if (data.version !== undefined && func0.call(data, "version")) {
            let data3 = data.version;
            if (typeof data3 === "string") {
                if (!pattern1.test(data3)) {
                    const err16 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err16];
                    }
                    else {
                        vErrors.push(err16);
                    }
                    errors++;
                }
            }
            else {
                const err17 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err17];
                }
                else {
                    vErrors.push(err17);
                }
                errors++;
            }
        }
        if (data.description !== undefined && func0.call(data, "description")) {
            let data4 = data.description;
            if (typeof data4 === "string") {
                if (func57(data4) > 500) {
                    const err18 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 500 } };
                    if (vErrors === null) {
                        vErrors = [err18];
                    }
                    else {
                        vErrors.push(err18);
                    }
                    errors++;
                }
                if (func57(data4) < 10) {
                    const err19 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 10 } };
                    if (vErrors === null) {
                        vErrors = [err19];
                    }
                    else {
                        vErrors.push(err19);
                    }
                    errors++;
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err20];
                }
                else {
                    vErrors.push(err20);
                }
                errors++;
            }
        }
        if (data.type !== undefined && func0.call(data, "type")) {
            let data5 = data.type;
            if (!(((((data5 === "dashboard-widget") || (data5 === "cli-tool")) || (data5 === "service")) || (data5 === "page")) || (data5 === "hybrid"))) {
                const err21 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.type.enum } };
                if (vErrors === null) {
                    vErrors = [err21];
                }
                else {
                    vErrors.push(err21);
                }
                errors++;
            }
        }
        if (data.author !== undefined && func0.call(data, "author")) {
            let data6 = data.author;
            const _errs14 = errors;
            let valid1 = false;
            const _errs15 = errors;
            if (typeof data6 === "string") {
                if (func57(data6) < 1) {
                    const err22 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err22];
                    }
                    else {
                        vErrors.push(err22);
                    }
                    errors++;
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/0/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err23];
                }
                else {
                    vErrors.push(err23);
                }
                errors++;
            }
            var _valid0 = _errs15 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const _errs17 = errors;
                const _errs20 = errors;
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.email === undefined) || (!(func0.call(data6, "email")))) {
                        const err24 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "email" } };
                        if (vErrors === null) {
                            vErrors = [err24];
                        }
                        else {
                            vErrors.push(err24);
                        }
                        errors++;
                    }
                }
                var valid2 = _errs20 === errors;
                if (!valid2) {
                    const err25 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/recommended", keyword: "recommended", params: {} };
                    if (vErrors === null) {
                        vErrors = [err25];
                    }
                    else {
                        vErrors.push(err25);
                    }
                    errors++;
                }
                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                    if ((data6.name === undefined) || (!(func0.call(data6, "name")))) {
                        const err26 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/required", keyword: "required", params: { missingProperty: "name" } };
                        if (vErrors === null) {
                            vErrors = [err26];
                        }
                        else {
                            vErrors.push(err26);
                        }
                        errors++;
                    }
                    for (const key1 of Object.keys(data6)) {
                        if (!(((((key1 === "name") || (key1 === "email")) || (key1 === "website")) || (key1 === "url")) || (key1 === "avatar"))) {
                            const err27 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                            if (vErrors === null) {
                                vErrors = [err27];
                            }
                            else {
                                vErrors.push(err27);
                            }
                            errors++;
                        }
                    }
                    if (data6.name !== undefined && func0.call(data6, "name")) {
                        let data7 = data6.name;
                        if (typeof data7 === "string") {
                            if (func57(data7) < 1) {
                                const err28 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                if (vErrors === null) {
                                    vErrors = [err28];
                                }
                                else {
                                    vErrors.push(err28);
                                }
                                errors++;
                            }
                        }
                        else {
                            const err29 = { instancePath: instancePath + "/author/name", schemaPath: "#/properties/author/anyOf/1/properties/name/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err29];
                            }
                            else {
                                vErrors.push(err29);
                            }
                            errors++;
                        }
                    }
                    if (data6.email !== undefined && func0.call(data6, "email")) {
                        if (!(typeof data6.email === "string")) {
                            const err30 = { instancePath: instancePath + "/author/email", schemaPath: "#/properties/author/anyOf/1/properties/email/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err30];
                            }
                            else {
                                vErrors.push(err30);
                            }
                            errors++;
                        }
                    }
                    if (data6.website !== undefined && func0.call(data6, "website")) {
                        if (!(typeof data6.website === "string")) {
                            const err31 = { instancePath: instancePath + "/author/website", schemaPath: "#/properties/author/anyOf/1/properties/website/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err31];
                            }
                            else {
                                vErrors.push(err31);
                            }
                            errors++;
                        }
                    }
                    if (data6.url !== undefined && func0.call(data6, "url")) {
                        if (!(typeof data6.url === "string")) {
                            const err32 = { instancePath: instancePath + "/author/url", schemaPath: "#/properties/author/anyOf/1/properties/url/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err32];
                            }
                            else {
                                vErrors.push(err32);
                            }
                            errors++;
                        }
                    }
                    if (data6.avatar !== undefined && func0.call(data6, "avatar")) {
                        if (typeof data6.avatar !== "string") {
                            const err33 = { instancePath: instancePath + "/author/avatar", schemaPath: "#/properties/author/anyOf/1/properties/avatar/type", keyword: "type", params: { type: "string" } };
                            if (vErrors === null) {
                                vErrors = [err33];
                            }
                            else {
                                vErrors.push(err33);
                            }
                            errors++;
                        }
                    }
                }
                else {
                    const err34 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf/1/type", keyword: "type", params: { type: "object" } };
                    if (vErrors === null) {
                        vErrors = [err34];
                    }
                    else {
                        vErrors.push(err34);
                    }
                    errors++;
                }
                var _valid0 = _errs17 === errors;
                valid1 = valid1 || _valid0;
            }
            if (!valid1) {
                const err35 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/anyOf", keyword: "anyOf", params: {} };
                if (vErrors === null) {
                    vErrors = [err35];
                }
                else {
                    vErrors.push(err35);
                }
                errors++;
            }
            else {
                errors = _errs14;
                if (vErrors !== null) {
                    if (_errs14) {
                        vErrors.length = _errs14;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.category !== undefined && func0.call(data, "category")) {
            let data12 = data.category;
            if (!((((((((((data12 === "productivity") || (data12 === "communication")) || (data12 === "utilities")) || (data12 === "integrations")) || (data12 === "ai")) || (data12 === "health")) || (data12 === "finance")) || (data12 === "entertainment")) || (data12 === "education")) || (data12 === "other"))) {
                const err36 = { instancePath: instancePath + "/category", schemaPath: "#/properties/category/enum", keyword: "enum", params: { allowedValues: schema11.properties.category.enum } };
                if (vErrors === null) {
                    vErrors = [err36];
                }
                else {
                    vErrors.push(err36);
                }
                errors++;
            }
        }
        if (data.permissions !== undefined && func0.call(data, "permissions")) {
            let data13 = data.permissions;
            if (Array.isArray(data13)) {
                const len0 = data13.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data14 = data13[i0];
                    const _errs36 = errors;
                    let valid6 = false;
                    const _errs37 = errors;
                    if (typeof data14 !== "string") {
                        const err37 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err37];
                        }
                        else {
                            vErrors.push(err37);
                        }
                        errors++;
                    }
                    if (!((((((((((((((data14 === "network-access") || (data14 === "storage-read")) || (data14 === "storage-write")) || (data14 === "filesystem-access")) || (data14 === "notifications")) || (data14 === "clipboard-read")) || (data14 === "clipboard-write")) || (data14 === "geolocation")) || (data14 === "camera")) || (data14 === "microphone")) || (data14 === "calendar")) || (data14 === "contacts")) || (data14 === "storage")) || (data14 === "network"))) {
                        const err38 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/0/allOf/0/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[0].allOf[0].enum } };
                        if (vErrors === null) {
                            vErrors = [err38];
                        }
                        else {
                            vErrors.push(err38);
                        }
                        errors++;
                    }
                    var _valid1 = _errs37 === errors;
                    valid6 = valid6 || _valid1;
                    if (!valid6) {
                        const _errs40 = errors;
                        const _errs43 = errors;
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.description === undefined) || (!(func0.call(data14, "description")))) {
                                const err39 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                if (vErrors === null) {
                                    vErrors = [err39];
                                }
                                else {
                                    vErrors.push(err39);
                                }
                                errors++;
                            }
                            if ((data14.required === undefined) || (!(func0.call(data14, "required")))) {
                                const err40 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended/required", keyword: "required", params: { missingProperty: "required" } };
                                if (vErrors === null) {
                                    vErrors = [err40];
                                }
                                else {
                                    vErrors.push(err40);
                                }
                                errors++;
                            }
                        }
                        var valid8 = _errs43 === errors;
                        if (!valid8) {
                            const err41 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/recommended", keyword: "recommended", params: {} };
                            if (vErrors === null) {
                                vErrors = [err41];
                            }
                            else {
                                vErrors.push(err41);
                            }
                            errors++;
                        }
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                            if ((data14.type === undefined) || (!(func0.call(data14, "type")))) {
                                const err42 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/required", keyword: "required", params: { missingProperty: "type" } };
                                if (vErrors === null) {
                                    vErrors = [err42];
                                }
                                else {
                                    vErrors.push(err42);
                                }
                                errors++;
                            }
                            for (const key2 of Object.keys(data14)) {
                                if (!(((key2 === "type") || (key2 === "description")) || (key2 === "required"))) {
                                    const err43 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                    if (vErrors === null) {
                                        vErrors = [err43];
                                    }
                                    else {
                                        vErrors.push(err43);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.type !== undefined && func0.call(data14, "type")) {
                                let data15 = data14.type;
                                if (!((((((((((((((data15 === "network-access") || (data15 === "storage-read")) || (data15 === "storage-write")) || (data15 === "filesystem-access")) || (data15 === "notifications")) || (data15 === "clipboard-read")) || (data15 === "clipboard-write")) || (data15 === "geolocation")) || (data15 === "camera")) || (data15 === "microphone")) || (data15 === "calendar")) || (data15 === "contacts")) || (data15 === "storage")) || (data15 === "network"))) {
                                    const err44 = { instancePath: instancePath + "/permissions/" + i0 + "/type", schemaPath: "#/properties/permissions/items/anyOf/1/properties/type/enum", keyword: "enum", params: { allowedValues: schema11.properties.permissions.items.anyOf[1].properties.type.enum } };
                                    if (vErrors === null) {
                                        vErrors = [err44];
                                    }
                                    else {
                                        vErrors.push(err44);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.description !== undefined && func0.call(data14, "description")) {
                                let data16 = data14.description;
                                if (typeof data16 === "string") {
                                    if (func57(data16) < 1) {
                                        const err45 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                        if (vErrors === null) {
                                            vErrors = [err45];
                                        }
                                        else {
                                            vErrors.push(err45);
                                        }
                                        errors++;
                                    }
                                }
                                else {
                                    const err46 = { instancePath: instancePath + "/permissions/" + i0 + "/description", schemaPath: "#/properties/permissions/items/anyOf/1/properties/description/type", keyword: "type", params: { type: "string" } };
                                    if (vErrors === null) {
                                        vErrors = [err46];
                                    }
                                    else {
                                        vErrors.push(err46);
                                    }
                                    errors++;
                                }
                            }
                            if (data14.required !== undefined && func0.call(data14, "required")) {
                                if (typeof data14.required !== "boolean") {
                                    const err47 = { instancePath: instancePath + "/permissions/" + i0 + "/required", schemaPath: "#/properties/permissions/items/anyOf/1/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                    if (vErrors === null) {
                                        vErrors = [err47];
                                    }
                                    else {
                                        vErrors.push(err47);
                                    }
                                    errors++;
                                }
                            }
                        }
                        else {
                            const err48 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                            if (vErrors === null) {
                                vErrors = [err48];
                            }
                            else {
                                vErrors.push(err48);
                            }
                            errors++;
                        }
                        var _valid1 = _errs40 === errors;
                        valid6 = valid6 || _valid1;
                    }
                    if (!valid6) {
                        const err49 = { instancePath: instancePath + "/permissions/" + i0, schemaPath: "#/properties/permissions/items/anyOf", keyword: "anyOf", params: {} };
                        if (vErrors === null) {
                            vErrors = [err49];
                        }
                        else {
                            vErrors.push(err49);
                        }
                        errors++;
                    }
                    else {
                        errors = _errs36;
                        if (vErrors !== null) {
                            if (_errs36) {
                                vErrors.length = _errs36;
                            }
                            else {
                                vErrors = null;
                            }
                        }
                    }
                }
            }
            else {
                const err50 = { instancePath: instancePath + "/permissions", schemaPath: "#/properties/permissions/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err50];
                }
                else {
                    vErrors.push(err50);
                }
                errors++;
            }
        }
        if (data.main !== undefined && func0.call(data, "main")) {
            let data18 = data.main;
            if (typeof data18 === "string") {
                if (func57(data18) < 1) {
                    const err51 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err51];
                    }
                    else {
                        vErrors.push(err51);
                    }
                    errors++;
                }
            }
            else {
                const err52 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err52];
                }
                else {
                    vErrors.push(err52);
                }
                errors++;
            }
        }
        if (data.web !== undefined && func0.call(data, "web")) {
            let data19 = data.web;
            if (typeof data19 === "string") {
                if (func57(data19) < 1) {
                    const err53 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err53];
                    }
                    else {
                        vErrors.push(err53);
                    }
                    errors++;
                }
            }
            else {
                const err54 = { instancePath: instancePath + "/web", schemaPath: "#/properties/web/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err54];
                }
                else {
                    vErrors.push(err54);
                }
                errors++;
            }
        }
        if (data.background !== undefined && func0.call(data, "background")) {
            let data20 = data.background;
            if (typeof data20 === "string") {
                if (func57(data20) < 1) {
                    const err55 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/minLength", keyword: "minLength", params: { limit: 1 } };
                    if (vErrors === null) {
                        vErrors = [err55];
                    }
                    else {
                        vErrors.push(err55);
                    }
                    errors++;
                }
            }
            else {
                const err56 = { instancePath: instancePath + "/background", schemaPath: "#/properties/background/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err56];
                }
                else {
                    vErrors.push(err56);
                }
                errors++;
            }
        }
        if (data.repository !== undefined && func0.call(data, "repository")) {
            if (!(typeof data.repository === "string")) {
                const err57 = { instancePath: instancePath + "/repository", schemaPath: "#/properties/repository/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err57];
                }
                else {
                    vErrors.push(err57);
                }
                errors++;
            }
        }
        if (data.homepage !== undefined && func0.call(data, "homepage")) {
            if (!(typeof data.homepage === "string")) {
                const err58 = { instancePath: instancePath + "/homepage", schemaPath: "#/properties/homepage/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err58];
                }
                else {
                    vErrors.push(err58);
                }
                errors++;
            }
        }
        if (data.bugs !== undefined && func0.call(data, "bugs")) {
            if (!(typeof data.bugs === "string")) {
                const err59 = { instancePath: instancePath + "/bugs", schemaPath: "#/properties/bugs/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err59];
                }
                else {
                    vErrors.push(err59);
                }
                errors++;
            }
        }
        if (data.license !== undefined && func0.call(data, "license")) {
            if (typeof data.license !== "string") {
                const err60 = { instancePath: instancePath + "/license", schemaPath: "#/properties/license/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err60];
                }
                else {
                    vErrors.push(err60);
                }
                errors++;
            }
        }
        if (data.keywords !== undefined && func0.call(data, "keywords")) {
            let data25 = data.keywords;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data26 = data25[i1];
                    if (typeof data26 === "string") {
                        if (func57(data26) < 1) {
                            const err61 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err61];
                            }
                            else {
                                vErrors.push(err61);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err62 = { instancePath: instancePath + "/keywords/" + i1, schemaPath: "#/properties/keywords/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err62];
                        }
                        else {
                            vErrors.push(err62);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err63 = { instancePath: instancePath + "/keywords", schemaPath: "#/properties/keywords/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err63];
                }
                else {
                    vErrors.push(err63);
                }
                errors++;
            }
        }
        if (data.tags !== undefined && func0.call(data, "tags")) {
            let data27 = data.tags;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data28 = data27[i2];
                    if (typeof data28 === "string") {
                        if (func57(data28) < 1) {
                            const err64 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err64];
                            }
                            else {
                                vErrors.push(err64);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err65 = { instancePath: instancePath + "/tags/" + i2, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err65];
                        }
                        else {
                            vErrors.push(err65);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err66 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err66];
                }
                else {
                    vErrors.push(err66);
                }
                errors++;
            }
        }
        if (data.dependencies !== undefined && func0.call(data, "dependencies")) {
            let data29 = data.dependencies;
            if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key3 of Object.keys(data29)) {
                    if (typeof data29[key3] !== "string") {
                        const err67 = { instancePath: instancePath + "/dependencies/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/dependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err67];
                        }
                        else {
                            vErrors.push(err67);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err68 = { instancePath: instancePath + "/dependencies", schemaPath: "#/properties/dependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err68];
                }
                else {
                    vErrors.push(err68);
                }
                errors++;
            }
        }
        if (data.peerDependencies !== undefined && func0.call(data, "peerDependencies")) {
            let data31 = data.peerDependencies;
            if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                for (const key4 of Object.keys(data31)) {
                    if (typeof data31[key4] !== "string") {
                        const err69 = { instancePath: instancePath + "/peerDependencies/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/peerDependencies/additionalProperties/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err69];
                        }
                        else {
                            vErrors.push(err69);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err70 = { instancePath: instancePath + "/peerDependencies", schemaPath: "#/properties/peerDependencies/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err70];
                }
                else {
                    vErrors.push(err70);
                }
                errors++;
            }
        }
        if (data.engines !== undefined && func0.call(data, "engines")) {
            let data33 = data.engines;
            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                for (const key5 of Object.keys(data33)) {
                    if (!((key5 === "node") || (key5 === "npm"))) {
                        const err71 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                        if (vErrors === null) {
                            vErrors = [err71];
                        }
                        else {
                            vErrors.push(err71);
                        }
                        errors++;
                    }
                }
                if (data33.node !== undefined && func0.call(data33, "node")) {
                    if (typeof data33.node !== "string") {
                        const err72 = { instancePath: instancePath + "/engines/node", schemaPath: "#/properties/engines/properties/node/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err72];
                        }
                        else {
                            vErrors.push(err72);
                        }
                        errors++;
                    }
                }
                if (data33.npm !== undefined && func0.call(data33, "npm")) {
                    if (typeof data33.npm !== "string") {
                        const err73 = { instancePath: instancePath + "/engines/npm", schemaPath: "#/properties/engines/properties/npm/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err73];
                        }
                        else {
                            vErrors.push(err73);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err74 = { instancePath: instancePath + "/engines", schemaPath: "#/properties/engines/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err74];
                }
                else {
                    vErrors.push(err74);
                }
                errors++;
            }
        }
        if (data.minHostVersion !== undefined && func0.call(data, "minHostVersion")) {
            let data36 = data.minHostVersion;
            if (typeof data36 === "string") {
                if (!pattern1.test(data36)) {
                    const err75 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err75];
                    }
                    else {
                        vErrors.push(err75);
                    }
                    errors++;
                }
            }
            else {
                const err76 = { instancePath: instancePath + "/minHostVersion", schemaPath: "#/properties/minHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err76];
                }
                else {
                    vErrors.push(err76);
                }
                errors++;
            }
        }
        if (data.maxHostVersion !== undefined && func0.call(data, "maxHostVersion")) {
            let data37 = data.maxHostVersion;
            if (typeof data37 === "string") {
                if (!pattern1.test(data37)) {
                    const err77 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)(?:-((?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*)(?:\\.(?:0|[1-9]\\d*|\\d*[a-zA-Z-][0-9a-zA-Z-]*))*))?(?:\\+([0-9a-zA-Z-]+(?:\\.[0-9a-zA-Z-]+)*))?$" } };
                    if (vErrors === null) {
                        vErrors = [err77];
                    }
                    else {
                        vErrors.push(err77);
                    }
                    errors++;
                }
            }
            else {
                const err78 = { instancePath: instancePath + "/maxHostVersion", schemaPath: "#/properties/maxHostVersion/type", keyword: "type", params: { type: "string" } };
                if (vErrors === null) {
                    vErrors = [err78];
                }
                else {
                    vErrors.push(err78);
                }
                errors++;
            }
        }
        if (data.dashboard_widget !== undefined && func0.call(data, "dashboard_widget")) {
            let data38 = data.dashboard_widget;
            const _errs96 = errors;
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.name === undefined) || (!(func0.call(data38, "name")))) {
                    const err79 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                    if (vErrors === null) {
                        vErrors = [err79];
                    }
                    else {
                        vErrors.push(err79);
                    }
                    errors++;
                }
                if ((data38.description === undefined) || (!(func0.call(data38, "description")))) {
                    const err80 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                    if (vErrors === null) {
                        vErrors = [err80];
                    }
                    else {
                        vErrors.push(err80);
                    }
                    errors++;
                }
            }
            var valid17 = _errs96 === errors;
            if (!valid17) {
                const err81 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/recommended", keyword: "recommended", params: {} };
                if (vErrors === null) {
                    vErrors = [err81];
                }
                else {
                    vErrors.push(err81);
                }
                errors++;
            }
            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                if ((data38.component === undefined) || (!(func0.call(data38, "component")))) {
                    const err82 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/required", keyword: "required", params: { missingProperty: "component" } };
                    if (vErrors === null) {
                        vErrors = [err82];
                    }
                    else {
                        vErrors.push(err82);
                    }
                    errors++;
                }
                for (const key6 of Object.keys(data38)) {
                    if (!(func0.call(schema11.properties.dashboard_widget.properties, key6))) {
                        const err83 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                        if (vErrors === null) {
                            vErrors = [err83];
                        }
                        else {
                            vErrors.push(err83);
                        }
                        errors++;
                    }
                }
                if (data38.name !== undefined && func0.call(data38, "name")) {
                    let data39 = data38.name;
                    if (typeof data39 === "string") {
                        if (func57(data39) < 1) {
                            const err84 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err84];
                            }
                            else {
                                vErrors.push(err84);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err85 = { instancePath: instancePath + "/dashboard_widget/name", schemaPath: "#/properties/dashboard_widget/properties/name/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err85];
                        }
                        else {
                            vErrors.push(err85);
                        }
                        errors++;
                    }
                }
                if (data38.description !== undefined && func0.call(data38, "description")) {
                    if (typeof data38.description !== "string") {
                        const err86 = { instancePath: instancePath + "/dashboard_widget/description", schemaPath: "#/properties/dashboard_widget/properties/description/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err86];
                        }
                        else {
                            vErrors.push(err86);
                        }
                        errors++;
                    }
                }
                if (data38.component !== undefined && func0.call(data38, "component")) {
                    let data41 = data38.component;
                    if (typeof data41 === "string") {
                        if (func57(data41) < 1) {
                            const err87 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err87];
                            }
                            else {
                                vErrors.push(err87);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err88 = { instancePath: instancePath + "/dashboard_widget/component", schemaPath: "#/properties/dashboard_widget/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err88];
                        }
                        else {
                            vErrors.push(err88);
                        }
                        errors++;
                    }
                }
                if (data38.defaultSize !== undefined && func0.call(data38, "defaultSize")) {
                    let data42 = data38.defaultSize;
                    const _errs107 = errors;
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        if ((data42.width === undefined) || (!(func0.call(data42, "width")))) {
                            const err89 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "width" } };
                            if (vErrors === null) {
                                vErrors = [err89];
                            }
                            else {
                                vErrors.push(err89);
                            }
                            errors++;
                        }
                        if ((data42.height === undefined) || (!(func0.call(data42, "height")))) {
                            const err90 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended/required", keyword: "required", params: { missingProperty: "height" } };
                            if (vErrors === null) {
                                vErrors = [err90];
                            }
                            else {
                                vErrors.push(err90);
                            }
                            errors++;
                        }
                    }
                    var valid19 = _errs107 === errors;
                    if (!valid19) {
                        const err91 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err91];
                        }
                        else {
                            vErrors.push(err91);
                        }
                        errors++;
                    }
                    if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
                        for (const key7 of Object.keys(data42)) {
                            if (!((key7 === "width") || (key7 === "height"))) {
                                const err92 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                                if (vErrors === null) {
                                    vErrors = [err92];
                                }
                                else {
                                    vErrors.push(err92);
                                }
                                errors++;
                            }
                        }
                        if (data42.width !== undefined && func0.call(data42, "width")) {
                            let data43 = data42.width;
                            if ((typeof data43 == "number") && (isFinite(data43))) {
                                if (data43 <= 0 || isNaN(data43)) {
                                    const err93 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err93];
                                    }
                                    else {
                                        vErrors.push(err93);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err94 = { instancePath: instancePath + "/dashboard_widget/defaultSize/width", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/width/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err94];
                                }
                                else {
                                    vErrors.push(err94);
                                }
                                errors++;
                            }
                        }
                        if (data42.height !== undefined && func0.call(data42, "height")) {
                            let data44 = data42.height;
                            if ((typeof data44 == "number") && (isFinite(data44))) {
                                if (data44 <= 0 || isNaN(data44)) {
                                    const err95 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } };
                                    if (vErrors === null) {
                                        vErrors = [err95];
                                    }
                                    else {
                                        vErrors.push(err95);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err96 = { instancePath: instancePath + "/dashboard_widget/defaultSize/height", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/properties/height/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err96];
                                }
                                else {
                                    vErrors.push(err96);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err97 = { instancePath: instancePath + "/dashboard_widget/defaultSize", schemaPath: "#/properties/dashboard_widget/properties/defaultSize/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err97];
                        }
                        else {
                            vErrors.push(err97);
                        }
                        errors++;
                    }
                }
                if (data38.size !== undefined && func0.call(data38, "size")) {
                    let data45 = data38.size;
                    if (!(((data45 === "small") || (data45 === "medium")) || (data45 === "large"))) {
                        const err98 = { instancePath: instancePath + "/dashboard_widget/size", schemaPath: "#/properties/dashboard_widget/properties/size/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.size.enum } };
                        if (vErrors === null) {
                            vErrors = [err98];
                        }
                        else {
                            vErrors.push(err98);
                        }
                        errors++;
                    }
                }
                if (data38.position !== undefined && func0.call(data38, "position")) {
                    let data46 = data38.position;
                    if (!(((data46 === "sidebar") || (data46 === "main")) || (data46 === "floating"))) {
                        const err99 = { instancePath: instancePath + "/dashboard_widget/position", schemaPath: "#/properties/dashboard_widget/properties/position/enum", keyword: "enum", params: { allowedValues: schema11.properties.dashboard_widget.properties.position.enum } };
                        if (vErrors === null) {
                            vErrors = [err99];
                        }
                        else {
                            vErrors.push(err99);
                        }
                        errors++;
                    }
                }
                if (data38.configSchema !== undefined && func0.call(data38, "configSchema")) {
                    let data47 = data38.configSchema;
                    if (!(data47 && typeof data47 == "object" && !Array.isArray(data47))) {
                        const err100 = { instancePath: instancePath + "/dashboard_widget/configSchema", schemaPath: "#/properties/dashboard_widget/properties/configSchema/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err100];
                        }
                        else {
                            vErrors.push(err100);
                        }
                        errors++;
                    }
                }
                if (data38.icon !== undefined && func0.call(data38, "icon")) {
                    if (typeof data38.icon !== "string") {
                        const err101 = { instancePath: instancePath + "/dashboard_widget/icon", schemaPath: "#/properties/dashboard_widget/properties/icon/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err101];
                        }
                        else {
                            vErrors.push(err101);
                        }
                        errors++;
                    }
                }
                if (data38.mount_point !== undefined && func0.call(data38, "mount_point")) {
                    if (typeof data38.mount_point !== "string") {
                        const err102 = { instancePath: instancePath + "/dashboard_widget/mount_point", schemaPath: "#/properties/dashboard_widget/properties/mount_point/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err102];
                        }
                        else {
                            vErrors.push(err102);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err103 = { instancePath: instancePath + "/dashboard_widget", schemaPath: "#/properties/dashboard_widget/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err103];
                }
                else {
                    vErrors.push(err103);
                }
                errors++;
            }
        }
        if (data.commands !== undefined && func0.call(data, "commands")) {
            let data50 = data.commands;
            if (Array.isArray(data50)) {
                const len3 = data50.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data51 = data50[i3];
                    if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
                        if ((data51.name === undefined) || (!(func0.call(data51, "name")))) {
                            const err104 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err104];
                            }
                            else {
                                vErrors.push(err104);
                            }
                            errors++;
                        }
                        if ((data51.description === undefined) || (!(func0.call(data51, "description")))) {
                            const err105 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err105];
                            }
                            else {
                                vErrors.push(err105);
                            }
                            errors++;
                        }
                        for (const key8 of Object.keys(data51)) {
                            if (!(((((key8 === "name") || (key8 === "description")) || (key8 === "usage")) || (key8 === "aliases")) || (key8 === "options"))) {
                                const err106 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                if (vErrors === null) {
                                    vErrors = [err106];
                                }
                                else {
                                    vErrors.push(err106);
                                }
                                errors++;
                            }
                        }
                        if (data51.name !== undefined && func0.call(data51, "name")) {
                            let data52 = data51.name;
                            if (typeof data52 === "string") {
                                if (func57(data52) < 1) {
                                    const err107 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err107];
                                    }
                                    else {
                                        vErrors.push(err107);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err108 = { instancePath: instancePath + "/commands/" + i3 + "/name", schemaPath: "#/properties/commands/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err108];
                                }
                                else {
                                    vErrors.push(err108);
                                }
                                errors++;
                            }
                        }
                        if (data51.description !== undefined && func0.call(data51, "description")) {
                            let data53 = data51.description;
                            if (typeof data53 === "string") {
                                if (func57(data53) < 1) {
                                    const err109 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err109];
                                    }
                                    else {
                                        vErrors.push(err109);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err110 = { instancePath: instancePath + "/commands/" + i3 + "/description", schemaPath: "#/properties/commands/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err110];
                                }
                                else {
                                    vErrors.push(err110);
                                }
                                errors++;
                            }
                        }
                        if (data51.usage !== undefined && func0.call(data51, "usage")) {
                            if (typeof data51.usage !== "string") {
                                const err111 = { instancePath: instancePath + "/commands/" + i3 + "/usage", schemaPath: "#/properties/commands/items/properties/usage/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err111];
                                }
                                else {
                                    vErrors.push(err111);
                                }
                                errors++;
                            }
                        }
                        if (data51.aliases !== undefined && func0.call(data51, "aliases")) {
                            let data55 = data51.aliases;
                            if (Array.isArray(data55)) {
                                const len4 = data55.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data56 = data55[i4];
                                    if (typeof data56 === "string") {
                                        if (func57(data56) < 1) {
                                            const err112 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err112];
                                            }
                                            else {
                                                vErrors.push(err112);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err113 = { instancePath: instancePath + "/commands/" + i3 + "/aliases/" + i4, schemaPath: "#/properties/commands/items/properties/aliases/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err113];
                                        }
                                        else {
                                            vErrors.push(err113);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err114 = { instancePath: instancePath + "/commands/" + i3 + "/aliases", schemaPath: "#/properties/commands/items/properties/aliases/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err114];
                                }
                                else {
                                    vErrors.push(err114);
                                }
                                errors++;
                            }
                        }
                        if (data51.options !== undefined && func0.call(data51, "options")) {
                            let data57 = data51.options;
                            if (Array.isArray(data57)) {
                                const len5 = data57.length;
                                for (let i5 = 0; i5 < len5; i5++) {
                                    let data58 = data57[i5];
                                    const _errs141 = errors;
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        if ((data58.description === undefined) || (!(func0.call(data58, "description")))) {
                                            const err115 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                                            if (vErrors === null) {
                                                vErrors = [err115];
                                            }
                                            else {
                                                vErrors.push(err115);
                                            }
                                            errors++;
                                        }
                                        if ((data58.type === undefined) || (!(func0.call(data58, "type")))) {
                                            const err116 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended/required", keyword: "required", params: { missingProperty: "type" } };
                                            if (vErrors === null) {
                                                vErrors = [err116];
                                            }
                                            else {
                                                vErrors.push(err116);
                                            }
                                            errors++;
                                        }
                                    }
                                    var valid28 = _errs141 === errors;
                                    if (!valid28) {
                                        const err117 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/recommended", keyword: "recommended", params: {} };
                                        if (vErrors === null) {
                                            vErrors = [err117];
                                        }
                                        else {
                                            vErrors.push(err117);
                                        }
                                        errors++;
                                    }
                                    if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        if ((data58.name === undefined) || (!(func0.call(data58, "name")))) {
                                            const err118 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/required", keyword: "required", params: { missingProperty: "name" } };
                                            if (vErrors === null) {
                                                vErrors = [err118];
                                            }
                                            else {
                                                vErrors.push(err118);
                                            }
                                            errors++;
                                        }
                                        for (const key9 of Object.keys(data58)) {
                                            if (!(((((key9 === "name") || (key9 === "description")) || (key9 === "type")) || (key9 === "default")) || (key9 === "required"))) {
                                                const err119 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                                if (vErrors === null) {
                                                    vErrors = [err119];
                                                }
                                                else {
                                                    vErrors.push(err119);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.name !== undefined && func0.call(data58, "name")) {
                                            let data59 = data58.name;
                                            if (typeof data59 === "string") {
                                                if (func57(data59) < 1) {
                                                    const err120 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    if (vErrors === null) {
                                                        vErrors = [err120];
                                                    }
                                                    else {
                                                        vErrors.push(err120);
                                                    }
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err121 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/name", schemaPath: "#/properties/commands/items/properties/options/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err121];
                                                }
                                                else {
                                                    vErrors.push(err121);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.description !== undefined && func0.call(data58, "description")) {
                                            if (typeof data58.description !== "string") {
                                                const err122 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/description", schemaPath: "#/properties/commands/items/properties/options/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err122];
                                                }
                                                else {
                                                    vErrors.push(err122);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.type !== undefined && func0.call(data58, "type")) {
                                            if (typeof data58.type !== "string") {
                                                const err123 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/type", schemaPath: "#/properties/commands/items/properties/options/items/properties/type/type", keyword: "type", params: { type: "string" } };
                                                if (vErrors === null) {
                                                    vErrors = [err123];
                                                }
                                                else {
                                                    vErrors.push(err123);
                                                }
                                                errors++;
                                            }
                                        }
                                        if (data58.required !== undefined && func0.call(data58, "required")) {
                                            if (typeof data58.required !== "boolean") {
                                                const err124 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5 + "/required", schemaPath: "#/properties/commands/items/properties/options/items/properties/required/type", keyword: "type", params: { type: "boolean" } };
                                                if (vErrors === null) {
                                                    vErrors = [err124];
                                                }
                                                else {
                                                    vErrors.push(err124);
                                                }
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err125 = { instancePath: instancePath + "/commands/" + i3 + "/options/" + i5, schemaPath: "#/properties/commands/items/properties/options/items/type", keyword: "type", params: { type: "object" } };
                                        if (vErrors === null) {
                                            vErrors = [err125];
                                        }
                                        else {
                                            vErrors.push(err125);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err126 = { instancePath: instancePath + "/commands/" + i3 + "/options", schemaPath: "#/properties/commands/items/properties/options/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err126];
                                }
                                else {
                                    vErrors.push(err126);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err127 = { instancePath: instancePath + "/commands/" + i3, schemaPath: "#/properties/commands/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err127];
                        }
                        else {
                            vErrors.push(err127);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err128 = { instancePath: instancePath + "/commands", schemaPath: "#/properties/commands/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err128];
                }
                else {
                    vErrors.push(err128);
                }
                errors++;
            }
        }
        if (data.pages !== undefined && func0.call(data, "pages")) {
            let data63 = data.pages;
            if (Array.isArray(data63)) {
                const len6 = data63.length;
                for (let i6 = 0; i6 < len6; i6++) {
                    let data64 = data63[i6];
                    const _errs156 = errors;
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        if ((data64.name === undefined) || (!(func0.call(data64, "name")))) {
                            const err129 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err129];
                            }
                            else {
                                vErrors.push(err129);
                            }
                            errors++;
                        }
                        if ((data64.title === undefined) || (!(func0.call(data64, "title")))) {
                            const err130 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended/required", keyword: "required", params: { missingProperty: "title" } };
                            if (vErrors === null) {
                                vErrors = [err130];
                            }
                            else {
                                vErrors.push(err130);
                            }
                            errors++;
                        }
                    }
                    var valid32 = _errs156 === errors;
                    if (!valid32) {
                        const err131 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err131];
                        }
                        else {
                            vErrors.push(err131);
                        }
                        errors++;
                    }
                    if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
                        if ((data64.path === undefined) || (!(func0.call(data64, "path")))) {
                            const err132 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err132];
                            }
                            else {
                                vErrors.push(err132);
                            }
                            errors++;
                        }
                        if ((data64.component === undefined) || (!(func0.call(data64, "component")))) {
                            const err133 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/required", keyword: "required", params: { missingProperty: "component" } };
                            if (vErrors === null) {
                                vErrors = [err133];
                            }
                            else {
                                vErrors.push(err133);
                            }
                            errors++;
                        }
                        for (const key10 of Object.keys(data64)) {
                            if (!((((((key10 === "name") || (key10 === "path")) || (key10 === "component")) || (key10 === "title")) || (key10 === "description")) || (key10 === "icon"))) {
                                const err134 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                if (vErrors === null) {
                                    vErrors = [err134];
                                }
                                else {
                                    vErrors.push(err134);
                                }
                                errors++;
                            }
                        }
                        if (data64.name !== undefined && func0.call(data64, "name")) {
                            if (typeof data64.name !== "string") {
                                const err135 = { instancePath: instancePath + "/pages/" + i6 + "/name", schemaPath: "#/properties/pages/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err135];
                                }
                                else {
                                    vErrors.push(err135);
                                }
                                errors++;
                            }
                        }
                        if (data64.path !== undefined && func0.call(data64, "path")) {
                            let data66 = data64.path;
                            if (typeof data66 === "string") {
                                if (!pattern4.test(data66)) {
                                    const err136 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err136];
                                    }
                                    else {
                                        vErrors.push(err136);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err137 = { instancePath: instancePath + "/pages/" + i6 + "/path", schemaPath: "#/properties/pages/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err137];
                                }
                                else {
                                    vErrors.push(err137);
                                }
                                errors++;
                            }
                        }
                        if (data64.component !== undefined && func0.call(data64, "component")) {
                            let data67 = data64.component;
                            if (typeof data67 === "string") {
                                if (func57(data67) < 1) {
                                    const err138 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err138];
                                    }
                                    else {
                                        vErrors.push(err138);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err139 = { instancePath: instancePath + "/pages/" + i6 + "/component", schemaPath: "#/properties/pages/items/properties/component/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err139];
                                }
                                else {
                                    vErrors.push(err139);
                                }
                                errors++;
                            }
                        }
                        if (data64.title !== undefined && func0.call(data64, "title")) {
                            if (typeof data64.title !== "string") {
                                const err140 = { instancePath: instancePath + "/pages/" + i6 + "/title", schemaPath: "#/properties/pages/items/properties/title/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err140];
                                }
                                else {
                                    vErrors.push(err140);
                                }
                                errors++;
                            }
                        }
                        if (data64.description !== undefined && func0.call(data64, "description")) {
                            if (typeof data64.description !== "string") {
                                const err141 = { instancePath: instancePath + "/pages/" + i6 + "/description", schemaPath: "#/properties/pages/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err141];
                                }
                                else {
                                    vErrors.push(err141);
                                }
                                errors++;
                            }
                        }
                        if (data64.icon !== undefined && func0.call(data64, "icon")) {
                            if (typeof data64.icon !== "string") {
                                const err142 = { instancePath: instancePath + "/pages/" + i6 + "/icon", schemaPath: "#/properties/pages/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err142];
                                }
                                else {
                                    vErrors.push(err142);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err143 = { instancePath: instancePath + "/pages/" + i6, schemaPath: "#/properties/pages/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err143];
                        }
                        else {
                            vErrors.push(err143);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err144 = { instancePath: instancePath + "/pages", schemaPath: "#/properties/pages/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err144];
                }
                else {
                    vErrors.push(err144);
                }
                errors++;
            }
        }
        if (data.menu_items !== undefined && func0.call(data, "menu_items")) {
            let data71 = data.menu_items;
            if (Array.isArray(data71)) {
                const len7 = data71.length;
                for (let i7 = 0; i7 < len7; i7++) {
                    let data72 = data71[i7];
                    const _errs175 = errors;
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        if ((data72.label === undefined) || (!(func0.call(data72, "label")))) {
                            const err145 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "label" } };
                            if (vErrors === null) {
                                vErrors = [err145];
                            }
                            else {
                                vErrors.push(err145);
                            }
                            errors++;
                        }
                        if ((data72.icon === undefined) || (!(func0.call(data72, "icon")))) {
                            const err146 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "icon" } };
                            if (vErrors === null) {
                                vErrors = [err146];
                            }
                            else {
                                vErrors.push(err146);
                            }
                            errors++;
                        }
                        if ((data72.order === undefined) || (!(func0.call(data72, "order")))) {
                            const err147 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended/required", keyword: "required", params: { missingProperty: "order" } };
                            if (vErrors === null) {
                                vErrors = [err147];
                            }
                            else {
                                vErrors.push(err147);
                            }
                            errors++;
                        }
                    }
                    var valid36 = _errs175 === errors;
                    if (!valid36) {
                        const err148 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err148];
                        }
                        else {
                            vErrors.push(err148);
                        }
                        errors++;
                    }
                    if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                        if ((data72.path === undefined) || (!(func0.call(data72, "path")))) {
                            const err149 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/required", keyword: "required", params: { missingProperty: "path" } };
                            if (vErrors === null) {
                                vErrors = [err149];
                            }
                            else {
                                vErrors.push(err149);
                            }
                            errors++;
                        }
                        for (const key11 of Object.keys(data72)) {
                            if (!(((((key11 === "label") || (key11 === "path")) || (key11 === "icon")) || (key11 === "order")) || (key11 === "parent"))) {
                                const err150 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                if (vErrors === null) {
                                    vErrors = [err150];
                                }
                                else {
                                    vErrors.push(err150);
                                }
                                errors++;
                            }
                        }
                        if (data72.label !== undefined && func0.call(data72, "label")) {
                            if (typeof data72.label !== "string") {
                                const err151 = { instancePath: instancePath + "/menu_items/" + i7 + "/label", schemaPath: "#/properties/menu_items/items/properties/label/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err151];
                                }
                                else {
                                    vErrors.push(err151);
                                }
                                errors++;
                            }
                        }
                        if (data72.path !== undefined && func0.call(data72, "path")) {
                            if (typeof data72.path !== "string") {
                                const err152 = { instancePath: instancePath + "/menu_items/" + i7 + "/path", schemaPath: "#/properties/menu_items/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err152];
                                }
                                else {
                                    vErrors.push(err152);
                                }
                                errors++;
                            }
                        }
                        if (data72.icon !== undefined && func0.call(data72, "icon")) {
                            if (typeof data72.icon !== "string") {
                                const err153 = { instancePath: instancePath + "/menu_items/" + i7 + "/icon", schemaPath: "#/properties/menu_items/items/properties/icon/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err153];
                                }
                                else {
                                    vErrors.push(err153);
                                }
                                errors++;
                            }
                        }
                        if (data72.order !== undefined && func0.call(data72, "order")) {
                            let data76 = data72.order;
                            if (!((typeof data76 == "number") && (isFinite(data76)))) {
                                const err154 = { instancePath: instancePath + "/menu_items/" + i7 + "/order", schemaPath: "#/properties/menu_items/items/properties/order/type", keyword: "type", params: { type: "number" } };
                                if (vErrors === null) {
                                    vErrors = [err154];
                                }
                                else {
                                    vErrors.push(err154);
                                }
                                errors++;
                            }
                        }
                        if (data72.parent !== undefined && func0.call(data72, "parent")) {
                            if (typeof data72.parent !== "string") {
                                const err155 = { instancePath: instancePath + "/menu_items/" + i7 + "/parent", schemaPath: "#/properties/menu_items/items/properties/parent/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err155];
                                }
                                else {
                                    vErrors.push(err155);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err156 = { instancePath: instancePath + "/menu_items/" + i7, schemaPath: "#/properties/menu_items/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err156];
                        }
                        else {
                            vErrors.push(err156);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err157 = { instancePath: instancePath + "/menu_items", schemaPath: "#/properties/menu_items/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err157];
                }
                else {
                    vErrors.push(err157);
                }
                errors++;
            }
        }
        if (data.hooks !== undefined && func0.call(data, "hooks")) {
            let data78 = data.hooks;
            if (data78 && typeof data78 == "object" && !Array.isArray(data78)) {
                for (const key12 of Object.keys(data78)) {
                    if (!(((((key12 === "onInstall") || (key12 === "onEnable")) || (key12 === "onDisable")) || (key12 === "onUpdate")) || (key12 === "onUninstall"))) {
                        const err158 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                        if (vErrors === null) {
                            vErrors = [err158];
                        }
                        else {
                            vErrors.push(err158);
                        }
                        errors++;
                    }
                }
                if (data78.onInstall !== undefined && func0.call(data78, "onInstall")) {
                    let data79 = data78.onInstall;
                    if (typeof data79 === "string") {
                        if (func57(data79) < 1) {
                            const err159 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err159];
                            }
                            else {
                                vErrors.push(err159);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err160 = { instancePath: instancePath + "/hooks/onInstall", schemaPath: "#/properties/hooks/properties/onInstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err160];
                        }
                        else {
                            vErrors.push(err160);
                        }
                        errors++;
                    }
                }
                if (data78.onEnable !== undefined && func0.call(data78, "onEnable")) {
                    let data80 = data78.onEnable;
                    if (typeof data80 === "string") {
                        if (func57(data80) < 1) {
                            const err161 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err161];
                            }
                            else {
                                vErrors.push(err161);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err162 = { instancePath: instancePath + "/hooks/onEnable", schemaPath: "#/properties/hooks/properties/onEnable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err162];
                        }
                        else {
                            vErrors.push(err162);
                        }
                        errors++;
                    }
                }
                if (data78.onDisable !== undefined && func0.call(data78, "onDisable")) {
                    let data81 = data78.onDisable;
                    if (typeof data81 === "string") {
                        if (func57(data81) < 1) {
                            const err163 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err163];
                            }
                            else {
                                vErrors.push(err163);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err164 = { instancePath: instancePath + "/hooks/onDisable", schemaPath: "#/properties/hooks/properties/onDisable/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err164];
                        }
                        else {
                            vErrors.push(err164);
                        }
                        errors++;
                    }
                }
                if (data78.onUpdate !== undefined && func0.call(data78, "onUpdate")) {
                    let data82 = data78.onUpdate;
                    if (typeof data82 === "string") {
                        if (func57(data82) < 1) {
                            const err165 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err165];
                            }
                            else {
                                vErrors.push(err165);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err166 = { instancePath: instancePath + "/hooks/onUpdate", schemaPath: "#/properties/hooks/properties/onUpdate/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err166];
                        }
                        else {
                            vErrors.push(err166);
                        }
                        errors++;
                    }
                }
                if (data78.onUninstall !== undefined && func0.call(data78, "onUninstall")) {
                    let data83 = data78.onUninstall;
                    if (typeof data83 === "string") {
                        if (func57(data83) < 1) {
                            const err167 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err167];
                            }
                            else {
                                vErrors.push(err167);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err168 = { instancePath: instancePath + "/hooks/onUninstall", schemaPath: "#/properties/hooks/properties/onUninstall/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err168];
                        }
                        else {
                            vErrors.push(err168);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err169 = { instancePath: instancePath + "/hooks", schemaPath: "#/properties/hooks/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err169];
                }
                else {
                    vErrors.push(err169);
                }
                errors++;
            }
        }
        if (data.external_services !== undefined && func0.call(data, "external_services")) {
            let data84 = data.external_services;
            if (Array.isArray(data84)) {
                const len8 = data84.length;
                for (let i8 = 0; i8 < len8; i8++) {
                    let data85 = data84[i8];
                    const _errs205 = errors;
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        if ((data85.api_key_required === undefined) || (!(func0.call(data85, "api_key_required")))) {
                            const err170 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "api_key_required" } };
                            if (vErrors === null) {
                                vErrors = [err170];
                            }
                            else {
                                vErrors.push(err170);
                            }
                            errors++;
                        }
                        if ((data85.description === undefined) || (!(func0.call(data85, "description")))) {
                            const err171 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err171];
                            }
                            else {
                                vErrors.push(err171);
                            }
                            errors++;
                        }
                    }
                    var valid41 = _errs205 === errors;
                    if (!valid41) {
                        const err172 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err172];
                        }
                        else {
                            vErrors.push(err172);
                        }
                        errors++;
                    }
                    if (data85 && typeof data85 == "object" && !Array.isArray(data85)) {
                        if ((data85.name === undefined) || (!(func0.call(data85, "name")))) {
                            const err173 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err173];
                            }
                            else {
                                vErrors.push(err173);
                            }
                            errors++;
                        }
                        if ((data85.base_url === undefined) || (!(func0.call(data85, "base_url")))) {
                            const err174 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/required", keyword: "required", params: { missingProperty: "base_url" } };
                            if (vErrors === null) {
                                vErrors = [err174];
                            }
                            else {
                                vErrors.push(err174);
                            }
                            errors++;
                        }
                        for (const key13 of Object.keys(data85)) {
                            if (!(((((key13 === "name") || (key13 === "base_url")) || (key13 === "api_key_required")) || (key13 === "description")) || (key13 === "documentation"))) {
                                const err175 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                if (vErrors === null) {
                                    vErrors = [err175];
                                }
                                else {
                                    vErrors.push(err175);
                                }
                                errors++;
                            }
                        }
                        if (data85.name !== undefined && func0.call(data85, "name")) {
                            let data86 = data85.name;
                            if (typeof data86 === "string") {
                                if (func57(data86) < 1) {
                                    const err176 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err176];
                                    }
                                    else {
                                        vErrors.push(err176);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err177 = { instancePath: instancePath + "/external_services/" + i8 + "/name", schemaPath: "#/properties/external_services/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err177];
                                }
                                else {
                                    vErrors.push(err177);
                                }
                                errors++;
                            }
                        }
                        if (data85.base_url !== undefined && func0.call(data85, "base_url")) {
                            if (!(typeof data85.base_url === "string")) {
                                const err178 = { instancePath: instancePath + "/external_services/" + i8 + "/base_url", schemaPath: "#/properties/external_services/items/properties/base_url/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err178];
                                }
                                else {
                                    vErrors.push(err178);
                                }
                                errors++;
                            }
                        }
                        if (data85.api_key_required !== undefined && func0.call(data85, "api_key_required")) {
                            if (typeof data85.api_key_required !== "boolean") {
                                const err179 = { instancePath: instancePath + "/external_services/" + i8 + "/api_key_required", schemaPath: "#/properties/external_services/items/properties/api_key_required/type", keyword: "type", params: { type: "boolean" } };
                                if (vErrors === null) {
                                    vErrors = [err179];
                                }
                                else {
                                    vErrors.push(err179);
                                }
                                errors++;
                            }
                        }
                        if (data85.description !== undefined && func0.call(data85, "description")) {
                            if (typeof data85.description !== "string") {
                                const err180 = { instancePath: instancePath + "/external_services/" + i8 + "/description", schemaPath: "#/properties/external_services/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err180];
                                }
                                else {
                                    vErrors.push(err180);
                                }
                                errors++;
                            }
                        }
                        if (data85.documentation !== undefined && func0.call(data85, "documentation")) {
                            if (!(typeof data85.documentation === "string")) {
                                const err181 = { instancePath: instancePath + "/external_services/" + i8 + "/documentation", schemaPath: "#/properties/external_services/items/properties/documentation/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err181];
                                }
                                else {
                                    vErrors.push(err181);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err182 = { instancePath: instancePath + "/external_services/" + i8, schemaPath: "#/properties/external_services/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err182];
                        }
                        else {
                            vErrors.push(err182);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err183 = { instancePath: instancePath + "/external_services", schemaPath: "#/properties/external_services/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err183];
                }
                else {
                    vErrors.push(err183);
                }
                errors++;
            }
        }
        if (data.webhooks !== undefined && func0.call(data, "webhooks")) {
            let data91 = data.webhooks;
            if (Array.isArray(data91)) {
                const len9 = data91.length;
                for (let i9 = 0; i9 < len9; i9++) {
                    let data92 = data91[i9];
                    const _errs222 = errors;
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        if ((data92.description === undefined) || (!(func0.call(data92, "description")))) {
                            const err184 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err184];
                            }
                            else {
                                vErrors.push(err184);
                            }
                            errors++;
                        }
                    }
                    var valid45 = _errs222 === errors;
                    if (!valid45) {
                        const err185 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err185];
                        }
                        else {
                            vErrors.push(err185);
                        }
                        errors++;
                    }
                    if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
                        if ((data92.name === undefined) || (!(func0.call(data92, "name")))) {
                            const err186 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "name" } };
                            if (vErrors === null) {
                                vErrors = [err186];
                            }
                            else {
                                vErrors.push(err186);
                            }
                            errors++;
                        }
                        if ((data92.endpoint === undefined) || (!(func0.call(data92, "endpoint")))) {
                            const err187 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "endpoint" } };
                            if (vErrors === null) {
                                vErrors = [err187];
                            }
                            else {
                                vErrors.push(err187);
                            }
                            errors++;
                        }
                        if ((data92.events === undefined) || (!(func0.call(data92, "events")))) {
                            const err188 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/required", keyword: "required", params: { missingProperty: "events" } };
                            if (vErrors === null) {
                                vErrors = [err188];
                            }
                            else {
                                vErrors.push(err188);
                            }
                            errors++;
                        }
                        for (const key14 of Object.keys(data92)) {
                            if (!((((key14 === "name") || (key14 === "endpoint")) || (key14 === "events")) || (key14 === "description"))) {
                                const err189 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                if (vErrors === null) {
                                    vErrors = [err189];
                                }
                                else {
                                    vErrors.push(err189);
                                }
                                errors++;
                            }
                        }
                        if (data92.name !== undefined && func0.call(data92, "name")) {
                            let data93 = data92.name;
                            if (typeof data93 === "string") {
                                if (func57(data93) < 1) {
                                    const err190 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err190];
                                    }
                                    else {
                                        vErrors.push(err190);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err191 = { instancePath: instancePath + "/webhooks/" + i9 + "/name", schemaPath: "#/properties/webhooks/items/properties/name/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err191];
                                }
                                else {
                                    vErrors.push(err191);
                                }
                                errors++;
                            }
                        }
                        if (data92.endpoint !== undefined && func0.call(data92, "endpoint")) {
                            let data94 = data92.endpoint;
                            if (typeof data94 === "string") {
                                if (!pattern4.test(data94)) {
                                    const err192 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err192];
                                    }
                                    else {
                                        vErrors.push(err192);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err193 = { instancePath: instancePath + "/webhooks/" + i9 + "/endpoint", schemaPath: "#/properties/webhooks/items/properties/endpoint/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err193];
                                }
                                else {
                                    vErrors.push(err193);
                                }
                                errors++;
                            }
                        }
                        if (data92.events !== undefined && func0.call(data92, "events")) {
                            let data95 = data92.events;
                            if (Array.isArray(data95)) {
                                if (data95.length < 1) {
                                    const err194 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/minItems", keyword: "minItems", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err194];
                                    }
                                    else {
                                        vErrors.push(err194);
                                    }
                                    errors++;
                                }
                                const len10 = data95.length;
                                for (let i10 = 0; i10 < len10; i10++) {
                                    let data96 = data95[i10];
                                    if (typeof data96 === "string") {
                                        if (func57(data96) < 1) {
                                            const err195 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err195];
                                            }
                                            else {
                                                vErrors.push(err195);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err196 = { instancePath: instancePath + "/webhooks/" + i9 + "/events/" + i10, schemaPath: "#/properties/webhooks/items/properties/events/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err196];
                                        }
                                        else {
                                            vErrors.push(err196);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err197 = { instancePath: instancePath + "/webhooks/" + i9 + "/events", schemaPath: "#/properties/webhooks/items/properties/events/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err197];
                                }
                                else {
                                    vErrors.push(err197);
                                }
                                errors++;
                            }
                        }
                        if (data92.description !== undefined && func0.call(data92, "description")) {
                            if (typeof data92.description !== "string") {
                                const err198 = { instancePath: instancePath + "/webhooks/" + i9 + "/description", schemaPath: "#/properties/webhooks/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err198];
                                }
                                else {
                                    vErrors.push(err198);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err199 = { instancePath: instancePath + "/webhooks/" + i9, schemaPath: "#/properties/webhooks/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err199];
                        }
                        else {
                            vErrors.push(err199);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err200 = { instancePath: instancePath + "/webhooks", schemaPath: "#/properties/webhooks/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err200];
                }
                else {
                    vErrors.push(err200);
                }
                errors++;
            }
        }
        if (data.oauth !== undefined && func0.call(data, "oauth")) {
            let data98 = data.oauth;
            if (Array.isArray(data98)) {
                const len11 = data98.length;
                for (let i11 = 0; i11 < len11; i11++) {
                    let data99 = data98[i11];
                    const _errs239 = errors;
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        if ((data99.description === undefined) || (!(func0.call(data99, "description")))) {
                            const err201 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended/required", keyword: "required", params: { missingProperty: "description" } };
                            if (vErrors === null) {
                                vErrors = [err201];
                            }
                            else {
                                vErrors.push(err201);
                            }
                            errors++;
                        }
                    }
                    var valid51 = _errs239 === errors;
                    if (!valid51) {
                        const err202 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/recommended", keyword: "recommended", params: {} };
                        if (vErrors === null) {
                            vErrors = [err202];
                        }
                        else {
                            vErrors.push(err202);
                        }
                        errors++;
                    }
                    if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                        if ((data99.provider === undefined) || (!(func0.call(data99, "provider")))) {
                            const err203 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "provider" } };
                            if (vErrors === null) {
                                vErrors = [err203];
                            }
                            else {
                                vErrors.push(err203);
                            }
                            errors++;
                        }
                        if ((data99.scopes === undefined) || (!(func0.call(data99, "scopes")))) {
                            const err204 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "scopes" } };
                            if (vErrors === null) {
                                vErrors = [err204];
                            }
                            else {
                                vErrors.push(err204);
                            }
                            errors++;
                        }
                        if ((data99.redirect_uri === undefined) || (!(func0.call(data99, "redirect_uri")))) {
                            const err205 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/required", keyword: "required", params: { missingProperty: "redirect_uri" } };
                            if (vErrors === null) {
                                vErrors = [err205];
                            }
                            else {
                                vErrors.push(err205);
                            }
                            errors++;
                        }
                        for (const key15 of Object.keys(data99)) {
                            if (!((((key15 === "provider") || (key15 === "scopes")) || (key15 === "redirect_uri")) || (key15 === "description"))) {
                                const err206 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                                if (vErrors === null) {
                                    vErrors = [err206];
                                }
                                else {
                                    vErrors.push(err206);
                                }
                                errors++;
                            }
                        }
                        if (data99.provider !== undefined && func0.call(data99, "provider")) {
                            let data100 = data99.provider;
                            if (typeof data100 === "string") {
                                if (func57(data100) < 1) {
                                    const err207 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/minLength", keyword: "minLength", params: { limit: 1 } };
                                    if (vErrors === null) {
                                        vErrors = [err207];
                                    }
                                    else {
                                        vErrors.push(err207);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err208 = { instancePath: instancePath + "/oauth/" + i11 + "/provider", schemaPath: "#/properties/oauth/items/properties/provider/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err208];
                                }
                                else {
                                    vErrors.push(err208);
                                }
                                errors++;
                            }
                        }
                        if (data99.scopes !== undefined && func0.call(data99, "scopes")) {
                            let data101 = data99.scopes;
                            if (Array.isArray(data101)) {
                                const len12 = data101.length;
                                for (let i12 = 0; i12 < len12; i12++) {
                                    let data102 = data101[i12];
                                    if (typeof data102 === "string") {
                                        if (func57(data102) < 1) {
                                            const err209 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            if (vErrors === null) {
                                                vErrors = [err209];
                                            }
                                            else {
                                                vErrors.push(err209);
                                            }
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err210 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes/" + i12, schemaPath: "#/properties/oauth/items/properties/scopes/items/type", keyword: "type", params: { type: "string" } };
                                        if (vErrors === null) {
                                            vErrors = [err210];
                                        }
                                        else {
                                            vErrors.push(err210);
                                        }
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err211 = { instancePath: instancePath + "/oauth/" + i11 + "/scopes", schemaPath: "#/properties/oauth/items/properties/scopes/type", keyword: "type", params: { type: "array" } };
                                if (vErrors === null) {
                                    vErrors = [err211];
                                }
                                else {
                                    vErrors.push(err211);
                                }
                                errors++;
                            }
                        }
                        if (data99.redirect_uri !== undefined && func0.call(data99, "redirect_uri")) {
                            let data103 = data99.redirect_uri;
                            if (typeof data103 === "string") {
                                if (!pattern4.test(data103)) {
                                    const err212 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    if (vErrors === null) {
                                        vErrors = [err212];
                                    }
                                    else {
                                        vErrors.push(err212);
                                    }
                                    errors++;
                                }
                            }
                            else {
                                const err213 = { instancePath: instancePath + "/oauth/" + i11 + "/redirect_uri", schemaPath: "#/properties/oauth/items/properties/redirect_uri/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err213];
                                }
                                else {
                                    vErrors.push(err213);
                                }
                                errors++;
                            }
                        }
                        if (data99.description !== undefined && func0.call(data99, "description")) {
                            if (typeof data99.description !== "string") {
                                const err214 = { instancePath: instancePath + "/oauth/" + i11 + "/description", schemaPath: "#/properties/oauth/items/properties/description/type", keyword: "type", params: { type: "string" } };
                                if (vErrors === null) {
                                    vErrors = [err214];
                                }
                                else {
                                    vErrors.push(err214);
                                }
                                errors++;
                            }
                        }
                    }
                    else {
                        const err215 = { instancePath: instancePath + "/oauth/" + i11, schemaPath: "#/properties/oauth/items/type", keyword: "type", params: { type: "object" } };
                        if (vErrors === null) {
                            vErrors = [err215];
                        }
                        else {
                            vErrors.push(err215);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err216 = { instancePath: instancePath + "/oauth", schemaPath: "#/properties/oauth/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err216];
                }
                else {
                    vErrors.push(err216);
                }
                errors++;
            }
        }
        if (data.config_schema !== undefined && func0.call(data, "config_schema")) {
            let data105 = data.config_schema;
            if (!(data105 && typeof data105 == "object" && !Array.isArray(data105))) {
                const err217 = { instancePath: instancePath + "/config_schema", schemaPath: "#/properties/config_schema/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err217];
                }
                else {
                    vErrors.push(err217);
                }
                errors++;
            }
        }
        if (data.default_config !== undefined && func0.call(data, "default_config")) {
            let data106 = data.default_config;
            if (!(data106 && typeof data106 == "object" && !Array.isArray(data106))) {
                const err218 = { instancePath: instancePath + "/default_config", schemaPath: "#/properties/default_config/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err218];
                }
                else {
                    vErrors.push(err218);
                }
                errors++;
            }
        }
        if (data.pricing !== undefined && func0.call(data, "pricing")) {
            let data107 = data.pricing;
            if (data107 && typeof data107 == "object" && !Array.isArray(data107)) {
                if ((data107.type === undefined) || (!(func0.call(data107, "type")))) {
                    const err219 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/required", keyword: "required", params: { missingProperty: "type" } };
                    if (vErrors === null) {
                        vErrors = [err219];
                    }
                    else {
                        vErrors.push(err219);
                    }
                    errors++;
                }
                for (const key16 of Object.keys(data107)) {
                    if (!(key16 === "type")) {
                        const err220 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                        if (vErrors === null) {
                            vErrors = [err220];
                        }
                        else {
                            vErrors.push(err220);
                        }
                        errors++;
                    }
                }
                if (data107.type !== undefined && func0.call(data107, "type")) {
                    let data108 = data107.type;
                    if (typeof data108 === "string") {
                        if (func57(data108) < 1) {
                            const err221 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err221];
                            }
                            else {
                                vErrors.push(err221);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err222 = { instancePath: instancePath + "/pricing/type", schemaPath: "#/properties/pricing/properties/type/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err222];
                        }
                        else {
                            vErrors.push(err222);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err223 = { instancePath: instancePath + "/pricing", schemaPath: "#/properties/pricing/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err223];
                }
                else {
                    vErrors.push(err223);
                }
                errors++;
            }
        }
        if (data.compatibility !== undefined && func0.call(data, "compatibility")) {
            let data109 = data.compatibility;
            if (data109 && typeof data109 == "object" && !Array.isArray(data109)) {
                for (const key17 of Object.keys(data109)) {
                    if (!((key17 === "host_version") || (key17 === "node_version"))) {
                        const err224 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                        if (vErrors === null) {
                            vErrors = [err224];
                        }
                        else {
                            vErrors.push(err224);
                        }
                        errors++;
                    }
                }
                if (data109.host_version !== undefined && func0.call(data109, "host_version")) {
                    if (typeof data109.host_version !== "string") {
                        const err225 = { instancePath: instancePath + "/compatibility/host_version", schemaPath: "#/properties/compatibility/properties/host_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err225];
                        }
                        else {
                            vErrors.push(err225);
                        }
                        errors++;
                    }
                }
                if (data109.node_version !== undefined && func0.call(data109, "node_version")) {
                    if (typeof data109.node_version !== "string") {
                        const err226 = { instancePath: instancePath + "/compatibility/node_version", schemaPath: "#/properties/compatibility/properties/node_version/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err226];
                        }
                        else {
                            vErrors.push(err226);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err227 = { instancePath: instancePath + "/compatibility", schemaPath: "#/properties/compatibility/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err227];
                }
                else {
                    vErrors.push(err227);
                }
                errors++;
            }
        }
        if (data.screenshots !== undefined && func0.call(data, "screenshots")) {
            let data112 = data.screenshots;
            if (Array.isArray(data112)) {
                const len13 = data112.length;
                for (let i13 = 0; i13 < len13; i13++) {
                    let data113 = data112[i13];
                    if (typeof data113 === "string") {
                        if (func57(data113) < 1) {
                            const err228 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            if (vErrors === null) {
                                vErrors = [err228];
                            }
                            else {
                                vErrors.push(err228);
                            }
                            errors++;
                        }
                    }
                    else {
                        const err229 = { instancePath: instancePath + "/screenshots/" + i13, schemaPath: "#/properties/screenshots/items/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err229];
                        }
                        else {
                            vErrors.push(err229);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err230 = { instancePath: instancePath + "/screenshots", schemaPath: "#/properties/screenshots/type", keyword: "type", params: { type: "array" } };
                if (vErrors === null) {
                    vErrors = [err230];
                }
                else {
                    vErrors.push(err230);
                }
                errors++;
            }
        }
        if (data.configSchema !== undefined && func0.call(data, "configSchema")) {
            let data114 = data.configSchema;
            if (!(data114 && typeof data114 == "object" && !Array.isArray(data114))) {
                const err231 = { instancePath: instancePath + "/configSchema", schemaPath: "#/properties/configSchema/allOf/0/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err231];
                }
                else {
                    vErrors.push(err231);
                }
                errors++;
            }
        }
        if (data.ui !== undefined && func0.call(data, "ui")) {
            let data115 = data.ui;
            if (data115 && typeof data115 == "object" && !Array.isArray(data115)) {
                for (const key18 of Object.keys(data115)) {
                    if (!((key18 === "component") || (key18 === "styles"))) {
                        const err232 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                        if (vErrors === null) {
                            vErrors = [err232];
                        }
                        else {
                            vErrors.push(err232);
                        }
                        errors++;
                    }
                }
                if (data115.component !== undefined && func0.call(data115, "component")) {
                    if (typeof data115.component !== "string") {
                        const err233 = { instancePath: instancePath + "/ui/component", schemaPath: "#/properties/ui/properties/component/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err233];
                        }
                        else {
                            vErrors.push(err233);
                        }
                        errors++;
                    }
                }
                if (data115.styles !== undefined && func0.call(data115, "styles")) {
                    if (typeof data115.styles !== "string") {
                        const err234 = { instancePath: instancePath + "/ui/styles", schemaPath: "#/properties/ui/properties/styles/type", keyword: "type", params: { type: "string" } };
                        if (vErrors === null) {
                            vErrors = [err234];
                        }
                        else {
                            vErrors.push(err234);
                        }
                        errors++;
                    }
                }
            }
            else {
                const err235 = { instancePath: instancePath + "/ui", schemaPath: "#/properties/ui/type", keyword: "type", params: { type: "object" } };
                if (vErrors === null) {
                    vErrors = [err235];
                }
                else {
                    vErrors.push(err235);
                }
                errors++;
            }
        }
    }
    else {
        const err236 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        if (vErrors === null) {
            vErrors = [err236];
        }
        else {
            vErrors.push(err236);
        }
        errors++;
    }
    validate10.errors = vErrors;
    return errors === 0;
}

;// CONCATENATED MODULE: ./build/src/plugin/shape.js


/** Holds a manifest to its schema. Of a value that may have one of several forms only the form that it has counts. */
function shapeOf(manifest) {
    const validator = validate;
    if (validator(manifest))
        return { errors: [] };
    const errors = meantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
    return { errors: oncePerValue(errors).map((error) => placedError(error, manifest)) };
}
/** Of the errors about a choice of forms those of the one form that is meant, or else the choice itself. */
function meantForms(errors) {
    const choices = new Map();
    const outside = [];
    const ends = [];
    for (const error of errors) {
        const inside = formOf(error);
        if (error.keyword === "anyOf")
            ends.push({ error, place: error.schemaPath + error.instancePath });
        else if (!inside)
            outside.push(error);
        else {
            const choice = choices.get(inside.place) ?? { forms: new Map(), others: new Set() };
            choices.set(inside.place, choice);
            const form = choice.forms.get(inside.form) ?? [];
            form.push(error);
            choice.forms.set(inside.form, form);
            if (error.keyword === "type" && inside.isWhole)
                choice.others.add(inside.form);
        }
    }
    // A value that fits one of its forms ends in no error of its own: nothing of the other forms is heard then.
    return [...outside, ...ends.flatMap(({ error, place }) => meantErrors(error, choices.get(place)))];
}
function meantErrors(end, choice) {
    const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
    const [only, ...more] = meant;
    return only && more.length === 0 ? only[1] : [end];
}
/** The form that an error is about, and the place of the choice that it is one of. */
function formOf({ schemaPath, instancePath }) {
    const [, choice, form] = /^(.*?\/anyOf)\/(\d+)\//u.exec(schemaPath) ?? [];
    if (choice === undefined || form === undefined)
        return undefined;
    const steps = (choice.match(/\/properties\/|\/items(?=\/)/gu) ?? []).length;
    const value = instancePath
        .split("/")
        .slice(0, steps + 1)
        .join("/");
    return { place: choice + value, form, isWhole: value === instancePath };
}
/** A wrong value is told once, by what is most wrong with it; missing and unknown keys are each their own. */
function oncePerValue(errors) {
    const told = new Map();
    const rank = ({ keyword }) => (keyword === "type" ? 0 : keyword === "anyOf" ? 1 : 2);
    for (const error of errors) {
        const ofKey = error.params["missingProperty"] ?? error.params["additionalProperty"];
        const place = JSON.stringify([error.instancePath, ofKey ?? null]);
        const before = told.get(place);
        if (!before || rank(error) < rank(before))
            told.set(place, error);
    }
    return [...told.values()];
}
function placedError({ instancePath, schemaPath, keyword, params }, manifest) {
    return {
        path: stepsOf(instancePath, manifest),
        keyword,
        params,
        schema: schemaAt(schemaPath),
        advisory: isAdvisory(schemaPath),
    };
}
function isAdvisory(schemaPath) {
    return schemaPath.includes("/recommended/");
}
const knownParts = new Map();
/** The part of the schema that a keyword stands in; there are a few hundred of them, whatever the manifest. */
function schemaAt(schemaPath) {
    const known = knownParts.get(schemaPath);
    if (known)
        return known;
    // `recommended` holds keywords of its own: what they stand in is one step further out.
    const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
    const names = steps.map((step) => unescaped(decodeURIComponent(step)));
    const part = names.reduce((node, step) => resolved(node[step]), resolved(manifest_schema_namespaceObject));
    knownParts.set(schemaPath, part);
    return part;
}
/** The steps of a JSON pointer; those into arrays are numbers. */
function stepsOf(pointer, manifest) {
    let here = manifest;
    return pointer
        .split("/")
        .slice(1)
        .map((raw) => {
        const step = Array.isArray(here) ? Number(raw) : unescaped(raw);
        here = here[step];
        return step;
    });
}
function resolved(node) {
    if (typeof node !== "object" || node === null)
        return {};
    const { $ref, ...own } = node;
    const definitions = manifest_schema_namespaceObject.definitions;
    return typeof $ref === "string" ? { ...resolved(definitions[$ref.replace("#/definitions/", "")]), ...own } : own;
}
const unescaped = (step) => step.replace(/~1/gu, "/").replace(/~0/gu, "~");


/***/ })

};
;