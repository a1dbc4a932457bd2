"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.SettingsPage = SettingsPage;
var _react = require("react");
function SettingsPage() {
  return (0, _react.createElement)("form");
}