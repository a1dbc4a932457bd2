import type { Command } from "./command.js";

export const dev: Command = {
  name: "dev",
  arguments: "[path]",
  most: 1,
  summary: "Build the plugin again after each change, and show it in your browser with its settings and findings",
  options: [
    { name: "no-build", help: "Only show what is built: you build it yourself" },
    { name: "port", value: "PORT", help: "The port on 127.0.0.1; any that is free by default" },
    { name: "settings", value: "FILE", help: "Begin with the settings of this JSON file" },
    {
      name: "editor",
      value: "PROGRAM",
      help: "The editor that opens a place; VISUAL or EDITOR by default, if it has a window",
    },
    { name: "screenshot", value: "FILE", help: "Write a PNG of what is built, and end; this needs Chromium or Chrome" },
    { name: "size", value: "WxH", help: "The size of that picture in pixels; 1280x800 by default" },
    {
      name: "env",
      value: "NAME",
      repeats: true,
      help: "Give the plugin's own build this environment variable; may be repeated",
    },
  ],
  async run(call) {
    const { runDev } = await import(/* webpackChunkName: "preview" */ "./run-dev.js");
    return runDev(call);
  },
};
