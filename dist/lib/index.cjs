"use strict";
module.exports = require("../shared/index.js").openLibrary().loadLibrary();
