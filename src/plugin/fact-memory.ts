import type { Absent } from "./absent.js";
import { FileAnswers } from "./file-answers.js";
import type { FactName, Facts, GivenFacts, Reading } from "./reading.js";

type Fact = Promise<FactValue>;
export type ReadFact = (name: FactName, reading: Reading) => Fact;

/** One reading of a plugin by a process that goes on. */
export interface FactRun extends Omit<Reading, "fact" | "kept"> {
  readonly given: GivenFacts;
  readonly read: ReadFact;
}

/** The facts of one plugin that a process that goes on has read. */
export interface FactMemory {
  /**
   * Begins to read the plugin as it is now. A fact is read again only where the files, or another fact, answer otherwise
   * than when it was read: what it has asked is asked again, so nothing depends on who has seen a change.
   */
  begin(run: FactRun): (name: FactName) => Fact;
  /** What was read since the last beginning, and not remembered. */
  listRead(): readonly FactName[];
}

type FactValue = Facts[FactName] | Absent;

interface Remembered {
  readonly value: FactValue;
  /** The version of each answer of the files that it follows from. */
  readonly answers: ReadonlyMap<string, number>;
  /** The other facts that it follows from. */
  readonly facts: ReadonlyMap<FactName, FactValue>;
}

export function makeFactMemory(): FactMemory {
  return new RememberedFacts();
}

class RememberedFacts implements FactMemory {
  readonly #answers = new FileAnswers();
  readonly #remembered = new Map<FactName, Remembered>();
  readonly #given = new Map<FactName, { readonly mark: string; readonly value: FactValue }>();
  /** The texts that each reader keeps for the next run. */
  readonly #keptTexts = new Map<FactName, Map<string, string>>();
  #run: FactRun | undefined;
  /** The facts of this run. */
  #facts = new Map<FactName, Fact>();
  #read: FactName[] = [];

  begin(run: FactRun): (name: FactName) => Fact {
    this.#run = run;
    this.#facts = new Map();
    this.#read = [];
    this.#answers.begin(
      run.workspace,
      [...this.#remembered.values()].flatMap(({ answers }) => [...answers.keys()]),
    );
    this.#replaceGiven(run.given);
    return (name) => this.#getFact(name);
  }

  listRead(): readonly FactName[] {
    return this.#read;
  }

  /** A fact that is given again with the same content keeps its value: what follows from it stays valid. */
  #replaceGiven(facts: GivenFacts): void {
    const before = new Map(this.#given);
    this.#given.clear();
    for (const [name, value] of Object.entries(facts) as [FactName, FactValue][]) {
      const mark = JSON.stringify(value);
      const same = before.get(name);
      this.#given.set(name, same?.mark === mark ? same : { mark, value });
    }
  }

  #getFact(name: FactName): Fact {
    const known = this.#facts.get(name);
    if (known) return known;
    const given = this.#given.get(name);
    const fact = given ? Promise.resolve(given.value) : this.#update(name);
    this.#facts.set(name, fact);
    return fact;
  }

  /** A fact that is read again and says the same keeps its value, too. */
  async #update(name: FactName): Fact {
    const before = this.#remembered.get(name);
    if (before && (await this.#isValid(before))) return before.value;
    this.#remembered.delete(name);
    const now = await this.#readAgain(name);
    const value = before && isSameData(before.value, now.value) ? before.value : now.value;
    this.#remembered.set(name, { ...now, value });
    return value;
  }

  /** Whether a fact is what it was: the other facts have the same values, and the files answer the same. */
  async #isValid({ answers, facts }: Remembered): Promise<boolean> {
    for (const [other, value] of facts) {
      const isUnchanged = await this.#getFact(other).then(
        (now) => now === value,
        () => false,
      );
      if (!isUnchanged) return false;
    }
    return [...answers].every(([key, version]) => this.#answers.hasVersion(key, version));
  }

  async #readAgain(name: FactName): Promise<Remembered> {
    if (!this.#run) throw new Error("a memory is read before it has begun");
    const { folder, reportedWith, read } = this.#run;
    const answers = new Map<string, number>();
    const others = new Map<FactName, Fact>();
    const kept = this.#keptTexts.get(name) ?? new Map<string, string>();
    this.#keptTexts.set(name, kept);
    this.#read.push(name);
    const getFact = <Other extends FactName>(other: Other): Promise<Facts[Other] | Absent> => {
      const fact = this.#getFact(other);
      others.set(other, fact);
      return fact as Promise<Facts[Other] | Absent>;
    };
    const workspace = this.#answers.observe((key, version) => {
      // The first answer is the one that counts: what was read before a change is not what is there now.
      if (!answers.has(key)) answers.set(key, version);
    });
    const value = await read(name, { workspace, folder, reportedWith, kept, fact: getFact });
    const facts = new Map<FactName, FactValue>();
    for (const [other, fact] of others) facts.set(other, await fact);
    return { value, answers, facts };
  }
}

/** Comparing more than this takes longer than it saves. */
const MAX_COMPARED = 5_000;

/** Whether two values are the same data. What has functions or accessors, or is large, is not compared. */
function isSameData(one: unknown, other: unknown): boolean {
  let left = MAX_COMPARED;
  const isSame = (a: unknown, b: unknown): boolean => {
    if (Object.is(a, b)) return true;
    if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
    left -= 1;
    const prototype: unknown = Object.getPrototypeOf(a);
    if (left < 0 || prototype !== Object.getPrototypeOf(b)) return false;
    if (a instanceof Map && b instanceof Map) return isSame([...a], [...b]);
    if (a instanceof Set && b instanceof Set) return isSame([...a], [...b]);
    if (prototype !== Object.prototype && prototype !== Array.prototype && prototype !== null) return false;
    const parts = Object.entries(Object.getOwnPropertyDescriptors(a));
    const others = Object.getOwnPropertyDescriptors(b) as Record<string, PropertyDescriptor>;
    return (
      parts.length === Object.keys(others).length &&
      parts.every(([key, part]) => {
        const counterpart = Object.hasOwn(others, key) ? others[key] : undefined;
        return (
          counterpart !== undefined &&
          "value" in part &&
          "value" in counterpart &&
          isSame(part.value, counterpart.value)
        );
      })
    );
  };
  return isSame(one, other);
}
