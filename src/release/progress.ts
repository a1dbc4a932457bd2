import type { ToolCopy } from "../core/tool.js";
import type { DigestedFile } from "./packing/sums.js";
import { PHASES, TargetFault, type Plan, type Publisher, type Step } from "./publisher.js";

/** Who runs the release, and how it is interrupted or started again. */
export interface Caller {
  /** The command that starts the same run. */
  readonly again: string;
  /** The same for a run that did not fail. */
  readonly later?: string | undefined;
  /** The copy of this tool that runs. */
  readonly copy?: ToolCopy | undefined;
  /** Called before each step, so that the log names the step at which a process died. */
  readonly onStep?: ((step: Step) => void) | undefined;
  /** Left out where the tag cannot be read. */
  readonly tagWatch?: TagWatch | undefined;
  /** Aborted with the reason to throw when the run is interrupted. */
  readonly signal?: AbortSignal | undefined;
}

/** Reads on GitHub whether the tag still names the commit that is released. */
export interface TagWatch {
  /** Whether GitHub is a target, so that its plan has the tag as well. */
  readonly isPlanned: boolean;
  /**
   * The step that stops the release if the tag does not name its commit any more.
   *
   * @throws {TargetFault} if GitHub is a target and does not answer.
   */
  findMove(): Promise<Step | undefined>;
}

/** What one run knows of its targets, and what it has done there. */
export class ReleaseProgress {
  /** The steps that were done, in order. */
  readonly done: Step[] = [];
  /** The latest plan of each target. */
  readonly latest = new Map<string, Plan>();
  /** What is public by now, by target. */
  readonly publicAt = new Map<string, string>();
  /** Steps that may have been done since their target was read, by target. */
  readonly unconfirmed = new Map<string, Step>();
  /** What readers should know about the targets. Sentences without a full stop. */
  readonly warnings = new Set<string>();
  /** The targets that had content of the version when this run began. */
  readonly heldAtStart = new Set<string>();
  /** The plans that were read since the last step. */
  private readonly current = new Set<string>();

  constructor(
    readonly publishers: readonly Publisher[],
    readonly caller: Caller,
  ) {}

  async read(publisher: Publisher): Promise<Plan> {
    this.caller.signal?.throwIfAborted();
    const { id } = publisher;
    const known = this.current.has(id) ? this.latest.get(id) : undefined;
    const found = known ?? (await publisher.plan());
    this.current.add(id);
    this.latest.set(id, found);
    const next = this.findNext(id);
    if (found.unseen === undefined) this.unconfirmed.delete(id);
    else if (next && !this.unconfirmed.has(id)) this.unconfirmed.set(id, next);
    if (found.publicAt !== undefined) this.publicAt.set(id, found.publicAt);
    for (const what of [...(found.unread ?? []), ...(found.remarks ?? [])]) this.warnings.add(what);
    return found;
  }

  /** All steps of all targets, in the order in which they run. */
  async readAll(): Promise<readonly Step[]> {
    const steps: Step[] = [];
    for (const publisher of this.publishers) steps.push(...(await this.read(publisher)).steps);
    return steps.toSorted((a, b) => PHASES.indexOf(a.phase) - PHASES.indexOf(b.phase));
  }

  /** @throws {TargetFault} */
  private async confirmTag(): Promise<void> {
    const move = await this.caller.tagWatch?.findMove();
    if (move) throw new TargetFault("tag-moved", move.reason, move.help ?? "", undefined, move);
  }

  async apply(publisher: Publisher, step: Step): Promise<void> {
    this.caller.signal?.throwIfAborted();
    this.current.clear();
    this.unconfirmed.set(publisher.id, step);
    this.caller.onStep?.(step);
    await publisher.apply(step, () => this.confirmTag());
    if (step.action !== "wait") this.done.push(step);
  }

  /** Whether there was something to do for a step, and it is done as far as is known. */
  isDone({ id, target, action }: Step): boolean {
    const isStep = (other: Step): boolean => other.id === id && other.target === target;
    const isThere = this.latest.get(target)?.steps.find(isStep)?.action === "noop";
    return action !== "noop" && (isThere || this.done.some(isStep));
  }

  /** The first step of a target that is left, as far as it was read. */
  findNext(id: string): Step | undefined {
    return this.latest.get(id)?.steps.find(({ action }) => action !== "noop");
  }

  /** What stays at a target of this version, as far as it was read. */
  findHeldContent(id: string): Step["held"] {
    const held = this.latest.get(id)?.steps.flatMap((step) => step.held ?? []) ?? [];
    return held.includes("other") ? "other" : held[0];
  }

  /** Lets all targets release an archive in place of this run's. */
  useArchive(archive: DigestedFile): void {
    for (const publisher of this.publishers) publisher.useArchive(archive);
    this.forgetPlans();
  }

  /** All targets are read again when their plans are asked for. */
  forgetPlans(): void {
    this.current.clear();
  }
}
