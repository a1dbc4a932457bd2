"use strict";
require("../shared/index.js").startAction();
