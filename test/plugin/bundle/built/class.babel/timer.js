"use strict";

Object.defineProperty(exports, "__esModule", {
  value: true
});
exports.start = start;
exports.stop = stop;
let timer;
function start(tick) {
  timer = setInterval(tick, 60_000);
}
function stop() {
  clearInterval(timer);
}