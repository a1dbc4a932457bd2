import { resolve } from "node:path";
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
    {
      name: "artifact",
      value: "PATH",
      help: "Release exactly this archive, a file or folder that pack --artifact-dir has made; nothing is packed",
    },
    { name: "checked-sha256", value: "HEX", help: "The SHA-256 that this archive must have" },
    { name: "attestation", value: "FILE", help: "The bundle of its provenance, to be released beside it" },
  ],
  run: runReleaseCommand,
};

async function runReleaseCommand(call: Call): Promise<number> {
  const { values, switches } = call;
  const tag = values.get("tag");
  if (tag === undefined) throw new UsageError("release does not know which tag", "Write --tag v1.2.3");
  const { githubAccess, readPin, runArtifact, runRelease, TARGETS } = await import("../release/index.js");
  const named = values.get("targets")?.split(",") ?? [];
  if (named.length === 0)
    throw new UsageError("release does not know where to", `Write --targets ${TARGETS.join(",")}`);
  const changelog = values.get("changelog");
  const artifact = values.get("artifact");
  const pin = readPin(values.get("checked-sha256"), artifact, { pin: "--checked-sha256", artifact: "--artifact" });
  if (artifact !== undefined && call.arguments.length > 0) {
    throw new UsageError("A path and --artifact both say what is released", "Give one of them");
  }
  const attestation = values.get("attestation");
  const { skipsScripts } = await import("../preflight/run-scripts.js");
  const cwd = currentFolder();
  const request = {
    ...{ tag, cwd, dryRun: switches.has("dry-run"), strict: false },
    paths: call.arguments.length > 0 ? call.arguments : ["."],
    targets: named.map((name) => oneOf(name.trim(), TARGETS, "--targets")),
    today: new Date().toISOString().slice(0, 10),
    findOut: skipsScripts("release runs nothing of the plugin's; check does"),
    github: githubAccess(process.env, process.env["GITHUB_TOKEN"] ?? process.env["GH_TOKEN"], "Set GITHUB_TOKEN"),
    ...(changelog !== undefined && { changelog }),
    ...(attestation !== undefined && { attestation: resolve(cwd, attestation) }),
  };
  const released =
    artifact === undefined
      ? await runRelease(request)
      : await runArtifact({ ...request, artifact: resolve(cwd, artifact), ...(pin !== undefined && { pin }) });
  if (released.preflight) {
    const { report, root, source } = released.preflight;
    const view = { source, color: colorful(), width: width(), pathOf: pathFrom(root) };
    const { terminal } = await import("../reporters/terminal.js");
    print(terminal(report, view));
  }
  const { outcomeText } = await import("../release/outcome-text.js");
  print(`\n${outcomeText(released.outcome, { tag, archive: released.archive })}`);
  return released.outcome.exitStatus;
}
