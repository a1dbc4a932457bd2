import type { NeedKind } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Granted } from "../job.js";
import { TEXT_OF_ANSWER } from "../needs.js";
import { makeStandIn } from "../mount/stand-in.js";
import { defineValue } from "./define-value.js";

/** What this run has stand-ins for. */
export interface Grants {
  has(kind: NeedKind, name?: string): boolean;
  list(kind: NeedKind): readonly string[];
  /** Whether this run verifies the errors of another one: what has a stand-in in each run answers in another way. */
  readonly isFurther: boolean;
  /** Whether servers answer in another way than in a further run before. */
  readonly hasOtherAnswers: boolean;
}

/** Of an ordinary run: whatever the plugin replaces, it gets none. */
export const NO_GRANTS: Grants = { has: () => false, list: () => [], isFurther: false, hasOtherAnswers: false };

export function makeGrants(granted: Granted | undefined): Grants {
  if (!granted) return NO_GRANTS;
  const { needs, hasOtherAnswers } = granted;
  const list = (kind: NeedKind): readonly string[] =>
    needs.filter((need) => need.kind === kind).map(({ name }) => name);
  return {
    has: (kind, name) => needs.some((need) => need.kind === kind && (name === undefined || need.name === name)),
    list,
    isFurther: true,
    hasOtherAnswers,
  };
}

/** What a server answers that has nothing to say: 200 with `{}`. Where answers differ, `other` is a text of its own. */
export const ANSWER = { text: "{}", other: '{"any":"answer"}', type: "application/json" } as const;

type Answering = Pick<Grants, "hasOtherAnswers">;

export function getAnswerText({ hasOtherAnswers }: Answering): string {
  return hasOtherAnswers ? ANSWER.other : ANSWER.text;
}

/** @param onText is told where a stand-in is read as a text of some form. */
export function makeAnswer(grants: Answering, onText: () => void): Response {
  const answer = new Response(getAnswerText(grants), { status: 200, headers: { "content-type": ANSWER.type } });
  // A browser parses the answer by itself.
  if (grants.hasOtherAnswers) defineValue(answer, "json", () => Promise.resolve(makeStandIn(undefined, false, onText)));
  return answer;
}

const { parse } = JSON;

/** Where answers differ, what is read from the JSON of one is a stand-in, whoever parses it. */
export function answerParsers({ hasOtherAnswers }: Answering, onText: () => void): void {
  if (!hasOtherAnswers) return;
  JSON.parse = (text: string, reviver?: Parameters<typeof parse>[1]): unknown =>
    text === ANSWER.other ? makeStandIn(undefined, false, onText) : parse(text, reviver);
}

/** What tells the host that code reads the text of an answer, of which it may expect a form. */
export function makeTextReport(report: { reportLack(kind: NeedKind, name: string): void }): () => void {
  return () => {
    report.reportLack(TEXT_OF_ANSWER.kind, TEXT_OF_ANSWER.name);
  };
}
