"use strict";
const validateManifest = (...given) => require("../../shared/index.js").openLibrary().validateManifest(...given);
module.exports = { ...require("./sdk.cjs"), validateManifest };
