import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { parse } from "yaml";
import { matchesAny } from "../../src/repository/tags/ref-filter.js";
import { ask, find } from "../support/diagnosis.js";
import { temporaryFolder } from "../support/folders.js";
import { expectGoodWorkflows, init, workflowsOf } from "../support/init.js";
import { LAYOUTS, layOut, MANAGERS, nameOf, type LayoutManager } from "../support/layouts.js";
import { nightly } from "../support/nightly.js";
import { runCliHere } from "../support/product.js";
import { git } from "../support/repository.js";
import { sampleOf } from "../support/torture.js";

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Workflow {
  readonly on: { readonly push: { readonly tags?: readonly string[] } };
  readonly jobs: Readonly<Record<string, { readonly steps: readonly Step[] }>>;
}

/** `[layout, manager]` */
const MATRIX = Object.keys(LAYOUTS).flatMap((layout) => MANAGERS.map((manager) => [layout, manager] as const));

/** How the packages of each manager are installed and built on a runner, where there is no lock file yet. */
const BUILDS: Readonly<Record<LayoutManager, RegExp>> = {
  npm: /^npm install && .*npm run build --workspaces --if-present$/u,
  pnpm: /^corepack enable && pnpm install && .*pnpm --recursive --if-present run build$/u,
  "yarn 1": /^yarn install && .*yarn workspace @acme\/\S+ run build$/u,
  yarn: /^corepack enable && yarn install && .*yarn workspaces foreach --all --topological-dev run build$/u,
  "yarn with PnP": /^corepack enable && yarn install && .*yarn workspaces foreach --all --topological-dev run build$/u,
  bun: /^npm install --global bun && bun install && .*bun run --filter '\*' build$/u,
};

describe.each(sampleOf(MATRIX, 1))("%s, with %s", (name, manager) => {
  nightly(
    "every command finds the same plugins, and each works with what the others wrote",
    async () => {
      const layout = LAYOUTS[name];
      if (!layout) throw new Error(name);
      const root = layOut(layout, manager);
      const plugins = layout.plugins.filter((folder) => folder !== layout.generated);
      const shown = plugins.map((folder) => folder || ".").toSorted();
      // A pattern without any plugin is refused.
      const patterns = layout.patterns.filter((pattern) => !pattern.startsWith("apps/"));
      const paths = [...(plugins.includes("") ? ["."] : []), ...patterns];
      const last = plugins.at(-1) ?? "";
      const run = (...args: readonly string[]) => runCliHere(args, { cwd: root });

      for (const command of [["validate"], ["check", "--no-scripts", "--lifecycle", "false"]]) {
        const { status, stdout } = await run(...command, ...paths, "--format", "json");
        expect([status, listPlugins(stdout)], stdout).toEqual([0, shown]);
      }
      const initialized = await init(root, "--yes");
      expect(initialized.status, initialized.output).toBe(0);
      const [check] = workflowsOf(root).map(({ text }) => parse(text) as Workflow);
      const steps = check?.jobs["check"]?.steps ?? [];
      if (layout.patterns.length > 0) expect(steps.map((step) => step.run).join("")).toMatch(BUILDS[manager]);
      const covered = (steps.at(-1)?.with?.["path"] ?? ".").trim().split("\n");
      const again = await run("validate", ...covered, "--format", "json");
      expect(listPlugins(again.stdout), covered.join()).toEqual(shown);

      expect((await init(root, "--yes", "--release")).status).toBe(0);
      expect((await init(root, "--yes", "--release")).stdout).toMatch(/(?:^|\n)There is nothing to do\.\n$/u);
      for (const folder of plugins) await expectGoodWorkflows(root, folder || ".");
      const { on } = parse(workflowsOf(root).find((one) => one.name === "release.yml")?.text ?? "") as Workflow;

      const seen = await ask(join(root, last));
      expect([find(seen, "workflow")?.state, find(seen, "packages")?.state, find(seen, "build")?.state]).toEqual([
        ...["fit", "fit", "fit"],
      ]);

      git(root, "add", "--all");
      git(root, "commit", "--quiet", "--message=ci");
      git(root, "checkout", "--quiet", "-b", "change");
      writeFileSync(join(root, last, "README.md"), `${readFileSync(join(root, last, "README.md"), "utf8")}\nMore.\n`);
      git(root, "commit", "--quiet", "--all", "--message=more");
      const changed = await run("validate", ...paths, "--changed-since", "main", "--format", "json");
      // What is below the plugin at the root may be a part of it.
      const counted = new Set([...(plugins.includes("") ? ["."] : []), last || "."]);
      expect([changed.status, listPlugins(changed.stdout)], changed.stdout).toEqual([0, [...counted]]);

      const bumped = await run("version", "patch", last || ".");
      const tag = (/^ {2}git tag (.*)$/mu.exec(bumped.stdout)?.[1] ?? "").replaceAll("'", "");
      expect(tag).toBe(last === "" ? "v1.4.1" : `${nameOf(last)}@1.4.1`);
      expect(matchesAny(on.push.tags ?? [], tag)).toBe(true);

      const out = join(temporaryFolder(), "plugin.zip");
      const packed = await run("pack", last || ".", "--out", out);
      expect([packed.status, existsSync(out)], packed.output).toEqual([0, true]);
    },
    120_000,
  );
});

function listPlugins(stdout: string): readonly string[] {
  const report = JSON.parse(stdout) as {
    readonly plugins?: readonly { readonly path: string }[];
    readonly plugin?: { readonly path: string };
  };
  const all = report.plugins ?? (report.plugin ? [report.plugin] : []);
  return all.map(({ path }) => path).toSorted();
}
