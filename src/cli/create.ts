import type { Command } from "./command.js";

export const create: Command = {
  name: "create",
  arguments: "<project-name> | .",
  most: 1,
  summary: "Make a new plugin that passes every check, in a folder of its own or in this empty one",
  options: [
    {
      name: "template",
      value: "TEMPLATE",
      help: "What it begins with: dashboard-widget (the default), cli-tool, service, page or hybrid",
    },
    { name: "description", value: "TEXT", help: "What the plugin does; 10 to 200 characters" },
    {
      name: "author",
      value: "AUTHOR",
      help: 'Who makes it, such as "Ada Byron <ada@example.com>"; from Git by default',
    },
    { name: "category", value: "CATEGORY", help: "Where the marketplace lists it; utilities by default" },
    { name: "update", help: "Print what newer templates have, as a patch for the project in this folder" },
    { name: "output", value: "FILE", help: "With --update: write the patch to a file" },
    { name: "yes", help: "Ask nothing: take the defaults, and no Git hook" },
  ],
  run: async (call) => (await import(/* webpackChunkName: "create" */ "./run-create.js")).runCreate(call),
};
