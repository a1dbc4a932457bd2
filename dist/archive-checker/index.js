"use strict";
require("../shared/index.js").startArchiveChecker();
