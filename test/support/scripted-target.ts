import type { DigestedFile } from "../../src/release/packing/sums.js";
import type { TargetFault, Action, Phase, Plan, Publisher, Step } from "../../src/release/publisher.js";

/** A step of a target that exists only in memory. */
export interface ScriptedStep {
  readonly id: string;
  readonly phase: Phase;
  /** "create" if left out. Set it to change what the target has meanwhile. */
  action?: Action;
  readonly irreversible?: boolean;
  readonly isPublication?: boolean;
  /** Why the step is refused. */
  fault?: TargetFault | undefined;
}

/** A target that exists only in memory, with a journal of what is done to it and to its siblings. */
export class ScriptedTarget implements Publisher {
  archive: DigestedFile | undefined;
  /** The archives of its drafts. */
  readonly drafts: DigestedFile[] = [];
  /** What stays there, if it is not the archive of the run. */
  kept: DigestedFile | undefined;
  isClosed = false;
  /** What was accepted and is not shown. */
  unseen: string | undefined;

  constructor(
    readonly id: string,
    readonly steps: ScriptedStep[],
    private readonly journal: string[],
  ) {}

  plan(): Promise<Plan> {
    const isPublic = this.steps.some(({ isPublication, action }) => isPublication === true && action === "noop");
    const isStaged = this.steps.some(({ action }) => action === "noop");
    return Promise.resolve({
      ...(this.unseen !== undefined && { unseen: this.unseen }),
      steps: this.steps.map((step) => this.describe(step)),
      readDrafts: () => this.readDrafts(),
      hasContentOf: ({ sha256 }) => Promise.resolve(this.kept?.sha256 === sha256),
      ...(isPublic ? { publicAt: `https://${this.id}.example.com/1.4.0` } : isStaged && { staged: "a draft" }),
    });
  }

  apply({ id, action }: Step): Promise<void> {
    this.journal.push(`${this.id} ${action === "wait" ? "waits for " : ""}${id}`);
    const step = this.steps.find((one) => one.id === id);
    if (step?.fault) return Promise.reject(step.fault);
    if (step && action !== "wait") step.action = "noop";
    return Promise.resolve();
  }

  useArchive(archive: DigestedFile): void {
    this.archive = archive;
  }

  close(): Promise<readonly string[]> {
    this.isClosed = true;
    return Promise.resolve([]);
  }

  private async *readDrafts(): AsyncGenerator<DigestedFile> {
    yield* await Promise.resolve(this.drafts);
  }

  private describe({ id, phase, action = "create", irreversible = false, isPublication }: ScriptedStep): Step {
    if (this.kept && isPublication) {
      const held = this.kept.sha256 === this.archive?.sha256 ? "same" : "other";
      const about = { target: this.id, evidence: {}, reason: `${id} of ${this.id}` };
      return { ...about, id, phase, irreversible, held, action: held === "same" ? "noop" : "conflict" };
    }
    const help = { rejected: "Mend it", wait: "Wait" }[action as string];
    return {
      id,
      phase,
      action,
      irreversible,
      target: this.id,
      evidence: {},
      reason: `${id} of ${this.id}`,
      ...(help !== undefined && { help }),
    };
  }
}

/** The three targets of a plugin, as far as the release's machine knows them, with one journal. */
export function makeThreeTargets(): {
  readonly journal: string[];
  readonly npm: ScriptedTarget;
  readonly github: ScriptedTarget;
  readonly marketplace: ScriptedTarget;
  readonly all: readonly ScriptedTarget[];
} {
  const journal: string[] = [];
  const publication = { phase: "commit", irreversible: true, isPublication: true } as const;
  const npm = new ScriptedTarget("npm", [{ id: "publish", ...publication }], journal);
  const github = new ScriptedTarget(
    "github-release",
    [
      { id: "draft", phase: "stage" },
      { id: "publish", ...publication },
      { id: "tidy", phase: "announce" },
    ],
    journal,
  );
  const marketplace = new ScriptedTarget(
    "marketplace",
    [
      { id: "submit", phase: "submit" },
      { id: "judgement", phase: "submit", action: "noop" },
      { id: "review", phase: "commit", action: "noop" },
      { id: "release", ...publication },
    ],
    journal,
  );
  return { journal, npm, github, marketplace, all: [npm, github, marketplace] };
}
