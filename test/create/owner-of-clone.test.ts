import { join } from "node:path";
import { expect } from "vitest";
import { makePlugin } from "../support/folders.js";
import { git } from "../support/git.js";
import { nightly } from "../support/nightly.js";
import { copiedPackage, runCli } from "../support/product.js";
import { GITHUB_TOKEN } from "../support/canaries.js";

/** By itself: where it is before the name of the repository, the owner replaces it. */
const PLACEHOLDER = "OWNER";

type Remotes = Readonly<Record<string, string>>;

/** The owner that a workflow gets from a clone of this tool with such remotes. */
async function findOwner(remotes: Remotes): Promise<string | undefined> {
  const program = copiedPackage();
  const clone = join(program, "..", "..", "..");
  git(clone, "init", "--quiet");
  for (const [name, url] of Object.entries(remotes)) git(clone, "remote", "add", name, url);
  const cwd = makePlugin({ ".git/": "", "manifest.json": "{}" });
  const { stdout, output } = await runCli(["init", "--dry-run"], { cwd, program });
  expect(output).not.toContain(GITHUB_TOKEN);
  return /uses: (\S+)\/plugin-preflight@/u.exec(stdout)?.[1];
}

nightly.each<[owner: string, remotes: Remotes]>([
  ["acme", { origin: "git@github.com:acme/plugin-preflight.git" }],
  ["acme", { origin: "github.com:acme/plugin-preflight.git" }],
  ["acme", { origin: "git@github-work:acme/plugin-preflight.git" }],
  ["acme", { origin: "org-1234@github.com:acme/plugin-preflight" }],
  ["acme", { origin: `https://ada:${GITHUB_TOKEN}@github.com/acme/plugin-preflight/` }],
  ["acme", { origin: `https://${GITHUB_TOKEN}@github.com/acme/Plugin-Preflight.git` }],
  ["acme", { origin: "ssh://git@ssh.github.com:443/acme/plugin-preflight.git" }],
  ["acme", { origin: "git+ssh://git@github.com/acme/plugin-preflight.git" }],
  ["acme", { upstream: "https://github.com/acme/plugin-preflight.git" }],
  ["me", { origin: "git@github.com:me/plugin-preflight.git", upstream: "https://github.com/acme/plugin-preflight" }],
  [PLACEHOLDER, {}],
  [PLACEHOLDER, { me: "git@github.com:me/plugin-preflight", acme: "git@github.com:acme/plugin-preflight" }],
  [PLACEHOLDER, { origin: "git@work:acme/plugin-preflight.git" }],
  [PLACEHOLDER, { origin: "https://gitlab.com/acme/plugin-preflight.git" }],
  [PLACEHOLDER, { origin: "https://notgithub.com/acme/plugin-preflight" }],
  [PLACEHOLDER, { origin: "https://github.com/$(id)/plugin-preflight" }],
  [PLACEHOLDER, { origin: "/srv/git/acme/plugin-preflight.git" }],
])("the owner is %s for a clone with %j", async (owner, remotes) => {
  expect(await findOwner(remotes)).toBe(owner);
});
