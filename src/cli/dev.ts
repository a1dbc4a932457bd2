import type { Command } from "./command.js";

export const dev: Command = {
  name: "dev",
  arguments: "[path]",
  most: 1,
  summary: "Show the plugin in your browser, with its settings and findings, and rebuild it after each change",
  options: [
    { name: "no-build", help: "Do not start a build: you run it yourself" },
    { name: "port", value: "PORT", help: "The port on 127.0.0.1; any free port by default" },
    { name: "settings", value: "FILE", help: "Start with the settings in this JSON file" },
    {
      name: "editor",
      value: "PROGRAM",
      help: "The editor for opening locations; VISUAL or EDITOR by default, if it has a window",
    },
    {
      name: "screenshot",
      value: "FILE",
      help: "Write a PNG of the current build, and exit; requires Chromium or Chrome",
    },
    { name: "size", value: "WxH", help: "The size of the screenshot in pixels; 1280x800 by default" },
    {
      name: "env",
      value: "NAME",
      repeats: true,
      help: "Pass this environment variable to the plugin's build; may be repeated",
    },
  ],
  run: async (call) => (await import("./run-dev.js")).runDev(call),
};
