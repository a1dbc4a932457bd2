import { cutText } from "../loading/describe-value.js";

/** As many lines as the stacks of a life have. */
export const STACK_LINES = 50;
const { captureStackTrace } = Error;
const { set } = Reflect;

/** The stack of this moment, without the lines of the host. How the plugin formats stacks does not matter. */
export function captureStack(): string {
  const { prepareStackTrace, stackTraceLimit } = Error as Partial<ErrorConstructor>;
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", undefined);
  set(Error, "stackTraceLimit", STACK_LINES);
  const holder = { stack: "" };
  captureStackTrace(holder, captureStack);
  // It is formatted when it is first read.
  const { stack } = holder;
  set(Error, "stackTraceLimit", stackTraceLimit);
  if (prepareStackTrace !== undefined) set(Error, "prepareStackTrace", prepareStackTrace);
  return typeof stack === "string" ? cutText(stack) : "";
}
