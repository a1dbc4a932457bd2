"use strict";
require("../shared/index.js").startJudge();
