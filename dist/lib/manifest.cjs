"use strict";
exports.validateManifest = require("../shared/index.js").openLibrary().validateManifest;
