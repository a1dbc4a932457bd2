import type { Command } from "./command.js";

export const create: Command = {
  name: "create",
  arguments: "<project-name> | .",
  most: 1,
  summary: "Create a plugin that passes every check, in a new folder or in the current empty one",
  options: [
    {
      name: "template",
      value: "TEMPLATE",
      help: "The template: dashboard-widget (the default), cli-tool, service, page or hybrid",
    },
    { name: "description", value: "TEXT", help: "The description of the plugin; 10 to 200 characters" },
    {
      name: "author",
      value: "AUTHOR",
      help: 'The author, such as "Ada Byron <ada@example.com>"; from Git by default',
    },
    { name: "category", value: "CATEGORY", help: "The category in the marketplace; utilities by default" },
    { name: "update", help: "Print the changes in newer templates, as a patch for the project in this folder" },
    { name: "output", value: "FILE", help: "With --update: write the patch to a file" },
    { name: "yes", help: "Do not ask: use the defaults, without a Git hook" },
  ],
  run: async (call) => (await import("./run-create.js")).runCreate(call),
};
