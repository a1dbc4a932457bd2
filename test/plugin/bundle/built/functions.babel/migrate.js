"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.onUpdate = onUpdate;
async function onUpdate() {}