import { expect, test } from "vitest";
import { listFixtureCases, type FixtureCase } from "../../scripts/fixtures/fixture-case.js";
import { inspectCase, type InspectedFixture } from "../../scripts/fixtures/inspect-fixture.js";
import { checks } from "../../src/checks/index.js";
import { makeBaseline, markKnownFindings } from "../../src/core/baseline.js";
import type { Finding, PluginReport } from "../../src/core/report.js";
import { readJson } from "../../src/base/text/json/read-json.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const PUSH = { occasion: "push", strict: false } as const;

/** A finding about an item of a list, in a fixture whose file has been written again, so that others of it compare. */
interface Listed {
  readonly check: string;
  readonly one: FixtureCase;
  readonly json: unknown;
  readonly inspected: InspectedFixture;
  readonly finding: Finding;
  /** The path of the list, and the place in it. */
  readonly list: readonly string[];
  readonly index: number;
}

async function inspectWith(check: string, one: FixtureCase, file: string, json: unknown): Promise<InspectedFixture> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(json, undefined, 2)}\n`);
  return inspectCase(ROOT, { ...one, overlay: new Map([...(one.overlay ?? []), [file, bytes]]) }, check);
}

function readJsonOf({ source }: InspectedFixture, file: string): unknown {
  const lines = source(file);
  const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
  return text === undefined ? undefined : readJson(file, text).value;
}

function getPlugin({ report }: InspectedFixture): PluginReport {
  const [plugin] = report.plugins;
  if (!plugin) throw new Error("No plugin was inspected");
  return plugin;
}

/** The lists on the way of a pointer, outermost first. */
function listsOf(
  json: unknown,
  pointer: string,
): readonly { readonly list: readonly string[]; readonly index: number }[] {
  const path = pointer.split("/").slice(1);
  return path.flatMap((segment, at) =>
    Array.isArray(readAt(json, path.slice(0, at))) ? [{ list: path.slice(0, at), index: Number(segment) }] : [],
  );
}

function readAt(json: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], json);
}

async function listFindings(): Promise<readonly Listed[]> {
  const found: Listed[] = [];
  for (const { id } of checks.filter(({ alwaysCounts }) => alwaysCounts !== true)) {
    for (const one of listFixtureCases(ROOT, id)) {
      const first = await inspectCase(ROOT, one, id);
      const pointed = getPlugin(first).findings.filter(({ location: { pointer = "" } }) =>
        /\/\d+(?:\/|$)/u.test(pointer),
      );
      for (const file of new Set(pointed.map(({ location }) => location.file))) {
        const json = readJsonOf(first, file);
        if (json === undefined) continue;
        const inspected = await inspectWith(id, one, file, json);
        for (const finding of getPlugin(inspected).findings) {
          if (finding.location.file !== file) continue;
          const lists = listsOf(json, finding.location.pointer ?? "");
          found.push(...lists.map((list) => ({ check: id, one, json, inspected, finding, ...list })));
        }
      }
    }
  }
  return found;
}

interface Compared {
  /** Findings that were there before, and are not known again. */
  readonly gone: number;
  /** The findings after a change, in their file. */
  readonly known: readonly Finding[];
  readonly unknown: readonly Finding[];
}

/** What a baseline of now knows when a list has become another. */
async function compareChanged(
  { check, one, json, inspected, finding, list }: Listed,
  change: (items: unknown[]) => readonly unknown[],
): Promise<Compared> {
  const copy: unknown = structuredClone(json);
  const items = readAt(copy, list) as unknown[];
  items.splice(0, Infinity, ...change([...items]));
  const changed = await inspectWith(check, one, finding.location.file, copy);
  const entries = makeBaseline(getPlugin(inspected));
  const { plugin, gone } = markKnownFindings(getPlugin(changed), entries, PUSH);
  const [known, unknown] = [true, false].map((isKnown) =>
    plugin.findings.filter(({ suppressed, secret }) => secret !== true && (suppressed !== undefined) === isKnown),
  );
  return { gone, known: known ?? [], unknown: unknown ?? [] };
}

const describeCase = ({ check, one, finding }: Listed): string => `${check} ${one.name}: ${finding.message}`;

/** Another item of the same kind; its name is another, too. */
function makeOther(item: unknown): unknown {
  if (typeof item === "string") return `${item}-other`;
  if (typeof item === "number") return item + 1000;
  if (typeof item === "boolean" || item === null) return 77;
  if (Array.isArray(item)) return [...(item as unknown[]), "other"];
  const entries = Object.entries(item as object).map(([key, value]): [string, unknown] => [
    key,
    ["name", "id", "path"].includes(key) && typeof value === "string" && value !== "" ? `${value}-other` : value,
  ]);
  return { ...Object.fromEntries(entries), other: 1 };
}

/** An item that has no text in common with another. */
function makeUnrelated(item: unknown): unknown {
  if (Array.isArray(item)) return item.map(makeUnrelated);
  if (typeof item !== "object" || item === null) return typeof item === "string" ? `${item}-new` : item;
  return Object.fromEntries(Object.entries(item).map(([key, value]): [string, unknown] => [key, makeUnrelated(value)]));
}

/**
 * A fault that is one of order: the first item settles of what kind the others must be. Of three equal items, the first
 * is also the one that the others are compared with.
 */
function ofOrder(finding: Finding, { inspected }: Listed): boolean {
  const equals = getPlugin(inspected).findings.filter(isOfEquals);
  return /\ball must be of one kind\b/u.test(finding.message) || (equals.length > 1 && isOfEquals(finding));
}

function isOfEquals({ message }: Finding): boolean {
  return /\bthe same as\b|\bis already\b/u.test(message);
}

const all = await listFindings();
const found = sampleOf(all, 30);

test("the fixtures have many findings in lists", () => {
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all.map(({ check }) => check)).size).toBeGreaterThan(10);
});

test("a finding is known again when an item is inserted above its own", async () => {
  for (const listed of found) {
    const { gone } = await compareChanged(listed, (items) => [makeUnrelated(items[0]), ...items]);
    if (!ofOrder(listed.finding, listed)) expect.soft(gone, describeCase(listed)).toBe(0);
  }
});

test("a finding is known again when its list is sorted", async () => {
  for (const listed of found) {
    const { unknown } = await compareChanged(listed, (items) => items.toReversed());
    // Of two equal names, the finding is at the second one. It belongs to another item once the order is another.
    const isKept = (finding: Finding): boolean => !ofOrder(finding, listed) && !isOfEquals(finding);
    const others = unknown.filter(isKept).map(({ message }) => message);
    expect.soft(others, describeCase(listed)).toEqual([]);
  }
});

test("a finding is known again when another item is removed", async () => {
  for (const listed of found) {
    const { index, list, finding } = listed;
    const items = readAt(listed.json, list) as unknown[];
    const named = new Set([...finding.message.matchAll(/\[(\d+)\]/gu)].map(([, at]) => Number(at)));
    const other = items.findIndex((_, at) => at !== index && !named.has(at));
    if (other === -1 || ofOrder(finding, listed)) continue;
    const { unknown } = await compareChanged(listed, (now) => now.toSpliced(other, 1));
    const words = (text: string): string => text.replace(/\d+/gu, "N");
    expect
      .soft(
        unknown.map(({ message }) => words(message)),
        describeCase(listed),
      )
      .not.toContain(words(finding.message));
  }
});

test("no finding about another item in the same place is taken for a known one", async () => {
  for (const listed of found) {
    const { index, list } = listed;
    const { known } = await compareChanged(listed, (items) => items.with(index, makeOther(items[index])));
    const place = `/${[...list, String(index)].join("/")}`;
    const taken = known.filter(({ location: { pointer = "" } }) => `${pointer}/`.startsWith(`${place}/`));
    expect
      .soft(
        taken.map(({ message }) => message),
        describeCase(listed),
      )
      .toEqual([]);
  }
});

test("the words of a message are no part of what a finding is known by", () => {
  for (const { inspected } of found) {
    const plugin = getPlugin(inspected);
    const entries = makeBaseline(plugin);
    const other = { ...plugin, findings: plugin.findings.map((one) => ({ ...one, message: "In other words" })) };
    const { gone, plugin: marked } = markKnownFindings(other, entries, PUSH);
    const unknown = marked.findings.filter(({ suppressed, secret }) => secret !== true && suppressed === undefined);
    expect.soft([gone, unknown.map(({ code }) => code)]).toEqual([0, []]);
  }
});
