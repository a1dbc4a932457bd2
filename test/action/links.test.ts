import { expect, test } from "vitest";
import { ORIGIN } from "../../src/core/tool.js";
import { findActionCopy } from "../../src/action/tool-copy.js";
import { startActionHere } from "../support/action.js";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { ROOT } from "../support/project.js";

const WRONG = { "manifest.json": manifestWith({ manifest_version: "1" }) };
const LOCAL = { GITHUB_ACTION_REPOSITORY: "", GITHUB_ACTION_REF: "" };

test("links lead to the repository and ref that the runner fetched the Action from", async () => {
  const env = { GITHUB_ACTION_REPOSITORY: "harbour/plugin-preflight", GITHUB_ACTION_REF: "release/2" };
  const { annotations, summary, stdout } = await startActionHere({ workspace: wholePlugin(WRONG), env });
  const page =
    "https://github.example.com/harbour/plugin-preflight/blob/release/2/dist/checks/manifest-manifest-version.md";
  expect(annotations.shown.map(({ message }) => message.split("\n").at(-1))).toContain(page);
  expect(summary).toContain(`[manifest-manifest-version](${page})`);
  expect(`${stdout}${summary}`).not.toContain("OWNER");
});

test("an Action of the checked-out repository has no such page, and names the command instead", async () => {
  const { annotations, summary, stdout } = await startActionHere({ workspace: wholePlugin(WRONG), env: LOCAL });
  const last = annotations.shown.map(({ message }) => message.split("\n").at(-1));
  expect(last).toContain(
    ORIGIN
      ? `${ORIGIN.url}/blob/${ORIGIN.ref}/dist/checks/manifest-manifest-version.md`
      : "plugin-preflight explain manifest-manifest-version",
  );
  expect(`${stdout}${summary}`).not.toContain("OWNER");
});

test("log and summary end with commands that a person pastes in a clone of the repository", async () => {
  const workspace = wholePlugin(WRONG);
  const { stdout, summary } = await startActionHere({ workspace, inputs: { path: "." } });
  const commands = [
    "git clone https://github.example.com/lumen-labs/plugin-preflight ../plugin-preflight && git -C ../plugin-preflight checkout v1",
    "node ../plugin-preflight/dist/cli/index.js validate --fix",
  ];
  expect(stdout).toContain(`The finding can be fixed automatically:\n${commands.map((one) => `  ${one}\n`).join("")}`);
  expect(summary).toContain(`The finding can be fixed automatically:\n\n\`\`\`text\n${commands.join("\n")}\n\`\`\`\n`);
});

test("an Action of the checked-out repository is started from there", () => {
  const { command } = findActionCopy({ workspace: ROOT, serverUrl: "", repository: "", ref: "" });
  expect(command).toBe("node dist/cli/index.js");
  expect(findActionCopy({ workspace: ROOT, serverUrl: "", repository: "x/y", ref: "" }).command).not.toBe(command);
});
