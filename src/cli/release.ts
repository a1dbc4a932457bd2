import { UsageError } from "../core/usage-error.js";
import { print } from "../output/print.js";
import type { Call, Command } from "./command.js";
import { oneOf } from "./parse.js";
import { currentFolder, pathFrom } from "./tell.js";
import { colorful, width } from "./terminal.js";

export const release: Command = {
  name: "release",
  arguments: "[path]",
  most: 1,
  summary: "Release what a tag names: check, pack, plan, then publish; running it again finishes what is left",
  options: [
    {
      name: "tag",
      value: "TAG",
      help: "The tag of the release, such as v1.2.3; it must name the commit that is checked out",
    },
    { name: "targets", value: "TARGET,...", help: "Where to: github-release, with the token in GITHUB_TOKEN" },
    { name: "dry-run", help: "Only say what would be done; nothing is written anywhere" },
    { name: "changelog", value: "FILE", help: "Where the notes come from; CHANGELOG.md by default" },
  ],
  run: runReleaseCommand,
};

async function runReleaseCommand(call: Call): Promise<number> {
  const { values, switches } = call;
  const tag = values.get("tag");
  if (tag === undefined) throw new UsageError("release does not know which tag", "Write --tag v1.2.3");
  const { githubAccess, runRelease, TARGETS } = await import("../release/index.js");
  const named = values.get("targets")?.split(",") ?? [];
  if (named.length === 0)
    throw new UsageError("release does not know where to", `Write --targets ${TARGETS.join(",")}`);
  const changelog = values.get("changelog");
  const { skipsScripts } = await import("../preflight/run-scripts.js");
  const released = await runRelease({
    ...{ tag, cwd: currentFolder(), dryRun: switches.has("dry-run"), strict: false },
    paths: call.arguments.length > 0 ? call.arguments : ["."],
    targets: named.map((name) => oneOf(name.trim(), TARGETS, "--targets")),
    today: new Date().toISOString().slice(0, 10),
    findOut: skipsScripts("release runs nothing of the plugin's; check does"),
    github: githubAccess(process.env, process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"], "Set GITHUB_TOKEN"),
    ...(changelog !== undefined && { changelog }),
  });
  const { report, root, source } = released.preflight;
  const view = { source, color: colorful(), width: width(), pathOf: pathFrom(root) };
  const { terminal } = await import("../reporters/terminal.js");
  print(terminal(report, view));
  const { outcomeText } = await import("../release/outcome-text.js");
  print(`\n${outcomeText(released.outcome, { tag, archive: released.archive })}`);
  return released.outcome.exitStatus;
}
